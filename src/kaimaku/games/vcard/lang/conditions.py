"""Conditions of "if" (4.5.0.3): what a text looks at before it goes on."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.frames import Frame

from ..pairing import paired
from ..power import firm_power, power
from ..table import (
    ALLIES_PLAYED,
    BACKSTAGE,
    CHAINS,
    HAND,
    REPLIES_PLAYED,
    SIDE,
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
from ..timing import THAT
from ..tokens import BURN, DECAY, amount
from .joints import Condition, Test
from .nouns import Who

Level = Callable[[VCardTable, int], int]


def _opp_evolved(t: VCardTable, f: Frame) -> bool:
    return any(t.owner[card] != f.seat for card in t.evolved_before)


def _thirteen_backstage(level: Level) -> Test:
    def holds(t: VCardTable, f: Frame) -> bool:
        return any(level(t, vt) >= 13 for seat in range(t.seats) for vt in backstage(t, seat))

    return holds


def _opp_active_decayed(t: VCardTable, f: Frame) -> bool:
    vt = active(t, other(f.seat))
    return vt >= 0 and amount(t, DECAY, vt) > 0


def _it_is_evolved(t: VCardTable, f: Frame) -> bool:
    return any(face_up(t, vt) and face(t, top(t, vt)).facts.pl > 8 for vt in f.many(THAT))


def _opp_burned(t: VCardTable, f: Frame) -> bool:
    return any(amount(t, BURN, spot) for spot in spots(other(f.seat)))


def _hand_under_5(t: VCardTable, f: Frame) -> bool:
    return len(zone(t, f.seat, HAND)) < 5


def _ally_played(t: VCardTable, f: Frame) -> bool:
    return count(t, ALLIES_PLAYED, f.seat) > 0


def _on_backstage(t: VCardTable, f: Frame) -> bool:
    vt = vt_of(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE in BACKSTAGE


def _you_evolved(t: VCardTable, f: Frame) -> bool:
    return any(face_up(t, vt) and face(t, top(t, vt)).facts.pl > 8 for vt in vts(t, f.seat))


def _replied(t: VCardTable, f: Frame) -> bool:
    return t.before.get((REPLIES_PLAYED, f.seat), 0) > 0


def _opp_holds_7(t: VCardTable, f: Frame) -> bool:
    return len(zone(t, other(f.seat), HAND)) >= 7


def _chained(t: VCardTable, f: Frame) -> bool:
    return count(t, CHAINS, f.seat) > 0


def _host_11(level: Level) -> Test:
    def holds(t: VCardTable, f: Frame) -> bool:
        vt = vt_of(t, f.source)
        return vt >= 0 and level(t, vt) >= 11

    return holds


def _no_supports(t: VCardTable, f: Frame) -> bool:
    return count(t, SUPPORTS_PLAYED, f.seat) == 0


def _three_pl10(t: VCardTable, f: Frame) -> bool:
    mine = [vt for vt in vts(t, f.seat) if face_up(t, vt)]
    return sum(face(t, top(t, vt)).facts.pl == 10 for vt in mine) >= 3


OPP_EVOLVED = Condition(
    _opp_evolved, "your Opp. evolved a VT in their last turn", "相手の直前のターンに相手がVTを進化させた"
)
THIRTEEN_BACKSTAGE = Condition(
    _thirteen_backstage(power),
    "a VT with at least 13 PL is on the Backstage",
    "PL13以上のVTがバックステージにいる",
    _thirteen_backstage(firm_power),
)
OPP_ACTIVE_DECAYED = Condition(_opp_active_decayed, "your Opp's Active VT is Decayed", "相手のアクティブVTがDecay状態")
IT_IS_EVOLVED = Condition(_it_is_evolved, "it is a PL9 or PL10 VT", "それがPL9かPL10")
OPP_BURNED = Condition(_opp_burned, "your Opp. has a Burn", "相手のスポットにBurnがある")
HAND_UNDER_5 = Condition(_hand_under_5, "your hand has fewer than 5 cards", "手札が5枚未満")
ALLY_PLAYED = Condition(_ally_played, "you played an Ally this turn", "このターンにアライを使った")
ON_BACKSTAGE = Condition(_on_backstage, "this VT is on the Backstage", "このVTがバックステージにいる")
YOU_EVOLVED = Condition(_you_evolved, "you control an evolved VT", "進化した自分のVTがいる")
REPLIED = Condition(
    _replied, "you played a Reinforcement in your Opp's last turn", "相手の直前のターンに自分が増援を使った"
)
OPP_HOLDS_7 = Condition(_opp_holds_7, "your Opp. has at least 7 cards in hand", "相手の手札が7枚以上")
CHAINED = Condition(_chained, "you triggered Chain this turn", "このターンにChainを発動した")
HOST_11 = Condition(_host_11(power), "this VT has at least 11 PL", "このVTのPLが11以上", _host_11(firm_power))
NO_SUPPORTS = Condition(_no_supports, "you played no Supports this turn", "このターンにサポートを使っていない")
THREE_PL10 = Condition(_three_pl10, "you control 3 PL10 VT's", "自分のPL10のVTが3体いる")


def Paired(who: Who) -> Condition:
    """The player's Mascot is Paired with it."""

    def holds(t: VCardTable, f: Frame) -> bool:
        return paired(t, f.seat) in who.find(t, f)

    en, ja = who.words("en"), who.words("ja")
    return Condition(holds, f"your Mascot is Paired with {en}", f"自分のマスコットが{ja}とペアになっている")


def With(name: str) -> Condition:
    """An Ally of this name is attached to the same VT."""

    def holds(t: VCardTable, f: Frame) -> bool:
        vt = vt_of(t, f.source)
        return vt >= 0 and any(face(t, ally).facts.name == name for ally in attached(t, vt))

    return Condition(holds, f"{name} is attached to this VT too", f"このVTに{name}も付いている")
