"""Link previews: what an address shows before it is opened, and that a table's shows nothing of the table."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from kaimaku import games
from kaimaku.decks import list_builtin
from kaimaku.server.app import Application
from kaimaku.server.http.client_files import Static
from kaimaku.server.http.preview import origin_of

pytestmark = pytest.mark.anyio
HTML = {"accept": "text/html"}
PAGE = "<head><!--preview--><title>Kaimaku</title><!--/preview--><script></script></head>"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, application: Application) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text(PAGE)
    application.static = Static(tmp_path / "client", application.static.preview)


async def head(client: httpx.AsyncClient, path: str, **headers: str) -> dict[str, str]:
    answer = await client.get(path, headers=HTML | headers)
    assert answer.status_code == 200 and answer.text.endswith("<script></script></head>")
    assert "accept-language" in answer.headers["vary"] and answer.headers["cache-control"] == "no-cache"
    found = {
        name: unescape(value)
        for name, value in re.findall(r'(?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    }
    (found["title"],) = re.findall("<title>(.*)</title>", answer.text)
    return found


async def test_the_home_page(client: httpx.AsyncClient) -> None:
    found = await head(client, "/")
    assert found["title"] == found["og:title"] == "Kaimaku"
    assert "Three card games" in found["og:description"] == found["description"]
    assert found["og:image"].startswith("http://") and found["og:image"].endswith("/preview.png")
    assert found["og:url"] == found["og:image"].removesuffix("preview.png")
    assert found["twitter:card"] == "summary_large_image"


async def test_in_japanese_for_whoever_reads_it_first(client: httpx.AsyncClient) -> None:
    found = await head(client, "/decks", **{"accept-language": "ja-JP,en;q=0.5"})
    assert (found["og:title"], found["og:locale"], found["title"]) == ("デッキ", "ja_JP", "デッキ · 開幕")
    assert (await head(client, "/decks", **{"accept-language": "en,ja;q=0.5"}))["og:locale"] == "en_US"


@pytest.mark.parametrize("game", games.names())
async def test_every_deck_and_game_by_name(client: httpx.AsyncClient, game: str) -> None:
    title = games.find(game).title[0]
    assert title in (await head(client, f"/learn/{game}"))["og:title"]
    assert title in (await head(client, f"/cards/{game}"))["og:title"]
    for deck in list_builtin(game)[:2]:
        found = await head(client, f"/decks/{deck}")
        assert title in found["og:title"] and 20 < len(found["og:description"]) <= 200


async def test_a_card_by_name(client: httpx.AsyncClient) -> None:
    (await client.get("/api/games/vcard/cards")).raise_for_status()
    card = next(each for each in (await client.get("/api/games/vcard/cards")).json()["cards"] if each.get("abilities"))
    found = await head(client, f"/cards/vcard/{card['id']}")
    assert card["name"]["en"] in found["og:title"] and card["id"] in found["og:title"]
    assert len(found["og:description"]) > 10 and "](" not in found["og:description"]


async def test_every_table_has_the_same_invitation(client: httpx.AsyncClient) -> None:
    """Real or not, of whichever game, whoever sits there."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = await client.post("/api/rooms", json={"game": "hocg", "name": 'Eve<"&', "seats": seats})
    code = opened.json()["code"]
    told = await head(client, f"/table/{code}")
    made_up = await head(client, "/table/aaaaaaaa")
    assert told.pop("og:url").endswith(code) and made_up.pop("og:url").endswith("aaaaaaaa")
    assert told == made_up and "invited" in told["og:title"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/table",
        "/cards/nothing/x",
        "/cards/vcard/no-such-card",
        "/decks/nothing",
        "/replays/zz",
        "/replays/" + "0" * 32,
    ],
)
async def test_odd_addresses_are_ordinary_pages(client: httpx.AsyncClient, path: str) -> None:
    assert (await head(client, path))["og:title"]


async def test_nothing_of_the_address_is_read_as_html(client: httpx.AsyncClient) -> None:
    answer = await client.get("/nothing/%22%3E%3Cscript%3Ealert(1)%3C/script%3E", headers=HTML)
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        (b"kaimaku.example", "https://kaimaku.example"),
        (b"127.0.0.1:8765", "https://127.0.0.1:8765"),
        (b"[::1]:8765", "https://[::1]:8765"),
        (b'x"><script>', ""),
        (b"user@host", ""),
        (b"host/path", ""),
        (b"host:port", ""),
        (b"", ""),
        (b"\xff", ""),
    ],
)
async def test_how_the_server_was_addressed(host: bytes, origin: str) -> None:
    assert origin_of("https", host) == origin


async def test_it_is_known_when_nothing_has_changed(client: httpx.AsyncClient) -> None:
    first = await client.get("/decks", headers=HTML)
    again = await client.get("/decks", headers=HTML | {"if-none-match": first.headers["etag"]})
    other = await client.get("/cards", headers=HTML | {"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and other.status_code == 200
