"""Card texts written as data: clauses in the words of the card language, and a few more that no printed card needs."""

from __future__ import annotations

from kaimaku.games.expressions import BadText, Reader

from . import lang
from .lang.frames import Clause
from .scenario_lang import MORE

__all__ = ["WORDS", "BadText", "read_clause"]

# What declares cards or takes a function is no word of a text.
NOT_WORDS = frozenset({"Clause", "Condition", "Part", "card"})
WORDS: dict[str, object] = {name: getattr(lang, name) for name in lang.__all__ if name not in NOT_WORDS} | MORE
READER = Reader(WORDS, ("when", "after"))


def read_clause(text: str) -> Clause:
    """One labelled stretch of text: `snap(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Clause):
        raise BadText(
            f"{text!r} says nothing by itself: put it into snap(…), lock(…), echo(…), passive(…), plain(…), …"
        )
    return found
