Feature: Initiative
  A die, the weapon and the situation say when someone acts. Document 001, L13 to L31.

  @weapon_speed.initiative.every_round
  Rule: Initiative is rolled anew for every round, and once

    Scenario: once in a round
      Given Ann of the party with weapon speed 4
      And initiative has been rolled, with 7 for sides and 7 for characters
      When initiative is rolled, with 2 for sides and 2 for characters
      Then it is not allowed

    Scenario: anew in the next round
      Given Ann of the party with weapon speed 4
      And initiative has been rolled, with 7 for sides and 7 for characters
      And the round has ended
      When initiative is rolled, with 2 for sides and 2 for characters
      Then it is allowed
      And the initiatives are 8

    Scenario: anew in another combat
      Given Ann of the party with weapon speed 4
      And initiative has been rolled, with 7 for sides and 7 for characters
      And the combat has ended
      When initiative is rolled, with 2 for sides and 2 for characters
      Then the initiatives are 8

    Scenario: a side that comes later rolls too
      Given initiative has been rolled for Zoe alone
      And Ann of the foes with weapon speed 4
      When initiative is rolled, with 2 for sides and 2 for characters
      Then the initiatives are 8

    @reading.weapon_speed.initiative.who_rolls.sides
    Scenario: a latecomer acts on the die of a side that has rolled
      Given initiative has been rolled for Zoe alone
      And Ann of the party with weapon speed 4
      When initiative is rolled, with 2 for sides and 2 for characters
      Then the initiatives are 11

    @reading.weapon_speed.initiative.who_rolls.characters
    Scenario: a latecomer rolls as every character does
      Given initiative has been rolled for Zoe alone
      And Ann of the party with weapon speed 4
      When initiative is rolled, with 2 for sides and 2 for characters
      Then the initiatives are 8

    @reading.weapon_speed.initiative.who_rolls.sides
    Scenario: a latecomer beside a side that has not rolled yet
      Given initiative has been rolled for Zoe alone
      And Orc of the foes with weapon speed 5
      And Ann of the party with weapon speed 4
      When initiative is rolled, with 3 for sides and 2, 6 for characters
      Then the initiatives are 8 and 11

    @reading.weapon_speed.initiative.who_rolls.characters
    Scenario: a latecomer beside a side that comes later, each with a die
      Given initiative has been rolled for Zoe alone
      And Orc of the foes with weapon speed 5
      And Ann of the party with weapon speed 4
      When initiative is rolled, with 3 for sides and 2, 6 for characters
      Then the initiatives are 7 and 12

    Scenario: a side's die of the round before
      Given initiative has been rolled for Zoe alone
      And the round has ended
      And Ann of the party with weapon speed 4
      When initiative is rolled, with 2 for sides and 2 for characters
      Then the initiatives are 8

    Scenario: one among several has rolled already
      Given initiative has been rolled for Zoe alone
      And Ann of the party with weapon speed 4
      And Zoe of the party with weapon speed 5
      When initiative is rolled, with 2 for sides and 2, 3 for characters
      Then it is not allowed

    @reading.weapon_speed.initiative.who_rolls.sides
    Scenario: one die for each side
      Given Ann of the party with weapon speed 4
      And Orc of the foes with weapon speed 5
      And Bob of the party with weapon speed 9
      When initiative is rolled, with 7, 3 for sides and 2, 6, 10 for characters
      Then the initiatives are 13, 8 and 8

    @reading.weapon_speed.initiative.who_rolls.characters
    Scenario: one die for each character
      Given Ann of the party with weapon speed 4
      And Orc of the foes with weapon speed 5
      And Bob of the party with weapon speed 9
      When initiative is rolled, with 7, 3 for sides and 2, 6, 10 for characters
      Then the initiatives are 8, 11 and 11

    Scenario: situations change what was rolled
      Given Ann of the party with weapon speed 4, modified by -3
      And Orc of the foes with weapon speed 9, modified by 2
      When initiative is rolled, with 7, 9 for sides and 7, 9 for characters
      Then the initiatives are 10 and 12

    @reading.weapon_speed.initiative.modified_range.as_it_comes
    Scenario: what was rolled is modified beyond the range
      Given Ann of the party with weapon speed 10, modified by -3
      When initiative is rolled, with 1 for sides and 1 for characters
      Then the initiatives are -2

    @reading.weapon_speed.initiative.modified_range.held_within
    Scenario: what was rolled is modified, and held within the range
      Given Ann of the party with weapon speed 10, modified by -3
      When initiative is rolled, with 1 for sides and 1 for characters
      Then the initiatives are 1

    Scenario: each of two sides with one character
      Given Ann of the party with weapon speed 4
      And Orc of the foes with weapon speed 9
      When initiative is rolled, with 7, 9 for sides and 7, 9 for characters
      Then the initiatives are 13 and 10

    @reading.weapon_speed.initiative.who_rolls.sides
    Scenario Outline: a side's die that no d10 shows
      Given Ann of the party with weapon speed 4
      When initiative is rolled, with <face> for sides and 5 for characters
      Then it is refused for its side's roll

      Examples:
        | face |
        | 0    |
        | 11   |

    @reading.weapon_speed.initiative.who_rolls.characters
    Scenario Outline: a character's die that no d10 shows
      Given Ann of the party with weapon speed 4
      When initiative is rolled, with 5 for sides and <face> for characters
      Then it is refused for its character's roll

      Examples:
        | face |
        | 0    |
        | 11   |

    Scenario: one name twice
      Given Ann of the party with weapon speed 4
      And Ann of the foes with weapon speed 5
      When initiative is rolled, with 7, 3 for sides and 2, 6 for characters
      Then it is refused for its combatants

    Scenario: an empty list of combatants
      Given nobody to roll for
      When initiative is rolled, with 7 for sides and 2 for characters
      Then it is refused for its combatants

    Scenario: no list of combatants
      When initiative is rolled, with 7 for sides and 2 for characters
      Then it is refused for its combatants

    Scenario Outline: a combatant's weapon speed that no weapon has
      Given Ann of the party with weapon speed <speed>
      When initiative is rolled, with 7 for sides and 2 for characters
      Then it is refused for its combatant's weapon speed

      Examples:
        | speed |
        | 0     |
        | 11    |

    Scenario Outline: combatants of the slowest and the quickest weapon
      Given Ann of the party with weapon speed <speed>
      When initiative is rolled, with <face> for sides and <face> for characters
      Then the initiatives are <initiative>

      Examples:
        | speed | face | initiative |
        | 10    | 1    | 1          |
        | 1     | 10   | 19         |

  @weapon_speed.initiative.formula
  Rule: Initiative is a d10 and 10, less the weapon speed

    Scenario Outline: the examples of the document
      Given a weapon of speed <speed>
      When the initiative roll shows <face>
      Then the initiative is <initiative>

      Examples: the first acts before the second
        | speed | face | initiative |
        | 4     | 7    | 13         |
        | 9     | 9    | 10         |

    Scenario Outline: every face, with a weapon of speed 5
      Given a weapon of speed 5
      When the initiative roll shows <face>
      Then the initiative is <initiative>
      And situations make 0 of it

      Examples:
        | face | initiative |
        | 1    | 6          |
        | 2    | 7          |
        | 3    | 8          |
        | 4    | 9          |
        | 5    | 10         |
        | 6    | 11         |
        | 7    | 12         |
        | 8    | 13         |
        | 9    | 14         |
        | 10   | 15         |

    Scenario Outline: every weapon speed
      Given a weapon of speed <speed>
      When the initiative roll shows 6
      Then the initiative is <initiative>

      Examples:
        | speed | initiative |
        | 1     | 15         |
        | 2     | 14         |
        | 3     | 13         |
        | 4     | 12         |
        | 5     | 11         |
        | 6     | 10         |
        | 7     | 9          |
        | 8     | 8          |
        | 9     | 7          |
        | 10    | 6          |

    Scenario Outline: an initiative roll that no d10 shows
      Given a weapon of speed 5
      When the initiative roll shows <face>
      Then it is refused for its initiative roll

      Examples:
        | face |
        | 0    |
        | 11   |

    Scenario Outline: weapon speeds that no weapon has
      Given a weapon of speed <speed>
      When the initiative roll shows 6
      Then it is refused for its weapon speed

      Examples:
        | speed |
        | 0     |
        | 11    |

  @weapon_speed.initiative.weapon_speeds
  Rule: What speed each weapon has stands elsewhere

    Scenario: nobody knows the weapon's speed
      When the initiative roll shows 6
      Then the initiative is not determined

    Scenario: nobody knows the weapon's speed, but the situation is known
      Given someone who is hasted
      When the initiative roll shows 6
      Then situations make 2 of it
      And the initiative is not determined

    @reading.weapon_speed.initiative.weapon_of_a_caster.counts
    Scenario: nobody knows the speed of a caster's weapon
      Given a spell with a casting time of 3
      When the initiative roll shows 6
      Then the initiative is not determined

    Scenario: nobody knows the speed of one among several
      Given Ann of the party with weapon speed 4
      And Orc of the foes, whose weapon nobody knows
      When initiative is rolled, with 7, 9 for sides and 7, 9 for characters
      Then it is allowed
      And the initiatives are not determined

    Scenario: what stays open is not rolled yet
      Given Orc of the foes, whose weapon nobody knows
      When initiative is rolled, with 3 for sides and 3 for characters
      Then the initiatives are not determined
      When initiative is rolled for Orc of the foes with weapon speed 5, with 9 for sides and 9 for characters
      Then the initiatives are 14

    @reading.weapon_speed.initiative.weapon_of_a_caster.counts
    Scenario: nobody knows the speed of the weapon of a caster among others
      Given Ann of the party, who casts a spell with a casting time of 3
      When initiative is rolled, with 7 for sides and 7 for characters
      Then the initiatives are not determined

    @near_miss
    Scenario: once the speed is known
      Given a weapon of speed 1
      When the initiative roll shows 6
      Then the initiative is 15

  @weapon_speed.initiative.range
  Rule: Initiative lies between 1 and 19

    Scenario Outline: the ends of the range
      Given a weapon of speed <speed>
      When the initiative roll shows <face>
      Then the initiative is <initiative>

      Examples: the slowest weapon with the lowest roll, the quickest with the highest, and their neighbours
        | speed | face | initiative |
        | 10    | 1    | 1          |
        | 10    | 2    | 2          |
        | 1     | 9    | 18         |
        | 1     | 10   | 19         |

    @near_miss @reading.weapon_speed.initiative.modified_range.as_it_comes
    Scenario Outline: situations beyond the range
      Given a weapon of speed <speed>
      And someone who is <situation>
      When the initiative roll shows <face>
      Then the initiative is <initiative>

      Examples:
        | speed | situation  | face | initiative |
        | 10    | slowed     | 2    | 0          |
        | 10    | underwater | 1    | -5         |
        | 1     | hasted     | 9    | 20         |

    @reading.weapon_speed.initiative.modified_range.held_within
    Scenario Outline: situations held within the range
      Given a weapon of speed <speed>
      And someone who is <situation>
      When the initiative roll shows <face>
      Then the initiative is <initiative>

      Examples:
        | speed | situation  | face | initiative |
        | 10    | slowed     | 2    | 1          |
        | 10    | underwater | 1    | 1          |
        | 1     | hasted     | 9    | 19         |

    Scenario Outline: situations at the ends of the range
      Given a weapon of speed <speed>
      And someone who is <situation>
      When the initiative roll shows <face>
      Then the initiative is <initiative>

      Examples:
        | speed | situation | face | initiative |
        | 10    | slowed    | 3    | 1          |
        | 1     | hasted    | 8    | 19         |

  @weapon_speed.initiative.casting_time
  Rule: A spell takes its casting time off the caster's initiative

    @reading.weapon_speed.initiative.weapon_of_a_caster.counts
    Scenario Outline: the casting time, beside the weapon
      Given a weapon of speed 2
      And a spell with a casting time of <time>
      When the initiative roll shows 6
      Then the initiative is <initiative>

      Examples: the document's example among them
        | time | initiative |
        | 0    | 14         |
        | 1    | 13         |
        | 3    | 11         |
        | 9    | 5          |

    @reading.weapon_speed.initiative.weapon_of_a_caster.does_not_count
    Scenario Outline: the casting time, in place of the weapon
      Given a weapon of speed 2
      And a spell with a casting time of <time>
      When the initiative roll shows 6
      Then the initiative is <initiative>

      Examples: the document's example among them
        | time | initiative |
        | 0    | 16         |
        | 1    | 15         |
        | 3    | 13         |
        | 9    | 7          |

    @reading.weapon_speed.initiative.weapon_of_a_caster.does_not_count
    Scenario: a caster whose weapon nobody knows
      Given a spell with a casting time of 3
      When the initiative roll shows 6
      Then the initiative is 13

    @reading.weapon_speed.initiative.weapon_of_a_caster.counts
    Scenario Outline: a caster among others, beside the weapon
      Given Ann of the party with weapon speed 2, modified by 1, who casts a spell with a casting time of <time>
      And Orc of the foes with weapon speed 9
      When initiative is rolled, with 6, 9 for sides and 6, 9 for characters
      Then the initiatives are <initiative> and 10

      Examples:
        | time | initiative |
        | 0    | 15         |
        | 1    | 14         |
        | 3    | 12         |

    @reading.weapon_speed.initiative.weapon_of_a_caster.does_not_count
    Scenario Outline: a caster among others, in place of the weapon
      Given Ann of the party with weapon speed 2, modified by 1, who casts a spell with a casting time of <time>
      And Orc of the foes with weapon speed 9
      When initiative is rolled, with 6, 9 for sides and 6, 9 for characters
      Then the initiatives are <initiative> and 10

      Examples:
        | time | initiative |
        | 0    | 17         |
        | 1    | 16         |
        | 3    | 14         |

    @reading.weapon_speed.initiative.weapon_of_a_caster.does_not_count
    Scenario: a caster among others whose weapon nobody knows
      Given Ann of the party, who casts a spell with a casting time of 3
      And Orc of the foes with weapon speed 9
      When initiative is rolled, with 6, 9 for sides and 6, 9 for characters
      Then the initiatives are 13 and 10

    Scenario: a casting time below 0 among others
      Given Ann of the party, who casts a spell with a casting time of -1
      When initiative is rolled, with 6 for sides and 6 for characters
      Then it is refused for its combatant's casting time

    @near_miss
    Scenario: nobody casts
      Given a weapon of speed 2
      When the initiative roll shows 6
      Then the initiative is 14

    Scenario: a casting time below 0
      Given a weapon of speed 2
      And a spell with a casting time of -1
      When the initiative roll shows 6
      Then it is refused for its casting time

  @weapon_speed.initiative.spell_takes_effect
  Rule: A spell takes effect at its caster's lowered initiative

    @reading.weapon_speed.initiative.weapon_of_a_caster.counts
    Scenario: a caster in a situation of the table
      Given a weapon of speed 4
      And someone who is on high ground
      And a spell with a casting time of 3
      When the initiative roll shows 7
      Then the initiative is 11
      And situations make 1 of it

    @reading.weapon_speed.initiative.weapon_of_a_caster.does_not_count
    Scenario: a caster without the weapon's speed in a situation of the table
      Given a weapon of speed 4
      And someone who is on high ground
      And a spell with a casting time of 3
      When the initiative roll shows 7
      Then the initiative is 15
      And situations make 1 of it

    @near_miss
    Scenario: a weapon takes no time beyond its speed
      Given a weapon of speed 4
      And someone who is on high ground
      When the initiative roll shows 7
      Then the initiative is 14

  @weapon_speed.initiative.long_spells
  Rule: A spell of a round or more takes effect when this round ends, or in a later one

    Scenario Outline: in a later round, as the spell itself says
      Given the round has ended
      And a spell of <rounds> rounds that says it comes <later> rounds later
      When it is asked when the long spell takes effect
      Then it is in round <round>, <later> rounds later
      And whether that is at its end is not determined

      Examples:
        | rounds | later | round |
        | 1      | 1     | 3     |
        | 3      | 2     | 4     |
        | 3      | 3     | 5     |

    Scenario Outline: in this round, as the spell itself says
      Given the round has ended
      And a spell of <rounds> rounds that says it comes 0 rounds later
      When it is asked when the long spell takes effect
      Then it is in round 2, 0 rounds later
      And that is at its end

      Examples:
        | rounds |
        | 1      |
        | 3      |

    Scenario: as the spell itself says, in the first round
      Given a spell of 2 rounds that says it comes 1 rounds later
      When it is asked when the long spell takes effect
      Then it is in round 2, 1 rounds later

    @reading.weapon_speed.initiative.spell_of_one_round.end_of_the_round
    Scenario: a spell of one round that says nothing
      Given the round has ended
      And a spell of 1 rounds
      When it is asked when the long spell takes effect
      Then it is in round 2, 0 rounds later
      And that is at its end

    Scenario Outline: a spell of less than a round is no long spell
      Given a spell of <rounds> rounds
      When it is asked when the long spell takes effect
      Then it is refused for its rounds of casting

      Examples:
        | rounds |
        | 0      |
        | -1     |

    Scenario: a spell that came before it was cast
      Given a spell of 2 rounds that says it comes -1 rounds later
      When it is asked when the long spell takes effect
      Then it is refused for its rounds until it comes

    Scenario: nobody says how long it is cast
      When it is asked when the long spell takes effect
      Then it is refused for its rounds of casting

  @weapon_speed.initiative.specified_elsewhere
  Rule: How much later a longer spell takes effect stands elsewhere

    Scenario Outline: a longer spell that says nothing
      Given a spell of <rounds> rounds
      When it is asked when the long spell takes effect
      Then when it takes effect is not determined

      Examples:
        | rounds |
        | 2      |
        | 3      |
        | 10     |

    @reading.weapon_speed.initiative.spell_of_one_round.as_specified
    Scenario: a spell of one round, whose end is not specified
      Given a spell of 1 rounds
      When it is asked when the long spell takes effect
      Then when it takes effect is not determined

    @near_miss
    Scenario: once it is specified
      Given a spell of 2 rounds that says it comes 2 rounds later
      When it is asked when the long spell takes effect
      Then it is in round 3, 2 rounds later

  @weapon_speed.initiative.situations
  Rule: Situations modify initiative, from -6 underwater to +2

    Scenario Outline: each situation
      Given a weapon of speed 5
      And the situation "<situation>"
      When the initiative roll shows 6
      Then the initiative is <initiative>
      And situations make <modifier> of it

      Examples: every row of the table
        | situation                          | modifier | initiative |
        | Hasted                             | +2       | 13         |
        | Slowed                             | −2       | 9          |
        | High ground                        | +1       | 12         |
        | Receive charge                     | +2       | 13         |
        | Knee-deep water                    | −2       | 9          |
        | Slippery footing                   | −2       | 9          |
        | Waist-deep water                   | −4       | 7          |
        | Underwater                         | −6       | 5          |
        | Hindered (climbing, tangled, held) | −3       | 8          |
        | Called shot                        | −1       | 10         |

    Scenario Outline: each way of being hindered
      Given a weapon of speed 5
      And someone who is <hindered>
      When the initiative roll shows 6
      Then the initiative is 8
      And situations make -3 of it

      Examples:
        | hindered |
        | climbing |
        | tangled  |
        | held     |

    Scenario: two situations
      Given a weapon of speed 5
      And someone who is hasted
      And someone who is slowed
      When the initiative roll shows 6
      Then the initiative is 11
      And situations make 0 of it

    Scenario: three situations
      Given a weapon of speed 5
      And someone who is on high ground
      And someone who is underwater
      And someone who is held
      When the initiative roll shows 6
      Then the initiative is 3
      And situations make -8 of it

    @reading.weapon_speed.initiative.several_hindrances.once
    Scenario Outline: hindered in several ways, once
      Given a weapon of speed 5
      And someone who is <first>
      And someone who is <second>
      When the initiative roll shows 6
      Then situations make -3 of it

      Examples:
        | first    | second  |
        | climbing | tangled |
        | tangled  | held    |
        | climbing | held    |

    @reading.weapon_speed.initiative.several_hindrances.each
    Scenario Outline: hindered in several ways, each of them
      Given a weapon of speed 5
      And someone who is <first>
      And someone who is <second>
      When the initiative roll shows 6
      Then situations make -6 of it

      Examples:
        | first    | second  |
        | climbing | tangled |
        | tangled  | held    |
        | climbing | held    |

    @reading.weapon_speed.initiative.several_hindrances.each
    Scenario: hindered in all ways
      Given a weapon of speed 5
      And someone who is climbing
      And someone who is tangled
      And someone who is held
      When the initiative roll shows 6
      Then situations make -9 of it

    @near_miss
    Scenario: no situation of the table
      Given a weapon of speed 5
      When the initiative roll shows 6
      Then situations make 0 of it

    Scenario Outline: two depths of water
      Given a weapon of speed 5
      And someone who is <first>
      And someone who is <second>
      When the initiative roll shows 6
      Then it is refused for its situations

      Examples:
        | first               | second              |
        | in knee-deep water  | in waist-deep water |
        | in knee-deep water  | underwater          |
        | in waist-deep water | underwater          |

    Scenario: a situation that nobody has heard of
      Given a weapon of speed 5
      And an unknown situation
      When the initiative roll shows 6
      Then it is refused for its first situation
