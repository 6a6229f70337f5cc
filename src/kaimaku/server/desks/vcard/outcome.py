"""How a game ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.table import Result

from ...wire.common import Words

# By the rule that ended it: {loser} is who lost by it.
WHY: dict[str, tuple[str, str]] = {
    "vcard:7.4.3.2": ("Three points are reached.", "3ポイントに到達しました。"),
    "vcard:2.1.0.1": ("{loser} conceded.", "{loser}が投了しました。"),
    "room:draw": ("The players agreed on it.", "両者の合意によるものです。"),
    "room:time": ("{loser} ran out of time.", "{loser}の持ち時間がなくなりました。"),
    "room:claim": ("{loser} did not come back.", "{loser}が戻りませんでした。"),
}


def outcome(result: Result, names: Sequence[str]) -> Words:
    """Who won, and why. Names are used as they are."""
    en, ja = WHY.get(result.rule, ("", ""))
    if len(result.winners) != 1:
        return Words(f"The game is a draw. {en}".rstrip(), f"引き分けです。{ja}")
    winner = result.winners[0]
    loser = names[1 - winner]
    return Words(
        f"{names[winner]} wins. {en.replace('{loser}', loser)}".rstrip(),
        f"{names[winner]}の勝ちです。{ja.replace('{loser}', loser)}",
    )
