Feature: Withdrawing and fleeing
  Two ways out of melee, in decimetres. Document 001, L91 and L92.

  @weapon_speed.retreat.withdrawal
  Rule: Whoever withdraws moves the full movement value and keeps all defences

    @reading.weapon_speed.retreat.full_movement_value.movement_value
    Scenario Outline: the movement value itself
      Given a movement value of 9 metres
      When someone of AC 14 withdraws <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 91       | not allowed |

    @reading.weapon_speed.retreat.full_movement_value.full_movement
    Scenario Outline: three times the movement value
      Given a movement value of 9 metres
      When someone of AC 14 withdraws <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 269      | allowed     |
        | 270      | allowed     |

    Scenario Outline: near enough and too far in any case
      Given a movement value of 9 metres
      When someone of AC 14 withdraws <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 89       | allowed     |
        | 90       | allowed     |
        | 271      | not allowed |

    @reading.weapon_speed.retreat.full_movement_value.movement_value
    Scenario: the limit, once the movement value
      Given a movement value of 9 metres
      When someone of AC 14 withdraws 0 decimetres
      Then the way may be 90 decimetres

    @reading.weapon_speed.retreat.full_movement_value.full_movement
    Scenario: the limit, three times the movement value
      Given a movement value of 9 metres
      When someone of AC 14 withdraws 0 decimetres
      Then the way may be 270 decimetres

    Scenario: all defences
      Given a movement value of 9 metres
      When someone of AC 14 withdraws 20 decimetres
      Then the AC is 14
      And nobody is beside

    Scenario: a movement value of 0
      Given a movement value of 0 metres
      When someone of AC 14 withdraws 0 decimetres
      Then the way may be 0 decimetres

    Scenario: a distance below 0
      Given a movement value of 9 metres
      When someone of AC 14 withdraws -1 decimetres
      Then it is refused for its distance

    Scenario: nobody says how far
      Given a movement value of 9 metres
      When someone of AC 14 withdraws, nobody says how far
      Then it is refused for its distance

    Scenario: a movement value below 0
      Given a movement value of -1 metres
      When someone of AC 14 withdraws 0 decimetres
      Then it is refused for its movement value

    Scenario: nobody says the movement value
      When someone of AC 14 withdraws 20 decimetres
      Then it is refused for its movement value

    Scenario: nobody says the AC
      Given a movement value of 9 metres
      When someone withdraws of whose AC nobody speaks
      Then it is refused for its AC

  @weapon_speed.retreat.not_exploited
  Rule: A withdrawal gives opponents nothing

    Scenario: two opponents
      Given a movement value of 9 metres
      And Ann beside, with 1 attacks in the round
      And Bob beside, with 3 attacks in the round, 1 of them made
      When someone of AC 14 withdraws 20 decimetres
      Then opponent 1 has 0 free attacks, and 1 left
      And opponent 2 has 0 free attacks, and 2 left

    Scenario: more attacks made than there are
      Given a movement value of 9 metres
      And Ann beside, with 1 attacks in the round, 2 of them made
      When someone of AC 14 withdraws 20 decimetres
      Then it is refused for its opponents

  @weapon_speed.retreat.flight
  Rule: Whoever flees moves three times as fast as usual in combat

    @reading.weapon_speed.retreat.normal_combat_speed.full_movement
    Scenario Outline: nine times the movement value
      Given a movement value of 9 metres
      When someone flees <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 809      | allowed     |
        | 810      | allowed     |

    @reading.weapon_speed.retreat.normal_combat_speed.movement_value
    Scenario Outline: three times the movement value for whoever flees
      Given a movement value of 9 metres
      When someone flees <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 271      | not allowed |

    Scenario Outline: a flight near enough and too far in any case
      Given a movement value of 9 metres
      When someone flees <distance> decimetres
      Then it is <answer>

      Examples:
        | distance | answer      |
        | 269      | allowed     |
        | 270      | allowed     |
        | 811      | not allowed |

    @reading.weapon_speed.retreat.normal_combat_speed.full_movement
    Scenario: the limit, nine times
      Given a movement value of 4 metres
      When someone flees 0 decimetres
      Then the way may be 360 decimetres

    @reading.weapon_speed.retreat.normal_combat_speed.movement_value
    Scenario: the limit, three times
      Given a movement value of 4 metres
      When someone flees 0 decimetres
      Then the way may be 120 decimetres

    Scenario: a flight below 0
      Given a movement value of 9 metres
      When someone flees -1 decimetres
      Then it is refused for its distance

    Scenario: nobody says how far the flight goes
      Given a movement value of 9 metres
      When someone flees, nobody says how far
      Then it is refused for its distance

    Scenario: nobody says the movement value of whoever flees
      When someone flees 20 decimetres
      Then it is refused for its movement value

    Scenario: a movement value below 0 of whoever flees
      Given a movement value of -1 metres
      When someone flees 0 decimetres
      Then it is refused for its movement value

  @weapon_speed.retreat.without_defenses
  Rule: What AC is left to whoever flees is not said

    Scenario: nobody knows
      Given a movement value of 9 metres
      When someone flees 20 decimetres
      Then what the AC is is not determined
      And nobody is beside

    @near_miss
    Scenario: it is known
      Given a movement value of 9 metres
      And AC 10 without defences
      When someone flees 20 decimetres
      Then the AC is 10

  @weapon_speed.retreat.free_attacks
  Rule: Adjacent opponents have all of their attacks at once and free against whoever flees

    Scenario: two opponents who have not attacked yet
      Given a movement value of 9 metres
      And Ann beside, with 1 attacks in the round
      And Bob beside, with 3 attacks in the round
      When someone flees 20 decimetres
      Then opponent 1 has 1 free attacks, and 1 left
      And opponent 2 has 3 free attacks, and 3 left

    Scenario Outline: attacks made already
      Given a movement value of 9 metres
      And Ann beside, with <attacks> attacks in the round, <made> of them made
      When someone flees 20 decimetres
      Then opponent 1 has <free> free attacks, and <left> left

      Examples: the free ones are all of them, whatever was made
        | attacks | made | free | left |
        | 2       | 0    | 2    | 2    |
        | 2       | 1    | 2    | 1    |
        | 2       | 2    | 2    | 0    |
        | 0       | 0    | 0    | 0    |

    @near_miss
    Scenario: nobody is adjacent
      Given a movement value of 9 metres
      When someone flees 20 decimetres
      Then nobody is beside

    Scenario Outline: opponents of one name, and oneself
      Given a movement value of 9 metres
      And Ann beside, with 1 attacks in the round
      And <name> beside, with 1 attacks in the round
      When <who> flees 20 decimetres
      Then it is refused for its opponents

      Examples:
        | name | who |
        | Ann  | Bob |
        | Bob  | Bob |

    Scenario Outline: numbers of attacks that nobody has
      Given a movement value of 9 metres
      And Ann beside, with <attacks> attacks in the round, <made> of them made
      When someone flees 20 decimetres
      Then it is refused for its opponents

      Examples:
        | attacks | made |
        | -1      | 0    |
        | 1       | -1   |
        | 1       | 2    |
