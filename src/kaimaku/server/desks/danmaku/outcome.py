"""How a game ended, in a sentence."""

from __future__ import annotations

from kaimaku.kernel.table import Result

from ...wire.common import Words
from ..voice import Voice

WHY: dict[str, tuple[str, str]] = {
    "danmaku:victory.3": ("The goal is reached.", "目的を達成しました。"),
    "danmaku:victory.7": ("Nobody is left.", "全員が敗北しました。"),
    "danmaku:victory.1": ("No goal can be reached any more.", "もう誰の目的も達成できません。"),
    "room:draw": ("The players agreed on it.", "全員の合意によるものです。"),
    "room:time": ("The others ran out of time.", "他のプレイヤーの持ち時間がなくなりました。"),
    "room:claim": ("The others did not come back.", "他のプレイヤーが戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
}


def outcome(result: Result) -> Words:
    """Who won, and why. Seats go by {0}, {1}, …, for everybody."""
    en, ja = WHY.get(result.rule, ("", ""))
    if not result.winners:
        return Words(f"The game is a draw. {en}".rstrip(), f"引き分けです。{ja}")
    wins = "win" if len(result.winners) > 1 else "wins"
    return Words(
        f"{Voice(None, 'en').all(result.winners)} {wins}. {en}".rstrip(),
        f"{Voice(None, 'ja').all(result.winners)}の勝ちです。{ja}",
    )
