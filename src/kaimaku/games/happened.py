"""What happened, as scenarios ask for it: in which order, how often, or never. The same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kaimaku.games.plain import known_keys, many, mapping, number
from kaimaku.kernel.journal import Entry

KEYS = frozenset({"as", "order", "never", "count"})


def happened(
    value: object,
    entries: Sequence[Entry],
    reader: Callable[[object], int],
    fits: Callable[[Entry, object, int | None], bool],
    tell: Callable[[Entry, int | None], str],
) -> list[str]:
    """What happened, in this order, with anything in between; or {as, order, never, count}. Gives what differs."""
    keyed = isinstance(value, Mapping) and value.keys() & KEYS
    spec = mapping(value, "journal") if keyed else {"order": value}
    known_keys(spec, KEYS, "journal")
    seat = reader(spec["as"]) if "as" in spec else None
    problems: list[str] = []
    at = 0
    for pattern in many(spec.get("order"), "journal"):
        following = next((i for i in range(at, len(entries)) if fits(entries[i], pattern, seat)), None)
        if following is None:
            told = "; ".join(tell(e, seat) for e in entries[at:]) or "nothing"
            problems.append(f"journal: expected {pattern} (from entry {at + 1} on), found {told}")
            break
        at = following + 1
    for pattern in many(spec.get("never"), "journal.never"):
        problems += [
            f"journal: {pattern} should never happen, found {tell(e, seat)}" for e in entries if fits(e, pattern, seat)
        ]
    for i, entry in enumerate(many(spec.get("count"), "journal.count")):
        counted = mapping(entry, f"journal.count[{i}]")
        times = number(counted.get("times"), f"journal.count[{i}].times")
        pattern = {k: v for k, v in counted.items() if k != "times"}
        found = sum(fits(e, pattern, seat) for e in entries)
        if found != times:
            problems.append(f"journal: expected {pattern} {times} times, found {found}")
    return problems
