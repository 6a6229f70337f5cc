"""The words for one thing that is done, with what it may be done to."""

from __future__ import annotations

from typing import Final

from kaimaku.language import Kind, form, literal, number, one_of, word
from kaimaku.language.grammar import WordEntries, WordEntry
from kaimaku.language.words import Form

from . import hands, sorts
from .frames import ADDRESSED
from .grammar_nouns import CARD, EVOLUTION, STATUS, SUPPORT, THAT_VT, THIS_ALLY

DOES: Final = (sorts.SIMPLE, sorts.AMOUNT)
OWN: Final = (sorts.SIMPLE, sorts.OWN_ACT, sorts.OWN_OTHER)
COUNTS: Final = (sorts.SIMPLE, sorts.AMOUNT, sorts.OWN_ACT, sorts.OWN_OTHER)
BY_ANYBODY: Final = (sorts.OWN_ACT, sorts.OWN_OTHER)
ONCE: Final = number(1, 1)
OF_YOU: Final = one_of(vars(hands), "YOURS")
OF_OPP: Final = one_of(vars(hands), "OPPS")


KEYWORD: Final = literal(f"one of {', '.join(ADDRESSED)}", lambda said: said in ADDRESSED, lambda: list(ADDRESSED))


def _token(name: str, one: Kind, many: Kind, n: Kind = sorts.FEW, *more: Form) -> WordEntry:
    """A token on VTs; those that do not stack are laid once (8.2.6.3, 8.2.7.3)."""
    gives = DOES if n is sorts.FEW else sorts.SIMPLE
    return word(name, form(gives, {"what": one, "n": n}, tells=(THAT_VT,)), form(gives, {"what": many, "n": n}), *more)


def _of_the_doer(place: str, **more: Kind) -> Form:
    """Done by each player or by the opponent, to their own VTs."""
    return form(BY_ANYBODY, {place: sorts.OF_THE_DOER, **more}, weight=1)


LEVELS_AND_PLACES: Final[WordEntries] = [
    word(
        "PL",
        form(DOES, {"n": sorts.LEVELS, "who": sorts.ONE_VT}, tells=(THAT_VT,)),
        form(DOES, {"n": sorts.LEVELS, "who": sorts.VTS}),
    ),
    word("Swap", form(OWN, {"who": sorts.MY_TWO}), form(sorts.SIMPLE, {"who": sorts.TWO_OF_ONE_SIDE})),
    word("SwapActive", sorts.SIMPLE, {"what": sorts.BACK}),
    word(
        "Move",
        form(sorts.SIMPLE, {"who": sorts.ONE_VT}, tells=(THAT_VT,)),
        form(sorts.SIMPLE, {"who": sorts.TWO_OF_ONE_SIDE}),
        form(BY_ANYBODY, {"who": sorts.ONE_OF_THE_DOER}, weight=1),
    ),
]

TOKENS: Final[WordEntries] = [
    word(
        "Feed",
        form(DOES, {"who": sorts.ONE_OURS, "n": sorts.FEW}, tells=(THAT_VT,)),
        form(DOES, {"who": sorts.OURS, "n": sorts.FEW}),
        form(DOES, {"who": sorts.THIS, "n": sorts.FEW}, needs=(THIS_ALLY,), tells=(THAT_VT,)),  # no VT feeds itself
        form(
            sorts.FED,
            {"who": sorts.OURS, "n": sorts.FEW, "lost": sorts.PLAIN_OR_CHOICE},
            must=("lost",),
            closed=("this VT",),
        ),
        _of_the_doer("who", n=sorts.FEW),
    ),
    _token("Bless", sorts.ONE_OURS | sorts.THIS, sorts.OURS | sorts.THIS, sorts.FEW, _of_the_doer("what", n=sorts.FEW)),
    _token("Bolster", sorts.ONE_OURS | sorts.THIS, sorts.OURS | sorts.THIS, ONCE, _of_the_doer("what", n=ONCE)),
    _token("Decay", sorts.ONE_THEIRS, sorts.THEIRS),
    _token("Exalt", sorts.ONE_THEIRS, sorts.THEIRS),
    _token("Submerge", sorts.ONE_THEIRS, sorts.THEIRS, ONCE),
    word("Corrupt", sorts.SIMPLE, {"what": sorts.ONE_VT, "n": sorts.FEW}, tells=(THAT_VT,)),
    word("Burn", sorts.SIMPLE, {"what": sorts.SPOT, "n": ONCE}),
    word("Fracture", DOES, {"what": sorts.SPOT, "n": sorts.FEW}),
    word("Undertow", sorts.SIMPLE, {"n": number(1, 5)}),
]

HANDS_AND_DECKS: Final[WordEntries] = [
    word("Draw", COUNTS, {"n": sorts.FEW}),
    word(
        "Discard",
        form((sorts.SIMPLE, sorts.OWN_ACT), {"n": sorts.FEW, "what": sorts.HAND_KIND}),
        form(sorts.SIMPLE, {"n": sorts.FEW, "what": sorts.HAND_KIND, "whose": sorts.WHOSE}),
    ),
    word(
        "Mill",
        form(COUNTS, {"n": sorts.FEW, "whose": OF_YOU}, must=("whose",)),
        form(DOES, {"n": sorts.FEW, "whose": sorts.WHOSE}),
    ),
    word("Search", OWN, {"what": sorts.KIND}),
    word("Shuffle", sorts.SIMPLE),
    word("Salvage", OWN),
    word("PutBack", OWN, {"to": sorts.DECK_PLACE}),
    word("Recycle", OWN),
]

BOARD: Final[WordEntries] = [
    word(
        "Return",
        form(sorts.SIMPLE, {"what": sorts.TO_RETURN, "to": sorts.PLACE, "whose": sorts.exactly("its owner's")}),
        form(
            sorts.SIMPLE,
            {"what": sorts.YOURS_TO_RETURN, "to": sorts.PLACE, "whose": sorts.exactly("your")},
            must=("whose",),
        ),
        form(
            sorts.SIMPLE,
            {"what": sorts.THEIRS_TO_RETURN, "to": sorts.PLACE, "whose": sorts.exactly("their")},
            must=("whose",),
        ),
        form(
            BY_ANYBODY,
            {"what": sorts.OF_THE_DOER | sorts.ALLIES_OF_THE_DOER, "to": sorts.PLACE, "whose": sorts.exactly("your")},
            must=("whose",),
            weight=1,
        ),
    ),
    word("Revive", form(sorts.SIMPLE, {"who": sorts.VTS}), _of_the_doer("who")),
    word("Fall", form(sorts.SIMPLE, {"what": sorts.VTS}), _of_the_doer("what")),
    word(
        "Scrap",
        form(sorts.SIMPLE, {"what": sorts.TO_SCRAP}),
        form(BY_ANYBODY, {"what": sorts.ALLIES_OF_THE_DOER}, weight=1),
    ),
    word("MoveAlly", form(OWN, {"what": sorts.MY_ALLY}), form(sorts.SIMPLE, {"what": sorts.ALLIES})),
    word("Attach", sorts.SIMPLE, {"who": sorts.HOSTING}),
    word("Unlock", OWN, {"what": sorts.LOCKED}),
    word(
        "RemoveStatus",
        form(sorts.SIMPLE, {"frm": sorts.STATUS_OF}),
        form(sorts.SIMPLE, {"frm": sorts.STATUS_OF_IT}, must=("frm",), needs=(STATUS,), weight=60),
    ),
    word("CleanseDecay", sorts.SIMPLE),
    word("Devolve", sorts.SIMPLE, needs=(EVOLUTION,), weight=60),
]

# --- looking at the top of a deck: how many, of whose deck, and whether some were taken ------------------------------

TOP: Final = "the top cards of a deck"
YOUR_TOP: Final = "the top cards of your deck"
THEIR_TOP: Final = "the top cards of the Opp's deck"
ONE_TOP: Final = "one top card"
TWO_TOP: Final = "two top cards"
ALL_TOP: Final = "all the top cards"
TAKEN: Final = "top cards of which some were taken"
ONE_TAKEN: Final = "top cards of which one was taken"
LOOKED: Final = (TOP, YOUR_TOP, THEIR_TOP, ONE_TOP, TWO_TOP, ALL_TOP, TAKEN, ONE_TAKEN)


def _look(name: str, usual: Kind) -> WordEntry:
    forms = []
    for whose, side in ((OF_YOU, YOUR_TOP), (OF_OPP, THEIR_TOP)):
        must = () if whose is usual else ("whose",)
        for n, told in ((ONCE, (ONE_TOP,)), (number(2, 2), (TWO_TOP, ALL_TOP)), (number(3, 10), (ALL_TOP,))):
            tells = (TOP, side, *told)
            lost = tuple(x for x in LOOKED if x not in tells)
            forms.append(form(sorts.SIMPLE, {"n": n, "whose": whose}, must=must, tells=tells, forgets=lost))
    return word(name, forms[0], *forms[1:])


def _rest(name: str, *needs: str) -> WordEntry:
    """What is left, in the words that fit."""
    return word(
        name,
        form(sorts.SIMPLE, needs=(TOP, TAKEN, *needs), forgets=LOOKED),
        form(sorts.SIMPLE, {"what": sorts.ONE_LEFT}, must=("what",), needs=(ONE_TOP, *needs), forgets=LOOKED),
        form(sorts.SIMPLE, {"what": sorts.ALL_LEFT}, must=("what",), needs=(ALL_TOP, *needs), forgets=LOOKED),
        form(
            sorts.SIMPLE, {"what": sorts.OTHER_LEFT}, must=("what",), needs=(TWO_TOP, ONE_TAKEN, *needs), forgets=LOOKED
        ),
    )


LOOKING: Final[WordEntries] = [
    _look("LookTop", OF_YOU),
    _look("RevealTop", OF_OPP),
    word(
        "Keep",
        form(sorts.SIMPLE, needs=(TOP, YOUR_TOP), tells=(TAKEN, ONE_TAKEN), forgets=(ALL_TOP, ONE_TOP)),
        form(
            sorts.SIMPLE,
            {"what": sorts.KIND},
            must=("what",),
            needs=(TOP, YOUR_TOP),
            tells=(TAKEN,),
            forgets=(ALL_TOP, ONE_TOP, ONE_TAKEN),
        ),
    ),
    word(
        "Bin",
        form(sorts.SIMPLE, {"n": ONCE}, needs=(TOP,), tells=(TAKEN, ONE_TAKEN), forgets=(ALL_TOP, ONE_TOP)),
        form(sorts.SIMPLE, {"n": number(2, 9)}, needs=(TOP,), tells=(TAKEN,), forgets=(ALL_TOP, ONE_TOP, ONE_TAKEN)),
    ),
    _rest("ToBottom"),
    _rest("ToEither"),
    _rest("ShuffledBack"),
    _rest("ToOpp", THEIR_TOP),
]

RESOURCES: Final[WordEntries] = [
    word("CoinPile", DOES, {"n": sorts.FEW}),
    word("Spend", sorts.SIMPLE, {"n": sorts.FEW}),
    word("KeepCoins", sorts.SIMPLE, {"n": sorts.FEW}),
    word("Generate", DOES, {"n": sorts.FEW}),
    word("PerEach", sorts.SIMPLE, {"who": sorts.COUNTED, "do": sorts.AMOUNT}),
    word("PerCoins", sorts.SIMPLE, {"n": sorts.FEW, "do": sorts.AMOUNT}),
    word("Cap", sorts.CAPS, {"n": sorts.FEW}),
]

OTHER_EFFECTS: Final[WordEntries] = [
    word("Cancel", sorts.ANSWER, needs=(CARD,)),
    word("CopyIt", sorts.ANSWER, needs=(SUPPORT,)),
    word("SnapOfYours", sorts.SIMPLE),
    word("NegativeOfActive", sorts.SIMPLE),
    word("PositiveOfBackstage", sorts.SIMPLE),
    word("AnyOf", sorts.SIMPLE, {"keyword": KEYWORD}),
]
VERBS: Final = [*LEVELS_AND_PLACES, *TOKENS, *HANDS_AND_DECKS, *BOARD, *LOOKING, *RESOURCES, *OTHER_EFFECTS]
