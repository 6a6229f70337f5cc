"""Patterns out of the card language itself: whatever it can say, in the words in which it says it.

An expression and its parts are put into words. Where the words of a part stand within the words of the whole, they
are a slot; what remains is the phrase that the word of the whole is said with. So a language that puts its
declarations into words needs no second table to read these words again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Protocol

from ..expression import Expression, expression_of
from ..kinds import Kind, Mark
from ..words import source
from .patterns import Row

MOST_WAYS = 40  # of one phrase, if a part is said alike in several forms
SHORTEST = 2  # letters that the words of a part have at least


@dataclass(frozen=True)
class Part:
    """A part of an expression: where it may stand in the words of the whole, by category, and its code around it."""

    said: Mapping[str, str]  # category → words
    code: str = "{}"  # "-{}" for a number below zero
    number: bool = False  # numbers are looked for last, as whole words
    value: object = None  # what is to be derived in turn
    forms: Mapping[str, str] = field(default_factory=dict)  # category → form


class Voice(Protocol):
    """How a card language speaks: supplied by a game."""

    def forms(self, value: object) -> Mapping[str, str]:
        """Everything a value may be said as, by form."""

    def category(self, value: object, form: str) -> str:
        """What a value in this form is read as."""

    def literal(self, value: object) -> Part | None:
        """A name or another literal that stands in words, as a part; None: it is not said by itself."""

    def joined(self, expression: Expression) -> tuple[Sequence[object], object, object] | None:
        """Arguments of an expression that are said together, the value that says them, and what is said with them."""


class Deriver:
    """Collects patterns by category; those met most often are the likeliest."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.met: dict[str, Counter[frozenset[Row]]] = {}  # a phrase is met in one of several rows

    def add(self, value: object, form: str) -> None:
        """The patterns of a value in a form, and of all its parts."""
        said = self.voice.forms(value).get(form, "")
        expression = expression_of(value)
        if expression is not None and said:
            self.phrase(self.voice.category(value, form), said, expression)

    def phrase(self, category: str, said: str, expression: Expression) -> None:
        parts: list[Part] = []
        code = Template(self.voice, parts).of(expression)
        self.words(category, said, code, parts)

    def words(self, category: str, said: str, code: str, parts: Sequence[Part]) -> None:
        """A phrase with its parts cut out of it."""
        cut = Cutting(said)
        chosen: dict[int, tuple[str, list[str]]] = {}
        lengths = {i: max(map(len, part.said.values()), default=0) for i, part in enumerate(parts)}
        for i in sorted(lengths, key=lambda i: (parts[i].number, -lengths[i])):
            part = parts[i]
            for words in sorted(set(part.said.values()), key=len, reverse=True):
                if (part.number or len(words) >= SHORTEST) and cut.take(i, words, part.number):
                    chosen[i] = words, [c for c, w in part.said.items() if w == words]
                    break
        for i, (_, categories) in chosen.items():
            for c in categories:
                if c in parts[i].forms:
                    self.add(parts[i].value, parts[i].forms[c])
        ways = [[(i, c) for c in found] for i, (_, found) in sorted(chosen.items())]
        rows = frozenset(
            (cut.pattern(dict(way)), _filled(code, parts, dict(way))) for way in islice(product(*ways), MOST_WAYS)
        )
        self.met.setdefault(category, Counter())[rows] += 1

    def tables(self) -> Iterator[tuple[str, list[Row]]]:
        """The fewest rows that every phrase was met as, the most frequent first."""
        for category, met in self.met.items():
            left = Counter(met)
            kept: Counter[Row] = Counter()
            while left:
                share: Counter[Row] = Counter()
                for rows, times in left.items():
                    for row in rows:
                        share[row] += times
                best = min(share, key=lambda row: (-share[row], row))
                kept[best] = share[best]
                left = Counter({rows: times for rows, times in left.items() if best not in rows})
            yield category, sorted(kept, key=lambda row: (-_letters(row[0]), -kept[row], len(row[1]), row))


class Cutting:
    """A phrase out of which the words of parts are cut."""

    def __init__(self, said: str) -> None:
        self.pieces: list[str | int] = [said]

    def take(self, part: int, words: str, number: bool) -> bool:
        """Cut these words out where they stand; numbers only where there is no doubt which is meant."""
        regex = re.compile(rf"(?<![\w/]){re.escape(words)}(?!\w)" if words[0].isalnum() else re.escape(words))
        found = [(i, m) for i, piece in enumerate(self.pieces) if isinstance(piece, str) for m in regex.finditer(piece)]
        if not found or (number and len(found) > 1):
            return False
        i, match = found[0]
        piece = self.pieces[i]
        assert isinstance(piece, str)
        self.pieces[i : i + 1] = [x for x in (piece[: match.start()], part, piece[match.end() :]) if x != ""]
        return True

    def pattern(self, categories: Mapping[int, str]) -> str:
        return "".join(x if isinstance(x, str) else f"{{p{x}:{categories[x]}}}" for x in self.pieces)


class Template:
    """The code of an expression with a slot for each part."""

    def __init__(self, voice: Voice, parts: list[Part]) -> None:
        self.voice = voice
        self.parts = parts

    def of(self, expression: Expression) -> str:
        together = self.voice.joined(expression)
        if together is None:
            return expression.word.spelled(expression, self.put)
        values, whole, fixed = together
        first = True

        def put(value: object, kind: Kind | None) -> str:
            nonlocal first
            if not any(value is x for x in values):
                return source(value, kind) if value is fixed else self.put(value, kind)
            if first:
                first = False
                return self.put(whole, None)
            return ""

        return re.sub(r"(, )+(?=[,)])|(?<=\()(, )+", "", expression.word.spelled(expression, put))

    def slot(self, part: Part, otherwise: str) -> str:
        self.parts.append(part)
        return f"⟨{len(self.parts) - 1}|{otherwise}⟩"

    def put(self, value: object, kind: Kind | None) -> str:
        written = source(value, kind)
        expression = expression_of(value)
        if expression is not None:
            if expression.word.name == "*":
                return self.of(expression)
            forms = self.voice.forms(value)
            said = {self.voice.category(value, form): words for form, words in forms.items()}
            named = {self.voice.category(value, form): form for form in forms}
            return self.slot(Part(said, value=value, forms=named), written)
        if isinstance(value, Mark | bool) or (
            kind is not None and kind.spell(value) is not None and not isinstance(value, tuple | dict)
        ):
            return written
        if isinstance(value, int):
            code = "-{}" if value < 0 else "{}"
            return self.slot(Part({"num": str(abs(value))}, code, number=True), written)
        if isinstance(value, str):
            part = self.voice.literal(value)
            return written if part is None else self.slot(part, written)
        if isinstance(value, tuple):
            inner = ", ".join(self.put(x, None) for x in value)
            return f"({inner})" if len(value) > 1 else f"({inner},)"
        if isinstance(value, dict):
            return "{" + ", ".join(f"{self.put(k, None)}: {self.put(v, None)}" for k, v in value.items()) + "}"
        return written


def _filled(code: str, parts: Sequence[Part], chosen: Mapping[int, str]) -> str:
    """Slots for the parts that were found; the others are written out, as they were."""

    def put(match: re.Match[str]) -> str:
        i = int(match[1])
        return parts[i].code.replace("{}", f"{{p{i}}}") if i in chosen else match[2]

    before = ""
    while before != code:
        before, code = code, re.sub(r"⟨(\d+)\|([^⟨⟩]*)⟩", put, code)
    return code


def _letters(pattern: str) -> int:
    """How much of a phrase is written: the more, the surer it is meant."""
    return len(re.sub(r"\{\w+:\w+\}", "", pattern))
