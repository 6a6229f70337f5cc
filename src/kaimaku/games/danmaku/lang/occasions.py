"""Occasions of reactions, limits, and circumstances."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.refusals import Refusal

from ..definitions import Circumstance, Limit, Occasion, Text
from ..stack import text_of
from ..stats import NO_GAIN
from ..table import CANCELLED, OPEN, DanmakuTable, at_zero, hand
from ..words import Term

NO_ATTACK = Refusal("danmaku:attack.2", "There is no attack to avoid.", "回避する攻撃がありません。")
SURE = Refusal("danmaku:attack.2", "This attack cannot be avoided.", "この攻撃は回避できません。")


class YouAreAttacked(Occasion, Term):
    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        """An attack that is already avoided needs no second dodge, as a sure one allows none (ruling S13)."""
        entry = t.stack[number]
        if not entry.defenders & ~entry.avoided & 1 << you or entry.state == CANCELLED:
            return NO_ATTACK
        return SURE if entry.sure else None


class AnyoneIsAttacked(Occasion, Term):
    """Somebody who has not avoided the attack yet is named with it."""

    NOT = Refusal("danmaku:spell.3", "Nobody is being attacked.", "誰も攻撃されていません。")

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        return None if self._open(t, number) else self.NOT

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        mask = self._open(t, number)
        return [seat for seat in range(t.seats) if mask >> seat & 1]

    def _open(self, t: DanmakuTable, number: int) -> int:
        entry = t.stack[number]
        return 0 if entry.state == CANCELLED else entry.defenders & ~entry.avoided


class AnotherAttacks(Occasion, Term):
    NOT = Refusal("danmaku:spell.3", "No other player is attacking.", "他の人は攻撃していません。")

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        entry = t.stack[number]
        return None if entry.defenders and entry.state != CANCELLED and entry.you != you else self.NOT


class Cancellable(Occasion, Term):
    """Something that has not begun, by another player or by anyone."""

    FIXED = Refusal("danmaku:term.cancel.1", "It cannot be cancelled.", "それは打ち消されません。")
    OWN = Refusal("danmaku:type.reaction.2", "It answers another player's card.", "他人のカードにだけ使えます。")
    BEGUN = Refusal(
        "danmaku:term.cancel.1",
        "Only what has not begun can be cancelled.",
        "打ち消せるのは、まだ始まっていないものだけです。",
    )

    def __init__(self, en: str, ja: str, what: Refusal, others: bool = True) -> None:
        super().__init__(en, ja)
        self.what = what
        self.others = others

    def fits(self, text: Text) -> bool:
        raise NotImplementedError

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


class DanmakuOrSpell(Cancellable):
    def fits(self, text: Text) -> bool:
        return text.spell or "danmaku" in text.types


class DanmakuCard(Cancellable):
    def fits(self, text: Text) -> bool:
        return "danmaku" in text.types


class ActionCard(Cancellable):
    """Any Action card, and a Spell Card with the Action symbol (faq.keine.2)."""

    def fits(self, text: Text) -> bool:
        return text.on is None and (text.spell or "action" in text.types)


NOBODY_AT_ZERO = Refusal("danmaku:defeat.3", "Nobody is at 0 life.", "ライフが0の人はいません。")
NO_RETURN = Refusal(
    "danmaku:incident.1", "The Incident lets nobody return to life.", "この異変の間は誰も復活できません。"
)


class AtZero(Occasion, Term):
    """A player at 0 life, who is named with it."""

    entries = False

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        if NO_GAIN in t.mods:
            return NO_RETURN
        return None if at_zero(t) else NOBODY_AT_ZERO

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        return at_zero(t)


NEITHER = Refusal(
    "danmaku:faq.bomb.1",
    "It answers a Danmaku card or a Spell Card, nothing else.",
    "弾幕カードかスペルカードにだけ応じられます。",
)
NO_DANMAKU = Refusal("danmaku:faq.aya.1", "It answers a Danmaku card.", "弾幕カードにだけ応じられます。")
NO_ACTION = Refusal(
    "danmaku:faq.keine.2",
    "It answers an Action card or an Action Spell Card.",
    "アクションカードかアクションのスペルカードにだけ応じられます。",
)
YOU_ARE_ATTACKED = YouAreAttacked("you are attacked", "自分が攻撃された")
ANYONE_IS_ATTACKED = AnyoneIsAttacked("a player is attacked", "誰かが攻撃された")
ANOTHER_ATTACKS = AnotherAttacks("another player attacks", "他人が攻撃した")
DANMAKU_PLAYED = DanmakuCard("a Danmaku card is played", "弾幕カードが使われた", NO_DANMAKU, others=False)
OTHERS_DANMAKU_OR_SPELL = DanmakuOrSpell(
    "another player plays a Danmaku card or activates a Spell Card",
    "他人が弾幕カードを使うかスペルカードを発動した",
    NEITHER,
)
OTHERS_ACTION = ActionCard(
    "another player plays an Action card or activates an Action Spell Card",
    "他人がアクションカードを使うかアクションのスペルカードを発動した",
    NO_ACTION,
)
SOMEBODY_AT_ZERO = AtZero("a player is at 0 life", "ライフが0の人がいる")


# --- limits -----------------------------------------------------------------------------------------------------------


class OncePerAttack(Limit, Term):
    USED = Refusal(
        "danmaku:faq.supernatural-border.1",
        "It was already used against this attack.",
        "この攻撃にはすでに使っています。",
    )

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        attack = t.stack[number].attack
        used = any(e.text == text.number and e.source == source and e.event == attack for e in t.stack)
        return self.USED if used else None


class OncePerCard(Limit, Term):
    """One attack for everything that follows on one card played; declining it is no use of it."""

    USED = Refusal("danmaku:faq.reisen.1", "It was already used with this card.", "このカードではすでに使っています。")

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        return self.USED if any(e.text == text.number and e.you == seat and e.aimed for e in t.stack) else None


class OncePerTurn(Limit, Term):
    USED = Refusal("danmaku:faq.aya.1", "It was already used this turn.", "このターンはすでに使っています。")

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        return self.USED if (seat, t.turn, text.key) in t.used else None

    def use(self, t: DanmakuTable, text: Text, seat: int) -> None:
        t.used[seat, t.turn, text.key] = 1


ONCE_PER_ATTACK = OncePerAttack("once per attack", "1回の攻撃につき1回")
ONCE_PER_CARD = OncePerCard("once per card played", "カード1枚につき1回")
ONCE_PER_TURN = OncePerTurn("once per turn", "ターンに1回")
ONCE_PER_ROUND = Term("once per round", "ラウンドに1回")


# --- circumstances ----------------------------------------------------------------------------------------------------


class InYourTurn(Circumstance, Term):
    NOT = Refusal("danmaku:ability.1", "Only in your own turn.", "自分のターンにだけ使えます。")

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        return None if t.active == seat else self.NOT


class HandEmpty(Circumstance, Term):
    NOT = Refusal("danmaku:ability.1", "Only while your hand is empty.", "手札が0枚の時にだけ使えます。")

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        return self.NOT if hand(t, seat) else None


IN_YOUR_TURN = InYourTurn("on your turn", "自分のターンに")
HAND_EMPTY = HandEmpty("whenever your hand is empty, even on others' turns,", "手札が0枚なら、他人のターンでも")
