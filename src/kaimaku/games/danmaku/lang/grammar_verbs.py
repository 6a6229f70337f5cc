"""The words for what is done, and how several things are joined."""

from __future__ import annotations

from typing import Final, TypedDict

from kaimaku.language import FLAG, constant, form, number, one_of, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many

from . import rules, sorts
from .namespace import NAMESPACE
from .sorts import (
    ACT,
    ALL_PLAYERS,
    AMOUNT,
    ANYBODY,
    CHOICE,
    CHOSEN,
    COST,
    DEED,
    HAND_CARDS,
    ITEM_CARDS,
    JOINT,
    MODE,
    NUMERIC,
    ONE,
    OPTION,
    OTHERS,
    OWN_ITEMS,
    PRICE,
    SEASON,
    SEQUENCE,
    SOMEBODY,
    THAT,
    TO_HEAL,
    TOUCHED,
    YOURSELF,
)

TWO: Final = {"modes": "Draw(1), GainLife(1)"}
KINDS: Final = HAND_CARDS | ITEM_CARDS
SOME_OTHER: Final = CHOSEN | ONE
ANYONE: Final = YOURSELF | ONE | OTHERS | ALL_PLAYERS | CHOSEN | ANYBODY
SEVERAL: Final = OTHERS | ALL_PLAYERS
WHOLE_ACTS: Final = ACT | OPTION | CHOICE | JOINT
DEEDS: Final = (DEED,)
FEW: Final = number(1, 5, usual=(1, 1, 1, 2))


class Touching(TypedDict):
    tells: tuple[str, ...]
    forgets: tuple[str, ...]


def touching(*told: str) -> Touching:
    """It tells of cards that are seen or moved, in place of those before."""
    return {"tells": told, "forgets": tuple(x for x in TOUCHED if x not in told)}


VERBS: Final[WordEntries] = [
    # --- attacks
    word(
        "Attack",
        form(
            ACT,
            {"whom": SOME_OTHER, "dmg": FEW | AMOUNT, "times": FEW | AMOUNT | sorts.TIMES, "sure": FLAG},
            needs=DEEDS,
            tells=(sorts.ATTACKED_ONE,),
        ),
        form(
            ACT,
            {"whom": OTHERS, "dmg": FEW | AMOUNT, "times": FEW | AMOUNT | sorts.TIMES, "sure": FLAG},
            needs=DEEDS,
        ),
    ),
    word(
        "Avoid",
        form(ACT, {"who": one_of(NAMESPACE, "YOU")}, needs=(sorts.ATTACK_ON_YOU,)),
        form(ACT, {"who": one_of(NAMESPACE, "THAT_PLAYER")}, must=("who",), needs=(sorts.ATTACK, THAT)),
    ),
    word("Cancel", ACT, needs=(sorts.ANSWERED,)),
    word("Copy", ACT, needs=(sorts.ANSWERED,)),
    word(
        "ChainCopy",
        ACT,
        {"who": one_of(NAMESPACE, "DEFENDER"), "cost": sorts.ONE_CARD},
        needs=(sorts.ATTACKED_ONE, sorts.ANNOUNCED, DEED),
        forgets=TOUCHED,
        weight=40,
    ),
    # --- hands
    word("Draw", ACT, {"n": FEW | AMOUNT | sorts.AS_MANY_CARDS, "who": ANYONE}),
    word("DrawUpTo", ACT, {"who": ANYONE}),
    word(
        "Discard",
        form((ACT, PRICE, COST), {"n": FEW, "what": KINDS | OWN_ITEMS}),
        # of a kind of hand cards nobody else could tell whether there was one
        form(
            (ACT, PRICE, COST),
            {"n": FEW, "what": one_of(NAMESPACE, "CARD") | OWN_ITEMS, "random": FLAG},
            must=("random",),
        ),
        form(sorts.ONE_CARD, {"n": number(1, 1), "what": HAND_CARDS}),
    ),
    word(
        "DiscardAny",
        form((ACT, COST), {"what": KINDS}, needs=DEEDS, tells=(sorts.DISCARDED,)),
        form(COST, {"what": KINDS, "each": NUMERIC}, must=("each",), tells=(sorts.DISCARDED,), rule=rules.more_range),
    ),
    word(
        "DiscardAll",
        form(ACT, {"what": sorts.WHOLE, "who": ANYONE}, tells=(sorts.AS_MANY,), forgets=(sorts.SHOWN,)),
        form(ACT, {"what": sorts.SEEN}, tells=(sorts.AS_MANY,), forgets=(sorts.SHOWN,)),
    ),
    word("ToDeck", ACT, {"n": FEW, "end": one_of(NAMESPACE, "TOP", "EITHER_END")}),
    word("Give", ACT, {"what": sorts.SOME | sorts.SEEN, "to": SOME_OTHER}),
    word(
        "SwapHands",
        form(ACT, {"a": one_of(NAMESPACE, "ANOTHER"), "b": one_of(NAMESPACE, "THIRD")}, tells=(THAT,)),
        form(ACT, {"a": YOURSELF, "b": ONE | one_of(NAMESPACE, "ANOTHER", "IN_RANGE")}),
    ),
    word(
        "LookHand",
        form(ACT, {"whose": CHOSEN | one_of(NAMESPACE, "THAT_PLAYER")}, tells=(sorts.LOOKED_HAND,)),
        form(ACT, {"whose": ONE | OTHERS}),
    ),
    word("RevealHand", ACT, {"whose": ANYONE}, tells=(sorts.SHOWN,), forgets=(sorts.AS_MANY,)),
    word("Take", ACT, {"what": sorts.TAKABLE}, weight=30),
    word("KeepOnly", form(ACT, {"n": FEW, "who": ANYONE}), form(sorts.FATE, {"n": FEW, "who": ONE | SEVERAL})),
    # --- decks
    word("Flip", ACT, **touching(sorts.FLIPPED)),
    word(
        "FlipUntil",
        form(ACT, {"what": ITEM_CARDS}, **touching(sorts.FLIPPED, sorts.ONE_SEEN, sorts.FOUND_ITEM)),
        form(ACT, {"what": HAND_CARDS}, **touching(sorts.FLIPPED, sorts.ONE_SEEN)),
    ),
    word("FlipInTurn", ACT, {"what": SEASON}, tells=(sorts.FLIPPER, THAT), forgets=SOMEBODY[1:3]),
    word("PutInPlay", ACT, needs=(sorts.FOUND_ITEM,), forgets=TOUCHED, weight=60),
    word(
        "LookTop",
        form(
            ACT,
            {"n": number(1, 1), "deck": one_of(NAMESPACE, "THE_DECK")},
            **touching(sorts.ONE_SEEN, sorts.SEEN_CARDS, sorts.TO_ARRANGE),
        ),
        form(
            ACT,
            {"n": number(2, 9, usual=(2, 3)) | sorts.PER_PLAYER, "deck": one_of(NAMESPACE, "THE_DECK")},
            **touching(sorts.SEEN_CARDS, sorts.TO_ARRANGE),
        ),
        form(
            ACT,
            {"n": number(1, 9, usual=(1, 2, 3)) | sorts.PER_PLAYER, "deck": one_of(NAMESPACE, "A_DECK")},
            must=("deck",),
            **touching(sorts.TO_ARRANGE),
        ),
    ),
    word("RevealTop", ACT, {"n": number(1, 9, usual=(1, 2, 3))}, **touching(sorts.REVEALED, sorts.SEEN_CARDS)),
    word("Arrange", ACT, needs=(sorts.TO_ARRANGE,), forgets=TOUCHED, weight=16),
    word("DealOut", ACT, needs=(sorts.SEEN_CARDS,), weight=16),
    constant("LEAVE_IT", MODE, needs=(sorts.ONE_SEEN,)),
    # --- life and turns
    word("GainLife", ACT, {"n": FEW, "who": YOURSELF | ONE | SEVERAL | TO_HEAL}),
    word("LoseLife", ACT, {"n": FEW, "who": ANYONE}),
    word("SetLife", ACT, {"n": FEW, "who": one_of(NAMESPACE, "THAT_PLAYER")}, needs=(sorts.AT_ZERO, THAT)),
    word("PayLife", (PRICE, COST), {"n": number(1, 4)}),
    word("OrLose", ACT, {"n": FEW}),
    word("SkipTurn", ACT, {"who": one_of(NAMESPACE, "DEFENDER")}, needs=(sorts.ATTACKED_ONE,)),
    word("Duel", ACT, {"whom": SOME_OTHER | OTHERS}, needs=DEEDS),
    # --- Items, Incidents, roles
    word("Strip", ACT, {"whom": SOME_OTHER | OTHERS | ANYBODY}),
    word("Control", ACT, {"item": sorts.AN_ITEM_IN_PLAY | sorts.THEIRS}),
    word("ResolveIncident", ACT),
    word("Collect", ACT, {"what": sorts.TOP_OF_DECK | sorts.SEEN}, needs=(sorts.OWN_STEP,)),
    word("SkipStep", ACT, needs=(sorts.TURN_START,)),
    word("SearchIncident", ACT),
    word("Succeed", ACT, needs=(sorts.HEROINE_FALL,)),
    word("ComeForward", ACT, needs=(sorts.EXTRA_FALL,)),
    word("SwapRoles", ACT, needs=(sorts.FLIPPER,), tells=(sorts.SWAPPED,)),
    word("Judge", ACT, needs=(sorts.SWAPPED,)),
    # --- joints
    word("Seq", SEQUENCE, {"do": Many(WHOLE_ACTS, 2, 6)}),
    word("May", OPTION, {"do": ACT | SEQUENCE | CHOICE}, rule=rules.may),
    word("Choose", CHOICE, {"modes": Many(ACT | MODE, 2, 4)}, apart=("modes",), rule=rules.modes, example=TWO),
    word("If", JOINT, {"condition": sorts.CONDITION, "do": ACT | OPTION | CHOICE}),
    word(
        "BySeason",
        JOINT,
        {season: ACT | OPTION for season in ("spring", "summer", "autumn", "winter")},
        needs=(sorts.FLIPPED,),
        rule=rules.branches,
        example={"spring": "Draw(1)"},
    ),
    word("Each", JOINT, {"who": SEVERAL, "do": ACT | OPTION | CHOICE}, closed=(THAT, *SOMEBODY[1:2]), keeps=True),
]
