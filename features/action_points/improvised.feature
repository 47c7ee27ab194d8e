Feature: Improvised and untrained weapons
  Weapons without skill, things that are no weapons, and weapons used otherwise than they were meant.
  Document 000, L140, L142 and L368 to L374.

  @action_points.improvised.no_weapon
  Rule: A thing that is no weapon counts as improvised when it is used as one

    Scenario Outline: a chair, a rock
      Given a thing that is no weapon, with a parry bonus of <bonus>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of <half>

      Examples:
        | bonus | half |
        | 0     | 0    |
        | 2     | 1    |

    Scenario: said to have no skill with it
      Given a thing that is no weapon, with a parry bonus of 4
      And a skill level of 0 with it
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 2

    @near_miss
    Scenario: a weapon
      Given a weapon of range 20 and multiplier 2, with a parry bonus of 2
      And a skill level of 1 with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 20, multiplier 2 and a parry bonus of 2

  @action_points.improvised.other_way
  Rule: A weapon used in a way that it was not meant for counts as improvised

    Scenario Outline: each way
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of <level> with it
      And it is used so: <way>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 3

      Examples: the document's, and another
        | way                                          | level |
        | thrown, and not balanced for throwing        | 5     |
        | a throwing weapon in melee                   | 1     |
        | a projectile weapon in melee                 | 20    |
        | in another way that it was not meant for     | 3     |
        | its damage switched between HP and SP        | 1     |
        | its damage switched between HP and SP        | 2     |

    Scenario: a chair whose damage is switched is not for the skilled
      Given a thing that is no weapon, with a parry bonus of 0
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised

    @reading.action_points.improvised.several_reasons.once
    Scenario Outline: several reasons, one list
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 8
      And a skill level of <level> with it
      And it is used so: thrown, and not balanced for throwing
      And it is used so: <way>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 4

      Examples:
        | level | way                                      |
        | 0     | in another way that it was not meant for |
        | 2     | in another way that it was not meant for |
        | 2     | its damage switched between HP and SP    |

    @reading.action_points.improvised.several_reasons.once
    Scenario: two reasons, and damage switched with skill
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 8
      And a skill level of 3 with it
      And it is used so: thrown, and not balanced for throwing
      And it is used so: in another way that it was not meant for
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 4

    @reading.action_points.improvised.several_reasons.for_each
    Scenario Outline: several reasons, a half each
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 8
      And a skill level of <level> with it
      And it is used so: thrown, and not balanced for throwing
      And it is used so: <way>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of <bonus>

      Examples:
        | level | way                                      | bonus |
        | 0     | in another way that it was not meant for | 1     |
        | 2     | in another way that it was not meant for | 2     |
        | 2     | its damage switched between HP and SP    | 2     |

    @reading.action_points.improvised.several_reasons.for_each
    Scenario: a thing that is no weapon, used oddly besides
      Given a thing that is no weapon, with a parry bonus of 4
      And it is used so: thrown, and not balanced for throwing
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 1

    @near_miss
    Scenario: as it was meant
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of 5 with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 19, multiplier 4 and a parry bonus of 6

  @action_points.improvised.switching_with_skill
  Rule: Where skill makes it free to switch between HP and SP damage, that alone costs nothing

    Scenario Outline: no penalty to attack
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of <level> with it
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it is used at 0

      Examples:
        | level |
        | 3     |
        | 4     |
        | 20    |

    @reading.action_points.improvised.switching_without_penalty.whole_list
    Scenario: nothing of the list
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of 3 with it
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it does not count as improvised, at 0
      And it has range 19, multiplier 4 and a parry bonus of 6

    @reading.action_points.improvised.switching_without_penalty.attack_penalty
    Scenario: the rest of the list
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of 3 with it
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at 0
      And it has range 20, multiplier 2 and a parry bonus of 3

    @reading.action_points.improvised.switching_without_penalty.whole_list
    Scenario: switched and thrown, where switching counts for nothing
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 8
      And a skill level of 3 with it
      And it is used so: thrown, and not balanced for throwing
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 4

    @reading.action_points.improvised.switching_without_penalty.attack_penalty
    @reading.action_points.improvised.several_reasons.for_each
    Scenario: switched and thrown, where each counts
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 8
      And a skill level of 3 with it
      And it is used so: thrown, and not balanced for throwing
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 2

    @near_miss
    Scenario Outline: what something else exempts from the penalty
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of <level> with it
      And something says that its damage is switched without a penalty
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it is used at 0

      Examples:
        | level |
        | 1     |
        | 2     |

    @near_miss
    Scenario Outline: what exempts from nothing else
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of <level> with it
      And something says that its damage is switched without a penalty
      And it is used so: <way>
      When it is used
      Then it counts as improvised, at -4

      Examples:
        | level | way                                   |
        | 1     | thrown, and not balanced for throwing |
        | 0     | its damage switched between HP and SP |

    @near_miss
    Scenario: one level too few
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 6
      And a skill level of 2 with it
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 3

  @action_points.improvised.attack_penalty
  Rule: An improvised weapon attacks at -4, for however many reasons it is one

    Scenario: no skill
      Given a weapon of range 18 and multiplier 3, with a parry bonus of 4
      And a skill level of 0 with it
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 2

    @near_miss
    Scenario Outline: some skill
      Given a weapon of range 18 and multiplier 3, with a parry bonus of 4
      And a skill level of <level> with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 18, multiplier 3 and a parry bonus of 4

      Examples:
        | level |
        | 1     |
        | 2     |
        | 20    |

    Scenario Outline: what nobody knows
      Given a weapon at hand, but <wrong>
      When it is used
      Then it is refused for its <fact>

      Examples:
        | wrong                                      | fact         |
        | nobody says whether it is one              | kind         |
        | nobody says with what skill                | skill        |
        | with less than no skill                    | skill        |
        | with skill in a thing that is none         | skill        |
        | used in no known way                       | way          |
        | with a parry bonus below nothing           | parry bonus  |
        | open-ended from nothing on                 | range        |
        | that multiplies by nothing                 | multiplier   |

    Scenario Outline: one penalty for all reasons
      Given a weapon of range 19 and multiplier 4, with a parry bonus of 0
      And a skill level of <level> with it
      And it is used so: <one>
      And it is used so: <other>
      When it is used
      Then it counts as improvised, at -4

      Examples:
        | level | one                                   | other                                    |
        | 0     | thrown, and not balanced for throwing | its damage switched between HP and SP    |
        | 2     | a throwing weapon in melee            | its damage switched between HP and SP    |
        | 9     | a projectile weapon in melee          | in another way that it was not meant for |

    Scenario: a thing, used oddly and its damage switched
      Given a thing that is no weapon, with a parry bonus of 0
      And it is used so: in another way that it was not meant for
      And it is used so: its damage switched between HP and SP
      When it is used
      Then it counts as improvised, at -4

    Scenario Outline: for whatever reason
      Given <what>
      And it is used so: <way>
      When it is used
      Then it counts as improvised, at -4

      Examples:
        | what                               | way                                   |
        | a weapon wielded with skill        | thrown, and not balanced for throwing |
        | a weapon wielded with little skill | its damage switched between HP and SP |

    Scenario: a thing
      Given a thing that is no weapon, with a parry bonus of 0
      When it is used
      Then it counts as improvised, at -4

    @near_miss
    Scenario: a weapon in skilled hands
      Given a weapon wielded with skill
      When it is used
      Then it is used at 0

  @action_points.improvised.range_and_multiplier
  Rule: An improvised weapon has open-ended range 20 and multiplier ×2, whatever it has otherwise

    Scenario Outline: a weapon's own figures are lost
      Given a weapon of range <range> and multiplier <multiplier>, with a parry bonus of 0
      And a skill level of 0 with it
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 0

      Examples:
        | range | multiplier |
        | 17    | 2          |
        | 20    | 4          |
        | 1     | 1          |

    Scenario: nobody tells its own
      Given a weapon wielded with skill
      And it is used so: a throwing weapon in melee
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of 0

    @near_miss
    Scenario: not improvised
      Given a weapon of range 17 and multiplier 4, with a parry bonus of 0
      And a skill level of 1 with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 17, multiplier 4 and a parry bonus of 0

  @action_points.improvised.parry_bonus
  Rule: The parry bonus of an improvised weapon is halved

    Scenario Outline: even bonuses
      Given a weapon of range 19 and multiplier 3, with a parry bonus of <bonus>
      And a skill level of 0 with it
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of <half>

      Examples:
        | bonus | half |
        | 0     | 0    |
        | 2     | 1    |
        | 6     | 3    |

    @reading.action_points.weapon_skills.odd_bonus.down
    Scenario Outline: odd bonuses, rounded down
      Given a thing that is no weapon, with a parry bonus of <bonus>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of <half>

      Examples:
        | bonus | half |
        | 1     | 0    |
        | 3     | 1    |

    @reading.action_points.weapon_skills.odd_bonus.up
    Scenario Outline: odd bonuses, rounded up
      Given a thing that is no weapon, with a parry bonus of <bonus>
      When it is used
      Then it counts as improvised, at -4
      And it has range 20, multiplier 2 and a parry bonus of <half>

      Examples:
        | bonus | half |
        | 1     | 1    |
        | 3     | 2    |

    @near_miss
    Scenario: not improvised, not halved
      Given a weapon of range 19 and multiplier 3, with a parry bonus of 3
      And a skill level of 1 with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 19, multiplier 3 and a parry bonus of 3

  @action_points.improvised.own_figures
  Rule: What open-ended range a weapon has that is not improvised, its description tells

    Scenario: nobody tells
      Given a weapon wielded with skill
      When it is used
      Then it is used at 0
      And it has multiplier 2, and its own range is not determined

    @near_miss
    Scenario: somebody tells
      Given a weapon of range 20 and multiplier 3, with a parry bonus of 1
      And a skill level of 1 with it
      When it is used
      Then it does not count as improvised, at 0
      And it has range 20, multiplier 3 and a parry bonus of 1
