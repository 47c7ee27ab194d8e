Feature: The attack bonus
  What an attacker adds to the roll, and how often he may roll. Document 004, L7 to L11.

  @body_resilience.attack_bonus.melee
  Rule: In melee the attack bonus is base attack bonus, Dexterity modifier and size modifier

    Scenario Outline: what adds up
      Given a base attack bonus of <base>
      And a Dexterity modifier of <dexterity>
      And of <size> size
      When the bonus of a melee attack is asked for
      Then the attack bonus is <bonus>

      Examples:
        | base | dexterity | size   | bonus |
        | 4    | 3         | Medium | 7     |
        | 4    | -2        | Medium | 2     |
        | 0    | 3         | Small  | 4     |
        | 12   | 1         | Huge   | 11    |

    Scenario: a range penalty has no place in melee
      Given a base attack bonus of 4
      And a Dexterity modifier of 3
      And a range penalty of -2
      When the bonus of a melee attack is asked for
      Then it is refused for its range penalty

    Scenario: an attacker of whose Dexterity nobody speaks
      Given a base attack bonus of 4
      When the bonus of a melee attack is asked for
      Then it is refused for its Dexterity modifier

    Scenario: an attack of an unknown kind
      Given a base attack bonus of 4
      And a Dexterity modifier of 3
      And an unknown kind of attack
      When the bonus of some attack is asked for
      Then it is refused for its kind of attack

  @body_resilience.attack_bonus.ranged
  Rule: At range the attack bonus is base attack bonus, Dexterity, size and the range penalty

    Scenario Outline: what adds up at range
      Given a base attack bonus of <base>
      And a Dexterity modifier of <dexterity>
      And of <size> size
      And a range penalty of <penalty>
      When the bonus of a ranged attack is asked for
      Then the attack bonus is <bonus>

      Examples:
        | base | dexterity | size   | penalty | bonus |
        | 4    | 3         | Medium | 0       | 7     |
        | 4    | 3         | Medium | -2      | 5     |
        | 4    | -1        | Large  | -6      | -4    |

    Scenario: a range penalty that is a bonus
      Given a base attack bonus of 4
      And a Dexterity modifier of 3
      And a range penalty of 1
      When the bonus of a ranged attack is asked for
      Then it is refused for its range penalty

  @body_resilience.attack_bonus.range_penalty
  Rule: How large the range penalty is stands elsewhere

    Scenario: nobody says how large it is
      Given a base attack bonus of 4
      And a Dexterity modifier of 3
      When the bonus of a ranged attack is asked for
      Then the attack bonus is not determined

    @near_miss
    Scenario: in melee it does not matter
      Given a base attack bonus of 4
      And a Dexterity modifier of 3
      When the bonus of a melee attack is asked for
      Then the attack bonus is 7

  @body_resilience.attack_bonus.classes_stack
  Rule: Base attack bonuses from several classes add up

    Scenario: two classes
      Given a base attack bonus of 4
      And another base attack bonus of 3
      And a Dexterity modifier of 0
      When the bonus of a melee attack is asked for
      Then the base attack bonus is 7
      And the attack bonus is 7

    Scenario: three classes
      Given a base attack bonus of 4
      And another base attack bonus of 3
      And another base attack bonus of 0
      And a Dexterity modifier of 0
      When the bonus of a melee attack is asked for
      Then the base attack bonus is 7

    Scenario: no class that gives any
      Given no base attack bonus
      And a Dexterity modifier of 2
      When the bonus of a melee attack is asked for
      Then the base attack bonus is 0
      And the attack bonus is 2

    Scenario: a class takes nothing away
      Given a base attack bonus of -1
      And a Dexterity modifier of 2
      When the bonus of a melee attack is asked for
      Then it is refused for its base attack bonuses

    Scenario: nobody says anything of the classes
      Given a Dexterity modifier of 2
      When the bonus of a melee attack is asked for
      Then it is refused for its base attack bonuses

  @body_resilience.attack_bonus.more_attacks
  Rule: A base attack bonus of 6, 11 and 16 gives a second, third and fourth attack

    Scenario Outline: one below, equal, one above
      Given a base attack bonus of <base>
      And a Dexterity modifier of 0
      When the bonus of a melee attack is asked for
      Then there are <attacks> attacks

      Examples:
        | base | attacks |
        | 6    | 2       |
        | 7    | 2       |
        | 10   | 2       |
        | 11   | 3       |
        | 12   | 3       |
        | 15   | 3       |
        | 16   | 4       |
        | 17   | 4       |
        | 21   | 4       |
        | 60   | 4       |

    @near_miss
    Scenario Outline: not enough for a second
      Given a base attack bonus of <base>
      And a Dexterity modifier of 0
      When the bonus of a melee attack is asked for
      Then there is 1 attack

      Examples:
        | base |
        | 0    |
        | 5    |

    @near_miss
    Scenario: the attack bonus does not matter, only the base
      Given a base attack bonus of 5
      And a Dexterity modifier of 4
      When the bonus of a melee attack is asked for
      Then the attack bonus is 9
      And there is 1 attack

    Scenario: classes together reach what none does alone
      Given a base attack bonus of 3
      And another base attack bonus of 3
      And a Dexterity modifier of 0
      When the bonus of a melee attack is asked for
      Then there are 2 attacks

    Scenario Outline: the last attack that there is, and the first that there is not
      Given a base attack bonus of <base>
      And a Dexterity modifier of 0
      When the bonus of attack number <number> is asked for
      Then it is <answer>

      Examples:
        | base | number | answer      |
        | 5    | 2      | not allowed |
        | 6    | 2      | allowed     |
        | 10   | 3      | not allowed |
        | 11   | 3      | allowed     |
        | 15   | 4      | not allowed |
        | 16   | 4      | allowed     |
        | 60   | 5      | not allowed |

    @reading.body_resilience.attack_bonus.later_attacks.full_bonus
    Scenario Outline: later attacks are made with the same bonus
      Given a base attack bonus of 16
      And a Dexterity modifier of 2
      When the bonus of attack number <number> is asked for
      Then the attack bonus is 18

      Examples:
        | number |
        | 2      |
        | 4      |

    @reading.body_resilience.attack_bonus.later_attacks.full_bonus
    Scenario: later attacks at range are made with the same bonus
      Given a base attack bonus of 16
      And a Dexterity modifier of 2
      And a range penalty of -2
      When the bonus of ranged attack number 3 is asked for
      Then the attack bonus is 16

    @reading.body_resilience.attack_bonus.later_attacks.not_said
    Scenario: how later attacks are made is not said
      Given a base attack bonus of 16
      And a Dexterity modifier of 2
      When the bonus of attack number 2 is asked for
      Then the attack bonus is not determined

    Scenario: the first attack has the whole bonus
      Given a base attack bonus of 16
      And a Dexterity modifier of 2
      When the bonus of attack number 1 is asked for
      Then the attack bonus is 18

    Scenario: an attack before the first
      Given a base attack bonus of 16
      And a Dexterity modifier of 2
      When the bonus of attack number 0 is asked for
      Then it is refused for its number of the attack
