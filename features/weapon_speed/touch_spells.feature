Feature: Touch spells
  A caster must lay hands on whom the spell is for. Document 001, L371 to L374.

  @weapon_speed.touch_spells.part_of_casting
  Rule: A caster may touch as part of casting

    Scenario: in the round of casting
      Given an unwilling target
      When Ann casts and touches with a roll of 15
      Then it is allowed
      And the target is touched

    Scenario: a new casting after a spell that was lost
      Given an unwilling target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 5
      When Ann casts and touches with a roll of 15
      Then it is allowed
      And the target is touched
      And the spell is not lost

    @near_miss
    Scenario: another attempt is no part of casting
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 5
      When Ann touches again with a roll of 15
      Then the target is touched

    Scenario: another attempt without a spell
      Given an unwilling target
      When Ann touches again with a roll of 15
      Then it is refused for its casting

    Scenario: another attempt with a spell of an earlier combat
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 5
      And the combat has ended
      When Ann touches again with a roll of 15
      Then it is refused for its casting

    Scenario: another caster's spell
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 5
      When Bob touches again with a roll of 15
      Then it is refused for its casting

    Scenario: a caster with a blank for a name
      Given an unwilling target
      When someone without a name casts and touches
      Then it is refused for its caster

  @weapon_speed.touch_spells.round_of_casting
  Rule: Most touch spells work in the round of their casting only

    Scenario: in the round after
      Given a willing target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 15
      And the round has ended
      When Ann touches again with a roll of 15
      Then it is not allowed

    Scenario: in the round after, said so only then
      Given a willing target
      And Ann has cast and touched with a roll of 15
      And the round has ended
      When Ann touches again with a roll of 15, with a spell that allows one attempt
      Then it is not allowed

    @near_miss
    Scenario: cast once more in the round after
      Given a willing target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 15
      And the round has ended
      When Ann casts and touches with a roll of 15
      Then it is allowed
      And no roll is needed to touch

  @weapon_speed.touch_spells.miss_loses_spell
  Rule: A miss loses the spell

    Scenario: a miss
      Given an unwilling target
      And the spell allows one attempt
      When Ann casts and touches with a roll of 9
      Then the target is not touched
      And the spell is lost

    Scenario: nothing is left to touch with
      Given an unwilling target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 15
      Then it is not allowed

    Scenario: nothing is left in the round after either
      Given an unwilling target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 9
      And the round has ended
      When Ann touches again with a roll of 15
      Then it is not allowed

    Scenario: a miss, and only then a word of what the spell allows
      Given an unwilling target
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 15, with a spell that allows one attempt
      Then it is not allowed

    @near_miss
    Scenario: a touch
      Given an unwilling target
      And the spell allows one attempt
      When Ann casts and touches with a roll of 10
      Then the target is touched
      And the spell is not lost

    Scenario: a miss of a willing target
      Given a willing target
      And the target is busy
      And the caster is in melee
      And the spell allows one attempt
      When Ann casts and touches with a roll of 9
      Then the target is not touched
      And the spell is lost

    Scenario: the last of two attempts misses
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 8
      Then the target is not touched
      And the spell is lost

    Scenario: nothing is left after two attempts
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 9
      And Ann has touched again with a roll of 8
      When Ann touches again with a roll of 15
      Then it is not allowed

    Scenario: the last of two attempts misses, of which nobody knew at first
      Given an unwilling target
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 8, with a spell that allows two attempts
      Then the target is not touched
      And the spell is lost

    Scenario: lost for good whatever is said of it later
      Given an unwilling target
      And Ann has cast a spell that allows one attempt and touched with a roll of 9
      When Ann touches again with a roll of 15
      Then it is not allowed

  @weapon_speed.touch_spells.several_attempts
  Rule: Some spells allow more than one attempt

    Scenario: a miss that loses nothing
      Given an unwilling target
      And the spell allows three attempts
      When Ann casts and touches with a roll of 9
      Then the target is not touched
      And the spell is not lost

    Scenario: attempt upon attempt
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 8
      Then the target is not touched
      And the spell is not lost
      When Ann touches again with a roll of 12
      Then it is allowed
      And the target is touched

    Scenario: a natural 1 loses no attempt but its own
      Given an unwilling target
      And the spell allows three attempts
      And the caster has an attack bonus of 30
      When Ann casts and touches with a roll of 1
      Then the target is not touched
      And the spell is not lost

    Scenario: a word of what the spell allows that comes late
      Given an unwilling target
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 15, with a spell that allows three attempts
      Then it is allowed
      And the target is touched

    Scenario: the first of two attempts misses
      Given an unwilling target
      And the spell allows two attempts
      When Ann casts and touches with a roll of 9
      Then the target is not touched
      And the spell is not lost

    Scenario: two attempts after two that were lost
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 9
      And Ann has touched again with a roll of 8
      When Ann casts and touches with a roll of 7
      Then the target is not touched
      And the spell is not lost

    Scenario: a touch with the last of two attempts leaves none
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 9
      And Ann has touched again with a roll of 15
      When Ann touches again with a roll of 12
      Then it is not allowed

    Scenario: a touch with the last of two attempts leaves none for the next round
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 9
      And Ann has touched again with a roll of 15
      And the round has ended
      When Ann touches again with a roll of 12
      Then it is not allowed

    Scenario: no attempt at all
      Given an unwilling target
      And the spell allows no attempt
      When Ann casts and touches with a roll of 9
      Then it is refused for its attempts

    Scenario Outline: another number than was said of the spell
      Given an unwilling target
      And Ann has cast a spell that allows three attempts and touched with a roll of 9
      When Ann touches again with a roll of 15, with a spell that allows <number>
      Then it is refused for its attempts

      Examples:
        | number       |
        | one attempt  |
        | two attempts |

    @near_miss
    Scenario: a spell that allows one
      Given an unwilling target
      And the spell allows one attempt
      When Ann casts and touches with a roll of 9
      Then the spell is lost

    Scenario: another attempt of a spell that allows one and has touched
      Given a willing target
      And the spell allows one attempt
      And Ann has cast and touched with a roll of 15
      When Ann touches again with a roll of 15
      Then it is not allowed

    Scenario: a new spell that allows one and has touched, after one that has missed
      Given an unwilling target
      And Ann has cast and touched with a roll of 9
      And Ann has cast and touched with a roll of 15
      When Ann touches again with a roll of 15, with a spell that allows one attempt
      Then it is not allowed

    Scenario: what the spell allows is known from its casting
      Given an unwilling target
      And Ann has cast a spell that allows three attempts and touched with a roll of 9
      When Ann touches again with a roll of 12
      Then it is allowed
      And the target is touched

    Scenario: after a spell that was lost one that allows more
      Given an unwilling target
      And Ann has cast a spell that allows one attempt and touched with a roll of 9
      And Ann has cast a spell that allows three attempts and touched with a roll of 9
      When Ann touches again with a roll of 12
      Then it is allowed
      And the target is touched

  @weapon_speed.touch_spells.description
  Rule: How many attempts a spell allows stands in its description

    Scenario: a miss with a spell that nobody has looked up
      Given an unwilling target
      When Ann casts and touches with a roll of 9
      Then the target is not touched
      And whether the spell is lost is not determined

    Scenario: another attempt with a spell that nobody has looked up
      Given an unwilling target
      And Ann has cast and touched with a roll of 9
      When Ann touches again with a roll of 15
      Then whether it is allowed is not determined

    Scenario: several attempts over more than a round
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 9
      And the round has ended
      When Ann touches again with a roll of 15
      Then whether it is allowed is not determined

    Scenario Outline: whether a touch ends the attempts that are left
      Given <a> target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 15
      When Ann touches again with a roll of 12
      Then whether it is allowed is not determined

      Examples:
        | a            |
        | a willing    |
        | an unwilling |

    Scenario: whether a touch ends two attempts
      Given an unwilling target
      And the spell allows two attempts
      And Ann has cast and touched with a roll of 15
      When Ann touches again with a roll of 12
      Then whether it is allowed is not determined

    Scenario: whether a touch after a miss ends the attempts that are left
      Given an unwilling target
      And the spell allows three attempts
      And Ann has cast and touched with a roll of 9
      And Ann has touched again with a roll of 15
      When Ann touches again with a roll of 12
      Then whether it is allowed is not determined

    Scenario: whether a touch without a roll after a miss ends the attempts that are left
      Given the spell allows three attempts
      And Ann has cast on an unwilling target, with a roll of 9
      And Ann has touched a willing target
      When Ann touches an unwilling target with a roll of 12
      Then whether it is allowed is not determined

    Scenario: a touch, and only then a word of more attempts
      Given an unwilling target
      And Ann has cast and touched with a roll of 15
      When Ann touches again with a roll of 15, with a spell that allows three attempts
      Then whether it is allowed is not determined

    @near_miss
    Scenario: a touch with a spell that nobody has looked up
      Given an unwilling target
      When Ann casts and touches with a roll of 15
      Then the target is touched
      And the spell is not lost

  @weapon_speed.touch_spells.unwilling
  Rule: An unwilling target has AC 10 with Dexterity and magic and nothing else

    Scenario Outline: Dexterity and magic
      Given an unwilling target
      And the target has a Dexterity modifier of <Dexterity>
      And magic gives the target <magic>
      When Ann casts and touches with a roll of 15
      Then the touch must reach <AC>

      Examples:
        | Dexterity | magic | AC |
        | 0         | 0     | 10 |
        | 3         | 0     | 13 |
        | -2        | 0     | 8  |
        | 0         | 2     | 12 |
        | 2         | 1     | 13 |

    @near_miss
    Scenario: a willing target has no Dexterity to be reckoned with
      Given a willing target
      And the target is busy
      And the target is in melee
      And the target has a Dexterity modifier of 3
      And magic gives the target 2
      When Ann casts and touches with a roll of 15
      Then the touch must reach 10

    Scenario: an unwilling target who only waits and is free takes a roll
      Given an unwilling target
      When Ann casts and touches with a roll of 5
      Then a roll is needed to touch
      And the target is not touched

    Scenario: magic below 0
      Given an unwilling target
      And magic gives the target -1
      When Ann casts and touches with a roll of 15
      Then it is refused for its magic

    Scenario: nobody says whether the target is willing
      When Ann casts and touches with a roll of 15
      Then it is refused for its will

    Scenario Outline: below the AC, at it and above it
      Given an unwilling target
      And the target has a Dexterity modifier of 4
      And the caster has an attack bonus of 3
      And the caster has other modifiers of -1
      When Ann casts and touches with a roll of <face>
      Then the touch totals <total>
      And the target is <touched>

      Examples:
        | face | total | touched     |
        | 11   | 13    | not touched |
        | 12   | 14    | touched     |
        | 13   | 15    | touched     |

    Scenario: on how many faces
      Given an unwilling target
      And the caster has an attack bonus of 2
      When Ann touches with a roll of every face of the d20
      Then the target is touched on 13 of the 20 faces

    Scenario Outline: a natural 20 and a natural 1, whatever the bonus
      Given an unwilling target
      And the caster has an attack bonus of <bonus>
      When Ann casts and touches with a roll of <face>
      Then the target is <touched>

      Examples:
        | bonus | face | touched     |
        | -30   | 20   | touched     |
        | 30    | 1    | not touched |

    Scenario Outline: a 19 and a 2 are no such results
      Given an unwilling target
      And the caster has an attack bonus of <bonus>
      When Ann casts and touches with a roll of <face>
      Then the target is <touched>

      Examples:
        | bonus | face | touched     |
        | -30   | 19   | not touched |
        | 30    | 2    | touched     |

    Scenario Outline: a face that no d20 has
      Given an unwilling target
      When Ann casts and touches with a roll of <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario Outline: someone helpless, whatever the AC
      Given an unwilling target
      And the target is helpless
      And magic gives the target 20
      When Ann casts and touches with a roll of <face>
      Then the touch must reach 30
      And the target is touched

      Examples:
        | face |
        | 2    |
        | 19   |

    @reading.weapon_speed.attack_roll.natural_1_against_helpless.hits
    Scenario: a natural 1 against someone helpless touches
      Given an unwilling target
      And the target is helpless
      When Ann casts and touches with a roll of 1
      Then the target is touched

    @reading.weapon_speed.attack_roll.natural_1_against_helpless.misses
    Scenario: a natural 1 against someone helpless misses
      Given an unwilling target
      And the target is helpless
      When Ann casts and touches with a roll of 1
      Then the target is not touched

    Scenario: nobody knows what helplessness is meant
      Given an unwilling target
      And an unknown helplessness of the target
      When Ann casts and touches with a roll of 15
      Then it is refused for its helplessness

  @weapon_speed.touch_spells.armor
  Rule: Of armour only its enchantment counts against a touch

    Scenario Outline: what armour adds
      Given an unwilling target
      And armour of <armour> with an enchantment of <enchantment>
      When Ann casts and touches with a roll of 15
      Then the touch must reach <AC>

      Examples:
        | armour | enchantment | AC |
        | 8      | 0           | 10 |
        | 8      | 2           | 12 |
        | 0      | 3           | 13 |

    Scenario: beside Dexterity and other magic
      Given an unwilling target
      And armour of 5 with an enchantment of 1
      And the target has a Dexterity modifier of 2
      And magic gives the target 3
      When Ann casts and touches with a roll of 15
      Then the touch must reach 16

    @near_miss
    Scenario: no armour
      Given an unwilling target
      And armour of 0 with an enchantment of 0
      When Ann casts and touches with a roll of 15
      Then the touch must reach 10

    @near_miss
    Scenario: the armour of someone willing
      Given a willing target
      And the target is busy
      And the caster is in melee
      And armour of 5 with an enchantment of 4
      When Ann casts and touches with a roll of 15
      Then the touch must reach 10

    Scenario: an enchantment below 0
      Given an unwilling target
      And armour of 5 with an enchantment of -1
      When Ann casts and touches with a roll of 15
      Then it is refused for its enchantment

    Scenario: armour below 0
      Given an unwilling target
      And armour of -1 with an enchantment of 0
      When Ann casts and touches with a roll of 15
      Then it is refused for its armour

  @weapon_speed.touch_spells.willing_and_free
  Rule: A willing target is touched without a roll if neither of the two is in melee

    Scenario: both are free and the target waits
      Given a willing target
      When Ann casts and touches with a roll of 1
      Then no roll is needed to touch
      And the target is touched
      And the touch has neither a total nor an AC to reach
      And the spell is not lost

    @near_miss @reading.weapon_speed.touch_spells.waiting_in_melee.attack_roll
    Scenario Outline: one of the two is in melee and the target waits
      Given a willing target
      And the <who> is in melee
      When Ann casts and touches with a roll of 9
      Then a roll is needed to touch
      And the touch must reach 10
      And the target is not touched

      Examples:
        | who    |
        | caster |
        | target |

    @reading.weapon_speed.touch_spells.waiting_in_melee.automatic
    Scenario: waiting is enough in a melee too
      Given a willing target
      And the caster is in melee
      When Ann casts and touches with a roll of 9
      Then no roll is needed to touch
      And the target is touched

    @reading.weapon_speed.touch_spells.free_but_busy.automatic
    Scenario: a busy target who is free
      Given a willing target
      And the target is busy
      When Ann casts and touches with a roll of 9
      Then no roll is needed to touch
      And the target is touched

  @weapon_speed.touch_spells.willing_and_busy
  Rule: A willing target who does more than wait takes an attack on AC 10

    Scenario Outline: in melee
      Given a willing target
      And the target is busy
      And the <who> is in melee
      When Ann casts and touches with a roll of <face>
      Then a roll is needed to touch
      And the target is <touched>

      Examples:
        | who    | face | touched     |
        | caster | 9    | not touched |
        | caster | 10   | touched     |
        | target | 11   | touched     |

    @reading.weapon_speed.touch_spells.free_but_busy.attack_roll
    Scenario Outline: free of melee
      Given a willing target
      And the target is busy
      When Ann casts and touches with a roll of <face>
      Then a roll is needed to touch
      And the target is <touched>

      Examples:
        | face | touched     |
        | 9    | not touched |
        | 10   | touched     |

    @near_miss
    Scenario: a target who waits
      Given a willing target
      When Ann casts and touches with a roll of 9
      Then the target is touched
