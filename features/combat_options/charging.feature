Feature: Charging and braced weapons
  A combatant may run at an opponent and strike harder for it, at some risk. Document 003, L9 to L17.

  @combat_options.charging.once_per_combat
  Rule: A combatant may charge once in each combat

    Scenario: the first charge of a combat
      When Ann declares a charge
      Then it is allowed

    Scenario: a second charge in the same combat
      Given Ann has charged
      And the Round has ended
      When Ann declares a charge
      Then it is not allowed

    Scenario: a second charge several Rounds later in the same combat
      Given Ann has charged
      And the Round has ended
      And the Round has ended
      And the Round has ended
      When Ann declares a charge
      Then it is not allowed

    Scenario: a second run in the Round of a charge
      Given Ann has charged
      When Ann runs 60 feet into melee
      Then it is not allowed

    Scenario: a charge in the next combat
      Given Ann has charged
      And the combat has ended
      When Ann declares a charge
      Then it is allowed

    Scenario: each combatant has a charge of its own
      Given Ann has charged
      And the Round has ended
      When Bob declares a charge
      Then it is allowed

    @near_miss
    Scenario: a charge ends with its combat
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And the combat has ended
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 15

    Scenario: the end of the combat gives charges back to those who used theirs
      Given Ann has charged
      And the Round has ended
      And Bob has charged
      When the combat ends
      Then Ann and Bob may charge again

    Scenario: whoever charged in the combat before is not counted again
      Given Ann has charged
      And the combat has ended
      And Bob has charged
      When the combat ends
      Then Bob may charge again

    Scenario: nobody gets a charge back who has used none
      When the combat ends
      Then nobody may charge again

    @reading.combat_options.charging.when_used_up.when_declared
    Scenario: a charge that was only declared comes back too
      Given Ann has declared a charge
      And the Round has ended
      When the combat ends
      Then Ann may charge again

    @reading.combat_options.charging.when_used_up.when_run
    Scenario: a charge that was only declared was never gone
      Given Ann has declared a charge
      And the Round has ended
      When the combat ends
      Then nobody may charge again

    @reading.combat_options.charging.when_used_up.when_run
    Scenario: a charge that was declared but never run is still to be had
      Given Ann has declared a charge
      And the Round has ended
      When Ann declares a charge
      Then it is allowed

    @reading.combat_options.charging.when_used_up.when_declared
    Scenario: a charge that was declared but never run is gone
      Given Ann has declared a charge
      And the Round has ended
      When Ann declares a charge
      Then it is not allowed

    @reading.combat_options.charging.when_used_up.when_declared
    @reading.combat_options.charging.changed_declaration.may_be_changed
    Scenario: a charge that was taken back for a parry is gone
      Given Ann has declared a charge
      And Ann parries with a Strength Modifier of 2
      And the Round has ended
      When Ann declares a charge
      Then it is not allowed

    Scenario: a charge that was never run is to be had again in the next combat
      Given Ann has declared a charge
      And the Round has ended
      And the combat has ended
      When Ann declares a charge
      Then it is allowed

  @combat_options.charging.into_melee
  Rule: A charge must end in melee

    Scenario: a run that ends in melee
      Given Ann has declared a charge
      When Ann runs 60 feet into melee
      Then it is allowed

    Scenario: a run that meets nobody
      Given Ann has declared a charge
      When Ann runs 60 feet and meets nobody
      Then it is not allowed

    @reading.combat_options.charging.from_another_melee.allowed
    Scenario: from one melee into another
      Given Ann has declared a charge
      When Ann leaves a melee and runs 60 feet into another
      Then it is allowed

    @reading.combat_options.charging.from_another_melee.not_allowed
    Scenario: nobody charges out of a melee
      Given Ann has declared a charge
      When Ann leaves a melee and runs 60 feet into another
      Then it is not allowed

  @combat_options.charging.declaration
  Rule: A charge counts only if it is announced ahead of the initiative roll

    Scenario Outline: declared in time or too late
      When Ann declares a charge <when>
      Then it is <answer>

      Examples:
        | when              | answer      |
        | before initiative | allowed     |
        | after initiative  | not allowed |

    Scenario: whoever has attacked declares too late, whatever is said
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has struck Bob with a roll of 10
      When Ann declares a charge
      Then it is not allowed

    Scenario: a declaration of which nobody says when it is made
      When Ann declares a charge at some time
      Then it is refused for its initiative

    Scenario: a declaration under rules that nobody has heard of
      Given an unknown rules left out
      When Ann declares a charge
      Then it is refused for its rules left out

    Scenario: a run without a declaration is no charge
      When Ann runs 60 feet into melee
      Then it is not allowed

    Scenario: a declaration holds for its Round only
      Given Ann has declared a charge
      And the Round has ended
      When Ann runs 60 feet into melee
      Then it is not allowed

    Scenario: one combatant's declaration is not another's
      Given Ann has declared a charge
      When Bob runs 60 feet into melee
      Then it is not allowed

  @combat_options.charging.distance
  Rule: A charge must cover at least 20 feet

    Scenario Outline: long enough or too short
      Given Ann has declared a charge
      When Ann runs <feet> feet into melee
      Then it is <answer>

      Examples:
        | feet | answer      |
        | 0    | not allowed |
        | 19   | not allowed |
        | 20   | allowed     |
        | 21   | allowed     |
        | 30   | allowed     |
        | 60   | allowed     |
        | 120  | allowed     |

    Scenario: a run of which nobody says the length
      Given Ann has declared a charge
      When Ann runs some way into melee
      Then it is refused for its run

    Scenario: a run of negative length
      Given Ann has declared a charge
      When Ann runs -1 feet into melee
      Then it is refused for its run

  @combat_options.charging.run_first
  Rule: The run of a charge comes before any attack

    Scenario Outline: no run after any kind of attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      And Ann has <attacked> Bob
      When Ann runs 60 feet into melee
      Then it is not allowed

      Examples:
        | attacked                  |
        | pushed                    |
        | thrown a splash weapon at |
        | hit, without a roll,      |

    Scenario: attacking, then running
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      And Ann has struck Bob with a roll of 10
      When Ann runs 60 feet into melee
      Then it is not allowed

    Scenario: the extra attack is an attack too
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      And Ann has struck Bob with her secondary weapon
      When Ann runs 60 feet into melee
      Then it is not allowed

    @near_miss
    Scenario: declaring a charge does not give back the action of who has switched
      Given Ann has switched weapons without dropping one
      And Ann has declared a charge
      When Ann runs 60 feet into melee
      Then it is not allowed

    @near_miss
    Scenario: no run after switching weapons
      Given Ann has declared a charge
      And Ann has switched weapons without dropping one
      When Ann runs 60 feet into melee
      Then it is not allowed

    Scenario Outline: an attack of the Round before does not matter
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has <attacked> Bob
      And the Round has ended
      And Ann has declared a charge
      When Ann runs 60 feet into melee
      Then the charge gives 2 to attacks
      And the charge gives -1 to AC

      Examples:
        | attacked                  |
        | shot at                   |
        | pushed                    |
        | thrown a splash weapon at |

    Scenario: someone else's attack does not matter
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      And Bob has struck Ann with a roll of 10
      When Ann runs 60 feet into melee
      Then it is allowed

  @combat_options.charging.clear_run
  Rule: A charge needs a clear run

    Scenario Outline: clear or blocked
      Given Ann has declared a charge
      When Ann runs 60 feet along a <path>
      Then it is <answer>

      Examples:
        | path                    | answer      |
        | clear and straight path | allowed     |
        | blocked path            | not allowed |

    @reading.combat_options.charging.bent_run.clear
    Scenario: a way round a corner is a clear run
      Given Ann has declared a charge
      When Ann runs 60 feet along a clear but bent path
      Then it is allowed

    @reading.combat_options.charging.bent_run.not_clear
    Scenario: a way round a corner is no clear run
      Given Ann has declared a charge
      When Ann runs 60 feet along a clear but bent path
      Then it is not allowed

  @combat_options.charging.attack_bonus
  Rule: A charging combatant attacks at +2

    Scenario: what a charge brings
      Given Ann has declared a charge
      When Ann runs 60 feet into melee
      Then the charge gives 2 to attacks

    Scenario Outline: the charger's attack
      Given an attack bonus of <bonus> and an AC of 15 for everyone
      And Ann has charged
      When Ann strikes Bob and the roll shows <face>
      Then the rules add 2 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 17    |
        | 0     | 1    | 3     |
        | -1    | 20   | 21    |

    Scenario: the first melee attack has the bonus, whatever was shot before
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And Ann has shot at Bob with a roll of 10
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 17

    Scenario: the next combat's charge has its bonus again
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And Ann has struck Bob with a roll of 10
      And the combat has ended
      And Ann has charged
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 17

    @near_miss
    Scenario: a declared charge that was not run gives no bonus
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: the bonus is the charger's alone
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Bob strikes Cid and the roll shows 10
      Then the attack total is 15

    @reading.combat_options.charging.which_attacks.every_attack
    @reading.combat_options.charging.which_attacks.melee_attacks
    Scenario: a second melee attack in the Round of a charge has the bonus too
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And Ann has struck Bob with a roll of 10
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 17

    @near_miss @reading.combat_options.charging.which_attacks.first_melee_attack
    Scenario: a second melee attack in the Round of a charge has no bonus
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And Ann has struck Bob with a roll of 10
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 15

    @reading.combat_options.charging.which_attacks.every_attack
    Scenario: a missile in the Round of a charge has the bonus too
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Ann shoots at Bob and the roll shows 10
      Then the attack total is 17

    @near_miss
    @reading.combat_options.charging.which_attacks.melee_attacks
    @reading.combat_options.charging.which_attacks.first_melee_attack
    Scenario: a missile in the Round of a charge has no bonus
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Ann shoots at Bob and the roll shows 10
      Then the attack total is 15

  @combat_options.charging.armor_class_penalty
  Rule: A charging combatant has an AC lower by 1

    Scenario: what a charge costs
      Given Ann has declared a charge
      When Ann runs 60 feet into melee
      Then the charge gives -1 to AC

    Scenario: a melee attack on the charger
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Bob strikes Ann and the roll shows 10
      Then the total is held against AC 14

    Scenario: a charger with an AC of 0
      Given an attack bonus of 5 and an AC of 0 for everyone
      And Ann has charged
      When Bob strikes Ann and the roll shows 10
      Then the total is held against AC -1

    Scenario: a missile at the charger
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Bob shoots at Ann and the roll shows 10
      Then the total is held against AC 14

    @near_miss
    Scenario: the charger's opponent keeps its AC
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      When Ann strikes Bob and the roll shows 10
      Then the total is held against AC 15

    @reading.combat_options.charging.penalty_begins.with_declaration
    Scenario: whoever attacks before the run finds the AC lowered already
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      When Bob strikes Ann and the roll shows 10
      Then the total is held against AC 14

    @near_miss @reading.combat_options.charging.penalty_begins.with_the_run
    Scenario: whoever attacks before the run finds the AC as it was
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has declared a charge
      When Bob strikes Ann and the roll shows 10
      Then the total is held against AC 15

  @combat_options.charging.this_round
  Rule: The bonus and the penalty of a charge last until the Round ends

    Scenario: no bonus in the Round after
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And the Round has ended
      When Ann strikes Bob and the roll shows 10
      Then the attack total is 15

    Scenario: no penalty in the Round after
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And the Round has ended
      When Bob strikes Ann and the roll shows 10
      Then the total is held against AC 15

    @near_miss
    Scenario: the penalty lasts through every attack of the Round
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has charged
      And Bob has struck Ann with a roll of 10
      When Cid strikes Ann and the roll shows 10
      Then the total is held against AC 14

  @combat_options.charging.braced_weapon
  Rule: A weapon that can be set against a charge does double damage to whoever charges

    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario Outline: double damage to a charger
      Given the weapon does <dice> with a modifier of 0
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for <faces>
      Then the damage is <damage>

      Examples:
        | dice | faces   | damage |
        | 1d6  | 5       | 10     |
        | 2d4  | 3 and 4 | 14     |

    @reading.combat_options.charging.what_is_doubled.the_total
    Scenario: a modifier is doubled with the dice
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 16

    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario: a modifier is added once to the doubled dice
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 13

    @reading.combat_options.charging.what_is_doubled.dice_rolled_twice
    Scenario: a modifier is added once to dice that are rolled twice
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 5, and a second roll shows 2
      Then the damage is 10

    @reading.combat_options.charging.what_is_doubled.dice_rolled_twice
    Scenario Outline: a second roll of the damage that no such die shows
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 5, and a second roll shows <face>
      Then it is refused for its second damage roll

      Examples:
        | face |
        | 0    |
        | 7    |

    @reading.combat_options.charging.what_is_doubled.the_total
    Scenario: a penalty is doubled with the dice
      Given the weapon does 1d6 with a modifier of -2
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 6

    @reading.combat_options.opening.least_damage.one
    Scenario: what a hit does at least is counted in the end
      Given the weapon does 1d6 with a modifier of -2
      And it is a braced weapon
      And Ann has charged
      When Ann is hit for 1, and a second roll shows 1
      Then the damage is 1

    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: a charge beneath water
      Given the weapon does 1d6 with a modifier of 0
      And it is a braced weapon
      And it is a thrusting weapon used beneath water
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 6

    Scenario: a weapon that is braced and cannot be
      Given the weapon does 1d6 with a modifier of 0
      And it is a weapon that cannot be braced
      And it is braced, but nobody says that it can be
      And Ann has charged
      When Ann is hit for 5
      Then it is refused for its bracing

    Scenario: a fist that can be braced, and is not
      Given it is a weapon that can be braced, and is not
      And Ann has charged
      When Ann is hit by a fist for 2
      Then it is refused for what it can be

    Scenario: a fist that can be braced
      Given it is a braced weapon
      And Ann has charged
      When Ann is hit by a fist for 2
      Then it is refused for what it can be

    @near_miss @reading.combat_options.charging.thrown_weapons.not_doubled
    Scenario: a weapon that can be braced, thrown at a charger, does its usual damage
      Given the weapon does 1d6 with a modifier of 0
      And it is a weapon that can be braced, and is not
      And it is thrown
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @near_miss @reading.combat_options.charging.thrown_weapons.not_doubled
    Scenario: nobody needs to say whether a missile can be braced
      Given the weapon does 1d6 with a modifier of 0
      And it is thrown
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @reading.combat_options.charging.thrown_weapons.doubled
    @reading.combat_options.charging.braced_or_able.able_is_enough
    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario: a weapon that can be braced, thrown at a charger, does double damage
      Given the weapon does 1d6 with a modifier of 0
      And it is a weapon that can be braced, and is not
      And it is thrown
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 10

    Scenario: a braced weapon that is thrown
      Given the weapon does 1d6 with a modifier of 0
      And it is a braced weapon
      And it is thrown
      And Ann has charged
      When Ann is hit for 5
      Then it is refused for its bracing

    @near_miss
    Scenario: a weapon that cannot be braced
      Given the weapon does 1d6 with a modifier of 3
      And it is a weapon that cannot be braced
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 8

    @near_miss
    Scenario: a braced weapon against someone who does not charge
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      When Ann is hit for 5
      Then the damage is 8

    @near_miss
    Scenario: a braced weapon against a charger of the Round before
      Given the weapon does 1d6 with a modifier of 3
      And it is a braced weapon
      And Ann has charged
      And the Round has ended
      When Ann is hit for 5
      Then the damage is 8

    @near_miss @reading.combat_options.charging.braced_or_able.must_be_braced
    Scenario: a weapon that may be braced and is not
      Given the weapon does 1d6 with a modifier of 0
      And it is a weapon that can be braced, and is not
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @reading.combat_options.charging.braced_or_able.able_is_enough
    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario: a weapon that may be braced need not be
      Given the weapon does 1d6 with a modifier of 0
      And it is a weapon that can be braced, and is not
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 10

    @near_miss @reading.combat_options.charging.braced_until.the_charge_ends
    Scenario: a braced weapon later in the Round of the charge does its usual damage
      Given the weapon does 1d6 with a modifier of 0
      And it is a braced weapon
      And it strikes later in the Round
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @reading.combat_options.charging.braced_until.the_round_ends
    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario: a braced weapon later in the Round of the charge still does double damage
      Given the weapon does 1d6 with a modifier of 0
      And it is a braced weapon
      And it strikes later in the Round
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 10

  @combat_options.charging.which_weapons_brace
  Rule: Which weapons may be braced is told elsewhere

    @reading.combat_options.charging.braced_or_able.able_is_enough
    Scenario: nobody says whether the weapon may be braced
      Given the weapon does 1d6 with a modifier of 0
      And Ann has charged
      When Ann is hit for 5
      Then the damage is not determined

    @near_miss
    @reading.combat_options.charging.what_is_doubled.the_total
    @reading.combat_options.charging.what_is_doubled.the_dice
    Scenario: what is braced can be braced
      Given the weapon does 1d6 with a modifier of 0
      And it is braced, but nobody says that it can be
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 10

    @near_miss
    Scenario: a fist cannot be braced, and nobody needs to say so
      Given Ann has charged
      When Ann is hit by a fist for 2
      Then the damage is 2

    @near_miss @reading.combat_options.charging.braced_or_able.must_be_braced
    Scenario: it does not matter where the weapon is not braced
      Given the weapon does 1d6 with a modifier of 0
      And nobody says that it is braced
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @near_miss @reading.combat_options.charging.braced_until.the_charge_ends
    Scenario: it does not matter when the charge is over
      Given the weapon does 1d6 with a modifier of 0
      And it is braced, but nobody says that it can be
      And it strikes later in the Round
      And Ann has charged
      When Ann is hit for 5
      Then the damage is 5

    @near_miss
    Scenario: it does not matter where nobody charges
      Given the weapon does 1d6 with a modifier of 0
      When Ann is hit for 5
      Then the damage is 5
