Feature: Helpless opponents
  Who cannot move is hit without fail, from close by. Document 003, L53.

  @combat_options.helpless.automatic_hit
  Rule: In melee the helpless are hit without a roll

    Scenario: no roll, and a hit
      Given a melee attack with attack bonus 5 on AC 15
      And the target is helpless in some other way
      When no die is rolled for the attack
      Then the attack hits
      And no attack roll is made

    Scenario: a face that would miss anybody else
      Given a melee attack with attack bonus -5 on AC 30
      And the target is helpless in some other way
      When the attack roll shows 1
      Then the attack hits

    Scenario: what makes a roll harder does not matter
      Given a melee attack with attack bonus 5 on AC 15
      And the target is helpless in some other way
      And the target is invisible
      When no die is rolled for the attack
      Then the attack hits

    @near_miss
    Scenario: someone who is free must be rolled for
      Given a melee attack with attack bonus 5 on AC 15
      And the target is free
      When the attack roll shows 10
      Then the attack total is 15
      And whether the attack hits is not determined

    @reading.combat_options.helpless.who_is_helpless.the_unconscious_too
    @reading.combat_options.helpless.who_is_helpless.the_subdued_too
    Scenario: someone knocked out is helpless
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been knocked unconscious by 9 non-lethal damage
      When Ann attacks Bob without a die
      Then the attack hits

    @reading.combat_options.helpless.who_is_helpless.the_subdued_too
    Scenario: someone subdued is helpless, unconscious or not
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been subdued by 9 non-lethal damage
      When Ann attacks Bob without a die
      Then the attack hits

    @near_miss
    @reading.combat_options.helpless.who_is_helpless.the_unconscious_too
    @reading.combat_options.helpless.who_is_helpless.only_the_held
    Scenario: someone subdued may still defend himself
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been subdued by 9 non-lethal damage
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.helpless.who_is_helpless.only_the_held
    Scenario: someone knocked out is not held
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been knocked unconscious by 9 non-lethal damage
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @reading.combat_options.helpless.who_is_helpless.the_unconscious_too
    @reading.combat_options.helpless.who_is_helpless.the_subdued_too
    Scenario: someone at death's door is helpless
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has fallen to death's door
      When Ann attacks Bob without a die
      Then the attack hits

    @near_miss
    Scenario: a blow that does not subdue knocks nobody unconscious, whatever is said
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 20 Hit Points has been knocked unconscious by 3 non-lethal damage
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: someone with one Hit Point more than non-lethal damage is not helpless
      Given a melee attack with attack bonus 5 on AC 15
      And Bob with 9 Hit Points has been subdued by 8 non-lethal damage
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @near_miss
    Scenario: a missile at someone unconscious is rolled for
      Given a missile attack with attack bonus 5 on AC 15
      And the target is free
      And Bob with 9 Hit Points has fallen to death's door
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: the flat of a blade on someone helpless
      Given a melee attack with attack bonus 5 on AC 15
      And the weapon has a blade
      And the attack is made with the flat of a blade
      And the target is frozen
      When no die is rolled for the attack
      Then the attack hits

  @combat_options.helpless.examples
  Rule: Whoever is magically paralysed or frozen is helpless

    Scenario Outline: the document's examples
      Given a melee attack with attack bonus 5 on AC 15
      And the target is <held>
      When no die is rolled for the attack
      Then the attack hits

      Examples:
        | held                |
        | magically paralysed |
        | frozen              |

  @combat_options.helpless.melee_only
  Rule: A missile at a helpless opponent needs its Attack Roll

    Scenario Outline: a missile is rolled for
      Given a missile attack with attack bonus 5 on AC 15
      And the target is <held>
      When the attack roll shows 10
      Then the attack total is 15
      And whether the attack hits is not determined

      Examples:
        | held                      |
        | magically paralysed       |
        | frozen                    |
        | helpless in some other way |

    Scenario: a missile at someone helpless can miss
      Given a missile attack with attack bonus 5 on AC 15
      And the target is frozen
      And the Combat rules count the total as a failure
      When the attack roll shows 2
      Then the attack misses

  @combat_options.helpless.damage_roll
  Rule: Against a helpless opponent only damage is rolled

    Scenario: damage is rolled, and nothing else
      Given a melee attack with attack bonus 5 on AC 15
      And the target is magically paralysed
      When no die is rolled for the attack
      Then no attack roll is made
      And a damage roll follows
