"""The journal under a scenario: whether something happened, in which order, how often, or never."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kaimaku.kernel.journal import Entry

from .terms import UNSEEN, Terms
from .values import PositionError, known_keys, many, mapping, near, number

KEYS = frozenset({"as", "order", "never", "count"})


def check_journal(w: Terms, value: object) -> list[str]:
    """What happened, in this order, with anything in between; or {as, order, never, count}. Gives what differs."""
    keyed = isinstance(value, Mapping) and value.keys() & KEYS
    spec = mapping(value, "journal") if keyed else {"order": value}
    known_keys(spec, KEYS, "journal")
    seat = w.seat_of(spec["as"], "journal.as") if "as" in spec else None
    entries = w.table.journal or []
    order, never = many(spec.get("order"), "journal"), many(spec.get("never"), "journal.never")
    counted = [mapping(x, f"journal.count[{i}]") for i, x in enumerate(many(spec.get("count"), "journal.count"))]
    patterns = [{k: v for k, v in x.items() if k != "times"} for x in counted]
    for pattern in (*order, *never, *patterns):
        _, wanted = read(w, pattern)  # a slip of the pen is told even where nothing happened
        for word in wanted if pattern not in order else ():
            if not w.in_journal(str(word)):
                raise PositionError("journal", f"{pattern}: unknown word {str(word)!r}")
    problems: list[str] = []
    at = 0
    for pattern in order:
        following = next((i for i in range(at, len(entries)) if fits(w, entries[i], pattern, seat)), None)
        if following is None:
            told = "; ".join(tell(w, e, seat) for e in entries[at:]) or "nothing"
            problems.append(f"journal: expected {pattern} (from entry {at + 1} on), found {told}")
            break
        at = following + 1
    for pattern in never:
        problems += [
            f"journal: {pattern} should never happen, found {tell(w, e, seat)}"
            for e in entries
            if fits(w, e, pattern, seat)
        ]
    for i, (spec, pattern) in enumerate(zip(counted, patterns, strict=True)):
        times = number(spec.get("times"), f"journal.count[{i}].times")
        found = sum(fits(w, e, pattern, seat) for e in entries)
        if found != times:
            problems.append(f"journal: expected {pattern} {times} times, found {found}")
    return problems


def read(w: Terms, pattern: object) -> tuple[str, list[object]]:
    """`{damage: [Kanata, 30]}`: a kind of entry, and all that it has about it."""
    spec = pattern if isinstance(pattern, Mapping) else {str(pattern): None}
    if len(spec) != 1:
        raise PositionError("journal", f"an entry must be one kind with its details, not {pattern!r}")
    word, wanted = next(iter(spec.items()))
    kind = w.journal_words.get(str(word), str(word))
    if w.journal_kinds and kind not in w.journal_kinds:
        there = sorted(w.journal_kinds)
        raise PositionError(
            "journal", f"unknown journal entry {kind!r}{near(kind, there)}; choose from {', '.join(there)}"
        )
    return kind, many(wanted, "journal")


def fits(w: Terms, e: Entry, pattern: object, seat: int | None) -> bool:
    kind, wanted = read(w, pattern)
    if e[0] != kind:
        return False
    about = facets(w, e, seat)
    return all(_is_about(w, str(word), about) for word in wanted)


def _is_about(w: Terms, word: str, about: set[str]) -> bool:
    who = w.seat(word)
    return word in about or w.fold(word) in about or (who >= 0 and bool(w.seat_words(who) & about))


def facets(w: Terms, e: Entry, seat: int | None) -> set[str]:
    """Everything that can be said about an entry: player, card, other things, numbers."""
    about = w.seat_words(e[1]) if e[1] >= 0 else set()
    if e[2] >= 0:
        about |= w.subject_words(e) if _visible(e, seat) else {UNSEEN}
    about |= w.more_words(e)
    for kind, detail in _details(w, e):
        if kind and isinstance(detail, int):
            about |= {UNSEEN} if w.hides(e, seat) else w.detail_words(kind, detail)
        else:
            about.add(str(detail))
    return {word if word == UNSEEN else w.fold(word) for word in about}


def tell(w: Terms, e: Entry, seat: int | None) -> str:
    who = [w.seat_name(e[1])] if e[1] >= 0 else []
    card = [w.card_name(e[2]) if _visible(e, seat) else UNSEEN] if e[2] >= 0 else []
    said = []
    for kind, detail in _details(w, e):
        known = kind and isinstance(detail, int)
        said.append(str(detail) if not known else UNSEEN if w.hides(e, seat) else w.name(kind, int(detail), -1))
    return " ".join([e[0], *who, *card, *said])


def _visible(e: Entry, seat: int | None) -> bool:
    return seat is None or bool(e[3] & (1 << seat))


def _details(w: Terms, e: Entry) -> Iterator[tuple[str, int | str]]:
    """The details of an entry, each with the kind of thing it is; nothing for a number or a word."""
    kinds = w.details.get(e[0], ())
    for i, detail in enumerate(e[5]):
        yield kinds[i] if i < len(kinds) else "", detail
