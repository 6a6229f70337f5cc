"""Cards of VCard without their text: everything but the effect stays."""

from __future__ import annotations

from dataclasses import replace

from kaimaku.games.vcard.card import BY_ID, CardDef
from kaimaku.games.vcard.card import CARDS as DEFS
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import card

__all__ = ["BY_ID", "DEFS", "has_text", "without_text"]

assert GAME.name == "vcard"  # it is the import that declares the cards


def has_text(number: str) -> bool:
    return bool(BY_ID[number].words["en"])


def without_text(number: str, named: str) -> CardDef:
    return card(replace(BY_ID[number].facts, id=named))
