Feature: Fatigue, psychic and ability damage
  What tires the body, the mind and the abilities. Document 000, L354 to L364.

  @action_points.fatigue.physical_fatigue
  Rule: Physical fatigue costs SP

    Scenario Outline: so many points
      Given <damage> points of physical fatigue
      When its cost to body and mind is asked for
      Then it costs <damage> SP and 0 PP
      And it does 0 points of damage to Con

      Examples:
        | damage |
        | 0      |
        | 1      |
        | 8      |

    Scenario Outline: fatigue that there cannot be
      Given fatigue, <wrong>
      When its cost to body and mind is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                     | fact   |
        | of an unknown type                        | type   |
        | of a blunt type                           | type   |
        | of no type                                | type   |
        | of less than nothing                      | damage |
        | of no amount                              | damage |
        | with a harm of less than nothing          | harm   |
        | with a harm though it is not serious      | harm   |
        | with a harm of 0 though it is not serious | harm   |

    @near_miss
    Scenario: fatigue of the mind
      Given 8 points of psychic damage
      When its cost to body and mind is asked for
      Then it costs 0 SP and 8 PP

  @action_points.fatigue.serious_physical_fatigue
  Rule: Serious physical fatigue can harm Con

    Scenario Outline: as its description says
      Given 8 points of physical fatigue
      And it is serious
      And it does <harm> points of damage to the ability by its own description
      When its cost to body and mind is asked for
      Then it costs 8 SP and 0 PP
      And it does <harm> points of damage to Con

      Examples:
        | harm |
        | 0    |
        | 2    |

    @near_miss
    Scenario: not serious
      Given 8 points of physical fatigue
      When its cost to body and mind is asked for
      Then it costs 8 SP and 0 PP
      And it does 0 points of damage to Con

  @action_points.fatigue.psychic
  Rule: Psychic damage costs PP

    Scenario Outline: so many points of the mind
      Given <damage> points of psychic damage
      When its cost to body and mind is asked for
      Then it costs 0 SP and <damage> PP
      And it does 0 points of damage to Wis

      Examples:
        | damage |
        | 1      |
        | 8      |

    @near_miss
    Scenario: fatigue of the body
      Given 8 points of physical fatigue
      When its cost to body and mind is asked for
      Then it costs 8 SP and 0 PP

  @action_points.fatigue.serious_psychic
  Rule: Serious psychic attacks can harm Wis

    Scenario Outline: a serious attack, as its description says
      Given 8 points of psychic damage
      And it is serious
      And it does <harm> points of damage to the ability by its own description
      When its cost to body and mind is asked for
      Then it costs 0 SP and 8 PP
      And it does <harm> points of damage to Wis

      Examples:
        | harm |
        | 0    |
        | 3    |

    @near_miss
    Scenario: an attack that is not serious
      Given 8 points of psychic damage
      When its cost to body and mind is asked for
      Then it costs 0 SP and 8 PP
      And it does 0 points of damage to Wis

  @action_points.fatigue.harm_to_abilities
  Rule: When serious damage harms an ability and by how much is not said

    Scenario Outline: no description says
      Given 8 points of <kind>
      And it is serious
      When its cost to body and mind is asked for
      Then it costs <sp> SP and <pp> PP
      And its damage to <ability> is not determined

      Examples:
        | kind             | sp | pp | ability |
        | physical fatigue | 8  | 0  | Con     |
        | psychic damage   | 0  | 8  | Wis     |

    @near_miss
    Scenario: a description says
      Given 8 points of psychic damage
      And it is serious
      And it does 1 points of damage to the ability by its own description
      When its cost to body and mind is asked for
      Then it does 1 points of damage to Wis

  @action_points.fatigue.ability_scores
  Rule: Ability damage lowers the scores that it names

    Scenario Outline: one score
      Given <ability> <score> that takes <damage> points of ability damage
      And by its own description it lasts 10 rounds
      When the reduced scores are asked for
      Then the scores are <left>
      And they stay so for 10 rounds

      Examples:
        | ability | score | damage | left |
        | Str     | 12    | 4      | 8    |
        | Con     | 12    | 0      | 12   |
        | Wis     | 9     | 9      | 0    |

    Scenario: several
      Given Str 12 that takes 4 points of ability damage
      And Dex 15 that takes 1 points of ability damage
      When the reduced scores are asked for
      Then the scores are 8 and 14

    Scenario Outline: ability damage that there cannot be
      Given ability damage, <wrong>
      When the reduced scores are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                      | fact         |
        | with no word on which      | scores       |
        | to none                    | scores       |
        | to the same one twice      | scores       |
        | to one without a name      | scores       |
        | to one of an unknown score | scores       |
        | of less than nothing       | scores       |
        | for no round               | duration     |

  @action_points.fatigue.duration
  Rule: How long ability damage lasts is not said

    Scenario Outline: it is temporary, and no more is said
      Given Str <score> that takes 4 points of ability damage
      When the reduced scores are asked for
      Then the scores are <left>
      And for how long is not determined

      Examples:
        | score | left |
        | 12    | 8    |
        | 5     | 1    |

    @near_miss
    Scenario Outline: its description says
      Given Str 12 that takes 4 points of ability damage
      And by its own description it lasts <rounds> rounds
      When the reduced scores are asked for
      Then the scores are 8
      And they stay so for <rounds> rounds

      Examples:
        | rounds |
        | 1      |
        | 6      |

  @action_points.fatigue.lowest_score
  Rule: How low an ability score can fall is not said

    Scenario: below 0
      Given Str 3 that takes 4 points of ability damage
      And by its own description it lasts 5 rounds
      When the reduced scores are asked for
      Then the scores are not determined
      And they stay so for 5 rounds

    Scenario: one of several below 0
      Given Str 12 that takes 4 points of ability damage
      And Dex 3 that takes 4 points of ability damage
      And by its own description it lasts 5 rounds
      When the reduced scores are asked for
      Then the scores are not determined

    @near_miss
    Scenario: just 0
      Given Str 4 that takes 4 points of ability damage
      And by its own description it lasts 5 rounds
      When the reduced scores are asked for
      Then the scores are 0
