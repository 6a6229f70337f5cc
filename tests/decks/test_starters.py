"""The decks that come with Kaimaku."""

import pytest

from kaimaku.decks import builtin, list_builtin


def test_the_start_deck_is_there_with_either_oshi() -> None:
    assert list_builtin() == ("azki", "sora")
    sora, azki = builtin("sora"), builtin("azki")
    assert (sora.oshi, azki.oshi) == ({"hSD01-001": 1}, {"hSD01-002": 1})
    assert (sora.main, sora.cheer) == (azki.main, azki.cheer)


def test_it_can_be_dealt_out() -> None:
    sora = builtin("sora")
    assert (len(sora.cards("oshi")), len(sora.cards("main")), len(sora.cards("cheer"))) == (1, 50, 20)
    assert sora.cards("main")[:5] == ["hSD01-003"] * 4 + ["hSD01-004"]


def test_an_unknown_deck_names_those_there_are() -> None:
    with pytest.raises(LookupError, match="azki, sora"):
        builtin("suisei")
