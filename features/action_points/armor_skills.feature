Feature: Armour skills
  What the level of an armour skill makes of EP. Document 000, L126 to L132.

  @action_points.armor_skills.not_worn
  Rule: Armour that is not worn brings no EP

    Scenario Outline: not worn
      Given armour of EP 4, and skill level <level> with its type
      And it is not worn
      When its owner's action has PAM
      Then EP of 0 applies

      Examples:
        | level |
        | 0     |
        | 1     |

    @near_miss
    Scenario: worn
      Given armour of EP 4, and skill level 0 with its type
      And it is worn
      When its owner's action has PAM
      Then EP of 4 applies

  @action_points.armor_skills.other_actions
  Rule: The EP of armour touches no action without PAM or MAM

    Scenario: neither
      Given armour of EP 5, and skill level 0 with its type
      When its wearer's action has neither PAM nor MAM
      Then EP of 0 applies

    @near_miss
    Scenario Outline: one of them
      Given armour of EP <EP>, and skill level 0 with its type
      When its wearer's action has <modifier>
      Then EP of <applies> applies

      Examples:
        | EP | modifier | applies |
        | 5  | PAM      | 5       |
        | 6  | MAM      | 6       |

  @action_points.armor_skills.skilled
  Rule: From skill level 1 on the EP of armour no longer applies for want of skill

    @reading.action_points.armor_skills.from_level_1.gone
    Scenario Outline: a drawback of no skill
      Given armour of EP 7, and skill level <level> with its type
      When its wearer's action has <modifier>
      Then EP of 0 applies

      Examples:
        | level | modifier    |
        | 1     | PAM         |
        | 2     | MAM         |
        | 20    | PAM and MAM |

    @near_miss
    @reading.action_points.armor_skills.from_level_1.stays
    Scenario Outline: a drawback that nothing lifts
      Given armour of EP <EP>, and skill level <level> with its type
      When its wearer's action has <modifier>
      Then EP of <applies> applies

      Examples:
        | level | EP | modifier    | applies |
        | 1     | 7  | PAM         | 7       |
        | 2     | 8  | MAM         | 8       |
        | 20    | 9  | PAM and MAM | 9       |

    @near_miss
    Scenario: no skill
      Given armour of EP 10, and skill level 0 with its type
      When its wearer's action has PAM
      Then EP of 10 applies

  @action_points.armor_skills.unskilled
  Rule: At skill level 0 the EP of worn armour applies to every action with PAM or MAM

    Scenario Outline: the table's row
      Given armour of EP <EP>, and skill level <level> with its type
      When its wearer's action has <modifier>
      Then what applies is <benefit>: <applies>

      Examples:
        | level | benefit                       | EP | modifier    | applies |
        | 0     | EP on actions with PAM or MAM | 3  | PAM         | 3       |
        | 0     | EP on actions with PAM or MAM | 2  | MAM         | 2       |
        | 0     | EP on actions with PAM or MAM | 1  | PAM and MAM | 1       |
        | 0     | EP on actions with PAM or MAM | 11 | PAM and MAM | 11      |
        | 0     | EP on actions with PAM or MAM | 0  | PAM         | 0       |

    @near_miss
    Scenario: another action
      Given armour of EP 3, and skill level 0 with its type
      When its wearer's action has neither PAM nor MAM
      Then EP of 0 applies

    Scenario Outline: what is no armour
      Given armour, but <wrong>
      When its EP is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact   |
        | nobody says with what skill  | skill  |
        | with less than no skill      | skill  |
        | nobody says with what EP     | EP     |
        | with less EP than none       | EP     |
        | nobody says for which action | action |
        | for an action of no kind     | action |
