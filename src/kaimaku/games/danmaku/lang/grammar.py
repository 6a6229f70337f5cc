"""The table of the card language: what every word takes and gives, and what it may speak of.

Read by the checks of declarations and scenarios, by the invention of cards, and by the pages about the language.
"""

from __future__ import annotations

from typing import Final

from kaimaku.language import FLAG, Grammar, constant, constants, form, number, one_of, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many

from . import rules, sorts
from .grammar_verbs import DEEDS, FEW, VERBS, WHOLE_ACTS
from .hosts import ACTS
from .namespace import NAMESPACE
from .sorts import (
    ACT,
    ALL_PLAYERS,
    AMOUNT,
    ANYBODY,
    CHARACTER_PART,
    CHOICE,
    CHOSEN,
    COST,
    COUNTED,
    DEED,
    HAND_CARDS,
    INCIDENT_PART,
    ITEM_CARDS,
    ITEM_PART,
    JOINT,
    LASTING,
    NUMERIC,
    ONE,
    OPTION,
    OTHERS,
    OWN_ITEMS,
    PRICE,
    ROLE_PART,
    SEASON,
    SEQUENCE,
    SOMEBODY,
    THAT,
    TO_HEAL,
    WANTED,
    YOURSELF,
)

NOUNS: Final[WordEntries] = [
    # --- whom
    constant("YOU", YOURSELF),
    constant("EACH_PLAYER", ALL_PLAYERS),
    constant("EACH_OTHER", OTHERS),
    *(constant(name, ONE) for name in ("LEFT", "RIGHT", "HEROINE")),
    constant("THAT_PLAYER", ONE, needs=(THAT,)),
    constant("THAT_IF_IN_RANGE", ONE, needs=(THAT,)),
    constant("DEFENDER", ONE, needs=(sorts.ATTACKED_ONE,)),
    constant("FLIPPER", ONE, needs=(sorts.FLIPPER,)),
    constant("ATTACKER", ONE, needs=(sorts.ATTACK,)),
    *(constant(n, CHOSEN, tells=(THAT,), forgets=SOMEBODY[1:]) for n in ("ANOTHER", "IN_RANGE")),
    constant("THIRD", CHOSEN, needs=(THAT,), tells=(THAT,), forgets=SOMEBODY[1:]),
    constant("A_PLAYER", ANYBODY, tells=(THAT,), forgets=SOMEBODY[1:]),
    *(constant(n, TO_HEAL, tells=(THAT,), forgets=SOMEBODY[1:]) for n in ("A_HURT_PLAYER", "ANOTHER_HURT")),
    word("Other", CHOSEN, {"but": sorts.CROWD}, tells=(THAT,), forgets=SOMEBODY[1:], weight=12),
    constant("ITS_TARGETS", sorts.CROWD, needs=(sorts.CARD_PLAYED,)),
    constant("ONLY_AVOIDER", sorts.CROWD, needs=(sorts.AVOIDED,)),
    constant("ATTACKED_BEFORE", sorts.CROWD, needs=(sorts.ATTACKED_ONE,)),
    constant("AN_ITEM", sorts.AN_ITEM_IN_PLAY, forgets=SOMEBODY),
    constant("ITS_ITEM", sorts.THEIRS, needs=(THAT,)),
    # --- cards and numbers
    *(constant(name, (HAND_CARDS, WANTED)) for name in ("CARD", "DANMAKU", "DODGE", "INVOCATION")),
    *(constant(name, (ITEM_CARDS, WANTED)) for name in ("ITEM", "ARTIFACT")),
    *constants(OWN_ITEMS, "YOUR_ITEM", "YOUR_POWERUP"),
    *(constant(name, (SEASON, WANTED)) for name in ("SPRING", "SUMMER", "AUTUMN", "WINTER")),
    constant("OF_EACH_SEASON", WANTED),
    *(constant(name, WANTED, tells=(sorts.OWN_STEP,)) for name in ("NIGHT_CARD", "UFO_CARD")),
    *constants(sorts.WHOLE, "HAND", "ALL_ITEMS"),
    constant("IT", sorts.SEEN, needs=(sorts.ONE_SEEN,)),
    constant("THE_REST", sorts.SEEN, needs=(sorts.SEEN_CARDS,)),
    constant("ANY_CARDS", sorts.SOME),
    constant("TOP_CARD", sorts.TOP_OF_DECK),
    constant("ONE_OF_THEM", sorts.TAKABLE, needs=(sorts.LOOKED_HAND,)),
    *(constant(name, sorts.TAKABLE, needs=(sorts.REVEALED,)) for name in ("ITS_DANMAKU", "HELPFUL")),
    constant("POWERUP", sorts.TALLY),
    constant("PAID", sorts.TALLY, needs=(sorts.DISCARDED,)),
    constant("SHOWN_DANMAKU", sorts.TALLY, needs=(sorts.SHOWN,)),
    word("Plus", AMOUNT, {"n": FEW, "what": sorts.TALLY}),
    word("AtLeast", sorts.TIMES, {"n": FEW, "what": sorts.TALLY}),
    constant("AS_MANY", sorts.AS_MANY_CARDS, needs=(sorts.AS_MANY,)),
    constant("ONE_EACH", sorts.PER_PLAYER),
    word("OfSeason", sorts.CONDITION, {"seasons": Many(SEASON, 1, 3)}, needs=(sorts.FLIPPED,), rule=rules.seasons),
]

MOMENTS: Final[WordEntries] = [
    constant("YOU_ARE_ATTACKED", sorts.ATTACKED, tells=(sorts.ATTACK, sorts.ATTACK_ON_YOU)),
    constant("ANYONE_IS_ATTACKED", sorts.ATTACKED, tells=(sorts.ATTACK, THAT)),
    constant("ANOTHER_ATTACKS", sorts.ATTACKED, tells=(sorts.ATTACK,)),
    *(
        constant(name, sorts.PLAYED, tells=(sorts.ANSWERED,))
        for name in ("DANMAKU_PLAYED", "OTHERS_DANMAKU_OR_SPELL", "OTHERS_ACTION")
    ),
    constant("SOMEBODY_AT_ZERO", sorts.ZERO, tells=(sorts.AT_ZERO, THAT)),
    constant("YOU_AVOID", sorts.EVENT, tells=(sorts.ATTACK, sorts.AVOIDED, THAT)),
    constant("YOUR_ATTACK_IS_AVOIDED", sorts.EVENT, tells=(sorts.AVOIDED,)),
    constant("YOU_DAMAGE", sorts.EVENT, tells=(THAT,)),
    *constants(sorts.EVENT, "YOU_LOSE_LIFE", "YOU_SKIP"),
    constant("DANMAKU_DONE", sorts.EVENT, tells=(sorts.CARD_PLAYED,)),
    constant("TURN_STARTS", sorts.EVENT, tells=(sorts.TURN_START,)),
    constant("HEROINE_FALLS", sorts.EVENT, tells=(sorts.HEROINE_FALL,)),
    constant("EXTRA_FALLS", sorts.EVENT, tells=(sorts.EXTRA_FALL,)),
    constant("YOU_FALL", sorts.FALL),
    constant("A_DANMAKU_CARD", sorts.PLAYING, tells=(sorts.CARD_PLAYED,)),
    constant("THIS_CARD", sorts.ENTERING),
    *constants(sorts.LIMIT, "ONCE_PER_ATTACK", "ONCE_PER_TURN"),
    *constants(sorts.MOMENT, "NEXT_TURN", "END_OF_TURN"),
    *constants(sorts.END, "A_DEFEAT", "RESHUFFLE", "AT_ONCE", "SUMMER_SHOWS"),
]


PART: Final = (ITEM_PART, CHARACTER_PART, ROLE_PART)
OCCASION: Final = sorts.ATTACKED | sorts.PLAYED | sorts.ZERO


LASTING_CHANGES: Final[WordEntries] = [
    *(word(n, (NUMERIC, *PART), {"n": number(-3, 5, but=(0,), usual=(1, 1, 2, -1))}) for n in ("Range", "Distance")),
    *(word(n, (NUMERIC, *PART), {"n": number(1, 3)}) for n in ("DanmakuLimit", "HandPlus")),
    word("LifePlus", (CHARACTER_PART, ROLE_PART), {"n": number(1, 3)}),
    word(
        "MaxHand",
        form((ITEM_PART,), {"n": number(5, 9)}),
        form((CHARACTER_PART,), {"n": number(5, 9), "first": FLAG}, must=("first",)),
        form((ITEM_PART, CHARACTER_PART), {"n": number(5, 9), "on": one_of(NAMESPACE, "OTHERS_TURNS")}, must=("on",)),
    ),
    word("DrawStep", PART, {"n": number(1, 3), "then": ACT | OPTION | SEQUENCE}, closed=(), keeps=True),
    word("DodgeTax", PART, {"n": number(1, 3)}),
    *(word(name, PART) for name in ("FarSighted", "KeepPowerups", "OnBehalf", "MaySkip", "DrawLess")),
    word(
        "AllInRange",
        form((CHARACTER_PART, LASTING), {"who": YOURSELF}),
        form(INCIDENT_PART, {"who": ALL_PLAYERS}),
    ),
    *(word(n, (INCIDENT_PART, LASTING)) for n in ("NoDanmakuLimit", "FirstFromDiscard", "ItemsDiscarded")),
    *(word(n, (INCIDENT_PART, LASTING)) for n in ("NoSpells", "NoGain")),
    word("Suppress", LASTING, {"whose": ANYBODY | CHOSEN | ONE | OTHERS}),
    word("SetDistance", LASTING, {"low": number(1, 1), "high": number(2, 5)}, forgets=COUNTED),
    word("BanChosen", LASTING, forgets=COUNTED),
    word("BanActions", LASTING),
    word(
        "Until",
        form(ACT, {"when": sorts.MOMENT, "rest": Many(NUMERIC, 1, 3)}, rule=rules.once_each),
        form(ACT, {"when": sorts.MOMENT, "rest": Many(LASTING, 1, 1)}),
    ),
]

TEXTS: Final[WordEntries] = [
    word(
        "action",
        sorts.CARD_TEXT,
        {"do": Many(WHOLE_ACTS, 1, 4), "cost": PRICE | COST, "free": FLAG},
        within=(DEED, sorts.ANNOUNCED),
        closed=(),
        reads=("cost",),
        rule=rules.action,
        weight=8,
    ),
    word(
        "reaction",
        sorts.CARD_TEXT,
        {"on": OCCASION, "do": ACTS, "cost": PRICE, "limit": one_of(NAMESPACE, "ONCE_PER_TURN"), "behalf": PRICE},
        within=DEEDS,
        closed=(),
        rule=rules.reaction,
    ),
    word(
        "ability_reaction",
        form(
            (ITEM_PART, CHARACTER_PART),
            {"on": OCCASION, "do": ACTS, "cost": PRICE, "limit": sorts.LIMIT},
            must=("cost",),
            within=DEEDS,
            closed=(),
            rule=rules.ability,
        ),
        form(
            (ITEM_PART, CHARACTER_PART),
            {"on": OCCASION, "do": ACTS, "limit": sorts.LIMIT},
            within=DEEDS,
            closed=(),
            rule=rules.ability,
        ),
    ),
    word("item", sorts.CARD_TEXT, {"parts": Many(ITEM_PART, 1, 4)}, closed=(), keeps=True, rule=rules.item),
    word("invocation", sorts.CARD_TEXT, {"what": sorts.ACTIVATION}, weight=1),
    *constants(sorts.ACTIVATION, "OWN_SPELL", "OTHERS_SPELL"),
    word(
        "spell",
        form(
            sorts.SPELL,
            {"do": Many(WHOLE_ACTS, 1, 4), "on": sorts.ATTACKED | sorts.PLAYED, "fixed": FLAG},
            within=DEEDS,
            closed=(),
            reads=("on",),
        ),
        form(sorts.SPELL, {"do": Many(one_of(NAMESPACE, "OTHERS_SPELL"), 1, 1)}, weight=1),
    ),
    word(
        "after",
        form(
            PART,
            {"event": sorts.EVENT, "do": ACTS, "limit": one_of(NAMESPACE, "ONCE_PER_CARD")},
            within=DEEDS,
            closed=(),
            rule=rules.once_per_card,
        ),
        form((CHARACTER_PART, ROLE_PART), {"event": sorts.FALL, "do": sorts.FATE}, closed=()),
    ),
    word(
        "on_play",
        form((ITEM_PART, CHARACTER_PART), {"event": sorts.PLAYING, "do": ACTS}, within=DEEDS, closed=()),
        form(ITEM_PART, {"event": sorts.ENTERING, "do": ACTS}, within=DEEDS, closed=()),
    ),
    word(
        "turn_act",
        form(
            CHARACTER_PART,
            {"do": ACT | CHOICE | JOINT | SEQUENCE, "cost": PRICE},
            must=("cost",),
            within=DEEDS,
            closed=(),
            reads=("cost",),
            rule=rules.turn_act,
            weight=12,
        ),
        form(CHARACTER_PART, {"do": ACT}, within=DEEDS, closed=(), rule=rules.turn_act, weight=1),
    ),
    word(
        "means",
        form((ITEM_PART, CHARACTER_PART), {"cost": PRICE, "when": one_of(NAMESPACE, "IN_YOUR_TURN")}, closed=()),
        form(CHARACTER_PART, {"when": one_of(NAMESPACE, "HAND_EMPTY")}, must=("when",)),
    ),
    word("everyone_means", INCIDENT_PART, {"cost": PRICE}, closed=()),
    word(
        "special",
        CHARACTER_PART,
        {"do": ACT, "limit": one_of(NAMESPACE, "ONCE_PER_ROUND")},
        closed=(),
        rule=rules.special,
        example={"do": "LookHand(ANOTHER)"},
        weight=0,
    ),
    constant("REVEAL", ROLE_PART),
]
MARKS: Final = (
    "TOP",
    "EITHER_END",
    "THE_DECK",
    "A_DECK",
    "OTHERS_TURNS",
    "IN_YOUR_TURN",
    "HAND_EMPTY",
    "ONCE_PER_CARD",
    "ONCE_PER_ROUND",
)
GRAMMAR: Final = Grammar(NAMESPACE, [*NOUNS, *VERBS, *LASTING_CHANGES, *MOMENTS, *TEXTS], MARKS)
