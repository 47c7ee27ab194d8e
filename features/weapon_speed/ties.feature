Feature: Ties
  What holds where two have the same initiative. Document 001, L32 and L33.

  @weapon_speed.ties.simultaneous
  Rule: Equal initiative, with equal weapon speeds or not, makes actions simultaneous

    Scenario: equal
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then they act at the same time

    @near_miss
    Scenario Outline: one below, one above
      Given Ann has initiative <first> and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then they act one after the other

      Examples:
        | first |
        | 9     |
        | 11    |

    Scenario: three with two initiatives
      Given Ann acts at 12, Bob at 9 and Cid at 12
      When their order is asked for
      Then first come Ann and Cid, and then Bob

    Scenario: three with one initiative
      Given Ann acts at 9, Bob at 9 and Cid at 9
      When their order is asked for
      Then Ann, Bob and Cid act at the same time

    @near_miss
    Scenario: three with three initiatives
      Given Ann acts at 9, Bob at 10 and Cid at 11
      When their order is asked for
      Then first comes Cid, then Bob, and then Ann

  @weapon_speed.ties.both_apply
  Rule: In a tie both attack and both damages count

    Scenario: both are hurt
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then both attack
      And Ann takes 3 points and Bob 5

    Scenario: a hit beside a miss
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 0
      When they attack each other
      Then both attack
      And Ann takes 0 points and Bob 5

    Scenario: a miss beside a hit
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 0 points of damage and Bob 3
      When they attack each other
      Then both attack
      And Ann takes 3 points and Bob 0

    Scenario: the blow of the first kills, and the other attacks all the same
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's blow would kill
      When they attack each other
      Then both attack
      And Ann takes 3 points and Bob 5
      And only Bob dies

    Scenario: the blow of the second kills, and the other attacks all the same
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Bob's blow would kill
      When they attack each other
      Then both attack
      And Ann takes 3 points and Bob 5
      And only Ann dies

    @near_miss
    Scenario: whoever is killed before acting does not attack
      Given Ann has initiative 11 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's blow would kill
      When they attack each other
      Then only Ann attacks
      And Ann takes 0 points and Bob 5
      And only Bob dies

    @near_miss
    Scenario: the other who is killed before acting does not attack
      Given Ann has initiative 9 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Bob's blow would kill
      When they attack each other
      Then only Bob attacks
      And Ann takes 3 points and Bob 0
      And only Ann dies

    @near_miss
    Scenario Outline: whoever is killed after acting has attacked
      Given Ann has initiative <first> and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And <whose> blow would kill
      When they attack each other
      Then both attack
      And Ann takes 3 points and Bob 5
      And only <who> dies

      Examples:
        | first | whose | who |
        | 11    | Bob's | Ann |
        | 9     | Ann's | Bob |

    @near_miss
    Scenario Outline: nobody is killed, and both attack in turn
      Given Ann has initiative <first> and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then both attack
      And nobody dies

      Examples:
        | first |
        | 11    |
        | 9     |

    Scenario Outline: a blow that misses, and kills
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do <first> points of damage and Bob <second>
      And <whose> blow would kill
      When they attack each other
      Then it is refused for its <fact>

      Examples:
        | first | second | whose | fact                |
        | 0     | 3      | Ann's | killing first blow  |
        | 5     | 0      | Bob's | killing second blow |

    Scenario Outline: a single point that kills
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 1 points of damage and Bob 1
      And <whose> blow would kill
      When they attack each other
      Then only <who> dies

      Examples:
        | whose | who |
        | Ann's | Bob |
        | Bob's | Ann |

    Scenario: damage below 0 of the first
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do -1 points of damage and Bob 3
      When they attack each other
      Then it is refused for its first damage

    Scenario: damage below 0 of the second
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob -1
      When they attack each other
      Then it is refused for its second damage

    Scenario: nobody says what initiative they have
      Given Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then it is refused for its first initiative

    Scenario: nobody says what damage they would do
      Given Ann has initiative 10 and Bob initiative 10
      When they attack each other
      Then it is refused for its first damage

  @weapon_speed.ties.both_can_die
  Rule: A tie can kill both

    Scenario: both blows kill
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's blow would kill
      And Bob's blow would kill
      When they attack each other
      Then both die

    @near_miss
    Scenario Outline: both blows would kill, and one comes earlier
      Given Ann has initiative <first> and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's blow would kill
      And Bob's blow would kill
      When they attack each other
      Then only <who> dies
      And Ann takes <to Ann> points and Bob <to Bob>

      Examples:
        | first | who | to Ann | to Bob |
        | 11    | Bob | 0      | 5      |
        | 9     | Ann | 3      | 0      |

    @near_miss
    Scenario: neither blow kills
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      When they attack each other
      Then nobody dies

  @weapon_speed.ties.no_tiebreaker
  Rule: Nothing breaks a tie

    Scenario Outline: weapon speeds in a tie
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's weapon has speed <first> and Bob's speed <second>
      And Ann's blow would kill
      And Bob's blow would kill
      When they attack each other
      Then they act at the same time
      And both die

      Examples: quicker, alike, slower
        | first | second |
        | 1     | 10     |
        | 5     | 5      |
        | 10    | 1      |

    @near_miss
    Scenario: the quicker weapon does not help against more initiative
      Given Ann has initiative 10 and Bob initiative 11
      And Ann would do 5 points of damage and Bob 3
      And Ann's weapon has speed 1 and Bob's speed 10
      And Bob's blow would kill
      When they attack each other
      Then only Bob attacks

    @near_miss
    Scenario: one weapon speed alone
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's weapon has speed 5
      When they attack each other
      Then they act at the same time

    Scenario Outline: weapon speeds that no weapon has
      Given Ann has initiative 10 and Bob initiative 10
      And Ann would do 5 points of damage and Bob 3
      And Ann's weapon has speed <first> and Bob's speed <second>
      When they attack each other
      Then it is refused for its <fact>

      Examples:
        | first | second | fact                |
        | 0     | 5      | first weapon speed  |
        | 11    | 5      | first weapon speed  |
        | 5     | 0      | second weapon speed |
        | 5     | 11     | second weapon speed |
