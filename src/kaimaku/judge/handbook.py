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
KATAKANA = re.compile(r"[\u30a1-\u30fa\u30fc]+")
ENDING, SILENT = re.compile(r"(?<=\w{3})(?:ing|ed|es|s)$"), re.compile(r"(?<=\w{3})e$")
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
    """How much of a question an entry is about: longer phrases count more.

    A word counts in whatever form it is asked; small words only as parts of a phrase ("give up"). Japanese words may
    stand anywhere in the question.
    """
    asked = text.casefold()
    every = LATIN.findall(asked)
    said = {_stem(token) for token in every}
    matter = {_stem(token) for token in every if token not in SMALL}
    phrases = {tuple(map(_stem, LATIN.findall(word.casefold()))) for word in words if word.isascii()}
    hits = sum(len(phrase) for phrase in phrases if phrase and (said if phrase[1:] else matter).issuperset(phrase))
    found = {word for word in (word.casefold() for word in words if not word.isascii()) if stands(word, asked)}
    return hits + sum((len(word) + 1) // 2 for word in found)


def stands(word: str, asked: str) -> bool:
    """A word in katakana is no part of a longer one."""
    if not KATAKANA.fullmatch(word):
        return word in asked
    return word in KATAKANA.findall(asked)


def _stem(token: str) -> str:
    """A word without its ending: lose, loses, losing; cheer, cheers."""
    return SILENT.sub("", ENDING.sub("", token))
