"""Whoever asks "why not?" about something that may be done is told that it may be done, in every game."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from rich.console import Console

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.terminal.side import side
from kaimaku.terminal.words import SAY
from kaimaku.usual import decks_for, usual_seats

MOST = 150  # decisions of one game


def moments(name: str, seed: int) -> Iterator[tuple[Table, int]]:
    """A random game, decision by decision: the table, and a seat that is asked."""
    game, rng = games.game(name), Random(seed)
    t = game.new(decks_for(name, usual_seats(name)), seed)
    while t.result is None:
        seat = rng.choice(t.asked)
        yield t, seat
        game.decide(t, seat, rng.choice(game.options(t, seat)))


@pytest.mark.parametrize("name", games.names())
def test_no_legal_option_is_refused(name: str) -> None:
    game, seen = games.game(name), set()
    for t, seat in islice(moments(name, 1), MOST):
        before = t.digest()
        for option in game.options(t, seat):
            assert game.refuse(t, seat, option) is None, option
            seen.add(PROMPTS[t.prompt].name)
        assert t.digest() == before
    assert len(seen) > 3


@pytest.mark.parametrize("name", games.names())
def test_why_not_about_a_legal_option_says_what_can_be_done(name: str) -> None:
    asked = 0
    for t, seat in islice(moments(name, 2), MOST):
        for option in desk(name).question(t, seat, 1, True).options:
            for thing in option.things[:1]:
                found = desk(name).because(t, seat, thing, "")
                assert found.can, (PROMPTS[t.prompt].name, option)
                asked += 1
    assert asked > 100


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", games.names())
def test_the_terminal_says_that_it_is_possible(name: str, lang: Lang) -> None:
    shown = side(name)
    for t, seat in islice(moments(name, 3), 40):
        for option in shown.options(t, seat)[:5]:
            console = Console(width=200)
            with console.capture() as told:
                for line in shown.possible(t, seat, option, lang):
                    console.print(line)
            title, said = told.get().rstrip().split("\n")
            assert title == SAY["possible"][lang == "ja"] and shown.words(t, seat, option, lang).startswith(
                said.strip()
            )
