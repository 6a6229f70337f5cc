"""What a scenario may expect of a table of this game: life, cards, roles, the stack, distances, the journal, views."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping

from kaimaku.judge.scenario.comparing import Check, SideCheck, amount, each_seat, plain, seat_zone, seen_by, table_zone
from kaimaku.judge.scenario.values import PositionError, differs, known_keys, listed, many, mapping

from ..definitions import Role, character_of, incident_of, role_of
from ..projection.shape import DanmakuView
from ..projection.view import view
from ..registry import DEFINITIONS, Definition
from ..rules.reach import distance, in_range, reach
from ..rules.spells import no_spell
from ..rules.stats import danmaku_limit, max_hand, max_life
from ..rules.turn import surplus
from ..speech.names import number_on_wire
from ..table import (
    CHARACTER,
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
from .position_cards import fold, words_of
from .terms import Terms

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


# --- a player ---------------------------------------------------------------------------------------------------------

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


def called(where: str, wanted: object, found: Definition | None) -> list[str]:
    """A card by any of its names, or that there is none."""
    if wanted in (None, "none") or found is None:
        return [] if wanted in (None, "none") and found is None else differs(where, wanted, found and found.name.en)
    return [] if fold(str(wanted)) in words_of(found) else differs(where, wanted, found.name.en)


def players(w: Terms, where: str, wanted: object, found: list[int]) -> list[str]:
    """Exactly these players."""
    expected = player_list(w, where, wanted)
    return differs(where, listed([w.seats[s] for s in expected]), listed([w.seats[s] for s in found]))


def player_list(w: Terms, where: str, wanted: object) -> list[int]:
    return sorted({w.seat_of(x, where) for x in many(wanted, where)})


def masked(w: Terms, mask: int) -> list[int]:
    return [s for s in range(w.table.seats) if mask >> s & 1]


def check_known(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """Who knows the role: `all`, or exactly these players (the seat itself need not be named)."""
    found = masked(w, w.table.known[w.table.zones[ROLE + seat][0]])
    return players(w, where, w.seats if wanted == "all" else [*many(wanted, where), w.seats[seat]], found)


def check_distances(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """{P3: 2}: how far it is from this player to others."""
    return [
        p
        for word, n in mapping(wanted, where).items()
        for p in differs(f"{where} to {word}", n, distance(w.table, seat, w.seat_of(word, where)))
    ]


def check_in_range(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """Exactly these players are in range."""
    t = w.table
    found = [s for s in range(t.seats) if s != seat and active(t, s) and in_range(t, seat, s)]
    return players(w, where, wanted, found)


def shown(w: Terms, viewer: int, name: str, where: str) -> list[int | None]:
    """The faces of a zone in a player's own view: P3 hand, P2 role, discard."""
    seen = view(w.table, viewer)
    found = re.fullmatch(r"(.+?)(?:'s)? (hand|role|items|character)", name)
    if found:
        return _of_player(w, seen, w.seat_of(found[1], where), viewer, found[2])
    if fold(name) == "incident":
        return [] if seen.incident is None else [by_number(seen.incident.card)]
    piles = {
        "discard": seen.discard,
        "resolving": seen.revealed,
        "collected": [face for kind in (seen.incident.collected if seen.incident else ()) for face in kind.cards],
    }
    if fold(name) not in piles:
        raise PositionError(where, f"unknown zone {name!r}; use P3 hand, P2 role, P2 items, discard, …")
    return [by_number(face.card) for face in piles[fold(name)]]


def _of_player(w: Terms, seen: DanmakuView, seat: int, viewer: int, what: str) -> list[int | None]:
    """A hand, Items, a role or a character; before characters are chosen, those one chooses between."""
    player = seen.players[seat]
    if what in ("hand", "items"):
        return [None if face is None else by_number(face.card) for face in getattr(player, what)]
    if what == "character" and seat == viewer and seen.offered:
        return [by_number(face.card) for face in seen.offered]
    cards = w.table.zones[(ROLE if what == "role" else CHARACTER) + seat]
    number = player.role if what == "role" else player.character
    return [by_number(number) if number else None] * len(cards)


def by_number(number: str) -> int:
    """The definition that goes by this number on the wire."""
    return next(d.number for d in DEFINITIONS if number_on_wire(d.id) == number)


OTHERS: dict[str, SideCheck] = {
    "character": lambda w, seat, wanted, where: called(where, wanted, character_of(w.table, seat)),
    "role": lambda w, seat, wanted, where: called(where, wanted, role_of(w.table, seat)),
    "role_known_to": check_known,
    "distance": check_distances,
    "in_range": check_in_range,
    "sees": seen_by(shown),
}
SIDE: dict[str, SideCheck] = {
    **{key: seat_zone(home, top_first=False) for key, home in ZONES_OF.items()},
    **{key: amount(found) for key, found in NUMBERS.items()},
    **OTHERS,
}


# --- the table --------------------------------------------------------------------------------------------------------


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
        if key in spec and w.seat_of(spec[key], where) != seat:
            problems += differs(f"{where} {key}", spec[key], w.seat_name(seat))
    if "target" in spec and w.seat(str(spec["target"])) != entry.target:
        problems += differs(f"{where} target", spec["target"], w.seat_name(entry.target))
    if "state" in spec:
        problems += differs(f"{where} state", spec["state"], STATES[entry.state])
    if "answers" in spec and not w.means_entry(str(spec["answers"]), entry.answers):
        problems += differs(f"{where} answers", spec["answers"], w.entry_name(entry.answers))
    for key, mask in (("attacks", entry.defenders), ("avoided", entry.avoided)):
        if key in spec:
            problems += players(w, f"{where} {key}", spec[key], masked(w, mask))
    return problems


def check_distance(w: Terms, value: object) -> list[str]:
    """{P1 to P3: 2}."""
    problems = []
    for pair, n in mapping(value, "distance").items():
        one, _, other = pair.partition(" to ")
        found = distance(w.table, w.seat_of(one, "distance"), w.seat_of(other, "distance"))
        problems += differs(f"distance {pair}", n, found)
    return problems


def check_winners(w: Terms, value: object) -> list[str]:
    """Exactly these have won; `nobody` for a draw, `none` while the game goes on."""
    result = w.table.result
    found = "none" if result is None else listed([w.seats[s] for s in result.winners]).replace("nothing", "nobody")
    if value in ("none", "nobody"):
        return differs("winners", value, found)
    return differs("winners", listed([w.seats[s] for s in player_list(w, "winners", value)]), found)


def check_roles(w: Terms, value: object) -> list[str]:
    """{Heroine: 1, Partner: 0, Stage Boss: 2}: how many players have a kind of role."""
    roles = [role_of(w.table, seat) for seat in range(w.table.seats)]
    kinds = Counter(fold(role.kind) for role in roles if isinstance(role, Role))
    return [p for kind, n in mapping(value, "roles").items() for p in differs(f"roles {kind}", n, kinds[fold(kind)])]


def check_cards(w: Terms, value: object) -> list[str]:
    """{Power: P2 items, Shoot: discard}: where cards are, wherever that is."""
    problems = []
    for term, place in mapping(value, "cards").items():
        found = [c for c in range(len(w.table.defs)) if w.means_card(term, c) and DEFINITIONS[w.table.defs[c]]]
        places = [w.zone_words(c) for c in found]
        if not any(fold(str(place)) in words for words in places):
            problems.append(f"{term}: expected in {place}, found {listed([min(words) for words in places])}")
    return problems


CHECKS: dict[str, Check] = {
    **{key: table_zone(key, home, key in ORDERED) for key, home in PILES.items()},
    "incident": lambda w, value: called("incident", value, incident_of(w.table)),
    "stack": check_stack,
    "step": plain("step", lambda w: w.table.step),
    "current": lambda w, value: differs("current", w.seats[w.seat_of(value, "current")], w.seats[w.table.active]),
    "distance": check_distance,
    "winners": check_winners,
    "roles": check_roles,
    "sees": each_seat("sees", seen_by(shown)),
    "cards": check_cards,
}
