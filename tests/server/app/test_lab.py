"""The last matrix over the wire: the newest of one's own, else the one that comes with Kaimaku."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from kaimaku.lab.folders import shipped_matrix
from kaimaku.lab.matrix import Matrix, matrix_run, to_json
from kaimaku.lab.results import put
from kaimaku.server.settings import Settings
from tests.lab.field import made_up, three, two

pytestmark = pytest.mark.anyio
HOCG, VCARD = "/api/games/hocg/lab", "/api/games/vcard/lab"


def vcard(made: str) -> Matrix:
    scores = {("tidal", "meadow"): [(1.0, 0.0), (1.0, 1.0)], ("meadow", "choir"): [(1.0, 1.0)]}
    return replace(made_up(scores, matrix_run("vcard", three(), "random", 5)), made=made)


async def test_the_newest_is_shown(client: httpx.AsyncClient, tmp_path: Path) -> None:
    put(tmp_path / "lab" / "one" / "matrix.json", to_json(vcard("2026-01-01T00:00:00+00:00")))
    put(tmp_path / "lab" / "two" / "matrix.json", to_json(vcard("2026-03-01T00:00:00+00:00")))
    put(tmp_path / "lab" / "matrix.json", to_json(vcard("2026-02-01T00:00:00+00:00")))
    found = (await client.get(VCARD)).json()
    assert (found["made"], found["game"], found["bot"], found["seed"]) == (
        "2026-03-01T00:00:00+00:00",
        "vcard",
        "random",
        5,
    )
    assert [deck["id"] for deck in found["decks"]] == ["tidal", "meadow", "choir"]
    assert found["decks"][0]["name"] == {"en": "Tidal Current", "ja": "タイダル・カレント"}
    cell = found["cells"][0]
    assert (cell["a"], cell["b"], cell["wins"], cell["losses"], cell["share"]["rate"]) == (
        "tidal",
        "meadow",
        3,
        1,
        0.75,
    )
    assert cell["share"]["low"] < 0.75 < cell["share"]["high"]
    put(tmp_path / "lab" / "one" / "matrix.json", to_json(vcard("2026-04-01T00:00:00+00:00")))
    assert (await client.get(VCARD)).json()["made"] == "2026-04-01T00:00:00+00:00"


async def test_what_has_not_changed_is_not_sent_again(client: httpx.AsyncClient, tmp_path: Path) -> None:
    put(tmp_path / "lab" / "matrix.json", to_json(vcard("2026-01-01T00:00:00+00:00")))
    first = await client.get(VCARD)
    again = await client.get(VCARD, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_what_is_no_matrix_is_passed_over(client: httpx.AsyncClient, tmp_path: Path) -> None:
    put(tmp_path / "lab" / "good" / "matrix.json", to_json(vcard("2026-01-01T00:00:00+00:00")))
    put(tmp_path / "lab" / "torn" / "matrix.json", to_json(vcard("2026-05-01T00:00:00+00:00"))[:-40])
    put(tmp_path / "lab" / "other" / "matrix.json", b"{}")
    (tmp_path / "lab" / "folder" / "matrix.json").mkdir(parents=True)
    assert (await client.get(VCARD)).json()["made"] == "2026-01-01T00:00:00+00:00"


async def test_one_comes_with_kaimaku(client: httpx.AsyncClient) -> None:
    shipped = shipped_matrix("hocg")
    assert shipped is not None
    assert (await client.get(HOCG)).json()["made"] == shipped.made


async def test_a_deck_that_was_changed_since_is_not_linked(client: httpx.AsyncClient, tmp_path: Path) -> None:
    sora, azki = two()
    changed = replace(sora, piles={**sora.piles, "cheer": {"hY01-001": 20}})
    found = made_up({("sora", "azki"): [(1.0, 1.0)]}, replace(matrix_run("hocg", two()), decks=[changed, azki]))
    put(tmp_path / "lab" / "matrix.json", to_json(found))
    told = (await client.get(HOCG)).json()
    assert {deck["id"]: deck["builtin"] for deck in told["decks"]} == {"sora": False, "azki": True}


async def test_games_without_decks_or_results(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await client.get("/api/games/danmaku/lab")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_decks")
    monkeypatch.setattr("kaimaku.lab.folders.shipped_matrix", lambda game: None)
    answer = await client.get(VCARD)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_matrix")
    assert (await client.get("/api/games/chess/lab")).status_code == 404


class TestElsewhere:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(data=tmp_path, lab=tmp_path / "elsewhere", rate=0)

    async def test_the_folder_can_be_named(self, client: httpx.AsyncClient, tmp_path: Path) -> None:
        put(tmp_path / "lab" / "matrix.json", to_json(vcard("2026-02-01T00:00:00+00:00")))
        put(tmp_path / "elsewhere" / "matrix.json", to_json(vcard("2026-01-01T00:00:00+00:00")))
        assert (await client.get(VCARD)).json()["made"] == "2026-01-01T00:00:00+00:00"
