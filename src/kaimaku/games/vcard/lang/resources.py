"""Coins and Mana: Coin Pile, Spend, PerCoins, KeepCoins, Generate, and amounts that count several times."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.events import COINS, MANA
from ..rules.timing import TIMES, let
from ..table import COINS_KEPT, UNTIL_COINS_GO, VCardTable, vcard
from .effects import Around, Counted, Part, plural
from .nouns import Who


def times(n: int, lang: Lang) -> str:
    if n == 1:
        return ""
    return f"{n}回" if lang == "ja" else " twice" if n == 2 else f" {n} times"


def counted(f: Frame, n: int) -> int:
    """An amount, as often as it counts (PerEach, PerCoins)."""
    return n * (f.num(TIMES) or 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class CoinPile(Part):
    """Coins are a player's own and go after combat."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"Coin Pileを{times(self.n, lang)}行う" if lang == "ja" else f"Coin Pile{times(self.n, lang)}"

    def act(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(COINS, f.seat, amount=counted(f, self.n), origin=f.source))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Spend(Counted):
    """Coins given back to trigger something (Coin Pile)."""

    def words(self, lang: Lang) -> str:
        return f"コインを{self.n}枚使う" if lang == "ja" else f"spend {plural(self.n, 'Coin')}"

    def possible(self, t: Table, f: Frame) -> bool:
        return vcard(t).coins[f.seat] >= self.n

    def act(self, t: VCardTable, f: Frame) -> Signal:
        if self.possible(t, f):
            let(t, f, Event(COINS, f.seat, amount=-self.n, origin=f.source))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Multiplied(Around):
    """A text whose amount counts so many times; nothing at all if that is none."""

    hit = -1

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.hit])

    def count(self, code: Code) -> None:
        """Write how often into the effect's own slot for it."""
        raise NotImplementedError

    def lower(self, code: Code) -> None:
        self.hit = code.slot()
        self.count(code)
        none = code.branch(_counted)
        self.do.lower(code)
        code.step(self.tell)
        code.land(none)
        code.step(_uncount)

    def tell(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.hit] = int(self.do.done(t, f))
        return NEXT


def _counted(t: Table, f: Frame) -> bool:
    return f.num(TIMES) > 0


def _uncount(t: Table, f: Frame) -> Signal:
    f.slots[TIMES] = None
    return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class PerEach(Multiplied):
    """Once for each of some VTs."""

    def __init__(self, who: Who, do: Part) -> None:
        super().__init__(do)
        self.who = who

    def words(self, lang: Lang) -> str:
        who, do = self.who.words(lang), self.do.words(lang)
        return f"{who}1体につき{do}" if lang == "ja" else f"{do} for each {who}"

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(self.who.find(t, f)) and self.do.possible(t, f)

    def count(self, code: Code) -> None:
        code.step(self.look)

    def look(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[TIMES] = len(self.who.find(t, f))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class PerCoins(Multiplied):
    """Any number of Coins may be spent; it counts once for every so many of them."""

    def __init__(self, n: int, do: Part) -> None:
        super().__init__(do)
        self.n = n

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        if lang == "ja":
            return f"コインを好きな数使い、{self.n}枚ごとに{do}"
        return f"spend any number of Coins: {do} for every {self.n} spent"

    def ready(self, t: Table, f: Frame) -> bool:
        return vcard(t).coins[f.seat] > 0

    def count(self, code: Code) -> None:
        code.step(self.choose)
        code.step(self.spend)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        choose_number(t, f.seat, 0, t.coins[f.seat], "coins")
        return NEXT

    def spend(self, t: VCardTable, f: Frame) -> Signal:
        spent = t.picked[0]
        f.slots[TIMES] = spent // self.n
        if spent:
            let(t, f, Event(COINS, f.seat, amount=-spent, origin=f.source))
        return NEXT


class Kept(Ability):
    """So many Coins of a seat outlast the clean-up."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.seat == subject else 0


KEPT: Final = Kept()
KEPT.register("vcard:coins kept")


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepCoins(Counted):
    """Some Coins stay after the next combat."""

    def words(self, lang: Lang) -> str:
        coins = plural(self.n, "Coin")
        return f"戦闘後にコインを{self.n}枚まで残す" if lang == "ja" else f"keep up to {coins} after combat"

    def act(self, t: VCardTable, f: Frame) -> Signal:
        enter(t.mods, COINS_KEPT, Live(KEPT.number, f.source, f.seat, -1, t.tick(), UNTIL_COINS_GO, self.n))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Generate(Counted):
    """Mana is a player's own and goes at the end of the turn."""

    def words(self, lang: Lang) -> str:
        return f"Generate[{self.n}]を行う" if lang == "ja" else f"Generate[{self.n}]"

    def act(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(MANA, f.seat, amount=counted(f, self.n), origin=f.source))
        return NEXT
