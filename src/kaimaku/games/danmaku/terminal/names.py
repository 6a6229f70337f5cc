"""Names at the terminal: players by seat and character, sentences of the table without their links."""

from __future__ import annotations

from kaimaku.games.danmaku.definitions import character_of
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.speech.names import number_on_wire
from kaimaku.games.danmaku.table import CHARACTER, DanmakuTable
from kaimaku.kernel.refusals import Lang
from kaimaku.speech import plain as speech
from kaimaku.wire.common import Words

BY_NUMBER = {number_on_wire(d.id): d.number for d in DEFINITIONS}  # as cards are called on the wire


def player(t: DanmakuTable, seat: int, lang: Lang) -> str:
    """P2 Marisa; before all have revealed their characters, P2."""
    cards = t.zones[CHARACTER + seat]
    if t.step == "setup" or len(cards) != 1:
        return f"P{seat + 1}"
    short = character_of(t, seat).printed.short
    return f"P{seat + 1} {short.ja if lang == 'ja' else short.en}"


def players(t: DanmakuTable, lang: Lang) -> list[str]:
    return [player(t, seat, lang) for seat in range(t.seats)]


def plain(t: DanmakuTable, words: Words, lang: Lang) -> str:
    """A sentence of the table for the terminal."""
    return speech.plain(words, lang, players(t, lang))


def card_name(number: str, lang: Lang) -> str:
    """The card of a number on the wire."""
    name = DEFINITIONS[BY_NUMBER[number]].name
    return name.ja if lang == "ja" else name.en
