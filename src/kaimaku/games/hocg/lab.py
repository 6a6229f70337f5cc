"""Cards of hololive OCG without their text.

A holomem keeps its names, level, HP, colours, tags, baton pass and the printed cost and power of its Arts, so that the
deck blooms as before. An Oshi keeps its life. A tool, mascot or fan is attached as before and does nothing. An event,
item or staff cannot be played at all: what would change nothing may not be played (hocg:10.7.2.3.7).
"""

from __future__ import annotations

from dataclasses import replace

from kaimaku.games.hocg.defs import BY_ID, DEFS, CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import card
from kaimaku.games.hocg.lang.use import use  # the bare host: no card has a text without words

__all__ = ["BY_ID", "DEFS", "has_text", "without_text"]

assert GAME.name == "hocg"  # it is the import that makes the cards known


def has_text(number: str) -> bool:
    return bool(BY_ID[number].hosts)


def without_text(number: str, named: str) -> CardDef:
    known = BY_ID[number]
    arts = tuple(replace(art, suffix="") for art in known.printed.arts)
    printed = replace(known.printed, number=named, arts=arts, skills=(), keywords=())
    return card(named, *([use()] if known.use is not None else []), printed=printed)
