"""HocgDesk: the hololive OCG behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, cast

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.setup import REDRAW, SET_CENTER
from kaimaku.games.hocg.table import LIFE, HoloTable
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.wire.replays import MarkKind
from kaimaku.wire.rest import CardInfo

from ...desk import Desk, Viewer
from ...view_cache import ViewCache
from ..speech.foreseeing import FORESEEING
from ..speech.speech import SPEECH
from .cards import cards
from .shape import HocgView
from .view import view

VEILED_PROMPTS = frozenset({REDRAW.number, SET_CENTER.number})


class HocgDesk(Desk):
    game: Game[Any] = GAME
    speech = SPEECH
    foreseeing = FORESEEING
    marked: ClassVar[Mapping[str, tuple[MarkKind, int | None]]] = {
        "turn": ("turn", 0),
        "down": ("downed", None),
        "skill": ("skill", None),
        "roll": ("die", None),
        "life": ("life", 0),
        "end": ("end", None),
    }

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> HocgView:
        assert isinstance(t, HoloTable)
        return view(t, viewer, all_seeing)

    def seen(self, t: Table, viewer: Viewer, cache: ViewCache) -> HocgView:
        assert isinstance(t, HoloTable)
        return view(t, viewer, cache=cache)

    def score(self, t: Table) -> list[int]:
        return [len(t.zones[LIFE + seat]) for seat in range(t.seats)]

    def veiled(self, t: Table) -> bool:
        """A hand without a Debut must be redrawn, and a search may find nothing: only the asked seat knows."""
        return super().veiled(t) or (bool(t.asked) and t.prompt in VEILED_PROMPTS)

    def cards(self) -> list[CardInfo]:
        return cards()

    def seen_cards(self, view: HocgView) -> Iterator[str]:
        """The numbers of all faces in sight; some come more than once."""
        for side in view.sides:
            yield side.oshi.card
            yield from (face.card for face in (*side.hand, *side.archive) if face is not None)
            for pile in (side.deck, side.cheer_deck, side.power, side.life):
                yield from (known.card for known in pile.known)
            for mem in side.stage:
                yield from (face.card for face in (*mem.stack, *mem.cheers, *mem.supports) if face is not None)

    def began(self, t: Table) -> int | None:
        return cast(HoloTable, t).first


DESK = HocgDesk()
