"""Verbs of Power Levels and positions: PL, Swap, Move."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..events import COUNTERS, MOVE
from ..table import VCardTable, active, backstage, spots, vcard
from ..timing import TIMES
from .effects import Part
from .nouns import TWO_OF_YOURS, Who
from .targets import Aimed


class PL(Aimed):
    """Lay PL counters on VTs."""

    why = "pl"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n = n

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"{who}のPLを{self.n:+}する" if lang == "ja" else f"{self.n:+} PL to {who}"

    def shared(self, others: Sequence[Part], lang: Lang) -> str:
        whos = [self.what]
        for other in others:
            if not isinstance(other, PL) or other.n != self.n:
                return ""
            whos.append(other.what)
        said = ("と" if lang == "ja" else " and ").join(who.words(lang) for who in whos)
        return f"{said}のPLを{self.n:+}する" if lang == "ja" else f"{self.n:+} PL to {said}"

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        times = f.num(TIMES) or 1
        return Event(COUNTERS, f.seat, amount=self.n * times, origin=f.source, extra=chosen)


class Swap(Aimed):
    """Two VTs exchange their spots (8.2.2.1)."""

    why = "swap"

    def __init__(self, who: Who = TWO_OF_YOURS) -> None:
        super().__init__(who)

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"{who}の位置を入れ替える" if lang == "ja" else f"swap the position of {who}"

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        both = super().targets(t, f)
        return both if len(both) == 2 else ()

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        one, two = chosen
        return Event(MOVE, f.seat, one, t.where[two], f.source, extra=(two,))


class SwapActive(Aimed):
    """The Active VT exchanges its spot with a chosen Backstage VT."""

    why = "swap"

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"それと{who}の位置を入れ替える" if lang == "ja" else f"swap it with {who}"

    def ready(self, t: Table, f: Frame) -> bool:
        return active(vcard(t), f.seat) >= 0 and super().ready(t, f)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        board = vcard(t)
        chosen = tuple(vt for vt in super().targets(t, f) if vt in backstage(board, f.seat))
        return chosen if active(board, f.seat) >= 0 else ()

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        front = active(t, f.seat)
        return Event(MOVE, f.seat, front, t.where[chosen[0]], f.source, extra=chosen[:1])


class Move(Aimed):
    """A VT goes to an empty spot of its controller's board (8.2.2.2)."""

    why = "move"

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"{who}を空きスポットに移す" if lang == "ja" else f"move {who} to an empty spot"

    def ready(self, t: Table, f: Frame) -> bool:
        return bool(_empty(vcard(t), f.seat)) and super().ready(t, f)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        return super().targets(t, f)[:1] if _empty(vcard(t), f.seat) else ()

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            if self.targets(t, f):
                pick(t, f.seat, _empty(vcard(t), f.seat), 1, 1, why="spot")
            return NEXT

        code.step(choose)
        super().lower(code)

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        return Event(MOVE, f.seat, chosen[0], t.picked[0], f.source)


def _empty(t: VCardTable, seat: int) -> list[int]:
    return [s for s in spots(seat) if not t.zones[s]]
