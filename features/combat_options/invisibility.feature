Feature: Invisible opponents
  Who cannot be seen is hard to hit, and hits more easily. Document 003, L33 to L37.

  @combat_options.invisibility.melee_penalty
  Rule: A melee attack on an invisible opponent is at -4

    Scenario Outline: an attack on someone who cannot be seen
      Given a melee attack with attack bonus <bonus> on AC 15
      And the target is invisible
      When the attack roll shows <face>
      Then the rules add -4 to the attack roll
      And the attack total is <total>
      And the total is held against AC 15

      Examples:
        | bonus | face | total |
        | 5     | 10   | 11    |
        | 0     | 1    | -3    |
        | 8     | 20   | 24    |

    @near_miss
    Scenario: an attack on someone who can be seen
      Given a melee attack with attack bonus 5 on AC 15
      When the attack roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.invisibility.perceived_target.no_penalty
    Scenario: no penalty against someone who is perceived in some other way
      Given a melee attack with attack bonus 5 on AC 15
      And the target is invisible
      And the attacker perceives the target in some other way
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.invisibility.perceived_target.penalty
    Scenario: the penalty even against someone who is perceived in some other way
      Given a melee attack with attack bonus 5 on AC 15
      And the target is invisible
      And the attacker perceives the target in some other way
      When the attack roll shows 10
      Then the attack total is 11

    Scenario: two who cannot see each other
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker is invisible
      And the target is invisible
      When the attack roll shows 10
      Then the attack total is 15

    Scenario: every face is lowered alike
      Given a melee attack with attack bonus 5 on AC 15
      And the target is invisible
      And the Combat rules count the total as a success
      When the attack is made on every face of the d20
      Then the attack total is 1 on 0 of the 20 faces
      And the attack total is 2 on 1 of the 20 faces
      And the attack total is 21 on 1 of the 20 faces
      And the attack total is 22 on 0 of the 20 faces

  @combat_options.invisibility.missiles
  Rule: A missile cannot be aimed at an invisible creature unless the Referee lets it

    Scenario: as a rule it is not possible
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      When the attack roll shows 10
      Then it is not allowed

    Scenario: the Referee does not let it
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the Referee does not let a missile be aimed at it
      When the attack roll shows 10
      Then it is not allowed

    Scenario: the Referee lets it
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the Referee lets a missile be aimed at it
      When the attack roll shows 10
      Then it is allowed

    @reading.combat_options.invisibility.missile_penalty.none
    Scenario: a missile that the Referee lets be aimed has no penalty
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the Referee lets a missile be aimed at it
      When the attack roll shows 10
      Then the attack total is 15

    @reading.combat_options.invisibility.missile_penalty.minus_4
    Scenario: a missile that the Referee lets be aimed is at -4
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the Referee lets a missile be aimed at it
      When the attack roll shows 10
      Then the attack total is 11

    @reading.combat_options.invisibility.perceived_missile_target.needs_leave
    Scenario: perceiving the creature in some other way does not let a missile be aimed
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the attacker perceives the target in some other way
      When the attack roll shows 10
      Then it is not allowed

    @near_miss @reading.combat_options.invisibility.perceived_missile_target.may_be_aimed_at
    Scenario: whoever perceives the creature in some other way may aim at it
      Given a missile attack with attack bonus 5 on AC 15
      And the target is invisible
      And the attacker perceives the target in some other way
      When the attack roll shows 10
      Then it is allowed

    @near_miss
    Scenario: a melee attack needs no leave
      Given a melee attack with attack bonus 5 on AC 15
      And the target is invisible
      When the attack roll shows 10
      Then it is allowed

    @near_miss
    Scenario: an invisible shooter may aim
      Given a missile attack with attack bonus 5 on AC 15
      And the attacker is invisible
      When the attack roll shows 10
      Then it is allowed

  @combat_options.invisibility.attacker_bonus
  Rule: An invisible attacker is at +4 against whoever cannot perceive it

    Scenario Outline: an attack by someone who cannot be seen
      Given a <kind> attack with attack bonus <bonus> on AC 15
      And the attacker is invisible
      When the attack roll shows <face>
      Then the rules add 4 to the attack roll
      And the attack total is <total>
      And the total is held against AC 15

      Examples:
        | kind    | bonus | face | total |
        | melee   | 5     | 10   | 19    |
        | melee   | 0     | 1    | 5     |
        | missile | 5     | 10   | 19    |
        | missile | -3    | 20   | 21    |

    @near_miss
    Scenario: what the attacker perceives is beside the point
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker perceives the target in some other way
      When the attack roll shows 10
      Then the attack total is 15

  @combat_options.invisibility.perceived_attacker
  Rule: An invisible attacker has no bonus against whoever perceives it

    Scenario Outline: an attack on someone who knows of the attacker
      Given a <kind> attack with attack bonus 5 on AC 15
      And the attacker is invisible
      And the target perceives the attacker in some other way
      When the attack roll shows 10
      Then the attack total is 15

      Examples:
        | kind    |
        | melee   |
        | missile |

    @near_miss
    Scenario: an attack on someone who does not know of the attacker
      Given a melee attack with attack bonus 5 on AC 15
      And the attacker is invisible
      And the target does not perceive the attacker in some other way
      When the attack roll shows 10
      Then the attack total is 19
