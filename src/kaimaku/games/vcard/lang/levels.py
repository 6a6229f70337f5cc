"""Verbs of Power Levels and positions: PL, Swap, Move."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import BACK, NEXT, SKIP, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.events import COUNTERS, MOVE
from ..rules.timing import let
from ..table import VCardTable, active, backstage, on_spot, spots, vcard
from .effects import Part
from .nouns import TWO_OF_YOURS, Who
from .resources import counted
from .targets import Aimed


@mypyc_attr(allow_interpreted_subclasses=True)
class PL(Aimed):
    """Lay PL counters on VTs."""

    why = picking.PL

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n = n

    def words(self, lang: Lang) -> str:
        return self.shared((), lang)

    def shared(self, others: Sequence[Part], lang: Lang) -> str:
        alike = [self, *(x for x in others if isinstance(x, PL) and x.n == self.n)]
        if len(alike) <= len(others):
            return ""
        who = ("と" if lang == "ja" else " and ").join(part.what.words(lang) for part in alike)
        return f"{who}のPLを{self.n:+}する" if lang == "ja" else f"{self.n:+} PL to {who}"

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(COUNTERS, f.seat, amount=counted(f, self.n), origin=f.source, extra=chosen)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(Aimed):
    """Two VTs exchange their spots (8.2.2.1)."""

    why = picking.SWAP
    said = ("swap the position of {}", "{}の位置を入れ替える")

    def __init__(self, who: Who = TWO_OF_YOURS) -> None:
        super().__init__(who)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        return self.left(super().targets(t, f))

    def left(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """One alone has no spot to go to (V-53)."""
        return chosen if len(chosen) == 2 else ()

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        one, two = chosen
        return [Event(MOVE, f.seat, one, t.where[two], f.source, extra=(two,))]


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapActive(Aimed):
    """The Active VT exchanges its spot with a chosen Backstage VT."""

    why = picking.SWAP
    said = ("swap your Active VT with {}", "自分のアクティブVTと{}の位置を入れ替える")

    def ready(self, t: Table, f: Frame) -> bool:
        return active(vcard(t), f.seat) >= 0 and super().ready(t, f)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        board = vcard(t)
        chosen = tuple(vt for vt in super().targets(t, f) if vt in backstage(board, f.seat))
        return chosen if active(board, f.seat) >= 0 else ()

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        front = active(t, f.seat)
        return [Event(MOVE, f.seat, front, t.where[chosen[0]], f.source, extra=chosen[:1])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Aimed):
    """VTs go, one after the other, to empty spots of their controller's board (8.2.2.2)."""

    why = picking.MOVE
    said = ("move {} to an empty spot", "{}を空きスポットに移す")
    movers = -1  # those still to move

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def legal(self, t: VCardTable, f: Frame) -> list[int]:
        return [vt for vt in super().legal(t, f) if _empty(t, t.owner[vt])]

    def lower(self, code: Code) -> None:
        self.movers = code.slot()
        for step in (self.begin, self.choose_spot, self.go):
            code.step(step)

    def begin(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.movers] = self.strike(t, f)
        return NEXT

    def choose_spot(self, t: VCardTable, f: Frame) -> Signal:
        movers = [vt for vt in f.many(self.movers) if on_spot(t, vt) and _empty(t, t.owner[vt])]
        f.slots[self.movers] = tuple(movers)
        if not movers:
            return SKIP
        pick(t, f.seat, _empty(t, t.owner[movers[0]]), 1, 1, why=picking.MOVE_TO)
        return NEXT

    def go(self, t: VCardTable, f: Frame) -> Signal:
        mover, *rest = f.many(self.movers)
        f.slots[self.movers] = tuple(rest)
        let(t, f, Event(MOVE, f.seat, mover, t.picked[0], f.source))
        return BACK


def _empty(t: VCardTable, seat: int) -> list[int]:
    return [s for s in spots(seat) if not t.zones[s]]
