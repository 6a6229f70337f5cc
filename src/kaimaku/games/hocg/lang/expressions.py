"""Expressions of the card language, written as text: read into the hosts they declare."""

from __future__ import annotations

from typing import Final

from kaimaku.language.reading.expressions import BadText, ExpressionReader

from .. import lang
from .hosts import Host

# What declares cards or takes a function is no word of a text.
NOT_WORDS: Final = frozenset({"Condition", "Fact", "Say", "card", "plain", "texts"})
WORDS: Final[dict[str, object]] = {name: getattr(lang, name) for name in lang.__all__ if name not in NOT_WORDS}
PARTS: Final = (
    "at",
    "attached",
    "baton",
    "cards",
    "cheer",
    "is_",
    "stack",
)  # what a noun has: HOLOMEM.cheer, THIS.at(AT_CENTER)
SIGNS: Final = {
    "|": "debut | first",
    "&": "(HAND >= 2) & THIS.at(AT_CENTER)",
    "~": "HOLOMEM(~buzz)",
    ">=": "HAND >= 2",
    "<=": "LIFE <= 3",
    "<": "LIFE < OPP_LIFE",
    "*": "10 * each(HOLOMEM)",
    "-": "Takes(-10, THIS)",
    "()": 'HOLOMEM("#Tag", debut)',
    "[]": "HOLOMEM[2]",
    "{}": "Roll({ODD: Draw(1)})",
    ".at": "THIS.at(AT_CENTER)",
    ".is_": "OSHI.is_(green)",
    ".cheer": "HOLOMEM.cheer",
    ".attached": "HOLOMEM.attached(tool)",
    ".stack": "HOLOMEM.stack",
    ".cards": "ToHand(IT.cards[ALL])",
    ".baton": "TARGET.baton >= 2",
}
READER: Final = ExpressionReader(WORDS, PARTS, SIGNS)


def read_host(text: str) -> Host:
    """One text with its host: `collab_effect(Draw(1))`."""
    found = READER.read(text)
    if not isinstance(found, Host):
        raise BadText(
            f"{text!r} isn't a whole text: wrap it in collab_effect(…), gift(…), art(…), use(…) …",
            f"「{text}」だけではテキストになりません。collab_effect(…)、gift(…)、art(…)、use(…)などで囲んでください。",
        )
    return found
