"""Verbs: what a part of a text does. Each says whether it can be done in full (4.5.2.2)."""

from __future__ import annotations

from kaimaku.kernel.events import Event, happen, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .effects import Part
from .events import COINS, COUNTERS, DISCARD_HAND, DRAW, MOVE, RETURN
from .nouns import TWO_OF_YOURS, Who
from .table import DECK, DISCARD, HAND, VCardTable, spots, vcard, zone
from .timing import ABOUT, THAT, settle


class OnVTs(Part):
    """Something done to VTs, chosen when the effect triggers and looked at again when it happens (V-04)."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.slot = -1

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        raise NotImplementedError

    def aim(self, code: Code) -> None:
        if not self.who.most:
            return
        self.slot = code.slot()

        def choose(t: Table, f: Frame) -> Signal:
            pick(t, f.seat, self.who.find(t, f), self.who.least, self.who.most)
            return NEXT

        def keep(t: Table, f: Frame) -> Signal:
            f.slots[self.slot] = t.picked
            return NEXT

        code.step(choose)
        code.step(keep)

    def aimed(self, t: Table, f: Frame) -> bool:
        return len(self.targets(t, f)) >= (self.who.least if self.who.most else 1)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        """Those it will be done to: what was chosen, as far as it is still legal."""
        legal = self.who.find(t, f)
        return tuple(vt for vt in f.many(self.slot) if vt in legal) if self.who.most else tuple(legal)

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f)

    def lower(self, code: Code) -> None:
        def act(t: Table, f: Frame) -> Signal:
            chosen = self.targets(t, f)
            if chosen:
                f.slots[THAT] = chosen
                happen(t, self.event(vcard(t), f, chosen))
            return NEXT

        code.step(act)
        code.step(settle)


class PL(OnVTs):
    """Lay PL counters on VTs."""

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n = n

    def words(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}のPLを{self.n:+}する" if lang == "ja" else f"{self.n:+} PL to {who}"

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        return Event(COUNTERS, f.seat, amount=self.n, origin=f.source, extra=chosen)


class ReturnToHand(OnVTs):
    """A VT goes back to its owner's hand (8.2.11)."""

    def words(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}を手札に戻す" if lang == "ja" else f"return {who} to your hand"

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        return Event(RETURN, f.seat, chosen[0], origin=f.source)


class Swap(OnVTs):
    """Two VTs exchange their spots (8.2.2.1)."""

    def __init__(self) -> None:
        super().__init__(TWO_OF_YOURS)

    def words(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}の位置を入れ替える" if lang == "ja" else f"swap the position of {who}"

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        both = super().targets(t, f)
        return both if len(both) == 2 else ()

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        one, two = chosen
        return Event(MOVE, f.seat, one, t.where[two], f.source, extra=(two,))


class MoveToEmpty(OnVTs):
    """A VT goes to an empty spot of its controller's choice (8.2.2.2)."""

    def words(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}を空きスポットに移す" if lang == "ja" else f"move {who} to an empty spot"

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        return super().targets(t, f) if _empty(vcard(t), f.seat) else ()

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


class Draw(Part):
    """Draw cards; possible as long as any card is left to draw (8.2.10.1)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"{self.n}枚引く" if lang == "ja" else f"draw {self.n} card{'' if self.n == 1 else 's'}"

    def possible(self, t: Table, f: Frame) -> bool:
        board = vcard(t)
        return len(zone(board, f.seat, DECK)) + len(zone(board, f.seat, DISCARD)) >= self.n

    def lower(self, code: Code) -> None:
        def draw(t: Table, f: Frame) -> Signal:
            happen(t, Event(DRAW, f.seat, amount=self.n, origin=f.source))
            return NEXT

        code.step(draw)
        code.step(settle)


class Discard(Part):
    """Cards of one's own hand, chosen when it happens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"手札を{self.n}枚捨てる"
        return f"discard {self.n} card{'' if self.n == 1 else 's'} from your hand"

    def possible(self, t: Table, f: Frame) -> bool:
        return len(zone(vcard(t), f.seat, HAND)) >= self.n

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            pick(t, f.seat, zone(vcard(t), f.seat, HAND), self.n, self.n, why="discard")
            return NEXT

        def discard(t: Table, f: Frame) -> Signal:
            if t.picked:
                happen(t, Event(DISCARD_HAND, f.seat, amount=len(t.picked), origin=f.source, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(discard)
        code.step(settle)


class Spend(Part):
    """Coins given back to trigger something."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"コインを{self.n}枚使う" if lang == "ja" else f"spend {self.n} Coin{'' if self.n == 1 else 's'}"

    def possible(self, t: Table, f: Frame) -> bool:
        return vcard(t).coins[f.seat] >= self.n

    def lower(self, code: Code) -> None:
        def spend(t: Table, f: Frame) -> Signal:
            if self.possible(t, f):
                happen(t, Event(COINS, f.seat, amount=-self.n, origin=f.source))
            return NEXT

        code.step(spend)


class Cancel(Part):
    """The card this effect answers is discarded without its effect (8.3.4.1)."""

    def words(self, lang: Lang) -> str:
        return "それをキャンセルする" if lang == "ja" else "cancel it"

    def possible(self, t: Table, f: Frame) -> bool:
        return _answered(vcard(t), f) >= 0

    def lower(self, code: Code) -> None:
        def cancel(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            at = _answered(board, f)
            if at >= 0:
                item = board.queue[at]._replace(canceled=1)
                board.queue = (*board.queue[:at], item, *board.queue[at + 1 :])
            return NEXT

        code.step(cancel)


def _answered(t: VCardTable, f: Frame) -> int:
    """Where the answered card waits on the queue; -1 if it does not, or was canceled before."""
    card = unpack(f.slots[ABOUT]).subject  # type: ignore[arg-type]
    return next((i for i, item in enumerate(t.queue) if item.card == card and not item.canceled), -1)
