"""What every saved table of Danmaku!! satisfies besides what all tables do: seats, roles, piles, the stack."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.plain_data import LARGE, Unsound, flag, number, numbers, row, rows, text
from kaimaku.kernel.soundness import LONG_GAME, NAMES, Layout
from kaimaku.kernel.table import Data

from .definitions import Character, Incident, MainCard, Role
from .registry import DEFINITIONS, NUMBERS, TEXT_NAMES, Definition
from .rulings import SWITCHES, settle
from .table import (
    ASIDE,
    CHARACTER,
    DECK,
    HAND,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    MOST_SEATS,
    PARTS,
    ROLE,
    SAVED,
    SPARE,
    STATES,
    ZONES,
    StackEntry,
)

STEPS: Final = ("setup", "start", "incident", "draw", "main", "discard", "end")
STACK: Final = 500
MASKS: Final = ("down", "left", "spent", "skip", "skipped", "drawn", "latched")

LAYOUT: Final = Layout(
    game="danmaku",
    seats=range(4, MOST_SEATS + 1),
    zones=ZONES,
    cards=NUMBERS,
    roots=("danmaku:setup.piles", "danmaku:turn.order"),
    rulings=SWITCHES,
    own=(*SAVED, "stack"),
    more=("own",),
)


def check(d: Data) -> None:
    """Raise Unsound where an invariant of this game does not hold; those of all games do."""
    seats = number(d["seats"], "seats", 4, MOST_SEATS)
    settle({str(k): str(v) for k, v in dict(d["rulings"]).items()}, seats)  # type: ignore[call-overload]
    everyone = (1 << seats) - 1
    numbers(d["life"], "life", 0, NAMES, seats)
    numbers(d["fired"], "fired", 0, LONG_GAME, seats)
    numbers(d["fell"], "fell", 0, LONG_GAME, seats)
    number(d["attacks"], "attacks", 0, LONG_GAME)
    masks = {name: number(d[name], name, 0, everyone) for name in MASKS}
    if masks["down"] == everyone and d["result"] is None:
        raise Unsound("everybody is defeated, but the game is not over")
    step = text(d["step"], "step", STEPS)
    for name in ("calm", "omit"):
        flag(d[name], name)
    _piles(d, seats, step)
    _stack(d, seats)
    for each in rows(d.get("own", []), "own", LONG_GAME):
        text(each, "text", TEXT_NAMES)


def _piles(d: Data, seats: int, step: str) -> None:
    """Each kind of card lies in its own piles; whoever plays has one role at most, and a character."""
    everyone = (1 << seats) - 1
    zones = [numbers(pile, "zones", 0, LONG_GAME) for pile in row(d["zones"], "zones", ZONES)]
    known = numbers(d["known"], "known", 0, everyone)
    kinds = [DEFINITIONS[NUMBERS[str(name)]] for name in rows(d["defs"], "defs")]
    for zone, pile in enumerate(zones):
        seat = (zone - HAND) % MOST_SEATS
        if zone >= HAND and seat >= seats and pile:
            raise Unsound("there are cards in front of a seat that does not exist")
        for card in pile:
            if not isinstance(kinds[card], _kind(zone)):
                raise Unsound(f"card {card} is in the wrong kind of pile")
            if _open(zone) and known[card] != everyone:
                raise Unsound(f"card {card} is face up but not known to everyone")
            if HAND <= zone < HAND + MOST_SEATS and not known[card] >> seat & 1:
                raise Unsound(f"seat {seat} does not know card {card} of its hand")
    for seat in range(seats):
        if len(zones[ROLE + seat]) > 1:
            raise Unsound(f"seat {seat} has more than one role")
        if step != "setup" and len(zones[CHARACTER + seat]) != 1:
            raise Unsound(f"seat {seat} must have exactly one character")
    if len(zones[INCIDENT]) > NAMES:
        raise Unsound("too many Incidents are in play")


def _kind(zone: int) -> type[Definition]:
    if zone in (INCIDENTS, INCIDENT, INCIDENT_DISCARD):
        return Incident
    if zone == ASIDE or ROLE <= zone < CHARACTER:
        return Role
    if zone == SPARE or zone >= CHARACTER:
        return Character
    return MainCard


def _open(zone: int) -> bool:
    """Do all see what lies there?"""
    return zone not in (DECK, INCIDENTS, ASIDE, SPARE) and not HAND <= zone < HAND + MOST_SEATS and zone < ROLE


def _stack(d: Data, seats: int) -> None:
    cards = len(rows(d["defs"], "defs"))
    everyone = (1 << seats) - 1
    for n, each in enumerate(rows(d["stack"], "stack", STACK)):
        name, *parts = row(each, "stack", len(PARTS))
        text(name, "text", TEXT_NAMES)
        entry = StackEntry(0, *numbers(parts, "stack", -1, LARGE))
        for card in (entry.card, entry.source):
            number(card, "a card of the stack", -1, cards - 1)
        for seat in (entry.you, entry.payer):
            number(seat, "a seat of the stack", 0, seats - 1)
        number(entry.target, "a target of the stack", -1, max(cards, seats) - 1)
        number(entry.answers, "what is answered", -1, n - 1)
        number(entry.state, "a state of the stack", 0, len(STATES) - 1)
        for mask in (entry.defenders, entry.avoided, entry.aimed):
            number(mask, "seats of the stack", 0, everyone)
        for count in (entry.event, entry.attack, entry.paid, entry.sure, entry.held):
            number(count, "a number of the stack", 0, LARGE)
