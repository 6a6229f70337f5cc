"""What arrays tell of a card: its printed facts."""

from __future__ import annotations

from typing import get_args

from kaimaku.games.danmaku.definitions import Character, Incident, MainCard, Role
from kaimaku.games.danmaku.facts import Kind, Season, Type
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.encoding import Field, share

SORTS = {"main": MainCard, "character": Character, "role": Role, "incident": Incident}
TYPES: tuple[str, ...] = get_args(Type)
SEASONS: tuple[str, ...] = get_args(Season)
ROLES: tuple[str, ...] = get_args(Kind)

FACTS = (
    *(Field(f"is {sort}", 1, f"it is a card of the kind {sort}") for sort in SORTS),
    *(Field(kind, 1, f"its types include {kind}") for kind in TYPES),
    *(Field(season, 1, f"its season is {season}") for season in SEASONS),
    *(Field(f"is {kind}", 1, f"its role is {kind}") for kind in ROLES),
    Field("points", 1, "its points, of 10"),
)


def facts(definition: int) -> list[float]:
    card = DEFINITIONS[definition]
    types = card.types if isinstance(card, MainCard) else frozenset()
    season = getattr(card, "season", "")
    role = card.kind if isinstance(card, Role) else ""
    return [
        *(float(isinstance(card, sort)) for sort in SORTS.values()),
        *(float(kind in types) for kind in TYPES),
        *(float(season == each) for each in SEASONS),
        *(float(role == kind) for kind in ROLES),
        share(card.printed.points, 10) if isinstance(card, MainCard) else 0.0,
    ]
