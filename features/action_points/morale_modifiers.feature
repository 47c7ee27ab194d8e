Feature: Morale modifiers
  What the situation adds to a morale check; more helps the check. Document 000, L427 to L436.

  @action_points.morale_modifiers.sum
  Rule: What the situation adds to a morale check is one sum, and raises the check

    Scenario: nothing particular
      Given Bran in the plight of Injury, none
      When a morale check against Bran is made
      Then the situation adds 0
      And wounds and weariness add 0, losses 0

    Scenario: wounds, both kinds of weariness, losses on both sides, a leader and the enemy
      Given Bran loses 30% of the allies
      And Bran loses 10% of the enemies
      And Bran in the plight of Injury, bloodied
      And besides Physical Fatigue, exhausted
      And besides Mental Fatigue, tired
      And leadership that changes it by -3
      And an enemy superior, of which the DM makes 6
      When a morale check against Bran is made
      Then the situation adds 15
      And wounds and weariness add 10, losses 2

    Scenario Outline: two of a kind
      Given Bran in the plight of <one>
      And besides <other>
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples: circumstances add up, whether alike or not
        | one                        | other                   | modifier |
        | Injury, injured            | Mental Fatigue, tired   | 4        |
        | Injury, near death         | Mental Fatigue, drained | 12       |
        | Physical Fatigue, fatigued | Mental Fatigue, drained | 6        |

    Scenario: a sum below nothing
      Given Bran loses 40% of the enemies
      And Bran in the plight of Injury, injured
      When a morale check against Bran is made
      Then the situation adds -2
      And wounds and weariness add 2, losses -4

    Scenario: a creature without a name
      Given a creature without a name loses 20% of its allies
      And a creature without a name in the plight of Injury, injured
      When a morale check against it is made
      Then the situation adds 4
      And wounds and weariness add 2, losses 2

    @near_miss
    Scenario: losses are not yet a check
      When Bran loses 30% of the allies
      Then 30% of the allies and 0% of the enemies seem lost

  @action_points.morale_modifiers.injury
  Rule: Wounds add 2, 4 or 8, the worse the more

    Scenario Outline: each grade of wounds
      Given Bran in the plight of <situation>, <grade>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add <modifier>, losses 0

      Examples: the worst counts alone
        | situation | grade      | modifier |
        | Injury    | injured    | +2       |
        | Injury    | bloodied   | +4       |
        | Injury    | near death | +8       |

    Scenario: a grade that is none
      Given Bran in the plight of Injury, unheard of
      When a morale check against Bran is made
      Then it is refused for its injury

    @near_miss
    Scenario: unhurt
      Given Bran in the plight of Injury, none
      And besides Mental Fatigue, tired
      When a morale check against Bran is made
      Then the situation adds 2

  @action_points.morale_modifiers.physical_fatigue
  Rule: A tired body adds 2 or 4

    Scenario Outline: each grade of the body
      Given Bran in the plight of <situation>, <grade>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add <modifier>, losses 0

      Examples:
        | situation        | grade     | modifier |
        | Physical Fatigue | fatigued  | +2       |
        | Physical Fatigue | exhausted | +4       |

    Scenario: no such grade of the body
      Given Bran in the plight of Physical Fatigue, unheard of
      When a morale check against Bran is made
      Then it is refused for its body

    @near_miss
    Scenario: a rested body
      Given Bran in the plight of Physical Fatigue, none
      And besides Injury, bloodied
      When a morale check against Bran is made
      Then the situation adds 4

  @action_points.morale_modifiers.mental_fatigue
  Rule: A tired mind adds 2 or 4

    Scenario Outline: each grade of the mind
      Given Bran in the plight of <situation>, <grade>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add <modifier>, losses 0

      Examples:
        | situation      | grade   | modifier |
        | Mental Fatigue | tired   | +2       |
        | Mental Fatigue | drained | +4       |

    Scenario: no such grade of the mind
      Given Bran in the plight of Mental Fatigue, unheard of
      When a morale check against Bran is made
      Then it is refused for its mind

    @near_miss
    Scenario: a rested mind
      Given Bran in the plight of Mental Fatigue, none
      And besides Physical Fatigue, exhausted
      When a morale check against Bran is made
      Then the situation adds 4

  @action_points.morale_modifiers.perceived
  Rule: Losses count as the creature perceives them, all together

    Scenario: losses of several rounds
      Given Bran sees 10% of the allies lost
      And Bran sees 20% of the enemies lost
      And the round has ended
      When Bran sees 15% of the allies lost
      Then 25% of the allies and 20% of the enemies seem lost
      When the round ends
      And Bran sees 30% of the enemies lost
      Then 25% of the allies and 50% of the enemies seem lost

    Scenario: two small losses make a tenth
      Given Bran sees 5% of the allies lost
      And the round has ended
      And Bran sees 5% of the allies lost
      When a morale check against Bran is made
      Then the situation adds 1

    Scenario: a check does not use losses up
      Given Bran sees 20% of the allies lost
      When a morale check against Bran is made
      Then the situation adds 2
      When a morale check against Bran is made
      Then the situation adds 2
      When Bran sees 10% of the allies lost
      And a morale check against Bran is made
      Then the situation adds 3

    Scenario: each creature has its own view
      Given Bran sees 40% of the allies lost
      And Ann sees 20% of the allies lost
      And Ann sees 30% of the enemies lost
      When a morale check against Bran is made
      Then the situation adds 4
      When a morale check against Ann is made
      Then the situation adds -1

    Scenario: seen and unseen
      Given Bran sees 30% of the allies lost
      When unseen by Bran, 40% of the allies are lost
      Then 30% of the allies and 0% of the enemies seem lost
      When a morale check against Bran is made
      Then the situation adds 3

    Scenario: everyone on both sides
      Given Bran sees 60% of the allies lost
      And Bran sees 100% of the enemies lost
      When Bran sees 40% of the allies lost
      Then 100% of the allies and 100% of the enemies seem lost
      When a morale check against Bran is made
      Then the situation adds 0

    Scenario Outline: more than everyone
      Given Bran sees 60% of the <side> lost
      When Bran sees 41% of the <side> lost
      Then it is refused for its share

      Examples:
        | side    |
        | allies  |
        | enemies |

    Scenario Outline: no such share
      When Bran loses <percent>% of the allies
      Then it is refused for its share

      Examples:
        | percent |
        | 0       |
        | -10     |
        | 101     |

    Scenario: nobody says how many
      When Bran loses some of the allies
      Then it is refused for its share

    Scenario: nobody says of which side
      When Bran loses 10%
      Then it is refused for its side

    Scenario: a third side
      When Bran loses 10% of the bystanders
      Then it is refused for its side

    @near_miss
    Scenario: unseen
      When unseen by Bran, 40% of the enemies are lost
      Then 0% of the allies and 0% of the enemies seem lost
      When a morale check against Bran is made
      Then the situation adds 0

  @action_points.morale_modifiers.allies
  Rule: Every tenth of its allies lost adds 1

    Scenario Outline: a tenth of the allies
      Given Bran in the plight of <situation>, <grade>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add 0, losses <modifier>

      Examples:
        | situation      | grade     | modifier |
        | Loss of Allies | every 10% | +1       |

    Scenario Outline: full tenths of the allies
      Given Bran loses <percent>% of the allies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 20      | 2        |
        | 70      | 7        |
        | 100     | 10       |

    @reading.action_points.morale_modifiers.part_of_ten.full
    Scenario Outline: a tenth of the allies that is not full counts nothing
      Given Bran loses <percent>% of the allies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 1       | 0        |
        | 9       | 0        |
        | 11      | 1        |
        | 19      | 1        |
        | 21      | 2        |
        | 99      | 9        |

    @reading.action_points.morale_modifiers.part_of_ten.begun
    Scenario Outline: a tenth of the allies that is begun counts
      Given Bran loses <percent>% of the allies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 1       | 1        |
        | 9       | 1        |
        | 11      | 2        |
        | 19      | 2        |
        | 21      | 3        |
        | 99      | 10       |

    @near_miss
    Scenario: enemies alone are lost
      Given Bran loses 20% of the enemies
      When a morale check against Bran is made
      Then the situation adds -2

  @action_points.morale_modifiers.enemies
  Rule: Every tenth of its enemies lost takes 1 off

    Scenario Outline: a tenth of the enemies
      Given Bran in the plight of <situation>, <grade>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add 0, losses <modifier>

      Examples:
        | situation       | grade     | modifier |
        | Loss of Enemies | every 10% | -1       |

    Scenario Outline: full tenths of the enemies
      Given Bran loses <percent>% of the enemies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 20      | -2       |
        | 100     | -10      |

    @reading.action_points.morale_modifiers.part_of_ten.full
    Scenario Outline: a tenth of the enemies that is not full counts nothing
      Given Bran loses <percent>% of the enemies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 9       | 0        |
        | 11      | -1       |
        | 19      | -1       |

    @reading.action_points.morale_modifiers.part_of_ten.begun
    Scenario Outline: a tenth of the enemies that is begun counts
      Given Bran loses <percent>% of the enemies
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | percent | modifier |
        | 9       | -1       |
        | 11      | -2       |
        | 19      | -2       |

    @reading.action_points.morale_modifiers.part_of_ten.full
    Scenario: parts of both sides that are not full are not weighed against each other
      Given Bran loses 18% of the allies
      And Bran loses 20% of the enemies
      When a morale check against Bran is made
      Then the situation adds -1

    @reading.action_points.morale_modifiers.part_of_ten.begun
    Scenario: parts of both sides that are begun are not weighed against each other
      Given Bran loses 12% of the allies
      And Bran loses 10% of the enemies
      When a morale check against Bran is made
      Then the situation adds 1

    Scenario: full tenths of both sides
      Given Bran loses 50% of the allies
      And Bran loses 30% of the enemies
      When a morale check against Bran is made
      Then the situation adds 2
      And wounds and weariness add 0, losses 2

    @near_miss
    Scenario: allies alone are lost
      Given Bran loses 20% of the allies
      When a morale check against Bran is made
      Then the situation adds 2

  @action_points.morale_modifiers.leadership
  Rule: Leadership changes a morale check

    Scenario Outline: by what it is worth
      Given Bran in the plight of Injury, bloodied
      And leadership that changes it by <leadership>
      When a morale check against Bran is made
      Then the situation adds <modifier>
      And wounds and weariness add 4, losses 0

      Examples: good and bad leaders
        | leadership | modifier |
        | -5         | -1       |
        | 3          | 7        |
        | 0          | 4        |
        | -30        | -26      |

    Scenario: of nobody
      Given Bran in the plight of Injury, injured
      And no leader, and yet leadership that changes it by -2
      When a morale check against Bran is made
      Then it is refused for its leadership

    @near_miss
    Scenario: without a leader
      Given Bran in the plight of Injury, bloodied
      When a morale check against Bran is made
      Then the situation adds 4

  @action_points.morale_modifiers.how_much_leadership
  Rule: How much leadership changes is not said

    Scenario Outline: nobody says it
      Given Bran in the plight of <situation>, <grade>
      And besides Injury, injured
      When a morale check against Bran is made
      Then the cell <modifier> leaves open what the situation adds
      And wounds and weariness add 2, losses 0

      Examples:
        | situation  | grade | modifier |
        | Leadership | any   | Varies   |

    @near_miss
    Scenario: somebody says it
      Given Bran in the plight of Injury, injured
      And leadership that changes it by -1
      When a morale check against Bran is made
      Then the situation adds 1

  @action_points.morale_modifiers.inferior_enemy
  Rule: An inferior enemy takes 1 to 10 off, as the DM decides

    Scenario Outline: as the DM decides of an inferior enemy
      Given Bran in the plight of Injury, near death
      And an enemy inferior, of which the DM makes <choice>
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | choice | modifier |
        | -1     | 7        |
        | -6     | 2        |
        | -10    | -2       |

    Scenario Outline: the DM has not decided of an inferior enemy
      Given Bran in the plight of <situation>, <grade>
      And besides Injury, injured
      When a morale check against Bran is made
      Then the cell <modifier> leaves open what the situation adds
      And wounds and weariness add 2, losses 0

      Examples:
        | situation      | grade             | modifier  |
        | Inferior Enemy | as the DM decides | -1 to -10 |

    Scenario Outline: beyond what an inferior enemy can take off
      Given Bran in the plight of Injury, injured
      And an enemy inferior, of which the DM makes <choice>
      When a morale check against Bran is made
      Then it is refused for its DM's choice

      Examples:
        | choice |
        | -11    |
        | 0      |
        | 5      |

    Scenario: an enemy of no known strength
      Given Bran in the plight of Enemy, unheard of
      When a morale check against Bran is made
      Then it is refused for its enemy

    @near_miss
    Scenario: a superior enemy instead
      Given Bran in the plight of Injury, near death
      And an enemy superior, of which the DM makes 1
      When a morale check against Bran is made
      Then the situation adds 9

  @action_points.morale_modifiers.superior_enemy
  Rule: A superior enemy adds 1 to 10, as the DM decides

    Scenario Outline: as the DM decides of a superior enemy
      Given Bran in the plight of Mental Fatigue, tired
      And an enemy superior, of which the DM makes <choice>
      When a morale check against Bran is made
      Then the situation adds <modifier>

      Examples:
        | choice | modifier |
        | 1      | 3        |
        | 7      | 9        |
        | 10     | 12       |

    Scenario Outline: the DM has not decided of a superior enemy
      Given Bran in the plight of <situation>, <grade>
      And besides Injury, bloodied
      When a morale check against Bran is made
      Then the cell <modifier> leaves open what the situation adds
      And wounds and weariness add 4, losses 0

      Examples:
        | situation      | grade             | modifier  |
        | Superior Enemy | as the DM decides | +1 to +10 |

    Scenario Outline: beyond what a superior enemy can add
      Given Bran in the plight of Injury, injured
      And an enemy superior, of which the DM makes <choice>
      When a morale check against Bran is made
      Then it is refused for its DM's choice

      Examples:
        | choice |
        | -5     |
        | 0      |
        | 11     |

    Scenario: neither, and yet a choice
      Given Bran in the plight of Injury, injured
      And an enemy neither inferior nor superior, of which the DM makes 2
      When a morale check against Bran is made
      Then it is refused for its DM's choice

    @near_miss
    Scenario: neither
      Given Bran in the plight of Injury, injured
      And an enemy neither inferior nor superior
      When a morale check against Bran is made
      Then the situation adds 2
