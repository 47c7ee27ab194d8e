Feature: Thrown equipment with an area
  Where its area of effect is after a miss. Ways are those of a compass, and the thrower is opposite the way of the
  throw. Document 002, L275 to L279.

  @chained_dice.area_throws.moves
  Rule: Thrown equipment that misses has its area of effect elsewhere

    @reading.chained_dice.area_throws.where_behind_is.far_side
    Scenario Outline: a miss, however narrow
      Given it is thrown to the north
      And a narrow miss lies 10 feet from the target
      When it misses by <difference>, and the d8 shows 1
      Then the area is north of the target, 0 feet farther, at 10 feet

      Examples:
        | difference |
        | 0          |
        | 1          |
        | 3          |

    @near_miss
    Scenario: a hit
      Given it is thrown to the north
      And a narrow miss lies 10 feet from the target
      When it hits
      Then the area is where it was aimed

    Scenario Outline: what cannot be
      Given a throw with an area, but <wrong>
      When it lands, and the d8 shows 2
      Then it is refused for its <fact>

      Examples:
        | wrong                          | fact         |
        | it misses by -1                | difference   |
        | nobody says where it is thrown | throw        |
        | it is thrown nowhere           | throw        |
        | the target looks nowhere       | facing       |
        | a narrow miss is -1 foot away  | first offset |

    Scenario Outline: faces that a d8 does not have
      Given it is thrown to the north
      When it misses by 3, and the d8 shows <faces>
      Then it is refused for its direction die

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 2 and 3 |

  @chained_dice.area_throws.behind
  Rule: A one on the d8 puts the area straight behind the target

    @reading.chained_dice.area_throws.where_behind_is.far_side
    Scenario Outline: where it flies on
      Given it is thrown to the <throw>
      And the target looks east
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 1
      Then the area is <way> of the target, 0 feet farther, at 5 feet

      Examples:
        | throw      | way        |
        | north      | north      |
        | north-east | north-east |
        | south      | south      |
        | south-east | south-east |

    @reading.chained_dice.area_throws.where_behind_is.at_its_back
    Scenario Outline: at the target's back
      Given it is thrown to the north
      And the target looks <facing>
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 1
      Then the area is <way> of the target, 0 feet farther, at 5 feet

      Examples:
        | facing     | way        |
        | north      | south      |
        | east       | west       |
        | north-west | south-east |

    @reading.chained_dice.area_throws.where_behind_is.at_its_back
    Scenario: nobody says which way the target looks
      Given it is thrown to the north
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 1
      Then the area is moved, 0 feet farther, at 5 feet, in a direction that is not determined

    Scenario: a target that looks at the thrower
      Given it is thrown to the east
      And the target looks west
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 1
      Then the area is east of the target, 0 feet farther, at 5 feet

    @near_miss
    Scenario: a two
      Given it is thrown to the east
      And the target looks west
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 2
      Then the area is south-east of the target, 0 feet farther, at 5 feet

  @chained_dice.area_throws.clockwise
  Rule: From two to eight the area goes round the target, clockwise

    Scenario Outline: round a target that looks at the thrower
      Given it is thrown to the north
      And the target looks south
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows <face>
      Then the area is <way> of the target, 0 feet farther, at 5 feet

      Examples:
        | face | way        |
        | 2    | north-east |
        | 3    | east       |
        | 4    | south-east |
        | 5    | south      |
        | 6    | south-west |
        | 7    | west       |
        | 8    | north-west |

    Scenario Outline: round it from another way
      Given it is thrown to the south-west
      And the target looks north-east
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows <face>
      Then the area is <way> of the target, 0 feet farther, at 5 feet

      Examples:
        | face | way        |
        | 2    | west       |
        | 5    | north-east |
        | 8    | south      |

    @reading.chained_dice.area_throws.where_behind_is.at_its_back
    Scenario: round from the target's back
      Given it is thrown to the north
      And the target looks east
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 3
      Then the area is north of the target, 0 feet farther, at 5 feet

    @reading.chained_dice.area_throws.where_behind_is.far_side
    Scenario: round from the far side
      Given it is thrown to the north
      And the target looks east
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 3
      Then the area is east of the target, 0 feet farther, at 5 feet

    @near_miss
    Scenario: a one stays behind it
      Given it is thrown to the north
      And the target looks south
      And a narrow miss lies 5 feet from the target
      When it misses by 2, and the d8 shows 1
      Then the area is north of the target, 0 feet farther, at 5 feet

  @chained_dice.area_throws.first_offset
  Rule: How far from the target the area is after a narrow miss is not said

    Scenario Outline: nobody says it
      Given it is thrown to the north
      And the target looks south
      When it misses by <difference>, and the d8 shows 3
      Then the area is east of the target, <extra> feet farther, at a distance that is not determined

      Examples:
        | difference | extra |
        | 2          | 0     |
        | 6          | 5     |

    Scenario Outline: somebody says it
      Given it is thrown to the north
      And the target looks south
      And a narrow miss lies <offset> feet from the target
      When it misses by 2, and the d8 shows 3
      Then the area is east of the target, 0 feet farther, at <offset> feet

      Examples:
        | offset |
        | 0      |
        | 15     |

    @near_miss
    Scenario: a hit asks for no distance
      Given it is thrown to the north
      When it hits
      Then the area is where it was aimed

  @chained_dice.area_throws.wide_miss
  Rule: A miss by five or more takes the area five feet farther from the target

    Scenario Outline: five and more, once
      Given it is thrown to the north
      And the target looks south
      And a narrow miss lies 10 feet from the target
      When it misses by <difference>, and the d8 shows 7
      Then the area is west of the target, 5 feet farther, at 15 feet

      Examples:
        | difference |
        | 5          |
        | 6          |
        | 10         |
        | 17         |

    @near_miss
    Scenario: four
      Given it is thrown to the north
      And the target looks south
      And a narrow miss lies 10 feet from the target
      When it misses by 4, and the d8 shows 7
      Then the area is west of the target, 0 feet farther, at 10 feet
