"""Opening rooms and taking seats: by a secret token and never by the room's code."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms.seating.records import hashed, new_code, seat_by
from kaimaku.server.store import RoomRow
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.play import Problem, Welcome
from kaimaku.wire.room import FromScenario, Join, NewRoom, RoomOptions, Seated, SeatPlan
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "greedy")


def new(*seats: SeatPlan, **more: object) -> NewRoom:
    return msgspec.structs.replace(NewRoom("hocg", "Aki", list(seats or (ME, OPEN))), **more)


async def refused(house: House, room: NewRoom) -> str:
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(room)
    assert 400 <= wrong.value.status < 500
    assert wrong.value.fault.words.ja
    return wrong.value.fault.code


async def test_a_room_needs_exactly_one_seat_of_ones_own(house: House) -> None:
    assert await refused(house, new(OPEN, BOT)) == "one_me"
    assert await refused(house, new(ME, ME)) == "one_me"
    assert await refused(house, new(ME, OPEN, OPEN)) == "seats"


async def test_a_room_is_opened_only_for_what_can_be_played(house: House, memory: MemoryStore) -> None:
    assert await refused(house, new(game="chess")) == "no_game"
    assert await refused(house, new(ME, SeatPlan("bot", "oracle"))) == "no_bot"
    assert await refused(house, new(options=RoomOptions(rulings={"mercy": "true"}))) == "ruling"
    assert await refused(house, new(start=FromScenario("../../etc/passwd"))) == "no_scenario"
    assert await refused(house, new(name="\u202e\u200b ")) == "name"
    assert not memory.room_rows


async def test_an_illegal_deck_is_refused_with_its_reasons(house: House) -> None:
    deck = DeckChoice(list=Deck({"oshi": {"hSD01-001": 1}, "main": {"hSD01-003": 49}}))
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(new(SeatPlan("me", deck=deck), OPEN))
    assert "50" in wrong.value.fault.words.en and "50" in wrong.value.fault.words.ja
    assert await refused(house, new(SeatPlan("me", deck=DeckChoice("nobody")), OPEN)) == "no_deck"
    seated = await house.rooms.create(new())
    with pytest.raises(ApiError):
        await house.rooms.join(seated.code, Join("Ben", deck))
    assert (await house.rooms.info(seated.code)).seats[1].kind == "open"


async def test_names_are_shown_without_tricks(house: House) -> None:
    seated = await house.rooms.create(new(name=" A\u202ek\ni\u0000 "))
    assert (await house.rooms.info(seated.code)).seats[0].name == "Aki"


async def test_the_game_begins_when_the_last_seat_is_taken(house: House) -> None:
    seated = await house.rooms.create(new())
    waiting = await Client(house, seated.code, seated.token).welcomed()
    assert isinstance(waiting.state, Welcome) and waiting.state.view is None
    assert waiting.info is not None and waiting.info.status == "waiting"
    promised = waiting.info.commitment
    assert promised
    await house.rooms.join(seated.code, Join("Ben"))
    await waiting.until(lambda: waiting.info is not None and waiting.info.status == "playing")
    assert isinstance(waiting.state, Welcome) and waiting.state.view is not None and waiting.state.lines
    assert waiting.info.commitment == promised


async def test_a_taken_seat_is_not_taken_twice(house: House) -> None:
    seated = await house.rooms.create(new())
    for seat, code in ((0, "taken"), (7, "no_seat")):
        with pytest.raises(ApiError) as wrong:
            await house.rooms.join(seated.code, Join("Ben", seat=seat))
        assert wrong.value.fault.code == code
    await house.rooms.join(seated.code, Join("Ben", seat=1))
    with pytest.raises(ApiError) as wrong:
        await house.rooms.join(seated.code, Join("Cara"))
    assert wrong.value.fault.code == "full"


async def test_those_who_come_at_once_get_a_seat_each(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await house.rooms.create(new(ME, OPEN, OPEN, OPEN, game="danmaku"))
    real = memory.save_room

    async def slowly(row: RoomRow) -> None:
        await asyncio.sleep(0)
        await real(row)

    monkeypatch.setattr(memory, "save_room", slowly)
    coming = [house.rooms.join(seated.code, Join(name)) for name in ("Ben", "Cara", "Dai", "Emi")]
    found = await asyncio.gather(*coming, return_exceptions=True)
    assert [one.seat for one in found if isinstance(one, Seated)] == [1, 2, 3]
    assert [one.fault.code for one in found if isinstance(one, ApiError)] == ["full"]


async def test_a_token_opens_its_own_seat_in_its_own_room_only(house: House) -> None:
    a, b = await house.pair()
    other = await house.rooms.create(new())
    assert await house.rooms.seat_of(code_of(a), a.token) == 0
    assert await house.rooms.seat_of(code_of(a), b.token) == 1
    for token in (other.token, code_of(a), a.token[:-1], a.token + "x", hashed(a.token)):
        stranger = Client(house, code_of(a), token)
        await stranger.ended()
        assert stranger.problems() == ["token"] and stranger.closed == (4403, "token")
        assert await house.rooms.seat_of(code_of(a), token) is None
    assert a.info is not None and a.info.watching == 0


async def test_tokens_are_nowhere_in_the_store(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    kept = b"".join(row.data for row in memory.room_rows.values())
    assert a.token.encode() not in kept and b.token.encode() not in kept
    assert hashed(a.token).encode() in kept


async def test_there_is_no_room_without_its_code(house: House) -> None:
    with pytest.raises(ApiError) as wrong:
        await house.rooms.info("zzzzzzzz")
    assert wrong.value.status == 404
    lost = Client(house, "zzzzzzzz")
    await lost.ended()
    assert isinstance(lost.got[0], Problem) and lost.closed == (4404, "no_room")


def test_codes_have_no_letters_that_look_alike() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 8 and not set(code) & set("ilo01") for code in codes)


def test_an_open_seat_is_opened_by_no_token() -> None:
    from kaimaku.server.rooms.seating.records import SeatRecord

    assert seat_by("", [SeatRecord("open"), SeatRecord("bot")]) is None


async def test_listed_games_can_be_found_and_others_cannot(house: House) -> None:
    a, _ = await house.pair(RoomOptions(listed=True))
    await house.pair()
    await house.pair(RoomOptions(listed=True, spectators=False))
    assert [room.code for room in await house.rooms.listed()] == [code_of(a)]
    cold = house.again()
    cold.time.seconds = house.time.seconds  # later on, nobody would attend it any more
    found = await cold.rooms.listed()
    assert [(room.code, room.status) for room in found] == [(code_of(a), "playing")]


async def test_spectators_may_be_kept_out(house: House) -> None:
    a, _ = await house.pair(RoomOptions(spectators=False))
    stranger = Client(house, code_of(a))
    await stranger.ended()
    assert stranger.problems() == ["no_watching"]
