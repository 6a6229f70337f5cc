"""The moments cards name: what somebody does, and what happens to this card."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event

from ..card import ALLY, BOOST, MASCOT, REINFORCEMENT, SUPPORTS, VTUBER, WORLD
from ..rules.deck import SHUFFLED
from ..rules.events import (
    ATTACH,
    BY_EFFECT,
    CHAIN,
    COMBAT_OVER,
    COMBAT_WIN,
    COPIED,
    COUNTERS,
    DISCARD_HAND,
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
from ..rules.moments import ANYONE, OPP, YOU, EventTest, Moment
from ..rules.tokens import SPOT_STATUS, STATUS
from ..table import ACTIVE, BACKSTAGE, MOVES, SIDE, VCardTable, count, face, spots, vt_of


def about_type(*types: str) -> EventTest:
    """A card of one of these types; a Reinforcement played as a copy was heard of as what it is before (V-50)."""
    again = REINFORCEMENT in types

    def test(t: VCardTable, e: Event, source: int) -> bool:
        return face(t, e.subject).facts.type in types and not (again and e.kind == PLAY and e.cause == COPIED)

    return test


def _vt_of(element: str) -> EventTest:
    def test(t: VCardTable, e: Event, source: int) -> bool:
        facts = face(t, e.subject).facts
        return facts.type == VTUBER and facts.element == element

    return test


def always(t: VCardTable, e: Event, source: int) -> bool:
    return True


def evolved_to(pl: int) -> EventTest:
    return lambda t, e, source: face(t, e.origin).facts.pl == pl


def _itself(t: VCardTable, e: Event, source: int) -> bool:
    return e.subject == vt_of(t, source)


def _moves_itself(t: VCardTable, e: Event, source: int) -> bool:
    vt = vt_of(t, source)
    return vt == e.subject or vt in e.extra


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


def _some(t: VCardTable, e: Event, source: int) -> bool:
    return e.amount > 0  # from an empty deck and discard pile nothing is drawn


def _draws_two(t: VCardTable, e: Event, source: int) -> bool:
    """By one effect; the draw of an evolution is a rule's."""
    return e.cause == BY_EFFECT and e.amount >= 2


def played(en: str, ja: str, *types: str) -> tuple[Moment, Moment, Moment]:
    """A card of a type is played: by you, by the opponent, by anyone."""
    test = about_type(*types)
    return (
        Moment(PLAY, YOU, test, f"you play {en}", f"自分が{ja}を使う"),
        Moment(PLAY, OPP, test, f"your Opp. plays {en}", f"相手が{ja}を使う"),
        Moment(PLAY, ANYONE, test, f"{en} is played", f"{ja}が使われる"),
    )


def done(kind: int, test: EventTest, verb: str, verbs: str, rest: str, ja: str) -> tuple[Moment, Moment]:
    """Something that you do, or the opponent."""
    mine = Moment(kind, YOU, test, f"you {verb} {rest}", f"自分が{ja}")
    return mine, Moment(kind, OPP, test, f"your Opp. {verbs} {rest}", f"相手が{ja}")


YOU_PLAY_VT, OPP_PLAYS_VT, A_VT_PLAYED = played("a VT", "VT", VTUBER)
YOU_PLAY_ALLY, OPP_PLAYS_ALLY, AN_ALLY_PLAYED = played("an Ally", "アライ", ALLY)
YOU_PLAY_BOOST, OPP_PLAYS_BOOST, A_BOOST_PLAYED = played("a Boost", "ブースト", BOOST)
YOU_PLAY_REPLY, OPP_PLAYS_REPLY, A_REPLY_PLAYED = played("a Reinforcement", "増援", REINFORCEMENT)
YOU_PLAY_SUPPORT, OPP_PLAYS_SUPPORT, A_SUPPORT_PLAYED = played("a Support", "サポート", *SUPPORTS)
YOU_PLAY_MASCOT, OPP_PLAYS_MASCOT, A_MASCOT_PLAYED = played("a Mascot", "マスコット", MASCOT)
YOU_PLAY_WORLD, OPP_PLAYS_WORLD, A_WORLD_PLAYED = played("a World", "ワールド", WORLD)
YOU_PLAY_CARD, OPP_PLAYS_CARD, A_CARD_PLAYED = played("a card", "カード", VTUBER, MASCOT, WORLD, *SUPPORTS)
WORLD_PLAYED: Final = Moment(PLAY, ANYONE, about_type(WORLD), "a World is played", "ワールドが使われる")
YOU_PLAY_PLATINUM: Final = Moment(PLAY, YOU, _vt_of("platinum"), "you play a Platinum VT", "自分がプラチナのVTを使う")
YOU_EVOLVE, OPP_EVOLVES = done(EVOLVE, always, "evolve", "evolves", "a VT", "VTを進化させる")
YOU_EVOLVE_TO_9, OPP_EVOLVES_TO_9 = done(
    EVOLVE, evolved_to(9), "evolve", "evolves", "a VT to a PL9 VT", "VTをPL9のVTに進化させる"
)
YOU_EVOLVE_TO_10, OPP_EVOLVES_TO_10 = done(
    EVOLVE, evolved_to(10), "evolve", "evolves", "a VT to a PL10 VT", "VTをPL10のVTに進化させる"
)
ANYONE_EVOLVES: Final = Moment(EVOLVE, ANYONE, always, "a VT evolves", "VTが進化する")
EVOLVES: Final = Moment(EVOLVE, YOU, _itself, "this VT evolves", "このVTが進化する")
YOU_LOCK_CARD, OPP_LOCKS_CARD = done(LOCK, always, "Lock", "Locks", "a card", "カードをLockする")
YOU_LOCK_VT, OPP_LOCKS_VT = done(LOCK, about_type(VTUBER), "Lock", "Locks", "a VT", "VTをLockする")
OPP_LOCKS: Final = Moment(
    LOCK, OPP, about_type(VTUBER, ALLY), "your Opp. Locks a VT or Ally", "相手がVTかアライをLockする"
)
YOU_ATTACH, OPP_ATTACHES = done(ATTACH, always, "attach", "attaches", "an Ally", "アライを付ける")
YOU_DRAW, OPP_DRAWS = done(DRAW, _some, "draw", "draws", "cards", "カードを引く")
OPP_DRAWS_2: Final = Moment(
    DRAW, OPP, _draws_two, "your Opp. draws 2 or more cards from one Effect", "相手が1つの効果で2枚以上引く"
)
YOU_DISCARD, OPP_DISCARDS = done(DISCARD_HAND, always, "discard", "discards", "from the hand", "手札を捨てる")
YOU_SCRAP_ALLY: Final = Moment(SCRAP, YOU, _ally, "you discard an Ally", "自分がアライを捨てる")
YOU_SHUFFLE: Final = Moment(SHUFFLED, YOU, always, "you shuffle your deck", "自分がデッキを切る")
YOU_MOVE, OPP_MOVES = done(MOVE, always, "move", "moves", "a VT", "VTを移す")
YOU_MOVE_FIRST: Final = Moment(
    MOVE,
    YOU,
    lambda t, e, source: count(t, MOVES, e.seat) == 1,
    "you move a VT for the first time in a turn",
    "自分がターン中初めてVTを移す",
)
THIS_MOVES: Final = Moment(MOVE, ANYONE, _moves_itself, "this VT moves", "このVTが移動する")
YOU_SNAP, OPP_SNAPS = done(SNAP, always, "trigger", "triggers", "the Snap of a VT", "VTのSnapを発動する")
YOU_CHAIN: Final = Moment(CHAIN, YOU, always, "a VT you control triggers Chain", "自分のVTがChainを発動する")
OPP_STATUS: Final = Moment(
    TOKENS,
    OPP,
    _status,
    "your Opp. applies a Status Effect to a VT or spot you control",
    "相手が自分のVTかスポットにステータスを与える",
)
OPP_REDUCES: Final = Moment(
    COUNTERS, OPP, _reduces_active, "your Opp. reduces the PL of your Active VT", "相手が自分のアクティブVTのPLを減らす"
)
TURN_STARTS: Final = Moment(TURN_START, YOU, always, "your turn starts", "自分のターンが始まる")
TURN_ENDS: Final = Moment(TURN_END, YOU, always, "your turn ends", "自分のターンが終わる")
OPP_TURN_STARTS: Final = Moment(TURN_START, OPP, always, "your Opp's turn starts", "相手のターンが始まる")
OPP_TURN_ENDS: Final = Moment(TURN_END, OPP, always, "your Opp's turn ends", "相手のターンが終わる")
YOU_WIN, OPP_WINS = done(COMBAT_WIN, always, "win", "wins", "a combat", "戦闘に勝つ")
COMBAT_WON_BACKSTAGE: Final = Moment(
    COMBAT_WIN,
    YOU,
    _in_back,
    "you win a combat with this VT on the Backstage",
    "このVTがバックステージにいて自分が戦闘に勝つ",
)
COMBAT_ENDS: Final = Moment(COMBAT_OVER, YOU, always, "combat", "戦闘")
COMBAT_OVER_BACKSTAGE: Final = Moment(
    COMBAT_OVER, YOU, _in_back, "combat, if this VT is on the Backstage", "戦闘の後、このVTがバックステージにいれば"
)
# Every one by its name. Where two say the same, the word of a printed card comes first.
MOMENTS: Final = {name: x for name, x in globals().items() if isinstance(x, Moment) and x is not WORLD_PLAYED}
