"""What is stored comes back as it was, on either database."""

from __future__ import annotations

import msgspec
import pytest

from kaimaku.server.store import CheckpointRow, Conflict, GameRow, LogRow, Missing, ReplayRow, RoomRow, Store

pytestmark = pytest.mark.anyio

ROOM = RoomRow("abcdefgh", "hocg", "waiting", False, 1700000000.123456, 1700000001.654321, b'{"seats":[]}\x00\xff')
GAME = GameRow("game1", "abcdefgh", 1, "hocg", b"\x00header", 1700000002.25)
REPLAY = ReplayRow("replay1", "hocg", ["そら", 'A"b'], 12, 3, 1700000003.5, True, b"over", b"\x00\x01file")


async def test_a_room_comes_back_as_it_was(store: Store) -> None:
    assert await store.add_room(ROOM)
    assert await store.room(ROOM.code) == ROOM
    assert await store.room("zzzzzzzz") is None


async def test_a_code_is_given_once(store: Store) -> None:
    assert await store.add_room(ROOM)
    assert not await store.add_room(msgspec.structs.replace(ROOM, data=b"somebody else's"))
    assert await store.room(ROOM.code) == ROOM


async def test_a_room_is_saved_over_itself_alone(store: Store) -> None:
    other = msgspec.structs.replace(ROOM, code="bbbbbbbb")
    await store.add_room(ROOM)
    await store.add_room(other)
    changed = msgspec.structs.replace(ROOM, status="playing", listed=True, touched=1700000009.0, data=b"new")
    await store.save_room(changed)
    assert await store.room(ROOM.code) == changed
    assert await store.room("bbbbbbbb") == other


async def test_only_a_room_that_is_there_can_be_saved(store: Store) -> None:
    with pytest.raises(Missing, match="abcdefgh"):
        await store.save_room(ROOM)
    assert await store.room(ROOM.code) is None


async def test_rooms_are_found_by_status_and_listing(store: Store) -> None:
    for code, status, listed, touched in (
        ("aaaaaaaa", "playing", True, 1.0),
        ("bbbbbbbb", "playing", True, 3.0),
        ("cccccccc", "playing", True, 2.0),
        ("dddddddd", "playing", False, 4.0),
        ("eeeeeeee", "over", True, 5.0),
    ):
        await store.add_room(RoomRow(code, "hocg", status, listed, 0.0, touched, b""))
    found = await store.rooms(listed=True, status="playing")
    assert [room.code for room in found] == ["bbbbbbbb", "cccccccc", "aaaaaaaa"]
    assert [room.code for room in await store.rooms(listed=True, status="playing", limit=1)] == ["bbbbbbbb"]
    assert [room.code for room in await store.rooms(listed=False, status="playing")] == ["dddddddd"]


async def test_the_current_game_is_the_last_one_of_its_room(store: Store) -> None:
    await store.add_room(ROOM)
    await store.add_room(msgspec.structs.replace(ROOM, code="bbbbbbbb"))
    assert await store.current_game(ROOM.code) is None
    await store.add_game(GAME)
    second = GameRow("game2", ROOM.code, 2, "hocg", b"h2", 5.0)
    await store.add_game(second)
    await store.add_game(GameRow("game3", "bbbbbbbb", 3, "hocg", b"h3", 6.0))
    assert await store.current_game(ROOM.code) == second


async def test_the_same_game_may_be_added_again_but_no_other_in_its_place(store: Store) -> None:
    await store.add_room(ROOM)
    await store.add_game(GAME)
    await store.add_game(GAME)
    with pytest.raises(Conflict):
        await store.add_game(msgspec.structs.replace(GAME, header=b"other"))
    with pytest.raises(Conflict):
        await store.add_game(msgspec.structs.replace(GAME, id="game2"))
    with pytest.raises(Conflict):
        await store.add_game(msgspec.structs.replace(GAME, id="game3", room="nowhere1"))
    assert await store.current_game(ROOM.code) == GAME


async def test_a_game_ends_together_with_its_replay(store: Store) -> None:
    await store.add_room(ROOM)
    await store.add_game(GAME)
    await store.finish_game(GAME.id, 1700000010.5, b"result", REPLAY)
    ended = await store.current_game(ROOM.code)
    assert ended == msgspec.structs.replace(GAME, ended=1700000010.5, result=b"result", replay=REPLAY.id)
    assert await store.replay(REPLAY.id) == REPLAY


async def test_a_game_may_end_without_a_replay(store: Store) -> None:
    await store.add_room(ROOM)
    await store.add_game(GAME)
    await store.finish_game(GAME.id, 2.0, b"draw", None)
    assert await store.current_game(ROOM.code) == msgspec.structs.replace(GAME, ended=2.0, result=b"draw")


async def test_the_replay_of_a_game_that_is_not_there_is_not_kept(store: Store) -> None:
    with pytest.raises(Missing, match="nothing"):
        await store.finish_game("nothing", 1.0, b"", REPLAY)
    assert await store.replay(REPLAY.id) is None


async def test_a_replay_is_kept_as_it_was_first(store: Store) -> None:
    await store.add_replay(REPLAY)
    await store.add_replay(msgspec.structs.replace(REPLAY, listed=False, names=["x"]))
    assert await store.replay(REPLAY.id) == REPLAY
    assert await store.replay("nothing") is None


async def test_listed_replays_come_newest_first_and_without_data(store: Store) -> None:
    for id, game, when, listed in (
        ("r1", "hocg", 1.0, True),
        ("r2", "hocg", 3.0, True),
        ("r3", "vcard", 2.0, True),
        ("r4", "hocg", 4.0, False),
    ):
        await store.add_replay(ReplayRow(id, game, ["a"], 1, 1, when, listed, None, b"data"))
    assert [(row.id, row.data) for row in await store.replays()] == [("r2", b""), ("r3", b""), ("r1", b"")]
    assert [row.id for row in await store.replays(game="hocg")] == ["r2", "r1"]
    assert [row.id for row in await store.replays(limit=1)] == ["r2"]
    assert (await store.replays(game="vcard"))[0] == ReplayRow("r3", "vcard", ["a"], 1, 1, 2.0, True, None, b"")


async def test_a_log_comes_back_in_order_and_game_by_game(store: Store) -> None:
    rows = [LogRow(n, n % 2, f"bloom {n} ブルーム \\u0000 'x' \"y\"", 1700000000000 + n) for n in range(30)]
    await store.append("g", rows[:1])
    await store.append("other", [LogRow(0, 1, "~undo 3", 5)])
    await store.append("g", rows[1:])
    await store.append("g", [])
    assert await store.log("g") == rows
    assert await store.log("other") == [LogRow(0, 1, "~undo 3", 5)]
    assert await store.log("nothing") == []


async def test_a_room_has_one_checkpoint(store: Store) -> None:
    """It goes with the room, and there is none without one."""
    first = CheckpointRow(ROOM.code, "game1", 30, b"\x00check", b"\x00\xffdata")
    with pytest.raises(Conflict):
        await store.keep_checkpoint(first)
    await store.add_room(ROOM)
    assert await store.checkpoint(ROOM.code) is None
    await store.keep_checkpoint(first)
    assert await store.checkpoint(ROOM.code) == first
    second = CheckpointRow(ROOM.code, "game2", 31, b"other", b"")
    await store.keep_checkpoint(second)
    assert await store.checkpoint(ROOM.code) == second
    await store.remove_room(ROOM.code)
    assert await store.checkpoint(ROOM.code) is None
