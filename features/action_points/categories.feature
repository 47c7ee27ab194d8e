Feature: Categories of attacks and weapons
  The groups that an attack belongs to, and their skills. Document 000, L13 to L32.

  @action_points.categories.attack
  Rule: Whatever is done with natural or manufactured weapons, or supernaturally, is an attack

    Scenario Outline: all of them
      Given an attack with <what>
      When its groups are asked for
      Then it is among attacks
      And it is <whether> weapons

      Examples:
        | what                       | whether   |
        | a bite                     | among     |
        | a bow                      | among     |
        | a ray                      | not among |
        | an area                    | not among |
        | an attack on body and mind | not among |

    @reading.action_points.natural_weapons.brawls.apart
    Scenario: a brawling attack, too
      Given an attack with a tackle
      When its groups are asked for
      Then it is among attacks
      And it is not among weapons

  @action_points.categories.overlap
  Rule: One attack can belong to several groups, each with its skill

    Scenario Outline: natural weapons
      Given an attack with <what>
      And the attack is <known>
      When its groups are asked for
      Then it is among weapons, melee, natural, generic
      And it is not among manufactured, projectile, exotic, siege, shields, brawling, supernatural
      And its skills are <skills>

      Examples:
        | what  | known            | skills                     |
        | a fist | not a monk's    | WpMel, WpNat, WpGen        |
        | a claw | not a monk's    | WpMel, WpNat, WpGen        |
        | a kick | a monk's        | WpMel, WpNat, WpMnk, WpGen |

    Scenario Outline: manufactured weapons
      Given an attack with <what>
      And the weapon <works>
      And the weapon is <known>
      When its groups are asked for
      Then it is among <groups>
      And its skills are <skills>

      Examples:
        | what                        | works                 | known                    | groups                                            | skills                     |
        | a sword                     | works in close combat | ordinary and generic     | weapons, melee, manufactured, generic             | WpMel, WpGen               |
        | an axe                      | is thrown             | ordinary and generic     | weapons, melee, manufactured, ranged, generic     | WpMel, WpGen               |
        | a bow                       | takes ammunition      | ordinary and generic     | weapons, manufactured, projectile, ranged, generic | WpPrj, WpGen              |
        | a shield                    | works in close combat | ordinary and not generic | weapons, melee, manufactured, shields             | WpMel, WpShd               |
        | another manufactured weapon | works in close combat | exotic                   | weapons, melee, manufactured, exotic              | WpMel, WpExo               |
        | another manufactured weapon | is thrown             | a monk's and generic     | weapons, melee, manufactured, monk, ranged, generic | WpMel, WpMnk, WpGen      |
        | another manufactured weapon | works in close combat | exotic and a monk's      | weapons, melee, manufactured, exotic, monk        | WpMel, WpExo, WpMnk        |

    Scenario Outline: supernatural attacks
      Given an attack with <what>
      And the attack is <known>
      When its groups are asked for
      Then it is among <groups>
      And its skills are <skills>

      Examples:
        | what                       | known                  | groups                         | skills       |
        | a ray                      | ranged and generic     | supernatural, ranged, generic  | WpRay, WpGen |
        | an area                    | ranged and not generic | supernatural, ranged           | WpAre        |
        | an attack on body and mind | ranged and not generic | supernatural, ranged           | WpBaM        |
        | an area                    | ranged and generic     | supernatural, ranged, generic  | WpAre, WpGen |

    Scenario Outline: what nobody knows
      Given an attack <wrong>
      When its groups are asked for
      Then it is refused for its <fact>

      Examples:
        | wrong                                      | fact                  |
        | with something without a name              | means                 |
        | of which nobody says what with             | means                 |
        | with a sword that works in no known way    | way of working        |
        | with a claw that is thrown                 | way of working        |
        | with a ray that takes ammunition           | way of working        |
        | with a weapon for nobody                   | users                 |
        | with a claw that is exotic                 | exotic training       |
        | with a tackle that is exotic               | exotic training       |
        | with a sword that carries an effect        | supernatural effect   |
        | with a ray that carries an effect          | supernatural effect   |
        | with a sword that is no melee weapon       | melee                 |
        | with a ray that is no melee weapon         | melee                 |
        | with a thrown axe held in no hands         | hands                 |
        | with a claw held in no hands               | hands                 |
        | with a sword that is ranged                | range                 |
        | with a bow that is not ranged              | range                 |
        | with a grapple that is ranged              | range                 |
        | with a ray that is a monk's                | monk                  |
        | with an area that is a monk's              | monk                  |
        | on body and mind that is a monk's          | monk                  |

  @action_points.categories.skills_of_open_groups
  Rule: Which skills go with an attack is not said as long as one of its groups is open

    Scenario Outline: something is open
      Given an attack with <what>
      When its groups are asked for
      Then it is among <groups>
      And its skills are not determined

      Examples:
        | what    | groups                     |
        | a claw  | weapons, natural           |
        | a sword | weapons, manufactured      |
        | an area | supernatural               |

    @near_miss
    Scenario: only a group without a skill is open
      Given an attack with a claw
      And the attack is not a monk's
      When its groups are asked for
      Then whether it is among ranged is not determined
      And its skills are WpMel, WpNat, WpGen

  @action_points.categories.weapon
  Rule: Natural and manufactured weapons are weapons, and supernatural attacks are not

    Scenario Outline: weapons
      Given an attack with <what>
      When its groups are asked for
      Then it is among weapons
      And it is not among supernatural, brawling

      Examples:
        | what                        |
        | another natural weapon      |
        | another manufactured weapon |

    Scenario Outline: no weapons
      Given an attack with <what>
      When its groups are asked for
      Then it is among supernatural
      And it is not among weapons, melee, natural, manufactured, projectile, exotic, monk, siege, shields, brawling

      Examples:
        | what                       |
        | a ray                      |
        | an area                    |
        | an attack on body and mind |

    @reading.action_points.natural_weapons.brawls.apart
    Scenario: a brawling attack is neither kind of weapon
      Given an attack with another brawling attack
      When its groups are asked for
      Then it is among brawling, generic
      And it is not among weapons, melee, natural, manufactured, exotic, monk, ranged
      And its skills are WpBrl, WpGen

    @reading.action_points.natural_weapons.brawls.natural
    Scenario: a brawling attack is a natural weapon
      Given an attack with another brawling attack
      And the attack is not a monk's
      When its groups are asked for
      Then it is among weapons, melee, natural, brawling, generic
      And it is not among manufactured, exotic, monk, ranged
      And its skills are WpMel, WpNat, WpBrl, WpGen

  @action_points.categories.melee
  Rule: A close combat weapon is a melee weapon

    Scenario Outline: close combat
      Given an attack with <what>
      And the weapon works in close combat
      When its groups are asked for
      Then it is among weapons, melee, manufactured
      And it is not among natural, ranged, projectile

      Examples:
        | what     |
        | an axe   |
        | a sword  |
        | a shield |

    @near_miss
    Scenario: ammunition
      Given an attack with a bow
      And the weapon takes ammunition
      When its groups are asked for
      Then it is among projectile, ranged
      And it is not among melee

  @action_points.categories.thrown_as_melee
  Rule: A thrown weapon is a melee weapon, even one that is hard to use in melee

    Scenario Outline: thrown
      Given an attack with <what>
      And the weapon is thrown
      When its groups are asked for
      Then it is among melee, ranged
      And it is not among projectile, natural

      Examples:
        | what                        |
        | an axe                      |
        | another manufactured weapon |

    @near_miss
    Scenario: shot
      Given an attack with another manufactured weapon
      And the weapon takes ammunition
      When its groups are asked for
      Then it is among projectile, ranged
      And it is not among melee

  @action_points.categories.how_it_works
  Rule: How a weapon of a given name works is not said here

    Scenario Outline: nobody says
      Given an attack with <what>
      And the weapon is ordinary and generic
      When its groups are asked for
      Then it is among weapons, manufactured, generic
      And whether it is among melee is not determined
      And whether it is among projectile is not determined
      And whether it is among ranged is not determined
      And its skills are not determined

      Examples:
        | what                        |
        | an axe                      |
        | a sword                     |
        | a bow                       |
        | a shield                    |
        | another manufactured weapon |

    @near_miss
    Scenario: somebody says
      Given an attack with a bow
      And the weapon takes ammunition
      And the weapon is ordinary and generic
      When its groups are asked for
      Then its skills are WpPrj, WpGen

  @action_points.categories.natural
  Rule: Parts of a body, and blows with them, are natural weapons

    Scenario Outline: parts of a body
      Given an attack with <what>
      When its groups are asked for
      Then it is among weapons, natural, melee, generic
      And it is not among manufactured, supernatural, exotic
      And its own type has no skill

      Examples:
        | what                   |
        | a fist                 |
        | a kick                 |
        | a claw                 |
        | a bite                 |
        | a tailsweep            |
        | another natural weapon |

    @near_miss
    Scenario Outline: others
      Given an attack with <what>
      When its groups are asked for
      Then it is not among natural

      Examples:
        | what     |
        | an axe   |
        | a shield |
        | an area  |

  @action_points.categories.natural_as_melee
  Rule: A natural weapon counts as a melee weapon, unless its description says otherwise

    Scenario: nothing is said
      Given an attack with another natural weapon
      And the attack is not a monk's
      When its groups are asked for
      Then it is among melee, natural
      And its skills are WpMel, WpNat, WpGen

    @reading.action_points.natural_weapons.brawls.natural
    Scenario: the description of a brawling attack says otherwise
      Given an attack with a grapple
      And the attack is no melee attack, by its description
      When its groups are asked for
      Then it is among weapons, natural, brawling
      And it is not among melee

    Scenario: its description says otherwise
      Given an attack with another natural weapon
      And the attack is no melee attack, by its description
      And the attack is not a monk's
      When its groups are asked for
      Then it is among weapons, natural, generic
      And it is not among melee, manufactured
      And its skills are WpNat, WpGen

    @near_miss
    Scenario: a manufactured weapon counts as melee by how it works
      Given an attack with a sword
      And the weapon works in close combat
      When its groups are asked for
      Then it is among melee, manufactured
      And it is not among natural

  @action_points.categories.own_skill
  Rule: Every weapon that is not natural is manufactured, and its type has a skill of its own

    Scenario Outline: manufactured weapons, each type with its skill
      Given an attack with <what>
      When its groups are asked for
      Then it is among weapons, manufactured
      And it is not among natural, supernatural, brawling
      And its own type has a skill

      Examples:
        | what                        |
        | an axe                      |
        | a sword                     |
        | a bow                       |
        | a shield                    |
        | another manufactured weapon |

    @near_miss
    Scenario Outline: none
      Given an attack with <what>
      When its groups are asked for
      Then it is not among manufactured
      And its own type has no skill

      Examples:
        | what                       |
        | a bite                     |
        | a grapple                  |
        | a ray                      |
        | an attack on body and mind |

  @action_points.categories.projectile
  Rule: A hand-held ranged weapon that takes ammunition is a projectile weapon

    Scenario: held in hands
      Given an attack with a bow
      And the weapon takes ammunition
      When its groups are asked for
      Then it is among projectile, ranged
      And it is not among melee, siege

    Scenario: not held in hands
      Given an attack with another manufactured weapon
      And the weapon takes ammunition
      And the weapon is not held in hands
      When its groups are asked for
      Then it is among weapons, manufactured, ranged
      And it is not among projectile, melee

    @near_miss
    Scenario Outline: held in hands, without ammunition
      Given an attack with another manufactured weapon
      And the weapon <works>
      When its groups are asked for
      Then it is among melee
      And it is not among projectile

      Examples:
        | works                 |
        | is thrown             |
        | works in close combat |

  @action_points.categories.exotic
  Rule: A weapon that takes special training is exotic

    Scenario Outline: by training
      Given an attack with another manufactured weapon
      And the weapon works in close combat
      And the weapon is <known>
      When its groups are asked for
      Then it is among <groups>
      And it is not among <others>
      And its skills are <skills>

      Examples:
        | known                | groups        | others          | skills       |
        | exotic               | melee, exotic | monk, generic   | WpMel, WpExo |
        | ordinary and generic | melee, generic | monk, exotic   | WpMel, WpGen |

    @near_miss
    Scenario: a natural weapon
      Given an attack with a claw
      When its groups are asked for
      Then it is among natural, generic
      And it is not among exotic

  @action_points.categories.which_are_exotic
  Rule: Which weapons take special training is not said here

    Scenario Outline: nobody says whether it is exotic
      Given an attack with <what>
      And the weapon works in close combat
      And the weapon is generic and no monk's
      When its groups are asked for
      Then it is among melee, generic
      And whether it is among exotic is not determined
      And its skills are not determined

      Examples:
        | what    |
        | a sword |
        | an axe  |

    @near_miss
    Scenario: somebody says that it is not exotic
      Given an attack with a sword
      And the weapon works in close combat
      And the weapon is ordinary and generic
      When its groups are asked for
      Then its skills are WpMel, WpGen

  @action_points.categories.monk
  Rule: A weapon that martial artists often use is a monk weapon

    Scenario Outline: natural and manufactured
      Given an attack with <what>
      And the <noun> is <known>
      When its groups are asked for
      Then it is among weapons, monk

      Examples:
        | what                        | noun   | known                |
        | a kick                      | attack | a monk's             |
        | another manufactured weapon | weapon | a monk's and generic |

    Scenario Outline: not theirs
      Given an attack with <what>
      And the <noun> is <known>
      When its groups are asked for
      Then it is among weapons
      And it is not among monk

      Examples:
        | what    | noun   | known                |
        | a bite  | attack | not a monk's         |
        | a sword | weapon | ordinary and generic |

    @near_miss
    Scenario: a ray is no weapon
      Given an attack with a ray
      And the attack is not a monk's
      When its groups are asked for
      Then it is among supernatural
      And it is not among monk

  @action_points.categories.which_are_monk
  Rule: Which weapons martial artists often use is not said here

    Scenario Outline: nobody says whether it is a monk's
      Given an attack with <what>
      When its groups are asked for
      Then it is among weapons
      And whether it is among monk is not determined
      And its skills are not determined

      Examples:
        | what                        |
        | a fist                      |
        | another manufactured weapon |

    @near_miss
    Scenario: no weapon
      Given an attack with an area
      When its groups are asked for
      Then it is not among monk

  @action_points.categories.siege
  Rule: A weapon large enough for more than one person is a siege weapon

    Scenario Outline: by how many can use it
      Given an attack with another manufactured weapon
      And the weapon takes ammunition
      And the weapon is not held in hands
      And the weapon is ordinary and not generic
      And the weapon is large enough for <users>
      When its groups are asked for
      Then it is among weapons, manufactured, siege
      And it is not among projectile
      And its skills are WpSie

      Examples:
        | users |
        | 2     |
        | 5     |

    @near_miss
    Scenario: for one
      Given an attack with another manufactured weapon
      And the weapon is large enough for 1
      When its groups are asked for
      Then it is among weapons
      And it is not among siege

    @near_miss
    Scenario: a limb that many could use
      Given an attack with a tailsweep
      And the weapon is large enough for 2
      When its groups are asked for
      Then it is among natural
      And it is not among siege

  @action_points.categories.shield
  Rule: A shield is a weapon with a group of its own

    Scenario: a shield
      Given an attack with a shield
      And the weapon works in close combat
      When its groups are asked for
      Then it is among weapons, melee, manufactured, shields

    Scenario: a thrown shield
      Given an attack with a shield
      And the weapon is thrown
      And the weapon is ordinary and generic
      When its groups are asked for
      Then it is among weapons, melee, manufactured, shields, ranged, generic
      And its skills are WpMel, WpShd, WpGen

    @near_miss
    Scenario: another weapon
      Given an attack with a sword
      When its groups are asked for
      Then it is among weapons, manufactured
      And it is not among shields

  @action_points.categories.brawling
  Rule: An attack in which the whole body strikes, like a grapple or a tackle, is a brawling attack

    Scenario Outline: with the whole body
      Given an attack with <what>
      When its groups are asked for
      Then it is among brawling, generic
      And it is not among manufactured, supernatural, ranged, exotic, projectile, siege, shields

      Examples:
        | what                    |
        | a grapple               |
        | a tackle                |
        | another brawling attack |

    @near_miss
    Scenario: with a part of it
      Given an attack with a kick
      When its groups are asked for
      Then it is among natural, generic
      And it is not among brawling

  @action_points.categories.supernatural
  Rule: Rays, areas and attacks on body and mind are supernatural

    Scenario Outline: supernatural
      Given an attack with <what>
      And the attack is ranged and not generic
      When its groups are asked for
      Then it is among supernatural
      And it is not among weapons, brawling

      Examples:
        | what                       |
        | a ray                      |
        | an area                    |
        | an attack on body and mind |

    @near_miss
    Scenario Outline: not supernatural
      Given an attack with <what>
      When its groups are asked for
      Then it is not among supernatural

      Examples:
        | what      |
        | a bite    |
        | a bow     |
        | a grapple |

  @action_points.categories.natural_not_supernatural
  Rule: A natural weapon is not supernatural, even when it carries a supernatural effect

    Scenario Outline: with an effect
      Given an attack with <what>
      And it carries a supernatural effect
      When its groups are asked for
      Then it is among weapons, natural, melee
      And it is not among supernatural

      Examples:
        | what                   |
        | a fist                 |
        | another natural weapon |

    @near_miss
    Scenario: without one
      Given an attack with a fist
      When its groups are asked for
      Then it is among weapons, natural, melee
      And it is not among supernatural

  @action_points.categories.ranged
  Rule: Thrown weapons, weapons with ammunition, some natural and many supernatural attacks are ranged

    Scenario Outline: weapons that are thrown or shot
      Given an attack with another manufactured weapon
      And the weapon <works>
      When its groups are asked for
      Then it is among weapons, ranged

      Examples:
        | works            |
        | is thrown        |
        | takes ammunition |

    Scenario: close combat is not ranged
      Given an attack with another manufactured weapon
      And the weapon works in close combat
      When its groups are asked for
      Then it is among weapons, melee
      And it is not among ranged

    Scenario Outline: natural and supernatural attacks, by their description
      Given an attack with <what>
      And the attack is <known>
      When its groups are asked for
      Then it is <whether> ranged

      Examples:
        | what                       | known      | whether   |
        | another natural weapon     | ranged     | among     |
        | another natural weapon     | not ranged | not among |
        | an area                    | ranged     | among     |
        | an area                    | not ranged | not among |
        | an attack on body and mind | ranged     | among     |
        | an attack on body and mind | not ranged | not among |

    @near_miss
    Scenario: a brawling attack
      Given an attack with a tackle
      When its groups are asked for
      Then it is among brawling
      And it is not among ranged

  @action_points.categories.ray_as_ranged
  Rule: A ray is a ranged attack

    Scenario: a ray
      Given an attack with a ray
      When its groups are asked for
      Then it is among supernatural, ranged, generic
      And its skills are WpRay, WpGen

    @near_miss
    Scenario: an area
      Given an attack with an area
      And the attack is not ranged
      When its groups are asked for
      Then it is among supernatural
      And it is not among ranged

  @action_points.categories.which_are_ranged
  Rule: Which natural weapons and which other supernatural attacks are ranged is not said

    Scenario Outline: nobody says whether it is ranged
      Given an attack with <what>
      When its groups are asked for
      Then whether it is among ranged is not determined

      Examples:
        | what                       |
        | a claw                     |
        | another natural weapon     |
        | an area                    |
        | an attack on body and mind |

    @near_miss
    Scenario: a ray is known to be ranged
      Given an attack with a ray
      When its groups are asked for
      Then it is among ranged

  @action_points.categories.generic_by_name
  Rule: Natural weapons, brawling attacks and rays are generic

    Scenario Outline: named
      Given an attack with <what>
      When its groups are asked for
      Then it is among generic
      And it is not among exotic

      Examples:
        | what                   |
        | a fist                 |
        | another natural weapon |
        | a grapple              |
        | a ray                  |

    Scenario: whatever a description says
      Given an attack with a ray
      And the attack is ranged and not generic
      When its groups are asked for
      Then it is among supernatural, ranged, generic

    @near_miss
    Scenario: another supernatural attack
      Given an attack with an area
      And the attack is ranged and not generic
      When its groups are asked for
      Then it is not among generic

  @action_points.categories.exotic_not_generic
  Rule: An exotic weapon is not generic

    Scenario Outline: exotic
      Given an attack with another manufactured weapon
      And the weapon <works>
      And the weapon is exotic
      When its groups are asked for
      Then it is among exotic
      And it is not among generic, monk
      And its skills are <skills>

      Examples:
        | works                 | skills       |
        | works in close combat | WpMel, WpExo |
        | takes ammunition      | WpPrj, WpExo |

    @near_miss
    Scenario: not exotic
      Given an attack with another manufactured weapon
      And the weapon is ordinary and not generic
      When its groups are asked for
      Then it is not among exotic, generic

  @action_points.categories.generic
  Rule: What is said to be generic is so

    Scenario Outline: weapons and attacks
      Given an attack with <what>
      And the <noun> is <known>
      When its groups are asked for
      Then it is <whether> generic

      Examples:
        | what    | noun   | known                    | whether   |
        | a sword | weapon | ordinary and generic     | among     |
        | a sword | weapon | ordinary and not generic | not among |
        | an area | attack | ranged and generic       | among     |
        | an area | attack | ranged and not generic   | not among |

    @near_miss
    Scenario: a natural weapon needs no word
      Given an attack with a claw
      When its groups are asked for
      Then it is among generic

  @action_points.categories.which_are_generic
  Rule: Which other weapons and attacks are generic is not said

    Scenario Outline: nobody says whether it is generic
      Given an attack with <what>
      And the <noun> is <known>
      When its groups are asked for
      Then it is not among exotic
      And whether it is among generic is not determined
      And its skills are not determined

      Examples:
        | what                       | noun   | known        |
        | a bow                      | weapon | not exotic   |
        | a shield                   | weapon | not exotic   |
        | an area                    | attack | ranged       |
        | an attack on body and mind | attack | ranged       |

    Scenario: nobody says whether it is exotic either
      Given an attack with a sword
      When its groups are asked for
      Then whether it is among exotic is not determined
      And whether it is among generic is not determined

    @near_miss
    Scenario: an exotic weapon
      Given an attack with a bow
      And the weapon is exotic
      When its groups are asked for
      Then it is among exotic
      And it is not among generic
