Feature: Wounds
  What a critical strike wounds, and how. Document 002, L78 to L84.

  @chained_dice.wounds.torso
  Rule: A critical strike that succeeds wounds the torso

    Scenario Outline: success
      Given a kind of damage whose wound is a <wound>
      When a critical strike succeeds
      Then the torso has a <wound>

      Examples:
        | wound      |
        | broken rib |
        | torn side  |

    @reading.chained_dice.wounds.torso_of_called_shots.wounded
    Scenario: a called shot at another part wounds the torso as well
      Given a kind of damage whose wound is a broken rib
      When a called critical strike at a leg succeeds
      Then the torso has a broken rib

    @near_miss
    @reading.chained_dice.wounds.torso_of_called_shots.spared
    Scenario: a called shot at another part spares the torso
      Given a kind of damage whose wound is a broken rib
      When a called critical strike at a leg succeeds
      Then the torso is spared

    Scenario: success is not stated
      Given a kind of damage whose wound is a burnt chest
      When a critical strike is all that is said
      Then the torso has a burnt chest

    Scenario Outline: what cannot be
      Given a strike, but <wrong>
      When its effects are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact   |
        | nobody says which            | strike |
        | a strike without a name      | strike |
        | a wound without a name       | wound  |

    @near_miss
    Scenario Outline: no critical strike, or none that succeeds
      Given a kind of damage whose wound is a broken rib
      When <strike>
      Then the torso is spared

      Examples:
        | strike                                  |
        | a standard strike succeeds              |
        | a critical strike fails                 |
        | a called standard strike at a leg succeeds |
        | a called critical strike at a leg fails |

  @chained_dice.wounds.kind
  Rule: Which wound a kind of damage inflicts is not said here

    Scenario: nobody knows
      When a critical strike succeeds
      Then the torso is wounded, and by which wound is not determined

    Scenario: somebody knows
      Given a kind of damage whose wound is a torn side
      When a critical strike succeeds
      Then the torso has a torn side

    Scenario Outline: somebody knows of a called shot, which wounds for certain or by a chance that comes true
      Given a kind of damage whose wound is a <wound>
      And the chance of a wound comes true
      When what a called critical strike at the <part> wounds is asked for
      Then that part has a <wound>

      Examples:
        | part  | wound       |
        | head  | broken nose |
        | limb  | broken bone |
        | torso | burnt chest |

    Scenario Outline: nobody knows of a called shot
      Given the chance of a wound comes true
      When what a called critical strike at the <part> wounds is asked for
      Then that part is wounded, and by which wound is not determined

      Examples:
        | part  |
        | head  |
        | limb  |
        | torso |

    @reading.chained_dice.wounds.torso_of_called_shots.wounded
    Scenario: nobody knows what else a called shot does to the torso
      When a called critical strike at a leg succeeds
      Then the torso is wounded, and by which wound is not determined

    @near_miss
    Scenario: nobody knows, and there is no wound
      When a critical strike fails
      Then the torso is spared
