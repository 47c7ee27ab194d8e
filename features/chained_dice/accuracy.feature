Feature: Accuracy
  Which combat skill is an attack's accuracy. Document 002, L13 to L23.

  @chained_dice.accuracy.skill
  Rule: The total of the combat skill that fits an attack is its accuracy

    Scenario Outline: the skill that the table at hand gives
      Given an attack for which the table at hand gives <skill>
      And skill totals of 7 in Archery and 4 in Brawling
      When its accuracy is looked up
      Then it goes by <skill>, with an accuracy of <accuracy>

      Examples:
        | skill    | accuracy |
        | Archery  | 7        |
        | Brawling | 4        |

    Scenario Outline: totals that are small
      Given an attack for which the table at hand gives Archery
      And a skill total of <total> in Archery
      When its accuracy is looked up
      Then it goes by Archery, with an accuracy of <total>

      Examples:
        | total |
        | 0     |
        | -2    |

    Scenario: an attack without the skill that fits it
      Given an attack for which the table at hand gives Archery
      And a skill total of 4 in Brawling
      When its accuracy is looked up
      Then it is refused for its skills

    Scenario Outline: what cannot be
      Given an attack, but <wrong>
      When its accuracy is looked up
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact   |
        | nobody says with what                   | weapon |
        | with a weapon nobody knows              | weapon |
        | nobody says how skilled the attacker is | skills |
        | by a skill without a name               | table  |
        | with an increase that takes away        | gains  |
        | with an increase of a skill not listed  | gains  |

  @chained_dice.accuracy.lost_table
  Rule: Which skill fits which attack is not said: the table is lost

    Scenario: nobody has the table
      Given an attack with something else than a claymore
      And skill totals of 7 in Archery and 4 in Brawling
      When its accuracy is looked up
      Then neither skill nor accuracy is determined

    @near_miss
    Scenario: a claymore needs no table
      Given an attack with a claymore
      And a skill total of 6 in Two-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of 6

  @chained_dice.accuracy.claymore
  Rule: A claymore goes by Two-Handed

    Scenario: whatever the other skills
      Given an attack with a claymore
      And skill totals of 3 in Two-Handed and 9 in One-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of 3

    Scenario: the table at hand agrees
      Given an attack with a claymore
      And the table at hand gives Two-Handed
      And a skill total of 8 in Two-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of 8

    Scenario: the table at hand says otherwise
      Given an attack with a claymore
      And the table at hand gives One-Handed
      And skill totals of 3 in Two-Handed and 9 in One-Handed
      When its accuracy is looked up
      Then it is refused for its table

    Scenario: nobody who swings it has the skill
      Given an attack with a claymore
      And a skill total of 9 in One-Handed
      When its accuracy is looked up
      Then it is refused for its skills

    @near_miss
    Scenario: another weapon that goes by the same skill
      Given an attack for which the table at hand gives Two-Handed
      And a skill total of 5 in Two-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of 5

  @chained_dice.accuracy.increased
  Rule: What is added to the skill of an attack is added to its accuracy

    Scenario Outline: the claymore, after some training
      Given an attack with a claymore
      And a skill total of 6 in Two-Handed
      And an increase of <increase> in Two-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of <accuracy>

      Examples:
        | increase | accuracy |
        | 1        | 7        |
        | 2        | 8        |
        | 0        | 6        |

    Scenario: any other attack
      Given an attack for which the table at hand gives Archery
      And a skill total of 7 in Archery
      And an increase of 3 in Archery
      When its accuracy is looked up
      Then it goes by Archery, with an accuracy of 10

    @near_miss
    Scenario: an increase of another skill
      Given an attack with a claymore
      And skill totals of 3 in Two-Handed and 9 in One-Handed
      And an increase of 2 in One-Handed
      When its accuracy is looked up
      Then it goes by Two-Handed, with an accuracy of 3
