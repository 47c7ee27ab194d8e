Feature: Concealment
  What conceals a defender from an attacker, what concealment does, and hiding. Document 000, L252 to L254, L271 and
  L277 to L280.

  @action_points.concealment.hard_to_see
  Rule: Whatever makes it difficult to see a defender properly gives concealment

    Scenario Outline: hard to see
      Given a defender in <veil>
      When its concealment is judged
      Then it has concealment, with 4 to DeC

      Examples:
        | veil                          |
        | fog                           |
        | shadows                       |
        | foliage                       |
        | curtains                      |
        | something else that veils it  |

    @near_miss
    Scenario Outline: dense
      Given a defender in <veil>
      When its concealment is judged
      Then it has good concealment, with 8 to DeC

      Examples:
        | veil          |
        | dense fog     |
        | dense foliage |

    Scenario Outline: concealment that cannot be
      Given a defender whose concealment is wrong: <wrong>
      When its concealment is judged
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact        |
        | a veil without a name        | veil        |
        | a class without a name       | class       |
        | nobody says anything         | class       |
        | a veil and a class           | class       |
        | less than nothing is left    | rest        |

  @action_points.concealment.dense
  Rule: Fog and foliage that are dense give good concealment, and near-total darkness does

    Scenario Outline: hardly seen
      Given a defender in <veil>
      When its concealment is judged
      Then it has good concealment, with 8 to DeC

      Examples:
        | veil                |
        | near-total darkness |
        | dense foliage       |
        | dense fog           |

    @near_miss
    Scenario Outline: not so dense
      Given a defender in <veil>
      When its concealment is judged
      Then it has concealment, with 4 to DeC

      Examples:
        | veil    |
        | fog     |
        | foliage |
        | shadows |

  @action_points.concealment.invisible
  Rule: Whoever is invisible has total concealment

    Scenario: invisible
      Given a defender in invisibility
      When its concealment is judged
      Then it has total concealment, with 10 to DeC

    @near_miss
    Scenario: in near-total darkness
      Given a defender in near-total darkness
      When its concealment is judged
      Then it has good concealment, with 8 to DeC

  @action_points.concealment.without_sight
  Rule: An attacker that does not rely on sight leaves concealment less of its bonus or nothing

    Scenario Outline: what is left
      Given a defender that has <class>
      And the attacker does not rely on sight
      And <left> is left of it
      When its concealment is judged
      Then it has <class>, with <left> to DeC

      Examples: removed, reduced, and just reduced
        | class             | left |
        | concealment       | 0    |
        | concealment       | 2    |
        | concealment       | 3    |
        | good concealment  | 0    |
        | good concealment  | 7    |
        | total concealment | 0    |
        | total concealment | 9    |

    Scenario Outline: cover beside it is not touched
      Given a defender that is <one> and <other>
      And the attacker does not rely on sight
      And <left> is left of it
      When the modifiers against that attacker are looked up
      Then they are <DeC> to DeC and <Ref> to Ref

      Examples:
        | one                  | other             | left | DeC | Ref |
        | behind cover         | well concealed    | 3    | 4   | 2   |
        | behind cover         | well concealed    | 6    | 6   | 2   |
        | behind limited cover | concealed         | 0    | 2   | 1   |
        | well concealed       | concealed         | 5    | 5   | 0   |
        | invisible            | squeezing through | 6    | 2   | -4  |
        | invisible            | squeezing through | 0    | -4  | -4  |

    Scenario Outline: cover that is as good anyway
      Given a defender that is behind good cover and <other>
      And the attacker does not rely on sight
      When the modifiers against that attacker are looked up
      Then they are 8 to DeC and 4 to Ref

      Examples: less than 8 is left in any case
        | other          |
        | concealed      |
        | well concealed |

    Scenario: in a defence
      Given a defender that is behind limited cover and well concealed
      And the attacker does not rely on sight
      And 5 is left of it
      When its DeC of 15 against that attacker is worked out
      Then that DeC is 20, of which the situation makes 5

    @near_miss
    Scenario Outline: an attacker that relies on sight
      Given a defender that has <class>
      When its concealment is judged
      Then it has <class>, with <DeC> to DeC

      Examples:
        | class             | DeC |
        | no concealment    | 0   |
        | concealment       | 4   |
        | good concealment  | 8   |
        | total concealment | 10  |

    @near_miss
    Scenario: nothing to take away
      Given a defender that is behind cover and stunned
      And the attacker does not rely on sight
      When the modifiers against that attacker are looked up
      Then they are 2 to DeC and 0 to Ref

    Scenario Outline: as much left as there was
      Given a defender that has <class>
      And the attacker does not rely on sight
      And <left> is left of it
      When its concealment is judged
      Then it is refused for its rest

      Examples:
        | class             | left |
        | no concealment    | 0    |
        | concealment       | 4    |
        | good concealment  | 8    |
        | total concealment | 10   |

    Scenario: left by an attacker that relies on sight
      Given a defender that has good concealment
      And 3 is left of it
      When its concealment is judged
      Then it is refused for its rest

    Scenario: as much left as it hides
      Given a defender that has good concealment
      And the attacker does not rely on sight
      And 8 is left of it
      When it hides
      Then it is refused for its rest

  @action_points.concealment.left_without_sight
  Rule: How much of the bonus is left is not said

    Scenario Outline: nobody says how much
      Given a defender that has <class>
      And the attacker does not rely on sight
      When its concealment is judged
      Then it has <class>, with nothing determined to DeC

      Examples:
        | class             |
        | concealment       |
        | good concealment  |
        | total concealment |

    Scenario Outline: cover that may be less
      Given a defender that is <one> and <other>
      And the attacker does not rely on sight
      When the modifiers against that attacker are looked up
      Then that to DeC is not determined, and it is <Ref> to Ref

      Examples: of +10 as many as 9 may be left, of +4 as many as 3
        | one                  | other             | Ref |
        | behind good cover    | totally concealed | 4   |
        | behind cover         | well concealed    | 2   |
        | behind limited cover | concealed         | 1   |
        | concealed            | stunned           | -2  |

    Scenario: a defence that nobody can tell
      Given a defender that is behind limited cover and well concealed
      And the attacker does not rely on sight
      When its DeC of 15 against that attacker is worked out
      Then that DeC is not determined

    @near_miss
    Scenario: somebody says how much
      Given a defender that has total concealment
      And the attacker does not rely on sight
      And 1 is left of it
      When its concealment is judged
      Then it has total concealment, with 1 to DeC

    @near_miss
    Scenario: cover that is more in any case
      Given a defender that is behind cover and concealed
      And the attacker does not rely on sight
      When the modifiers against that attacker are looked up
      Then they are 4 to DeC and 2 to Ref

  @action_points.concealment.opportunity
  Rule: Good and total concealment keep attacks of opportunity away

    Scenario Outline: hidden from the attacker
      Given a defender that has <class>
      And who provokes
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

      Examples:
        | class             |
        | good concealment  |
        | total concealment |

    Scenario Outline: limited cover beside it changes nothing
      Given a defender that has <class>
      And behind limited cover
      And who provokes
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

      Examples:
        | class             |
        | good concealment  |
        | total concealment |

    @near_miss
    Scenario Outline: seen well enough
      Given a defender that has <class>
      And who provokes
      And the attacker <relies> on sight
      When someone with <reactions> reactions would make an attack of opportunity
      Then it can be made, which leaves <left> reactions

      Examples:
        | class          | relies        | reactions | left |
        | no concealment | relies        | 2         | 1    |
        | concealment    | relies        | 3         | 2    |
        | no concealment | does not rely | 4         | 3    |
        | concealment    | does not rely | 5         | 4    |

    @reading.action_points.concealment.opportunity_without_sight.forbidden
    Scenario Outline: without relying on sight it is still forbidden
      Given a defender that has <class>
      And who provokes
      And the attacker does not rely on sight
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

      Examples:
        | class             |
        | good concealment  |
        | total concealment |

    @near_miss
    @reading.action_points.concealment.opportunity_without_sight.lifted
    Scenario Outline: without relying on sight it can be made
      Given a defender that has <class>
      And who provokes
      And the attacker does not rely on sight
      When someone with <reactions> reactions would make an attack of opportunity
      Then it can be made, which leaves <left> reactions

      Examples:
        | class             | reactions | left |
        | good concealment  | 3         | 2    |
        | total concealment | 4         | 3    |

    @near_miss
    Scenario: nothing is said of cover or concealment
      Given who provokes
      When someone with 6 reactions would make an attack of opportunity
      Then it can be made, which leaves 5 reactions

  @action_points.concealment.right_square
  Rule: The bonus of total concealment is for attacks on the right square

    Scenario: on the right square
      Given a defender that has total concealment
      And the attack is on its square
      When its concealment is judged
      Then it has total concealment, with 10 to DeC

    @near_miss
    Scenario: on the right square, of one less concealed
      Given a defender that has good concealment
      And the attack is on its square
      When its concealment is judged
      Then it has good concealment, with 8 to DeC

  @action_points.concealment.wrong_square
  Rule: What becomes of attacks on a wrong square is not said

    Scenario Outline: on a wrong square
      Given a defender in invisibility
      And the attack is on another square
      And the attacker <relies> on sight
      When its concealment is judged
      Then it has total concealment, with nothing determined to DeC

      Examples:
        | relies        |
        | relies        |
        | does not rely |

    @near_miss
    Scenario: found after all
      Given a defender in invisibility
      And the attack is on its square
      When its concealment is judged
      Then it has total concealment, with 10 to DeC

    Scenario Outline: a defender that can be seen
      Given a defender that has <class>
      And the attack is on another square
      When its concealment is judged
      Then it is refused for its square

      Examples:
        | class            |
        | good concealment |
        | no concealment   |

  @action_points.concealment.hide
  Rule: Hide checks have a bonus as large as that to DeC

    Scenario Outline: by one of the two
      Given a defender that has <class>
      And behind <cover>
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class             | cover         | bonus |
        | no concealment    | limited cover | 2     |
        | no concealment    | cover         | 4     |
        | no concealment    | good cover    | 8     |
        | concealment       | no cover      | 4     |
        | good concealment  | no cover      | 8     |
        | total concealment | no cover      | 10    |

    @reading.action_points.concealment.hiding_by_both.one_counts
    Scenario Outline: by both, of which one counts
      Given a defender that has <class>
      And behind <cover>
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class             | cover         | bonus |
        | concealment       | limited cover | 4     |
        | concealment       | cover         | 4     |
        | concealment       | good cover    | 8     |
        | total concealment | good cover    | 10    |

    @reading.action_points.concealment.hiding_by_both.both_count
    Scenario Outline: by both, which add up
      Given a defender that has <class>
      And behind <cover>
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class             | cover         | bonus |
        | concealment       | limited cover | 6     |
        | concealment       | cover         | 8     |
        | concealment       | good cover    | 12    |
        | total concealment | good cover    | 18    |

    @reading.action_points.concealment.hiding_without_sight.as_in_dec
    Scenario Outline: from one who does not rely on sight
      Given a defender that has <class>
      And the attacker does not rely on sight
      And <left> is left of it
      When it hides
      Then its Hide bonus is <left>

      Examples: who looks for it stands for the attacker
        | class             | left |
        | good concealment  | 5    |
        | total concealment | 0    |

    @reading.action_points.concealment.hiding_without_sight.whole
    Scenario Outline: from one who does not rely on sight, and the bonus is whole
      Given a defender that has <class>
      And the attacker does not rely on sight
      And <left> is left of it
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class             | left | bonus |
        | good concealment  | 5    | 8     |
        | total concealment | 0    | 10    |

    @reading.action_points.concealment.hiding_without_sight.whole
    Scenario: from one who does not rely on sight, and what is left is of no account
      Given a defender that has good concealment
      And the attacker does not rely on sight
      When it hides
      Then its Hide bonus is 8

    Scenario: cover from one who does not rely on sight
      Given a defender that has no concealment
      And behind cover
      And the attacker does not rely on sight
      When it hides
      Then its Hide bonus is 4

    @reading.action_points.concealment.hiding_without_sight.as_in_dec
    Scenario: from one who does not rely on sight, and nobody knows what is left
      Given a defender that has good concealment
      And the attacker does not rely on sight
      When it hides
      Then its Hide bonus is not determined

    @reading.action_points.concealment.hiding_without_sight.as_in_dec
    Scenario Outline: by both, from one who does not rely on sight
      Given a defender that has good concealment
      And behind cover
      And the attacker does not rely on sight
      And <left> is left of it
      When it hides
      Then its Hide bonus is <bonus>

      @reading.action_points.concealment.hiding_by_both.one_counts
      Examples: the higher
        | left | bonus |
        | 3    | 4     |
        | 6    | 6     |

      @reading.action_points.concealment.hiding_by_both.both_count
      Examples: the sum
        | left | bonus |
        | 3    | 7     |
        | 6    | 10    |

    @near_miss
    Scenario: in the open
      Given a defender that has no concealment
      And behind no cover
      When it hides
      Then its Hide bonus is 0

    @near_miss
    Scenario: nothing is said of either
      Given nothing is said of what hides it
      When it hides
      Then its Hide bonus is 0

    Scenario Outline: hiding that cannot be
      Given someone hides, but <wrong>
      When it hides
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact  |
        | behind cover without a name        | cover |
        | in concealment without a name      | class |
        | less than nothing is left          | rest  |

  @action_points.concealment.hide_behind_total_cover
  Rule: What total cover gives to Hide checks is not said

    Scenario Outline: a dash is no number to equal
      Given a defender that has <class>
      And behind total cover
      When it hides
      Then its Hide bonus is not determined

      Examples:
        | class             |
        | no concealment    |
        | total concealment |

    @near_miss
    Scenario: somebody says a number
      Given a defender that has no concealment
      And behind total cover
      And total cover gives 20
      When it hides
      Then its Hide bonus is 20

    @near_miss
    @reading.action_points.concealment.hiding_by_both.one_counts
    Scenario Outline: a number for total cover, and concealment, of which one counts
      Given a defender that has <class>
      And behind total cover
      And total cover gives <given>
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class             | given | bonus |
        | good concealment  | 20    | 20    |
        | total concealment | 9     | 10    |

    @near_miss
    Scenario Outline: a number for total cover beside no concealment, or 0 beside concealment
      Given a defender that has <class>
      And behind total cover
      And total cover gives <given>
      When it hides
      Then its Hide bonus is <bonus>

      Examples:
        | class            | given | bonus |
        | no concealment   | 0     | 0     |
        | no concealment   | 12    | 12    |
        | good concealment | 0     | 8     |

    @near_miss
    @reading.action_points.concealment.hiding_by_both.both_count
    Scenario: a number for total cover, and concealment, which add up
      Given a defender that has good concealment
      And behind total cover
      And total cover gives 20
      When it hides
      Then its Hide bonus is 28

    @near_miss
    @reading.action_points.concealment.hiding_without_sight.as_in_dec
    Scenario: a number for total cover, and nobody knows what is left of concealment
      Given a defender that has good concealment
      And the attacker does not rely on sight
      And behind total cover
      And total cover gives 2
      When it hides
      Then its Hide bonus is not determined

    Scenario Outline: a number that does not fit
      Given a defender that has no concealment
      And behind <cover>
      And total cover gives <given>
      When it hides
      Then it is refused for its total cover

      Examples:
        | cover       | given |
        | good cover  | 20    |
        | no cover    | 0     |
        | total cover | -1    |
