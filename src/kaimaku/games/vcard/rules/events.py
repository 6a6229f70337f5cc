"""Everything that can happen on the board: how it changes the table and what the journal says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kaimaku.kernel.events import Apply, Event, EventKind, Own, occur
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.listeners import ABILITY_BY_NAME, Ability, Pending

from ..card import ALLY, CARDS, MASCOT, VTUBER, WORLD
from ..table import (
    ALLIES,
    ALLIES_PLAYED,
    DECK,
    HAND,
    MASCOT_SPOT,
    MOVES,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    attached,
    bin_card,
    endless,
    face,
    hide,
    on_spot,
    put,
    take,
    tally,
    top,
    vt_of,
    zone,
)
from .deck import draw_one, reach, shuffle_in
from .pairing import paired
from .power import mark, unmark
from .tokens import CORRUPT, EXALT, NAMES, SPOT_STATUS, SUBMERGE, amount, corrupted, lay, lift, oldest, on_vt, takes
from .work import start_work, stop_work

# causes of a PLAY: of a card that never reaches its place (8.3.4.1), of one that is a copy
CANCELED: Final = 1
COPIED: Final = 2
# causes of a DRAW
BY_RULE: Final = 0
BY_EFFECT: Final = 1
SALVAGED: Final = 2
# where a RETURN goes
TO_HAND: Final = 0
TO_DECK: Final = 1
ON_TOP: Final = 2
TO_BOTTOM: Final = 3
DESTINATIONS: Final = ("hand", "deck", "top", "bottom")


def _kind(
    name: str,
    apply: Callable[[VCardTable, Event], None],
    own: Callable[[VCardTable, Event], list[Pending]] | None = None,
) -> int:
    return EventKind(f"vcard:{name}", cast("Apply", apply), cast("Own | None", own)).number


def _silent(t: VCardTable, e: Event) -> None:
    """What changed was changed by the event before it; this one is there to be heard."""


def _wake(t: VCardTable, ability: Ability, seat: int, source: int, e: Event) -> list[Pending]:
    if endless(t, ability.key, source):
        return []
    return [Pending(ability.number, seat, source, -1, t.tick(), e.pack())]


def cards(e: Event) -> tuple[int, ...]:
    """What an event is done to, where that may be several things."""
    return cast("tuple[int, ...]", e.extra)


# --- cards come into play -------------------------------------------------------------------------------------------


def may_host(t: VCardTable, ally: int, vt: int) -> bool:
    """May this Ally be attached to that VT of its controller (4.1.3.5c, Submerge, the Ally's own words)?"""
    if not on_spot(t, vt) or t.owner[vt] != t.owner[ally] or amount(t, SUBMERGE, vt):
        return False
    only = CARDS[t.defs[ally]].only
    return only is None or (t.known[vt] == t.everyone and face(t, top(t, vt)).facts.element == only)


def has_place(t: VCardTable, card: int, place: int) -> bool:
    """Can the card still go where it was announced to go?"""
    facts = CARDS[t.defs[card]].facts
    if facts.type == ALLY:
        return may_host(t, card, place)
    if facts.type != VTUBER:
        return True
    if facts.pl == 8:
        return not t.zones[place]
    return on_spot(t, place) and face(t, top(t, place)).facts.pl == facts.pl - 1


def _play(t: VCardTable, e: Event) -> None:
    """The card arrives (8.2.3.1); Boosts and Reinforcements stay on the queue until they are done."""
    card, place = e.subject, e.amount
    facts = face(t, card).facts
    if e.cause != COPIED:  # the journal tells of it as a copy
        note(t, "cancel" if e.cause == CANCELED else "play", e.seat, card)
    if e.cause == CANCELED:
        bin_card(t, card)
    elif facts.type == VTUBER and facts.pl == 8:
        put(t, card, place)
        start_work(t, card)
    elif facts.type == VTUBER:
        put(t, card, t.where[place])  # the card beneath keeps its effect, its listeners and its tokens (4.1.1.3e, g)
        t.evolved = (*t.evolved, card)
    elif facts.type in (MASCOT, WORLD):
        spot = WORLD_SPOT if facts.type == WORLD else e.seat * SIDE + MASCOT_SPOT
        for old in t.zones[spot][:]:  # 4.1.2.3, V-27
            stop_work(t, old)
            bin_card(t, old)
            note(t, "replace", t.owner[old], old)
        put(t, card, spot)
        start_work(t, card)
    elif facts.type == ALLY:
        put(t, card, e.seat * SIDE + ALLIES)
        t.hosts[card] = place
        tally(t, ALLIES_PLAYED, e.seat)
        start_work(t, card)


def _attach(t: VCardTable, e: Event) -> None:
    """An Ally goes to a VT: from the hand, from another VT (8.2.2.5), or from the discard pile."""
    ally, vt = e.subject, e.amount
    new = ally not in t.hosts
    moved = not new and t.hosts[ally] != vt
    put(t, ally, t.owner[ally] * SIDE + ALLIES)
    t.hosts[ally] = vt
    if new:
        start_work(t, ally)
    if new or moved:
        note(t, "attach", e.seat, ally, t.where[vt])


def _lock(t: VCardTable, e: Event) -> None:
    t.locked.add(e.subject)
    note(t, "lock", e.seat, e.subject)


def _undertow(t: VCardTable, e: Event) -> None:
    """Locked without having been Locked: nothing that looks for Locking sees it (Undertow, V-34)."""
    for card in cards(e):
        t.locked.add(card)
        note(t, "undertow", e.seat, card)


def _unlock(t: VCardTable, e: Event) -> None:
    for card in cards(e):
        t.locked.discard(card)
        note(t, "unlock", e.seat, card)


# --- hands and decks ------------------------------------------------------------------------------------------------


def _draw(t: VCardTable, e: Event) -> None:
    """So many from the top, or these cards; what was drawn is told to whoever listens."""
    drawn: list[int] = list(e.extra)  # type: ignore[arg-type]
    for card in drawn:
        take(t, card, e.seat)
        note(t, "salvage" if e.cause == SALVAGED else "draw", e.seat, card)
    spared = False
    for _ in range(0 if drawn else e.amount):
        empty = not t.zones[e.seat * SIDE + DECK]
        card = draw_one(t, e.seat, spared)
        spared = spared or (empty and t.rulings.get("empty_deck") == "once")
        if card < 0:
            break
        drawn.append(card)
    e.extra = tuple(drawn)
    e.amount = len(drawn)


def _erupting(t: VCardTable, e: Event) -> list[Pending]:
    """Drawn from the deck, a card with Erupt shows itself."""
    found: list[Pending] = []
    if e.cause == SALVAGED:
        return found
    for card in cards(e):
        ability = CARDS[t.defs[card]].erupt
        if ability is not None:
            reveal(t, card)
            note(t, "erupt", e.seat, card)
            found += _wake(t, ability, e.seat, card, e)
    return found


def _discard(t: VCardTable, e: Event) -> None:
    for card in cards(e):
        bin_card(t, card)
        note(t, "discard", e.seat, card)


def _mill(t: VCardTable, e: Event) -> None:
    """The top cards of a deck are discarded, one after the other."""
    spared = False
    for _ in range(e.amount):
        fresh = len(zone(t, e.subject, DECK)) == 0 and t.rulings.get("empty_deck") == "once"
        found = reach(t, e.subject, 1, spared)
        spared = spared or fresh
        if not found:
            return
        bin_card(t, found[0])
        note(t, "mill", e.subject, found[0])


def _shuffle(t: VCardTable, e: Event) -> None:
    shuffle_in(t, e.seat, [])


# --- counters, tokens and what players have -------------------------------------------------------------------------


def _counter(t: VCardTable, e: Event) -> None:
    for vt in cards(e):
        mark(t, vt, e.origin, e.amount)
        note(t, "counter", e.seat, vt, e.amount, t.where[vt])


def _token(t: VCardTable, e: Event) -> None:
    """So many tokens of a kind (the cause) on each of some places; extra: the places, what happens when one goes."""
    places, lost = cast("tuple[tuple[int, ...], str]", e.extra)
    for place in places:
        for _ in range(e.amount):
            if e.cause == CORRUPT:
                _corrupt(t, e, place)
            elif takes(t, e.cause, place):
                lay(t, e.cause, place, e.seat, e.origin, lost)
                note(t, "token", e.seat, _vt_at(t, e.cause, place), NAMES[e.cause], _spot_at(t, e.cause, place))


def _corrupt(t: VCardTable, e: Event, vt: int) -> None:
    """The pairing moves to this VT; one that is Paired or Corrupted already gets a counter (Corrupt, V-23)."""
    seat = t.owner[vt]
    old = corrupted(t, seat)
    if vt in (old, paired(t, seat)):
        mark(t, vt, e.origin, 1)
        note(t, "counter", e.seat, vt, 1, t.where[vt])
    if old != vt:
        if old >= 0:
            lift(t, frozenset(x.stamp for x in oldest(t, CORRUPT, old)))
        lay(t, CORRUPT, vt, e.seat, e.origin)
        note(t, "token", e.seat, vt, NAMES[CORRUPT], t.where[vt])


def _vt_at(t: VCardTable, kind: int, place: int) -> int:
    if kind not in SPOT_STATUS:
        return place
    return t.zones[place][0] if t.zones[place] else -1


def _spot_at(t: VCardTable, kind: int, place: int) -> int:
    return place if kind in SPOT_STATUS else t.where[place]


def _lift(t: VCardTable, e: Event) -> None:
    """Tokens, by their stamps, are discarded."""
    stamps = frozenset(cards(e))
    for x in t.tokens:
        if x.stamp in stamps:
            note(t, "lift", e.seat, _vt_at(t, x.kind, x.at), NAMES[x.kind], _spot_at(t, x.kind, x.at))
    e.extra = (e.extra, tuple((x.lost, x.seat, x.source) for x in t.tokens if x.stamp in stamps and x.lost))
    lift(t, stamps)


def _lost(t: VCardTable, e: Event) -> list[Pending]:
    _, rows = cast("tuple[tuple[int, ...], tuple[tuple[str, int, int], ...]]", e.extra)
    return [p for name, seat, source in rows for p in _wake(t, ABILITY_BY_NAME[name], seat, source, e)]


def _coin(t: VCardTable, e: Event) -> None:
    t.coins[e.seat] += e.amount
    note(t, "coins", e.seat, -1, e.amount)


def _mana(t: VCardTable, e: Event) -> None:
    t.mana[e.seat] += e.amount
    note(t, "mana", e.seat, -1, e.amount)


# --- moving and leaving ---------------------------------------------------------------------------------------------


def _move(t: VCardTable, e: Event) -> None:
    """To an empty spot, or to another VT's spot, which takes this one's: a swap moves both (8.2.2)."""
    here, there = t.where[e.subject], e.amount
    t.zones[here], t.zones[there] = t.zones[there], t.zones[here]
    for spot in (here, there):
        for card in t.zones[spot]:
            t.where[card] = spot
    note(t, "move", e.seat, e.subject, there)
    tally(t, MOVES, e.seat)
    for vt in (e.subject, *cards(e)):
        if vt not in t.moved:
            t.moved = (*t.moved, vt)
        exalted = amount(t, EXALT, vt)
        if exalted:
            mark(t, vt, -1, -exalted)
            note(t, "exalted", t.owner[vt], vt, -exalted, t.where[vt])


def _scrap(t: VCardTable, e: Event) -> None:
    """A Mascot or an Ally goes from the board to its owner's discard pile; whose VT it was is told."""
    e.amount = vt_of(t, e.subject)
    e.cause = int(face(t, e.subject).facts.type == ALLY)
    ability = face(t, e.subject).scrapped
    if ability is not None:
        e.extra = (ability.name,)
    stop_work(t, e.subject)
    t.hosts.pop(e.subject, None)
    bin_card(t, e.subject)
    note(t, "scrap", e.seat, e.subject)


def _scrapped(t: VCardTable, e: Event) -> list[Pending]:
    """What an Ally says happens when it is discarded."""
    return [p for name in e.extra for p in _wake(t, ABILITY_BY_NAME[str(name)], t.owner[e.subject], e.subject, e)]


def clear_stack(t: VCardTable, vt: int, keep: int = -1) -> None:
    """A VT leaves the board: attachments, tokens and evolutions are discarded, all but one card (V-28)."""
    seat = t.owner[vt]
    for ally in attached(t, vt):
        occur(t, Event(SCRAP, seat, ally))
    held = on_vt(t, vt)
    if held:
        occur(t, Event(LIFT, seat, extra=tuple(x.stamp for x in held)))
    unmark(t, vt)
    stop_work(t, vt)
    for card in reversed(t.zones[t.where[vt]][:]):
        if card != keep:
            bin_card(t, card)


def _fall(t: VCardTable, e: Event) -> None:
    """VTs are discarded with everything on them (7.4.1.1)."""
    for vt in cards(e):
        note(t, "fall", t.owner[vt], top(t, vt))
        clear_stack(t, vt)


def _return(t: VCardTable, e: Event) -> None:
    """To its owner's hand or deck: a card of the hand or discard pile, an Ally, a Mascot, or a VT's highest card."""
    for card in cards(e):
        send_back(t, taken_up(t, card), e.amount, e.seat)
    if e.amount == TO_DECK:
        for owner in dict.fromkeys(t.owner[card] for card in cards(e)):
            shuffle_in(t, owner, [])


def taken_up(t: VCardTable, card: int) -> int:
    """The card that goes when this one does; whatever else belongs to it is discarded (8.2.11.2)."""
    where = t.where[card]
    if on_spot(t, card):
        highest = top(t, card)
        clear_stack(t, card, keep=highest)
        return highest
    if where < WORLD_SPOT and where % SIDE in (ALLIES, MASCOT_SPOT):
        stop_work(t, card)
        t.hosts.pop(card, None)
    return card


def send_back(t: VCardTable, card: int, to: int, seat: int) -> None:
    owner = t.owner[card]
    note(t, "return", seat, card, DESTINATIONS[to])
    if to == TO_HAND:
        take(t, card, owner)
    elif to == TO_DECK:
        hide(t, card, 0, 0)
    else:
        seen = t.known[card] if t.where[card] != owner * SIDE + HAND else t.known[card] & 1 << owner
        hide(t, card, 0 if to == TO_BOTTOM else len(zone(t, owner, DECK)), seen)


def _devolve(t: VCardTable, e: Event) -> None:
    """Only the highest card leaves, into its owner's deck; what lies beneath stays with all that is on it."""
    card = top(t, e.subject)
    note(t, "devolve", e.seat, card, t.where[e.subject])
    hide(t, card, 0, 0)
    shuffle_in(t, t.owner[card], [])


PLAY: Final = _kind("play", _play)
EVOLVE: Final = _kind("evolve", _silent)
ATTACH: Final = _kind("attach", _attach)
LOCK: Final = _kind("lock", _lock)
UNDERTOW: Final = _kind("undertow", _undertow)
UNLOCK: Final = _kind("unlock", _unlock)
DRAW: Final = _kind("draw", _draw, _erupting)
DISCARD_HAND: Final = _kind("discard", _discard)
MILL: Final = _kind("mill", _mill)
SHUFFLE: Final = _kind("shuffle", _shuffle)
COUNTERS: Final = _kind("counters", _counter)
TOKENS: Final = _kind("tokens", _token)
LIFT: Final = _kind("lift", _lift, _lost)
COINS: Final = _kind("coins", _coin)
MANA: Final = _kind("mana", _mana)
MOVE: Final = _kind("move", _move)
SCRAP: Final = _kind("scrap", _scrap, _scrapped)
FALL: Final = _kind("fall", _fall)
RETURN: Final = _kind("return", _return)
DEVOLVE: Final = _kind("devolve", _devolve)
CHAIN: Final = _kind("chain", _silent)
SNAP: Final = _kind("snap", _silent)
TURN_START: Final = _kind("turn start", _silent)
TURN_END: Final = _kind("turn end", _silent)
COMBAT_WIN: Final = _kind("combat won", _silent)
COMBAT_OVER: Final = _kind("combat over", _silent)
