"""Verbs: what can be done once, what stands, what changes something about to happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Unpack

from kaimaku.language import ANYTHING, FLAG, Kind, Sort, each_of, form, literal, number, word
from kaimaku.language.grammar import Manner, WordEntries, WordEntry
from kaimaku.language.words import Form, Many

from ...defs import COLORS
from ...table import HAND, POWER
from ..card_nouns import HOLO_POWER
from ..search_verbs import ALL_CARDS
from . import sorts as s
from .sense import (
    all_of,
    archives,
    blooms,
    damaged_ones,
    found_in,
    moves,
    not_debut,
    not_yet,
    placed,
    to_top,
)
from .sorts import ACT, CARDS, CHEERS, COST, HELD, MEM, MINE, MOVED, PILE, SOMEBODY, STACKED, STAND, STANDERS
from .verb_rules import (
    all_at_once,
    all_cheers,
    apart,
    archived,
    cheers,
    cheers_uncounted,
    elsewhere,
    even,
    evenly,
    found_for_stage,
    of_the_deck,
    one_card,
    one_each,
    one_receiver,
    one_side,
    only_cheers,
    opposing,
    own_stack,
    receivers,
    revealed,
    rollers,
    some_left,
    supports,
    sure_number,
    to_attach,
)

PAYS: Final = (ACT, COST)
LYING: Final = CARDS | s.UNSEEN
ALL_MINE: Final = {"x": "HOLOMEM[ALL]"}
UNTIL: Final = ("until",)  # outside the text of a replacement a change of damage says how long it lasts


def entries(space: Mapping[str, object]) -> WordEntries:
    return [*_cards(space), *_attached(space), *_harm(space), *_stage(space), *_lasting(space), *_editing(space)]


def _cards(space: Mapping[str, object]) -> WordEntries:
    what = Many(s.ANY_CARD, 0, 3)
    few = number(1, 60, usual=(1, 2, 3))
    how = s.marks(space, "BOTTOM", "TOP", "SHUFFLED_IN")
    away = LYING | HELD | STACKED | MOVED | MEM | PILE
    sought: Mapping[str, Kind] = {"what": what, "n": s.FEW | s.SPAN}
    take = number(0, 60, usual=(1, 2, 3)) | s.QUANTITY | s.SPAN | s.marks(space, "ANY", "ALL")
    kinds: Mapping[str, Kind] = {"what": Many(s.ONE_EACH | s.ANY_CARD, 1, 3)}
    moved, seen = s.MOVES_OF_CARDS, s.SEEN_BEFORE
    back, others = (s.RETURNED_BEFORE,), (s.ARCHIVED_BEFORE, seen, s.HAND_RETURNED)
    return [
        word("Draw", ACT, {"k": s.FEW, "bottom": FLAG, "up_to": FLAG}, rule=sure_number),
        word("DrawTo", ACT, {"k": s.FEW, "cap": few}),
        word(
            "Search",
            form(ACT, {**sought, "to": s.GOAL, "hidden": FLAG}, forgets=moved, rule=found_in(ALL_CARDS)),
            form(ACT, {**sought, "to": s.STAGES}, must=("to",), forgets=moved, rule=found_for_stage),
            form(ACT, {**sought, "to": MEM, "split": FLAG}, must=("to",), forgets=moved, rule=to_attach),
            form(ACT, {**kinds, "to": s.GOAL | s.STAGES}, forgets=moved, rule=one_each),
            form(
                ACT,
                {"what": Many(s.DIFFERENT | s.ANY_CARD, 2, 3), "n": number(2, 9, usual=(2,)), "to": s.GOAL | s.STAGES},
                must=("n",),
                forgets=moved,
                rule=apart,
            ),
        ),
        word(
            "SearchCheer",
            ACT,
            {"what": Many(s.SHADE | s.LIKE, 0, 1), "to": MEM, "n": s.FEW | s.SPAN, "split": FLAG, "cap": few},
            tells=(s.RECEIVED,),
            rule=receivers,
        ),
        word("Look", ACT, {"x": s.RIVAL_HAND}, tells=(seen,), forgets=(s.ARCHIVED_BEFORE, *back, s.HAND_RETURNED)),
        word(
            "LookPower",
            form(ACT, {"shuffle": FLAG, "shown": FLAG}, forgets=moved),
            form(
                ACT,
                {"what": Many(s.ANY_CARD, 1, 3), "shuffle": FLAG},
                must=("what",),
                forgets=moved,
                rule=found_in(HOLO_POWER),
            ),
        ),
        word(
            "LookArchive",
            ACT,
            {"k": few, "n": few},
            tells=(s.ARCHIVED_BEFORE,),
            forgets=(*others[1:], *back),
            rule=some_left,
            example={"k": "2", "n": "1"},
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
                rule=found_in(ALL_CARDS),
            ),
            form(ACT, {"k": s.FEW, **kinds, "rest": how | s.DISCARDS}, forgets=moved, rule=one_each),
            form(
                ACT,
                {"k": number(1, 1), "take": number(0, 0), "rest": s.marks(space, "TOP_OR_BOTTOM")},
                must=("take", "rest"),
                forgets=moved,
            ),
        ),
        word("LookAll", ACT, {"k": s.FEW}, forgets=moved),
        word(
            "ShuffleBack",
            ACT,
            {"also": s.OWN_CARDS, "uncounted": FLAG},
            tells=(s.HAND_RETURNED,),
            forgets=moved[:3],
            rule=archived,
            example={"also": "ARCHIVE(holomem)"},
        ),
        word("RevealTop", PAYS, {"k": s.FEW}, tells=(s.REVEALED_BEFORE,)),
        word("Reveal", PAYS, {"x": s.IN_HAND | MOVED | s.POWER_PILE}, tells=(s.REVEALED_BEFORE,)),
        word("ShufflePower", ACT),
        word("UnderPower", ACT, {"x": s.SHOWN_BEFORE}),
        _moving(
            "Archive",
            away | s.THE_CARD | CHEERS | s.SOME_ALIKE,
            tells=(s.ARCHIVED_BEFORE,),
            forgets=(*others[1:], *back),
            rule=archives,
        ),
        _moving(
            "ToHand",
            away | s.ITSELF,
            tells=back,
            forgets=others,
            rule=elsewhere(HAND),
            stack=True,
            example={"x": "ARCHIVE"},
        ),
        _moving(
            "ToDeck",
            away | s.ITSELF,
            {"how": how, "shown": FLAG},
            tells=back,
            forgets=others,
            rule=all_of(of_the_deck, to_top),
            stack=True,
        ),
        _moving("ToHoloPower", away, forgets=moved, rule=elsewhere(POWER)),
        word(
            "ToCheerDeck",
            form(
                PAYS,
                {"x": CHEERS | CARDS | MOVED, "how": s.marks(space, "BOTTOM", "SHUFFLED_IN")},
                tells=back,
                forgets=others,
                rule=only_cheers,
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
        word("LookCheer", ACT, {"k": s.FEW, "to": MEM}, tells=(s.RECEIVED,), forgets=moved, rule=receivers),
    ]


def _moving(
    name: str, x: Kind, more: Mapping[str, Kind] | None = None, stack: bool = False, **manner: Unpack[Manner]
) -> WordEntry:
    """A verb that moves cards. It is no cost to look for some where nobody sees them: nobody could tell (10.4.2.2)."""
    rest = more or {}
    sought = s.SOUGHT | s.WHOLE_STACK if stack else s.SOUGHT
    use = [form(s.USE_COST, {"x": s.ONE_OR_OTHER})] if name == "Archive" else []
    return word(name, form(PAYS, {"x": x, **rest}, **manner), form(ACT, {"x": sought, **rest}, **manner), *use)


def _attached(space: Mapping[str, object]) -> WordEntries:
    each = number(1, 9, usual=(1,))
    share: Mapping[str, Kind] = {"split": FLAG, "cap": number(1, 9, usual=(1, 2)), "each": each}
    shared: Mapping[str, Kind] = {"to": MEM, "split": FLAG}
    give, moved = (s.RECEIVED,), s.MOVES_OF_CARDS
    return [
        word(
            "Send",
            form(PAYS, {"x": s.CHEER_PILE | CHEERS, "to": MEM, **share}, tells=give, forgets=moved, rule=receivers),
            form(
                PAYS,
                {"x": LYING | MOVED, "to": MEM, **share},
                tells=give,
                forgets=moved,
                rule=cheers,
                example={"x": "ARCHIVE(cheer)"},
            ),
            form(ACT, {"x": s.SOUGHT, "to": MEM, **share}, tells=give, forgets=moved, rule=cheers),
            form(
                ACT,
                {"x": s.CHEER_PILE | CARDS, "to": s.EACH_KIND, "each": number(1, 1)},
                must=("each",),
                tells=give,
                forgets=moved,
                rule=cheers_uncounted,
            ),
        ),
        word(
            "Reattach",
            PAYS,
            {"x": CHEERS | HELD | s.ITSELF, **shared, "each": each},
            tells=give,
            forgets=moved,
            rule=receivers,
        ),
        _moving(
            "Attach",
            LYING | MOVED | HELD,
            shared,
            tells=give,
            forgets=moved,
            rule=supports,
            example={"x": "ARCHIVE(tool)"},
        ),
    ]


def _harm(space: Mapping[str, object]) -> WordEntries:
    remembers = (SOMEBODY,)
    hp = number(0, 9990, usual=(10, 50))
    share = number(10, 990, usual=(10, 20, 30))
    faces = each_of(number(1, 6), 2, 3)
    healed = {"q": number(0, 9990, usual=(0, 10, 20)) | s.QUANTITY, "x": MEM}
    return [
        word("SpecialDamage", PAYS, {"q": s.DAMAGE, "to": MEM, "no_life": FLAG}, tells=remembers),
        word(
            "SplitDamage",
            ACT,
            {"q": share, "to": s.GROUP, "by": share, "no_life": FLAG},
            tells=remembers,
            rule=even,
            example={"q": "30", "to": "OPP_BACK", "by": "10"},
        ),
        word(
            "Heal",
            form(COST, healed, tells=(SOMEBODY, s.HP_RESTORED), forgets=(s.X_PAID,), rule=damaged_ones),
            form(ACT, healed, tells=(SOMEBODY,), rule=damaged_ones),
        ),
        word("SetHp", ACT, {"k": hp | s.QUANTITY, "x": MEM}, tells=remembers),
        word("Down", ACT, {"x": MEM, "no_life": FLAG}, tells=remembers),
        word("Life", ACT, {"n": number(-9, -1, usual=(-1,)) | s.LESS, "opponent": FLAG}),
        word("LifeLock", ACT),
        word("ThisArt", ACT, {"q": s.CHANGE}, needs=(s.THIS_ARTS,)),
        word("Irreducible", ACT, needs=(s.THIS_ARTS,)),
        word("Again", ACT, {"same_target": FLAG}, needs=(s.THIS_ARTS,)),
        word("AnotherArts", ACT, needs=(s.ARTS_USED,)),
        word("ThisArtCost", (s.AIM, s.AIM_COST), {"q": s.ICON_CHANGE, "color": s.COLOR_ADJ}, needs=(s.THIS_ARTS,)),
        word(
            "DealInstead",
            ACT,
            {"x": s.MEM_ALL | s.BOTH_PLACES},
            needs=(s.THIS_ARTS,),
            rule=opposing,
            example={"x": "OPP_FRONT[ALL]"},
        ),
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
                rule=rollers,
            ),
            form(ACT, {"k": number(1, 6) | faces, "by": s.ALL_DOERS}, must=("by",), rule=evenly),
        ),
        word("DiceDouble", ACT, {"by": s.ALL_DOERS}),
    ]


def _stage(space: Mapping[str, object]) -> WordEntries:
    remembers = (SOMEBODY,)
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    return [
        word(
            "Swap",
            PAYS,
            {"a": MEM, "b": MEM},
            tells=(s.WENT_BACK, SOMEBODY),
            rule=one_side,
            example={"a": "CENTER", "b": "BACK"},
        ),
        word(
            "Exchange", PAYS, {"a": s.PLACES, "b": s.PLACES}, tells=(SOMEBODY,), rule=one_side, example={"b": "COLLAB"}
        ),
        word("MoveTo", ACT, {"x": MEM, "pos": where}, tells=remembers, rule=moves),
        word("Rest", PAYS, {"x": MEM}, tells=remembers, rule=not_yet("resting")),
        word("Ready", ACT, {"x": MEM}, tells=remembers, rule=not_yet("active")),
        word(
            "Bloom",
            ACT,
            {
                "x": s.YOURS,
                "using": s.OWN_CARDS | s.DECK_CARDS | s.ITSELF | s.STACKED,
                "again": FLAG,
                "just_placed": FLAG,
                "first_turn": FLAG,
            },
            rule=all_of(one_card, blooms, own_stack),
        ),
        word("ToHandInstead", ACT, {"x": s.SPOKEN}, needs=(s.DOWN_COMING,)),
        word("ToDebut", ACT, {"x": MEM}, tells=remembers, rule=not_debut),
        word("PutOnStage", ACT, {"x": s.OWN_CARDS | MOVED}, tells=remembers, rule=placed),
    ]


def _lasting(space: Mapping[str, object]) -> WordEntries:
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

    def both_ways(name: str, takes: Mapping[str, Kind], *others: Form, **more: Kind) -> WordEntry:
        """It stands, or it is done for a time."""
        remembers = (SOMEBODY,)
        return word(
            name,
            form(STAND, {**takes, "x": STANDERS, **more}),
            form(ACT, {**takes, "x": MEM, "until": until, **more}, tells=remembers),
            *others,
        )

    def for_each_one(name: str) -> WordEntry:
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
            form(STAND, {"x": MINE, "of": s.THEIR_BACK}, rule=all_at_once),
            form(ACT, {"x": s.YOURS, "of": s.THEIR_BACK, "until": until}, tells=(SOMEBODY,)),
        ),
        both_ways("Cannot", {"ban": bans}, form(ACT, {"ban": bans, "x": MEM, "until": later}, tells=(SOMEBODY,))),
        both_ways("AlsoNamed", {"given": s.NAME}),
        both_ways("AlsoColors", {"given": colors}),
        word(
            "AlsoCheers",
            STAND,
            {"given": colors, "cheers": CHEERS},
            rule=all_cheers,
            example={"cheers": "HOLOMEM[ALL].cheer(red)[ALL]"},
        ),
        word("AsCheer", STAND, {"given": colors, "x": STANDERS}),
        word(
            "CanBloom",
            form((STAND, ACT), {"x": MINE}, rule=all_at_once, example=ALL_MINE),
            form(ACT, {"x": MINE}),
            *(
                form(
                    STAND,
                    {"x": MINE, "using": s.OWN_CARDS, way: FLAG},
                    must=("using", way),
                    rule=all_of(all_at_once, one_card),
                    example=ALL_MINE,
                )
                for way in ("again", "any_level")
            ),
        ),
        word("FirmArts", form(STAND, {"x": STANDERS, "to": s.THEIRS}), form(ACT, {"x": s.YOURS}, tells=(SOMEBODY,))),
        word("AgainAfter", ACT, {"x": s.YOURS, "may": FLAG}, tells=(SOMEBODY,)),
        word("Critical", ACT, {"q": s.CHANGE, "x": MEM, "color": s.COLOR_ADJ, "until": until}, tells=(SOMEBODY,)),
        word("InPlaceOfCheer", STAND, {"color": s.COLOR_ADJ}, needs=(s.HOLDER_OF,)),
        word("Borrow", STAND, {"of": STANDERS}, needs=(s.THIS_MEM,)),
        word("SkillLimit", STAND, {"k": number(2, 9, usual=(2,)), "skill": s.TITLE}),
        word("Heals", STAND, {"q": s.CHANGE, "x": STANDERS, "by": s.NAME}),
        word("Reveals", STAND, {"q": s.ICON_CHANGE, "x": STANDERS | s.ALL_DOERS}),
        word("SkillCost", STAND, {"k": number(0, 9, usual=(1, 2)), "skill": s.TITLE}),
        word("LimitedCap", ACT, {"q": number(2, 9, usual=(2,))}),
    ]


def _editing(space: Mapping[str, object]) -> WordEntries:
    """Changes of something about to happen; some of them also stand by themselves."""
    kind = s.marks(space, "ART", "SPECIAL")
    source = s.marks(space, "OPP") | s.THEIRS
    front = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK", "AT_FRONT")
    alone = s.marks(space, "AT_CENTER", "AT_COLLAB")  # one holomem at most stands there
    until = s.marks(space, "THIS_TURN", "OPP_NEXT_TURN", "GAME_LONG")
    over = number(1, 9990, usual=(50,))
    stands: tuple[Sort, ...] = (STAND,)
    coming = (s.DAMAGE_COMING,)
    return [
        word(
            "Takes",
            form(stands, {"q": s.CHANGE, "x": STANDERS, "kind": kind, "frm": source, "at": front}),
            form(stands, {"q": s.CHANGE, "x": s.GROUP, "kind": kind, "frm": source, "at": alone}, must=("at",)),
            form(
                ACT,
                {
                    "q": s.CHANGE,
                    "x": MEM,
                    "kind": kind,
                    "frm": source,
                    "at": front,
                    "first": FLAG,
                    "until": until | s.marks(space, "IN_OPP_NEXT_TURN"),
                },
                must=UNTIL,
            ),
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
        word("ReattachInstead", ACT, {"to": MINE}, needs=(s.CARD_LEAVING,), tells=(s.RECEIVED,), rule=one_receiver),
        word("InPlaceOfHand", ACT, needs=(s.HAND_GOING, s.X_PAID)),
        word(
            "TakeInstead",
            ACT,
            {"x": MOVED},
            needs=(s.REVEALED_COMING,),
            rule=revealed,
            example={"x": "REVEALED(support)"},
        ),
        word("SetFace", ACT, {"k": number(1, 6)}, needs=(s.ROLL_COMING,)),
        word("Reroll", ACT, needs=(s.ROLL_SHOWN,)),
        word("FaceAs", ACT, {"k": number(1, 6)}, needs=(s.ROLL_SHOWN,)),
    ]
