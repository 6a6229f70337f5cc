"""Sentences of passives: what listens (4.4.1.4) and what lasts (4.4.1.5) as long as its card is in play."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.grammar.said import Said
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..moments import Condition as Test
from ..moments import On, glance, reader
from ..ongoing import Ongoing
from ..table import (
    COINS_KEPT,
    EXTRA_DRAWS,
    NO_ADVANTAGE,
    NO_SEARCH,
    PL,
    SUPPORTS_CAP,
    SUPPORTS_MORE,
    UNTIL_TURN_ENDS,
    VCardTable,
    other,
    vt_of,
)
from .effects import Part, an, capital
from .hands import ELEMENTS
from .joints import Condition
from .nouns import THIS_VT, Who


class Stands:
    """A sentence of a passive."""

    said: Said | None = None


class Whenever(Stands):
    """A passive that triggers at a moment; the condition may stand last (4.4.1.4c), and it may be once in a turn."""

    def __init__(self, on: On, do: Part, once: bool = False) -> None:
        self.on = on
        self.do = do
        self.once = once

    def words(self, lang: Lang) -> str:
        said, do = self.on.words(lang), self.do.words(lang)
        if lang == "ja":
            return f"{'各ターン1回、' if self.once else ''}{said}、{do}"
        return f"{said}, {do}" if not self.once else f"Once each turn, {said[:1].lower()}{said[1:]}, {do}"


class Bloom(Stands):
    """Triggers when the VT itself evolves, before the draw (V-06)."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        return f"Bloom:{self.do.words(lang)}" if lang == "ja" else f"Bloom: {capital(self.do.words(lang))}"


class Erupt(Stands):
    """Triggers when the card is drawn from its owner's deck."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        return f"Erupt:{self.do.words(lang)}" if lang == "ja" else f"Erupt: {capital(self.do.words(lang))}"


class WhenScrapped(Stands):
    """Triggers when this Ally is discarded."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"このアライが捨てられた時、{do}" if lang == "ja" else f"When this Ally is discarded, {do}"


class While(Stands):
    """A condition without a keyword before something that lasts."""

    def __init__(self, condition: Condition, do: Lasting) -> None:
        self.condition = condition
        self.do = do

    def words(self, lang: Lang) -> str:
        said, do = self.condition.words(lang), self.do.words(lang)
        return f"{said}なら、{do}" if lang == "ja" else f"If {said}, {do}"


class Lasting(Stands):
    """Something that lasts: which value it changes, and how."""

    stat: int

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        raise NotImplementedError


class Lasts(Ongoing):
    """A lasting sentence at work behind its gates."""

    def __init__(self, what: Lasting, gates: Sequence[Test]) -> None:
        self.what = what
        self.gates = gates

    def reach(self, t: VCardTable, live: Live, subject: int) -> int:
        f = glance(reader(t, live.source, live.seat), live.source)
        if self.gates and not all(gate(t, f) for gate in self.gates):
            return 0
        return self.what.amount(t, f, subject)


class Has(Lasting):
    """A lasting change of the PL of some VTs; on an Ally, of the VT it is attached to."""

    stat = PL

    def __init__(self, n: int, who: Who = THIS_VT) -> None:
        self.n = n
        self.who = who

    def words(self, lang: Lang) -> str:
        if self.who is THIS_VT:
            return f"PL{self.n:+}" if lang == "ja" else f"{self.n:+} PL"
        who = self.who.words(lang)
        if lang == "ja":
            return f"{who}はPL{self.n:+}"
        return f"{who} {'have' if PLURAL in who.split(' you')[0] else 'has'} {self.n:+} PL"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n if subject in self.who.find(t, f) else 0


PLURAL = "VT's"


class ExtraDraw(Lasting):
    """More cards at the start of the turn."""

    stat = EXTRA_DRAWS

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"自分のターンの開始時に追加で{self.n}枚引く"
        return f"draw {self.n} extra card{'' if self.n == 1 else 's'} at the start of your turn"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n if subject == f.seat else 0


class NoAdvantage(Lasting):
    """The opposing Active VT gets no Elemental Advantage against the VT this is attached to."""

    stat = NO_ADVANTAGE

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return "相手のアクティブVTはこのVTに対して属性有利を得ない"
        return "your Opp's Active VT gets no Elemental Advantage against this VT"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return int(vt_of(t, f.source) == subject)


class MoreSupports(Lasting):
    """Every player may play so many more Supports in a turn."""

    stat = SUPPORTS_MORE

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"各プレイヤーは毎ターン、サポートを追加で{self.n}枚使える"
        return f"players may play {self.n} additional Support{'' if self.n == 1 else 's'} each turn"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n


class OnlySupports(Lasting):
    """No player may play more than so many Supports in a turn."""

    stat = SUPPORTS_CAP

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"各プレイヤーは毎ターン、サポートを{self.n}枚までしか使えない"
        return f"players may only play {self.n} Support{'' if self.n == 1 else 's'} each turn"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n


class NoSearching(Lasting):
    stat = NO_SEARCH

    def words(self, lang: Lang) -> str:
        return "誰もデッキを探すことができない" if lang == "ja" else "players can't search their decks"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return 1


class CoinsStay(Lasting):
    """Some Coins of its player outlast every combat."""

    stat = COINS_KEPT

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"戦闘後にコインを{self.n}枚残す"
        return f"keep {self.n} Coin{'' if self.n == 1 else 's'} after combat"

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n if subject == f.seat else 0


class Only(Stands):
    """The VTs an Ally may be attached to."""

    def __init__(self, element: str) -> None:
        self.element = element

    def words(self, lang: Lang) -> str:
        return (
            f"{ELEMENTS[self.element]}のVTにだけ付けられる"
            if lang == "ja"
            else f"attach only to {an(self.element.title())} VT"
        )


# --- a cap for one turn ---------------------------------------------------------------------------------------------


class Capped(Ability):
    """A seat may play at most so many Supports."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.anchor == subject else 0


CAP = Capped()
CAP.register("vcard:capped")


class Cap(Part):
    """The opponent can't play more than so many Supports this turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"このターン、相手はサポートを{self.n}枚までしか使えない"
        return f"your Opp. can't play more than {self.n} Support{'' if self.n == 1 else 's'} this turn"

    def lower(self, code: Code) -> None:
        def cap(t: Table, f: Frame) -> Signal:
            live = Live(CAP.number, f.source, f.seat, other(f.seat), t.tick(), UNTIL_TURN_ENDS, self.n)
            enter(t.mods, SUPPORTS_CAP, live)
            return NEXT

        code.step(cap)
