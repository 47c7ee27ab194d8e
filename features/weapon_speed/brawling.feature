Feature: Brawling
  Blows hurt a little, and may stun. Document 001, L96, L97, L123 and L124.

  @weapon_speed.brawling.appendages
  Rule: Bare hands, feet and other primary appendages make a brawling attack

    Scenario Outline: what one can brawl with
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with <limb>
      When the brawl shows 15
      Then it is allowed
      And the blow is a jab

      Examples:
        | limb                      |
        | bare hands                |
        | feet                      |
        | another primary appendage |

    Scenario Outline: what one cannot brawl with
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with <limb>
      When the brawl shows 15
      Then it is not allowed

      Examples:
        | limb               |
        | a lesser appendage |
        | a weapon           |

    Scenario: nothing said of limbs
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      Then it is allowed

    Scenario: a limb that nobody has heard of
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with an unheard-of limb
      When the brawl shows 15
      Then it is refused for its limb

  @weapon_speed.brawling.attack_roll
  Rule: A brawling attack is an attack roll against the target's normal AC

    Scenario Outline: around the AC
      Given a brawler with an attack bonus of 3 against AC 15
      And other modifiers of 2 to the brawl
      When the brawl shows <face>
      Then the brawl comes to <total>
      And the brawl <result>

      Examples: one below, equal, one above
        | face | total | result |
        | 9    | 14    | misses |
        | 10   | 15    | hits   |
        | 11   | 16    | hits   |

    Scenario: a miss does nothing
      Given a brawler with an attack bonus of 0 against AC 16
      And the brawler has a Strength modifier of 2
      When the brawl shows 15
      And the chance to stun shows 1
      Then the blow is none
      And the blow comes to 0 points
      And 0 of its points are lethal and 0 are not
      And the chance to stun is 0%
      And the blow stuns for 0 rounds

    Scenario: a natural 20 against any AC
      Given a brawler with an attack bonus of 0 against AC 40
      When the brawl shows 20
      Then the brawl hits
      And the blow is a haymaker

    Scenario: a total of 20 is not a natural 20
      Given a brawler with an attack bonus of 5 against AC 40
      When the brawl shows 15
      Then the brawl misses

    Scenario: a natural 1 against any AC
      Given a brawler with an attack bonus of 30 against AC 5
      When the brawl shows 1
      Then the brawl comes to 31
      And the brawl misses

    Scenario: a 2 is not a natural 1
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 2
      Then the blow is an uppercut

    Scenario: on how many faces
      Given a brawler with an attack bonus of 0 against AC 14
      When the brawl is rolled on every face of the d20
      Then the brawl hits on 7 of the 20 faces

    Scenario: Strength does not make a blow hit
      Given a brawler with an attack bonus of 0 against AC 15
      And the brawler has a Strength modifier of 4
      When the brawl shows 14
      Then the brawl comes to 14
      And the brawl misses

    @near_miss
    Scenario: no roll for someone with a weapon
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with a weapon
      When the brawl shows 20
      Then it is not allowed

    Scenario Outline: faces that no d20 has
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: nothing said of the attack bonus
      Given a brawler of whose attack bonus nobody speaks
      When the brawl shows 15
      Then it is refused for its attack bonus

    Scenario: nothing said of the AC
      Given a brawler against someone of whose AC nobody speaks
      When the brawl shows 15
      Then it is refused for its AC

    Scenario: a victim without a name
      Given a brawler with an attack bonus of 0 against AC 2
      When someone without a name is struck
      Then it is refused for its victim's name

  @weapon_speed.brawling.strength
  Rule: The Strength modifier adds to the damage of a blow

    Scenario Outline: on a blow for 2 points
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of <modifier>
      When the brawl shows 15
      Then the blow comes to <points> points

      Examples:
        | modifier | points |
        | 6        | 8      |
        | 1        | 3      |
        | -1       | 1      |
        | -2       | 0      |

    Scenario: on a blow for 1 point
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 3
      When the brawl shows 14
      Then the blow comes to 4 points
      And 1 of its points are lethal and 3 are not

    @near_miss
    Scenario: without any
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      Then the blow comes to 2 points

    @reading.weapon_speed.brawling.strength_on_harmless_blows.added
    Scenario: on a blow for no points
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 4
      When the brawl shows 19
      Then the blow comes to 4 points
      And 1 of its points are lethal and 3 are not

    @near_miss @reading.weapon_speed.brawling.strength_on_harmless_blows.none
    Scenario: on a blow for no points it adds nothing
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 4
      When the brawl shows 19
      Then the blow comes to 0 points
      And 0 of its points are lethal and 0 are not

    @near_miss @reading.weapon_speed.brawling.strength_on_harmless_blows.none
    Scenario: on a blow for no points weakness takes nothing
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -1
      When the brawl shows 19
      Then the blow comes to 0 points
      And 0 of its points are lethal and 0 are not

    Scenario: beside gauntlets
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 5
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show 3
      Then the blow comes to 8 points
      And 2 of its points are lethal and 6 are not

  @weapon_speed.brawling.below_none
  Rule: What a blow does that Strength brings below 0 points is not said

    Scenario: one below
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -3
      When the brawl shows 15
      Then the damage of the blow is not determined

    @reading.weapon_speed.brawling.strength_on_harmless_blows.added
    Scenario: one below, on a blow for no points
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -1
      When the brawl shows 19
      Then the damage of the blow is not determined

    @near_miss
    Scenario: equal
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -2
      When the brawl shows 15
      Then the blow comes to 0 points
      And 0 of its points are lethal and 0 are not

    Scenario: such a blow stuns as others do
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -3
      When the brawl shows 15
      And the chance to stun shows 6
      And the rounds of the stun show 4
      Then the damage of the blow is not determined
      And the blow stuns for 4 rounds

  @weapon_speed.brawling.shares
  Rule: Of a blow's damage a quarter is lethal, and three quarters are not

    Scenario Outline: a quarter that comes out even
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of <modifier>
      When the brawl shows 15
      Then <lethal> of its points are lethal and <non_lethal> are not

      Examples: blows of 4, 8 and 12 points
        | modifier | lethal | non_lethal |
        | 2        | 1      | 3          |
        | 6        | 2      | 6          |
        | 10       | 3      | 9          |

    @reading.weapon_speed.brawling.rounded_quarter.down
    Scenario Outline: a quarter that is rounded down
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of <modifier>
      When the brawl shows 15
      Then <lethal> of its points are lethal and <non_lethal> are not

      Examples: blows of 1, 2, 3, 5 and 7 points
        | modifier | lethal | non_lethal |
        | -1       | 0      | 1          |
        | 0        | 0      | 2          |
        | 1        | 0      | 3          |
        | 3        | 1      | 4          |
        | 5        | 1      | 6          |

    @reading.weapon_speed.brawling.rounded_quarter.up
    Scenario Outline: a quarter that is rounded up
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of <modifier>
      When the brawl shows 15
      Then <lethal> of its points are lethal and <non_lethal> are not

      Examples: blows of 1, 2, 3, 5 and 7 points
        | modifier | lethal | non_lethal |
        | -1       | 1      | 0          |
        | 0        | 1      | 1          |
        | 1        | 1      | 2          |
        | 3        | 2      | 3          |
        | 5        | 2      | 5          |

    @near_miss
    Scenario: a miss has no shares
      Given a brawler with an attack bonus of 0 against AC 16
      When the brawl shows 15
      Then 0 of its points are lethal and 0 are not

  @weapon_speed.brawling.pulled_blows
  Rule: Pulled blows do no lethal damage

    @reading.weapon_speed.brawling.share_that_is_pulled.not_done
    Scenario: the lethal quarter is not done
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 6
      And the brawler pulls the blows
      When the brawl shows 15
      Then 0 of its points are lethal and 6 are not

    @reading.weapon_speed.brawling.share_that_is_pulled.non_lethal
    Scenario: the lethal quarter is non-lethal instead
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 6
      And the brawler pulls the blows
      When the brawl shows 15
      Then 0 of its points are lethal and 8 are not

    Scenario: a blow that does nothing anyway
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler pulls the blows
      When the brawl shows 19
      Then 0 of its points are lethal and 0 are not

    Scenario: a blow that Strength brings below 0 points
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of -3
      And the brawler pulls the blows
      When the brawl shows 15
      Then none of its points are lethal, and how many are not is not determined

    @near_miss
    Scenario: a blow that is not pulled
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler has a Strength modifier of 6
      When the brawl shows 15
      Then 2 of its points are lethal and 6 are not

  @weapon_speed.brawling.pulled_blows_stun
  Rule: Pulled blows stun as often as others

    Scenario Outline: around the chance of a jab
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler pulls the blows
      When the brawl shows 15
      And the chance to stun shows <face>
      And the rounds of the stun show 7
      Then the blow stuns for <rounds> rounds
      And the chance to stun is 6%

      Examples: one below, equal, one above
        | face | rounds |
        | 5    | 7      |
        | 6    | 7      |
        | 7    | 0      |

    @near_miss
    Scenario: a blow that stuns and is not pulled
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the chance to stun shows 6
      And the rounds of the stun show 7
      Then the blow stuns for 7 rounds

  @weapon_speed.brawling.knock_out
  Rule: A blow that hits stuns with the chance that its row gives

    Scenario Outline: around the chance
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows <roll>
      And the chance to stun shows <face>
      And the rounds of the stun show 7
      Then the blow stuns for <rounds> rounds

      Examples: a jab, a back kick and an uppercut, each one below, equal, one above
        | roll | face | rounds |
        | 15   | 5    | 7      |
        | 15   | 6    | 7      |
        | 15   | 7    | 0      |
        | 19   | 1    | 7      |
        | 19   | 2    | 0      |
        | 2    | 14   | 7      |
        | 2    | 15   | 7      |
        | 2    | 16   | 0      |

    Scenario Outline: on how many faces of the d100
      Given a brawler with an attack bonus of 0 against AC 2
      When a blow is rolled to stun on every face of the d100, after a roll of <roll>
      Then it stuns on <faces> of the 100 faces

      Examples:
        | roll | faces |
        | 20   | 10    |
        | 9    | 10    |
        | 3    | 12    |

    @near_miss
    Scenario: a blow that misses
      Given a brawler with an attack bonus of 0 against AC 16
      When the brawl shows 15
      And the chance to stun shows 1
      And the rounds of the stun show 7
      Then the blow stuns for 0 rounds

    Scenario Outline: faces that no d100 has
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the chance to stun shows <face>
      Then it is refused for its roll for the stun

      Examples:
        | face |
        | 0    |
        | 101  |

  @weapon_speed.brawling.stun
  Rule: A stun lasts 1d10 rounds

    Scenario Outline: as long as the die shows
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the chance to stun shows 1
      And the rounds of the stun show <face>
      Then the blow stuns for <face> rounds

      Examples:
        | face |
        | 1    |
        | 5    |
        | 10   |

    @near_miss
    Scenario: nobody stunned
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the chance to stun shows 7
      And the rounds of the stun show 5
      Then the blow stuns for 0 rounds

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round
    Scenario: three rounds from the round of the blow on
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 3 rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for 2 rounds more
      When the round ends
      And Bob is looked at for a stun
      Then that one is stunned, and will be for 1 rounds more
      When the round ends
      And Bob is looked at for a stun
      Then that one is stunned, and will be for 0 rounds more
      When the round ends
      And Bob is looked at for a stun
      Then that one is not stunned

    @reading.weapon_speed.brawling.first_round_of_a_stun.next_round
    Scenario: three rounds after the round of the blow
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 3 rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for 3 rounds more
      When the round ends
      And Bob is looked at for a stun
      Then that one is stunned, and will be for 2 rounds more
      When the round ends
      And the round ends
      And Bob is looked at for a stun
      Then that one is stunned, and will be for 0 rounds more
      When the round ends
      And Bob is looked at for a stun
      Then that one is not stunned

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round
    Scenario: in a later round
      Given a brawler with an attack bonus of 0 against AC 2
      And the round has ended
      And the round has ended
      And a blow has stunned Bob for 3 rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for 2 rounds more

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round @reading.weapon_speed.brawling.second_stun.the_longer
    Scenario Outline: a second stun beside the first
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for <first> rounds
      And the round has ended
      And a blow has stunned Bob for <second> rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for <left> rounds more

      Examples: a longer one, a shorter one, and one that ends with the first
        | first | second | left |
        | 3     | 8      | 7    |
        | 8     | 3      | 6    |
        | 4     | 3      | 2    |

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round @reading.weapon_speed.brawling.second_stun.added
    Scenario Outline: a second stun added to the first
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for <first> rounds
      And the round has ended
      And a blow has stunned Bob for <second> rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for <left> rounds more

      Examples: two rounds of the first left, and one
        | first | second | left |
        | 3     | 8      | 9    |
        | 2     | 8      | 8    |

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round
    Scenario: a second stun after the first
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 1 rounds
      And the round has ended
      And a blow has stunned Bob for 8 rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for 7 rounds more

    @reading.weapon_speed.brawling.first_round_of_a_stun.next_round @reading.weapon_speed.brawling.second_stun.added
    Scenario Outline: a second stun added to the first, from the next round on
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for <first> rounds
      And the round has ended
      And a blow has stunned Bob for <second> rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for <left> rounds more

      Examples: two rounds of the first left after this one, and one
        | first | second | left |
        | 3     | 8      | 10   |
        | 2     | 8      | 9    |

    @reading.weapon_speed.brawling.first_round_of_a_stun.next_round
    Scenario: a second stun in the last round of the first
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 1 rounds
      And the round has ended
      And a blow has stunned Bob for 8 rounds
      When Bob is looked at for a stun
      Then that one is stunned, and will be for 8 rounds more

    @reading.weapon_speed.brawling.first_round_of_a_stun.this_round
    Scenario: someone whose name nobody states
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned someone for 4 rounds
      When that one is looked at for a stun
      Then that one is stunned, and will be for 3 rounds more

    Scenario: a stun of before another combat
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 9 rounds
      When the combat ends
      And Bob is looked at for a stun
      Then that one is not stunned

    Scenario: a blow that did not stun
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has hit Bob and has not stunned
      When Bob is looked at for a stun
      Then that one is not stunned

    Scenario: someone else
      Given a brawler with an attack bonus of 0 against AC 2
      And a blow has stunned Bob for 9 rounds
      When Cid is looked at for a stun
      Then that one is not stunned

    Scenario Outline: faces that no d10 has
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the chance to stun shows 1
      And the rounds of the stun show <face>
      Then it is refused for its roll for the rounds

      Examples:
        | face |
        | 0    |
        | 11   |

    Scenario: somebody without a name
      When someone without a name is looked at for a stun
      Then it is refused for its name

  @weapon_speed.brawling.gauntlets
  Rule: With gauntlets a blow does 1d3 points

    Scenario Outline: gauntlets on a blow for 1 point
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows 14
      And the gauntlets show <face>
      Then the blow comes to <face> points

      Examples: every face
        | face |
        | 1    |
        | 2    |
        | 3    |

    Scenario Outline: gauntlets on a blow for 2 points
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show <face>
      Then the blow comes to <face> points

      Examples: as much, and more
        | face |
        | 2    |
        | 3    |

    @reading.weapon_speed.brawling.gauntlets_below_table.the_die
    Scenario: the die shows less than the row
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show 1
      Then the blow comes to 1 points

    @reading.weapon_speed.brawling.gauntlets_below_table.the_greater
    Scenario: the die shows less than the row, and the row counts
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show 1
      Then the blow comes to 2 points

    @reading.weapon_speed.brawling.gauntlets_and_kicks.every_blow
    Scenario Outline: kicks too
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows <roll>
      And the gauntlets show 3
      Then the blow comes to 3 points

      Examples: each kick
        | roll |
        | 19   |
        | 16   |
        | 13   |
        | 8    |
        | 6    |

    @near_miss @reading.weapon_speed.brawling.gauntlets_and_kicks.no_kicks
    Scenario Outline: no kicks
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows <roll>
      And the gauntlets show 3
      Then the blow comes to <points> points

      Examples: each kick
        | roll | points |
        | 19   | 0      |
        | 16   | 1      |
        | 13   | 2      |
        | 8    | 1      |
        | 6    | 2      |

    @reading.weapon_speed.brawling.gauntlets_and_kicks.every_blow
    Scenario Outline: other limbs than hands too
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with <limb>
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show 3
      Then the blow comes to 3 points

      Examples:
        | limb                      |
        | feet                      |
        | another primary appendage |

    @near_miss @reading.weapon_speed.brawling.gauntlets_and_kicks.no_kicks
    Scenario Outline: no other limbs than hands
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler strikes with <limb>
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show 3
      Then the blow comes to 2 points

      Examples:
        | limb                      |
        | feet                      |
        | another primary appendage |

    @near_miss
    Scenario: bare hands
      Given a brawler with an attack bonus of 0 against AC 2
      When the brawl shows 15
      And the gauntlets show 3
      Then the blow comes to 2 points

    Scenario Outline: faces that no d3 has
      Given a brawler with an attack bonus of 0 against AC 2
      And the brawler wears gauntlets
      When the brawl shows 15
      And the gauntlets show <face>
      Then it is refused for its roll of the gauntlets

      Examples:
        | face |
        | 0    |
        | 4    |
