"""Generated card texts against a fact sheet's: the verdict on each, once both went through the normaliser."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import texts
from kaimaku.kernel.refusals import Lang

from . import wording_en, wording_en_lasting, wording_en_recent, wording_ja, wording_ja_recent
from .wording import Rule

Record = Mapping[str, Any]
Rules = tuple[Rule, ...]
LANGS: tuple[Lang, ...] = ("en", "ja")
RULES: dict[Lang, Rules] = {
    "en": tuple(chain(*wording_en.GROUPS.values(), *wording_en_lasting.GROUPS.values(), wording_en_recent.RECENT)),
    "ja": tuple(chain(*wording_ja.GROUPS.values(), wording_ja_recent.RECENT)),
}
HOLDER: dict[Lang, Rules] = {"en": wording_en.HOLDER, "ja": wording_ja.HOLDER}

NOTE = re.compile(r"(en|ja) (\w+) text differs: .*?; other source: (.*)", re.DOTALL)
# How notes name the places, where they do it otherwise.
NOTED = {"art0": "art1", "art1": "art2", "collab": "collab_effect1", "bloom": "bloom_effect1", "gift": "gift1"}


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


def normal(text: str, lang: Lang, attached: bool = False, without: Rule | None = None) -> str:
    """The text as all its wordings of one meaning have it; `without` leaves a rule out, to see what it is good for."""
    said = text.casefold() if lang == "en" else text
    for rule in RULES[lang] + (HOLDER[lang] if attached else ()):
        if rule is not without:
            said = rule(said)
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


def other_printings(record: Record, lang: Lang, place: str | None = None) -> list[str]:
    """Wordings that the fact sheet notes beside the one it kept: of one place, or of all."""
    notes = (NOTE.fullmatch(note) for note in record["notes"] or ())
    return [
        note[3]
        for note in notes
        if note is not None and note[1] == lang and place in (None, NOTED.get(note[2], note[2]))
    ]


def verdict(mine: str, theirs: str, lang: Lang, attached: bool, others: Iterable[str] = ()) -> str:
    """Two wordings of one text: `same` to the character, `equal` once both are normal, or `different`."""
    if mine == theirs:
        return "same"
    normals = {normal(text, lang, attached) for text in (theirs, *others)}
    return "equal" if normal(mine, lang, attached) in normals else "different"


def compare(record: Record) -> Iterator[Finding]:
    d = BY_ID[record["number"]]
    for lang in LANGS:
        mine, theirs = texts(d, lang), printed_texts(record, lang)
        for place in sorted(mine.keys() | theirs.keys()):
            a, b = mine.get(place, ""), theirs.get(place, "")
            others = other_printings(record, lang, place)
            yield Finding(d.id, place, lang, verdict(a, b, lang, d.attachable, others), a, b)
