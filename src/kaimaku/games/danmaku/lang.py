"""The language of the card files: frames, verbs, nouns, occasions and modifiers."""

from __future__ import annotations

from dataclasses import dataclass

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from . import stats
from .attack import ATTACK
from .definitions import ENTRY, Cost, Half, MainCard, Modifier, Occasion, Power, Role, Target, Verb, half_of, main_card
from .facts import MAIN_DECK, ROLES, Type
from .goals import Goal, Holders, Never
from .piles import discard
from .reach import distance, reach
from .reactions import CANCEL
from .stack import change
from .table import OPEN, DanmakuTable, Entry, active, hand, step
from .words import Term

# --- declaring ------------------------------------------------------------------------------------------------------


def card(name: str, *halves: Half | None) -> None:
    """A Main Deck card: its halves as printed; None for a half that the game as it stands cannot use."""
    printed = MAIN_DECK[name]
    for half, types, letter in zip(halves, printed.types, "ab", strict=False):
        if half is not None:
            half.build(f"danmaku:{printed.id}/{letter}", frozenset(types))
    for season in printed.seasons:
        MainCard(printed, season, halves)


def role(name: str, goal: Goal, *powers: Modifier | Power) -> None:
    made = Role(ROLES[name], goal, powers)
    for number, modifier in enumerate(made.modifiers):
        modifier.register(f"danmaku:{made.id}/{number}")


class Action(Half):
    en = "Action: [cost:{cost}: ]{do}."
    ja = "アクション:[cost:{cost}:]{do}。"


class Reaction(Half):
    en = "Reaction: when {on}, [cost:{cost}: ]{do}.[behalf: For another: {behalf}.]"
    ja = "リアクション:{on}時、[cost:{cost}:]{do}。[behalf:他人のためなら{behalf}。]"


def action(*do: Verb, cost: Cost | None = None) -> Half:
    return Action(None, do, cost, None)


def reaction(on: Occasion, do: Verb, behalf: Cost | None = None) -> Half:
    return Reaction(on, (do,), None, behalf)


# --- nouns ----------------------------------------------------------------------------------------------------------


class CardsOf(Term):
    """Hand cards of a type; a split card is of all its types until it is played (D-R09)."""

    def __init__(self, type: Type, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.type = type

    def find(self, t: DanmakuTable, seat: int, but: int) -> list[int]:
        return [c for c in hand(t, seat) if c != but and self.type in main_card(t, c).types]


class InRange(Target):
    """Another active player whose Distance is no more than the Range, with what the cost can add to it."""

    en = "a player in range"
    ja = "射程内の1人"
    SELF = Refusal("danmaku:attack.4", "Nobody can attack themselves.", "自分を攻撃することはできません。")
    GONE = Refusal("danmaku:defeat.2", "There is no such active player.", "そのプレイヤーは健在ではありません。")
    FAR = Refusal(
        "danmaku:range.1",
        "That player is out of range, even with every card you could discard.",
        "捨てられるカードをすべて捨てても、そのプレイヤーは射程外です。",
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int) -> Refusal | None:
        if target == you:
            return self.SELF
        if not active(t, target):
            return self.GONE
        return self.FAR if distance(t, you, target) > reach(t, you) + bonus else None


DANMAKU = CardsOf("danmaku", "Danmaku card", "弾幕カード")
IN_RANGE = InRange()
HEROINE = Holders("heroine", "the Heroine", "主人公")
STAGE = Holders("stage_boss", "all Stage Bosses", "ステージボス全員")
EXTRA = Holders("extra_boss", "all Extra Bosses", "エクストラボス全員")
NOBODY = Never()


# --- occasions ------------------------------------------------------------------------------------------------------


class Attacked(Occasion):
    en = "you are attacked"
    ja = "自分が攻撃された"
    NOT = Refusal("danmaku:attack.2", "There is no attack to avoid.", "回避する攻撃がありません。")

    def refuse(self, t: DanmakuTable, entry: Entry, you: int) -> Refusal | None:
        """An attack that is already avoided needs no second dodge, as a sure one allows none (ruling S13)."""
        return None if entry.defenders & ~entry.avoided & 1 << you else self.NOT


class OthersPlay(Occasion):
    en = "another player plays a Danmaku card or activates a Spell Card"
    ja = "他人が弾幕カードを使うかスペルカードを発動した"
    OWN = Refusal("danmaku:type.reaction.2", "It answers another player's card.", "他人のカードにだけ使えます。")
    BOMB = Refusal("danmaku:faq.bomb.1", "A Bomb's cancel stands.", "ボムによる打ち消しは打ち消せません。")
    NOT = Refusal(
        "danmaku:term.cancel.1",
        "Only a Danmaku card or a Spell Card that has not begun can be cancelled.",
        "打ち消せるのは、まだ始まっていない弾幕カードかスペルカードだけです。",
    )

    def refuse(self, t: DanmakuTable, entry: Entry, you: int) -> Refusal | None:
        half = half_of(t, entry)
        if half.on is self:
            return self.BOMB
        if entry.state != OPEN or "danmaku" not in half.types:
            return self.NOT
        return self.OWN if entry.you == you else None


YOU_ARE_ATTACKED = Attacked()
OTHERS_DANMAKU_OR_SPELL = OthersPlay()


# --- verbs ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attack(Verb):
    whom: Target
    en = "attack {whom}"
    ja = "{whom}を攻撃する"
    attacks = True

    def aims(self) -> Target:
        return self.whom

    def lower(self, code: Code) -> None:
        code.step(step(_attack))


def _attack(t: DanmakuTable, f: Frame) -> Signal:
    push(t, ATTACK, f.seat, f.source, f.num(ENTRY))
    return NEXT


class Avoid(Verb):
    en = "avoid the attack"
    ja = "その攻撃を回避する"

    def lower(self, code: Code) -> None:
        code.step(step(_avoid))


def _avoid(t: DanmakuTable, f: Frame) -> Signal:
    """A mark for now; the attack is settled when its window closes."""
    number = t.stack[f.num(ENTRY)].answers
    attacking = t.stack[number]
    change(t, number, attacking._replace(avoided=attacking.avoided | 1 << f.seat))
    return NEXT


class Cancel(Verb):
    en = "cancel it"
    ja = "それを打ち消す"

    def lower(self, code: Code) -> None:
        code.step(step(_cancel))


def _cancel(t: DanmakuTable, f: Frame) -> Signal:
    push(t, CANCEL, f.seat, f.source, t.stack[f.num(ENTRY)].answers, f.num(ENTRY))
    return NEXT


@dataclass(frozen=True)
class Discard(Cost):
    n: int
    what: CardsOf
    en = "discard {n#what}"
    ja = "{what}{n}枚を捨てる"

    def fewest(self) -> int:
        return self.n

    def payable(self, t: DanmakuTable, payer: int, card: int) -> bool:
        return len(self.what.find(t, payer, card)) >= self.n

    def lower(self, code: Code) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            pick(t, f.seat, self.what.find(t, f.seat, f.source), self.n, self.n, why="cost")
            return NEXT

        code.step(step(choose))
        code.step(step(_discard_picked))


@dataclass(frozen=True)
class DiscardAny(Cost):
    """Any number of other cards, each adding to the Range of this attack (faq.shoot.1)."""

    what: CardsOf
    each: Range
    en = "discard any number of other {what}s ({each} each)"
    ja = "他の{what}を好きな枚数捨てる(1枚につき{each})"

    def range_bonus(self, t: DanmakuTable, payer: int, card: int) -> int:
        return self.each.n * len(self.what.find(t, payer, card))

    def lower(self, code: Code) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            entry = t.stack[f.num(ENTRY)]
            short = distance(t, entry.you, entry.target) - reach(t, entry.you)
            cards = self.what.find(t, f.seat, f.source)
            pick(t, f.seat, cards, max(0, -(-short // self.each.n)), len(cards), why="cost")
            return NEXT

        code.step(step(choose))
        code.step(step(_discard_picked))


def _discard_picked(t: DanmakuTable, f: Frame) -> Signal:
    for chosen in t.picked:
        discard(t, f.seat, chosen)
    return NEXT


# --- modifiers and powers -------------------------------------------------------------------------------------------


class Range(Modifier):
    stat = stats.RANGE
    en = "+{n} Range"
    ja = "射程+{n}"


class LifePlus(Modifier):
    stat = stats.MAX_LIFE
    en = "+{n} max life"
    ja = "最大ライフ+{n}"


class HandPlus(Modifier):
    stat = stats.MAX_HAND
    en = "+{n} max hand size"
    ja = "手札上限+{n}"


class Succeed(Power):
    """Whoever has this takes the Heroine's card when she falls (role.rival.3)."""

    en = "after the Heroine falls, take over her card and gain {life} life"
    ja = "主人公が敗北した後、そのカードを引き継ぎ、ライフを{life}得る"

    def __init__(self, life: int) -> None:
        self.life = life


class SharedFate(Power):
    """The Heroine suffers from the fall of whoever has this."""

    en = "after you fall, the Heroine keeps up to {keep} cards in hand and discards the rest"
    ja = "自分が敗北した後、主人公は手札を{keep}枚まで残し、残りを捨てる"

    def __init__(self, keep: int) -> None:
        self.keep = keep
