Feature: Damage, and dice that chain
  What a hit does that is no called shot. Document 002, L68 to L72.

  @chained_dice.damage.dice_and_might
  Rule: A hit does what its weapon's dice show, and might once

    @reading.chained_dice.damage.might.added
    Scenario Outline: a standard hit
      Given a weapon with <dice>
      And might <might>
      When a standard hit is rolled for
      And its base dice show <base>
      And its other dice show <other>
      Then it does <damage> damage, of which the extra die is 0

      Examples:
        | dice           | might | base    | other | damage |
        | 1 d8           | 3     | 5       | 1     | 8      |
        | 1 d8           | -1    | 5       | 1     | 4      |
        | 2 d6           | 3     | 5 and 2 | 1     | 10     |
        | 1 d8 beside d4 | 3     | 5       | 2     | 10     |

    Scenario: a standard hit without might
      Given a weapon with 1 d8 beside d4
      And might 0
      When a standard hit is rolled for
      And its base dice show 1
      And its other dice show 3
      Then it does 4 damage, of which the extra die is 0

    Scenario: one base die, if nobody says how many
      Given a weapon with a d8 of which nobody says how many
      And might 0
      When a standard hit is rolled for
      And its base dice show 5
      Then it does 5 damage, of which the extra die is 0

    Scenario: as many base dice as can be asked for
      Given a weapon with 20 d4
      And might 0
      When a standard hit is rolled for
      And its base dice show 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2
      Then it does 21 damage, of which the extra die is 0

    @reading.chained_dice.damage.might.left_out
    Scenario: might is left out, as in the example
      Given a weapon with 1 d8 beside d4
      And might 3
      When a standard hit is rolled for
      And its base dice show 5
      And its other dice show 2
      Then it does 7 damage, of which the extra die is 0

    Scenario Outline: what cannot be
      Given a weapon, but <wrong>
      When its damage is rolled for
      And its base dice show 5
      Then it is refused for its <fact>

      Examples:
        | wrong                             | fact       |
        | nobody says what strike it is     | strike     |
        | a strike without a name           | strike     |
        | nobody says its base die          | base die   |
        | a base die of one side            | base die   |
        | no dice at all                    | number     |
        | twenty-one base dice              | number     |
        | other dice that are none          | other dice |
        | nobody says how mighty            | might      |

    Scenario Outline: faces that no such die has
      Given a weapon with 1 d8 beside d4
      And might 0
      When a critical strike is rolled for
      And its base dice show <base>
      And its other dice show <other>
      And the extra die shows <extra>
      Then it is refused for its <dice>

      Examples:
        | base    | other   | extra   | dice        |
        | 0       | 2       | 4       | base dice   |
        | 9       | 2       | 4       | base dice   |
        | 5 and 2 | 2       | 4       | base dice   |
        | 5       | 0       | 4       | other faces |
        | 5       | 5       | 4       | other faces |
        | 5       | 2 and 1 | 4       | other faces |
        | 5       | 2       | 0       | extra die   |
        | 5       | 2       | 9       | extra die   |
        | 5       | 2       | 4 and 1 | extra die   |

  @chained_dice.damage.extra_die
  Rule: A critical strike adds one base die, however many the weapon has

    Scenario Outline: one, whatever the weapon
      Given a weapon with <dice>
      And might 0
      When a critical strike is rolled for
      And its base dice show <base>
      And its other dice show 2
      And the extra die shows <extra>
      Then it does <damage> damage, of which the extra die is <share>

      Examples:
        | dice           | base       | extra | damage | share |
        | 1 d8           | 5          | 4     | 17     | 12    |
        | 3 d6           | 5, 2 and 1 | 4     | 18     | 10    |
        | 1 d6 beside d4 | 5          | 1     | 14     | 7     |

    @near_miss
    Scenario: a standard hit adds none
      Given a weapon with 1 d8
      And might 0
      When a standard hit is rolled for
      And its base dice show 5
      And the extra die shows 4
      Then it does 5 damage, of which the extra die is 0

  @chained_dice.damage.starts_chained
  Rule: The extra die begins with its highest face, as if it had chained, and is then rolled

    Scenario: the long sword of grade one, whose wielder's might the example does not name
      Given a weapon with 1 d8 beside d4
      And might 0
      When a critical strike is rolled for
      And its base dice show 6
      And its other dice show 2
      And the extra die shows 4
      Then it does 20 damage, of which the extra die is 12

    @reading.chained_dice.damage.might.added
    Scenario: the same sword in a stronger hand
      Given a weapon with 1 d8 beside d4
      And might 4
      When a critical strike is rolled for
      And its base dice show 6
      And its other dice show 2
      And the extra die shows 4
      Then it does 24 damage, of which the extra die is 12

    @reading.chained_dice.damage.might.left_out
    Scenario: the same sword in a stronger hand, which adds nothing
      Given a weapon with 1 d8 beside d4
      And might 4
      When a critical strike is rolled for
      And its base dice show 6
      And its other dice show 2
      And the extra die shows 4
      Then it does 20 damage, of which the extra die is 12

    Scenario Outline: each size of die
      Given a weapon with <dice>
      And might 0
      When a critical strike is rolled for
      And its base dice show 1
      And the extra die shows 1
      Then it does <damage> damage, of which the extra die is <share>

      Examples:
        | dice  | damage | share |
        | 1 d4  | 6      | 5     |
        | 1 d10 | 12     | 11    |
        | 1 d12 | 14     | 13    |

    @near_miss
    Scenario: a standard hit that shows the highest face
      Given a weapon with 1 d8
      And might 0
      When a standard hit is rolled for
      And its base dice show 7
      Then it does 7 damage, of which the extra die is 0

  @chained_dice.damage.chain
  Rule: A die that chains on its highest face is rolled again, and the rolls add up

    @reading.chained_dice.damage.how_often.every_time
    Scenario Outline: the extra die shows its highest face
      Given a weapon with 1 d8
      And might 0
      When a critical strike is rolled for
      And its base dice show 5
      And the extra die shows <extra>
      Then it does <damage> damage, of which the extra die is <share>

      Examples:
        | extra      | damage | share |
        | 8 and 1    | 22     | 17    |
        | 8, 8 and 3 | 32     | 27    |

    @reading.chained_dice.damage.how_often.every_time
    Scenario: a chain that is not rolled to its end
      Given a weapon with 1 d8
      And might 0
      When a critical strike is rolled for
      And its base dice show 5
      And the extra die shows 8
      Then it is refused for its extra die

    @near_miss
    Scenario: one below the highest face
      Given a weapon with 1 d8
      And might 0
      When a critical strike is rolled for
      And its base dice show 5
      And the extra die shows 7
      Then it does 20 damage, of which the extra die is 15

    @near_miss
    @reading.chained_dice.damage.how_often.once
    Scenario: the extra die has chained once already
      Given a weapon with 1 d8
      And might 0
      When a critical strike is rolled for
      And its base dice show 5
      And the extra die shows 8
      Then it does 21 damage, of which the extra die is 16

    @near_miss
    @reading.chained_dice.damage.which_dice_chain.named
    Scenario: an ordinary die shows its highest face
      Given a weapon with 2 d8 beside d4
      And might 0
      When a standard hit is rolled for
      And its base dice show 8 and 3
      And its other dice show 4
      Then it does 15 damage, of which the extra die is 0

    @reading.chained_dice.damage.which_dice_chain.every_damage_die
    @reading.chained_dice.damage.how_often.every_time
    Scenario: ordinary dice chain, as often as it goes
      Given a weapon with 2 d8 beside d4
      And might 0
      When a standard hit is rolled for
      And its base dice show 8, 8, 2 and 3
      And its other dice show 4 and 1
      Then it does 26 damage, of which the extra die is 0

    @reading.chained_dice.damage.which_dice_chain.every_damage_die
    @reading.chained_dice.damage.how_often.once
    Scenario: ordinary dice chain, once each
      Given a weapon with 2 d8 beside d4
      And might 0
      When a standard hit is rolled for
      And its base dice show 8, 8 and 3
      And its other dice show 4 and 4
      Then it does 27 damage, of which the extra die is 0
