Feature: 0 Hit Points and death's door
  Who is reduced to 0 Hit Points is dead, unless the group gives characters one more chance. Document 003, L19 to L23.

  @combat_options.deaths_door.death_at_zero
  Rule: At 0 Hit Points a character is dead

    Scenario Outline: as much damage as Hit Points, or more
      Given a character with 7 Hit Points
      And the group does not use death's door
      When the combatant suffers <damage> damage
      Then the combatant is dead

      Examples:
        | damage |
        | 7      |
        | 8      |
        | 30     |

    @near_miss
    Scenario Outline: damage that leaves Hit Points
      Given a character with 7 Hit Points
      When the combatant suffers <damage> damage
      Then the combatant is able to act
      And the combatant is conscious
      And the combatant has <left> Hit Points

      Examples:
        | damage | left |
        | 0      | 7    |
        | 1      | 6    |
        | 6      | 1    |

    Scenario: damage adds up over several hits
      Given a character with 7 Hit Points
      And the combatant has suffered 4 damage
      When the combatant suffers 3 damage
      Then the combatant is dead

    @near_miss
    Scenario: several hits that leave a Hit Point
      Given a character with 7 Hit Points
      And the combatant has suffered 4 damage
      When the combatant suffers 2 damage
      Then the combatant has 1 Hit Points

    Scenario Outline: damage adds up beyond the end of a Round or a combat
      Given a character with 7 Hit Points
      And the combatant has suffered 4 damage
      And the <time> has ended
      When the combatant suffers 3 damage
      Then the combatant is dead

      Examples:
        | time   |
        | Round  |
        | combat |

    @reading.combat_options.deaths_door.damage_beyond_zero.is_lost
    Scenario Outline: damage beyond 0 is lost
      Given a character with 7 Hit Points
      When the combatant suffers <damage> damage
      Then the combatant has 0 Hit Points

      Examples:
        | damage |
        | 8      |
        | 10     |

    @near_miss
    Scenario: a single Hit Point is enough to live
      Given a character with 1 Hit Points
      When the combatant suffers 0 damage
      Then the combatant is able to act

    Scenario: nobody asks whether the dead are conscious
      Given a character with 7 Hit Points
      When the combatant suffers 7 damage
      Then the combatant is neither conscious nor unconscious

    @reading.combat_options.deaths_door.damage_beyond_zero.counts
    Scenario: damage beyond 0 counts
      Given a character with 7 Hit Points
      When the combatant suffers 10 damage
      Then the combatant has -3 Hit Points

    Scenario: negative damage
      Given a character with 7 Hit Points
      When the combatant suffers -1 damage
      Then it is refused for its damage

    Scenario: Hit Points below 1 to begin with
      Given a character with 0 Hit Points
      When the combatant suffers 1 damage
      Then it is refused for its Hit Points

    Scenario: Hit Points that nobody states
      When the combatant suffers 1 damage
      Then it is refused for its Hit Points

    Scenario: more damage to the dead
      Given a character with 7 Hit Points
      And the combatant has suffered 7 damage
      When the combatant suffers 1 damage
      Then it is refused for its combatant

  @combat_options.deaths_door.option
  Rule: A group may rule that a character at 0 Hit Points lingers at death's door

    Scenario Outline: the group that uses death's door
      Given a character with 7 Hit Points
      And the group uses death's door
      When the combatant suffers <damage> damage
      Then the combatant is at death's door

      Examples:
        | damage |
        | 7      |
        | 8      |
        | 30     |

    @near_miss
    Scenario: a Hit Point is left
      Given a character with 7 Hit Points
      And the group uses death's door
      When the combatant suffers 6 damage
      Then the combatant is able to act

    @near_miss
    Scenario: non-lethal damage brings nobody to death's door
      Given a character with 7 Hit Points
      And the group uses death's door
      When the combatant suffers 20 non-lethal damage
      Then the combatant is subdued

    Scenario: a subdued character that is hit in earnest
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 20 non-lethal damage
      When the combatant suffers 7 damage
      Then the combatant is at death's door

    @near_miss @reading.combat_options.deaths_door.who_lingers.characters
    Scenario: a monster does not linger
      Given a monster with 7 Hit Points
      And the group uses death's door
      When the combatant suffers 7 damage
      Then the combatant is dead

    @reading.combat_options.deaths_door.who_lingers.any_combatant
    Scenario: a monster lingers too
      Given a monster with 7 Hit Points
      And the group uses death's door
      When the combatant suffers 7 damage
      Then the combatant is at death's door

  @combat_options.deaths_door.unconscious
  Rule: Death's door takes consciousness away

    Scenario: unconscious at death's door
      Given a character with 7 Hit Points
      And the group uses death's door
      When the combatant suffers 7 damage
      Then the combatant is unconscious

    Scenario: unconscious at death's door, whether or not only subdued before
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 20 non-lethal damage
      When the combatant suffers 7 damage
      Then the combatant is unconscious

    Scenario Outline: the unconscious do nothing
      Given a character with 7 Hit Points has fallen to death's door
      When the combatant <tries>
      Then it is not allowed

      Examples:
        | tries             |
        | drops a weapon    |
        | declares a parry  |
        | declares a charge |
        | switches weapons  |
        | casts a spell     |

    @near_miss
    Scenario Outline: the dead do nothing
      Given a character with 7 Hit Points
      And the combatant has suffered 7 damage
      When the combatant <tries>
      Then it is refused for its combatant

      Examples:
        | tries             |
        | drops a weapon    |
        | declares a parry  |
        | declares a charge |
        | switches weapons  |
        | casts a spell     |

    @near_miss
    Scenario: whoever is knocked out attacks nobody either
      Given a character with 7 Hit Points
      And the combatant has been knocked unconscious by 7 non-lethal damage
      When the combatant attacks someone
      Then it is not allowed

    @reading.combat_options.parrying.parry_of_the_helpless.ends
    Scenario: nobody parries from death's door
      Given Ann parries with a Strength Modifier of 2
      And Ann with 7 Hit Points has fallen to death's door
      When someone attacks Ann and the roll shows 10
      Then the total is held against AC 15

    Scenario Outline: no kind of attack is made by the unconscious
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann with 7 Hit Points has fallen to death's door
      When Ann <attacks> Bob
      Then it is not allowed

      Examples:
        | attacks                   |
        | strikes                   |
        | shoots at                 |
        | pushes                    |
        | throws a splash weapon at |

    Scenario: the unconscious do not attack
      Given a character with 7 Hit Points has fallen to death's door
      When the combatant attacks someone
      Then it is not allowed

    @near_miss
    Scenario: the dead are asked nothing
      Given a character with 7 Hit Points
      And the combatant has suffered 7 damage
      When the combatant attacks someone
      Then it is refused for its attacker

  @combat_options.deaths_door.chance_of_death
  Rule: Each Round a character at death's door has 2 chances in 6 of dying

    @reading.combat_options.deaths_door.first_check.same_round
    Scenario: two faces of six, whichever they are
      Given a character with 7 Hit Points has fallen to death's door
      When the Round ends on every face of the d6
      Then the combatant dies on 2 of the 6 faces

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario Outline: dying on a 1 or a 2
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      When the Round ends with a roll of <face>
      Then the combatant <fate>

      Examples:
        | face | fate    |
        | 1    | dies    |
        | 2    | dies    |
        | 5    | lingers |
        | 6    | lingers |

    @reading.combat_options.deaths_door.which_faces.highest_two
    Scenario Outline: dying on a 5 or a 6
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      When the Round ends with a roll of <face>
      Then the combatant <fate>

      Examples:
        | face | fate    |
        | 1    | lingers |
        | 2    | lingers |
        | 5    | dies    |
        | 6    | dies    |

    Scenario Outline: surviving on a 3 or a 4, however the faces are read
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      When the Round ends with a roll of <face>
      Then the combatant lingers

      Examples:
        | face |
        | 3    |
        | 4    |

    @near_miss @reading.combat_options.deaths_door.first_check.next_round
    Scenario: no roll in the Round of the fall
      Given a character with 7 Hit Points has fallen to death's door
      When the Round ends on every face of the d6
      Then the combatant dies on 0 of the 6 faces

    Scenario: two at death's door roll a die each
      Given Ann with 7 Hit Points has fallen to death's door
      And Bob with 9 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3 and 4
      When the Round ends with a roll of 3 and 4
      Then Ann and Bob linger

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario: one of two at death's door dies
      Given Ann with 7 Hit Points has fallen to death's door
      And Bob with 9 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3 and 4
      When the Round ends with a roll of 3 and 2
      Then Bob dies and Ann lingers

    Scenario: two faces of six in every Round that follows
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      When the Round ends on every face of the d6
      Then the combatant dies on 2 of the 6 faces

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario: the roll is made again every Round
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a Round has ended with a roll of 4
      And a Round has ended with a roll of 3
      When the Round ends with a roll of 2
      Then the combatant dies

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario: nobody rolls for the dead
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a Round has ended with a roll of 1
      When the Round ends on every face of the d6
      Then the combatant dies on 0 of the 6 faces

    @near_miss
    Scenario: nobody rolls for the living
      Given a character with 7 Hit Points
      And the combatant has suffered 6 damage
      When the Round ends
      Then nobody dies

    @near_miss
    Scenario: nobody rolls for whoever was saved
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a magic potion has healed 1 point
      When the Round ends on every face of the d6
      Then the combatant dies on 0 of the 6 faces

    Scenario: the end of the combat saves nobody, and kills nobody
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And the combat has ended
      When the Round ends on every face of the d6
      Then the combatant dies on 2 of the 6 faces

    @reading.combat_options.deaths_door.first_check.same_round
    Scenario Outline: a face that no d6 has
      Given a character with 7 Hit Points has fallen to death's door
      When the Round ends with a roll of <face>
      Then it is refused for its roll at death's door

      Examples:
        | face |
        | 0    |
        | 7    |

    @reading.combat_options.deaths_door.first_check.same_round
    Scenario: two faces for one character
      Given a character with 7 Hit Points has fallen to death's door
      When the Round ends with a roll of 3 and 4
      Then it is refused for its roll at death's door

  @combat_options.deaths_door.lingering
  Rule: A character at death's door does not recover without aid

    Scenario: still at death's door after several Rounds
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a Round has ended with a roll of 4
      When the Round ends with a roll of 3
      Then the combatant lingers

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario: left alone, the character dies in the end
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a Round has ended with a roll of 4
      When the Round ends with a roll of 2
      Then the combatant dies

    @reading.combat_options.deaths_door.aid_without_magic.does_not_save
    Scenario: aid that acts at once, but is not magical
      Given a character with 7 Hit Points has fallen to death's door
      When something not magical that acts at once heals 5 points
      Then the combatant is at death's door

    Scenario Outline: aid that acts slowly
      Given a character with 7 Hit Points has fallen to death's door
      When something <magical> that acts slowly heals 5 points
      Then the combatant is at death's door
      And the combatant has 0 Hit Points
      And no Ability Score loses a point

      Examples:
        | magical     |
        | magical     |
        | not magical |

  @combat_options.deaths_door.instantaneous_healing
  Rule: Healing that acts at once saves a character at death's door

    Scenario: magical healing that acts at once
      Given a character with 7 Hit Points has fallen to death's door
      When something magical that acts at once heals 5 points
      Then the combatant is able to act

    @reading.combat_options.deaths_door.aid_without_magic.saves
    Scenario: healing that acts at once without magic
      Given a character with 7 Hit Points has fallen to death's door
      When something not magical that acts at once heals 5 points
      Then the combatant is able to act

    @near_miss
    Scenario: an able character is healed as usual
      Given a character with 7 Hit Points
      And the combatant has suffered 6 damage
      When something magical that acts at once heals 5 points
      Then the combatant has 6 Hit Points
      And no Ability Score loses a point

    @near_miss
    Scenario: whoever is not at death's door is healed slowly, too
      Given a character with 7 Hit Points
      And the combatant has suffered 6 damage
      When something magical that acts slowly heals 5 points
      Then the combatant has 6 Hit Points

    Scenario: a healing that nobody has heard of
      Given a character with 7 Hit Points has fallen to death's door
      When an unknown healing is tried
      Then it is refused for its healing

    Scenario Outline: Spirithame and Lesser Healing save, magical or not
      Given a character with 7 Hit Points has fallen to death's door
      When <healing> without magic heals 5 points
      Then the combatant is able to act

      Examples:
        | healing        |
        | Spirithame     |
        | Lesser Healing |

    Scenario: healing of no particular kind
      Given a character with 7 Hit Points has fallen to death's door
      When some other healing heals 5 points
      Then the combatant is able to act

    Scenario: a magic potion that is not magic
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion without magic heals 5 points
      Then it is refused for its magic

    Scenario: a magic potion that acts slowly
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion that acts slowly heals 5 points
      Then it is refused for its time that it takes

    Scenario: brought back among blows that were not meant to kill
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When a magic potion heals 1 points
      Then the combatant is subdued
      And the combatant has 1 Hit Points

    @reading.combat_options.deaths_door.beyond_the_rescue.rescues_only
    @reading.combat_options.deaths_door.stronger_healing.one_point
    Scenario: a rescue leaves the blows that were not meant to kill, however strong it is
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When a magic potion heals 30 points
      Then the combatant is subdued
      And there are 5 points of non-lethal damage

    @reading.combat_options.deaths_door.beyond_the_rescue.heals_it_too
    Scenario Outline: what a rescue does not take heals the blows that were not meant to kill
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When a magic potion heals <points> points
      Then the combatant is <condition>
      And the combatant has 1 Hit Points
      And there are <left> points of non-lethal damage

      Examples:
        | points | condition    | left |
        | 2      | subdued      | 4    |
        | 5      | subdued      | 1    |
        | 6      | able to act  | 0    |

    @reading.combat_options.deaths_door.beyond_the_rescue.heals_it_too
    @reading.combat_options.deaths_door.stronger_healing.one_point
    Scenario: what is then left over is lost
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When a magic potion heals 8 points
      Then the combatant has 1 Hit Points
      And there are 0 points of non-lethal damage

    @reading.combat_options.deaths_door.beyond_the_rescue.heals_it_too
    @reading.combat_options.deaths_door.damage_beyond_zero.counts
    Scenario: a rescue from below 0 takes more of it
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 9 damage
      When a magic potion heals 5 points
      Then the combatant has 1 Hit Points
      And there are 3 points of non-lethal damage

    Scenario: a rescue that takes all of it, and more
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 12 damage
      When a magic potion heals 1 points
      Then the combatant has 1 Hit Points
      And there are 5 points of non-lethal damage

    @reading.combat_options.deaths_door.beyond_the_rescue.heals_it_too
    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: what is then left over restores Hit Points
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When a magic potion heals 8 points
      Then the combatant has 3 Hit Points
      And there are 0 points of non-lethal damage

    @reading.combat_options.deaths_door.aid_without_magic.saves
    @reading.combat_options.deaths_door.stronger_healing.one_point
    Scenario: what is no magic leaves the blows that were not meant to kill
      Given a character with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 7 damage
      When something not magical that acts at once heals 30 points
      Then the combatant has 1 Hit Points
      And there are 5 points of non-lethal damage

    Scenario: healing that goes beyond what was ever known
      Given a character with 5 Hit Points has fallen to death's door by 20 damage
      And a magic potion has healed 1 point
      When a magic potion heals 10 points
      Then the combatant's Hit Points are open

    Scenario: brought back to fewer Hit Points than there is non-lethal damage
      Given a character with 5 Hit Points
      And the group uses death's door
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 5 damage
      When a magic potion heals 1 points
      Then the combatant is subdued

    Scenario: whoever came back can fall again
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 1 point
      When the combatant suffers 1 damage where death's door is used
      Then the combatant is at death's door

  @combat_options.deaths_door.healing_examples
  Rule: Lesser Healing, Spirithame and magic potions act at once

    Scenario Outline: the document's examples
      Given a character with 7 Hit Points has fallen to death's door
      When <healing> heals 1 points
      Then the combatant is able to act

      Examples:
        | healing        |
        | Lesser Healing |
        | Spirithame     |
        | a magic potion |

  @combat_options.deaths_door.in_time
  Rule: Aid saves only those who are not yet dead

    Scenario: a potion for one who died at once
      Given a character with 7 Hit Points
      And the combatant has suffered 7 damage
      When a magic potion heals 5 points
      Then the combatant is dead
      And the combatant has 0 Hit Points
      And no Ability Score loses a point

    @reading.combat_options.deaths_door.which_faces.lowest_two
    Scenario: a potion for one who died at death's door
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      And a Round has ended with a roll of 2
      When a magic potion heals 5 points
      Then the combatant is dead

    @near_miss
    Scenario: a potion for one who has lingered
      Given a character with 7 Hit Points has fallen to death's door
      And a Round has ended with a roll of 3
      When a magic potion heals 5 points
      Then the combatant is able to act

  @combat_options.deaths_door.one_hit_point
  Rule: Aid brings a character at death's door back to 1 Hit Point

    Scenario: healing of 1 point
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 1 points
      Then the combatant has 1 Hit Points

    @reading.combat_options.deaths_door.stronger_healing.one_point
    Scenario Outline: stronger healing restores 1 Hit Point all the same
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals <points> points
      Then the combatant has 1 Hit Points

      Examples:
        | points |
        | 2      |
        | 30     |

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: stronger healing restores all of it
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 5 points
      Then the combatant has 5 Hit Points

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: healing of 2 points restores 2
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 2 points
      Then the combatant has 2 Hit Points

    Scenario: no full Hit Points below 1
      Given a character with 7 Hit Points has fallen to death's door
      And the full Hit Points are 0
      When a magic potion heals 5 points
      Then it is refused for its full Hit Points

    Scenario: what was lost is restored later
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 1 point
      When a magic potion heals 6 points
      Then the combatant has 7 Hit Points

    Scenario: more than was lost cannot be told
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 1 point
      When a magic potion heals 7 points
      Then the combatant's Hit Points are open

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    @reading.combat_options.deaths_door.damage_beyond_zero.counts
    Scenario: as much as was lost, from below 0
      Given a character with 7 Hit Points has fallen to death's door by 10 damage
      When a magic potion heals 10 points
      Then the combatant has 7 Hit Points

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: more than was lost, from below 0
      Given a character with 7 Hit Points has fallen to death's door by 10 damage
      When a magic potion heals 11 points
      Then the combatant's Hit Points are open

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: nothing is lost any more
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 7 points
      When a magic potion heals 1 points
      Then the combatant's Hit Points are open

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: what was never counted as lost is not counted as restored
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 10 points where the full Hit Points are 40
      And the combatant has suffered 1 damage
      When a magic potion heals 1 points
      Then the combatant has 10 Hit Points

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    @reading.combat_options.non_lethal.when_subdued_ends.below_hit_points
    Scenario: brought back to more Hit Points than there is non-lethal damage
      Given a character with 10 Hit Points
      And the full Hit Points are 10
      And the group uses death's door
      And the combatant has suffered 5 damage
      And the combatant has suffered 5 non-lethal damage
      And the combatant has suffered 5 damage
      When a magic potion heals 8 points
      Then the combatant is able to act

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: stronger healing goes beyond what was ever known
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 30 points
      Then the combatant's Hit Points are open

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    Scenario: stronger healing stops at the full Hit Points
      Given a character with 7 Hit Points has fallen to death's door
      And the full Hit Points are 7
      When a magic potion heals 30 points
      Then the combatant has 7 Hit Points

    @reading.combat_options.deaths_door.stronger_healing.all_of_it
    @reading.combat_options.deaths_door.damage_beyond_zero.counts
    Scenario Outline: stronger healing begins below 0
      Given a character with 7 Hit Points has fallen to death's door by <damage> damage
      When a magic potion heals 5 points
      Then the combatant has <hit points> Hit Points

      Examples:
        | damage | hit points |
        | 9      | 3          |
        | 10     | 2          |

    @reading.combat_options.deaths_door.damage_beyond_zero.counts
    Scenario: 1 Hit Point, however far below 0
      Given a character with 7 Hit Points has fallen to death's door by 30 damage
      When a magic potion heals 5 points
      Then the combatant has 1 Hit Points

    Scenario: healing of no points
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 0 points
      Then it is refused for its points

  @combat_options.deaths_door.ability_loss
  Rule: A character who comes back from death's door has 1 point less of an Ability Score for good

    Scenario: the price of coming back
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability roll shows 1
      Then Strength loses 1 point for good

    Scenario: the price of coming back a second time
      Given a character with 7 Hit Points has fallen to death's door
      And a magic potion has healed 1 point
      And the combatant has suffered 1 damage where death's door is used
      When a healing spell heals 5 points, and the ability roll shows 2
      Then Dexterity loses 1 point for good

    @near_miss
    @reading.combat_options.deaths_door.who_lingers.any_combatant
    @reading.combat_options.deaths_door.who_loses_ability.characters
    Scenario: a monster that comes back pays nothing
      Given a monster with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 7 damage
      When a healing spell heals 5 points, and the ability roll shows 1
      Then the combatant is able to act
      And no Ability Score loses a point
      And no Ability Score is picked

    @near_miss
    @reading.combat_options.deaths_door.who_lingers.any_combatant
    @reading.combat_options.deaths_door.who_loses_ability.characters
    Scenario: nobody needs to say twice that it is a monster
      Given an orc with 7 Hit Points has fallen to death's door
      When a magic potion heals 5 points
      Then the combatant is able to act
      And no Ability Score loses a point

    @reading.combat_options.deaths_door.who_lingers.any_combatant
    @reading.combat_options.deaths_door.who_loses_ability.whoever_returns
    Scenario: a monster that comes back pays too
      Given a monster with 7 Hit Points
      And the group uses death's door
      And the combatant has suffered 7 damage
      When a healing spell heals 5 points, and the ability roll shows 1
      Then Strength loses 1 point for good

  @combat_options.deaths_door.random_ability
  Rule: Chance picks the Ability Score that loses the point

    Scenario Outline: the die picks one, in the order in which they are named
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability roll shows <face>
      Then <ability> loses 1 point for good

      Examples:
        | face | ability      |
        | 1    | Strength     |
        | 2    | Dexterity    |
        | 3    | Constitution |
        | 4    | Intelligence |
        | 5    | Wisdom       |
        | 6    | Charisma     |

    Scenario: each is as likely
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, on every face of the ability roll
      Then Strength loses the point on 1 of the 6 faces
      And Wisdom loses the point on 1 of the 6 faces

    Scenario: nobody says which abilities there are
      Given a character with 7 Hit Points has fallen to death's door
      When a magic potion heals 1 points
      Then which Ability Score loses the point is not determined

    Scenario Outline: a game with other abilities has another die
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability is one of Wisdom and Charisma at <face>
      Then <ability> loses 1 point for good

      Examples:
        | face | ability  |
        | 1    | Wisdom   |
        | 2    | Charisma |

    Scenario: a game with a single ability
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability is Wisdom alone at 1
      Then Wisdom loses 1 point for good

    Scenario: an ability that is named twice
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability is one of Wisdom and Wisdom at 1
      Then it is refused for its abilities

    Scenario: a game without abilities
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and there are no abilities
      Then it is refused for its abilities

    Scenario Outline: a face that the die does not have
      Given a character with 7 Hit Points has fallen to death's door
      When a healing spell heals 5 points, and the ability roll shows <face>
      Then it is refused for its ability roll

      Examples:
        | face |
        | 0    |
        | 7    |

  @combat_options.deaths_door.further_damage
  Rule: What more damage does to a character at death's door is not said

    Scenario Outline: another blow
      Given a character with 7 Hit Points has fallen to death's door
      When the combatant suffers <damage>
      Then the combatant's condition is not determined
      And nothing else of the combatant's health is determined

      Examples:
        | damage               |
        | 1 damage             |
        | 30 damage            |
        | 1 non-lethal damage  |

    @near_miss
    Scenario: a blow that does nothing changes nothing
      Given a character with 7 Hit Points has fallen to death's door
      When the combatant suffers 0 damage
      Then the combatant is at death's door
