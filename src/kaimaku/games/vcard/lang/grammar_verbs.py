"""The words for one thing that is done, with what it may be done to."""

from __future__ import annotations

from kaimaku.games.grammar import Kind, form, literal, number, one_of, word
from kaimaku.games.grammar.grammar import Entry
from kaimaku.games.grammar.words import Form

from . import hands
from .frames import ADDRESSED
from .grammar_nouns import CARD, EVOLUTION, STATUS, SUPPORT, THAT_VT, THIS_ALLY
from .sorts import (
    ALL_LEFT,
    ALLIES,
    ALLIES_OF_THE_DOER,
    AMOUNT,
    ANSWER,
    BACK,
    CAPS,
    COUNTED,
    DECK_PLACE,
    FED,
    FEW,
    HAND_KIND,
    HOSTING,
    KIND,
    LEVELS,
    LOCKED,
    MY_ALLY,
    MY_TWO,
    OF_THE_DOER,
    ONE_LEFT,
    ONE_OF_THE_DOER,
    ONE_OURS,
    ONE_THEIRS,
    ONE_VT,
    OTHER_LEFT,
    OURS,
    OWN_ACT,
    OWN_OTHER,
    PLACE,
    PLAIN_OR_CHOICE,
    SIMPLE,
    SPOT,
    STATUS_OF,
    STATUS_OF_IT,
    THEIRS,
    THEIRS_TO_RETURN,
    THIS,
    TO_RETURN,
    TO_SCRAP,
    TWO_OF_ONE_SIDE,
    VTS,
    WHOSE,
    YOURS_TO_RETURN,
    exactly,
)

DOES = (SIMPLE, AMOUNT)
OWN = (SIMPLE, OWN_ACT, OWN_OTHER)
COUNTS = (SIMPLE, AMOUNT, OWN_ACT, OWN_OTHER)
BY_ANYBODY = (OWN_ACT, OWN_OTHER)
ONCE = number(1, 1)
OF_YOU, OF_OPP = one_of(vars(hands), "YOURS"), one_of(vars(hands), "OPPS")


KEYWORD = literal(f"one of {', '.join(ADDRESSED)}", lambda said: said in ADDRESSED, lambda: list(ADDRESSED))


def _token(name: str, one: Kind, many: Kind, n: Kind = FEW, *more: Form) -> Entry:
    """A token on VTs; those that do not stack are laid once (8.2.6.3, 8.2.7.3)."""
    gives = DOES if n is FEW else SIMPLE
    return word(name, form(gives, {"what": one, "n": n}, tells=(THAT_VT,)), form(gives, {"what": many, "n": n}), *more)


def _of_the_doer(place: str, **more: Kind) -> Form:
    """Done by each player or by the opponent, to their own VTs."""
    return form(BY_ANYBODY, {place: OF_THE_DOER, **more}, weight=1)


LEVELS_AND_PLACES: list[Entry | list[Entry]] = [
    word("PL", form(DOES, {"n": LEVELS, "who": ONE_VT}, tells=(THAT_VT,)), form(DOES, {"n": LEVELS, "who": VTS})),
    word("Swap", form(OWN, {"who": MY_TWO}), form(SIMPLE, {"who": TWO_OF_ONE_SIDE})),
    word("SwapActive", SIMPLE, {"what": BACK}),
    word(
        "Move",
        form(SIMPLE, {"who": ONE_VT}, tells=(THAT_VT,)),
        form(SIMPLE, {"who": TWO_OF_ONE_SIDE}),
        form(BY_ANYBODY, {"who": ONE_OF_THE_DOER}, weight=1),
    ),
]

TOKENS: list[Entry | list[Entry]] = [
    word(
        "Feed",
        form(DOES, {"who": ONE_OURS, "n": FEW}, tells=(THAT_VT,)),
        form(DOES, {"who": OURS, "n": FEW}),
        form(DOES, {"who": THIS, "n": FEW}, needs=(THIS_ALLY,), tells=(THAT_VT,)),  # no VT feeds itself
        form(FED, {"who": OURS, "n": FEW, "lost": PLAIN_OR_CHOICE}, must=("lost",), closed=("this VT",)),
        _of_the_doer("who", n=FEW),
    ),
    _token("Bless", ONE_OURS | THIS, OURS | THIS, FEW, _of_the_doer("what", n=FEW)),
    _token("Bolster", ONE_OURS | THIS, OURS | THIS, ONCE, _of_the_doer("what", n=ONCE)),
    _token("Decay", ONE_THEIRS, THEIRS),
    _token("Exalt", ONE_THEIRS, THEIRS),
    _token("Submerge", ONE_THEIRS, THEIRS, ONCE),
    word("Corrupt", SIMPLE, {"what": ONE_VT, "n": FEW}, tells=(THAT_VT,)),
    word("Burn", SIMPLE, {"what": SPOT, "n": ONCE}),
    word("Fracture", DOES, {"what": SPOT, "n": FEW}),
    word("Undertow", SIMPLE, {"n": number(1, 5)}),
]

HANDS_AND_DECKS: list[Entry | list[Entry]] = [
    word("Draw", COUNTS, {"n": FEW}),
    word(
        "Discard",
        form((SIMPLE, OWN_ACT), {"n": FEW, "what": HAND_KIND}),
        form(SIMPLE, {"n": FEW, "what": HAND_KIND, "whose": WHOSE}),
    ),
    word("Mill", form(COUNTS, {"n": FEW, "whose": OF_YOU}, must=("whose",)), form(DOES, {"n": FEW, "whose": WHOSE})),
    word("Search", OWN, {"what": KIND}),
    word("Shuffle", SIMPLE),
    word("Salvage", OWN),
    word("PutBack", OWN, {"to": DECK_PLACE}),
    word("Recycle", OWN),
]

BOARD: list[Entry | list[Entry]] = [
    word(
        "Return",
        form(SIMPLE, {"what": TO_RETURN, "to": PLACE, "whose": exactly("its owner's")}),
        form(SIMPLE, {"what": YOURS_TO_RETURN, "to": PLACE, "whose": exactly("your")}, must=("whose",)),
        form(SIMPLE, {"what": THEIRS_TO_RETURN, "to": PLACE, "whose": exactly("their")}, must=("whose",)),
        form(
            BY_ANYBODY,
            {"what": OF_THE_DOER | ALLIES_OF_THE_DOER, "to": PLACE, "whose": exactly("your")},
            must=("whose",),
            weight=1,
        ),
    ),
    word("Revive", form(SIMPLE, {"who": VTS}), _of_the_doer("who")),
    word("Fall", form(SIMPLE, {"what": VTS}), _of_the_doer("what")),
    word("Scrap", form(SIMPLE, {"what": TO_SCRAP}), form(BY_ANYBODY, {"what": ALLIES_OF_THE_DOER}, weight=1)),
    word("MoveAlly", form(OWN, {"what": MY_ALLY}), form(SIMPLE, {"what": ALLIES})),
    word("Attach", SIMPLE, {"who": HOSTING}),
    word("Unlock", OWN, {"what": LOCKED}),
    word(
        "RemoveStatus",
        form(SIMPLE, {"frm": STATUS_OF}),
        form(SIMPLE, {"frm": STATUS_OF_IT}, must=("frm",), needs=(STATUS,), weight=60),
    ),
    word("CleanseDecay", SIMPLE),
    word("Devolve", SIMPLE, needs=(EVOLUTION,), weight=60),
]

# --- looking at the top of a deck: how many, of whose deck, and whether some were taken ------------------------------

TOP, YOUR_TOP, THEIR_TOP = "the top cards of a deck", "the top cards of your deck", "the top cards of the Opp's deck"
ONE_TOP, TWO_TOP, ALL_TOP = "one top card", "two top cards", "all the top cards"
TAKEN, ONE_TAKEN = "top cards of which some were taken", "top cards of which one was taken"
LOOKED = (TOP, YOUR_TOP, THEIR_TOP, ONE_TOP, TWO_TOP, ALL_TOP, TAKEN, ONE_TAKEN)


def _look(name: str, usual: Kind) -> Entry:
    forms = []
    for whose, side in ((OF_YOU, YOUR_TOP), (OF_OPP, THEIR_TOP)):
        must = () if whose is usual else ("whose",)
        for n, told in ((ONCE, (ONE_TOP,)), (number(2, 2), (TWO_TOP, ALL_TOP)), (number(3, 10), (ALL_TOP,))):
            tells = (TOP, side, *told)
            lost = tuple(x for x in LOOKED if x not in tells)
            forms.append(form(SIMPLE, {"n": n, "whose": whose}, must=must, tells=tells, forgets=lost))
    return word(name, forms[0], *forms[1:])


def _rest(name: str, *needs: str) -> Entry:
    """What is left, in the words that fit."""
    return word(
        name,
        form(SIMPLE, needs=(TOP, TAKEN, *needs), forgets=LOOKED),
        form(SIMPLE, {"what": ONE_LEFT}, must=("what",), needs=(ONE_TOP, *needs), forgets=LOOKED),
        form(SIMPLE, {"what": ALL_LEFT}, must=("what",), needs=(ALL_TOP, *needs), forgets=LOOKED),
        form(SIMPLE, {"what": OTHER_LEFT}, must=("what",), needs=(TWO_TOP, ONE_TAKEN, *needs), forgets=LOOKED),
    )


LOOKING: list[Entry | list[Entry]] = [
    _look("LookTop", OF_YOU),
    _look("RevealTop", OF_OPP),
    word(
        "Keep",
        form(SIMPLE, needs=(TOP, YOUR_TOP), tells=(TAKEN, ONE_TAKEN), forgets=(ALL_TOP, ONE_TOP)),
        form(
            SIMPLE,
            {"what": KIND},
            must=("what",),
            needs=(TOP, YOUR_TOP),
            tells=(TAKEN,),
            forgets=(ALL_TOP, ONE_TOP, ONE_TAKEN),
        ),
    ),
    word(
        "Bin",
        form(SIMPLE, {"n": ONCE}, needs=(TOP,), tells=(TAKEN, ONE_TAKEN), forgets=(ALL_TOP, ONE_TOP)),
        form(SIMPLE, {"n": number(2, 9)}, needs=(TOP,), tells=(TAKEN,), forgets=(ALL_TOP, ONE_TOP, ONE_TAKEN)),
    ),
    _rest("ToBottom"),
    _rest("ToEither"),
    _rest("ShuffledBack"),
    _rest("ToOpp", THEIR_TOP),
]

RICHES: list[Entry | list[Entry]] = [
    word("CoinPile", DOES, {"n": FEW}),
    word("Spend", SIMPLE, {"n": FEW}),
    word("KeepCoins", SIMPLE, {"n": FEW}),
    word("Generate", DOES, {"n": FEW}),
    word("PerEach", SIMPLE, {"who": COUNTED, "do": AMOUNT}),
    word("PerCoins", SIMPLE, {"n": FEW, "do": AMOUNT}),
    word("Cap", CAPS, {"n": FEW}),
]

OTHER_EFFECTS: list[Entry | list[Entry]] = [
    word("Cancel", ANSWER, needs=(CARD,)),
    word("CopyIt", ANSWER, needs=(SUPPORT,)),
    word("SnapOfYours", SIMPLE),
    word("NegativeOfActive", SIMPLE),
    word("PositiveOfBackstage", SIMPLE),
    word("AnyOf", SIMPLE, {"keyword": KEYWORD}),
]
VERBS = [*LEVELS_AND_PLACES, *TOKENS, *HANDS_AND_DECKS, *BOARD, *LOOKING, *RICHES, *OTHER_EFFECTS]
