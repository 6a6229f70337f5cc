"""The decks VCard is played with when nobody names any, and decks of anything."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from kaimaku.decks import builtin
from kaimaku.games.vcard.card import BY_ID
from kaimaku.games.vcard.game import GAME
from kaimaku.usual import any_deck, decks_for
from tests.decks.vcard_cards import FACTS, changed


def test_the_usual_decks_can_be_dealt() -> None:
    decks = decks_for("vcard", 2)
    assert decks == decks_for("vcard", 2, ["tidal", "meadow"])
    assert GAME.new(decks, 1).result is None


def test_a_deck_of_ones_own_may_hold_promos() -> None:
    own = decks_for("vcard", 2, [changed(CCD_001=1, CCD_001P=2), builtin("tidal")])
    assert sorted(map(str, own[0])) == sorted(map(str, own[1]))  # type: ignore[call-overload]
    assert GAME.new(own, 1).result is None


def test_names_of_the_other_game_are_no_decks() -> None:
    assert decks_for("vcard", 2, ["sora", "tidal"])[0] == "sora"
    with pytest.raises(ValueError, match="2 seats"):
        decks_for("vcard", 2, ["tidal"])


def test_any_deck_can_be_played_and_reaches_every_card() -> None:
    seen: set[str] = set()
    for seed in range(300):
        deck = cast("list[str]", any_deck("vcard", Random(seed)))
        assert len(deck) == 50 and any(FACTS[number].pl == 8 for number in deck)
        seen.update(deck)
    assert seen == BY_ID.keys() & FACTS.keys()
    assert GAME.new([any_deck("vcard", Random(seed)) for seed in (1, 2)], 3).result is None
