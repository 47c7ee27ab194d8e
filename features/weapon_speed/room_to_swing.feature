Feature: Room to swing a weapon
  Clear area, in square decimetres: a hundred of them are a square metre. Document 001, L67.

  @weapon_speed.room_to_swing.adequate_space
  Rule: Whoever swings a weapon needs room enough for it

    Scenario Outline: a size of which the need is known from elsewhere
      Given a Huge slashing weapon
      And such a weapon needs 200 square decimetres
      When <area> square decimetres are clear
      Then it is <answer>

      Examples:
        | area | answer      |
        | 199  | not allowed |
        | 200  | allowed     |
        | 201  | allowed     |

    Scenario: what it needs
      Given a Small bludgeoning weapon
      And such a weapon needs 30 square decimetres
      When 40 square decimetres are clear
      Then it needs 30 square decimetres, for its arc

    Scenario: less than no area
      Given a Medium slashing weapon
      When -1 square decimetres are clear
      Then it is refused for its clear area

    Scenario: less than no need
      Given a Huge slashing weapon
      And such a weapon needs -1 square decimetres
      When 40 square decimetres are clear
      Then it is refused for its area of other sizes

    Scenario: a size that needs nothing
      Given a Tiny slashing weapon
      And such a weapon needs 0 square decimetres
      When 0 square decimetres are clear
      Then it is allowed

    Scenario: nobody says what is clear
      Given a Medium slashing weapon
      When nobody says how much is clear
      Then it is refused for its clear area

    Scenario: a size that nobody has heard of
      Given a slashing weapon of an unknown size
      When 40 square decimetres are clear
      Then it is refused for its size

    Scenario: a type that nobody has heard of
      Given a Medium weapon of an unknown type
      When 40 square decimetres are clear
      Then it is refused for its type of damage

    Scenario: nobody says the size
      Given a slashing weapon of whose size nobody speaks
      When 40 square decimetres are clear
      Then it is refused for its size

    Scenario: nobody says the type
      Given a Medium weapon of whose type nobody speaks
      When 40 square decimetres are clear
      Then it is refused for its type of damage

  @weapon_speed.room_to_swing.medium_weapons
  Rule: A Medium weapon that slashes or bludgeons needs half a square metre

    Scenario Outline: too little
      Given a Medium <type> weapon
      When <area> square decimetres are clear
      Then it is not allowed

      Examples:
        | type        | area |
        | slashing    | 0    |
        | slashing    | 49   |
        | bludgeoning | 49   |

    Scenario Outline: enough
      Given a Medium <type> weapon
      When <area> square decimetres are clear
      Then it needs 50 square decimetres, for its arc

      Examples:
        | type        | area |
        | slashing    | 50   |
        | slashing    | 51   |
        | bludgeoning | 50   |

    Scenario: others at one's side take nothing of what is clear
      Given a Medium slashing weapon
      And others fight beside its wielder
      When 50 square decimetres are clear
      Then it needs 50 square decimetres, for its arc

  @weapon_speed.room_to_swing.roughly
  Rule: The GM judges what is roughly half a square metre

    Scenario: a little less, which the GM finds enough
      Given a Medium slashing weapon
      And the GM finds the room enough
      When 49 square decimetres are clear
      Then it needs 50 square decimetres, for its arc

    Scenario: a little more, which the GM finds too small
      Given a Medium bludgeoning weapon
      And the GM finds the room too small
      When 51 square decimetres are clear
      Then it is not allowed

    @near_miss
    Scenario: a square metre is not rough
      Given a Large slashing weapon
      And the GM finds the room enough
      When 99 square decimetres are clear
      Then it is not allowed

    @near_miss
    Scenario: the GM says nothing
      Given a Medium slashing weapon
      When 49 square decimetres are clear
      Then it is not allowed

  @weapon_speed.room_to_swing.large_weapons
  Rule: A Large weapon that slashes or bludgeons needs a square metre

    Scenario Outline: too little for a Large one
      Given a Large <type> weapon
      When <area> square decimetres are clear
      Then it is not allowed

      Examples:
        | type        | area |
        | slashing    | 50   |
        | slashing    | 99   |
        | bludgeoning | 99   |

    Scenario Outline: enough for a Large one
      Given a Large <type> weapon
      When <area> square decimetres are clear
      Then it needs 100 square decimetres, for its arc

      Examples:
        | type        | area |
        | slashing    | 100  |
        | slashing    | 101  |
        | bludgeoning | 100  |

  @weapon_speed.room_to_swing.piercing
  Rule: Piercing weapons have no arc, so that several can fight side by side

    Scenario Outline: no room at all
      Given a <size> piercing weapon
      When <area> square decimetres are clear
      Then it has no arc, and needs 0 square decimetres

      Examples:
        | size     | area |
        | Medium   | 0    |
        | Large    | 99   |
        | Huge     | 0    |
        | Tiny     | 300  |
        | Colossal | 0    |

    Scenario: side by side
      Given a Large piercing weapon
      And others fight beside its wielder
      When 0 square decimetres are clear
      Then it is allowed

  @weapon_speed.room_to_swing.other_sizes
  Rule: What room swung weapons of other sizes need is not said

    Scenario Outline: neither Medium nor Large
      Given a <size> <type> weapon
      When 300 square decimetres are clear
      Then whether it is allowed is not determined

      Examples:
        | size       | type        |
        | Fine       | slashing    |
        | Diminutive | slashing    |
        | Tiny       | bludgeoning |
        | Small      | slashing    |
        | Huge       | bludgeoning |
        | Gargantuan | slashing    |
        | Colossal   | slashing    |

    @near_miss
    Scenario: a size of which the need is known from elsewhere, and one of which it is printed
      Given a Medium slashing weapon
      And such a weapon needs 200 square decimetres
      When 100 square decimetres are clear
      Then it needs 50 square decimetres, for its arc
