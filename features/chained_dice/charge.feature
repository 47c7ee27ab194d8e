Feature: Charging
  What an attack gains by a charge, and what it costs. Document 002, L62 to L64.

  @chained_dice.charge.accuracy
  Rule: A charge adds 2 to accuracy

    Scenario Outline: whatever the accuracy
      Given an attack of accuracy <accuracy> that does 9 damage
      When Ann charges over 30 feet, and the charge's die shows 3
      Then the attack has accuracy <sum> and does 12 damage

      Examples:
        | accuracy | sum |
        | 0        | 2   |
        | 7        | 9   |
        | -3       | -1  |

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    Scenario: a further attack gains as much
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann attacks again, and the charge's die shows 4
      Then the attack has accuracy 7 and does 13 damage

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    Scenario: a further attack in someone else's turn gains as much
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Bob's turn starts
      And Ann attacks again, and the charge's die shows 4
      Then the attack has accuracy 7 and does 13 damage

    @near_miss
    @reading.chained_dice.charge.how_long_it_helps.one_attack
    Scenario: a further attack gains nothing
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann attacks again, and the charge's die shows 4
      Then the attack has accuracy 5 and does 9 damage

    @reading.chained_dice.charge.how_long_it_helps.one_attack
    Scenario: a second charge gains as much as the first
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      When Ann charges over 30 feet, and the charge's die shows 4
      Then the attack has accuracy 7 and does 13 damage

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    @reading.chained_dice.charge.several_charges.each_counts
    Scenario: a second charge gains what the first brought as well
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      When Ann charges over 30 feet, and the charge's die shows 4 and 2
      Then the attack has accuracy 9 and does 15 damage

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    @reading.chained_dice.charge.several_charges.each_counts
    Scenario: a further attack gains what two charges brought
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      And Ann has charged, and the charge's die has shown 1 and 2
      When Ann attacks again, and the charge's die shows 5 and 3
      Then the attack has accuracy 9 and does 17 damage

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    @reading.chained_dice.charge.several_charges.one_counts
    Scenario: a second charge and a further attack gain what one charge brings
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      When Ann charges over 30 feet, and the charge's die shows 2
      Then the attack has accuracy 7 and does 11 damage
      When Ann attacks again, and the charge's die shows 5
      Then the attack has accuracy 7 and does 14 damage

    @near_miss
    Scenario: whoever has charged and is grappled makes no further attack
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      And Bob has grappled Ann
      When Ann attacks again, and the charge's die shows 4
      Then it is not allowed

    @near_miss
    Scenario: an attack of the turn after gains nothing
      Given an attack of accuracy 5 that does 8 damage
      And Ann has charged
      When Ann's turn starts
      And Ann attacks again, and the charge's die shows 4
      Then the attack has accuracy 5 and does 8 damage

    @near_miss
    Scenario: someone else's charge helps nobody but them
      Given an attack of accuracy 4 that does 9 damage
      And Ann has charged
      When Bob attacks again, and the charge's die shows 4
      Then the attack has accuracy 4 and does 9 damage

    Scenario Outline: what cannot be
      When someone charges, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact     |
        | nobody says who                       | attacker |
        | the attacker has no name              | attacker |
        | nobody says from how far              | distance |
        | from less than no distance            | distance |
        | nobody says whether they run          | running  |
        | nobody says how accurate              | accuracy |
        | nobody says what it does              | damage   |

    Scenario Outline: further attacks that cannot be
      When someone attacks after a charge, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                    | fact     |
        | nobody says who          | attacker |
        | the attacker has no name | attacker |
        | nobody says how accurate | accuracy |
        | nobody says what it does | damage   |

  @chained_dice.charge.damage
  Rule: A charge adds a d6 to damage

    Scenario Outline: each of its faces
      Given an attack of accuracy 5 that does <damage> damage
      When Ann charges over 30 feet, and the charge's die shows <face>
      Then the attack has accuracy 7 and does <sum> damage

      Examples:
        | damage | face | sum |
        | 9      | 1    | 10  |
        | 9      | 2    | 11  |
        | 9      | 3    | 12  |
        | 9      | 4    | 13  |
        | 9      | 5    | 14  |
        | 0      | 5    | 5   |

    @reading.chained_dice.damage.which_dice_chain.named
    Scenario: its highest face
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over 30 feet, and the charge's die shows 6
      Then the attack has accuracy 7 and does 15 damage

    @reading.chained_dice.damage.which_dice_chain.every_damage_die
    Scenario: its highest face, where every damage die chains
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over 30 feet, and the charge's die shows 6 and 2
      Then the attack has accuracy 7 and does 17 damage

    Scenario Outline: faces that a d6 does not have
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over 30 feet, and the charge's die shows <faces>
      Then it is refused for its charge die

      Examples:
        | faces   |
        | 0       |
        | 7       |
        | 3 and 4 |

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    Scenario Outline: faces that a d6 of a further attack does not have
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann attacks again, and the charge's die shows <faces>
      Then it is refused for its charge die

      Examples:
        | faces   |
        | 0       |
        | 7       |
        | 3 and 4 |

    @near_miss
    Scenario: an attack without a charge
      Given an attack of accuracy 6 that does 9 damage
      And Ann's turn has started
      When Ann attacks again, and the charge's die shows 4
      Then the attack has accuracy 6 and does 9 damage

  @chained_dice.charge.defense
  Rule: Whoever charges has -2 to defence until their next turn starts

    Scenario Outline: at once
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann defends with a roll of <roll>
      Then the defence comes to <sum>

      Examples:
        | roll | sum |
        | 12   | 10  |
        | 1    | -1  |

    Scenario: against every attack until then
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann defends with a roll of 12
      Then the defence comes to 10
      When Bob's turn starts
      And Ann defends with a roll of 9
      Then the defence comes to 7

    Scenario: after a further attack, too
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann attacks again, and the charge's die shows 4
      And Ann defends with a roll of 12
      Then the defence comes to 10

    @reading.chained_dice.charge.how_long_it_helps.one_attack
    @reading.chained_dice.charge.several_charges.each_counts
    Scenario Outline: two charges before the next turn
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      And Ann has charged, and the charge's die has shown 4
      When Ann defends with a roll of <roll>
      Then the defence comes to <sum>

      Examples:
        | roll | sum |
        | 12   | 8   |
        | 3    | -1  |

    @reading.chained_dice.charge.how_long_it_helps.until_the_next_turn
    @reading.chained_dice.charge.several_charges.each_counts
    Scenario: two charges before the next turn, of which the first still helps
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      And Ann has charged, and the charge's die has shown 4 and 2
      When Ann defends with a roll of 12
      Then the defence comes to 8

    @reading.chained_dice.charge.several_charges.one_counts
    Scenario: two charges before the next turn lower it as one does
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      And Ann has charged, and the charge's die has shown 4
      When Ann defends with a roll of 12
      Then the defence comes to 10

    Scenario: the charges of two are not one's own
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      And Bob has charged, and the charge's die has shown 4
      When Ann defends with a roll of 12
      Then the defence comes to 10

    Scenario: a second charge that could not be made
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged, and the charge's die has shown 3
      When Ann tries to charge over 9 feet
      Then it is not allowed
      When Ann defends with a roll of 12
      Then the defence comes to 10

    Scenario: a new charge in the turn after
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann's turn starts
      And Ann charges over 30 feet, and the charge's die shows 3
      And Ann defends with a roll of 12
      Then the defence comes to 10

    @near_miss
    Scenario: when the next turn starts
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Ann's turn starts
      And Ann defends with a roll of 12
      Then the defence comes to 12

    @near_miss
    Scenario: someone who has not charged
      Given an attack of accuracy 5 that does 9 damage
      And Ann has charged
      When Bob defends with a roll of 13
      Then the defence comes to 13

    @near_miss
    Scenario Outline: a charge that could not be made
      Given an attack of accuracy 5 that does 9 damage
      When Ann tries to charge <how>
      Then it is not allowed
      When Ann defends with a roll of <roll>
      Then the defence comes to <roll>

      Examples:
        | how          | roll |
        | over 9 feet  | 14   |
        | at a walk    | 11   |

    Scenario Outline: defences that cannot be
      When someone defends, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact         |
        | nobody says who             | defender     |
        | the defender has no name    | defender     |
        | nobody says what roll it is | defence roll |

  @chained_dice.charge.distance
  Rule: A charge needs ten feet or more between the attacker and the target

    Scenario Outline: too near
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over <distance> feet, and the charge's die shows 3
      Then it is not allowed

      Examples:
        | distance |
        | 0        |
        | 5        |
        | 9        |

    Scenario Outline: far enough
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over <distance> feet, and the charge's die shows 3
      Then it is allowed
      And the attack has accuracy 7 and does 12 damage

      Examples:
        | distance |
        | 10       |
        | 11       |
        | 100      |

    @near_miss
    Scenario: far enough, and at a walk
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges at a walk over 10 feet, and the charge's die shows 3
      Then it is not allowed

  @chained_dice.charge.running
  Rule: Whoever charges must run

    Scenario Outline: at a walk
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges at a walk over <distance> feet, and the charge's die shows 3
      Then it is not allowed

      Examples:
        | distance |
        | 11       |
        | 60       |

    Scenario: at a run
      Given an attack of accuracy 8 that does 9 damage
      When Ann charges over 60 feet, and the charge's die shows 3
      Then it is allowed
      And the attack has accuracy 10 and does 12 damage

    @near_miss
    Scenario: at a run, far enough, and grappled
      Given an attack of accuracy 5 that does 9 damage
      And Bob has grappled Ann
      When Ann charges over 30 feet, and the charge's die shows 3
      Then it is not allowed

    Scenario: whoever grapples another may still charge
      Given an attack of accuracy 5 that does 9 damage
      And Ann has grappled Bob
      When Ann charges over 30 feet, and the charge's die shows 3
      Then it is allowed
      And the attack has accuracy 7 and does 12 damage

    @near_miss
    Scenario: at a run, and too near
      Given an attack of accuracy 5 that does 9 damage
      When Ann charges over 9 feet, and the charge's die shows 3
      Then it is not allowed
