"""What an option would do, for whoever plays at a terminal."""

from __future__ import annotations

from typing import Any

from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .side import Side


def foreseen(side: Side[Any], t: Table, seat: int, option: Option, lang: Lang) -> str:
    """In sentences, as far as it is certain; empty if nothing is."""
    if option not in side.game.options(t, seat):
        return ""  # a special action, which leaves the question open
    found = desk(side.game.name).foresight(t, seat, [option])
    if found is None:
        return ""
    stop, colon, space = ("。", "：", "") if lang == "ja" else (".", ": ", " ")
    told = [side.plain(t, fact.words, seat, lang) for fact in found.facts]
    said = space.join(f"{each}{stop}" for each in told)
    if found.unless is not None:
        said = f"{side.plain(t, found.unless, seat, lang)}{colon}{said}"
    return said if found.rest is None else f"{said}{space}{side.plain(t, found.rest, seat, lang)}"
