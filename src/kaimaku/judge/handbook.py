"""The handbook of each game: `learn.yaml` in its package, and how a question finds its answers there."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import msgspec
import yaml

from kaimaku import games
from kaimaku.wire.common import Words
from kaimaku.wire.learn import Handbook

from .catalogue import Rule, content, lookup

# Words that a question is asked with, whatever it is about.
SMALL = frozenset(
    re.findall(
        r"\w+",
        "a an and any are as at be but by can cards card could do does for from get give happens have how i if in is "
        "it many may me must my no not of on one or player players should so someone than that the their them then "
        "there they this to up use used was we what when where which who whose why will with work works would you your",
    )
)
LATIN = re.compile(r"[a-z0-9]+")
MOST = 3  # answers to one question


class Answer(NamedTuple):
    says: Words
    rules: tuple[str, ...]


@cache
def handbook(game: str) -> Handbook:
    """What a game tells newcomers; nothing if it has no such file."""
    file = games.find(game).file("learn.yaml")
    data = yaml.safe_load(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return msgspec.convert({"game": game, **data}, Handbook)


def answers(text: str, game: str) -> list[Answer]:
    """Short answers to a question in everyday words, those that fit most of it first."""
    book = handbook(game)
    entries = [(Answer(one.says, tuple(one.rules)), tuple(one.words)) for one in book.questions]
    entries += [(Answer(x.says, (x.rule,)), (x.term.en, x.term.ja, *x.also, *x.asked)) for x in book.glossary]
    found = [(answer, n) for answer, words in entries if (n := _hits(text, words))]
    best = max((n for _, n in found), default=0)
    return [answer for answer, n in found if n == best][:MOST]


def rules_of(answer: Answer) -> list[Rule]:
    return content(lookup(id) for id in answer.rules)


def _hits(text: str, words: tuple[str, ...]) -> int:
    """How many words of a question an entry is about. Japanese words may stand anywhere in it."""
    asked = text.casefold()
    tokens = {token for token in LATIN.findall(asked) if token not in SMALL}
    hits = 0
    for word in {word.casefold() for word in words}:
        parts = LATIN.findall(word)
        if parts and all(part.isascii() for part in word.split()):
            hits += len(parts) if tokens.issuperset(parts) else 0
        elif word in asked:
            hits += 1
    return hits
