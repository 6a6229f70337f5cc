"""Cards of a position by number, name or color, and the fillers for what a position leaves out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from kaimaku.judge.scenario.values import PositionError, near

from .. import cards as _all_cards  # noqa: F401  (every card has its definition)
from .. import facts
from ..defs import BY_ID, COLORS, DEFS, CardDef
from ..facts import Names, Printed
from ..lang import HAND, Draw, card, use

CHEERS = {color: f"hY0{n}-001" for n, color in enumerate(COLORS, start=1)}
EVENT, DEBUT, OSHI = "x-filler", "x-spare", "x-oshi"  # the fillers; positions may also call them by name


@cache
def declare_fillers() -> None:
    """An event that can never be played, a Debut without Arts with plenty of HP, an Oshi without skills."""
    unplayable = use(Draw(1), needs=HAND >= 99)
    card(EVENT, unplayable, printed=Printed(EVENT, "support", Names("Filler", "フィラー"), support="event"))
    spare = Printed(DEBUT, "holomem", Names("Spare", "スペア"), bloom="debut", hp=990, baton=("neutral",))
    card(DEBUT, printed=spare)
    card(OSHI, printed=Printed(OSHI, "oshi", Names("Oshi", "推し"), life=5))


def find_def(ref: str, local: Mapping[str, CardDef], where: str, oshi: bool = False) -> CardDef:
    """The card a word means: the scenario's own cards first, then numbers, colors and names of all cards.

    Of several cards of one name an Oshi is meant only where an Oshi goes, and a card of the first product that has the
    name, start decks before boosters: a scenario still means the same cards when another set is added.
    """
    ref = ref.strip()
    if ref in local:
        return local[ref]
    if ref in BY_ID:
        return BY_ID[ref]
    if ref in CHEERS:
        return BY_ID[CHEERS[ref]]
    # not what other scenarios have declared
    printed = facts.load()
    real = [d for d in DEFS if d.id in printed or d.id in (EVENT, DEBUT, OSHI)]
    for pool in (local.values(), real):
        found = [d for d in _called(ref, pool) if d.id in BY_ID]
        found = [d for d in found if (d.printed.kind == "oshi") == oshi] or found
        first = min(map(_product, found), default=None)
        found = [d for d in found if _product(d) == first]
        if len(found) == 1:
            return found[0]
        if found:
            raise PositionError(where, f"{ref!r} could be {', '.join(d.id for d in found)}: give the card number")
    names = [*local, *CHEERS, *(w for d in real for w in (d.id, d.name("en")))]
    raise PositionError(where, f"unknown card {ref!r}{near(ref, names)}")


def _product(d: CardDef) -> tuple[bool, str]:
    return not d.printed.set.startswith("hSD"), d.printed.set


def _called(ref: str, pool: Iterable[CardDef]) -> list[CardDef]:
    return [d for d in pool if ref in (d.name("en"), d.name("ja"))]
