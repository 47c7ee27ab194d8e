Feature: Base damage
  What a hit does before any of it is reduced. Document 004, L21 to L24.3.

  @body_resilience.base_damage.weapon
  Rule: The weapon, a fist and a claw included, sets the base damage of a success

    Scenario Outline: the dice of the weapon
      Given <weapon> that does <dice>
      And a Strength modifier of 0
      When the damage roll shows <faces>
      Then the base damage is <damage>

      Examples:
        | weapon               | dice | faces   | damage |
        | a melee weapon       | 1d8  | 5       | 5      |
        | a thrown weapon      | 1d6  | 1       | 1      |
        | a sling              | 1d4  | 4       | 4      |
        | a fist               | 1d3  | 2       | 2      |
        | a claw               | 2d4  | 3 and 4 | 7      |
        | a bow                | 1d8  | 8       | 8      |
        | a composite bow      | 1d8  | 8       | 8      |
        | a crossbow           | 1d10 | 10      | 10     |
        | another ranged weapon | 1d2  | 2       | 2      |

    Scenario: a crossbow has no bonus of Strength, be it a bow or not
      Given a crossbow that does 1d8
      And a Strength modifier of 3
      When the damage roll shows 5
      Then the base damage is 5

    Scenario: other modifiers
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And other damage modifiers of 3
      When the damage roll shows 5
      Then the base damage is 10

    Scenario Outline: other modifiers of any weapon
      Given <weapon> that does 1d8
      And a Strength modifier of 0
      And other damage modifiers of 3
      When the damage roll shows 5
      Then the base damage is 8

      Examples:
        | weapon                |
        | a thrown weapon       |
        | a claw                |
        | a bow                 |
        | a crossbow            |
        | another ranged weapon |

    Scenario Outline: something unknown or unsaid
      Given <what>
      And a Strength modifier of 0
      When the damage roll shows 5
      Then it is refused for its <fact>

      Examples:
        | what                                 | fact        |
        | a weapon of unknown kind             | weapon      |
        | a melee weapon with unknown dice     | damage dice |
        | a melee weapon of which nobody says the dice | damage dice |

    Scenario Outline: a face that the weapon's die does not have
      Given a melee weapon that does 1d8
      And a Strength modifier of 0
      When the damage roll shows <faces>
      Then it is refused for its damage roll

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 1 and 2 |

  @body_resilience.base_damage.minimum
  Rule: A hit does at least 1 point of base damage

    Scenario Outline: penalties that leave less
      Given a melee weapon that does 1d4
      And a Strength modifier of <strength>
      When the damage roll shows <face>
      Then the base damage is 1

      Examples:
        | strength | face |
        | -1       | 1    |
        | -3       | 2    |
        | -9       | 4    |

    @near_miss
    Scenario Outline: penalties that leave enough
      Given a melee weapon that does 1d4
      And a Strength modifier of <strength>
      When the damage roll shows <face>
      Then the base damage is <damage>

      Examples:
        | strength | face | damage |
        | -1       | 2    | 1      |
        | -1       | 3    | 2      |

    Scenario: penalties other than of Strength
      Given a melee weapon that does 1d4
      And a Strength modifier of 0
      And other damage modifiers of -6
      When the damage roll shows 3
      Then the base damage is 1

    @reading.body_resilience.base_damage.minimum_of_several_rolls.all_of_them
    Scenario Outline: the least of several rolls together
      Given a melee weapon that does 1d4
      And a Strength modifier of -2
      And damage that is multiplied by 2
      When the damage roll shows <faces>
      Then the base damage is <damage>

      Examples:
        | faces   | damage |
        | 1 and 1 | 1      |
        | 1 and 4 | 1      |
        | 2 and 4 | 2      |

    @reading.body_resilience.base_damage.minimum_of_several_rolls.each_roll
    Scenario Outline: the least of each of several rolls
      Given a melee weapon that does 1d4
      And a Strength modifier of -2
      And damage that is multiplied by 2
      When the damage roll shows <faces>
      Then the base damage is <damage>

      Examples:
        | faces   | damage |
        | 1 and 4 | 3      |
        | 1 and 1 | 2      |
        | 2 and 4 | 3      |

    @reading.body_resilience.base_damage.minimum_beside_extra_dice.the_hit
    Scenario: extra dice make up for what penalties take
      Given a melee weapon that does 1d4
      And a Strength modifier of -3
      And 1d6 of extra damage
      When the damage roll shows 1 and the extra damage roll 5
      Then the base damage is 3

    @reading.body_resilience.base_damage.minimum_beside_extra_dice.the_weapon
    Scenario: extra dice add to what the weapon does at least
      Given a melee weapon that does 1d4
      And a Strength modifier of -3
      And 1d6 of extra damage
      When the damage roll shows 1 and the extra damage roll 5
      Then the base damage is 6

    @reading.body_resilience.base_damage.minimum_beside_extra_dice.the_weapon
    @reading.body_resilience.base_damage.minimum_of_several_rolls.all_of_them
    Scenario: extra dice add to what several rolls do at least
      Given a melee weapon that does 1d4
      And a Strength modifier of -3
      And damage that is multiplied by 2
      And 1d6 of extra damage
      When the damage roll shows 1 and 1 and the extra damage roll 5
      Then the base damage is 6

    @reading.body_resilience.base_damage.minimum_of_several_rolls.each_roll
    Scenario: extra dice add to what each of several rolls does at least
      Given a melee weapon that does 1d4
      And a Strength modifier of -3
      And damage that is multiplied by 2
      And 1d6 of extra damage
      When the damage roll shows 1 and 1 and the extra damage roll 5
      Then the base damage is 7

    Scenario Outline: any weapon does at least 1
      Given <weapon> that does 1d4
      And a Strength modifier of 0
      And other damage modifiers of -9
      When the damage roll shows 3
      Then the base damage is 1

      Examples:
        | weapon                |
        | a bow                 |
        | a fist                |
        | another ranged weapon |

  @body_resilience.base_damage.strength
  Rule: Melee and thrown weapons, slings too, add the Strength modifier

    Scenario Outline: bonus and penalty
      Given <weapon> that does 1d8
      And a Strength modifier of <strength>
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | weapon          | strength | damage |
        | a melee weapon  | 3        | 8      |
        | a melee weapon  | -2       | 3      |
        | a thrown weapon | 3        | 8      |
        | a thrown weapon | -2       | 3      |
        | a sling         | 3        | 8      |
        | a sling         | -2       | 3      |
        | a fist          | 3        | 8      |
        | a claw          | 3        | 8      |
        | a claw          | -2       | 3      |

    @near_miss
    Scenario Outline: a weapon that neither strikes nor is thrown
      Given another ranged weapon that does 1d8
      And a Strength modifier of <strength>
      When the damage roll shows 5
      Then the base damage is 5

      Examples:
        | strength |
        | 3        |
        | -2       |

    Scenario: someone of whose Strength nobody speaks
      Given a melee weapon that does 1d8
      When the damage roll shows 5
      Then it is refused for its Strength modifier

  @body_resilience.base_damage.bow
  Rule: A bow that is not composite takes a Strength penalty, and no bonus

    Scenario Outline: the penalty, and no bonus
      Given a bow that does 1d8
      And a Strength modifier of <strength>
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 3        | 5      |
        | 0        | 5      |
        | -2       | 3      |

    @near_miss @reading.body_resilience.base_damage.composite_bow.adds_it
    Scenario Outline: a composite bow adds Strength
      Given a composite bow that does 1d8
      And a Strength modifier of <strength>
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 3        | 8      |
        | -2       | 3      |

    @near_miss @reading.body_resilience.base_damage.composite_bow.adds_nothing
    Scenario Outline: a composite bow adds nothing
      Given a composite bow that does 1d8
      And a Strength modifier of <strength>
      When the damage roll shows 5
      Then the base damage is 5

      Examples:
        | strength |
        | 3        |
        | -2       |

    @near_miss
    @reading.body_resilience.base_damage.composite_bow.adds_it
    @reading.body_resilience.base_damage.bow_in_both_hands.bonus_once
    Scenario Outline: a composite bow in both hands adds Strength once
      Given a composite bow that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 4        | 9      |
        | 2        | 7      |

    @near_miss
    @reading.body_resilience.base_damage.composite_bow.adds_it
    @reading.body_resilience.base_damage.bow_in_both_hands.one_and_a_half
    Scenario Outline: a composite bow in both hands adds Strength one and a half times
      Given a composite bow that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 4        | 11     |
        | 2        | 8      |

    @near_miss @reading.body_resilience.base_damage.composite_bow.adds_it
    Scenario: a penalty is no greater for a composite bow in both hands
      Given a composite bow that does 1d8
      And a Strength modifier of -2
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 3

    Scenario: a bow in both hands
      Given a bow that does 1d8
      And a Strength modifier of 4
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 5

    @near_miss @reading.body_resilience.base_damage.crossbow.is_no_bow
    Scenario: a crossbow takes no penalty
      Given a crossbow that does 1d8
      And a Strength modifier of -2
      When the damage roll shows 5
      Then the base damage is 5

    @reading.body_resilience.base_damage.crossbow.is_a_bow
    Scenario: a crossbow is a bow that is not composite
      Given a crossbow that does 1d8
      And a Strength modifier of -2
      When the damage roll shows 5
      Then the base damage is 3

  @body_resilience.base_damage.off_hand
  Rule: The off hand adds half of a Strength bonus

    Scenario Outline: half of an even bonus
      Given <weapon> that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in the off hand
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | weapon          | strength | damage |
        | a melee weapon  | 4        | 7      |
        | a melee weapon  | 2        | 6      |
        | a thrown weapon | 4        | 7      |
        | a fist          | 4        | 7      |

    @reading.body_resilience.base_damage.fractions.down
    Scenario Outline: half of an odd bonus, rounded down
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in the off hand
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 1        | 5      |
        | 3        | 6      |
        | 5        | 7      |

    @reading.body_resilience.base_damage.fractions.up
    Scenario Outline: half of an odd bonus, rounded up
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in the off hand
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 1        | 6      |
        | 3        | 7      |
        | 5        | 8      |

    Scenario Outline: a penalty is not halved
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in the off hand
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | -2       | 3      |
        | -1       | 4      |
        | 0        | 5      |

    Scenario: a light weapon in the off hand
      Given a melee weapon that does 1d8
      And it is a light weapon
      And a Strength modifier of 4
      And it is wielded in the off hand
      When the damage roll shows 5
      Then the base damage is 7

    @near_miss
    Scenario: the main hand
      Given a melee weapon that does 1d8
      And a Strength modifier of 4
      And it is wielded in the main hand
      When the damage roll shows 5
      Then the base damage is 9

    Scenario: a hand that nobody has
      Given a melee weapon that does 1d8
      And a Strength modifier of 4
      And an unknown grip
      When the damage roll shows 5
      Then it is refused for its grip

  @body_resilience.base_damage.two_handed
  Rule: Two hands add one and a half times a Strength bonus

    Scenario Outline: one and a half times an even bonus
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 2        | 8      |
        | 4        | 11     |

    Scenario Outline: in both hands, whatever it is
      Given <weapon> that does 1d8
      And a Strength modifier of 4
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 11

      Examples:
        | weapon          |
        | a thrown weapon |
        | a sling         |
        | a fist          |
        | a claw          |

    Scenario: other modifiers are no part of the bonus
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And other damage modifiers of 2
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 10

    Scenario: in both hands, multiplied
      Given a melee weapon that does 1d8
      And a Strength modifier of 2
      And it is wielded in both hands
      And damage that is multiplied by 2
      When the damage roll shows 5 and 1
      Then the base damage is 12

    @reading.body_resilience.base_damage.fractions.down
    Scenario Outline: one and a half times an odd bonus, rounded down
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 1        | 6      |
        | 3        | 9      |

    @reading.body_resilience.base_damage.fractions.up
    Scenario Outline: one and a half times an odd bonus, rounded up
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | 1        | 7      |
        | 3        | 10     |

    Scenario Outline: a penalty is no greater in both hands
      Given a melee weapon that does 1d8
      And a Strength modifier of <strength>
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is <damage>

      Examples:
        | strength | damage |
        | -1       | 4      |
        | -2       | 3      |

  @body_resilience.base_damage.light_weapon
  Rule: Two hands add no more than one to a light weapon

    Scenario: a light weapon in both hands
      Given a melee weapon that does 1d8
      And it is a light weapon
      And a Strength modifier of 4
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 9

    Scenario: a light weapon in both hands, with a penalty
      Given a melee weapon that does 1d8
      And it is a light weapon
      And a Strength modifier of -2
      And it is wielded in both hands
      When the damage roll shows 5
      Then the base damage is 3

    @near_miss
    Scenario: a light weapon in the main hand
      Given a melee weapon that does 1d8
      And it is a light weapon
      And a Strength modifier of 4
      When the damage roll shows 5
      Then the base damage is 9
