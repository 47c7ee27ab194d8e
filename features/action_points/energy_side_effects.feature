Feature: What energy does beside damage
  Water, ice and gas, liquids and vacuum, gear in acid, and what counteracts energy. Document 000, L346 to L352.

  @action_points.energy_side_effects.acid_degrades
  Rule: Acid degrades weapons, armor, tools and the like, which then suffer penalties

    Scenario Outline: gear and its penalty, as the DM has set it
      Given a <kind> in acid, with a penalty of <penalty> so far
      When its decay is asked for
      Then it is degraded, at <penalty>

      Examples:
        | kind         | penalty |
        | weapon       | -1      |
        | weapon       | -3      |
        | suit of armor | -2      |
        | tool         | -1      |
        | similar thing | -4     |

    Scenario Outline: what nobody knows of gear
      Given gear in acid, but <wrong>
      When its decay is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact    |
        | of no known kind            | kind    |
        | nobody says of what kind    | kind    |
        | with a penalty of nothing   | penalty |

  @action_points.energy_side_effects.acid_penalties
  Rule: How great the penalties of what acid has degraded are is not said

    Scenario Outline: no penalty set
      Given a <kind> in acid
      When its decay is asked for
      Then it is degraded, at a penalty that is not determined

      Examples:
        | kind          |
        | weapon        |
        | suit of armor |
        | tool          |
        | similar thing |

    @near_miss
    Scenario: a penalty set
      Given a suit of armor in acid, with a penalty of -1 so far
      When its decay is asked for
      Then it is degraded, at -1

  @action_points.energy_side_effects.water_against_acid
  Rule: Water typically counteracts acid

    Scenario Outline: as the DM reduces it
      Given 20 HP of acid damage, met with water
      And the DM leaves <left> HP of it
      When it is asked what is left
      Then it is counteracted, with <left> HP left
      And no solid becomes brittle

      Examples:
        | left |
        | 0    |
        | 10   |
        | 20   |

    Scenario: not typical
      Given 20 HP of acid damage, met with water
      And a description says that it does not help
      When it is asked what is left
      Then it is not counteracted, with 20 HP left
      And no solid becomes brittle

    @near_miss
    Scenario: fire instead of water
      Given 20 HP of acid damage, met with fire
      When it is asked what is left
      Then whether it is counteracted is not determined

    Scenario Outline: what nobody knows of counteracting
      Given energy that is counteracted, but <wrong>
      When it is asked what is left
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact      |
        | by no known energy                 | energy    |
        | nobody says of which energy        | energy    |
        | by nothing known                   | remedy    |
        | nobody says by what                | remedy    |
        | of less than nothing               | damage    |
        | nobody says of how much            | damage    |
        | the DM leaves less than nothing    | remainder |
        | the DM leaves more than there was  | remainder |

  @action_points.energy_side_effects.fire_and_cold
  Rule: Fire and cold typically counteract each other

    Scenario Outline: each against the other
      Given 20 HP of <energy> damage, met with <against>
      And the DM leaves <left> HP of it
      And the DM has the solid <become> brittle
      When it is asked what is left
      Then it is counteracted, with <left> HP left

      Examples:
        | energy | against | left | become     |
        | cold   | fire    | 5    | become     |
        | fire   | cold    | 15   | not become |

    Scenario Outline: not typical either
      Given 20 HP of <energy> damage, met with <against>
      And a description says that it does not help
      And the DM has the solid not become brittle
      When it is asked what is left
      Then it is not counteracted, with 20 HP left

      Examples:
        | energy | against |
        | cold   | fire    |
        | fire   | cold    |

    @near_miss
    Scenario Outline: something else against cold
      Given 20 HP of cold damage, met with <against>
      When it is asked what is left
      Then whether it is counteracted is not determined

      Examples:
        | against |
        | water   |
        | cold    |

  @action_points.energy_side_effects.water_against_fire
  Rule: Water typically counteracts fire

    Scenario Outline: a bucket of water
      Given 20 HP of fire damage, met with water
      And the DM leaves <left> HP of it
      And the DM has the solid not become brittle
      When it is asked what is left
      Then it is counteracted, with <left> HP left
      And no solid becomes brittle

      Examples:
        | left |
        | 0    |
        | 8    |

    Scenario: a fire that burns in water
      Given 20 HP of fire damage, met with water
      And a description says that it does not help
      And the DM has the solid not become brittle
      When it is asked what is left
      Then it is not counteracted, with 20 HP left

    @near_miss
    Scenario: fire against fire
      Given 20 HP of fire damage, met with fire
      When it is asked what is left
      Then whether it is counteracted is not determined

  @action_points.energy_side_effects.how_much_is_counteracted
  Rule: How much damage is left when energy is counteracted is for the DM to say

    Scenario Outline: nobody says
      Given 20 HP of <energy> damage, met with <against>
      When it is asked what is left
      Then it is counteracted, with an amount left that is not determined

      Examples:
        | energy | against |
        | acid   | water   |
        | cold   | fire    |
        | fire   | cold    |
        | fire   | water   |

    Scenario: all of it
      Given 20 HP of fire damage, met with cold
      And the DM leaves 20 HP of it
      When it is asked what is left
      Then it is counteracted, with 20 HP left

    @near_miss
    Scenario: nothing counteracts it
      Given 7 HP of acid damage, met with water
      And a description says that it does not help
      When it is asked what is left
      Then it is not counteracted, with 7 HP left

  @action_points.energy_side_effects.other_pairs
  Rule: What counteracts energy otherwise is not said

    Scenario Outline: pairs that are not named
      Given 20 HP of <energy> damage, met with <against>
      And the DM leaves 3 HP of it
      When it is asked what is left
      Then whether it is counteracted is not determined
      And neither is what is left, nor what becomes brittle

      Examples:
        | energy | against |
        | acid   | fire    |
        | acid   | cold    |
        | cold   | water   |
        | cold   | cold    |
        | fire   | fire    |

    @near_miss
    Scenario: a pair that is named
      Given 20 HP of acid damage, met with water
      And the DM leaves 3 HP of it
      When it is asked what is left
      Then it is counteracted, with 3 HP left

  @action_points.energy_side_effects.brittle
  Rule: Fire together with cold or water can make some solids brittle, with less DR

    Scenario Outline: as the DM has it
      Given 20 HP of <energy> damage, met with <against>
      And the DM leaves 4 HP of it
      And the DM has the solid <become> brittle
      When it is asked what is left
      Then it is counteracted, with 4 HP left
      And <what> solid becomes brittle

      Examples:
        | energy | against | become     | what |
        | cold   | fire    | become     | the  |
        | fire   | cold    | become     | the  |
        | fire   | water   | become     | the  |
        | fire   | cold    | not become | no   |

    Scenario Outline: nobody says whether it does
      Given 20 HP of <energy> damage, met with <against>
      And the DM leaves 4 HP of it
      When it is asked what is left
      Then it is counteracted, with 4 HP left
      And what becomes brittle is not determined

      Examples:
        | energy | against |
        | cold   | fire    |
        | fire   | cold    |
        | fire   | water   |

    @near_miss
    Scenario Outline: water on acid
      Given 20 HP of acid damage, met with water
      And the DM leaves 4 HP of it
      And the DM has the solid <become> brittle
      When it is asked what is left
      Then it is counteracted, with 4 HP left
      And no solid becomes brittle

      Examples:
        | become     |
        | become     |
        | not become |

  @action_points.energy_side_effects.freezes_water
  Rule: Cold freezes water and most liquids of water to 1 cm for each 25 HP

    Scenario Outline: whole centimetres
      Given <onto>
      When it takes <HP> HP of <energy>, in whole centimetres
      Then it <change> to <depth> cm, at <rate> HP for one

      Examples:
        | onto  | HP  | energy | change  | depth | rate |
        | water | 25  | Cold   | freezes | 1     | 25   |
        | water | 50  | Cold   | freezes | 2     | 25   |
        | water | 100 | Cold   | freezes | 4     | 25   |

    Scenario: none
      Given water
      When it takes 0 HP of cold
      Then it freezes to 0 cm

    @reading.action_points.energy_side_effects.fractions.in_proportion
    Scenario Outline: parts of a centimetre
      Given a <onto>
      When it takes <HP> HP of cold
      Then it freezes to <depth> cm

      Examples:
        | onto                  | HP | depth |
        | body of unusual water | 24 | 24/25 |
        | body of unusual water | 26 | 26/25 |
        | liquid of water       | 40 | 8/5   |

    @reading.action_points.energy_side_effects.fractions.whole_centimetres
    Scenario Outline: no parts of a centimetre
      Given a <onto>
      When it takes <HP> HP of cold
      Then it freezes to <depth> cm

      Examples:
        | onto                  | HP | depth |
        | body of unusual water | 24 | 0     |
        | body of unusual water | 26 | 1     |
        | liquid of water       | 49 | 1     |

    Scenario: wine, as most liquids of water
      Given a liquid of water
      When it takes 75 HP of cold
      Then it freezes to 3 cm

    @near_miss
    Scenario: a liquid of water that is not like most
      Given a liquid of water that is not like most
      When it takes 75 HP of cold
      Then what becomes of it is not determined

    Scenario Outline: what nobody knows of water
      Given energy on water, but <wrong>
      When it meets the water
      Then it is refused for its <fact>

      Examples:
        | wrong                          | fact   |
        | of no known kind               | energy |
        | nobody says of which kind      | energy |
        | onto nothing known             | liquid |
        | nobody says onto what          | liquid |
        | of less than nothing           | damage |
        | nobody says how much           | damage |

  @action_points.energy_side_effects.melts_ice
  Rule: Fire melts 1 cm of ice for each 25 HP

    Scenario Outline: ice in the fire
      Given <onto>
      When it takes <HP> HP of <energy>, in whole centimetres
      Then it <change> to <depth> cm, at <rate> HP for one

      Examples:
        | onto | HP  | energy | change | depth | rate |
        | ice  | 25  | Fire   | melts  | 1     | 25   |
        | ice  | 50  | Fire   | melts  | 2     | 25   |
        | ice  | 125 | Fire   | melts  | 5     | 25   |

    @reading.action_points.energy_side_effects.fractions.in_proportion
    Scenario: half a centimetre of ice, nearly
      Given ice
      When it takes 12 HP of fire
      Then it melts to 12/25 cm

    @reading.action_points.energy_side_effects.fractions.whole_centimetres
    Scenario: no whole centimetre of ice
      Given ice
      When it takes 24 HP of fire
      Then it melts to 0 cm

    @near_miss
    Scenario: cold on ice
      Given ice
      When it takes 25 HP of cold
      Then what becomes of it is not determined

  @action_points.energy_side_effects.evaporates_water
  Rule: Fire evaporates 1 cm of water and of most liquids of water for each 50 HP

    Scenario Outline: water in the fire
      Given <onto>
      When it takes <HP> HP of <energy>, in whole centimetres
      Then it <change> to <depth> cm, at <rate> HP for one

      Examples:
        | onto  | HP  | energy | change     | depth | rate |
        | water | 50  | Fire   | evaporates | 1     | 50   |
        | water | 100 | Fire   | evaporates | 2     | 50   |
        | water | 250 | Fire   | evaporates | 5     | 50   |

    Scenario: soup
      Given a liquid of water
      When it takes 150 HP of fire
      Then it evaporates to 3 cm

    @reading.action_points.energy_side_effects.fractions.in_proportion
    Scenario Outline: parts of a centimetre of water
      Given water
      When it takes <HP> HP of fire
      Then it evaporates to <depth> cm

      Examples:
        | HP | depth |
        | 25 | 1/2   |
        | 49 | 49/50 |
        | 75 | 3/2   |

    @reading.action_points.energy_side_effects.fractions.whole_centimetres
    Scenario Outline: whole centimetres of water alone
      Given water
      When it takes <HP> HP of fire
      Then it evaporates to <depth> cm

      Examples:
        | HP | depth |
        | 25 | 0     |
        | 49 | 0     |
        | 99 | 1     |

    @near_miss
    Scenario: ice melts first
      Given ice
      When it takes 50 HP of fire
      Then it melts to 2 cm

  @action_points.energy_side_effects.other_liquids
  Rule: What energy does otherwise to water, ice and other liquids is not said

    Scenario Outline: not said
      Given <onto>
      When it takes 50 HP of <energy>
      Then what becomes of it is not determined

      Examples:
        | onto                                    | energy      |
        | a liquid that is not of water           | fire        |
        | a liquid that is not of water           | cold        |
        | a liquid that is not of water           | radiant     |
        | a liquid of water                       | necrotic    |
        | a liquid of water that is not like most | sonic       |
        | a liquid of water that is not like most | fire        |
        | water                                   | acid        |
        | water                                   | electricity |
        | ice                                     | cold        |
        | ice                                     | sonic       |

    @near_miss
    Scenario Outline: inorganic
      Given <onto>
      When it takes 50 HP of <energy>
      Then it does not change, and 0 cm of it

      Examples:
        | onto  | energy   |
        | water | radiant  |
        | ice   | necrotic |

  @action_points.energy_side_effects.compresses_gas
  Rule: Cold compresses gas

    Scenario Outline: cold gas
      Given <what> gas in the cold, which the DM has <condense>
      When the gas is asked about
      Then it shrinks, and <outcome>

      Examples:
        | what        | condense     | outcome            |
        | free        | condense     | condenses          |
        | free        | not condense | does nothing more  |
        | contained   | not condense | does nothing more  |
        | contained   | condense     | condenses          |

    @near_miss
    Scenario: gas in the fire
      Given free gas in the fire
      When the gas is asked about
      Then it grows, and does nothing more

    Scenario Outline: what nobody knows of gas
      Given gas, but <wrong>
      When the gas is asked about
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact      |
        | in no known energy                   | energy    |
        | nobody says in what energy           | energy    |
        | nobody says whether it is contained  | container |

  @action_points.energy_side_effects.condenses_gas
  Rule: When cold condenses gas is not said, only that it may

    Scenario Outline: nobody says whether it condenses
      Given <what> gas in the cold
      When the gas is asked about
      Then it shrinks, and whether it condenses is not determined

      Examples:
        | what      |
        | free      |
        | contained |

    @near_miss
    Scenario: the DM says
      Given free gas in the cold, which the DM has condense
      When the gas is asked about
      Then it shrinks, and condenses

  @action_points.energy_side_effects.expands_gas
  Rule: Fire expands gas

    Scenario Outline: hot gas, and a container that bursts or holds
      Given contained gas in the fire, whose container the DM has <burst>
      When the gas is asked about
      Then it grows, and <outcome>

      Examples:
        | burst | outcome              |
        | burst | bursts its container |
        | hold  | does nothing more    |

    Scenario: free gas, whatever the DM says of a container
      Given free gas in the fire, whose container the DM has burst
      When the gas is asked about
      Then it grows, and does nothing more

    @near_miss
    Scenario: the same gas in the cold
      Given contained gas in the cold, which the DM has not condense
      When the gas is asked about
      Then it shrinks, and does nothing more

  @action_points.energy_side_effects.bursts_container
  Rule: When expanding gas bursts its container is not said, only that it may

    Scenario: nobody says whether the container holds
      Given contained gas in the fire
      When the gas is asked about
      Then it grows, and whether its container bursts is not determined

    @near_miss
    Scenario: no container
      Given free gas in the fire
      When the gas is asked about
      Then it grows, and does nothing more

  @action_points.energy_side_effects.heats_solids
  Rule: Electricity tends to heat up solids

    Scenario Outline: solids
      Given electricity in <what> solid
      When its spread is asked for
      Then the medium <affected>, and whether it propagates is not determined

      Examples:
        | what                   | affected        |
        | a                      | is affected     |
        | an unusual             | is not affected |

    @near_miss
    Scenario: sonic damage in a solid
      Given sonic damage in a solid
      When its spread is asked for
      Then nothing of its spread is determined

    Scenario Outline: what nobody knows of spreading
      Given energy that spreads, but <wrong>
      When its spread is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact   |
        | of no known kind            | energy |
        | nobody says of which kind   | energy |
        | in nothing known            | medium |
        | nobody says in what         | medium |

  @action_points.energy_side_effects.conductivity
  Rule: What a solid's conductivity changes is not said, only that it matters

    Scenario: a solid
      Given electricity in a solid
      When its spread is asked for
      Then the medium is affected, and whether it propagates is not determined

    @near_miss
    Scenario: a liquid
      Given electricity in a natural water
      When its spread is asked for
      Then it propagates, and what becomes of the medium is not determined

  @action_points.energy_side_effects.electricity_in_water
  Rule: Electricity spreads in natural water and in most liquids of water

    Scenario Outline: in water
      Given electricity in <what> <medium>
      When its spread is asked for
      Then it propagates, and what becomes of the medium is not determined

      Examples:
        | what       | medium          |
        | a          | natural water   |
        | an unusual | natural water   |
        | a          | liquid of water |

    @near_miss
    Scenario: a liquid of water unlike most
      Given electricity in an unusual liquid of water
      When its spread is asked for
      Then nothing of its spread is determined

  @action_points.energy_side_effects.very_pure_water
  Rule: Electricity does not propagate through what is very pure

    Scenario: distilled
      Given electricity in a very pure water
      When its spread is asked for
      Then it does not propagate, and what becomes of the medium is not determined

    @near_miss
    Scenario: as water is in nature
      Given electricity in a natural water
      When its spread is asked for
      Then it propagates, and what becomes of the medium is not determined

  @action_points.energy_side_effects.sonic_in_liquids
  Rule: Sonic damage propagates through water and other liquids

    Scenario Outline: any liquid
      Given sonic damage in <what> <medium>
      When its spread is asked for
      Then it propagates, and the medium <affected>

      Examples:
        | what       | medium          | affected        |
        | a          | natural water   | is not affected |
        | an unusual | natural water   | is affected     |
        | a          | very pure water | is not affected |
        | an unusual | very pure water | is affected     |
        | a          | liquid of water | is not affected |
        | a          | liquid without water | is not affected |
        | an unusual | liquid without water | is affected     |

    @near_miss
    Scenario: a gas
      Given sonic damage in a gas
      When its spread is asked for
      Then the medium is not affected, and whether it propagates is not determined

  @action_points.energy_side_effects.sonic_little_effect
  Rule: Sonic damage rarely affects a liquid or a gas itself

    Scenario Outline: liquids and gas
      Given sonic damage in <what> <medium>
      When its spread is asked for
      Then the medium <affected>

      Examples:
        | what       | medium          | affected        |
        | an unusual | liquid of water | is affected     |
        | an unusual | gas             | is affected     |

    Scenario Outline: no change of a liquid
      Given <onto>
      When it takes 100 HP of sonic
      Then it does not change, and 0 cm of it

      Examples:
        | onto                          |
        | water                         |
        | a liquid of water             |
        | a liquid that is not of water |

    @near_miss
    Scenario: neither liquid nor gas
      Given sonic damage in an unusual solid
      When its spread is asked for
      Then nothing of its spread is determined

  @action_points.energy_side_effects.vacuum
  Rule: Sonic damage does not propagate through vacuum

    Scenario Outline: nothing to carry it
      Given sonic damage in <what> vacuum
      When its spread is asked for
      Then it does not propagate, and the medium is not affected

      Examples:
        | what       |
        | a          |
        | an unusual |

    @near_miss
    Scenario: electricity
      Given electricity in a vacuum
      When its spread is asked for
      Then nothing of its spread is determined

  @action_points.energy_side_effects.other_media
  Rule: What electricity and sonic damage do in other media is not said

    Scenario Outline: electricity elsewhere
      Given electricity in <what> <medium>
      When its spread is asked for
      Then nothing of its spread is determined

      Examples:
        | what       | medium       |
        | a          | gas          |
        | a          | liquid without water |
        | an unusual | vacuum       |

    @near_miss
    Scenario: sonic damage in another liquid
      Given sonic damage in a liquid without water
      When its spread is asked for
      Then it propagates, and the medium is not affected
