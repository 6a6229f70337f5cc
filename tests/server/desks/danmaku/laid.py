"""A scene whose cards have handles, as cards that came from the deck have."""

from __future__ import annotations

from kaimaku.games.danmaku.table import COLLECTED, DISCARD, HAND, ROLE
from kaimaku.kernel.knowledge import public_handle
from kaimaku.wire.play import Option, Question
from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.sight import DESK


def laid(scene: Scene) -> Scene:
    t = scene.t
    for zone in (DISCARD, COLLECTED, *range(HAND, ROLE)):
        for card in t.zones[zone]:
            public_handle(t, card)
    return scene


def name(scene: Scene, card: int) -> str:
    """What a card in a hand or in play is called by its own player."""
    return f"c{scene.t.handles[card]}"


def asked(scene: Scene, seat: int) -> Question:
    return DESK.question(scene.t, seat, 1, True)


def words(option: Option) -> str:
    assert option.words is not None
    return option.words.en


def said(scene: Scene, seat: int) -> list[str]:
    """The sentences of all options."""
    return [words(option) for option in asked(scene, seat).options]
