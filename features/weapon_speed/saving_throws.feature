Feature: Saving throws
  Three saves, what each is for, and a die that must stay low. Document 001, L175 to L183.

  @weapon_speed.saving_throws.governing_ability
  Rule: Fortitude is tied to Constitution, Reflex to Dexterity and Will to Wisdom

    Scenario Outline: every row of the table
      Given a save against <resists>
      When the save is looked up
      Then <save> is called for
      And <governing attribute> governs it

      Examples: as printed
        | save      | governing attribute | resists                                                                                  |
        | Fortitude | Constitution        | Poison, disease, death magic, energy drain, petrification, polymorph, physical trauma    |
        | Reflex    | Dexterity           | Area effects, breath weapons, traps, wands and rods, anything requiring physical evasion |
        | Will      | Wisdom              | Charm, illusions, fear, mental influence, most spells targeting the mind directly        |

  @weapon_speed.saving_throws.resists
  Rule: Each of the three saves holds against the causes of its row

    Scenario Outline: each cause by itself
      Given a save against <cause>
      When the save is looked up
      Then <save> is called for
      And <ability> governs it

      Examples:
        | cause               | save      | ability      |
        | poison              | Fortitude | Constitution |
        | disease             | Fortitude | Constitution |
        | death magic         | Fortitude | Constitution |
        | energy drain        | Fortitude | Constitution |
        | petrification       | Fortitude | Constitution |
        | polymorph           | Fortitude | Constitution |
        | physical trauma     | Fortitude | Constitution |
        | area effects        | Reflex    | Dexterity    |
        | breath weapons      | Reflex    | Dexterity    |
        | traps               | Reflex    | Dexterity    |
        | wands and rods      | Reflex    | Dexterity    |
        | bodily evasion      | Reflex    | Dexterity    |
        | charm               | Will      | Wisdom       |
        | illusions           | Will      | Wisdom       |
        | fear                | Will      | Wisdom       |
        | mental influence    | Will      | Wisdom       |
        | a spell on the mind | Will      | Wisdom       |

    Scenario Outline: what the GM names where the row is plain changes nothing
      Given a save against <cause>
      And the GM names <named>
      When the save is looked up
      Then <save> is called for

      Examples:
        | cause  | named  | save      |
        | poison | Will   | Fortitude |
        | traps  | Will   | Reflex    |
        | charm  | Reflex | Will      |

    @reading.weapon_speed.saving_throws.breath_of_two_kinds.calls_for_reflex
    Scenario Outline: breath that does what another row names is breath all the same
      Given a save against <causes>
      And the GM names Fortitude
      When the save is looked up
      Then Reflex is called for
      And Dexterity governs it

      Examples:
        | causes                        |
        | poison, breath weapons        |
        | breath weapons, petrification |
        | fear, breath weapons          |

    Scenario Outline: causes that are refused
      Given a save against <cause>
      When the save is looked up
      Then it is refused for its causes

      Examples:
        | cause   |
        | sunburn |
        | nothing |

    Scenario: nobody says what the save is against
      When the save is looked up
      Then it is refused for its causes

  @weapon_speed.saving_throws.most_spells
  Rule: Most spells on the mind call for Will, and the GM may name another save for one

    Scenario Outline: the GM names a save for a spell on the mind
      Given a save against a spell on the mind
      And the GM names <save>
      When the save is looked up
      Then <save> is called for
      And <ability> governs it

      Examples:
        | save      | ability      |
        | Fortitude | Constitution |
        | Reflex    | Dexterity    |
        | Will      | Wisdom       |

    @near_miss
    Scenario: the GM names none
      Given a save against a spell on the mind
      When the save is looked up
      Then Will is called for

    @near_miss
    Scenario: a spell on the mind that is a charm too
      Given a save against charm, a spell on the mind
      And the GM names Reflex
      When the save is looked up
      Then Will is called for

    Scenario: a save that nobody has
      Given a save against a spell on the mind
      And the GM names Luck
      When the save is looked up
      Then it is refused for its naming by the GM

  @weapon_speed.saving_throws.several_causes
  Rule: Which save a cause of two rows calls for is not said

    Scenario Outline: a cause of two rows
      Given a save against <causes>
      When the save is looked up
      Then which save is called for is not determined
      And what governs it is not determined

      Examples:
        | causes                      |
        | poison, traps               |
        | fear, area effects          |
        | death magic, wands and rods |
        | illusions, polymorph        |

    Scenario: the GM names the save for a cause of two rows
      Given a save against poison, traps
      And the GM names Fortitude
      When the save is looked up
      Then Fortitude is called for
      And Constitution governs it

    @reading.weapon_speed.saving_throws.breath_of_two_kinds.left_open
    Scenario: breath is no exception
      Given a save against poison, breath weapons
      When the save is looked up
      Then which save is called for is not determined
      And what governs it is not determined

    @reading.weapon_speed.saving_throws.breath_of_two_kinds.left_open
    Scenario: the GM names the save for breath of two rows
      Given a save against poison, breath weapons
      And the GM names Fortitude
      When the save is looked up
      Then Fortitude is called for
      And Constitution governs it

    @near_miss
    Scenario: two causes of one row
      Given a save against traps, breath weapons
      When the save is looked up
      Then Reflex is called for

  @weapon_speed.saving_throws.roll
  Rule: A d20, modified, that is no higher than the save score avoids or lessens the effect

    Scenario Outline: below, at and above the score
      Given a save score of 12
      When the saving throw shows <face>
      Then the save <result>
      And the highest face that saves is 12

      Examples:
        | face | result   |
        | 1    | succeeds |
        | 11   | succeeds |
        | 12   | succeeds |
        | 13   | fails    |
        | 20   | fails    |

    Scenario Outline: no face decides by itself
      Given a save score of <score>
      When the saving throw shows <face>
      Then the save <result>
      And the highest face that saves is <score>

      Examples:
        | score | face | result   |
        | 20    | 20   | succeeds |
        | 19    | 20   | fails    |
        | 25    | 20   | succeeds |
        | 1     | 1    | succeeds |
        | 0     | 1    | fails    |
        | -3    | 1    | fails    |

    Scenario Outline: on how many faces
      Given a save score of <score>
      When the saving throw is made on every face of the d20
      Then it succeeds on <times> of the 20 faces

      Examples: as many as the score, none below 1, all from 20
        | score | times |
        | -1    | 0     |
        | 0     | 0     |
        | 1     | 1     |
        | 2     | 2     |
        | 7     | 7     |
        | 10    | 10    |
        | 15    | 15    |
        | 19    | 19    |
        | 20    | 20    |
        | 21    | 20    |

    @reading.weapon_speed.saving_throws.what_a_bonus_does.eases_the_save
    Scenario Outline: a bonus makes the save easier
      Given a save score of 12
      And a save modifier of <modifier>
      When the saving throw shows <face>
      Then the save <result>
      And the highest face that saves is <highest>

      Examples:
        | modifier | face | result   | highest |
        | 3        | 14   | succeeds | 15      |
        | 3        | 15   | succeeds | 15      |
        | 3        | 16   | fails    | 15      |
        | 1        | 13   | succeeds | 13      |
        | -1       | 12   | fails    | 11      |
        | -4       | 7    | succeeds | 8       |
        | -4       | 8    | succeeds | 8       |
        | -4       | 9    | fails    | 8       |

    @reading.weapon_speed.saving_throws.what_a_bonus_does.adds_to_the_roll
    Scenario Outline: a bonus is added to the die
      Given a save score of 12
      And a save modifier of <modifier>
      When the saving throw shows <face>
      Then the save <result>
      And the highest face that saves is <highest>

      Examples:
        | modifier | face | result   | highest |
        | 3        | 8    | succeeds | 9       |
        | 3        | 9    | succeeds | 9       |
        | 3        | 10   | fails    | 9       |
        | 1        | 12   | fails    | 11      |
        | -1       | 13   | succeeds | 13      |
        | -4       | 15   | succeeds | 16      |
        | -4       | 16   | succeeds | 16      |
        | -4       | 17   | fails    | 16      |

    @reading.weapon_speed.saving_throws.what_a_bonus_does.eases_the_save
    Scenario Outline: on how many faces with a modifier
      Given a save score of 12
      And a save modifier of <modifier>
      When the saving throw is made on every face of the d20
      Then it succeeds on <times> of the 20 faces

      Examples:
        | modifier | times |
        | 2        | 14    |
        | -2       | 10    |
        | -15      | 0     |
        | 15       | 20    |

    Scenario: a modifier of 0
      Given a save score of 12
      And a save modifier of 0
      When the saving throw shows 12
      Then the save succeeds
      And the highest face that saves is 12

    Scenario: a modifier that is no number
      Given a save score of 12
      And a save modifier that is no number
      When the saving throw shows 12
      Then it is refused for its save modifier

    Scenario: nobody says the score
      When the saving throw shows 12
      Then it is refused for its save score

    Scenario Outline: a face that no d20 has
      Given a save score of 12
      When the saving throw shows <face>
      Then it is refused for its save roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.saving_throws.separate_scores
  Rule: What changes an ability score leaves the save score alone, and the other way round

    Scenario Outline: an effect on one of the two
      Given an ability score of 14
      And a save score of 11
      And an effect on the <score>
      And an effect that changes it by <amount>
      When the effect has changed it
      Then the ability score is <ability> and the save score <save>

      Examples:
        | score         | amount | ability | save |
        | ability score | -3     | 11      | 11   |
        | ability score | 2      | 16      | 11   |
        | save score    | 4      | 14      | 15   |
        | save score    | -1     | 14      | 10   |

    Scenario: an effect on a score of a third kind
      Given an ability score of 14
      And a save score of 11
      And an effect on the luck
      And an effect that changes it by 2
      When the effect has changed it
      Then it is refused for its kind of score

    Scenario: a change of which nobody says the kind of score
      Given an ability score of 14
      And a save score of 11
      And an effect that changes it by 2
      When the effect has changed it
      Then it is refused for its kind of score

    Scenario: a change of which nobody says the amount
      Given an ability score of 14
      And a save score of 11
      And an effect on the save score
      When the effect has changed it
      Then it is refused for its amount

    Scenario: a change without a save score
      Given an ability score of 14
      And an effect on the save score
      And an effect that changes it by 2
      When the effect has changed it
      Then it is refused for its save score

    Scenario: a change without an ability score
      Given a save score of 14
      And an effect on the save score
      And an effect that changes it by 2
      When the effect has changed it
      Then it is refused for its ability score
