Feature: Several attacks in a round
  Together, one after another, or at a rate that alternates. Document 001, L58 to L61.

  @weapon_speed.multiple_attacks.together
  Rule: Attacks with several weapons at once are all rolled at once

    Scenario: claws and teeth
      Given Ann with initiative 12
      And Bear with initiative 15 and 3 attacks with several weapons
      When the order is asked for
      Then the order is Bear with Bear with Bear, Ann

    Scenario: two weapons, at the same initiative as another
      Given Bob with initiative 12 and 2 attacks with several weapons
      And Ann with initiative 12
      When the order is asked for
      Then the order is Ann with Bob with Bob

    Scenario: beside someone with two attacks of one weapon
      Given Bob with initiative 9 and 2 attacks with several weapons
      And Ann with initiative 12 and 2 attacks with one weapon
      When the order is asked for
      Then the order is Ann, Bob with Bob, Ann

    Scenario: as many attacks as anybody can have
      Given Ann with initiative 12 and 99 attacks with several weapons
      When the order is asked for
      Then Ann attacks 99 times at once

    @near_miss
    Scenario: nothing said of how many attacks
      Given Ann with initiative 12 and several weapons
      When the order is asked for
      Then the order is Ann

    @near_miss
    Scenario: one attack with several weapons
      Given Bob with initiative 9 and 1 attacks with several weapons
      And Ann with initiative 12
      When the order is asked for
      Then the order is Ann, Bob

  @weapon_speed.multiple_attacks.first_attack
  Rule: The first of several attacks with one weapon comes on one's initiative

    Scenario: before slower ones
      Given Ann with initiative 12 and 2 attacks with one weapon
      And Bob with initiative 15
      And Cid with initiative 3
      When the order is asked for
      Then the order is Bob, Ann, Cid, Ann

    Scenario: single attacks only
      Given Ann with initiative -1
      And Bob with initiative 15
      And Cid with initiative 0
      When the order is asked for
      Then the order is Bob, Cid, Ann

    Scenario: two fighters of one name
      Given Ann with initiative 12
      And Ann with initiative 9
      When the order is asked for
      Then it is refused for its fighters

    Scenario Outline: numbers of attacks that nobody has
      Given Ann with initiative 12 and <attacks> attacks with one weapon
      When the order is asked for
      Then it is refused for its fighters

      Examples:
        | attacks |
        | 0       |
        | 100     |

    Scenario: someone with no name
      Given someone without a name
      When the order is asked for
      Then it is refused for its fighters

    Scenario: nobody fights
      When the order of nobody is asked for
      Then it is refused for its fighters

  @weapon_speed.multiple_attacks.later_attacks
  Rule: Each further attack with one weapon waits until everybody else has acted

    Scenario: the fastest waits for the slowest
      Given Ann with initiative 19 and 2 attacks with one weapon
      And Bob with initiative 1
      When the order is asked for
      Then the order is Ann, Bob, Ann

    Scenario: the slowest attacks twice at the end
      Given Ann with initiative 2 and 2 attacks with one weapon
      And Bob with initiative 10
      When the order is asked for
      Then the order is Bob, Ann, Ann

    Scenario: three attacks
      Given Ann with initiative 19 and 3 attacks with one weapon
      And Bob with initiative 1
      When the order is asked for
      Then the order is Ann, Bob, Ann, Ann

    Scenario: nobody else
      Given Ann with initiative 19 and 2 attacks with one weapon
      When the order is asked for
      Then the order is Ann, Ann

    @near_miss
    Scenario: nobody has a second attack
      Given Ann with initiative 19
      And Bob with initiative 1
      When the order is asked for
      Then the order is Ann, Bob

  @weapon_speed.multiple_attacks.among_themselves
  Rule: The further attacks of several creatures come in order of initiative

    Scenario: two with two attacks each
      Given Ann with initiative 8 and 2 attacks with one weapon
      And Bob with initiative 14 and 2 attacks with one weapon
      And Cid with initiative 11
      When the order is asked for
      Then the order is Bob, Cid, Ann, Bob, Ann

    Scenario: at the same initiative
      Given Bob with initiative 14 and 2 attacks with one weapon
      And Ann with initiative 14 and 2 attacks with one weapon
      When the order is asked for
      Then the order is Ann with Bob, Ann with Bob

    Scenario: three attacks each at the same initiative
      Given Bob with initiative 14 and 3 attacks with one weapon
      And Ann with initiative 14 and 3 attacks with one weapon
      When the order is asked for
      Then the order is Ann with Bob, Ann with Bob, Ann with Bob

    @reading.weapon_speed.multiple_attacks.third_attacks.by_initiative
    Scenario: all of the faster one first
      Given Ann with initiative 8 and 2 attacks with one weapon
      And Bob with initiative 14 and 3 attacks with one weapon
      When the order is asked for
      Then the order is Bob, Ann, Bob, Bob, Ann

    @reading.weapon_speed.multiple_attacks.third_attacks.turn_by_turn
    Scenario: all second ones first
      Given Ann with initiative 8 and 2 attacks with one weapon
      And Bob with initiative 14 and 3 attacks with one weapon
      When the order is asked for
      Then the order is Bob, Ann, Bob, Ann, Bob

    @near_miss
    Scenario: one with two attacks
      Given Ann with initiative 8 and 2 attacks with one weapon
      And Bob with initiative 14
      When the order is asked for
      Then the order is Bob, Ann, Ann

  @weapon_speed.multiple_attacks.fractional_rates
  Rule: A rate in halves alternates, with the lower number in the first round

    Scenario Outline: the first round
      When Ann attacks at a rate of <rate>
      Then there are <attacks> attacks

      Examples:
        | rate | attacks |
        | 3/2  | 1       |
        | 5/2  | 2       |
        | 7/2  | 3       |
        | 10/4 | 2       |

    Scenario Outline: the second round
      Given Ann has attacked at a rate of <rate>
      And the round has ended
      When Ann attacks at a rate of <rate>
      Then there are <attacks> attacks

      Examples:
        | rate | attacks |
        | 3/2  | 2       |
        | 5/2  | 3       |
        | 7/2  | 4       |

    Scenario: and so on
      Given the round has ended
      And the round has ended
      When Ann attacks at a rate of 3/2
      Then there are 1 attacks
      When the round ends
      And Ann attacks at a rate of 3/2
      Then there are 2 attacks
      When the round ends
      And Ann attacks at a rate of 3/2
      Then there are 1 attacks

    Scenario: asked twice in one round
      Given Ann has attacked at a rate of 3/2
      When Ann attacks at a rate of 3/2
      Then there are 1 attacks

    Scenario: another combat begins with the lower number
      Given Ann has attacked at a rate of 5/2
      When the combat ends
      And Ann attacks at a rate of 5/2
      Then there are 2 attacks

    @reading.weapon_speed.multiple_attacks.first_round.of_the_combat
    Scenario: a combat that ends in its second round
      Given the round has ended
      And Ann has attacked at a rate of 5/2
      And the combat has ended
      And the round has ended
      When Ann attacks at a rate of 5/2
      Then there are 3 attacks

    @reading.weapon_speed.multiple_attacks.first_round.of_the_combat
    Scenario: whoever joins in the second round, by the combat's rounds
      Given the round has ended
      When Ann attacks at a rate of 3/2
      Then there are 2 attacks
      When the round ends
      And Ann attacks at a rate of 3/2
      Then there are 1 attacks

    @reading.weapon_speed.multiple_attacks.first_round.own
    Scenario: whoever joins in the second round, by the rounds of one's own
      Given the round has ended
      When Ann attacks at a rate of 3/2
      Then there are 1 attacks
      When the round ends
      And Ann attacks at a rate of 3/2
      Then there are 2 attacks

    @reading.weapon_speed.multiple_attacks.first_round.own
    Scenario: each by the rounds of one's own
      Given Ann has attacked at a rate of 3/2
      And the round has ended
      And Bob has attacked at a rate of 3/2
      When Ann attacks at a rate of 3/2
      Then there are 2 attacks
      When the round ends
      And Bob attacks at a rate of 3/2
      Then there are 2 attacks

    @reading.weapon_speed.multiple_attacks.first_round.own
    Scenario: the rounds of the one of whom nothing is said
      Given the round has ended
      And the attacker has attacked at a rate of 3/2
      And the round has ended
      When someone attacks at a rate of 3/2
      Then there are 2 attacks

    Scenario: rounds of one's own begin anew with another combat
      Given the round has ended
      And Ann has attacked at a rate of 3/2
      And the combat has ended
      And Ann has attacked at a rate of 3/2
      And the round has ended
      When Ann attacks at a rate of 3/2
      Then there are 2 attacks

    @reading.weapon_speed.multiple_attacks.one_in_two_rounds.none_first
    Scenario: one attack in two rounds, in the second
      When Ann attacks at a rate of 1/2
      Then there are 0 attacks
      When the round ends
      And Ann attacks at a rate of 1/2
      Then there are 1 attacks

    @reading.weapon_speed.multiple_attacks.one_in_two_rounds.one_first
    Scenario: one attack in two rounds, in the first
      When Ann attacks at a rate of 1/2
      Then there are 1 attacks
      When the round ends
      And Ann attacks at a rate of 1/2
      Then there are 0 attacks

    @near_miss
    Scenario Outline: whole rates do not alternate
      Given Ann has attacked at a rate of <rate>
      And the round has ended
      When Ann attacks at a rate of <rate>
      Then there are <attacks> attacks

      Examples:
        | rate | attacks |
        | 1    | 1       |
        | 2    | 2       |
        | 4/2  | 2       |

    Scenario: nothing said of who attacks
      When someone attacks at a rate of 5/2
      Then there are 2 attacks

    Scenario Outline: no such rate
      When Ann attacks at a rate of <rate>
      Then it is refused for its rate

      Examples:
        | rate |
        | 0    |
        | -1   |
        | 1.5  |
        | 3/0  |

    Scenario: nobody says the rate
      When someone attacks at a rate that nobody says
      Then it is refused for its rate

  @weapon_speed.multiple_attacks.other_fractions
  Rule: How a rate in thirds or smaller parts is spread over rounds is not said

    Scenario Outline: thirds and quarters
      When Ann attacks at a rate of <rate>
      Then how many attacks there are is not determined

      Examples:
        | rate |
        | 4/3  |
        | 1/3  |
        | 5/4  |

    @near_miss
    Scenario: thirds that are whole
      When Ann attacks at a rate of 6/3
      Then there are 2 attacks
