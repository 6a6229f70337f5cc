"""What every card says, in both languages, word for word: the files beside this one are what players read.

After a change of words, read the new texts as a player would, then write them down anew:
`python tests/cards/danmaku/test_texts.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from kaimaku.games.danmaku.definitions import CHARACTERS, INCIDENT_CARDS, MAIN_CARDS, ROLE_CARDS
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import Definition

SLIPS = re.compile(r"  |\.\.|,,| [,.;:]|\b(a|an|the) (a|an|the)\b|\ba [aeiouAEIO]|(?<!le)(?<!Bo)(?<!bo)ss\b")
HERE = Path(__file__).parent / "texts"
KINDS: dict[str, list[Definition]] = {
    "main_deck": [*{card.printed.id: card for card in MAIN_CARDS}.values()],  # the same in every season
    "characters": [*CHARACTERS],
    "incidents": [*INCIDENT_CARDS],
    "roles": [*ROLE_CARDS],
}


def written(definitions: Iterable[Definition]) -> str:
    """All texts of a kind of cards, for people to read."""
    parts = []
    for d in definitions:
        head = f"== {d.name.en} / {d.name.ja}"
        parts.append("\n".join([head, GAME.describe(d.number, "en"), GAME.describe(d.number, "ja")]))
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("kind", KINDS)
def test_every_text_reads_as_it_was_written_down(kind: str) -> None:
    assert written(KINDS[kind]) == (HERE / f"{kind}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("d", [d for kind in KINDS.values() for d in kind], ids=lambda d: d.id)
def test_texts_are_whole_sentences(d: Definition) -> None:
    en, ja = GAME.describe(d.number, "en").split("\n"), GAME.describe(d.number, "ja").split("\n")
    assert len(en) == len(ja)
    for line in en:
        assert re.fullmatch(r"[A-Z+][^{}\[\]ぁ-ゖァ-ヺ一-鿿]*\.", line), line
        assert not SLIPS.search(line), line
    for line in ja:
        assert line.endswith("。") and "。。" not in line and "、、" not in line, line
        assert not re.search(r"[{}\[\].,;!?]|[A-Za-z]{3,}", line), line
        assert line.count("（") == line.count("）") and not re.search("[():]", line), line


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, definitions in KINDS.items():
        (HERE / f"{name}.txt").write_text(written(definitions), encoding="utf-8")
