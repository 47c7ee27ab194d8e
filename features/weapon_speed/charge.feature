Feature: Charging
  Far and hard, and open to blows. Distances are in centimetres. Document 001, L89.

  @weapon_speed.charge.half_as_far_again
  Rule: A charge goes half as far again

    @reading.weapon_speed.charge.what_is_increased.full_movement
    Scenario Outline: of what a round takes one
      When someone with movement value 9 charges <distance> centimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 4049     | allowed     |
        | 4050     | allowed     |

    @reading.weapon_speed.charge.what_is_increased.half_movement
    Scenario Outline: of what goes with a melee attack
      When someone with movement value 9 charges <distance> centimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 2026     | not allowed |

    Scenario Outline: near enough and too far in any case
      When someone with movement value 9 charges <distance> centimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 2024     | allowed     |
        | 2025     | allowed     |
        | 4051     | not allowed |

    @reading.weapon_speed.charge.what_is_increased.full_movement
    Scenario Outline: the limit, of what a round takes one
      When someone with movement value <value> charges 0 centimetres
      Then the charge may go <limit> centimetres

      Examples:
        | value | limit |
        | 9     | 4050  |
        | 12    | 5400  |

    @reading.weapon_speed.charge.what_is_increased.half_movement
    Scenario Outline: the limit, of what goes with a melee attack
      When someone with movement value <value> charges 0 centimetres
      Then the charge may go <limit> centimetres

      Examples:
        | value | limit |
        | 9     | 2025  |
        | 12    | 2700  |

    Scenario: twice in a round
      Given Ann has charged
      When Ann charges once more
      Then it is refused for its charger

    Scenario: in two rounds
      Given Ann has charged
      And the round has ended
      When Ann charges once more
      Then it is allowed

    Scenario: a movement value below 0
      When someone with movement value -1 charges 0 centimetres
      Then it is refused for its movement value

    Scenario: a movement value of 0
      When someone with movement value 0 charges 1 centimetres
      Then it is not allowed

    Scenario: a distance below 0
      When someone with movement value 9 charges -1 centimetres
      Then it is refused for its distance

    Scenario: nobody says the movement value
      When someone of whose movement value nobody speaks charges 100 centimetres
      Then it is refused for its movement value

    Scenario: nobody says the distance
      When someone with movement value 9 charges, nobody says how far
      Then it is refused for its distance

  @weapon_speed.charge.first_attack
  Rule: A charge gives +2 to the first melee attack

    Scenario: the first
      Given Ann has charged
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17

    @near_miss
    Scenario: the second
      Given Ann has charged
      And Ann has struck
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @near_miss
    Scenario Outline: a missile
      Given Ann has charged
      When Ann, with attack bonus 5, <attacks> and rolls 10
      Then the total is 15

      Examples:
        | attacks |
        | shoots  |
        | throws  |

    Scenario: the first in melee, after a missile
      Given Ann has charged
      And Ann has shot
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17

    @near_miss
    Scenario: another's attack
      Given Ann has charged
      When Bob, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @near_miss @reading.weapon_speed.charge.attack_in_a_later_round.no_bonus
    Scenario: no bonus in the next round
      Given Ann has charged
      And the round has ended
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @reading.weapon_speed.charge.attack_in_a_later_round.bonus_waits
    Scenario: the bonus waits for the next round
      Given Ann has charged
      And the round has ended
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17

    @reading.weapon_speed.charge.attack_in_a_later_round.bonus_waits
    Scenario: the bonus two rounds later, after a missile
      Given Ann has charged
      And the round has ended
      And Ann has shot
      And the round has ended
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17

    @near_miss
    Scenario: the second in the next round
      Given Ann has charged
      And the round has ended
      And Ann has struck
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @near_miss
    Scenario: in the next round, after a first one
      Given Ann has charged
      And Ann has struck
      And the round has ended
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @near_miss
    Scenario: in another combat
      Given Ann has charged
      And the combat has ended
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    @near_miss
    Scenario: a charge that was too far
      When Ann charges too far
      Then it is not allowed
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    Scenario: two charges do not add up
      Given Ann has charged
      And the round has ended
      And Ann has charged
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 15

    Scenario: another charge in the next round
      Given Ann has charged
      And Ann has struck
      And the round has ended
      And Ann has charged
      When Ann, with attack bonus 5, strikes and rolls 10
      Then the total is 17

  @weapon_speed.charge.initiative_of_target
  Rule: The target of a charge has +2 to initiative

    Scenario: all that a charge comes to
      When someone with movement value 9 charges 100 centimetres
      Then the attack is at 2, the AC at -1, and the target's initiative at 2

  @weapon_speed.charge.dexterity_lost
  Rule: A charger has no Dexterity bonus to AC in that round

    Scenario Outline: bonuses
      Given Ann has charged
      When Ann, with AC 15, of which Dexterity makes <dexterity>, is attacked
      Then the AC is <AC>, and the attack hits

      Examples:
        | dexterity | AC |
        | 1         | 13 |
        | 3         | 11 |

    @near_miss
    Scenario Outline: what is no bonus
      Given Ann has charged
      When Ann, with AC 15, of which Dexterity makes <dexterity>, is attacked
      Then the AC is 14, and the attack hits

      Examples:
        | dexterity |
        | 0         |
        | -2        |

    Scenario: a bonus is lost once only
      Given Ann has charged
      When Ann, with AC 15, of which Dexterity makes 3, is attacked from the rear
      Then the AC is 11, and the attack hits

    @near_miss
    Scenario: the bonus in the next round
      Given Ann has charged
      And the round has ended
      When Ann, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 15, and the attack misses

  @weapon_speed.charge.armor_class
  Rule: A charger's AC is 1 lower in that round

    Scenario: in that round
      Given Ann has charged
      When Ann, with AC 15, of which Dexterity makes 0, is attacked
      Then the AC is 14, and the attack hits

    Scenario: also after the charger has struck
      Given Ann has charged
      And Ann has struck
      When Ann, with AC 15, of which Dexterity makes 0, is attacked
      Then the AC is 14, and the attack hits

    @near_miss
    Scenario: the AC in the next round
      Given Ann has charged
      And the round has ended
      When Ann, with AC 15, of which Dexterity makes 0, is attacked
      Then the AC is 15, and the attack misses

    @near_miss
    Scenario: another's charge
      Given Ann has charged
      When Bob, with AC 15, of which Dexterity makes 3, is attacked
      Then the AC is 15, and the attack misses
