Feature: Knocking out and strangling
  Guts against stamina, how long it lasts, and holding on until death. Document 002, L202 to L206.

  @chained_dice.knocking_out.checks
  Rule: A guts check is made against the target's stamina check to knock it out

    Scenario Outline: a guts check that is too low
      Given an attempt to knock out Bob
      When guts come to <guts> and stamina to <stamina>
      Then Bob stays conscious

      Examples:
        | guts | stamina |
        | 12   | 13      |
        | 3    | 20      |
        | -2   | -1      |

    Scenario Outline: an attempt that cannot be
      Given an attempt, but <wrong>
      When it is made
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact    |
        | nobody says what guts come to | guts   |
        | nobody says what stamina comes to | stamina |
        | by means nobody knows        | means   |
        | on someone without a name    | target  |

    Scenario: on someone who is unconscious already
      Given Bob has been knocked out by 3
      And another attempt to knock out Bob
      When guts come to 15 and stamina to 13
      Then it is refused for its target

    Scenario: on someone who was not knocked out before
      Given an attempt to knock out Bob has failed
      And another attempt to knock out Bob
      When guts come to 17 and stamina to 13
      Then Bob is unconscious for 4 hours

    Scenario: on someone without a name that matters
      When guts come to 18 and stamina to 13 for someone
      Then the target is unconscious for 5 hours

    @near_miss
    Scenario: no check is needed of who sleeps on
      Given Bob has been knocked out by 3
      When 1 hours pass for Bob
      Then Bob is unconscious for 2 hours

  @chained_dice.knocking_out.unconscious
  Rule: A guts check above the stamina check leaves the target unconscious

    Scenario: one above
      Given an attempt to knock out Bob
      When guts come to 14 and stamina to 13
      Then Bob is unconscious for 1 hours

    @near_miss
    Scenario: equal
      Given an attempt to knock out Bob
      When guts come to 13 and stamina to 13
      Then Bob stays conscious

    @near_miss
    Scenario: one below
      Given an attempt to knock out Bob
      When guts come to 11 and stamina to 12
      Then Bob stays conscious

  @chained_dice.knocking_out.hours
  Rule: The target is unconscious for an hour for each point of difference

    Scenario Outline: the example, and beside it
      Given an attempt to knock out Bob
      When guts come to <guts> and stamina to <stamina>
      Then Bob is unconscious for <hours> hours

      Examples:
        | guts | stamina | hours |
        | 15   | 13      | 2     |
        | 14   | 12      | 2     |
        | 16   | 13      | 3     |
        | 25   | 5       | 20    |

    Scenario Outline: hours pass
      Given Bob has been knocked out by 3
      When <passed> hours pass for Bob
      Then Bob is unconscious for <left> hours

      Examples:
        | passed | left |
        | 1      | 2    |
        | 2      | 1    |

    Scenario Outline: the hours are over
      Given Bob has been knocked out by 3
      When <passed> hours pass for Bob
      Then Bob is awake

      Examples:
        | passed |
        | 3      |
        | 4      |

    Scenario: hours add up
      Given Bob has been knocked out by 6
      And 2 hours have passed for Bob
      When 1 hours pass for Bob
      Then Bob is unconscious for 3 hours

    Scenario: each has his own hours
      Given Bob has been knocked out by 6
      And Cid has been knocked out by 2
      And 2 hours have passed for Cid
      When 2 hours pass for Bob
      Then Bob is unconscious for 4 hours

    Scenario: letting go wakes nobody
      Given Bob has been strangled unconscious
      When Bob is let go
      Then Bob is unconscious for 5 hours

    Scenario: letting go of nobody in particular
      Given someone has been strangled unconscious
      When the target is let go
      Then the target is unconscious for 5 hours

    Scenario: letting go of someone without a name
      When someone without a name is let go
      Then it is refused for its target

    Scenario: letting go of someone who is awake
      Given an attempt to knock out Bob has failed
      When Bob is let go
      Then Bob is awake

    Scenario: turns are no hours
      Given Bob has been knocked out by 6
      And Bob's turn has started
      When 1 hours pass for Bob
      Then Bob is unconscious for 5 hours

    Scenario: nobody in particular
      Given someone has been knocked out by 9
      When 1 hours pass
      Then the target is unconscious for 8 hours

    Scenario: awake, and knocked out again
      Given Bob has been knocked out by 1
      And 1 hours have passed for Bob
      And another attempt to knock out Bob
      When guts come to 20 and stamina to 13
      Then Bob is unconscious for 7 hours

    Scenario Outline: hours that cannot be
      Given Bob has been knocked out by 3
      When <hours> hours pass for Bob
      Then it is refused for its hours

      Examples:
        | hours |
        | 0     |
        | -1    |

    Scenario: nobody says how many hours
      When some hours pass
      Then it is refused for its hours

    Scenario: hours of someone without a name
      When an hour passes for someone without a name
      Then it is refused for its target

    @near_miss
    Scenario: nobody was knocked out
      Given an attempt to knock out Bob
      When guts come to 9 and stamina to 9
      Then Bob stays conscious

  @chained_dice.knocking_out.strangulation
  Rule: Whoever was strangled unconscious dies if held for another minute

    Scenario Outline: a second less, a minute, a second more
      Given Bob has been strangled unconscious
      When Bob is held for <seconds> seconds
      Then Bob has been held for <seconds> seconds and is <state>

      Examples:
        | seconds | state |
        | 1       | alive |
        | 59      | alive |
        | 60      | dead  |
        | 61      | dead  |

    Scenario Outline: held on and on
      Given Bob has been strangled unconscious
      And Bob has been held for 35 seconds
      When Bob is held for <seconds> seconds
      Then Bob has been held for <total> seconds and is <state>

      Examples:
        | seconds | total | state |
        | 24      | 59    | alive |
        | 25      | 60    | dead  |

    Scenario: each is strangled for himself
      Given Bob has been strangled unconscious
      And Cid has been strangled unconscious
      And Bob has been held for 40 seconds
      When Cid is held for 50 seconds
      Then Cid has been held for 50 seconds and is alive

    Scenario: nobody in particular is held
      Given someone has been strangled unconscious
      When the target is held for 44 seconds
      Then the target has been held for 44 seconds and is alive

    Scenario: strangled, let go and strangled anew
      Given Bob has been strangled unconscious
      And Bob has been held for 55 seconds
      And Bob has been let go
      And 9 hours have passed for Bob
      And Bob has been strangled unconscious
      When Bob is held for 57 seconds
      Then Bob has been held for 57 seconds and is alive

    Scenario Outline: holding on that cannot be
      Given Bob has been strangled unconscious
      When Bob is held for <seconds> seconds
      Then it is refused for its seconds

      Examples:
        | seconds |
        | 0       |
        | -5      |

    Scenario: nobody says for how long
      When someone is held on to
      Then it is refused for its seconds

    Scenario: someone without a name is held
      When someone without a name is held
      Then it is refused for its target

    Scenario Outline: who is dead
      Given Bob has been strangled unconscious
      And Bob has been held for 60 seconds
      When <next>
      Then it is refused for its target

      Examples:
        | next                              |
        | Bob is held for 1 seconds         |
        | Bob is let go                     |
        | 1 hours pass for Bob              |
        | Bob is attempted to be knocked out |

    Scenario Outline: who is dead of a broken neck
      Given Bob has been strangled unconscious
      And Bob's neck has been broken
      When <next>
      Then it is refused for its target

      Examples:
        | next                              |
        | Bob is held for 1 seconds         |
        | Bob is let go                     |
        | Bob is attempted to be knocked out |

    @near_miss
    Scenario: knocked out otherwise
      Given Bob has been knocked out by 3
      When Bob is held for 60 seconds
      Then it is not allowed

  @chained_dice.knocking_out.hold_needed
  Rule: Only a strangler who has not let go can hold on

    Scenario: a blow is no hold
      Given Bob has been knocked out by 4
      When Bob is held for 90 seconds
      Then it is not allowed

    Scenario: nobody says how someone was knocked out
      Given someone has been knocked out by 4
      When the target is held for 90 seconds
      Then it is not allowed

    Scenario: an attempt that failed
      Given an attempt to strangle Bob has failed
      When Bob is held for 90 seconds
      Then it is not allowed

    Scenario: let go
      Given Bob has been strangled unconscious
      And Bob has been held for 30 seconds
      And Bob has been let go
      When Bob is held for 30 seconds
      Then it is not allowed

    Scenario: hours later nobody holds on
      Given Bob has been strangled unconscious
      And 1 hours have passed for Bob
      When Bob is held for 30 seconds
      Then it is not allowed

    Scenario: knocked out otherwise after having been strangled
      Given Bob has been strangled unconscious
      And 9 hours have passed for Bob
      And Bob has been knocked out by 2
      When Bob is held for 70 seconds
      Then it is not allowed

    @near_miss
    Scenario: a turn ends no hold
      Given Bob has been strangled unconscious
      When Bob's turn starts
      And Bob is held for 31 seconds
      Then Bob has been held for 31 seconds and is alive

    @near_miss
    Scenario: not let go
      Given Bob has been strangled unconscious
      When Bob is held for 30 seconds
      Then Bob has been held for 30 seconds and is alive
