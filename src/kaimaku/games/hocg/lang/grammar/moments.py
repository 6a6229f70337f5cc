"""Moments: when a text speaks, what would happen, and what each of them lets a text speak of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kaimaku.games.grammar import form, word
from kaimaku.games.grammar.grammar import Entry
from kaimaku.games.grammar.words import Form, Many

from ...table import ANYWHERE
from ..filters import different
from ..holomem_nouns import MemNoun, Spoken
from . import sorts as s
from .sorts import MEM, MINE, MOMENT, SOMEBODY, WOULD


def entries(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    kind = s.marks(space, "ART", "SPECIAL")
    side = s.marks(space, "MY", "OPP")
    opponent = s.marks(space, "OPP")
    steps = (
        "TURN_STEP",
        "RESET_PHASE",
        "DRAW_PHASE",
        "CHEER_PHASE",
        "MAIN_PHASE",
        "PERFORMANCE_PHASE",
        "END_PHASE",
    )
    harm = (SOMEBODY, s.DAMAGE_DEALT)
    coming = (SOMEBODY, s.DAMAGE_COMING, s.COMING)
    moment = partial(word, rule=_one_at_a_time)
    return [
        moment("DOWNED", MOMENT, {"x": MEM}, tells=(SOMEBODY, s.DAMAGE_OVER, s.LIFE_COMING)),
        moment("DOWNS", MOMENT, {"a": MINE, "b": s.THEIRS}, tells=(SOMEBODY, s.DAMAGE_OVER)),
        moment("TAKES", MOMENT, {"x": MEM, "kind": kind, "frm": opponent}, tells=harm),
        moment("DEALS", MOMENT, {"a": MINE, "b": MEM, "kind": kind}, tells=harm),
        moment("HEALED", MOMENT, {"x": MEM}, tells=(SOMEBODY,)),
        word(
            "USES_ART",
            form(MOMENT, {"x": MEM, "at": where}, tells=(SOMEBODY,), rule=_one_at_a_time),
            _told((SOMEBODY,)),
        ),
        word("COLLABS", form(MOMENT, {"x": MEM}, tells=(SOMEBODY,), rule=_one_at_a_time), _told((SOMEBODY,))),
        word(
            "BLOOMS",
            form(MOMENT, {"x": MEM}, tells=(SOMEBODY, s.THE_BLOOM), rule=_one_at_a_time),
            _told((SOMEBODY, s.THE_BLOOM)),
        ),
        *(
            moment(name, MOMENT, {"x": MEM}, tells=(SOMEBODY,))
            for name in ("PLACED", "BATON_PASSES", "READIED", "RESTED")
        ),
        moment("MOVES", MOMENT, {"x": MEM, "to": where}, tells=(SOMEBODY,)),
        moment("RETURNS", MOMENT, {"x": MEM}, tells=(s.CARD_OF_EVENT,)),
        word(
            "ATTACHED",
            form(
                MOMENT,
                {"what": s.ITSELF, "to": MINE, "frm": s.OWN_CARDS | s.DECKS},
                tells=(s.CARD_OF_EVENT,),
                rule=_one_at_a_time,
            ),
            form(
                MOMENT,
                {"what": s.CARD_ADJ | s.NAME, "to": MINE, "frm": s.OWN_CARDS | s.DECKS},
                tells=(s.CARD_OF_EVENT,),
                rule=_one_at_a_time,
            ),
        ),
        word(
            "ARCHIVES",
            form(MOMENT, {"what": s.ADJ | s.CARD_ADJ | s.NAME | s.TAG}, tells=(s.CARD_OF_EVENT,)),
            form(
                MOMENT,
                {"what": s.CARD_ADJ, "by": MINE},
                must=("by",),
                tells=(SOMEBODY, s.ARCHIVED_BEFORE),
                rule=_one_at_a_time,
            ),
        ),
        word(
            "PLAYS", (MOMENT, s.TOLD), {"what": Many(s.SAYS_SUPPORT | s.TAG | s.NAME, 1, 2)}, tells=(s.CARD_OF_EVENT,)
        ),
        word("USES_SP", (MOMENT, s.TOLD)),
        word("SHUFFLES", MOMENT),
        word("STARTS", MOMENT, {"side": side, "step": s.marks(space, *steps, "GAME_START")}),
        word("ENDS", MOMENT, {"side": side, "step": s.marks(space, *steps)}),
        moment("THIS_ART_DOWNS", s.OUTCOME, {"b": s.THEIRS}, tells=(SOMEBODY, s.DAMAGE_OVER), needs=(s.THIS_ARTS,)),
        moment("THIS_ART_DEALS", s.OUTCOME, {"b": s.THEIRS}, tells=harm, needs=(s.THIS_ARTS,)),
        # replaced before it happens
        moment("WOULD_TAKE", WOULD, {"x": MEM, "kind": kind, "frm": opponent | s.THEIRS}, tells=coming),
        moment("WOULD_DEAL", WOULD, {"a": MINE, "kind": kind}, tells=coming),
        word("WOULD_LOSE_LIFE", WOULD, tells=(s.LIFE_COMING, s.COMING)),
        word("WOULD_LOSE", WOULD, tells=(s.COMING,)),
        moment("WOULD_ROLL", WOULD, {"by": MINE}, tells=(s.ROLL_COMING,)),
        moment("ROLLS", WOULD, {"by": MINE}, tells=(s.ROLL_COMING, s.ROLL_SHOWN)),
    ]


def _told(tells: tuple[str, ...]) -> Form:
    """As the turn's history tells it: what a holomem did is judged by its card, wherever it stood."""
    return form(s.TOLD, {"x": MEM}, tells=tells, rule=_by_its_card)


def _by_its_card(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    x = bound["x"][0]
    assert isinstance(x, MemNoun)
    if isinstance(x, Spoken):
        told = not x.filters
    else:
        by_card = all(a.printed and a is not different for a in x.filters)
        told = by_card and x.where == ANYWHERE and not x.other and _one_at_a_time(bound) is None
    return None if told else "only its card is remembered: HOLOMEM(white)"


def _one_at_a_time(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """A number of holomem would be ignored."""
    counted = [x for values in bound.values() for x in values if isinstance(x, MemNoun) and x.counted]
    one = all(x.amount is None and (x.least, x.most) == (1, 1) for x in counted)
    return None if one else "it happens to one at a time: COLLABS(HOLOMEM)"
