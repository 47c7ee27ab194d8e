Feature: Disarming
  Called shots at a hand, with a martial art or a weapon. What such a shot is beside disarming is said as the hit that
  it counts as: a standard hit of a called shot, or a critical strike. Document 002, L99 to L109.

  @chained_dice.disarm.called_shot
  Rule: Disarming without a weapon is a called shot with a martial art

    Scenario Outline: one below, equal, one above
      Given a martial art of accuracy <accuracy> against a defence roll of <defense>
      And other modifiers of <other>
      When the shot at a hand shows <face>
      Then the total is <total>, a <result>

      Examples:
        | accuracy | defense | other | face | total | result |
        | 5        | 10      | 0     | 4    | 9     | miss   |
        | 5        | 10      | 0     | 5    | 10    | hit    |
        | 5        | 10      | 0     | 6    | 11    | hit    |
        | 5        | 10      | -1    | 5    | 9     | miss   |
        | 5        | 10      | 1     | 5    | 11    | hit    |
        | 0        | 20      | 0     | 1    | 1     | miss   |
        | -2       | 20      | 0     | 6    | 4     | miss   |

    Scenario Outline: a defence with an exception of its own
      Given a martial art of accuracy 5 against a defence roll of <defense>
      And the type of defence makes it <rules>
      When the shot at a hand shows 4
      Then the total is 9, a <result>

      Examples:
        | defense | rules  | result |
        | 9       | a miss | miss   |
        | 10      | a hit  | hit    |

    Scenario: an exception that nobody knows
      Given a martial art of accuracy 5 against a defence roll of 9
      And the type of defence makes it nobody knows what
      When the shot at a hand shows 6
      Then the total is 11, and what comes of it is not determined

    @near_miss
    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: luck that nobody can tell
      Given a martial art of accuracy 5 against a defence roll of 9
      And the roll is <luck>
      When the shot at a hand shows 6 and 3
      Then nothing of the attempt is determined

      Examples:
        | luck    |
        | lucky   |
        | unlucky |

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: two dice
      Given a martial art of accuracy 5 against a defence roll of 11
      And the roll is <luck>
      When the shot at a hand shows 6 and 3
      Then the total is <total>, a <result>

      Examples:
        | luck    | total | result |
        | lucky   | 11    | hit    |
        | unlucky | 8     | miss   |

    Scenario Outline: what cannot be
      Given an attempt to disarm, but <wrong>
      When it is made
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact         |
        | nobody says with what                | means        |
        | with means unheard of                | means        |
        | nobody says where it is aimed        | aim          |
        | it is aimed at a part without a name | aim          |
        | no hand is to be disarmed            | hands        |
        | nobody says how accurate             | accuracy     |
        | nobody says what the defence is      | defence roll |
        | a defence without a name             | defence      |
        | an exception without a name          | exception    |
        | with a critical range from 0         | critical range |
        | with a critical range from 11        | critical range |

    Scenario Outline: faces that a d8 does not have
      Given a martial art of accuracy 5 against a defence roll of 9
      When the shot at a hand shows <faces>
      Then it is refused for its die

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 4 and 5 |

    @near_miss
    Scenario: with a weapon
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      When the shot at a hand shows 4
      Then the total is 9, a miss

  @chained_dice.disarm.hand
  Rule: To disarm, the shot is aimed at a hand

    Scenario Outline: another aim
      Given a martial art of accuracy 5 against a defence roll of 9
      When the shot at <area> shows 8
      Then it is not allowed

      Examples:
        | area           |
        | an arm         |
        | a head         |
        | a torso        |
        | a leg          |
        | a foot         |
        | something else |
        | a tail         |
        | the largest section of a body |

    Scenario: another aim of a weapon that can disarm
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 9
      When the shot at an arm shows 8
      Then it is not allowed

    Scenario: a hand
      Given a martial art of accuracy 5 against a defence roll of 16
      When the shot at a hand shows 3
      Then the total is 8, a miss
      And it is allowed

    @near_miss
    Scenario: a weapon of which nobody knows whether it can disarm
      Given a weapon of unknown uses, of accuracy 5 against a defence roll of 9
      When the shot at a hand shows 8
      Then whether it is allowed is not determined

  @chained_dice.disarm.one_hand
  Rule: One hand is disarmed at a time

    Scenario Outline: several hands
      Given a martial art of accuracy 5 against a defence roll of 9
      And <hands> hands are to be disarmed
      When the shot at a hand shows 8
      Then it is not allowed

      Examples:
        | hands |
        | 2     |
        | 4     |

    @near_miss
    Scenario: one hand
      Given a martial art of accuracy 5 against a defence roll of 17
      And 1 hands are to be disarmed
      When the shot at a hand shows 6
      Then the total is 11, a miss
      And it is allowed

  @chained_dice.disarm.hit
  Rule: A called shot at the hand that hits disarms it

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario Outline: a hit with a weapon
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      When the shot at a hand shows <face>
      Then the total is <total>, a hit that disarms and counts as a standard hit

      Examples:
        | face | total |
        | 5    | 10    |
        | 6    | 11    |

    Scenario: a hit with a weapon, where the regular rules say that it disarms
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      And the regular rules let a hit disarm
      When the shot at a hand shows 6
      Then the total is 11, a hit that disarms and counts as a standard hit

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    Scenario: a hit with a weapon, where the regular rules say that it does not
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      And the regular rules do not let a hit disarm
      When the shot at a hand shows 6
      Then the total is 11, a hit that does not disarm and counts as a standard hit

    @near_miss
    Scenario: a miss with a weapon
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      When the shot at a hand shows 4
      Then the total is 9, a miss that does not disarm and counts as nothing

    @near_miss
    Scenario: a miss with a martial art
      Given a martial art of accuracy 5 against a defence roll of 12
      When the shot at a hand shows 6
      Then the total is 11, a miss that does not disarm and counts as nothing

  @chained_dice.disarm.harm
  Rule: A martial art that hits the hand to disarm it is a called shot that hits a limb

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.disarm.harm_of_a_hit.standard
    Scenario: a hit that disarms and harms
      Given a martial art of accuracy 5 against a defence roll of 11
      When the shot at a hand shows 6
      Then the total is 11, a hit that disarms and counts as a standard hit

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.disarm.harm_of_a_hit.none
    Scenario: a hit that disarms and nothing more
      Given a martial art of accuracy 5 against a defence roll of 11
      When the shot at a hand shows 6
      Then the total is 11, a hit that disarms and counts as nothing

  @chained_dice.disarm.critical
  Rule: A critical strike disarms by itself

    Scenario Outline: against a defence out of reach
      Given a martial art of accuracy <accuracy> against a defence roll of 40
      When the shot at a hand shows <face>
      Then the total is <total>, a critical hit that disarms

      Examples:
        | accuracy | face | total |
        | 5        | 7    | 12    |
        | 5        | 8    | 13    |
        | 0        | 7    | 7     |

    Scenario: whatever the regular rules say of a hit
      Given a martial art of accuracy 5 against a defence roll of 40
      And the regular rules do not let a hit disarm
      When the shot at a hand shows 8
      Then the total is 13, a critical hit that disarms

    Scenario: a weapon against a defence out of reach
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 40
      When the shot at a hand shows 7
      Then the total is 12, a critical hit that disarms

    Scenario Outline: a martial art against a dodge
      Given a martial art of accuracy 4 against a defence roll of 40
      And the target <defends>
      When the shot at a hand shows 8
      Then the total is 12, a critical hit that disarms

      Examples:
        | defends                                             |
        | dodges, without a Critical Defense                  |
        | has a Critical Defense, but does not dodge          |
        | has a Critical Defense, in a way that nobody states |

    @reading.chained_dice.disarm.critically_dodged.succeeds
    Scenario: a dodge with a Critical Defense does not help
      Given a martial art of accuracy 4 against a defence roll of 40
      And the target dodges, with a Critical Defense
      When the shot at a hand shows 8
      Then the total is 12, a critical hit that disarms

    @near_miss
    @reading.chained_dice.disarm.critically_dodged.stands
    Scenario: a dodge with a Critical Defense helps
      Given a martial art of accuracy 4 against a defence roll of 40
      And the target dodges, with a Critical Defense
      When the shot at a hand shows 8
      Then the total is 12, a critical miss that does not disarm and counts as nothing

    @near_miss
    Scenario: a dodge with a Critical Defense against a weapon
      Given a weapon that can disarm, of accuracy 4 against a defence roll of 40
      And the target dodges, with a Critical Defense
      When the shot at a hand shows 7
      Then the total is 11, a critical miss that does not disarm and counts as nothing

    @reading.chained_dice.critical_strikes.critically_dodged.compared
    Scenario: such a dodge against a weapon, within reach
      Given a weapon that can disarm, of accuracy 4 against a defence roll of 11
      And the target dodges, with a Critical Defense
      When the shot at a hand shows 7
      Then the total is 11, a critical hit that disarms

    @near_miss
    Scenario Outline: a six against a Critical Defense out of reach
      Given a martial art of accuracy 5 against a defence roll of 40
      And the target <defends>
      When the shot at a hand shows 6
      Then the total is 11, a miss that does not disarm and counts as nothing

      Examples:
        | defends                                    |
        | dodges, with a Critical Defense            |
        | has a Critical Defense, but does not dodge |

    @reading.chained_dice.called_shots.range_of_the_weapon.counts
    @reading.chained_dice.called_shots.range_of_the_weapon.widens_as_much
    Scenario Outline: a six, if a critical range that begins there counts
      Given a <means> of accuracy 5 against a defence roll of 40
      And a critical range from 6 on
      When the shot at a hand shows 6
      Then the total is 11, a critical hit that disarms

      Examples:
        | means                  |
        | martial art            |
        | weapon that can disarm, |

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.does_not_count
    Scenario Outline: a six, if a critical range that begins there does not count
      Given a <means> of accuracy 5 against a defence roll of 40
      And a critical range from 6 on
      When the shot at a hand shows 6
      Then the total is 11, a miss that does not disarm and counts as nothing

      Examples:
        | means                  |
        | martial art            |
        | weapon that can disarm, |

    @near_miss
    Scenario: a six against a defence out of reach
      Given a martial art of accuracy 5 against a defence roll of 40
      When the shot at a hand shows 6
      Then the total is 11, a miss that does not disarm and counts as nothing

  @chained_dice.disarm.no_critical_rules
  Rule: A critical strike with a martial art disarms, and is no critical strike beside that

    @reading.chained_dice.disarm.harm_of_a_critical.as_a_hit
    @reading.chained_dice.disarm.harm_of_a_hit.standard
    Scenario Outline: it counts as a standard hit
      Given a martial art of accuracy 2 against a defence roll of 6
      And the attacker <wants>
      When the shot at a hand shows 7
      Then the total is 9, a critical hit that disarms and counts as a standard hit

      Examples:
        | wants                 |
        | would do damage       |
        | does not say what for |

    @reading.chained_dice.disarm.harm_of_a_critical.as_a_hit
    @reading.chained_dice.disarm.harm_of_a_hit.standard
    @reading.chained_dice.disarm.no_damage_by_hand.not_allowed
    Scenario: it counts as a standard hit, whatever the attacker would do
      Given a martial art of accuracy 2 against a defence roll of 6
      And the attacker would not do damage
      When the shot at a hand shows 7
      Then the total is 9, a critical hit that disarms and counts as a standard hit

    @reading.chained_dice.disarm.no_damage_by_hand.allowed
    Scenario: it counts as nothing, as the attacker would have it
      Given a martial art of accuracy 2 against a defence roll of 6
      And the attacker would not do damage
      When the shot at a hand shows 7
      Then the total is 9, a critical hit that disarms and counts as nothing

    @reading.chained_dice.disarm.harm_of_a_hit.none
    Scenario: it counts as a hit that does nothing else
      Given a martial art of accuracy 2 against a defence roll of 6
      When the shot at a hand shows 7
      Then the total is 9, a critical hit that disarms and counts as nothing

    @reading.chained_dice.disarm.harm_of_a_critical.none
    Scenario: it counts as nothing
      Given a martial art of accuracy 2 against a defence roll of 6
      When the shot at a hand shows 8
      Then the total is 10, a critical hit that disarms and counts as nothing

    @near_miss
    Scenario: a critical strike with a weapon
      Given a weapon that can disarm, of accuracy 3 against a defence roll of 6
      When the shot at a hand shows 8
      Then the total is 11, a critical hit that disarms

  @chained_dice.disarm.some_weapons
  Rule: Some weapons can disarm, and others cannot

    Scenario Outline: a weapon that cannot
      Given a weapon that cannot disarm, of accuracy 5 against a defence roll of 9
      When the shot at a hand shows <face>
      Then it is not allowed

      Examples:
        | face |
        | 2    |
        | 8    |

    @near_miss
    Scenario: a weapon that can
      Given a weapon that can disarm, of accuracy 6 against a defence roll of 9
      When the shot at a hand shows 2
      Then the total is 8, a miss
      And it is allowed

  @chained_dice.disarm.which_weapons
  Rule: Which weapons can disarm is not said here

    Scenario: nobody knows
      Given a weapon of unknown uses, of accuracy 5 against a defence roll of 9
      When the shot at a hand shows 5
      Then whether it is allowed is not determined
      And nothing of the attempt is determined

    @near_miss
    Scenario: a martial art does not have to be one of them
      Given a martial art of accuracy 6 against a defence roll of 9
      When the shot at a hand shows 1
      Then the total is 7, a miss

  @chained_dice.disarm.with_weapon
  Rule: Disarming with a weapon is a called shot of that weapon, and hits as one

    Scenario Outline: a weapon, one below, equal, one above
      Given a weapon that can disarm, of accuracy 9 against a defence roll of 14
      And other modifiers of <other>
      When the shot at a hand shows <face>
      Then the total is <total>, a <result>

      Examples:
        | other | face | total | result |
        | 0     | 4    | 13    | miss   |
        | 0     | 5    | 14    | hit    |
        | 0     | 6    | 15    | hit    |
        | -3    | 6    | 12    | miss   |

    @near_miss
    Scenario: a martial art
      Given a martial art of accuracy 9 against a defence roll of 16
      When the shot at a hand shows 6
      Then the total is 15, a miss

  @chained_dice.disarm.weapon_critical
  Rule: A critical strike that disarms with a weapon is a critical strike at the hand

    @reading.chained_dice.disarm.critical_with_weapon.attackers_choice
    @reading.chained_dice.disarm.critical_with_weapon.critical_rules
    Scenario Outline: the attacker does not go without damage
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker <wants>
      When the shot at a hand shows 7
      Then the total is 8, a critical hit that disarms and counts as a critical strike

      Examples:
        | wants                 |
        | would do damage       |
        | does not say what for |

    @reading.chained_dice.disarm.critical_with_weapon.critical_rules
    Scenario: the attacker cannot go without damage
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker would not do damage
      When the shot at a hand shows 7
      Then the total is 8, a critical hit that disarms and counts as a critical strike

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario Outline: a hit of a six
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker <wants>
      When the shot at a hand shows 6
      Then the total is 7, a hit that disarms and counts as a standard hit

      Examples:
        | wants               |
        | would do damage     |
        | would not do damage |

  @chained_dice.disarm.without_damage
  Rule: A critical strike that disarms with a weapon can do no damage

    @reading.chained_dice.disarm.critical_with_weapon.attackers_choice
    @reading.chained_dice.disarm.critical_with_weapon.no_damage
    Scenario: the attacker goes without damage
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker would not do damage
      When the shot at a hand shows 8
      Then the total is 9, a critical hit that disarms and counts as nothing

    @reading.chained_dice.disarm.critical_with_weapon.no_damage
    Scenario: the attacker would do damage and cannot
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker would do damage
      When the shot at a hand shows 8
      Then the total is 9, a critical hit that disarms and counts as nothing

    @near_miss
    @reading.chained_dice.disarm.critical_with_weapon.attackers_choice
    @reading.chained_dice.disarm.critical_with_weapon.critical_rules
    Scenario: the attacker chooses to do damage
      Given a weapon that can disarm, of accuracy 1 against a defence roll of 6
      And the attacker would do damage
      When the shot at a hand shows 8
      Then the total is 9, a critical hit that disarms and counts as a critical strike

  @chained_dice.disarm.regular_rules
  Rule: What else a hit needs to disarm or trip is not said

    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    Scenario: nobody knows what else
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      When the shot at a hand shows 5
      Then the total is 10, a hit that counts as a standard hit, and whether it disarms is not determined

    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    @reading.chained_dice.disarm.harm_of_a_hit.none
    Scenario: nobody knows of a martial art
      Given a martial art of accuracy 5 against a defence roll of 10
      When the shot at a hand shows 5
      Then the total is 10, a hit that counts as nothing, and whether it disarms is not determined

    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    Scenario: somebody knows
      Given a weapon that can disarm, of accuracy 5 against a defence roll of 10
      And the regular rules do not let a hit disarm
      When the shot at a hand shows 5
      Then the total is 10, a hit that does not disarm and counts as a standard hit

    @near_miss
    Scenario: a critical strike needs nothing else
      Given a martial art of accuracy 5 against a defence roll of 10
      When the shot at a hand shows 7
      Then the total is 12, a critical hit that disarms
