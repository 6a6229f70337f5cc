"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"A": {"center": {"card": "hSD01-011", "cheers": ["green"]}}, "B": {"center": "hSD01-003"}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: three life, twenty
filler cards in the deck, ten white cheers, a filler center and a filler back holomem, the third turn of seat A.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.judge.scenario import position
from kaimaku.judge.scenario.position import SEATS, piled, rulings_of, seat_of, word
from kaimaku.judge.scenario.values import (
    OF_EVERY_FILE,
    PositionError,
    Spec,
    entries,
    faces,
    flag,
    known_keys,
    least,
    many,
    mapping,
    number,
)
from kaimaku.kernel.chance import below, force
from kaimaku.kernel.frames import PROGRAMS, push, run

from .. import table
from ..defs import CHEER, DEFS, HOLOMEM, OSHI, SUPPORT, CardDef
from ..rules import setup, turn
from ..rules.main_phase import MAIN_PHASE
from ..rules.performance import PERFORMANCE_PHASE
from ..rules.work import start, start_in_zone
from ..rulings import settle
from ..table import HoloTable, Mem
from . import position_cards as fillers
from .position_cards import CHEERS, find_def
from .position_state import lay_state, use_up

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
    "hand": (table.HAND, 0),
    "deck": (table.DECK, DECK_SIZE),
    "archive": (table.ARCHIVE, 0),
    "cheer_deck": (table.CHEER_DECK, CHEER_DECK_SIZE),
    "life": (table.LIFE, LIFE_SIZE),
    "power": (table.POWER, 0),
}

TURN_STEPS = {
    "reset": turn.reset_stage,
    "draw": turn.start_draw,
    "cheer": turn.start_cheer,
    "start of main": turn.start_main,
    "start of performance": turn.start_performance,
    "end": turn.end_phase,
}
INSIDE = {
    "main": (turn.start_main, MAIN_PHASE),
    "performance": (turn.start_performance, PERFORMANCE_PHASE),
}
SETUP_STEPS = {
    "setup": setup.ask_first,
    "redraw": setup.ask_redraw,
    "forced redraws": setup.forced_redraws,
    "set center": setup.ask_center,
}


class Position(position.Position):
    """A table with the labels its author gave to cards and holomem."""

    table: HoloTable

    def __init__(self, table: HoloTable, local: Mapping[str, CardDef]) -> None:
        super().__init__(table, local)
        self.mems: dict[str, int] = {}  # label → holomem

    def taken(self, name: str) -> bool:
        return super().taken(name) or name in self.mems

    def find(self, ref: object, where: str) -> CardDef:
        return find_def(word(ref, where), self.local, where)

    def lay_card(self, entry: object, zone: int, where: str) -> int:
        """One card where such cards lie, as a word or as {card, as}."""
        base, seat = zone & ~1, zone & 1
        known = {table.HAND: 1 << seat, table.ARCHIVE: 3, table.STAGE: 3}.get(base, 0)
        card = self.put(entry, seat, zone, where, known)
        d = DEFS[self.table.defs[card]]
        if d.kind == OSHI or (base in (table.CHEER_DECK, table.LIFE)) > (d.kind == CHEER):
            raise PositionError(where, f"{d.id} {d.name('en')} can't go there")
        start_in_zone(self.table, card, zone)
        return card


def build(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> HoloTable:
    """A table at the first decision of the position."""
    return lay(spec, cards).table


def lay(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> Position:
    """The same, with its labels. `cards` are the author's own cards by the word they use for them."""
    known_keys(spec, TABLE_KEYS, "", OF_EVERY_FILE)
    t = HoloTable(least(spec.get("seed", 1), 0, "seed"), rulings_of(spec, settle))
    if spec.get("journal"):
        t.journal = []
    t.thorough = bool(spec.get("thorough"))
    fillers.declare_fillers()
    p = Position(t, cards or {})
    phase = str(spec.get("phase", "main"))
    lay_turn(t, spec, phase)
    for seat, side in enumerate(SEATS):
        lay_side(p, seat, mapping(spec.get(side), side), phase in SETUP_STEPS)
    lay_state(p, spec)
    force(t, *faces(spec.get("dice"), "dice"))
    resume(t, phase, seat_of(spec.get("chooser", "A"), "chooser"))
    return p


# --- whose turn it is -----------------------------------------------------------------------------------------------


def lay_turn(t: HoloTable, spec: Spec, phase: str) -> None:
    """Odd turns are the first player's unless the position says otherwise."""
    if phase in SETUP_STEPS:
        t.first = t.active = t.natural = seat_of(spec.get("first", "A"), "first")
        for who, count in mapping(spec.get("redraws"), "redraws").items():
            t.redraws[seat_of(who, "redraws")] = least(count, 0, "redraws")
        return
    t.active = seat_of(spec.get("active", "A"), "active")
    if "turn" in spec:
        t.turn = least(spec["turn"], 1, "turn")
    else:
        t.turn = USUAL_TURN + (t.active != seat_of(spec.get("first", SEATS[t.active]), "first"))
    odd = t.turn % 2 == 1
    t.first = seat_of(spec["first"], "first") if "first" in spec else (t.active if odd else 1 - t.active)
    t.own_turns = [0, 0]
    t.own_turns[t.active], t.own_turns[1 - t.active] = (t.turn + 1) // 2, t.turn // 2
    for who, count in mapping(spec.get("own_turns"), "own_turns").items():
        t.own_turns[seat_of(who, "own_turns")] = number(count, "own_turns")
    t.natural = t.active
    t.extra_turns = [seat_of(s, "extra_turns") for s in many(spec.get("extra_turns"), "extra_turns")]


# --- going on -------------------------------------------------------------------------------------------------------


def resume(t: HoloTable, phase: str, chooser: int = 0) -> None:
    """Let the game go on from a phase: `main` and `performance` inside it, the others from their first step."""
    if phase in SETUP_STEPS:
        frame = push(t, setup.SETUP, t.first, -1, 0)
        frame.pc = PROGRAMS[setup.SETUP].steps.index(SETUP_STEPS[phase])
        if phase == "setup":
            while below(t.clone(), 2) != chooser:
                t.seed += 1
    elif phase in TURN_STEPS or phase in INSIDE:
        t.phase = phase.removeprefix("start of ")
        frame = push(t, turn.TURN, t.active)
        step = TURN_STEPS.get(phase) or INSIDE[phase][0]
        frame.pc = PROGRAMS[turn.TURN].steps.index(step)
        if phase in INSIDE:
            frame.pc += 1
            push(t, INSIDE[phase][1], t.active)
    else:
        words = ", ".join([*TURN_STEPS, *INSIDE, *SETUP_STEPS])
        raise PositionError("phase", f"unknown phase {phase!r}; use one of: {words}")
    run(t)


# --- what lies where ------------------------------------------------------------------------------------------------


def lay_side(p: Position, seat: int, spec: Spec, setting_up: bool) -> None:
    side = SEATS[seat]
    known_keys(spec, SEAT_KEYS, side)
    t = p.table
    leader = find_def(str(spec.get("oshi", fillers.OSHI)), p.local, f"{side}.oshi", oshi=True)
    if leader.kind != OSHI:
        raise PositionError(f"{side}.oshi", f"{leader.id} isn't an Oshi")
    start(t, p.add(leader.number, seat, table.OSHI_POSITION + seat, known=3), seat, 0)
    for key, (zone, size) in PILES.items():
        if setting_up and key == "life":
            size = 0
        lay_pile(p, zone + seat, spec.get(key, size), f"{side}.{key}")
    lay_stage(p, seat, spec, setting_up)
    t.life_damage[seat] = least(spec.get("life_damage", 0), 0, f"{side}.life_damage")


def lay_pile(p: Position, zone: int, value: object, where: str) -> None:
    """A number of fillers, a list (top first), or {top, filler, bottom}.

    In the cheer deck and in life lie white cheers, elsewhere cards that cannot be played.
    """
    filler = CHEERS["white"] if zone & ~1 in (table.CHEER_DECK, table.LIFE) else fillers.EVENT
    laid = list(enumerate(piled(value, where, filler, DECK_SIZE)))
    for i, entry in laid if zone & ~1 == table.HAND else reversed(laid):
        p.lay_card(entry, zone, f"{where}[{i}]")


# --- the stage ------------------------------------------------------------------------------------------------------


def lay_stage(p: Position, seat: int, spec: Spec, setting_up: bool) -> None:
    """An unmentioned center or back gets a filler; an unmentioned collab position is empty."""
    side = SEATS[seat]
    spare = [] if setting_up or not flag(spec.get("spare", True), f"{side}.spare") else [fillers.DEBUT]
    for key, pos in (("center", table.CENTER), ("collab", table.COLLAB)):
        given = many(spec.get(key, spare if pos == table.CENTER and not setting_up else None), f"{side}.{key}")
        if len(given) > 1:
            raise PositionError(f"{side}.{key}", "only one holomem fits here")
        for entry in given:
            lay_mem(p, seat, entry, pos, f"{side}.{key}")
    for i, entry in enumerate(entries(spec.get("back", spare), f"{side}.back")):
        lay_mem(p, seat, entry, table.BACK, f"{side}.back[{i}]")


def lay_mem(p: Position, seat: int, entry: object, pos: int, where: str) -> None:
    """A holomem: a word for its card, or {card, under, cheers, attached, damage, …}."""
    t = p.table
    spec: Spec = entry if isinstance(entry, Mapping) else {"card": entry}
    known_keys(spec, MEM_KEYS, where)
    if ("stack" in spec) == ("card" in spec):
        raise PositionError(where, "give either `card` (and `under`) or a `stack` from bottom to top")
    if "stack" in spec:
        refs = many(spec["stack"], f"{where}.stack")
    else:
        refs = [*entries(spec.get("under"), f"{where}.under"), spec["card"]]
    if not refs:
        raise PositionError(where, "the `stack` has no card")
    stack = [p.lay_card(ref, table.STAGE + seat, f"{where}.card") for ref in refs]
    for card in stack:
        if DEFS[t.defs[card]].kind != HOLOMEM:
            raise PositionError(where, f"{DEFS[t.defs[card]].id} isn't a holomem")
    t.last_mem += 1
    mem = Mem(t.last_mem, seat, stack, pos, a_turn(t, spec.get("placed"), f"{where}.placed"))
    t.mems[mem.id] = mem
    t.spots[seat].append(mem.id)
    t.touched.add(mem.id)
    mem.epoch = len(stack) - 1
    mem.damage = least(spec.get("damage", 0), 0, f"{where}.damage")
    mem.resting = flag(spec.get("resting"), f"{where}.resting")
    mem.face_down = flag(spec.get("face_down"), f"{where}.face_down")
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
        p.label(spec["as"], where, mem.id, p.mems)
    use_up(t, mem, many(spec.get("used"), f"{where}.used"), f"{where}.used")
    t.zones[table.STAGE + seat].clear()


def a_turn(t: HoloTable, value: object, where: str) -> int:
    """`this turn`, the number of a turn, or nothing: an earlier one."""
    if value is True or value == "this turn":
        return t.turn
    return max(0, t.turn - 1) if value is None or value is False or value == "last turn" else number(value, where)


def lay_attached(p: Position, mem: Mem, spec: Spec, where: str) -> None:
    t = p.table
    for key, kind, home in (("cheers", CHEER, mem.cheers), ("attached", SUPPORT, mem.supports)):
        for i, entry in enumerate(entries(spec.get(key), f"{where}.{key}")):
            card = p.lay_card(entry, table.STAGE + mem.seat, f"{where}.{key}[{i}]")
            if DEFS[t.defs[card]].kind != kind or (kind == SUPPORT and not DEFS[t.defs[card]].attachable):
                raise PositionError(f"{where}.{key}[{i}]", f"{DEFS[t.defs[card]].id} can't go under `{key}`")
            home.append(card)
            if kind == SUPPORT:
                start(t, card, mem.seat, mem.id)
