"""Names at the terminal: cards with their Power Level, players, sentences of the table without their links."""

from __future__ import annotations

import re

from kaimaku.games.vcard.card import BY_ID, VTUBER, CardDef
from kaimaku.kernel.refusals import Lang
from kaimaku.server.wire.common import Words

from .words import say

SENTENCE = re.compile(r"^[a-z]|(?<=[.] )t(?=he opponent)")  # letters with which a sentence begins
LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)(?P<staged> to PL|をPL)?")


def card_name(d: CardDef) -> str:
    """A card is called the same in both languages; its stage tells VTubers of a line apart."""
    return f"{d.facts.name} PL{d.facts.pl}" if d.facts.type == VTUBER else d.facts.name


def named(number: str) -> str:
    """The card of a number on the wire."""
    return card_name(BY_ID[number]) if number in BY_ID else number


def who(seat: int, reader: int | None, lang: Lang, capital: bool = True) -> str:
    """You and the opponent; to an onlooker both are players with a number."""
    if reader is None:
        return say("player", lang, n=seat + 1)
    key = "you" if seat == reader else "opponent"
    return say(key.title() if capital else key, lang)


def _label(link: re.Match[str]) -> str:
    """A card of a sentence; where its new stage is told anyway, by its name alone."""
    if link["staged"] or link[2] not in BY_ID:
        return link[1] + (link["staged"] or "")
    return named(link[2])


def plain(words: Words, reader: int | None, lang: Lang) -> str:
    """A sentence of the table for the terminal."""
    text = words.ja if lang == "ja" else words.en
    text = LINK.sub(_label, text)
    names = [who(seat, reader, lang, capital=False) for seat in range(2)]
    return SENTENCE.sub(lambda letter: letter[0].upper(), text.format(*names))
