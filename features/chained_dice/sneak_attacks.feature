Feature: Sneak attacks
  Who may make one, with what and on whom, and what it does. Document 002, L243 to L249, and L135.

  @chained_dice.sneak_attacks.mastery
  Rule: A sneak attack takes the Sneak Attack Mastery

    Scenario Outline: without it
      Given an attacker without the Sneak Attack Mastery
      And the target is <target>
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 2
      Then it is not allowed

      Examples:
        | target                                 |
        | unaware of the attacker                |
        | flanked by the attacker                |
        | unaware of the attacker, who flanks it |

    Scenario: with it
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 2
      Then it is lucky and does 8, of which the mastery 2, not reduced

    @near_miss
    Scenario: with it, on someone who sees it coming
      Given an attacker with the Sneak Attack Mastery
      And the target is aware of the attacker, who does not flank it
      And the mastery does d6
      When it hits for 6
      Then it is not allowed

    Scenario Outline: what cannot be
      Given a sneak attack, but <wrong>
      When that attack is made
      And the mastery's dice show 1
      Then it is refused for its <fact>

      Examples:
        | wrong                                                 | fact             |
        | nobody says with what mastery                         | mastery          |
        | nobody says whether it hits                           | success          |
        | nobody says what the weapon does                      | weapon damage    |
        | with a weapon that does -1                            | weapon damage    |
        | with a weapon of no kind                              | weapon           |
        | with dice that are none                               | mastery's dice   |
        | against a reduction nobody has                        | damage reduction |
        | with a die of one side, which would chain without end | faces            |

  @chained_dice.sneak_attacks.unaware_or_flanked
  Rule: A sneak attack is made at someone unaware of the attacker or flanked by the attacker

    Scenario Outline: either is enough
      Given an attacker with the Sneak Attack Mastery
      And the target is <target>
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 3
      Then it is lucky and does 9, of which the mastery 3, not reduced

      Examples:
        | target                                                |
        | unaware of the attacker                               |
        | flanked by the attacker                               |
        | unaware of the attacker, who flanks it                |
        | unaware of the attacker and engaged with the attacker |

    Scenario Outline: neither
      Given an attacker with the Sneak Attack Mastery
      And the target is <target>
      And the mastery does d6
      When it hits for 6
      Then it is not allowed

      Examples:
        | target                                                     |
        | aware of the attacker, who does not flank it               |
        | engaged with the attacker, and neither unaware nor flanked |

    @near_miss
    Scenario: someone unaware, and no mastery
      Given an attacker without the Sneak Attack Mastery
      And the target is unaware of the attacker
      When it hits for 5
      Then it is not allowed

  @chained_dice.sneak_attacks.lucky
  Rule: The roll of a sneak attack is lucky

    Scenario Outline: whether it hits or not
      Given an attacker with the Sneak Attack Mastery
      And the target is flanked by the attacker
      And the mastery does d6
      When it <hits> for 6
      And the mastery's dice show 1
      Then it is lucky and does <damage>, of which the mastery <share>, not reduced

      Examples:
        | hits   | damage | share |
        | hits   | 7      | 1     |
        | misses | 0      | 0     |

    @near_miss
    Scenario: an attack that is no sneak attack
      Given an attacker without the Sneak Attack Mastery
      And the target is flanked by the attacker
      When it hits for 3
      Then it is not allowed

  @chained_dice.sneak_attacks.bypasses
  Rule: A sneak attack bypasses many a damage reduction

    Scenario: one of those that it bypasses
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one that is bypassed
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 2
      Then it is lucky and does 8, of which the mastery 2, not reduced

    @near_miss
    Scenario: one of the others
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one that is not bypassed
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 2
      Then it is lucky and does 8, of which the mastery 2, reduced

    @near_miss
    Scenario Outline: a critical strike bypasses them all
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one <reduction>
      And the mastery does d6
      And the hit is a critical strike
      When it hits for 9
      And the mastery's dice show 2
      Then it is lucky and does 11, of which the mastery 2, not reduced

      Examples:
        | reduction             |
        | that is not bypassed  |
        | of which nobody knows |

    @near_miss
    Scenario: a critical strike at someone without a reduction
      Given an attacker with the Sneak Attack Mastery
      And the target is flanked by the attacker
      And the mastery does d4
      And the hit is a critical strike
      When it hits for 9
      And the mastery's dice show 1
      Then it is lucky and does 10, of which the mastery 1, not reduced

    @near_miss
    Scenario: a miss, with nothing to bypass
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one that is bypassed
      And the mastery does d6
      When it misses for 6
      Then it is lucky and does 0, of which the mastery 0, not reduced

  @chained_dice.sneak_attacks.which_reductions
  Rule: Which damage reductions a sneak attack bypasses is not said

    Scenario: nobody knows whether this is one
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one of which nobody knows
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 4
      Then it is lucky and does 10, of which the mastery 4; whether it is reduced is not determined

    @near_miss
    Scenario Outline: nothing is open
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is <reduction>
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 4
      Then it is lucky and does 10, of which the mastery 4, <reduced>

      Examples:
        | reduction                | reduced     |
        | none                     | not reduced |
        | one that is not bypassed | reduced     |

    @near_miss
    Scenario: a miss
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the target's damage reduction is one of which nobody knows
      And the mastery does d6
      When it misses for 6
      Then it is lucky and does 0, of which the mastery 0, not reduced

  @chained_dice.sneak_attacks.weapons
  Rule: Sneak attacks are made with melee weapons that are neither heavy nor two-handed

    Scenario Outline: the weapons
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the attack is made with a <weapon>
      And the mastery does d6
      When it hits for 6
      Then it is not allowed

      Examples:
        | weapon                        |
        | heavy melee weapon            |
        | two-handed melee weapon       |
        | heavy two-handed melee weapon |
        | ranged weapon                 |

    Scenario: one that is neither
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the attack is made with a light melee weapon
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 5
      Then it is lucky and does 11, of which the mastery 5, not reduced

    @near_miss
    Scenario: a light weapon, and no mastery
      Given an attacker without the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the attack is made with a light melee weapon
      When it hits for 6
      Then it is not allowed

  @chained_dice.sneak_attacks.exceptions
  Rule: A weapon whose description says so is an exception among the weapons of sneak attacks

    Scenario Outline: exceptions
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the attack is made with a <weapon>
      And the weapon is an exception by its description
      And the mastery does d6
      When it hits for 6
      And the mastery's dice show 3
      Then it is lucky and does 9, of which the mastery 3, not reduced

      Examples:
        | weapon                  |
        | ranged weapon           |
        | heavy melee weapon      |
        | two-handed melee weapon |

    @near_miss
    Scenario: an exception is one among weapons, and not to the mastery
      Given an attacker without the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the attack is made with a ranged weapon
      And the weapon is an exception by its description
      When it hits for 6
      Then it is not allowed

  @chained_dice.sneak_attacks.added_damage
  Rule: A sneak attack that hits does the mastery's damage and the weapon's own

    Scenario Outline: both
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does <dice>
      When it hits for <weapon>
      And the mastery's dice show <faces>
      Then it is lucky and does <damage>, of which the mastery <share>, not reduced

      Examples:
        | dice  | weapon | faces   | damage | share |
        | d4    | 7      | 3       | 10     | 3     |
        | 2d6   | 7      | 3 and 5 | 15     | 8     |
        | d6+d4 | 0      | 2 and 1 | 3      | 3     |

    @reading.chained_dice.sneak_attacks.engaged_target.damaged
    Scenario: on a flanked target that is engaged with the attacker
      Given an attacker with the Sneak Attack Mastery
      And the target is flanked by the attacker and engaged with the attacker
      And the mastery does d6
      When it hits for 7
      And the mastery's dice show 5
      Then it is lucky and does 12, of which the mastery 5, not reduced

    @near_miss
    @reading.chained_dice.sneak_attacks.engaged_target.spared
    Scenario: an engaged target is spared the mastery's damage
      Given an attacker with the Sneak Attack Mastery
      And the target is flanked by the attacker and engaged with the attacker
      And the mastery does d6
      When it hits for 7
      And the mastery's dice show 5
      Then it is lucky and does 7, of which the mastery 0, not reduced

    @near_miss
    Scenario: one that misses
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does d6
      When it misses for 7
      And the mastery's dice show 5
      Then it is lucky and does 0, of which the mastery 0, not reduced

    Scenario Outline: faces that no such die has
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does 2d6
      When it hits for 7
      And the mastery's dice show <faces>
      Then it is refused for its faces

      Examples:
        | faces      |
        | 0 and 3    |
        | 3 and 7    |
        | 3          |
        | 3, 2 and 1 |

  @chained_dice.sneak_attacks.mastery_dice
  Rule: What dice the mastery's damage has is not said here

    Scenario: nobody says it
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      When it hits for 7
      Then it is lucky and not reduced, and what it does is not determined

    @near_miss
    Scenario: somebody says it
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does d12
      When it hits for 7
      And the mastery's dice show 11
      Then it is lucky and does 18, of which the mastery 11, not reduced

    @near_miss
    Scenario: a miss does not ask for them
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      When it misses for 7
      Then it is lucky and does 0, of which the mastery 0, not reduced

  @chained_dice.sneak_attacks.chains
  Rule: The dice of the mastery's damage chain

    Scenario Outline: the highest face is rolled on
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does <dice>
      When it hits for 5
      And the mastery's dice show <faces>
      Then it is lucky and does <damage>, of which the mastery <share>, not reduced

      Examples:
        | dice | faces      | damage | share |
        | d6   | 6 and 2    | 13     | 8     |
        | 2d6  | 6, 3 and 4 | 18     | 13    |
        | 2d6  | 4, 6 and 3 | 18     | 13    |

    @reading.chained_dice.damage.how_often.every_time
    Scenario Outline: the highest face is rolled on each time
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does <dice>
      When it hits for 5
      And the mastery's dice show <faces>
      Then it is lucky and does <damage>, of which the mastery <share>, not reduced

      Examples:
        | dice | faces         | damage | share |
        | d6   | 6, 6 and 1    | 18     | 13    |
        | 2d6  | 6, 6, 1 and 4 | 22     | 17    |

    @reading.chained_dice.damage.how_often.every_time
    Scenario: a chain not rolled to its end
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does d6
      When it hits for 5
      And the mastery's dice show 6 and 6
      Then it is refused for its faces

    @reading.chained_dice.damage.how_often.once
    Scenario Outline: the highest face is rolled on once
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does <dice>
      When it hits for 5
      And the mastery's dice show <faces>
      Then it is lucky and does <damage>, of which the mastery <share>, not reduced

      Examples:
        | dice | faces      | damage | share |
        | d6   | 6 and 6    | 17     | 12    |
        | 2d6  | 6, 6 and 4 | 21     | 16    |

    @near_miss
    Scenario: one below the highest face
      Given an attacker with the Sneak Attack Mastery
      And the target is unaware of the attacker
      And the mastery does d6
      When it hits for 5
      And the mastery's dice show 5
      Then it is lucky and does 10, of which the mastery 5, not reduced
