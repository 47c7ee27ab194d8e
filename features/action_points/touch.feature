Feature: Touch and reach
  How an effect is delivered by touch or reach, and what that costs. Document 000, L54 to L60, L64 and L72.

  @action_points.touch.weapon_attack
  Rule: Reach, and touch against the unwilling, is an attack with a natural or melee weapon

    Scenario Outline: against the unwilling
      Given an effect with a range of <range> against someone unwilling
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack

      Examples:
        | range |
        | touch |
        | reach |

    Scenario: of a target that nobody calls willing
      Given an effect with a range of touch
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack

    Scenario: reach against the willing
      Given an effect with a range of reach against someone willing
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack

    Scenario: several targets
      Given an effect with a range of reach against someone unwilling
      And there are 3 targets
      When its attack is asked for
      Then 3 attacks are made against DeC, with the modifiers of a melee attack

    @reading.action_points.touch.attack_on_willing.attack
    Scenario: touch against the willing, who still has a defence
      Given an effect with a range of touch against someone willing
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack

    Scenario Outline: an effect that names the defence of weapons or of areas
      Given an effect with a range of <range> against someone unwilling
      And its description names <defense>
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack
      And no check of its own remains

      Examples:
        | range | defense |
        | touch | DeC     |
        | reach | Ref     |

    @near_miss @reading.action_points.attack_modifiers.column_of_rays.ranged
    Scenario: a ray at the same target
      Given an effect that is a ray
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a ranged attack

    Scenario Outline: an attack that nobody can place
      Given an effect, but <wrong>
      When its attack is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                         | fact          |
        | of no known range                             | range         |
        | nobody says of which range                    | range         |
        | against no target                             | targets       |
        | delivered with something unheard of           | means         |
        | against a defence that is none                | named defence |
        | a check is kept that it does not have         | kept check    |
        | a check is kept, but of Ref                   | kept check    |
        | a wand is said to be small                    | size of focus |
        | a staff is said to be large                   | size of focus |
        | a fist is said to be a small focus            | size of focus |
        | a rod is said to be small, on someone willing | size of focus |

  @action_points.touch.willing_target
  Rule: To touch someone willing is no attack

    @reading.action_points.touch.attack_on_willing.no_attack
    Scenario Outline: someone willing
      Given an effect with a range of touch against someone willing
      And it is delivered with <means>
      When its attack is asked for
      Then no attack is made
      And no check of its own remains

      Examples:
        | means             |
        | a natural weapon  |
        | a staff           |

    @near_miss
    Scenario: someone unwilling
      Given an effect with a range of touch against someone unwilling
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack

  @action_points.touch.willing_check
  Rule: Whether a willing target's Fort or Will is still checked is not said

    @reading.action_points.touch.attack_on_willing.no_attack
    Scenario Outline: an effect that is usually checked
      Given an effect with a range of touch against someone willing
      And its description names <defense>
      When its attack is asked for
      Then no attack is made
      And whether a check of its own remains is not determined

      Examples:
        | defense |
        | Fort    |
        | Will    |

    @near_miss @reading.action_points.touch.attack_on_willing.no_attack
    Scenario Outline: the description keeps that check for the willing
      Given an effect with a range of touch against someone willing
      And its description names <defense>
      And its description keeps that check
      When its attack is asked for
      Then no attack is made
      And a check against <defense> remains

      Examples:
        | defense |
        | Fort    |
        | Will    |

    @near_miss @reading.action_points.touch.attack_on_willing.no_attack
    Scenario: the description drops that check for the willing
      Given an effect with a range of touch against someone willing
      And its description names Fort
      And its description drops that check
      When its attack is asked for
      Then no attack is made
      And no check of its own remains

    @near_miss @reading.action_points.touch.attack_on_willing.no_attack
    Scenario: an effect that is usually an attack on Ref
      Given an effect with a range of touch against someone willing
      And its description names Ref
      When its attack is asked for
      Then no attack is made
      And no check of its own remains

    @near_miss @reading.action_points.touch.attack_on_willing.attack
    Scenario: an attack on the willing stands in for it
      Given an effect with a range of touch against someone willing
      And its description names Will
      When its attack is asked for
      Then no check of its own remains

  @action_points.touch.weapon_skill
  Rule: The skill with whatever weapon delivers it counts

    Scenario Outline: natural and other weapons
      Given an effect with a range of <range> against someone unwilling
      And it is delivered with <means>
      When its attack is asked for
      Then the skill with <skill> counts

      Examples:
        | range | means            | skill           |
        | touch | a natural weapon | natural weapons |
        | reach | a natural weapon | natural weapons |
        | touch | a melee weapon   | that weapon     |
        | reach | a melee weapon   | that weapon     |

    Scenario: nobody says with what
      Given an effect with a range of touch against someone unwilling
      When its attack is asked for
      Then the skill with natural weapons counts

  @action_points.touch.small_focus
  Rule: A wand, a holy symbol or another small focus goes by the skill with natural weapons

    Scenario Outline: small foci
      Given an effect with a range of <range> against someone unwilling
      And it is delivered with <means>
      When its attack is asked for
      Then the skill with natural weapons counts

      Examples:
        | range | means                                      |
        | touch | a wand                                     |
        | reach | a holy symbol                              |
        | reach | another focus, which is said to be small   |

    @near_miss
    Scenario: a larger one
      Given an effect with a range of touch against someone unwilling
      And it is delivered with a rod
      When its attack is asked for
      Then the skill with that weapon counts

  @action_points.touch.large_focus
  Rule: A staff, a rod or another larger focus goes by the skill with that weapon

    Scenario Outline: larger foci
      Given an effect with a range of <range> against someone unwilling
      And it is delivered with <means>
      When its attack is asked for
      Then the skill with that weapon counts

      Examples:
        | range | means                                        |
        | touch | a staff                                      |
        | reach | a rod                                        |
        | touch | another focus, which is said not to be small |

    @near_miss
    Scenario: a small one
      Given an effect with a range of reach against someone unwilling
      And it is delivered with a wand
      When its attack is asked for
      Then the skill with natural weapons counts

  @action_points.touch.other_foci
  Rule: Which other foci are small is not said

    Scenario: nobody says
      Given an effect with a range of touch against someone unwilling
      And it is delivered with another focus
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack
      And which skill counts is not determined

    @near_miss
    Scenario: someone says
      Given an effect with a range of touch against someone unwilling
      And it is delivered with another focus, which is said to be small
      When its attack is asked for
      Then the skill with natural weapons counts

  @action_points.touch.included_attack
  Rule: One attack is part of the action's time, where its description says nothing else

    Scenario Outline: one attack
      Given an action of <action> AP and attacks of <attack> AP
      When 1 attempts are made
      Then it all costs <action> AP, with 0 attacks paid for apart

      Examples:
        | action | attack |
        | 10     | 8      |
        | 6      | 5      |
        | 0      | 8      |

    @near_miss
    Scenario: the description says that no attack is included
      Given an action of 10 AP and attacks of 8 AP
      And the action's time includes no attack
      When 1 attempts are made
      Then it all costs 18 AP, with 1 attacks paid for apart

    @near_miss
    Scenario: no attempt at all
      Given an action of 10 AP and attacks of 8 AP
      When 0 attempts are made
      Then it all costs 10 AP, with 0 attacks paid for apart

    Scenario: as many as nobody counts
      Given an action of 10 AP and attacks of 8 AP
      When it is carried out
      Then it all costs 10 AP, with 0 attacks paid for apart

    Scenario Outline: costs that are none
      Given an action, but <wrong>
      When it is carried out
      Then it is refused for its <fact>

      Examples:
        | wrong                              | fact              |
        | nobody says what it costs          | cost              |
        | it costs less than nothing         | cost              |
        | its attack costs less than nothing | cost of an attack |
        | it allows no target                | allowed targets   |
        | fewer than no attempts are made    | attempts          |

  @action_points.touch.normal_damage
  Rule: The attack does its normal damage beside the effect, where the description says nothing else

    Scenario: the included attack
      Given an attack that the action includes
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    Scenario: an attack of which nobody says whether it is included
      Given an attack by touch
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    @reading.action_points.touch.damage_of_separate_attacks.deals
    Scenario: an attack paid for apart
      Given an attack paid for apart from the action
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    @near_miss @reading.action_points.touch.damage_of_separate_attacks.none
    Scenario: an attack paid for apart only delivers
      Given an attack paid for apart from the action
      When it hits
      Then the effect is delivered, without normal damage

    @near_miss
    Scenario Outline: the description says that there is no such damage
      Given <attack>
      And the action's attack does no normal damage
      When it hits
      Then the effect is delivered, without normal damage

      Examples:
        | attack                                 |
        | an attack that the action includes     |
        | an attack paid for apart from the action |

    Scenario Outline: of other means
      Given an attack that the action includes
      And it is delivered with <means>
      When it hits
      Then the effect is delivered, with the normal damage of that weapon

      Examples:
        | means                                        |
        | a melee weapon                               |
        | a staff                                      |
        | a rod                                        |
        | another focus, which is said not to be small |

  @action_points.touch.damage_of_small_focus
  Rule: Whose normal damage a blow with a small focus does is not said

    Scenario Outline: small foci, and those of which nobody knows
      Given an attack that the action includes
      And it is delivered with <means>
      When it hits
      Then the effect is delivered, with normal damage that is not determined

      Examples:
        | means                                    |
        | a wand                                   |
        | a holy symbol                            |
        | another focus, which is said to be small |
        | another focus                            |

    @near_miss
    Scenario: a small focus, and no normal damage at all
      Given an attack that the action includes
      And it is delivered with a wand
      And the action's attack does no normal damage
      When it hits
      Then the effect is delivered, without normal damage

    @near_miss
    Scenario: a miss with a small focus
      Given an attack that the action includes
      And it is delivered with a wand
      When it misses
      Then the effect is not delivered, and there is no damage

    @near_miss
    Scenario: a larger focus
      Given an attack that the action includes
      And it is delivered with a staff
      When it hits
      Then the effect is delivered, with the normal damage of that weapon

  @action_points.touch.separate_attack
  Rule: An attack that the action does not include costs its normal AP besides

    Scenario Outline: not included
      Given an action of <action> AP and attacks of <attack> AP
      And the action's time includes no attack
      When 1 attempts are made
      Then it all costs <cost> AP, with 1 attacks paid for apart

      Examples:
        | action | attack | cost |
        | 10     | 8      | 18   |
        | 4      | 5      | 9    |
        | 7      | 0      | 7    |

    Scenario: not included, of a number that nobody counts
      Given an action of 10 AP and attacks of 8 AP
      And the action's time includes no attack
      When it is carried out
      Then it all costs 18 AP, with 1 attacks paid for apart

    @reading.action_points.touch_charges.single_miss.kept
    Scenario Outline: after a miss, once more on the only target
      Given an action of 10 AP and attacks of 8 AP
      When <attempts> attempts are made
      Then it all costs <cost> AP, with <apart> attacks paid for apart

      Examples:
        | attempts | cost | apart |
        | 2        | 18   | 1     |
        | 3        | 26   | 2     |

    @reading.action_points.touch_charges.single_miss.kept
    Scenario: after a miss, once more on the only target, and no attack is included
      Given an action of 10 AP and attacks of 8 AP
      And the action's time includes no attack
      When 2 attempts are made
      Then it all costs 26 AP, with 2 attacks paid for apart

    @near_miss
    Scenario: included
      Given an action of 4 AP and attacks of 5 AP
      When 1 attempts are made
      Then it all costs 4 AP, with 0 attacks paid for apart

  @action_points.touch.further_targets
  Rule: The attack on each target after the first costs its normal AP besides

    Scenario Outline: several targets, the first included
      Given an action of 10 AP and attacks of <attack> AP
      And it allows 4 targets
      When <attempts> attempts are made
      Then it all costs <cost> AP, with <apart> attacks paid for apart

      Examples:
        | attack | attempts | cost | apart |
        | 8      | 2        | 18   | 1     |
        | 8      | 3        | 26   | 2     |
        | 5      | 4        | 25   | 3     |

    Scenario Outline: several targets, none included
      Given an action of 10 AP and attacks of 8 AP
      And it allows 3 targets
      And the action's time includes no attack
      When <attempts> attempts are made
      Then it all costs <cost> AP, with <apart> attacks paid for apart

      Examples:
        | attempts | cost | apart |
        | 2        | 26   | 2     |
        | 3        | 34   | 3     |

    Scenario: as many as it allows
      Given an action of 10 AP and attacks of 8 AP
      And it allows 2 targets
      When 2 attempts are made
      Then it is allowed

    @near_miss
    Scenario Outline: one too many
      Given an action of 10 AP and attacks of 8 AP
      And it allows <allowed> targets
      When <attempts> attempts are made
      Then it is not allowed

      Examples:
        | allowed | attempts |
        | 2       | 3        |
        | 3       | 9        |

    @near_miss @reading.action_points.touch_charges.single_miss.spent
    Scenario: nobody says that it allows several
      Given an action of 10 AP and attacks of 8 AP
      When 2 attempts are made
      Then it is not allowed

    @near_miss @reading.action_points.touch_charges.single_miss.spent
    Scenario: no second attempt on the only target
      Given an action of 10 AP and attacks of 8 AP
      And it allows 1 targets
      And the action's time includes no attack
      When 2 attempts are made
      Then it is not allowed

    @near_miss
    Scenario: only the first
      Given an action of 10 AP and attacks of 8 AP
      And it allows 4 targets
      When 1 attempts are made
      Then it all costs 10 AP, with 0 attacks paid for apart

  @action_points.touch.attack_cost
  Rule: What an attack normally costs is not said here

    Scenario: an attack that is not included
      Given an action of 10 AP
      And the action's time includes no attack
      When 1 attempts are made
      Then 1 attacks are paid for apart, at a cost that is not determined

    Scenario: a second target
      Given an action of 10 AP
      And it allows 2 targets
      When 2 attempts are made
      Then 1 attacks are paid for apart, at a cost that is not determined

    @near_miss
    Scenario: the included attack costs nothing more
      Given an action of 10 AP
      When 1 attempts are made
      Then it all costs 10 AP, with 0 attacks paid for apart

  @action_points.touch.movement_between
  Rule: One may move by AP or MP between beginning the action and an attack paid for apart

    Scenario: before an attack that is not included
      Given an action of 10 AP and attacks of 8 AP
      And the action's time includes no attack
      When 1 attempts are made
      Then one may move before it

    Scenario: before a second target
      Given an action of 10 AP and attacks of 8 AP
      And it allows 2 targets
      When 2 attempts are made
      Then one may move before it

    Scenario: before one that costs nobody knows what
      Given an action of 10 AP
      And the action's time includes no attack
      When 1 attempts are made
      Then one may move before it

  @action_points.touch.movement_before_included
  Rule: Whether one may move before an attack that the action includes is not said

    Scenario Outline: the included attack only
      Given an action of 10 AP and attacks of 8 AP
      When <attempts> attempts are made
      Then whether one may move before it is not determined

      Examples:
        | attempts |
        | 1        |
        | 0        |

    @near_miss
    Scenario: before an attack paid for apart
      Given an action of 10 AP and attacks of 8 AP
      And it allows 3 targets
      When 3 attempts are made
      Then one may move before it

  @action_points.touch.needs_hit
  Rule: Without a hit nothing is delivered

    Scenario Outline: a miss
      Given <attack>
      When it misses
      Then the effect is not delivered, and there is no damage

      Examples:
        | attack                                   |
        | an attack by touch                       |
        | an attack that the action includes       |
        | an attack paid for apart from the action |

    Scenario: a miss with an effect that must penetrate
      Given an attack by touch
      And its damage must penetrate DR
      When it misses
      Then the effect is not delivered, and there is no damage

    @near_miss
    Scenario: a hit
      Given an attack that the action includes
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    Scenario Outline: an attack that nobody has seen
      Given an attack by touch, but <wrong>
      When it is looked at
      Then it is refused for its <fact>

      Examples:
        | wrong                                     | fact        |
        | nobody says whether it hits               | hit         |
        | it is neither included nor paid for       | attack      |
        | with something unheard of                 | means       |
        | a holy symbol is said to be large         | size of focus |
        | it must penetrate, and nobody says if so  | penetration |
        | damage penetrates that it does not do     | penetration |

  @action_points.touch.past_resistance
  Rule: The effect arrives even if DR stops the damage, where the description says nothing else

    Scenario: stopped
      Given an attack that the action includes
      And its damage does not penetrate DR
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    Scenario: not stopped
      Given an attack that the action includes
      And its damage penetrates DR
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

    @near_miss
    Scenario: the description wants it to penetrate, and it does not
      Given an attack that the action includes
      And its damage must penetrate DR
      And its damage does not penetrate DR
      When it hits
      Then the effect is not delivered, in spite of the normal damage of a natural weapon

    @near_miss
    Scenario: the description wants it to penetrate, and it does
      Given an attack that the action includes
      And its damage must penetrate DR
      And its damage penetrates DR
      When it hits
      Then the effect is delivered, with the normal damage of a natural weapon

  @action_points.touch.replaces_check
  Rule: The attack on DeC stands in for the check against Fort or Will, where the description says nothing else

    Scenario Outline: usually a check
      Given an effect with a range of <range> against someone unwilling
      And its description names <defense>
      And it is delivered with <means>
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack
      And no check of its own remains
      And the skill with <skill> counts

      Examples:
        | range | defense | means            | skill           |
        | touch | Fort    | a natural weapon | natural weapons |
        | touch | Will    | a staff          | that weapon     |
        | reach | Fort    | a melee weapon   | that weapon     |
        | reach | Will    | a wand           | natural weapons |

    @near_miss
    Scenario Outline: the description keeps it
      Given an effect with a range of <range> against someone unwilling
      And its description names <defense>
      And its description keeps that check
      When its attack is asked for
      Then 1 attack is made against DeC, with the modifiers of a melee attack
      And a check against <defense> remains

      Examples:
        | range | defense |
        | touch | Fort    |
        | reach | Will    |
