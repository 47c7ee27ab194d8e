Feature: Dual wielding
  Which weapons make a pair, and what an attack with one of them goes by. Document 002, L111 to L127.

  @chained_dice.dual_wielding.archery
  Rule: Bows and crossbows do not make a pair

    Scenario Outline: in either hand, beside anything
      Given <main> and, in the off hand, <off>
      And rank 3 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed

      Examples:
        | main                  | off                   |
        | a bow                 | a bow                 |
        | another crossbow      | another crossbow      |
        | another crossbow      | a pistol crossbow     |
        | a pistol crossbow     | a bow                 |
        | a Short Arm           | another crossbow      |
        | a single-handed sword | a bow                 |
        | a bow                 | a single-handed sword |

    @near_miss
    Scenario: arms are no archery weapons
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

  @chained_dice.dual_wielding.pistol_crossbow
  Rule: A pistol crossbow in a pair is an arm

    @reading.chained_dice.dual_wielding.class_of_pistol_crossbow.short_arm
    Scenario Outline: one of the Short Arms
      Given <main> and, in the off hand, <off>
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

      Examples:
        | main              | off               |
        | a pistol crossbow | a pistol crossbow |
        | a Short Arm       | a pistol crossbow |
        | a pistol crossbow | a Short Arm       |

    @reading.chained_dice.dual_wielding.class_of_pistol_crossbow.other_arm
    @reading.chained_dice.dual_wielding.otherwise.either
    @reading.chained_dice.dual_wielding.otherwise.other_arms
    Scenario: an arm of another class, with an unlucky roll
      Given a pistol crossbow and, in the off hand, a pistol crossbow
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is unlucky

    @reading.chained_dice.dual_wielding.class_of_pistol_crossbow.other_arm
    @reading.chained_dice.dual_wielding.otherwise.without_mastery
    Scenario: an arm of another class, which makes no pair
      Given a pistol crossbow and, in the off hand, a pistol crossbow
      And rank 1 of the Ambidextrous Mastery
      When the main attack is made
      Then it is not allowed

    @near_miss
    Scenario: another crossbow
      Given another crossbow and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      When the main attack is made
      Then it is not allowed

  @chained_dice.dual_wielding.short_arms
  Rule: The Ambidextrous Mastery from its first rank on lets Short Arms make a pair

    Scenario Outline: rank one and above
      Given a Short Arm and, in the off hand, a Short Arm
      And rank <rank> of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

      Examples:
        | rank |
        | 1    |
        | 2    |

    Scenario: the main attack, whatever the off-hand attack costs
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      And an off-hand attack with an arm costs 1
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

    Scenario: what is heavy matters for melee weapons only
      Given a heavy Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

    @reading.chained_dice.dual_wielding.otherwise.without_mastery
    Scenario Outline: other arms make no pair, even with the mastery
      Given <main> and, in the off hand, <off>
      And rank <rank> of the Ambidextrous Mastery
      When the main attack is made
      Then it is not allowed

      Examples:
        | main        | off         | rank |
        | another arm | another arm | 1    |
        | a Short Arm | another arm | 1    |

    @reading.chained_dice.dual_wielding.otherwise.other_arms
    Scenario Outline: no arms make a pair without the mastery
      Given <main> and, in the off hand, <off>
      And rank 0 of the Ambidextrous Mastery
      When the main attack is made
      Then it is not allowed

      Examples:
        | main        | off         |
        | a Short Arm | a Short Arm |

    @reading.chained_dice.dual_wielding.otherwise.without_mastery
    @reading.chained_dice.dual_wielding.otherwise.other_arms
    Scenario Outline: other arms without the mastery make no pair
      Given <main> and, in the off hand, <off>
      And rank 0 of the Ambidextrous Mastery
      When the main attack is made
      Then it is not allowed

      Examples:
        | main        | off         |
        | another arm | another arm |
        | a Short Arm | another arm |

    @near_miss
    @reading.chained_dice.dual_wielding.otherwise.either
    @reading.chained_dice.dual_wielding.otherwise.without_mastery
    Scenario: Short Arms without the mastery
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 0 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is unlucky

  @chained_dice.dual_wielding.unlucky_arms
  Rule: Arms in a pair are otherwise fired with unlucky rolls

    @reading.chained_dice.dual_wielding.otherwise.either
    @reading.chained_dice.dual_wielding.otherwise.without_mastery
    Scenario: Short Arms, and nobody speaks of a mastery
      Given a Short Arm and, in the off hand, a Short Arm
      And arms go by a skill of 5
      And an off-hand attack with an arm costs 1
      When the off-hand attack is made
      Then it goes by 5, costs 1 and is unlucky

    @reading.chained_dice.dual_wielding.otherwise.either
    @reading.chained_dice.dual_wielding.otherwise.other_arms
    Scenario Outline: another arm in either hand, with the mastery
      Given <main> and, in the off hand, <off>
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      And an off-hand attack with an arm costs 1
      When the <attack> attack is made
      Then it goes by 5, costs <actions> and is unlucky

      Examples:
        | main        | off         | attack   | actions |
        | another arm | another arm | main     | 2       |
        | a Short Arm | another arm | main     | 2       |
        | a Short Arm | another arm | off-hand | 1       |
        | another arm | a Short Arm | main     | 2       |

    @reading.chained_dice.dual_wielding.otherwise.either
    Scenario: other arms without the mastery
      Given another arm and, in the off hand, another arm
      And rank 0 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the main attack is made
      Then it goes by 5, costs 2 and is unlucky

    @near_miss
    Scenario: melee weapons without the mastery
      Given a single-handed sword and, in the off hand, a single-handed sword
      And rank 0 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it goes by 6, costs 2 and is not unlucky

  @chained_dice.dual_wielding.accuracy_of_arms
  Rule: Which skill an arm in a pair goes by is not said here

    Scenario: the skills of melee weapons are not for arms
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it costs 2 and is not unlucky, and what it goes by is not determined

    Scenario: with the off hand
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And an off-hand attack with an arm costs 1
      When the off-hand attack is made
      Then it costs 1 and is not unlucky, and what it goes by is not determined

    @near_miss
    Scenario Outline: a skill of nothing is told
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 0
      And an off-hand attack with an arm costs 1
      When the <attack> attack is made
      Then it goes by 0, costs <actions> and is not unlucky

      Examples:
        | attack   | actions |
        | main     | 2       |
        | off-hand | 1       |

    @near_miss
    Scenario: the skill is told
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 7
      When the main attack is made
      Then it goes by 7, costs 2 and is not unlucky

  @chained_dice.dual_wielding.one_handed_skill
  Rule: The main attack with a pair of melee weapons goes by the One-Handed skill

    Scenario Outline: whatever the other skill
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed <one> and Off-Hand <off>
      When the main attack is made
      Then it goes by <one>, costs 2 and is not unlucky

      Examples:
        | one | off |
        | 6   | 4   |
        | 3   | 8   |
        | 0   | 1   |

    @near_miss
    Scenario: the off-hand attack does not
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 9 and Off-Hand 4
      When the off-hand attack is made
      Then it goes by 4, costs 1 and is not unlucky

    Scenario Outline: what cannot be
      Given a pair, but <wrong>
      When that pair is wielded
      Then it is refused for its <fact>

      Examples:
        | wrong                                             | fact             |
        | nobody says with what main weapon                 | main weapon      |
        | nobody says with what off-hand weapon             | off-hand weapon  |
        | nobody says with which attack                     | attack           |
        | a main weapon without a name                      | main weapon      |
        | an off-hand weapon without a name                 | off-hand weapon  |
        | an attack without a name                          | attack           |
        | a rank of -1                                      | rank             |
        | a main attack of which nobody says the skill      | One-Handed skill |
        | an off-hand attack of which nobody says the skill | Off-Hand skill   |
        | a training without a name                         | training         |
        | an off-hand attack with an arm for -1 action      | actions          |

  @chained_dice.dual_wielding.off_hand_skill
  Rule: An off-hand attack with a pair of melee weapons goes by the Off-Hand skill

    Scenario Outline: whatever the One-Handed skill
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed <one> and Off-Hand <off>
      When the off-hand attack is made
      Then it goes by <off>, costs 1 and is not unlucky

      Examples:
        | one | off |
        | 6   | 4   |
        | 3   | 8   |
        | 1   | 0   |

    @near_miss
    Scenario: the main attack does not
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 5 and Off-Hand 9
      When the main attack is made
      Then it goes by 5, costs 2 and is not unlucky

  @chained_dice.dual_wielding.off_hand_cost
  Rule: An off-hand attack with one of two melee weapons costs one action

    Scenario: one action
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 7 and Off-Hand 3
      When the off-hand attack is made
      Then it goes by 3, costs 1 and is not unlucky

    Scenario: what arms cost is not for melee weapons
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 7 and Off-Hand 3
      And an off-hand attack with an arm costs 3
      And arms go by a skill of 5
      When the off-hand attack is made
      Then it goes by 3, costs 1 and is not unlucky

    @reading.chained_dice.actions.price_of_one.every_off_hand_attack
    Scenario: an arm, if this is every off-hand attack's price
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the off-hand attack is made
      Then it goes by 5, costs 1 and is not unlucky

    @reading.chained_dice.actions.price_of_one.every_off_hand_attack
    Scenario: an arm, whatever is said elsewhere
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      And an off-hand attack with an arm costs 3
      When the off-hand attack is made
      Then it goes by 5, costs 1 and is not unlucky

    @near_miss
    @reading.chained_dice.actions.price_of_one.dual_wielded_melee_weapons
    Scenario: an arm, of which nobody says the price
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      When the off-hand attack is made
      Then it goes by 5 and is not unlucky, and what it costs is not determined

    @near_miss
    @reading.chained_dice.actions.price_of_one.dual_wielded_melee_weapons
    Scenario Outline: an arm, of which somebody says the price
      Given a Short Arm and, in the off hand, a Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 5
      And an off-hand attack with an arm costs <actions>
      When the off-hand attack is made
      Then it goes by 5, costs <actions> and is not unlucky

      Examples:
        | actions |
        | 0       |
        | 3       |

    @near_miss
    Scenario: the main attack costs more
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 8 and Off-Hand 3
      When the main attack is made
      Then it goes by 8, costs 2 and is not unlucky

  @chained_dice.dual_wielding.any_training
  Rule: Both skills count as they are, untrained or as expertise

    Scenario Outline: either, with each attack
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 6 and Off-Hand 4
      And the skill is <training>
      When the <attack> attack is made
      Then it goes by <accuracy>, costs <actions> and is not unlucky

      Examples:
        | training  | attack   | accuracy | actions |
        | untrained | main     | 6        | 2       |
        | untrained | off-hand | 4        | 1       |
        | expertise | main     | 6        | 2       |
        | expertise | off-hand | 4        | 1       |

    @near_miss
    Scenario: nobody says how trained
      Given a single-handed sword and, in the off hand, a single-handed sword
      And One-Handed 6 and Off-Hand 5
      When the main attack is made
      Then it goes by 6, costs 2 and is not unlucky

  @chained_dice.dual_wielding.melee_weapons
  Rule: Melee weapons in a pair are single-handed, and neither two-handed nor heavy

    Scenario Outline: one of the pair does not fit
      Given <main> and, in the off hand, <off>
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed

      Examples:
        | main                                                     | off                                                      |
        | a single-handed heavy mace                               | a single-handed sword                                    |
        | a single-handed sword                                    | a single-handed heavy mace                               |
        | a single-handed sword with the two-handed property       | a single-handed sword                                    |
        | a single-handed sword                                    | a single-handed sword with the two-handed property       |
        | a two-handed axe                                         | a single-handed sword                                    |
        | a heavy two-handed hammer                                | a single-handed sword                                    |
        | a staff that is not single-handed, with neither property | a single-handed sword                                    |
        | a single-handed sword                                    | a staff that is not single-handed, with neither property |

    Scenario: a sword that nobody describes further is a single-handed one
      Given a sword of which nobody says more and, in the off hand, a sword of which nobody says more
      And One-Handed 6 and Off-Hand 4
      When the off-hand attack is made
      Then it goes by 4, costs 1 and is not unlucky

    Scenario: the mastery is for heavy and two-handed weapons, and for no others
      Given a single-handed sword and, in the off hand, a staff that is not single-handed, with neither property
      And rank 3 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed

    Scenario: a heavy weapon beside an arm
      Given a single-handed heavy mace and, in the off hand, a Short Arm
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed

    @near_miss
    Scenario: arms are no melee weapons
      Given a heavy Short Arm and, in the off hand, a heavy Short Arm
      And rank 1 of the Ambidextrous Mastery
      And arms go by a skill of 4
      When the main attack is made
      Then it goes by 4, costs 2 and is not unlucky

  @chained_dice.dual_wielding.ambidextrous
  Rule: With the Ambidextrous Mastery heavy and two-handed weapons serve as one-handed ones

    @reading.chained_dice.dual_wielding.rank_for_large_weapons.any
    Scenario Outline: large weapons, by rank
      Given <main> and, in the off hand, <off>
      And rank <rank> of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it goes by 6, costs 2 and is not unlucky

      Examples:
        | main                                               | off                        | rank |
        | a two-handed axe                                   | a two-handed axe           | 1    |
        | a two-handed axe                                   | a single-handed sword      | 2    |
        | a single-handed sword                              | a heavy two-handed hammer  | 1    |
        | a single-handed heavy mace                         | a single-handed heavy mace | 1    |
        | a single-handed sword with the two-handed property | a single-handed sword      | 1    |

    @reading.chained_dice.dual_wielding.rank_for_large_weapons.said_elsewhere
    Scenario Outline: nobody knows which rank it takes
      Given a two-handed axe and, in the off hand, a single-handed sword
      And rank <rank> of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then whether it is allowed is not determined

      Examples:
        | rank |
        | 1    |
        | 3    |

    @near_miss
    Scenario: without the mastery
      Given a two-handed axe and, in the off hand, a single-handed sword
      And rank 0 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed

    @near_miss
    Scenario: weapons that do not need it
      Given a single-handed sword and, in the off hand, a single-handed sword
      And rank 2 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it goes by 6, costs 2 and is not unlucky

  @chained_dice.dual_wielding.mixed_pair
  Rule: Whether an arm and a melee weapon make a pair is not said

    Scenario Outline: one of each
      Given <main> and, in the off hand, <off>
      And rank 1 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then whether it is allowed is not determined

      Examples:
        | main                  | off                   |
        | a single-handed sword | a Short Arm           |
        | a Short Arm           | a single-handed sword |

    @near_miss
    Scenario: a bow beside a sword
      Given a bow and, in the off hand, a single-handed sword
      And rank 2 of the Ambidextrous Mastery
      And One-Handed 6 and Off-Hand 4
      When the main attack is made
      Then it is not allowed
