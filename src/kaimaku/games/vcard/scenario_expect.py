"""What a scenario may expect of a table of this game: zones, VTs and their sums, the queue, combat, views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kaimaku.games.plain import (
    PositionError,
    differs,
    known_keys,
    listed,
    many,
    mapping,
    matching,
    number,
    repeated,
    terms,
)

from .limits import support_limit
from .pairing import paired
from .position_cards import fold
from .position_moment import USES
from .position_seats import PLACES, SEATS, seat_of, spot_name, spot_of_words
from .power import TERMS, element_of, power
from .power import terms as terms_of
from .scenario_deck import check_decks
from .scenario_journal import check_journal
from .scenario_terms import Terms
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
    attached,
    backstage,
    count,
    face_up,
    spots,
    top,
    turn_number,
    vts,
    zone,
)
from .tokens import NAMES, SPOT_STATUS
from .view import view

ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "mascot": MASCOT_SPOT, "allies": ALLIES}
ZONE_KEYS = frozenset({"count", "has", "lacks", "top", "bottom", "order"})
VT_KEYS = frozenset(
    [
        *("card", "stack", "under", "total", "pl", "terms", "counters", "tokens", "allies", "locked", "face_down"),
        *("element", "place", "seat", "paired"),
    ]
)
NOBODY = (None, "none", "nobody", "empty")


# --- zones ------------------------------------------------------------------------------------------------------------


def check_zone(w: Terms, where: str, cards: Sequence[int], wanted: object, me: int, ordered: bool) -> list[str]:
    """A number of cards, the exact cards, or {count, has, lacks, top, bottom, order}."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(cards))
    if wanted == "none":
        wanted = []
    if not isinstance(wanted, Mapping):
        return exactly(w, where, cards, terms(wanted, where), me, ordered)
    known_keys(wanted, ZONE_KEYS, where)
    problems = differs(f"{where} count", wanted["count"], len(cards)) if "count" in wanted else []
    has, lacks = named(w, wanted.get("has"), me, where), named(w, wanted.get("lacks"), me, where)
    if matching(has, cards, lambda term, c: w.means_card(term, c, me)) is None:
        problems.append(f"{where}: expected {listed(has)} among them, found {said(w, cards)}")
    problems += [
        f"{where}: {term} should not be there, found {said(w, cards)}"
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
            raise PositionError(where, f"there is no card {term!r}")
    return found


def exactly(w: Terms, where: str, cards: Sequence[int], wanted: list[str], me: int, ordered: bool) -> list[str]:
    if len(wanted) == len(cards):
        if ordered and all(w.means_card(term, c, me) for term, c in zip(wanted, cards, strict=True)):
            return []
        if not ordered and matching(wanted, cards, lambda term, c: w.means_card(term, c, me)) is not None:
            return []
    return [f"{where}: expected {listed(wanted)}, found {said(w, cards)}"]


def said(w: Terms, cards: Sequence[int]) -> str:
    return listed(w.names(cards))


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


def check_backstage(w: Terms, where: str, seat: int, wanted: object) -> list[str]:
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
    numbers = [str(i) for i in range(len(entries))]

    def fits(i: str, vt: int) -> bool:
        return not check_vt(w, where, vt, entries[int(i)])

    if len(entries) == len(filled) and matching(numbers, filled, fits) is not None:
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


# --- a VT -------------------------------------------------------------------------------------------------------------


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
        "seat": SEATS[me],
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
            problems += check_zone(w, f"{where} {key}", cards, wanted[key] if wanted[key] is not None else [], me, True)
    if "allies" in wanted:
        problems += check_zone(w, f"{where} allies", attached(t, vt), wanted["allies"] or [], me, False)
    if "tokens" in wanted:
        problems += check_tokens(w, t.where[vt], wanted["tokens"], f"{where} tokens")
    if "terms" in wanted:
        problems += check_terms(w, vt, wanted["terms"], f"{where} terms")
    return problems


def lower(value: object) -> object:
    return value.lower() if isinstance(value, str) and value not in SEATS else value


def check_terms(w: Terms, vt: int, value: object, where: str) -> list[str]:
    """{printed: 9, counter: 1, ally: 2}: exactly these kinds of terms, each with its sum."""
    found: dict[str, int] = {}
    for kind, _, n in terms_of(w.table, vt):
        found[kind] = found.get(kind, 0) + n
    found = {kind: n for kind, n in found.items() if n or kind == "printed"}
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
        wanted = {str(k).lower(): number(n, where) for k, n in value.items() if n}
    else:
        names = [] if value in NOBODY else [x.lower() for x in terms(value, where)]
        wanted = {name: names.count(name) for name in names}
    for name in wanted:
        if name not in NAMES:
            raise PositionError(where, f"a token is one of {', '.join(NAMES)}, not {name!r}")
    found = tokens_on(w, spot)
    return differs(where, dict(sorted(wanted.items())), dict(sorted(found.items())))


def check_spots(w: Terms, seat: int, value: object, where: str) -> list[str]:
    """{active: [burn], 2: none}: tokens of a spot and whoever is on it."""
    problems = []
    for place, wanted in mapping(value, where).items():
        spot = spot_of_words(str(place), seat)
        if spot < 0:
            raise PositionError(where, f"a spot is active or 1 to 4, not {place!r}")
        problems += check_tokens(w, spot, wanted, f"{where} {place}")
    return problems


# --- things by any word -----------------------------------------------------------------------------------------------


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
                raise PositionError(key, f"there never was a VT {term!r}")
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


# --- the table --------------------------------------------------------------------------------------------------------


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
    return differs("phase", str(value).lower().removesuffix(" phase"), PHASES[w.table.phase])


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
