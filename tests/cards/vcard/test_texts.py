"""What every card says, in both languages, word for word: the files beside this one are what players read.

After a change of words, read the new texts as a player would, then write them down anew:
`python tests/cards/vcard/test_texts.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from kaimaku.games.vcard.card import CARDS, CardDef
from kaimaku.games.vcard.game import GAME

HERE = Path(__file__).parent / "texts"
SETS: dict[str, list[CardDef]] = {
    "demo": [d for d in CARDS if d.facts.id.startswith("CCD-")],
    "rising_stars": [d for d in CARDS if d.facts.id.startswith("S1-")],
}
WITH_TEXT = [d for cards in SETS.values() for d in cards if d.words["en"]]
SLIPS = re.compile(r"  |\.\.|,,| [,.;:]|\b(a|an|the) (a|an|the)\b|\ba [aeiouAEIO]|\ban [^aeiouAEIO]|\b1 (?!of)\w+s\b")
SLIPS_JA = re.compile(r"。。|、、|をを|のの|すた|[{}.,;!?]$|[ぁ-ゖァ-ヺ一-鿿] | [ぁ-ゖァ-ヺ一-鿿]")
# what stays English in a Japanese text: effect types and keywords, as the game prints them, and names of cards
NAMES = ("Shylily", "Cyanide-Chan", "Happiness-Chan")
KEYWORDS = {word for d in WITH_TEXT for word in d.keywords}
ENGLISH = ("Passive", "Unlock", "Lock", "Snap", "Echo", "Ash Self", "Ash Opp.", "Food", *NAMES, *sorted(KEYWORDS))


def written(cards: Iterable[CardDef]) -> str:
    """All texts of a set, for people to read."""
    parts = []
    for d in cards:
        flavour = [text for text in (d.facts.flavor, d.facts.flavor_ja) if text]
        said = [GAME.describe(d.number, "en"), GAME.describe(d.number, "ja")] if d.words["en"] else flavour
        if said:
            parts.append("\n".join([f"== {d.facts.id} {d.facts.name}", *said]))
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("name", SETS)
def test_every_text_reads_as_it_was_written_down(name: str) -> None:
    assert written(SETS[name]) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("d", WITH_TEXT, ids=lambda d: d.facts.id)
def test_texts_are_whole_sentences(d: CardDef) -> None:
    en, ja = GAME.describe(d.number, "en"), GAME.describe(d.number, "ja")
    assert re.fullmatch(r"[A-Z+-][^{}ぁ-ゖァ-ヺ一-鿿]*\.", en), en
    assert not SLIPS.search(en.replace("Opp. ", "Opp ")), en
    assert ja.endswith("。") and not SLIPS_JA.search(ja), ja
    assert ja.count("（") == ja.count("）") and not re.search("[():]", ja) and ja.count("「") == ja.count("」"), ja
    for word in ENGLISH:
        ja = ja.replace(word, "")
    assert not re.search(r"[A-Za-z]{3,}", ja), ja


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, cards in SETS.items():
        (HERE / f"{name}.txt").write_text(written(cards), encoding="utf-8")
