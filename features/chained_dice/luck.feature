Feature: Lucky and unlucky rolls
  The document makes rolls lucky and unlucky and does not say what that is. The rolls are shown with an attack of
  accuracy 3. Document 002, L121, L131, L151, L159, L173, L245 and L253.

  @chained_dice.luck.undefined
  Rule: What lucky and unlucky do to a roll is not said

    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: whatever the dice show
      Given an attack of accuracy 3 against a defence roll of 9
      And the roll is <luck>
      When the dice show <faces>
      Then the attack is not determined

      Examples:
        | luck    | faces    |
        | lucky   | 4 and 8  |
        | lucky   | 10 and 1 |
        | unlucky | 9 and 9  |

    @near_miss
    Scenario: a roll that is neither
      Given an attack of accuracy 3 against a defence roll of 9
      When the dice show 6
      Then the total is 9, a hit

  @chained_dice.luck.kept
  Rule: A lucky roll keeps the better of two dice, an unlucky one the worse

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: two dice
      Given an attack of accuracy 3 against a defence roll of 9
      And the roll is <luck>
      When the dice show <faces>
      Then the total is <total>, a <result>

      Examples:
        | luck    | faces   | total | result |
        | lucky   | 6 and 2 | 9     | hit    |
        | lucky   | 2 and 6 | 9     | hit    |
        | lucky   | 5 and 5 | 8     | miss   |
        | unlucky | 6 and 9 | 9     | hit    |
        | unlucky | 9 and 5 | 8     | miss   |
        | unlucky | 2 and 6 | 5     | miss   |

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: whether the die that counts strikes critically
      Given an attack of accuracy 3 against a defence roll of 30
      And the roll is <luck>
      When the dice show 10 and 9
      Then the total is <total>, a <result>

      Examples:
        | luck    | total | result       |
        | lucky   | 13    | critical hit |
        | unlucky | 12    | miss         |

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: faces that cannot be
      Given an attack of accuracy 3 against a defence roll of 9
      And the roll is lucky
      When the dice show <faces>
      Then it is refused for its attack die

      Examples:
        | faces       |
        | 6           |
        | 6, 2 and 4  |
        | 0 and 5     |
        | 5 and 11    |

    @near_miss
    Scenario: one die
      Given an attack of accuracy 3 against a defence roll of 9
      When the dice show 5
      Then the total is 8, a miss

  @chained_dice.luck.both
  Rule: What becomes of a roll that is lucky and unlucky at once is not said

    Scenario: both
      Given an attack of accuracy 3 against a defence roll of 9
      And the roll is lucky
      And the roll is unlucky
      When the dice show 9 and 9
      Then the attack is not determined

    @near_miss
    Scenario: neither
      Given an attack of accuracy 3 against a defence roll of 9
      When the dice show 9
      Then the total is 12, a hit
