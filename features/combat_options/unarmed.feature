Feature: Unarmed combat
  Characters fight with their fists and feet, monsters with what nature gave them. Document 003, L85 to L87.

  @combat_options.unarmed.natural_attacks
  Rule: Some monsters fight with what nature gave them instead of weapons

    @reading.combat_options.unarmed.monsters.own_damage
    Scenario Outline: a natural weapon does its own damage
      Given a monster strikes with <weapon> for 2d6 with a modifier of 1
      When the damage roll shows 5 and 4
      Then the damage is 10

      Examples: the document's, and one more
        | weapon                    |
        | claws                     |
        | horns                     |
        | a bite                    |
        | some other natural weapon |

    @near_miss @reading.combat_options.unarmed.monsters.unarmed_damage
    Scenario: a natural weapon does what any unarmed attack does
      Given a monster strikes with claws for 2d6 with a modifier of 1
      When the unarmed damage roll shows 2
      Then the damage is 2

    @reading.combat_options.unarmed.monsters.own_damage
    Scenario: a natural weapon of which nobody says the damage
      Given a monster strikes with claws
      When some damage is rolled
      Then it is refused for its damage dice

    Scenario: a natural weapon beside a sword
      Given someone strikes with a sword and with claws at once
      When some damage is rolled
      Then it is refused for its natural weapon

    Scenario: an attack with a sword and with claws at once
      Given a melee attack with attack bonus 5 on AC 15
      And someone strikes with a sword and with claws
      When the attack roll shows 10
      Then it is refused for its natural weapon

    Scenario: nobody does damage by throwing a fist
      Given a fist that is thrown
      When some damage is rolled
      Then it is refused for its kind of weapon

    Scenario: a natural weapon that nobody has heard of
      Given a character attacks unarmed
      And an unknown natural weapon
      When some damage is rolled
      Then it is refused for its natural weapon

  @combat_options.unarmed.unarmed_attacks
  Rule: Any character may attack unarmed in melee

    Scenario: the attack of someone unarmed
      Given a character strikes unarmed with a Strength Modifier of 0
      When the unarmed damage roll shows 2
      Then the damage is 2

    @near_miss
    Scenario: the attack roll is that of any melee attack
      Given a melee attack with attack bonus 5 on AC 15
      And a character attacks unarmed
      When the attack roll shows 10
      Then it is allowed
      And the attack total is 15

    Scenario: the attack of someone without a natural weapon
      Given a character strikes unarmed with a Strength Modifier of 0
      And there is no natural weapon
      When the unarmed damage roll shows 2
      Then the damage is 2

    @near_miss
    Scenario: a sword of which nobody says the damage
      Given someone strikes with a sword of which nobody knows the damage
      When some damage is rolled
      Then it is refused for its damage dice

  @combat_options.unarmed.damage
  Rule: An unarmed attack does 1d2 damage

    Scenario Outline: both faces
      Given a character strikes unarmed with a Strength Modifier of 0
      When the unarmed damage roll shows <face>
      Then the damage is <face>
      And the damage is lethal

      Examples:
        | face |
        | 1    |
        | 2    |

    Scenario: each face once
      Given a character strikes unarmed with a Strength Modifier of 0
      When the damage is rolled on every face of the d2
      Then the damage is 1 on 1 of the 2 faces
      And the damage is 2 on 1 of the 2 faces

    Scenario Outline: a face that no d2 has
      Given a character strikes unarmed with a Strength Modifier of 0
      When the unarmed damage roll shows <face>
      Then it is refused for its unarmed damage roll

      Examples:
        | face |
        | 0    |
        | 3    |

    Scenario: an unarmed attack to subdue
      Given a character strikes unarmed with a Strength Modifier of 0
      And the attack is made to subdue
      When the unarmed damage roll shows 2
      Then the damage is 2
      And the damage is non-lethal

    @near_miss
    Scenario: an armed attack does the weapon's damage
      Given the weapon does 1d6 with a modifier of 0
      When the damage roll shows 5
      Then the damage is 5

  @combat_options.unarmed.strength
  Rule: An unarmed attack adds the Strength Modifier to its damage

    Scenario Outline: strong and weak
      Given a character strikes unarmed with a Strength Modifier of <modifier>
      When the unarmed damage roll shows <face>
      Then the damage is <damage>

      Examples:
        | modifier | face | damage |
        | 3        | 1    | 4      |
        | 3        | 2    | 5      |
        | 1        | 1    | 2      |
        | -1       | 2    | 1      |

    @reading.combat_options.opening.least_damage.zero
    Scenario Outline: the weakest do no damage
      Given a character strikes unarmed with a Strength Modifier of <modifier>
      When the unarmed damage roll shows <face>
      Then the damage is 0

      Examples:
        | modifier | face |
        | -1       | 1    |
        | -3       | 2    |

    @reading.combat_options.opening.least_damage.one
    Scenario Outline: even the weakest do 1 point of damage
      Given a character strikes unarmed with a Strength Modifier of <modifier>
      When the unarmed damage roll shows <face>
      Then the damage is 1

      Examples:
        | modifier | face |
        | -1       | 1    |
        | -3       | 2    |

    @reading.combat_options.underwater.unarmed_attacks.work
    Scenario: a land-dweller's fist beneath water
      Given a character strikes unarmed with a Strength Modifier of 3
      And the attacker fights beneath water
      When the unarmed damage roll shows 2
      Then the damage is 3
