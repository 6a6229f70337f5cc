"""Cards, and pictures of the user's own."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.known import numbers
from kaimaku.games.hocg.status import status
from kaimaku.server.content import images
from kaimaku.server.content.cards import card_list
from kaimaku.server.content.images import ImagePack, sniff
from kaimaku.wire.common import Fault
from kaimaku.wire.rest import CardInfo, CardList
from tests.coming import coming  # noqa: F401  (a fixture)

from .conftest import Client

WEBP = b"RIFF\x10\x00\x00\x00WEBPVP8 " + b"\0" * 16
PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 16
JPEG = b"\xff\xd8\xff\xe0" + b"\0" * 16
AVIF = b"\0\0\0\x1cftypavif" + b"\0" * 16


def test_every_printed_card_that_can_be_played_is_there(client: Client) -> None:
    answer = client.get("/api/games/hocg/cards")
    found = msgspec.json.decode(answer.content, type=CardList)
    assert {card.id for card in found.cards} == facts.load().keys() & BY_ID.keys()
    assert found.images == []
    again = client.get("/api/games/hocg/cards", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_cards_of_scenarios_stand_apart_and_open_too(client: Client) -> None:
    found = msgspec.json.decode(client.get("/api/games/hocg/cards").content, type=CardList)
    apart = {card.id: card for card in found.scenario_cards}
    assert {"x-filler", "x-spare", "x-oshi"} <= apart.keys()
    assert not apart.keys() & {card.id for card in found.cards}
    azure = next(card for number, card in apart.items() if number.startswith("Azure~"))
    assert msgspec.json.decode(client.get(f"/api/games/hocg/cards/{azure.id}").content, type=CardInfo) == azure


def test_one_card_and_one_that_is_none(client: Client) -> None:
    assert client.get("/api/games/hocg/cards/hSD01-011").json()["hp"] == 190
    for number in ("hSD01-999", "..%2F..%2Fetc%2Fpasswd", "%00", "x" * 41):
        answer = client.get(f"/api/games/hocg/cards/{number}")
        assert answer.status_code in (400, 404)
        assert msgspec.json.decode(answer.content, type=Fault).words.ja


@pytest.mark.usefixtures("coming")
def test_cards_say_how_sure_they_are_and_what_is_not_here(client: Client) -> None:
    found = msgspec.json.decode(client.get("/api/games/hocg/cards").content, type=CardList)
    assert {card.id: card.status for card in found.cards} == {card.id: status(card.id) for card in found.cards}
    assert {card.status for card in found.scenario_cards} == {""}
    assert card_list("hocg").not_yet == {"hBP98": "1 10"}
    known = {number for name, spans in card_list("hocg").not_yet.items() for number in numbers(name, spans)}
    assert "hBP98-010" in known and not known & {card.id for card in found.cards}
    answer = client.get("/api/games/hocg/cards/hBP98-010")
    fault = msgspec.json.decode(answer.content, type=Fault)
    assert (answer.status_code, fault.code) == (404, "not_yet")
    assert fault.words.en == "hBP98-010 isn't playable yet."
    vcard = msgspec.json.decode(client.get("/api/games/vcard/cards").content, type=CardList)
    assert vcard.not_yet == {} and {card.status for card in vcard.cards} == {""}


@pytest.mark.parametrize("path", ["cards", "cards/CCD-001", "images/CCD-001"])
def test_a_game_nobody_knows_has_no_cards(client: Client, path: str) -> None:
    answer = client.get(f"/api/games/chess/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_game")


# --- pictures -------------------------------------------------------------------------------------------------------


def test_pictures_are_found_in_folders_and_by_their_bytes(pictured: tuple[Client, Path]) -> None:
    client, folder = pictured
    (folder / "hocg" / "hSD01").mkdir(parents=True)
    (folder / "hocg" / "hSD01" / "hSD01-001.webp").write_bytes(WEBP)
    (folder / "hSD01-002.png").write_bytes(JPEG)  # its bytes count, not its name
    (folder / "hSD01-003.png").write_bytes(b"<svg onload=alert(1)>")
    (folder / "hSD01-004.svg").write_bytes(PNG)
    (folder / "hSD01-005 copy.png").write_bytes(PNG)
    (folder / "notes.txt").write_text("mine")
    assert client.get("/api/games/hocg/cards").json()["images"] == ["hSD01-001", "hSD01-002"]
    webp, jpeg = (client.get(f"/api/games/hocg/images/hSD01-00{n}") for n in (1, 2))
    assert (webp.content, webp.headers["content-type"]) == (WEBP, "image/webp")
    assert (jpeg.content, jpeg.headers["content-type"]) == (JPEG, "image/jpeg")
    assert webp.headers["x-content-type-options"] == "nosniff"
    assert webp.headers["content-security-policy"] == "default-src 'none'"
    for number in ("hSD01-003", "hSD01-004", "hSD01-005", "hSD01-006"):
        assert client.get(f"/api/games/hocg/images/{number}").status_code == 404


def test_a_picture_is_not_sent_twice(pictured: tuple[Client, Path]) -> None:
    client, folder = pictured
    (folder / "hSD01-001.avif").write_bytes(AVIF)
    first = client.get("/api/games/hocg/images/hSD01-001")
    assert first.status_code == 200
    again = client.get("/api/games/hocg/images/hSD01-001", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_list_of_cards_changes_with_the_pictures(
    pictured: tuple[Client, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(images, "FRESH", 0.0)
    client, folder = pictured
    before = client.get("/api/games/hocg/cards")
    (folder / "hSD01-001.png").write_bytes(PNG)
    after = client.get("/api/games/hocg/cards", headers={"if-none-match": before.headers["etag"]})
    assert (after.status_code, after.json()["images"]) == (200, ["hSD01-001"])


def test_nothing_but_small_pictures_inside_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "LARGEST", 10_000)
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "hSD01-001.png").write_bytes(PNG)
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "hSD01-001.png").symlink_to(outside / "hSD01-001.png")
    (folder / "linked").symlink_to(outside)
    (folder / "hSD01-002.png").write_bytes(PNG + b"\0" * 10_000)
    deep = folder / "a" / "b" / "c" / "d"
    deep.mkdir(parents=True)
    (deep / "hSD01-003.png").write_bytes(PNG)
    (deep.parent / "hSD01-004.png").write_bytes(PNG)
    os.mkfifo(folder / "hSD01-005.png")
    assert set(ImagePack(folder).pictures()) == {"hSD01-004"}


def test_a_picture_that_was_replaced_by_something_else_is_not_given_out(tmp_path: Path) -> None:
    file = tmp_path / "hSD01-001.png"
    file.write_bytes(PNG)
    pack = ImagePack(tmp_path, clock=lambda: 0.0)
    assert pack.read("hSD01-001") is not None
    file.write_bytes(b"<html>")
    assert pack.read("hSD01-001") is None
    file.unlink()
    assert pack.read("hSD01-001") is None
    assert ImagePack(tmp_path / "nowhere").pictures() == {}
    assert ImagePack(None).read("hSD01-001") is None


def test_of_several_pictures_of_a_card_the_smallest_kind_is_taken(tmp_path: Path) -> None:
    for name, data in (("hSD01-001.jpg", JPEG), ("hSD01-001.webp", WEBP), ("hSD01-001.png", PNG)):
        (tmp_path / name).write_bytes(data)
    assert ImagePack(tmp_path).pictures()["hSD01-001"].type == "image/webp"


def test_what_is_no_picture() -> None:
    assert [sniff(data[:32]) for data in (WEBP, PNG, JPEG, AVIF)] == [
        "image/webp",
        "image/png",
        "image/jpeg",
        "image/avif",
    ]
    assert [sniff(data) for data in (b"", b"GIF89a", b"<svg", b"\0\0\0\x1cftypmp42", b"RIFF\0\0\0\0WAVE")] == [""] * 5
