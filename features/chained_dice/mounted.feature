Feature: Mounted combat
  Riders, passengers, and what sizes change. Size categories are counted as steps of a scale, larger upwards.
  Document 002, L210 to L241.

  @chained_dice.mounted.mount
  Rule: A mount is a creature that is straddled and is steered by signals or by force

    Scenario Outline: each way to steer it
      Given Ann of size 3 on a creature of size 4
      And it is steered by <means>
      When Ann rides it
      Then Ann is a rider of size 5

      Examples:
        | means                  |
        | reins                  |
        | its hair               |
        | a special word         |
        | another kind of force  |
        | another kind of signal |

    Scenario Outline: what is no mount
      Given Ann of size 3 on a creature of size <size>
      And it is steered by <means>
      And it <flaw>
      When Ann rides it
      Then Ann is neither rider nor passenger, of size 3

      Examples:
        | size | means    | flaw                 |
        | 4    | reins    | is no creature       |
        | 4    | reins    | cannot be straddled  |
        | 4    | nothing  | can be straddled     |
        | 2    | its hair | cannot be straddled  |

    Scenario Outline: a rider steers
      Given Ann of size 3 has mounted a creature of size 4
      When Ann wants to <act>
      Then Ann may, as a rider

      Examples:
        | act                 |
        | guide it            |
        | take control of it  |

    Scenario Outline: a ride that cannot be
      Given a ride, but <wrong>
      When it is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                  | fact         |
        | nobody says how large the rider is     | rider's size |
        | nobody says how large the mount is     | mount's size |
        | nobody says how it is steered          | steering     |
        | it is steered in a way nobody knows    | steering     |
        | a cart is in control itself            | steering     |
        | the rider has no name                  | rider        |
        | the rider is larger than the largest   | rider's size |
        | the mount is larger than the largest   | mount's size |

    @near_miss
    Scenario: a creature that decides for itself
      Given Ann of size 3 on a creature of size 7
      And it is in control itself
      When Ann rides it
      Then Ann is a passenger of size 3

    Scenario Outline: nobody to steer anything
      Given Ann of size 3 has been carried by a cart
      When <who> wants to guide it
      Then it is refused for its rider

      Examples:
        | who |
        | Ann |
        | Bob |

  @chained_dice.mounted.no_smaller_mount
  Rule: Nobody rides a mount of a smaller size category than his own

    Scenario Outline: smaller by one and by more
      Given Ann of size 3 on a creature of size <size>
      And it is steered by reins
      When Ann rides it
      Then it is not allowed

      Examples:
        | size |
        | 2    |
        | 0    |

    @near_miss
    Scenario Outline: as large as its rider, and larger
      Given Ann of size 3 on a creature of size <size>
      And it is steered by reins
      When Ann rides it
      Then Ann is a rider of size <mounted>

      Examples:
        | size | mounted |
        | 3    | 4       |
        | 4    | 5       |

    @near_miss
    Scenario: a small creature that carries a passenger
      Given Ann of size 3 on a creature of size 2
      And it is in control itself
      When Ann rides it
      Then Ann is a passenger of size 3

  @chained_dice.mounted.size
  Rule: A rider is one size category larger than his mount

    Scenario Outline: whatever the rider's own size
      Given Ann of size <own> on a creature of size <mount>
      And it is steered by reins
      When Ann rides it
      Then Ann is a rider of size <mounted>

      Examples:
        | own | mount | mounted |
        | 1   | 6     | 7       |
        | 6   | 6     | 7       |
        | -1  | 0     | 1       |

    Scenario: no rider in particular
      Given someone of size 3 on a creature of size 5
      And it is steered by reins
      When it is asked for
      Then the rider is of size 6

    Scenario: a mount one below the largest
      Given Ann of size 3 on a creature of size 7
      And size 8 is the largest
      And it is steered by reins
      When Ann rides it
      Then Ann is a rider of size 8

    @near_miss
    Scenario: a passenger does not grow
      Given Ann of size 3 on a creature of size 6
      And it is in control itself
      When Ann rides it
      Then Ann is a passenger of size 3

  @chained_dice.mounted.past_the_largest
  Rule: What size a rider has on a mount of the largest category is not said

    Scenario Outline: on the largest there is
      Given Ann of size <own> on a creature of size 8
      And size 8 is the largest
      And it is steered by reins
      When Ann rides it
      Then Ann is a rider, and the size is not determined

      Examples:
        | own |
        | 3   |
        | 8   |

    Scenario: an attacker as large as the largest mount
      Given an attacker of size 8 on foot
      And size 8 is the largest
      When the rider of a mount of size 8 is attacked
      Then the fight is not determined

    Scenario: two below the largest, which may be three below its rider
      Given an attacker of size 6 on foot
      And size 8 is the largest
      When the rider of a mount of size 8 is attacked
      Then the attack is changed by -1, the target's defence by 0, and the attacker's is not determined

    Scenario: a critical strike by someone as large as the largest mount
      Given an attacker of size 8 hits the rider of a mount of size 8 critically
      And size 8 is the largest
      And it does 20 damage
      When it is dealt out
      Then what the two take is not determined

    @near_miss
    Scenario Outline: smaller than the largest mount by far, or by little
      Given an attacker of size <size> on foot
      And size 8 is the largest
      When the rider of a mount of size 8 is attacked
      Then the attack is changed by -1, the attacker's defence by <own> and the target's by 0

      Examples:
        | size | own |
        | 7    | 0   |
        | 5    | 1   |

    @near_miss
    Scenario: a mount one below the largest is fought
      Given an attacker of size 8 on foot
      And size 8 is the largest
      When the rider of a mount of size 7 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @near_miss
    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: the largest mount is struck at, whose own size counts
      Given an attacker of size 8 on foot
      And size 8 is the largest
      When the mount of a mount of size 8 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @reading.chained_dice.mounted.size_that_counts.of_the_rider
    Scenario: the largest mount is struck at, and its rider's size counts
      Given an attacker of size 8 on foot
      And size 8 is the largest
      When the mount of a mount of size 8 is attacked
      Then the fight is not determined

    @near_miss
    Scenario: an ordinary hit at the rider of the largest mount
      Given an attacker of size 8 hits the rider of a mount of size 8
      And size 8 is the largest
      And it does 9 damage
      When it is dealt out
      Then the rider takes 9 and the mount 0

    @near_miss
    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: a critical strike at the largest mount by an equal, and its own size counts
      Given an attacker of size 8 hits the mount of a mount of size 8 critically
      And size 8 is the largest
      And it does 20 damage
      When it is dealt out
      Then the rider takes 0 and the mount 20

    @near_miss
    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.shares.halves
    Scenario: a critical strike by someone smaller than the largest mount
      Given an attacker of size 7 hits the rider of a mount of size 8 critically
      And size 8 is the largest
      And it does 20 damage
      When it is dealt out
      Then the rider takes 10 and the mount 10

    @near_miss
    Scenario: carried by the largest there is
      Given Ann of size 8 on a creature of size 8
      And size 8 is the largest
      And it is in control itself
      When Ann rides it
      Then Ann is a passenger of size 8

  @chained_dice.mounted.passenger
  Rule: Whom a creature carries that is in control itself is a passenger

    Scenario Outline: the dragon, straddled or not
      Given Ann of size 3 on a creature of size 8
      And it is in control itself
      And it <straddled>
      When Ann rides it
      Then Ann is a passenger of size 3

      Examples:
        | straddled           |
        | can be straddled    |
        | cannot be straddled |

    @near_miss
    Scenario: a dragon that obeys the reins
      Given Ann of size 3 on a creature of size 8
      And it is steered by reins
      When Ann rides it
      Then Ann is a rider of size 9

  @chained_dice.mounted.passengers_guide
  Rule: A passenger may speak with the carrier and guide it but not control it

    Scenario Outline: what a passenger may
      Given Ann of size 3 has become the passenger of a creature of size 8
      When Ann wants to <act>
      Then Ann may, as a passenger

      Examples:
        | act           |
        | speak with it |
        | guide it      |

    Scenario: what a passenger may not
      Given Ann of size 3 has become the passenger of a creature of size 8
      When Ann wants to take control of it
      Then it is not allowed

    Scenario: a passenger who was a rider before
      Given Ann of size 3 has mounted a creature of size 4
      And Ann of size 3 has become the passenger of a creature of size 8
      When Ann wants to take control of it
      Then it is not allowed

    Scenario: a rider beside a passenger
      Given Ann of size 3 has mounted a creature of size 4
      And Bob of size 3 has become the passenger of a creature of size 8
      When Bob wants to take control of it
      Then it is not allowed

    Scenario: no passenger in particular
      Given someone of size 3 has become the passenger of a creature of size 8
      When someone wants to guide it
      Then someone may, as a passenger

    Scenario Outline: steering that cannot be
      Given Ann of size 3 has mounted a creature of size 4
      When Ann wants to <act>
      Then it is refused for its act

      Examples:
        | act                 |
        | do what nobody knows |
        | do nobody says what  |

    Scenario: someone whom nothing carries any more
      Given Ann of size 3 has mounted a creature of size 4
      And Ann of size 3 has been carried by a cart
      When Ann wants to guide it
      Then it is refused for its rider

    Scenario: someone without a name steers
      When someone without a name wants to guide it
      Then it is refused for its rider

    @near_miss
    Scenario: a rider speaks with his mount
      Given Ann of size 3 has mounted a creature of size 4
      When Ann wants to speak with it
      Then Ann may, as a rider

  @chained_dice.mounted.natural_defense
  Rule: A mount defends itself with its natural defence

    Scenario Outline: as its stats have it
      Given a mount with a natural defence of <defense>
      When the mount is attacked
      Then its defence is <defense>

      Examples:
        | defense |
        | 9       |
        | 16      |

    Scenario Outline: a mount's defence that cannot be
      Given a mount, but <wrong>
      When the mount is attacked
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact            |
        | nobody says how it defends itself  | natural defence |
        | it has a bonus of armour unworn    | armour's bonus  |
        | its armour makes it worse          | armour's bonus  |

    @near_miss
    Scenario: the same attack on its rider has another measure
      Given an attacker of size 5 on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

  @chained_dice.mounted.armor
  Rule: Mount armour improves that defence

    Scenario Outline: by what it adds
      Given a mount with a natural defence of 12
      And mount armour that adds <bonus>
      When the mount is attacked
      Then its defence is <defense>

      Examples:
        | bonus | defense |
        | 0     | 12      |
        | 1     | 13      |
        | 5     | 17      |

    @near_miss
    Scenario: no armour
      Given a mount with a natural defence of 14
      When the mount is attacked
      Then its defence is 14

  @chained_dice.mounted.armor_elsewhere
  Rule: How much mount armour adds is not listed here

    Scenario: nobody looked it up
      Given a mount with a natural defence of 12
      And mount armour of which nobody says what it adds
      When the mount is attacked
      Then its defence is not determined

    @near_miss
    Scenario: somebody did
      Given a mount with a natural defence of 12
      And mount armour that adds 3
      When the mount is attacked
      Then its defence is 15

  @chained_dice.mounted.channeling
  Rule: Channeling on a mount takes the mastery Mounted Channeling

    Scenario Outline: with the mastery
      Given a rider with <masteries>
      When the rider wants to channel
      Then the mastery Mounted Channeling allows it

      Examples:
        | masteries                      |
        | Mounted Channeling             |
        | Mounted Channeling and Trample |

    Scenario Outline: with other masteries
      Given a rider with <masteries>
      When the rider wants to channel
      Then it is not allowed

      Examples:
        | masteries        |
        | Trample          |
        | Shot on the Move |

    Scenario: nothing is said of masteries for channeling
      Given a rider
      When the rider wants to channel
      Then it is not allowed

    Scenario Outline: an action that cannot be
      Given an action on a mount, but <wrong>
      When it is attempted
      Then it is refused for its <fact>

      Examples:
        | wrong                          | fact      |
        | nobody says which              | action    |
        | one without a name             | action    |
        | with a mastery nobody knows    | masteries |
        | trampling with no mount        | rider     |
        | by someone without a name      | rider     |

    @near_miss
    Scenario Outline: on foot
      Given someone on foot with <masteries>
      When the rider wants to channel
      Then it is allowed, and no mastery is needed

      Examples:
        | masteries          |
        | no mastery         |
        | Mounted Channeling |

    @near_miss
    Scenario: on foot, beside somebody who rides
      Given a rider
      When somebody else wants to channel
      Then it is allowed, and no mastery is needed

    @near_miss
    Scenario: carried, and not riding
      Given someone of size 3 has become the passenger of a creature of size 8
      When the rider wants to channel
      Then it is allowed, and no mastery is needed

    Scenario: a mount again
      Given someone of size 3 has become the passenger of a creature of size 8
      And a rider with Trample
      When the rider wants to channel
      Then it is not allowed

  @chained_dice.mounted.upper_body
  Rule: The smaller fighter calls no shot at the upper body except with reach or at range

    Scenario Outline: neither reach nor range
      Given an attacker of size 3 on foot
      And a called shot at the upper body
      When the <struck> of a mount of size <mount> is attacked
      Then it is not allowed

      Examples:
        | struck | mount |
        | rider  | 4     |
        | rider  | 3     |
        | mount  | 4     |

    Scenario: another kind of weapon, said outright
      Given an attacker of size 3 on foot
      And a called shot at the upper body
      And a weapon of another kind
      When the rider of a mount of size 4 is attacked
      Then it is not allowed

    Scenario Outline: reach and range
      Given an attacker of size 4 on foot
      And a called shot at the upper body
      And a <weapon> weapon
      When the <struck> of a mount of size 5 is attacked
      Then the attack is changed by <attack>, the attacker's defence by 0 and the target's by 0

      Examples:
        | weapon | struck | attack |
        | reach  | rider  | -1     |
        | ranged | rider  | -1     |

    @near_miss
    Scenario Outline: elsewhere, or no called shot
      Given an attacker of size 4 on foot
      And <called>
      When the rider of a mount of size 5 is attacked
      Then the attack is changed by -1, the attacker's defence by 0 and the target's by 0

      Examples:
        | called                  |
        | a called shot elsewhere |
        | no called shot          |

    @near_miss
    Scenario: an attacker as large as a rider
      Given an attacker of size 5 on foot
      And a called shot at the upper body
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @near_miss
    Scenario: an attacker larger than a rider
      Given an attacker of size 8 on foot
      And a called shot at the upper body
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 1

    Scenario Outline: a fight that cannot be
      Given a fight with a mounted target, but <wrong>
      When it is fought
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact            |
        | nobody says how large the attacker is | attacker's size |
        | nobody says how large the mount is | mount's size    |
        | nobody says who is struck          | target          |
        | someone else is struck             | target          |
        | a called shot nobody knows         | called shot     |
        | a weapon nobody knows              | weapon          |
        | the attacker is larger than the largest | attacker's size |
        | the mount is larger than the largest | mount's size  |

  @chained_dice.mounted.which_upper_body
  Rule: Which parts belong to the upper body is not said

    Scenario: nobody says whether it is
      Given an attacker of size 4 on foot
      And a called shot at what may be the upper body
      When the rider of a mount of size 5 is attacked
      Then the fight is not determined

    @near_miss
    Scenario Outline: it makes no difference
      Given an attacker of size <size> on foot
      And a called shot at what may be the upper body
      And a <weapon> weapon
      When the rider of a mount of size 5 is attacked
      Then the attack is changed by <attack>, the attacker's defence by 0 and the target's by 0

      Examples:
        | size | weapon | attack |
        | 4    | reach  | -1     |
        | 5    | ranged | -1     |
        | 7    | reach  | 0      |

    @near_miss
    Scenario Outline: nor does it where nobody is smaller
      Given an attacker of size <size> on foot
      And a called shot at what may be the upper body
      When the rider of a mount of size 5 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by <target>

      Examples:
        | size | target |
        | 6    | 0      |
        | 9    | 1      |

  @chained_dice.mounted.split
  Rule: The damage of a critical strike is split between rider and mount

    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.shares.halves
    Scenario Outline: all of it, in halves
      Given an attacker of size <size> hits the <struck> of a mount of size 4 critically
      And it does <damage> damage, <extra> of it by the extra die
      When it is dealt out
      Then the rider takes <rider> and the mount <mount>

      Examples:
        | size | struck | damage | extra | rider | mount |
        | 2    | rider  | 20     | 12    | 10    | 10    |
        | 2    | mount  | 18     | 9     | 9     | 9     |
        | 4    | rider  | 16     | 10    | 8     | 8     |
        | 6    | rider  | 2      | 0     | 1     | 1     |
        | 9    | mount  | 14     | 8     | 7     | 7     |

    @reading.chained_dice.mounted.what_is_split.extra_die
    @reading.chained_dice.mounted.shares.halves
    Scenario Outline: the extra die, in halves
      Given an attacker of size 2 hits the <struck> of a mount of size 4 critically
      And it does <damage> damage, <extra> of it by the extra die
      When it is dealt out
      Then the rider takes <rider> and the mount <mount>

      Examples:
        | struck | damage | extra | rider | mount |
        | rider  | 20     | 12    | 14    | 6     |
        | mount  | 20     | 12    | 6     | 14    |

    @reading.chained_dice.mounted.what_is_split.extra_die
    Scenario: an extra die that did nothing
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 13 damage, 0 of it by the extra die
      When it is dealt out
      Then the rider takes 13 and the mount 0

    @reading.chained_dice.mounted.what_is_split.extra_die
    Scenario: no extra die is named
      Given an attacker of size 2 hits the mount of a mount of size 4 critically
      And it does 17 damage
      When it is dealt out
      Then the rider takes 0 and the mount 17

    @reading.chained_dice.mounted.shares.chosen
    Scenario: what the attacker likes is the same of both
      Given an attacker of size 2 hits the mount of a mount of size 4 critically
      And it does 20 damage, 12 of it by the extra die
      And the rider is to take 3
      When it is dealt out
      Then the rider takes 3 and the mount 17

    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.shares.chosen
    Scenario Outline: all of it, as the attacker likes
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 20 damage, 12 of it by the extra die
      And the rider is to take <share>
      When it is dealt out
      Then the rider takes <share> and the mount <mount>

      Examples:
        | share | mount |
        | 0     | 20    |
        | 7     | 13    |
        | 20    | 0     |

    @reading.chained_dice.mounted.what_is_split.extra_die
    @reading.chained_dice.mounted.shares.chosen
    Scenario Outline: the extra die, as the attacker likes
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 20 damage, 12 of it by the extra die
      And the rider is to take <share>
      When it is dealt out
      Then the rider takes <rider> and the mount <mount>

      Examples:
        | share | rider | mount |
        | 0     | 8     | 12    |
        | 3     | 11    | 9     |

    Scenario: halves that are stated
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 20 damage, 20 of it by the extra die
      And the rider is to take 10
      When it is dealt out
      Then the rider takes 10 and the mount 10

    @reading.chained_dice.mounted.shares.halves
    Scenario Outline: more or less than half
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 20 damage, 20 of it by the extra die
      And the rider is to take <share>
      When it is dealt out
      Then it is refused for its share

      Examples:
        | share |
        | 9     |
        | 11    |

    Scenario: no damage to split
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 0 damage, 0 of it by the extra die
      When it is dealt out
      Then the rider takes 0 and the mount 0

    @near_miss
    Scenario Outline: a standard hit
      Given an attacker of size 2 hits the <struck> of a mount of size 4
      And it does 13 damage
      When it is dealt out
      Then the rider takes <rider> and the mount <mount>

      Examples:
        | struck | rider | mount |
        | rider  | 13    | 0     |
        | mount  | 0     | 13    |

    @near_miss
    Scenario: a critical strike between equals
      Given an attacker of size 5 hits the rider of a mount of size 4 critically
      And it does 15 damage, 9 of it by the extra die
      When it is dealt out
      Then the rider takes 15 and the mount 0

    Scenario Outline: damage to be dealt out that cannot be
      Given damage to a mounted target, but <wrong>
      When it is dealt out
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact            |
        | nobody says how large the attacker is   | attacker's size |
        | nobody says how large the mount is      | mount's size    |
        | nobody says who is struck               | target          |
        | someone else is struck                  | target          |
        | nobody says what strike it is           | strike          |
        | a strike without a name                 | strike          |
        | nobody says how much                    | damage          |
        | less than none                          | damage          |
        | an extra die that takes some away       | extra die       |
        | an extra die of a standard hit          | extra die       |
        | an extra die that does more than all    | extra die       |
        | a share below nothing                   | share           |
        | the struck mount is larger than the largest | mount's size |
        | a share of more than all                | share           |

  @chained_dice.mounted.shares_not_given
  Rule: How the damage is divided is not said

    @reading.chained_dice.mounted.shares.chosen
    Scenario: nobody says what the attacker chooses
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 20 damage, 12 of it by the extra die
      When it is dealt out
      Then what the two take is not determined

    @reading.chained_dice.mounted.odd_point.not_said
    Scenario: an odd point
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 21 damage, 11 of it by the extra die
      When it is dealt out
      Then what the two take is not determined

    @near_miss
    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.odd_point.not_said
    Scenario Outline: an odd point that the table gives to one of them
      Given an attacker of size 2 hits the <struck> of a mount of size 4 critically
      And it does 21 damage, 12 of it by the extra die
      And the rider is to take <share>
      When it is dealt out
      Then the rider takes <share> and the mount <mount>

      Examples:
        | struck | share | mount |
        | rider  | 10    | 11    |
        | mount  | 11    | 10    |

    @reading.chained_dice.mounted.shares.halves
    Scenario Outline: an odd point, and another share than half
      Given an attacker of size 2 hits the rider of a mount of size 4 critically
      And it does 21 damage, 12 of it by the extra die
      And the rider is to take <share>
      When it is dealt out
      Then it is refused for its share

      Examples:
        | share |
        | 9     |
        | 12    |

    @near_miss
    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.shares.halves
    @reading.chained_dice.mounted.odd_point.to_the_struck
    Scenario Outline: an odd point for whoever is struck
      Given an attacker of size 2 hits the <struck> of a mount of size 4 critically
      And it does 21 damage, 12 of it by the extra die
      When it is dealt out
      Then the rider takes <rider> and the mount <mount>

      Examples:
        | struck | rider | mount |
        | rider  | 11    | 10    |
        | mount  | 10    | 11    |

    @near_miss
    @reading.chained_dice.mounted.what_is_split.all
    @reading.chained_dice.mounted.shares.halves
    @reading.chained_dice.mounted.odd_point.lost
    Scenario Outline: an odd point is lost
      Given an attacker of size 2 hits the <struck> of a mount of size 4 critically
      And it does 21 damage, 12 of it by the extra die
      When it is dealt out
      Then the rider takes 10 and the mount 10

      Examples:
        | struck |
        | rider  |
        | mount  |

  @chained_dice.mounted.attack_on_mount
  Rule: The smaller fighter attacks the mount at +1

    Scenario Outline: smaller than mount and rider
      Given an attacker of size <size> on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 1, the attacker's defence by <own> and the target's by 0

      Examples:
        | size | own |
        | 3    | 0   |
        | 1    | 1   |

    @reading.chained_dice.mounted.size_that_counts.of_the_rider
    Scenario Outline: the rider's size counts
      Given an attacker of size <size> on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 1, the attacker's defence by <own> and the target's by 0

      Examples:
        | size | own |
        | 4    | 0   |
        | 2    | 1   |

    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: the mount's own size counts
      Given an attacker of size 2 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 1, the attacker's defence by 0 and the target's by 0

    @near_miss
    Scenario Outline: fighters larger than the mount
      Given an attacker of size <size> on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

      Examples:
        | size |
        | 5    |
        | 6    |

  @chained_dice.mounted.attack_on_rider
  Rule: The smaller fighter attacks the rider at -1

    Scenario Outline: smaller than the rider, who is larger than the mount
      Given an attacker of size <size> on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by -1, the attacker's defence by <own> and the target's by 0

      Examples:
        | size | own |
        | 4    | 0   |
        | 3    | 0   |
        | 2    | 1   |

    @near_miss
    Scenario: the mount instead
      Given an attacker of size 3 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 1, the attacker's defence by 0 and the target's by 0

    @near_miss
    Scenario: an attacker larger by one
      Given an attacker of size 6 on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

  @chained_dice.mounted.defense_of_the_smaller
  Rule: The smaller of two that differ by more than two size categories defends itself at +1

    Scenario Outline: three apart, and more
      Given an attacker of size <size> on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by <attack>, the attacker's defence by <own> and the target's by <target>

      Examples:
        | size | attack | own | target |
        | 2    | -1     | 1   | 0      |
        | 0    | -1     | 1   | 0      |
        | 8    | 0      | 0   | 1      |
        | 12   | 0      | 0   | 1      |

    Scenario: three and four apart from mount and rider
      Given an attacker of size 8 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 1

    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: three apart from the mount, which counts
      Given an attacker of size 7 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 1

    @near_miss
    @reading.chained_dice.mounted.size_that_counts.of_the_rider
    Scenario: three apart from the mount, and two from the rider, who counts
      Given an attacker of size 7 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @near_miss
    Scenario Outline: two apart
      Given an attacker of size <size> on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by <attack>, the attacker's defence by 0 and the target's by 0

      Examples:
        | size | attack |
        | 3    | -1     |
        | 7    | 0      |

  @chained_dice.mounted.moving
  Rule: A ranged attack from a moving mount suffers -2

    Scenario Outline: one below, equal, one above
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      When the rider's die shows <face>
      Then riding adds -2, and <total> is a <result>

      Examples:
        | face | total | result       |
        | 4    | 8     | miss         |
        | 5    | 9     | hit          |
        | 6    | 10    | hit          |
        | 10   | 14    | critical hit |

    Scenario Outline: other masteries, modifiers and ranges
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the attacking rider has the mastery <mastery>
      And the rider's attack is modified by <other>
      And the rider's weapon strikes critically from <from> on
      When the rider's die shows 5
      Then riding adds -2, and <total> is a <result>

      Examples:
        | mastery            | other | from | total | result       |
        | Trample            | -1    | 10   | 8     | miss         |
        | Mounted Channeling | 3     | 6    | 12    | hit          |
        | Trample            | -3    | 5    | 6     | critical hit |
        | Mounted Channeling | -4    | 1    | 5     | critical hit |

    Scenario Outline: a critical strike from a mount, whatever the target does
      Given a rider's attack of accuracy 6 at a defence roll of 25 with a ranged weapon
      And the mount moves
      And whom the rider attacks <defends>
      When the rider's die shows 10
      Then riding adds -2, and 14 is a critical hit

      Examples:
        | defends                                          |
        | dodges, without a Critical Defense               |
        | does not dodge, with a Critical Defense          |
        | has a Critical Defense, nobody says of what kind |

    Scenario Outline: a type of defence that has an exception
      Given a rider's attack of accuracy 6 at a defence roll of <defense> with a ranged weapon
      And the mount moves
      And an exception of that type of defence makes the rider's attack <rules>
      When the rider's die shows 5
      Then riding adds -2, and 9 is a <result>

      Examples:
        | defense | rules  | result |
        | 9       | a miss | miss   |
        | 10      | a hit  | hit    |

    Scenario: a type of defence that has an exception nobody knows
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And an exception of that type of defence makes the rider's attack nobody knows what
      When the rider's die shows 5
      Then riding adds -2, and whether 9 hits is not determined

    Scenario: a critical strike from a mount, dodged
      Given a rider's attack of accuracy 6 at a defence roll of 25 with a ranged weapon
      And the mount moves
      And whom the rider attacks dodges, with a Critical Defense
      When the rider's die shows 10
      Then riding adds -2, and 14 is a critical miss

    @reading.chained_dice.luck.meaning.better_of_two
    Scenario Outline: a rider's luck
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the rider's roll is <luck>
      When the rider's die shows 4 and 5
      Then riding adds -2, and <total> is a <result>

      Examples:
        | luck    | total | result |
        | lucky   | 9     | hit    |
        | unlucky | 8     | miss   |

    @reading.chained_dice.luck.meaning.undefined
    Scenario Outline: a rider's luck that nobody defines
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the rider's roll is <luck>
      When the rider's die shows 4 and 5
      Then riding adds -2, and nothing else is determined

      Examples:
        | luck    |
        | lucky   |
        | unlucky |

    Scenario: a rider's roll that is lucky and unlucky
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the rider's roll is lucky and unlucky
      When the rider's die shows 4
      Then riding adds -2, and nothing else is determined

    @near_miss
    Scenario Outline: no ranged weapon
      Given a rider's attack of accuracy 6 at a defence roll of 9 with another weapon
      And the mount <moves>
      When the rider's die shows <face>
      Then riding adds 0, and <total> is a <result>

      Examples:
        | moves        | face | total | result       |
        | moves        | 2    | 8     | miss         |
        | moves        | 3    | 9     | hit          |
        | moves        | 10   | 16    | critical hit |
        | stands still | 3    | 9     | hit          |

    @near_miss
    Scenario: a passenger, who is not mounted
      Given someone of size 3 has become the passenger of a creature of size 8
      And a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      When the rider's die shows 3
      Then riding adds 0, and 9 is a hit

    Scenario: the passenger is somebody else
      Given Ann of size 3 has become the passenger of a creature of size 8
      And a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      When the rider's die shows 4
      Then riding adds -2, and 8 is a miss

    @reading.chained_dice.mounted.penalty_between_equals.stays
    Scenario: at a target as large as the rider
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the rider's target is as large as the rider
      When the rider's die shows 4
      Then riding adds -2, and 8 is a miss

    @near_miss
    @reading.chained_dice.mounted.penalty_between_equals.falls_away
    Scenario: at a target as large as the rider, where combat is standard
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the rider's target is as large as the rider
      When the rider's die shows 4
      Then riding adds 0, and 10 is a hit

    @near_miss
    Scenario: a nine is not critical unless something widens the range
      Given a rider's attack of accuracy 0 at a defence roll of 10 with another weapon
      And the mount moves
      When the rider's die shows 9
      Then riding adds 0, and 9 is a miss

    Scenario Outline: a rider's attack that cannot be
      Given a rider's attack, but <wrong>
      When the rider's die shows 5
      Then it is refused for its <fact>

      Examples:
        | wrong                               | fact           |
        | nobody says with what               | weapon         |
        | with a weapon nobody knows          | weapon         |
        | nobody says whether the mount moves | movement       |
        | with a mastery nobody knows         | masteries      |
        | nobody says how accurate            | accuracy       |
        | nobody says what the defence is     | defence roll   |
        | a critical range from 0             | critical range |
        | a critical range from 11            | critical range |
        | an exception without a name         | exception      |

    Scenario Outline: faces that the rider's die does not have
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      When the rider's die shows <faces>
      Then it is refused for its attack die

      Examples:
        | faces   |
        | 0       |
        | 11      |
        | 5 and 5 |

  @chained_dice.mounted.shot_on_the_move
  Rule: The mastery Shot on the Move takes that penalty away

    Scenario Outline: with the mastery, on the move
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      And the attacking rider has the mastery Shot on the Move
      When the rider's die shows <face>
      Then riding adds 0, and <total> is a <result>

      Examples:
        | face | total | result |
        | 2    | 8     | miss   |
        | 3    | 9     | hit    |

    @near_miss
    Scenario: without the mastery
      Given a rider's attack of accuracy 6 at a defence roll of 9 with a ranged weapon
      And the mount moves
      When the rider's die shows 3
      Then riding adds -2, and 7 is a miss

  @chained_dice.mounted.stationary
  Rule: A mount that stands still costs nothing

    Scenario Outline: on a mount that stands still
      Given a rider's attack of accuracy 6 at a defence roll of 11 with a ranged weapon
      And the mount stands still
      When the rider's die shows <face>
      Then riding adds 0, and <total> is a <result>

      Examples:
        | face | total | result |
        | 4    | 10    | miss   |
        | 5    | 11    | hit    |

    @near_miss
    Scenario: on a mount that moves
      Given a rider's attack of accuracy 6 at a defence roll of 11 with a ranged weapon
      And the mount moves
      When the rider's die shows 5
      Then riding adds -2, and 9 is a miss

  @chained_dice.mounted.same_size
  Rule: Between equal size categories combat is as usual

    Scenario: an attacker as large as the rider
      Given an attacker of size 5 on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: an attacker as large as the mount, whose size counts
      Given an attacker of size 4 on foot
      When the mount of a mount of size 4 is attacked
      Then the attack is changed by 0, the attacker's defence by 0 and the target's by 0

    @reading.chained_dice.mounted.size_that_counts.of_the_rider
    Scenario Outline: a critical strike at the mount, and the rider's size counts
      Given an attacker of size 5 hits the mount of a mount of size 4 critically
      And it does <damage> damage, 8 of it by the extra die
      When it is dealt out
      Then the rider takes 0 and the mount <damage>

      Examples:
        | damage |
        | 20     |
        | 31     |

    @reading.chained_dice.mounted.size_that_counts.of_the_struck
    Scenario: a critical strike at the mount, and its own size counts
      Given an attacker of size 4 hits the mount of a mount of size 4 critically
      And it does 20 damage, 12 of it by the extra die
      When it is dealt out
      Then the rider takes 0 and the mount 20

    Scenario: a critical strike of an equal of which no extra die is named
      Given an attacker of size 5 hits the rider of a mount of size 4 critically
      And it does 22 damage
      When it is dealt out
      Then the rider takes 22 and the mount 0

    @near_miss
    Scenario Outline: one below, one above
      Given an attacker of size <size> on foot
      When the rider of a mount of size 4 is attacked
      Then the attack is changed by <attack>, the attacker's defence by 0 and the target's by 0

      Examples:
        | size | attack |
        | 4    | -1     |
        | 6    | 0      |

  @chained_dice.mounted.trample
  Rule: Trampling takes the mastery Trample

    Scenario Outline: with the mastery Trample
      Given a rider with <masteries>
      When the rider wants to trample
      Then the mastery Trample allows it

      Examples:
        | masteries                      |
        | Trample                        |
        | Mounted Channeling and Trample |

    Scenario Outline: without the mastery Trample
      Given a rider with <masteries>
      When the rider wants to trample
      Then it is not allowed

      Examples:
        | masteries          |
        | Mounted Channeling |

    Scenario: nothing is said of masteries for trampling
      Given a rider
      When the rider wants to trample
      Then it is not allowed

    Scenario: a passenger has no mount to trample with
      Given someone of size 3 has become the passenger of a creature of size 8
      When the rider wants to trample
      Then it is refused for its rider

    @near_miss
    Scenario: channeling instead
      Given a rider with Mounted Channeling and Trample
      When the rider wants to channel
      Then the mastery Mounted Channeling allows it
