"""Zones, holomem stacks and attachments (ch. 3-4), and the few ways in which a card may move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.cycles import Rounds
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget, public_handle
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Data, Table

from .defs import BY_ID, CHEER, DEFS, OWN, CardDef
from .mem import SAVED
from .mem import Mem as Mem
from .rules.last_known import Gone, from_rows, keep, to_rows
from .rules.picking import REASONS
from .rules.rounds import HoloRounds
from .rules.work import ARCHIVED_ROW, keeps, rebind, start, start_in_zone, stop, stop_in_zone, works_elsewhere

# Zones: base + seat. Nothing lies in the list of STAGE; its cards are in the holomem (4.4).
DECK: Final = 0
HAND: Final = 2
ARCHIVE: Final = 4
CHEER_DECK: Final = 6
LIFE: Final = 8
POWER: Final = 10
OSHI_POSITION: Final = 12
RESOLUTION: Final = 14
STAGE: Final = 16
ZONES: Final = 18
ZONE_NAMES: Final = ("deck", "hand", "archive", "cheer_deck", "life", "power", "oshi", "resolution", "stage")
PUBLIC: Final = frozenset({ARCHIVE, OSHI_POSITION, RESOLUTION, STAGE})
CENTER: Final = 1
COLLAB: Final = 2
BACK: Final = 4
FRONT: Final = 3
ANYWHERE: Final = 7
POSITION_NAMES: Final = {CENTER: "center", COLLAB: "collab", BACK: "back"}
STAGE_LIMIT: Final = 6  # 4.6.2.1

# Keys of `used` begin with the period they hold for.
TURN: Final = 0
GAME: Final = 1


REST_UNPAID: Final = Refusal(
    "hocg:10.4.2.2",
    "If you choose that, you can't pay the rest of the cost.",
    "それを選ぶと、残りのコストを支払えなくなります。",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a clone is made without `__init__`
class HoloTable(Table):
    """A table of the hololive OCG."""

    __slots__ = (
        "again",
        "asked_of",
        "asked_rows",
        "extra_turns",
        "first",
        "gone",
        "history",
        "last_mem",
        "life_damage",
        "mems",
        "natural",
        "own_turns",
        "past",
        "phase",
        "pools",
        "redraws",
        "spots",
        "touched",
    )
    questions: ClassVar[Questions] = Questions(
        "hocg",
        pick="hocg:10.7.2.3",
        few="hocg:10.7.2.3.1",
        may="hocg:10.8.3.1.1",
        number="hocg:1.3.5",
        span="hocg:1.3.5.2",
        order="hocg:10.11.2",
        over="hocg:1.2.1",
        turn="hocg:10.6.2",
        reasons=REASONS,
        narrowed=REST_UNPAID,
    )
    rounds: ClassVar[Rounds] = HoloRounds()

    def __init__(self, seed: int, rulings: Mapping[str, str]) -> None:
        super().__init__(2, ZONES, seed, rulings)
        self.mems: dict[int, Mem] = {}
        self.spots: list[list[int]] = [[], []]  # holomem of each side: center, collab, then back in order of arrival
        self.gone: dict[int, Gone] = {}  # holomem that left the stage this turn; replaced, never changed
        self.last_mem = 0
        self.first = 0  # who goes first
        self.natural = 0  # who had the last turn that was no extra turn (5.27)
        self.own_turns = [0, 0]
        self.phase = "setup"
        self.life_damage = [0, 0]  # 3.2.1
        self.redraws = [0, 0]  # 6.2.1.8
        self.pools: tuple[tuple[int, ...], ...] = ()  # see `pools_of`
        self.extra_turns: list[int] = []  # 5.27: the last created comes first
        self.again: list[tuple[int, ...]] = []  # Arts to be used once more (5.25)
        self.history: list[tuple[int | str, ...]] = []  # what happened this turn, for "this turn … has"
        self.past: list[tuple[int | str, ...]] = []  # … in the last turn of the other player
        self.touched: set[int] = set()  # holomem that rules resolution must look at again: see `stage_due`
        self.asked_rows = 0  # what its cards ask for, and how many cards that was looked up for: see `rules/work.py`
        self.asked_of = 0

    def clone(self) -> HoloTable:
        new = super().clone()
        new.mems = {i: m.clone() for i, m in self.mems.items()}
        new.spots = [self.spots[0][:], self.spots[1][:]]
        new.gone = self.gone
        new.last_mem = self.last_mem
        new.first = self.first
        new.natural = self.natural
        new.own_turns = self.own_turns[:]
        new.phase = self.phase
        new.life_damage = self.life_damage[:]
        new.redraws = self.redraws[:]
        new.pools = self.pools
        new.extra_turns = self.extra_turns[:]
        new.again = self.again[:]
        new.history = self.history[:]
        new.past = self.past
        new.touched = self.touched.copy()
        new.asked_rows = self.asked_rows
        new.asked_of = self.asked_of
        return new

    def to_data(self) -> Data:
        data = super().to_data()
        data["defs"] = [DEFS[d].id for d in self.defs]
        data["mems"] = [m.to_data() for m in self.mems.values()]
        data["spots"] = [side[:] for side in self.spots]
        data["gone"] = to_rows(self.gone)
        for name in ("last_mem", "first", "natural", "own_turns", "phase", "life_damage", "redraws", "extra_turns"):
            data[name] = getattr(self, name)
        for name in ("again", "history", "past"):
            data[name] = [list(row) for row in getattr(self, name)]
        if own := {id: OWN[id] for id in dict.fromkeys(cast("list[str]", data["defs"])) if id in OWN}:
            data["own"] = own
        return data

    def earlier_data(self) -> Data:
        """Who became active by a skill is kept since hBP06."""
        data = self.to_data()
        for name in ("history", "past"):
            data[name] = [row for row in getattr(self, name) if row[0] != "ready"]
        return data

    def load_data(self, data: Data) -> None:
        ids = cast("list[str]", data["defs"])
        super().load_data({**data, "defs": [BY_ID[i].number for i in ids]})
        self.pools = ()
        self.mems = {}
        for row in cast("list[list[object]]", data["mems"]):
            mem = Mem(0, 0, [], BACK, 0)
            for name, value in zip(SAVED, row, strict=True):
                setattr(mem, name, tuple(value) if name == "hit" and isinstance(value, list) else value)
            self.mems[mem.id] = mem
        self.spots = [list(side) for side in cast("list[list[int]]", data["spots"])]
        self.touched = {*self.mems}
        self.gone = from_rows(cast("list[list[object]]", data.get("gone", [])))
        for name in ("last_mem", "first", "natural", "phase"):
            setattr(self, name, data[name])
        for name in ("own_turns", "life_damage", "redraws", "extra_turns"):
            setattr(self, name, list(cast("list[int]", data[name])))
        for name in ("again", "history", "past"):
            setattr(self, name, [tuple(row) for row in cast("list[list[int]]", data[name])])


# --- asking the table -----------------------------------------------------------------------------------------------


def card_def(t: HoloTable, card: int) -> CardDef:
    return DEFS[t.defs[card]]


def top_def(t: HoloTable, mem: Mem) -> CardDef:
    """Generally only the top card's information counts (4.4.2.1)."""
    return DEFS[t.defs[mem.stack[-1]]]


def stage(t: HoloTable, seat: int) -> list[Mem]:
    mems = t.mems
    return [mems[i] for i in t.spots[seat]]


def at(t: HoloTable, seat: int, pos: int) -> Mem | None:
    """The center or the collab holomem of a side, if there is one."""
    for i in t.spots[seat]:
        mem = t.mems[i]
        if mem.pos == pos:
            return mem
    return None


def back(t: HoloTable, seat: int) -> list[Mem]:
    return [m for m in stage(t, seat) if m.pos == BACK]


def mem_of(t: HoloTable, card: int) -> Mem | None:
    """The holomem a stage card belongs to."""
    for mem in t.mems.values():
        if card in mem.stack or card in mem.cheers or card in mem.supports:
            return mem
    return None


def oshi(t: HoloTable, seat: int) -> int:
    return t.zones[OSHI_POSITION + seat][0]


def first_turn(t: HoloTable, seat: int) -> bool:
    """Is it this player's own first turn (8.3.1)?"""
    return t.own_turns[seat] <= 1


def opening_turn(t: HoloTable) -> bool:
    """Is it the first turn of the first player (7.6.1, 8.6.2)?"""
    return t.active == t.first and t.own_turns[t.first] <= 1


def order_of(t: HoloTable, cards: Sequence[int]) -> list[int]:
    """Cards in a canonical order that tells nothing: by number of the definition, then as they lie."""
    return sorted(cards, key=t.defs.__getitem__)


# --- moving cards ---------------------------------------------------------------------------------------------------


def take_out(t: HoloTable, card: int) -> None:
    """Lift a card from where it lies; only `put` and `attach` may follow."""
    zone = t.where[card]
    if zone < STAGE:
        pile = t.zones[zone]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if zone & ~1 in PUBLIC and works_elsewhere(t):  # in hidden zones nothing works, and no face is read
            stop_in_zone(t, card, zone)
        return
    mem = mem_of(t, card)
    assert mem is not None
    if card in mem.cheers:
        mem.cheers.remove(card)
    elif card in mem.supports:
        mem.supports.remove(card)
        stop(t, card)
    else:
        if mem.stack[-1] == card:
            stop(t, card)
            mem.stack.pop()
            t.touched.add(mem.id)
            if mem.stack:
                start(t, mem.stack[-1], mem.seat, mem.id)
        else:
            mem.stack.remove(card)


def put(t: HoloTable, card: int, zone: int, bottom: bool = False) -> None:
    """Lay a lifted card into a zone; it becomes as public or hidden as the zone is (4.1.2.1)."""
    base = zone & ~1
    if base in PUBLIC:
        appear(t, card)
    elif base == HAND:
        t.known[card] |= 1 << (zone & 1)
        public_handle(t, card)
    if base == ARCHIVE and keeps(t, ARCHIVED_ROW):
        t.history.append((ARCHIVED_ROW, zone & 1, DEFS[t.defs[card]].id, t.where[card] & ~1))
    t.where[card] = zone
    if bottom:
        t.zones[zone].insert(0, card)
    else:
        t.zones[zone].append(card)
    if base in PUBLIC and works_elsewhere(t):
        start_in_zone(t, card, zone)


def appear(t: HoloTable, card: int) -> None:
    """A card becomes public; out of a hidden zone it is a new object for the eye (4.1.4)."""
    if t.where[card] & ~1 not in PUBLIC:
        public_handle(t, card)
    t.known[card] = 3


def move(t: HoloTable, card: int, base: int, bottom: bool = False) -> None:
    """Move a card to its owner's zone of a kind (4.1.6)."""
    take_out(t, card)
    put(t, card, base + t.owner[card], bottom)


def archive(t: HoloTable, card: int) -> None:
    move(t, card, ARCHIVE)
    note(t, "archive", t.owner[card], card)


def draw(t: HoloTable, seat: int, bottom: bool = False) -> bool:
    """Draw one card (5.7.1, from the bottom 5.7.4); False if there is none."""
    deck = t.zones[DECK + seat]
    if not deck:
        return False
    card = deck.pop(0) if bottom else deck.pop()
    put(t, card, HAND + seat)
    note(t, "draw", seat, card)
    return True


def shuffle(t: HoloTable, zone: int) -> None:
    """Put a zone in random order; nobody knows its cards any more (5.6)."""
    t.zones[zone] = shuffled(t, t.zones[zone])
    forget(t, t.zones[zone])
    note(t, "shuffle", zone & 1, -1, ZONE_NAMES[zone >> 1])


def place(t: HoloTable, card: int, seat: int, pos: int, face_down: bool = False) -> Mem:
    """A holomem card comes to the stage: active, undamaged (4.3.2.3, 4.4.5.1)."""
    take_out(t, card)
    if not face_down:
        appear(t, card)
    t.where[card] = STAGE + seat
    t.last_mem += 1
    mem = Mem(t.last_mem, seat, [card], pos, t.turn)
    t.mems[mem.id] = mem
    spots = t.spots[seat]
    if pos == CENTER:
        spots.insert(0, mem.id)
    else:
        spots.append(mem.id)
    mem.face_down = face_down
    if face_down:
        note(t, "set", seat, -1, mem.id, POSITION_NAMES[pos])
        return mem
    start(t, card, seat, mem.id)
    note(t, "place", seat, card, mem.id, POSITION_NAMES[pos])
    return mem


def turn_up(t: HoloTable, mem: Mem) -> None:
    """A face-down holomem of the set-up is turned face up (6.2.1.12)."""
    card = mem.stack[-1]
    mem.face_down = False
    t.known[card] = 3
    public_handle(t, card)
    start(t, card, mem.seat, mem.id)
    note(t, "place", mem.seat, card, mem.id, POSITION_NAMES[mem.pos])


def shift(t: HoloTable, mem: Mem, pos: int) -> None:
    """A holomem changes its position with all it carries; it stays the same holomem (4.1.4, 4.4.4)."""
    mem.pos = pos
    spots = t.spots[mem.seat]
    spots.remove(mem.id)
    if pos == CENTER:
        spots.insert(0, mem.id)
    else:
        spots.append(mem.id)
    if t.journal is not None:
        note(t, "shift", mem.seat, -1, mem.id, POSITION_NAMES[pos])


def stack_on(t: HoloTable, card: int, mem: Mem) -> None:
    """Put a card on top of a holomem: its text replaces the one below (5.14.3)."""
    take_out(t, card)
    stop(t, mem.stack[-1])
    mem.stack.append(card)
    t.touched.add(mem.id)
    mem.epoch += 1
    appear(t, card)
    t.where[card] = STAGE + mem.seat
    start(t, card, mem.seat, mem.id)


def attach(t: HoloTable, card: int, mem: Mem) -> None:
    """Link a card with a holomem (5.17.2); from another one it stays the same card (4.1.4), its used limits too."""
    cheer = DEFS[t.defs[card]].kind == CHEER
    holder = None if cheer or t.where[card] < STAGE else mem_of(t, card)
    if holder is not None and card in holder.supports:
        holder.supports.remove(card)
        rebind(t, card, mem.id)
    else:
        take_out(t, card)
        if not cheer:
            start(t, card, mem.seat, mem.id)
    appear(t, card)
    t.where[card] = STAGE + mem.seat
    if cheer:
        mem.cheers.append(card)
    else:
        mem.supports.append(card)
        t.touched.add(mem.id)
    if t.journal is not None:
        note(t, "attach", mem.seat, card, mem.id)


def leave_stage(t: HoloTable, mem: Mem, base: int = ARCHIVE, bottom: bool = False, along: Sequence[int] = ()) -> None:
    """A holomem goes off the stage: the top card and what goes along to the zone, all else to the archive (4.4.7)."""
    if mem.id not in t.gone:  # of several that leave together it is noted before the first goes
        keep(t, mem)
    top = mem.stack[-1]
    note(t, "leave", mem.seat, top, mem.id, ZONE_NAMES[base >> 1])
    stop(t, top)
    for card in mem.supports:
        stop(t, card)
    rest = mem.stack[:-1] + mem.cheers + mem.supports
    t.spots[mem.seat].remove(mem.id)
    del t.mems[mem.id]
    for card in rest:
        put(t, card, (base if card in along else ARCHIVE) + t.owner[card], bottom and card in along)
        if card in along and base == HAND:
            note(t, "take", t.owner[card], card)
    put(t, top, base + t.owner[top], bottom)
