"""Numbers that depend on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..phrases import ENTRY, NUMBER
from ..table import DanmakuTable, ring
from ..templates import Spoken, Term, counted_noun, fill
from .nouns import YOUR_POWERUP


class Amount(Spoken):
    """A number that depends on the table."""

    def value(self, t: DanmakuTable, f: Frame) -> int:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        return self.of(CARDS, lang)

    def of(self, unit: Term, lang: Lang) -> str:
        """So many of something, as people say it."""
        return fill(self.ja if lang == "ja" else self.en, {**attributes(self), "unit": unit}, lang)


CARDS: Final = Term("card", "枚")
LIVES: Final = Term("life", "")
TIMES: Final = Term("time", "回")


def counted(n: int | Amount, unit: Term, lang: Lang) -> str:
    """So many of something; nothing for 0."""
    if isinstance(n, Amount):
        return n.of(unit, lang)
    if not n:
        return ""
    return f"{n}{unit.ja}" if lang == "ja" else counted_noun(str(n), unit.en)


def amount(n: int | Amount, t: DanmakuTable, f: Frame) -> int:
    return n if isinstance(n, int) else n.value(t, f)


class Tally(Term):
    """Something to count."""

    def __init__(self, en: str, ja: str, count: Callable[[DanmakuTable, Frame], int]) -> None:
        super().__init__(en, ja)
        self.count = count


PAID: Final = Tally("card discarded", "捨てたカード", lambda t, f: t.stack[f.num(ENTRY)].paid)
POWERUP: Final = Tally("Powerup of yours", "自分のパワーアップ", lambda t, f: len(YOUR_POWERUP.find(t, f.seat, -1)))
SHOWN_DANMAKU: Final = Tally("Danmaku card shown", "公開された弾幕カード", lambda t, f: f.num(NUMBER))


class Plus(Amount):
    en = "{n#unit}, plus 1 for each {what}"
    ja = "{n}{unit}と、{what}1枚につき1{unit}"

    def __init__(self, n: int, what: Tally) -> None:
        self.n = n
        self.what = what

    def value(self, t: DanmakuTable, f: Frame) -> int:
        return self.n + self.what.count(t, f)


class AtLeast(Amount):
    """As often as something is there to count, but so often in any case."""

    en = "once for each {what}, at least {n#unit}"
    ja = "{what}1枚につき1{unit}（最低{n}{unit}）"

    def __init__(self, n: int, what: Tally) -> None:
        self.n = n
        self.what = what

    def of(self, unit: Term, lang: Lang) -> str:
        return super().of(unit, lang).replace("1 time", "once")

    def value(self, t: DanmakuTable, f: Frame) -> int:
        return max(self.n, self.what.count(t, f))


class AsMany(Amount):
    en = "as many {unit}s"
    ja = "同じ{unit}数"

    def value(self, t: DanmakuTable, f: Frame) -> int:
        return f.num(NUMBER)


class OneEach(Amount):
    en = "1 per player"
    ja = "人数分の"

    def value(self, t: DanmakuTable, f: Frame) -> int:
        return len(ring(t, f.seat))


AS_MANY: Final = AsMany()
ONE_EACH: Final = OneEach()
