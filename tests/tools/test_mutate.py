"""tools/mutate.py: one word of a card changed, and whether a test notices it."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from kaimaku.games.hocg.defs import BY_ID, DEFS
from tools.mutate import chosen, judged, report
from tools.mutation.changes import Changes, Mutant
from tools.mutation.declarations import GAMES, Declaration, declarations
from tools.mutation.equal import Equals
from tools.mutation.playing import gather
from tools.mutation.redeclare import Refused, language, prepare, redeclare
from tools.mutation.trials import Stage, apart, definitions, try_all
from tools.mutation.words import KINDRED

HERE = Path(__file__).parent
CARD = "hSD01-004"
NONE = Equals("hocg", "")


def declared(card: str, game: str = "hocg") -> Declaration:
    return next(d for d in declarations(game) if d.card == card)


def change(card: Declaration, before: str, after: str) -> Mutant:
    return next(m for m in Changes(declarations(card.game)).of(card) if (m.before, m.after) == (before, after))


@pytest.fixture(scope="module")
def close() -> Stage:
    return Stage("hocg", [t for t in gather([HERE / "mutants.py"]) if "fifty" in t.name])


@pytest.fixture(scope="module")
def careless() -> Stage:
    return Stage("hocg", [t for t in gather([HERE / "mutants.py"]) if "nothing" in t.name])


def test_a_test_that_looks_closely_kills_a_change(close: Stage) -> None:
    (trial,) = try_all(close, [change(declared(CARD), "20", "30")], 1)
    assert (trial.verdict, trial.how) == ("killed", "AssertionError")
    assert trial.by.endswith("test_the_center_deals_fifty")


def test_a_change_that_no_test_notices_survives_and_is_reported(careless: Stage) -> None:
    trials = judged(careless, [change(declared(CARD), "20", "30")], NONE, 1)
    assert [trial.verdict for trial in trials] == ["survived"]
    said = report("hocg", trials, NONE)
    assert "1 survived" in said and "kill rate 0.0 %" in said
    assert "hsd01.py:12 hSD01-004: 20 → 30 in Arts(20, CENTER)" in said


def test_what_is_known_to_be_equal_is_listed_with_the_reason(careless: Stage) -> None:
    known = Equals(
        "hocg", f'[[hocg]]\ncard = "{CARD}"\nbefore = "20"\nafter = "30"\nwhy = "for the sake of the test"\n'
    )
    trials = judged(careless, [change(declared(CARD), "20", "30")], known, 1)
    assert [(trial.verdict, trial.by) for trial in trials] == [("equal", "for the sake of the test")]
    assert "(for the sake of the test)" in report("hocg", trials, known)


def test_calling_a_killed_change_equal_is_reported(close: Stage) -> None:
    known = Equals("hocg", f'[[hocg]]\ncard = "{CARD}"\nbefore = "20"\nafter = "30"\nwhy = "it is not"\n')
    trials = judged(close, [change(declared(CARD), "20", "30")], known, 1)
    assert [trial.verdict for trial in trials] == ["killed"]
    assert "not equal hsd01.py" in report("hocg", trials, known)


def test_what_cannot_be_declared_is_refused_and_not_counted(close: Stage) -> None:
    (trial,) = try_all(close, [change(declared(CARD), "Arts(… 20 …)", "dropped")], 1)
    assert trial.verdict == "refused"
    assert "kill rate 0.0 %" in report("hocg", [trial], NONE)


def test_the_process_that_asks_keeps_its_cards(close: Stage) -> None:
    before, size = BY_ID[CARD], len(DEFS)
    list(try_all(close, [change(declared(CARD), "20", "30")], 1))
    assert BY_ID[CARD] is before and len(DEFS) == size


def test_a_test_that_never_ends_kills(close: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def turn() -> None:
        while BY_ID[CARD].hosts and "+30" in str(BY_ID[CARD].hosts[0]):
            pass

    monkeypatch.setattr("tools.mutation.trials.PATIENCE", 0.2)
    monkeypatch.setattr(close.tests[0], "run", turn)
    (trial,) = try_all(close, [change(declared(CARD), "20", "30")], 1)
    assert (trial.verdict, trial.how) == ("killed", "Hung")


@pytest.mark.parametrize(("game", "card"), [("hocg", "hSD12-016"), ("danmaku", "Graze"), ("vcard", "S1-061")])
def test_a_card_declared_anew_has_the_numbers_it_had(game: str, card: str) -> None:
    prepare(game)
    d = declared(card, game)
    before, _ = definitions(d)

    def again() -> set[int]:
        redeclare(d, d.code)
        return definitions(d)[0]

    def wrong() -> str:
        try:
            redeclare(d, "1 / 0")
        except Refused as refused:
            return str(refused)
        return ""

    assert apart(again) == before
    assert apart(wrong) == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_exchanged_stands_in_the_language(game: str) -> None:
    prepare(game)
    known = language(game) | vars(import_module(declarations(game)[-1].module))
    odd = [w for word, others in KINDRED[game].items() for w in (word, *others) if word[0] != "." and w not in known]
    assert not odd


def test_short_forms_are_written_out() -> None:
    assert "May(Attack(IN_RANGE))" in declared("Patchouli", "danmaku").code
    assert "KeepOnly(2, HEROINE)" in declared("Partner", "danmaku").code
    assert declared("S1-170", "vcard").code == "(plain(Only('water'), NoAdvantage()),)"


def test_the_same_seed_takes_the_same_changes() -> None:
    take = partial(chosen, "hocg", "hSD01-*", 20)
    assert take(1) == take(1) != take(2)
    assert len(take(1)) == 20


def test_words_of_a_fact_are_not_changed() -> None:
    card = declared("hBP05-016")
    assert "Fact(" in card.code
    assert not any("偶数" in mutant.before for mutant in Changes([card]).of(card) if mutant.before.startswith("'"))
