Feature: Mounted combat
  A rider looks down on those on foot, if the mount bears with it. Document 001, L375 to L386.

  @weapon_speed.mounted.trained_mounts
  Rule: A mount trained for combat, such as a warhorse or an animal bred for it, is reliable

    Scenario Outline: whatever happens to it
      Given a trained mount with a movement value of 8 m
      When Dun meets with <event>
      Then it needs no check
      And it does not panic
      And its panic lasts 0 rounds
      And it bolts 0 dm a round

      Examples:
        | event               |
        | damage              |
        | a sudden noise      |
        | an unexpected touch |
        | another start       |

    @near_miss
    Scenario: an untrained one
      Given an untrained mount with a movement value of 8 m
      When Dun meets with damage
      Then it needs a check at 3

  @weapon_speed.mounted.skittish
  Rule: Any other mount is skittish when it is hurt or startled

    Scenario Outline: each thing that it shies at
      Given an untrained mount with a movement value of 8 m
      When Dun meets with <event>
      Then it needs a check at 3

      Examples:
        | event               |
        | damage              |
        | a sudden noise      |
        | an unexpected touch |
        | another start       |

    @near_miss
    Scenario: a trained one
      Given a trained mount with a movement value of 8 m
      When Dun meets with another start
      Then it needs no check

    Scenario: an event that nobody has heard of
      Given an untrained mount with a movement value of 8 m
      When Dun meets with boredom
      Then it is refused for its event

    Scenario: an event that nobody names
      Given an untrained mount with a movement value of 8 m
      When Dun meets with nobody knows what
      Then it is refused for its event

    Scenario: nobody says whether it is trained
      Given a mount with a movement value of 8 m
      When Dun meets with damage
      Then it is refused for its training

    Scenario: nobody gives its movement value
      Given an untrained mount without a movement value
      When Dun meets with damage
      Then it is refused for its movement value

    Scenario: a movement value below 0
      Given an untrained mount with a movement value of -1 m
      When Dun meets with damage
      Then it is refused for its movement value

    Scenario: a mount with a blank for a name
      Given an untrained mount with a movement value of 8 m
      When something without a name meets with damage
      Then it is refused for its name

    Scenario: the panic of a mount with a blank for a name
      When the panic of something without a name is looked at
      Then it is refused for its name

  @weapon_speed.mounted.untrained_mount
  Rule: A rider attacks at -2 from an untrained mount

    Scenario: in melee
      Given a rider on an untrained large mount
      When the rider strikes at someone of large size
      Then the blow is at -2

    Scenario: a shot
      Given a short bow with a rate of fire of 2
      And the mount is untrained
      When Ann shoots from the saddle
      Then the shot is at -2

    Scenario: a shot on the move
      Given a short bow with a rate of fire of 2
      And the mount is untrained
      And the mount moves 200 of 200 dm
      When Ann shoots from the saddle
      Then the shot is at -8

    @near_miss
    Scenario: a trained mount
      Given a rider on a trained large mount
      When the rider strikes at someone of large size
      Then the blow is at 0

    @near_miss
    Scenario: nothing said of the training
      Given a rider on a large mount
      When the rider strikes at someone of large size
      Then the blow is at 0

    @near_miss
    Scenario: whoever attacks the rider of an untrained mount
      Given a rider on an untrained large mount
      When someone of large size strikes at the rider
      Then the blow is at 0

  @weapon_speed.mounted.calming_check
  Rule: A Wisdom check at +3 calms the mount

    Scenario: the check succeeds
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check succeeds
      When Dun meets with damage and the panic die shows 4
      Then it needs a check at 3
      And it does not panic
      And it bolts 0 dm a round
      And its panic lasts 0 rounds
      When the panic of Dun is looked at
      Then it is not in panic

    @near_miss @reading.weapon_speed.mounted.calmed_while_in_panic.panic_goes_on
    Scenario Outline: calmed at a second fright, and still in the panic of the first
      Given an untrained mount with a movement value of 8 m
      And Dun has panicked while the die showed <face>
      And Dun has met with damage and was calmed
      When the panic of Dun is looked at
      Then it is in panic for <face> rounds more

      Examples:
        | face |
        | 1    |
        | 3    |

    @near_miss @reading.weapon_speed.mounted.calmed_while_in_panic.panic_ends
    Scenario Outline: calmed at a second fright, and out of the panic of the first
      Given an untrained mount with a movement value of 8 m
      And Dun has panicked while the die showed <face>
      And Dun has met with damage and was calmed
      When the panic of Dun is looked at
      Then it is not in panic

      Examples:
        | face |
        | 1    |
        | 3    |

    Scenario: the check at a second fright is for that one alone to answer
      Given an untrained mount with a movement value of 8 m
      And Dun has panicked while the die showed 3
      When Dun meets with damage and is calmed
      Then it needs a check at 3
      And it does not panic

    @near_miss
    Scenario: a trained mount takes no check that could fail
      Given a trained mount with a movement value of 8 m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows 4
      Then it needs no check
      And it does not panic

  @weapon_speed.mounted.wisdom_check
  Rule: How a Wisdom check is rolled is told in another chapter

    Scenario: to calm a mount
      Given an untrained mount with a movement value of 8 m
      When Dun meets with damage
      Then whether it panics is not determined

    Scenario: to land safely
      When a rider's mount dies and the fall shows 2
      Then whether the rider falls is not determined
      And the rider's damage is not determined
      And the rider's check is at 3

    @near_miss
    Scenario: a check that was made
      Given the Wisdom check succeeds
      When a rider's mount dies and the fall shows 2
      Then the rider does not fall
      And the rider's check is at 3

  @weapon_speed.mounted.panic
  Rule: A mount that is not calmed bolts for 1d4 rounds at one and a half times its movement

    @reading.weapon_speed.mounted.bolting_distance.metres
    Scenario Outline: how long and how far
      Given an untrained mount with a movement value of <value> m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows <face>
      Then it needs a check at 3
      And it panics
      And its panic lasts <face> rounds
      And it bolts <bolt> dm a round

      Examples:
        | value | face | bolt |
        | 8     | 1    | 120  |
        | 7     | 4    | 105  |

    Scenario: a mount that cannot move bolts nowhere
      Given an untrained mount with a movement value of 0 m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows 2
      Then it panics
      And its panic lasts 2 rounds
      And it bolts 0 dm a round

    @reading.weapon_speed.mounted.bolting_distance.raised_value
    Scenario: three times as far as the raised value
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows 2
      Then it panics
      And it bolts 360 dm a round

    Scenario Outline: as soon as it begins
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed <face>
      When the panic of Dun is looked at
      Then it is in panic for <face> rounds more

      Examples:
        | face |
        | 1    |
        | 3    |
        | 4    |

    @reading.weapon_speed.mounted.first_round_of_panic.this_one
    Scenario: round by round from the one it begins in
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 2
      When the panic of Dun is looked at
      Then it is in panic for 2 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is in panic for 1 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is not in panic
      When the round ends
      And the panic of Dun is looked at
      Then it is not in panic

    @reading.weapon_speed.mounted.first_round_of_panic.next_one
    Scenario: round by round from the next one
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 2
      When the panic of Dun is looked at
      Then it is in panic for 2 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is in panic for 2 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is in panic for 1 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is not in panic

    @reading.weapon_speed.mounted.fright_while_in_panic.both_run
    Scenario Outline: a second fright in the same round lets both panics run
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed <first>
      And Dun has met with a sudden noise while the panic die showed <second>
      When the panic of Dun is looked at
      Then it is in panic for <left> rounds more

      Examples: the first is the longer
        | first | second | left |
        | 3     | 2      | 3    |
        | 4     | 1      | 4    |

      @reading.weapon_speed.mounted.fright_while_in_panic.from_now
      Examples: the second is the longer
        | first | second | left |
        | 1     | 4      | 4    |

    @reading.weapon_speed.mounted.fright_while_in_panic.from_now
    Scenario: a second fright counts alone
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 3
      And Dun has met with a sudden noise while the panic die showed 2
      When the panic of Dun is looked at
      Then it is in panic for 2 rounds more

    @reading.weapon_speed.mounted.fright_while_in_panic.added
    Scenario Outline: a second fright adds its rounds
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed <first>
      And Dun has met with a sudden noise while the panic die showed <second>
      When the panic of Dun is looked at
      Then it is in panic for <left> rounds more

      Examples:
        | first | second | left |
        | 3     | 2      | 5    |
        | 1     | 4      | 5    |

    Scenario Outline: a second fright in the next round
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 3
      And the round has ended
      And Dun has met with damage while the panic die showed <second>
      When the panic of Dun is looked at
      Then it is in panic for <left> rounds more

      @reading.weapon_speed.mounted.first_round_of_panic.this_one
      @reading.weapon_speed.mounted.fright_while_in_panic.both_run
      Examples: the rounds of the first that are left
        | second | left |
        | 1      | 2    |

      @reading.weapon_speed.mounted.first_round_of_panic.this_one
      @reading.weapon_speed.mounted.fright_while_in_panic.added
      Examples: the rounds of both
        | second | left |
        | 2      | 4    |

      @reading.weapon_speed.mounted.first_round_of_panic.next_one
      @reading.weapon_speed.mounted.fright_while_in_panic.both_run
      Examples: this round of the first, and all of the second
        | second | left |
        | 3      | 4    |

      @reading.weapon_speed.mounted.first_round_of_panic.next_one
      @reading.weapon_speed.mounted.fright_while_in_panic.added
      Examples: three of the first, and all of the second
        | second | left |
        | 2      | 5    |

      @reading.weapon_speed.mounted.fright_while_in_panic.from_now
      Examples: the rounds of the second
        | second | left |
        | 1      | 1    |

    Scenario: a second fright that nobody has resolved
      Given an untrained mount with a movement value of 8 m
      And Dun has panicked while the die showed 3
      When Dun meets with damage
      Then whether it panics is not determined
      When the panic of Dun is looked at
      Then it is in panic for 3 rounds more

    Scenario: a second fright after the panic
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 1
      And the round has ended
      And the round has ended
      And Dun has met with damage while the panic die showed 2
      When the panic of Dun is looked at
      Then it is in panic for 2 rounds more

    @reading.weapon_speed.mounted.first_round_of_panic.this_one
    Scenario: a second fright in the round after the panic
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 1
      And the round has ended
      And Dun has met with damage while the panic die showed 2
      When the panic of Dun is looked at
      Then it is in panic for 2 rounds more
      When the round ends
      And the panic of Dun is looked at
      Then it is in panic for 1 rounds more

    @near_miss
    Scenario: another mount
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 4
      When the panic of Roan is looked at
      Then it is not in panic

    @near_miss
    Scenario: when the combat is over
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And Dun has met with damage while the panic die showed 4
      And the combat has ended
      When the panic of Dun is looked at
      Then it is not in panic

    Scenario Outline: a face that no d4 has
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows <face>
      Then it is refused for its panic

      Examples:
        | face |
        | 0    |
        | 5    |

  @weapon_speed.mounted.bolting_direction
  Rule: It bolts wherever chance sends it, by which die is not said

    Scenario: nobody says where
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      When Dun meets with damage and the panic die shows 2
      Then it panics
      And where it bolts is not determined

    Scenario: someone says where chance sends it
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And chance sends it north
      When Dun meets with damage and the panic die shows 2
      Then it panics
      And it bolts to the north

    @near_miss
    Scenario Outline: a mount that does not bolt
      Given <training> mount with a movement value of 8 m
      And the Wisdom check succeeds
      And chance sends it north
      When Dun meets with damage and the panic die shows 2
      Then it does not panic
      And it bolts to no side

      Examples:
        | training     |
        | a trained    |
        | an untrained |

    Scenario: a direction without a name
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check fails
      And chance sends it nowhere in particular
      When Dun meets with damage and the panic die shows 2
      Then it is refused for its direction

  @weapon_speed.mounted.target_smaller_than_mount
  Rule: A rider is at +1 in melee against whoever is smaller than the mount

    Scenario Outline: someone smaller than the mount
      Given a rider on a trained large mount
      When the rider strikes at someone of <size> size
      Then the blow is at <modifier>

      Examples:
        | size   | modifier |
        | fine   | 1        |
        | medium | 1        |

    @near_miss
    Scenario Outline: someone as large as the mount or larger
      Given a rider on a trained large mount
      When the rider strikes at someone of <size> size
      Then the blow is at <modifier>

      Examples:
        | size  | modifier |
        | large | 0        |
        | huge  | 0        |

    Scenario: beside the penalty of an untrained mount
      Given a rider on an untrained large mount
      When the rider strikes at someone of medium size
      Then the blow is at -1

    Scenario: on a small mount
      Given a rider on a trained medium mount
      When the rider strikes at someone of small size
      Then the blow is at 1

    @near_miss
    Scenario: a shot has no such advantage
      Given a short bow with a rate of fire of 2
      When Ann shoots from the saddle
      Then the shot is at 0

    Scenario: a size that nobody has heard of
      Given a rider on a trained large mount
      When the rider strikes at someone of vast size
      Then it is refused for its size

    Scenario: a mount of a size that nobody has heard of
      Given a rider on a trained vast mount
      When the rider strikes at someone of large size
      Then it is refused for its mount's size

    Scenario: a mount of which nobody gives the size
      When the rider strikes at someone of large size
      Then it is refused for its mount's size

    Scenario: someone of whom nobody gives the size
      Given a rider on a trained large mount
      When the rider strikes at someone
      Then it is refused for its size

    Scenario: an attack that nobody makes
      Given a rider on a trained large mount
      When a blow falls on someone of large size
      Then it is refused for its attacker

    Scenario: an attack of the mount itself
      Given a rider on a trained large mount
      When the mount strikes at someone of large size
      Then it is refused for its attacker

  @weapon_speed.mounted.attacker_smaller_than_mount
  Rule: Whoever is smaller than the mount is at -1 against its rider

    Scenario Outline: an attacker smaller than the mount
      Given a rider on a trained large mount
      When someone of <size> size strikes at the rider
      Then the blow is at -1

      Examples:
        | size   |
        | medium |
        | tiny   |

    @near_miss
    Scenario Outline: an attacker as large as the mount or larger
      Given a rider on a trained large mount
      When someone of <size> size strikes at the rider
      Then the blow is at 0

      Examples:
        | size     |
        | large    |
        | colossal |

    Scenario: of an untrained mount
      Given a rider on an untrained large mount
      When someone of medium size strikes at the rider
      Then the blow is at -1

  @weapon_speed.mounted.weapons
  Rule: Short bows of both kinds and light crossbows are fit for the saddle

    Scenario Outline: each that is named
      Given a <weapon> with a rate of fire of 2
      When Ann shoots from the saddle
      Then it is allowed
      And its rate of fire is 2

      Examples:
        | weapon              |
        | short bow           |
        | composite short bow |
        | light crossbow      |

    @reading.weapon_speed.mounted.other_weapons.not_allowed
    Scenario: a weapon that is not named
      Given a long bow with a rate of fire of 2
      When Ann shoots from the saddle
      Then it is not allowed

    @near_miss @reading.weapon_speed.mounted.other_weapons.allowed
    Scenario: a weapon that nothing forbids
      Given a long bow with a rate of fire of 2
      When Ann shoots from the saddle
      Then it is allowed
      And the shot is at 0
      And its rate of fire is 2

    Scenario: a light crossbow can be reloaded in the saddle
      When Ann reloads a light crossbow in the saddle
      Then it is allowed
      And the crossbow is ready

    Scenario: a weapon that nobody has heard of
      Given a blowgun with a rate of fire of 2
      When Ann shoots from the saddle
      Then it is refused for its weapon

    Scenario: a weapon that nobody names
      When Ann shoots from the saddle
      Then it is refused for its weapon

    Scenario: a rider with a blank for a name
      Given a short bow with a rate of fire of 2
      When someone without a name shoots from the saddle
      Then it is refused for its rider

  @weapon_speed.mounted.heavy_crossbow
  Rule: A heavy crossbow can be fired from a mount

    Scenario: once
      Given a heavy crossbow with a rate of fire of 1/2
      When Ann shoots from the saddle
      Then it is allowed
      And the shot is at 0
      And its rate of fire is 1/2

    Scenario: from an untrained mount
      Given a heavy crossbow with a rate of fire of 1
      And the mount is untrained
      When Ann shoots from the saddle
      Then the shot is at -2

    @near_miss
    Scenario: a light crossbow
      Given a light crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      When Ann shoots from the saddle
      Then it is allowed
      And its rate of fire is 1

  @weapon_speed.mounted.no_reload
  Rule: A heavy crossbow cannot be reloaded in the saddle

    Scenario: in the saddle
      When Ann reloads a heavy crossbow in the saddle
      Then it is not allowed

    Scenario: nothing said of the saddle
      When Ann reloads a heavy crossbow
      Then it is not allowed

    Scenario: no second shot
      Given a heavy crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      When Ann shoots from the saddle
      Then it is not allowed

    Scenario: no second shot in the next round or the next combat
      Given a heavy crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      And the round has ended
      When Ann shoots from the saddle
      Then it is not allowed
      When the combat ends
      And Ann shoots from the saddle
      Then it is not allowed

    @near_miss
    Scenario: a second shot after it was reloaded on foot
      Given a heavy crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      When Ann reloads a heavy crossbow on foot
      Then it is allowed
      And the crossbow is ready
      When Ann shoots from the saddle
      Then it is allowed
      And the shot is at 0

    Scenario: to try it in the saddle does not help
      Given a heavy crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      When Ann reloads a heavy crossbow in the saddle
      Then it is not allowed
      When Ann shoots from the saddle
      Then it is not allowed

    @near_miss
    Scenario: a short bow after the crossbow
      Given Ann has shot a heavy crossbow from the saddle
      When Ann shoots a short bow from the saddle
      Then it is allowed
      And the shot is at 0

    @near_miss
    Scenario: the crossbow after a short bow
      Given Ann has shot a short bow from the saddle
      When Ann shoots a heavy crossbow from the saddle
      Then it is allowed
      And the shot is at 0

    @near_miss
    Scenario: the crossbow after a light one
      Given Ann has shot a light crossbow from the saddle
      When Ann shoots a heavy crossbow from the saddle
      Then it is allowed

    @near_miss
    Scenario: another rider's crossbow
      Given a heavy crossbow with a rate of fire of 1
      And Ann has shot from the saddle
      When Bob shoots from the saddle
      Then it is allowed
      And the shot is at 0

    Scenario: a crossbow that nobody has heard of
      When Ann reloads a repeating crossbow in the saddle
      Then it is refused for its weapon

    Scenario: a crossbow that nobody names
      When Ann reloads something
      Then it is refused for its weapon

    Scenario: reloaded by someone with a blank for a name
      When someone without a name reloads
      Then it is refused for its rider

  @weapon_speed.mounted.stationary_rate
  Rule: A mount that stands still leaves the rate of fire as it is

    Scenario Outline: each rate
      Given a short bow with a rate of fire of <rate>
      When Ann shoots from the saddle
      Then its rate of fire is <rate>
      And the shot is at 0

      Examples:
        | rate |
        | 3    |
        | 3/2  |
        | 1    |
        | 1/3  |

    Scenario: nothing said of the rate
      Given a short bow
      When Ann shoots from the saddle
      Then its rate of fire is 1

    @near_miss
    Scenario: the least movement
      Given a short bow with a rate of fire of 3
      And the mount moves 1 of 200 dm
      When Ann shoots from the saddle
      Then its rate of fire is 2

  @weapon_speed.mounted.moving_rate
  Rule: A mount that moves takes 1 from the rate of fire

    Scenario Outline: more than 1
      Given a short bow with a rate of fire of <rate>
      And the mount moves 50 of 200 dm
      When Ann shoots from the saddle
      Then its rate of fire is <left>

      Examples:
        | rate | left |
        | 3    | 2    |
        | 5/2  | 3/2  |
        | 2    | 1    |
        | 3/2  | 1/2  |

    @reading.weapon_speed.mounted.rate_of_1_or_less.no_shot
    Scenario Outline: nothing is left of 1 or less
      Given a light crossbow with a rate of fire of <rate>
      And the mount moves 50 of 200 dm
      When Ann shoots from the saddle
      Then it is not allowed

      Examples:
        | rate |
        | 1    |
        | 1/2  |

    @reading.weapon_speed.mounted.rate_of_1_or_less.one_round_longer
    Scenario Outline: one round more between shots
      Given a light crossbow with a rate of fire of <rate>
      And the mount moves 50 of 200 dm
      When Ann shoots from the saddle
      Then it is allowed
      And its rate of fire is <left>

      Examples:
        | rate | left |
        | 1    | 1/2  |
        | 1/2  | 1/3  |

    @reading.weapon_speed.mounted.rate_of_1_or_less.no_shot
    Scenario: a shot that was not allowed leaves a heavy crossbow loaded
      Given a heavy crossbow with a rate of fire of 1
      When Ann shoots from the saddle at 50 of 200 dm
      Then it is not allowed
      When Ann shoots from the saddle
      Then it is allowed

    @near_miss
    Scenario: standing still
      Given a light crossbow with a rate of fire of 1
      And the mount moves 0 of 200 dm
      When Ann shoots from the saddle
      Then its rate of fire is 1

    Scenario Outline: a rate that is none
      Given a short bow with a rate of fire of <rate>
      When Ann shoots from the saddle
      Then it is refused for its rate of fire

      Examples:
        | rate |
        | 0    |
        | -1   |

  @weapon_speed.mounted.missile_penalty
  Rule: The faster the mount the greater the penalty of a shot

    Scenario Outline: each row of the table, at its ends
      Given a short bow with a rate of fire of 3
      And the mount moves <moved> of <normal> dm, which is <speed>
      When Ann shoots from the saddle
      Then the shot is at <modifier> by the table

      Examples: every row of the table
        | speed                      | moved | normal | modifier |
        | Stationary                 | 0     | 200    | 0        |
        | Less than ½ normal rate    | 1     | 200    | −2       |
        | Less than ½ normal rate    | 99    | 200    | −2       |
        | ½ to ¾ normal rate         | 100   | 200    | −4       |
        | ½ to ¾ normal rate         | 101   | 200    | −4       |
        | ½ to ¾ normal rate         | 149   | 200    | −4       |
        | ½ to ¾ normal rate         | 150   | 200    | −4       |
        | Greater than ¾ normal rate | 151   | 200    | −6       |
        | Greater than ¾ normal rate | 200   | 200    | −6       |
        | Greater than ¾ normal rate | 300   | 200    | −6       |
        | Less than ½ normal rate    | 52    | 105    | −2       |
        | ½ to ¾ normal rate         | 53    | 105    | −4       |
        | ½ to ¾ normal rate         | 78    | 105    | −4       |
        | Greater than ¾ normal rate | 79    | 105    | −6       |

    Scenario Outline: a movement that is none
      Given a short bow with a rate of fire of 3
      And the mount moves <moved> of <normal> dm
      When Ann shoots from the saddle
      Then it is refused for its <fact>

      Examples:
        | moved | normal | fact        |
        | -1    | 200    | movement    |
        | 1     | 0      | normal rate |

    Scenario: a mount that moves at nobody knows what rate
      Given a short bow with a rate of fire of 3
      And the mount moves 1 dm
      When Ann shoots from the saddle
      Then it is refused for its normal rate

    Scenario: the least normal rate there is
      Given a short bow with a rate of fire of 3
      And the mount moves 1 of 1 dm
      When Ann shoots from the saddle
      Then the shot is at -6

    @near_miss
    Scenario: a blow takes no penalty for speed
      Given a rider on a trained large mount
      When the rider strikes at someone of huge size
      Then the blow is at 0

  @weapon_speed.mounted.mount_killed
  Rule: Whose mount dies lies prone and loses 1d3

    Scenario Outline: each face
      Given the Wisdom check fails
      When a rider's mount dies and the fall shows <face>
      Then the rider falls and takes <face>

      Examples:
        | face |
        | 1    |
        | 2    |
        | 3    |

    @near_miss
    Scenario: a safe landing
      Given the Wisdom check succeeds
      When a rider's mount dies and the fall shows 3
      Then the rider does not fall

    Scenario Outline: a face that no d3 has
      Given the Wisdom check fails
      When a rider's mount dies and the fall shows <face>
      Then it is refused for its fall

      Examples:
        | face |
        | 0    |
        | 4    |

  @weapon_speed.mounted.safe_landing
  Rule: A Wisdom check at +3 lands the rider safely

    Scenario: on the feet
      Given the Wisdom check succeeds
      When a rider's mount dies and the fall shows 2
      Then the rider does not fall
      And the rider takes 0

    Scenario: with the check's modifier where it fails
      Given the Wisdom check fails
      When a rider's mount dies and the fall shows 2
      Then the rider's check is at 3
      And the rider takes 2

    @near_miss
    Scenario: the check that calms a mount is another
      Given an untrained mount with a movement value of 8 m
      And the Wisdom check succeeds
      When Dun meets with damage
      Then it needs a check at 3
