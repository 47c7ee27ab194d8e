Feature: Objects and inanimate creatures
  What is attacked that does not defend itself, and what breaks. Areas are in square inches, of which 144 make a
  square foot. Document 002, L189 to L198.

  @chained_dice.inanimate.standard_attack
  Rule: An object is attacked with an ordinary attack roll of the weapon in use

    Scenario Outline: one below, equal, one above
      Given an attack of accuracy 4 on an object of 300 square inches
      When the blow shows <face>
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | face | total | result |
        | 5    | 9     | miss   |
        | 6    | 10    | hit    |
        | 7    | 11    | hit    |

    Scenario Outline: whatever else changes the roll
      Given an attack of accuracy 4 on an object of 300 square inches
      And the blow is modified by <other>
      When the blow shows 6
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | other | total | result |
        | -1    | 9     | miss   |
        | 2     | 12    | hit    |

    @reading.chained_dice.inanimate.critical_attacks.as_usual
    Scenario Outline: critical strikes
      Given an attack of accuracy -3 on an object of 300 square inches
      And the weapon strikes critically from <from> on
      When the blow shows <face>
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | from | face | total | result       |
        | 10   | 10   | 7     | critical hit |
        | 9    | 9    | 6     | critical hit |
        | 1    | 1    | -2    | critical hit |

    @reading.chained_dice.inanimate.critical_attacks.none
    Scenario Outline: no critical strikes
      Given an attack of accuracy <accuracy> on an object of 300 square inches
      And the weapon strikes critically from <from> on
      When the blow shows <face>
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | accuracy | from | face | total | result |
        | -3       | 10   | 10   | 7     | miss   |
        | -3       | 9    | 9    | 6     | miss   |
        | 0        | 10   | 10   | 10    | hit    |
        | 4        | 8    | 8    | 12    | hit    |

    Scenario: a face below the range
      Given an attack of accuracy -3 on an object of 300 square inches
      And the weapon strikes critically from 10 on
      When the blow shows 9
      Then it comes to 6 against a defence of 10, a miss

    @reading.chained_dice.inanimate.critical_attacks.as_usual
    Scenario: nothing widens the range, and a ten is in it
      Given an attack of accuracy -3 on an object of 300 square inches
      When the blow shows 10
      Then it comes to 7 against a defence of 10, a critical hit

    Scenario: nothing widens the range, and a nine is not in it
      Given an attack of accuracy -3 on an object of 300 square inches
      When the blow shows 9
      Then it comes to 6 against a defence of 10, a miss

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: a blow with luck, good or bad
      Given an attack of accuracy 4 on an object of 300 square inches
      And the blow is <luck>
      When the blow shows 5 and 6
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | luck    | total | result |
        | lucky   | 10    | hit    |
        | unlucky | 9     | miss   |

    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: a blow with luck that nobody defines
      Given an attack of accuracy 4 on an object of 300 square inches
      And the blow is <luck>
      When the blow shows 5 and 6
      Then nothing of the blow is determined against a defence of 10

      Examples:
        | luck    |
        | lucky   |
        | unlucky |

    Scenario: a blow that is lucky and unlucky
      Given an attack of accuracy 4 on an object of 300 square inches
      And the blow is lucky and unlucky
      When the blow shows 5
      Then nothing of the blow is determined against a defence of 10

    @near_miss
    Scenario: someone who defends himself is no object
      Given a creature of 900 square inches that is free, and defends itself with 17
      When its defence is asked for
      Then it is not inanimate, and its defence is 17

    Scenario Outline: an attack that cannot be
      Given an attack on an object, but <wrong>
      When the blow shows 6
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact           |
        | nobody says how accurate         | accuracy       |
        | nobody says how large it is      | area           |
        | the object has no area           | area           |
        | the part has no area             | part           |
        | the part is larger than all      | part           |
        | a critical range from 0          | critical range |
        | a critical range from 11         | critical range |

    Scenario Outline: faces that the die does not have
      Given an attack of accuracy 4 on an object of 300 square inches
      When the blow shows <faces>
      Then it is refused for its attack die

      Examples:
        | faces   |
        | 0       |
        | 11      |
        | 6 and 2 |

  @chained_dice.inanimate.defense
  Rule: An object's defence is ten

    Scenario Outline: more than a square foot, however much
      Given an attack of accuracy 4 on an object of <area> square inches
      When the blow shows 6
      Then it comes to 10 against a defence of 10, a hit

      Examples:
        | area  |
        | 145   |
        | 20000 |

    @reading.chained_dice.inanimate.exactly_one_square_foot.ten
    Scenario Outline: exactly a square foot
      Given an attack of accuracy 4 on an object of 144 square inches
      When the blow shows <face>
      Then it comes to <total> against a defence of 10, a <result>

      Examples:
        | face | total | result       |
        | 5    | 9     | miss         |
        | 6    | 10    | hit          |

    @near_miss
    Scenario: a little less than a square foot
      Given an attack of accuracy 4 on an object of 143 square inches
      When the blow shows 7
      Then it comes to 11 against a defence of 14, a miss

  @chained_dice.inanimate.small
  Rule: The defence is fourteen of whatever is smaller than a square foot

    Scenario Outline: a small object, one below, equal, one above
      Given an attack of accuracy 8 on an object of <area> square inches
      When the blow shows <face>
      Then it comes to <total> against a defence of 14, a <result>

      Examples:
        | area | face | total | result |
        | 143  | 5    | 13    | miss   |
        | 143  | 6    | 14    | hit    |
        | 143  | 7    | 15    | hit    |
        | 1    | 4    | 12    | miss   |

    @near_miss
    Scenario: a little more than a square foot
      Given an attack of accuracy 8 on an object of 145 square inches
      When the blow shows 5
      Then it comes to 13 against a defence of 10, a hit

  @chained_dice.inanimate.target_area
  Rule: A part that is aimed at counts by its own area

    Scenario Outline: a part of a large object
      Given an attack of accuracy 8 on an object of 2000 square inches
      And the attack aims at a part of <part> square inches
      When the blow shows 5
      Then it comes to 13 against a defence of <defense>, a <result>

      Examples:
        | part | defense | result |
        | 1    | 14      | miss   |
        | 143  | 14      | miss   |
        | 145  | 10      | hit    |
        | 2000 | 10      | hit    |

    Scenario: a part of a small object
      Given an attack of accuracy 8 on an object of 100 square inches
      And the attack aims at a part of 100 square inches
      When the blow shows 9
      Then it comes to 17 against a defence of 14, a hit

    @near_miss
    Scenario: the object as a whole
      Given an attack of accuracy 8 on an object of 2000 square inches
      When the blow shows 3
      Then it comes to 11 against a defence of 10, a hit

  @chained_dice.inanimate.between_the_formulas
  Rule: Neither formula gives a defence at exactly one square foot

    @reading.chained_dice.inanimate.exactly_one_square_foot.not_said
    Scenario Outline: exactly a square foot, of an object
      Given an attack of accuracy 4 on an object of 144 square inches
      When the blow shows <face>
      Then it comes to <total>, and neither the defence nor whether it hits is determined

      Examples:
        | face | total |
        | 1    | 5     |
        | 9    | 13    |

    @reading.chained_dice.inanimate.exactly_one_square_foot.not_said
    @reading.chained_dice.inanimate.critical_attacks.as_usual
    Scenario: exactly a square foot, struck critically
      Given an attack of accuracy 4 on an object of 144 square inches
      When the blow shows 10
      Then it comes to 14, a critical hit, and the defence is not determined

    @reading.chained_dice.inanimate.exactly_one_square_foot.not_said
    Scenario: exactly a square foot, of a creature
      Given a creature of 144 square inches that is helpless, and defends itself with 17
      When its defence is asked for
      Then it is inanimate, and its defence is not determined

    @near_miss
    Scenario Outline: a little more or less
      Given an attack of accuracy 3 on an object of <area> square inches
      When the blow shows 8
      Then it comes to 11 against a defence of <defense>, a <result>

      Examples:
        | area | defense | result |
        | 143  | 14      | miss   |
        | 145  | 10      | hit    |

  @chained_dice.inanimate.health
  Rule: An object has ten points of health for each point of durability

    Scenario Outline: health, and damage that leaves some
      Given a Door with durability <durability>
      When the Door takes <damage> damage
      Then it has <health> health left

      Examples:
        | durability | damage | health |
        | 1          | 0      | 10     |
        | 1          | 9      | 1      |
        | 4          | 3      | 37     |
        | 12         | 1      | 119    |

    Scenario: an object without a name
      Given an object with durability 3
      When the object takes 4 damage
      Then it has 26 health left

    Scenario: each object has its own
      Given a Door with durability 3 has taken 5 damage
      And a Chest with durability 2 has taken 1 damage
      When the Door takes 1 damage more
      Then it has 24 health left

    Scenario Outline: damage that cannot be
      Given damage to an object, but <wrong>
      When it is dealt
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact            |
        | nobody says how durable it is        | durability      |
        | the object has no durability         | durability      |
        | nobody says how much                 | damage          |
        | less than none                       | damage          |
        | the critical strike takes some away  | critical damage |
        | the critical strike does more than all | critical damage |
        | the object has no name               | object          |

    Scenario: how durable it is can be said only once
      Given a Door with durability 3 has taken 5 damage
      When the Door with durability 3 takes 1 damage
      Then it is refused for its durability

    @near_miss
    Scenario: a creature has no durability
      Given a creature of 900 square inches that is free, and defends itself with 13
      When its defence is asked for
      Then it is not inanimate, and its defence is 13

  @chained_dice.inanimate.destroyed
  Rule: An object without health left is destroyed

    Scenario Outline: the last point, exactly and by more
      Given a Door with durability 2
      When the Door takes <damage> damage
      Then it is destroyed

      Examples:
        | damage |
        | 20     |
        | 21     |
        | 500    |

    Scenario: blow by blow
      Given a Door with durability 2 has taken 12 damage
      When the Door takes 8 damage more
      Then it is destroyed

    Scenario Outline: what is destroyed takes no more
      Given a Door with durability 2 has taken <damage> damage
      When the Door takes 1 damage more
      Then it is refused for its object

      Examples:
        | damage |
        | 20     |
        | 23     |

    @near_miss
    Scenario: one point is left
      Given a Door with durability 2 has taken 12 damage
      When the Door takes 7 damage more
      Then it has 1 health left

  @chained_dice.inanimate.standard_damage
  Rule: An object takes standard damage

    @reading.chained_dice.inanimate.critical_strikes.left_out
    Scenario Outline: what a critical strike adds is left out
      Given a Door with durability 3
      When the Door takes <damage> damage, of which a critical strike adds <extra>
      Then it has <health> health left

      Examples:
        | damage | extra | health |
        | 20     | 12    | 22     |
        | 20     | 1     | 11     |
        | 20     | 20    | 30     |

    @reading.chained_dice.inanimate.critical_strikes.as_any_hit
    Scenario Outline: what a critical strike adds counts
      Given a Door with durability 3
      When the Door takes <damage> damage, of which a critical strike adds <extra>
      Then it has <health> health left

      Examples:
        | damage | extra | health |
        | 20     | 12    | 10     |
        | 20     | 20    | 10     |

    Scenario: a standard hit
      Given a Door with durability 3
      When the Door takes 8 damage, of which a critical strike adds 0
      Then it has 22 health left

    @near_miss
    Scenario: a part that is aimed at is no damage
      Given an attack of accuracy 5 on an object of 2000 square inches
      And the attack aims at a part of 20 square inches
      When the blow shows 9
      Then it comes to 14 against a defence of 14, a hit

  @chained_dice.inanimate.creatures
  Rule: Whoever is pinned, helpless, unconscious or cannot move at all is inanimate

    Scenario Outline: each of them
      Given a creature of 900 square inches that is <condition>, and defends itself with 17
      When its defence is asked for
      Then it is inanimate, and its defence is 10

      Examples:
        | condition                |
        | helpless                 |
        | unconscious              |
        | pinned                   |
        | paralysed                |
        | unable to move any part  |

    Scenario Outline: also who defends himself worse than that
      Given a creature of <area> square inches that is helpless, and defends itself with 6
      When its defence is asked for
      Then it is inanimate, and its defence is <defense>

      Examples:
        | area | defense |
        | 900  | 10      |
        | 100  | 14      |

    Scenario Outline: knocked out before
      Given Bob has been knocked out for <hours> hours
      When the defence of Bob is asked for, of <area> square inches and otherwise 17
      Then it is inanimate, and its defence is <defense>

      Examples:
        | hours | area | defense |
        | 1     | 900  | 10      |
        | 2     | 900  | 10      |
        | 8     | 90   | 14      |

    Scenario: pinned before
      Given Ann has pinned Bob
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is inanimate, and its defence is 10

    Scenario: dead of a broken neck
      Given Ann has grabbed Bob
      And Ann has broken Bob's neck
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is inanimate, and its defence is 10

    @near_miss
    Scenario Outline: grappled, and not pinned
      Given Ann has <held> Bob
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is not inanimate, and its defence is 17

      Examples:
        | held       |
        | grabbed    |
        | restrained |

    @near_miss
    Scenario: pinned before, and free again
      Given Ann has pinned Bob
      And Bob has broken free
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is not inanimate, and its defence is 17

    Scenario: knocked out, and unable to move a part
      Given Bob has been knocked out for 2 hours
      And one of his parts cannot move
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is inanimate, and its defence is 10

    @near_miss
    Scenario: knocked out, and awake again
      Given Bob has been knocked out for 2 hours
      And 2 hours have passed for Bob
      When the defence of Bob is asked for, of 900 square inches and otherwise 17
      Then it is not inanimate, and its defence is 17

    @near_miss
    Scenario: someone else was knocked out
      Given Bob has been knocked out for 2 hours
      When the defence of Ann is asked for, of 900 square inches and otherwise 16
      Then it is not inanimate, and its defence is 16

    @near_miss
    Scenario Outline: not the entire body
      Given a creature of <area> square inches that is <condition>, and defends itself with <defense>
      When its defence is asked for
      Then it is not inanimate, and its defence is <defense>

      Examples:
        | area | condition             | defense |
        | 900  | unable to move a part | 18      |
        | 900  | free                  | 9       |
        | 100  | free                  | 15      |

    @near_miss
    Scenario: nothing is said of its condition
      Given a creature of 900 square inches that defends itself with 12
      When its defence is asked for
      Then it is not inanimate, and its defence is 12

    Scenario Outline: a creature that cannot be
      Given a creature, but <wrong>
      When its defence is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact      |
        | it is held in a way nobody knows | condition |
        | nobody says how large it is      | area      |
        | it has no area                   | area      |
        | its part has no area             | part      |
        | its part is larger than all      | part      |
        | nobody says how it defends itself | defence  |
        | it has no name                   | name      |

  @chained_dice.inanimate.creature_size
  Rule: An inanimate creature has the defence of an object of its size

    Scenario Outline: smaller and larger than a square foot
      Given a creature of <area> square inches that is pinned, and defends itself with 17
      When its defence is asked for
      Then it is inanimate, and its defence is <defense>

      Examples:
        | area | defense |
        | 1    | 14      |
        | 143  | 14      |
        | 145  | 10      |

    Scenario Outline: worse at defending itself than any object
      Given a creature of <area> square inches that is unconscious, and defends itself with 7
      When its defence is asked for
      Then it is inanimate, and its defence is <defense>

      Examples:
        | area | defense |
        | 130  | 14      |
        | 700  | 10      |

    @reading.chained_dice.inanimate.exactly_one_square_foot.ten
    Scenario: of exactly a square foot
      Given a creature of 144 square inches that is pinned, and defends itself with 17
      When its defence is asked for
      Then it is inanimate, and its defence is 10

    @reading.chained_dice.inanimate.part_of_a_creature.whole
    Scenario: a part of it is aimed at, and its size counts
      Given a creature of 900 square inches that is pinned, and defends itself with 17
      And a part of the creature of 100 square inches is aimed at
      When its defence is asked for
      Then it is inanimate, and its defence is 10

    @reading.chained_dice.inanimate.part_of_a_creature.part
    Scenario: a part of it is aimed at, and the part counts
      Given a creature of 900 square inches that is pinned, and defends itself with 17
      And a part of the creature of 100 square inches is aimed at
      When its defence is asked for
      Then it is inanimate, and its defence is 14

    Scenario Outline: a part of it that changes nothing
      Given a creature of <area> square inches that is pinned, and defends itself with 17
      And a part of the creature of <part> square inches is aimed at
      When its defence is asked for
      Then it is inanimate, and its defence is <defense>

      Examples:
        | area | part | defense |
        | 900  | 145  | 10      |
        | 900  | 900  | 10      |
        | 100  | 90   | 14      |

    @near_miss
    Scenario: a small creature that can move
      Given a creature of 100 square inches that is free, and defends itself with 11
      And a part of the creature of 90 square inches is aimed at
      When its defence is asked for
      Then it is not inanimate, and its defence is 11
