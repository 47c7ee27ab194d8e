Feature: Damage of weapons
  What a hit with a weapon does before any resistance. Document 000, L38 to L44 and L52.

  @action_points.weapon_damage.total
  Rule: Base damage, Strength and the AP boost add up to a weapon's damage

    Scenario Outline: the sum
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by <strength>
      And AP boost its damage by <boost>
      And other modifiers of <others> to its damage
      When the weapon's damage shows <face>
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | boost | others | face | damage |
        | 0        | 0     | 0      | 1    | 1      |
        | 0        | 0     | 0      | 8    | 8      |
        | 3        | 0     | 0      | 5    | 8      |
        | 3        | 2     | 0      | 5    | 10     |
        | -2       | 2     | 0      | 5    | 5      |
        | 0        | 4     | 0      | 5    | 9      |
        | 1        | 2     | 3      | 4    | 10     |
        | 1        | 2     | -3     | 4    | 4      |

    Scenario: several base dice and extra dice
      Given a weapon that does 2d4 HP and takes Strength
      And Strength modifies by 3
      And d6 of extra damage from the weapon
      When the weapon's damage shows 2 and 3, and the extra dice 5
      Then it does 13 HP, 3 of them by Strength

    Scenario: no extra dice, so that their faces count for nothing
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by 3
      When the weapon's damage shows 2, and the extra dice 5
      Then it does 5 HP, 3 of them by Strength

    Scenario: no base damage, so that its faces count for nothing
      Given an HP weapon without base damage that takes Strength
      And AP boost its damage by 3
      When the weapon's damage shows 4
      Then it does 3 HP, 0 of them by Strength

    Scenario Outline: faces that dice of a weapon do not have
      Given a weapon that does d8 HP and takes Strength
      And d6 of extra damage from the weapon
      When the weapon's damage shows <faces>, and the extra dice <extra>
      Then it is refused for its <die>

      Examples:
        | faces   | extra   | die          |
        | 0       | 3       | damage roll  |
        | 9       | 3       | damage roll  |
        | 4 and 4 | 3       | damage roll  |
        | 4       | 0       | extra damage |
        | 4       | 7       | extra damage |
        | 4       | 3 and 3 | extra damage |

    Scenario Outline: facts of a hit that nobody knows
      Given a weapon, <wrong>
      When the weapon's damage shows 3
      Then it is refused for its <fact>

      Examples:
        | wrong                                 | fact                 |
        | of unsaid base damage                 | base damage          |
        | of base damage that is no dice        | base damage          |
        | with extra damage that is no dice     | extra dice           |
        | in a grip without a name              | grip                 |
        | in hands of no number                 | hands                |
        | of two hands, in one                  | hands                |
        | with a boost below nothing            | boost                |
        | that costs something without a name   | points               |
        | with a hit of unknown degree          | degree               |
        | with a miss                           | degree               |
        | with a critical factor of nothing     | critical factor      |
        | with another factor of nothing        | other factor         |
        | hot to an unknown die                 | heat                 |
        | cold, and yet with a die for its heat | heat                 |

  @action_points.weapon_damage.listed_points
  Rule: A weapon's damage costs HP or SP as its base damage is listed

    Scenario Outline: as listed
      Given a weapon that does d8 and takes Strength
      And its damage is listed in <points>
      When the weapon's damage shows 5
      Then it does 5 <points>, 0 of them by Strength

      Examples:
        | points |
        | HP     |
        | SP     |

    Scenario Outline: wanted as it is listed
      Given damage listed in <points>, <type>
      When an attacker of skill level 0 wants it to cost <points>
      Then it costs <points>, <type>, at 0 to attack

      Examples:
        | points | type     |
        | HP     | slashing |
        | HP     | piercing |
        | SP     | blunt    |

    Scenario Outline: facts of a change that nobody knows
      Given damage to be changed, <wrong>
      When the change is asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                        | fact          |
        | listed in unknown points     | points        |
        | listed in no points          | points        |
        | of an unknown type           | type          |
        | of no type                   | type          |
        | to unknown points            | wanted points |
        | to no points                 | wanted points |
        | by a skill level below 0     | skill level   |

    @near_miss
    Scenario: wanted otherwise
      Given damage listed in HP, blunt
      When an attacker of skill level 2 wants it to cost SP
      Then it costs SP, blunt, at -4 to attack

  @action_points.weapon_damage.unlisted_points
  Rule: In which points the damage of a weapon is listed is not said here

    Scenario Outline: nobody says in which points
      Given a weapon that does d8 and takes Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 5
      Then it does <damage> in points that are not determined

      Examples:
        | strength | damage |
        | 0        | 5      |
        | 2        | 7      |
        | -6       | 1      |

    @near_miss
    Scenario: somebody says in which points
      Given a weapon that does d8 and takes Strength
      And its damage is listed in SP
      And Strength modifies by 2
      When the weapon's damage shows 5
      Then it does 7 SP, 2 of them by Strength

  @action_points.weapon_damage.changed_points
  Rule: An attacker may have a weapon's HP damage cost SP or its SP damage cost HP

    Scenario Outline: either way
      Given damage listed in <listed>, blunt
      When an attacker of skill level <level> wants it to cost <wanted>
      Then it costs <wanted>, blunt, at <penalty> to attack

      Examples:
        | listed | wanted | level | penalty |
        | SP     | HP     | 2     | -4      |
        | HP     | SP     | 2     | -4      |
        | SP     | HP     | 3     | 0       |
        | HP     | SP     | 3     | 0       |

    @near_miss
    Scenario: no change
      Given damage listed in SP, blunt
      When an attacker of skill level 2 wants it to cost SP
      Then it costs SP, blunt, at 0 to attack

  @action_points.weapon_damage.penalty_for_change
  Rule: Such a change costs 4 on the attack

    Scenario Outline: below the skill that makes it free
      Given damage listed in <listed>, blunt
      When an attacker of skill level <level> wants it to cost <wanted>
      Then it costs <wanted>, blunt, at -4 to attack

      Examples:
        | listed | wanted | level |
        | HP     | SP     | 0     |
        | HP     | SP     | 1     |
        | HP     | SP     | 2     |
        | SP     | HP     | 1     |
        | SP     | HP     | 0     |

    Scenario Outline: a skill that nobody knows
      Given damage listed in <listed>, blunt
      When an attacker wants it to cost <wanted>
      Then it costs <wanted>, blunt, at -4 to attack

      Examples:
        | listed | wanted |
        | HP     | SP     |
        | SP     | HP     |

    @near_miss
    Scenario: enough skill
      Given damage listed in HP, blunt
      When an attacker of skill level 3 wants it to cost SP
      Then it costs SP, blunt, at 0 to attack

  @action_points.weapon_damage.free_to_change
  Rule: A change that something exempts from the penalty, which is not typical, costs nothing

    Scenario Outline: exempt
      Given damage listed in <listed>, <type>
      And it is exempt from the penalty for a change
      When an attacker of skill level <level> wants it to cost <wanted>
      Then it costs <wanted>, <becomes>, at 0 to attack

      Examples:
        | listed | type     | wanted | becomes  | level |
        | HP     | slashing | SP     | blunt    | 0     |
        | SP     | blunt    | HP     | blunt    | 2     |

    @near_miss
    Scenario Outline: skilled, and not exempt by anything else
      Given damage listed in <listed>, <type>
      When an attacker of skill level <level> wants it to cost <wanted>
      Then it costs <wanted>, blunt, at 0 to attack

      Examples:
        | listed | type     | wanted | level |
        | HP     | piercing | SP     | 3     |
        | HP     | piercing | SP     | 4     |
        | HP     | piercing | SP     | 20    |
        | SP     | blunt    | HP     | 3     |

    @near_miss
    Scenario: not exempt
      Given damage listed in HP, slashing
      When an attacker of skill level 2 wants it to cost SP
      Then it costs SP, blunt, at -4 to attack

  @action_points.weapon_damage.blunt
  Rule: Damage that is changed from HP to SP is blunt

    Scenario Outline: from HP to SP
      Given damage listed in HP, <type>
      When an attacker of skill level 2 wants it to cost SP
      Then it costs SP, blunt, at -4 to attack

      Examples:
        | type     |
        | piercing |
        | slashing |
        | blunt    |

    @near_miss
    Scenario: from SP to HP
      Given damage listed in SP, blunt
      When an attacker of skill level 2 wants it to cost HP
      Then it costs HP, blunt, at -4 to attack

    @near_miss
    Scenario: slashing in HP, and not changed
      Given damage listed in HP, slashing
      When an attacker of skill level 5 wants it to cost HP
      Then it costs HP, slashing, at 0 to attack

    Scenario Outline: damage of a type that costs HP alone, listed in SP
      Given damage listed in SP, <type>
      When an attacker of skill level 2 wants it to cost <wanted>
      Then it is refused for its type

      Examples:
        | type     | wanted |
        | piercing | HP     |
        | piercing | SP     |
        | slashing | HP     |
        | slashing | SP     |

  @action_points.weapon_damage.strength
  Rule: Strength modifies the damage of the weapons for which that is specified

    Scenario Outline: specified
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 6
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | damage |
        | -3       | 3      |
        | 0        | 6      |
        | 1        | 7      |
        | 5        | 11     |

    Scenario Outline: in both hands, which raise what Strength adds
      Given a weapon that does d8 HP and takes Strength
      And it is held <how>
      And Strength modifies by <strength>
      When the weapon's damage shows 6
      Then it does <damage> HP, <share> of them by Strength

      Examples:
        | how                           | strength | share | damage |
        | in two hands                  | 0        | 2     | 8      |
        | in two hands                  | 3        | 5     | 11     |
        | in two hands                  | -1       | 1     | 7      |
        | in two hands                  | -4       | -2    | 4      |
        | as a one-handed, in two hands | 3        | 5     | 11     |
        | as a two-handed               | 3        | 5     | 11     |
        | as a two-handed, in two hands | 3        | 5     | 11     |

    Scenario Outline: in one hand, which adds nothing
      Given a weapon that does d8 HP and takes Strength
      And it is held <how>
      And Strength modifies by 3
      When the weapon's damage shows 6
      Then it does 9 HP, 3 of them by Strength

      Examples:
        | how                          |
        | in one hand                  |
        | as a one-handed              |
        | as a light                   |
        | as a light, in one hand      |

    @reading.action_points.wielding.light_in_two_hands.adds
    Scenario: a light weapon in two hands
      Given a weapon that does d8 HP and takes Strength
      And it is held as a light, in two hands
      And Strength modifies by 3
      When the weapon's damage shows 6
      Then it does 11 HP, 5 of them by Strength

    @reading.action_points.wielding.light_in_two_hands.nothing
    Scenario: a light weapon in two hands, to no avail
      Given a weapon that does d8 HP and takes Strength
      And it is held as a light, in two hands
      And Strength modifies by 3
      When the weapon's damage shows 6
      Then it does 9 HP, 3 of them by Strength

    @near_miss
    Scenario Outline: specified not to
      Given a weapon that does d8 HP and takes no Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 6
      Then it does 6 HP, 0 of them by Strength

      Examples:
        | strength |
        | -3       |
        | 4        |

    @near_miss
    Scenario: specified not to, in two hands
      Given a weapon that does d8 HP and takes no Strength
      And Strength modifies by 4
      And it is held in two hands
      When the weapon's damage shows 6
      Then it does 6 HP, 0 of them by Strength

  @action_points.weapon_damage.which_weapons
  Rule: Which weapons Strength modifies is not said here

    Scenario Outline: nobody says
      Given a weapon that does d8 HP and takes Strength if it does
      And Strength modifies by <strength>
      When the weapon's damage shows 6
      Then neither its damage nor its share of Strength is determined

      Examples:
        | strength |
        | -1       |
        | 1        |

    Scenario: nobody says, and two hands would add to it
      Given a weapon that does d8 HP and takes Strength if it does
      And it is held in two hands
      When the weapon's damage shows 6
      Then neither its damage nor its share of Strength is determined

    @near_miss
    Scenario: Strength would change nothing
      Given a weapon that does d8 HP and takes Strength if it does
      And AP boost its damage by 1
      When the weapon's damage shows 6
      Then it does 7 HP, 0 of them by Strength

    @near_miss
    Scenario: Strength and two hands would cancel out
      Given a weapon that does d8 HP and takes Strength if it does
      And Strength modifies by -2
      And it is held in two hands
      When the weapon's damage shows 6
      Then it does 6 HP, 0 of them by Strength

  @action_points.weapon_damage.cap
  Rule: Strength never adds more than the highest roll of the base damage dice

    Scenario Outline: a dagger of the document's
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 2
      Then it does <damage> HP, <share> of them by Strength

      Examples:
        | strength | share | damage |
        | 5        | 4     | 6      |
        | 6        | 4     | 6      |
        | 12       | 4     | 6      |

    Scenario Outline: other dice
      Given a weapon that does <dice> HP and takes Strength
      And Strength modifies by 20
      When the weapon's damage shows <faces>
      Then it does <damage> HP, <share> of them by Strength

      Examples:
        | dice  | faces   | share | damage |
        | d6    | 1       | 6     | 7      |
        | 2d4   | 1 and 1 | 8     | 10     |
        | 2d6   | 3 and 4 | 12    | 19     |
        | d6+d4 | 1 and 2 | 10    | 13     |

    @near_miss
    Scenario Outline: not beyond it
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 4
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | damage |
        | 3        | 7      |
        | 4        | 8      |

    @near_miss
    Scenario: a penalty has no such limit
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by -6
      And AP boost its damage by 9
      When the weapon's damage shows 4
      Then it does 7 HP, -6 of them by Strength

    @near_miss
    Scenario: other modifiers have no such limit
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by 4
      And AP boost its damage by 9
      And other modifiers of 6 to its damage
      When the weapon's damage shows 1
      Then it does 20 HP, 4 of them by Strength

    Scenario: extra dice are no base damage
      Given a weapon that does d4 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by 8
      When the weapon's damage shows 2, and the extra dice 3
      Then it does 9 HP, 4 of them by Strength

    Scenario: no base damage, so that Strength cannot improve it
      Given an HP weapon without base damage that takes Strength
      And Strength modifies by 3
      And AP boost its damage by 2
      When the weapon's damage needs no dice
      Then it does 2 HP, 0 of them by Strength

    @reading.action_points.weapon_damage.cap_and_two_hands.included
    Scenario Outline: two hands within the limit
      Given a weapon that does d4 HP and takes Strength
      And it is held in two hands
      And Strength modifies by <strength>
      When the weapon's damage shows 1
      Then it does 5 HP, 4 of them by Strength

      Examples:
        | strength |
        | 3        |
        | 4        |
        | 5        |

    @reading.action_points.weapon_damage.cap_and_two_hands.apart
    Scenario Outline: two hands beyond the limit
      Given a weapon that does d4 HP and takes Strength
      And it is held in two hands
      And Strength modifies by <strength>
      When the weapon's damage shows 1
      Then it does 7 HP, 6 of them by Strength

      Examples:
        | strength |
        | 5        |
        | 7        |

    @near_miss
    @reading.action_points.weapon_damage.cap_and_two_hands.apart
    Scenario Outline: two hands beyond a modifier at the limit
      Given a weapon that does d4 HP and takes Strength
      And it is held in two hands
      And Strength modifies by <strength>
      When the weapon's damage shows 1
      Then it does <damage> HP, <share> of them by Strength

      Examples:
        | strength | share | damage |
        | 3        | 5     | 6      |
        | 4        | 6     | 7      |

    @near_miss
    Scenario: two hands up to the limit
      Given a weapon that does d4 HP and takes Strength
      And it is held in two hands
      And Strength modifies by 2
      When the weapon's damage shows 1
      Then it does 5 HP, 4 of them by Strength

    @near_miss
    @reading.action_points.weapon_damage.cap_of_multiplied.each_time
    Scenario Outline: a modifier within the limit, multiplied
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by <strength>
      And another effect multiplies its damage by <factor>
      When the weapon's damage shows 2
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | factor | damage |
        | 3        | 2      | 10     |
        | 4        | 2      | 12     |
        | 2        | 3      | 12     |

    @reading.action_points.weapon_damage.cap_of_multiplied.whole
    Scenario Outline: all that Strength adds within the limit
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by <strength>
      And another effect multiplies its damage by <factor>
      When the weapon's damage shows 2
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | factor | damage |
        | 3        | 2      | 8      |
        | 4        | 2      | 8      |
        | 2        | 3      | 10     |

    @reading.action_points.weapon_damage.cap_of_multiplied.whole
    @reading.action_points.weapon_damage.cap_and_two_hands.apart
    Scenario Outline: all that Strength adds within the limit, and two hands beyond it
      Given a weapon that does d4 HP and takes Strength
      And it is held in two hands
      And Strength modifies by <strength>
      And another effect multiplies its damage by 2
      When the weapon's damage shows 1
      Then it does <damage> HP, <share> of them by Strength

      Examples: the base damage and the 2 of two hands twice, and 4 of the modifier
        | strength | share | damage |
        | 3        | 5     | 10     |
        | 4        | 6     | 10     |
        | 6        | 6     | 10     |

    @near_miss
    Scenario: a modifier that is within the limit even when multiplied
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by 2
      And another effect multiplies its damage by 2
      When the weapon's damage shows 2
      Then it does 8 HP, 2 of them by Strength

  @action_points.weapon_damage.minimum
  Rule: Modifiers never bring damage in HP or SP below 1

    Scenario Outline: below 1
      Given a weapon that does d8 and takes Strength
      And its damage is listed in <points>
      And Strength modifies by <strength>
      And other modifiers of <others> to its damage
      When the weapon's damage shows 3
      Then it does 1 <points>, <strength> of them by Strength

      Examples:
        | points | strength | others |
        | HP     | -3       | 0      |
        | HP     | -8       | 0      |
        | SP     | -2       | -1     |
        | SP     | 2        | -9     |

    @near_miss
    Scenario Outline: 1 and above
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by <strength>
      When the weapon's damage shows 3
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | damage |
        | -2       | 1      |
        | -1       | 2      |

    @reading.action_points.weapon_damage.minimum_of_multiplied.before
    Scenario Outline: at least 1, and then multiplied
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by <strength>
      And another effect multiplies its damage by <factor>
      When the weapon's damage shows 3
      Then it does <factor> HP, <strength> of them by Strength

      Examples:
        | strength | factor |
        | -3       | 2      |
        | -5       | 2      |
        | -5       | 3      |

    @reading.action_points.weapon_damage.minimum_of_multiplied.after
    Scenario Outline: multiplied, and then at least 1
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by <strength>
      And another effect multiplies its damage by <factor>
      When the weapon's damage shows 3
      Then it does 1 HP, <strength> of them by Strength

      Examples:
        | strength | factor |
        | -3       | 2      |
        | -5       | 2      |
        | -5       | 3      |

    @reading.action_points.weapon_damage.minimum_beside_extra_dice.alone
    Scenario Outline: the weapon's own damage is at least 1
      Given a weapon that does d8 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by <strength>
      When the weapon's damage shows 3, and the extra dice <extra>
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | extra | damage |
        | -3       | 4     | 5      |
        | -5       | 4     | 5      |
        | -8       | 4     | 5      |

    @reading.action_points.weapon_damage.minimum_beside_extra_dice.together
    Scenario Outline: together with extra dice it is at least 1
      Given a weapon that does d8 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by <strength>
      When the weapon's damage shows 3, and the extra dice <extra>
      Then it does <damage> HP, <strength> of them by Strength

      Examples:
        | strength | extra | damage |
        | -3       | 4     | 4      |
        | -5       | 4     | 2      |
        | -6       | 4     | 1      |
        | -8       | 4     | 1      |

    @reading.action_points.weapon_damage.minimum_beside_extra_dice.alone
    @reading.action_points.weapon_damage.minimum_of_multiplied.before
    Scenario: at least 1, then multiplied, then extra dice
      Given a weapon that does d8 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by -5
      And another effect multiplies its damage by 2
      When the weapon's damage shows 3, and the extra dice 6
      Then it does 8 HP, -5 of them by Strength

    @reading.action_points.weapon_damage.minimum_beside_extra_dice.together
    Scenario: multiplied, with extra dice, at least 1
      Given a weapon that does d8 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by -5
      And another effect multiplies its damage by 2
      When the weapon's damage shows 3, and the extra dice 6
      Then it does 2 HP, -5 of them by Strength

    @reading.action_points.weapon_damage.cap_of_multiplied.whole
    Scenario Outline: what Strength cannot add is no less than 1
      Given a weapon that does d4 HP and takes Strength
      And Strength modifies by 4
      And other modifiers of <others> to its damage
      And another effect multiplies its damage by 2
      When the weapon's damage shows 1
      Then it does 1 HP, 4 of them by Strength

      Examples:
        | others |
        | -3     |
        | -4     |

    @reading.action_points.weapon_damage.cap_of_multiplied.whole
    @reading.action_points.weapon_damage.minimum_beside_extra_dice.alone
    Scenario: what Strength cannot add is no less than 1, and extra dice
      Given a weapon that does d4 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by 4
      And other modifiers of -4 to its damage
      And another effect multiplies its damage by 2
      When the weapon's damage shows 1, and the extra dice 5
      Then it does 6 HP, 4 of them by Strength

    @reading.action_points.weapon_damage.cap_of_multiplied.whole
    @reading.action_points.weapon_damage.minimum_beside_extra_dice.together
    Scenario: what Strength cannot add, with extra dice, is no less than 1
      Given a weapon that does d4 HP and takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by 4
      And other modifiers of -4 to its damage
      And another effect multiplies its damage by 2
      When the weapon's damage shows 1, and the extra dice 5
      Then it does 3 HP, 4 of them by Strength

    @near_miss
    @reading.action_points.weapon_damage.minimum_without_base.nothing
    Scenario Outline: nothing to be reduced
      Given an HP weapon without base damage that takes Strength
      And Strength modifies by <strength>
      When the weapon's damage needs no dice
      Then it does 0 HP, <strength> of them by Strength

      Examples:
        | strength |
        | 0        |
        | -2       |

    @reading.action_points.weapon_damage.minimum_without_base.one
    Scenario Outline: at least 1 of nothing
      Given an HP weapon without base damage that takes Strength
      And Strength modifies by <strength>
      When the weapon's damage needs no dice
      Then it does 1 HP, <strength> of them by Strength

      Examples:
        | strength |
        | 0        |
        | -2       |

    @near_miss
    @reading.action_points.weapon_damage.minimum_without_base.nothing
    Scenario: nothing to be reduced beside extra dice
      Given an HP weapon without base damage that takes Strength
      And d6 of extra damage from the weapon
      And Strength modifies by -2
      When the weapon's damage needs no dice, and the extra dice show 5
      Then it does 5 HP, -2 of them by Strength

  @action_points.weapon_damage.minimum_of_other_points
  Rule: How little damage in other points than HP and SP can come to is not said

    Scenario Outline: less than 1 in points that are neither
      Given a weapon that does d8 and takes Strength
      And its damage is listed in <points>
      And Strength modifies by <strength>
      When the weapon's damage shows 3
      Then its damage is not determined

      Examples:
        | points         | strength |
        | PP             | -3       |
        | ability points | -4       |

    @near_miss
    Scenario: 1 point, multiplied
      Given a weapon that does d8 and takes Strength
      And its damage is listed in PP
      And Strength modifies by -2
      And another effect multiplies its damage by 2
      When the weapon's damage shows 3
      Then it does 2 PP, -2 of them by Strength

    @near_miss
    Scenario Outline: 1 point
      Given a weapon that does d8 and takes Strength
      And its damage is listed in <points>
      And Strength modifies by -2
      When the weapon's damage shows 3
      Then it does 1 <points>, -2 of them by Strength

      Examples:
        | points         |
        | PP             |
        | ability points |

  @action_points.weapon_damage.hot
  Rule: A burning or glowing weapon does from a d2 to a d4 of fire damage more

    Scenario Outline: by degree of heat
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by 1
      And it is hot enough for a <die>
      When the weapon's damage shows 5, and its fire <face>
      Then it does 6 HP, 1 of them by Strength
      And by fire it does <face> HP

      Examples:
        | die | face |
        | d2  | 1    |
        | d2  | 2    |
        | d3  | 3    |
        | d4  | 1    |
        | d4  | 4    |

    Scenario: an SP weapon
      Given a weapon that does d8 and takes Strength
      And its damage is listed in SP
      And it is hot enough for a d4
      When the weapon's damage shows 5, and its fire 3
      Then it does 5 SP, 0 of them by Strength
      And by fire it does 3 HP

    Scenario: what is at least 1 without its fire
      Given a weapon that does d8 HP and takes Strength
      And Strength modifies by -6
      And it is hot enough for a d4
      When the weapon's damage shows 5, and its fire 3
      Then it does 1 HP, -6 of them by Strength
      And by fire it does 3 HP

    Scenario Outline: fire is not multiplied
      Given a weapon that does d8 HP and takes Strength
      And it is hot enough for a d4
      And another effect multiplies its damage by <factor>
      When the weapon's damage shows 5, and its fire 3
      Then it does <damage> HP, 0 of them by Strength
      And by fire it does 3 HP

      Examples:
        | factor | damage |
        | 2      | 10     |
        | 3      | 15     |

    Scenario Outline: faces that a die of fire does not have
      Given a weapon that does d8 HP and takes Strength
      And it is hot enough for a <die>
      When the weapon's damage shows 5, and its fire <face>
      Then it is refused for its fire damage

      Examples:
        | die | face |
        | d2  | 0    |
        | d2  | 3    |
        | d3  | 4    |
        | d4  | 5    |

    @near_miss
    Scenario: a weapon that is not hot
      Given a weapon that does d8 HP and takes Strength
      When the weapon's damage shows 5
      Then it does 5 HP, 0 of them by Strength
      And by fire it does 0 HP

  @action_points.weapon_damage.degree_of_heat
  Rule: Which die goes with which degree of heat is not said

    Scenario: nobody says how hot it is
      Given a weapon that does d8 HP and takes Strength
      And it is hot
      When the weapon's damage shows 5
      Then it does 5 HP, 0 of them by Strength
      And what it does by fire is not determined

    @near_miss
    Scenario: somebody says
      Given a weapon that does d8 HP and takes Strength
      And it is hot enough for a d2
      When the weapon's damage shows 5, and its fire 1
      Then it does 5 HP, 0 of them by Strength
      And by fire it does 1 HP
