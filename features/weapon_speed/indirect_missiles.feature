Feature: Indirect missiles
  What is thrown at a point, where it comes down, and what it does to those near it. Document 001, L161 to L173.

  @weapon_speed.indirect_missiles.at_a_point
  Rule: An indirect missile is aimed at a point, never at a creature

    Scenario Outline: a point
      Given Something else is thrown at short range with an attack bonus of 0
      And it is aimed at a point
      When the throw shows <face>
      Then it is allowed
      And it <lands> on the point

      Examples:
        | face | lands         |
        | 6    | does not land |
        | 16   | lands         |

    Scenario Outline: a creature
      Given <missile> is thrown at short range with an attack bonus of 0
      And it is aimed at a creature
      When the throw shows 16
      Then it is not allowed

      Examples:
        | missile        |
        | Acid           |
        | A boulder      |
        | Something else |

    Scenario: neither
      Given Acid is thrown at short range with an attack bonus of 0
      And it is aimed at a star
      When the throw shows 16
      Then it is refused for its aim

    Scenario Outline: facts that must be stated
      Given a throw that lacks its <lacking>
      When the throw shows 16
      Then it is refused for its <refused>

      Examples:
        | lacking | refused      |
        | missile | missile      |
        | range   | range        |
        | bonus   | attack bonus |

    Scenario: a missile that nobody has heard of
      Given Moonlight is thrown at short range with an attack bonus of 0
      When the throw shows 16
      Then it is refused for its missile

    Scenario: a range that there is not
      Given Acid is thrown at endless range with an attack bonus of 0
      When the throw shows 16
      Then it is refused for its range

  @weapon_speed.indirect_missiles.examples
  Rule: Greek fire, acid and holy water in flasks and vials are indirect missiles

    Scenario Outline: the three of them
      Given <missile> is thrown at short range with an attack bonus of 0
      When the throw shows 14
      Then the throw's total is 14
      And it lands on the point

      Examples:
        | missile    |
        | Greek fire |
        | Acid       |
        | Holy water |

    @near_miss
    Scenario: something that is not named
      Given Something else is thrown at short range with an attack bonus of 0
      When the throw shows 14
      Then the throw's total is 14
      And it lands on the point

  @weapon_speed.indirect_missiles.point_armor_class
  Rule: A point is hit as if it had AC 10

    Scenario Outline: one below, equal, one above
      Given Acid is thrown at short range with an attack bonus of 0
      When the throw shows <face>
      Then the throw's total is <face>
      And it <lands> on the point

      Examples:
        | face | lands         |
        | 9    | does not land |
        | 10   | lands         |
        | 11   | lands         |

    Scenario: on all faces
      Given Acid is thrown at short range with an attack bonus of 0
      When the throw is rolled on every face
      Then it lands on the point on 11 of the 20 faces

    @reading.weapon_speed.indirect_missiles.plain_d20.bonuses_count
    Scenario Outline: with what attack rolls add
      Given Acid is thrown at short range with an attack bonus of <bonus>
      And modifiers of <modifiers> on the throw
      When the throw shows 8
      Then the throw's total is <total>
      And it <lands> on the point

      Examples:
        | bonus | modifiers | total | lands         |
        | 4     | -2        | 10    | lands         |
        | 4     | -3        | 9     | does not land |
        | 0     | 3         | 11    | lands         |
        | 5     | 0         | 13    | lands         |

    @reading.weapon_speed.indirect_missiles.plain_d20.d20_alone
    Scenario Outline: without what attack rolls add
      Given Acid is thrown at short range with an attack bonus of <bonus>
      And modifiers of <modifiers> on the throw
      When the throw shows 8
      Then the throw's total is 8
      And it does not land on the point

      Examples:
        | bonus | modifiers |
        | 4     | -2        |
        | 0     | 3         |
        | 5     | 0         |

    Scenario Outline: the ends of the die
      Given Acid is thrown at short range with an attack bonus of <bonus>
      When the throw shows <face>
      Then it <lands> on the point

      Examples:
        | bonus | face | lands         |
        | 15    | 1    | does not land |
        | -15   | 20   | lands         |

    Scenario Outline: faces that no throw has
      Given Acid is thrown at short range with an attack bonus of 0
      When the throw shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.indirect_missiles.penalties
  Rule: Cover and concealment make a point harder to hit

    Scenario Outline: as much as they do elsewhere
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is behind <what> that hides <percent> percent
      When the throw shows 13
      Then the throw's total is <total>
      And it <lands> on the point

      Examples:
        | what   | percent | total | lands         |
        | a wall | 50      | 11    | lands         |
        | a wall | 75      | 9     | does not land |
        | a bush | 75      | 10    | lands         |
        | a wall | 90      | 6     | does not land |

    Scenario: hidden, and hard to see
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is behind a wall that hides 50 percent
      And the point is hard to see
      And bad sight is worth -1
      When the throw shows 13
      Then the throw's total is 10
      And it lands on the point

    @near_miss
    Scenario: hidden as good as not at all
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is behind a wall that hides 10 percent
      When the throw shows 13
      Then the throw's total is 13
      And it lands on the point

    Scenario: a point behind two covers
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is behind a wall that hides 50 percent
      And the point is behind furniture that hides 50 percent
      When the throw shows 13
      Then it is refused for its screens

  @weapon_speed.indirect_missiles.limited_visibility
  Rule: Limited visibility makes a point harder to hit, by how much is not said

    Scenario Outline: nobody says how much
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is hard to see
      When the throw shows <face>
      Then it is allowed
      And where it lands is not determined
      And the throw's total is not determined

      Examples:
        | face |
        | 10   |
        | 13   |

    Scenario: a throw too low without any penalty
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is hard to see
      When the throw shows 9, the direction 7 and the short scatter 2
      Then it is allowed
      And it does not land on the point
      And it lands 2 metres away
      And the throw's total is not determined

    Scenario: a throw too low by the cover alone
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is behind a wall that hides 75 percent
      And the point is hard to see
      When the throw shows 13, the direction 7 and the short scatter 1
      Then it does not land on the point
      And it lands 1 metres away

    Scenario Outline: someone says how much
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is hard to see
      And bad sight is worth <modifier>
      When the throw shows 13
      Then the throw's total is <total>
      And it <lands> on the point

      Examples:
        | modifier | total | lands         |
        | 0        | 13    | lands         |
        | -3       | 10    | lands         |
        | -4       | 9     | does not land |

    Scenario Outline: the ends of the die ask for no penalty
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is hard to see
      When the throw shows <face>
      Then it <lands> on the point
      And the throw's total is not determined

      Examples:
        | face | lands         |
        | 1    | does not land |
        | 20   | lands         |

    @near_miss
    Scenario: a point that is well seen
      Given Acid is thrown at short range with an attack bonus of 0
      And bad sight is worth -4
      When the throw shows 13
      Then the throw's total is 13

    Scenario: bad sight that helps
      Given Acid is thrown at short range with an attack bonus of 0
      And the point is hard to see
      And bad sight is worth 1
      When the throw shows 13
      Then it is refused for its penalty by visibility

  @weapon_speed.indirect_missiles.scatters
  Rule: An indirect missile that misses scatters, in a direction by a d10

    Scenario Outline: the number of the direction
      Given Greek fire is thrown at long range with an attack bonus of 0
      When the throw shows 9, the direction <face> and the long scatter 3
      Then it does not land on the point
      And the direction is number <face>
      And it lands 3 metres away

      Examples:
        | face |
        | 1    |
        | 6    |
        | 10   |

    @near_miss
    Scenario: a throw that meets its point
      Given Greek fire is thrown at long range with an attack bonus of 0
      When the throw shows 10
      Then it lands 0 metres away
      And the direction has no number

    Scenario Outline: directions that no d10 has
      Given Greek fire is thrown at long range with an attack bonus of 0
      When the throw shows 9, the direction <faces> and the long scatter 3
      Then it is refused for its direction roll

      Examples:
        | faces   |
        | 0       |
        | 11      |
        | 2 and 2 |

  @weapon_speed.indirect_missiles.scatter_diagram
  Rule: The diagram of the directions is not there

    Scenario: nobody has it
      Given Greek fire is thrown at long range with an attack bonus of 0
      When the throw shows 9, the direction 7 and the long scatter 3
      Then the direction is number 7
      And what direction that is is not determined
      And it lands 3 metres away

    Scenario Outline: someone has it
      Given Greek fire is thrown at long range with an attack bonus of 0
      And a scatter diagram from Aaa to Jjj
      When the throw shows 9, the direction <face> and the long scatter 3
      Then the direction is <direction>
      And the direction is number <face>

      Examples:
        | face | direction |
        | 1    | Aaa       |
        | 4    | Ddd       |
        | 10   | Jjj       |

    @near_miss
    Scenario: a throw that does not scatter
      Given Greek fire is thrown at long range with an attack bonus of 0
      And a scatter diagram from Aaa to Jjj
      When the throw shows 12
      Then the direction has no number

    Scenario Outline: diagrams for other dice
      Given Greek fire is thrown at long range with an attack bonus of 0
      And a scatter diagram with <count> directions
      When the throw shows 12
      Then it is refused for its diagram

      Examples:
        | count |
        | 9     |
        | 11    |

  @weapon_speed.indirect_missiles.scatter_distance
  Rule: It scatters 1d2 metres at short range, 1d3 at medium and 1d6 at long range

    Scenario Outline: by the range
      Given Holy water is thrown at <range> range with an attack bonus of 0
      When the throw shows 4, the direction 7 and the <range> scatter <scatter>
      Then it lands <scatter> metres away
      And the direction is number 7

      Examples:
        | range  | scatter |
        | short  | 1       |
        | short  | 2       |
        | medium | 1       |
        | medium | 3       |
        | long   | 1       |
        | long   | 6       |

    @near_miss
    Scenario: a throw that needs no distance
      Given Holy water is thrown at long range with an attack bonus of 0
      When the throw shows 14, the direction 7 and the long scatter 5
      Then it lands 0 metres away

    Scenario Outline: scatters that the dice do not have
      Given Holy water is thrown at <range> range with an attack bonus of 0
      When the throw shows 4, the direction 7 and the <range> scatter <scatter>
      Then it is refused for its <range> scatter

      Examples:
        | range  | scatter |
        | short  | 0       |
        | short  | 3       |
        | medium | 0       |
        | medium | 4       |
        | long   | 0       |
        | long   | 7       |

  @weapon_speed.indirect_missiles.direct_hit
  Rule: Every creature in the effective area is hit directly

    @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
    Scenario Outline: in the area
      Given Acid lands <distance> centimetres from <who>
      When its damage of 2d4 HP shows 3 and 4
      Then the creature is hit directly
      And the creature is affected
      And the damage is 7

      Examples:
        | distance | who           |
        | 0        | somebody else |
        | 14       | a paladin     |
        | 15       | somebody else |

    @reading.weapon_speed.indirect_missiles.splash_in_the_area.both
    Scenario: in the area, and splashed as well
      Given Acid lands 15 centimetres from somebody else
      When its damage of 2d4 HP shows 3 and 4
      Then the creature is hit directly
      And the damage is 8

    @near_miss
    Scenario: just outside the area
      Given Acid lands 16 centimetres from somebody else
      When its damage of 2d4 HP shows 3 and 4
      Then the creature is in reach of a splash
      And the damage is 1

    Scenario: a distance below 0
      Given Acid lands -1 centimetres from somebody else
      When its effect is looked at
      Then it is refused for its distance

    Scenario: a distance that nobody states
      Given Acid lands at an unknown distance
      When its effect is looked at
      Then it is refused for its distance

    Scenario: a missile that nobody names
      Given nobody says what lands 3 centimetres away
      When its effect is looked at
      Then it is refused for its missile

    Scenario: the effect of a thing unheard of
      Given Moonlight lands 3 centimetres from somebody else
      When its effect is looked at
      Then it is refused for its missile

    Scenario: a creature unheard of
      Given Acid lands 3 centimetres from a thing unheard of
      When its effect is looked at
      Then it is refused for its kind of creature

  @weapon_speed.indirect_missiles.splash
  Rule: Every creature up to a metre from the effective area is splashed

    Scenario Outline: near the area
      Given <missile> lands <distance> centimetres from an undead creature
      When its effect is looked at
      Then the creature is in reach of a splash
      And the creature is affected
      And the damage is <damage>

      Examples:
        | missile    | distance | damage |
        | Acid       | 16       | 1      |
        | Acid       | 114      | 1      |
        | Acid       | 115      | 1      |
        | Holy water | 115      | 2      |

    Scenario Outline: near the area of Greek fire
      Given Greek fire lands <distance> centimetres from somebody else
      When its damage of 1d3 HP shows 2
      Then the creature is in reach of a splash
      And the creature is affected
      And the damage is 2

      Examples:
        | distance |
        | 51       |
        | 150      |

    @near_miss
    Scenario Outline: a centimetre too far
      Given <missile> lands <distance> centimetres from an undead creature
      When its effect is looked at
      Then the creature is outside
      And the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | missile    | distance |
        | Acid       | 116      |
        | Holy water | 116      |
        | Greek fire | 151      |
        | Poison     | 116      |

  @weapon_speed.indirect_missiles.damage
  Rule: Acid, holy water and Greek fire have an area, a damage for direct hits and one for splashes

    @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
    Scenario Outline: direct hits
      Given <type> lands with an undead creature at the edge of an area of <area>
      When its damage of <direct> shows <faces>
      Then the creature is hit directly
      And the damage is <damage>

      Examples: the rows of Table 9.6
        | type       | area           | direct                    | faces   | damage |
        | Acid       | 0.3 m diameter | 2d4 HP                    | 1 and 4 | 5      |
        | Holy water | 0.3 m diameter | 2d3 HP                    | 3 and 3 | 6      |
        | Greek fire | 1 m diameter   | 2d6 HP / 1d6 HP per round | 6 and 5 | 11     |

    @reading.weapon_speed.indirect_missiles.splash_in_the_area.both
    Scenario Outline: direct hits that splash as well
      Given <type> lands with an undead creature at the edge of an area of <area>
      When its damage of <direct> shows <faces> and its splash 3
      Then the creature is hit directly
      And the damage is <damage>

      Examples:
        | type       | area           | direct                    | faces   | damage |
        | Acid       | 0.3 m diameter | 2d4 HP                    | 1 and 4 | 6      |
        | Holy water | 0.3 m diameter | 2d3 HP                    | 3 and 3 | 8      |
        | Greek fire | 1 m diameter   | 2d6 HP / 1d6 HP per round | 6 and 5 | 14     |

    Scenario Outline: splashes
      Given <type> lands with an undead creature a metre from an area of <area>
      When its effect is looked at
      Then the creature is in reach of a splash
      And the splash does <splash>

      Examples:
        | type       | area           | splash |
        | Acid       | 0.3 m diameter | 1 HP   |
        | Holy water | 0.3 m diameter | 2 HP   |

    Scenario Outline: splashes of Greek fire
      Given Greek fire lands with a paladin a metre from an area of 1 m diameter
      When its damage of <splash> shows <face>
      Then the creature is in reach of a splash
      And the damage is <face>
      And it can be regenerated

      Examples:
        | splash | face |
        | 1d3 HP | 1    |
        | 1d3 HP | 3    |

    @near_miss
    Scenario: nobody in reach
      Given Greek fire lands 400 centimetres from somebody else
      When its damage of 1d3 HP shows 3
      Then the damage is 0

    Scenario Outline: faces that the dice of the table do not have
      Given <type> lands 5 centimetres from an undead creature
      When its damage of <direct> shows <faces>
      Then it is refused for its <refused>

      Examples:
        | type       | direct                    | faces   | refused                  |
        | Acid       | 2d4 HP                    | 0 and 1 | acid's damage roll       |
        | Acid       | 2d4 HP                    | 1 and 5 | acid's damage roll       |
        | Holy water | 2d3 HP                    | 0 and 1 | holy water's damage roll |
        | Holy water | 2d3 HP                    | 4 and 1 | holy water's damage roll |
        | Greek fire | 2d6 HP / 1d6 HP per round | 0 and 1 | Greek fire's damage roll |
        | Greek fire | 2d6 HP / 1d6 HP per round | 1 and 7 | Greek fire's damage roll |

    Scenario Outline: faces that a splash of Greek fire does not have
      Given Greek fire lands 60 centimetres from somebody else
      When its damage of 1d3 HP shows <face>
      Then it is refused for its splash roll

      Examples:
        | face |
        | 0    |
        | 4    |

  @weapon_speed.indirect_missiles.each_round
  Rule: Greek fire does another 1d6 to whoever it hit directly for each round that it burns

    Scenario: in the rounds after the hit
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And the fire on Ann still burnt, and showed 4
      And the round has ended
      When the fire on Ann still burns, and shows 6
      Then the damage is 6

    Scenario: in the round after the hit
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      When the round ends
      And the fire on Ann still burns, and shows 1
      Then the damage is 1

    Scenario: a fire that outlasts the combat
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the combat has ended
      When the fire on Ann still burns, and shows 5
      Then the damage is 5

    Scenario: a fire that outlasts one more combat
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the combat ends
      And the fire on Ann still burns, and shows 2
      Then the damage is 2

    Scenario: somebody without a name
      Given Greek fire lands 10 centimetres from somebody else
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      When the round ends
      And the fire still burns, and shows 5
      Then the damage is 5

    @reading.weapon_speed.indirect_missiles.fire_upon_fire.each_hit
    Scenario: two hits burn twice
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And its damage of 2d6 HP / 1d6 HP per round has shown 1 and 5
      And the round has ended
      When the fire on Ann still burns, and shows 3 and 4
      Then the damage is 7

    @reading.weapon_speed.indirect_missiles.fire_upon_fire.one_fire
    Scenario: two hits are one fire
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And its damage of 2d6 HP / 1d6 HP per round has shown 1 and 5
      And the round has ended
      When the fire on Ann still burns, and shows 3
      Then the damage is 3

    @reading.weapon_speed.indirect_missiles.fire_begins.next_round
    Scenario: a second hit does not put off what the first does
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And its damage of 2d6 HP / 1d6 HP per round has shown 1 and 5
      When the fire on Ann still burns, and shows 4
      Then the damage is 4

    @reading.weapon_speed.indirect_missiles.fire_begins.same_round
    @reading.weapon_speed.indirect_missiles.fire_upon_fire.each_hit
    Scenario: a second hit burns with the first at once
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And its damage of 2d6 HP / 1d6 HP per round has shown 1 and 5
      When the fire on Ann still burns, and shows 4 and 1
      Then the damage is 5

    @near_miss
    Scenario: once a round, not twice
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And the fire on Ann still burnt, and showed 4
      When the fire on Ann still burns, and shows 4
      Then the damage is 0

    @near_miss
    Scenario: another creature is not alight
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the fire on Bob still burns, and shows 4
      Then the damage is 0

    @near_miss
    Scenario: a splash sets nobody alight
      Given Greek fire lands 60 centimetres from Ann
      And its damage of 1d3 HP has shown 3
      And the round has ended
      When the fire on Ann still burns, and shows 4
      Then the damage is 0

    @near_miss @reading.weapon_speed.indirect_missiles.fire_begins.next_round
    Scenario: not in the round of the hit
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      When the fire on Ann still burns, and shows 4
      Then the damage is 0

    @reading.weapon_speed.indirect_missiles.fire_begins.same_round
    Scenario: in the round of the hit already
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      When the fire on Ann still burns, and shows 4
      Then the damage is 4

    Scenario Outline: faces that a d6 does not have
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the fire on Ann still burns, and shows <face>
      Then it is refused for its fire's damage roll

      Examples:
        | face |
        | 0    |
        | 7    |

  @weapon_speed.indirect_missiles.how_long_fire_burns
  Rule: How many rounds Greek fire burns is not said

    Scenario: nobody says whether it still burns
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the fire on Ann is looked at
      Then the damage is not determined

    Scenario: someone says that it is out
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the fire on Ann burns no longer
      Then the damage is 0

    Scenario: someone says that it still burns
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      When the fire on Ann still burns, and shows 3
      Then the damage is 3

    @reading.weapon_speed.indirect_missiles.fire_begins.next_round
    Scenario: the fire of the second hit burns on when that of the first is out
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And its damage of 2d6 HP / 1d6 HP per round has shown 1 and 5
      And the fire on Ann burnt no longer
      And the round has ended
      When the fire on Ann still burns, and shows 5
      Then the damage is 5

    @near_miss
    Scenario: a fire that is out stays out
      Given Greek fire lands 10 centimetres from Ann
      And its damage of 2d6 HP / 1d6 HP per round has shown 2 and 3
      And the round has ended
      And the fire on Ann burnt no longer
      And the round has ended
      When the fire on Ann still burns, and shows 3
      Then the damage is 0

    @near_miss
    Scenario: someone who never was alight
      When the fire on Ann is looked at
      Then the damage is 0

  @weapon_speed.indirect_missiles.poison_is_special
  Rule: What a poison does when thrown is not said

    Scenario Outline: nobody says what it does
      Given <type> lands with somebody else at the edge of an area of <area>
      When its damage is <direct>
      Then the creature is hit directly
      And the creature is affected
      And the damage is not determined
      And it can be regenerated

      Examples: the last row of Table 9.6
        | type   | area           | direct  |
        | Poison | 0.3 m diameter | Special |

    @reading.weapon_speed.indirect_missiles.gaseous_poison.poison
    Scenario: nobody says what a gas does
      Given Poison lands 80 centimetres from somebody else
      And the poison is gaseous
      When its effect is looked at
      Then the creature is in reach of a splash
      And the damage is not determined

    @near_miss
    Scenario Outline: someone says what it does
      Given Poison lands 15 centimetres from somebody else
      And the poison does <damage>
      When its effect is looked at
      Then the damage is <damage>
      And the creature is affected
      And it can be regenerated

      Examples:
        | damage |
        | 0      |
        | 12     |

    Scenario: a poison that heals
      Given Poison lands 15 centimetres from somebody else
      And the poison does -1
      When its effect is looked at
      Then it is refused for its poison's damage

  @weapon_speed.indirect_missiles.acid
  Rule: What acid does cannot be regenerated

    Scenario Outline: direct hits and splashes
      Given Acid lands <distance> centimetres from <who>
      When its damage of 2d4 HP shows 3 and 4
      Then it can never be regenerated
      And the creature is affected

      Examples:
        | distance | who                |
        | 5        | somebody else      |
        | 90       | somebody else      |
        | 5        | an undead creature |

    @near_miss
    Scenario: Greek fire has no such effect
      Given Greek fire lands 5 centimetres from an undead creature
      When its damage of 2d6 HP / 1d6 HP per round shows 3 and 4
      Then it can be regenerated
      And the creature is affected

  @weapon_speed.indirect_missiles.waters
  Rule: Holy water harms undead and evil outsiders, unholy water paladins and good outsiders, beyond regeneration

    Scenario Outline: holy water on those it is for
      Given Holy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is affected
      And the damage is <damage>
      And it can never be regenerated

      @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
      Examples: hit directly
        | distance | who                | damage |
        | 10       | an undead creature | 5      |
        | 10       | an evil outsider   | 5      |

      Examples: splashed
        | distance | who                | damage |
        | 50       | an undead creature | 2      |
        | 50       | an evil outsider   | 2      |

    @reading.weapon_speed.indirect_missiles.row_of_unholy_water.as_holy_water
    Scenario Outline: unholy water on those it is for
      Given Unholy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is affected
      And the damage is <damage>
      And it can never be regenerated

      @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
      Examples: hit directly
        | distance | who             | damage |
        | 15       | a paladin       | 5      |
        | 15       | a good outsider | 5      |

      Examples: splashed
        | distance | who             | damage |
        | 16       | a paladin       | 2      |
        | 115      | a good outsider | 2      |

    @near_miss @reading.weapon_speed.indirect_missiles.row_of_unholy_water.no_row
    Scenario Outline: unholy water without a row
      Given Unholy water lands 10 centimetres from <who>
      When its effect is looked at
      Then where the creature is, and what it suffers, is not determined

      Examples:
        | who             |
        | a paladin       |
        | a good outsider |

    @near_miss @reading.weapon_speed.indirect_missiles.row_of_unholy_water.no_row
    @reading.weapon_speed.indirect_missiles.water_on_others.ordinary_damage
    Scenario: unholy water without a row, which may hurt anyone
      Given Unholy water lands 10 centimetres from somebody else
      When its effect is looked at
      Then where the creature is, and what it suffers, is not determined

    @reading.weapon_speed.indirect_missiles.row_of_unholy_water.no_row
    @reading.weapon_speed.indirect_missiles.water_on_others.harmless
    Scenario Outline: unholy water without a row, on others
      Given Unholy water lands 10 centimetres from <who>
      When its effect is looked at
      Then where the creature is is not determined
      And the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | who                |
        | somebody else      |
        | an undead creature |

    @reading.weapon_speed.indirect_missiles.water_on_others.harmless
    Scenario Outline: holy water on others
      Given Holy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | distance | who             |
        | 10       | somebody else   |
        | 10       | a paladin       |
        | 50       | a good outsider |

    @reading.weapon_speed.indirect_missiles.water_on_others.harmless
    Scenario Outline: unholy water on others
      Given Unholy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is not affected
      And the damage is 0

      Examples:
        | distance | who                |
        | 10       | somebody else      |
        | 10       | an undead creature |
        | 50       | an evil outsider   |

    @near_miss @reading.weapon_speed.indirect_missiles.water_on_others.ordinary_damage
    Scenario Outline: holy water hurts others in the ordinary way
      Given Holy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is affected
      And the damage is <damage>
      And it can be regenerated

      @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
      Examples: hit directly
        | distance | who           | damage |
        | 10       | somebody else | 5      |
        | 10       | a paladin     | 5      |

      Examples: splashed
        | distance | who           | damage |
        | 50       | somebody else | 2      |

    @near_miss @reading.weapon_speed.indirect_missiles.water_on_others.ordinary_damage
    @reading.weapon_speed.indirect_missiles.row_of_unholy_water.as_holy_water
    Scenario Outline: unholy water hurts others in the ordinary way
      Given Unholy water lands <distance> centimetres from <who>
      When its damage of 2d3 HP shows 3 and 2
      Then the creature is affected
      And the damage is <damage>
      And it can be regenerated

      @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
      Examples: hit directly
        | distance | who                | damage |
        | 10       | an undead creature | 5      |

      Examples: splashed
        | distance | who              | damage |
        | 50       | an evil outsider | 2      |

  @weapon_speed.indirect_missiles.gaseous_creatures
  Rule: Gaseous creatures are not affected

    Scenario Outline: holy water
      Given Holy water lands <distance> centimetres from an undead creature
      And the creature is gaseous
      When its effect is looked at
      Then the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | distance |
        | 5        |
        | 90       |

    @reading.weapon_speed.indirect_missiles.row_of_unholy_water.as_holy_water
    Scenario: unholy water
      Given Unholy water lands 5 centimetres from a paladin
      And the creature is gaseous
      When its effect is looked at
      Then the creature is hit directly
      And the creature is not affected
      And the damage is 0

    @reading.weapon_speed.indirect_missiles.row_of_unholy_water.no_row
    Scenario Outline: unholy water, of which no row gives the area
      Given Unholy water lands <distance> centimetres from <who>
      And the creature is gaseous
      When its effect is looked at
      Then where the creature is is not determined
      And the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | distance | who             |
        | 5        | a paladin       |
        | 90       | a good outsider |
        | 5        | somebody else   |

    @near_miss @reading.weapon_speed.indirect_missiles.which_spare_gaseous.the_waters
    @reading.weapon_speed.indirect_missiles.splash_in_the_area.direct_only
    Scenario Outline: other missiles affect them
      Given <missile> lands 5 centimetres from somebody else
      And the creature is gaseous
      When its damage of <dice> shows 3 and 4
      Then the creature is affected
      And the damage is 7

      Examples:
        | missile    | dice                      |
        | Acid       | 2d4 HP                    |
        | Greek fire | 2d6 HP / 1d6 HP per round |

    @reading.weapon_speed.indirect_missiles.which_spare_gaseous.every_missile
    Scenario Outline: no missile affects them
      Given <missile> lands <distance> centimetres from somebody else
      And the creature is gaseous
      When its effect is looked at
      Then the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | missile    | distance |
        | Acid       | 5        |
        | Acid       | 90       |
        | Greek fire | 5        |

    @near_miss
    Scenario: a gaseous creature that is far away
      Given Holy water lands 400 centimetres from an undead creature
      And the creature is gaseous
      When its effect is looked at
      Then the creature is outside
      And the creature is not affected

  @weapon_speed.indirect_missiles.oil
  Rule: Oil is splashed with one action and ignited with another, which takes something lit

    Scenario: the first action
      When oil is splashed on Ann
      Then that takes 1 actions in all
      And it is allowed
      And the oil does not burn
      And the damage is 0

    Scenario: the second action
      Given oil has been splashed on Ann
      And something lit is at hand
      And burning oil does 4
      When oil is ignited on Ann
      Then it is allowed
      And that takes 2 actions in all
      And the oil burns
      And the damage is 4

    Scenario: the second action a round later
      Given oil has been splashed on Ann
      And the round has ended
      And something lit is at hand
      And burning oil does 7
      When oil is ignited on Ann
      Then that takes 2 actions in all
      And the damage is 7

    Scenario: nothing lit
      Given oil has been splashed on Ann
      When oil is ignited on Ann
      Then it is not allowed

    Scenario: nothing splashed
      Given something lit is at hand
      When oil is ignited on Ann
      Then it is not allowed

    Scenario: splashed on somebody else
      Given something lit is at hand
      And oil has been splashed on Bob
      When oil is ignited on Ann
      Then it is not allowed

    Scenario: what has burnt must be splashed anew
      Given something lit is at hand
      And oil has been splashed on Ann
      And oil has been ignited on Ann
      When oil is ignited on Ann
      Then it is not allowed

    Scenario: a third way to use it
      When oil is drunk by Ann
      Then it is refused for its step

    Scenario: no way to use it
      When oil is used in a way that nobody states
      Then it is refused for its step

  @weapon_speed.indirect_missiles.damage_of_oil
  Rule: What burning oil does is not said

    Scenario: nobody says what
      Given something lit is at hand
      And oil has been splashed on Ann
      When oil is ignited on Ann
      Then the damage is not determined
      And the oil burns

    @near_miss
    Scenario: someone says what
      Given something lit is at hand
      And oil has been splashed on Ann
      And burning oil does 0
      When oil is ignited on Ann
      Then the damage is 0
      And the oil burns

    Scenario: oil that heals
      Given burning oil does -1
      When oil is splashed on Ann
      Then it is refused for its oil's damage

  @weapon_speed.indirect_missiles.poison
  Rule: A thrown poison that is not gaseous affects only those whom it hits directly

    Scenario: a direct hit
      Given Poison lands 15 centimetres from somebody else
      And the poison does 9
      When its effect is looked at
      Then the creature is affected
      And the damage is 9

    Scenario Outline: a splash
      Given Poison lands <distance> centimetres from somebody else
      And the poison does 9
      When its effect is looked at
      Then the creature is in reach of a splash
      And the creature is not affected
      And the damage is 0
      And it can be regenerated

      Examples:
        | distance |
        | 16       |
        | 115      |

    Scenario: a direct hit by a gas
      Given Poison lands 10 centimetres from somebody else
      And the poison is gaseous
      And the poison does 9
      When its effect is looked at
      Then the creature is affected
      And the damage is 9

    @reading.weapon_speed.indirect_missiles.gaseous_poison.poison
    Scenario: a splash of a gas
      Given Poison lands 80 centimetres from somebody else
      And the poison is gaseous
      And the poison does 9
      When its effect is looked at
      Then the creature is affected
      And the damage is 9

    @reading.weapon_speed.indirect_missiles.gaseous_poison.creature
    Scenario: a splash of a gas does no more than one of a liquid
      Given Poison lands 80 centimetres from somebody else
      And the poison is gaseous
      And the poison does 9
      When its effect is looked at
      Then the creature is not affected
      And the damage is 0

    @reading.weapon_speed.indirect_missiles.gaseous_poison.creature
    Scenario: a gaseous creature that is hit directly by poison
      Given Poison lands 10 centimetres from somebody else
      And the creature is gaseous
      And the poison does 9
      When its effect is looked at
      Then the creature is not affected
      And the damage is 0

    @reading.weapon_speed.indirect_missiles.gaseous_poison.poison
    @reading.weapon_speed.indirect_missiles.which_spare_gaseous.the_waters
    Scenario: a gaseous creature is poisoned as any other
      Given Poison lands 10 centimetres from somebody else
      And the creature is gaseous
      And the poison does 9
      When its effect is looked at
      Then the creature is affected
      And the damage is 9

    @near_miss
    Scenario: acid splashes hurt
      Given Acid lands 80 centimetres from somebody else
      When its effect is looked at
      Then the creature is affected
      And the damage is 1
