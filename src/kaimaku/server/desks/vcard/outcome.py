"""How a game ended, in a sentence."""

from __future__ import annotations

from kaimaku.kernel.table import Result

from ...wire.common import Words

# By the rule that ended it: {loser} is the seat that lost by it.
WHY: dict[str, tuple[str, str]] = {
    "vcard:7.4.3.2": ("Three points are reached.", "3ポイントに到達しました。"),
    "vcard:2.1.0.1": ("{loser} conceded.", "{loser}が投了しました。"),
    "room:draw": ("The players agreed on it.", "両者の合意によるものです。"),
    "room:time": ("{loser} ran out of time.", "{loser}の持ち時間がなくなりました。"),
    "room:claim": ("{loser} did not come back.", "{loser}が戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
}


def outcome(result: Result) -> Words:
    """Who won, and why. Seats go by {0} and {1}, for everybody."""
    en, ja = WHY.get(result.rule, ("", ""))
    if len(result.winners) != 1:
        return Words(f"The game is a draw. {en}".rstrip(), f"引き分けです。{ja}")
    winner = result.winners[0]
    loser = f"{{{1 - winner}}}"
    return Words(
        f"{{{winner}}} wins. {en.format(loser=loser)}".rstrip(), f"{{{winner}}}の勝ちです。{ja.format(loser=loser)}"
    )
