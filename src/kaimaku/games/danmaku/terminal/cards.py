"""The cards of Danmaku!! as commands show them."""

from __future__ import annotations

import msgspec

from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.cards import Shown

from ..definitions import CHARACTERS, INCIDENT_CARDS, MAIN_CARDS, ROLE_CARDS, Character, Incident, MainCard, Role
from ..game import GAME
from ..scenario.position_cards import words_of


def listed(lang: Lang) -> list[Shown]:
    """Every card of the box; a Main Deck card has a number of its own for each season."""

    cards: list[tuple[str, MainCard | Character | Incident | Role]] = [
        *(("main", d) for d in MAIN_CARDS),
        *(("character", d) for d in CHARACTERS),
        *(("incident", d) for d in INCIDENT_CARDS),
        *(("role", d) for d in ROLE_CARDS),
    ]
    shown = []
    for kind, d in cards:
        name = d.name.ja if lang == "ja" else d.name.en
        text = f"{name}  {d.id}\n{GAME.describe(d.number, lang)}"
        facts = {"number": d.id, "name": msgspec.to_builtins(d.name), **msgspec.to_builtins(d.printed), "id": d.id}
        shown.append(Shown(d.id, kind, name, kind, text, facts, frozenset(words_of(d))))
    return shown
