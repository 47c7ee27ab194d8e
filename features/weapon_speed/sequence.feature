Feature: The four steps of a round
  Who tells what when, and who acts first. Document 001, L6 to L12.

  @weapon_speed.sequence.four_steps
  Rule: A round has four steps, in this order: the GM, the players, initiative, actions

    Scenario Outline: nothing is announced once initiative is rolled
      Given initiative has been rolled for Zoe
      When <who> announces <action>
      Then it is not allowed

      Examples:
        | who              | action         |
        | Ann, a player's, | a spell        |
        | Ann, a player's, | something else |
        | Orc, the GM's,   | a spell        |
        | Orc, the GM's,   | something else |

    Scenario Outline: no spell is chosen once initiative is rolled
      Given initiative has been rolled for Zoe
      When a spell is chosen for <whom>
      Then it is not allowed

      Examples:
        | whom            |
        | Ann, a player's |
        | Orc, the GM's   |

    Scenario: nobody acts before initiative is rolled
      Given Ann, a player's, has announced something else
      When Ann comes to act
      Then it is not allowed

    Scenario: nobody acts whose initiative is not rolled
      Given initiative has been rolled for Zoe
      When Ann comes to act
      Then it is not allowed

    Scenario: nobody acts on the initiative of the round before
      Given initiative has been rolled for Zoe
      And the round has ended
      When Zoe comes to act
      Then it is not allowed

    Scenario: nobody acts on the initiative of the combat before
      Given initiative has been rolled for Zoe
      And the combat has ended
      When Zoe comes to act
      Then it is not allowed

    Scenario: after initiative everybody acts
      Given initiative has been rolled for Zoe
      When Zoe comes to act
      Then it is allowed
      And it is at 10, after nobody and together with nobody

    Scenario: someone without a name acts
      Given initiative has been rolled for someone
      When someone comes to act
      Then it is at 10, after nobody and together with nobody

    Scenario: someone with a name of blanks acts
      Given an unknown combatant
      When someone comes to act
      Then it is refused for its combatant

    @near_miss
    Scenario: the next round begins at the first step
      Given initiative has been rolled for Zoe
      And the round has ended
      When Orc, the GM's, announces something else
      Then it belongs to step 1
      When Ann, a player's, announces something else
      Then it belongs to step 2

  @weapon_speed.sequence.gm_in_secret
  Rule: The GM settles, in secret and first, what NPCs and monsters do

    Scenario Outline: before the players
      When Orc, the GM's, announces <action>
      Then it belongs to step 1
      And the players do not learn it
      And no casting begins

      Examples:
        | action         |
        | a spell        |
        | something else |

    Scenario Outline: not after a player
      Given Ann, a player's, has announced something else
      When Orc, the GM's, announces <action>
      Then it is not allowed

      Examples:
        | action         |
        | a spell        |
        | something else |

    Scenario: several before the players
      Given Troll, the GM's, has announced something else
      When Orc, the GM's, announces something else
      Then it belongs to step 1

    @near_miss
    Scenario: players tell openly
      Given Orc, the GM's, has announced something else
      When Ann, a player's, announces something else
      Then the players learn it

    Scenario: a side that nobody has heard of
      Given an unknown side
      When Ann announces something else
      Then it is refused for its side

    Scenario: nobody says whose the combatant is
      When Ann announces something else
      Then it is refused for its side

    Scenario: a combatant who changes hands
      Given Ann, a player's, has announced something else
      When Ann, the GM's, announces something else
      Then it is refused for its side

    Scenario: a combatant who changes hands the other way
      Given Orc, the GM's, has announced something else
      When Orc, a player's, announces something else
      Then it is refused for its side

    Scenario: a combatant with a name of blanks
      Given an unknown combatant
      When someone announces something else
      Then it is refused for its combatant

  @weapon_speed.sequence.spells_first
  Rule: Spells are chosen before any player announces anything

    Scenario: a spell of an NPC, before anything is announced
      When a spell is chosen for Orc, the GM's
      Then it is allowed
      And it belongs to step 1
      And the players do not learn it
      And no casting begins

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: a player's spell, before anything is announced
      When a spell is chosen for Ann, a player's
      Then it belongs to step 1
      And the players learn it
      And no casting begins

    @near_miss @reading.weapon_speed.sequence.whose_spells.the_gms
    Scenario: a player's spell, which belongs to what players announce
      When a spell is chosen for Ann, a player's
      Then it belongs to step 2
      And the players learn it
      And no casting begins

    Scenario: once the GM has settled something
      Given Troll, the GM's, has announced something else
      When a spell is chosen for Orc, the GM's
      Then it is allowed

    Scenario: no spell of an NPC once a player has announced something
      Given Ann, a player's, has announced something else
      When a spell is chosen for Orc, the GM's
      Then it is not allowed

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: no spell of a player once another has announced something
      Given Ann, a player's, has announced something else
      When a spell is chosen for Bob, a player's
      Then it is not allowed

    @near_miss @reading.weapon_speed.sequence.whose_spells.the_gms
    Scenario: a spell of a player even after another has announced something
      Given Ann, a player's, has announced something else
      When a spell is chosen for Bob, a player's
      Then it belongs to step 2

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: a spell that was not chosen in time is not announced either
      Given Ann, a player's, has announced something else
      When Bob, a player's, announces a spell
      Then it is not allowed

    @near_miss @reading.weapon_speed.sequence.whose_spells.the_gms
    Scenario: a player's spell that need not be chosen earlier
      Given Ann, a player's, has announced something else
      When Bob, a player's, announces a spell
      Then casting begins

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: no spell that was not chosen in time, in place of something else
      Given Ann, a player's, has announced something else
      When Ann, a player's, announces a spell
      Then it is not allowed

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: no spell that was not chosen in time, even if the GM lets announcements change
      Given Ann, a player's, has announced something else
      And the GM allows it
      When Ann, a player's, announces a spell
      Then it is not allowed

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: what is not allowed is not held to be announced
      Given Ann, a player's, has announced something else
      When Bob, a player's, announces a spell
      Then it is not allowed
      When Bob, a player's, announces something else
      Then it belongs to step 2
      When a spell is chosen for Bob, a player's
      Then it is not allowed

    @near_miss
    Scenario: a spell that was chosen in time may be announced late
      Given a spell has been chosen for Bob, a player's
      And Ann, a player's, has announced something else
      When Bob, a player's, announces a spell
      Then it belongs to step 2
      And casting begins

    @reading.weapon_speed.sequence.whose_spells.everyones
    Scenario: a choice of the round before does not help
      Given a spell has been chosen for Bob, a player's
      And the round has ended
      And Ann, a player's, has announced something else
      When Bob, a player's, announces a spell
      Then it is not allowed

    Scenario: what players announced in the round before does not matter
      Given Ann, a player's, has announced something else
      And the round has ended
      When a spell is chosen for Orc, the GM's
      Then it is allowed

    Scenario: someone without a name has a spell chosen
      Given a spell has been chosen for someone of a player's
      And Ann, a player's, has announced something else
      When someone of a player's announces a spell
      Then casting begins
      When a spell is chosen for Orc, the GM's
      Then it is not allowed

    Scenario: a chooser with a name of blanks
      Given an unknown combatant
      When a spell is chosen for someone of a player's
      Then it is refused for its combatant

    Scenario: a chooser of a side that nobody has heard of
      Given an unknown side
      When a spell is chosen for someone
      Then it is refused for its side

    Scenario: nobody says whose the chooser is
      When a spell is chosen for someone
      Then it is refused for its side

  @weapon_speed.sequence.players_announce
  Rule: Players tell in the second step what their characters mean to do

    Scenario: a player's announcement
      When Ann, a player's, announces something else
      Then it belongs to step 2
      And the players learn it
      And no casting begins

    Scenario: a second player's announcement
      Given Ann, a player's, has announced something else
      When Bob, a player's, announces something else
      Then it belongs to step 2

    @near_miss
    Scenario: an NPC's action belongs to the first step
      When Orc, the GM's, announces something else
      Then it belongs to step 1

    Scenario: an action that nobody has heard of
      Given an unknown action
      When Ann, a player's, announces it
      Then it is refused for its action

    Scenario: nobody says what is to be done
      When Ann, a player's, announces it
      Then it is refused for its action

  @weapon_speed.sequence.general_words
  Rule: An announcement in general words is enough

    Scenario: a move and an attack, without details
      Given only general words
      When Ann, a player's, announces something else
      Then it is allowed
      And it belongs to step 2

    @near_miss
    Scenario: details are allowed too
      When Ann, a player's, announces something else
      Then it is allowed

  @weapon_speed.sequence.casting_begins
  Rule: A spell begins with its announcement

    Scenario: a player's spell
      When Ann, a player's, announces a spell
      Then casting begins
      And it belongs to step 2

    @near_miss
    Scenario: a spell is not begun by being chosen
      When a spell is chosen for Ann, a player's
      Then no casting begins

    @near_miss
    Scenario: nothing else is cast
      When Ann, a player's, announces something else
      Then no casting begins

  @weapon_speed.sequence.spell_is_fixed
  Rule: A spell that has been announced cannot be changed

    Scenario: no other spell
      Given Ann, a player's, has announced a spell
      When Ann, a player's, announces a spell
      Then it is not allowed

    Scenario Outline: no other spell, whatever the GM says
      Given Ann, a player's, has announced a spell
      And the GM <allows> it
      When Ann, a player's, announces a spell
      Then it is not allowed

      Examples:
        | allows  |
        | allows  |
        | forbids |

    Scenario: no other spell, even of someone who chose one in time
      Given a spell has been chosen for Ann, a player's
      And Ann, a player's, has announced a spell
      When Ann, a player's, announces a spell
      Then it is not allowed

    Scenario: no other spell once initiative is rolled
      Given Ann, a player's, has announced a spell
      And initiative has been rolled for Ann
      When Ann, a player's, announces a spell
      Then it is not allowed

    @reading.weapon_speed.sequence.spell_given_up.not_allowed
    Scenario: nothing else in its place
      Given Ann, a player's, has announced a spell
      And the GM allows it
      When Ann, a player's, announces something else
      Then it is not allowed

    @near_miss @reading.weapon_speed.sequence.spell_given_up.allowed
    Scenario: something else in its place, if the GM lets announcements change
      Given Ann, a player's, has announced a spell
      And the GM allows it
      When Ann, a player's, announces something else
      Then it belongs to step 2

    @near_miss @reading.weapon_speed.sequence.spell_given_up.allowed
    Scenario: something else in its place, and the GM says nothing
      Given Ann, a player's, has announced a spell
      When Ann, a player's, announces something else
      Then it belongs to step 2

    @reading.weapon_speed.sequence.whose_spells_bind.everyones
    Scenario: no other spell of an NPC, even if the GM lets announcements change
      Given Orc, the GM's, has announced a spell
      And the GM allows it
      When Orc, the GM's, announces a spell
      Then it is not allowed

    @reading.weapon_speed.sequence.whose_spells_bind.everyones @reading.weapon_speed.sequence.spell_given_up.not_allowed
    Scenario: nothing else in the place of an NPC's spell
      Given Orc, the GM's, has announced a spell
      And the GM allows it
      When Orc, the GM's, announces something else
      Then it is not allowed

    @near_miss @reading.weapon_speed.sequence.whose_spells_bind.everyones
    @reading.weapon_speed.sequence.spell_given_up.allowed
    Scenario: something else in the place of an NPC's spell
      Given Orc, the GM's, has announced a spell
      When Orc, the GM's, announces something else
      Then it belongs to step 1

    @near_miss
    Scenario: another spell in the next round
      Given Ann, a player's, has announced a spell
      And the round has ended
      When Ann, a player's, announces a spell
      Then casting begins

    @near_miss
    Scenario: another's spell is another's
      Given a spell has been chosen for Bob, a player's
      And Ann, a player's, has announced a spell
      When Bob, a player's, announces a spell
      Then casting begins

    @near_miss
    Scenario: a spell that was only chosen may be left aside
      Given a spell has been chosen for Ann, a player's
      When Ann, a player's, announces something else
      Then it belongs to step 2

  @weapon_speed.sequence.other_changes
  Rule: Whether any other announcement can be changed is not said

    Scenario Outline: the GM says nothing of a change
      Given <who> has announced <first>
      When <who> announces <second>
      Then whether it is allowed is not determined

      Examples:
        | who              | first          | second         |
        | Ann, a player's, | something else | something else |
        | Orc, the GM's,   | something else | a spell        |

    Scenario: the GM says nothing of a change to a spell that was chosen in time
      Given a spell has been chosen for Ann, a player's
      And Ann, a player's, has announced something else
      When Ann, a player's, announces a spell
      Then whether it is allowed is not determined

    @reading.weapon_speed.sequence.whose_spells.the_gms
    Scenario: the GM says nothing of a change to a spell that need not be chosen earlier
      Given Ann, a player's, has announced something else
      When Ann, a player's, announces a spell
      Then whether it is allowed is not determined

    @reading.weapon_speed.sequence.whose_spells_bind.the_players
    Scenario Outline: the GM says nothing of a change of an NPC's spell
      Given Orc, the GM's, has announced a spell
      When Orc, the GM's, announces <second>
      Then whether it is allowed is not determined

      Examples:
        | second         |
        | a spell        |
        | something else |

    @reading.weapon_speed.sequence.whose_spells_bind.the_players
    Scenario: the GM allows a change of an NPC's spell
      Given Orc, the GM's, has announced a spell
      And the GM allows it
      When Orc, the GM's, announces a spell
      Then it belongs to step 1

    Scenario Outline: the GM forbids a change
      Given <who> has announced something else
      And the GM forbids it
      When <who> announces something else
      Then it is not allowed

      Examples:
        | who              |
        | Ann, a player's, |
        | Orc, the GM's,   |

    Scenario Outline: the GM allows a change
      Given <who> has announced something else
      And the GM allows it
      When <who> announces something else
      Then it belongs to step <step>

      Examples:
        | who              | step |
        | Ann, a player's, | 2    |
        | Orc, the GM's,   | 1    |

    Scenario: what it was changed to is what is fixed
      Given a spell has been chosen for Ann, a player's
      And Ann, a player's, has announced something else
      And the GM allows it
      When Ann, a player's, announces a spell
      Then casting begins
      When Ann, a player's, announces a spell
      Then it is not allowed

    @near_miss
    Scenario: a first announcement changes nothing
      When Ann, a player's, announces something else
      Then it is allowed

  @weapon_speed.sequence.highest_first
  Rule: Whoever has more initiative acts earlier

    Scenario: the two characters of the document
      Given Bob has initiative 10
      And Ann has initiative 13
      When the order of actions is asked for
      Then it is Ann, then Bob

    Scenario: stated in order
      Given Ann has initiative 13
      And Bob has initiative 10
      When the order of actions is asked for
      Then it is Ann, then Bob

    Scenario: one more is enough
      Given Ann has initiative 9
      And Bob has initiative 10
      When the order of actions is asked for
      Then it is Bob, then Ann

    Scenario: initiative below 0
      Given Ann has initiative -5
      And Bob has initiative -4
      When the order of actions is asked for
      Then it is Bob, then Ann

    Scenario: one name with two initiatives
      Given Ann has initiative 13
      And Ann has initiative 10
      When the order of actions is asked for
      Then it is refused for its combatants

    Scenario Outline: four whose initiative has been rolled
      Given a 10 has been rolled for each, modified by 2 for Ann, -1 for Bob, 2 for Cid and 3 for Dan
      And Eve, a player's, has announced something else in a way that overrides the sequence
      When <who> comes to act
      Then it is at <count>, after <after> and together with <with>

      Examples:
        | who | count | after            | with   |
        | Dan | 13    | nobody           | nobody |
        | Ann | 12    | Dan              | Cid    |
        | Cid | 12    | Dan              | Ann    |
        | Bob | 9     | Ann, Cid and Dan | nobody |

    Scenario: one combatant alone
      Given Ann has initiative 13
      When the order of actions is asked for
      Then only Ann acts

    Scenario: an empty list of combatants
      Given nobody to put in order
      When the order of actions is asked for
      Then it is refused for its combatants

    Scenario: no list of combatants
      When the order of actions is asked for
      Then it is refused for its combatants

    Scenario: nobody with any name
      Given nobody with any name has initiative 10
      When the order of actions is asked for
      Then it is refused for its first combatant's name

  @weapon_speed.sequence.overridden
  Rule: The GM decides where something overrides the sequence

    Scenario Outline: the GM allows what would be too late
      Given initiative has been rolled for Zoe
      And something overrides the sequence
      And the GM allows it
      When <who> announces something else
      Then it belongs to step <step>

      Examples:
        | who              | step |
        | Ann, a player's, | 2    |
        | Orc, the GM's,   | 1    |

    Scenario Outline: the GM forbids what would be in time
      Given something overrides the sequence
      And the GM forbids it
      When <who> announces something else
      Then it is not allowed

      Examples:
        | who              |
        | Ann, a player's, |
        | Orc, the GM's,   |

    Scenario Outline: the GM has said nothing
      Given something overrides the sequence
      When <who> announces something else
      Then whether it is allowed is not determined

      Examples:
        | who              |
        | Ann, a player's, |
        | Orc, the GM's,   |

    Scenario: the GM allows even another spell
      Given Ann, a player's, has announced a spell
      And something overrides the sequence
      And the GM allows it
      When Ann, a player's, announces a spell
      Then casting begins

    @near_miss
    Scenario Outline: nothing overrides the sequence, whatever the GM says
      Given initiative has been rolled for Zoe
      And the GM <allows> it
      When Ann, a player's, announces something else
      Then it is not allowed

      Examples:
        | allows  |
        | allows  |
        | forbids |
