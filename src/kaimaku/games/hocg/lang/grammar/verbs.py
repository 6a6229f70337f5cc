"""Verbs: what can be done once, what stands, what changes something about to happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from kaimaku.games.grammar import ANYTHING, FLAG, Kind, Sort, form, literal, number, word
from kaimaku.games.grammar.grammar import Entry, Manner
from kaimaku.games.grammar.words import Many

from ...defs import COLORS
from ..filters import Filter, Named, cheer, fan, mascot, tool
from ..holomem_nouns import Pair
from ..nouns import HoloNoun
from . import sorts as s
from .sorts import ACT, CARDS, CHEERS, COST, HELD, MEM, MINE, MOVED, PILE, SOMEBODY, STACKED, STAND, STANDERS

PAYS = (ACT, COST)
LYING = CARDS | s.UNSEEN
Bound = Mapping[str, tuple[object, ...]]
UNTIL = ("until",)  # outside the text of a replacement a change of damage says how long it lasts


def entries(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    return [*_cards(space), *_attached(space), *_harm(space), *_stage(space), *_lasting(space), *_editing(space)]


def _cards(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    what = Many(s.ANY_CARD, 0, 3)
    few = number(1, 60, usual=(1, 2, 3))
    how = s.marks(space, "BOTTOM", "TOP", "SHUFFLED_IN")
    away = LYING | HELD | STACKED | MOVED | MEM | PILE
    return [
        word("Draw", ACT, {"k": s.FEW, "bottom": FLAG, "up_to": FLAG}, rule=_sure_number),
        word("DrawTo", ACT, {"k": s.FEW}),
        word(
            "Search",
            form(ACT, {"what": what, "n": s.FEW | s.SPAN, "to": s.GOAL, "hidden": FLAG}, forgets=s.MOVES_OF_CARDS),
            form(
                ACT,
                {"what": what, "n": s.FEW | s.SPAN, "to": s.STAGES},
                must=("to",),
                forgets=s.MOVES_OF_CARDS,
            ),
            form(
                ACT,
                {"what": what, "n": s.FEW | s.SPAN, "to": MEM, "split": FLAG},
                must=("to",),
                forgets=s.MOVES_OF_CARDS,
                rule=_to_attach,
            ),
        ),
        word(
            "SearchCheer",
            ACT,
            {"what": Many(s.COLOR_ADJ | s.LIKE, 0, 1), "to": MEM, "n": s.FEW | s.SPAN, "split": FLAG, "cap": few},
            tells=(s.RECEIVED,),
            rule=_receivers,
        ),
        word("Look", ACT, {"x": s.RIVAL_HAND}, tells=(s.SEEN_BEFORE,), forgets=(s.ARCHIVED_BEFORE, s.RETURNED_BEFORE)),
        word("LookPower", ACT, forgets=s.MOVES_OF_CARDS),
        word(
            "LookTop",
            ACT,
            {
                "k": s.FEW,
                "what": what,
                "take": s.FEW | s.SPAN | s.marks(space, "ANY", "ALL"),
                "rest": how | s.GOAL,
                "up_to": FLAG,
                "shown": FLAG,
            },
            forgets=s.MOVES_OF_CARDS,
        ),
        word("RevealTop", PAYS, {"k": s.FEW}, tells=(s.REVEALED_BEFORE,)),
        word("Reveal", PAYS, {"x": s.IN_HAND | MOVED}, tells=(s.REVEALED_BEFORE,)),
        _moving(
            "Archive",
            away | s.THE_CARD | CHEERS,
            tells=(s.ARCHIVED_BEFORE,),
            forgets=(s.RETURNED_BEFORE, s.SEEN_BEFORE),
        ),
        _moving(
            "ToHand",
            away,
            tells=(s.RETURNED_BEFORE,),
            forgets=(s.ARCHIVED_BEFORE, s.SEEN_BEFORE),
            rule=_of_the_deck,
        ),
        _moving(
            "ToDeck",
            away,
            {"how": how, "shown": FLAG},
            tells=(s.RETURNED_BEFORE,),
            forgets=(s.ARCHIVED_BEFORE, s.SEEN_BEFORE),
            rule=_of_the_deck,
        ),
        _moving("ToHoloPower", away, forgets=s.MOVES_OF_CARDS, rule=_of_the_deck),
        word("ToCheerDeck", PAYS, {"x": CHEERS | CARDS | MOVED}, forgets=s.MOVES_OF_CARDS, rule=_one_cheer),
    ]


def _moving(name: str, x: Kind, more: Mapping[str, Kind] | None = None, **manner: Unpack[Manner]) -> Entry:
    """A verb that moves cards. It is no cost to look for some where nobody sees them: nobody could tell (10.4.2.2)."""
    rest = more or {}
    return word(name, form(PAYS, {"x": x, **rest}, **manner), form(ACT, {"x": s.SOUGHT, **rest}, **manner))


def _attached(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    share: Mapping[str, Kind] = {"split": FLAG, "cap": number(1, 9, usual=(1, 2)), "each": number(1, 9, usual=(1,))}
    give = (s.RECEIVED,)
    return [
        word(
            "Send",
            form(
                PAYS,
                {"x": s.CHEER_PILE | CHEERS, "to": MEM, **share},
                tells=give,
                forgets=s.MOVES_OF_CARDS,
                rule=_receivers,
            ),
            form(PAYS, {"x": LYING | MOVED, "to": MEM, **share}, tells=give, forgets=s.MOVES_OF_CARDS, rule=_cheers),
            form(ACT, {"x": s.SOUGHT, "to": MEM, **share}, tells=give, forgets=s.MOVES_OF_CARDS, rule=_cheers),
        ),
        word(
            "Reattach",
            PAYS,
            {"x": CHEERS | HELD, "to": MEM, "split": FLAG},
            tells=give,
            forgets=s.MOVES_OF_CARDS,
            rule=_receivers,
        ),
        _moving(
            "Attach",
            LYING | MOVED | HELD,
            {"to": MEM, "split": FLAG},
            tells=give,
            forgets=s.MOVES_OF_CARDS,
            rule=_supports,
        ),
    ]


def _harm(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    kept = (SOMEBODY,)
    hp = number(0, 9990, usual=(10, 50))
    return [
        word("SpecialDamage", PAYS, {"q": s.DAMAGE, "to": MEM, "no_life": FLAG}, tells=kept),
        word("Heal", ACT, {"q": number(0, 9990, usual=(0, 10, 20)) | s.QUANTITY, "x": MEM}, tells=kept),
        word("SetHp", ACT, {"k": hp | s.QUANTITY, "x": MEM}, tells=kept),
        word("Down", ACT, {"x": MEM, "no_life": FLAG}, tells=kept),
        word("Life", ACT, {"n": number(-9, -1, usual=(-1,)) | s.QUANTITY, "opponent": FLAG}),
        word("ThisArt", ACT, {"q": s.CHANGE}, needs=(s.THIS_ARTS,)),
        word("Irreducible", ACT, needs=(s.THIS_ARTS,)),
        word("Again", ACT, {"same_target": FLAG}, needs=(s.THIS_ARTS,)),
        word("ThisArtCost", (s.AIM, s.AIM_COST), {"q": s.ICON_CHANGE}, needs=(s.THIS_ARTS,)),
        word("OnlyTarget", s.AIM, {"x": s.THEIR_PLACES}, needs=(s.THIS_ARTS,)),
        word("ExtraTurn", ACT),
        word("WinGame", ACT, {"win": FLAG}),
        word("DiceShow", ACT, {"k": number(1, 6)}),
    ]


def _stage(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    kept = (SOMEBODY,)
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    return [
        word("Swap", PAYS, {"a": MEM, "b": MEM}, tells=(s.WENT_BACK, SOMEBODY), rule=_one_side),
        word("Exchange", PAYS, {"a": s.PLACES, "b": s.PLACES}, tells=(SOMEBODY,), rule=_two_places),
        word("MoveTo", ACT, {"x": MEM, "pos": where}, tells=kept),
        word("Rest", PAYS, {"x": MEM}, tells=kept),
        word("Ready", ACT, {"x": MEM}, tells=kept),
        word("Bloom", ACT, {"x": MINE, "using": s.OWN_CARDS, "again": FLAG, "just_placed": FLAG}, rule=_one_card),
        word("ToDebut", ACT, {"x": MEM}, tells=kept),
        word("PutOnStage", ACT, {"x": s.OWN_CARDS | MOVED}, tells=kept),
    ]


def _lasting(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    until = s.marks(space, "THIS_TURN", "OPP_NEXT_TURN", "GAME_LONG")
    bans = s.marks(space, "NO_ARTS", "NO_BATON", "NO_COLLAB", "NO_MOVE", "NO_READY", "NO_REST", "NO_SWAP", "HP_LOCK")
    colors = literal(
        'colors ("red", "red+blue", "all")',
        lambda said: said == "all" or all(c in COLORS for c in said.split("+")),
        lambda: ["red", "red+blue", "all"],
    )

    def both_ways(name: str, takes: Mapping[str, Kind], **more: Kind) -> Entry:
        """It stands, or it is done for a time."""
        kept = (SOMEBODY,)
        return word(
            name,
            form(STAND, {**takes, "x": STANDERS, **more}),
            form(ACT, {**takes, "x": MEM, "until": until, **more}, tells=kept),
        )

    return [
        *(both_ways(name, {"q": s.CHANGE}) for name in ("Arts", "Hp")),
        *(both_ways(name, {"q": s.ICON_CHANGE}) for name in ("ArtsCost", "Baton", "MascotLimit", "ToolLimit")),
        both_ways("NamedArtsCost", {"q": s.ICON_CHANGE, "of": ANYTHING}),
        *(both_ways(name, {}) for name in ("Free", "Neutral", "Taunt", "Negate")),
        word(
            "AlsoTarget",
            form(s.AIM, {"x": s.THEIR_PLACES}, needs=(s.THIS_ARTS,)),
            form(STAND, {"x": MINE}),
            form(ACT, {"x": MINE, "until": until}, tells=(SOMEBODY,)),
        ),
        both_ways("Cannot", {"ban": bans}),
        both_ways("AlsoNamed", {"given": s.NAME}),
        both_ways("AlsoColors", {"given": colors}),
        word("AsCheer", STAND, {"given": colors, "x": STANDERS}),
        word(
            "CanBloom",
            form((STAND, ACT), {"x": MINE}),
            form(STAND, {"x": MINE, "using": s.OWN_CARDS, "again": FLAG}, must=("using", "again"), rule=_one_card),
        ),
        word("InPlaceOfCheer", STAND, {"color": s.COLOR_ADJ}, needs=(s.HOLDER_OF,)),
        word("Borrow", STAND, {"of": STANDERS}, needs=(s.THIS_MEM,)),
        word("LimitedCap", ACT, {"q": number(2, 9, usual=(2,))}),
    ]


def _editing(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    """Changes of something about to happen; some of them also stand by themselves."""
    kind = s.marks(space, "ART", "SPECIAL")
    source = s.marks(space, "OPP") | s.THEIRS
    front = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK", "AT_FRONT")
    until = s.marks(space, "THIS_TURN", "OPP_NEXT_TURN", "GAME_LONG")
    over = number(1, 9990, usual=(50,))
    stands: tuple[Sort, ...] = (STAND,)
    coming = (s.DAMAGE_COMING,)
    return [
        word(
            "Takes",
            form(stands, {"q": s.CHANGE, "x": STANDERS, "kind": kind, "frm": source, "at": front}),
            form(ACT, {"q": s.CHANGE, "x": MEM, "kind": kind, "frm": source, "at": front, "until": until}, must=UNTIL),
            form(ACT, {"q": s.CHANGE, "x": MEM}, needs=coming),
        ),
        word(
            "Deals",
            form(stands, {"q": s.CHANGE, "x": STANDERS, "kind": kind}),
            form(ACT, {"q": s.CHANGE, "x": MEM, "kind": kind, "until": until}, must=UNTIL),
            form(ACT, {"q": s.CHANGE, "x": MEM}, needs=coming),
        ),
        word(
            "Immune",
            form(stands, {"x": STANDERS, "kind": kind, "over": over}),
            form(ACT, {"x": MEM, "kind": kind, "over": over, "until": until}, must=UNTIL),
            form(ACT, {"x": MEM, "kind": kind, "over": over}, needs=coming),
        ),
        word("Redirect", ACT, {"to": MEM, "may": FLAG}, needs=coming),
        word(
            "LifeLoss",
            form(stands, {"q": number(-9, 9, but=(0,), usual=(-1, 1))}),
            form(ACT, {"q": number(-9, 9, but=(0,), usual=(-1, 1))}, needs=(s.LIFE_COMING,)),
        ),
        word("Nothing", ACT, needs=(s.COMING,)),
        word("SetFace", ACT, {"k": number(1, 6)}, needs=(s.ROLL_COMING,)),
        word("Reroll", ACT, needs=(s.ROLL_SHOWN,)),
    ]


# --- what no kind can say -------------------------------------------------------------------------------------------


def _noun(bound: Bound, param: str = "x") -> HoloNoun:
    found = bound[param][0]
    assert isinstance(found, HoloNoun)
    return found


def _sure_number(bound: Bound) -> str | None:
    if bound.get("up_to", (False,))[0] and s.QUANTITY.accepts(bound["k"][0]):
        return "up_to belongs to a number: Draw(3, up_to=True)"
    return None


def _filters(bound: Bound) -> tuple[Filter, ...]:
    from ..filters import adjective

    return tuple(adjective(x) for x in bound.get("what", ()))  # type: ignore[arg-type]


def _to_attach(bound: Bound) -> str | None:
    fits = {tool, mascot, fan}
    good = any(x in fits or isinstance(x, Named) for x in _filters(bound))
    return _receivers(bound) if good else "say which tool, mascot or fan: Search(tool, to=THIS)"


def _receivers(bound: Bound) -> str | None:
    """Everything goes to one of them, or is divided among all; a number of receivers is said with what each gets."""
    to = _noun(bound, "to")
    if to.amount is not None:
        return "the number of receivers is a number: HOLOMEM[2]"
    shared, each = bool(bound.get("split", (False,))[0]), bool(bound.get("each", (0,))[0])
    if each or (to.least, to.most) == (1, 1) or (shared and (to.all or isinstance(to, Pair))):
        return None
    return "it goes to one holomem: HOLOMEM; several share it: HOLOMEM[ALL], split=True; or each gets some: each=1"


def _cheers(bound: Bound) -> str | None:
    return _receivers(bound) if cheer in _noun(bound).filters else "only cheers are sent: ARCHIVE(cheer)"


def _one_cheer(bound: Bound) -> str | None:
    from ..holomem_nouns import PartNoun

    noun = _noun(bound)
    if not isinstance(noun, PartNoun) and cheer not in noun.filters:
        return "only a cheer goes there: THIS.cheer, ARCHIVE(cheer)"
    return None if noun.most == 1 else "one cheer at a time"


def _of_the_deck(bound: Bound) -> str | None:
    return "a cheer goes back to the cheer deck: ToCheerDeck(ARCHIVE(cheer))" if cheer in _noun(bound).filters else None


def _supports(bound: Bound) -> str | None:
    noun = _noun(bound)
    good = any(x in (tool, mascot, fan) or isinstance(x, Named) for x in noun.filters)
    return _receivers(bound) if good else "say which tool, mascot or fan: ARCHIVE(tool)"


def _one_card(bound: Bound) -> str | None:
    noun = _noun(bound, "using") if "using" in bound else None
    return None if noun is None or noun.most == 1 else "a holomem blooms into one card"


def _one_side(bound: Bound) -> str | None:
    one, other = bound["a"][0], bound["b"][0]
    wheres = [getattr(x, "where", 7) for x in (one, other)]
    if s.SPOKEN.accepts(one) or s.SPOKEN.accepts(other):
        return None
    if s.MINE.accepts(one) != s.MINE.accepts(other) or s.THEIRS.accepts(one) != s.THEIRS.accepts(other):
        return "both stand on one side"
    return "one of them stands in the back: Swap(CENTER, BACK)" if wheres[0] & wheres[1] else None


def _two_places(bound: Bound) -> str | None:
    return _one_side(bound)
