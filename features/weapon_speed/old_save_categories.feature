Feature: Save categories of older material
  Which of the three saves stands for what older books ask for. Document 001, L184 to L192.

  @weapon_speed.old_save_categories.converted
  Rule: Each category of older material has a save that stands for it

    Scenario Outline: categories that are converted whatever the effect
      Given older material asks for a save against <old category>
      When the old category is converted
      Then it has become <new save>, governed by <ability>

      Examples: as printed
        | old category                     | new save  | ability      |
        | Paralysis / Poison / Death Magic | Fortitude | Constitution |
        | Rod / Staff / Wand               | Reflex    | Dexterity    |
        | Petrification / Polymorph        | Fortitude | Constitution |
        | Breath Weapon                    | Reflex    | Dexterity    |
        | Spell (default)                  | Will      | Wisdom       |

    Scenario Outline: that an effect can be evaded or not counts for spells alone
      Given older material asks for a save against <old category>
      And that old save <can> evaded
      When the old category is converted
      Then it has become <new save>, governed by <ability>

      Examples:
        | old category                     | can       | new save  | ability      |
        | Paralysis / Poison / Death Magic | can be    | Fortitude | Constitution |
        | Petrification / Polymorph        | can be    | Fortitude | Constitution |
        | Breath Weapon                    | cannot be | Reflex    | Dexterity    |
        | Rod / Staff / Wand               | cannot be | Reflex    | Dexterity    |

    Scenario: a category that no book has
      Given older material asks for a save against Sunburn
      When the old category is converted
      Then it is refused for its old category

    Scenario: nobody says the category
      When the old category is converted
      Then it is refused for its old category

  @weapon_speed.old_save_categories.evaded_spell
  Rule: A spell that can be evaded calls for Reflex and not for Will

    Scenario Outline: spells that can be evaded
      Given older material asks for a save against <old category>
      When the old category is converted
      Then it has become <new save>, governed by <ability>

      Examples: as printed
        | old category          | new save | ability   |
        | Spell (evasion-based) | Reflex   | Dexterity |

    @near_miss
    Scenario: a spell that cannot be evaded
      Given older material asks for a save against Spell (default)
      And that old save cannot be evaded
      When the old category is converted
      Then it has become Will, governed by Wisdom
