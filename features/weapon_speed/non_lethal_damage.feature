Feature: Non-lethal damage
  It has a tally of its own, and fells whoever comes to 0 HP with it. Document 001, L97.2 to L97.4.

  @weapon_speed.non_lethal_damage.counted_apart
  Rule: Non-lethal damage is counted apart from lethal damage

    Scenario: both kinds
      When Bob with 20 HP takes 3 lethal and 5 non-lethal points
      Then 17 HP and 5 non-lethal points stand
      And that one is not unconscious

    Scenario: from blow to blow
      Given Bob with 20 HP has taken 3 lethal and 5 non-lethal points
      When Bob takes 2 lethal and 4 non-lethal points more
      Then 15 HP and 9 non-lethal points stand

    Scenario: lethal damage alone
      When Bob with 20 HP takes only lethal damage of 4
      Then 16 HP and 0 non-lethal points stand
      And that one is not unconscious

    Scenario: non-lethal damage alone
      When Bob with 20 HP takes only non-lethal damage of 4
      Then 20 HP and 4 non-lethal points stand

    Scenario: it outlasts the combat
      Given Bob with 20 HP has taken 3 lethal and 5 non-lethal points
      And the combat has ended
      When Bob takes 1 lethal and 1 non-lethal points more
      Then 16 HP and 6 non-lethal points stand

    Scenario: each has a tally of one's own
      Given Bob with 20 HP has taken 3 lethal and 5 non-lethal points
      When Cid with 12 HP takes 1 lethal and 2 non-lethal points
      Then 11 HP and 2 non-lethal points stand

    Scenario: nothing said of HP
      When Bob takes 2 lethal and 4 non-lethal points more
      Then it is refused for its HP

    Scenario: HP stated twice
      Given Bob with 20 HP has taken 3 lethal and 5 non-lethal points
      When Bob with 20 HP takes 1 lethal and 1 non-lethal points
      Then it is refused for its HP

    Scenario: no HP to begin with
      When Bob with 0 HP takes 1 lethal and 1 non-lethal points
      Then it is refused for its HP

    Scenario: as little HP as there can be
      When Bob with 1 HP takes 0 lethal and 0 non-lethal points
      Then 1 HP and 0 non-lethal points stand

    Scenario: less than no lethal damage
      When Bob with 20 HP takes -1 lethal and 1 non-lethal points
      Then it is refused for its lethal damage

    Scenario: less than no non-lethal damage
      When Bob with 20 HP takes 1 lethal and -1 non-lethal points
      Then it is refused for its non-lethal damage

  @weapon_speed.non_lethal_damage.healed_alike
  Rule: Healing takes as much from one kind of damage as from the other

    @reading.weapon_speed.non_lethal_damage.equal_amounts.full_each
    Scenario Outline: the full amount of each
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob is healed of <points>
      Then <left> HP and <tally> non-lethal points stand

      Examples:
        | points | left | tally |
        | 1      | 15   | 7     |
        | 4      | 18   | 4     |
        | 6      | 20   | 2     |
        | 7      | 20   | 1     |
        | 8      | 20   | 0     |
        | 9      | 20   | 0     |

    @reading.weapon_speed.non_lethal_damage.equal_amounts.half_each
    Scenario Outline: half of the amount of each
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob is healed of <points>
      Then <left> HP and <tally> non-lethal points stand

      Examples:
        | points | left | tally |
        | 2      | 15   | 7     |
        | 4      | 16   | 6     |
        | 14     | 20   | 1     |

    @reading.weapon_speed.non_lethal_damage.equal_amounts.half_each
    Scenario: half of an odd amount
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob is healed of 3
      Then what is healed is not determined

    @reading.weapon_speed.non_lethal_damage.equal_amounts.half_each
    Scenario: after half of an odd amount more healing clears up nothing
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      And Bob has been healed of 3
      When Bob is healed of 2
      Then what is healed is not determined

    @reading.weapon_speed.non_lethal_damage.equal_amounts.half_each
    Scenario: after half of an odd amount more damage clears up nothing
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      And Bob has been healed of 3
      When Bob takes 1 lethal and 1 non-lethal points more
      Then what is healed is not determined

    Scenario: lethal damage alone is healed in full
      Given Bob with 20 HP has taken 6 lethal and 0 non-lethal points
      When Bob is healed of 3
      Then 17 HP and 0 non-lethal points stand

    Scenario: non-lethal damage alone is healed in full
      Given Bob with 20 HP has taken 0 lethal and 8 non-lethal points
      When Bob is healed of 3
      Then 20 HP and 5 non-lethal points stand

    @near_miss
    Scenario: damage is not healed by more of it
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob takes 0 lethal and 1 non-lethal points more
      Then 14 HP and 9 non-lethal points stand

    Scenario: someone whose name nobody states
      Given someone with 20 HP has taken 2 lethal and 1 non-lethal points
      When that one is healed of 40
      Then 20 HP and 0 non-lethal points stand

    Scenario: nothing to heal
      When Bob with 20 HP is healed of 4
      Then 20 HP and 0 non-lethal points stand
      And that one is not unconscious

    Scenario: healing of nothing
      When Bob with 20 HP is healed of 0
      Then it is refused for its points

    Scenario: healing of an unknown amount
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob is healed of nobody knows how much
      Then it is refused for its points

    Scenario: someone healed of whose HP nobody speaks
      When Bob is healed of 4
      Then it is refused for its HP

    Scenario: someone healed whose HP are stated twice
      Given Bob with 20 HP has taken 6 lethal and 8 non-lethal points
      When Bob with 20 HP is healed of 4
      Then it is refused for its HP

    Scenario: someone healed who had no HP to begin with
      When Bob with 0 HP is healed of 4
      Then it is refused for its HP

    Scenario: someone healed who had one HP to begin with
      When Bob with 1 HP is healed of 2
      Then 1 HP and 0 non-lethal points stand

  @weapon_speed.non_lethal_damage.unconscious
  Rule: Whoever comes to 0 HP and carries non-lethal damage falls unconscious

    @near_miss @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario: one above 0 HP
      Given Bob with 20 HP has taken 10 lethal and 3 non-lethal points
      When Bob takes 9 lethal and 0 non-lethal points more
      Then 1 HP and 3 non-lethal points stand
      And that one is not unconscious

    Scenario Outline: around 0 HP
      Given Bob with 20 HP has taken 10 lethal and 3 non-lethal points
      When Bob takes <lethal> lethal and 0 non-lethal points more
      Then <left> HP and 3 non-lethal points stand
      And that one is unconscious

      Examples: equal, one below
        | lethal | left |
        | 10     | 0    |
        | 11     | -1   |

    Scenario: the blow that brings to 0 brings the non-lethal damage too
      When Bob with 5 HP takes 5 lethal and 1 non-lethal points
      Then 0 HP and 1 non-lethal points stand
      And that one is unconscious

    Scenario: more damage later
      Given Bob with 5 HP has taken 5 lethal and 1 non-lethal points
      When Bob takes 0 lethal and 2 non-lethal points more
      Then 0 HP and 3 non-lethal points stand
      And that one is unconscious

    Scenario: from 1 HP, by a blow that does both kinds
      Given Bob with 5 HP has taken 4 lethal and 0 non-lethal points
      When Bob takes 1 lethal and 1 non-lethal points more
      Then 0 HP and 1 non-lethal points stand
      And that one is unconscious

    Scenario: more lethal damage later
      Given Bob with 5 HP has taken 5 lethal and 1 non-lethal points
      When Bob takes 1 lethal and 0 non-lethal points more
      Then -1 HP and 1 non-lethal points stand
      And that one is unconscious

    @reading.weapon_speed.non_lethal_damage.at_0_already.falls
    Scenario: lethal damage at 0 HP, of someone who has come to carry the other
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      And Bob has taken 0 lethal and 4 non-lethal points more
      When Bob takes 1 lethal and 0 non-lethal points more
      Then -1 HP and 4 non-lethal points stand
      And that one is unconscious

    @reading.weapon_speed.non_lethal_damage.at_0_already.falls
    Scenario: both kinds of damage at 0 HP
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      When Bob takes 1 lethal and 1 non-lethal points more
      Then -1 HP and 1 non-lethal points stand
      And that one is unconscious

    @near_miss @reading.weapon_speed.non_lethal_damage.at_0_already.not_again
    Scenario: both kinds of damage at 0 HP fell nobody for certain
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      When Bob takes 1 lethal and 1 non-lethal points more
      Then -1 HP and 1 non-lethal points stand
      And whether that one is unconscious is not determined

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.both_kinds @reading.weapon_speed.non_lethal_damage.at_0_already.falls
    Scenario: non-lethal damage at 0 HP
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      When Bob takes 0 lethal and 4 non-lethal points more
      Then 0 HP and 4 non-lethal points stand
      And that one is unconscious

    @near_miss @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario: non-lethal damage alone fells nobody
      When Bob with 20 HP takes 0 lethal and 25 non-lethal points
      Then 20 HP and 25 non-lethal points stand
      And that one is not unconscious

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.both_kinds
    Scenario Outline: both kinds together
      Given Bob with 20 HP has taken 10 lethal and 3 non-lethal points
      When Bob takes <lethal> lethal and <non_lethal> non-lethal points more
      Then <left> HP and <tally> non-lethal points stand
      And that one is unconscious

      Examples: just enough, one more
        | lethal | non_lethal | left | tally |
        | 7      | 0          | 3    | 3     |
        | 8      | 0          | 2    | 3     |
        | 0      | 7          | 10   | 10    |
        | 0      | 8          | 10   | 11    |

    @near_miss
    Scenario Outline: one short of both kinds together
      Given Bob with 20 HP has taken 10 lethal and 3 non-lethal points
      When Bob takes <lethal> lethal and <non_lethal> non-lethal points more
      Then <left> HP and <tally> non-lethal points stand
      And that one is not unconscious

      Examples:
        | lethal | non_lethal | left | tally |
        | 6      | 0          | 4    | 3     |
        | 0      | 6          | 10   | 9     |

    @near_miss
    Scenario: without any non-lethal damage
      When Bob with 5 HP takes 4 lethal and 0 non-lethal points
      Then 1 HP and 0 non-lethal points stand
      And that one is not unconscious

  @weapon_speed.non_lethal_damage.without_it
  Rule: What becomes of someone at 0 HP who carried no non-lethal damage is not said

    Scenario Outline: at 0 HP and below
      When Bob with 5 HP takes <lethal> lethal and 0 non-lethal points
      Then <left> HP and 0 non-lethal points stand
      And whether that one is unconscious is not determined

      Examples: equal, and one below
        | lethal | left |
        | 5      | 0    |
        | 6      | -1   |

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario: non-lethal damage that comes afterwards
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      When Bob takes 0 lethal and 4 non-lethal points more
      Then 0 HP and 4 non-lethal points stand
      And whether that one is unconscious is not determined

    @reading.weapon_speed.non_lethal_damage.at_0_already.not_again
    Scenario: non-lethal damage that comes afterwards, whether it counts or not
      Given Bob with 5 HP has taken 5 lethal and 0 non-lethal points
      When Bob takes 0 lethal and 4 non-lethal points more
      Then 0 HP and 4 non-lethal points stand
      And whether that one is unconscious is not determined

    @near_miss
    Scenario: one above
      When Bob with 5 HP takes 4 lethal and 0 non-lethal points
      Then that one is not unconscious

    @near_miss
    Scenario: with non-lethal damage
      When Bob with 5 HP takes 5 lethal and 2 non-lethal points
      Then that one is unconscious

  @weapon_speed.non_lethal_damage.waking
  Rule: When someone wakes whom non-lethal damage has felled is not said

    Scenario Outline: healed, at last of everything
      Given Bob with 5 HP has taken 5 lethal and 3 non-lethal points
      When Bob is healed of <points>
      Then whether that one is unconscious is not determined

      Examples:
        | points |
        | 2      |
        | 40     |

    Scenario: struck again after having been healed of everything
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And Bob has been healed of 40
      When Bob takes 0 lethal and 1 non-lethal points more
      Then whether that one is unconscious is not determined

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario: struck again after having been healed to 1 HP or 2
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And Bob has been healed of 2
      When Bob takes 0 lethal and 1 non-lethal points more
      Then whether that one is unconscious is not determined

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario Outline: struck again after having been healed to 0 HP or below
      Given Bob with 15 HP has taken <lethal> lethal and 5 non-lethal points
      And Bob has been healed of 2
      When Bob takes 0 lethal and 1 non-lethal points more
      Then whether that one is unconscious is not determined

      Examples: to 0 HP or -1, and to -1 or -2, as healing takes 2 of each or 1
        | lethal |
        | 17     |
        | 18     |

    @reading.weapon_speed.non_lethal_damage.at_0_already.not_again
    Scenario: struck again after having been healed to 0 HP or below, whether or not all damage counts
      Given Bob with 15 HP has taken 18 lethal and 5 non-lethal points
      And Bob has been healed of 2
      When Bob takes 0 lethal and 1 non-lethal points more
      Then whether that one is unconscious is not determined

    @near_miss @reading.weapon_speed.non_lethal_damage.at_0_already.falls
    Scenario: struck again with lethal damage after having been healed below 0 HP
      Given Bob with 15 HP has taken 18 lethal and 5 non-lethal points
      And Bob has been healed of 2
      When Bob takes 1 lethal and 0 non-lethal points more
      Then that one is unconscious

    Scenario: struck by nothing after having been healed below 0 HP
      Given Bob with 15 HP has taken 18 lethal and 5 non-lethal points
      And Bob has been healed of 2
      When Bob takes 0 lethal and 0 non-lethal points more
      Then whether that one is unconscious is not determined

    @reading.weapon_speed.non_lethal_damage.what_brings_to_0.lethal_alone
    Scenario: struck in another combat
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And the combat has ended
      When Bob takes 0 lethal and 1 non-lethal points more
      Then whether that one is unconscious is not determined

    @near_miss
    Scenario: struck in another round of the same combat
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And the round has ended
      When Bob takes 0 lethal and 1 non-lethal points more
      Then that one is unconscious

    @near_miss
    Scenario: struck again by what is not lethal, after having been felled anew
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And Bob has been healed of 40
      And Bob has taken 15 lethal and 1 non-lethal points more
      When Bob takes 0 lethal and 1 non-lethal points more
      Then that one is unconscious

    @near_miss
    Scenario: felled again after having been healed
      Given Bob with 15 HP has taken 15 lethal and 3 non-lethal points
      And Bob has been healed of 40
      When Bob takes 15 lethal and 1 non-lethal points more
      Then that one is unconscious

    @near_miss
    Scenario: healed without having fallen
      Given Bob with 25 HP has taken 5 lethal and 3 non-lethal points
      When Bob is healed of 2
      Then that one is not unconscious
