Feature: Actions and off-hand attacks
  What attacks cost, and which of them are off-hand attacks. Document 002, L9 and L125.

  @chained_dice.actions.first_attack
  Rule: The first attack costs two actions, whatever the skill

    Scenario Outline: whatever it is made with
      When Ann attacks with the <weapon>
      Then it is attack 1, in the main hand, for 2 actions

      Examples:
        | weapon   |
        | claymore |
        | bow      |
        | fist     |

    Scenario Outline: whatever is dual wielded
      Given the attacker dual wields <what>
      When Ann attacks with the <weapon>
      Then it is attack 1, in the main hand, for 2 actions

      Examples:
        | what          | weapon |
        | melee weapons | dagger |
        | arms          | pistol |
        | nothing       | dagger |

    Scenario: another price does not touch it
      Given other attacks cost 3 actions
      When Ann attacks with the sword
      Then it is attack 1, in the main hand, for 2 actions

    Scenario: everyone has a first attack
      Given Ann has attacked with the sword
      When Bob attacks with the sword
      Then it is attack 1, in the main hand, for 2 actions

    @reading.chained_dice.actions.first_of_what.turn
    Scenario: every turn has a first attack
      Given Ann has attacked with the sword
      When Ann's turn starts
      And Ann attacks with the dagger
      Then it is attack 1, in the main hand, for 2 actions

    Scenario: a turn that is over without an attack takes no first attack away
      Given Ann's turn has started
      And Ann's turn has started
      When Ann attacks with the dagger
      Then it is attack 1, in the main hand, for 2 actions

    @near_miss
    Scenario: someone grappled has none
      Given Bob has grappled Ann
      When Ann attacks with the sword
      Then it is not allowed

    Scenario: whoever grapples another has one
      Given Ann has grappled Bob
      When Ann attacks with the sword
      Then it is attack 1, in the main hand, for 2 actions

    Scenario: what someone in bonds can do is no question of its price
      Given Bob has tied up Ann
      When Ann attacks with the spell
      Then it is attack 1, in the main hand, for 2 actions

    @near_miss
    Scenario: someone else's turn changes nothing
      Given Ann has attacked with the sword
      When Bob's turn starts
      And Ann attacks with the dagger
      Then it is attack 2, in the off hand

    Scenario Outline: what cannot be
      When someone attacks, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                          | fact          |
        | nobody says who                | attacker      |
        | the attacker has no name       | attacker      |
        | nobody says with what          | weapon        |
        | the weapon has no name         | weapon        |
        | both hands hold no such thing  | dual wielding |
        | it costs less than nothing     | cost          |
        | less than no actions are left  | actions left  |

  @chained_dice.actions.enough_left
  Rule: Whoever has fewer actions left than an attack costs cannot make it

    Scenario Outline: too few for the first attack
      When Ann attacks with the <weapon>, with <left> actions left
      Then it is not allowed

      Examples:
        | left | weapon   |
        | 0    | claymore |
        | 1    | dagger   |

    Scenario: none for an off-hand attack
      Given the attacker dual wields melee weapons
      And Ann has attacked with the sword
      When Ann attacks with the dagger, with 0 actions left
      Then it is not allowed

    Scenario: too few for an attack that costs more elsewhere
      Given other attacks cost 3 actions
      And Ann has attacked with the sword
      When Ann attacks with the sword, with 2 actions left
      Then it is not allowed

    Scenario: what could not be made is no first attack
      When Ann attacks with the dagger, with 1 actions left
      Then it is not allowed
      When Ann attacks with the sword
      Then it is attack 1, in the main hand, for 2 actions

    Scenario: nor one that comes between
      Given other attacks cost 3 actions
      And Ann has attacked with the sword
      When Ann attacks with the dagger, with 0 actions left
      Then it is not allowed
      When Ann attacks with the sword
      Then it is attack 2, in the main hand, for 3 actions

    @near_miss
    Scenario Outline: enough for the first attack
      When Ann attacks with the dagger, with <left> actions left
      Then it is allowed
      And it is attack 1, in the main hand, for 2 actions

      Examples:
        | left |
        | 2    |
        | 3    |

    @near_miss
    Scenario: one for an off-hand attack
      Given the attacker dual wields melee weapons
      And Ann has attacked with the sword
      When Ann attacks with the dagger, with 1 actions left
      Then it is attack 2, in the off hand, for 1 action

    @near_miss
    Scenario: exactly what an attack costs elsewhere
      Given other attacks cost 3 actions
      And Ann has attacked with the sword
      When Ann attacks with the sword, with 3 actions left
      Then it is attack 2, in the main hand, for 3 actions

    @near_miss
    Scenario: none, and nobody knows what the attack costs
      Given Ann has attacked with the sword
      When Ann attacks with the sword, with 0 actions left
      Then whether it is allowed is not determined

  @chained_dice.actions.later_attack
  Rule: An attack after the first is an off-hand attack

    Scenario Outline: with another weapon
      Given Ann has attacked with the sword
      When Ann attacks with the <weapon>
      Then it is attack 2, in the off hand

      Examples:
        | weapon |
        | dagger |
        | bow    |

    Scenario: by turns
      Given Ann has attacked with the sword
      And Ann has attacked with the dagger
      When Ann attacks with the sword
      Then it is attack 3, in the off hand

    @near_miss
    @reading.chained_dice.actions.first_of_what.turn
    Scenario: the weapons of the turn before do not count
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      When Ann's turn starts
      And Ann attacks with the dagger
      Then it is attack 1, in the main hand, for 2 actions

    @reading.chained_dice.actions.first_of_what.fight
    Scenario: with another weapon than in the turn before
      Given Ann has attacked with the sword
      When Ann's turn starts
      And Ann attacks with the dagger
      Then it is attack 2, in the off hand

    @reading.chained_dice.actions.first_of_what.fight
    Scenario: by turns, each time in another turn
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      And Ann's turn has started
      And Ann has attacked with the dagger
      When Ann's turn starts
      And Ann attacks with the sword
      Then it is attack 4, in the off hand

    @reading.chained_dice.actions.third_in_a_row.off_hand
    Scenario: a third time in a row
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 3, in the off hand

    @reading.chained_dice.actions.third_in_a_row.off_hand
    Scenario: a fourth time in a row
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 4, in the off hand

  @chained_dice.actions.same_weapon
  Rule: An attack with the weapon of the attack before it is no off-hand attack

    Scenario: the first weapon again
      Given Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the main hand

    Scenario: the second weapon again
      Given Ann has attacked with the sword
      And Ann has attacked with the dagger
      When Ann attacks with the dagger
      Then it is attack 3, in the main hand

    Scenario: the second weapon a second time, after two with the first
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      And Ann has attacked with the dagger
      When Ann attacks with the dagger
      Then it is attack 4, in the main hand

    @reading.chained_dice.actions.first_of_what.fight
    Scenario: the weapon of the last attack, which was made in the turn before
      Given Ann has attacked with the dagger
      And Ann has attacked with the sword
      When Ann's turn starts
      And Ann attacks with the sword
      Then it is attack 3, in the main hand

    @reading.chained_dice.actions.first_of_what.turn
    Scenario: the first weapon of a turn again, which attacked in the turn before as well
      Given Ann has attacked with the sword
      And Ann's turn has started
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the main hand

    @reading.chained_dice.actions.third_in_a_row.excepted
    Scenario: a third time in a row is a second time in a row
      Given Ann has attacked with the sword
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 3, in the main hand

    Scenario: others do not come between
      Given Ann has attacked with the sword
      And Bob has attacked with the dagger
      When Ann attacks with the sword
      Then it is attack 2, in the main hand

    @near_miss
    @reading.chained_dice.actions.first_of_what.turn
    Scenario: the last attack of the turn before is none before it
      Given Ann has attacked with the sword
      When Ann's turn starts
      And Ann attacks with the sword
      Then it is attack 1, in the main hand, for 2 actions

    @reading.chained_dice.actions.third_in_a_row.excepted
    @reading.chained_dice.actions.same_weapon_of_two.excepted
    Scenario: a third time in a row with one of two melee weapons
      Given the attacker dual wields melee weapons
      And Ann has attacked with the sword
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 3, in the main hand, for nobody knows how many actions

  @chained_dice.actions.dual_wielding
  Rule: Whoever dual wields makes every attack after the first as an off-hand attack

    Scenario Outline: with the other weapon
      Given the attacker dual wields <what>
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand

      Examples:
        | what          |
        | melee weapons |
        | arms          |

    @reading.chained_dice.actions.same_weapon_of_two.off_hand
    Scenario Outline: with the same weapon too
      Given the attacker dual wields <what>
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the off hand

      Examples:
        | what          |
        | melee weapons |
        | arms          |

    @near_miss
    @reading.chained_dice.actions.same_weapon_of_two.excepted
    Scenario Outline: but for the same weapon
      Given the attacker dual wields <what>
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the main hand

      Examples:
        | what          |
        | melee weapons |
        | arms          |

    Scenario: the other of two melee weapons
      Given the attacker dual wields melee weapons
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand, for 1 action

    Scenario: a price from elsewhere does not touch it
      Given the attacker dual wields melee weapons
      And other attacks cost 3 actions
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand, for 1 action

    Scenario: and every further one
      Given the attacker dual wields melee weapons
      And Ann has attacked with the sword
      And Ann has attacked with the dagger
      When Ann attacks with the sword
      Then it is attack 3, in the off hand, for 1 action

  @chained_dice.actions.cost_elsewhere
  Rule: What other attacks after the first cost is not said here

    Scenario: the same weapon again
      Given Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the main hand, for nobody knows how many actions

    Scenario Outline: the same weapon again, for a price that the table knows
      Given other attacks cost <cost> actions
      And Ann has attacked with the sword
      When Ann attacks with the sword
      Then it is attack 2, in the main hand, for <cost> actions

      Examples:
        | cost |
        | 0    |
        | 2    |
        | 3    |

    @reading.chained_dice.actions.price_of_one.dual_wielded_melee_weapons
    Scenario Outline: an off-hand attack without two melee weapons
      Given the attacker dual wields <what>
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand, for nobody knows how many actions

      Examples:
        | what    |
        | nothing |
        | arms    |

    @reading.chained_dice.actions.price_of_one.dual_wielded_melee_weapons
    Scenario: an off-hand attack of which nobody says what is dual wielded, for a price that the table knows
      Given other attacks cost 2 actions
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand, for 2 actions

    @near_miss
    @reading.chained_dice.actions.price_of_one.every_off_hand_attack
    Scenario Outline: any off-hand attack has its price here
      Given the attacker dual wields <what>
      And other attacks cost 3 actions
      And Ann has attacked with the sword
      When Ann attacks with the dagger
      Then it is attack 2, in the off hand, for 1 action

      Examples:
        | what    |
        | nothing |
        | arms    |

    @near_miss
    Scenario: the first attack is priced here
      When Ann attacks with the bow
      Then it is attack 1, in the main hand, for 2 actions
