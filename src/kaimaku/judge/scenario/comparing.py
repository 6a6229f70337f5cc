"""What lies where, compared with what is expected: zones, a player's side, what somebody sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .terms import Terms
from .values import NOBODY, PositionError, differs, known_keys, listed, mapping, matching, terms

ZONE_KEYS = frozenset({"count", "has", "lacks", "top", "bottom", "order"})
Check = Callable[[Any, object], list[str]]  # terms, what is expected
SideCheck = Callable[[Any, int, object, str], list[str]]  # terms, seat, what is expected, where
Shown = Callable[[Any, int, str, str], list[int | None]]  # terms, viewer, name of a zone, where → definitions


# --- cards ------------------------------------------------------------------------------------------------------------


def check_zone(w: Terms, where: str, cards: Sequence[int], wanted: object, me: int, ordered: bool) -> list[str]:
    """A number of cards, the exact cards, or {count, has, lacks, top, bottom, order}; the top first."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(cards))
    if not isinstance(wanted, Mapping):
        return exactly(w, where, cards, [] if wanted in NOBODY else terms(wanted, where), me, ordered)
    known_keys(wanted, ZONE_KEYS, where)
    problems = differs(f"{where} count", wanted["count"], len(cards)) if "count" in wanted else []
    has, lacks = named(w, wanted.get("has"), me, where), named(w, wanted.get("lacks"), me, where)
    if matching(has, cards, lambda term, c: w.means_card(term, c, me)) is None:
        problems.append(f"{where}: expected {listed(has)} among them, found {listed(w.names(cards))}")
    problems += [
        f"{where}: {term} should not be there, found {listed(w.names(cards))}"
        for term in lacks
        if any(w.means_card(term, c, me) for c in cards)
    ]
    for key in ("top", "bottom", "order"):
        if key in wanted:
            some = terms(wanted[key], where)
            ends = {"top": cards[: len(some)], "bottom": cards[max(0, len(cards) - len(some)) :], "order": cards}
            problems += exactly(w, f"{where} {key}", ends[key], some, me, True)
    return problems


def named(w: Terms, value: object, me: int, where: str) -> list[str]:
    """Words for cards; one that means nothing at all is a slip of the pen."""
    found = terms(value, where)
    for term in found:
        if not w.known_word(term, me):
            raise PositionError(where, f"unknown card {term!r}")
    return found


def exactly(w: Terms, where: str, cards: Sequence[int], wanted: list[str], me: int, ordered: bool) -> list[str]:
    if len(wanted) == len(cards):
        if ordered and all(w.means_card(term, c, me) for term, c in zip(wanted, cards, strict=True)):
            return []
        if not ordered and matching(wanted, cards, lambda term, c: w.means_card(term, c, me)) is not None:
            return []
    return [f"{where}: expected {listed(wanted)}, found {listed(w.names(cards))}"]


def whoever(wanted: Sequence[object], things: Sequence[int], fits: Callable[[object, int], bool]) -> bool:
    """Are they exactly these: is there a thing of its own for each entry, with all that it says?"""
    numbers = [str(i) for i in range(len(wanted))]
    if len(wanted) != len(things):
        return False
    return matching(numbers, things, lambda i, thing: fits(wanted[int(i)], thing)) is not None


# --- what somebody sees -----------------------------------------------------------------------------------------------


def check_faces(w: Terms, where: str, faces: Sequence[int | None], wanted: list[str]) -> list[str]:
    """Exactly these cards in any order; `?` is one that cannot be seen."""

    def fits(term: str, i: int) -> bool:
        face = faces[i]
        return term == "?" if face is None else w.fold(term) in w.def_words(face)

    numbers = list(range(len(faces)))
    if len(wanted) == len(faces) and matching(sorted(wanted, key=lambda x: x == "?"), numbers, fits) is not None:
        return []
    found = ["?" if face is None else w.def_name(face) for face in faces]
    return [f"{where}: expected {listed(wanted)}, found {listed(found)}"]


def seen_by(shown: Shown) -> SideCheck:
    """`{A hand: ["?", green]}`: what a seat's own view shows of a zone, or `{A center: {cheers: […]}}` of a part."""

    def check(w: Terms, seat: int, value: object, where: str) -> list[str]:
        problems: list[str] = []
        for name, wanted in mapping(value, where).items():
            parts = wanted if isinstance(wanted, Mapping) else {"": wanted}
            for part, cards in parts.items():
                zone = f"{name} {part}".strip()
                texts = [] if cards in NOBODY else terms(cards, where)
                problems += check_faces(w, f"{where} {zone}", shown(w, seat, zone, where), texts)
        return problems

    return check


# --- tables of expectations -------------------------------------------------------------------------------------------


def check_side(w: Terms, seat: int, value: object, checks: Mapping[str, SideCheck]) -> list[str]:
    """A player by the keys of a table."""
    word = w.seats[seat]
    if value is None:
        raise PositionError(word, "this is empty and would always be met: say what is expected, or leave it out")
    spec = mapping(value, word)
    known_keys(spec, frozenset(checks), word)
    return [p for key, wanted in spec.items() for p in checks[key](w, seat, wanted, f"{word} {key}")]


def amount(found: Callable[[Any, int], object]) -> SideCheck:
    """Something of a player that is simply compared."""
    return lambda w, seat, wanted, where: differs(where, wanted, found(w, seat))


def zone(cards: Callable[[Any, int], Sequence[int]], ordered: bool = False) -> SideCheck:
    """Cards of a player, the top first."""
    return lambda w, seat, wanted, where: check_zone(w, where, cards(w, seat), wanted, seat, ordered)


def seat_zone(first: int, ordered: bool = False, top_first: bool = True) -> SideCheck:
    """A zone of which every player has one, numbered from the first player's."""
    return zone(lambda w, seat: w.table.zones[first + seat][:: -1 if top_first else 1], ordered)


def table_zone(key: str, number: int, ordered: bool = False) -> Check:
    return pile(key, lambda w: w.table.zones[number][::-1], ordered)


def plain(key: str, found: Callable[[Any], object]) -> Check:
    """Something of the table that is simply compared."""
    return lambda w, wanted: differs(key, wanted, found(w))


def pile(key: str, cards: Callable[[Any], Sequence[int]], ordered: bool = False) -> Check:
    """Cards of the table, the top first."""
    return lambda w, wanted: check_zone(w, key, cards(w), wanted, w.table.active, ordered)


def each_seat(key: str, check: SideCheck) -> Check:
    """{A: …, B: …}: something of several players."""

    def checked(w: Terms, value: object) -> list[str]:
        return [
            p
            for word, wanted in mapping(value, key).items()
            for p in check(w, w.seat_of(word, key), wanted, f"{word} {key}")
        ]

    return checked
