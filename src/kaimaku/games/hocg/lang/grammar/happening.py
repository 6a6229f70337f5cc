"""When a text speaks: what is true of a holomem once a moment has come, and what its host says besides."""

from __future__ import annotations

from typing import Final

from kaimaku.language.words import Rule, expression_of

from ...defs import DEBUT, SPOT
from ...rules.abilities import MY, THEIRS
from ...table import ANYWHERE, BACK, COLLAB, FRONT
from ..conditions import Condition, Joined
from ..holomem_nouns import AtPosition, MemNoun
from ..nouns import MINE, HoloNoun
from ..nouns import THEIRS as OPPONENTS
from ..states import Having
from ..triggers import OPP
from . import sorts as s
from .sense import Bound, levels_of, said_of

ENDS_AT: Final = {"COLLABS": COLLAB, "BATON_PASSES": BACK, "PLACED": BACK}
IN_OWN_TURN: Final = frozenset({"COLLABS", "BATON_PASSES", "USES_ART"})  # actions of whoever is on turn (8.1.1, 9.1)


def ends_at(pos: int, right: str) -> Rule:
    """A moment is judged when it has happened: whoever moved is where it led."""

    def check(bound: Bound) -> str | None:
        x = bound["x"][0]
        there = not isinstance(x, MemNoun) or x.where & pos
        return None if there else f"by then they are elsewhere: {right}"

    return check


def moves_to(bound: Bound) -> str | None:
    to = bound.get("to", (ANYWHERE,))[0]
    assert isinstance(to, int)
    return ends_at(to, "MOVES(HOLOMEM, AT_CENTER)")(bound)


def used_at(bound: Bound) -> str | None:
    """Arts are used in the center and collab positions (9.1.2)."""
    at = bound.get("at", (FRONT,))[0]
    assert isinstance(at, int)
    return ends_at(at & FRONT, "USES_ART(CENTER), USES_ART(HOLOMEM)")(bound)


def has_bloomed(bound: Bound) -> str | None:
    x = bound["x"][0]
    grown = not isinstance(x, HoloNoun) or levels_of(x) - {DEBUT, SPOT}
    return None if grown else "by then they are 1st or 2nd: BLOOMS(HOLOMEM), with needs=bloomed(debut)"


def carries_it(bound: Bound) -> str | None:
    """Who has just received a cheer is not without cheers."""
    what, to = bound["what"][0], bound.get("to", (None,))[0]
    lacks = [a.what for a in to.filters if isinstance(a, Having) and a.none] if isinstance(to, HoloNoun) else []
    given = expression_of(what)
    same = given is not None and any(expression_of(a) is given for a in lacks)
    return "by then they have it attached" if same else None


def no_longer(word: str) -> Rule:
    """Who has just been rested is not active."""
    return lambda bound: f"by then they are no longer {word}" if word in said_of(bound) else None


def _first(bound: Bound, name: str) -> object:
    return bound[name][0] if bound.get(name) else None


def _positions(condition: object) -> int:
    """Where a condition wants this holomem."""
    if isinstance(condition, Joined) and condition.how is all:
        found = ANYWHERE
        for part in condition.parts:
            found &= _positions(part)
        return found
    return condition.where if isinstance(condition, AtPosition) and s.SELVES.accepts(condition.noun) else ANYWHERE


def _seen_at(moment: str, args: tuple[object, ...]) -> int:
    """Where this holomem is when a moment of its own has come."""
    if not args or not s.SELVES.accepts(args[0]):
        return ANYWHERE
    if moment in ("MOVES", "USES_ART"):
        said = args[1] if len(args) > 1 else FRONT if moment == "USES_ART" else ANYWHERE
        return said if isinstance(said, int) else ANYWHERE
    return ENDS_AT.get(moment, ANYWHERE)


def _seen_in(moment: str, args: tuple[object, ...]) -> int:
    """In whose turn a moment comes; 0: in any."""
    if moment in ("STARTS", "ENDS"):
        return THEIRS if args and args[0] == OPP else MY
    if moment == "PLAYS":
        return MY
    if moment in IN_OWN_TURN and args and isinstance(args[0], MemNoun) and args[0].side in (MINE, OPPONENTS):
        return MY if args[0].side == MINE else THEIRS
    return 0


def its_time(bound: Bound) -> str | None:
    """Where and in whose turn a text works has to go with the moment it waits for."""
    at, turn = _first(bound, "at"), _first(bound, "turn")
    needs = _first(bound, "needs")
    where = at if isinstance(at, int) else ANYWHERE
    if isinstance(needs, Condition) and not where & _positions(needs):
        return "this holomem is never in both positions"
    on = expression_of(_first(bound, "on"))
    if on is None:
        return None
    if not where & _seen_at(on.word.name, on.args):
        return "by then this holomem is elsewhere: leave out at=…"
    in_turn = _seen_in(on.word.name, on.args)
    if turn in (MY, THEIRS) and in_turn and turn != in_turn:
        return "that doesn't happen in that turn: leave out turn=…"
    return None


def at_front(bound: Bound) -> str | None:
    """Arts are used in the center and collab positions (9.1.2)."""
    at = _first(bound, "at")
    return None if not isinstance(at, int) or at & FRONT else "Arts are used in the center or collab position"


def at_collab(bound: Bound) -> str | None:
    at = _first(bound, "at")
    return None if not isinstance(at, int) or at & COLLAB else "who collabs is in the collab position: leave out at=…"
