Feature: Movement in combat
  How far one gets in a round, alone, with melee and with missiles. Document 001, L82 to L87.

  @weapon_speed.movement.three_times
  Rule: A round takes anyone three times the movement value

    Scenario Outline: up to three times
      Given a movement value of <value> metres
      When <distance> decimetres are covered
      Then <distance> of <limit> decimetres are covered
      And nothing ends the move

      Examples:
        | value | distance | limit |
        | 9     | 0        | 270   |
        | 9     | 269      | 270   |
        | 9     | 270      | 270   |
        | 1     | 30       | 30    |
        | 0     | 0        | 0     |

    Scenario Outline: too far
      Given a movement value of <value> metres
      When <distance> decimetres are covered
      Then it is not allowed

      Examples:
        | value | distance |
        | 9     | 271      |
        | 0     | 1        |

    Scenario: a movement value below 0
      Given a movement value of -1 metres
      When 0 decimetres are covered
      Then it is refused for its movement value

    Scenario: a distance below 0
      Given a movement value of 9 metres
      When -1 decimetres are covered
      Then it is refused for its distance

    Scenario: nobody says the distance
      Given a movement value of 9 metres
      When nobody says how far
      Then it is refused for its distance

    Scenario: nobody says the movement value
      When 20 decimetres are covered
      Then it is refused for its movement value

  @weapon_speed.movement.half_with_melee
  Rule: Whoever attacks in melee too may move half as far

    Scenario Outline: up to half
      Given a movement value of <value> metres
      When <distance> decimetres are covered, with a melee attack
      Then <distance> of <limit> decimetres are covered
      And nothing ends the move

      Examples:
        | value | distance | limit |
        | 9     | 134      | 135   |
        | 9     | 135      | 135   |
        | 4     | 60       | 60    |
        | 9     | 0        | 135   |

    @near_miss
    Scenario: with no attack
      Given a movement value of 9 metres
      When 136 decimetres are covered
      Then 136 of 270 decimetres are covered

  @weapon_speed.movement.ends
  Rule: The move ends where the defender bars the way, or at half

    Scenario Outline: half is reached
      Given a movement value of 9 metres
      When <distance> decimetres are covered, with a melee attack
      Then 135 of 135 decimetres are covered
      And the limit ends the move

      Examples:
        | distance |
        | 136      |
        | 270      |
        | 400      |

    Scenario Outline: the defender bars the way
      Given a movement value of 9 metres
      And the defender bars the way after <block> decimetres
      When <distance> decimetres are covered, with a melee attack
      Then <moved> of 135 decimetres are covered
      And <what> ends the move

      Examples:
        | block | distance | moved | what         |
        | 50    | 100      | 50    | the defender |
        | 0     | 100      | 0     | the defender |
        | 99    | 100      | 99    | the defender |
        | 134   | 200      | 134   | the defender |
        | 135   | 200      | 135   | the limit    |
        | 140   | 200      | 135   | the limit    |

    @near_miss
    Scenario Outline: the way is barred further on
      Given a movement value of 9 metres
      And the defender bars the way after <block> decimetres
      When 100 decimetres are covered, with a melee attack
      Then 100 of 135 decimetres are covered
      And nothing ends the move

      Examples:
        | block |
        | 100   |
        | 101   |

    Scenario: a block below 0
      Given a movement value of 9 metres
      And the defender bars the way after -1 decimetres
      When 100 decimetres are covered, with a melee attack
      Then it is refused for its block

    Scenario: a defender whom nobody attacks
      Given a movement value of 9 metres
      And the defender bars the way after 0 decimetres
      When 100 decimetres are covered
      Then it is refused for its block

  @weapon_speed.movement.moving_slows_fire
  Rule: Whoever moves fires more slowly

    Scenario Outline: a small step is a move
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 1 decimetres
      Then the rate of fire is <slower>

      Examples:
        | rate | slower |
        | 2    | 1      |
        | 1    | 1/2    |

    @near_miss
    Scenario Outline: no move
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 0 decimetres
      Then the rate of fire is <rate>

      Examples:
        | rate |
        | 2    |
        | 3/2  |
        | 1/2  |

  @weapon_speed.movement.half_rate_of_fire
  Rule: A move up to half halves the rate of fire, rounded down

    Scenario Outline: the short bow of the example, and others
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 40 decimetres
      Then the rate of fire is <slower>

      Examples:
        | rate | slower |
        | 2    | 1      |
        | 3    | 1      |
        | 4    | 2      |
        | 5    | 2      |
        | 4/2  | 1      |
        | 5/2  | 1      |
        | 9/2  | 2      |

      @reading.weapon_speed.movement.half_of_alternating_rate.of_the_rate
      Examples: the rate is halved
        | rate | slower |
        | 3/2  | 0      |
        | 7/2  | 1      |

      @reading.weapon_speed.movement.half_of_alternating_rate.each_round
      Examples: the shots of each round are halved
        | rate | slower |
        | 3/2  | 1/2    |
        | 7/2  | 3/2    |

    @reading.weapon_speed.movement.movement_rate.full_movement
    Scenario Outline: half of what a round takes one
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of <distance> decimetres
      Then the rate of fire is 1

      Examples:
        | distance |
        | 134      |
        | 135      |

    @reading.weapon_speed.movement.movement_rate.movement_value
    @reading.weapon_speed.movement.fire_after_more.ruled_out
    Scenario Outline: half of the movement value
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 46       | not allowed |

    Scenario Outline: near enough in any case
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of <distance> decimetres
      Then the rate of fire is 1

      Examples:
        | distance |
        | 44       |
        | 45       |

    @reading.weapon_speed.movement.fire_after_more.ruled_out
    Scenario: too far to fire
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of 136 decimetres
      Then it is not allowed

    @reading.weapon_speed.movement.fire_after_more.ruled_out
    Scenario: too far, whatever rate is said to be left
      Given a movement value of 9 metres
      And a rate of fire beyond half of 1/2
      When a weapon with rate 2 is fired on a move of 136 decimetres
      Then it is not allowed

    @reading.weapon_speed.movement.fire_after_more.ruled_out
    Scenario: too far for a slow weapon
      Given a movement value of 9 metres
      When a weapon with rate 1 is fired on a move of 200 decimetres
      Then it is not allowed

    Scenario Outline: no such rate
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 40 decimetres
      Then it is refused for its rate of fire

      Examples:
        | rate |
        | 0    |
        | 4/3  |
        | 2/5  |

    Scenario: nobody says the rate
      Given a movement value of 9 metres
      When a weapon whose rate nobody says is fired on a move of 40 decimetres
      Then it is refused for its rate of fire

    Scenario: nobody says how far the shooter moves
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired, and nobody says how far the move is
      Then it is refused for its distance

    Scenario: a shooter's distance below 0
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of -1 decimetres
      Then it is refused for its distance

    Scenario: nobody says the shooter's movement value
      When a weapon with rate 2 is fired on a move of 40 decimetres
      Then it is refused for its movement value

    Scenario: a shooter's movement value below 0
      Given a movement value of -1 metres
      When a weapon with rate 2 is fired on a move of 0 decimetres
      Then it is refused for its movement value

  @weapon_speed.movement.rate_beyond_half
  Rule: What is left of the rate of fire beyond half is not said

    @reading.weapon_speed.movement.fire_after_more.rate_unsaid
    Scenario Outline: nobody knows
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of <distance> decimetres
      Then it is allowed
      And what the rate of fire is is not determined

      Examples:
        | rate | distance |
        | 2    | 136      |
        | 2    | 270      |
        | 3/2  | 136      |

    @reading.weapon_speed.movement.movement_rate.movement_value
    @reading.weapon_speed.movement.fire_after_more.rate_unsaid
    Scenario: nobody knows beyond half of the movement value
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of 46 decimetres
      Then what the rate of fire is is not determined

    @near_miss @reading.weapon_speed.movement.fire_after_more.rate_unsaid
    Scenario Outline: it is known
      Given a movement value of 9 metres
      And a rate of fire beyond half of <known>
      When a weapon with rate 2 is fired on a move of 136 decimetres
      Then the rate of fire is <known>

      Examples:
        | known |
        | 0     |
        | 1/2   |
        | 3/2   |

    @near_miss
    Scenario: what is known of longer moves does not touch a shorter one
      Given a movement value of 9 metres
      And a rate of fire beyond half of 0
      When a weapon with rate 2 is fired on a move of 45 decimetres
      Then the rate of fire is 1

    @near_miss
    Scenario Outline: further than a round takes anyone
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 271 decimetres
      Then it is not allowed

      Examples:
        | rate |
        | 2    |
        | 1    |

    Scenario Outline: no such rate is left
      Given a movement value of 9 metres
      And a rate of fire beyond half of <known>
      When a weapon with rate 2 is fired on a move of 136 decimetres
      Then it is refused for its rate of fire beyond half

      Examples:
        | known |
        | 2     |
        | 5/2   |
        | 2/3   |

  @weapon_speed.movement.slow_weapons
  Rule: A weapon with one shot in a round or fewer waits one round more between shots

    Scenario Outline: the light crossbow of the example, and slower ones
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of 40 decimetres
      Then the rate of fire is <slower>

      Examples:
        | rate | slower |
        | 1    | 1/2    |
        | 1/2  | 1/3    |
        | 1/3  | 1/4    |
        | 2/2  | 1/2    |

    @reading.weapon_speed.movement.fire_after_more.rate_unsaid
    Scenario Outline: on a longer move
      Given a movement value of 9 metres
      When a weapon with rate <rate> is fired on a move of <distance> decimetres
      Then the rate of fire is <slower>

      Examples:
        | rate | distance | slower |
        | 1    | 136      | 1/2    |
        | 1/2  | 270      | 1/3    |

    @near_miss
    Scenario: two shots in a round
      Given a movement value of 9 metres
      When a weapon with rate 2 is fired on a move of 40 decimetres
      Then the rate of fire is 1
