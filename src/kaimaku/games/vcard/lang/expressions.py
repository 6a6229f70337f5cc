"""Expressions of the card language, written as text: read into the clauses they declare."""

from __future__ import annotations

from typing import Final

from kaimaku.language.reading.expressions import BadText, ExpressionReader

from . import GRAMMAR
from .frames import Clause

WORDS: Final[dict[str, object]] = {
    name: GRAMMAR.checked().get(name, GRAMMAR.namespace[name]) for name in sorted(GRAMMAR.names())
}
READER: Final = ExpressionReader(WORDS, ("when", "after"), {".when": "YOU_LOCK_VT.when", ".after": "YOU_LOCK_VT.after"})


def read_clause(text: str) -> Clause:
    """One labelled stretch of text in the card language: `snap(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Clause):
        raise BadText(
            f"{text!r} says nothing by itself: put it into snap(…), lock(…), echo(…), passive(…), plain(…), …"
        )
    return found
