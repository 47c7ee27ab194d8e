Feature: Charges of a touch
  What is left of an action that is delivered by touch or reach. Document 000, L62.

  @action_points.touch_charges.as_many_as_targets
  Rule: An action has as many charges as it allows targets

    Scenario Outline: it begins
      When Ann begins the action Chill, which allows <allowed> targets
      Then it has <allowed> charges, and 0 are removed

      Examples:
        | allowed |
        | 1       |
        | 2       |
        | 5       |

    @near_miss
    Scenario: an action without touch
      When Ann begins the action Jump, which requires no concentration
      Then it has 0 charges, and 0 are removed

    @near_miss
    Scenario: an action that allows nobody to be touched
      When Ann begins the action Jump, which allows 0 targets
      Then it has 0 charges, and 0 are removed

    Scenario: nothing is delivered with an action without touch
      Given Ann has begun the action Jump, which requires no concentration
      When Ann attempts to touch Cid with Jump, and hits
      Then it is refused for its action

    Scenario: two actions beside each other
      Given Ann has begun the action Chill, which allows 2 targets
      When Ann begins the action Spark, which allows 3 targets
      Then it has 3 charges, and 0 are removed

    Scenario: the same action anew, after it has ended
      Given Ann has begun the action Chill, which allows 1 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann begins the action Chill, which allows 2 targets
      Then it has 2 charges, and 0 are removed

    Scenario Outline: an action that nobody can begin
      When an action is begun, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                      | fact          |
        | nobody says by whom                        | creature      |
        | by someone without a name                  | creature      |
        | nobody says which                          | action        |
        | it has no name                             | action        |
        | it allows fewer than no targets            | targets       |
        | nobody says whether it needs concentration | concentration |

    Scenario: an action that still goes on
      Given Ann has begun the action Chill, which allows 2 targets
      When Ann begins the action Chill, which allows 2 targets
      Then it is refused for its action

  @action_points.touch_charges.each_attempt
  Rule: Each attempt uses up one of the targets, whether it hits or not

    Scenario Outline: the first of several
      Given Ann has begun the action Chill, which allows <allowed> targets
      When Ann attempts to touch Cid with Chill, and <result>
      Then <delivered> is delivered, <left> charges are left, and the action goes on

      Examples:
        | allowed | result | delivered | left |
        | 2       | hits   | it        | 1    |
        | 2       | misses | nothing   | 1    |
        | 4       | hits   | it        | 3    |
        | 4       | misses | nothing   | 3    |

    Scenario: one after the other
      Given Ann has begun the action Chill, which allows 4 targets
      And Ann has attempted to touch Cid with Chill, and missed
      And Ann has attempted to touch Dan with Chill, and hit
      When Ann attempts to touch Eve with Chill, and misses
      Then nothing is delivered, 1 charges are left, and the action goes on

    @reading.action_points.touch_charges.same_target.again
    Scenario: twice against one target
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann attempts to touch Cid with Chill, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    @reading.action_points.touch_charges.same_target.once
    Scenario: not twice against one target
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann attempts to touch Cid with Chill, and hits
      Then it is not allowed

    @reading.action_points.touch_charges.same_target.once
    Scenario: what is not allowed costs no charge
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann attempts to touch Cid with Chill, and misses
      Then it is not allowed
      When Ann attempts to touch Dan with Chill, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    Scenario: another target is another one
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann attempts to touch Dan with Chill, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    Scenario: one target with each of two actions
      Given Ann has begun the action Chill, which allows 2 targets
      And Ann has begun the action Spark, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann attempts to touch Cid with Spark, and hits
      Then it is delivered, 2 charges are left, and the action goes on

    Scenario: the rounds pass
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      And the round has ended
      When Ann attempts to touch Dan with Chill, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    Scenario: an action that is over stays so in the next round
      Given Ann has begun the action Chill, which allows 1 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When the round ends
      And Ann attempts to touch Dan with Chill, and hits
      Then it is not allowed

    Scenario: another creature's charges are its own
      Given Ann has begun the action Chill, which allows 2 targets
      And Bob has begun the action Chill, which allows 5 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Bob attempts to touch Cid with Chill, and hits
      Then it is delivered, 4 charges are left, and the action goes on

    @near_miss @reading.action_points.touch_charges.single_miss.kept
    Scenario: a miss with an action for one target costs nothing
      Given Ann has begun the action Chill, which allows 1 targets
      When Ann attempts to touch Cid with Chill, and misses
      Then nothing is delivered, 1 charges are left, and the action goes on

    Scenario Outline: an attempt that nobody can make
      Given Ann has begun the action Chill, which allows 3 targets
      When a charge is delivered, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                           | fact     |
        | nobody says from whom           | creature |
        | from someone without a name     | creature |
        | nobody says of which action     | action   |
        | of an action without a name     | action   |
        | of an action that nobody began  | action   |
        | of another's action             | action   |
        | nobody says to whom             | target   |
        | to someone without a name       | target   |
        | nobody says whether it succeeds | hit      |

  @action_points.touch_charges.all_delivered
  Rule: The action ends when no charge is left

    Scenario Outline: the last charge
      Given Ann has begun the action Chill, which allows 2 targets
      And Ann has attempted to touch Cid with Chill, and <first>
      When Ann attempts to touch Dan with Chill, and <second>
      Then <delivered> is delivered, 0 charges are left, and the action ends

      Examples:
        | first  | second | delivered |
        | hit    | hits   | it        |
        | missed | hits   | it        |
        | hit    | misses | nothing   |
        | missed | misses | nothing   |

    Scenario: the only charge
      Given Ann has begun the action Chill, which allows 1 targets
      When Ann attempts to touch Cid with Chill, and hits
      Then it is delivered, 0 charges are left, and the action ends

    @reading.action_points.touch_charges.single_miss.spent
    Scenario: the only charge, and a miss
      Given Ann has begun the action Chill, which allows 1 targets
      When Ann attempts to touch Cid with Chill, and misses
      Then nothing is delivered, 0 charges are left, and the action ends

    @reading.action_points.touch_charges.single_miss.kept
    Scenario: the only charge, after a miss
      Given Ann has begun the action Chill, which allows 1 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann attempts to touch Dan with Chill, and hits
      Then it is delivered, 0 charges are left, and the action ends

    Scenario Outline: an attempt too many
      Given Ann has begun the action Chill, which allows 2 targets
      And Ann has attempted to touch Cid with Chill, and missed
      And Ann has attempted to touch Dan with Chill, and hit
      When Ann attempts to touch <whom> with Chill, and hits
      Then it is not allowed

      Examples:
        | whom |
        | Eve  |
        | Dan  |

    Scenario: not yet too many
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      And Ann has attempted to touch Dan with Chill, and hit
      When Ann attempts to touch Eve with Chill, and hits
      Then it is allowed

    @near_miss
    Scenario: one charge is left
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann attempts to touch Dan with Chill, and hits
      Then it is delivered, 1 charges are left, and the action goes on

  @action_points.touch_charges.dismissal
  Rule: The action ends when its instigator dismisses it, willingly or not

    Scenario Outline: dismissed
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and missed
      When Ann dismisses Chill <how>
      Then 2 charges are removed

      Examples:
        | how         |
        | willingly   |
        | unwillingly |

    Scenario: nobody says how
      Given Ann has begun the action Chill, which allows 3 targets
      When Ann dismisses Chill
      Then 3 charges are removed

    Scenario Outline: no attempt after it
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has dismissed Chill <how>
      When Ann attempts to touch Cid with Chill, and <result>
      Then it is not allowed

      Examples:
        | how         | result |
        | willingly   | hits   |
        | unwillingly | misses |

    @near_miss
    Scenario: another action goes on
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Spark, which allows 2 targets
      And Ann has dismissed Chill willingly
      When Ann attempts to touch Cid with Spark, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    Scenario Outline: what cannot be dismissed
      Given Ann has begun the action Chill, which allows 3 targets
      When an action is dismissed, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact     |
        | nobody says of whom         | creature |
        | of someone without a name   | creature |
        | nobody says which one       | action   |
        | one without a name          | action   |
        | one that nobody began       | action   |

    Scenario: dismissed twice
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has dismissed Chill willingly
      When Ann dismisses Chill
      Then it is refused for its action

    Scenario: dismissed after its last charge
      Given Ann has begun the action Chill, which allows 1 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann dismisses Chill
      Then it is refused for its action

  @action_points.touch_charges.concentration
  Rule: Beginning an action that requires concentration removes all charges

    Scenario: an action without charges
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann begins the action Study, which requires concentration
      Then it has 0 charges, and 2 are removed

    Scenario: an action with charges of its own
      Given Ann has begun the action Chill, which allows 3 targets
      When Ann begins the action Spark, which requires concentration and allows 2 targets
      Then it has 2 charges, and 3 are removed

    Scenario: the same action anew
      Given Ann has begun the action Chill, which allows 3 targets
      When Ann begins the action Chill, which requires concentration and allows 4 targets
      Then it has 4 charges, and 3 are removed

    Scenario: of two actions
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Spark, which allows 2 targets
      When Ann begins the action Study, which requires concentration
      Then it has 0 charges, and 5 are removed

    Scenario: those dismissed before count no more
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Spark, which allows 2 targets
      And Ann has dismissed Chill willingly
      When Ann begins the action Study, which requires concentration
      Then it has 0 charges, and 2 are removed

    Scenario Outline: no attempt with what was removed
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Study, which requires concentration
      When Ann attempts to touch Cid with Chill, and <result>
      Then it is not allowed

      Examples:
        | result |
        | hits   |
        | misses |

    @near_miss
    Scenario: the new action keeps its own
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Spark, which requires concentration and allows 2 targets
      When Ann attempts to touch Cid with Spark, and hits
      Then it is delivered, 1 charges are left, and the action goes on

    @near_miss
    Scenario: an action without concentration
      Given Ann has begun the action Chill, which allows 3 targets
      And Ann has begun the action Jump, which requires no concentration
      When Ann attempts to touch Cid with Chill, and hits
      Then it is delivered, 2 charges are left, and the action goes on

    @near_miss
    Scenario: another creature's action
      Given Ann has begun the action Chill, which allows 3 targets
      And Bob has begun the action Study, which requires concentration
      When Ann attempts to touch Cid with Chill, and hits
      Then it is delivered, 2 charges are left, and the action goes on

    @near_miss
    Scenario: nothing is left to be removed
      Given Ann has begun the action Chill, which allows 1 targets
      And Ann has attempted to touch Cid with Chill, and hit
      When Ann begins the action Study, which requires concentration
      Then it has 0 charges, and 0 are removed
