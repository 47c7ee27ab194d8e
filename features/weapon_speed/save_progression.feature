Feature: How saves advance
  Strong and weak saves, and several classes. Document 001, L193 to L199.

  @weapon_speed.save_progression.strong
  Rule: A strong save gains 1 with every 4 levels

    Scenario Outline: a strong save
      Given a class with <save type> Will saves at <progression>, at level <level>
      And a save that started at 10
      When the Will score is asked for
      Then levels add <advance>, and the save score is <score>

      Examples: levels at which nothing hangs on which is the first
        | save type | progression       | level | advance | score |
        | Strong    | +1 every 4 levels | 1     | 0       | 10    |
        | Strong    | +1 every 4 levels | 3     | 0       | 10    |
        | Strong    | +1 every 4 levels | 5     | 1       | 11    |
        | Strong    | +1 every 4 levels | 7     | 1       | 11    |
        | Strong    | +1 every 4 levels | 9     | 2       | 12    |
        | Strong    | +1 every 4 levels | 18    | 4       | 14    |

    @reading.weapon_speed.save_progression.first_step.level_counts
    Scenario Outline: the first level is one of the four
      Given level <level> of a class in which Reflex is strong
      And a save that started at 10
      When the Reflex score is asked for
      Then levels add <advance>, and the save score is <score>

      Examples:
        | level | advance | score |
        | 4     | 1       | 11    |
        | 8     | 2       | 12    |
        | 20    | 5       | 15    |

    @reading.weapon_speed.save_progression.first_step.after_the_first_level
    Scenario Outline: four levels after the first
      Given level <level> of a class in which Reflex is strong
      And a save that started at 10
      When the Reflex score is asked for
      Then levels add <advance>, and the save score is <score>

      Examples:
        | level | advance | score |
        | 4     | 0       | 10    |
        | 8     | 1       | 11    |
        | 20    | 4       | 14    |

    @near_miss
    Scenario: a save that is weak in a class with another strong save
      Given level 7 of a class in which Reflex is strong
      And a save that started at 10
      When the Fortitude score is asked for
      Then levels add 0, and the save score is 10

    Scenario Outline: saves and levels that are refused
      Given level <level> of a class in which <strong> is strong
      And a save that started at 10
      When the <save> score is asked for
      Then it is refused for its <fact>

      Examples:
        | level | strong | save | fact         |
        | 5     | Will   | Luck | kind of save |
        | 0     | Will   | Will | classes      |
        | 5     | Luck   | Will | classes      |

    Scenario: nobody says which save
      Given level 5 of a class in which Will is strong
      When the score of some save is asked for
      Then it is refused for its kind of save

    Scenario: nobody says the class
      When the Will score is asked for
      Then it is refused for its classes

    Scenario: a character of no class
      Given no class
      When the Will score is asked for
      Then it is refused for its classes

  @weapon_speed.save_progression.weak
  Rule: A weak save gains 1 with every 8 levels

    Scenario Outline: a weak save
      Given a class with <save type> Will saves at <progression>, at level <level>
      And a save that started at 10
      When the Will score is asked for
      Then levels add <advance>, and the save score is <score>

      Examples: levels at which nothing hangs on which is the first
        | save type | progression       | level | advance | score |
        | Weak      | +1 every 8 levels | 1     | 0       | 10    |
        | Weak      | +1 every 8 levels | 7     | 0       | 10    |
        | Weak      | +1 every 8 levels | 9     | 1       | 11    |
        | Weak      | +1 every 8 levels | 15    | 1       | 11    |
        | Weak      | +1 every 8 levels | 17    | 2       | 12    |

    @reading.weapon_speed.save_progression.first_step.level_counts
    Scenario: the first level is one of the eight
      Given level 8 of a class in which no save is strong
      And a save that started at 10
      When the Reflex score is asked for
      Then levels add 1, and the save score is 11

    @reading.weapon_speed.save_progression.first_step.after_the_first_level
    Scenario: eight levels after the first
      Given level 8 of a class in which no save is strong
      And a save that started at 10
      When the Reflex score is asked for
      Then levels add 0, and the save score is 10

    @near_miss
    Scenario: a save that is strong gains sooner
      Given level 6 of a class in which Fortitude is strong
      And a save that started at 10
      When the Fortitude score is asked for
      Then levels add 1, and the save score is 11

  @weapon_speed.save_progression.class_lists
  Rule: Which saves are strong for a class stands elsewhere

    Scenario: nobody has looked the class up
      Given level 7 of a class whose saves nobody has looked up
      And a save that started at 10
      When the Will score is asked for
      Then what levels add is not determined
      And the save score is not determined

    Scenario: another class may be as good or better
      Given level 5 of a class in which Will is strong
      And level 9 of a class whose saves nobody has looked up
      When the Will score is asked for
      Then what levels add is not determined

    @near_miss
    Scenario: too few levels for it to matter
      Given level 3 of a class whose saves nobody has looked up
      And a save that started at 10
      When the Will score is asked for
      Then levels add 0, and the save score is 10

    @near_miss
    Scenario: a class that cannot be better whatever it is like
      Given level 9 of a class in which Will is strong
      And level 7 of a class whose saves nobody has looked up
      And a save that started at 10
      When the Will score is asked for
      Then levels add 2, and the save score is 12

  @weapon_speed.save_progression.starting_score
  Rule: What score a save starts at is not said

    Scenario Outline: nobody says what it started at
      Given level <level> of a class in which Will is strong
      When the Will score is asked for
      Then levels add <advance>
      And the save score is not determined

      Examples:
        | level | advance |
        | 2     | 0       |
        | 6     | 1       |

    @reading.weapon_speed.save_progression.tied_to_an_ability.not_said
    Scenario: to be tied to an ability is not to equal it
      Given level 6 of a class in which Will is strong
      And its ability score was 13 at first
      When the Will score is asked for
      Then levels add 1
      And the save score is not determined

    @near_miss
    @reading.weapon_speed.save_progression.tied_to_an_ability.starts_as_the_ability_score
    Scenario: a save starts as the ability it is tied to
      Given level 6 of a class in which Will is strong
      And its ability score was 13 at first
      When the Will score is asked for
      Then levels add 1, and the save score is 14

    @near_miss
    Scenario: what it started at goes before any ability
      Given level 6 of a class in which Will is strong
      And its ability score was 13 at first
      And a save that started at 9
      When the Will score is asked for
      Then levels add 1, and the save score is 10

  @weapon_speed.save_progression.best_class
  Rule: With several classes, the best score counts, for each save by itself

    Scenario Outline: two classes, and each save from the better one
      Given level 9 of a class in which Fortitude is strong
      And level 13 of a class in which Will is strong
      And a save that started at 10
      When the <save> score is asked for
      Then levels add <advance>, and the save score is <score>

      Examples: 2 and 1, 1 and 1, 1 and 3
        | save      | advance | score |
        | Fortitude | 2       | 12    |
        | Reflex    | 1       | 11    |
        | Will      | 3       | 13    |

    Scenario: three classes do not add up
      Given level 5 of a class in which Fortitude and Will are strong
      And level 6 of a class in which Fortitude is strong
      And level 7 of a class in which Will is strong
      And a save that started at 10
      When the Fortitude score is asked for
      Then levels add 1, and the save score is 11

    @near_miss
    Scenario: one class
      Given level 9 of a class in which Fortitude is strong
      And a save that started at 10
      When the Fortitude score is asked for
      Then levels add 2, and the save score is 12
