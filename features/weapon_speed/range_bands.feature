Feature: Playing without a grid
  Three bands of range take the place of measured distances. Document 001, L398 to L404.

  @weapon_speed.range_bands.squares
  Rule: A square of the grid is 1.5 metres

    Scenario Outline: squares and bands
      Given a distance of <squares> squares
      When the band is asked for
      Then it is <band>

      Examples: one below, equal, one above
        | squares | band    |
        | 0       | Close   |
        | 2       | Close   |
        | 3       | Nearby  |
        | 13      | Nearby  |
        | 14      | Distant |

    Scenario: fewer squares than none
      Given a distance of -1 squares
      When the band is asked for
      Then it is refused for its squares

  @weapon_speed.range_bands.close
  Rule: Whatever arms or unavoidable blows reach is Close

    Scenario Outline: what is Close without a distance
      Given something that is <place>
      When the band is asked for
      Then it is Close

      Examples:
        | place                      |
        | within arm's reach         |
        | where melee is unavoidable |

    @near_miss
    Scenario: across the room is not Close
      Given something that is across the room
      When the band is asked for
      Then it is Nearby

    Scenario: a place that nobody has heard of
      Given an unknown place
      When the band is asked for
      Then it is refused for its place

  @weapon_speed.range_bands.close_reach
  Rule: Melee weapons work at Close range, and so do spells that touch

    Scenario Outline: what works at Close range
      Given <means>
      When it is used at Close range
      Then it is allowed
      And it works no further than Close

      Examples:
        | means          |
        | a melee weapon |
        | a touch spell  |

    @reading.weapon_speed.range_bands.nearer_bands.works
    Scenario Outline: what reaches further works at Close range too
      Given <means>
      When it is used at Close range
      Then it works no further than <furthest>

      Examples:
        | means                        | furthest |
        | a missile weapon             | Nearby   |
        | a combat spell               | Nearby   |
        | a short-range ability        | Nearby   |
        | a long-range missile         | Distant  |
        | an extended spell            | Distant  |
        | movement over several rounds | Distant  |

    @reading.weapon_speed.range_bands.nearer_bands.does_not_work
    Scenario Outline: what is named for further bands only
      Given <means>
      When it is used at Close range
      Then it is not allowed

      Examples:
        | means                        |
        | a missile weapon             |
        | a combat spell               |
        | a short-range ability        |
        | a long-range missile         |
        | an extended spell            |
        | movement over several rounds |

    Scenario: a means that nobody has heard of
      Given an unknown means
      When it is used at Close range
      Then it is refused for its means

    Scenario: nobody says by which means
      When it is used at Close range
      Then it is refused for its means

  @weapon_speed.range_bands.nearby
  Rule: The other side of a room is Nearby

    Scenario: across the room
      Given something that is across the room
      When the band is asked for
      Then it is Nearby

    @near_miss
    Scenario: within arm's reach is not Nearby
      Given something that is within arm's reach
      When the band is asked for
      Then it is Close

    @near_miss
    Scenario: the battlefield's far end is not Nearby
      Given something that is at the battlefield's far end
      When the band is asked for
      Then it is Distant

  @weapon_speed.range_bands.nearby_reach
  Rule: Missile weapons work Nearby, and so do abilities of short range and most combat spells

    Scenario Outline: what works Nearby
      Given <means>
      When it is used at Nearby range
      Then it is allowed
      And it works no further than Nearby

      Examples:
        | means                 |
        | a missile weapon      |
        | a combat spell        |
        | a short-range ability |

    Scenario Outline: what does not reach so far
      Given <means>
      When it is used at Nearby range
      Then it is not allowed

      Examples:
        | means          |
        | a melee weapon |
        | a touch spell  |

    @reading.weapon_speed.range_bands.nearer_bands.works
    Scenario Outline: what reaches further works Nearby too
      Given <means>
      When it is used at Nearby range
      Then it works no further than Distant

      Examples:
        | means                        |
        | a long-range missile         |
        | an extended spell            |
        | movement over several rounds |

    @reading.weapon_speed.range_bands.nearer_bands.does_not_work
    Scenario Outline: what is named for the furthest band only
      Given <means>
      When it is used at Nearby range
      Then it is not allowed

      Examples:
        | means                        |
        | a long-range missile         |
        | an extended spell            |
        | movement over several rounds |

    Scenario: a band that nobody has heard of
      Given a melee weapon
      And an unknown band
      When it is used somewhere
      Then it is refused for its band

    Scenario: nobody says in which band
      Given a melee weapon
      When it is used somewhere
      Then it is refused for its band

  @weapon_speed.range_bands.other_spells
  Rule: Where the combat spells work that are unlike most is not said

    Scenario Outline: a combat spell unlike most
      Given a combat spell unlike most
      When it is used at <band> range
      Then whether it is allowed is not determined

      Examples:
        | band    |
        | Close   |
        | Nearby  |
        | Distant |

    @near_miss
    Scenario: a combat spell like most
      Given a combat spell
      When it is used at Nearby range
      Then it is allowed

    @near_miss
    Scenario: a spell of which more is said
      Given an extended spell unlike most
      When it is used at Distant range
      Then it works no further than Distant

  @weapon_speed.range_bands.distant
  Rule: The battlefield's far end and all behind it is Distant

    Scenario Outline: what is Distant without a distance
      Given something that is <place>
      When the band is asked for
      Then it is Distant

      Examples:
        | place                        |
        | at the battlefield's far end |
        | beyond the battlefield       |

    @near_miss
    Scenario: across the room is not Distant
      Given something that is across the room
      When the band is asked for
      Then it is Nearby

  @weapon_speed.range_bands.distant_reach
  Rule: Only extended spells, missiles of long range and several rounds of movement reach what is Distant

    Scenario Outline: what reaches so far
      Given <means>
      When it is used at Distant range
      Then it is allowed
      And it works no further than Distant

      Examples:
        | means                        |
        | a long-range missile         |
        | an extended spell            |
        | movement over several rounds |

    Scenario Outline: what does not reach what is Distant
      Given <means>
      When it is used at Distant range
      Then it is not allowed

      Examples:
        | means                 |
        | a melee weapon        |
        | a touch spell         |
        | a missile weapon      |
        | a combat spell        |
        | a short-range ability |

  @weapon_speed.range_bands.translated
  Rule: Up to 3 metres is Close, up to 20 is Nearby, and more is Distant

    Scenario Outline: metres and bands
      Given a distance of <tenths> tenths of a metre
      When the band is asked for
      Then it is <band>

      Examples: one below, equal, one above
        | tenths | band    |
        | 0      | Close   |
        | 29     | Close   |
        | 30     | Close   |
        | 31     | Nearby  |
        | 199    | Nearby  |
        | 200    | Nearby  |
        | 201    | Distant |
        | 5000   | Distant |

    Scenario: a distance below 0
      Given a distance of -1 tenths of a metre
      When the band is asked for
      Then it is refused for its distance

    Scenario: nobody says how far
      When the band is asked for
      Then it is refused for its distance

    Scenario: distance and squares at once
      Given a distance of 30 tenths of a metre
      And a distance of 2 squares
      When the band is asked for
      Then it is refused for its distance

    Scenario: distance and place at once
      Given a distance of 30 tenths of a metre
      And something that is within arm's reach
      When the band is asked for
      Then it is refused for its distance

    Scenario: squares and place at once
      Given a distance of 2 squares
      And something that is within arm's reach
      When the band is asked for
      Then it is refused for its distance

  @weapon_speed.range_bands.area_effects
  Rule: The GM judges whether an area effect takes in bystanders of the same zone

    Scenario Outline: what the GM judges holds
      Given the GM finds a bystander <found>
      When a <effect> comes down in the zone
      Then the bystander is <found>

      Examples:
        | effect   | found        |
        | fireball | affected     |
        | cone     | affected     |
        | burst    | affected     |
        | fireball | not affected |
        | cone     | not affected |
        | burst    | not affected |

    Scenario Outline: the GM has said nothing
      When a <effect> comes down in the zone
      Then whether the bystander is affected is not determined

      Examples:
        | effect   |
        | fireball |
        | cone     |
        | burst    |

    Scenario: an area effect that nobody has heard of
      Given an unknown area effect
      When something comes down in the zone
      Then it is refused for its area effect

    Scenario: nobody says what comes down
      When something comes down in the zone
      Then it is refused for its area effect
