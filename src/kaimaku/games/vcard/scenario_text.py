"""Card texts written as data: in English as on a card, or clauses in the words of the card language."""

from __future__ import annotations

import re

from kaimaku.games.expressions import BadText, Reader

from . import lang
from .card import BOOST, REINFORCEMENT, VTUBER
from .lang.frames import Clause
from .scenario_english import read_english

__all__ = ["WORDS", "BadText", "likely_kind", "read_clause", "read_text"]

WORDS: dict[str, object] = {
    name: lang.GRAMMAR.checked().get(name, lang.GRAMMAR.namespace[name]) for name in sorted(lang.GRAMMAR.names())
}
HOSTS = re.compile(r"\s*(?:snap|lock|echo|passive|plain|reply)\(.*\)\s*", re.DOTALL)
READER = Reader(WORDS, ("when", "after"), {".when": "YOU_LOCK_VT.when", ".after": "YOU_LOCK_VT.after"})


def read_clause(text: str) -> Clause:
    """One labelled stretch of text in the card language: `snap(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Clause):
        raise BadText(
            f"{text!r} says nothing by itself: put it into snap(…), lock(…), echo(…), passive(…), plain(…), …"
        )
    return found


def read_text(text: str, kind: str) -> list[Clause]:
    """A card's text, however it is written; `kind` is the type of its card."""
    return [read_clause(text)] if HOSTS.fullmatch(text) else read_english(text, kind)


def likely_kind(texts: list[str]) -> str:
    """The type of a card that does not say it: a condition makes a Reinforcement, no label a Boost, else a VTuber."""
    said = " ".join(texts).strip().lower()
    if said.startswith(("reply(", "when your opp", "after your opp")):
        return REINFORCEMENT
    return BOOST if said and not re.match(r"(?:snap|lock|echo|passive)[:(]", said) else VTUBER
