Feature: The attack roll
  A d20 with everything that applies, against the target's AC. Document 001, L38 to L56.

  @weapon_speed.attack_roll.sum
  Rule: An attack roll is a d20 with the attack bonus and all modifiers

    Scenario Outline: face, bonus and modifiers
      Given an attack bonus of <bonus> against AC 60
      And other modifiers of <modifiers>
      When the attack roll shows <face>
      Then the total is <total>

      Examples:
        | bonus | modifiers | face | total |
        | 5     | 0         | 10   | 15    |
        | 5     | 3         | 10   | 18    |
        | -1    | -4        | 7    | 2     |
        | 0     | 0         | 2    | 2     |
        | 12    | 0         | 19   | 31    |

    Scenario: nothing said of modifiers
      Given an attack bonus of 5 against AC 60
      When the attack roll shows 10
      Then the total is 15
      And the situations make 0 of it
      And the AC is 60

    Scenario Outline: the attacker's Wait of the round before
      Given Ann has waited for a better <benefit>
      And the round has ended
      And an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is <total>
      And the AC is 60

      Examples:
        | benefit     | total |
        | attack roll | 16    |
        | AC          | 15    |

    Scenario: the target's Wait for a better attack roll
      Given Bob has waited for a better attack roll
      And the round has ended
      And an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is 15
      And the AC is 60

    Scenario: a Wait of the same round
      Given Ann has waited for a better attack roll
      And an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is 15

    Scenario: a Wait of the round before that
      Given Ann has waited for a better attack roll
      And the round has ended
      And the round has ended
      And an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is 15

    Scenario: each attack of the round after a Wait
      Given Ann has waited for a better attack roll
      And the round has ended
      And an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is 16
      Given an attack bonus of 5 against AC 60
      When Ann attacks Bob and shows 10
      Then the total is 16

    Scenario: attacker and target are one
      Given an attack bonus of 5 against AC 15
      When Ann attacks Ann and shows 10
      Then it is refused for its target

    Scenario Outline: a face that no d20 has
      Given an attack bonus of 5 against AC 15
      When the attack roll shows <face>
      Then it is refused for its attack roll

      Examples:
        | face |
        | 0    |
        | 21   |

    Scenario: a weapon that nobody has heard of
      Given an attack bonus of 5 against AC 15
      And an unknown weapon
      When the attack roll shows 10
      Then it is refused for its weapon

    Scenario: a target of which nobody says the AC
      Given an attack bonus of 5
      When the attack roll shows 10
      Then it is refused for its AC

  @weapon_speed.attack_roll.meets_ac
  Rule: A total that reaches the target's AC hits, and damage is rolled

    Scenario Outline: one below, equal, one above
      Given an attack bonus of 5 against AC 15
      When the attack roll shows <face>
      Then the attack <result>
      And <damage> is rolled

      Examples:
        | face | result | damage    |
        | 2    | misses | no damage |
        | 9    | misses | no damage |
        | 10   | hits   | damage    |
        | 11   | hits   | damage    |
        | 19   | hits   | damage    |

    Scenario Outline: the target's Wait of the round before
      Given Bob has waited for a better <benefit>
      And the round has ended
      And an attack bonus of 5 against AC 15
      When Ann attacks Bob and shows <face>
      Then the AC is <AC>
      And the attack <result>

      Examples:
        | benefit     | face | AC | result |
        | AC          | 10   | 16 | misses |
        | AC          | 11   | 16 | hits   |
        | attack roll | 10   | 15 | hits   |

    @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario: the attacker waited, and never said for which benefit
      Given Ann has waited, and declared no benefit
      And the round has ended
      And an attack bonus of 5 against AC 16
      When Ann attacks Bob and shows 10
      Then the total is not determined
      And whether it hits is not determined
      And whether damage is rolled is not determined

    @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario Outline: the attacker's benefit makes no difference
      Given Ann has waited, and declared no benefit
      And the round has ended
      And an attack bonus of 5 against AC 16
      When Ann attacks Bob and shows <face>
      Then the total is not determined
      And the attack <result>

      Examples:
        | face | result |
        | 9    | misses |
        | 11   | hits   |

    @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario: the target waited, and never said for which benefit
      Given Bob has waited, and declared no benefit
      And the round has ended
      And an attack bonus of 5 against AC 15
      When Ann attacks Bob and shows 10
      Then the AC is not determined
      And the total is 15
      And whether it hits is not determined
      And whether damage is rolled is not determined

    @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario Outline: the target's benefit makes no difference
      Given Bob has waited, and declared no benefit
      And the round has ended
      And an attack bonus of 5 against AC 15
      When Ann attacks Bob and shows <face>
      Then the AC is not determined
      And the attack <result>

      Examples:
        | face | result |
        | 9    | misses |
        | 11   | hits   |

    Scenario Outline: on how many faces
      Given an attack bonus of <bonus> against AC 15
      When the attack is rolled on every face of the d20
      Then the attack hits on <times> of the 20 faces

      Examples: 6 and the bonus, never below 1 nor above 19
        | bonus | times |
        | -20   | 1     |
        | -5    | 1     |
        | -4    | 2     |
        | 0     | 6     |
        | 5     | 11    |
        | 12    | 18    |
        | 13    | 19    |
        | 14    | 19    |
        | 40    | 19    |

    @near_miss
    Scenario: a natural 20 needs no total
      Given an attack bonus of -9 against AC 15
      When the attack roll shows 20
      Then the total is 11
      And the attack hits

  @weapon_speed.attack_roll.natural_20
  Rule: A natural 20 hits whatever the AC

    Scenario Outline: against any AC
      Given an attack bonus of <bonus> against AC <AC>
      When the attack roll shows 20
      Then the attack hits
      And damage is rolled
      And nothing more comes of it

      Examples:
        | bonus | AC  |
        | 5     | 26  |
        | 5     | 25  |
        | -10   | 100 |

    @near_miss
    Scenario: a total of 20 is no natural 20
      Given an attack bonus of 5 against AC 21
      When the attack roll shows 15
      Then the total is 20
      And the attack misses

    @near_miss
    Scenario: a natural 19
      Given an attack bonus of 5 against AC 25
      When the attack roll shows 19
      Then the attack misses

  @weapon_speed.attack_roll.natural_1
  Rule: A natural 1 misses whatever the AC

    Scenario Outline: however low the AC
      Given an attack bonus of <bonus> against AC <AC>
      When the attack roll shows 1
      Then the attack misses
      And no damage is rolled
      And the total is <total>

      Examples:
        | bonus | AC  | total |
        | 5     | 6   | 6     |
        | 5     | 7   | 6     |
        | 30    | -10 | 31    |

    @near_miss
    Scenario: a total of 1 is no natural 1
      Given an attack bonus of -4 against AC 1
      When the attack roll shows 5
      Then the total is 1
      And the attack hits
      And nothing more comes of it

    @near_miss
    Scenario: a natural 2
      Given an attack bonus of 5 against AC 7
      When the attack roll shows 2
      Then the attack hits

  @weapon_speed.attack_roll.mishap
  Rule: The GM says whether a natural 1 has another consequence, and which

    Scenario: the GM has said nothing
      Given an attack bonus of 5 against AC 15
      When the attack roll shows 1
      Then whether something more comes of it is not determined
      And the attack misses

    Scenario Outline: the GM has said
      Given an attack bonus of 5 against AC 15
      And the GM has <what> come of a natural 1
      When the attack roll shows 1
      Then <what> comes of it
      And the attack misses

      Examples:
        | what           |
        | something more |
        | nothing more   |

    @near_miss
    Scenario Outline: other faces
      Given an attack bonus of 5 against AC <AC>
      And the GM has something more come of a natural 1
      When the attack roll shows <face>
      Then nothing more comes of it

      Examples:
        | face | AC |
        | 2    | 15 |
        | 2    | 7  |
        | 20   | 15 |

  @weapon_speed.attack_roll.bonus_by_class
  Rule: What attack bonus a class and a level give stands in another chapter

    Scenario Outline: nobody knows the attack bonus
      Given a target of AC 15
      When the attack roll shows <face>
      Then the total is not determined
      And whether it hits is not determined
      And whether damage is rolled is not determined
      And nothing more comes of it

      Examples:
        | face |
        | 2    |
        | 19   |

    Scenario Outline: a natural result needs no bonus
      Given a target of AC 15
      And the GM has nothing more come of a natural 1
      When the attack roll shows <face>
      Then the attack <result>
      And the total is not determined

      Examples:
        | face | result |
        | 1    | misses |
        | 20   | hits   |

    @near_miss
    Scenario: a bonus of 0 is a bonus
      Given an attack bonus of 0 against AC 15
      When the attack roll shows 15
      Then the attack hits

  @weapon_speed.attack_roll.situation_modifiers
  Rule: Each situation of Table 9.2 adds its modifier to the attack roll

    Scenario Outline: each row
      Given an attack bonus of 5 against AC 15
      And the situation: <Situation>
      When the attack roll shows 10
      Then the situation makes <Modifier> of it
      And the total is <total>
      And the attack <result>

      Examples: Table 9.2, but for the helpless
        | Situation                          | Modifier | total | result |
        | Attacker on higher ground          | +1       | 16    | hits   |
        | Attacker invisible to the defender | +4       | 19    | hits   |
        | Opponent off-balance               | +2       | 17    | hits   |
        | Opponent stunned or prone          | +4       | 19    | hits   |
        | Opponent prone                     | +4       | 19    | hits   |
        | Defender surprised                 | +1       | 16    | hits   |
        | Rear attack                        | +2       | 17    | hits   |
        | Missile attack, medium range       | −2       | 13    | misses |
        | Missile attack, long range         | −5       | 10    | misses |

    Scenario: several situations
      Given an attack bonus of 5 against AC 21
      And the situation: Attacker on higher ground
      And the situation: Opponent off-balance
      And the situation: Defender surprised
      And other modifiers of 2
      When the attack roll shows 10
      Then the situations make 4 of it
      And the total is 21
      And the attack hits

    Scenario: a situation and a range
      Given an attack bonus of 5 against AC 15
      And the situation: Attacker invisible to the defender
      And the situation: Missile attack, long range
      When the attack roll shows 10
      Then the situations make -1 of it
      And the attack misses

    @reading.weapon_speed.attack_roll.stunned_and_prone.once
    Scenario: stunned and prone, counted once
      Given an attack bonus of 5 against AC 20
      And the situation: Opponent stunned or prone
      And the situation: Opponent prone
      When the attack roll shows 10
      Then the situations make 4 of it
      And the attack misses

    @reading.weapon_speed.attack_roll.stunned_and_prone.twice
    Scenario: stunned and prone, counted twice
      Given an attack bonus of 5 against AC 20
      And the situation: Opponent stunned or prone
      And the situation: Opponent prone
      When the attack roll shows 10
      Then the situations make 8 of it
      And the attack hits

    Scenario Outline: a target whom a blow has stunned
      Given Bob has been stunned by a blow for 1 round
      And an attack bonus of 5 against AC 19
      When <attacker> attacks Bob and shows 10
      Then the situations make 4 of it
      And the total is 19
      And the attack hits

      Examples:
        | attacker |
        | Ann      |
        | Cid      |

    Scenario: a target whom a blow has stunned, and of whom that is said too
      Given Bob has been stunned by a blow for 1 round
      And an attack bonus of 5 against AC 20
      And the situation: Opponent stunned or prone
      When Ann attacks Bob and shows 10
      Then the situations make 4 of it
      And the attack misses

    @near_miss
    Scenario: the stun is over
      Given Bob has been stunned by a blow for 1 round
      And the round has ended
      And the round has ended
      And an attack bonus of 5 against AC 19
      When Ann attacks Bob and shows 10
      Then the situations make 0 of it
      And the attack misses

    @near_miss
    Scenario Outline: somebody else is stunned and down
      Given Bob has been stunned by a blow for 1 round
      And Bob has been overborne
      And an attack bonus of 5 against AC 19
      When <attacker> attacks Cid and shows 10
      Then the situations make 0 of it
      And the attack misses

      Examples:
        | attacker |
        | Ann      |
        | Bob      |

    Scenario Outline: a target who has been overborne is down for as long as it takes
      Given Bob has been overborne
      And <what> has ended
      And an attack bonus of 5 against AC 19
      When Ann attacks Bob and shows 10
      Then the situations make 4 of it
      And the attack hits

      Examples:
        | what       |
        | the round  |
        | the combat |

    @near_miss
    Scenario: a target who has risen again
      Given Bob has been overborne
      And Bob has risen
      And an attack bonus of 5 against AC 19
      When Ann attacks Bob and shows 10
      Then the situations make 0 of it
      And the attack misses

    @reading.weapon_speed.attack_roll.stunned_and_prone.once
    Scenario: stunned by a blow and overborne, counted once
      Given Bob has been stunned by a blow for 1 round
      And Bob has been overborne
      And an attack bonus of 5 against AC 20
      When Ann attacks Bob and shows 10
      Then the situations make 4 of it
      And the attack misses

    @reading.weapon_speed.attack_roll.stunned_and_prone.twice
    Scenario: stunned by a blow and overborne, counted twice
      Given Bob has been stunned by a blow for 1 round
      And Bob has been overborne
      And an attack bonus of 5 against AC 20
      When Ann attacks Bob and shows 10
      Then the situations make 8 of it
      And the attack hits

    @near_miss
    Scenario: short range
      Given an attack bonus of 5 against AC 15
      And a bow
      When the attack roll shows 10
      Then the situations make 0 of it
      And the attack hits

    @near_miss
    Scenario: short range, said outright
      Given an attack bonus of 5 against AC 15
      And short range, with a bow
      When the attack roll shows 10
      Then the situations make 0 of it

    Scenario Outline: each missile weapon at medium range
      Given an attack bonus of 5 against AC 15
      And medium range, with a <weapon>
      When the attack roll shows 10
      Then the situations make -2 of it

      Examples:
        | weapon        |
        | bow           |
        | crossbow      |
        | hurled weapon |
        | sling         |

    Scenario: no melee weapon has a range
      Given an attack bonus of 5 against AC 15
      And medium range, with a melee weapon
      When the attack roll shows 10
      Then it is refused for its range

    Scenario: a range that nobody has heard of
      Given an attack bonus of 5 against AC 15
      And a bow
      And an unknown range
      When the attack roll shows 10
      Then it is refused for its range

    Scenario: a situation that nobody has heard of
      Given an attack bonus of 5 against AC 15
      And an unknown situation
      When the attack roll shows 10
      Then it is refused for its situation

  @weapon_speed.attack_roll.helpless_hit
  Rule: In combat an attack on someone helpless hits by itself

    Scenario Outline: each kind of helplessness
      Given an attack bonus of 5 against AC 40
      And the situation: <Situation>
      When the attack roll shows <face>
      Then the situation makes <Modifier> of it
      And damage is rolled

      Examples: that row of Table 9.2
        | Situation                                     | Modifier   | face |
        | Opponent helpless (held, sleeping, paralyzed) | Automatic* | 10   |
        | Opponent asleep                               | Automatic* | 2    |
        | Opponent paralyzed                            | Automatic* | 19   |
        | Opponent helpless in another way              | Automatic* | 10   |

    Scenario: with a missile from afar
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent asleep
      And the situation: Missile attack, long range
      When the attack roll shows 10
      Then the attack hits
      And the situations make -5 of it
      And the total is 10

    Scenario: even where nobody knows the attack bonus
      Given a target of AC 40
      And the situation: Opponent paralyzed
      When the attack roll shows 10
      Then the attack hits
      And the total is not determined

    @reading.weapon_speed.attack_roll.natural_1_against_helpless.hits
    Scenario: a natural 1 hits someone helpless
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent asleep
      When the attack roll shows 1
      Then the attack hits
      And damage is rolled
      And nothing more comes of it

    @near_miss @reading.weapon_speed.attack_roll.natural_1_against_helpless.misses
    Scenario: a natural 1 misses even someone helpless
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent asleep
      And the GM has something more come of a natural 1
      When the attack roll shows 1
      Then the attack misses
      And something more comes of it

    @reading.weapon_speed.attack_roll.natural_1_against_helpless.hits
    Scenario: every face hits someone helpless
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent asleep
      When the attack is rolled on every face of the d20
      Then the attack hits on 20 of the 20 faces

    @reading.weapon_speed.attack_roll.natural_1_against_helpless.misses
    Scenario: every face but one hits someone helpless
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent asleep
      When the attack is rolled on every face of the d20
      Then the attack hits on 19 of the 20 faces

    @near_miss
    Scenario: stunned is not helpless
      Given an attack bonus of 5 against AC 40
      And the situation: Opponent stunned or prone
      When the attack roll shows 10
      Then the attack misses

    Scenario Outline: nobody is slain without a roll in combat
      When someone <helpless> is to be slain in combat
      Then it is not allowed

      Examples:
        | helpless                |
        | held                    |
        | asleep                  |
        | helpless in another way |

  @weapon_speed.attack_roll.slain_without_a_roll
  Rule: Outside combat the helpless may be slain with no roll

    Scenario Outline: each kind of helplessness outside combat
      When someone <helpless> is to be slain outside combat
      Then it is allowed
      And no roll is needed

      Examples:
        | helpless                |
        | held                    |
        | asleep                  |
        | paralyzed               |
        | helpless in another way |

    Scenario: someone who is not helpless
      When someone not helpless is to be slain outside combat
      Then it is not allowed

    Scenario: someone who is not helpless, in combat
      When someone not helpless is to be slain in combat
      Then it is not allowed

    Scenario: a helplessness that nobody has heard of
      When someone of unknown helplessness is to be slain outside combat
      Then it is refused for its helplessness

    Scenario: nobody says whether helpless
      When someone is to be slain outside combat
      Then it is refused for its helplessness

    Scenario: nobody says whether in combat
      When someone held is to be slain somewhere
      Then it is refused for its combat

  @weapon_speed.attack_roll.strength
  Rule: Strength modifies attacks in melee and with bows, and not with crossbows

    Scenario Outline: in melee
      Given an attack bonus of 5 against AC 15
      And a melee weapon
      And a Strength modifier of <modifier>
      When the attack roll shows 10
      Then the total is <total>
      And the attack <result>

      Examples:
        | modifier | total | result |
        | 3        | 18    | hits   |
        | -1       | 14    | misses |

    @near_miss
    Scenario Outline: weapons that take none
      Given an attack bonus of 5 against AC 16
      And a <weapon>
      And a Strength modifier of 3
      When the attack roll shows 10
      Then the total is 15
      And the attack misses

      Examples:
        | weapon        |
        | crossbow      |
        | hurled weapon |
        | sling         |

    @reading.weapon_speed.attack_roll.strength_of_bows.every_bow
    Scenario Outline: every bow
      Given an attack bonus of 5 against AC 18
      And a bow
      And a Strength modifier of <modifier>
      When the attack roll shows 10
      Then the total is <total>
      And the attack <result>

      Examples:
        | modifier | total | result |
        | 3        | 18    | hits   |
        | -2       | 13    | misses |

    @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario Outline: a bow of which it is not known
      Given an attack bonus of 5 against AC 18
      And a bow
      And a Strength modifier of 3
      When the attack roll shows <face>
      Then the total is not determined
      And whether it hits is not determined

      Examples:
        | face |
        | 10   |
        | 12   |

    @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario Outline: a bow of which it is not known, and need not be
      Given an attack bonus of 5 against AC 18
      And a bow
      And a Strength modifier of 3
      When the attack roll shows <face>
      Then the total is not determined
      And the attack <result>

      Examples:
        | face | result |
        | 9    | misses |
        | 13   | hits   |

    @near_miss
    Scenario: a bow and no Strength modifier
      Given an attack bonus of 5 against AC 15
      And a bow
      And a Strength modifier of 0
      When the attack roll shows 10
      Then the total is 15

    Scenario: a bow with which Strength counts
      Given an attack bonus of 5 against AC 18
      And a bow with which Strength counts
      And a Strength modifier of 3
      When the attack roll shows 10
      Then the total is 18

    @near_miss @reading.weapon_speed.attack_roll.strength_of_bows.some_bows
    Scenario: a bow with which Strength does not count
      Given an attack bonus of 5 against AC 18
      And a bow with which Strength does not count
      And a Strength modifier of 3
      When the attack roll shows 10
      Then the total is 15

  @weapon_speed.attack_roll.dexterity
  Rule: Dexterity modifies attacks with hurled weapons and bows

    Scenario Outline: bows and hurled weapons
      Given an attack bonus of 5 against AC 17
      And a <weapon>
      And a Dexterity modifier of <modifier>
      When the attack roll shows 10
      Then the total is <total>

      Examples:
        | weapon        | modifier | total |
        | bow           | 2        | 17    |
        | bow           | -2       | 13    |
        | hurled weapon | 2        | 17    |
        | hurled weapon | -2       | 13    |

    @near_miss
    Scenario: melee weapons
      Given an attack bonus of 5 against AC 17
      And a melee weapon
      And a Dexterity modifier of 2
      When the attack roll shows 10
      Then the total is 15

    @near_miss
    Scenario: nothing said of the weapon
      Given an attack bonus of 5 against AC 17
      And a Dexterity modifier of 2
      And a Strength modifier of 1
      When the attack roll shows 10
      Then the total is 16

    @near_miss @reading.weapon_speed.attack_roll.dexterity_of_other_missiles.only_named
    Scenario Outline: weapons that are not named
      Given an attack bonus of 5 against AC 17
      And a <weapon>
      And a Dexterity modifier of 2
      When the attack roll shows 10
      Then the total is 15

      Examples:
        | weapon   |
        | crossbow |
        | sling    |

    @reading.weapon_speed.attack_roll.dexterity_of_other_missiles.all_aimed
    Scenario Outline: all that are aimed
      Given an attack bonus of 5 against AC 17
      And a <weapon>
      And a Dexterity modifier of 2
      When the attack roll shows 10
      Then the total is 17

      Examples:
        | weapon   |
        | crossbow |
        | sling    |

    @reading.weapon_speed.attack_roll.strength_of_bows.every_bow
    Scenario: a bow takes both
      Given an attack bonus of 5 against AC 17
      And a bow
      And a Dexterity modifier of 2
      And a Strength modifier of 1
      When the attack roll shows 10
      Then the total is 18

  @weapon_speed.attack_roll.no_cap
  Rule: Modifiers of an attack roll add up without limit

    Scenario Outline: very large modifiers
      Given an attack bonus of 5 against AC 70
      And other modifiers of <modifiers>
      And the situation: Attacker invisible to the defender
      When the attack roll shows 10
      Then the total is <total>
      And the attack <result>

      Examples:
        | modifiers | total | result |
        | 50        | 69    | misses |
        | 51        | 70    | hits   |
        | -50       | -31   | misses |
