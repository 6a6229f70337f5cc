"""What a seat sees of a scene, and whole games at random: for the rules about zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kaimaku.decks import builtin
from kaimaku.games.hocg import GAME
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.table import HoloTable
from tests.rules.hocg.scene_turn import Scene

VIEWERS = (0, 1, None)  # the players and a spectator


def seen(s: Scene | HoloTable, viewer: int | None, seat: int) -> dict[str, Any]:
    """One side of the table in a viewer's eyes."""
    sides: Any = GAME.view(s.t if isinstance(s, Scene) else s, viewer)["sides"]
    side: dict[str, Any] = sides[seat]
    return side


def numbers(faces: list[list[int] | None]) -> list[int | None]:
    """The definitions behind the faces, None for a back."""
    return [None if face is None else face[0] for face in faces]


def defs(*cards: str) -> list[int]:
    return [BY_ID[card].number for card in cards]


def random_game(seed: int) -> Iterator[HoloTable]:
    """A whole game of the start decks, seen after every decision."""
    t = GAME.new([builtin("sora"), builtin("azki")], seed, journal=True)
    rng = random.Random(seed)
    yield t
    while t.result is None:
        seat = t.asked[0]
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        yield t
