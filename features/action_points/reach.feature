Feature: Reach, and provoking by size
  What a weapon reaches, and whom a melee attack provokes by the size of its weapons. Document 000, L202 to L210.

  @action_points.reach.within_reach
  Rule: A weapon can be used from its least to its greatest reach, both included

    Scenario Outline: one weapon
      Given a weapon of reach <reach>
      When someone is <distance> squares away
      Then the weapon <serves> there, and the square <is> threatened

      Examples: the first six are the document's
        | reach | distance | serves         | is     |
        | 0-1   | 0        | can be used    | is     |
        | 0-1   | 1        | can be used    | is     |
        | 0-1   | 2        | cannot be used | is not |
        | 2-2   | 1        | cannot be used | is not |
        | 2-2   | 2        | can be used    | is     |
        | 2-2   | 3        | cannot be used | is not |
        | 2-2   | 0        | cannot be used | is not |
        | 1-3   | 0        | cannot be used | is not |
        | 1-3   | 1        | can be used    | is     |
        | 1-3   | 2        | can be used    | is     |
        | 1-3   | 3        | can be used    | is     |
        | 1-3   | 4        | cannot be used | is not |
        | 0-0   | 0        | can be used    | is     |
        | 0-0   | 1        | cannot be used | is not |

    Scenario Outline: two weapons whose reaches meet
      Given a weapon of reach 0-1
      And a weapon of reach 2-3
      When someone is <distance> squares away
      Then the weapon <serves> there, and the square <is> threatened

      Examples:
        | distance | serves         | is     |
        | 0        | can be used    | is     |
        | 1        | can be used    | is     |
        | 2        | can be used    | is     |
        | 3        | can be used    | is     |
        | 4        | cannot be used | is not |

    @reading.action_points.reach.gaps.each_weapon
    Scenario Outline: the gap between two reaches is safe
      Given a weapon of reach <near>
      And a weapon of reach <far>
      When someone is <distance> squares away
      Then the weapon cannot be used there, and the square is not threatened

      Examples:
        | near | far | distance |
        | 0-0  | 2-2 | 1        |
        | 0-1  | 3-4 | 2        |
        | 3-4  | 0-1 | 2        |

    @reading.action_points.reach.gaps.whole_creature
    Scenario Outline: the gap between two reaches is threatened
      Given a weapon of reach <near>
      And a weapon of reach <far>
      When someone is <distance> squares away
      Then the weapon cannot be used there, and the square is threatened

      Examples:
        | near | far | distance |
        | 0-0  | 2-2 | 1        |
        | 0-1  | 3-4 | 2        |
        | 3-4  | 0-1 | 2        |

    @reading.action_points.reach.secondary_forms.threatens
    Scenario Outline: a secondary form threatens what it reaches
      Given a weapon of reach 0-1
      And a secondary form of attack of reach <reach>
      When someone is <distance> squares away
      Then the weapon can be used there, and the square is threatened

      Examples:
        | reach | distance |
        | 2-2   | 2        |
        | 1-3   | 3        |

    @reading.action_points.reach.secondary_forms.does_not
    Scenario Outline: a secondary form threatens nothing by itself
      Given a weapon of reach 0-1
      And a secondary form of attack of reach <reach>
      When someone is <distance> squares away
      Then the weapon can be used there, and the square is not threatened

      Examples:
        | reach | distance |
        | 2-2   | 2        |
        | 1-3   | 3        |

    @reading.action_points.reach.gaps.each_weapon
    @reading.action_points.reach.secondary_forms.does_not
    Scenario: a secondary form in the gap of primary ones
      Given a weapon of reach 0-0
      And a weapon of reach 3-3
      And a secondary form of attack of reach 2-2
      When someone is 2 squares away
      Then the weapon can be used there, and the square is not threatened

    @reading.action_points.reach.gaps.whole_creature
    @reading.action_points.reach.secondary_forms.threatens
    Scenario: a gap that ends with a secondary form
      Given a weapon of reach 0-1
      And a secondary form of attack of reach 4-4
      When someone is 2 squares away
      Then the weapon cannot be used there, and the square is threatened

    @reading.action_points.reach.secondary_forms.does_not
    Scenario: secondary forms alone
      Given a secondary form of attack of reach 0-1
      And a secondary form of attack of reach 1-2
      When someone is 1 squares away
      Then the weapon can be used there, and the square is not threatened

    Scenario Outline: what no form reaches, nor a weapon
      Given a weapon of reach 0-1
      And a secondary form of attack of reach 1-2
      When someone is <distance> squares away
      Then the weapon <serves> there, and the square <is> threatened

      Examples:
        | distance | serves         | is     |
        | 0        | can be used    | is     |
        | 1        | can be used    | is     |
        | 3        | cannot be used | is not |

    Scenario Outline: beyond both reaches
      Given a weapon of reach 1-1
      And a weapon of reach 3-3
      When someone is <distance> squares away
      Then the weapon cannot be used there, and the square is not threatened

      Examples:
        | distance |
        | 0        |
        | 4        |

    Scenario Outline: what is no threat
      Given a threat, but <wrong>
      When the threat is looked at
      Then it is refused for its <fact>

      Examples:
        | wrong                                          | fact     |
        | with no weapon at all                          | weapons  |
        | nobody says with which weapons                 | weapons  |
        | with a reach that ends before it begins        | weapons  |
        | with a second reach that ends before it begins | weapons  |
        | with a reach of less than nothing              | weapons  |
        | nobody says how far the square is              | distance |
        | nearer than its own square                     | distance |

  @action_points.reach.larger_weapon
  Rule: A melee attack provokes a defender who threatens with a larger weapon

    Scenario Outline: one weapon against one
      Given a <attacking> weapon is used against Bob
      And Bob threatens with a <defending> weapon
      When that melee attack is made
      Then it provokes <whom>

      Examples:
        | attacking  | defending  | whom   |
        | Tiny       | Small      | Bob    |
        | Small      | Small      | nobody |
        | Medium     | Small      | nobody |
        | Fine       | Colossal   | Bob    |
        | Colossal   | Colossal   | nobody |
        | Gargantuan | Colossal   | Bob    |
        | Fine       | Diminutive | Bob    |
        | Large      | Huge       | Bob    |

    Scenario: a larger weapon that does not threaten
      Given a Tiny weapon is used against Bob
      And Bob holds a Large weapon that threatens nothing
      When that melee attack is made
      Then it provokes nobody

    Scenario Outline: one of two weapons is larger
      Given a Small weapon is used against Bob
      And Bob threatens with a <first> weapon
      And Bob threatens with a <second> weapon
      When that melee attack is made
      Then it provokes Bob

      Examples:
        | first  | second |
        | Tiny   | Medium |
        | Medium | Tiny   |
        | Medium | Large  |

    Scenario: only the smaller of two weapons threatens
      Given a Small weapon is used against Bob
      And Bob threatens with a Small weapon
      And Bob holds a Medium weapon that threatens nothing
      When that melee attack is made
      Then it provokes nobody

    Scenario: an unarmed defender without a form that threatens
      Given a Fine weapon is used against Bob
      When that melee attack is made
      Then it provokes nobody

    Scenario: the larger weapon of someone who is not attacked
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Tiny weapon
      And Cid threatens with a Large weapon
      When that melee attack is made
      Then it provokes nobody

    Scenario Outline: what is no attack
      Given an attack by weapons, but <wrong>
      When that melee attack is made
      Then it is refused for its <fact>

      Examples:
        | wrong                               | fact               |
        | with none                           | strokes            |
        | nobody says with which              | strokes            |
        | with one of no size                 | strokes            |
        | nobody says what the defender holds | defender's weapons |
        | on a weapon of no size              | defender's weapons |
        | on a defender without a name        | strokes            |
        | on a weapon of a defender without a name | defender's weapons |
        | of a kind without a name            | kind               |

  @action_points.reach.akimbo
  Rule: The largest weapon of an akimbo attack counts against each defender

    Scenario Outline: two weapons against one defender
      Given a <first> weapon is used against Bob
      And a <second> weapon is used against Bob
      And Bob threatens with a Small weapon
      When that melee attack is made
      Then it provokes <whom>

      Examples:
        | first | second | whom   |
        | Tiny  | Tiny   | Bob    |
        | Tiny  | Small  | nobody |
        | Small | Tiny   | nobody |
        | Fine  | Medium | nobody |
        | Fine  | Tiny   | Bob    |

    @near_miss
    Scenario Outline: one weapon against each of two defenders
      Given a <at Bob> weapon is used against Bob
      And a <at Cid> weapon is used against Cid
      And Bob threatens with a Small weapon
      And Cid threatens with a Medium weapon
      When that melee attack is made
      Then it provokes <whom>

      Examples: the largest weapon used against the other does not help
        | at Bob | at Cid | whom        |
        | Small  | Tiny   | Cid         |
        | Tiny   | Medium | Bob         |
        | Tiny   | Small  | Bob and Cid |
        | Small  | Medium | nobody      |

    Scenario: two weapons against one defender and a third against another
      Given a Tiny weapon is used against Bob
      And a Small weapon is used against Bob
      And a Tiny weapon is used against Cid
      And Bob threatens with a Small weapon
      And Cid threatens with a Small weapon
      When that melee attack is made
      Then it provokes Cid

  @action_points.reach.charge
  Rule: A charge attack provokes nobody by the size of its weapons

    Scenario: a charge with a small weapon
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Large weapon
      When that charge attack is made
      Then it provokes nobody

    @near_miss
    Scenario: the same weapon without a charge
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Large weapon
      When that attack is made as a regular one
      Then it provokes Bob

  @action_points.reach.feint
  Rule: An attack by way of a Feint provokes nobody by the size of its weapons

    Scenario Outline: a Feint that tricks
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Large weapon
      When that attack is made by way of a Feint <how>
      Then it provokes nobody

      Examples:
        | how                      |
        | of its usual kind        |
        | that tricks the opponent |

    @reading.action_points.reach.failed_feint.does_not_provoke
    Scenario: a Feint that tricks nobody is a Feint
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Large weapon
      When that attack is made by way of a Feint that tricks nobody
      Then it provokes nobody

    @near_miss
    @reading.action_points.reach.failed_feint.provokes
    Scenario: a Feint that tricks nobody is no help
      Given a Tiny weapon is used against Bob
      And Bob threatens with a Large weapon
      When that attack is made by way of a Feint that tricks nobody
      Then it provokes Bob
