"""Occasions of reactions, limits, and circumstances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from kaimaku.kernel.refusals import Refusal

from ..definitions import Text
from ..phrases import Circumstance, Limit, Occasion
from ..rules.stack import text_of
from ..rules.stats import NO_GAIN
from ..table import CANCELLED, OPEN, DanmakuTable, at_zero, hand
from ..templates import Term

NO_ATTACK: Final = Refusal("danmaku:attack.2", "There's no attack for you to avoid.", "回避する攻撃がありません。")
SURE: Final = Refusal("danmaku:attack.2", "This attack can't be avoided.", "この攻撃は回避できません。")


class YouAreAttacked(Term, Occasion):
    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        """An attack that is already avoided needs no second dodge, as a sure one allows none (ruling S13)."""
        entry = t.stack[number]
        if not entry.defenders & ~entry.avoided & 1 << you or entry.state == CANCELLED:
            return NO_ATTACK
        return SURE if entry.sure else None


class AnyoneIsAttacked(Term, Occasion):
    """Somebody who has not avoided the attack yet is named with it."""

    NOT: ClassVar = Refusal("danmaku:spell.3", "Nobody is being attacked.", "誰も攻撃されていません。")

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        return None if self._open(t, number) else self.NOT

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        mask = self._open(t, number)
        return [seat for seat in range(t.seats) if mask >> seat & 1]

    def _open(self, t: DanmakuTable, number: int) -> int:
        entry = t.stack[number]
        return 0 if entry.state == CANCELLED else entry.defenders & ~entry.avoided


class AnotherAttacks(Term, Occasion):
    NOT: ClassVar = Refusal("danmaku:spell.3", "No other player is attacking.", "他のプレイヤーは攻撃していません。")

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        entry = t.stack[number]
        return None if entry.defenders and entry.state != CANCELLED and entry.you != you else self.NOT


class Cancellable(Term, Occasion):
    """Something that has not begun, by another player or by anyone."""

    FIXED: ClassVar = Refusal("danmaku:term.cancel.1", "That can't be cancelled.", "それは打ち消せません。")
    OWN: ClassVar = Refusal(
        "danmaku:type.reaction.2",
        "This only works on another player's card.",
        "他人のカードにだけ使えます。",
    )
    BEGUN: ClassVar = Refusal(
        "danmaku:term.cancel.1",
        "It's too late to cancel that: it's already resolving.",
        "すでに解決が始まっているので、打ち消せません。",
    )

    def __init__(self, en: str, ja: str, fits: Callable[[Text], bool], what: Refusal, others: bool = True) -> None:
        super().__init__(en, ja)
        self.fits = fits
        self.what = what
        self.others = others

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        entry = t.stack[number]
        text = text_of(entry)
        if not self.fits(text):
            return self.what
        if entry.state != OPEN:
            return self.BEGUN
        if text.fixed:
            return self.FIXED
        return self.OWN if self.others and entry.you == you else None


NOBODY_AT_ZERO: Final = Refusal("danmaku:defeat.3", "Nobody is at 0 life.", "ライフが0のプレイヤーはいません。")
NO_RETURN: Final = Refusal(
    "danmaku:incident.1", "Nobody can return to life during this Incident.", "この異変の間は誰も復活できません。"
)


class AtZero(Term, Occasion):
    """A player at 0 life, who is named with it."""

    entries = False

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        if NO_GAIN in t.mods:
            return NO_RETURN
        return None if at_zero(t) else NOBODY_AT_ZERO

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        return at_zero(t)


NEITHER: Final = Refusal(
    "danmaku:faq.bomb.1",
    "This only works on a Danmaku card or a Spell Card.",
    "弾幕カードかスペルカードにだけ応じられます。",
)
NO_DANMAKU: Final = Refusal("danmaku:faq.aya.1", "This only works on a Danmaku card.", "弾幕カードにだけ応じられます。")
NO_ACTION: Final = Refusal(
    "danmaku:faq.keine.2",
    "This only works on an Action card or an Action Spell Card.",
    "アクションカードかアクションのスペルカードにだけ応じられます。",
)
YOU_ARE_ATTACKED: Final = YouAreAttacked("you are attacked", "自分が攻撃された")
ANYONE_IS_ATTACKED: Final = AnyoneIsAttacked("a player is attacked", "誰かが攻撃された")
ANOTHER_ATTACKS: Final = AnotherAttacks("another player attacks", "他人が攻撃した")
DANMAKU_PLAYED: Final = Cancellable(
    "a Danmaku card is played",
    "弾幕カードが使われた",
    lambda text: "danmaku" in text.types,
    NO_DANMAKU,
    others=False,
)
OTHERS_DANMAKU_OR_SPELL: Final = Cancellable(
    "another player plays a Danmaku card or activates a Spell Card",
    "他人が弾幕カードを使うかスペルカードを発動した",
    lambda text: text.spell or "danmaku" in text.types,
    NEITHER,
)
OTHERS_ACTION: Final = Cancellable(
    "another player plays an Action card or activates an Action Spell Card",
    "他人がアクションカードを使うかアクションのスペルカードを発動した",
    lambda text: text.on is None and (text.spell or "action" in text.types),  # faq.keine.2
    NO_ACTION,
)
SOMEBODY_AT_ZERO: Final = AtZero("a player is at 0 life", "ライフが0の人がいる")


# --- limits -----------------------------------------------------------------------------------------------------------


class OncePerAttack(Term, Limit):
    USED: ClassVar = Refusal(
        "danmaku:faq.supernatural-border.1",
        "Already used against this attack.",
        "この攻撃にはすでに使いました。",
    )

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        attack = t.stack[number].attack
        used = any(e.text == text.number and e.source == source and e.event == attack for e in t.stack)
        return self.USED if used else None


class OncePerCard(Term, Limit):
    """One attack for everything that follows on one card played; declining it is no use of it."""

    USED: ClassVar = Refusal("danmaku:faq.reisen.1", "Already used with this card.", "このカードではすでに使いました。")

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        return self.USED if any(e.text == text.number and e.you == seat and e.aimed for e in t.stack) else None


class OncePerTurn(Term, Limit):
    USED: ClassVar = Refusal("danmaku:faq.aya.1", "Already used this turn.", "このターンはすでに使いました。")

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        return self.USED if (seat, t.turn, text.key) in t.used else None

    def use(self, t: DanmakuTable, text: Text, seat: int) -> None:
        t.used[seat, t.turn, text.key] = 1


ONCE_PER_ATTACK: Final = OncePerAttack("once per attack", "1回の攻撃につき1回")
ONCE_PER_CARD: Final = OncePerCard("once per card played", "カード1枚につき1回")
ONCE_PER_TURN: Final = OncePerTurn("once per turn", "ターンに1回")
ONCE_PER_ROUND: Final = Term("once per round", "ラウンドに1回")


# --- circumstances ----------------------------------------------------------------------------------------------------


class InYourTurn(Term, Circumstance):
    NOT: ClassVar = Refusal("danmaku:ability.1", "You can only use this on your turn.", "自分のターンにだけ使えます。")

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        return None if t.active == seat else self.NOT


class HandEmpty(Term, Circumstance):
    NOT: ClassVar = Refusal(
        "danmaku:ability.1", "You can only use this with an empty hand.", "手札が0枚の時にだけ使えます。"
    )

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        return self.NOT if hand(t, seat) else None


IN_YOUR_TURN: Final = InYourTurn("on your turn", "自分のターンに")
HAND_EMPTY: Final = HandEmpty("whenever your hand is empty, even on others' turns,", "手札が0枚なら、他人のターンでも")
