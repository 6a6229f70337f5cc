"""How a game of Danmaku!! ends, by the rule that ended it, and what it means for each player's own goal."""

from __future__ import annotations

from kaimaku.kernel.table import Result
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words

from ..definitions import Role, role_of
from ..rules.goals import Goal
from ..table import DanmakuTable

ENDINGS: dict[str, tuple[str, str]] = {
    "danmaku:victory.3": ("Goal reached.", "目的を達成しました。"),
    "danmaku:victory.7": ("Everyone was defeated.", "全員が敗北しました。"),
    "danmaku:victory.1": ("Nobody can reach their goal any more.", "もう誰の目的も達成できません。"),
    "room:draw": ("The players agreed to a draw.", "全員が引き分けに合意しました。"),
    "room:time": ("The other players ran out of time.", "他のプレイヤーの持ち時間がなくなりました。"),
    "room:claim": ("The other players didn't come back.", "他のプレイヤーが戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
    "room:closed": ("The operator of this server closed the table.", "サーバーの運営者がテーブルを閉じました。"),
}
WON = (
    "You were the {role}, and your goal came true: {goal}.",
    "あなたは「{role}」で、目的を達成しました：{goal}。",
)
WON_WITH = ("{others} won with you.", "{others}も一緒に勝ちました。")
WAS = ("You were the {role}. Your goal: {goal}.", "あなたは「{role}」でした。目的：{goal}。")
LACKED = ("What was missing: {missing}.", "足りなかったもの：{missing}。")
UNCLAIMED = (
    "It came true, but you had been defeated, and nobody on your side was left to claim the win.",
    "目的の状態にはなりましたが、あなたはすでに敗北していて、勝利を宣言できる味方が残っていませんでした。",
)
NEVER = (
    "You were the {role}: you could only have won by becoming the Heroine.",
    "あなたは「{role}」でした。主人公にならなければ勝てませんでした。",
)
REPLACED = (
    "The Rival took your place as the Heroine, and after that you could no longer win.",
    "ライバルが主人公を引き継いだため、あなたはもう勝てませんでした。",
)
THEY_WON = ("{others} won. Their goal: {goal}.", "{others}の勝ちです。目的：{goal}。")


def verdict(t: DanmakuTable, result: Result, seat: int) -> list[Words]:
    """What the end means for the goal of one seat, sentence by sentence."""
    held = role_of(t, seat)
    if seat in result.winners and held is not None:
        others = [winner for winner in result.winners if winner != seat]
        told = [_said(seat, WON, held)]
        return told + ([_with(seat, WON_WITH, others)] if others else [])
    lost = _lost(t, held, seat)
    return [_theirs(t, result, seat), *lost] if result.winners else lost


def _lost(t: DanmakuTable, held: Role | None, seat: int) -> list[Words]:
    if held is None:
        return [Words(*REPLACED)]
    if held.kind == "rival":
        return [_said(seat, NEVER, held)]
    missing = held.goal.missing(t, t.down, seat)
    if not missing:
        return [_said(seat, WAS, held), Words(*UNCLAIMED)]
    if len(missing) == len(held.goal.parts()):
        return [_said(seat, WAS, held)]
    lacks = both(seat, lambda voice: voice.pick(LACKED).format(missing=_goals(voice, missing)))
    return [_said(seat, WAS, held), lacks]


def _said(seat: int, form: tuple[str, str], held: Role) -> Words:
    def write(voice: Voice) -> str:
        role = held.name.ja if voice.lang == "ja" else held.name.en
        return voice.pick(form).format(role=role, goal=held.goal.words(voice.lang))

    return both(seat, write)


def _theirs(t: DanmakuTable, result: Result, seat: int) -> Words:
    """Who has won instead, by the goal of the first of them."""
    first = next(held for winner in result.winners if (held := role_of(t, winner)) is not None)
    return both(
        seat,
        lambda voice: voice.pick(THEY_WON).format(others=voice.all(result.winners), goal=first.goal.words(voice.lang)),
    )


def _with(seat: int, form: tuple[str, str], others: list[int]) -> Words:
    return both(seat, lambda voice: voice.pick(form).format(others=voice.all(others)))


def _goals(voice: Voice, goals: list[Goal]) -> str:
    return voice.listed([goal.words(voice.lang) for goal in goals])
