"""How a game of Danmaku!! ends, by the rule that ended it."""

from __future__ import annotations

ENDINGS: dict[str, tuple[str, str]] = {
    "danmaku:victory.3": ("Goal reached.", "目的を達成しました。"),
    "danmaku:victory.7": ("Everyone was defeated.", "全員が敗北しました。"),
    "danmaku:victory.1": ("Nobody can reach their goal any more.", "もう誰の目的も達成できません。"),
    "room:draw": ("The players agreed to a draw.", "全員が引き分けに合意しました。"),
    "room:time": ("The other players ran out of time.", "他のプレイヤーの持ち時間がなくなりました。"),
    "room:claim": ("The other players didn't come back.", "他のプレイヤーが戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
}
