"""A duel: the same luck for everybody, seats exchanged, and games that break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import kaimaku.lab.duel
from kaimaku import games
from kaimaku.bots import ANY, Bot
from kaimaku.bots.random_bot import RandomBot
from kaimaku.decks import builtin
from kaimaku.games.hocg.table import DECK, HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import Replay
from kaimaku.lab.duel import Duel, Record, numbers
from kaimaku.sim import Plan, SimGame, game_seed, play
from kaimaku.usual import decks_for

DECKS = {id: builtin(id) for id in ("sora", "azki", "tidal", "meadow")}


def duel(a: str, b: str, number: int = 0, bot: str = "random", game: str = "hocg", folder: str = "failures") -> Duel:
    first, second = decks_for(game, 2, [DECKS[a], DECKS[b]])
    return Duel(game, bot, 3, number, a, b, (first, second), folder)


@pytest.mark.parametrize(("game", "deck"), [("hocg", "sora"), ("vcard", "tidal")])
def test_equal_decks_share_every_duel(game: str, deck: str) -> None:
    """Not on average: by construction."""
    for number in range(8):
        assert sum(duel(deck, deck, number, game=game).play().scores) == 1


def test_equal_decks_share_a_duel_of_bots_that_look_ahead() -> None:
    assert sum(duel("sora", "sora", bot="greedy").play().scores) == 1


def test_who_is_named_first_does_not_matter() -> None:
    for number in range(4):
        one, other = duel("sora", "azki", number).play(), duel("azki", "sora", number).play()
        assert one.scores == tuple(1 - score for score in reversed(other.scores))


def test_a_deck_is_shuffled_alike_against_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Common random numbers: the cards of seat 0 lie in the same order whoever sits opposite, and in no other game."""
    dealt: list[tuple[str, str, list[int]]] = []

    def look(plan: Plan, index: int) -> SimGame:
        t = games.game("hocg").new(plan.decks_of(index), game_seed(plan.seed, index))
        assert isinstance(t, HoloTable)
        names = [deck.name for deck in plan.decks_of(index)]  # type: ignore[attr-defined]
        dealt.append((names[0], names[1], [t.defs[card] for card in t.zones[DECK]]))
        return play(plan, index)

    monkeypatch.setattr(kaimaku.lab.duel, "play", look)
    duel("sora", "azki", 5).play()
    replace(duel("sora", "azki", 5), b="again", decks=(DECKS["sora"], DECKS["sora"])).play()
    duel("sora", "azki", 6).play()
    against_azki, swapped, against_sora, _, other_number, _ = dealt
    assert against_azki[0] == against_sora[0] != swapped[0]
    assert against_azki[2] == against_sora[2]
    assert against_azki[2] != other_number[2]


def test_a_number_is_the_whole_luck() -> None:
    assert duel("sora", "azki", 2).play() == duel("sora", "azki", 2).play()
    assert len({duel("sora", "azki", n).play().games for n in range(4)}) > 1


def test_a_draw_is_half_a_win_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wins, or both do."""
    ends: list[tuple[int, ...]] = [(), (0, 1)]

    def drawn(plan: Plan, index: int) -> SimGame:
        winners = ends.pop()
        return SimGame(index, 9, 5, winners, winners, 0, "hocg:1.2.2")

    monkeypatch.setattr(kaimaku.lab.duel, "play", drawn)
    assert duel("sora", "azki").play().scores == (0.5, 0.5)


@pytest.mark.parametrize("games", [0, 1, 3, -2])
def test_games_come_in_twos(games: int) -> None:
    with pytest.raises(ValueError, match="even"):
        numbers(games)
    assert list(numbers(6)) == [0, 1, 2]


RANDOM = RandomBot()


class Breaks(Bot):
    """A bot that gives up after a while when it sits in the second seat."""

    name = "breaks"
    asked = 0

    def choose(self, game, t, seat: int, rng: Random, history: Sequence[object] = ()) -> Option:  # type: ignore[no-untyped-def]
        Breaks.asked += 1
        if Breaks.asked == 12:
            raise RuntimeError("out of ideas")
        return RANDOM.choose(game, t, seat, rng, history)  # type: ignore[arg-type]


def test_a_game_that_breaks_is_counted_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(ANY, "breaks", Breaks())
    monkeypatch.setattr(Breaks, "asked", 0)
    record = duel("sora", "azki", bot="breaks", folder=str(tmp_path)).play()
    assert isinstance(record, Record)
    assert [half.error for half in record.games] == ["RuntimeError: out of ideas", ""]
    assert len(record.scores) == 1
    (kept,) = tmp_path.rglob("*.kaimaku")
    assert kept.parent.name == "sora-azki"
    assert len(Replay.from_bytes(kept.read_bytes()).moves) == 11
