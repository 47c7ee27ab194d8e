Feature: Missiles into melee
  Whoever shoots at someone in a melee may well hit somebody else, or nobody. Document 003, L39 to L43.

  @combat_options.missiles_into_melee.penalty
  Rule: Each combatant who fights a missile's target takes 1 from its Attack Roll

    Scenario Outline: how many fight the target
      Given a missile attack with attack bonus 5 on AC 15
      And <who> fight the target
      When the attack roll shows 10
      Then the attack total is <total>

      Examples:
        | who                   | total |
        | Ann and Bob           | 13    |
        | Ann, Bob and Cid      | 12    |
        | Ann, Bob, Cid and Dee | 11    |

    Scenario: one fights the target
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      When the attack roll shows 10
      Then the rules add -1 to the attack roll
      And the attack total is 14

    @near_miss
    Scenario: nobody fights the target
      Given a missile attack with attack bonus 5 on AC 15
      And nobody fights the target
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: a melee attack has no such penalty
      Given a melee attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.missiles_into_melee.who_counts.those_who_fight_the_target
    Scenario: those who fight another do not count
      Given a missile attack with attack bonus 5 on AC 15
      And Ann and Bob are in the same melee, and fight another
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.missiles_into_melee.who_counts.same_melee
    Scenario: those who fight another count too
      Given a missile attack with attack bonus 5 on AC 15
      And Ann and Bob are in the same melee, and fight another
      When the attack roll shows 10
      Then the attack total is 13

    @reading.combat_options.missiles_into_melee.who_counts.those_who_fight_the_target
    Scenario: one who fights the target among others who do not
      Given a missile attack with attack bonus 5 on AC 15
      And Ann and Bob are in the same melee, and fight another
      And Cid is in the same melee, and fights the target
      When the attack roll shows 10
      Then the attack total is 14

    @near_miss @reading.combat_options.missiles_into_melee.shooter_counts.does_not_count
    Scenario: a shooter in melee with the target is not in his own way
      Given a missile attack with attack bonus 5 on AC 15
      And the shooter is in melee with the target
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.missiles_into_melee.shooter_counts.counts
    Scenario: a shooter in melee with the target counts himself
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the shooter is in melee with the target
      When the attack roll shows 10
      Then the attack total is 13

    Scenario: four others and the shooter are no more than four
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob, Cid and Dee fight the target
      And the shooter is in melee with the target
      When the attack roll shows 10
      Then the attack total is 11

    Scenario: an invisible shooter into melee
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker is invisible
      And Ann and Bob fight the target
      When the attack roll shows 10
      Then the attack total is 17

    Scenario Outline: nobody stands twice in a melee
      Given a missile attack with attack bonus 5 on AC 15
      And the target is called Zoe
      And <who> fight the target
      When the attack roll shows 10
      Then it is refused for its melee

      Examples:
        | who         |
        | Ann and Ann |
        | Ann and Zoe |

    Scenario: from an unstable surface into melee
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker stands on a flying animal
      And Ann and Bob fight the target
      When the attack roll shows 10
      Then the attack total is 9

    Scenario: a combatant that nobody has named
      Given a missile attack with attack bonus 5 on AC 15
      And an unknown melee
      When the attack roll shows 10
      Then it is refused for its melee

  @combat_options.missiles_into_melee.greatest_penalty
  Rule: The penalty for missiles into melee is never more than -4

    Scenario Outline: one more than four, and many more
      Given a missile attack with attack bonus 5 on AC 15
      And <who> fight the target
      When the attack roll shows 10
      Then the rules add -4 to the attack roll

      Examples:
        | who                                  |
        | Ann, Bob, Cid, Dee and Eve           |
        | Ann, Bob, Cid, Dee, Eve, Fay and Gil |

    @near_miss
    Scenario: four are not too many
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob, Cid and Dee fight the target
      When the attack roll shows 10
      Then the rules add -4 to the attack roll

    Scenario: the limit is of this penalty, not of all penalties together
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob, Cid, Dee and Eve fight the target
      And the attacker stands on a flying animal
      When the attack roll shows 10
      Then the attack total is 7

  @combat_options.missiles_into_melee.natural_1
  Rule: The Referee may rule that on a natural 1 a missile strikes someone in melee with the target

    Scenario: a natural 1, and the Referee so rules
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 1
      Then Ann is struck instead
      And the attack misses

    @near_miss
    Scenario: a natural 1, and the Referee does not so rule
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee does not rule that a natural 1 strays
      When the attack roll shows 1
      Then nobody is struck instead
      And the attack total is 5

    Scenario: a natural 1 strays, even one that would succeed
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      And the Combat rules count the total as a success
      When the attack roll shows 1 and the stray roll shows 1
      Then Ann is struck instead

    @near_miss
    Scenario: a natural 1, and nothing said of the Referee
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      When the attack roll shows 1
      Then nobody is struck instead

    @near_miss
    Scenario: a 2 is no natural 1
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 2
      Then nobody is struck instead

    @near_miss
    Scenario: a total of 1 is no natural 1
      Given a missile attack with attack bonus -8 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 10
      Then the attack total is 1
      And nobody is struck instead

    @near_miss
    Scenario: a natural 1 in a melee attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1
      Then nobody is struck instead

    @near_miss
    Scenario: nobody is there to be struck
      Given a missile attack with attack bonus 5 on AC 15
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1
      Then nobody is struck instead

    @near_miss
    Scenario: missiles into melee are left out
      Given the Referee leaves out the rules on missiles into melee
      And a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1
      Then nobody is struck instead

  @combat_options.missiles_into_melee.random_victim
  Rule: Chance picks whom a stray missile strikes

    Scenario Outline: one of three
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob and Cid fight the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows <stray>
      Then <who> is struck instead

      Examples:
        | stray | who |
        | 1     | Ann |
        | 2     | Bob |
        | 3     | Cid |

    Scenario: each is as likely
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob and Cid fight the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1, and the stray roll every face in turn
      Then Ann is struck on 1 of the faces
      And Bob is struck on 1 of the faces
      And Cid is struck on 1 of the faces

    Scenario: as many faces as combatants, though the penalty counts no more than four
      Given a missile attack with attack bonus 5 on AC 15
      And Ann, Bob, Cid, Dee and Eve fight the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 5
      Then Eve is struck instead

    @reading.combat_options.missiles_into_melee.shooter_counts.counts
    Scenario: a shooter who counts may strike himself
      Given a missile attack with attack bonus 5 on AC 15
      And the shooter is called Sam
      And Ann fights the target
      And the shooter is in melee with the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 2
      Then Sam is struck instead

    @reading.combat_options.missiles_into_melee.target_in_draw.target_too
    Scenario: chance picks the target itself
      Given a missile attack with attack bonus 5 on AC 15
      And the target is called Zoe
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 2
      Then Zoe is struck instead
      And the attack hits

    @reading.combat_options.missiles_into_melee.who_counts.those_who_fight_the_target
    Scenario: those who fight another are not in the draw
      Given a missile attack with attack bonus 5 on AC 15
      And Ann is in the same melee, and fights another
      And Bob is in the same melee, and fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 1
      Then Bob is struck instead

    @reading.combat_options.missiles_into_melee.who_counts.same_melee
    Scenario: those who fight another are in the draw too
      Given a missile attack with attack bonus 5 on AC 15
      And Ann is in the same melee, and fights another
      And Bob is in the same melee, and fights the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 1
      Then Ann is struck instead

    Scenario Outline: a face that no such die has
      Given a missile attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows <stray>
      Then it is refused for its stray roll

      Examples:
        | stray |
        | 0     |
        | 4     |

    @reading.combat_options.missiles_into_melee.target_in_draw.others_only
    Scenario: the target has no face of the die
      Given a missile attack with attack bonus 5 on AC 15
      And Ann and Bob fight the target
      And the Referee rules that a natural 1 strays
      When the attack roll shows 1 and the stray roll shows 3
      Then it is refused for its stray roll

  @combat_options.missiles_into_melee.stray_damage
  Rule: A stray missile inflicts damage on whoever it strikes

    Scenario: the missile that strikes another does damage, though the attack fails
      Given a missile attack with attack bonus 5 on AC 15
      And Ann fights the target
      And the Referee rules that a natural 1 strays
      And the Combat rules count the total as a failure
      When the attack roll shows 1 and the stray roll shows 1
      Then a damage roll follows
