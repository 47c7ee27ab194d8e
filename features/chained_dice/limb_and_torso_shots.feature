Feature: Limb and torso shots
  What called shots at limbs and the torso are and do. Document 002, L49 to L60.

  @chained_dice.limb_and_torso_shots.limb
  Rule: A limb is any appendage but the head and the torso

    Scenario Outline: appendages
      When a shot of accuracy 5 is called at <area>, and shows 4
      Then it is a shot at a limb, of a total of 9

      Examples:
        | area   |
        | an arm |
        | a hand |
        | a leg  |
        | a foot |
        | a tail |

    @near_miss
    Scenario Outline: neither the head nor the torso
      When a shot of accuracy 5 is called at <area>, and shows 4
      Then it is a shot at the <part>, of a total of <total>

      Examples:
        | area      | part  | total |
        | the head  | head  | 8     |
        | the torso | torso | 9     |

  @chained_dice.limb_and_torso_shots.standard_hit
  Rule: A standard hit at a limb or the torso adds one base die

    @reading.chained_dice.damage.might.added
    Scenario Outline: one die, whatever the weapon
      Given a weapon with <dice>
      And might <might>
      When a standard shot at the <part> is rolled for
      And its base dice show <base>
      And its other dice show 2
      And the added die shows <added>
      And the extra die shows 3
      Then it does <damage> damage, <added> by the added die and 0 by the extra die

      Examples:
        | dice           | might | part  | base       | added | damage |
        | 1 d8           | 3     | limb  | 5          | 4     | 12     |
        | 1 d8           | 3     | torso | 5          | 4     | 12     |
        | 2 d6           | 1     | limb  | 5 and 1    | 2     | 9      |
        | 3 d6           | -1    | torso | 5, 1 and 2 | 3     | 10     |
        | 1 d8 beside d4 | 3     | limb  | 5          | 1     | 11     |
        | 1 d8 beside d4 | 3     | torso | 5          | 7     | 17     |

    @reading.chained_dice.damage.might.left_out
    Scenario: might is left out
      Given a weapon with 1 d8
      And might 3
      When a standard shot at the limb is rolled for
      And its base dice show 5
      And the added die shows 4
      Then it does 9 damage, 4 by the added die and 0 by the extra die

    Scenario: one base die, if nobody says how many
      Given a weapon with a d8 of which nobody says how many
      And might 0
      When a standard shot at the torso is rolled for
      And its base dice show 5
      And the added die shows 4
      Then it does 9 damage, 4 by the added die and 0 by the extra die

    Scenario: as many base dice as can be asked for
      Given a weapon with 20 d4
      And might 0
      When a standard shot at the limb is rolled for
      And its base dice show 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2
      And the added die shows 3
      Then it does 24 damage, 3 by the added die and 0 by the extra die

    Scenario: one base die more than can be asked for
      Given a weapon with 21 d4
      And might 0
      When a standard shot at the limb is rolled for
      And its base dice show 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2
      And the added die shows 3
      Then it is refused for its number

    @reading.chained_dice.damage.which_dice_chain.named
    Scenario Outline: the added die shows its highest face, and is an ordinary one
      Given a weapon with 1 d8
      And might 0
      When a standard shot at the <part> is rolled for
      And its base dice show 5
      And the added die shows 8
      Then it does 13 damage, 8 by the added die and 0 by the extra die

      Examples:
        | part  |
        | limb  |
        | torso |

    @reading.chained_dice.damage.which_dice_chain.every_damage_die
    Scenario: the added die chains, where ordinary dice do
      Given a weapon with 1 d8
      And might 0
      When a standard shot at the limb is rolled for
      And its base dice show 5
      And the added die shows 8 and 3
      Then it does 16 damage, 11 by the added die and 0 by the extra die

    @near_miss
    Scenario Outline: a critical strike adds no ordinary die
      Given a weapon with 1 d8
      And might 0
      When a critical shot at the <part> is rolled for
      And its base dice show 5
      And the added die shows 3
      And the extra die shows 4
      Then it does 17 damage, 0 by the added die and 12 by the extra die

      Examples:
        | part  |
        | limb  |
        | torso |

    Scenario Outline: what cannot be
      Given a shot that hits, but <wrong>
      When its damage is rolled for
      And its base dice show 5
      And the added die shows 4
      Then it is refused for its <fact>

      Examples:
        | wrong                         | fact       |
        | nobody says where             | part       |
        | at the head                   | part       |
        | nobody says what strike it is | strike     |
        | a strike without a name       | strike     |
        | nobody says its base die      | base die   |
        | a base die of one side        | base die   |
        | no dice at all                | number     |
        | twenty-one base dice          | number     |
        | other dice that are none      | other dice |
        | nobody says how mighty        | might      |

    Scenario Outline: faces that no such die has
      Given a weapon with 1 d8 beside d4
      And might 0
      When a standard shot at the limb is rolled for
      And its base dice show <base>
      And its other dice show <other>
      And the added die shows <added>
      Then it is refused for its <dice>

      Examples:
        | base    | other | added   | dice        |
        | 0       | 2     | 4       | base dice   |
        | 9       | 2     | 4       | base dice   |
        | 5 and 2 | 2     | 4       | base dice   |
        | 5       | 0     | 4       | other faces |
        | 5       | 5     | 4       | other faces |
        | 5       | 2     | 0       | added die   |
        | 5       | 2     | 9       | added die   |
        | 5       | 2     | 4 and 2 | added die   |

  @chained_dice.limb_and_torso_shots.critical_strike
  Rule: A critical strike at a limb or the torso does what any critical strike does

    @reading.chained_dice.damage.might.added
    Scenario Outline: an extra die that begins with its highest face
      Given a weapon with <dice>
      And might <might>
      When a critical shot at the <part> is rolled for
      And its base dice show <base>
      And its other dice show 2
      And the extra die shows <extra>
      Then it does <damage> damage, 0 by the added die and <share> by the extra die

      Examples:
        | dice           | might | part  | base    | extra | damage | share |
        | 1 d8           | 3     | limb  | 5       | 4     | 20     | 12    |
        | 1 d8           | 3     | torso | 5       | 4     | 20     | 12    |
        | 1 d8 beside d4 | 2     | torso | 6       | 4     | 22     | 12    |
        | 2 d6           | 1     | limb  | 5 and 1 | 1     | 14     | 7     |

    @reading.chained_dice.damage.how_often.every_time
    Scenario: an extra die that chains on
      Given a weapon with 1 d8
      And might 0
      When a critical shot at the limb is rolled for
      And its base dice show 5
      And the extra die shows 8 and 3
      Then it does 24 damage, 0 by the added die and 19 by the extra die

    Scenario Outline: faces that the extra die does not have
      Given a weapon with 1 d8
      And might 0
      When a critical shot at the torso is rolled for
      And its base dice show 5
      And the extra die shows <extra>
      Then it is refused for its extra die

      Examples:
        | extra   |
        | 0       |
        | 9       |
        | 4 and 1 |

    @near_miss
    Scenario: a standard hit
      Given a weapon with 1 d8
      And might 0
      When a standard shot at the torso is rolled for
      And its base dice show 5
      And the added die shows 6
      And the extra die shows 4
      Then it does 11 damage, 6 by the added die and 0 by the extra die

  @chained_dice.limb_and_torso_shots.wound
  Rule: A critical strike at a limb or the torso wounds it

    @reading.chained_dice.limb_and_torso_shots.certainty.certain
    Scenario Outline: for certain
      Given a critical shot has hit the <part>
      And the section on wounds gives fracture
      When its wound is looked for
      Then it wounds, with fracture

      Examples:
        | part  |
        | limb  |
        | torso |

    @reading.chained_dice.limb_and_torso_shots.certainty.certain
    Scenario Outline: for certain, with a wound that nobody can name
      Given a critical shot has hit the <part>
      When its wound is looked for
      Then it wounds, nobody knows how

      Examples:
        | part  |
        | limb  |
        | torso |

    @near_miss
    @reading.chained_dice.limb_and_torso_shots.certainty.chance
    Scenario: a limb, with a chance that nobody knows
      Given a critical shot has hit the limb
      And the section on wounds gives fracture
      When its wound is looked for
      Then neither whether it wounds nor how is determined

    @near_miss
    @reading.chained_dice.limb_and_torso_shots.certainty.chance
    @reading.chained_dice.wounds.torso_of_called_shots.spared
    Scenario: the torso, with a chance that nobody knows
      Given a critical shot has hit the torso
      And the section on wounds gives fracture
      When its wound is looked for
      Then neither whether it wounds nor how is determined

    @near_miss
    @reading.chained_dice.limb_and_torso_shots.certainty.chance
    Scenario: with a chance that does not come true
      Given a critical shot has hit the limb
      And the chance of a wound does not come true
      And the section on wounds gives fracture
      When its wound is looked for
      Then it does not wound

    @near_miss
    Scenario Outline: a standard hit wounds nothing
      Given a standard shot has hit the <part>
      And the section on wounds gives fracture
      When its wound is looked for
      Then it does not wound

      Examples:
        | part  |
        | limb  |
        | torso |

    @near_miss
    Scenario: the head is no limb
      Given a critical shot has hit the head
      And the section on wounds gives fracture
      When its wound is looked for
      Then neither whether it wounds nor how is determined

  @chained_dice.limb_and_torso_shots.torso
  Rule: The torso is the main and largest section of a body

    Scenario Outline: by its name, or by what it is
      When a shot of accuracy 5 is called at <area>, and shows <face>
      Then it is a shot at the torso, of a total of <total>

      Examples:
        | area                          | face | total |
        | the torso                     | 1    | 6     |
        | the largest section of a body | 3    | 8     |

    @near_miss
    Scenario: a tail, however large
      When a shot of accuracy 5 is called at a tail, and shows 3
      Then it is a shot at a limb, of a total of 8
