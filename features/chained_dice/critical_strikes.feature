Feature: Critical strikes
  When an attack strikes critically, what that does to the attack roll, and what special abilities add. Document 002,
  L68 to L76.

  @chained_dice.critical_strikes.range
  Rule: A die within the weapon's range, from ten on unless that is widened, strikes critically

    Scenario Outline: the range, at its edge and above
      Given an attack of accuracy 5 against a defence roll of 10
      And a critical range from <from> on
      When the attack roll shows <face>
      Then the total is <total>, a <result>

      Examples:
        | from | face | total | result       |
        | 10   | 10   | 15    | critical hit |
        | 9    | 9    | 14    | critical hit |
        | 9    | 10   | 15    | critical hit |
        | 1    | 1    | 6     | critical hit |

    Scenario: nothing widens the range
      Given an attack of accuracy 5 against a defence roll of 10
      When the attack roll shows 10
      Then the total is 15, a critical hit

    @near_miss
    Scenario Outline: one below the range
      Given an attack of accuracy 5 against a defence roll of 10
      And a critical range from <from> on
      When the attack roll shows <face>
      Then the total is <total>, a hit

      Examples:
        | from | face | total |
        | 10   | 9    | 14    |
        | 9    | 8    | 13    |

    @near_miss
    Scenario: a nine, if nothing widens the range
      Given an attack of accuracy 5 against a defence roll of 10
      When the attack roll shows 9
      Then the total is 14, a hit

    @near_miss
    Scenario: a total of ten is no ten on the die
      Given an attack of accuracy 5 against a defence roll of 10
      When the attack roll shows 5
      Then the total is 10, a hit

  @chained_dice.critical_strikes.automatic_hit
  Rule: A critical strike hits whatever the defence roll

    Scenario Outline: against a defence out of reach
      Given an attack of accuracy 5 against a defence roll of <defense>
      And the target <defends>
      When the attack roll shows 10
      Then the total is 15, a critical hit

      Examples:
        | defense | defends                                    |
        | 16      | does not dodge                             |
        | 90      | does not dodge                             |
        | 16      | dodges, without a Critical Defense         |
        | 16      | has a Critical Defense, but does not dodge |
        | 16      | has a Critical Defense, in a way that nobody states |

    Scenario: a defence with an exception of its own
      Given an attack of accuracy 5 against a defence roll of 16
      And the type of defence makes it a miss
      When the attack roll shows 10
      Then the total is 15, a critical hit

    @near_miss
    Scenario: a nine against a defence out of reach
      Given an attack of accuracy 5 against a defence roll of 15
      When the attack roll shows 9
      Then the total is 14, a miss

  @chained_dice.critical_strikes.critical_defense
  Rule: A Critical Defense of a target that dodges takes the certainty from a critical strike

    @reading.chained_dice.critical_strikes.critically_dodged.compared
    Scenario: the totals decide
      Given an attack of accuracy 5 against a defence roll of 15
      And the target dodges, with a Critical Defense
      When the attack roll shows 10
      Then the total is 15, a critical hit

    @reading.chained_dice.critical_strikes.critically_dodged.misses
    Scenario Outline: it misses
      Given an attack of accuracy 5 against a defence roll of <defense>
      And the target dodges, with a Critical Defense
      When the attack roll shows 10
      Then the total is 15, a critical miss

      Examples:
        | defense |
        | 3       |
        | 15      |

    Scenario: a defence out of reach
      Given an attack of accuracy 5 against a defence roll of 16
      And the target dodges, with a Critical Defense
      When the attack roll shows 10
      Then the total is 15, a critical miss

    @near_miss
    Scenario: no critical strike
      Given an attack of accuracy 5 against a defence roll of 14
      And the target dodges, with a Critical Defense
      When the attack roll shows 9
      Then the total is 14, a hit

  @chained_dice.critical_strikes.special_abilities
  Rule: What special abilities add to critical strikes is not said here

    Scenario: an ability that nobody describes
      Given a special ability
      When what a critical strike that fails brings is asked for
      Then the special effect is not determined

    Scenario Outline: an ability that is described
      Given a special ability that makes the target <effect>
      When what a critical strike that fails brings is asked for
      Then the torso is spared, and the special effect is <effect>

      Examples:
        | effect   |
        | blinded  |
        | deafened |

    Scenario: an effect of no ability
      Given an effect without an ability
      When what a critical strike that fails brings is asked for
      Then it is refused for its special effect

    @near_miss
    Scenario: no special ability
      When what a critical strike that fails brings is asked for
      Then the torso is spared, and the special effect is none

    @near_miss
    Scenario: a special ability and a standard hit
      Given a special ability
      When what a standard strike brings is asked for
      Then the torso is spared, and the special effect is none
