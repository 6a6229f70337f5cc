"""Decks and cards of VCard at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.decks import builtin, list_builtin, write
from kaimaku.games.vcard.decks.facts import load

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", list_builtin("vcard"))
def test_built_in_decks_are_legal(capsys: Capsys, name: str) -> None:
    data = kaimaku(capsys, "deck", "check", name, "--json").json
    assert data["legal"] is True and data["game"] == "vcard" and data["name"] == builtin(name).name
    ran = kaimaku(capsys, "deck", "check", name)
    assert ran.code == 0 and "50 main" in ran.out and "legal" in ran.out


def test_an_illegal_deck_says_why_and_fails(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(write(builtin("tidal"), "text").replace("3 CCD-001", "4 CCD-001"), encoding="utf-8")
    ran = kaimaku(capsys, "deck", "check", path, "--json")
    assert ran.code == 1
    assert {p["rule"] for p in ran.json["problems"]} == {"vcard:5.1.0.1", "vcard:5.1.1.3"}
    told = kaimaku(capsys, "deck", "check", path, "--lang", "ja")
    assert told.code == 1 and "vcard:5.1.1.3" in told.out and "使用できません" in told.out


def test_a_list_of_names_finds_its_game_by_itself(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Main\n3 Marlo Brinewick PL8\n2 Sloshua\n", encoding="utf-8")
    data = kaimaku(capsys, "deck", "check", path, "--json").json
    assert data["game"] == "vcard" and data["deck"] == {"main": {"CCD-001": 3, "CCD-010": 2}}
    told = kaimaku(capsys, "deck", "check", path, "--game", "hocg", "--json").json
    assert told["game"] == "hocg" and len(told["unresolved"]) == 2
    path.write_text("Main\n2 Second-hand Player\n", encoding="utf-8")
    assert kaimaku(capsys, "deck", "check", path, "--json").json["game"] == "hocg"


def test_danmaku_has_no_decks(capsys: Capsys) -> None:
    assert "danmaku has no decks" in complaint(kaimaku(capsys, "deck", "check", "tidal", "--game", "danmaku"))


def test_converting_and_back_keeps_the_deck(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    assert kaimaku(capsys, "deck", "convert", "tidal", "--to", "text", "-o", path).code == 0
    assert "3 CCD-001 Marlo Brinewick PL8" in path.read_text(encoding="utf-8")
    back = kaimaku(capsys, "deck", "check", path, "--json").json
    assert back["format"] == "text" and back["deck"]["main"] == dict(builtin("tidal").main)
    assert "holoDelta" in complaint(kaimaku(capsys, "deck", "convert", "tidal", "--to", "holodelta"))


def test_odds(capsys: Capsys) -> None:
    told = {one["id"]: one for one in kaimaku(capsys, "deck", "odds", "tidal", "--json").json}
    assert 0.93 < told["pl8"]["chance"] < 0.94 and told["pl8"]["ja"] == "最初の7枚にPL8"
    assert "93.3 %" in kaimaku(capsys, "deck", "odds", "tidal").out
    assert "最初の手札にDebut" in kaimaku(capsys, "deck", "odds", "sora", "--lang", "ja").out
    drawing = ("deck", "odds", "tidal", "--card", "ccd-1", "--card", "CCD-004", "--copies", 2, "--seen", 10)
    [one] = kaimaku(capsys, *drawing, "--json").json
    assert one["en"] == "at least 2 of CCD-001, CCD-004 in the first 10 cards"
    assert 0.25 < one["chance"] < 0.27
    assert "CCD-099 isn't in the deck" in complaint(kaimaku(capsys, "deck", "odds", "tidal", "--card", "CCD-099"))


def test_decks_are_chosen_for_a_simulation(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(write(builtin("choir"), "text"), encoding="utf-8")
    for decks in ("tidal,meadow", f"{path},bonfire", "sparks,garden"):
        data = kaimaku(capsys, "sim", "vcard", "--decks", decks, "--games", 2, "--json").json
        assert data["games"] == 2 and data["errors"] == 0
    told = kaimaku(capsys, "sim", "vcard", "--decks", "tidal, choir", "--games", 4, "--swap").out
    assert "with tidal" in told and "with choir" in told


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ("tidal", "2 seats"),
        ("tidal,sora", "unknown vcard deck 'sora'"),
        ("tidal,no-such-file", "bonfire, choir"),
    ],
)
def test_a_simulation_explains_what_does_not_fit(capsys: Capsys, decks: str, said: str) -> None:
    assert said in complaint(kaimaku(capsys, "sim", "vcard", "--decks", decks))


def test_a_file_that_cannot_be_played_says_why(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(write(builtin("tidal"), "text").replace("3 CCD-001", "2 CCD-001"), encoding="utf-8")
    assert "this one has 49" in complaint(kaimaku(capsys, "sim", "vcard", "--decks", f"tidal,{path}"))
    path.write_text(write(builtin("sora")), encoding="utf-8")
    assert "a deck for hocg, not vcard" in complaint(kaimaku(capsys, "sim", "vcard", "--decks", f"tidal,{path}"))


def test_nobody_brings_a_deck_to_danmaku(capsys: Capsys) -> None:
    assert "danmaku" in complaint(kaimaku(capsys, "sim", "danmaku", "--decks", "tidal,meadow"))


def test_a_card_is_told_in_both_languages(capsys: Capsys) -> None:
    assert "The tide tables are just vibes." in kaimaku(capsys, "cards", "vcard", "CCD-002").out
    ja = kaimaku(capsys, "cards", "vcard", "ccd-002", "--lang", "ja").out
    assert "VTuber PL9  水" in ja and "潮見表" in ja
    assert "Hype Goblin  CCD-114\nAlly  Neutral\n" in kaimaku(capsys, "cards", "vcard", "hype goblin").out
    assert "CCD-003" in kaimaku(capsys, "cards", "vcard", "Marlo Brinewick PL10").out


def test_the_cards_of_a_set(capsys: Capsys) -> None:
    demo = kaimaku(capsys, "cards", "vcard", "--set", "ccd", "--json").json
    assert len(demo) == 135 and {card["number"] for card in demo} <= load().keys()
