Feature: Mounted combat
  A rider and a mount fight as two with one will. Document 000, L386 to L403.

  @action_points.mounted.moves_by_itself
  Rule: A mount trained for war, or a natural predator, moves as directed without a check

    Scenario Outline: in the heat of combat
      Given <mount>
      When the rider directs it to move
      Then no Ride check is needed, and the hands are busy

      Examples:
        | mount                             |
        | a mount trained for war           |
        | an untrained predator as a mount  |
        | a trained predator as a mount     |

    @near_miss
    Scenario: a mount that is neither
      Given an untrained mount
      When the rider directs it to move
      Then Ride checks are needed for movement, and the hands are busy

    Scenario Outline: what nobody knows of a mount
      Given a mount, but <wrong>
      When the rider's need of checks is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                   | fact     |
        | nobody says whether it is trained       | training |
        | nobody says what it is directed to do   | commands |
        | it is directed to do nothing            | commands |
        | it is directed to sing                  | commands |

  @action_points.mounted.untrained_mount
  Rule: A mount not trained for combat needs Ride checks for every movement and attack

    Scenario: movement
      Given an untrained mount
      When the rider directs it to move
      Then Ride checks are needed for movement, and the hands are busy

    Scenario: an attack
      Given an untrained mount
      When the rider directs it to attack
      Then Ride checks are needed for attacks, and the hands are busy

    Scenario: both
      Given an untrained mount
      When the rider directs it to move and attack
      Then Ride checks are needed for movement and attacks, and the hands are busy

    @near_miss
    Scenario: a predator that moves and attacks
      Given an untrained predator as a mount
      When the rider directs it to move and attack
      Then Ride checks are needed for attacks, and the hands are busy

  @action_points.mounted.check_to_attack
  Rule: Directing a mount to attack needs Ride checks

    Scenario Outline: however obedient it is
      Given <mount>
      When the rider directs it to attack
      Then Ride checks are needed for attacks, and the hands are busy

      Examples:
        | mount                             |
        | a mount trained for war           |
        | an untrained predator as a mount  |

    @near_miss
    Scenario: movement alone
      Given a mount trained for war
      When the rider directs it to move
      Then no Ride check is needed, and the hands are busy

  @action_points.mounted.knees
  Rule: Guiding a mount with the knees alone needs Ride checks, and frees the hands

    Scenario Outline: with the hands free
      Given <mount>
      And the rider guides it with the knees alone
      When the rider directs it to <command>
      Then Ride checks are needed for <checks>, and the hands are free

      Examples:
        | mount                             | command         | checks            |
        | a mount trained for war           | move            | knees             |
        | an untrained predator as a mount  | move            | knees             |
        | a mount trained for war           | attack          | attacks and knees |
        | a mount trained for war           | move and attack | attacks and knees |

    @near_miss @reading.action_points.mounted.knees_on_the_untrained.same_check
    Scenario Outline: an untrained mount needs no other check for it
      Given an untrained mount
      And the rider guides it with the knees alone
      When the rider directs it to <command>
      Then Ride checks are needed for <checks>, and the hands are free

      Examples:
        | command         | checks               |
        | move            | movement             |
        | attack          | attacks              |
        | move and attack | movement and attacks |

    @reading.action_points.mounted.knees_on_the_untrained.own_check
    Scenario Outline: an untrained mount needs a check for it as well
      Given an untrained mount
      And the rider guides it with the knees alone
      When the rider directs it to <command>
      Then Ride checks are needed for <checks>, and the hands are free

      Examples:
        | command | checks             |
        | move    | movement and knees |
        | attack  | attacks and knees  |

  @action_points.mounted.own_points
  Rule: A mount pays for what it does with AP and MP of its own

    Scenario: a mount moves and attacks
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun spends 7 AP and 15 MP
      Then Ann has 20 AP left, and Dun 23 AP and 25 MP

    Scenario: what was spent in a round is gone
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 7 AP and 15 MP
      When Dun spends 3 AP and 5 MP
      Then Ann has 20 AP left, and Dun 20 AP and 20 MP

    Scenario Outline: too little is left
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 20 AP and 30 MP
      When Dun spends <ap> AP and <mp> MP
      Then it is not allowed

      Examples:
        | ap | mp |
        | 11 | 0  |
        | 0  | 11 |
        | 11 | 10 |

    Scenario: exactly what is left
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 20 AP and 30 MP
      When Dun spends 10 AP and 10 MP
      Then Ann has 20 AP left, and Dun 0 AP and 0 MP

    Scenario: what was not allowed costs nothing
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun spends 31 AP and 10 MP
      Then it is not allowed
      When Dun spends 30 AP and 10 MP
      Then Ann has 20 AP left, and Dun 0 AP and 30 MP

    Scenario: another round, other points
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 20 AP and 30 MP
      And the round has ended
      When Dun spends 11 AP and 12 MP
      Then Ann has 20 AP left, and Dun 19 AP and 28 MP

    Scenario: an action that is free of cost
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun spends nothing
      Then Ann has 20 AP left, and Dun 30 AP and 40 MP

    Scenario: the rider does not pay for the mount
      Given Ann with 0 AP rides Dun with 9 AP and 0 MP
      When Dun spends 9 AP and 0 MP
      Then Ann has 0 AP left, and Dun 0 AP and 0 MP

    Scenario: neither does the mount for the rider
      Given Ann with 7 AP rides Dun with 30 AP and 40 MP
      When Ann spends 8 AP
      Then it is not allowed

    @near_miss
    Scenario: an attack of the rider alone
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann spends 8 AP
      Then Ann has 12 AP left, and Dun 30 AP and 40 MP

    @near_miss
    Scenario: rider and mount without names
      Given someone with 20 AP rides a mount with 30 AP and 40 MP
      And a mount has spent 4 AP, and its rider 3 AP
      When one who is called rider spends 2 AP on a mount that is called mount
      Then the rider has 15 AP left, and the mount 26 AP and 40 MP

    Scenario: another mount has points of its own
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 20 AP and 30 MP
      When Roan, ridden by Bob, spends 25 AP and 5 MP
      Then Ann has 20 AP left, and Dun 5 AP and 35 MP

    Scenario Outline: what nobody knows of an action
      Given an action of rider or mount, but <wrong>
      When its points are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                         | fact            |
        | nobody says whose it is                       | actor           |
        | it is the saddle's                            | actor           |
        | of a kind that is not known                   | action          |
        | it costs less than no AP                      | cost in AP      |
        | it costs less than no MP                      | cost in MP      |
        | the mount has less than no AP                 | mount's AP      |
        | nobody says how many AP the mount has         | mount's AP      |
        | the mount has less than no MP                 | mount's MP      |
        | nobody says how many MP the mount has         | mount's MP      |
        | the rider has less than no AP                 | rider's AP      |
        | nobody says how many AP the rider has         | rider's AP      |
        | the rider has less than no MP                 | rider's MP      |
        | rider and mount are one                       | mount           |
        | the mount has a blank for a name              | mount           |
        | the rider has a blank for a name              | rider           |
        | the mount dismounts                           | action          |
        | the rider gallops off                         | action          |
        | it costs the mount something apart            | cost apart      |
        | a brawl costs the mount less than nothing     | cost apart      |
        | it converts less than nothing                 | conversion      |

  @action_points.mounted.brawling_costs_both
  Rule: A brawling attack with a mount costs both of them AP

    Scenario Outline: whoever leads it
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When <name> leads a brawling attack with the mount for 9 AP
      Then Ann has 11 AP left, and Dun 21 AP and 40 MP

      Examples:
        | name |
        | Ann  |
        | Dun  |

    Scenario: it costs the mount more than the rider
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun leads a brawling attack with the mount for 8 AP and 5 MP, which costs the mount 10 AP
      Then Ann has 12 AP left, and Dun 20 AP and 35 MP

    Scenario: it costs the mount nothing
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun leads a brawling attack with the mount for 8 AP and 5 MP, which costs the mount 0 AP
      Then Ann has 12 AP left, and Dun 30 AP and 35 MP

    @near_miss
    Scenario Outline: one of them has too little
      Given Ann with <rider> AP rides Dun with <mount> AP and 40 MP
      When Dun attacks by itself for 9 AP
      Then Ann has <rider> AP left, and Dun <left> AP and 40 MP

      Examples:
        | rider | mount | left |
        | 8     | 30    | 21   |
        | 20    | 9     | 0    |

    Scenario Outline: too little for a brawling attack
      Given Ann with <rider> AP rides Dun with <mount> AP and 40 MP
      When Dun leads a brawling attack with the mount for 9 AP
      Then it is not allowed

      Examples:
        | rider | mount |
        | 8     | 30    |
        | 20    | 8     |

    Scenario: exactly enough for a brawling attack
      Given Ann with 9 AP rides Dun with 9 AP and 40 MP
      When Dun leads a brawling attack with the mount for 9 AP
      Then Ann has 0 AP left, and Dun 0 AP and 40 MP

    Scenario: what both have spent is gone for both
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has led a brawling attack with the mount for 9 AP
      When Ann spends 2 AP
      Then Ann has 9 AP left, and Dun 21 AP and 40 MP

  @action_points.mounted.no_mp_of_the_rider
  Rule: A rider's own MP are of no use

    Scenario Outline: however many there are
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has <own> MP of her own
      When Ann spends 1 AP and <cost> MP
      Then it is not allowed

      Examples:
        | own | cost |
        | 25  | 1    |
        | 25  | 25   |
        | 0   | 3    |

    @near_miss
    Scenario: AP alone
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has 25 MP of her own
      When Ann spends 4 AP and 0 MP
      Then Ann has 16 AP left, and Dun 30 AP and 40 MP

  @action_points.mounted.conversion
  Rule: A rider can turn AP into MP to dismount and for nothing else

    Scenario: dismounting
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has 25 MP of her own
      When Ann dismounts for 2 AP and 5 MP, for which she converts 6 AP
      Then Ann has 12 AP left, and Dun 30 AP and 40 MP

    Scenario: dismounting for MP alone
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann dismounts for 0 AP and 5 MP, for which she converts 20 AP
      Then Ann has 0 AP left, and Dun 30 AP and 40 MP

    Scenario: dismounting that needs no MP
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann dismounts for 3 AP
      Then Ann has 17 AP left, and Dun 30 AP and 40 MP

    Scenario: an offer to convert where there are no MP to pay
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann dismounts for 3 AP and 0 MP, for which she converts 6 AP
      Then Ann has 17 AP left, and Dun 30 AP and 40 MP

    Scenario: another action
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann acts for 2 AP and 5 MP, for which she converts 6 AP
      Then it is not allowed

    Scenario: movement of the mount
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun acts for 0 AP and 5 MP, for which she converts 6 AP
      Then it is not allowed

    Scenario: a brawling attack with the mount that converts
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann brawls for 9 AP and 5 MP, for which she converts 6 AP
      Then it is not allowed

    Scenario: another action that needs no MP
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann acts for 2 AP and 0 MP, for which she converts 6 AP
      Then it is not allowed

    @near_miss
    Scenario: too few AP to convert
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has spent 13 AP
      When Ann spends 8 AP
      Then it is not allowed

    Scenario: one AP short of dismounting
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann dismounts for 2 AP and 5 MP, for which she converts 19 AP
      Then it is not allowed

  @action_points.mounted.conversion_rate
  Rule: How many AP the MP of dismounting take is not said

    Scenario: nobody knows
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has 25 MP of her own
      When Ann dismounts for 2 AP and 5 MP
      Then whether it is allowed is not determined
      And Ann's AP are not determined

    @near_miss
    Scenario: somebody knows that it takes none
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Ann dismounts for 2 AP and 5 MP, for which she converts 0 AP
      Then Ann has 18 AP left, and Dun 30 AP and 40 MP

  @action_points.mounted.during_full_round_movement
  Rule: While the mount moves for the full round its rider has AP for other actions

    Scenario: an attack at a gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun moves the full round for 10 AP and 40 MP
      When Ann spends 8 AP
      Then Ann has 12 AP left, and Dun 20 AP and 0 MP

    @near_miss
    Scenario: an attack while the mount walks
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 10 AP and 40 MP
      When Ann spends 8 AP
      Then Ann has 12 AP left, and Dun 20 AP and 0 MP

    @near_miss
    Scenario: an attack before the gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has spent 8 AP
      When Dun gallops the full round for 10 AP and 40 MP
      Then Ann has 12 AP left, and Dun 20 AP and 0 MP

  @action_points.mounted.beside_full_round_movement
  Rule: What the mount can do beside full-round movement is not said

    Scenario: an attack of the mount at a gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun moves the full round for 10 AP and 20 MP
      When Dun spends 7 AP and 0 MP
      Then whether it is allowed is not determined

    Scenario Outline: a brawling attack at a gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun moves the full round for 10 AP and 20 MP
      When <name> leads a brawling attack with the mount for 9 AP
      Then whether it is allowed is not determined

      Examples:
        | name |
        | Ann  |
        | Dun  |

    Scenario: full-round movement after something else
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 0 AP and 5 MP
      When Dun gallops the full round for 10 AP and 20 MP
      Then whether it is allowed is not determined

    Scenario: full-round movement after a brawling attack that the rider led
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has led a brawling attack with the mount for 9 AP
      When Dun gallops the full round for 10 AP and 20 MP
      Then whether it is allowed is not determined

    Scenario: a second gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun moves the full round for 10 AP and 20 MP
      When Dun gallops the full round for 10 AP and 20 MP
      Then whether it is allowed is not determined

    @near_miss
    Scenario: in the round after
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun moves the full round for 10 AP and 20 MP
      And the round has ended
      When Dun spends 7 AP and 0 MP
      Then Ann has 20 AP left, and Dun 23 AP and 40 MP

    @near_miss
    Scenario: a gallop in the round after
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Dun has spent 7 AP and 5 MP
      And the round has ended
      When Dun gallops the full round for 10 AP and 20 MP
      Then Ann has 20 AP left, and Dun 20 AP and 20 MP

  @action_points.mounted.mixed_actions
  Rule: Rider and mount can take turns within a round

    Scenario: the document's example
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      When Dun spends 0 AP and 12 MP
      Then Ann has 20 AP left, and Dun 30 AP and 28 MP
      When Ann spends 8 AP
      Then Ann has 12 AP left, and Dun 30 AP and 28 MP
      When Dun spends 0 AP and 20 MP
      Then Ann has 12 AP left, and Dun 30 AP and 8 MP
      When Dun spends 9 AP and 0 MP
      Then Ann has 12 AP left, and Dun 21 AP and 8 MP

    @near_miss
    Scenario: one after the other
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has spent 5 AP
      When Ann spends 8 AP
      Then Ann has 7 AP left, and Dun 30 AP and 40 MP

    @near_miss
    Scenario: each in a round of its own
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And Ann has spent 5 AP
      And the round has ended
      When Dun spends 4 AP and 1 MP
      Then Ann has 20 AP left, and Dun 26 AP and 39 MP

  @action_points.mounted.initiative
  Rule: A mount acts on its rider's initiative

    Scenario Outline: quicker and slower mounts
      Given a rider of initiative <rider> and of 1 square, on a mount of 4 squares
      And the mount alone would have initiative <alone>
      When their standing is asked for
      Then the mount acts on <acts>, the rider takes 4 squares and the mount 4

      Examples:
        | rider | alone | acts |
        | 12    | 20    | 12   |
        | 20    | 12    | 20   |
        | -3    | 0     | -3   |

    Scenario: nobody knows what the mount would have
      Given a rider of initiative 9 and of 1 square, on a mount of 2 squares
      When their standing is asked for
      Then the mount acts on 9, the rider takes 2 squares and the mount 2

    @near_miss
    Scenario: one of several riders
      Given a rider of initiative 9 and of 1 square, on a mount of 4 squares
      And others ride the same mount, and the DM lets the rule hold
      When their standing is asked for
      Then when the mount acts is not determined, the rider takes 4 squares and the mount 4

    Scenario Outline: what nobody knows of a standing
      Given a rider's standing, but <wrong>
      When their standing is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact             |
        | nobody says what the initiative is    | initiative       |
        | nobody says how big the mount is      | mount's spacing  |
        | the mount takes less than nothing     | mount's spacing  |
        | nobody says how big the rider is      | rider's spacing  |
        | the rider takes less than nothing     | rider's spacing  |

  @action_points.mounted.spacing
  Rule: Rider and mount both have the spacing of the mount

    Scenario Outline: small and large
      Given a rider of initiative 7 and of <rider> square, on a mount of <mount> squares
      When their standing is asked for
      Then the mount acts on 7, the rider takes <mount> squares and the mount <mount>

      Examples:
        | rider | mount |
        | 1     | 4     |
        | 1     | 9     |
        | 1     | 1     |
        | 4     | 1     |
        | 0     | 0     |

    @near_miss
    Scenario: one of several, for whom the DM does not let the rule hold
      Given a rider of initiative 7 and of 1 square, on a mount of 9 squares
      And others ride the same mount, and the DM does not let the rule hold
      When their standing is asked for
      Then when the mount acts is not determined, the rider takes 1 squares and the mount 9

  @action_points.mounted.charge
  Rule: A charge brings rider and mount both its bonuses and its penalties

    Scenario Outline: both have all of it
      Given a charge with a bonus of <bonus> and a penalty of <penalty>
      When rider and mount charge
      Then the rider has <bonus> and <penalty>, and the mount <bonus> and <penalty>

      Examples:
        | bonus | penalty |
        | 2     | -4      |
        | 3     | 0       |
        | 0     | -2      |

    @near_miss
    Scenario: no charge
      Given a charge with a bonus of 2 and a penalty of -4
      When rider and mount do not charge
      Then the rider has 0 and 0, and the mount 0 and 0

    Scenario Outline: what nobody knows of a charge
      Given a charge, but <wrong>
      When what the charge brings is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact    |
        | nobody says whether it takes place | charge  |
        | with a bonus below 0               | bonus   |
        | with a penalty above 0             | penalty |

  @action_points.mounted.charge_modifiers
  Rule: What the bonuses and penalties of a charge are is not said here

    Scenario: neither is known
      When rider and mount charge
      Then neither bonus nor penalty is determined for either

    Scenario: the bonus alone is known
      Given a charge with a bonus of 2
      When rider and mount charge
      Then both have a bonus of 2, and neither penalty is determined

    Scenario: the penalty alone is known
      Given a charge with a penalty of -3
      When rider and mount charge
      Then both have a penalty of -3, and neither bonus is determined

    @near_miss
    Scenario: both are known
      Given a charge with a bonus of 1 and a penalty of -1
      When rider and mount charge
      Then the rider has 1 and -1, and the mount 1 and -1

  @action_points.mounted.unwieldy_weapon
  Rule: A two-handed weapon, or a double one, is at -2 from a mount

    Scenario Outline: each way of wielding
      Given a rider with <weapon> on a Large mount
      When the rider attacks a Huge creature
      Then the weapon is at <modifier>, and the rider is on equal ground

      Examples:
        | weapon              | modifier |
        | a two-handed weapon | -2       |
        | a double weapon     | -2       |

    @near_miss
    Scenario Outline: each way that is not harder
      Given a rider with <weapon> on a Large mount
      When the rider attacks a Medium creature
      Then the weapon is at <modifier>, and the rider is on higher ground

      Examples:
        | weapon              | modifier |
        | a one-handed weapon | 0        |
        | a light weapon      | 0        |
        | no weapon           | 0        |

    @reading.action_points.attack_modifiers.two_handed_use.by_hands
    Scenario: a one-handed weapon in two hands is as hard to wield
      Given a rider with a one-handed weapon in two hands on a Large mount
      When the rider attacks a Large creature
      Then the weapon is at -2, and the rider is on equal ground

    @near_miss @reading.action_points.attack_modifiers.two_handed_use.by_size
    Scenario: a one-handed weapon in two hands is no harder to wield
      Given a rider with a one-handed weapon in two hands on a Large mount
      When the rider attacks a Large creature
      Then the weapon is at 0, and the rider is on equal ground

    Scenario Outline: what nobody knows of a rider's attack
      Given a rider's attack, but <wrong>
      When the rider's modifiers are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact          |
        | nobody says with what                 | weapon        |
        | with a weapon of no kind              | weapon        |
        | nobody says how big the mount is      | mount's size  |
        | from a mount of no size               | mount's size  |
        | nobody says how big the target is     | target's size |
        | on a target of no size                | target's size |

  @action_points.mounted.higher_ground
  Rule: Against a creature smaller than the mount a rider is on higher ground

    Scenario Outline: smaller
      Given a rider with a light weapon on a <mount> mount
      When the rider attacks a <target> creature
      Then the weapon is at 0, and the rider is on higher ground

      Examples:
        | mount    | target     |
        | Large    | Medium     |
        | Large    | Fine       |
        | Medium   | Small      |
        | Colossal | Gargantuan |

    Scenario: a two-handed weapon against a smaller creature
      Given a rider with a two-handed weapon on a Huge mount
      When the rider attacks a Large creature
      Then the weapon is at -2, and the rider is on higher ground

    @near_miss
    Scenario Outline: not smaller
      Given a rider with a light weapon on a <mount> mount
      When the rider attacks a <target> creature
      Then the weapon is at 0, and the rider is on equal ground

      Examples:
        | mount  | target |
        | Large  | Large  |
        | Large  | Huge   |
        | Medium | Medium |
        | Tiny   | Medium |

  @action_points.mounted.brawling_attacks
  Rule: A mount can take part in a bull rush or an overrun

    Scenario Outline: those that are named
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      When they make <maneuver>
      Then it is made with AB 6, ability 5, skill 3 and size 4

      Examples:
        | maneuver    |
        | a bull rush |
        | an overrun  |

    @near_miss
    Scenario: another one that its description lets them make
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      When they make another brawling attack that can be made so
      Then it is made with AB 6, ability 5, skill 3 and size 4

    Scenario Outline: what nobody knows of a brawling attack
      Given a brawling attack of both, but <wrong>
      When its modifiers are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact            |
        | nobody says which                    | kind            |
        | of a kind that nobody knows          | kind            |
        | nobody knows the rider's AB          | rider's AB      |
        | nobody knows the mount's AB          | mount's AB      |
        | nobody knows the rider's ability     | rider's ability |
        | nobody knows the mount's ability     | mount's ability |
        | nobody knows the rider's skill       | rider's skill   |
        | nobody knows the mount's skill       | mount's skill   |
        | nobody knows the rider's size        | rider's size modifier |
        | nobody knows the mount's size        | mount's size modifier |

  @action_points.mounted.other_brawling_attacks
  Rule: Which other brawling attacks a mount can take part in is not said here

    Scenario: nobody knows of this one
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      When they make another brawling attack
      Then whether it is allowed is not determined

    Scenario: one that cannot be made so
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      When they make another brawling attack that cannot be made so
      Then it is not allowed

    Scenario: one that can be made so
      Given a rider of AB 2, ability 2, skill 2 and size 2
      And a mount of AB 3, ability 1, skill 3 and size 1
      When they make another brawling attack that can be made so
      Then it is made with AB 3, ability 2, skill 3 and size 2

    @near_miss
    Scenario: a named one, whatever its description says
      Given a rider of AB 2, ability 2, skill 2 and size 2
      And a mount of AB 3, ability 1, skill 3 and size 1
      When they make a bull rush
      Then it is made with AB 3, ability 2, skill 3 and size 2

  @action_points.mounted.best_of_both
  Rule: A brawling attack with a mount takes the better of each modifier, the rider's or the mount's

    Scenario Outline: each of the four by itself
      Given a rider of AB <rider_ab>, ability <rider_ability>, skill <rider_skill> and size <rider_size>
      And a mount of AB <ab>, ability <ability>, skill <skill> and size <size>
      When they make an overrun
      Then it is made with AB <best_ab>, ability <best_ability>, skill <best_skill> and size <best_size>

      Examples:
        | rider_ab | rider_ability | rider_skill | rider_size | ab | ability | skill | size | best_ab | best_ability | best_skill | best_size |
        | 9        | 1             | 1           | 1          | 5  | 5       | 5     | 5    | 9       | 5            | 5          | 5         |
        | 1        | 9             | 1           | 1          | 5  | 5       | 5     | 5    | 5       | 9            | 5          | 5         |
        | 1        | 1             | 9           | 1          | 5  | 5       | 5     | 5    | 5       | 5            | 9          | 5         |
        | 1        | 1             | 1           | 9          | 5  | 5       | 5     | 5    | 5       | 5            | 5          | 9         |
        | -2       | -3            | -4          | -5         | -5 | -4      | -3    | -2   | -2      | -3           | -3         | -2        |
        | 4        | 4             | 4           | 4          | 4  | 4       | 4     | 4    | 4       | 4            | 4          | 4         |

    @near_miss
    Scenario: a brawling attack that cannot be made with a mount
      Given a rider of AB 9, ability 9, skill 9 and size 9
      And a mount of AB 1, ability 1, skill 1 and size 1
      When they make another brawling attack that cannot be made so
      Then it is not allowed

  @action_points.mounted.provoked_by_movement
  Rule: An attack of opportunity for movement can strike the mount or the rider

    Scenario Outline: whoever of them moves
      When the <provoker> provokes an attack of opportunity by movement
      Then mount and rider can be struck

      Examples:
        | provoker |
        | mount    |
        | rider    |

    @near_miss
    Scenario: of the rider, another action
      When the rider provokes an attack of opportunity by another action
      Then the rider alone can be struck

    Scenario Outline: what nobody knows of a reaction
      When an attack of opportunity is provoked, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact     |
        | nobody says by whom          | provoker |
        | by the saddle                | provoker |
        | nobody says by what          | movement |

  @action_points.mounted.provoked_otherwise
  Rule: An attack of opportunity for anything else strikes whoever provoked it

    Scenario: the rider
      When the rider provokes an attack of opportunity by another action
      Then the rider alone can be struck

    Scenario: the mount
      When the mount provokes an attack of opportunity by another action
      Then the mount alone can be struck

    @near_miss
    Scenario: movement strikes more widely
      When the mount provokes an attack of opportunity by movement
      Then mount and rider can be struck

  @action_points.mounted.knocked_off
  Rule: An attack that moves the rider by force knocks the rider off

    Scenario: it succeeds
      Given an attack that moves the rider by force
      When it succeeds
      Then the rider is knocked off

    @near_miss
    Scenario: it fails
      Given an attack that moves the rider by force
      When it fails
      Then the rider keeps the seat

    @near_miss
    Scenario: it moves nobody
      Given an attack that moves nobody by force
      When it succeeds
      Then the rider keeps the seat

    @near_miss @reading.action_points.mounted.mount_is_moved.rider_stays
    Scenario: the rider stays on a mount that is moved
      Given an attack that moves the mount by force
      When it succeeds
      Then the rider keeps the seat

    @reading.action_points.mounted.mount_is_moved.rider_falls
    Scenario: the rider falls off a mount that is moved
      Given an attack that moves the mount by force
      When it succeeds
      Then the rider is knocked off

    @reading.action_points.mounted.mount_is_moved.rider_falls
    Scenario: one of several falls off a mount that is moved
      Given an attack that moves the mount by force
      And others ride the same mount, and the DM lets the rule hold
      When it succeeds
      Then the rider is knocked off

    @near_miss
    Scenario: it fails to move the mount
      Given an attack that moves the mount by force
      When it fails
      Then the rider keeps the seat

    Scenario Outline: what nobody knows of such an attack
      Given an attack on the rider, but <wrong>
      When the rider's seat is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact           |
        | nobody says whom it moves        | forced move    |
        | it moves the saddle              | forced move    |
        | nobody says whether it succeeds  | success        |

  @action_points.mounted.several_riders
  Rule: Which of these rules hold for each of several riders is not said

    Scenario: the seat of one of several
      Given an attack that moves the rider by force
      And others ride the same mount
      When it succeeds
      Then whether the rider is knocked off is not determined

    Scenario Outline: the seat of one of several, by the DM
      Given an attack that moves the rider by force
      And others ride the same mount, and the DM <lets> the rule hold
      When it succeeds
      Then the rider <seat>

      Examples:
        | lets         | seat           |
        | lets         | is knocked off |
        | does not let | keeps the seat |

    @reading.action_points.mounted.mount_is_moved.rider_falls
    Scenario: the seat of one of several on a mount that is moved
      Given an attack that moves the mount by force
      And others ride the same mount
      When it succeeds
      Then whether the rider is knocked off is not determined

    @near_miss
    Scenario: the seat of one of several when an attack fails
      Given an attack that moves the rider by force
      And others ride the same mount
      When it fails
      Then the rider keeps the seat

    Scenario: the space of one of several
      Given a rider of initiative 7 and of 1 square, on a mount of 9 squares
      And others ride the same mount
      When their standing is asked for
      Then neither when the mount acts nor the rider's space is determined, and the mount takes 9 squares

    Scenario: a double weapon of one of several
      Given a rider with a double weapon on a Large mount
      And others ride the same mount
      When the rider attacks a Huge creature
      Then the weapon's modifier is not determined, and the rider is on equal ground

    @near_miss
    Scenario: a two-handed weapon of one of several, which the table of attack modifiers settles
      Given a rider with a two-handed weapon on a Large mount
      And others ride the same mount
      When the rider attacks a Huge creature
      Then the weapon is at -2, and the rider is on equal ground

    Scenario: higher ground of one of several
      Given a rider with a light weapon on a Large mount
      And others ride the same mount
      When the rider attacks a Medium creature
      Then the weapon is at 0, and whether the rider is on higher ground is not determined

    Scenario: both for one of several
      Given a rider with a double weapon on a Large mount
      And others ride the same mount
      When the rider attacks a Medium creature
      Then neither the weapon's modifier nor the ground is determined

    Scenario Outline: an attack of one of several, by the DM
      Given a rider with a <weapon> weapon on a Large mount
      And others ride the same mount, and the DM <lets> the rule hold
      When the rider attacks a Medium creature
      Then the weapon is at <modifier>, and the rider is on <ground> ground

      Examples:
        | weapon     | lets         | modifier | ground |
        | double     | lets         | -2       | higher |
        | double     | does not let | 0        | equal  |
        | two-handed | lets         | -2       | higher |
        | two-handed | does not let | -2       | equal  |

    @near_miss
    Scenario: a light weapon of one of several against a larger creature
      Given a rider with a light weapon on a Large mount
      And others ride the same mount
      When the rider attacks a Huge creature
      Then the weapon is at 0, and the rider is on equal ground

    Scenario Outline: what one of several does with a mount's points, or AP of the rider's
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount
      When <name> <acts>
      Then whether it is allowed is not determined

      Examples: MP of the rider, a dismount, a brawling attack
        | name | acts                                                            |
        | Ann  | spends 1 AP and 1 MP                                            |
        | Ann  | dismounts for 3 AP                                              |
        | Ann  | dismounts for 2 AP and 5 MP, for which she converts 6 AP        |
        | Ann  | acts for 2 AP and 0 MP, for which she converts 6 AP             |
        | Ann  | leads a brawling attack with the mount for 9 AP                 |
        | Dun  | leads a brawling attack with the mount for 9 AP                 |

    Scenario: what one of several does at a gallop
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount
      And Dun moves the full round for 10 AP and 40 MP
      When Ann spends 8 AP
      Then whether it is allowed is not determined

    Scenario: where the rule does not hold
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount, and the DM does not let the rule hold
      When Ann spends 1 AP and 3 MP
      Then whether it is allowed is not determined

    Scenario: a brawling attack of one of several costs both
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount, and the DM lets the rule hold
      When Ann leads a brawling attack with the mount for 9 AP
      Then Ann has 11 AP left, and Dun 21 AP and 40 MP

    Scenario: MP of one of several are of no use
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount, and the DM lets the rule hold
      When Ann spends 1 AP and 3 MP
      Then it is not allowed

    @near_miss
    Scenario Outline: an action that no rule on riders is about
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount
      When <name> spends 8 AP
      Then Ann has <rider> AP left, and Dun <mount> AP and 40 MP

      Examples:
        | name | rider | mount |
        | Ann  | 12    | 30    |
        | Dun  | 20    | 22    |

    @near_miss
    Scenario: a gallop under several riders
      Given Ann with 20 AP rides Dun with 30 AP and 40 MP
      And others ride the same mount
      When Dun gallops the full round for 10 AP and 40 MP
      Then Ann has 20 AP left, and Dun 20 AP and 0 MP

    Scenario: a charge of one of several
      Given a charge with a bonus of 2 and a penalty of -4
      And others ride the same mount
      When rider and mount charge
      Then the mount alone has 2 and -4 for certain

    Scenario Outline: a charge of one of several, by the DM
      Given a charge with a bonus of 2 and a penalty of -4
      And others ride the same mount, and the DM <lets> the rule hold
      When rider and mount charge
      Then the rider has <bonus> and <penalty>, and the mount 2 and -4

      Examples:
        | lets         | bonus | penalty |
        | lets         | 2     | -4      |
        | does not let | 0     | 0       |

    Scenario: an unknown charge of one for whom the rule does not hold
      Given others ride the same mount, and the DM does not let the rule hold
      When rider and mount charge
      Then the rider alone has 0 and 0 for certain

    @near_miss
    Scenario: several riders who do not charge
      Given a charge with a bonus of 2 and a penalty of -4
      And others ride the same mount
      When rider and mount do not charge
      Then the rider has 0 and 0, and the mount 0 and 0

    Scenario: a brawling attack of one of several
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      And others ride the same mount
      When they make an overrun
      Then whether it is allowed is not determined

    Scenario: a brawling attack of one of several, whom the DM lets
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      And others ride the same mount, and the DM lets the rule hold
      When they make an overrun
      Then it is made with AB 6, ability 5, skill 3 and size 4

    Scenario: a brawling attack of one of several, whom the DM does not let
      Given a rider of AB 6, ability 1, skill 3 and size 0
      And a mount of AB 4, ability 5, skill 2 and size 4
      And others ride the same mount, and the DM does not let the rule hold
      When they make an overrun
      Then it is not allowed

    Scenario: whom movement exposes of several
      Given others ride the same mount
      When the mount provokes an attack of opportunity by movement
      Then who can be struck is not determined

    Scenario: whom movement exposes of several, where the DM lets the rule hold
      Given others ride the same mount, and the DM lets the rule hold
      When the mount provokes an attack of opportunity by movement
      Then mount and rider can be struck

    Scenario Outline: whom movement exposes of several, where the rule does not hold
      Given others ride the same mount, and the DM does not let the rule hold
      When the <provoker> provokes an attack of opportunity by movement
      Then the <provoker> alone can be struck

      Examples:
        | provoker |
        | mount    |
        | rider    |

    @near_miss
    Scenario: another action of one of several
      Given others ride the same mount
      When the rider provokes an attack of opportunity by another action
      Then the rider alone can be struck
