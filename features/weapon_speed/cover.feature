Feature: Cover and concealment
  What someone is behind, against missiles and against effects on an area. Document 001, L147 to L156.

  @weapon_speed.cover.what_is_concealment
  Rule: Concealment, such as a bush or a tapestry, hides and stops nothing

    Scenario Outline: what hides only
      Given a defender behind <what> that hides 90 percent
      When an attack at range is considered
      Then the attack is at -4
      And there is no barrier

      Examples:
        | what              |
        | a bush            |
        | a tapestry        |
        | other concealment |

    @near_miss
    Scenario: a wall is no concealment
      Given a defender behind a wall that hides 90 percent
      When an attack at range is considered
      Then the attack is at -7
      And there is a barrier

  @weapon_speed.cover.what_is_cover
  Rule: Cover, such as a wall or furniture, hides and is a barrier too

    Scenario Outline: what protects as well
      Given a defender behind <what> that hides 90 percent
      When an attack at range is considered
      Then the attack is at -7
      And there is a barrier

      Examples:
        | what        |
        | a wall      |
        | furniture   |
        | other cover |

    Scenario: a barrier with a bush before it is still a barrier
      Given a defender behind a bush that hides 10 percent
      And behind a wall that hides 10 percent
      When an attack at range is considered
      Then the attack is at 0
      And there is a barrier

    Scenario: a barrier in melee
      Given a defender behind a wall that hides 80 percent
      When an attack of melee is considered
      Then the attack is at 0
      And there is a barrier

    @near_miss
    Scenario: a bush is no barrier
      Given a defender behind a bush that hides 75 percent
      When an attack at range is considered
      Then the attack is at -3
      And there is no barrier

    Scenario: a thing that nobody has heard of
      Given a defender behind a thing unheard of that hides 75 percent
      When an attack at range is considered
      Then it is refused for its screens

    Scenario Outline: two of one sort
      Given a defender behind <one> that hides 75 percent
      And behind <other> that hides 50 percent
      When an attack at range is considered
      Then it is refused for its screens

      Examples:
        | one    | other      |
        | a wall | furniture  |
        | a bush | a tapestry |
        | a wall | a wall     |

  @weapon_speed.cover.ranged_attacks
  Rule: Both cover and concealment make ranged attacks harder, and no others

    Scenario Outline: missiles
      Given a defender behind <what> that hides 75 percent
      When an attack of missiles is considered
      Then the attack is at <modifier>

      Examples:
        | what   | modifier |
        | a wall | -4       |
        | a bush | -3       |

    @near_miss
    Scenario Outline: melee
      Given a defender behind <what> that hides 75 percent
      When an attack of melee is considered
      Then the attack is at 0

      Examples:
        | what   |
        | a wall |
        | a bush |

    @near_miss
    Scenario: nothing to hide behind
      Given a defender in the open
      When an attack at range is considered
      Then the attack is at 0
      And there is no barrier

    @reading.weapon_speed.cover.both_at_once.add_up
    Scenario Outline: cover and concealment add up
      Given a defender behind a wall that hides <covered> percent
      And behind a bush that hides <concealed> percent
      When an attack at range is considered
      Then the attack is at <modifier>
      And there is a barrier

      Examples:
        | covered | concealed | modifier |
        | 50      | 90        | -6       |
        | 90      | 75        | -10      |
        | 25      | 25        | -2       |

    @reading.weapon_speed.cover.both_at_once.worse_counts
    Scenario Outline: the worse of cover and concealment
      Given a defender behind a wall that hides <covered> percent
      And behind a bush that hides <concealed> percent
      When an attack at range is considered
      Then the attack is at <modifier>
      And there is a barrier

      Examples:
        | covered | concealed | modifier |
        | 50      | 90        | -4       |
        | 90      | 75        | -7       |
        | 25      | 25        | -1       |

    Scenario: one that is worth something, and one that is not
      Given a defender behind a wall that hides 50 percent
      And behind a bush that hides 10 percent
      When an attack at range is considered
      Then the attack is at -2

    Scenario: an attack by words
      Given a defender behind a wall that hides 75 percent
      When an attack of words is considered
      Then it is refused for its kind of attack

    Scenario: nobody says what is there
      When an attack at range is considered
      Then it is refused for its screens

  @weapon_speed.cover.modifiers
  Rule: The penalty goes by how much is hidden, up to -7 for cover and -4 for concealment

    Scenario Outline: each row for cover
      Given a defender who is <degree> by a wall
      When an attack at range is considered
      Then the table has <cover> for it

      Examples: every row of Table 9.5
        | degree      | cover |
        | 25% hidden  | −1    |
        | 50% hidden  | −2    |
        | 75% hidden  | −4    |
        | 90%+ hidden | −7    |

    Scenario Outline: each row for concealment
      Given a defender who is <degree> by a bush
      When an attack at range is considered
      Then the table has <concealment> for it

      Examples: every row of Table 9.5
        | degree      | concealment |
        | 25% hidden  | −1          |
        | 50% hidden  | −2          |
        | 75% hidden  | −3          |
        | 90%+ hidden | −4          |

    Scenario Outline: more than 90 percent, and shares near a row
      Given a defender behind <what> that hides <percent> percent
      When an attack at range is considered
      Then the attack is at <modifier>

      Examples:
        | what   | percent | modifier |
        | a wall | 100     | -7       |
        | a wall | 91      | -7       |
        | a bush | 100     | -4       |
        | a wall | 26      | -1       |
        | a wall | 37      | -1       |
        | a wall | 51      | -2       |
        | a wall | 62      | -2       |
        | a wall | 76      | -4       |
        | a wall | 82      | -4       |

    @reading.weapon_speed.cover.between_rows.row_reached
    Scenario Outline: shares that do not reach the next row
      Given a defender behind a wall that hides <percent> percent
      When an attack at range is considered
      Then the attack is at <modifier>

      Examples:
        | percent | modifier |
        | 38      | -1       |
        | 49      | -1       |
        | 63      | -2       |
        | 74      | -2       |
        | 83      | -4       |
        | 89      | -4       |

    @near_miss @reading.weapon_speed.cover.between_rows.row_reached
    Scenario Outline: shares that do not reach the first row
      Given a defender behind <what> that hides <percent> percent
      When an attack at range is considered
      Then the attack is at 0

      Examples:
        | what   | percent |
        | a wall | 13      |
        | a wall | 24      |
        | a bush | 24      |

    @reading.weapon_speed.cover.between_rows.nearest_row
    Scenario Outline: shares that have a nearer row
      Given a defender behind a wall that hides <percent> percent
      When an attack at range is considered
      Then the attack is at <modifier>

      Examples:
        | percent | modifier |
        | 13      | -1       |
        | 24      | -1       |
        | 38      | -2       |
        | 49      | -2       |
        | 63      | -4       |
        | 74      | -4       |
        | 83      | -7       |
        | 89      | -7       |

    @near_miss
    Scenario Outline: next to nothing
      Given a defender behind <what> that hides <percent> percent
      When an attack at range is considered
      Then the attack is at 0

      Examples:
        | what   | percent |
        | a wall | 1       |
        | a wall | 12      |
        | a bush | 12      |

    Scenario Outline: shares that there are not
      Given a defender behind a wall that hides <percent> percent
      When an attack at range is considered
      Then it is refused for its screens

      Examples:
        | percent |
        | 0       |
        | 101     |

  @weapon_speed.cover.reflex_bonus
  Rule: Cover helps Reflex saves against effects on an area; concealment does not

    Scenario Outline: cover, little or much
      Given a defender behind <what> that hides <percent> percent
      And an effect that would do 20, or 10 after a save
      And a bonus of 3 by cover
      When the save fails
      Then the save has a bonus of 3
      And 20 is suffered

      Examples:
        | what      | percent |
        | a wall    | 25      |
        | furniture | 60      |
        | a wall    | 89      |

    Scenario: beside damage that is avoided
      Given a defender behind a wall that hides 95 percent
      And a defender behind a bush that hides 95 percent
      And an effect that would do 20, or 10 after a save
      And a bonus of 3 by cover
      When the save succeeds
      Then the save has a bonus of 3
      And 0 is suffered

    @near_miss
    Scenario Outline: concealment alone, even nearly all
      Given a defender behind a bush that hides <percent> percent
      And an effect that would do 20, or 10 after a save
      And a bonus of 3 by cover
      When the save <saves>
      Then the save has a bonus of 0
      And <damage> is suffered

      Examples:
        | percent | saves    | damage |
        | 50      | fails    | 20     |
        | 95      | fails    | 20     |
        | 95      | succeeds | 10     |

    @near_miss
    Scenario: nobody is behind anything
      Given a defender in the open
      And an effect that would do 20, or 10 after a save
      When the save succeeds
      Then the save has a bonus of 0
      And 10 is suffered

    @reading.weapon_speed.cover.bonus_without_blocking.bonus
    Scenario: cover that does not stop the effect
      Given a defender behind a wall that hides 95 percent
      And the cover does not stop it
      And an effect that would do 20, or 10 after a save
      And a bonus of 3 by cover
      When the save fails
      Then the save has a bonus of 3
      And 20 is suffered

    @near_miss @reading.weapon_speed.cover.bonus_without_blocking.no_bonus
    Scenario: no help by cover that does not stop the effect
      Given a defender behind a wall that hides 95 percent
      And the cover does not stop it
      And an effect that would do 20, or 10 after a save
      And a bonus of 3 by cover
      When the save fails
      Then the save has a bonus of 0
      And 20 is suffered

    Scenario Outline: two covers, or two concealments
      Given a defender behind <one> that hides 75 percent
      And behind <other> that hides 50 percent
      And an effect that would do 20, or 10 after a save
      When the save fails
      Then it is refused for its screens

      Examples:
        | one    | other      |
        | a wall | furniture  |
        | a bush | a tapestry |

    Scenario: nobody says what shelters the defender
      Given an effect that would do 20, or 10 after a save
      When the save fails
      Then it is refused for its screens

  @weapon_speed.cover.size_of_bonus
  Rule: How much cover helps a Reflex save is not said

    Scenario: nobody says how much
      Given a defender behind a wall that hides 50 percent
      And an effect that would do 20, or 10 after a save
      When the save fails
      Then the bonus of the save is not determined
      And 20 is suffered

    @near_miss
    Scenario Outline: someone says how much
      Given a defender behind a wall that hides 50 percent
      And an effect that would do 20, or 10 after a save
      And a bonus of <bonus> by cover
      When the save succeeds
      Then the save has a bonus of <bonus>
      And 10 is suffered

      Examples:
        | bonus |
        | 1     |
        | 6     |

    Scenario Outline: no bonus at all
      Given a defender behind a wall that hides 50 percent
      And an effect that would do 20, or 10 after a save
      And a bonus of <bonus> by cover
      When the save fails
      Then it is refused for its bonus by cover

      Examples:
        | bonus |
        | 0     |
        | -2    |

  @weapon_speed.cover.nearly_all_covered
  Rule: Behind cover of 90% or more that stops the effect a failed save halves the damage and a successful one avoids it

    Scenario Outline: at 90 percent and beyond
      Given a defender behind a wall that hides <percent> percent
      And an effect that would do 20, or 14 after a save
      And a bonus of 3 by cover
      When the save <saves>
      Then <damage> is suffered
      And the save has a bonus of 3

      Examples:
        | percent | saves    | damage |
        | 90      | fails    | 10     |
        | 90      | succeeds | 0      |
        | 91      | fails    | 10     |
        | 100     | succeeds | 0      |

    @near_miss
    Scenario Outline: one percent less
      Given a defender behind a wall that hides 89 percent
      And an effect that would do 20, or 14 after a save
      When the save <saves>
      Then <damage> is suffered

      Examples:
        | saves    | damage |
        | fails    | 20     |
        | succeeds | 14     |

    @near_miss
    Scenario Outline: cover that does not stop it
      Given a defender behind a wall that hides 100 percent
      And the cover does not stop it
      And an effect that would do 20, or 14 after a save
      When the save <saves>
      Then <damage> is suffered

      Examples:
        | saves    | damage |
        | fails    | 20     |
        | succeeds | 14     |

    Scenario: concealment before the cover changes nothing
      Given a defender behind a bush that hides 30 percent
      And behind a wall that hides 90 percent
      And an effect that would do 20, or 14 after a save
      When the save fails
      Then 10 is suffered

    @near_miss
    Scenario: the concealment is nearly whole, the cover is not
      Given a defender behind a bush that hides 95 percent
      And behind a wall that hides 30 percent
      And an effect that would do 20, or 14 after a save
      When the save fails
      Then 20 is suffered

    Scenario: what the effect does after a save does not matter
      Given a defender behind a wall that hides 90 percent
      And an effect that would do 20, and nobody knows what after a save
      And a bonus of 3 by cover
      When the save succeeds
      Then 0 is suffered

    @reading.weapon_speed.cover.half_a_point.rounded_down
    Scenario Outline: half of an odd number, rounded down
      Given a defender behind a wall that hides 90 percent
      And an effect that would do <damage>, or 0 after a save
      When the save fails
      Then <half> is suffered

      Examples:
        | damage | half |
        | 21     | 10   |
        | 1      | 0    |

    @reading.weapon_speed.cover.half_a_point.rounded_up
    Scenario Outline: half of an odd number, rounded up
      Given a defender behind a wall that hides 90 percent
      And an effect that would do <damage>, or 0 after a save
      When the save fails
      Then <half> is suffered

      Examples:
        | damage | half |
        | 21     | 11   |
        | 1      | 1    |

    Scenario: no damage at all
      Given a defender behind a wall that hides 90 percent
      And an effect that would do 0, or 0 after a save
      When the save fails
      Then 0 is suffered

    Scenario: damage below 0
      Given a defender behind a wall that hides 90 percent
      And an effect that would do -1, or 0 after a save
      When the save fails
      Then it is refused for its damage

    Scenario: damage that nobody states
      Given a defender behind a wall that hides 90 percent
      And an effect of which nobody says what it would do
      When the save fails
      Then it is refused for its damage

    Scenario: a save that nobody states
      Given a defender behind a wall that hides 90 percent
      And an effect that would do 20, or 14 after a save
      When nobody says how the save went
      Then it is refused for its save

  @weapon_speed.cover.effect_of_save
  Rule: What a save does elsewhere is the effect's own, and not said here

    Scenario Outline: nobody knows
      Given a defender behind <what> that hides <percent> percent
      And an effect that would do 20, and nobody knows what after a save
      When the save succeeds
      Then what is suffered is not determined

      Examples:
        | what   | percent |
        | a wall | 89      |
        | a bush | 95      |

    @near_miss
    Scenario: a save that fails
      Given a defender behind a wall that hides 80 percent
      And an effect that would do 20, and nobody knows what after a save
      When the save fails
      Then 20 is suffered

    Scenario: less than nothing after a save
      Given a defender behind a wall that hides 80 percent
      And an effect that would do 20, or -1 after a save
      When the save succeeds
      Then it is refused for its damage after a save

  @weapon_speed.cover.detonates_behind
  Rule: Cover does nothing against what goes off on the defender's side of it

    Scenario Outline: behind the cover
      Given a defender behind a wall that hides <percent> percent
      And it goes off behind the cover
      And an effect that would do 21, or 10 after a save
      And a bonus of 3 by cover
      When the save <saves>
      Then <damage> is suffered
      And the save has a bonus of 0

      Examples:
        | percent | saves    | damage |
        | 100     | fails    | 21     |
        | 100     | succeeds | 10     |
        | 50      | fails    | 21     |

    @near_miss
    Scenario: before the cover
      Given a defender behind a wall that hides 100 percent
      And it goes off before the cover
      And an effect that would do 24, or 10 after a save
      And a bonus of 3 by cover
      When the save fails
      Then 12 is suffered
      And the save has a bonus of 3

    Scenario: nowhere that counts
      Given a defender behind a wall that hides 100 percent
      And it goes off elsewhere
      And an effect that would do 24, or 10 after a save
      When the save fails
      Then it is refused for its place of detonation
