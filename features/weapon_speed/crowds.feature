Feature: Firing into crowds
  A missile into a melee may go for whoever stands next to its target. Document 001, L157 to L160.

  @weapon_speed.crowds.normal_roll
  Rule: A missile into a melee is aimed at one creature and rolled with all the usual modifiers

    Scenario Outline: nobody is next to the target
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Huge size and with AC 15
      And Ann, an enemy, of Huge size and with AC 10, away from the target
      And modifiers of -2 on the missile
      When the missile shows <face>
      Then the missile's total is <total>
      And there is no draw
      And <struck> struck

      Examples:
        | face | total | struck         |
        | 12   | 14    | no creature is |
        | 13   | 15    | Zoe is         |
        | 14   | 16    | Zoe is         |

    Scenario Outline: faces that no attack roll has
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC 15
      When the missile shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: an attack bonus that nobody states
      Given Zoe is aimed at
      And Zoe in the crowd, of Medium size and with AC 15
      When the missile shows 10
      Then it is refused for its attack bonus

    Scenario: the target is not there
      Given Zoe is aimed at with an attack bonus of 4
      And Ann in the crowd, of Medium size and with AC 15
      When the missile shows 10
      Then it is refused for its target

    Scenario: the same creature twice
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC 15
      And Zoe in the crowd, of Medium size and with AC 15
      When the missile shows 10
      Then it is refused for its crowd

    Scenario: a size that nobody has heard of
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Vast size and with AC 15
      When the missile shows 10
      Then it is refused for its crowd

    Scenario: an empty crowd
      Given Zoe is aimed at with an attack bonus of 4
      And the crowd is empty
      When the missile shows 10
      Then it is refused for its target

  @weapon_speed.crowds.misses_all
  Rule: A total that reaches neither the target's AC, nor that of anybody next to it, strikes nobody

    Scenario Outline: too low for all of them
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC <target>
      And Ann, an enemy, of Medium size and with AC <other>, next to the target
      When the missile shows 10
      Then the missile's total is 14
      And there is no draw
      And no creature is struck

      Examples:
        | target | other |
        | 15     | 15    |
        | 15     | 22    |
        | 22     | 15    |

    Scenario: too low for all but one who is not next to the target
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC 18
      And Ann, an enemy, of Medium size and with AC 18, next to the target
      And Bob, an enemy, of Medium size and with AC 9, away from the target
      When the missile shows 10
      Then there is no draw
      And no creature is struck

    Scenario: a natural 1 reaches nobody
      Given Zoe is aimed at with an attack bonus of 30
      And Zoe in the crowd, of Medium size and with AC 15
      And Ann, an enemy, of Medium size and with AC 12, next to the target
      When the missile shows 1
      Then the missile's total is 31
      And there is no draw
      And no creature is struck

    @near_miss
    Scenario Outline: enough for one of them
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC <target>
      And Ann, an ally, of Medium size and with AC <other>, next to the target
      When the missile shows 10 and the draw <draw>
      Then chance picks <who>
      And <who> is struck

      Examples:
        | target | other | draw | who |
        | 14     | 20    | 1    | Zoe |
        | 20     | 14    | 3    | Ann |
        | 13     | 13    | 4    | Ann |

  @weapon_speed.crowds.drawn
  Rule: If the total could hit anyone there, chance decides whom the missile goes for

    Scenario Outline: by their numbers, in order
      Given Zoe is aimed at with an attack bonus of 9
      And Ann, an ally, of Small size and with AC 13, next to the target
      And Zoe in the crowd, of Medium size and with AC 15
      And Bob, an enemy, of Large size and with AC 11, next to the target
      When the missile shows 8 and the draw <draw>
      Then chance picks <who>
      And <who> is struck
      And the missile's total is 17

      Examples:
        | draw | who |
        | 1    | Ann |
        | 2    | Zoe |
        | 3    | Zoe |
        | 4    | Bob |
        | 6    | Bob |

    Scenario: those away from the target have no part of the draw
      Given Zoe is aimed at with an attack bonus of 9
      And Bob, an enemy, of Colossal size and with AC 11, away from the target
      And Ann, an ally, of Small size and with AC 13, next to the target
      And Zoe in the crowd, of Medium size and with AC 15
      When the missile shows 8 and the draw 1
      Then chance picks Ann
      And Ann is struck

    Scenario: a natural 20 could hit anyone
      Given Zoe is aimed at with an attack bonus of 0
      And Zoe in the crowd, of Medium size and with AC 35
      And Ann, an enemy, of Medium size and with AC 40, next to the target
      When the missile shows 20 and the draw 3
      Then chance picks Ann
      And Ann is struck
      And the missile's total is 20

    Scenario Outline: faces that the draw does not have
      Given Zoe is aimed at with an attack bonus of 9
      And Ann, an ally, of Small size and with AC 13, next to the target
      And Zoe in the crowd, of Medium size and with AC 15
      And Bob, an enemy, of Large size and with AC 11, next to the target
      When the missile shows 8 and the draw <draw>
      Then it is refused for its draw

      Examples:
        | draw    |
        | 0       |
        | 7       |
        | 1 and 2 |

  @weapon_speed.crowds.numbers
  Rule: Each creature counts 1 up to Small, and 2, 3, 8, 12 and 16 from Medium to Colossal

    Scenario Outline: beside one that counts 2
      Given Zoe is aimed at with an attack bonus of 9
      And Ann, an enemy, of <size> size and with AC 12, next to the target
      And Zoe in the crowd, of Medium size and with AC 13
      When the missile shows 8 and the draw <draw>
      Then chance picks <who>
      And <who> is struck

      Examples: the last face of each size, and the one after
        | size       | draw | who |
        | Fine       | 1    | Ann |
        | Fine       | 2    | Zoe |
        | Diminutive | 1    | Ann |
        | Diminutive | 2    | Zoe |
        | Tiny       | 1    | Ann |
        | Tiny       | 2    | Zoe |
        | Small      | 1    | Ann |
        | Small      | 2    | Zoe |
        | Medium     | 2    | Ann |
        | Medium     | 3    | Zoe |
        | Large      | 3    | Ann |
        | Large      | 4    | Zoe |
        | Huge       | 8    | Ann |
        | Huge       | 9    | Zoe |
        | Gargantuan | 12   | Ann |
        | Gargantuan | 13   | Zoe |
        | Colossal   | 16   | Ann |
        | Colossal   | 17   | Zoe |

    Scenario Outline: each size's number
      Given Zoe is aimed at
      And Zoe in the crowd, of Medium size and with AC 13
      And Ann, an enemy, of <size> size and with AC 12, next to the target
      When the chances in the crowd are asked for
      Then all their numbers are <total>
      And the second of them has a chance of <chance>

      Examples:
        | size       | total | chance |
        | Fine       | 3     | 1/3    |
        | Diminutive | 3     | 1/3    |
        | Tiny       | 3     | 1/3    |
        | Small      | 3     | 1/3    |
        | Medium     | 4     | 1/2    |
        | Large      | 5     | 3/5    |
        | Huge       | 10    | 4/5    |
        | Gargantuan | 14    | 6/7    |
        | Colossal   | 18    | 8/9    |

  @weapon_speed.crowds.chances
  Rule: A creature's chance is its number in all the numbers

    Scenario: three of different sizes
      Given Zoe is aimed at
      And Ann, an ally, of Small size and with AC 13, next to the target
      And Zoe in the crowd, of Medium size and with AC 15
      And Bob, an enemy, of Large size and with AC 11, next to the target
      When the chances in the crowd are asked for
      Then all their numbers are 6
      And the first of them has a chance of 1/6
      And the second of them has a chance of 1/3
      And the third of them has a chance of 1/2
      And the first of them is Ann
      And the second of them is Zoe

    Scenario: four, and one of them Gargantuan
      Given Zoe is aimed at
      And Zoe in the crowd, of Huge size and with AC 15
      And Ann, an ally, of Tiny size and with AC 13, next to the target
      And Bob, an enemy, of Gargantuan size and with AC 11, next to the target
      And Cid, an enemy, of Medium size and with AC 30, next to the target
      When the chances in the crowd are asked for
      Then all their numbers are 23
      And the first of them has a chance of 8/23
      And the second of them has a chance of 1/23
      And the third of them has a chance of 12/23
      And the fourth of them has a chance of 2/23

    Scenario: someone away from the target counts for nothing
      Given Zoe is aimed at
      And Ann, an ally, of Colossal size and with AC 13, away from the target
      And Zoe in the crowd, of Medium size and with AC 15
      And Bob, an enemy, of Medium size and with AC 15, next to the target
      When the chances in the crowd are asked for
      Then all their numbers are 4
      And the first of them has a chance of 1/2
      And the first of them is Zoe

    Scenario: the target counts, wherever it is said to be
      Given Zoe is aimed at
      And Zoe, an enemy, of Large size and with AC 13, away from the target
      And Bob, an enemy, of Small size and with AC 15, next to the target
      When the chances in the crowd are asked for
      Then all their numbers are 4
      And the first of them has a chance of 3/4

    Scenario: the target alone
      Given Zoe is aimed at
      And Zoe in the crowd, of Large size and with AC 15
      When the chances in the crowd are asked for
      Then all their numbers are 3
      And Zoe alone can be struck

    Scenario: chances around a target that is not there
      Given Zoe is aimed at
      And Ann in the crowd, of Large size and with AC 15
      When the chances in the crowd are asked for
      Then it is refused for its target

    Scenario: chances of the same creature twice
      Given Ann is aimed at
      And Ann in the crowd, of Large size and with AC 15
      And Ann in the crowd, of Small size and with AC 15
      When the chances in the crowd are asked for
      Then it is refused for its crowd

    Scenario: chances of a size that there is not
      Given Ann is aimed at
      And Ann in the crowd, of Vast size and with AC 15
      When the chances in the crowd are asked for
      Then it is refused for its crowd

    Scenario: chances of a crowd that nobody knows
      Given nobody says who is in the crowd
      When the chances in the crowd are asked for
      Then it is refused for its crowd

  @weapon_speed.crowds.same_roll
  Rule: Whoever chance picks is hit if the roll already made reaches that creature's AC

    Scenario Outline: one below, equal, one above
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 10
      And Ann, an ally, of Medium size and with AC <other>, next to the target
      When the missile shows 10 and the draw 3
      Then chance picks Ann
      And <struck> struck

      Examples:
        | other | struck         |
        | 13    | Ann is         |
        | 14    | Ann is         |
        | 15    | no creature is |

    Scenario: the target itself is picked, and its AC is not reached
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 20
      And Ann, an ally, of Medium size and with AC 12, next to the target
      When the missile shows 10 and the draw 1
      Then chance picks Zoe
      And no creature is struck

    @near_miss
    Scenario: without anybody to pick from, the roll is the target's alone
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Medium size and with AC 14
      When the missile shows 10
      Then there is no draw
      And Zoe is struck

  @weapon_speed.crowds.called_shot
  Rule: A called shot, at -6, can hit the intended target without any draw

    @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
    Scenario Outline: a called shot below, at and above the AC
      Given Zoe is aimed at with an attack bonus of 9
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an enemy, of Colossal size and with AC 5, next to the target
      And modifiers of 1 on the missile
      And the shot is called
      When the missile shows <face>
      Then the missile's total is <total>
      And there is no draw
      And <struck> struck

      Examples:
        | face | total | struck         |
        | 10   | 14    | no creature is |
        | 11   | 15    | Zoe is         |
        | 12   | 16    | Zoe is         |

    @reading.weapon_speed.crowds.penalty_of_called_shot.on_top
    Scenario Outline: what any called shot is at counts as well
      Given Zoe is aimed at with an attack bonus of 9
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an enemy, of Colossal size and with AC 5, next to the target
      And modifiers of 1 on the missile
      And the shot is called
      When the missile shows <face>
      Then the missile's total is <total>
      And there is no draw
      And <struck> struck

      Examples:
        | face | total | struck         |
        | 14   | 14    | no creature is |
        | 15   | 15    | Zoe is         |
        | 16   | 16    | Zoe is         |

    Scenario: a natural 20
      Given Zoe is aimed at with an attack bonus of 0
      And Zoe in the crowd, of Small size and with AC 30
      And Ann, an ally, of Large size and with AC 5, next to the target
      And the shot is called
      When the missile shows 20
      Then there is no draw
      And Zoe is struck

    Scenario: an ally away from the target is in no danger
      Given Zoe is aimed at with an attack bonus of 2
      And Zoe in the crowd, of Small size and with AC 30
      And Ann, an ally, of Large size and with AC 5, away from the target
      And the shot is called
      When the missile shows 15
      Then no creature is struck

    @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
    Scenario: a target on the attacker's own side is missed, and that is all
      Given Zoe is aimed at with an attack bonus of 2
      And Zoe, an ally, of Small size and with AC 12, next to the target
      And the shot is called
      When the missile shows 15
      Then the missile's total is 11
      And no creature is struck

    @near_miss
    Scenario: a shot that is not called
      Given Zoe is aimed at with an attack bonus of 9
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an enemy, of Colossal size and with AC 5, next to the target
      When the missile shows 11 and the draw 17
      Then the missile's total is 20
      And chance picks Ann

  @weapon_speed.crowds.miss_hit
  Rule: A called shot that misses may strike an ally next to the target, at a penalty that is not given

    @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
    @reading.weapon_speed.crowds.roll_of_miss_hit.same_roll
    Scenario: nobody states the penalty
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 8, next to the target
      And the shot is called
      When the missile shows 10
      Then the missile's total is 8
      And who is struck is not determined

    Scenario: a roll too low for the ally without any penalty
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 9, next to the target
      And the shot is called
      When the missile shows 10
      Then no creature is struck

    Scenario Outline: someone states the penalty
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And Bob, an enemy, of Medium size and with AC 1, next to the target
      And the shot is called
      And a penalty by concealment of <modifier> against allies
      When the missile shows 10
      Then <struck> struck

      @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
      @reading.weapon_speed.crowds.roll_of_miss_hit.same_roll
      Examples: no more than the roll bears
        | modifier | struck |
        | 0        | Ann is |
        | -2       | Ann is |
        | -3       | Ann is |

      Examples: one more
        | modifier | struck         |
        | -4       | no creature is |

    @reading.weapon_speed.crowds.penalty_of_called_shot.on_top
    Scenario Outline: the penalty comes on top of both others
      Given Zoe is aimed at with an attack bonus of 8
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      And a penalty by concealment of <modifier> against allies
      When the missile shows 10
      Then the missile's total is 8
      And <struck> struck

      @reading.weapon_speed.crowds.roll_of_miss_hit.same_roll
      Examples: no more than the roll bears
        | modifier | struck |
        | -3       | Ann is |

      Examples: one more
        | modifier | struck         |
        | -4       | no creature is |

    Scenario Outline: another roll for the ally
      Given Zoe is aimed at with an attack bonus of 9
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 12, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 10 and a roll for the ally <other>
      Then <struck> struck

      @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
      @reading.weapon_speed.crowds.roll_of_miss_hit.another_roll
      Examples: equal, and one above
        | other | struck |
        | 11    | Ann is |
        | 12    | Ann is |

      Examples: one below
        | other | struck         |
        | 10    | no creature is |

    @reading.weapon_speed.crowds.roll_of_miss_hit.another_roll
    Scenario: a natural 20 in the roll for the ally asks for no penalty
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 40, next to the target
      And the shot is called
      When the missile shows 10 and a roll for the ally 20
      Then Ann is struck

    @reading.weapon_speed.crowds.roll_of_miss_hit.another_roll
    Scenario: a natural 1 does not spoil the roll for the ally
      Given Zoe is aimed at with an attack bonus of 30
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 1 and a roll for the ally 10
      Then Ann is struck

    @reading.weapon_speed.crowds.roll_of_miss_hit.another_roll
    Scenario: a roll for the ally, and nobody states the penalty
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      When the missile shows 5 and a roll for the ally 15
      Then who is struck is not determined

    @reading.weapon_speed.crowds.roll_of_miss_hit.another_roll
    Scenario Outline: faces that no roll for an ally has
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      When the missile shows 5 and a roll for the ally <other>
      Then it is refused for its roll for the ally

      Examples:
        | other |
        | 0     |
        | 21    |

    @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
    @reading.weapon_speed.crowds.roll_of_miss_hit.same_roll
    Scenario: one of two allies can be reached
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 12, next to the target
      And Bob, an ally, of Medium size and with AC 4, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 10
      Then Bob is struck

    @reading.weapon_speed.crowds.penalty_of_called_shot.in_place
    @reading.weapon_speed.crowds.roll_of_miss_hit.same_roll
    Scenario: two allies can be reached
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And Bob, an ally, of Medium size and with AC 4, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 10
      Then who is struck is not determined

    Scenario: a natural 1 reaches no ally either
      Given Zoe is aimed at with an attack bonus of 30
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 1
      Then no creature is struck

    @near_miss
    Scenario: a called shot that hits
      Given Zoe is aimed at with an attack bonus of 15
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an ally, of Medium size and with AC 5, next to the target
      And the shot is called
      When the missile shows 15
      Then Zoe is struck

    @near_miss
    Scenario: only enemies are next to the target
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Ann, an enemy, of Medium size and with AC 5, next to the target
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 10
      Then no creature is struck

    @near_miss
    Scenario: nobody says that the other is an ally
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And Bob in the crowd, of Small size and with AC 5
      And the shot is called
      And a penalty by concealment of -2 against allies
      When the missile shows 10
      Then no creature is struck

    Scenario: a penalty that would help
      Given Zoe is aimed at with an attack bonus of 4
      And Zoe in the crowd, of Small size and with AC 15
      And the shot is called
      And a penalty by concealment of 1 against allies
      When the missile shows 10
      Then it is refused for its penalty by concealment
