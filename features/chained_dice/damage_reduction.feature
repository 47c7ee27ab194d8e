Feature: Damage reduction
  Strikes at a target that has damage reduction. Document 002, L86 to L88.

  @chained_dice.damage_reduction.bypassed
  Rule: A critical strike does its full damage as if there were no damage reduction

    Scenario Outline: full damage
      Given a target with damage reduction
      When a critical strike hits it for <damage>
      Then <damage> damage is taken

      Examples:
        | damage |
        | 0      |
        | 1      |
        | 20     |

    Scenario Outline: whatever the reduction would leave
      Given a target with damage reduction that would leave <left>
      When a critical strike hits it for 14
      Then 14 damage is taken

      Examples:
        | left |
        | 0    |
        | 7    |
        | 13   |
        | 14   |

    Scenario Outline: what cannot be
      Given a target, but <wrong>
      When its damage is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                  | fact      |
        | nobody says how it is struck           | strike    |
        | a strike without a name                | strike    |
        | nobody says for how much it is struck  | damage    |
        | it is struck for less than nothing     | damage    |
        | nobody says whether it has a reduction | reduction |
        | less than nothing is left              | remainder |
        | more is left than there was            | remainder |
        | no reduction leaves half               | remainder |

    @near_miss
    Scenario: a standard hit
      Given a target with damage reduction that would leave 9
      When a standard strike hits it for 14
      Then 9 damage is taken

    @near_miss
    Scenario: no damage reduction
      Given a target without damage reduction
      When a critical strike hits it for 14
      Then 14 damage is taken

  @chained_dice.damage_reduction.undefined
  Rule: What damage reduction leaves of other hits is not said here

    Scenario Outline: somebody says it
      Given a target with damage reduction that would leave <left>
      When a standard strike hits it for 14
      Then <left> damage is taken

      Examples:
        | left |
        | 0    |
        | 7    |
        | 14   |

    Scenario: nobody says it
      Given a target with damage reduction
      When a standard strike hits it for 14
      Then how much damage is taken is not determined

    @near_miss
    Scenario: nothing that would reduce the damage
      Given a target without damage reduction
      When a standard strike hits it for 13
      Then 13 damage is taken

    @near_miss
    Scenario: a critical strike
      Given a target with damage reduction
      When a critical strike hits it for 12
      Then 12 damage is taken
