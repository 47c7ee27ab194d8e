Feature: Morale checks
  Who faces a morale check, what has to be beaten, and what it decides. Document 000, L419 to L425.

  @action_points.morale.decides
  Rule: A morale check decides whether someone fights on, a captive gives in, or an army is routed

    Scenario Outline: the three matters
      Given a morale check at 5 against an NPC of Will 18
      And it is about <matter>
      When the morale check is ruled on
      Then it decides between <ends>

      Examples: all the document's
        | matter    | ends                              |
        | a fight   | fighting on or running away       |
        | a captive | defying the captor or giving in   |
        | an army   | staying effective or being routed |

    Scenario: a matter that is none
      Given a morale check at 5 against an NPC of Will 18
      And it is about nothing known
      When the morale check is ruled on
      Then it is refused for its matter

    @near_miss
    Scenario: nobody says what it is about
      Given a morale check at 5 against a monster of Will 18
      When the morale check is ruled on
      Then it decides between nothing that anyone asks

    @near_miss
    Scenario: something else
      Given a morale check at 5 against an NPC of Will 18
      And it is about another matter
      When the morale check is ruled on
      Then what it decides is not determined

  @action_points.morale.other_matters
  Rule: What else a morale check decides is not said

    Scenario Outline: another matter
      Given a morale check at <bonus> against <creature> of Will <will>
      And it is about another matter
      When the morale check is ruled on
      Then what it decides is not determined
      And it is made at <bonus> against <will>

      Examples:
        | bonus | creature  | will |
        | 7     | an NPC    | 15   |
        | -2    | a monster | 22   |

    @near_miss
    Scenario: an army
      Given a morale check at 7 against an NPC of Will 15
      And it is about an army
      When the morale check is ruled on
      Then it decides between staying effective or being routed

  @action_points.morale.attack_on_will
  Rule: A morale check is an attack on Will, to which the modifiers of the situation are added

    Scenario Outline: what is added, and to what
      Given a morale check at <bonus> against a monster of Will <will>
      And the situation comes to <modifier>
      When the morale check is ruled on
      Then it is made at <total> against <will>

      Examples: a worse plight helps the check, and leaves Will as it is
        | bonus | will | modifier | total |
        | 5     | 18   | 8        | 13    |
        | 5     | 18   | 0        | 5     |
        | 5     | 18   | -3       | 2     |
        | -1    | 12   | -4       | -5    |

    Scenario: nobody speaks of the situation
      Given a morale check at 6 against a monster of Will 20
      When the morale check is ruled on
      Then it is made at 6 against 20
      And the creature can be affected

    Scenario: nobody knows its Will
      Given a morale check at 6 against a monster, whose Will nobody knows
      When the morale check is ruled on
      Then it is refused for its Will

    Scenario: nobody knows the bonus
      Given a morale check against a monster of Will 20, nobody says at what
      When the morale check is ruled on
      Then it is refused for its bonus

    @near_miss
    @reading.action_points.morale.should_only.prohibition
    Scenario: no check at all
      Given a morale check at 6 against a player character of Will 20
      And the situation comes to 4
      When the morale check is ruled on
      Then it is not allowed

  @action_points.morale.fear_effect
  Rule: What changes a creature's Will against Fear changes it against a morale check

    Scenario Outline: better and worse against Fear
      Given a morale check at 4 against <creature> of Will 17
      And its Will against Fear is changed by <modifier>
      And the situation comes to 2
      When the morale check is ruled on
      Then it is made at 6 against <will>
      And the creature can be affected

      Examples:
        | creature  | modifier | will |
        | an NPC    | 4        | 21   |
        | a monster | 1        | 18   |
        | a monster | -2       | 15   |

    @near_miss
    Scenario: no change
      Given a morale check at 4 against an NPC of Will 17
      And its Will against Fear is changed by 0
      When the morale check is ruled on
      Then it is made at 4 against 17

  @action_points.morale.immunity
  Rule: Who is immune to Fear is immune to morale checks

    Scenario Outline: immune
      Given a morale check at <bonus> against <creature> of Will 17
      And the creature is exposed to <exposure>
      And it is immune to Fear
      When the morale check is ruled on
      Then the creature cannot be affected

      Examples:
        | bonus | creature           | exposure        |
        | 4     | a monster          | nothing extreme |
        | 40    | an NPC             | nothing extreme |
        | 40    | a player character | Fear magic      |

    @near_miss
    Scenario Outline: not immune
      Given a morale check at 4 against <creature> of Will 17
      And it is not immune to Fear
      When the morale check is ruled on
      Then the creature can be affected

      Examples:
        | creature  |
        | a monster |
        | an NPC    |

    @near_miss
    Scenario: a large bonus is no immunity
      Given a morale check at 4 against a monster of Will 17
      And its Will against Fear is changed by 30
      When the morale check is ruled on
      Then the creature can be affected
      And it is made at 4 against 47

  @action_points.morale.npcs_and_monsters
  Rule: Morale checks are for NPCs and monsters

    Scenario Outline: whatever they are exposed to
      Given a morale check at 3 against <creature> of Will 14
      And the creature is exposed to <exposure>
      When the morale check is ruled on
      Then it is allowed
      And it is made at 3 against 14

      Examples:
        | creature  | exposure                          |
        | an NPC    | nothing extreme                   |
        | a monster | nothing extreme                   |
        | an NPC    | a terrifying monster              |
        | a monster | a particularly terrifying monster |
        | a monster | Fear magic                        |
        | an NPC    | another extreme situation         |

    Scenario: nobody says what they are exposed to
      Given a morale check at 3 against an NPC of Will 14
      When the morale check is ruled on
      Then it is allowed

    Scenario: a creature that is nothing of these
      Given a morale check at 3 against nobody known of Will 14
      When the morale check is ruled on
      Then it is refused for its kind

    Scenario: nobody says whose morale
      Given a morale check at 3 against Will 14, nobody says whose
      When the morale check is ruled on
      Then it is refused for its kind

    @near_miss
    Scenario: a player character
      Given a morale check at 3 against a player character of Will 14
      And the creature is exposed to Fear magic
      When the morale check is ruled on
      Then it is allowed

  @action_points.morale.player_characters
  Rule: A player character faces a morale check only under extreme exposure

    Scenario Outline: extreme exposure
      Given a morale check at 3 against a player character of Will 16
      And the creature is exposed to <exposure>
      When the morale check is ruled on
      Then it is allowed
      And it is made at 3 against 16

      Examples: all the document's
        | exposure                          |
        | a particularly terrifying monster |
        | Fear magic                        |
        | another extreme situation         |

    @reading.action_points.morale.should_only.prohibition
    Scenario Outline: without it, a prohibition
      Given a morale check at 3 against a player character of Will 16
      And the creature is exposed to <exposure>
      When the morale check is ruled on
      Then it is not allowed

      Examples:
        | exposure             |
        | nothing extreme      |
        | a terrifying monster |

    @reading.action_points.morale.should_only.prohibition
    Scenario: nobody speaks of exposure
      Given a morale check at 3 against a player character of Will 16
      When the morale check is ruled on
      Then it is not allowed

    @reading.action_points.morale.should_only.advice
    Scenario Outline: without it, advice that may be left
      Given a morale check at 3 against a player character of Will 16
      And the creature is exposed to <exposure>
      When the morale check is ruled on
      Then it is allowed
      And it is made at 3 against 16

      Examples:
        | exposure             |
        | nothing extreme      |
        | a terrifying monster |

    Scenario: an exposure that is none
      Given a morale check at 3 against a player character of Will 16
      And the creature is exposed to something unheard of
      When the morale check is ruled on
      Then it is refused for its exposure

    @near_miss
    Scenario: an NPC without it
      Given a morale check at 3 against an NPC of Will 16
      And the creature is exposed to nothing extreme
      When the morale check is ruled on
      Then it is allowed
