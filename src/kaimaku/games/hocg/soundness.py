"""What every saved table of the hololive OCG satisfies besides what all tables do: stage, Oshi, piles, history."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import PROGRAMS
from kaimaku.kernel.listeners import ABILITY_BY_KEY
from kaimaku.kernel.plain_data import LARGE, Unsound, distinct, flag, number, numbers, row, rows, text, values
from kaimaku.kernel.soundness import LONG_GAME, NAMES, Layout
from kaimaku.kernel.table import Data

from . import table
from .defs import ARTS, BY_ID, CHEER, HOLOMEM, OSHI
from .mem import SAVED
from .rules.last_known import Gone
from .rules.resolution import DOWN
from .rules.turn import STEP_NAMES
from .rulings import SWITCHES

PHASES: Final = ("setup", *STEP_NAMES)
HISTORY: Final = 2_000  # things that happened in one turn
ROOTS: Final = ("hocg:6.2.1", "hocg:7.1.2")  # the set-up, and turns for ever

LAYOUT: Final = Layout(
    game="hocg",
    seats=range(2, 3),
    zones=table.ZONES,
    cards=BY_ID,
    roots=ROOTS,
    rulings=SWITCHES,
    own=(
        *("mems", "spots", "last_mem", "first", "natural", "own_turns", "phase", "life_damage", "redraws"),
        *("extra_turns", "again", "history", "past"),
    ),
    more=("gone", "own"),
    elsewhere=range(table.STAGE, table.STAGE + 2),
    keys=ARTS,
    states=("hocg:7.5.2",),  # the main phase, where an action began that nothing keeps from being repeated
)


def check(d: Data) -> None:
    """Raise Unsound where an invariant of this game does not hold; those of all games do."""
    kinds = [BY_ID[str(name)].kind for name in rows(d["defs"], "defs")]
    where = numbers(d["where"], "where", 0, table.ZONES - 1)
    owner = numbers(d["owner"], "owner", 0, 1)
    text(d["phase"], "phase", PHASES)
    face_down = _stage(d, kinds, where)
    _piles(d, kinds, where, owner, face_down)
    for name in ("first", "natural"):
        number(d[name], name, 0, 1)
    for name in ("own_turns", "life_damage", "redraws"):
        numbers(d[name], name, 0, LONG_GAME, 2)
    if len(numbers(d["extra_turns"], "extra_turns", 0, 1)) > NAMES:
        raise Unsound("too many extra turns")
    for each in rows(d["again"], "again", NAMES):
        mem, art, target = row(each, "again", 3)
        number(mem, "again", 0, LONG_GAME)
        number(target, "again", 0, LONG_GAME)
        _art(art)
    for name in ("history", "past"):
        for each in rows(d[name], name, HISTORY):
            verb, *rest = rows(each, name, NAMES) or [None]
            text(verb, name)
            values(rest, name, LAYOUT.stable)
    for each in rows(d.get("gone", []), "gone", NAMES):
        _gone(each, len(kinds))
    for each in rows(d["frames"], "frames"):
        program, _, _, _, slots = row(each, "a frame", 5)
        if program == PROGRAMS[DOWN].name:
            _waiting_in_down(rows(slots, "a down")[1], len(kinds))


def _stage(d: Data, kinds: list[int], where: list[int]) -> list[int]:
    """Every card of the stage belongs to one holomem, and every holomem stands on one side. What lies face down."""
    last = number(d["last_mem"], "last_mem", 0, LONG_GAME)
    lying: list[int] = []
    face_down: list[int] = []
    sides: list[list[int]] = [[], []]
    places: list[tuple[int, int]] = []
    for each in rows(d["mems"], "mems", NAMES):
        mem = dict(zip(SAVED, row(each, "a holomem", len(SAVED)), strict=True))
        side = number(mem["seat"], "a holomem's seat", 0, 1)
        pos = number(mem["pos"], "a holomem's position", 1, table.ANYWHERE)
        if pos not in (table.CENTER, table.COLLAB, table.BACK):
            raise Unsound(f"unknown position {pos}")
        if pos != table.BACK:
            places.append((side, pos))
        sides[side].append(number(mem["id"], "a holomem's number", 1, last))
        stack = numbers(mem["stack"], "a holomem's cards", 0, len(kinds) - 1)
        cheers = numbers(mem["cheers"], "a holomem's cheers", 0, len(kinds) - 1)
        supports = numbers(mem["supports"], "what a holomem holds", 0, len(kinds) - 1)
        if not stack or any(kinds[c] != HOLOMEM for c in stack):
            raise Unsound("a holomem stack must hold holomem cards only")
        if any(kinds[c] != CHEER for c in cheers) or any(kinds[c] in (CHEER, OSHI) for c in supports):
            raise Unsound("a card is attached that can't be")
        for card in (*stack, *cheers, *supports):
            if where[card] != table.STAGE + side:
                raise Unsound(f"card {card} is on the stage, but its zone is {where[card]}")
            lying.append(card)
        number(mem["damage"], "damage", 0, LARGE)
        for name in ("placed", "bloomed", "epoch"):
            number(mem[name], name, 0, LONG_GAME)
        for name in ("resting", "down", "face_down"):
            flag(mem[name], name)
        if mem["face_down"]:
            face_down += stack
        values(rows(mem["hit"], "hit", NAMES), "hit", LAYOUT.stable)
        numbers(mem["hit"], "hit", -(1 << 32), 1 << 32)
    distinct(lying, "the stage")
    distinct([pos * 2 + side for side, pos in places], "center and collab")
    if len(lying) != sum(zone >= table.STAGE for zone in where):
        raise Unsound("a card on the stage belongs to no holomem")
    spots = [numbers(side, "spots", 1, last) for side in row(d["spots"], "spots", 2)]
    if [sorted(side) for side in spots] != [sorted(side) for side in sides]:
        raise Unsound("spots and holomem don't match")
    distinct([*spots[0], *spots[1]], "spots")
    return face_down


def _piles(d: Data, kinds: list[int], where: list[int], owner: list[int], face_down: list[int]) -> None:
    """Cards lie where their kind may lie, on their owner's side, and what lies in the open is seen by both."""
    known = numbers(d["known"], "known", 0, 3)
    for card, zone in enumerate(where):
        base, side = zone & ~1, zone & 1
        if base not in (table.RESOLUTION, table.STAGE) and side != owner[card]:
            raise Unsound(f"card {card} is on the wrong side")
        if base in table.PUBLIC and known[card] != 3 and card not in face_down:
            raise Unsound(f"card {card} is in a public zone but not known to both")
        if (kinds[card] == OSHI) != (base == table.OSHI_POSITION):
            raise Unsound(f"card {card} is an Oshi out of place, or another card in its place")
        if base in (table.CHEER_DECK, table.LIFE) and kinds[card] != CHEER:
            raise Unsound(f"card {card} is in a pile for other kinds")
    if [where.count(table.OSHI_POSITION + side) for side in (0, 1)] != [1, 1]:
        raise Unsound("each player needs one Oshi")


def _art(value: object) -> None:
    if not isinstance(value, int) or value not in ARTS:
        raise Unsound("unknown Arts")


def _waiting_in_down(data: object, cards: int) -> None:
    """Abilities on a down, by their keys. Numbers were saved once, but they mean something else in every build."""
    for each in rows(data or [], "a down", NAMES):
        key, seat, source, *rest = row(each, "an ability on a down", 6)
        if key not in ABILITY_BY_KEY:
            raise Unsound("unknown ability on a down")
        number(seat, "an ability on a down", 0, 1)
        number(source, "an ability on a down", 0, cards - 1)
        values(rest, "an ability on a down", LAYOUT.stable)


def _gone(data: object, cards: int) -> None:
    """A holomem that left the stage this turn."""
    mem, *parts = row(data, "gone", len(Gone._fields) + 1)
    gone = Gone(*parts)  # type: ignore[arg-type]
    number(mem, "gone", 1, LONG_GAME)
    number(gone.seat, "gone", 0, 1)
    for name in (gone.card, *rows(gone.held, "gone", NAMES)):
        text(name, "card", BY_ID)
    for name in rows(gone.names, "gone", NAMES):
        text(name, "name")
    number(gone.colors, "gone", 0, LARGE)
    for value in (gone.hp, gone.damage, gone.pos, gone.placed, gone.bloomed):
        number(value, "gone", -LARGE, LARGE)
    flag(gone.resting, "gone")
    number(gone.top, "gone", -1, cards - 1)
