Feature: Saves rolled by whoever causes them
  A player may roll against a monster's save, which stands for a roll of 11. Document 004, L24.65 to L24.68.

  @body_resilience.reversed_saves.gm_chooses
  Rule: The GM may have a player roll against the save of a monster or NPC

    Scenario Outline: a player's effect
      Given a save modifier of 4 against a difficulty class of 15
      And an effect of <cause> on <saver>
      When the effect is rolled with 9
      Then it is allowed
      And the save succeeds

      Examples:
        | cause    | saver     |
        | a player | a monster |
        | a player | an NPC    |

    Scenario: nothing said of who causes it, and on whom
      Given a save modifier of 4 against a difficulty class of 15
      When the effect is rolled with 10
      Then it is allowed

    Scenario: someone unknown makes the save
      Given a save modifier of 4 against a difficulty class of 15
      And an unknown saver
      When the effect is rolled with 10
      Then it is refused for its saver

  @body_resilience.reversed_saves.other_saves
  Rule: Whether any other save may be turned round is not said

    Scenario Outline: of others, or on others
      Given a save modifier of 4 against a difficulty class of 15
      And an effect of <cause> on <saver>
      When the effect is rolled with 9
      Then whether it is allowed is not determined

      Examples:
        | cause     | saver    |
        | a player  | a player |
        | a monster | a player |
        | an NPC    | a player |
        | a monster | an NPC   |

    @near_miss
    Scenario: a player's effect on a monster
      Given a save modifier of 4 against a difficulty class of 15
      And an effect of a player on a monster
      When the effect is rolled with 9
      Then it is allowed

  @body_resilience.reversed_saves.total
  Rule: The roll is a d20 plus the difficulty class less 10

    Scenario Outline: face and difficulty class
      Given a save modifier of 40 against a difficulty class of <dc>
      When the effect is rolled with <face>
      Then the save's total is <total>

      Examples:
        | dc | face | total |
        | 15 | 10   | 15    |
        | 10 | 10   | 10    |
        | 8  | 7    | 5     |

    Scenario Outline: a face that no d20 has
      Given a save modifier of 4 against a difficulty class of 15
      When the effect is rolled with <face>
      Then it is refused for its effect roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @body_resilience.reversed_saves.reaches_save_score
  Rule: A total that reaches 11 plus the save bonus makes the save fail

    Scenario Outline: one below, equal, one above
      Given a save modifier of 4 against a difficulty class of 15
      When the effect is rolled with <face>
      Then the save's total is <total>
      And the save is held against 15
      And the save <result>
      And no items are exposed

      Examples:
        | face | total | result   |
        | 9    | 14    | succeeds |
        | 10   | 15    | fails    |
        | 11   | 16    | fails    |

    Scenario Outline: on how many faces the save succeeds
      Given a save modifier of <modifier> against a difficulty class of 15
      When the effect is rolled on every face of the d20
      Then the save succeeds on <times> of the 20 faces

      Examples: 5 and the modifier, never below 1 nor above 19
        | modifier | times |
        | -30      | 1     |
        | -5       | 1     |
        | -4       | 1     |
        | 0        | 5     |
        | 1        | 6     |
        | 5        | 10    |
        | 12       | 17    |
        | 13       | 18    |
        | 14       | 19    |
        | 30       | 19    |

    @reading.body_resilience.reversed_saves.which_bonus.whole_modifier
    Scenario: the whole modifier counts
      Given a save modifier of 4 against a difficulty class of 15
      And a base save bonus of 1 in it
      When the effect is rolled with 9
      Then the save is held against 15
      And the save succeeds

    @reading.body_resilience.reversed_saves.which_bonus.base_bonus
    Scenario: the base save bonus alone counts
      Given a save modifier of 4 against a difficulty class of 15
      And a base save bonus of 1 in it
      When the effect is rolled with 9
      Then the save is held against 12
      And the save fails

    @reading.body_resilience.reversed_saves.which_bonus.base_bonus
    Scenario: a base save bonus of 0 alone
      Given a save modifier of 4 against a difficulty class of 15
      And a base save bonus of 0 in it
      When the effect is rolled with 9
      Then the save is held against 11

    Scenario: a base save bonus below 0
      Given a save modifier of 4 against a difficulty class of 15
      And a base save bonus of -1 in it
      When the effect is rolled with 9
      Then it is refused for its base save bonus

  @body_resilience.reversed_saves.natural_20
  Rule: A natural 20 makes the save fail

    Scenario: a natural 20 whose total would not be enough
      Given a save modifier of 40 against a difficulty class of 15
      When the effect is rolled with 20
      Then the save fails
      And items are exposed

    @near_miss
    Scenario: a 19 is no natural 20
      Given a save modifier of 40 against a difficulty class of 15
      When the effect is rolled with 19
      Then the save succeeds

  @body_resilience.reversed_saves.natural_1
  Rule: A natural 1 makes the save succeed

    Scenario: a natural 1 whose total would be enough
      Given a save modifier of 0 against a difficulty class of 40
      When the effect is rolled with 1
      Then the save succeeds
      And no items are exposed

    @near_miss
    Scenario: a 2 is no natural 1
      Given a save modifier of 0 against a difficulty class of 40
      When the effect is rolled with 2
      Then the save fails

  @body_resilience.reversed_saves.exposed_items
  Rule: A natural 20 may damage exposed items

    Scenario: a natural 20
      Given a save modifier of 4 against a difficulty class of 15
      When the effect is rolled with 20
      Then items are exposed
      And what becomes of items is not determined

    @near_miss
    Scenario Outline: another face
      Given a save modifier of 4 against a difficulty class of 15
      When the effect is rolled with <face>
      Then no items are exposed
      And no items are damaged

      Examples:
        | face |
        | 19   |
        | 1    |
