"""Replays by REST: kept, found, shown from every side, checked; bad files are refused with a reason."""

from __future__ import annotations

import json
import zlib
from typing import Any

import httpx
import msgspec
import pytest

from kaimaku import games
from kaimaku.games.vcard.projection.desk import DESK
from kaimaku.games.vcard.projection.shape import VCardView
from kaimaku.kernel.replay import MAGIC, Wrong
from kaimaku.server.app import Application
from kaimaku.server.playback import replay_jobs
from kaimaku.server.playback.bad_replay import WORDS
from kaimaku.wire.common import Words
from kaimaku.wire.replays import Beliefs, ReplayFrames, ReplayInfo, ReplayList, StoredReplay, VerifyReport
from tests.server.app.games import finished
from tests.server.hocg_view import hocg_view

pytestmark = pytest.mark.anyio
BINARY = {"content-type": "application/octet-stream"}


async def upload(client: httpx.AsyncClient, data: bytes) -> httpx.Response:
    return await client.post("/api/replays", content=data, headers=BINARY)


def changed(**parts: object) -> bytes:
    """The file of a finished game with other contents here and there."""
    text: dict[str, Any] = json.loads(zlib.decompress(finished().to_bytes()[len(MAGIC) :]))
    return MAGIC + zlib.compress(json.dumps({**text, **parts}).encode())


async def test_a_replay_is_kept_and_shown(client: httpx.AsyncClient) -> None:
    replay = finished()
    data = replay.to_bytes()
    answer = await upload(client, data)
    assert answer.status_code == 201, answer.text
    kept = msgspec.json.decode(answer.content, type=StoredReplay)
    assert kept.verified.ok and kept.verified.decisions == len(replay.moves)
    again = await upload(client, data)
    assert msgspec.json.decode(again.content, type=StoredReplay).id == kept.id

    address = f"/api/replays/{kept.id}"
    info = msgspec.json.decode((await client.get(address)).content, type=ReplayInfo)
    assert (info.id, info.game, info.decisions) == (kept.id, "hocg", len(replay.moves))
    assert info.outcome is not None and info.outcome.seed == str(replay.seed)
    assert info.turns > 1

    for seat in ("0", "1", "watch", "all"):
        got = await client.get(f"{address}/frames", params={"seat": seat})
        assert got.headers["content-encoding"] == "gzip"
        shown = msgspec.json.decode(got.content, type=ReplayFrames)
        assert str(shown.seat) == seat
        assert len(shown.steps) == len(replay.moves) + 1
        backs = [{side.seat for side in hocg_view(step.view).sides if None in side.hand} for step in shown.steps]
        assert set().union(*backs) == {"0": {1}, "1": {0}, "watch": {0, 1}, "all": set()}[seat]

    got = await client.get(f"{address}/file")
    assert got.content == data
    assert got.headers["content-disposition"].endswith(f'-{kept.id[:8]}.kaimaku"')
    report = msgspec.json.decode((await client.get(f"{address}/verify")).content, type=VerifyReport)
    assert report == kept.verified


async def test_frames_once_more_are_not_sent_again(client: httpx.AsyncClient) -> None:
    kept = (await upload(client, finished().to_bytes())).json()["id"]
    first = await client.get(f"/api/replays/{kept}/frames", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in first.headers
    assert len(msgspec.json.decode(first.content, type=ReplayFrames).steps) > 10
    tag = first.headers["etag"]
    second = await client.get(f"/api/replays/{kept}/frames", headers={"if-none-match": tag})
    assert (second.status_code, second.content) == (304, b"")
    other = await client.get(f"/api/replays/{kept}/frames?seat=0", headers={"if-none-match": tag})
    assert other.status_code == 200


async def test_an_uploaded_replay_is_not_listed(client: httpx.AsyncClient, application: Application) -> None:
    await upload(client, finished().to_bytes())
    got = await client.get("/api/replays")
    assert msgspec.json.decode(got.content, type=ReplayList).replays == []


async def test_a_replay_of_vcard(client: httpx.AsyncClient) -> None:
    answer = await upload(client, finished("vcard").to_bytes())
    assert answer.status_code == 201, answer.text
    kept = answer.json()["id"]
    assert (await client.get(f"/api/replays/{kept}/verify")).json()["ok"] is True
    shown = await client.get(f"/api/replays/{kept}/frames")
    assert shown.status_code == 200
    found = msgspec.json.decode(shown.content, type=ReplayFrames)
    views = [step.view for step in found.steps if isinstance(step.view, VCardView)]
    assert len(views) == len(found.steps) and found.outcome is not None
    combats = {view.combat.round for view in views if view.combat is not None}
    assert combats == set(range(1, views[-1].round + 1))
    assert {"turn", "combat", "point"} <= {mark.kind for mark in found.marks}
    assert set(found.cards) == {card for view in views for card in DESK.seen_cards(view)} | {
        line.card.card for step in found.steps for line in step.lines if line.card is not None
    }


def test_a_game_that_is_not_here_has_no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("hocg",))
    told = replay_jobs.replay_frames(finished("vcard").to_bytes(), ["a", "b"], "all")
    assert isinstance(told, Words) and "can't be shown" in told.en and told.ja


async def test_what_the_seats_believed(client: httpx.AsyncClient) -> None:
    answer = await upload(client, finished("danmaku").to_bytes())
    assert answer.status_code == 201, answer.text
    kept = answer.json()["id"]
    got = await client.get(f"/api/replays/{kept}/beliefs")
    assert got.status_code == 200 and got.headers["content-encoding"] == "gzip"
    found = msgspec.json.decode(got.content, type=Beliefs)
    assert found.kinds == ["heroine", "partner", "stage_boss", "extra_boss", "rival"]
    assert {each.seat for each in found.beliefs} == set(range(4))
    for each in found.beliefs:
        assert len(each.of) == 4 and all(sum(row) == pytest.approx(1.0, abs=0.001) for row in each.of)
    tag = got.headers["etag"]
    again = await client.get(f"/api/replays/{kept}/beliefs", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    plain = await client.get(f"/api/replays/{kept}/beliefs", headers={"accept-encoding": "identity"})
    assert plain.json()["beliefs"] == msgspec.to_builtins(found.beliefs)


async def test_only_a_game_with_roles_has_beliefs(client: httpx.AsyncClient) -> None:
    kept = (await upload(client, finished().to_bytes())).json()["id"]
    got = await client.get(f"/api/replays/{kept}/beliefs")
    assert (got.status_code, got.json()["code"]) == (422, "no_view")
    assert (await client.get(f"/api/replays/{'0' * 32}/beliefs")).status_code == 404


@pytest.mark.parametrize("seat", ["2", "7"])
async def test_a_seat_that_is_not_there(client: httpx.AsyncClient, seat: str) -> None:
    kept = (await upload(client, finished().to_bytes())).json()["id"]
    shown = await client.get(f"/api/replays/{kept}/frames?seat={seat}")
    assert (shown.status_code, shown.json()["code"]) == (422, "no_view")


BAD = {
    "empty": b"",
    "other": b"PK\x03\x04 something else",
    "cut": finished().to_bytes()[:200],
    "bomb": MAGIC + zlib.compress(b"[" * 5_000_000),
    "deep": MAGIC + zlib.compress(b'{"format":1,"setup":' + b"[" * 100_000),
    "no game": changed(game="chess"),
    "long name": changed(game="x" * 100_000),
    "no path": changed(game="../../os"),
    "another end": changed(result=[[0, 1], "hocg:1.2.3"]),
    "another seed": changed(seed="8"),
    "wrong seed": changed(seed="x"),
    "no decks": changed(setup={"decks": [], "rulings": {}}),
    "strange decks": changed(setup={"decks": [1, None], "rulings": 3}),
    "giant deck": changed(
        setup={
            "decks": [{"piles": {"oshi": {"hSD01-001": 1}, "main": {"hSD01-003": 10**9}, "cheer": {}}}] * 2,
            "rulings": {},
        }
    ),
    "strange position": changed(setup={"position": {"zones": 5}}),
    "long": changed(moves="0 pass\n" * 30_000),
    "foreign move": changed(moves="5 dance 1"),
    "strange digests": changed(digests={"1": "0" * 12}),
    "strange result": changed(result="yes"),
}


# The sentences for players, and nothing else: no message of a parser, no name of an exception.
SENTENCES = {(en.format(at=at), ja.format(at=at)) for en, ja in WORDS.values() for at in range(200)}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("other", "foreign"),
        ("cut", "damaged"),
        ("bomb", "damaged"),
        ("wrong seed", "damaged"),
        ("no game", "game"),
        ("strange decks", "beginning"),
        ("strange position", "beginning"),
        ("foreign move", "move"),
        ("strange digests", "course"),
        ("another end", "end"),
    ],
)
def test_the_sentence_says_what_is_wrong(name: str, wrong: Wrong) -> None:
    said = replay_jobs.examine(BAD[name]).report.words
    assert said.en.startswith(WORDS[wrong][0].partition("{")[0]), said


async def test_a_replay_id_that_cannot_be_one_is_a_replay_that_is_not_there(client: httpx.AsyncClient) -> None:
    for strange in ("abc", "A" * 32, "0" * 31, "リプレイ"):
        for part in ("", "/frames?seat=all", "/verify", "/beliefs", "/file"):
            answer = await client.get(f"/api/replays/{strange}{part}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_replay"), (strange, part)
            assert "regex" not in answer.text and "[0-9" not in answer.text


async def test_bad_files_are_refused_with_a_reason(client: httpx.AsyncClient, application: Application) -> None:
    for name, data in BAD.items():
        answer = await upload(client, data)
        assert answer.status_code == 400, (name, answer.text)
        fault = answer.json()
        assert len(answer.content) < 2000, name
        assert fault["code"] == "bad_replay" and "incident" not in fault, name
        assert (fault["words"]["en"], fault["words"]["ja"]) in SENTENCES, name
    assert application.metrics.incidents._value.get() == 0


async def test_what_else_may_be_wrong_with_a_request(client: httpx.AsyncClient) -> None:
    large = await upload(client, b"x" * (256 * 1024 + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    long = await upload(client, b"x" * (256 * 1024))
    assert (long.status_code, long.json()["code"]) == (400, "bad_replay")
    typed = await client.post("/api/replays", content=b"{}", headers={"content-type": "application/json"})
    assert (typed.status_code, typed.json()["code"]) == (415, "wrong_type")
    unknown = await client.get(f"/api/replays/{'0' * 32}")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no_replay")
    for strange in ("xyz", "..%2f", "A" * 32, "0" * 31):
        assert (await client.get(f"/api/replays/{strange}")).status_code in (400, 404)
    assert (await client.get(f"/api/replays/{'0' * 32}/frames?seat=9")).status_code == 400
