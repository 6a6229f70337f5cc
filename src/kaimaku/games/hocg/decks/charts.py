"""What a deck is made of: levels, and colours asked for by Arts beside the cheers it brings."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.decks.deck import Deck

from .legality import Facts

LEVELS = {"debut": "debut", "first": "1st", "second": "2nd", "spot": "spot"}
COLORS = ("white", "green", "red", "blue", "purple", "yellow")


def levels(deck: Deck, facts: Facts) -> dict[str, int]:
    """How many cards of each level, and how many support cards; a Buzz is a 1st."""
    found = dict.fromkeys([*LEVELS.values(), "support"], 0)
    for number, count in deck.main.items():
        fact = facts.get(number)
        if fact is not None and (fact.bloom or fact.kind == "support"):
            found[LEVELS[fact.bloom] if fact.bloom else "support"] += count
    return found


def colors(deck: Deck, facts: Facts) -> dict[str, tuple[int, int, int]]:
    """Colour → cheers asked for, cheers brought, symbols on all Arts.

    Asked for are the cheers of the deck shared out by the symbols of each colour on the Arts of all its holomem;
    what any colour pays for favours none.
    """
    symbols = dict.fromkeys(COLORS, 0)
    brought = dict.fromkeys(COLORS, 0)
    for number, count in deck.main.items():
        fact = facts.get(number)
        for color in (color for art in (fact.arts if fact else ()) for color in art.cost):
            if color in symbols:
                symbols[color] += count
    for number, count in deck.cheer.items():
        fact = facts.get(number)
        if fact is not None and fact.kind == "cheer" and fact.colors:
            brought[fact.colors[0]] += count
    asked = shared(sum(brought.values()), symbols)
    return {c: (asked[c], brought[c], symbols[c]) for c in COLORS if symbols[c] or brought[c]}


def shared(total: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Whole shares of a total by weight; what is left over goes to the largest remainders."""
    whole = sum(weights.values())
    if not whole:
        return dict.fromkeys(weights, 0)
    shares = {key: total * weight // whole for key, weight in weights.items()}
    nearest = sorted(weights, key=lambda key: total * weights[key] % whole, reverse=True)
    for key in nearest[: total - sum(shares.values())]:
        shares[key] += 1
    return shares
