Feature: Blows while someone is grappled
  Whoever has grappled someone did so with a check of 20, and checks 20 again. Document 002, L149 to L155.

  @chained_dice.grappled_targets.lucky_check
  Rule: Each blow that strikes whoever grapples lets its victim make a lucky check to break free

    Scenario: one victim
      Given Ann has grappled Bob
      When an attack at Ann strikes
      Then those who may try to break free are Bob

    Scenario: two victims, of whom only hers count
      Given Ann has grappled Bob
      And Ann has grappled Cid
      And Dan has grappled Eve
      When an attack at Ann strikes
      Then those who may try to break free are Bob and Cid

    Scenario: one who is grappled after another has broken free
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn by 28
      And Ann has grappled Eve
      When an attack at Ann strikes
      Then those who may try to break free are Eve

    Scenario Outline: the check
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by <guts>
      Then it is <result>, by a lucky check against 20

      Examples:
        | guts | result     |
        | 19   | still held |
        | 21   | free       |

    Scenario Outline: one check a blow
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And Bob has tried to break free after the blow by 3
      When Bob tries to break free after the blow by <guts>
      Then it is not allowed

      Examples:
        | guts |
        | 3    |
        | 28   |

    @reading.chained_dice.grapple.unused_checks.kept
    Scenario: two blows, two checks
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And an attack at Ann strikes
      And Bob has tried to break free after the blow by 3
      When Bob tries to break free after the blow by 28
      Then it is free, by a lucky check against 20

    @reading.chained_dice.grapple.unused_checks.at_once
    Scenario: two blows, and the first check was missed
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And an attack at Ann strikes
      And Bob has tried to break free after the blow by 3
      When Bob tries to break free after the blow by 28
      Then it is not allowed

    @reading.chained_dice.grapple.unused_checks.at_once
    Scenario: the turn after the blow is too late
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And Bob's turn has started
      When Bob tries to break free after the blow by 28
      Then it is not allowed

    @reading.chained_dice.grapple.unused_checks.kept
    Scenario: the turn after the blow is early enough
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And Bob's turn has started
      When Bob tries to break free after the blow by 28
      Then it is free, by a lucky check against 20

    @reading.chained_dice.grapple.check_of_the_unconscious.none
    Scenario: a blow gives no check to someone unconscious
      Given Ann has grappled Bob
      And Ann has grappled Dan
      And Bob has been knocked out
      When an attack at Ann strikes
      Then those who may try to break free are Dan

    @reading.chained_dice.grapple.check_of_the_unconscious.as_anyone
    Scenario: a blow gives a check to someone unconscious
      Given Ann has grappled Bob
      And Bob has been knocked out
      When an attack at Ann strikes
      Then those who may try to break free are Bob

    Scenario: a check is not kept for the next grapple
      Given Ann has grappled Bob
      And an attack at Ann strikes
      And Bob has tried to break free in its turn by 28
      And Ann has grappled Bob
      When Bob tries to break free after the blow by 28
      Then it is not allowed

    Scenario Outline: no check without a blow
      Given Ann has grappled Bob
      And an attack at <whom> <effect>
      When Bob tries to break free after the blow by 28
      Then it is not allowed

      Examples:
        | whom | effect  |
        | Ann  | misses  |
        | Cid  | strikes |
        | Bob  | strikes |

    Scenario: enough actions
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by 28, with 2 of 2 actions
      Then it is free, by a lucky check against 20

    @near_miss
    @reading.chained_dice.grappled_targets.actions_for_lucky_check.needed
    Scenario: too few actions
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by 28, with 1 of 2 actions
      Then it is not allowed

    @near_miss
    @reading.chained_dice.grappled_targets.actions_for_lucky_check.needed
    Scenario: nobody says what actions it takes
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by 28, and nobody says what it takes
      Then whether it is allowed is not determined

    @reading.chained_dice.grappled_targets.actions_for_lucky_check.not_needed
    Scenario Outline: it takes no actions
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by <guts>, <actions>
      Then it is <result>, by a lucky check against 20

      Examples:
        | guts | actions                      | result     |
        | 28   | with 1 of 2 actions          | free       |
        | 3    | with 0 of 2 actions          | still held |
        | 28   | and nobody says what it takes | free       |

    @reading.chained_dice.grappled_targets.actions_for_lucky_check.needed
    Scenario: a check that was not made is kept
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free after the blow by 28, with 1 of 2 actions
      Then it is not allowed
      When Bob tries to break free after the blow by 28, with 2 of 2 actions
      Then it is free, by a lucky check against 20

    @reading.chained_dice.grappled_targets.blow_at_who_tied.gives_a_check
    Scenario: bonds are broken by a lucky check, too
      Given Ann has tied up Bob, with a rope of durability 2
      And an attack at Ann strikes
      When Bob tries to break free after the blow by 21
      Then it is free, by a lucky check against 20

    @reading.chained_dice.grappled_targets.blow_at_who_tied.gives_none
    Scenario: one in bonds, and one in a hold
      Given Ann has tied up Bob, with a rope of durability 2
      And Ann has grappled Cid
      When an attack at Ann strikes
      Then those who may try to break free are Cid

    @reading.chained_dice.grappled_targets.blow_at_who_tied.gives_a_check
    Scenario: one in bonds, and one in a hold, who both may try
      Given Ann has tied up Bob, with a rope of durability 2
      And Ann has grappled Cid
      When an attack at Ann strikes
      Then those who may try to break free are Bob and Cid

    @reading.chained_dice.grappled_targets.blow_at_who_tied.gives_none
    Scenario Outline: in bonds no check is given by a blow
      Given Ann has tied up Bob, with a rope of durability 2
      And an attack at Ann strikes
      When Bob tries to break free after the blow by <guts>
      Then it is not allowed

      Examples:
        | guts |
        | 21   |
        | 3    |

    Scenario: one who was strangled to death, and another
      Given Ann has grappled Bob
      And Ann has grappled Dan
      And Bob has been strangled to death
      When an attack at Ann strikes
      Then those who may try to break free are Dan

    @near_miss
    Scenario: the dead do not break free
      Given Ann has grappled Bob
      And Ann has broken Bob's neck
      When an attack at Ann strikes
      Then those who may try to break free are nobody

    @near_miss
    Scenario Outline: blows that free nobody
      Given Ann has grappled Bob
      When an attack at <whom> <effect>
      Then those who may try to break free are nobody

      Examples:
        | whom | effect  |
        | Ann  | misses  |
        | Bob  | strikes |
        | Cid  | strikes |

    @near_miss
    Scenario: a check in its own turn
      Given Ann has grappled Bob
      And an attack at Ann strikes
      When Bob tries to break free in its turn by 19
      Then it is still held, by a normal check against 20

    Scenario Outline: blows that cannot be
      When someone is attacked <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                         | fact     |
        | at nobody                     | creature |
        | with nobody knows what effect | blow     |

  @chained_dice.grappled_targets.free_part
  Rule: A victim can be attacked with a free arm, or by martial arts with a part that does not hold it

    Scenario Outline: what is free
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries <guts>, with <means>
      Then <result>

      Examples:
        | means                                     | guts | result                                              |
        | a free arm and nothing in it              | 12   | he is still held, and defends as an object, by 10   |
        | a free arm and nothing in it              | 28   | he is free, and defends in his own way              |
        | a free arm, of whose weapon nobody speaks | 12   | he is still held, and defends as an object, by 10   |
        | a free foot, by martial arts              | 12   | he is still held, and defends as an object, by 10   |
        | a free foot, by martial arts              | 28   | he is free, and defends in his own way              |

    Scenario Outline: what is not
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries <guts>, with <means>
      Then it is not allowed

      Examples:
        | means                                | guts |
        | the arm that holds him               | 12   |
        | the arm that holds him               | 28   |
        | the arm that holds him, and a dagger | 12   |

    Scenario Outline: attacks that cannot be
      Given Ann has grappled Bob
      When a victim is attacked <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                               | fact          |
        | by nobody                           | attacker      |
        | of nobody                           | target        |
        | of someone who is free              | target        |
        | of someone whom another holds       | target        |
        | with nothing                        | means         |
        | with what has no name               | means         |
        | with a weapon without a name        | weapon        |
        | by martial arts with a dagger       | weapon        |
        | at an area that nobody knows        | area          |
        | at no area                          | area          |
        | at a part without an area           | part          |
        | at a part that is larger than all   | part          |
        | who makes a check that nobody knows | target's guts |

    Scenario: an attack on the dead
      Given Ann has grappled Bob
      And Ann has broken Bob's neck
      When Ann attacks Bob, who tries 12, with a free arm and nothing in it
      Then it is refused for its target

    Scenario: an attack on someone strangled to death
      Given Ann has grappled Bob
      And Bob has been strangled to death
      When Ann attacks Bob, who tries 12, with a free arm and nothing in it
      Then it is refused for its target

    @near_miss
    Scenario: an attacker who is grappled in turn
      Given Ann has grappled Bob
      And Cid has grappled Ann
      When Ann attacks Bob, who tries 12, with a free arm and nothing in it
      Then it is not allowed

  @chained_dice.grappled_targets.small_weapon
  Rule: A free arm attacks a victim with no weapon larger than a dagger

    Scenario Outline: one below, equal, and one above
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries <guts>, with <means>
      Then <result>

      Examples:
        | means                                         | guts | result                                            |
        | a free arm and a weapon smaller than a dagger | 12   | he is still held, and defends as an object, by 10 |
        | a free arm and a weapon smaller than a dagger | 28   | he is free, and defends in his own way            |
        | a free arm and a weapon of dagger size        | 12   | he is still held, and defends as an object, by 10 |
        | a free arm and a weapon of dagger size        | 28   | he is free, and defends in his own way            |
        | a free arm and a weapon larger than a dagger  | 12   | it is not allowed                                 |
        | a free arm and a weapon larger than a dagger  | 28   | it is not allowed                                 |

    Scenario: an attack that is not allowed frees nobody
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 28, with a free arm and a weapon larger than a dagger
      Then it is not allowed
      When Bob tries to break free in its turn by 3
      Then it is still held, by a normal check against 20

    @near_miss
    Scenario: martial arts take no weapon
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 12, with a free foot, by martial arts
      Then he is still held, and defends as an object, by 10

  @chained_dice.grappled_targets.free_action
  Rule: A victim that is attacked may try to break free before, without spending actions

    Scenario Outline: its check
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries <guts>, with a free foot, by martial arts
      Then <result>
      And his check was normal

      Examples:
        | guts | result                                            |
        | 19   | he is still held, and defends as an object, by 10 |
        | 21   | he is free, and defends in his own way            |

    Scenario: who has broken free so is grappled no longer
      Given Ann has grappled Bob
      And Ann has attacked Bob, who tried 28, with a free foot, by martial arts
      When Bob tries to break free in its turn by 28
      Then it is refused for its target

    Scenario: again with each attack
      Given Ann has grappled Bob
      And Ann has attacked Bob, who tried 3, with a free foot, by martial arts
      When Ann attacks Bob, who tries 28, with a free foot, by martial arts
      Then he is free, and defends in his own way

    @reading.chained_dice.grapple.equal_check_to_break_free.enough
    Scenario: an equal check frees
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 20, with a free foot, by martial arts
      Then he is free, and defends in his own way

    @reading.chained_dice.grapple.check_to_break_free_against.new_check
    Scenario: a check of the holder that nobody states
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 12 against a check that nobody knows
      Then it is refused for its holder's guts

    Scenario Outline: in bonds
      Given Ann has tied up Bob, with a rope of durability 3
      When Ann attacks Bob, who tries <guts>, with a free foot, by martial arts
      Then <result>

      Examples:
        | guts | result                                            |
        | 29   | he is still held, and defends as an object, by 10 |
        | 31   | he is free, and defends in his own way            |

    @reading.chained_dice.tied_up.damaged_bonds.what_is_left
    Scenario: in bonds that are damaged
      Given Ann has tied up Bob, with a rope of durability 3
      And the rope has taken 10 damage
      When Ann attacks Bob, who tries 21, with a free arm and nothing in it
      Then he is free, and defends in his own way

    @reading.chained_dice.tied_up.damaged_bonds.all_of_it
    Scenario: in bonds whose damage does not help
      Given Ann has tied up Bob, with a rope of durability 3
      And the rope has taken 10 damage
      When Ann attacks Bob, who tries 21, with a free arm and nothing in it
      Then he is still held, and defends as an object, by 10

    @near_miss
    Scenario: in bonds that are destroyed
      Given Ann has tied up Bob, with a rope of durability 3
      And the rope has taken 30 damage
      When Ann attacks Bob, who tries 12, with a free arm and nothing in it
      Then whether it is allowed is not determined

    @near_miss
    @reading.chained_dice.grapple.check_of_the_unconscious.none
    Scenario: someone unconscious, who cannot try
      Given Ann has grappled Bob
      And Bob has been knocked out
      When Ann attacks Bob, who tries 28, with a free foot, by martial arts
      Then he is still held, and defends as an object, by 10

    @reading.chained_dice.grapple.check_of_the_unconscious.as_anyone
    Scenario: someone unconscious, who tries
      Given Ann has grappled Bob
      And Bob has been knocked out
      When Ann attacks Bob, who tries 28, with a free foot, by martial arts
      Then he is free, and defends in his own way

    @near_miss
    Scenario: a victim that does not try
      Given Ann has pinned Bob
      When Ann attacks Bob, who does not try, and is larger than a square foot
      Then he is still held, and defends as an object, by 10

  @chained_dice.grappled_targets.inanimate
  Rule: A victim whose check fails defends as an object does

    Scenario Outline: however it is held
      Given Ann has <held> Bob
      When Ann attacks Bob, who tries 19, with a free foot, by martial arts
      Then he is still held, and defends as an object, by 10

      Examples:
        | held       |
        | pinned     |
        | grabbed    |
        | restrained |

    Scenario Outline: of a small victim, and of one that is not
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 12 and is <area> a square foot
      Then he is still held, and defends as an object, by <defense>

      Examples:
        | area         | defense |
        | smaller than | 14      |
        | larger than  | 10      |

    @reading.chained_dice.inanimate.exactly_one_square_foot.ten
    Scenario: of exactly a square foot
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 12 and is exactly a square foot
      Then he is still held, and defends as an object, by 10

    @reading.chained_dice.inanimate.exactly_one_square_foot.not_said
    Scenario: of exactly a square foot, of which no formula speaks
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 12 and is exactly a square foot
      Then he is still held, and his defence as an object is not determined

    @reading.chained_dice.inanimate.part_of_a_creature.whole
    Scenario: a small part of a victim
      Given Ann has grappled Bob
      When Ann attacks a part of 100 square inches of Bob, who tries 12
      Then he is still held, and defends as an object, by 10

    @reading.chained_dice.inanimate.part_of_a_creature.part
    Scenario: a small part of a victim, which counts
      Given Ann has grappled Bob
      When Ann attacks a part of 100 square inches of Bob, who tries 12
      Then he is still held, and defends as an object, by 14

    @reading.chained_dice.grappled_targets.how_long_as_an_object.while_held
    Scenario: a check that failed before
      Given Ann has grappled Bob
      And Ann has attacked Bob, who tried 3, with a free foot, by martial arts
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends as an object, by 14

    @near_miss
    @reading.chained_dice.grappled_targets.how_long_as_an_object.this_attack
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario: a check that failed before, for that attack alone
      Given Ann has grappled Bob
      And Ann has attacked Bob, who tried 3, with a free foot, by martial arts
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends in his own way

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario: a check that failed in an earlier grapple
      Given Ann has grappled Bob
      And Ann has attacked Bob, who tried 3, with a free foot, by martial arts
      And Bob has tried to break free in its turn by 28
      And Ann has grabbed Bob
      When Ann attacks Bob, who does not try, and is larger than a square foot
      Then he is still held, and defends in his own way

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario: a check that failed in its own turn
      Given Ann has grappled Bob
      And Bob has tried to break free in its turn by 3
      When Ann attacks Bob, who does not try, and is larger than a square foot
      Then he is still held, and defends in his own way

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario: none has failed in bonds
      Given Ann has tied up Bob, with a rope of durability 3
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends in his own way

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario Outline: a victim that was pinned before
      Given Ann has pinned Bob
      And Bob has tried to break free in its turn by 28
      And Ann has <held> Bob
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends in his own way

      Examples:
        | held       |
        | grabbed    |
        | restrained |

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario: a victim that was pinned before it was tied up
      Given Ann has pinned Bob
      And Bob has tried to break free in its turn by 28
      And Ann has tied up Bob, with a rope of durability 3
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends in his own way

    @near_miss
    Scenario Outline: a pinned victim needs no check to be as good as an object
      Given Ann has pinned Bob
      When Ann attacks Bob, who does not try, and is <area> a square foot
      Then he is still held, and defends as an object, by <defense>
      And his check was normal

      Examples:
        | area         | defense |
        | smaller than | 14      |
        | larger than  | 10      |

    @near_miss
    @reading.chained_dice.inanimate.part_of_a_creature.part
    Scenario: a small part of a pinned victim
      Given Ann has pinned Bob
      When Ann attacks a part of 100 square inches of Bob, who does not try
      Then he is still held, and defends as an object, by 14

    @near_miss
    Scenario: nor does an unconscious one
      Given Ann has grappled Bob
      And Bob has been knocked out
      When Ann attacks Bob, who does not try, and is smaller than a square foot
      Then he is still held, and defends as an object, by 14

    @near_miss
    Scenario: a small victim that has broken free
      Given Ann has grappled Bob
      When Ann attacks Bob, who tries 28 and is smaller than a square foot
      Then he is free, and defends in his own way

    @near_miss
    @reading.chained_dice.grappled_targets.no_attempt.keeps_defense
    Scenario Outline: none has failed
      Given Ann has <held> Bob
      When Ann attacks Bob, who does not try, and is larger than a square foot
      Then he is still held, and defends in his own way
      And his check was normal

      Examples:
        | held       |
        | grabbed    |
        | restrained |

    @reading.chained_dice.grappled_targets.no_attempt.as_an_object
    Scenario Outline: none is made, which is as good as failed
      Given Ann has <held> Bob
      When Ann attacks Bob, who does not try, and is <area> a square foot
      Then he is still held, and defends as an object, by <defense>

      Examples:
        | held       | area         | defense |
        | grabbed    | larger than  | 10      |
        | restrained | smaller than | 14      |

    @near_miss
    Scenario: a victim whose check succeeds
      Given Ann has pinned Bob
      When Ann attacks Bob, who tries 21, with a free foot, by martial arts
      Then he is free, and defends in his own way
