Feature: Damage resistance
  What DR keeps off, when it is halved, and piercing damage. Document 000, L46, L66, L80, L314 and L318.

  @action_points.damage_resistance.each_instance
  Rule: Damage resistance reduces each instance of physical damage in full

    Scenario Outline: below, at and above the resistance
      Given someone with DR 6
      When <damage> points of <kind> damage are done
      Then <taken> of it are taken and <kept> kept off

      Examples:
        | damage | kind     | taken | kept |
        | 0      | blunt    | 0     | 0    |
        | 5      | blunt    | 0     | 5    |
        | 6      | slashing | 0     | 6    |
        | 7      | piercing | 1     | 6    |
        | 20     | blunt    | 14    | 6    |

    Scenario: no resistance
      Given someone with DR 0
      When 20 points of slashing damage are done
      Then 20 of it are taken and 0 kept off

    Scenario Outline: a later blow in the same round
      Given someone with DR 6
      And a blow of 20 points has been taken
      When <damage> points of blunt damage are done
      Then <taken> of it are taken and <kept> kept off

      Examples: unlike energy resistance, it is not used up
        | damage | taken | kept |
        | 20     | 14    | 6    |
        | 4      | 0     | 4    |

    @near_miss
    Scenario Outline: damage that is not physical
      Given someone with DR 6
      When 20 points of <kind> damage are done
      Then 20 of it are taken and 0 kept off

      Examples: fatigue of the body is not physical damage
        | kind             |
        | acid             |
        | cold             |
        | electric         |
        | fire             |
        | necrotic         |
        | radiant          |
        | sonic            |
        | physical fatigue |
        | psychic          |
        | ability          |

    Scenario Outline: blows that there cannot be
      When a blow is resisted, <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                                 | fact              |
        | of an unknown type                                    | type              |
        | of no type                                            | type              |
        | of less than nothing                                  | damage            |
        | of no amount                                          | damage            |
        | against less than no resistance                       | resistance        |
        | against nobody knows what resistance                  | resistance        |
        | delivered in an unknown way                           | delivery          |
        | of an unknown degree                                  | degree            |
        | against a negative racial resistance to critical hits | racial resistance |
        | against a negative other resistance to critical hits  | other resistance  |

  @action_points.damage_resistance.exceptional_hit
  Rule: An exceptional success or better of a weapon, a touch or a ray halves damage resistance

    Scenario Outline: exceptional and critical
      Given someone with DR 6
      When <what> does 20 points of slashing damage, with <degree>
      Then 17 of it are taken and 3 kept off

      Examples:
        | what     | degree                 |
        | a weapon | an exceptional success |
        | a weapon | a critical success     |
        | a touch  | an exceptional success |
        | a touch  | a critical success     |
        | a ray    | an exceptional success |
        | a ray    | a critical success     |

    Scenario Outline: a weapon, by the damage beside half the resistance
      Given someone with DR 6
      When <damage> points of blunt damage are done with an exceptional success
      Then <taken> of it are taken and <kept> kept off

      Examples:
        | damage | taken | kept |
        | 2      | 0     | 2    |
        | 3      | 0     | 3    |
        | 4      | 1     | 3    |

    @reading.action_points.damage_resistance.rounding_of_resistance.down
    Scenario Outline: half of an odd resistance, rounded down
      Given someone with DR <dr>
      When 20 points of blunt damage are done with an exceptional success
      Then <taken> of it are taken and <kept> kept off

      Examples:
        | dr | taken | kept |
        | 7  | 17    | 3    |
        | 9  | 16    | 4    |
        | 1  | 20    | 0    |

    @reading.action_points.damage_resistance.rounding_of_resistance.up
    Scenario Outline: half of an odd resistance, rounded up
      Given someone with DR <dr>
      When 20 points of blunt damage are done with an exceptional success
      Then <taken> of it are taken and <kept> kept off

      Examples:
        | dr | taken | kept |
        | 7  | 16    | 4    |
        | 9  | 15    | 5    |
        | 1  | 19    | 1    |

    @near_miss
    Scenario Outline: less than exceptional
      Given someone with DR 6
      When <what> does 20 points of slashing damage, with <degree>
      Then 14 of it are taken and 6 kept off

      Examples:
        | what     | degree                 |
        | a weapon | a success              |
        | a weapon | an outstanding success |
        | a touch  | an outstanding success |
        | a ray    | an outstanding success |
        | a weapon | a failure              |

    @near_miss
    Scenario Outline: neither weapon, touch nor ray
      Given someone with DR 6
      When an area does 20 points of slashing damage, with <degree>
      Then 14 of it are taken and 6 kept off

      Examples:
        | degree                 |
        | an exceptional success |
        | a critical success     |

  @action_points.damage_resistance.piercing_objects
  Rule: Objects take half of piercing damage, after damage resistance

    @reading.action_points.damage_resistance.which_objects.all_objects
    Scenario Outline: objects
      Given an object with DR <dr>
      When <damage> points of piercing damage are done
      Then <taken> of it are taken and <kept> kept off

      Examples: DR first; half first would leave 4 of 20 against DR 6
        | dr | damage | taken | kept |
        | 6  | 20     | 7     | 6    |
        | 0  | 20     | 10    | 0    |
        | 6  | 8      | 1     | 6    |

    @reading.action_points.damage_resistance.which_objects.all_objects
    Scenario: an exceptional hit halves both
      Given an object with DR 8
      When 20 points of piercing damage are done with an exceptional success
      Then 8 of it are taken and 4 kept off

    @near_miss
    @reading.action_points.damage_resistance.which_objects.resistant_ones
    Scenario Outline: objects without such a resistance
      Given an object with DR 6
      And a racial resistance of <bonus> to critical hits
      When 20 points of piercing damage are done
      Then 14 of it are taken and 6 kept off

      Examples:
        | bonus |
        | 0     |
        | 9     |

    @near_miss
    Scenario Outline: other damage to objects
      Given an object with DR 6
      When 20 points of <kind> damage are done
      Then 14 of it are taken and 6 kept off

      Examples:
        | kind     |
        | blunt    |
        | slashing |

    @near_miss
    Scenario: piercing damage to a creature
      Given someone with DR 6
      When 20 points of piercing damage are done
      Then 14 of it are taken and 6 kept off

  @action_points.damage_resistance.piercing_resistant_creatures
  Rule: So do those whose race resists critical hits by 10 or more

    Scenario Outline: ten and more
      Given someone with DR 6
      And a racial resistance of <bonus> to critical hits
      When <damage> points of piercing damage are done
      Then <taken> of it are taken and <kept> kept off

      Examples:
        | bonus | damage | taken | kept |
        | 10    | 20     | 7     | 6    |
        | 11    | 20     | 7     | 6    |
        | 30    | 10     | 2     | 6    |

    Scenario: an object of which that is said
      Given an object with DR 6
      And a racial resistance of 10 to critical hits
      When 20 points of piercing damage are done
      Then 7 of it are taken and 6 kept off

    @reading.action_points.damage_resistance.rounding_of_piercing.down
    Scenario Outline: an odd rest, rounded down
      Given someone with DR 6
      And a racial resistance of 10 to critical hits
      When <damage> points of piercing damage are done
      Then <taken> of it are taken and 6 kept off

      Examples:
        | damage | taken |
        | 19     | 6     |
        | 15     | 4     |
        | 7      | 0     |

    @reading.action_points.damage_resistance.rounding_of_piercing.up
    Scenario Outline: an odd rest, rounded up
      Given someone with DR 6
      And a racial resistance of 10 to critical hits
      When <damage> points of piercing damage are done
      Then <taken> of it are taken and 6 kept off

      Examples:
        | damage | taken |
        | 19     | 7     |
        | 15     | 5     |
        | 7      | 1     |

    @near_miss
    Scenario Outline: less, or not racial
      Given someone with DR 6
      And a racial resistance of <racial> to critical hits
      And armour gives a resistance of <other> to critical hits
      When 20 points of piercing damage are done
      Then 14 of it are taken and 6 kept off

      Examples:
        | racial | other |
        | 9      | 0     |
        | 0      | 10    |
        | 9      | 5     |
        | 0      | 0     |

    @near_miss
    Scenario Outline: other damage
      Given someone with DR 6
      And a racial resistance of 10 to critical hits
      When 20 points of <kind> damage are done
      Then 14 of it are taken and 6 kept off

      Examples:
        | kind     |
        | blunt    |
        | slashing |
