Feature: Splash weapons
  Vessels that break and pour something unpleasant over whoever is near. Document 003, L69 to L81.

  @combat_options.splash_weapons.examples
  Rule: Burning oil and holy water are splash weapons

    Scenario Outline: the document's examples
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And it holds <liquid>
      And the target is called Bob
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then Bob is doused
      And the damage is 6

      Examples:
        | liquid        |
        | burning oil   |
        | holy water    |

    @near_miss
    Scenario: another liquid
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And it holds some other liquid
      When the throw shows 20
      Then the attack total is 25

    Scenario: a liquid that nobody has heard of
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And an unknown liquid
      When the throw shows 15
      Then it is refused for its liquid

  @combat_options.splash_weapons.dousing
  Rule: A splash weapon smashes on whoever it hits and douses them

    Scenario: a hit
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is called Bob
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then Bob is doused
      And it smashes 0 feet away

    @near_miss
    Scenario: a miss
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is called Bob
      And the Combat rules count the total as a failure
      When the throw shows 2
      Then nobody is doused
      And the damage is 0

    @near_miss
    Scenario: a surface is hit, and nobody directly
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a success
      When the throw shows 15
      Then nobody is doused
      And the damage is 0
      And it smashes 0 feet away

    @reading.combat_options.splash_weapons.harmless_direct_hit.no_damage
    Scenario: doused with what does no harm
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is called Bob
      And the liquid does not harm the target
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15
      Then Bob is doused
      And the damage is 0

    @reading.combat_options.splash_weapons.harmless_direct_hit.damage
    Scenario: a direct hit does damage whether the liquid does harm or not
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is called Bob
      And the liquid does not harm the target
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then Bob is doused
      And the damage is 6

  @combat_options.splash_weapons.liquid_damage
  Rule: What damage a liquid does is told elsewhere

    Scenario: nobody says what damage a direct hit does
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is called Bob
      And the Combat rules count the total as a success
      When the throw shows 15
      Then Bob is doused
      And the damage is not determined

    Scenario: nobody says what damage there is a quarter of
      Given Ann is 3 feet away, and the liquid harms her
      When it smashes on a surface
      Then Ann is splashed
      And what they suffer is not determined

    @near_miss
    Scenario: it does not matter where nobody is harmed
      Given Ann is 3 feet away, and the liquid does not harm her
      When it smashes on a surface
      Then Ann is splashed
      And nobody suffers

  @combat_options.splash_weapons.at_creature
  Rule: A splash weapon thrown at one creature is a missile attack on its AC

    Scenario: an attack on the creature's AC
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 17
      When the throw shows 10
      Then the attack total is 15
      And the total is held against AC 17
      And whether the attack hits is not determined
      And where it smashes is not determined

    Scenario: a direct hit does all of the damage
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the liquid does 2d6 damage
      When the throw shows 15 and the liquid's damage roll 5 and 4
      Then the damage is 9

    Scenario: into melee, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      When the throw shows 10
      Then the attack total is 13

    Scenario: from an unstable surface, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker stands on a ship in rough water
      When the throw shows 10
      Then the attack total is 11

    @near_miss
    Scenario: at someone invisible, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is invisible
      When the throw shows 10
      Then it is not allowed

    @reading.combat_options.invisibility.missile_penalty.none
    Scenario: at someone invisible, with the Referee's leave
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is invisible
      And the Referee lets it be aimed
      When the throw shows 10
      Then the attack total is 15

    @reading.combat_options.invisibility.perceived_missile_target.may_be_aimed_at
    @reading.combat_options.invisibility.missile_penalty.none
    Scenario: at someone invisible, who is perceived
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is invisible
      And each perceives the other in some other way
      When the throw shows 10
      Then the attack total is 15

    Scenario: by someone invisible, and nothing said of who perceives whom
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker is invisible
      When the throw shows 10
      Then the attack total is 19

    Scenario: in magical flight, and nothing said of the Referee
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker stands on nothing, flying by magic
      When the throw shows 10
      Then the attack total is 15

    Scenario: a natural 1 into melee, and nothing said of the Referee
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Ann fights the target
      And the Combat rules count the total as a failure
      When the throw shows 1
      Then nobody is doused

    Scenario: at someone who has charged
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Bob has charged
      When the throw at Bob shows 10
      Then the total is held against AC 14

    Scenario: a total of 0
      Given a splash weapon thrown at a creature with attack bonus -5 on AC 15
      When the throw shows 5
      Then the attack total is 0

    Scenario Outline: by someone invisible, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker is invisible
      And each <perceives> the other in some other way
      When the throw shows 10
      Then the attack total is <total>

      Examples:
        | perceives          | total |
        | perceives          | 15    |
        | does not perceive  | 19    |

    Scenario Outline: in magical flight, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker stands on nothing, flying by magic
      And magical flight <counts> as unstable
      When the throw shows 10
      Then the attack total is <total>

      Examples:
        | counts         | total |
        | counts         | 11    |
        | does not count | 15    |

    @reading.combat_options.missiles_into_melee.shooter_counts.counts
    Scenario: a thrower in melee with the creature, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the thrower is in melee with the creature
      When the throw shows 10
      Then the attack total is 14

    @reading.combat_options.splash_weapons.natural_1_into_melee.strays
    Scenario Outline: a stray roll that the die does not have
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Ann fights the target
      And a natural 1 strays
      When the throw shows 1, the stray roll <stray> and the liquid's damage roll 6
      Then it is refused for its stray roll

      Examples:
        | stray |
        | 0     |
        | 3     |

    @reading.combat_options.splash_weapons.natural_1_into_melee.strays
    Scenario: a natural 1 into melee, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Ann fights the target
      And a natural 1 strays
      And the Referee determines where a miss smashes
      And the liquid does 1d8 damage
      When the throw shows 1, the stray roll 1 and the liquid's damage roll 6
      Then Ann is doused
      And the damage is 6
      And where it smashes is not determined

    @reading.combat_options.splash_weapons.natural_1_into_melee.smashes
    Scenario: a natural 1 into melee smashes where a miss does
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And Ann fights the target
      And a natural 1 strays
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 1 and the direction roll 6
      Then nobody is doused
      And it smashes 10 feet away towards 6 o'clock

    @reading.combat_options.splash_weapons.natural_1_into_melee.smashes
    Scenario: a natural 1 by someone in melee with the creature smashes where a miss does
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the thrower is in melee with the creature
      And a natural 1 strays
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 1 and the direction roll 6
      Then nobody is doused
      And it smashes 10 feet away towards 6 o'clock

    @reading.combat_options.underwater.from_outside.ineffective
    @reading.combat_options.underwater.ineffective_means.no_damage
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: from outside it does nothing to someone beneath water
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is beneath water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15
      Then the attack total is 20
      And the attack hits
      And the damage is 0

    @reading.combat_options.underwater.from_outside.works
    Scenario: from outside it does its damage to someone beneath water
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the target is beneath water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then the damage is 6

    @reading.combat_options.underwater.ineffective_means.no_damage
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: beneath water it can hit, and does nothing
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15
      Then the attack total is 18
      And the attack hits
      And the damage is 0

    @reading.combat_options.underwater.ineffective_means.misses
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: beneath water it misses
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the Combat rules count the total as a success
      When the throw shows 15
      Then the attack misses

    @reading.combat_options.underwater.whose_weapons.land_dwellers
    Scenario: beneath water, by someone who dwells there
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the thrower dwells in water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then the attack total is 20
      And the damage is 6

    @reading.combat_options.underwater.splash_weapons.work
    Scenario: beneath water it does its damage, at a land-dweller's penalty
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 6
      Then the attack total is 18
      And the damage is 4

    @reading.combat_options.underwater.splash_weapons.work
    @reading.combat_options.opening.least_damage.zero
    Scenario: beneath water the penalty may take all of its damage
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll 1
      Then the damage is 0

    @near_miss @reading.combat_options.underwater.ineffective_means.cannot_attack
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: beneath water, as any missile
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the attacker fights beneath water
      When the throw shows 10
      Then it is not allowed

    Scenario: a creature of which nobody says the AC
      Given a splash weapon thrown at a creature of unknown AC with attack bonus 5
      When the throw shows 10
      Then it is refused for its AC

    Scenario Outline: a face that no d20 has
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      When the throw shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario Outline: a face that the liquid's die does not have
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the liquid does 1d8 damage
      When the throw shows 15 and the liquid's damage roll <face>
      Then it is refused for its damage roll

      Examples:
        | face |
        | 0    |
        | 9    |

  @combat_options.splash_weapons.at_surface
  Rule: A hard surface close to creatures can be the target of a splash weapon

    Scenario: a surface close to creatures
      Given a splash weapon thrown at a surface with attack bonus 5
      When the throw shows 10
      Then it is allowed
      And the attack total is 15

    Scenario: close to someone invisible
      Given a splash weapon thrown at a surface with attack bonus 5
      And the target is invisible
      When the throw shows 10
      Then it is allowed

    Scenario: close to a melee, in which no surface takes part
      Given a splash weapon thrown at a surface with attack bonus 5
      And Ann and Bob fight the target
      When the throw shows 10
      Then the attack total is 15

    Scenario: from an unstable surface at a surface
      Given a splash weapon thrown at a surface with attack bonus 5
      And the attacker stands on a ship in rough water
      When the throw shows 10
      Then the attack total is 11

    Scenario: by someone invisible, whom no surface could perceive
      Given a splash weapon thrown at a surface with attack bonus 5
      And the attacker is invisible
      When the throw shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.underwater.ineffective_means.cannot_attack
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: beneath water at a surface
      Given a splash weapon thrown at a surface with attack bonus 5
      And the attacker fights beneath water
      When the throw shows 10
      Then it is not allowed

    Scenario: a natural 1 at a surface, in whose melee nobody is
      Given a splash weapon thrown at a surface with attack bonus 5
      And Ann and Bob fight the target
      And a natural 1 strays
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 1 and the direction roll 6
      Then nobody is doused
      And it smashes 10 feet away towards 6 o'clock

    Scenario: a creature of which the hardness is stated
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the surface is soft
      When the throw shows 10
      Then it is refused for its surface

    Scenario: neither a creature nor a surface
      Given a splash weapon thrown with attack bonus 5 at who knows what
      And an unknown kind of target
      When the throw shows 10
      Then it is refused for its kind of target

  @combat_options.splash_weapons.soft_surface
  Rule: What a splash weapon does on a surface that is not hard is not said

    Scenario: soft ground
      Given a splash weapon thrown at a surface with attack bonus 5
      And the surface is soft
      When the throw shows 10
      Then whether it is allowed is not determined

    @near_miss
    Scenario: hard ground
      Given a splash weapon thrown at a surface with attack bonus 5
      And the surface is hard
      When the throw shows 10
      Then it is allowed

  @combat_options.splash_weapons.surface_armor_class
  Rule: A surface is attacked at AC 10

    Scenario: AC 10
      Given a splash weapon thrown at a surface with attack bonus 5
      When the throw shows 5
      Then the total is held against AC 10

    Scenario: beside someone who has charged
      Given a splash weapon thrown at a surface with attack bonus 5
      And Bob has charged
      When the throw at Bob shows 10
      Then the total is held against AC 10

    @near_miss
    Scenario: a creature is attacked at its own AC
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      When the throw shows 5
      Then the total is held against AC 15

    Scenario: a surface with an AC of its own
      Given a splash weapon thrown at a surface with attack bonus 5 on AC 15
      When the throw shows 5
      Then it is refused for its AC

  @combat_options.splash_weapons.burst
  Rule: Every creature within 5 feet of the surface hit or of where a miss smashes is splashed

    Scenario Outline: near enough, or too far
      Given Ann is <feet> feet away, and the liquid harms her
      And Bea is 0 feet away, and the liquid does not harm her
      And the liquid does 1d8 damage
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then Ann and Bea are splashed
      And Ann alone suffers 2

      Examples:
        | feet |
        | 0    |
        | 4    |
        | 5    |

    Scenario: one foot too far
      Given Ann is 6 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes on a surface
      Then nobody is splashed

    Scenario: where a miss smashes
      Given Ann is 5 feet away, and the liquid harms her
      And Bea is 6 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes after a miss, and the liquid's damage roll shows 5
      Then Ann is splashed
      And Ann alone suffers 2

    @reading.combat_options.splash_weapons.rolls_of_damage.one_for_all
    Scenario: several where a miss smashes
      Given Ann is 5 feet away, and the liquid harms her
      And Bea is 2 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes after a miss, and the liquid's damage roll shows 5
      Then Ann and Bea are splashed
      And Ann suffers 2 and Bea 2

    Scenario: the unharmed where a miss smashes
      Given Ann is 5 feet away, and the liquid harms her
      And Bea is 2 feet away, and the liquid does not harm her
      And the liquid does 1d8 damage
      When it smashes after a miss, and the liquid's damage roll shows 5
      Then Ann and Bea are splashed
      And Ann alone suffers 2

    @near_miss @reading.combat_options.splash_weapons.near_a_direct_hit.victim_only
    Scenario: those who stand near a victim are not splashed
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes on a creature
      Then nobody is splashed

    @reading.combat_options.splash_weapons.near_a_direct_hit.neighbours_too
    Scenario: those who stand near a victim are splashed too
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes on a creature, and the liquid's damage roll shows 5
      Then Ann is splashed
      And Ann alone suffers 2

    Scenario: a place that nobody has heard of
      Given Ann is 3 feet away, and the liquid harms her
      When it smashes on an unknown thing
      Then it is refused for its place

    Scenario: nobody is near
      Given nobody is near
      When it smashes on a surface
      Then nobody is splashed

    Scenario: near, far, and nobody else
      Given Ann is 10 feet away, and the liquid harms her
      And Bea is 5 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then Bea is splashed
      And Bea alone suffers 2

    Scenario: a distance below 0
      Given Ann is -1 feet away, and the liquid harms her
      When it smashes on a surface
      Then it is refused for its creatures

    Scenario: two creatures of one name
      Given Ann is 1 feet away, and the liquid harms her
      And Ann is 2 feet away, and the liquid does not harm her
      When it smashes on a surface
      Then it is refused for its creatures

  @combat_options.splash_weapons.harmed
  Rule: A splash damages only creatures that the liquid harms

    Scenario: one is harmed, the other only wet
      Given Ann is 3 feet away, and the liquid harms her
      And Bea is 3 feet away, and the liquid does not harm her
      And the liquid does 1d8 damage
      When it smashes on a surface, and the liquid's damage roll shows 7
      Then Ann and Bea are splashed
      And Ann alone suffers 2

    Scenario: nobody is harmed, and no damage rolled
      Given Bea is 3 feet away, and the liquid does not harm her
      And the liquid does 1d8 damage
      When it smashes on a surface
      Then Bea is splashed
      And nobody suffers

  @combat_options.splash_weapons.quarter_damage
  Rule: A splash does a quarter of normal damage, rounded up

    Scenario Outline: a quarter, rounded up
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does <dice> damage
      When it smashes on a surface, and the liquid's damage roll shows <faces>
      Then Ann is splashed
      And Ann alone suffers <damage>

      Examples: one below, equal, one above each whole quarter
        | dice | faces   | damage |
        | 1d12 | 1       | 1      |
        | 1d12 | 3       | 1      |
        | 1d12 | 4       | 1      |
        | 1d12 | 5       | 2      |
        | 1d12 | 8       | 2      |
        | 1d12 | 9       | 3      |
        | 1d12 | 12      | 3      |
        | 2d8  | 8 and 5 | 4      |

    @reading.combat_options.splash_weapons.rolls_of_damage.one_for_all
    Scenario: one roll of damage for all
      Given Ann is 3 feet away, and the liquid harms her
      And Bea is 5 feet away, and the liquid harms her
      And the liquid does 1d12 damage
      When it smashes on a surface, and the liquid's damage roll shows 9
      Then Ann and Bea are splashed
      And Ann suffers 3 and Bea 3

    @reading.combat_options.splash_weapons.rolls_of_damage.one_for_each
    Scenario: a roll of damage for each
      Given Ann is 3 feet away, and the liquid harms her
      And Bea is 5 feet away, and the liquid harms her
      And the liquid does 1d12 damage
      When it smashes on a surface, and the liquid's damage roll shows 9 and 2
      Then Ann and Bea are splashed
      And Ann suffers 3 and Bea 1

    @near_miss
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario Outline: beneath water a splash does nothing
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the attacker fights beneath water
      When it smashes <place>, and the liquid's damage roll shows 8
      Then Ann is splashed
      And nobody suffers

      Examples:
        | place        |
        | on a surface |
        | after a miss |

    @near_miss @reading.combat_options.underwater.whose_weapons.everyone
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: beneath water a splash does nothing, whoever threw it
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the attacker fights beneath water
      And the thrower dwells in water
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then nobody suffers

    @reading.combat_options.underwater.whose_weapons.land_dwellers
    Scenario: the splash of someone who dwells in water
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the attacker fights beneath water
      And the thrower dwells in water
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then Ann alone suffers 2

    @reading.combat_options.underwater.splash_weapons.work
    Scenario Outline: beneath water a splash does a quarter of what a land-dweller's penalty leaves
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d12 damage
      And the attacker fights beneath water
      When it smashes on a surface, and the liquid's damage roll shows <face>
      Then Ann alone suffers <damage>

      Examples:
        | face | damage |
        | 3    | 1      |
        | 6    | 1      |
        | 7    | 2      |
        | 12   | 3      |

    @reading.combat_options.underwater.splash_weapons.work
    @reading.combat_options.opening.least_damage.zero
    Scenario: a quarter of nothing
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the attacker fights beneath water
      When it smashes on a surface, and the liquid's damage roll shows 2
      Then Ann alone suffers 0

    @near_miss @reading.combat_options.underwater.from_outside.ineffective
    @reading.combat_options.underwater.splash_weapons.ineffective
    Scenario: thrown from outside, a splash does nothing to those beneath water
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the target is beneath water
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then nobody suffers

    @reading.combat_options.underwater.from_outside.works
    Scenario: thrown from outside, a splash does its quarter to those beneath water
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      And the target is beneath water
      When it smashes on a surface, and the liquid's damage roll shows 8
      Then Ann alone suffers 2

    Scenario Outline: a face that the die of a splash does not have
      Given Ann is 3 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes on a surface, and the liquid's damage roll shows <face>
      Then it is refused for its damage roll

      Examples:
        | face    |
        | 0       |
        | 9       |
        | 1 and 2 |

  @combat_options.splash_weapons.where_a_miss_lands
  Rule: The Referee may determine where a splash weapon that misses smashes

    Scenario Outline: determined
      Given <throw>
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 2 and the direction roll 6
      Then it smashes 10 feet away towards 6 o'clock

      Examples:
        | throw                                                                 |
        | a splash weapon thrown at a creature with attack bonus 5 on AC 15     |
        | a splash weapon thrown at a surface with attack bonus 5               |

    Scenario: nothing said of the Referee
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the Combat rules count the total as a failure
      When the throw shows 2
      Then where it smashes is not determined

    Scenario: not determined by the Referee
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the Combat rules count the total as a failure
      And the Referee does not determine where a miss smashes
      When the throw shows 2
      Then where it smashes is not determined

    @near_miss
    Scenario: a hit smashes where it hits
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a success
      And the Referee determines where a miss smashes
      When the throw shows 15
      Then it smashes 0 feet away

  @combat_options.splash_weapons.direction
  Rule: A d12 read as a clock face gives the direction of a miss

    Scenario Outline: the hour that the die shows
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 2 and the direction roll <face>
      Then it smashes 10 feet away towards <face> o'clock

      Examples:
        | face |
        | 1    |
        | 3    |
        | 11   |
        | 12   |

    Scenario: each hour is as likely
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 2 and the direction roll every face in turn
      Then it smashes 10 feet away towards 1 o'clock on 1 of the 12 faces
      And it smashes 10 feet away towards 12 o'clock on 1 of the 12 faces

    @reading.combat_options.splash_weapons.twelve_o_clock.top_of_map
    Scenario Outline: 12 lies at the top of the map
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      And the throw goes towards <throw> o'clock on the map
      When the throw shows 2 and the direction roll <face>
      Then it smashes 10 feet away towards <hour> o'clock

      Examples:
        | throw | face | hour |
        | 3     | 12   | 12   |
        | 3     | 1    | 1    |
        | 9     | 6    | 6    |

    Scenario: a throw towards the top of the map
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      And the throw goes towards 12 o'clock on the map
      When the throw shows 2 and the direction roll 5
      Then it smashes 10 feet away towards 5 o'clock

    @reading.combat_options.splash_weapons.twelve_o_clock.straight_on
    Scenario Outline: 12 lies straight on from the thrower
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      And the throw goes towards <throw> o'clock on the map
      When the throw shows 2 and the direction roll <face>
      Then it smashes 10 feet away towards <hour> o'clock

      Examples:
        | throw | face | hour |
        | 3     | 12   | 3    |
        | 3     | 1    | 4    |
        | 9     | 6    | 3    |
        | 9     | 3    | 12   |
        | 1     | 11   | 12   |
        | 11    | 2    | 1    |

    Scenario Outline: a face that no d12 has
      Given a splash weapon thrown at a surface with attack bonus 5
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 2 and the direction roll <face>
      Then it is refused for its direction roll

      Examples:
        | face |
        | 0    |
        | 13   |

    Scenario Outline: an hour that no clock has
      Given a splash weapon thrown at a surface with attack bonus 5
      And the throw goes towards <hour> o'clock on the map
      When the throw shows 2
      Then it is refused for its hour of the throw

      Examples:
        | hour |
        | 0    |
        | 13   |

  @combat_options.splash_weapons.distance
  Rule: A splash weapon that misses smashes 10 feet from its target

    Scenario: ten feet
      Given a splash weapon thrown at a creature with attack bonus 5 on AC 15
      And the Combat rules count the total as a failure
      And the Referee determines where a miss smashes
      When the throw shows 2 and the direction roll 4
      Then it smashes 10 feet away towards 4 o'clock

    @near_miss
    Scenario: a miss of someone 10 feet from where it smashes splashes not even the target
      Given Ann is 10 feet away, and the liquid harms her
      And the liquid does 1d8 damage
      When it smashes after a miss
      Then nobody is splashed
