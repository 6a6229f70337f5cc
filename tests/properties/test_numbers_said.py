"""Another number makes another text, in both languages: no word swallows a number that it is given."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from random import Random

import pytest

from kaimaku.games.danmaku.lang import sorts
from kaimaku.games.danmaku.lang.grammar import GRAMMAR as DANMAKU
from kaimaku.games.danmaku.scenario.cards import READER as DANMAKU_READER
from kaimaku.games.hocg.lang import GRAMMAR as HOCG
from kaimaku.games.hocg.lang.expressions import READER as HOCG_READER
from kaimaku.games.vcard import game as _vcard  # noqa: F401  (its cards are named in texts)
from kaimaku.games.vcard.lang import GRAMMAR as VCARD
from kaimaku.games.vcard.lang.expressions import READER as VCARD_READER
from kaimaku.games.vcard.lang.invented import LABELS, invent_text
from kaimaku.language import source
from kaimaku.language.invent import Inventor, NoWords
from kaimaku.language.reading.expressions import BadText, ExpressionReader
from tests.depth import examples

HOSTS = ("gift", "art", "collab_effect", "use", "attached", "bonus", "oshi_skill")
TEXTS = (sorts.CARD_TEXT, sorts.CHARACTER_PART, sorts.SPELL, sorts.INCIDENT_PART)


def hocg(rng: Random) -> Callable[[], str]:
    inventor = Inventor(HOCG, rng)

    def invent() -> str:
        inventor.depth = rng.randint(2, 5)
        return inventor.invent_with(rng.choice(HOSTS))

    return invent


def danmaku(rng: Random) -> Callable[[], str]:
    inventor = Inventor(DANMAKU, rng, options=0.4)
    return lambda: inventor.invent(rng.choice(TEXTS))


def vcard(rng: Random) -> Callable[[], str]:
    inventor = Inventor(VCARD, rng)
    return lambda: invent_text(inventor, rng.choice(list(LABELS)))


def others(text: str) -> Iterator[str]:
    """The text with another number in one place; which Arts a text belongs to (n=2) is not said in it."""
    tree = ast.parse(text, mode="eval")
    unsaid = {x.value for x in ast.walk(tree) if isinstance(x, ast.keyword) and x.arg == "n" and text.startswith("art")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node not in unsaid:
            before = node.value
            for node.value in sorted({0, 1, 2, before - 1, before + 1, before + 10} - {before}):
                yield ast.unparse(tree)
            node.value = before


@pytest.mark.parametrize(
    ("invent", "reader"),
    [(hocg, HOCG_READER), (danmaku, DANMAKU_READER), (vcard, VCARD_READER)],
    ids=["hocg", "danmaku", "vcard"],
)
def test_different_numbers_are_said_differently(
    invent: Callable[[Random], Callable[[], str]], reader: ExpressionReader
) -> None:
    text = invent(Random(12))
    compared = 0
    for _ in range(examples(800)):
        try:
            written = text()
            made = reader.read(written)
        except (NoWords, BadText):
            continue
        if "once=" in written:  # says the name of its card, which it does not have here
            continue
        for other in others(written):
            try:
                found = reader.read(other)
            except BadText:
                continue
            if source(found) == source(made):
                continue
            compared += 1
            for lang in ("en", "ja"):
                assert made.words(lang) != found.words(lang), (written, other)  # type: ignore[attr-defined]
    assert compared > 50
