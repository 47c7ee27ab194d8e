Feature: Defences
  Which defence an attack is made against, and when it has its full effect. Document 000, L5, L9 and L36.

  @action_points.defenses.weapons
  Rule: Attacks with natural, melee, thrown and projectile weapons are made against DeC

    Scenario Outline: with weapons
      Given an action that specifies <type>
      When the defence is asked for
      Then it is <type> against DeC

      Examples:
        | type                       |
        | a natural weapon attack    |
        | a melee weapon attack      |
        | a thrown weapon attack     |
        | a projectile weapon attack |

    @reading.action_points.natural_weapons.brawls.natural
    Scenario: with the whole body, as with a natural weapon
      Given an action that specifies a brawling attack
      When the defence is asked for
      Then it is a brawling attack against DeC

    @near_miss
    Scenario: an area is no weapon
      Given an action that specifies an area attack
      When the defence is asked for
      Then it is an area attack against Ref

  @action_points.defenses.other_weapons
  Rule: Against which defence siege weapons and brawling attacks are made is not said

    Scenario: not among the weapons named
      Given an action that specifies a siege weapon attack
      When the defence is asked for
      Then it is a siege weapon attack, but its defence is not determined

    @reading.action_points.natural_weapons.brawls.apart
    Scenario: no weapon at all
      Given an action that specifies a brawling attack
      When the defence is asked for
      Then it is a brawling attack, but its defence is not determined

    @near_miss
    Scenario: a weapon that is named
      Given an action that specifies a natural weapon attack
      When the defence is asked for
      Then it is a natural weapon attack against DeC

  @action_points.defenses.touch_and_rays
  Rule: A touch, a reach and a ray are made against DeC

    Scenario Outline: like weapons
      Given an action that specifies <type>
      When the defence is asked for
      Then it is <type> against DeC

      Examples:
        | type                      |
        | a touch or a reach attack |
        | a ray attack              |

    @near_miss
    Scenario: another supernatural attack
      Given an action that specifies an attack on body and mind
      And the action is against Will
      When the defence is asked for
      Then it is an attack on body and mind against Will

  @action_points.defenses.areas
  Rule: An area attack is made against Ref

    Scenario: an area
      Given an action that specifies an area attack
      When the defence is asked for
      Then it is an area attack against Ref

    Scenario: an area, by what is affected
      Given an action with a greater range that affects an area
      When the defence is asked for
      Then it is an area attack against Ref

    @near_miss
    Scenario: a ray is aimed at one target
      Given an action with a greater range that affects what a ray strikes
      When the defence is asked for
      Then it is a ray attack against DeC

  @action_points.defenses.body_and_mind
  Rule: An attack on body and mind is made against Fort or Will, as its action says

    Scenario Outline: as the action says
      Given an action that specifies an attack on body and mind
      And the action is against <defense>
      When the defence is asked for
      Then it is an attack on body and mind against <defense>

      Examples:
        | defense |
        | Fort    |
        | Will    |

    @near_miss
    Scenario: an area whose action names Fort elsewhere
      Given an action that specifies an area attack
      And the action is against Fort
      When the defence is asked for
      Then it is an area attack against Ref

    Scenario: a defence that is neither
      Given an action that specifies an attack on body and mind
      And the action is against an unknown defence
      When the defence is asked for
      Then it is refused for its defence of body or mind

  @action_points.defenses.fort_or_will_unsaid
  Rule: Which of Fort and Will an action is against is not said here

    Scenario: the action does not say
      Given an action that specifies an attack on body and mind
      When the defence is asked for
      Then it is an attack on body and mind, but its defence is not determined

    @near_miss
    Scenario: the action says
      Given an action that specifies an attack on body and mind
      And the action is against Fort
      When the defence is asked for
      Then it is an attack on body and mind against Fort

  @action_points.defenses.stated_type
  Rule: An action that clearly specifies its type of attack is of that type

    Scenario Outline: whatever its range and its target
      Given an action that specifies <type>
      And an action with <range> that affects <affected>
      When the defence is asked for
      Then it is <type> against <defense>

      Examples:
        | type                      | range           | affected           | defense |
        | a ray attack              | a touch range   | targets            | DeC     |
        | an area attack            | a greater range | targets            | Ref     |
        | a touch or a reach attack | a greater range | an area            | DeC     |
        | a melee weapon attack     | a greater range | what a ray strikes | DeC     |

    @near_miss @reading.action_points.touch.attack_on_willing.no_attack
    Scenario: a stated touch, of someone whom it is no attack to touch
      Given an action that specifies a touch or a reach attack
      And an action with a touch range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then there is no attack, and no defence against it

    @reading.action_points.touch.attack_on_willing.attack
    Scenario: a stated touch, which attacks someone willing all the same
      Given an action that specifies a touch or a reach attack
      And an action with a touch range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then it is a touch or a reach attack against DeC

    Scenario Outline: a stated type that spares nobody for being willing
      Given an action that specifies <type>
      And an action with <range> that affects targets
      And a willing target of the action
      When the defence is asked for
      Then it is <type> against DeC

      Examples:
        | type                      | range           |
        | a touch or a reach attack | a reach range   |
        | a natural weapon attack   | a touch range   |
        | a ray attack              | a touch range   |

    Scenario: a stated touch of someone willing from afar
      Given an action that specifies a touch or a reach attack
      And an action with a greater range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then it is refused for its range

    Scenario: a touch or a reach of someone willing, and nobody says which
      Given an action that specifies a touch or a reach attack
      And a willing target of the action
      When the defence is asked for
      Then it is refused for its range

    Scenario: a type that nobody knows
      Given an action that specifies an unknown attack
      When the defence is asked for
      Then it is refused for its type of attack

    @near_miss
    Scenario: an action that specifies none
      Given an action with a greater range that affects what a ray strikes
      When the defence is asked for
      Then it is a ray attack against DeC

  @action_points.defenses.by_range_and_target
  Rule: Where an action specifies no type of attack, its range and what it is aimed at decide

    Scenario Outline: by range and target
      Given an action with <range> that affects <affected>
      And the action is against Will
      When the defence is asked for
      Then it is <type> against <defense>

      Examples:
        | range           | affected           | type                      | defense |
        | a reach range   | targets            | a touch or a reach attack | DeC     |
        | a touch range   | targets            | a touch or a reach attack | DeC     |
        | a greater range | what a ray strikes | a ray attack              | DeC     |
        | a greater range | an area            | an area attack            | Ref     |
        | a greater range | targets            | an attack on body and mind | Will   |

    Scenario: a willing target within reach, which only a touch excepts
      Given an action with a reach range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then it is a touch or a reach attack against DeC

    @near_miss @reading.action_points.touch.attack_on_willing.no_attack
    Scenario: a willing target, whom it is no attack to touch
      Given an action with a touch range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then there is no attack, and no defence against it

    @reading.action_points.touch.attack_on_willing.attack
    Scenario: a willing target, whom a touch attacks all the same
      Given an action with a touch range that affects targets
      And a willing target of the action
      When the defence is asked for
      Then it is a touch or a reach attack against DeC

    Scenario: a willing target of something that is no touch
      Given an action with a greater range that affects what a ray strikes
      And a willing target of the action
      When the defence is asked for
      Then it is a ray attack against DeC

    Scenario Outline: facts that nobody knows
      Given an action without a type, <wrong>
      When the defence is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                            | fact              |
        | with a range without a name      | range             |
        | of which nobody says the range   | range             |
        | aimed at something without a name | what is affected |
        | of which nobody says the target  | what is affected  |

    @near_miss
    Scenario: an action that says what it is
      Given an action that specifies a ray attack
      And an action with a greater range that affects an area
      When the defence is asked for
      Then it is a ray attack against DeC

  @action_points.defenses.two_types
  Rule: Which type goes first where the range makes it one and the target another, is not said

    Scenario Outline: a melee range, but no targets
      Given an action with <range> that affects <affected>
      When the defence is asked for
      Then its type and its defence are not determined

      Examples:
        | range         | affected |
        | a touch range | an area  |
        | a reach range | an area  |

    Scenario Outline: a melee range and a ray, both of them against one defence
      Given an action with <range> that affects what a ray strikes
      When the defence is asked for
      Then it is against DeC, but its type is not determined

      Examples:
        | range         |
        | a touch range |
        | a reach range |

    Scenario: a ray within reach of someone willing
      Given an action with a reach range that affects what a ray strikes
      And a willing target of the action
      When the defence is asked for
      Then it is against DeC, but its type is not determined

    @reading.action_points.touch.attack_on_willing.no_attack
    Scenario: a ray within touch of someone willing, who may not be attacked at all
      Given an action with a touch range that affects what a ray strikes
      And a willing target of the action
      When the defence is asked for
      Then its type and its defence are not determined

    @reading.action_points.touch.attack_on_willing.attack
    Scenario: a ray within touch of someone willing, who is attacked either way
      Given an action with a touch range that affects what a ray strikes
      And a willing target of the action
      When the defence is asked for
      Then it is against DeC, but its type is not determined

    @near_miss
    Scenario: a melee range and targets
      Given an action with a reach range that affects targets
      When the defence is asked for
      Then it is a touch or a reach attack against DeC

  @action_points.defenses.full_effect
  Rule: An action has its full effect only if it beats each defence that it has to beat

    Scenario Outline: one defence
      Given the attack is <degree> against DeC
      When its effect is asked for
      Then its effect is <effect>, with <unbeaten> unbeaten

      Examples:
        | degree                 | effect | unbeaten |
        | a failure              | none   | DeC      |
        | a success              | full   | nothing  |
        | an outstanding success | full   | nothing  |
        | an exceptional success | full   | nothing  |
        | a critical success     | full   | nothing  |

    Scenario Outline: two defences
      Given the attack is <first> against DeC
      And the attack is <second> against Will
      When its effect is asked for
      Then its effect is <effect>, with <unbeaten> unbeaten

      Examples:
        | first              | second             | effect | unbeaten     |
        | a success          | a success          | full   | nothing      |
        | a failure          | a critical success | none   | DeC          |
        | a critical success | a failure          | none   | Will         |
        | a failure          | a failure          | none   | DeC and Will |

    @near_miss
    Scenario: a failure that does part of the damage
      Given the attack is a failure against Ref
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is partial, with Ref unbeaten

    Scenario Outline: facts about the attack that nobody knows
      Given an attack <wrong>
      When its effect is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact     |
        | of which nobody says how it went      | defences |
        | against no defence                    | defences |
        | against Fort twice                    | defences |
        | that went well against something else | defence  |
        | of an unknown degree against Fort     | degree   |

  @action_points.defenses.partial_damage
  Rule: Some actions do part of their damage though they fail

    Scenario Outline: a failure
      Given the attack is <first> against Ref
      And the attack is <second> against Fort
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is partial, with <unbeaten> unbeaten

      Examples:
        | first     | second    | unbeaten     |
        | a failure | a failure | Ref and Fort |
        | a success | a failure | Fort         |

    @near_miss
    Scenario: a success
      Given the attack is a success against Ref
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is full, with nothing unbeaten

    @near_miss
    Scenario: an action that does nothing of the kind
      Given the attack is a failure against Ref
      When its effect is asked for
      Then its effect is none, with Ref unbeaten

  @action_points.defenses.lowered
  Rule: A target may lower its defences, to be affected automatically or more easily

    Scenario: affected automatically
      Given the attack is a failure against Will
      And the target lowers its defences, which makes it automatic
      When its effect is asked for
      Then its effect is full, with Will unbeaten

    Scenario: affected more easily, but not this time
      Given the attack is a failure against Will
      And the target lowers its defences, which makes it easier
      When its effect is asked for
      Then its effect is none, with Will unbeaten

    Scenario: affected more easily, and in part
      Given the attack is a failure against Fort
      And the target lowers its defences, which makes it easier
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is partial, with Fort unbeaten

    Scenario: affected automatically, so that nothing is partial
      Given the attack is a failure against Fort
      And the target lowers its defences, which makes it automatic
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is full, with Fort unbeaten

    @near_miss
    Scenario: defences that are not lowered
      Given the attack is a failure against Will
      When its effect is asked for
      Then its effect is none, with Will unbeaten

    Scenario Outline: lowering that makes no sense
      Given the attack is a failure against Will
      And the target <wrong>
      When its effect is asked for
      Then it is refused for its lowering

      Examples:
        | wrong                                                        |
        | lowers its defences, which makes something without a name    |
        | lowers nothing, which makes it automatic                     |
        | lowers nothing, which makes it easier                        |

  @action_points.defenses.how_lowered
  Rule: Whether lowered defences make it automatic or only easier is not said

    Scenario: nobody says
      Given the attack is a failure against Will
      And the target lowers its defences
      When its effect is asked for
      Then its effect is not determined

    Scenario: nobody says, and a failure does part of the damage
      Given the attack is a failure against Ref
      And the target lowers its defences
      And the action does partial damage if it fails
      When its effect is asked for
      Then its effect is not determined

    @near_miss
    Scenario: the attack succeeds anyhow
      Given the attack is a success against Will
      And the target lowers its defences
      When its effect is asked for
      Then its effect is full, with nothing unbeaten
