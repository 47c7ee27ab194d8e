Feature: Improvised weapons
  Objects that are no weapons and are used as such. Document 002, L181 to L185.

  @chained_dice.improvised_weapons.resemblance
  Rule: An object used as a weapon has the stats of the weapon it is most like

    Scenario Outline: like a weapon, whatever it weighs
      Given an object that is most like a <weapon>, which does <stats>
      And the object weighs <weight> pounds
      When the object is used as a weapon
      Then it has the stats of a <weapon>, and does <stats>

      Examples:
        | weapon | stats | weight |
        | spear  | 1d8   | 4      |
        | spear  | 1d8   | 25     |
        | axe    | 2d4   | 10     |

    Scenario: like a weapon, and nobody has weighed it
      Given an object that is most like a spear, which does 1d10
      When the object is used as a weapon
      Then it has the stats of a spear, and does 1d10

    @near_miss
    Scenario: like no weapon
      Given an object that is like no weapon
      And the object weighs 20 pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does 4d6

    Scenario Outline: an object that cannot be
      Given an object, but <wrong>
      When the object is used as a weapon
      Then it is refused for its <fact>

      Examples:
        | wrong                                        | fact             |
        | it is a thing that the document does not name | thing           |
        | it is like something without a name          | likeness         |
        | it is a table leg that is like a spear       | likeness         |
        | it does damage that is no dice               | weapon's dice    |
        | it does a weapon's damage but is like none   | weapon's dice    |
        | it is like no weapon and nobody weighed it   | weight           |
        | it weighs less than nothing                  | weight           |

  @chained_dice.improvised_weapons.table_leg
  Rule: A table leg counts as a club

    Scenario Outline: a table leg
      Given a table leg
      And clubs do <stats>
      When the object is used as a weapon
      Then it has the stats of a club, and does <stats>

      Examples:
        | stats |
        | 1d6   |
        | 1d8   |

    Scenario: a table leg of which somebody says that it is like a club
      Given a table leg
      And the object is most like a club
      And clubs do 1d6
      When the object is used as a weapon
      Then it has the stats of a club, and does 1d6

    @near_miss
    Scenario: a bough that is like a club
      Given an object that is most like a club, which does 1d6
      When the object is used as a weapon
      Then it has the stats of a club, and does 1d6

  @chained_dice.improvised_weapons.stats_elsewhere
  Rule: What the stats of a weapon are is not listed here

    Scenario: nobody says what a club does
      Given a table leg
      When the object is used as a weapon
      Then it has the stats of a club, and what it does is not determined

    Scenario: nor does its weight say what it does
      Given a table leg
      And the object weighs 10 pounds
      When the object is used as a weapon
      Then it has the stats of a club, and what it does is not determined

    @near_miss
    Scenario: somebody looked it up
      Given a table leg
      And clubs do 1d6
      When the object is used as a weapon
      Then it has the stats of a club, and does 1d6

  @chained_dice.improvised_weapons.weight
  Rule: An object like no weapon rolls a d6 for each five pounds of its weight

    Scenario Outline: full fives
      Given an object that is like no weapon
      And the object weighs <weight> pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does <dice>

      Examples:
        | weight | dice  |
        | 5      | 1d6   |
        | 10     | 2d6   |
        | 15     | 3d6   |
        | 100    | 20d6  |

    @reading.chained_dice.improvised_weapons.part_of_five_pounds.dropped
    Scenario Outline: what is left over is dropped
      Given an object that is like no weapon
      And the object weighs <weight> pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does <dice>

      Examples:
        | weight | dice |
        | 6      | 1d6  |
        | 9      | 1d6  |
        | 11     | 2d6  |
        | 14     | 2d6  |

    @reading.chained_dice.improvised_weapons.part_of_five_pounds.begun
    Scenario Outline: what is left over counts
      Given an object that is like no weapon
      And the object weighs <weight> pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does <dice>

      Examples:
        | weight | dice |
        | 6      | 2d6  |
        | 9      | 2d6  |
        | 11     | 3d6  |
        | 14     | 3d6  |

    @near_miss
    Scenario: not quite five pounds
      Given an object that is like no weapon
      And the object weighs 4 pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does 1d4

  @chained_dice.improvised_weapons.light
  Rule: An object like no weapon that weighs less than five pounds rolls a d4

    Scenario Outline: light objects
      Given an object that is like no weapon
      And the object weighs <weight> pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does 1d4

      Examples:
        | weight |
        | 0      |
        | 1      |
        | 3      |

    @near_miss
    Scenario: five pounds
      Given an object that is like no weapon
      And the object weighs 5 pounds
      When the object is used as a weapon
      Then it has no weapon's stats, and does 1d6

  @chained_dice.improvised_weapons.expertise
  Rule: The attack goes by the offensive combat skill that the attacker has as expertise

    Scenario Outline: one such skill
      Given an attacker with the expertise of <skill>
      When an improvised attack is made
      Then it goes by <skill>, of <skill>

      Examples:
        | skill        |
        | martial arts |
        | one-handed   |
        | two-handed   |

    Scenario: the only one may be chosen
      Given an attacker with the expertise of one-handed
      And the attacker wants to use one-handed
      When an improvised attack is made
      Then it goes by one-handed, of one-handed

    Scenario Outline: a skill that is no expertise
      Given an attacker with the expertise of <skills>
      And the attacker wants to use <wanted>
      When an improvised attack is made
      Then it is not allowed

      Examples:
        | skills                      | wanted       |
        | one-handed                  | martial arts |
        | martial arts and one-handed | two-handed   |

    @near_miss
    Scenario: no expertise, though a skill is wanted
      Given an attacker with the expertise of nothing
      And the attacker wants to use one-handed
      When an improvised attack is made
      Then it goes by nobody knows what

    Scenario: nobody says what someone is good at
      When an improvised attack is made
      Then it is refused for its expertise

    Scenario Outline: skills that cannot be
      Given an attacker with the expertise of one-handed
      And the attacker's skills are stated wrongly: <wrong>
      When an improvised attack is made
      Then it is refused for its <fact>

      Examples:
        | wrong                   | fact         |
        | a choice without a name | choice       |
        | the GM's without a name | GM's choice  |

  @chained_dice.improvised_weapons.choice
  Rule: Who has more than one such skill chooses

    Scenario Outline: the attacker chooses
      Given an attacker with the expertise of martial arts and one-handed
      And the attacker wants to use <skill>
      When an improvised attack is made
      Then it goes by <skill>, of martial arts and one-handed

      Examples:
        | skill        |
        | martial arts |
        | one-handed   |

    Scenario: the GM has no say in it
      Given an attacker with the expertise of martial arts and one-handed
      And the attacker wants to use one-handed
      And the GM lets the attacker use martial arts
      When an improvised attack is made
      Then it goes by one-handed, of martial arts and one-handed

    Scenario: nobody says what is chosen
      Given an attacker with the expertise of martial arts and one-handed
      When an improvised attack is made
      Then the skill is not determined, of martial arts and one-handed

    @reading.chained_dice.improvised_weapons.other_choices.free
    Scenario Outline: a choice among other skills
      Given an attacker with the expertise of <skills>
      And the attacker wants to use <skill>
      When an improvised attack is made
      Then it goes by <skill>, of <skills>

      Examples:
        | skills                                  | skill        |
        | one-handed and two-handed               | two-handed   |
        | martial arts, one-handed and two-handed | martial arts |

    @near_miss
    @reading.chained_dice.improvised_weapons.other_choices.not_said
    Scenario Outline: of other skills nothing is said
      Given an attacker with the expertise of <skills>
      And the attacker wants to use one-handed
      When an improvised attack is made
      Then it goes by nobody knows what

      Examples:
        | skills                                  |
        | one-handed and two-handed               |
        | martial arts, one-handed and two-handed |

    @near_miss
    @reading.chained_dice.improvised_weapons.other_choices.not_said
    Scenario: of other skills the GM rules
      Given an attacker with the expertise of one-handed and two-handed
      And the GM lets the attacker use two-handed
      When an improvised attack is made
      Then it goes by two-handed, of two-handed

    @near_miss
    Scenario: no choice with one skill
      Given an attacker with the expertise of martial arts
      When an improvised attack is made
      Then it goes by martial arts, of martial arts

  @chained_dice.improvised_weapons.no_expertise
  Rule: What someone attacks with who has no such expertise is not said

    Scenario: no expertise
      Given an attacker with the expertise of nothing
      When an improvised attack is made
      Then it goes by nobody knows what

    Scenario: the GM says it
      Given an attacker with the expertise of nothing
      And the GM lets the attacker use one-handed
      When an improvised attack is made
      Then it goes by one-handed, of one-handed

    @near_miss
    Scenario: the GM does not override an expertise
      Given an attacker with the expertise of one-handed
      And the GM lets the attacker use martial arts
      When an improvised attack is made
      Then it goes by one-handed, of one-handed

  @chained_dice.improvised_weapons.martial_art_masteries
  Rule: Masteries of martial arts work with improvised weapons

    Scenario Outline: what the mastery adds
      Given an attacker with another mastery of martial arts, which adds <extra> damage
      When the improvised weapon hits
      Then the mastery adds <extra> damage

      Examples:
        | extra |
        | 0     |
        | 1     |
        | 4     |

    @near_miss
    Scenario Outline: no mastery
      Given an attacker with no mastery, which adds <extra> damage
      When the improvised weapon hits
      Then the mastery adds 0 damage

      Examples:
        | extra |
        | 4     |

    @near_miss
    Scenario: no mastery, of which nothing more is said
      Given an attacker with no mastery
      When the improvised weapon hits
      Then the mastery adds 0 damage

    Scenario Outline: masteries that cannot be
      Given an attacker whose mastery is stated wrongly: <wrong>
      When the improvised weapon hits
      Then it is refused for its <fact>

      Examples:
        | wrong                   | fact          |
        | nobody says which       | mastery       |
        | one without a name      | mastery       |
        | one that takes damage   | extra damage  |

  @chained_dice.improvised_weapons.fist_of_the_dragon
  Rule: Fist of the Dragon adds its extra damage to an improvised weapon

    Scenario Outline: the example
      Given an attacker with Fist of the Dragon, which adds <extra> damage
      When the improvised weapon hits
      Then the mastery adds <extra> damage

      Examples:
        | extra |
        | 2     |
        | 6     |

    @near_miss
    Scenario: another mastery
      Given an attacker with another mastery of martial arts, which adds 3 damage
      When the improvised weapon hits
      Then the mastery adds 3 damage

  @chained_dice.improvised_weapons.masteries_elsewhere
  Rule: How much a mastery of martial arts adds is not listed here

    Scenario Outline: nobody says how much
      Given an attacker with <mastery>
      When the improvised weapon hits
      Then what the mastery adds is not determined

      Examples:
        | mastery                         |
        | Fist of the Dragon              |
        | another mastery of martial arts |

    @near_miss
    Scenario: somebody does
      Given an attacker with Fist of the Dragon, which adds 5 damage
      When the improvised weapon hits
      Then the mastery adds 5 damage

  @chained_dice.improvised_weapons.other_masteries
  Rule: Whether masteries of another kind work with improvised weapons is not said

    Scenario: of another kind
      Given an attacker with a mastery of another kind, which adds 3 damage
      When the improvised weapon hits
      Then what the mastery adds is not determined

    @near_miss
    Scenario: of martial arts
      Given an attacker with another mastery of martial arts, which adds 7 damage
      When the improvised weapon hits
      Then the mastery adds 7 damage
