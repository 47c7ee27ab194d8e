Feature: Defence modifiers
  The printed table of a defender's situations with its notes: ² only the passive DeC, and Ref without the bonuses of
  Dex and Int; ³ the same with Dex as 0; ⁴ a Dex penalty; ⁵ less where sight is not relied on. Document 000, L245 to L271.

  @action_points.defense_modifiers.each_situation
  Rule: Each situation of the table modifies a defender's DeC, its Ref, and its Fort and Will

    Scenario Outline: each row
      Given the row <defender> of <category>
      When its modifiers are looked up
      Then the table has <DeC>, <Ref> and <Fort and Will>

      Examples: every cell
        | category       | defender                        | DeC | Ref | Fort and Will |
        | Visibility¹    | Behind limited cover            | +2  | +1  | +0            |
        | Visibility¹    | Behind cover                    | +4  | +2  | +0            |
        | Visibility¹    | Behind good cover               | +8  | +4  | +0            |
        | Visibility¹    | Concealment⁵                    | +4  | +0  | +0            |
        | Visibility¹    | Good concealment⁵               | +8  | +0  | +0            |
        | Visibility¹    | Total concealment or invisible⁵ | +10 | +0  | +0            |
        | Disadvantaged¹ | Entangled                       | +0⁴ | +0⁴ | +0            |
        | Disadvantaged¹ | Flat-footed                     | +0² | +0  | +0            |
        | Disadvantaged¹ | Blind or unable to see attacker | -2² | +0  | +0            |
        | Disadvantaged¹ | Cowering                        | -2² | -2² | -2            |
        | Disadvantaged¹ | Stunned                         | -2² | -2² | -2            |
        | Disadvantaged¹ | Grappling                       | +0² | +0² | +0            |
        | Disadvantaged¹ | Pinned                          | +0³ | +0³ | +0            |
        | Disadvantaged¹ | Helpless                        | +0³ | -2³ | -2            |
        | Position¹      | Squeezing through tight space   | -4  | -4  | +0            |

    Scenario Outline: the other of two in one row
      Given a defender who is <situation>
      When its modifiers are looked up
      Then they are <DeC> to DeC, <Ref> to Ref, <Fort and Will> to Fort and Will

      Examples:
        | situation                  | DeC | Ref | Fort and Will |
        | invisible                  | 10  | 0   | 0             |
        | unable to see the attacker | -2  | 0   | 0             |

    Scenario Outline: a defence in a situation
      Given a defender who is <situation>
      And its <defense> is normally 20
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples: Fort and Will share a column, and so do both DeC
        | situation                  | defense     | value | modifier |
        | behind limited cover       | active DeC  | 22    | 2        |
        | behind limited cover       | passive DeC | 22    | 2        |
        | behind limited cover       | Ref         | 21    | 1        |
        | behind limited cover       | Will        | 20    | 0        |
        | behind total cover         | Ref         | 28    | 8        |
        | behind total cover         | Fort        | 20    | 0        |
        | totally concealed          | active DeC  | 30    | 10       |
        | blind                      | passive DeC | 18    | -2       |
        | blind                      | Ref         | 20    | 0        |
        | stunned                    | passive DeC | 18    | -2       |
        | cowering                   | Fort        | 18    | -2       |
        | cowering                   | Will        | 18    | -2       |
        | helpless                   | Fort        | 18    | -2       |
        | pinned                     | Will        | 20    | 0        |
        | squeezing through          | active DeC  | 16    | -4       |
        | squeezing through          | Ref         | 16    | -4       |

    @near_miss
    Scenario: in no situation of the table
      Given a defender in no such situation
      When its modifiers are looked up
      Then they are 0 to DeC, 0 to Ref, 0 to Fort and Will
      And it can use its active DeC
      And its Ref keeps the bonuses

    @near_miss
    Scenario Outline: a defence in no situation of the table
      Given a defender in no such situation
      And its <defense> is normally <value>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes 0

      Examples:
        | defense     | value |
        | active DeC  | 17    |
        | passive DeC | 12    |
        | Ref         | 14    |
        | Fort        | 13    |
        | Will        | 11    |

    Scenario Outline: what nobody knows of a defence
      Given a defence asked about, but <wrong>
      When its defence is worked out
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact             |
        | in a situation without a name            | situations       |
        | in situations that nobody states         | situations       |
        | of a kind without a name                 | kind of defence  |
        | of a kind that nobody states             | kind of defence  |
        | without its normal value                 | normal value     |
        | counting Dex in a way that is not known  | counting of Dex  |

    Scenario Outline: what nobody knows of a row
      Given a row asked about, but <wrong>
      When its modifiers are looked up
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact            |
        | in a situation without a name    | situations      |
        | in situations that nobody states | situations      |
        | in one situation twice           | situations      |

  @action_points.defense_modifiers.no_number
  Rule: Total cover has no DeC modifier

    Scenario Outline: a dash
      Given the row <defender> of <category>
      When its modifiers are looked up
      Then the table has <DeC>, <Ref> and <Fort and Will>

      Examples:
        | category    | defender    | DeC | Ref | Fort and Will |
        | Visibility¹ | Total cover | -   | +8  | +0            |

    Scenario Outline: a DeC behind total cover
      Given a defender who is behind total cover
      And its <defense> is normally 20
      When its defence is worked out
      Then the defence is not determined
      And its modifier is not determined

      Examples:
        | defense     |
        | active DeC  |
        | passive DeC |

    Scenario: total cover and squeezing
      Given a defender who is behind total cover
      And who is squeezing through as well
      When its modifiers are looked up
      Then the DeC modifier is not determined, and it is 4 to Ref

    @near_miss
    Scenario: good cover has one
      Given a defender who is behind good cover
      And its active DeC is normally 15
      When its defence is worked out
      Then the defence is 23, of which the situation makes 8

    @near_miss
    Scenario: a Ref behind total cover
      Given a defender who is behind total cover
      And its Ref is normally 15
      When its defence is worked out
      Then the defence is 23, of which the situation makes 8

  @action_points.defense_modifiers.one_of_a_category
  Rule: Of one category only the modifier furthest from 0 counts

    Scenario Outline: two of one category
      Given a defender who is <one>
      And who is <other> as well
      When its modifiers are looked up
      Then they are <DeC> to DeC, <Ref> to Ref, <Fort and Will> to Fort and Will

      Examples: cover and concealment are one category
        | one                  | other             | DeC | Ref | Fort and Will |
        | behind limited cover | concealed         | 4   | 1   | 0             |
        | behind cover         | concealed         | 4   | 2   | 0             |
        | behind good cover    | concealed         | 8   | 4   | 0             |
        | behind good cover    | well concealed    | 8   | 4   | 0             |
        | behind good cover    | totally concealed | 10  | 4   | 0             |
        | behind cover         | behind good cover | 8   | 4   | 0             |
        | totally concealed    | well concealed    | 10  | 0   | 0             |
        | stunned              | cowering          | -2  | -2  | -2            |
        | blind                | helpless          | -2  | -2  | -2            |
        | flat-footed          | blind             | -2  | 0   | 0             |
        | grappling            | cowering          | -2  | -2  | -2            |

    Scenario: three of one category
      Given a defender who is stunned
      And who is blind as well
      And who is entangled as well
      When its modifiers are looked up
      Then they are -2 to DeC, -2 to Ref, -2 to Fort and Will

    Scenario: in a defence
      Given a defender who is behind limited cover
      And who is well concealed as well
      And its active DeC is normally 15
      When its defence is worked out
      Then the defence is 23, of which the situation makes 8

    @near_miss
    Scenario: two of one row are one
      Given a defender who is blind
      And who is unable to see the attacker as well
      When its modifiers are looked up
      Then they are -2 to DeC, 0 to Ref, 0 to Fort and Will

  @action_points.defense_modifiers.categories_add_up
  Rule: The modifiers of different categories add up

    Scenario Outline: two categories
      Given a defender who is <one>
      And who is <other> as well
      When its modifiers are looked up
      Then they are <DeC> to DeC, <Ref> to Ref, <Fort and Will> to Fort and Will

      Examples:
        | one               | other             | DeC | Ref | Fort and Will |
        | behind cover      | stunned           | 2   | 0   | -2            |
        | behind good cover | squeezing through | 4   | 0   | 0             |
        | behind cover      | squeezing through | 0   | -2  | 0             |
        | concealed         | blind             | 2   | 0   | 0             |
        | cowering          | squeezing through | -6  | -6  | -2            |
        | invisible         | helpless          | 10  | -2  | -2            |

    Scenario Outline: total cover and another category
      Given a defender who is behind total cover
      And who is <other> as well
      When its modifiers are looked up
      Then the DeC modifier is not determined, and it is <Ref> to Ref

      Examples:
        | other    | Ref |
        | stunned  | 6   |
        | helpless | 6   |

    Scenario: all three, one of them twice
      Given a defender who is behind limited cover
      And who is concealed as well
      And who is stunned as well
      And who is squeezing through as well
      When its modifiers are looked up
      Then they are -2 to DeC, -5 to Ref, -2 to Fort and Will

    Scenario: in a Fort
      Given a defender who is helpless
      And who is squeezing through as well
      And its Fort is normally 13
      When its defence is worked out
      Then the defence is 11, of which the situation makes -2

    @near_miss
    Scenario: two of one category do not
      Given a defender who is behind cover
      And who is well concealed as well
      When its modifiers are looked up
      Then they are 8 to DeC, 2 to Ref, 0 to Fort and Will

  @action_points.defense_modifiers.passive_only
  Rule: Some situations leave a defender its passive DeC only

    Scenario Outline: the active one
      Given a defender who is <situation>
      And its active DeC is normally 20
      When its defence is worked out
      Then it is not allowed

      Examples:
        | situation                  |
        | flat-footed                |
        | blind                      |
        | unable to see the attacker |
        | cowering                   |
        | stunned                    |
        | grappling                  |
        | pinned                     |
        | helpless                   |

    Scenario Outline: looked up
      Given a defender who is <situation>
      When its modifiers are looked up
      Then it cannot use its active DeC
      And its Ref <keeps> the bonuses

      Examples: Ref has marks of its own
        | situation   | keeps |
        | flat-footed | keeps |
        | blind       | keeps |
        | stunned     | loses |

    Scenario Outline: notes are not touched by another category
      Given a defender who is <situation>
      And who is squeezing through as well
      When its modifiers are looked up
      Then it cannot use its active DeC
      And its Ref <keeps> the bonuses

      Examples:
        | situation   | keeps |
        | flat-footed | keeps |
        | grappling   | loses |
        | pinned      | loses |

    Scenario: not even behind cover
      Given a defender who is behind good cover
      And who is flat-footed as well
      And its active DeC is normally 20
      When its defence is worked out
      Then it is not allowed

    @near_miss
    Scenario Outline: the passive one
      Given a defender who is <situation>
      And its passive DeC is normally 14
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples:
        | situation   | value | modifier |
        | flat-footed | 14    | 0        |
        | grappling   | 14    | 0        |
        | stunned     | 12    | -2       |

    @near_miss
    Scenario Outline: situations that leave the active one
      Given a defender who is <situation>
      When its modifiers are looked up
      Then it can use its active DeC
      And its Ref keeps the bonuses

      Examples:
        | situation         |
        | entangled         |
        | squeezing through |
        | behind cover      |
        | concealed         |

    @reading.action_points.defense_modifiers.notes_of_other_rows.hold
    Scenario: a note of another row holds
      Given a defender who is stunned
      And who is pinned as well
      When its modifiers are looked up
      Then Dex is treated as 0 in both
      And it cannot use its active DeC

    @reading.action_points.defense_modifiers.notes_of_other_rows.fall_away
    Scenario: a note of another row falls away
      Given a defender who is stunned
      And who is pinned as well
      When its modifiers are looked up
      Then Dex is treated as 0 in neither
      And it cannot use its active DeC

  @action_points.defense_modifiers.bonuses_lost
  Rule: Some situations take the bonuses of Dex and Int from Ref

    Scenario Outline: bonuses and penalties
      Given a defender who is <situation>
      And its Ref is normally 20
      And its Dex is worth <Dex>
      And its Int is worth <Int>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples: a penalty is no bonus, and stays
        | situation | Dex | Int | value | modifier |
        | grappling | 3   | 2   | 15    | 0        |
        | grappling | 3   | 0   | 17    | 0        |
        | grappling | 0   | 2   | 18    | 0        |
        | grappling | -1  | 2   | 18    | 0        |
        | grappling | 3   | -1  | 17    | 0        |
        | grappling | -2  | -1  | 20    | 0        |
        | grappling | 1   | 1   | 18    | 0        |
        | cowering  | 3   | 2   | 13    | -2       |
        | stunned   | 4   | 0   | 14    | -2       |

    Scenario: behind cover
      Given a defender who is behind good cover
      And who is stunned as well
      And its Ref is normally 20
      And its Dex is worth 3
      And its Int is worth 1
      When its defence is worked out
      Then the defence is 18, of which the situation makes 2

    @near_miss
    Scenario Outline: no mark on Ref
      Given a defender who is <situation>
      And its Ref is normally 20
      And its Dex is worth 3
      And its Int is worth 2
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples:
        | situation         | value | modifier |
        | flat-footed       | 20    | 0        |
        | blind             | 20    | 0        |
        | squeezing through | 16    | -4       |

    @near_miss
    Scenario: Fort and Will keep theirs
      Given a defender who is stunned
      And its Will is normally 20
      And its Dex is worth 3
      And its Int is worth 2
      When its defence is worked out
      Then the defence is 18, of which the situation makes -2

    Scenario: nobody knows its Dex
      Given a defender who is grappling
      And its Ref is normally 20
      And its Int is worth 2
      When its defence is worked out
      Then it is refused for its Dex

    Scenario: nobody knows its Int
      Given a defender who is grappling
      And its Ref is normally 20
      And its Dex is worth 2
      When its defence is worked out
      Then it is refused for its Int

  @action_points.defense_modifiers.dex_as_0
  Rule: Whoever is pinned or helpless defends with a Dex modifier of -5

    Scenario Outline: in Ref
      Given a defender who is <situation>
      And its Ref is normally 20
      And its Dex is worth <Dex>
      And its Int is worth <Int>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples: the bonus of Int goes too
        | situation | Dex | Int | value | modifier |
        | pinned    | 3   | 2   | 10    | 0        |
        | pinned    | 0   | 0   | 15    | 0        |
        | pinned    | -2  | -1  | 17    | 0        |
        | pinned    | -5  | 1   | 19    | 0        |
        | helpless  | 3   | 2   | 8     | -2       |
        | helpless  | 1   | 0   | 12    | -2       |

    Scenario Outline: in the passive DeC
      Given a defender who is <situation>
      And its passive DeC is normally 20
      And its Dex is worth <Dex>
      And that DeC counts Dex <how>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes 0

      Examples:
        | situation | Dex | how               | value |
        | pinned    | 3   | wholly            | 12    |
        | helpless  | 3   | wholly            | 12    |
        | helpless  | -2  | wholly            | 17    |
        | pinned    | 3   | only as a penalty | 15    |
        | helpless  | 0   | only as a penalty | 15    |
        | pinned    | -2  | only as a penalty | 17    |

    Scenario: entangled beside it
      Given a defender who is pinned
      And who is entangled as well
      And its Ref is normally 20
      And its Dex is worth 3
      And its Int is worth 0
      When its defence is worked out
      Then the defence is 12, of which the situation makes 0

    Scenario Outline: helpless and stunned, by what is read of notes
      Given a defender who is stunned
      And who is <other> as well
      And its <defense> is normally 20
      And its Dex is worth 3
      And its Int is worth 1
      And that DeC counts Dex wholly
      When its defence is worked out
      Then the defence is <value>, of which the situation makes -2

      @reading.action_points.defense_modifiers.notes_of_other_rows.hold
      Examples: every note
        | other    | defense     | value |
        | pinned   | Ref         | 9     |
        | helpless | passive DeC | 10    |

    Scenario: two rows as far from 0 as each other
      Given a defender who is stunned
      And who is helpless as well
      And its Ref is normally 20
      And its Dex is worth 3
      And its Int is worth 1
      When its defence is worked out
      Then the defence is 9, of which the situation makes -2

    @near_miss
    Scenario Outline: situations that leave Dex as it is
      Given a defender who is <situation>
      When its modifiers are looked up
      Then Dex is treated as 0 in neither

      Examples:
        | situation   |
        | grappling   |
        | stunned     |
        | cowering    |
        | entangled   |
        | flat-footed |

    @near_miss
    Scenario: a DeC without Dex
      Given a defender who is pinned
      And its passive DeC is normally 12
      And that DeC counts Dex never
      When its defence is worked out
      Then the defence is 12, of which the situation makes 0

    @near_miss
    @reading.action_points.defense_modifiers.notes_of_other_rows.fall_away
    Scenario Outline: the note of a lesser row falls away from a defence
      Given a defender who is stunned
      And who is <other> as well
      And its <defense> is normally 20
      And its Dex is worth 3
      And its Int is worth 1
      And that DeC counts Dex wholly
      When its defence is worked out
      Then the defence is <value>, of which the situation makes -2

      Examples:
        | other    | defense     | value |
        | pinned   | Ref         | 14    |
        | helpless | passive DeC | 18    |

    Scenario: nobody knows the Dex of the pinned
      Given a defender who is pinned
      And its passive DeC is normally 20
      And that DeC counts Dex wholly
      When its defence is worked out
      Then it is refused for its Dex

  @action_points.defense_modifiers.dex_in_dec
  Rule: Whether a DeC counts Dex is not said here

    Scenario Outline: nobody says
      Given a defender who is <situation>
      And its passive DeC is normally 20
      And its Dex is worth 3
      When its defence is worked out
      Then the defence is not determined
      And its modifier is <modifier>

      Examples:
        | situation | modifier |
        | pinned    | 0        |
        | helpless  | 0        |
        | entangled | 0        |

    @near_miss
    Scenario: someone says
      Given a defender who is helpless
      And its passive DeC is normally 20
      And its Dex is worth 4
      And that DeC counts Dex wholly
      When its defence is worked out
      Then the defence is 11, of which the situation makes 0

    @near_miss
    Scenario: Dex is left alone
      Given a defender who is stunned
      And its passive DeC is normally 20
      And its Dex is worth 4
      When its defence is worked out
      Then the defence is 18, of which the situation makes -2

  @action_points.defense_modifiers.entangled
  Rule: The Dex penalty of an entangled creature counts in DeC and Ref

    Scenario Outline: a known penalty in DeC
      Given a defender who is entangled
      And its <defense> is normally 20
      And its Dex is worth <Dex>
      And being entangled makes its Dex worth <entangled>
      And that DeC counts Dex <how>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes 0

      Examples:
        | defense     | Dex | entangled | how               | value |
        | active DeC  | 3   | 1         | wholly            | 18    |
        | active DeC  | 3   | 3         | wholly            | 20    |
        | passive DeC | 3   | 1         | only as a penalty | 20    |
        | passive DeC | 1   | -1        | only as a penalty | 19    |
        | passive DeC | -1  | -3        | only as a penalty | 18    |

    Scenario Outline: a known penalty in Ref
      Given a defender who is entangled
      And who is <other> as well
      And its Ref is normally 20
      And its Dex is worth <Dex>
      And its Int is worth 2
      And being entangled makes its Dex worth <entangled>
      When its defence is worked out
      Then the defence is <value>, of which the situation makes <modifier>

      Examples: what is left as a bonus is lost with the others
        | other             | Dex | entangled | value | modifier |
        | behind cover      | 3   | 1         | 20    | 2        |
        | squeezing through | 3   | -1        | 12    | -4       |
        | grappling         | 3   | 1         | 15    | 0        |
        | grappling         | 1   | -1        | 16    | 0        |

    @near_miss
    Scenario: not in Fort
      Given a defender who is entangled
      And its Fort is normally 20
      And its Dex is worth 3
      And being entangled makes its Dex worth 1
      When its defence is worked out
      Then the defence is 20, of which the situation makes 0

    @near_miss
    Scenario: not of the free
      Given a defender who is behind cover
      And its Ref is normally 20
      And its Dex is worth 3
      And being entangled makes its Dex worth 1
      When its defence is worked out
      Then the defence is 22, of which the situation makes 2

    Scenario: a penalty that helps
      Given a defender who is entangled
      And its Ref is normally 20
      And its Dex is worth 3
      And being entangled makes its Dex worth 4
      When its defence is worked out
      Then it is refused for its entangled Dex

    Scenario: an entangled creature of unknown Dex
      Given a defender who is entangled
      And its Ref is normally 20
      And being entangled makes its Dex worth 4
      When its defence is worked out
      Then it is refused for its Dex

  @action_points.defense_modifiers.size_of_dex_penalty
  Rule: The size of the Dex penalty of an entangled creature is not said here

    Scenario Outline: nobody knows
      Given a defender who is entangled
      And its <defense> is normally 20
      And its Dex is worth 3
      And that DeC counts Dex wholly
      When its defence is worked out
      Then the defence is not determined
      And its modifier is 0

      Examples:
        | defense     |
        | active DeC  |
        | passive DeC |
        | Ref         |

    @near_miss
    Scenario: somebody knows
      Given a defender who is entangled
      And its Ref is normally 20
      And its Dex is worth 3
      And being entangled makes its Dex worth 2
      When its defence is worked out
      Then the defence is 19, of which the situation makes 0

    @near_miss
    Scenario: it does not matter
      Given a defender who is entangled
      And its active DeC is normally 20
      And its Dex is worth 3
      And that DeC counts Dex never
      When its defence is worked out
      Then the defence is 20, of which the situation makes 0
