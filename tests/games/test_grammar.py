"""The table of a card language: what it refuses, what may be spoken of, what it invents. A small language of ours."""

from __future__ import annotations

import re
from random import Random

import pytest

from kaimaku.language import (
    FLAG,
    SAME,
    BadDeclaration,
    Grammar,
    Sort,
    constants,
    form,
    number,
    one_of,
    operator,
    pair,
    source,
    word,
)
from kaimaku.language.invent import Inventor
from kaimaku.language.reading.expressions import BadText, ExpressionReader
from kaimaku.language.words import Many, Word

OPERATORS: dict[str, Word] = {}


class Thing:
    """Whatever a word makes."""

    expression: object = None

    def __getitem__(self, k: object) -> Thing:
        made = Thing()
        OPERATORS["[]"].say(made, self, k)
        return made


class Draw(Thing):
    def __init__(self, k: int, up_to: bool = False) -> None: ...


class Archive(Thing):
    def __init__(self, x: Thing) -> None: ...


class If(Thing):
    def __init__(self, test: Thing, *do: Thing) -> None: ...


class gift(Thing):
    def __init__(self, *parts: Thing, on: Thing | None = None, turn: int = 0) -> None: ...


class Arts(Thing):
    def __init__(self, q: int) -> None: ...


ACT, STAND, CARDS, ONE, MOMENT, HOST = (
    Sort(name, example)
    for name, example in (
        ("an act", "Draw(1)"),
        ("a standing text", "Arts(10)"),
        ("cards", "HAND"),
        ("one card", "HAND"),
        ("a moment", "BLOOMS"),
        ("a text", "gift(Draw(1), on=BLOOMS)"),
    )
)
SPACE: dict[str, object] = {
    **{cls.__name__: cls for cls in (Draw, Archive, If, gift, Arts)},
    **{name: Thing() for name in ("HAND", "ARCHIVED", "BLOOMS", "IT")},
    "MY_TURN": 1,
    "OPP_TURN": 2,
}
SPACE["ALL"] = -1
TURN = one_of(SPACE, "MY_TURN", "OPP_TURN")
TABLE = Grammar(
    SPACE,
    [
        word("Draw", ACT, {"k": number(1, 9), "up_to": FLAG}),
        word("Archive", ACT, {"x": CARDS}, tells=("cards archived before",)),
        word("Arts", (ACT, STAND), {"q": number(10, 50, 10)}),
        word("If", form(ACT, {"test": CARDS, "do": ACT}), form(STAND, {"test": CARDS, "do": STAND})),
        word(
            "gift",
            form(HOST, {"parts": STAND, "turn": TURN}, closed=()),
            form(HOST, {"parts": Many(ACT), "on": MOMENT, "turn": TURN}, must=("on",), closed=(), reads=("on",)),
        ),
        *constants((CARDS, ONE), "HAND"),
        *constants(CARDS, "ARCHIVED", needs=("cards archived before",)),
        *constants(CARDS, "IT", needs=("somebody",)),
        *constants(MOMENT, "BLOOMS", tells=("somebody",)),
        operator(
            "[]",
            "{x}[{k}]",
            form(SAME, {"x": CARDS, "k": number(1, 3) | pair(number(1, 4)) | one_of(SPACE, "ALL")}, loses=(ONE,)),
        ),
    ],
    ("MY_TURN", "OPP_TURN", "ALL"),
)
OPERATORS["[]"] = TABLE.words["[]"]
READER = ExpressionReader({**SPACE, **TABLE.checked()})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Draw(0)", "Draw(0): k must be a number from 1 to 9, not 0. Write Draw(1)."),
        ("Draw(True)", "k must be a number from 1 to 9, not True"),
        ("Draw(1, up_to=3)", "up_to must be True or False, not 3. Write Draw(1, up_to=True)."),
        ("Draw()", "k is missing: a number from 1 to 9. Write Draw(1)."),
        ("Draw(1, upto=True)", "Draw has no upto=…: it takes k, up_to=…; did you mean up_to=…?"),
        ("Draw(1, True, 2)", "Draw takes k, up_to=…; 2 is one too many"),
        ("Draw(HAND)", "k must be a number from 1 to 9, not HAND"),
        ("Archive(Draw(1))", "Archive(Draw(1)): x must be cards, not Draw(1). Write Archive(HAND)."),
        ("HAND[0]", "HAND[0]: k must be a number from 1 to 3 or 2 x a number from 1 to 4"),
        ("HAND[3, 1]", "not (3, 1)"),
        ("Arts(15)", "a number from 10 to 50 in steps of 10, not 15"),
        ("If(HAND)", "expected 1 to 9 of an act, not 0"),
        ("gift(Draw(1))", "on is missing: a moment"),
        ("gift(Arts(10), turn=7)", "turn must be MY_TURN or OPP_TURN, not 7"),
        (
            "gift(Archive(ARCHIVED), on=BLOOMS)",
            "ARCHIVED refers to cards archived before, but nothing",
        ),
        ("gift(If(ARCHIVED, Draw(1)), Archive(HAND), on=BLOOMS)", "ARCHIVED refers to cards archived before"),
        ("gift(If(IT, Arts(10)))", "IT refers to somebody"),
    ],
)
def test_whatever_does_not_fit_is_refused_with_place_expectation_and_nearest_form(text: str, told: str) -> None:
    with pytest.raises(BadText, match=re.escape(told)):
        READER.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Draw(2, up_to=True)",
        "HAND[ALL]",
        "HAND[1, 3]",
        "gift(Arts(20), turn=OPP_TURN)",
        "gift(Archive(HAND), If(ARCHIVED, Draw(1)), on=BLOOMS)",
        "gift(If(IT, Draw(1)), on=BLOOMS)",
        "If(HAND, Arts(10))",
    ],
)
def test_what_fits_is_said_and_can_be_written_down_again(text: str) -> None:
    made = READER.read(text)
    again = READER.read(source(made))
    assert source(again) == source(made)
    assert source(made).replace("(1, 3)", "1, 3") == text


def test_something_that_is_two_things_at_once_has_both_sorts() -> None:
    both, act = READER.read("If(HAND, Arts(10))"), READER.read("If(HAND, Arts(10), Draw(1))")
    assert {ACT, STAND} <= both.expression.gives  # type: ignore[attr-defined]
    assert STAND not in act.expression.gives  # type: ignore[attr-defined]


def test_words_are_still_the_classes_they_stand_for() -> None:
    assert isinstance(READER.read("Draw(1)"), TABLE.checked()["Draw"])  # type: ignore[arg-type]
    assert not isinstance(READER.read("Arts(10)"), TABLE.checked()["Draw"])  # type: ignore[arg-type]


def test_python_meets_the_same_refusal() -> None:
    checked = TABLE.checked()["Draw"]
    with pytest.raises(BadDeclaration, match="k must be a number"):
        checked("two")  # type: ignore[operator]


def test_every_invented_text_is_one_of_the_language_and_seeds_repeat() -> None:
    texts = [Inventor(TABLE, Random(seed)).invent(HOST) for seed in range(300)]
    assert texts == [Inventor(TABLE, Random(seed)).invent(HOST) for seed in range(300)]
    for text in texts:
        READER.read(text)
    said = " ".join(texts)
    assert all(name in said for name in TABLE.names())
    assert len(set(texts)) > 100


def test_a_table_names_only_arguments_that_there_are() -> None:
    with pytest.raises(BadDeclaration, match="Draw has no argument cards"):
        Grammar(SPACE, [word("Draw", ACT, {"cards": FLAG})])
