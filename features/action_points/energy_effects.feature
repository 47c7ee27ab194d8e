Feature: Energy against objects
  What an object shows when energy damage reaches a share of its total HP, and what materials resist.
  Document 000, L338 to L352.

  @action_points.energy_effects.object_hp
  Rule: Energy damage to an object is rolled for as usual, and taken off its HP

    Scenario Outline: one hit
      Given Gate, of 1000 HP in all
      When it takes <damage> HP of acid damage
      Then it has taken <damage> HP, and shows minimal damage
      And it shows fumes; sizzling

      Examples:
        | damage |
        | 120    |
        | 180    |

    Scenario: an object of definite size is damaged once
      Given energy of 12 HP that reaches 3 squares of an object of definite size
      When its parts are asked for
      Then 1 parts take 12 HP together

    Scenario Outline: of a kind that costs HP, or said to
      Given 12 points of <kind> damage to <object>
      And the attack says that it costs HP
      When the object's loss is asked for
      Then the object loses 12 HP and 0 SP

      Examples:
        | kind        | object              |
        | acid        | an inorganic object |
        | acid        | an organic object   |
        | severe cold | an inorganic object |
        | electricity | an inorganic object |
        | fire        | an organic object   |
        | severe heat | an organic object   |
        | sonic       | an inorganic object |
        | necrotic    | an organic object   |
        | radiant     | an organic object   |

    Scenario Outline: nothing said, nor open
      Given 12 points of <kind> damage to an organic object
      When the object's loss is asked for
      Then the object loses 12 HP and 0 SP

      Examples:
        | kind    |
        | acid    |
        | radiant |

    @reading.action_points.energy_effects.objects_and_sp.cost_hp
    Scenario Outline: whatever such damage would cost a creature
      Given 12 points of <kind> damage to an organic object
      When the object's loss is asked for
      Then the object loses 12 HP and 0 SP

      Examples:
        | kind          |
        | moderate cold |
        | moderate heat |
        | cold          |
        | heat          |
        | fire          |
        | electricity   |
        | necrotic      |
        | sonic         |

    @reading.action_points.energy_effects.objects_and_sp.cost_hp
    Scenario Outline: the attack says that it costs SP, too
      Given 12 points of sonic damage to an inorganic object
      And the attack says that it costs <points>
      When the object's loss is asked for
      Then the object loses 12 HP and 0 SP

      Examples:
        | points    |
        | SP        |
        | HP and SP |

    @reading.action_points.energy_effects.objects_and_sp.cost_nothing
    Scenario Outline: what costs a creature SP costs an object nothing
      Given 12 points of <kind> damage to an organic object
      And the attack says that it costs SP
      When the object's loss is asked for
      Then the object loses 0 HP and 0 SP

      Examples:
        | kind          |
        | moderate cold |
        | moderate heat |
        | sonic         |

    @reading.action_points.energy_effects.objects_and_sp.cost_nothing
    Scenario: only its part in HP reaches the object
      Given 12 points of sonic damage to an inorganic object
      And the attack says that it costs HP and SP
      And 5 points of it are SP
      When the object's loss is asked for
      Then the object loses 7 HP and 0 SP

    @reading.action_points.energy_effects.objects_and_sp.cost_nothing
    Scenario Outline: what is open against a creature is open against an object
      Given 12 points of <kind> damage to an organic object
      When the object's loss is asked for
      Then the object loses 0 SP, and how many HP is not determined

      Examples:
        | kind     |
        | cold     |
        | fire     |
        | necrotic |

    @near_miss
    Scenario: a blow is no energy
      Given 12 points of blunt damage to an inorganic object
      When the object's loss is asked for
      Then how many HP the object loses is not determined

    @near_miss
    Scenario: necrotic damage takes nothing off stone
      Given Idol, of 100 HP in all, of inorganic material
      When it takes 60 HP of necrotic damage
      Then it has taken 0 HP, and shows no damage

    Scenario Outline: what nobody knows
      Given damage to an object, but <wrong>
      When it is damaged so
      Then it is refused for its <fact>

      Examples:
        | wrong                                            | fact         |
        | nobody names the object                          | object       |
        | by no known energy                               | energy       |
        | nobody says by what energy                       | energy       |
        | of less than nothing                             | damage       |
        | nobody says how much                             | damage       |
        | to one of no HP at all                           | total HP     |
        | nobody says of how many HP                       | total HP     |
        | of a material without a name                     | material     |
        | by necrotic energy, to nobody knows what         | material     |
        | by radiant energy, to nobody knows what          | material     |
        | by fire, and nobody says whether it is flammable | flammability |
        | by electricity, and nobody says whether it is flammable | flammability |
        | from a source without a name                     | source       |
        | by a candle that is cold                         | source       |
        | the DM sets a level without a name               | DM's level   |
        | the DM has a candle melt a steel thing to uselessness | DM's level |
        | the DM has a candle melt a steel thing wholly    | DM's level   |
        | the DM has necrotic energy age a thing of stone  | DM's level   |
        | the DM has radiant energy swell a thing of steel | DM's level   |

    Scenario: its total HP are known already
      Given Gate, of 1000 HP in all
      And it has taken 120 HP of acid damage
      When it takes 120 HP of acid damage, and its total HP are stated again
      Then it is refused for its total HP

  @action_points.energy_effects.steel
  Rule: Steel takes less damage from cold, electricity and fire

    Scenario Outline: three energies
      Given an object of steel that meets <energy>
      When its resistance is asked for
      Then the resistance helps, by an amount that is not determined

      Examples: the document's
        | energy      |
        | fire        |
        | electricity |
        | cold        |

    Scenario: a steel that resists none of it
      Given an object of steel that meets fire
      And the material resists 0 HP of it
      When its resistance is asked for
      Then it is refused for its resistance

    @near_miss
    Scenario Outline: the other energies
      Given an object of steel that meets <energy>
      When its resistance is asked for
      Then whether the resistance helps, and by how much, is not determined

      Examples:
        | energy   |
        | acid     |
        | necrotic |
        | radiant  |
        | sonic    |

    Scenario Outline: what nobody knows of a material
      Given resistance of a material, but <wrong>
      When its resistance is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact       |
        | of a nameless material            | material   |
        | nobody says of which             | material   |
        | to no known energy               | energy     |
        | nobody says to which energy      | energy     |
        | of nobody known                  | bearer     |
        | nobody says whose                | bearer     |
        | of less than nothing             | resistance |

  @action_points.energy_effects.other_materials
  Rule: What other materials resist, and what else steel does, is not said here

    Scenario Outline: another material
      Given an object of another material that meets <energy>
      When its resistance is asked for
      Then whether the resistance helps, and by how much, is not determined

      Examples:
        | energy |
        | fire   |
        | acid   |

    @near_miss
    Scenario: a description
      Given an object of another material that meets fire
      And the material resists 5 HP of it
      When its resistance is asked for
      Then the resistance helps, by 5 HP

  @action_points.energy_effects.resistance_figures
  Rule: How much a material resists is not said here

    Scenario Outline: a material alone
      Given an object of <material> that meets cold
      When its resistance is asked for
      Then the amount that it resists is not determined

      Examples:
        | material         |
        | steel            |
        | another material |

    @near_miss
    Scenario: known from its description
      Given an object of steel that meets cold
      And the material resists 8 HP of it
      When its resistance is asked for
      Then the resistance helps, by 8 HP

  @action_points.energy_effects.base_material
  Rule: An object resists what its base material resists

    Scenario Outline: a material whose resistance is known
      Given an object of <material> that meets <energy>
      And the material resists <amount> HP of it
      When its resistance is asked for
      Then the resistance <helps>, by <amount> HP

      Examples:
        | material         | energy | amount | helps         |
        | steel            | fire   | 1      | helps         |
        | steel            | fire   | 10     | helps         |
        | steel            | acid   | 3      | helps         |
        | steel            | acid   | 0      | does not help |
        | another material | fire   | 0      | does not help |
        | another material | fire   | 1      | helps         |
        | another material | sonic  | 4      | helps         |

    @near_miss
    Scenario: a creature behind it
      Given a creature covered by steel that meets fire
      And the material resists 10 HP of it
      When its resistance is asked for
      Then the resistance does not help, by 0 HP

  @action_points.energy_effects.covered_creature
  Rule: A creature gains nothing from the resistance of a material that covers it

    Scenario Outline: covered
      Given a creature covered by <material> that meets <energy>
      When its resistance is asked for
      Then the resistance does not help, by 0 HP

      Examples:
        | material         | energy      |
        | steel            | electricity |
        | steel            | acid        |
        | another material | cold        |

    @near_miss
    Scenario: the cover itself
      Given an object of steel that meets electricity
      And the material resists 6 HP of it
      When its resistance is asked for
      Then the resistance helps, by 6 HP

  @action_points.energy_effects.each_square
  Rule: What has no definite size commonly takes energy damage square by square

    Scenario Outline: walls and floors
      Given energy of <damage> HP that reaches <squares> squares of an object of undefined size
      When its parts are asked for
      Then <squares> parts take <sum> HP together

      Examples:
        | damage | squares | sum |
        | 12     | 1       | 12  |
        | 12     | 2       | 24  |
        | 7      | 9       | 63  |
        | 0      | 4       | 0   |

    @near_miss
    Scenario: as a whole, as the DM has it
      Given energy of 12 HP that reaches 2 squares of an object of undefined size
      And the DM takes it as a whole
      When its parts are asked for
      Then 1 parts take 12 HP together

    @near_miss
    Scenario: a definite size, even if the DM takes it as a whole
      Given energy of 9 HP that reaches 4 squares of an object of definite size
      And the DM takes it as a whole
      When its parts are asked for
      Then 1 parts take 9 HP together

    Scenario Outline: what nobody knows of parts
      Given energy that reaches an object, but <wrong>
      When its parts are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact    |
        | in no square                          | squares |
        | nobody says in how many squares       | squares |
        | nobody says of how definite a size    | size    |
        | with less than no damage              | damage  |
        | nobody says with how much damage      | damage  |

  @action_points.energy_effects.reached_share
  Rule: Damage that reaches a share of an object's total HP shows the effects that the table has for it

    Scenario Outline: the shares
      Given bars of so many HP that one <share> of them is 1 HP
      When each is damaged by cold
      Then they show each level at <minimal>, <light>, <moderate>, <heavy>, <broken> and <destroyed> HP, and not at 1 HP less

      Examples:
        | share   | minimal | light | moderate | heavy | broken | destroyed |
        | percent | 10      | 25    | 50       | 75    | 100    | 200       |

    Scenario Outline: every cell, organic only or not
      Given Thing, of 100 HP in all, of organic material, not flammable
      When it takes <damage> HP of <type> damage
      Then it has taken <damage> HP, and shows <level> damage
      And it shows <effects>
      And of <type> damage it is <so> that it does nothing to stone

      Examples:
        | type        | damage | level     | effects                               | so  |
        | Acid        | 10     | minimal   | fumes; sizzling                       | no  |
        | Acid        | 25     | light     | fumes; sizzling; surface damage       | no  |
        | Acid        | 50     | moderate  | plain structural damage               | no  |
        | Acid        | 75     | heavy     | grave structural damage               | no  |
        | Acid        | 100    | broken    | dissolved beyond use                  | no  |
        | Acid        | 200    | destroyed | wholly dissolved                      | no  |
        | Cold        | 10     | minimal   | frost                                 | no  |
        | Cold        | 25     | light     | brittle; some cracks                  | no  |
        | Cold        | 50     | moderate  | plain structural damage               | no  |
        | Cold        | 75     | heavy     | grave structural damage               | no  |
        | Cold        | 100    | broken    | large pieces                          | no  |
        | Cold        | 200    | destroyed | powder                                | no  |
        | Electricity | 10     | minimal   | warm                                  | no  |
        | Electricity | 25     | light     | smoke; some heat damage               | no  |
        | Electricity | 50     | moderate  | plain heat damage; alight if flammable | no |
        | Electricity | 75     | heavy     | grave heat damage; alight if flammable | no |
        | Electricity | 100    | broken    | melted or burnt beyond use            | no  |
        | Electricity | 200    | destroyed | ash or wholly melted                  | no  |
        | Fire        | 10     | minimal   | warm                                  | no  |
        | Fire        | 25     | light     | smoke; glow or some heat damage       | no  |
        | Fire        | 50     | moderate  | plain heat damage; alight if flammable | no |
        | Fire        | 75     | heavy     | grave heat damage; alight if flammable | no |
        | Fire        | 100    | broken    | melted or burnt beyond use            | no  |
        | Fire        | 200    | destroyed | ash or wholly melted                  | no  |
        | Necrotic    | 10     | minimal   | least ageing                          | yes |
        | Necrotic    | 25     | light     | some ageing or wilting                | yes |
        | Necrotic    | 50     | moderate  | plain ageing                          | yes |
        | Necrotic    | 75     | heavy     | grave ageing; decay                   | yes |
        | Necrotic    | 100    | broken    | decayed beyond use                    | yes |
        | Necrotic    | 200    | destroyed | dust                                  | yes |
        | Radiant     | 10     | minimal   | -                                     | yes |
        | Radiant     | 25     | light     | some swelling                         | yes |
        | Radiant     | 50     | moderate  | dim light 1 sq; burst cells           | yes |
        | Radiant     | 75     | heavy     | dim light 2 sq 2 r; grave damage      | yes |
        | Radiant     | 100    | broken    | burst to pieces; several brief flashes | yes |
        | Radiant     | 200    | destroyed | gone in a bright flash                | yes |
        | Sonic       | 10     | minimal   | surface cracks                        | no  |
        | Sonic       | 25     | light     | plain cracks                          | no  |
        | Sonic       | 50     | moderate  | plain structural damage               | no  |
        | Sonic       | 75     | heavy     | grave cracks; grave structural damage | no  |
        | Sonic       | 100    | broken    | large pieces                          | no  |
        | Sonic       | 200    | destroyed | powder                                | no  |

    Scenario Outline: shares that are no whole number are reached from above
      Given Bar, of <total> HP in all
      When it takes <damage> HP of cold damage
      Then it has taken <damage> HP, and shows <level> damage

      Examples: a tenth of 15 is one and a half, a quarter 3.75, half 7.5, three quarters 11.25
        | total | damage | level     |
        | 15    | 2      | minimal   |
        | 15    | 3      | minimal   |
        | 15    | 4      | light     |
        | 15    | 7      | light     |
        | 15    | 8      | moderate  |
        | 15    | 11     | moderate  |
        | 15    | 12     | heavy     |
        | 15    | 14     | heavy     |
        | 15    | 15     | broken    |
        | 15    | 29     | broken    |
        | 15    | 30     | destroyed |
        | 15    | 31     | destroyed |
        | 1     | 1      | broken    |
        | 1     | 2      | destroyed |
        | 9     | 1      | minimal   |
        | 10    | 1      | minimal   |

  @action_points.energy_effects.below_least_share
  Rule: Damage below a tenth of an object's total HP shows nothing

    Scenario Outline: too little
      Given Bar, of <total> HP in all
      When it takes <damage> HP of cold damage
      Then it has taken <damage> HP, and shows no damage
      And it shows -

      Examples:
        | total | damage |
        | 15    | 1      |
        | 11    | 1      |
        | 100   | 9      |
        | 100   | 0      |

    @near_miss
    Scenario: a tenth
      Given Bar, of 100 HP in all
      When it takes 10 HP of cold damage
      Then it has taken 10 HP, and shows minimal damage

  @action_points.energy_effects.accumulated
  Rule: Damage adds up over time

    Scenario: three hits
      Given Bar, of 100 HP in all
      And it has taken 20 HP of cold damage
      And it has taken 4 HP of cold damage
      When it takes 1 HP of cold damage
      Then it has taken 25 HP, and shows light damage

    Scenario: from round to round
      Given Bar, of 100 HP in all
      And it has taken 48 HP of cold damage
      And the round has ended
      When it takes 1 HP of cold damage
      Then it has taken 49 HP, and shows light damage

    Scenario: a round that ends later
      Given Bar, of 100 HP in all
      And it has taken 48 HP of cold damage
      When the round ends
      And it takes 2 HP of cold damage
      Then it has taken 50 HP, and shows moderate damage

    Scenario: nothing obvious yet, and nothing more
      Given Bar, of 100 HP in all
      And it has taken 74 HP of cold damage
      When it takes 0 HP of cold damage
      Then it has taken 74 HP, and shows moderate damage

    @reading.action_points.energy_effects.several_types.all_together
    Scenario: two types for one share
      Given Bar, of 100 HP in all
      And it has taken 90 HP of acid damage
      When it takes 10 HP of cold damage
      Then it has taken 100 HP, and shows broken damage
      And it shows large pieces

    @reading.action_points.energy_effects.several_types.each_alone
    Scenario: two types, each for its own share
      Given Bar, of 100 HP in all
      And it has taken 90 HP of acid damage
      When it takes 10 HP of cold damage
      Then it has taken 100 HP, and shows minimal damage
      And it shows frost

    @reading.action_points.energy_effects.several_types.each_alone
    Scenario: each type's own share grows
      Given Bar, of 100 HP in all
      And it has taken 15 HP of cold damage
      And it has taken 60 HP of acid damage
      When it takes 10 HP of cold damage
      Then it has taken 85 HP, and shows light damage

    @near_miss
    Scenario: one square of a wall lasts apart from the next
      Given Eastwall, of 40 HP in all
      And it has taken 36 HP of acid damage
      When Westwall, of 40 HP in all, takes 10 HP of acid damage
      Then it has taken 10 HP, and shows light damage

    @near_miss
    Scenario: the first hit
      Given Bar, of 100 HP in all
      When it takes 25 HP of cold damage
      Then it has taken 25 HP, and shows light damage

  @action_points.energy_effects.dm_tempers
  Rule: The DM can set another level than the table's

    Scenario Outline: another level
      Given Bar, of 100 HP in all
      And the DM finds that it shows <level> damage
      When it takes <damage> HP of acid damage
      Then it has taken <damage> HP, and shows <level> damage
      And it shows <effects>

      Examples:
        | damage | level     | effects                         |
        | 30     | no        | -                               |
        | 30     | minimal   | fumes; sizzling                 |
        | 9      | light     | fumes; sizzling; surface damage |
        | 20     | moderate  | plain structural damage         |
        | 30     | heavy     | grave structural damage         |
        | 90     | broken    | dissolved beyond use            |
        | 30     | destroyed | wholly dissolved                |

    Scenario: a candle on steel
      Given Bar, of 20 HP in all, of steel, not flammable
      And a candle is what damages it
      And the DM finds that it shows minimal damage
      When it takes 40 HP of fire damage
      Then it has taken 40 HP, and shows minimal damage
      And it shows warm

    Scenario Outline: what goes with the level goes with the DM's
      Given Cloth, of 100 HP in all, flammable
      And the DM finds that it shows <level> damage
      When it takes <damage> HP of fire damage
      Then it has taken <damage> HP, and shows <level> damage
      And it <burns>

      Examples:
        | damage | level    | burns               |
        | 9      | moderate | catches fire        |
        | 60     | light    | does not catch fire |

    Scenario: the hit after the DM's
      Given Bar, of 100 HP in all
      And it has taken 30 HP of acid damage, which the DM finds to show nothing
      When it takes 1 HP of acid damage, of which the DM says nothing
      Then it has taken 31 HP, and shows light damage

    @near_miss
    Scenario: the table's level
      Given Bar, of 100 HP in all
      When it takes 30 HP of acid damage
      Then it has taken 30 HP, and shows light damage

  @action_points.energy_effects.candle_on_steel
  Rule: A candle never melts steel, however long it burns

    Scenario Outline: as much as would melt it
      Given Bar, of 20 HP in all, of steel, not flammable
      And a candle is what damages it
      When it takes <damage> HP of fire damage
      Then it is not melted, and what it shows is not determined
      And it neither burns nor glows

      Examples:
        | damage |
        | 20     |
        | 39     |
        | 40     |

    Scenario: bit by bit
      Given Bar, of 20 HP in all, of steel, not flammable
      And a candle is what damages it
      And it has taken 19 HP of fire damage
      When it takes 1 HP of fire damage
      Then it is not melted, and what it shows is not determined
      And it neither burns nor glows

    @near_miss
    Scenario: less than would melt it
      Given Bar, of 20 HP in all, of steel, not flammable
      And a candle is what damages it
      When it takes 19 HP of fire damage
      Then it has taken 19 HP, and shows heavy damage
      And it is not melted or burnt

    @near_miss
    Scenario: a furnace
      Given Bar, of 20 HP in all, of steel, not flammable
      And something other than a candle is what damages it
      When it takes 20 HP of fire damage
      Then it has taken 20 HP, and shows broken damage
      And it is melted or burnt

    @near_miss
    Scenario Outline: a candle on something else
      Given Bar, of 20 HP in all, of <material> material, not flammable
      And a candle is what damages it
      When it takes 20 HP of fire damage
      Then it has taken 20 HP, and shows broken damage
      And it is melted or burnt

      Examples:
        | material  |
        | inorganic |
        | organic   |

    @near_miss
    Scenario Outline: beyond use, and neither melted nor burnt
      Given Bar, of 20 HP in all, of steel, not flammable
      When it takes <damage> HP of <type> damage
      Then it has taken <damage> HP, and shows <level> damage
      And it is not melted or burnt

      Examples:
        | type | damage | level     |
        | Acid | 20     | broken    |
        | Cold | 40     | destroyed |

  @action_points.energy_effects.catches_fire
  Rule: Moderate and heavy damage by electricity or fire sets flammable material alight

    Scenario Outline: flammable
      Given Cloth, of 100 HP in all, flammable
      When it takes <damage> HP of <type> damage
      Then it has taken <damage> HP, and shows <level> damage
      And it catches fire
      And it is not melted or burnt

      Examples:
        | type        | damage | level    |
        | Fire        | 50     | moderate |
        | Fire        | 75     | heavy    |
        | Electricity | 50     | moderate |
        | Electricity | 99     | heavy    |

    @near_miss
    Scenario Outline: too little, or another energy
      Given Cloth, of 100 HP in all, of organic material, flammable
      When it takes <damage> HP of <type> damage
      Then it has taken <damage> HP, and shows <level> damage
      And it does not catch fire

      Examples:
        | type        | damage | level    |
        | Fire        | 49     | light    |
        | Electricity | 49     | light    |
        | Fire        | 10     | minimal  |
        | Fire        | 9      | no       |
        | Acid        | 50     | moderate |
        | Radiant     | 75     | heavy    |
        | Sonic       | 100    | broken   |

    @near_miss
    Scenario Outline: not flammable
      Given Plate, of 100 HP in all, not flammable
      When it takes <damage> HP of <type> damage
      Then it has taken <damage> HP, and shows <level> damage
      And it does not catch fire

      Examples:
        | type        | damage | level     |
        | Fire        | 50     | moderate  |
        | Electricity | 75     | heavy     |
        | Fire        | 100    | broken    |
        | Electricity | 200    | destroyed |

  @action_points.energy_effects.alight_beyond_heavy
  Rule: Whether flammable material catches fire when it is melted or burnt beyond use is not said

    Scenario Outline: at once beyond use
      Given Cloth, of 100 HP in all, flammable
      When it takes <damage> HP of <type> damage
      Then it is melted or burnt
      And whether it catches fire is not determined

      Examples:
        | type        | damage |
        | Fire        | 100    |
        | Electricity | 100    |
        | Fire        | 200    |

    @near_miss
    Scenario: just not beyond use
      Given Cloth, of 100 HP in all, flammable
      When it takes 99 HP of fire damage
      Then it has taken 99 HP, and shows heavy damage
      And it catches fire

  @action_points.energy_effects.inorganic
  Rule: Necrotic and radiant damage do nothing to inorganic material

    Scenario Outline: stone and steel
      Given Idol, of 100 HP in all, of <material>
      When it takes <damage> HP of <type> damage
      Then it has taken 0 HP, and shows no damage
      And it shows -
      And it neither burns nor glows

      Examples:
        | material           | type     | damage |
        | inorganic material | Necrotic | 50     |
        | inorganic material | Radiant  | 75     |
        | steel              | Necrotic | 200    |
        | steel              | Radiant  | 100    |

    Scenario: the DM says so too
      Given Idol, of 100 HP in all, of inorganic material
      And the DM finds that it shows no damage
      When it takes 50 HP of necrotic damage
      Then it has taken 0 HP, and shows no damage

    Scenario Outline: a loss of nothing
      Given 12 points of <type> damage to an inorganic object
      When the object's loss is asked for
      Then the object loses 0 HP and 0 SP

      Examples:
        | type     |
        | necrotic |
        | radiant  |

    Scenario: what it took before stays
      Given Idol, of 100 HP in all, of inorganic material
      And it has taken 30 HP of acid damage
      When it takes 30 HP of radiant damage
      Then it has taken 30 HP, and shows no damage

    Scenario: and no more is counted later
      Given Idol, of 100 HP in all, of inorganic material
      And it has taken 30 HP of radiant damage
      When it takes 30 HP of acid damage
      Then it has taken 30 HP, and shows light damage

    @near_miss
    Scenario Outline: organic material
      Given Idol, of 100 HP in all, of organic material
      When it takes 30 HP of <type> damage
      Then it has taken 30 HP, and shows light damage
      And it shows <effects>

      Examples:
        | type     | effects                |
        | Necrotic | some ageing or wilting |
        | Radiant  | some swelling          |

    @near_miss
    Scenario Outline: an organic object loses HP
      Given 12 points of <type> damage to an organic object
      And the attack says that it costs HP
      When the object's loss is asked for
      Then the object loses 12 HP and 0 SP

      Examples:
        | type     |
        | necrotic |
        | radiant  |

  @action_points.energy_effects.dim_light
  Rule: Moderate radiant damage sheds dim light within 1 square, heavy within 2 for 2 rounds

    Scenario Outline: heavy
      Given Root, of 40 HP in all, of organic material
      When it takes <damage> HP of radiant damage
      Then it sheds dim light within 2 squares for 2 rounds

      Examples:
        | damage |
        | 30     |
        | 39     |

    Scenario: moderate
      Given Root, of 40 HP in all, of organic material
      When it takes 20 HP of radiant damage
      Then it sheds dim light within 1 squares for a time that is not determined

    @near_miss
    Scenario Outline: less, more, or another energy
      Given Root, of 40 HP in all, of organic material
      When it takes <damage> HP of <type> damage
      Then it sheds dim light within 0 squares for 0 rounds

      Examples:
        | damage | type     |
        | 19     | Radiant  |
        | 40     | Radiant  |
        | 30     | Necrotic |

  @action_points.energy_effects.brief_light
  Rule: How long the brief light of moderate radiant damage lasts is not said

    Scenario Outline: moderate damage
      Given Root, of 40 HP in all, of organic material
      When it takes <damage> HP of radiant damage
      Then it sheds dim light within 1 squares for a time that is not determined

      Examples:
        | damage |
        | 21     |
        | 29     |

    @near_miss
    Scenario: heavy damage
      Given Root, of 40 HP in all, of organic material
      When it takes 30 HP of radiant damage
      Then it sheds dim light within 2 squares for 2 rounds
