"""The card language: what card files import. A card says only what is printed on it (4.4, 4.5).

`GRAMMAR` is the table of all its words (`grammar.py`), those included that no printed card needs.
"""

from __future__ import annotations

from typing import Final

from ..rules.events import ON_TOP, TO_BOTTOM, TO_DECK, TO_HAND
from . import more as _more
from .answers import AnyOf, Cancel, CopyIt, NegativeOfActive, PositiveOfBackstage, SnapOfYours, Trigger
from .apart import Aftershock, Both, Grow, Havoc, NextTurn, Opp
from .boards import (
    ANYWHERE,
    ON_IT,
    ON_YOURS,
    Attach,
    CleanseDecay,
    Devolve,
    Fall,
    MoveAlly,
    PutBack,
    Recycle,
    RemoveStatus,
    Return,
    Revive,
    Scrap,
    Unlock,
)
from .conditions import *
from .effects import Part
from .frames import Clause, Immediately, card, echo, lock, passive, plain, reply, snap
from .gates import Ash, Calamity, Chain, Circuit, Coastline, HighTide, Jolt, LowTide, Negative, Positive, Unity
from .grammar import build
from .hands import *
from .joints import And, ChooseOne, Comma, Condition, Crit, If, May
from .levels import PL, Move, Swap, SwapActive
from .looking import IT, THE_OTHER, THEM, Bin, Keep, LookTop, RevealTop, ShuffledBack, ToBottom, ToEither, ToOpp
from .marks import Bless, Bolster, Burn, Corrupt, Decay, Exalt, Feed, Fracture, Submerge, Undertow
from .moments import *
from .nouns import *
from .payments import Fuel, Greed, Invoke, Surge
from .resources import CoinPile, Generate, KeepCoins, PerCoins, PerEach, Spend
from .standing import (
    Bloom,
    Cap,
    CoinsStay,
    Erupt,
    ExtraDraw,
    Has,
    MoreSupports,
    NoAdvantage,
    NoSearching,
    Only,
    OnlySupports,
    Whenever,
    WhenScrapped,
    While,
)

# From here on every word checks what it is given: whatever would be ignored or do something else is refused.
GRAMMAR: Final = build(globals() | _more.MORE)
for _home in (globals(), vars(_more), _more.MORE):
    _home.update({name: word for name, word in GRAMMAR.checked().items() if name in _home})
