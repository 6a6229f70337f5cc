"""What the table of a match knows of its tournament."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .common import Seat

TournamentId = Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]


class MatchOf(Struct, frozen=True, omit_defaults=True):
    """The score is in the seats: `wins`."""

    tournament: TournamentId
    title: str
    round: int
    table: int
    best_of: int
    over: bool = False  # no more games
    chooser: Seat | None = None  # who says who goes first in the next game
    next: float = 0.0  # when that begins by itself, in seconds since 1970
