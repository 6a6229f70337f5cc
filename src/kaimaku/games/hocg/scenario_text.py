"""Card texts written as data: hosts and verbs of the card language."""

from __future__ import annotations

from kaimaku.games.expressions import BadText, Reader

from . import lang
from .lang.hosts import Host

__all__ = ["WORDS", "BadText", "read_host"]

# What declares cards or takes a function is no word of a text.
NOT_WORDS = frozenset({"BadDeclaration", "Condition", "Fact", "Say", "card", "plain", "texts"})
WORDS: dict[str, object] = {name: getattr(lang, name) for name in lang.__all__ if name not in NOT_WORDS}
PARTS = ("at", "attached", "cheer", "is_", "stack")  # what a noun has: HOLOMEM.cheer, THIS.at(AT_CENTER)
READER = Reader(WORDS, PARTS)


def read_host(text: str) -> Host:
    """One text with its host: `collab_effect(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Host):
        raise BadText(f"{text!r} says nothing by itself: put it into collab_effect(…), gift(…), art(…), use(…) …")
    return found
