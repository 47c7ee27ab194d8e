Feature: Time and actions
  How long a round is, and what there is time for in it. Document 001, L3 to L5.

  @weapon_speed.time.counted_in_rounds
  Rule: A combat is counted in rounds

    Scenario: before the first round is over
      When it is asked how long the combat has lasted
      Then the number of rounds is 0

    Scenario: one round after the other
      When the round ends
      Then round 2 begins
      When the round ends
      Then round 3 begins
      When the round ends
      Then round 4 begins
      When the round ends
      Then round 5 begins
      When it is asked how long the combat has lasted
      Then the number of rounds is 4

    Scenario: another combat counts from its own first round
      Given the round has ended
      And the round has ended
      And the combat has ended
      When the round ends
      Then round 2 begins
      When it is asked how long the combat has lasted
      Then the number of rounds is 1

    Scenario Outline: the round in which a combat ends
      Given the round has ended <often>
      When the combat ends
      Then round <last> was its last
      When it is asked how long the combat has lasted
      Then the number of rounds is 0

      Examples:
        | often   | last |
        | never   | 1    |
        | twice   | 3    |
        | 4 times | 5    |

    Scenario: whatever the combat before has lasted
      Given the round has ended
      When the combat ends
      Then round 2 was its last
      When it is asked how long the combat has lasted
      Then the number of rounds is 0

  @weapon_speed.time.round_is_a_minute
  Rule: A round is about a minute

    Scenario Outline: minutes of some rounds
      When it is asked how long <rounds> rounds are
      Then the number of minutes is about <minutes>

      Examples: no more and no fewer than the rounds
        | rounds | minutes |
        | 0      | 0       |
        | 1      | 1       |
        | 7      | 7       |
        | 25     | 25      |

    Scenario: minutes of the rounds that have ended
      Given the round has ended
      And the round has ended
      And the round has ended
      When it is asked how long the combat has lasted
      Then the number of minutes is about 3

    Scenario: fewer rounds than none
      When it is asked how long -1 rounds are
      Then it is refused for its rounds

  @weapon_speed.time.turn_is_ten_rounds
  Rule: A turn is ten rounds

    Scenario Outline: turns of some rounds
      When it is asked how long <rounds> rounds are
      Then the number of whole turns is <turns>, and of rounds over <over>

      Examples: one below, equal, one above
        | rounds | turns | over |
        | 0      | 0     | 0    |
        | 9      | 0     | 9    |
        | 10     | 1     | 0    |
        | 11     | 1     | 1    |
        | 19     | 1     | 9    |
        | 20     | 2     | 0    |
        | 60     | 6     | 0    |

    Scenario: the rounds stated count, not those of the combat
      Given the round has ended
      When it is asked how long 12 rounds are
      Then the number of whole turns is 1, and of rounds over 2

  @weapon_speed.time.one_significant_action
  Rule: Most characters have one significant action in a round

    Scenario: one is allowed, and none is left
      When Ann means to attack
      Then it is allowed
      And it is significant, and the number of significant actions left is 0

    Scenario Outline: no second one, of whatever kind
      Given Ann has attacked
      When Ann means to <act>
      Then it is not allowed

      Examples:
        | act                          |
        | attack                       |
        | cast a spell                 |
        | activate an item             |
        | move the full movement value |
        | stabilise someone fallen     |
        | search a body                |
        | pick up something dropped    |
        | force a door                 |
        | drink a potion               |

    Scenario: one in each round
      Given Ann has attacked
      And the round has ended
      When Ann means to cast a spell
      Then it is significant, and the number of significant actions left is 0
      When Ann means to attack
      Then it is not allowed

    Scenario: an unused one is not saved for the next round
      Given the round has ended
      When Ann means to attack
      Then it is significant, and the number of significant actions left is 0
      When Ann means to attack
      Then it is not allowed

    Scenario: one for each character
      Given Ann has attacked
      When Bob means to attack
      Then it is significant, and the number of significant actions left is 0

    Scenario: another combat begins anew
      Given Ann has attacked
      And the combat has ended
      When Ann means to attack
      Then it is allowed

    Scenario: someone without a name
      Given someone has attacked
      When someone means to attack
      Then it is not allowed

    @near_miss
    Scenario: a minor action after the significant one
      Given Ann has attacked
      When Ann means to draw a weapon
      Then it is minor, and the number of significant actions left is 0

    @near_miss
    Scenario: a minor action spends nothing
      When Ann means to draw a weapon
      Then it is minor, and the number of significant actions left is 1
      When Ann means to drop something held
      Then it is minor, and the number of significant actions left is 1

    Scenario Outline: a character of whom another number is known
      Given Ann has <number> significant actions in a round
      When Ann means to attack
      Then it is <first>
      When Ann means to drink a potion
      Then it is <second>
      When Ann means to force a door
      Then it is <third>

      Examples:
        | number | first       | second      | third       |
        | 0      | not allowed | not allowed | not allowed |
        | 1      | allowed     | not allowed | not allowed |
        | 2      | allowed     | allowed     | not allowed |

    Scenario: what is left of two
      Given Ann has 2 significant actions in a round
      When Ann means to attack
      Then it is significant, and the number of significant actions left is 1

    Scenario: fewer significant actions than none
      Given Ann has -1 significant actions in a round
      When Ann means to attack
      Then it is refused for its number of significant actions

    Scenario: a name of blanks
      Given an unknown combatant
      When someone means to attack
      Then it is refused for its combatant

  @weapon_speed.time.unlike_most
  Rule: How many significant actions the other characters have is not said

    Scenario: a significant action of someone unlike most characters
      Given Ann is unlike most characters
      When Ann means to attack
      Then whether it is allowed is not determined

    Scenario: a minor action of someone unlike most characters
      Given Ann is unlike most characters
      When Ann means to stand up
      Then it is allowed
      And how many significant actions are left is not determined

    Scenario: a shorter move of someone unlike most characters
      Given Ann is unlike most characters
      When Ann means to move less than the full movement value
      Then it is allowed
      And how many significant actions are left is not determined

    @near_miss
    Scenario: once the number is known
      Given Ann has 3 significant actions in a round
      When Ann means to attack
      Then it is significant, and the number of significant actions left is 2

  @weapon_speed.time.rest_of_the_round
  Rule: Moving, taking position and defending fill the rest of a round

    Scenario Outline: beside the significant action
      Given Ann has attacked
      When Ann means to <act>
      Then it is part of the rest of the round, and the number of significant actions left is 0

      Examples:
        | act                                    |
        | move less than the full movement value |
        | take position                          |
        | defend                                 |

    Scenario Outline: before the significant action
      When Ann means to <act>
      Then it is part of the rest of the round, and the number of significant actions left is 1

      Examples:
        | act                                    |
        | move less than the full movement value |
        | take position                          |
        | defend                                 |

    @near_miss
    Scenario: a full move is not part of it
      When Ann means to move the full movement value
      Then it is significant, and the number of significant actions left is 0

  @weapon_speed.time.significant_actions
  Rule: Attacks, spells, items, full moves and the like are significant actions

    Scenario Outline: each significant action that is named
      When Ann means to <act>
      Then it is significant, and the number of significant actions left is 0

      Examples:
        | act                          |
        | attack                       |
        | cast a spell                 |
        | activate an item             |
        | move the full movement value |
        | stabilise someone fallen     |
        | search a body                |
        | pick up something dropped    |
        | force a door                 |
        | drink a potion               |

    @near_miss
    Scenario: dropping is not picking up
      When Ann means to drop something held
      Then it is minor, and the number of significant actions left is 1

    Scenario: an action that nobody has heard of
      Given an unknown action
      When Ann does that
      Then it is refused for its action

    Scenario: nobody says what is done
      When Ann does that
      Then it is refused for its action

  @weapon_speed.time.minor_actions
  Rule: Drawing, dropping, taking off, falling and getting up are minor actions

    Scenario Outline: each minor action that is named
      When Ann means to <act>
      Then it is minor, and the number of significant actions left is 1

      Examples:
        | act                 |
        | draw a weapon       |
        | drop something held |
        | take off a backpack |
        | take off a belt     |
        | fall prone          |
        | stand up            |

    Scenario Outline: each minor action that is named, after an attack
      Given Ann has attacked
      When Ann means to <act>
      Then it is minor, and the number of significant actions left is 0

      Examples:
        | act                 |
        | draw a weapon       |
        | drop something held |
        | take off a backpack |
        | take off a belt     |
        | fall prone          |
        | stand up            |

    Scenario: several in one round
      When Ann means to take off a backpack
      Then it is minor, and the number of significant actions left is 1
      When Ann means to draw a weapon
      Then it is minor, and the number of significant actions left is 1
      When Ann means to stand up
      Then it is minor, and the number of significant actions left is 1

    @near_miss
    Scenario: picking up again what was dropped
      When Ann means to pick up something dropped
      Then it is significant, and the number of significant actions left is 0

  @weapon_speed.time.speaking
  Rule: Speaking up to twenty words is a minor action

    Scenario Outline: few words
      Given Ann has attacked
      When Ann speaks <words> words
      Then it is minor, and the number of significant actions left is 0

      Examples: one below, equal
        | words |
        | 1     |
        | 19    |
        | 20    |

    @near_miss
    Scenario Outline: too many words
      When Ann speaks <words> words
      Then whether it is allowed is not determined

      Examples: one above, and many
        | words |
        | 21    |
        | 200   |

    @reading.weapon_speed.time.words_of_a_round.each_time
    Scenario: twelve words and nine, each time few
      Given Ann has spoken 12 words
      When Ann speaks 9 words
      Then it is minor, and the number of significant actions left is 1

    @near_miss @reading.weapon_speed.time.words_of_a_round.all_together
    Scenario: twelve words and nine, which are too many together
      Given Ann has spoken 12 words
      When Ann speaks 9 words
      Then whether it is allowed is not determined

    @reading.weapon_speed.time.words_of_a_round.each_time
    Scenario: twelve words and twenty, each time few
      Given Ann has spoken 12 words
      When Ann speaks 20 words
      Then it is minor, and the number of significant actions left is 1

    @near_miss @reading.weapon_speed.time.words_of_a_round.all_together
    Scenario: twelve words and twenty, which are too many together
      Given Ann has spoken 12 words
      When Ann speaks 20 words
      Then whether it is allowed is not determined

    Scenario: twelve words and eight
      Given Ann has spoken 12 words
      When Ann speaks 8 words
      Then it is minor, and the number of significant actions left is 1

    @near_miss
    Scenario: twelve words and twenty-one, which are too many at once
      Given Ann has spoken 12 words
      When Ann speaks 21 words
      Then whether it is allowed is not determined

    Scenario: twelve words in each of two rounds
      Given Ann has spoken 12 words
      And the round has ended
      When Ann speaks 12 words
      Then it is minor, and the number of significant actions left is 1

    Scenario: twelve words of each of two characters
      Given Ann has spoken 12 words
      When Bob speaks 12 words
      Then it is minor, and the number of significant actions left is 1

    Scenario: no words at all
      When Ann speaks 0 words
      Then it is refused for its words

    Scenario: nobody says how many words
      When Ann means to speak
      Then it is refused for its words

  @weapon_speed.time.unlisted_actions
  Rule: What an action is that stands in neither list is not said

    Scenario: something that no list names
      When Ann means to do something else
      Then whether it is allowed is not determined
      And what it counts as is not determined

    Scenario: something that no list names, after an attack
      Given Ann has attacked
      When Ann means to do something else
      Then whether it is allowed is not determined

    Scenario: words beyond the number that is named
      When Ann speaks 21 words
      Then what it counts as is not determined

    @near_miss
    Scenario: the question that stays open spends nothing
      When Ann means to do something else
      Then what it counts as is not determined
      When Ann means to attack
      Then it is significant, and the number of significant actions left is 0

  @weapon_speed.time.gm_judges
  Rule: The GM has the last word on what is minor and what is significant

    Scenario Outline: the GM judges
      Given the GM judges it <judged>
      When Ann means to <act>
      Then it is <judged>, and the number of significant actions left is <left>

      Examples: what no list names, and what a list names otherwise
        | judged      | act                                    | left |
        | minor       | do something else                      | 1    |
        | significant | do something else                      | 0    |
        | minor       | drink a potion                         | 1    |
        | significant | stand up                               | 0    |
        | significant | move less than the full movement value | 0    |
        | minor       | defend                                 | 1    |

    Scenario Outline: the GM judges what is left to do after an attack
      Given Ann has attacked
      And the GM judges it <judged>
      When Ann means to <act>
      Then it is <answer>

      Examples:
        | judged      | act               | answer      |
        | minor       | do something else | allowed     |
        | significant | do something else | not allowed |
        | minor       | search a body     | allowed     |
        | significant | draw a weapon     | not allowed |

    Scenario Outline: the GM judges a speech
      Given the GM judges it <judged>
      When Ann speaks <words> words
      Then it is <judged>, and the number of significant actions left is <left>

      Examples:
        | judged      | words | left |
        | minor       | 21    | 1    |
        | significant | 21    | 0    |
        | significant | 20    | 0    |

    Scenario Outline: the GM judges a speech of which nobody has counted the words
      Given the GM judges it <judged>
      When Ann means to speak
      Then it is <judged>, and the number of significant actions left is <left>

      Examples:
        | judged      | left |
        | minor       | 1    |
        | significant | 0    |

    @near_miss @reading.weapon_speed.time.words_of_a_round.all_together
    Scenario: words that the GM has judged count beside those that follow
      Given Ann has spoken 12 words, which the GM judges minor
      When Ann speaks 9 words
      Then whether it is allowed is not determined

    @near_miss @reading.weapon_speed.time.words_of_a_round.each_time
    Scenario: words that the GM has judged are one speech, and those that follow another
      Given Ann has spoken 12 words, which the GM judges minor
      When Ann speaks 9 words
      Then it is minor, and the number of significant actions left is 1

    Scenario: what the GM judges significant is spent
      Given the GM judges it significant
      When Ann means to do something else
      Then it is significant, and the number of significant actions left is 0
      When Ann means to do something else
      Then it is not allowed

    @near_miss
    Scenario: the GM says nothing
      When Ann means to drink a potion
      Then it is significant, and the number of significant actions left is 0

    Scenario: a judgement that nobody has heard of
      Given an unknown judgement of the GM
      When Ann means to attack
      Then it is refused for its judgement of the GM
