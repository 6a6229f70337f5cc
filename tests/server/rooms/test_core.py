"""The core of a room without a room: messages in, effects out. No lock, no store, no socket, no clock is needed."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku import replays
from kaimaku.games.desk import desk
from kaimaku.server.rooms.core import effects as e
from kaimaku.server.rooms.core.requests import HANDLERS
from kaimaku.server.rooms.core.state import RoomState
from kaimaku.server.rooms.core.timing import put
from kaimaku.server.rooms.game.game_log import Header
from kaimaku.server.rooms.game.live_game import LiveGame
from kaimaku.server.rooms.game.playthrough import Playthrough
from kaimaku.server.rooms.seating.records import RoomRecord, SeatRecord
from kaimaku.server.rooms.settings import RoomSettings
from kaimaku.server.store import Unavailable
from kaimaku.usual import decks_for
from kaimaku.wire.play import Aside, Choose, Concede, FromClient, Leave, OfferDraw, Rematch, StepBack, WhyNot
from kaimaku.wire.room import RoomOptions

QUICK = RoomSettings(bot_pause=0.0, floor=0.0)


def room(options: RoomOptions | None = None) -> RoomState:
    """Two people at the beginning of a game."""
    seats = [SeatRecord("human", "Aki"), SeatRecord("human", "Ben")]
    state = RoomState("code", "hocg", RoomRecord(options or RoomOptions(), seats, "7"), QUICK)
    new = replays.header("hocg", decks_for("hocg", 2), 7)
    header = Header(new.version, new.cards, new.setup, "7")
    played = Playthrough(desk("hocg"), header, (), {}).played()
    state.live = LiveGame("code-1", header, desk("hocg"), played, state.record.options)
    assert {type(effect) for effect in put(state)} <= {e.Alarm}
    return state


def follow(state: RoomState, seat: int | None, message: FromClient) -> list[e.Effect]:
    """All effects of a request, with a world in which everything succeeds."""
    return list(HANDLERS[type(message)](state, seat, message, state.now))


def kinds(effects: list[e.Effect]) -> list[type[e.Effect]]:
    return [type(effect) for effect in effects]


def first_answer(state: RoomState) -> tuple[int, Choose]:
    live = state.playing
    seat = live.table.asked[0]
    return seat, Choose(live.question_number(seat), 0)


def test_a_decision_is_stored_before_anybody_is_told() -> None:
    state = room()
    found = kinds(follow(state, *first_answer(state)))
    assert found[0] is e.Append and e.TellDecision in found and found[-1] is e.Decided


def test_what_cannot_be_stored_is_told_to_nobody() -> None:
    state = room()
    seat, message = first_answer(state)
    transition = HANDLERS[Choose](state, seat, message, 0.0)
    assert isinstance(next(transition), e.Append)
    with pytest.raises(Unavailable):
        transition.throw(Unavailable("the disk is full"))


def test_a_fault_stops_the_table_and_stores_nothing_of_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    state = room()

    def fail(*_: Any) -> None:
        raise LookupError("nothing like it")

    monkeypatch.setattr(LiveGame, "decide", fail)
    seat, message = first_answer(state)
    transition = HANDLERS[Choose](state, seat, message, 0.0)
    assert isinstance(next(transition), e.Incident)
    rest = [transition.send("number1"), *transition]
    assert kinds(rest) == [e.Stop, e.TellAll] and state.record.incident == "number1" and state.status == "stopped"


REFUSED: list[tuple[FromClient, int | None, str]] = [
    (Choose(1, 0), None, "watching"),
    (Concede(), None, "watching"),
    (WhyNot("o0"), None, "watching"),
    (StepBack(), 0, "not_stopped"),
    (Rematch(), 0, "not_over"),
    (Leave(), 0, "no_takeover"),
    (Choose(99, 0), 0, "stale"),
    (Aside("nothing"), 0, "no_option"),
]


@pytest.mark.parametrize(("message", "seat", "why"), REFUSED)
def test_a_guard_that_does_not_hold_is_the_only_effect(message: FromClient, seat: int | None, why: str) -> None:
    state = room()
    before = state.playing.table.digest()
    assert follow(state, seat, message) == [e.Refuse(why)]
    assert state.playing.table.digest() == before and not state.offers.kind


def test_an_offer_waits_for_the_other_and_then_ends_the_game() -> None:
    state = room()
    assert kinds(follow(state, 0, OfferDraw())) == [e.TellRoom]
    assert follow(state, 0, OfferDraw()) == [e.Refuse("own_offer")]
    agreed = follow(state, 1, OfferDraw())
    assert kinds(agreed) == [e.Append, e.Reload, e.ShowTable]
    assert isinstance(agreed[0], e.Append) and [row.what for row in agreed[0].rows] == ["~end draw"]


def test_an_answer_about_hidden_cards_is_held_until_its_time() -> None:
    state = room()
    state.playing.pace.floor = 1.5
    seat, message = first_answer(state)
    (alarm, later) = follow(state, seat, message)
    assert isinstance(alarm, e.Alarm) and isinstance(later, e.Later) and later.seconds == 1.5
    state.now = 1.5
    assert kinds(list(later.then()))[0] is e.Append
