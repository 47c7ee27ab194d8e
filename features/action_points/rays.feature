Feature: Rays
  How a ray is aimed, and what it does. Document 000, L74 to L78.

  @action_points.rays.single_target
  Rule: A ray is an attack on one target

    Scenario Outline: one target
      Given a ray at 1 targets
      And its effect usually attacks <usual>
      When the ray's attack is asked for
      Then 1 attack is made against DeC

      Examples:
        | usual |
        | DeC   |
        | Ref   |

    Scenario: nobody counts
      Given a ray
      When the ray's attack is asked for
      Then 1 attack is made against DeC

    Scenario Outline: several targets
      Given a ray at <targets> targets
      When the ray's attack is asked for
      Then it is not allowed

      Examples:
        | targets |
        | 2       |
        | 3       |
        | 10      |

    Scenario: no target
      Given a ray at 0 targets
      When the ray's attack is asked for
      Then it is refused for its targets

    @reading.action_points.attack_modifiers.column_of_rays.ranged
    Scenario: modified as at range
      Given a ray at 1 targets
      When the ray's attack is asked for
      Then the modifiers of a ranged attack count

    @reading.action_points.attack_modifiers.column_of_rays.supernatural
    Scenario: modified as what is supernatural
      Given a ray at 1 targets
      When the ray's attack is asked for
      Then the modifiers of a supernatural attack count

    @near_miss
    Scenario: an area is made for several
      Given an area over 2 targets
      When the ray's attack is asked for
      Then it is allowed

  @action_points.rays.skill
  Rule: The skill with ray attacks counts for a ray

    Scenario: skill
      Given a ray at 1 targets
      When the ray's attack is asked for
      Then the skill with ray attacks counts

    Scenario: from a staff
      Given a ray at 1 targets
      And a staff in hand
      When the ray's attack is asked for
      Then the skill with ray attacks counts

    @near_miss
    Scenario: an attack by the same staff
      Given an unwilling target in reach
      And a staff in hand
      When the ray's attack is asked for
      Then the skill with the staff counts
      And the modifiers of a melee attack count

  @action_points.rays.check_besides
  Rule: Whether a ray's effect is checked against Fort or Will besides is not said

    Scenario Outline: an effect that usually attacks one of them
      Given a ray at 1 targets
      And its effect usually attacks <usual>
      When the ray's attack is asked for
      Then the ray is against DeC, and whether its effect is checked besides is not determined

      Examples:
        | usual |
        | Fort  |
        | Will  |

    @near_miss
    Scenario Outline: the description keeps that check
      Given a ray at 1 targets
      And its effect usually attacks <usual>
      And its description keeps that check
      When the ray's attack is asked for
      Then the ray is against DeC, and <usual> is checked besides

      Examples:
        | usual |
        | Fort  |
        | Will  |

    @near_miss
    Scenario: the description drops that check
      Given a ray at 1 targets
      And its effect usually attacks Will
      And its description drops that check
      When the ray's attack is asked for
      Then 1 attack is made against DeC

    Scenario: a check is kept that nobody names
      Given a ray at 1 targets
      And its description keeps that check
      When the ray's attack is asked for
      Then it is refused for its kept check

  @action_points.rays.damage
  Rule: What damage a ray does depends on the attack and is not said here

    Scenario: nobody says
      Given a ray that hits
      When its damage is asked for
      Then its damage is not determined

    Scenario: nobody says but of a miss
      Given a ray that hits
      And a miss of it would do 2 damage
      When its damage is asked for
      Then its damage is not determined

    Scenario Outline: the attack's description says
      Given a ray that hits
      And a hit of it does <damage> damage
      When its damage is asked for
      Then it does <damage> damage

      Examples:
        | damage |
        | 0      |
        | 1      |
        | 17     |

    @near_miss
    Scenario Outline: a miss
      Given a ray that misses
      And a hit of it does 17 damage
      And a miss of it would do <partial> damage
      When its damage is asked for
      Then it does <partial> damage

      Examples:
        | partial |
        | 0       |
        | 3       |

    @near_miss
    Scenario: a miss of which nobody says anything
      Given a ray that misses
      When its damage is asked for
      Then it does 0 damage

    Scenario Outline: damage that is none
      Given a ray, but <wrong>
      When its damage is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact           |
        | nobody says whether it hits        | hit            |
        | a hit of it does less than nothing | damage         |
        | a miss of it does less than nothing | partial damage |
