"""The cards of the hololive OCG as commands show them."""

from __future__ import annotations

import msgspec

from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.cards import Shown, folded

from .. import facts
from ..defs import BY_ID, OWN
from ..game import GAME
from ..known import preview
from ..speech.names import kind_name
from ..status import status


def listed(lang: Lang) -> list[Shown]:
    printed = facts.load()  # cards that positions made up are none
    return [
        Shown(
            d.id,
            d.printed.set,
            d.name(lang),
            kind_name(d, lang),
            GAME.describe(d.number, lang),
            msgspec.to_builtins(d.printed),
            frozenset({folded(d.name("en")), folded(d.name("ja"))}),
            status=status(d.id) or "",
            preview=preview(d.id),
        )
        for d in BY_ID.values()
        if d.id in printed or d.id in OWN
    ]
