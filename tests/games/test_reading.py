"""The machinery that reads card texts: patterns with typed places, every reading, the likeliest first."""

from __future__ import annotations

import pytest

from kaimaku.language.reading import PatternTables, Terminal, TextGrammar, escaped, listed, side_by_side, variants
from kaimaku.language.reading.patterns import fill
from kaimaku.language.reading.text_grammar import MOST

TABLES = PatternTables(
    {
        "Act": [
            ("draw {n:num} (card|cards)", "Draw({n})"),
            ("heal {who:Who}( twice|)", "Heal({who})"),
            ("{a:Act} and {b:Act}", "And({a}, {b})"),
            ("when {on:Moment}, {do:Act}", "When({on}, {do})"),
            ("if it rains, {do:Act}", "If(RAIN, {do})"),
        ],
        "Who": [("{c:color} friend", "FRIEND({c})"), ("friend", "FRIEND")],
        "Moment": [("night falls", "NIGHT"), ("night falls, if it rains", "RAINY_NIGHT")],
    }
)
TERMINALS: dict[str, Terminal] = {"num": (r"\d+", str), "color": listed({"red": "RED", "dark red": "DARK_RED"})}


def reads(text: str, **options: tuple[str, ...]) -> tuple[str, ...]:
    return TextGrammar(TABLES, TERMINALS, **options).read("Act", text)  # type: ignore[arg-type]


def test_alternatives_stand_for_each_spelling() -> None:
    assert list(variants("(a|b) c( d|)")) == ["a c d", "a c", "b c d", "b c"]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("draw 2 cards", ("Draw(2)",)),
        ("heal dark red friend", ("Heal(FRIEND(DARK_RED))",)),
        ("heal friend twice", ("Heal(FRIEND)",)),
        ("draw two cards", ()),
        ("draw 2 cards.", ()),
        ("", ()),
    ],
)
def test_a_text_fits_a_pattern_as_a_whole(text: str, codes: tuple[str, ...]) -> None:
    assert reads(text) == codes


def test_every_reading_is_kept() -> None:
    text = "draw 1 card and draw 2 cards and draw 3 cards"
    assert reads(text) == ("And(Draw(1), And(Draw(2), Draw(3)))", "And(And(Draw(1), Draw(2)), Draw(3))")
    assert len(reads(" and ".join(["draw 1 card"] * 9))) == MOST


def test_the_longest_part_is_likeliest_where_that_is_said() -> None:
    text = "when night falls, if it rains, draw 1 card"
    short, long = "When(NIGHT, If(RAIN, Draw(1)))", "When(RAINY_NIGHT, Draw(1))"
    assert reads(text) == (short, long)
    assert reads(text, longest=("Moment",)) == (long, short)


def test_what_cannot_be_declared_is_dropped_and_told() -> None:
    def check(code: str) -> None:
        if "Draw(9)" in code:
            raise ValueError(f"{code} is too much")

    grammar = TextGrammar(TABLES, TERMINALS, check, ["Act"])
    text = "heal friend and draw 9 cards"
    assert grammar.read("Act", text) == ()
    assert str(grammar.refusal(text)) == "Draw(9) is too much"
    assert grammar.refusal("heal friend") is None


def test_a_template_leaves_out_what_was_not_said() -> None:
    assert fill("Arts({n*q}, {x})", {"n": "20", "q": "each(HAND)", "x": "THIS"}) == "Arts(20 * each(HAND), THIS)"
    assert fill("Arts({n*q}, {x})", {"n": "20", "x": "THIS"}) == "Arts(20, THIS)"
    assert fill("Search({f}, n={n})", {"n": "1"}) == "Search()"


def test_parts_side_by_side() -> None:
    assert side_by_side([["a", "b"], ["c", "d"]]) == [["a", "c"], ["b", "c"], ["a", "d"]]
    assert side_by_side([["a"], []]) == []


def test_a_name_never_ends_its_quotes() -> None:
    assert escaped('No"body') == 'No\\"body'
