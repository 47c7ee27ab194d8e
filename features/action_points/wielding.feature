Feature: How to wield a weapon
  A weapon's size beside its wielder's, and the size that it was made for. Document 000, L151 to L153 and L184 to L200.

  @action_points.wielding.two_handed
  Rule: A weapon of its wielder's own size is two-handed

    Scenario Outline: as big as its wielder
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is two-handed, at <penalty> on attack rolls
      And it adds 2 to Strength

      Examples: the last two are the document's
        | object     | made for   | wielder    | penalty |
        | Fine       | Fine       | Fine       | 0       |
        | Medium     | Medium     | Medium     | 0       |
        | Colossal   | Colossal   | Colossal   | 0       |
        | Gargantuan | Colossal   | Gargantuan | -2      |
        | Small      | Medium     | Small      | -2      |
        | Medium     | Large      | Medium     | -2      |

  @action_points.wielding.both_hands
  Rule: A two-handed weapon has to be held in both hands

    Scenario Outline: in one hand
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it in one hand
      Then it is not allowed

      Examples:
        | object | made for | wielder |
        | Medium | Medium   | Medium  |
        | Small  | Medium   | Small   |
        | Fine   | Fine     | Fine    |

    @near_miss
    @near_miss
    Scenario: in both hands
      Given a Medium weapon made for Medium creatures
      When a Medium creature wields it in two hands
      Then it is two-handed, at 0 on attack rolls
      And it adds 2 to Strength

    Scenario Outline: a projectile weapon of the wielder's size in one hand
      Given a Medium weapon made for Medium creatures
      When a Medium creature <does> it with one hand
      Then it is not allowed

      Examples:
        | does  |
        | fires |
        | loads |

    @near_miss
    Scenario Outline: what is smaller needs one hand
      Given a <object> weapon made for Medium creatures
      When a Medium creature wields it in one hand
      Then it is <grip>, at <penalty> on attack rolls

      Examples:
        | object | grip       | penalty |
        | Small  | one-handed | 0       |
        | Tiny   | light      | 0       |

  @action_points.wielding.one_handed
  Rule: A weapon one size smaller than its wielder is one-handed

    Scenario Outline: one size smaller
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is one-handed, at <penalty> on attack rolls
      And it adds 0 to Strength

      Examples: the second and the third are the document's
        | object     | made for | wielder  | penalty |
        | Fine       | Fine     | Diminutive | -2    |
        | Small      | Medium   | Medium   | 0       |
        | Small      | Small    | Medium   | -2      |
        | Gargantuan | Colossal | Colossal | 0       |

  @action_points.wielding.light
  Rule: A weapon two sizes smaller than its wielder is light

    Scenario Outline: two sizes smaller
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is light, at <penalty> on attack rolls
      And it adds 0 to Strength

      Examples: the first two are the document's
        | object | made for | wielder  | penalty |
        | Small  | Medium   | Large    | -2      |
        | Small  | Small    | Large    | -4      |
        | Tiny   | Medium   | Medium   | 0       |
        | Fine   | Tiny     | Tiny     | 0       |
        | Huge   | Colossal | Colossal | 0       |

  @action_points.wielding.too_small
  Rule: What is smaller than its wielder by three sizes or more is no weapon to it

    Scenario Outline: three sizes smaller, and more
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is not allowed

      Examples:
        | object | made for | wielder  |
        | Fine   | Tiny     | Small    |
        | Small  | Medium   | Huge     |
        | Small  | Medium   | Colossal |
        | Large  | Large    | Colossal |

    @near_miss
    Scenario: not yet three sizes smaller
      Given a Huge weapon made for Huge creatures
      When a Colossal creature wields it
      Then it is light, at -4 on attack rolls

  @action_points.wielding.too_large
  Rule: What is larger than its wielder is no weapon to it

    Scenario Outline: larger
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it in two hands
      Then it is not allowed

      Examples:
        | object   | made for | wielder    |
        | Medium   | Large    | Small      |
        | Large    | Large    | Medium     |
        | Colossal | Colossal | Gargantuan |
        | Colossal | Colossal | Fine       |

    @near_miss
    Scenario: as large as its wielder
      Given a Large weapon made for Large creatures
      When a Large creature wields it in two hands
      Then it is two-handed, at 0 on attack rolls

  @action_points.wielding.cramped
  Rule: A light weapon is of use in cramped situations

    Scenario Outline: light weapons
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is of use in cramped situations

      Examples:
        | object | made for | wielder |
        | Tiny   | Medium   | Medium  |
        | Small  | Medium   | Large   |

    @near_miss
    Scenario: a one-handed weapon
      Given a Small weapon made for Medium creatures
      When a Medium creature wields it
      Then its use in cramped situations is not determined

  @action_points.wielding.others_when_cramped
  Rule: Whether other weapons are of use in cramped situations is not said

    Scenario Outline: weapons that are not light
      Given a <object> weapon made for Medium creatures
      When a Medium creature wields it
      Then its use in cramped situations is not determined

      Examples:
        | object |
        | Small  |
        | Medium |

    @near_miss
    Scenario: a light weapon
      Given a Tiny weapon made for Medium creatures
      When a Medium creature wields it
      Then it is of use in cramped situations

  @action_points.wielding.two_hands
  Rule: Two hands on a weapon add 2 to Strength in its damage

    Scenario Outline: by hands
      Given a <object> weapon made for Medium creatures
      When a Medium creature wields it in <hands>
      Then it is <grip>, at 0 on attack rolls
      And it adds 2 to Strength

      Examples:
        | object | hands     | grip       |
        | Small  | two hands | one-handed |
        | Medium | two hands | two-handed |

    @near_miss
    Scenario Outline: one hand
      Given a <object> weapon made for Medium creatures
      When a Medium creature wields it in one hand
      Then it adds 0 to Strength

      Examples:
        | object |
        | Small  |
        | Tiny   |

    @reading.action_points.wielding.light_in_two_hands.adds
    Scenario: a light weapon in two hands, which nothing excepts
      Given a Tiny weapon made for Medium creatures
      When a Medium creature wields it in two hands
      Then it is light, at 0 on attack rolls
      And it adds 2 to Strength

    @near_miss
    @reading.action_points.wielding.light_in_two_hands.nothing
    Scenario: a light weapon in two hands, which nothing allows
      Given a Tiny weapon made for Medium creatures
      When a Medium creature wields it in two hands
      Then it is light, at 0 on attack rolls
      And it adds 0 to Strength

  @action_points.wielding.light_fired
  Rule: A light projectile weapon can be fired from one hand

    Scenario Outline: light projectile weapons
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature fires it with one hand
      Then it is light, at <penalty> on attack rolls

      Examples:
        | object | made for | wielder | penalty |
        | Tiny   | Medium   | Medium  | 0       |
        | Small  | Medium   | Large   | -2      |

    @near_miss
    Scenario: from two hands
      Given a Tiny weapon made for Medium creatures
      When a Medium creature fires it with two hands
      Then it is light, at 0 on attack rolls

  @action_points.wielding.one_handed_fired
  Rule: A one-handed projectile weapon is fired from one hand at -2

    Scenario Outline: one-handed projectile weapons
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature fires it with one hand
      Then it is one-handed, at <penalty> on attack rolls

      Examples: a weapon made for another size has that penalty too
        | object | made for | wielder | penalty |
        | Small  | Medium   | Medium  | -2      |
        | Medium | Large    | Large   | -2      |
        | Small  | Small    | Medium  | -4      |
        | Small  | Large    | Medium  | -4      |

    @near_miss
    Scenario Outline: otherwise
      Given a Small weapon made for Medium creatures
      When a Medium creature <does> it with two hands
      Then it is one-handed, at 0 on attack rolls

      Examples:
        | does  |
        | fires |
        | loads |

    @near_miss
    Scenario: in one hand, but not fired
      Given a Small weapon made for Medium creatures
      When a Medium creature wields it in one hand
      Then it is one-handed, at 0 on attack rolls

  @action_points.wielding.loading
  Rule: No projectile weapon is loaded with one hand

    Scenario Outline: with one hand
      Given a <object> weapon made for Medium creatures
      When a Medium creature loads it with one hand
      Then it is not allowed

      Examples:
        | object |
        | Tiny   |
        | Small  |

    @near_miss
    Scenario Outline: nobody says with how many hands, so that it is with both
      Given a <object> weapon made for Medium creatures
      When a Medium creature loads it
      Then it is <grip>, at 0 on attack rolls
      And it adds 2 to Strength

      Examples:
        | object | grip       |
        | Small  | one-handed |
        | Medium | two-handed |

    @near_miss
    Scenario Outline: with two hands
      Given a <object> weapon made for Medium creatures
      When a Medium creature loads it with two hands
      Then it is <grip>, at 0 on attack rolls

      Examples:
        | object | grip       |
        | Tiny   | light      |
        | Small  | one-handed |
        | Medium | two-handed |

  @action_points.wielding.made_for_another_size
  Rule: Each step between the made-for size and the wielder's size costs 2 on attack rolls

    Scenario Outline: one step and two, either way
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is <grip>, at <penalty> on attack rolls

      Examples:
        | object | made for | wielder | grip       | penalty |
        | Small  | Medium   | Small   | two-handed | -2      |
        | Small  | Large    | Small   | two-handed | -4      |
        | Small  | Large    | Medium  | one-handed | -2      |
        | Small  | Small    | Medium  | one-handed | -2      |
        | Small  | Small    | Large   | light      | -4      |
        | Medium | Large    | Medium  | two-handed | -2      |

    @near_miss
    Scenario Outline: its own size
      Given a <object> weapon made for <made for> creatures
      When a <wielder> creature wields it
      Then it is <grip>, at 0 on attack rolls

      Examples:
        | object | made for | wielder | grip       |
        | Small  | Medium   | Medium  | one-handed |
        | Small  | Large    | Large   | light      |
        | Small  | Small    | Small   | two-handed |

    Scenario Outline: facts that nobody knows
      Given a Small weapon made for Medium creatures
      When it is wielded, but <wrong>
      Then it is refused for its <fact>

      Examples:
        | wrong                      | fact          |
        | by a creature of no size   | wielder       |
        | nobody says by whom        | wielder       |
        | in hands of no number      | hands         |
        | for a use without a name   | use           |

    Scenario Outline: sizes that nobody knows
      Given a weapon whose <fact> is <what>
      When a Medium creature wields it
      Then it is refused for its <fact>

      Examples:
        | fact          | what    |
        | object size   | unknown |
        | made-for size | unknown |
        | object size   | unsaid  |
        | made-for size | unsaid  |
