Feature: Grappling with a weapon
  The shot is a called one, with a d8. Document 002, L145 to L147.

  @chained_dice.weapon_grapple.some_weapons
  Rule: Some weapons can grapple, as their descriptions say

    Scenario Outline: one that cannot
      Given Ann's weapon cannot grapple, her grapple is <grapple>, and Bob's defence roll 10
      When the called shot shows <face>
      Then it is not allowed

      Examples:
        | grapple | face |
        | 5       | 6    |
        | 5       | 8    |
        | 1       | 1    |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: one that can
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      When the called shot shows 6
      Then it comes to 11, a grapple

    Scenario Outline: shots that cannot be
      When a weapon is to grapple <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact         |
        | by nobody                               | attacker     |
        | at nobody                               | target       |
        | at oneself                              | target       |
        | and nobody knows whether the weapon can | weapon       |
        | without a grapple                       | grapple      |
        | at a defence that nobody knows          | defence roll |
        | at a defence without a name             | defence      |
        | at sizes without a name                 | sizes        |
        | for something without a name            | attempt      |
        | at an exception without a name          | exception    |
        | with a critical range from 0            | critical range |
        | with a critical range from 11           | critical range |

    @near_miss
    Scenario: what already keeps her from it
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And Cid has grappled Ann by hand
      When the called shot shows 6
      Then it is not allowed

    @near_miss
    Scenario: someone who is grappled already
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And Cid has grappled Bob by hand
      When the called shot shows 6
      Then whether it is allowed is not determined

  @chained_dice.weapon_grapple.called_shot
  Rule: A weapon grapples by a called shot whose accuracy is the wielder's grapple

    Scenario Outline: one below, with other modifiers and without
      Given Ann's weapon can grapple, her grapple is <grapple>, and Bob's defence roll 10
      And other modifiers of <modifiers>
      When the called shot shows <face>
      Then it comes to <total>, a miss

      Examples:
        | grapple | modifiers | face | total |
        | 5       | 0         | 4    | 9     |
        | 5       | -2        | 6    | 9     |
        | -1      | 0         | 1    | 0     |

    Scenario Outline: the sizes make it miss
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And Bob is <size>, for a modifier of -2
      When the called shot shows 5
      Then it comes to 8, a miss

      Examples:
        | size    |
        | larger  |
        | smaller |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: at the head, equal and one above
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And she aims at his head
      When the called shot shows <face>
      Then it comes to <total>, <result>

      Examples:
        | face | total | result    |
        | 5    | 9     | a grapple |
        | 6    | 10    | a grapple |

    Scenario: at the head, one below
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And she aims at his head
      When the called shot shows 4
      Then it comes to 8, a miss

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: anywhere else
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And she aims at his arm
      When the called shot shows 4
      Then it comes to 9, a grapple

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: a defence with an exception that helps the attacker
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And the type of defence makes it a hit
      When the called shot shows 4
      Then it comes to 9, a grapple

    Scenario: a defence with an exception that helps the defender
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And the type of defence makes it a miss
      When the called shot shows 6
      Then it comes to 11, a miss

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: an exception that nobody knows
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And the type of defence makes it nobody knows what
      When the called shot shows 6
      Then it comes to 11 and harms nobody, and whether it is a grapple is not determined

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    Scenario: an exception that nobody knows, of a shot that would harm
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And the type of defence makes it nobody knows what
      When the called shot shows 6
      Then it comes to 11, and what comes of it is not determined

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: an exception that nobody knows, of a shot declared non-lethal
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And she declares non-lethal force
      And the type of defence makes it nobody knows what
      When the called shot shows 6
      Then it comes to 11 and harms nobody, and whether it is a grapple is not determined

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario: bad luck
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And her shot is unlucky
      When the called shot shows 5 and 2
      Then it comes to 7, a miss

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: equal, and one above
      Given Ann's weapon can grapple, her grapple is <grapple>, and Bob's defence roll <defense>
      And other modifiers of <modifiers>
      When the called shot shows <face>
      Then it comes to <total>, <result>

      Examples:
        | grapple | modifiers | defense | face | total | result    |
        | 5       | 0         | 10      | 5    | 10    | a grapple |
        | 5       | 0         | 10      | 6    | 11    | a grapple |
        | 5       | -2        | 9       | 6    | 9     | a grapple |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    Scenario Outline: it harms as the weapon does
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      When the called shot shows <face>
      Then it comes to <total>, <result>

      Examples:
        | face | total | result               |
        | 5    | 10    | a grapple that harms |
        | 6    | 11    | a grapple that harms |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: it harms nobody, and non-lethal force changes nothing of that
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And she declares non-lethal force
      When the called shot shows 5
      Then it comes to 10, a grapple

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    Scenario: it harms, and non-lethal force only sets aside what is critical
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And she declares non-lethal force
      When the called shot shows 5
      Then it comes to 10, a grapple that harms

    Scenario: whoever is grappled so is held
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      When the called shot shows 5
      And Bob tries a physical action afterwards
      Then it is not allowed

    @near_miss
    Scenario: whoever is missed is not
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      When the called shot shows 4
      And Bob tries a physical action afterwards
      Then he is free to act

    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario Outline: the hold is broken as any other
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      When the called shot shows 6
      And Bob tries to break free afterwards, <guts> against 12
      Then it is <result>, by a normal check against 12

      Examples:
        | guts | result     |
        | 11   | still held |
        | 13   | free       |

    @reading.chained_dice.grapple.check_to_break_free_against.first_check
    Scenario: the hold is broken by a check against the shot
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      When the called shot shows 6
      And Bob tries to break free afterwards, 14 against 12
      Then it is still held, by a normal check against 15

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: the sizes count
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And Bob is <size>, for a modifier of <modifier>
      When the called shot shows 5
      Then it comes to <total>, <result>

      Examples:
        | size     | modifier | total | result    |
        | larger   | -1       | 9     | a grapple |
        | as large | 0        | 10    | a grapple |

    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    @reading.chained_dice.grapple_sizes.which_checks.every_check
    Scenario: the sizes count later as well
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is larger, for a modifier of -2
      When the called shot shows 6
      And Bob tries to break free afterwards, 11 against 12
      Then it is free, by a normal check against 10

    @reading.chained_dice.grapple_sizes.defensive_checks.all_checks
    Scenario: a hold on someone Teeny
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is Teeny and smaller, for a modifier of 0
      When the called shot shows 6
      And Bob tries to break free afterwards, 11 against 15
      Then it is still held, by a lucky check against 15

    @reading.chained_dice.weapon_grapple.defense_of_the_teeny.no_check
    Scenario: the defence roll of someone Teeny is like any other
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is Teeny and smaller, for a modifier of 0
      When the called shot shows 6
      Then it comes to 15, against a normal defence roll

    @reading.chained_dice.weapon_grapple.defense_of_the_teeny.lucky
    Scenario: the defence roll of someone Teeny is lucky
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is Teeny and smaller, for a modifier of 0
      When the called shot shows 6
      Then it comes to 15, against a lucky defence roll

    Scenario Outline: the defence roll of someone else
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is <size>
      When the called shot shows 6
      Then it comes to 15, against a normal defence roll

      Examples:
        | size                         |
        | Teeny and as large           |
        | smaller, for a modifier of 0 |

    Scenario Outline: what she wants of him
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And she wants to <attempt> him
      When the called shot shows 6
      And Bob's defence is asked for afterwards, which is otherwise 17
      Then it is <defense>

      Examples:
        | attempt  | defense |
        | pin      | 10      |
        | grab     | 17      |
        | restrain | 17      |

    Scenario: nothing is said of what she wants of him
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      When the called shot shows 6
      And Bob's defence is asked for afterwards, which is otherwise 17
      Then it is 17

    Scenario Outline: a hold on someone else
      Given Ann's weapon can grapple, her grapple is 9, and Bob's defence roll 10
      And Bob is <size>
      When the called shot shows 6
      And Bob tries to break free afterwards, 11 against 15
      Then it is still held, by a normal check against 15

      Examples:
        | size                         |
        | Teeny and as large           |
        | smaller, for a modifier of 0 |

    @reading.chained_dice.luck.meaning.better_of_two
    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: good luck
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And her shot is lucky
      When the called shot shows 5 and 2
      Then it comes to 10, a grapple

    @near_miss
    @reading.chained_dice.luck.meaning.undefined
    Scenario: luck that nobody defines
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And her shot is lucky
      When the called shot shows 5 and 2
      Then nothing of the shot is determined

    @near_miss
    Scenario: a shot that is lucky and unlucky
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And her shot is both
      When the called shot shows 5 and 2
      Then nothing of the shot is determined

    @near_miss
    Scenario Outline: sizes of which nobody knows
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 9
      And Bob is <size>, for a modifier that nobody knows
      When the called shot shows 5
      Then nothing of the shot is determined

      Examples:
        | size    |
        | larger  |
        | smaller |

    Scenario Outline: faces that no such die has
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      When the called shot shows <faces>
      Then it is refused for its die

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 5 and 5 |

  @chained_dice.weapon_grapple.critical
  Rule: A critical strike that grapples is a critical strike in all else

    Scenario Outline: it hits whatever the defence
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And Bob <defends>
      When the called shot shows <face>
      Then it comes to <total>, <result>

      Examples:
        | defends                                             | face | total | result                        |
        | does not dodge                                      | 7    | 12    | a critical grapple that harms |
        | does not dodge                                      | 8    | 13    | a critical grapple that harms |
        | dodges, without a Critical Defense                  | 7    | 12    | a critical grapple that harms |
        | has a Critical Defense, but does not dodge          | 7    | 12    | a critical grapple that harms |
        | has a Critical Defense, in a way that nobody states | 7    | 12    | a critical grapple that harms |

    Scenario: nothing non-lethal is declared
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And she declares nothing of the kind
      When the called shot shows 7
      Then it comes to 12, a critical grapple that harms

    @reading.chained_dice.critical_strikes.critically_dodged.compared
    Scenario Outline: a Critical Defense that dodges leaves it to the totals
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll <defense>
      And Bob dodges, with a Critical Defense
      When the called shot shows 7
      Then it comes to 12, <result>

      Examples:
        | defense | result                        |
        | 12      | a critical grapple that harms |
        | 11      | a critical grapple that harms |

    Scenario: a Critical Defense that dodges, and a total below the defence
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 13
      And Bob dodges, with a Critical Defense
      When the called shot shows 7
      Then it comes to 12, a critical miss

    @reading.chained_dice.critical_strikes.critically_dodged.misses
    Scenario Outline: a Critical Defense that dodges undoes it
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll <defense>
      And Bob dodges, with a Critical Defense
      When the called shot shows 7
      Then it comes to 12, a critical miss

      Examples:
        | defense |
        | 12      |
        | 11      |

    Scenario: at the head, the die strikes critically, not what is left of it
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And she aims at his head
      When the called shot shows 7
      Then it comes to 11, a critical grapple that harms

    @reading.chained_dice.called_shots.range_of_the_weapon.counts
    @reading.chained_dice.called_shots.range_of_the_weapon.widens_as_much
    Scenario: a weapon whose range begins below seven, which counts
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And a critical range from 6 on
      When the called shot shows 6
      Then it comes to 11, a critical grapple that harms

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.does_not_count
    Scenario: a weapon whose range begins below seven, which does not count
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And a critical range from 6 on
      When the called shot shows 6
      Then it comes to 11, a miss

    @near_miss
    Scenario: a 6
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      When the called shot shows 6
      Then it comes to 11, a miss

    @near_miss
    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: a total of 8
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 8
      When the called shot shows 3
      Then it comes to 8, a grapple

  @chained_dice.weapon_grapple.non_lethal
  Rule: No rules of critical strikes apply to a grapple that is declared non-lethal

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: it reaches the defence
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll <defense>
      And she declares non-lethal force
      When the called shot shows <face>
      Then it comes to <total>, a grapple

      Examples:
        | defense | face | total |
        | 12      | 7    | 12    |
        | 13      | 8    | 13    |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    @reading.chained_dice.disarm.harm_of_a_critical.as_a_hit
    Scenario Outline: it reaches the defence, and harms as a hit does
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 12
      And she declares non-lethal force
      When the called shot shows <face>
      Then it comes to <total>, a grapple that harms

      Examples:
        | face | total |
        | 7    | 12    |
        | 8    | 13    |

    @reading.chained_dice.disarm.harm_of_a_critical.none
    Scenario: it reaches the defence, and does nothing but grapple
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 12
      And she declares non-lethal force
      When the called shot shows 7
      Then it comes to 12, a grapple

    @reading.chained_dice.weapon_grapple.non_lethal_certainty.no_longer
    Scenario Outline: it must reach the defence
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll <defense>
      And she declares non-lethal force
      When the called shot shows <face>
      Then it comes to <total>, <result>

      Examples:
        | defense | face | total | result    |
        | 13      | 7    | 12    | a miss    |
        | 30      | 8    | 13    | a miss    |

    @reading.chained_dice.weapon_grapple.non_lethal_certainty.still_hits
    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: it still hits by itself
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 30
      And she declares non-lethal force
      When the called shot shows <face>
      Then it comes to <total>, a grapple

      Examples:
        | face | total |
        | 7    | 12    |
        | 8    | 13    |

    @reading.chained_dice.weapon_grapple.non_lethal_certainty.still_hits
    @reading.chained_dice.critical_strikes.critically_dodged.misses
    Scenario: it would still hit by itself, and is dodged
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 12
      And she declares non-lethal force
      And Bob dodges, with a Critical Defense
      When the called shot shows 7
      Then it comes to 12, a miss

    @near_miss
    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: an ordinary shot, declared non-lethal
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 10
      And she declares non-lethal force
      When the called shot shows 6
      Then it comes to 11, a grapple

    @near_miss
    Scenario: a critical strike that nobody declares non-lethal
      Given Ann's weapon can grapple, her grapple is 5, and Bob's defence roll 13
      When the called shot shows 7
      Then it comes to 12, a critical grapple that harms
