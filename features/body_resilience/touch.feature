Feature: Touch attacks
  To touch someone is easier than to hurt him, and does no damage. Document 004, L24.36 to L24.42.

  @body_resilience.touch.declared
  Rule: A melee attack may be declared to be a touch attack

    Scenario: in melee
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      When the attack roll shows 10
      Then it is allowed

    Scenario: in melee, with the defender rolling
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      When the defender rolls 10
      Then it is allowed

    @reading.body_resilience.touch.ranged.not_allowed
    Scenario: not at range
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And the attack is made at range
      When the attack roll shows 10
      Then it is not allowed

    @reading.body_resilience.touch.ranged.not_allowed
    Scenario: not at range, with the defender rolling
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And the attack is made at range
      When the defender rolls 10
      Then it is not allowed

    @reading.body_resilience.touch.ranged.not_allowed
    Scenario: not at range, with both rolling
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And the attack is made at range
      When the attacker rolls 10 and the defender 10
      Then it is not allowed

    @reading.body_resilience.touch.ranged.not_allowed
    Scenario: what is not allowed counts as nothing
      Given it is a touch attack
      And the attack is made at range
      When the attack is looked at
      Then it is not allowed

    @reading.body_resilience.touch.ranged.without_bonus
    Scenario: at range too
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And the attack is made at range
      When the attack roll shows 10
      Then it is allowed

    @near_miss
    Scenario: an attack at range that is none
      Given an attack bonus of 5 against an Evasion modifier of 0
      And the attack is made at range
      When the attack roll shows 10
      Then it is allowed
      And damage is rolled

  @body_resilience.touch.bonus
  Rule: A touch attack is at +2

    Scenario: the attacker rolls
      Given an attack bonus of 5 against an Evasion modifier of 6
      And it is a touch attack
      When the attack roll shows 11
      Then the total is 18
      And the attack succeeds

    Scenario: the bonus counts beside other modifiers
      Given an attack bonus of 5 against an Evasion modifier of 6
      And other modifiers of -3
      And it is a touch attack
      When the attack roll shows 10
      Then the total is 14

    @reading.body_resilience.attack_roll.equal_total.succeeds
    Scenario: on how many faces
      Given an attack bonus of 3 against an Evasion modifier of 0
      And it is a touch attack
      When the attack is rolled on every face of the d20
      Then the attack succeeds on 15 of the 20 faces

    @reading.body_resilience.defender_rolls.other_modifiers.count
    Scenario: on as many, with the defender rolling
      Given an attack bonus of 3 against an Evasion modifier of 0
      And it is a touch attack
      When Evasion is rolled on every face of the d20
      Then the attack succeeds on 15 of the 20 faces

    @reading.body_resilience.defender_rolls.other_modifiers.do_not_count
    Scenario: on no more than without, with the defender rolling
      Given an attack bonus of 3 against an Evasion modifier of 0
      And it is a touch attack
      When Evasion is rolled on every face of the d20
      Then the attack succeeds on 13 of the 20 faces

    @near_miss
    Scenario: an attack that is meant to hurt
      Given an attack bonus of 5 against an Evasion modifier of 6
      When the attack roll shows 11
      Then the total is 16
      And the attack fails

    @near_miss @reading.body_resilience.touch.ranged.without_bonus
    Scenario: no bonus at range
      Given an attack bonus of 5 against an Evasion modifier of 6
      And it is a touch attack
      And the attack is made at range
      When the attack roll shows 11
      Then the total is 16

    @near_miss @reading.body_resilience.touch.ranged.without_bonus
    Scenario: no bonus at range, with the defender rolling
      Given an attack bonus of 5 against an Evasion modifier of 6
      And it is a touch attack
      And the attack is made at range
      When the defender rolls 11
      Then it is held against 16

  @body_resilience.touch.only_a_touch
  Rule: A touch attack that succeeds is a touch and no hit

    Scenario: a success
      Given it is a touch attack
      When the attack is looked at
      Then it counts as a touch only

    @near_miss
    Scenario: an attack that is meant to hurt counts as more
      Given the attack is made in melee
      When the attack is looked at
      Then it counts as a hit and a touch

    @reading.body_resilience.touch.ranged.without_bonus
    Scenario: a success at range
      Given it is a touch attack
      And the attack is made at range
      When the attack is looked at
      Then it counts as a touch only

    Scenario: a touch attack that is said to have done damage
      Given it is a touch attack
      And it took 1 from body points
      When the attack is looked at
      Then it is refused for its touch attack

    Scenario: a touch attack that is said to have cost resilience
      Given it is a touch attack
      And it took 1 from resilience points
      When the attack is looked at
      Then it is refused for its touch attack

  @body_resilience.touch.weapon_or_hand
  Rule: A touch attack may be made with a weapon or a hand, and does the damage of neither

    Scenario Outline: a success without damage
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack with <what>
      When the attack roll shows 15
      Then the attack succeeds
      And damage is not rolled

      Examples:
        | what             |
        | an empty hand    |
        | a melee weapon   |
        | a natural weapon |

    Scenario Outline: a success, with the defender rolling
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack with <what>
      When the defender rolls 5
      Then the attack succeeds
      And damage is not rolled

      Examples:
        | what             |
        | an empty hand    |
        | a melee weapon   |
        | a natural weapon |

    Scenario: with something that nobody has heard of
      Given an attack bonus of 5 against an Evasion modifier of 0
      And it is a touch attack
      And an unknown means of touching
      When the attack roll shows 15
      Then it is refused for its means of touching

    @near_miss
    Scenario: a failure
      Given an attack bonus of 5 against an Evasion modifier of 20
      And it is a touch attack
      When the attack roll shows 15
      Then the attack fails
      And damage is not rolled

  @body_resilience.touch.outside_combat
  Rule: Outside combat the GM decides whether there was a touch, with or without a roll

    Scenario Outline: the GM decides
      Given the GM <finds> a touch
      When someone is touched outside combat
      Then there <was> a touch
      And no attack is rolled

      Examples:
        | finds         | was     |
        | finds         | was     |
        | does not find | was not |

    Scenario Outline: the GM has a roll made
      Given the GM handles it <how>
      When someone is touched outside combat
      Then <rolled>
      And whether there was a touch is not determined

      Examples:
        | how                         | rolled              |
        | with a roll made up for it  | an attack is rolled |
        | by the rules of combat      | an attack is rolled |
        | without a roll              | no attack is rolled |

    Scenario: the GM has a roll made, and decides
      Given the GM handles it by the rules of combat
      And the GM finds a touch
      When someone is touched outside combat
      Then an attack is rolled
      And there was a touch

    Scenario: the GM says nothing
      When someone is touched outside combat
      Then no attack is rolled
      And whether there was a touch is not determined
