"""Conditions of "if" (4.5.0.3): what a text looks at before it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.frames import Frame

from ..rules.moments import FrameTest
from ..rules.pairing import paired
from ..rules.power import firm_power, power
from ..rules.timing import THAT
from ..rules.tokens import BURN, DECAY, amount
from ..table import (
    ALLIES_PLAYED,
    CHAINS,
    HAND,
    REPLIES_PLAYED,
    SUPPORTS_PLAYED,
    VCardTable,
    active,
    attached,
    backstage,
    count,
    face,
    face_up,
    other,
    spots,
    top,
    vt_of,
    vts,
    zone,
)
from .gates import at_back
from .joints import Condition
from .nouns import Who

Level = Callable[[VCardTable, int], int]


def printed_pl(t: VCardTable, vt: int) -> int:
    """The Power Level printed on the highest card of a VT; face down it shows none."""
    return face(t, top(t, vt)).facts.pl if face_up(t, vt) else 0


def _thirteen_backstage(level: Level) -> FrameTest:
    return lambda t, f: any(level(t, vt) >= 13 for seat in range(t.seats) for vt in backstage(t, seat))


def _host_11(level: Level) -> FrameTest:
    return lambda t, f: (vt := vt_of(t, f.source)) >= 0 and level(t, vt) >= 11


def _opp_active_decayed(t: VCardTable, f: Frame) -> bool:
    vt = active(t, other(f.seat))
    return vt >= 0 and amount(t, DECAY, vt) > 0


OPP_EVOLVED: Final = Condition(
    lambda t, f: any(t.owner[card] != f.seat for card in t.evolved_before),
    "your Opp. evolved a VT in their last turn",
    "相手の直前のターンに相手がVTを進化させた",
)
THIRTEEN_BACKSTAGE: Final = Condition(
    _thirteen_backstage(power),
    "a VT with at least 13 PL is on the Backstage",
    "PL13以上のVTがバックステージにいる",
    _thirteen_backstage(firm_power),
)
OPP_ACTIVE_DECAYED: Final = Condition(
    _opp_active_decayed, "your Opp's Active VT is Decayed", "相手のアクティブVTがDecay状態"
)
IT_IS_EVOLVED: Final = Condition(
    lambda t, f: any(printed_pl(t, vt) > 8 for vt in f.many(THAT)), "it is a PL9 or PL10 VT", "それがPL9かPL10"
)
OPP_BURNED: Final = Condition(
    lambda t, f: any(amount(t, BURN, spot) for spot in spots(other(f.seat))),
    "your Opp. has a Burn",
    "相手のスポットにBurnがある",
)
HAND_UNDER_5: Final = Condition(
    lambda t, f: len(zone(t, f.seat, HAND)) < 5, "your hand has fewer than 5 cards", "手札が5枚未満"
)
ALLY_PLAYED: Final = Condition(
    lambda t, f: count(t, ALLIES_PLAYED, f.seat) > 0, "you played an Ally this turn", "このターンにアライを使った"
)
ON_BACKSTAGE: Final = Condition(at_back, "this VT is on the Backstage", "このVTがバックステージにいる")
YOU_EVOLVED: Final = Condition(
    lambda t, f: any(printed_pl(t, vt) > 8 for vt in vts(t, f.seat)),
    "you control an evolved VT",
    "進化した自分のVTがいる",
)
REPLIED: Final = Condition(
    lambda t, f: t.before.get((REPLIES_PLAYED, f.seat), 0) > 0,
    "you played a Reinforcement in your Opp's last turn",
    "相手の直前のターンに自分が増援を使った",
)
OPP_HOLDS_7: Final = Condition(
    lambda t, f: len(zone(t, other(f.seat), HAND)) >= 7,
    "your Opp. has at least 7 cards in hand",
    "相手の手札が7枚以上",
)
CHAINED: Final = Condition(
    lambda t, f: count(t, CHAINS, f.seat) > 0, "you triggered Chain this turn", "このターンにChainを発動した"
)
HOST_11: Final = Condition(_host_11(power), "this VT has at least 11 PL", "このVTのPLが11以上", _host_11(firm_power))
NO_SUPPORTS: Final = Condition(
    lambda t, f: count(t, SUPPORTS_PLAYED, f.seat) == 0,
    "you played no Supports this turn",
    "このターンにサポートを使っていない",
)
THREE_PL10: Final = Condition(
    lambda t, f: sum(printed_pl(t, vt) == 10 for vt in vts(t, f.seat)) >= 3,
    "you control 3 PL10 VT's",
    "自分のPL10のVTが3体いる",
)


def Paired(who: Who) -> Condition:
    """The player's Mascot is Paired with it."""
    en, ja = who.words("en"), who.words("ja")
    return Condition(
        lambda t, f: paired(t, f.seat) in who.find(t, f),
        f"your Mascot is Paired with {en}",
        f"自分のマスコットが{ja}とペアになっている",
    )


def With(name: str) -> Condition:
    """An Ally of this name is attached to the same VT."""

    def holds(t: VCardTable, f: Frame) -> bool:
        vt = vt_of(t, f.source)
        return vt >= 0 and any(face(t, ally).facts.name == name for ally in attached(t, vt))

    return Condition(holds, f"{name} is attached to this VT too", f"このVTに{name}も付いている")
