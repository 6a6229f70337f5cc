"""Reviews on a server: told as far as they are, kept for whoever comes next, of finished games alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from kaimaku.kernel.replay import Replay
from kaimaku.review.plan import Effort
from kaimaku.server.app import Application
from kaimaku.server.playback.frames import recorded_outcome
from kaimaku.server.playback.reviews import Reviews
from kaimaku.server.rooms.game.game_log import replay_id
from kaimaku.server.settings import Settings
from kaimaku.server.store import ReplayRow
from kaimaku.wire.review import Review
from tests.server.app.games import finished

pytestmark = pytest.mark.anyio

TINY = Effort(1, 1, 1, 1, 1, most_stops=3, most_screened=4, most_costly=1, most_doubtful=2)


class Lane:
    """A worker that is this process; it counts what it did."""

    def __init__(self) -> None:
        self.pieces = 0
        self.open = asyncio.Event()
        self.open.set()

    async def do(self, who: str, work: Callable[..., Any], *args: Any) -> Any:
        await self.open.wait()
        self.pieces += 1
        return work(*args)

    def close(self) -> None:
        pass


def with_lane(application: Application) -> Lane:
    lane = Lane()
    state = application.api.state
    state.reviews = Reviews(lane, state.store, application.incidents, TINY)  # type: ignore[arg-type]
    return lane


@pytest.fixture(autouse=True)
def usual_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is done in this process, which goes on to test."""
    monkeypatch.setattr("os.nice", lambda by: 1)


async def kept(application: Application, replay: Replay) -> str:
    """A replay as an upload leaves it, without the process that would check it."""
    data = replay.to_bytes()
    ended = recorded_outcome(replay)
    outcome = None if ended is None else msgspec.json.encode(ended)
    row = ReplayRow(replay_id(data), replay.game, ["A", "B"], len(replay.moves), 1, 1.0, False, outcome, data)
    await application.api.state.store.add_replay(row)
    return row.id


async def whole(client: httpx.AsyncClient, id: str) -> httpx.Response:
    while True:
        answer = await client.get(f"/api/replays/{id}/review")
        assert answer.status_code == 200, answer.text
        if msgspec.json.decode(answer.content, type=Review).done >= 1:
            return answer
        await asyncio.sleep(0)


async def test_it_is_worked_out_once_and_kept(application: Application, client: httpx.AsyncClient) -> None:
    lane = with_lane(application)
    lane.open.clear()
    id = await kept(application, finished("vcard"))
    first = msgspec.json.decode((await client.get(f"/api/replays/{id}/review")).content, type=Review)
    assert first.done == 0 and not first.truth and first.steps == len(finished("vcard").moves)
    lane.open.set()
    answer = await whole(client, id)
    found = msgspec.json.decode(answer.content, type=Review)
    assert found.truth and len(found.sums) == 2
    done = lane.pieces
    again = await client.get(f"/api/replays/{id}/review", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert lane.pieces == done


async def test_another_server_finds_what_the_first_kept(settings: Settings) -> None:
    for nth in range(2):
        application = Application(settings)
        await application.open()
        lane = with_lane(application)
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://kaimaku.test") as client:
            await whole(client, await kept(application, finished("vcard")))
        assert bool(lane.pieces) == (nth == 0)
        await application.farewell()
        await application.close()


async def test_only_games_that_are_over_are_reviewed(application: Application, client: httpx.AsyncClient) -> None:
    with_lane(application)
    half = Replay.from_bytes(finished("vcard").to_bytes())
    half.moves, half.result = half.moves[:30], None
    half.digests = {n: digest for n, digest in half.digests.items() if n <= 30}
    answer = await client.get(f"/api/replays/{await kept(application, half)}/review")
    assert answer.status_code == 422 and answer.json()["code"] == "not_over"
    running = await client.get(f"/api/replays/{'0' * 32}/review")
    assert running.status_code == 404, "what has no replay has no review"


async def test_an_address_has_few_at_once(application: Application, client: httpx.AsyncClient) -> None:
    lane = with_lane(application)
    lane.open.clear()
    ids = [await kept(application, finished("vcard", seed)) for seed in (7, 8, 9)]
    answers = [await client.get(f"/api/replays/{id}/review") for id in ids]
    assert [answer.status_code for answer in answers] == [200, 200, 503]
    application.api.state.reviews.close()


async def test_what_went_wrong_is_told_and_tried_again(application: Application, client: httpx.AsyncClient) -> None:
    from kaimaku.server.errors.api_error import api_error

    lane = with_lane(application)

    async def fail(*args: object) -> None:
        raise api_error("too_much_work")

    id = await kept(application, finished("vcard"))
    good, lane.do = lane.do, fail  # type: ignore[method-assign, assignment]
    answer = await client.get(f"/api/replays/{id}/review")
    while answer.status_code == 200:
        await asyncio.sleep(0)
        answer = await client.get(f"/api/replays/{id}/review")
    assert answer.status_code == 400 and answer.json()["code"] == "too_much_work"
    lane.do = good  # type: ignore[method-assign]
    await whole(client, id)
