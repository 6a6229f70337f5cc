"""Curtain Call Demo Set (CCD): an original set, invented for this engine."""

from __future__ import annotations

from ..card import printed
from ..lang import (
    ANOTHER_VT,
    OPP_EVOLVES,
    OPP_LOCKS_VT,
    OPP_PLAYS_REPLY,
    OPP_PLAYS_SUPPORT,
    PL,
    THAT_VT,
    THIS_VT,
    UP_TO_2,
    YOU_EVOLVE,
    YOU_PLAY_PLATINUM,
    YOUR_ACTIVE,
    YOUR_VT,
    Bloom,
    Cancel,
    CoinPile,
    Comma,
    Crit,
    Discard,
    Draw,
    Feed,
    Has,
    HighTide,
    Jolt,
    LowTide,
    May,
    MoveToEmpty,
    Negative,
    Positive,
    ReturnToHand,
    Spend,
    Swap,
    Whenever,
    card,
    echo,
    lock,
    passive,
    plain,
    reply,
    snap,
)

TEXTS = {
    1: lock(LowTide(Draw(1)), HighTide(PL(+1, THIS_VT))),
    28: passive(Bloom(Feed(ANOTHER_VT, 2))),
    35: echo(Feed(UP_TO_2)),
    37: lock(CoinPile(2)),
    46: snap(CoinPile(), May(Comma(Spend(3), Draw(2)))),
    49: lock(Positive(Draw(1)), Negative(PL(+1, YOUR_ACTIVE))),
    52: snap(Jolt(Comma(Swap(), Draw(1)))),
    87: passive(Whenever(YOU_EVOLVE.when, Feed(ANOTHER_VT))),
    88: passive(Whenever(YOU_PLAY_PLATINUM.after, CoinPile())),
    96: plain(Crit(Draw(2), Discard(1))),
    103: plain(May(Comma(ReturnToHand(YOUR_VT), Draw(1)))),
    104: plain(Comma(MoveToEmpty(YOUR_VT), PL(+1, THAT_VT))),
    114: plain(Has(+1)),
    118: lock(Comma(Draw(1), Discard(1))),
    126: reply(OPP_PLAYS_SUPPORT.when, Cancel()),
    128: reply(OPP_LOCKS_VT.after, PL(-1, THAT_VT)),
    129: reply(OPP_EVOLVES.when, Draw(1)),
    135: reply(OPP_PLAYS_REPLY.when, Cancel()),
}

for _facts in printed("demo"):
    _clause = TEXTS.get(int(_facts.id.rpartition("-")[2]))
    card(_facts, *((_clause,) if _clause else ()))  # PL9 and PL10 have no effect of their own (4.1.1.3g)
