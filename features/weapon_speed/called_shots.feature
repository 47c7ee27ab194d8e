Feature: Called shots
  Attacks at one point, declared early and harder to make. Document 001, L69 and L70.

  @weapon_speed.called_shots.specific_point
  Rule: A called shot is at one point, such as a potion, a lock or a joint in armour

    Scenario Outline: what may be aimed at
      When a shot at <aim> is called to hit
      Then it is at a <kind>

      Examples: the three that are named, and two that are not
        | aim                  | kind  |
        | the potion on a belt | thing |
        | the lock of a door   | thing |
        | a joint in armour    | place |
        | another thing        | thing |
        | another place        | place |

    Scenario: an aim that nobody has heard of
      When a shot at an unknown aim is called
      Then it is refused for its aim

    Scenario: nobody says at what
      When a shot is called of whose aim nobody speaks
      Then it is refused for its aim

  @weapon_speed.called_shots.declared_first
  Rule: A called shot is declared before initiative is rolled

    Scenario: after initiative
      When a shot at a joint in armour is called after initiative is rolled
      Then it is not allowed

    Scenario: after initiative was rolled, whatever anybody says
      Given initiative has been rolled for Zoe
      When Ann calls a shot at a joint in armour
      Then it is not allowed

    Scenario: before the initiative of the next round
      Given initiative has been rolled for Zoe
      And the round has ended
      When Ann calls a shot at a joint in armour
      Then it is at a place

    Scenario: before initiative
      When Ann calls a shot at a joint in armour
      Then it is at a place

    Scenario: nobody says when
      When a shot at another thing is called, and nobody says when
      Then it is refused for its initiative

    Scenario: never declared
      Given an attack bonus of 5 against AC 15
      When Ann's called shot shows 19
      Then it is not allowed

    Scenario: declared by another
      Given Bob has called a shot at a joint in armour
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows 19
      Then it is not allowed

    Scenario: declared in the round before
      Given Ann has called a shot at a joint in armour
      And the round has ended
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows 19
      Then it is not allowed

    Scenario: one declaration is for one shot
      Given Ann has called a shot at a joint in armour
      And Ann has made the called shot
      When Ann calls a shot at another thing
      Then it is at a thing

    Scenario: two declarations are for two shots, and not for three
      Given Ann has called a shot at a joint in armour
      And Ann has called a shot at a joint in armour
      And Ann has made the called shot
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows 14
      Then it hits
      When Ann's called shot shows 14
      Then it is not allowed

    Scenario: the one of whom nothing is said
      Given an attack bonus of 5 against AC 15
      When a shot at a joint in armour is called to hit
      Then it is at a place
      When the called shot shows 14
      Then the total is 15

    Scenario: a second shot that was not declared
      Given Ann has called a shot at a joint in armour
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows 19
      Then it hits
      When Ann's called shot shows 19
      Then it is not allowed

  @weapon_speed.called_shots.modifiers
  Rule: A called shot is at -1 to initiative and -4 to the attack roll

    Scenario Outline: declaring it
      When a shot at <aim> is called to hit
      Then initiative is at -1, and the attack at -4

      Examples:
        | aim                  |
        | the potion on a belt |
        | a joint in armour    |
        | another place        |

    Scenario Outline: making it, one below, equal, one above
      Given Ann has called a shot at the lock of a door
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows <face>
      Then the total is <total>
      And it <result>

      Examples:
        | face | total | result |
        | 13   | 14    | misses |
        | 14   | 15    | hits   |
        | 15   | 16    | hits   |

    @near_miss
    Scenario: another attack of that round
      Given Ann has called a shot at the lock of a door
      And an attack bonus of 5 against AC 15
      When Ann's other attack shows 10
      Then the total is 15
      And it hits

    Scenario: a natural 20 hits all the same
      Given Ann has called a shot at the lock of a door
      And an attack bonus of 5 against AC 40
      When Ann's called shot shows 20
      Then the total is 21
      And it hits

  @weapon_speed.called_shots.normal_damage
  Rule: A called shot that hits does its usual damage

    Scenario Outline: hit and miss
      Given Ann has called a shot at a joint in armour
      And an attack bonus of 5 against AC 15
      When Ann's called shot shows <face>
      Then it does <damage>

      Examples:
        | face | damage           |
        | 13   | no damage        |
        | 14   | its usual damage |

  @weapon_speed.called_shots.no_maiming
  Rule: A called shot is at things and places, and blinds, maims and cripples nobody

    Scenario Outline: what it cannot be for
      When a shot at <aim> is called <end>
      Then it is not allowed

      Examples:
        | aim               | end        |
        | an eye            | to blind   |
        | an eye            | to hit     |
        | a joint in armour | to blind   |
        | a joint in armour | to maim    |
        | another place     | to cripple |

    @near_miss
    Scenario: a joint in armour is no part of a body
      When a shot at a joint in armour is called to hit
      Then initiative is at -1, and the attack at -4

    Scenario: what is forbidden is not declared
      Given an attack bonus of 5 against AC 15
      When Ann calls a shot at an eye
      Then it is not allowed
      When Ann's called shot shows 19
      Then it is not allowed

    Scenario: a purpose that nobody has heard of
      When a shot at a joint in armour is called for an unknown purpose
      Then it is refused for its purpose
