Feature: Weapon size
  The printed table, by the weapon's own size and the size that it was made for. F is Fine, D Diminutive, T Tiny,
  S Small, M Medium, L Large, H Huge, G Gargantuan, C Colossal; 2H is two-handed, 1H one-handed, Lt light.
  Document 000, L149 to L172.

  @action_points.weapon_size.who_can_use
  Rule: The table lists which sizes of creature can use a weapon, how, and at what penalty

    Scenario Outline: each cell with users
      Given a weapon of size <object>, made for size <made for>
      When the table is asked who can use it
      Then it lists <users>
      And its size changes the cost of an attack by <AP>

      Examples: every cell that is not a dash
        | object | made for | users                       | AP |
        | F      | F        | F: 2H D: 1H (-2) T: Lt (-4) | -4 |
        | F      | D        | F: 2H (-2) D: 1H T: Lt (-2) | -4 |
        | F      | T        | F: 2H (-4) D: 1H (-2) T: Lt | -4 |
        | D      | D        | D: 2H T: 1H (-2) S: Lt (-4) | -3 |
        | D      | T        | D: 2H (-2) T: 1H S: Lt (-2) | -3 |
        | D      | S        | D: 2H (-4) T: 1H (-2) S: Lt | -3 |
        | T      | T        | T: 2H S: 1H (-2) M: Lt (-4) | -2 |
        | T      | S        | T: 2H (-2) S: 1H M: Lt (-2) | -2 |
        | T      | M        | T: 2H (-4) S: 1H (-2) M: Lt | -2 |
        | S      | S        | S: 2H M: 1H (-2) L: Lt (-4) | -1 |
        | S      | M        | S: 2H (-2) M: 1H L: Lt (-2) | -1 |
        | S      | L        | S: 2H (-4) M: 1H (-2) L: Lt | -1 |
        | M      | M        | M: 2H L: 1H (-2) H: Lt (-4) | 0  |
        | M      | L        | M: 2H (-2) L: 1H H: Lt (-2) | 0  |
        | M      | H        | M: 2H (-4) L: 1H (-2) H: Lt | 0  |
        | L      | L        | L: 2H H: 1H (-2) G: Lt (-4) | +1 |
        | L      | H        | L: 2H (-2) H: 1H G: Lt (-2) | +1 |
        | L      | G        | L: 2H (-4) H: 1H (-2) G: Lt | +1 |
        | H      | H        | H: 2H G: 1H (-2) C: Lt (-4) | +2 |
        | H      | G        | H: 2H (-2) G: 1H C: Lt (-2) | +2 |
        | H      | C        | H: 2H (-4) G: 1H (-2) C: Lt | +2 |
        | G      | G        | G: 2H C: 1H (-2)            | +3 |
        | G      | C        | G: 2H (-2) C: 1H            | +3 |
        | C      | C        | C: 2H                       | +4 |

    Scenario: no such object size
      Given a weapon of an unknown size, made for size M
      When the table is asked who can use it
      Then it is refused for its object size

    Scenario: no such made-for size
      Given a weapon of size S, made for an unknown size
      When the table is asked who can use it
      Then it is refused for its made-for size

    Scenario: nobody says how big it is
      Given a weapon of unstated size, made for size M
      When the table is asked who can use it
      Then it is refused for its object size

    Scenario: nobody says for whom it was made
      Given a weapon of size S, made for an unstated size
      When the table is asked who can use it
      Then it is refused for its made-for size

  @action_points.weapon_size.dash
  Rule: Where the table has a dash, nobody is listed

    Scenario Outline: each dash
      Given a weapon of size <object>, made for size <made for>
      When the table is asked who can use it
      Then it lists <users>
      And its size changes the cost of an attack by <AP>

      Examples: every dash
        | object | made for | users | AP |
        | F      | S        | -     | -4 |
        | F      | M        | -     | -4 |
        | F      | L        | -     | -4 |
        | F      | H        | -     | -4 |
        | F      | G        | -     | -4 |
        | F      | C        | -     | -4 |
        | D      | F        | -     | -3 |
        | D      | M        | -     | -3 |
        | D      | L        | -     | -3 |
        | D      | H        | -     | -3 |
        | D      | G        | -     | -3 |
        | D      | C        | -     | -3 |
        | T      | F        | -     | -2 |
        | T      | D        | -     | -2 |
        | T      | L        | -     | -2 |
        | T      | H        | -     | -2 |
        | T      | G        | -     | -2 |
        | T      | C        | -     | -2 |
        | S      | F        | -     | -1 |
        | S      | D        | -     | -1 |
        | S      | T        | -     | -1 |
        | S      | H        | -     | -1 |
        | S      | G        | -     | -1 |
        | S      | C        | -     | -1 |
        | M      | F        | -     | 0  |
        | M      | D        | -     | 0  |
        | M      | T        | -     | 0  |
        | M      | S        | -     | 0  |
        | M      | G        | -     | 0  |
        | M      | C        | -     | 0  |
        | L      | F        | -     | +1 |
        | L      | D        | -     | +1 |
        | L      | T        | -     | +1 |
        | L      | S        | -     | +1 |
        | L      | M        | -     | +1 |
        | L      | C        | -     | +1 |
        | H      | F        | -     | +2 |
        | H      | D        | -     | +2 |
        | H      | T        | -     | +2 |
        | H      | S        | -     | +2 |
        | H      | M        | -     | +2 |
        | H      | L        | -     | +2 |
        | G      | F        | -     | +3 |
        | G      | D        | -     | +3 |
        | G      | T        | -     | +3 |
        | G      | S        | -     | +3 |
        | G      | M        | -     | +3 |
        | G      | L        | -     | +3 |
        | G      | H        | -     | +3 |
        | C      | F        | -     | +4 |
        | C      | D        | -     | +4 |
        | C      | T        | -     | +4 |
        | C      | S        | -     | +4 |
        | C      | M        | -     | +4 |
        | C      | L        | -     | +4 |
        | C      | H        | -     | +4 |
        | C      | G        | -     | +4 |

    @reading.action_points.weapon_size.dashes.nobody
    Scenario Outline: nobody can wield what the table leaves out
      Given a weapon of size <object>, made for size <made for>
      When a creature of size <wielder> wields it
      Then it is not allowed

      Examples:
        | object | made for | wielder |
        | F      | S        | F       |
        | D      | F        | D       |
        | T      | C        | T       |
        | S      | H        | M       |
        | S      | T        | S       |
        | M      | S        | L       |
        | G      | H        | C       |
        | C      | G        | C       |

    @near_miss
    @near_miss
    @reading.action_points.weapon_size.dashes.left_out
    Scenario Outline: what the table leaves out follows from the sizes
      Given a weapon of size <object>, made for size <made for>
      When a creature of size <wielder> wields it
      Then it is <grip>, at <penalty> on attack rolls

      Examples:
        | object | made for | wielder | grip       | penalty |
        | F      | S        | F       | two-handed | -6      |
        | D      | F        | D       | two-handed | -2      |
        | T      | C        | T       | two-handed | -12     |
        | S      | H        | M       | one-handed | -4      |
        | S      | T        | S       | two-handed | -2      |
        | M      | S        | L       | one-handed | -4      |
        | G      | H        | C       | one-handed | -4      |
        | C      | G        | C       | two-handed | -2      |
        | F      | C        | T       | light      | -12     |
