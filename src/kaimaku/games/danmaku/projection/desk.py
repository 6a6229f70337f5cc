"""DanmakuDesk: Danmaku!! behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.asides import may_reveal
from kaimaku.games.danmaku.table import DanmakuTable, active, at_zero
from kaimaku.kernel.decisions import PASS, options
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.wire.replays import MarkKind
from kaimaku.wire.rest import CardInfo

from ...desk import Desk, Viewer
from ...view_cache import ViewCache
from ..speech.foreseeing import FORESEEING
from ..speech.speech import SPEECH
from .cards import cards
from .shape import DanmakuView
from .stack import concerns, holding, own
from .view import view


def _danmaku(t: Table) -> DanmakuTable:
    assert isinstance(t, DanmakuTable)
    return t


class DanmakuDesk(Desk):
    game: Game[Any] = GAME
    speech = SPEECH
    foreseeing = FORESEEING
    marked: ClassVar[Mapping[str, tuple[MarkKind, int | None]]] = {
        "turn": ("turn", 0),
        "defeat": ("downed", None),
        "spell": ("skill", None),
        "lose": ("life", 1),
        "end": ("end", None),
    }

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> DanmakuView:
        return view(_danmaku(t), viewer, all_seeing)

    def seen(self, t: Table, viewer: Viewer, cache: ViewCache) -> DanmakuView:
        return view(_danmaku(t), viewer, cache=cache)

    def final(self, t: Table, viewer: Viewer) -> DanmakuView:
        return view(_danmaku(t), viewer, over=True)

    def score(self, t: Table) -> list[int]:
        """Life; whoever is defeated has none."""
        return [life if active(_danmaku(t), seat) else 0 for seat, life in enumerate(_danmaku(t).life)]

    def playing(self, t: Table, seat: int) -> bool:
        return active(_danmaku(t), seat) and not _danmaku(t).left >> seat & 1

    def concerns(self, t: Table, seat: int) -> bool:
        return concerns(_danmaku(t), seat)

    def holding(self, t: Table, seat: int) -> set[str]:
        return holding(_danmaku(t), seat)

    def own(self, t: Table, seat: int) -> bool:
        return own(_danmaku(t), seat)

    def idle(self, t: Table, seat: int) -> bool:
        """Whoever can save herself from defeat by revealing has more to do than pass."""
        return options(t, seat) == [PASS] and not (seat in at_zero(_danmaku(t)) and may_reveal(_danmaku(t), seat))

    def cards(self) -> list[CardInfo]:
        return cards()

    def seen_cards(self, view: DanmakuView) -> Iterator[str]:
        """The numbers of all faces in sight; some come more than once."""
        for player in view.players:
            yield from (card for card in (player.character, player.role) if card)
            yield from (face.card for face in (*player.hand, *player.items) if face is not None)
        yield from (face.card for face in (*view.discard, *view.offered))
        yield from view.incident_discard
        for played in view.stack:
            yield from (card for card in (played.card, played.via) if card)
        if view.incident is not None:
            yield view.incident.card
            yield from (face.card for collected in view.incident.collected for face in collected.cards)


DESK = DanmakuDesk()
