"""The words that name things, kinds of cards, conditions and moments, with what each may be used for."""

from __future__ import annotations

from typing import Final

from kaimaku.language import Sort, constant, constants, literal, number, operator, word
from kaimaku.language.grammar import WordEntries, WordEntry, form

from ..card import ALLY, CARDS
from .sorts import (
    ALLIES,
    ALLIES_OF_THE_DOER,
    ANSWERABLE,
    BACK,
    CONDITION,
    COUNTED,
    ELEMENT,
    FIXED,
    HAND_KIND,
    HOSTING,
    KIND,
    LOCKED,
    MOMENT,
    MY_ALLY,
    MY_TWO,
    OF_THE_DOER,
    ON,
    ONE_OF_THE_DOER,
    ONE_OURS,
    ONE_THEIRS,
    ONE_VT,
    OURS,
    OVER,
    OWN_ITEM,
    PAIRABLE,
    PILE,
    REPLY_ON,
    SEVERAL,
    SEVERAL_VTS,
    SPOT,
    THEIRS,
    THEIRS_TO_RETURN,
    THIS,
    TO_RETURN,
    TO_SCRAP,
    TWO_OF_ONE_SIDE,
    VTS,
    YOURS_TO_RETURN,
    exactly,
)

# What a text may speak of because something told it; words for it are invented oftener, as they seldom can be.
THIS_VT: Final = "this VT"
THIS_MASCOT: Final = "this Mascot"
THIS_ALLY: Final = "this Ally"
THAT_VT: Final = "that VT"
ITS_VT: Final = "an Ally's VT"
MOVED: Final = "VTs that moved"
THAT_ALLY: Final = "that Ally"
STATUS: Final = "a Status Effect"
EVOLUTION: Final = "an evolution card"
CARD: Final = "a card that is answered"
SUPPORT: Final = "a Support that is answered"
OF_CARD: Final = (THIS_VT, THIS_MASCOT, THIS_ALLY)  # which card may say it is looked at when the card is declared

MINE: Final[tuple[Sort, ...]] = (VTS, OURS, TO_RETURN, YOURS_TO_RETURN)
FOES: Final[tuple[Sort, ...]] = (VTS, THEIRS, TO_RETURN, THEIRS_TO_RETURN)
ANYBODY: Final[tuple[Sort, ...]] = (VTS, OURS, THEIRS, TO_RETURN)
DOER: Final = (OF_THE_DOER, ONE_OF_THE_DOER)
MY_ONE: Final = (*MINE, ONE_VT, ONE_OURS)
FOE_ONE: Final = (*FOES, ONE_VT, ONE_THEIRS)
ANY_ONE: Final = (*ANYBODY, ONE_VT, ONE_OURS, ONE_THEIRS)
LINES: Final = literal("the name of a VTuber", bool, lambda: sorted({d.facts.line for d in CARDS if d.facts.line})[:20])
NAMES: Final = literal(
    "the name of an Ally", bool, lambda: sorted({d.facts.name for d in CARDS if d.facts.type == ALLY})[:9]
)
SIDES: Final = literal(
    "'all', 'you' or 'opp'", lambda said: said in ("all", "you", "opp"), lambda: ["all", "you", "opp"]
)

VT_NOUNS: Final[WordEntries] = [
    constant("VT", ANY_ONE),
    constant("TWO_VTS", ANYBODY),
    constant("THIS_VT", (VTS, THIS, ONE_VT, HOSTING, FIXED, PAIRABLE, TO_RETURN, YOURS_TO_RETURN), needs=(THIS_VT,)),
    constant("THAT_VT", ANY_ONE, needs=(THAT_VT,), weight=16),
    constant("ITS_VT", ANY_ONE, needs=(ITS_VT,), weight=40),
    constant("ONE_OF_THOSE", ANY_ONE, needs=(MOVED,), weight=40),
    constant("YOUR_VT", (*MY_ONE, HOSTING, *DOER)),
    constant("ANOTHER_VT", (*MY_ONE, HOSTING)),
    constant("YOUR_BACKSTAGE", (*MY_ONE, HOSTING, BACK, *DOER)),
    constant("YOUR_ACTIVE", (*MY_ONE, HOSTING, FIXED, PAIRABLE, *DOER)),
    constant("TWO_OF_YOURS", (*MINE, TWO_OF_ONE_SIDE, MY_TWO, OF_THE_DOER)),
    constants((*MINE, OF_THE_DOER), "UP_TO_2", "UP_TO_3"),
    constant("UP_TO_2_OTHERS", MINE),
    constants((*MINE, FIXED, OF_THE_DOER), "EACH_FED", "YOUR_VTS", "YOUR_BACKSTAGES"),
    constant("ADJACENT_VTS", (*MINE, FIXED), needs=(THIS_VT,)),
    constant("AN_ADJACENT_VT", (*MY_ONE, HOSTING), needs=(THIS_VT,)),
    constant("BACKSTAGE_VT", ANY_ONE),
    constants(FOE_ONE, "OPP_VT", "OPP_BACKSTAGE", "EXALTED_PL8"),
    constant("OPP_ACTIVE", (*FOE_ONE, FIXED)),
    constant("TWO_OPP_VTS", (*FOES, TWO_OF_ONE_SIDE)),
    constants((*FOES, FIXED), "OPP_VTS", "OPP_BACKSTAGES"),
    constants((*ANYBODY, FIXED), "EACH_DECAYED", "EACH_MOVED", "ALL_VTS"),
    constant("WATER_VTS", (*ANYBODY, FIXED), weight=0),  # as vts_of("water")
    constant("SHYLILY", ANY_ONE, weight=0),  # as vt_named("Shylily")
    constant("DECAYED_OPP", COUNTED),
    word("vt_of", ANY_ONE, {"element": ELEMENT}),
    word("your_vt_of", (*MY_ONE, HOSTING), {"element": ELEMENT}),
    word("opp_vt_of", FOE_ONE, {"element": ELEMENT}),
    word("vts_of", (*ANYBODY, FIXED), {"element": ELEMENT}),
    word("vt_named", ANY_ONE, {"line": LINES}),
    word("vt_at", ANY_ONE, {"pl": number(8, 10), "whose": SIDES}),
    *(
        word(
            name,
            form(ANYBODY, {"n": SEVERAL_VTS, "whose": exactly("all")}),
            form((*MINE, OF_THE_DOER), {"n": SEVERAL_VTS, "whose": exactly("you")}, must=("whose",)),
            form(FOES, {"n": SEVERAL_VTS, "whose": exactly("opp")}, must=("whose",)),
        )
        for name in ("several_vts", "up_to_vts")
    ),
]

OTHER_NOUNS: Final[WordEntries] = [
    constants(SPOT, "ANY_VT_SPOT", "OCCUPIED_SPOT", "OPP_SPOT", "OPP_OCCUPIED", "OPP_ACTIVE_SPOT", "YOUR_ACTIVE_SPOT"),
    word("several_spots", SPOT, {"n": SEVERAL}),
    constant("YOUR_ALLY", (MY_ALLY, ALLIES, TO_SCRAP, TO_RETURN, YOURS_TO_RETURN, ALLIES_OF_THE_DOER)),
    constant("OPP_ALLY", (ALLIES, TO_SCRAP, TO_RETURN, THEIRS_TO_RETURN)),
    constant("AN_ALLY_IN_PLAY", (TO_SCRAP, TO_RETURN)),
    constant("THAT_ALLY", (TO_SCRAP, TO_RETURN, THEIRS_TO_RETURN), needs=(THAT_ALLY,), weight=40),
    constant("OPP_MASCOT", (TO_SCRAP, TO_RETURN, THEIRS_TO_RETURN)),
    constant("THIS_MASCOT", (TO_SCRAP, TO_RETURN, YOURS_TO_RETURN), needs=(THIS_MASCOT,)),
    word(
        "several_allies",
        form((TO_SCRAP, TO_RETURN), {"n": SEVERAL, "whose": exactly("all")}),
        form(
            (TO_SCRAP, TO_RETURN, YOURS_TO_RETURN, ALLIES_OF_THE_DOER),
            {"n": SEVERAL, "whose": exactly("you")},
            must=("whose",),
        ),
        form((TO_SCRAP, TO_RETURN, THEIRS_TO_RETURN), {"n": SEVERAL, "whose": exactly("opp")}, must=("whose",)),
    ),
    constant("YOUR_CARD", LOCKED),
    word("several_cards", LOCKED, {"n": SEVERAL}),
    constants(HAND_KIND, "CARDS", "SUPPORT"),
    constants(KIND, "A_VT_CARD", "A_MASCOT", "AN_ALLY", "A_PL8", "AN_EVOLUTION"),
    word("element_pl8", KIND, {"element": ELEMENT}),
    word("element_evolution", KIND, {"element": ELEMENT}),
]

CONDITIONS: Final[WordEntries] = [
    constants(CONDITION, "THIRTEEN_BACKSTAGE", "OPP_ACTIVE_DECAYED", "OPP_BURNED", "HAND_UNDER_5", "ALLY_PLAYED"),
    constants(CONDITION, "YOU_EVOLVED", "REPLIED", "OPP_HOLDS_7", "CHAINED", "NO_SUPPORTS"),
    constant("THREE_PL10", CONDITION, weight=0),  # as you_control(3, 10)
    constant("OPP_EVOLVED", CONDITION, tells=(EVOLUTION,), weight=12),
    constant("IT_IS_EVOLVED", CONDITION, needs=(THAT_VT,), weight=16),
    constants(CONDITION, "ON_BACKSTAGE", "HOST_11", "IS_ACTIVE", "IS_BURNED", needs=(THIS_VT,)),
    word("Paired", CONDITION, {"who": PAIRABLE}),
    word("With", CONDITION, {"name": NAMES}, needs=(THIS_VT,)),
    *(word(f"{what}_at_least", CONDITION, {"n": PILE}) for what in ("hand", "discard", "coins", "mana")),
    word("hand_at_most", CONDITION, {"n": number(0, 50, usual=(0, 3, 5))}),
    word("you_control", CONDITION, {"n": number(1, 5), "pl": number(8, 10)}),
]

TYPES: Final = ("VT", "ALLY", "BOOST", "REPLY", "SUPPORT", "MASCOT", "WORLD", "CARD")
BY_YOU: Final = tuple(f"YOU_PLAY_{word}" for word in TYPES)
BY_OPP: Final = tuple(f"OPP_PLAYS_{word}" for word in TYPES)
BY_ANYONE: Final = tuple(f"{'AN' if word == 'ALLY' else 'A'}_{word}_PLAYED" for word in TYPES)
SUPPORTS: Final = frozenset({"ALLY", "BOOST", "REPLY", "SUPPORT"})


def _played(names: tuple[str, ...], gives: tuple[Sort, ...]) -> list[WordEntry]:
    """A card is played: it may be answered, and if it can only be a VT, the text may speak of that VT."""
    found = []
    for name, what in zip(names, TYPES, strict=True):
        tells = (CARD, *((SUPPORT,) if what in SUPPORTS else ()), *((THAT_VT,) if what == "VT" else ()))
        found.append(constant(name, gives, tells=tells))
    return found


MOMENTS: Final[WordEntries] = [
    _played(BY_YOU, (MOMENT, OWN_ITEM)),
    _played(BY_OPP, (MOMENT, ANSWERABLE)),
    _played(BY_ANYONE, (MOMENT, ANSWERABLE)),
    constant("WORLD_PLAYED", (MOMENT, ANSWERABLE), tells=(CARD,), weight=0),  # as A_WORLD_PLAYED
    constant("YOU_PLAY_PLATINUM", (MOMENT, OWN_ITEM), tells=(CARD, THAT_VT)),
    constants((MOMENT, OWN_ITEM), "YOU_EVOLVE", "YOU_EVOLVE_TO_9", "YOU_EVOLVE_TO_10", tells=(CARD, THAT_VT)),
    constants((MOMENT, ANSWERABLE), "OPP_EVOLVES", "OPP_EVOLVES_TO_9", "OPP_EVOLVES_TO_10", tells=(CARD, THAT_VT)),
    constant("ANYONE_EVOLVES", (MOMENT, ANSWERABLE), tells=(CARD, THAT_VT)),
    constants(MOMENT, "EVOLVES", "THIS_MOVES", needs=(THIS_VT,), weight=8),
    constant("YOU_ATTACH", (MOMENT, OWN_ITEM), tells=(CARD, THAT_ALLY, THAT_VT)),
    constant("OPP_ATTACHES", (MOMENT, ANSWERABLE), tells=(CARD, THAT_ALLY, THAT_VT)),
    constant("YOU_LOCK_CARD", (MOMENT, OWN_ITEM)),
    constants(MOMENT, "YOU_DRAW", "YOU_DISCARD", "YOU_WIN", "OPP_WINS", "YOU_SCRAP_ALLY"),
    constants(MOMENT, "YOU_SHUFFLE", "TURN_STARTS", "TURN_ENDS"),
    constant("YOU_LOCK_VT", (MOMENT, OWN_ITEM), tells=(THAT_VT,)),
    constants(MOMENT, "YOU_SNAP", "YOU_CHAIN", tells=(THAT_VT,)),
    constants((MOMENT, ANSWERABLE), "OPP_LOCKS_VT", "OPP_SNAPS", tells=(THAT_VT,)),
    constant("OPP_LOCKS", (MOMENT, ANSWERABLE), tells=(ITS_VT,)),
    constants((MOMENT, ANSWERABLE), "OPP_LOCKS_CARD", "OPP_DRAWS", "OPP_DISCARDS", "OPP_DRAWS_2", "OPP_REDUCES"),
    constants((MOMENT, ANSWERABLE), "OPP_TURN_STARTS", "OPP_TURN_ENDS"),
    constants(MOMENT, "YOU_MOVE", "YOU_MOVE_FIRST", tells=(MOVED, THAT_VT)),
    constant("OPP_MOVES", (MOMENT, ANSWERABLE), tells=(MOVED, THAT_VT)),
    constant("OPP_STATUS", (MOMENT, ANSWERABLE), tells=(STATUS,)),
    constant("COMBAT_WON_BACKSTAGE", MOMENT, needs=(THIS_VT,)),
    constant("COMBAT_OVER_BACKSTAGE", OVER, needs=(THIS_VT,)),
    constant("COMBAT_ENDS", OVER),
    operator("when", "{moment}.when", form(ON, {"moment": MOMENT}), form(REPLY_ON, {"moment": ANSWERABLE | OWN_ITEM})),
    operator(
        "after",
        "{moment}.after",
        form(ON, {"moment": MOMENT | OVER}, forgets=(CARD, SUPPORT)),
        form(REPLY_ON, {"moment": ANSWERABLE}, forgets=(CARD, SUPPORT)),
    ),
]
