"""Base morale ratings (L296 to L309)."""

from __future__ import annotations

from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, read_table, text

CreatureType = Annotated[
    Literal[
        "unintelligent",
        "docile_animal",
        "predator",
        "intelligent_animal",
        "commoner",
        "mob",
        "militia",
        "trained_soldiers",
        "elite_soldiers",
        "hirelings",
        "henchmen",
        "other",
    ],
    Fact("creature"),
]

ROWS = {
    "unintelligent": "Unintelligent",
    "docile_animal": "Animal, docile",
    "predator": "Animal, predator",
    "intelligent_animal": "Intelligent animal",
    "commoner": "Commoner",
    "mob": "Mob",
    "militia": "Militia",
    "trained_soldiers": "Trained soldiers",
    "elite_soldiers": "Elite soldiers",
    "hirelings": "Hirelings",
    "henchmen": "Henchmen",
}
COLUMNS: dict[str, Cell] = {"creature_type": text, "morale": int, "statement": text}
RATINGS: dict[str, int] = {
    row["creature_type"]: row["morale"] for row in read_table(folder("weapon_speed") / "morale_ratings.csv", COLUMNS)
}


def base(play: Play, creature_type: str, base_rating: int | None) -> int | None:
    """Return the base morale rating of a creature, or None where nothing says (L299 to L309).

    Raises:
        Invalid: a rating is stated of a creature that the table has.
    """
    if creature_type != "other":
        found = RATINGS[ROWS[creature_type]]
        if base_rating is not None:
            raise Invalid("base_rating", base_rating, "no base rating: the table has this creature's")
        play.because("weapon_speed.morale_ratings.base", creature_type=creature_type, rating=found)
        return found
    if base_rating is None:
        missing = "the base morale rating of a creature that Table 9.9 does not have"
        play.cannot_tell("base", missing, "weapon_speed.morale_ratings.others")
        play.cannot_tell("rating", missing, "weapon_speed.morale_ratings.others")
    return base_rating
