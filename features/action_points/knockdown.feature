Feature: Blows that knock down
  Who has to check for its balance after blunt or sonic damage, and what the check comes to. Document 000, L310 and L334.

  @action_points.knockdown.blunt
  Rule: Blunt damage of half a creature's HP or SP or more calls for a check for balance

    Scenario Outline: half of the HP and more
      Given a creature of <hp> HP and 90 SP
      When an attack does <damage> points of blunt damage to HP
      Then it has to check for its balance, against DC <damage>

      Examples: no half is rounded
        | hp | damage |
        | 40 | 20     |
        | 40 | 21     |
        | 40 | 70     |
        | 41 | 21     |
        | 39 | 20     |
        | 1  | 1      |

    Scenario Outline: half of the SP and more
      Given a creature of 90 HP and <sp> SP
      When an attack does <damage> points of blunt damage to SP
      Then it has to check for its balance, against DC <damage>

      Examples:
        | sp | damage |
        | 40 | 20     |
        | 40 | 21     |
        | 41 | 21     |
        | 1  | 1      |

    @near_miss
    Scenario Outline: less than half
      Given a creature of <hp> HP and 90 SP
      When an attack does <damage> points of blunt damage to HP
      Then it has not to check for its balance

      Examples:
        | hp | damage |
        | 40 | 19     |
        | 41 | 20     |
        | 1  | 0      |

    @near_miss
    Scenario Outline: less than half of the SP
      Given a creature of 90 HP and <sp> SP
      When an attack does <damage> points of blunt damage to SP
      Then it has not to check for its balance

      Examples:
        | sp | damage |
        | 40 | 19     |
        | 41 | 20     |

    @near_miss
    Scenario Outline: other damage
      Given a creature of 40 HP and 40 SP
      When an attack does 30 points of <kind> damage to HP
      Then it has not to check for its balance

      Examples:
        | kind             |
        | piercing         |
        | slashing         |
        | acid             |
        | cold             |
        | electric         |
        | fire             |
        | necrotic         |
        | radiant          |
        | physical fatigue |
        | psychic          |
        | ability          |

    @reading.action_points.knockdown.resisted_part.not_counted
    Scenario Outline: only what gets through
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 0 from SP
      When an attack does <damage> points of blunt damage to HP
      Then it has to check for its balance, against DC <dc>

      Examples:
        | damage | dc |
        | 26     | 20 |
        | 30     | 24 |

    @reading.action_points.knockdown.resisted_part.not_counted
    Scenario: only what gets through to SP
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 0 points from HP and 6 from SP
      When an attack does 26 points of blunt damage to SP
      Then it has to check for its balance, against DC 20

    @near_miss
    @reading.action_points.knockdown.resisted_part.not_counted
    Scenario: too little gets through
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 0 from SP
      When an attack does 25 points of blunt damage to HP
      Then it has not to check for its balance

    @near_miss
    @reading.action_points.knockdown.resisted_part.not_counted
    Scenario: too little gets through to SP
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 0 points from HP and 6 from SP
      When an attack does 25 points of blunt damage to SP
      Then it has not to check for its balance

    @reading.action_points.knockdown.resisted_part.counted
    Scenario Outline: all that was done
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 0 from SP
      When an attack does <damage> points of blunt damage to HP
      Then it has to check for its balance, against DC <damage>

      Examples:
        | damage |
        | 20     |
        | 25     |
        | 30     |

    @reading.action_points.knockdown.resisted_part.not_counted
    Scenario: as much is kept off from both, and not counted
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 6 from SP
      When an attack does 30 points of blunt damage to HP and 30 to SP
      Then it has to check for its balance, against DC 48

    @reading.action_points.knockdown.resisted_part.counted
    Scenario: as much is kept off from both, and counted
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 6 from SP
      When an attack does 30 points of blunt damage to HP and 30 to SP
      Then it has to check for its balance, against DC 60

    @near_miss
    Scenario: all that was done is not enough
      Given a creature of 40 HP and 40 SP
      And its resistance keeps off 6 points from HP and 0 from SP
      When an attack does 19 points of blunt damage to HP
      Then it has not to check for its balance

    @near_miss
    @reading.action_points.knockdown.half_of_what.maximum
    Scenario Outline: half of what it has when whole
      Given a creature of 40 HP and 40 SP
      And <hp> HP and <sp> SP are left to it
      When an attack does 15 points of blunt damage to <what>
      Then it has not to check for its balance

      Examples:
        | hp | sp | what |
        | 30 | 40 | HP   |
        | 40 | 30 | SP   |
        | 5  | 5  | HP   |

    @reading.action_points.knockdown.half_of_what.current
    Scenario Outline: half of what is left
      Given a creature of 40 HP and 40 SP
      And <hp> HP and <sp> SP are left to it
      When an attack does 15 points of blunt damage to <what>
      Then it has to check for its balance, against DC 15

      Examples:
        | hp | sp | what |
        | 30 | 40 | HP   |
        | 40 | 30 | SP   |
        | 0  | 40 | HP   |
        | 40 | 0  | SP   |

    @near_miss
    Scenario Outline: less than half of what is left
      Given a creature of 40 HP and 40 SP
      And <hp> HP and <sp> SP are left to it
      When an attack does 15 points of blunt damage to <what>
      Then it has not to check for its balance

      Examples:
        | hp | sp | what |
        | 31 | 40 | HP   |
        | 40 | 31 | SP   |

    @near_miss
    @reading.action_points.knockdown.both_points.each
    Scenario Outline: less than half of what is left, beside half of the other points
      Given a creature of 40 HP and 40 SP
      And <hp> HP and <sp> SP are left to it
      When an attack does 15 points of blunt damage to <what>
      Then it has not to check for its balance

      Examples:
        | hp | sp | what |
        | 31 | 20 | HP   |
        | 20 | 31 | SP   |

    Scenario: nothing lost yet, so that half of it is half either way
      Given a creature of 40 HP and 40 SP
      And 40 HP and 40 SP are left to it
      When an attack does 20 points of blunt damage to SP
      Then it has to check for its balance, against DC 20

    Scenario: half of the whole is more than half of what is left
      Given a creature of 40 HP and 40 SP
      And 30 HP are left to it
      When an attack does 20 points of blunt damage to HP
      Then it has to check for its balance, against DC 20

    @near_miss
    @reading.action_points.knockdown.both_points.each
    Scenario Outline: each loss beside its own points
      Given a creature of <hp> HP and <sp> SP
      When an attack does 12 points of blunt damage to HP and 12 to SP
      Then it has not to check for its balance

      Examples:
        | hp | sp |
        | 40 | 90 |
        | 90 | 40 |
        | 25 | 25 |

    @reading.action_points.knockdown.both_points.together
    Scenario Outline: both losses beside either
      Given a creature of <hp> HP and <sp> SP
      When an attack does 12 points of blunt damage to HP and 12 to SP
      Then it has to check for its balance, against DC 24

      Examples:
        | hp | sp |
        | 40 | 90 |
        | 90 | 40 |
        | 48 | 90 |
        | 90 | 48 |

    @near_miss
    Scenario: both losses are too little
      Given a creature of 49 HP and 49 SP
      When an attack does 12 points of blunt damage to HP and 12 to SP
      Then it has not to check for its balance

    @near_miss
    @reading.action_points.knockdown.both_points.each
    Scenario Outline: a loss is not held against the other points
      Given a creature of <hp> HP and <sp> SP
      When an attack does 15 points of blunt damage to <what>
      Then it has not to check for its balance

      Examples:
        | hp | sp | what |
        | 20 | 90 | SP   |
        | 90 | 20 | HP   |

    Scenario Outline: facts that there cannot be
      When a blow is struck, <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                       | fact                  |
        | of an unknown type                          | type                  |
        | of no type                                  | type                  |
        | against someone with no HP                  | HP                    |
        | against someone of unknown HP               | HP                    |
        | against someone with no SP                  | SP                    |
        | against someone of unknown SP               | SP                    |
        | with less than nothing to HP                | damage to HP          |
        | with less than nothing to SP                | damage to SP          |
        | with less than nothing of it resisted in HP | resisted damage to HP |
        | with less than nothing of it resisted in SP | resisted damage to SP |
        | with more resisted than done to HP          | resisted damage to HP |
        | with more resisted than done to SP          | resisted damage to SP |
        | against someone with fewer than 0 HP left   | HP left               |
        | against someone with fewer than 0 SP left   | SP left               |
        | against someone with more HP left than there are | HP left          |
        | against someone with more SP left than there are | SP left          |

  @action_points.knockdown.sonic
  Rule: Sonic damage of half a creature's HP or SP or more calls for a check for balance

    Scenario Outline: half and more
      Given a creature of 40 HP and 40 SP
      When an attack does <damage> points of sonic damage to <what>
      Then it has to check for its balance, against DC <damage>

      Examples:
        | damage | what |
        | 20     | HP   |
        | 21     | HP   |
        | 20     | SP   |
        | 33     | SP   |

    @near_miss
    Scenario Outline: less than half by sound
      Given a creature of 40 HP and 40 SP
      When an attack does 19 points of sonic damage to <what>
      Then it has not to check for its balance

      Examples:
        | what |
        | HP   |
        | SP   |

  @action_points.knockdown.difficulty
  Rule: The DC of that check is the damage

    Scenario Outline: damage to one kind of points
      Given a creature of 40 HP and 60 SP
      When an attack does <damage> points of <kind> damage to <what>
      Then it has to check for its balance, against DC <damage>

      Examples:
        | damage | kind  | what |
        | 20     | blunt | HP   |
        | 37     | sonic | HP   |
        | 30     | blunt | SP   |

    Scenario Outline: nothing is done to the other points
      Given a creature of 40 HP and 40 SP
      When an attack does <hp> points of blunt damage to HP and <sp> to SP
      Then it has to check for its balance, against DC 22

      Examples:
        | hp | sp |
        | 22 | 0  |
        | 0  | 22 |

    Scenario: both reach half of their own
      Given a creature of 40 HP and 40 SP
      When an attack does 22 points of blunt damage to HP and 25 to SP
      Then it has to check for its balance, against DC 47

    @reading.action_points.knockdown.damage_of_the_difficulty.whole
    Scenario Outline: one of two reaches half, and all the damage counts
      Given a creature of 40 HP and 40 SP
      When an attack does <hp> points of <kind> damage to HP and <sp> to SP
      Then it has to check for its balance, against DC <dc>

      Examples:
        | hp | sp | kind  | dc |
        | 22 | 5  | blunt | 27 |
        | 5  | 22 | sonic | 27 |
        | 20 | 19 | blunt | 39 |

    @reading.action_points.knockdown.damage_of_the_difficulty.part
    @reading.action_points.knockdown.both_points.each
    Scenario Outline: one of two reaches half, and only that counts
      Given a creature of 40 HP and 40 SP
      When an attack does <hp> points of <kind> damage to HP and <sp> to SP
      Then it has to check for its balance, against DC <dc>

      Examples:
        | hp | sp | kind  | dc |
        | 22 | 5  | blunt | 22 |
        | 5  | 23 | sonic | 23 |
        | 20 | 19 | blunt | 20 |

    @reading.action_points.knockdown.both_points.together
    Scenario: held together, they make the DC together
      Given a creature of 40 HP and 40 SP
      When an attack does 22 points of blunt damage to HP and 5 to SP
      Then it has to check for its balance, against DC 27

    @near_miss
    Scenario: no check, no DC
      Given a creature of 40 HP and 40 SP
      When an attack does 19 points of blunt damage to HP
      Then it has not to check for its balance

  @action_points.knockdown.prone
  Rule: Whoever fails the check falls prone

    Scenario Outline: failed
      When the check for balance fails by <levels> levels
      Then the creature is prone, and knocked back by 0 squares

      Examples:
        | levels |
        | 0      |
        | 1      |
        | 4      |

    Scenario Outline: checks that there cannot be
      When there is a check for balance, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact    |
        | nobody says with what result       | success |
        | it succeeds by levels of failure   | levels  |
        | it succeeds by 0 levels of failure | levels  |
        | it fails by fewer levels than 0    | levels  |

    @near_miss
    Scenario: passed
      When the check for balance succeeds
      Then the creature stands, and is knocked back by 0 squares

  @action_points.knockdown.knocked_back
  Rule: Every full five levels of failure knock back by one square

    Scenario Outline: five levels a square
      When the check for balance fails by <levels> levels
      Then the creature is prone, and knocked back by <squares> squares

      Examples:
        | levels | squares |
        | 5      | 1       |
        | 6      | 1       |
        | 9      | 1       |
        | 10     | 2       |
        | 14     | 2       |
        | 15     | 3       |

    @near_miss
    Scenario: four levels
      When the check for balance fails by 4 levels
      Then the creature is prone, and knocked back by 0 squares

  @action_points.knockdown.levels_of_failure
  Rule: What a level of failure is stands elsewhere

    Scenario: nobody has counted them
      When the check for balance fails
      Then the creature is prone, and how far it is knocked back is not determined

    @near_miss
    Scenario: someone has
      When the check for balance fails by 12 levels
      Then the creature is prone, and knocked back by 2 squares
