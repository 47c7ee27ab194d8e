Feature: Parrying
  A combatant may spend the Round on defence alone. Document 003, L55 to L59.

  @combat_options.parrying.sole_action
  Rule: A parry takes the place of an attack or any other action

    Scenario: no attack after a parry
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      When Ann attacks Bob and the roll shows 10
      Then it is not allowed

    Scenario: no missile either
      Given a missile attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      When Ann attacks Bob and the roll shows 10
      Then it is not allowed

    Scenario: no parry after an attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked Bob
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    Scenario: a parry of which nobody says when it is declared
      When Ann declares a parry at some time with a Strength Modifier of 2
      Then it is refused for its initiative

    Scenario: no parry for someone who has charged
      Given Ann has charged
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    @reading.combat_options.charging.changed_declaration.binds
    Scenario: no parry for someone who means to charge
      Given Ann has declared a charge
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    @reading.combat_options.charging.changed_declaration.binds
    Scenario: no charge for someone who means to parry
      Given Ann parries with a Strength Modifier of 2
      When Ann declares a charge
      Then it is not allowed

    @reading.combat_options.parrying.movement.not_allowed
    Scenario: a parry that was not allowed leaves the charge that was declared before
      Given Ann has declared a charge
      When Ann declares a parry, and moves, with a Strength Modifier of 2
      Then it is not allowed
      When Ann runs 60 feet at an opponent
      Then it is allowed

    @near_miss
    Scenario: a charge that was not allowed leaves the parry that was declared before
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged
      And the Round has ended
      And Ann parries with a Strength Modifier of 2
      When Ann declares a charge
      Then it is not allowed
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 17

    @near_miss @reading.combat_options.charging.changed_declaration.may_be_changed
    Scenario: who takes a parry back and charges instead has no bonus of it
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      And Ann has charged
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 14

    @near_miss @reading.combat_options.charging.changed_declaration.may_be_changed
    Scenario: who takes a charge back and parries instead has no penalty of it
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has declared a charge
      And Ann parries with a Strength Modifier of 2
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 17

    Scenario Outline: no magic after a parry
      Given Ann parries with a Strength Modifier of 2
      When Ann uses <magic>
      Then it is not allowed

      Examples:
        | magic        |
        | a spell      |
        | a magic item |

    Scenario: no parry after magic
      Given Ann has used a spell
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    Scenario: no extra attack after a parry
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      When Ann makes the extra attack with a roll of 10
      Then it is not allowed

    Scenario: no parry after an extra attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has made the extra attack
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    Scenario: no parry after switching weapons
      Given Ann has switched weapons
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

    Scenario: no switching of weapons after a parry
      Given Ann parries with a Strength Modifier of 2
      When Ann switches weapons
      Then it is not allowed

    Scenario Outline: no kind of attack after a parry
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann parries with a Strength Modifier of 2
      When Ann <attacks> Bob
      Then it is not allowed

      Examples:
        | attacks                   |
        | strikes                   |
        | shoots at                 |
        | pushes                    |
        | throws a splash weapon at |

    Scenario Outline: no parry after any kind of attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has <attacked> Bob
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then it is not allowed

      Examples:
        | attacked                  |
        | pushed                    |
        | thrown a splash weapon at |
        | hit, without a roll,      |

    @near_miss
    Scenario Outline: a parry in the Round after any kind of attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has <attacked> Bob
      And the Round has ended
      When Ann declares a parry before initiative with a Strength Modifier of 2
      Then the parry adds 2 to AC

      Examples:
        | attacked                  |
        | shot at                   |
        | pushed                    |
        | thrown a splash weapon at |

    @near_miss
    Scenario: a parry after someone else's attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Bob has pushed Ann
      When Ann declares a parry before initiative with a Strength Modifier of 3
      Then the parry adds 3 to AC

    @near_miss @reading.combat_options.parrying.free_acts.allowed
    Scenario: whoever parries may drop a weapon for another
      Given Ann parries with a Strength Modifier of 2
      When Ann drops the weapon in hand and takes another
      Then it is allowed

    @reading.combat_options.parrying.free_acts.not_allowed
    Scenario: whoever parries may not drop a weapon for another
      Given Ann parries with a Strength Modifier of 2
      When Ann drops the weapon in hand and takes another
      Then it is not allowed

    @near_miss
    @reading.combat_options.parrying.free_acts.allowed
    @reading.combat_options.switching_weapons.empty_hands.is_no_switch
    Scenario: whoever parries may take a weapon into empty hands
      Given Ann parries with a Strength Modifier of 2
      When Ann takes a weapon into empty hands
      Then it is allowed

    @reading.combat_options.parrying.free_acts.not_allowed
    Scenario: whoever parries may not take a weapon into empty hands
      Given Ann parries with a Strength Modifier of 2
      When Ann takes a weapon into empty hands
      Then it is not allowed

    @reading.combat_options.switching_weapons.empty_hands.is_a_switch
    Scenario: to take a weapon into empty hands would be another action
      Given Ann parries with a Strength Modifier of 2
      When Ann takes a weapon into empty hands
      Then it is not allowed

    @near_miss
    Scenario: the parry hinders nobody else
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      When Bob attacks Cid and the roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: an attack in the Round after
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2
      And the Round has ended
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.parrying.movement.allowed
    Scenario: whoever parries may move
      When Ann declares a parry, and moves, with a Strength Modifier of 2
      Then it is allowed

    @reading.combat_options.parrying.movement.not_allowed
    Scenario: whoever parries may not move
      When Ann declares a parry, and moves, with a Strength Modifier of 2
      Then it is not allowed

  @combat_options.parrying.declaration
  Rule: A parry counts only if it is announced ahead of the initiative roll

    Scenario Outline: declared in time or too late
      When Ann declares a parry <when> with a Strength Modifier of 2
      Then it is <answer>

      Examples:
        | when              | answer      |
        | before initiative | allowed     |
        | after initiative  | not allowed |

  @combat_options.parrying.bonus
  Rule: A parry adds the Strength Modifier to AC, or 1 if that is more

    Scenario Outline: the Strength Modifier, or 1
      When Ann declares a parry before initiative with a Strength Modifier of <modifier>
      Then the parry adds <bonus> to AC

      Examples:
        | modifier | bonus |
        | -3       | 1     |
        | 0        | 1     |
        | 1        | 1     |
        | 2        | 2     |
        | 3        | 3     |

    Scenario: a parry of someone of whose Strength nobody speaks
      When Ann declares a parry before initiative
      Then it is refused for its Strength Modifier

    Scenario Outline: a melee attack on whoever parries
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of <modifier>
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC <AC>
      And the attack total is 15

      Examples:
        | modifier | AC |
        | -1       | 16 |
        | 1        | 16 |
        | 3        | 18 |

    @near_miss
    Scenario: a melee attack on someone else
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      When Bob attacks Cid and the roll shows 10
      Then the total is held against AC 15

    Scenario: the bonus holds against every melee attack of the Round
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And Bob has attacked Ann
      When Cid attacks Ann and the roll shows 10
      Then the total is held against AC 18

    Scenario: a push is a melee attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann parries with a Strength Modifier of 3
      When Bob pushes Ann
      Then the total is held against AC 18

    Scenario Outline: the bonus holds against every kind of melee attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And Bob fights <how>
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18

      Examples:
        | how                           |
        | unseen                        |
        | with bare hands               |
        | to subdue                     |
        | with the primary of two weapons |
        | with claws                    |

    Scenario: a charge against a parry
      Given a melee attack with attack bonus 5 on AC 15
      And Bob has charged
      And Ann parries with a Strength Modifier of 3
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18
      And the attack total is 17

    @near_miss @reading.combat_options.parrying.parry_of_the_helpless.ends
    Scenario Outline: whoever is struck down parries no more
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And <blow>
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

      Examples:
        | blow                                                                      |
        | Ann with 7 Hit Points has fallen to death's door                          |
        | Ann with 7 Hit Points has been knocked unconscious by 7 non-lethal damage |
        | Ann with 7 Hit Points has been subdued by 7 non-lethal damage             |

    @reading.combat_options.parrying.parry_of_the_helpless.holds
    Scenario Outline: whoever is struck down is as hard to hit until the Round ends
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And <blow>
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18

      Examples:
        | blow                                                                      |
        | Ann with 7 Hit Points has fallen to death's door                          |
        | Ann with 7 Hit Points has been knocked unconscious by 7 non-lethal damage |
        | Ann with 7 Hit Points has been subdued by 7 non-lethal damage             |

    Scenario Outline: a blow that strikes nobody down leaves the parry
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And <blow>
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18

      Examples:
        | blow                                                          |
        | Ann with 7 Hit Points has suffered 6 damage                   |
        | Ann with 7 Hit Points has been subdued by 6 non-lethal damage |

    @near_miss @reading.combat_options.parrying.parry_of_the_helpless.ends
    Scenario: whoever comes back from death's door in the same Round has no parry left
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And Ann with 7 Hit Points has fallen to death's door
      And a magic potion has brought Ann back
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    @near_miss @reading.combat_options.parrying.parry_of_the_helpless.ends
    Scenario: whoever is held parries no more
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And the target is magically paralysed
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    @reading.combat_options.parrying.parry_of_the_helpless.holds
    Scenario: whoever is held is as hard to hit until the Round ends
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And the target is magically paralysed
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18

  @combat_options.parrying.melee_only
  Rule: A parry helps against melee attacks only

    Scenario: a missile at whoever parries
      Given a missile attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario: a splash weapon at whoever parries
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann parries with a Strength Modifier of 3
      When Bob throws a splash weapon at Ann
      Then the total is held against AC 15

  @combat_options.parrying.this_round
  Rule: The bonus of a parry lasts until the Round ends

    Scenario: no bonus in the Round after
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And the Round has ended
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario: no bonus in the combat after
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And the combat has ended
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario: a parry may be declared anew each Round
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 3
      And the Round has ended
      And Ann parries with a Strength Modifier of 3
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 18
