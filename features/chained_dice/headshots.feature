Feature: Headshots and helmets
  What called shots at the head are and do. Document 002, L34, L39 to L47.

  @chained_dice.headshots.modifier
  Rule: A called shot at the head has -1

    Scenario Outline: one below, equal, one above
      When a called shot of accuracy 5 at the head, against a defence roll of 9, shows <face>
      Then its total is <total>, a <result>

      Examples:
        | face | total | result       |
        | 1    | 5     | miss         |
        | 4    | 8     | miss         |
        | 5    | 9     | hit          |
        | 6    | 10    | hit          |
        | 7    | 11    | critical hit |

    Scenario: the die strikes critically, though it counts one less
      When a called shot of accuracy 5 at the head, against a defence roll of 30, shows 7
      Then its total is 11, a critical hit

    @near_miss
    Scenario Outline: any other part
      When a called shot of accuracy 5 at <area>, against a defence roll of 9, shows 4
      Then its total is 9, a hit

      Examples:
        | area      |
        | the torso |
        | an arm    |

  @chained_dice.headshots.only_called
  Rule: Only a called shot does the damage of a headshot

    Scenario Outline: a hit that was not called
      Given a weapon with 1 d8
      And might 0
      When a <strike> hit that was not called lands on Bob's head
      And its base dice show 5
      And the added die shows 4
      And the extra die shows 4
      Then it is not allowed

      Examples:
        | strike   |
        | standard |
        | critical |

    Scenario: a hit that was not called, on a helmet
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 6
      When a standard hit that was not called lands on Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it is not allowed

    Scenario: a called shot
      Given a weapon with 1 d8
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it is allowed
      And it does 9 damage, without a helmet

    Scenario Outline: what cannot be
      Given a headshot, but <wrong>
      When its damage is rolled for
      And its base dice show 5
      And the added die shows 4
      Then it is refused for its <fact>

      Examples:
        | wrong                             | fact          |
        | nobody says at whom               | target        |
        | at someone without a name         | target        |
        | nobody says whether it was called | calling       |
        | nobody says what strike it is     | strike        |
        | a strike without a name           | strike        |
        | nobody says its base die          | base die      |
        | a base die of one side            | base die      |
        | no dice at all                    | number        |
        | twenty-one base dice              | number        |
        | other dice that are none          | other dice    |
        | nobody says how mighty            | might         |
        | a helmet that can take 0          | helmet health |
        | the health of no helmet           | helmet health |
        | the health of a helmet not worn   | helmet health |
        | a helmet of durability 0          | durability    |
        | the durability of no helmet       | durability    |
        | a helmet's durability and health  | durability    |

    Scenario Outline: faces that no such die has
      Given a weapon with 1 d8 beside d4
      And might 0
      When a standard shot hits Bob's head
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

  @chained_dice.headshots.standard_hit
  Rule: A standard hit at the head adds one base die

    @reading.chained_dice.damage.might.added
    Scenario Outline: one die, whatever the weapon
      Given a weapon with <dice>
      And might <might>
      When a standard shot hits Bob's head
      And its base dice show <base>
      And its other dice show 2
      And the added die shows <added>
      And the extra die shows 3
      Then it does <damage> damage, without a helmet

      Examples:
        | dice           | might | base       | added | damage |
        | 1 d8           | 3     | 5          | 4     | 12     |
        | 1 d8           | -1    | 5          | 4     | 8      |
        | 2 d6           | 1     | 5 and 1    | 2     | 9      |
        | 3 d6           | 2     | 5, 1 and 2 | 3     | 13     |
        | 1 d8 beside d4 | 3     | 5          | 1     | 11     |

    @reading.chained_dice.damage.might.left_out
    Scenario: might is left out
      Given a weapon with 1 d8
      And might 3
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 9 damage, without a helmet

    Scenario: one base die, if nobody says how many
      Given a weapon with a d8 of which nobody says how many
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 2
      And the added die shows 5
      Then it does 7 damage, without a helmet

    Scenario: as many base dice as can be asked for
      Given a weapon with 20 d4
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2
      And the added die shows 3
      Then it does 24 damage, without a helmet

    Scenario: one base die more than can be asked for
      Given a weapon with 21 d4
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2
      And the added die shows 3
      Then it is refused for its number

    @reading.chained_dice.damage.which_dice_chain.named
    Scenario: the added die shows its highest face, and is an ordinary one
      Given a weapon with 1 d8
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 8
      Then it does 13 damage, without a helmet

    @near_miss
    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    Scenario: a critical strike adds no ordinary die
      Given a weapon with 1 d8
      And might 0
      When a critical shot hits Bob's head
      And its base dice show 2
      And the added die shows 5
      And the extra die shows 3
      Then it does 26 damage, without a helmet

  @chained_dice.headshots.doubled
  Rule: A critical strike at the head does double damage

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    Scenario Outline: with the extra die
      Given a weapon with <dice>
      And might 0
      When a critical shot hits Bob's head
      And its base dice show <base>
      And its other dice show 2
      And the added die shows 6
      And the extra die shows <extra>
      Then it does <damage> damage, without a helmet

      Examples:
        | dice           | base    | extra | damage |
        | 1 d8           | 5       | 4     | 34     |
        | 1 d8           | 1       | 1     | 20     |
        | 2 d6           | 5 and 1 | 4     | 32     |
        | 1 d8 beside d4 | 5       | 4     | 38     |

    @reading.chained_dice.headshots.what_is_doubled.without_it
    Scenario Outline: without it
      Given a weapon with <dice>
      And might 0
      When a critical shot hits Bob's head
      And its base dice show <base>
      And its other dice show 2
      And the added die shows 6
      And the extra die shows 4
      Then it does <damage> damage, without a helmet

      Examples:
        | dice           | base    | damage |
        | 1 d8           | 5       | 10     |
        | 2 d6           | 5 and 1 | 12     |
        | 1 d8 beside d4 | 5       | 14     |

    @reading.chained_dice.headshots.what_is_doubled.standard_headshot
    Scenario Outline: with the base die of a standard headshot
      Given a weapon with <dice>
      And might 0
      When a critical shot hits Bob's head
      And its base dice show <base>
      And its other dice show 2
      And the added die shows 6
      And the extra die shows 4
      Then it does <damage> damage, without a helmet

      Examples:
        | dice           | base    | damage |
        | 1 d8           | 5       | 22     |
        | 2 d10          | 5 and 1 | 24     |
        | 1 d8 beside d4 | 5       | 26     |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.damage.might.added
    @reading.chained_dice.headshots.doubled_might.doubled
    Scenario Outline: might is doubled too
      Given a weapon with 1 d8
      And might <might>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does <damage> damage, without a helmet

      Examples:
        | might | damage |
        | 3     | 40     |
        | 1     | 36     |
        | -1    | 32     |
        | -17   | 0      |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.damage.might.added
    @reading.chained_dice.headshots.doubled_might.once
    Scenario Outline: might is added once
      Given a weapon with 1 d8
      And might <might>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does <damage> damage, without a helmet

      Examples:
        | might | damage |
        | 3     | 37     |
        | 1     | 35     |
        | -1    | 33     |
        | -17   | 17     |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.damage.might.left_out
    Scenario: might is left out of the double damage
      Given a weapon with 1 d8
      And might 3
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does 34 damage, without a helmet

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    Scenario: a charge's d6 is part of the total
      Given a weapon with 1 d8 beside d6
      And might 0
      When a critical shot hits Bob's head
      And its base dice show 5
      And its other dice show 3
      And the extra die shows 4
      Then it does 40 damage, without a helmet

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    Scenario Outline: faces that the extra die does not have
      Given a weapon with 1 d8
      And might 0
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows <extra>
      Then it is refused for its extra die

      Examples:
        | extra   |
        | 0       |
        | 9       |
        | 4 and 1 |

    @near_miss
    Scenario: a standard hit is not doubled
      Given a weapon with 1 d8
      And might 0
      When a standard shot hits Bob's head
      And its base dice show 6
      And the added die shows 4
      Then it does 10 damage, without a helmet

  @chained_dice.headshots.helmet
  Rule: A helmet takes damage before its wearer does

    Scenario Outline: a helmet that can take more
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take <health>
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has <left> left

      Examples:
        | health | left |
        | 10     | 1    |
        | 11     | 2    |
        | 30     | 21   |

    @reading.chained_dice.headshots.durability_of_helmets.as_an_object
    Scenario: it can take ten points for each of its durability
      Given a weapon with 1 d8
      And might 0
      And a helmet of durability 2
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 11 left
      When a standard shot hits Bob's head
      And its base dice show 7
      And the added die shows 6
      Then it does 2 damage, and 11 to the helmet, which has 0 left

    Scenario: what it can take falls from hit to hit
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 20
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 11 left
      When a standard shot hits Bob's head
      And its base dice show 3
      And the added die shows 2
      Then it does 0 damage, and 5 to the helmet, which has 6 left
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 3 damage, and 6 to the helmet, which has 0 left
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 9 damage, and 0 to the helmet, which has 0 left

    Scenario: everyone's helmet is their own
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 20
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 11 left
      When a standard shot hits the head of Cid, whose helmet can take 15
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 6 left

    Scenario: the helmet's health is stated again
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 20
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 11 left
      When a standard shot hits the head of Bob, whose helmet can take 15
      And its base dice show 5
      And the added die shows 4
      Then it is refused for its helmet health

    Scenario: the helmet's durability is stated when it has taken something
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 20
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 9 to the helmet, which has 11 left
      When a standard shot hits the head of Bob, whose helmet is of durability 2
      And its base dice show 5
      And the added die shows 4
      Then it is refused for its durability

    @reading.chained_dice.damage.might.added
    Scenario: less than no damage
      Given a weapon with 1 d8
      And might -5
      And a helmet that can take 6
      When a standard shot hits Bob's head
      And its base dice show 1
      And the added die shows 2
      Then it does -2 damage, and 0 to the helmet, which has 6 left

    @near_miss
    Scenario Outline: no helmet
      Given a weapon with 1 d8
      And might 0
      And <head>
      When a standard shot hits Bob's head
      And its base dice show <base>
      And the added die shows 4
      Then it does <damage> damage, without a helmet

      Examples:
        | head                            | base | damage |
        | a bare head                     | 5    | 9      |
        | a head of which nobody speaks   | 1    | 5      |

  @chained_dice.headshots.health_of_helmets
  Rule: How much a helmet can take is not said here

    Scenario: nobody knows it
      Given a weapon with 1 d8
      And might 0
      And a helmet of which nobody knows what it can take
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then neither the damage nor what the helmet takes and has left is determined

    @reading.chained_dice.headshots.durability_of_helmets.said_elsewhere
    Scenario: its durability tells nothing
      Given a weapon with 1 d8
      And might 0
      And a helmet of durability 2
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then neither the damage nor what the helmet takes and has left is determined

    @near_miss
    @reading.chained_dice.headshots.durability_of_helmets.as_an_object
    Scenario: its durability tells it
      Given a weapon with 1 d8
      And might 0
      And a helmet of durability 1
      When a standard shot hits Bob's head
      And its base dice show 7
      And the added die shows 6
      Then it does 3 damage, and 10 to the helmet, which has 0 left

    @near_miss
    Scenario: somebody knows it
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take 8
      When a standard shot hits Bob's head
      And its base dice show 6
      And the added die shows 4
      Then it does 2 damage, and 8 to the helmet, which has 0 left

  @chained_dice.headshots.helmet_destroyed
  Rule: What is left after a helmet is destroyed goes to its wearer

    @reading.chained_dice.damage.might.added
    Scenario Outline: a helmet that can take no more
      Given a weapon with 1 d8
      And might 3
      And a helmet that can take <health>
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does <damage> damage, and <health> to the helmet, which has 0 left

      Examples:
        | health | damage |
        | 1      | 11     |
        | 10     | 2      |
        | 11     | 1      |
        | 12     | 0      |

    @near_miss
    @reading.chained_dice.damage.might.added
    Scenario: one more than the damage
      Given a weapon with 1 d8
      And might 3
      And a helmet that can take 13
      When a standard shot hits Bob's head
      And its base dice show 5
      And the added die shows 4
      Then it does 0 damage, and 12 to the helmet, which has 1 left

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.headshots.doubling_and_helmet.the_total
    Scenario Outline: the helmet takes double damage
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take <health>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does <damage> damage, and <takes> to the helmet, which has <left> left

      Examples:
        | health | damage | takes | left |
        | 10     | 24     | 10    | 0    |
        | 33     | 1      | 33    | 0    |
        | 34     | 0      | 34    | 0    |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.headshots.doubling_and_helmet.what_is_left
    Scenario Outline: only the wearer takes double damage
      Given a weapon with 1 d8
      And might 0
      And a helmet that can take <health>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does <damage> damage, and <takes> to the helmet, which has <left> left

      Examples:
        | health | damage | takes | left |
        | 10     | 14     | 10    | 0    |
        | 16     | 2      | 16    | 0    |
        | 17     | 0      | 17    | 0    |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.headshots.doubling_and_helmet.the_total
    @reading.chained_dice.damage.might.added
    @reading.chained_dice.headshots.doubled_might.once
    Scenario: the helmet takes double damage, and might once
      Given a weapon with 1 d8
      And might 3
      And a helmet that can take 10
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does 27 damage, and 10 to the helmet, which has 0 left

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.headshots.doubling_and_helmet.what_is_left
    @reading.chained_dice.damage.might.added
    @reading.chained_dice.headshots.doubled_might.once
    Scenario Outline: only the wearer takes double damage, and might once
      Given a weapon with 1 d8
      And might <might>
      And a helmet that can take <health>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does <damage> damage, and <health> to the helmet, which has 0 left

      Examples:
        | might | health | damage |
        | 3     | 10     | 17     |
        | 3     | 19     | 1      |
        | -1    | 4      | 25     |

    @reading.chained_dice.headshots.what_is_doubled.with_the_extra_die
    @reading.chained_dice.headshots.doubling_and_helmet.what_is_left
    @reading.chained_dice.damage.might.added
    Scenario Outline: nothing is left for the wearer, doubled or not
      Given a weapon with 1 d8
      And might <might>
      And a helmet that can take <health>
      When a critical shot hits Bob's head
      And its base dice show 5
      And the extra die shows 4
      Then it does 0 damage, and <health> to the helmet, which has 0 left

      Examples:
        | might | health |
        | 3     | 20     |
        | -1    | 16     |
