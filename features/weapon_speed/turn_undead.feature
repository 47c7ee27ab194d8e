Feature: Turning undead
  A priest drives undead away by a holy object, or destroys them. Document 001, L237 to L263.

  @weapon_speed.turn_undead.who_turns
  Rule: Clerics and paladins turn or destroy undead

    Scenario Outline: who may
      Given a <class> of level 9
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is allowed
      And of the first kind <turned> are turned and <destroyed> destroyed

      Examples: the paladin counts as a cleric of level 7
        | class   | turned | destroyed |
        | paladin | 3      | 0         |

      @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
      Examples:
        | class  | turned | destroyed |
        | cleric | 0      | 3         |

    Scenario: nobody else
      Given a fighter of level 9
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is not allowed

    Scenario: nobody else looks at the table
      Given a fighter of level 9
      When the table is asked about undead of 3 HD
      Then it is not allowed

    Scenario: a class that nobody has heard of
      Given a warlock of another book of level 9
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is refused for its class

    Scenario: a class that nobody has heard of, at the table
      Given a warlock of another book of level 9
      When the table is asked about undead of 3 HD
      Then it is refused for its class

    Scenario: nobody speaks of the class
      Given a priest of level 9 of whose class nobody speaks
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is refused for its class

    Scenario: nobody speaks of the class, at the table
      Given a priest of level 9 of whose class nobody speaks
      When the table is asked about undead of 3 HD
      Then it is refused for its class

    Scenario: a priest whom nobody names
      Given a cleric of level 1
      And 5 undead of 1 HD
      When some priest turns undead with a roll of 13 and 1 and 2 for their number
      Then of the first kind 3 are turned and 0 destroyed

  @weapon_speed.turn_undead.druids
  Rule: Druids do not turn undead

    Scenario: a druid tries
      Given a druid of level 14
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is not allowed

    Scenario: a druid looks at the table
      Given a druid of level 14
      When the table is asked about undead of 3 HD
      Then it is not allowed

    @near_miss
    Scenario: a cleric looks at the table
      Given a cleric of level 14
      When the table is asked about undead of 3 HD
      Then it is allowed

  @weapon_speed.turn_undead.requirements
  Rule: To turn takes a holy object in one hand, the other hand free, and clear speech

    Scenario: nothing is lacking
      Given a cleric of level 7
      And 3 undead of 3 HD
      When Ann turns undead with 1 and 2 for their number
      Then it is allowed

    Scenario Outline: something is lacking
      Given a cleric of level 7
      And 3 undead of 3 HD
      And the priest <lacks>
      When Ann turns undead with 1 and 2 for their number
      Then it is not allowed

      Examples:
        | lacks                                |
        | presents no holy object              |
        | carries something in the other hand  |
        | cannot speak clearly                 |

    @near_miss
    Scenario: a druid is refused whatever is lacking
      Given a druid of level 7
      And 3 undead of 3 HD
      And the priest presents no holy object
      When Ann turns undead with 1 and 2 for their number
      Then it is not allowed

  @weapon_speed.turn_undead.able_to_see
  Rule: An attempt to turn concerns the undead that can see the priest, and all of them

    Scenario: those that cannot see are left
      Given a cleric of level 1
      And 4 undead of 1 HD, and 5 more that cannot see the priest
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed

    Scenario: none can see
      Given a cleric of level 7
      And 0 undead of 1 HD, and 5 more that cannot see the priest
      And 3 undead of 3 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And of the second kind 3 are turned and 0 destroyed

    Scenario: one can see
      Given a cleric of level 1
      And 1 undead of 1 HD, and 5 more that cannot see the priest
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then of the first kind 1 are turned and 0 destroyed

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: more of the kind are destroyed only if they can see
      Given a cleric of level 9
      And 4 undead of 2 HD
      And 4 undead of 1 HD, and 5 more that cannot see the priest
      When Ann turns undead with 1 and 2 for their number and 3 and 4 for more
      Then of the second kind 0 are turned and 4 destroyed
      And of the first kind 0 are turned and 0 destroyed

    Scenario: none is there that cannot see
      Given a cleric of level 1
      And 0 undead of 1 HD, and 0 more that cannot see the priest
      And 4 undead of 1 HD
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then of the second kind 4 are turned and 0 destroyed

    @near_miss
    Scenario: all can see
      Given a cleric of level 1
      And 4 undead of 1 HD
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed

    Scenario: fewer than none can see
      Given a cleric of level 1
      And -1 undead of 1 HD
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its undead

    Scenario: fewer than none cannot see
      Given a cleric of level 1
      And 4 undead of 1 HD, and -1 more that cannot see the priest
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its undead

    Scenario: no undead are there
      Given a cleric of level 1
      And no undead at all
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its undead

    Scenario: nobody speaks of the undead
      Given a cleric of level 1
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its undead

  @weapon_speed.turn_undead.hostile_action
  Rule: To turn is a hostile action

    Scenario Outline: whether it succeeds or not
      Given a cleric of level 1
      And 4 undead of 1 HD
      When Ann turns undead with a roll of <face> and 3 and 4 for their number
      Then it is a hostile action on the priest's initiative

      Examples:
        | face |
        | 12   |
        | 13   |

    @near_miss
    Scenario: to ask what it would take is none
      Given a cleric of level 1
      When the table is asked about undead of 1 HD
      Then the table lists 13, for a cleric of level 1

  @weapon_speed.turn_undead.own_initiative
  Rule: A turning is resolved when the priest's initiative comes

    Scenario: on the initiative of the priest
      Given a paladin of level 3
      And 4 undead of 1 HD
      When Ann turns undead with a roll of 12 and 3 and 4 for their number
      Then it is a hostile action on the priest's initiative

  @weapon_speed.turn_undead.once_per_encounter
  Rule: A priest turns once in an encounter

    Scenario Outline: a second attempt
      Given a cleric of level 1
      And 4 undead of 1 HD
      And Ann has turned undead with a roll of <face> and 3 and 4 for their number
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then it is not allowed

      Examples: whether the first succeeded or not
        | face |
        | 20   |
        | 2    |

    Scenario: a second attempt in a later round
      Given a cleric of level 1
      And 4 undead of 1 HD
      And Ann has turned undead with a roll of 2 and 3 and 4 for their number
      And the round has ended
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then it is not allowed

    Scenario: a second attempt in another encounter
      Given a cleric of level 1
      And 4 undead of 1 HD
      And Ann has turned undead with a roll of 2 and 3 and 4 for their number
      And the combat has ended
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then it is allowed
      And of the first kind 4 are turned and 0 destroyed

    Scenario: an attempt that is not allowed spends nothing
      Given a cleric of level 1
      And 4 undead of 1 HD
      When Ann tries to turn undead without a holy object
      Then it is not allowed
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then it is allowed
      And of the first kind 4 are turned and 0 destroyed

    @near_miss
    Scenario: the table may be looked at afterwards
      Given a cleric of level 1
      And 4 undead of 1 HD
      And Ann has turned undead with a roll of 20 and 3 and 4 for their number
      When the table is asked about undead of 1 HD
      Then the table lists 13, for a cleric of level 1

  @weapon_speed.turn_undead.several_priests
  Rule: Each of several priests may try to turn at the same time

    Scenario: another priest in the same round
      Given a cleric of level 1
      And 4 undead of 1 HD
      And Ann has turned undead with a roll of 2 and 3 and 4 for their number
      When Bob turns undead with a roll of 20 and 3 and 4 for their number
      Then it is allowed
      And of the first kind 4 are turned and 0 destroyed

    @near_miss
    Scenario: a priest alone
      Given a cleric of level 1
      And 4 undead of 1 HD
      When Bob turns undead with a roll of 20 and 3 and 4 for their number
      Then it is allowed

  @weapon_speed.turn_undead.paladin
  Rule: A paladin turns as a cleric of two levels less

    Scenario Outline: what a paladin needs
      Given a paladin of level <level>
      When the table is asked about undead of 3 HD
      Then the table lists <listed>, for a cleric of level <as>

      Examples:
        | level | listed | as |
        | 3     | 19     | 1  |
        | 4     | 16     | 2  |
        | 8     | 4      | 6  |
        | 9     | T      | 7  |
        | 15    | D*     | 13 |
        | 16    | D*     | 14 |

    Scenario Outline: the last columns for a paladin
      Given a paladin of level <level>
      When the table is asked about undead of 10 HD
      Then the table lists <listed>, for a cleric of level <as>

      Examples:
        | level | listed | as |
        | 14    | 7      | 12 |
        | 15    | 4      | 13 |
        | 16    | T      | 14 |
        | 17    | T      | 15 |

    @reading.weapon_speed.turn_undead.below_first_column.cannot_turn
    Scenario Outline: a paladin for whom there is no column
      Given a paladin of level <level>
      When the table is asked about undead of 1/2 HD
      Then the table lists —, for a cleric of level <as>

      Examples:
        | level | as |
        | 1     | -1 |
        | 2     | 0  |

    @reading.weapon_speed.turn_undead.below_first_column.first_column
    Scenario Outline: the first column serves for a paladin
      Given a paladin of level <level>
      When the table is asked about undead of 1/2 HD
      Then the table lists 10, for a cleric of level <as>

      Examples:
        | level | as |
        | 1     | -1 |
        | 2     | 0  |

    @reading.weapon_speed.turn_undead.below_first_column.cannot_turn
    Scenario: a paladin of level 2 turns nothing
      Given a paladin of level 2
      And 4 undead of 1/2 HD
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And the table lists — for the first kind

    @reading.weapon_speed.turn_undead.below_first_column.first_column
    Scenario: a paladin of level 2 turns a little
      Given a paladin of level 2
      And 4 undead of 1/2 HD
      When Ann turns undead with a roll of 10 and 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed
      And the table lists 10 for the first kind

    @near_miss
    Scenario Outline: others turn as what they are
      Given a <class> of level 3
      When the table is asked about undead of 3 HD
      Then the table lists 13, for a cleric of level 3

      Examples:
        | class       |
        | cleric      |
        | evil priest |

  @weapon_speed.turn_undead.table
  Rule: Hit Dice and the cleric's level give what a turning takes

    Scenario Outline: every cell
      Given undead of the row <Undead HD>
      Then at level 1 the table lists <Cl 1>
      And at level 2 the table lists <Cl 2>
      And at level 3 the table lists <Cl 3>
      And at level 4 the table lists <Cl 4>
      And at level 5 the table lists <Cl 5>
      And at level 6 the table lists <Cl 6>
      And at level 7 the table lists <Cl 7>
      And at level 8 the table lists <Cl 8>
      And at level 9 the table lists <Cl 9>
      And at level 10 the table lists <Cl 10>
      And at level 11 the table lists <Cl 11>
      And at level 12 the table lists <Cl 12>
      And at level 13 the table lists <Cl 13>
      And at level 14 the table lists <Cl 14 and more>

      Examples: every row of the table
        | Undead HD  | Cl 1 | Cl 2 | Cl 3 | Cl 4 | Cl 5 | Cl 6 | Cl 7 | Cl 8 | Cl 9 | Cl 10 | Cl 11 | Cl 12 | Cl 13 | Cl 14 and more |
        | Under 1 HD | 10   | 7    | 4    | T    | T    | D    | D    | D*   | D*   | D*    | D*    | D*    | D*    | D*             |
        | 1 HD       | 13   | 10   | 7    | 4    | T    | T    | D    | D    | D*   | D*    | D*    | D*    | D*    | D*             |
        | 2 HD       | 16   | 13   | 10   | 7    | 4    | T    | T    | D    | D    | D*    | D*    | D*    | D*    | D*             |
        | 3 HD       | 19   | 16   | 13   | 10   | 7    | 4    | T    | T    | D    | D     | D*    | D*    | D*    | D*             |
        | 4 HD       | 20   | 19   | 16   | 13   | 10   | 7    | 4    | T    | T    | D     | D     | D*    | D*    | D*             |
        | 5 HD       | —    | 20   | 19   | 16   | 13   | 10   | 7    | 4    | T    | T     | D     | D     | D*    | D*             |
        | 6 HD       | —    | —    | 20   | 19   | 16   | 13   | 10   | 7    | 4    | T     | T     | D     | D     | D*             |
        | 7 HD       | —    | —    | —    | 20   | 19   | 16   | 13   | 10   | 7    | 4     | T     | T     | D     | D              |
        | 8 HD       | —    | —    | —    | —    | 20   | 19   | 16   | 13   | 10   | 7     | 4     | T     | T     | D              |
        | 9 HD       | —    | —    | —    | —    | —    | 20   | 19   | 16   | 13   | 10    | 7     | 4     | T     | T              |
        | 10 HD      | —    | —    | —    | —    | —    | —    | 20   | 19   | 16   | 13    | 10    | 7     | 4     | T              |
        | 11+ HD     | —    | —    | —    | —    | —    | —    | —    | 20   | 19   | 16    | 13    | 10    | 7     | 4              |
        | Special**  | —    | —    | —    | —    | —    | —    | —    | —    | 20   | 19    | 16    | 13    | 10    | 7              |

    Scenario Outline: levels past the last column
      Given a cleric of level <level>
      When the table is asked about undead of 10 HD
      Then the table lists <listed>, for a cleric of level <level>

      Examples:
        | level | listed |
        | 13    | 4      |
        | 14    | T      |
        | 15    | T      |
        | 30    | T      |

    Scenario Outline: the first and the last row
      Given a cleric of level 8
      When the table is asked about undead of <hit_dice> HD
      Then the table lists <listed>, for a cleric of level 8

      Examples:
        | hit_dice | listed |
        | 0        | D*     |
        | 10       | 19     |
        | 11       | 20     |
        | 23/2     | 20     |
        | 12       | 20     |
        | 40       | 20     |

      @reading.weapon_speed.turn_undead.between_rows.next_row
      Examples: where a fraction belongs to the next row
        | hit_dice | listed |
        | 19/2     | 19     |
        | 21/2     | 20     |

    Scenario Outline: under 1
      Given a cleric of level 1
      When the table is asked about undead of <hit_dice> HD
      Then the table lists <listed>, for a cleric of level 1

      Examples:
        | hit_dice | listed |
        | 0        | 10     |
        | 9/10     | 10     |
        | 1        | 13     |
        | 4/4      | 13     |

    @reading.weapon_speed.turn_undead.between_rows.row_reached
    Scenario Outline: a fraction stays in the row that it has reached
      Given a cleric of level 7
      When the table is asked about undead of <hit_dice> HD
      Then the table lists <listed>, for a cleric of level 7

      Examples:
        | hit_dice | listed |
        | 11/10    | D      |
        | 11/2     | 7      |
        | 21/2     | 20     |

    @reading.weapon_speed.turn_undead.between_rows.next_row
    Scenario Outline: a fraction belongs to the next row
      Given a cleric of level 7
      When the table is asked about undead of <hit_dice> HD
      Then the table lists <listed>, for a cleric of level 7

      Examples:
        | hit_dice | listed |
        | 11/10    | T      |
        | 11/2     | 10     |
        | 21/2     | —      |

    Scenario Outline: no such level
      Given a cleric of level 0
      And 4 undead of 1 HD
      When <asked>
      Then it is refused for its level

      Examples:
        | asked                                                               |
        | Ann turns undead with a roll of 13 and 3 and 4 for their number     |

    Scenario: no such level at the table
      Given a cleric of level 0
      When the table is asked about undead of 1 HD
      Then it is refused for its level

    Scenario: nobody speaks of the level
      Given a cleric of whose level nobody speaks
      And 4 undead of 1 HD
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its level

    Scenario: nobody speaks of the level, at the table
      Given a cleric of whose level nobody speaks
      When the table is asked about undead of 1 HD
      Then it is refused for its level

    Scenario Outline: no such Hit Dice
      Given a cleric of level 1
      When the table is asked about undead of <hit_dice> HD
      Then it is refused for its Hit Dice

      Examples:
        | hit_dice |
        | -1       |
        | 1/0      |
        | 1.5      |
        | many     |

    Scenario: no such Hit Dice of undead to be turned
      Given a cleric of level 1
      And 4 undead of 1/0 HD
      When Ann turns undead with a roll of 13 and 3 and 4 for their number
      Then it is refused for its undead

    Scenario: nobody speaks of the Hit Dice
      Given a cleric of level 1
      When the table is asked about undead of whose Hit Dice nobody speaks
      Then it is refused for its Hit Dice

  @weapon_speed.turn_undead.roll
  Rule: Where the table lists a number, a d20 that reaches it succeeds

    Scenario Outline: below, equal and above
      Given a cleric of level 2
      And 4 undead of 1 HD
      When Ann turns undead with a roll of <face> and 3 and 4 for their number
      Then of the first kind <turned> are turned and 0 destroyed
      And the table lists 10 for the first kind

      Examples:
        | face | turned |
        | 1    | 0      |
        | 9    | 0      |
        | 10   | 4      |
        | 11   | 4      |
        | 20   | 4      |

    Scenario Outline: on how many faces
      Given a cleric of level <level>
      And 1 undead of <hit_dice> HD
      When a turning is rolled on every face of the d20
      Then the first kind is turned on <times> of the 20 faces

      Examples: 21 less what is listed
        | level | hit_dice | times |
        | 3     | 1/2      | 17    |
        | 3     | 1        | 14    |
        | 3     | 2        | 11    |
        | 3     | 3        | 8     |
        | 3     | 4        | 5     |
        | 3     | 5        | 2     |
        | 3     | 6        | 1     |

    @near_miss
    Scenario: a natural 20 is no more than a 20
      Given a cleric of level 5
      And 4 undead of 9 HD
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And the table lists — for the first kind

    @reading.weapon_speed.turn_undead.rolls_for_mixed_groups.one_roll
    Scenario: one roll for two kinds
      Given a cleric of level 1
      And 2 undead of 1 HD
      And 2 undead of 2 HD
      When Ann turns undead with rolls of 14, then 6 and 6 for their number
      Then of the first kind 2 are turned and 0 destroyed
      And of the second kind 0 are turned and 0 destroyed

    @reading.weapon_speed.turn_undead.rolls_for_mixed_groups.one_for_each_kind
    Scenario: a roll for each of two kinds
      Given a cleric of level 1
      And 2 undead of 1 HD
      And 2 undead of 2 HD
      When Ann turns undead with rolls of 12 and 16, then 6 and 6 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And of the second kind 2 are turned and 0 destroyed

    Scenario Outline: faces that no die has
      Given a cleric of level 1
      And 4 undead of 1 HD
      When Ann turns undead with a roll of <face> and 3 and 4 for their number
      Then it is refused for its turning roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.turn_undead.turned
  Rule: T turns undead without a roll

    Scenario: T
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed
      And the table lists T for the first kind

    @near_miss
    Scenario: one level before
      Given a cleric of level 3
      And 4 undead of 1/2 HD
      When Ann turns undead with a roll of 3 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed

  @weapon_speed.turn_undead.flight
  Rule: Turned undead flee

    @reading.weapon_speed.turn_undead.manner_of_flight.as_any_flight
    Scenario: they flee as others do
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat
      And they drop their defences

    @reading.weapon_speed.turn_undead.manner_of_flight.only_away
    Scenario: they go away and keep their defences
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat
      And they keep their defences

    @near_miss
    Scenario: they hide and keep their defences
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is unable to see the undead
      When the undead that Ann has turned are looked at
      Then the turning holds and they hide
      And they keep their defences

    @near_miss
    Scenario: those whose turning has ended keep their defences
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When Ann has dropped the symbol, and the turned undead are looked at
      Then the turning has ended and they do as they like
      And they keep their defences

  @weapon_speed.turn_undead.destroyed
  Rule: D destroys undead without a roll

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: as many as would be turned
      Given a cleric of level 6
      And 9 undead of 1/2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 0 are turned and 7 destroyed
      And the table lists D for the first kind

    @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: one of each kind
      Given a cleric of level 7
      And 9 undead of 1/2 HD
      And 9 undead of 1 HD
      And 9 undead of 2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 0 are turned and 1 destroyed
      And of the second kind 0 are turned and 1 destroyed
      And of the third kind 7 are turned and 0 destroyed

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: the destroyed count among those affected
      Given a cleric of level 7
      And 4 undead of 1/2 HD
      And 2 undead of 1 HD
      And 9 undead of 2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 0 are turned and 4 destroyed
      And of the second kind 0 are turned and 2 destroyed
      And of the third kind 1 are turned and 0 destroyed

    Scenario: a single one
      Given a cleric of level 6
      And 1 undead of 1/2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 0 are turned and 1 destroyed

    @near_miss
    Scenario: one level before D
      Given a cleric of level 5
      And 9 undead of 1/2 HD
      When Ann turns undead with 3 and 4 for their number
      Then of the first kind 7 are turned and 0 destroyed

  @weapon_speed.turn_undead.cannot_affect
  Rule: A dash keeps a priest of that level from affecting the undead

    Scenario: too many Hit Dice
      Given a cleric of level 1
      And 4 undead of 5 HD
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And the table lists — for the first kind

    @near_miss
    Scenario: one level later
      Given a cleric of level 2
      And 4 undead of 5 HD
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed

  @weapon_speed.turn_undead.more_destroyed
  Rule: D* destroys 2d4 more of the same kind

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario Outline: beyond those affected
      Given a cleric of level 8
      And <number> undead of 1/2 HD
      When Ann turns undead with 2 and 3 for their number and 1 and 3 for more
      Then of the first kind 0 are turned and <destroyed> destroyed
      And the table lists D* for the first kind

      Examples:
        | number | destroyed |
        | 8      | 8         |
        | 9      | 9         |
        | 10     | 9         |

    Scenario Outline: no more than there are
      Given a cleric of level 8
      And <number> undead of 1/2 HD
      When Ann turns undead with 2 and 3 for their number and 1 and 3 for more
      Then of the first kind 0 are turned and <number> destroyed

      Examples:
        | number |
        | 1      |
        | 4      |
        | 5      |

    @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: beyond the one
      Given a cleric of level 8
      And 10 undead of 1/2 HD
      When Ann turns undead with 2 and 3 for their number and 1 and 3 for more
      Then of the first kind 0 are turned and 5 destroyed

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: the additional ones are of one kind only
      Given a cleric of level 8
      And 3 undead of 1/2 HD
      And 9 undead of 2 HD
      When Ann turns undead with 2 and 3 for their number and 4 and 4 for more
      Then of the first kind 0 are turned and 3 destroyed
      And of the second kind 0 are turned and 2 destroyed

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: additional ones of two kinds
      Given a cleric of level 9
      And 3 undead of 1/2 HD
      And 9 undead of 1 HD
      When Ann turns undead with 2 and 3 for their number and 1, 1, 2 and 3 for more
      Then of the first kind 0 are turned and 3 destroyed
      And of the second kind 0 are turned and 7 destroyed

    Scenario Outline: more than no two d4 show
      Given a cleric of level 8
      And 10 undead of 1/2 HD
      When Ann turns undead with 2 and 3 for their number and <faces> for more
      Then it is refused for its number of more undead

      Examples:
        | faces   |
        | 0 and 3 |
        | 3 and 5 |

    @near_miss @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: D without the star
      Given a cleric of level 7
      And 10 undead of 1/2 HD
      When Ann turns undead with 2 and 3 for their number and 1 and 3 for more
      Then of the first kind 0 are turned and 5 destroyed

  @weapon_speed.turn_undead.number_affected
  Rule: A turning that succeeds affects 2d6 undead

    Scenario Outline: no more than there are, no more than the dice show
      Given a cleric of level 4
      And <number> undead of 1/2 HD
      When Ann turns undead with <faces> for their number
      Then of the first kind <turned> are turned and 0 destroyed

      Examples:
        | number | faces   | turned |
        | 1      | 3 and 4 | 1      |
        | 6      | 3 and 4 | 6      |
        | 7      | 3 and 4 | 7      |
        | 8      | 3 and 4 | 7      |
        | 30     | 1 and 1 | 2      |
        | 30     | 6 and 6 | 12     |

    Scenario: Hit Dice do not count, only creatures
      Given a cleric of level 14
      And 9 undead of 10 HD
      When Ann turns undead with 1 and 2 for their number
      Then of the first kind 3 are turned and 0 destroyed

    Scenario Outline: faces that no d6 has
      Given a cleric of level 4
      And 8 undead of 1/2 HD
      When Ann turns undead with <faces> for their number
      Then it is refused for its number of undead

      Examples:
        | faces   |
        | 0 and 4 |
        | 3 and 7 |
        | 3       |

    @near_miss
    Scenario: a turning that fails
      Given a cleric of level 1
      And 8 undead of 1 HD
      When Ann turns undead with a roll of 12 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed

  @weapon_speed.turn_undead.lowest_first
  Rule: Of several kinds the one with the fewest Hit Dice is affected first

    Scenario Outline: in whatever order they are told
      Given a cleric of level 8
      And <one> undead of 4 HD
      And <other> undead of 3 HD
      When Ann turns undead with 2 and 3 for their number
      Then of the first kind <four> are turned and 0 destroyed
      And of the second kind <three> are turned and 0 destroyed

      Examples:
        | one | other | four | three |
        | 9   | 4     | 1    | 4     |
        | 9   | 5     | 0    | 5     |
        | 9   | 6     | 0    | 5     |
        | 9   | 1     | 4    | 1     |
        | 2   | 2     | 2    | 2     |

    Scenario: 10 Hit Dice come after 9
      Given a cleric of level 14
      And 9 undead of 10 HD
      And 4 undead of 9 HD
      When Ann turns undead with 2 and 3 for their number
      Then of the second kind 4 are turned and 0 destroyed
      And of the first kind 1 are turned and 0 destroyed

    Scenario: a fraction comes before 1
      Given a cleric of level 5
      And 9 undead of 1 HD
      And 4 undead of 2/3 HD
      When Ann turns undead with 2 and 3 for their number
      Then of the second kind 4 are turned and 0 destroyed
      And of the first kind 1 are turned and 0 destroyed

    @near_miss @reading.weapon_speed.turn_undead.rolls_for_mixed_groups.one_roll
    Scenario: a roll that is enough for one kind only
      Given a cleric of level 3
      And 2 undead of 5 HD
      And 3 undead of 2 HD
      When Ann turns undead with a roll of 12 and 6 and 6 for their number
      Then of the second kind 3 are turned and 0 destroyed
      And of the first kind 0 are turned and 0 destroyed

    @near_miss
    Scenario: special undead with few Hit Dice are passed over
      Given a cleric of level 8
      And 4 undead of 1/2 HD, native to the outer planes
      And 9 undead of 4 HD
      When Ann turns undead with 2 and 3 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And of the second kind 5 are turned and 0 destroyed

    Scenario: special undead with few Hit Dice come first
      Given a cleric of level 14
      And 9 undead of 10 HD
      And 3 undead of 2 HD, native to the outer planes
      When Ann turns undead with a roll of 7 and 2 and 3 for their number
      Then of the second kind 3 are turned and 0 destroyed
      And of the first kind 2 are turned and 0 destroyed

    @near_miss
    Scenario: one kind alone
      Given a cleric of level 8
      And 9 undead of 4 HD
      When Ann turns undead with 2 and 3 for their number
      Then of the first kind 5 are turned and 0 destroyed

  @weapon_speed.turn_undead.equal_hit_dice
  Rule: Which of two kinds of equal Hit Dice is affected first is not said

    Scenario Outline: not enough for both
      Given a cleric of level 8
      And 1 undead of 3 HD
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      When Ann turns undead with <faces> for their number
      Then how many are affected is not determined
      And it is a hostile action on the priest's initiative

      Examples:
        | faces   |
        | 1 and 1 |
        | 1 and 6 |

    Scenario: the GM says which
      Given a cleric of level 8
      And 1 undead of 3 HD
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      And the GM takes equals in the order told
      When Ann turns undead with 1 and 4 for their number
      Then of the first kind 1 are turned and 0 destroyed
      And of the second kind 3 are turned and 0 destroyed
      And of the third kind 1 are turned and 0 destroyed

    Scenario: the priest holds some of them all the same
      Given a cleric of level 8
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      And Ann has turned undead with a roll of 1 and 1 and 3 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    Scenario: not enough for three
      Given a cleric of level 8
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      And 3 undead of 12/3 HD
      When Ann turns undead with 3 and 6 for their number
      Then how many are affected is not determined

    @near_miss
    Scenario: the priest holds some, whichever are first
      Given a cleric of level 14
      And 4 undead of 8 HD
      And 4 undead of 16/2 HD, native to the outer planes
      And Ann has turned undead with a roll of 7 and 2 and 3 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    @near_miss @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: the additional ones of D* make up for what is lacking
      Given a cleric of level 8
      And 5 undead of 1/2 HD
      And 5 undead of 3/6 HD
      When Ann turns undead with 4 and 5 for their number and 1, 1, 1 and 1 for more
      Then of the first kind 0 are turned and 5 destroyed
      And of the second kind 0 are turned and 5 destroyed

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: the additional ones of D* do not make up for it
      Given a cleric of level 8
      And 5 undead of 1/2 HD
      And 9 undead of 3/6 HD
      When Ann turns undead with 4 and 5 for their number and 1, 1, 1 and 1 for more
      Then how many are affected is not determined

    @near_miss @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: one of each kind is destroyed, whichever comes first
      Given a cleric of level 8
      And 5 undead of 1/2 HD
      And 9 undead of 3/6 HD
      When Ann turns undead with 1 and 1 for their number and 1, 1, 1 and 2 for more
      Then of the first kind 0 are turned and 3 destroyed
      And of the second kind 0 are turned and 4 destroyed

    @near_miss
    Scenario: enough for both
      Given a cleric of level 8
      And 1 undead of 3 HD
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      When Ann turns undead with 2 and 6 for their number
      Then of the first kind 1 are turned and 0 destroyed
      And of the second kind 3 are turned and 0 destroyed
      And of the third kind 4 are turned and 0 destroyed

    @near_miss
    Scenario: enough for neither
      Given a cleric of level 8
      And 9 undead of 3 HD
      And 3 undead of 4 HD
      And 4 undead of 8/2 HD
      When Ann turns undead with 3 and 6 for their number
      Then of the first kind 9 are turned and 0 destroyed
      And of the second kind 0 are turned and 0 destroyed
      And of the third kind 0 are turned and 0 destroyed

  @weapon_speed.turn_undead.special
  Rule: Unique monsters above 11 Hit Dice and natives of the negative material or outer planes are special

    Scenario Outline: unique monsters
      Given a cleric of level 9
      When the table is asked about unique undead of <hit_dice> HD
      Then the table lists <listed>, for a cleric of level 9

      Examples:
        | hit_dice | listed |
        | 23/2     | 20     |
        | 12       | 20     |

      @near_miss
      Examples: not above 11
        | hit_dice | listed |
        | 3        | D      |
        | 11       | 19     |

    Scenario Outline: natives of planes
      Given a cleric of level 9
      When the table is asked about undead of <hit_dice> HD, <home>
      Then the table lists <listed>, for a cleric of level 9

      Examples:
        | hit_dice | home                                  | listed |
        | 3        | native to the outer planes            | 20     |
        | 1/2      | native to the outer planes            | 20     |
        | 15       | native to the outer planes            | 20     |
        | 3        | native to the negative material plane | 20     |
        | 15       | native to the negative material plane | 20     |

      @near_miss
      Examples: from elsewhere
        | hit_dice | home                                  | listed |
        | 3        | native to nowhere special             | D      |
        | 15       | native to nowhere special             | 19     |

    Scenario: unique undead are turned as such
      Given a cleric of level 9
      And 1 unique undead of 12 HD
      When Ann turns undead with a roll of 19 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed
      And the table lists 20 for the first kind

    @reading.weapon_speed.turn_undead.other_specials.as_the_gm_says
    Scenario: the GM calls others special
      Given a cleric of level 9
      When the table is asked about undead of 3 HD that the GM calls special
      Then the table lists 20, for a cleric of level 9

    @near_miss @reading.weapon_speed.turn_undead.other_specials.named_only
    Scenario: none are special but those that are named
      Given a cleric of level 9
      When the table is asked about undead of 3 HD that the GM calls special
      Then the table lists D, for a cleric of level 9

    @reading.weapon_speed.turn_undead.other_specials.as_the_gm_says
    Scenario: undead that the GM calls special are hard to turn
      Given a cleric of level 9
      And 4 undead of 5 HD that the GM calls special
      When Ann turns undead with a roll of 19 and 3 and 4 for their number
      Then of the first kind 0 are turned and 0 destroyed

    Scenario: a plane that nobody has heard of
      Given a cleric of level 9
      When the table is asked about undead of 3 HD, native to the plane of mirrors
      Then it is refused for its home

    Scenario: undead from a plane that nobody has heard of
      Given a cleric of level 9
      And 4 undead of 5 HD, native to the plane of mirrors
      When Ann turns undead with a roll of 19 and 3 and 4 for their number
      Then it is refused for its undead

    @near_miss
    Scenario: mighty undead that are not unique, to be turned
      Given a cleric of level 8
      And 4 undead of 12 HD
      When Ann turns undead with a roll of 20 and 3 and 4 for their number
      Then of the first kind 4 are turned and 0 destroyed

    @near_miss
    Scenario: mighty undead that are not unique
      Given a cleric of level 8
      When the table is asked about undead of 12 HD
      Then the table lists 20, for a cleric of level 8

  @weapon_speed.turn_undead.retreat_and_hide
  Rule: Turned undead go out of the priest's sight and hide until they think the priest has gone by

    Scenario Outline: what they do
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is <where>
      And the turned undead are <intelligent>
      When the undead that Ann has turned are looked at
      Then the turning holds and they <do>
      And they may not attack again

      Examples:
        | where                    | intelligent | do      |
        | able to see the undead   | mindless    | retreat |
        | able to see the undead   | intelligent | retreat |
        | unable to see the undead | mindless    | hide    |
        | gone without their notice | mindless    | hide    |
        | unable to see the undead | intelligent | hide    |

    Scenario: nothing else is said
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    Scenario: a place that nobody has heard of
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is in a place that nobody has heard of
      When the undead that Ann has turned are looked at
      Then it is refused for its whereabouts of the priest

    Scenario: someone who has turned none
      When the undead that Ann has turned are looked at
      Then it is refused for its priest

    Scenario: someone else who has turned none
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Bob has turned are looked at
      Then it is refused for its priest

    Scenario: someone who has tried and failed
      Given a cleric of level 1
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then it is refused for its priest

    Scenario: someone who has destroyed and not turned
      Given a cleric of level 6
      And 1 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then it is refused for its priest

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: someone whose number was spent before the kind that would be turned
      Given a cleric of level 7
      And 12 undead of 1/2 HD
      And 4 undead of 2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then it is refused for its priest

    Scenario: a priest whom nobody names, afterwards
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And some priest has turned undead with 3 and 4 for their number
      When the undead that some priest has turned are looked at
      Then the turning holds and they retreat

  @weapon_speed.turn_undead.intelligent_return
  Rule: Undead with intelligence may try to attack anew when the priest has gone

    @reading.weapon_speed.turn_undead.hidden_no_longer.over
    Scenario: the priest is gone
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone, as they believe
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like
      And they may attack again

    @reading.weapon_speed.turn_undead.hidden_no_longer.goes_on
    Scenario: the priest is gone and concentrates all the same
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone, as they believe
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning holds and they do as they like
      And they may attack again

    @reading.weapon_speed.turn_undead.hidden_no_longer.over
    Scenario: the priest comes back to undead that are free
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And Ann has gone by for a while
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like
      And they may attack again

    @near_miss @reading.weapon_speed.turn_undead.hidden_no_longer.goes_on
    Scenario: the priest comes back to undead that are still turned
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And Ann has gone by for a while
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat
      And they may not attack again

    @reading.weapon_speed.turn_undead.gone_or_believed_gone.as_believed
    Scenario: they believe it, and may attack
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is still there, though believed to be gone
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then they may attack again

    @near_miss @reading.weapon_speed.turn_undead.gone_or_believed_gone.truly_gone @reading.weapon_speed.turn_undead.gone_or_believed_gone.gone_and_believed
    Scenario: they believe it, and leave their hiding place only
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is still there, though believed to be gone
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning holds and they do as they like
      And they may not attack again

    @reading.weapon_speed.turn_undead.gone_or_believed_gone.truly_gone
    Scenario: the priest is gone, and they may attack from where they hide
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone without their notice
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning holds and they hide
      And they may attack again

    @near_miss @reading.weapon_speed.turn_undead.gone_or_believed_gone.as_believed @reading.weapon_speed.turn_undead.gone_or_believed_gone.gone_and_believed
    Scenario: the priest is gone, and they hide as before
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone without their notice
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning holds and they hide
      And they may not attack again

    @near_miss
    Scenario: the priest is out of sight only
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is unable to see the undead
      And the turned undead are intelligent
      When the undead that Ann has turned are looked at
      Then the turning holds and they hide
      And they may not attack again

  @weapon_speed.turn_undead.unintelligent_return
  Rule: Whether undead without intelligence attack anew when the priest has gone is not said

    @reading.weapon_speed.turn_undead.hidden_no_longer.over
    Scenario Outline: without intelligence
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone, as they believe
      And the turned undead are <intelligent>
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like
      And whether they attack again is not determined

      Examples:
        | intelligent |
        | mindless    |

    Scenario: without intelligence, while the priest is still there
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is still there, though believed to be gone
      And the turned undead are mindless
      When the undead that Ann has turned are looked at
      Then whether they attack again is not determined

    Scenario: nothing is said of their intelligence
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest is gone, as they believe
      When the undead that Ann has turned are looked at
      Then whether they attack again is not determined

  @weapon_speed.turn_undead.forced_closer
  Rule: A turning ends when the priest makes the undead come closer than 3 m

    Scenario Outline: how close
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And they are <tenths> tenths of a metre away
      And the priest forces them to come that close
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like
      And they may attack again

      Examples:
        | tenths |
        | 0      |
        | 29     |

    Scenario: they are not turned again when they are farther away
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And Ann forces them within 3 m for a while
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like
      And they may attack again

    @near_miss
    Scenario Outline: not so close
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And they are <tenths> tenths of a metre away
      And the priest forces them to come that close
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

      Examples:
        | tenths |
        | 30     |
        | 31     |

    @near_miss
    Scenario: nothing is said of the distance
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the priest forces them to come that close
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    @near_miss
    Scenario: close, but not for the priest's doing
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And they are 10 tenths of a metre away
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    Scenario: a distance below nothing
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And they are -1 tenths of a metre away
      When the undead that Ann has turned are looked at
      Then it is refused for its distance

  @weapon_speed.turn_undead.concentration
  Rule: A turning lasts while the priest concentrates, is aware of the undead and holds the symbol

    Scenario Outline: what ends it
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When Ann <lapse>, and the turned undead are looked at
      Then the turning has ended and they do as they like
      And they may attack again

      Examples:
        | lapse                      |
        | no longer concentrates     |
        | is no longer aware of them |
        | has dropped the symbol     |

    Scenario Outline: what has ended stays so
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And Ann <lapse> for a while
      When the undead that Ann has turned are looked at
      Then the turning has ended and they do as they like

      Examples:
        | lapse                      |
        | no longer concentrates     |
        | is no longer aware of them |
        | has dropped the symbol     |

    Scenario: it lasts from round to round
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the round has ended
      And the round has ended
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    Scenario: it lasts for those that are turned, though others are not
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And 4 undead of 8 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

    Scenario: it lasts beyond the encounter
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      And the combat has ended
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat

  @weapon_speed.turn_undead.other_combat
  Rule: A priest may fight others while a turning lasts

    Scenario: other combat does not end it
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When Ann fights others, and the turned undead are looked at
      Then the turning holds and they retreat

    @near_miss
    Scenario: no other combat
      Given a cleric of level 4
      And 4 undead of 1/2 HD
      And Ann has turned undead with a roll of 1 and 3 and 4 for their number
      When the undead that Ann has turned are looked at
      Then the turning holds and they retreat
