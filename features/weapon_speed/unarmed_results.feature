Feature: Results of brawling and wrestling
  One roll tells how hard a blow is, or what grip a wrestler gets. Document 001, L98 to L121.

  @weapon_speed.unarmed_results.row
  Rule: A roll from 1 to 19 has a row of its own in the table of results

    Scenario Outline: the rows between the ends
      When the table is read at a roll of <roll>
      Then the row is <row>
      And a brawl is listed as <blow> for <damage> points
      And it stuns with a chance of <chance>
      And a wrestle is listed as <grip>

      Examples: every row of the table but the first and the last
        | roll | row | blow          | damage | chance | grip        |
        | 19   | 19  | Back kick     | 0      | 1%     | Arm twist   |
        | 18   | 18  | Rabbit punch  | 1      | 3%     | Kick        |
        | 17   | 17  | Kidney punch  | 1      | 5%     | Trip        |
        | 16   | 16  | Front kick    | 1      | 2%     | Elbow smash |
        | 15   | 15  | Jab           | 2      | 6%     | Arm lock*   |
        | 14   | 14  | Uppercut      | 1      | 8%     | Leg twist   |
        | 13   | 13  | Crescent kick | 2      | 10%    | Leg lock    |
        | 12   | 12  | Roundhouse    | 1      | 5%     | Throw       |
        | 11   | 11  | Hook          | 2      | 10%    | Gouge       |
        | 10   | 10  | Back fist     | 1      | 3%     | Elbow smash |
        | 9    | 9   | Combination   | 1      | 10%    | Leg lock*   |
        | 8    | 8   | Reverse kick  | 1      | 9%     | Headlock*   |
        | 7    | 7   | Combination   | 2      | 10%    | Throw       |
        | 6    | 6   | Side kick     | 2      | 8%     | Gouge       |
        | 5    | 5   | Overhand      | 1      | 3%     | Kick        |
        | 4    | 4   | Cross         | 2      | 5%     | Arm lock*   |
        | 3    | 3   | Hook          | 2      | 12%    | Gouge       |
        | 2    | 2   | Uppercut      | 2      | 15%    | Headlock*   |
        | 1    | 1   | Glancing blow | 0      | 2%     | Leg twist   |

    @near_miss
    Scenario: a roll of 20 has another row
      When the table is read at a roll of 20
      Then the row is 20+

    @near_miss
    Scenario: a roll of 0 has another row
      When the table is read at a roll of 0
      Then the row is <1

    Scenario: no roll at all
      When the table is read at no roll
      Then it is refused for its roll

    @reading.weapon_speed.unarmed_results.which_roll.total
    Scenario: bonus and modifiers count
      Given a brawl and a wrestle with an attack bonus of 4 and modifiers of 2 against AC 10
      When the brawl shows 8
      Then the blow is listed as Uppercut
      When the wrestle shows 9
      Then the grip is listed as Arm lock*

    @reading.weapon_speed.unarmed_results.which_roll.without_attack_bonus
    Scenario: modifiers count, and the attack bonus does not
      Given a brawl and a wrestle with an attack bonus of 4 and modifiers of 2 against AC 10
      When the brawl shows 8
      Then the blow is listed as Back fist
      When the wrestle shows 9
      Then the grip is listed as Gouge

    @reading.weapon_speed.unarmed_results.which_roll.face
    Scenario: only the face of the die counts
      Given a brawl and a wrestle with an attack bonus of 4 and modifiers of 2 against AC 10
      When the brawl shows 8
      Then the blow is listed as Reverse kick
      When the wrestle shows 9
      Then the grip is listed as Leg lock*

    @reading.weapon_speed.unarmed_results.which_roll.total
    Scenario: an attack bonus counts though nothing else does
      Given a brawl and a wrestle with an attack bonus of 4 and modifiers of 0 against AC 10
      When the brawl shows 8
      Then the blow is listed as Roundhouse
      When the wrestle shows 9
      Then the grip is listed as Leg lock

    @reading.weapon_speed.unarmed_results.which_roll.face
    Scenario: modifiers do not count though nothing else does
      Given a brawl and a wrestle with an attack bonus of 0 and modifiers of 2 against AC 10
      When the brawl shows 8
      Then the blow is listed as Reverse kick
      When the wrestle shows 9
      Then the grip is listed as Leg lock*

  @weapon_speed.unarmed_results.twenty_and_more
  Rule: A roll of 20 or more is a haymaker or a bear hug

    Scenario Outline: from 20 on
      When the table is read at a roll of <roll>
      Then the row is <row>
      And a brawl is listed as <blow> for <damage> points
      And it stuns with a chance of <chance>
      And a wrestle is listed as <grip>

      Examples: 20, one more, and far more
        | roll | row | blow     | damage | chance | grip      |
        | 20   | 20+ | Haymaker | 2      | 10%    | Bear hug* |
        | 21   | 20+ | Haymaker | 2      | 10%    | Bear hug* |
        | 35   | 20+ | Haymaker | 2      | 10%    | Bear hug* |

    @reading.weapon_speed.unarmed_results.which_roll.total
    Scenario: an attack that comes to more than 20
      Given a brawl and a wrestle with an attack bonus of 9 and modifiers of 4 against AC 10
      When the brawl shows 8
      Then the blow is listed as Haymaker
      When the wrestle shows 9
      Then the grip is listed as Bear hug*

    @near_miss
    Scenario: one less than 20
      When the table is read at a roll of 19
      Then the row is 19

  @weapon_speed.unarmed_results.less_than_one
  Rule: A roll below 1 is a wild swing or a bear hug

    Scenario Outline: from 0 down
      When the table is read at a roll of <roll>
      Then the row is <row>
      And a brawl is listed as <blow> for <damage> points
      And it stuns with a chance of <chance>
      And a wrestle is listed as <grip>

      Examples: 0, one less, and far less
        | roll | row | blow       | damage | chance | grip      |
        | 0    | <1  | Wild swing | 2      | 25%    | Bear hug* |
        | -1   | <1  | Wild swing | 2      | 25%    | Bear hug* |
        | -12  | <1  | Wild swing | 2      | 25%    | Bear hug* |

    @reading.weapon_speed.unarmed_results.which_roll.total @reading.weapon_speed.unarmed_results.which_roll.without_attack_bonus
    Scenario: an attack that comes to less than 1, and hits
      Given a brawl and a wrestle with an attack bonus of 0 and modifiers of -9 against AC -5
      When the brawl shows 8
      Then the blow is listed as Wild swing
      When the wrestle shows 9
      Then the grip is listed as Bear hug*

    @near_miss
    Scenario: one more than 0
      When the table is read at a roll of 1
      Then the row is 1
