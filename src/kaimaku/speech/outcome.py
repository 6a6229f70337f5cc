"""How a game ended, in a sentence that is the same for everybody. Seats go by {0}, {1}, …"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.table import Result
from kaimaku.wire.common import Words

from .voice import Voice

# What a room may end a game of two by; {loser} is the seat that lost by it.
ROOM: dict[str, tuple[str, str]] = {
    "room:draw": ("The players agreed to it.", "両者が合意しました。"),
    "room:time": ("{loser} ran out of time.", "{loser}の持ち時間がなくなりました。"),
    "room:claim": ("{loser} didn't come back.", "{loser}が戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
}


def outcome(result: Result, why: Mapping[str, tuple[str, str]], sides: bool = False) -> Words:
    """Who won, and why, by the rule that ended it. Sides: several may win together; else that is a draw."""
    en, ja = why.get(result.rule, ("", ""))
    winners = result.winners
    if not winners or (len(winners) > 1 and not sides):
        return Words(f"It's a draw. {en}".rstrip(), f"引き分けです。{ja}")
    if not sides:
        loser = f"{{{1 - winners[0]}}}"
        en, ja = en.format(loser=loser), ja.format(loser=loser)
    wins = "win" if len(winners) > 1 else "wins"
    said = Voice(None, "en").all(winners), Voice(None, "ja").all(winners)
    return Words(f"{said[0]} {wins}. {en}".rstrip(), f"{said[1]}の勝ちです。{ja}")
