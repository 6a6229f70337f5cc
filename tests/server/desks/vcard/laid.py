"""Positions of the rules' tests at a table: every card has a handle of its own, as in any game that was dealt."""

from __future__ import annotations

from kaimaku.games.vcard.projection.shape import Board, Spot, VCardView, VTuber
from kaimaku.kernel.knowledge import public_handle
from kaimaku.wire.play import Option, Question
from tests.server.desks.vcard.sight import DESK
from tests.vcard.scene import A, B, Scene, Side, spot

__all__ = [
    "A",
    "B",
    "Scene",
    "Side",
    "asked",
    "board",
    "card",
    "laid",
    "option",
    "seen",
    "spot",
    "spot_at",
    "vt",
    "vt_at",
]


def laid(a: Side | None = None, b: Side | None = None, **more: object) -> Scene:
    scene = Scene(a, b, **more)  # type: ignore[arg-type]
    for each in range(len(scene.t.defs)):
        public_handle(scene.t, each)
    scene.t.journal = []
    return scene


def seen(s: Scene, viewer: int | None = A) -> VCardView:
    return DESK.view(s.t, viewer)


def board(s: Scene, seat: int = A, viewer: int | None = A) -> Board:
    return seen(s, viewer).boards[seat]


def spot_at(s: Scene, seat: int, place: int = 0, viewer: int | None = A) -> Spot:
    return board(s, seat, viewer).spots[place]


def vt_at(s: Scene, seat: int, place: int = 0, viewer: int | None = A) -> VTuber:
    found = spot_at(s, seat, place, viewer).vt
    assert found is not None
    return found


def vt(s: Scene, seat: int, place: int = 0) -> str:
    """The handle of a VTuber."""
    return f"m{s.t.handles[s.vt(seat, place)]}"


def card(s: Scene, seat: int, name: str) -> str:
    """The handle of a card in play or in its own player's hand."""
    return f"c{s.t.handles[s.card(seat, name)]}"


def asked(s: Scene, seat: int) -> Question:
    return DESK.question(s.t, seat, 1, True)


def option(s: Scene, seat: int, verb: str, *things: str) -> Option:
    """The option that does this with these things."""
    found = [o for o in asked(s, seat).options if o.verb == verb and (not things or o.things == list(things))]
    assert found, [(o.verb, o.things) for o in asked(s, seat).options]
    return found[0]
