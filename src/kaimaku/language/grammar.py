"""Grammar: the table of a card language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypedDict, Unpack

from .expression import Expression, Meaning
from .kinds import Kind, Mark, Sort
from .words import BadDeclaration, Form, Rule, Word


class Manner(TypedDict, total=False):
    """How a form deals with what is spoken of: see `Form`."""

    must: tuple[str, ...]
    needs: tuple[str, ...]
    tells: tuple[str, ...]
    forgets: tuple[str, ...]
    within: tuple[str, ...]
    closed: tuple[str, ...]
    keeps: bool
    reads: tuple[str, ...]
    apart: tuple[str, ...]
    loses: tuple[Sort, ...]
    rule: Rule | None
    example: Mapping[str, str]
    weight: int


Gives = Sort | tuple[Sort, ...]
WordEntry = Callable[[Mapping[str, object]], Word]
WordEntries = list[WordEntry | list[WordEntry]]


def form(gives: Gives, takes: Mapping[str, Kind] | None = None, /, **manner: Unpack[Manner]) -> Form:
    return Form(gives if isinstance(gives, tuple) else (gives,), takes or {}, **manner)


def word(name: str, gives: Gives | Form, *more: Form | Mapping[str, Kind], **manner: Unpack[Manner]) -> WordEntry:
    """A word that is called: `word("Draw", ACT, {"k": …})` or, in several forms, `word("If", form(…), form(…))`."""
    if isinstance(gives, Form):
        forms = [gives, *(x for x in more if isinstance(x, Form))]
    else:
        forms = [form(gives, next((x for x in more if isinstance(x, Mapping)), None), **manner)]

    def enter(namespace: Mapping[str, object]) -> Word:
        make = namespace[name]
        assert callable(make)
        return Word(name, make, forms)

    return enter


def constant(name: str, gives: Gives, **manner: Unpack[Manner]) -> WordEntry:
    """A word that stands for itself: a noun, an adjective. It remembers its own name."""

    def enter(namespace: Mapping[str, object]) -> Word:
        found = Word(name, None, [form(gives, **manner)])
        only = found.forms[0]
        meaning = Meaning(only.gives, only.needs, only.tells, only.forgets)
        namespace[name].expression = Expression(found, (), {}, [meaning])  # type: ignore[attr-defined]
        return found

    return enter


def constants(gives: Gives, *names: str, **manner: Unpack[Manner]) -> list[WordEntry]:
    return [constant(name, gives, **manner) for name in names]


def operator(name: str, spelling: str, *forms: Form) -> WordEntry:
    """Words between or behind others: X[2], X >= 1. The first form says what its arguments are called."""

    def enter(namespace: Mapping[str, object]) -> Word:
        return Word(name, None, forms, spelling)

    return enter


class Grammar:
    """All words of one card language. Values that are only options of a word (AT_CENTER, TURN) are `marks`."""

    def __init__(
        self, namespace: Mapping[str, object], entries: Iterable[WordEntry | list[WordEntry]], marks: Iterable[str] = ()
    ) -> None:
        self.words: dict[str, Word] = {}
        for entry in entries:
            for one in entry if isinstance(entry, list) else [entry]:
                found = one(namespace)
                if found.name in self.words:
                    raise BadDeclaration(f"duplicate word {found.name}")
                self.words[found.name] = found
        tellers: dict[str, list[str]] = {}
        for found in self.words.values():
            found.tellers = tellers
            for told in sorted({x for f in found.forms for x in (*f.tells, *f.within)}):
                tellers.setdefault(told, []).append(found.name if found.make is None else f"{found.name}(…)")
        self.marks = {name: namespace[name] for name in marks}
        self.numeric = {name: Mark(value, name) for name, value in self.marks.items() if type(value) is int}
        self.namespace = namespace

    def checked(self) -> dict[str, object]:
        """The words as card files are to use them, and the marks: those that are numbers know what they mark."""
        return self.numeric | {name: found for name, found in self.words.items() if found.make is not None}

    def names(self) -> set[str]:
        """Every word that can be written down."""
        return {name for name, found in self.words.items() if not found.spelling} | set(self.marks)

    def giving(self, sort: Sort) -> list[tuple[Word, Form]]:
        return [(w, f) for w in self.words.values() for f in w.forms if sort in f.gives]
