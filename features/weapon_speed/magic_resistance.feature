Feature: Magic resistance
  A percentage that keeps spells off some creatures. Document 001, L209 to L216.

  @weapon_speed.magic_resistance.always_active
  Rule: The innate magic resistance of a creature is active without any effort

    Scenario: an unconscious creature resists as any
      Given Ann, who lies unconscious, with magic resistance of 40
      When a targeted spell is resisted with 40
      Then Ann resist, and nobody are affected
      And the spell fails entirely

    Scenario: resistance is active in every round
      Given Ann with magic resistance of 40
      And a targeted spell has been resisted with 10
      And the round has ended
      When a targeted spell is resisted with 30
      Then Ann resist, and nobody are affected

    @near_miss
    Scenario: someone who has none does not roll
      Given Ann with no magic resistance
      When a targeted spell meets them, and nobody rolls
      Then nobody resist, and Ann are affected
      And the spell goes on
      And saves apply as usual

    Scenario Outline: percentages that are refused
      Given Ann with magic resistance of <percent>
      When a targeted spell is resisted with 50
      Then it is refused for its targets

      Examples:
        | percent |
        | 0       |
        | 101     |

    Scenario: two targets of one name
      Given Ann with magic resistance of 40
      And Ann with no magic resistance
      When a targeted spell is resisted with 50
      Then it is refused for its targets

    Scenario: a spell on nobody
      Given nobody to be targeted
      When a targeted spell is resisted with 50
      Then it is refused for its targets

    Scenario: nobody says whom the spell meets
      When a targeted spell is resisted with 50
      Then it is refused for its targets

  @weapon_speed.magic_resistance.lowered
  Rule: Resistance is inactive while it is lowered, which must be meant

    Scenario: a creature lowers it
      When Ann lowers magic resistance
      Then the resistance is not active

    Scenario: it stays lowered over rounds and combats
      Given Ann with magic resistance of 40
      And Ann has lowered magic resistance
      And the round has ended
      And the combat has ended
      When a targeted spell is resisted with 10
      Then nobody resist, and Ann are affected
      And saves apply as usual

    Scenario: it is lowered by one and not by another
      Given Ann with magic resistance of 40
      And Bob with magic resistance of 60
      And Ann has lowered magic resistance
      When a targeted spell is resisted with 10
      Then Bob resist, and Ann are affected
      And the spell goes on

    Scenario: it is lowered no longer
      Given Ann with magic resistance of 40
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When a targeted spell is resisted with 10
      Then Ann resist, and nobody are affected

    Scenario: to stop lowering it makes it active
      Given Ann has lowered magic resistance
      When Ann stops lowering magic resistance
      Then the resistance is active

    Scenario: it does not fall without being meant
      When Ann lowers magic resistance without meaning to
      Then the resistance is active

    Scenario: it is lowered once more
      Given Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann lowers magic resistance
      Then the resistance is not active

    Scenario: it returns without being meant
      Given Ann has lowered magic resistance
      When Ann stops lowering magic resistance without meaning to
      Then the resistance is active

    Scenario: what is lowered already stays lowered
      Given Ann has lowered magic resistance
      When Ann lowers magic resistance without meaning to
      Then the resistance is not active

    Scenario: a spell after it was not meant
      Given Ann with magic resistance of 40
      And Ann has lowered magic resistance without meaning to
      When a targeted spell is resisted with 40
      Then Ann resist, and nobody are affected

    Scenario: nobody says who lowers it
      When nobody lowers magic resistance
      Then it is refused for its target

    @near_miss
    Scenario: it has not been lowered
      Given Ann with magic resistance of 40
      When a targeted spell is resisted with 40
      Then Ann resist, and nobody are affected

  @weapon_speed.magic_resistance.percentage
  Rule: A d100 that shows the resistance, or less, resists the spell in full

    Scenario Outline: at and below the resistance
      Given Ann with magic resistance of <percent>
      When a targeted spell is resisted with <face>
      Then Ann resist, and nobody are affected
      And the spell fails entirely
      And saves do not matter

      Examples:
        | percent | face |
        | 40      | 1    |
        | 40      | 39   |
        | 40      | 40   |
        | 1       | 1    |
        | 100     | 100  |

    Scenario Outline: on how many faces
      Given Ann with magic resistance of <percent>
      When a targeted spell is resisted on every face of the d100
      Then the spell fails on <percent> of the 100 faces

      Examples:
        | percent |
        | 1       |
        | 35      |
        | 99      |
        | 100     |

    Scenario Outline: a face that no d100 has
      Given Ann with magic resistance of 40
      When a targeted spell is resisted with <face>
      Then it is refused for its resistance roll

      Examples:
        | face |
        | 0    |
        | 101  |

    @near_miss
    Scenario: one above the resistance
      Given Ann with magic resistance of 40
      When a targeted spell is resisted with 41
      Then nobody resist, and Ann are affected

  @weapon_speed.magic_resistance.roll_above
  Rule: A d100 above the resistance leaves the creature to the spell, and to any save

    Scenario Outline: above the resistance
      Given Ann with magic resistance of <percent>
      When <spell> is resisted with <face>
      Then nobody resist, and Ann are affected
      And the spell goes on
      And saves apply as usual

      Examples:
        | percent | face | spell              |
        | 40      | 41   | a targeted spell   |
        | 40      | 100  | a targeted spell   |
        | 1       | 2    | a spell on an area |
        | 99      | 100  | a continuous spell |

    @near_miss
    Scenario: the resistance itself
      Given Ann with magic resistance of 99
      When a targeted spell is resisted with 99
      Then Ann resist, and nobody are affected
      And saves do not matter

  @weapon_speed.magic_resistance.direct_spells
  Rule: Resistance works on spells and powers like them, even on those that would help

    Scenario Outline: spells and powers like them
      Given Ann with magic resistance of 40
      And it comes from <source>
      When a targeted spell is resisted with 20
      Then Ann resist, and nobody are affected

      Examples:
        | source             |
        | a spell            |
        | a spell-like power |

    Scenario: a spell that would help is resisted too
      Given Ann with magic resistance of 40
      And the spell would do good
      When a targeted spell is resisted with 20
      Then Ann resist, and nobody are affected
      And the spell fails entirely

    Scenario: a spell that would help, and a roll above
      Given Ann with magic resistance of 40
      And the spell would do good
      When a targeted spell is resisted with 60
      Then nobody resist, and Ann are affected

    Scenario: a source that is none
      Given Ann with magic resistance of 40
      And it comes from a rumour
      When a targeted spell is resisted with 20
      Then it is refused for its source

    Scenario: a spell of no kind that there is
      Given Ann with magic resistance of 40
      When a spell of no kind is resisted with 20
      Then it is refused for its kind of spell

    Scenario: nobody says the kind of spell
      Given Ann with magic resistance of 40
      When something without a kind meets them
      Then it is refused for its kind of spell

  @weapon_speed.magic_resistance.not_covered
  Rule: Resistance does not work on magic weapons or on what a spell only brings about

    Scenario Outline: what resistance does not work on
      Given Ann with magic resistance of 100
      And it comes from <source>
      When <spell> is resisted with 1
      Then nobody resist, and Ann are affected
      And the spell goes on
      And saves apply as usual

      Examples: a sword, and what an earthquake knocks over
        | source                    | spell              |
        | a magic weapon            | a targeted spell   |
        | what a spell brings about | a spell on an area |

    @near_miss
    Scenario: the spell itself
      Given Ann with magic resistance of 100
      And it comes from a spell
      When a spell on an area is resisted with 1
      Then Ann resist, and nobody are affected

  @weapon_speed.magic_resistance.targeted_spells
  Rule: A targeted spell fails if all whom it targets resist, be it one or many

    Scenario: the only target resists
      Given Ann with magic resistance of 50
      When a targeted spell is resisted with 50
      Then the spell fails entirely

    Scenario Outline: two targets
      Given Ann with magic resistance of 50
      And Bob with magic resistance of 20
      When a targeted spell is resisted with <first> and <second>
      Then <resisting> resist, and <affected> are affected
      And the spell <result>
      And saves <apply>

      Examples:
        | first | second | resisting   | affected    | result         | apply          |
        | 50    | 20     | Ann and Bob | nobody      | fails entirely | do not matter  |
        | 50    | 21     | Ann         | Bob         | goes on        | apply as usual |
        | 51    | 20     | Bob         | Ann         | goes on        | apply as usual |
        | 51    | 21     | nobody      | Ann and Bob | goes on        | apply as usual |

    Scenario: a target with no resistance keeps the spell from failing
      Given Ann with magic resistance of 50
      And Bob with no magic resistance
      When a targeted spell is resisted with 10
      Then Ann resist, and Bob are affected
      And the spell goes on

    Scenario: three targets
      Given Ann with magic resistance of 50
      And Bob with magic resistance of 50
      And Cid with magic resistance of 50
      When a targeted spell is resisted with 10, 20 and 30
      Then Ann, Bob and Cid resist, and nobody are affected
      And the spell fails entirely

    @near_miss
    Scenario: all in an area resist
      Given Ann with magic resistance of 50
      And Bob with magic resistance of 50
      When a spell on an area is resisted with 10 and 20
      Then Ann and Bob resist, and nobody are affected
      And the spell goes on

  @weapon_speed.magic_resistance.area_spells
  Rule: A spell on an area goes off, and spares only those who resist

    Scenario Outline: two in the area
      Given Ann with magic resistance of 50
      And Bob with magic resistance of 20
      When a spell on an area is resisted with <first> and <second>
      Then <resisting> resist, and <affected> are affected
      And the spell goes on
      And saves <apply>

      Examples:
        | first | second | resisting   | affected    | apply          |
        | 50    | 20     | Ann and Bob | nobody      | do not matter  |
        | 50    | 21     | Ann         | Bob         | apply as usual |
        | 51    | 21     | nobody      | Ann and Bob | apply as usual |

    Scenario: the only one in the area resists
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      When a spell on an area is resisted with 50
      Then Ann resist, and nobody are affected
      And the spell goes on

    @near_miss
    Scenario: a target and no area
      Given Ann with magic resistance of 50
      When a targeted spell is resisted with 50
      Then the spell fails entirely

  @weapon_speed.magic_resistance.continuous_spells
  Rule: A continuous spell is resisted by whoever enters or is targeted, and goes on

    Scenario Outline: someone enters
      Given Ann with magic resistance of 50
      When a continuous spell is resisted with <face>
      Then <resisting> resist, and <affected> are affected
      And the spell goes on

      Examples:
        | face | resisting | affected |
        | 50   | Ann       | nobody   |
        | 51   | nobody    | Ann      |

    Scenario: one protects nobody else
      Given Ann with magic resistance of 50
      And Bob with no magic resistance
      When a continuous spell is resisted with 50
      Then Ann resist, and Bob are affected
      And the spell goes on

    @reading.weapon_speed.magic_resistance.lasting_spell_on_targets.goes_on
    Scenario: it is cast on someone who resists, and goes on
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      When a continuous spell is resisted with 50
      Then Ann resist, and nobody are affected
      And the spell goes on

    @reading.weapon_speed.magic_resistance.lasting_spell_on_targets.fails
    Scenario: it is cast on someone who resists, and fails
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      When a continuous spell is resisted with 50
      Then Ann resist, and nobody are affected
      And the spell fails entirely

    Scenario: it is cast on two of whom one resists
      Given Ann with magic resistance of 50
      And Bob with magic resistance of 50
      And the spell is cast on them alone
      When a continuous spell is resisted with 50 and 51
      Then Ann resist, and Bob are affected
      And the spell goes on

    @near_miss
    Scenario: a spell that does not last
      Given Ann with magic resistance of 50
      When a targeted spell is resisted with 50
      Then the spell fails entirely

  @weapon_speed.magic_resistance.permanent_spells
  Rule: A permanent spell is not undone by resistance

    Scenario: a permanent spell is resisted as any
      Given Ann with magic resistance of 50
      When a permanent spell is resisted with 50
      Then Ann resist, and nobody are affected
      And the spell goes on
      And saves do not matter

    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
    Scenario: a roll above the resistance, and a permanent spell affects as any
      Given Ann with magic resistance of 50
      When a permanent spell is resisted with 51
      Then nobody resist, and Ann are affected
      And the spell goes on
      And saves apply as usual

    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.no_roll
    Scenario: a permanent spell is resisted without a roll
      Given Ann with magic resistance of 1
      When a permanent spell is resisted with 100
      Then Ann resist, and nobody are affected
      And the spell goes on
      And saves do not matter

    Scenario: someone without resistance, and someone who has lowered it
      Given Ann with magic resistance of 50
      And Bob with no magic resistance
      And Ann has lowered magic resistance
      When a permanent spell is resisted with 1
      Then nobody resist, and Ann and Bob are affected
      And the spell goes on

    @reading.weapon_speed.magic_resistance.lasting_spell_on_targets.fails
    Scenario: a permanent spell is cast on someone who resists, and fails
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      When a permanent spell is resisted with 50
      Then the spell fails entirely

    @reading.weapon_speed.magic_resistance.lasting_spell_on_targets.goes_on
    Scenario: a permanent spell is cast on someone who resists, and goes on
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      When a permanent spell is resisted with 50
      Then the spell goes on

    @near_miss
    Scenario: a continuous spell
      Given Ann with magic resistance of 50
      When a continuous spell is resisted with 50
      Then the spell goes on

  @weapon_speed.magic_resistance.stays_protected
  Rule: Whoever has resisted a lasting spell stays unaffected within it, and nobody else does

    Scenario Outline: rounds later, within a continuous spell
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with <face>
      And the round has ended
      And the combat has ended
      When Ann stays within the spell
      Then the spell <affects>

      Examples:
        | face | affects                      |
        | 50   | does not affect the creature |
        | 51   | affects the creature         |

    Scenario: within a permanent spell
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 50
      And the round has ended
      When Ann stays within the spell
      Then the spell does not affect the creature

    Scenario Outline: each by itself
      Given Ann with magic resistance of 50
      And Bob with no magic resistance
      And a continuous spell has been resisted with 50
      When <name> stays within the spell
      Then the spell <affects>

      Examples:
        | name | affects                      |
        | Ann  | does not affect the creature |
        | Bob  | affects the creature         |

    Scenario Outline: two spells
      Given Ann with magic resistance of 50
      And a continuous spell called Fog has been resisted with 50
      And a continuous spell called Gloom has been resisted with 80
      When Ann stays within the spell called <spell>
      Then the spell <affects>

      Examples:
        | spell | affects                      |
        | Fog   | does not affect the creature |
        | Gloom | affects the creature         |

    Scenario: whoever enters again rolls again
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 50
      And a continuous spell has been resisted with 80
      When Ann stays within the spell
      Then the spell affects the creature

    Scenario: resistance that is raised too late
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a continuous spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      When Ann stays within the spell
      Then the spell affects the creature

    @reading.weapon_speed.magic_resistance.raised_within.too_late
    Scenario: resistance that is raised within a permanent spell is raised too late
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      When Ann rolls 50 within the spell
      Then the spell affects the creature

    Scenario Outline: resistance that is raised within a permanent spell works, by a roll
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with <first>
      And Ann has stopped lowering magic resistance
      When Ann rolls <face> within the spell
      Then the spell <affects>

      @reading.weapon_speed.magic_resistance.raised_within.from_then_on
      Examples: the roll that counts is the later one
        | first | face | affects                      |
        | 99    | 50   | does not affect the creature |

      @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
      Examples: above the resistance
        | first | face | affects              |
        | 1     | 51   | affects the creature |
        | 1     | 100  | affects the creature |

    Scenario Outline: such a roll is made once
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      And Ann has rolled <first> within the spell
      And the round has ended
      When Ann rolls <second> within the spell
      Then the spell <affects>

      @reading.weapon_speed.magic_resistance.raised_within.from_then_on
      Examples: it has kept the spell off
        | first | second | affects                      |
        | 50    | 51     | does not affect the creature |

      @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
      Examples: it has not
        | first | second | affects              |
        | 51    | 50     | affects the creature |

    @reading.weapon_speed.magic_resistance.raised_within.from_then_on
    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
    Scenario Outline: a face that no d100 has, within a permanent spell
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      When Ann rolls <face> within the spell
      Then it is refused for its resistance roll

      Examples:
        | face |
        | 0    |
        | 101  |

    @reading.weapon_speed.magic_resistance.raised_within.from_then_on
    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.no_roll
    Scenario: resistance that is raised within a permanent spell works without a roll
      Given Ann with magic resistance of 1
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      When Ann rolls 100 within the spell
      Then the spell does not affect the creature

    Scenario Outline: a roll for each of two permanent spells
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell called Fog has been resisted with 1
      And a permanent spell called Gloom has been resisted with 1
      And Ann has stopped lowering magic resistance
      And Ann has rolled 51 within the spell called Fog
      When Ann rolls <face> within the spell called Gloom
      Then the spell <affects>

      @reading.weapon_speed.magic_resistance.raised_within.from_then_on
      Examples: at the resistance
        | face | affects                      |
        | 50   | does not affect the creature |

      @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
      Examples: above it
        | face | affects              |
        | 51   | affects the creature |

    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
    Scenario: who meets it anew with resistance active has rolled
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      And Ann has stopped lowering magic resistance
      And a permanent spell has been resisted with 51
      When Ann rolls 1 within the spell
      Then the spell affects the creature

    @reading.weapon_speed.magic_resistance.raised_within.from_then_on
    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.no_roll
    Scenario: two spells, and resistance is raised within them
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell called Fog has been resisted with 1
      And a continuous spell called Gloom has been resisted with 1
      And Ann has stopped lowering magic resistance
      When Ann rolls 99 within the spell called Fog
      Then the spell does not affect the creature
      When Ann stays within the spell called Gloom
      Then the spell affects the creature

    Scenario: resistance is still lowered within a permanent spell
      Given Ann with magic resistance of 50
      And Ann has lowered magic resistance
      And a permanent spell has been resisted with 1
      When Ann rolls 1 within the spell
      Then the spell affects the creature

    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
    Scenario: who failed against a permanent spell does not roll again, though resistance is lowered and raised
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 51
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann rolls 1 within the spell
      Then the spell affects the creature

    Scenario: who has none is within a permanent spell as any
      Given Bob with no magic resistance
      And a permanent spell has been resisted with 1
      And Bob has lowered magic resistance
      And Bob has stopped lowering magic resistance
      When Bob rolls 1 within the spell
      Then the spell affects the creature

    Scenario: whoever enters again resists anew what resistance had been lowered against
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 50
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      And a continuous spell has been resisted with 50
      When Ann stays within the spell
      Then the spell does not affect the creature

    Scenario Outline: spells that do not last
      Given Ann with magic resistance of 50
      And <spell> has been resisted with 50
      When Ann stays within the spell
      Then it is refused for its spell

      Examples:
        | spell              |
        | a targeted spell   |
        | a spell on an area |

    Scenario: someone who has not entered
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 50
      When Bob stays within the spell
      Then it is refused for its spell

    Scenario: nobody says who stays
      When nobody stays within the spell
      Then it is refused for its target

    @reading.weapon_speed.magic_resistance.lasting_spell_on_targets.fails
    Scenario: a spell that has failed
      Given Ann with magic resistance of 50
      And the spell is cast on them alone
      And a continuous spell has been resisted with 50
      When Ann stays within the spell
      Then it is refused for its spell

  @weapon_speed.magic_resistance.lowered_within
  Rule: Whether lowering resistance ends what it has kept off is not said

    Scenario: resistance is lowered later
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 50
      And Ann has lowered magic resistance
      When Ann stays within the spell
      Then whether the spell affects the creature is not determined

    Scenario: resistance is lowered within a continuous spell, and raised again
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 50
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      And the round has ended
      When Ann stays within the spell
      Then whether the spell affects the creature is not determined

    Scenario: resistance is lowered within a permanent spell
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 50
      And Ann has lowered magic resistance
      When Ann rolls 1 within the spell
      Then whether the spell affects the creature is not determined

    Scenario: a permanent spell beside a continuous one settles nothing for the other
      Given Ann with magic resistance of 50
      And a continuous spell called Fog has been resisted with 50
      And a permanent spell called Gloom has been resisted with 99
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann stays within the spell called Fog
      Then whether the spell affects the creature is not determined

    Scenario: another spell that is resisted since settles nothing either
      Given Ann with magic resistance of 50
      And a continuous spell called Fog has been resisted with 50
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      And a continuous spell called Gloom has been resisted with 50
      When Ann stays within the spell called Fog
      Then whether the spell affects the creature is not determined

    @reading.weapon_speed.magic_resistance.raised_within.too_late
    Scenario: resistance is lowered within a permanent spell, and raised again
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 50
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann rolls 1 within the spell
      Then whether the spell affects the creature is not determined

    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.roll
    Scenario: resistance that a roll had proved is lowered within a permanent spell, and raised again
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 50
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann rolls 1 within the spell
      Then whether the spell affects the creature is not determined

    @near_miss
    @reading.weapon_speed.magic_resistance.raised_within.from_then_on
    @reading.weapon_speed.magic_resistance.roll_in_permanent_spells.no_roll
    Scenario: either way resistance that needs no roll keeps a permanent spell off, once it is raised again
      Given Ann with magic resistance of 50
      And a permanent spell has been resisted with 99
      And Ann has lowered magic resistance
      And Ann has stopped lowering magic resistance
      When Ann rolls 99 within the spell
      Then the spell does not affect the creature

    @near_miss
    Scenario: resistance is lowered where it had kept nothing off
      Given Ann with magic resistance of 50
      And a continuous spell has been resisted with 51
      And Ann has lowered magic resistance
      When Ann stays within the spell
      Then the spell affects the creature
