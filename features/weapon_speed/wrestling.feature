Feature: Wrestling
  Whoever has both hands free can try to grip an opponent. Document 001, L126 to L134.

  @weapon_speed.wrestling.hands
  Rule: Wrestling takes two free hands

    Scenario: both free
      Given a wrestler with an attack bonus of 0 against AC 8
      When the wrestle shows 11
      Then it is allowed

    Scenario: one of them not free
      Given a wrestler with an attack bonus of 0 and a hand that is not free, against AC 8
      When the wrestle shows 11
      Then it is not allowed

    Scenario: a hand that is not free, and a natural 20
      Given a wrestler with an attack bonus of 0 and a hand that is not free, against AC 8
      When the wrestle shows 20
      Then it is not allowed

    Scenario: nothing said of hands
      Given a wrestler of whose hands nobody speaks
      When the wrestle shows 11
      Then it is refused for its hands

  @weapon_speed.wrestling.second_victim
  Rule: Whether someone who holds one can wrestle with another is not said

    Scenario: a second victim
      Given a wrestler with an attack bonus of 0 against AC 8
      And Ann has taken hold of Bob
      When Ann wrestles Cid and shows 11
      Then the wrestle's total is not determined
      And whether it is allowed is not determined

    @near_miss
    Scenario: the same victim
      Given a wrestler with an attack bonus of 0 against AC 8
      And Ann has taken hold of Bob
      When Ann wrestles Bob and shows 17
      Then it is allowed

    @near_miss
    Scenario: the victim wrestles with a third
      Given a wrestler with an attack bonus of 0 against AC 8
      And Ann has taken hold of Bob
      When Bob wrestles Cid and shows 17
      Then it is allowed

  @weapon_speed.wrestling.attack_roll
  Rule: A wrestling attack is an attack roll against the target's normal AC

    Scenario Outline: around the AC
      Given a wrestler with an attack bonus of 3 against AC 15
      And other modifiers of 2 to the wrestle
      When the wrestle shows <face>
      Then the wrestle comes to <total>
      And the wrestle <result>

      Examples: one below, equal, one above
        | face | total | result |
        | 9    | 14    | misses |
        | 10   | 15    | hits   |
        | 11   | 16    | hits   |

    Scenario: a miss gets nothing
      Given a wrestler with an attack bonus of 0 against AC 15
      When the wrestle shows 12
      Then the wrestle gets no grip and ends nothing

    Scenario: a natural 20 against any AC
      Given a wrestler with an attack bonus of 0 against AC 40
      When the wrestle shows 20
      Then the wrestle hits

    Scenario: a total of 20 is not a natural 20
      Given a wrestler with an attack bonus of 5 against AC 40
      When the wrestle shows 15
      Then the wrestle misses

    Scenario: a natural 1 against any AC
      Given a wrestler with an attack bonus of 30 against AC 5
      When the wrestle shows 1
      Then the wrestle comes to 31
      And the wrestle misses

    Scenario: a 2 is not a natural 1
      Given a wrestler with an attack bonus of 0 against AC 2
      When the wrestle shows 2
      Then the wrestle gets a headlock

    Scenario: on how many faces
      Given a wrestler with an attack bonus of 0 against AC 14
      When the wrestle is rolled on every face of the d20
      Then the wrestle hits on 7 of the 20 faces

    @reading.weapon_speed.wrestling.damage_of_the_row.none
    Scenario: no damage at once
      Given a wrestler with an attack bonus of 0 against AC 2
      When the wrestle shows 11
      Then the wrestle gets a gouge
      And the wrestle does 0 points at once

    @reading.weapon_speed.wrestling.damage_of_the_row.counts
    Scenario Outline: the damage of the row at once
      Given a wrestler with an attack bonus of 0 against AC 2
      When the wrestle shows <face>
      Then the wrestle does <points> points at once

      Examples:
        | face | points |
        | 11   | 2      |
        | 17   | 1      |

    Scenario: a row without damage
      Given a wrestler with an attack bonus of 0 against AC 2
      When the wrestle shows 19
      Then the wrestle does 0 points at once

    @near_miss
    Scenario: no roll for someone without free hands
      Given a wrestler with an attack bonus of 0 and a hand that is not free, against AC 15
      When the wrestle shows 18
      Then it is not allowed

    Scenario Outline: faces that no d20 has
      Given a wrestler with an attack bonus of 0 against AC 15
      When the wrestle shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: nothing said of the attack bonus
      Given a wrestler of whose attack bonus nobody speaks
      When the wrestle shows 11
      Then it is refused for its attack bonus

    Scenario: nothing said of the AC
      Given a wrestler against someone of whose AC nobody speaks
      When the wrestle shows 11
      Then it is refused for its AC

    Scenario: nobody wrestles with oneself
      Given a wrestler with an attack bonus of 0 against AC 8
      When Ann wrestles Ann and shows 11
      Then it is refused for its victim

  @weapon_speed.wrestling.leather
  Rule: Leather armour hampers no wrestler

    Scenario: in leather
      Given a wrestler with an attack bonus of 3 against AC 15
      And the wrestler wears leather
      And the victim wears leather
      When the wrestle shows 12
      Then the wrestle comes to 15
      And the wrestle hits

    @near_miss
    Scenario: in nothing
      Given a wrestler with an attack bonus of 3 against AC 15
      And the wrestler wears no armour
      When the wrestle shows 12
      Then the wrestle comes to 15

    @near_miss
    Scenario: in leather with studs
      Given a wrestler with an attack bonus of 3 against AC 15
      And the wrestler wears studded leather
      And the victim wears studded leather
      When the wrestle shows 12
      Then the wrestle comes to 14
      And the wrestle misses

    @reading.weapon_speed.wrestling.whose_armor.the_attackers
    Scenario: in leather, against someone in plates
      Given a wrestler with an attack bonus of 3 against AC 15
      And the wrestler wears leather
      And the victim wears full plate
      When the wrestle shows 12
      Then the wrestle comes to 15

  @weapon_speed.wrestling.armor
  Rule: Heavier armour hampers wrestling, from -1 in studded leather to -9 in full plate

    @reading.weapon_speed.wrestling.whose_armor.the_attackers
    Scenario Outline: each armour of the wrestler
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears <armour>, of the row <row>
      When the wrestle shows 10
      Then the total is <total>, of which armour makes <modifier>

      Examples: every row of the table
        | armour          | row                               | modifier | total |
        | studded leather | Studded leather                   | −1       | 19    |
        | chain mail      | Chain, ring, or scale mail        | −2       | 18    |
        | ring mail       | Chain, ring, or scale mail        | −2       | 18    |
        | scale mail      | Chain, ring, or scale mail        | −2       | 18    |
        | banded mail     | Banded, splint, or plate variants | −4       | 16    |
        | splint mail     | Banded, splint, or plate variants | −4       | 16    |
        | plate mail      | Banded, splint, or plate variants | −4       | 16    |
        | field plate     | Field plate                       | −7       | 13    |
        | full plate      | Full plate                        | −9       | 11    |

    @reading.weapon_speed.wrestling.whose_armor.the_targets
    Scenario Outline: each armour of the victim
      Given a wrestler with an attack bonus of 10 against AC 6
      And the victim wears <armour>
      When the wrestle shows 10
      Then the wrestle comes to <total>

      Examples: every row of the table
        | armour          | total |
        | studded leather | 19    |
        | chain mail      | 18    |
        | banded mail     | 16    |
        | field plate     | 13    |
        | full plate      | 11    |

    Scenario: on both of them it counts once
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears field plate
      And the victim wears field plate
      When the wrestle shows 10
      Then the wrestle comes to 13

    Scenario Outline: armour makes a hit a miss
      Given a wrestler with an attack bonus of 0 against AC 10
      And the wrestler wears banded mail
      And the victim wears banded mail
      When the wrestle shows <face>
      Then the wrestle <result>

      Examples: one below, equal, one above
        | face | result |
        | 13   | misses |
        | 14   | hits   |
        | 15   | hits   |

    @reading.weapon_speed.unarmed_results.which_roll.total @reading.weapon_speed.unarmed_results.which_roll.without_attack_bonus
    Scenario: armour counts for the result too
      Given a wrestler with an attack bonus of 0 against AC 2
      And the wrestler wears scale mail
      And the victim wears scale mail
      When the wrestle shows 19
      Then the wrestle gets a trip

    @near_miss @reading.weapon_speed.wrestling.whose_armor.the_attackers
    Scenario: the victim's armour hampers nobody
      Given a wrestler with an attack bonus of 10 against AC 6
      And the victim wears full plate
      When the wrestle shows 10
      Then the wrestle comes to 20

    @near_miss @reading.weapon_speed.wrestling.whose_armor.the_targets
    Scenario: the wrestler's armour hampers nobody
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears full plate
      When the wrestle shows 10
      Then the wrestle comes to 20

    Scenario: armour that nobody has heard of
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears unheard-of armour
      When the wrestle shows 10
      Then it is refused for its armour

    Scenario: armour that nobody has heard of, on the victim
      Given a wrestler with an attack bonus of 10 against AC 6
      And the victim wears unheard-of armour
      When the wrestle shows 10
      Then it is refused for its target's armour

  @weapon_speed.wrestling.unnamed_armor
  Rule: How much heavier armour hampers that the table does not name is not said

    Scenario: nothing said of what it costs
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears another heavier armour
      And the victim wears another heavier armour
      When the wrestle shows 10
      Then the wrestle's total is not determined

    Scenario Outline: someone knows what it costs
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears another heavier armour
      And the victim wears another heavier armour
      And armour that the table does not name costs <modifier>
      When the wrestle shows 10
      Then the wrestle comes to <total>

      Examples:
        | modifier | total |
        | -1       | 19    |
        | -3       | 17    |

    @near_miss
    Scenario: the cost of unnamed armour does not touch the named
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears chain mail
      And the victim wears chain mail
      And armour that the table does not name costs -3
      When the wrestle shows 10
      Then the wrestle comes to 18

    Scenario: heavier armour that costs nothing
      Given a wrestler with an attack bonus of 10 against AC 6
      And the wrestler wears another heavier armour
      And armour that the table does not name costs 0
      When the wrestle shows 10
      Then it is refused for its modifier of armour
