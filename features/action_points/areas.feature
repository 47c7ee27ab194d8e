Feature: Areas
  How an area attacks those in it, and what becomes of their equipment. Document 000, L86 to L92.

  @action_points.areas.each_target
  Rule: An area is one attack on each of its potential targets

    Scenario Outline: so many targets
      Given an area over <targets> targets
      When the area's attack is asked for
      Then <targets> attacks are made against Ref

      Examples:
        | targets |
        | 1       |
        | 2       |
        | 12      |

    Scenario Outline: an effect that usually attacks another defence
      Given an area over 3 targets
      And its effect usually attacks <usual>
      When the area's attack is asked for
      Then 3 attacks are made against Ref

      Examples:
        | usual |
        | DeC   |
        | Ref   |

    Scenario: modified as what is supernatural
      Given an area over 2 targets
      When the area's attack is asked for
      Then the modifiers of a supernatural attack count

    Scenario: no target
      Given an area over 0 targets
      When the area's attack is asked for
      Then it is refused for its targets

    @near_miss
    Scenario: several targets without an area
      Given an attack on the Will of 3 targets
      When the area's attack is asked for
      Then 3 attacks are made against Will
      And the modifiers of a supernatural attack count

  @action_points.areas.skill
  Rule: The skill with area attacks counts for an area

    Scenario: skill
      Given an area over 2 targets
      When the area's attack is asked for
      Then the skill with area attacks counts

    @near_miss
    Scenario: a ray at a single target
      Given a ray at one of them
      When the area's attack is asked for
      Then the skill with ray attacks counts

  @action_points.areas.check_besides
  Rule: Whether an area's effect is checked against Fort or Will besides is not said

    Scenario Outline: an effect that usually attacks one of them
      Given an area over 3 targets
      And its effect usually attacks <usual>
      When the area's attack is asked for
      Then the area is against Ref, and whether its effect is checked besides is not determined

      Examples:
        | usual |
        | Fort  |
        | Will  |

    @near_miss
    Scenario Outline: the description keeps that check
      Given an area over 3 targets
      And its effect usually attacks <usual>
      And its description keeps that check
      When the area's attack is asked for
      Then the area is against Ref, and <usual> is checked besides

      Examples:
        | usual |
        | Fort  |
        | Will  |

    @near_miss
    Scenario: the description drops that check
      Given an area over 3 targets
      And its effect usually attacks Fort
      And its description drops that check
      When the area's attack is asked for
      Then 3 attacks are made against Ref

    Scenario Outline: a check that cannot be kept
      Given <attack>
      And its description keeps that check
      When the area's attack is asked for
      Then it is refused for its kept check

      Examples:
        | attack                             |
        | an area over 3 targets             |
        | an attack on the Will of 3 targets |

  @action_points.areas.partly_inside
  Rule: Whoever is inside in part is usually affected in full

    Scenario Outline: in part
      Given an area of <damage> damage
      And a target that is partly inside
      When the target's exposure is asked for
      Then it is dealt <damage> damage in full, with 0 on its defence

      Examples:
        | damage |
        | 0      |
        | 1      |
        | 25     |

    @near_miss
    Scenario: wholly
      Given an area of 25 damage
      And a target that is wholly inside
      When the target's exposure is asked for
      Then it is dealt 25 damage in full, with 0 on its defence

    @near_miss
    Scenario: the DM excepts it
      Given an area of 25 damage
      And a target that is partly inside
      And the DM leaves 10 of the damage
      When the target's exposure is asked for
      Then it is dealt 10 damage as an exception, with 0 on its defence

  @action_points.areas.dm_exceptions
  Rule: The DM may lessen the damage of someone partly inside or help the defence

    Scenario Outline: less damage
      Given an area of 25 damage
      And a target that is partly inside
      And the DM leaves <left> of the damage
      When the target's exposure is asked for
      Then it is dealt <left> damage as an exception, with 0 on its defence

      Examples:
        | left |
        | 0    |
        | 12   |
        | 24   |

    Scenario Outline: a better defence
      Given an area of 25 damage
      And a target that is partly inside
      And the DM adds <bonus> to its defence
      When the target's exposure is asked for
      Then it is dealt 25 damage as an exception, with <bonus> on its defence

      Examples:
        | bonus |
        | 1     |
        | 4     |

    Scenario: both
      Given an area of 25 damage
      And a target that is partly inside
      And the DM leaves 12 of the damage
      And the DM adds 2 to its defence
      When the target's exposure is asked for
      Then it is dealt 12 damage as an exception, with 2 on its defence

    @near_miss
    Scenario: the DM leaves all of it
      Given an area of 25 damage
      And a target that is partly inside
      And the DM leaves 25 of the damage
      When the target's exposure is asked for
      Then it is dealt 25 damage in full, with 0 on its defence

    @near_miss
    Scenario: the DM adds nothing
      Given an area of 25 damage
      And a target that is partly inside
      And the DM adds 0 to its defence
      When the target's exposure is asked for
      Then it is dealt 25 damage in full, with 0 on its defence

    Scenario Outline: what is no exception
      Given an area, but <wrong>
      When the target's exposure is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                           | fact           |
        | nobody says what it does                        | damage         |
        | it does less than nothing                       | damage         |
        | nobody says how far the target is inside        | place          |
        | the DM leaves more than there was               | damage left    |
        | the DM leaves less than nothing                 | damage left    |
        | the DM takes something from the defence         | bonus          |
        | the DM lessens the damage of one wholly inside  | damage left    |
        | the DM leaves nothing to one wholly inside      | damage left    |
        | the DM helps the defence of one wholly inside   | bonus          |

  @action_points.areas.extra_damage
  Rule: How much a critical success of an area adds, if anything, is not said

    Scenario: nobody says
      Given a critical success with 20 acid damage
      And the target carries nothing
      When its equipment is looked at
      Then the extra damage is not determined
      And no items are picked

    Scenario Outline: the action's description says
      Given a critical success with 20 acid damage
      And it adds <extra> damage
      And the target carries nothing
      When its equipment is looked at
      Then the extra damage is <extra>

      Examples:
        | extra |
        | 0     |
        | 1     |
        | 20    |

    @near_miss
    Scenario Outline: no critical success
      Given a <degree> with 20 acid damage
      And it adds 20 damage
      And the target carries nothing
      When its equipment is looked at
      Then the extra damage is 0

      Examples:
        | degree      |
        | failure     |
        | success     |
        | outstanding |
        | exceptional |

    @near_miss
    Scenario: no critical success, and nobody says
      Given a exceptional with 20 acid damage
      When its equipment is looked at
      Then the extra damage is 0

  @action_points.areas.exposed_items
  Rule: On a critical success 1d4 items that armour does not protect are picked at random

    Scenario Outline: as many as the die shows
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat, lute, scroll and staff
      When its equipment is looked at
      And the die for the number shows <number>
      And the dice for the items show <faces>
      Then the items picked are <items>

      Examples: each item picked is out of the next pick
        | number | faces          | items                         |
        | 1      | 1              | cloak                         |
        | 1      | 5              | staff                         |
        | 2      | 2 and 2        | hat and lute                  |
        | 2      | 5 and 4        | staff and scroll              |
        | 3      | 1, 1 and 1     | cloak, hat and lute           |
        | 3      | 4, 3 and 3     | scroll, lute and staff        |
        | 4      | 5, 4, 3 and 2  | staff, scroll, lute and hat   |
        | 4      | 1, 1, 1 and 2  | cloak, hat, lute and staff    |

    Scenario: not under armour
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat, lute, scroll and staff
      And its armour protects hat and scroll
      When its equipment is looked at
      And the die for the number shows 2
      And the dice for the items show 2 and 2
      Then the items picked are lute and staff

    Scenario: as many as there are
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      When its equipment is looked at
      And the die for the number shows 3
      Then the items picked are cloak, hat and lute

    @reading.action_points.areas.too_few_items.all
    Scenario Outline: more than there are
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      And its armour protects hat
      When its equipment is looked at
      And the die for the number shows <number>
      Then the items picked are cloak and lute

      Examples:
        | number |
        | 3      |
        | 4      |

    @near_miss @reading.action_points.areas.too_few_items.open
    Scenario Outline: more than there are, of which nothing is said
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      And its armour protects hat
      When its equipment is looked at
      And the die for the number shows <number>
      Then the extra damage is 5
      And which items are picked is not determined
      And their damage is not determined

      Examples:
        | number |
        | 3      |
        | 4      |

    Scenario: as many as there are beside those under armour
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      And its armour protects hat
      When its equipment is looked at
      And the die for the number shows 2
      Then the items picked are cloak and lute

    @near_miss
    Scenario Outline: no critical success, no items
      Given a <degree> with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      When its equipment is looked at
      And the die for the number shows 2
      And the dice for the items show 1 and 1
      Then no items are picked

      Examples:
        | degree      |
        | failure     |
        | success     |
        | exceptional |

    @near_miss
    Scenario Outline: nothing is exposed
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And <carried>
      When its equipment is looked at
      Then no items are picked

      Examples:
        | carried                                                        |
        | the target carries nothing                                     |
        | the target carries cloak and hat, both protected by its armour |

    Scenario Outline: dice that are none
      Given a critical success with 20 fire damage
      And it adds 5 damage
      And the target carries cloak, hat and lute
      When its equipment is looked at
      And the die for the number shows <number>
      And the dice for the items show <faces>
      Then it is refused for its <fact>

      Examples:
        | number | faces   | fact   |
        | 0      | 1       | number |
        | 5      | 1       | number |
        | 1      | 0       | item   |
        | 1      | 4       | item   |
        | 2      | 1 and 3 | item   |

    Scenario Outline: what nobody carries
      Given an area's success, but <wrong>
      When its equipment is looked at
      Then it is refused for its <fact>

      Examples:
        | wrong                                | fact            |
        | nobody says how well it went         | degree          |
        | it went as no attack goes            | degree          |
        | nobody says with what energy         | energy          |
        | with an energy that is none          | energy          |
        | nobody says how much damage it does  | energy damage   |
        | it does less than nothing            | energy damage   |
        | it adds less than nothing            | extra damage    |
        | an item has no name                  | carried item    |
        | an item is carried twice             | carried items   |
        | armour protects what is not carried  | protected items |
        | something not carried is immune      | immune items    |

  @action_points.areas.full_damage
  Rule: The full damage of the energy is applied to each of those items

    Scenario: a critical success that adds nothing
      Given a critical success with 7 fire damage
      And it adds 0 damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then they take 7 and 7

    @reading.action_points.areas.what_is_full.with_extra
    Scenario Outline: with what the critical success adds
      Given a critical success with <damage> <energy> damage
      And it adds <extra> damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then the items picked are cloak and hat
      And they take <each> and <each>

      Examples:
        | damage | energy      | extra | each |
        | 20     | acid        | 5     | 25   |
        | 20     | cold        | 20    | 40   |
        | 7      | electricity | 1     | 8    |
        | 0      | sonic       | 3     | 3    |

    @reading.action_points.areas.what_is_full.usual
    Scenario Outline: without what the critical success adds
      Given a critical success with <damage> <energy> damage
      And it adds <extra> damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then they take <damage> and <damage>

      Examples:
        | damage | energy | extra |
        | 20     | acid   | 5     |
        | 7      | sonic  | 1     |

    @reading.action_points.areas.what_is_full.with_extra
    Scenario: nobody knows what it adds
      Given a critical success with 20 fire damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then the items picked are cloak and hat
      And their damage is not determined

    @reading.action_points.areas.what_is_full.usual
    Scenario: nobody needs to know what it adds
      Given a critical success with 20 fire damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then they take 20 and 20

    Scenario: each takes all of it
      Given a critical success with 20 fire damage
      And it adds 0 damage
      And the target carries cloak, hat, lute and staff
      When its equipment is looked at
      And the die for the number shows 3
      And the dice for the items show 1, 1 and 1
      Then they take 20, 20 and 20

  @action_points.areas.immune_items
  Rule: An item that is immune to the energy takes nothing

    Scenario Outline: one of two
      Given a critical success with 20 <energy> damage
      And it adds 0 damage
      And the target carries cloak and hat
      And only <immune> are immune
      When its equipment is looked at
      And the die for the number shows 2
      Then they take <damage>

      Examples:
        | energy   | immune        | damage   |
        | necrotic | cloak         | 0 and 20 |
        | radiant  | hat           | 20 and 0 |
        | fire     | hat           | 20 and 0 |
        | radiant  | cloak and hat | 0 and 0  |

    @near_miss
    Scenario Outline: none of those picked
      Given a critical success with 20 <energy> damage
      And it adds 0 damage
      And the target carries cloak, hat and lute
      And only hat are immune
      When its equipment is looked at
      And the die for the number shows 1
      And the dice for the items show 3
      Then the items picked are lute
      And they take 20

      Examples:
        | energy   |
        | necrotic |
        | acid     |

    Scenario: all of them, so that nobody needs to know what the critical success adds
      Given a critical success with 20 radiant damage
      And the target carries cloak and hat
      And only cloak and hat are immune
      When its equipment is looked at
      And the die for the number shows 2
      Then they take 0 and 0

  @action_points.areas.most_objects
  Rule: Which objects radiant and necrotic damage can harm is not said here

    Scenario Outline: nobody knows
      Given a critical success with 20 <energy> damage
      And it adds 0 damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then the items picked are cloak and hat
      And their damage is not determined

      Examples:
        | energy   |
        | radiant  |
        | necrotic |

    @near_miss
    Scenario Outline: somebody knows
      Given a critical success with 20 <energy> damage
      And it adds 0 damage
      And the target carries cloak and hat
      And none of them are immune
      When its equipment is looked at
      And the die for the number shows 2
      Then they take 20 and 20

      Examples:
        | energy   |
        | radiant  |
        | necrotic |

    @near_miss
    Scenario: other energies
      Given a critical success with 20 acid damage
      And it adds 0 damage
      And the target carries cloak and hat
      When its equipment is looked at
      And the die for the number shows 2
      Then they take 20 and 20

    @near_miss
    Scenario: nothing is exposed to it
      Given a critical success with 20 radiant damage
      And it adds 0 damage
      And the target carries nothing
      When its equipment is looked at
      Then no items are picked
