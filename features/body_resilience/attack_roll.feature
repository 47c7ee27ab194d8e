Feature: The attack roll
  Attackers roll against an Evasion that stands for a roll of 11. Document 004, L3 and L5.

  @body_resilience.attack_roll.total
  Rule: An attack is a d20, the attack bonus and whatever else applies

    Scenario Outline: face, bonus and the rest
      Given an attack bonus of <bonus> against an Evasion modifier of 40
      And other modifiers of <others>
      When the attack roll shows <face>
      Then the total is <total>

      Examples:
        | bonus | others | face | total |
        | 5     | 0      | 10   | 15    |
        | 5     | 3      | 10   | 18    |
        | -4    | -2     | 7    | 1     |
        | 0     | 0      | 1    | 1     |
        | 12    | 0      | 20   | 32    |

    Scenario: nothing said of other modifiers
      Given an attack bonus of 5 against an Evasion modifier of 40
      When the attack roll shows 10
      Then the total is 15

    Scenario Outline: a face that no d20 has
      Given an attack bonus of 5 against an Evasion modifier of 0
      When the attack roll shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario Outline: something unknown
      Given an attack bonus of 5 against an Evasion modifier of 0
      And an unknown <fact>
      When the attack roll shows 10
      Then it is refused for its <fact>

      Examples:
        | fact           |
        | kind of attack |
        | touch attack   |

    Scenario: an attack of which nobody says the bonus
      Given an Evasion modifier of 3
      When the attack roll shows 10
      Then it is refused for its attack bonus

  @body_resilience.attack_roll.reaches_evasion
  Rule: A total that reaches 11 plus the Evasion modifier succeeds

    Scenario Outline: below and above
      Given an attack bonus of 5 against an Evasion modifier of <evasion>
      When the attack roll shows 10
      Then it is held against <score>
      And the attack <result>

      Examples: one above, one below
        | evasion | score | result   |
        | 3       | 14    | succeeds |
        | 5       | 16    | fails    |
        | -4      | 7     | succeeds |

    @reading.body_resilience.attack_roll.equal_total.succeeds
    Scenario: an equal total succeeds
      Given an attack bonus of 5 against an Evasion modifier of 4
      When the attack roll shows 10
      Then the total is 15
      And it is held against 15
      And the attack succeeds
      And damage is rolled

    @reading.body_resilience.attack_roll.equal_total.misses
    Scenario: an equal total misses
      Given an attack bonus of 5 against an Evasion modifier of 4
      When the attack roll shows 10
      Then the attack fails
      And damage is not rolled

    @reading.body_resilience.attack_roll.equal_total.succeeds
    Scenario Outline: on how many faces, where equal is enough
      Given an attack bonus of <bonus> against an Evasion modifier of 0
      When the attack is rolled on every face of the d20
      Then the attack succeeds on <times> of the 20 faces

      Examples: 10 and the difference of the bonuses, never below 1 nor above 19
        | bonus | times |
        | -8    | 2     |
        | -5    | 5     |
        | -1    | 9     |
        | 0     | 10    |
        | 1     | 11    |
        | 5     | 15    |
        | 8     | 18    |
        | 9     | 19    |

    @reading.body_resilience.attack_roll.equal_total.misses
    Scenario Outline: on how many faces, where equal is not enough
      Given an attack bonus of <bonus> against an Evasion modifier of 0
      When the attack is rolled on every face of the d20
      Then the attack succeeds on <times> of the 20 faces

      Examples: 9 and the difference of the bonuses
        | bonus | times |
        | -8    | 1     |
        | 0     | 9     |
        | 9     | 18    |

    Scenario Outline: beyond the numbers that matter
      Given an attack bonus of <bonus> against an Evasion modifier of 0
      When the attack is rolled on every face of the d20
      Then the attack succeeds on <times> of the 20 faces

      Examples:
        | bonus | times |
        | -30   | 1     |
        | -10   | 1     |
        | -9    | 1     |
        | 10    | 19    |
        | 11    | 19    |
        | 30    | 19    |

    @reading.body_resilience.attack_roll.equal_total.succeeds
    Scenario: only the difference of the bonuses matters
      Given an attack bonus of 14 against an Evasion modifier of 11
      When the attack is rolled on every face of the d20
      Then the attack succeeds on 13 of the 20 faces

  @body_resilience.attack_roll.natural_1
  Rule: An attack that shows a natural 1 misses

    Scenario: a natural 1 whose total would be enough
      Given an attack bonus of 30 against an Evasion modifier of 0
      When the attack roll shows 1
      Then the total is 31
      And the attack fails
      And damage is not rolled

    Scenario Outline: a natural 1 of any attack
      Given an attack bonus of 30 against an Evasion modifier of 0
      And <what>
      When the attack roll shows 1
      Then the attack fails
      And it does not threaten a critical hit

      Examples:
        | what                       |
        | it is a touch attack       |
        | the attack is made at range |

    @near_miss
    Scenario: a 2 is no natural 1
      Given an attack bonus of 30 against an Evasion modifier of 0
      When the attack roll shows 2
      Then the attack succeeds

    @near_miss
    Scenario: a total of 1 is no natural 1
      Given an attack bonus of -8 against an Evasion modifier of -12
      When the attack roll shows 9
      Then the total is 1
      And the attack succeeds

  @body_resilience.attack_roll.natural_20
  Rule: An attack that shows a natural 20 succeeds

    Scenario: a natural 20 whose total would not be enough
      Given an attack bonus of 0 against an Evasion modifier of 30
      When the attack roll shows 20
      Then the total is 20
      And the attack succeeds
      And damage is rolled

    Scenario Outline: a natural 20 of any attack
      Given an attack bonus of 0 against an Evasion modifier of 30
      And <what>
      When the attack roll shows 20
      Then the attack succeeds

      Examples:
        | what                        |
        | it is a touch attack        |
        | the attack is made at range |

    @near_miss
    Scenario: a 19 is no natural 20
      Given an attack bonus of 0 against an Evasion modifier of 30
      When the attack roll shows 19
      Then the attack fails

    @near_miss
    Scenario: a total of 20 is no natural 20
      Given an attack bonus of 5 against an Evasion modifier of 30
      When the attack roll shows 15
      Then the total is 20
      And the attack fails

  @body_resilience.attack_roll.threat
  Rule: A natural 20 threatens a critical hit

    Scenario: a natural 20
      Given an attack bonus of 5 against an Evasion modifier of 0
      When the attack roll shows 20
      Then it threatens a critical hit

    Scenario: a natural 20 that succeeds for nothing else
      Given an attack bonus of 0 against an Evasion modifier of 30
      When the attack roll shows 20
      Then it threatens a critical hit

    Scenario: a natural 20 at range
      Given an attack bonus of 0 against an Evasion modifier of 30
      And the attack is made at range
      When the attack roll shows 20
      Then it threatens a critical hit

    @near_miss
    Scenario Outline: anything else
      Given an attack bonus of 30 against an Evasion modifier of 0
      When the attack roll shows <face>
      Then it does not threaten a critical hit
      And it is not a critical hit

      Examples:
        | face |
        | 19   |
        | 1    |

    Scenario: one face of twenty
      Given an attack bonus of 3 against an Evasion modifier of 0
      When the attack is rolled on every face of the d20
      Then it threatens a critical hit on 1 of the 20 faces

    @near_miss @reading.body_resilience.attack_roll.touch_threat.no_threat
    Scenario: a touch attack threatens nothing
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      When the attack roll shows 20
      Then the attack succeeds
      And it does not threaten a critical hit

    @reading.body_resilience.attack_roll.touch_threat.threat
    Scenario: a touch attack threatens, and is no critical hit
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And a threat becomes a critical hit
      When the attack roll shows 20
      Then it threatens a critical hit
      And it is not a critical hit

  @body_resilience.attack_roll.critical_hits
  Rule: What makes a critical hit of a threat is not said

    Scenario: a threat, and no more
      Given an attack bonus of 5 against an Evasion modifier of 0
      When the attack roll shows 20
      Then it threatens a critical hit
      And whether it is a critical hit is not determined

    @near_miss
    Scenario Outline: somebody says what becomes of it
      Given an attack bonus of 5 against an Evasion modifier of 0
      And a threat <becomes> a critical hit
      When the attack roll shows 20
      Then it <is> a critical hit

      Examples:
        | becomes         | is     |
        | becomes         | is     |
        | does not become | is not |

    @near_miss
    Scenario: without a threat there is no critical hit, whatever is said
      Given an attack bonus of 5 against an Evasion modifier of 0
      And a threat becomes a critical hit
      When the attack roll shows 19
      Then it is not a critical hit
