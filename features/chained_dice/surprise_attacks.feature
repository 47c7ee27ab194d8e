Feature: Surprise attacks
  What makes one, what it has, and whether its attacker stays hidden. Document 002, L251 to L255.

  @chained_dice.surprise_attacks.occasion
  Rule: An attack out of hiding or on someone unaware of the attacker is a surprise attack

    Scenario Outline: each occasion
      When Ann attacks Orm, <position>, which <hits>
      Then it is a lucky surprise attack with armor penetration

      Examples:
        | position                                               | hits   |
        | from a hidden position                                 | hits   |
        | from a hidden position                                 | misses |
        | who is unaware of the attacker                         | hits   |
        | who is unaware of the attacker                         | misses |
        | from a hidden position, who is unaware of the attacker | hits   |

    Scenario Outline: hiding by the hide skill
      Given Ann hides with 14
      When Ann attacks Orm, which <hits>
      Then it is a lucky surprise attack with armor penetration

      Examples:
        | hits   |
        | hits   |
        | misses |

    @near_miss
    Scenario Outline: neither
      When Ann attacks Orm, who is aware of the attacker, which <hits>
      Then it is no surprise attack
      And the attacker is not hidden

      Examples:
        | hits   |
        | hits   |
        | misses |

    @near_miss
    Scenario Outline: someone grappled attacks nobody
      Given Ann hides with 14
      And Bob has grappled Ann
      When Ann attacks <target>, <position>, which <hits>
      Then it is not allowed

      Examples:
        | target | position                       | hits   |
        | Orm    | from a hidden position         | misses |
        | Orm    | who is unaware of the attacker | hits   |
        | Bob    | who is aware of the attacker   | hits   |

    Scenario: whoever grapples another may attack
      Given Ann has grappled Bob
      When Ann attacks Orm, who is unaware of the attacker, which hits
      Then it is a lucky surprise attack with armor penetration
      And it is allowed

    Scenario: what someone in bonds can do is no question of surprise
      Given Bob has tied up Ann
      When Ann attacks Orm, who is unaware of the attacker, which hits
      Then it is a lucky surprise attack with armor penetration

    @near_miss
    Scenario: somebody else hides
      Given Ann hides with 14
      When Bob attacks Orm, which misses
      Then it is no surprise attack
      And the attacker is not hidden

    Scenario Outline: what cannot be
      When <attack> is made
      Then it is refused for its <fact>

      Examples:
        | attack                                         | fact     |
        | an attack by nobody                            | attacker |
        | an attack by someone without a name            | attacker |
        | an attack on nobody                            | target   |
        | an attack on oneself                           | target   |
        | an attack on someone without a name            | target   |
        | an attack of which nobody says whether it hits | success  |

  @chained_dice.surprise_attacks.lucky
  Rule: The roll of a surprise attack is lucky

    Scenario Outline: all of them
      When Bob attacks Orm, <position>, which hits
      Then it is a lucky surprise attack with armor penetration

      Examples:
        | position                       |
        | from a hidden position         |
        | who is unaware of the attacker |

    @near_miss
    Scenario: an attack in the open
      When Bob attacks Orm, which hits
      Then it is no surprise attack
      And the attacker is not hidden

  @chained_dice.surprise_attacks.armor_penetration
  Rule: A surprise attack has armor penetration

    Scenario: one after another
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Ann attacks Orm, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    @near_miss
    Scenario: an attack by someone who is hidden no longer
      Given Ann hides with 14
      And Ann has attacked Orm, which hits, and is hidden no longer
      When Ann attacks Orm, which misses
      Then it is no surprise attack
      And the attacker is not hidden

  @chained_dice.surprise_attacks.stays_hidden
  Rule: A surprise attack that misses leaves hidden whoever used the hide skill

    Scenario: a miss
      Given Ann hides with 14
      When Ann attacks Orm, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    Scenario: a miss that an unaware target need not add to
      Given Ann hides with 9
      When Ann attacks Orm, who is unaware of the attacker, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 9

    @near_miss
    Scenario Outline: a miss without the hide skill
      When Ann attacks Orm, <position>, which misses
      Then it is a lucky surprise attack with armor penetration
      And whether the attacker stays hidden is not determined

      Examples:
        | position                       |
        | from a hidden position         |
        | who is unaware of the attacker |

    @near_miss
    Scenario: a hit
      Given Ann hides with 14
      When Ann attacks Orm, which hits
      Then it is a lucky surprise attack with armor penetration
      And whether the attacker stays hidden is not determined

  @chained_dice.surprise_attacks.hide_result
  Rule: A hide check that was rolled goes on counting, and no new one is made

    Scenario: miss upon miss, at one target and another
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Ann has attacked Eve, which misses
      When Ann attacks Orm, which misses
      Then the attacker is hidden by 14

    Scenario: it outlasts the turn in which it was rolled
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Ann's turn has started
      When Ann attacks Orm, which misses
      Then the attacker is hidden by 14

    Scenario: each has a result of their own
      Given Ann hides with 14
      And Bob hides with 8
      And Ann has attacked Orm, which misses
      When Bob attacks Orm, which misses
      Then the attacker is hidden by 8

    Scenario: a new check replaces the old one
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Ann hides anew with 6
      Then the hide result is 6

    Scenario Outline: what cannot hide
      When <hiding> hides
      Then it is refused for its <fact>

      Examples:
        | hiding                 | fact            |
        | nobody                 | hiding creature |
        | someone without a name | hiding creature |
        | someone with no result | hide result     |

    @near_miss
    Scenario: nobody rolled one
      When Ann attacks Orm, from a hidden position, which misses
      Then whether the attacker stays hidden is not determined

  @chained_dice.surprise_attacks.otherwise_hidden
  Rule: Whether someone stays hidden after another attack out of hiding is not said

    Scenario: a hit, and the table says it
      Given Ann hides with 14
      When Ann attacks Orm, which hits, and stays hidden
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    Scenario: a hit that gives the attacker away
      Given Ann hides with 14
      When Ann attacks Orm, which hits, and is hidden no longer
      Then it is a lucky surprise attack with armor penetration
      And the attacker is not hidden

    Scenario: without the hide skill
      When Ann attacks Orm unseen, which misses, and stays hidden
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by no result

    Scenario: without the hide skill, and given away
      When Ann attacks Orm unseen, which misses, and is hidden no longer
      Then it is a lucky surprise attack with armor penetration
      And the attacker is not hidden

    Scenario: what was left open stays open
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      When Ann attacks Eve, which misses
      Then whether it is a surprise attack is not determined

    Scenario: an unaware target, while the rest stays open
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      When Ann attacks Eve, who is unaware of the attacker, which misses
      Then it is a lucky surprise attack with armor penetration
      And whether the attacker stays hidden is not determined

    Scenario: a hidden position, while the rest stays open
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      When Ann attacks Eve, from a hidden position, which misses
      Then it is a lucky surprise attack with armor penetration
      And whether the attacker stays hidden is not determined

    Scenario: an attack on someone who has found the attacker
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Ann attacks Orm, which misses
      Then it is no surprise attack
      And whether the attacker stays hidden is not determined

    Scenario: an attack on someone who has found the attacker, and then all is open
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      And Ann has attacked Orm, which misses
      When Ann attacks Orm, which misses
      Then it is no surprise attack
      And whether the attacker stays hidden is not determined

    Scenario: what was open is settled
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      And Ann hides with 11
      When Ann attacks Eve, which hits, and stays hidden
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 11

    @near_miss
    Scenario: hidden again by a new check
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      And Ann hides with 11
      When Ann attacks Eve, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 11

    @near_miss
    Scenario: what was open is settled by the table at the next attack
      Given Ann hides with 14
      And Ann has attacked Orm, which hits
      And Ann has attacked Eve unseen, which hits, and stays hidden
      When Ann attacks Eve, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    @near_miss
    Scenario: hidden still, by what the table says
      Given Ann hides with 14
      And Ann has attacked Orm, which hits, and stays hidden
      When Ann attacks Eve, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    @near_miss
    Scenario Outline: nothing is open of someone who did not hide by the skill
      Given Ann has attacked Orm, <position>, which hits
      When Ann attacks Orm, which misses
      Then it is no surprise attack
      And the attacker is not hidden

      Examples:
        | position                       |
        | from a hidden position         |
        | who is unaware of the attacker |

    @near_miss
    Scenario: never hidden
      When Ann attacks Orm, who is aware of the attacker, which misses
      Then it is no surprise attack
      And the attacker is not hidden

  @chained_dice.surprise_attacks.perception
  Rule: Whoever looks towards a failed surprise attack may find its attacker by a perception check

    Scenario Outline: one below and one above
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with <total>
      Then the hider is <found>; found so far by <by>

      Examples:
        | total | found     | by     |
        | 13    | not found | nobody |
        | 15    | found     | Orm    |

    Scenario: anyone, and not the target alone
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Eve looks for Ann with 15
      Then the hider is found; found so far by Eve

    Scenario: one finds her, the other does not
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Eve looks for Ann with 12
      Then the hider is not found; found so far by Orm

    Scenario: both find her
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Eve looks for Ann with 16
      Then the hider is found; found so far by Eve and Orm

    Scenario: whoever looks elsewhere has no such check
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with 20, but elsewhere
      Then it is not allowed

    @reading.chained_dice.surprise_attacks.looking_again.one_check
    Scenario: one check for one failed attack
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 12
      And Eve has looked for Ann with 15
      When Orm looks for Ann with 17
      Then it is not allowed

    @reading.chained_dice.surprise_attacks.looking_again.one_check
    Scenario: equal results were that check as well
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 14
      When Orm looks for Ann with 17
      Then it is not allowed

    @reading.chained_dice.surprise_attacks.looking_again.any_number
    Scenario: a second check for one failed attack
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 12
      When Orm looks for Ann with 17
      Then the hider is found; found so far by Orm

    Scenario: another failed attack, another check
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 12
      And Ann has attacked Eve, which misses
      When Orm looks for Ann with 17
      Then the hider is found; found so far by Orm

    Scenario: whoever looked elsewhere has not had that check
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with 12, but elsewhere
      Then it is not allowed
      When Orm looks for Ann with 17
      Then the hider is found; found so far by Orm

    Scenario: whoever has found her keeps her in sight when her next turn starts
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Ann's turn starts
      And Eve looks for Ann with 12
      Then the hider is not found; found so far by Orm

    Scenario: she hides anew, and nobody has found her
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      And Ann hides with 10
      And Ann has attacked Eve, which misses
      When Eve looks for Ann with 11
      Then the hider is found; found so far by Eve

    Scenario: a failed attack and then a hit after which she stays hidden
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Ann has attacked Orm, which hits, and stays hidden
      When Eve looks for Ann with 15
      Then the hider is found; found so far by Eve

    Scenario: whoever found her is not unaware of her
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Ann attacks Orm, who is unaware of the attacker, which misses
      Then it is refused for its unawareness

    Scenario: whoever found her can still be attacked from a position that hides her
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Ann attacks Orm, from a hidden position, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    Scenario: nobody else is found thereby
      Given Ann hides with 14
      And Bob hides with 8
      And Ann has attacked Orm, which misses
      And Bob has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Orm looks for Bob with 7
      Then the hider is not found; found so far by nobody

    @near_miss
    Scenario: to everybody else she is still hidden
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Orm has looked for Ann with 15
      When Ann attacks Eve, which misses
      Then it is a lucky surprise attack with armor penetration
      And the attacker is hidden by 14

    Scenario Outline: what cannot look
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When <looking>
      Then it is refused for its <fact>

      Examples:
        | looking                              | fact              |
        | nobody looks for Ann                 | looker            |
        | someone without a name looks for Ann | looker            |
        | Ann looks for herself                | looker            |
        | Orm looks for nobody                 | hider             |
        | Orm looks for someone without a name | hider             |
        | Orm looks for Ann, with no result    | perception result |

    Scenario: no attack of hers has failed
      Given Ann hides with 14
      When Orm looks for Ann with 15
      Then it is refused for its hider

    Scenario: a failed attack is forgotten with a new hiding place
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Ann hides with 10
      When Orm looks for Ann with 15
      Then it is refused for its hider

    Scenario Outline: there is nobody left to be found, or nobody knows
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      And Ann has attacked Orm, which <hits>
      When Orm looks for Ann with 15
      Then it is refused for its hider

      Examples:
        | hits                         |
        | hits                         |
        | hits, and is hidden no longer |

    Scenario: she does not hide by the skill
      Given Ann has attacked Orm, which misses
      When Orm looks for Ann with 15
      Then it is refused for its hider

  @chained_dice.surprise_attacks.equal_results
  Rule: What a perception check that equals the hide result does is not said

    Scenario: equal results
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with 14
      Then whether the hider is found is not determined

    Scenario Outline: the table says it
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with 14, and equal results <reveal>
      Then the hider is <found>; found so far by <by>

      Examples:
        | reveal        | found     | by     |
        | reveal        | found     | Orm    |
        | do not reveal | not found | nobody |

    @near_miss
    Scenario Outline: the table says it of results that are not equal
      Given Ann hides with 14
      And Ann has attacked Orm, which misses
      When Orm looks for Ann with <total>, and equal results <reveal>
      Then the hider is <found>; found so far by <by>

      Examples:
        | total | reveal        | found     | by     |
        | 13    | reveal        | not found | nobody |
        | 15    | do not reveal | found     | Orm    |
