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
CARD_KINDS: Final = r"(?:debut|1st|2nd|buzz|spot|support|event|item|staff|tool|mascot|fan|cheer|holomem)\b"
OWN_MOMENT: Final = {
    "collab_effect": re.compile(
        r"^(?:when (?:this holomem|it|you) collabs?, |コラボした時、)(?P<next>.)", re.IGNORECASE
    ),
    "bloom_effect": re.compile(
        r"^(?:when (?:this holomem|it|you) blooms?, |(?:Bloom|ブルーム)した時、)(?P<next>.)", re.IGNORECASE
    ),
}
ENGLISH: Final = (
    (r"\bthis art\b", "this Arts"),
    (r"\bif your oshi is\b", "if your oshi holomem is"),
    (r"\ball your (?=holomem)", "all of your "),
    (r"\bsearch your deck for (?:an?|1) ([^,.]+?),? (?:and )?reveal it,? and ", r"reveal 1 \1 from your deck, and "),
    (r"\b(?:add|put) (it|them) (?:in)?to your hand", r"add \1 to hand"),
    (r" and (?=add (?:it|them) to hand)(?<!, and )", ", and "),
    (rf"\ban? (?={CARD_KINDS})", "1 "),
    (r"\bdiscard (?:an?|(\d+)) (cards?)\b(?: from your hand)?", r"archive \1 \2 from your hand"),
    ("archive  card", "archive 1 card"),
    (r"\b(you may archive \d+ cards? from your hand)[.,] (?:if you do|then),? ", r"\1: "),
    (
        r"\b(?:add|put|return) (\d+ [^.,]+?) from your archive (?:in)?to (?:your )?hand\b",
        r"return \1 from your archive to hand",
    ),
    (
        r"\b(?:attach|send) (?:1|an?) cheer from (?:the top of )?your cheer deck to\b",
        "send the top card of your cheer deck to",
    ),
    (
        r"\b(?:heal|restore) (\d+)(?: hp)? (?:from|on|to) each of your holomem\b",
        r"restore \1 HP to all of your holomem",
    ),
    (
        r"(^|[.:] )([^.:]+?) gets? \+(\d+) (?:to (?:its|their) )?arts(?: damage)?,?"
        r" (?:(?:during )?this turn|until the end of the turn)",
        r"\1during this turn, \2 gets Arts+\3",
    ),
    (r"\bheal (\d+)(?: hp)? (?:from|on|to)\b", r"restore \1 HP to"),
    (r"\bheal (.+?) (?:for|by) (\d+)(?: hp)?(?=[.,]|$)", r"restore \2 HP to \1"),
    (r"\bdeal (\d+) damage\b", r"deal \1 special damage"),
    (r"\b(opponent's|your) (center|collab)(?= ?(?:[.,]|$| gets?\b))", r"\1 \2 holomem"),
    (r"(?<!during )\bthis turn,", "during this turn,"),
    (r"\b(center|collab) holomem's arts gets? ", r"\1 holomem gets Arts "),
    (r"\broll a die(?=[.:,])", "roll a die once"),
    (r"(?<=once)[:,.] if (?:it(?:'s| is) )?(odd|even),", r". If it is \1,"),
    (r"; if (?:it(?:'s| is) )?(odd|even),", r". If it is \1,"),
    (r", then (?=\w)", ". Then, "),
    (r"(?<=\. )then (?=\w)", "Then, "),
)
JAPANESE: Final = (
    (r"(?<!の)デッキを(?=\d+枚)", "自分のデッキを"),
    (r"カードを(\d+枚引)", r"自分のデッキを\1"),
    (r"山札", "デッキ"),
    (r"(\d+)体", r"\1人"),
    (r"サイコロを(?:1回)?振り、", "サイコロを1回振る。"),
    (r"(奇数|偶数)なら(?!、)", r"\1なら、"),
    (r"引き、", "引く。"),
    (r"(?:自分の)?手札を(\d+枚)(?!手)", r"自分の手札\1を"),
    (
        r"捨て(?:ても(?:よい|良い|いい)|られる|ることができる)。(?:(?:そう|捨て)し?た(?:ら|なら))、?",
        "アーカイブできる:",
    ),
    (r"(^|[。、:])(?=\d+枚引)", r"\1自分のデッキを"),
    (r"(?:自分の)?アーカイブから、?(.+?)を?(\d+枚)を?手札に(?:加える|戻す)", r"自分のアーカイブの\1\2を手札に戻す"),
    (
        r"(?:自分の)?エールデッキの(?:一番)?上(?:のカード|の1枚|から1枚)?を、?(.+?)に(?:付ける|送る)",
        r"自分のエールデッキの上から1枚を\1に送る",
    ),
    (r"このターン(?:中|の間)?、", "このターンの間、"),
    (r"アーツに\+", "アーツ+"),
    (r"捨てる", "アーカイブする"),
    (r"捨て", "アーカイブし"),
    (r"(センター|コラボ|バック)(?=に|の)", r"\1ホロメン"),
    (r"(?<=の間、)(?=(?:センター|コラボ)ホロメン)", "自分の"),
    (r"に(\d+)ダメージ(?:を与える)?", r"に特殊ダメージ\1を与える"),
)


def closer(said: str, lang: Lang, host: str = "") -> str:
    """The same said more like a printed card; where it stands there, its own moment needs no words."""
    if host in OWN_MOMENT:
        said = OWN_MOMENT[host].sub(lambda found: found["next"].upper(), said)
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
        (rf"\b{word} (?=cards?\b|cheers?\b|of\b|{CARD_KINDS})", f"{number} ") for number, word in enumerate(NUMBERS, 1)
    )
    return {
        "en": tuple((re.compile(pattern, re.IGNORECASE), words) for pattern, words in (*numbers, *ENGLISH)),
        "ja": tuple((re.compile(pattern), words) for pattern, words in JAPANESE),
    }
