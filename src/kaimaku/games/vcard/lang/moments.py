"""The moments cards name: what somebody does, and what happens to this card."""

from __future__ import annotations

from kaimaku.kernel.events import Event

from ..card import ALLY, BOOST, MASCOT, REINFORCEMENT, SUPPORTS, VTUBER, WORLD
from ..deck import SHUFFLED
from ..events import (
    ATTACH,
    BY_EFFECT,
    CHAIN,
    COMBAT_OVER,
    COMBAT_WIN,
    COPIED,
    COUNTERS,
    DRAW,
    EVOLVE,
    LOCK,
    MOVE,
    PLAY,
    SCRAP,
    SNAP,
    TOKENS,
    TURN_END,
    TURN_START,
)
from ..moments import ANYONE, OPP, YOU, Moment, Test
from ..table import ACTIVE, BACKSTAGE, MOVES, SIDE, VCardTable, count, face, spots, vt_of
from ..tokens import SPOT_STATUS, STATUS


def of_type(*types: str) -> Test:
    """A card of one of these types; a Reinforcement played as a copy was heard of as what it is before (V-50)."""
    again = REINFORCEMENT in types

    def test(t: VCardTable, e: Event, source: int) -> bool:
        return face(t, e.subject).facts.type in types and not (again and e.kind == PLAY and e.cause == COPIED)

    return test


def _vt_of(element: str) -> Test:
    def test(t: VCardTable, e: Event, source: int) -> bool:
        facts = face(t, e.subject).facts
        return facts.type == VTUBER and facts.element == element

    return test


def _any(t: VCardTable, e: Event, source: int) -> bool:
    return True


def _to_pl10(t: VCardTable, e: Event, source: int) -> bool:
    return face(t, e.origin).facts.pl == 10


def _itself(t: VCardTable, e: Event, source: int) -> bool:
    return e.subject == vt_of(t, source)


def _moves_itself(t: VCardTable, e: Event, source: int) -> bool:
    vt = vt_of(t, source)
    return vt == e.subject or vt in e.extra


def _first_move(t: VCardTable, e: Event, source: int) -> bool:
    return count(t, MOVES, e.seat) == 1


def _in_back(t: VCardTable, e: Event, source: int) -> bool:
    vt = vt_of(t, source)
    return vt >= 0 and t.where[vt] % SIDE in BACKSTAGE


def _ally(t: VCardTable, e: Event, source: int) -> bool:
    return e.cause == 1  # a discarded card is gone when this is asked; the event tells whether it was an Ally


def _status(t: VCardTable, e: Event, source: int) -> bool:
    """A Status Effect on a VT or a spot of whoever did not lay it there."""
    if e.cause not in STATUS:
        return False
    places = e.extra[0]
    assert isinstance(places, tuple)
    if e.cause in SPOT_STATUS:
        return any(place not in spots(e.seat) for place in places)
    return any(isinstance(vt, int) and t.owner[vt] != e.seat for vt in places)


def _reduces_active(t: VCardTable, e: Event, source: int) -> bool:
    """PL counters below zero on the other player's Active VT; Burn is no such thing."""
    return e.amount < 0 and any(
        isinstance(vt, int) and t.owner[vt] != e.seat and t.where[vt] % SIDE == ACTIVE for vt in e.extra
    )


def _draws_two(t: VCardTable, e: Event, source: int) -> bool:
    """By one effect; the draw of an evolution is a rule's."""
    return e.cause == BY_EFFECT and e.amount >= 2


OPP_PLAYS_SUPPORT = Moment(PLAY, OPP, of_type(*SUPPORTS), "your Opp. plays a Support", "相手がサポートを使う")
OPP_PLAYS_BOOST = Moment(PLAY, OPP, of_type(BOOST), "your Opp. plays a Boost", "相手がブーストを使う")
OPP_PLAYS_REPLY = Moment(PLAY, OPP, of_type(REINFORCEMENT), "your Opp. plays a Reinforcement", "相手が増援を使う")
OPP_PLAYS_MASCOT = Moment(PLAY, OPP, of_type(MASCOT), "your Opp. plays a Mascot", "相手がマスコットを使う")
OPP_PLAYS_WORLD = Moment(PLAY, OPP, of_type(WORLD), "your Opp. plays a World", "相手がワールドを使う")
OPP_EVOLVES = Moment(EVOLVE, OPP, _any, "your Opp. evolves a VT", "相手がVTを進化させる")
OPP_ATTACHES = Moment(ATTACH, OPP, _any, "your Opp. attaches an Ally", "相手がアライを付ける")
OPP_LOCKS_VT = Moment(LOCK, OPP, of_type(VTUBER), "your Opp. Locks a VT", "相手がVTをLockする")
OPP_LOCKS = Moment(LOCK, OPP, of_type(VTUBER, ALLY), "your Opp. Locks a VT or Ally", "相手がVTかアライをLockする")
OPP_SNAPS = Moment(SNAP, OPP, _any, "your Opp. triggers the Snap of a VT", "相手がVTのSnapを発動する")
OPP_STATUS = Moment(
    TOKENS,
    OPP,
    _status,
    "your Opp. applies a Status Effect to a VT or spot you control",
    "相手が自分のVTかスポットにステータスを与える",
)
OPP_REDUCES = Moment(
    COUNTERS, OPP, _reduces_active, "your Opp. reduces the PL of your Active VT", "相手が自分のアクティブVTのPLを減らす"
)
OPP_DRAWS_2 = Moment(
    DRAW, OPP, _draws_two, "your Opp. draws 2 or more cards from one Effect", "相手が1つの効果で2枚以上引く"
)
WORLD_PLAYED = Moment(PLAY, ANYONE, of_type(WORLD), "a World is played", "ワールドが使われる")
YOU_EVOLVE = Moment(EVOLVE, YOU, _any, "you evolve a VT", "自分がVTを進化させる")
YOU_EVOLVE_TO_10 = Moment(EVOLVE, YOU, _to_pl10, "you evolve a VT to a PL10 VT", "自分がVTをPL10のVTに進化させる")
EVOLVES = Moment(EVOLVE, YOU, _itself, "this VT evolves", "このVTが進化する")
YOU_PLAY_MASCOT = Moment(PLAY, YOU, of_type(MASCOT), "you play a Mascot", "自分がマスコットを使う")
YOU_PLAY_PLATINUM = Moment(PLAY, YOU, _vt_of("platinum"), "you play a Platinum VT", "自分がプラチナのVTを使う")
YOU_SCRAP_ALLY = Moment(SCRAP, YOU, _ally, "you discard an Ally", "自分がアライを捨てる")
YOU_MOVE_FIRST = Moment(
    MOVE, YOU, _first_move, "you move a VT for the first time in a turn", "自分がターン中初めてVTを移す"
)
YOU_SHUFFLE = Moment(SHUFFLED, YOU, _any, "you shuffle your deck", "自分がデッキを切る")
YOU_CHAIN = Moment(CHAIN, YOU, _any, "a VT you control triggers Chain", "自分のVTがChainを発動する")
THIS_MOVES = Moment(MOVE, ANYONE, _moves_itself, "this VT moves", "このVTが移動する")
TURN_STARTS = Moment(TURN_START, YOU, _any, "your turn starts", "自分のターンが始まる")
TURN_ENDS = Moment(TURN_END, YOU, _any, "your turn ends", "自分のターンが終わる")
COMBAT_WON_BACKSTAGE = Moment(
    COMBAT_WIN,
    YOU,
    _in_back,
    "you win a combat with this VT on the Backstage",
    "このVTがバックステージにいて自分が戦闘に勝つ",
)
COMBAT_OVER_BACKSTAGE = Moment(
    COMBAT_OVER, YOU, _in_back, "combat, if this VT is on the Backstage", "戦闘の後、このVTがバックステージにいれば"
)
