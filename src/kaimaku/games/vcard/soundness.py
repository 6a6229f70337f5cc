"""What every saved table of VCard satisfies besides what all tables do: spots, Allies, tokens, the queue."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import BY_NAME
from kaimaku.kernel.plain_data import LARGE, Unsound, distinct, number, numbers, row, rows, text, values
from kaimaku.kernel.soundness import LONG_GAME, NAMES, Layout, of_game, uses
from kaimaku.kernel.table import Data

from .card import ALLY, BY_ID, MASCOT, VTUBER, WORLD
from .rules.power import TERMS
from .rules.setup import is_pl8
from .rules.tokens import NAMES as TOKENS
from .rulings import SWITCHES
from .table import (
    ACTIVE,
    ALLIES,
    BOTH,
    CHANGING,
    DECK,
    HAND,
    LISTS,
    MASCOT_SPOT,
    PHASES,
    PLAIN,
    QUEUE_ZONE,
    ROWS,
    SETUP,
    SIDE,
    WORLD_SPOT,
    ZONES,
    Due,
    Item,
    Token,
)

VERBS: Final = ("ally", "boost", "evolve", "lock", "mascot", "move", "play", "reply", "trade", "world")
TURNS: Final = 50  # of a round: six, and what a text adds
ROUNDS: Final = 1_000
MANY: Final = 1_000  # tokens, things that wait, items of a queue

LAYOUT: Final = Layout(
    game="vcard",
    seats=range(2, 3),
    zones=ZONES,
    cards=BY_ID,
    roots=("vcard:8.2.12.1",),  # rounds for ever
    rulings=SWITCHES,
    own=(*ROWS, *LISTS, *PLAIN, "before", "copied", "hosts", "locked"),
)


def check(d: Data) -> None:
    """Raise Unsound where an invariant of this game does not hold; those of all games do."""
    cards = len(rows(d["defs"], "defs"))
    number(d["first"], "first", 0, 1)
    number(d["round"], "round", 1, ROUNDS)
    phase = number(d["phase"], "phase", 0, len(PHASES) - 1)
    sets = {name.partition("-")[0] for name in BY_ID}
    for name in text(d["sets"], "sets").split(",") if d["sets"] else ():
        text(name, "set", sets)
    for name in CHANGING:
        numbers(d[name], name, -LARGE, LARGE, 2)
    numbers(d["taken"], "taken", 0, TURNS, 2)
    for name in ("moved", "evolved", "evolved_before", "locked"):
        distinct(numbers(d[name], name, 0, cards - 1), name)
    for name in ("borne", "spared"):
        for pair in rows(d[name], name, MANY):
            numbers(pair, name, -1, LONG_GAME, 2)
    _fought(d["fought"])
    uses(d["before"], "before")
    copied = []
    for each in rows(d["copied"], "copied", cards):
        card, own = row(each, "copied", 2)
        copied.append(number(card, "copied", 0, cards - 1))
        text(own, "card", BY_ID)
    distinct(copied, "copied")
    _board(d, phase)
    _waiting(d, cards)


def _fought(data: object) -> None:
    """How the last combat was counted: round, winner, tied, then each side's Active VT, if any, and its helpers."""
    if not rows(data, "fought"):
        return
    number_of, winner, tied, *sides = row(data, "fought", 5)
    number(number_of, "a combat's round", 1, ROUNDS)
    number(winner, "a combat's winner", -2, 1)
    number(tied, "a combat", 0, 1)
    for side in sides:
        front, helpers = row(side, "a side of a combat", 2)
        for account in (*([front] if front else []), *rows(helpers, "helpers", NAMES)):
            card, total, terms = row(account, "a sum of a combat", 3)
            text(card, "card", BY_ID)
            number(total, "a sum of a combat", -LARGE, LARGE)
            for each in rows(terms, "a sum of a combat", MANY):
                kind, source, amount = row(each, "a term", 3)
                text(kind, "term", TERMS)
                if text(source, "a term's card"):
                    text(source, "card", BY_ID)
                number(amount, "a term", -LARGE, LARGE)


def _board(d: Data, phase: int) -> None:
    """Cards lie where their type may lie, on their owner's side; face down lie PL8 VTs of the set-up alone."""
    faces = [BY_ID[str(name)] for name in rows(d["defs"], "defs")]
    owner = numbers(d["owner"], "owner", 0, 1)
    known = numbers(d["known"], "known", 0, BOTH)
    zones = [numbers(pile, "zones", 0, len(faces) - 1) for pile in row(d["zones"], "zones", ZONES)]
    for zone, pile in enumerate(zones):
        kind = zone % SIDE if zone < WORLD_SPOT else zone
        for place, card in enumerate(pile):
            if zone < WORLD_SPOT and owner[card] != zone // SIDE:
                raise Unsound(f"card {card} lies on the wrong side")
            if kind in BY_PLACE and faces[card].facts.type != BY_PLACE[kind]:
                raise Unsound(f"card {card} lies in a place for other cards")
            if kind == HAND and not known[card] >> owner[card] & 1:
                raise Unsound(f"seat {owner[card]} does not know card {card} of its hand")
            if kind in (DECK, HAND) or known[card] == BOTH:
                continue
            laid = ACTIVE <= kind < SIDE and place == 0 and len(pile) == 1 and is_pl8(faces[card])
            if not laid or not known[card] >> owner[card] & 1:
                raise Unsound(f"card {card} lies in the open and is not seen")
    for side in (0, 1):
        begun = bool(zones[side * SIDE + ACTIVE])
        if phase == SETUP and not begun and not any(is_pl8(faces[c]) for c in zones[side * SIDE + HAND]):
            raise Unsound(f"seat {side} has no PL8 VTuber to set up")
        if phase == SETUP and not begun and any(zones[side * SIDE + ACTIVE + 1 : side * SIDE + SIDE]):
            raise Unsound("the Active Spot comes first")
    _allies(d, zones, owner)


BY_PLACE: Final = {
    MASCOT_SPOT: MASCOT,
    ALLIES: ALLY,
    **dict.fromkeys(range(ACTIVE, SIDE), VTUBER),
    WORLD_SPOT: WORLD,
}


def _allies(d: Data, zones: list[list[int]], owner: list[int]) -> None:
    """Each Ally has a VT of its own side."""
    vts = {pile[0] for side in (0, 1) for pile in zones[side * SIDE + ACTIVE : side * SIDE + SIDE] if pile}
    allies = []
    for each in rows(d["hosts"], "hosts", len(owner)):
        ally, vt = numbers(each, "hosts", 0, len(owner) - 1, 2)
        if vt not in vts or owner[vt] != owner[ally]:
            raise Unsound(f"Ally {ally} belongs to no VT of its side")
        allies.append(ally)
    if sorted(allies) != sorted([*zones[ALLIES], *zones[SIDE + ALLIES]]):
        raise Unsound("the Allies are others than those that are attached")


def _waiting(d: Data, cards: int) -> None:
    """Tokens, what waits for a turn, and the queue."""
    for each in rows(d["tokens"], "tokens", MANY):
        token = Token(*row(each, "a token", len(Token._fields)))  # type: ignore[arg-type]
        number(token.kind, "a token", 0, len(TOKENS) - 1)
        number(token.at, "a token's place", 0, max(cards, ZONES) - 1)
        number(token.seat, "a token's seat", -1, 1)
        number(token.source, "a token's source", -1, cards - 1)
        number(token.stamp, "a token's stamp", 0, LONG_GAME)
        if text(token.lost, "program"):
            _program(token.lost)
    for each in rows(d["due"], "due", MANY):
        due = Due(*row(each, "due", len(Due._fields)))  # type: ignore[arg-type]
        number(due.when, "due", 0, len(PHASES) - 1)
        number(due.whose, "due", 0, 1)
        number(due.first, "due", 0, 1)
        _program(due.prog)
        number(due.seat, "due", 0, 1)
        number(due.source, "due", -1, cards - 1)
        number(due.born, "due", 0, LONG_GAME)
        number(due.stamp, "due", 0, LONG_GAME)
    zones = row(d["zones"], "zones", ZONES)
    queued = []
    for each in rows(d["queue"], "queue", MANY):
        item = Item(*row(each, "an item of the queue", len(Item._fields)))  # type: ignore[arg-type]
        text(item.verb, "action", VERBS)
        number(item.seat, "an item's seat", 0, 1)
        queued.append(number(item.card, "an item's card", -1, cards - 1))
        number(item.place, "an item's place", -1, LONG_GAME)
        values(rows(item.about, "an item", NAMES), "an item", LAYOUT.stable)
        values(rows(item.aimed, "an item", NAMES), "an item", LAYOUT.stable)
        number(item.canceled, "an item", 0, 1)
    if not set(numbers(zones[QUEUE_ZONE], "zones", 0, cards - 1)) <= set(queued):
        raise Unsound("a card on the queue is nobody's item")


def _program(name: object) -> None:
    if not of_game(text(name, "program", BY_NAME), LAYOUT):
        raise Unsound(f"{name} is no program of this game")
