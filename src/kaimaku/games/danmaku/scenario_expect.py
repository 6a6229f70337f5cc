"""What a scenario may expect of a table of this game: life, cards, roles, the stack, distances, the journal, views."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from kaimaku.games.plain import PositionError, differs, known_keys, listed, many, mapping, matching, terms

from .definitions import Role, character_of, incident_of, role_of
from .discard_step import surplus
from .position_cards import fold, words_of
from .reach import distance, in_range, reach
from .registry import DEFINITIONS
from .scenario_journal import check_journal
from .scenario_terms import Terms
from .spells import no_spell
from .stats import danmaku_limit, max_hand, max_life
from .table import (
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    RESOLVING,
    ROLE,
    STATES,
    active,
)
from .view import view

ZONE_KEYS = frozenset({"count", "has", "lacks", "top", "bottom", "order"})
ENTRY_KEYS = frozenset({"card", "by", "for", "target", "state", "attacks", "avoided", "answers"})
PILES = {
    "deck": DECK,
    "discard": DISCARD,
    "collected": COLLECTED,
    "resolving": RESOLVING,
    "incidents": INCIDENTS,
    "incident_discard": INCIDENT_DISCARD,
}
ORDERED = frozenset({"deck", "incidents"})


# --- cards ------------------------------------------------------------------------------------------------------------


def check_zone(w: Terms, where: str, cards: Sequence[int], wanted: object, ordered: bool) -> list[str]:
    """A number of cards, the exact cards, or {count, has, lacks, top, bottom, order}; the top first."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(cards))
    if not isinstance(wanted, Mapping):
        return exactly(w, where, cards, terms(wanted, where), ordered)
    known_keys(wanted, ZONE_KEYS, where)
    problems = differs(f"{where} count", wanted["count"], len(cards)) if "count" in wanted else []
    has, lacks = terms(wanted.get("has"), where), terms(wanted.get("lacks"), where)
    for term in (*has, *lacks):
        if not w.known_word(term):
            raise PositionError(where, f"there is no card {term!r}")
    if matching(has, cards, w.means_card) is None:
        problems.append(f"{where}: expected {listed(has)} among them, found {said(w, cards)}")
    problems += [
        f"{where}: {term} should not be there, found {said(w, cards)}"
        for term in lacks
        if any(w.means_card(term, c) for c in cards)
    ]
    for key in ("top", "bottom", "order"):
        if key in wanted:
            some = terms(wanted[key], where)
            ends = {"top": cards[: len(some)], "bottom": cards[max(0, len(cards) - len(some)) :], "order": cards}
            problems += exactly(w, f"{where} {key}", ends[key], some, True)
    return problems


def exactly(w: Terms, where: str, cards: Sequence[int], wanted: list[str], ordered: bool) -> list[str]:
    if len(wanted) == len(cards):
        if ordered and all(w.means_card(term, c) for term, c in zip(wanted, cards, strict=True)):
            return []
        if not ordered and matching(wanted, cards, w.means_card) is not None:
            return []
    return [f"{where}: expected {listed(wanted)}, found {said(w, cards)}"]


def said(w: Terms, cards: Sequence[int]) -> str:
    return listed(w.names(cards))


# --- a player ---------------------------------------------------------------------------------------------------------


def check_seat(w: Terms, seat: int, value: object) -> list[str]:
    word = w.seats[seat]
    spec = mapping(value, word)
    known_keys(spec, frozenset({*ZONES_OF, *NUMBERS, *OTHERS}), word)
    problems: list[str] = []
    for key, wanted in spec.items():
        where = f"{word} {key}"
        if key in ZONES_OF:
            problems += check_zone(w, where, w.table.zones[ZONES_OF[key] + seat], wanted, False)
        elif key in NUMBERS:
            problems += differs(where, wanted, NUMBERS[key](w, seat))
        else:
            problems += OTHERS[key](w, seat, wanted, where)
    return problems


ZONES_OF = {"hand": HAND, "items": ITEMS}
NUMBERS: dict[str, Callable[[Terms, int], object]] = {
    "life": lambda w, s: w.table.life[s],
    "max_life": lambda w, s: max_life(w.table, s),
    "max_hand": lambda w, s: max_hand(w.table, s),
    "range": lambda w, s: reach(w.table, s),
    "danmaku": lambda w, s: w.table.fired[s],
    "danmaku_limit": lambda w, s: "none" if (limit := danmaku_limit(w.table, s)) is None else limit,
    "spell_used": lambda w, s: bool(w.table.spent >> s & 1),
    "may_cast": lambda w, s: no_spell(w.table, s) is None,
    "defeated": lambda w, s: not active(w.table, s),
    "skips": lambda w, s: bool(w.table.skip >> s & 1),
    "skipped": lambda w, s: bool(w.table.skipped >> s & 1),
    "must_discard": lambda w, s: max(0, surplus(w.table, s)),
    "asked": lambda w, s: s in w.table.asked,
    "revealed": lambda w, s: all(w.table.known[c] == w.table.everyone for c in w.table.zones[ROLE + s]),
}


def check_character(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    found = character_of(w.table, seat)
    return [] if fold(str(wanted)) in words_of(found) else differs(where, wanted, found.name.en)


def check_role(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    found = role_of(w.table, seat)
    if found is None or wanted is None:
        return [] if found is None and wanted is None else differs(where, wanted, found and found.name.en)
    return [] if fold(str(wanted)) in words_of(found) else differs(where, wanted, found.name.en)


def check_known(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """Who knows the role: `all`, or exactly these players (the seat itself need not be named)."""
    mask = w.table.known[w.table.zones[ROLE + seat][0]]
    found = [s for s in range(w.table.seats) if mask >> s & 1]
    expected = set(range(w.table.seats)) if wanted == "all" else {player(w, x, where) for x in many(wanted, where)}
    return differs(where, listed([w.seats[s] for s in sorted(expected | {seat})]), listed([w.seats[s] for s in found]))


def player(w: Terms, value: object, where: str) -> int:
    seat = w.seat(str(value))
    if seat < 0:
        raise PositionError(where, f"a player is one of {', '.join(w.seats)} or a character, not {value!r}")
    return seat


def check_distances(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """{P3: 2}: how far it is from this player to others."""
    return [
        p
        for word, n in mapping(wanted, where).items()
        for p in differs(f"{where} to {word}", n, distance(w.table, seat, player(w, word, where)))
    ]


def check_in_range(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """Exactly these players are in range."""
    t = w.table
    found = [s for s in range(t.seats) if s != seat and active(t, s) and in_range(t, seat, s)]
    expected = sorted(player(w, x, where) for x in many(wanted, where))
    return differs(where, listed([w.seats[s] for s in expected]), listed([w.seats[s] for s in found]))


def check_sees_of(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """{P3 hand: [Graze, "?"], P2 role: "?"}: what this player's own view shows."""
    problems: list[str] = []
    seen = view(w.table, seat)
    for name, value in mapping(wanted, where).items():
        found = re.fullmatch(r"(.+?)(?:'s)? (hand|role|items|character)", name)
        zone = fold(name)
        if found:
            side = seen["seats"][player(w, found[1], where)]  # type: ignore[index]
            shown = side[found[2]]
        elif zone in ("discard", "collected", "incident", "resolving"):
            shown = seen[zone]
        else:
            raise PositionError(where, f"nobody sees {name!r}; say P3 hand, P2 role, P2 items, discard, …")
        faces = [None if face is None else face[0] for face in shown]
        problems += check_faces(w, f"{where} {name}", faces, terms(value, where))
    return problems


def check_faces(w: Terms, where: str, faces: list[int | None], wanted: list[str]) -> list[str]:
    def fits(term: str, i: int) -> bool:
        face = faces[i]
        return term == "?" if face is None else fold(term) in w.def_words(face)

    numbers = list(range(len(faces)))
    if len(wanted) == len(faces) and matching(sorted(wanted, key=lambda x: x == "?"), numbers, fits) is not None:
        return []
    found = listed(["?" if face is None else w.def_name(face) for face in faces])
    return [f"{where}: expected {listed(wanted)}, found {found}"]


OTHERS: dict[str, Callable[[Terms, int, object, str], list[str]]] = {
    "character": check_character,
    "role": check_role,
    "role_known_to": check_known,
    "distance": check_distances,
    "in_range": check_in_range,
    "sees": check_sees_of,
}


# --- the table --------------------------------------------------------------------------------------------------------


def check_pile(key: str) -> Callable[[Terms, object], list[str]]:
    def check(w: Terms, value: object) -> list[str]:
        top_first = w.table.zones[PILES[key]][::-1]
        return check_zone(w, key, top_first, value, key in ORDERED)

    return check


def check_incident(w: Terms, value: object) -> list[str]:
    found = incident_of(w.table)
    if value in (None, "none") or found is None:
        return [] if value in (None, "none") and found is None else differs("incident", value, found and found.name.en)
    return [] if fold(str(value)) in words_of(found) else differs("incident", value, found.name.en)


def check_stack(w: Terms, value: object) -> list[str]:
    """What lies on the stack, the oldest first: words for each, or {card, by, target, state, attacks, avoided}."""
    t = w.table
    found = listed([w.entry_name(n) for n in range(len(t.stack))])
    if isinstance(value, int):
        return differs("stack", value, len(t.stack))
    wanted = many(value, "stack")
    if len(wanted) != len(t.stack):
        return [f"stack: expected {wanted or 'nothing'}, found {found}"]
    problems: list[str] = []
    for n, entry in enumerate(wanted):
        spec = entry if isinstance(entry, Mapping) else {"card": entry}
        known_keys(spec, ENTRY_KEYS, "stack")
        problems += check_entry(w, n, spec)
    return problems


def check_entry(w: Terms, n: int, spec: Mapping[str, object]) -> list[str]:
    t = w.table
    entry = t.stack[n]
    where = f"stack #{n + 1}"
    problems = []
    if "card" in spec and not w.means_entry(str(spec["card"]), n):
        problems += differs(f"{where} card", spec["card"], w.entry_name(n))
    for key, seat in (("by", entry.payer), ("for", entry.you)):
        if key in spec and player(w, spec[key], where) != seat:
            problems += differs(f"{where} {key}", spec[key], w.seat_name(seat))
    if "target" in spec and w.seat(str(spec["target"])) != entry.target:
        problems += differs(f"{where} target", spec["target"], w.seat_name(entry.target))
    if "state" in spec:
        problems += differs(f"{where} state", spec["state"], STATES[entry.state])
    if "answers" in spec and not w.means_entry(str(spec["answers"]), entry.answers):
        problems += differs(f"{where} answers", spec["answers"], w.entry_name(entry.answers))
    for key, mask in (("attacks", entry.defenders), ("avoided", entry.avoided)):
        if key in spec:
            seats = sorted(player(w, x, where) for x in many(spec[key], where))
            found = [s for s in range(t.seats) if mask >> s & 1]
            problems += differs(
                f"{where} {key}", listed([w.seats[s] for s in seats]), listed([w.seats[s] for s in found])
            )
    return problems


def check_step(w: Terms, value: object) -> list[str]:
    return differs("step", value, w.table.step)


def check_current(w: Terms, value: object) -> list[str]:
    return differs("current", w.seats[player(w, value, "current")], w.seats[w.table.active])


def check_distance(w: Terms, value: object) -> list[str]:
    """{P1 to P3: 2}."""
    problems = []
    for pair, n in mapping(value, "distance").items():
        one, _, other = pair.partition(" to ")
        found = distance(w.table, player(w, one, "distance"), player(w, other, "distance"))
        problems += differs(f"distance {pair}", n, found)
    return problems


def check_winners(w: Terms, value: object) -> list[str]:
    """Exactly these have won; `nobody` for a draw, `none` while the game goes on."""
    result = w.table.result
    found = "none" if result is None else listed([w.seats[s] for s in result.winners]).replace("nothing", "nobody")
    if value in ("none", "nobody"):
        return differs("winners", value, found)
    expected = listed([w.seats[s] for s in sorted(player(w, x, "winners") for x in many(value, "winners"))])
    return differs("winners", expected, found)


def check_roles(w: Terms, value: object) -> list[str]:
    """{Heroine: 1, Partner: 0, Stage Boss: 2}: how many players have a kind of role."""
    roles = [role_of(w.table, seat) for seat in range(w.table.seats)]
    kinds = Counter(fold(role.kind) for role in roles if isinstance(role, Role))
    return [p for kind, n in mapping(value, "roles").items() for p in differs(f"roles {kind}", n, kinds[fold(kind)])]


def check_sees(w: Terms, value: object) -> list[str]:
    """{P2: {P3 hand: ["?"]}}."""
    return [
        p
        for word, shown in mapping(value, "sees").items()
        for p in check_sees_of(w, player(w, word, "sees"), shown, f"{word} sees")
    ]


def check_cards(w: Terms, value: object) -> list[str]:
    """{Power: P2 items, Shoot: discard}: where cards are, wherever that is."""
    problems = []
    for term, place in mapping(value, "cards").items():
        found = [c for c in range(len(w.table.defs)) if w.means_card(term, c) and DEFINITIONS[w.table.defs[c]]]
        places = [w.zone_words(c) for c in found]
        if not any(fold(str(place)) in words for words in places):
            problems.append(f"{term}: expected in {place}, found {listed([min(words) for words in places])}")
    return problems


CHECKS: dict[str, Callable[[Terms, object], list[str]]] = {
    **{key: check_pile(key) for key in PILES},
    "incident": check_incident,
    "stack": check_stack,
    "step": check_step,
    "current": check_current,
    "distance": check_distance,
    "winners": check_winners,
    "roles": check_roles,
    "journal": check_journal,
    "sees": check_sees,
    "cards": check_cards,
}
