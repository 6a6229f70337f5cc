"""The deck a seat of a VCard table brings."""

from __future__ import annotations

import pytest

from kaimaku.decks import builtin
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms.seating.beginnings import chosen
from kaimaku.wire.common import Deck, DeckChoice

TIDAL = dict(builtin("tidal").main)


def brought(choice: DeckChoice, seat: int = 0) -> Deck:
    deck = chosen("vcard", 2, seat, choice)
    assert deck is not None
    return deck


def test_the_usual_deck_of_each_seat() -> None:
    assert [brought(DeckChoice(), seat).name for seat in (0, 1)] == ["Tidal Current", "Minted Meadow"]


def test_a_built_in_deck_and_one_of_ones_own() -> None:
    assert brought(DeckChoice(builtin="choir")).name == "Choir of Tides"
    own = Deck({"main": {**TIDAL, "CCD-001": 2, "CCD-001P": 1}}, "Mine")
    assert brought(DeckChoice(list=own)) == own


@pytest.mark.parametrize("name", ["sora", "nobody"])
def test_a_built_in_deck_of_another_game_is_none(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        brought(DeckChoice(builtin=name))
    assert refused.value.fault.code == "no_deck"


def test_a_deck_that_is_not_legal_is_refused_with_reasons() -> None:
    with pytest.raises(ApiError) as refused:
        brought(DeckChoice(list=Deck({"main": {**TIDAL, "CCD-010": 3}})))
    fault = refused.value.fault
    assert fault.code == "deck"
    assert "this one has 52" in fault.words.en and "limit 2" in fault.words.en and "52枚" in fault.words.ja
