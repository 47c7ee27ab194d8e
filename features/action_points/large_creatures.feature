Feature: Cover of creatures of several squares
  How cover and concealment are judged where attacker or defender occupies more than one square. Document 000, L282.

  @action_points.large_creatures.attackers_choice
  Rule: An attacker of several squares chooses from which of them cover and concealment are judged

    Scenario Outline: from any of its squares
      Given from the attacker's square 1 the defender is behind good cover
      And from the attacker's square 2 the defender is in the open
      And from the attacker's square 3 the defender is behind limited cover and concealed
      When the attacker chooses its square <square>
      Then the defender has <DeC> to DeC and <Ref> to Ref

      Examples: not the worst or the first by itself
        | square | DeC | Ref |
        | 1      | 8   | 4   |
        | 2      | 0   | 0   |
        | 3      | 4   | 1   |

    Scenario Outline: of several squares both
      Given from the attacker's square 1 the defender is behind cover, and behind cover
      And from the attacker's square 2 the defender is behind cover, and in the open
      When the attacker chooses its square <square>
      Then the defender has <DeC> to DeC and <Ref> to Ref

      Examples:
        | square | DeC | Ref |
        | 1      | 4   | 2   |
        | 2      | 0   | 0   |

    @near_miss
    Scenario: an attacker of one square has no choice
      Given from the attacker's square 1 the defender is behind good cover
      When the attacker has no choice
      Then the defender has 8 to DeC and 4 to Ref

    @near_miss
    Scenario: it may name its only square
      Given from the attacker's square 1 the defender is well concealed
      When the attacker chooses its square 1
      Then the defender has 8 to DeC and 0 to Ref

    Scenario Outline: squares that it does not have
      Given from the attacker's square 1 the defender is behind good cover
      And from the attacker's square 2 the defender is in the open
      When the attacker chooses its square <square>
      Then it is refused for its choice

      Examples:
        | square |
        | 0      |
        | 3      |

    Scenario: several squares and no choice
      Given from the attacker's square 1 the defender is behind good cover
      And from the attacker's square 2 the defender is in the open
      When the attacker does not choose
      Then it is refused for its choice

    Scenario Outline: what nobody sees
      Given an attacker and a defender, but <wrong>
      When the attacker chooses its square 1
      Then it is refused for its <fact>

      Examples:
        | wrong                                        | fact    |
        | the attacker has no square                   | squares |
        | nobody says anything of squares              | squares |
        | the defender has no square                   | squares |
        | the defender has more squares from elsewhere | squares |
        | a square is in cover without a name          | squares |
        | a square is in concealment without a name    | squares |

  @action_points.large_creatures.all_squares
  Rule: A defender of several squares needs cover or concealment on each of them

    Scenario Outline: alike on each
      Given from the attacker's square 1 the defender is <one>, and <other>
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      Examples:
        | one                            | other                          | DeC | Ref |
        | behind limited cover           | behind limited cover           | 2   | 1   |
        | behind cover                   | behind cover                   | 4   | 2   |
        | behind good cover              | behind good cover              | 8   | 4   |
        | concealed                      | concealed                      | 4   | 0   |
        | totally concealed              | totally concealed              | 10  | 0   |
        | behind cover and well concealed | behind cover and well concealed | 8   | 2   |

    Scenario Outline: one that has none
      Given from the attacker's square 1 the defender is <one>, and <other>
      When the attacker has no choice
      Then the defender has 0 to DeC and 0 to Ref

      Examples:
        | one                | other             |
        | behind good cover  | in the open       |
        | in the open        | behind good cover |
        | totally concealed  | in the open       |
        | behind total cover | in the open       |
        | in the open        | in the open       |

    Scenario: three of four
      Given from the attacker's square 1 the defender is behind cover, and behind cover, and behind cover, and in the open
      When the attacker has no choice
      Then the defender has 0 to DeC and 0 to Ref

    Scenario: total cover on each
      Given from the attacker's square 1 the defender is behind total cover, and behind total cover
      When the attacker has no choice
      Then the defender has 8 to Ref and nothing determined to DeC

    Scenario: total cover on each, and concealment here and there
      Given from the attacker's square 1 the defender is behind total cover, and behind total cover and concealed
      When the attacker has no choice
      Then the defender has 8 to Ref and nothing determined to DeC

    Scenario Outline: some better than others
      Given from the attacker's square 1 the defender is <one>, and <other>
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: the least of all
        | one                  | other              | DeC | Ref |
        | behind limited cover | behind good cover  | 2   | 1   |
        | behind good cover    | behind cover       | 4   | 2   |
        | concealed            | totally concealed  | 4   | 0   |
        | behind total cover   | behind cover       | 4   | 2   |

      @reading.action_points.large_creatures.unequal_squares.the_most
      Examples: the most of any
        | one                  | other              | DeC | Ref |
        | behind limited cover | behind good cover  | 8   | 4   |
        | behind good cover    | behind cover       | 8   | 4   |
        | concealed            | totally concealed  | 10  | 0   |

    @reading.action_points.large_creatures.unequal_squares.the_most
    Scenario: the most of any is total cover
      Given from the attacker's square 1 the defender is behind total cover, and behind cover
      When the attacker has no choice
      Then the defender has 8 to Ref and nothing determined to DeC

    @reading.action_points.large_creatures.unequal_squares.the_least
    Scenario: the least of three
      Given from the attacker's square 1 the defender is behind good cover, and behind cover, and behind limited cover
      When the attacker has no choice
      Then the defender has 2 to DeC and 1 to Ref

    Scenario Outline: cover here and concealment there
      Given from the attacker's square 1 the defender is <one>, and <other>
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      @reading.action_points.large_creatures.cover_here_concealment_there.together
      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: together, the least
        | one               | other          | DeC | Ref |
        | behind cover      | concealed      | 4   | 0   |
        | behind good cover | concealed      | 4   | 0   |
        | behind cover      | well concealed | 4   | 0   |
        | behind limited cover | concealed   | 2   | 0   |

      @reading.action_points.large_creatures.cover_here_concealment_there.together
      @reading.action_points.large_creatures.unequal_squares.the_most
      Examples: together, the most
        | one               | other          | DeC | Ref |
        | behind cover      | concealed      | 4   | 2   |
        | behind good cover | concealed      | 8   | 4   |

      @reading.action_points.large_creatures.cover_here_concealment_there.apart
      Examples: apart
        | one               | other          | DeC | Ref |
        | behind cover      | concealed      | 0   | 0   |
        | behind good cover | concealed      | 0   | 0   |

    Scenario Outline: cover everywhere and concealment in places
      Given from the attacker's square 1 the defender is behind cover, and behind cover and well concealed
      When the attacker has no choice
      Then the defender has <DeC> to DeC and 2 to Ref

      @reading.action_points.large_creatures.cover_here_concealment_there.together
      @reading.action_points.large_creatures.unequal_squares.the_most
      Examples: some concealment counts
        | DeC |
        | 8   |

      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: whatever counts, the least does
        | DeC |
        | 4   |

      @reading.action_points.large_creatures.cover_here_concealment_there.apart
      Examples: only the cover counts
        | DeC |
        | 4   |

    Scenario Outline: concealment everywhere and cover in places
      Given from the attacker's square 1 the defender is concealed, and behind good cover and concealed
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      @reading.action_points.large_creatures.cover_here_concealment_there.together
      @reading.action_points.large_creatures.unequal_squares.the_most
      Examples: some cover counts
        | DeC | Ref |
        | 8   | 4   |

      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: whatever counts, the least does
        | DeC | Ref |
        | 4   | 0   |

      @reading.action_points.large_creatures.cover_here_concealment_there.apart
      Examples: only the concealment counts
        | DeC | Ref |
        | 4   | 0   |

    Scenario Outline: less cover where it is concealed too
      Given from the attacker's square 1 the defender is behind good cover, and behind limited cover and concealed
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      @reading.action_points.large_creatures.cover_here_concealment_there.together
      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: the concealment of the one square counts there
        | DeC | Ref |
        | 4   | 1   |

      @reading.action_points.large_creatures.cover_here_concealment_there.apart
      @reading.action_points.large_creatures.unequal_squares.the_least
      Examples: only the cover of each counts
        | DeC | Ref |
        | 2   | 1   |

      @reading.action_points.large_creatures.unequal_squares.the_most
      Examples: the most of any
        | DeC | Ref |
        | 8   | 4   |

    @near_miss
    Scenario Outline: a defender of one square
      Given from the attacker's square 1 the defender is <one>
      When the attacker has no choice
      Then the defender has <DeC> to DeC and <Ref> to Ref

      Examples:
        | one                                | DeC | Ref |
        | behind limited cover               | 2   | 1   |
        | in the open                        | 0   | 0   |
        | totally concealed                  | 10  | 0   |
        | behind good cover and totally concealed | 10  | 4   |

  @action_points.large_creatures.opportunity
  Rule: A creature of several squares is safe from attacks of opportunity where each of them is

    Scenario Outline: each of them, or none
      Given from the attacker's square 1 the defender is <one>, and <other>
      When an attacker without a choice looks for an opportunity
      Then the defender is <safe>, with <count> of its squares safe

      Examples:
        | one               | other             | safe     | count |
        | behind cover      | behind cover      | safe     | 2     |
        | behind good cover | behind total cover | safe    | 2     |
        | behind cover      | well concealed    | safe     | 2     |
        | totally concealed | well concealed    | safe     | 2     |
        | in the open       | in the open       | not safe | 0     |
        | concealed         | concealed         | not safe | 0     |
        | concealed         | in the open       | not safe | 0     |

    Scenario Outline: some of them
      Given from the attacker's square 1 the defender is <one>, and <two>, and <three>
      When an attacker without a choice looks for an opportunity
      Then the defender is <safe>, with <count> of its squares safe

      @reading.action_points.large_creatures.some_squares_safe.not_safe
      Examples: each is needed
        | one               | two          | three             | safe     | count |
        | behind cover      | in the open  | in the open       | not safe | 1     |
        | behind good cover | concealed    | behind cover      | not safe | 2     |
        | in the open       | in the open  | totally concealed | not safe | 1     |

      @reading.action_points.large_creatures.some_squares_safe.safe
      Examples: one is enough
        | one               | two          | three             | safe | count |
        | behind cover      | in the open  | in the open       | safe | 1     |
        | behind good cover | concealed    | behind cover      | safe | 2     |
        | in the open       | in the open  | totally concealed | safe | 1     |

    Scenario Outline: limited cover on each
      Given from the attacker's square 1 the defender is behind limited cover, and behind limited cover and concealed
      When an attacker without a choice looks for an opportunity
      Then the defender is <safe>, with <count> of its squares safe

      @reading.action_points.cover.limited_cover_as_cover.named_class
      Examples: not the class of that name
        | safe     | count |
        | not safe | 0     |

      @reading.action_points.cover.limited_cover_as_cover.any_class
      Examples: cover all the same
        | safe | count |
        | safe | 2     |

    Scenario Outline: an attacker that does not rely on sight
      Given from the attacker's square 1 the defender is well concealed, and totally concealed
      And the attacker does not rely on sight
      When an attacker without a choice looks for an opportunity
      Then the defender is <safe>, with <count> of its squares safe

      @reading.action_points.concealment.opportunity_without_sight.forbidden
      Examples: forbidden all the same
        | safe | count |
        | safe | 2     |

      @reading.action_points.concealment.opportunity_without_sight.lifted
      Examples: no longer forbidden
        | safe     | count |
        | not safe | 0     |

    Scenario Outline: from the square that the attacker chooses
      Given from the attacker's square 1 the defender is behind cover, and behind cover
      And from the attacker's square 2 the defender is in the open, and in the open
      When an attacker looks for an opportunity from its square <square>
      Then the defender is <safe>, with <count> of its squares safe

      Examples:
        | square | safe     | count |
        | 1      | safe     | 2     |
        | 2      | not safe | 0     |

    @near_miss
    Scenario Outline: a defender of a single square
      Given from the attacker's square 1 the defender is <one>
      When an attacker without a choice looks for an opportunity
      Then the defender is <safe>, with <count> of its squares safe

      Examples:
        | one            | safe     | count |
        | behind cover   | safe     | 1     |
        | well concealed | safe     | 1     |
        | concealed      | not safe | 0     |
        | in the open    | not safe | 0     |

    Scenario Outline: opportunities that nobody sees
      Given an attacker and a defender, but <wrong>
      When an attacker looks for an opportunity from its square 1
      Then it is refused for its squares

      Examples:
        | wrong                                        |
        | the attacker has no square                   |
        | nobody says anything of squares              |
        | the defender has no square                   |
        | the defender has more squares from elsewhere |
        | a square is in cover without a name          |
        | a square is in concealment without a name    |

    Scenario Outline: a square that the attacker does not have
      Given from the attacker's square 1 the defender is behind cover, and behind cover
      When an attacker looks for an opportunity from its square <square>
      Then it is refused for its choice

      Examples:
        | square |
        | 0      |
        | 2      |

    Scenario: several squares, and none is chosen
      Given from the attacker's square 1 the defender is behind cover
      And from the attacker's square 2 the defender is in the open
      When an attacker without a choice looks for an opportunity
      Then it is refused for its choice
