Feature: Evasion
  How hard someone is to hit, and what becomes of it where blows cannot be dodged. Document 004, L12 to L20.

  @body_resilience.evasion.score
  Rule: An Evasion score that is not rolled is 11 plus the Evasion modifier

    Scenario Outline: 11 and the modifier
      Given someone with a Dexterity modifier of <dexterity>
      When Evasion is asked for
      Then the Evasion score is <score>

      Examples:
        | dexterity | score |
        | 0         | 11    |
        | 4         | 15    |
        | -3        | 8     |

  @body_resilience.evasion.modifier
  Rule: The Evasion modifier is dodge modifier, size modifier and other factors

    Scenario Outline: what adds up
      Given someone with a Dexterity modifier of <dexterity>
      And a dodge modifier of <dodge>
      And of <size> size
      And a factor of <other> for cover
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | dodge | size  | other | modifier |
        | 2         | 1     | Small | 4     | 8        |
        | 2         | -1    | Large | 4     | 4        |
        | -2        | 1     | Small | -4    | -4       |

  @body_resilience.evasion.dexterity
  Rule: The Dexterity modifier is a dodge modifier

    Scenario Outline: Dexterity alone
      Given someone with a Dexterity modifier of <dexterity>
      When Evasion is asked for
      Then the Evasion modifier is <dexterity>

      Examples:
        | dexterity |
        | 5         |
        | -5        |

    Scenario: of someone nobody says how quick he is
      When Evasion is asked for
      Then it is refused for its Dexterity modifier

  @body_resilience.evasion.dodge_stacks
  Rule: Dodge bonuses add up

    Scenario: several of them
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of 1
      And a dodge modifier of 1
      And a dodge modifier of 2
      When Evasion is asked for
      Then the Evasion modifier is 7

  @body_resilience.evasion.denied
  Rule: Whoever cannot react, or is denied Dexterity, has no dodge bonus at all

    Scenario Outline: all of them go
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of 2
      And who <cannot>
      When Evasion is asked for
      Then the Evasion modifier is 0
      And dodge bonuses are denied

      Examples:
        | cannot                   |
        | cannot react             |
        | is denied Dexterity      |

    Scenario: one who cannot react and is denied Dexterity
      Given someone with a Dexterity modifier of 3
      And who cannot react
      And who is denied Dexterity
      When Evasion is asked for
      Then the Evasion modifier is 0

    @near_miss
    Scenario: one who can react
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of 2
      And who can react
      When Evasion is asked for
      Then the Evasion modifier is 5
      And dodge bonuses are not denied

    Scenario: size and other factors stay
      Given someone with a Dexterity modifier of 3
      And of Small size
      And a factor of 4 for cover
      And who cannot react
      When Evasion is asked for
      Then the Evasion modifier is 5

    Scenario: a deflection is no dodge
      Given someone with a Dexterity modifier of 3
      And a factor of 2 for deflection
      And who cannot react
      When Evasion is asked for
      Then the Evasion modifier is 2

  @body_resilience.evasion.penalty_remains
  Rule: A dodge penalty holds even for whoever cannot react

    Scenario Outline: penalties alone
      Given someone with a Dexterity modifier of <dexterity>
      And a dodge modifier of <dodge>
      And who <cannot>
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | dodge | cannot              | modifier |
        | -2        | 0     | cannot react        | -2       |
        | -2        | -1    | cannot react        | -3       |
        | 0         | -1    | cannot react        | -1       |
        | -2        | -1    | is denied Dexterity | -3       |

    @reading.body_resilience.evasion.denied_parts.each_part
    Scenario Outline: a penalty beside a bonus
      Given someone with a Dexterity modifier of <dexterity>
      And a dodge modifier of <dodge>
      And who cannot react
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | dodge | modifier |
        | 3         | -1    | -1       |
        | -2        | 1     | -2       |
        | 1         | -4    | -4       |

    @reading.body_resilience.evasion.denied_parts.the_sum
    Scenario Outline: what penalty and bonus come to
      Given someone with a Dexterity modifier of <dexterity>
      And a dodge modifier of <dodge>
      And who cannot react
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | dodge | modifier |
        | -2        | 1     | -1       |
        | 1         | -4    | -3       |

    @reading.body_resilience.evasion.denied_parts.the_sum
    Scenario: what penalty and limited bonus come to
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of -2
      And armour that lets 1 of a Dexterity bonus count
      And who is denied Dexterity
      When Evasion is asked for
      Then the Evasion modifier is -1

    @near_miss @reading.body_resilience.evasion.denied_parts.the_sum
    Scenario: a penalty that vanishes behind a bonus
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of -1
      And who cannot react
      When Evasion is asked for
      Then the Evasion modifier is 0

  @body_resilience.evasion.armor_limit
  Rule: Armour limits how much of a Dexterity bonus counts

    Scenario Outline: one above the limit, and far above
      Given someone with a Dexterity modifier of <dexterity>
      And armour that lets <limit> of a Dexterity bonus count
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | limit | modifier |
        | 3         | 2     | 2        |
        | 5         | 2     | 2        |
        | 5         | 0     | 0        |

    @near_miss
    Scenario Outline: below and at the limit
      Given someone with a Dexterity modifier of <dexterity>
      And armour that lets <limit> of a Dexterity bonus count
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | dexterity | limit | modifier |
        | 2         | 2     | 2        |
        | 1         | 2     | 1        |
        | -3        | 0     | -3       |
        | -3        | 2     | -3       |

    Scenario: an armour limit below 0
      Given someone with a Dexterity modifier of 2
      And armour that lets -1 of a Dexterity bonus count
      When Evasion is asked for
      Then it is refused for its armour limit

  @body_resilience.evasion.limit_is_no_denial
  Rule: A limit by armour denies nobody anything else

    Scenario Outline: other dodge bonuses stay
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of 2
      And armour that lets <limit> of a Dexterity bonus count
      When Evasion is asked for
      Then the Evasion modifier is <modifier>
      And dodge bonuses are not denied

      Examples:
        | limit | modifier |
        | 1     | 3        |
        | 0     | 2        |

    Scenario: a limit for someone who is denied Dexterity too
      Given someone with a Dexterity modifier of 3
      And a dodge modifier of 2
      And armour that lets 1 of a Dexterity bonus count
      And who is denied Dexterity
      When Evasion is asked for
      Then the Evasion modifier is 0
      And dodge bonuses are denied

  @body_resilience.evasion.other_factors
  Rule: Other factors can change Evasion

    Scenario Outline: of different sorts
      Given someone with a Dexterity modifier of 1
      And a factor of <one> for cover
      And a factor of <other> for luck
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | one | other | modifier |
        | 4   | 1     | 6        |
        | 4   | -2    | 3        |
        | -4  | -2    | -5       |

    @reading.body_resilience.evasion.other_bonuses.best_counts
    Scenario Outline: two bonuses of one sort
      Given someone with a Dexterity modifier of 1
      And a factor of <one> for luck
      And a factor of <other> for luck
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples:
        | one | other | modifier |
        | 2   | 3     | 4        |
        | 3   | 2     | 4        |
        | 2   | 2     | 3        |

    @reading.body_resilience.evasion.other_bonuses.all_add
    Scenario: two bonuses of one sort add up
      Given someone with a Dexterity modifier of 1
      And a factor of 2 for luck
      And a factor of 3 for luck
      When Evasion is asked for
      Then the Evasion modifier is 6

    Scenario: a penalty beside a bonus of one sort
      Given someone with a Dexterity modifier of 1
      And a factor of -3 for luck
      And a factor of 4 for luck
      When Evasion is asked for
      Then the Evasion modifier is 2

    Scenario Outline: what is a fact of its own is no other factor
      Given someone with a Dexterity modifier of 1
      And a factor of 2 for <sort>
      When Evasion is asked for
      Then it is refused for its other factors

      Examples:
        | sort       |
        | dodge      |
        | dexterity  |
        | size       |
        | Deflection |

    Scenario: a factor that is none
      Given someone with a Dexterity modifier of 1
      And an unknown other factors
      When Evasion is asked for
      Then it is refused for its other factors

  @body_resilience.evasion.deflection
  Rule: Magic that deflects attacks adds to Evasion, once it is in play

    Scenario: a deflection
      Given someone with a Dexterity modifier of 1
      And a factor of 2 for deflection
      When Evasion is asked for
      Then the Evasion modifier is 3

    Scenario: a deflection and something else
      Given someone with a Dexterity modifier of 1
      And a factor of 3 for luck
      And a factor of 2 for deflection
      When Evasion is asked for
      Then the Evasion modifier is 6
