Feature: Vehicle combat
  A vehicle fights as a creature does, by the hand of whoever controls it. Document 000, L405 to L417.

  @action_points.vehicles.designated_character
  Rule: The character designated for it controls a vehicle

    Scenario: the driver
      When the driver of the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it acts on initiative 12

    Scenario: someone else
      When another aboard the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it is not allowed

    @near_miss
    Scenario: who was not allowed has not spent the vehicle's action
      When another aboard the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it is not allowed
      When the Gull's course is looked at, which was 5 squares at 30 degrees, with a chance of mishap of 10
      Then it drifts 5 squares at 30 degrees, and a mishap has a chance of 10

    Scenario Outline: what nobody knows of a vehicle action
      Given a vehicle action, but <wrong>
      When the vehicle action is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact       |
        | nobody says what it is                  | action     |
        | it is a song                            | action     |
        | nobody knows the initiative             | initiative |
        | the sea does it                         | controller |
        | the vehicle has a blank for a name      | vehicle    |
        | it moves nobody knows where             | heading    |
        | it moves nobody knows how far           | speed      |
        | it moves and attacks without a heading  | heading    |
        | it attacks, with a heading              | heading    |
        | it attacks, with a speed                | speed      |
        | it moves at 360 degrees                 | heading    |
        | it moves at -1 degrees                  | heading    |
        | it moves less than nothing              | speed      |

    Scenario Outline: the last headings that there are
      Given the driver of the Gull, of initiative 12, has moved it 0 squares at <heading> degrees
      When the Gull's course is looked at
      Then it is steered 0 squares at <heading> degrees, and a mishap has a chance of 0

      Examples:
        | heading |
        | 0       |
        | 359     |

    @near_miss
    Scenario: a vehicle without a name, and nobody says by whom it is controlled
      Given a vehicle is moved 6 squares at 120 degrees on initiative 3
      When the course of that vehicle is looked at
      Then it is steered 6 squares at 120 degrees, and a mishap has a chance of 0

  @action_points.vehicles.no_designated_character
  Rule: How a vehicle is controlled that has no such character is not said

    Scenario: a raft that nobody commands
      When someone aboard the Gull, which nobody commands, of initiative 12, moves it 8 squares at 90 degrees
      Then whether it is allowed is not determined

    @near_miss
    Scenario: a captain
      When the driver of the Gull, of initiative -2, attacks with it
      Then it acts on initiative -2

  @action_points.vehicles.one_action
  Rule: One vehicle action a round moves the vehicle, attacks with it, or does both

    Scenario: moving
      When the driver of the Gull, of initiative 7, moves it 8 squares at 90 degrees
      Then it acts on initiative 7

    Scenario: attacking
      When the driver of the Gull, of initiative 8, attacks with it
      Then it acts on initiative 8

    Scenario: both
      When the driver of the Gull, of initiative 9, moves it 8 squares at 90 degrees and attacks
      Then it acts on initiative 9

    Scenario Outline: no second action
      Given the driver of the Gull, of initiative 12, has <did>
      When the driver of the Gull, of initiative 12, <does>
      Then it is not allowed

      Examples:
        | did                                             | does                                |
        | moved it 8 squares at 90 degrees                | moves it 8 squares at 90 degrees    |
        | moved it 8 squares at 90 degrees                | attacks with it                     |
        | attacked with it                                | moves it 8 squares at 90 degrees    |
        | attacked with it                                | attacks with it                     |
        | moved it 8 squares at 90 degrees and attacked   | attacks with it                     |

    Scenario: another one in the round after
      Given the driver of the Gull, of initiative 12, has attacked with it
      And the round has ended
      When the driver of the Gull, of initiative 5, moves it 8 squares at 90 degrees
      Then it acts on initiative 5

    Scenario: another vehicle
      Given the driver of the Gull, of initiative 12, has attacked with it
      When the driver of the Tern, of initiative 6, attacks with it
      Then it acts on initiative 6

    Scenario: a move that was not allowed changes no course
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      When the driver of the Gull, of initiative 12, moves it 3 squares at 40 degrees
      Then it is not allowed
      When the Gull's course is looked at
      Then it is steered 8 squares at 90 degrees, and a mishap has a chance of 0

    @near_miss
    Scenario: no action at all
      When the Gull's course is looked at, which was 5 squares at 30 degrees, with a chance of mishap of 20
      Then it drifts 5 squares at 30 degrees, and a mishap has a chance of 20

  @action_points.vehicles.initiative
  Rule: A vehicle acts on the initiative of whoever drives it or is its captain

    Scenario Outline: quick and slow
      When the driver of the Gull, of initiative <initiative>, attacks with it
      Then it acts on initiative <initiative>

      Examples:
        | initiative |
        | 25         |
        | 1          |
        | 0          |
        | -4         |

    @near_miss
    Scenario: someone else aboard
      When another aboard the Gull, of initiative 25, attacks with it
      Then it is not allowed

  @action_points.vehicles.drift
  Rule: A vehicle that nobody controls keeps its direction and speed roughly

    Scenario: it goes on as in the round before
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it drifts 8 squares at 90 degrees, and a mishap has a chance of 15

    Scenario: round after round
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees and attacked
      And the round has ended
      And the round has ended
      When the Gull's course is looked at, with a chance of mishap of 30
      Then it drifts 8 squares at 90 degrees, and a mishap has a chance of 30

    Scenario Outline: its course was stated
      When the Gull's course is looked at, which was 4 squares at <heading> degrees, with a chance of mishap of 1
      Then it drifts 4 squares at <heading> degrees, and a mishap has a chance of 1

      Examples:
        | heading |
        | 0       |
        | 270     |
        | 359     |

    Scenario Outline: roughly, as the DM has it
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the DM lets it drift <drift>
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it drifts <speed> squares at <heading> degrees, and a mishap has a chance of <chance>

      Examples:
        | drift                     | speed | heading | chance |
        | at 100 degrees            | 8     | 100     | 15     |
        | at 0 degrees              | 8     | 0       | 15     |
        | 6 squares                 | 6     | 90      | 15     |
        | 0 squares                 | 0     | 90      | 0      |
        | 7 squares at 80 degrees   | 7     | 80      | 15     |

    Scenario: where the DM lets it drift it goes on from there
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the Gull has drifted 7 squares at 80 degrees by the DM
      And the round has ended
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it drifts 7 squares at 80 degrees, and a mishap has a chance of 15

    @near_miss
    Scenario: controlled, whatever the DM lets others do
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the DM lets it drift 7 squares at 80 degrees
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it is steered 8 squares at 90 degrees, and a mishap has a chance of 0

    @near_miss
    Scenario: controlled on another course than before
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the driver of the Gull, of initiative 12, has moved it 3 squares at 45 degrees and attacked
      When the Gull's course is looked at
      Then it is steered 3 squares at 45 degrees, and a mishap has a chance of 0

    Scenario Outline: what nobody knows of a course
      Given a vehicle's course, but <wrong>
      When the course is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                               | fact          |
        | nobody says where it was going      | heading       |
        | nobody says how fast it was going   | speed         |
        | it was going at 360 degrees         | heading       |
        | it was going at -1 degrees          | heading       |
        | it was going less than not at all   | speed         |
        | the DM lets it go at 360 degrees    | DM's heading  |
        | the DM lets it go at -1 degrees     | DM's heading  |
        | the DM lets it go below 0           | DM's speed    |
        | a mishap has a chance below 0       | mishap        |
        | a mishap has a chance above 100     | mishap        |
        | the vehicle has a blank for a name  | vehicle       |

    Scenario: a course that is held is not stated again
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      When the Gull's course is looked at, which was 5 squares at 30 degrees, with a chance of mishap of 10
      Then it is refused for its heading

  @action_points.vehicles.course_while_attacking
  Rule: How a vehicle moves whose action went into an attack alone is not said

    @reading.action_points.vehicles.attack_alone.controlled
    Scenario: an attack alone controls the vehicle
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the driver of the Gull, of initiative 12, has attacked with it
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it is controlled, on a course that is not determined, and a mishap has a chance of 0

    @near_miss @reading.action_points.vehicles.attack_alone.uncontrolled
    Scenario: an attack alone leaves the vehicle uncontrolled
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the driver of the Gull, of initiative 12, has attacked with it
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it drifts 8 squares at 90 degrees, and a mishap has a chance of 15

    @near_miss
    Scenario: an attack together with a move
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees and attacked
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it is steered 8 squares at 90 degrees, and a mishap has a chance of 0

  @action_points.vehicles.mishap
  Rule: The DM determines the chance of a mishap in a round that a vehicle moves uncontrolled

    Scenario Outline: whatever the DM determines
      When the Gull's course is looked at, which was 5 squares at 30 degrees, with a chance of mishap of <chance>
      Then it drifts 5 squares at 30 degrees, and a mishap has a chance of <chance>

      Examples:
        | chance |
        | 0      |
        | 1      |
        | 50     |
        | 100    |

    Scenario: the DM has not determined it
      When the Gull's course is looked at, which was 5 squares at 30 degrees
      Then it drifts 5 squares at 30 degrees, and the chance of a mishap is not determined

    Scenario: at the least speed
      When the Gull's course is looked at, which was 1 squares at 30 degrees
      Then it drifts 1 squares at 30 degrees, and the chance of a mishap is not determined

    @near_miss
    Scenario: a vehicle that does not move
      When the Gull's course is looked at, which was 0 squares at 30 degrees, with a chance of mishap of 40
      Then it drifts 0 squares at 30 degrees, and a mishap has a chance of 0

    @near_miss
    Scenario: a vehicle that is controlled
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      When the Gull's course is looked at
      Then it is steered 8 squares at 90 degrees, and a mishap has a chance of 0

  @action_points.vehicles.passengers
  Rule: Passengers who are not busy as crew act as normal

    Scenario Outline: each action that is named, and others
      Given a passenger who is not busy as crew
      When the passenger <acts>
      Then the action is as normal

      Examples:
        | acts                    |
        | mans a siege weapon     |
        | makes a ranged attack   |
        | casts a spell           |
        | does something else     |

    @near_miss
    Scenario: someone who is busy
      Given a passenger who is busy as crew
      When the passenger casts a spell
      Then whether it is allowed is not determined

    Scenario Outline: what nobody knows of a passenger
      Given a passenger's action, but <wrong>
      When the action aboard is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact     |
        | nobody says whether that one is busy     | work     |
        | nobody says what it is                   | deed     |
        | it is of a kind that nobody knows        | deed     |
        | it moves in a way that nobody knows      | movement |

  @action_points.vehicles.busy_crew
  Rule: What those can do who are busy as crew is not said

    Scenario Outline: anything
      Given a passenger who is busy as crew
      When the passenger <acts>
      Then whether it is allowed is not determined

      Examples:
        | acts                |
        | mans a siege weapon |
        | does something else |
        | moves about         |

    @near_miss
    Scenario: a passenger at leisure
      Given a passenger who is not busy as crew
      When the passenger mans a siege weapon
      Then the action is as normal

  @action_points.vehicles.movement_aboard
  Rule: Size and nature of a vehicle can limit or affect movement aboard

    Scenario: the DM lets it be as normal
      Given a passenger who is not busy as crew
      And movement aboard is as normal
      When the passenger moves about
      Then the action is as normal

    Scenario: the DM lets it be affected
      Given a passenger who is not busy as crew
      And movement aboard is affected
      When the passenger moves about
      Then the action is possible, but not as normal

    Scenario: the DM lets it be impossible
      Given a passenger who is not busy as crew
      And movement aboard is impossible
      When the passenger moves about
      Then it is not allowed

    Scenario: the DM has not said
      Given a passenger who is not busy as crew
      When the passenger moves about
      Then whether it is allowed is not determined

    @near_miss
    Scenario: no movement
      Given a passenger who is not busy as crew
      And movement aboard is impossible
      When the passenger makes a ranged attack
      Then the action is as normal

  @action_points.vehicles.as_creatures
  Rule: HP, DR, DeC and Base Speed of a vehicle are used as a creature's are

    Scenario Outline: resistance, and hit points that fall
      Given a wagon of 40 HP in all, with 40 HP and DR <resistance>
      When it takes <damage> points of damage
      Then it has <left> HP, unbroken, on its wheels

      Examples:
        | resistance | damage | left |
        | 0          | 15     | 25   |
        | 5          | 15     | 30   |
        | 15         | 15     | 40   |
        | 14         | 15     | 39   |
        | 20         | 15     | 40   |
        | 0          | 20     | 20   |

    Scenario: blow upon blow
      Given a wagon of 40 HP in all, with 40 HP and DR 3
      And it has taken 8 points of damage
      And the round has ended
      When it takes 8 points of damage
      Then it has 30 HP, unbroken, on its wheels

    Scenario Outline: resistance is halved as a creature's is
      Given a wagon of 40 HP in all, with 40 HP and DR 8
      When <what> does 15 points of damage to it, with <degree>
      Then it has <left> HP, unbroken, on its wheels

      Examples:
        | what     | degree                 | left |
        | a weapon | a success              | 33   |
        | a weapon | an outstanding success | 33   |
        | a weapon | an exceptional success | 29   |
        | a weapon | a critical success     | 29   |
        | a touch  | an exceptional success | 29   |
        | a ray    | a critical success     | 29   |
        | an area  | a critical success     | 33   |

    Scenario: nobody says what delivers the blow
      Given a wagon of 40 HP in all, with 40 HP and DR 8
      When it takes 15 points of damage, with an exceptional success
      Then it has 29 HP, unbroken, on its wheels

    Scenario: nobody says how well a ray strikes
      Given a wagon of 40 HP in all, with 40 HP and DR 8
      When a ray does 15 points of damage to it
      Then it has 33 HP, unbroken, on its wheels

    @reading.action_points.damage_resistance.rounding_of_resistance.down
    Scenario: half of an odd resistance of a vehicle, rounded down
      Given a wagon of 40 HP in all, with 40 HP and DR 7
      When it takes 15 points of damage, with an exceptional success
      Then it has 28 HP, unbroken, on its wheels

    @reading.action_points.damage_resistance.rounding_of_resistance.up
    Scenario: half of an odd resistance of a vehicle, rounded up
      Given a wagon of 40 HP in all, with 40 HP and DR 7
      When it takes 15 points of damage, with an exceptional success
      Then it has 29 HP, unbroken, on its wheels

    @reading.action_points.vehicles.piercing_damage.as_an_object
    @reading.action_points.damage_resistance.which_objects.all_objects
    Scenario: half of piercing damage, after resistance
      Given a wagon of 40 HP in all, with 40 HP and DR 6
      When it takes 20 points of piercing damage
      Then it has 33 HP, unbroken, on its wheels

    @reading.action_points.vehicles.piercing_damage.as_a_creature
    Scenario: all of piercing damage, after resistance
      Given a wagon of 40 HP in all, with 40 HP and DR 6
      When it takes 20 points of piercing damage
      Then it has 26 HP, unbroken, on its wheels

    @reading.action_points.vehicles.piercing_damage.as_an_object
    @reading.action_points.damage_resistance.which_objects.all_objects
    Scenario Outline: half of an odd piercing damage
      Given a wagon of 40 HP in all, with 40 HP and DR 6
      When it takes 19 points of piercing damage
      Then it has <left> HP, unbroken, on its wheels

      @reading.action_points.damage_resistance.rounding_of_piercing.down
      Examples: 6 of 13
        | left |
        | 34   |

      @reading.action_points.damage_resistance.rounding_of_piercing.up
      Examples: 7 of 13
        | left |
        | 33   |

    Scenario: slashing damage is never halved
      Given a wagon of 40 HP in all, with 40 HP and DR 6
      When it takes 20 points of slashing damage
      Then it has 26 HP, unbroken, on its wheels

    Scenario: the smallest vehicle that there is
      Given a wagon of 1 HP in all, with 1 HP and DR 2
      When it takes 2 points of damage
      Then it has 1 HP, unbroken, on its wheels

    Scenario: of two wagons the other one
      Given a wagon of 40 HP in all, with 40 HP and DR 3
      And it has taken 8 points of damage
      When another wagon with 31 HP of 40 takes 4 points of damage
      Then it has 30 HP, unbroken, on its wheels

    @near_miss
    Scenario: nobody has struck it
      When the Gull's course is looked at, which was 5 squares at 30 degrees, with a chance of mishap of 20
      Then it drifts 5 squares at 30 degrees, and a mishap has a chance of 20

    Scenario Outline: what nobody knows of damage
      Given damage to a vehicle, but <wrong>
      When the damage is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                     | fact         |
        | nobody says what it moves on              | medium       |
        | it moves on nothing known                 | medium       |
        | nobody says how many HP it had            | hit points   |
        | it had none left                          | hit points   |
        | it had more HP than it can have           | total        |
        | nobody says how many HP it has in all     | total        |
        | it has no HP in all                       | total        |
        | nobody says how much                      | damage       |
        | less than none                            | damage       |
        | nobody says of what type                  | type of damage |
        | of fire                                   | type of damage |
        | delivered in an unknown way               | delivery     |
        | of an unknown degree                      | degree       |
        | its DR is below 0                         | resistance   |
        | the vehicle has a blank for a name        | vehicle      |

    Scenario: hit points that are held are not stated again
      Given a wagon of 40 HP in all, with 40 HP and DR 3
      And it has taken 8 points of damage
      When it takes 8 points of damage, and is said to have 40 HP
      Then it is refused for its hit points

    Scenario Outline: a wagon does not turn into something else
      Given a wagon of 40 HP in all, with 40 HP and DR 3
      And it has taken 8 points of damage
      When it takes 1 points of damage as <another>
      Then it is refused for its medium

      Examples:
        | another    |
        | a ship     |
        | an airship |

    Scenario: HP in all are those that it had in all
      Given a wagon of 40 HP in all, with 40 HP and DR 3
      And it has taken 8 points of damage
      When it takes 1 points of damage, and is said to have 41 HP in all
      Then it is refused for its total

  @action_points.vehicles.below_zero
  Rule: How far below 0 the HP of a vehicle fall is not said

    Scenario: one more than it has
      Given a ship of 40 HP in all, with 10 HP
      When it takes 11 points of damage
      And its die shows 6
      Then its HP are not determined, and it stops and sinks in 6 rounds

    Scenario: and another blow that does nothing
      Given a ship of 40 HP in all, with 10 HP
      And it has taken 11 points of damage, with a 6 on its die
      When it takes 0 points of damage
      Then its HP are not determined, and it stops and sinks in 6 rounds

    @near_miss
    Scenario: just what it has
      Given a ship of 40 HP in all, with 10 HP
      When it takes 10 points of damage
      And its die shows 6
      Then it has 0 HP, broken, stops and sinks in 6 rounds

  @action_points.vehicles.water_below_half
  Rule: A water vehicle below half its HP is broken and sinks in 10d10 rounds

    Scenario Outline: below half
      Given a ship of <total> HP in all, with <total> HP
      When it takes <damage> points of damage
      And its ten dice show <faces>
      Then it has <left> HP, broken, and sinks in <rounds> rounds

      Examples:
        | total | damage | left | faces                                  | rounds |
        | 40    | 21     | 19   | 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10       | 55     |
        | 40    | 39     | 1    | 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1        | 10     |
        | 25    | 13     | 12   | 10, 10, 10, 10, 10, 10, 10, 10, 10 and 10 | 100 |
        | 3     | 2      | 1    | 10, 1, 1, 1, 1, 1, 1, 1, 1 and 2       | 20     |

    @near_miss
    Scenario Outline: half, or more
      Given a ship of <total> HP in all, with <total> HP
      When it takes <damage> points of damage
      And its ten dice show 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10
      Then it has <left> HP, unbroken, and does not sink

      Examples:
        | total | damage | left |
        | 40    | 20     | 20   |
        | 40    | 0      | 40   |
        | 25    | 12     | 13   |
        | 2     | 1      | 1    |

    Scenario: its dice are rolled once
      Given the Gull is broken, and sinks in 12 rounds
      When it is struck again for 1 point
      Then it has 8 HP, broken, and sinks in 12 rounds

    Scenario Outline: faces that there are not
      Given a ship of 40 HP in all, with 40 HP
      When it takes 30 points of damage
      And its ten dice show <faces>
      Then it is refused for its ten dice

      Examples:
        | faces                                |
        | 0, 2, 3, 4, 5, 6, 7, 8, 9 and 10     |
        | 1, 2, 3, 4, 5, 6, 7, 8, 9 and 11     |
        | 1, 2, 3, 4, 5, 6, 7, 8 and 9         |
        | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1  |

  @action_points.vehicles.countdown
  Rule: A vehicle sinks when its rounds have passed, one by one

    @reading.action_points.vehicles.first_round.this_round
    Scenario Outline: this round is the first
      Given the Gull is at 0 HP, and sinks in 3 rounds
      And <rounds> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | rounds | state                |
        | 1      | sinks in 2 rounds    |
        | 2      | sinks in 1 rounds    |
        | 3      | has sunk             |

    @reading.action_points.vehicles.first_round.next_round
    Scenario Outline: the next round is the first
      Given the Gull is at 0 HP, and sinks in 3 rounds
      And <rounds> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | rounds | state                |
        | 1      | sinks in 3 rounds    |
        | 2      | sinks in 2 rounds    |
        | 3      | sinks in 1 rounds    |

    Scenario Outline: whichever is the first
      Given the Gull is at 0 HP, and sinks in 3 rounds
      And <rounds> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | rounds | state                |
        | 0      | sinks in 3 rounds    |
        | 4      | has sunk             |

    @reading.action_points.vehicles.first_round.this_round
    Scenario: looked at in each round
      Given the Gull is broken, and sinks in 12 rounds
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in 12 rounds
      When the round ends
      And nobody bails
      Then the bailing is not enough, and the Gull sinks in 11 rounds
      When the round ends
      And nobody bails
      Then the bailing is not enough, and the Gull sinks in 10 rounds

    @reading.action_points.vehicles.first_round.this_round
    Scenario Outline: a broken ship that nobody bails out
      Given the Gull is broken, and sinks in 12 rounds
      And <rounds> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | rounds | state              |
        | 11     | sinks in 1 rounds  |
        | 12     | has sunk           |

    @reading.action_points.vehicles.first_round.this_round
    Scenario: further damage shows what is left of the rounds
      Given the Gull is broken, and sinks in 12 rounds
      And 5 rounds have ended
      When it is struck again for 1 point
      Then it has 8 HP, broken, and sinks in 7 rounds

    Scenario: a vehicle without a name
      Given a vehicle comes to 0 HP, and sinks in 8 rounds
      When nobody bails that vehicle out
      Then the bailing is not enough, and that vehicle sinks in 8 rounds

    Scenario: what has sunk does not rise
      Given the Gull is broken, and sinks in 10 rounds
      And 15 rounds have ended
      And 4 of 4 have bailed all the time for 2 rounds
      When 4 of 4 bail all the time
      Then the bailing is enough, and the Gull has sunk

    @near_miss
    Scenario: a ship that does not sink
      Given the Gull is sound
      And 30 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull does not sink

  @action_points.vehicles.bailing
  Rule: A broken water vehicle does not sink while half the minimum crew bail water all the time

    Scenario Outline: half the minimum crew
      Given the Gull is broken, and sinks in 10 rounds
      When <bail> of <crew> bail all the time
      Then the bailing is <enough>, and the Gull sinks in 10 rounds

      Examples:
        | bail | crew | enough     |
        | 1    | 4    | not enough |
        | 2    | 4    | enough     |
        | 3    | 4    | enough     |
        | 9    | 20   | not enough |
        | 10   | 20   | enough     |
        | 3    | 5    | enough     |
        | 1    | 5    | not enough |
        | 5    | 12   | not enough |
        | 2    | 7    | not enough |
        | 1    | 1    | enough     |

    Scenario: those who bail at times do not count
      Given the Gull is broken, and sinks in 10 rounds
      When 1 of 4 bail all the time, and 3 at times
      Then the bailing is not enough, and the Gull sinks in 10 rounds

    Scenario: in every round
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for 25 rounds
      When 2 of 4 bail all the time
      Then the bailing is enough, and the Gull is afloat

    Scenario: too few, in every round
      Given the Gull is broken, and sinks in 10 rounds
      And 1 of 4 have bailed all the time for 15 rounds
      When 1 of 4 bail all the time
      Then the bailing is not enough, and the Gull has sunk

    @near_miss
    Scenario: at 0 HP
      Given the Gull is at 0 HP, and sinks in 3 rounds
      And 4 of 4 have bailed all the time for 9 rounds
      When 4 of 4 bail all the time
      Then the bailing is enough, and the Gull has sunk

    Scenario Outline: what nobody knows of bailing
      Given a crew that bails, but <wrong>
      When the bailing is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact         |
        | nobody says how many it takes         | minimum crew |
        | it takes none                         | minimum crew |
        | fewer than none do                    | bailers      |
        | fewer than none do at times           | helpers      |
        | the vehicle has a blank for a name    | vehicle      |

    @reading.action_points.vehicles.half_an_odd_crew.rounded_up
    Scenario Outline: half an odd crew is rounded up
      Given the Gull is broken, and sinks in 10 rounds
      When <bail> of <crew> bail all the time
      Then the bailing is <enough>, and the Gull sinks in 10 rounds

      Examples:
        | bail | crew | enough     |
        | 2    | 5    | not enough |
        | 3    | 7    | not enough |
        | 0    | 1    | not enough |

    @reading.action_points.vehicles.half_an_odd_crew.rounded_down
    Scenario Outline: half an odd crew is rounded down
      Given the Gull is broken, and sinks in 10 rounds
      When <bail> of <crew> bail all the time
      Then the bailing is <enough>, and the Gull sinks in 10 rounds

      Examples:
        | bail | crew | enough     |
        | 2    | 5    | enough     |
        | 3    | 7    | enough     |
        | 0    | 1    | enough     |

    @reading.action_points.vehicles.first_round.this_round
    @reading.action_points.vehicles.interrupted_bailing.in_vain
    Scenario: bailing with breaks gains nothing
      Given the Gull is broken, and sinks in 10 rounds
      And 4 rounds have ended
      And 2 of 4 have bailed all the time for 2 rounds
      And 3 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in 1 rounds

    @reading.action_points.vehicles.first_round.this_round
    @reading.action_points.vehicles.interrupted_bailing.suspends
    Scenario: rounds of bailing are not counted
      Given the Gull is broken, and sinks in 10 rounds
      And 4 rounds have ended
      And 2 of 4 have bailed all the time for 2 rounds
      And 3 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in 3 rounds

    @reading.action_points.vehicles.interrupted_bailing.anew
    Scenario: after bailing the rounds are counted anew
      Given the Gull is broken, and sinks in 10 rounds
      And 4 rounds have ended
      And 2 of 4 have bailed all the time for 2 rounds
      And 3 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in 7 rounds

    @reading.action_points.vehicles.first_round.next_round
    Scenario Outline: bailing with breaks, where the next round is the first
      Given the Gull is broken, and sinks in 10 rounds
      And 4 rounds have ended
      And 2 of 4 have bailed all the time for 2 rounds
      And 3 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in <left> rounds

      @reading.action_points.vehicles.interrupted_bailing.in_vain
      Examples: in vain
        | left |
        | 2    |

      @reading.action_points.vehicles.interrupted_bailing.suspends
      Examples: suspended
        | left |
        | 4    |

    @reading.action_points.vehicles.first_round.this_round
    @reading.action_points.vehicles.interrupted_bailing.in_vain
    Scenario Outline: bailing at first, and then no more
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for <bailed> rounds
      And <idle> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | bailed | idle | state             |
        | 8      | 1    | sinks in 1 rounds |
        | 8      | 2    | has sunk          |
        | 9      | 1    | has sunk          |

    @reading.action_points.vehicles.interrupted_bailing.in_vain
    Scenario Outline: bailing beyond the number of rounds, and then no more
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for 12 rounds
      And <idle> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | idle | state             |
        | 0    | sinks in 0 rounds |
        | 1    | has sunk          |

    Scenario: bailing at first, and then no more for ten rounds
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for 12 rounds
      And 10 rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull has sunk

    @reading.action_points.vehicles.interrupted_bailing.suspends
    @reading.action_points.vehicles.interrupted_bailing.anew
    Scenario Outline: bailing at first, and then no more, where it gains time
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for <bailed> rounds
      And <idle> rounds have ended
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      Examples:
        | bailed | idle | state              |
        | 8      | 1    | sinks in 9 rounds  |
        | 12     | 0    | sinks in 10 rounds |
        | 12     | 9    | sinks in 1 rounds  |

    @reading.action_points.vehicles.first_round.this_round
    Scenario: a crew that stops within the round has not bailed all the time
      Given the Gull is broken, and sinks in 10 rounds
      When 2 of 4 bail all the time
      Then the bailing is enough, and the Gull sinks in 10 rounds
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in 10 rounds
      When the round ends
      And nobody bails
      Then the bailing is not enough, and the Gull sinks in 9 rounds

  @action_points.vehicles.sunk
  Rule: What a vehicle that has sunk can still do is not said

    Scenario Outline: a ship that sank below half its HP
      Given the Gull is broken, and sinks in 10 rounds
      And 12 rounds have ended
      When the driver of the Gull, of initiative 12, <does>
      Then whether it is allowed is not determined

      Examples:
        | does                                         |
        | moves it 8 squares at 90 degrees             |
        | moves it 8 squares at 90 degrees and attacks |
        | attacks with it                              |

    Scenario: the guns of a ship that sank at 0 HP
      Given the Gull is at 0 HP, and sinks in 2 rounds
      And 4 rounds have ended
      When the driver of the Gull, of initiative 12, attacks with it
      Then whether it is allowed is not determined

    Scenario: how a ship moves that has sunk
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the Gull is broken, and sinks in 10 rounds
      And 12 rounds have ended
      When the Gull's course is looked at, with a chance of mishap of 35
      Then its course is not determined, and a mishap has a chance of 35

    @near_miss
    Scenario: nobody but the driver, sunk or not
      Given the Gull is broken, and sinks in 10 rounds
      And 12 rounds have ended
      When another aboard the Gull, of initiative 12, attacks with it
      Then it is not allowed

    @near_miss
    Scenario: a ship that sinks, and has not yet sunk
      Given the Gull is broken, and sinks in 10 rounds
      And 9 rounds have ended
      When the driver of the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it acts on initiative 12

    @near_miss
    Scenario: the course of a ship that has not yet sunk
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the Gull is broken, and sinks in 10 rounds
      And 9 rounds have ended
      When the Gull's course is looked at, with a chance of mishap of 35
      Then it drifts 8 squares at 90 degrees, and a mishap has a chance of 35

  @action_points.vehicles.water_at_zero
  Rule: A water vehicle at 0 HP stops, and sinks in d10 rounds, whoever bails

    Scenario Outline: at once from a sound hull
      Given a ship of 40 HP in all, with 40 HP
      When it takes 40 points of damage
      And its die shows <rounds>
      Then it has 0 HP, broken, stops and sinks in <rounds> rounds

      Examples:
        | rounds |
        | 1      |
        | 6      |
        | 10     |

    @near_miss
    Scenario: 1 HP left
      Given a ship of 40 HP in all, with 40 HP
      When it takes 39 points of damage
      And its ten dice show 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10
      Then it has 1 HP, broken, and sinks in 55 rounds

    Scenario Outline: faces that the die has not
      Given a ship of 40 HP in all, with 40 HP
      When it takes 40 points of damage
      And its die shows <face>
      Then it is refused for its die

      Examples:
        | face |
        | 0    |
        | 11   |

    Scenario: its die is rolled once
      Given the Gull is at 0 HP, and sinks in 3 rounds
      When it is struck again for 0 points, with a 9 on its die
      Then it has 0 HP, broken, stops and sinks in 3 rounds

    Scenario Outline: sooner than before
      Given the Gull is broken, and sinks in 10 rounds
      And 7 rounds have ended
      When it is struck again for 9 points, with a <face> on its die
      Then it has 0 HP, broken, stops and sinks in <face> rounds

      Examples:
        | face |
        | 1    |
        | 2    |
        | 3    |

    @reading.action_points.vehicles.two_counts.replaced
    Scenario Outline: later than before, where the new number replaces the old one
      Given the Gull is broken, and sinks in 10 rounds
      And 7 rounds have ended
      When it is struck again for 9 points, with a <face> on its die
      Then it has 0 HP, broken, stops and sinks in <face> rounds

      Examples:
        | face |
        | 5    |
        | 10   |

    @reading.action_points.vehicles.two_counts.shorter
    Scenario Outline: later than before, where the shorter one stands
      Given the Gull is broken, and sinks in 10 rounds
      And 7 rounds have ended
      When it is struck again for 9 points, with a <face> on its die
      Then it has 0 HP, broken, stops and sinks in <rounds> rounds

      @reading.action_points.vehicles.first_round.this_round
      Examples: of ten rounds three are left
        | face | rounds |
        | 5    | 3      |
        | 10   | 3      |

      @reading.action_points.vehicles.first_round.next_round
      Examples: of ten rounds four are left
        | face | rounds |
        | 6    | 4      |
        | 9    | 4      |

    @reading.action_points.vehicles.first_round.next_round
    Scenario Outline: the same number as before, of which one has begun
      Given the Gull is broken, and sinks in 10 rounds
      And 7 rounds have ended
      And it has been struck again for 9 points, with a 4 on its die
      And the round has ended
      When nobody bails
      Then the bailing is not enough, and the Gull sinks in <rounds> rounds

      @reading.action_points.vehicles.two_counts.shorter
      Examples: the old number goes on
        | rounds |
        | 3      |

      @reading.action_points.vehicles.two_counts.replaced
      Examples: the new number begins with the next round
        | rounds |
        | 4      |

    Scenario: a crew that bails cannot save it
      Given the Gull is at 0 HP, and sinks in 2 rounds
      And 4 of 4 have bailed all the time for 6 rounds
      When 4 of 4 bail all the time
      Then the bailing is enough, and the Gull has sunk

    @reading.action_points.vehicles.first_round.this_round
    Scenario Outline: the rounds go on from there
      Given the Gull is broken, and sinks in 10 rounds
      And 7 rounds have ended
      And it has been struck again for 9 points, with a 5 on its die
      And 4 of 4 have bailed all the time for <rounds> rounds
      When nobody bails
      Then the bailing is not enough, and the Gull <state>

      @reading.action_points.vehicles.two_counts.replaced
      Examples: from the new number
        | rounds | state             |
        | 2      | sinks in 3 rounds |
        | 4      | sinks in 1 rounds |

      @reading.action_points.vehicles.two_counts.shorter
      Examples: from the old one
        | rounds | state             |
        | 2      | sinks in 1 rounds |
        | 3      | has sunk          |

      Examples: from either
        | rounds | state             |
        | 5      | has sunk          |

    Scenario: a crew that has bailed beyond the first number
      Given the Gull is broken, and sinks in 10 rounds
      And 2 of 4 have bailed all the time for 14 rounds
      When it is struck again for 9 points, with a 6 on its die
      Then it has 0 HP, broken, stops and sinks in 6 rounds

    Scenario Outline: nobody moves it
      Given the Gull is at 0 HP, and sinks in 3 rounds
      When the driver of the Gull, of initiative 12, <does>
      Then it is not allowed

      Examples:
        | does                                         |
        | moves it 8 squares at 90 degrees             |
        | moves it 8 squares at 90 degrees and attacks |

    @near_miss
    Scenario: it can still attack
      Given the Gull is at 0 HP, and sinks in 3 rounds
      When the driver of the Gull, of initiative 12, attacks with it
      Then it acts on initiative 12

    @near_miss
    Scenario: a broken ship can be moved
      Given the Gull is broken, and sinks in 10 rounds
      When the driver of the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it acts on initiative 12

    Scenario: it does not drift
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And the Gull is at 0 HP, and sinks in 3 rounds
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it drifts 0 squares at 90 degrees, and a mishap has a chance of 0

    Scenario: it stops in the round in which it was moved
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the Gull is at 0 HP, and sinks in 3 rounds
      When the Gull's course is looked at, with a chance of mishap of 15
      Then it is steered 0 squares at 90 degrees, and a mishap has a chance of 0

  @action_points.vehicles.air_below_half
  Rule: An air vehicle below half its HP is broken and gains no more altitude

    Scenario Outline: an airship below half
      Given an airship of <total> HP in all, with <total> HP
      When it takes <damage> points of damage
      Then it has <left> HP, broken, aloft without climbing

      Examples:
        | total | damage | left |
        | 40    | 21     | 19   |
        | 40    | 39     | 1    |
        | 25    | 13     | 12   |

    @near_miss
    Scenario Outline: an airship at half, or more
      Given an airship of <total> HP in all, with <total> HP
      When it takes <damage> points of damage
      Then it has <left> HP, unbroken, aloft and climbing

      Examples:
        | total | damage | left |
        | 40    | 20     | 20   |
        | 25    | 12     | 13   |
        | 40    | 0      | 40   |

  @action_points.vehicles.air_at_zero
  Rule: An air vehicle at 0 HP falls out of control

    Scenario: no HP left
      Given an airship of 40 HP in all, with 40 HP
      When it takes 40 points of damage
      Then it has 0 HP, broken, and falls

    Scenario: less than none
      Given an airship of 40 HP in all, with 5 HP
      When it takes 9 points of damage
      Then its HP are not determined, and it falls

    @near_miss
    Scenario: an airship with 1 HP left
      Given an airship of 40 HP in all, with 5 HP
      When it takes 4 points of damage
      Then it has 1 HP, broken, aloft without climbing

    Scenario: what has fallen is no ship
      Given an airship of 40 HP in all, with 40 HP
      And it has taken 40 points of damage
      When it takes 1 points of damage as a ship
      Then it is refused for its medium

    Scenario Outline: nobody controls it
      Given an airship of 40 HP in all, with 40 HP
      And it has taken 40 points of damage
      When the driver of the Gull, of initiative 12, <does>
      Then it is not allowed

      Examples:
        | does                             |
        | moves it 8 squares at 90 degrees |
        | attacks with it                  |

    @near_miss
    Scenario: a broken one is still controlled
      Given an airship of 40 HP in all, with 40 HP
      And it has taken 39 points of damage
      When the driver of the Gull, of initiative 12, moves it 8 squares at 90 degrees
      Then it acts on initiative 12

    Scenario: how it falls
      Given the driver of the Gull, of initiative 12, has moved it 8 squares at 90 degrees
      And the round has ended
      And an airship of 40 HP in all, with 40 HP
      And it has taken 40 points of damage
      When the Gull's course is looked at, with a chance of mishap of 90
      Then its course is not determined, and a mishap has a chance of 90

    Scenario: how it falls that did not move
      Given an airship of 40 HP in all, with 40 HP
      And it has taken 40 points of damage
      When the Gull's course is looked at, which was 0 squares at 30 degrees, with a chance of mishap of 70
      Then its course is not determined, and a mishap has a chance of 70

  @action_points.vehicles.on_land
  Rule: What befalls a broken vehicle on land is not said

    Scenario: a wagon below half
      Given a wagon of 40 HP in all, with 40 HP and DR 0
      When it takes 21 points of damage
      Then it has 19 HP, and whether it is broken is not determined

    Scenario: a wagon with no HP left
      Given a wagon of 40 HP in all, with 40 HP and DR 0
      When it takes 40 points of damage
      Then it has 0 HP, and neither whether it is broken nor whether it stops is determined

    Scenario: 1 HP left on land
      Given a wagon of 40 HP in all, with 40 HP and DR 0
      When it takes 39 points of damage
      Then it has 1 HP, and whether it is broken is not determined

    @near_miss
    Scenario: half
      Given a wagon of 40 HP in all, with 40 HP and DR 0
      When it takes 20 points of damage
      Then it has 20 HP, unbroken, on its wheels

  @action_points.vehicles.unwieldy_weapon
  Rule: A two-handed weapon, or a double one, is at -2 or worse aboard a small or cramped vehicle

    Scenario Outline: each way of wielding
      Given someone aboard with <weapon>
      When that one attacks in a cramped vehicle
      Then the weapon aboard is at -2

      Examples:
        | weapon              |
        | a two-handed weapon |
        | a double weapon     |

    @near_miss
    Scenario Outline: each way that is not harder
      Given someone aboard with <weapon>
      When that one attacks in a cramped vehicle
      Then the weapon aboard is at 0

      Examples:
        | weapon              |
        | a one-handed weapon |
        | a light weapon      |
        | no weapon           |

    @near_miss
    Scenario Outline: room enough
      Given someone aboard with <weapon>
      When that one attacks in a roomy vehicle
      Then the weapon aboard is at 0

      Examples:
        | weapon                           |
        | a two-handed weapon              |
        | a double weapon                  |
        | a one-handed weapon in two hands |

    @reading.action_points.attack_modifiers.two_handed_use.by_hands
    Scenario: a one-handed weapon in two hands is as hard to wield
      Given someone aboard with a one-handed weapon in two hands
      When that one attacks in a cramped vehicle
      Then the weapon aboard is at -2

    @near_miss @reading.action_points.attack_modifiers.two_handed_use.by_size
    Scenario: a one-handed weapon in two hands is no harder to wield
      Given someone aboard with a one-handed weapon in two hands
      When that one attacks in a cramped vehicle
      Then the weapon aboard is at 0

    Scenario Outline: what nobody knows of an attack aboard
      Given an attack aboard, but <wrong>
      When its modifier is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact    |
        | nobody says with what                   | weapon  |
        | with a weapon of no kind                | weapon  |
        | nobody says whether there is room       | room    |
        | the DM makes it better than -2          | penalty |

  @action_points.vehicles.worse_penalty
  Rule: The DM can make that penalty worse

    Scenario Outline: by how much
      Given someone aboard with a two-handed weapon
      And the DM makes its penalty <penalty>
      When that one attacks in a cramped vehicle
      Then the weapon aboard is at <penalty>

      Examples:
        | penalty |
        | -2      |
        | -3      |
        | -6      |

    @near_miss
    Scenario Outline: where there is none
      Given someone aboard with <weapon>
      And the DM makes its penalty -4
      When that one attacks in a <room> vehicle
      Then the weapon aboard is at 0

      Examples:
        | weapon              | room    |
        | a light weapon      | cramped |
        | a two-handed weapon | roomy   |

  @action_points.vehicles.provoked_by_movement
  Rule: An attack of opportunity for movement of a vehicle can strike the vehicle, or passengers within reach

    Scenario: some within reach
      Given the Gull has Ann and Bob aboard within reach, and Cid out of reach
      When the vehicle's movement provokes an attack of opportunity
      Then Gull, Ann and Bob can be struck

    Scenario: a vehicle without a name can be struck too
      When movement of a vehicle with Ann aboard within reach provokes an attack of opportunity
      Then Ann and the vehicle can be struck

    Scenario: nobody within reach
      Given the Gull has nobody aboard within reach, and Ann and Cid out of reach
      When the vehicle's movement provokes an attack of opportunity
      Then Gull can be struck

    Scenario: everybody within reach
      Given the Gull has Ann, Bob and Cid aboard within reach, and nobody out of reach
      When the vehicle's movement provokes an attack of opportunity
      Then Gull, Ann, Bob and Cid can be struck

    @near_miss
    Scenario: not the vehicle's movement
      Given the Gull has Ann and Bob aboard within reach, and Cid out of reach
      When Ann, aboard, provokes an attack of opportunity
      Then Ann can be struck

    Scenario Outline: what nobody knows of a reaction to a vehicle
      When a vehicle provokes an attack of opportunity, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                       | fact          |
        | Ann is both within reach and out of it      | out of reach  |
        | someone who has no name is within reach     | nameless one  |
        | someone who has no name is out of reach     | nameless other |
        | someone who has no name does it             | provoker      |
        | Cid does it, who is out of reach            | provoker      |
        | one within reach has its name               | namesake      |
        | one out of reach has its name               | other namesake |
        | one within reach has the name that it has where nobody names it | namesake |
        | the vehicle has a blank for a name          | vehicle       |

  @action_points.vehicles.provoked_by_passenger
  Rule: An attack of opportunity for a passenger's own action strikes that passenger

    Scenario: one of two within reach
      Given the Gull has Ann and Bob aboard within reach, and Cid out of reach
      When Bob, aboard, provokes an attack of opportunity
      Then Bob can be struck

    @near_miss
    Scenario: the vehicle's own movement
      Given the Gull has Bob aboard within reach, and nobody out of reach
      When the vehicle's movement provokes an attack of opportunity
      Then Gull and Bob can be struck
