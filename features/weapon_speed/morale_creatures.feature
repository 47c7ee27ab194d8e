Feature: How animals, the unintelligent and the intelligent fight
  What they think of their own safety. Document 001, L281.

  @weapon_speed.morale_creatures.animals
  Rule: Animals rarely fight to the death unless they defend a lair or their young

    Scenario: an animal of which nothing more is said
      Given the creature is an animal
      When its way of fighting is asked for
      Then it rarely fights to the death

    Scenario Outline: what an animal defends
      Given the creature is an animal
      And it defends <what>
      When its way of fighting is asked for
      Then it <manner>

      Examples:
        | what                   | manner                      |
        | its lair               | may well fight to the death |
        | its young              | may well fight to the death |
        | neither lair nor young | rarely fights to the death  |

    Scenario: an animal that is controlled is still an animal
      Given the creature is an animal
      And somebody controls it specifically
      When its way of fighting is asked for
      Then it rarely fights to the death

    @near_miss
    Scenario: whoever is intelligent and defends a lair is no animal
      Given the creature is intelligent
      And it defends its lair
      When its way of fighting is asked for
      Then it weighs how it stands

    Scenario Outline: something unknown
      Given <known>
      And an unknown <fact>
      When its way of fighting is asked for
      Then it is refused for its <fact>

      Examples:
        | known                     | fact             |
        | the creature is an animal | charge to defend |
        | the creature is an animal | control          |
        | it defends its lair       | kind of creature |

    Scenario: a creature of which nobody says what it is
      When its way of fighting is asked for
      Then it is refused for its kind of creature

  @weapon_speed.morale_creatures.unintelligent
  Rule: Unintelligent creatures fight with no thought of their own safety

    Scenario Outline: the unintelligent
      Given the creature is <kind>
      When its way of fighting is asked for
      Then it gives no thought to itself

      Examples:
        | kind                            |
        | a construct                     |
        | one of the mindless undead      |
        | a plant                         |
        | unintelligent in some other way |

    Scenario: what they defend changes nothing
      Given the creature is unintelligent in some other way
      And it defends its lair
      When its way of fighting is asked for
      Then it gives no thought to itself

    @near_miss
    Scenario: under specific control
      Given the creature is a construct
      And somebody controls it specifically
      When its way of fighting is asked for
      Then how it fights is not determined

    @near_miss
    Scenario: an animal is another matter
      Given the creature is an animal
      And it defends neither lair nor young
      And somebody controls it specifically
      When its way of fighting is asked for
      Then it rarely fights to the death

  @weapon_speed.morale_creatures.examples
  Rule: Constructs, mindless undead and plants are unintelligent

    Scenario Outline: each of the three
      Given the creature is <kind>
      And it defends <what>
      When its way of fighting is asked for
      Then it gives no thought to itself

      Examples:
        | kind                       | what                   |
        | a construct                | its lair               |
        | one of the mindless undead | its young              |
        | a plant                    | neither lair nor young |

    @near_miss
    Scenario: the unintelligent are not only those
      Given the creature is unintelligent in some other way
      And it defends its young
      When its way of fighting is asked for
      Then it gives no thought to itself

  @weapon_speed.morale_creatures.controlled
  Rule: What the unintelligent heed who are under specific control is not said

    Scenario Outline: somebody controls them
      Given the creature is <kind>
      And somebody controls it specifically
      When its way of fighting is asked for
      Then how it fights is not determined

      Examples:
        | kind                            |
        | one of the mindless undead      |
        | a plant                         |
        | unintelligent in some other way |

    @near_miss
    Scenario: whoever is intelligent, under specific control
      Given the creature is intelligent
      And somebody controls it specifically
      When its way of fighting is asked for
      Then it weighs how it stands

    @near_miss
    Scenario: nobody controls them
      Given the creature is a plant
      And it defends its lair
      When its way of fighting is asked for
      Then it gives no thought to itself

  @weapon_speed.morale_creatures.intelligent
  Rule: Intelligent creatures weigh how they stand

    Scenario Outline: whatever they defend
      Given the creature is intelligent
      And it defends <what>
      When its way of fighting is asked for
      Then it weighs how it stands

      Examples:
        | what                   |
        | its young              |
        | neither lair nor young |

    Scenario: whoever is intelligent, with nothing more said
      Given the creature is intelligent
      When its way of fighting is asked for
      Then it weighs how it stands

    @near_miss
    Scenario: an animal with young
      Given the creature is an animal
      And it defends its young
      And somebody controls it specifically
      When its way of fighting is asked for
      Then it may well fight to the death
