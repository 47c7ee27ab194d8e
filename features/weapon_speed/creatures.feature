Feature: Breath weapons, charmed creatures and innate abilities
  What some creatures do beside fighting with weapons. Document 001, L273 to L278.

  @weapon_speed.creatures.breath_origin
  Rule: Breath begins at the mouth and fills its area

    Scenario Outline: from the mouth
      When breath of <damage> damage meets a creature <where> its area
      Then it begins at the mouth

      Examples:
        | damage | where   |
        | 24     | in      |
        | 24     | outside |

  @weapon_speed.creatures.breath_without_attack_roll
  Rule: No attack is rolled for breath

    Scenario Outline: no roll
      When breath of 24 damage meets a creature <where> its area
      Then the breath does <damage> damage
      And no attack is rolled for it

      Examples:
        | where   | damage |
        | in      | 24     |
        | outside | 0      |

  @weapon_speed.creatures.breath_area
  Rule: Breath affects every creature in its area and none outside

    Scenario: in the area
      When breath of 24 damage meets a creature in its area
      Then the creature is affected, and makes a Reflex save
      And the breath does 24 damage

    Scenario: outside
      When breath of 24 damage meets a creature outside its area
      Then the creature is not affected, and makes no save
      And the breath does 0 damage

    Scenario: outside, whatever is saved
      Given the Reflex save against breath succeeds
      When breath of 24 damage meets a creature outside its area
      Then the breath does 0 damage

    Scenario: nobody says where the creature is
      When breath of 24 damage meets a creature somewhere
      Then it is refused for its area

  @weapon_speed.creatures.breath_save
  Rule: A Reflex save halves the damage of breath

    Scenario Outline: the save
      Given the Reflex save against breath <result>
      When breath of <damage> damage meets a creature in its area
      Then the creature is affected, and makes a Reflex save
      And the breath does <suffered> damage

      Examples:
        | result   | damage | suffered |
        | succeeds | 24     | 12       |
        | succeeds | 2      | 1        |
        | succeeds | 0      | 0        |
        | fails    | 24     | 24       |
        | fails    | 25     | 25       |

    @reading.weapon_speed.creatures.half_of_odd_breath.down
    Scenario Outline: half of an odd number, rounded down
      Given the Reflex save against breath succeeds
      When breath of <damage> damage meets a creature in its area
      Then the breath does <suffered> damage

      Examples:
        | damage | suffered |
        | 1      | 0        |
        | 25     | 12       |
        | 27     | 13       |

    @reading.weapon_speed.creatures.half_of_odd_breath.up
    Scenario Outline: half of an odd number, rounded up
      Given the Reflex save against breath succeeds
      When breath of <damage> damage meets a creature in its area
      Then the breath does <suffered> damage

      Examples:
        | damage | suffered |
        | 1      | 1        |
        | 25     | 13       |
        | 27     | 14       |

    @reading.weapon_speed.creatures.who_saves_from_breath.all_caught
    Scenario: a monster saves as characters do
      Given the creature is no character
      And the Reflex save against breath succeeds
      When breath of 24 damage meets a creature in its area
      Then the creature is affected, and makes a Reflex save
      And the breath does 12 damage

    @near_miss @reading.weapon_speed.creatures.who_saves_from_breath.characters_only
    Scenario: a monster makes no save
      Given the creature is no character
      And the Reflex save against breath succeeds
      When breath of 24 damage meets a creature in its area
      Then the creature is affected, and makes no save
      And the breath does 24 damage
      And no attack is rolled for it

    Scenario: less than no damage
      When breath of -1 damage meets a creature in its area
      Then it is refused for its damage

    Scenario: nobody speaks of the damage
      When breath of nobody knows how much damage meets a creature in its area
      Then it is refused for its damage

    @near_miss
    Scenario: no save outside the area
      Given the Reflex save against breath succeeds
      When breath of 24 damage meets a creature outside its area
      Then the creature is not affected, and makes no save

  @weapon_speed.creatures.charmed_obey
  Rule: A charmed creature does what the caster orders

    Scenario: a fair order
      When a charmed creature is ordered to do something specific and clear
      Then it does so

    Scenario: an order that nobody has heard of
      When a charmed creature is ordered to do something in an unknown manner
      Then it is refused for its kind of order

    Scenario: nobody says what the order is like
      When a charmed creature is ordered, nobody knows how
      Then it is refused for its kind of order

    @near_miss
    Scenario: an order that is not clear
      When a charmed creature is ordered to do something not clear
      Then it does nothing

  @weapon_speed.creatures.charmed_weapons
  Rule: A charmed monster fights with normal weapons

    Scenario Outline: commanded or not
      When a charmed monster fights with a normal weapon, <commanded>
      Then the weapon or ability is used

      Examples:
        | commanded                   |
        | not commanded to use it     |
        | directly commanded to use it |

    @near_miss
    Scenario: a special ability is no weapon
      When a charmed monster fights with a special ability, not commanded to use it
      Then the weapon or ability is not used

  @weapon_speed.creatures.charmed_special_abilities
  Rule: A charmed monster uses special abilities only at a direct command

    Scenario Outline: commanded or not, to use an ability
      When a charmed monster fights with a special ability, <commanded>
      Then the weapon or ability <used>

      Examples:
        | commanded                    | used        |
        | not commanded to use it      | is not used |
        | directly commanded to use it | is used     |

    Scenario: nothing said of a command
      When a charmed monster fights with a special ability
      Then the weapon or ability is not used

    Scenario: means that nobody has heard of
      When a charmed monster fights with an unknown thing
      Then it is refused for its means

    Scenario: nobody says by what means
      When a charmed monster fights
      Then it is refused for its means

    @near_miss
    Scenario: a weapon needs no command
      When a charmed monster fights with a normal weapon
      Then the weapon or ability is used

  @weapon_speed.creatures.charmed_reveal_spells
  Rule: A charmed spellcaster tells which spells it has memorized

    Scenario Outline: whatever the dice show
      When a charmed spellcaster is asked and the percentile dice show <face>
      Then it reveals its spells

      Examples:
        | face |
        | 10   |
        | 90   |

    @near_miss
    Scenario: a creature without spells
      When a charmed creature without spells is asked and the percentile dice show 10
      Then it reveals no spells
      And it casts no harmful spell

    Scenario: nobody says whether it casts spells
      When a charmed creature of unknown powers is asked and the percentile dice show 10
      Then it is refused for its spellcasting

  @weapon_speed.creatures.charmed_harmful_spell
  Rule: With a chance of 25% a charmed spellcaster casts a spell that harms itself and its master

    Scenario Outline: the chance comes true
      When a charmed spellcaster is asked and the percentile dice show <face>
      Then it casts a spell that harms itself and its master

      Examples:
        | face |
        | 1    |
        | 24   |
        | 25   |

    Scenario Outline: the chance does not come true
      When a charmed spellcaster is asked and the percentile dice show <face>
      Then it casts no harmful spell

      Examples:
        | face |
        | 26   |
        | 27   |
        | 75   |
        | 100  |

    Scenario: on how many faces
      When a charmed spellcaster is asked on every face of the percentile dice
      Then it casts a harmful spell on 25 of the 100 faces

    Scenario Outline: faces that no percentile dice have
      When a charmed spellcaster is asked and the percentile dice show <face>
      Then it is refused for its chance of a harmful spell

      Examples:
        | face |
        | 0    |
        | 101  |

    @near_miss
    Scenario: no chance without spells
      When a charmed creature without spells is asked and the percentile dice show 25
      Then it casts no harmful spell

  @weapon_speed.creatures.charmed_judgment
  Rule: A charmed creature does nothing by its own judgment

    Scenario: no order
      When a charmed creature is left to its own judgment
      Then it does nothing

    @near_miss
    Scenario: with an order
      When a charmed creature is ordered to do something specific and clear
      Then it does so

  @weapon_speed.creatures.charmed_clear_orders
  Rule: Orders to a charmed creature have to be specific and clear

    Scenario Outline: an order that is not good enough
      When a charmed creature is ordered to do something <how>
      Then it does nothing

      Examples:
        | how          |
        | not specific |
        | not clear    |

    Scenario: an order that is good enough
      When a charmed creature is ordered to do something specific and clear
      Then it does so

    @near_miss
    Scenario: no order at all
      When a charmed creature is left to its own judgment
      Then it does nothing

  @weapon_speed.creatures.charmed_self_destruction
  Rule: A charmed creature refuses suicide and whatever else would destroy itself

    Scenario Outline: against itself
      When a charmed creature is ordered to do something <what>
      Then it refuses

      Examples:
        | what                   |
        | that is suicide        |
        | that would destroy it  |

    @near_miss
    Scenario: hopeless odds are something else
      When a charmed creature is ordered to fight against hopeless odds
      Then it does so

  @weapon_speed.creatures.charmed_hopeless_fights
  Rule: A fight against hopeless odds is an order that a charmed creature does not refuse

    Scenario: hopeless odds
      When a charmed creature is ordered to fight against hopeless odds
      Then it does so

    @near_miss
    Scenario: certain death by its own hand
      When a charmed creature is ordered to do something that is suicide
      Then it refuses

  @weapon_speed.creatures.charm_without_language
  Rule: Monsters that charm by an innate power of the mind need no language to give orders

    Scenario: a monster that is charmed itself
      When a charmed vampire gives orders
      Then it needs no language

    @reading.weapon_speed.creatures.who_needs_no_language.any_charmer
    Scenario: a vampire that nobody has charmed needs none
      When a vampire that nobody has charmed gives orders
      Then it needs no language

    @near_miss @reading.weapon_speed.creatures.who_needs_no_language.charmed_only
    Scenario: a vampire that nobody has charmed needs one
      When a vampire that nobody has charmed gives orders
      Then it needs a language

    @near_miss
    Scenario Outline: charm by other means
      When a <charmer> gives orders
      Then it needs a language

      Examples:
        | charmer                                |
        | charmed monster without such powers    |
        | wizard without such powers             |

    Scenario Outline: what must be stated, and known
      When orders are given by <whom>
      Then it is refused for its <fact>

      Examples:
        | whom                                    | fact               |
        | someone that nobody has heard of        | giver of orders    |
        | someone of whom nothing is said         | giver of orders    |
        | a charmer of whose power nothing is said | power to charm    |

  @weapon_speed.creatures.innate_activation
  Rule: An innate ability is set off mentally

    Scenario Outline: by the mind alone
      When a creature of <hit_dice> HD uses an innate ability
      Then it is set off mentally
      And the effect is of level <level>

      Examples:
        | hit_dice | level |
        | 5        | 5     |
        | 0        | 0     |

    Scenario: fewer Hit Dice than none
      When a creature of -1 HD uses an innate ability
      Then it is refused for its Hit Dice

    Scenario: nobody speaks of the Hit Dice
      When some creature uses an innate ability
      Then it is refused for its Hit Dice

  @weapon_speed.creatures.innate_action
  Rule: Whether a basic action is a significant or a minor one is not said

    Scenario: the GM says nothing
      When a creature of 5 HD uses an innate ability
      Then what kind of action it is is not determined

    @near_miss
    Scenario Outline: the GM says which
      Given the GM counts it as a <kind> action
      When a creature of 5 HD uses an innate ability
      Then it is a <kind> action

      Examples:
        | kind        |
        | significant |
        | minor       |

    Scenario: a kind that nobody has heard of
      Given the GM counts it as a bonus action
      When a creature of 5 HD uses an innate ability
      Then it is refused for its kind of action

  @weapon_speed.creatures.innate_casting
  Rule: An innate ability takes no casting time and no components

    Scenario Outline: whatever the effect
      Given the effect <varies>
      When a creature of 5 HD uses an innate ability
      Then its casting time is 0 and it needs no components

      Examples:
        | varies         |
        | varies         |
        | does not vary  |

  @weapon_speed.creatures.innate_level
  Rule: A variable innate effect stands at a level equal to the creature's Hit Dice

    Scenario Outline: enough Hit Dice
      Given the lowest effect is of level <lowest>
      When a creature of <hit_dice> HD uses an innate ability
      Then the effect is of level <level>

      Examples:
        | lowest | hit_dice | level |
        | 5      | 5        | 5     |
        | 5      | 6        | 6     |
        | 5      | 12       | 12    |
        | 0      | 0        | 0     |
        | 1      | 1        | 1     |

    @near_miss
    Scenario: an effect that does not vary
      Given the effect does not vary
      When a creature of 5 HD uses an innate ability
      Then the effect has no level

    Scenario: a lowest level below nothing
      Given the lowest effect is of level -1
      When a creature of 5 HD uses an innate ability
      Then it is refused for its lowest level

  @weapon_speed.creatures.innate_lowest_level
  Rule: A creature with too few Hit Dice uses a variable effect at the lowest level that the effect has

    Scenario Outline: too few Hit Dice
      Given the lowest effect is of level <lowest>
      When a creature of <hit_dice> HD uses an innate ability
      Then the effect is of level <level>

      Examples:
        | lowest | hit_dice | level |
        | 5      | 4        | 5     |
        | 5      | 0        | 5     |
        | 9      | 4        | 9     |

    @near_miss
    Scenario: just enough
      Given the lowest effect is of level 4
      When a creature of 4 HD uses an innate ability
      Then the effect is of level 4

    @near_miss
    Scenario: too few Hit Dice for an effect that does not vary
      Given the effect does not vary
      And the lowest effect is of level 9
      When a creature of 5 HD uses an innate ability
      Then the effect has no level
