Feature: Fighting in water
  Those who live on land fight badly in water, and many weapons do not work there. Document 003, L25 to L31.

  @combat_options.underwater.attack_penalty
  Rule: A land-dweller attacks underwater at -2

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario Outline: a land-dweller's attack with a weapon that works
      Given a melee attack with attack bonus <bonus> on AC 15
      And the attacker fights beneath water
      And the attacker dwells on land
      And the attack is made with a thrusting weapon
      When the attack roll shows <face>
      Then the rules add -2 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 13    |
        | 0     | 1    | -1    |
        | 3     | 20   | 21    |

    @near_miss @reading.combat_options.underwater.thrusting_penalty.no_penalty
    Scenario: a thrusting weapon works without a penalty
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.underwater.unarmed_attacks.work
    Scenario: a land-dweller's blow with the fist
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bare fist
      When the attack roll shows 10
      Then the attack total is 13

    @near_miss
    Scenario: a land-dweller's attack on land
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights on land
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario Outline: a land-dweller who strikes at someone in the water from outside
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights on land
      And the target is <place>
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 15

      Examples:
        | place         |
        | in water      |
        | beneath water |

    @reading.combat_options.underwater.in_or_beneath.in_water_too
    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: in water, and not beneath it, the penalty holds too
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights in water
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 13

    @near_miss @reading.combat_options.underwater.in_or_beneath.only_beneath
    Scenario: in water, and not beneath it, there is no penalty
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights in water
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: an invisible land-dweller beneath water
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      And the attacker is invisible
      When the attack roll shows 10
      Then the attack total is 17

    Scenario: a monster that dwells on land
      Given a melee attack with attack bonus 5 on AC 15
      And a monster that dwells on land bites
      And the attacker fights beneath water
      When the attack roll shows 10
      Then the attack total is 13

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: a land-dweller against someone invisible beneath water
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      And the target is invisible
      When the attack roll shows 10
      Then the attack total is 9

  @combat_options.underwater.damage_penalty
  Rule: A land-dweller's damage underwater is at -2

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario Outline: the damage of a land-dweller's weapon
      Given the weapon does <dice> with a modifier of <modifier>
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows <faces>
      Then the damage is <damage>

      Examples:
        | dice | modifier | faces   | damage |
        | 1d6  | 0        | 6       | 4      |
        | 1d6  | 0        | 3       | 1      |
        | 1d6  | 3        | 1       | 2      |
        | 2d4  | -1       | 4 and 3 | 4      |

    @reading.combat_options.underwater.thrusting_penalty.penalty
    @reading.combat_options.opening.least_damage.zero
    Scenario Outline: the penalty takes all of the damage
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows <face>
      Then the damage is 0

      Examples:
        | face |
        | 1    |
        | 2    |

    @reading.combat_options.underwater.thrusting_penalty.penalty
    @reading.combat_options.opening.least_damage.one
    Scenario: the penalty leaves 1 point of damage
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows 2
      Then the damage is 1

    @near_miss @reading.combat_options.underwater.thrusting_penalty.no_penalty
    Scenario: a thrusting weapon does its usual damage
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows 6
      Then the damage is 6

    @near_miss
    Scenario: the damage of the same weapon on land
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights on land
      And the attack is made with a thrusting weapon
      When the damage roll shows 6
      Then the damage is 6

    @near_miss
    Scenario: the damage of a thrust into the water from outside
      Given the weapon does 1d6 with a modifier of 0
      And the target is beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows 6
      Then the damage is 6

    @reading.combat_options.underwater.in_or_beneath.in_water_too
    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: damage in water, and not beneath it
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights in water
      And the attack is made with a thrusting weapon
      When the damage roll shows 6
      Then the damage is 4

    @reading.combat_options.unarmed.monsters.own_damage
    Scenario: the bite of a monster that dwells on land
      Given a monster that dwells on land bites for 1d8
      And the attacker fights beneath water
      When the damage roll shows 8
      Then the damage is 6

    Scenario Outline: a face that no such die has
      Given the weapon does 1d6 with a modifier of 0
      And the attack is made with a thrusting weapon
      When the damage roll shows <face>
      Then it is refused for its damage roll

      Examples:
        | face    |
        | 0       |
        | 7       |
        | 3 and 4 |

    Scenario: dice that are no dice
      Given the weapon does six with a modifier of 0
      When the damage roll shows 3
      Then it is refused for its damage dice

  @combat_options.underwater.water_dwellers
  Rule: A creature that does not dwell on land has no penalty in water

    Scenario: a water-dweller's attack
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a thrusting weapon
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: a water-dweller's damage
      Given the weapon does 1d6 with a modifier of 0
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a thrusting weapon
      When the damage roll shows 6
      Then the damage is 6

  @combat_options.underwater.ineffective_weapons
  Rule: A weapon made to chop, slash or bludgeon does nothing underwater

    Scenario Outline: no damage, whatever the dice show
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attack is made with <weapon>
      When the damage roll shows 8
      Then the damage is 0

      Examples:
        | weapon               |
        | a chopping weapon    |
        | a slashing weapon    |
        | a bludgeoning weapon |

    @reading.combat_options.underwater.ineffective_means.cannot_attack
    Scenario: no attack can be made with them
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a chopping weapon
      When the attack roll shows 10
      Then it is not allowed

    @reading.combat_options.underwater.ineffective_means.misses
    Scenario: an attack with them misses, even one that would succeed
      Given a melee attack with attack bonus 25 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bludgeoning weapon
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the attack misses
      And a damage roll does not follow

    @reading.combat_options.underwater.ineffective_means.no_damage
    Scenario: an attack with them can hit, at a land-dweller's penalty
      Given a melee attack with attack bonus 25 on AC 15
      And the attacker fights beneath water
      And the attack is made with a slashing weapon
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the attack hits
      And the attack total is 33

    @near_miss
    Scenario: the same weapon on land
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights on land
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 13

    Scenario: an attack to subdue with a useless weapon does nothing either
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attack is made with a mace
      And the attack is made to subdue
      When the damage roll shows 8
      Then the damage is 0
      And it would be non-lethal

    @reading.combat_options.underwater.in_or_beneath.in_water_too
    Scenario: useless in water, and not beneath it
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights in water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 0

    Scenario: beneath water it matters what the weapon is
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      When the damage roll shows 8
      Then it is refused for its kind of weapon

    @near_miss @reading.combat_options.unarmed.monsters.own_damage
    Scenario: claws and teeth were made by nobody for anything
      Given a monster that dwells in water bites for 1d8
      And the attacker fights beneath water
      When the damage roll shows 8
      Then the damage is 8

    @near_miss
    Scenario: the attack with claws and teeth
      Given a melee attack with attack bonus 5 on AC 15
      And a monster that dwells in water bites
      And the attacker fights beneath water
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the attack hits
      And the attack total is 15

    @near_miss @reading.combat_options.underwater.in_or_beneath.only_beneath
    Scenario: the same weapon in water, and not beneath it
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights in water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 13

    @reading.combat_options.underwater.from_outside.ineffective
    Scenario: useless from outside on someone beneath water
      Given the weapon does 1d8 with a modifier of 5
      And the target is beneath water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.from_outside.works
    Scenario: from outside on someone beneath water it works
      Given the weapon does 1d8 with a modifier of 5
      And the target is beneath water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 13

    @reading.combat_options.underwater.from_outside.ineffective
    @reading.combat_options.underwater.in_or_beneath.in_water_too
    Scenario: useless from outside on someone in water
      Given the weapon does 1d8 with a modifier of 5
      And the target is in water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.in_or_beneath.only_beneath
    Scenario: from outside on someone in water, and not beneath it
      Given the weapon does 1d8 with a modifier of 5
      And the target is in water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 13

    Scenario: beneath water it does not matter where the target is
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the target is out of water
      And the attack is made with a slashing weapon
      When the damage roll shows 8
      Then the damage is 0

    @reading.combat_options.underwater.from_outside.ineffective
    @reading.combat_options.underwater.ineffective_means.cannot_attack
    Scenario: no attack from outside can be made with them
      Given a melee attack with attack bonus 5 on AC 15
      And the target is beneath water
      And the attack is made with a chopping weapon
      When the attack roll shows 10
      Then it is not allowed

    @reading.combat_options.underwater.from_outside.ineffective
    Scenario: from outside, too, it matters what the weapon is
      Given the weapon does 1d8 with a modifier of 5
      And the target is beneath water
      When the damage roll shows 8
      Then it is refused for its kind of weapon

    @near_miss @reading.combat_options.unarmed.monsters.own_damage
    Scenario: claws and teeth from outside
      Given a monster that dwells in water bites for 1d8
      And the target is beneath water
      When the damage roll shows 8
      Then the damage is 8

    Scenario: a place that nobody has heard of for the target
      Given the weapon does 1d8 with a modifier of 5
      And the attack is made with a slashing weapon
      And an unknown target's water
      When the damage roll shows 8
      Then it is refused for its target's water

    @reading.combat_options.underwater.whose_weapons.everyone
    Scenario: a water-dweller's axe is no better
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a chopping weapon
      When the damage roll shows 8
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.whose_weapons.land_dwellers
    Scenario: a water-dweller's axe works
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a chopping weapon
      When the damage roll shows 8
      Then the damage is 13

    @reading.combat_options.underwater.unarmed_attacks.bludgeon
    @reading.combat_options.underwater.ineffective_means.cannot_attack
    Scenario: a fist is as useless as a mace
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bare fist
      When the attack roll shows 10
      Then it is not allowed

    @near_miss @reading.combat_options.underwater.unarmed_attacks.work
    Scenario: a fist is no weapon made to bludgeon
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bare fist
      When the attack roll shows 10
      Then it is allowed

    @reading.combat_options.underwater.ineffective_means.misses
    Scenario: a useless weapon does not even hit the helpless
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a slashing weapon
      And the target is magically paralysed
      When no die is rolled for the attack
      Then the attack misses

  @combat_options.underwater.ineffective_examples
  Rule: Axes, swords and maces are ineffective underwater

    Scenario Outline: the document's examples
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attack is made with <weapon>
      When the damage roll shows 8
      Then the damage is 0

      Examples:
        | weapon  |
        | an axe  |
        | a sword |
        | a mace  |

    @near_miss
    Scenario: a sword on land
      Given the weapon does 1d8 with a modifier of 5
      And the attack is made with a sword
      When the damage roll shows 8
      Then the damage is 13

  @combat_options.underwater.thrusting_weapons
  Rule: Thrusting weapons work underwater

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: a thrusting weapon does damage
      Given the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      When the damage roll shows 8
      Then the damage is 11

    Scenario: an attack with a thrusting weapon can be made
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a thrusting weapon
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the attack hits

    @reading.combat_options.underwater.thrown_thrusting_weapon.works
    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario Outline: a thrown thrusting weapon works, at a land-dweller's penalty
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attack is made with <weapon>
      When the damage roll shows 6
      Then the damage is 9

      Examples:
        | weapon            |
        | a spear           |
        | a dagger          |
        | a thrusting weapon |

    @reading.combat_options.underwater.thrown_thrusting_weapon.works
    @reading.combat_options.underwater.thrusting_penalty.no_penalty
    Scenario: a thrown thrusting weapon works without a penalty
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attack is made with a spear
      When the damage roll shows 6
      Then the damage is 11

    @reading.combat_options.underwater.thrown_thrusting_weapon.works
    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario: the attack with a thrown spear, at a land-dweller's penalty
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a spear
      When the attack roll shows 10
      Then the attack total is 13

  @combat_options.underwater.thrusting_examples
  Rule: Daggers and spears work underwater

    @reading.combat_options.underwater.thrusting_penalty.penalty
    Scenario Outline: the document's examples of what works
      Given the weapon does 1d6 with a modifier of 5
      And the attacker fights beneath water
      And the attack is made with <weapon>
      When the damage roll shows 6
      Then the damage is 9

      Examples:
        | weapon   |
        | a dagger |
        | a spear  |

  @combat_options.underwater.missile_weapons
  Rule: Missile weapons are ineffective underwater

    Scenario: a missile does no damage
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 0

    @near_miss
    Scenario: a missile on land
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 11

    @reading.combat_options.underwater.thrown_thrusting_weapon.ineffective
    Scenario: a thrown spear does no damage
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attack is made with a spear
      When the damage roll shows 6
      Then the damage is 0

    @reading.combat_options.underwater.whose_weapons.everyone
    Scenario: a water-dweller's missile is no better
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.whose_weapons.land_dwellers
    Scenario: a water-dweller's missile works
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the attacker fights beneath water
      And the attacker dwells in water
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 11

    @reading.combat_options.underwater.ineffective_means.misses
    Scenario: a missile that misses does not stray either
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bludgeoning weapon
      And Ann fights the target
      And the Referee would have a natural 1 stray
      When the attack roll shows 1
      Then a damage roll does not follow

    Scenario: nobody shoots with bare hands
      Given a missile attack with attack bonus 5 on AC 15
      And the attack is made with a bare fist
      When the attack roll shows 10
      Then it is refused for its kind of weapon

    @reading.combat_options.underwater.ineffective_means.cannot_attack
    Scenario: no missile can be sent off
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bludgeoning weapon
      When the attack roll shows 10
      Then it is not allowed

    @reading.combat_options.underwater.ineffective_means.misses
    Scenario: a missile misses, even one that would succeed
      Given a missile attack with attack bonus 25 on AC 15
      And the attacker fights beneath water
      And the attack is made with a bludgeoning weapon
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the attack misses

    @reading.combat_options.underwater.from_outside.ineffective
    Scenario: a missile from a boat does nothing to someone beneath water
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the target is beneath water
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.from_outside.works
    Scenario: a missile from a boat works
      Given the weapon does 1d6 with a modifier of 5
      And a hit in a missile attack
      And the target is beneath water
      And the attack is made with a bludgeoning weapon
      When the damage roll shows 6
      Then the damage is 11
