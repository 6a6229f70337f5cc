"""PlainDesk: the desk of a game that is shown on the plain table. Whatever can be asked of its view is."""

from __future__ import annotations

from typing import Any, Protocol

from kaimaku.games.desk import Desk, Viewer
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.wire.plain import PlainView

from .speech import Speech


class Projection(Protocol):
    def __call__(self, t: Any, viewer: Viewer, all_seeing: bool = False) -> PlainView: ...


class PlainDesk(Desk):
    def __init__(self, game: Game[Any], speech: Speech[Any, Any], projection: Projection) -> None:
        self.game = game
        self.speech = speech
        self.projection = projection

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> PlainView:
        return self.projection(t, viewer, all_seeing)

    def playing(self, t: Table, seat: int) -> bool:
        return not self.projection(t, None).seats[seat].out

    def score(self, t: Table) -> list[int]:
        seats = self.projection(t, None).seats
        scores = [seat.score for seat in seats if seat.score is not None]
        return scores if len(scores) == len(seats) else []

    def began(self, t: Table) -> int | None:
        return self.projection(t, None).first
