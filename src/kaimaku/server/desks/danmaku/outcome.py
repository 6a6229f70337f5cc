"""How a game ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.table import Result

from ...wire.common import Words

WHY: dict[str, tuple[str, str]] = {
    "danmaku:victory.3": ("The goal is reached.", "目的を達成しました。"),
    "danmaku:victory.7": ("Nobody is left.", "全員が敗北しました。"),
    "danmaku:victory.1": ("No goal can be reached any more.", "もう誰の目的も達成できません。"),
    "room:draw": ("The players agreed on it.", "全員の合意によるものです。"),
    "room:time": ("The others ran out of time.", "他のプレイヤーの持ち時間がなくなりました。"),
    "room:claim": ("The others did not come back.", "他のプレイヤーが戻りませんでした。"),
}


def outcome(result: Result, names: Sequence[str]) -> Words:
    """Who won, and why. Names are used as they are."""
    en, ja = WHY.get(result.rule, ("", ""))
    if not result.winners:
        return Words(f"The game is a draw. {en}".rstrip(), f"引き分けです。{ja}")
    won = [names[seat] for seat in result.winners]
    listed = " and ".join([", ".join(won[:-1]), won[-1]]) if len(won) > 1 else won[0]
    wins = "win" if len(won) > 1 else "wins"
    return Words(f"{listed} {wins}. {en}".rstrip(), f"{'、'.join(won)}の勝ちです。{ja}")
