"""Permissions and prohibitions: on or off while they apply."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..rules import layers, stats
from ..rules.abilities import Frozen, Grants, HoloAbility, Ongoing, context
from ..rules.performance import AGAIN_MAY, AGAIN_MUST, TARGET, art_frame
from ..table import HoloTable, Mem
from .card_nouns import CardNoun
from .filters import Colored
from .holomem_nouns import CENTER, HOLDER, OPP_BACK, THIS, MemNoun
from .modifiers import FROZEN, IN_OPP_NEXT_TURN, OPP_NEXT_TURN, THIS_TURN, Changes, lower_on_each
from .nouns import THEIRS
from .paying import IN_PLACE_OF_CHEER
from .words import CAN, PLAIN, Speaker, article, inflect, listed


@mypyc_attr(allow_interpreted_subclasses=True)
class Permits(Changes):
    """On or off: the value is 1 while it applies."""

    said_en = ""
    said_ja = ""
    joint = "は"  # what joins the Japanese to the holomem

    def __init__(self, x: MemNoun, until: int = THIS_TURN) -> None:
        super().__init__(1, x, until)

    def en(self) -> str:
        who, what = self.x.words("en"), self.said_en
        if who.startswith("all of ") and what.startswith("cannot "):
            who, what = who.replace("all", "none", 1), what.replace("cannot", "can", 1)
        return f"{self._when('en')}{who} {what}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self._when('ja')}{self.x.words('ja')}{self.joint}{self.said_ja}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Free(Permits):
    stat = stats.FREE
    said_en = "may use Arts without cheers"
    said_ja = "アーツは、エールを必要とせずに使える"
    joint = "の"


@mypyc_attr(allow_interpreted_subclasses=True)
class Neutral(Permits):
    stat = stats.NEUTRAL_COST
    said_ja = "アーツに必要なエールの色すべてを無色にする"
    joint = "の"

    def en(self) -> str:
        return f"{self._when('en')}all cheer colors required for the Arts of {self.x.words('en')} are set to colorless"


@mypyc_attr(allow_interpreted_subclasses=True)
class AlsoTarget(Permits):
    """Whose Arts may hit the back as well; in the text of an Arts, whom this Arts may hit as well (12.2.3.2)."""

    stat = stats.TARGET_BACK
    joint = "の"

    def __init__(self, x: MemNoun, of: MemNoun = OPP_BACK, until: int = THIS_TURN) -> None:
        super().__init__(x, until)
        self.own = x.side == THEIRS  # it speaks of targets, so it is about this Arts
        self.of = of
        self.said_en = f"may also target {of.receiver('en')} with Arts"
        self.said_ja = f"アーツは、{of.receiver('ja')}も対象にできる"

    def lower(self, code: Code) -> None:
        if self.own:  # `reach` of the Arts has read it
            return
        self.aim = Aim(self.of)
        self.aim.register(f"{code.name}/aim{len(code.steps)}")
        super().lower(code)

    def frozen(self) -> Ability:
        return self.aim

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        return [(True, self.stat, self.bind(Aiming(self._scope(), self.of), 1))]

    def en(self) -> str:
        return f"this Arts can target {self.x.receiver('en')} too" if self.own else super().en()

    def ja(self, mood: int = PLAIN) -> str:
        return f"このアーツは、{self.x.receiver('ja')}も対象にできる" if self.own else super().ja(mood)


class Aim(Frozen):
    """Whom the Arts of one holomem may also hit for a time."""

    def __init__(self, of: MemNoun) -> None:
        self.of = of

    def aims(self, t: HoloTable, live: Live) -> list[int]:
        return self.of.find(t, context(live.seat, live.source, live.anchor))


class Aiming(Ongoing):
    """… as long as a text works."""

    def __init__(self, scope: Callable[[HoloTable, Frame, int], bool], of: MemNoun) -> None:
        super().__init__(scope, lambda t, f: 1)
        self.of = of

    def aims(self, t: HoloTable, live: Live) -> list[int]:
        return self.of.find(t, context(live.seat, live.source, live.anchor))


@mypyc_attr(allow_interpreted_subclasses=True)
class Taunt(Permits):
    """Only they can be the target of the opponent's Arts; what hurts without aiming is not bound (G-52)."""

    stat = stats.TAUNT

    def en(self) -> str:
        only = f"your opponent's holomem's Arts can only target {self.x.words('en')}"
        return f"{self._when('en')}{only}. However, it excludes Special Damage"

    def ja(self, mood: int = PLAIN) -> str:
        only = f"相手のホロメンのアーツは、{self.x.words('ja')}しか対象にできない"
        return f"{self._when('ja')}{only}。ただし、特殊ダメージは除く"


@mypyc_attr(allow_interpreted_subclasses=True)
class AgainAfter(Permits):
    """After its next Arts of this turn it uses the same one once more (5.25); that is no further occasion (K-41).

    May: its player is asked then.
    """

    stat = stats.AGAIN_AFTER

    def __init__(self, x: MemNoun, may: bool = False) -> None:
        super().__init__(x)
        self.may = may
        self.q = AGAIN_MAY if may else AGAIN_MUST

    def en(self) -> str:
        again = f"{'you may ' if self.may else ''}use the same Arts once more"
        return f"{self._when('en')}after {self.x.words('en')} used Arts, {again}"

    def ja(self, mood: int = PLAIN) -> str:
        mood = CAN if self.may else mood
        return f"{self._when('ja')}{self.x.words('ja')}は、アーツを使った後、同じアーツをもう1回{inflect('使う', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FirmArts(Permits):
    """The damage of their Arts is not reduced, perhaps only against certain targets (G-56)."""

    stat = stats.FIRM_ARTS

    def __init__(self, x: MemNoun, to: MemNoun | None = None) -> None:
        super().__init__(x)
        self.to = to

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        def firm(t: HoloTable, f: Frame) -> int:
            art = art_frame(t)
            return int(self.to is None or (art is not None and art.num(TARGET) in self.to.find(t, f)))

        return [(True, self.stat, Ongoing(self._scope(), firm))]

    def en(self) -> str:
        whose = f"the Arts damage of {self.x.words('en')}"
        against = "" if self.to is None else f"if the target of its Arts is {self.to.receiver('en')}, "
        return f"{self._when('en')}{against}{whose} is not reduced"

    def ja(self, mood: int = PLAIN) -> str:
        who = self.x.words("ja")
        against = "" if self.to is None else f"{who}のアーツの対象が{self.to.receiver('ja')}なら、"
        return f"{self._when('ja')}{against}{who}のアーツダメージは軽減されない"


@mypyc_attr(allow_interpreted_subclasses=True)
class Negate(Permits):
    """Its abilities are inactive (10.3.2, the first layer of 10.10.1)."""

    stat = layers.OFF
    said_en = "cannot use any abilities"
    said_ja = "能力を失う"

    def frozen(self) -> Ability:
        return OLD_TEXT

    def fixed(self, t: HoloTable, mem_id: int, amount: int) -> int:
        return t.mems[mem_id].epoch


class _OldText(Frozen):
    """Negates the text a holomem has now: after a bloom its abilities are new ones (5.14.3.1)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        mem = cast(HoloTable, t).mems.get(subject)
        return int(mem is not None and live.anchor == subject and mem.epoch == live.amount)


OLD_TEXT: Final = _OldText("hocg:negated")


@mypyc_attr(allow_interpreted_subclasses=True)
class CanBloom(Permits):
    """May bloom whatever the level; or once more in a turn, into cards of a kind, as the action of 8.3."""

    stat = stats.BLOOM_ANY
    said_en = "may bloom whatever the level"
    said_ja = "レベルに関係なくBloomできる"

    def __init__(self, x: MemNoun, using: CardNoun | None = None, again: bool = False, any_level: bool = False) -> None:
        super().__init__(x)
        self.using = using
        self.any_level = any_level  # into these cards whatever their level
        if again:
            self.stat = stats.BLOOM_AGAIN

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        if self.using is None:
            return super().make_standing()
        return [(True, self.stat, Renewal(self._scope(), self.using))]

    def en(self) -> str:
        if self.using is None:
            return super().en()
        card = f"{self.using.thing('en')} from {self.using.en}"
        if self.any_level:
            return f"you may ignore Bloom level and bloom {self.x.words('en')} to {article(card)}"
        return f"you may bloom {self.x.words('en')} once more using {article(card)}"

    def ja(self, mood: int = PLAIN) -> str:
        if self.using is None:
            return super().ja(mood)
        card = f"{self.using.ja}の{self.using.thing('ja')}"
        if self.any_level:
            return f"{self.x.words('ja')}は、{card}に、Bloomレベルを無視してBloomできる"
        return f"{self.x.words('ja')}は、{card}を使ってもう1回Bloomできる"


class Renewal(Ongoing):
    """A holomem may bloom into these cards, though it has bloomed this turn or their level does not fit."""

    def __init__(self, scope: Callable[[HoloTable, Frame, int], bool], using: CardNoun) -> None:
        super().__init__(scope, lambda t, f: 1)
        self.using = using

    def allows(self, t: HoloTable, live: Live, card: int) -> bool:
        return card in self.using.find(t, context(live.seat, live.source, live.anchor))


@mypyc_attr(allow_interpreted_subclasses=True)
class Cannot(Permits):
    """A prohibition; it beats any instruction (1.3.3)."""

    WORDS: ClassVar = {
        stats.NO_BATON: ("baton pass", "バトンタッチできない"),
        stats.NO_MOVE: ("move", "移動できない"),
        stats.NO_SWAP: ("be swapped", "交代できない"),
        stats.NO_REST: ("become resting", "お休みにならない"),
        stats.NO_READY: ("become non-resting", "アクティブにならない"),
        stats.NO_COLLAB: ("collab", "コラボできない"),
        stats.NO_ARTS: ("use Arts", "アーツを使えない"),
        stats.NO_REST_BACK: ("rest even if moved to the back position", "バックポジションに移動してもお休みしない"),
        stats.NO_REST_RESET: ("rest during the reset phase", "リセットステップでお休みしない"),
        stats.NO_READY_RESET: ("become non-resting in the reset phase", "リセットステップでアクティブにならない"),
        stats.HP_LOCK: (
            "be reduced or changed by your opponent's abilities",
            "HPは相手の能力で減らず、変動しない",
        ),
    }

    def __init__(self, ban: int | tuple[int, ...], x: MemNoun, until: int = THIS_TURN) -> None:
        super().__init__(x, until)
        self.bans = (ban,) if isinstance(ban, int) else ban
        self.stat = self.bans[0]
        en, ja = zip(*(self.WORDS[each] for each in self.bans), strict=True)
        self.said_en = f"cannot {listed(list(en), 'en', 'or')}"
        self.said_ja = "、".join([*(said.removesuffix("できない") for said in ja[:-1]), ja[-1]])
        if stats.HP_LOCK in self.bans:
            self.joint = "の"

    def ja(self, mood: int = PLAIN) -> str:
        if self._next_reset:
            return f"{self.x.words('ja')}は、次の相手の{self.said_ja}"
        return super().ja(mood)

    @property
    def _next_reset(self) -> bool:
        """Is it about one reset phase alone?"""
        return self.bans == (stats.NO_READY_RESET,) and self.until == OPP_NEXT_TURN

    def en(self) -> str:
        if self._next_reset:
            return f"{self.x.words('en')} does not become non-resting during your opponent's next reset phase"
        if stats.HP_LOCK in self.bans:
            return f"{self._when('en')}the HP of {self.x.words('en')} {self.said_en}"
        return super().en()

    def lower(self, code: Code) -> None:
        marks = DORMANT if self.until == IN_OPP_NEXT_TURN else FROZEN

        def leave_marks(t: HoloTable, f: Frame, i: int, until: int, amount: int) -> None:
            for ban in self.bans:
                enter(t.mods, ban, Live(marks[ban].number, f.source, f.seat, i, t.tick(), until, amount))

        lower_on_each(code, self.x, self.q, self.until, leave_marks)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        return [(True, ban, self.bind(Ongoing(self._scope(), lambda t, f: 1), 1)) for ban in self.bans]


class Dormant(Frozen):
    """It waits for a player's next turn, in which alone it works: until that begins, it knows no turn."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return super().amount(t, live, subject) if live.until >= 0 else 0


DORMANT: Final = {ban: Dormant(FROZEN[ban].name.replace("frozen", "dormant")) for ban in Cannot.WORDS}


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlaceOfCheer(Changes):
    """This card may be archived in place of a cheer for its holder's abilities (10.11.4, G-13)."""

    stat = IN_PLACE_OF_CHEER

    def __init__(self, color: Colored | None = None) -> None:
        super().__init__(1, HOLDER)
        self.color = color  # of the cheer that would be archived

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = self.bind(Grants(self._scope(), lambda t, f: 1), 1)
        ability.mask = self.color.mask if self.color is not None else 0
        return [(True, self.stat, ability)]

    def en(self) -> str:
        moment = f"if the ability of {HOLDER.words('en')} would archive a cheer"
        which = article(f"{self.color.en} cheer" if self.color is not None else "cheer")
        return f"{moment}, you may archive {Speaker.this('en')} instead of archiving {which}"

    def ja(self, mood: int = PLAIN) -> str:
        moment = f"{HOLDER.words('ja')}の能力でエールをアーカイブする時"
        which = f"{self.color.ja if self.color is not None else ''}エール1枚"
        return f"{moment}、アーカイブする{which}のかわりに、{Speaker.this('ja')}をアーカイブできる"


@mypyc_attr(allow_interpreted_subclasses=True)
class Borrow(Changes):
    """May use the Arts of these holomem as if it had them (5.28)."""

    stat = stats.BORROW

    def __init__(self, of: MemNoun) -> None:
        super().__init__(1, THIS)
        self.of = of

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        return [(True, self.stat, Lending(self))]

    def en(self) -> str:
        return f"this holomem may use all Arts of {self.of.words('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このホロメンは、{self.of.words('ja')}のアーツをすべて使える"


class Lending(Ongoing):
    def __init__(self, borrow: Borrow) -> None:
        super().__init__(lambda t, f, i: f.num(0) == i, lambda t, f: 1)
        self.of = borrow.of

    def lenders(self, t: HoloTable, live: Live) -> list[Mem]:
        return [t.mems[i] for i in self.of.find(t, context(live.seat, live.source, live.anchor))]


@mypyc_attr(allow_interpreted_subclasses=True)
class LimitedCap(Changes):
    """How many LIMITED cards a player may play this turn."""

    stat = stats.LIMITED_CAP

    def __init__(self, q: int) -> None:
        super().__init__(q - 1, CENTER)

    def lower(self, code: Code) -> None:
        @code.step
        def raise_cap(t: HoloTable, f: Frame) -> Signal:
            live = Live(self.frozen().number, f.source, f.seat, f.seat, t.tick(), t.turn, cast(int, self.q))
            enter(t.mods, self.stat, live)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return True

    def en(self) -> str:
        return f"during this turn, you may use {cast(int, self.q) + 1} LIMITED support cards"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このターンの間、自分が使えるLIMITEDのサポートカードの枚数は{cast(int, self.q) + 1}枚になる"
