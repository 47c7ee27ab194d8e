Feature: Parrying
  Who may try to parry what, and with what. Document 000, L116 to L120.

  @action_points.parrying.flat_footed
  Rule: Whoever is flat-footed does not parry

    Scenario: flat-footed
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is flat-footed
      When Ann tries to parry
      Then it is not allowed

    Scenario: no description of another condition changes that
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is flat-footed
      And she is stunned, which is said not to bar parrying
      When Ann tries to parry
      Then it is not allowed

    @near_miss
    Scenario: not flat-footed
      Given Ann has 3 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is not flat-footed
      When Ann tries to parry
      Then 2 reactions are left

  @action_points.parrying.primary_form
  Rule: One parries with a primary attack form

    @reading.action_points.parrying.other_weapons.barred
    Scenario: a weapon that is none
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And her weapon is no primary attack form
      When Ann tries to parry
      Then it is not allowed

    @near_miss
    @reading.action_points.parrying.other_weapons.allowed
    Scenario: any weapon will do
      Given Ann has 4 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And her weapon is no primary attack form
      When Ann tries to parry
      Then 3 reactions are left

    @near_miss
    Scenario: a primary attack form
      Given Ann has 5 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And her weapon is a primary attack form
      When Ann tries to parry
      Then 4 reactions are left

  @action_points.parrying.melee_only
  Rule: Only melee attacks are parried

    Scenario Outline: an attack that is not made in melee
      Given Ann has 2 reactions each round
      And <attack> on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then it is not allowed

      Examples: a melee weapon that is thrown makes a ranged attack
        | attack                         |
        | another attack                 |
        | an attack with a thrown weapon |

    @near_miss
    Scenario: a melee attack
      Given Ann has 6 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then 5 reactions are left

  @action_points.parrying.touch
  Rule: A touch or reach attack is parried like the melee attack that it is

    Scenario Outline: touched
      Given Ann has <reactions> reactions each round
      And a touch or reach attack on her
      And she parries with what requires <required> AP
      When Ann tries to parry
      Then <left> reactions are left

      Examples:
        | reactions | required | left |
        | 2         | 8        | 1    |
        | 3         | 9        | 2    |

    @near_miss
    Scenario: touched, and too slow
      Given Ann has 2 reactions each round
      And a touch or reach attack on her
      And she parries with what requires 10 AP
      When Ann tries to parry
      Then it is not allowed

  @action_points.parrying.able_weapon
  Rule: What does not serve in melee parries nothing

    Scenario: no melee attack action
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what can make no melee attack
      When Ann tries to parry
      Then it is not allowed

    @near_miss
    Scenario: such an action
      Given Ann has 7 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then 6 reactions are left

    Scenario: a cost of what cannot be done
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she parries with what can make no melee attack
      When Ann tries to parry
      Then it is refused for its required AP

  @action_points.parrying.nine_ap
  Rule: What parries has a melee attack that takes 9 AP at most

    Scenario Outline: too slow
      Given Ann has <reactions> reactions each round
      And a melee attack on her
      And she parries with what requires <required> AP
      When Ann tries to parry
      Then it is not allowed

      Examples:
        | reactions | required |
        | 2         | 10       |
        | 2         | 11       |
        | 1         | 20       |

    @near_miss
    Scenario Outline: fast enough
      Given Ann has <reactions> reactions each round
      And a melee attack on her
      And she parries with what requires <required> AP
      When Ann tries to parry
      Then <left> reactions are left

      Examples:
        | reactions | required | left |
        | 2         | 9        | 1    |
        | 3         | 8        | 2    |
        | 4         | 4        | 3    |
        | 5         | 0        | 4    |

  @action_points.parrying.conditions
  Rule: What other conditions do to parrying is not said here

    Scenario Outline: in some condition
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is <condition>
      When Ann tries to parry
      Then whether it is allowed is not determined

      Examples:
        | condition            |
        | stunned              |
        | in another condition |

    Scenario Outline: in a condition that is said to bar it
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is <condition>
      When Ann tries to parry
      Then it is not allowed

      Examples:
        | condition                                           |
        | stunned, which is said to bar parrying              |
        | in another condition, which is said to bar parrying |

    @near_miss
    Scenario Outline: in a condition that is said not to bar it, or in none
      Given Ann has <reactions> reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is <condition>
      When Ann tries to parry
      Then <left> reactions are left

      Examples:
        | reactions | condition                                               | left |
        | 2         | stunned, which is said not to bar parrying              | 1    |
        | 3         | in another condition, which is said not to bar parrying | 2    |
        | 4         | in no condition                                         | 3    |

    @near_miss
    Scenario: that does not matter where another rule forbids it
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 10 AP
      And she is stunned
      When Ann tries to parry
      Then it is not allowed

    Scenario Outline: a word on a condition that is none
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And she is <condition>
      When Ann tries to parry
      Then it is refused for its word on the condition

      Examples:
        | condition                                          |
        | in no condition, which is said to bar parrying     |
        | in no condition, which is said not to bar parrying |

  @action_points.parrying.reaction
  Rule: A creature exposed to a melee attack may spend a reaction on trying to parry it

    Scenario Outline: one reaction
      Given Ann has <reactions> reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then <left> reactions are left

      Examples:
        | reactions | left |
        | 1         | 0    |
        | 2         | 1    |
        | 9         | 8    |

    Scenario: one for each attack
      Given Ann has 3 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 2 reactions
      And Ann has tried to parry, which left her 1 reactions
      When Ann tries to parry
      Then 0 reactions are left

    @reading.action_points.parrying.tries_at_one_attack.one
    Scenario: one try at one attack
      Given Ann has 3 reactions each round
      And a melee attack on her
      And it is Bob's first stroke
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 2 reactions
      When Ann tries to parry
      Then it is not allowed

    @reading.action_points.parrying.tries_at_one_attack.several
    Scenario: as many tries at one attack as there are reactions
      Given Ann has 3 reactions each round
      And a melee attack on her
      And it is Bob's first stroke
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 2 reactions
      And Ann has tried to parry, which left her 1 reactions
      When Ann tries to parry
      Then 0 reactions are left

    Scenario: a try at each of two attacks
      Given Ann has 3 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry Bob's first stroke, which left her 2 reactions
      When Ann tries to parry Bob's second stroke
      Then 1 reactions are left

    Scenario: an attack of the same name in the next round
      Given Ann has 3 reactions each round
      And a melee attack on her
      And it is Bob's first stroke
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 2 reactions
      And the round has ended
      When Ann tries to parry
      Then 2 reactions are left

    Scenario: someone who gives no name
      Given 3 reactions each round of someone without a name
      And a melee attack on her
      And she parries with what requires 8 AP
      When someone tries to parry
      Then 2 reactions are left

    Scenario: someone else's reactions
      Given Ann has 1 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 0 reactions
      When Bob, with 5 reactions each round, tries to parry
      Then 4 reactions are left

    Scenario: the next round
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 1 reactions
      And Ann has tried to parry, which left her 0 reactions
      And the round has ended
      When Ann tries to parry
      Then 1 reactions are left

    @near_miss
    Scenario: no reaction left
      Given Ann has 1 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 0 reactions
      When Ann tries to parry
      Then it is not allowed

    @near_miss
    Scenario: nobody says how many reactions there are
      Given a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then whether it is allowed is not determined

    Scenario Outline: what is no parry
      Given a parry, but <wrong>
      When it is tried
      Then it is refused for its <fact>

      Examples:
        | wrong                         | fact            |
        | nobody says of what attack    | incoming attack |
        | of an attack of no kind       | incoming attack |
        | nobody says what it requires  | required AP     |
        | requiring less than nothing   | required AP     |
        | in a condition without a name | condition       |
        | by someone of no name         | name            |
        | with less than no reactions   | reactions       |
        | of an attack of no name       | attack's name   |

    Scenario: her number of reactions is stated twice
      Given Ann has 2 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      And Ann has tried to parry, which left her 1 reactions
      When Ann, with 2 reactions each round, tries to parry
      Then it is refused for its reactions

  @action_points.parrying.outcome
  Rule: What decides whether a parry works is not said

    Scenario Outline: whether it works
      Given Ann has <reactions> reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then <left> reactions are left
      And whether the attack is parried is not determined

      Examples:
        | reactions | left |
        | 2         | 1    |
        | 3         | 2    |

    @near_miss
    Scenario: none is tried
      Given Ann has 0 reactions each round
      And a melee attack on her
      And she parries with what requires 8 AP
      When Ann tries to parry
      Then it is not allowed
