Feature: Modifiers of saves, and checks in their place
  What makes saves easier and harder, giving one up, and ability checks. Document 001, L200 to L208.

  @weapon_speed.save_modifiers.magic_armor
  Rule: The enchantment of magical armour adds to saves against physical damage from outside

    Scenario Outline: effects that armour helps against
      Given a <save> save against <effect>
      And magical armour of <bonus>
      When the save's modifier is asked for
      Then the save's modifier is <bonus>

      Examples:
        | save      | effect                    | bonus |
        | Reflex    | fire                      | 2     |
        | Fortitude | disintegration            | 3     |
        | Reflex    | an impact                 | 1     |
        | Reflex    | other damage from outside | 4     |

    Scenario: a Will save against damage from outside
      Given a Will save against fire
      And a Mental Defense Modifier of 0
      And magical armour of 2
      When the save's modifier is asked for
      Then the save's modifier is 2

    Scenario: armour that is not magical
      Given a Reflex save against fire
      When the save's modifier is asked for
      Then the save's modifier is 0

    Scenario: armour of no enchantment
      Given a Reflex save against fire
      And magical armour of 0
      When the save's modifier is asked for
      Then the save's modifier is 0

    Scenario: armour takes nothing away
      Given a Reflex save against fire
      And magical armour of -1
      When the save's modifier is asked for
      Then it is refused for its magical armour

    Scenario Outline: saves and effects that are refused
      Given a <save> save against <effect>
      When the save's modifier is asked for
      Then it is refused for its <fact>

      Examples:
        | save   | effect  | fact         |
        | Luck   | fire    | kind of save |
        | Reflex | boredom | effect       |

    Scenario: nobody says the effect
      Given only a Reflex save
      When the save's modifier is asked for
      Then it is refused for its effect

    Scenario: nobody says the save
      Given only an effect of fire
      When the save's modifier is asked for
      Then it is refused for its kind of save

  @weapon_speed.save_modifiers.armor_limits
  Rule: Magical armour adds nothing against whatever does no physical damage from outside

    Scenario Outline: effects that armour does nothing against
      Given a <save> save against <effect>
      And magical armour of 3
      When the save's modifier is asked for
      Then the save's modifier is 0

      Examples:
        | save      | effect                 |
        | Fortitude | gas                    |
        | Reflex    | gas                    |
        | Reflex    | poison                 |
        | Fortitude | an effect on the mind  |
        | Reflex    | no damage from outside |

    Scenario: armour and poison, beside what Constitution adds
      Given a Fortitude save against poison
      And Poison Resistance of 2
      And magical armour of 3
      When the save's modifier is asked for
      Then the save's modifier is 2

    @near_miss
    Scenario: an impact comes from outside
      Given a Fortitude save against an impact
      And magical armour of 3
      When the save's modifier is asked for
      Then the save's modifier is 3

  @weapon_speed.save_modifiers.mental_defense
  Rule: Wisdom's Mental Defense Modifier adds to Will saves

    Scenario Outline: a Will save, whatever it is against
      Given a Will save against <effect>
      And a Mental Defense Modifier of <modifier>
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | effect                 | modifier |
        | an effect on the mind  | 3        |
        | an effect on the mind  | -1       |
        | no damage from outside | 2        |
        | poison                 | 4        |

    @near_miss
    Scenario: an effect on the mind that calls for another save
      Given a Fortitude save against an effect on the mind
      And a Mental Defense Modifier of 3
      When the save's modifier is asked for
      Then the save's modifier is 0

  @weapon_speed.save_modifiers.poison_resistance
  Rule: Poison Resistance from Constitution adds to a Fortitude save where poison is the cause

    Scenario: a Fortitude save against poison
      Given a Fortitude save against poison
      And Poison Resistance of 2
      When the save's modifier is asked for
      Then the save's modifier is 2

    @reading.weapon_speed.save_modifiers.low_constitution.high_alone
    Scenario: a low Constitution takes nothing away
      Given a Fortitude save against poison
      And Poison Resistance of -2
      And the GM gives 1 for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is 1

    @reading.weapon_speed.save_modifiers.low_constitution.whole_table
    Scenario: a low Constitution makes the save harder
      Given a Fortitude save against poison
      And Poison Resistance of -2
      And the GM gives 1 for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is -1

    @near_miss
    Scenario Outline: another save, or another effect
      Given a <save> save against <effect>
      And Poison Resistance of 2
      When the save's modifier is asked for
      Then the save's modifier is 0

      Examples:
        | save      | effect                 |
        | Reflex    | poison                 |
        | Fortitude | gas                    |
        | Fortitude | no damage from outside |

  @weapon_speed.save_modifiers.surprise_modifier
  Rule: Dexterity's Surprise Modifier adds to Reflex saves against what can be evaded

    Scenario Outline: an effect that can be evaded
      Given a Reflex save against fire
      And an effect that can be evaded
      And a Surprise Modifier of <modifier>
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | modifier |
        | 2        |
        | -3       |

    @near_miss
    Scenario: an effect that cannot be evaded
      Given a Reflex save against fire
      And an effect that cannot be evaded
      And a Surprise Modifier of 2
      When the save's modifier is asked for
      Then the save's modifier is 0

    @near_miss
    Scenario: nobody says that it can be evaded
      Given a Reflex save against fire
      And a Surprise Modifier of 2
      When the save's modifier is asked for
      Then the save's modifier is 0

    @near_miss
    Scenario: an effect that can be evaded, and another save
      Given a Fortitude save against fire
      And an effect that can be evaded
      And a Surprise Modifier of 2
      When the save's modifier is asked for
      Then the save's modifier is 0

  @weapon_speed.save_modifiers.ability_tables
  Rule: What abilities add stands in tables elsewhere

    Scenario Outline: nobody has looked the modifier up
      Given a <save> save against <effect>
      And an effect that can be evaded
      And magical armour of 1
      When the save's modifier is asked for
      Then the save's modifier is not determined

      Examples:
        | save      | effect                |
        | Will      | an effect on the mind |
        | Fortitude | poison                |
        | Reflex    | an impact             |

    @near_miss
    Scenario: a save that no ability adds to
      Given a Fortitude save against an impact
      When the save's modifier is asked for
      Then the save's modifier is 0

  @weapon_speed.save_modifiers.effect_strength
  Rule: A potent effect is harder to save against, and a weak one easier

    Scenario Outline: potent and weak effects
      Given a Fortitude save against an impact
      And the effect is <strength>
      And its strength makes <amount>
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | strength | amount | modifier |
        | potent   | 1      | -1       |
        | potent   | 3      | -3       |
        | weak     | 1      | 1        |
        | weak     | 4      | 4        |

    Scenario Outline: strengths and amounts that are refused
      Given a Fortitude save against an impact
      And the effect is <strength>
      And its strength makes <amount>
      When the save's modifier is asked for
      Then it is refused for its <fact>

      Examples:
        | strength | amount | fact                   |
        | dull     | 2      | strength of the effect |
        | potent   | 0      | amount                 |

    Scenario: an amount for an effect that is neither potent nor weak
      Given a Fortitude save against an impact
      And its strength makes 2
      When the save's modifier is asked for
      Then it is refused for its amount

    @near_miss
    Scenario: an effect that is neither
      Given a Fortitude save against an impact
      And the effect is usual
      And magical armour of 2
      When the save's modifier is asked for
      Then the save's modifier is 2

  @weapon_speed.save_modifiers.effect_amounts
  Rule: How much potent and weak effects change a save is not said

    Scenario Outline: nobody says how much
      Given a Fortitude save against an impact
      And the effect is <strength>
      When the save's modifier is asked for
      Then the save's modifier is not determined

      Examples:
        | strength |
        | potent   |
        | weak     |

    @near_miss
    Scenario: somebody says how much
      Given a Fortitude save against an impact
      And the effect is weak
      And its strength makes 2
      When the save's modifier is asked for
      Then the save's modifier is 2

  @weapon_speed.save_modifiers.items
  Rule: A magical item's bonus counts for the save that its category has become

    Scenario Outline: an item, by what it names
      Given a <save> save against an impact
      And an item that gives 2 to saves of <named>
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | save      | named                                | modifier |
        | Fortitude | Fortitude                            | 2        |
        | Fortitude | Reflex                               | 0        |
        | Reflex    | Reflex                               | 2        |
        | Fortitude | Will                                 | 0        |
        | Fortitude | old Paralysis / Poison / Death Magic | 2        |
        | Reflex    | old Paralysis / Poison / Death Magic | 0        |
        | Reflex    | old Rod / Staff / Wand               | 2        |
        | Reflex    | old Breath Weapon                    | 2        |
        | Fortitude | old Breath Weapon                    | 0        |
        | Reflex    | old Spell                            | 0        |
        | Reflex    | old Spell that can be evaded         | 2        |

    Scenario: a Will save and an old category
      Given a Will save against an effect on the mind
      And a Mental Defense Modifier of 1
      And an item that gives 2 to saves of old Spell
      When the save's modifier is asked for
      Then the save's modifier is 3

    @reading.weapon_speed.save_modifiers.several_items.add_up
    Scenario: two items that help and one that does not
      Given a Reflex save against an impact
      And an item that gives 2 to saves of Reflex
      And an item that gives 1 to saves of old Breath Weapon
      And an item that gives 4 to saves of Will
      When the save's modifier is asked for
      Then the save's modifier is 3

    @reading.weapon_speed.save_modifiers.several_items.best_one
    Scenario Outline: of two items that help, the better one
      Given a Reflex save against an impact
      And an item that gives <first> to saves of Reflex
      And an item that gives <second> to saves of old Breath Weapon
      And an item that gives 4 to saves of Will
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples: wherever it stands
        | first | second | modifier |
        | 2     | 1      | 2        |
        | 1     | 3      | 3        |
        | 2     | 2      | 2        |

    Scenario: items that help with other saves
      Given a Reflex save against an impact
      And an item that gives 2 to saves of Will
      And an item that gives 3 to saves of Fortitude
      When the save's modifier is asked for
      Then the save's modifier is 0

    Scenario: an item and magical armour
      Given a Reflex save against an impact
      And magical armour of 2
      And an item that gives 3 to saves of Reflex
      When the save's modifier is asked for
      Then the save's modifier is 5

    Scenario Outline: items that are refused
      Given a Reflex save against an impact
      And an item that gives <bonus> to saves of <named>
      When the save's modifier is asked for
      Then it is refused for its items

      Examples:
        | bonus | named              |
        | 0     | Reflex             |
        | 1     | nothing            |
        | 1     | Will and old Spell |
        | 1     | Luck               |
        | 1     | old Sunburn        |

    @near_miss
    Scenario: no item
      Given a Reflex save against an impact
      And magical armour of 1
      When the save's modifier is asked for
      Then the save's modifier is 1

  @weapon_speed.save_modifiers.situation
  Rule: The GM may modify a save by -4 to 4 for the circumstances

    Scenario Outline: what the GM may give
      Given a Fortitude save against gas
      And the GM gives <modifier> for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | modifier |
        | -4       |
        | -1       |
        | 1        |
        | 4        |

    Scenario Outline: more than the GM may give
      Given a Fortitude save against gas
      And the GM gives <modifier> for the circumstances
      When the save's modifier is asked for
      Then it is refused for its situation

      Examples:
        | modifier |
        | -5       |
        | 5        |

    Scenario Outline: two circumstances within the range
      Given a Fortitude save against gas
      And the GM gives <first> for the circumstances
      And the GM gives <second> for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples: at the bounds, and within them
        | first | second | modifier |
        | 3     | 1      | 4        |
        | -2    | -2     | -4       |
        | 4     | -3     | 1        |
        | 2     | -2     | 0        |

    @reading.weapon_speed.save_modifiers.several_circumstances.each_alone
    Scenario Outline: each circumstance by itself is within the range
      Given a Fortitude save against gas
      And the GM gives <first> for the circumstances
      And the GM gives <second> for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is <modifier>

      Examples:
        | first | second | modifier |
        | 4     | 1      | 5        |
        | 4     | 4      | 8        |
        | -2    | -3     | -5       |

    @reading.weapon_speed.save_modifiers.several_circumstances.all_together
    Scenario Outline: circumstances that come to more than the GM may give
      Given a Fortitude save against gas
      And the GM gives <first> for the circumstances
      And the GM gives <second> for the circumstances
      When the save's modifier is asked for
      Then it is refused for its situation

      Examples:
        | first | second |
        | 4     | 1      |
        | -2    | -3     |

    Scenario: one of two circumstances is more than the GM may give
      Given a Fortitude save against gas
      And the GM gives -3 for the circumstances
      And the GM gives 5 for the circumstances
      When the save's modifier is asked for
      Then it is refused for its situation

    Scenario: everything together
      Given a Reflex save against fire
      And an effect that can be evaded
      And a Surprise Modifier of 3
      And magical armour of 2
      And the effect is potent
      And its strength makes 4
      And an item that gives 1 to saves of Reflex
      And the GM gives -1 for the circumstances
      When the save's modifier is asked for
      Then the save's modifier is 1

    @near_miss
    Scenario: the GM gives nothing
      Given a Fortitude save against gas
      When the save's modifier is asked for
      Then the save's modifier is 0

  @weapon_speed.save_modifiers.giving_up
  Rule: Whoever consciously chooses to may let a save fail, and the effect then applies

    Scenario: a save that is given up
      Given a save is given up on purpose
      When that is stated before the roll
      Then the save fails and the effect applies
      And it is allowed

    Scenario: nobody says that it is not on purpose
      When that is stated before the roll
      Then the save fails and the effect applies

    Scenario Outline: a choice that is not conscious
      Given a save is given up without knowing it
      When that is stated <time>
      Then it is not allowed

      Examples:
        | time            |
        | before the roll |
        | after the roll  |

  @weapon_speed.save_modifiers.stated_before_the_roll
  Rule: A save is given up aloud before the roll, or not at all

    Scenario Outline: too late, or never said
      Given a save is given up on purpose
      When that is stated <time>
      Then it is not allowed

      Examples:
        | time           |
        | after the roll |
        | not at all     |

    Scenario: in time
      Given a save is given up on purpose
      When that is stated before the roll
      Then it is allowed
      And the save fails and the effect applies

    Scenario: a time that is none
      Given a save is given up on purpose
      When that is stated tomorrow
      Then it is refused for its time

    Scenario: nobody says when
      When nobody says when that is stated
      Then it is refused for its time

  @weapon_speed.save_modifiers.ability_check
  Rule: Where an act of the body might avoid damage, the GM may have an ability checked instead of a save

    Scenario Outline: the GM does not call for one
      Given the GM does not call for an ability check
      When someone <act> to avoid damage
      Then a save is rolled

      Examples:
        | act                      |
        | jams a pick into a cliff |
        | catches a ledge          |

    Scenario: nobody says that the GM calls for one
      When someone lands after a drop to avoid damage
      Then a save is rolled

    Scenario: the GM calls for one, and it succeeds
      Given the GM calls for an ability check
      And the GM has it rolled with Dexterity
      And the check succeeds
      When someone catches a ledge to avoid damage
      Then a check with Dexterity is rolled
      And the damage is avoided

    Scenario: an act that avoids nothing
      Given the GM calls for an ability check
      When someone sings to avoid damage
      Then it is refused for its act

    Scenario: an act without a name
      Given the GM calls for an ability check
      When someone does nothing that anybody names
      Then it is refused for its act

  @weapon_speed.save_modifiers.named_checks
  Rule: A pick is jammed in with Strength, a landing made with Dexterity, and exhaustion resisted with Constitution

    Scenario Outline: the three that are named
      Given the GM calls for an ability check
      And the check <result>
      When someone <act> to avoid damage
      Then a check with <ability> is rolled
      And the damage <avoided>

      Examples:
        | act                      | ability      | result   | avoided        |
        | jams a pick into a cliff | Strength     | succeeds | is avoided     |
        | lands after a drop       | Dexterity    | fails    | is not avoided |
        | resists exhaustion       | Constitution | fails    | is not avoided |

    Scenario: another ability for one that is named
      Given the GM calls for an ability check
      And the GM has it rolled with Dexterity
      And the check fails
      When someone jams a pick into a cliff to avoid damage
      Then a check with Strength is rolled
      And the damage is not avoided

    @near_miss
    Scenario: an act that is not among them
      Given the GM calls for an ability check
      And the GM has it rolled with Strength
      And the check fails
      When someone does something else to avoid damage
      Then a check with Strength is rolled
      And the damage is not avoided

  @weapon_speed.save_modifiers.unnamed_checks
  Rule: Which ability other acts are checked with is not said

    Scenario Outline: an act whose ability nobody names
      Given the GM calls for an ability check
      And the check succeeds
      When someone <act> to avoid damage
      Then the ability of the check is not determined
      And the damage is avoided

      Examples:
        | act                 |
        | catches a ledge     |
        | does something else |

    @near_miss
    Scenario Outline: the GM names the ability
      Given the GM calls for an ability check
      And the GM has it rolled with <ability>
      And the check succeeds
      When someone does something else to avoid damage
      Then a check with <ability> is rolled
      And the damage is avoided

      Examples:
        | ability      |
        | Constitution |
        | Wisdom       |

    Scenario: an ability that nobody has
      Given the GM calls for an ability check
      And the GM has it rolled with Luck
      When someone catches a ledge to avoid damage
      Then it is refused for its ability

  @weapon_speed.save_modifiers.check_roll
  Rule: How such a check is rolled stands elsewhere

    Scenario Outline: nobody says what came of the check
      Given the GM calls for an ability check
      When someone <act> to avoid damage
      Then a check with <ability> is rolled
      And whether the damage is avoided is not determined

      Examples:
        | act                      | ability      |
        | jams a pick into a cliff | Strength     |
        | lands after a drop       | Dexterity    |
        | resists exhaustion       | Constitution |

    @near_miss
    Scenario: somebody says what came of it
      Given the GM calls for an ability check
      And the check succeeds
      When someone lands after a drop to avoid damage
      Then a check with Dexterity is rolled
      And the damage is avoided
