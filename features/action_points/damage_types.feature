Feature: Types of damage
  Which types there are, and which points they cost whom. Document 000, L284 to L336.

  @action_points.damage_types.categories
  Rule: Three types of damage are physical and seven energy; fatigue, psychic and ability damage are apart

    Scenario Outline: each type
      Given damage that is called <name>
      When its kind is asked for
      Then it is <name> damage, of the category <category>

      Examples: fatigue of the body is not physical damage
        | name             | category         |
        | blunt            | physical         |
        | piercing         | physical         |
        | slashing         | physical         |
        | acid             | energy           |
        | cold             | energy           |
        | electricity      | energy           |
        | fire             | energy           |
        | necrotic         | energy           |
        | radiant          | energy           |
        | sonic            | energy           |
        | physical fatigue | physical fatigue |
        | psychic          | psychic          |
        | ability          | ability          |

    Scenario Outline: names that mean nothing
      Given damage, <wrong>
      When its kind is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                  | fact           |
        | called by a name that nobody knows     | name           |
        | called by no name                      | name           |
        | force of a type that nobody knows      | described type |
        | described as fire though it is cold    | described type |
        | described as blunt though it is blunt  | described type |

  @action_points.damage_types.other_names
  Rule: Several types of damage have a second name

    Scenario Outline: second names
      Given damage that is called <name>
      When its kind is asked for
      Then it is <type> damage, of the category <category>

      Examples:
        | name            | type        | category |
        | lightning       | electricity | energy   |
        | heat            | fire        | energy   |
        | negative energy | necrotic    | energy   |
        | death energy    | necrotic    | energy   |
        | positive energy | radiant     | energy   |
        | life energy     | radiant     | energy   |
        | mental fatigue  | psychic     | psychic  |

    @near_miss
    Scenario: fatigue of the body has only one name
      Given damage that is called physical fatigue
      When its kind is asked for
      Then it is physical fatigue damage, of the category physical fatigue

  @action_points.damage_types.force
  Rule: An effect of force is blunt, as most are, unless its description says otherwise

    Scenario: nothing else is said
      Given damage by force
      When its kind is asked for
      Then it is blunt damage, of the category physical
      And damage resistance reduces it

    Scenario Outline: something else is
      Given damage by force
      And its description calls it <type>
      When its kind is asked for
      Then it is <type> damage, of the category <category>
      And <resistance> reduces it

      Examples:
        | type     | category | resistance        |
        | slashing | physical | damage resistance |
        | sonic    | energy   | energy resistance |

    @near_miss
    Scenario: blunt damage without force
      Given damage that is called blunt
      When its kind is asked for
      Then it is blunt damage, of the category physical

  @action_points.damage_types.resistances
  Rule: Damage resistance is against physical damage, energy resistance against energy damage

    Scenario Outline: against each
      Given damage that is called <name>
      When its kind is asked for
      Then <resistance> reduces it

      Examples:
        | name           | resistance        |
        | blunt          | damage resistance |
        | piercing       | damage resistance |
        | slashing       | damage resistance |
        | acid           | energy resistance |
        | cold           | energy resistance |
        | electricity    | energy resistance |
        | fire           | energy resistance |
        | necrotic       | energy resistance |
        | radiant        | energy resistance |
        | sonic          | energy resistance |
        | lightning      | energy resistance |
        | life energy    | energy resistance |

    @near_miss
    Scenario: fatigue of the body
      Given damage that is called physical fatigue
      When its kind is asked for
      Then what reduces it is not determined

  @action_points.damage_types.other_resistance
  Rule: What reduces fatigue, psychic and ability damage is not said

    Scenario Outline: neither
      Given damage that is called <name>
      When its kind is asked for
      Then what reduces it is not determined

      Examples:
        | name             |
        | physical fatigue |
        | psychic          |
        | mental fatigue   |
        | ability          |

    @near_miss
    Scenario: necrotic damage
      Given damage that is called necrotic
      When its kind is asked for
      Then energy resistance reduces it

  @action_points.damage_types.hp_only
  Rule: Piercing, slashing and acid damage cost HP

    Scenario Outline: HP alone
      Given <damage> points of <kind> damage to <target>
      When the loss is asked for
      Then it costs <damage> HP and 0 SP
      And it gives 0 HP back
      And some such attacks also bring nothing

      Examples:
        | damage | kind     | target                               |
        | 13     | piercing | a living creature                    |
        | 13     | slashing | a living creature                    |
        | 13     | acid     | a living creature                    |
        | 0      | slashing | a living creature                    |
        | 8      | piercing | an undead creature                   |
        | 8      | slashing | an inorganic object                  |
        | 8      | acid     | a creature neither living nor undead |

    Scenario: the attack says so as well
      Given 9 points of acid damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 9 HP and 0 SP

    Scenario Outline: damage that there cannot be
      Given such damage, but <wrong>
      When the loss is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                     | fact     |
        | of a type that nobody knows               | type     |
        | psychic                                   | type     |
        | of no type                                | type     |
        | against a target of an unknown kind       | target   |
        | against nobody                            | target   |
        | less than nothing                         | damage   |
        | of no amount                              | damage   |
        | cold of an unknown severity               | severity |
        | severe and sonic                          | severity |
        | moderate fire                             | severity |
        | extreme heat                              | severity |
        | to points that nobody knows               | points   |
        | piercing, to SP                           | points   |
        | slashing, to both                         | points   |
        | acid, to SP                               | points   |
        | radiant, to SP                            | points   |
        | moderate cold, to HP                      | points   |
        | moderate heat, to both                    | points   |
        | sonic, to neither                         | points   |
        | with a negative share of SP               | share    |
        | with more SP than it has damage           | share    |
        | with a share of SP, but to HP             | share    |
        | with a share of SP, but to nothing named  | share    |
        | fire used with care                       | care     |
        | radiance used with care on the undead     | care     |
        | described otherwise though its number is known          | description |
        | described otherwise though it is acid on the undead     | description |
        | described otherwise though it is necrotic on the living | description |
        | healing by less than nothing                            | description |

    @near_miss
    Scenario: blunt damage can cost SP
      Given 13 points of blunt damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then it costs 0 HP and 13 SP

  @action_points.damage_types.hp_or_sp
  Rule: Blunt, electric, sonic and necrotic damage, severe cold, severe heat and fire cost what the attack says of HP and SP

    Scenario Outline: as the attack says
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs <points>
      When the loss is asked for
      Then it costs <hp> HP and <sp> SP
      And it gives 0 HP back

      Examples:
        | kind         | points | hp | sp |
        | blunt        | HP     | 14 | 0  |
        | blunt        | SP     | 0  | 14 |
        | severe cold  | HP     | 14 | 0  |
        | severe cold  | SP     | 0  | 14 |
        | extreme cold | HP     | 14 | 0  |
        | extreme cold | SP     | 0  | 14 |
        | electric     | HP     | 14 | 0  |
        | electric     | SP     | 0  | 14 |
        | severe heat  | HP     | 14 | 0  |
        | severe heat  | SP     | 0  | 14 |
        | fire         | HP     | 14 | 0  |
        | fire         | SP     | 0  | 14 |
        | sonic        | HP     | 14 | 0  |
        | sonic        | SP     | 0  | 14 |
        | necrotic     | HP     | 14 | 0  |
        | necrotic     | SP     | 0  | 14 |

    Scenario Outline: both, and the attack says how much of it is SP
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs HP and SP
      And <share> points of it are SP
      When the loss is asked for
      Then it costs <hp> HP and <share> SP

      Examples:
        | kind     | share | hp |
        | blunt    | 5     | 9  |
        | blunt    | 0     | 14 |
        | sonic    | 14    | 0  |
        | necrotic | 13    | 1  |

    @near_miss
    Scenario: moderate cold
      Given 14 points of moderate cold damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then it costs 0 HP and 14 SP

  @action_points.damage_types.which_points
  Rule: Where the attack does not say, it is open whether it costs HP, SP or both

    Scenario Outline: the attack does not say
      Given 14 points of <kind> damage to a living creature
      When the loss is asked for
      Then how many HP it costs is not determined
      And how many SP it costs is not determined
      And it gives 0 HP back

      Examples:
        | kind         |
        | blunt        |
        | severe cold  |
        | extreme cold |
        | electric     |
        | severe heat  |
        | fire         |
        | sonic        |
        | necrotic     |

    @near_miss
    Scenario Outline: no damage, which costs nothing of anything
      Given 0 points of <kind> damage to a living creature
      When the loss is asked for
      Then it costs 0 HP and 0 SP

      Examples:
        | kind        |
        | blunt       |
        | severe cold |
        | electric    |
        | fire        |
        | sonic       |
        | necrotic    |

    @near_miss
    Scenario: it does
      Given 14 points of fire damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 14 HP and 0 SP

  @action_points.damage_types.division
  Rule: How damage that costs both is divided is not said

    Scenario Outline: both, and no more is said
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs HP and SP
      When the loss is asked for
      Then how many HP it costs is not determined
      And how many SP it costs is not determined

      Examples:
        | kind     |
        | blunt    |
        | electric |
        | necrotic |

    @near_miss
    Scenario: nothing needs no division
      Given 0 points of blunt damage to a living creature
      And the attack says that it costs HP and SP
      When the loss is asked for
      Then it costs 0 HP and 0 SP

    @near_miss
    Scenario: more is said
      Given 14 points of electric damage to a living creature
      And the attack says that it costs HP and SP
      And 4 points of it are SP
      When the loss is asked for
      Then it costs 10 HP and 4 SP

  @action_points.damage_types.unusual_electricity
  Rule: Electricity only usually costs HP or SP, so that an attack's description can say otherwise

    Scenario: it costs neither
      Given 14 points of electric damage to a living creature
      And the attack says that it costs neither HP nor SP
      When the loss is asked for
      Then it costs 0 HP and 0 SP

    Scenario: it costs an object nothing either
      Given 14 points of electric damage to an inorganic object
      And the attack says that it costs neither HP nor SP
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And it gives 0 HP back

    @near_miss
    Scenario: the usual
      Given 14 points of electric damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then it costs 0 HP and 14 SP

  @action_points.damage_types.moderate
  Rule: Moderate cold and moderate heat cost SP

    Scenario Outline: SP alone
      Given 14 points of <kind> damage to <target>
      When the loss is asked for
      Then it costs 0 HP and 14 SP
      And some such attacks also bring nothing

      Examples:
        | kind          | target            |
        | moderate cold | a living creature |
        | moderate heat | a living creature |
        | moderate heat | an undead creature |

    @near_miss
    Scenario Outline: severe
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 14 HP and 0 SP

      Examples:
        | kind        |
        | severe cold |
        | severe heat |
        | fire        |

  @action_points.damage_types.severity
  Rule: What makes cold and heat moderate or severe is not said

    Scenario Outline: nobody has said
      Given 14 points of <kind> damage to a living creature
      When the loss is asked for
      Then how many HP it costs is not determined
      And how many SP it costs is not determined

      Examples:
        | kind |
        | cold |
        | heat |

    @near_miss
    Scenario Outline: no damage, which costs nothing, however severe
      Given 0 points of <kind> damage to a living creature
      When the loss is asked for
      Then it costs 0 HP and 0 SP

      Examples:
        | kind        |
        | cold        |
        | heat        |

    @near_miss
    Scenario Outline: the attack names points, which leaves nothing open
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs <points>
      When the loss is asked for
      Then it costs <hp> HP and <sp> SP

      Examples: what costs HP is not moderate, and SP are what either costs
        | kind | points | hp | sp |
        | cold | HP     | 14 | 0  |
        | cold | SP     | 0  | 14 |
        | heat | HP     | 14 | 0  |
        | heat | SP     | 0  | 14 |

    @near_miss
    Scenario: fire needs no such word
      Given 14 points of fire damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 14 HP and 0 SP

  @action_points.damage_types.extreme_cold
  Rule: Extreme cold can freeze liquids at once and trap who is in them

    Scenario: extreme
      Given 14 points of extreme cold damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 14 HP and 0 SP
      And some such attacks also bring frozen liquids

    @near_miss
    Scenario Outline: less than extreme
      Given 14 points of <kind> damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then some such attacks also bring nothing

      Examples:
        | kind          |
        | moderate cold |
        | severe cold   |
        | severe heat   |

  @action_points.damage_types.necrotic_to_living
  Rule: Necrotic damage costs the living HP, SP or both

    Scenario Outline: the living
      Given 14 points of necrotic damage to a living creature
      And the attack says that it costs <points>
      When the loss is asked for
      Then it costs <hp> HP and <sp> SP
      And it gives 0 HP back

      Examples:
        | points | hp | sp |
        | HP     | 14 | 0  |
        | SP     | 0  | 14 |

    @near_miss
    Scenario: the undead
      Given 14 points of necrotic damage to an undead creature
      And a description says that this gives 6 HP back
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And it gives 6 HP back

  @action_points.damage_types.necrotic_to_undead
  Rule: Necrotic damage gives the undead HP back, unless a description says otherwise

    Scenario Outline: a description gives the number
      Given <damage> points of necrotic damage to an undead creature
      And a description says that this gives <back> HP back
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And it gives <back> HP back
      And some such attacks also bring nothing

      Examples:
        | damage | back |
        | 14     | 14   |
        | 14     | 7    |
        | 14     | 1    |
        | 14     | 0    |

    Scenario: a description says otherwise
      Given 14 points of necrotic damage to an undead creature
      And a description says that this costs 5 HP
      When the loss is asked for
      Then it costs 5 HP and 0 SP
      And it gives 0 HP back

    @near_miss
    Scenario: the living get nothing back
      Given 14 points of necrotic damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 14 HP and 0 SP
      And it gives 0 HP back

  @action_points.damage_types.regained
  Rule: How many HP the undead regain is not said

    Scenario: nobody has said how many
      Given 14 points of necrotic damage to an undead creature
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And how many HP it gives back is not determined

    @near_miss
    Scenario: a description says
      Given 14 points of necrotic damage to an undead creature
      And a description says that this gives 3 HP back
      When the loss is asked for
      Then it gives 3 HP back

  @action_points.damage_types.radiant_to_living
  Rule: Radiant damage costs the living HP

    Scenario Outline: the living, to whom radiance costs HP
      Given <damage> points of radiant damage to a living creature
      When the loss is asked for
      Then it costs <damage> HP and 0 SP
      And it gives 0 HP back

      Examples:
        | damage |
        | 11     |
        | 1      |

    @near_miss
    Scenario: the undead, of whom no description is at hand
      Given 11 points of radiant damage to an undead creature
      When the loss is asked for
      Then how many HP it costs is not determined

  @action_points.damage_types.radiant_to_undead
  Rule: How vulnerable the undead are to radiant damage is not said

    Scenario: no description says
      Given 11 points of radiant damage to an undead creature
      When the loss is asked for
      Then how many HP it costs is not determined
      And it costs 0 SP
      And it costs no PP
      And it gives 0 HP back
      And some such attacks also bring blindness

    @near_miss
    Scenario: a description says how vulnerable
      Given 11 points of radiant damage to an undead creature
      And a description says that this costs 17 HP
      When the loss is asked for
      Then it costs 17 HP and 0 SP

  @action_points.damage_types.described_vulnerability
  Rule: What radiant damage does to an undead creature is for its description to say

    Scenario Outline: vulnerable or not
      Given 11 points of radiant damage to an undead creature
      And a description says that this costs <hp> HP
      When the loss is asked for
      Then it costs <hp> HP and 0 SP
      And it gives 0 HP back

      Examples:
        | hp |
        | 22 |
        | 11 |
        | 1  |
        | 0  |

    @near_miss
    Scenario: necrotic damage described so
      Given 11 points of necrotic damage to an undead creature
      And a description says that this costs 22 HP
      When the loss is asked for
      Then it costs 22 HP and 0 SP

  @action_points.damage_types.blindness
  Rule: Some radiant attacks blind as well

    Scenario: radiant
      Given 11 points of radiant damage to a living creature
      When the loss is asked for
      Then it costs 11 HP and 0 SP
      And some such attacks also bring blindness

    @near_miss
    Scenario: fire, however bright
      Given 11 points of fire damage to a living creature
      And the attack says that it costs HP
      When the loss is asked for
      Then it costs 11 HP and 0 SP
      And some such attacks also bring nothing

  @action_points.damage_types.radiance_heals
  Rule: A moderate amount of radiance, used with care, heals and can even bring back life

    Scenario Outline: used with care
      Given <amount> points of radiant damage to a living creature
      And the radiance is moderate and used with care
      And a description says that this gives <back> HP back
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And it gives <back> HP back
      And some such attacks also bring life brought back

      Examples:
        | amount | back |
        | 6      | 6    |
        | 6      | 9    |
        | 6      | 1    |
        | 6      | 0    |

    @near_miss
    Scenario: used as an attack
      Given 6 points of radiant damage to a living creature
      When the loss is asked for
      Then it costs 6 HP and 0 SP
      And some such attacks also bring blindness

  @action_points.damage_types.healed
  Rule: How much radiance heals is not said

    Scenario: nobody has said how much it heals
      Given 6 points of radiant damage to a living creature
      And the radiance is moderate and used with care
      When the loss is asked for
      Then it costs 0 HP and 0 SP
      And how many HP it gives back is not determined

    @near_miss
    Scenario: a description says how much it heals
      Given 6 points of radiant damage to a living creature
      And the radiance is moderate and used with care
      And a description says that this gives 2 HP back
      When the loss is asked for
      Then it gives 2 HP back

  @action_points.damage_types.deafness
  Rule: Some sonic attacks deafen as well

    Scenario: sonic
      Given 11 points of sonic damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then it costs 0 HP and 11 SP
      And some such attacks also bring deafness

    @near_miss
    Scenario: electricity, however loud
      Given 11 points of electric damage to a living creature
      And the attack says that it costs SP
      When the loss is asked for
      Then it costs 0 HP and 11 SP
      And some such attacks also bring nothing

  @action_points.damage_types.neither_living_nor_undead
  Rule: What necrotic and radiant damage do to creatures neither living nor undead is not said

    Scenario Outline: alive in neither way
      Given 12 points of <kind> damage to a creature neither living nor undead
      When the loss is asked for
      Then how many HP it costs is not determined
      And how many SP it costs is not determined
      And how many HP it gives back is not determined
      And it costs no PP

      Examples:
        | kind     |
        | necrotic |
        | radiant  |

    @near_miss
    Scenario: other energy
      Given 12 points of acid damage to a creature neither living nor undead
      When the loss is asked for
      Then it costs 12 HP and 0 SP
