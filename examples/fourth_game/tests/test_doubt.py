"""The game by itself: what nobody may see, who gives up, and that tables from outside are looked at."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from kaimaku_doubt.game import GAME
from kaimaku_doubt.speech import DESK
from kaimaku_doubt.table import DoubtTable, called, card_words, hand, rank

from kaimaku.bots import bot
from kaimaku.kernel.decisions import CONCEDE, PASS
from kaimaku.kernel.plain_data import Unsound
from tests.rule import rule


def new(truth: bool = True) -> DoubtTable:
    """A table of three at which a card has just been laid."""
    t = GAME.new([None] * 3, 1, journal=True)
    GAME.decide(t, 0, next(("lay", card) for card in hand(t, 0) if (rank(t, card) == called(t)) == truth))
    return t


@rule("doubt:1.1", "doubt:1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_and_shows_nobody_what_is_hidden(seats: int) -> None:
    for seed in range(6):
        t, rng = GAME.new([None] * seats, seed, journal=True), Random(seed)
        assert sorted(t.defs) == list(range(28))
        while t.result is None:
            for viewer in (None, *range(seats)):
                seen = msgspec.json.encode(DESK.view(t, viewer)).decode()
                hidden = [card for other in {*range(seats)} - {viewer} for card in hand(t, other)]
                assert not any(f'"c{card}"' in seen or card_words(t.defs[card]).en in seen for card in hidden)
            seat = t.asked[0]
            GAME.decide(t, seat, bot("counter" if seat else "random", "doubt").choose(GAME, t, seat, rng))
        lines = DESK.narrator(None).lines(t, t.journal or [], 1, True)
        assert all(line.kind != "lay" or (line.words and "a card as" in line.words.en) for line in lines)


@pytest.mark.parametrize("seat", range(3))
def test_dealt_anew_it_is_the_same_to_whoever_looks(seat: int) -> None:
    t = new()
    dealt = GAME.determinize(t, seat, Random(3))
    assert dealt.defs != t.defs
    assert GAME.view(dealt, seat) == GAME.view(t, seat)


@rule("doubt:4.3")
def test_whoever_gives_up_is_out_and_the_others_play_on() -> None:
    t = new(truth=False)
    GAME.decide(t, 0, CONCEDE)
    assert t.asked == (1,) and not hand(t, 0) and len(t.zones[0]) == 10
    GAME.decide(t, 1, ("lay", hand(t, 1)[0]))
    assert t.asked == (2,)
    GAME.decide(t, 2, CONCEDE)
    assert t.result == ((1,), "doubt:4.3")


def test_a_saved_table_is_opened_and_a_strange_one_is_not() -> None:
    t = new()
    GAME.decide(t, 1, PASS)
    data, alone = t.to_data(), GAME.new([None] * 2, 1).to_data() | {"used": [[[0, 1], 1], [[1], 0]]}
    assert GAME.open(data).digest() == t.digest()
    for strange in (data | {"active": 1}, data | {"asked": [0, 2]}, data | {"defs": ["SA"] * 28}, alone):
        with pytest.raises(Unsound):
            GAME.open(strange)
