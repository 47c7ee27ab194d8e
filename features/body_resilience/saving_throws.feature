Feature: Saving throws
  What avoids or lessens what cannot be evaded. Document 004, L24.53 to L24.64.

  @body_resilience.saving_throws.modifier
  Rule: A save adds base save bonus, ability modifier and other modifiers

    Scenario Outline: what adds up
      Given a base save bonus of <base>
      And Constitution <constitution> and Wisdom <wisdom>
      And other save modifiers of <others>
      When the modifier of a <kind> save is asked for
      Then the save modifier is <modifier>

      Examples:
        | base | constitution | wisdom | others | kind      | modifier |
        | 4    | 2            | 1      | 3      | Fortitude | 9        |
        | 4    | 2            | 1      | 3      | Will      | 8        |
        | 4    | -2           | 1      | -1     | Fortitude | 1        |
        | 0    | 0            | -3     | 0      | Will      | -3       |

    Scenario Outline: nothing said of anything else
      Given a base save bonus of 4
      When the modifier of a <kind> save is asked for
      Then the save modifier is 4

      Examples:
        | kind      |
        | Fortitude |
        | Will      |

  @body_resilience.saving_throws.classes_stack
  Rule: Base save bonuses from several classes add up

    Scenario Outline: two classes
      Given a base save bonus of 4
      And another base save bonus of 3
      And Constitution 0 and Wisdom 0
      When the modifier of a <kind> save is asked for
      Then the save modifier is 7

      Examples:
        | kind      |
        | Fortitude |
        | Will      |

    Scenario: three classes
      Given a base save bonus of 4
      And another base save bonus of 3
      And another base save bonus of 2
      When the modifier of a Fortitude save is asked for
      Then the save modifier is 9

    Scenario: no class that gives any
      Given no base save bonus
      And Constitution 2 and Wisdom 0
      When the modifier of a Fortitude save is asked for
      Then the save modifier is 2

    Scenario: a class takes nothing away
      Given a base save bonus of -1
      When the modifier of a Fortitude save is asked for
      Then it is refused for its base save bonuses

    Scenario: nobody says anything of the classes
      When the modifier of a Fortitude save is asked for
      Then it is refused for its base save bonuses

  @body_resilience.saving_throws.fortitude
  Rule: A Fortitude save adds the Constitution modifier

    Scenario: Constitution, and not Wisdom
      Given a base save bonus of 1
      And Constitution 3 and Wisdom 5
      When the modifier of a Fortitude save is asked for
      Then the save modifier is 4

    Scenario: a save of a third kind
      Given a base save bonus of 1
      And an unknown kind of save
      When the modifier of some save is asked for
      Then it is refused for its kind of save

    Scenario: a save of which nobody says the kind
      Given a base save bonus of 1
      When the modifier of some save is asked for
      Then it is refused for its kind of save

  @body_resilience.saving_throws.will
  Rule: A Will save adds the Wisdom modifier

    Scenario: Wisdom, and not Constitution
      Given a base save bonus of 1
      And Constitution 3 and Wisdom 5
      When the modifier of a Will save is asked for
      Then the save modifier is 6

  @body_resilience.saving_throws.difficulty_class
  Rule: A save is held against the difficulty class of what causes it

    Scenario Outline: below and above
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows <face>
      Then the save's total is <total>
      And the save is held against 15
      And the save <result>
      And no items are exposed

      Examples:
        | face | total | result   |
        | 10   | 14    | fails    |
        | 12   | 16    | succeeds |
        | 19   | 23    | succeeds |
        | 2    | 6     | fails    |

    @reading.body_resilience.saving_throws.equal_total.succeeds
    Scenario: an equal total is enough
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 11
      Then the save's total is 15
      And the save succeeds

    @reading.body_resilience.saving_throws.equal_total.fails
    Scenario: an equal total is not enough
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 11
      Then the save fails

    @reading.body_resilience.saving_throws.equal_total.succeeds
    Scenario Outline: on how many faces, where equal is enough
      Given a save modifier of <modifier> against a difficulty class of 15
      When the save is rolled on every face of the d20
      Then the save succeeds on <times> of the 20 faces

      Examples: 6 and the modifier, never below 1 nor above 19
        | modifier | times |
        | -4       | 2     |
        | 0        | 6     |
        | 1        | 7     |
        | 5        | 11    |
        | 12       | 18    |
        | 13       | 19    |

    @reading.body_resilience.saving_throws.equal_total.fails
    Scenario Outline: on how many faces, where equal is not enough
      Given a save modifier of <modifier> against a difficulty class of 15
      When the save is rolled on every face of the d20
      Then the save succeeds on <times> of the 20 faces

      Examples: 5 and the modifier, as where the save is turned round
        | modifier | times |
        | -4       | 1     |
        | 0        | 5     |
        | 1        | 6     |
        | 5        | 10    |
        | 12       | 17    |
        | 13       | 18    |

    Scenario Outline: beyond the numbers that matter
      Given a save modifier of <modifier> against a difficulty class of 15
      When the save is rolled on every face of the d20
      Then the save succeeds on <times> of the 20 faces

      Examples:
        | modifier | times |
        | -30      | 1     |
        | -5       | 1     |
        | 14       | 19    |
        | 30       | 19    |

    Scenario Outline: what must be stated
      Given only a <stated> for the save
      When the save shows 11
      Then it is refused for its <missing>

      Examples:
        | stated           | missing          |
        | save modifier    | difficulty class |
        | difficulty class | save modifier    |

    Scenario Outline: a face that no d20 has
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows <face>
      Then it is refused for its save roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @body_resilience.saving_throws.natural_1
  Rule: A save that shows a natural 1 fails

    Scenario: a natural 1 whose total would be enough
      Given a save modifier of 40 against a difficulty class of 15
      When the save shows 1
      Then the save fails
      And items are exposed

    @near_miss
    Scenario: a 2 is no natural 1
      Given a save modifier of 40 against a difficulty class of 15
      When the save shows 2
      Then the save succeeds

  @body_resilience.saving_throws.exposed_items
  Rule: A save's natural 1 may damage exposed items

    Scenario: a natural 1
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 1
      Then items are exposed

    @near_miss
    Scenario: a failure by another face
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 2
      Then the save fails
      And no items are exposed
      And no items are damaged

  @body_resilience.saving_throws.item_damage
  Rule: What becomes of exposed items stands elsewhere

    Scenario: exposed items
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 1
      Then what becomes of items is not determined

    @near_miss
    Scenario: no items are exposed
      Given a save modifier of 4 against a difficulty class of 15
      When the save shows 20
      Then no items are damaged

  @body_resilience.saving_throws.natural_20
  Rule: A save that shows a natural 20 succeeds

    Scenario: a natural 20 whose total would not be enough
      Given a save modifier of 0 against a difficulty class of 40
      When the save shows 20
      Then the save succeeds
      And no items are exposed

    @near_miss
    Scenario: a 19 is no natural 20
      Given a save modifier of 0 against a difficulty class of 40
      When the save shows 19
      Then the save fails
