Feature: Energy resistance
  What it keeps off of energy damage, instance by instance. Document 000, L66, L80 and L336.

  @action_points.energy_resistance.appropriate_type
  Rule: Energy resistance reduces energy damage of its own type

    Scenario Outline: each type
      Given resistance 10 to <kind> damage
      When Ann meets 12 points of <kind> damage
      Then 2 are taken, 10 kept off, and 0 of the resistance left

      Examples:
        | kind     |
        | acid     |
        | cold     |
        | electric |
        | fire     |
        | necrotic |
        | radiant  |
        | sonic    |

    Scenario Outline: below, at and above the amount
      Given resistance 10 to fire damage
      When Ann meets <damage> points of fire damage
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | damage | taken | kept | left |
        | 0      | 0     | 0    | 10   |
        | 9      | 0     | 9    | 1    |
        | 10     | 0     | 10   | 0    |
        | 11     | 1     | 10   | 0    |

    Scenario: the right one of two
      Given resistance 10 to fire damage
      And resistance 4 to cold damage
      When Ann meets 12 points of cold damage
      Then 8 are taken, 4 kept off, and 0 of the resistance left

    Scenario: a resistance of 0
      Given resistance 0 to fire damage
      When Ann meets 12 points of fire damage
      Then 12 are taken, 0 kept off, and 0 of the resistance left

    Scenario Outline: facts that there cannot be
      When energy is resisted, <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                  | fact                 |
        | of nobody                              | target               |
        | of someone without a name              | target               |
        | of an unknown type                     | type                 |
        | of slashing damage                     | type                 |
        | of no type                             | type                 |
        | of less than nothing                   | damage               |
        | of no amount                           | damage               |
        | with a resistance of an unknown type   | resistances          |
        | with a resistance to slashing damage   | resistances          |
        | with a resistance of less than nothing | resistances          |
        | with two resistances to fire           | resistances          |
        | delivered in an unknown way            | delivery             |
        | of an unknown degree                   | degree               |

    @near_miss
    Scenario Outline: another type
      Given resistance 10 to <resisted> damage
      When Ann meets 12 points of <kind> damage
      Then 12 are taken, 0 kept off, and 0 of the resistance left

      Examples:
        | resisted | kind     |
        | fire     | cold     |
        | cold     | fire     |
        | necrotic | radiant  |
        | electric | acid     |

    @near_miss
    Scenario: no resistance at all
      When Ann meets 12 points of sonic damage
      Then 12 are taken, 0 kept off, and 0 of the resistance left

  @action_points.energy_resistance.per_round
  Rule: It keeps off no more than its amount in a round, all instances together

    Scenario Outline: a second instance
      Given resistance 10 to fire damage
      And Ann has met 6 points of fire damage this round
      When Ann meets <damage> points of fire damage
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | damage | taken | kept | left |
        | 3      | 0     | 3    | 1    |
        | 4      | 0     | 4    | 0    |
        | 5      | 1     | 4    | 0    |
        | 20     | 16    | 4    | 0    |

    Scenario: a third
      Given resistance 10 to fire damage
      And Ann has met 3 points of fire damage this round
      And Ann has met 5 points of fire damage this round
      When Ann meets 7 points of fire damage
      Then 5 are taken, 2 kept off, and 0 of the resistance left

    Scenario: used up by one great instance, of which it kept off no more than its amount
      Given resistance 10 to fire damage
      And Ann has met 40 points of fire damage this round
      When Ann meets 1 points of fire damage
      Then 1 are taken, 0 kept off, and 0 of the resistance left

    Scenario: whole again in the next round
      Given resistance 10 to fire damage
      And Ann has met 40 points of fire damage this round
      And the round has ended
      When Ann meets 12 points of fire damage
      Then 2 are taken, 10 kept off, and 0 of the resistance left

    Scenario: what was not used is not kept for the next round
      Given resistance 10 to fire damage
      And Ann has met 3 points of fire damage this round
      When the round ends
      And Ann meets 20 points of fire damage
      Then 10 are taken, 10 kept off, and 0 of the resistance left

    Scenario: two types are apart
      Given resistance 10 to fire damage
      And resistance 10 to cold damage
      And Ann has met 8 points of fire damage this round
      When Ann meets 12 points of cold damage
      Then 2 are taken, 10 kept off, and 0 of the resistance left

    Scenario: the first type is remembered beside the second
      Given resistance 10 to fire damage
      And resistance 10 to cold damage
      And Ann has met 8 points of fire damage this round
      And Ann has met 5 points of cold damage this round
      When Ann meets 12 points of fire damage
      Then 10 are taken, 2 kept off, and 0 of the resistance left

    Scenario: two creatures are apart
      Given resistance 10 to fire damage
      And Ann has met 8 points of fire damage this round
      When Bob meets 12 points of fire damage
      Then 2 are taken, 10 kept off, and 0 of the resistance left

    Scenario: a resistance that shrinks within the round
      Given Ann, whose resistance to fire was 10, has met 9 points of it this round
      When Ann, whose resistance to fire is now 4, meets 5 points of it
      Then 5 are taken, 0 kept off, and 0 of the resistance left

    Scenario: a resistance that grows within the round
      Given Ann, whose resistance to fire was 4, has met 9 points of it this round
      When Ann, whose resistance to fire is now 10, meets 9 points of it
      Then 3 are taken, 6 kept off, and 0 of the resistance left

    @near_miss
    Scenario: no resistance to be used up
      Given resistance 10 to fire damage
      And Ann has met 8 points of fire damage this round
      When Ann meets 12 points of acid damage
      Then 12 are taken, 0 kept off, and 0 of the resistance left

  @action_points.energy_resistance.exceptional_hit
  Rule: An exceptional success or better of a touch or a ray halves energy resistance

    @reading.action_points.energy_resistance.what_is_halved.amount
    @reading.action_points.energy_resistance.what_is_halved.rest
    Scenario Outline: exceptional and critical, half of all of it
      Given resistance 10 to fire damage
      When Ann meets <what> of 8 points of fire, with <degree>
      Then 3 are taken, 5 kept off, and 5 of the resistance left

      Examples:
        | what    | degree                 |
        | a touch | an exceptional success |
        | a touch | a critical success     |
        | a ray   | an exceptional success |
        | a ray   | a critical success     |

    @reading.action_points.energy_resistance.what_is_halved.reduction
    Scenario Outline: exceptional and critical, half of the reduction
      Given resistance 10 to fire damage
      When Ann meets <what> of 8 points of fire, with <degree>
      Then 4 are taken, 4 kept off, and 6 of the resistance left

      Examples:
        | what    | degree                 |
        | a touch | an exceptional success |
        | a touch | a critical success     |
        | a ray   | an exceptional success |
        | a ray   | a critical success     |

    Scenario Outline: much damage, the same under every reading
      Given resistance 10 to fire damage
      When Ann meets a ray of <damage> points of fire, with an exceptional success
      Then <taken> are taken, 5 kept off, and 5 of the resistance left

      Examples:
        | damage | taken |
        | 10     | 5     |
        | 11     | 6     |
        | 30     | 25    |

    @reading.action_points.energy_resistance.what_is_halved.amount
    @reading.action_points.energy_resistance.what_is_halved.rest
    Scenario Outline: little damage, half of all of it
      Given resistance 10 to fire damage
      When Ann meets a ray of <damage> points of fire, with an exceptional success
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | damage | taken | kept | left |
        | 4      | 0     | 4    | 6    |
        | 5      | 0     | 5    | 5    |
        | 6      | 1     | 5    | 5    |

    @reading.action_points.energy_resistance.what_is_halved.reduction
    Scenario Outline: little damage, half of the reduction
      Given resistance 10 to fire damage
      When Ann meets a ray of <damage> points of fire, with an exceptional success
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | damage | taken | kept | left |
        | 4      | 2     | 2    | 8    |
        | 6      | 3     | 3    | 7    |

    @reading.action_points.energy_resistance.what_is_halved.amount
    Scenario Outline: after some was used, half of the round's amount
      Given resistance 10 to fire damage
      And Ann has met <before> points of fire damage this round
      When Ann meets a ray of 20 points of fire, with an exceptional success
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | before | taken | kept | left |
        | 2      | 17    | 3    | 5    |
        | 4      | 19    | 1    | 5    |
        | 5      | 20    | 0    | 5    |
        | 6      | 20    | 0    | 4    |

    @reading.action_points.energy_resistance.what_is_halved.rest
    @reading.action_points.energy_resistance.what_is_halved.reduction
    Scenario Outline: after some was used, half of what is left
      Given resistance 10 to fire damage
      And Ann has met <before> points of fire damage this round
      When Ann meets a ray of 20 points of fire, with an exceptional success
      Then <taken> are taken, <kept> kept off, and <left> of the resistance left

      Examples:
        | before | taken | kept | left |
        | 2      | 16    | 4    | 4    |
        | 4      | 17    | 3    | 3    |
        | 6      | 18    | 2    | 2    |

    @reading.action_points.energy_resistance.what_is_halved.rest
    Scenario: after some was used, little damage
      Given resistance 10 to fire damage
      And Ann has met 4 points of fire damage this round
      When Ann meets a ray of 2 points of fire, with an exceptional success
      Then 0 are taken, 2 kept off, and 4 of the resistance left

    Scenario: after all of it was used, there is nothing to halve
      Given resistance 10 to fire damage
      And Ann has met 10 points of fire damage this round
      When Ann meets a ray of 20 points of fire, with an exceptional success
      Then 20 are taken, 0 kept off, and 0 of the resistance left

    @reading.action_points.damage_resistance.rounding_of_resistance.down
    Scenario: half of an odd amount, rounded down
      Given resistance 11 to fire damage
      When Ann meets a ray of 30 points of fire, with an exceptional success
      Then 25 are taken, 5 kept off, and 6 of the resistance left

    @reading.action_points.damage_resistance.rounding_of_resistance.up
    Scenario: half of an odd amount, rounded up
      Given resistance 11 to fire damage
      When Ann meets a ray of 30 points of fire, with an exceptional success
      Then 24 are taken, 6 kept off, and 5 of the resistance left

    Scenario: an ordinary instance after an exceptional one has the rest
      Given resistance 10 to fire damage
      And Ann has met a ray of 30 points of fire, with an exceptional success, this round
      When Ann meets 20 points of fire damage
      Then 15 are taken, 5 kept off, and 0 of the resistance left

    Scenario: nothing is halved any more in the next round
      Given resistance 10 to fire damage
      And Ann has met a ray of 30 points of fire, with a critical success, this round
      And the round has ended
      When Ann meets 20 points of fire damage
      Then 10 are taken, 10 kept off, and 0 of the resistance left

    Scenario: a resistance that shrinks has nothing left to halve
      Given Ann, whose resistance to fire was 10, has met 9 points of it this round
      When Ann, whose resistance to fire is now 4, meets a ray of 5 points, with an exceptional success
      Then 5 are taken, 0 kept off, and 0 of the resistance left

    @near_miss
    Scenario Outline: nobody says what delivers it
      Given resistance 10 to fire damage
      When Ann meets 12 points of fire damage with <degree>
      Then 2 are taken, 10 kept off, and 0 of the resistance left

      Examples:
        | degree                 |
        | a success              |
        | an exceptional success |

    @near_miss
    Scenario Outline: less than exceptional
      Given resistance 10 to fire damage
      When Ann meets <what> of 8 points of fire, with <degree>
      Then 0 are taken, 8 kept off, and 2 of the resistance left

      Examples:
        | what    | degree                 |
        | a touch | an outstanding success |
        | a ray   | an outstanding success |
        | a ray   | a success              |
        | a touch | a failure              |

    @near_miss
    Scenario Outline: a burning weapon or an area
      Given resistance 10 to fire damage
      When Ann meets <what> of 12 points of fire, with <degree>
      Then 2 are taken, 10 kept off, and 0 of the resistance left

      Examples: a weapon halves damage resistance, which is another thing
        | what     | degree                 |
        | a weapon | an exceptional success |
        | a weapon | a critical success     |
        | an area  | a critical success     |
