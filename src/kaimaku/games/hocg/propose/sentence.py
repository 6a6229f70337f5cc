"""A sentence of a tidied text, and how far a condition in one reaches over those behind it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .spelling import spelt, tidy

LINKS = re.compile(r"^(その後|そして|さらに|次に(?=、)|また(?=、))")
GOES_ON = ("その中", "そのカード", "そのホロメン", "残った", "選んだ", "公開した", "ただし", "戻した", "アーカイブした")
OWN = re.compile("なら|時")  # a condition of its own
STATE = re.compile("なら|(?:いる|ある|ない|以下の|以上の|〉の|を持つ)時")  # a state, and no moment
DICE = re.compile("[1-6]|奇数|偶数")
STAGE_CHEER = "(?:白|緑|赤|青|紫|黄)エールがある(?:なら|の時|時)"
ELLIPSES = (
    (re.compile(r"\d+枚以上(?:ある)?(?:なら|の時|時)"), re.compile(r"^(.+が)\d+枚以上(?:ある)?(?:なら|の時|時)")),
    (re.compile(STAGE_CHEER), re.compile(rf"^(.+ステージに){STAGE_CHEER}")),
    (
        re.compile(r"(?:サポートカード|ホロメン)(?:以外)?(?:なら|の時)"),
        re.compile(r"([^:]*したカードが)(?:サポートカード|ホロメン)(?:なら|の時)"),
    ),
)


@dataclass(frozen=True)
class Sentence:
    text: str
    linked: bool = False  # begins with その後, そして, さらに: it goes on with the one before

    @property
    def continues(self) -> bool:
        return self.linked or self.text.startswith(GOES_ON)


def sentences(text: str) -> tuple[Sentence, ...]:
    """A tidied text cut at its full stops."""
    found: list[Sentence] = []
    for said in re.split(r"[。\n]", tidy(text)):
        link = LINKS.match(said)
        body = spelt(re.sub(r"その後|そして|さらに", "", said[link.end() :] if link else said))
        if body:
            found.append(Sentence(in_full(body, found), link is not None))
    return tuple(found)


def in_full(text: str, before: Sequence[Sentence]) -> str:
    """A condition that leaves out what it speaks of: it is that of the sentence before."""
    for pattern, subject in ELLIPSES:
        if pattern.match(text):
            for s in reversed(before):
                if match := subject.search(s.text):
                    return match[1] + text
    return text


Block = tuple[Sentence, ...]


def reaches(block: Block) -> Sequence[int]:
    """How many sentences a condition in the first one may govern: those that go on with it (R-48), then any."""
    natural = 1
    inside = re.search("見る|公開(?!した)", block[0].text)
    while natural < len(block) and block[natural].continues:
        after = block[natural]
        if OWN.search(after.text) and not after.linked:
            break
        if after.text.startswith(("公開したカードを", "残ったカード")) and not inside:
            break  # what becomes of cards that were revealed before the condition
        natural += 1
    return [natural, *(n for n in range(1, len(block) + 1) if n != natural)]


def reaches_unsure(block: Block) -> bool:
    """Is there a sentence behind a condition of which the text does not tell whether it is governed by it, too?"""
    for i, s in enumerate(block[:-1]):
        if not STATE.search(s.text) or re.search(":|使えない", s.text) or DICE.match(s.text):
            continue
        end = i + 1
        while end < len(block) and block[end].continues:
            if STATE.search(block[end].text) and block[end].linked:
                return True
            end += 1
        if end < len(block) and not re.search("なら|時|使えない", block[end].text) and not DICE.match(block[end].text):
            return True
    return False
