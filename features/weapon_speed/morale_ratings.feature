Feature: Base morale ratings
  What a morale rating starts from. Document 001, L296 to L309.

  @weapon_speed.morale_ratings.base
  Rule: The base morale rating is 3 to 18, by the type of creature

    Scenario Outline: each type
      Given creatures of the type <type>
      When their morale rating is asked for
      Then their base rating is <rating>
      And the modifiers come to 0
      And their rating is <rating>

      Examples: every row of the table
        | type               | rating |
        | Unintelligent      | 18     |
        | Animal, docile     | 3      |
        | Animal, predator   | 7      |
        | Intelligent animal | 12     |
        | Commoner           | 7      |
        | Mob                | 9      |
        | Militia            | 10     |
        | Trained soldiers   | 12     |
        | Elite soldiers     | 14     |
        | Hirelings          | 12     |
        | Henchmen           | 15     |

    Scenario: a modifier leaves the base rating as it is
      Given creatures of the type Elite soldiers
      And they have the advantage of the ground
      When their morale rating is asked for
      Then their base rating is 14
      And the modifiers come to 1
      And their rating is 15

    @near_miss
    Scenario: a creature that the table does not have
      Given creatures of the type another sort
      And a base rating of 11 that the GM has set
      When their morale rating is asked for
      Then their base rating is 11

    Scenario: nobody says what creatures they are
      When their morale rating is asked for
      Then it is refused for its type of creature

    Scenario: a type that nobody has heard of
      Given an unknown type of creature
      When their morale rating is asked for
      Then it is refused for its type of creature

    Scenario Outline: another rating for a creature that the table has
      Given creatures of the type <type>
      And a base rating of <rating> that the GM has set
      When their morale rating is asked for
      Then it is refused for its base rating

      Examples:
        | type    | rating |
        | Mob     | 9      |
        | Militia | 0      |

    Scenario: a rating that is no number
      Given creatures of the type another sort
      And an unknown base rating
      When their morale rating is asked for
      Then it is refused for its base rating

  @weapon_speed.morale_ratings.others
  Rule: What the base rating of other creatures is stands nowhere

    Scenario: nobody has set one
      Given creatures of the type another sort
      When their morale rating is asked for
      Then their base rating and their rating are not determined
      And the modifiers come to 0

    Scenario: the modifiers are known all the same
      Given creatures of the type another sort
      And they have the advantage of the ground
      When their morale rating is asked for
      Then their base rating and their rating are not determined
      And the modifiers come to 1

    @near_miss
    Scenario Outline: the GM has set one
      Given creatures of the type another sort
      And a base rating of <base> that the GM has set
      And they have the advantage of the ground
      When their morale rating is asked for
      Then their base rating is <base>
      And their rating is <rating>

      Examples:
        | base | rating |
        | 11   | 12     |
        | 0    | 1      |
        | -2   | -1     |
