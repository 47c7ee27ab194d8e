Feature: Morale
  Two dice against a rating: who rolls above it gives in. Document 001, L280, L282.1 and L295.

  @weapon_speed.morale.player_characters
  Rule: Player characters do not check morale

    Scenario Outline: a player's character, whatever the dice show
      Given a player's character
      And a morale rating of <rating>
      When the morale dice show <faces>
      Then it is not allowed

      Examples:
        | rating | faces    |
        | 10     | 2 and 3  |
        | 10     | 9 and 10 |

    Scenario Outline: the GM does not rule on a player's character either
      Given a player's character
      And the GM rules that morale <holds>
      When morale is decided with no dice
      Then it is not allowed

      Examples:
        | holds  |
        | breaks |
        | holds  |

    @near_miss
    Scenario: nothing said of who plays it
      Given a morale rating of 10
      When the morale dice show 2 and 3
      Then it is allowed

  @weapon_speed.morale.npcs_and_creatures
  Rule: Morale is for NPCs and creatures, and the GM handles it

    Scenario: a character of the GM
      Given a character of the GM
      And a morale rating of 10
      When the morale dice show 2 and 3
      Then it is allowed
      And the dice come to 5 against 10

    @near_miss
    Scenario: a player's character is another matter
      Given a player's character
      And a morale rating of 10
      When the morale dice show 3 and 3
      Then it is not allowed

    Scenario Outline: of which nobody knows what is meant
      Given a morale rating of 10
      And an unknown <fact>
      When the morale dice show 2 and 3
      Then it is refused for its <fact>

      Examples:
        | fact                 |
        | being of a player    |
        | lack of intelligence |
        | control              |
        | name                 |

  @weapon_speed.morale.gm_decides
  Rule: The GM may rule that morale breaks with no roll

    Scenario: it breaks, though the dice would hold
      Given a morale rating of 20
      And the GM rules that morale breaks
      And the GM has the broken retreat
      When the morale dice show 1 and 1
      Then nothing is rolled
      And the creature gives in
      And what it does is to retreat

    Scenario: it holds, though the dice would break it
      Given a morale rating of 2
      And the GM rules that morale holds
      When the morale dice show 10 and 10
      Then nothing is rolled
      And the creature fights on
      And what it does is to fight on

    Scenario Outline: no rating is needed where nothing is rolled
      Given the GM rules that morale <holds>
      When morale is decided with no dice
      Then nothing is rolled
      And the creature <fights>

      Examples:
        | holds  | fights    |
        | breaks | gives in  |
        | holds  | fights on |

    Scenario: the GM may rule so of the unintelligent
      Given an unintelligent creature
      And the GM rules that morale breaks
      When morale is decided with no dice
      Then the creature gives in
      And nothing is rolled

    @near_miss
    Scenario: the GM says nothing, and a roll is made
      Given a morale rating of 10
      When the morale dice show 4 and 5
      Then the dice come to 9 against 10

    Scenario: a decision that nobody could make
      Given a morale rating of 10
      And an unknown decision of the GM
      When the morale dice show 4 and 5
      Then it is refused for its decision of the GM

  @weapon_speed.morale.fights_on
  Rule: Whoever rolls 2d10 up to the morale rating fights on

    Scenario Outline: below and equal
      Given a morale rating of <rating>
      When the morale dice show <faces>
      Then the dice come to <total> against <rating>
      And the creature fights on
      And what it does is to fight on

      Examples:
        | rating | faces    | total |
        | 12     | 5 and 6  | 11    |
        | 12     | 6 and 6  | 12    |
        | 12     | 10 and 2 | 12    |
        | 3      | 1 and 1  | 2     |
        | 3      | 1 and 2  | 3     |
        | 18     | 8 and 10 | 18    |

    Scenario Outline: no face is a failure of its own
      Given a morale rating of <rating>
      When the morale dice show <faces>
      Then the creature fights on

      Examples:
        | rating | faces     |
        | 20     | 10 and 10 |
        | 25     | 10 and 10 |
        | 2      | 1 and 1   |

    @near_miss
    Scenario: one above
      Given a morale rating of 12
      When the morale dice show 6 and 7
      Then the creature gives in

    Scenario: what the GM would have the broken do does not matter
      Given a morale rating of 12
      And the GM has the broken surrender
      When the morale dice show 7 and 5
      Then what it does is to fight on

    Scenario Outline: dice that no two d10 show
      Given a morale rating of 12
      When the morale dice show <faces>
      Then it is refused for its morale roll

      Examples:
        | faces      |
        | 0 and 5    |
        | 5 and 0    |
        | 11 and 5   |
        | 5 and 11   |
        | 5          |
        | 5, 5 and 5 |

    Scenario: a roll with no rating to hold it against
      When the morale dice show 5 and 6
      Then it is refused for its morale rating

    Scenario: a rating that is no number
      Given an unknown morale rating
      When the morale dice show 5 and 6
      Then it is refused for its morale rating

  @weapon_speed.morale.breaks
  Rule: Whoever rolls 2d10 above the morale rating gives in

    Scenario Outline: above
      Given a morale rating of <rating>
      And the GM has the broken surrender
      When the morale dice show <faces>
      Then the dice come to <total> against <rating>
      And the creature gives in
      And what it does is to surrender

      Examples:
        | rating | faces     | total |
        | 12     | 6 and 7   | 13    |
        | 12     | 10 and 3  | 13    |
        | 12     | 10 and 10 | 20    |
        | 3      | 2 and 2   | 4     |
        | 18     | 9 and 10  | 19    |

    Scenario Outline: no face is a success of its own
      Given a morale rating of <rating>
      When the morale dice show 1 and 1
      Then the creature gives in
      And the dice come to 2 against <rating>

      Examples:
        | rating |
        | 1      |
        | 0      |
        | -3     |

    @near_miss
    Scenario: equal is not above
      Given a morale rating of 12
      And the GM has the broken surrender
      When the morale dice show 4 and 8
      Then the creature fights on

    @reading.weapon_speed.morale.unintelligent_check.they_check
    Scenario Outline: the unintelligent check as others do
      Given an unintelligent creature
      And a morale rating of 18
      When the morale dice show <faces>
      Then the creature gives in
      And the dice come to <total> against 18

      Examples:
        | faces     | total |
        | 9 and 10  | 19    |
        | 10 and 10 | 20    |

    @near_miss @reading.weapon_speed.morale.unintelligent_check.only_under_control
    Scenario: the unintelligent fight on with no check
      Given an unintelligent creature
      And a morale rating of 18
      When the morale dice show 10 and 10
      Then nothing is rolled
      And the creature fights on
      And what it does is to fight on

    Scenario: the unintelligent under specific control check
      Given an unintelligent creature
      And it is under specific control
      And a morale rating of 18
      When the morale dice show 10 and 9
      Then the dice come to 19 against 18
      And the creature gives in

    Scenario: whoever is intelligent, under specific control
      Given it is under specific control
      And a morale rating of 18
      When the morale dice show 10 and 9
      Then the creature gives in

  @weapon_speed.morale.reaction
  Rule: Whether the broken retreat, surrender or comply is left to the GM

    Scenario Outline: the GM says what
      Given a morale rating of 12
      And the GM has the broken <reaction>
      When the morale dice show 9 and 9
      Then the creature gives in
      And what it does is to <reaction>

      Examples:
        | reaction  |
        | retreat   |
        | surrender |
        | comply    |

    Scenario: the GM says nothing
      Given a morale rating of 12
      When the morale dice show 9 and 9
      Then the creature gives in
      And what it does is not determined

    Scenario: the GM breaks morale and says no more
      Given the GM rules that morale breaks
      When morale is decided with no dice
      Then what it does is not determined

    Scenario Outline: the GM breaks morale and says what follows
      Given the GM rules that morale breaks
      And the GM has the broken <reaction>
      When morale is decided with no dice
      Then what it does is to <reaction>

      Examples:
        | reaction  |
        | surrender |
        | comply    |

    @near_miss
    Scenario: whoever holds does nothing of the kind
      Given a morale rating of 12
      When the morale dice show 3 and 9
      Then what it does is to fight on

    Scenario Outline: a fourth thing to do
      Given a morale rating of 12
      And <what>
      When the morale dice show 9 and 9
      Then it is refused for its reaction

      Examples:
        | what                           |
        | an unknown reaction            |
        | the GM has the broken fight on |
