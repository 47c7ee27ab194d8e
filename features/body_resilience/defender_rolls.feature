Feature: The attack rolled by the defender
  Defenders may roll in the attacker's stead, against an attack that stands for a roll of 11. Document 004, L4 and L5.4.

  @body_resilience.defender_rolls.reaches_attack_score
  Rule: A defender whose roll reaches 11 plus the attack bonus is missed

    Scenario Outline: one below, equal, one above
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the defender rolls <face>
      Then the total is <total>
      And it is held against 15
      And the attack <result>

      Examples:
        | face | total | result   |
        | 9    | 14    | succeeds |
        | 10   | 15    | fails    |
        | 11   | 16    | fails    |

    Scenario Outline: whether damage is rolled
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the defender rolls <face>
      Then damage <is> rolled

      Examples:
        | face | is     |
        | 9    | is     |
        | 10   | is not |

    Scenario Outline: on how many faces the attack succeeds
      Given an attack bonus of <bonus> against an Evasion modifier of 0
      When Evasion is rolled on every face of the d20
      Then the attack succeeds on <times> of the 20 faces

      Examples: 10 and the difference of the bonuses, never below 1 nor above 19
        | bonus | times |
        | -30   | 1     |
        | -10   | 1     |
        | -9    | 1     |
        | -8    | 2     |
        | -5    | 5     |
        | -1    | 9     |
        | 0     | 10    |
        | 1     | 11    |
        | 5     | 15    |
        | 8     | 18    |
        | 9     | 19    |
        | 10    | 19    |
        | 30    | 19    |

    Scenario: only the difference of the bonuses matters
      Given an attack bonus of 14 against an Evasion modifier of 11
      When Evasion is rolled on every face of the d20
      Then the attack succeeds on 13 of the 20 faces

    @reading.body_resilience.defender_rolls.other_modifiers.count
    Scenario: other modifiers of the attack count
      Given an attack bonus of 4 against an Evasion modifier of 5
      And other modifiers of 3
      When the defender rolls 12
      Then it is held against 18
      And the attack succeeds

    @reading.body_resilience.defender_rolls.other_modifiers.count
    Scenario Outline: other modifiers that hinder, and those of a touch
      Given an attack bonus of 4 against an Evasion modifier of 5
      And other modifiers of <others>
      And it is a touch attack
      When the defender rolls 12
      Then it is held against <score>

      Examples:
        | others | score |
        | -3     | 14    |
        | 3      | 20    |

    @reading.body_resilience.defender_rolls.other_modifiers.count
    Scenario: other modifiers that hinder
      Given an attack bonus of 4 against an Evasion modifier of 5
      And other modifiers of -3
      When the defender rolls 8
      Then it is held against 12
      And the attack fails

    @reading.body_resilience.defender_rolls.other_modifiers.do_not_count
    Scenario: the attack score is the attack bonus alone
      Given an attack bonus of 4 against an Evasion modifier of 5
      And other modifiers of 3
      When the defender rolls 12
      Then it is held against 15
      And the attack fails

    Scenario Outline: a face that no d20 has
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the defender rolls <face>
      Then it is refused for its Evasion roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @body_resilience.defender_rolls.natural_20
  Rule: A defender who rolls a natural 20 is missed

    Scenario: a natural 20 whose total would not be enough
      Given an attack bonus of 40 against an Evasion modifier of 0
      When the defender rolls 20
      Then the attack fails

    Scenario Outline: a natural 20 against any attack
      Given an attack bonus of 40 against an Evasion modifier of 0
      And <what>
      When the defender rolls 20
      Then the attack fails

      Examples:
        | what                        |
        | it is a touch attack        |
        | the attack is made at range |

    @near_miss
    Scenario: a 19 is no natural 20
      Given an attack bonus of 40 against an Evasion modifier of 0
      When the defender rolls 19
      Then the attack succeeds

  @body_resilience.defender_rolls.natural_1
  Rule: A defender who rolls a natural 1 is hit

    Scenario: a natural 1 whose total would be enough
      Given an attack bonus of 0 against an Evasion modifier of 40
      When the defender rolls 1
      Then the total is 41
      And the attack succeeds
      And it threatens a critical hit
      And damage is rolled

    Scenario Outline: a natural 1 against any attack
      Given an attack bonus of 0 against an Evasion modifier of 40
      And <what>
      When the defender rolls 1
      Then the attack succeeds

      Examples:
        | what                        |
        | it is a touch attack        |
        | the attack is made at range |

    @near_miss
    Scenario: a 2 is no natural 1
      Given an attack bonus of 0 against an Evasion modifier of 40
      When the defender rolls 2
      Then the attack fails

  @body_resilience.defender_rolls.threat
  Rule: A defender's natural 1 is a threat

    Scenario: a natural 1
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the defender rolls 1
      Then it threatens a critical hit
      And whether it is a critical hit is not determined

    Scenario: somebody says what becomes of it
      Given an attack bonus of 4 against an Evasion modifier of 5
      And a threat becomes a critical hit
      When the defender rolls 1
      Then it is a critical hit

    @near_miss
    Scenario Outline: anything else
      Given an attack bonus of 40 against an Evasion modifier of 0
      When the defender rolls <face>
      Then it does not threaten a critical hit

      Examples:
        | face |
        | 2    |
        | 20   |

    Scenario: one face of twenty, as for the attacker
      Given an attack bonus of 3 against an Evasion modifier of 0
      When Evasion is rolled on every face of the d20
      Then it threatens a critical hit on 1 of the 20 faces

    Scenario: a natural 1 against an attack at range
      Given an attack bonus of 0 against an Evasion modifier of 40
      And the attack is made at range
      When the defender rolls 1
      Then it threatens a critical hit

    @reading.body_resilience.attack_roll.touch_threat.threat
    Scenario: a touch attack threatens, whoever rolls
      Given an attack bonus of 4 against an Evasion modifier of 5
      And it is a touch attack
      And a threat becomes a critical hit
      When the defender rolls 1
      Then it threatens a critical hit
      And it is not a critical hit

    @near_miss @reading.body_resilience.attack_roll.touch_threat.no_threat
    Scenario: a touch attack threatens nothing, whoever rolls
      Given an attack bonus of 4 against an Evasion modifier of 5
      And it is a touch attack
      When the defender rolls 1
      Then the attack succeeds
      And it does not threaten a critical hit

  @body_resilience.defender_rolls.new_roll
  Rule: Evasion is rolled anew for each attack

    Scenario: a second attack meets a second roll
      Given an attack bonus of 4 against an Evasion modifier of 5
      And the defender has rolled 15
      When the defender rolls 3
      Then the total is 8
      And the attack succeeds

    Scenario: and a third one a third
      Given an attack bonus of 4 against an Evasion modifier of 5
      And the defender has rolled 15
      And the defender has rolled 3
      When the defender rolls 16
      Then the total is 21
      And the attack fails
