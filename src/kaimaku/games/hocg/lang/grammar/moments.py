"""Moments: when a text speaks, what would happen, and what each of them lets a text speak of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kaimaku.language import FLAG, Kind, each_of, form, number, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Form, Many, Rule

from ...facts import skill_of
from ...table import ANYWHERE, BACK, COLLAB
from ..card_nouns import CardNoun
from ..filters import adjective
from ..groups import different
from ..holomem_nouns import MemNoun, PartNoun, Spoken
from ..nouns import MINE as OWN
from . import sorts as s
from .happening import carries_it, ends_at, has_bloomed, moves_to, no_longer, used_at
from .nouns import one_kind
from .sense import all_of, fine, never
from .sorts import MEM, MINE, MOMENT, SOMEBODY, WOULD


def entries(space: Mapping[str, object]) -> WordEntries:
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    kind = s.marks(space, "ART", "SPECIAL")
    side = s.marks(space, "MY", "OPP")
    opponent = s.marks(space, "OPP")
    phases = ("RESET_PHASE", "DRAW_PHASE", "CHEER_PHASE", "MAIN_PHASE", "PERFORMANCE_PHASE", "END_PHASE")
    steps = ("TURN_STEP", *phases)
    harm = (SOMEBODY, s.DAMAGE_DEALT)
    coming = (SOMEBODY, s.DAMAGE_COMING, s.COMING)
    least = number(1, 990, usual=(30, 50))
    moment = partial(word, rule=_one_at_a_time)
    out = s.OWN_CARDS | s.DECKS | each_of(s.OWN_CARDS | s.DECKS, 2, 2)
    return [
        word(
            "DOWNED",
            _one({"x": MEM}, SOMEBODY, s.DAMAGE_OVER, s.LIFE_COMING, s.DOWN_COMING),
            _told(),
        ),
        moment("DOWNS", MOMENT, {"a": s.YOURS, "b": s.THEIRS, "kind": kind}, tells=(SOMEBODY, s.DAMAGE_OVER)),
        moment("TAKES", MOMENT, {"x": MEM, "kind": kind, "frm": opponent, "least": least}, tells=harm),
        moment("DEALS", MOMENT, {"a": s.YOURS | s.DOERS, "b": MEM, "kind": kind, "least": least}, tells=harm),
        moment("YOU_DEAL", MOMENT, {"b": s.THEIRS, "kind": kind}, tells=harm),
        moment("HEALED", MOMENT, {"x": MEM}, tells=(SOMEBODY,)),
        word(
            "USES_ART",
            _one({"x": MEM, "at": where}, SOMEBODY, s.ARTS_USED, so=used_at),
            _told(),
            form(s.TOLD, {"x": MEM, "at": where}, must=("at",), rule=_by_its_card),
        ),
        word("COLLABS", _one({"x": MEM}, SOMEBODY, so=ends_at(COLLAB, "COLLABS(HOLOMEM)")), _told()),
        word(
            "BLOOMS",
            _one({"x": MEM}, SOMEBODY, s.THE_BLOOM, so=has_bloomed),
            _told(so=has_bloomed),
        ),
        word("PLACED", _one({"x": MEM}, SOMEBODY, so=ends_at(BACK, "PLACED(HOLOMEM)"))),
        word(
            "BATON_PASSES",
            _one({"x": MEM}, SOMEBODY, so=ends_at(BACK, "BATON_PASSES(HOLOMEM)")),
            _told(),
        ),
        word("READIED", _one({"x": MEM}, SOMEBODY, so=no_longer("resting"))),
        word("RESTED", _one({"x": MEM}, SOMEBODY, so=no_longer("active"))),
        word("LEVELS_UP", _one({"x": MEM}, SOMEBODY, s.THE_BLOOM, so=has_bloomed)),
        word("MOVES", _one({"x": MEM, "to": where}, SOMEBODY, so=moves_to)),
        word(
            "RETURNS",
            _one({"x": MINE, "to_deck": FLAG, "own": FLAG}, s.CARD_OF_EVENT),
            _one({"x": MEM, "to_deck": FLAG}),
            form(s.TOLD, {"x": MEM, "to_deck": FLAG}, must=("to_deck",), rule=_by_its_card),
        ),
        word(
            "ATTACHED",
            *(
                form(
                    MOMENT,
                    {"what": what, "to": MINE, "frm": out},
                    tells=(s.CARD_OF_EVENT,),
                    rule=all_of(_out_of_zones, carries_it),
                )
                for what in (s.ITSELF, s.CARD_ADJ | s.NAME, each_of(s.SAYS_SUPPORT | s.TAG, 2, 2))
            ),
        ),
        word(
            "ARCHIVES",
            form(MOMENT, {"what": s.ADJ | s.CARD_ADJ | s.NAME | s.TAG}, tells=(s.CARD_OF_EVENT,)),
            _one({"what": s.CARD_ADJ | s.HANDFUL, "by": MINE}, SOMEBODY, s.ARCHIVED_BEFORE, must=("by",)),
            form(
                s.TOLD,
                {"what": s.CARD_ADJ | s.NAME | s.TAG, "frm": s.marks(space, "STAGE", "DECK", "HAND")},
                must=("frm",),
                rule=_lay_there,
            ),
        ),
        word(
            "PLAYS",
            (MOMENT, s.TOLD),
            {"what": Many(s.SAYS_SUPPORT | s.marks(space, "limited") | s.TAG | s.NAME, 1, 2)},
            tells=(s.CARD_OF_EVENT,),
            rule=_of_one_kind,
        ),
        word(
            "USES_SP", form((MOMENT, s.TOLD, s.TOLD_LONG)), form((MOMENT, s.TOLD), {"anytime": FLAG}, must=("anytime",))
        ),
        word("USES", form((MOMENT, s.TOLD), {"skill": s.TITLE}), form(s.TOLD_LONG, {"skill": s.TITLE}, rule=_for_good)),
        word("SHUFFLES", MOMENT),
        word("LOSES_LIFE", s.TOLD, {"step": s.marks(space, *phases)}),
        moment("REVEALS", MOMENT, {"x": MINE, "arts": s.TITLE}, tells=(s.REVEALED_BEFORE, SOMEBODY)),
        word("STARTS", MOMENT, {"side": side, "step": s.marks(space, *steps, "GAME_START")}),
        word("ENDS", MOMENT, {"side": side, "step": s.marks(space, *steps)}),
        moment("THIS_ART_DOWNS", s.OUTCOME, {"b": s.THEIRS}, tells=(SOMEBODY, s.DAMAGE_OVER), needs=(s.THIS_ARTS,)),
        moment("THIS_ART_DEALS", s.OUTCOME, {"b": s.THEIRS}, tells=harm, needs=(s.THIS_ARTS,)),
        # replaced before it happens
        moment("WOULD_TAKE", WOULD, {"x": MEM, "kind": kind, "frm": opponent | s.THEIRS}, tells=coming),
        moment("WOULD_DEAL", WOULD, {"a": MINE, "kind": kind}, tells=coming),
        word("WOULD_LOSE_LIFE", WOULD, tells=(s.LIFE_COMING, s.COMING)),
        word(
            "WOULD_ARCHIVE",
            form(WOULD, {"what": s.HANDFUL, "by": MINE}, must=("by",), tells=(s.HAND_GOING,), rule=_one_at_a_time),
            form(WOULD, {"what": s.HELD}, tells=(s.CARD_LEAVING,), rule=_own_attached),
        ),
        word("TURN_ENDS", s.TURN_END),
        word("WOULD_LOSE", WOULD, tells=(s.COMING,)),
        moment(
            "WOULD_ARCHIVE_REVEALED",
            WOULD,
            {"x": MINE, "arts": s.TITLE},
            tells=(s.REVEALED_BEFORE, s.REVEALED_COMING),
        ),
        moment("WOULD_ROLL", WOULD, {"by": MINE}, tells=(s.ROLL_COMING,)),
        word(
            "ROLLS",
            form(WOULD, {"by": MINE | s.DOERS}, must=("by",), tells=(s.ROLL_COMING, s.ROLL_SHOWN), rule=_one_at_a_time),
            form(s.TOLD, {"by": MINE}, rule=_rolled_by),
        ),
    ]


def _one(takes: Mapping[str, Kind], *tells: str, must: tuple[str, ...] = (), so: Rule = fine) -> Form:
    """It happens to one holomem, which is then `so`."""
    return form(MOMENT, takes, must=must, tells=tells, rule=all_of(_one_at_a_time, so))


def _told(so: Rule = fine) -> Form:
    """As the turn's history tells it: what a holomem did is judged by its card, wherever it stood."""
    return form(s.TOLD, {"x": MEM}, rule=all_of(_by_its_card, so))


def _for_good(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    sp = skill_of(str(bound["skill"][0])) == "sp"
    return None if sp else "the game's history only keeps SP Oshi skills"


def _of_one_kind(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    return one_kind({"which": bound["what"]})


def _rolled_by(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """Whose die it was is known by the card alone, too."""
    by = bound.get("by", (None,))[0]
    if by is None:
        return None
    return "say whose by the card: ROLLS(HOLOMEM(white))" if isinstance(by, Spoken) else _by_its_card({"x": (by,)})


def _by_its_card(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    x = bound["x"][0]
    assert isinstance(x, MemNoun)
    if isinstance(x, Spoken):
        told = not x.filters
    else:
        by_card = all(a.printed and a is not different for a in x.filters)
        told = by_card and x.where == ANYWHERE and not x.other and _one_at_a_time(bound) is None
    return None if told else "the turn's history only keeps the card: HOLOMEM(white)"


def _out_of_zones(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """Which cards of a zone, how many or whose would be ignored."""
    given = bound.get("frm", (None,))[0]
    zones = [x for x in (given if isinstance(given, tuple) else (given,)) if isinstance(x, CardNoun)]
    plain = all(x.side == OWN and not x.filters and not x.counted for x in zones)
    return _one_at_a_time(bound) if plain else "say from which of your zones: frm=HAND"


def _lay_there(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """Cheers are not archived out of a deck or a hand."""
    kind, zone = adjective(bound["what"][0]), bound["frm"][0]  # type: ignore[arg-type]
    return never(zone, (kind,)) if isinstance(zone, CardNoun) else None


def _own_attached(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    what = bound["what"][0]
    owner = what.owner if isinstance(what, PartNoun) else None
    good = owner is not None and owner.side == OWN and not isinstance(owner, Spoken) and not what.counted  # type: ignore[attr-defined]
    return None if good else "say which cards of your holomem: WOULD_ARCHIVE(CENTER.attached(fan))"


def _one_at_a_time(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """A number of holomem would be ignored."""
    counted = [x for values in bound.values() for x in values if isinstance(x, MemNoun) and x.counted]
    one = all(x.amount is None and (x.least, x.most) == (1, 1) for x in counted)
    return None if one else "this happens to one holomem at a time: COLLABS(HOLOMEM)"
