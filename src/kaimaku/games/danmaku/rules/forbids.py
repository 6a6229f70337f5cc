"""What may not be played for a while."""

from __future__ import annotations

from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal

from ..definitions import Modifier, Text
from ..table import DanmakuTable
from .stats import FORBIDDEN


class Ban(Modifier):
    """Nobody may play cards of some kind."""

    stat = FORBIDDEN

    def no(self, text: Text, which: int) -> Refusal | None:
        """Why this text cannot be played; `which` is what was chosen when the ban began."""
        raise NotImplementedError


def no_card(t: DanmakuTable, seat: int, text: Text) -> Refusal | None:
    """Why nobody may play a card with this text now."""
    for live in t.mods.get(FORBIDDEN, ()):
        ban = ABILITIES[live.ability]
        assert isinstance(ban, Ban)
        why = ban.no(text, live.amount)
        if why is not None:
            return why
    return None
