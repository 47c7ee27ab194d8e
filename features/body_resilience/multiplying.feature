Feature: Multiplying damage
  What is multiplied is rolled again, and some of it never is. Document 004, L24.4 to L24.7.

  @body_resilience.multiplying.rolled_again
  Rule: Multiplied damage is rolled so many times, with its modifiers each time

    Scenario Outline: each roll counts for itself
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And damage that is multiplied by <factor>
      When the damage roll shows <faces>
      Then the base damage is <damage>
      And the weapon's damage has been rolled <factor> times

      Examples:
        | factor | faces         | damage |
        | 2      | 5 and 1       | 10     |
        | 2      | 8 and 8       | 20     |
        | 3      | 1, 2 and 3    | 12     |
        | 4      | 1, 8, 1 and 8 | 26     |

    Scenario: several dice, each time
      Given a melee weapon that does 2d4
      And a Strength modifier of 0
      And damage that is multiplied by 2
      When the damage roll shows 1, 2, 3 and 4
      Then the base damage is 10

    Scenario: all modifiers, each time
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And other damage modifiers of 3
      And damage that is multiplied by 2
      When the damage roll shows 5 and 1
      Then the base damage is 16

    @near_miss
    Scenario: damage that is not multiplied
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      When the damage roll shows 5
      Then the base damage is 7
      And the weapon's damage has been rolled 1 times

    Scenario Outline: too few faces, or too many
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And damage that is multiplied by 2
      When the damage roll shows <faces>
      Then it is refused for its damage roll

      Examples:
        | faces      |
        | 5          |
        | 5, 1 and 1 |

    Scenario Outline: a factor that multiplies nothing
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And damage that is multiplied by <factor>
      When the damage roll shows 5
      Then it is refused for its factors

      Examples:
        | factor |
        | 1      |
        | 0      |
        | -2     |

    Scenario: penalties, each time
      Given a melee weapon that does 1d8
      And a Strength modifier of 0
      And other damage modifiers of -2
      And damage that is multiplied by 2
      When the damage roll shows 5 and 8
      Then the base damage is 9

  @body_resilience.multiplying.critical_factor
  Rule: What a critical hit multiplies damage by is not said

    Scenario: a critical hit, and no factor
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And a critical hit
      When the damage roll shows 5
      Then the base damage is not determined
      And how many times it is rolled is not determined

    @near_miss
    Scenario: somebody says the factor
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And a critical hit
      And damage that is multiplied by 3
      When the damage roll shows 5, 1 and 1
      Then the base damage is 13

    @near_miss
    Scenario: a hit that is not critical
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      When the damage roll shows 5
      Then the base damage is 7

  @body_resilience.multiplying.of_the_original
  Rule: Each of several multipliers works on the damage before any of them

    @reading.body_resilience.multiplying.several_factors.extra_times
    Scenario Outline: what each adds to the original
      Given a melee weapon that does 1d8
      And a Strength modifier of 0
      And damage that is multiplied by <first>
      And damage that is multiplied by <second>
      When the damage roll shows <faces>
      Then the base damage is <damage>

      Examples:
        | first | second | faces            | damage |
        | 2     | 2      | 1, 2 and 3       | 6      |
        | 2     | 3      | 1, 2, 3 and 4    | 10     |
        | 3     | 3      | 1, 1, 1, 1 and 8 | 12     |

    @reading.body_resilience.multiplying.several_factors.sum_of_factors
    Scenario Outline: the multiples of the original, together
      Given a melee weapon that does 1d8
      And a Strength modifier of 0
      And damage that is multiplied by <first>
      And damage that is multiplied by <second>
      When the damage roll shows <faces>
      Then the base damage is <damage>

      Examples:
        | first | second | faces               | damage |
        | 2     | 2      | 1, 2, 3 and 4       | 10     |
        | 2     | 3      | 1, 2, 3, 4 and 5    | 15     |
        | 3     | 3      | 1, 1, 1, 1, 1 and 8 | 13     |

    @reading.body_resilience.multiplying.several_factors.extra_times
    Scenario: three multipliers
      Given a melee weapon that does 1d8
      And a Strength modifier of 1
      And damage that is multiplied by 2
      And damage that is multiplied by 2
      And damage that is multiplied by 2
      When the damage roll shows 1, 2, 3 and 4
      Then the base damage is 14
      And the weapon's damage has been rolled 4 times

    @reading.body_resilience.multiplying.several_factors.sum_of_factors
    Scenario: the multiples of three multipliers
      Given a melee weapon that does 1d8
      And a Strength modifier of 0
      And damage that is multiplied by 2
      And damage that is multiplied by 2
      And damage that is multiplied by 2
      When the damage roll shows 1, 2, 3, 4, 5 and 6
      Then the base damage is 21

  @body_resilience.multiplying.extra_dice
  Rule: Dice beyond the weapon's own are never multiplied

    Scenario Outline: once, whatever the factor
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And 2d6 of extra damage
      And damage that is multiplied by <factor>
      When the damage roll shows <faces> and the extra damage roll 3 and 4
      Then the base damage is <damage>

      Examples:
        | factor | faces      | damage |
        | 2      | 5 and 1    | 17     |
        | 3      | 1, 1 and 1 | 16     |

    @near_miss
    Scenario: extra dice of damage that is not multiplied
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And 1d6 of extra damage
      When the damage roll shows 5 and the extra damage roll 6
      Then the base damage is 13

    Scenario Outline: a face that an extra die does not have
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And 1d6 of extra damage
      When the damage roll shows 5 and the extra damage roll <extra>
      Then it is refused for its extra damage roll

      Examples:
        | extra   |
        | 0       |
        | 7       |
        | 1 and 1 |

    Scenario: extra dice that are no dice
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And an unknown extra dice
      When the damage roll shows 5
      Then it is refused for its extra dice
