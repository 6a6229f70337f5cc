"""Tournaments in the store: a change is kept whole, or not at all where somebody else was faster."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kaimaku.server.store import EntrantRow, RoomRow, Store, TournamentRow

pytestmark = pytest.mark.anyio

ROW = TournamentRow("abcdefgh", "signup", True, "owner", "browser", 1.0, 1.0, 1, b"first")
TABLE = RoomRow("roomroom", "hocg", "waiting", False, 1.0, 1.0, b"room")


def after(row: TournamentRow, data: bytes, **changed: object) -> TournamentRow:
    return msgspec.structs.replace(row, epoch=row.epoch + 1, data=data, **changed)


async def test_only_one_of_two_changes_of_the_same_is_kept(store: Store) -> None:
    tables = store.tournaments
    assert await tables.add(ROW, 3, 10) == ""
    one, other = after(ROW, b"one"), after(ROW, b"other")
    kept = await asyncio.gather(tables.save(one), tables.save(other))
    assert sorted(kept) == [False, True]
    found = await tables.get(ROW.id)
    assert found == (one if kept[0] else other)


async def test_what_comes_with_a_change_that_is_not_kept_is_not_kept_either(store: Store) -> None:
    tables = store.tournaments
    await tables.add(ROW, 3, 10)
    deck = EntrantRow(ROW.id, 0, "person", b"deck")
    assert await tables.save(after(ROW, b"one"), [deck])
    late = EntrantRow(ROW.id, 0, "person", b"late")
    assert not await tables.save(after(ROW, b"late"), [late], [TABLE], [("person", TABLE.code)])
    assert await tables.decks(ROW.id) == [deck]
    assert await store.room(TABLE.code) is None and await store.people.rooms("person") == []
    row = await tables.get(ROW.id)
    assert row is not None
    assert await tables.save(after(row, b"two"), [late], [TABLE], [("person", TABLE.code)])
    assert await tables.decks(ROW.id) == [late] and await store.people.rooms("person") == [TABLE.code]


async def test_how_many_there_may_be(store: Store) -> None:
    tables = store.tournaments

    def another(n: int, **changed: object) -> TournamentRow:
        return msgspec.structs.replace(ROW, id=f"number{n:02}", **changed)

    assert await tables.add(another(1), 2, 4) == ""
    assert await tables.add(another(2, owner="somebody"), 2, 4) == ""
    assert await tables.add(another(3, owner="anybody"), 2, 4) == "many", "of the same browser"
    assert await tables.add(another(4, owner="a", browser="a"), 2, 4) == ""
    assert await tables.add(another(5, owner="b", browser="b", status="over"), 2, 4) == ""
    assert await tables.add(another(6, owner="c", browser="c"), 2, 4) == ""
    assert await tables.add(another(7, owner="d", browser="d"), 2, 4) == "full"
    listed = await tables.of_status(("signup",), 10, listed=True)
    assert len(listed) == 4 and {row.id for row in await tables.of_person("owner")} == {"number01"}
