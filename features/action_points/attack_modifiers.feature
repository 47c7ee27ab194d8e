Feature: Attack modifiers
  What the situation adds to an attack roll, category by category, and whom a shot into a grapple strikes. A category in
  which nothing applies has no modifier, written as a dash; that is not +0. Document 000, L212 to L243.

  @action_points.attack_modifiers.columns
  Rule: A touch counts as melee, what is thrown or shot as ranged, areas and attacks on the mind as supernatural

    Scenario Outline: each kind of attack
      Given an attack with target sprinting
      And with target pinned
      When it is made <how>
      Then its disadvantaged modifier is <disadvantaged>
      And its advantaged modifier is <advantaged>
      And the modifiers come to <sum>

      Examples:
        | how              | disadvantaged | advantaged | sum |
        | in melee         | +0            | +4         | 4   |
        | by touch         | +0            | +4         | 4   |
        | by throwing      | -8            | +0         | -8  |
        | with a projectile | -8           | +0         | -8  |
        | at range         | -8            | +0         | -8  |
        | over an area     | -8            | +0         | -8  |
        | on body and mind | -8            | +0         | -8  |

    Scenario Outline: ranged and supernatural attacks differ
      Given an attack with two-handed weapon without room
      When it is made <how>
      Then its disadvantaged modifier is <modifier>
      And the modifiers come to <sum>

      Examples:
        | how              | modifier | sum |
        | by throwing      | -2       | -2  |
        | with a projectile | -2      | -2  |
        | at range         | -2       | -2  |
        | over an area     | +0       | 0   |
        | on body and mind | +0       | 0   |

    Scenario: nothing particular
      Given an attack with nothing particular
      When it is made in melee
      Then its unusual weapon modifier is -
      And its flanking modifier is -
      And its advantaged modifier is -
      And its disadvantaged modifier is -
      And its position modifier is -
      And the modifiers come to 0

    Scenario: an unknown kind of attack
      Given an attack with target pinned
      When it is made in an unknown way
      Then it is refused for its kind

    Scenario: nobody says what kind of attack it is
      Given an attack with target pinned
      When nobody says how it is made
      Then it is refused for its kind

    Scenario Outline: what no situation is
      Given an attack with <situation>
      When it is made in melee
      Then it is refused for its <fact>

      Examples:
        | situation                       | fact                |
        | an unknown situation            | situations          |
        | a weapon held in an unknown way | hold                |
        | no melee attacker               | number of attackers |

    Scenario Outline: what excludes one another
      Given an attack with <one>
      And with <other>
      When it is made in melee
      Then it is refused for its situations

      Examples:
        | one            | other                      |
        | target running | target sprinting           |
        | target prone   | target kneeling or sitting |

    @near_miss
    Scenario: a ray is a case of its own
      Given an attack with target sprinting
      When it is made as a ray
      Then the modifiers come to -8

  @action_points.attack_modifiers.rays
  Rule: A ray takes the column of what it counts as

    Scenario Outline: where the two columns are alike
      Given an attack with <situation>
      When it is made as a ray
      Then the modifiers come to <sum>

      Examples:
        | situation               | sum |
        | target adjacent to ally | -4  |
        | target helpless         | 0   |
        | target prone            | -4  |
        | untrained weapon        | -4  |

    @reading.action_points.attack_modifiers.column_of_rays.ranged
    Scenario Outline: as a ranged attack
      Given an attack with <situation>
      When it is made as a ray
      Then its <category> modifier is <modifier>
      And the modifiers come to <sum>

      Examples: an improvised weapon has its penalty then, and no weapon is used prone
        | situation                      | category       | modifier | sum |
        | attacker prone                 | position       | +2       | 2   |
        | two-handed weapon without room | disadvantaged  | -2       | -2  |
        | improvised weapon              | unusual weapon | -4       | -4  |

    @reading.action_points.attack_modifiers.column_of_rays.supernatural
    Scenario Outline: as a supernatural attack
      Given an attack with <situation>
      When it is made as a ray
      Then its <category> modifier is <modifier>
      And the modifiers come to <sum>

      Examples:
        | situation                      | category      | modifier | sum |
        | attacker prone                 | position      | +0       | 0   |
        | two-handed weapon without room | disadvantaged | +0       | 0   |

    @reading.action_points.attack_modifiers.column_of_rays.supernatural
    @reading.action_points.attack_modifiers.dash_of_improvised.no_such_attack
    Scenario: a supernatural attack that there is not
      Given an attack with improvised weapon
      When it is made as a ray
      Then it is not allowed

    @near_miss
    Scenario: an arrow
      Given an attack with target adjacent to ally
      When it is made with a projectile
      Then the modifiers come to -4

  @action_points.attack_modifiers.unusual_weapon
  Rule: A secondary natural attack, an improvised weapon and an untrained one cost 4

    Scenario Outline: each row of unusual weapons
      Given an attack with <situation>
      When it is made in melee
      Then its <category> modifier is <melee>
      When it is made at range
      Then its <category> modifier is <ranged>
      When it is made on body and mind
      Then its <category> modifier is <supernatural>

      Examples: secondary attacks have a note
        | category       | situation                | melee | ranged | supernatural |
        | unusual weapon | secondary natural attack | -4²   | -4²    | -4²          |
        | unusual weapon | untrained weapon         | -4    | -4     | -4           |

      @reading.action_points.attack_modifiers.dash_of_improvised.no_modifier
      Examples: an improvised weapon
        | category       | situation         | melee | ranged | supernatural |
        | unusual weapon | improvised weapon | -4    | -4     | -            |

    Scenario Outline: no natural weapon is thrown or takes ammunition
      Given an attack with secondary natural attack
      When it is made <how>
      Then it is refused for its kind

      Examples:
        | how               |
        | by throwing       |
        | with a projectile |

    @near_miss
    Scenario: a weapon as usual
      Given an attack with nothing particular
      When it is made in melee
      Then its unusual weapon modifier is -

  @action_points.attack_modifiers.dash
  Rule: Where the table has a dash there is no modifier

    @reading.action_points.attack_modifiers.dash_of_improvised.no_modifier
    Scenario Outline: an improvised weapon adds nothing to a supernatural attack
      Given an attack with improvised weapon
      And with target kneeling or sitting
      When it is made <how>
      Then its unusual weapon modifier is -
      And the modifiers come to -2

      Examples:
        | how              |
        | over an area     |
        | on body and mind |

    @reading.action_points.attack_modifiers.dash_of_improvised.no_such_attack
    Scenario Outline: no supernatural attack is made with an improvised weapon
      Given an attack with improvised weapon
      And with target kneeling or sitting
      When it is made <how>
      Then it is not allowed

      Examples:
        | how              |
        | over an area     |
        | on body and mind |

    @reading.action_points.attack_modifiers.dash_of_improvised.no_modifier
    Scenario: an untrained weapon still costs 4 beside the dash
      Given an attack with improvised weapon
      And with untrained weapon
      When it is made on body and mind
      Then its unusual weapon modifier is -4
      And the modifiers come to -4

    Scenario Outline: who is not in melee is none of the melee attackers
      Given an attack by one of <number> in melee
      When it is made <how>
      Then its flanking modifier is -
      And the modifiers come to 0

      Examples:
        | number | how               |
        | 2      | with a projectile |
        | 3      | as a ray          |
        | 4      | over an area      |
        | 5      | by throwing       |

    @near_miss
    Scenario Outline: +0 is a modifier
      Given an attack with <situation>
      When it is made <how>
      Then its <category> modifier is +0
      And the modifiers come to 0

      Examples:
        | situation       | how              | category      |
        | attacker prone  | on body and mind | position      |
        | target running  | in melee         | disadvantaged |
        | target helpless | by throwing      | advantaged    |

    @near_miss
    Scenario: an improvised weapon in melee
      Given an attack with improvised weapon
      When it is made in melee
      Then its unusual weapon modifier is -4

  @action_points.attack_modifiers.flanking
  Rule: One of two, three, or four and more melee attackers has a bonus

    Scenario Outline: each row of melee attackers
      Given an attack with <situation>
      When it is made in melee
      Then its <category> modifier is <melee>
      When it is made at range
      Then its <category> modifier is <ranged>
      When it is made on body and mind
      Then its <category> modifier is <supernatural>

      Examples:
        | category | situation                    | melee | ranged | supernatural |
        | flanking | one of two in melee          | +2    | -      | -            |
        | flanking | one of three in melee        | +4    | -      | -            |
        | flanking | one of four or more in melee | +6    | -      | -            |

    Scenario Outline: by number
      Given an attack by one of <number> in melee
      When it is made <how>
      Then its flanking modifier is <modifier>
      And the modifiers come to <sum>

      Examples: a touch is made in melee
        | number | how      | modifier | sum |
        | 2      | by touch | +2       | 2   |
        | 3      | by touch | +4       | 4   |
        | 4      | in melee | +6       | 6   |
        | 5      | in melee | +6       | 6   |
        | 8      | in melee | +6       | 6   |

    Scenario: around the target
      Given an attack by one of 2 in melee
      And they stand around the target
      When it is made in melee
      Then its flanking modifier is +2

    @reading.action_points.attack_modifiers.places.by_number
    Scenario Outline: on one side, and yet several
      Given an attack by one of <number> in melee
      And they all stand on one side
      When it is made in melee
      Then its flanking modifier is <modifier>

      Examples:
        | number | modifier |
        | 2      | +2       |
        | 4      | +6       |

    @near_miss
    @reading.action_points.attack_modifiers.places.around
    Scenario Outline: on one side, and so not around
      Given an attack by one of <number> in melee
      And they all stand on one side
      When it is made in melee
      Then its flanking modifier is -
      And the modifiers come to 0

      Examples:
        | number |
        | 2      |
        | 4      |

    @near_miss
    Scenario: alone
      Given an attack with nobody else in melee
      When it is made in melee
      Then its flanking modifier is -
      And the modifiers come to 0

  @action_points.attack_modifiers.advantaged
  Rule: Higher ground, and a target that grapples, is pinned or is helpless, can be an advantage

    Scenario Outline: each row of advantages
      Given an attack with <situation>
      When it is made in melee
      Then its <category> modifier is <melee>
      When it is made at range
      Then its <category> modifier is <ranged>
      When it is made on body and mind
      Then its <category> modifier is <supernatural>

      Examples:
        | category   | situation        | melee | ranged | supernatural |
        | advantaged | higher ground    | +1    | +0     | +0           |
        | advantaged | target grappling | +0    | +0³    | +0³          |
        | advantaged | target pinned    | +4    | +0     | +0           |
        | advantaged | target helpless  | +4    | +0     | +0           |

    @near_miss
    Scenario: a target that only lies there
      Given an attack with target prone
      When it is made in melee
      Then its advantaged modifier is -

  @action_points.attack_modifiers.disadvantaged
  Rule: Lack of room, closeness, and a target that runs or sprints can be a disadvantage

    Scenario Outline: each row of disadvantages
      Given an attack with <situation>
      When it is made in melee
      Then its <category> modifier is <melee>
      When it is made at range
      Then its <category> modifier is <ranged>
      When it is made on body and mind
      Then its <category> modifier is <supernatural>

      Examples:
        | category      | situation                      | melee | ranged | supernatural |
        | disadvantaged | two-handed weapon without room | -2    | -2     | +0           |
        | disadvantaged | target adjacent to attacker    | +0    | -4     | -4           |
        | disadvantaged | target adjacent to ally        | +0    | -4     | -4           |
        | disadvantaged | target running                 | +0    | -4     | -4           |
        | disadvantaged | target sprinting               | +0    | -8     | -8           |

    Scenario: a two-handed weapon in cramped space
      Given an attack with two-handed weapon
      And with weapon in cramped space
      When it is made in melee
      Then its disadvantaged modifier is -2
      And the modifiers come to -2

    Scenario: both on a mount and in cramped space
      Given an attack with two-handed weapon
      And with weapon in cramped space
      And with weapon on a mount
      When it is made in melee
      Then its disadvantaged modifier is -2
      And the modifiers come to -2

    @near_miss
    Scenario Outline: what hampers nobody
      Given an attack with <one>
      And with <other>
      When it is made in melee
      Then its disadvantaged modifier is -
      And the modifiers come to 0

      Examples:
        | one                             | other                       |
        | one-handed weapon               | weapon on a mount           |
        | one-handed weapon               | weapon in cramped space     |
        | one-handed weapon               | weapon in a cramped vehicle |
        | light weapon                    | weapon in cramped space     |
        | no weapon                       | weapon in a cramped vehicle |
        | two-handed weapon               | nothing particular          |
        | double weapon                   | nothing particular          |
        | one-handed weapon in both hands | nothing particular          |

    @near_miss
    Scenario: nobody says how the weapon is held
      Given an attack with weapon on a mount
      When it is made in melee
      Then its disadvantaged modifier is -

    @near_miss
    @reading.action_points.attack_modifiers.two_handed_use.by_size
    Scenario Outline: a one-handed weapon in both hands is none that is two-handed
      Given an attack with one-handed weapon in both hands
      And with <where>
      When it is made in melee
      Then its disadvantaged modifier is -

      Examples:
        | where                       |
        | weapon on a mount           |
        | weapon in cramped space     |
        | weapon in a cramped vehicle |

    @reading.action_points.attack_modifiers.two_handed_use.by_hands
    Scenario Outline: a one-handed weapon in both hands is used as one that is two-handed
      Given an attack with one-handed weapon in both hands
      And with <where>
      When it is made in melee
      Then its disadvantaged modifier is -2

      Examples:
        | where                       |
        | weapon on a mount           |
        | weapon in cramped space     |
        | weapon in a cramped vehicle |

    Scenario Outline: a double weapon on a mount or aboard
      Given an attack with double weapon
      And with <where>
      When it is made <how>
      Then its disadvantaged modifier is <modifier>
      And the modifiers come to <modifier>

      Examples: no blow, no lack of room
        | where                       | how              | modifier |
        | weapon on a mount           | in melee         | -2       |
        | weapon in a cramped vehicle | in melee         | -2       |
        | weapon in a cramped vehicle | at range         | -2       |
        | weapon on a mount           | on body and mind | 0        |

    Scenario: on a mount in cramped space, where double weapons are hampered anyway
      Given an attack with double weapon
      And with weapon on a mount
      And with weapon in cramped space
      When it is made in melee
      Then its disadvantaged modifier is -2

    @near_miss @reading.action_points.attack_modifiers.double_in_cramped_space.not_named
    Scenario: a double weapon in cramped space is not hampered
      Given an attack with double weapon
      And with weapon in cramped space
      When it is made in melee
      Then its disadvantaged modifier is -

    @reading.action_points.attack_modifiers.double_in_cramped_space.as_two_handed
    Scenario: a double weapon in cramped space is hampered
      Given an attack with double weapon
      And with weapon in cramped space
      When it is made in melee
      Then its disadvantaged modifier is -2

    Scenario Outline: a vehicle for which the DM makes it worse
      Given an attack with two-handed weapon
      And with weapon in a cramped vehicle
      And with <other>
      And for the vehicle the DM makes it <penalty>
      When it is made <how>
      Then its disadvantaged modifier is <modifier>
      And the modifiers come to <sum>

      Examples: one penalty, and the highest of its category
        | other                       | penalty | how          | modifier | sum |
        | nothing particular          | -2      | in melee     | -2       | -2  |
        | nothing particular          | -3      | in melee     | -3       | -3  |
        | weapon in cramped space     | -5      | in melee     | -5       | -5  |
        | target adjacent to attacker | -3      | at range     | -4       | -4  |
        | target adjacent to attacker | -5      | at range     | -5       | -5  |
        | nothing particular          | -5      | over an area | 0        | 0   |

    @near_miss
    Scenario: a vehicle that hampers no light weapon, whatever the DM makes of it
      Given an attack with light weapon
      And with weapon in a cramped vehicle
      And for the vehicle the DM makes it -5
      When it is made in melee
      Then its disadvantaged modifier is -

    Scenario Outline: no penalty of a vehicle
      Given an attack with two-handed weapon
      And with <where>
      And for the vehicle the DM makes it <penalty>
      When it is made in melee
      Then it is refused for its vehicle's penalty

      Examples: better than the least, or without a vehicle
        | where                       | penalty |
        | weapon in a cramped vehicle | -1      |
        | weapon in cramped space     | -3      |

  @action_points.attack_modifiers.position
  Rule: Who lies, kneels or sits changes the attack

    Scenario Outline: each row of positions
      Given an attack with <situation>
      When it is made in melee
      Then its <category> modifier is <melee>
      When it is made at range
      Then its <category> modifier is <ranged>
      When it is made on body and mind
      Then its <category> modifier is <supernatural>

      Examples: shooting prone has a note
        | category | situation                  | melee | ranged | supernatural |
        | position | attacker prone             | -4    | +2⁴    | +0           |
        | position | target kneeling or sitting | +2    | -2     | -2           |
        | position | target prone               | +4    | -4     | -4           |

    @near_miss
    Scenario: a helpless target may still stand
      Given an attack with target helpless
      When it is made in melee
      Then its position modifier is -
      And the modifiers come to 4

  @action_points.attack_modifiers.highest_only
  Rule: Of several modifiers in one category, the one furthest from 0 counts alone

    Scenario Outline: two of one category
      Given an attack with <one>
      And with <other>
      When it is made <how>
      Then its <category> modifier is <modifier>
      And the modifiers come to <sum>

      Examples: equal ones count once
        | one                         | other                      | how              | category       | modifier | sum |
        | improvised weapon           | untrained weapon           | in melee         | unusual weapon | -4       | -4  |
        | secondary natural attack    | untrained weapon           | in melee         | unusual weapon | -4       | -4  |
        | higher ground               | target pinned              | in melee         | advantaged     | +4       | 4   |
        | higher ground               | target grappling           | in melee         | advantaged     | +1       | 1   |
        | target pinned               | target helpless            | in melee         | advantaged     | +4       | 4   |
        | target grappling            | target pinned              | at range         | advantaged     | +0       | 0   |
        | target adjacent to attacker | target sprinting           | at range         | disadvantaged  | -8       | -8  |
        | target adjacent to attacker | target adjacent to ally    | at range         | disadvantaged  | -4       | -4  |
        | target adjacent to ally     | target running             | on body and mind | disadvantaged  | -4       | -4  |
        | attacker prone              | target prone               | at range         | position       | -4       | -4  |
        | attacker prone              | target prone               | on body and mind | position       | -4       | -4  |
        | attacker prone              | target kneeling or sitting | in melee         | position       | -4       | -4  |
        | attacker prone              | target kneeling or sitting | on body and mind | position       | -2       | -2  |

    Scenario: a two-handed weapon on a mount, at somebody running
      Given an attack with two-handed weapon without room
      And with target running
      When it is made at range
      Then its disadvantaged modifier is -4
      And the modifiers come to -4
      When it is made in melee
      Then its disadvantaged modifier is -2
      And the modifiers come to -2

    @near_miss
    Scenario: two of different categories
      Given an attack with target pinned
      And with target prone
      When it is made in melee
      Then its advantaged modifier is +4
      And its position modifier is +4

  @action_points.attack_modifiers.opposites
  Rule: Which of a bonus and a penalty equally far from 0 counts is not said

    @reading.action_points.attack_modifiers.ties.not_said
    Scenario Outline: neither counts for sure
      Given an attack with attacker prone
      And with <target>
      And with higher ground
      When it is made <how>
      Then its position modifier and the sum are not determined
      And its advantaged modifier is <advantaged>

      Examples:
        | target                     | how      | advantaged |
        | target prone               | in melee | +1         |
        | target prone               | by touch | +1         |
        | target kneeling or sitting | at range | +0         |

    @reading.action_points.attack_modifiers.ties.bonus
    Scenario Outline: the bonus counts
      Given an attack with attacker prone
      And with <target>
      When it is made <how>
      Then its position modifier is <modifier>
      And the modifiers come to <sum>

      Examples:
        | target                     | how      | modifier | sum |
        | target prone               | in melee | +4       | 4   |
        | target kneeling or sitting | at range | +2       | 2   |

    @reading.action_points.attack_modifiers.ties.penalty
    Scenario Outline: the penalty counts
      Given an attack with attacker prone
      And with <target>
      When it is made <how>
      Then its position modifier is <modifier>
      And the modifiers come to <sum>

      Examples:
        | target                     | how      | modifier | sum |
        | target prone               | in melee | -4       | -4  |
        | target kneeling or sitting | at range | -2       | -2  |

    @reading.action_points.attack_modifiers.ties.cancel
    Scenario Outline: both count, and come to nothing
      Given an attack with attacker prone
      And with <target>
      When it is made <how>
      Then its position modifier is +0
      And the modifiers come to 0

      Examples:
        | target                     | how      |
        | target prone               | in melee |
        | target kneeling or sitting | at range |

    @near_miss
    Scenario: a bonus and a larger penalty
      Given an attack with attacker prone
      And with target kneeling or sitting
      When it is made in melee
      Then its position modifier is -4

    @near_miss
    Scenario: two that are +0
      Given an attack with target grappling
      And with target helpless
      When it is made at range
      Then its advantaged modifier is +0

    @near_miss
    Scenario: opposites of different categories
      Given an attack with untrained weapon
      And with target pinned
      When it is made in melee
      Then the modifiers come to 0

  @action_points.attack_modifiers.categories_add_up
  Rule: The modifiers of different categories add up

    Scenario Outline: two categories
      Given an attack with <one>
      And with <other>
      When it is made <how>
      Then the modifiers come to <sum>

      Examples:
        | one                      | other                      | how              | sum |
        | target helpless          | target prone               | in melee         | 8   |
        | one of three in melee    | higher ground              | in melee         | 5   |
        | untrained weapon         | target sprinting           | at range         | -12 |
        | target sprinting         | target prone               | on body and mind | -12 |
        | secondary natural attack | one of two in melee        | in melee         | -2  |
        | target running           | target kneeling or sitting | at range         | -6  |
        | higher ground            | two-handed weapon without room | in melee     | -1  |
        | higher ground            | two-handed weapon without room | at range     | -2  |

    Scenario: all five categories
      Given an attack with untrained weapon
      And with one of four or more in melee
      And with target pinned
      And with two-handed weapon without room
      And with target kneeling or sitting
      When it is made in melee
      Then its unusual weapon modifier is -4
      And its flanking modifier is +6
      And its advantaged modifier is +4
      And its disadvantaged modifier is -2
      And its position modifier is +2
      And the modifiers come to 6

    @near_miss
    Scenario: two advantages
      Given an attack with target pinned
      And with target helpless
      When it is made in melee
      Then the modifiers come to 4

  @action_points.attack_modifiers.akimbo_reduces
  Rule: Skill in akimbo fighting reduces the penalty of a secondary natural attack

    Scenario Outline: by what it takes off
      Given an attack with secondary natural attack
      And an akimbo skill of <level>
      And that skill takes <reduction> off
      When it is made <how>
      Then its unusual weapon modifier is <modifier>
      And the modifiers come to <sum>

      Examples:
        | level | reduction | how              | modifier | sum |
        | 3     | 1         | in melee         | -3       | -3  |
        | 9     | 3         | at range         | -1       | -1  |
        | 20    | 4         | on body and mind | +0       | 0   |
        | 1     | 0         | in melee         | -4       | -4  |
        | 1     | 2         | by touch         | -2       | -2  |

    Scenario Outline: what else is unusual keeps its penalty
      Given an attack with secondary natural attack
      And with untrained weapon
      And an akimbo skill of 8
      And that skill takes 3 off
      When it is made <how>
      Then its unusual weapon modifier is -4
      And the modifiers come to -4

      Examples:
        | how              |
        | in melee         |
        | on body and mind |

    @reading.action_points.attack_modifiers.dash_of_improvised.no_modifier
    Scenario: a dash beside it keeps nothing
      Given an attack with secondary natural attack
      And with improvised weapon
      And an akimbo skill of 8
      And that skill takes 3 off
      When it is made on body and mind
      Then its unusual weapon modifier is -1

    Scenario Outline: no such reduction
      Given an attack with secondary natural attack
      And an akimbo skill of <level>
      And that skill takes <reduction> off
      When it is made in melee
      Then it is refused for its <fact>

      Examples: beyond the penalty, below nothing, without the skill, and a skill below nothing
        | level | reduction | fact      |
        | 8     | 5         | reduction |
        | 8     | -1        | reduction |
        | 0     | 1         | reduction |
        | -1    | 1         | skill     |

    @near_miss
    Scenario: without the skill
      Given an attack with secondary natural attack
      And an akimbo skill of 0
      When it is made in melee
      Then its unusual weapon modifier is -4
      And the modifiers come to -4

    @near_miss
    Scenario: no reduction without the skill
      Given an attack with secondary natural attack
      And an akimbo skill of 0
      And that skill takes 0 off
      When it is made in melee
      Then its unusual weapon modifier is -4

    @near_miss
    Scenario Outline: it reduces no other penalty
      Given an attack with <situation>
      And an akimbo skill of 8
      And that skill takes 3 off
      When it is made in melee
      Then its unusual weapon modifier is -4
      And the modifiers come to -4

      Examples:
        | situation         |
        | improvised weapon |
        | untrained weapon  |

  @action_points.attack_modifiers.how_much_reduced
  Rule: How much that skill takes off is not said here

    Scenario Outline: with the skill, and nobody says what it does
      Given an attack with secondary natural attack
      And with target pinned
      And an akimbo skill of <level>
      When it is made in melee
      Then its unusual weapon modifier and the sum are not determined
      And its advantaged modifier is +4

      Examples:
        | level |
        | 1     |
        | 15    |

    @reading.action_points.attack_modifiers.dash_of_improvised.no_modifier
    Scenario: a dash beside it settles nothing
      Given an attack with secondary natural attack
      And with improvised weapon
      And an akimbo skill of 6
      When it is made over an area
      Then its unusual weapon modifier and the sum are not determined

    @near_miss
    Scenario Outline: another penalty of 4 makes it idle
      Given an attack with secondary natural attack
      And with <situation>
      And an akimbo skill of 6
      When it is made in melee
      Then its unusual weapon modifier is -4
      And the modifiers come to -4

      Examples:
        | situation         |
        | improvised weapon |
        | untrained weapon  |

    @near_miss
    Scenario: the skill in another attack
      Given an attack with target pinned
      And an akimbo skill of 6
      When it is made in melee
      Then its unusual weapon modifier is -
      And the modifiers come to 4

  @action_points.attack_modifiers.any_grappler
  Rule: A ranged or supernatural attack on a grappler strikes any of them, with equal chances

    Scenario Outline: each kind that picks
      Given Ann, Bob and Cid grapple with one another
      When Bob is attacked <how>, and the pick shows <face>
      Then <struck> is who it strikes
      And the chance that it strikes the target is 1/3

      Examples:
        | how               | face | struck |
        | by throwing       | 1    | Ann    |
        | with a projectile | 2    | Bob    |
        | at range          | 3    | Cid    |
        | as a ray          | 1    | Ann    |
        | on body and mind  | 3    | Cid    |

    Scenario Outline: equal chances
      Given <names> grapple with one another
      When Ann is attacked with a projectile, and the pick shows every face in turn
      Then Ann is struck on 1 of the faces
      And Bob is struck on 1 of the faces

      Examples:
        | names                 |
        | Ann and Bob           |
        | Ann, Bob, Cid and Dan |

    Scenario: two grapplers
      Given Ann and Bob grapple with one another
      When Ann is attacked by throwing, and the pick shows 2
      Then Bob is who it strikes
      And the chance that it strikes the target is 1/2

    Scenario: whoever is meant may be struck
      Given Ann and Bob grapple with one another
      When Bob is attacked by throwing, and the pick shows 2
      Then the attack is made against Bob and strikes Bob

    @reading.action_points.attack_modifiers.when_picked.before_the_roll
    Scenario Outline: picked before the roll
      Given Ann, Bob and Cid grapple with one another
      When Bob is attacked <how>, and the pick shows <face>
      Then the attack is made against <struck> and strikes <struck>

      Examples:
        | how              | face | struck |
        | by throwing      | 1    | Ann    |
        | as a ray         | 3    | Cid    |
        | on body and mind | 1    | Ann    |

    @reading.action_points.attack_modifiers.when_picked.after_a_hit
    Scenario Outline: picked after a hit
      Given Ann, Bob and Cid grapple with one another
      When Bob is attacked <how>, and the pick shows <face>
      Then the attack is made against Bob and strikes <struck>

      Examples:
        | how              | face | struck |
        | by throwing      | 1    | Ann    |
        | as a ray         | 3    | Cid    |
        | on body and mind | 1    | Ann    |

    @near_miss
    Scenario Outline: in melee whoever is meant is struck
      Given Ann, Bob and Cid grapple with one another
      When Bob is attacked <how>, and the pick shows 1
      Then the attack is made against Bob and strikes Bob
      And the chance that it strikes the target is 1

      Examples:
        | how      |
        | in melee |
        | by touch |

    Scenario Outline: no such face
      Given Ann, Bob and Cid grapple with one another
      When Bob is attacked by throwing, and the pick shows <face>
      Then it is refused for its die

      Examples:
        | face |
        | 0    |
        | 4    |

    Scenario: somebody who does not grapple
      Given Ann and Bob grapple with one another
      When Cid is attacked by throwing, and the pick shows 1
      Then it is refused for its target

    Scenario: a name that comes twice
      Given Ann, Bob and Ann grapple with one another
      When Ann is attacked by throwing, and the pick shows 1
      Then it is refused for its grapplers

    Scenario: nobody grapples alone
      Given Ann grapple with one another
      When Ann is attacked by throwing, and the pick shows 1
      Then it is refused for its grapplers

    Scenario: nobody says who grapples
      When Ann is attacked by throwing
      Then it is refused for its grapplers

    Scenario: nobody says who is meant
      Given Ann and Bob grapple with one another
      When nobody says who is attacked with a projectile
      Then it is refused for its target

    Scenario: nobody says in which way
      Given Ann and Bob grapple with one another
      When Ann is attacked, and nobody says how
      Then it is refused for its kind

    Scenario: an area is no attack on one of them
      Given Ann and Bob grapple with one another
      When Ann is attacked over an area
      Then it is refused for its kind

  @action_points.attack_modifiers.weapons_prone
  Rule: A thrown or projectile weapon that is not for use prone is not properly used so

    @reading.action_points.attack_modifiers.improper_use_prone.not_at_all
    Scenario Outline: not used at all
      Given an attack with attacker prone
      And with weapon of no use prone
      When it is made <how>
      Then it is not allowed

      Examples:
        | how               |
        | by throwing       |
        | with a projectile |

    @reading.action_points.attack_modifiers.improper_use_prone.somehow
    Scenario Outline: used at a cost that nobody knows
      Given an attack with attacker prone
      And with weapon of no use prone
      And with target pinned
      When it is made <how>
      Then its advantaged modifier is +0
      And the sum is not determined

      Examples:
        | how               |
        | by throwing       |
        | with a projectile |

    @near_miss
    Scenario Outline: of use prone
      Given an attack with attacker prone
      And with weapon of use prone
      When it is made <how>
      Then its position modifier is +2
      And the modifiers come to 2

      Examples:
        | how               |
        | by throwing       |
        | with a projectile |

    @near_miss
    Scenario: on one's feet
      Given an attack with weapon of no use prone
      And with target prone
      When it is made with a projectile
      Then its position modifier is -4
      And the modifiers come to -4

    @near_miss
    Scenario Outline: the note is of thrown and projectile weapons
      Given an attack with attacker prone
      And with weapon of no use prone
      When it is made <how>
      Then its position modifier is <modifier>

      Examples:
        | how      | modifier |
        | in melee | -4       |
        | at range | +2       |

  @action_points.attack_modifiers.which_weapons_prone
  Rule: Which thrown and projectile weapons are not for use prone is not said

    Scenario Outline: nobody knows
      Given an attack with attacker prone
      When it is made <how>
      Then whether it is allowed is not determined
      And the sum is not determined

      Examples:
        | how               |
        | by throwing       |
        | with a projectile |

    @near_miss
    Scenario Outline: it does not matter
      Given an attack with attacker prone
      When it is made <how>
      Then the modifiers come to <sum>

      Examples:
        | how              | sum |
        | by touch         | -4  |
        | at range         | 2   |
        | over an area     | 0   |
        | on body and mind | 0   |
