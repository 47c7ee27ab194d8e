Feature: Attack rolls
  One attack on several targets, its rolls and its damage. Document 000, L7.

  @action_points.attack_rolls.one_for_each_target
  Rule: An attack on several targets is rolled for each of them

    Scenario Outline: as many rolls as targets
      Given an attack that does d6
      And it is <first> against Ann
      And it is <second> against Bob
      And it is <third> against Cid
      When its damage on several targets shows 4
      Then it takes 3 attack rolls and <rolls> damage rolls
      And Ann takes <Ann>, Bob <Bob> and Cid <Cid>

      Examples:
        | first                  | second                 | third     | rolls | Ann | Bob | Cid |
        | a success              | a success              | a success | 1     | 4   | 4   | 4   |
        | a failure              | a success              | a success | 1     | 0   | 4   | 4   |
        | a failure              | an outstanding success | a failure | 1     | 0   | 4   | 0   |
        | an exceptional success | a failure              | a failure | 1     | 4   | 0   | 0   |
        | a failure              | a failure              | a failure | 0     | 0   | 0   | 0   |

    Scenario: one target alone
      Given an attack that does d6
      And it is a success against Ann
      When its damage on several targets shows 3
      Then it takes 1 attack rolls and 1 damage rolls
      And Ann alone takes 3

    Scenario Outline: targets that make no sense
      Given an attack that does d6
      And its targets are <wrong>
      When its damage on several targets shows 4
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact               |
        | unsaid                      | targets            |
        | nobody                      | targets            |
        | Ann twice                   | targets            |
        | someone without a name      | target             |
        | hit to an unknown degree    | degree             |
        | hit to a degree nobody says | degree             |
        | multiplied by nothing       | factor             |
        | resistant to less than nothing | resistance      |
        | harmed by less than nothing | damage on failure  |

  @action_points.attack_rolls.damage_once
  Rule: The damage of one attack is rolled once and applied to every target

    Scenario Outline: one roll for two
      Given an attack that does 2d6
      And it is a success against Ann
      And it is a success against Bob
      When its damage on several targets shows <faces>
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes <each> and Bob <each>

      Examples:
        | faces   | each |
        | 1 and 1 | 2    |
        | 2 and 5 | 7    |
        | 6 and 6 | 12   |

    Scenario Outline: faces that the one roll cannot have
      Given an attack that does d6
      And it is a success against Ann
      And it is a success against Bob
      When its damage on several targets shows <faces>
      Then it is refused for its damage roll

      Examples: a second roll is one too many
        | faces   |
        | 0       |
        | 7       |
        | 3 and 5 |

    Scenario Outline: dice that are none
      Given an attack whose dice are <what>
      And it is a success against Ann
      When its damage on several targets shows 3
      Then it is refused for its damage dice

      Examples:
        | what    |
        | unknown |
        | unsaid  |

    @near_miss
    Scenario: nobody is hit
      Given an attack that does d6
      And it is a failure against Ann
      And it is a failure against Bob
      When its damage on several targets shows 5
      Then it takes 2 attack rolls and 0 damage rolls
      And Ann takes 0 and Bob 0

  @action_points.attack_rolls.damage_for_each
  Rule: An attack whose description says so has its damage rolled for each target, which is not typical

    Scenario Outline: a roll for each target that is hit
      Given an attack that does d6
      And its damage is rolled for each target
      And it is <first> against Ann
      And it is <second> against Bob
      And it is a success against Cid
      When its damage on several targets shows <faces>
      Then it takes 3 attack rolls and <rolls> damage rolls
      And Ann takes <Ann>, Bob <Bob> and Cid <Cid>

      Examples:
        | first     | second    | faces      | rolls | Ann | Bob | Cid |
        | a success | a success | 2, 5 and 1 | 3     | 2   | 5   | 1   |
        | a success | a failure | 2 and 6    | 2     | 2   | 0   | 6   |
        | a failure | a failure | 6          | 1     | 0   | 0   | 6   |

    Scenario: one roll too few
      Given an attack that does d6
      And its damage is rolled for each target
      And it is a success against Ann
      And it is a success against Bob
      When its damage on several targets shows 4
      Then it is refused for its damage roll

    @near_miss
    Scenario: rolls for nobody
      Given an attack that does d6
      And its damage is rolled for each target
      And it is a failure against Ann
      And it is a failure against Bob
      When its damage on several targets shows 4
      Then it takes 2 attack rolls and 0 damage rolls
      And Ann takes 0 and Bob 0

  @action_points.attack_rolls.differs_by_target
  Rule: Degree of success and resistances make the damage of one roll differ from target to target

    Scenario: a failure, a success and a critical success
      Given an attack that does d6
      And it is a failure against Ann
      And it is a success against Bob
      And it is a critical success against Cid, which multiplies by 2
      When its damage on several targets shows 5
      Then it takes 3 attack rolls and 1 damage rolls
      And Ann takes 0, Bob 5 and Cid 10

    Scenario Outline: resistances
      Given an attack that does 2d6
      And it is a success against Ann, who resists <first>
      And it is a success against Bob, who resists <second>
      When its damage on several targets shows 3 and 4
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes <Ann> and Bob <Bob>

      Examples:
        | first | second | Ann | Bob |
        | 0     | 3      | 7   | 4   |
        | 6     | 5      | 1   | 2   |
        | 7     | 6      | 0   | 1   |
        | 8     | 6      | 0   | 1   |

    Scenario Outline: a failure that harms
      Given an attack that does d6
      And it is a failure against Ann, which does <harm>
      And it is a success against Bob
      When its damage on several targets shows 6
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes <harm> and Bob 6

      Examples:
        | harm |
        | 0    |
        | 2    |

    Scenario Outline: a failure that harms, and is resisted
      Given an attack that does d6
      And it is a failure against Ann, which does 4, less a resistance of <resistance>
      And it is a success against Bob
      When its damage on several targets shows 6
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes <Ann> and Bob 6

      Examples:
        | resistance | Ann |
        | 1          | 3   |
        | 3          | 1   |
        | 4          | 0   |
        | 5          | 0   |

    Scenario: what a failure would do is not added to a success
      Given an attack that does d6
      And it is a success against Ann, or else does 2
      And it is a failure against Bob
      When its damage on several targets shows 6
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 6 and Bob 0

    @near_miss
    Scenario: targets that are alike
      Given an attack that does d6
      And it is a critical success against Ann, which multiplies by 3
      And it is a critical success against Bob, which multiplies by 3
      When its damage on several targets shows 2
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 6 and Bob 6

    @reading.action_points.attack_rolls.factor_or_resistance_first.factor
    Scenario Outline: multiplied damage is resisted
      Given an attack that does d6
      And it is a success against Ann
      And it is a critical success against Bob, which multiplies by 2, less a resistance of <resistance>
      When its damage on several targets shows 5
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 5 and Bob <Bob>

      Examples:
        | resistance | Bob |
        | 1          | 9   |
        | 3          | 7   |
        | 9          | 1   |

    Scenario Outline: nothing is left of it either way
      Given an attack that does d6
      And it is a success against Ann
      And it is a critical success against Bob, which multiplies by 2, less a resistance of <resistance>
      When its damage on several targets shows 5
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 5 and Bob 0

      Examples:
        | resistance |
        | 10         |
        | 11         |

    @reading.action_points.attack_rolls.factor_or_resistance_first.resistance
    Scenario Outline: what is left of it is multiplied
      Given an attack that does d6
      And it is a success against Ann
      And it is a critical success against Bob, which multiplies by 2, less a resistance of <resistance>
      When its damage on several targets shows 5
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 5 and Bob <Bob>

      Examples:
        | resistance | Bob |
        | 1          | 8   |
        | 3          | 4   |
        | 4          | 2   |
        | 6          | 0   |

  @action_points.attack_rolls.critical_unsaid
  Rule: What a critical success makes of the damage depends on the attack and has to be known

    Scenario Outline: nobody says
      Given an attack that does d6
      And it is <first> against Ann
      And it is a critical success against Bob
      When its damage on several targets shows 4
      Then it takes 2 attack rolls and 1 damage rolls
      And what they take is not determined

      Examples:
        | first     |
        | a success |
        | a failure |

    @near_miss
    Scenario Outline: somebody says
      Given an attack that does d6
      And it is a success against Ann
      And it is a critical success against Bob, which multiplies by <factor>
      When its damage on several targets shows 4
      Then it takes 2 attack rolls and 1 damage rolls
      And Ann takes 4 and Bob <Bob>

      Examples:
        | factor | Bob |
        | 1      | 4   |
        | 2      | 8   |
        | 3      | 12  |
