Feature: Attacks on body and mind
  How they are made, and who becomes aware of what. Document 000, L96 to L104.

  @action_points.body_and_mind.each_target
  Rule: What is aimed at targets at a distance is usually an attack on the body and mind of each

    Scenario Outline: one target and more
      Given an attack at a distance on <targets> targets
      And its description names <defense>
      When that attack is asked for
      Then <targets> attacks are made against <defense>

      Examples:
        | targets | defense |
        | 1       | Fort    |
        | 1       | Will    |
        | 2       | Will    |
        | 7       | Fort    |

    Scenario Outline: nobody says whether Fort or Will
      Given an attack at a distance on <targets> targets
      When that attack is asked for
      Then <targets> attacks are made against what is not determined
      And the skill with body and mind attacks counts
      And the modifiers of a supernatural attack count

      Examples:
        | targets |
        | 1       |
        | 4       |

    Scenario Outline: modified as what is supernatural
      Given an attack at a distance on 2 targets
      And its description names <defense>
      When that attack is asked for
      Then the modifiers of a supernatural attack count

      Examples:
        | defense |
        | Fort    |
        | Will    |

    Scenario: no target
      Given an attack at a distance on 0 targets
      And its description names Fort
      When that attack is asked for
      Then it is refused for its targets

    @near_miss
    Scenario Outline: the description names another defence
      Given an attack at a distance on 3 targets
      And its description names <defense>
      When that attack is asked for
      Then 3 attacks are made against <defense>

      Examples:
        | defense |
        | DeC     |
        | Ref     |

  @action_points.body_and_mind.other_defenses
  Rule: Which skill counts for such an action against another defence is not said

    Scenario Outline: another defence
      Given an attack at a distance on 2 targets
      And its description names <defense>
      When that attack is asked for
      Then 2 attacks are made against <defense>
      And which skill counts is not determined
      And the modifiers of a supernatural attack count

      Examples:
        | defense |
        | DeC     |
        | Ref     |

    @near_miss
    Scenario: Fort
      Given an attack at a distance on 2 targets
      And its description names Fort
      When that attack is asked for
      Then the skill with body and mind attacks counts

  @action_points.body_and_mind.skill
  Rule: The skill with body and mind attacks counts for one on body and mind

    Scenario Outline: skill
      Given an attack at a distance on 1 targets
      And its description names <defense>
      When that attack is asked for
      Then the skill with body and mind attacks counts

      Examples:
        | defense |
        | Fort    |
        | Will    |

    @near_miss
    Scenario: within reach, by the weapon
      Given an attack within reach on 1 targets
      And its description names Fort
      When that attack is asked for
      Then the skill with natural weapons counts
      And the modifiers of a melee attack count

  @action_points.body_and_mind.critical_success
  Rule: What a critical success adds to an attack on body and mind, the action says

    Scenario: nobody says what
      Given an attack on body and mind that went as a critical
      When what it adds is asked for
      Then what it adds is not determined

    Scenario Outline: the description says what
      Given an attack on body and mind that went as a critical
      And a critical success would add <additions>
      When what it adds is asked for
      Then it adds <additions>

      Examples:
        | additions                              |
        | extra damage                           |
        | a longer duration                      |
        | additional effects                     |
        | extra damage and a longer duration     |
        | nothing                                |

    @near_miss
    Scenario Outline: no critical success
      Given an attack on body and mind that went as a <degree>
      And a critical success would add extra damage
      When what it adds is asked for
      Then it adds nothing

      Examples:
        | degree      |
        | failure     |
        | outstanding |
        | exceptional |

    @near_miss
    Scenario: no critical success, and nobody says
      Given an attack on body and mind that went as a success
      When what it adds is asked for
      Then it adds nothing

    Scenario Outline: additions that are none
      Given an attack on body and mind, but <wrong>
      When what it adds is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact     |
        | nobody says how it went      | degree   |
        | it went as no attack goes    | degree   |
        | it adds something unheard of | addition |

  @action_points.body_and_mind.attacker_learns
  Rule: Who attacks Fort or Will usually learns how well it went against each target

    Scenario Outline: each degree
      Given an attack on <defense> that went as a <degree>
      When it is asked who becomes aware of what
      Then the attacker learns that it was a <degree>

      Examples:
        | defense | degree      |
        | Fort    | failure     |
        | Fort    | success     |
        | Will    | outstanding |
        | Will    | exceptional |
        | Fort    | critical    |

    @near_miss
    Scenario Outline: something says that this attacker does not
      Given an attack on <defense> that went as a <degree>
      And the attacker is kept from learning it
      When it is asked who becomes aware of what
      Then the attacker learns nothing

      Examples:
        | defense | degree   |
        | Will    | failure  |
        | Fort    | critical |
        | Ref     | success  |

    Scenario Outline: an attack of which too little is known
      Given an attack, but <wrong>
      When it is asked who becomes aware of what
      Then it is refused for its <fact>

      Examples:
        | wrong                           | fact       |
        | nobody says on which defence    | defence    |
        | on a defence that is none       | defence    |
        | nobody says how it turned out   | degree     |
        | it turned out as none does      | degree     |
        | it reveals something unheard of | revelation |
        | it reveals itself to one who does not notice it | revelation |
        | it reveals who attacks to one who does not notice it | revelation |

  @action_points.body_and_mind.attacks_on_others
  Rule: What an attacker of other defences learns is not said

    Scenario Outline: other defences
      Given an attack on <defense> that went as a <degree>
      When it is asked who becomes aware of what
      Then what the attacker learns is not determined

      Examples:
        | defense | degree  |
        | DeC     | success |
        | Ref     | failure |

    @near_miss
    Scenario Outline: something says that the attacker learns it
      Given an attack on <defense> that went as a <degree>
      And the attacker is told of it
      When it is asked who becomes aware of what
      Then the attacker learns that it was a <degree>

      Examples:
        | defense | degree      |
        | DeC     | failure     |
        | Ref     | exceptional |

    @near_miss
    Scenario: Will
      Given an attack on Will that went as a success
      When it is asked who becomes aware of what
      Then the attacker learns that it was a success

  @action_points.body_and_mind.target_aware
  Rule: Targets notice a hostile attempt whatever comes of it, where nothing else is said

    Scenario Outline: whatever comes of it
      Given an attack on <defense> that went as a <degree>
      And the attempt is hostile
      When it is asked who becomes aware of what
      Then the target notices the attempt

      Examples:
        | defense | degree   |
        | Fort    | failure  |
        | Will    | success  |
        | Ref     | failure  |
        | DeC     | critical |

    Scenario: nobody says whether it is hostile
      Given an attack on Will that went as a failure
      When it is asked who becomes aware of what
      Then the target notices the attempt

    @near_miss
    Scenario Outline: something says that this target does not
      Given an attack on Will that went as a <degree>
      And the attempt is <hostile>
      And the target is kept from noticing it
      When it is asked who becomes aware of what
      Then the target does not notice the attempt

      Examples:
        | degree   | hostile     |
        | failure  | hostile     |
        | critical | hostile     |
        | success  | not hostile |

  @action_points.body_and_mind.not_hostile
  Rule: Whether targets notice an attempt that is not hostile is not said

    Scenario Outline: not hostile
      Given an attack on <defense> that went as a <degree>
      And the attempt is not hostile
      When it is asked who becomes aware of what
      Then whether the target notices the attempt is not determined

      Examples:
        | defense | degree  |
        | Will    | success |
        | Fort    | failure |

    @near_miss
    Scenario: something says that the target notices it
      Given an attack on Will that went as a success
      And the attempt is not hostile
      And the target is told of it
      When it is asked who becomes aware of what
      Then the target notices the attempt

    @near_miss
    Scenario: hostile
      Given an attack on Fort that went as a failure
      And the attempt is hostile
      When it is asked who becomes aware of what
      Then the target notices the attempt

  @action_points.body_and_mind.not_revealed
  Rule: An attempt by itself reveals neither its details nor who makes it

    Scenario Outline: nothing else does
      Given an attack on <defense> that went as a <degree>
      When it is asked who becomes aware of what
      Then the details stay hidden, and the attacker stays hidden

      Examples:
        | defense | degree  |
        | Fort    | success |
        | Will    | failure |

    Scenario Outline: something else reveals one of them
      Given an attack on Will that went as a success
      And something else reveals <what>
      When it is asked who becomes aware of what
      Then the details <details>, and the attacker <attacker>

      Examples:
        | what         | details      | attacker     |
        | the details  | are revealed | stays hidden |
        | the attacker | stay hidden  | is revealed  |

    @near_miss
    Scenario: something else reveals both
      Given an attack on Will that went as a success
      And something else reveals both
      When it is asked who becomes aware of what
      Then the details are revealed, and the attacker is revealed
