Feature: Heavy objects
  Boulders and iron balls roll on from where they strike. Document 001, L174.

  @weapon_speed.heavy_objects.no_shattering
  Rule: A boulder or an iron ball stays whole

    Scenario Outline: whatever it does
      Given <what> that strikes 10 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows <travel> and the attack 14
      Then it is whole
      And it <reaches> the creature
      And the creature <struck>

      Examples:
        | what         | travel | reaches        | struck        |
        | a boulder    | 3      | reaches        | is struck     |
        | an iron ball | 3      | reaches        | is struck     |

    Scenario: an object that is not heavy
      Given an acid vial that strikes 10 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 3 and the attack 14
      Then it is refused for its object

    Scenario: an object that nobody names
      Given something that strikes 10 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 3 and the attack 14
      Then it is refused for its object

  @weapon_speed.heavy_objects.rolls_on
  Rule: From where it strikes, a heavy object rolls on for 1d8 metres

    Scenario Outline: metres as the die shows
      Given <what> that strikes 90 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows <face>
      Then it is whole
      And it rolls <face> metres
      And it does not reach the creature
      And the creature is not struck
      And its attack is at 0
      And the attack's total is 0

      Examples:
        | what         | face |
        | a boulder    | 1    |
        | a boulder    | 5    |
        | an iron ball | 8    |

    Scenario Outline: rolls that no d8 shows
      Given a boulder that strikes 10 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows <faces> and the attack 10
      Then it is refused for its roll for travel

      Examples:
        | faces   |
        | 0       |
        | 9       |
        | 3 and 3 |

  @weapon_speed.heavy_objects.everything_in_path
  Rule: A heavy object attacks whatever is in its path

    Scenario Outline: at the very end of it, and nearer
      Given a boulder that strikes <distance> decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 2 and the attack 18
      Then it reaches the creature
      And it rolls 2 metres
      And the creature is struck

      Examples:
        | distance |
        | 0        |
        | 19       |
        | 20       |

    Scenario Outline: one below, equal, one above the AC
      Given an iron ball that strikes 30 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      And it has other modifiers of 1
      When the travel shows 6 and the attack <face>
      Then the attack's total is <total>
      And the creature <struck>

      Examples:
        | face | total | struck        |
        | 11   | 14    | is not struck |
        | 12   | 15    | is struck     |
        | 13   | 16    | is struck     |

    Scenario Outline: the ends of the die
      Given a boulder that strikes 0 decimetres from someone with AC <armour>
      And it was sent with an attack bonus of 4
      When the travel shows 6 and the attack <face>
      Then the creature <struck>

      Examples:
        | armour | face | struck        |
        | 60     | 20   | is struck     |
        | 3      | 1    | is not struck |

    Scenario Outline: how likely it comes so far
      Given a boulder that strikes <distance> decimetres from someone with AC 15
      And who stands in its line
      And it was sent with an attack bonus of 4
      When the travel shows every face
      Then it reaches the creature on <times> of the 8 faces

      Examples:
        | distance | times |
        | 0        | 8     |
        | 10       | 8     |
        | 30       | 6     |
        | 60       | 3     |

    @near_miss
    Scenario: one decimetre beyond the end
      Given a boulder that strikes 21 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 2 and the attack 18
      Then it does not reach the creature
      And the creature is not struck
      And its attack is at 0
      And the attack's total is 0

    @near_miss
    Scenario: beside its path
      Given a boulder that strikes 10 decimetres from someone with AC 15
      And who does not stand in its line
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 18
      Then it does not reach the creature
      And it rolls 8 metres
      And the creature is not struck

    Scenario Outline: attacks that no d20 shows
      Given a boulder that strikes 10 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: a distance below 0
      Given a boulder that strikes -1 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 10
      Then it is refused for its distance

    Scenario: a distance that nobody states
      Given a boulder that strikes someone knows not how far from AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 10
      Then it is refused for its distance

    Scenario: an AC that nobody states
      Given a boulder that strikes 10 decimetres from someone of unknown AC
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 10
      Then it is refused for its AC

    Scenario: an attack bonus that nobody states
      Given a boulder that strikes 10 decimetres from someone with AC 15
      When the travel shows 8 and the attack 10
      Then it is refused for its attack bonus

  @weapon_speed.heavy_objects.scatter
  Rule: A heavy object that misses scatters twice as far

    Scenario Outline: at each range
      Given <what> is thrown at a point at <range> range
      When the throw shows 5 and the <range> scatter <scatter>
      Then it comes down <metres> metres from the point

      Examples:
        | what         | range  | scatter | metres |
        | a boulder    | short  | 1       | 2      |
        | a boulder    | short  | 2       | 4      |
        | an iron ball | medium | 3       | 6      |
        | an iron ball | long   | 6       | 12     |
        | a boulder    | long   | 5       | 10     |

    @near_miss
    Scenario: an acid vial scatters once as far
      Given an acid vial is thrown at a point at long range
      When the throw shows 5 and the long scatter 6
      Then it comes down 6 metres from the point

    @near_miss
    Scenario: a boulder that meets the point
      Given a boulder is thrown at a point at long range
      When the throw shows 15 and the long scatter 6
      Then it comes down 0 metres from the point

    Scenario: a snowball
      Given a snowball is thrown at a point at long range
      When the throw shows 5 and the long scatter 6
      Then it is refused for its object

  @weapon_speed.heavy_objects.travel
  Rule: Attacks on those in the path are at -2 for each 3 metres it has rolled

    Scenario Outline: whole stretches of 3 metres
      Given a boulder that strikes <distance> decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 13
      Then its attack is at <modifier>
      And the attack's total is <total>
      And the creature <struck>

      Examples:
        | distance | modifier | total | struck        |
        | 30       | -2       | 15    | is struck     |
        | 60       | -4       | 13    | is not struck |

    @reading.weapon_speed.heavy_objects.begun_metres.do_not_count
    Scenario Outline: stretches that have not been completed
      Given a boulder that strikes <distance> decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 13
      Then its attack is at <modifier>
      And the attack's total is <total>

      Examples:
        | distance | modifier | total |
        | 31       | -2       | 15    |
        | 59       | -2       | 15    |
        | 80       | -4       | 13    |

    @reading.weapon_speed.heavy_objects.begun_metres.count
    Scenario Outline: stretches that have begun
      Given a boulder that strikes <distance> decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 13
      Then its attack is at <modifier>
      And the attack's total is <total>

      Examples:
        | distance | modifier | total |
        | 1        | -2       | 15    |
        | 29       | -2       | 15    |
        | 31       | -4       | 13    |
        | 80       | -6       | 11    |

    @near_miss @reading.weapon_speed.heavy_objects.begun_metres.do_not_count
    Scenario: not yet 3 metres
      Given a boulder that strikes 29 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 13
      Then its attack is at 0
      And the attack's total is 17

    @near_miss
    Scenario: where it strikes
      Given a boulder that strikes 0 decimetres from someone with AC 15
      And it was sent with an attack bonus of 4
      When the travel shows 8 and the attack 13
      Then its attack is at 0
      And the attack's total is 17
