"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"A": {"center": {"card": "hSD01-011", "cheers": ["green"]}}, "B": {"center": "hSD01-003"}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: three life, twenty
filler cards in the deck, ten white cheers, a filler center and a filler back holomem, the third turn of seat A.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.chance import force
from kaimaku.kernel.knowledge import public_handle

from . import elsewhere
from .defs import CHEER, DEFS, HOLOMEM, OSHI, SUPPORT, CardDef
from .position_cards import (
    CHEERS,
    declare_fillers,
    filler_card,
    filler_holomem,
    filler_oshi,
    find_def,
    repeated,
    within,
)
from .position_data import SEATS, PositionError, Spec, known_keys, many, mapping, number, ruling_word, seat_of
from .position_phase import SETUP_STEPS, resume
from .position_state import lay_state, use_up
from .rulings import UnknownRuling, settle
from .table import (
    ARCHIVE,
    BACK,
    CENTER,
    CHEER_DECK,
    COLLAB,
    DECK,
    HAND,
    LIFE,
    OSHI_POSITION,
    POWER,
    STAGE,
    HoloTable,
    Mem,
)
from .work import start

SEAT_KEYS = frozenset(
    [
        *("oshi", "center", "collab", "back", "spare", "hand", "deck", "archive", "cheer_deck", "life", "power"),
        *("life_damage", "shuffles", "revealed"),
    ]
)
MEM_KEYS = frozenset(
    [
        *("card", "under", "stack", "as", "cheers", "attached", "damage", "resting", "placed", "bloomed", "used"),
        "face_down",
    ]
)
TABLE_KEYS = frozenset(
    [
        *("A", "B", "turn", "active", "first", "own_turns", "phase", "chooser", "redraws", "extra_turns"),
        *("rulings", "dice", "seed", "journal", "thorough", "used", "effects", "history", "past"),
    ]
)
DECK_SIZE, CHEER_DECK_SIZE, LIFE_SIZE, USUAL_TURN = 20, 10, 3, 5
PILES = {
    "hand": (HAND, 0),
    "deck": (DECK, DECK_SIZE),
    "archive": (ARCHIVE, 0),
    "cheer_deck": (CHEER_DECK, CHEER_DECK_SIZE),
    "life": (LIFE, LIFE_SIZE),
    "power": (POWER, 0),
}


class Position:
    """A table with the labels its author gave to cards and holomem."""

    def __init__(self, table: HoloTable, local: Mapping[str, CardDef]) -> None:
        self.table = table
        self.local = local
        self.cards: dict[str, int] = {}  # label → card
        self.mems: dict[str, int] = {}  # label → holomem

    def label(self, name: object, where: str, *, card: int = -1, mem: int = 0) -> None:
        if not isinstance(name, str):
            raise PositionError(f"{where}.as", "a label is a word")
        if name in self.cards or name in self.mems:
            raise PositionError(f"{where}.as", f"the label {name!r} is given twice")
        if mem:
            self.mems[name] = mem
        else:
            self.cards[name] = card


def build(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> HoloTable:
    """A table at the first decision of the position."""
    return lay(spec, cards).table


def lay(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> Position:
    """The same, with its labels. `cards` are the author's own cards by the word they use for them."""
    known_keys(spec, TABLE_KEYS, "")
    try:
        rulings = settle({k: ruling_word(v) for k, v in mapping(spec.get("rulings"), "rulings").items()})
    except UnknownRuling as error:
        raise PositionError("rulings", str(error)) from None
    t = HoloTable(number(spec.get("seed", 1), "seed"), rulings)
    if spec.get("journal"):
        t.journal = []
    t.thorough = bool(spec.get("thorough"))
    declare_fillers()
    p = Position(t, cards or {})
    phase = str(spec.get("phase", "main"))
    lay_turn(t, spec, phase)
    for seat, word in enumerate(SEATS):
        lay_side(p, seat, mapping(spec.get(word), word), phase in SETUP_STEPS)
    lay_state(p, spec)
    force(t, *(number(face, "dice") for face in many(spec.get("dice"), "dice")))
    resume(t, phase, seat_of(spec.get("chooser", "A"), "chooser"))
    return p


# --- whose turn it is -----------------------------------------------------------------------------------------------


def lay_turn(t: HoloTable, spec: Spec, phase: str) -> None:
    """Odd turns are the first player's unless the position says otherwise."""
    if phase in SETUP_STEPS:
        t.first = t.active = t.natural = seat_of(spec.get("first", "A"), "first")
        for word, count in mapping(spec.get("redraws"), "redraws").items():
            t.redraws[seat_of(word, "redraws")] = number(count, "redraws")
        return
    t.active = seat_of(spec.get("active", "A"), "active")
    if "turn" in spec:
        t.turn = number(spec["turn"], "turn")
    else:
        t.turn = USUAL_TURN + (t.active != seat_of(spec.get("first", SEATS[t.active]), "first"))
    odd = t.turn % 2 == 1
    t.first = seat_of(spec["first"], "first") if "first" in spec else (t.active if odd else 1 - t.active)
    t.own_turns = [0, 0]
    t.own_turns[t.active], t.own_turns[1 - t.active] = (t.turn + 1) // 2, t.turn // 2
    for word, count in mapping(spec.get("own_turns"), "own_turns").items():
        t.own_turns[seat_of(word, "own_turns")] = number(count, "own_turns")
    t.natural = t.active
    t.extra_turns = [seat_of(s, "extra_turns") for s in many(spec.get("extra_turns"), "extra_turns")]


# --- what lies where ------------------------------------------------------------------------------------------------


def lay_side(p: Position, seat: int, spec: Spec, setting_up: bool) -> None:
    word = SEATS[seat]
    known_keys(spec, SEAT_KEYS, word)
    t = p.table
    leader = find_def(str(spec["oshi"]), p.local, f"{word}.oshi") if "oshi" in spec else filler_oshi()
    if leader.kind != OSHI:
        raise PositionError(f"{word}.oshi", f"{leader.id} is no Oshi")
    oshi = t.add_card(leader.number, seat, OSHI_POSITION + seat, known=3)
    public_handle(t, oshi)
    start(t, oshi, seat, 0)
    for key, (zone, size) in PILES.items():
        if setting_up and key == "life":
            size = 0
        lay_pile(p, zone + seat, spec.get(key, size), f"{word}.{key}")
    lay_stage(p, seat, spec, setting_up)
    t.life_damage[seat] = number(spec.get("life_damage", 0), f"{word}.life_damage")


def lay_pile(p: Position, zone: int, value: object, where: str) -> None:
    """A number of fillers, a list (top first), or {top, filler, bottom}."""
    if isinstance(value, Mapping):
        known_keys(value, frozenset({"top", "filler", "bottom"}), where)
        middle = within(number(value.get("filler", DECK_SIZE), f"{where}.filler"), where)
        top_first = [*entries(value.get("top"), where), *fillers(zone, middle), *entries(value.get("bottom"), where)]
    elif isinstance(value, int) and not isinstance(value, bool):
        top_first = fillers(zone, within(value, where))
    else:
        top_first = entries(value, where)
    laid = list(enumerate(top_first))
    for i, entry in laid if zone & ~1 == HAND else reversed(laid):
        put_card(p, entry, zone, f"{where}[{i}]")


def entries(value: object, where: str) -> list[object]:
    return [one for entry in many(value, where) for one in repeated(entry)]


def fillers(zone: int, count: int) -> list[object]:
    """In the cheer deck and in life lie white cheers, elsewhere cards that cannot be played."""
    return [CHEERS["white"] if zone & ~1 in (CHEER_DECK, LIFE) else filler_card().id] * count


def put_card(p: Position, entry: object, zone: int, where: str) -> int:
    """One card, as a word or as {card, as}."""
    t = p.table
    seat = zone & 1
    if isinstance(entry, Mapping):
        known_keys(entry, frozenset({"card", "as"}), where)
    ref = entry.get("card") if isinstance(entry, Mapping) else entry
    if not isinstance(ref, str):
        raise PositionError(where, f"a card belongs here, not {ref!r}")
    d = find_def(ref, p.local, where)
    if d.kind == OSHI or (zone & ~1 in (CHEER_DECK, LIFE)) > (d.kind == CHEER):
        raise PositionError(where, f"{d.id} {d.name('en')} cannot lie there")
    base = zone & ~1
    card = t.add_card(d.number, seat, zone, known={HAND: 1 << seat, ARCHIVE: 3, STAGE: 3}.get(base, 0))
    if base in (HAND, ARCHIVE, STAGE):
        public_handle(t, card)
    elsewhere.wake(t, card, zone)
    if isinstance(entry, Mapping) and "as" in entry:
        p.label(entry["as"], where, card=card)
    return card


# --- the stage ------------------------------------------------------------------------------------------------------


def lay_stage(p: Position, seat: int, spec: Spec, setting_up: bool) -> None:
    """An unmentioned center or back gets a filler; an unmentioned collab position is empty."""
    word = SEATS[seat]
    spare = [] if setting_up or not spec.get("spare", True) else [filler_holomem().id]
    for key, pos in (("center", CENTER), ("collab", COLLAB)):
        given = many(spec.get(key, spare if pos == CENTER and not setting_up else None), f"{word}.{key}")
        if len(given) > 1:
            raise PositionError(f"{word}.{key}", "there is room for one holomem")
        for entry in given:
            lay_mem(p, seat, entry, pos, f"{word}.{key}")
    for i, entry in enumerate(entries(spec.get("back", spare), f"{word}.back")):
        lay_mem(p, seat, entry, BACK, f"{word}.back[{i}]")


def lay_mem(p: Position, seat: int, entry: object, pos: int, where: str) -> None:
    """A holomem: a word for its card, or {card, under, cheers, attached, damage, …}."""
    t = p.table
    spec: Spec = entry if isinstance(entry, Mapping) else {"card": entry}
    known_keys(spec, MEM_KEYS, where)
    if ("stack" in spec) == ("card" in spec):
        raise PositionError(where, "a holomem has either `card` (and `under`) or a `stack`, bottom to top")
    refs = many(spec.get("stack"), f"{where}.stack") or [*entries(spec.get("under"), f"{where}.under"), spec["card"]]
    stack = [put_card(p, ref, STAGE + seat, f"{where}.card") for ref in refs]
    for card in stack:
        if DEFS[t.defs[card]].kind != HOLOMEM:
            raise PositionError(where, f"{DEFS[t.defs[card]].id} is no holomem")
    t.last_mem += 1
    mem = Mem(t.last_mem, seat, stack, pos, a_turn(t, spec.get("placed"), f"{where}.placed"))
    t.mems[mem.id] = mem
    t.spots[seat].append(mem.id)
    mem.epoch = len(stack) - 1
    mem.damage = number(spec.get("damage", 0), f"{where}.damage")
    mem.resting = bool(spec.get("resting", False))
    mem.face_down = bool(spec.get("face_down", False))
    if "bloomed" in spec:
        mem.bloomed = a_turn(t, spec["bloomed"], f"{where}.bloomed")
        below = DEFS[t.defs[stack[-2]]].level if len(stack) > 1 else 0
        if mem.bloomed == t.turn:
            t.history.append(("bloom", seat, DEFS[t.defs[stack[-1]]].id, mem.id, below))
    if mem.face_down:
        t.known[stack[-1]] = 1 << seat
    else:
        start(t, stack[-1], seat, mem.id)
    lay_attached(p, mem, spec, where)
    if "as" in spec:
        p.label(spec["as"], where, mem=mem.id)
    use_up(t, mem, many(spec.get("used"), f"{where}.used"), f"{where}.used")
    t.zones[STAGE + seat].clear()


def a_turn(t: HoloTable, value: object, where: str) -> int:
    """`this turn`, the number of a turn, or nothing: an earlier one."""
    if value is True or value == "this turn":
        return t.turn
    return max(0, t.turn - 1) if value is None or value is False or value == "last turn" else number(value, where)


def lay_attached(p: Position, mem: Mem, spec: Spec, where: str) -> None:
    t = p.table
    for key, kind, home in (("cheers", CHEER, mem.cheers), ("attached", SUPPORT, mem.supports)):
        for i, entry in enumerate(entries(spec.get(key), f"{where}.{key}")):
            card = put_card(p, entry, STAGE + mem.seat, f"{where}.{key}[{i}]")
            if DEFS[t.defs[card]].kind != kind:
                raise PositionError(f"{where}.{key}[{i}]", f"{DEFS[t.defs[card]].id} does not belong under `{key}`")
            home.append(card)
            if kind == SUPPORT:
                start(t, card, mem.seat, mem.id)
