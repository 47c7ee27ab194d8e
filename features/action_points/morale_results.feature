Feature: Results of morale checks
  What a morale check does to a creature, by its degree against Will. Document 000, L438 to L444.

  @action_points.morale_results.by_degree
  Rule: Each degree of success brings its own condition

    Scenario Outline: each degree of success
      When a morale check ends in <degree>
      Then the creature's condition is <condition>
      And nothing is settled

      Examples:
        | degree              | condition  |
        | Success             | shaken     |
        | Outstanding Success | frightened |
        | Exceptional Success | panicked   |
        | Critical Success    | cowering   |

    Scenario: a degree that is none
      When a morale check ends in Tie
      Then it is refused for its degree

    Scenario: nobody says how it went
      When nobody says how it ends
      Then it is refused for its degree

    @near_miss
    Scenario: a failure brings no condition
      When a morale check ends in Failure
      Then the creature's condition is none

  @action_points.morale_results.what_conditions_do
  Rule: What those conditions do is not said here

    Scenario Outline: after each degree of success
      When a morale check ends in <degree>
      Then whether it can act normally is not determined

      Examples:
        | degree              |
        | Success             |
        | Outstanding Success |
        | Exceptional Success |
        | Critical Success    |

    @near_miss
    Scenario: after a failure
      When a morale check ends in Failure
      Then it can act normally

  @action_points.morale_results.what_success_settles
  Rule: With which success a creature gives in is not said

    Scenario Outline: no success settles the matter by itself
      Given a morale check about <matter>
      When it ends in <degree>
      Then what is settled is not determined
      And the creature's condition is <condition>

      Examples:
        | matter    | degree              | condition  |
        | a fight   | Success             | shaken     |
        | a captive | Outstanding Success | frightened |
        | an army   | Exceptional Success | panicked   |
        | a fight   | Critical Success    | cowering   |

    Scenario: a matter that is none
      Given a morale check about nothing known
      When it ends in Success
      Then it is refused for its matter

    @near_miss
    Scenario: nothing to settle
      When a morale check ends in Critical Success
      Then nothing is settled

  @action_points.morale_results.failure
  Rule: After a failed check the creature can act normally

    Scenario Outline: a failure
      When a morale check ends in <degree>
      Then the creature's condition is <condition>
      And it can act normally
      And nothing is settled

      Examples:
        | degree  | condition |
        | Failure | none      |

    @near_miss
    Scenario: the least success
      When a morale check ends in Success
      Then the creature's condition is shaken

  @action_points.morale_results.holds_out
  Rule: Whoever can act normally has not given in

    Scenario Outline: each matter after a failure
      Given a morale check about <matter>
      When it ends in Failure
      Then <end>
      And it can act normally

      Examples:
        | matter    | end                  |
        | a fight   | it keeps fighting    |
        | a captive | it defies its captor |
        | an army   | it stays effective   |

    @near_miss
    Scenario: a success
      Given a morale check about a captive
      When it ends in Success
      Then what is settled is not determined

    @near_miss
    Scenario: a failure about nothing in particular
      When a morale check ends in Failure
      Then nothing is settled
