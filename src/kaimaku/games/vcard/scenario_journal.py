"""The journal under a scenario: whether something happened, in which order, how often, or never."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kaimaku.games.happened import KEYS as JOURNAL_KEYS
from kaimaku.games.happened import happened
from kaimaku.games.plain import PositionError, many, mapping
from kaimaku.kernel.journal import Entry

from .card import BY_ID, CARDS, VTUBER
from .position_cards import fold
from .position_seats import SEATS, seat_of, spot_name
from .scenario_terms import Terms
from .table import ACTIVE, SIDE

# Which detail of an entry is a spot; every other one is a number or a word.
SPOT_AT = {"attach": 0, "counter": 1, "token": 1, "lift": 1, "move": 0, "exalted": 1, "devolve": 0, "decayed": 1}
SAME_KIND = {"empty_deck": "empty deck", "coin flip": "flip coin", "flip_coin": "flip coin", "coin": "flip coin"}
KINDS = frozenset(
    [
        *("announce", "play", "cancel", "replace", "attach", "lock", "undertow", "unlock", "draw", "salvage", "erupt"),
        *("discard", "mill", "shuffle", "search", "look", "reveal", "put", "give", "counter", "token", "lift"),
        *("bolstered", "coins", "mana", "move", "exalted", "scrap", "fall", "return", "devolve", "copy", "trigger"),
        *("delay", "due", "flip", "flip coin", "empty deck", "mulligan", "place", "turn", "combat", "helpers", "point"),
        *("tie", "effects", "decayed", "round", "concede"),
    ]
)


def check_journal(w: Terms, value: object) -> list[str]:
    def reader(word: object) -> int:
        return seat_of(word, "journal.as")

    for pattern in _patterns(value):
        _kind(pattern)
    return happened(value, w.table.journal or [], reader, partial(fits_entry, w), partial(tell, w))


def _patterns(value: object) -> list[object]:
    """Every pattern, so that a slip of the pen is told even where nothing happened."""
    if not isinstance(value, Mapping) or not value.keys() & JOURNAL_KEYS:
        return many(value, "journal")
    counted = [mapping(x, "journal.count") for x in many(value.get("count"), "journal.count")]
    return [
        *many(value.get("order"), "journal"),
        *many(value.get("never"), "journal.never"),
        *({k: v for k, v in x.items() if k != "times"} for x in counted),
    ]


def _kind(pattern: object) -> tuple[str, object]:
    """What a pattern is of, and what it is about."""
    spec = pattern if isinstance(pattern, Mapping) else {str(pattern): None}
    if len(spec) != 1:
        raise PositionError("journal", f"an entry is one kind with what it is about, not {pattern!r}")
    word, wanted = next(iter(spec.items()))
    kind = SAME_KIND.get(str(word), str(word))
    if kind not in KINDS:
        raise PositionError("journal", f"nothing called {kind!r} happens; there are {', '.join(sorted(KINDS))}")
    return kind, wanted


def fits_entry(w: Terms, e: Entry, pattern: object, seat: int | None) -> bool:
    """`{counter: [Nova, 1]}`: an entry of that kind that has all of these about it."""
    kind, wanted = _kind(pattern)
    if e[0] != kind:
        return False
    about = facets(w, e, seat)
    return all(fold(str(x)) in about for x in many(wanted, "journal"))


def facets(w: Terms, e: Entry, seat: int | None) -> set[str]:
    """Everything that can be said about an entry: seat, card, spot, numbers."""
    kind, who, card, audience, _, more = e
    about = {SEATS[who]} if who >= 0 else set()
    if card >= 0:
        about |= _names(w, card) if seat is None or audience & (1 << seat) else {"?"}
    for i, detail in enumerate(more):
        if i == SPOT_AT.get(kind) and isinstance(detail, int):
            about |= {spot_name(detail), spot_name(detail).replace("backstage", "back")}
        elif kind == "place" and isinstance(detail, int):
            about.add(spot_name(who * SIDE + detail))
        elif kind == "copy" and str(detail) in BY_ID:
            about |= w.def_words(BY_ID[str(detail)].number)
        else:
            about.add(str(detail))
    return {fold(x) for x in about}


def _names(w: Terms, card: int) -> set[str]:
    """A VT is named by its lowest card; whatever stage it had then, its name means it."""
    words = w.card_words(card)
    facts = CARDS[w.table.defs[card]].facts
    if facts.type == VTUBER:
        words = words | {facts.line or facts.name, facts.name}
        if facts.pl == 8 and w.table.where[card] % SIDE >= ACTIVE:
            words |= {word for c in w.table.zones[w.table.where[card]] for word in w.card_words(c)}
    return words


def tell(w: Terms, e: Entry, seat: int | None) -> str:
    kind, who, card, audience, _, more = e
    visible = card >= 0 and (seat is None or bool(audience & (1 << seat)))
    name = [w.card_name(card)] if visible else ["?"] if card >= 0 else []
    said = [spot_name(x) if i == SPOT_AT.get(kind) and isinstance(x, int) else str(x) for i, x in enumerate(more)]
    return " ".join([kind, *([SEATS[who]] if who >= 0 else []), *name, *said])
