Feature: Fighting with two weapons
  Some characters may fight with a weapon in each hand, for one more attack and at a price. Document 003, L3 to L7.

  @combat_options.two_weapons.prime_ability
  Rule: Only a character with Strength or Dexterity as a Prime Ability may wield two weapons

    Scenario Outline: one Prime Ability
      Given a character with <ability> as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then it is <answer>

      Examples:
        | ability      | answer      |
        | Strength     | allowed     |
        | Dexterity    | allowed     |
        | Constitution | not allowed |
        | Intelligence | not allowed |
        | Wisdom       | not allowed |
        | Charisma     | not allowed |

    Scenario Outline: several Prime Abilities
      Given a character with <one> as a Prime Ability
      And a character with <other> as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then it is <answer>

      Examples:
        | one          | other     | answer      |
        | Strength     | Dexterity | allowed     |
        | Wisdom       | Strength  | allowed     |
        | Dexterity    | Charisma  | allowed     |
        | Intelligence | Wisdom    | not allowed |

    Scenario: a character without any Prime Ability
      Given a character without a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then it is not allowed

    Scenario: a Prime Ability that is neither of the two
      Given a character with Luck as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then it is not allowed

    Scenario: nobody says which Prime Abilities the character has
      Given the secondary weapon is Small
      When two weapons are wielded
      Then it is refused for its Prime Abilities

  @combat_options.two_weapons.one_handed_melee
  Rule: Both of two weapons must be one-handed melee weapons

    Scenario Outline: what is held in which way
      Given a character with Strength as a Prime Ability
      And the primary weapon is <primary> held <primary hold>
      And the secondary weapon is <secondary> held <secondary hold>
      And the secondary weapon is Small
      When two weapons are wielded
      Then it is <answer>

      Examples:
        | primary          | primary hold  | secondary        | secondary hold | answer      |
        | a melee weapon   | in one hand   | a melee weapon   | in one hand    | allowed     |
        | a missile weapon | in one hand   | a melee weapon   | in one hand    | not allowed |
        | a melee weapon   | in both hands | a melee weapon   | in one hand    | not allowed |
        | a melee weapon   | in one hand   | a missile weapon | in one hand    | not allowed |
        | a melee weapon   | in one hand   | a melee weapon   | in both hands  | not allowed |

    @reading.combat_options.two_weapons.throwing.not_allowed
    Scenario Outline: neither of two weapons may be thrown
      Given a missile attack with attack bonus 5 on AC 15
      And Ann has attacked with a melee weapon in her first hand
      When Ann attacks with the <hand> of two weapons and the roll shows 10
      Then it is not allowed

      Examples:
        | hand      |
        | primary   |
        | secondary |

    @near_miss @reading.combat_options.two_weapons.throwing.allowed
    Scenario Outline: each of two weapons may be thrown
      Given a missile attack with attack bonus 5 on AC 15
      And Ann has attacked with a melee weapon in her first hand
      When Ann attacks with the <hand> of two weapons and the roll shows 10
      Then the attack total is <total>

      Examples:
        | hand      | total |
        | primary   | 13    |
        | secondary | 11    |

  @combat_options.two_weapons.extra_attack
  Rule: Two weapons give one extra attack each Round

    Scenario: one extra attack
      Given a character with Strength as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then there is 1 extra attack each Round

    @near_miss
    Scenario: the extra attack beside an attack with the primary weapon
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then it is allowed

    Scenario: a second extra attack in the same Round
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      And Ann has attacked with the secondary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then it is not allowed

    @near_miss
    Scenario: another extra attack in the next Round
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      And Ann has attacked with the secondary of two weapons with a roll of 10
      And the Round has ended
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then it is allowed

    @near_miss
    Scenario: each combatant has an extra attack of its own
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      And Ann has attacked with the secondary of two weapons with a roll of 10
      And Bob has attacked with the primary of two weapons with a roll of 10
      When Bob attacks with the secondary of two weapons and the roll shows 10
      Then it is allowed

    @reading.combat_options.two_weapons.extra_without_other.needs_other
    Scenario: no extra attack without an attack with the primary weapon
      Given a melee attack with attack bonus 5 on AC 15
      When Ann attacks with the secondary of two weapons alone and the roll shows 10
      Then it is not allowed

    @reading.combat_options.two_weapons.extra_without_other.needs_other
    Scenario: an attack of the Round before does not count
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      And the Round has ended
      When Ann attacks with the secondary of two weapons alone and the roll shows 10
      Then it is not allowed

    @near_miss @reading.combat_options.two_weapons.extra_without_other.stands_alone
    Scenario: the extra attack needs no attack with the primary weapon
      Given a melee attack with attack bonus 5 on AC 15
      When Ann attacks with the secondary of two weapons alone and the roll shows 10
      Then the attack total is 11

    @reading.combat_options.two_weapons.extra_without_other.needs_other
    Scenario: a push is no attack with the primary weapon
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has pushed Bob
      When Ann attacks with the secondary of two weapons alone and the roll shows 10
      Then it is not allowed

    Scenario: no extra attack in a Round that was said to have none
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons, and makes no extra attack
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then it is not allowed

    @near_miss
    Scenario: what was said of a Round holds for that Round
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons, and makes no extra attack
      And the Round has ended
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 11

    Scenario: no weapon, no primary one of two
      Given a melee attack with attack bonus 5 on AC 15
      When Ann attacks with an empty first hand
      Then it is refused for its hand

    Scenario: no extra attack, however often the primary weapon strikes again
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons, and makes no extra attack
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then it is not allowed

    Scenario: no weapon, no extra attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with an empty second hand
      Then it is refused for its hand

    @near_miss
    Scenario: after the extra attack the attack with the primary weapon is still to come
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the secondary of two weapons with a roll of 10
      When Ann attacks with the primary of two weapons and the roll shows 10
      Then the attack total is 13

  @combat_options.two_weapons.primary_penalty
  Rule: An attack with the primary of two weapons is at -2

    Scenario: what the primary weapon costs
      Given a character with Strength as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then the primary weapon attacks at -2

    Scenario Outline: the attack with the primary weapon
      Given a melee attack with attack bonus <bonus> on AC 15
      When Ann attacks with the primary of two weapons and the roll shows <face>
      Then the rules add -2 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 13    |
        | 0     | 1    | -1    |
        | 1     | 20   | 19    |

    Scenario: the primary weapon in a charge
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged
      When Ann attacks with the primary of two weapons and the roll shows 10
      Then the attack total is 15

    Scenario: the primary weapon against someone who has charged
      Given a melee attack with attack bonus 5 on AC 15
      And Bob has charged
      When Ann attacks Bob with the primary of two weapons and the roll shows 10
      Then the attack total is 13
      And the total is held against AC 14

    Scenario: the flat of the primary weapon
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      When Ann attacks with the primary of two weapons and the roll shows 10
      Then the attack total is 11

    @near_miss
    Scenario: a single weapon
      Given a melee attack with attack bonus 5 on AC 15
      When Ann attacks with a single weapon and the roll shows 10
      Then the attack total is 15

    @reading.combat_options.two_weapons.penalty_without_extra.penalty
    Scenario: the penalty in a Round without the extra attack
      Given a melee attack with attack bonus 5 on AC 15
      And the extra attack is not made this Round
      When Ann attacks with the primary of two weapons and the roll shows 10
      Then the attack total is 13

    @near_miss @reading.combat_options.two_weapons.penalty_without_extra.no_penalty
    Scenario: no penalty in a Round without the extra attack
      Given a melee attack with attack bonus 5 on AC 15
      And the extra attack is not made this Round
      When Ann attacks with the primary of two weapons and the roll shows 10
      Then the attack total is 15

  @combat_options.two_weapons.small_secondary
  Rule: The secondary weapon must be Small

    Scenario Outline: the size of the secondary weapon
      Given a character with Strength as a Prime Ability
      And the secondary weapon is <size>
      When two weapons are wielded
      Then it is <answer>

      Examples:
        | size              | answer      |
        | Small             | allowed     |
        | larger than Small | not allowed |

    @reading.combat_options.two_weapons.smaller_than_small.small_enough
    Scenario: what is smaller than Small is small enough
      Given a character with Strength as a Prime Ability
      And the secondary weapon is smaller than Small
      When two weapons are wielded
      Then it is allowed

    @reading.combat_options.two_weapons.smaller_than_small.too_small
    Scenario: what is smaller than Small is not Small
      Given a character with Strength as a Prime Ability
      And the secondary weapon is smaller than Small
      When two weapons are wielded
      Then it is not allowed

    Scenario: a size that nobody has heard of
      Given a character with Strength as a Prime Ability
      And an unknown size of the secondary weapon
      When two weapons are wielded
      Then it is refused for its size of the secondary weapon

    Scenario: a secondary weapon of which nobody says the size
      Given a character with Strength as a Prime Ability
      When two weapons are wielded
      Then it is refused for its size of the secondary weapon

  @combat_options.two_weapons.small_examples
  Rule: A dagger or a hand axe is small enough for the secondary weapon

    Scenario Outline: the document's examples
      Given a character with Dexterity as a Prime Ability
      And the secondary weapon is <weapon>
      When two weapons are wielded
      Then it is allowed

      Examples:
        | weapon     |
        | a dagger   |
        | a hand axe |

  @combat_options.two_weapons.secondary_penalty
  Rule: The extra attack with the secondary weapon is at -4

    Scenario: what the secondary weapon costs
      Given a character with Strength as a Prime Ability
      And the secondary weapon is Small
      When two weapons are wielded
      Then the secondary weapon attacks at -4

    Scenario Outline: the extra attack
      Given a melee attack with attack bonus <bonus> on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows <face>
      Then the rules add -4 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 11    |
        | 0     | 1    | -3    |
        | 1     | 20   | 17    |

    @reading.combat_options.charging.which_attacks.every_attack
    @reading.combat_options.charging.which_attacks.melee_attacks
    Scenario: the extra attack in a charge
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 13

    @reading.combat_options.charging.which_attacks.first_melee_attack
    Scenario: the extra attack after the attack of a charge
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has charged
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 11

    @reading.combat_options.non_lethal.blade_without_flat.not_allowed
    Scenario: an extra attack that was not allowed is still to be made
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann tries to subdue with the edge of the secondary weapon
      Then it is not allowed
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 11

    Scenario: an extra attack that was made cannot be said not to be made
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the secondary of two weapons with a roll of 10
      When Ann attacks with the primary of two weapons, and makes no extra attack
      Then it is refused for its attack with the other weapon

    Scenario: an attack with the primary weapon that was made cannot be said not to be made
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons alone and the roll shows 10
      Then it is refused for its attack with the other weapon

    Scenario: the extra attack against someone invisible
      Given a melee attack with attack bonus 5 on AC 15
      And the target is invisible
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 7

    Scenario: the flat of the secondary weapon
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      And Ann has attacked with the primary of two weapons with a roll of 10
      When Ann attacks with the secondary of two weapons and the roll shows 10
      Then the attack total is 9
