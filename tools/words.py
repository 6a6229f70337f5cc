"""Writes the words of the three card languages into docs/scenarios.md, between their marks.

python tools/words.py
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs/scenarios.md"
BEGIN = "<!-- words of {game}: written by tools/words.py -->"
END = "<!-- end of the words -->"
KINDS = {
    "Effects": re.compile(r"[A-Z]+[a-z]\w*"),
    "Nouns, moments and constants": re.compile(r"[A-Z0-9_]+"),
    "Hosts, filters, conditions, numbers": re.compile(r"[a-z]\w*"),
}


def listed(words: Iterable[str]) -> str:
    """Every word once, by how it is written."""
    left = sorted(words, key=str.casefold)
    lines = []
    for title, pattern in KINDS.items():
        found = [word for word in left if pattern.fullmatch(word)]
        left = [word for word in left if word not in found]
        lines.append(f"* **{title}.** `{' '.join(found)}`")
    assert not left, f"no kind of word: {left}"
    return "\n".join(lines)


def on_page(page: str, game: str) -> set[str]:
    """The words that the page lists for a game."""
    part = page.partition(BEGIN.format(game=game))[2].partition(END)[0]
    return {word for span in re.findall(r"`([^`]+)`", part) for word in span.split()}


def languages() -> dict[str, set[str]]:
    """The words of each game, by its table; `Fact` takes a function, which only a card file can have."""
    from kaimaku.games.danmaku.lang.grammar import GRAMMAR as DANMAKU
    from kaimaku.games.hocg.lang import GRAMMAR as HOCG
    from kaimaku.games.vcard.lang import GRAMMAR as VCARD

    return {"hocg": HOCG.names() - {"Fact"}, "danmaku": DANMAKU.names(), "vcard": VCARD.names()}


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game, words in languages().items():
        begin = BEGIN.format(game=game)
        head, mark, rest = page.partition(begin)
        assert mark, f"the page has no mark {begin}"
        page = f"{head}{begin}\n{listed(words)}\n{END}{rest.partition(END)[2]}"
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
