Feature: Placing an area
  Where an area comes to lie, if it is hard to place. Document 000, L94.

  @action_points.placement.not_difficult
  Rule: How an area is placed where that is easy is not said

    Scenario Outline: nothing stands in the way
      Given an area wanted 60 squares away, with none difficulty
      And it went as a <degree>
      When the area is placed
      And the die for the direction shows 3
      Then nothing of its place is determined

      Examples:
        | degree  |
        | failure |
        | success |

    @near_miss
    Scenario: it is dark
      Given an area wanted 60 squares away, with poor visibility difficulty
      And it went as a success
      When the area is placed
      Then it lies where it was wanted

    Scenario: a requirement of what is easy
      Given an area wanted 60 squares away, with none difficulty
      And the DM requires a outstanding
      When the area is placed
      Then it is refused for its requirement

  @action_points.placement.which_roll
  Rule: Which roll places an area is not said

    Scenario: nobody says how well it went
      Given an area wanted 60 squares away, with long range difficulty
      When the area is placed
      Then nothing of its place is determined

    Scenario: nobody says, and the DM requires something
      Given an area wanted 60 squares away, with long range difficulty
      And the DM requires a exceptional
      When the area is placed
      Then nothing of its place is determined

    @near_miss
    Scenario: somebody says
      Given an area wanted 60 squares away, with long range difficulty
      And it went as a critical
      When the area is placed
      Then it lies where it was wanted

  @action_points.placement.dm_requires
  Rule: The DM may require an outstanding or exceptional success to place an area well

    Scenario Outline: it is reached
      Given an area wanted 60 squares away, with <difficulty> difficulty
      And the DM requires a <required>
      And it went as a <degree>
      When the area is placed
      Then it lies where it was wanted

      Examples:
        | difficulty      | required    | degree      |
        | poor visibility | outstanding | outstanding |
        | poor visibility | outstanding | exceptional |
        | long range      | outstanding | critical    |
        | long range      | exceptional | exceptional |
        | other           | exceptional | critical    |

    @reading.action_points.placement.falling_short.fails
    Scenario Outline: it is not reached
      Given an area wanted 60 squares away, with <difficulty> difficulty
      And the DM requires a <required>
      And it went as a <degree>
      And it failed by 5 levels
      When the area is placed
      And the die for the direction shows 7
      Then it is off by 3 squares, in direction 7

      Examples:
        | difficulty      | required    | degree      |
        | poor visibility | outstanding | success     |
        | long range      | exceptional | outstanding |
        | other           | exceptional | success     |

    @reading.action_points.placement.falling_short.open
    Scenario Outline: it is not reached, and yet is no failure
      Given an area wanted 60 squares away, with <difficulty> difficulty
      And the DM requires a <required>
      And it went as a <degree>
      And it failed by 5 levels
      When the area is placed
      And the die for the direction shows 7
      Then it lies elsewhere, and where is not determined

      Examples:
        | difficulty      | required    | degree      |
        | poor visibility | outstanding | success     |
        | long range      | exceptional | outstanding |

    Scenario Outline: a failure is one in any case
      Given an area wanted 60 squares away, with long range difficulty
      And the DM requires a <required>
      And it went as a failure
      And it failed by 5 levels
      When the area is placed
      And the die for the direction shows 7
      Then it is off by 3 squares, in direction 7

      Examples:
        | required    |
        | outstanding |
        | exceptional |

    @near_miss
    Scenario: the DM requires nothing more
      Given an area wanted 60 squares away, with long range difficulty
      And it went as a success
      When the area is placed
      Then it lies where it was wanted

  @action_points.placement.optimal
  Rule: With the required success the area lies where it was wanted

    Scenario Outline: a success
      Given an area wanted <range> squares away, with <difficulty> difficulty
      And it went as a <degree>
      When the area is placed
      Then it lies where it was wanted

      Examples:
        | range | difficulty      | degree      |
        | 60    | poor visibility | success     |
        | 60    | long range      | outstanding |
        | 1000  | other           | exceptional |
        | 0     | long range      | critical    |

    @near_miss
    Scenario: a failure
      Given an area wanted 60 squares away, with poor visibility difficulty
      And it went as a failure
      And it failed by 5 levels
      When the area is placed
      And the die for the direction shows 2
      Then it is off by 3 squares, in direction 2

    Scenario Outline: what is no placement
      Given an area to be placed, but <wrong>
      When the area is placed
      Then it is refused for its <fact>

      Examples:
        | wrong                               | fact        |
        | nobody says how hard that is        | difficulty  |
        | it is hard in no known way          | difficulty  |
        | it went as no attack goes           | degree      |
        | it failed by no level               | levels      |
        | it failed by levels and succeeded   | levels      |
        | it reached what is required, and failed by levels | levels |
        | nobody says how far away            | range       |
        | less than nothing away              | range       |
        | the DM requires a mere success      | requirement |

  @action_points.placement.dm_resolves
  Rule: The DM may resolve a failed placement in another way

    Scenario: the DM does
      Given an area wanted 60 squares away, with long range difficulty
      And it went as a failure
      And it failed by 5 levels
      And the DM resolves a failure in another way
      When the area is placed
      Then it lies elsewhere, and where is not determined

    Scenario: the DM does so after a failure to reach what is required
      Given an area wanted 60 squares away, with long range difficulty
      And the DM requires a outstanding
      And it went as a failure
      And it failed by 5 levels
      And the DM resolves a failure in another way
      When the area is placed
      Then it lies elsewhere, and where is not determined

    @near_miss
    Scenario: the DM has nothing to resolve
      Given an area wanted 60 squares away, with long range difficulty
      And it went as a success
      And the DM resolves a failure in another way
      When the area is placed
      Then it lies where it was wanted

    @near_miss
    Scenario: the DM leaves it to the dice
      Given an area wanted 60 squares away, with long range difficulty
      And it went as a failure
      And it failed by 5 levels
      When the area is placed
      And the die for the direction shows 8
      Then it is off by 3 squares, in direction 8

  @action_points.placement.direction
  Rule: 1d8 tells the direction in which a failed placement is off

    Scenario Outline: each face
      Given an area wanted 100 squares away, with long range difficulty
      And it went as a failure
      And it failed by 2 levels
      When the area is placed
      And the die for the direction shows <face>
      Then it is off by 2 squares, in direction <face>

      Examples:
        | face |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |
        | 7    |
        | 8    |

    Scenario Outline: faces that are none
      Given an area wanted 100 squares away, with long range difficulty
      And it went as a failure
      And it failed by 2 levels
      When the area is placed
      And the die for the direction shows <face>
      Then it is refused for its direction

      Examples:
        | face |
        | 0    |
        | 9    |

    @near_miss
    Scenario: no failure, no die
      Given an area wanted 100 squares away, with long range difficulty
      And it went as a success
      When the area is placed
      And the die for the direction shows 4
      Then it lies where it was wanted

  @action_points.placement.offset
  Rule: It is off by a hundredth of the wanted range for each level of failure

    Scenario Outline: whole squares and parts
      Given an area wanted <range> squares away, with other difficulty
      And it went as a failure
      And it failed by <levels> levels
      When the area is placed
      And the die for the direction shows 4
      Then it is off by <offset> squares, in direction 4

      Examples:
        | range | levels | offset |
        | 100   | 1      | 1      |
        | 100   | 3      | 3      |
        | 200   | 3      | 6      |
        | 40    | 1      | 2/5    |
        | 40    | 5      | 2      |
        | 30    | 7      | 21/10  |
        | 50    | 1      | 1/2    |
        | 99    | 1      | 99/100 |
        | 10    | 120    | 12     |
        | 1     | 1      | 1/100  |

    Scenario: a hundredth of no range is nothing
      Given an area wanted 0 squares away, with other difficulty
      And it went as a failure
      And it failed by 9 levels
      When the area is placed
      And the die for the direction shows 4
      Then it lies where it was wanted

    Scenario: nor does it matter by how many levels
      Given an area wanted 0 squares away, with long range difficulty
      And it went as a failure
      When the area is placed
      And the die for the direction shows 4
      Then it lies where it was wanted

    @near_miss
    Scenario: without the levels only the direction is known
      Given an area wanted 100 squares away, with other difficulty
      And it went as a failure
      When the area is placed
      And the die for the direction shows 4
      Then it is off in direction 4, by how much is not determined

  @action_points.placement.levels
  Rule: What a level of failure is, is not said here

    Scenario Outline: nobody says how many
      Given an area wanted <range> squares away, with poor visibility difficulty
      And it went as a failure
      When the area is placed
      And the die for the direction shows <face>
      Then it is off in direction <face>, by how much is not determined

      Examples:
        | range | face |
        | 60    | 1    |
        | 200   | 6    |

    @near_miss
    Scenario: somebody says how many
      Given an area wanted 200 squares away, with poor visibility difficulty
      And it went as a failure
      And it failed by 1 levels
      When the area is placed
      And the die for the direction shows 6
      Then it is off by 2 squares, in direction 6
