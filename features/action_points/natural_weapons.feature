Feature: Natural weapons
  What a limb, another natural form of attack or a whole body counts as. Document 000, L155, L178 and L196.

  @action_points.natural_weapons.relative_size
  Rule: A natural attack is so many sizes smaller than the whole creature

    Scenario Outline: as its description says
      Given a <size> creature that is no humanoid
      And a form of attack <steps> sizes smaller than it
      When the size of that attack is asked for
      Then it counts as <weapon>, and as light

      Examples:
        | size     | steps | weapon     |
        | Large    | 0     | Large      |
        | Large    | 1     | Medium     |
        | Large    | 5     | Fine       |
        | Colossal | 8     | Fine       |
        | Medium   | 3     | Diminutive |

    Scenario Outline: a humanoid whose description says otherwise
      Given a Medium humanoid
      And its <limb> is 1 sizes smaller than it
      When the size of that attack is asked for
      Then it counts as Small, and as light

      Examples:
        | limb |
        | arm  |
        | leg  |

    Scenario Outline: what nobody knows
      Given a natural attack, but <wrong>
      When the size of that attack is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact     |
        | of a creature of no size         | creature |
        | nobody says of which creature    | creature |
        | with a form without a name       | form     |
        | nobody says with which form      | form     |
        | nobody says whether of a humanoid | kind    |
        | larger than the creature         | steps    |
        | nine sizes smaller               | steps    |

  @action_points.natural_weapons.humanoid_limbs
  Rule: A humanoid's arms are three sizes smaller than it is, its legs two

    Scenario Outline: limbs
      Given a <size> humanoid
      And its <limb>
      When the size of that attack is asked for
      Then it counts as <weapon>, and as light

      Examples: the first three are the document's
        | size   | limb | weapon     |
        | Medium | arm  | Diminutive |
        | Medium | leg  | Tiny       |
        | Large  | arm  | Tiny       |
        | Large  | leg  | Small      |
        | Small  | arm  | Fine       |
        | Tiny   | leg  | Fine       |

    @near_miss
    Scenario: another creature's
      Given a Medium creature that is no humanoid
      And its arm
      When the size of that attack is asked for
      Then its size is not determined

  @action_points.natural_weapons.two_of_each
  Rule: A humanoid has two arms and two legs, unless its description says otherwise

    Scenario Outline: two of each
      Given a <size> humanoid
      And its <limb>
      When the size of that attack is asked for
      Then it counts as <weapon>, and as light
      And there are 2 of them

      Examples: the first two are the document's
        | size   | limb | weapon     |
        | Medium | arm  | Diminutive |
        | Medium | leg  | Tiny       |
        | Huge   | arm  | Small      |

    Scenario: its description gives a size, and no number
      Given a Medium humanoid
      And its leg is 1 sizes smaller than it
      When the size of that attack is asked for
      Then it counts as Small, and as light
      And there are 2 of them

    @near_miss
    Scenario Outline: its description gives a number
      Given a Medium humanoid
      And its arm
      And it has <number> of them
      When the size of that attack is asked for
      Then it counts as Diminutive, and as light
      And there are <number> of them

      Examples:
        | number |
        | 1      |
        | 3      |
        | 4      |

    Scenario: none of what it attacks with
      Given a Medium humanoid
      And its arm
      And it has 0 of them
      When the size of that attack is asked for
      Then it is refused for its number

  @action_points.natural_weapons.how_many
  Rule: How many of another form of attack a creature has is not said here

    Scenario Outline: nobody says how many
      Given a Large <whose>
      And its <form> is 2 sizes smaller than it
      When the size of that attack is asked for
      Then it counts as Small, and as light
      And how many there are is not determined

      Examples:
        | whose                        | form  |
        | creature that is no humanoid | leg   |
        | creature that is no humanoid | arm   |
        | humanoid                     | other |

    @near_miss
    Scenario: somebody says
      Given a Large creature that is no humanoid
      And its leg is 2 sizes smaller than it
      And it has 8 of them
      When the size of that attack is asked for
      Then it counts as Small, and as light
      And there are 8 of them

    @near_miss
    Scenario: one whole body
      Given a Large creature that is no humanoid
      And its whole body
      When the size of that attack is asked for
      Then it counts as Large
      And there are 1 of them

    Scenario: a number of whole bodies
      Given a Large creature that is no humanoid
      And its whole body
      And it has 1 of them
      When the size of that attack is asked for
      Then it is refused for its number

  @action_points.natural_weapons.other_forms
  Rule: How big other forms of attack are is not said here

    Scenario Outline: no description
      Given a <size> <whose>
      And its <form>
      When the size of that attack is asked for
      Then its size is not determined
      And it counts as light

      Examples:
        | size   | whose                        | form  |
        | Large  | creature that is no humanoid | leg   |
        | Large  | creature that is no humanoid | other |
        | Medium | humanoid                     | other |

    @near_miss
    Scenario: a description
      Given a Medium humanoid
      And its other is 2 sizes smaller than it
      When the size of that attack is asked for
      Then it counts as Tiny, and as light

  @action_points.natural_weapons.below_fine
  Rule: What is smaller than Fine is not said

    Scenario Outline: too few sizes
      Given a <size> humanoid
      And its <form>
      When the size of that attack is asked for
      Then its size is not determined
      And it counts as light

      Examples:
        | size       | form |
        | Tiny       | arm  |
        | Diminutive | leg  |
        | Fine       | leg  |

    Scenario: a smaller body than there is
      Given a Fine humanoid
      And its whole body is 1 sizes smaller than it
      When the size of that attack is asked for
      Then its size is not determined

    @near_miss
    Scenario: just Fine
      Given a Small humanoid
      And its arm
      When the size of that attack is asked for
      Then it counts as Fine, and as light

  @action_points.natural_weapons.whole_body
  Rule: A brawling attack counts as big as the creature, unless something else is specified

    Scenario Outline: nothing else is specified
      Given a <size> <whose>
      And its whole body
      When the size of that attack is asked for
      Then it counts as <size>

      Examples:
        | size   | whose                        |
        | Medium | humanoid                     |
        | Huge   | creature that is no humanoid |
        | Fine   | humanoid                     |

    Scenario: something else is
      Given a Huge creature that is no humanoid
      And its whole body is 1 sizes smaller than it
      When the size of that attack is asked for
      Then it counts as Large

    @near_miss
    Scenario: an arm is not the whole body
      Given a Huge humanoid
      And its arm
      When the size of that attack is asked for
      Then it counts as Small, and as light

    @reading.action_points.natural_weapons.brawls.apart
    Scenario: no natural attack
      Given a Medium humanoid
      And its whole body
      When the size of that attack is asked for
      Then it counts as Medium, and not as light

  @action_points.natural_weapons.always_light
  Rule: A natural attack counts as light, whatever its size

    Scenario Outline: of any size
      Given a <size> creature that is no humanoid
      And a form of attack <steps> sizes smaller than it
      When the size of that attack is asked for
      Then it counts as <weapon>, and as light

      Examples:
        | size   | steps | weapon     |
        | Medium | 0     | Medium     |
        | Medium | 1     | Small      |
        | Medium | 2     | Tiny       |
        | Medium | 4     | Fine       |

    @reading.action_points.natural_weapons.brawls.natural
    Scenario: a brawling attack as a natural one
      Given a Medium humanoid
      And its whole body
      When the size of that attack is asked for
      Then it counts as Medium, and as light
