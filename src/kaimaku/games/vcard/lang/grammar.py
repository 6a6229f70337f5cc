"""The table of VCard's card language: what each word takes and gives, once. How to read it: `kaimaku.language`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.language import FLAG, Grammar, Kind, expression_of, form, word
from kaimaku.language.grammar import WordEntries, WordEntry
from kaimaku.language.words import Many

from ..rules.events import ATTACH, PLAY
from ..rules.moments import Moment, On
from .grammar_nouns import (
    CONDITIONS,
    ITS_VT,
    MOMENTS,
    OF_CARD,
    OTHER_NOUNS,
    THAT_ALLY,
    THAT_VT,
    THIS_ALLY,
    THIS_VT,
    VT_NOUNS,
)
from .grammar_verbs import VERBS
from .sorts import (
    ACT,
    ANSWER,
    AT_ONCE,
    CAPS,
    CHAINED,
    CHOICE,
    CONDITION,
    DRAWN,
    ELEMENT,
    FEW,
    FIXED,
    GATED,
    HOST,
    JOINED,
    LAST,
    LASTING,
    LEVELS,
    LIMITS,
    LISTENS,
    MARKS,
    MOMENT,
    ON,
    OPEN,
    OPTION,
    OWN_ACT,
    OWN_OPTION,
    OWN_OTHER,
    PILE,
    PLAIN,
    REPLY_ON,
    SIMPLE,
    STANDS,
    WHOSE,
)

Bound = Mapping[str, tuple[object, ...]]
ABOUT: Final = (THAT_VT, ITS_VT, THAT_ALLY)  # what an effect is about is the same for whoever does a part of it


def _only_last(bound: Bound) -> str | None:
    """Texts have no brackets: what swallows the rest of a sentence comes last."""
    wrong = next((x for x in bound["parts"][:-1] if not (SIMPLE | JOINED | ANSWER).accepts(x)), None)
    return None if wrong is None else "what goes on to the end of the sentence comes last, or around all of it"


# --- joints: and, commas, may, if, choices ---------------------------------------------------------------------------

JOINTS: Final[WordEntries] = [
    word(
        "And",
        form(JOINED, {"parts": Many(SIMPLE, 2, 4)}),
        form(JOINED, {"parts": Many(LAST, 2, 4)}, rule=_only_last, weight=1),
        form(ANSWER, {"parts": Many(SIMPLE | ANSWER, 2, 4)}, weight=1),
    ),
    word(
        "Comma",
        form(CHAINED, {"parts": Many(SIMPLE | JOINED, 2, 4)}),
        form(CHAINED, {"parts": Many(LAST | JOINED, 2, 4)}, rule=_only_last, weight=1),
        form(ANSWER, {"parts": Many(SIMPLE | JOINED | ANSWER, 2, 4)}, weight=1),
    ),
    word(
        "May",
        form((OPTION, OWN_OPTION), {"do": OWN_OTHER}, keeps=True, weight=1),
        form(OPTION, {"do": SIMPLE | JOINED | CHAINED | OPEN | CHOICE}, keeps=True),
        form(ANSWER, {"do": ANSWER}, keeps=True, weight=1),
    ),
    word(
        "If",
        form(OPEN, {"condition": CONDITION, "do": ACT}, keeps=True),
        form(ANSWER, {"condition": CONDITION, "do": ANSWER}, keeps=True, weight=1),
    ),
    word("ChooseOne", CHOICE, {"modes": Many(PLAIN, 2, 3)}, keeps=True, apart=("modes",)),
    word(
        "Crit",
        form(CHOICE, {"win": PLAIN, "lose": PLAIN, "flips": WHOSE}, must=("win",), keeps=True),
        form(CHOICE, {"lose": PLAIN, "flips": WHOSE}, must=("lose",), keeps=True, weight=1),
    ),
    word("Both", SIMPLE, {"do": OWN_ACT | OWN_OPTION}, closed=(*OF_CARD, *ABOUT), keeps=True),
    word("Opp", SIMPLE, {"do": OWN_OTHER | OWN_OPTION}, closed=(*OF_CARD, *ABOUT), keeps=True),
]

# --- keywords --------------------------------------------------------------------------------------------------------


def _gate(name: str, takes: Mapping[str, Kind] | None = None, *needs: str, stands: bool = True) -> WordEntry:
    """A keyword before something done; before something that lasts or listens where it is no price and no choice."""
    more_takes = takes or {}
    forms = [
        form(OPEN, {**more_takes, "do": ACT}, keeps=True, needs=needs),
        form(ANSWER, {**more_takes, "do": ANSWER}, keeps=True, needs=needs, weight=1),
    ]
    if stands:
        forms.append(form(GATED, {**more_takes, "do": LASTING | LISTENS | GATED}, keeps=True, needs=needs))
    return word(name, forms[0], *forms[1:])


def _later(name: str, do: Kind = ACT) -> WordEntry:
    """What runs by itself, later or several times: only the card itself is still there to speak of."""
    return word(name, OPEN, {"do": do}, closed=OF_CARD, keeps=True)


KEYWORDS: Final[WordEntries] = [
    *(_gate(name) for name in ("LowTide", "HighTide", "Calamity", "Circuit")),
    *(_gate(name, None, THIS_VT) for name in ("Positive", "Negative", "Coastline")),
    _gate("Ash", {"whose": WHOSE, "n": PILE}),
    _gate("Unity", {"n": FEW}),
    _gate("Jolt", stands=False),
    _gate("Chain", None, THIS_VT, stands=False),
    _gate("Fuel", None, THIS_VT, stands=False),
    _gate("Invoke", {"n": FEW}, stands=False),
    word("Greed", OPEN, {"n": FEW, "do": ACT}, closed=(*OF_CARD, *ABOUT), keeps=True),
    word("Surge", OPEN, {"do": ACT}, closed=(*OF_CARD, *ABOUT), keeps=True),
    *(_later(name) for name in ("Grow", "Havoc", "Aftershock")),
    _later("NextTurn", CAPS),
]

# --- sentences of passives -------------------------------------------------------------------------------------------

STANDING: Final[WordEntries] = [
    word("Whenever", LISTENS, {"on": ON, "do": ACT, "once": FLAG}, closed=OF_CARD),
    word("Bloom", LISTENS, {"do": ACT}, closed=OF_CARD, needs=(THIS_VT,)),
    word("Erupt", DRAWN, {"do": ACT}, closed=()),
    word("WhenScrapped", DRAWN, {"do": ACT}, closed=(), needs=(THIS_ALLY,)),
    word("While", GATED, {"condition": CONDITION, "do": LASTING}),
    word(
        "Has",
        form(LASTING, {"n": LEVELS, "who": FIXED}, must=("who",)),
        form(LASTING, {"n": LEVELS}, needs=(THIS_VT,)),
    ),
    word("NoAdvantage", LASTING, needs=(THIS_VT,)),
    *(word(name, LASTING, {"n": FEW}) for name in ("ExtraDraw", "MoreSupports", "OnlySupports", "CoinsStay")),
    word("NoSearching", LASTING),
    word("Only", LIMITS, {"element": ELEMENT}, needs=(THIS_ALLY,)),
]

# --- hosts -----------------------------------------------------------------------------------------------------------


def _not_there_yet(bound: Bound) -> str | None:
    """While a card waits on the queue, it is on no VT and no VT itself (4.6.4.1)."""
    on = bound["on"][0]
    assert isinstance(on, On)
    if on is not on.moment.when or on.moment.kind not in (PLAY, ATTACH):
        return None
    for sentence in bound["sentences"]:
        expression = expression_of(sentence)
        if expression is not None and expression.needs & {THAT_VT, THAT_ALLY}:
            return "when this is answered, the card isn't on the board yet: write .after"
    return None


SENTENCES: Final = Many(ACT, 1, 4)
HOSTS: Final[WordEntries] = [
    *(word(name, HOST, {"sentences": SENTENCES}, closed=OF_CARD) for name in ("snap", "echo", "lock")),
    word("passive", HOST, {"sentences": Many(STANDS, 1, 4)}, closed=OF_CARD),
    word(
        "plain",
        form(HOST, {"sentences": SENTENCES}, closed=OF_CARD),
        form(HOST, {"sentences": Many(STANDS, 1, 4)}, closed=OF_CARD),
    ),
    word(
        "reply",
        HOST,
        {"on": REPLY_ON, "sentences": Many(ACT | ANSWER | AT_ONCE, 1, 4)},
        closed=(),
        rule=_not_there_yet,
    ),
    word("Immediately", AT_ONCE, {"do": ACT | ANSWER}),
]


def build(namespace: Mapping[str, object]) -> Grammar:
    """The table over the words as the package has them."""
    grammar = Grammar(
        namespace,
        [*VERBS, *JOINTS, *KEYWORDS, *STANDING, *HOSTS, *VT_NOUNS, *OTHER_NOUNS, *CONDITIONS, *MOMENTS],
        MARKS,
    )
    for moment in [x for x in namespace.values() if isinstance(x, Moment) and expression_of(x) is not None]:
        if MOMENT.accepts(moment):
            grammar.words["when"].say(moment.when, moment)
        grammar.words["after"].say(moment.after, moment)
    return grammar
