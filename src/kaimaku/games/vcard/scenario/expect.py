"""What a scenario may expect of a table of this game: sides, the queue, combat, views, and everything else by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kaimaku.judge.scenario.comparing import (
    Check,
    SideCheck,
    amount,
    each_seat,
    exactly,
    pile,
    plain,
    seen_by,
    zone,
)
from kaimaku.judge.scenario.values import NOBODY, PositionError, differs, known_keys, listed, many, mapping, terms
from kaimaku.wire.common import Face

from ..card import BY_ID
from ..projection.view import view
from ..rules.limits import support_limit
from ..rules.pairing import paired
from ..table import (
    ACTIVE,
    ALLIES,
    CARDS_PLAYED,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    PHASES,
    SIDE,
    SUPPORTS_PLAYED,
    WORLD_SPOT,
    count,
    turn_number,
    vts,
)
from ..table import zone as zone_of
from .deck import check_decks
from .position_board import spot_of_words
from .position_moment import USES, said_phase
from .terms import Terms
from .vts import check_backstage, check_place, check_spots, check_sums, check_token_places, check_totals, check_vts

ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "mascot": MASCOT_SPOT, "allies": ALLIES}
TOP_FIRST = ("deck", "discard")


# --- a side -----------------------------------------------------------------------------------------------------------


NUMBERS: dict[str, Callable[[Terms, int], object]] = {
    "coins": lambda w, s: w.table.coins[s],
    "mana": lambda w, s: w.table.mana[s],
    "points": lambda w, s: w.table.points[s],
    "turns": lambda w, s: w.table.taken[s],
    "supports": lambda w, s: count(w.table, SUPPORTS_PLAYED, s),
    "support_limit": lambda w, s: support_limit(w.table, s),
    "played": lambda w, s: count(w.table, CARDS_PLAYED, s),
    "vts": lambda w, s: len(vts(w.table, s)),
}


def check_used(w: Terms, seat: int, value: object, where: str) -> list[str]:
    """{supports: 2, mascot: 1}: what this player has done in this turn."""
    problems = []
    for word, n in mapping(value, where).items():
        if word not in USES:
            raise PositionError(where, f"unknown key {word!r}; known: {', '.join(USES)}")
        found = count(w.table, USES[word], seat)
        problems += differs(f"{where} {word}", n, bool(found) if isinstance(n, bool) else found)
    return problems


def cards_in(key: str) -> Callable[[Any, int], list[int]]:
    """The cards of a zone of a player, the top first."""
    return lambda w, seat: list(zone_of(w.table, seat, ZONES[key]))[:: -1 if key in TOP_FIRST else 1]


def check_paired(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    vt = paired(w.table, seat)
    if wanted in NOBODY or vt < 0:
        return differs(where, "nobody" if wanted in NOBODY else wanted, "nobody" if vt < 0 else w.vt_name(vt))
    return [] if w.means_vt(str(wanted), vt, seat) else differs(where, wanted, w.vt_name(vt))


SIDE_CHECKS: dict[str, SideCheck] = {
    **{key: zone(cards_in(key), key == "deck") for key in ZONES},
    **{key: amount(found) for key, found in NUMBERS.items()},
    "active": lambda w, seat, wanted, where: check_place(w, where, seat * SIDE + ACTIVE, wanted),
    "backstage": check_backstage,
    "back": check_backstage,
    "spots": check_spots,
    "used": check_used,
    "paired": check_paired,
}


# --- the table --------------------------------------------------------------------------------------------------------


def check_locked(w: Terms, value: object) -> list[str]:
    """Exactly these cards are Locked."""
    cards = sorted(w.table.locked)
    wanted = [] if value in NOBODY else terms(value, "locked")
    return exactly(w, "locked", cards, wanted, w.table.active, False)


def check_cards(w: Terms, value: object) -> list[str]:
    """{P: A discard, Vega: B active}: where cards are."""
    problems = []
    for term, place in mapping(value, "cards").items():
        found = [c for c in range(len(w.table.defs)) if w.means_card(str(term), c, w.table.active)]
        if not found:
            raise PositionError("cards", f"no card here matches {term!r}")
        places = [w.zone_words(c) for c in found]
        if not any(w.plain(str(place)) in words for words in places):
            told = listed([min(words, key=lambda x: (not x.startswith(("a ", "b ")), len(x))) for words in places])
            problems.append(f"{term}: expected in {place}, found in {told}")
    return problems


def check_points(w: Terms, value: object) -> list[str]:
    """{A: 0, B: 1}, or `0-1`."""
    if isinstance(value, Mapping):
        return [p for s, n in value.items() for p in differs(f"{s} points", n, w.table.points[w.seat_of(s, "points")])]
    text = str(value) if not isinstance(value, list) else "-".join(map(str, value))
    return differs("points", text.replace(" ", "").replace(":", "-"), "-".join(map(str, w.table.points)))


def check_queue(w: Terms, value: object) -> list[str]:
    """What waits on the queue, the oldest first: words for each, or {card, by, canceled}; or how many."""
    t = w.table
    found = listed([w.item_name(n) for n in range(len(t.queue))])
    if isinstance(value, int):
        return differs("queue", value, len(t.queue))
    wanted = [] if value in NOBODY else many(value, "queue")
    if len(wanted) != len(t.queue):
        return [f"queue: expected {wanted or 'nothing'}, found {found}"]
    problems: list[str] = []
    for n, entry in enumerate(wanted):
        spec = entry if isinstance(entry, Mapping) else {"card": entry}
        known_keys(spec, frozenset({"card", "by", "canceled"}), "queue")
        if "card" in spec and not w.means_item(str(spec["card"]), n, t.active):
            problems += differs(f"queue #{n + 1}", spec["card"], w.item_name(n))
        if "by" in spec:
            problems += differs(f"queue #{n + 1} by", spec["by"], w.seats[t.queue[n].seat])
        if "canceled" in spec:
            problems += differs(f"queue #{n + 1} canceled", spec["canceled"], bool(t.queue[n].canceled))
    return problems


def check_phase(w: Terms, value: object) -> list[str]:
    said = {"start of turn": "start", "end of turn": "end", "after combat": "after"}.get(said_phase(value))
    return differs("phase", said or said_phase(value), PHASES[w.table.phase])


def check_combat(w: Terms, value: object) -> list[str]:
    """How the last combat was counted: {A: 10, B: 10, helpers: {A: 20, B: 19}, winner: A}."""
    spec = mapping(value, "combat")
    known_keys(spec, frozenset({"A", "B", "winner", "helpers", "tied"}), "combat")
    entries = [e for e in w.table.journal or [] if e[0] in ("combat", "helpers", "point", "tie")]
    last = max((i for i, e in enumerate(entries) if e[0] == "combat"), default=None)
    if last is None:
        return ["combat: there was none"]
    rows = entries[last:]
    problems = [p for n, s in enumerate(w.seats) if s in spec for p in differs(f"combat {s}", spec[s], rows[0][5][n])]
    helped = next((e for e in rows if e[0] == "helpers"), None)
    for s, n in mapping(spec.get("helpers"), "combat.helpers").items():
        found = None if helped is None else helped[5][w.seat_of(s, "combat.helpers")]
        problems += differs(f"combat with helpers {s}", n, found)
    if "tied" in spec:
        problems += differs("combat tied", spec["tied"], helped is not None)
    if "winner" in spec:
        won = next((w.seats[e[1]] for e in rows if e[0] == "point"), "nobody")
        problems += differs("combat winner", "nobody" if spec["winner"] in NOBODY else spec["winner"], won)
    return problems


def _number(face: Face | None) -> int | None:
    return None if face is None else BY_ID[face.card].number


def shown(w: Terms, viewer: int, name: str, where: str) -> list[int | None]:
    """The faces of a zone in a player's own view."""
    side, _, place = name.replace("'s", "").partition(" ")
    boards = view(w.table, viewer).boards
    spot = spot_of_words(name, 0)
    if spot >= 0:
        vt = boards[spot // SIDE].spots[spot % SIDE - ACTIVE].vt
        return [] if vt is None else [_number(face) for face in vt.stack]
    mine = boards[w.seat_of(side, where)]
    if place in ("hand", "discard"):
        return [_number(face) for face in getattr(mine, place)]
    if place == "mascot":
        return [] if mine.mascot is None else [_number(mine.mascot.face)]
    if place == "deck":
        return [None] * mine.deck.count
    raise PositionError(where, f"{name!r} isn't a zone to look at; try A hand, B active, A backstage 2, B discard, …")


priority = plain("priority", lambda w: w.seats[w.table.asked[0]] if w.table.asked else "nobody")
CHECKS: dict[str, Check] = {
    "vts": check_vts,
    **dict.fromkeys(("total", "pl", "totals"), check_totals),
    "terms": check_sums,
    "tokens": check_token_places,
    "locked": check_locked,
    "cards": check_cards,
    "world": pile("world", lambda w: w.table.zones[WORLD_SPOT]),
    **dict.fromkeys(("points", "score"), check_points),
    "queue": check_queue,
    **dict.fromkeys(("priority", "holder"), priority),
    "phase": check_phase,
    "turn": plain("turn", lambda w: turn_number(w.table)),  # of whose turn it is, in this round
    "turns": each_seat("turns", amount(lambda w, seat: w.table.taken[seat])),
    "round": plain("round", lambda w: w.table.round),
    "first": plain("first", lambda w: w.seats[w.table.first]),
    "waiting": pile("waiting", lambda w: [due.source for due in w.table.due]),  # for a turn
    "combat": check_combat,
    "sees": each_seat("sees", seen_by(shown)),
    "decks": check_decks,
}
