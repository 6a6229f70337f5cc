"""The files that hold cards, with more cards in them: printed facts, declarations, tests that are still to be written.

Whatever stands in a file stays as it is; only a skeleton, a card that could not be declared, gives way to a new one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kaimaku.games.hocg.facts import NUMBER
from kaimaku.language.reading import arguments_of, wrapped

from .sheet import Record
from .texts import texts_of

PRINTED = "src/kaimaku/games/hocg/printed"
CARDS = "src/kaimaku/games/hocg/cards"
TESTS = "tests/cards/hocg"
CHEERS = "cheer"  # the product of every cheer, whatever set it is numbered in

HEADING = "[[card]]\n"
NUMBERED = re.compile(rf'^number = "({NUMBER.pattern})"$', re.MULTILINE)
SKELETON = re.compile(rf"# ({NUMBER.pattern}) ")  # the first line of one; the others begin as below
BELOW = "#   "
BEGINNING = '"""{name}."""\n\nfrom ..lang import *\n'
TESTS_BEGIN = '''"""{name}: every text, to be played. Fill in each test, then rename the file."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
'''
# Where a card is when its text is used.
SIDES = {
    "art": '{{"center": one("{0}", "it")}}',
    "collab_effect": '{{"back": one("{0}", "it")}}',
    "bloom_effect": '{{"hand": [one("{0}", "it")]}}',
    "gift": '{{"center": one("{0}", "it")}}',
    "skill": '{{"oshi": "{0}", "power": 5}}',
    "sp": '{{"oshi": "{0}", "power": 5}}',
    "stage": '{{"oshi": "{0}"}}',
    "text": '{{"hand": [one("{0}", "it")]}}',
}


@dataclass(frozen=True)
class CardEntry:
    """One card of a card file: its declaration, or what is known of it in remarks."""

    number: str
    source: str
    notes: tuple[str, ...] = ()
    declared: bool = True

    def lines(self, name: str) -> list[str]:
        if self.declared:
            return [*(f"# {self.number}: {note}" for note in self.notes), *self.source.split("\n")]
        called, _, arguments = _on_one_line(self.source).partition("(")
        source = wrapped(called, arguments_of(arguments.removesuffix(")")), indent=len(BELOW))
        said = (*self.notes, *(line[len(BELOW) :] for line in source.split("\n")))
        return [f"# {self.number} ({name}) is not declared yet", *(f"{BELOW}{line}" for line in said)]


def _on_one_line(source: str) -> str:
    lines = [line.strip() for line in source.split("\n")]
    return re.sub(r", *([)}\]])", r"\1", "".join(f"{line} " if line.endswith(",") else line for line in lines))


def product_of(record: Record) -> str:
    """The files a card is in, by their name."""
    return CHEERS if record["kind"] == "cheer" else record["number"].partition("-")[0].lower()


# --- printed facts ----------------------------------------------------------------------------------------------------


def fact_numbers(text: str) -> set[str]:
    return set(NUMBERED.findall(text))


def with_facts(text: str, blocks: Mapping[str, str]) -> str:
    """A file of facts with more of them, in the order of the numbers."""
    here = [HEADING + part.rstrip("\n") + "\n" for part in text.split(HEADING)[1:]]
    found = {_number_of(block): block for block in here}
    return "\n".join(block for _, block in sorted((dict(blocks) | found).items()))


def _number_of(block: str) -> str:
    found = NUMBERED.search(block)
    return found[1] if found else ""


# --- declarations -----------------------------------------------------------------------------------------------------


def declared_numbers(text: str) -> set[str]:
    """The card numbers that a file names outside of remarks."""
    return {number for _, numbers in _statements(text) for number in numbers}


def with_declarations(text: str, product: str, entries: Sequence[CardEntry], names: Mapping[str, str]) -> str:
    """A card file with more cards, each before the first one with a higher number."""
    new = {entry.number for entry in entries}
    lines = (
        _without_skeletons(text.rstrip("\n").split("\n"), new) if text else BEGINNING.format(name=product).split("\n")
    )
    places = [(line, min(numbers)) for line, numbers in _statements("\n".join(lines)) if numbers]
    places += [(i, found[1]) for i, line in enumerate(lines) if (found := SKELETON.match(line))]
    places.sort()
    added: dict[int, list[str]] = {}
    for group in _plain_together(sorted(entries, key=lambda entry: entry.number)):
        at = next((line for line, number in places if number > group.number), len(lines))
        added.setdefault(_above_remarks(lines, at), []).extend(group.lines(names[group.number]))
    whole = [line for i in range(len(lines) + 1) for line in (*added.get(i, ()), *lines[i : i + 1])]
    return "\n".join(whole).rstrip("\n") + "\n"


def _statements(text: str) -> list[tuple[int, list[str]]]:
    """The line (from 0) on which each statement begins, and the card numbers in it."""
    return [
        (
            node.lineno - 1,
            [
                part.value
                for part in ast.walk(node)
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and NUMBER.fullmatch(part.value)
            ],
        )
        for node in ast.parse(text).body
    ]


def _above_remarks(lines: Sequence[str], at: int) -> int:
    """Remarks belong to what they stand above."""
    while 0 < at < len(lines) and not SKELETON.match(lines[at]) and _is_remark(lines[at - 1]):
        at -= 1
    return at


def _is_remark(line: str) -> bool:
    return line.startswith("#") and not line.startswith(BELOW) and not SKELETON.match(line)


def _without_skeletons(lines: Sequence[str], numbers: set[str]) -> list[str]:
    """Without what was said of these cards while they could not be declared."""
    left: list[str] = []
    skipping = False
    for line in lines:
        heading = SKELETON.match(line)
        skipping = heading[1] in numbers if heading else skipping and line.startswith(BELOW)
        if not skipping:
            left.append(line)
    return left


def _plain_together(entries: Sequence[CardEntry]) -> list[CardEntry]:
    """Cards without text that follow one another are one declaration."""
    found: list[CardEntry] = []
    numbers: list[str] = []
    for entry in entries:
        plain = entry.declared and entry.source == f'plain("{entry.number}")' and not entry.notes
        if plain and numbers:
            numbers.append(entry.number)
            found[-1] = CardEntry(numbers[0], wrapped("plain", [f'"{number}"' for number in numbers]))
            continue
        numbers = [entry.number] if plain else []
        found.append(entry)
    return found


# --- tests ------------------------------------------------------------------------------------------------------------


def with_tests(text: str, product: str, records: Iterable[Record], declared: set[str]) -> str:
    """A test for each text, which fails until somebody has written it; of a skeleton, that it is declared."""
    parts = [text or TESTS_BEGIN.format(name=product)]
    for record in records:
        number = record["number"]
        if f'"{number}"' not in text:
            parts += _tests(record) if number in declared else [_undeclared(record)]
    return "".join(parts)


def _tests(record: Record) -> list[str]:
    number, short = record["number"], _short(record["number"])
    return [
        f'\n\n@played("{number}", "{text.place}")\n'
        f"def test_{short}_{text.place}() -> None:\n"
        f"    s = Scene({SIDES[text.place.rstrip('0123456789')].format(number)})\n"
        f'    pytest.fail(f"play {text.place} of {number} from {{s.prompt}} on")\n'
        for text in texts_of(record)
    ]


def _undeclared(record: Record) -> str:
    number = record["number"]
    return f'\n\ndef test_{_short(number)}_is_declared() -> None:\n    assert "{number}" in BY_ID\n'


def _short(number: str) -> str:
    return number.partition("-")[2]
