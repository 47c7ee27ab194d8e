Feature: What these rules are
  They add to the Combat rules, which are another document, and every one of them may be left out. Document 003, L1.

  @combat_options.opening.attack_procedure
  Rule: Whether a total hits an Armour Class is left to the Combat rules

    Scenario Outline: a total alone decides nothing, however high or low
      Given a <kind> attack with attack bonus <bonus> on AC <AC>
      When the attack roll shows <face>
      Then the attack total is <total>
      And the total is held against AC <AC>
      And whether the attack hits is not determined
      And whether a damage roll follows is not determined

      Examples: below, equal, above, and the natural 1 and 20
        | kind    | bonus | AC | face | total |
        | melee   | 5     | 15 | 9    | 14    |
        | melee   | 5     | 15 | 10   | 15    |
        | melee   | 5     | 15 | 11   | 16    |
        | melee   | 40    | 15 | 1    | 41    |
        | melee   | 0     | 45 | 20   | 20    |
        | missile | 5     | 15 | 10   | 15    |
        | missile | -2    | 0  | 10   | 8     |

    @near_miss
    Scenario Outline: the Combat rules decide
      Given a melee attack with attack bonus 5 on AC 15
      And the Combat rules count the total as <result>
      When the attack roll shows 10
      Then the attack <answer>
      And a damage roll <follows>

      Examples:
        | result    | answer | follows         |
        | a success | hits   | follows         |
        | a failure | misses | does not follow |

    @near_miss
    Scenario: without any of these rules an attack roll is not changed
      Given a melee attack with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the rules add 0 to the attack roll

    @near_miss
    Scenario: every face counts for itself, from 1 + 5 to 20 + 5
      Given a melee attack with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      When the attack is made on every face of the d20
      Then the attack total is 5 on 0 of the 20 faces
      And the attack total is 6 on 1 of the 20 faces
      And the attack total is 15 on 1 of the 20 faces
      And the attack total is 25 on 1 of the 20 faces
      And the attack total is 26 on 0 of the 20 faces

    Scenario Outline: a face that no d20 has
      Given a melee attack with attack bonus 5 on AC 15
      When the attack roll shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |
        | -1   |

    @near_miss
    Scenario: an AC below 0
      Given a melee attack with attack bonus 5 on AC -1
      And the Combat rules count the total as a success
      When the attack roll shows 10
      Then the total is held against AC -1

    Scenario: nobody attacks himself
      Given a melee attack with attack bonus 5 on AC 15
      When Ann attacks Ann and the roll shows 10
      Then it is refused for its target

    Scenario: an attack of which nobody says what kind it is
      Given an attack bonus of 5 on AC 15
      When the attack roll shows 10
      Then it is refused for its kind of attack

    Scenario Outline: something unknown
      Given an attack bonus of 5 on AC 15
      And an unknown <fact>
      When the attack roll shows 10
      Then it is refused for its <fact>

      Examples:
        | fact           |
        | kind of attack |

    Scenario Outline: something unknown in a melee attack
      Given a melee attack with attack bonus 5 on AC 15
      And an unknown <fact>
      When the attack roll shows 10
      Then it is refused for its <fact>

      Examples:
        | fact               |
        | kind of weapon     |
        | hand               |
        | water              |
        | footing            |
        | hold on the target |
        | rules left out     |

  @combat_options.opening.referee_decides
  Rule: A rule is in use only if the Referee uses it

    Scenario: two weapons, left out
      Given the Referee leaves out the rules on fighting with two weapons
      And a character with Strength as a Prime Ability and a dagger for the secondary weapon
      When two weapons are wielded
      Then whether it is allowed is not determined

    @near_miss
    Scenario: two weapons, used
      Given a character with Strength as a Prime Ability and a dagger for the secondary weapon
      When two weapons are wielded
      Then it is allowed

    Scenario: the primary weapon without the rules on two weapons
      Given the Referee leaves out the rules on fighting with two weapons
      And a melee attack with attack bonus 5 on AC 15
      And the primary of two weapons is used
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: the secondary weapon without the rules on two weapons
      Given the Referee leaves out the rules on fighting with two weapons
      And a melee attack with attack bonus 5 on AC 15
      And the secondary of two weapons is used
      When the attack roll shows 10
      Then whether it is allowed is not determined

    Scenario: charging, left out
      Given the Referee leaves out the rules on charging
      When someone declares a charge
      Then whether it is allowed is not determined

    Scenario: fighting in water, left out
      Given the Referee leaves out the rules on fighting in water
      And a melee attack with attack bonus 5 on AC 15
      And the attacker fights beneath water
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: damage in water, left out
      Given the Referee leaves out the rules on fighting in water
      And the weapon does 1d8 with a modifier of 5
      And the attacker fights beneath water
      And the weapon is an axe
      When the damage roll shows 8
      Then the damage is 13

    Scenario Outline: invisibility, left out
      Given the Referee leaves out the rules on invisible opponents
      And a <kind> attack with attack bonus 5 on AC 15
      And the <who> is invisible
      When the attack roll shows 10
      Then the attack total is 15

      Examples:
        | kind    | who      |
        | melee   | attacker |
        | melee   | target   |
        | missile | target   |

    Scenario: missiles into melee, left out
      Given the Referee leaves out the rules on missiles into melee
      And a missile attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: non-lethal damage, left out
      Given the Referee leaves out the rules on non-lethal damage
      And a melee attack with attack bonus 5 on AC 15
      And the attack is made to subdue
      When the attack roll shows 10
      Then whether it is allowed is not determined

    Scenario: the damage of an attack to subdue, left out
      Given the Referee leaves out the rules on non-lethal damage
      And the weapon does 1d6 with a modifier of 0
      And the attack is made to subdue
      When the damage roll shows 4
      Then whether it is allowed is not determined

    Scenario: helpless opponents, left out
      Given the Referee leaves out the rules on helpless opponents
      And a melee attack with attack bonus 5 on AC 15
      And the target is magically paralysed
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: the unconscious, where the rules on the helpless are left out
      Given the Referee leaves out the rules on helpless opponents
      And a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been knocked unconscious by 9 non-lethal damage
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: parrying, left out
      Given the Referee leaves out the rules on parrying
      When someone declares a parry with a Strength Modifier of 2
      Then whether it is allowed is not determined

    Scenario: pushing, left out
      Given the Referee leaves out the rules on pushing
      And an attack bonus of 5 on AC 15
      When someone pushes an opponent back with a roll of 10
      Then whether it is allowed is not determined

    Scenario Outline: a push, where other rules are left out
      Given the Referee leaves out the rules on <topic>
      And an attack bonus of 5 on AC 15
      And <what>
      When someone pushes an opponent back with a roll of 10
      Then the attack total is 11

      Examples:
        | topic                     | what                             |
        | fighting in water         | the attacker fights beneath water |
        | invisible opponents       | the attacker is invisible        |
        | invisible opponents       | the target is invisible          |
        | helpless opponents        | the target is magically paralysed |

    Scenario: splash weapons, left out
      Given the Referee leaves out the rules on splash weapons
      And an attack bonus of 5 on AC 15
      When a splash weapon is thrown at a creature with a roll of 10
      Then whether it is allowed is not determined

    Scenario: a splash weapon thrown at a surface, left out
      Given the Referee leaves out the rules on splash weapons
      When a splash weapon is thrown at a surface with a roll of 10
      Then whether it is allowed is not determined

    Scenario Outline: a splash weapon, where other rules are left out
      Given the Referee leaves out the rules on <topic>
      And an attack bonus of 5 on AC 15
      And <what>
      When a splash weapon is thrown at a creature with a roll of 10
      Then the attack total is 15

      Examples:
        | topic               | what                              |
        | fighting in water   | the attacker fights beneath water |
        | invisible opponents | the attacker is invisible         |
        | invisible opponents | the target is invisible           |
        | missiles into melee | Ann and Bob fight the target      |
        | unstable surfaces   | the attacker stands on a ship in rough water |

    Scenario: switching weapons, left out
      Given the Referee leaves out the rules on switching weapons
      When someone switches weapons without dropping one
      Then whether it is allowed is not determined

    Scenario: unarmed combat, left out
      Given the Referee leaves out the rules on unarmed combat
      And someone unarmed with a Strength Modifier of 3, and a fist that does 1d6
      When the fist's damage roll shows 5
      Then the damage is 5

    Scenario Outline: unstable surfaces, left out
      Given the Referee leaves out the rules on unstable surfaces
      And a missile attack with attack bonus 5 on AC 15
      And the attacker stands on <surface>
      When the attack roll shows 10
      Then the attack total is 15

      Examples:
        | surface                     |
        | a ship in rough water       |
        | a flying animal             |
        | some other unstable surface |

    Scenario: magical flight that counts as unstable, left out
      Given the Referee leaves out the rules on unstable surfaces
      And a missile attack with attack bonus 5 on AC 15
      And the attacker stands on nothing, flying by magic
      And the Referee would count it as unstable
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: spells on unstable surfaces, left out
      Given the Referee leaves out the rules on unstable surfaces
      When a spell is cast on a ship in rough water
      Then it is allowed

    @near_miss
    Scenario: leaving out one rule leaves the others in use
      Given the Referee leaves out the rules on parrying
      And a missile attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      When the attack roll shows 10
      Then the attack total is 13

    Scenario: two rules left out at once
      Given the Referee leaves out the rules on missiles into melee
      And the Referee leaves out the rules on unstable surfaces
      And a missile attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      And the attacker stands on a ship in rough water
      When the attack roll shows 10
      Then the attack total is 15

    Scenario Outline: who is splashed, left out
      Given the Referee leaves out the rules on splash weapons
      When a splash weapon smashes <where>, near nobody
      Then whether it is allowed is not determined

      Examples:
        | where        |
        | on a surface |
        | on a creature |
        | after a miss |

    Scenario: healing by rest, left out
      Given someone with 40 Hit Points has suffered 30 non-lethal damage, and the rules on it are left out
      When an hour passes at Level 4
      Then the non-lethal damage left is open

    Scenario: blows that are not meant to kill, left out
      Given the Referee leaves out the rules on non-lethal damage
      When someone with 40 Hit Points suffers 30 non-lethal damage
      Then the non-lethal damage left is open
      And the rest of the health is open

    @near_miss
    Scenario: blows that are meant to kill are no part of what is left out
      Given the Referee leaves out the rules on non-lethal damage
      When someone with 40 Hit Points suffers 30 damage
      Then 10 Hit Points are left

    Scenario: a blow that is meant to kill, after others of which the rules are left out
      Given someone with 40 Hit Points has suffered 10 non-lethal damage, and the rules on it are left out
      When the combatant suffers 30 damage
      Then 10 Hit Points are left
      And the non-lethal damage left is open
      And what has become of the combatant is open

    Scenario: a rescue among blows of which the rules are left out
      Given someone with 40 Hit Points has suffered 10 non-lethal damage, and the rules on it are left out
      And the combatant has fallen to death's door by 40 damage
      When magic heals 1 points of it
      Then 1 Hit Points are left
      And the non-lethal damage left is open
      And what has become of the combatant is open

    Scenario: magical healing of what is left out
      Given someone with 40 Hit Points has suffered 30 non-lethal damage, and the rules on it are left out
      When magic heals 10 points of it
      Then the non-lethal damage left is open
      And the rest of the health is open
      And no Ability Score loses a point

    @near_miss
    Scenario: magical healing of Hit Points is no part of what is left out
      Given the Referee leaves out the rules on non-lethal damage
      And someone with 40 Hit Points has suffered 30 damage
      When magic heals 10 points of it
      Then 20 Hit Points are left

    Scenario: a charge, left out while it lasts
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged, and the rules on charging are left out
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: whoever charges, left out while it lasts
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged, and the rules on charging are left out
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario: the run of a charge, left out
      Given the Referee leaves out the rules on charging
      When someone runs 60 feet at an opponent
      Then whether it is allowed is not determined

    Scenario: a push in a charge, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann has charged, and the rules on charging are left out
      When Ann pushes Bob
      Then the attack total is 11

    Scenario: a throw in a charge, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann has charged, and the rules on charging are left out
      When Ann throws a splash weapon at Bob
      Then the attack total is 15

    Scenario Outline: any attack on whoever charges, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann has charged, and the rules on charging are left out
      When Bob <attacks> Ann
      Then the total is held against AC 15

      Examples:
        | attacks                   |
        | pushes                    |
        | throws a splash weapon at |

    Scenario: a braced weapon, left out
      Given the weapon does 1d6 with a modifier of 0
      And Ann has charged, and the rules on charging are left out
      When a braced weapon hits Ann for 5
      Then the damage is 5

    Scenario: a parry, left out while it lasts
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2, and the rules on parrying are left out
      When Bob attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario: the attack of someone who parries, left out while it lasts
      Given a melee attack with attack bonus 5 on AC 15
      And Ann parries with a Strength Modifier of 2, and the rules on parrying are left out
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: a push at someone who parries, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann parries with a Strength Modifier of 2, and the rules on parrying are left out
      When Bob pushes Ann
      Then the total is held against AC 15

    Scenario Outline: what else someone does who parries, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann parries with a Strength Modifier of 2, and the rules on parrying are left out
      When Ann <attacks> Bob
      Then it is allowed

      Examples:
        | attacks                   |
        | strikes                   |
        | pushes                    |
        | throws a splash weapon at |

    Scenario Outline: the magic of someone who parries or has switched, left out while it lasts
      Given <what> are left out
      When Ann casts a spell on firm ground
      Then it is allowed

      Examples:
        | what                                                               |
        | Ann parries with a Strength Modifier of 2, and the rules on parrying |
        | Ann has switched weapons, and the rules on switching               |

    Scenario: a dropped weapon of someone who parries, left out while it lasts
      Given Ann parries with a Strength Modifier of 2, and the rules on parrying are left out
      When Ann drops the weapon in hand and takes another
      Then it is allowed

    Scenario: the attack of someone who has switched, left out while it lasts
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has switched weapons, and the rules on switching are left out
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario Outline: any attack of someone who has switched, left out while it lasts
      Given an attack bonus of 5 on AC 15
      And Ann has switched weapons, and the rules on switching are left out
      When Ann <attacks> Bob
      Then it is allowed

      Examples:
        | attacks                   |
        | strikes                   |
        | pushes                    |
        | throws a splash weapon at |
