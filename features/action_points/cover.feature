Feature: Cover
  What gives a defender cover towards an attacker, and what cover does. Document 000, L273 to L276.

  @action_points.cover.shares
  Rule: How much of a defender is covered decides its class of cover

    Scenario Outline: within a class
      Given a defender covered to <percent> percent
      When its cover is judged
      Then it has <cover>, with <DeC> to DeC and <Ref> to Ref

      Examples:
        | percent | cover         | DeC | Ref |
        | 10      | limited cover | 2   | 1   |
        | 11      | limited cover | 2   | 1   |
        | 29      | limited cover | 2   | 1   |
        | 31      | cover         | 4   | 2   |
        | 50      | cover         | 4   | 2   |
        | 69      | cover         | 4   | 2   |
        | 71      | good cover    | 8   | 4   |
        | 98      | good cover    | 8   | 4   |
        | 99      | good cover    | 8   | 4   |

    Scenario: wholly covered
      Given a defender covered to 100 percent
      When its cover is judged
      Then it has total cover, with 8 to Ref and nothing determined to DeC

    @reading.action_points.cover.shared_ends.the_greater
    Scenario Outline: a shared end belongs to the greater class
      Given a defender covered to <percent> percent
      When its cover is judged
      Then it has <cover>, with <DeC> to DeC and <Ref> to Ref

      Examples:
        | percent | cover      | DeC | Ref |
        | 30      | cover      | 4   | 2   |
        | 70      | good cover | 8   | 4   |

    @reading.action_points.cover.shared_ends.the_lesser
    Scenario Outline: a shared end belongs to the lesser class
      Given a defender covered to <percent> percent
      When its cover is judged
      Then it has <cover>, with <DeC> to DeC and <Ref> to Ref

      Examples:
        | percent | cover         | DeC | Ref |
        | 30      | limited cover | 2   | 1   |
        | 70      | cover         | 4   | 2   |

    @near_miss
    Scenario: just too little
      Given a defender covered to 9 percent
      When its cover is judged
      Then it has no cover, with 0 to DeC and 0 to Ref

    Scenario Outline: covers that cannot be
      Given a defender whose cover is wrong: <wrong>
      When its cover is judged
      Then it is refused for its <fact>

      Examples:
        | wrong                       | fact       |
        | less than nothing           | percentage |
        | more than everything        | percentage |
        | nobody says anything        | percentage |
        | a thing without a name      | obstacle   |
        | a thing and a percentage    | obstacle   |

  @action_points.cover.too_little
  Rule: Less than 10% is no cover

    Scenario Outline: too little
      Given a defender covered to <percent> percent
      When its cover is judged
      Then it has no cover, with 0 to DeC and 0 to Ref

      Examples:
        | percent |
        | 0       |
        | 1       |
        | 9       |

    @near_miss
    Scenario: just enough
      Given a defender covered to 10 percent
      When its cover is judged
      Then it has limited cover, with 2 to DeC and 1 to Ref

  @action_points.cover.small_obstructions
  Rule: Small obstructions give limited cover

    Scenario Outline: small things
      Given a defender behind <thing>
      When its cover is judged
      Then it has limited cover, with 2 to DeC and 1 to Ref

      Examples:
        | thing                     |
        | a very low wall           |
        | a small tree              |
        | another small obstruction |

    @near_miss
    Scenario Outline: larger ones of the kind
      Given a defender behind <thing>
      When its cover is judged
      Then it has cover, with 4 to DeC and 2 to Ref

      Examples:
        | thing      |
        | a low wall |
        | a tree     |

  @action_points.cover.hard_obstructions
  Rule: Hard obstructions give cover, opponents in between too

    Scenario Outline: hard things
      Given a defender behind <thing>
      When its cover is judged
      Then it has cover, with 4 to DeC and 2 to Ref

      Examples:
        | thing                    |
        | a low wall               |
        | a battlement             |
        | the corner of a wall     |
        | a tree                   |
        | an opponent              |
        | another hard obstruction |

    @near_miss
    @reading.action_points.cover.allies_between.no_cover
    Scenario: an ally is no obstruction
      Given a defender behind an ally
      When its cover is judged
      Then it has no cover, with 0 to DeC and 0 to Ref

    @reading.action_points.cover.allies_between.cover
    Scenario: an ally as an obstruction
      Given a defender behind an ally
      When its cover is judged
      Then it has cover, with 4 to DeC and 2 to Ref

    @near_miss
    Scenario Outline: only peering around it
      Given a defender behind <thing>
      When its cover is judged
      Then it has good cover, with 8 to DeC and 4 to Ref

      Examples:
        | thing                         |
        | a tree that it peers around   |
        | a corner that it peers around |

  @action_points.cover.opportunity
  Rule: Cover and good cover keep attacks of opportunity away

    Scenario Outline: covered towards the attacker
      Given one who provokes from behind <cover>
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

      Examples:
        | cover      |
        | cover      |
        | good cover |

    Scenario: concealed as well
      Given one who provokes from behind cover
      And who is concealed
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

    Scenario: the attacker need not rely on sight
      Given one who provokes from behind cover
      And the attacker does not need sight
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

    Scenario: it is not said whether the action provokes
      Given one who may provoke, from behind good cover
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

    @near_miss
    Scenario Outline: no cover
      Given one who provokes from behind no cover
      When someone with <reactions> reactions would make an attack of opportunity
      Then it can be made, which leaves <left> reactions

      Examples:
        | reactions | left |
        | 2         | 1    |
        | 5         | 4    |

    @near_miss
    @reading.action_points.cover.limited_cover_as_cover.named_class
    Scenario Outline: limited cover is not the class of that name
      Given one who provokes from behind limited cover
      And who is <how>
      When someone with <reactions> reactions would make an attack of opportunity
      Then it can be made, which leaves <left> reactions

      Examples:
        | how           | reactions | left |
        | not concealed | 3         | 2    |
        | concealed     | 4         | 3    |

    @reading.action_points.cover.limited_cover_as_cover.any_class
    Scenario: limited cover is cover
      Given one who provokes from behind limited cover
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

  @action_points.cover.opportunity_at_total_cover
  Rule: Total cover keeps attacks of opportunity away as well

    Scenario: total cover
      Given one who provokes from behind total cover
      When someone with 2 reactions would make an attack of opportunity
      Then it is not allowed

    @near_miss
    Scenario: none
      Given one who provokes from behind no cover
      And who is concealed
      When someone with 3 reactions would make an attack of opportunity
      Then it can be made, which leaves 2 reactions

  @action_points.cover.slits_and_peering
  Rule: Arrow slits and peering around things give good cover

    Scenario Outline: hardly to be hit
      Given a defender behind <thing>
      When its cover is judged
      Then it has good cover, with 8 to DeC and 4 to Ref

      Examples:
        | thing                         |
        | an arrow slit                 |
        | a corner that it peers around |
        | a tree that it peers around   |

    @near_miss
    Scenario Outline: not peering
      Given a defender behind <thing>
      When its cover is judged
      Then it has cover, with 4 to DeC and 2 to Ref

      Examples:
        | thing                |
        | the corner of a wall |
        | a battlement         |

  @action_points.cover.good_cover_evades
  Rule: Behind good cover an area does half against Ref or nothing

    Scenario Outline: half or nothing
      Given a target behind good cover
      And an attack on an area that would do 24
      When it <goes>
      Then it <goes>, and <damage> is suffered

      Examples:
        | goes     | damage |
        | succeeds | 12     |
        | fails    | 0      |

    Scenario: against Ref, as areas are
      Given a target behind good cover
      And an attack on an area that would do 24
      And that is against Ref
      When it succeeds
      Then it succeeds, and 12 is suffered

    Scenario: nothing, whatever it does elsewhere when it fails
      Given a target behind good cover
      And an attack on an area that would do 24
      And that would do 10 if it failed
      When it fails
      Then it fails, and 0 is suffered

    @reading.action_points.cover.half_a_point.rounded_down
    Scenario Outline: half of an odd number, rounded down
      Given a target behind <cover>
      And an attack on an area that would do <damage>
      When it succeeds
      Then it succeeds, and <half> is suffered

      Examples:
        | cover       | damage | half |
        | good cover  | 25     | 12   |
        | good cover  | 1      | 0    |

    @reading.action_points.cover.half_a_point.rounded_up
    Scenario Outline: half of an odd number, rounded up
      Given a target behind <cover>
      And an attack on an area that would do <damage>
      When it succeeds
      Then it succeeds, and <half> is suffered

      Examples:
        | cover       | damage | half |
        | good cover  | 25     | 13   |
        | good cover  | 27     | 14   |
        | good cover  | 1      | 1    |

    @reading.action_points.cover.evasion_or_resistance_first.evasion
    Scenario Outline: halved, and then resisted
      Given a target behind <cover>
      And its resistances take <resistance> off
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and <damage> is suffered

      Examples:
        | cover      | resistance | damage |
        | good cover | 4          | 8      |
        | good cover | 12         | 0      |
        | good cover | 14         | 0      |

    @reading.action_points.cover.evasion_or_resistance_first.resistance
    Scenario Outline: resisted, and then halved
      Given a target behind <cover>
      And its resistances take <resistance> off
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and <damage> is suffered

      Examples:
        | cover      | resistance | damage |
        | good cover | 4          | 10     |
        | good cover | 12         | 6      |
        | good cover | 22         | 1      |

    Scenario Outline: more resistance than damage
      Given a target behind good cover
      And its resistances take <resistance> off
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and 0 is suffered

      Examples:
        | resistance |
        | 24         |
        | 30         |

    @near_miss
    Scenario Outline: less than good cover, and resistances
      Given a target behind <cover>
      And its resistances take <resistance> off
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and <damage> is suffered

      Examples:
        | cover         | resistance | damage |
        | no cover      | 0          | 24     |
        | no cover      | 4          | 20     |
        | limited cover | 24         | 0      |
        | cover         | 30         | 0      |

    @near_miss
    Scenario Outline: less than good cover
      Given a target behind <cover>
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and 24 is suffered

      Examples:
        | cover         |
        | no cover      |
        | limited cover |
        | cover         |

    @near_miss
    Scenario Outline: another attack on good cover
      Given a target behind good cover
      And an attack on nothing but it that would do <damage>
      When it succeeds
      Then it succeeds, and <damage> is suffered

      Examples:
        | damage |
        | 24     |
        | 0      |

    @near_miss
    Scenario: an area against another defence
      Given a target behind good cover
      And an attack on an area that would do 24
      And that is not against Ref
      When it succeeds
      Then it succeeds, and 24 is suffered

    Scenario Outline: what nobody knows
      Given an attack on someone in cover, but <wrong>
      When it succeeds
      Then it is refused for its <fact>

      Examples:
        | wrong                                    | fact              |
        | behind cover without a name              | cover             |
        | nobody says behind what cover            | cover             |
        | an attack of no kind                     | kind of attack    |
        | nobody says what attack                  | kind of attack    |
        | it would do less than nothing            | damage            |
        | nobody says what it would do             | damage            |
        | it would do less than nothing if it fails | damage if it fails |
        | an area against no known defence         | defence           |
        | no area, yet not against Ref             | defence           |
        | resisted by less than nothing            | resistance        |

    Scenario: nobody says how the roll went
      Given a target behind good cover
      And an attack on an area that would do 24
      When nobody says how it goes
      Then it is refused for its success

  @action_points.cover.total_cover
  Rule: Against total cover every attack fails, unless it is on an area

    Scenario Outline: whatever the roll
      Given a target behind total cover
      And an attack on nothing but it that would do 24
      And that would do <rest> if it failed
      When it <goes>
      Then it fails, and <rest> is suffered

      Examples:
        | goes     | rest |
        | succeeds | 0    |
        | succeeds | 5    |
        | fails    | 0    |

    Scenario: what it still does may be unknown
      Given a target behind total cover
      And an attack on nothing but it that would do 24
      When it succeeds
      Then it fails, and what is suffered is not determined

    @near_miss
    Scenario: an attack on an area
      Given a target behind total cover
      And an attack on an area that would do 24
      When it succeeds
      Then it succeeds, and 12 is suffered

    @near_miss
    Scenario: good cover can be overcome
      Given a target behind good cover
      And an attack on nothing but it that would do 20
      When it succeeds
      Then it succeeds, and 20 is suffered

  @action_points.cover.total_cover_evades
  Rule: Behind total cover an area does half or nothing too

    Scenario Outline: half or nothing behind total cover
      Given a target behind total cover
      And an attack on an area that would do 30
      When it <goes>
      Then it <goes>, and <damage> is suffered

      Examples:
        | goes     | damage |
        | succeeds | 15     |
        | fails    | 0      |

    Scenario Outline: half of an odd number behind total cover
      Given a target behind total cover
      And an attack on an area that would do 25
      When it succeeds
      Then it succeeds, and <half> is suffered

      @reading.action_points.cover.half_a_point.rounded_down
      Examples: rounded down
        | half |
        | 12   |

      @reading.action_points.cover.half_a_point.rounded_up
      Examples: rounded up
        | half |
        | 13   |

    @reading.action_points.cover.evasion_or_resistance_first.evasion
    Scenario: halved behind total cover, and then resisted
      Given a target behind total cover
      And its resistances take 6 off
      And an attack on an area that would do 32
      When it succeeds
      Then it succeeds, and 10 is suffered

    @reading.action_points.cover.evasion_or_resistance_first.resistance
    Scenario: resisted behind total cover, and then halved
      Given a target behind total cover
      And its resistances take 6 off
      And an attack on an area that would do 32
      When it succeeds
      Then it succeeds, and 13 is suffered

    @reading.action_points.cover.evasion_beyond_ref.every_area
    Scenario Outline: against every area
      Given a target behind total cover
      And an attack on an area that would do 30
      And that is not against Ref
      When it <goes>
      Then it <goes>, and <damage> is suffered

      Examples:
        | goes     | damage |
        | succeeds | 15     |
        | fails    | 0      |

    @near_miss
    @reading.action_points.cover.evasion_beyond_ref.ref_only
    Scenario Outline: against areas that are against Ref only
      Given a target behind total cover
      And an attack on an area that would do 30
      And that is not against Ref
      And that would do 4 if it failed
      When it <goes>
      Then it <goes>, and <damage> is suffered

      Examples:
        | goes     | damage |
        | succeeds | 30     |
        | fails    | 4      |

    @near_miss
    Scenario: an attack that is not on an area
      Given a target behind total cover
      And an attack on nothing but it that would do 30
      And that would do 3 if it failed
      When it succeeds
      Then it fails, and 3 is suffered

  @action_points.cover.failed_attacks
  Rule: What a failed attack still does is not said here

    Scenario Outline: nobody says what it does when it fails
      Given a target behind <cover>
      And an attack on <what> that would do 20
      When it fails
      Then it fails, and what is suffered is not determined

      Examples:
        | cover         | what           |
        | no cover      | an area        |
        | cover         | an area        |
        | limited cover | an area        |
        | good cover    | nothing but it |
        | total cover   | nothing but it |

    @near_miss
    Scenario Outline: its description says
      Given a target behind <cover>
      And an attack on <what> that would do 20
      And that would do <rest> if it failed
      When it fails
      Then it fails, and <rest> is suffered

      Examples:
        | cover      | what           | rest |
        | cover      | an area        | 7    |
        | good cover | nothing but it | 0    |

    @near_miss
    Scenario Outline: what it still does is resisted
      Given a target behind <cover>
      And its resistances take <resistance> off
      And an attack on nothing but it that would do 20
      And that would do 7 if it failed
      When it fails
      Then it fails, and <rest> is suffered

      Examples:
        | cover       | resistance | rest |
        | good cover  | 2          | 5    |
        | total cover | 3          | 4    |
        | cover       | 8          | 0    |

    @near_miss
    Scenario: it succeeds
      Given a target behind cover
      And an attack on an area that would do 20
      When it succeeds
      Then it succeeds, and 20 is suffered
