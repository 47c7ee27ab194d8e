Feature: Tripping
  Called shots at a leg or a foot, with a martial art or a weapon. What such a shot is beside tripping is said as the
  hit that it counts as: a standard hit of a called shot, or a critical strike. Document 002, L281 to L289.

  @chained_dice.tripping.called_shot
  Rule: Tripping without a weapon is a called shot with a martial art

    Scenario Outline: one below, equal, one above
      Given a martial art of accuracy <accuracy> against a defence roll of <defense>
      And other modifiers of <other>
      When the shot at a leg shows <face>
      Then the total is <total>, a <result>

      Examples:
        | accuracy | defense | other | face | total | result |
        | 5        | 10      | 0     | 4    | 9     | miss   |
        | 5        | 10      | 0     | 5    | 10    | hit    |
        | 5        | 10      | 0     | 6    | 11    | hit    |
        | 5        | 10      | -1    | 5    | 9     | miss   |
        | 5        | 10      | 1     | 5    | 11    | hit    |
        | -2       | 20      | 0     | 6    | 4     | miss   |

    Scenario Outline: a defence with an exception of its own
      Given a martial art of accuracy 5 against a defence roll of <defense>
      And the type of defence makes it <rules>
      When the shot at a leg shows 4
      Then the total is 9, a <result>

      Examples:
        | defense | rules  | result |
        | 9       | a miss | miss   |
        | 10      | a hit  | hit    |

    Scenario: an exception that nobody knows
      Given a martial art of accuracy 5 against a defence roll of 9
      And a target with 4 legs
      And the type of defence makes it nobody knows what
      When the shot at a leg shows 6
      Then the total is 11, and what comes of it is not determined but that it needs 2 legs

    @near_miss
    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: luck that nobody can tell
      Given a martial art of accuracy 5 against a defence roll of 9
      And a target with <legs> legs
      And the roll is <luck>
      When the shot at a leg shows 6 and 3
      Then nothing of the attempt is determined but that it needs <needed> legs

      Examples:
        | luck    | legs | needed |
        | lucky   | 2    | 1      |
        | unlucky | 6    | 3      |

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: two dice
      Given a martial art of accuracy 5 against a defence roll of 11
      And the roll is <luck>
      When the shot at a leg shows 6 and 3
      Then the total is <total>, a <result>

      Examples:
        | luck    | total | result |
        | lucky   | 11    | hit    |
        | unlucky | 8     | miss   |

    Scenario Outline: what cannot be
      Given an attempt to trip, but <wrong>
      When it is made
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact         |
        | nobody says with what                | means        |
        | with means unheard of                | means        |
        | nobody says where it is aimed        | aim          |
        | it is aimed at a part without a name | aim          |
        | the target has no legs               | legs         |
        | it is aimed at leg 0                 | leg          |
        | it is aimed at leg 5 of 4            | leg          |
        | it is aimed at leg 3 of nobody knows how many | leg |
        | leg 5 of 4 is bound                  | bound legs   |
        | leg 0 is bound                       | bound legs   |
        | nobody says how accurate             | accuracy     |
        | nobody says what the defence is      | defence roll |
        | a defence without a name             | defence      |
        | an exception without a name          | exception    |
        | with a critical range from 0         | critical range |
        | with a critical range from 11        | critical range |
        | the target's name is blank           | target       |

    Scenario Outline: faces that a d8 does not have
      Given a martial art of accuracy 5 against a defence roll of 9
      When the shot at a leg shows <faces>
      Then it is refused for its die

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 4 and 5 |

    @near_miss
    Scenario: with a weapon
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      When the shot at a leg shows 4
      Then the total is 9, a miss

  @chained_dice.tripping.leg_or_foot
  Rule: To trip, the shot is aimed at a leg or a foot

    Scenario Outline: another aim
      Given a martial art of accuracy 5 against a defence roll of 9
      When the shot at <area> shows 8
      Then it is not allowed

      Examples:
        | area           |
        | an arm         |
        | a hand         |
        | a head         |
        | a torso        |
        | something else |
        | a tail         |
        | the largest section of a body |

    Scenario: another aim of a weapon that can trip
      Given a weapon that can trip, of accuracy 5 against a defence roll of 9
      When the shot at an arm shows 8
      Then it is not allowed

    Scenario Outline: a leg or a foot
      Given a martial art of accuracy 5 against a defence roll of 16
      When the shot at <area> shows 3
      Then the total is 8, a miss
      And it is allowed

      Examples:
        | area   |
        | a leg  |
        | a foot |

    @near_miss
    Scenario: a weapon of which nobody knows whether it can trip
      Given a weapon of unknown uses, of accuracy 5 against a defence roll of 9
      When the shot at a leg shows 8
      Then whether it is allowed is not determined

  @chained_dice.tripping.hit
  Rule: A hit trips, if it leaves enough legs affected

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario Outline: a target with two legs or fewer
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And a target with <legs> legs
      When the shot at <area> shows <face>
      Then the total is <total>, a hit with 1 of 1 legs that trips

      Examples:
        | legs | area   | face | total |
        | 2    | a leg  | 5    | 10    |
        | 2    | a foot | 6    | 11    |
        | 1    | a leg  | 5    | 10    |

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: nobody says how many legs
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      When the shot at a leg shows 6
      Then the total is 11, a hit with 1 of 1 legs that trips

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: a leg that was bound already
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And its legs 1 and 2 are bound
      When the shot at a leg shows 5
      Then the total is 10, a hit with 2 of 1 legs that trips

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.disarm.harm_of_a_hit.standard
    Scenario: a martial art that trips and harms
      Given a martial art of accuracy 5 against a defence roll of 11
      When the shot at a leg shows 6
      Then the total is 11, a hit with 1 of 1 legs that trips and counts as a standard hit

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.disarm.harm_of_a_hit.none
    Scenario: a martial art that trips and nothing more
      Given a martial art of accuracy 5 against a defence roll of 11
      When the shot at a leg shows 6
      Then the total is 11, a hit with 1 of 1 legs that trips and counts as nothing

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    Scenario: more is needed, and nobody knows what
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      When the shot at a leg shows 5
      Then the total is 10, a hit with 1 of 1 legs, and whether it trips is not determined

    Scenario: a hit trips, where the regular rules let it
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And the regular rules let a hit trip
      When the shot at a leg shows 5
      Then the total is 10, a hit with 1 of 1 legs that trips

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.more_is_needed
    Scenario: more is needed, and there is not
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And the regular rules do not let a hit trip
      When the shot at a leg shows 5
      Then the total is 10, a hit with 1 of 1 legs that does not trip

    @near_miss
    Scenario: a miss with a weapon
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      When the shot at a leg shows 4
      Then the total is 9, a miss with 0 of 1 legs that does not trip and counts as nothing

    @near_miss
    Scenario: bound legs and a miss
      Given a martial art of accuracy 5 against a defence roll of 12
      And a target with 4 legs
      And its legs 2 and 3 are bound
      When the shot at a leg shows 6
      Then the total is 11, a miss with 2 of 2 legs that does not trip and counts as nothing

  @chained_dice.tripping.many_legs
  Rule: Of more than two legs, half or more must be struck or bound

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario Outline: bound legs, and one that is struck
      Given a weapon that can trip, of accuracy 5 against a defence roll of 9
      And a target with <legs> legs
      And its legs <bound> are bound
      When the shot at leg 1 shows 6
      Then the total is 11, a hit with <affected> of <needed> legs that trips

      Examples:
        | legs | bound         | affected | needed |
        | 3    | 2             | 2        | 2      |
        | 3    | 2 and 3       | 3        | 2      |
        | 4    | 4             | 2        | 2      |
        | 5    | 2 and 5       | 3        | 3      |
        | 7    | 2, 3 and 4    | 4        | 4      |
        | 8    | 2, 3 and 8    | 4        | 4      |
        | 8    | 2, 3, 4 and 5 | 5        | 4      |

    Scenario Outline: bound legs, and one that is struck, not enough
      Given a weapon that can trip, of accuracy 5 against a defence roll of 9
      And a target with <legs> legs
      And its legs <bound> are bound
      When the shot at leg 1 shows 6
      Then the total is 11, a hit with <affected> of <needed> legs that does not trip

      Examples:
        | legs | bound         | affected | needed |
        | 3    | 1             | 1        | 2      |
        | 4    | 1             | 1        | 2      |
        | 5    | 2             | 2        | 3      |
        | 7    | 2 and 3       | 3        | 4      |
        | 8    | 2 and 3       | 3        | 4      |
        | 8    | 1, 2 and 3    | 3        | 4      |

    Scenario Outline: one leg of several
      Given a weapon that can trip, of accuracy 5 against a defence roll of 9
      And a target with <legs> legs
      When the shot at leg <leg> shows 5
      Then the total is 10, a hit with 1 of <needed> legs that does not trip

      Examples:
        | legs | leg | needed |
        | 3    | 3   | 2      |
        | 4    | 1   | 2      |
        | 8    | 8   | 4      |

    Scenario: the spider after three strikes, one of them at a foot
      Given a weapon that can trip, of accuracy 20
      And a target with 8 legs
      And the shot at Ariadne's leg 1 has shown 3 against a defence roll of 9
      And the shot at the foot of Ariadne's leg 5 has shown 2 against a defence roll of 9
      When the shot at Ariadne's leg 3 shows 3 against a defence roll of 9
      Then the total is 23, a hit with 3 of 4 legs that does not trip

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: the spider after four strikes
      Given a weapon that can trip, of accuracy 20
      And a target with 8 legs
      And the shot at Ariadne's leg 1 has shown 3 against a defence roll of 9
      And the shot at the foot of Ariadne's leg 5 has shown 2 against a defence roll of 9
      And the shot at Ariadne's leg 3 has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 8 shows 3 against a defence roll of 9
      Then the total is 23, a hit with 4 of 4 legs that trips

    Scenario: one leg struck four times is one leg
      Given a weapon that can trip, of accuracy 20
      And a target with 8 legs
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 9
      And the shot at Ariadne's leg 2 has shown 2 against a defence roll of 9
      And the shot at the foot of Ariadne's leg 2 has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 2 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 4 legs that does not trip

    Scenario: a strike that misses affects no leg
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 60
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: the legs of another are not hers
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Webster's leg 2 has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: a leg was struck that is one of none
      Given a weapon that can trip, of accuracy 20
      And a shot at leg 5 of Ariadne's 8 has hit
      When a shot at leg 1 of Ariadne's 4 hits
      Then it is refused for its legs

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.tripping.struck_by_what.any_called_shot
    Scenario: a leg that another called shot has struck
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.tripping.struck_by_what.any_called_shot
    Scenario: a foot that another called shot has struck
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at the foot of Ariadne's leg 3 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    @reading.chained_dice.tripping.struck_by_what.attempts_to_trip
    Scenario: a leg that another called shot has struck does not count
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: another called shot that misses
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 60
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: another called shot at the same leg
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 1 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: another called shot at a leg of somebody else
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Webster's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.tripping.struck_by_what.any_called_shot
    @reading.chained_dice.tripping.how_long_struck.as_it_is
    Scenario: a leg that another called shot has struck, and then her turn starts
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      And Ariadne's turn has started
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    @reading.chained_dice.tripping.how_long_struck.until_the_next_turn
    Scenario: a leg that another called shot has struck, and then her turn starts and it is over
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      And Ariadne's turn has started
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.tripping.struck_by_what.any_called_shot
    @reading.chained_dice.tripping.how_long_struck.until_the_next_turn
    Scenario: a leg that was struck before her turn, and one by another called shot in it
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 3 has shown 3 against a defence roll of 9
      And Ariadne's turn has started
      And a shot at Ariadne's leg 2 that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    Scenario: another called shot at a leg, and nobody says at which
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And a shot at some leg of Ariadne's that is no attempt to trip has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    Scenario: another called shot has struck a leg that is one of none
      Given a weapon that can trip, of accuracy 20
      And a shot at Ariadne's leg 5 that is no attempt to trip has shown 3 against a defence roll of 9
      When a shot at leg 1 of Ariadne's 4 hits
      Then it is refused for its legs

    Scenario: the last of its legs was struck
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 4 has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 4 shows 3 against a defence roll of 9
      Then the total is 23, a hit with 1 of 2 legs that does not trip

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: legs that were struck, and legs that are bound
      Given a weapon that can trip, of accuracy 20
      And a target with 6 legs
      And its legs 1 and 2 are bound
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 9
      When the shot at Ariadne's leg 6 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 3 of 3 legs that trips

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    @reading.chained_dice.tripping.how_long_struck.as_it_is
    Scenario: a leg remains struck after the target's turn starts
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 9
      And Ariadne's turn has started
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    @reading.chained_dice.tripping.how_long_struck.until_the_next_turn
    Scenario: a leg does not remain struck after the target's turn starts
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 9
      And Ariadne's turn has started
      When the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 1 of 2 legs that does not trip

    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: the turn of another changes nothing
      Given a weapon that can trip, of accuracy 20
      And a target with 4 legs
      And the shot at Ariadne's leg 2 has shown 3 against a defence roll of 9
      When Webster's turn starts
      And the shot at Ariadne's leg 1 shows 4 against a defence roll of 9
      Then the total is 24, a hit with 2 of 2 legs that trips

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario: two legs
      Given a weapon that can trip, of accuracy 5 against a defence roll of 9
      And a target with 2 legs
      When the shot at leg 2 shows 5
      Then the total is 10, a hit with 1 of 1 legs that trips

  @chained_dice.tripping.critical
  Rule: A critical strike trips by itself

    Scenario Outline: against a defence out of reach
      Given a martial art of accuracy <accuracy> against a defence roll of 40
      When the shot at <area> shows <face>
      Then the total is <total>, a critical hit with 1 of 1 legs that trips

      Examples:
        | accuracy | area   | face | total |
        | 5        | a leg  | 7    | 12    |
        | 5        | a foot | 8    | 13    |
        | 0        | a leg  | 7    | 7     |

    Scenario: whatever the regular rules say of a hit
      Given a martial art of accuracy 5 against a defence roll of 40
      And the regular rules do not let a hit trip
      When the shot at a leg shows 8
      Then the total is 13, a critical hit with 1 of 1 legs that trips

    Scenario: enough legs
      Given a martial art of accuracy 5 against a defence roll of 40
      And a target with 4 legs
      And its legs 4 are bound
      When the shot at a leg shows 8
      Then the total is 13, a critical hit with 2 of 2 legs that trips

    @reading.chained_dice.tripping.critical_of_many_legs.succeeds
    Scenario Outline: one of many legs is enough
      Given a martial art of accuracy 5 against a defence roll of 40
      And a target with <legs> legs
      When the shot at a leg shows 7
      Then the total is 12, a critical hit with 1 of <needed> legs that trips

      Examples:
        | legs | needed |
        | 3    | 2      |
        | 8    | 4      |

    @near_miss
    @reading.chained_dice.tripping.critical_of_many_legs.half_is_needed
    Scenario Outline: one of many legs is not enough
      Given a martial art of accuracy 5 against a defence roll of 40
      And a target with <legs> legs
      When the shot at a leg shows 7
      Then the total is 12, a critical hit with 1 of <needed> legs that does not trip

      Examples:
        | legs | needed |
        | 3    | 2      |
        | 8    | 4      |

    @reading.chained_dice.disarm.critically_dodged.succeeds
    Scenario Outline: a dodge with a Critical Defense does not help
      Given a <means> of accuracy 4 against a defence roll of 40
      And non-lethal force is declared
      And the target dodges, with a Critical Defense
      When the shot at a leg shows 8
      Then the total is 12, a critical hit with 1 of 1 legs that trips

      Examples:
        | means                  |
        | martial art            |
        | weapon that can trip,  |

    @near_miss
    @reading.chained_dice.disarm.critically_dodged.stands
    Scenario Outline: a dodge with a Critical Defense helps
      Given a <means> of accuracy 4 against a defence roll of 40
      And non-lethal force is declared
      And the target dodges, with a Critical Defense
      When the shot at a leg shows 8
      Then the total is 12, a critical miss with 0 of 1 legs that does not trip and counts as nothing

      Examples:
        | means                  |
        | martial art            |
        | weapon that can trip,  |

    @near_miss
    Scenario: a dodge with a Critical Defense against a lethal weapon
      Given a weapon that can trip, of accuracy 4 against a defence roll of 40
      And the target dodges, with a Critical Defense
      When the shot at a leg shows 7
      Then the total is 11, a critical miss with 0 of 1 legs that does not trip and counts as nothing

    Scenario Outline: a lesser defence
      Given a martial art of accuracy 4 against a defence roll of 40
      And the target <defends>
      When the shot at a leg shows 8
      Then the total is 12, a critical hit with 1 of 1 legs that trips

      Examples:
        | defends                                             |
        | dodges, without a Critical Defense                  |
        | has a Critical Defense, but does not dodge          |
        | has a Critical Defense, in a way that nobody states |

    @near_miss
    Scenario Outline: a six against a Critical Defense out of reach
      Given a martial art of accuracy 5 against a defence roll of 40
      And the target <defends>
      When the shot at a leg shows 6
      Then the total is 11, a miss with 0 of 1 legs that does not trip and counts as nothing

      Examples:
        | defends                                    |
        | dodges, with a Critical Defense            |
        | has a Critical Defense, but does not dodge |

    @reading.chained_dice.called_shots.range_of_the_weapon.counts
    @reading.chained_dice.called_shots.range_of_the_weapon.widens_as_much
    Scenario Outline: a six, if a critical range that begins there counts
      Given a <means> of accuracy 5 against a defence roll of 40
      And a critical range from 6 on
      When the shot at a leg shows 6
      Then the total is 11, a critical hit with 1 of 1 legs that trips

      Examples:
        | means                  |
        | martial art            |
        | weapon that can trip, |

    @near_miss
    @reading.chained_dice.called_shots.range_of_the_weapon.does_not_count
    Scenario Outline: a six, if a critical range that begins there does not count
      Given a <means> of accuracy 5 against a defence roll of 40
      And a critical range from 6 on
      When the shot at a leg shows 6
      Then the total is 11, a miss with 0 of 1 legs that does not trip and counts as nothing

      Examples:
        | means                  |
        | martial art            |
        | weapon that can trip, |

    @near_miss
    Scenario: a six against a defence out of reach
      Given a martial art of accuracy 5 against a defence roll of 40
      When the shot at a leg shows 6
      Then the total is 11, a miss with 0 of 1 legs that does not trip and counts as nothing

  @chained_dice.tripping.no_critical_rules
  Rule: A critical strike with a martial art trips, and is no critical strike beside that

    @reading.chained_dice.disarm.harm_of_a_critical.as_a_hit
    @reading.chained_dice.disarm.harm_of_a_hit.standard
    Scenario: it counts as a standard hit
      Given a martial art of accuracy 2 against a defence roll of 6
      When the shot at a leg shows 7
      Then the total is 9, a critical hit with 1 of 1 legs that trips and counts as a standard hit

    @reading.chained_dice.disarm.harm_of_a_hit.none
    Scenario: it counts as a hit that does nothing else
      Given a martial art of accuracy 2 against a defence roll of 6
      When the shot at a leg shows 7
      Then the total is 9, a critical hit with 1 of 1 legs that trips and counts as nothing

    @reading.chained_dice.disarm.harm_of_a_critical.none
    Scenario Outline: it counts as nothing
      Given a martial art of accuracy 2 against a defence roll of 6
      And <force> force is declared
      When the shot at a leg shows 8
      Then the total is 10, a critical hit with 1 of 1 legs that trips and counts as nothing

      Examples:
        | force      |
        | lethal     |
        | non-lethal |

    @near_miss
    Scenario: a critical strike with a weapon
      Given a weapon that can trip, of accuracy 3 against a defence roll of 6
      When the shot at a leg shows 8
      Then the total is 11, a critical hit with 1 of 1 legs that trips and counts as a critical strike

  @chained_dice.tripping.some_weapons
  Rule: Some weapons can trip, and others cannot

    Scenario Outline: a weapon that cannot
      Given a weapon that cannot trip, of accuracy 5 against a defence roll of 9
      When the shot at a leg shows <face>
      Then it is not allowed

      Examples:
        | face |
        | 2    |
        | 8    |

    @near_miss
    Scenario: a weapon that can
      Given a weapon that can trip, of accuracy 6 against a defence roll of 9
      When the shot at a leg shows 2
      Then the total is 8, a miss
      And it is allowed

  @chained_dice.tripping.which_weapons
  Rule: Which weapons can trip is not said here

    Scenario: nobody knows
      Given a weapon of unknown uses, of accuracy 5 against a defence roll of 9
      When the shot at a leg shows 5
      Then whether it is allowed is not determined
      And nothing of the attempt is determined

    @near_miss
    Scenario: a martial art does not have to be one of them
      Given a martial art of accuracy 6 against a defence roll of 9
      When the shot at a leg shows 1
      Then the total is 7, a miss

  @chained_dice.tripping.with_weapon
  Rule: Tripping with a weapon is a called shot of that weapon, and hits as one

    Scenario Outline: a weapon, one below, equal, one above
      Given a weapon that can trip, of accuracy 9 against a defence roll of 14
      And other modifiers of <other>
      When the shot at a leg shows <face>
      Then the total is <total>, a <result>

      Examples:
        | other | face | total | result |
        | 0     | 4    | 13    | miss   |
        | 0     | 5    | 14    | hit    |
        | 0     | 6    | 15    | hit    |
        | -3    | 6    | 12    | miss   |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    Scenario Outline: it does its damage, though it does not trip
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And a target with <legs> legs
      And <force> force is declared
      When the shot at a leg shows 6
      Then the total is 11, a hit with 1 of <needed> legs that does not trip and counts as a standard hit

      Examples:
        | legs | force      | needed |
        | 4    | lethal     | 2      |
        | 4    | non-lethal | 2      |

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario Outline: it does no damage
      Given a weapon that can trip, of accuracy 5 against a defence roll of 10
      And a target with <legs> legs
      And <force> force is declared
      When the shot at a leg shows 6
      Then the total is 11, a hit with 1 of <needed> legs that does not trip and counts as nothing

      Examples:
        | legs | force      | needed |
        | 4    | lethal     | 2      |
        | 4    | non-lethal | 2      |

    @near_miss
    Scenario: a martial art
      Given a martial art of accuracy 9 against a defence roll of 16
      When the shot at a leg shows 6
      Then the total is 15, a miss

  @chained_dice.tripping.weapon_critical
  Rule: A critical strike that trips with a weapon is a critical strike in all else

    Scenario: lethal force is declared
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And lethal force is declared
      When the shot at a foot shows 7
      Then the total is 8, a critical hit with 1 of 1 legs that trips and counts as a critical strike

    @reading.chained_dice.tripping.critical_of_many_legs.half_is_needed
    Scenario: it does not trip, and is a critical strike all the same
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And a target with 4 legs
      When the shot at a leg shows 8
      Then the total is 9, a critical hit with 1 of 2 legs that does not trip and counts as a critical strike

    @near_miss
    @reading.chained_dice.disarm.success_of_a_hit.by_itself
    Scenario Outline: a hit of a six
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And <force> force is declared
      When the shot at a leg shows 6
      Then the total is 7, a hit with 1 of 1 legs that trips

      Examples:
        | force      |
        | lethal     |
        | non-lethal |

  @chained_dice.tripping.non_lethal
  Rule: With non-lethal force declared, a weapon's critical strike trips, and is none beside that

    @reading.chained_dice.disarm.harm_of_a_critical.as_a_hit
    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.harms
    Scenario: non-lethal force counts as a standard hit
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And non-lethal force is declared
      When the shot at a leg shows 7
      Then the total is 8, a critical hit with 1 of 1 legs that trips and counts as a standard hit

    @reading.chained_dice.weapon_grapple.damage_of_an_ordinary_hit.does_not_harm
    Scenario: non-lethal force counts as nothing, like any other hit
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And non-lethal force is declared
      When the shot at a leg shows 7
      Then the total is 8, a critical hit with 1 of 1 legs that trips and counts as nothing

    @reading.chained_dice.disarm.harm_of_a_critical.none
    Scenario: non-lethal force counts as nothing
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      And non-lethal force is declared
      When the shot at a leg shows 8
      Then the total is 9, a critical hit with 1 of 1 legs that trips and counts as nothing

    @near_miss
    Scenario: nothing is declared
      Given a weapon that can trip, of accuracy 1 against a defence roll of 6
      When the shot at a leg shows 8
      Then the total is 9, a critical hit with 1 of 1 legs that trips and counts as a critical strike
