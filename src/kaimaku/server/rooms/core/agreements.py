"""Agreements: undo, draw, going back before an error, rematch. All need the others' consent."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from typing import Any

import msgspec

from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.play import Answer, OfferDraw, Rematch, StepBack, ToResult

from ..game.take_backs import UNDOS
from ..seating.beginnings import chosen, name_of, written
from ..seating.rated import check_cards
from ..seating.records import RoomRecord, SeatRecord
from . import decisions
from . import effects as fx
from .effects import Effect, Effects
from .guards import bots_only, finished, free, in_the_game, needs, openable, running, seated, stopped
from .state import Kind, RoomState

GAMES = 1000  # of one room
OF_ALL_HERE = ("rematch", "to_result")  # not only of those who still play


@needs(seated, stopped, openable)
def step_back(room: RoomState, seat: int, message: StepBack, received: float) -> Effects:
    if room.live is not None and room.live.undos >= UNDOS:
        yield fx.Refuse("undo_often")
    else:
        yield from offer(room, seat, "step_back")


@needs(seated, free, running, in_the_game)
def draw(room: RoomState, seat: int, message: OfferDraw, received: float) -> Effects:
    yield from offer(room, seat, "draw")


@needs(seated, running, bots_only)
def to_result(room: RoomState, seat: int, message: ToResult, received: float) -> Effects:
    if not room.hurried:
        yield from offer(room, seat, "to_result")


@needs(seated, free, finished, openable)
def rematch(room: RoomState, seat: int, message: Rematch, received: float) -> Effects:
    if room.record.number >= GAMES:
        yield fx.Refuse("many_games")
        return
    deck = yield from _deck(room, seat, message.deck)
    yield from offer(room, seat, "rematch", message.swap, deck)


@needs(seated)
def answer(room: RoomState, seat: int, message: Answer, received: float) -> Effects:
    offers = room.offers
    if offers.kind is None:
        yield fx.Refuse("no_offer")
    elif message.yes and seat == offers.seat:
        yield fx.Refuse("own_offer")
    elif offers.kind not in OF_ALL_HERE and room.out(seat):
        yield fx.Refuse("out")
    elif message.yes:
        deck = (yield from _deck(room, seat, message.deck)) if offers.kind == "rematch" else None
        yield from _agree(room, seat, deck)
    else:
        if seat == offers.seat:
            offers.close()
        else:
            offers.decline(_moment(room))
        yield fx.TellRoom()


def offer(room: RoomState, seat: int, kind: Kind, swap: bool = False, deck: Deck | None = None) -> Effects:
    """Ask the others; if somebody has asked the same already, that is an answer."""
    offers = room.offers
    if offers.kind == kind and seat != offers.seat and offers.swap == swap and kind != "undo":
        yield from _agree(room, seat, deck)
    elif offers.kind is not None:
        yield fx.Refuse("own_offer" if offers.seat == seat else "offer_open")
    elif offers.declined(kind, seat, _moment(room)):
        yield fx.Refuse("offer_declined")
    else:
        offers.make(kind, seat, swap, room.playing.take_backs.lines[seat] if kind == "undo" else 0)
        yield from _agree(room, seat, deck)


def _moment(room: RoomState) -> tuple[int, int]:
    """It changes with every decision that counts, and with nothing that only some know of."""
    return (room.live.moves, room.live.undos) if room.live is not None else (0, 0)


def _agree(room: RoomState, seat: int, deck: Deck | None = None) -> Effects:
    """One more consents; with the last one it is done. `deck`: with which they would play."""
    room.offers.agreed.add(seat)
    if deck is not None:
        room.offers.decks[seat] = deck
    if not (yield from settle(room)):
        yield fx.TellRoom()


def settle(room: RoomState) -> Generator[Effect, Any, bool]:
    """If nobody need be asked any more, what was offered is done."""
    offers = room.offers
    if offers.kind is None or offers.missing(room.partners if offers.kind in OF_ALL_HERE else room.people):
        return False
    kind, by, swap, agreed, live = offers.kind, offers.seat, offers.swap, offers.agreed, room.playing
    decks = offers.decks
    offers.close()
    if kind == "undo":
        yield from decisions.go_back(room, by, live.take_backs.last[by])
    elif kind == "draw":
        yield from decisions.end(room, by, "draw")
    elif kind == "step_back":  # to before the decision that led to the fault
        yield from _clear(room)
        yield from decisions.go_back(room, by, live.take_backs.latest)
    elif kind == "to_result":
        room.hurry = frozenset(agreed)
        yield fx.TellRoom()
    elif kind == "rematch":
        yield from _rematch(room, swap, decks)
    return True


def _clear(room: RoomState) -> Effects:
    """The table is not stopped any more."""
    incident, room.record.incident = room.record.incident, ""
    try:
        yield fx.Save()
    except BaseException:
        room.record.incident = incident
        raise


def _rematch(room: RoomState, swap: bool, decks: Mapping[int, Deck]) -> Effects:
    """Another game. Of two, the other one may start; of many, who starts is dealt, and the places may be drawn anew.

    `decks`: who has brought another one.
    """
    plain, live = room.record.start is None, room.playing
    seats = [_with(seat, decks.get(n)) for n, seat in enumerate(room.seats)]
    number, seed = room.record.number + 1, str((yield fx.Chance(128)))
    first, places = None, None
    if swap and plain and room.many:
        places = list(range(len(seats)))
        Random((yield fx.Chance(64))).shuffle(places)
        seats = [seats[old] for old in places]
    elif swap and plain:
        began = live.desk.began(live.table)
        first = None if began is None else 1 - began
    seats = [msgspec.structs.replace(seat, standing=None, standing_turn=0) for seat in seats]
    record = msgspec.structs.replace(room.record, seats=seats, first=first, number=number, seed=seed, incident="")
    yield from begin_again(room, record, places)


def begin_again(room: RoomState, record: RoomRecord, places: list[int] | None) -> Effects:
    """The next game, with everything that was agreed about it. `places`: who sits where from now on."""
    before = room.record
    room.record = record
    try:
        yield fx.Save("waiting")
    except BaseException:
        room.record = before
        raise
    if places is not None:
        moved = {old: new for new, old in enumerate(places)}
        room.presence.move(moved)
        room.talk.reseat(moved)
        yield fx.Reseat(moved)
    room.outcome = room.live = None
    room.hurry = frozenset()
    yield fx.Begin()
    if room.many and room.running:
        for seat in room.people - room.partners:
            yield from decisions.take_over(room, seat)


def _deck(room: RoomState, seat: int, choice: DeckChoice | None) -> Generator[Effect, Any, Deck | None]:
    """Another deck for the next game; one that may not be played is refused with the reasons."""
    if choice is None or room.record.start is not None:
        return None
    options = room.record.options
    if options.rated:
        check_cards(choice)
    yield fx.Learn(written(choice))
    return chosen(room.game, len(room.seats), seat, choice, options.restricted)


def _with(seat: SeatRecord, deck: Deck | None) -> SeatRecord:
    return seat if deck is None else msgspec.structs.replace(seat, deck=deck, deck_name=name_of(deck))
