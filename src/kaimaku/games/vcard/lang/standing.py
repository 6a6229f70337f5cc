"""Sentences of passives: what listens (4.4.1.4) and what lasts (4.4.1.5) as long as its card is in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.moments import FrameTest, On, glance, reader
from ..rules.ongoing import Ongoing
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
from .effects import Counted, Part, Stands, an, behind, plural
from .hands import ELEMENTS
from .joints import Condition
from .nouns import THIS_VT, Who


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Waits(Stands):
    """Something that happens to the card itself, and what follows from it."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        return behind(type(self).__name__, self.do.words(lang), lang)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bloom(Waits):
    """Triggers when the VT itself evolves, before the draw (V-06)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Erupt(Waits):
    """Triggers when the card is drawn from its owner's deck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenScrapped(Waits):
    """Triggers when this Ally is discarded."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"このアライが捨てられた時、{do}" if lang == "ja" else f"When this Ally is discarded, {do}"


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Stands):
    """A condition without a keyword before something that lasts."""

    def __init__(self, condition: Condition, do: Lasting) -> None:
        self.condition = condition
        self.do = do

    def words(self, lang: Lang) -> str:
        said, do = self.condition.words(lang), self.do.words(lang)
        return f"{said}なら、{do}" if lang == "ja" else f"If {said}, {do}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Stands):
    """Something that lasts: which value it changes, by how much, and what it says ({n} of something{s})."""

    stat: int
    said: ClassVar[tuple[str, str]]

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return self.said[lang == "ja"].format(n=self.n, s="" if self.n == 1 else "s")

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        """For everybody alike, unless it says otherwise."""
        return self.n


@mypyc_attr(allow_interpreted_subclasses=True)
class OfOnePlayer(Lasting):
    """Something that lasts for the player of the card."""

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return self.n if subject == f.seat else 0


class Lasts(Ongoing):
    """A lasting sentence at work behind its gates."""

    def __init__(self, what: Lasting, gates: Sequence[FrameTest]) -> None:
        self.what = what
        self.gates = gates

    def reach(self, t: VCardTable, live: Live, subject: int) -> int:
        f = glance(reader(t, live.source, live.seat), live.source)
        if self.gates and not all(gate(t, f) for gate in self.gates):
            return 0
        return self.what.amount(t, f, subject)


@mypyc_attr(allow_interpreted_subclasses=True)
class Has(Lasting):
    """A lasting change of the PL of some VTs; on an Ally, of the VT it is attached to."""

    stat = PL

    def __init__(self, n: int, who: Who = THIS_VT) -> None:
        super().__init__(n)
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


PLURAL: Final = "VT's"


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraDraw(OfOnePlayer):
    """More cards at the start of the turn."""

    stat = EXTRA_DRAWS
    said = ("draw {n} extra card{s} at the start of your turn", "自分のターンの開始時に追加で{n}枚引く")


@mypyc_attr(allow_interpreted_subclasses=True)
class NoAdvantage(Lasting):
    """The opposing Active VT gets no Elemental Advantage against the VT this is attached to."""

    stat = NO_ADVANTAGE
    said = (
        "your Opp's Active VT gets no Elemental Advantage against this VT",
        "相手のアクティブVTはこのVTに対して属性有利を得ない",
    )

    def __init__(self) -> None:
        super().__init__(1)

    def amount(self, t: VCardTable, f: Frame, subject: int) -> int:
        return int(vt_of(t, f.source) == subject)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreSupports(Lasting):
    """Every player may play so many more Supports in a turn."""

    stat = SUPPORTS_MORE
    said = (
        "players may play {n} additional Support{s} each turn",
        "各プレイヤーは毎ターン、サポートを追加で{n}枚使える",
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlySupports(Lasting):
    """No player may play more than so many Supports in a turn."""

    stat = SUPPORTS_CAP
    said = ("players may only play {n} Support{s} each turn", "各プレイヤーは毎ターン、サポートを{n}枚までしか使えない")


@mypyc_attr(allow_interpreted_subclasses=True)
class NoSearching(Lasting):
    stat = NO_SEARCH
    said = ("players can't search their decks", "誰もデッキを探すことができない")

    def __init__(self) -> None:
        super().__init__(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class CoinsStay(OfOnePlayer):
    """Some Coins of its player outlast every combat."""

    stat = COINS_KEPT
    said = ("keep {n} Coin{s} after combat", "戦闘後にコインを{n}枚残す")


@mypyc_attr(allow_interpreted_subclasses=True)
class Only(Stands):
    """The VTs an Ally may be attached to."""

    def __init__(self, element: str) -> None:
        self.element = element

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{ELEMENTS[self.element]}のVTにだけ付けられる"
        return f"attach only to {an(self.element.title())} VT"


# --- a cap for one turn ---------------------------------------------------------------------------------------------


class Capped(Ability):
    """A seat may play at most so many Supports."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.anchor == subject else 0


CAP: Final = Capped()
CAP.register("vcard:capped")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cap(Counted):
    """The opponent can't play more than so many Supports this turn."""

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"このターン、相手はサポートを{self.n}枚までしか使えない"
        return f"your Opp. can't play more than {plural(self.n, 'Support')} this turn"

    def act(self, t: VCardTable, f: Frame) -> Signal:
        live = Live(CAP.number, f.source, f.seat, other(f.seat), t.tick(), UNTIL_TURN_ENDS, self.n)
        enter(t.mods, SUPPORTS_CAP, live)
        return NEXT
