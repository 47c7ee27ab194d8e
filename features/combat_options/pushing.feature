Feature: Pushing
  Instead of wounding an opponent, one may push past it or push it back. Document 003, L61 to L67.

  @combat_options.pushing.past_or_back
  Rule: Who pushes chooses to pass the opponent or to push it back

    Scenario: past someone who blocks a doorway
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move past is rolled with 15
      Then the attacker moves past the defender
      And the defender is pushed 0 feet back

    Scenario: back from someone who fights close to a cliff
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move back is rolled with 15
      Then the attacker does not move past the defender
      And the defender is pushed 5 feet back

    @near_miss
    Scenario Outline: a push that misses achieves nothing
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a failure
      When the push to move <aim> is rolled with 2
      Then the attacker does not move past the defender
      And the defender is pushed 0 feet back

      Examples:
        | aim  |
        | past |
        | back |

    Scenario: an aim that nobody has heard of
      Given a push with attack bonus 5 on AC 15
      And an unknown aim
      When a push of which nobody says the aim is rolled with 10
      Then it is refused for its aim

    Scenario: nobody says what the attacker chooses
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When a push of which nobody says the aim is rolled with 15
      Then the defender must save
      And what the push achieves is not determined

    @near_miss
    Scenario: a choice that does not come up
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold succeeds
      When a push of which nobody says the aim is rolled with 15
      Then the defender is pushed 0 feet back

    Scenario: the attacker chooses neither
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move nowhere is rolled with 15
      Then the attacker does not move past the defender
      And the defender is pushed 0 feet back

  @combat_options.pushing.attack_penalty
  Rule: A push is a melee Attack Roll at -4

    Scenario Outline: the roll of a push
      Given a push with attack bonus <bonus> on AC 15
      When the push to move <aim> is rolled with <face>
      Then the attack total is <total>
      And the total is held against AC 15

      Examples:
        | bonus | face | aim  | total |
        | 5     | 10   | back | 11    |
        | 5     | 10   | past | 11    |
        | 0     | 1    | back | -3    |
        | 4     | 20   | past | 20    |

    Scenario Outline: invisible on either side
      Given a push with attack bonus 5 on AC 15
      And the <who> is invisible
      When the push to move back is rolled with 10
      Then the attack total is <total>

      Examples:
        | who      | total |
        | target   | 7     |
        | attacker | 15    |

    Scenario: two who cannot see each other
      Given a push with attack bonus 5 on AC 15
      And the target is invisible
      And the attacker is invisible
      When the push to move back is rolled with 10
      Then the attack total is 11

    Scenario: an invisible pusher who is perceived
      Given a push with attack bonus 5 on AC 15
      And the attacker is invisible
      And each perceives the other in some other way
      When the push to move back is rolled with 10
      Then the attack total is 11

    @reading.combat_options.invisibility.perceived_target.no_penalty
    Scenario: an invisible defender who is perceived
      Given a push with attack bonus 5 on AC 15
      And the target is invisible
      And each perceives the other in some other way
      When the push to move back is rolled with 10
      Then the attack total is 11

    Scenario: beneath water, and nothing said of the pusher
      Given a push with attack bonus 5 on AC 15
      And the attacker fights beneath water
      When the push to move back is rolled with 10
      Then the attack total is 9

    Scenario Outline: beneath water, with no weapon that could be useless
      Given a push with attack bonus 5 on AC 15
      And the attacker fights beneath water
      And the pusher dwells <where>
      When the push to move back is rolled with 10
      Then the attack total is <total>

      Examples:
        | where    | total |
        | on land  | 9     |
        | in water | 11    |

    Scenario: a push in a charge
      Given a push with attack bonus 5 on AC 15
      And Ann has charged
      When Ann pushes Bob back with a roll of 10
      Then the attack total is 13

    @reading.combat_options.pushing.two_weapons.no_weapon
    Scenario Outline: a push by someone with two weapons is made with neither
      Given a push with attack bonus 5 on AC 15
      When Ann pushes Bob with the <hand> of two weapons and a roll of 10
      Then the attack total is 11

      Examples:
        | hand      |
        | primary   |
        | secondary |

    @reading.combat_options.pushing.two_weapons.is_one
    Scenario Outline: a push by someone with two weapons is made with one of them
      Given a push with attack bonus 5 on AC 15
      When Ann pushes Bob with the <hand> of two weapons and a roll of 10
      Then the attack total is <total>

      Examples:
        | hand      | total |
        | primary   | 9     |
        | secondary | 7     |

    @reading.combat_options.pushing.two_weapons.is_one
    Scenario: a push may be the extra attack, of which there is one
      Given a push with attack bonus 5 on AC 15
      And Ann has pushed Bob with the secondary of two weapons
      When Ann pushes Bob with the secondary of two weapons and a roll of 10
      Then it is not allowed

    Scenario: a hand that nobody has heard of
      Given a push with attack bonus 5 on AC 15
      And an unknown hand
      When the push to move back is rolled with 10
      Then it is refused for its hand

    Scenario: a push at someone who charges
      Given a push with attack bonus 5 on AC 15
      And Bob has charged
      When Ann pushes Bob back with a roll of 10
      Then the attack total is 11
      And the total is held against AC 14

    Scenario: every face is lowered alike
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move back is rolled on every face of the d20
      Then the attack total is 1 on 0 of the 20 faces
      And the attack total is 2 on 1 of the 20 faces
      And the attack total is 21 on 1 of the 20 faces
      And the attack total is 22 on 0 of the 20 faces

    @reading.combat_options.helpless.pushing_the_helpless.needs_no_roll
    Scenario: a push needs no roll against the helpless
      Given a push with attack bonus 5 on AC 15
      And the target is frozen
      When the push to move back needs no roll
      Then no attack roll is made
      And the defender must save

    @reading.combat_options.helpless.pushing_the_helpless.is_rolled
    Scenario: a push at the helpless is rolled
      Given a push with attack bonus 5 on AC 15
      And the target is frozen
      When the push to move back is rolled with 10
      Then the attack total is 11

    Scenario Outline: a face that no d20 has
      Given a push with attack bonus 5 on AC 15
      When the push to move back is rolled with <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

  @combat_options.pushing.no_damage
  Rule: A push does no damage

    Scenario Outline: whatever comes of it
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold <saved>
      When the push to move back is rolled with 20
      Then the push does 0 damage

      Examples:
        | saved    |
        | fails    |
        | succeeds |

  @combat_options.pushing.saving_throw
  Rule: Whoever a push hits must Save Versus Hold

    Scenario: a push that hits
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move back is rolled with 15
      Then the defender must save
      And the save is at 0

    @near_miss
    Scenario: a push that misses
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a failure
      When the push to move back is rolled with 2
      Then the defender need not save

    @near_miss
    Scenario: nobody says whether the push hits
      Given a push with attack bonus 5 on AC 15
      And the defender's Save Versus Hold fails
      When the push to move back is rolled with 10
      Then whether a save is needed is not determined
      And what the push achieves is not determined

  @combat_options.pushing.save_procedure
  Rule: How a Save Versus Hold is rolled is told elsewhere

    Scenario: nobody says what came of the save
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      When the push to move back is rolled with 15
      Then the defender must save
      And what the push achieves is not determined

  @combat_options.pushing.successful_save
  Rule: A successful save stops a push

    Scenario Outline: a save that succeeds
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold succeeds
      When the push to move <aim> is rolled with 15
      Then the attacker does not move past the defender
      And the defender is pushed 0 feet back

      Examples:
        | aim  |
        | past |
        | back |

  @combat_options.pushing.five_feet
  Rule: A push moves the defender 5 feet back

    Scenario: five feet
      Given a push with attack bonus 25 on AC 5
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move back is rolled with 20
      Then the defender is pushed 5 feet back

    @near_miss
    Scenario: not when the attacker passes
      Given a push with attack bonus 25 on AC 5
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      When the push to move past is rolled with 20
      Then the defender is pushed 0 feet back

  @combat_options.pushing.larger_defender
  Rule: The Referee may give a much larger defender +4 on the save

    Scenario Outline: granted, or not
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      And the defender is <size> the attacker
      And the Referee <grants> a bonus to the save
      When the push to move <aim> is rolled with 15
      Then the save is at <modifier>
      And the push does 0 damage

      Examples:
        | size                  | grants         | aim  | modifier |
        | much larger than      | grants         | back | 4        |
        | much larger than      | grants         | past | 4        |
        | much larger than      | does not grant | back | 0        |
        | extremely larger than | grants         | back | 4        |
        | extremely larger than | does not grant | past | 0        |

    @near_miss
    Scenario Outline: a defender that is not larger has no bonus
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      And the defender is <size> the attacker
      When the push to move back is rolled with 15
      Then the save is at 0

      Examples:
        | size              |
        | much smaller than |
        | about as large as |

    Scenario Outline: a bonus for a defender that is not larger
      Given a push with attack bonus 5 on AC 15
      And the defender is <size> the attacker
      And the Referee grants a bonus to the save
      When the push to move back is rolled with 15
      Then it is refused for its Referee's bonus

      Examples:
        | size                   |
        | extremely smaller than |
        | much smaller than      |
        | about as large as      |

    Scenario: a bonus for a defender of whose size nobody speaks
      Given a push with attack bonus 5 on AC 15
      And the Referee grants a bonus to the save
      When the push to move back is rolled with 15
      Then it is refused for its Referee's bonus

    Scenario: a size that nobody has heard of
      Given a push with attack bonus 5 on AC 15
      And an unknown size
      When the push to move back is rolled with 15
      Then it is refused for its size

  @combat_options.pushing.extreme_size
  Rule: The Referee may rule a push impossible where sizes differ extremely

    Scenario Outline: ruled impossible
      Given a push with attack bonus 5 on AC 15
      And the defender is extremely larger than the attacker
      And the Referee rules the push impossible
      When the push to move <aim> is rolled with 20
      Then it is not allowed

      Examples:
        | aim  |
        | past |
        | back |

    Scenario: not ruled impossible
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      And the defender is extremely larger than the attacker
      And the Referee does not rule the push impossible
      When the push to move back is rolled with 20
      Then the defender is pushed 5 feet back

    @reading.combat_options.pushing.which_size_difference.either_way
    Scenario: ruled impossible for a defender that is extremely small
      Given a push with attack bonus 5 on AC 15
      And the defender is extremely smaller than the attacker
      And the Referee rules the push impossible
      When the push to move back is rolled with 20
      Then it is not allowed

    @near_miss @reading.combat_options.pushing.which_size_difference.only_larger_defenders
    Scenario: no defender is too small to be pushed
      Given a push with attack bonus 5 on AC 15
      And the Combat rules count the total as a success
      And the defender's Save Versus Hold fails
      And the defender is extremely smaller than the attacker
      And the Referee rules the push impossible
      When the push to move back is rolled with 20
      Then the defender is pushed 5 feet back

    Scenario Outline: a ban where sizes do not differ extremely
      Given a push with attack bonus 5 on AC 15
      And the defender is <size> the attacker
      And the Referee rules the push impossible
      When the push to move back is rolled with 20
      Then it is refused for its Referee's ban

      Examples:
        | size              |
        | much smaller than |
        | about as large as |
        | much larger than  |
