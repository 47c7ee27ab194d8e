Feature: Weapon skills
  What the levels of a weapon skill bring, and what they make of a parry bonus. Document 000, L134 to L147.

  @action_points.weapon_skills.benefits
  Rule: The table lists what each level of a weapon skill brings

    Scenario Outline: each row
      When skill level <level> is looked up
      Then it brings <benefits>
      And the weapon can be part of <attacks> attacks at once

      Examples:
        | level | benefits                                                              | attacks |
        | 0     | improvised attacks; halved parry bonus; EP on actions with PAM or MAM | 2       |
        | 1     | no parry bonus after an attack                                        | 2       |
        | 3     | parry bonus after an attack; free switch of SP and HP                 | 2       |
        | 4     | triple attack                                                         | 3       |
        | 8     | quadruple attack                                                      | 4       |
        | 12    | quintuple attack                                                      | 5       |
        | 16    | sextuple attack                                                       | 6       |
        | 20    | septuple attack                                                       | 7       |

    Scenario: less than no skill
      When skill level -1 is looked up
      Then it is refused for its skill

    Scenario: nobody says which level
      When a skill level that nobody states is looked up
      Then it is refused for its skill

  @action_points.weapon_skills.levels_between
  Rule: A level without a row brings nothing new

    Scenario Outline: between the rows and beyond
      When skill level <level> is looked up
      Then nothing is listed of it
      And the weapon can be part of <attacks> attacks at once

      Examples: beyond the last row nothing is listed
        | level | attacks |
        | 2     | 2       |
        | 5     | 3       |
        | 7     | 3       |
        | 9     | 4       |
        | 11    | 4       |
        | 13    | 5       |
        | 15    | 5       |
        | 17    | 6       |
        | 19    | 6       |
        | 21    | 7       |
        | 24    | 7       |
        | 40    | 7       |

    @near_miss
    Scenario Outline: a row
      When skill level <level> is looked up
      Then it brings <benefits>

      Examples:
        | level | benefits                       |
        | 1     | no parry bonus after an attack |
        | 20    | septuple attack                |

  @action_points.weapon_skills.attacks_at_once
  Rule: The skill with a weapon limits how many attacks at once it can be part of

    Scenario Outline: one below, equal, one above
      When skill level <level> is looked up
      Then the weapon can be part of <attacks> attacks at once

      Examples:
        | level | attacks |
        | 0     | 2       |
        | 3     | 2       |
        | 4     | 3       |
        | 5     | 3       |
        | 7     | 3       |
        | 8     | 4       |
        | 11    | 4       |
        | 12    | 5       |
        | 15    | 5       |
        | 16    | 6       |
        | 19    | 6       |
        | 20    | 7       |
        | 21    | 7       |

  @action_points.weapon_skills.unskilled_attacks
  Rule: At skill level 0 attacks with a weapon count as improvised

    Scenario: no skill
      When an attack is made at skill level 0
      Then it counts as improvised, and SP and HP are not switched freely

    @near_miss
    Scenario Outline: some skill
      When an attack is made at skill level <level>
      Then it <counts>, and SP and HP are <switched>

      Examples:
        | level | counts                       | switched            |
        | 1     | does not count as improvised | not switched freely |
        | 2     | does not count as improvised | not switched freely |
        | 3     | does not count as improvised | switched freely     |

    Scenario: an attack with less than no skill
      When an attack is made at skill level -1
      Then it is refused for its skill

    Scenario: an attack of nobody knows what skill
      When an attack is made at a skill level that nobody states
      Then it is refused for its skill

    Scenario: an attack with a weapon of no name
      When an attack is made at skill level 1 with a weapon of no name
      Then it is refused for its weapon

  @action_points.weapon_skills.halved_bonus
  Rule: At skill level 0 a parry bonus is halved

    Scenario Outline: even bonuses
      Given a weapon of parry bonus <printed>, and skill level 0 with its type
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | printed | bonus |
        | 2       | 1     |
        | 4       | 2     |
        | 8       | 4     |
        | 0       | 0     |

    @reading.action_points.weapon_skills.odd_bonus.down
    Scenario Outline: odd bonuses, half points lost
      Given a weapon of parry bonus <printed>, and skill level 0 with its type
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | printed | bonus |
        | 1       | 0     |
        | 3       | 1     |
        | 5       | 2     |
        | 7       | 3     |

    @reading.action_points.weapon_skills.odd_bonus.up
    Scenario Outline: odd bonuses, half points gained
      Given a weapon of parry bonus <printed>, and skill level 0 with its type
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | printed | bonus |
        | 1       | 1     |
        | 3       | 2     |
        | 5       | 3     |
        | 7       | 4     |

    @near_miss
    Scenario: some skill with a bonus
      Given a weapon of parry bonus 4, and skill level 1 with its type
      When its parry bonus is asked for
      Then the parry bonus is 4

    @reading.action_points.weapon_skills.unskilled_loss.kept
    Scenario: attacked with, and no worse for it
      Given a weapon of parry bonus 6, and skill level 0 with its type
      And an attack has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 3

    @near_miss
    @reading.action_points.weapon_skills.unskilled_loss.lost
    Scenario: attacked with, and as bad as at level 1
      Given a weapon of parry bonus 6, and skill level 0 with its type
      And an attack has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 0

    Scenario: the round after
      Given a weapon of parry bonus 10, and skill level 0 with its type
      And an attack has been made with it
      And the round has ended
      When its parry bonus is asked for
      Then the parry bonus is 5

    Scenario Outline: what is no parry bonus
      Given a parry bonus, but <wrong>
      When its parry bonus is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact   |
        | nobody says with what skill | skill  |
        | with less than no skill     | skill  |
        | nobody says what it is      | bonus  |
        | of less than nothing        | bonus  |
        | of a weapon of no name      | weapon |

  @action_points.weapon_skills.whole_bonus
  Rule: From skill level 1 on a parry bonus is whole

    Scenario Outline: by level
      Given a weapon of parry bonus <printed>, and skill level <level> with its type
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | level | printed | bonus |
        | 1     | 3       | 3     |
        | 2     | 4       | 4     |
        | 3     | 5       | 5     |
        | 20    | 7       | 7     |
        | 1     | 0       | 0     |

    @near_miss
    Scenario: no skill with a bonus
      Given a weapon of parry bonus 4, and skill level 0 with its type
      When its parry bonus is asked for
      Then the parry bonus is 2

  @action_points.weapon_skills.lost_by_attacking
  Rule: At skill levels 1 and 2 a weapon that was attacked with loses its parry bonus until the round ends

    Scenario Outline: attacked with
      Given a weapon of parry bonus <printed>, and skill level <level> with its type
      And an attack has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 0

      Examples:
        | level | printed |
        | 1     | 4       |
        | 2     | 6       |

    Scenario: attacked with, at an opportunity
      Given a weapon of parry bonus 4, and skill level 1 with its type
      And an attack of opportunity has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 0

    Scenario: a nameless weapon that was attacked with
      Given a nameless weapon of parry bonus 4, and skill level 1 with its type
      And an attack has been made with the nameless one
      When its parry bonus is asked for
      Then the parry bonus is 0

    Scenario: an attack of opportunity with a nameless weapon
      Given a nameless weapon of parry bonus 4, and skill level 2 with its type
      And an attack of opportunity has been made with the nameless one
      When its parry bonus is asked for
      Then the parry bonus is 0

    @near_miss
    Scenario Outline: attacked with in an earlier round
      Given a weapon of parry bonus <printed>, and skill level <level> with its type
      And an attack has been made with it
      And the round has ended
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | level | printed | bonus |
        | 1     | 4       | 4     |
        | 2     | 6       | 6     |

    @near_miss
    Scenario Outline: nobody has attacked with it
      Given a weapon of parry bonus <printed>, and skill level <level> with its type
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | level | printed | bonus |
        | 1     | 4       | 4     |
        | 2     | 6       | 6     |

    @near_miss
    Scenario: attacked with at an opportunity in an earlier round
      Given a weapon of parry bonus 8, and skill level 1 with its type
      And an attack of opportunity has been made with it
      And the round has ended
      When its parry bonus is asked for
      Then the parry bonus is 8

    @near_miss
    Scenario: attacked with another weapon
      Given a weapon of parry bonus 9, and skill level 2 with its type
      And an attack has been made with another weapon
      When its parry bonus is asked for
      Then the parry bonus is 9

    @near_miss
    Scenario: an attack of opportunity with another weapon
      Given a weapon of parry bonus 11, and skill level 2 with its type
      And an attack of opportunity has been made with another weapon
      When its parry bonus is asked for
      Then the parry bonus is 11

    @near_miss
    Scenario: a parry is no attack
      Given a weapon of parry bonus 12, and skill level 1 with its type
      And a parry has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 12

  @action_points.weapon_skills.kept_while_attacking
  Rule: From skill level 3 on a weapon keeps its parry bonus after attacks

    Scenario Outline: attacked with by the skilled
      Given a weapon of parry bonus <printed>, and skill level <level> with its type
      And an attack has been made with it
      When its parry bonus is asked for
      Then the parry bonus is <bonus>

      Examples:
        | level | printed | bonus |
        | 3     | 4       | 4     |
        | 4     | 5       | 5     |
        | 20    | 6       | 6     |

    @near_miss
    Scenario: the skill below
      Given a weapon of parry bonus 4, and skill level 2 with its type
      And an attack has been made with it
      When its parry bonus is asked for
      Then the parry bonus is 0

  @action_points.weapon_skills.free_switch
  Rule: From skill level 3 on SP and HP damage are switched without penalty

    Scenario Outline: skilled attacks
      When an attack is made at skill level <level>
      Then it <counts>, and SP and HP are <switched>

      Examples:
        | level | counts                       | switched        |
        | 3     | does not count as improvised | switched freely |
        | 4     | does not count as improvised | switched freely |
        | 20    | does not count as improvised | switched freely |

    @near_miss
    Scenario Outline: less skilled attacks
      When an attack is made at skill level <level>
      Then it <counts>, and SP and HP are <switched>

      Examples:
        | level | counts                       | switched            |
        | 0     | counts as improvised         | not switched freely |
        | 1     | does not count as improvised | not switched freely |
        | 2     | does not count as improvised | not switched freely |

  @action_points.weapon_skills.other_actions
  Rule: The EP of a weapon or shield touches no action without PAM or MAM

    Scenario: neither
      Given a weapon or shield of EP 5, and skill level 0 with its type
      When an action has neither PAM nor MAM
      Then EP of 0 applies

    @near_miss
    Scenario Outline: one of them
      Given a weapon or shield of EP <EP>, and skill level 0 with its type
      When an action has <modifier>
      Then EP of <applies> applies

      Examples:
        | EP | modifier | applies |
        | 5  | PAM      | 5       |
        | 6  | MAM      | 6       |

  @action_points.weapon_skills.skilled
  Rule: From skill level 1 on the EP of a weapon or shield no longer applies for want of skill

    @reading.action_points.armor_skills.from_level_1.gone
    Scenario Outline: a drawback of no skill
      Given a weapon or shield of EP 7, and skill level <level> with its type
      When an action has <modifier>
      Then EP of 0 applies

      Examples:
        | level | modifier    |
        | 1     | PAM         |
        | 2     | MAM         |
        | 20    | PAM and MAM |

    @near_miss
    @reading.action_points.armor_skills.from_level_1.stays
    Scenario Outline: a drawback that nothing lifts
      Given a weapon or shield of EP <EP>, and skill level <level> with its type
      When an action has <modifier>
      Then EP of <applies> applies

      Examples:
        | level | EP | modifier    | applies |
        | 1     | 7  | PAM         | 7       |
        | 2     | 8  | MAM         | 8       |
        | 20    | 9  | PAM and MAM | 9       |

    @near_miss
    Scenario: no skill against EP
      Given a weapon or shield of EP 10, and skill level 0 with its type
      When an action has PAM
      Then EP of 10 applies

  @action_points.weapon_skills.unskilled_ep
  Rule: At skill level 0 the EP of a weapon or shield applies to every action with PAM or MAM

    Scenario Outline: by action
      Given a weapon or shield of EP <EP>, and skill level 0 with its type
      When an action has <modifier>
      Then EP of <applies> applies

      Examples:
        | EP | modifier    | applies |
        | 3  | PAM         | 3       |
        | 2  | MAM         | 2       |
        | 1  | PAM and MAM | 1       |
        | 11 | PAM and MAM | 11      |
        | 0  | PAM         | 0       |

    @near_miss
    Scenario: another action
      Given a weapon or shield of EP 3, and skill level 0 with its type
      When an action has neither PAM nor MAM
      Then EP of 0 applies

    Scenario Outline: what has no EP
      Given a weapon's EP, but <wrong>
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
