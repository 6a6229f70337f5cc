"""Which cards are seen in a view, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator

from .wire.danmaku import DanmakuView
from .wire.hocg import HocgView
from .wire.views import View


def seen_cards(view: View) -> Iterator[str]:
    """The numbers of all faces in sight; some come more than once."""
    return _hocg(view) if isinstance(view, HocgView) else _danmaku(view)


def _hocg(view: HocgView) -> Iterator[str]:
    for side in view.sides:
        yield side.oshi.card
        yield from (face.card for face in (*side.hand, *side.archive) if face is not None)
        for pile in (side.deck, side.cheer_deck, side.power, side.life):
            yield from (known.card for known in pile.known)
        for mem in side.stage:
            yield from (face.card for face in (*mem.stack, *mem.cheers, *mem.supports) if face is not None)


def _danmaku(view: DanmakuView) -> Iterator[str]:
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
