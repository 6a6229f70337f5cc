"""Card files that gain cards: what is there stays, in the order of the numbers."""

from __future__ import annotations

import ast

from kaimaku.games.hocg.propose.card_files import (
    CardEntry,
    declared_numbers,
    fact_numbers,
    with_declarations,
    with_facts,
    with_tests,
)
from tests.propose.records import holomem

NAMES = {f"hXX-{n:03}": "Nobody" for n in range(20)}
FILE = '''"""hXX."""

from ..lang import *

card("hXX-002", art(Draw(1)))
# reviewed: it is the center that counts
card(
    "hXX-005",
    art(Draw(2)),
)
plain("hXX-007", "hXX-009")
'''


def card(n: int, *notes: str, declared: bool = True) -> CardEntry:
    return CardEntry(f"hXX-{n:03}", f'card("hXX-{n:03}", art(Draw(9)))', notes, declared)


def block(n: int, name: str = "x") -> str:
    return f'[[card]]\nnumber = "hXX-{n:03}"\nname = "{name}"\n'


def test_facts_stand_in_the_order_of_their_numbers() -> None:
    text = with_facts(f"{block(2)}\n{block(5)}", {"hXX-004": block(4), "hXX-009": block(9)})
    assert text == "\n".join([block(2), block(4), block(5), block(9)])
    assert fact_numbers(text) == {"hXX-002", "hXX-004", "hXX-005", "hXX-009"}
    assert with_facts("", {"hXX-004": block(4)}) == block(4)


def test_facts_that_are_there_stay_as_they_are() -> None:
    assert with_facts(block(2, "corrected"), {"hXX-002": block(2)}) == block(2, "corrected")


def test_declarations_go_before_the_next_number_and_above_its_remarks() -> None:
    text = with_declarations(FILE, "hXX", [card(12), card(4), card(1)], NAMES)
    for part in FILE.split("card(", 1)[1].split("\n"):
        assert part in text
    numbers = [line for line in text.split("\n") if "Draw(9)" in line]
    assert numbers == [f'card("hXX-{n}", art(Draw(9)))' for n in ("001", "004", "012")]
    lines = text.split("\n")
    assert lines[lines.index(numbers[1]) + 1] == "# reviewed: it is the center that counts"
    assert text.endswith(f"{numbers[2]}\n") and declared_numbers(text) >= {"hXX-001", "hXX-012", "hXX-009"}


def test_a_new_file_begins_with_the_words_of_the_language() -> None:
    assert with_declarations("", "hXX", [card(1)], NAMES) == (
        '"""hXX."""\n\nfrom ..lang import *\n\ncard("hXX-001", art(Draw(9)))\n'
    )


def test_cards_without_text_that_follow_one_another_are_one_declaration() -> None:
    plain = [CardEntry(f"hXX-{n:03}", f'plain("hXX-{n:03}")') for n in (1, 2, 4)]
    text = with_declarations("", "hXX", [*plain, card(3)], NAMES)
    assert text.endswith('plain("hXX-001", "hXX-002")\ncard("hXX-003", art(Draw(9)))\nplain("hXX-004")\n')


def test_a_skeleton_declares_nothing_and_gives_way_to_a_declaration() -> None:
    skeleton = CardEntry("hXX-004", 'card("hXX-004", art(unread("art1")))', ("words missing: Fly",), declared=False)
    unsure = card(6, "check by hand: who")
    text = with_declarations(FILE, "hXX", [skeleton, unsure], NAMES)
    assert '# hXX-004 (Nobody) is not declared yet\n#   words missing: Fly\n#   card("hXX-004", art(un' in text
    assert '# hXX-006: check by hand: who\ncard("hXX-006"' in text
    assert "hXX-004" not in declared_numbers(text) and ast.dump(ast.parse(FILE)) in _without(text, "hXX-006")
    again = with_declarations(text, "hXX", [card(4)], NAMES)
    assert "Fly" not in again and again == with_declarations(
        FILE, "hXX", [card(4), card(6, "check by hand: who")], NAMES
    )
    between = with_declarations(text, "hXX", [card(3)], NAMES)
    assert 'card("hXX-003", art(Draw(9)))\n# hXX-004 (Nobody) is' in between


def _without(text: str, number: str) -> str:
    tree = ast.parse(text)
    tree.body = [node for node in tree.body if number not in ast.dump(node)]
    return ast.dump(tree)


def test_long_skeletons_fit_into_a_line_of_a_file() -> None:
    long = ", ".join(f'art(unread("art{n}"), Draw({n}))' for n in range(1, 5))
    skeleton = CardEntry("hXX-004", f'card(\n    "hXX-004",\n    {long},\n)', declared=False)
    text = with_declarations("", "hXX", [skeleton], NAMES)
    assert max(map(len, text.split("\n"))) <= 120 and 'art(unread("art4"), Draw(4))' in text


def test_each_text_has_a_test_and_a_skeleton_a_test_that_it_is_declared() -> None:
    records = [holomem("hXX-001", ("一", ""), gift="二"), holomem("hXX-002", ("三",))]
    text = with_tests("", "hXX", records, {"hXX-001"})
    assert [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)] == [
        *("test_001_gift1", "test_001_art1", "test_002_is_declared")
    ]
    assert "一" not in text and with_tests(text, "hXX", records, set()) == text
