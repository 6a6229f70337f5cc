"""The journal under a scenario: whether something happened, in which order, how often, or never."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.journal import Entry

from .defs import ARTS
from .position_data import SEATS, PositionError, known_keys, many, mapping, number, seat_of
from .scenario_terms import Terms, fold

KEYS = frozenset({"as", "order", "never", "count"})
# Which details of a journal entry are holomem; every other number is a number.
MEMS_AT: dict[str, tuple[int, ...]] = {"art": (0, 2), "swap": (0, 1)}
ONE_MEM = frozenset(
    [
        *("damage", "heal", "hp", "attach", "bloom", "place", "set", "shift", "leave", "down", "rest", "ready"),
        *("baton", "to-debut", "ability", "play", "sum"),
    ]
)


def check_journal(w: Terms, value: object) -> list[str]:
    """What happened, in this order, with anything in between; or {as, order, never, count}."""
    keyed = isinstance(value, Mapping) and value.keys() & KEYS
    spec = mapping(value, "journal") if keyed else {"order": value}
    known_keys(spec, KEYS, "journal")
    seat = seat_of(spec["as"], "journal.as") if "as" in spec else None
    entries = w.table.journal or []
    problems: list[str] = []
    at = 0
    for pattern in many(spec.get("order"), "journal"):
        following = next((i for i in range(at, len(entries)) if fits_entry(w, entries[i], pattern, seat)), None)
        if following is None:
            told = "; ".join(tell(w, e, seat) for e in entries[at:]) or "nothing"
            problems.append(f"journal: expected {pattern} (from entry {at + 1} on), found {told}")
            break
        at = following + 1
    for pattern in many(spec.get("never"), "journal.never"):
        problems += [
            f"journal: {pattern} should never happen, found {tell(w, e, seat)}"
            for e in entries
            if fits_entry(w, e, pattern, seat)
        ]
    for i, entry in enumerate(many(spec.get("count"), "journal.count")):
        counted = mapping(entry, f"journal.count[{i}]")
        times = number(counted.get("times"), f"journal.count[{i}].times")
        pattern = {k: v for k, v in counted.items() if k != "times"}
        found = sum(fits_entry(w, e, pattern, seat) for e in entries)
        if found != times:
            problems.append(f"journal: expected {pattern} {times} times, found {found}")
    return problems


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
            about |= w.met.get(detail, frozenset())
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
