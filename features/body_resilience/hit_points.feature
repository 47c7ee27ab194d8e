Feature: Body points and resilience points
  Two kinds of points keep a creature going, and it takes both to act. Document 004, L24.43 to L24.48.

  @body_resilience.hit_points.two_kinds
  Rule: Hit points are body points and resilience points

    Scenario: several hits
      Given 20 body points and 20 resilience points
      And armour with DR 5
      And a hit for 7 has been taken
      And a hit for 4 has been taken
      When a hit for 10 is taken
      Then 13 body points are left
      And 15 resilience points are left

    Scenario: each keeps a tally of its own
      Given Ann, with 20 body points and 20 resilience points, has been hit for 7
      And Bob, with 30 body points and 30 resilience points, has been hit for 5
      When Ann is hit for 4
      Then 9 body points are left

    Scenario Outline: points that nobody states
      Given only <points>
      When a hit for 4 is taken
      Then it is refused for its <missing>

      Examples:
        | points               | missing           |
        | 20 body points       | resilience points |
        | 20 resilience points | body points       |

    Scenario: points stated a second time
      Given 20 body points and 20 resilience points
      And a hit for 7 has been taken
      When a hit for 4 is taken by someone with 20 body points
      Then it is refused for its body points

  @body_resilience.hit_points.normal
  Rule: Whoever has at least 1 body point and no negative resilience points acts normally

    Scenario Outline: at the edge and above
      When someone has <body> body points and <resilience> resilience points
      Then that one acts normally
      And the condition is normal

      Examples:
        | body | resilience |
        | 1    | 0          |
        | 2    | 0          |
        | 1    | 5          |
        | 30   | 30         |
        | 2    | 1          |
        | 12   | 0          |

    Scenario: after a hit
      Given 8 body points and 3 resilience points
      And active DR 3
      When a hit for 10 is taken
      Then 1 body points are left
      And 0 resilience points are left
      And the condition is normal

  @body_resilience.hit_points.restricted
  Rule: With no body point, or with negative resilience points, actions are restricted

    Scenario Outline: one or the other, or both
      When someone has <body> body points and <resilience> resilience points
      Then that one does not act normally
      And the condition is restricted

      Examples:
        | body | resilience |
        | 0    | 0          |
        | 0    | 20         |
        | 1    | -1         |
        | 30   | -1         |
        | 30   | -50        |
        | 0    | -1         |

    Scenario: after a hit that takes the last body point
      Given 8 body points and 3 resilience points
      When a hit for 8 is taken
      Then the condition is restricted

    Scenario: after a hit that takes the last resilience points, and one more
      Given 8 body points and 3 resilience points
      And active DR 4
      When a hit for 4 is taken
      Then -1 resilience points are left
      And 8 body points are left
      And the condition is restricted

  @body_resilience.hit_points.dying
  Rule: Whoever has negative body points is dying

    Scenario Outline: below 0, and not yet at -10
      When someone has <body> body points and <resilience> resilience points
      Then the condition is dying
      And that one does not act normally

      Examples:
        | body | resilience |
        | -1   | 20         |
        | -9   | 20         |
        | -1   | -30        |

    @near_miss
    Scenario: at 0 one is not dying
      When someone has 0 body points and 5 resilience points
      Then the condition is restricted

    @near_miss
    Scenario: negative resilience points alone kill nobody
      When someone has 5 body points and -40 resilience points
      Then the condition is restricted

    Scenario: after a hit that takes one point too many
      Given 8 body points and 3 resilience points
      When a hit for 9 is taken
      Then -1 body points are left
      And the condition is dying

  @body_resilience.hit_points.dead
  Rule: At -10 body points one is dead

    Scenario Outline: at -10, and below
      When someone has <body> body points and 5 resilience points
      Then the condition is dead
      And that one does not act normally

      Examples:
        | body |
        | -10  |
        | -11  |
        | -40  |

    @near_miss
    Scenario: one point above
      When someone has -9 body points and 5 resilience points
      Then the condition is dying

    Scenario: from normal to restricted, dying and dead
      Given 6 body points and 2 resilience points
      When a hit for 5 is taken
      Then the condition is normal
      When a hit for 1 is taken
      Then the condition is restricted
      When a hit for 1 is taken
      Then the condition is dying
      When a hit for 8 is taken
      Then the condition is dying
      When a hit for 1 is taken
      Then -10 body points are left
      And the condition is dead

    Scenario: one hit from normal to dead
      Given 6 body points and 2 resilience points
      When a hit for 16 is taken
      Then the condition is dead

    Scenario: a hit on the dead
      Given 6 body points and 2 resilience points
      And a hit for 16 has been taken
      When a hit for 1 is taken
      Then -11 body points are left
      And the condition is dead

  @body_resilience.hit_points.injury_rules
  Rule: What the restrictions are stands elsewhere

    Scenario Outline: restrictions that this document leaves open
      When someone has <body> body points and <resilience> resilience points
      Then what the restrictions are is not determined

      Examples:
        | body | resilience |
        | 0    | 5          |
        | 5    | -1         |
        | -5   | 5          |
        | -10  | 5          |

    @near_miss
    Scenario: nothing is restricted
      When someone has 5 body points and 5 resilience points
      Then there are no restrictions
