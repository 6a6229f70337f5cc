"""Our rulings by number: what is decided where the documents of a game are silent or disagree, and for which rules.

They lie in the catalogue of each game, `rulings.md`, written for people: an entry is a heading, an item of a list, or a
row of a table, and begins with its number. A game may have a second document of the same form and with the same numbers
in Japanese, `rulings.ja.md`; reasons and cited rules stand in the English one alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from kaimaku import games
from kaimaku.judge import catalogue

NUMBER = r"[A-Z](?:-R)?-?\d+"
_HEADING = re.compile(rf"### (?P<id>{NUMBER}) (?P<title>.+?)(?: \([A-C](?:/[A-C])?\))?$")
_ITEM = re.compile(rf"- \*\*(?P<id>{NUMBER})\*\* (?P<says>.+)$")
_ROW = re.compile(rf"\| (?P<id>{NUMBER}) \| (?P<cells>.+) \|$")
_RULING = re.compile(r"(?:\bRuling(?::|\.\*\*)\s*|^- 裁定：)(?P<says>.+)$", re.MULTILINE)
_TAIL = re.compile(r"\s*(?:Sure|Rules|Q&A|Switch|Why):.*$")
_BASIS = re.compile(r"(?<=[.:;)\"]) (?:Q\d|[a-z]+:\w).*$")
_FULL = re.compile(rf"\b(?:{'|'.join(games.names())}):[\w./-]*\w")
_PLAIN = re.compile(r"(?<![\w.:])\d+(?:\.\d+)+[a-z]?(?![\w.])")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision. The Japanese is empty where a game has none."""

    id: str
    title: str
    says: str
    rules: tuple[str, ...]
    switches: str = ""  # what it says about switches of the engine
    title_ja: str = ""
    says_ja: str = ""


@cache
def rulings(game: str) -> Mapping[str, Ruling]:
    """All rulings of a game by number, in the order of its document."""
    japanese = document(game, japanese=True)
    return {
        id: replace(ruling, title_ja=japanese[id].title, says_ja=japanese[id].says) if id in japanese else ruling
        for id, ruling in document(game).items()
    }


def document(game: str, *, japanese: bool = False) -> dict[str, Ruling]:
    """The rulings of one document by number, in its own language; none where a game has no such document."""
    if game not in games.names():
        return {}
    file = games.find(game).file("catalogue", "rulings.ja.md" if japanese else "rulings.md")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return {ruling.id: ruling for ruling in _read(game, text)}


def _read(game: str, text: str) -> Iterator[Ruling]:
    for block in re.split(r"^(?=##)", text, flags=re.MULTILINE):
        head, _, body = block.partition("\n")
        if found := _HEADING.match(head):
            decided = _RULING.search(body)
            says = _TAIL.sub("", decided["says"]) if decided else body.strip().partition("\n")[0]
            switches = " ".join(re.findall(r"Switch:(.*)", body))
            yield Ruling(found["id"], _plain(found["title"]), _plain(says), _cited(game, body), switches)
        for line in body.splitlines():
            if item := _ITEM.match(line):
                says = _plain(_BASIS.sub("", item["says"]))
                yield Ruling(item["id"], _plain(head.lstrip("# ")), says, _cited(game, line))
            elif row := _ROW.match(line):
                question, decision, *basis = row["cells"].split(" | ")
                yield Ruling(row["id"], _plain(question), _plain(decision), _cited(game, " ".join([decision, *basis])))


def _plain(text: str) -> str:
    """Without marks of emphasis, and beginning like a sentence."""
    text = re.sub(r"\*+|`", "", text).strip()
    return text[:1].upper() + text[1:]


def _cited(game: str, text: str) -> tuple[str, ...]:
    """The rules a ruling names, by full id or by plain number, as far as they exist."""
    known = catalogue.load(game)
    named = [*_FULL.findall(text), *(f"{game}:{number}" for number in _PLAIN.findall(text))]
    return tuple(dict.fromkeys(rule for rule in named if rule in known))
