"""Card names for people: in lines and notes a card's name opens the card."""

from __future__ import annotations

from functools import cache

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.facts import FactError, names
from kaimaku.games.hocg.labels import card_name
from kaimaku.kernel.refusals import Lang

from ...wire.common import Words


@cache
def link(d: CardDef) -> Words:
    """`[label](card number)` in both languages."""
    return Words(linked(d, "en"), linked(d, "ja"))


@cache
def linked(d: CardDef, lang: Lang) -> str:
    return f"[{card_name(d, lang)}]({d.id})"


def name_ja(name: str) -> str:
    """The Japanese form of a card's English name; a made-up card of a position is called the same in both."""
    try:
        return names(name).ja
    except FactError:
        return name


def listed(parts: list[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
