Feature: Grappling other sizes
  Whether a grapple succeeds depends on the size categories of both. The tables that say how are lost; what they have
  for two creatures is stated where somebody knows it. Document 002, L169 to L177.

  @chained_dice.grapple_sizes.same_size
  Rule: Between creatures of one size category there is no modifier

    Scenario Outline: equals
      When the target is as large<teeny>, and nobody knows the modifier
      Then the attacker adds 0 and the target 0, whose check is normal

      Examples:
        | teeny       |
        |             |
        | , and Teeny |

    Scenario: none is what somebody says it is
      When the target is as large, for a modifier of 0
      Then the attacker adds 0 and the target 0, whose check is normal

    Scenario: two that are Teeny
      When Ann grapples Bob, 9 against 8, who is as large, and Teeny, for a modifier of 0
      Then the grapple succeeds with 9, against a check that is normal

    Scenario Outline: sizes that cannot be
      When sizes are compared <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact     |
        | of sizes that nobody states           | sizes    |
        | of sizes without a name               | sizes    |
        | with a bonus of 1 for a larger target | modifier |
        | with a penalty of 1 between equals    | modifier |
        | with a bonus of 1 between equals      | modifier |

    @near_miss
    Scenario: a larger target, for a modifier of none
      When the target is larger, for a modifier of 0
      Then the attacker adds 0 and the target 0, whose check is normal

  @chained_dice.grapple_sizes.larger
  Rule: Something larger is harder to grapple

    Scenario Outline: a penalty
      When the target is larger, for a modifier of <modifier>
      Then the attacker adds <modifier> and the target 0, whose check is normal

      Examples:
        | modifier |
        | -1       |
        | -7       |

    Scenario Outline: the penalty decides
      When Ann grapples Bob, <mine> against 8, who is larger, for a modifier of -3
      Then the grapple <result> with <total>, against a check that is normal

      Examples:
        | mine | total | result   |
        | 10   | 7     | fails    |
        | 12   | 9     | succeeds |

    @near_miss
    Scenario: an equal
      When Ann grapples Bob, 10 against 8, who is as large, for a modifier of 0
      Then the grapple succeeds with 10, against a check that is normal

  @chained_dice.grapple_sizes.smaller
  Rule: Something much smaller is harder to grapple too

    Scenario Outline: what somebody knows the table to have
      When the target is smaller, for a modifier of <modifier>
      Then the attacker adds <modifier> and the target 0, whose check is normal

      Examples:
        | modifier |
        | -2       |
        | 0        |
        | 1        |

    Scenario Outline: the penalty for a smaller target decides
      When Ann grapples Bob, <mine> against 8, who is smaller, for a modifier of -3
      Then the grapple <result> with <total>, against a check that is normal

      Examples:
        | mine | total | result   |
        | 10   | 7     | fails    |
        | 12   | 9     | succeeds |

    @reading.chained_dice.grapple_sizes.equally_difficult.same_number
    Scenario Outline: the number for one as much larger
      When the target is smaller, and one as much larger had a modifier of <larger>
      Then the attacker adds <larger> and the target 0, whose check is normal

      Examples:
        | larger |
        | -4     |
        | -1     |

    @reading.chained_dice.grapple_sizes.equally_difficult.own_table
    Scenario: the number for one as much larger does not tell
      When the target is smaller, and one as much larger had a modifier of -4
      Then what the attacker adds is not determined, and the target's check is normal

    Scenario: its own number is known
      When the target is smaller, for a modifier of -2, and one as much larger had -4
      Then the attacker adds -2 and the target 0, whose check is normal

    @near_miss
    Scenario: one that is larger
      When the target is larger, for a modifier of -2
      Then the attacker adds -2 and the target 0, whose check is normal

  @chained_dice.grapple_sizes.lost_tables
  Rule: What a difference of sizes comes to stands in tables that are lost

    Scenario Outline: nobody knows
      When the target is <size>, and nobody knows the modifier
      Then what the attacker adds is not determined, and the target's check is normal

      Examples:
        | size    |
        | larger  |
        | smaller |

    Scenario: a larger target is not told by one as large
      When the target is larger, and one as much larger had a modifier of -4
      Then what the attacker adds is not determined, and the target's check is normal

    Scenario Outline: a grapple of which nobody knows
      When Ann grapples Bob, who is <size>, for a modifier that nobody knows
      Then whether it is allowed is not determined

      Examples:
        | size    |
        | larger  |
        | smaller |

    @near_miss
    Scenario: equals need no table
      When Ann grapples Bob, 20 against 5, who is as large, for a modifier of 0
      Then the grapple succeeds with 20, against a check that is normal

  @chained_dice.grapple_sizes.attacker_takes_it
  Rule: The modifier for the sizes is the attacker's

    Scenario Outline: nothing for the target
      When the target is <size>, for a modifier of -5
      Then the attacker adds -5 and the target 0, whose check is normal

      Examples:
        | size    |
        | larger  |
        | smaller |

    Scenario Outline: whichever is larger
      When Ann grapples Bob, <mine> against 10, who is <size>, for a modifier of <modifier>
      Then the grapple <result> with <total>, against a check that is normal

      Examples:
        | size    | modifier | mine | total | result   |
        | larger  | -5       | 14   | 9     | fails    |
        | larger  | -5       | 16   | 11    | succeeds |
        | smaller | -5       | 14   | 9     | fails    |
        | smaller | 2        | 9    | 11    | succeeds |

    @reading.chained_dice.grapple_sizes.which_checks.every_check
    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario Outline: when the victim tries to break free
      Given Ann has grappled Bob by 20, who is <size>, for a modifier of -5
      When Bob tries to break free, <guts> against 18
      Then it is <result>, by a normal check against 13

      Examples:
        | size    | guts | result     |
        | larger  | 12   | still held |
        | larger  | 14   | free       |
        | smaller | 14   | free       |

    @near_miss
    @reading.chained_dice.grapple_sizes.which_checks.first_check
    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario Outline: no longer when the victim tries to break free
      Given Ann has grappled Bob by 20, who is larger, for a modifier of -5
      When Bob tries to break free, <guts> against 18
      Then it is <result>, by a normal check against 18

      Examples:
        | guts | result     |
        | 17   | still held |
        | 19   | free       |

    @near_miss
    @reading.chained_dice.grapple.check_to_break_free_against.first_check
    Scenario: the first check has the modifier in it
      Given Ann has grappled Bob by 20, who is larger, for a modifier of -5
      When Bob tries to break free, 14 against 18
      Then it is still held, by a normal check against 15

    @reading.chained_dice.grapple_sizes.which_checks.every_check
    Scenario: when a bone is to be broken
      Given Ann has grappled Bob by 20, who is larger, for a modifier of -5
      When Ann breaks Bob's neck, 18 against 10 and a stamina of 12
      Then the neck breaks, at a difficulty of 13

    @near_miss
    @reading.chained_dice.grapple_sizes.which_checks.first_check
    Scenario: no longer when a bone is to be broken
      Given Ann has grappled Bob by 20, who is larger, for a modifier of -5
      When Ann breaks Bob's neck, 18 against 10 and a stamina of 17
      Then the neck breaks, at a difficulty of 18

  @chained_dice.grapple_sizes.teeny
  Rule: Someone Teeny defends with luck against a larger grappler

    @reading.chained_dice.grapple_sizes.modifier_beside_luck.both
    Scenario Outline: luck, and the attacker's modifier
      When the target is smaller, and Teeny, for a modifier of <modifier>
      Then the attacker adds <modifier> and the target 0, whose check is lucky

      Examples:
        | modifier |
        | -4       |
        | -1       |

    Scenario: luck, and a modifier of none
      When the target is smaller, and Teeny, for a modifier of 0
      Then the attacker adds 0 and the target 0, whose check is lucky

    @reading.chained_dice.grapple_sizes.modifier_beside_luck.both
    Scenario: luck, and a modifier that nobody knows
      When the target is smaller, and Teeny, and nobody knows the modifier
      Then what the attacker adds is not determined, and the target's check is lucky

    @reading.chained_dice.grapple_sizes.modifier_beside_luck.luck_alone
    Scenario: luck in place of a modifier
      When the target is smaller, and Teeny, for a modifier of -4
      Then the attacker adds 0 and the target 0, whose check is lucky

    @reading.chained_dice.grapple_sizes.modifier_beside_luck.luck_alone
    Scenario: luck in place of a modifier that nobody knows
      When the target is smaller, and Teeny, and nobody knows the modifier
      Then the attacker adds 0 and the target 0, whose check is lucky

    @reading.chained_dice.grapple_sizes.modifier_beside_luck.both
    Scenario: a grapple of someone Teeny
      When Ann grapples Bob, 15 against 10, who is smaller, and Teeny, for a modifier of -2
      Then the grapple succeeds with 13, against a check that is lucky

    @near_miss
    Scenario: someone smaller that is not Teeny
      When the target is smaller, for a modifier of -4
      Then the attacker adds -4 and the target 0, whose check is normal

    @near_miss
    Scenario: someone smaller, and nobody says whether it is Teeny
      When the target is smaller, whose being Teeny nobody mentions, for a modifier of -4
      Then the attacker adds -4 and the target 0, whose check is normal

    @near_miss
    Scenario: someone Teeny against someone Teeny
      When the target is as large, and Teeny, for a modifier of 0
      Then the attacker adds 0 and the target 0, whose check is normal

    @near_miss
    Scenario: someone Teeny against someone smaller still
      When the target is larger, and Teeny, for a modifier of -4
      Then the attacker adds -4 and the target 0, whose check is normal

    @near_miss
    @reading.chained_dice.grapple_sizes.defensive_checks.against_attempts
    Scenario: breaking free is no defence
      Given Ann has grappled Bob by 20, who is smaller, and Teeny, for a modifier of 0
      When Bob tries to break free, 12 against 20
      Then it is still held, by a normal check against 20

    @reading.chained_dice.grapple_sizes.defensive_checks.all_checks
    Scenario: breaking free is a defence
      Given Ann has grappled Bob by 20, who is smaller, and Teeny, for a modifier of 0
      When Bob tries to break free, 12 against 20
      Then it is still held, by a lucky check against 20
