Feature: Who rolls
  One attack can be rolled in more than one way, and the GM has a say in it. Document 004, L4.1, L12.3 and L14.

  @body_resilience.who_rolls.attacks_on_players
  Rule: When monsters or NPCs attack a player, the GM rolls the attack or has the player roll Evasion

    Scenario Outline: the GM chooses
      Given the GM wants <roll>
      When <attacker> attacks a player
      Then it is decided by <roll>

      Examples:
        | attacker  | roll            |
        | a monster | an attack roll  |
        | a monster | an Evasion roll |
        | an NPC    | an attack roll  |
        | an NPC    | an Evasion roll |

    @reading.body_resilience.who_rolls.by_default.the_gm
    Scenario Outline: the GM says nothing, and rolls
      When <attacker> attacks a player
      Then it is decided by an attack roll

      Examples:
        | attacker  |
        | a monster |
        | an NPC    |

    @reading.body_resilience.who_rolls.by_default.the_player
    Scenario Outline: the GM says nothing, and the player rolls
      When <attacker> attacks a player
      Then it is decided by an Evasion roll

      Examples:
        | attacker  |
        | a monster |
        | an NPC    |

    Scenario Outline: something unknown
      Given an unknown <fact>
      When <who>
      Then it is refused for its <fact>

      Examples:
        | fact             | who                               |
        | choice of the GM | a monster attacks a player        |
        | attacker         | someone unknown attacks a player  |
        | defender         | a monster attacks someone unknown |

  @body_resilience.who_rolls.take_11
  Rule: Monsters and NPCs take 11 for their Evasion

    Scenario Outline: nothing said by the GM
      When <attacker> attacks <defender>
      Then it is decided by an attack roll

      Examples:
        | attacker  | defender  |
        | a player  | a monster |
        | a player  | an NPC    |
        | a monster | an NPC    |

  @body_resilience.who_rolls.gm_chooses
  Rule: The GM may roll the Evasion of monsters and NPCs, or have a player take 11

    @reading.body_resilience.who_rolls.rolled_evasion.attack_score
    Scenario Outline: the Evasion of a monster is rolled in place of the attack
      Given the GM wants an Evasion roll
      When a player attacks <defender>
      Then it is decided by an Evasion roll

      Examples:
        | defender  |
        | a monster |
        | an NPC    |

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario Outline: the Evasion of a monster is rolled against an attack roll
      Given the GM wants an Evasion roll
      When a player attacks <defender>
      Then it is decided by both rolls

      Examples:
        | defender  |
        | a monster |
        | an NPC    |

    @reading.body_resilience.who_rolls.rolled_evasion.attack_score
    Scenario: the Evasion of an NPC that a monster attacks
      Given the GM wants an Evasion roll
      When a monster attacks an NPC
      Then it is decided by an Evasion roll

    @near_miss
    Scenario: the GM has the attack rolled, as usual
      Given the GM wants an attack roll
      When a player attacks a monster
      Then it is decided by an attack roll

    Scenario: a player takes 11 against a player
      Given the GM wants an attack roll
      When a player attacks a player
      Then it is decided by an attack roll

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario Outline: both roll
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls <attack> and the defender <evasion>
      Then the total is <total>
      And it is held against <score>
      And the attack <result>

      Examples:
        | attack | evasion | total | score | result   |
        | 12     | 10      | 16    | 15    | succeeds |
        | 10     | 10      | 14    | 15    | fails    |
        | 2      | 2       | 6     | 7     | fails    |
        | 19     | 17      | 23    | 22    | succeeds |

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    @reading.body_resilience.who_rolls.equal_rolls.attacker_succeeds
    Scenario: both roll, and come to the same
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls 11 and the defender 10
      Then the attack succeeds
      And damage is rolled

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    @reading.body_resilience.who_rolls.equal_rolls.defender_is_missed
    Scenario: both roll, and the same is not enough
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls 11 and the defender 10
      Then the attack fails

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario Outline: natural results where both roll
      Given an attack bonus of <bonus> against an Evasion modifier of 5
      When the attacker rolls <attack> and the defender <evasion>
      Then the attack <result>
      And it <threatens> a critical hit

      Examples:
        | bonus | attack | evasion | result   | threatens        |
        | 0     | 20     | 19      | succeeds | threatens        |
        | 0     | 20     | 1       | succeeds | threatens        |
        | 0     | 2      | 1       | succeeds | threatens        |
        | 40    | 1      | 2       | fails    | does not threaten |
        | 40    | 19     | 20      | fails    | does not threaten |
        | 40    | 1      | 20      | fails    | does not threaten |
        | 40    | 19     | 2       | succeeds | does not threaten |

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario: a threat where both roll
      Given an attack bonus of 0 against an Evasion modifier of 5
      And a threat becomes a critical hit
      When the attacker rolls 2 and the defender 1
      Then it is a critical hit

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    @reading.body_resilience.attack_roll.touch_threat.no_threat
    Scenario Outline: a touch attack threatens nothing where both roll
      Given an attack bonus of 4 against an Evasion modifier of 5
      And it is a touch attack
      And a threat becomes a critical hit
      When the attacker rolls <attack> and the defender <evasion>
      Then the attack succeeds
      And it does not threaten a critical hit
      And it is not a critical hit

      Examples:
        | attack | evasion |
        | 20     | 10      |
        | 10     | 1       |

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario: what else applies where both roll
      Given an attack bonus of 4 against an Evasion modifier of 5
      And other modifiers of 3
      And it is a touch attack
      When the attacker rolls 10 and the defender 10
      Then the total is 19
      And the attack succeeds
      And damage is not rolled

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    @reading.body_resilience.touch.ranged.without_bonus
    Scenario: a touch attack at range where both roll
      Given an attack bonus of 4 against an Evasion modifier of 5
      And it is a touch attack
      And the attack is made at range
      When the attacker rolls 10 and the defender 10
      Then the total is 14

    @reading.body_resilience.who_rolls.rolled_evasion.attack_score
    Scenario: two rolls are never compared
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls 12 and the defender 10
      Then it is not allowed

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario Outline: a face that no d20 has
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls <attack> and the defender <evasion>
      Then it is refused for its <roll>

      Examples:
        | attack | evasion | roll         |
        | 0      | 10      | attack roll  |
        | 21     | 10      | attack roll  |
        | 10     | 0       | Evasion roll |
        | 10     | 21      | Evasion roll |

  @body_resilience.who_rolls.players_among_themselves
  Rule: Who rolls when players attack each other is not said

    Scenario: nothing said by the GM among players
      When a player attacks a player
      Then what decides it is not determined

    Scenario: the GM wants a roll that is granted only against monsters
      Given the GM wants an Evasion roll
      When a player attacks a player
      Then what decides it is not determined

  @body_resilience.who_rolls.both_natural
  Rule: What holds where the attack's natural result and the Evasion's contradict each other is not said

    @reading.body_resilience.who_rolls.rolled_evasion.attack_roll
    Scenario Outline: one natural result against the other
      Given an attack bonus of 4 against an Evasion modifier of 5
      When the attacker rolls <face> and the defender <face>
      Then the outcome is not determined

      Examples:
        | face |
        | 20   |
        | 1    |
