Feature: Flanking
  Who flanks an opponent, and what that is good for. Document 002, L129 to L135.

  @chained_dice.flanking.opposite_sides
  Rule: Two characters flank an opponent between them, each on the side opposite the other's

    Scenario Outline: opposite sides
      Given Ann stands at the opponent's <ann>
      And Bob stands at the opponent's <bob>
      When Ann attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

      Examples:
        | ann   | bob   |
        | front | rear  |
        | rear  | front |
        | left  | right |
        | right | left  |

    Scenario: a third who has nobody opposite
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's left
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

    Scenario: two opposite one
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's rear
      When Cid attacks the opponent
      Then those who flank it are Ann, Bob and Cid, the roll is lucky, and the mastery's damage does not apply

    Scenario: four around it
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's left
      And Dan stands at the opponent's right
      When Cid attacks the opponent
      Then those who flank it are Ann, Bob, Cid and Dan, the roll is lucky, and the mastery's damage does not apply

    @reading.chained_dice.flanking.how_near.any_distance
    Scenario Outline: someone far away flanks as well
      Given Ann stands at the opponent's front, <ann>
      And Bob stands at the opponent's rear, <bob>
      When Ann attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

      Examples:
        | ann                    | bob                    |
        | near enough            | too far away to strike |
        | too far away to strike | near enough            |
        | too far away to strike | too far away to strike |

    @reading.chained_dice.flanking.how_near.at_hand
    Scenario: two near ones flank, and a third far away does not
      Given Ann stands at the opponent's front, near enough
      And Bob stands at the opponent's rear, near enough
      And Cid stands at the opponent's rear, too far away to strike
      When Cid attacks the opponent
      Then those who flank it are Ann and Bob, the roll is not lucky, and the mastery's damage does not apply

    @near_miss
    @reading.chained_dice.flanking.how_near.at_hand
    Scenario Outline: someone far away flanks nobody
      Given Ann stands at the opponent's front, <ann>
      And Bob stands at the opponent's rear, <bob>
      When Ann attacks the opponent
      Then those who flank it are nobody, the roll is not lucky, and the mastery's damage does not apply

      Examples:
        | ann                    | bob                    |
        | near enough            | too far away to strike |
        | too far away to strike | near enough            |

    @near_miss
    Scenario Outline: sides that are not opposite
      Given Ann stands at the opponent's <ann>
      And Bob stands at the opponent's <bob>
      When Ann attacks the opponent
      Then those who flank it are nobody, the roll is not lucky, and the mastery's damage does not apply

      Examples:
        | ann   | bob   |
        | front | front |
        | front | left  |
        | right | front |
        | left  | rear  |
        | rear  | right |

    @near_miss
    Scenario: one alone
      Given Ann stands at the opponent's rear
      When Ann attacks the opponent
      Then those who flank it are nobody, the roll is not lucky, and the mastery's damage does not apply

    Scenario Outline: what cannot be
      Given an opponent, but <wrong>
      When it is attacked
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact                          |
        | nobody says who stands where          | attackers around the opponent |
        | nobody stands anywhere                | attacker                      |
        | nobody says who attacks               | attacker                      |
        | someone attacks who stands nowhere    | attacker                      |
        | someone stands in two places          | attackers around the opponent |
        | someone without a name                | attackers around the opponent |
        | a side that an opponent does not have | attackers around the opponent |
        | someone without a name attacks        | attacker                      |

  @chained_dice.flanking.lucky
  Rule: The attack roll of someone who flanks is lucky

    Scenario Outline: both of them
      Given Ann stands at the opponent's left
      And Bob stands at the opponent's right
      And Cid stands at the opponent's front
      When <name> attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

      Examples:
        | name |
        | Ann  |
        | Bob  |

    @near_miss
    Scenario: somebody else
      Given Ann stands at the opponent's left
      And Bob stands at the opponent's right
      And Cid stands at the opponent's front
      When Cid attacks the opponent
      Then those who flank it are Ann and Bob, the roll is not lucky, and the mastery's damage does not apply

  @chained_dice.flanking.mastery_damage
  Rule: The damage of the Sneak Attack Mastery applies to a flanked target that is not engaged with its owner

    Scenario: one of the two who flank
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the opponent is not engaged with the attacker
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage applies

    Scenario: nobody says with whom it is engaged
      Given Ann stands at the opponent's left
      And Bob stands at the opponent's right
      And the attacker has the Sneak Attack Mastery
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage applies

    @reading.chained_dice.flanking.flanked_by_whom.anyone
    Scenario: others flank it
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's left
      And the attacker has the Sneak Attack Mastery
      When Cid attacks the opponent
      Then those who flank it are Ann and Bob, the roll is not lucky, and the mastery's damage applies

    @near_miss
    @reading.chained_dice.flanking.flanked_by_whom.the_attacker
    Scenario: others flank it, and the attacker does not
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's left
      And the attacker has the Sneak Attack Mastery
      When Cid attacks the opponent
      Then those who flank it are Ann and Bob, the roll is not lucky, and the mastery's damage does not apply

    @reading.chained_dice.flanking.with_which_weapon.any
    Scenario: a weapon that sneak attacks are not made with
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the weapon is none for sneak attacks
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage applies

    Scenario: a weapon that they are made with
      Given Ann stands at the opponent's left
      And Bob stands at the opponent's right
      And the attacker has the Sneak Attack Mastery
      And the weapon is one for sneak attacks
      When Ann attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage applies

    @near_miss
    @reading.chained_dice.flanking.with_which_weapon.of_sneak_attacks
    Scenario: a weapon that the damage is not for
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the weapon is none for sneak attacks
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

    @near_miss
    @reading.chained_dice.sneak_attacks.engaged_target.damaged
    Scenario: it is engaged with the attacker, who makes a sneak attack
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the opponent is engaged with the attacker
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage applies

    @near_miss
    Scenario: it is engaged with the attacker, whose weapon is none for sneak attacks
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the weapon is none for sneak attacks
      And the opponent is engaged with the attacker
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

    @near_miss
    Scenario: it is engaged with the attacker, and others flank it
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And Cid stands at the opponent's left
      And the attacker has the Sneak Attack Mastery
      And the opponent is engaged with the attacker
      When Cid attacks the opponent
      Then those who flank it are Ann and Bob, the roll is not lucky, and the mastery's damage does not apply

    @near_miss
    @reading.chained_dice.sneak_attacks.engaged_target.spared
    Scenario: it is engaged with the attacker
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the attacker has the Sneak Attack Mastery
      And the opponent is engaged with the attacker
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

    @near_miss
    Scenario: the attacker does not have the mastery
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's rear
      And the opponent is not engaged with the attacker
      When Bob attacks the opponent
      Then those who flank it are Ann and Bob, the roll is lucky, and the mastery's damage does not apply

    @near_miss
    Scenario: it is not flanked
      Given Ann stands at the opponent's front
      And Bob stands at the opponent's left
      And the attacker has the Sneak Attack Mastery
      When Bob attacks the opponent
      Then those who flank it are nobody, the roll is not lucky, and the mastery's damage does not apply
