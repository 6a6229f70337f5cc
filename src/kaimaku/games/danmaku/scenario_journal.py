"""The journal under a scenario: whether something happened, in which order, how often, or never."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kaimaku.games.happened import happened
from kaimaku.games.plain import PositionError, many
from kaimaku.kernel.journal import Entry

from .definitions import Character
from .position_cards import fold, spell_words
from .registry import DEFINITIONS
from .scenario_terms import Terms

# Which details of an entry are players; every other one is a number or a word.
SEATS_AT: dict[str, tuple[int, ...]] = {
    "play": (0, 1),
    "spell": (0, 1),
    "use": (0, 1),
    "copy": (0, 1),
    "attack": (1, 2, 3, 4, 5, 6, 7),
    "control": (0,),
    "look": (0,),
    "see": (0,),
    "give": (0,),
    "swap": (0,),
    "swap roles": (0,),
    "end": (0, 1, 2, 3, 4, 5, 6, 7),
}


def check_journal(w: Terms, value: object) -> list[str]:
    def reader(word: object) -> int:
        return w.seat(str(word))

    return happened(value, w.table.journal or [], reader, partial(fits_entry, w), partial(tell, w))


def fits_entry(w: Terms, e: Entry, pattern: object, seat: int | None) -> bool:
    """`{lose: [P2, 1]}`: an entry of that kind that has all of these about it."""
    spec = pattern if isinstance(pattern, Mapping) else {str(pattern): None}
    if len(spec) != 1:
        raise PositionError("journal", f"an entry is one kind with what it is about, not {pattern!r}")
    kind, wanted = next(iter(spec.items()))
    if e[0] != kind:
        return False
    about = facets(w, e, seat)
    return all(_about(w, str(x), about) for x in many(wanted, "journal"))


def _about(w: Terms, word: str, about: set[str]) -> bool:
    seat = w.seat(word)
    return fold(word) in about or word in about or (seat >= 0 and fold(w.seats[seat]) in about)


def facets(w: Terms, e: Entry, seat: int | None) -> set[str]:
    """Everything that can be said about an entry: players, card, numbers."""
    kind, who, card, audience, _, more = e
    about = {fold(w.seats[who])} if who >= 0 else set()
    if card >= 0:
        about |= w.card_words(card) if seat is None or audience & (1 << seat) else {"?"}
        definition = DEFINITIONS[w.table.defs[card]]
        if kind == "spell" and isinstance(definition, Character):
            about |= spell_words(definition)
    for i, detail in enumerate(more):
        if i in SEATS_AT.get(kind, ()) and isinstance(detail, int):
            about.add(fold(w.seat_name(detail)))
        else:
            about.add(fold(str(detail)))
    return about


def tell(w: Terms, e: Entry, seat: int | None) -> str:
    kind, who, card, audience, _, more = e
    visible = card >= 0 and (seat is None or bool(audience & (1 << seat)))
    name = [w.plain_name(card)] if visible else ["?"] if card >= 0 else []
    at = SEATS_AT.get(kind, ())
    said = [w.seat_name(x) if i in at and isinstance(x, int) else str(x) for i, x in enumerate(more)]
    return " ".join([kind, *([w.seats[who]] if who >= 0 else []), *name, *said])
