Feature: Unstable surfaces
  Where the ground moves, aiming and casting suffer. Document 003, L89 to L95.

  @combat_options.unstable_surfaces.examples
  Rule: A ship in rough water and a flying animal are unstable

    Scenario Outline: the document's examples
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on <footing>
      When the attack roll shows 10
      Then the attack total is 11

      Examples:
        | footing               |
        | a ship in rough water |
        | a flying animal       |

    @near_miss
    Scenario: other surfaces may be unstable too
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on some other unstable surface
      When the attack roll shows 10
      Then the attack total is 11

  @combat_options.unstable_surfaces.magical_flight
  Rule: Magical flight is not unstable unless the Referee counts it so

    Scenario: as a rule
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on nothing, flying by magic
      When the attack roll shows 10
      Then the attack total is 15

    Scenario Outline: the Referee counts it so, or not
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on nothing, flying by magic
      And the Referee <counts> magical flight as unstable
      When the attack roll shows 10
      Then the attack total is <total>

      Examples:
        | counts         | total |
        | counts         | 11    |
        | does not count | 15    |

    Scenario Outline: spells in magical flight
      Given the Referee <counts> magical flight as unstable
      When a spell is cast on nothing, flying by magic
      Then it is <answer>

      Examples:
        | counts         | answer      |
        | counts         | not allowed |
        | does not count | allowed     |

    Scenario: a spell in magical flight, as a rule
      When a spell is cast on nothing, flying by magic
      Then it is allowed

    Scenario: a magic item in magical flight that counts as unstable
      Given the Referee counts magical flight as unstable
      When a magic item is used on nothing, flying by magic
      Then it is allowed

    @near_miss
    Scenario: a flying animal is unstable whatever the Referee thinks of magic
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on a flying animal
      And the Referee does not count magical flight as unstable
      When the attack roll shows 10
      Then the attack total is 11

  @combat_options.unstable_surfaces.missile_penalty
  Rule: A missile from an unstable surface is at -4

    Scenario Outline: a missile from an unstable surface
      Given a missile attack with attack bonus <bonus> on AC 15
      And the attacker stands on some other unstable surface
      When the attack roll shows <face>
      Then the rules add -4 to the attack roll
      And the attack total is <total>

      Examples:
        | bonus | face | total |
        | 5     | 10   | 11    |
        | 0     | 1    | -3    |
        | 6     | 20   | 22    |

    @near_miss
    Scenario: a missile from firm ground
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on firm ground
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: a melee attack from an unstable surface
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker stands on a ship in rough water
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.unstable_surfaces.magic_missile_weapon.penalty
    Scenario: a magic bow is no steadier
      Given a missile attack with attack bonus 5 on AC 15
      And the missile weapon is magic
      And the attacker stands on a ship in rough water
      When the attack roll shows 10
      Then the attack total is 11

    @near_miss @reading.combat_options.unstable_surfaces.magic_missile_weapon.no_penalty
    Scenario: a magic bow is used normally
      Given a missile attack with attack bonus 5 on AC 15
      And the missile weapon is magic
      And the attacker stands on a ship in rough water
      When the attack roll shows 10
      Then the attack total is 15

  @combat_options.unstable_surfaces.spells
  Rule: No spell can be cast on an unstable surface

    Scenario Outline: spells where the ground moves
      When a spell is cast on <footing>
      Then it is not allowed

      Examples:
        | footing                     |
        | a ship in rough water       |
        | a flying animal             |
        | some other unstable surface |

    @near_miss
    Scenario: a spell on firm ground
      When a spell is cast on firm ground
      Then it is allowed

    @reading.combat_options.unstable_surfaces.spell_scrolls.spells
    Scenario: a spell from a scroll is a spell
      When a scroll is read on a ship in rough water
      Then it is not allowed

    Scenario: magic of which nobody says the kind
      When something magical is used on firm ground
      Then it is refused for its kind of magic

    Scenario: a footing that nobody has heard of
      Given an unknown footing of magic
      When a spell is cast somewhere
      Then it is refused for its footing of magic

    Scenario: magic that nobody has heard of
      Given an unknown kind of magic
      When something magical is used on firm ground
      Then it is refused for its kind of magic

  @combat_options.unstable_surfaces.magic_items
  Rule: A magic item can be used on an unstable surface

    Scenario Outline: magic items where the ground moves
      When a magic item is used on <footing>
      Then it is allowed

      Examples:
        | footing                     |
        | a ship in rough water       |
        | a flying animal             |
        | some other unstable surface |

    @reading.combat_options.unstable_surfaces.spell_scrolls.magic_items
    Scenario: a spell from a scroll is the use of a magic item
      When a scroll is read on a ship in rough water
      Then it is allowed
