"""The story of a finished game: life or points over time, and the turns that decided most."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from kaimaku.games.danmaku.projection.shape import DanmakuView
from kaimaku.games.vcard.projection.shape import VCardView
from kaimaku.kernel.replay import Replay
from kaimaku.server.playback.frames import frames
from kaimaku.server.playback.story import story
from kaimaku.wire.replays import Story
from kaimaku.wire.views import View
from tests.server.app.games import finished
from tests.server.hocg_view import hocg_view

GAMES = ("hocg", "danmaku", "vcard")
BINARY = {"content-type": "application/octet-stream"}


def shown(view: View) -> list[int]:
    """What decides the game, as the table shows it."""
    if isinstance(view, DanmakuView):
        return [player.life if player.active else 0 for player in view.players]
    if isinstance(view, VCardView):
        return [board.points for board in view.boards]
    return [side.life.count for side in hocg_view(view).sides]


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_are_what_the_table_showed(game: str) -> None:
    replay = finished(game)
    found = story(replay, None)
    steps = frames(replay, ["?"] * len(found.scores), "watch").steps
    for seat, points in enumerate(found.scores):
        now = dict(points)
        value = now[0]
        for step in steps:
            value = now.get(step.n, value)
            assert value == shown(step.view)[seat], (seat, step.n)
    assert found.steps == len(replay.moves) == steps[-1].n


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [7, 8])
def test_no_turn_brought_the_winners_more_than_those_it_calls_decisive(game: str, seed: int) -> None:
    replay = finished(game, seed)
    found = story(replay, 0)
    assert replay.result is not None
    winners = replay.result[0]
    assert isinstance(winners, list)

    def lead(step: int) -> float:
        now = [[value for at, value in points if at <= step][-1] for points in found.scores]
        sides = [[n for seat, n in enumerate(now) if (seat in winners) is side] for side in (True, False)]
        return sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])

    begins = [turn.step for turn in found.turns]
    ends = [*begins[1:], found.steps]
    swings = sorted((lead(end) - lead(begin) for begin, end in zip(begins, ends, strict=True)), reverse=True)
    decisive = [lead(dict(zip(begins, ends, strict=True))[each.step]) - lead(each.step) for each in found.decisive]
    assert sorted(decisive, reverse=True) == pytest.approx([swing for swing in swings[:2] if swing > 0])
    assert [each.step for each in found.decisive] == sorted(each.step for each in found.decisive)
    for each in found.decisive:
        assert each.before != each.after and 0 < len(each.lines) <= 3
        assert all(line.words is not None for line in each.lines) and each.words is not None


def test_a_player_is_told_as_you_and_a_spectator_by_name() -> None:
    mine, theirs, watched = (story(finished(), seat).decisive[0].lines for seat in (0, 1, None))
    said = [lines[-1].words.en for lines in (mine, theirs, watched) if lines[-1].words is not None]
    assert [each.split(" life")[0] for each in said] == ["You lose 1", "{0} loses 1", "{0} loses 1"]


def test_a_game_in_which_nothing_changed_has_no_decisive_turn() -> None:
    replay = finished()
    begun = Replay(replay.game, replay.version, replay.cards, replay.setup, replay.seed)
    begun.moves = replay.moves[:30]
    assert story(begun, None).decisive == []


@pytest.mark.anyio
async def test_by_rest(client: httpx.AsyncClient) -> None:
    kept = (await client.post("/api/replays", content=finished().to_bytes(), headers=BINARY)).json()["id"]
    got = await client.get(f"/api/replays/{kept}/story?seat=1")
    assert got.status_code == 200 and len(got.content) < 10_000
    assert msgspec.json.decode(got.content, type=Story) == story(finished(), 1)
    assert (await client.get(f"/api/replays/{kept}/story?seat=5")).json()["code"] == "no_view"
    assert (await client.get(f"/api/replays/{kept}/story?seat=all")).status_code == 400
    assert (await client.get(f"/api/replays/{'0' * 32}/story")).status_code == 404
