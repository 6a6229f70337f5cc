"""VCardDesk: VCard behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.rules.after_combat import POINTS_TO_WIN
from kaimaku.games.vcard.rules.setup import PLACE
from kaimaku.games.vcard.table import ACTIVE, VCardTable, zone
from kaimaku.kernel.decisions import PASS, options
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.wire.replays import Mark
from kaimaku.wire.rest import CardInfo

from ...desk import Desk, Viewer
from ...view_cache import ViewCache
from ..speech.foreseeing import FORESEEING
from ..speech.speech import SPEECH
from .cards import cards
from .shape import VCardView
from .view import in_window, view
from .windows import concerns, holding

Kind = Literal["turn", "evolve", "combat", "point", "end"]
KINDS: dict[str, Kind] = {"turn": "turn", "combat": "combat", "point": "point", "concede": "end"}


def _vcard(t: Table) -> VCardTable:
    assert isinstance(t, VCardTable)
    return t


class VCardDesk(Desk):
    game: Game[Any] = GAME
    speech = SPEECH
    foreseeing = FORESEEING

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> VCardView:
        return view(_vcard(t), viewer, all_seeing)

    def seen(self, t: Table, viewer: Viewer, cache: ViewCache) -> VCardView:
        return view(_vcard(t), viewer, cache=cache)

    def score(self, t: Table) -> list[int]:
        return list(_vcard(t).points)

    def concerns(self, t: Table, seat: int) -> bool:
        return concerns(_vcard(t), seat)

    def holding(self, t: Table, seat: int) -> set[str]:
        return holding(_vcard(t), seat)

    def window(self, t: Table) -> bool:
        return in_window(_vcard(t))

    def idle(self, t: Table, seat: int) -> bool:
        return options(t, seat) == [PASS]

    def decided(self, t: Table) -> bool:
        """The third point is looked for after all effects (7.4.3.2, V-43), and nothing takes points away."""
        return t.result is None and max(_vcard(t).points) >= POINTS_TO_WIN

    def veiled(self, t: Table) -> bool:
        """How many PL8 are still in hand, and whether a search finds anything, only the asked seat knows."""
        if t.asked and t.prompt == PLACE.number:
            return bool(zone(_vcard(t), t.asked[0], ACTIVE))
        return super().veiled(t)

    def cards(self) -> list[CardInfo]:
        return cards()

    def seen_cards(self, view: VCardView) -> Iterator[str]:
        """The numbers of all faces in sight; some come more than once."""
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

    def began(self, t: Table) -> int | None:
        return view(cast(VCardTable, t), None).first

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        """What is worth finding on the timeline of a game: turns, evolutions, combats and points."""
        found: list[Mark] = []
        for kind, seat, _, _, _, more in entries:
            if kind == "announce" and more[0] == "evolve":
                found.append(Mark(step, "evolve", seat))
            elif kind in KINDS:
                found.append(Mark(step, KINDS[kind], seat, cast(int, more[0]) if kind == "turn" else 0))
        return found


DESK = VCardDesk()
