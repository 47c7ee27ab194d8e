Feature: Morale modifiers
  What raises and lowers a morale rating. Document 001, L310 to L337.

  @weapon_speed.morale_modifiers.rating
  Rule: The modifiers of morale are added to the base rating

    Scenario Outline: the rating changes, and not the roll
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the rating is <rating>, of which the modifiers make <modifier>

      Examples: from a base of 10
        | situation                       | modifier | rating |
        | Creature fighting a hated enemy | 4        | 14     |
        | Unable to affect opponents      | -4       | 6      |

    Scenario: several add up
      Given elite soldiers
      And the situation: Abandoned by allies
      And the situation: Unable to affect opponents
      And the situation: Creature is Chaotic
      And the situation: Outnumbered 3-to-1
      And the situation: Creature lost 25% HP
      And the situation: Creatures with 9–14 HD
      When the morale rating is asked for
      Then the rating is 6, of which the modifiers make -8

    Scenario: all that help add up
      Given elite soldiers
      And the situation: Creature fighting a hated enemy
      And the situation: Creature is Lawful
      And the situation: Creatures with 15+ HD
      And the situation: Defending lair
      And the situation: Terrain advantage
      And the situation: NPC treated exceptionally well
      And the situation: Outnumber opponents 3-to-1
      And the situation: Spellcaster as an ally
      When the morale rating is asked for
      Then the rating is 32, of which the modifiers make 18

    Scenario: a rating may fall below anything that dice show
      Given militia
      And the situation: Abandoned by allies
      And the situation: Creature was surprised
      And the situation: Creatures fighting spellcasters
      And the situation: Leader of different alignment
      And the situation: Most powerful ally defeated
      And the situation: NPC treated poorly
      And the situation: No opponents defeated
      And the situation: Unable to affect opponents
      When the morale rating is asked for
      Then the rating is -5, of which the modifiers make -15

    Scenario: what helps and what hurts may cancel
      Given militia
      And the situation: Terrain advantage
      And the situation: Creature was surprised
      When the morale rating is asked for
      Then the rating is 10, of which the modifiers make 0

    @near_miss
    Scenario: the check itself takes the rating as it is told
      Given a morale rating of 14
      When Ann checks morale with 7 and 7
      Then the dice are held against 14
      And the creature fights on

  @weapon_speed.morale_modifiers.situations
  Rule: A situation changes the rating once, by -4 to +4

    Scenario Outline: each situation
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples: the rows of the table that need no number
        | situation                       | modifier |
        | Abandoned by allies             | −2       |
        | Creature fighting a hated enemy | +4       |
        | Creature was surprised          | −1       |
        | Creatures fighting spellcasters | −2       |
        | Defending lair                  | +3       |
        | Terrain advantage               | +1       |
        | Leader of different alignment   | −1       |
        | Most powerful ally defeated     | −2       |
        | NPC treated exceptionally well  | +2       |
        | NPC treated poorly              | −2       |
        | No opponents defeated           | −1       |
        | Unable to affect opponents      | −4       |
        | Spellcaster as an ally          | +2       |

    @near_miss
    Scenario: nothing of the kind
      Given militia
      When the morale rating is asked for
      Then the modifier is 0

    Scenario: spellcasters on both sides
      Given militia
      And the situation: Creatures fighting spellcasters
      And the situation: Spellcaster as an ally
      When the morale rating is asked for
      Then the modifier is 0

    @near_miss @reading.weapon_speed.morale_modifiers.young.no_modifier
    Scenario: young have no row
      Given militia
      And it defends its young
      When the morale rating is asked for
      Then the modifier is 0

    @reading.weapon_speed.morale_modifiers.young.as_a_lair
    Scenario: young count as a lair
      Given militia
      And it defends its young
      When the morale rating is asked for
      Then the modifier is +3

    Scenario: lair and young together are no more than a lair
      Given militia
      And the situation: Defending lair
      And it defends its young
      When the morale rating is asked for
      Then the modifier is +3

    Scenario: nobody is treated both well and poorly
      Given militia
      And the situation: NPC treated exceptionally well
      And the situation: NPC treated poorly
      When the morale rating is asked for
      Then it is refused for its situations

    Scenario Outline: something unknown
      Given militia
      And an unknown <fact>
      When the morale rating is asked for
      Then it is refused for its <fact>

      Examples:
        | fact                |
        | situations          |
        | alignment           |
        | hit dice            |
        | full hit points     |
        | loss of hit points  |
        | number on its side  |
        | number of opponents |

  @weapon_speed.morale_modifiers.hit_points_lost
  Rule: The loss of a quarter or half of the hit points lowers the rating

    Scenario Outline: the row for a quarter
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation            | modifier |
        | Creature lost 25% HP | −1       |

    @reading.weapon_speed.morale_modifiers.half_lost.half_alone
    Scenario Outline: the row for half
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation            | modifier |
        | Creature lost 50% HP | −2       |

    Scenario Outline: a quarter and more, but not half
      Given militia
      And <lost> of <full> hit points lost
      When the morale rating is asked for
      Then the modifier is −1

      Examples:
        | lost | full |
        | 10   | 40   |
        | 11   | 40   |
        | 19   | 40   |
        | 3    | 10   |
        | 4    | 9    |
        | 1    | 4    |
        | 1    | 3    |

    @reading.weapon_speed.morale_modifiers.half_lost.half_alone
    Scenario Outline: half and more, with its own row
      Given militia
      And <lost> of <full> hit points lost
      When the morale rating is asked for
      Then the modifier is −2

      Examples:
        | lost | full |
        | 20   | 40   |
        | 21   | 40   |
        | 40   | 40   |
        | 45   | 40   |
        | 5    | 9    |
        | 1    | 1    |

    @reading.weapon_speed.morale_modifiers.half_lost.both
    Scenario Outline: half and more, with both rows
      Given militia
      And <lost> of <full> hit points lost
      When the morale rating is asked for
      Then the modifier is −3

      Examples:
        | lost | full |
        | 20   | 40   |
        | 21   | 40   |
        | 40   | 40   |
        | 5    | 9    |

    @near_miss
    Scenario Outline: less than a quarter
      Given militia
      And <lost> of <full> hit points lost
      When the morale rating is asked for
      Then the modifier is 0

      Examples:
        | lost | full |
        | 9    | 40   |
        | 0    | 40   |
        | 2    | 9    |

    @near_miss
    Scenario: nothing said of a loss
      Given militia
      And 40 hit points when unhurt
      When the morale rating is asked for
      Then the modifier is 0

    Scenario Outline: amounts that cannot be
      Given militia
      And <what>
      When the morale rating is asked for
      Then it is refused for its <fact>

      Examples:
        | what                                  | fact               |
        | -1 of 40 hit points lost              | loss of hit points |
        | 0 of 0 hit points lost                | full hit points    |
        | a loss of 1, of nobody knows how many | full hit points    |

    @near_miss
    Scenario: no loss, of nobody knows how many
      Given militia
      And a loss of 0, of nobody knows how many
      When the morale rating is asked for
      Then the modifier is 0

  @weapon_speed.morale_modifiers.alignment
  Rule: The Lawful hold more firmly and the Chaotic less

    Scenario Outline: each alignment
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation           | modifier |
        | Creature is Chaotic | −1       |
        | Creature is Lawful  | +1       |

    @near_miss
    Scenario: neither of the two
      Given militia
      And neither Lawful nor Chaotic
      When the morale rating is asked for
      Then the modifier is 0

    Scenario: a Lawful creature whose leader is not
      Given militia
      And the situation: Creature is Lawful
      And the situation: Leader of different alignment
      When the morale rating is asked for
      Then the modifier is 0

  @weapon_speed.morale_modifiers.hit_dice
  Rule: Few hit dice lower the rating, many raise it

    Scenario Outline: each row
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation                     | modifier |
        | Creatures with less than 1 HD | −1       |
        | Creatures with 4–8 HD         | +1       |
        | Creatures with 9–14 HD        | +2       |
        | Creatures with 15+ HD         | +3       |

    @reading.weapon_speed.morale_modifiers.half_a_die.half_alone
    Scenario Outline: the row for half a die
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation                   | modifier |
        | Creatures with ½ HD or less | −2       |

    @reading.weapon_speed.morale_modifiers.half_a_die.half_alone
    Scenario Outline: half a die or less, with its own row
      Given militia
      And hit dice: <dice>
      When the morale rating is asked for
      Then the modifier is −2

      Examples:
        | dice |
        | 1/2  |
        | 1/3  |
        | 0    |

    @reading.weapon_speed.morale_modifiers.half_a_die.both
    Scenario Outline: half a die or less, with both rows
      Given militia
      And hit dice: <dice>
      When the morale rating is asked for
      Then the modifier is −3

      Examples:
        | dice |
        | 1/2  |
        | 1/3  |
        | 0    |

    Scenario Outline: at the edges of the rows
      Given militia
      And hit dice: <dice>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | dice | modifier |
        | 2/3  | −1       |
        | 4    | +1       |
        | 8    | +1       |
        | 9    | +2       |
        | 14   | +2       |
        | 15   | +3       |
        | 16   | +3       |
        | 100  | +3       |

    @near_miss
    Scenario Outline: between few and many
      Given militia
      And hit dice: <dice>
      When the morale rating is asked for
      Then the modifier is 0

      Examples:
        | dice |
        | 1    |
        | 2    |
        | 3    |

    Scenario Outline: what are no hit dice
      Given militia
      And hit dice: <dice>
      When the morale rating is asked for
      Then it is refused for its hit dice

      Examples:
        | dice |
        | -1   |
        | 2/4  |
        | 4/2  |
        | 3/2  |
        | 5/2  |
        | 1/0  |
        | 1/1  |
        | 03   |

  @weapon_speed.morale_modifiers.further_checks
  Rule: Further checks in one round are harder

    Scenario Outline: the second check
      Given a morale rating of 20
      And Ann has checked morale with 1 and 1
      When Ann checks morale with 10 and 9: <situation>
      Then the dice are held against <rating>, for the modifier <modifier>
      And the creature fights on

      Examples:
        | situation                        | modifier | rating |
        | Each additional check this round | −1       | 19     |

    Scenario Outline: at the edge of the second check
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      When Ann checks morale with <faces>
      Then the dice are held against 11
      And the creature <fights>

      Examples:
        | faces   | fights    |
        | 5 and 5 | fights on |
        | 5 and 6 | fights on |
        | 6 and 6 | gives in  |

    @reading.weapon_speed.morale_modifiers.third_check.harder
    Scenario: the third check is harder still
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And Ann has checked morale with 1 and 2
      When Ann checks morale with 5 and 6
      Then the dice are held against 10
      And the creature gives in

    @reading.weapon_speed.morale_modifiers.third_check.harder
    Scenario: and so is the fourth
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And Ann has checked morale with 1 and 2
      And Ann has checked morale with 1 and 3
      When Ann checks morale with 5 and 4
      Then the dice are held against 9
      And the creature fights on

    @reading.weapon_speed.morale_modifiers.third_check.all_alike
    Scenario: the third check is like the second
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And Ann has checked morale with 1 and 2
      When Ann checks morale with 5 and 6
      Then the dice are held against 11
      And the creature fights on

    @near_miss
    Scenario: the first check
      Given a morale rating of 12
      When Ann checks morale with 6 and 6
      Then the dice are held against 12

    @near_miss
    Scenario: somebody else has checked
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      When Bob checks morale with 6 and 6
      Then the dice are held against 12

    @near_miss
    Scenario: the next round
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And the round has ended
      When Ann checks morale with 6 and 6
      Then the dice are held against 12

    Scenario: the second check of the next round
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And the round has ended
      And Ann has checked morale with 1 and 2
      When Ann checks morale with 6 and 6
      Then the dice are held against 11

    @near_miss
    Scenario: the next combat
      Given a morale rating of 12
      And Ann has checked morale with 1 and 1
      And the combat has ended
      When Ann checks morale with 6 and 6
      Then the dice are held against 12

    @near_miss
    Scenario: what the GM ruled with no roll was no check
      Given a morale rating of 12
      And the GM has ruled with no roll that morale holds for Ann
      When Ann checks morale with 6 and 6
      Then the dice are held against 12

    Scenario: a check that failed counts too
      Given a morale rating of 12
      And Ann has checked morale with 10 and 10
      When Ann checks morale with 6 and 6
      Then the dice are held against 11

  @weapon_speed.morale_modifiers.numbers
  Rule: Three to one in numbers counts for one side and against the other

    Scenario Outline: each row of numbers
      Given militia
      And the situation: <situation>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | situation                  | modifier |
        | Outnumbered 3-to-1         | −2       |
        | Outnumber opponents 3-to-1 | +2       |

    Scenario Outline: three to one and beyond
      Given militia
      And <own> against <opponents>
      When the morale rating is asked for
      Then the modifier is <modifier>

      Examples:
        | own | opponents | modifier |
        | 4   | 12        | −2       |
        | 4   | 13        | −2       |
        | 1   | 3         | −2       |
        | 12  | 4         | +2       |
        | 13  | 4         | +2       |
        | 3   | 1         | +2       |

    @near_miss
    Scenario Outline: less than three to one
      Given militia
      And <own> against <opponents>
      When the morale rating is asked for
      Then the modifier is 0

      Examples:
        | own | opponents |
        | 4   | 11        |
        | 11  | 4         |
        | 4   | 4         |
        | 1   | 1         |

    Scenario Outline: numbers that cannot be
      Given militia
      And <what>
      When the morale rating is asked for
      Then it is refused for its <fact>

      Examples:
        | what                                                      | fact                |
        | 0 against 3                                               | number on its side  |
        | 3 against 0                                               | number of opponents |
        | a number of its own of 3, and nothing of the others       | number of opponents |
        | a number of its opponents of 3, and nothing of the others | number on its side  |
