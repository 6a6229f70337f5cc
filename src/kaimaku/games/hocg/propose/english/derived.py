"""The patterns of English: derived from the declarations of all cards and from invented ones, and kept in a file.

Deriving them takes a while, so they are stored with the package; `tools/english_phrases.py` writes the file anew
after a change of the card language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.lang.keywords import attached, bonus
from kaimaku.games.hocg.lang.use import to_use
from kaimaku.games.hocg.lang.words import Speaker
from kaimaku.language.expression import Expression, expression_of
from kaimaku.language.reading import PatternTables, Row
from kaimaku.language.reading.derive import Deriver

from .voice import EnglishVoice

FILE = Path(__file__).with_name("phrases.jsonl")
OF_THE_CARD = ("at", "limit", "once", "n")  # what stands before or behind the sentences of a text
Rows = dict[str, list[Row]]


def derive(cards: Iterable[CardDef]) -> tuple[Rows, Rows]:
    """The rows of texts, and of those of tools, mascots and fans, by category."""
    plain, carried = Deriver(EnglishVoice()), Deriver(EnglishVoice(attached=True))
    for d in cards:
        with Speaker.of(d.support):
            for host in d.hosts:
                if isinstance(host, Host):
                    _add(carried if isinstance(host, attached | bonus | to_use) else plain, host)
    return dict(plain.tables()), dict(carried.tables())


def _add(deriver: Deriver, host: Host) -> None:
    whole = expression_of(host)
    if whole is not None:
        named = {key: value for key, value in whole.named.items() if key not in OF_THE_CARD}
        said = deriver.voice.forms(host)["words"]
        deriver.phrase(
            deriver.voice.category(host, "words"), said, Expression(whole.word, whole.args, named, whole.meanings)
        )


def together(first: Rows, then: Rows) -> Rows:
    """The rows of both; what cards say is likelier than what they only could say."""
    return {
        category: list(dict.fromkeys([*first.get(category, ()), *then.get(category, ())]))
        for category in {**first, **then}
    }


def lines(rows: tuple[Rows, Rows]) -> Iterator[str]:
    for speaker, table in zip(("card", "attached"), rows, strict=True):
        for category in sorted(table):
            for pattern, code in table[category]:
                yield json.dumps([speaker, category, pattern, code], ensure_ascii=False)


@cache
def english_tables() -> tuple[PatternTables, PatternTables]:
    """For the texts of cards, and for those of tools, mascots and fans, which say more than the others, not less."""
    found: dict[str, Rows] = {"card": {}, "attached": {}}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        speaker, category, pattern, code = json.loads(line)
        found[speaker].setdefault(category, []).append((pattern, code))
    return PatternTables(found["card"]), PatternTables(together(found["attached"], found["card"]))
