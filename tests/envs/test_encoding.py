"""Arrays and actions: in bounds, made only from what the seat may know; every option has an action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import games
from kaimaku.decks import list_builtin
from kaimaku.envs.tables import EnvGame, Rules
from kaimaku.kernel.decisions import Option
from tests.depth import at_depth, examples

GAMES = [manifest.name for manifest in games.all() if manifest.encoding is not None and manifest.package[0] == "k"]


def rules_of(game: str, rng: Random) -> Rules:
    decks = list_builtin(game)
    return Rules(game, decks=rng.choices(decks, k=2)) if decks else Rules(game, rng.choice(games.find(game).seats))


def positions(rules: Rules, seed: int, every: int = 1) -> Iterator[EnvGame]:
    """A random game, stopped at each decision."""
    rng = Random(seed)
    play = EnvGame(rules, seed)
    while not play.over:
        if play.decisions % every == 0:
            yield play
        play.act(rng.choice(sorted(play.legal())))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=examples(12), deadline=None)
@given(seed=st.integers(0, 10_000))
def test_equal_knowledge_gives_equal_arrays_and_actions(game: str, seed: int) -> None:
    rng = Random(seed)
    rules = rules_of(game, rng)
    for play in positions(rules, seed, every=at_depth(25, 5)):
        mine = play.legal()
        for seat in range(rules.seats):
            told = play.observe(seat)
            dealt = play.replaced(rules.game.determinize(play.t, seat, rng))
            assert np.array_equal(dealt.observe(seat), told)
            if seat == play.seat:
                assert dealt.legal() == mine


@pytest.mark.parametrize("game", GAMES)
def test_arrays_stay_in_their_bounds(game: str) -> None:
    rules = rules_of(game, Random(1))
    low, high = rules.observing.bounds()
    assert low.shape == high.shape == (rules.observing.size,)
    for play in positions(rules, 1, every=3):
        for seat in range(rules.seats):
            array = play.observe(seat)
            assert array.shape == (rules.observing.size,) and array.dtype == np.float32
            assert (array >= low).all() and (array <= high).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_an_action_of_its_verb(game: str) -> None:
    """Only what cannot be told apart is one action, and hardly anything has no verb and slots of its own."""
    asked = other = 0
    for seed in range(at_depth(4, 40)):
        rules = rules_of(game, Random(seed))
        for play in positions(rules, seed):
            legal, actions = play.legal(), rules.actions
            assert legal and all(0 <= action < actions.size for action in legal)
            options = rules.game.options(play.t, play.seat)
            alone = {rules.actions.number(play.t, play.seat, options)[a] for a in legal if legal[a] in options}
            assert alone <= {*options}
            asked += len(legal)
            other += sum(action >= actions.others for action in legal)
    assert other <= asked / 200


@pytest.mark.parametrize("game", GAMES)
def test_an_action_has_a_name_of_its_own(game: str) -> None:
    actions = Rules(game).actions
    names = [actions.name(action) for action in range(actions.size)]
    assert len(set(names)) == len(names) == actions.size < 10_000
    with pytest.raises(ValueError, match="there are the actions 0 to"):
        actions.name(actions.size)


@pytest.mark.parametrize("game", GAMES)
def test_merged_options_lead_to_tables_that_look_the_same(game: str) -> None:
    """Options that share an action are the same to the seat: what it sees afterwards is the same, too."""
    for seed in range(at_depth(2, 12)):
        rules = rules_of(game, Random(seed))
        for play in positions(rules, seed, every=at_depth(7, 2)):
            seat = play.seat
            by_slots: dict[object, list[Option]] = {}
            options = rules.game.options(play.t, seat)
            for option, slots in zip(options, rules.encoding.slots(play.t, seat, options), strict=True):
                by_slots.setdefault(slots, []).append(option)
            for same in by_slots.values():
                seen = []
                for option in same[:3]:
                    after = play.clone()
                    after.take(option)
                    hidden = after.t.result is None and after.t.draws == play.t.draws
                    seen.append(rules.encoding.numbers(after.t, seat) if hidden else None)
                assert all(numbers == seen[0] for numbers in seen if numbers is not None and seen[0] is not None)
