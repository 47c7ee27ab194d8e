Feature: Facing and places around a defender
  Six places, filled from the front, and attacks from the rear. Document 001, L63 to L65.

  @weapon_speed.facing.six_of_equal_size
  Rule: Six attackers of the defender's size find places around it

    Scenario: the first
      When someone of Medium size attacks someone of Medium size
      Then that takes 1 places and leaves 5

    Scenario: the sixth
      Given Ann, Bob, Cid, Dan and Eve, of Large size, fight Ogre, of Large size
      When Fay, of Large size, joins them against Ogre, of Large size
      Then that takes 1 places and leaves 0

    Scenario: no half place is enough
      Given Ann, Bob, Cid, Dan and Eve, of Large size, fight Ogre, of Large size
      And Fay, of Medium size, fight Ogre, of Large size
      When Gus, of Large size, joins them against Ogre, of Large size
      Then it is not allowed

    Scenario: two places where one is left
      Given Ann, Bob, Cid, Dan and Eve, of Large size, fight Ogre, of Large size
      When Fay, of Huge size, joins them against Ogre, of Large size
      Then it is not allowed

    Scenario: the smallest of attackers leaves no whole place for the seventh
      Given Ann, of Fine size, fight Ogre, of Colossal size
      And Bob, Cid, Dan, Eve and Fay, of Colossal size, fight Ogre, of Colossal size
      When Gus, of Colossal size, joins them against Ogre, of Colossal size
      Then it is not allowed

    Scenario: each defender has places of its own
      Given Ann, Bob, Cid, Dan, Eve and Fay, of Large size, fight Ogre, of Large size
      When Gus, of Large size, attacks Troll, of Large size
      Then that takes 1 places and leaves 5

    Scenario: a place twice
      Given Ann, of Large size, fight Ogre, of Large size
      When Ann, of Large size, joins them against Ogre, of Large size
      Then it is refused for its attacker

    Scenario: two defenders
      Given Ann, of Large size, fight Ogre, of Large size
      When Ann, of Large size, attacks Troll, of Large size
      Then it is refused for its attacker

    Scenario Outline: a place that was given up
      Given Ann, Bob, Cid, Dan, Eve and Fay, of Large size, fight Ogre, of Large size
      And Bob <leaves>
      When Gus, of Large size, joins them against Ogre, of Large size
      Then that takes 1 places and leaves 0

      Examples:
        | leaves    |
        | withdraws |
        | flees     |

    Scenario Outline: nobody stands around someone who has gone
      Given Ann, of Large size, fight Ogre, of Large size
      And Ogre <leaves>
      When Ann, of Large size, attacks Troll, of Large size
      Then that takes 1 places and leaves 5

      Examples:
        | leaves    |
        | withdraws |
        | flees     |

    Scenario: someone else who goes leaves the others where they are
      Given Ann, of Large size, fight Ogre, of Large size
      And Troll withdraws
      When Ann, of Large size, attacks Troll, of Large size
      Then it is refused for its attacker

    Scenario: a place around oneself
      When Ogre, of Large size, joins them against Ogre, of Large size
      Then it is refused for its defender

    Scenario: the one of whom nothing is said attacks twice
      Given the attacker, of Large size, fights the target, of Large size
      When someone of Large size attacks someone of Large size
      Then it is refused for its attacker

    Scenario: the one of whom nothing is said is attacked twice
      Given the attacker, of Large size, fights the target, of Large size
      When Ann, of Large size, attacks someone of Large size
      Then that takes 1 places and leaves 4

    Scenario: another place after one was given up
      Given Ann, of Large size, fight Ogre, of Large size
      And Ann withdraws
      When Ann, of Large size, attacks Troll, of Large size
      Then that takes 1 places and leaves 5

    Scenario: places last from round to round
      Given Ann, Bob, Cid, Dan and Eve, of Large size, fight Ogre, of Large size
      And the round has ended
      When Fay, of Large size, joins them against Ogre, of Large size
      Then that takes 1 places and leaves 0

    Scenario: no place lasts longer than the combat
      Given Ann, Bob, Cid, Dan, Eve and Fay, of Large size, fight Ogre, of Large size
      And the combat has ended
      When Ann, of Large size, joins them against Ogre, of Large size
      Then that takes 1 places and leaves 5

    Scenario: an attacker's size that nobody has heard of
      When someone of unknown size attacks someone of Large size
      Then it is refused for its attacker's size

    Scenario: a defender's size that nobody has heard of
      When someone of Large size attacks someone of unknown size
      Then it is refused for its defender's size

    Scenario: nobody says the attacker's size
      When someone of whose size nobody speaks attacks someone of Large size
      Then it is refused for its attacker's size

    Scenario: nobody says the defender's size
      When someone of Large size attacks someone of whose size nobody speaks
      Then it is refused for its defender's size

  @weapon_speed.facing.larger_attackers
  Rule: An attacker takes one more place for each size above the defender's

    Scenario Outline: sizes above
      When someone of <attacker> size attacks someone of <defender> size
      Then that takes <taken> places and leaves <left>

      Examples:
        | attacker   | defender | taken | left |
        | Large      | Medium   | 2     | 4    |
        | Huge       | Medium   | 3     | 3    |
        | Gargantuan | Medium   | 4     | 2    |
        | Colossal   | Medium   | 5     | 1    |
        | Colossal   | Small    | 6     | 0    |
        | Small      | Tiny     | 2     | 4    |

    @reading.weapon_speed.facing.too_large.no_place
    Scenario: seven places are more than there are
      When someone of Colossal size attacks someone of Tiny size
      Then it is not allowed

    @reading.weapon_speed.facing.too_large.alone
    Scenario Outline: whoever needs seven places or more takes all of them, alone
      When someone of <attacker> size attacks someone of <defender> size
      Then that takes 6 places and leaves 0

      Examples:
        | attacker | defender |
        | Colossal | Tiny     |
        | Colossal | Fine     |

    Scenario: seven places beside somebody else
      Given Ann, of Fine size, fight Ogre, of Tiny size
      When Bob, of Colossal size, joins them against Ogre, of Tiny size
      Then it is not allowed

    Scenario: three of the next size
      Given Ann and Bob, of Huge size, fight Ogre, of Large size
      When Cid, of Huge size, joins them against Ogre, of Large size
      Then that takes 2 places and leaves 0

    @near_miss
    Scenario: an equal size
      When someone of Colossal size attacks someone of Colossal size
      Then that takes 1 places and leaves 5

  @weapon_speed.facing.smaller_attackers
  Rule: An attacker smaller than the defender takes half a place

    Scenario Outline: the next smaller size
      When someone of <attacker> size attacks someone of <defender> size
      Then that takes 1/2 places and leaves 11/2

      Examples:
        | attacker | defender |
        | Medium   | Large    |
        | Tiny     | Small    |
        | Large    | Huge     |

      @reading.weapon_speed.facing.much_smaller.half
      Examples: much smaller
        | attacker | defender |
        | Small    | Large    |
        | Fine     | Colossal |

    @reading.weapon_speed.facing.much_smaller.halved_again
    Scenario Outline: each size halves the place
      When someone of <attacker> size attacks someone of <defender> size
      Then that takes <taken> places and leaves <left>

      Examples:
        | attacker | defender | taken | left      |
        | Small    | Large    | 1/4   | 23/4      |
        | Tiny     | Large    | 1/8   | 47/8      |
        | Fine     | Colossal | 1/256 | 1535/256  |

    Scenario: twelve of them
      Given Ann, Bob, Cid, Dan, Eve, Fay, Gus, Hal, Ida, Jon and Kim, of Medium size, fight Ogre, of Large size
      When Leo, of Medium size, joins them against Ogre, of Large size
      Then that takes 1/2 places and leaves 0

    @near_miss
    Scenario: one of equal size among them
      Given Ann, of Medium size, fight Ogre, of Large size
      When Bob, of Large size, joins them against Ogre, of Large size
      Then that takes 1 places and leaves 9/2

  @weapon_speed.facing.surrounded
  Rule: Nobody else can attack a defender who is surrounded

    Scenario: the seventh
      Given Ann, Bob, Cid, Dan, Eve and Fay, of Large size, fight Ogre, of Large size
      When Gus, of Large size, joins them against Ogre, of Large size
      Then it is not allowed

    Scenario: nor anybody smaller
      Given Ann, Bob and Cid, of Huge size, fight Ogre, of Large size
      When Dan, of Medium size, joins them against Ogre, of Large size
      Then it is not allowed

    @near_miss
    Scenario: half a place is left
      Given Ann, Bob, Cid, Dan and Eve, of Large size, fight Ogre, of Large size
      And Fay, of Medium size, fight Ogre, of Large size
      When Gus, of Medium size, joins them against Ogre, of Large size
      Then that takes 1/2 places and leaves 0

  @weapon_speed.facing.front_then_flanks
  Rule: Attackers stand in front first, then on the flanks, then in the rear

    Scenario: the first is faced
      When someone of Medium size attacks someone of Medium size
      Then the place is in front

    Scenario Outline: where the GM says how many places there are
      Given <names>, of Large size, fight Ogre, of Large size
      And 3 places in front
      And 2 places on the flanks
      When Gus, of Large size, joins them against Ogre, of Large size
      Then the place is <place>

      Examples: three in front, one on each flank, one in the rear
        | names                      | place      |
        | nobody                     | in front   |
        | Ann and Bob                | in front   |
        | Ann, Bob and Cid           | on a flank |
        | Ann, Bob, Cid and Dan      | on a flank |
        | Ann, Bob, Cid, Dan and Eve | in the rear |

    Scenario: only the places in front are known
      Given Ann, of Large size, fight Ogre, of Large size
      And 2 places in front
      When Bob, of Large size, joins them against Ogre, of Large size
      Then the place is in front

    Scenario Outline: places that leave no rear, and none at all
      Given <front> places in front
      And <flanks> places on the flanks
      When someone of Medium size attacks someone of Medium size
      Then it is refused for its <fact>

      Examples:
        | front | flanks | fact                 |
        | 2     | 4      | places on the flanks |
        | 4     | 2      | places on the flanks |
        | 0     | 2      | places in front      |
        | 5     | 1      | places on the flanks |
        | 2     | 0      | places on the flanks |
        | 1     | 5      | places on the flanks |

    Scenario Outline: places of one side that leave no other
      Given <places>
      When someone of Medium size attacks someone of Medium size
      Then it is refused for its places on the flanks

      Examples:
        | places                 |
        | 5 places in front      |
        | 5 places on the flanks |

    Scenario Outline: places of one side that leave one for each other
      Given <places>
      When someone of Medium size attacks someone of Medium size
      Then the place is in front

      Examples:
        | places                 |
        | 4 places in front      |
        | 4 places on the flanks |

    Scenario Outline: places that leave a rear
      Given <front> places in front
      And <flanks> places on the flanks
      When someone of Medium size attacks someone of Medium size
      Then the place is in front

      Examples:
        | front | flanks |
        | 1     | 4      |
        | 4     | 1      |

  @weapon_speed.facing.places_of_each_side
  Rule: How many places are front, flank and rear is not said

    Scenario: the second
      Given Ann, of Large size, fight Ogre, of Large size
      When Bob, of Large size, joins them against Ogre, of Large size
      Then where the place is is not determined
      And that takes 1 places and leaves 4

    Scenario: past the front, with nothing said of the flanks
      Given Ann, of Large size, fight Ogre, of Large size
      And 1 places in front
      When Bob, of Large size, joins them against Ogre, of Large size
      Then where the place is is not determined

    Scenario: only the places on the flanks are known
      Given Ann, of Large size, fight Ogre, of Large size
      And 2 places on the flanks
      When Bob, of Large size, joins them against Ogre, of Large size
      Then where the place is is not determined

  @weapon_speed.facing.rear_denies_dexterity
  Rule: An attack from the rear takes the Dexterity bonus from AC

    Scenario: a bonus
      Given an attack bonus of 0 against AC 15, of which Dexterity makes 3
      When the attack from the rear shows 10
      Then the total is 12 against 12

    @near_miss
    Scenario Outline: what is no bonus stays
      Given an attack bonus of 0 against AC 15, of which Dexterity makes <dexterity>
      When the attack from the rear shows 10
      Then the total is 12 against 15

      Examples:
        | dexterity |
        | 0         |
        | -2        |

    Scenario: a bonus of 1
      Given an attack bonus of 0 against AC 15, of which Dexterity makes 1
      When the attack from the rear shows 10
      Then the total is 12 against 14

  @weapon_speed.facing.rear_bonus
  Rule: An attack from the rear is at +2

    Scenario: from the rear
      Given an attack bonus of 5 against AC 15, of which Dexterity makes 0
      When the attack from the rear shows 8
      Then the total is 15 against 15

    Scenario: nothing said of the target's Dexterity
      Given an attack bonus of 5 against AC 15
      When the attack from the rear shows 8
      Then the total is 15 against 15

    @near_miss
    Scenario: from the front
      Given an attack bonus of 5 against AC 15, of which Dexterity makes 3
      When the attack from the front shows 8
      Then the total is 13 against 15
