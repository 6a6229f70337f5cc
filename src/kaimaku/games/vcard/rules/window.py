"""Priority (4.6.4, 4.6.5): who may add a Reinforcement to what, and passing."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from kaimaku.kernel.decisions import PASS, Option, ask
from kaimaku.kernel.events import Event, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal, Value
from kaimaku.kernel.listeners import WHEN
from kaimaku.kernel.refusals import Refusal

from ..card import CARDS, REINFORCEMENT, CardDef, replies
from ..table import HAND, SIDE, Item, VCardTable, face, in_play, prompt, zone
from .events import ATTACH, CANCELED, EVOLVE, LOCK, PLAY, has_place
from .limits import barred, limited, may_answer
from .moments import Moment

ITEM_EVENTS: Final = frozenset({PLAY, EVOLVE, ATTACH, LOCK})  # what a card or an action on the queue will do

NO_CARD: Final = Refusal("vcard:3.2.0.2", "That card isn't in your hand.", "そのカードは手札にありません。")
TOO_SLOW: Final = Refusal(
    "vcard:4.6.4.3", "You can only respond with a Reinforcement.", "応じるのに使えるのは増援だけです。"
)
NO_CONDITION: Final = Refusal(
    "vcard:4.1.3.6a", "That doesn't meet its condition.", "その増援の条件を満たしていません。"
)
SUPPORTS_USED: Final = Refusal(
    "vcard:4.1.3.2",
    "You can't play any more Supports this turn.",
    "このターンはもうサポートを使えません。",
)
IS_BARRED: Final = Refusal(
    "vcard:1.1.0.1", "You can't play this card until after combat.", "このカードは戦闘後まで使えません。"
)

# slots of a queue: 0 length of the queue beneath, 1 who has priority, 2 has acted?, 3 events that may be answered,
# 4 by whom, 5 with When or After, 6 is it known that the holder could answer?
BASE: Final = 0
HOLDER: Final = 1
ACTED: Final = 2
PAST: Final = 3
HEARER: Final = 4
PAST_PHASE: Final = 5
SURE: Final = 6
Rows = tuple[tuple[Value, ...], ...]


ALSO: Final = frozenset({"evolve", "ally"})  # playing these is evolving or attaching, too (8.2.3.3)


def arrival(t: VCardTable, item: Item) -> Event | None:
    """What an item does first by being played or done; what left the board is not Locked any more."""
    verb, seat, card, place, _, _, canceled = item
    if verb == "lock":
        return Event(LOCK, seat, card) if in_play(t, card) else None
    if card < 0:
        return None
    return Event(PLAY, seat, card, place, -1, 0 if not canceled and has_place(t, card, place) else CANCELED)


def also(item: Item) -> Event:
    """What playing it was besides."""
    if item.verb == "evolve":
        return Event(EVOLVE, item.seat, item.place, 0, item.card)
    return Event(ATTACH, item.seat, item.card, item.place)


def what_happens(t: VCardTable, item: Item) -> list[Event]:
    """All that an item does by being played or done, apart from its effect."""
    first = arrival(t, item)
    if first is None:
        return []
    return [first, also(item)] if item.verb in ALSO and first.cause != CANCELED else [first]


@cache
def answerable(sets: str) -> tuple[Moment, ...]:
    """The moments of queue items that some Reinforcement of these sets names with When."""
    found = [d.reply_on for d in replies(sets) if d.reply_on is not None]
    return tuple(dict.fromkeys(on.moment for on in found if on.phase == WHEN and on.moment.kind in ITEM_EVENTS))


def open_events(t: VCardTable, base: int) -> list[tuple[int, Event]]:
    return [(base + i, e) for i, item in enumerate(t.queue[base:]) for e in what_happens(t, item)]


def past_events(f: Frame) -> list[tuple[int, Event]]:
    return [(i, unpack(row)) for i, row in enumerate(cast("Rows", f.slots[PAST]))]


def to_answer(t: VCardTable, f: Frame, seat: int, definition: CardDef) -> list[tuple[int, Event]]:
    """What a seat may answer with a Reinforcement, numbered: open items by When, what happened by either (C8).

    A past event is numbered below zero, so that it is never taken for an item.
    """
    on = definition.reply_on
    assert on is not None
    found = open_events(t, f.num(BASE)) if on.phase == WHEN and on.moment.kind in ITEM_EVENTS else []
    if seat == f.num(HEARER) and on.phase == f.num(PAST_PHASE):
        found = found + [(-1 - i, e) for i, e in past_events(f)]
    return [(i, e) for i, e in found if on.moment.names(t, seat, e)]


def could_answer(t: VCardTable, base: int, seat: int) -> bool:
    """Could some Reinforcement in play answer what is on the queue above `base`, whatever the hands hold?"""
    if not may_answer(t, seat):
        return False
    if t.thorough:  # a scenario is asked in every window there is
        return True
    for item in t.queue[base:]:
        verb, player, card, _, _, _, canceled = item
        if card >= 0:
            key = (t.sets, verb, t.defs[card], canceled, player == seat)
            found = ANSWERABLE.get(key)
            if found is None:
                found = ANSWERABLE[key] = _named(t, item, seat)
            if found:
                return True
    return False


# Whether some Reinforcement of these sets names what a card does on the queue: its definition decides that, whether it
# was canceled, and whether it is one's own.
ANSWERABLE: Final[dict[tuple[str, str, int, int, bool], bool]] = {}


def _named(t: VCardTable, item: Item, seat: int) -> bool:
    """By what it would do in its place, wherever the game stands: the answer is kept for all tables."""
    events = [Event(LOCK if item.verb == "lock" else PLAY, item.seat, item.card, item.place, cause=item.canceled)]
    if item.verb == "evolve" and not item.canceled:
        events.append(Event(EVOLVE, item.seat, item.place, origin=item.card))
    elif item.verb == "ally" and not item.canceled:
        events.append(Event(ATTACH, item.seat, item.card, item.place))
    return any(moment.names(t, seat, e) for e in events for moment in answerable(t.sets))


def window_options(t: VCardTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = [PASS]
    if limited(t, seat):
        return options
    defs = t.defs
    for card in t.zones[seat * SIDE + HAND]:
        definition = CARDS[defs[card]]
        if definition.reply_on is not None and not barred(t, card):
            options += dict.fromkeys(("reply", card, i) for i, _ in to_answer(t, f, seat, definition))
    return options


def why_no_reply(t: VCardTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    if option[:1] != ("reply",) or len(option) < 2:
        return TOO_SLOW
    card = option[1]
    if not isinstance(card, int) or card not in zone(t, seat, HAND):
        return NO_CARD
    if face(t, card).facts.type != REINFORCEMENT:
        return TOO_SLOW
    if barred(t, card):
        return IS_BARRED
    return SUPPORTS_USED if limited(t, seat) else NO_CONDITION


WINDOW: Final = prompt(
    "vcard:window",
    "vcard:4.6.4.3",
    "You have Priority: play a Reinforcement or pass.",
    "優先権があります。増援を使うか、パスしてください。",
    window_options,
    why_no_reply,
)


def offer(t: VCardTable, f: Frame) -> Signal:
    """Ask only if some Reinforcement in play could answer, whatever the hands hold."""
    holder = f.num(HOLDER)
    if f.slots[SURE]:
        f.slots[SURE] = 0
        return ask(t, WINDOW, holder)
    told = bool(f.slots[PAST]) and holder == f.num(HEARER) and may_answer(t, holder)
    if told or could_answer(t, f.num(BASE), holder):
        return ask(t, WINDOW, holder)
    t.answer = PASS
    return NEXT
