"""Cards of a position by the words people use: a number, a name, a color; and the cards nobody mentioned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from kaimaku.games.plain import repeated, within

from . import cards as _all_cards  # noqa: F401  (declares every card)
from . import facts
from .defs import BY_ID, COLORS, CardDef
from .facts import Names, Printed
from .lang import HAND, Draw, card, use
from .position_data import PositionError

CHEERS = {color: f"hY0{n}-001" for n, color in enumerate(COLORS, start=1)}
__all__ = [
    "CHEERS",
    "declare_fillers",
    "filler_card",
    "filler_holomem",
    "filler_oshi",
    "find_def",
    "repeated",
    "within",
]

FILLERS = ("x-filler", "x-spare", "x-oshi")


@cache
def filler_card() -> CardDef:
    """Fills decks and holo Power: an event that can never be played."""
    name = Names("Filler", "フィラー")
    return card(
        "x-filler",
        use(Draw(1), needs=HAND >= 99),
        printed=Printed(number="x-filler", kind="support", name=name, support="event"),
    )


@cache
def filler_holomem() -> CardDef:
    """Stands where the position says nothing: a Debut without Arts that nothing can bring down by accident."""
    name = Names("Spare", "スペア")
    return card(
        "x-spare",
        printed=Printed(number="x-spare", kind="holomem", name=name, bloom="debut", hp=990, baton=("neutral",)),
    )


@cache
def filler_oshi() -> CardDef:
    """An Oshi without skills."""
    return card("x-oshi", printed=Printed(number="x-oshi", kind="oshi", name=Names("Oshi", "推し"), life=5))


def declare_fillers() -> None:
    """Positions may also name them: Filler, Spare, Oshi."""
    filler_card(), filler_holomem(), filler_oshi()


def find_def(ref: str, local: Mapping[str, CardDef], where: str) -> CardDef:
    """The card a word means: the scenario's own cards first, then numbers, colors and names of all cards."""
    ref = ref.strip()
    if ref in local:
        return local[ref]
    if ref in BY_ID:
        return BY_ID[ref]
    if ref in CHEERS:
        return BY_ID[CHEERS[ref]]
    real = [BY_ID[n] for n in (*facts.load(), *FILLERS) if n in BY_ID]  # not what other scenarios have declared
    for pool in (local.values(), real):
        found = _called(ref, pool)
        if len(found) == 1:
            return found[0]
        if found:
            raise PositionError(where, f"{ref!r} may be {', '.join(d.id for d in found)}: say which by its number")
    close = get_close_matches(ref, [*local, *CHEERS, *(w for d in real for w in (d.id, d.name("en")))], n=5)
    hint = f"; near it: {', '.join(dict.fromkeys(close))}" if close else ""
    raise PositionError(where, f"there is no card {ref!r}{hint}")


def _called(ref: str, pool: Iterable[CardDef]) -> list[CardDef]:
    return [d for d in pool if ref in (d.name("en"), d.name("ja"))]
