"""What takes seconds to work out the first time is worked out once, in another process, while others go on."""

from __future__ import annotations

import asyncio
import os

import pytest

from kaimaku.server.content import prepared
from kaimaku.server.content.prepared import Prepared, PreparedGames
from kaimaku.wire.common import GameName
from kaimaku.wire.rest import CardList, RuleList, ScenarioList
from kaimaku.wire.status import CardStatusReport

pytestmark = pytest.mark.anyio


def told(game: GameName) -> Prepared:
    """Instead of the real work: in which process it is done."""
    return Prepared(CardList(game, []), RuleList(game, []), ScenarioList(f"{os.getpid()}", []), CardStatusReport(game))


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> PreparedGames:
    monkeypatch.setattr(PreparedGames, "_prepared", {})
    monkeypatch.setattr(prepared, "prepare", told)
    return PreparedGames()


async def test_it_is_done_once_and_elsewhere(cold: PreparedGames) -> None:
    first, *others = await asyncio.gather(*(cold.of("vcard") for _ in range(5)))
    assert first.scenarios.game != f"{os.getpid()}"
    assert all(other is first for other in others)
    assert await PreparedGames().of("vcard") is first


async def test_who_leaves_stops_the_work_for_nobody(cold: PreparedGames) -> None:
    first = asyncio.ensure_future(cold.of("vcard"))
    second = asyncio.ensure_future(cold.of("vcard"))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).cards.game == "vcard"
    assert first.cancelled()


async def test_what_failed_is_tried_again(cold: PreparedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "prepare", int)
    with pytest.raises(ValueError, match="vcard"):
        await cold.of("vcard")
    monkeypatch.setattr(prepared, "prepare", told)
    assert (await cold.of("vcard")).cards.game == "vcard"


async def test_a_server_that_stops_waits_for_nothing(cold: PreparedGames) -> None:
    asking = asyncio.ensure_future(cold.of("vcard"))
    await asyncio.sleep(0)
    cold.close()
    with pytest.raises(asyncio.CancelledError):
        await asking
