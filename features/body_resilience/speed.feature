Feature: Speed
  How far one can go in a Round, and what else there is time for. Document 004, L24.49 to L24.52.

  @body_resilience.speed.single
  Rule: Within the current speed one can move and still act

    Scenario Outline: up to the speed
      Given a current speed of 30
      When <distance> is covered with one move
      Then it is <answer>

      Examples: one below, equal, one above
        | distance | answer      |
        | 0        | allowed     |
        | 29       | allowed     |
        | 30       | allowed     |
        | 31       | not allowed |

    Scenario Outline: the limit
      Given a current speed of <speed>
      When the limit of one move is asked for
      Then the greatest distance is <speed>
      And there is time to act

      Examples:
        | speed |
        | 30    |
        | 15    |
        | 0     |

    Scenario: the heavily encumbered, with one move
      Given a current speed of 20
      And heavy encumbrance
      When the limit of one move is asked for
      Then the greatest distance is 20

    Scenario: a speed below 0
      Given a current speed of -1
      When the limit of one move is asked for
      Then it is refused for its speed

    Scenario: a distance below 0
      Given a current speed of 30
      When -1 is covered with one move
      Then it is refused for its distance

    Scenario: a way of moving that nobody has heard of
      Given a current speed of 30
      And an unknown way of moving
      When the limit of some move is asked for
      Then it is refused for its way of moving

    Scenario: nobody says how fast
      When the limit of one move is asked for
      Then it is refused for its speed

    Scenario: nothing said of the way of moving
      Given a current speed of 30
      When the limit of some move is asked for
      Then the greatest distance is 30

  @body_resilience.speed.double
  Rule: Two move actions go up to double speed

    Scenario Outline: up to double
      Given a current speed of 30
      When <distance> is covered with two moves
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 59       | allowed     |
        | 60       | allowed     |
        | 61       | not allowed |

    Scenario: the limit of two moves
      Given a current speed of 15
      When the limit of two moves is asked for
      Then the greatest distance is 30

    Scenario: the heavily encumbered
      Given a current speed of 20
      And heavy encumbrance
      When the limit of two moves is asked for
      Then the greatest distance is 40

    @reading.body_resilience.speed.time_after_two_moves.no_time
    Scenario: two moves leave no time
      Given a current speed of 15
      When the limit of two moves is asked for
      Then there is no time to act

  @body_resilience.speed.armor_and_gear
  Rule: How much armour and gear change the base speed is not said

    Scenario Outline: only the base speed is known
      Given a base speed of <speed>
      When the limit of one move is asked for
      Then whether it is allowed is not determined

      Examples:
        | speed |
        | 30    |
        | 0     |

    @near_miss
    Scenario: the current speed is what counts
      Given a base speed of 30
      And a current speed of 20
      When the limit of one move is asked for
      Then the greatest distance is 20

    Scenario: a base speed below 0
      Given a base speed of -1
      When the limit of one move is asked for
      Then it is refused for its base speed

  @body_resilience.speed.run
  Rule: A Round spent on running goes up to four times the speed

    Scenario Outline: up to four times
      Given a current speed of 30
      When <distance> is covered by running
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 119      | allowed     |
        | 120      | allowed     |
        | 121      | not allowed |

    Scenario: the limit, and no time for anything else
      Given a current speed of 15
      When the limit of running is asked for
      Then the greatest distance is 60
      And there is no time to act

  @body_resilience.speed.encumbered_run
  Rule: The heavily encumbered run up to three times their speed

    Scenario Outline: up to three times
      Given a current speed of 20
      And heavy encumbrance
      When <distance> is covered by running
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 59       | allowed     |
        | 60       | allowed     |
        | 61       | not allowed |

    Scenario: the limit of the heavily encumbered, and no time for anything else
      Given a current speed of 15
      And heavy encumbrance
      When the limit of running is asked for
      Then the greatest distance is 45
      And there is no time to act

  @body_resilience.speed.acting_after_two_moves
  Rule: Whether one can act as well as move twice is not said

    @reading.body_resilience.speed.time_after_two_moves.not_said
    Scenario: two moves, and what else
      Given a current speed of 30
      When the limit of two moves is asked for
      Then the greatest distance is 60
      And whether there is time to act is not determined

    @near_miss
    Scenario: one move leaves time
      Given a current speed of 30
      When the limit of one move is asked for
      Then there is time to act
