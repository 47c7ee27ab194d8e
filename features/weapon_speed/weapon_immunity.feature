Feature: Weapon immunity
  Creatures that ordinary weapons do not hurt, and Table 9.7. Document 001, L217 to L227.

  @weapon_speed.weapon_immunity.no_loss
  Rule: The immune lose no hit points to a weapon that does not overcome immunity, whatever wound is seen

    Scenario Outline: ordinary weapons
      Given a target that is <immune>
      When the target is hit for <damage>
      Then the weapon does not count
      And 0 hit points are lost to the hit

      Examples:
        | immune                                | damage |
        | immune to all but magic weapons of +1 | 7      |
        | immune to all but magic weapons of +3 | 20     |
        | immune to all but silver              | 9      |

    @near_miss
    Scenario: someone who is not immune
      Given a target that is not immune
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

    Scenario Outline: immunities that are refused
      Given a target that is <immune>
      When the target is hit for 7
      Then it is refused for its <fact>

      Examples: unknown, without the bonus that it needs, and with one of 0
        | immune                                | fact         |
        | immune to gossip                      | immunity     |
        | immune to all but magic weapons       | needed bonus |
        | immune to all but magic weapons of +0 | needed bonus |

    Scenario: nobody says the immunity
      When the target is hit for 7
      Then it is refused for its immunity

    @near_miss
    Scenario: a hit for nothing
      Given a target that is not immune
      And it delivers a magical effect for 0
      When the target is hit for 0
      Then the weapon counts
      And 0 hit points are lost to the hit

    Scenario: damage below nothing
      Given a target that is not immune
      When the target is hit for -1
      Then it is refused for its weapon damage

    Scenario: nobody says the damage
      Given a target that is not immune
      When the target is hit for nobody knows how much
      Then it is refused for its weapon damage

  @weapon_speed.weapon_immunity.magical_effects
  Rule: Magical effects that a weapon delivers, fire and poison too, hurt the immune as anyone

    Scenario Outline: an effect beside the weapon's own damage
      Given a target that is <immune>
      And a weapon of +1
      And it delivers a magical effect for 5
      When the target is hit for 7
      Then the weapon <counts>
      And <points> hit points are lost to the hit

      Examples:
        | immune                                | counts         | points |
        | immune to all but magic weapons of +2 | does not count | 5      |
        | immune to all but magic weapons of +1 | counts         | 12     |
        | not immune                            | counts         | 12     |

    Scenario: an effect below nothing
      Given a target that is not immune
      And it delivers a magical effect for -1
      When the target is hit for 7
      Then it is refused for its effect damage

    @near_miss
    Scenario: no effect
      Given a target that is immune to all but magic weapons of +1
      And a weapon of +1
      When the target is hit for 7
      Then 7 hit points are lost to the hit

  @weapon_speed.weapon_immunity.magic_weapons
  Rule: A magic weapon with enough enchantment overcomes immunity to normal weapons

    Scenario Outline: below, at and above the bonus that is needed
      Given a target that is immune to all but magic weapons of +2
      And a weapon of +<bonus>
      When the target is hit for 7
      Then the weapon <counts>
      And <points> hit points are lost to the hit

      Examples:
        | bonus | counts         | points |
        | 1     | does not count | 0      |
        | 2     | counts         | 7      |
        | 3     | counts         | 7      |

    Scenario: a bonus below nothing
      Given a target that is not immune
      And a weapon with a bonus below nothing
      When the target is hit for 7
      Then it is refused for its weapon bonus

    @near_miss @reading.weapon_speed.weapon_immunity.magic_or_silver.one_each
    Scenario: magic does not help against whoever is immune to all but silver
      Given a target that is immune to all but silver
      And a weapon of +5
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

    @near_miss
    @reading.weapon_speed.weapon_immunity.magic_or_silver.either
    Scenario: how much magic does instead of silver nobody says
      Given a target that is immune to all but silver
      And a weapon of +5
      When the target is hit for 7
      Then what the hit does is not determined

    @reading.weapon_speed.weapon_immunity.magic_or_silver.either
    Scenario Outline: so much magic does instead of silver
      Given a target that is immune to all but silver, with +2 said of magic
      And a weapon of +<bonus>
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

      Examples:
        | bonus |
        | 2     |
        | 3     |

    @near_miss
    Scenario: a weapon of no enchantment
      Given a target that is immune to all but magic weapons of +1
      And a weapon of +0
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

  @weapon_speed.weapon_immunity.silver
  Rule: A weapon that is silver throughout overcomes the immunity that yields to silver

    Scenario Outline: what is silver and what is not
      Given a target that is immune to all but silver
      And a weapon of <material>
      When the target is hit for 7
      Then the weapon <counts>
      And <points> hit points are lost to the hit

      Examples:
        | material               | counts         | points |
        | pure silver            | counts         | 7      |
        | steel with some silver | does not count | 0      |
        | steel                  | does not count | 0      |

    Scenario: a material that nobody has heard of
      Given a target that is immune to all but silver
      And a weapon of cheese
      When the target is hit for 7
      Then it is refused for its material

    @near_miss
    @reading.weapon_speed.weapon_immunity.magic_or_silver.one_each
    Scenario: silver does not help against whoever is immune to all but magic
      Given a target that is immune to all but magic weapons of +1
      And a weapon of pure silver
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

    @reading.weapon_speed.weapon_immunity.magic_or_silver.either
    Scenario: silver does instead of magic
      Given a target that is immune to all but magic weapons of +1
      And a weapon of pure silver
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

  @weapon_speed.weapon_immunity.other_immunities
  Rule: What overcomes less common immunities is not said

    Scenario: nobody says what overcomes it
      Given a target that is immune in some other way
      And a weapon of pure silver
      And a weapon of +5
      When the target is hit for 7
      Then what the hit does is not determined

    @near_miss
    Scenario Outline: somebody says whether the weapon does
      Given a target that is immune in some other way
      And the weapon <overcomes>
      And it delivers a magical effect for 2
      When the target is hit for 7
      Then the weapon <counts>
      And <points> hit points are lost to the hit

      Examples:
        | overcomes            | counts         | points |
        | overcomes it         | counts         | 9      |
        | does not overcome it | does not count | 2      |

  @weapon_speed.weapon_immunity.natural_attacks
  Rule: Creatures' natural attacks overcome immunity by hit dice, from +1 at 4 to +4 at 10

    Scenario Outline: every row of Table 9.7
      Given a target that has <overcomes>
      And a natural attack of a creature with <creature HD>
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

      Examples: as printed
        | creature HD | overcomes          |
        | 4 HD        | +1 weapon immunity |
        | 6 HD        | +2 weapon immunity |
        | 8 HD        | +3 weapon immunity |
        | 10 HD       | +4 weapon immunity |

    Scenario Outline: one more than the row says
      Given a target that is immune to all but magic weapons of +<needed>
      And a natural attack of a creature with <dice> HD
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

      Examples: of the table, below it, between its rows and beyond
        | dice | needed |
        | 0    | 1      |
        | 3    | 1      |
        | 4    | 2      |
        | 6    | 3      |
        | 5    | 2      |
        | 7    | 3      |
        | 8    | 4      |
        | 9    | 4      |
        | 10   | 5      |
        | 12   | 5      |

    Scenario: more than enough hit dice
      Given a target that is immune to all but magic weapons of +1
      And a natural attack of a creature with 10 HD
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

    @reading.weapon_speed.weapon_immunity.between_rows.row_below
    Scenario Outline: between the rows, the row below holds
      Given a target that is immune to all but magic weapons of +<needed>
      And a natural attack of a creature with <dice> HD
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

      Examples: and beyond the last row
        | dice | needed |
        | 5    | 1      |
        | 7    | 2      |
        | 9    | 3      |
        | 11   | 4      |
        | 20   | 4      |

    @reading.weapon_speed.weapon_immunity.between_rows.only_these_rows
    Scenario Outline: between the rows, none holds
      Given a target that is immune to all but magic weapons of +1
      And a natural attack of a creature with <dice> HD
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

      Examples:
        | dice |
        | 5    |
        | 9    |
        | 11   |

    @reading.weapon_speed.weapon_immunity.magic_or_silver.one_each
    Scenario: hit dice do nothing against whoever is immune to all but silver
      Given a target that is immune to all but silver
      And a natural attack of a creature with 10 HD
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

    @reading.weapon_speed.weapon_immunity.magic_or_silver.either
    Scenario Outline: hit dice do instead of silver as magic does
      Given a target that is immune to all but silver, with +2 said of magic
      And a natural attack of a creature with <dice> HD
      When the target is hit for 7
      Then the weapon counts
      And 7 hit points are lost to the hit

      Examples:
        | dice |
        | 6    |
        | 10   |

    Scenario: a natural attack that is enchanted besides
      Given a target that is immune to all but magic weapons of +2
      And a natural attack of a creature with 4 HD
      And a weapon of +2
      When the target is hit for 7
      Then the weapon counts

    Scenario: a natural attack is a creature's unless somebody says otherwise
      Given a target that is immune to all but magic weapons of +4
      And a natural attack with 10 HD, nobody says whose
      When the target is hit for 7
      Then the weapon counts

    Scenario: hit dice below nothing
      Given a target that is immune to all but magic weapons of +2
      And a natural attack of a creature with -1 HD
      When the target is hit for 7
      Then it is refused for its hit dice

    Scenario: nobody says the hit dice
      Given a target that is immune to all but magic weapons of +2
      And a natural attack of a creature
      When the target is hit for 7
      Then it is refused for its hit dice

    @near_miss
    Scenario: a creature's hit dice do nothing for a weapon in its hand
      Given a target that is immune to all but magic weapons of +1
      And a weapon in the hand of a creature with 10 HD
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

  @weapon_speed.weapon_immunity.creatures_only
  Rule: Hit dice do nothing for the natural attacks of player characters and NPCs

    Scenario Outline: bare hands
      Given a target that is immune to all but magic weapons of +1
      And a natural attack of <attacker> with 10 HD
      When the target is hit for 7
      Then the weapon does not count
      And 0 hit points are lost to the hit

      Examples:
        | attacker           |
        | a player character |
        | an NPC             |

    Scenario Outline: bare hands that are enchanted
      Given a target that is immune to all but magic weapons of +2
      And a natural attack of an NPC with 10 HD
      And a weapon of +<bonus>
      When the target is hit for 7
      Then the weapon <counts>

      Examples:
        | bonus | counts         |
        | 1     | does not count |
        | 2     | counts         |

    Scenario: bare hands against whoever is not immune
      Given a target that is not immune
      And a natural attack of a player character with 10 HD
      When the target is hit for 7
      Then 7 hit points are lost to the hit

    Scenario: an attacker that is none
      Given a target that is immune to all but magic weapons of +1
      And a natural attack of a rumour with 10 HD
      When the target is hit for 7
      Then it is refused for its attacker

    @near_miss
    Scenario: a creature
      Given a target that is immune to all but magic weapons of +1
      And a natural attack of a creature with 10 HD
      When the target is hit for 7
      Then the weapon counts
