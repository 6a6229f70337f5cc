"""Verbs: what can be done once, what stands, what changes something about to happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Unpack, cast

from kaimaku.language import ANYTHING, FLAG, Kind, Sort, each_of, form, literal, number, word
from kaimaku.language.grammar import Entries, Entry, Manner
from kaimaku.language.words import Form, Many, Rule

from ...defs import COLORS
from ...rules.abilities import SHOWN
from ...table import ARCHIVE, HAND, POWER
from ..card_nouns import ONLY_CHEERS, CardNoun
from ..filters import Either, Filter, Named, adjective, cheer, fan, mascot, tool
from ..groups import different
from ..holomem_nouns import PartNoun
from ..joined_nouns import Pair
from ..nouns import HoloNoun
from . import sorts as s
from .nouns import alone
from .sorts import ACT, CARDS, CHEERS, COST, HELD, MEM, MINE, MOVED, PILE, SOMEBODY, STACKED, STAND, STANDERS

PAYS: Final = (ACT, COST)
LYING: Final = CARDS | s.UNSEEN
Bound = Mapping[str, tuple[object, ...]]
UNTIL: Final = ("until",)  # outside the text of a replacement a change of damage says how long it lasts


def entries(space: Mapping[str, object]) -> Entries:
    return [*_cards(space), *_attached(space), *_harm(space), *_stage(space), *_lasting(space), *_editing(space)]


def _cards(space: Mapping[str, object]) -> Entries:
    what = Many(s.ANY_CARD, 0, 3)
    few = number(1, 60, usual=(1, 2, 3))
    how = s.marks(space, "BOTTOM", "TOP", "SHUFFLED_IN")
    away = LYING | HELD | STACKED | MOVED | MEM | PILE
    sought: Mapping[str, Kind] = {"what": what, "n": s.FEW | s.SPAN}
    take = s.FEW | s.SPAN | s.marks(space, "ANY", "ALL")
    kinds: Mapping[str, Kind] = {"what": Many(s.ONE_EACH | s.ANY_CARD, 1, 3)}
    moved, seen = s.MOVES_OF_CARDS, s.SEEN_BEFORE
    back, others = (s.RETURNED_BEFORE,), (s.ARCHIVED_BEFORE, seen, s.HAND_RETURNED)
    return [
        word("Draw", ACT, {"k": s.FEW, "bottom": FLAG, "up_to": FLAG}, rule=_sure_number),
        word("DrawTo", ACT, {"k": s.FEW, "cap": few}),
        word(
            "Search",
            form(ACT, {**sought, "to": s.GOAL, "hidden": FLAG}, forgets=moved),
            form(ACT, {**sought, "to": s.STAGES}, must=("to",), forgets=moved),
            form(ACT, {**sought, "to": MEM, "split": FLAG}, must=("to",), forgets=moved, rule=_to_attach),
            form(ACT, {**kinds, "to": s.GOAL | s.STAGES}, forgets=moved, rule=_one_each),
            form(
                ACT,
                {"what": Many(s.DIFFERENT | s.ANY_CARD, 2, 3), "n": number(2, 9, usual=(2,)), "to": s.GOAL | s.STAGES},
                must=("n",),
                forgets=moved,
                rule=_apart,
            ),
        ),
        word(
            "SearchCheer",
            ACT,
            {"what": Many(s.SHADE | s.LIKE, 0, 1), "to": MEM, "n": s.FEW | s.SPAN, "split": FLAG, "cap": few},
            tells=(s.RECEIVED,),
            rule=_receivers,
        ),
        word("Look", ACT, {"x": s.RIVAL_HAND}, tells=(seen,), forgets=(s.ARCHIVED_BEFORE, *back, s.HAND_RETURNED)),
        word(
            "LookPower",
            form(ACT, {"shuffle": FLAG, "shown": FLAG}, forgets=moved),
            form(ACT, {"what": Many(s.ANY_CARD, 1, 3), "shuffle": FLAG}, must=("what",), forgets=moved),
        ),
        word(
            "LookArchive",
            ACT,
            {"k": few, "n": few},
            tells=(s.ARCHIVED_BEFORE,),
            forgets=(*others[1:], *back),
            rule=_some_left,
        ),
        word(
            "LookTop",
            form(
                ACT,
                {
                    "k": s.FEW,
                    "what": what,
                    "take": take,
                    "rest": how | s.DISCARDS,
                    "up_to": FLAG,
                    "shown": FLAG,
                    "openly": FLAG,
                },
                forgets=moved,
            ),
            form(ACT, {"k": s.FEW, **kinds, "rest": how | s.DISCARDS}, forgets=moved, rule=_one_each),
            form(
                ACT,
                {"k": number(1, 1), "take": number(0, 0), "rest": s.marks(space, "TOP_OR_BOTTOM")},
                must=("take", "rest"),
                forgets=moved,
            ),
        ),
        word("LookAll", ACT, {"k": s.FEW}, forgets=moved),
        word("ShuffleBack", ACT, {"also": s.OWN_CARDS}, tells=(s.HAND_RETURNED,), forgets=moved[:3], rule=_archived),
        word("RevealTop", PAYS, {"k": s.FEW}, tells=(s.REVEALED_BEFORE,)),
        word("Reveal", PAYS, {"x": s.IN_HAND | MOVED | s.POWER_PILE}, tells=(s.REVEALED_BEFORE,)),
        word("ShufflePower", ACT),
        word("UnderPower", ACT, {"x": s.SHOWN_BEFORE}),
        _moving(
            "Archive",
            away | s.THE_CARD | CHEERS | s.SOME_ALIKE,
            tells=(s.ARCHIVED_BEFORE,),
            forgets=(*others[1:], *back),
        ),
        _moving("ToHand", away | s.ITSELF, tells=back, forgets=others, rule=_elsewhere(HAND), stack=True),
        _moving("ToDeck", away, {"how": how, "shown": FLAG}, tells=back, forgets=others, rule=_of_the_deck, stack=True),
        _moving("ToHoloPower", away, forgets=moved, rule=_elsewhere(POWER)),
        word(
            "ToCheerDeck",
            form(
                PAYS,
                {"x": CHEERS | CARDS | MOVED, "how": s.marks(space, "BOTTOM", "SHUFFLED_IN")},
                tells=back,
                forgets=others,
                rule=_only_cheers,
            ),
            form(
                ACT,
                {
                    "x": s.CHEERS_OF_BOTH,
                    "how": s.marks(space, "BOTTOM", "SHUFFLED_IN"),
                    "each": number(1, 9, usual=(1, 2)),
                },
                must=("each",),
                tells=back,
                forgets=others,
            ),
        ),
        word("LookCheer", ACT, {"k": s.FEW, "to": MEM}, tells=(s.RECEIVED,), forgets=moved, rule=_receivers),
    ]


def _moving(
    name: str, x: Kind, more: Mapping[str, Kind] | None = None, stack: bool = False, **manner: Unpack[Manner]
) -> Entry:
    """A verb that moves cards. It is no cost to look for some where nobody sees them: nobody could tell (10.4.2.2)."""
    rest = more or {}
    sought = s.SOUGHT | s.WHOLE_STACK if stack else s.SOUGHT
    return word(name, form(PAYS, {"x": x, **rest}, **manner), form(ACT, {"x": sought, **rest}, **manner))


def _attached(space: Mapping[str, object]) -> Entries:
    each = number(1, 9, usual=(1,))
    share: Mapping[str, Kind] = {"split": FLAG, "cap": number(1, 9, usual=(1, 2)), "each": each}
    shared: Mapping[str, Kind] = {"to": MEM, "split": FLAG}
    give, moved = (s.RECEIVED,), s.MOVES_OF_CARDS
    return [
        word(
            "Send",
            form(PAYS, {"x": s.CHEER_PILE | CHEERS, "to": MEM, **share}, tells=give, forgets=moved, rule=_receivers),
            form(PAYS, {"x": LYING | MOVED, "to": MEM, **share}, tells=give, forgets=moved, rule=_cheers),
            form(ACT, {"x": s.SOUGHT, "to": MEM, **share}, tells=give, forgets=moved, rule=_cheers),
            form(
                ACT,
                {"x": s.CHEER_PILE | CARDS, "to": s.EACH_KIND, "each": number(1, 1)},
                must=("each",),
                tells=give,
                forgets=moved,
                rule=_cheers_uncounted,
            ),
        ),
        word(
            "Reattach", PAYS, {"x": CHEERS | HELD, **shared, "each": each}, tells=give, forgets=moved, rule=_receivers
        ),
        _moving("Attach", LYING | MOVED | HELD, shared, tells=give, forgets=moved, rule=_supports),
    ]


def _harm(space: Mapping[str, object]) -> Entries:
    remembers = (SOMEBODY,)
    hp = number(0, 9990, usual=(10, 50))
    share = number(10, 990, usual=(10, 20, 30))
    healed = {"q": number(0, 9990, usual=(0, 10, 20)) | s.QUANTITY, "x": MEM}
    return [
        word("SpecialDamage", PAYS, {"q": s.DAMAGE, "to": MEM, "no_life": FLAG}, tells=remembers),
        word(
            "SplitDamage", ACT, {"q": share, "to": s.GROUP, "by": share, "no_life": FLAG}, tells=remembers, rule=_even
        ),
        word(
            "Heal",
            form(COST, healed, tells=(SOMEBODY, s.HP_RESTORED), forgets=(s.X_PAID,)),
            form(ACT, healed, tells=(SOMEBODY,)),
        ),
        word("SetHp", ACT, {"k": hp | s.QUANTITY, "x": MEM}, tells=remembers),
        word("Down", ACT, {"x": MEM, "no_life": FLAG}, tells=remembers),
        word("Life", ACT, {"n": number(-9, -1, usual=(-1,)) | s.LESS, "opponent": FLAG}),
        word("LifeLock", ACT),
        word("ThisArt", ACT, {"q": s.CHANGE}, needs=(s.THIS_ARTS,)),
        word("Irreducible", ACT, needs=(s.THIS_ARTS,)),
        word("Again", ACT, {"same_target": FLAG}, needs=(s.THIS_ARTS,)),
        word("ThisArtCost", (s.AIM, s.AIM_COST), {"q": s.ICON_CHANGE, "color": s.COLOR_ADJ}, needs=(s.THIS_ARTS,)),
        word("OnlyTarget", s.AIM, {"x": s.THEIR_PLACES}, needs=(s.THIS_ARTS,)),
        word(
            "OnlyUsable",
            s.AIM,
            {"needs": s.CONDITION | s.THERE, "at": s.marks(space, "AT_CENTER", "AT_COLLAB")},
            needs=(s.THIS_ARTS,),
        ),
        word("ExtraTurn", ACT),
        word("WinGame", ACT, {"win": FLAG}),
        word(
            "DiceShow",
            form(ACT, {"k": number(1, 6)}),
            form(
                ACT,
                {"k": number(1, 6), "by": s.GROUP, "n": number(1, 9, usual=(2, 3))},
                must=("by", "n"),
                rule=_rollers,
            ),
        ),
    ]


def _stage(space: Mapping[str, object]) -> Entries:
    remembers = (SOMEBODY,)
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    return [
        word("Swap", PAYS, {"a": MEM, "b": MEM}, tells=(s.WENT_BACK, SOMEBODY), rule=_one_side),
        word("Exchange", PAYS, {"a": s.PLACES, "b": s.PLACES}, tells=(SOMEBODY,), rule=_one_side),
        word("MoveTo", ACT, {"x": MEM, "pos": where}, tells=remembers),
        word("Rest", PAYS, {"x": MEM}, tells=remembers),
        word("Ready", ACT, {"x": MEM}, tells=remembers),
        word("Bloom", ACT, {"x": MINE, "using": s.OWN_CARDS, "again": FLAG, "just_placed": FLAG}, rule=_one_card),
        word("ToDebut", ACT, {"x": MEM}, tells=remembers),
        word("PutOnStage", ACT, {"x": s.OWN_CARDS | MOVED}, tells=remembers),
    ]


def _lasting(space: Mapping[str, object]) -> Entries:
    until = s.marks(space, "THIS_TURN", "OPP_NEXT_TURN", "GAME_LONG")
    ban = (
        "NO_ARTS",
        "NO_BATON",
        "NO_COLLAB",
        "NO_MOVE",
        "NO_READY",
        "NO_REST",
        "NO_REST_BACK",
        "NO_SWAP",
        "HP_LOCK",
        "NO_REST_RESET",
        "NO_READY_RESET",
    )
    some = each_of(s.marks(space, "NO_BATON", "NO_MOVE", "NO_SWAP"), 2, 3)
    bans = s.marks(space, *ban) | some
    later = s.marks(space, "IN_OPP_NEXT_TURN")
    colors = literal(
        'colors ("red", "red+blue", "all")',
        lambda said: said == "all" or all(c in COLORS for c in said.split("+")),
        lambda: ["red", "red+blue", "all"],
    )

    def both_ways(name: str, takes: Mapping[str, Kind], *others: Form, **more: Kind) -> Entry:
        """It stands, or it is done for a time."""
        remembers = (SOMEBODY,)
        return word(
            name,
            form(STAND, {**takes, "x": STANDERS, **more}),
            form(ACT, {**takes, "x": MEM, "until": until, **more}, tells=remembers),
            *others,
        )

    def for_each_one(name: str) -> Entry:
        """… and all of several get as much each as they carry."""
        own, within = {"q": s.EACH_OWN, "x": s.MEM_ALL}, (s.EACH_OF_THEM,)
        for_a_time = form(ACT, {**own, "until": until}, within=within, tells=(SOMEBODY,))
        return both_ways(name, {"q": s.CHANGE}, form(STAND, own, within=within), for_a_time)

    different = {"q": number(1, 9, usual=(1, 2)), "x": STANDERS, "different": FLAG}
    more_mascots = form(STAND, different, must=("different",))
    return [
        *(for_each_one(name) for name in ("Arts", "Hp")),
        *(both_ways(name, {"q": s.ICON_CHANGE}) for name in ("Baton", "ToolLimit")),
        both_ways("MascotLimit", {"q": s.ICON_CHANGE}, more_mascots),
        both_ways("ArtsCost", {"q": s.ICON_CHANGE}, color=s.COLOR_ADJ),
        both_ways("NamedArtsCost", {"q": s.ICON_CHANGE, "of": ANYTHING}),
        *(both_ways(name, {}) for name in ("Free", "Neutral", "Taunt", "Negate")),
        word(
            "AlsoTarget",
            form((s.AIM, s.AIM_WIDE), {"x": s.THEIR_PLACES}, needs=(s.THIS_ARTS,)),
            form(STAND, {"x": MINE, "of": s.THEIR_BACK}),
            form(ACT, {"x": s.YOURS, "of": s.THEIR_BACK, "until": until}, tells=(SOMEBODY,)),
        ),
        both_ways("Cannot", {"ban": bans}, form(ACT, {"ban": bans, "x": MEM, "until": later}, tells=(SOMEBODY,))),
        both_ways("AlsoNamed", {"given": s.NAME}),
        both_ways("AlsoColors", {"given": colors}),
        word("AsCheer", STAND, {"given": colors, "x": STANDERS}),
        word(
            "CanBloom",
            form((STAND, ACT), {"x": MINE}),
            form(STAND, {"x": MINE, "using": s.OWN_CARDS, "again": FLAG}, must=("using", "again"), rule=_one_card),
            form(
                STAND, {"x": MINE, "using": s.OWN_CARDS, "any_level": FLAG}, must=("using", "any_level"), rule=_one_card
            ),
        ),
        word("FirmArts", form(STAND, {"x": STANDERS, "to": s.THEIRS}), form(ACT, {"x": s.YOURS}, tells=(SOMEBODY,))),
        word("AgainAfter", ACT, {"x": s.YOURS, "may": FLAG}, tells=(SOMEBODY,)),
        word("Critical", ACT, {"q": s.CHANGE, "x": MEM, "color": s.COLOR_ADJ, "until": until}, tells=(SOMEBODY,)),
        word("InPlaceOfCheer", STAND, {"color": s.COLOR_ADJ}, needs=(s.HOLDER_OF,)),
        word("Borrow", STAND, {"of": STANDERS}, needs=(s.THIS_MEM,)),
        word("SkillLimit", STAND, {"k": number(2, 9, usual=(2,)), "skill": s.TITLE}),
        word("LimitedCap", ACT, {"q": number(2, 9, usual=(2,))}),
    ]


def _editing(space: Mapping[str, object]) -> Entries:
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
            form(stands, {"q": s.CHANGE, "x": STANDERS | s.ALL_DOERS, "kind": kind, "to": s.THEIRS}),
            form(ACT, {"q": s.CHANGE, "x": MEM, "kind": kind, "until": until, "to": s.THEIRS}, must=UNTIL),
            form(ACT, {"q": s.CHANGE, "x": MEM}, needs=coming),
        ),
        word(
            "Immune",
            form(stands, {"x": STANDERS, "kind": kind, "over": over, "frm": source}),
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
        word("InPlaceOfHand", ACT, needs=(s.HAND_GOING, s.X_PAID)),
        word("TakeInstead", ACT, {"x": MOVED}, needs=(s.REVEALED_COMING,), rule=_revealed),
        word("SetFace", ACT, {"k": number(1, 6)}, needs=(s.ROLL_COMING,)),
        word("Reroll", ACT, needs=(s.ROLL_SHOWN,)),
        word("FaceAs", ACT, {"k": number(1, 6)}, needs=(s.ROLL_SHOWN,)),
    ]


# --- what no kind can say -------------------------------------------------------------------------------------------


def _noun(bound: Bound, param: str = "x") -> HoloNoun:
    found = bound[param][0]
    assert isinstance(found, HoloNoun)
    return found


def _archived(bound: Bound) -> str | None:
    noun = _noun(bound, "also")
    plain = isinstance(noun, CardNoun) and noun.zone == ARCHIVE and not noun.counted and cheer not in noun.filters
    return None if plain else "say which archived cards go back with the hand: ShuffleBack(ARCHIVE(holomem))"


def _revealed(bound: Bound) -> str | None:
    shown = getattr(bound["x"][0], "slot", None) == SHOWN
    return None if shown else "it speaks of revealed cards: TakeInstead(REVEALED(support))"


def _rollers(bound: Bound) -> str | None:
    by = _noun(bound, "by")
    plain = s.MINE.accepts(by) and not by.counted and not by.other
    return None if plain else "say whose abilities of yours: DiceShow(5, by=HOLOMEM, n=3)"


def _sure_number(bound: Bound) -> str | None:
    if bound.get("up_to", (False,))[0] and s.QUANTITY.accepts(bound["k"][0]):
        return "up_to takes a plain number: Draw(3, up_to=True)"
    return None


def _some_left(bound: Bound) -> str | None:
    k, n = (cast(int, bound.get(name, (1,))[0]) for name in ("k", "n"))
    return None if n < k else "archive fewer cards than are looked at: LookArchive(2, 1)"


def _even(bound: Bound) -> str | None:
    q, by = (cast(int, bound.get(name, (10,))[0]) for name in ("q", "by"))
    if _noun(bound, "to").counted:
        return "it is shared out among all of them: SplitDamage(30, OPP_BACK)"
    return (
        None
        if q % by == 0 and q > by
        else "the damage must come to two or more equal shares: SplitDamage(30, OPP_BACK, by=10)"
    )


def _filters(bound: Bound) -> tuple[Filter, ...]:
    return tuple(adjective(x) for x in bound.get("what", ()))  # type: ignore[arg-type]


def _attachable(x: Filter) -> bool:
    kinds = x.parts if isinstance(x, Either) else (x,)
    return isinstance(x, Named) or all(kind in (tool, mascot, fan) for kind in kinds)


def _to_attach(bound: Bound) -> str | None:
    good = any(_attachable(x) for x in _filters(bound))
    return _receivers(bound) if good else "say which tool, mascot or fan: Search(tool, to=THIS)"


def _receivers(bound: Bound) -> str | None:
    """Everything goes to one of them, or is divided among all; a number of receivers is said with what each gets."""
    to = _noun(bound, "to")
    if to.amount is not None:
        return "the number of receivers must be a plain number: HOLOMEM[2]"
    shared, each = bool(bound.get("split", (False,))[0]), cast(int, bound.get("each", (0,))[0])
    x = bound["x"][0] if "x" in bound else None
    if each and isinstance(x, HoloNoun) and x.counted and (x.least, x.most) != (each * to.least, each * to.most):
        return "each=… says how many there are: leave the number out, or write as many as they come to"
    if each or (to.least, to.most) == (1, 1) or (shared and (to.all or isinstance(to, Pair))):
        return None
    return "give it to one holomem (HOLOMEM), split it (HOLOMEM[ALL], split=True), or give each some (each=1)"


def _cheers(bound: Bound) -> str | None:
    return _receivers(bound) if cheer in _noun(bound).filters else "only cheers can be sent: ARCHIVE(cheer)"


def _cheers_uncounted(bound: Bound) -> str | None:
    noun = _noun(bound)
    if noun.counted:
        return "each=… says how many there are: leave the number out"
    good = s.CHEER_PILE.accepts(noun) or cheer in noun.filters
    return None if good else "only cheers can be sent: ARCHIVE(cheer)"


def _one_each(bound: Bound) -> str | None:
    said = sum(s.ONE_EACH.accepts(x) for x in bound["what"])
    return alone(bound["what"]) if said == 1 else "say once of which kinds there is one each: one_each(debut, first)"


def _apart(bound: Bound) -> str | None:
    said = [x for x in bound["what"] if s.DIFFERENT.accepts(x)]
    return None if said == [different] else "say once that they have different names: Search(debut, different, n=2)"


def _only_cheers(bound: Bound) -> str | None:
    noun = _noun(bound)
    good = isinstance(noun, PartNoun) or cheer in noun.filters
    return None if good else "only cheers go to the cheer deck: THIS.cheer, ARCHIVE(cheer)"


def _of_the_deck(bound: Bound) -> str | None:
    noun = _noun(bound)
    cheers = cheer in noun.filters or (isinstance(noun, CardNoun) and noun.zone in ONLY_CHEERS)
    return "cheers return to the cheer deck: ToCheerDeck(ARCHIVE(cheer))" if cheers else None


def _elsewhere(zone: int) -> Rule:
    """… and from somewhere else."""

    def check(bound: Bound) -> str | None:
        noun = _noun(bound)
        there = isinstance(noun, CardNoun) and noun.zone == zone
        return "they are there already" if there else _of_the_deck(bound)

    return check


def _supports(bound: Bound) -> str | None:
    noun = _noun(bound)
    good = any(_attachable(x) for x in noun.filters)
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
        return "both must be on the same side"
    return "one of them must be a back holomem: Swap(CENTER, BACK)" if wheres[0] & wheres[1] else None
