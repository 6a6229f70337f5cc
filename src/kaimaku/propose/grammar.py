"""A small grammar: categories of typed patterns, tried on a text and its parts, every reading kept.

A pattern is written as the cards write: `自分のデッキを{k:num}枚引く`. `{k:num}` is a slot: a part of that category.
`(a|b)` in a pattern stands for either, `(a|)` for one that may be missing. Its code is a template with the same slots;
`{n*q}` multiplies a number by a quantity if there is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

MOST = 6  # readings of one part that are kept
Reader = Callable[[str], Sequence[str]]


@dataclass(frozen=True)
class Slot:
    name: str
    category: str


@dataclass(frozen=True)
class Rule:
    """One pattern of a category."""

    parts: tuple[str | Slot, ...]
    code: str
    needed: tuple[str, ...]  # every literal, to reject most texts at once

    @property
    def last(self) -> str:
        """The characters a text of this pattern may end with; empty for any."""
        part = self.parts[-1]
        if isinstance(part, str):
            return part[-1]
        return "0123456789" if part.category in ("num", "signed") else ""

    def fits(self, text: str) -> bool:
        first = self.parts[0]
        if isinstance(first, str) and not text.startswith(first):
            return False
        return all(word in text for word in self.needed)


def variants(pattern: str) -> Iterator[str]:
    """Every spelling a pattern with (a|b) stands for."""
    pieces = re.split(r"\(([^()]*\|[^()]*)\)", pattern)
    choices = [piece.split("|") if i % 2 else [piece] for i, piece in enumerate(pieces)]
    for chosen in product(*choices):
        yield "".join(chosen)


def rules(pattern: str, code: str) -> Iterator[Rule]:
    for said in variants(pattern):
        parts: list[str | Slot] = []
        for i, piece in enumerate(re.split(r"\{(\w+:\w+)\}", said)):
            if i % 2:
                name, _, category = piece.partition(":")
                parts.append(Slot(name, category))
            elif piece:
                parts.append(piece)
        yield Rule(tuple(parts), code, tuple(p for p in parts if isinstance(p, str)))


def fill(code: str, found: Mapping[str, str]) -> str:
    """A code template with its slots filled; what was left out is empty."""

    def put(match: re.Match[str]) -> str:
        number, star, quantity = match[1].partition("*")
        value = found.get(number, "")
        if not star:
            return value
        times = found.get(quantity, "")
        if not times:
            return value
        return times if value == "1" else f"{value} * {times}"

    said = re.sub(r"\{(\w+(?:\*\w+)?)\}", put, code)
    return re.sub(r"\(, ", "(", re.sub(r"(?:, |(?<=\())(?:n|per)=1(?=[,)])", "", said))  # one is not said


class Grammar:
    """Categories of patterns; a category may also have a reader of its own, and terminals are regular expressions."""

    def __init__(self, terminals: Mapping[str, tuple[str, Callable[[str], str | None]]]) -> None:
        self.terminals = {name: (re.compile(regex), value) for name, (regex, value) in terminals.items()}
        self.tables: dict[str, list[Rule]] = {}
        self.endings: dict[tuple[str, str], list[Rule]] = {}  # the rules of a category by what a text ends with
        self.readers: dict[str, Reader] = {}
        self.memo: dict[tuple[str, str], tuple[str, ...]] = {}

    def add(self, category: str, table: Sequence[tuple[str, str]]) -> None:
        for pattern, code in table:
            self.tables.setdefault(category, []).extend(rules(pattern, code))

    def read(self, category: str, text: str) -> tuple[str, ...]:
        """Every reading of a text as this category, the likeliest first."""
        key = (category, text)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.memo[key] = ()  # a category within itself on the same text leads nowhere
        found: dict[str, None] = {}
        if category in self.terminals:
            regex, value = self.terminals[category]
            whole = regex.fullmatch(text)
            said = value(text) if whole else None
            if said is not None:
                found[said] = None
        if category in self.readers:
            found.update(dict.fromkeys(self.readers[category](text)))
        for rule in self._ending(category, text[-1:]):
            if len(found) >= MOST:
                break
            if rule.fits(text):
                for slots in self._match(rule.parts, 0, text):
                    found.setdefault(fill(rule.code, slots))
        self.memo[key] = tuple(found)[:MOST]
        return self.memo[key]

    def _ending(self, category: str, last: str) -> list[Rule]:
        key = (category, last)
        if key not in self.endings:
            table = self.tables.get(category, ())
            self.endings[key] = [rule for rule in table if not rule.last or last in rule.last]
        return self.endings[key]

    def _match(self, parts: Sequence[str | Slot], i: int, text: str) -> Iterator[dict[str, str]]:
        if i == len(parts):
            if not text:
                yield {}
            return
        part = parts[i]
        if isinstance(part, str):
            if text.startswith(part):
                yield from self._match(parts, i + 1, text[len(part) :])
            return
        for end in self._ends(parts, i, text):
            for said in self.read(part.category, text[:end]):
                for rest in self._match(parts, i + 1, text[end:]):
                    yield {part.name: said, **rest}

    def _ends(self, parts: Sequence[str | Slot], i: int, text: str) -> Iterator[int]:
        """Where a slot may end: at the text's end, or before the next literal."""
        part = parts[i]
        assert isinstance(part, Slot)
        if part.category in self.terminals:
            regex = self.terminals[part.category][0]
            match = regex.match(text)
            if match is not None:
                yield match.end()
            return
        if i + 1 == len(parts):
            yield len(text)
            return
        follower = parts[i + 1]
        if isinstance(follower, str):
            at = text.find(follower, 1)
            while at > 0:
                yield at
                at = text.find(follower, at + 1)
        else:
            yield from range(1, len(text))
