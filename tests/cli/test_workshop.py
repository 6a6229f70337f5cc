"""`kaimaku workshop`: a card in a file, how it is understood, in a deck, and on a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import kaimaku
from tests.own.sheets import SINGER


def test_a_card_is_read_put_into_a_deck_and_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet, deck = tmp_path / "card.yaml", tmp_path / "deck.yaml"
    sheet.write_text(SINGER, encoding="utf-8")
    told = kaimaku(capsys, "workshop", str(sheet))
    assert told.code == 0 and "Draw 2 cards from your deck." in told.out and "number: own~" in told.out
    made = kaimaku(capsys, "workshop", str(sheet), "--deck", "sora")
    assert made.code == 0
    deck.write_text(made.out, encoding="utf-8")
    checked = kaimaku(capsys, "deck", "check", str(deck))
    assert checked.code == 0 and "legal" in checked.out


def test_what_is_not_understood_is_told_and_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet = tmp_path / "card.yaml"
    sheet.write_text(SINGER.replace("自分のデッキを2枚引く。", "みんなで踊る。"), encoding="utf-8")
    told = kaimaku(capsys, "workshop", str(sheet), "--play")
    assert told.code == 1 and "not understood: みんなで踊る" in told.out
    sheet.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in kaimaku(capsys, "workshop", str(sheet)).err
    assert "can't write cards for danmaku" in kaimaku(capsys, "workshop", str(sheet), "--game", "danmaku").err
    assert kaimaku(capsys, "workshop", str(tmp_path / "none.yaml")).code == 2
