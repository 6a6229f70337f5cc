"""Random decks of all cards, for tests and soaks."""

from __future__ import annotations

from random import Random
from typing import cast

from kaimaku.decks import Deck
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import problems
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.setup import DeckList
from kaimaku.usual import any_deck
from tests.rule import rule

SEEDS = range(60)


def deck(seed: int) -> DeckList:
    return cast(DeckList, any_deck("hocg", Random(seed)))


@rule("hocg:6.1.2", "hocg:6.1.3.2", "hocg:6.1.4.2", "hocg:6.1.4.3")
def test_a_random_deck_is_legal() -> None:
    for seed in SEEDS:
        leader, main, cheer = deck(seed)
        made = Deck("hocg", "Any", {"oshi": {leader: 1}, "main": main, "cheer": cheer})
        assert [p for p in problems(made, facts.load(), BY_ID) if not p.warning] == []
        assert GAME.new([made, made], seed).result is None


def test_random_decks_are_of_all_cards() -> None:
    met = {number for seed in range(480) for part in deck(seed)[1:] for number in part}
    playable = {number for number in facts.load() if number in BY_ID and facts.load()[number].kind != "oshi"}
    assert met == playable
