"""Generated card texts against a fact sheet's: what may differ without changing what a card does, and the verdict."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import texts
from kaimaku.kernel.refusals import Lang

Record = Mapping[str, Any]
Rules = tuple[tuple[str, str], ...]
LANGS: tuple[Lang, ...] = ("en", "ja")

# What may differ without changing what a card does. Applied in order, to both sides; English in lower case.
EN: Rules = (
    ("：", ":"),
    (r"\s+", " "),
    (r"([:\]■]) ", r"\1"),
    (r" \+", "+"),
    (r"\.$", ""),
    (r"\bdice\b", "die"),  # misprint
    (r"\bholomems\b", "holomem"),
    (r"\bthe opponent", "your opponent"),
    (r"\bthe deck\b", "your deck"),
    (r"(draw \w+ cards?) from your deck", r"\1"),
    (r"or less cards", "or fewer cards"),
    (r"put (the revealed \w+) into hand", r"add \1 to hand"),
    (r"(^|[.:] ?)then, ", r"\1"),  # sentences are carried out in their order anyway (10.4.2.1)
    (r"if collab with", "if you collab with"),
    (r"to 1 of your", "to your"),  # one receiver unless the text shares out
    (r"(?<!may )(roll a die \w+)\. ?", r"\1:"),  # a roll that must be made needs no colon
    (r"\bif ([^,.:]* is downed)", r"when \1"),  # an event either way
    (r"\b(?:if|when) ([^,.:]*) down(?:s|ed) your opponent", r"when \1 downs your opponent"),
    (r"\b(put|place) ([^.,]*) on (?:your |the )?stage", r"place \2 on stage"),
    (r"(\d)~(\d)", r"\1 to \2"),
    (r",? and(?:/or)? ", " and "),  # a comma before "and" says nothing; of names any number is meant either way
    (r"\b(\d) to (\d) ", r"\1~\2 "),
    (r"if attached to an? ", "if attached to "),
    (r"usable when ", "usable if "),
    (r"\bthe rest\b", "the remaining cards"),  # older printing
    (r"(put 1 card from your hand) (?:as|to) holo power", r"\1 as holo power"),
    (r"until you have (\d+) cards in hand", r"until your hand has \1 cards"),
    (r"draw cards from your deck until", "draw cards until"),
    (r"archive (\d+ cards?) from hand", r"archive \1 from your hand"),
    (r"\[(〈[^\]]*〉)\]", r"\1"),  # brackets around names
    (r"the remaining cards", "the rest"),
    (r"(〉) and (〈[^.]*? from among them)", r"\1 and/or \2"),
    (r"your hand has (less|\d+ or fewer|\d+ or more) cards( than your opponent)?(?:'s)?", r"you have \1 cards in hand\2"),
    (r"less cards", "fewer cards"),
    (r"(is downed),? and your", r"\1, if your"),  # a condition of the effect either way (G-36)
    (r", and (you have|your)\b", r" and \1"),
    (r"your ([^.,:]*holomem[^.,:]*) other than this holomem", r"your other \1"),
    (r"during your opponent's turn, usable if ([^:]*):", r"usable if \1 during your opponent's turn:"),
    (r"(center|collab|back) holomem (and|or) (center|collab|back) holomem", r"\1 \2 \3 holomem"),
    (r"your (\w+) holomem( with #[^,.]*?)? in the (center|collab|back) position", r"your \3 \1 holomem\2"),
    (r"'s life does not reduce even if downed", " loses no life even if it is downed"),
    (r"1 of your downed holomem", "that holomem"),  # hBP01-004: the one whose down opens the skill
)
JA: Rules = (
    (r"[、\s]", ""),
    (r"。$", ""),
    ("その後|そして|さらに", ""),
    (r"(いる|ある|持つ|いない|以下の|以上の|少ない|〉の|ホロメンの|色が[白緑赤青紫黄]の)時", r"\1なら"),  # older: 時 of a state
    (r"(以下|以上|〉|ホロメン|色が[白緑赤青紫黄])のなら", r"\1なら"),
    ("#秘密結社holox", "#秘密結社holoX"),  # misprint
    ("引いた後手札", "引き自分の手札"),
    ("ホロメン1人に", "ホロメンに"),
    ("自分のダウンしたホロメン1人", "そのホロメン"),
    ("のステージの", "の"),  # no zone named means the stage (G-25)
    (r"のステージに([^。]*がいる)", r"の\1"),
    ("回振る:", "回振る。"),  # a roll that must be made needs no colon
    ("そのホロメン1人", "そのホロメン"),  # who was spoken of is one
    ("このホロメン以外の自分の", "自分の他の"),
    ("(〉|以下)の時", r"\1なら"),  # older printings say 時 of a state
    ("(持つ|いない|少ない)時", r"\1なら"),
    ("少なければ", "少ないなら"),
    (r"\(ダウンしても相手のライフは減らない\)", "。ただしダウンしても相手のライフは減らない"),
    (r"((?:奇数|偶数|\d(?:以上|以下)?)(?:か\d)*)の時", r"\1なら"),  # older printings
)
# The holder of a tool, mascot or fan is "this holomem" on some cards and spelt out on others.
HOLDER: dict[Lang, Rules] = {
    "en": ((r"the holomem this (tool|mascot|fan) is attached to|that holomem", "this holomem"),),
    "ja": ((r"この(ツール|マスコット|ファン)が付いているホロメン|そのホロメン", "このホロメン"),),
}
NOTE = re.compile(r"(en|ja) .* text differs: .*?; other source: (.*)", re.DOTALL)


@dataclass(frozen=True)
class Finding:
    number: str
    place: str
    lang: Lang
    verdict: str
    generated: str
    reference: str

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]


def normal(text: str, lang: Lang, attached: bool = False) -> str:
    said = text.casefold() if lang == "en" else text
    rules = EN if lang == "en" else JA
    for pattern, put in rules + (HOLDER[lang] if attached else ()):
        said = re.sub(pattern, put, said)
    return said


def printed_texts(record: Record, lang: Lang) -> dict[str, str]:
    """The fact sheet's texts by the places `texts` uses."""
    found = {f"art{i}": art[f"text_{lang}"] for i, art in enumerate(record["arts"], 1)}
    found |= {skill["kind"]: skill[f"text_{lang}"] for skill in record["oshi_skills"]}
    seen: Counter[str] = Counter()
    for keyword in record["keywords"]:
        seen[keyword["kind"]] += 1
        found[f"{keyword['kind']}{seen[keyword['kind']]}"] = keyword[f"text_{lang}"]
    found |= {"text": record[f"text_{lang}"], "extra": record[f"extra_{lang}"]}
    return {place: text for place, text in found.items() if text}


def other_printings(record: Record, lang: Lang) -> list[str]:
    """Wordings that the fact sheet notes beside the one it kept."""
    notes = (NOTE.fullmatch(note) for note in record["notes"] or ())
    return [note[2] for note in notes if note is not None and note[1] == lang]


def compare(record: Record) -> Iterator[Finding]:
    d = BY_ID[record["number"]]
    for lang in LANGS:
        mine, theirs = texts(d, lang), printed_texts(record, lang)
        others = {normal(text, lang, d.attachable) for text in other_printings(record, lang)}
        for place in sorted(mine.keys() | theirs.keys()):
            a, b = mine.get(place, ""), theirs.get(place, "")
            alike = normal(a, lang, d.attachable) in {normal(b, lang, d.attachable), *others}
            yield Finding(d.id, place, lang, "same" if a == b else "equal" if alike else "different", a, b)
