"""VTs under a scenario: who stands where, with which sum, tokens and Allies."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kaimaku.judge.scenario.comparing import check_zone, exactly, whoever
from kaimaku.judge.scenario.values import (
    NOBODY,
    PositionError,
    differs,
    known_keys,
    listed,
    many,
    mapping,
    number,
    repeated,
    terms,
)

from ..rules.elements import element_of
from ..rules.pairing import paired
from ..rules.power import TERMS, power
from ..rules.power import terms as terms_of
from ..rules.tokens import NAMES, SPOT_STATUS
from ..table import ACTIVE, SIDE, attached, backstage, beside, face_up, spots, top, vts
from .position_board import PLACES, spot_name, spot_of_words
from .terms import Terms

VT_KEYS = frozenset(
    [
        *("card", "stack", "under", "total", "pl", "terms", "counters", "tokens", "allies", "locked", "face_down"),
        *("element", "place", "seat", "paired", "adjacent"),
    ]
)


def check_backstage(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """How many; from the left, with nothing for an empty spot; {2: Vega}. A list without gaps is in any order."""
    here = [seat * SIDE + ACTIVE + n for n in range(1, 5)]
    filled = backstage(w.table, seat)
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs(f"{where} count", wanted, len(filled))
    if isinstance(wanted, Mapping) and not wanted.keys() & VT_KEYS:
        problems = []
        for place, entry in wanted.items():
            spot = spot_of_words(str(place), seat)
            if spot not in here:
                raise PositionError(where, f"Backstage Spots are numbered 1 to 4, not {place!r}")
            problems += check_place(w, f"{where} {place}", spot, entry)
        return problems
    entries = [x for entry in (wanted if isinstance(wanted, list) else many(wanted, where)) for x in repeated(entry)]
    if any(entry in NOBODY for entry in entries):
        rows = [*entries, *[None] * (4 - len(entries))]
        return [p for spot, entry in zip(here, rows, strict=True) for p in check_place(w, spot_name(spot), spot, entry)]
    if whoever(entries, filled, lambda entry, vt: not check_vt(w, where, vt, entry)):
        return []
    if len(entries) == len(filled):
        return [
            p
            for entry, vt in zip(entries, filled, strict=True)
            for p in check_vt(w, spot_name(w.table.where[vt]), vt, entry)
        ]
    return [f"{where}: expected {entries}, found {listed([w.vt_name(vt) for vt in filled])}"]


def check_place(w: Terms, where: str, spot: int, wanted: object) -> list[str]:
    stack = w.table.zones[spot]
    if wanted in NOBODY or not stack:
        found = w.vt_name(stack[0]) if stack else "nobody"
        return [] if wanted in NOBODY and not stack else differs(where, "nobody" if wanted in NOBODY else wanted, found)
    return check_vt(w, where, stack[0], wanted)


def check_vt(w: Terms, where: str, vt: int, wanted: object) -> list[str]:
    """A word for it, its total as a number, or its parts."""
    t = w.table
    me = t.owner[vt]
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs(f"{where} total", wanted, power(t, vt))
    if not isinstance(wanted, Mapping):
        return [] if w.means_vt(str(wanted), vt, me) else differs(where, wanted, w.vt_name(vt))
    known_keys(wanted, VT_KEYS, where)
    plain: dict[str, object] = {
        "total": power(t, vt),
        "pl": power(t, vt),
        "counters": sum(n for kind, _, n in terms_of(t, vt) if kind == "counter"),
        "locked": vt in t.locked,
        "face_down": not face_up(t, vt),
        "element": element_of(t, vt) or "neutral",
        "place": PLACES[t.where[vt] % SIDE - ACTIVE],
        "seat": w.seats[me],
        "paired": paired(t, me) == vt,
    }
    problems = [
        p for key, found in plain.items() if key in wanted for p in differs(f"{where} {key}", lower(wanted[key]), found)
    ]
    if (
        "card" in wanted
        and not w.means_card(str(wanted["card"]), top(t, vt), me)
        and not w.means_vt(str(wanted["card"]), vt, me)
    ):
        problems += differs(f"{where} card", wanted["card"], w.card_name(top(t, vt)))
    stack = t.zones[t.where[vt]]
    for key, cards in (("stack", stack), ("under", stack[:-1])):
        if key in wanted:
            problems += check_zone(w, f"{where} {key}", cards, wanted[key], me, True)
    if "allies" in wanted:
        problems += check_zone(w, f"{where} allies", attached(t, vt), wanted["allies"], me, False)
    if "adjacent" in wanted:
        near = [] if wanted["adjacent"] in NOBODY else terms(wanted["adjacent"], where)
        problems += exactly(w, f"{where} adjacent", beside(t, vt), near, me, False)
    if "tokens" in wanted:
        problems += check_tokens(w, t.where[vt], wanted["tokens"], f"{where} tokens")
    if "terms" in wanted:
        problems += check_terms(w, vt, wanted["terms"], f"{where} terms")
    return problems


def lower(value: object) -> object:
    return value.lower() if isinstance(value, str) and value not in ("A", "B") else value


def check_terms(w: Terms, vt: int, value: object, where: str) -> list[str]:
    """{printed: 9, counter: 1, ally: 2}: exactly these kinds of terms, each with its sum."""
    found: dict[str, int] = {}
    for kind, _, n in terms_of(w.table, vt):
        found[kind] = found.get(kind, 0) + n
    found = {kind: n for kind, n in found.items() if n}
    wanted = mapping(value, where)
    known_keys(wanted, frozenset(TERMS), where)
    return differs(where, {k: wanted[k] for k in TERMS if wanted.get(k)}, {k: found[k] for k in TERMS if k in found})


def tokens_on(w: Terms, spot: int) -> dict[str, int]:
    """The tokens of a spot and of the VT on it."""
    t = w.table
    stack = t.zones[spot]
    found: dict[str, int] = {}
    for x in t.tokens:
        if x.at == spot if x.kind in SPOT_STATUS else bool(stack) and x.at == stack[0]:
            found[NAMES[x.kind]] = found.get(NAMES[x.kind], 0) + 1
    return found


def check_tokens(w: Terms, spot: int, value: object, where: str) -> list[str]:
    """Exactly these: `[food x2, burn]` or {food: 2, burn: 1}; `none`."""
    if isinstance(value, Mapping):
        wanted = {str(k).lower(): number(n, where) for k, n in value.items()}
    else:
        names = [] if value in NOBODY else [x.lower() for x in terms(value, where)]
        wanted = {name: names.count(name) for name in names}
    for name in wanted:
        if name not in NAMES:
            raise PositionError(where, f"a token is one of {', '.join(NAMES)}, not {name!r}")
    found = tokens_on(w, spot)
    return differs(where, {k: n for k, n in sorted(wanted.items()) if n}, dict(sorted(found.items())))


def check_spots(w: Terms, seat: int, value: object, where: str) -> list[str]:
    """{active: [burn], 2: none}: tokens of a spot and whoever is on it."""
    problems = []
    for place, wanted in mapping(value, where).items():
        spot = spot_of_words(str(place), seat)
        if spot < 0:
            raise PositionError(where, f"a spot is active or 1 to 4, not {place!r}")
        problems += check_tokens(w, spot, wanted, f"{where} {place}")
    return problems


def vts_meant(w: Terms, term: str) -> list[int]:
    t = w.table
    return [vt for seat in range(t.seats) for vt in vts(t, seat) if w.means_vt(term, vt, t.active)]


def each_vt(w: Terms, key: str, value: object, check: Callable[[str, int, object], list[str]]) -> list[str]:
    """{Nova: …, B active: …}: one VT for each word."""
    problems: list[str] = []
    for term, wanted in mapping(value, key).items():
        found = vts_meant(w, str(term))
        if wanted == "gone":
            if not w.known_word(str(term), w.table.active):
                raise PositionError(key, f"unknown VT {term!r}")
            problems += [f"{term}: expected gone, found {w.vt_name(vt)}" for vt in found]
        elif len(found) != 1:
            there = listed([w.vt_name(vt) for vt in (found or [v for s in range(2) for v in vts(w.table, s)])])
            problems.append(f"{key} {term}: expected one such VT, found {len(found)}; {there}")
        else:
            problems += check(f"{term}", found[0], wanted)
    return problems


def check_vts(w: Terms, value: object) -> list[str]:
    return each_vt(w, "vts", value, lambda where, vt, wanted: check_vt(w, where, vt, wanted))


def check_totals(w: Terms, value: object) -> list[str]:
    """{A active: 14, Vega: 8}: Power Levels now."""
    return each_vt(w, "total", value, lambda where, vt, n: differs(f"{where} total", n, power(w.table, vt)))


def check_sums(w: Terms, value: object) -> list[str]:
    return each_vt(w, "terms", value, lambda where, vt, wanted: check_terms(w, vt, wanted, f"{where} terms"))


def check_token_places(w: Terms, value: object) -> list[str]:
    """{B active: [burn]}: by a spot, empty or not, or by a VT."""
    problems = []
    for term, wanted in mapping(value, "tokens").items():
        found = [s for seat in range(2) for s in spots(seat) if w.means_spot(str(term), s, w.table.active)]
        if len(found) != 1:
            raise PositionError("tokens", f"{term!r} means {len(found)} spots")
        problems += check_tokens(w, found[0], wanted, f"tokens {term}")
    return problems
