"""Which cards are seen in a view, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator

from .wire.danmaku import DanmakuView
from .wire.hocg import HocgView
from .wire.vcard import VCardView
from .wire.views import View


def seen_cards(view: View) -> Iterator[str]:
    """The numbers of all faces in sight; some come more than once."""
    if isinstance(view, HocgView):
        return _hocg(view)
    return _danmaku(view) if isinstance(view, DanmakuView) else _vcard(view)


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


def _vcard(view: VCardView) -> Iterator[str]:
    for board in view.boards:
        yield from (face.card for face in (*board.hand, *board.discard) if face is not None)
        yield from (known.card for known in board.deck.known)
        yield from (placed.face.card for placed in (board.mascot,) if placed is not None)
        for spot in board.spots:
            if spot.vt is not None:
                yield from (face.card for face in spot.vt.stack if face is not None)
                yield from (ally.face.card for ally in spot.vt.allies)
                yield from (term.card for term in spot.vt.terms if term.card)
    yield from (queued.card.card for queued in view.queue if queued.card is not None)
    if view.world is not None:
        yield view.world.card
    if view.combat is not None:
        yield from (card for card in view.combat.actives if card)
        yield from (card for side in view.combat.helpers for card in side)
        yield from (card for row in view.combat.rows for side in row.cards for card in side)
