"""What clients ask of a room, one function for each message. All run under the room's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kaimaku.kernel.decisions import CONCEDE, asides

from ..desks import BadHandle
from ..trouble import Trouble
from ..wire.common import DeckChoice
from ..wire.play import (
    Absent,
    Answer,
    Aside,
    AskUndo,
    Choose,
    Concede,
    FromClient,
    Hello,
    Leave,
    OfferDraw,
    PickAll,
    Ping,
    Pong,
    Rematch,
    Return,
    Standing,
    StepBack,
    WhyNot,
)
from .absence import absent, come_back, leave
from .offers import Kind
from .play import Play
from .start import chosen, name_of
from .undo import UNDOS
from .viewers import Viewer
from .windows import CHANGES
from .words import not_now, refusal

if TYPE_CHECKING:
    from .room import Room

GAMES = 1000  # of one room
Handler = Callable[["Room", Viewer, Any, float], Awaitable[None]]


async def choose(room: Room, viewer: Viewer, message: Choose, received: float) -> None:
    play = _asked(room, viewer, message.asked, message.option)
    if play is None:
        return
    assert viewer.seat is not None
    options = play.desk.game.options(play.table, viewer.seat)
    if message.option >= len(options):
        room.telling.refuse(viewer, "no_option")
        return
    await room.answer(viewer.seat, (options[message.option],), message.option, received)


async def pick(room: Room, viewer: Viewer, message: PickAll, received: float) -> None:
    play = _asked(room, viewer, message.asked, message.things)
    if play is None:
        return
    assert viewer.seat is not None
    try:
        options = play.desk.picked(play.table, viewer.seat, message.things)
    except BadHandle:
        room.telling.refuse(viewer, "no_thing")
    except ValueError:
        room.telling.refuse(viewer, "no_pick")
    else:
        await room.answer(viewer.seat, options, message.things, received)


def _asked(room: Room, viewer: Viewer, asked: int, said: object) -> Play | None:
    """The game, if this seat may answer this question now; otherwise the client is told how things are."""
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif seat in play.substitutes:
        room.telling.refuse(viewer, "substitute")
    elif play.said.get(seat) == (asked, said):
        room.telling.now(play, viewer)
    elif asked != play.asked(seat):
        room.telling.refuse(viewer, "stale")
    elif seat not in play.table.asked:
        room.telling.refuse(viewer, "not_asked")
    elif seat in play.held and play.held[seat].said == said:
        return None
    elif seat in play.held and not play.pace.together:
        room.telling.refuse(viewer, "answered")
    elif seat in play.held and play.changes >= CHANGES:
        room.telling.refuse(viewer, "undecided")
    else:
        return play
    return None


async def why(room: Room, viewer: Viewer, message: WhyNot, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    else:
        try:
            viewer.tell(play.desk.because(play.table, seat, message.thing, message.target))
        except BadHandle:
            room.telling.refuse(viewer, "no_thing")


async def concede(room: Room, viewer: Viewer, message: Concede, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or room.outcome is not None or (room.many and not room.running):
        room.telling.refuse(viewer, not_now(room.status))
    elif room.out(seat):
        room.telling.refuse(viewer, "out")
    else:
        await room.decide(seat, (CONCEDE,), None, play.clock.stop(seat, received), received, aside=True)


async def aside(room: Room, viewer: Viewer, message: Aside, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif seat in play.substitutes:
        room.telling.refuse(viewer, "substitute")
    else:
        shown = play.desk.asides(play.table, seat, False)
        found = [n for n, o in enumerate(shown) if (o.verb, o.things, o.n) == (message.verb, message.things, message.n)]
        options = [option for option in asides(play.table, seat) if option != CONCEDE]
        if not found:
            room.telling.refuse(viewer, "no_option")
        else:
            await room.decide(seat, (options[found[0]],), None, 0, received, aside=True)


async def standing(room: Room, viewer: Viewer, message: Standing, received: float) -> None:
    """Let windows go by from now on, the open one included; or be asked again."""
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
        return
    record = room.seats[seat]
    before = record.standing, record.standing_turn
    record.standing = message if message.until else None
    record.standing_turn = 0 if play is None else play.table.turn
    try:
        await room.keeper.save()
    except BaseException:
        record.standing, record.standing_turn = before
        raise
    if play is None or not room.running:
        return
    held = play.held.get(seat)
    if play.pace.together and seat in play.table.asked and seat not in play.substitutes:
        if held is not None and held.silent:
            del play.held[seat]
        room.windows.stand(play, seat)
    elif play.pace.window and seat in play.table.asked and (held is None or held.silent):
        play.held.pop(seat, None)
        room.windows.offer(play)
    room.telling.asked(play, [seat])
    if play.pace.together:
        await room.windows.close(play)


# --- taking back --------------------------------------------------------------------------------------------------


async def undo(room: Room, viewer: Viewer, message: AskUndo, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif seat in play.held and play.changes >= CHANGES:
        room.telling.refuse(viewer, "undecided")
    elif seat in play.held and play.pace.together and seat not in play.substitutes:
        await room.windows.take_back(play, seat)
    elif seat in play.held and seat not in play.substitutes:
        del play.held[seat]
        room.waits.sync()
        room.telling.asked(play, [seat])
    else:
        may = room.may_undo(seat)
        if may == "free":
            await room.go_back(seat, play.take_backs.last[seat], play.clock.stop(seat, received))
        elif may == "ask":
            await _offer(room, viewer, "undo")
        else:
            never, often = room.record.options.undo == "never", play.undos >= UNDOS
            room.telling.refuse(viewer, "undo_never" if never else "undo_often" if often else "no_undo")


async def step_back(room: Room, viewer: Viewer, message: StepBack, received: float) -> None:
    if viewer.seat is None:
        room.telling.refuse(viewer, "watching")
    elif room.status != "stopped":
        room.telling.refuse(viewer, "not_stopped")
    elif room.record.shut:
        room.telling.refuse(viewer, "shut")
    elif room.play is not None and room.play.undos >= UNDOS:
        room.telling.refuse(viewer, "undo_often")
    else:
        await _offer(room, viewer, "step_back")


# --- offers -------------------------------------------------------------------------------------------------------


async def draw(room: Room, viewer: Viewer, message: OfferDraw, received: float) -> None:
    if viewer.seat is None:
        room.telling.refuse(viewer, "watching")
    elif not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif room.out(viewer.seat):
        room.telling.refuse(viewer, "out")
    else:
        await _offer(room, viewer, "draw")


async def rematch(room: Room, viewer: Viewer, message: Rematch, received: float) -> None:
    if viewer.seat is None:
        room.telling.refuse(viewer, "watching")
    elif room.outcome is None:
        room.telling.refuse(viewer, "not_over" if room.play is not None else not_now(room.status))
    elif room.record.shut:
        room.telling.refuse(viewer, "shut")
    elif room.record.number >= GAMES:
        room.telling.refuse(viewer, "many_games")
    elif _new_deck(room, viewer, message.deck):
        await _offer(room, viewer, "rematch", message.swap)


async def answer(room: Room, viewer: Viewer, message: Answer, received: float) -> None:
    offers, seat = room.offers, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif offers.kind is None:
        room.telling.refuse(viewer, "no_offer")
    elif not message.yes:
        if offers.kind != "rematch" and room.out(seat):
            room.telling.refuse(viewer, "out")
            return
        if seat == offers.seat:
            offers.close()
        else:
            offers.decline(_moment(room))
        room.telling.room()
    elif seat == offers.seat:
        room.telling.refuse(viewer, "own_offer")
    elif offers.kind != "rematch" and room.out(seat):
        room.telling.refuse(viewer, "out")
    elif offers.kind != "rematch" or _new_deck(room, viewer, message.deck):
        await _agree(room, seat)


async def _offer(room: Room, viewer: Viewer, kind: Kind, swap: bool = False) -> None:
    """Ask the others; if somebody has asked the same already, that is an answer."""
    offers, seat = room.offers, viewer.seat
    assert seat is not None
    if offers.kind == kind and seat != offers.seat and offers.swap == swap and kind != "undo":
        await _agree(room, seat)
    elif offers.kind is not None:
        room.telling.refuse(viewer, "own_offer" if offers.seat == seat else "offer_open")
    elif offers.declined(kind, seat, _moment(room)):
        room.telling.refuse(viewer, "offer_declined")
    else:
        offers.make(kind, seat, swap)
        await _agree(room, seat)


def _moment(room: Room) -> tuple[int, int]:
    """It changes with every decision that counts, and with nothing that only some know of."""
    return (room.play.moves, room.play.undos) if room.play is not None else (0, 0)


async def _agree(room: Room, seat: int) -> None:
    """One more consents; with the last one it is done."""
    room.offers.agreed.add(seat)
    if not await settle(room):
        room.telling.room()


async def settle(room: Room) -> bool:
    """If nobody need be asked any more, what was offered is done."""
    offers = room.offers
    if offers.kind is None or offers.missing(room.partners if offers.kind == "rematch" else room.people):
        return False
    kind, by, swap = offers.kind, offers.seat, offers.swap
    offers.close()
    play = room.play
    assert play is not None
    if kind == "undo":
        await room.go_back(by, play.take_backs.last[by])
    elif kind == "draw":
        await room.end(by, "draw")
    elif kind == "step_back":
        await _step_back(room, play, by)
    elif kind == "rematch":
        await _rematch(room, play, swap)
    return True


async def _step_back(room: Room, play: Play, seat: int) -> None:
    """To before the decision that led to the fault."""
    room.record.incident = ""
    await room.go_back(seat, play.take_backs.latest)
    await room.keeper.save()


async def _rematch(room: Room, play: Play, swap: bool) -> None:
    """Another game. Of two, the other one may start; of many, who starts is dealt, and the places may be drawn anew."""
    seats, plain = room.seats[:], room.record.start is None
    number, seed = room.record.number + 1, str(room.house.chance(128))
    first, places = None, None
    if swap and plain and room.many:
        places = list(range(len(seats)))
        Random(room.house.chance(64)).shuffle(places)
        seats = [room.seats[old] for old in places]
    elif swap and plain:
        began = play.desk.view(play.table, None).first
        first = None if began is None else 1 - began
    seats = [msgspec.structs.replace(seat, standing=None, standing_turn=0) for seat in seats]
    record = msgspec.structs.replace(room.record, seats=seats, first=first, number=number, seed=seed, incident="")
    await room.again(record, places)


def _new_deck(room: Room, viewer: Viewer, choice: DeckChoice | None) -> bool:
    """Change a seat's deck for the next game; False, with the reasons, if it may not be played."""
    seat = viewer.seat
    if choice is None or seat is None or room.record.start is not None:
        return True
    try:
        deck = chosen(room.game, len(room.seats), seat, choice)
    except Trouble as wrong:
        room.telling.refuse(viewer, refusal(wrong))
        return False
    room.seats[seat].deck, room.seats[seat].deck_name = deck, name_of(deck)
    return True


# --- the rest -----------------------------------------------------------------------------------------------------


async def ping(room: Room, viewer: Viewer, message: Ping, received: float) -> None:
    viewer.tell(Pong(message.n))


async def hello(room: Room, viewer: Viewer, message: Hello, received: float) -> None:
    room.telling.refuse(viewer, "again")


HANDLERS: dict[type[FromClient], Handler] = {
    Choose: choose,
    PickAll: pick,
    WhyNot: why,
    Concede: concede,
    Aside: aside,
    Standing: standing,
    AskUndo: undo,
    StepBack: step_back,
    OfferDraw: draw,
    Rematch: rematch,
    Answer: answer,
    Absent: absent,
    Leave: leave,
    Return: come_back,
    Ping: ping,
    Hello: hello,
}

__all__ = ["HANDLERS", "Handler", "settle"]
