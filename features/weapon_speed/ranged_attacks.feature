Feature: Ranged attacks
  What is added to shots and throws, how often they come, and the line that they take. Document 001, L142 to L146.

  @weapon_speed.ranged_attacks.same_roll
  Rule: A ranged attack adds the attack bonus and all modifiers to a d20, and hits if the total reaches the target's AC

    Scenario Outline: one below, equal, one above
      Given a hurled axe fired with attack bonus 4 at AC 16
      And other modifiers of -2
      When the ranged attack shows <face>
      Then its total is <total>
      And the ranged attack <hits>

      Examples:
        | face | total | hits   |
        | 13   | 15    | misses |
        | 14   | 16    | hits   |
        | 15   | 17    | hits   |

    Scenario: nothing but the attack bonus
      Given a weapon that is not aimed fired with attack bonus -1 at AC 9
      When the ranged attack shows 10
      Then its total is 9
      And the ranged attack hits
      And Strength adds 0 to its damage

    Scenario Outline: every face of the d20
      Given a hurled axe fired with attack bonus <bonus> at AC 16
      When the ranged attack is rolled on every face
      Then the ranged attack hits on <times> of the 20 faces

      Examples:
        | bonus | times |
        | -10   | 1     |
        | 0     | 5     |
        | 6     | 11    |
        | 14    | 19    |
        | 15    | 19    |

    Scenario Outline: faces that no d20 has
      Given a hurled axe fired with attack bonus 4 at AC 16
      When the ranged attack shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: a weapon that nobody has heard of
      Given an unheard-of weapon fired with attack bonus 4 at AC 16
      When the ranged attack shows 10
      Then it is refused for its weapon

    Scenario: no weapon
      Given an attack bonus of 4 at AC 16, with who knows what
      When the ranged attack shows 10
      Then it is refused for its weapon

    Scenario: no attack bonus
      Given a hurled axe of which only the AC 16 is known
      When the ranged attack shows 10
      Then it is refused for its attack bonus

    Scenario: no AC
      Given a hurled axe of which only the attack bonus 4 is known
      When the ranged attack shows 10
      Then it is refused for its AC

    Scenario Outline: the two ends of the die
      Given a bow fired with attack bonus <bonus> at AC <armour>
      When the ranged attack shows <face>
      Then its total is <total>
      And the ranged attack <hits>

      Examples:
        | bonus | armour | face | total | hits   |
        | 3     | 40     | 20   | 23    | hits   |
        | 30    | 15     | 1    | 31    | misses |

    Scenario Outline: totals and faces that are none of the two
      Given a bow fired with attack bonus <bonus> at AC <armour>
      When the ranged attack shows <face>
      Then the ranged attack <hits>

      Examples:
        | bonus | armour | face | hits   |
        | 3     | 40     | 19   | misses |
        | 1     | 40     | 19   | misses |
        | 30    | 15     | 2    | hits   |
        | -1    | 1      | 2    | hits   |

  @weapon_speed.ranged_attacks.hurled_damage
  Rule: Strength modifies the damage of hurled weapons

    Scenario Outline: damage, and not the attack
      Given a hurled axe fired with attack bonus 4 at AC 25
      And a Strength modifier of <strength>
      When the ranged attack shows 10
      Then its total is 14
      And the ranged attack misses
      And Strength adds <strength> to its damage

      Examples:
        | strength |
        | 3        |
        | -2       |
        | 0        |

    @near_miss
    Scenario Outline: weapons that take nothing from Strength
      Given <weapon> fired with attack bonus 4 at AC 10
      And a Strength modifier of 3
      When the ranged attack shows 10
      Then its total is 14
      And Strength adds 0 to its damage

      Examples:
        | weapon                     |
        | a crossbow                 |
        | another aimed weapon       |
        | a weapon that is not aimed |

  @weapon_speed.ranged_attacks.bow_strength
  Rule: Where Strength counts for a bow, it modifies both its attacks and its damage

    Scenario Outline: it counts for the bow
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of <strength>
      And Strength counts for this bow
      When the ranged attack shows 10
      Then its total is <total>
      And the ranged attack <hits>
      And Strength adds <strength> to its damage

      Examples:
        | strength | total | hits   |
        | 3        | 17    | hits   |
        | 1        | 15    | misses |
        | -2       | 12    | misses |

    @reading.weapon_speed.attack_roll.strength_of_bows.every_bow
    Scenario: it does not count, and attacks with bows have it even so
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of 3
      And Strength does not count for this bow
      When the ranged attack shows 10
      Then its total is 17
      And the ranged attack hits
      And Strength adds 0 to its damage

    @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario: it does not count, neither for attacks nor for damage
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of 3
      And Strength does not count for this bow
      When the ranged attack shows 10
      Then its total is 14
      And the ranged attack misses
      And Strength adds 0 to its damage

    @near_miss
    Scenario: a crossbow is no bow
      Given a crossbow fired with attack bonus 4 at AC 16
      And a Strength modifier of 3
      And Strength counts for this bow
      When the ranged attack shows 10
      Then its total is 14
      And Strength adds 0 to its damage

  @weapon_speed.ranged_attacks.which_bows
  Rule: In which cases Strength counts for a bow is not said

    @reading.weapon_speed.attack_roll.strength_of_bows.every_bow
    Scenario: nobody says of the bow whether it counts
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of -2
      When the ranged attack shows 14
      Then its total is 16
      And the ranged attack hits
      And what Strength adds to its damage is not determined

    @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario Outline: nobody says of the bow whether it counts, even for the attack
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of -2
      When the ranged attack shows <face>
      Then its total is not determined
      And whether it hits is not determined
      And what Strength adds to its damage is not determined

      Examples:
        | face |
        | 12   |
        | 13   |

    @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario Outline: it hits or misses, whether Strength counts or not
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of -2
      When the ranged attack shows <face>
      Then its total is not determined
      And the ranged attack <hits>
      And what Strength adds to its damage is not determined

      Examples:
        | face | hits   |
        | 11   | misses |
        | 14   | hits   |

    Scenario Outline: the ends of the die do not ask for Strength
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of 3
      When the ranged attack shows <face>
      Then the ranged attack <hits>
      And what Strength adds to its damage is not determined

      Examples:
        | face | hits   |
        | 1    | misses |
        | 20   | hits   |

    @near_miss
    Scenario: a Strength that modifies nothing
      Given a bow fired with attack bonus 4 at AC 16
      When the ranged attack shows 12
      Then its total is 16
      And the ranged attack hits
      And Strength adds 0 to its damage

  @weapon_speed.ranged_attacks.dexterity
  Rule: Dexterity modifies the attacks of aimed ranged weapons

    Scenario Outline: weapons that have it in every reading
      Given <weapon> fired with attack bonus 4 at AC 16
      And a Dexterity modifier of <dexterity>
      When the ranged attack shows 10
      Then its total is <total>
      And Strength adds 0 to its damage

      Examples:
        | weapon       | dexterity | total |
        | a hurled axe | 2         | 16    |
        | a hurled axe | -3        | 11    |
        | a bow        | 2         | 16    |
        | a bow        | -3        | 11    |

    Scenario: Strength and Dexterity with one bow
      Given a bow fired with attack bonus 4 at AC 16
      And a Strength modifier of 3
      And Strength counts for this bow
      And a Dexterity modifier of 2
      When the ranged attack shows 10
      Then its total is 19

    @reading.weapon_speed.attack_roll.dexterity_of_other_missiles.all_aimed
    Scenario Outline: weapons that are aimed
      Given <weapon> fired with attack bonus 4 at AC 16
      And a Dexterity modifier of 2
      When the ranged attack shows 10
      Then its total is 16
      And the ranged attack hits

      Examples:
        | weapon               |
        | a crossbow           |
        | another aimed weapon |

    @near_miss @reading.weapon_speed.attack_roll.dexterity_of_other_missiles.only_named
    Scenario Outline: aimed weapons that are not in the list
      Given <weapon> fired with attack bonus 4 at AC 16
      And a Dexterity modifier of 2
      When the ranged attack shows 10
      Then its total is 14
      And the ranged attack misses

      Examples:
        | weapon               |
        | a crossbow           |
        | another aimed weapon |

    @near_miss
    Scenario: a weapon that nobody aims
      Given a weapon that is not aimed fired with attack bonus 4 at AC 16
      And a Dexterity modifier of 2
      When the ranged attack shows 10
      Then its total is 14

  @weapon_speed.ranged_attacks.rate_of_fire
  Rule: A rate of fire counts as several attacks with one weapon

    Scenario Outline: whole rates, in any round
      Given <over> rounds are over
      When a rate of fire of <rate> is looked at
      Then it gives <shots> shots, <staggered>

      Examples:
        | over | rate | shots | staggered     |
        | 0    | 1    | 1     | not staggered |
        | 1    | 4/2  | 2     | staggered     |
        | 1    | 1    | 1     | not staggered |
        | 0    | 2    | 2     | staggered     |
        | 1    | 3    | 3     | staggered     |

    Scenario Outline: halves alternate
      Given Ann has fired at a rate of <rate>
      And <over> rounds are over
      When Ann fires at a rate of <rate>
      Then it gives <shots> shots, <staggered>

      Examples:
        | over | rate | shots | staggered     |
        | 0    | 3/2  | 1     | not staggered |
        | 1    | 3/2  | 2     | staggered     |
        | 2    | 3/2  | 1     | not staggered |
        | 3    | 3/2  | 2     | staggered     |
        | 0    | 5/2  | 2     | staggered     |
        | 1    | 5/2  | 3     | staggered     |
        | 1    | 7/2  | 4     | staggered     |

    Scenario: another combat begins with the first round
      Given 1 rounds are over
      And the combat has ended
      When a rate of fire of 5/2 is looked at
      Then it gives 2 shots, staggered

    @reading.weapon_speed.multiple_attacks.first_round.of_the_combat
    Scenario: whoever fires first in the second round, by the combat's rounds
      Given 1 rounds are over
      When Ann fires at a rate of 3/2
      Then it gives 2 shots, staggered

    @reading.weapon_speed.multiple_attacks.first_round.own
    Scenario: whoever fires first in the second round, by the rounds of one's own
      Given 1 rounds are over
      When Ann fires at a rate of 3/2
      Then it gives 1 shots, not staggered

    @reading.weapon_speed.multiple_attacks.one_in_two_rounds.none_first
    Scenario Outline: one shot in two rounds, in the second
      Given Ann has fired at a rate of 1/2
      And <over> rounds are over
      When Ann fires at a rate of 1/2
      Then it gives <shots> shots, not staggered

      Examples:
        | over | shots |
        | 0    | 0     |
        | 1    | 1     |
        | 2    | 0     |

    @reading.weapon_speed.multiple_attacks.one_in_two_rounds.one_first
    Scenario Outline: one shot in two rounds, in the first
      Given Ann has fired at a rate of 1/2
      And <over> rounds are over
      When Ann fires at a rate of 1/2
      Then it gives <shots> shots, not staggered

      Examples:
        | over | shots |
        | 0    | 1     |
        | 1    | 0     |

    Scenario: a rate in thirds
      When a rate of fire of 4/3 is looked at
      Then how many shots it gives is not determined

    Scenario Outline: no rates of fire
      When a rate of fire of <rate> is looked at
      Then it is refused for its rate

      Examples:
        | rate |
        | 0    |
        | 3/0  |
        | 1.5  |
        | many |

    Scenario: a rate that nobody states
      When a rate of fire is looked at that nobody states
      Then it is refused for its rate

  @weapon_speed.ranged_attacks.straight_line
  Rule: A ranged weapon fires in a straight line unless something else is said

    Scenario Outline: nothing else is said, or just that
      Given an ordinary weapon, and a target 30 metres away
      And an arc that takes 12 metres more
      When it is <fired>
      Then it is allowed
      And it flies straight
      And its range counts as 30 metres

      Examples:
        | fired                    |
        | simply fired             |
        | fired in a straight line |

    Scenario: a weapon of which nothing is said
      Given a weapon, and a target 7 metres away
      When it is simply fired
      Then it flies straight
      And its range counts as 7 metres

    Scenario: a minimum range means nothing to a weapon that needs no arc
      Given an ordinary weapon, and a target 5 metres away
      And a minimum range of 9 metres
      When it is simply fired
      Then it is allowed
      And its range counts as 5 metres

    Scenario: a line that no missile takes
      Given an ordinary weapon, and a target 30 metres away
      When it is fired round a corner
      Then it is refused for its flight

    Scenario: a distance below 0
      Given an ordinary weapon, and a target -1 metres away
      When it is simply fired
      Then it is refused for its distance

    Scenario: a distance that nobody states
      Given an ordinary weapon, and nobody says how far away the target is
      When it is simply fired
      Then it is refused for its distance

    Scenario: a weapon unheard of
      Given an unheard-of weapon, and a target 30 metres away
      When it is simply fired
      Then it is refused for its weapon

    Scenario: no distance at all
      Given an ordinary weapon, and a target 0 metres away
      When it is simply fired
      Then its range counts as 0 metres

  @weapon_speed.ranged_attacks.arc_possible
  Rule: A ranged weapon may fire in an arc

    Scenario: an ordinary weapon
      Given an ordinary weapon, and a target 30 metres away
      And an arc that takes 12 metres more
      When it is fired in an arc
      Then it is allowed
      And it flies in an arc
      And its range counts as 42 metres

    @near_miss
    Scenario: a straight shot is no arc
      Given an ordinary weapon, and a target 40 metres away
      When it is fired in a straight line
      Then it flies straight
      And its range counts as 40 metres

  @weapon_speed.ranged_attacks.arc_range
  Rule: An arc takes additional range, and how much is not said

    Scenario Outline: someone says how much
      Given an ordinary weapon, and a target 30 metres away
      And an arc that takes <extra> metres more
      When it is fired in an arc
      Then its range counts as <range> metres

      Examples:
        | extra | range |
        | 0     | 30    |
        | 1     | 31    |
        | 25    | 55    |

    Scenario: nobody says how much
      Given an ordinary weapon, and a target 30 metres away
      When it is fired in an arc
      Then it is allowed
      And its range is not determined

    Scenario: less than no range more
      Given an ordinary weapon, and a target 30 metres away
      And an arc that takes -1 metres more
      When it is fired in an arc
      Then it is refused for its range of the arc

  @weapon_speed.ranged_attacks.arc_required
  Rule: Some weapons, a staff sling for one, can fire in an arc only

    Scenario Outline: not in a straight line
      Given <weapon>, and a target 30 metres away
      And a minimum range of 9 metres
      When it is fired in a straight line
      Then it is not allowed

      Examples:
        | weapon                                  |
        | a staff sling                           |
        | another weapon that must fire in an arc |

    Scenario Outline: they fire in an arc, asked or not
      Given <weapon>, and a target 30 metres away
      And a minimum range of 9 metres
      And an arc that takes 6 metres more
      When it is <fired>
      Then it is allowed
      And it flies in an arc
      And its range counts as 36 metres

      Examples:
        | weapon                                  | fired           |
        | a staff sling                           | simply fired    |
        | a staff sling                           | fired in an arc |
        | another weapon that must fire in an arc | simply fired    |

    @near_miss
    Scenario: any other weapon may fire straight
      Given an ordinary weapon, and a target 20 metres away
      When it is fired in a straight line
      Then it is allowed
      And its range counts as 20 metres

  @weapon_speed.ranged_attacks.minimum_range
  Rule: Weapons that must fire in an arc have a minimum range, and how far it is is not said

    Scenario: nobody says how far
      Given a staff sling, and a target 30 metres away
      And an arc that takes 6 metres more
      When it is simply fired
      Then whether it is allowed is not determined
      And its range counts as 36 metres

    Scenario Outline: at the minimum, and one beyond
      Given a staff sling, and a target <distance> metres away
      And an arc that takes 6 metres more
      And a minimum range of 9 metres
      When it is simply fired
      Then it is allowed
      And its range counts as <range> metres

      Examples:
        | distance | range |
        | 9        | 15    |
        | 10       | 16    |

    Scenario: too near, even with the arc
      Given a staff sling, and a target 2 metres away
      And an arc that takes 6 metres more
      And a minimum range of 9 metres
      When it is simply fired
      Then it is not allowed

    @reading.weapon_speed.ranged_attacks.minimum_measures.to_the_target
    Scenario Outline: too near, whatever the arc takes
      Given another weapon that must fire in an arc, and a target 8 metres away
      And an arc that takes <extra> metres more
      And a minimum range of 9 metres
      When it is fired in an arc
      Then it is not allowed

      Examples:
        | extra |
        | 1     |
        | 30    |

    @reading.weapon_speed.ranged_attacks.minimum_measures.to_the_target
    Scenario: too near, and nobody says what the arc takes
      Given a staff sling, and a target 8 metres away
      And a minimum range of 9 metres
      When it is simply fired
      Then it is not allowed

    @reading.weapon_speed.ranged_attacks.minimum_measures.along_the_arc
    Scenario Outline: near, with an arc that is long enough
      Given another weapon that must fire in an arc, and a target 8 metres away
      And an arc that takes <extra> metres more
      And a minimum range of 9 metres
      When it is fired in an arc
      Then it is allowed
      And its range counts as <range> metres

      Examples:
        | extra | range |
        | 1     | 9     |
        | 2     | 10    |

    @reading.weapon_speed.ranged_attacks.minimum_measures.along_the_arc
    Scenario: near, and nobody says how long the arc is
      Given a staff sling, and a target 8 metres away
      And a minimum range of 9 metres
      When it is simply fired
      Then whether it is allowed is not determined
      And its range is not determined

    Scenario: a minimum below 0
      Given a staff sling, and a target 8 metres away
      And a minimum range of -1 metres
      When it is simply fired
      Then it is refused for its minimum range
