Feature: Non-lethal damage
  An opponent may be beaten down instead of killed. Document 003, L45 to L51.

  @combat_options.non_lethal.any_melee_attack
  Rule: A melee attack of any kind can be meant to subdue or restrain instead of kill

    Scenario: a melee attack to subdue
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon does not have a blade
      And the attack is made to subdue
      When the attack roll shows 10
      Then it is allowed

    @reading.combat_options.non_lethal.missile_attacks.not_allowed
    Scenario: a missile cannot be sent to subdue
      Given a missile attack with attack bonus 5 on AC 15
      And the attack is made to subdue
      When the attack roll shows 10
      Then it is not allowed

    @near_miss @reading.combat_options.non_lethal.missile_attacks.allowed
    Scenario: a missile may be sent to subdue
      Given a missile attack with attack bonus 5 on AC 15
      And the attack is made to subdue
      When the attack roll shows 10
      Then it is allowed

    @near_miss
    Scenario: a missile may be sent to kill
      Given a missile attack with attack bonus 5 on AC 15
      When the attack roll shows 10
      Then it is allowed

  @combat_options.non_lethal.normal_rolls
  Rule: A non-lethal attack and its damage are rolled as any other

    Scenario: the attack roll of a blow without a blade
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon does not have a blade
      And the attack is made to subdue
      When the attack roll shows 10
      Then the rules add 0 to the attack roll
      And the attack total is 15

    Scenario: the damage of a blow without a blade
      Given the weapon does 1d6 with a modifier of 2
      And the attack is made to subdue
      When the damage roll shows 5
      Then the damage is 7
      And the damage is non-lethal

    @near_miss
    Scenario: a blow that is meant to kill
      Given the weapon does 1d6 with a modifier of 2
      When the damage roll shows 5
      Then the damage is 7
      And the damage is lethal

  @combat_options.non_lethal.separate_tally
  Rule: Non-lethal damage adds up apart and takes no Hit Points

    Scenario: one non-lethal hit
      Given a character with 20 Hit Points
      When the combatant suffers 7 non-lethal damage
      Then the combatant has 20 Hit Points
      And the non-lethal damage is 7
      And the combatant is able to act

    Scenario: several non-lethal hits
      Given a character with 20 Hit Points
      And the combatant has suffered 7 non-lethal damage
      And the combatant has suffered 5 non-lethal damage
      When the combatant suffers 4 non-lethal damage
      Then the combatant has 20 Hit Points
      And the non-lethal damage is 16

    Scenario: lethal and non-lethal hits do not mix
      Given a character with 20 Hit Points
      And the combatant has suffered 7 non-lethal damage
      When the combatant suffers 5 damage
      Then the combatant has 15 Hit Points
      And the non-lethal damage is 7
      And the combatant is able to act

    Scenario: no amount of non-lethal damage kills
      Given a character with 20 Hit Points
      When the combatant suffers 200 non-lethal damage
      Then the combatant has 20 Hit Points
      And the combatant is subdued

    Scenario Outline: the tally lasts
      Given a character with 20 Hit Points
      And the combatant has suffered 13 non-lethal damage
      And the <time> has ended
      When the combatant suffers 6 non-lethal damage
      Then the non-lethal damage is 19

      Examples:
        | time   |
        | Round  |
        | combat |

  @combat_options.non_lethal.subdued
  Rule: Non-lethal damage that reaches the current Hit Points subdues

    Scenario Outline: as much non-lethal damage as Hit Points, or more
      Given a character with 20 Hit Points
      When the combatant suffers <damage> non-lethal damage
      Then the combatant is subdued

      Examples:
        | damage |
        | 20     |
        | 21     |

    @near_miss
    Scenario: one point less
      Given a character with 20 Hit Points
      When the combatant suffers 19 non-lethal damage
      Then the combatant is able to act
      And the combatant is conscious

    Scenario: more blows to someone who is subdued
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When the combatant suffers 5 non-lethal damage
      Then the combatant is subdued
      And the non-lethal damage is 25

    Scenario: the hit that fills the measure
      Given a character with 20 Hit Points
      And the combatant has suffered 13 non-lethal damage
      When the combatant suffers 7 non-lethal damage
      Then the combatant is subdued

    Scenario: the current Hit Points count, not the full ones
      Given a character with 20 Hit Points
      And the combatant has suffered 12 damage
      When the combatant suffers 8 non-lethal damage
      Then the combatant is subdued

    Scenario Outline: the Hit Points are still the current ones
      Given a character with 20 Hit Points
      And the combatant has suffered 12 damage
      And the <time> has ended
      When the combatant suffers 8 non-lethal damage
      Then the combatant is subdued
      And the combatant has 8 Hit Points

      Examples:
        | time   |
        | Round  |
        | combat |

    @near_miss
    Scenario: one point less than the current Hit Points
      Given a character with 20 Hit Points
      And the combatant has suffered 12 damage
      When the combatant suffers 7 non-lethal damage
      Then the combatant is able to act

  @combat_options.non_lethal.current_hit_points
  Rule: Lethal damage that brings Hit Points down to the non-lethal damage subdues

    Scenario Outline: down to the non-lethal damage, or below
      Given a character with 20 Hit Points
      And the combatant has suffered 8 non-lethal damage
      When the combatant suffers <damage> damage
      Then the combatant is subdued
      And the combatant has <left> Hit Points

      Examples:
        | damage | left |
        | 12     | 8    |
        | 13     | 7    |
        | 19     | 1    |

    Scenario: knocked out by a blow that was meant to kill
      Given a character with 20 Hit Points
      And the combatant has suffered 8 non-lethal damage
      When the combatant suffers 12 damage and is knocked out
      Then the combatant is subdued
      And the combatant is unconscious

    @near_miss
    Scenario: one point above the non-lethal damage
      Given a character with 20 Hit Points
      And the combatant has suffered 8 non-lethal damage
      When the combatant suffers 11 damage
      Then the combatant is able to act

    @near_miss
    Scenario: down to 0 Hit Points is death, not sleep
      Given a character with 20 Hit Points
      And the combatant has suffered 8 non-lethal damage
      When the combatant suffers 20 damage
      Then the combatant is dead

    @near_miss
    Scenario: lethal damage alone subdues nobody
      Given a character with 20 Hit Points
      When the combatant suffers 19 damage
      Then the combatant is able to act

  @combat_options.non_lethal.subdued_or_unconscious
  Rule: Whether the victim is subdued or knocked unconscious is not said

    Scenario: subdued, or out cold
      Given a character with 20 Hit Points
      When the combatant suffers 20 non-lethal damage
      Then the combatant is subdued
      And whether the combatant is unconscious is not determined

    Scenario: what someone can still do who is subdued is not said
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When the combatant strikes somebody
      Then whether it is allowed is not determined

    @near_miss
    Scenario Outline: someone says which
      Given a character with 20 Hit Points
      When the combatant suffers 20 non-lethal damage and is <which>
      Then the combatant is subdued
      And the combatant is <state>

      Examples:
        | which              | state       |
        | knocked out        | unconscious |
        | only subdued       | conscious   |

    @near_miss
    Scenario: what was said of an earlier blow is forgotten when the victim recovers
      Given a character with 20 Hit Points
      And the combatant has been knocked out by 20 non-lethal damage
      And magic has healed 20 points
      When the combatant suffers 19 non-lethal damage
      Then the combatant is conscious

    Scenario: of a second time nobody has said anything
      Given a character with 20 Hit Points
      And the combatant has been knocked out by 20 non-lethal damage
      And magic has healed 20 points
      When the combatant suffers 20 non-lethal damage
      Then the combatant is subdued
      And whether the combatant is unconscious is not determined

    @near_miss
    Scenario: it can be said later
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When the combatant suffers 1 non-lethal damage and is knocked out
      Then the combatant is unconscious

    @near_miss
    Scenario: more blows do not wake anybody
      Given a character with 20 Hit Points
      And the combatant has been knocked out by 20 non-lethal damage
      When the combatant suffers 5 non-lethal damage
      Then the combatant is unconscious

    @near_miss
    Scenario: who is only subdued may be knocked out by what comes after
      Given a character with 20 Hit Points
      And the combatant has been only subdued by 20 non-lethal damage
      When the combatant suffers 5 non-lethal damage and is knocked out
      Then the combatant is unconscious

    @near_miss
    Scenario: a blow of which nobody says anything changes nothing of it
      Given a character with 20 Hit Points
      And the combatant has been only subdued by 20 non-lethal damage
      When the combatant suffers 5 non-lethal damage
      Then the combatant is conscious

    Scenario: what was said before death's door is not said of whoever comes back
      Given a character with 20 Hit Points
      And the combatant has been knocked out by 20 non-lethal damage
      And magic has healed 20 points
      And the combatant has suffered 5 non-lethal damage
      And the group uses the death's door rule
      And the combatant has suffered 20 damage
      When Spirithame heals 1 points of it
      Then the combatant is subdued
      And whether the combatant is unconscious is not determined

    @near_miss
    Scenario: able to act is not unconscious
      Given a character with 20 Hit Points
      When the combatant suffers 5 non-lethal damage
      Then the combatant is conscious

  @combat_options.non_lethal.flat_of_blade
  Rule: A bladed weapon deals non-lethal damage with its flat side

    Scenario: the flat side
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then it is allowed

    @reading.combat_options.non_lethal.blade_without_flat.not_allowed
    Scenario: the edge cannot be used to subdue
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made to subdue
      When the attack roll shows 10
      Then it is not allowed

    @near_miss @reading.combat_options.non_lethal.blade_without_flat.allowed
    Scenario: a bladed weapon may subdue without its flat side
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made to subdue
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: the edge may be used to kill
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.non_lethal.missile_attacks.allowed
    Scenario: the flat side is for bladed melee weapons
      Given a missile attack with attack bonus 5 on AC 15
      And the weapon is a dagger that is thrown to subdue
      When the attack roll shows 10
      Then it is allowed

    Scenario: the flat side of what has no blade
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon does not have a blade
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then it is refused for its flat of the blade

    Scenario: the flat side of a missile
      Given a missile attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then it is refused for its flat of the blade

    Scenario Outline: the flat of what has no blade whatever is said
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon is <weapon> with a blade
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then it is refused for its blade

      Examples:
        | weapon               |
        | a mace               |
        | a bludgeoning weapon |
        | a bare fist          |

    Scenario: the flat side in an attack to kill
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the flat of a blade is used in an attack to kill
      When the attack roll shows 10
      Then it is refused for its flat of the blade

    Scenario Outline: the damage of the flat of what has no blade
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And it is <weapon>
      When the damage roll shows 6
      Then it is refused for its flat of the blade

      Examples:
        | weapon               |
        | a mace               |
        | a bludgeoning weapon |
        | a bare fist          |

    Scenario: the damage of the flat side in an attack to kill
      Given the weapon does 1d8 with a modifier of 0
      And the flat of a blade is used in an attack to kill
      When the damage roll shows 6
      Then it is refused for its flat of the blade

  @combat_options.non_lethal.which_weapons_are_bladed
  Rule: Which weapons are bladed is not said

    @reading.combat_options.non_lethal.blade_without_flat.not_allowed
    Scenario Outline: a weapon of which nobody says whether it has a blade
      Given a melee attack with attack bonus 5 on AC 15
      And it is <weapon>
      And the attack is made to subdue
      When the attack roll shows 10
      Then whether it is allowed is not determined

      Examples:
        | weapon             |
        | a sword            |
        | an axe             |
        | a spear            |
        | a thrusting weapon |

    @near_miss @reading.combat_options.non_lethal.blade_without_flat.allowed
    Scenario: it does not matter to whoever may use the edge
      Given a melee attack with attack bonus 5 on AC 15
      And it is a sword
      And the attack is made to subdue
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: what has a flat side has a blade
      Given a melee attack with attack bonus 5 on AC 15
      And it is a sword
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then the attack total is 13

    @near_miss
    Scenario Outline: what has no blade, whoever says nothing of it
      Given a melee attack with attack bonus 5 on AC 15
      And it is <weapon>
      And the attack is made to subdue
      When the attack roll shows 10
      Then the attack total is 15

      Examples:
        | weapon               |
        | a mace               |
        | a bludgeoning weapon |
        | a bare fist          |

    @near_miss
    Scenario: it does not matter to whoever means to kill
      Given a melee attack with attack bonus 5 on AC 15
      And it is a sword
      When the attack roll shows 10
      Then the attack total is 15

    Scenario Outline: the flat of what has no blade, whoever says nothing of it
      Given a melee attack with attack bonus 5 on AC 15
      And it is <weapon>
      And the attack is made with the flat of a blade
      When the attack roll shows 10
      Then it is refused for its flat of the blade

      Examples:
        | weapon               |
        | a mace               |
        | a bludgeoning weapon |
        | a bare fist          |

    Scenario Outline: a blade on what cannot have one, in any attack
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon is <weapon> with a blade
      When the attack roll shows 10
      Then it is refused for its blade

      Examples:
        | weapon               |
        | a mace               |
        | a bludgeoning weapon |
        | a bare fist          |

  @combat_options.non_lethal.flat_penalty
  Rule: An attack with the flat of a blade is at -2

    Scenario Outline: the attack roll with the flat side
      Given a melee attack with attack bonus <bonus> on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      When the attack roll shows <face>
      Then the rules add -2 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 13    |
        | 0     | 1    | -1    |
        | 6     | 20   | 24    |

    Scenario: the flat side in a charge
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      And Ann has charged
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: the flat side against someone invisible
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      And the target is invisible
      When the attack roll shows 10
      Then the attack total is 9

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: the flat side beneath water
      Given a melee attack with attack bonus 5 on AC 15
      And the attack is made with the flat of a blade
      And it is a dagger used beneath water
      When the attack roll shows 10
      Then the attack total is 11

  @combat_options.non_lethal.flat_half_damage
  Rule: The flat of a blade does half damage

    Scenario Outline: half of an even number
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      When the damage roll shows <face>
      Then the damage is <damage>
      And the damage is non-lethal

      Examples:
        | face | damage |
        | 2    | 1      |
        | 6    | 3      |
        | 8    | 4      |

    @reading.combat_options.non_lethal.half_rounded.down
    Scenario Outline: half of an odd number, rounded down
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      When the damage roll shows <face>
      Then the damage is <damage>

      Examples:
        | face | damage |
        | 3    | 1      |
        | 5    | 2      |
        | 7    | 3      |

    @reading.combat_options.non_lethal.half_rounded.up
    Scenario Outline: half of an odd number, rounded up
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      When the damage roll shows <face>
      Then the damage is <damage>

      Examples:
        | face | damage |
        | 1    | 1      |
        | 3    | 2      |
        | 5    | 3      |

    @reading.combat_options.non_lethal.half_rounded.down
    @reading.combat_options.opening.least_damage.zero
    Scenario: half of 1 is nothing
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      When the damage roll shows 1
      Then the damage is 0

    @reading.combat_options.opening.least_damage.one
    Scenario: half of 1 is 1
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      When the damage roll shows 1
      Then the damage is 1

    @reading.combat_options.non_lethal.half_of_what.the_total
    Scenario Outline: half of the dice with their modifier
      Given the weapon does 1d8 with a modifier of <modifier>
      And the attack is made with the flat of a blade
      When the damage roll shows <face>
      Then the damage is <damage>

      Examples:
        | modifier | face | damage |
        | 2        | 6    | 4      |
        | 3        | 5    | 4      |
        | -2       | 8    | 3      |

    @reading.combat_options.non_lethal.half_of_what.the_dice
    Scenario Outline: half of the dice, and the whole modifier
      Given the weapon does 1d8 with a modifier of <modifier>
      And the attack is made with the flat of a blade
      When the damage roll shows <face>
      Then the damage is <damage>

      Examples:
        | modifier | face | damage |
        | 1        | 6    | 4      |
        | 2        | 6    | 5      |
        | -1       | 8    | 3      |
        | -2       | 8    | 2      |

    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    @reading.combat_options.non_lethal.half_and_double.double_first
    Scenario: the flat against a charge, doubled and then halved
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And the weapon is braced
      And Ann has charged
      When Ann is hit for 7
      Then the damage is 7

    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    @reading.combat_options.non_lethal.half_and_double.half_first
    @reading.combat_options.non_lethal.half_rounded.down
    Scenario: the flat against a charge, halved and then doubled
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And the weapon is braced
      And Ann has charged
      When Ann is hit for 7
      Then the damage is 6

    @reading.combat_options.charging.what_is_doubled.dice_rolled_twice
    @reading.combat_options.non_lethal.half_and_double.half_first
    @reading.combat_options.non_lethal.half_rounded.down
    Scenario: each of two rolls halved
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And the weapon is braced
      And Ann has charged
      When Ann is hit for 7, and the second roll shows 5
      Then the damage is 5

    @reading.combat_options.charging.what_is_doubled.the_dice
    @reading.combat_options.non_lethal.half_and_double.double_first
    @reading.combat_options.non_lethal.half_of_what.the_total
    @reading.combat_options.non_lethal.half_rounded.down
    Scenario: dice doubled, then half of the total
      Given the weapon does 1d8 with a modifier of 3
      And the attack is made with the flat of a blade
      And the weapon is braced
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 6

    @reading.combat_options.charging.what_is_doubled.the_dice
    @reading.combat_options.non_lethal.half_and_double.double_first
    @reading.combat_options.non_lethal.half_of_what.the_dice
    Scenario: dice doubled, then halved
      Given the weapon does 1d8 with a modifier of 3
      And the attack is made with the flat of a blade
      And the weapon is braced
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 8

    @reading.combat_options.underwater.thrusting_penalty.penalty
    @reading.combat_options.non_lethal.half_of_what.the_total
    Scenario: the flat of a dagger beneath water, half of the total
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And it is a dagger used beneath water
      When the damage roll shows 6
      Then the damage is 2

    @reading.combat_options.underwater.thrusting_penalty.penalty
    @reading.combat_options.non_lethal.half_of_what.the_dice
    Scenario: the flat of a dagger beneath water, half of the dice
      Given the weapon does 1d8 with a modifier of 0
      And the attack is made with the flat of a blade
      And it is a dagger used beneath water
      When the damage roll shows 6
      Then the damage is 1

    @near_miss
    Scenario: the edge does all of its damage
      Given the weapon does 1d8 with a modifier of 0
      When the damage roll shows 6
      Then the damage is 6

  @combat_options.non_lethal.rest
  Rule: Each hour heals 1 point of non-lethal damage for each Level

    Scenario Outline: how many hours, at which Level
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When <hours> hours pass at Level <level>
      Then the non-lethal damage is <left>
      And the combatant has 40 Hit Points

      Examples: the second row is the document's own
        | hours | level | left |
        | 0     | 4     | 30   |
        | 1     | 4     | 26   |
        | 1     | 1     | 29   |
        | 5     | 0     | 30   |
        | 3     | 4     | 18   |
        | 2     | 10    | 10   |
        | 3     | 10    | 0    |
        | 30    | 10    | 0    |

    Scenario: hour by hour
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 1 hours have passed at Level 4
      When 1 hours pass at Level 4
      Then the non-lethal damage is 22

    @near_miss
    Scenario: lethal damage is not healed so
      Given a character with 40 Hit Points
      And the combatant has suffered 30 damage
      When 5 hours pass at Level 4
      Then the combatant has 10 Hit Points

    Scenario: rest beyond the non-lethal damage restores no Hit Points
      Given a character with 40 Hit Points
      And the combatant has suffered 30 damage
      And the combatant has suffered 4 non-lethal damage
      When 5 hours pass at Level 4
      Then the combatant has 10 Hit Points
      And the non-lethal damage is 0

    @reading.combat_options.non_lethal.part_of_an_hour.whole_hours
    Scenario Outline: part of an hour heals nothing
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When <minutes> minutes pass at Level 4
      Then the non-lethal damage is <left>

      Examples:
        | minutes | left |
        | 15      | 30   |
        | 59      | 30   |
        | 90      | 26   |

    @reading.combat_options.non_lethal.part_of_an_hour.heals_a_part
    Scenario Outline: part of an hour heals its part
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When <minutes> minutes pass at Level 4
      Then the non-lethal damage is <left>

      Examples:
        | minutes | left |
        | 15      | 29   |
        | 30      | 28   |
        | 59      | 27   |
        | 90      | 24   |

    Scenario Outline: less than a point's time beyond whole hours
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When <minutes> minutes pass at Level 4
      Then the non-lethal damage is <left>

      Examples:
        | minutes | left |
        | 14      | 30   |
        | 60      | 26   |
        | 61      | 26   |

    Scenario: a subdued combatant recovers when all is healed
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When 5 hours pass at Level 4
      Then the combatant is able to act

    Scenario: still as much non-lethal damage as Hit Points
      Given a character with 20 Hit Points
      And the combatant has suffered 24 non-lethal damage
      When 1 hours pass at Level 4
      Then the combatant is subdued

    @reading.combat_options.non_lethal.when_subdued_ends.below_hit_points
    Scenario: a subdued combatant recovers when the non-lethal damage falls below the Hit Points
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When 1 hours pass at Level 4
      Then the combatant is able to act

    @reading.combat_options.non_lethal.when_subdued_ends.none_is_left
    Scenario: a subdued combatant recovers only when no non-lethal damage is left
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When 1 hours pass at Level 4
      Then the combatant is subdued

    @reading.combat_options.non_lethal.part_of_an_hour.whole_hours
    Scenario: time that passed before the blow heals nothing of it
      Given a character with 40 Hit Points
      And the combatant has suffered 4 non-lethal damage
      And 90 minutes have passed at Level 4
      And the combatant has suffered 4 non-lethal damage
      When 59 minutes pass at Level 4
      Then the non-lethal damage is 4

    @reading.combat_options.non_lethal.part_of_an_hour.whole_hours
    Scenario: time that passed before the blow heals nothing of it, magic or not
      Given a character with 40 Hit Points
      And the combatant has suffered 4 non-lethal damage
      And 59 minutes have passed at Level 4
      And magic has healed 4 points
      And the combatant has suffered 4 non-lethal damage
      When 59 minutes pass at Level 4
      Then the non-lethal damage is 4

    Scenario: magic that heals a part does not set the clock back
      Given a character with 40 Hit Points
      And the combatant has suffered 9 non-lethal damage
      And 59 minutes have passed at Level 4
      And magic has healed 2 points
      When 1 minutes pass at Level 4
      Then the non-lethal damage is 3

    @reading.combat_options.non_lethal.blow_within_the_hour.hour_runs_on
    Scenario: a blow within the hour does not set the clock back
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 59 minutes have passed at Level 4
      And the combatant has suffered 5 non-lethal damage
      When 1 minutes pass at Level 4
      Then the non-lethal damage is 31

    @reading.combat_options.non_lethal.part_of_an_hour.whole_hours
    @reading.combat_options.non_lethal.blow_within_the_hour.hour_starts_anew
    Scenario Outline: a blow within the hour begins it anew
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 59 minutes have passed at Level 4
      And the combatant has suffered 5 non-lethal damage
      When <minutes> minutes pass at Level 4
      Then the non-lethal damage is <left>

      Examples:
        | minutes | left |
        | 1       | 35   |
        | 59      | 35   |

    Scenario: an hour after the blow
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 30 minutes have passed at Level 0
      And the combatant has suffered 5 non-lethal damage
      When 60 minutes pass at Level 4
      Then the non-lethal damage is 31

    @reading.combat_options.non_lethal.part_of_an_hour.heals_a_part
    Scenario: where every minute counts a blow begins nothing anew
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 14 minutes have passed at Level 4
      And the combatant has suffered 5 non-lethal damage
      When 1 minutes pass at Level 4
      Then the non-lethal damage is 34

    @near_miss
    Scenario: a creature without a Level has nothing to heal
      Given a character with 40 Hit Points
      And the combatant has suffered 5 damage
      When 60 minutes pass for a creature without a Level
      Then the non-lethal damage is 0

    @reading.combat_options.non_lethal.healing_order.healer_chooses
    Scenario: rest of someone subdued whose Hit Points are not determined
      Given a character with 40 Hit Points
      And the combatant has suffered 40 non-lethal damage
      And magic has healed 5 points, Hit Points first
      When 1 hours pass at Level 4
      Then the non-lethal damage is 36
      And the combatant's condition is not determined

    Scenario: nobody rests at death's door
      Given a character with 7 Hit Points
      And the group uses the death's door rule
      And the combatant has suffered 7 damage
      When 60 minutes pass at Level 4
      Then it is refused for its combatant

    Scenario: no Level below 0
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When 1 hours pass at Level -1
      Then it is refused for its Level

    Scenario: a creature without a Level
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When 60 minutes pass for a creature without a Level
      Then the non-lethal damage left is not determined
      And the combatant's condition is not determined
      And whether the combatant is unconscious is not determined

    Scenario: two half hours are an hour
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 30 minutes have passed at Level 4
      When 30 minutes pass at Level 4
      Then the non-lethal damage is 26

    @reading.combat_options.non_lethal.part_of_an_hour.heals_a_part
    Scenario: two times too short for a point are long enough together
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      And 10 minutes have passed at Level 4
      When 10 minutes pass at Level 4
      Then the non-lethal damage is 29

    Scenario: no time that runs backwards
      Given a character with 40 Hit Points
      And the combatant has suffered 30 non-lethal damage
      When -1 minutes pass at Level 4
      Then it is refused for its minutes

    Scenario: rest of someone who was never hurt
      When 60 minutes pass at Level 4
      Then it is refused for its combatant

    Scenario: rest of the dead
      Given a character with 40 Hit Points
      And the combatant has suffered 40 damage
      When 60 minutes pass at Level 4
      Then it is refused for its combatant

  @combat_options.non_lethal.magical_healing
  Rule: Magical healing heals non-lethal damage too

    Scenario: magic heals it, fast or slow
      Given a character with 20 Hit Points
      And the combatant has suffered 7 non-lethal damage
      When something magical that acts slowly heals 5 points
      Then the non-lethal damage is 2

    Scenario Outline: as much as there is, or less
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      When magic heals <points> points
      Then the non-lethal damage is <left>
      And the combatant has <hit points> Hit Points

      Examples: all of it goes to the non-lethal damage
        | points | left | hit points |
        | 1      | 11   | 40         |
        | 11     | 1    | 40         |
        | 12     | 0    | 40         |

    Scenario: a subdued combatant is brought round
      Given a character with 20 Hit Points
      And the combatant has suffered 20 non-lethal damage
      When magic heals 20 points
      Then the combatant is able to act

    Scenario: Spirithame heals it too
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      When Spirithame heals 5 points of it
      Then the non-lethal damage is 7

    @near_miss
    Scenario: Spirithame that is not magical does not
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      And the combatant has suffered 20 damage
      When Spirithame without magic heals 5 of the points
      Then the non-lethal damage is 12
      And the combatant has 25 Hit Points

    @near_miss
    Scenario: healing without magic heals no non-lethal damage
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      And the combatant has suffered 20 damage
      When something not magical that acts at once heals 5 points
      Then the non-lethal damage is 12
      And the combatant has 25 Hit Points

  @combat_options.non_lethal.excess_healing
  Rule: Magical healing beyond the non-lethal damage restores Hit Points

    Scenario Outline: one point beyond, and many
      Given a character with 40 Hit Points
      And the combatant has suffered 20 damage
      And the combatant has suffered 12 non-lethal damage
      When magic heals <points> points
      Then the non-lethal damage is 0
      And the combatant has <hit points> Hit Points

      Examples:
        | points | hit points |
        | 13     | 21         |
        | 20     | 28         |

    @near_miss
    Scenario: nothing is left over
      Given a character with 40 Hit Points
      And the combatant has suffered 20 damage
      And the combatant has suffered 12 non-lethal damage
      When magic heals 12 points
      Then the combatant has 20 Hit Points

    Scenario: only lost Hit Points are restored
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      When magic heals 30 points
      Then the non-lethal damage is 0
      And the combatant's Hit Points are not determined

    Scenario: one point to someone who lost none
      Given a character with 40 Hit Points
      And the combatant has suffered 0 damage
      When magic heals 1 points
      Then the combatant's Hit Points are not determined

    @near_miss
    Scenario: what was healed is lost no longer
      Given a character with 40 Hit Points
      And the combatant has suffered 10 damage
      And magic has healed 4 points
      When magic heals 6 points
      Then the combatant has 40 Hit Points

    Scenario: more than is still lost
      Given a character with 40 Hit Points
      And the combatant has suffered 10 damage
      And magic has healed 4 points
      When magic heals 7 points
      Then the combatant's Hit Points are not determined

    Scenario: nor is the condition that hangs on them
      Given a character with 40 Hit Points
      And the combatant has suffered 10 damage
      When magic heals 20 points
      Then the combatant's Hit Points are not determined
      And the combatant's condition is not determined

    @reading.combat_options.non_lethal.healing_order.healer_chooses
    Scenario: rest where the Hit Points are not determined
      Given a character with 40 Hit Points
      And the combatant has suffered 12 non-lethal damage
      And magic has healed 5 points, Hit Points first
      When 1 hours pass at Level 4
      Then the non-lethal damage is 8
      And the combatant's Hit Points are not determined

    Scenario: Hit Points that are not determined are not made up later
      Given a character with 40 Hit Points
      And the combatant has suffered 10 damage
      And magic has healed 20 points
      When the combatant suffers 1 damage
      Then it is refused for its Hit Points

    @near_miss
    Scenario: hurt before anybody counted
      Given a character with 10 Hit Points
      And the combatant's full Hit Points are 40
      When magic heals 5 points
      Then the combatant has 15 Hit Points

    @near_miss
    Scenario Outline: nothing to restore
      Given a character with 40 Hit Points
      And the combatant's full Hit Points are <full>
      When magic heals 5 points
      Then the combatant has 40 Hit Points

      Examples:
        | full |
        | 40   |

    Scenario: full Hit Points below the current ones
      Given a character with 40 Hit Points
      And the combatant's full Hit Points are 39
      When magic heals 5 points
      Then it is refused for its full Hit Points

    @near_miss
    Scenario: full Hit Points of 1
      Given a character with 1 Hit Points
      And the combatant's full Hit Points are 1
      When magic heals 5 points
      Then the combatant has 1 Hit Points

    Scenario: no full Hit Points below 1
      Given a character with 1 Hit Points
      And the combatant's full Hit Points are 0
      When magic heals 5 points
      Then it is refused for its full Hit Points

    @near_miss
    Scenario: what was never counted as lost is not counted as restored
      Given a character with 10 Hit Points
      And magic has healed 5 points where the full Hit Points are 40
      And the combatant has suffered 1 damage
      When magic heals 1 points
      Then the combatant has 15 Hit Points

    Scenario: what was restored up to the full Hit Points is lost no longer
      Given a character with 40 Hit Points
      And the combatant has suffered 10 damage
      And magic has healed 10 points where the full Hit Points are 40
      When magic heals 1 points
      Then the combatant's Hit Points are not determined

    @near_miss
    Scenario: as many as were lost
      Given a character with 40 Hit Points
      And the combatant has suffered 20 damage
      When magic heals 20 points
      Then the combatant has 40 Hit Points

    Scenario: Hit Points are restored up to the full ones
      Given a character with 40 Hit Points
      And the combatant's full Hit Points are 40
      And the combatant has suffered 5 damage
      And the combatant has suffered 12 non-lethal damage
      When magic heals 30 points
      Then the combatant has 40 Hit Points
      And the non-lethal damage is 0

    @reading.combat_options.non_lethal.healing_order.non_lethal_first
    Scenario: Hit Points cannot be healed before non-lethal damage
      Given a character with 40 Hit Points
      And the combatant has suffered 20 damage
      And the combatant has suffered 12 non-lethal damage
      When magic heals 5 points, Hit Points first
      Then it is not allowed

    @near_miss @reading.combat_options.non_lethal.healing_order.healer_chooses
    Scenario: the healer may restore Hit Points before non-lethal damage
      Given a character with 40 Hit Points
      And the combatant has suffered 20 damage
      And the combatant has suffered 12 non-lethal damage
      When magic heals 5 points, Hit Points first
      Then the combatant has 25 Hit Points
      And the non-lethal damage is 12
