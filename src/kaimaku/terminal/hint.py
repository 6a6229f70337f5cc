"""What the strongest bot would do, for whoever plays at a terminal."""

from __future__ import annotations

from random import Random
from typing import Any

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.reason import JUDGED
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .side import Side


def best(side: Side[Any], t: Table, seat: int) -> Option:
    """Found by what the seat knows alone: the bot gets a table dealt anew, by numbers that everybody knows."""
    name = side.game.name
    player = bot(games.find(name).bots[0], name)
    lines = redact(t, list(t.journal or []), seat) if player.remembers else ()
    return player.choose(side.game, t, seat, Random(f"{seat}:{len(t.journal or ())}"), lines)


def reason(lang: Lang) -> str:
    """Why, where nothing certain comes of it."""
    return f"{JUDGED.ja}。" if lang == "ja" else f"{JUDGED.en}."
