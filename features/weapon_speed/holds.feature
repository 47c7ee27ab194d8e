Feature: Holds
  Some grips last, and hurt as long as they do. Document 001, L122.

  @weapon_speed.holds.starred
  Rule: A wrestling result with a star is a hold

    Scenario Outline: each row with a star
      When Ann wrestles Bob and shows <face>
      Then the wrestler has a hold

      Examples: rolls that hit
        | face |
        | 20   |
        | 15   |
        | 9    |
        | 8    |
        | 4    |
        | 2    |

    @near_miss
    Scenario Outline: each row without one
      When Ann wrestles Bob and shows <face>
      Then the wrestler does not have a hold

      Examples: rolls that hit; at 13 there is a leg lock without a star
        | face |
        | 19   |
        | 18   |
        | 17   |
        | 16   |
        | 14   |
        | 13   |
        | 12   |
        | 11   |
        | 10   |
        | 7    |
        | 6    |
        | 5    |
        | 3    |

    @near_miss
    Scenario: a natural 1 misses
      When Ann wrestles Bob and shows 1
      Then the wrestler does not have a hold

  @weapon_speed.holds.persist
  Rule: A hold lasts until it is broken

    Scenario: into the next round
      Given Ann holds Bob
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: through many rounds
      Given Ann holds Bob
      And the round has ended
      And the hold of Ann on Bob has done its damage
      And the round has ended
      And the hold of Ann on Bob has done its damage
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: beyond the combat
      Given Ann holds Bob
      And the combat has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: through a round in which it does nothing
      Given Ann holds Bob
      And the round has ended
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: a later grip that is no hold leaves it
      Given Ann holds Bob
      When Ann wrestles Bob and shows 14
      Then the wrestler has a hold

    Scenario: a later attack that misses leaves it
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 1
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: a miss ends no hold of the wrestler
      Given Ann holds Bob
      When Ann wrestles Bob and shows 1
      Then the wrestler has a hold

    @near_miss
    Scenario: nobody held
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points

    @near_miss
    Scenario: someone else held
      Given Ann holds Bob
      And the round has ended
      When the hold of Ann on Cid is looked at
      Then the victim is not held, and takes no points

    @near_miss
    Scenario: the victim does not hold the holder
      Given Ann holds Bob
      And the round has ended
      When the hold of Bob on Ann is looked at
      Then the victim is not held, and takes no points

    @near_miss @reading.weapon_speed.holds.held_and_helpless.not_helpless
    Scenario: the held is missed as others are, by a blow
      Given Ann holds Bob
      When someone brawls with Bob of AC 15 and shows 14
      Then the attack misses

    @near_miss @reading.weapon_speed.holds.held_and_helpless.not_helpless
    Scenario: the held is missed as others are, by a wrestler
      Given Ann holds Bob
      When Cid wrestles Bob of AC 15 and shows 14
      Then the attack misses

    @near_miss @reading.weapon_speed.holds.held_and_helpless.not_helpless
    Scenario: the held is missed as others are, by an overbearer
      Given Ann holds Bob
      When Bob of AC 15 is overborne with a roll of 14
      Then the attack misses

    @near_miss @reading.weapon_speed.holds.held_and_helpless.not_helpless
    Scenario: the held is missed as others are, by a weapon
      Given Ann holds Bob
      When someone attacks Bob of AC 15 with a weapon and shows 14
      Then the attack misses

    @reading.weapon_speed.holds.held_and_helpless.helpless
    Scenario: the held is hit without fail
      Given Ann holds Bob
      When someone brawls with Bob of AC 15 and shows 14
      Then the attack hits
      When Cid wrestles Bob of AC 15 and shows 14
      Then the attack hits
      When someone attacks Bob of AC 15 with a weapon and shows 14
      Then the attack hits
      When Bob of AC 15 is overborne with a roll of 14
      Then the attack hits

    @reading.weapon_speed.holds.held_and_helpless.helpless @reading.weapon_speed.attack_roll.natural_1_against_helpless.hits
    Scenario: the held is hit even by a natural 1
      Given Ann holds Bob
      When someone brawls with Bob of AC 15 and shows 1
      Then the attack hits
      When Cid wrestles Bob of AC 15 and shows 1
      Then the attack hits
      When someone attacks Bob of AC 15 with a weapon and shows 1
      Then the attack hits
      When Bob of AC 15 is overborne with a roll of 1
      Then the attack hits

    @reading.weapon_speed.holds.held_and_helpless.helpless @reading.weapon_speed.attack_roll.natural_1_against_helpless.misses
    Scenario: a natural 1 misses even the held, whom any other roll hits
      Given Ann holds Bob
      When someone brawls with Bob of AC 15 and shows 1
      Then the attack misses
      When Cid wrestles Bob of AC 15 and shows 1
      Then the attack misses
      When Bob of AC 15 is overborne with a roll of 1
      Then the attack misses
      When someone attacks Bob of AC 15 with a weapon and shows 1
      Then the attack misses
      When someone attacks Bob of AC 15 with a weapon and shows 2
      Then the attack hits

    @near_miss
    Scenario: the holder is missed as others are
      Given Ann holds Bob
      When someone brawls with Ann of AC 15 and shows 14
      Then the attack misses

    @near_miss
    Scenario: the holder is hit as others are
      Given Ann holds Bob
      When Cid wrestles Ann of AC 15 and shows 16
      Then the attack hits

  @weapon_speed.holds.broken
  Rule: A throw, a gouge, help from another and an attack with a melee weapon break a hold

    Scenario Outline: what breaks one
      Given Ann holds Bob
      When the hold of Ann on Bob is met with <means>
      Then the hold is broken

      Examples: all four
        | means                         |
        | a throw                       |
        | a gouge                       |
        | help from another             |
        | an attack with a melee weapon |

    @near_miss
    Scenario Outline: what does not
      Given Ann holds Bob
      When the hold of Ann on Bob is met with <means>
      Then the hold is not broken

      Examples:
        | means                    |
        | an attack with a missile |
        | a blow                   |
        | struggling               |

    Scenario Outline: a hold that is broken does nothing any more
      Given Ann holds Bob
      And the round has ended
      And the hold of Ann on Bob has been met with <means>
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points

      Examples: all four
        | means                         |
        | a throw                       |
        | a gouge                       |
        | help from another             |
        | an attack with a melee weapon |

    Scenario Outline: a hold that the victim has broken does nothing any more
      Given Ann holds Bob
      And the round has ended
      And Bob has wrestled Ann and shown <face>
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points

      Examples: a throw and a gouge
        | face |
        | 7    |
        | 6    |

    @near_miss
    Scenario: a hold that is not broken does its damage
      Given Ann holds Bob
      And the round has ended
      And the hold of Ann on Bob has been met with struggling
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: what breaks a hold of someone without a stated name
      Given someone without a stated name holds another
      When that hold is met with a gouge
      Then the hold is broken

    @near_miss
    Scenario: the hold of someone else stays
      Given Ann holds Bob
      And Cid holds Bob
      And the round has ended
      And the hold of Ann on Bob has been met with a gouge
      When the hold of Cid on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: no hold to break
      When the hold of Ann on Bob is met with a throw
      Then it is not allowed

    Scenario: a hold on someone else
      Given Ann holds Cid
      When the hold of Ann on Bob is met with a throw
      Then it is not allowed

    Scenario: a hold that is broken already
      Given Ann holds Bob
      And the hold of Ann on Bob has been met with a throw
      When the hold of Ann on Bob is met with help from another
      Then it is not allowed

    Scenario Outline: the victim wrestles free
      Given Ann holds Bob
      When Bob wrestles Ann and shows <face>
      Then it ends a hold
      When the hold of Ann on Bob is met with struggling
      Then it is not allowed

      Examples: each throw and each gouge that can hit
        | face |
        | 12   |
        | 11   |
        | 7    |
        | 6    |
        | 3    |

    @near_miss
    Scenario: the victim wrestles, and gets no throw or gouge
      Given Ann holds Bob
      When Bob wrestles Ann and shows 14
      Then it does not end a hold
      When the hold of Ann on Bob is met with struggling
      Then the hold is not broken

    Scenario: another throws the holder
      Given Ann holds Bob
      When Cid wrestles Ann and shows 12
      Then it ends a hold

    Scenario Outline: after another's throw or gouge the victim is free
      Given Ann holds Bob
      And the round has ended
      And Cid has wrestled Ann and shown <face>
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points

      Examples: a throw and a gouge
        | face |
        | 12   |
        | 11   |

    @near_miss @reading.weapon_speed.holds.another_throws_the_held.keeps
    Scenario Outline: another throws or gouges the victim
      Given Ann holds Bob
      When Cid wrestles Bob and shows <face>
      Then it does not end a hold
      When the hold of Ann on Bob is met with struggling
      Then the hold is not broken

      Examples: a throw and a gouge
        | face |
        | 12   |
        | 11   |

    @reading.weapon_speed.holds.another_throws_the_held.breaks_it
    Scenario Outline: another throws or gouges the victim out of the hold
      Given Ann holds Bob
      When Cid wrestles Bob and shows <face>
      Then it ends a hold
      When the hold of Ann on Bob is met with struggling
      Then it is not allowed

      Examples: a throw and a gouge
        | face |
        | 12   |
        | 11   |

    @reading.weapon_speed.holds.another_throws_the_held.breaks_it
    Scenario: another throws the victim out of two holds
      Given Ann holds Bob
      And Dora holds Bob
      And the round has ended
      And Cid has wrestled Bob and shown 12
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points
      When the hold of Dora on Bob is looked at
      Then the victim is not held, and takes no points

    @reading.weapon_speed.holds.another_throws_the_held.breaks_it @reading.weapon_speed.holds.holders_own_throw.keeps
    Scenario: one of two holders throws the victim out of the other's hold
      Given Ann holds Bob
      And Cid holds Bob
      When Cid wrestles Bob and shows 12
      Then it ends a hold
      And the wrestler has a hold
      When the hold of Ann on Bob is met with struggling
      Then it is not allowed

    @near_miss
    Scenario: another trips the victim
      Given Ann holds Bob
      When Cid wrestles Bob and shows 17
      Then it does not end a hold
      When the hold of Ann on Bob is met with struggling
      Then the hold is not broken

    @near_miss
    Scenario: a throw where nobody holds
      When Cid wrestles Bob and shows 12
      Then it does not end a hold

    @near_miss @reading.weapon_speed.holds.holders_own_throw.keeps
    Scenario: the holder's own throw breaks nothing
      Given Ann holds Bob
      When Ann wrestles Bob and shows 12
      Then it does not end a hold
      And the wrestler has a hold

    @reading.weapon_speed.holds.holders_own_throw.breaks_it
    Scenario: the holder's own throw breaks the hold
      Given Ann holds Bob
      When Ann wrestles Bob and shows 12
      Then it ends a hold
      And the wrestler does not have a hold

    @reading.weapon_speed.holds.holders_own_throw.breaks_it
    Scenario: one of two who hold each other throws, and both holds end
      Given Ann holds Bob
      And Bob holds Ann
      When Ann wrestles Bob and shows 12
      Then it ends a hold
      And the wrestler does not have a hold

    @reading.weapon_speed.holds.holders_own_throw.keeps
    Scenario: one of two who hold each other throws, and keeps a hold
      Given Ann holds Bob
      And Bob holds Ann
      When Ann wrestles Bob and shows 12
      Then it ends a hold
      And the wrestler has a hold

    @near_miss @reading.weapon_speed.holds.attack_that_misses.keeps
    Scenario: a weapon that misses breaks nothing
      Given Ann holds Bob
      And the round has ended
      When the hold of Ann on Bob is met with an attack with a melee weapon, which misses
      Then the hold is not broken
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.attack_that_misses.breaks_it
    Scenario: a weapon that misses breaks the hold too
      Given Ann holds Bob
      And the round has ended
      When the hold of Ann on Bob is met with an attack with a melee weapon, which misses
      Then the hold is broken
      When the hold of Ann on Bob is looked at
      Then the victim is not held, and takes no points

    @near_miss
    Scenario Outline: other attacks that miss
      Given Ann holds Bob
      When the hold of Ann on Bob is met with <means>, which misses
      Then the hold is not broken

      Examples:
        | means                    |
        | an attack with a missile |
        | a blow                   |

    Scenario Outline: what cannot miss
      Given Ann holds Bob
      When the hold of Ann on Bob is met with <means>, which misses
      Then it is refused for its miss

      Examples:
        | means             |
        | a throw           |
        | a gouge           |
        | help from another |
        | struggling        |

    Scenario: means that nobody has heard of
      Given Ann holds Bob
      When the hold of Ann on Bob is met with something unheard of
      Then it is refused for its means

    Scenario: no means at all
      Given Ann holds Bob
      When the hold of Ann on Bob is met with nothing
      Then it is refused for its means

    Scenario: somebody without a name set free
      When a hold on somebody without a name is met with a throw
      Then it is refused for its victim's name

  @weapon_speed.holds.damage
  Rule: A hold does 1 point in each round that it is kept, without a roll

    Scenario: the round after
      Given Ann holds Bob
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: no more than once in a round
      Given Ann holds Bob
      And the round has ended
      And the hold of Ann on Bob has done its damage
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 0 points

    Scenario: again in the round after that
      Given Ann holds Bob
      And the round has ended
      And the hold of Ann on Bob has done its damage
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.round_it_is_made_in.not_maintained
    Scenario: nothing in the round that it is made in
      Given Ann holds Bob
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 0 points

    @reading.weapon_speed.holds.round_it_is_made_in.maintained
    Scenario: a point in the round that it is made in
      Given Ann holds Bob
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.second_hold.each_counts
    Scenario Outline: more holds of the same holder count
      Given Ann holds Bob
      And Ann has wrestled Bob and shown <face>
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes <points> points

      Examples: an arm lock beside it, and a bear hug
        | face | points |
        | 15   | 2      |
        | 20   | 2      |

    @reading.weapon_speed.holds.second_hold.each_counts
    Scenario: three holds of the same holder
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 15
      And Ann has wrestled Bob and shown 9
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 3 points

    Scenario: a leg twist beside it is no hold
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 14
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.second_hold.one
    Scenario: two holds of the same holder do as much as one
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 15
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.second_hold.each_counts @reading.weapon_speed.holds.round_it_is_made_in.not_maintained
    Scenario: a second hold of a later round is maintained from the next round on
      Given Ann holds Bob
      And the round has ended
      And Ann has wrestled Bob and shown 15
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points
      When the round ends
      And the hold of Ann on Bob is looked at
      Then the victim is held, and takes 2 points

    @reading.weapon_speed.holds.second_hold.each_counts @reading.weapon_speed.holds.round_it_is_made_in.maintained
    Scenario: a second hold of a later round is maintained at once
      Given Ann holds Bob
      And the round has ended
      And Ann has wrestled Bob and shown 15
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 2 points

    @reading.weapon_speed.holds.second_hold.each_counts @reading.weapon_speed.holds.round_it_is_made_in.maintained
    Scenario: a second hold does its point though the first has done its own
      Given Ann holds Bob
      And the hold of Ann on Bob has done its damage
      And Ann has wrestled Bob and shown 15
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 0 points

    Scenario: no more than once in a round, of two holds
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 15
      And the round has ended
      And the hold of Ann on Bob has done its damage
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 0 points

    @reading.weapon_speed.holds.round_it_is_made_in.maintained
    Scenario: a hold on another does its point though a broken one has done its own in that round
      Given Ann holds Bob
      And the hold of Ann on Bob has done its damage
      And the hold of Ann on Bob has been met with a throw
      And Ann holds Cid
      When the hold of Ann on Cid is looked at
      Then the victim is held, and takes 1 points

    Scenario: a new hold after a broken one begins with one point
      Given Ann holds Bob
      And Ann has wrestled Bob and shown 15
      And the hold of Ann on Bob has been met with a throw
      And Ann holds Bob
      And the round has ended
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    @reading.weapon_speed.holds.second_hold.one
    Scenario: a second hold of a later round does not begin anew
      Given Ann holds Bob
      And the round has ended
      And Ann has wrestled Bob and shown 15
      When the hold of Ann on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: nobody's name stated
      Given someone without a stated name holds another
      And the round has ended
      When that hold is looked at
      Then the victim is held, and takes 1 points

    Scenario: two holders do a point each
      Given Ann holds Bob
      And Cid holds Bob
      And the round has ended
      And the hold of Ann on Bob has done its damage
      When the hold of Cid on Bob is looked at
      Then the victim is held, and takes 1 points

    Scenario: a holder without a name
      When a hold of somebody without a name is looked at
      Then it is refused for its holder's name

    Scenario: a victim without a name
      When a hold on somebody without a name is looked at
      Then it is refused for its victim's name
