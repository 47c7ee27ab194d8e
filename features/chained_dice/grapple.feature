Feature: Grappling
  A grapple is an opposed check of guts; what the checks come to is stated. Whoever has grappled someone did so with a
  check of 20. Document 002, L137 to L143.

  @chained_dice.grapple.opposed_check
  Rule: To pin, grab or restrain someone, the attacker's guts check must win against the target's

    Scenario Outline: one below, one above, and far from it
      When Ann tries to <attempt> Bob, <mine> against <theirs>
      Then the grapple <result> with <mine>

      Examples:
        | attempt  | mine | theirs | result   |
        | pin      | 13   | 12     | succeeds |
        | pin      | 11   | 12     | fails    |
        | grab     | 13   | 12     | succeeds |
        | grab     | 11   | 12     | fails    |
        | restrain | 30   | 2      | succeeds |
        | restrain | 2    | 30     | fails    |
        | restrain | 1    | -1     | succeeds |

    @reading.chained_dice.grapple.equal_checks.enough
    Scenario Outline: an equal check is enough
      When Ann tries to <attempt> Bob, 12 against 12
      Then the grapple succeeds with 12

      Examples:
        | attempt  |
        | pin      |
        | grab     |
        | restrain |

    @reading.chained_dice.grapple.equal_checks.too_little
    Scenario Outline: an equal check is too little
      When Ann tries to <attempt> Bob, 12 against 12
      Then the grapple fails with 12

      Examples:
        | attempt  |
        | pin      |
        | grab     |
        | restrain |

    Scenario: someone holds two
      Given Ann has grappled Bob
      When Ann tries to grab Cid, 9 against 8
      Then the grapple succeeds with 9

    Scenario: a grapple that fails holds nobody
      When Ann tries to grab Bob, 8 against 9
      And Bob tries a physical action
      Then it is allowed to someone who is free

    Scenario Outline: grapples that cannot be
      When a grapple is tried <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                           | fact            |
        | by nobody                       | attacker        |
        | of nobody                       | target          |
        | of oneself                      | target          |
        | for nothing                     | attempt         |
        | for something without a name    | attempt         |
        | without a check of the attacker | attacker's guts |
        | without a check of the target   | target's guts   |
        | of sizes without a name         | sizes           |

    @near_miss
    Scenario: a check to break free, of someone who has been grappled
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, 21 against 20
      Then it is free, by a check against 20

  @chained_dice.grapple.held
  Rule: Whoever is grappled can neither attack, by a grapple either, nor act physically until it is free

    Scenario Outline: what is forbidden
      Given Ann has grappled Bob
      When Bob tries <action>
      Then it is not allowed

      Examples:
        | action            |
        | an attack         |
        | a physical action |

    Scenario Outline: whom someone grappled cannot grapple
      Given Ann has grappled Bob
      When Bob tries to grab <whom>, 20 against 5
      Then it is not allowed

      Examples:
        | whom |
        | Ann  |
        | Cid  |

    Scenario Outline: nor does someone grappled charge, or spend actions on an attack
      Given Ann has grappled Bob
      When Bob tries to <act> by the rules for that
      Then it is not allowed

      Examples:
        | act    |
        | charge |
        | attack |

    @near_miss
    Scenario Outline: after breaking free it does
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 28 against 20
      When Bob tries to <act> by the rules for that
      Then it is allowed

      Examples:
        | act    |
        | charge |
        | attack |

    Scenario: a holder who is grappled moves nobody
      Given Ann has grappled Bob
      And Cid has grappled Ann
      When Ann moves Bob 5 of 30 feet
      Then it is not allowed

    Scenario Outline: someone whose check to break free failed
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 12 against 20
      When Bob tries <action>
      Then it is not allowed

      Examples:
        | action            |
        | an attack         |
        | a physical action |

    Scenario Outline: a holder who is grappled
      Given Ann has grappled Bob
      And Cid has grappled Ann
      When <who> tries <action>
      Then it is not allowed

      Examples:
        | who | action            |
        | Ann | an attack         |
        | Ann | a physical action |
        | Bob | an attack         |

    @reading.chained_dice.grapple.holder_who_falls.goes_on
    Scenario: the holder falls unconscious, and the grapple goes on
      Given Ann has grappled Bob
      And Ann has been knocked out for 1 hours
      When Bob tries a physical action
      Then it is not allowed

    @reading.chained_dice.grapple.holder_who_falls.goes_on
    Scenario: the holder dies, and the grapple goes on
      Given Ann has grappled Bob
      And Cid has grappled Ann
      And Cid has broken Ann's neck
      When Bob tries an attack
      Then it is not allowed

    @near_miss
    @reading.chained_dice.grapple.holder_who_falls.ends
    Scenario: the holder falls unconscious, and the victim is free
      Given Ann has grappled Bob
      And Ann has been knocked out for 1 hours
      When Bob tries a physical action
      Then it is allowed to someone who is free

    @near_miss
    @reading.chained_dice.grapple.holder_who_falls.ends
    Scenario: the holder dies, and the victim is free
      Given Ann has grappled Bob
      And Cid has grappled Ann
      And Cid has broken Ann's neck
      When Bob tries an attack
      Then it is allowed to someone who is free

    Scenario: somebody else falls unconscious
      Given Ann has grappled Bob
      And Cid has been knocked out for 1 hours
      When Bob tries a physical action
      Then it is not allowed

    Scenario: it lasts from turn to turn
      Given Ann has grappled Bob
      And Ann's turn has started
      When Bob's turn starts
      And Bob tries a physical action
      Then it is not allowed

    @near_miss
    Scenario: what is not physical
      Given Ann has grappled Bob
      When Bob tries something that is not physical
      Then it is allowed to someone who is grappled

    @near_miss
    Scenario Outline: someone who has broken free
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 28 against 20
      When Bob tries <action>
      Then it is allowed to someone who is free

      Examples:
        | action                         |
        | an attack                      |
        | a physical action              |
        | something that is not physical |

    @near_miss
    Scenario Outline: the holder, and a bystander
      Given Ann has grappled Bob
      When <who> tries <action>
      Then it is allowed to someone who is free

      Examples:
        | who | action            |
        | Ann | an attack         |
        | Ann | a physical action |
        | Cid | an attack         |

    @near_miss
    Scenario Outline: what is not physical, of the holder and a bystander
      Given Ann has grappled Bob
      When <who> tries something that is not physical
      Then it is allowed to someone who is free

      Examples:
        | who |
        | Ann |
        | Cid |

    @near_miss
    Scenario: what is not physical, from turn to turn
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 12 against 20
      When Bob tries something that is not physical
      Then it is allowed to someone who is grappled

    Scenario Outline: acts that cannot be
      When <wrong> in a grapple
      Then it is refused for its <fact>

      Examples:
        | wrong                          | fact     |
        | nobody does something          | creature |
        | somebody does nothing          | action   |
        | somebody does what has no name | action   |

  @chained_dice.grapple.held_already
  Rule: What a further grapple does to someone who is grappled is not said

    Scenario Outline: a second holder, or a second grip
      Given Ann has grappled Bob
      When <who> tries to pin Bob, <mine> against 5
      Then whether it is allowed is not determined

      Examples:
        | who | mine |
        | Cid | 20   |
        | Cid | 2    |
        | Ann | 20   |

    @near_miss
    Scenario: after breaking free
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 28 against 20
      When Cid tries to pin Bob, 20 against 5
      Then the grapple succeeds with 20

  @chained_dice.grapple.breaking_free
  Rule: A guts check that wins against the holder's ends the grapple

    Scenario Outline: to break free: one below, one above, and far from it
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, <guts> against 20
      Then it is <result>, by a check against 20

      Examples:
        | guts | result     |
        | 19   | still held |
        | 21   | free       |
        | 3    | still held |
        | 40   | free       |

    @reading.chained_dice.grapple.equal_check_to_break_free.enough
    Scenario: an equal check breaks free
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, 20 against 20
      Then it is free, by a check against 20

    @reading.chained_dice.grapple.equal_check_to_break_free.too_little
    Scenario: an equal check does not break free
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, 20 against 20
      Then it is still held, by a check against 20

    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario Outline: the holder checks anew
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, <guts> against <holder>
      Then it is <result>, by a check against <holder>

      Examples:
        | guts | holder | result     |
        | 12   | 11     | free       |
        | 23   | 24     | still held |

    @reading.chained_dice.grapple.check_to_break_free_against.first_check
    Scenario Outline: the holder's first check stands
      Given Ann has grappled Bob
      When Bob tries to break free in its turn, <guts> against <holder>
      Then it is <result>, by a check against 20

      Examples:
        | guts | holder | result     |
        | 12   | 11     | still held |
        | 23   | 24     | free       |

    @reading.chained_dice.grapple.check_to_break_free_against.first_check
    Scenario: the first check is known
      Given Ann has grappled Bob
      When Bob tries to break free against a check that nobody knows
      Then it is free, by a check against 20

    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario: a check of the holder that nobody states
      Given Ann has grappled Bob
      When Bob tries to break free against a check that nobody knows
      Then it is refused for its holder's guts

    Scenario: as often as it has the actions
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 3 against 20
      When Bob tries to break free in its turn, 28 against 20
      Then it is free, by a check against 20

    Scenario: one of two victims
      Given Ann has grappled Bob
      And Ann has grappled Cid
      And Bob has tried to break free in its turn, 28 against 20
      When Cid tries to break free in its turn, 3 against 20
      Then it is still held, by a check against 20

    Scenario Outline: attempts that cannot be
      Given Ann has grappled Bob
      When a grapple is to be broken <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact           |
        | by nobody                          | target         |
        | by someone who is free             | target         |
        | on no occasion                     | occasion       |
        | on an occasion without a name      | occasion       |
        | without its check                  | target's guts  |
        | with nobody knows how many actions | actions        |
        | with fewer actions than none       | actions        |
        | for fewer actions than none        | needed actions |

    Scenario: someone who has broken free already
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 28 against 20
      When Bob tries to break free in its turn, 28 against 20
      Then it is refused for its target

    @reading.chained_dice.grapple.check_of_the_unconscious.as_anyone
    Scenario: someone unconscious breaks free
      Given Ann has grappled Bob
      And Bob has been knocked out for 1 hours
      When Bob tries to break free in its turn, 28 against 20
      Then it is free, by a check against 20

    @near_miss
    @reading.chained_dice.grapple.check_of_the_unconscious.none
    Scenario: someone unconscious tries nothing
      Given Ann has grappled Bob
      And Bob has been knocked out for 2 hours
      When Bob tries to break free in its turn, 28 against 20
      Then it is not allowed

    Scenario: someone awake again
      Given Ann has grappled Bob
      And Bob has been knocked out for 2 hours
      And 2 hours have passed for Bob
      When Bob tries to break free in its turn, 28 against 20
      Then it is free, by a check against 20

    @near_miss
    Scenario: a grapple that the target withstands at once
      When Ann tries to grab Bob, 8 against 12
      Then the grapple fails with 8

  @chained_dice.grapple.half_movement
  Rule: Someone grappled can be moved, at half movement

    Scenario Outline: one below, as far as possible, and one above
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of <movement> feet
      Then <most> feet were possible

      Examples:
        | movement | distance | most |
        | 20       | 9        | 10   |
        | 20       | 10       | 10   |
        | 28       | 14       | 14   |
        | 40       | 3        | 20   |
        | 2        | 1        | 1    |
        | 0        | 0        | 0    |

    Scenario Outline: too far
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of <movement> feet
      Then it is not allowed

      Examples:
        | movement | distance |
        | 20       | 11       |
        | 20       | 20       |
        | 0        | 1        |
        | 25       | 14       |

    @reading.chained_dice.grapple.half_of_odd_movement.not_exceeded
    Scenario: within half of an odd movement
      Given Ann has grappled Bob
      When Ann moves Bob 12 of 25 feet
      Then 12 feet were possible

    @reading.chained_dice.grapple.half_of_odd_movement.not_exceeded
    Scenario: half a foot beyond half of an odd movement
      Given Ann has grappled Bob
      When Ann moves Bob 13 of 25 feet
      Then it is not allowed

    @reading.chained_dice.grapple.half_of_odd_movement.rounded_up
    Scenario Outline: half of an odd movement is rounded up
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of <movement> feet
      Then <distance> feet were possible

      Examples:
        | movement | distance |
        | 25       | 13       |
        | 27       | 14       |
        | 1        | 1        |

    Scenario: a move that is not allowed counts no feet
      Given Ann has grappled Bob
      When Ann moves Bob 11 of 20 feet
      Then it is not allowed
      When Ann moves Bob 10 of 20 feet
      Then 10 feet were possible, with 0 checks

    Scenario Outline: moves that cannot be
      Given Ann has grappled Bob
      When a victim is moved <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                  | fact     |
        | by nobody                              | attacker |
        | of nobody                              | target   |
        | of someone who is free                 | target   |
        | by someone who does not hold the other | target   |
        | at nobody knows what movement          | movement |
        | nobody knows how far                   | distance |
        | at a movement below nothing            | movement |
        | over less than nothing                 | distance |

    @near_miss
    Scenario: nobody moves someone who has broken free
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn, 28 against 20
      When Ann moves Bob 5 of 30 feet
      Then it is refused for its target

  @chained_dice.grapple.every_fifteen_feet
  Rule: Each fifteen feet that someone grappled is moved let it make a check to break free

    Scenario Outline: in one move, of which nothing is left over
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of 200 feet
      Then 100 feet were possible, with <checks> checks, and 0 feet left over

      Examples:
        | distance | checks |
        | 15       | 1      |
        | 30       | 2      |
        | 45       | 3      |

    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario Outline: in one move
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of 200 feet
      Then 100 feet were possible, with <checks> checks, and <carried> feet left over

      Examples:
        | distance | checks | carried |
        | 16       | 1      | 1       |
        | 29       | 1      | 14      |
        | 44       | 2      | 14      |
        | 100      | 6      | 10      |

    @reading.chained_dice.grapple.feet_of_several_moves.each_move
    Scenario Outline: in one move, whose other feet are lost
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of 200 feet
      Then 100 feet were possible, with <checks> checks, and 0 feet left over

      Examples:
        | distance | checks |
        | 16       | 1      |
        | 29       | 1      |

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario Outline: fourteen feet, or one
      Given Ann has grappled Bob
      When Ann moves Bob <distance> of 200 feet
      Then 100 feet were possible, with 0 checks, and <distance> feet left over

      Examples:
        | distance |
        | 14       |
        | 1        |

    @near_miss
    Scenario: no feet at all
      Given Ann has grappled Bob
      When Ann moves Bob 0 of 200 feet
      Then 100 feet were possible, with 0 checks, and 0 feet left over

    @near_miss
    Scenario: the dead check nothing
      Given Ann has grappled Bob
      And Ann has broken Bob's neck
      When Ann moves Bob 30 of 200 feet
      Then 100 feet were possible, with 0 checks, and 0 feet left over

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.each_move
    Scenario: fourteen feet in one move
      Given Ann has grappled Bob
      When Ann moves Bob 14 of 200 feet
      Then 100 feet were possible, with 0 checks, and 0 feet left over

    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario Outline: the feet of several moves
      Given Ann has grappled Bob
      And Ann has moved Bob <first> of 60 feet
      When Ann moves Bob <second> of 60 feet
      Then 30 feet were possible, with <checks> checks, and <carried> feet left over

      Examples:
        | first | second | checks | carried |
        | 10    | 5      | 1      | 0       |
        | 14    | 17     | 2      | 1       |
        | 20    | 10     | 1      | 0       |
        | 14    | 1      | 1      | 0       |
        | 29    | 2      | 1      | 1       |

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario: fourteen feet in two moves
      Given Ann has grappled Bob
      And Ann has moved Bob 10 of 60 feet
      When Ann moves Bob 4 of 60 feet
      Then 30 feet were possible, with 0 checks, and 14 feet left over

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.each_move
    Scenario: each move by itself
      Given Ann has grappled Bob
      And Ann has moved Bob 10 of 60 feet
      When Ann moves Bob 14 of 60 feet
      Then 30 feet were possible, with 0 checks, and 0 feet left over

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario: the feet do not outlast the grapple
      Given Ann has grappled Bob
      And Ann has moved Bob 14 of 60 feet
      And Bob has tried to break free in its turn, 28 against 20
      And Ann has grappled Bob
      When Ann moves Bob 14 of 60 feet
      Then 30 feet were possible, with 0 checks, and 14 feet left over

    @near_miss
    @reading.chained_dice.grapple.feet_of_several_moves.add_up
    Scenario: the feet of another victim
      Given Ann has grappled Bob
      And Ann has grappled Cid
      And Ann has moved Bob 14 of 60 feet
      When Ann moves Cid 14 of 60 feet
      Then 30 feet were possible, with 0 checks, and 14 feet left over

    @near_miss
    @reading.chained_dice.grapple.check_of_the_unconscious.none
    Scenario: the unconscious check nothing
      Given Ann has grappled Bob
      And Bob has been knocked out for 2 hours
      When Ann moves Bob 30 of 200 feet
      Then 100 feet were possible, with 0 checks, and 0 feet left over

    @reading.chained_dice.grapple.check_of_the_unconscious.as_anyone
    Scenario: the unconscious check as anyone does
      Given Ann has grappled Bob
      And Bob has been knocked out for 2 hours
      When Ann moves Bob 30 of 200 feet
      Then 100 feet were possible, with 2 checks, and 0 feet left over

    @reading.chained_dice.grapple.unused_checks.kept
    Scenario Outline: a check that has not been made is kept
      Given Ann has grappled Bob
      And Ann has moved Bob 15 of 60 feet
      And <later>
      When Bob tries to break free after being moved, 28 against 20
      Then it is free, by a check against 20

      Examples:
        | later                         |
        | Ann has moved Bob 2 of 60 feet |
        | Bob's turn has started        |
        | Cid's turn has started        |
        | an attack has struck Ann      |

    @reading.chained_dice.grapple.unused_checks.at_once
    Scenario Outline: a check that has not been made at once is lost
      Given Ann has grappled Bob
      And Ann has moved Bob 15 of 60 feet
      And <later>
      When Bob tries to break free after being moved, 28 against 20
      Then it is not allowed

      Examples:
        | later                         |
        | Ann has moved Bob 2 of 60 feet |
        | Bob's turn has started        |
        | Cid's turn has started        |
        | an attack has struck Ann      |

    Scenario: a check that has been missed does not cost the next
      Given Ann has grappled Bob
      And Ann has moved Bob 15 of 60 feet
      And Bob's turn has started
      And Ann has moved Bob 15 of 60 feet
      When Bob tries to break free after being moved, 28 against 20
      Then it is free, by a check against 20

    Scenario: a check that being moved gives
      Given Ann has grappled Bob
      And Ann has moved Bob 15 of 60 feet
      When Bob tries to break free after being moved, 28 against 20
      Then it is free, by a check against 20

    Scenario Outline: two checks, and no third
      Given Ann has grappled Bob
      And Ann has moved Bob 30 of 60 feet
      And Bob has tried to break free after being moved, 3 against 20
      When Bob tries to break free after being moved, 4 against 20
      Then it is still held, by a check against 20
      When Bob tries to break free after being moved, <guts> against 20
      Then it is not allowed

      Examples:
        | guts |
        | 4    |
        | 28   |

    Scenario Outline: a check that being moved does not give
      Given Ann has grappled Bob
      And Ann has moved Bob <distance> of 60 feet
      When Bob tries to break free after being moved, 28 against 20
      Then it is not allowed

      Examples:
        | distance |
        | 14       |
        | 0        |

    Scenario: a check is not kept for the next grapple
      Given Ann has grappled Bob
      And Ann has moved Bob 15 of 60 feet
      And Bob has tried to break free in its turn, 28 against 20
      And Ann has grappled Bob
      When Bob tries to break free after being moved, 28 against 20
      Then it is not allowed

  @chained_dice.grapple.actions_for_check
  Rule: A check to break free takes actions that must be there

    Scenario Outline: enough of them
      Given Ann has grappled Bob
      When Bob tries to break free with <left> of the <needed> actions that it takes
      Then it is free, by a check against 20

      Examples:
        | left | needed |
        | 2    | 2      |
        | 3    | 2      |
        | 0    | 0      |
        | 1    | 0      |

    Scenario Outline: too few of them
      Given Ann has grappled Bob
      When Bob tries to break free with <left> of the <needed> actions that it takes
      Then it is not allowed

      Examples:
        | left | needed |
        | 1    | 2      |
        | 0    | 1      |

    @near_miss
    Scenario: a check against being grappled takes none
      When Ann tries to grab Bob, 8 against 12
      Then the grapple fails with 8

  @chained_dice.grapple.number_of_actions
  Rule: How many actions a check to break free takes is not said here

    Scenario Outline: nobody says it
      Given Ann has grappled Bob
      When Bob tries to break free with <left> actions, and nobody says how many it takes
      Then whether it is allowed is not determined

      Examples:
        | left |
        | 0    |
        | 9    |

    @near_miss
    Scenario: somebody says it
      Given Ann has grappled Bob
      When Bob tries to break free with 9 of the 2 actions that it takes
      Then it is free, by a check against 20
