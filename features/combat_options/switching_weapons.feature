Feature: Switching weapons
  Putting one weapon away for another takes time. Document 003, L83.

  @combat_options.switching_weapons.action
  Rule: Switching weapons is the action of the Round

    Scenario: switching is the action
      When Ann switches weapons
      Then it is the action of the Round

    Scenario: no attack after switching
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has switched weapons
      When Ann attacks Bob and the roll shows 10
      Then it is not allowed

    Scenario: no missile after switching
      Given a missile attack with attack bonus 5 on AC 15
      And Ann has switched weapons
      When Ann attacks Bob and the roll shows 10
      Then it is not allowed

    Scenario: no extra attack after switching
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has switched weapons
      When Ann makes the extra attack and the roll shows 10
      Then it is not allowed

    Scenario Outline: no kind of attack after switching
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has switched weapons
      When Ann <attacks> Bob
      Then it is not allowed

      Examples:
        | attacks                   |
        | pushes                    |
        | throws a splash weapon at |

    Scenario Outline: no switching after any kind of attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has <attacked> Bob
      When Ann switches weapons
      Then it is not allowed

      Examples:
        | attacked                  |
        | pushed                    |
        | thrown a splash weapon at |
        | hit, without a roll,      |

    Scenario: no switching after an attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked Bob
      When Ann switches weapons
      Then it is not allowed

    Scenario: no switching after an extra attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has made the extra attack
      When Ann switches weapons
      Then it is not allowed

    Scenario Outline: switching in the Round after any kind of attack
      Given an attack bonus of 5 and an AC of 15 for everyone
      And Ann has <attacked> Bob
      And the Round has ended
      When Ann switches weapons
      Then it is the action of the Round

      Examples:
        | attacked                  |
        | struck                    |
        | pushed                    |
        | thrown a splash weapon at |

    Scenario Outline: no magic after switching
      Given Ann has switched weapons
      When Ann uses <magic>
      Then it is not allowed

      Examples:
        | magic        |
        | a spell      |
        | a magic item |

    Scenario: no switching after magic
      Given Ann has used a magic item
      When Ann switches weapons
      Then it is not allowed

    Scenario: no switching twice
      Given Ann has switched weapons
      When Ann switches weapons
      Then it is not allowed

    @near_miss
    Scenario: someone else may attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has switched weapons
      When Bob attacks Ann and the roll shows 10
      Then the attack total is 15

    Scenario: an attack in the Round after
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has switched weapons
      And the Round has ended
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    @near_miss @reading.combat_options.switching_weapons.empty_hands.is_no_switch
    Scenario: taking a weapon into empty hands is no switching
      When Ann takes a weapon into empty hands
      Then it is not the action of the Round

    @reading.combat_options.switching_weapons.empty_hands.is_a_switch
    Scenario: taking a weapon into empty hands is switching too
      When Ann takes a weapon into empty hands
      Then it is the action of the Round

  @combat_options.switching_weapons.dropping
  Rule: Switching costs no action for whoever drops the weapon in hand

    Scenario: dropping is not the action
      When Ann drops the weapon in hand and takes another
      Then it is not the action of the Round

    Scenario: an attack after dropping
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has dropped a weapon and taken another
      When Ann attacks Bob and the roll shows 10
      Then the attack total is 15

    Scenario: dropping after an attack
      Given a melee attack with attack bonus 5 on AC 15
      And Ann has attacked Bob
      When Ann drops the weapon in hand and takes another
      Then it is not the action of the Round

    Scenario: nothing to drop
      When Ann drops a weapon with empty hands
      Then it is refused for its dropped weapon
