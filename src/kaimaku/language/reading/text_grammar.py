"""Text grammar: texts of a natural language read into code of a card language, every reading kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from .patterns import Pattern, PatternTables, Slot, fill

MOST = 6  # readings of one part that are kept
Reader = Callable[[str], Iterable[str]]
Terminal = tuple[str, Callable[[str], str | None]]  # what it looks like, and its code


class TextGrammar:
    """Reads texts by categories: of each, a table of patterns, a reader of its own, or a regular expression.

    `check` says whether the code of some categories can be declared: it raises a ValueError that says why not. Such
    readings are dropped, and the reason is kept for `refusal`. Of the categories in `longest` the longest part is the
    likeliest, of others the shortest.
    """

    def __init__(
        self,
        tables: PatternTables,
        terminals: Mapping[str, Terminal],
        check: Callable[[str], object] | None = None,
        checked: Iterable[str] = (),
        longest: Iterable[str] = (),
        most: int = MOST,
    ) -> None:
        self.tables = tables
        self.terminals = {name: (re.compile(regex), value) for name, (regex, value) in terminals.items()}
        self.readers: dict[str, Reader] = {}
        self.check = check
        self.checked = frozenset(checked)
        self.longest = frozenset(longest)
        self.most = most
        self.refused: dict[str, ValueError] = {}  # by text
        self.memo: dict[tuple[str, str], tuple[str, ...]] = {}

    def read(self, category: str, text: str) -> tuple[str, ...]:
        """Every reading of a text as this category, the likeliest first."""
        key = (category, text)
        known = self.memo.get(key)
        if known is None:
            self.memo[key] = ()  # a category within itself on the same text leads nowhere
            found: dict[str, None] = {}
            wrong: ValueError | None = None
            for code in self._readings(category, text):
                error = self._error(category, code) if code not in found else None
                wrong = wrong or error
                if error is None:
                    found[code] = None
                    if len(found) == self.most:
                        break
            known = self.memo[key] = tuple(found)
            if wrong is not None and not found:
                self.refused[text] = wrong
        return known

    def refusal(self, text: str) -> ValueError | None:
        """Why a text that could not be read was not: what was read of it and cannot be declared, the longest part."""
        parts = [part for part in self.refused if part in text]
        return self.refused[max(parts, key=len)] if parts else None

    def _error(self, category: str, code: str) -> ValueError | None:
        if self.check is not None and category in self.checked:
            try:
                self.check(code)
            except ValueError as error:
                return error
        return None

    def _readings(self, category: str, text: str) -> Iterator[str]:
        if category in self.terminals:
            regex, value = self.terminals[category]
            code = value(text) if regex.fullmatch(text) else None
            if code is not None:
                yield code
        if category in self.readers:
            yield from self.readers[category](text)
        for pattern in self.tables.ending(category, text[-1:]):
            if pattern.may_fit(text):
                for slots in self._match(pattern, 0, text):
                    yield fill(pattern.code, slots)

    def _match(self, pattern: Pattern, i: int, text: str) -> Iterator[dict[str, str]]:
        if i == len(pattern.parts):
            if not text:
                yield {}
            return
        part = pattern.parts[i]
        if isinstance(part, str):
            if text.startswith(part):
                yield from self._match(pattern, i + 1, text[len(part) :])
            return
        ends = self._ends(pattern, i, part.category, text)
        for end in reversed(list(ends)) if part.category in self.longest else ends:
            for code in self.read(part.category, text[:end]):
                for rest in self._match(pattern, i + 1, text[end:]):
                    yield {part.name: code, **rest}

    def _ends(self, pattern: Pattern, i: int, category: str, text: str) -> Iterator[int]:
        """Where a slot may end: at the text's end, or before the next literal."""
        if category in self.terminals:
            match = self.terminals[category][0].match(text)
            if match is not None:
                yield match.end()
        elif i + 1 == len(pattern.parts):
            yield len(text)
        else:
            follower = pattern.parts[i + 1]
            if isinstance(follower, Slot):
                yield from range(1, len(text))
                return
            at = text.find(follower, 1)
            while at > 0:
                yield at
                at = text.find(follower, at + 1)


def listed(words: Mapping[str, str]) -> Terminal:
    """One of these words, with its code."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or "(?!)", words.get


def side_by_side(choices: Sequence[Sequence[str]]) -> list[list[str]]:
    """Readings of several parts together: the likeliest of all, then each other one by one."""
    if not choices or not all(choices):
        return []
    first = [readings[0] for readings in choices]
    return [first] + [
        [*first[:i], other, *first[i + 1 :]] for i, readings in enumerate(choices) for other in readings[1:]
    ]
