Feature: Breaking bones
  The checks come as totals, the attacker's after its bad luck. Document 002, L157 to L161.

  @chained_dice.breaking_bones.unlucky_check
  Rule: To break a victim's neck or limb, an unlucky grapple check must win against an ordinary one

    Scenario Outline: the neck, one above and far from it
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, <mine> against <theirs> and a stamina of 2
      Then it breaks at a difficulty of <mine>, and kills
      And the attacker's check is unlucky, and the target's normal

      Examples:
        | mine | theirs |
        | 11   | 10     |
        | 25   | 4      |

    @reading.chained_dice.breaking_bones.which_failure_hurts.either
    Scenario Outline: one below, and far from it
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's <part>, <mine> against <theirs> and a stamina of 2
      Then nothing breaks for want of a grip, for 3 damage
      And the attacker's check is unlucky, and the target's normal

      Examples:
        | part | mine | theirs |
        | neck | 9    | 10     |
        | limb | 9    | 10     |
        | neck | 4    | 25     |

    @reading.chained_dice.breaking_bones.which_failure_hurts.stamina_only
    Scenario Outline: one below, and nothing happens
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's <part>, 9 against 10 and a stamina of 2
      Then nothing breaks for want of a grip, for 0 damage

      Examples:
        | part |
        | neck |
        | limb |

    @reading.chained_dice.breaking_bones.equal_checks.enough
    Scenario: an equal check is enough to go on
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 10 against 10 and a stamina of 2
      Then it breaks at a difficulty of 10, and kills

    @reading.chained_dice.breaking_bones.equal_checks.too_little
    @reading.chained_dice.breaking_bones.which_failure_hurts.either
    Scenario: an equal check is too little to go on
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 10 against 10 and a stamina of 2
      Then nothing breaks for want of a grip, for 3 damage

    @reading.chained_dice.breaking_bones.check_of_the_teeny.standard
    Scenario: the check of someone Teeny is an ordinary one
      Given Ann has grappled Bob, who is smaller and Teeny
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 2
      Then it breaks at a difficulty of 13, and kills
      And the attacker's check is unlucky, and the target's normal

    @reading.chained_dice.breaking_bones.check_of_the_teeny.lucky
    Scenario: the check of someone Teeny is a lucky one
      Given Ann has grappled Bob, who is smaller and Teeny
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 2
      Then it breaks at a difficulty of 13, and kills
      And the attacker's check is unlucky, and the target's lucky

    Scenario: someone Teeny outside the hold of anyone larger
      Given Cid has grappled Bob, who is smaller and Teeny
      And Bob has broken free
      And Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 2
      Then it breaks at a difficulty of 13, and kills
      And the attacker's check is unlucky, and the target's normal

    Scenario: someone who is tied up
      Given Ann has tied up Bob, with a rope of durability 2
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 2
      Then it breaks at a difficulty of 13, and kills
      And the attacker's check is unlucky, and the target's normal

    Scenario Outline: what an earlier grapple had is over
      Given Ann has grappled Bob, who is <size>
      And Bob has broken free
      And Ann has tied up Bob, with a rope of durability 2
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 2
      Then it breaks at a difficulty of 13, and kills
      And the attacker's check is unlucky, and the target's normal

      Examples:
        | size                           |
        | larger, for a modifier of -5   |
        | smaller and Teeny              |

    Scenario Outline: attempts that cannot be
      Given Ann has grappled Bob
      When a bone is to be broken <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                         | fact             |
        | by nobody                     | attacker         |
        | of nobody                     | target           |
        | of someone who is free        | target           |
        | of someone whom another holds | target           |
        | of no part                    | part             |
        | of a part without a name      | part             |
        | without the attacker's check  | attacker's check |
        | without the target's check    | target's check   |
        | without a stamina check       | stamina          |
        | without anybody's might       | might            |
        | with might below nothing      | might            |
        | of a limb that heals by it    | limb             |

    @near_miss
    Scenario: an attacker who is grappled in turn
      Given Ann has grappled Bob
      And Cid has grappled Ann
      And the attacker's might is 3
      When Ann breaks Bob's neck, 25 against 4 and a stamina of 2
      Then it is not allowed

  @chained_dice.breaking_bones.stamina_check
  Rule: The victim then checks stamina against what the unlucky check came to

    Scenario: the half-beast and the goblin
      Given Shirazar has grappled Goblin
      And the attacker's might is 4
      When Shirazar breaks Goblin's neck, 13 against 10 and a stamina of 14
      Then nothing breaks at a difficulty of 13, for 4 damage
      And the attacker's check is unlucky, and the target's normal

    Scenario Outline: one below
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, <mine> against <theirs> and a stamina of <stamina>
      Then it breaks at a difficulty of <mine>, and kills

      Examples:
        | mine | theirs | stamina |
        | 13   | 10     | 12      |
        | 20   | 2      | 19      |

    Scenario Outline: one above
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's <part>, <mine> against <theirs> and a stamina of <stamina>
      Then nothing breaks at a difficulty of <mine>, for 3 damage

      Examples:
        | part | mine | theirs | stamina |
        | neck | 13   | 10     | 14      |
        | limb | 13   | 10     | 14      |
        | neck | 20   | 2      | 21      |

    @reading.chained_dice.breaking_bones.equal_stamina.enough
    Scenario Outline: an equal stamina check saves the bone
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's <part>, 13 against 10 and a stamina of 13
      Then nothing breaks at a difficulty of 13, for 3 damage

      Examples:
        | part |
        | neck |
        | limb |

    @reading.chained_dice.breaking_bones.equal_stamina.too_little
    Scenario: an equal stamina check does not save the bone
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 13
      Then it breaks at a difficulty of 13, and kills

    @near_miss
    @reading.chained_dice.breaking_bones.which_failure_hurts.either
    Scenario Outline: no stamina check where the grip failed
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 9 against 10 and a stamina of <stamina>
      Then nothing breaks for want of a grip, for 3 damage

      Examples:
        | stamina |
        | 3       |
        | 30      |

  @chained_dice.breaking_bones.might
  Rule: A failed attempt does the attacker's might in damage, and the grapple goes on

    Scenario Outline: the might
      Given Ann has grappled Bob
      And the attacker's might is <might>
      When Ann breaks Bob's <part>, 13 against 10 and a stamina of 20
      Then nothing breaks at a difficulty of 13, for <might> damage

      Examples:
        | part | might |
        | neck | 0     |
        | neck | 1     |
        | limb | 7     |

    Scenario: the victim is held as before
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Ann has broken Bob's neck, 13 against 10 and a stamina of 20
      When Bob tries to break free, 12 against 20
      Then it is still held, by a check against 20

    Scenario: a second attempt
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Ann has broken Bob's neck, 13 against 10 and a stamina of 20
      When Ann breaks Bob's limb, 15 against 10 and a stamina of 20
      Then nothing breaks at a difficulty of 15, for 3 damage

    @near_miss
    Scenario: an attempt that succeeds
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 5
      Then it breaks at a difficulty of 13, and kills

  @chained_dice.breaking_bones.broken_neck
  Rule: A broken neck kills

    Scenario: a neck
      Given Ann has grappled Bob
      And the attacker's might is 3
      And a broken limb does 9 damage, says somebody
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 5
      Then it breaks at a difficulty of 13, and kills

    Scenario: the dead do not break free
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Ann has broken Bob's neck, 13 against 10 and a stamina of 5
      When Bob tries to break free, 28 against 20
      Then it is refused for its target

    Scenario: the dead have no neck left to break
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Ann has broken Bob's neck, 13 against 10 and a stamina of 5
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 5
      Then it is refused for its target

    @near_miss
    Scenario: the strangled have none either
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Bob has been strangled to death
      When Ann breaks Bob's neck, 13 against 10 and a stamina of 5
      Then it is refused for its target

    @near_miss
    Scenario: a limb
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's limb, 13 against 10 and a stamina of 5
      Then it breaks at a difficulty of 13, and what that does is not determined

  @chained_dice.breaking_bones.broken_limb
  Rule: What a broken limb does is not said

    Scenario: nobody knows
      Given Ann has grappled Bob
      And the attacker's might is 3
      When Ann breaks Bob's limb, 16 against 10 and a stamina of 15
      Then it breaks at a difficulty of 16, and what that does is not determined

    Scenario Outline: somebody knows
      Given Ann has grappled Bob
      And the attacker's might is 3
      And a broken limb does <damage> damage, says somebody
      When Ann breaks Bob's limb, 13 against 10 and a stamina of 5
      Then it breaks at a difficulty of 13, for <damage> damage

      Examples:
        | damage |
        | 0      |
        | 9      |

    Scenario: whoever has a broken limb is held as before
      Given Ann has grappled Bob
      And the attacker's might is 3
      And Ann has broken Bob's limb, 13 against 10 and a stamina of 5
      When Bob tries to break free, 28 against 20
      Then it is free, by a check against 20

    @near_miss
    Scenario: a limb that does not break
      Given Ann has grappled Bob
      And the attacker's might is 3
      And a broken limb does 9 damage, says somebody
      When Ann breaks Bob's limb, 13 against 10 and a stamina of 20
      Then nothing breaks at a difficulty of 13, for 3 damage
