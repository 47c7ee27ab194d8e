Feature: Overbearing
  Attackers can bring an opponent down, and hold down whoever lies there. Document 001, L136 and L137.

  @weapon_speed.overbearing.attack_roll
  Rule: An overbearing attack is made with an attack roll

    Scenario Outline: around the AC
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And other modifiers of 2 to the overbearing
      When the overbearing shows <face>
      Then the overbearing comes to <total>
      And the overbearing <result>

      Examples: one below, equal, one above
        | face | total | result |
        | 9    | 14    | misses |
        | 10   | 15    | hits   |
        | 11   | 16    | hits   |

    Scenario: a natural 20 against any AC
      Given an overbearer of Medium size with an attack bonus of 0
      And a victim of Medium size with AC 40 and 2 legs
      When the overbearing shows 20
      Then the overbearing hits

    Scenario: a natural 1 against any AC
      Given an overbearer of Medium size with an attack bonus of 30
      And a victim of Medium size with AC 5 and 2 legs
      When the overbearing shows 1
      Then the overbearing comes to 31
      And the overbearing misses

    Scenario: on how many faces
      Given an overbearer of Medium size with an attack bonus of 1
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing is rolled on every face of the d20
      Then the overbearing hits on 7 of the 20 faces

    @near_miss
    Scenario: nobody rolls to get up
      When Bob gets up
      Then that takes nothing

    Scenario Outline: faces that no d20 has
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: nobody overbears
      Given no overbearers
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: nothing said of who overbears
      Given a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: nothing said of the attack bonus
      Given an overbearer of whose attack bonus nobody speaks
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: less than no Strength
      Given an overbearer of Medium size with an attack bonus of 3 and Strength -1
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: no Strength at all
      Given an overbearer of Medium size with an attack bonus of 3 and Strength 0
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 13

    Scenario: nothing said of the AC
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with 2 legs, of whose AC nobody speaks
      When the overbearing shows 10
      Then it is refused for its AC

    Scenario: a victim without a name
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When someone without a name is overborne
      Then it is refused for its victim's name

  @weapon_speed.overbearing.size
  Rule: Overbearing is at +4 for each size that the attacker is larger and -4 for each that it is smaller

    Scenario Outline: each size against Medium
      Given an overbearer of <size> size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to <total>

      Examples: the same, each larger, each smaller
        | size       | total |
        | Fine       | -3    |
        | Diminutive | 1     |
        | Tiny       | 5     |
        | Small      | 9     |
        | Medium     | 13    |
        | Large      | 17    |
        | Huge       | 21    |
        | Gargantuan | 25    |
        | Colossal   | 29    |

    Scenario Outline: from one end to the other
      Given an overbearer of <size> size with an attack bonus of 3
      And a victim of <other> size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to <total>

      Examples:
        | size     | other    | total |
        | Fine     | Colossal | -19   |
        | Colossal | Fine     | 45    |
        | Large    | Small    | 21    |

    @near_miss
    Scenario: size costs nobody who gets up
      When Cid gets up
      Then that takes nothing

    Scenario: a size that nobody has heard of
      Given an overbearer of unheard-of size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: nothing said of the attacker's size
      Given an overbearer of whose size nobody speaks
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its attackers

    Scenario: a victim of a size that nobody has heard of
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of unheard-of size with AC 15 and 2 legs
      When the overbearing shows 10
      Then it is refused for its size

    Scenario: nothing said of the victim's size
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim with AC 15 and 2 legs, of whose size nobody speaks
      When the overbearing shows 10
      Then it is refused for its size

  @weapon_speed.overbearing.legs
  Rule: Overbearing is at -2 for each leg that the target has beyond two

    Scenario Outline: more than two
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and <legs> legs
      When the overbearing shows 10
      Then the overbearing comes to <total>

      Examples:
        | legs | total |
        | 3    | 11    |
        | 4    | 9     |
        | 8    | 1     |

    @near_miss
    Scenario Outline: two or fewer
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and <legs> legs
      When the overbearing shows 10
      Then the overbearing comes to 13

      Examples:
        | legs |
        | 0    |
        | 1    |
        | 2    |

    Scenario: beside a difference of size
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Large size with AC 15 and 4 legs
      When the overbearing shows 10
      Then the overbearing comes to 5

    Scenario: fewer legs than none
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and -1 legs
      When the overbearing shows 10
      Then it is refused for its legs

    Scenario: nothing said of legs
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15, of whose legs nobody speaks
      When the overbearing shows 10
      Then it is refused for its legs

  @weapon_speed.overbearing.amorphous
  Rule: Amorphous creatures have no legs that count against overbearing

    Scenario: an amorphous victim
      Given an overbearer of Medium size with an attack bonus of 3
      And an amorphous victim of Medium size with AC 15
      When the overbearing shows 12
      Then the overbearing comes to 15
      And the overbearing hits

    Scenario: an amorphous victim that is said to have no legs
      Given an overbearer of Medium size with an attack bonus of 3
      And an amorphous victim of Medium size with AC 15 and 0 legs
      When the overbearing shows 10
      Then the overbearing comes to 13

    Scenario: size counts against an amorphous victim too
      Given an overbearer of Medium size with an attack bonus of 3
      And an amorphous victim of Large size with AC 15
      When the overbearing shows 10
      Then the overbearing comes to 9

    @near_miss
    Scenario: a victim with legs
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 4 legs
      When the overbearing shows 10
      Then the overbearing comes to 9

    Scenario: an amorphous victim with legs
      Given an overbearer of Medium size with an attack bonus of 3
      And an amorphous victim of Medium size with AC 15 and 1 legs
      When the overbearing shows 10
      Then it is refused for its legs

  @weapon_speed.overbearing.pulled_down
  Rule: An overbearing attack that hits brings the target down

    Scenario: a first one
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When Bob is overborne with a roll of 14
      Then the victim is down

    @near_miss
    Scenario: one that misses
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      When Bob is overborne with a roll of 9
      Then the victim stands

    Scenario: someone else is down
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      When Cid is overborne with a roll of 14
      Then the victim is down

    Scenario: after one that missed
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 5
      When Bob is overborne with a roll of 14
      Then the victim is down

    @reading.weapon_speed.overbearing.second_after_rising.pulls_down
    Scenario: down again after getting up
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has got up
      When Bob is overborne with a roll of 14
      Then the victim is down

    Scenario: down again in another combat
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has got up
      And the combat has ended
      When Bob is overborne with a roll of 14
      Then the victim is down

  @weapon_speed.overbearing.pinned
  Rule: A second overbearing attack that hits pins the target

    Scenario: a second one
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      When Bob is overborne with a roll of 14
      Then the victim is pinned

    Scenario: in a later round, after one that missed
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And the round has ended
      And Bob has been overborne with a roll of 5
      And the round has ended
      When Bob is overborne with a roll of 14
      Then the victim is pinned

    Scenario: a third one
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has been overborne with a roll of 14
      When Bob is overborne with a roll of 14
      Then the victim is pinned

    @near_miss
    Scenario: a second one that misses
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      When Bob is overborne with a roll of 5
      Then the victim is down

    @near_miss
    Scenario: a third one that misses
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has been overborne with a roll of 14
      When Bob is overborne with a roll of 5
      Then the victim is pinned

    @reading.weapon_speed.overbearing.second_after_rising.pins
    Scenario: after getting up
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has got up
      When Bob is overborne with a roll of 14
      Then the victim is pinned

  @weapon_speed.overbearing.getting_up
  Rule: Getting up again is a minor action

    Scenario: someone who is down
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      When Bob gets up
      Then that takes a minor action

    Scenario: someone whose name nobody states
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And the overbearing has shown 14
      When that one gets up
      Then that takes a minor action

    Scenario: someone who was down a round ago
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And the round has ended
      When Bob gets up
      Then that takes a minor action

    @near_miss
    Scenario: someone who was missed
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 5
      When Bob gets up
      Then that takes nothing

    @near_miss
    Scenario: someone who has got up already
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has got up
      When Bob gets up
      Then that takes nothing

    @near_miss
    Scenario: someone who has stood up as an action of the round
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has stood up as an action
      When Bob gets up
      Then that takes nothing

    Scenario: someone who has done something else
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has drawn a weapon
      When Bob gets up
      Then that takes a minor action

    Scenario: somebody without a name
      When someone without a name gets up
      Then it is refused for its name

  @weapon_speed.overbearing.what_a_pin_does
  Rule: What a pin keeps someone from, and how it ends, is not said

    Scenario: someone who is pinned
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has been overborne with a roll of 14
      When Bob gets up
      Then what that takes is not determined
      And whether it is allowed is not determined

    Scenario: standing up as an action of the round
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      And Bob has been overborne with a roll of 14
      When Bob stands up as an action
      Then whether it is allowed is not determined

    @near_miss
    Scenario: someone who is only down
      Given an overbearer of Medium size with an attack bonus of 3
      And a victim of Medium size with AC 15 and 2 legs
      And Bob has been overborne with a roll of 14
      When Bob gets up
      Then that takes a minor action

  @weapon_speed.overbearing.helpers
  Rule: Each attacker beyond the first adds +1 to the overbearing roll

    Scenario: two
      Given an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 14

    Scenario: four
      Given an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 16

    @near_miss
    Scenario: one alone
      Given an overbearer of Medium size with an attack bonus of 3 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 13

  @weapon_speed.overbearing.weakest_rolls
  Rule: The weakest of several attackers makes the overbearing roll

    Scenario Outline: weakest by either measure
      Given an overbearer of Medium size with an attack bonus of <first> and Strength <first_strength>
      And an overbearer of Medium size with an attack bonus of <second> and Strength <second_strength>
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to <total>

      Examples: in both orders, and as strong as each other and as good
        | first | first_strength | second | second_strength | total |
        | 1     | 9              | 6      | 15              | 12    |
        | 6     | 15             | 1      | 9               | 12    |
        | 2     | 12             | 2      | 12              | 13    |

    @reading.weapon_speed.overbearing.who_is_weakest.by_attack_bonus
    Scenario: the lowest attack bonus, though the strongest
      Given an overbearer of Medium size with an attack bonus of 1 and Strength 17
      And an overbearer of Medium size with an attack bonus of 6 and Strength 9
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 12

    @reading.weapon_speed.overbearing.who_is_weakest.by_strength
    Scenario: the least Strength, though the better attacker
      Given an overbearer of Medium size with an attack bonus of 1 and Strength 17
      And an overbearer of Medium size with an attack bonus of 6 and Strength 9
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 17

    @reading.weapon_speed.overbearing.who_is_weakest.by_attack_bonus
    Scenario: nothing said of anybody's Strength
      Given an overbearer of Medium size with an attack bonus of 1
      And an overbearer of Medium size with an attack bonus of 6
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 12

    @reading.weapon_speed.overbearing.who_is_weakest.by_strength
    Scenario: nothing said of the Strength of one
      Given an overbearer of Medium size with an attack bonus of 1
      And an overbearer of Medium size with an attack bonus of 6 and Strength 9
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then who rolls is not determined

    @reading.weapon_speed.overbearing.who_is_weakest.by_attack_bonus
    Scenario: the lowest attack bonus of two who are as strong
      Given an overbearer of Medium size with an attack bonus of 6 and Strength 12
      And an overbearer of Medium size with an attack bonus of 2 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 13

    @reading.weapon_speed.overbearing.who_is_weakest.by_strength
    Scenario: two who are as strong, with a third stronger
      Given an overbearer of Medium size with an attack bonus of 6 and Strength 12
      And an overbearer of Medium size with an attack bonus of 2 and Strength 12
      And an overbearer of Medium size with an attack bonus of 2 and Strength 15
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then who rolls is not determined

    @near_miss
    Scenario: one alone of whose Strength nobody speaks
      Given an overbearer of Medium size with an attack bonus of 6
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 16

  @weapon_speed.overbearing.largest_counts
  Rule: The largest of several attackers gives the modifier for size

    Scenario Outline: a large one among them
      Given an overbearer of <first> size with an attack bonus of 3 and Strength 12
      And an overbearer of <second> size with an attack bonus of 3 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to <total>

      Examples: in both orders, and all of them small
        | first | second | total |
        | Small | Large  | 18    |
        | Large | Small  | 18    |
        | Tiny  | Small  | 10    |

    Scenario: the weakest rolls, with the size of the largest
      Given an overbearer of Huge size with an attack bonus of 8 and Strength 20
      And an overbearer of Small size with an attack bonus of 0 and Strength 7
      And a victim of Medium size with AC 15 and 4 legs
      When the overbearing shows 10
      Then the overbearing comes to 15

    @near_miss
    Scenario: a large one alone
      Given an overbearer of Large size with an attack bonus of 3 and Strength 12
      And a victim of Medium size with AC 15 and 2 legs
      When the overbearing shows 10
      Then the overbearing comes to 17
