Feature: Durability of armour
  What critical strikes do to the armour that stops them. Document 002, L90 to L97.

  @chained_dice.durability.worn
  Rule: Only armour that the target wears is damaged, and only by a critical strike that succeeds

    Scenario Outline: no armour
      When a critical strike <with> meets no armour
      Then there is no armour to lose anything

      Examples:
        | with                   |
        | with a gun             |
        | with a crossbow        |
        | with a blunt weapon    |
        | with armor penetration |

    Scenario Outline: what cannot be
      Given a strike at armour, but <wrong>
      When what it does to armour is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact       |
        | nobody says what strike it is            | strike     |
        | a strike without a name                  | strike     |
        | nobody says what it is made with         | weapon     |
        | a weapon without a name                  | weapon     |
        | armour that has no name                  | armour     |
        | nobody says how durable it is            | durability |
        | armour with less than nothing left       | durability |
        | durability of armour that nobody wears   | durability |

    @near_miss
    Scenario: armour
      Given a hauberk with durability 7
      When a critical strike with a gun meets the hauberk
      Then it loses 1, and 6 are left

    @near_miss
    Scenario: nothing that damages armour meets no armour
      When a critical strike with a sword meets no armour
      Then there is no armour to lose anything

    @near_miss
    Scenario Outline: a strike that is not critical, or does not succeed
      Given a hauberk with durability 7
      When a <strike> <with> meets the hauberk
      Then it loses 0, and 7 are left

      Examples:
        | strike                     | with                   |
        | standard strike            | with a gun             |
        | standard strike            | with a blunt weapon    |
        | critical strike that fails | with a gun             |
        | critical strike that fails | with armor penetration |

  @chained_dice.durability.armor_penetration
  Rule: Armor penetration costs armour a point of durability

    Scenario: from strike to strike
      Given a hauberk with durability 3
      And a critical strike with armor penetration has met the hauberk
      When a critical strike with armor penetration meets the hauberk
      Then it loses 1, and 1 are left

    Scenario: a pistol crossbow with armor penetration
      Given a hauberk with durability 3
      When a critical strike with a pistol crossbow that has armor penetration meets the hauberk
      Then it loses 1, and 2 are left

    @near_miss
    Scenario: no armor penetration
      Given a hauberk with durability 3
      When a critical strike with a sword meets the hauberk
      Then it loses 0, and 3 are left

  @chained_dice.durability.blunt
  Rule: Blunt damage costs armour a point of durability

    Scenario: each armour has a durability of its own
      Given a hauberk with durability 8
      And a cuirass with durability 5
      And a critical strike with a blunt weapon has met the hauberk
      And a critical strike with a blunt weapon has met the cuirass
      When a critical strike with a blunt weapon meets the hauberk
      Then it loses 1, and 6 are left

    Scenario: the last point
      Given a hauberk with durability 1
      When a critical strike with a blunt weapon meets the hauberk
      Then it loses 1, and 0 are left

    @near_miss
    Scenario: a sword
      Given a hauberk with durability 1
      When a critical strike with a sword meets the hauberk
      Then it loses 0, and 1 are left

    @reading.chained_dice.durability.several_causes.one
    Scenario Outline: two causes at once cost one point
      Given a hauberk with durability 9
      When a critical strike <with> meets the hauberk
      Then it loses 1, and 8 are left

      Examples:
        | with                                        |
        | with a blunt weapon that has armor penetration |
        | with a gun that does blunt damage           |

    @reading.chained_dice.durability.several_causes.one_each
    Scenario: two causes at once cost two points
      Given a hauberk with durability 9
      When a critical strike with a blunt weapon that has armor penetration meets the hauberk
      Then it loses 2, and 7 are left

  @chained_dice.durability.crossbow
  Rule: A crossbow costs armour a point of durability

    Scenario: a crossbow
      Given a hauberk with durability 10
      When a critical strike with a crossbow meets the hauberk
      Then it loses 1, and 9 are left

    @reading.chained_dice.durability.several_causes.one
    Scenario: a crossbow with armor penetration costs one point
      Given a hauberk with durability 10
      When a critical strike with a crossbow that has armor penetration meets the hauberk
      Then it loses 1, and 9 are left

    @reading.chained_dice.durability.several_causes.one_each
    Scenario: a crossbow with armor penetration costs two points
      Given a hauberk with durability 10
      When a critical strike with a crossbow that has armor penetration meets the hauberk
      Then it loses 2, and 8 are left

    @near_miss
    Scenario: a bow
      Given a hauberk with durability 10
      When a critical strike with a bow meets the hauberk
      Then it loses 0, and 10 are left

  @chained_dice.durability.pistol_crossbow
  Rule: A pistol crossbow is no such crossbow

    Scenario: a pistol crossbow
      Given a hauberk with durability 10
      When a critical strike with a pistol crossbow meets the hauberk
      Then it loses 0, and 10 are left

    @reading.chained_dice.durability.pistol_crossbow_of_two.stays_excluded
    Scenario: one of two pistol crossbows is no gun
      Given a hauberk with durability 10
      And the attacker dual wields
      When a critical strike with a pistol crossbow meets the hauberk
      Then it loses 0, and 10 are left

    @reading.chained_dice.durability.pistol_crossbow_of_two.counts_as_arm
    Scenario: one of two pistol crossbows is a gun
      Given a hauberk with durability 10
      And the attacker dual wields
      When a critical strike with a pistol crossbow meets the hauberk
      Then it loses 1, and 9 are left

    @near_miss
    Scenario: another crossbow
      Given a hauberk with durability 12
      When a critical strike with a crossbow meets the hauberk
      Then it loses 1, and 11 are left

    @near_miss
    Scenario: one of two swords
      Given a hauberk with durability 12
      And the attacker dual wields
      When a critical strike with a sword meets the hauberk
      Then it loses 0, and 12 are left

  @chained_dice.durability.arm
  Rule: A gun costs armour a point of durability

    Scenario: a gun after another
      Given a hauberk with durability 15
      And a critical strike with a gun has met the hauberk
      And a standard strike with a gun has met the hauberk
      When a critical strike with a gun meets the hauberk
      Then it loses 1, and 13 are left

    @reading.chained_dice.durability.several_causes.one_each
    Scenario: three causes at once cost three points
      Given a hauberk with durability 15
      When a critical strike with a gun that does blunt damage and has armor penetration meets the hauberk
      Then it loses 3, and 12 are left

    @reading.chained_dice.durability.several_causes.one
    Scenario: three causes at once cost one point
      Given a hauberk with durability 15
      When a critical strike with a gun that does blunt damage and has armor penetration meets the hauberk
      Then it loses 1, and 14 are left

    @near_miss
    Scenario: no gun
      Given a hauberk with durability 15
      When a critical strike with a bow meets the hauberk
      Then it loses 0, and 15 are left

    Scenario: the durability is stated twice
      Given a hauberk with durability 15
      And a critical strike with a gun has met the hauberk
      When a critical strike meets the hauberk, and its durability is stated anew
      Then it is refused for its durability

  @chained_dice.durability.used_up
  Rule: What becomes of armour that loses more durability than it has is not said here

    Scenario: none was left
      Given a hauberk with durability 0
      When a critical strike with a gun meets the hauberk
      Then it loses 1, and what is left is not determined

    Scenario: the last point was lost before
      Given a hauberk with durability 1
      And a critical strike with a gun has met the hauberk
      When a critical strike with a gun meets the hauberk
      Then it loses 1, and what is left is not determined

    @reading.chained_dice.durability.several_causes.one_each
    Scenario: two points where one is left
      Given a hauberk with durability 1
      When a critical strike with a gun that does blunt damage meets the hauberk
      Then it loses 2, and what is left is not determined

    Scenario: nothing more comes back
      Given a hauberk with durability 0
      And a critical strike with a gun has met the hauberk
      When a critical strike with a sword meets the hauberk
      Then it loses 0, and what is left is not determined

    @near_miss
    Scenario: none was left, and none is lost
      Given a hauberk with durability 0
      When a critical strike with a sword meets the hauberk
      Then it loses 0, and 0 are left

    @near_miss
    Scenario: the last of two points
      Given a hauberk with durability 2
      And a critical strike with a gun has met the hauberk
      When a critical strike with a gun meets the hauberk
      Then it loses 1, and 0 are left
