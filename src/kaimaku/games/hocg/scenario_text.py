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
SIGNS = {
    "|": "debut | first",
    "&": "(HAND >= 2) & THIS.at(AT_CENTER)",
    "~": "HOLOMEM(~buzz)",
    ">=": "HAND >= 2",
    "<=": "LIFE <= 3",
    "<": "LIFE < OPP_LIFE",
    "*": "10 * each(HOLOMEM)",
    "+": "20 + 10 * each(HOLOMEM)",
    "-": "Takes(-10, THIS)",
    "()": 'HOLOMEM("#Tag", debut)',
    "[]": "HOLOMEM[2]",
    "{}": "Roll({ODD: Draw(1)})",
    ".at": "THIS.at(AT_CENTER)",
    ".is_": "OSHI.is_(green)",
    ".cheer": "HOLOMEM.cheer",
    ".attached": "HOLOMEM.attached(tool)",
    ".stack": "HOLOMEM.stack",
}
READER = Reader(WORDS, PARTS, SIGNS)


def read_host(text: str) -> Host:
    """One text with its host: `collab_effect(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Host):
        raise BadText(f"{text!r} says nothing by itself: put it into collab_effect(…), gift(…), art(…), use(…) …")
    return found
