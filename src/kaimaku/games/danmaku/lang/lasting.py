"""Lasting changes: numbers, permissions, bans."""

from __future__ import annotations

from typing import ClassVar, Final

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITY_BY_NAME, Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Table

from ..definitions import Modifier, Text, lower, unused
from ..phrases import NUMBER, Aim, Verb, Who
from ..rules import picking, stats
from ..rules.forbids import Ban
from ..table import END_OF_TURN as THIS_TURN
from ..table import DanmakuTable, Rule
from ..templates import Spoken, Term
from .nouns import EACH_PLAYER, YOU
from .verbs import aim


class Plain(Modifier):
    """What holds for whoever the card belongs to."""

    def __init__(self, stat: int, en: str, ja: str, n: int = 1) -> None:
        super().__init__(n)
        self.stat = stat
        self.en = en
        self.ja = ja


class Numeric(Plain):
    """More of a number, or less (range.4)."""

    def __init__(self, stat: int, en: str, ja: str, n: int) -> None:
        super().__init__(stat, en, ja, n)
        self.signed = f"{n:+}"


class ForAll(Plain):
    """Something that holds for everybody."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return self.n


def Range(n: int) -> Numeric:
    return Numeric(stats.RANGE, "{signed} Range", "射程{signed}", n)


def Distance(n: int) -> Numeric:
    return Numeric(stats.DISTANCE, "{signed} Distance", "距離{signed}", n)


def DanmakuLimit(n: int) -> Numeric:
    return Numeric(stats.DANMAKU_LIMIT, "{signed} to your Danmaku limit", "弾幕の上限{signed}", n)


def LifePlus(n: int) -> Numeric:
    return Numeric(stats.MAX_LIFE, "{signed} max life", "最大ライフ{signed}", n)


def HandPlus(n: int) -> Numeric:
    return Numeric(stats.MAX_HAND, "{signed} max hand size", "手札上限{signed}", n)


OTHERS_TURNS: Final = Term("others' turns", "他人のターン")


class MaxHand(Modifier):
    """Sets the base of the hand size; roles add to it, and two such cards do not add up."""

    stat = stats.BASE_HAND
    en = "[on:on {on} ]your max hand size is {n}[first:, and so is your first hand], plus any role bonus"
    ja = "[on:{on}は]手札上限[first:と最初の手札]が{n}枚になる（役割の補正は別）"

    def __init__(self, n: int, on: Term | None = None, first: bool = False) -> None:
        super().__init__(n)
        self.on = on
        self.first = first  # worth saying: it is at work when the first hand is dealt

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return 0 if self.on is not None and t.active == subject else super().amount(t, live, subject)


class DrawStep(Modifier):
    stat = stats.DRAW_STEP
    en = "draw {n:more card} in your draw step[then:, then {then}]"
    ja = "ドローステップでさらに{n}枚引く[then:。その後、{then}]"

    def __init__(self, n: int, then: Verb | None = None) -> None:
        super().__init__(n)
        self.then = then

    def register(self, name: str) -> None:
        super().register(name)
        if self.then is not None:
            self.prog = lower(f"{name}/then", (self.then,))


def FarSighted(n: int = 1) -> Plain:
    return Plain(
        stats.FAR_SIGHTED,
        "while two or more others are active, players at Distance 1 are out of your range, "
        "unless you reach them the other way round the table",
        "他に2人以上が健在の間、距離1の人は射程外になる（反対回りで届くなら射程内）",
        n,
    )


def KeepPowerups(n: int = 1) -> Plain:
    return Plain(stats.KEEP_POWERUPS, "you lose no Powerups when hit", "攻撃を受けてもパワーアップを捨てない", n)


def OnBehalf(n: int = 1) -> Plain:
    return Plain(
        stats.ON_BEHALF,
        "you may play Reaction, Item and Healing cards for other players, at no extra cost",
        "リアクション・アイテム・回復カードを、追加のコストなしで他人のために使える",
        n,
    )


def MaySkip(n: int = 1) -> Plain:
    return Plain(
        stats.MAY_SKIP,
        "you may skip your turn, but never two in a row",
        "自分のターンを飛ばすことができる（2回続けては飛ばせない）",
        n,
    )


def DrawLess(n: int = 1) -> Plain:
    return Plain(
        stats.DRAW_LESS,
        "in your draw step you may draw 1 card less to take control of an Item in play",
        "ドローステップで引く枚数を1枚減らすことで、場のアイテム1枚のコントロールを得ることができる",
        n,
    )


def NoDanmakuLimit(n: int = 1) -> ForAll:
    return ForAll(stats.NO_LIMIT, "there is no Danmaku limit", "弾幕の上限がなくなる", n)


def FirstFromDiscard(n: int = 1) -> ForAll:
    return ForAll(
        stats.FROM_DISCARD,
        "the first card each player draws in a turn comes from the top of the discard pile",
        "各ターン、各プレイヤーが最初に引くカードは捨て札の一番上から引く",
        n,
    )


def ItemsDiscarded(n: int = 1) -> ForAll:
    return ForAll(
        stats.NO_ITEMS,
        "if an Item would enter play, it is discarded instead",
        "アイテムが場に出る代わりに、それを捨てる",
        n,
    )


def NoSpells(n: int = 1) -> ForAll:
    return ForAll(stats.NO_SPELLS, "nobody may activate Spell Cards", "誰もスペルカードを発動できない", n)


def NoGain(n: int = 1) -> ForAll:
    return ForAll(stats.NO_GAIN, "nobody gains life or returns to life", "誰もライフを得ず、復活もしない", n)


class DodgeTax(Modifier):
    stat = stats.DODGE_TAX
    en = "a Dodge card against your attacks costs its player {n:more card} from hand"
    ja = "自分の攻撃に回避カードを使う人は、手札をさらに{n}枚捨てなければならない"


class Suppress(Modifier):
    stat = stats.SUPPRESSED
    en = "the Items of {whose} do nothing"
    ja = "{whose}のアイテムは効果を失う"

    def __init__(self, whose: Who) -> None:
        super().__init__()
        self.whose = whose

    def amount(self, t: Table, live: Live, subject: int) -> int:
        """It has been made and lasts, even if an Item made it that does nothing now (D-R37)."""
        return self.n if live.seat == subject else 0


class AllInRange(Modifier):
    stat = stats.ALL_IN_RANGE
    en = "all players are in {whose}"
    ja = "全員が{whose}になる"

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who
        self.whose = Term("your range", "自分の射程内") if who is YOU else Term("range of each other", "互いの射程内")

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return 1 if self.who is EACH_PLAYER or live.seat == subject else 0


class SetDistance(ForAll):
    """The number is chosen when it begins; the latest counts (faq.suika.1)."""

    en = "every Distance is a number from {low} to {high} of your choice; nothing else changes it"
    ja = "すべての距離は自分の選ぶ{low}から{high}の数になる（他の増減は数えない）"

    def __init__(self, low: int, high: int) -> None:
        super().__init__(stats.SET_DISTANCE, self.en, self.ja)
        self.low = low
        self.high = high


# --- bans -----------------------------------------------------------------------------------------------------------


class BanActions(Ban):
    """No more Action cards: Items, Invocations and Spell Cards are none."""

    en = "nobody may play further Action cards"
    ja = "誰もこれ以上アクションカードを使えない"
    NO: ClassVar = Refusal(
        "danmaku:spell.4",
        "No more Action cards this turn.",
        "このターンはもうアクションカードを使えません。",
    )

    def no(self, text: Text, which: int) -> Refusal | None:
        return self.NO if "action" in text.types else None


class BanChosen(Ban):
    """No cards of a type that is chosen when it begins; costs and flips stay legal."""

    TYPES: ClassVar = ("danmaku", "dodge", "invocation", "item")
    en = "nobody may play cards of one type of your choice: Danmaku, Dodge, Invocation or Item"
    ja = "弾幕・回避・発動・アイテムのうち自分の選ぶ1種類のカードは誰も使えない"
    NO: ClassVar = tuple(
        Refusal("danmaku:spell.4", f"{en} cards can't be played right now.", f"今は{ja}カードを使えません。")
        for en, ja in (("Danmaku", "弾幕"), ("Dodge", "回避"), ("Invocation", "発動"), ("Item", "アイテム"))
    )

    def no(self, text: Text, which: int) -> Refusal | None:
        return self.NO[which] if self.TYPES[which] in text.types else None


# --- for a while ----------------------------------------------------------------------------------------------------

NEXT_TURN: Final = Term("your next turn", "次の自分のターン")
END_OF_TURN: Final = Term("the end of the turn", "ターン終了時")


class Until(Verb):
    """Lasting changes with an end: the start of one's next turn, or the end of this one."""

    en = "until {when}, [yours:you have ]{rest: and }"
    ja = "{when}まで、[yours:自分は]{rest:、}[yours:になる]"

    def __init__(self, when: Spoken, *rest: Modifier) -> None:
        self.when = when
        self.rest = rest
        self.yours = isinstance(rest[0], Numeric)

    def aims(self) -> Aim | None:
        return next((m.whose for m in self.rest if isinstance(m, Suppress) and isinstance(m.whose, Aim)), None)

    def lower(self, code: Code) -> None:
        for i, modifier in enumerate(self.rest):
            modifier.register(unused(f"{code.name}/until/{i}", ABILITY_BY_NAME))
            if isinstance(modifier, Suppress):
                aim(code, modifier.whose, "suppress")
            elif isinstance(modifier, SetDistance):
                code.step(_ask_number(modifier))
                code.step(_note_choice)
            elif isinstance(modifier, BanChosen):
                code.step(_ask_type)
                code.step(_note_choice)
            code.step(self._begin(modifier))

    def _begin(self, modifier: Modifier) -> Rule:
        whose = modifier.whose if isinstance(modifier, Suppress) else YOU

        def begin(t: DanmakuTable, f: Frame) -> Signal:
            until = f.seat if self.when is NEXT_TURN else THIS_TURN
            for seat in whose.seats(t, f):
                live = Live(modifier.number, f.source, seat, -1, t.tick(), until, f.num(NUMBER))
                enter(t.mods, modifier.stat, live)
                note(t, "lasting", seat, f.source, modifier.name, f.num(NUMBER))
            return NEXT

        return begin


def _ask_number(modifier: SetDistance) -> Rule:
    def ask(t: DanmakuTable, f: Frame) -> Signal:
        choose_number(t, f.seat, modifier.low, modifier.high, "distance")
        return NEXT

    return ask


def _ask_type(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, range(len(BanChosen.TYPES)), 1, 1, why=picking.BANNED_TYPE)
    return NEXT


def _note_choice(t: DanmakuTable, f: Frame) -> Signal:
    f.slots[NUMBER] = t.picked[0]
    return NEXT
