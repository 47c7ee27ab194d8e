"""To which groups of attacks and weapons an attack belongs (L13 to L32)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

Works = Literal["close_combat", "thrown", "ammunition"]
Made = Literal[
    "hand",
    "foot",
    "claw",
    "bite",
    "tailsweep",
    "other_natural",
    "axe",
    "sword",
    "bow",
    "shield",
    "other_manufactured",
    "grapple",
    "tackle",
    "other_brawling",
    "ray",
    "area",
    "body_and_mind",
]

KINDS: dict[Made, str] = {
    "hand": "natural",
    "foot": "natural",
    "claw": "natural",
    "bite": "natural",
    "tailsweep": "natural",
    "other_natural": "natural",
    "axe": "manufactured",
    "sword": "manufactured",
    "bow": "manufactured",
    "shield": "manufactured",
    "other_manufactured": "manufactured",
    "grapple": "brawling",
    "tackle": "brawling",
    "other_brawling": "brawling",
    "ray": "ray",
    "area": "area",
    "body_and_mind": "body_and_mind",
}
"""What an attack is made with or by, and its kind (L20.1, L21.1, L29, L30.1)."""

SKILLS = {
    "melee": "WpMel",
    "natural": "WpNat",
    "projectile": "WpPrj",
    "exotic": "WpExo",
    "monk": "WpMnk",
    "siege": "WpSie",
    "shield": "WpShd",
    "brawling": "WpBrl",
    "ray": "WpRay",
    "area": "WpAre",
    "body_and_mind": "WpBaM",
    "generic": "WpGen",
}
"""The abbreviations of the skills that go with a group (L19 to L32)."""

SUPERNATURAL = ("ray", "area", "body_and_mind")
NATURAL_OR_BRAWLING = ("natural", "brawling")
"""What may be a natural weapon: brawling attacks are, by one reading."""
GENERIC_BY_NAME = ("natural", "brawling", "ray")


@dataclass(frozen=True)
class Categories:
    """To which groups an attack belongs, with the abbreviations of their skills."""

    attack: bool
    weapon: bool
    melee: bool
    natural: bool
    manufactured: bool
    projectile: bool
    exotic: bool
    monk: bool
    siege: bool
    shield: bool
    brawling: bool
    supernatural: bool
    ranged: bool
    generic: bool
    skill_of_its_type: bool
    skills: frozenset[str]


@dataclass(frozen=True)
class Details:
    """What the description of an attack or of a weapon adds; the arguments as of `categorize_attack`."""

    works: Works | None
    hand_held: bool
    users: int
    counts_as_melee: bool
    ranged: bool | None
    exotic: bool | None
    monk: bool | None
    generic: bool | None


@operation()
def categorize_attack(
    *,
    made_with: Annotated[Made, Fact("weapon")],
    works: Annotated[Works | None, Fact("weapon")] = None,
    hand_held: Annotated[bool, Fact("weapon")] = True,
    users: Annotated[int, Fact("weapon", least=1)] = 1,
    counts_as_melee: Annotated[bool, Fact("weapon")] = True,
    ranged: Annotated[bool | None, Fact("attacker")] = None,
    exotic: Annotated[bool | None, Fact("weapon")] = None,
    monk: Annotated[bool | None, Fact("weapon")] = None,
    generic: Annotated[bool | None, Fact("attacker")] = None,
    delivers_supernatural_effect: Annotated[bool, Fact("attacker")] = False,
    play: Play,
) -> Categories:
    """Rule on the groups that an attack belongs to.

    Args:
        made_with: what the attack is made with, or what kind of attack it is.
        works: of a manufactured weapon: in close combat, thrown, or at range with ammunition; not stated where nobody
            knows.
        hand_held: whether a weapon that takes ammunition is held in hands.
        users: for how many persons at once a manufactured weapon is large enough.
        counts_as_melee: of a natural weapon, false where its description says that it is no melee weapon.
        ranged: of a natural or supernatural attack, whether its description makes it a ranged one.
        exotic: of a manufactured weapon, whether it takes special training.
        monk: of a weapon, whether martial artists often use it.
        generic: whether the skill's description counts it among the generic weapons, where no rule says so.
        delivers_supernatural_effect: whether a natural weapon is what carries one.

    Returns:
        For each group whether it belongs there, whether its own type has a skill, and the abbreviations of the skills.

    Raises:
        Invalid: a detail that contradicts what the attack is made with.

    Source: document 000, L13.2 to L32.
    """
    kind = KINDS[made_with]
    if works is not None and kind != "manufactured":
        raise Invalid("works", works, "nothing, except of a manufactured weapon")
    if exotic and kind != "manufactured":
        raise Invalid("exotic", exotic, "a manufactured weapon")
    if delivers_supernatural_effect and kind != "natural":
        raise Invalid("delivers_supernatural_effect", True, "a natural weapon")
    if not counts_as_melee and kind not in NATURAL_OR_BRAWLING:
        raise Invalid("counts_as_melee", False, "no word on it, except of a natural weapon")
    if not hand_held and works != "ammunition":
        raise Invalid("hand_held", False, "a weapon that takes ammunition")
    if ranged is not None and kind in ("manufactured", "brawling"):
        raise Invalid("ranged", ranged, "no word on it, except of a natural or a supernatural attack")
    if monk and kind in SUPERNATURAL:
        raise Invalid("monk", True, "a weapon")
    details = Details(works, hand_held, users, counts_as_melee, ranged, exotic, monk, generic)
    play.because("action_points.categories.attack")
    natural = _is_natural(play, kind)
    groups = {
        "weapon": _weapon(play, kind, natural),
        "melee": _melee(play, kind, natural, details),
        "natural": natural,
        "manufactured": kind == "manufactured",
        "projectile": _projectile(play, kind, details),
        "exotic": _exotic(play, kind, details),
        "monk": _monk(play, kind == "manufactured" or natural, details),
        "siege": _siege(play, kind, details),
        "shield": _shield(play, made_with),
        "brawling": kind == "brawling",
        "supernatural": _supernatural(play, kind, delivers_supernatural_effect),
        "ranged": _ranged(play, kind, details),
        "generic": _generic(play, kind, details),
    }
    own = kind == "manufactured"
    if own:
        play.because("action_points.categories.own_skill", made_with=made_with)
    return Categories(attack=True, **groups, skill_of_its_type=own, skills=_skills(play, groups, kind))


def _open(play: Play, group: str, missing: str, rule: str) -> bool:
    play.cannot_tell(group, missing, f"action_points.categories.{rule}")
    return False


def _is_natural(play: Play, kind: str) -> bool:
    if kind == "brawling":
        play.because("action_points.categories.brawling")
        # made with the whole body, yet listed apart from the natural weapons
        return play.reads("action_points.natural_weapons.brawls") == "natural"
    if kind == "natural":
        play.because("action_points.categories.natural")
    return kind == "natural"


def _weapon(play: Play, kind: str, natural: bool) -> bool:
    weapon = natural or kind == "manufactured"
    play.because("action_points.categories.weapon", weapon=weapon)
    return weapon


def _melee(play: Play, kind: str, natural: bool, details: Details) -> bool:
    if natural:
        play.because("action_points.categories.natural_as_melee", counts_as_melee=details.counts_as_melee)
        return details.counts_as_melee
    if kind != "manufactured":
        return False
    if details.works is None:
        return _open(play, "melee", "how the weapon works (L19.1, L23): works", "how_it_works")
    if details.works == "thrown":
        play.because("action_points.categories.thrown_as_melee")
    elif details.works == "close_combat":
        play.because("action_points.categories.melee")
    return details.works != "ammunition"


def _projectile(play: Play, kind: str, details: Details) -> bool:
    if kind != "manufactured":
        return False
    if details.works is None:
        return _open(play, "projectile", "how the weapon works (L19.1, L23): works", "how_it_works")
    if details.works != "ammunition":
        return False
    play.because("action_points.categories.projectile", hand_held=details.hand_held)
    return details.hand_held


def _exotic(play: Play, kind: str, details: Details) -> bool:
    if kind != "manufactured":
        return False
    if details.exotic is None:
        return _open(play, "exotic", "whether it takes special training (L24): exotic", "which_are_exotic")
    play.because("action_points.categories.exotic", exotic=details.exotic)
    return details.exotic


def _monk(play: Play, weapon: bool, details: Details) -> bool:
    if not weapon:
        return False
    if details.monk is None:
        return _open(play, "monk", "whether martial artists often use it (L25): monk", "which_are_monk")
    play.because("action_points.categories.monk", monk=details.monk)
    return details.monk


def _siege(play: Play, kind: str, details: Details) -> bool:
    siege = kind == "manufactured" and details.users > 1
    if siege:
        play.because("action_points.categories.siege", users=details.users)
    return siege


def _shield(play: Play, made_with: Made) -> bool:
    if made_with == "shield":
        play.because("action_points.categories.shield")
    return made_with == "shield"


def _supernatural(play: Play, kind: str, delivers: bool) -> bool:
    if delivers:
        play.because("action_points.categories.natural_not_supernatural")
    if kind in SUPERNATURAL:
        play.because("action_points.categories.supernatural", kind=kind)
    return kind in SUPERNATURAL


def _ranged(play: Play, kind: str, details: Details) -> bool:
    if kind == "brawling":
        return False
    if kind == "manufactured":
        if details.works is None:
            return _open(play, "ranged", "how the weapon works (L19.1, L23): works", "how_it_works")
        play.because("action_points.categories.ranged", works=details.works)
        return details.works != "close_combat"
    if kind == "ray":
        play.because("action_points.categories.ray_as_ranged")
        return True
    if details.ranged is None:
        # some natural and many supernatural ones are, and which of them is not said
        return _open(play, "ranged", "whether this attack is a ranged one (L31): ranged", "which_are_ranged")
    play.because("action_points.categories.ranged", ranged=details.ranged)
    return details.ranged


def _generic(play: Play, kind: str, details: Details) -> bool:
    if kind in GENERIC_BY_NAME:
        play.because("action_points.categories.generic_by_name", kind=kind)
        return True
    if details.exotic:
        play.because("action_points.categories.exotic_not_generic")
        return False
    if details.generic is None:
        # most that are not exotic are, and which ones is not said
        return _open(play, "generic", "whether it is among the generic ones (L32): generic", "which_are_generic")
    play.because("action_points.categories.generic", generic=details.generic)
    return details.generic


def _skills(play: Play, groups: dict[str, bool], kind: str) -> frozenset[str]:
    """Return the abbreviations of the skills that go with the groups (L13.3)."""
    unknown = [group for group in SKILLS if group in play.not_determined]
    if unknown:
        missing = "; ".join(play.not_determined[group] for group in unknown)
        play.cannot_tell("skills", missing, "action_points.categories.skills_of_open_groups")
    named = {group for group, member in groups.items() if member} | {kind}
    skills = frozenset(SKILLS[group] for group in named if group in SKILLS)
    play.because("action_points.categories.overlap", skills=sorted(skills))
    return skills
