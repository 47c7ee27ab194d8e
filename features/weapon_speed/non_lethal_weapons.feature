Feature: Weapons that are not meant to kill
  With some weapons one can spare an opponent, at a cost. Document 001, L141.

  @weapon_speed.non_lethal_weapons.slashing_and_piercing
  Rule: Slashing and piercing weapons can be used so as not to kill

    Scenario Outline: both kinds
      Given an attack with <weapon> that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then it is allowed
      And it does 3 lethal and 3 non-lethal points

      Examples:
        | weapon            |
        | a slashing weapon |
        | a piercing weapon |

    @near_miss
    Scenario: a bludgeoning weapon is neither
      Given an attack with a bludgeoning weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then what the sparing attack comes to is not determined

    Scenario: what the GM thinks of bludgeoning weapons does not touch them
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And the GM does not let bludgeoning weapons be used so
      When the sparing attack shows 15
      Then it is allowed

    Scenario: a weapon that nobody has heard of
      Given an attack with an unheard-of weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then it is refused for its weapon

    Scenario: nothing said of the weapon
      Given it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then it is refused for its weapon

  @weapon_speed.non_lethal_weapons.bludgeoning
  Rule: Whether bludgeoning weapons can be used so as not to kill is not said

    Scenario: nothing said by the GM
      Given an attack with a bludgeoning weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then what the sparing attack comes to is not determined
      And whether it is allowed is not determined

    Scenario: the GM allows it
      Given an attack with a bludgeoning weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And the GM lets bludgeoning weapons be used so
      When the sparing attack shows 15
      Then the sparing attack comes to 14
      And it does 3 lethal and 3 non-lethal points

    Scenario: the GM forbids it
      Given an attack with a bludgeoning weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And the GM does not let bludgeoning weapons be used so
      When the sparing attack shows 15
      Then it is not allowed

    @near_miss
    Scenario: a piercing weapon
      Given an attack with a piercing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      When the sparing attack shows 15
      Then it is allowed

  @weapon_speed.non_lethal_weapons.ranged
  Rule: A ranged attack cannot be made so as not to kill

    Scenario Outline: at range
      Given an attack with <weapon> that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And it is ranged
      When the sparing attack shows 20
      Then it is not allowed

      Examples:
        | weapon               |
        | a slashing weapon    |
        | a piercing weapon    |
        | a bludgeoning weapon |

    Scenario: at range with the GM's leave for bludgeoning weapons
      Given an attack with a bludgeoning weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And the GM lets bludgeoning weapons be used so
      And it is ranged
      When the sparing attack shows 15
      Then it is not allowed

    @near_miss
    Scenario: in melee
      Given an attack with a piercing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does 6 points
      And it is in melee
      When the sparing attack shows 15
      Then it is allowed

  @weapon_speed.non_lethal_weapons.penalty
  Rule: An attack that is meant not to kill is at -4

    Scenario Outline: around the AC
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 15 and does 6 points
      And other modifiers of 2 to it
      When the sparing attack shows <face>
      Then the sparing attack comes to <total>
      And the sparing attack <result>

      Examples: one below, equal, one above
        | face | total | result |
        | 13   | 14    | misses |
        | 14   | 15    | hits   |
        | 15   | 16    | hits   |

    Scenario: a natural 20 against any AC
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 50 and does 6 points
      When the sparing attack shows 20
      Then the sparing attack hits

    Scenario: a natural 1 against any AC
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 30 against AC 5 and does 6 points
      When the sparing attack shows 1
      Then the sparing attack misses

    Scenario: on how many faces
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 15 and does 6 points
      When the sparing attack is rolled on every face of the d20
      Then the sparing attack hits on 5 of the 20 faces

    @near_miss
    Scenario: no roll at range
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 15 and does 6 points
      And it is ranged
      When the sparing attack shows 15
      Then it is not allowed

    Scenario Outline: faces that no d20 has
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 15 and does 6 points
      When the sparing attack shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: nothing said of the attack bonus
      Given an attack with a slashing weapon that is meant not to kill
      And it has no stated attack bonus against AC 15 and does 6 points
      When the sparing attack shows 15
      Then it is refused for its attack bonus

    Scenario: nothing said of the AC
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against no stated AC and does 6 points
      When the sparing attack shows 15
      Then it is refused for its AC

  @weapon_speed.non_lethal_weapons.half
  Rule: Half of the damage of an attack that is meant not to kill is non-lethal

    Scenario Outline: an even amount
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does <damage> points
      When the sparing attack shows 15
      Then it does <lethal> lethal and <non_lethal> non-lethal points

      Examples:
        | damage | lethal | non_lethal |
        | 0      | 0      | 0          |
        | 2      | 1      | 1          |
        | 12     | 6      | 6          |

    @reading.weapon_speed.non_lethal_weapons.rounded_half.down
    Scenario Outline: an odd amount, with half of it rounded down
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does <damage> points
      When the sparing attack shows 15
      Then it does <lethal> lethal and <non_lethal> non-lethal points

      Examples:
        | damage | lethal | non_lethal |
        | 1      | 1      | 0          |
        | 7      | 4      | 3          |
        | 9      | 5      | 4          |

    @reading.weapon_speed.non_lethal_weapons.rounded_half.up
    Scenario Outline: an odd amount, with half of it rounded up
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does <damage> points
      When the sparing attack shows 15
      Then it does <lethal> lethal and <non_lethal> non-lethal points

      Examples:
        | damage | lethal | non_lethal |
        | 1      | 0      | 1          |
        | 7      | 3      | 4          |
        | 9      | 4      | 5          |

    @near_miss
    Scenario: a miss does nothing
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 15 and does 6 points
      When the sparing attack shows 10
      Then it does 0 lethal and 0 non-lethal points

    Scenario: less than no damage
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does -1 points
      When the sparing attack shows 15
      Then it is refused for its damage

    Scenario: nothing said of the damage
      Given an attack with a slashing weapon that is meant not to kill
      And it has an attack bonus of 3 against AC 10 and does an unstated damage
      When the sparing attack shows 15
      Then it is refused for its damage
