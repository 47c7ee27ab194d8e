Feature: Damage reduction
  Some of a hit is negated, and some of it costs resilience points in place of body points. Document 004, L24.8 to L24.18.

  @body_resilience.damage_reduction.body_points
  Rule: Damage is taken from body points unless it is reduced

    Scenario: without any reduction
      Given 20 body points and 20 resilience points
      When a hit for 7 is taken
      Then 7 is taken from body points
      And 0 is taken from resilience points
      And 0 is negated
      And 13 body points are left
      And 20 resilience points are left

    Scenario Outline: what negation and conversion leave
      Given 20 body points and 20 resilience points
      And armour with DR 5
      When a hit for <damage> is taken
      Then 3 is negated
      And 2 is taken from resilience points
      And <body> is taken from body points

      Examples:
        | damage | body |
        | 6      | 1    |
        | 7      | 2    |
        | 15     | 10   |

    @near_miss
    Scenario: a hit that no body point is lost to
      Given 20 body points and 20 resilience points
      And armour with DR 5
      When a hit for 5 is taken
      Then 0 is taken from body points
      And 20 body points are left

    Scenario: a hit that does nothing
      Given 20 body points and 20 resilience points
      When a hit for 0 is taken
      Then it is refused for its base damage

  @body_resilience.damage_reduction.resilience_points
  Rule: Converted damage is taken from resilience points instead

    Scenario Outline: how much is converted
      Given 20 body points and 20 resilience points
      And active DR 4
      When a hit for <damage> is taken
      Then <resilience> is taken from resilience points
      And <body> is taken from body points
      And <left> resilience points are left

      Examples: one below, equal, one above
        | damage | resilience | body | left |
        | 3      | 3          | 0    | 17   |
        | 4      | 4          | 0    | 16   |
        | 5      | 4          | 1    | 16   |

    Scenario: resilience points may fall below 0
      Given 20 body points and 1 resilience points
      And active DR 4
      When a hit for 9 is taken
      Then 4 is taken from resilience points
      And -3 resilience points are left
      And 15 body points are left

    Scenario Outline: damage is converted, whatever is left of either
      Given <body> body points and <resilience> resilience points
      And armour with DR 3
      And active DR 2
      When a hit for 6 is taken
      Then 2 is negated
      And 3 is taken from resilience points
      And 1 is taken from body points

      Examples:
        | body | resilience |
        | 20   | 0          |
        | 20   | -3         |
        | 0    | 20         |
        | -2   | 20         |

  @body_resilience.damage_reduction.negated
  Rule: Negated damage is taken from nothing

    Scenario Outline: how much is negated
      Given 20 body points and 20 resilience points
      And armour with DR 1
      And a shield with DR 4
      When a hit for <damage> is taken
      Then <negated> is negated
      And <resilience> is taken from resilience points
      And <body> is taken from body points

      Examples: negation comes before conversion
        | damage | negated | resilience | body |
        | 1      | 1       | 0          | 0    |
        | 3      | 3       | 0          | 0    |
        | 4      | 3       | 1          | 0    |
        | 5      | 3       | 2          | 0    |
        | 6      | 3       | 2          | 1    |

    Scenario: nothing at all is lost
      Given 20 body points and 20 resilience points
      And armour with DR 8
      When a hit for 4 is taken
      Then 20 body points are left
      And 20 resilience points are left

  @body_resilience.damage_reduction.sources_stack
  Rule: Armour, shield and natural armour add up

    Scenario Outline: two of the three
      Given <one> with DR 3
      And <other> with DR 4
      When damage reduction is asked for
      Then the armour DR is 7

      Examples:
        | one     | other          |
        | armour  | a shield       |
        | armour  | natural armour |
        | a shield | natural armour |
        | armour  | an effect of natural armour |
        | a shield | an effect like armour |

    Scenario: all three
      Given armour with DR 3
      And a shield with DR 2
      And natural armour with DR 4
      When damage reduction is asked for
      Then the armour DR is 9

    Scenario: a negative DR
      Given armour with DR -1
      When damage reduction is asked for
      Then it is refused for its armour

    Scenario: a source that nobody has heard of
      Given an unknown armour
      When damage reduction is asked for
      Then it is refused for its armour

  @body_resilience.damage_reduction.same_source
  Rule: Two sources of one type do not add up

    Scenario Outline: the better of the two counts
      Given <one> with DR <first>
      And <other> with DR <second>
      When damage reduction is asked for
      Then the armour DR is <dr>

      Examples:
        | one            | first | other                       | second | dr |
        | a shield       | 2     | a shield                    | 3      | 3  |
        | a shield       | 3     | a shield                    | 2      | 3  |
        | armour         | 5     | an effect like armour       | 4      | 5  |
        | armour         | 4     | an effect like armour       | 6      | 6  |
        | natural armour | 2     | an effect of natural armour | 3      | 3  |
        | natural armour | 2     | an effect of natural armour | 2      | 2  |

    Scenario: two shields and armour
      Given a shield with DR 2
      And a shield with DR 3
      And armour with DR 4
      When damage reduction is asked for
      Then the armour DR is 7

  @body_resilience.damage_reduction.negation
  Rule: Half of all armour DR, rounded up, negates damage

    Scenario Outline: half, rounded up
      Given armour with DR <dr>
      When damage reduction is asked for
      Then the negation is <negation>

      Examples:
        | dr | negation |
        | 0  | 0        |
        | 1  | 1        |
        | 2  | 1        |
        | 3  | 2        |
        | 8  | 4        |
        | 9  | 5        |

    Scenario: half of the whole, not of each source
      Given armour with DR 3
      And a shield with DR 3
      When damage reduction is asked for
      Then the negation is 3
      And the conversion is 3

    @near_miss
    Scenario: without armour
      When damage reduction is asked for
      Then the negation is 0
      And the conversion is 0

  @body_resilience.damage_reduction.conversion
  Rule: The other half of armour DR, rounded down, converts damage

    Scenario Outline: half, rounded down
      Given armour with DR <dr>
      When damage reduction is asked for
      Then the conversion is <conversion>

      Examples:
        | dr | conversion |
        | 0  | 0          |
        | 1  | 0          |
        | 2  | 1          |
        | 3  | 1          |
        | 8  | 4          |
        | 9  | 4          |

  @body_resilience.damage_reduction.active
  Rule: Active DR converts damage

    Scenario: active DR alone
      Given active DR 4
      When damage reduction is asked for
      Then the conversion is 4
      And the negation is 0
      And the armour DR is 0

    Scenario: no active DR to speak of
      Given active DR 0
      When damage reduction is asked for
      Then the conversion is 0

    Scenario: active DR is not halved
      Given active DR 5
      When damage reduction is asked for
      Then the conversion is 5

    @reading.body_resilience.damage_reduction.several_active.add_up
    Scenario: two sources add up
      Given active DR 4
      And active DR 3
      When damage reduction is asked for
      Then the conversion is 7

    @reading.body_resilience.damage_reduction.several_active.best_counts
    Scenario: the better of two sources counts
      Given active DR 4
      And active DR 3
      When damage reduction is asked for
      Then the conversion is 4

    Scenario: a negative active DR
      Given active DR -1
      When damage reduction is asked for
      Then it is refused for its active DR

  @body_resilience.damage_reduction.unusual_active
  Rule: What active DR does that is no conversion is not said

    Scenario: active DR of another sort
      Given armour with DR 5
      And active DR 4
      And active DR that is no conversion
      When damage reduction is asked for
      Then the armour DR is 5
      And what is negated and converted is not determined

    @near_miss
    Scenario: nothing that it could be said of
      Given armour with DR 5
      And active DR that is no conversion
      When damage reduction is asked for
      Then the negation is 3
      And the conversion is 2

  @body_resilience.damage_reduction.active_stacks
  Rule: Active DR adds to the conversion by armour

    Scenario: both
      Given armour with DR 5
      And active DR 4
      When damage reduction is asked for
      Then the negation is 3
      And the conversion is 6

    Scenario Outline: both, in a hit
      Given 20 body points and 20 resilience points
      And armour with DR 5
      And active DR 4
      When a hit for <damage> is taken
      Then 3 is negated
      And <resilience> is taken from resilience points
      And <body> is taken from body points

      Examples:
        | damage | resilience | body |
        | 8      | 5          | 0    |
        | 9      | 6          | 0    |
        | 10     | 6          | 1    |
