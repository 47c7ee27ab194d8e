Feature: Wounding hits, damaging hits, hits and touches
  What an attack counts as decides which effects it brings. Document 004, L24.19 to L24.35.

  @body_resilience.hit_types.wounding_hit
  Rule: A hit that takes body points is a wounding hit and all that lies below it

    Scenario Outline: body points, with resilience points or without
      Given <body> taken from body points and <resilience> from resilience points
      When the attack is looked at
      Then it is a wounding hit, a damaging hit, a hit and a touch

      Examples:
        | body | resilience |
        | 1    | 0          |
        | 1    | 3          |
        | 12   | 0          |

    @near_miss
    Scenario: resilience points alone are no wound
      Given 0 taken from body points and 3 from resilience points
      When the attack is looked at
      Then it is a damaging hit, a hit and a touch

  @body_resilience.hit_types.damaging_hit
  Rule: A hit that takes body points or resilience points is a damaging hit, a hit and a touch

    Scenario: a point of resilience is enough
      Given 0 taken from body points and 1 from resilience points
      When the attack is looked at
      Then it is a damaging hit, a hit and a touch

    @near_miss
    Scenario: nothing taken of either
      Given 0 taken from body points and 0 from resilience points
      When the attack is looked at
      Then it is a hit and a touch

  @body_resilience.hit_types.hit
  Rule: An attack that allows a damage roll is a hit and a touch

    Scenario: all of the damage negated
      When the attack is looked at
      Then it is a hit and a touch

    @reading.body_resilience.hit_types.ranged_hit.is_a_touch
    Scenario: a hit at range counts as a touch
      Given the attack is made at range
      When the attack is looked at
      Then it is a hit and a touch

    @reading.body_resilience.hit_types.ranged_hit.is_no_touch
    Scenario: a hit at range touches nobody
      Given the attack is made at range
      When the attack is looked at
      Then it is a hit

    @reading.body_resilience.hit_types.ranged_hit.is_a_touch
    Scenario: a wounding hit at range counts as a touch
      Given the attack is made at range
      And 2 taken from body points and 1 from resilience points
      When the attack is looked at
      Then it is a wounding hit, a damaging hit, a hit and a touch

    @reading.body_resilience.hit_types.ranged_hit.is_no_touch
    Scenario: a wounding hit at range touches nobody
      Given the attack is made at range
      And 2 taken from body points and 1 from resilience points
      When the attack is looked at
      Then it is a wounding hit, a damaging hit and a hit

    Scenario: damage below 0
      Given -1 taken from body points and 0 from resilience points
      When the attack is looked at
      Then it is refused for its body damage

  @body_resilience.hit_types.touch
  Rule: Direct contact of bodies or of what they carry is a touch

    Scenario: a hit in melee
      Given the attack is made in melee
      When the attack is looked at
      Then it is a hit and a touch

    @near_miss @reading.body_resilience.hit_types.ranged_hit.is_no_touch
    Scenario: an arrow is on nobody's body
      Given the attack is made at range
      When the attack is looked at
      Then it is a hit

  @body_resilience.hit_types.wound_effects
  Rule: Wound effects need a wounding hit

    Scenario Outline: with a wound and without
      Given a poison that needs a wound
      And <body> taken from body points and <resilience> from resilience points
      When the attack is looked at
      Then <what> is brought on

      Examples:
        | body | resilience | what    |
        | 1    | 0          | poison  |
        | 0    | 5          | nothing |
        | 0    | 0          | nothing |

    Scenario: no wound effect of a touch attack
      Given a poison that needs a wound
      And it is a touch attack
      When the attack is looked at
      Then nothing is brought on

  @body_resilience.hit_types.damage_effects
  Rule: Damage effects need a damaging hit

    Scenario Outline: with damage and without
      Given a stunning that needs damage
      And <body> taken from body points and <resilience> from resilience points
      When the attack is looked at
      Then <what> is brought on

      Examples:
        | body | resilience | what     |
        | 1    | 0          | stunning |
        | 0    | 1          | stunning |
        | 2    | 1          | stunning |
        | 0    | 0          | nothing  |

    Scenario: no damage effect of a touch attack
      Given a stunning that needs damage
      And it is a touch attack
      When the attack is looked at
      Then nothing is brought on

  @body_resilience.hit_types.hit_effects
  Rule: Hit effects need a hit

    Scenario Outline: whether damage is done or not
      Given a draining that needs a hit
      And <body> taken from body points and 0 from resilience points
      When the attack is looked at
      Then draining is brought on

      Examples:
        | body |
        | 1    |
        | 0    |

    Scenario: no hit effect of a touch attack
      Given a draining that needs a hit
      And it is a touch attack
      When the attack is looked at
      Then nothing is brought on

    Scenario: a hit effect at range
      Given a draining that needs a hit
      And the attack is made at range
      When the attack is looked at
      Then draining is brought on

  @body_resilience.hit_types.touch_effects
  Rule: Touch effects need a touch, be it a hit or not

    Scenario: of a touch attack
      Given a spell that needs a touch
      And it is a touch attack
      When the attack is looked at
      Then spell is brought on

    Scenario: of a hit that does nothing
      Given a spell that needs a touch
      When the attack is looked at
      Then spell is brought on

    @reading.body_resilience.hit_types.ranged_hit.is_no_touch
    Scenario: none of a hit at range that is no touch
      Given a spell that needs a touch
      And the attack is made at range
      When the attack is looked at
      Then nothing is brought on

    Scenario Outline: everything that is carried, at each step
      Given a poison that needs a wound
      And a stunning that needs damage
      And a draining that needs a hit
      And a spell that needs a touch
      And <body> taken from body points and <resilience> from resilience points
      When the attack is looked at
      Then <what> are brought on

      Examples:
        | body | resilience | what                                |
        | 1    | 1          | poison, stunning, draining and spell |
        | 0    | 1          | stunning, draining and spell        |
        | 0    | 0          | draining and spell                  |

  @body_resilience.hit_types.damage_types
  Rule: A wound effect may need damage of certain types

    Scenario Outline: of a needed type, or of another
      Given a poison that needs a wound by piercing or slashing
      And 2 taken from body points and 0 from resilience points
      And the damage is <type>
      When the attack is looked at
      Then <what> is brought on

      Examples: every type that the document names
        | type        | what    |
        | piercing    | poison  |
        | slashing    | poison  |
        | bludgeoning | nothing |
        | fire        | nothing |
        | cold        | nothing |
        | lightning   | nothing |

    Scenario: damage of two types, one of which is needed
      Given a poison that needs a wound by piercing or slashing
      And 2 taken from body points and 0 from resilience points
      And the damage is piercing
      And the damage is fire
      When the attack is looked at
      Then poison is brought on

    Scenario: damage of which nobody says the type
      Given a poison that needs a wound by piercing or slashing
      And 2 taken from body points and 0 from resilience points
      When the attack is looked at
      Then what is brought on is not determined

    @near_miss
    Scenario: the type does not matter without a wound
      Given a poison that needs a wound by piercing or slashing
      And 0 taken from body points and 2 from resilience points
      When the attack is looked at
      Then nothing is brought on

    Scenario: damage of no type at all
      Given a poison that needs a wound by piercing or slashing
      And 2 taken from body points and 0 from resilience points
      And damage of no type
      When the attack is looked at
      Then nothing is brought on

    @near_miss
    Scenario: the right type, and no wound
      Given a poison that needs a wound by piercing or slashing
      And 0 taken from body points and 2 from resilience points
      And the damage is piercing
      When the attack is looked at
      Then nothing is brought on

    @near_miss
    Scenario: an effect that needs no type
      Given a poison that needs a wound
      And 2 taken from body points and 0 from resilience points
      And the damage is fire
      When the attack is looked at
      Then poison is brought on

    Scenario: two effects of one name
      Given a poison that needs a wound
      And a poison that needs damage
      When the attack is looked at
      Then it is refused for its effects
