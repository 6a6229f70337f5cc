"""Tries: what somebody may have wanted to do with a thing, and why each is or is not possible now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.refusals import Refusal

from ..card import ALLY, REINFORCEMENT, VTUBER
from ..game import GAME
from ..projection.things import Thing
from ..rules.actions import TRADE, lockable
from ..rules.setup import PLACE
from ..rules.window import WINDOW, to_answer
from ..table import HAND, VCardTable, face, other, spots, vt_of, vts, zone

Try = tuple[Option, Refusal | None]
LEAVING = frozenset({"pass", "done"})


def tries(t: VCardTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
    """In the set-up, the Main Phase and a window; with a certain target, if one is named."""
    wanted: Iterable[Option] = ()
    if thing.button:
        wanted = [PASS if thing.button in LEAVING else TRADE if thing.button == "trade" else (thing.button,)]
    elif thing.card in zone(t, seat, HAND):
        wanted = _of_hand(t, seat, thing.card, on)
    elif thing.vt >= 0 or thing.card >= 0:
        card = max(thing.vt, thing.card)
        wanted = [*_to_it(t, seat, thing), *([("lock", card)] if locks(t, seat, card) else [])]
    elif thing.spot >= 0 or thing.item >= 0:
        wanted = _to_it(t, seat, thing)
    return [(option, GAME.refuse(t, seat, option)) for option in dict.fromkeys(wanted)]


def locks(t: VCardTable, seat: int, card: int) -> bool:
    """Is it a card of the seat's own with Lock, in a Main Phase?"""
    return t.prompt not in (WINDOW.number, PLACE.number) and card in lockable(t, seat)


def _to_it(t: VCardTable, seat: int, thing: Thing) -> Iterator[Option]:
    """What could be done to a thing with the cards in hand, as far as it can be done now."""
    for card in zone(t, seat, HAND):
        for option in _of_hand(t, seat, card, thing):
            if GAME.refuse(t, seat, option) is None and _goes_to(t, option, thing):
                yield option


def _goes_to(t: VCardTable, option: Option, thing: Thing) -> bool:
    if thing.spot >= 0:
        return option[0] in ("play", "place")
    if thing.item >= 0:
        return option[0] == "reply"
    return option[0] in ("evolve", "ally") and thing.vt >= 0


def _of_hand(t: VCardTable, seat: int, card: int, on: Thing | None) -> Iterator[Option]:
    facts = face(t, card).facts
    if t.prompt == WINDOW.number:
        yield from _replies(t, seat, card, on)
    elif t.prompt == PLACE.number:
        for spot in [on.spot] if on is not None and on.spot >= 0 else spots(seat):
            yield ("place", card, spot)
    elif facts.type == VTUBER and facts.pl == 8:
        for spot in _spots(t, seat, on):
            yield ("play", card, spot)
    elif facts.type in (VTUBER, ALLY):
        for vt in _hosts(t, seat, on):
            yield ("evolve" if facts.type == VTUBER else "ally", card, vt)
    else:
        yield ("boost" if facts.type == REINFORCEMENT else facts.type, card)


def _replies(t: VCardTable, seat: int, card: int, on: Thing | None) -> Iterator[Option]:
    definition = face(t, card)
    found = [i for i, _ in to_answer(t, t.frames[-1], seat, definition)] if definition.reply_on is not None else []
    if on is not None and on.item >= 0:
        found = [on.item]
    for number in found or [len(t.queue) - 1]:
        yield ("reply", card, number)


def _spots(t: VCardTable, seat: int, on: Thing | None) -> Iterable[int]:
    """The empty ones, or the one that is asked about."""
    if on is not None and (on.spot >= 0 or on.vt >= 0):
        return [on.spot if on.spot >= 0 else t.where[on.vt]]
    return [s for s in spots(seat) if not t.zones[s]] or spots(seat)[:1]


def _hosts(t: VCardTable, seat: int, on: Thing | None) -> Iterable[int]:
    """One's own VTubers, or the one that is asked about; a card on it stands for it."""
    if on is not None:
        vt = on.vt if on.vt >= 0 else vt_of(t, on.card) if on.card >= 0 else _standing(t, on.spot)
        if vt >= 0:
            return [vt]
    return vts(t, seat) or vts(t, other(seat))


def _standing(t: VCardTable, spot: int) -> int:
    return t.zones[spot][0] if spot >= 0 and t.zones[spot] else -1
