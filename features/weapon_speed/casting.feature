Feature: Casting spells in combat
  What casting costs, and what breaks it off. Document 001, L72 and L73.

  @weapon_speed.casting.casting_time
  Rule: The casting time comes off the caster's initiative

    Scenario Outline: casting times
      When a spell with casting time <time> is begun at initiative <initiative>
      Then the spell comes at initiative <comes>

      Examples:
        | time | initiative | comes |
        | 3    | 15         | 12    |
        | 0    | 15         | 15    |
        | 1    | 15         | 14    |
        | 9    | 4          | -5    |

    Scenario: a casting time below 0
      When a spell with casting time -1 is begun at initiative 15
      Then it is refused for its casting time

    Scenario: nobody says the initiative
      When a spell with casting time 3 is begun at an initiative that nobody says
      Then it is refused for its initiative

    Scenario: nobody says the casting time
      When a spell with a casting time that nobody says is begun at initiative 15
      Then it is refused for its casting time

    @near_miss
    Scenario Outline: a spell of a round or more, which comes at no initiative
      When Ann begins to cast a spell of <rounds> rounds
      Then at which initiative it comes is not determined

      Examples:
        | rounds |
        | 1      |
        | 3      |

    Scenario: a spell of no rounds
      When Ann begins to cast a spell of 0 rounds
      Then it is refused for its rounds of casting

    Scenario: a casting time beside rounds of casting
      When Ann begins to cast a spell of 3 rounds with casting time 3
      Then it is refused for its casting time

    Scenario: a long spell beside a short one
      Given Ann is casting
      When Ann begins to cast a spell of 3 rounds
      Then it is refused for its caster

    Scenario: a short spell beside a long one, in the next round
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      When Ann begins to cast
      Then it is refused for its caster

    Scenario: a short spell after a long one
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      And Ann has finished the spell
      When Ann begins to cast
      Then the spell comes at initiative 12

    Scenario: two spells at once
      Given Ann is casting
      When Ann begins to cast
      Then it is refused for its caster

    Scenario: another spell after the first
      Given Ann is casting
      And Ann has finished the spell
      When Ann begins to cast
      Then the spell comes at initiative 12

    Scenario: another spell in the next round
      Given Ann is casting
      And the round has ended
      When Ann begins to cast
      Then the spell comes at initiative 12

  @weapon_speed.casting.no_movement
  Rule: Whoever is casting cannot move

    Scenario: a step
      Given Ann is casting
      When Ann, with movement value 9, moves 1 decimetres
      Then it is not allowed

    @near_miss
    Scenario: no step at all
      Given Ann is casting
      When Ann, with movement value 9, moves 0 decimetres
      Then the move is 0 decimetres

    Scenario: moving and firing
      Given Ann is casting
      When Ann moves and fires
      Then it is not allowed

    Scenario: a charge
      Given Ann is casting
      When Ann charges
      Then it is not allowed

    Scenario: withdrawing
      Given Ann is casting
      When Ann withdraws
      Then it is not allowed

    Scenario: fleeing
      Given Ann is casting
      When Ann flees
      Then it is not allowed

    Scenario Outline: the one of whom all is asked
      Given the combatant is casting
      When the combatant <does>
      Then it is not allowed

      Examples:
        | does     |
        | moves    |
        | fires    |
        | charges  |
        | goes     |
        | runs off |

    Scenario Outline: a spell of several rounds, in the rounds that follow
      Given Ann is casting a spell of <rounds> rounds
      And the round has ended
      When Ann, with movement value 9, moves 1 decimetres
      Then it is not allowed

      Examples:
        | rounds |
        | 2      |
        | 3      |

    Scenario: a spell of one round, while it lasts
      Given Ann is casting a spell of 1 rounds
      When Ann, with movement value 9, moves 1 decimetres
      Then it is not allowed

    @near_miss @reading.weapon_speed.initiative.spell_of_one_round.end_of_the_round
    Scenario: a spell of one round, when it is over
      Given Ann is casting a spell of 1 rounds
      And the round has ended
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @reading.weapon_speed.initiative.spell_of_one_round.as_specified
    Scenario: a spell of one round that may last longer
      Given Ann is casting a spell of 1 rounds
      And the round has ended
      When Ann, with movement value 9, moves 20 decimetres
      Then it is not allowed

    @near_miss
    Scenario: a spell of several rounds, once it is cast
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      And Ann has finished the spell
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: a spell of several rounds, once it is broken off
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      And Ann has taken 1 damage
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: a spell of several rounds, in another combat
      Given Ann is casting a spell of 3 rounds
      And the combat has ended
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: another's spell
      Given Ann is casting
      When Bob, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: when the spell is cast
      Given Ann is casting
      And Ann has finished the spell
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: when concentration is broken
      Given Ann is casting
      And Ann has taken 1 damage
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

    @near_miss
    Scenario: when the round is over
      Given Ann is casting
      And the round has ended
      When Ann, with movement value 9, moves 20 decimetres
      Then the move is 20 decimetres

  @weapon_speed.casting.dexterity_lost
  Rule: Whoever is casting has no Dexterity bonus to AC

    Scenario Outline: bonuses
      Given Ann is casting
      When Ann, with AC 15, of which Dexterity makes <dexterity>, is attacked
      Then the AC is <AC>

      Examples:
        | dexterity | AC |
        | 1         | 14 |
        | 3         | 12 |

    Scenario: the bonus in the second round of a long spell
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      When Ann, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 12

    Scenario: the one who is attacked
      Given the target is casting
      When the target, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 12

    @near_miss
    Scenario Outline: what is no bonus
      Given Ann is casting
      When Ann, with AC 15, of which Dexterity makes <dexterity>, is attacked
      Then the AC is 15

      Examples:
        | dexterity |
        | 0         |
        | -2        |

    @near_miss
    Scenario: another's spell leaves the bonus
      Given Ann is casting
      When Bob, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 15

    @near_miss
    Scenario: the bonus when the spell is cast
      Given Ann is casting
      And Ann has finished the spell
      When Ann, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 15

  @weapon_speed.casting.damage_breaks
  Rule: Damage breaks a caster's concentration

    Scenario Outline: any damage
      Given Ann is casting
      When Ann takes <damage> damage
      Then damage breaks concentration, and the use is lost

      Examples:
        | damage |
        | 1      |
        | 2      |
        | 30     |

    Scenario: damage in the second round of a long spell
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      When Ann takes 1 damage
      Then damage breaks concentration, and the use is lost

    @near_miss
    Scenario: no damage
      Given Ann is casting
      When Ann takes 0 damage
      Then concentration holds, and no use is lost

    @near_miss
    Scenario: someone who is not casting
      When Ann takes 5 damage
      Then concentration holds, and no use is lost

    @near_miss
    Scenario: someone who has cast
      Given Ann is casting
      And Ann has finished the spell
      When Ann takes 5 damage
      Then concentration holds, and no use is lost

    @near_miss
    Scenario: concentration breaks once
      Given Ann is casting
      And Ann has taken 5 damage
      When Ann takes 5 damage
      Then concentration holds, and no use is lost

    Scenario: damage below 0
      Given Ann is casting
      When Ann takes -1 damage
      Then it is refused for its damage

    Scenario: nothing said of who
      Given someone is casting
      When the caster takes 1 damage
      Then damage breaks concentration, and the use is lost

  @weapon_speed.casting.failed_save_breaks
  Rule: A failed saving throw breaks a caster's concentration

    Scenario: a failed one
      Given Ann is casting
      When Ann fails a saving throw
      Then a failed save breaks concentration, and the use is lost

    @near_miss
    Scenario: one that is made
      Given Ann is casting
      When Ann makes a saving throw
      Then concentration holds, and no use is lost

    @near_miss
    Scenario: someone who fails and is not casting
      When Ann fails a saving throw
      Then concentration holds, and no use is lost

    @near_miss
    Scenario: nothing happens
      Given Ann is casting
      When nothing happens to Ann
      Then concentration holds, and no use is lost

  @weapon_speed.casting.spell_fails
  Rule: A spell fails whose caster's concentration was broken

    Scenario: after damage
      Given Ann is casting
      And Ann has taken 1 damage
      When the turn of Ann's spell comes
      Then the spell fails at initiative 12

    Scenario: after a failed save
      Given someone is casting
      When the caster fails a saving throw and takes 4 damage
      Then both break concentration, and the use is lost
      When the turn of the spell comes
      Then the spell fails at initiative 9

    Scenario: a long spell, in the second round
      Given Ann is casting a spell of 3 rounds
      And the round has ended
      And Ann has taken 1 damage
      When the turn of Ann's spell comes
      Then the spell fails at an initiative that is not determined

    Scenario: a long spell, in the first round
      Given Ann is casting a spell of 1 rounds
      And Ann has taken 1 damage
      When the turn of Ann's spell comes
      Then the spell fails at an initiative that is not determined

    @near_miss
    Scenario Outline: a long spell that nothing disturbs
      Given Ann is casting a spell of 3 rounds
      And the round has ended <often>
      When the turn of Ann's spell comes
      Then the spell works at an initiative that is not determined

      Examples:
        | often |
        | never |
        | twice |

    @near_miss
    Scenario Outline: after what breaks nothing
      Given Ann is casting
      And <caster> has taken <damage> damage
      When the turn of Ann's spell comes
      Then the spell works at initiative 12

      Examples:
        | caster | damage |
        | Ann    | 0      |
        | Bob    | 9      |

    @near_miss
    Scenario: undisturbed
      Given someone is casting
      When the turn of the spell comes
      Then the spell works at initiative 9

    Scenario: a spell that was never begun
      When the turn of Ann's spell comes
      Then it is refused for its caster

    Scenario: a spell comes once
      Given Ann is casting
      And Ann has finished the spell
      When the turn of Ann's spell comes
      Then it is refused for its caster

    Scenario: a spell fails once
      Given Ann is casting
      And Ann has taken 1 damage
      And Ann has finished the spell
      When the turn of Ann's spell comes
      Then it is refused for its caster

    @near_miss
    Scenario: a second spell after the first was broken off
      Given Ann is casting
      And Ann has taken 1 damage
      When Ann begins to cast
      And the turn of Ann's spell comes
      Then the spell works at initiative 12
      When Ann begins to cast
      And the turn of Ann's spell comes
      Then the spell works at initiative 12

    Scenario: what was broken off in the round before
      Given Ann is casting
      And Ann has taken 1 damage
      And the round has ended
      When the turn of Ann's spell comes
      Then it is refused for its caster

  @weapon_speed.casting.use_lost
  Rule: With concentration that use of the spell is lost for the day

    Scenario: after damage and after a save
      Given Ann is casting
      When Ann takes 2 damage
      Then damage breaks concentration, and the use is lost
      When Ann begins to cast
      And Ann fails a saving throw
      Then a failed save breaks concentration, and the use is lost

    @near_miss
    Scenario: a save that is made costs no use
      Given Ann is casting
      When Ann makes a saving throw
      Then concentration holds, and no use is lost
