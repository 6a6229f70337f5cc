"""Whole games are played through the desk alone: every question can be answered, and says what it asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.games.desk import BadHandle
from kaimaku.kernel.decisions import Option, asides, options
from kaimaku.wire.common import Words
from kaimaku.wire.play import Question
from tests.properties.danmaku_play import LONGEST, SEATS, new
from tests.server.desks.danmaku.sight import DESK, things


def answer(t: DanmakuTable, seat: int, question: Question, rng: Random) -> list[Option]:
    """As a client would: some of the things to pick, or one of the options by its place."""
    if question.pick is not None and rng.random() < 0.8:
        count = rng.randint(question.pick.least, question.pick.most)
        return DESK.picked(t, seat, rng.sample(question.pick.things, count))
    return [options(t, seat)[rng.randrange(len(question.options))]]


def game(seats: int, seed: int, words: bool = True) -> Iterator[tuple[DanmakuTable, int, Question]]:
    """A random game, question by question."""
    rng = Random(seed)
    t = new(seats, seed)
    for n in range(LONGEST):
        if t.result is not None:
            return
        seat = rng.choice(t.asked)
        question = DESK.question(t, seat, n, words)
        yield t, seat, question
        for option in answer(t, seat, question, rng):
            GAME.decide(t, seat, option)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_can_be_played_to_the_end_through_the_desk(seats: int) -> None:
    prompts = Counter[str]()
    for seed in range(4):
        for t, seat, question in game(seats, 40 + seed):
            prompts[question.prompt] += 1
            listed = options(t, seat)
            assert len(question.options) == min(len(listed), 64) or question.prompt != "danmaku:discards"
            assert question.options
            in_sight = {*things(t, seat), *(face.id for face in question.shown)}
            for option in question.options:
                assert in_sight.issuperset(option.things), (question.prompt, option)
            if question.pick is not None:
                assert in_sight.issuperset(question.pick.things)
                assert 0 <= question.pick.least <= question.pick.most <= len(question.pick.things)
    assert prompts["danmaku:character"] == 4 * seats
    assert min(prompts[f"danmaku:{name}"] for name in ("main step", "reaction", "pick", "discards")) > 4


def good(words: Words | None) -> bool:
    """Something to read in both languages, without a gap that nothing fills."""
    if words is None or not words.en or not words.ja:
        return False
    marks = words.en + words.ja
    return "None" not in words.en.replace("None", "", words.en.startswith("None")) and "{who" not in marks


@pytest.mark.parametrize("seats", (4, 6, 8))
def test_every_question_and_every_option_has_words_in_both_languages(seats: int) -> None:
    for seed in range(4):
        for _, _, question in game(seats, 10 + seed):
            assert good(question.words), question
            for option in question.options:
                assert good(option.words) and good(option.label), (question.prompt, option)
            assert question.source is None or question.source.card


@pytest.mark.parametrize("seats", (5, 8))
def test_options_of_one_thing_are_told_apart_by_act_and_things(seats: int) -> None:
    """A client goes from a thing to its act and on to its targets: each option has a way of its own."""
    for seed in range(4):
        for _, _, question in game(seats, 70 + seed, words=False):
            ways = [(option.verb, option.act, tuple(option.things), option.n) for option in question.options]
            assert len(set(ways)) == len(ways), ways
            paths = [(option.act, tuple(option.things)) for option in question.options if option.things]
            for act, path in paths if question.pick is None else []:
                longer = [p for a, p in paths if a == act and p != path and p[: len(path)] == path]
                assert not longer, (path, longer)


@pytest.mark.parametrize("seats", (4, 8))
def test_what_stands_for_nothing_is_no_answer(seats: int) -> None:
    """A handle of another moment, the same thing twice, too few or too many."""
    refused = Counter[str]()
    for t, seat, question in game(seats, 3, words=False):
        if question.pick is None:
            with pytest.raises((BadHandle, ValueError)):
                DESK.picked(t, seat, ["c99999"])
            refused["no pick"] += 1
            continue
        first = question.pick.things[0]
        with pytest.raises(BadHandle):
            DESK.picked(t, seat, ["c99999"])
        with pytest.raises(ValueError, match="twice"):
            DESK.picked(t, seat, [first, first])
        if question.pick.least > 1:
            with pytest.raises(ValueError, match=r"^choose \d|are to be picked"):
                DESK.picked(t, seat, [first])
        refused["pick"] += 1
    assert refused["pick"] > 3 and refused["no pick"] > 100


def test_special_actions_come_in_the_order_of_the_game() -> None:
    seen = Counter[str]()
    for t, _, _ in game(8, 1, words=False):
        for seat in range(8):
            offered = DESK.asides(t, seat, True)
            listed = asides(t, seat)[1:]
            assert [option.verb for option in offered] == [option[0] for option in listed]
            assert all(good(option.words) and good(option.label) for option in offered)
            for option, (verb, *rest) in zip(offered, listed, strict=True):
                assert option.things == ([f"p{rest[0]}"] if verb == "look" else [])
                seen[str(verb)] += 1
    assert seen["look"] and seen["reveal"]
