"""Cards that a question names, in either language. The rules page of the browser finds them in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from kaimaku.judge.handbook import LATIN, SMALL, stands

from .cards import Shown, folded

# Words that ask about any card.
ABOUT = frozenset(
    re.findall(r"\w+", "ability abilities about effect effects explain mean means say says show skill tell text")
)
HEAD = re.compile(r"(.{2,}?)(?:の|は|って|が|を|$)")  # what a Japanese question is about comes first
WORDS = 8  # in the longest name
PART = 4  # letters of a part of a name that is enough


def named(text: str, cards: Sequence[Shown]) -> list[Shown]:
    """Cards whose whole names or numbers stand in a question; of names within each other the longest counts."""
    said = _runs(text)
    asked = folded(text)

    def calls(name: str) -> bool:
        if name.isascii():
            return name in said and not name.isdigit()
        return len(name) > 1 and stands(name, asked)

    found = _by_name(cards, calls)
    kept = {name for name in found if not any(name != other and name in other for other in found)}
    return unlike(card for card in cards if kept & _names(card))


def partly_named(text: str, cards: Sequence[Shown]) -> list[Shown]:
    """Cards with the one name or part of a name that a question is about, where nothing else answers it."""
    words = [word for word in LATIN.findall(text.casefold()) if len(word) > 1 and word not in SMALL | ABOUT]
    head = HEAD.match(folded(text))
    part = "".join(words) if words else head[1] if head else ""
    if len(part) < (PART if part.isascii() else 2):
        return []
    return unlike(card for card in cards if any(part in name for name in _names(card)))


def unlike(cards: Iterable[Shown]) -> list[Shown]:
    """One of each name with each text, whatever its number."""
    found: dict[tuple[str, str], Shown] = {}
    for card in cards:
        found.setdefault((card.name, card.text.partition("\n")[2]), card)
    return list(found.values())


def _names(card: Shown) -> frozenset[str]:
    return card.names | {folded(card.name), folded(card.number)}


def _by_name(cards: Iterable[Shown], calls: Callable[[str], bool]) -> set[str]:
    return {name for card in cards for name in _names(card) if calls(name)}


def _runs(text: str) -> set[str]:
    """Words that follow each other, without what is between them: as names are compared. Not of small words alone."""
    words = LATIN.findall(text.casefold())
    spans = (words[i:j] for i in range(len(words)) for j in range(i + 1, min(i + WORDS, len(words)) + 1))
    return {"".join(span) for span in spans if not SMALL.issuperset(span)}
