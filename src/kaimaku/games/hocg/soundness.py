"""What every saved table of the hololive OCG satisfies besides what all tables do: stage, Oshi, piles, history."""

from __future__ import annotations

from kaimaku.kernel.plain_data import LARGE, Unsound, distinct, flag, number, numbers, row, rows, text, values
from kaimaku.kernel.soundness import LONG_GAME, NAMES, Layout
from kaimaku.kernel.table import Data

from .defs import ARTS, BY_ID, CHEER, HOLOMEM, OSHI
from .last_known import Gone
from .rulings import SWITCHES
from .table import (
    ANYWHERE,
    BACK,
    CENTER,
    CHEER_DECK,
    COLLAB,
    LIFE,
    OSHI_POSITION,
    PUBLIC,
    RESOLUTION,
    SAVED,
    STAGE,
    ZONES,
)
from .turn import STEP_NAMES

PHASES = ("setup", *STEP_NAMES)
HISTORY = 2_000  # things that happened in one turn
ROOTS = ("hocg:6.2.1", "hocg:7.1.2")  # the set-up, and turns for ever

LAYOUT = Layout(
    game="hocg",
    seats=range(2, 3),
    zones=ZONES,
    cards=BY_ID,
    roots=ROOTS,
    rulings=SWITCHES,
    own=(
        *("mems", "spots", "last_mem", "first", "natural", "own_turns", "phase", "life_damage", "redraws"),
        *("extra_turns", "again", "history", "past"),
    ),
    more=("gone",),
    elsewhere=range(STAGE, STAGE + 2),
    keys=ARTS,
    states=("hocg:7.5.2",),  # the main phase, where an action began that nothing keeps from being repeated
)


def check(d: Data) -> None:
    """Raise Unsound where an invariant of this game does not hold; those of all games do."""
    kinds = [BY_ID[str(name)].kind for name in rows(d["defs"], "defs")]
    where = numbers(d["where"], "where", 0, ZONES - 1)
    owner = numbers(d["owner"], "owner", 0, 1)
    text(d["phase"], "phase", PHASES)
    face_down = _stage(d, kinds, where)
    _piles(d, kinds, where, owner, face_down)
    for name in ("first", "natural"):
        number(d[name], name, 0, 1)
    for name in ("own_turns", "life_damage", "redraws"):
        numbers(d[name], name, 0, LONG_GAME, 2)
    if len(numbers(d["extra_turns"], "extra_turns", 0, 1)) > NAMES:
        raise Unsound("there are too many extra turns")
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
        pos = number(mem["pos"], "a holomem's position", 1, ANYWHERE)
        if pos not in (CENTER, COLLAB, BACK):
            raise Unsound(f"there is no position {pos}")
        if pos != BACK:
            places.append((side, pos))
        sides[side].append(number(mem["id"], "a holomem's number", 1, last))
        stack = numbers(mem["stack"], "a holomem's cards", 0, len(kinds) - 1)
        cheers = numbers(mem["cheers"], "a holomem's cheers", 0, len(kinds) - 1)
        supports = numbers(mem["supports"], "what a holomem holds", 0, len(kinds) - 1)
        if not stack or any(kinds[c] != HOLOMEM for c in stack):
            raise Unsound("a holomem is made of holomem cards")
        if any(kinds[c] != CHEER for c in cheers) or any(kinds[c] in (CHEER, OSHI) for c in supports):
            raise Unsound("a holomem holds what it cannot hold")
        for card in (*stack, *cheers, *supports):
            if where[card] != STAGE + side:
                raise Unsound(f"card {card} is on the stage, but it says zone {where[card]}")
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
    if len(lying) != sum(zone >= STAGE for zone in where):
        raise Unsound("a card of the stage belongs to no holomem")
    spots = [numbers(side, "spots", 1, last) for side in row(d["spots"], "spots", 2)]
    if [sorted(side) for side in spots] != [sorted(side) for side in sides]:
        raise Unsound("the spots name other holomem than there are")
    distinct([*spots[0], *spots[1]], "spots")
    return face_down


def _piles(d: Data, kinds: list[int], where: list[int], owner: list[int], face_down: list[int]) -> None:
    """Cards lie where their kind may lie, on their owner's side, and what lies in the open is seen by both."""
    known = numbers(d["known"], "known", 0, 3)
    for card, zone in enumerate(where):
        base, side = zone & ~1, zone & 1
        if base not in (RESOLUTION, STAGE) and side != owner[card]:
            raise Unsound(f"card {card} lies on the wrong side")
        if base in PUBLIC and known[card] != 3 and card not in face_down:
            raise Unsound(f"card {card} lies in the open and is not seen")
        if (kinds[card] == OSHI) != (base == OSHI_POSITION):
            raise Unsound(f"card {card} is no Oshi, or not in its place")
        if base in (CHEER_DECK, LIFE) and kinds[card] != CHEER:
            raise Unsound(f"card {card} lies in a pile for other cards")
    if [where.count(OSHI_POSITION + side) for side in (0, 1)] != [1, 1]:
        raise Unsound("each player has one Oshi")


def _art(value: object) -> None:
    if not isinstance(value, int) or value not in ARTS:
        raise Unsound("there is no such Arts")


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
