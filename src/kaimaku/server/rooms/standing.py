"""Standing passes: a seat lets windows go by that do not concern it. The question is not even shown then."""

from __future__ import annotations

from kaimaku.kernel.decisions import PASS, PROMPTS, Option

from .pace import passing
from .play import Play
from .record import SeatRecord


def standing_pass(play: Play, seat: int, record: SeatRecord) -> Option | None:
    """The pass a seat has asked for, if it applies to the open question.

    It rests on what everybody knows and never on the hand: a window that closes at once would tell that nobody could
    react, and one that takes longer, that somebody could. So every person is asked, whatever they hold, and is passed
    for by nothing but what they asked for beforehand. Among bots, who make nothing of a pause, whoever can do nothing
    but pass is not bothered.
    """
    t, standing = play.table, record.standing
    secret = PROMPTS[t.prompt].secret
    if not secret and not play.pace.window:
        return None
    if play.pace.alone and play.desk.idle(t, seat):
        return PASS
    if standing is None or not standing.until:
        return None
    if standing.hold and not play.desk.holding(t, seat).isdisjoint(standing.hold):
        return None
    if standing.until == "hit" and play.desk.concerns(t, seat):
        return None
    return passing(play.desk.game.options(t, seat))


def over(play: Play, seat: int, record: SeatRecord) -> bool:
    """Has the turn come until which a seat wanted to pass?"""
    standing, t = record.standing, play.table
    return standing is not None and standing.until == "turn" and t.active == seat and t.turn > record.standing_turn
