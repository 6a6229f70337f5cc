"""The journal under a scenario: whether something happened, in which order, how often, or never."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kaimaku.games.happened import happened
from kaimaku.kernel.journal import Entry

from .defs import ARTS
from .position_data import SEATS, PositionError, many, seat_of
from .scenario_terms import Terms, fold

# Which details of a journal entry are holomem; every other number is a number.
FACE_DOWN = "set"  # in the set-up: who stands there is known to its player alone
MEMS_AT: dict[str, tuple[int, ...]] = {"art": (0, 2), "swap": (0, 1)}
ONE_MEM = frozenset(
    [
        *("damage", "heal", "hp", "attach", "bloom", "place", "set", "shift", "leave", "down", "rest", "ready"),
        *("baton", "to-debut", "ability", "play", "sum"),
    ]
)


def check_journal(w: Terms, value: object) -> list[str]:
    def reader(word: object) -> int:
        return seat_of(word, "journal.as")

    return happened(value, w.table.journal or [], reader, partial(fits_entry, w), partial(tell, w))


def fits_entry(w: Terms, e: Entry, pattern: object, seat: int | None) -> bool:
    """`{damage: [Kanata, 30]}`: an entry of that kind that has all of these about it."""
    spec = pattern if isinstance(pattern, Mapping) else {str(pattern): None}
    if len(spec) != 1:
        raise PositionError("journal", f"an entry is one kind with what it is about, not {pattern!r}")
    kind, wanted = next(iter(spec.items()))
    if e[0] != kind:
        return False
    about = facets(w, e, seat)
    return all(fold(str(x)) in about for x in many(wanted, "journal"))


def facets(w: Terms, e: Entry, seat: int | None) -> set[str]:
    """Everything that can be said about an entry: seat, card, holomem, Arts, numbers."""
    kind, who, card, audience, _, more = e
    about = {SEATS[who]} if who >= 0 else set()
    if card >= 0:
        about |= w.card_words(card) if seat is None or audience & (1 << seat) else {"?"}
    mems = MEMS_AT.get(kind, (0,) if kind in ONE_MEM else ())
    for i, detail in enumerate(more):
        if i in mems and isinstance(detail, int):
            hidden = kind == FACE_DOWN and seat not in (None, who)
            about |= {"?"} if hidden else w.met.get(detail, frozenset())
        elif kind == "art" and i == 1 and isinstance(detail, int):
            about |= {ARTS[detail].name.en, ARTS[detail].name.ja}
        else:
            about.add(str(detail))
    return {fold(x) for x in about}


def tell(w: Terms, e: Entry, seat: int | None) -> str:
    kind, who, card, audience, _, more = e
    visible = card >= 0 and (seat is None or bool(audience & (1 << seat)))
    name = [w.card_name(card)] if visible else ["?"] if card >= 0 else []
    return " ".join([kind, *([SEATS[who]] if who >= 0 else []), *name, *(str(x) for x in more)])
