Feature: Siege weapons
  Engines of war wear structures down, a few cubic feet at a time. Document 001, L387 to L397.

  @weapon_speed.siege.structures_only
  Rule: Siege weapons are for structures

    @reading.weapon_speed.siege.creatures.forbidden
    Scenario: a creature is not to be aimed at
      Given a Ballista against thin wood
      And it is aimed at a creature
      When the structure's save shows 5
      Then it is not allowed

    @reading.weapon_speed.siege.creatures.not_told
    Scenario: a creature is another matter
      Given a Ballista against thin wood
      And it is aimed at a creature
      When the structure's save shows 5
      Then what becomes of the creature is not determined

    @near_miss
    Scenario: a structure may be aimed at
      Given a Ballista against thin wood
      And it is aimed at a structure
      When the structure's save shows 5
      Then it is allowed
      And the structure gives way

    Scenario: neither a structure nor a creature
      Given a Ballista against thin wood
      And it is aimed at a ghost
      When the structure's save shows 5
      Then it is refused for its aim

  @weapon_speed.siege.table
  Rule: The table gives each siege weapon its number against each material

    Scenario Outline: each siege weapon against each material
      Given a <siege weapon> against <material>
      When the structure's save shows 20
      Then the structure's number is <number>
      And the structure holds

      Examples: every cell of the table
        | siege weapon   | material   | number |
        | Ballista       | hard stone | 2      |
        | Ballista       | soft stone | 3      |
        | Ballista       | earth      | 4      |
        | Ballista       | thin wood  | 10     |
        | Ballista       | thick wood | 5      |
        | Giant's fist   | hard stone | 3      |
        | Giant's fist   | soft stone | 4      |
        | Giant's fist   | earth      | 7      |
        | Giant's fist   | thin wood  | 16     |
        | Giant's fist   | thick wood | 9      |
        | Small catapult | hard stone | 4      |
        | Small catapult | soft stone | 8      |
        | Small catapult | earth      | 5      |
        | Small catapult | thin wood  | 17     |
        | Small catapult | thick wood | 9      |
        | Ram            | hard stone | 5      |
        | Ram            | soft stone | 9      |
        | Ram            | earth      | 3      |
        | Ram            | thin wood  | 20     |
        | Ram            | thick wood | 17     |
        | Screw/drill    | hard stone | 12     |
        | Screw/drill    | soft stone | 15     |
        | Screw/drill    | earth      | 16     |
        | Screw/drill    | thin wood  | 20     |
        | Screw/drill    | thick wood | 12     |
        | Large catapult | hard stone | 8      |
        | Large catapult | soft stone | 11     |
        | Large catapult | earth      | 10     |
        | Large catapult | thin wood  | 20     |
        | Large catapult | thick wood | 13     |

    Scenario: a siege weapon that is not listed
      Given a Trebuchet against earth
      When the structure's save shows 10
      Then it is refused for its siege weapon

    Scenario: a material that is not listed
      Given a Ram against ice
      When the structure's save shows 10
      Then it is refused for its material

    Scenario: a siege weapon that nobody names
      Given something unnamed against earth
      When the structure's save shows 10
      Then it is refused for its siege weapon

    Scenario: a material that nobody names
      Given a Ram against nobody knows what
      When the structure's save shows 10
      Then it is refused for its material

  @weapon_speed.siege.gives_way
  Rule: A roll below the number makes the structure give way

    Scenario Outline: below the number, at it and above it
      Given a <siege weapon> against <material>
      When the structure's save shows <face>
      Then the structure <does>

      Examples:
        | siege weapon   | material   | face | does      |
        | Large catapult | hard stone | 7    | gives way |
        | Large catapult | hard stone | 8    | holds     |
        | Large catapult | hard stone | 9    | holds     |
        | Ballista       | hard stone | 1    | gives way |
        | Ballista       | hard stone | 2    | holds     |
        | Ram            | thin wood  | 19   | gives way |
        | Ram            | thin wood  | 20   | holds     |
        | Screw/drill    | earth      | 1    | gives way |

    Scenario Outline: on how many faces
      Given a <siege weapon> against <material>
      When the structure's save is rolled on every face of the d20
      Then it gives way on <times> of the 20 faces

      Examples:
        | siege weapon   | material   | times |
        | Ballista       | hard stone | 1     |
        | Giant's fist   | thin wood  | 15    |
        | Small catapult | soft stone | 7     |
        | Ram            | thick wood | 16    |
        | Screw/drill    | thin wood  | 19    |
        | Large catapult | earth      | 9     |

    Scenario Outline: a face that no d20 has
      Given a Ram against earth
      When the structure's save shows <face>
      Then it is refused for its save

      Examples:
        | face |
        | 0    |
        | 21   |

  @weapon_speed.siege.cubic_feet
  Rule: Each point below the number destroys one cubic foot

    Scenario Outline: as many as the roll falls short by
      Given a Screw/drill against soft stone
      When the structure's save shows <face>
      Then <feet> cubic feet of it are destroyed

      Examples:
        | face | feet |
        | 1    | 14   |
        | 13   | 2    |
        | 14   | 1    |

    @near_miss
    Scenario: none at the number
      Given a Screw/drill against soft stone
      When the structure's save shows 15
      Then 0 cubic feet of it are destroyed
      And 0 cubic feet of it are destroyed in all

    Scenario: a structure is worn down over several shots
      Given a Large catapult against soft stone
      When the save of Keep shows 4
      Then 7 cubic feet of it are destroyed
      And 7 cubic feet of it are destroyed in all
      When the save of Keep shows 9
      Then 2 cubic feet of it are destroyed
      And 9 cubic feet of it are destroyed in all
      When the save of Keep shows 10
      Then 1 cubic feet of it are destroyed
      And 10 cubic feet of it are destroyed in all

    @near_miss
    Scenario: a shot that fails takes nothing back
      Given a Large catapult against soft stone
      And the save of Keep has shown 4
      When the save of Keep shows 18
      Then 0 cubic feet of it are destroyed
      And 7 cubic feet of it are destroyed in all

    Scenario: each structure by itself
      Given a Large catapult against soft stone
      And the save of Keep has shown 4
      When the save of Gate shows 8
      Then 3 cubic feet of it are destroyed in all

    Scenario: what is destroyed stays so from round to round and when the combat is over
      Given a Large catapult against soft stone
      And the save of Keep has shown 4
      And the round has ended
      When the save of Keep shows 5
      Then 13 cubic feet of it are destroyed in all
      When the combat ends
      And the save of Keep shows 6
      Then 18 cubic feet of it are destroyed in all

    Scenario: a structure with a blank for a name
      Given a Ram against earth
      When the save of something without a name shows 1
      Then it is refused for its name
