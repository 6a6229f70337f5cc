"""Compares the card texts the engine generates with a fact sheet's, in both languages.

python tools/textdiff.py PATH-TO-cards.jsonl [--show] [--json]

A text is `same` to the character, `equal` once both sides went through the normaliser below, or `different`.
Reference texts are only ever printed to the terminal (--show), never written to a file.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from kaimaku.games.hocg import GAME
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
    (r"1 of your downed holomem", "that holomem"),  # hBP01-004: the one whose down opens the skill
)
JA: Rules = (
    (r"[、\s]", ""),
    (r"。$", ""),
    ("その後|そして|さらに", ""),
    (r"(いる|ある)時", r"\1なら"),  # older printings say 時 of a state
    ("ホロメン1人に", "ホロメンに"),
    ("自分のダウンしたホロメン1人", "そのホロメン"),
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


def report(found: list[Finding], show: bool) -> None:
    counts = Counter((f.set, f.lang, f.verdict) for f in found)
    print(f"{'set':8}{'lang':6}{'same':>6}{'equal':>7}{'different':>11}")
    for name, lang in sorted({(f.set, f.lang) for f in found}):
        same, equal, different = (counts[name, lang, verdict] for verdict in ("same", "equal", "different"))
        print(f"{name:8}{lang:6}{same:6}{equal:7}{different:11}")
    for f in found:
        if f.verdict == "different":
            print(f"{f.number} {f.place} {f.lang}")
            if show:
                print(f"  generated: {f.generated}\n  reference: {f.reference}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare generated card texts with a fact sheet's.")
    parser.add_argument("cards", type=Path, help="the fact sheet, one JSON object a line")
    parser.add_argument("--show", action="store_true", help="print both texts where they differ")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    asked = parser.parse_args()
    records = [json.loads(line) for line in asked.cards.read_text(encoding="utf-8").splitlines()]
    declared = [record for record in records if record["number"] in BY_ID]
    found = [finding for record in declared for finding in compare(record)]
    if asked.json:
        hidden = () if asked.show else ("generated", "reference")
        rows = [{k: v for k, v in asdict(f).items() if k not in hidden} for f in found]
        print(json.dumps({"game": GAME.name, "cards": len(declared), "texts": rows}, ensure_ascii=False, indent=1))
    else:
        report(found, asked.show)
    return 1 if any(f.verdict == "different" for f in found) else 0


if __name__ == "__main__":
    sys.exit(main())
