"""What a seat sees of a scene, and whole games at random: for the rules about zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HoloTable
from tests.rules.hocg.scene_turn import Scene
from tests.views import as_data

VIEWERS = (0, 1, None)  # the players and a spectator


def seen(s: Scene | HoloTable, viewer: int | None, seat: int) -> dict[str, Any]:
    """One side of the table in a viewer's eyes."""
    side: dict[str, Any] = as_data(GAME.view(s.t if isinstance(s, Scene) else s, viewer).sides[seat])
    return side


def resolution(s: Scene, viewer: int | None) -> list[str | None]:
    return numbers(as_data(GAME.view(s.t, viewer).resolution))


def numbers(faces: list[list[str] | None]) -> list[str | None]:
    """The cards behind the faces, None for a back."""
    return [None if face is None else face[0] for face in faces]


def random_game(seed: int) -> Iterator[HoloTable]:
    """A whole game of the start decks, seen after every decision."""
    t = GAME.new([builtin("sora"), builtin("azki")], seed, journal=True)
    rng = random.Random(seed)
    yield t
    while t.result is None:
        seat = t.asked[0]
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        yield t
