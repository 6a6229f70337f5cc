"""Whole games are played through the desk alone: every question can be answered, and says what it asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kaimaku.games.desk import BadHandle
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.rules.picking import REASONS as DECLARED
from kaimaku.games.vcard.speech.picks import REASONS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import Option, options
from kaimaku.wire.play import Line, Question
from tests.properties.vcard_play import LONGEST, decks
from tests.server.desks.vcard.sight import BUTTONS, DESK, PLACES, encode, good, things, vtubers

VIEWERS = (0, 1, None)


def answer(t: VCardTable, seat: int, question: Question, rng: Random) -> list[Option]:
    """As a client would: some of the things to pick, or one of the options by its place."""
    if question.pick is not None and rng.random() < 0.8:
        count = rng.randint(question.pick.least, question.pick.most)
        return DESK.picked(t, seat, rng.sample(question.pick.things, count))
    return [options(t, seat)[rng.randrange(len(question.options))]]


def game(seed: int, words: bool = True) -> Iterator[tuple[VCardTable, int, Question]]:
    """A random game, question by question, with a journal."""
    rng = Random(seed)
    t = GAME.new(decks(seed), seed, None, journal=True)
    for n in range(LONGEST):
        if t.result is not None:
            return
        seat = t.asked[0]
        question = DESK.question(t, seat, n, words)
        yield t, seat, question
        for option in answer(t, seat, question, rng):
            GAME.decide(t, seat, option)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(8))
def test_a_game_can_be_played_to_the_end_through_the_desk(seed: int) -> None:
    prompts = Counter[str]()
    for t, seat, question in game(seed, words=False):
        prompts[question.prompt] += 1
        assert len(question.options) == len(options(t, seat)) > 0
        in_sight = {*things(t, seat), *(face.id for face in question.shown)}
        for option in question.options:
            assert in_sight.issuperset(option.things), (question.prompt, option)
        if question.pick is not None:
            assert in_sight.issuperset(question.pick.things)
            assert 0 <= question.pick.least <= question.pick.most <= len(question.pick.things)
        if question.passing is not None:
            assert question.options[question.passing].verb in ("pass", "done")
    assert min(prompts[f"vcard:{name}"] for name in ("main", "place", "pick", "window")) > 1


@pytest.mark.parametrize("seed", range(8))
def test_every_question_and_every_option_has_words_in_both_languages(seed: int) -> None:
    for _, seat, question in game(20 + seed):
        assert good(question.words), question
        for option in question.options:
            assert good(option.words) and good(option.label), (question.prompt, option)
            assert option.words is not None and "{" + str(seat) + "}" not in option.words.en + option.words.ja
        if question.source is not None:
            assert question.source.card and good(question.source.words)


@pytest.mark.parametrize("seed", range(8))
def test_options_of_one_thing_are_told_apart_by_act_and_things(seed: int) -> None:
    """A client goes from a thing to its act and on to its targets: each option has a way of its own."""
    for _, _, question in game(40 + seed, words=False):
        ways = [(option.verb, option.act, tuple(option.things), option.n) for option in question.options]
        assert len(set(ways)) == len(ways), ways
        paths = [(option.act, tuple(option.things)) for option in question.options if option.things]
        for act, path in paths if question.pick is None else []:
            longer = [p for a, p in paths if a == act and p != path and p[: len(path)] == path]
            assert not longer, (path, longer)


@pytest.mark.parametrize("seed", (3, 4, 5, 6))
def test_what_stands_for_nothing_is_no_answer(seed: int) -> None:
    """A handle of another moment, the same thing twice, too few or too many."""
    refused = Counter[str]()
    for t, seat, question in game(seed, words=False):
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
            with pytest.raises(ValueError, match=r"^choose \d"):
                DESK.picked(t, seat, [first])
        refused["pick"] += 1
    assert refused["pick"] > 3 and refused["no pick"] > 50


def everything(t: VCardTable, seat: int) -> list[str]:
    return [*things(t, seat), *BUTTONS, *PLACES]


@pytest.mark.parametrize("seed", range(6))
def test_every_thing_has_an_answer_to_why_not(seed: int) -> None:
    """About each thing in sight, asked or not: what can be done with it, or a reason with its rule."""
    rng = Random(seed)
    for n, (t, seat, question) in enumerate(game(60 + seed, words=False)):
        if n % 9 and question.prompt in ("vcard:main", "vcard:window", "vcard:pick"):
            continue
        for asker in (seat, 1 - seat):
            for thing in everything(t, asker):
                _check(t, asker, thing, "")
        mine = [option.things[0] for option in question.options if option.things]
        for thing in rng.sample(mine, min(3, len(mine))):
            for target in rng.sample(things(t, seat), 6):
                _check(t, seat, thing, target)


def _check(t: VCardTable, seat: int, thing: str, target: str) -> None:
    found = DESK.because(t, seat, thing, target)
    assert found.can or found.reasons, (thing, target)
    assert all(good(words) for words in found.can), found
    for reason in found.reasons:
        assert good(reason.why.words) and reason.why.rule.startswith("vcard:"), reason
        assert all(good(words) for words in reason.what), reason
        assert reason.why.missing is None or good(reason.why.missing), reason


@pytest.mark.parametrize("seed", range(8))
def test_views_lines_and_windows_of_whole_games(seed: int) -> None:
    """For each seat and for whoever watches: nothing fails, and every line that tells something tells it whole."""
    narrators = [DESK.narrator(viewer) for viewer in VIEWERS]
    first = 1
    last = None
    for t, seat, _ in game(80 + seed, words=False):
        last = t
        for viewer in VIEWERS:
            view = DESK.view(t, viewer)
            assert encode(view)
            ids = [vt.id for vt in vtubers(view)]
            assert len(set(ids)) == len(ids)
            for vt in vtubers(view):
                assert vt.pl is None or vt.pl == sum(term.amount for term in vt.terms)
        assert encode(DESK.view(t, None, all_seeing=True))
        DESK.concerns(t, seat)
        entries, t.journal = t.journal or [], []
        for viewer, narrator in zip(VIEWERS, narrators, strict=True):
            _read(narrator.lines(t, entries, first, True), first, viewer)
        first += len(entries)
    assert last is not None and last.result is not None
    assert good(DESK.outcome(last.result))


def _read(lines: list[Line], first: int, viewer: int | None) -> None:
    assert [line.n for line in lines] == list(range(first, first + len(lines)))
    for line in lines:
        if line.words is not None:
            assert good(line.words), line
            assert line.words.en.endswith(".") and line.words.ja.endswith("。"), line
            assert line.words.en[0].isupper() or line.words.en[0] in "[{" or line.words.en[0].isdigit(), line
            own = "{" + str(viewer) + "}"
            assert own not in line.words.en + line.words.ja, line


def test_every_reason_to_pick_has_all_its_words() -> None:
    assert set(DECLARED.kinds) - {""} == set(REASONS)
    for why, reason in REASONS.items():
        for en, ja in reason:
            assert en and ja, why
        assert "{what}" in reason.deed[0] and "{what}" in reason.deed[1], why
