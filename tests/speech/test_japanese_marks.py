"""Japanese sentences end and pause with full-width marks, wherever a player reads them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kaimaku.games.danmaku.game import GAME as DANMAKU
from kaimaku.games.danmaku.registry import NUMBERS
from kaimaku.games.vcard.projection.cards import cards as vcard_cards

ROOT = Path(__file__).parents[2]
LETTER = r"\u3040-\u30ff\u4e00-\u9fff"
JAPANESE = re.compile(f"[{LETTER}]")
# A half-width mark right behind or right before a Japanese letter, a bracket or something filled in.
HALF_WIDTH = re.compile(rf"(?<=[{LETTER}」』）〉}}])[?!:;]|[?!:;](?=[{LETTER}「『（〈])")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
# No words of the server: patterns that read texts, and the languages of cards, compared with printed texts.
OTHERS = re.compile(
    r"games/\w+/(lang|propose)/|own/spelling|decks/formats/|terminal/(named|references)|danmaku/(definitions|templates|rules/spells)"
)


def client() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            for found in QUOTED.finditer(path.read_text(encoding="utf-8")):
                yield path.name, found[1] or found[2] or ""


def server() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "src/kaimaku").rglob("*.py")):
        if not OTHERS.search(path.as_posix()):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield f"{path.name}:{node.lineno}", node.value


def test_every_sentence_of_client_and_server_has_full_width_marks() -> None:
    japanese = [(where, text) for where, text in [*client(), *server()] if JAPANESE.search(text)]
    assert len(japanese) > 2000, "the words are found"
    assert [(where, text) for where, text in japanese if HALF_WIDTH.search(text)] == []


def danmaku_texts() -> list[str]:
    return [DANMAKU.describe(number, "ja") for number in NUMBERS.values()]


def vcard_texts() -> list[str]:
    return [ability.text.ja for card in vcard_cards() for ability in card.abilities]


@pytest.mark.parametrize("texts", [danmaku_texts, vcard_texts])
def test_card_texts_that_no_japanese_card_prints_have_full_width_marks(texts: Callable[[], list[str]]) -> None:
    """Cards of the hololive OCG print a half-width colon, so theirs have it too."""
    found = texts()
    assert sum(bool(JAPANESE.search(text)) for text in found) > 50
    assert [text for text in found if re.search(r"[:;?!()]", text)] == []


def test_a_half_width_mark_would_be_found() -> None:
    assert all(HALF_WIDTH.search(text) for text in ("続けますか?", "残り:{n}枚", "{who}:投了", "やった!"))
    assert not any(HALF_WIDTH.search(text) for text in ("続けますか？", "ルール {id}", "HP {left} / {most}", "3:05"))
