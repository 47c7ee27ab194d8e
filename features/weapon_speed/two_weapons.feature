Feature: Two weapons, and the other hand
  Who may use two weapons, which ones, and what they come to. Document 001, L75 to L80.

  @weapon_speed.two_weapons.warriors_and_rogues
  Rule: Two weapons at once are for Warriors and Rogues

    Scenario Outline: classes
      Given a <class>
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then it is <answer>

      Examples:
        | class                   | answer      |
        | Warrior                 | allowed     |
        | Rogue                   | allowed     |
        | member of another class | not allowed |

    Scenario Outline: something that nobody has heard of
      Given an unknown <fact>
      And a <given>
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then it is refused for its <fact>

      Examples:
        | fact           | given   |
        | primary kind   | Warrior |
        | secondary kind | Warrior |
        | shield         | Warrior |
        | rate           | Warrior |

    Scenario: a class that nobody has heard of
      Given an unknown class
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then it is refused for its class

    Scenario: nobody says the class
      Given a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then it is refused for its class

    Scenario Outline: sizes and weights that no weapon has
      Given a Warrior
      And a primary weapon, Medium, of weight <primary>
      And a secondary weapon, Small, of weight <secondary>
      When both weapons are used
      Then it is refused for its <fact>

      Examples:
        | primary | secondary | fact             |
        | -1      | 5         | primary weight   |
        | 5       | -1        | secondary weight |

    Scenario: a primary size that nobody has heard of
      Given a Warrior
      And an unknown primary size
      When both weapons are used
      Then it is refused for its primary size

    Scenario: a secondary size that nobody has heard of
      Given a Warrior
      And a primary weapon, Medium, of weight 9
      And an unknown secondary size
      When both weapons are used
      Then it is refused for its secondary size

    Scenario: a primary weapon of which nobody speaks
      Given a Warrior
      And a secondary weapon, Small, of weight 5
      When both weapons are used
      Then it is refused for its primary size

    Scenario: a secondary weapon of which nobody speaks
      Given a Warrior
      And a primary weapon, Medium, of weight 9
      When both weapons are used
      Then it is refused for its secondary size

  @weapon_speed.two_weapons.one_handed_primary
  Rule: The primary weapon is any weapon for one hand

    Scenario: for two hands
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And the primary weapon takes two hands
      When both weapons are used
      Then it is not allowed

    Scenario: for one hand, of whatever size
      Given a Rogue
      And a primary weapon, Large, of weight 90
      And a secondary weapon, Medium, of weight 89
      When both weapons are used
      Then the hands are at -2 and -4

  @weapon_speed.two_weapons.smaller_and_lighter
  Rule: The secondary weapon is smaller than the primary one, and lighter

    Scenario Outline: size and weight
      Given a Warrior
      And a primary weapon, Medium, of weight 10
      And a secondary weapon, <size>, of weight <weight>
      When both weapons are used
      Then it is <answer>

      Examples:
        | size   | weight | answer      |
        | Small  | 9      | allowed     |
        | Tiny   | 0      | allowed     |
        | Small  | 10     | not allowed |
        | Small  | 11     | not allowed |
        | Medium | 9      | not allowed |
        | Medium | 10     | not allowed |
        | Large  | 9      | not allowed |

    @near_miss
    Scenario: two daggers need no difference
      Given a Warrior
      And a primary dagger, Small, of weight 10
      And a secondary dagger, Small, of weight 10
      When both weapons are used
      Then the hands are at -2 and -4

  @weapon_speed.two_weapons.daggers_and_the_like
  Rule: Daggers, knives and dirks go with each other in any pair

    Scenario Outline: any pair
      Given a Rogue
      And a primary <first>, Small, of weight <weight>
      And a secondary <second>, Small, of weight 10
      When both weapons are used
      Then it is allowed

      Examples:
        | first  | second | weight |
        | dagger | dagger | 10     |
        | knife  | dagger | 5      |
        | dirk   | knife  | 10     |
        | dagger | dirk   | 9      |
        | knife  | knife  | 10     |
        | dirk   | dirk   | 10     |

    Scenario: even a larger one
      Given a Rogue
      And a primary knife, Tiny, of weight 5
      And a secondary dirk, Small, of weight 10
      When both weapons are used
      Then the hands are at -2 and -4

    @near_miss
    Scenario Outline: one dagger only
      Given a Rogue
      And a primary <first>, Small, of weight 10
      And a secondary <second>, Small, of weight 10
      When both weapons are used
      Then it is not allowed

      Examples:
        | first  | second |
        | dagger | weapon |
        | weapon | dagger |
        | weapon | weapon |

    @near_miss
    Scenario: a dagger beside something of which no kind is said
      Given a Rogue
      And something primary, Small, of weight 10
      And a secondary dagger, Small, of weight 10
      When both weapons are used
      Then it is not allowed

    @near_miss
    Scenario: something of which no kind is said beside a dagger
      Given a Rogue
      And a primary dagger, Small, of weight 10
      And something secondary, Small, of weight 10
      When both weapons are used
      Then it is not allowed

    Scenario: two daggers and a larger shield
      Given a Rogue
      And a primary dagger, Small, of weight 10
      And a secondary dagger, Small, of weight 10
      And a larger shield alongside
      When both weapons are used
      Then it is not allowed

  @weapon_speed.two_weapons.buckler
  Rule: No shield but a buckler goes with two weapons

    Scenario Outline: shields
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And <shield> alongside
      When both weapons are used
      Then it is <answer>

      Examples:
        | shield          | answer      |
        | no shield       | allowed     |
        | a buckler       | allowed     |
        | a larger shield | not allowed |

  @weapon_speed.two_weapons.additional_attack
  Rule: Two weapons give one attack more in each round

    Scenario Outline: rates
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And a usual rate of <usual>
      When both weapons are used
      Then the rate is <rate>

      Examples: the three that are named, and one that is not
        | usual | rate |
        | 1     | 2    |
        | 3/2   | 5/2  |
        | 5/2   | 7/2  |
        | 2     | 3    |

    Scenario: nothing said of the usual rate
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then the rate is 2

  @weapon_speed.two_weapons.penalties
  Rule: The primary hand is at -2, the other one at -4

    Scenario Outline: no Dexterity to speak of
      Given a <class>
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then the hands are at -2 and -4

      Examples:
        | class   |
        | Warrior |
        | Rogue   |

  @weapon_speed.two_weapons.dexterity_reduces
  Rule: Dexterity that helps missiles reduces both penalties, down to none

    Scenario Outline: positive modifiers
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And a missile modifier of <modifier> for Dexterity
      When both weapons are used
      Then the hands are at <primary> and <secondary>

      Examples:
        | modifier | primary | secondary |
        | 1        | -1      | -3        |
        | 2        | 0       | -2        |
        | 3        | 0       | -1        |
        | 4        | 0       | 0         |
        | 5        | 0       | 0         |

    @near_miss
    Scenario: a modifier of 0
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And a missile modifier of 0 for Dexterity
      When both weapons are used
      Then the hands are at -2 and -4

  @weapon_speed.two_weapons.dexterity_increases
  Rule: Dexterity that hinders missiles increases both penalties

    Scenario Outline: negative modifiers
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And a missile modifier of <modifier> for Dexterity
      When both weapons are used
      Then the hands are at <primary> and <secondary>

      Examples:
        | modifier | primary | secondary |
        | -1       | -3      | -5        |
        | -3       | -5      | -7        |

    @near_miss
    Scenario: no modifier at all
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      When both weapons are used
      Then the hands are at -2 and -4

  @weapon_speed.two_weapons.dual_weapon_method
  Rule: What training leaves of the penalties stands in another chapter

    Scenario: nothing more is known
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      When both weapons are used
      Then what the primary hand is at is not determined
      And what the other hand is at is not determined
      And the rate is 2

    Scenario: all is known
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      And that training leaves the primary hand at 0
      And that training leaves the other hand at -2
      When both weapons are used
      Then the hands are at 0 and -2

    Scenario Outline: Dexterity counts beside training
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      And that training leaves the primary hand at <trained>
      And that training leaves the other hand at <other>
      And a missile modifier of <modifier> for Dexterity
      When both weapons are used
      Then the hands are at <primary> and <secondary>

      Examples:
        | trained | other | modifier | primary | secondary |
        | 0       | -2    | 1        | 0       | -1        |
        | -1      | -2    | 3        | 0       | 0         |
        | 0       | -2    | -1       | -1      | -3        |
        | -2      | -4    | 0        | -2      | -4        |
        | -2      | 0     | 1        | -1      | 0         |

    Scenario Outline: training that makes worse, or more than undoes a penalty
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      And that training leaves the primary hand at <trained>
      And that training leaves the other hand at <other>
      When both weapons are used
      Then it is refused for its <fact>

      Examples:
        | trained | other | fact                         |
        | -3      | -2    | training of the primary hand |
        | 1       | -2    | training of the primary hand |
        | 0       | -5    | training of the other hand   |
        | 0       | 1     | training of the other hand   |

    Scenario: only one hand is known
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      And that training leaves the primary hand at -1
      When both weapons are used
      Then the primary hand is at -1
      And what the other hand is at is not determined

    Scenario: only the other hand is known
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And training in the Dual-Weapon Method
      And that training leaves the other hand at -3
      When both weapons are used
      Then the other hand is at -3
      And what the primary hand is at is not determined

    @near_miss
    Scenario: numbers of a training that was not had
      Given a Warrior
      And a sword, and something smaller and lighter for the other hand
      And that training leaves the primary hand at 0
      When both weapons are used
      Then the hands are at -2 and -4

  @weapon_speed.two_weapons.non_dominant_hand
  Rule: With the non-dominant hand only, all actions are at -2, which Dexterity may cancel

    Scenario Outline: bonuses
      Given a missile modifier of <modifier> for Dexterity
      When only the non-dominant hand attacks
      Then that hand is at <result>

      Examples:
        | modifier | result |
        | 0        | -2     |
        | 1        | -1     |
        | 2        | 0      |
        | 3        | 0      |

    Scenario: anything else it does
      When only the non-dominant hand does something else
      Then that hand is at -2

    Scenario Outline: for whatever reason
      When only the non-dominant hand attacks, by <why>
      Then that hand is at -2

      Examples:
        | why          |
        | injury       |
        | circumstance |
        | choice       |

    @near_miss
    Scenario Outline: the dominant hand
      Given a missile modifier of <modifier> for Dexterity
      When only the dominant hand attacks
      Then that hand is at 0

      Examples:
        | modifier |
        | 0        |
        | -2       |
        | 2        |

    @reading.weapon_speed.two_weapons.clumsy_non_dominant_hand.as_for_anyone
    Scenario Outline: a negative modifier changes nothing
      Given a missile modifier of <modifier> for Dexterity
      When only the non-dominant hand attacks
      Then that hand is at -2

      Examples:
        | modifier |
        | -1       |
        | -3       |

    @reading.weapon_speed.two_weapons.clumsy_non_dominant_hand.worse
    Scenario Outline: a negative modifier makes it worse
      Given a missile modifier of <modifier> for Dexterity
      When only the non-dominant hand attacks
      Then that hand is at <result>

      Examples:
        | modifier | result |
        | -1       | -3     |
        | -3       | -5     |

    Scenario: a hand that nobody has
      Given an unknown hand
      When some hand attacks
      Then it is refused for its hand

    Scenario: nobody says which hand
      When some hand attacks
      Then it is refused for its hand

    Scenario: an action that nobody has heard of
      Given an unknown action
      When the non-dominant hand is used
      Then it is refused for its action

    Scenario: a reason that nobody has heard of
      Given an unknown reason
      When the non-dominant hand is used
      Then it is refused for its reason
