Feature: Akimbo attacks
  Several weapon attacks at once: who can make how many, what they cost, and at what penalty.
  Document 000, L143 to L147, L198 and L376 to L384.

  @action_points.akimbo.more_by_skill
  Rule: Three attacks and more need the skill level of the table with each and every weapon used

    Scenario Outline: enough skill
      Given a creature with 8 natural forms of attack
      And an akimbo attack, <attacks>, with one-handed weapons, each at skill level <level>
      When it attacks
      Then it is allowed, with <number> attacks

      Examples: the first five are the table's
        | attacks   | level | number |
        | triple    | 4     | 3      |
        | quadruple | 8     | 4      |
        | quintuple | 12    | 5      |
        | sextuple  | 16    | 6      |
        | septuple  | 20    | 7      |
        | triple    | 5     | 3      |
        | quintuple | 20    | 5      |

    Scenario Outline: one level too few
      Given a creature with 8 natural forms of attack
      And an akimbo attack, <attacks>, with one-handed weapons, each at skill level <level>
      When it attacks
      Then it is not allowed

      Examples:
        | attacks   | level |
        | triple    | 3     |
        | quadruple | 7     |
        | quintuple | 11    |
        | sextuple  | 15    |
        | septuple  | 19    |
        | triple    | 0     |

    Scenario Outline: each and every weapon
      Given a creature with 8 natural forms of attack
      And three attacks with one-handed weapons at skill level 20, but the <which> at 3
      When it attacks
      Then it is not allowed

      Examples:
        | which  |
        | first  |
        | second |
        | third  |

    Scenario Outline: the document's triple attacks
      Given a creature with <forms> natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 4, of 8 AP
      And the second attack, with a weapon of the <second> kind at skill level 4, of 6 AP
      And the third attack, with a weapon of the natural kind at skill level 4, of 7 AP
      When it attacks
      Then it is allowed, with 3 attacks

      Examples: a monk's staff and kick, a lion's claws and bite
        | forms | first      | second  |
        | 4     | one-handed | light   |
        | 3     | natural    | natural |

    @near_miss
    Scenario: a double attack
      Given a creature with 8 natural forms of attack
      And an akimbo attack, double, with one-handed weapons, each at skill level 3
      When it attacks
      Then it is allowed, with 2 attacks

  @action_points.akimbo.beyond_septuple
  Rule: What skill level more than seven attacks need is not said

    Scenario Outline: a kraken's tentacles
      Given a creature with 10 natural forms of attack
      And an akimbo attack, <attacks>, with natural weapons, each at skill level <level>
      When it attacks
      Then whether it is allowed is not determined

      Examples:
        | attacks  | level |
        | octuple  | 24    |
        | octuple  | 0     |
        | nonuple  | 40    |

    @near_miss
    Scenario: seven of them
      Given a creature with 10 natural forms of attack
      And an akimbo attack, septuple, with natural weapons, each at skill level 24
      When it attacks
      Then it is allowed, with 7 attacks

  @action_points.akimbo.double_weapon
  Rule: In an akimbo attack, a double weapon counts as a one-handed and a light weapon

    Scenario Outline: its two ends
      Given a double weapon made for <size> creatures
      When a <size> creature uses it for an akimbo attack
      Then its ends count as one-handed and light

      Examples:
        | size   |
        | Small  |
        | Medium |
        | Large  |

    @near_miss
    Scenario: two weapons, of which none is double
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 4, of 8 AP
      And the second attack, with a weapon of the light kind at skill level 4, of 8 AP
      And the cost of an akimbo attack is reduced by 3 AP
      When it attacks
      Then it costs 13 AP, at -4, -4

    Scenario Outline: what nobody knows of a double weapon
      Given a double weapon, but <wrong>
      When it is used for an akimbo attack
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact          |
        | made for no size            | made-for size |
        | nobody says for whom        | made-for size |
        | wielded by no size          | wielder       |
        | nobody says by whom         | wielder       |

  @action_points.akimbo.double_weapon_size
  Rule: Only a wielder of the size that a double weapon was made for can use it so

    Scenario Outline: of another size
      Given a double weapon made for <made for> creatures
      When a <wielder> creature uses it for an akimbo attack
      Then it is not allowed

      Examples:
        | made for | wielder |
        | Medium   | Small   |
        | Medium   | Large   |
        | Small    | Medium  |
        | Large    | Small   |

    @near_miss
    Scenario: of its own size
      Given a double weapon made for Huge creatures
      When a Huge creature uses it for an akimbo attack
      Then its ends count as one-handed and light

  @action_points.akimbo.at_once
  Rule: Two or more weapon attacks at once, or overlapping in time, are an akimbo attack

    Scenario Outline: the document's combinations
      Given a creature with <forms> natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 4, of 8 AP
      And the second attack, with a weapon of the <second> kind at skill level 4, of 8 AP
      And the cost of an akimbo attack is reduced by 3 AP
      When it attacks
      Then it is an akimbo attack
      And it costs 13 AP

      Examples: a pair of daggers, sword and shield, two scimitars, a hand crossbow and a sword, two eye rays
        | forms | first      | second     |
        | 4     | light      | light      |
        | 4     | one-handed | light      |
        | 4     | one-handed | one-handed |
        | 4     | light      | one-handed |
        | 10    | other      | other      |

    @near_miss
    Scenario: not at once
      Given a creature with 4 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 4, of 8 AP
      And the second attack, with a weapon of the light kind at skill level 4, of 8 AP
      And they are made one after another
      When it attacks
      Then it is no akimbo attack
      And it costs 16 AP, at 0, 0

    Scenario Outline: what nobody knows
      Given several attacks, but <wrong>
      When it attacks
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact                  |
        | by a creature without any form of attack | attacks               |
        | nobody says with which forms             | natural forms         |
        | only one of them                         | attacks               |
        | nobody says which                        | attacks               |
        | one with a form that the creature lacks  | attacks               |
        | one of them with no known kind of weapon | attacks               |
        | one of them with less than no skill      | attacks               |
        | one of them of less than no time         | attacks               |
        | at no lower cost                         | reduction             |
        | at a cost below nothing                  | reduction             |
        | two, with penalties of their own         | penalties             |
        | three, with penalties for two            | penalties             |
        | three, with no penalty for one           | penalties             |
        | three, as light a penalty as for two     | penalties             |
        | with less than no Akimbo level           | Akimbo level          |
        | with a bonus of no Akimbo level          | Akimbo bonus          |
        | with less than no Akimbo bonus           | Akimbo bonus          |
        | a penalty that ends too soon             | Akimbo bonus          |
        | a penalty that ends too late             | Akimbo bonus          |
        | a single target that lowers nothing      | single target's bonus |

  @action_points.akimbo.one_after_another
  Rule: Attacks one after another with two weapons are regular attacks

    Scenario Outline: neither cheaper nor worse
      Given a creature with <forms> natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 0, of <AP> AP
      And the second attack, with a weapon of the <second> kind at skill level 0, of 7 AP
      And they are made one after another
      And the cost of an akimbo attack is reduced by 3 AP
      When it attacks
      Then it is no akimbo attack
      And it costs <sum> AP, at 0, 0

      Examples:
        | forms | first      | second     | AP | sum |
        | 2     | light      | light      | 7  | 14  |
        | 2     | one-handed | light      | 9  | 16  |
        | 2     | natural    | one-handed | 0  | 7   |

    Scenario: one form for both of them
      Given a creature with 1 natural forms of attack
      And two attacks with the same form, of 6 AP each
      And they are made one after another
      When it attacks
      Then it is no akimbo attack
      And it costs 12 AP, at 0, 0

    @near_miss
    Scenario: the same attacks at once
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 0, of 7 AP
      And the second attack, with a weapon of the light kind at skill level 0, of 7 AP
      And the cost of an akimbo attack is reduced by 3 AP
      When it attacks
      Then it is an akimbo attack
      And it costs 11 AP, at -4, -4

  @action_points.akimbo.natural_forms
  Rule: An akimbo attack needs several natural forms of attack

    Scenario: one form
      Given a creature with 1 natural forms of attack
      And two attacks with the same form, of 6 AP each
      When it attacks
      Then it is not allowed

    Scenario: two forms
      Given a creature with 2 natural forms of attack
      And an akimbo attack, double, with natural weapons, each at skill level 9
      When it attacks
      Then it is allowed, with 2 attacks

    @near_miss
    Scenario: two forms, of which one is used twice
      Given a creature with 2 natural forms of attack
      And two attacks with the same form, of 6 AP each
      When it attacks
      Then it is not allowed

  @action_points.akimbo.double_attack
  Rule: Two attacks need two natural forms of attack, and no skill

    Scenario Outline: two attacks
      Given a creature with <forms> natural forms of attack
      And an akimbo attack, double, with one-handed weapons, each at skill level <level>
      When it attacks
      Then it is allowed, with 2 attacks

      Examples:
        | forms | level |
        | 2     | 0     |
        | 3     | 1     |
        | 8     | 0     |

    @near_miss
    Scenario: three attacks
      Given a creature with 8 natural forms of attack
      And an akimbo attack, triple, with one-handed weapons, each at skill level 4
      When it attacks
      Then it is allowed, with 3 attacks

  @action_points.akimbo.each_form_once
  Rule: Each natural form of attack serves once in an akimbo attack

    Scenario Outline: one of them twice
      Given a creature with <forms> natural forms of attack
      And two attacks with the same form, of 6 AP each
      When it attacks
      Then it is not allowed

      Examples:
        | forms |
        | 2     |
        | 5     |

    Scenario: one of three twice
      Given a creature with 3 natural forms of attack
      And two attacks with the same form, of 6 AP each
      And the third attack, with a weapon of the natural kind at skill level 9, of 7 AP
      When it attacks
      Then it is not allowed

    @near_miss
    Scenario: each once
      Given a creature with 3 natural forms of attack
      And an akimbo attack, triple, with natural weapons, each at skill level 9
      When it attacks
      Then it is allowed, with 3 attacks

  @action_points.akimbo.cost
  Rule: An akimbo attack costs the sum of its attacks, less a reduction

    Scenario Outline: sums and reductions
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 1, of <first> AP
      And the second attack, with a weapon of the light kind at skill level 1, of <second> AP
      And the cost of an akimbo attack is reduced by <reduction> AP
      When it attacks
      Then it costs <cost> AP, at -4, -4

      Examples:
        | first | second | reduction | cost |
        | 6     | 6      | 4         | 8    |
        | 6     | 9      | 1         | 14   |
        | 8     | 6      | 13        | 1    |
        | 8     | 6      | 14        | 0    |

    Scenario: three of them
      Given a creature with 3 natural forms of attack
      And an akimbo attack, triple, with natural weapons, each at skill level 9
      And the cost of an akimbo attack is reduced by 5 AP
      When it attacks
      Then it costs 19 AP

    @near_miss
    Scenario: one after another
      Given a creature with 2 natural forms of attack
      And an akimbo attack, double, with natural weapons, each at skill level 9
      And the cost of an akimbo attack is reduced by 5 AP
      And they are made one after another
      When it attacks
      Then it costs 16 AP, at 0, 0

  @action_points.akimbo.reduction
  Rule: By how much the cost is reduced, the akimbo action says and not this text

    Scenario: nobody says
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the one-handed kind at skill level 1, of 7 AP
      When it attacks
      Then it is an akimbo attack
      And what it costs is not determined

    @near_miss
    Scenario: somebody says
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the one-handed kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      When it attacks
      Then it costs 11 AP

  @action_points.akimbo.double_penalty
  Rule: In a double attack, natural weapons attack at -2, light ones at -4 and others at -6

    Scenario Outline: two weapons of a kind
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      When it attacks
      Then it costs 11 AP, at <penalty>, <penalty>

      Examples:
        | kind       | penalty |
        | natural    | -2      |
        | light      | -4      |
        | one-handed | -6      |
        | other      | -6      |

    @reading.action_points.akimbo.mixed_weapons.each_its_own
    Scenario Outline: two kinds, each with its own penalty
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <second> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      When it attacks
      Then it costs 11 AP, at <one>, <two>

      Examples:
        | first      | second  | one | two |
        | one-handed | light   | -6  | -4  |
        | natural    | light   | -2  | -4  |
        | other      | natural | -6  | -2  |

    @reading.action_points.akimbo.mixed_weapons.heaviest_for_all
    Scenario Outline: two kinds, with the penalty of the heavier
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <second> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      When it attacks
      Then it costs 11 AP, at <one>, <two>

      Examples:
        | first      | second  | one | two |
        | one-handed | light   | -6  | -6  |
        | natural    | light   | -4  | -4  |
        | other      | natural | -6  | -6  |

    Scenario: one-handed, and another
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the one-handed kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the other kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      When it attacks
      Then it costs 11 AP, at -6, -6

    Scenario Outline: lowered by levels whose bonus is known
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>, which lowers the penalty by <bonus>
      When it attacks
      Then it costs 11 AP, at <penalty>, <penalty>

      Examples:
        | kind       | level | bonus | penalty |
        | natural    | 6     | 1     | -1      |
        | natural    | 0     | 0     | -2      |
        | light      | 7     | 2     | -2      |
        | light      | 16    | 3     | -1      |
        | one-handed | 17    | 4     | -2      |
        | one-handed | 26    | 5     | -1      |
        | other      | 26    | 5     | -1      |
        | other      | 30    | 7     | 0       |

    @near_miss
    Scenario: three attacks with natural weapons
      Given a creature with 3 natural forms of attack
      And an akimbo attack, triple, with natural weapons, each at skill level 9
      And the cost of an akimbo attack is reduced by 5 AP
      And the akimbo action tells penalties of -3, -4, -5
      When it attacks
      Then it costs 19 AP, at -3, -4, -5

  @action_points.akimbo.more_attacks
  Rule: More attacks have a higher penalty, which the akimbo action tells and not this text

    Scenario Outline: nobody tells
      Given a creature with 8 natural forms of attack
      And an akimbo attack, <attacks>, with <kind> weapons, each at skill level 20
      And an Akimbo level of 30
      When it attacks
      Then it is an akimbo attack
      And its penalty is not determined

      Examples:
        | attacks   | kind       |
        | triple    | one-handed |
        | quadruple | natural    |

    @near_miss
    Scenario Outline: the action tells
      Given a creature with 8 natural forms of attack
      And an akimbo attack, triple, with <kind> weapons, each at skill level 20
      And the cost of an akimbo attack is reduced by 5 AP
      And the akimbo action tells penalties of <penalties>
      When it attacks
      Then it costs 19 AP, at <penalties>

      Examples: one more than in a double attack, and far more
        | kind       | penalties     |
        | natural    | -3, -3, -3    |
        | light      | -5, -5, -5    |
        | one-handed | -7, -7, -7    |
        | other      | -7, -9, -12   |

    @near_miss
    Scenario Outline: the action and the skill tell
      Given a creature with 8 natural forms of attack
      And an akimbo attack, triple, with light weapons, each at skill level 20
      And the cost of an akimbo attack is reduced by 5 AP
      And the akimbo action tells penalties of -6, -8, -6
      And an Akimbo level of <level>, which lowers the penalty by <bonus>
      When it attacks
      Then it costs 19 AP, at <penalties>

      Examples:
        | level | bonus | penalties  |
        | 10    | 2     | -4, -6, -4 |
        | 40    | 7     | 0, -1, 0   |

  @action_points.akimbo.single_target
  Rule: One target for all attacks lowers the penalty, by how much is not said

    Scenario Outline: nobody says by how much
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <first> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <second> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And all attacks are against one target
      When it attacks
      Then it costs 11 AP
      And its penalty is not determined

      Examples:
        | first      | second     |
        | light      | light      |
        | natural    | natural    |
        | one-handed | light      |

    Scenario: one attack has lost its penalty to skill, and the other has not
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the natural kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the other kind at skill level 1, of 7 AP
      And an Akimbo level of 7, which lowers the penalty by 2
      And all attacks are against one target
      When it attacks
      Then its penalty is not determined

    @near_miss
    Scenario Outline: somebody says by how much
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the light kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And all attacks are against one target, which lowers the penalty by <bonus>
      When it attacks
      Then it costs 11 AP, at <penalty>, <penalty>

      Examples:
        | bonus | penalty |
        | 1     | -3      |
        | 4     | 0       |
        | 5     | 0       |

    @near_miss
    Scenario Outline: no penalty is left to lower
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the natural kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the natural kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>
      And all attacks are against one target
      When it attacks
      Then it costs 11 AP, at 0, 0

      Examples:
        | level |
        | 7     |
        | 20    |

    @near_miss
    Scenario: several targets, whatever one would be worth
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the light kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the light kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And one target would lower the penalty by 2, but there are several
      When it attacks
      Then it costs 11 AP, at -4, -4

  @action_points.akimbo.skill
  Rule: Levels in the Akimbo style lower the penalty, by how much at each level is not said

    Scenario Outline: levels below those that end the penalty
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And an Akimbo level of <level>
      When it attacks
      Then its penalty is not determined

      Examples: how it falls for a weapon of another kind is never said
        | kind       | level |
        | natural    | 1     |
        | natural    | 6     |
        | light      | 7     |
        | light      | 16    |
        | one-handed | 17    |
        | one-handed | 26    |
        | other      | 27    |

    Scenario: three attacks at some level
      Given a creature with 3 natural forms of attack
      And an akimbo attack, triple, with natural weapons, each at skill level 9
      And the akimbo action tells penalties of -5, -5, -5
      And an Akimbo level of 7
      When it attacks
      Then its penalty is not determined

    @near_miss
    Scenario Outline: no level, or enough of them
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>
      When it attacks
      Then it costs 11 AP, at <penalty>, <penalty>

      Examples:
        | kind    | level | penalty |
        | natural | 0     | -2      |
        | natural | 7     | 0       |

  @action_points.akimbo.skill_to_nothing
  Rule: A double attack has no penalty from Akimbo level 7 on with natural, 17 with light and 27 with one-handed weapons

    Scenario Outline: at the level and beyond
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>
      When it attacks
      Then it costs 11 AP, at 0, 0

      Examples:
        | kind       | level |
        | natural    | 7     |
        | natural    | 8     |
        | light      | 17    |
        | light      | 18    |
        | one-handed | 27    |
        | one-handed | 40    |

    Scenario Outline: with a bonus that agrees
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>, which lowers the penalty by <bonus>
      When it attacks
      Then it costs 11 AP, at 0, 0

      Examples:
        | kind       | level | bonus |
        | natural    | 7     | 2     |
        | light      | 17    | 4     |
        | one-handed | 27    | 6     |
        | light      | 30    | 6     |

    @reading.action_points.akimbo.mixed_weapons.each_its_own
    Scenario: a natural and a light weapon, each with its own level
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the natural kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the light kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of 7, which lowers the penalty by 2
      When it attacks
      Then it costs 11 AP, at 0, -2

    Scenario: both kinds at the level of the heavier
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the one-handed kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the light kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of 27
      When it attacks
      Then it costs 11 AP, at 0, 0

    @near_miss
    Scenario Outline: one level short of it
      Given a creature with 2 natural forms of attack
      And the first attack, with a weapon of the <kind> kind at skill level 1, of 6 AP
      And the second attack, with a weapon of the <kind> kind at skill level 1, of 7 AP
      And the cost of an akimbo attack is reduced by 2 AP
      And an Akimbo level of <level>, which lowers the penalty by <bonus>
      When it attacks
      Then it costs 11 AP, at -1, -1

      Examples:
        | kind       | level | bonus |
        | natural    | 6     | 1     |
        | light      | 16    | 3     |
        | one-handed | 26    | 5     |
