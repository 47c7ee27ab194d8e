Feature: Damaging objects
  Doors, ropes and bottles can be broken, given a weapon fit for it. Document 001, L338 to L352.

  @weapon_speed.objects.not_tracked
  Rule: Hit points of most equipment are not tracked while it is only in use

    Scenario: equipment in use
      Given equipment that is only in use
      When it is asked how its damage is followed
      Then no hit points are tracked and nothing saves

    Scenario: the GM's way for attacks does not matter in use
      Given equipment that is only in use
      And the GM follows its hit points
      When it is asked how its damage is followed
      Then no hit points are tracked and nothing saves

  @weapon_speed.objects.hit_points_or_save
  Rule: Of an item that someone means to destroy either hit points are tracked or a save is made

    Scenario: the GM tracks hit points
      Given equipment that someone means to destroy
      And the GM follows its hit points
      When it is asked how its damage is followed
      Then hit points are tracked and nothing saves

    Scenario: the GM has it save
      Given equipment that someone means to destroy
      And the GM has it save
      When it is asked how its damage is followed
      Then no hit points are tracked but the item saves

    Scenario: the GM has not said which
      Given equipment that someone means to destroy
      When it is asked how its damage is followed
      Then whether hit points are tracked is not determined
      And whether the item saves is not determined

    @near_miss
    Scenario: nobody means to destroy it
      Given equipment that is only in use
      And the GM has it save
      When it is asked how its damage is followed
      Then no hit points are tracked and nothing saves

    Scenario: a danger that nobody has heard of
      Given equipment that is under a curse
      When it is asked how its damage is followed
      Then it is refused for its danger

    Scenario: a danger that nobody names
      When it is asked how its damage is followed
      Then it is refused for its danger

    Scenario: a third way to follow it
      Given equipment that someone means to destroy
      And the GM tosses a coin
      When it is asked how its damage is followed
      Then it is refused for the GM's way

  @weapon_speed.objects.capable_weapon
  Rule: A weapon that attacks an object in melee must be able to damage it

    @reading.weapon_speed.objects.incapable_weapon.no_attack @reading.weapon_speed.objects.poor_at_cutting.none
    Scenario Outline: a weapon that is not fit for it in melee
      Given a <type> weapon against a <object>
      When it is swung and the roll shows 15
      Then it is not allowed

      Examples:
        | type        | object           |
        | bludgeoning | Strip of leather |
        | bludgeoning | Wooden door      |

    @reading.weapon_speed.objects.incapable_weapon.no_attack
    Scenario Outline: a weapon with no effect at all in melee
      Given a <type> weapon against a <object>
      When it is swung and the roll shows 15
      Then it is not allowed

      Examples:
        | type     | object       |
        | piercing | Chair        |
        | piercing | Rope         |
        | slashing | Glass bottle |
        | slashing | Metal pole   |

    @reading.weapon_speed.objects.incapable_weapon.no_attack
    Scenario: a thrust at a door that is not listed
      Given a piercing weapon against a door of iron
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it is not allowed

    @reading.weapon_speed.objects.incapable_weapon.no_damage
    Scenario: a weapon that is not fit for it is swung for nothing
      Given a slashing weapon against a Metal pole
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it is allowed
      And it hits without a roll
      And it does no damage

    @reading.weapon_speed.objects.incapable_weapon.no_attack
    Scenario: a large object is no excuse
      Given a slashing weapon against a Metal pole
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it is not allowed

    Scenario Outline: a weapon that is fit for it
      Given a <type> weapon against a <object>
      And the object is large and cannot move
      When it is swung and the roll shows 2
      Then it is allowed
      And it does damage

      Examples:
        | type        | object               |
        | bludgeoning | Chair                |
        | piercing    | Strip of leather     |
        | bludgeoning | Glass pane or mirror |
        | slashing    | Wooden pole          |

    Scenario: at range nothing bars a weapon that is not fit for it
      Given a piercing weapon against a Rope
      When it is shot and the roll shows 15
      Then it hits
      And it does no damage

    Scenario: what the table says of a weapon is not for anyone to say
      Given a slashing weapon against a Rope
      And the weapon can damage it
      When it is swung and the roll shows 15
      Then it is refused for what it can damage

    Scenario: a type of damage that no weapon does
      Given a melting weapon against a Rope
      When it is swung and the roll shows 15
      Then it is refused for its damage type

    Scenario: a type of damage that nobody names
      Given an attack with something on a Rope
      When it is swung and the roll shows 15
      Then it is refused for its damage type

  @weapon_speed.objects.blunt_and_piercing
  Rule: Blunt weapons cut poorly and piercing ones do nothing to doors

    @reading.weapon_speed.objects.poor_at_cutting.none
    Scenario Outline: a blunt missile against what must be cut
      Given a bludgeoning weapon against a <object>
      When it is shot and the roll shows 15
      Then it hits
      And it does no damage

      Examples:
        | object           |
        | Strip of leather |
        | Rope             |
        | Wooden door      |
        | Wooden pole      |

    @reading.weapon_speed.objects.poor_at_cutting.less_damage
    Scenario Outline: a blunt weapon does less to what must be cut
      Given a bludgeoning weapon against a <object>
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it hits without a roll
      And whether it does damage is not determined

      Examples:
        | object           |
        | Strip of leather |
        | Wooden door      |

    @reading.weapon_speed.objects.poor_at_cutting.less_damage
    Scenario: a blunt missile does less to what must be cut
      Given a bludgeoning weapon against a Rope
      When it is shot and the roll shows 15
      Then it hits
      And whether it does damage is not determined

    Scenario: an arrow in a door
      Given a piercing weapon against a Wooden door
      When it is shot and the roll shows 15
      Then it hits
      And it does no damage

    Scenario: an arrow in a door that is not listed
      Given a piercing weapon against a door of iron
      And an AC of 12 for it
      When it is shot and the roll shows 15
      Then it hits
      And it does no damage

    Scenario: that a piercing weapon damages a door is not for anyone to say
      Given a piercing weapon against a door of iron
      And the weapon can damage it
      When it is shot and the roll shows 15
      Then it is refused for what it can damage

    @reading.weapon_speed.objects.incapable_weapon.no_damage
    Scenario: a thrust at a door that is not listed does nothing
      Given a piercing weapon against a door of iron
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it hits without a roll
      And it does no damage

    @near_miss
    Scenario: a cut at a door that is not listed
      Given a slashing weapon against a door of iron
      And the weapon can damage it
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then it hits without a roll
      And it does damage

    @near_miss
    Scenario: a blunt weapon where blunt ones are effective
      Given a bludgeoning weapon against a Metal pole
      When it is shot and the roll shows 15
      Then it hits
      And it does damage

    @near_miss
    Scenario: a sharp weapon on metal is neither blunt nor piercing
      Given a slashing weapon against a Metal pole
      When it is shot and the roll shows 15
      Then it does no damage

    @near_miss
    Scenario: a piercing weapon on what is no door
      Given a piercing weapon against a Wooden pole
      When it is shot and the roll shows 15
      Then it does no damage

  @weapon_speed.objects.large_and_immobile
  Rule: A large object that cannot move is hit in melee without a roll

    Scenario Outline: whatever the roll would be
      Given a slashing weapon against a Wooden door
      And the object is large and cannot move
      When it is swung and the roll shows <face>
      Then it hits without a roll
      And nothing is rolled against

      Examples:
        | face |
        | 1    |
        | 20   |

    Scenario: said to be in melee
      Given a slashing weapon against a Wooden door
      And the object is large and cannot move
      When it is swung in melee and the roll shows 10
      Then it hits without a roll

    @near_miss
    Scenario: a large object that moves
      Given a slashing weapon against a Wooden door
      And the object is large
      When it is swung and the roll shows 10
      Then it takes a roll
      And whether it hits is not determined

    @near_miss
    Scenario: an object that cannot move and is not large
      Given a slashing weapon against a Rope
      And the object cannot move
      When it is swung and the roll shows 10
      Then it takes a roll
      And whether it hits is not determined

    @near_miss
    Scenario: a large object that cannot move at range
      Given a slashing weapon against a Wooden door
      And the object is large and cannot move
      When it is shot and the roll shows 8
      Then it takes a roll
      And it misses

    @near_miss
    Scenario: a small part of a large object that cannot move
      Given a slashing weapon against a Wooden door
      And the object is large and cannot move
      And a called shot at a small part of it
      And an AC of 12 for it
      When it is swung and the roll shows 10
      Then it takes a roll
      And it misses

  @weapon_speed.objects.small_part
  Rule: A small part of an object takes a called shot and so -4

    Scenario Outline: with a called shot
      Given a slashing weapon against a Wooden door
      And an attack bonus of 3 against an object
      And a called shot at a small part of it
      And an AC of 12 for it
      When it is swung and the roll shows <face>
      Then the attack on it totals <total>
      And it <does>

      Examples:
        | face | total | does   |
        | 12   | 11    | misses |
        | 13   | 12    | hits   |
        | 14   | 13    | hits   |

    @reading.weapon_speed.objects.part_at_range.its_own
    Scenario: with a called shot at range, at an AC of the part
      Given a slashing weapon against a Wooden door
      And a called shot at a small part of it
      And an AC of 12 for it
      When it is shot and the roll shows 15
      Then the attack on it totals 11
      And it misses

    @reading.weapon_speed.objects.part_at_range.of_the_object
    Scenario Outline: with a called shot at range, at the AC of the whole
      Given a slashing weapon against a Wooden door
      And a called shot at a small part of it
      When it is shot and the roll shows <face>
      Then it must reach 9
      And the attack on it totals <total>
      And it <does>

      Examples:
        | face | total | does   |
        | 12   | 8     | misses |
        | 13   | 9     | hits   |
        | 14   | 10    | hits   |

    Scenario: a called shot at the whole of it
      Given a slashing weapon against a Wooden door
      And a called shot that names no part of it
      When it is shot and the roll shows 15
      Then it is refused for its called shot

    Scenario: without a called shot
      Given a slashing weapon against a Wooden door
      And an ordinary attack on a small part of it
      When it is swung and the roll shows 15
      Then it is not allowed

    Scenario Outline: each small part that the text names, without a called shot
      Given a slashing weapon against a <object>
      And the weapon can damage it
      And an ordinary attack on <part>
      When it is swung and the roll shows 15
      Then it is not allowed

      Examples:
        | object       | part    |
        | door of iron | a knob  |
        | barrel       | a strap |

    Scenario Outline: each small part that the text names, with a called shot
      Given a slashing weapon against a <object>
      And the weapon can damage it
      And a called shot at <part>
      And an AC of 12 for it
      When it is swung and the roll shows <face>
      Then the attack on it totals <total>
      And it <does>

      Examples:
        | object       | part    | face | total | does   |
        | door of iron | a knob  | 15   | 11    | misses |
        | barrel       | a strap | 16   | 12    | hits   |

    Scenario: nothing said of a called shot
      Given a slashing weapon against a Wooden door
      And a small part of it is aimed at
      When it is swung and the roll shows 15
      Then it is not allowed

    Scenario: without a called shot at range
      Given a slashing weapon against a Wooden door
      And an ordinary attack on a small part of it
      When it is shot and the roll shows 15
      Then it is not allowed

    @near_miss
    Scenario: the whole of it
      Given a slashing weapon against a Wooden door
      When it is shot and the roll shows 9
      Then the attack on it totals 9
      And it hits

  @weapon_speed.objects.ranged
  Rule: At range the table's number is an object's AC

    Scenario Outline: below the AC, at it and above it
      Given a slashing weapon against a Wooden door
      And an attack bonus of 2 against an object
      When it is shot and the roll shows <face>
      Then it must reach 9
      And the attack on it totals <total>
      And it <does>

      Examples:
        | face | total | does   |
        | 6    | 8     | misses |
        | 7    | 9     | hits   |
        | 8    | 10    | hits   |

    Scenario: an AC that the table gives is not for anyone to say
      Given a slashing weapon against a Rope
      And an AC of 12 for it
      When it is shot and the roll shows 10
      Then it is refused for its AC

    @reading.weapon_speed.objects.part_at_range.of_the_object
    Scenario: the AC of the whole, which a part has too, is not for anyone to say
      Given a slashing weapon against a Rope
      And a called shot at a small part of it
      And an AC of 12 for it
      When it is shot and the roll shows 10
      Then it is refused for its AC

    @near_miss
    Scenario: in melee the number of the table does not count
      Given a slashing weapon against a Wooden door
      And an AC of 12 for it
      When it is swung and the roll shows 10
      Then it must reach 12
      And it misses

    Scenario Outline: with a bonus and other modifiers
      Given a slashing weapon against a Chair
      And an attack bonus of 4 against an object
      And other modifiers of -2 against an object
      When it is shot and the roll shows <face>
      Then the attack on it totals <total>
      And it <does>

      Examples:
        | face | total | does   |
        | 4    | 6     | misses |
        | 5    | 7     | hits   |
        | 6    | 8     | hits   |

    Scenario Outline: on how many faces each object is hit at range
      Given a bludgeoning weapon against a <object>
      And an attack bonus of 0 against an object
      When it is shot on every face of the d20
      Then it hits on <times> of the 20 faces

      Examples:
        | object       | times |
        | Chair        | 14    |
        | Glass bottle | 18    |
        | Metal pole   | 19    |

    Scenario Outline: a natural 20 and a natural 1, whatever the bonus
      Given a slashing weapon against a Chair
      And an attack bonus of <bonus> against an object
      When it is shot and the roll shows <face>
      Then it <does>

      Examples:
        | bonus | face | does   |
        | -30   | 20   | hits   |
        | 30    | 1    | misses |

    Scenario Outline: a 19 and a 2 are no such results
      Given a slashing weapon against a Chair
      And an attack bonus of <bonus> against an object
      When it is shot and the roll shows <face>
      Then it <does>

      Examples:
        | bonus | face | does   |
        | -30   | 19   | misses |
        | 30    | 2    | hits   |

    Scenario Outline: a face that no d20 has
      Given a slashing weapon against a Chair
      When it is shot and the roll shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.objects.no_armor_class
  Rule: What a roll in melee must reach is printed nowhere

    Scenario: in melee
      Given a slashing weapon against a Chair
      When it is swung and the roll shows 10
      Then what it must reach is not determined
      And whether it hits is not determined
      And the attack on it totals 10

    Scenario: in melee with an AC that someone gives
      Given a slashing weapon against a Chair
      And an AC of 10 for it
      When it is swung and the roll shows 10
      Then it must reach 10
      And it hits

    @reading.weapon_speed.objects.part_at_range.its_own
    Scenario: a small part at range
      Given a slashing weapon against a Wooden door
      And a called shot at a small part of it
      When it is shot and the roll shows 15
      Then what it must reach is not determined
      And whether it hits is not determined

    Scenario: a small part at range of an object that is not listed
      Given a slashing weapon against a barrel
      And a called shot at a small part of it
      When it is shot and the roll shows 15
      Then what it must reach is not determined
      And whether it hits is not determined

    Scenario Outline: a natural 20 and a natural 1 where nobody knows the AC
      Given a slashing weapon against a Chair
      When it is swung and the roll shows <face>
      Then it <does>
      And what it must reach is not determined

      Examples:
        | face | does   |
        | 20   | hits   |
        | 1    | misses |

    @near_miss
    Scenario: at range the table has it
      Given a slashing weapon against a Chair
      When it is shot and the roll shows 6
      Then it must reach 7
      And it misses

  @weapon_speed.objects.table
  Rule: Each listed object has its hit points, its effective damage and its AC

    Scenario Outline: the least and the most of each die
      When the hit points of a <object> are rolled as <dice>, showing <faces>
      Then it has <points> hit points

      Examples: every row of the table
        | object           | dice    | faces                           | points |
        | Chair            | 1d8+1   | 1                               | 2      |
        | Chair            | 1d8+1   | 8                               | 9      |
        | Strip of leather | 2d4     | 1 and 1                         | 2      |
        | Strip of leather | 2d4     | 4 and 4                         | 8      |
        | Glass bottle     | 1d2     | 1                               | 1      |
        | Glass bottle     | 1d2     | 2                               | 2      |
        | Rope             | 1d4+1   | 1                               | 2      |
        | Rope             | 1d4+1   | 4                               | 5      |
        | Wooden door      | 10d3+20 | 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1 | 30     |
        | Wooden door      | 10d3+20 | 3, 3, 3, 3, 3, 3, 3, 3, 3 and 3 | 50     |
        | Wooden pole      | 2d6     | 1 and 1                         | 2      |
        | Wooden pole      | 2d6     | 6 and 6                         | 12     |
        | Metal pole       | 5d6+15  | 1, 1, 1, 1 and 1                | 20     |
        | Metal pole       | 5d6+15  | 6, 6, 6, 6 and 6                | 45     |

    Scenario Outline: a pane takes no dice
      When the hit points of a <object> are asked for
      Then it has <points> hit points

      Examples:
        | object               | points |
        | Glass pane or mirror | 1      |

    Scenario Outline: what is effective and what a shot must reach
      Given a <type> weapon against a <object>, for which the table has <effective>
      When it is shot and the roll shows 15
      Then it must reach <AC>
      And it hits
      And it <does>

      Examples: every row of the table
        | object               | effective      | type        | AC | does           |
        | Chair                | Bludgeon/Slash | bludgeoning | 7  | does damage    |
        | Chair                | Bludgeon/Slash | slashing    | 7  | does damage    |
        | Chair                | Bludgeon/Slash | piercing    | 7  | does no damage |
        | Strip of leather     | Slash/Pierce   | slashing    | 6  | does damage    |
        | Strip of leather     | Slash/Pierce   | piercing    | 6  | does damage    |
        | Glass bottle         | Bludgeon       | bludgeoning | 3  | does damage    |
        | Glass bottle         | Bludgeon       | slashing    | 3  | does no damage |
        | Glass bottle         | Bludgeon       | piercing    | 3  | does no damage |
        | Glass pane or mirror | All            | bludgeoning | 8  | does damage    |
        | Glass pane or mirror | All            | slashing    | 8  | does damage    |
        | Glass pane or mirror | All            | piercing    | 8  | does damage    |
        | Rope                 | Slash          | slashing    | 6  | does damage    |
        | Rope                 | Slash          | piercing    | 6  | does no damage |
        | Wooden door          | Slash          | slashing    | 9  | does damage    |
        | Wooden door          | Slash          | piercing    | 9  | does no damage |
        | Wooden pole          | Slash          | slashing    | 7  | does damage    |
        | Wooden pole          | Slash          | piercing    | 7  | does no damage |
        | Metal pole           | Bludgeon       | bludgeoning | 0  | does damage    |
        | Metal pole           | Bludgeon       | slashing    | 0  | does no damage |
        | Metal pole           | Bludgeon       | piercing    | 0  | does no damage |

    Scenario Outline: a face that no such die has
      When the hit points of a <object> are rolled as <dice>, showing <faces>
      Then it is refused for the dice of a <object>

      Examples:
        | object           | dice    | faces                           |
        | Chair            | 1d8+1   | 0                               |
        | Chair            | 1d8+1   | 9                               |
        | Strip of leather | 2d4     | 0 and 2                         |
        | Strip of leather | 2d4     | 2 and 5                         |
        | Glass bottle     | 1d2     | 0                               |
        | Glass bottle     | 1d2     | 3                               |
        | Rope             | 1d4+1   | 0                               |
        | Rope             | 1d4+1   | 5                               |
        | Wooden door      | 10d3+20 | 0, 1, 1, 1, 1, 1, 1, 1, 1 and 1 |
        | Wooden door      | 10d3+20 | 1, 1, 1, 1, 1, 1, 1, 1, 1 and 4 |
        | Wooden pole      | 2d6     | 0 and 2                         |
        | Wooden pole      | 2d6     | 2 and 7                         |
        | Metal pole       | 5d6+15  | 0, 1, 1, 1 and 1                |
        | Metal pole       | 5d6+15  | 1, 1, 1, 1 and 7                |

    Scenario: hit points of an object that nobody has heard of
      When the hit points of a gizmo are asked for
      Then it is refused for its object

    Scenario: hit points of nobody knows what
      When hit points are asked for
      Then it is refused for its object

    Scenario: an attack on an object that nobody has heard of
      Given a slashing weapon against a gizmo
      When it is shot and the roll shows 15
      Then it is refused for its object

    Scenario: an attack on nobody knows what
      Given a slashing weapon and nothing to use it on
      When it is shot and the roll shows 15
      Then it is refused for its object

    Scenario: an attack that is neither in melee nor at range
      Given a slashing weapon against a Chair
      When it is dreamt of and the roll shows 15
      Then it is refused for its kind

  @weapon_speed.objects.unlisted
  Rule: Of an object that is not listed the document gives no numbers

    Scenario: its hit points
      When the hit points of a barrel are asked for
      Then its hit points are not determined

    Scenario: hit points of a door that is not listed
      When the hit points of a door of iron are asked for
      Then its hit points are not determined

    Scenario: a door that is not listed is no Wooden door
      Given a slashing weapon against a door of iron
      When it is shot and the roll shows 15
      Then what it must reach is not determined
      And whether it hits is not determined
      And whether it does damage is not determined

    Scenario: a blow at a door that is not listed
      Given a slashing weapon against a door of iron
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then whether it is allowed is not determined

    Scenario: a shot at it
      Given a bludgeoning weapon against a barrel
      When it is shot and the roll shows 15
      Then what it must reach is not determined
      And whether it hits is not determined
      And whether it does damage is not determined

    Scenario: a shot at it with an AC that someone gives
      Given a bludgeoning weapon against a barrel
      And an AC of 15 for it
      And the weapon can damage it
      When it is shot and the roll shows 15
      Then it must reach 15
      And it hits
      And it does damage

    Scenario: a blow at it with a weapon of which nobody says whether it is fit for it
      Given a bludgeoning weapon against a barrel
      And the object is large and cannot move
      When it is swung and the roll shows 15
      Then whether it is allowed is not determined

    @reading.weapon_speed.objects.incapable_weapon.no_attack
    Scenario: a blow at it with a weapon that is not fit for it
      Given a bludgeoning weapon against a barrel
      And the weapon cannot damage it
      When it is swung and the roll shows 15
      Then it is not allowed

    Scenario: a weapon against an object that is not listed is fit for it
      Given a slashing weapon against a barrel
      And the weapon can damage it
      And the object is large and cannot move
      When it is swung and the roll shows 2
      Then it hits without a roll
      And it does damage

    @near_miss
    Scenario: an object that is listed
      When the hit points of a Glass pane or mirror are asked for
      Then it has 1 hit points
