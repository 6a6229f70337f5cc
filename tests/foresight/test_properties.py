"""Whatever is foreseen happens, whichever way the hidden cards lie; and it is the same whichever way they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import games
from kaimaku.foresight import Branch, Foreseen, Trial, foresee
from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.chance import force
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table
from kaimaku.server.content.scenarios import position
from kaimaku.usual import decks_for
from tests.depth import examples

FORESEEN = [name for name in games.names() if desk(name).foreseeing is not None]
SEEDS = st.integers(0, 100_000)
STEPS = 220
PROOFS = 12  # deals in which one option is then really taken


@pytest.mark.parametrize("name", FORESEEN)
@settings(max_examples=examples(9))
@given(SEEDS)
def test_what_is_foreseen_happens_in_every_deal(name: str, seed: int) -> None:
    at = desk(name)
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for t, seat, options in walk(at, seed):
        option = rng.choice(options)
        tried = tried_of(at, t, seat, option)
        if tried is None:
            continue
        trial = tried.certain
        foreseen = at.foresight(t, seat, [option])
        for deal in range(PROOFS):
            table = t if deal == 0 else at.game.determinize(t, seat, Random(seed + deal))
            real = really(at, table, seat, option)
            if real is None:
                continue  # not an option in this deal: a card of a pile that only the question shows
            assert real.entries[: len(trial.entries)] == trial.entries
            if not trial.open:
                assert facts(at, real, seat) == facts(at, trial, seat)
        seen["foreseen" if foreseen is not None else "nothing"] += 1
    assert seen["foreseen"]


ROLLING = {"hocg": ["S-02-destiny-song-cost.1", "Q553.2", "Q018.2", "Q378.2"], "vcard": ["R-who-flips-the-coin"]}


@pytest.mark.parametrize(("name", "scenario"), [(name, each) for name, found in ROLLING.items() for each in found])
def test_every_way_the_dice_can_fall_is_foreseen(name: str, scenario: str) -> None:
    """Whatever really shows, in any deal: it is one of the ways, and what is told of that way happens."""
    at = desk(name)
    t, seat, option, branches = next(found for seed in range(20) for found in rolls(at, scenario, seed))
    for branch in branches:
        for deal in range(2):
            table = at.game.determinize(t, seat, Random(deal))
            force(table, *(roll.shown for roll in branch.path))
            agree(at, seat, really(at, table, seat, option), branch)
    for deal in range(PROOFS):
        table = at.game.determinize(t, seat, Random(deal))
        table.seed = deal
        real = really(at, table, seat, option)
        assert any(starts(real, branch.trial) for branch in branches)
    assert {branch.path[0].shown for branch in branches} == set(branches[0].path[0].outcomes)
    assert encoded(at, at.game.determinize(t, seat, Random(9)), seat, option) == encoded(at, t, seat, option)


def rolls(at: Desk, scenario: str, seed: int) -> Iterator[tuple[Table, int, Option, list[Branch[Any]]]]:
    """Options that roll, in a random game from there."""
    for t, seat, options in walk(at, seed, every=1, t=position(at.game.name, scenario), steps=6):
        for option in options:
            tried = tried_of(at, t, seat, option)
            if tried is not None and tried.branches:
                yield t, seat, option, tried.branches


def agree(at: Desk, seat: int, real: Trial[Any] | None, branch: Branch[Any]) -> None:
    assert real is not None and starts(real, branch.trial)
    if not branch.trial.open:
        assert facts(at, real, seat) == facts(at, branch.trial, seat)


def starts(real: Trial[Any] | None, trial: Trial[Any]) -> bool:
    return real is not None and real.entries[: len(trial.entries)] == trial.entries


@pytest.mark.parametrize("name", FORESEEN)
@settings(max_examples=examples(9))
@given(SEEDS)
def test_hidden_cards_make_no_difference(name: str, seed: int) -> None:
    at = desk(name)
    rng = Random(seed)
    compared = 0
    for t, seat, options in walk(at, seed, every=5):
        other = at.game.determinize(t, seat, Random(seed + 1))
        if at.game.options(other, seat) != options:
            continue  # a pile is searched: the question itself shows other cards
        for option in rng.sample(options, min(3, len(options))):
            assert encoded(at, other, seat, option) == encoded(at, t, seat, option)
            compared += 1
    assert compared


@pytest.mark.parametrize("name", FORESEEN)
def test_nothing_changes_at_the_table(name: str) -> None:
    at = desk(name)
    for t, seat, options in walk(at, 5, every=9):
        before, journal = t.digest(), list(t.journal or ())
        for option in options[:12]:
            at.foresight(t, seat, [option])
        assert t.digest() == before and t.journal == journal


def walk(
    at: Desk, seed: int, every: int = 3, t: Table | None = None, steps: int = STEPS
) -> Iterator[tuple[Table, int, list[Option]]]:
    """A random game, stopped at every so many decisions, for one of those who are asked."""
    t = t or at.game.new(decks_for(at.game.name, at.game.seats[0]), seed)
    t.journal = []
    rng = Random(seed)
    for n in range(steps):
        if t.result is not None:
            return
        seat = rng.choice(t.asked)
        options = list(at.game.options(t, seat))
        if n % every == 0:
            yield t, seat, options
        at.game.decide(t, seat, rng.choice(options))


def tried_of(at: Desk, t: Table, seat: int, option: Option) -> Foreseen[Any] | None:
    reading = at.foreseeing
    assert reading is not None
    if option[0] in reading.untold:
        return None
    return foresee(at.game, t, seat, [option], lambda t, asked: reading.passing(t, asked, seat))


def really(at: Desk, t: Table, seat: int, option: Option) -> Trial[Any] | None:
    """Take it, with the dice and faces that there are, and let go by what can be."""
    reading, game = at.foreseeing, at.game
    assert reading is not None
    before, after = t.clone(), t.clone()
    after.journal = []
    others = [other for other in (*after.asked, *after.answers) if other != seat]
    after.asked, after.answers, after.options = (*others, seat), {}, None
    for other in others:
        game.decide(after, other, reading.passing(after, other, seat) or ("pass",))
    if option not in game.options(after, seat):
        return None
    game.decide(after, seat, option)
    while after.result is None:
        passes = {other: reading.passing(after, other, seat) for other in after.asked}
        if None in passes.values() or not passes:
            break
        for other, passing in passes.items():
            assert passing is not None
            game.decide(after, other, passing)
    return Trial(before, after, after.journal, False, False)


def facts(at: Desk, trial: Trial[Any], seat: int) -> list[object]:
    assert at.foreseeing is not None
    return [msgspec.json.encode(fact) for fact in at.foreseeing.facts(trial, seat)]


def encoded(at: Desk, t: Table, seat: int, option: Option) -> bytes:
    return msgspec.json.encode(at.foresight(t, seat, [option]))
