Feature: Attack speed
  What an attack costs in action points; less is faster. Document 000, L172 to L180.

  @action_points.attack_speed.by_object_size
  Rule: A weapon's object size changes what an attack costs

    Scenario Outline: a normal melee attack with each size
      Given a normal melee attack with a <size> weapon
      When its cost is asked for
      Then it costs <cost> AP, of which its size makes <modifier>

      Examples: Diminutive, Tiny, Medium and Large are the document's
        | size       | cost | modifier |
        | Fine       | 4    | -4       |
        | Diminutive | 5    | -3       |
        | Tiny       | 6    | -2       |
        | Small      | 7    | -1       |
        | Medium     | 8    | 0        |
        | Large      | 9    | 1        |
        | Huge       | 10   | 2        |
        | Gargantuan | 11   | 3        |
        | Colossal   | 12   | 4        |

    Scenario Outline: what nobody knows
      Given an attack, but <wrong>
      When its cost is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                       | fact      |
        | with a weapon of no size                    | size      |
        | nobody says with what size of weapon        | size      |
        | of a kind that is not known                 | kind      |
        | for less than nothing                       | base cost |
        | a normal one with a base cost of its own    | base cost |

  @action_points.attack_speed.normal_melee_attack
  Rule: A normal melee attack costs 8 AP before the weapon's size

    Scenario: the kind is not stated
      Given an attack with a Medium weapon
      When its cost is asked for
      Then it costs 8 AP, of which its size makes 0

    @near_miss
    Scenario: another attack of the same cost
      Given another attack with a Medium weapon, of base cost 8 AP
      When its cost is asked for
      Then it costs 8 AP, of which its size makes 0

  @action_points.attack_speed.other_attacks
  Rule: What other attacks cost before the weapon's size is not said here

    Scenario: not known
      Given another attack with a Large weapon
      When its cost is asked for
      Then its size makes 1, and its cost is not determined

    @near_miss
    Scenario Outline: known from its description
      Given another attack with a <size> weapon, of base cost <base> AP
      When its cost is asked for
      Then it costs <cost> AP, of which its size makes <modifier>

      Examples:
        | size       | base | cost | modifier |
        | Large      | 12   | 13   | 1        |
        | Fine       | 5    | 1    | -4       |
        | Gargantuan | 0    | 3    | 3        |

  @action_points.attack_speed.skills_and_magic
  Rule: Skills and magic can change what an attack costs further

    Scenario Outline: faster and slower
      Given a normal melee attack with a <size> weapon
      And skills and magic change its cost by <other>
      When its cost is asked for
      Then it costs <cost> AP, of which its size makes <modifier>

      Examples:
        | size   | other | cost | modifier |
        | Medium | -1    | 7    | 0        |
        | Medium | 2     | 10   | 0        |
        | Tiny   | -2    | 4    | -2       |
        | Large  | 1     | 10   | 1        |

    @near_miss
    Scenario: no such change
      Given a normal melee attack with a Large weapon
      And skills and magic change its cost by 0
      When its cost is asked for
      Then it costs 9 AP, of which its size makes 1

  @action_points.attack_speed.least_cost
  Rule: How little an attack can cost is not said

    Scenario Outline: below nothing
      Given a normal melee attack with a <size> weapon
      And skills and magic change its cost by <other>
      When its cost is asked for
      Then its size makes <modifier>, and its cost is not determined

      Examples:
        | size | other | modifier |
        | Fine | -5    | -4       |
        | Tiny | -9    | -2       |

    @near_miss
    Scenario: nothing
      Given a normal melee attack with a Fine weapon
      And skills and magic change its cost by -4
      When its cost is asked for
      Then it costs 0 AP, of which its size makes -4
