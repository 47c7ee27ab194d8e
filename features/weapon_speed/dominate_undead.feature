Feature: Dominating undead
  Evil priests do not drive undead away; they command them. Document 001, L265.

  @weapon_speed.dominate_undead.command_only
  Rule: Evil priests command undead and do not turn them

    Scenario: an evil priest cannot turn
      Given 4 undead of 1 HD
      When Zoe, an evil priest of level 4, tries to turn undead
      Then it is not allowed

    Scenario: an evil priest commands
      Given an evil priest of level 5
      And 4 undead of 1 HD
      When Zoe commands undead with 3 and 4 for their number
      Then it is allowed
      And Zoe commands 4 altogether

    Scenario: an evil priest whom nobody names
      Given an evil priest of level 5
      And 4 undead of 1 HD
      When some evil priest commands undead with 3 and 4 for their number
      Then it is allowed
      And Zoe commands 4 altogether

    @near_miss @reading.weapon_speed.dominate_undead.procedure.as_turning
    Scenario Outline: what turning takes, commanding takes
      Given an evil priest of level 5
      And 4 undead of 1 HD
      And the evil priest <lacks>
      When Zoe commands undead with 3 and 4 for their number
      Then it is not allowed

      Examples:
        | lacks                               |
        | presents no holy object             |
        | carries something in the other hand |
        | cannot speak clearly                |

    @reading.weapon_speed.dominate_undead.procedure.results_only
    Scenario Outline: commanding takes nothing
      Given an evil priest of level 5
      And 4 undead of 1 HD
      And the evil priest <lacks>
      When Zoe commands undead with 3 and 4 for their number
      Then it is allowed
      And of the first kind 4 follow one order and 0 are subservient

      Examples:
        | lacks                               |
        | presents no holy object             |
        | carries something in the other hand |
        | cannot speak clearly                |

    @reading.weapon_speed.dominate_undead.procedure.as_turning
    Scenario: once in an encounter, as turning
      Given an evil priest of level 5
      And 2 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And the round has ended
      When Zoe commands undead with 3 and 4 for their number
      Then it is not allowed

    @reading.weapon_speed.dominate_undead.procedure.results_only
    Scenario: as often as the priest likes
      Given an evil priest of level 5
      And 2 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe commands undead with 3 and 4 for their number
      Then it is allowed
      And Zoe commands 4 altogether

    Scenario: another evil priest in the same encounter
      Given an evil priest of level 5
      And 2 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Max commands undead with 3 and 4 for their number
      Then it is allowed
      And Max commands 2 altogether

    Scenario: no such level
      Given an evil priest of level 0
      And 2 undead of 1 HD
      When Zoe commands undead with 3 and 4 for their number
      Then it is refused for its level

    Scenario: nobody speaks of the level
      Given 2 undead of 1 HD
      When Zoe commands undead with 3 and 4 for their number
      Then it is refused for its level

    Scenario: nobody speaks of the undead
      Given an evil priest of level 5
      When Zoe commands undead with 3 and 4 for their number
      Then it is refused for its undead

    Scenario: no undead are there
      Given an evil priest of level 5
      And none that could be commanded
      When Zoe commands undead with 3 and 4 for their number
      Then it is refused for its undead

    @near_miss
    Scenario: a cleric turns
      Given 4 undead of 1 HD
      When Ann, a cleric of level 5, tries to turn undead
      Then it is allowed

  @weapon_speed.dominate_undead.first_order
  Rule: Undead won by a turning result carry out the first order, and then are free

    Scenario Outline: a roll that fails, and one that succeeds
      Given an evil priest of level 2
      And 4 undead of 1 HD
      When Zoe commands undead with a roll of <face> and 3 and 4 for their number
      Then of the first kind <won> follow one order and 0 are subservient
      And the table lists 10 for the first kind to be commanded

      Examples:
        | face | won |
        | 10   | 4   |
        | 11   | 4   |
        | 20   | 4   |

      @near_miss
      Examples: one below
        | face | won |
        | 9    | 0   |

    Scenario: T
      Given an evil priest of level 5
      And 8 undead of 1 HD
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 7 follow one order and 0 are subservient
      And the table lists T for the first kind to be commanded

    Scenario: the lowest Hit Dice first
      Given an evil priest of level 8
      And 9 undead of 4 HD
      And 4 undead of 3 HD
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 3 follow one order and 0 are subservient
      And of the second kind 4 follow one order and 0 are subservient

    Scenario: which of equal Hit Dice comes first is not said
      Given an evil priest of level 8
      And 9 undead of 4 HD
      And 4 undead of 8/2 HD
      When Zoe commands undead with 3 and 4 for their number
      Then who is commanded is not determined
      And Zoe commands 7 altogether

    Scenario: whichever came first, all follow an order
      Given an evil priest of level 8
      And 9 undead of 4 HD
      And 4 undead of 8/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives 7 undead won by a turn an order
      Then 7 follow, and 7 are still commanded

    Scenario: the GM says which of equal Hit Dice comes first
      Given an evil priest of level 8
      And 5 undead of 4 HD
      And 4 undead of 8/2 HD
      And the GM has equals commanded in the order told
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 5 follow one order and 0 are subservient
      And of the second kind 2 follow one order and 0 are subservient

    Scenario Outline: an order
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives <number> undead won by a turn an order
      Then <number> follow, and 7 are still commanded

      Examples:
        | number |
        | 1      |
        | 7      |

    Scenario Outline: another order
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given <first> undead won by a turn an order
      When Zoe gives <second> undead won by a turn an order
      Then <following> follow, and 7 are still commanded

      Examples: those without an order are counted first
        | first | second | following |
        | 7     | 7      | 0         |
        | 7     | 1      | 0         |
        | 3     | 7      | 4         |
        | 3     | 4      | 4         |
        | 3     | 5      | 4         |
        | 3     | 2      | 2         |

    Scenario: another order in a later round and another encounter
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 7 undead won by a turn an order
      And the round has ended
      And the combat has ended
      When Zoe gives 7 undead won by a turn an order
      Then 0 follow, and 7 are still commanded

    Scenario Outline: orders that are carried out
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 5 undead won by a turn an order
      When <number> undead that Zoe won by a turn have carried out their order
      Then <number> are free, and <left> are still commanded

      Examples:
        | number | left |
        | 1      | 6    |
        | 5      | 2    |

    Scenario: more than have an order carry it out
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 5 undead won by a turn an order
      When 6 undead that Zoe won by a turn have carried out their order
      Then it is refused for its number ordered

    Scenario: whoever is free carries out nothing more
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 5 undead won by a turn an order
      And 3 undead that Zoe won by a turn have carried out their order
      When 3 undead that Zoe won by a turn have carried out their order
      Then it is refused for its number ordered

    Scenario: whoever is free gives no second answer
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 3 undead won by a turn an order
      And 3 undead that Zoe won by a turn have carried out their order
      When Zoe gives 5 undead won by a turn an order
      Then it is refused for its number ordered

    Scenario: all who are left
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 3 undead won by a turn an order
      And 3 undead that Zoe won by a turn have carried out their order
      When Zoe gives 4 undead won by a turn an order
      Then 4 follow, and 4 are still commanded

    Scenario: those who are left and have their order
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 5 undead won by a turn an order
      And 3 undead that Zoe won by a turn have carried out their order
      When Zoe gives 4 undead won by a turn an order
      Then 2 follow, and 4 are still commanded

    Scenario: those won later have had no order
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 7 undead won by a turn an order
      And the combat has ended
      And Zoe has commanded undead with 1 and 2 for their number
      When Zoe gives 10 undead won by a turn an order
      Then 3 follow, and 10 are still commanded

    Scenario: the orders of another evil priest
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Max has commanded undead with 1 and 2 for their number
      And Zoe has given 7 undead won by a turn an order
      When Max gives 3 undead won by a turn an order
      Then 3 follow, and 3 are still commanded

    Scenario: orders last beyond the encounter
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And the combat has ended
      When Zoe gives 7 undead won by a turn an order
      Then 7 follow, and 7 are still commanded

    Scenario: subservient ones are not won by a turn
      Given an evil priest of level 7
      And 1 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives 1 undead won by a turn an order
      Then it is refused for its number ordered

    Scenario: an order to nobody
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives 0 undead won by a turn an order
      Then it is refused for its number ordered

    Scenario: an order that nobody carries out
      Given an evil priest of level 5
      And 7 undead of 1 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 7 undead won by a turn an order
      When 0 undead that Zoe won by a turn have carried out their order
      Then it is refused for its number ordered

    Scenario Outline: what must be stated, and known
      When Zoe gives an order <of>
      Then it is refused for its <fact>

      Examples:
        | of                          | fact             |
        | to undead of no known kind  | kind of command  |
        | to a kind of no name        | kind of command  |
        | to nobody knows how many    | number ordered   |

    Scenario Outline: what must be stated, and known, of an order carried out
      When an order of Zoe is carried out by <whom>
      Then it is refused for its <fact>

      Examples:
        | whom                     | fact             |
        | undead of no known kind  | kind of command  |
        | a kind of no name        | kind of command  |
        | nobody knows how many    | number ordered   |

    Scenario: an order by someone whom nobody names
      When someone gives 1 undead won by a turn an order
      Then it is refused for its number ordered

    Scenario: an order of someone whom nobody names, carried out
      When an order of someone is carried out by 1 undead won by a turn
      Then it is refused for its number ordered

    Scenario Outline: faces that no die has
      Given an evil priest of level 1
      And 4 undead of 1 HD
      When Zoe commands undead with a roll of <face> and <faces> for their number
      Then it is refused for its <fact>

      Examples:
        | face | faces   | fact             |
        | 0    | 3 and 4 | commanding roll  |
        | 21   | 3 and 4 | commanding roll  |
        | 13   | 0 and 4 | number commanded |
        | 13   | 3 and 7 | number commanded |

  @weapon_speed.dominate_undead.subservient
  Rule: A result D makes undead wholly subservient

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: D
      Given an evil priest of level 6
      And 8 undead of 1/2 HD
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 0 follow one order and 7 are subservient
      And the table lists D for the first kind to be commanded

    @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: one of each kind
      Given an evil priest of level 6
      And 8 undead of 1/2 HD
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 0 follow one order and 1 are subservient

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned @reading.weapon_speed.dominate_undead.additional_creatures.subservient
    Scenario: D* wins more
      Given an evil priest of level 8
      And 11 undead of 1/2 HD
      When Zoe commands undead with 2 and 3 for their number and 1 and 4 for more
      Then of the first kind 0 follow one order and 10 are subservient
      And the table lists D* for the first kind to be commanded

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned @reading.weapon_speed.dominate_undead.additional_creatures.none_more
    Scenario: D* wins no more than D
      Given an evil priest of level 8
      And 10 undead of 1/2 HD
      When Zoe commands undead with 2 and 3 for their number and 1 and 3 for more
      Then of the first kind 0 follow one order and 5 are subservient

    @reading.weapon_speed.dominate_undead.additional_creatures.subservient
    Scenario Outline: more than no two d4 show
      Given an evil priest of level 8
      And 10 undead of 1/2 HD
      When Zoe commands undead with 2 and 3 for their number and <faces> for more
      Then it is refused for its number of more to command

      Examples:
        | faces   |
        | 0 and 3 |
        | 3 and 5 |

    Scenario: any order
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives 1 subservient undead an order
      Then 1 follow, and 1 are still commanded

    Scenario: any order after another
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 1 subservient undead an order
      When Zoe gives 1 subservient undead an order
      Then 1 follow, and 1 are still commanded

    Scenario: an order carried out frees none
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 1 subservient undead an order
      When 1 subservient undead have carried out an order of Zoe
      Then 0 are free, and 1 are still commanded

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: many subservient, of whom some have carried out an order
      Given an evil priest of level 6
      And 8 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When 4 subservient undead have carried out an order of Zoe
      Then 0 are free, and 7 are still commanded

    Scenario: more than are subservient carry out an order
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When 2 subservient undead have carried out an order of Zoe
      Then it is refused for its number ordered

    Scenario: more than are subservient
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      When Zoe gives 2 subservient undead an order
      Then it is refused for its number ordered

    Scenario: subservient beyond the encounter
      Given an evil priest of level 6
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And the combat has ended
      When Zoe gives 1 subservient undead an order
      Then 1 follow, and 1 are still commanded

    @near_miss
    Scenario: those won by a turn are not subservient
      Given an evil priest of level 5
      And 1 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And Zoe has given 1 undead won by a turn an order
      When Zoe gives 1 undead won by a turn an order
      Then 0 follow, and 1 are still commanded

  @weapon_speed.dominate_undead.most
  Rule: An evil priest commands no more than 12 undead at a time

    Scenario Outline: two encounters
      Given an evil priest of level 5
      And 12 undead of 1 HD
      And Zoe has commanded undead with <first> for their number
      And the combat has ended
      When Zoe commands undead with <second> for their number
      Then of the first kind <won> follow one order and 0 are subservient
      And Zoe commands <all> altogether

      Examples:
        | first   | second  | won | all |
        | 3 and 4 | 1 and 3 | 4   | 11  |
        | 3 and 4 | 2 and 3 | 5   | 12  |
        | 3 and 4 | 2 and 4 | 5   | 12  |
        | 6 and 6 | 2 and 4 | 0   | 12  |

    Scenario: the rest of the places goes to the lowest Hit Dice
      Given an evil priest of level 8
      And 3 undead of 4 HD
      And 4 undead of 3 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And the combat has ended
      When Zoe commands undead with 5 and 4 for their number
      Then of the second kind 4 follow one order and 0 are subservient
      And of the first kind 1 follow one order and 0 are subservient

    Scenario: no place is left to be disputed
      Given an evil priest of level 8
      And 6 undead of 4 HD
      And 6 undead of 8/2 HD
      And Zoe has commanded undead with 6 and 6 for their number
      And the combat has ended
      When Zoe commands undead with 5 and 4 for their number
      Then of the second kind 0 follow one order and 0 are subservient
      And Zoe commands 12 altogether

    Scenario: orders that are given make no room
      Given an evil priest of level 5
      And 12 undead of 1 HD
      And Zoe has commanded undead with 6 and 6 for their number
      And Zoe has given 3 undead won by a turn an order
      And the combat has ended
      When Zoe commands undead with 2 and 4 for their number
      Then of the first kind 0 follow one order and 0 are subservient
      And Zoe commands 12 altogether

    Scenario: the rest of the places is not enough for equal Hit Dice
      Given an evil priest of level 8
      And 4 undead of 4 HD
      And 4 undead of 8/2 HD
      And Zoe has commanded undead with 4 and 4 for their number
      And the combat has ended
      When Zoe commands undead with 4 and 4 for their number
      Then who is commanded is not determined
      And Zoe commands 12 altogether

    Scenario: the GM says which of equal Hit Dice gets the rest of the places
      Given an evil priest of level 8
      And 4 undead of 4 HD
      And 4 undead of 8/2 HD
      And the GM has equals commanded in the order told
      And Zoe has commanded undead with 4 and 4 for their number
      And the combat has ended
      When Zoe commands undead with 4 and 4 for their number
      Then of the first kind 4 follow one order and 0 are subservient
      And of the second kind 0 follow one order and 0 are subservient
      And Zoe commands 12 altogether

    @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: one place for one of each of two kinds
      Given an evil priest of level 7
      And 3 undead of 1/2 HD
      And 3 undead of 3/6 HD
      And 12 undead of 2 HD
      And Zoe has commanded undead with 4 and 5 for their number
      And the combat has ended
      When Zoe commands undead with 1 and 1 for their number
      Then who is commanded is not determined
      And Zoe commands 12 altogether

    @reading.weapon_speed.turn_undead.how_many_destroyed.one_of_each_kind
    Scenario: the places that lower Hit Dice take are lacking for equal ones
      Given an evil priest of level 7
      And 3 undead of 1/2 HD
      And 3 undead of 1 HD
      And 2 undead of 2 HD
      And 3 undead of 4/2 HD
      And Zoe has commanded undead with 6 and 6 for their number
      And the combat has ended
      When Zoe commands undead with 6 and 6 for their number
      Then who is commanded is not determined
      And Zoe commands 12 altogether

    @near_miss @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned @reading.weapon_speed.dominate_undead.additional_creatures.subservient
    Scenario: how many more D* wins turns on which of equal Hit Dice comes first
      Given an evil priest of level 8
      And 5 undead of 1/2 HD
      And 9 undead of 3/6 HD
      When Zoe commands undead with 1 and 3 for their number and 3 and 3 for more
      Then who is commanded is not determined
      And how many are commanded altogether is not determined

    Scenario: orders that are carried out make room
      Given an evil priest of level 5
      And 12 undead of 1 HD
      And Zoe has commanded undead with 6 and 6 for their number
      And Zoe has given 3 undead won by a turn an order
      And 3 undead that Zoe won by a turn have carried out their order
      And the combat has ended
      When Zoe commands undead with 2 and 4 for their number
      Then of the first kind 3 follow one order and 0 are subservient
      And Zoe commands 12 altogether

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned @reading.weapon_speed.dominate_undead.additional_creatures.subservient
    Scenario: the additional ones of D* count too
      Given an evil priest of level 8
      And 20 undead of 1/2 HD
      When Zoe commands undead with 5 and 6 for their number and 1 and 3 for more
      Then of the first kind 0 follow one order and 12 are subservient
      And Zoe commands 12 altogether

    @reading.weapon_speed.turn_undead.how_many_destroyed.as_many_as_turned
    Scenario: the subservient count among the twelve
      Given an evil priest of level 6
      And 12 undead of 1/2 HD
      And Zoe has commanded undead with 3 and 4 for their number
      And the combat has ended
      When Zoe commands undead with 3 and 4 for their number
      Then of the first kind 0 follow one order and 5 are subservient
      And Zoe commands 12 altogether

    Scenario: each evil priest has twelve
      Given an evil priest of level 5
      And 12 undead of 1 HD
      And Zoe has commanded undead with 6 and 6 for their number
      When Max commands undead with 6 and 6 for their number
      Then Max commands 12 altogether

    @near_miss
    Scenario: an order spends no place
      Given an evil priest of level 5
      And 12 undead of 1 HD
      And Zoe has commanded undead with 6 and 6 for their number
      When Zoe gives 12 undead won by a turn an order
      Then 12 follow, and 12 are still commanded

  @weapon_speed.dominate_undead.paladins
  Rule: Against paladins an evil priest counts as three levels lower

    Scenario Outline: three levels
      Given an evil priest of level <level>
      And the GM has the paladin looked up under 3 HD
      When Zoe dominates a paladin with a roll of <face>
      Then the priest counts as of level <as>, and the table lists <listed>
      And the paladin <result>

      Examples:
        | level | face | as | listed | result                 |
        | 4     | 18   | 1  | 19     | is unaffected          |
        | 4     | 19   | 1  | 19     | follows a first order  |
        | 9     | 3    | 6  | 4      | is unaffected          |
        | 9     | 4    | 6  | 4      | follows a first order  |
        | 10    | 1    | 7  | T      | follows a first order  |
        | 12    | 1    | 9  | D      | is subservient         |
        | 14    | 1    | 11 | D*     | is subservient         |
        | 20    | 1    | 17 | D*     | is subservient         |

    Scenario: too many Hit Dice for the priest
      Given an evil priest of level 4
      And the GM has the paladin looked up under 5 HD
      When Zoe dominates a paladin with a roll of 20
      Then the priest counts as of level 1, and the table lists —
      And the paladin is unaffected

    @reading.weapon_speed.turn_undead.below_first_column.cannot_turn
    Scenario: a priest for whom there is no column
      Given an evil priest of level 3
      And the GM has the paladin looked up under 3 HD
      When Zoe dominates a paladin with a roll of 20
      Then the priest counts as of level 0, and the table lists —
      And the paladin is unaffected

    @reading.weapon_speed.turn_undead.below_first_column.first_column
    Scenario: the first column serves for a priest
      Given an evil priest of level 3
      And the GM has the paladin looked up under 3 HD
      When Zoe dominates a paladin with a roll of 20
      Then the priest counts as of level 0, and the table lists 19
      And the paladin follows a first order

    @near_miss @reading.weapon_speed.dominate_undead.procedure.as_turning
    Scenario Outline: what turning takes, dominating a paladin takes
      Given an evil priest of level 9
      And the GM has the paladin looked up under 3 HD
      And the evil priest <lacks>
      When Zoe dominates a paladin with a roll of 20
      Then it is not allowed

      Examples:
        | lacks                               |
        | presents no holy object             |
        | carries something in the other hand |
        | cannot speak clearly                |

    @reading.weapon_speed.dominate_undead.procedure.as_turning
    Scenario: the attempt is the one of the encounter
      Given an evil priest of level 9
      And the GM has the paladin looked up under 3 HD
      And Zoe has dominated a paladin with a roll of 2
      When Zoe dominates a paladin with a roll of 20
      Then it is not allowed

    @reading.weapon_speed.dominate_undead.procedure.results_only
    Scenario: attempts without end
      Given an evil priest of level 9
      And the GM has the paladin looked up under 3 HD
      And Zoe has dominated a paladin with a roll of 2
      When Zoe dominates a paladin with a roll of 20
      Then the paladin follows a first order

    Scenario: a priest whom nobody names
      Given an evil priest of level 9
      And the GM has the paladin looked up under 3 HD
      When some evil priest dominates a paladin with a roll of 20
      Then the paladin follows a first order

    Scenario Outline: faces that no d20 has
      Given an evil priest of level 9
      And the GM has the paladin looked up under 3 HD
      When Zoe dominates a paladin with a roll of <face>
      Then it is refused for its commanding roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: no such level against a paladin
      Given an evil priest of level 0
      When Zoe dominates a paladin with a roll of 20
      Then it is refused for its level

    Scenario: nobody speaks of the level against a paladin
      When Zoe dominates a paladin with a roll of 20
      Then it is refused for its level

    Scenario: no such Hit Dice of a paladin
      Given an evil priest of level 9
      And the GM has the paladin looked up under -3 HD
      When Zoe dominates a paladin with a roll of 20
      Then it is refused for its Hit Dice of the paladin

    @near_miss
    Scenario: against undead the priest counts in full
      Given an evil priest of level 4
      And 4 undead of 3 HD
      When Zoe commands undead with a roll of 10 and 3 and 4 for their number
      Then of the first kind 4 follow one order and 0 are subservient
      And the table lists 10 for the first kind to be commanded

  @weapon_speed.dominate_undead.row_of_paladins
  Rule: Which row of the table a paladin stands in is not said

    Scenario: the GM says nothing
      Given an evil priest of level 9
      When Zoe dominates a paladin with a roll of 20
      Then what the table lists for the paladin is not determined
      And what becomes of the paladin is not determined

    @near_miss
    Scenario: the GM says how many Hit Dice
      Given an evil priest of level 9
      And the GM has the paladin looked up under 4 HD
      When Zoe dominates a paladin with a roll of 7
      Then the priest counts as of level 6, and the table lists 7
      And the paladin follows a first order
