"""What arrays tell of a card: its printed facts."""

from __future__ import annotations

from kaimaku.games.encoding import Field, share
from kaimaku.games.vcard.card import CARDS, KINDS
from kaimaku.games.vcard.rulings import WHEEL

PL = 20
ELEMENTS = tuple(sorted({*WHEEL, *WHEEL.values()}))
EFFECTS = ("passive", "lock", "snap", "echo")

FACTS = (
    *(Field(f"is {kind}", 1, f"it is a card of the kind {kind}") for kind in KINDS),
    *(Field(element, 1, f"its element is {element}") for element in ELEMENTS),
    *(Field(f"beats {element}", 1, f"it is strong against {element}") for element in ELEMENTS),
    *(Field(effect, 1, f"its effect is of the type {effect}") for effect in EFFECTS),
    Field("PL", 1, f"printed Power Level, of {PL}"),
)


def facts(definition: int) -> list[float]:
    card = CARDS[definition]
    return [
        *(float(card.kind == n) for n in range(len(KINDS))),
        *(float(card.facts.element == element) for element in ELEMENTS),
        *(float(card.facts.strength == element) for element in ELEMENTS),
        *(float(card.effect == effect) for effect in EFFECTS),
        share(card.facts.pl, PL),
    ]
