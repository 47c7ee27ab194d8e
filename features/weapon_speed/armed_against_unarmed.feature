Feature: Weapons against the unarmed
  Whoever attacks someone armed without weapons is attacked first. Document 001, L94 and L139.

  @weapon_speed.armed_against_unarmed.three_forms
  Rule: Brawling, wrestling and overbearing are the three ways to attack unarmed

    Scenario Outline: all three
      Given someone armed, attacked with <form>
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 12
      Then it is allowed
      And the free attack comes to 19

      Examples:
        | form        |
        | brawling    |
        | wrestling   |
        | overbearing |

    Scenario: an attack with a weapon is none of them
      Given someone armed, attacked with a weapon
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 12
      Then it is not allowed

    Scenario: a form that nobody has heard of
      Given someone armed, attacked with an unheard-of form
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 12
      Then it is refused for its form of attack

    Scenario: nothing said of the form
      Given someone armed, attacked nobody knows how
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 12
      Then it is refused for its form of attack

  @weapon_speed.armed_against_unarmed.free_attack
  Rule: Someone armed who is attacked unarmed has one free attack

    Scenario: someone armed
      Given someone armed, attacked with wrestling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 9
      Then it is allowed

    Scenario Outline: someone unarmed
      Given someone unarmed, attacked with <form>
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 20
      Then it is not allowed

      Examples:
        | form        |
        | brawling    |
        | wrestling   |
        | overbearing |

    @near_miss
    Scenario: someone armed who is attacked with a weapon
      Given someone armed, attacked with a weapon
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 20
      Then it is not allowed

    @reading.weapon_speed.armed_against_unarmed.how_often.each_attack
    Scenario: a second attack in the same round
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      And Ann has made a free attack
      When the free attack of Ann shows 9
      Then it is allowed

    @reading.weapon_speed.armed_against_unarmed.how_often.once_a_round
    Scenario: no second one in the same round
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      And Ann has made a free attack
      When the free attack of Ann shows 9
      Then it is not allowed

    Scenario: another one in the next round
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      And Ann has made a free attack
      And the round has ended
      When the free attack of Ann shows 9
      Then it is allowed

    Scenario: another one of someone else
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      And Ann has made a free attack
      When the free attack of Bob shows 9
      Then it is allowed

    Scenario: nothing said of arms
      Given someone of whose arms nobody speaks, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 9
      Then it is refused for its arms

    Scenario: somebody without a name
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      When someone without a name makes a free attack
      Then it is refused for its name

  @weapon_speed.armed_against_unarmed.bonus
  Rule: The free attack on an unarmed attacker is at +4

    Scenario Outline: around the AC
      Given someone armed, attacked with overbearing
      And a free attack with a bonus of 3 against AC 15
      And other modifiers of -2 to the free attack
      When the free attack shows <face>
      Then the free attack comes to <total>
      And the free attack <result>

      Examples: one below, equal, one above
        | face | total | result |
        | 9    | 14    | misses |
        | 10   | 15    | hits   |
        | 11   | 16    | hits   |

    Scenario: a natural 20 against any AC
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 50
      When the free attack shows 20
      Then the free attack hits

    Scenario: a natural 1 against any AC
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 30 against AC 5
      When the free attack shows 1
      Then the free attack misses

    Scenario: on how many faces
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 0 against AC 15
      When the free attack is rolled on every face of the d20
      Then the free attack hits on 10 of the 20 faces

    @near_miss
    Scenario: no free attack, no bonus
      Given someone unarmed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 15
      Then it is not allowed

    Scenario Outline: faces that no d20 has
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows <face>
      Then it is refused for its roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: nothing said of the attack bonus
      Given someone armed, attacked with brawling
      And a free attack with no bonus stated, against AC 15
      When the free attack shows 12
      Then it is refused for its attack bonus

    Scenario: nothing said of the AC
      Given someone armed, attacked with brawling
      And a free attack with a bonus of 3 against no stated AC
      When the free attack shows 12
      Then it is refused for its attacker's AC

  @weapon_speed.armed_against_unarmed.comes_first
  Rule: The free attack comes before the unarmed attack

    Scenario Outline: whether it hits or not
      Given someone armed, attacked with wrestling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows <face>
      Then it comes before the unarmed attack

      Examples:
        | face |
        | 5    |
        | 16   |

    @near_miss
    Scenario: no free attack
      Given someone unarmed, attacked with wrestling
      And a free attack with a bonus of 3 against AC 15
      When the free attack shows 5
      Then it is not allowed

  @weapon_speed.armed_against_unarmed.small_weapons
  Rule: Wrestler and victim may use small weapons on each other

    Scenario Outline: a small weapon
      When <user> attacks with a weapon of Small size
      Then it is allowed
      And it strikes at <other>

      Examples: both of them
        | user         | other        |
        | the wrestler | the victim   |
        | the victim   | the wrestler |

    Scenario Outline: a weapon that is too large
      When <user> attacks with a weapon of <size> size
      Then it is not allowed

      Examples: one size larger, and every other
        | user         | size       |
        | the wrestler | Medium     |
        | the victim   | Medium     |
        | the wrestler | Large      |
        | the victim   | Huge       |
        | the wrestler | Gargantuan |
        | the victim   | Colossal   |

    @reading.weapon_speed.armed_against_unarmed.smaller_than_small.small_enough
    Scenario Outline: a weapon smaller than Small
      When <user> attacks with a weapon of <size> size
      Then it is allowed
      And it strikes at <other>

      Examples:
        | user         | size       | other        |
        | the wrestler | Tiny       | the victim   |
        | the victim   | Tiny       | the wrestler |
        | the wrestler | Diminutive | the victim   |
        | the victim   | Fine       | the wrestler |

    @reading.weapon_speed.armed_against_unarmed.smaller_than_small.too_small
    Scenario Outline: no weapon smaller than Small
      When <user> attacks with a weapon of <size> size
      Then it is not allowed

      Examples:
        | user         | size |
        | the wrestler | Tiny |
        | the victim   | Fine |

    Scenario: a size that nobody has heard of
      When the wrestler attacks with a weapon of unheard-of size
      Then it is refused for its size

    Scenario: nothing said of the size
      When the wrestler attacks with a weapon of unknown size
      Then it is refused for its size

    Scenario: someone who is neither
      When a bystander attacks with a weapon of Small size
      Then it is refused for its user

    Scenario: nothing said of who attacks
      When nobody says who attacks with a weapon of Small size
      Then it is refused for its user
