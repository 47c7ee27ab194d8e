Feature: Called shots
  Attacks at a part of the body. Document 002, L25 to L37.

  @chained_dice.called_shots.areas
  Rule: A called shot is aimed at one part of the target, the head, a limb and the torso among others

    Scenario Outline: what is named
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at <area>
      When the called shot shows 4
      Then it is a shot at the <part>, of a total of <total>, a miss

      Examples:
        | area        | part  | total |
        | the head    | head  | 8     |
        | an arm      | limb  | 9     |
        | a foot      | limb  | 9     |
        | a hand      | limb  | 9     |
        | a leg       | limb  | 9     |
        | the torso   | torso | 9     |

    @near_miss
    Scenario: what is none of these
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at something else, which counts as a limb
      When the called shot shows 4
      Then it is a shot at the limb, of a total of 9, a miss

    Scenario Outline: what cannot be
      Given a called shot, but <wrong>
      When the called shot shows 4
      Then it is refused for its <fact>

      Examples:
        | wrong                                     | fact           |
        | nobody says at what                       | aim            |
        | at a part nobody knows                    | aim            |
        | at a head that counts as a limb           | counting       |
        | at an arm that counts as a limb           | counting       |
        | at something that counts as nobody knows  | counting       |
        | nobody says when it was declared          | declaration    |
        | declared when nobody knows                | declaration    |
        | nobody says how accurate                  | accuracy       |
        | nobody says what the defence is           | defence roll   |
        | against a defence without a name          | defence        |
        | an exception nobody knows                 | exception      |
        | a critical range from 0                   | critical range |
        | a critical range from 11                  | critical range |
        | at the second leg of a hand               | leg            |
        | at leg 0                                  | leg            |
        | at someone without a name                 | target         |

  @chained_dice.called_shots.other_areas
  Rule: What an area counts as that is none of these is not said

    Scenario Outline: the GM says it
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at something else, which counts as <part>
      When the called shot shows 4
      Then it is a shot at the <kind>, of a total of <total>, a <result>

      Examples:
        | part      | kind  | total | result |
        | the head  | head  | 8     | miss   |
        | a limb    | limb  | 9     | hit    |
        | the torso | torso | 9     | hit    |

    Scenario: nobody says it, and it decides
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at something else
      When the called shot shows 4
      Then it is not determined at what, with which total, nor whether it hits, and it is not critical

    Scenario Outline: nobody says it, and it does not decide
      Given a called shot of accuracy 5 against a defence roll of <defense>
      And it is aimed at something else
      When the called shot shows <face>
      Then it is not determined at what nor with which total, but it is a <result>

      Examples:
        | defense | face | result       |
        | 8       | 4    | hit          |
        | 10      | 4    | miss         |
        | 40      | 7    | critical hit |

    @near_miss
    Scenario: an appendage is a limb, whatever it is
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at a tail
      When the called shot shows 4
      Then it is a shot at the limb, of a total of 9, a hit

  @chained_dice.called_shots.chance_of_a_wound
  Rule: How likely a critical called shot wounds, where that is not certain, is not said

    Scenario: a critical strike at the head
      Given a critical called shot has hit the head
      When its wound is looked for
      Then neither whether it wounds nor how is determined

    Scenario: the chance comes true
      Given a critical called shot has hit the head
      And the chance of a wound comes true
      And the section on wounds gives concussion
      When its wound is looked for
      Then it wounds, with concussion

    Scenario: the chance does not come true
      Given a critical called shot has hit the head
      And the chance of a wound does not come true
      And the section on wounds gives concussion
      When its wound is looked for
      Then it does not wound

    Scenario: a chance that comes true, and a wound that nobody can name
      Given a critical called shot has hit the head
      And the chance of a wound comes true
      When its wound is looked for
      Then it wounds, nobody knows how

    Scenario Outline: different kinds of damage
      Given a critical called shot has hit the head
      And the chance of a wound comes true
      And the section on wounds gives <wound>
      When its wound is looked for
      Then it wounds, with <wound>

      Examples:
        | wound      |
        | burns      |
        | blindness  |

    @near_miss
    Scenario Outline: no critical strike
      Given a standard called shot has hit the <part>
      When its wound is looked for
      Then it does not wound

      Examples:
        | part  |
        | head  |
        | limb  |
        | torso |

    Scenario Outline: hits that cannot be
      Given a called shot has hit, but <wrong>
      When its wound is looked for
      Then it is refused for its <fact>

      Examples:
        | wrong                         | fact   |
        | nobody says where             | part   |
        | where nobody knows            | part   |
        | nobody says what strike it is | strike |
        | a strike without a name       | strike |
        | a wound without a name        | wound  |

  @chained_dice.called_shots.declared_first
  Rule: A called shot is declared before its roll

    Scenario Outline: after the roll
      Given a called shot of accuracy 5 against a defence roll of 9, declared after its roll
      And it is aimed at <area>
      When the called shot shows <face>
      Then it is not allowed

      Examples:
        | area           | face |
        | the torso      | 4    |
        | the head       | 8    |
        | an arm         | 7    |
        | something else | 4    |

    Scenario: before the roll
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at the torso
      When the called shot shows 5
      Then it is allowed
      And it is a shot at the torso, of a total of 10, a hit

  @chained_dice.called_shots.d8
  Rule: A called shot is rolled with a d8 instead of the d10

    Scenario Outline: die, accuracy and other modifiers
      Given a called shot of accuracy <accuracy> against a defence roll of 12
      And other modifiers of <other>
      And it is aimed at the torso
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a <result>

      Examples:
        | accuracy | other | face | total | result |
        | 7        | 0     | 4    | 11    | miss   |
        | 7        | 0     | 5    | 12    | hit    |
        | 7        | 0     | 6    | 13    | hit    |
        | 7        | 1     | 4    | 12    | hit    |
        | 7        | -1    | 5    | 11    | miss   |
        | -2       | 0     | 1    | -1    | miss   |

    Scenario Outline: faces that a d8 does not have
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at the torso
      When the called shot shows <faces>
      Then it is refused for its attack die

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 10      |
        | 4 and 5 |

    Scenario Outline: a defence with an exception of its own
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at the torso
      And the type of defence makes it <rules>
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a <result>

      Examples:
        | rules  | face | total | result |
        | a miss | 4    | 9     | miss   |
        | a hit  | 3    | 8     | hit    |

    Scenario: an exception that nobody knows
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at the torso
      And the type of defence makes it nobody knows what
      When the called shot shows 4
      Then it is a shot at the torso, of a total of 9, and whether it hits is not determined

    @near_miss
    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: lucky and unlucky shots
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at a leg
      And the shot is <luck>
      When the called shot shows 4 and 6
      Then it is a shot at the limb, and nothing else of it is determined

      Examples:
        | luck    |
        | lucky   |
        | unlucky |

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: lucky and unlucky shots of two dice
      Given a called shot of accuracy 5 against a defence roll of 11
      And it is aimed at a leg
      And the shot is <luck>
      When the called shot shows 5 and 7
      Then it is a shot at the limb, of a total of <total>, a <result>

      Examples:
        | luck    | total | result       |
        | lucky   | 12    | critical hit |
        | unlucky | 10    | miss         |

    @near_miss
    Scenario: lucky and unlucky at once, at nobody knows what
      Given a called shot of accuracy 5 against a defence roll of 9
      And it is aimed at something else
      And the shot is lucky
      And the shot is unlucky
      When the called shot shows 4 and 6
      Then nothing of it is determined

  @chained_dice.called_shots.critical
  Rule: A called shot that shows a 7 or an 8 strikes critically

    Scenario Outline: from seven on, whatever is aimed at and whatever the defence roll
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at <area>
      When the called shot shows <face>
      Then it is a shot at the <part>, of a total of <total>, a <result>

      Examples:
        | area      | face | part  | total | result       |
        | the torso | 7    | torso | 12    | critical hit |
        | the torso | 8    | torso | 13    | critical hit |
        | a hand    | 7    | limb  | 12    | critical hit |
        | a hand    | 8    | limb  | 13    | critical hit |
        | the head  | 7    | head  | 11    | critical hit |
        | the head  | 8    | head  | 12    | critical hit |

    @near_miss
    Scenario Outline: a six, whatever is aimed at
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at <area>
      When the called shot shows 6
      Then it is a shot at the <part>, of a total of <total>, a miss

      Examples:
        | area      | part  | total |
        | the torso | torso | 11    |
        | a hand    | limb  | 11    |
        | the head  | head  | 10    |

    Scenario Outline: whatever the weapon's own range
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from <from> on
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a <result>

      Examples:
        | from | face | total | result       |
        | 8    | 7    | 12    | critical hit |
        | 7    | 7    | 12    | critical hit |
        | 10   | 7    | 12    | critical hit |
        | 6    | 7    | 12    | critical hit |
        | 1    | 8    | 13    | critical hit |

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.does_not_count
    @reading.chained_dice.called_shots.range_of_the_weapon.counts
    Scenario Outline: one below a weapon's range
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from <from> on
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a miss

      Examples:
        | from | face | total |
        | 8    | 6    | 11    |
        | 7    | 6    | 11    |
        | 6    | 5    | 10    |

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.does_not_count
    Scenario: a weapon whose range begins below seven, which does not count
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from 6 on
      When the called shot shows 6
      Then it is a shot at the torso, of a total of 11, a miss

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.counts
    @reading.chained_dice.called_shots.range_of_the_weapon.widens_as_much
    Scenario Outline: a weapon whose range begins below seven, which counts
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from <from> on
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a <result>

      Examples:
        | from | face | total | result       |
        | 6    | 6    | 11    | critical hit |
        | 5    | 6    | 11    | critical hit |

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.widens_as_much
    Scenario Outline: a weapon's range that is wider than usual, and widens that of the shot
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from <from> on
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a <result>

      Examples:
        | from | face | total | result       |
        | 9    | 6    | 11    | critical hit |
        | 8    | 5    | 10    | critical hit |
        | 7    | 4    | 9     | critical hit |

    @near_miss
    Scenario Outline: one below the widest range
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And a critical range from <from> on
      When the called shot shows <face>
      Then it is a shot at the torso, of a total of <total>, a miss

      Examples:
        | from | face | total |
        | 9    | 5    | 10    |
        | 8    | 4    | 9     |

    @near_miss
    Scenario: a total of seven is no seven on the die
      Given a called shot of accuracy 3 against a defence roll of 30
      And it is aimed at the torso
      When the called shot shows 4
      Then it is a shot at the torso, of a total of 7, a miss

    Scenario Outline: counted over all faces
      Given a called shot of accuracy 5 against a defence roll of <defense>
      And it is aimed at <area>
      When the called shot is made with each face
      Then it hits on <hits> faces, and strikes critically on <critical>

      Examples:
        | area      | defense | hits | critical |
        | the torso | 6       | 8    | 2        |
        | the torso | 7       | 7    | 2        |
        | the torso | 11      | 3    | 2        |
        | the torso | 12      | 2    | 2        |
        | the torso | 14      | 2    | 2        |
        | the head  | 5       | 8    | 2        |
        | the head  | 6       | 7    | 2        |
        | the head  | 10      | 3    | 2        |
        | the head  | 11      | 2    | 2        |
        | the head  | 30      | 2    | 2        |

    Scenario Outline: against a dodge
      Given a called shot of accuracy 5 against a defence roll of 30
      And it is aimed at the torso
      And the target <defends>
      When the called shot shows 7
      Then it is a shot at the torso, of a total of 12, a <result>

      Examples:
        | defends                                    | result        |
        | dodges, without a Critical Defense         | critical hit  |
        | dodges, with a Critical Defense            | critical miss |
        | has a Critical Defense, but does not dodge | critical hit  |
        | has a Critical Defense, in a way that nobody states | critical hit |

  @chained_dice.called_shots.armor_joints
  Rule: A called shot that can remove a limb goes through a joint of the armour

    Scenario Outline: a limb that can be removed
      Given a <strike> called shot has hit the limb
      And it can remove a limb
      And the chance of a wound comes true
      And the section on wounds gives amputation
      When its wound is looked for
      Then it goes through a joint

      Examples:
        | strike   |
        | critical |
        | standard |

    @near_miss
    Scenario: a limb that cannot be removed
      Given a critical called shot has hit the limb
      And it cannot remove a limb
      And the chance of a wound comes true
      And the section on wounds gives burns
      When its wound is looked for
      Then it goes through no joint

    Scenario Outline: no limb to be removed
      Given a <strike> called shot has hit the <part>
      And it can remove a limb
      When its wound is looked for
      Then it is refused for its limb

      Examples:
        | strike   | part  |
        | critical | head  |
        | critical | torso |
        | standard | torso |

    @near_miss
    Scenario: nobody says that a limb can be removed
      Given a standard called shot has hit the limb
      When its wound is looked for
      Then it goes through no joint
