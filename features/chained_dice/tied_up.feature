Feature: Tied up
  Bob is tied up with a rope, whose durability is stated. Document 002, L163 to L167.

  @chained_dice.tied_up.situations
  Rule: In which situations someone can be tied up is the GM's to say

    Scenario: the GM says that it is possible
      When Ann ties up Bob, with a rope of durability 2, where that is possible
      Then the bonds have 20 health

    Scenario: the GM says that it is not
      When Ann ties up Bob, with a rope of durability 2, where that is not possible
      Then it is not allowed

    Scenario: the GM does not say
      When Ann ties up Bob, with a rope of durability 2, where nobody says whether that is possible
      Then whether it is allowed is not determined

    Scenario: whoever could not be tied up is free
      When Ann ties up Bob, with a rope of durability 2, where that is not possible
      Then it is not allowed
      When Bob tries something physical, as if he were not tied up
      Then he is free to act

    Scenario Outline: ties that cannot be
      When somebody is tied up <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                           | fact       |
        | by nobody                       | attacker   |
        | who is nobody                   | target     |
        | by oneself                      | target     |
        | with nobody knows what          | durability |
        | with a thing without a name     | bonds      |
        | with something of no durability | durability |

    Scenario: someone who is tied up already
      Given Ann has tied up Bob, with a rope of durability 2
      When Cid ties up Bob, with a rope of durability 3
      Then it is refused for its target

    Scenario: the one who tied holds the victim
      Given Ann has tied up Bob, with a rope of durability 2
      When Ann moves Bob 10 of 30 feet
      Then 15 feet were possible

    Scenario: the one who grappled goes on holding the victim that another ties
      Given Ann has grappled Bob
      And Cid has tied up Bob, with a rope of durability 2
      When Ann moves Bob 10 of 30 feet
      Then 15 feet were possible

    @near_miss
    Scenario: someone grappled ties up nobody
      Given Cid has grappled Ann
      When Ann ties up Bob, with a rope of durability 2, where that is possible
      Then it is not allowed

  @chained_dice.tied_up.against_health
  Rule: Bonds are broken by a guts check against the health of what binds

    Scenario Outline: ten times the durability
      When Ann ties up Bob, with a rope of durability <durability>
      Then the bonds have <health> health

      Examples:
        | durability | health |
        | 1          | 10     |
        | 3          | 30     |
        | 12         | 120    |

    Scenario: the victim of a grapple
      Given Ann has grappled Bob
      When Ann ties up Bob, with a rope of durability 4
      Then the bonds have 40 health

    @near_miss
    Scenario: the actions must be there for this check too
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob tries to break free by 28, with 1 of 2 actions
      Then it is not allowed

    Scenario Outline: one below, one above, and far from it
      Given Ann has tied up Bob, with a rope of durability <durability>
      When Bob tries to break free by <guts>
      Then it is <result>, by a normal check against <health>

      Examples:
        | durability | guts | health | result     |
        | 2          | 19   | 20     | still held |
        | 2          | 21   | 20     | free       |
        | 1          | 9    | 10     | still held |
        | 1          | 11   | 10     | free       |
        | 3          | 29   | 30     | still held |
        | 5          | 3    | 50     | still held |

    @reading.chained_dice.tied_up.equal_health.enough
    Scenario: an equal check breaks the bonds
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob tries to break free by 20
      Then it is free, by a normal check against 20

    @reading.chained_dice.tied_up.equal_health.too_little
    Scenario: an equal check does not break the bonds
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob tries to break free by 20
      Then it is still held, by a normal check against 20

    Scenario Outline: whatever the holder checks
      Given Ann has grappled Bob
      And Ann has tied up Bob, with a rope of durability 2
      When Bob tries to break free by <guts>, whose holder checks <holder>
      Then it is <result>, by a normal check against 20

      Examples:
        | guts | holder | result     |
        | 15   | 2      | still held |
        | 25   | 40     | free       |

    @reading.chained_dice.tied_up.damaged_bonds.all_of_it
    Scenario Outline: damage to the bonds does not help
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken <damage> damage
      When Bob tries to break free by <guts>
      Then it is <result>, by a normal check against 20

      Examples:
        | guts | damage | result     |
        | 12   | 12     | still held |
        | 21   | 19     | free       |

    @reading.chained_dice.tied_up.damaged_bonds.what_is_left
    Scenario Outline: what is left of the bonds
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken <damage> damage
      When Bob tries to break free by <guts>
      Then it is <result>, by a normal check against <left>

      Examples:
        | guts | damage | left | result     |
        | 7    | 12     | 8    | still held |
        | 9    | 12     | 8    | free       |
        | 2    | 19     | 1    | free       |

    @reading.chained_dice.tied_up.damaged_bonds.all_of_it
    Scenario: tied up with what was damaged before, of which all counts
      Given the rope, of durability 4, has taken 15 damage
      When Ann ties up Bob with that rope
      Then the bonds have 40 health

    @reading.chained_dice.tied_up.damaged_bonds.what_is_left
    Scenario: tied up with what was damaged before, of which some is left
      Given the rope, of durability 4, has taken 15 damage
      When Ann ties up Bob with that rope
      Then the bonds have 25 health

    Scenario: tied up with what is destroyed
      Given the rope, of durability 4, has taken 40 damage
      When Ann ties up Bob with that rope
      Then it is refused for its bonds

    Scenario: the durability of a rope that is known is not stated again
      Given the rope, of durability 4, has taken 15 damage
      When Ann ties up Bob, with a rope of durability 4
      Then it is refused for its durability

    Scenario: damage to something else
      Given Ann has tied up Bob, with a rope of durability 2
      And a chain, of durability 3, has taken 25 damage
      When Bob tries to break free by 19
      Then it is still held, by a normal check against 20

    Scenario: two who are bound with things of their own
      Given Ann has tied up Cid, with a chain of durability 3
      And Ann has tied up Bob, with a rope of durability 2
      And a chain has taken 25 damage
      When Bob tries to break free by 19
      Then it is still held, by a normal check against 20

    Scenario: whoever tied it falls unconscious
      Given Ann has tied up Bob, with a rope of durability 2
      And Ann has been knocked out
      When Bob tries to break free by 19
      Then it is still held, by a normal check against 20

    Scenario: bonds that have lost nothing
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken 0 damage
      When Bob tries to break free by 19
      Then it is still held, by a normal check against 20

    Scenario: whoever breaks the bonds is free of the holder as well
      Given Ann has grappled Bob
      And Ann has tied up Bob, with a rope of durability 2
      And Bob has tried to break free by 28
      When Bob tries something physical, as if he were not tied up
      Then he is free to act

    @near_miss
    Scenario: a grapple without bonds
      Given Ann has grappled Bob
      When Bob tries to break free by 12, whose holder checks 20
      Then it is still held, by a normal check against 20

  @chained_dice.tied_up.destroyed_bonds
  Rule: What holds someone whose bonds are destroyed is not said

    Scenario Outline: to break free of nothing
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken <damage> damage
      When Bob tries to break free by <guts>
      Then whether it is allowed is not determined

      Examples:
        | damage | guts |
        | 20     | 25   |
        | 21     | 2    |

    Scenario: to act in bonds that are gone
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken 20 damage
      When Bob wants to glare
      Then whether it is allowed is not determined

    @near_miss
    Scenario: tied up anew, with something else
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken 20 damage
      When Ann ties up Bob, with a chain of durability 3
      Then the bonds have 30 health

    @near_miss
    Scenario: grappled again after the bonds were broken
      Given Ann has tied up Bob, with a rope of durability 2
      And Bob has tried to break free by 25
      And Ann has grappled Bob
      When Bob tries to break free by 25, whose holder checks 20
      Then it is free, by a normal check against 20

    @near_miss
    Scenario: bonds with a last point of health
      Given Ann has tied up Bob, with a rope of durability 2
      And the rope has taken 19 damage
      When Bob tries to break free by 28
      Then it is free

  @chained_dice.tied_up.little_movement
  Rule: In bonds one can do what takes little movement, and how much is too much is not said

    Scenario Outline: the GM says
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to do something else, which is <much>
      Then <result>

      Examples:
        | much              | result                             |
        | little movement   | he may, and comes 0 feet at most   |
        | too much movement | it is not allowed                  |

    Scenario: the GM does not say how much it is
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to do something else
      Then whether it is allowed is not determined

    Scenario: someone tied up is asked for as such
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob tries something physical, as if he were not tied up
      Then it is refused for its creature

    Scenario Outline: acts that cannot be
      Given Ann has tied up Bob, with a rope of durability 2
      When <wrong> in bonds
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact     |
        | nobody rolls                         | creature |
        | somebody who is free rolls           | creature |
        | somebody does nothing                | action   |
        | somebody does what has no name       | action   |
        | somebody channels what has no name   | spell    |
        | somebody rolls for less than no time | time     |
        | somebody rolls less than nowhere     | distance |

    @near_miss
    Scenario Outline: an attack
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to do <attack>
      Then it is not allowed

      Examples:
        | attack                              |
        | an attack                           |
        | an attack, which is little movement |

  @chained_dice.tied_up.channeling
  Rule: A memorized spell whose conduit is within reach and need only be touched can be channeled in bonds

    Scenario: a spell that is all of this
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel a spell that takes a touch only
      Then he may, and comes 0 feet at most

    Scenario: the example decides, not the GM
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel a spell that takes a touch only, which is too much movement
      Then he may, and comes 0 feet at most

    @reading.chained_dice.tied_up.spell_that_attacks.is_channeling
    Scenario: a spell that attacks is channeled as any other
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel a spell that takes a touch only, and attacks
      Then he may, and comes 0 feet at most

    @near_miss
    @reading.chained_dice.tied_up.spell_that_attacks.is_an_attack
    Scenario Outline: a spell that attacks is an attack
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel <spell>
      Then it is not allowed

      Examples:
        | spell                                        |
        | a spell that takes a touch only, and attacks |
        | a spell that is not memorized, and attacks   |

    @near_miss
    @reading.chained_dice.tied_up.spell_that_attacks.is_channeling
    Scenario: a spell that attacks, and lacks something
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel a spell that is not memorized, and attacks
      Then whether it is allowed is not determined

    @near_miss
    Scenario Outline: a spell that lacks something
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel <spell>
      Then whether it is allowed is not determined

      Examples:
        | spell                                 |
        | a spell that takes more than a touch  |
        | a spell that is not memorized         |
        | a spell without its conduit           |
        | a spell with its conduit out of reach |
        | a spell of which nobody says anything |

    @near_miss
    Scenario Outline: a spell of which the GM says how much movement it takes
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to channel a spell that takes more than a touch, which is <much>
      Then <result>

      Examples:
        | much              | result                           |
        | little movement   | he may, and comes 0 feet at most |
        | too much movement | it is not allowed                |

  @chained_dice.tied_up.rolling
  Rule: In bonds one can roll, five feet in ten seconds at most

    Scenario Outline: in whole spans
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll <distance> feet in <seconds> seconds
      Then he may, and comes <most> feet at most

      Examples:
        | distance | seconds | most |
        | 4        | 10      | 5    |
        | 5        | 10      | 5    |
        | 10       | 20      | 10   |
        | 1        | 60      | 30   |
        | 0        | 0       | 0    |

    Scenario Outline: too far
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll <distance> feet in <seconds> seconds
      Then it is not allowed

      Examples:
        | distance | seconds |
        | 6        | 10      |
        | 11       | 20      |
        | 1        | 0       |
        | 1        | 1       |

    @reading.chained_dice.tied_up.part_of_ten_seconds.in_proportion
    Scenario Outline: a part of ten seconds is a part of five feet
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll <distance> feet in <seconds> seconds
      Then he may, and comes <most> feet at most

      Examples:
        | distance | seconds | most |
        | 7        | 15      | 7    |
        | 4        | 9       | 4    |
        | 1        | 2       | 1    |
        | 2        | 18      | 9    |

    @reading.chained_dice.tied_up.part_of_ten_seconds.whole_spans
    Scenario Outline: a part of ten seconds is nothing
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll <distance> feet in <seconds> seconds
      Then he may, and comes <most> feet at most

      Examples:
        | distance | seconds | most |
        | 5        | 15      | 5    |
        | 0        | 9       | 0    |
        | 2        | 18      | 5    |

    @reading.chained_dice.tied_up.part_of_ten_seconds.whole_spans
    Scenario: too far before ten more seconds have passed
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll 6 feet in 19 seconds
      Then it is not allowed

    Scenario: nobody says how far
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to roll, and nobody says how far or how long
      Then he may, and comes 0 feet at most

    @near_miss
    Scenario: bound to a surface, and it would not be too far
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob, who is bound to a surface, wants to roll 4 feet in 10 seconds
      Then it is not allowed

  @chained_dice.tied_up.bound_to_a_surface
  Rule: Nobody rolls who is bound to a surface

    Scenario Outline: not an inch
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob, who is bound to a surface, wants to roll <distance> feet in <seconds> seconds
      Then it is not allowed

      Examples:
        | distance | seconds |
        | 1        | 60      |
        | 5        | 10      |

    @near_miss
    Scenario: bound to nothing but himself
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob, who is bound to none, wants to roll 5 feet in 10 seconds
      Then he may, and comes 5 feet at most

  @chained_dice.tied_up.glaring
  Rule: In bonds one can still glare

    Scenario Outline: whatever the GM finds of it
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to glare<judged>
      Then he may, and comes 0 feet at most

      Examples:
        | judged                      |
        |                             |
        | , which is too much movement |

    @near_miss
    Scenario: something that is none of the examples
      Given Ann has tied up Bob, with a rope of durability 2
      When Bob wants to do something else, which is too much movement
      Then it is not allowed
