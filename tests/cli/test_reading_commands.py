"""cards, rules, deck, bench: what people and programs read."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku import bench, games
from kaimaku.decks import builtin, list_builtin, write
from kaimaku.games.hocg.status import not_yet
from kaimaku.judge import catalogue
from tests.coming import coming  # noqa: F401  (a fixture)

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]


def test_a_card_is_told_in_both_languages(capsys: Capsys) -> None:
    en = kaimaku(capsys, "cards", "hocg", "hsd01-011")
    ja = kaimaku(capsys, "cards", "hocg", "hSD01-011", "--lang", "ja")
    assert en.code == ja.code == 0
    assert "Destiny Song" in en.out and "デスティニーソング" in ja.out


def test_cards_as_json(capsys: Capsys) -> None:
    one = kaimaku(capsys, "cards", "hocg", "hSD01-016", "--json").json
    assert one["number"] == "hSD01-016" and one["support"] == "staff" and "Draw 3" in one["text"]
    some = kaimaku(capsys, "cards", "hocg", "--set", "hsd01", "--json").json
    assert len(some) == 21 and {card["set"] for card in some} == {"hSD01"}


@pytest.mark.parametrize("game", ["danmaku", "vcard"])
def test_cards_of_the_other_games(capsys: Capsys, game: str) -> None:
    every = kaimaku(capsys, "cards", game, "--json").json
    first = kaimaku(capsys, "cards", game, every[0]["number"])
    assert first.code == 0 and first.out.strip() == every[0]["text"].strip()


def test_an_unknown_card_names_its_neighbours(capsys: Capsys) -> None:
    assert "hSD01-011" in complaint(kaimaku(capsys, "cards", "hocg", "hSD01-0111"))


def test_a_number_may_be_written_in_short(capsys: Capsys) -> None:
    assert kaimaku(capsys, "cards", "hocg", "hsd01-3", "--json").json["number"] == "hSD01-003"


@pytest.mark.usefixtures("coming")
def test_a_known_card_that_is_not_here_is_told_from_an_unknown_one(capsys: Capsys) -> None:
    number = next(iter(not_yet().values()))[0]
    short = number.casefold().replace("-0", "-")
    assert complaint(kaimaku(capsys, "cards", "hocg", short)) == f"kaimaku: {number} isn't playable yet"
    assert "unknown card" in complaint(kaimaku(capsys, "cards", "hocg", "hBP99-001"))


def test_a_card_says_how_sure_it_is(capsys: Capsys) -> None:
    assert "Verified: Its text matches" in kaimaku(capsys, "cards", "hocg", "hSD01-003").out
    assert "確認済み: " in kaimaku(capsys, "cards", "hocg", "hSD01-003", "--lang", "ja").out
    assert kaimaku(capsys, "cards", "hocg", "hSD01-003", "--json").json["status"] == "verified"
    assert "status" not in kaimaku(capsys, "cards", "vcard", "CCD-001", "--json").json


@pytest.mark.usefixtures("coming")
def test_the_status_of_every_set(capsys: Capsys) -> None:
    data = kaimaku(capsys, "cards", "hocg", "--status", "--json").json
    assert data["total"]["known"] == sum(row["known"] for row in data["sets"].values())
    assert all(row["known"] == row["verified"] + row["implemented"] + row["not yet"] for row in data["sets"].values())
    assert data["sets"]["hBP98"] == {"known": 2, "verified": 0, "implemented": 0, "not yet": 2}
    assert data["sets"]["hBP09"] == {"known": 54, "verified": 0, "implemented": 54, "not yet": 0}
    assert (data["sets"]["hSD03"]["known"], data["sets"]["hSD03"]["not yet"]) == (14, 0)
    one = kaimaku(capsys, "cards", "hocg", "--status", "--set", "hsd01", "--json").json
    assert list(one["sets"]) == ["hSD01"] and one["total"] == one["sets"]["hSD01"]
    table = kaimaku(capsys, "cards", "hocg", "--status").out.splitlines()
    assert table[0].split() == ["set", "cards", "verified", "implemented", "not", "playable", "yet"]
    assert any(line.split() == ["hBP98", "2", "2"] for line in table)
    ja = kaimaku(capsys, "cards", "hocg", "--status", "--lang", "ja").out
    assert "合計" in ja and "確認済み" in ja


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["hocg", "--status", "--set", "nope"], "hSD01"),
        (["hocg", "hSD01-003", "--status"], "whole sets"),
        (["nope"], "nope"),
    ],
)
def test_what_cards_cannot_be_asked(capsys: Capsys, args: list[str], told: str) -> None:
    assert told in complaint(kaimaku(capsys, "cards", *args))


def test_an_unknown_set_names_the_sets(capsys: Capsys) -> None:
    assert "hSD01" in complaint(kaimaku(capsys, "cards", "hocg", "--set", "nope"))


def test_a_rule_with_all_below_it(capsys: Capsys) -> None:
    ran = kaimaku(capsys, "rules", "hocg", "8.3", "--json")
    data = ran.json
    assert data["id"] == "hocg:8.3"
    assert [rule["id"] for rule in data["below"]][:3] == ["hocg:8.3.1", "hocg:8.3.2", "hocg:8.3.2.a"]
    assert catalogue.lookup("hocg:8.3.1").says_ja in kaimaku(capsys, "rules", "hocg", "8.3.1", "--lang", "ja").out


def test_all_rules(capsys: Capsys) -> None:
    for game in games.names():
        assert [r["id"] for r in kaimaku(capsys, "rules", game, "--json").json] == list(catalogue.load(game))


def test_an_unknown_rule_names_its_neighbours(capsys: Capsys) -> None:
    assert "hocg:8.3.3" in complaint(kaimaku(capsys, "rules", "hocg", "8.3.33"))


def test_built_in_decks_are_legal(capsys: Capsys) -> None:
    listed = kaimaku(capsys, "deck", "list", "--json").json
    assert set(listed["decks"]) == {*list_builtin("hocg"), *list_builtin("vcard")}
    assert {name for name, game in listed["games"].items() if game == "hocg"} == set(list_builtin("hocg"))
    assert listed["first"] == {"hocg": ["sora", "azki"], "vcard": ["tidal", "meadow"]}
    assert "For your first game: sora against azki." in kaimaku(capsys, "deck", "list").out
    assert "はじめての対戦にはsoraとazkiがおすすめです。" in kaimaku(capsys, "deck", "list", "--lang", "ja").out
    for name in list_builtin("hocg"):
        assert kaimaku(capsys, "deck", "check", name, "--json").json["legal"] is True


def test_an_illegal_deck_says_why_and_fails(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(write(builtin("sora")).replace("hSD01-003: 4", "hSD01-003: 5"), encoding="utf-8")
    ran = kaimaku(capsys, "deck", "check", path, "--json")
    assert ran.code == 1
    assert {p["rule"] for p in ran.json["problems"]} == {"hocg:6.1.4.2", "hocg:6.1.4.3"}
    told = kaimaku(capsys, "deck", "check", path, "--lang", "ja")
    assert told.code == 1 and "hocg:6.1.4.3" in told.out and "使用できません" in told.out


def test_converting_and_back_keeps_the_deck(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    assert kaimaku(capsys, "deck", "convert", "azki", "--to", "holodelta", "-o", path).code == 0
    back = kaimaku(capsys, "deck", "check", path, "--json").json
    assert back["format"] == "holodelta"
    assert back["deck"] == {pile: dict(cards) for pile, cards in builtin("azki").piles.items()}


@pytest.mark.parametrize(
    "args",
    [
        ("deck", "convert", "sora", "--to", "nope"),
        ("deck", "check", "no-such-file"),
        ("deck", "convert", "sora", "-o", "no/such/folder/deck.txt"),
        ("cards", "hocgg"),
        ("rules",),
        ("nonsense",),
        ("bench", "--seconds", "soon"),
    ],
)
def test_bad_input_is_one_line(capsys: Capsys, args: tuple[str, ...]) -> None:
    complaint(kaimaku(capsys, *args))


@pytest.mark.parametrize(
    "command",
    [
        *("play", "sim", "cards", "rules", "bench", "deck", "deck check", "deck convert", "deck list", "deck odds"),
        *("scenario", "scenario run", "scenario show", "replay", "replay show", "replay verify"),
    ],
)
def test_every_command_has_help_with_an_example(capsys: Capsys, command: str) -> None:
    ran = kaimaku(capsys, *command.split(), "--help")
    assert ran.code == 0 and f"kaimaku {command.split()[0]}" in ran.out and "Example" in ran.out


def test_bench_has_the_keys_programs_rely_on(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 3)
    data = kaimaku(capsys, "bench", "--seconds", 0.5, "--json").json
    assert data["chess"]["plies_per_second"] > 0
    for game in ("hocg", "danmaku (5)", "danmaku (8)", "vcard"):
        for key in ("decisions_per_second", "clone_us", "determinize_us", "setup_us"):
            assert data[game][key] > 0
