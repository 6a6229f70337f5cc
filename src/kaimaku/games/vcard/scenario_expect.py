"""What a scenario may expect of a table of this game: sides, the queue, combat, views, and everything else by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kaimaku.games.plain import PositionError, differs, known_keys, listed, many, mapping, matching, terms

from .limits import support_limit
from .pairing import paired
from .position_cards import fold
from .position_moment import USES, said_phase
from .position_seats import SEATS, seat_of, spot_of_words
from .scenario_deck import check_decks
from .scenario_journal import check_journal
from .scenario_terms import Terms
from .scenario_vts import (
    check_backstage,
    check_place,
    check_spots,
    check_sums,
    check_token_places,
    check_totals,
    check_vts,
)
from .scenario_zones import NOBODY, check_zone, exactly
from .table import (
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
    zone,
)
from .view import view

ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "mascot": MASCOT_SPOT, "allies": ALLIES}


# --- a side -----------------------------------------------------------------------------------------------------------


def check_side(w: Terms, seat: int, value: object) -> list[str]:
    word = SEATS[seat]
    spec = mapping(value, word)
    known_keys(spec, frozenset({*ZONES, *NUMBERS, "active", "backstage", "back", "spots", "paired", "used"}), word)
    problems: list[str] = []
    for key, wanted in spec.items():
        where = f"{word} {key}"
        if key in NUMBERS:
            problems += differs(where, wanted, NUMBERS[key](w, seat))
        elif key == "mascot" and wanted in NOBODY:
            problems += check_zone(w, where, zone(w.table, seat, MASCOT_SPOT), [], seat, False)
        elif key in ZONES:
            cards = zone(w.table, seat, ZONES[key])
            top_first = cards[::-1] if key in ("deck", "discard") else cards
            problems += check_zone(w, where, top_first, wanted, seat, key == "deck")
        elif key == "active":
            problems += check_place(w, where, seat * SIDE + ACTIVE, wanted)
        elif key in ("backstage", "back"):
            problems += check_backstage(w, where, seat, wanted)
        elif key == "spots":
            problems += check_spots(w, seat, wanted, where)
        elif key == "used":
            problems += check_used(w, seat, wanted, where)
        else:
            problems += check_paired(w, seat, wanted, where)
    return problems


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
            raise PositionError(where, f"there is no {word!r}; there are {', '.join(USES)}")
        found = count(w.table, USES[word], seat)
        problems += differs(f"{where} {word}", n, bool(found) if isinstance(n, bool) else found)
    return problems


def check_paired(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    vt = paired(w.table, seat)
    if wanted in NOBODY or vt < 0:
        return differs(where, "nobody" if wanted in NOBODY else wanted, "nobody" if vt < 0 else w.vt_name(vt))
    return [] if w.means_vt(str(wanted), vt, seat) else differs(where, wanted, w.vt_name(vt))


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
            raise PositionError("cards", f"there is no card {term!r}")
        places = [w.zone_words(c) for c in found]
        if not any(w.plain(str(place)) in words for words in places):
            told = listed([min(words, key=lambda x: (not x.startswith(("a ", "b ")), len(x))) for words in places])
            problems.append(f"{term}: expected in {place}, found in {told}")
    return problems


def check_world(w: Terms, value: object) -> list[str]:
    return check_zone(w, "world", w.table.zones[WORLD_SPOT], [] if value in NOBODY else value, w.table.active, False)


def check_points(w: Terms, value: object) -> list[str]:
    """{A: 0, B: 1}, or `0-1`."""
    if isinstance(value, Mapping):
        return [p for s, n in value.items() for p in differs(f"{s} points", n, w.table.points[seat_of(s, "points")])]
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
            problems += differs(f"queue #{n + 1} by", spec["by"], SEATS[t.queue[n].seat])
        if "canceled" in spec:
            problems += differs(f"queue #{n + 1} canceled", spec["canceled"], bool(t.queue[n].canceled))
    return problems


def check_holder(w: Terms, value: object) -> list[str]:
    """Who has Priority: in a window whoever is asked there, else whose Main Phase it is."""
    t = w.table
    found = SEATS[t.asked[0]] if t.asked else "nobody"
    return differs("priority", value, found)


def check_phase(w: Terms, value: object) -> list[str]:
    said = {"start of turn": "start", "end of turn": "end", "after combat": "after"}.get(said_phase(value))
    return differs("phase", said or said_phase(value), PHASES[w.table.phase])


def check_turn(w: Terms, value: object) -> list[str]:
    """Of whose turn it is, in this round."""
    return differs("turn", value, turn_number(w.table))


def check_turns(w: Terms, value: object) -> list[str]:
    return [
        p
        for s, n in mapping(value, "turns").items()
        for p in differs(f"{s} turns", n, w.table.taken[seat_of(s, "turns")])
    ]


def check_round(w: Terms, value: object) -> list[str]:
    return differs("round", value, w.table.round)


def check_first(w: Terms, value: object) -> list[str]:
    return differs("first", value, SEATS[w.table.first])


def check_waiting(w: Terms, value: object) -> list[str]:
    """Delayed effects that wait for a turn: how many, or exactly these cards."""
    return check_zone(w, "waiting", [d.source for d in w.table.due], value, w.table.active, False)


def check_combat(w: Terms, value: object) -> list[str]:
    """How the last combat was counted: {A: 10, B: 10, helpers: {A: 20, B: 19}, winner: A}."""
    spec = mapping(value, "combat")
    known_keys(spec, frozenset({"A", "B", "winner", "helpers", "tied"}), "combat")
    entries = [e for e in w.table.journal or [] if e[0] in ("combat", "helpers", "point", "tie")]
    last = max((i for i, e in enumerate(entries) if e[0] == "combat"), default=None)
    if last is None:
        return ["combat: there was none"]
    rows = entries[last:]
    problems = [p for s in SEATS if s in spec for p in differs(f"combat {s}", spec[s], rows[0][5][SEATS.index(s)])]
    helped = next((e for e in rows if e[0] == "helpers"), None)
    for s, n in mapping(spec.get("helpers"), "combat.helpers").items():
        found = None if helped is None else helped[5][seat_of(s, "combat.helpers")]
        problems += differs(f"combat with helpers {s}", n, found)
    if "tied" in spec:
        problems += differs("combat tied", spec["tied"], helped is not None)
    if "winner" in spec:
        won = next((SEATS[e[1]] for e in rows if e[0] == "point"), "nobody")
        problems += differs("combat winner", "nobody" if spec["winner"] in NOBODY else spec["winner"], won)
    return problems


def check_sees(w: Terms, value: object) -> list[str]:
    """{B: {A hand: ["?", Nova], A active: "?"}}: what a seat's own view shows, `?` for a back."""
    problems: list[str] = []
    for viewer, zones in mapping(value, "sees").items():
        seen = view(w.table, seat_of(viewer, "sees"))
        for name, wanted in mapping(zones, f"sees.{viewer}").items():
            faces = shown(seen, str(name), f"sees.{viewer}")
            texts = terms(wanted, "sees") if wanted not in NOBODY else []
            numbers = list(range(len(faces)))

            def fits(term: str, i: int, faces: list[int | None] = faces) -> bool:
                face = faces[i]
                return term == "?" if face is None else fold(term) in w.def_words(face)

            if len(texts) != len(faces) or matching(sorted(texts, key=lambda x: x == "?"), numbers, fits) is None:
                found = ["?" if f is None else w.def_name(f) for f in faces]
                problems.append(f"{viewer} sees {name}: expected {listed(texts)}, found {listed(found)}")
    return problems


def shown(seen: Mapping[str, object], name: str, where: str) -> list[int | None]:
    """The faces of a zone in a view."""
    side, _, place = name.replace("'s", "").partition(" ")
    sides = seen["sides"]
    assert isinstance(sides, list)
    spot = spot_of_words(name, 0)
    if spot >= 0:
        vt = sides[spot // SIDE]["spots"][spot % SIDE - ACTIVE]["vt"]
        return [face and face[0] for face in vt["stack"]] if vt is not None else []
    mine = sides[seat_of(side, where)]
    if place in ("hand", "discard"):
        return [face and face[0] for face in mine[place]]
    if place == "mascot":
        return [card["face"] and card["face"][0] for card in mine["mascot"]]
    if place == "deck":
        return [None] * int(mine["deck"])
    raise PositionError(where, f"nobody sees {name!r}; say A hand, B active, A backstage 2, B discard, …")


CHECKS: dict[str, Callable[[Terms, object], list[str]]] = {
    "vts": check_vts,
    "total": check_totals,
    "pl": check_totals,
    "totals": check_totals,
    "terms": check_sums,
    "tokens": check_token_places,
    "locked": check_locked,
    "cards": check_cards,
    "world": check_world,
    "points": check_points,
    "score": check_points,
    "queue": check_queue,
    "priority": check_holder,
    "holder": check_holder,
    "phase": check_phase,
    "turn": check_turn,
    "turns": check_turns,
    "round": check_round,
    "first": check_first,
    "waiting": check_waiting,
    "combat": check_combat,
    "journal": check_journal,
    "sees": check_sees,
    "decks": check_decks,
}
