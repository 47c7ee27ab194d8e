Feature: Attack rolls
  A d10 and the accuracy against a defence roll. Document 002, L3 to L7.

  @chained_dice.attack.total
  Rule: An attack roll is a d10 and the accuracy

    Scenario Outline: die, accuracy and other modifiers
      Given an attack of accuracy <accuracy> against a defence roll of 40
      And other modifiers of <other>
      When the attack roll shows <face>
      Then the total is <total>

      Examples:
        | accuracy | other | face | total |
        | 0        | 0     | 1    | 1     |
        | 7        | 0     | 1    | 8     |
        | 7        | 0     | 9    | 16    |
        | -2       | 0     | 5    | 3     |
        | 7        | -1    | 4    | 10    |
        | 7        | 2     | 4    | 13    |

    Scenario: no other modifiers are stated
      Given an attack of accuracy 5 against a defence roll of 40
      When the attack roll shows 4
      Then the total is 9

    Scenario Outline: what cannot be
      Given an attack, but <wrong>
      When the attack roll shows 4
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact              |
        | nobody says how accurate           | accuracy          |
        | nobody says what the defence is    | defence roll      |
        | against a defence without a name   | defence           |
        | an exception nobody knows          | exception         |
        | a critical range from 0            | critical range    |
        | a critical range from 11           | critical range    |

    Scenario Outline: faces that a d10 does not have
      Given an attack of accuracy 5 against a defence roll of 9
      When the attack roll shows <faces>
      Then it is refused for its attack die

      Examples:
        | faces   |
        | 0       |
        | 11      |
        | 4 and 5 |

  @chained_dice.attack.meets_defense
  Rule: An attack succeeds whose total equals or exceeds the defence roll

    Scenario Outline: one below, equal, one above
      Given an attack of accuracy 6 against a defence roll of <defense>
      When the attack roll shows <face>
      Then the total is <total>, a <result>

      Examples:
        | defense | face | total | result |
        | 12      | 5    | 11    | miss   |
        | 12      | 6    | 12    | hit    |
        | 12      | 7    | 13    | hit    |
        | 7       | 1    | 7     | hit    |
        | 8       | 1    | 7     | miss   |
        | 16      | 9    | 15    | miss   |

    Scenario Outline: on how many faces
      Given an attack of accuracy 3 against a defence roll of <defense>
      When the attack is rolled on every face of the d10
      Then it hits on <times> of the 10 faces

      Examples: 14 less the defence roll, never above 10, nor below the one face that strikes critically
        | defense | times |
        | -5      | 10    |
        | 4       | 10    |
        | 5       | 9     |
        | 6       | 8     |
        | 7       | 7     |
        | 8       | 6     |
        | 9       | 5     |
        | 10      | 4     |
        | 11      | 3     |
        | 12      | 2     |
        | 13      | 1     |
        | 14      | 1     |
        | 40      | 1     |

    Scenario Outline: a modifier decides
      Given an attack of accuracy 6 against a defence roll of 12
      And other modifiers of <other>
      When the attack roll shows 6
      Then the total is <total>, a <result>

      Examples:
        | other | total | result |
        | -1    | 11    | miss   |
        | 1     | 13    | hit    |

    @near_miss
    Scenario: a critical strike does not ask for the total
      Given an attack of accuracy 6 against a defence roll of 17
      When the attack roll shows 10
      Then the total is 16, a critical hit

  @chained_dice.attack.exceptions
  Rule: What some types of defence except from this is not said here

    Scenario Outline: the defence has an exception of its own
      Given an attack of accuracy 6 against a defence roll of <defense>
      And the type of defence makes it <rules>
      When the attack roll shows 5
      Then the total is 11, a <result>

      Examples:
        | defense | rules  | result |
        | 11      | a miss | miss   |
        | 12      | a hit  | hit    |

    Scenario: an exception that nobody knows
      Given an attack of accuracy 6 against a defence roll of 11
      And the type of defence makes it nobody knows what
      When the attack roll shows 9
      Then the total is 15, and whether it hits is not determined

    @near_miss
    Scenario: no exception
      Given an attack of accuracy 6 against a defence roll of 11
      When the attack roll shows 5
      Then the total is 11, a hit
