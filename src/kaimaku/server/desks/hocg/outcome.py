"""How a game ended, in a sentence."""

from __future__ import annotations

from kaimaku.kernel.table import Result

from ...wire.common import Words

# By the rule that ended it: {loser} is the seat that lost by it.
WHY: dict[str, tuple[str, str]] = {
    "hocg:11.2.1": ("{loser} has no life left.", "{loser}のライフがなくなりました。"),
    "hocg:11.2.2": ("{loser} has no holomem left on the stage.", "{loser}のステージにホロメンがいなくなりました。"),
    "hocg:7.3.2.1": ("{loser} had no card left to draw.", "{loser}の引けるカードがなくなりました。"),
    "hocg:6.2.1.9.1": (
        "{loser} had no Debut even after the last redraw.",
        "{loser}は引き直してもDebutホロメンがいませんでした。",
    ),
    "hocg:1.2.3": ("{loser} conceded.", "{loser}が投了しました。"),
    "hocg:1.2.4": ("The effect of a card ended the game.", "カードの効果で終了しました。"),
    "hocg:14.1.1.3": ("The same things would go on forever.", "同じ状況が繰り返されるためです。"),
    "room:draw": ("The players agreed on it.", "両者の合意によるものです。"),
    "room:time": ("{loser} ran out of time.", "{loser}の持ち時間がなくなりました。"),
    "room:claim": ("{loser} did not come back.", "{loser}が戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
}


AT_ONCE = Words("Both players lost at the same time.", "両者が同時に敗北しました。")
NOBODY_LOST = frozenset({"hocg:14.1.1.3", "room:draw", "room:abandoned"})


def outcome(result: Result) -> Words:
    """Who won, and why. Seats go by {0} and {1}, for everybody."""
    if len(result.winners) != 1:
        why = _why(result.rule, 0) if result.rule in NOBODY_LOST else AT_ONCE
        return Words(f"The game is a draw. {why.en}", f"引き分けです。{why.ja}")
    winner = result.winners[0]
    why = _why(result.rule, 1 - winner)
    return Words(f"{{{winner}}} wins. {why.en}".rstrip(), f"{{{winner}}}の勝ちです。{why.ja}")


def _why(rule: str, loser: int) -> Words:
    en, ja = WHY.get(rule, ("", ""))
    return Words(en.format(loser=f"{{{loser}}}"), ja.format(loser=f"{{{loser}}}"))
