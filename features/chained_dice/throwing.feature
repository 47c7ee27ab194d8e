Feature: Throwing weapons
  How far weapons and other things are thrown, and what it takes. Document 002, L257 to L273.

  @chained_dice.throwing.weapon_range
  Rule: A throwing weapon goes five feet for each point of might

    Scenario: the might of the example, four
      Given a thrower with might 4
      And a throwing weapon
      When it is thrown
      Then its range is 20 feet, and the attack has 0

    Scenario Outline: other might
      Given a thrower with might <might>
      And a throwing weapon
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | might | range |
        | 0     | 0     |
        | 1     | 5     |
        | 3     | 15    |
        | 5     | 25    |
        | 12    | 60    |

    Scenario: its weight takes nothing
      Given a thrower with might 4
      And a throwing weapon that weighs 10 pounds
      When it is thrown
      Then its range is 20 feet, and the attack has 0

    @near_miss
    Scenario: something of no weight that is no throwing weapon
      Given a thrower with might 4
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 0 pounds
      When it is thrown
      Then its range is 15 feet, and the attack has 0

    Scenario Outline: what cannot be
      Given a throw, but <wrong>
      When it is thrown
      Then it is refused for its <fact>

      Examples:
        | wrong                                          | fact           |
        | nobody says how mighty                         | might          |
        | nobody says whether it is a throwing weapon    | kind of weapon |
        | no throwing weapon, and nobody says how heavy  | weight         |
        | a thing of -1 pound                            | weight         |
        | no throwing weapon, with such a weapon's bonus | size modifier  |
        | a distance of -1 foot                          | distance       |
        | an untrained thrower who gains 1               | penalty        |

  @chained_dice.throwing.any_weapon
  Rule: Weapons and objects that are no throwing weapons can be thrown too

    Scenario: at a target that it reaches
      Given a thrower with might 6
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 5 pounds
      When it is thrown at a target 10 feet away
      Then its range is 25 feet, and the attack has 0

    @near_miss
    Scenario: a throwing weapon
      Given a thrower with might 6
      And a throwing weapon
      When it is thrown at a target 10 feet away
      Then its range is 30 feet, and the attack has 0

  @chained_dice.throwing.no_farther
  Rule: Nothing is thrown farther than its range

    Scenario Outline: up to the range
      Given a thrower with might 4
      And <thing>
      And a thrower with the Throwing Weapons mastery
      When it is thrown at a target <distance> feet away
      Then its range is <range> feet, and the attack has 0

      Examples:
        | thing                                                     | distance | range |
        | a throwing weapon                                         | 0        | 20    |
        | a throwing weapon                                         | 19       | 20    |
        | a throwing weapon                                         | 20       | 20    |
        | a throwing weapon whose size makes a difference of 5 feet | 25       | 25    |
        | something else that weighs 10 pounds                      | 10       | 10    |

    @reading.chained_dice.throwing.beyond_range.impossible
    Scenario Outline: one foot farther
      Given a thrower with might <might>
      And <thing>
      And a thrower with the Throwing Weapons mastery
      When it is thrown at a target <distance> feet away
      Then it is not allowed

      Examples:
        | might | thing                                                      | distance |
        | 4     | a throwing weapon                                          | 21       |
        | 4     | a throwing weapon whose size makes a difference of 5 feet  | 26       |
        | 4     | a throwing weapon whose size makes a difference of -5 feet | 16       |
        | 4     | something else that weighs 10 pounds                       | 11       |
        | 0     | something else that weighs 10 pounds                       | 1        |
        | 0     | a throwing weapon                                          | 1        |

    @near_miss
    @reading.chained_dice.throwing.beyond_range.at_a_penalty
    Scenario Outline: farther, at the penalty of ranged weapons
      Given a thrower with might 4
      And <thing>
      And a thrower without the Throwing Weapons mastery
      And the standard penalty of the untrained is -3
      When it is thrown at a target <distance> feet away
      Then its range is <range> feet, and the attack has <modifier>

      Examples:
        | thing                                | distance | range | modifier |
        | a throwing weapon                    | 30       | 20    | -1       |
        | a throwing weapon                    | 70       | 20    | -5       |
        | something else that weighs 10 pounds | 30       | 10    | -5       |

    @near_miss
    @reading.chained_dice.throwing.beyond_range.at_a_penalty
    @reading.chained_dice.range_limit.part_of_ten.counts_as_ten
    Scenario: one foot farther, which counts as ten
      Given a thrower with might 4
      And a throwing weapon
      When it is thrown at a target 21 feet away
      Then its range is 20 feet, and the attack has -1

    @near_miss
    @reading.chained_dice.throwing.beyond_range.at_a_penalty
    @reading.chained_dice.range_limit.part_of_ten.free
    Scenario: one foot farther, which is no ten
      Given a thrower with might 4
      And a throwing weapon
      When it is thrown at a target 21 feet away
      Then its range is 20 feet, and the attack has 0

    @near_miss
    Scenario: no target
      Given a thrower with might 4
      And a throwing weapon
      When it is thrown
      Then its range is 20 feet, and the attack has 0

  @chained_dice.throwing.size_modifier
  Rule: The size of some throwing weapons adds to their range or takes from it

    Scenario Outline: a bonus and a penalty
      Given a thrower with might 4
      And a throwing weapon whose size makes a difference of <feet> feet
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | feet | range |
        | 10   | 30    |
        | 1    | 21    |
        | -5   | 15    |
        | -20  | 0     |

    @near_miss
    Scenario: a weapon without either
      Given a thrower with might 4
      And a throwing weapon whose size makes a difference of 0 feet
      When it is thrown
      Then its range is 20 feet, and the attack has 0

  @chained_dice.throwing.range_of_others
  Rule: Anything else goes as far less five feet for every five pounds that it weighs

    Scenario Outline: full fives
      Given a thrower with might <might>
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | might | weight | range |
        | 5     | 5      | 20    |
        | 5     | 10     | 15    |
        | 5     | 15     | 10    |
        | 5     | 25     | 0     |
        | 8     | 10     | 30    |
        | 1     | 5      | 0     |

    @reading.chained_dice.throwing.part_of_five_pounds.nothing
    Scenario Outline: a part of five pounds takes nothing
      Given a thrower with might 6
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | weight | range |
        | 6      | 25    |
        | 9      | 25    |
        | 11     | 20    |

    @reading.chained_dice.throwing.part_of_five_pounds.as_five
    Scenario Outline: a part of five pounds takes five feet
      Given a thrower with might 6
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | weight | range |
        | 6      | 20    |
        | 9      | 20    |
        | 11     | 15    |

    @reading.chained_dice.throwing.part_of_five_pounds.proportionally
    Scenario Outline: each pound takes a foot
      Given a thrower with might 6
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | weight | range |
        | 6      | 24    |
        | 9      | 21    |
        | 11     | 19    |

    @near_miss
    Scenario: a throwing weapon of the same weight
      Given a thrower with might 5
      And a throwing weapon that weighs 5 pounds
      When it is thrown
      Then its range is 25 feet, and the attack has 0

  @chained_dice.throwing.at_least_five
  Rule: The weight takes five feet at the least, however light the thing is

    Scenario Outline: less than five pounds
      Given a thrower with might 5
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is 20 feet, and the attack has 0

      Examples:
        | weight |
        | 0      |
        | 1      |
        | 3      |
        | 4      |

    @near_miss
    Scenario Outline: five pounds and more take theirs
      Given a thrower with might 7
      And a thrower with the Throwing Weapons mastery
      And something else that weighs <weight> pounds
      When it is thrown
      Then its range is <range> feet, and the attack has 0

      Examples:
        | weight | range |
        | 5      | 30    |
        | 10     | 25    |

  @chained_dice.throwing.range_below_nothing
  Rule: What a range below zero comes to is not said

    Scenario: too heavy
      Given a thrower with might 1
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 10 pounds
      When it is thrown
      Then its range is not determined, and the attack has 0

    Scenario Outline: too unwieldy, or too weak
      Given a thrower with might <might>
      And a throwing weapon whose size makes a difference of <feet> feet
      When it is thrown
      Then its range is not determined, and the attack has 0

      Examples:
        | might | feet |
        | 1     | -6   |
        | 0     | -1   |
        | -1    | 0    |

    Scenario: too heavy for a target at no distance
      Given a thrower with might 1
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 10 pounds
      When it is thrown at a target 0 feet away
      Then whether it is allowed is not determined

    @reading.chained_dice.throwing.beyond_range.at_a_penalty
    Scenario: too heavy, and at a penalty that nobody knows
      Given a thrower with might 1
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 10 pounds
      When it is thrown at a target 10 feet away
      Then neither its range nor what the attack has is determined

    Scenario: too unwieldy by a foot for a target at no distance
      Given a thrower with might 1
      And a throwing weapon whose size makes a difference of -6 feet
      When it is thrown at a target 0 feet away
      Then whether it is allowed is not determined

    @near_miss
    Scenario: a range of nothing, and a target at no distance
      Given a thrower with might 2
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 10 pounds
      When it is thrown at a target 0 feet away
      Then its range is 0 feet, and the attack has 0

    @near_miss
    Scenario: a range of nothing
      Given a thrower with might 2
      And a thrower with the Throwing Weapons mastery
      And something else that weighs 10 pounds
      When it is thrown
      Then its range is 0 feet, and the attack has 0

  @chained_dice.throwing.untrained
  Rule: Without the Throwing Weapons mastery, throwing anything else has the penalty of untrained equipment

    @reading.chained_dice.throwing.standard_penalties.as_in_the_example
    Scenario: the long sword of the example, three pounds, and a might of five
      Given a thrower with might 5
      And a thrower without the Throwing Weapons mastery
      And something else that weighs 3 pounds
      When it is thrown
      Then its range is 20 feet, and the attack has -2

    @reading.chained_dice.throwing.standard_penalties.as_in_the_example
    Scenario: something else, and nobody speaks of a mastery
      Given a thrower with might 9
      And something else that weighs 20 pounds
      When it is thrown at a target 25 feet away
      Then its range is 25 feet, and the attack has -2

    @reading.chained_dice.throwing.standard_penalties.said_elsewhere
    Scenario: nobody knows the standard penalty
      Given a thrower with might 5
      And a thrower without the Throwing Weapons mastery
      And something else that weighs 3 pounds
      When it is thrown
      Then its range is 20 feet, and what the attack has is not determined

    Scenario Outline: the standard penalty is known
      Given a thrower with might 5
      And a thrower without the Throwing Weapons mastery
      And the standard penalty of the untrained is <penalty>
      And something else that weighs 3 pounds
      When it is thrown
      Then its range is 20 feet, and the attack has <penalty>

      Examples:
        | penalty |
        | -2      |
        | -4      |
        | 0       |

    @near_miss
    Scenario: with the mastery
      Given a thrower with might 5
      And a thrower with the Throwing Weapons mastery
      And the standard penalty of the untrained is -2
      And something else that weighs 3 pounds
      When it is thrown
      Then its range is 20 feet, and the attack has 0

    @near_miss
    Scenario: a throwing weapon without the mastery
      Given a thrower with might 5
      And a thrower without the Throwing Weapons mastery
      And a throwing weapon
      When it is thrown
      Then its range is 25 feet, and the attack has 0
