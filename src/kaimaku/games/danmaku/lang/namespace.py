"""Every name of the modules that make up the card language."""

from __future__ import annotations

from ..rules import incident
from . import (
    attacks,
    decks,
    frames,
    hands,
    incidents,
    items,
    joints,
    lasting,
    lives,
    nouns,
    numbers,
    occasions,
    roles,
    taking,
)

NAMESPACE: dict[str, object] = {}
for module in (
    incident,
    occasions,
    numbers,
    nouns,
    lasting,
    decks,
    lives,
    items,
    incidents,
    roles,
    joints,
    attacks,
    taking,
    hands,
    frames,
):
    NAMESPACE |= {name: value for name, value in vars(module).items() if not name.startswith("_")}
NAMESPACE |= {"HAND": hands.HAND, "ITEM": nouns.ITEM, "CARD": nouns.CARD, "AS_MANY": numbers.AS_MANY}
NAMESPACE |= {"PAID": numbers.PAID, "TURN_STARTS": frames.TURN_STARTS, "HEROINE": nouns.HEROINE}
