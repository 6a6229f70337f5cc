"""deck list: the built-in decks by kind. deck check: cards that are not here yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.decks import KINDS, list_builtin
from tests.coming import coming  # noqa: F401  (a fixture)

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]


def test_tournament_decks_are_listed_with_event_and_day(capsys: Capsys) -> None:
    en = kaimaku(capsys, "deck", "list", "--kind", "tournament")
    assert en.code == 0 and en.out.startswith("hocg: Tournament decks\n")
    assert "cup-marine-4f9gy" in en.out and "WGP2025 Tokyo, Individual, Block B, 2nd, 2025-05-05" in en.out
    assert "rec-" not in en.out and "Formats" not in en.out and "vcard" not in en.out
    ja = kaimaku(capsys, "deck", "list", "--kind", "tournament", "--lang", "ja")
    assert ja.out.startswith("hocg: 大会デッキ\n") and "マリン単（WGP2025 東京）" in ja.out and "…" not in ja.out


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_as_json(capsys: Capsys, kind: str) -> None:
    data = kaimaku(capsys, "deck", "list", "--game", "hocg", "--kind", kind, "--json").json
    assert list(data["decks"]) == list(list_builtin("hocg", kind)) != []
    assert set(data["kinds"].values()) == {kind}
    assert set(data["events"]) == (set(data["decks"]) if kind == "tournament" else set())


def test_decks_that_a_tournament_restriction_excludes_are_marked(capsys: Capsys) -> None:
    told = " ".join(kaimaku(capsys, "deck", "list", "--kind", "recommended").out.split())
    assert "Official tournaments allow 1 copy of hBP01-030 (the deck has 4)." in told
    data = kaimaku(capsys, "deck", "list", "--kind", "recommended", "--json").json
    assert data["restricted"]["rec-mumei-hbp01"] == ["hBP01-030"]
    checked = kaimaku(capsys, "deck", "check", "rec-mumei-hbp01")
    assert checked.code == 0 and "Official tournaments allow 1 copy" in checked.out and "[]" not in checked.out


def test_one_game_only_and_what_is_no_kind(capsys: Capsys) -> None:
    vcard = kaimaku(capsys, "deck", "list", "--game", "vcard")
    assert vcard.code == 0 and "vcard: Start decks" in vcard.out and "hocg:" not in vcard.out
    assert "No decks of this kind." in kaimaku(capsys, "deck", "list", "--game", "vcard", "--kind", "sample").out
    assert "is not one of 'start', 'recommended'" in complaint(kaimaku(capsys, "deck", "list", "--kind", "gold"))
    assert "danmaku has no decks" in complaint(kaimaku(capsys, "deck", "list", "--game", "danmaku"))


@pytest.mark.usefixtures("coming")
def test_cards_that_are_not_here_yet_are_named_with_the_nearest_ones(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Oshi\n1 hSD01-001\nMain\n4 hSD01-003\n3 hBP98-010\n1 hBP99-001\n", encoding="utf-8")
    told = kaimaku(capsys, "deck", "check", file)
    assert told.code == 1 and "Not playable yet (3 cards):" in told.out
    (line,) = [line for line in told.out.splitlines() if "hBP98-010" in line]
    assert line.startswith("  3 × ") and "; nearest: " in line
    assert "unknown card hBP99-001" in told.out
    assert "未対応のカード（3枚）：" in kaimaku(capsys, "deck", "check", file, "--lang", "ja").out
    (one,) = kaimaku(capsys, "deck", "check", file, "--json").json["missing"]
    assert (one["number"], one["count"], one["pile"]) == ("hBP98-010", 3, "main") and one["nearest"]


def test_a_deck_is_checked_by_the_list_of_a_region(capsys: Capsys) -> None:
    free = kaimaku(capsys, "deck", "check", "rec-mumei-hbp01")
    assert free.code == 0 and "Official tournaments allow 1 copy of hBP01-030" in free.out
    japan = kaimaku(capsys, "deck", "check", "rec-mumei-hbp01", "--restricted", "ja")
    assert japan.code == 1 and "Japanese tournaments allow 1 copy of hBP01-030" in japan.out
    assert "not legal" in japan.out and "Official tournaments" not in japan.out
    assert kaimaku(capsys, "deck", "check", "sora", "--restricted", "en").code == 0
    assert "choose from ja, en" in kaimaku(capsys, "deck", "check", "sora", "--restricted", "fr").err
