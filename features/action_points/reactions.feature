Feature: Threat, reactions and attacks of opportunity
  Who threatens a square, who may strike at what provokes there, and what that costs. Document 000, L106 to L114,
  L210.4 and L210.5.

  @action_points.reactions.threatened_squares
  Rule: A creature threatens every square from its least to its greatest reach

    Scenario Outline: each square
      Given a creature with a reach of 1-2
      When a square <distance> squares away is looked at
      Then it is <reached>, and <threatened>

      Examples:
        | distance | reached    | threatened     |
        | 0        | not reached | not threatened |
        | 1        | reached    | threatened     |
        | 2        | reached    | threatened     |
        | 3        | not reached | not threatened |

  @action_points.reactions.primary_form
  Rule: Without a primary attack form that serves in melee nothing is threatened

    Scenario Outline: no such attack
      Given a creature with a reach of 0-1
      And none of its primary attack forms serves in melee
      When a square <distance> squares away is looked at
      Then it is <reached>, and not threatened

      Examples:
        | distance | reached     |
        | 1        | reached     |
        | 2        | not reached |

    Scenario: no attack of opportunity without it
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And none of her primary attack forms serves in melee
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @near_miss
    Scenario: such an attack
      Given a creature with a reach of 0-1
      And one of its primary attack forms serves in melee
      When a square 1 squares away is looked at
      Then it is reached, and threatened

  @action_points.reactions.flat_footed
  Rule: Whoever is flat-footed threatens nothing

    Scenario Outline: flat-footed
      Given a creature with a reach of 0-1
      And it is flat-footed
      When a square <distance> squares away is looked at
      Then it is <reached>, and not threatened

      Examples:
        | distance | reached     |
        | 0        | reached     |
        | 1        | reached     |
        | 2        | not reached |

    Scenario: no attack of opportunity
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is flat-footed
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @reading.action_points.reactions.flat_footed_freed.never
    Scenario: no description frees the flat-footed
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is flat-footed, which something described elsewhere makes up for
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @near_miss
    @reading.action_points.reactions.flat_footed_freed.can_be_freed
    Scenario: a description frees the flat-footed
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is flat-footed, which something described elsewhere makes up for
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 1 reactions are left

  @action_points.reactions.not_threatened
  Rule: Outside the threatened squares no attack of opportunity is made

    Scenario Outline: by distance
      Given Ann has 2 reactions each round
      And a provoking action <distance> squares away, within a reach of <reach>
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

      Examples:
        | distance | reach |
        | 2        | 0-1   |
        | 1        | 2-2   |
        | 3        | 2-2   |
        | 0        | 1-1   |

    @near_miss
    Scenario Outline: in the threatened squares
      Given Ann has <reactions> reactions each round
      And a provoking action <distance> squares away, within a reach of <reach>
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and <left> reactions are left

      Examples:
        | reactions | distance | reach | left |
        | 2         | 0        | 0-1   | 1    |
        | 1         | 0        | 0-0   | 0    |
        | 3         | 1        | 0-1   | 2    |
        | 4         | 2        | 2-2   | 3    |
        | 5         | 1        | 1-3   | 4    |
        | 6         | 3        | 1-3   | 5    |

  @action_points.reactions.not_provoking
  Rule: An action that does not provoke opens no attack of opportunity

    Scenario: no provocation
      Given Ann has 2 reactions each round
      And an action 1 squares away that does not provoke, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @near_miss
    Scenario: a provocation
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 2 reactions are left

  @action_points.reactions.opponents_only
  Rule: Only an opponent opens an attack of opportunity by what it does

    Scenario: somebody of her own side
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And it is no opponent who acts
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @near_miss
    Scenario: an opponent
      Given Ann has 5 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And it is an opponent who acts
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 4 reactions are left

  @action_points.reactions.which_actions
  Rule: Which other actions provoke is not said here

    Scenario: nobody says whether it provokes
      Given Ann has 2 reactions each round
      And an action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then whether it is allowed is not determined

    @near_miss
    Scenario Outline: that does not matter where another rule forbids it
      Given Ann has <reactions> reactions each round
      And an action <distance> squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

      Examples:
        | reactions | distance |
        | 2         | 2        |
        | 0         | 1        |

    @near_miss
    Scenario: it provokes
      Given Ann has 7 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 6 reactions are left

  @action_points.reactions.conditions
  Rule: Being stunned, unless it is said otherwise, bars attacks of opportunity, as do conditions that say so

    Scenario Outline: barred
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is <condition>
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

      Examples:
        | condition                                               |
        | stunned                                                 |
        | stunned, which is said to bar such attacks              |
        | in another condition, which is said to bar such attacks |

    @near_miss
    Scenario Outline: not barred
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is <condition>
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 2 reactions are left

      Examples:
        | condition                                                   |
        | stunned, which is said not to bar such attacks              |
        | in another condition, which is said not to bar such attacks |
        | in no such condition                                        |

    Scenario Outline: a word on a condition that is none
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is <condition>
      When Ann makes an attack of opportunity of 8 AP
      Then it is refused for its word on the condition

      Examples:
        | condition                                              |
        | in no condition, which is said to bar such attacks     |
        | in no condition, which is said not to bar such attacks |

  @action_points.reactions.other_conditions
  Rule: Which other conditions bar attacks of opportunity is not said here

    Scenario: another condition
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is in another condition
      When Ann makes an attack of opportunity of 8 AP
      Then whether it is allowed is not determined

    @near_miss
    Scenario Outline: said by its description
      Given Ann has 4 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And she is <condition>
      When Ann makes an attack of opportunity of 8 AP
      Then <answer>

      Examples:
        | condition                                                   | answer                                  |
        | in another condition, which is said to bar such attacks     | it is not allowed                       |
        | in another condition, which is said not to bar such attacks | it costs 0 AP, and 3 reactions are left |

  @action_points.reactions.melee_attack
  Rule: An attack of opportunity is a melee attack action

    Scenario Outline: another attack
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes <attack> of 8 AP at the opportunity
      Then it is not allowed

      Examples: whoever throws a melee weapon makes no melee attack
        | attack                  |
        | another attack          |
        | a throw of a melee weapon |

    @near_miss
    Scenario: a melee attack
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes a melee attack of 8 AP at the opportunity
      Then it costs 0 AP, and 2 reactions are left

  @action_points.reactions.nine_ap
  Rule: An attack of opportunity requires 9 AP at most

    Scenario Outline: too slow
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of <required> AP
      Then it is not allowed

      Examples:
        | required |
        | 10       |
        | 11       |
        | 16       |

    @near_miss
    Scenario Outline: fast enough
      Given Ann has <reactions> reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of <required> AP
      Then it costs 0 AP, and <left> reactions are left

      Examples:
        | reactions | required | left |
        | 2         | 9        | 1    |
        | 3         | 8        | 2    |
        | 4         | 5        | 3    |
        | 9         | 0        | 8    |

    @near_miss
    Scenario: a boost does not make it slower
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 9 AP, boosted with 3 saved AP
      Then it costs 3 AP, and 1 reactions are left

  @action_points.reactions.each_round
  Rule: Attacks of opportunity and parries draw on the same reactions, which come back with the next round

    Scenario Outline: until none is left
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 1 reactions
      And Ann has made an attack of opportunity of 8 AP, which left her 0 reactions
      When Ann makes an attack of opportunity of <required> AP
      Then it is not allowed

      Examples:
        | required |
        | 8        |
        | 1        |

    Scenario: no reactions at all
      Given Ann has 0 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    Scenario: the next round
      Given Ann has 1 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 0 reactions
      And the round has ended
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 0 reactions are left

    Scenario: what is not spent does not add up
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 1 reactions
      When the round ends
      Then round 2 begins
      When the round ends
      Then round 3 begins
      When the round ends
      Then round 4 begins
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 1 reactions are left

    Scenario: a parry spends what an attack of opportunity would need
      Given Ann has 1 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has parried, which left her 0 reactions
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    Scenario: an attack of opportunity spends what a parry would need
      Given Ann has 1 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 0 reactions
      When Ann parries
      Then it is not allowed

    Scenario: one of each
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 2 reactions
      When Ann parries
      Then 1 reactions are left

    Scenario: everyone has reactions of their own
      Given Ann has 1 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 0 reactions
      When Bob, with 2 reactions each round, makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 1 reactions are left

    Scenario: someone else spends nothing of hers
      Given a provoking action 1 squares away, within a reach of 0-1
      And Bob, with 1 reactions each round, has made an attack of opportunity of 8 AP
      When Ann, with 2 reactions each round, makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 1 reactions are left

    Scenario: an attack of opportunity that is not allowed spends nothing
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has tried an attack of opportunity of 10 AP in vain
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 1 reactions are left

    Scenario: her number is stated twice
      Given Ann has 2 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has made an attack of opportunity of 8 AP, which left her 1 reactions
      When Ann, with 2 reactions each round, makes an attack of opportunity of 8 AP
      Then it is refused for its reactions

    Scenario: a number below none
      Given a provoking action 1 squares away, within a reach of 0-1
      When Ann, with -1 reactions each round, makes an attack of opportunity of 8 AP
      Then it is refused for its reactions

  @action_points.reactions.how_many
  Rule: How many reactions a creature can make each round is not said here

    Scenario: nobody says how many
      Given a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then whether it is allowed is not determined

    @near_miss
    Scenario Outline: somebody says
      Given Ann has <reactions> reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and <left> reactions are left

      Examples:
        | reactions | left |
        | 1         | 0    |
        | 4         | 3    |

    @near_miss
    Scenario: that does not matter where another rule forbids it whatever the number
      Given a provoking action 2 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

  @action_points.reactions.opportunity
  Rule: Whoever threatens a square where something provokes may spend a reaction on an attack of opportunity

    Scenario Outline: one reaction, and one attack
      Given Ann has <reactions> reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and <left> reactions are left

      Examples:
        | reactions | left |
        | 1         | 0    |
        | 2         | 1    |
        | 8         | 7    |

    Scenario: an attack with a smaller weapon, answered
      Given Ann has 4 reactions each round
      And an attack with a smaller weapon has provoked Ann, who threatens with a larger one
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 3 reactions are left

    @reading.action_points.reactions.answers_to_one_action.one
    Scenario: one answer to one action
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And it is Bob's spell that provokes
      And Ann has made an attack of opportunity of 8 AP, which left her 2 reactions
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    @reading.action_points.reactions.answers_to_one_action.several
    Scenario: as many answers to one action as there are reactions
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And it is Bob's spell that provokes
      And Ann has made an attack of opportunity of 8 AP, which left her 2 reactions
      And Ann has made an attack of opportunity of 8 AP, which left her 1 reactions
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 0 reactions are left

    Scenario: an answer to each of two actions
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And Ann has answered Bob's spell, which left her 2 reactions
      When Ann answers Bob's flight
      Then it costs 0 AP, and 1 reactions are left

    Scenario: each of two creatures answers the same action
      Given a provoking action 1 squares away, within a reach of 0-1
      And it is Bob's spell that provokes
      And Ann, with 2 reactions each round, has made an attack of opportunity of 8 AP
      When Cid, with 4 reactions each round, makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 3 reactions are left

    Scenario: the same action in the next round
      Given Ann has 3 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      And it is Bob's spell that provokes
      And Ann has made an attack of opportunity of 8 AP, which left her 2 reactions
      And the round has ended
      When Ann makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 2 reactions are left

    Scenario: someone who gives no name
      Given 3 reactions each round of someone without a name
      And a provoking action 1 squares away, within a reach of 0-1
      When someone makes an attack of opportunity of 8 AP
      Then it costs 0 AP, and 2 reactions are left

    @near_miss
    Scenario: no reaction left
      Given Ann has 0 reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of 8 AP
      Then it is not allowed

    Scenario Outline: what nobody can do
      Given an attack of opportunity, but <wrong>
      When it is tried
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact           |
        | nobody says how far away                 | distance       |
        | nearer than its own square               | distance       |
        | nobody says from what reach on           | least reach    |
        | from a reach of less than nothing        | least reach    |
        | nobody says up to what reach             | greatest reach |
        | up to a reach of less than nothing       | greatest reach |
        | up to a reach that ends before it begins | greatest reach |
        | nobody says what it requires             | required AP    |
        | requiring less than nothing              | required AP    |
        | boosted with less than nothing           | boost          |
        | with an attack of no kind                | attack         |
        | in a condition without a name            | condition      |
        | against cover of no grade                | cover          |
        | against concealment of no grade          | concealment    |
        | freed of what nobody suffers from        | freedom        |
        | by someone of no name                    | name           |
        | with a weapon of no name                 | weapon         |
        | at an action of no name                  | provocation    |

  @action_points.reactions.no_cost
  Rule: An attack of opportunity costs no AP but the saved ones that boost it

    Scenario Outline: boosted
      Given Ann has <reactions> reactions each round
      And a provoking action 1 squares away, within a reach of 0-1
      When Ann makes an attack of opportunity of <required> AP, boosted with <boost> saved AP
      Then it costs <boost> AP, and <left> reactions are left

      Examples:
        | reactions | required | boost | left |
        | 2         | 8        | 0     | 1    |
        | 3         | 8        | 1     | 2    |
        | 4         | 9        | 5     | 3    |
        | 5         | 3        | 12    | 4    |
