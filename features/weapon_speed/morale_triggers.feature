Feature: When morale is checked
  What makes creatures doubt whether to fight on. Document 001, L282.2 to L294.

  @weapon_speed.morale_triggers.guidelines
  Rule: When a check is due is a guideline, and the GM decides

    Scenario: the GM calls for a check with no condition
      Given the GM calls for a check
      When it is asked whether morale is checked
      Then morale is checked once

    Scenario: the GM calls for none in spite of a condition
      Given just now the leader has fallen
      And the GM calls for no check
      When it is asked whether morale is checked
      Then morale is not checked

    Scenario: the GM calls for the check that is due anyway
      Given just now the leader has fallen
      And the GM calls for a check
      When it is asked whether morale is checked
      Then morale is checked once

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: the GM calls for a check where two are due
      Given just now the leader has fallen
      And just now they are surrounded
      And the GM calls for a check
      When it is asked whether morale is checked
      Then morale is checked 2 times

    Scenario: the GM calls for none where two are due
      Given just now the leader has fallen
      And just now they are surrounded
      And the GM calls for no check
      When it is asked whether morale is checked
      Then morale is not checked

    @near_miss
    Scenario: the GM says nothing, and a condition decides
      Given just now the leader has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: the GM says nothing, and nothing has happened
      When it is asked whether morale is checked
      Then morale is not checked

    Scenario Outline: something unknown
      Given an unknown <fact>
      When it is asked whether morale is checked
      Then it is refused for its <fact>

      Examples:
        | fact                   |
        | new conditions         |
        | conditions from before |
        | beginning              |
        | decision of the GM     |

    Scenario: nothing comes about that was there before
      Given just now they are surrounded
      And from before they are surrounded
      When it is asked whether morale is checked
      Then it is refused for its new conditions

  @weapon_speed.morale_triggers.after_surprise
  Rule: The first round after a surprise calls for a check

    Scenario: the round after
      Given just now they were surprised the round before
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: a surprise that was earlier
      Given from before they were surprised the round before
      When it is asked whether morale is checked
      Then morale is not checked

  @weapon_speed.morale_triggers.superior_force
  Rule: A force that is clearly stronger calls for a check

    Scenario: a stronger force
      Given just now a clearly stronger force faces them
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: a stronger force goes on, once as it begins
      Given a round begins
      And from before a clearly stronger force faces them
      When it is asked whether morale is checked
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.goes_on.every_round
    Scenario: a stronger force goes on, in every round
      Given a round begins
      And from before a clearly stronger force faces them
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: a stronger force goes on, and no round begins
      Given from before a clearly stronger force faces them
      When it is asked whether morale is checked
      Then morale is not checked

  @weapon_speed.morale_triggers.slain_by_magic
  Rule: An ally's death by magic calls for a check

    Scenario: an ally dies by magic
      Given just now magic has killed an ally
      When it is asked whether morale is checked
      Then morale is checked once

    Scenario: a companion dies by magic
      Given a group of 20
      When a companion of theirs dies by magic
      Then 1 of them have fallen
      And morale is checked once

    Scenario: one who lay there dies by magic
      Given a group of 20
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies by magic
      Then 1 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: a death by other means
      Given a group of 20
      When a companion of theirs dies
      Then morale is not checked

    @near_miss
    Scenario: magic that does not kill
      Given a group of 20
      When a companion of theirs falls by magic and lives
      Then morale is not checked

    @near_miss
    Scenario: a death by magic that was earlier
      Given from before magic has killed an ally
      When it is asked whether morale is checked
      Then morale is not checked

  @weapon_speed.morale_triggers.quarter_fallen
  Rule: The loss of a quarter of the group calls for a check

    Scenario: a quarter has fallen
      Given just now a quarter of them has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: one short of a quarter
      Given a group of 8
      When a companion of theirs dies
      Then morale is not checked

    Scenario: exactly a quarter
      Given a group of 8
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 2 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: one beyond a quarter
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then morale is not checked

    Scenario: a quarter that does not come out even
      Given a group of 9
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 3 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: short of a quarter that does not come out even
      Given a group of 9
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.down_and_alive.has_fallen
    Scenario: whoever has fallen need not be dead
      Given a group of 8
      And a companion of theirs dies, as was seen before
      When a companion of theirs falls and lives
      Then 2 of them have fallen
      And morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.down_and_alive.not_fallen
    Scenario: whoever lives has not fallen
      Given a group of 8
      And a companion of theirs dies, as was seen before
      When a companion of theirs falls and lives
      Then 1 of them have fallen
      And morale is not checked

    @near_miss @reading.weapon_speed.morale_triggers.down_and_alive.has_fallen
    Scenario: the second of two who are down dies, where it had fallen
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then 2 of them have fallen
      And morale is not checked

    @reading.weapon_speed.morale_triggers.down_and_alive.not_fallen
    Scenario: the second of two who are down dies, and only now falls
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then 2 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: one of eight who lay there dies
      Given a group of 8
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then morale is not checked

    @near_miss
    Scenario: a quarter that had fallen before
      Given from before a quarter of them has fallen
      When it is asked whether morale is checked
      Then morale is not checked

    Scenario: the first of four
      Given a group of 4
      When a companion of theirs dies
      Then 1 of them have fallen
      And morale is checked once

    Scenario: the fallen are remembered past the round
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And the round has ended
      When a companion of theirs dies
      Then 2 of them have fallen
      And morale is checked once

    Scenario: the fallen are remembered past the combat
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And the combat has ended
      When a companion of theirs dies
      Then 2 of them have fallen
      And morale is checked once

    Scenario: each group for itself
      Given of the Axes, 8 strong, one has died
      And of the Bows, 8 strong, one has died
      When of the Axes another dies
      Then 2 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: another group's losses do not count
      Given of the Axes, 8 strong, one has died
      When of the Bows, 8 strong, one dies
      Then morale is not checked

    Scenario Outline: a group that cannot be
      Given <what>
      When a companion of theirs dies
      Then it is refused for its size of the group

      Examples:
        | what                         |
        | a group of 1                 |
        | a group of 0                 |
        | an unknown size of the group |

    Scenario: a group of two may be
      Given a group of 2
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 2 of them have fallen

    Scenario: a group of which nobody says how many they are
      When a companion of theirs dies
      Then it is refused for its size of the group

    Scenario: the size is said once
      Given of the Axes, 8 strong, one has died
      When of the Axes, 8 strong, one dies
      Then it is refused for its size of the group

    Scenario Outline: something unknown of the companion
      Given a group of 8
      And an unknown <fact>
      When a companion of theirs does nobody knows what
      Then it is refused for its <fact>

      Examples:
        | fact         |
        | death        |
        | earlier fall |
        | magic        |
        | leadership   |
        | group        |

    Scenario: nobody says whether the companion dies
      Given a group of 8
      When a companion of theirs does nobody knows what
      Then it is refused for its death

  @weapon_speed.morale_triggers.half_fallen
  Rule: The loss of half the group calls for a check

    @near_miss
    Scenario: half that had fallen before
      Given from before half of them has fallen
      When it is asked whether morale is checked
      Then morale is not checked

    Scenario: half has fallen
      Given just now half of them has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: one short of half
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then morale is not checked

    Scenario: exactly half
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 4 of them have fallen
      And morale is checked once

    Scenario: half that does not come out even
      Given a group of 5
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 3 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: short of half that does not come out even
      Given a group of 9
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs falls and lives
      Then morale is not checked

    @near_miss
    Scenario: one beyond half falls and lives
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs falls and lives
      Then morale is not checked

    @near_miss
    Scenario: one of three is a quarter and no half
      Given a group of 3
      When a companion of theirs dies
      Then 1 of them have fallen
      And morale is checked once

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: one of two is a quarter and half, with a check for each
      Given a group of 2
      When a companion of theirs dies
      Then 1 of them have fallen
      And morale is checked 2 times

    @reading.weapon_speed.morale_triggers.several_at_once.one_check
    Scenario: one of two is a quarter and half, with one check
      Given a group of 2
      When a companion of theirs dies
      Then 1 of them have fallen
      And morale is checked once

  @weapon_speed.morale_triggers.further_deaths
  Rule: Every death in a group that has lost half calls for a check

    Scenario: one more dies
      Given just now one more dies after half
      When it is asked whether morale is checked
      Then morale is checked once

    Scenario: the first death past half
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 5 of them have fallen
      And morale is checked once

    Scenario: the second death past half
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then 6 of them have fallen
      And morale is checked once

    @reading.weapon_speed.morale_triggers.down_and_alive.has_fallen
    Scenario: one who lay there dies after half have fallen
      Given a group of 8
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then 4 of them have fallen
      And morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.down_and_alive.not_fallen
    Scenario: one who lay there is the first who falls
      Given a group of 8
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then 1 of them have fallen
      And morale is not checked

    Scenario: one who lay there dies after half have died
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then 5 of them have fallen
      And morale is checked once

    @near_miss
    Scenario: one who lay there dies before half have fallen
      Given a group of 16
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there dies
      Then morale is not checked

    @near_miss
    Scenario: past half, but no death
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs falls and lives
      Then morale is not checked

    @near_miss
    Scenario: nobody is left to check
      Given a group of 2
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies
      Then morale is not checked

    @near_miss
    Scenario: nobody is left who stands
      Given a group of 2
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs dies
      Then morale is not checked

    @near_miss
    Scenario: nobody is left, whatever it was that killed
      Given a group of 2
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies by magic
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: by magic as well, with a check for each
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies by magic
      Then 5 of them have fallen
      And morale is checked 2 times

    @reading.weapon_speed.morale_triggers.several_at_once.one_check
    Scenario: by magic as well, with one check
      Given a group of 8
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      And a companion of theirs dies, as was seen before
      When a companion of theirs dies by magic
      Then 5 of them have fallen
      And morale is checked once

    Scenario: nobody is left who could fall
      Given a group of 2
      And a companion of theirs dies, as was seen before
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs dies
      Then it is refused for its earlier fall

    Scenario: nobody lies there
      Given a group of 8
      When a companion of theirs who lay there dies
      Then it is refused for its earlier fall

    Scenario: nobody lies there who lives
      Given a group of 8
      And a companion of theirs dies, as was seen before
      When a companion of theirs who lay there dies
      Then it is refused for its earlier fall

    Scenario: nobody dies twice
      Given a group of 8
      And a companion of theirs falls and lives, as was seen before
      And a companion of theirs who lay there dies, as was seen before
      When a companion of theirs who lay there dies
      Then it is refused for its earlier fall

    Scenario: nobody falls twice
      Given a group of 8
      And a companion of theirs falls and lives, as was seen before
      When a companion of theirs who lay there falls and lives
      Then it is refused for its death

  @weapon_speed.morale_triggers.leader_lost
  Rule: A leader who falls or deserts calls for a check

    Scenario Outline: each way to lose a leader
      Given just now <what>
      When it is asked whether morale is checked
      Then morale is checked once

      Examples:
        | what                    |
        | the leader has deserted |
        | the leader has fallen   |

    @near_miss
    Scenario Outline: a leader who was lost before
      Given from before <what>
      When it is asked whether morale is checked
      Then morale is not checked

      Examples:
        | what                    |
        | the leader has deserted |
        | the leader has fallen   |

    Scenario: the leader is among the dead
      Given a group of 20
      When a companion of theirs who leads them dies
      Then 1 of them have fallen
      And morale is checked once

    @reading.weapon_speed.morale_triggers.down_and_alive.has_fallen
    Scenario: the leader falls and lives
      Given a group of 20
      When a companion of theirs who leads them falls and lives
      Then 1 of them have fallen
      And morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.down_and_alive.not_fallen
    Scenario: a leader who lives has not fallen
      Given a group of 20
      When a companion of theirs who leads them falls and lives
      Then 0 of them have fallen
      And morale is not checked

    @reading.weapon_speed.morale_triggers.down_and_alive.not_fallen
    Scenario: the leader dies who was down before
      Given a group of 20
      And a companion of theirs who leads them falls and lives, as was seen before
      When a companion of theirs who lay there and led them dies
      Then 1 of them have fallen
      And morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.down_and_alive.has_fallen
    Scenario: the leader had fallen before
      Given a group of 20
      And a companion of theirs who leads them falls and lives, as was seen before
      When a companion of theirs who lay there and led them dies
      Then 1 of them have fallen
      And morale is not checked

    @near_miss
    Scenario: somebody else dies
      Given a group of 20
      When a companion of theirs dies
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: the leader is killed by magic, with a check for each
      Given a group of 20
      When a companion of theirs who leads them dies by magic
      Then 1 of them have fallen
      And morale is checked 2 times

    @reading.weapon_speed.morale_triggers.several_at_once.one_check
    Scenario: the leader is killed by magic, with one check
      Given a group of 20
      When a companion of theirs who leads them dies by magic
      Then 1 of them have fallen
      And morale is checked once

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: the leader is the first of two, with a check for each
      Given a group of 2
      When a companion of theirs who leads them dies by magic
      Then 1 of them have fallen
      And morale is checked 4 times

    @near_miss
    Scenario: a desertion that was earlier
      Given from before the leader has deserted
      When it is asked whether morale is checked
      Then morale is not checked

  @weapon_speed.morale_triggers.suicidal_order
  Rule: A suicidal order calls for a check

    Scenario: sent to certain death
      Given just now they are sent to certain death
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: an order that was earlier
      Given from before they are sent to certain death
      When it is asked whether morale is checked
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: two conditions at once, with a check for each
      Given just now they are sent to certain death
      And just now a clearly stronger force faces them
      When it is asked whether morale is checked
      Then morale is checked 2 times

    @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: three conditions at once, with a check for each
      Given just now they are sent to certain death
      And just now a clearly stronger force faces them
      And just now the leader has deserted
      When it is asked whether morale is checked
      Then morale is checked 3 times

    @reading.weapon_speed.morale_triggers.several_at_once.one_check
    Scenario: three conditions at once, with one check
      Given just now they are sent to certain death
      And just now a clearly stronger force faces them
      And just now the leader has deserted
      When it is asked whether morale is checked
      Then morale is checked once

  @weapon_speed.morale_triggers.cannot_harm
  Rule: A foe that cannot be harmed calls for a check

    Scenario: a foe that nothing harms
      Given just now they cannot harm their foe
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: nothing harms the foe, once as it begins
      Given a round begins
      And from before they cannot harm their foe
      When it is asked whether morale is checked
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.goes_on.every_round
    Scenario: nothing harms the foe, in every round
      Given a round begins
      And from before they cannot harm their foe
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: nothing harms the foe, and no round begins
      Given from before they cannot harm their foe
      When it is asked whether morale is checked
      Then morale is not checked

  @weapon_speed.morale_triggers.overwhelmed
  Rule: Those who are surrounded or overrun check

    Scenario Outline: each of the two
      Given just now <what>
      When it is asked whether morale is checked
      Then morale is checked once

      Examples:
        | what                 |
        | they are surrounded  |
        | they are overwhelmed |

    Scenario: both are one condition
      Given just now they are surrounded
      And just now they are overwhelmed
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: surrounded, once as it begins
      Given a round begins
      And from before they are surrounded
      When it is asked whether morale is checked
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.goes_on.every_round
    Scenario: surrounded, in every round
      Given a round begins
      And from before they are surrounded
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: overwhelmed, once as it begins
      Given a round begins
      And from before they are overwhelmed
      When it is asked whether morale is checked
      Then morale is not checked

    @reading.weapon_speed.morale_triggers.goes_on.every_round
    Scenario: overwhelmed, in every round
      Given a round begins
      And from before they are overwhelmed
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: surrounded, and no round begins
      Given from before they are surrounded
      When it is asked whether morale is checked
      Then morale is not checked

    @near_miss
    Scenario: surrounded earlier in the round, and the leader falls now
      Given from before they are surrounded
      And just now the leader has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss
    Scenario: what is over as it has happened is not there in the next round
      Given a round begins
      And from before half of them has fallen
      And from before the leader has fallen
      And from before magic has killed an ally
      And from before they are sent to certain death
      And from before one more dies after half
      And from before they were surprised the round before
      And from before a quarter of them has fallen
      And from before they may surrender
      When it is asked whether morale is checked
      Then morale is not checked

    Scenario: surrounded before and overwhelmed now
      Given from before they are surrounded
      And just now they are overwhelmed
      When it is asked whether morale is checked
      Then morale is checked once

    @near_miss @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: surrounded before, and the leader falls now
      Given a round begins
      And from before they are surrounded
      And just now the leader has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    @reading.weapon_speed.morale_triggers.goes_on.every_round @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: surrounded still, and the leader falls now, with a check for each
      Given a round begins
      And from before they are surrounded
      And just now the leader has fallen
      When it is asked whether morale is checked
      Then morale is checked 2 times

  @weapon_speed.morale_triggers.offer
  Rule: An offer of money or mercy calls for a check if some other condition held before it

    Scenario Outline: each offer, with something else in effect
      Given just now <offer>
      And from before <before>
      When it is asked whether morale is checked
      Then morale is checked once

      Examples:
        | offer              | before                               |
        | a bribe is offered | half of them has fallen              |
        | they may surrender | the leader has deserted              |
        | they may surrender | they were surprised the round before |
        | a bribe is offered | magic has killed an ally             |

    @near_miss
    Scenario Outline: an offer alone
      Given just now <offer>
      When it is asked whether morale is checked
      Then morale is not checked

      Examples:
        | offer              |
        | a bribe is offered |
        | they may surrender |

    @near_miss
    Scenario: an earlier offer is no other condition
      Given just now they may surrender
      And from before a bribe is offered
      When it is asked whether morale is checked
      Then morale is not checked

    @near_miss
    Scenario: the other condition alone
      Given from before half of them has fallen
      When it is asked whether morale is checked
      Then morale is not checked

    @near_miss
    Scenario: what comes about together with the offer was not there before
      Given just now they may surrender
      And just now the leader has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    Scenario: both offers are one condition
      Given just now they may surrender
      And just now a bribe is offered
      And from before half of them has fallen
      When it is asked whether morale is checked
      Then morale is checked once

    Scenario: an offer to those who were surrounded earlier in the round
      Given just now they may surrender
      And from before they are surrounded
      When it is asked whether morale is checked
      Then morale is checked once

    @reading.weapon_speed.morale_triggers.goes_on.once
    Scenario: an offer to those who are surrounded
      Given a round begins
      And just now they may surrender
      And from before they are surrounded
      When it is asked whether morale is checked
      Then morale is checked once

    @reading.weapon_speed.morale_triggers.goes_on.every_round @reading.weapon_speed.morale_triggers.several_at_once.each_a_check
    Scenario: an offer to those who check in every round, with a check for each
      Given a round begins
      And just now they may surrender
      And from before they are surrounded
      When it is asked whether morale is checked
      Then morale is checked 2 times
