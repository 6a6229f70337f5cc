"""Texts as people write them, in the words of printed cards: tried where a text was not read as it stands."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from kaimaku.kernel.refusals import Lang

from .. import facts

Rules = tuple[tuple[re.Pattern[str], str], ...]

NUMBERS: Final = ("one", "two", "three", "four", "five")
QUOTED: Final = re.compile('[<"\'“‘](?P<name>[^<>"“”‘’]{1,60}?)[>"\'”’]')
ENGLISH: Final = (
    (r"\bthis art\b", "this Arts"),
    (r"\bif your oshi is\b", "if your oshi holomem is"),
    (r"\ball your (?=holomem)", "all of your "),
    (r"\bsearch your deck for (?:an?|1) ([^,.]+?),? (?:and )?reveal it,? and ", r"reveal 1 \1 from your deck, and "),
    (r"\b(?:add|put) (it|them) (?:in)?to your hand", r"add \1 to hand"),
    (r" and (?=add (?:it|them) to hand)(?<!, and )", ", and "),
    (r"\bdiscard (?:an?|(\d+)) (cards?)\b", r"archive \1 \2 from your hand"),
    ("archive  card", "archive 1 card"),
    (r"\bheal (\d+)(?: hp)? (?:from|on|to)\b", r"restore \1 HP to"),
    (r"\bheal (.+?) (?:for|by) (\d+)(?: hp)?(?=[.,]|$)", r"restore \2 HP to \1"),
    (r"\bdeal (\d+) damage\b", r"deal \1 special damage"),
    (r"\b(opponent's|your) (center|collab)(?= ?(?:[.,]|$| gets?\b))", r"\1 \2 holomem"),
    (r"(?<!during )\bthis turn,", "during this turn,"),
    (r"\b(center|collab) holomem's arts gets? ", r"\1 holomem gets Arts "),
    (r"\broll a die(?=[.:])", "roll a die once"),
    (r"(?<=once): if (odd|even),", r". If it is \1,"),
    (r", then (?=\w)", ". Then, "),
    (r"(?<=\. )then (?=\w)", "Then, "),
)
JAPANESE: Final = (
    (r"(?<!の)デッキを(?=\d+枚)", "自分のデッキを"),
    (r"カードを(\d+枚引)", r"自分のデッキを\1"),
    (r"引き、", "引く。"),
    (r"(?:自分の)?手札を(\d+枚)", r"自分の手札\1を"),
    (r"捨てる", "アーカイブする"),
    (r"捨て", "アーカイブし"),
    (r"(センター|コラボ|バック)(?=に|の)", r"\1ホロメン"),
    (r"に(\d+)ダメージ(?:を与える)?", r"に特殊ダメージ\1を与える"),
)


def closer(said: str, lang: Lang) -> str:
    """The same said more like a printed card."""
    if lang == "en":
        said = _named(said)
    for pattern, words in _rules()[lang]:
        said = pattern.sub(words, said)
    return said


def _named(said: str) -> str:
    """Names of holomem and Oshi stand in brackets, however they were set apart."""
    known = _names()
    said = QUOTED.sub(lambda found: f"〈{found['name']}〉" if found["name"].casefold() in known else found[0], said)
    return "".join(
        part if part[:1] == "〈" else _bare().sub(r"〈\g<0>〉", part) for part in re.split("(〈[^〉]*〉)", said)
    )


@cache
def _names() -> frozenset[str]:
    return frozenset(card.name.en.casefold() for card in facts.load().values())


@cache
def _bare() -> re.Pattern[str]:
    found = {card.name.en for card in facts.load().values() if card.kind in ("oshi", "holomem")}
    return re.compile("(?<![#\\w])(?:" + "|".join(map(re.escape, sorted(found, key=len, reverse=True))) + r")(?!\w)")


@cache
def _rules() -> dict[Lang, Rules]:
    numbers = tuple(
        (rf"\b{word} (?=cards?\b|cheers?\b|of\b|holomem\b)", f"{number} ") for number, word in enumerate(NUMBERS, 1)
    )
    return {
        "en": tuple((re.compile(pattern, re.IGNORECASE), words) for pattern, words in (*numbers, *ENGLISH)),
        "ja": tuple((re.compile(pattern), words) for pattern, words in JAPANESE),
    }
