Feature: Gaze attacks
  Whoever looks at such a creature is affected, and there are ways not to look. Document 001, L267 to L271.

  @weapon_speed.gaze.affects_lookers
  Rule: A gaze affects whoever looks at the creature

    Scenario: someone who looks
      Given Dexterity adds 3 to the character's AC
      When a character looks at the creature
      Then the gaze is met
      And attacks are at 0 and Dexterity adds 3 to AC
      And the character is not treated as blind

    @near_miss
    Scenario: someone who does not look
      When a character looks nowhere
      Then the gaze is not met

    Scenario: someone who looks in a way that nobody has heard of
      When a character looks askance
      Then it is refused for its way of looking

    Scenario: nobody says where someone looks
      When a character is near the creature
      Then it is refused for its way of looking

  @weapon_speed.gaze.facing
  Rule: Whoever faces the creature meets its gaze each round

    Scenario: to face it is enough
      When a character looks without care while facing it
      Then the gaze is met
      And the character is not treated as blind

    @near_miss
    Scenario: to face a creature that looks away
      Given the creature does not look at its opponents
      When a character looks without care while facing it
      Then the gaze is not met

    Scenario: round after round
      Given a character has looked at the creature
      And the round has ended
      When a character looks at the creature
      Then the gaze is met

    Scenario: a round of looking away comes first
      Given a character has looked nowhere
      And the round has ended
      When a character looks at the creature
      Then the gaze is met

    @near_miss
    Scenario: a round of looking away comes after
      Given a character has looked at the creature
      And the round has ended
      When a character looks nowhere
      Then the gaze is not met

  @weapon_speed.gaze.averted
  Rule: Whoever looks only in its general direction meets the gaze with a chance of 20% each round

    Scenario Outline: the chance
      Given Dexterity adds 3 to the character's AC
      When a character averts the eyes and the percentile dice show <face>
      Then the gaze <met>
      And attacks are at 0 and Dexterity adds 3 to AC
      And the character is not treated as blind

      Examples:
        | face | met        |
        | 1    | is met     |
        | 19   | is met     |
        | 20   | is met     |
        | 21   | is not met |
        | 80   | is not met |
        | 100  | is not met |

    Scenario: on how many faces
      When a character averts the eyes on every face of the percentile dice
      Then the gaze is met on 20 of the 100 faces

    Scenario: each round anew
      Given a character has averted the eyes and the percentile dice have shown 90
      And the round has ended
      When a character averts the eyes and the percentile dice show 5
      Then the gaze is met

    Scenario Outline: faces that no percentile dice have
      When a character averts the eyes and the percentile dice show <face>
      Then it is refused for its chance of a glance

      Examples:
        | face |
        | 0    |
        | 101  |

    @near_miss
    Scenario: no chance for whoever faces it
      When a character looks at the creature
      Then the gaze is met

  @weapon_speed.gaze.safe
  Rule: Whoever has closed eyes or looks at the ground is safe from the gaze

    Scenario Outline: safe
      When a character looks <where>
      Then the gaze is not met
      And the character is treated as blind

      Examples:
        | where         |
        | nowhere       |
        | at the ground |

    @near_miss
    Scenario: in its general direction is not at the ground
      When a character averts the eyes and the percentile dice show 20
      Then the gaze is met

  @weapon_speed.gaze.treated_as_blind
  Rule: Whoever has closed eyes or looks at the ground counts as blind for attacks

    Scenario Outline: blind
      Given being blind adds -6 to attacks and takes Dexterity's AC bonus
      And Dexterity adds <dexterity> to the character's AC
      When a character looks <where>
      Then the character is treated as blind
      And attacks are at -6 and Dexterity adds <left> to AC

      Examples:
        | where         | dexterity | left |
        | nowhere       | 3         | 0    |
        | nowhere       | 1         | 0    |
        | nowhere       | -2        | -2   |
        | at the ground | 3         | 0    |

    Scenario: blind, and as nimble as ever
      Given being blind adds -6 to attacks and leaves Dexterity's AC bonus
      And Dexterity adds 3 to the character's AC
      When a character looks nowhere
      Then attacks are at -6 and Dexterity adds 3 to AC

    Scenario: blind at no cost
      Given being blind adds 0 to attacks and leaves Dexterity's AC bonus
      And Dexterity adds 3 to the character's AC
      When a character looks at the ground
      Then attacks are at 0 and Dexterity adds 3 to AC

    Scenario: blind for nothing
      Given the creature does not look at its opponents
      When a character looks nowhere
      Then the gaze is not met
      And the character is treated as blind

    @near_miss
    Scenario Outline: not blind
      When a character looks <where>
      Then the character is not treated as blind

      Examples:
        | where                        |
        | at the creature              |
        | in a mirror                  |
        | in a surface that reflects   |

  @weapon_speed.gaze.cost_of_blindness
  Rule: What being blind costs is not said

    Scenario Outline: nothing said
      Given Dexterity adds <dexterity> to the character's AC
      When a character looks <where>
      Then the character is treated as blind
      And what attacks are at is not determined
      And what Dexterity adds to AC is not determined

      Examples:
        | where         | dexterity |
        | nowhere       | 1         |
        | at the ground | 3         |

    Scenario Outline: no bonus that could be lost
      Given Dexterity adds <dexterity> to the character's AC
      When a character looks nowhere
      Then what attacks are at is not determined
      And Dexterity adds <dexterity> to AC all the same

      Examples:
        | dexterity |
        | 0         |
        | -2        |

    Scenario: nothing said of Dexterity at all
      When a character looks nowhere
      Then what attacks are at is not determined
      And Dexterity adds 0 to AC all the same

    @near_miss
    Scenario: the cost is stated
      Given being blind adds -6 to attacks and takes Dexterity's AC bonus
      When a character looks nowhere
      Then attacks are at -6 and Dexterity adds 0 to AC

  @weapon_speed.gaze.reflection
  Rule: Whoever watches a reflection may fight without meeting the gaze

    Scenario Outline: what reflects
      When a character looks <where>
      Then it is allowed
      And the gaze is not met

      Examples:
        | where                      |
        | in a mirror                |
        | in a surface that reflects |

    @near_miss
    Scenario: no reflection
      When a character looks at the creature
      Then it is allowed
      And the gaze is met

  @weapon_speed.gaze.free_hand
  Rule: To fight by a reflection takes a free hand

    Scenario Outline: no hand is free
      Given the character has no free hand
      When a character looks <where>
      Then it is not allowed

      Examples:
        | where                      |
        | in a mirror                |
        | in a surface that reflects |

    Scenario: a hand is free
      When a character looks in a mirror
      Then it is allowed

    @near_miss
    Scenario Outline: other ways of looking take no hand
      Given the character has no free hand
      When a character looks <where>
      Then it is allowed

      Examples:
        | where           |
        | at the creature |
        | nowhere         |
        | at the ground   |

  @weapon_speed.gaze.reflection_penalty
  Rule: To fight by a reflection costs 2 of the attack roll

    Scenario Outline: the penalty
      When a character looks <where>
      Then attacks are at -2 and Dexterity adds 0 to AC

      Examples:
        | where                      |
        | in a mirror                |
        | in a surface that reflects |

    Scenario: the penalty stays though the creature looks away
      Given the creature does not look at its opponents
      When a character looks in a mirror
      Then attacks are at -2 and Dexterity adds 0 to AC

    @near_miss
    Scenario: no penalty for averted eyes
      When a character averts the eyes and the percentile dice show 60
      Then attacks are at 0 and Dexterity adds 0 to AC

  @weapon_speed.gaze.reflection_dexterity
  Rule: Whoever fights by a reflection has no Dexterity bonus to AC

    Scenario Outline: bonus and penalty
      Given Dexterity adds <dexterity> to the character's AC
      When a character looks <where>
      Then attacks are at -2 and Dexterity adds <left> to AC

      Examples:
        | where                      | dexterity | left |
        | in a mirror                | 3         | 0    |
        | in a mirror                | 1         | 0    |
        | in a mirror                | -1        | -1   |
        | in a surface that reflects | 3         | 0    |

    @near_miss
    Scenario: no loss for whoever faces it
      Given Dexterity adds 3 to the character's AC
      When a character looks at the creature
      Then attacks are at 0 and Dexterity adds 3 to AC

  @weapon_speed.gaze.suppressed
  Rule: A creature that does not look at its opponents affects none by its gaze

    Scenario: someone who looks at a creature that does not
      Given the creature does not look at its opponents
      When a character looks at the creature
      Then the gaze is not met

    Scenario Outline: someone who averts the eyes needlessly
      Given the creature does not look at its opponents
      When a character averts the eyes and the percentile dice show <face>
      Then the gaze is not met

      Examples:
        | face |
        | 5    |
        | 50   |

    @near_miss
    Scenario: a creature that looks
      Given the creature looks at its opponents
      When a character looks at the creature
      Then the gaze is met
