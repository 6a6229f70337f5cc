"""Plain: sentences as people read them without a browser, with names for seats and without links."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words

LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")
OPENING = re.compile(r"(^|[.] )\{(\d)\}")  # a seat with which a sentence begins


def plain(words: Words, lang: Lang, names: Sequence[str], label: Callable[[str, str], str] | None = None) -> str:
    """Names by seat; a card goes by its label in the sentence, or by what is made of that and its number."""
    text = words.ja if lang == "ja" else words.en
    text = LINK.sub(lambda link: link[1] if label is None else label(link[1], link[2]), text)
    text = OPENING.sub(lambda seat: seat[1] + capital(names[int(seat[2])]), text)
    return text.format(*names)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def players(reader: int | None, lang: Lang) -> tuple[str, str]:
    """What two players are called by one of them, or by an onlooker."""
    if reader is None:
        return ("プレイヤー1", "プレイヤー2") if lang == "ja" else ("Player 1", "Player 2")
    you, other = ("あなた", "相手") if lang == "ja" else ("you", "the opponent")
    return (you, other) if reader == 0 else (other, you)
