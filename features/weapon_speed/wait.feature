Feature: Waiting
  Whoever waits acts later, and better in the round after. Document 001, L34 to L36.

  @weapon_speed.wait.instead_of_acting
  Rule: One may wait in place of acting on one's initiative

    Scenario: whoever has not acted may wait
      When Ann waits
      Then it is allowed
      And it is held
      And the benefit comes in round 2

    Scenario: whoever has acted may not
      Given Ann has acted
      When Ann waits
      Then it is not allowed

    Scenario: whoever has acted may not, without a name
      Given someone has acted
      When someone waits
      Then it is not allowed

    @reading.weapon_speed.wait.after_one_of_several.not_allowed
    Scenario Outline: whoever has acted may not, although an action is left
      Given Ann has <number> significant actions in a round
      And Ann has acted
      When Ann waits
      Then it is not allowed

      Examples:
        | number |
        | 2      |
        | 3      |

    @reading.weapon_speed.wait.after_one_of_several.allowed
    Scenario Outline: whoever has acted may wait with what is left
      Given Ann has <number> significant actions in a round
      And Ann has acted
      When Ann waits
      Then it is held
      And the benefit comes in round 2
      When Ann acts
      Then it is not allowed
      When Ann's held action comes during another's
      And Ann acts
      Then it is allowed

      Examples:
        | number |
        | 2      |
        | 3      |

    Scenario: whoever has taken both of two actions may not
      Given Ann has 2 significant actions in a round
      And Ann has acted
      And Ann has acted
      When Ann waits
      Then it is not allowed

    Scenario: whoever has several actions may wait before the first
      Given Ann has 2 significant actions in a round
      When Ann waits
      Then the benefit comes in round 2

    Scenario: whoever has no action has none to hold
      Given Ann has 0 significant actions in a round
      When Ann waits
      Then it is not allowed

    Scenario: fewer actions than none
      Given Ann has -1 significant actions in a round
      When Ann waits
      Then it is refused for its number of significant actions

    Scenario: nobody knows how many actions Ann has, and she has taken none
      Given Ann is unlike most characters
      When Ann waits
      Then the benefit comes in round 2

    @near_miss @reading.weapon_speed.wait.after_one_of_several.allowed
    Scenario: nobody knows how many actions Ann has, and she has taken one
      Given Ann has acted
      And Ann is unlike most characters
      When Ann waits
      Then whether it is allowed is not determined

    @reading.weapon_speed.wait.after_one_of_several.not_allowed
    Scenario: nobody knows how many actions Ann has, and one is too many
      Given Ann has acted
      And Ann is unlike most characters
      When Ann waits
      Then it is not allowed

    Scenario: whoever waits does not act on initiative
      Given a 10 has been rolled for Ann, and for Bob
      And Ann has waited
      When Ann's initiative comes
      Then it is not allowed

    Scenario: nor once the held action has come
      Given a 10 has been rolled for Ann, and for Bob
      And Ann has waited
      And Ann's held action has come before another's
      When Ann's initiative comes
      Then it is not allowed

    @near_miss
    Scenario: nobody acts with someone who waits
      Given a 10 has been rolled for Ann, and for Bob
      And Ann has waited
      When Bob's initiative comes
      Then that is after nobody, and together with nobody

    @near_miss
    Scenario: both act together, and neither waits
      Given a 10 has been rolled for Ann, and for Bob
      When Bob's initiative comes
      Then that is after nobody, and together with Ann

    @near_miss
    Scenario: whoever waited in the round before acts on initiative again
      Given Ann has waited
      And the round has ended
      And a 10 has been rolled for Ann, and for Bob
      When Ann's initiative comes
      Then that is after nobody, and together with Bob
      When Bob's initiative comes
      Then that is after nobody, and together with Ann

    Scenario: a minor action before it is no hindrance
      Given Ann has drawn a weapon
      When Ann waits
      Then it is allowed

    Scenario: whoever acted in the round before may
      Given Ann has acted
      And the round has ended
      When Ann waits
      Then the benefit comes in round 3

    Scenario: nobody waits twice in one round
      Given Ann has waited
      When Ann waits
      Then it is not allowed

    Scenario: nobody waits again once the action has come
      Given Ann has waited
      And Ann's held action has come before another's
      When Ann waits
      Then it is not allowed

    Scenario: one after another may wait
      Given Ann has waited
      When Bob waits
      Then the benefit comes in round 2

    Scenario: someone without a name waits
      Given someone has waited
      When someone waits
      Then it is not allowed

    Scenario: the first round of another combat, of someone who waited in the first round of this
      Given Ann has waited
      And the combat has ended
      When Ann waits
      Then the benefit comes in round 2

    Scenario: someone with a name of blanks waits
      Given an unknown combatant
      When someone waits
      Then it is refused for its combatant

  @weapon_speed.wait.held
  Rule: The held action may come at any later point of the round, before, during or right after another's

    Scenario Outline: each moment
      Given Ann has waited
      When Ann's held action comes <moment>
      Then it is allowed
      And it is held no longer

      Examples:
        | moment                      |
        | before another's            |
        | during another's            |
        | immediately after another's |

    Scenario: only once
      Given Ann has waited
      And Ann's held action has come before another's
      When Ann's held action comes during another's
      Then it is not allowed

    Scenario: not in the next round
      Given Ann has waited
      And the round has ended
      When Ann's held action comes before another's
      Then it is not allowed

    Scenario: not without having waited
      When Ann's held action comes before another's
      Then it is not allowed

    Scenario: not for somebody else
      Given Ann has waited
      When Bob's held action comes before another's
      Then it is not allowed

    Scenario: the action is held until it is triggered
      Given Ann has waited
      When Ann acts
      Then it is not allowed

    Scenario: the action is held until it is triggered, whatever number of actions one has
      Given Ann has waited
      And Ann is unlike most characters
      When Ann acts
      Then it is not allowed

    Scenario: once it is triggered one acts
      Given Ann has waited
      When Ann's held action comes during another's
      Then the benefit comes in round 2
      When Ann acts
      Then it is allowed

    @near_miss
    Scenario: minor actions are not held
      Given Ann has waited
      When Ann draws a weapon
      Then it is allowed

    @near_miss
    Scenario: what was held and never came does not bind in the next round
      Given Ann has waited
      And the round has ended
      When Ann acts
      Then it is allowed

    Scenario: someone without a name triggers it
      Given someone has waited
      When someone's held action comes before another's
      Then it is held no longer

    Scenario: a moment that nobody has heard of
      Given Ann has waited
      And an unknown moment
      When Ann's held action comes
      Then it is refused for its moment

    Scenario: nobody says at which moment
      Given Ann has waited
      When Ann's held action comes
      Then it is refused for its moment

    Scenario: someone with a name of blanks triggers it
      Given an unknown combatant
      When someone's held action comes before another's
      Then it is refused for its combatant

  @weapon_speed.wait.benefit
  Rule: Whoever waited has +1 in the next round, to attack rolls or to AC

    Scenario Outline: each benefit, where the held action has come
      Given Ann has waited for a better <benefit>
      And Ann's held action has come before another's
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is <attack> to attack rolls and <armour> to AC

      Examples:
        | benefit     | attack | armour |
        | attack roll | 1      | 0      |
        | AC          | 0      | 1      |

    Scenario Outline: each benefit, where the held action never came
      Given Ann has waited for a better <benefit>
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is <attack> to attack rolls and <armour> to AC

      Examples:
        | benefit     | attack | armour |
        | attack roll | 1      | 0      |
        | AC          | 0      | 1      |

    @near_miss
    Scenario: nothing yet in the same round
      Given Ann has waited
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC

    @near_miss
    Scenario: nothing any more in the round after the next
      Given Ann has waited
      And the round has ended
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC

    @near_miss
    Scenario Outline: nothing for whoever did not wait
      Given Bob has waited
      And <rounds> have ended
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC

      Examples:
        | rounds     |
        | no rounds  |
        | one round  |
        | two rounds |

    @near_miss
    Scenario: nothing in another combat
      Given Ann has waited
      And the combat has ended
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC

    @near_miss
    Scenario: nothing in the first round of another combat
      Given the round has ended
      And Ann has waited
      And the combat has ended
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC

    Scenario: it lasts all of the round, however often it is asked for
      Given Ann has waited for a better AC
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 1 to AC
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 1 to AC

    Scenario: waiting again changes nothing in the round itself
      Given Ann has waited for a better AC
      And the round has ended
      And Ann has waited for a better attack roll
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 1 to AC
      When the round ends
      And it is asked what Ann has of waiting
      Then it is 1 to attack rolls and 0 to AC

    Scenario: waiting three rounds in a row
      Given Ann has waited for a better attack roll
      And the round has ended
      And Ann has waited for a better AC
      And the round has ended
      And Ann has waited for a better attack roll
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 1 to AC
      When the round ends
      And it is asked what Ann has of waiting
      Then it is 1 to attack rolls and 0 to AC

    Scenario: waiting, a round without it, and waiting again
      Given Ann has waited for a better attack roll
      And the round has ended
      And the round has ended
      And Ann has waited for a better AC
      When it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 0 to AC
      When the round ends
      And it is asked what Ann has of waiting
      Then it is 0 to attack rolls and 1 to AC

    Scenario: each who waited has a benefit
      Given Ann has waited for a better attack roll
      And Bob has waited for a better AC
      And the round has ended
      When it is asked what Ann has of waiting
      Then it is 1 to attack rolls and 0 to AC
      When it is asked what Bob has of waiting
      Then it is 0 to attack rolls and 1 to AC

    Scenario: someone without a name has the benefit
      Given someone has waited for a better AC
      And the round has ended
      When it is asked what someone has of waiting
      Then it is 0 to attack rolls and 1 to AC

    Scenario: someone with a name of blanks asks for it
      Given an unknown combatant
      When it is asked what someone has of waiting
      Then it is refused for its combatant

  @weapon_speed.wait.benefit_declared
  Rule: Which of the two benefits it is must be declared with the Wait

    @reading.weapon_speed.wait.moment_of_choice.declaration
    Scenario: no Wait without a declared benefit
      When Ann waits, and declares no benefit
      Then it is not allowed

    @reading.weapon_speed.wait.moment_of_choice.declaration
    Scenario: what is not allowed holds no action
      When Ann waits, and declares no benefit
      Then it is not allowed
      When Ann acts
      Then it is allowed

    @reading.weapon_speed.wait.moment_of_choice.declaration
    Scenario: what is not allowed may be tried again, with a benefit
      When Ann waits, and declares no benefit
      Then it is not allowed
      When Ann waits
      Then the benefit comes in round 2

    @reading.weapon_speed.wait.moment_of_choice.declaration
    Scenario Outline: no other benefit once it is declared
      Given Ann has waited for a better <benefit>
      When Ann's held action comes, for a better <other>
      Then it is not allowed

      Examples:
        | benefit     | other       |
        | AC          | attack roll |
        | attack roll | AC          |

    @near_miss
    Scenario Outline: the same benefit once more
      Given Ann has waited for a better <benefit>
      When Ann's held action comes, for a better <benefit>
      Then it is allowed
      And the benefit comes in round 2

      Examples:
        | benefit     |
        | AC          |
        | attack roll |

    @near_miss @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario: a Wait without a declared benefit, if that is declared later
      When Ann waits, and declares no benefit
      Then it is allowed

    @near_miss @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario Outline: the benefit declared with the trigger
      Given Ann has waited for a better <other>
      When Ann's held action comes, for a better <benefit>
      And the round ends
      And it is asked what Ann has of waiting
      Then it is <attack> to attack rolls and <armour> to AC

      Examples:
        | other       | benefit     | attack | armour |
        | AC          | attack roll | 1      | 0      |
        | attack roll | AC          | 0      | 1      |

    @near_miss @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario Outline: the benefit declared only with the trigger
      Given Ann has waited, and declared no benefit
      When Ann's held action comes, for a better <benefit>
      And the round ends
      And it is asked what Ann has of waiting
      Then it is <attack> to attack rolls and <armour> to AC

      Examples:
        | benefit     | attack | armour |
        | attack roll | 1      | 0      |
        | AC          | 0      | 1      |

    @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario: no trigger where no benefit was ever declared
      Given Ann has waited, and declared no benefit
      When Ann's held action comes before another's
      Then it is not allowed

    @near_miss @reading.weapon_speed.wait.moment_of_choice.trigger
    Scenario: a held action that never came has no declared benefit
      Given Ann has waited, and declared no benefit
      And the round has ended
      When it is asked what Ann has of waiting
      Then what it adds is not determined

    Scenario: a benefit that nobody has heard of
      Given an unknown benefit
      When Ann waits for it
      Then it is refused for its benefit

    Scenario: a benefit of the trigger that nobody has heard of
      Given Ann has waited
      And an unknown benefit
      When Ann's held action comes for it
      Then it is refused for its benefit
