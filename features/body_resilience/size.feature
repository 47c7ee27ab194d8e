Feature: Size
  Small creatures hit more easily, and are harder to hit. Document 004, L6 and L18.1.

  @body_resilience.size.modifier
  Rule: Size modifies attacks and Evasion alike, from -8 for Colossal to +8 for Fine

    Scenario Outline: each size on an attack
      Given someone with base attack bonus 10 and Dexterity modifier 0
      And of <size> size
      When the attack bonus in melee is asked for
      Then it is <bonus>, of which size makes <modifier>

      Examples: every row of the table
        | size       | modifier | bonus |
        | Colossal   | -8       | 2     |
        | Gargantuan | -4       | 6     |
        | Huge       | -2       | 8     |
        | Large      | -1       | 9     |
        | Medium     | +0       | 10    |
        | Small      | +1       | 11    |
        | Tiny       | +2       | 12    |
        | Diminutive | +4       | 14    |
        | Fine       | +8       | 18    |

    Scenario Outline: each size on Evasion
      Given someone with a Dexterity modifier of 0
      And of <size> size
      When Evasion is asked for
      Then the Evasion modifier is <modifier>

      Examples: every row of the table
        | size       | modifier |
        | Colossal   | -8       |
        | Gargantuan | -4       |
        | Huge       | -2       |
        | Large      | -1       |
        | Medium     | 0        |
        | Small      | 1        |
        | Tiny       | 2        |
        | Diminutive | 4        |
        | Fine       | 8        |

    Scenario: each size on a ranged attack
      Given someone with base attack bonus 10 and Dexterity modifier 0
      And of Tiny size
      When the attack bonus at range is asked for
      Then it is 12, of which size makes 2

    Scenario: nothing said of size
      Given someone with a Dexterity modifier of 3
      When Evasion is asked for
      Then the Evasion modifier is 3

    Scenario: nothing said of an attacker's size
      Given someone with base attack bonus 10 and Dexterity modifier 0
      When the attack bonus in melee is asked for
      Then it is 10, of which size makes 0

    Scenario: a size that nobody has heard of, of an attacker
      Given someone with base attack bonus 10 and Dexterity modifier 0
      And an unknown size
      When the attack bonus in melee is asked for
      Then it is refused for its size

    Scenario: a size that nobody has heard of, of a defender
      Given someone with a Dexterity modifier of 0
      And an unknown size
      When Evasion is asked for
      Then it is refused for its size
