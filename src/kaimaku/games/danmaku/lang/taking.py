"""Taking cards: of a hand just looked at, or of cards just revealed."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick

from ..definitions import main_card
from ..phrases import CARDS, Verb
from ..rules import picking
from ..rules.piles import blur, into_hand
from ..table import RESOLVING, DanmakuTable, active, hand
from ..templates import Term
from .nouns import chosen


class Takable(Term):
    """Cards of some types among those just revealed, all or one of them; without types, one of the hand looked at."""

    def __init__(self, en: str, ja: str, *types: str, choose: bool = True) -> None:
        super().__init__(en, ja)
        self.types = types
        self.choose = choose

    def find(self, t: DanmakuTable, f: Frame) -> list[int]:
        if not self.types:
            who = chosen(f)
            return hand(t, who)[:] if who != f.seat and active(t, who) else []
        return [c for c in f.many(CARDS) if t.where[c] == RESOLVING and main_card(t, c).types.intersection(self.types)]


ONE_OF_THEM: Final = Takable("one card of it", "その中の1枚")
ITS_DANMAKU: Final = Takable("the Danmaku cards among them", "その中の弾幕カード", "danmaku", choose=False)
HELPFUL: Final = Takable(
    "a Powerup, Invocation or Healing card among them",
    "その中のパワーアップ・発動・回復1枚",
    *("powerup", "invocation", "healing"),
)


class Take(Verb):
    en = "take {what} into your hand"
    ja = "{what}を手札に加える"

    def __init__(self, what: Takable) -> None:
        self.what = what

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return bool(self.what.find(t, f))

    def lower(self, code: Code) -> None:
        self._lower(code, 1)

    def lower_may(self, code: Code) -> bool:
        self._lower(code, 0)
        return True

    def _lower(self, code: Code, least: int) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            there = self.what.find(t, f)
            if self.what.choose:
                pick(t, f.seat, there, least, 1, why=picking.TAKE)
            else:
                t.picked = tuple(there)
            return NEXT

        def take(t: DanmakuTable, f: Frame) -> Signal:
            for card in t.picked:
                if not self.what.types:
                    blur(t, hand(t, chosen(f)), 1 << f.seat | 1 << chosen(f))
                into_hand(t, f.seat, card)
                note(t, "take", f.seat, card)
            return NEXT

        code.step(choose)
        code.step(take)
