Feature: Range limit
  Attacks with a ranged weapon at targets beyond its range. Document 002, L291 to L293.

  @chained_dice.range_limit.beyond
  Rule: Every ten feet beyond a ranged weapon's range cost an attack 1

    Scenario Outline: whole tens
      Given a ranged weapon with a maximum range of <range> feet
      When the target is <distance> feet away
      Then it is <beyond> feet beyond the range, which makes <modifier>

      Examples:
        | range | distance | beyond | modifier |
        | 60    | 70       | 10     | -1       |
        | 60    | 80       | 20     | -2       |
        | 60    | 160      | 100    | -10      |
        | 60    | 310      | 250    | -25      |
        | 35    | 45       | 10     | -1       |
        | 1     | 31       | 30     | -3       |

    @reading.chained_dice.range_limit.part_of_ten.free
    Scenario Outline: parts of ten are free
      Given a ranged weapon with a maximum range of <range> feet
      When the target is <distance> feet away
      Then it is <beyond> feet beyond the range, which makes <modifier>

      Examples:
        | range | distance | beyond | modifier |
        | 60    | 61       | 1      | 0        |
        | 60    | 69       | 9      | 0        |
        | 60    | 71       | 11     | -1       |
        | 60    | 79       | 19     | -1       |
        | 60    | 81       | 21     | -2       |
        | 35    | 50       | 15     | -1       |

    @reading.chained_dice.range_limit.part_of_ten.counts_as_ten
    Scenario Outline: parts of ten count as ten
      Given a ranged weapon with a maximum range of <range> feet
      When the target is <distance> feet away
      Then it is <beyond> feet beyond the range, which makes <modifier>

      Examples:
        | range | distance | beyond | modifier |
        | 60    | 61       | 1      | -1       |
        | 60    | 69       | 9      | -1       |
        | 60    | 71       | 11     | -2       |
        | 60    | 79       | 19     | -2       |
        | 60    | 81       | 21     | -3       |
        | 35    | 50       | 15     | -2       |

    Scenario Outline: what cannot be
      Given a shot, but <wrong>
      When its modifier is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact     |
        | nobody says how far the weapon reaches   | range    |
        | the weapon reaches nothing               | range    |
        | nobody says how far away the target is   | distance |
        | the target is nearer than nothing        | distance |

    @near_miss
    Scenario Outline: within the range
      Given a ranged weapon with a maximum range of 60 feet
      When the target is <distance> feet away
      Then it is 0 feet beyond the range, which makes 0

      Examples:
        | distance |
        | 60       |
        | 59       |
        | 0        |
