Feature: Saving throws of items
  What an item is made of decides whether it outlasts fire, acid or a fall. Document 001, L353 to L370.

  @weapon_speed.item_saves.unattended
  Rule: An item that nobody attends saves when an area effect catches it and has no hit points tracked

    Scenario Outline: a save in place of hit points, whatever the GM uses elsewhere
      Given the GM would follow <what>
      When it is asked how an area effect is followed that catches an item
      Then the item saves and no hit points are tracked

      Examples:
        | what       |
        | hit points |
        | only saves |

    Scenario: nobody has it about him
      Given an item of Paper
      When it meets acid and the roll shows 17
      Then it saves against 16

    @near_miss
    Scenario: someone means to destroy it
      Given an item of Paper
      And someone means to destroy it
      When it meets acid and the roll shows 17
      Then it saves against 16

  @weapon_speed.item_saves.attended
  Rule: Whether an attended item saves from an area effect is not said

    Scenario: the GM has said nothing
      Given an item of Paper
      And someone has it about him
      When it meets fire and the roll shows 5
      Then whether it saves is not determined
      And whether it is destroyed is not determined
      And acid does not mix with it

    Scenario: the GM has said nothing of what acid meets
      Given an item of oil
      And someone has it about him
      When it meets acid and the roll shows 5
      Then whether it saves is not determined
      And whether acid mixes with it is not determined

    Scenario: the GM calls for a save
      Given an item of Paper
      And someone has it about him
      And the GM calls for a save
      When it meets fire and the roll shows 5
      Then it saves against 19

    Scenario: the GM calls for none
      Given an item of Paper
      And someone has it about him
      And the GM calls for no save
      When it meets fire and the roll shows 5
      Then it does not save
      And it comes to no number
      And it lasts
      And acid does not mix with it

    @near_miss
    Scenario: someone means to destroy what another has about him
      Given an item of Paper
      And someone has it about him
      And someone means to destroy it
      When it meets fire and the roll shows 5
      Then it saves against 19

  @weapon_speed.item_saves.rarely_checked
  Rule: A number of 10 or lower rarely takes a save if the attack is no exceptionally powerful one

    Scenario Outline: nobody has said anything of it
      Given an item of <item>
      When it meets <hazard> and the roll shows 1
      Then whether it saves is not determined

      Examples:
        | item        | hazard      |
        | Leather     | acid        |
        | Wood, thin  | electricity |
        | Wood, thick | crushing    |

    Scenario: the GM calls for no such save
      Given an item of Leather
      And the GM calls for no save
      When it meets acid and the roll shows 1
      Then it does not save
      And it comes to no number
      And it lasts

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: the GM calls for such a save
      Given an item of Leather
      And the GM calls for a save
      When it meets acid and the roll shows 1
      Then it saves against 10
      And it is destroyed

    @near_miss
    Scenario: a number of 11
      Given an item of Bone/Ivory
      And the GM calls for no save
      When it meets acid and the roll shows 5
      Then it saves against 11

    @near_miss
    Scenario: the attack is exceptionally powerful
      Given an item of Leather
      And the attack is exceptionally powerful
      And the GM calls for no save
      When it meets acid and the roll shows 5
      Then it saves against 10

    @near_miss @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: the printed number counts and not what magic makes of it
      Given an item of Bone/Ivory
      And an enchantment bonus of 3
      When it meets acid and the roll shows 8
      Then it saves against 11
      And it lasts

  @weapon_speed.item_saves.protected
  Rule: An item that is put away inside something need not save

    Scenario: in a pack
      Given an item of Paper
      And it is put away
      When it meets fire and the roll shows 5
      Then it does not save
      And it comes to no number
      And it lasts

    Scenario: in a pack that an exceptionally powerful attack meets
      Given an item of Paper
      And it is put away
      And the attack is exceptionally powerful
      When it meets disintegrate and the roll shows 5
      Then it does not save
      And it comes to no number
      And it lasts

    Scenario: a flask of oil in a pouch
      Given an item of oil
      And it is put away
      When it meets acid and the roll shows 5
      Then it does not save
      And acid does not mix with it

    Scenario: in the pack of someone
      Given an item of Paper
      And it is put away
      And someone has it about him
      When it meets fire and the roll shows 5
      Then it does not save
      And it comes to no number
      And it lasts

  @weapon_speed.item_saves.destroyed
  Rule: An item that fails its save is destroyed

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: below its number
      Given an item of Cloth
      When it meets magic fire and the roll shows 15
      Then it is destroyed

    @near_miss
    Scenario: at its number
      Given an item of Cloth
      When it meets magic fire and the roll shows 16
      Then it lasts

  @weapon_speed.item_saves.enchantment_bonus
  Rule: A magical item's enchantment bonus adds to its save

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: with the bonus, below the number, at it and above it
      Given an item of Metal
      And an enchantment bonus of <bonus>
      When it meets acid and the roll shows <face>
      Then the roll comes to <total>
      And it saves against 13
      And it <does>

      Examples:
        | bonus | face | total | does         |
        | 2     | 10   | 12    | is destroyed |
        | 2     | 11   | 13    | lasts        |
        | 2     | 12   | 14    | lasts        |
        | 1     | 11   | 12    | is destroyed |
        | 5     | 8    | 13    | lasts        |

    @reading.weapon_speed.item_saves.which_side.at_most @reading.weapon_speed.item_saves.bonus_to_low_rolls.to_the_number
    Scenario Outline: a roll that must stay low under a number that the bonus raises
      Given an item of Metal
      And an enchantment bonus of 2
      When it meets acid and the roll shows <face>
      Then the roll comes to <face>
      And it saves against 15
      And it <does>

      Examples:
        | face | does         |
        | 14   | lasts        |
        | 15   | lasts        |
        | 16   | is destroyed |

    @reading.weapon_speed.item_saves.which_side.at_most @reading.weapon_speed.item_saves.bonus_to_low_rolls.to_the_roll
    Scenario Outline: a roll that must stay low and that the bonus raises
      Given an item of Metal
      And an enchantment bonus of 2
      When it meets acid and the roll shows <face>
      Then the roll comes to <total>
      And it saves against 13
      And it <does>

      Examples:
        | face | total | does         |
        | 10   | 12    | lasts        |
        | 12   | 14    | is destroyed |

    @reading.weapon_speed.item_saves.bonus_to_low_rolls.to_the_roll
    Scenario: a roll that the bonus raises to just the number
      Given an item of Metal
      And an enchantment bonus of 2
      When it meets acid and the roll shows 11
      Then the roll comes to 13
      And it saves against 13
      And it lasts

    @near_miss @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: an item without magic
      Given an item of Metal
      When it meets acid and the roll shows 12
      Then the roll comes to 12
      And a bonus of 0 counts
      And it is destroyed

    Scenario: an enchantment bonus of 0
      Given an item of Metal
      And an enchantment bonus of 0
      When it meets acid and the roll shows 12
      Then it is refused for its enchantment bonus

    Scenario: an enchantment bonus of an item that has none
      Given an item of Metal
      And magic without an enchantment bonus
      And an enchantment bonus of 1
      When it meets acid and the roll shows 12
      Then it is refused for its enchantment bonus

  @weapon_speed.item_saves.power_bonus
  Rule: A magical item without an enchantment bonus gets +1 to +5 for its power

    Scenario Outline: a ring
      Given an item of Metal
      And magic without an enchantment bonus
      And a bonus of <bonus> for its power
      When it meets acid and the roll shows 10
      Then a bonus of <bonus> counts

      Examples:
        | bonus |
        | 1     |
        | 3     |
        | 5     |

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: a ring that its power saves
      Given an item of Metal
      And magic without an enchantment bonus
      And a bonus of 3 for its power
      When it meets acid and the roll shows 10
      Then the roll comes to 13
      And it lasts

    Scenario: a potion
      Given an item of potion
      And a number of 12 for liquids
      And a bonus of 4 for its power
      When it meets cold and the roll shows 10
      Then a bonus of 4 counts

    Scenario: a ring of which the GM has not said how powerful it is
      Given an item of Metal
      And magic without an enchantment bonus
      When it meets acid and the roll shows 10
      Then whether it is destroyed is not determined

    Scenario: a potion of which the GM has not said how powerful it is
      Given an item of potion
      And a number of 12 for liquids
      When it meets cold and the roll shows 10
      Then whether it is destroyed is not determined

    Scenario Outline: a bonus for power that is too small or too great
      Given an item of Metal
      And magic without an enchantment bonus
      And a bonus of <bonus> for its power
      When it meets acid and the roll shows 10
      Then it is refused for its power

      Examples:
        | bonus |
        | 0     |
        | 6     |

    Scenario: a bonus for the power of what is not magical
      Given an item of Metal
      And a bonus of 2 for its power
      When it meets acid and the roll shows 10
      Then it is refused for its power

    Scenario: an enchantment bonus of a potion
      Given an item of potion
      And an enchantment bonus of 1
      When it meets acid and the roll shows 10
      Then it is refused for its enchantment bonus

  @weapon_speed.item_saves.designed_to_resist
  Rule: An item designed against the type of damage gets +2 more

    Scenario: without magic
      Given an item of Cloth
      And it is designed to resist this
      When it meets magic fire and the roll shows 10
      Then a bonus of 2 counts

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: what two more are worth
      Given an item of Cloth
      And it is designed to resist this
      When it meets magic fire and the roll shows <face>
      Then it <does>

      Examples:
        | face | does         |
        | 13   | is destroyed |
        | 19   | lasts        |

    Scenario: two more that bring a roll to just the number
      Given an item of Cloth
      And it is designed to resist this
      When it meets magic fire and the roll shows 14
      Then a bonus of 2 counts
      And it lasts

    Scenario: beside an enchantment bonus
      Given an item of Cloth
      And an enchantment bonus of 3
      And it is designed to resist this
      When it meets magic fire and the roll shows 10
      Then a bonus of 5 counts

    Scenario: beside a bonus for power
      Given an item of Cloth
      And magic without an enchantment bonus
      And a bonus of 1 for its power
      And it is designed to resist this
      When it meets magic fire and the roll shows 10
      Then a bonus of 3 counts

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: a potion with all that there is
      Given an item of potion
      And a number of 18 for liquids
      And a bonus of 5 for its power
      And it is designed to resist this
      When it meets lightning and the roll shows <face>
      Then the roll comes to <total>
      And it <does>

      Examples:
        | face | total | does         |
        | 10   | 17    | is destroyed |
        | 12   | 19    | lasts        |

    @near_miss
    Scenario: not designed for it
      Given an item of Cloth
      And an enchantment bonus of 3
      When it meets magic fire and the roll shows 10
      Then a bonus of 3 counts

  @weapon_speed.item_saves.table
  Rule: The table gives each material its number against each hazard

    Scenario Outline: each material against each hazard
      Given an item of <item>
      And the attack is exceptionally powerful
      When it meets <hazard> and the roll shows 10
      Then it saves against <number>

      Examples: every number of the table
        | item         | hazard       | number |
        | Bone/Ivory   | acid         | 11     |
        | Bone/Ivory   | crushing     | 16     |
        | Bone/Ivory   | disintegrate | 19     |
        | Bone/Ivory   | fall         | 6      |
        | Bone/Ivory   | magic fire   | 9      |
        | Bone/Ivory   | fire         | 3      |
        | Bone/Ivory   | cold         | 2      |
        | Bone/Ivory   | lightning    | 8      |
        | Bone/Ivory   | electricity  | 2      |
        | Cloth        | acid         | 12     |
        | Cloth        | disintegrate | 19     |
        | Cloth        | magic fire   | 16     |
        | Cloth        | fire         | 13     |
        | Cloth        | cold         | 2      |
        | Cloth        | lightning    | 18     |
        | Cloth        | electricity  | 2      |
        | Glass        | acid         | 5      |
        | Glass        | crushing     | 20     |
        | Glass        | disintegrate | 19     |
        | Glass        | fall         | 14     |
        | Glass        | magic fire   | 7      |
        | Glass        | fire         | 4      |
        | Glass        | cold         | 6      |
        | Glass        | lightning    | 17     |
        | Glass        | electricity  | 2      |
        | Leather      | acid         | 10     |
        | Leather      | crushing     | 3      |
        | Leather      | disintegrate | 19     |
        | Leather      | fall         | 2      |
        | Leather      | magic fire   | 6      |
        | Leather      | fire         | 4      |
        | Leather      | cold         | 3      |
        | Leather      | lightning    | 13     |
        | Leather      | electricity  | 2      |
        | Metal        | acid         | 13     |
        | Metal        | crushing     | 7      |
        | Metal        | disintegrate | 17     |
        | Metal        | fall         | 3      |
        | Metal        | magic fire   | 6      |
        | Metal        | fire         | 2      |
        | Metal        | cold         | 2      |
        | Metal        | lightning    | 12     |
        | Metal        | electricity  | 2      |
        | Paper        | acid         | 16     |
        | Paper        | crushing     | 7      |
        | Paper        | disintegrate | 19     |
        | Paper        | magic fire   | 19     |
        | Paper        | fire         | 19     |
        | Paper        | cold         | 2      |
        | Paper        | lightning    | 19     |
        | Paper        | electricity  | 2      |
        | Pottery      | acid         | 4      |
        | Pottery      | crushing     | 18     |
        | Pottery      | disintegrate | 19     |
        | Pottery      | fall         | 11     |
        | Pottery      | magic fire   | 3      |
        | Pottery      | fire         | 2      |
        | Pottery      | cold         | 4      |
        | Pottery      | lightning    | 2      |
        | Pottery      | electricity  | 2      |
        | Rock/Crystal | acid         | 3      |
        | Rock/Crystal | crushing     | 17     |
        | Rock/Crystal | disintegrate | 18     |
        | Rock/Crystal | fall         | 8      |
        | Rock/Crystal | magic fire   | 3      |
        | Rock/Crystal | fire         | 2      |
        | Rock/Crystal | cold         | 2      |
        | Rock/Crystal | lightning    | 14     |
        | Rock/Crystal | electricity  | 2      |
        | Rope         | acid         | 12     |
        | Rope         | crushing     | 2      |
        | Rope         | disintegrate | 19     |
        | Rope         | magic fire   | 10     |
        | Rope         | fire         | 6      |
        | Rope         | cold         | 2      |
        | Rope         | lightning    | 9      |
        | Rope         | electricity  | 2      |
        | Wood, thick  | acid         | 8      |
        | Wood, thick  | crushing     | 10     |
        | Wood, thick  | disintegrate | 19     |
        | Wood, thick  | fall         | 2      |
        | Wood, thick  | magic fire   | 7      |
        | Wood, thick  | fire         | 5      |
        | Wood, thick  | cold         | 2      |
        | Wood, thick  | lightning    | 12     |
        | Wood, thick  | electricity  | 2      |
        | Wood, thin   | acid         | 9      |
        | Wood, thin   | crushing     | 13     |
        | Wood, thin   | disintegrate | 19     |
        | Wood, thin   | fall         | 2      |
        | Wood, thin   | magic fire   | 11     |
        | Wood, thin   | fire         | 9      |
        | Wood, thin   | cold         | 2      |
        | Wood, thin   | lightning    | 10     |
        | Wood, thin   | electricity  | 2      |

    Scenario: a material that is not listed
      Given an item of straw
      When it meets fire and the roll shows 10
      Then it is refused for its item

    Scenario: a hazard that is not listed
      Given an item of Cloth
      When it meets rust and the roll shows 10
      Then it is refused for its hazard

    Scenario: an item that nobody names
      When it meets fire and the roll shows 10
      Then it is refused for its item

    Scenario: a hazard that nobody names
      Given an item of Cloth
      When it meets nobody knows what
      Then it is refused for its hazard

  @weapon_speed.item_saves.roll
  Rule: The save's d20 is held against the number

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: a roll that must reach the number
      Given an item of <item>
      And the attack is exceptionally powerful
      When it meets <hazard> and the roll shows <face>
      Then it <does>

      Examples:
        | item   | hazard   | face | does         |
        | Glass  | fall     | 13   | is destroyed |
        | Glass  | fall     | 15   | lasts        |
        | Glass  | crushing | 19   | is destroyed |
        | Cloth  | cold     | 1    | is destroyed |

    Scenario Outline: a roll of just the number is enough from either side
      Given an item of <item>
      And the attack is exceptionally powerful
      When it meets <hazard> and the roll shows <number>
      Then it saves against <number>
      And it lasts

      Examples:
        | item  | hazard   | number |
        | Glass | fall     | 14     |
        | Glass | crushing | 20     |
        | Cloth | cold     | 2      |

    Scenario: a natural 1 is no failure of its own
      Given an item of Cloth
      And an enchantment bonus of 1
      And the attack is exceptionally powerful
      When it meets cold and the roll shows 1
      Then a bonus of 1 counts
      And it lasts

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario: a natural 20 is no success of its own
      Given an item of oil
      And a number of 21 for liquids
      When it meets cold and the roll shows 20
      Then it saves against 21
      And it is destroyed

    @reading.weapon_speed.item_saves.which_side.at_most
    Scenario Outline: a roll that must not exceed the number
      Given an item of <item>
      And the attack is exceptionally powerful
      When it meets <hazard> and the roll shows <face>
      Then it <does>

      Examples:
        | item   | hazard   | face | does         |
        | Glass  | fall     | 13   | lasts        |
        | Glass  | fall     | 15   | is destroyed |
        | Cloth  | cold     | 3    | is destroyed |

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: on how many faces
      Given an item of <item>
      And the attack is exceptionally powerful
      When its roll against <hazard> is made on every face of the d20
      Then it is destroyed on <times> of the 20 faces

      Examples:
        | item  | hazard       | times |
        | Paper | disintegrate | 18    |
        | Metal | cold         | 1     |
        | Rope  | magic fire   | 9     |

    Scenario Outline: a face that no d20 has
      Given an item of Paper
      When it meets fire and the roll shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.item_saves.dashes
  Rule: Where the table has a dash nothing is rolled

    Scenario Outline: each dash
      Given an item of <item>
      When it meets <hazard>, where the table has <dash>
      Then it does not save
      And it comes to no number

      Examples: every dash of the table
        | item  | hazard   | dash |
        | Cloth | crushing | —    |
        | Cloth | fall     | —    |
        | Paper | fall     | —    |
        | Rope  | fall     | —    |

    @reading.weapon_speed.item_saves.dash.no_harm
    Scenario Outline: nothing to save from
      Given an item of <item>
      When it meets <hazard> and the roll shows 1
      Then it lasts

      Examples:
        | item  | hazard   |
        | Cloth | crushing |
        | Paper | fall     |

    @reading.weapon_speed.item_saves.dash.no_chance
    Scenario Outline: no save that could succeed
      Given an item of <item>
      And an enchantment bonus of 5
      When it meets <hazard> and the roll shows 20
      Then it is destroyed

      Examples:
        | item  | hazard   |
        | Cloth | crushing |
        | Rope  | fall     |

    @near_miss
    Scenario: a number of 2 is no dash
      Given an item of Rope
      And the attack is exceptionally powerful
      When it meets crushing and the roll shows 10
      Then it saves against 2

  @weapon_speed.item_saves.liquids
  Rule: Oils and potions save as liquids, for which no number is printed

    Scenario Outline: no number is known
      Given an item of <liquid>
      When it meets <hazard> and the roll shows 10
      Then whether it is destroyed is not determined

      Examples:
        | liquid | hazard    |
        | oil    | cold      |
        | oil    | lightning |
        | potion | cold      |

    Scenario: the GM has a number
      Given an item of oil
      And a number of 12 for liquids
      When it meets cold and the roll shows 10
      Then it saves against 12
      And a bonus of 0 counts

    Scenario: the least number that the GM may have
      Given an item of oil
      And a number of 1 for liquids
      And the GM calls for a save
      When it meets cold and the roll shows 10
      Then it saves against 1

    @near_miss
    Scenario: a bottle without anything in it saves as glass
      Given an item of Glass
      And the attack is exceptionally powerful
      When it meets cold and the roll shows 10
      Then it saves against 6

    Scenario: a liquid's number for what is none
      Given an item of Glass
      And a number of 12 for liquids
      When it meets cold and the roll shows 10
      Then it is refused for its liquid's number

    Scenario: a liquid's number of 0
      Given an item of oil
      And a number of 0 for liquids
      When it meets cold and the roll shows 10
      Then it is refused for its liquid's number

  @weapon_speed.item_saves.acid_mixes
  Rule: Acid mixes with what it reaches even where the save succeeds

    @reading.weapon_speed.item_saves.which_side.at_least
    Scenario Outline: a save that succeeds and one that fails
      Given an item of oil
      And a number of 12 for liquids
      When it meets acid and the roll shows <face>
      Then it <does>
      And acid mixes with it

      Examples:
        | face | does         |
        | 13   | lasts        |
        | 11   | is destroyed |

    Scenario: a liquid for which nobody has a number
      Given an item of oil
      When it meets acid and the roll shows 10
      Then whether it is destroyed is not determined
      And acid mixes with it

    Scenario: a liquid of which the GM has not said whether it saves
      Given an item of oil
      And a number of 10 for liquids
      When it meets acid and the roll shows 10
      Then whether it saves is not determined
      And acid mixes with it

    Scenario: a potion of which nobody knows how powerful it is
      Given an item of potion
      And a number of 12 for liquids
      When it meets acid and the roll shows 10
      Then whether it is destroyed is not determined
      And acid mixes with it

    @near_miss
    Scenario: another hazard, and nobody has a number
      Given an item of oil
      When it meets fire and the roll shows 10
      Then whether it is destroyed is not determined
      And acid does not mix with it

    @near_miss
    Scenario: another hazard
      Given an item of oil
      And a number of 12 for liquids
      When it meets cold and the roll shows 12
      Then acid does not mix with it

    @near_miss @reading.weapon_speed.item_saves.mixing_with_acid.liquids
    Scenario: what is no liquid does not mix
      Given an item of Cloth
      When it meets acid and the roll shows 12
      Then acid does not mix with it

    @reading.weapon_speed.item_saves.mixing_with_acid.all_items
    Scenario: acid mixes with everything
      Given an item of Cloth
      When it meets acid and the roll shows 12
      Then acid mixes with it
