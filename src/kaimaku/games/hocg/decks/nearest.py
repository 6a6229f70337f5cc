"""The card that can be played here and comes nearest to one that cannot: same name and level first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

from kaimaku.decks.deck import Deck

from .. import facts
from ..defs import BY_ID
from ..facts import Printed
from ..known import Coming, coming
from .legality import COPIES

Rank = tuple[bool, bool, bool, float, str]


def nearest(deck: Deck, numbers: Sequence[str]) -> Mapping[str, str]:
    """For each of these cards of the deck another one of which the deck has room for all its copies."""
    held = Counter({number: count for pile in deck.piles.values() for number, count in pile.items()})
    cards = [fact for number, fact in facts.load().items() if number in BY_ID]
    found = {}
    for number in numbers:
        wanted = coming(number)
        if wanted is None:
            continue
        fitting = (card for card in cards if _fits(card, wanted, held, held[number]))
        best = min(fitting, key=lambda card: _rank(card, wanted), default=None)
        if best is not None:
            found[number] = best.number
            held[best.number] += held[number]
    return found


def _fits(card: Printed, wanted: Coming, held: Mapping[str, int], count: int) -> bool:
    if card.kind != wanted.kind or (card.kind == "cheer" and card.colors != wanted.colors):
        return False
    return card.unlimited or card.kind in ("oshi", "cheer") or held.get(card.number, 0) + count <= COPIES


def _rank(card: Printed, wanted: Coming) -> Rank:
    """The smallest is the nearest. Of supports the type comes before the name, which only has to be alike."""
    names = {card.name.ja, *(name.ja for name in card.also)}
    named = wanted.name.ja in names
    part = (card.bloom or card.support or "") == wanted.part
    color = bool(set(card.colors) & set(wanted.colors))
    if card.kind == "support":
        likeness = SequenceMatcher(None, card.name.en, wanted.name.en).ratio()
        return (not part, not named, False, -likeness, card.number)
    return (not named, not part, not color, 0.0, card.number)
