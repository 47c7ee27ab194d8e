"""Touch spells in combat (L371 to L374)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.world import NAME, AttackBonus, Body, World


@dataclass(frozen=True)
class SpellTouch:
    """A touch with a spell.

    Args:
        automatic: whether it needs no roll.
        armor_class: what a roll must reach; None where nobody rolls.
        total: of the roll; None where nobody rolls.
        touches: whether the target is touched.
        spell_lost: whether the spell is lost by a miss.
    """

    automatic: bool
    armor_class: int | None
    total: int | None
    touches: bool
    spell_lost: bool


@operation(dice={"attack": "d20"})
def touch_with_spell(
    *,
    caster: Annotated[str, Fact("attacker", pattern=NAME)] = "caster",
    casting: Annotated[bool, Fact("attacker")] = True,
    caster_in_melee: Annotated[bool, Fact("attacker")] = False,
    attack_bonus: AttackBonus = 0,
    other_modifiers: Annotated[int, Fact("attacker")] = 0,
    attempts_allowed: Annotated[int | None, Fact("weapon", least=1)] = None,
    willing: Annotated[bool, Fact("target")],
    helpless: Annotated[bool, Fact("target")] = False,
    target_in_melee: Annotated[bool, Fact("target")] = False,
    target_waits: Annotated[bool, Fact("target")] = True,
    dexterity_modifier: Annotated[int, Fact("target")] = 0,
    armor_enchantment: Annotated[int, Fact("target", least=0)] = 0,
    other_magical_bonuses: Annotated[int, Fact("target", least=0)] = 0,
    physical_armor: Annotated[int, Fact("target", least=0)] = 0,
    play: Play,
) -> SpellTouch | NotAllowed:
    """Rule on a caster's attempt to touch someone with a spell.

    Args:
        caster: by name; the state holds what is left of the caster's touch spell.
        casting: whether the attempt is part of casting; else it is a further one with the spell cast last.
        caster_in_melee: whether the caster is in melee.
        attack_bonus: the caster's, signed.
        other_modifiers: whatever else applies to the roll, signed.
        attempts_allowed: how many attempts the spell's description allows, 1 or more; None where nobody has looked.
        willing: whether the target is.
        helpless: whether the target is, as whoever is held, asleep or paralysed.
        target_in_melee: whether the target is in melee.
        target_waits: whether a willing target does nothing but wait.
        dexterity_modifier: of the target's AC, signed.
        armor_enchantment: the enchantment bonus of the target's armour.
        other_magical_bonuses: of the target's AC, from anything magical but armour.
        physical_armor: what the target's armour adds to AC without its enchantment.

    Returns:
        Not allowed, or whether the touch is automatic, what the roll must reach, its total, whether the target is
        touched, and whether the spell is lost.

    Raises:
        Invalid: a further attempt of someone who has cast no touch spell in this combat, or another number of
            attempts than was stated of the spell before.

    Source: document 001, L38 to L41, L50, L55.1, L372 to L374.
    """
    world = play.recall(World)
    body = world.of(caster)
    if casting:
        play.because("weapon_speed.touch_spells.part_of_casting")
        body.forget(("touch_spell_attempts", "touch_spell_made"))
        body.touch_spell_round = world.round
    elif not body.touch_spell_round:
        raise Invalid("casting", False, "true, since no touch spell was cast before")
    _describe(body, attempts_allowed)
    refused = None if casting else _refused(play, body, world.round)
    if refused:
        return refused
    body.touch_spell_made += 1
    body.touch_spell_missed = False
    if willing and _automatic(play, caster_in_melee or target_in_melee, target_waits):
        return SpellTouch(automatic=True, armor_class=None, total=None, touches=True, spell_lost=False)
    armor_class = 10
    if willing:
        play.because("weapon_speed.touch_spells.willing_and_busy", armor_class=10)
    else:
        armor_class += dexterity_modifier + armor_enchantment + other_magical_bonuses
        play.because("weapon_speed.touch_spells.unwilling", armor_class=armor_class)
        if armor_enchantment or physical_armor:
            play.because("weapon_speed.touch_spells.armor", counts=armor_enchantment, does_not=physical_armor)
    face = play.roll("attack")
    total = face + attack_bonus + other_modifiers
    if hits(play, face, total, armor_class, automatic=helpless):
        return SpellTouch(False, armor_class, total, True, spell_lost=False)
    return SpellTouch(False, armor_class, total, False, _lost(play, body))


def _describe(body: Body, attempts_allowed: int | None) -> None:
    """Note how many attempts the spell's description allows, where that is not yet known."""
    if body.touch_spell_attempts is None:
        body.touch_spell_attempts = attempts_allowed
    elif attempts_allowed not in (None, body.touch_spell_attempts):
        raise Invalid("attempts_allowed", attempts_allowed, f"{body.touch_spell_attempts}, as was stated of this spell")


def _refused(play: Play, body: Body, this_round: int) -> NotAllowed | None:
    """Refuse a further attempt with a spell that has none left (L372).

    Not determined is one past the round of casting, and one after a touch, with a spell that has some left.
    """
    allowed = body.touch_spell_attempts
    same_round = body.touch_spell_round == this_round
    if allowed is not None and body.touch_spell_made >= allowed:
        if body.touch_spell_missed:
            return play.forbids("weapon_speed.touch_spells.miss_loses_spell")
        rule = "several_attempts" if same_round or allowed > 1 else "round_of_casting"
        return play.forbids(f"weapon_speed.touch_spells.{rule}")
    if allowed is not None and same_round and body.touch_spell_missed:
        play.because("weapon_speed.touch_spells.several_attempts", made=body.touch_spell_made, allowed=allowed)
        return None
    play.because("weapon_speed.touch_spells.description")
    return play.cannot_rule("what the spell's description says of further attempts (L372.3)")


def _automatic(play: Play, in_melee: bool, waits: bool) -> bool:
    """Return whether a willing target is touched without a roll (L374)."""
    if not in_melee and waits:
        play.because("weapon_speed.touch_spells.willing_and_free")
        return True
    # free of melee is said to be enough, and being busy is said to take a roll: a doubt which sentence gives way
    if not in_melee:
        automatic = play.reads("weapon_speed.touch_spells.free_but_busy") == "automatic"
    # neither sentence is about someone who waits in a melee
    elif waits:
        automatic = play.reads("weapon_speed.touch_spells.waiting_in_melee") == "automatic"
    else:
        automatic = False
    if automatic:
        play.because("weapon_speed.touch_spells.willing_and_free")
    return automatic


def _lost(play: Play, body: Body) -> bool:
    """Return whether a miss loses the spell, and note the miss (L372.2, L372.3)."""
    body.touch_spell_missed = True
    allowed = body.touch_spell_attempts
    if allowed is None:
        missing = "how many attempts the spell's description allows (L372.3): attempts_allowed"
        play.cannot_tell("spell_lost", missing, "weapon_speed.touch_spells.description")
        return False
    if body.touch_spell_made < allowed:
        play.because("weapon_speed.touch_spells.several_attempts", made=body.touch_spell_made, allowed=allowed)
        return False
    play.because("weapon_speed.touch_spells.miss_loses_spell")
    return True
