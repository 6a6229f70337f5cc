"""The quick reader of TOML says what the library says, or leaves it to the library."""

import tomllib
from importlib import resources

import pytest

from kaimaku.games.hocg import plain_toml

FILES = sorted(
    (f for f in (resources.files("kaimaku.games.hocg") / "printed").iterdir() if f.name.endswith(".toml")),
    key=lambda f: f.name,
)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
def test_every_file_of_facts_is_read_quickly_and_exactly(file: resources.abc.Traversable) -> None:
    text = file.read_text(encoding="utf-8")
    assert plain_toml.tables(text, "card") == tomllib.loads(text)["card"]


@pytest.mark.parametrize(
    "said",
    [
        "a = 1",
        'a = "x"',
        'a = "say \\"x\\" \\\\ [{,"',
        "a = []",
        'a = [["red", 50], ["blue", 20]]',
        'a = { en = "", ja = "空" }\nb = true',
        'a = [\n    { name = { en = "x", ja = "" }, cost = ["red"] },\n    { name = 1 },\n]\nb = 0x10',
        '"odd key" = 1.5\n\n[[card]]\na = 2',
        "a = 'literal'",
        "a = '\"x\"'",
        "a = 1 # remark",
        '# "remark"\na = 1',
        'a = """x\ny"""',
        'a = "\\u0041 \\t"',
        "a = [1,\n2]",
        "a.b = 1\na.c = 2",
        "a = 1979-05-27",
        "a = nan",
        "a = 1\r\nb = 2",
    ],
)
def test_it_says_what_the_library_says_or_nothing(said: str) -> None:
    text = f"[[card]]\n{said}\n"
    quick = plain_toml.tables(text, "card")
    assert quick is None or quick == tomllib.loads(text)["card"]


@pytest.mark.parametrize(
    "text",
    [
        "[[card]]\na = 1\na = 2\n",
        "[[card]]\na = { b = 1\nc = 2 }\n",
        '[[card]]\na = "x" "y"\n',
        "[[card]]\n[[other]]\na = 1\n",
        "[card]\na = 1\n",
        "[[card]]\na = { b = 1, b = 2 }\n",
        "[[card]]\na = [\n    { b = 1 },\n",
        "",
    ],
)
def test_what_is_no_list_of_cards_is_left_to_the_library(text: str) -> None:
    assert plain_toml.tables(text, "card") is None
