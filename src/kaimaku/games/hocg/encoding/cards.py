"""What arrays tell of a card: its printed facts."""

from __future__ import annotations

from kaimaku.games.encoding import Field, share
from kaimaku.games.hocg.defs import COLORS, DEFS, KINDS, LEVELS

HP = 300
LIFE = 6
POWER = 200
COST = 6
SUPPORTS = ("event", "item", "staff", "tool", "mascot", "fan")

FACTS = (
    *(Field(f"is {kind}", 1, f"it is a card of the kind {kind}") for kind in KINDS),
    *(Field(f"is {level}", 1, f"its Bloom level is {level}") for level in LEVELS),
    *(Field(color, 1, f"it is {color}") for color in COLORS),
    *(Field(f"is {kind}", 1, f"it is a support of the kind {kind}") for kind in SUPPORTS),
    Field("Buzz", 1, "it is a Buzz holomem"),
    Field("LIMITED", 1, "it is LIMITED"),
    Field("HP", 1, f"printed HP, of {HP}"),
    Field("life", 1, f"life of an Oshi, of {LIFE}"),
    Field("baton", 1, f"cheers for a Baton Pass, of {COST}"),
    *(
        field
        for n in ("first", "second")
        for field in (
            Field(f"{n} power", 1, f"power of its {n} Arts, of {POWER}; for an Oshi, 0"),
            Field(f"{n} cost", 1, f"cheers for its {n} Arts, or holo Power for the {n} skill of an Oshi, of {COST}"),
        )
    ),
)


def facts(definition: int) -> list[float]:
    card = DEFS[definition]
    found = [
        *(float(card.kind == kind) for kind in KINDS.values()),
        *(float(card.level == level) for level in LEVELS.values()),
        *(float(bool(card.colors & color)) for color in COLORS.values()),
        *(float(card.support == kind) for kind in SUPPORTS),
        float(card.buzz),
        float(card.limited),
        share(card.hp or 0, HP),
        share(card.life or 0, LIFE),
        share(card.baton, COST),
    ]
    for n in (0, 1):
        if n < len(card.arts):
            found += [share(card.arts[n].power or 0, POWER), share(card.arts[n].size, COST)]
        elif n < len(card.skills):
            found += [0.0, share(card.skills[n].cost, COST)]
        else:
            found += [0.0, 0.0]
    return found
