Feature: Critical hits
  What multiplies damage, and what is never multiplied. Document 000, L48, L50, L68, L70, L82 and L84.

  @action_points.critical_hits.weapon
  Rule: A critical success with a weapon multiplies its damage by the weapon's factor

    Scenario Outline: by the weapon's factor
      Given a d8 weapon with a critical factor of <factor>
      And a Strength of 2 behind it
      When it is <degree> that shows 5
      Then the hit does <damage>, with a factor of <factor>

      Examples:
        | factor | degree             | damage |
        | 1      | a critical success | 7      |
        | 2      | a critical success | 14     |
        | 3      | a critical success | 21     |
        | 4      | a critical success | 28     |

    @near_miss
    Scenario Outline: no critical success
      Given a d8 weapon with a critical factor of 3
      And a Strength of 2 behind it
      When it is <degree> that shows 5
      Then the hit does 7, with a factor of 1

      Examples:
        | degree                 |
        | a success              |
        | an outstanding success |
        | an exceptional success |

    @near_miss
    Scenario: the highest face is no critical success
      Given a d8 weapon with a critical factor of 3
      And a Strength of 2 behind it
      When it is an exceptional success that shows 8
      Then the hit does 10, with a factor of 1

  @action_points.critical_hits.times_2
  Rule: Where no factor is specified for a weapon it is 2

    Scenario Outline: none is specified
      Given a d8 weapon without a critical factor
      And a Strength of <strength> behind it
      When it is a critical success that shows <face>
      Then the hit does <damage>, with a factor of 2

      Examples:
        | strength | face | damage |
        | 0        | 1    | 2      |
        | 3        | 4    | 14     |
        | -2       | 4    | 4      |

    @near_miss
    Scenario: a factor of 3
      Given a d8 weapon with a critical factor of 3
      And a Strength of 2 behind it
      When it is a critical success that shows 4
      Then the hit does 18, with a factor of 3

    @near_miss
    Scenario: none is specified, and none is needed
      Given a d8 weapon without a critical factor
      And a Strength of 3 behind it
      When it is an exceptional success that shows 4
      Then the hit does 7, with a factor of 1

  @action_points.critical_hits.all_points
  Rule: What is multiplied is multiplied in whatever points: HP, SP, PP or ability

    Scenario Outline: weapons
      Given a d8 weapon without a critical factor
      And the damage is in <points>
      When it is a critical success that shows 4
      Then the hit does 8 <points>, with a factor of 2

      Examples:
        | points         |
        | HP             |
        | SP             |
        | PP             |
        | ability points |

    Scenario Outline: touches and rays
      Given a <delivery> that does d6 in <points>
      And its action says that a critical success doubles it
      When the <delivery> is a critical success that shows 4
      Then the hit does 8 <points>, with a factor of 2

      Examples:
        | delivery | points         |
        | touch    | HP             |
        | touch    | PP             |
        | reach    | SP             |
        | reach    | ability points |
        | ray      | HP             |
        | ray      | SP             |
        | ray      | PP             |
        | ray      | ability points |

    @near_miss
    Scenario: nothing is multiplied
      Given a d8 weapon without a critical factor
      And the damage is in ability points
      When it is an exceptional success that shows 4
      Then the hit does 4 ability points, with a factor of 1

  @action_points.critical_hits.normal_modifiers
  Rule: The factor multiplies the base damage and every normal modifier

    Scenario Outline: a weapon's base damage and modifiers
      Given a d8 weapon with a critical factor of 3
      And a Strength of <strength> behind it
      And a boost of <boost> and other modifiers of <others>
      When it is a critical success that shows 4
      Then the hit does <damage>, with a factor of 3

      Examples:
        | strength | boost | others | damage |
        | 2        | 0     | 0      | 18     |
        | 0        | 2     | 0      | 18     |
        | 0        | 0     | 2      | 18     |
        | 1        | 1     | 1      | 21     |
        | -1       | 0     | 0      | 9      |
        | 2        | 3     | -4     | 15     |

    @near_miss
    Scenario: a plain hit
      Given a d8 weapon with a critical factor of 3
      And a Strength of 2 behind it
      When it is a success that shows 4
      Then the hit does 6, with a factor of 1

    Scenario Outline: base damage and modifiers of touches and rays
      Given a <delivery> that does d6 in HP
      And modifiers of <modifiers> to its damage
      And its action says that a critical success doubles it
      When the <delivery> is a critical success that shows 4
      Then the hit does <damage> HP, with a factor of 2

      Examples:
        | delivery | modifiers | damage |
        | touch    | 3         | 14     |
        | reach    | -1        | 6      |
        | ray      | 3         | 14     |

    @near_miss
    Scenario: no modifiers
      Given a ray that does d6 in HP
      And its action says that a critical success doubles it
      When the ray is a critical success that shows 4
      Then the hit does 8 HP, with a factor of 2

  @action_points.critical_hits.extra_dice
  Rule: Extra dice of damage are never multiplied

    Scenario Outline: extra dice of weapons
      Given a d8 weapon with a critical factor of <factor>
      And a Strength of 1 behind it
      And d6 of extra damage with the hit
      When it is a critical success that shows 4, and 5 for the extra dice
      Then the hit does <damage>, with a factor of <factor>

      Examples:
        | factor | damage |
        | 2      | 15     |
        | 3      | 20     |

    Scenario Outline: extra dice of touches and rays
      Given a <delivery> that does d6 in HP
      And modifiers of 1 to its damage
      And d6 of extra damage with the hit
      And its action says that a critical success doubles it
      When the <delivery> is a critical success that shows 4, and 5 for the extra dice
      Then the hit does 15 HP, with a factor of 2

      Examples:
        | delivery |
        | touch    |
        | reach    |
        | ray      |

    Scenario: by another effect
      Given a d8 weapon without a critical factor
      And d6 of extra damage with the hit
      And another effect that multiplies by 3
      When it is a success that shows 4, and 6 for the extra dice
      Then the hit does 18, with a factor of 3

    Scenario Outline: faces that dice of a touch or a ray do not have
      Given a ray that does d6 in HP
      And d6 of extra damage with the hit
      When the ray is a success that shows <face>, and <extra> for the extra dice
      Then it is refused for its <die>

      Examples:
        | face    | extra   | die          |
        | 0       | 3       | damage roll  |
        | 7       | 3       | damage roll  |
        | 3 and 3 | 3       | damage roll  |
        | 3       | 0       | extra damage |
        | 3       | 7       | extra damage |
        | 3       | 3 and 3 | extra damage |

    @near_miss
    Scenario: no extra dice, so that their faces count for nothing
      Given a ray that does d6 in HP
      And its action says that a critical success doubles it
      And modifiers of 1 to its damage
      When the ray is a critical success that shows 4, and 5 for the extra dice
      Then the hit does 10 HP, with a factor of 2

    @near_miss
    Scenario: extra dice of a plain hit
      Given a ray that does d6 in HP
      And d6 of extra damage with the hit
      When the ray is a success that shows 4, and 5 for the extra dice
      Then the hit does 9 HP, with a factor of 1

  @action_points.critical_hits.other_effects
  Rule: Other effects than critical hits can multiply damage too

    Scenario Outline: weapons, by another effect
      Given a d8 weapon with a critical factor of 4
      And a Strength of 2 behind it
      And another effect that multiplies by <factor>
      When it is <degree> that shows 5
      Then the hit does <damage>, with a factor of <factor>

      Examples:
        | degree                 | factor | damage |
        | a success              | 2      | 14     |
        | an exceptional success | 2      | 14     |
        | a success              | 3      | 21     |

    Scenario Outline: touches and rays, by another effect
      Given a <delivery> that does d6 in HP
      And modifiers of 2 to its damage
      And another effect that multiplies by 3
      When the <delivery> is a success that shows 1
      Then the hit does 9 HP, with a factor of 3

      Examples:
        | delivery |
        | touch    |
        | reach    |
        | ray      |

    Scenario: a critical success that doubles nothing
      Given a ray that does d6 in HP
      And its action says that a critical success doubles nothing
      And another effect that multiplies by 3
      When the ray is a critical success that shows 2
      Then the hit does 6 HP, with a factor of 3

    @near_miss
    Scenario: only a critical hit
      Given a d8 weapon with a critical factor of 3
      When it is a critical success that shows 5
      Then the hit does 15, with a factor of 3

  @action_points.critical_hits.several_factors
  Rule: What two factors come to together is not said

    Scenario Outline: a critical hit and another effect
      Given a d8 weapon with a critical factor of <factor>
      And another effect that multiplies by 2
      When it is a critical success that shows 5
      Then neither its damage nor its factor is determined

      Examples:
        | factor |
        | 2      |
        | 3      |

    Scenario: a critical hit without a factor of its own, and another effect
      Given a d8 weapon without a critical factor
      And another effect that multiplies by 3
      When it is a critical success that shows 5
      Then neither its damage nor its factor is determined

    Scenario: a ray that is doubled, and another effect
      Given a ray that does d6 in HP
      And its action says that a critical success doubles it
      And another effect that multiplies by 2
      When the ray is a critical success that shows 5
      Then neither its damage nor its factor is determined

    @near_miss
    Scenario: a critical factor of 1
      Given a d8 weapon with a critical factor of 1
      And another effect that multiplies by 2
      When it is a critical success that shows 5
      Then the hit does 10, with a factor of 2

    @near_miss
    Scenario: another effect that multiplies by 1
      Given a d8 weapon with a critical factor of 3
      And another effect that multiplies by 1
      When it is a critical success that shows 5
      Then the hit does 15, with a factor of 3

  @action_points.critical_hits.touch_or_ray
  Rule: A critical success of a touch, a reach or a ray doubles the damage or effect of an action that says so

    Scenario Outline: as its action says
      Given a <delivery> that does d6 in HP
      And modifiers of 1 to its damage
      And its action says that a critical success doubles <what>
      When the <delivery> is a critical success that shows 4
      Then the hit does <damage> HP, with a factor of <factor>

      Examples:
        | delivery | what    | damage | factor |
        | touch    | it      | 10     | 2      |
        | reach    | it      | 10     | 2      |
        | ray      | it      | 10     | 2      |
        | touch    | nothing | 5      | 1      |
        | reach    | nothing | 5      | 1      |
        | ray      | nothing | 5      | 1      |

    Scenario Outline: facts of a touch or a ray that nobody knows
      Given something that strikes <wrong>
      When the strike is a success that shows 3
      Then it is refused for its <fact>

      Examples:
        | wrong                             | fact         |
        | in a way without a name           | delivery     |
        | in a way nobody says              | delivery     |
        | with dice that are none           | damage dice  |
        | with dice nobody says             | damage dice  |
        | with extra dice that are none     | extra dice   |
        | for points without a name         | points       |
        | for points nobody says            | points       |
        | with another factor of nothing    | other factor |

    Scenario Outline: degrees of a touch or a ray that are none
      Given a touch that does d6 in HP
      When the touch is <degree>
      Then it is refused for its degree

      Examples:
        | degree                       |
        | a miss                       |
        | of a degree without a name   |
        | of a degree that nobody says |

    @near_miss
    Scenario Outline: no critical success, whatever its action says
      Given a <delivery> that does d6 in HP
      And its action says that a critical success doubles it
      When the <delivery> is <degree> that shows 4
      Then the hit does 4 HP, with a factor of 1

      Examples:
        | delivery | degree                 |
        | touch    | a success              |
        | reach    | an outstanding success |
        | ray      | an exceptional success |

  @action_points.critical_hits.often_doubled
  Rule: Which touches and rays a critical success doubles is not said here

    Scenario Outline: its action does not say
      Given a <delivery> that does d6 in HP
      When the <delivery> is a critical success that shows 4
      Then neither its damage nor its factor is determined

      Examples:
        | delivery |
        | touch    |
        | reach    |
        | ray      |

    Scenario: another effect does not help
      Given a ray that does d6 in HP
      And another effect that multiplies by 3
      When the ray is a critical success that shows 4
      Then neither its damage nor its factor is determined

    @near_miss
    Scenario Outline: its action does not say, and need not
      Given a <delivery> that does d6 in <points>
      When the <delivery> is <degree> that shows 4
      Then the hit does 4 <points>, with a factor of 1

      Examples:
        | delivery | points | degree                 |
        | touch    | HP     | an exceptional success |
        | reach    | SP     | an outstanding success |
        | ray      | PP     | a success              |

  @action_points.critical_hits.least_of_touch_or_ray
  Rule: How little the damage of a touch or a ray can come to is not said

    Scenario Outline: below 1
      Given a <delivery> that does d6 in HP
      And modifiers of <modifiers> to its damage
      When the <delivery> is a success that shows 3
      Then its damage is not determined, with a factor of 1

      Examples:
        | delivery | modifiers |
        | touch    | -3        |
        | reach    | -4        |
        | ray      | -8        |

    Scenario Outline: below 1 with extra dice
      Given a ray that does d6 in HP
      And modifiers of <modifiers> to its damage
      And d6 of extra damage with the hit
      And its action says that a critical success doubles it
      When the ray is a critical success that shows 3, and <extra> for the extra dice
      Then its damage is not determined, with a factor of 2

      Examples:
        | modifiers | extra |
        | -4        | 2     |
        | -6        | 2     |
        | -4        | 5     |
        | -3        | 1     |

    @near_miss
    Scenario: 1 without its extra dice
      Given a ray that does d6 in HP
      And modifiers of -2 to its damage
      And d6 of extra damage with the hit
      When the ray is a success that shows 3, and 4 for the extra dice
      Then the hit does 5 HP, with a factor of 1

    @near_miss
    Scenario Outline: 1 and more
      Given a <delivery> that does d6 in HP
      And modifiers of <modifiers> to its damage
      When the <delivery> is a success that shows 3
      Then the hit does <damage> HP, with a factor of 1

      Examples:
        | delivery | modifiers | damage |
        | touch    | -2        | 1      |
        | reach    | -1        | 2      |
        | ray      | 0         | 3      |
