"""Standing passes: a seat lets windows go by that do not concern it. The question is not even shown then."""

from __future__ import annotations

from kaimaku.kernel.decisions import PASS, PROMPTS, Option

from .pace import passing
from .play import Play
from .record import SeatRecord


def standing_pass(play: Play, seat: int, record: SeatRecord) -> Option | None:
    """The pass a seat has asked for, if it applies to the open question. The rest depends on what that seat knows.

    Whoever can do nothing but pass is not bothered either, as long as nobody can tell: a window of many lasts as long
    as ever, and bots make nothing of a pause. Priority among people is one seat's alone, in sight of all. There a quick
    pass would tell what the hand does not hold, so everybody is asked, and passes by what they asked for beforehand.
    """
    t, standing = play.table, record.standing
    secret = PROMPTS[t.prompt].secret
    if not secret and not play.pace.window:
        return None
    if (secret or play.pace.alone) and play.desk.idle(t, seat):
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
