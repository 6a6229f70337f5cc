"""The Queue on the wire: what was announced, by whom, where it goes, what it is aimed at, and what it answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from kaimaku.games.vcard.lang.effects import AIMS
from kaimaku.games.vcard.rules.queue import effect_of
from kaimaku.games.vcard.rules.timing import FIRST_SLOT
from kaimaku.games.vcard.rules.tokens import SPOT_STATUS
from kaimaku.games.vcard.table import Item, VCardTable, on_spot
from kaimaku.kernel.frames import PROGRAMS

from .eye import NOWHERE, Eye, spot_name
from .shape import Queued


def queue(eye: Eye) -> list[Queued]:
    return [_queued(eye, n, item) for n, item in enumerate(eye.t.queue)]


def _queued(eye: Eye, n: int, item: Item) -> Queued:
    return Queued(
        id=f"e{n}",
        verb=cast(Any, item.verb),
        you=item.seat,
        card=eye.face(item.card) if item.card >= 0 else None,
        place=place_name(eye, item),
        targets=list(dict.fromkeys(targets(eye, item))),
        answers=item.place if item.verb == "reply" and item.place >= 0 else None,
        canceled=bool(item.canceled),
    )


def place_name(eye: Eye, item: Item) -> str:
    """The spot or VTuber it goes to, if there still is one."""
    if item.verb == "play":
        return spot_name(item.place)
    if item.verb in ("evolve", "ally") and on_spot(eye.t, item.place):
        return eye.vt(item.place)
    return ""


def targets(eye: Eye, item: Item) -> Iterator[str]:
    """What its effect was aimed at. The cards of three-for-two stay secret until they are discarded.

    What a number means depends on the card: once that has gone where the viewer does not see it, nothing is told.
    """
    if item.verb == "trade" or not item.aimed or (item.card >= 0 and eye.face(item.card) is None):
        return
    program = PROGRAMS[effect_of(eye.t, item.verb, item.card)].name
    for slot, chosen in enumerate(item.aimed[FIRST_SLOT:], FIRST_SLOT):
        if isinstance(chosen, tuple):
            for number in cast("tuple[int, ...]", chosen):
                name = target_name(eye, AIMS.get((program, slot), ""), number)
                if name != NOWHERE:
                    yield name


def target_name(eye: Eye, kind: str, number: int) -> str:
    """A spot, the place where a status token lies, or a card."""
    if kind == "spot":
        return spot_name(number)
    return token_place(eye, number) if kind == "status" else eye.thing(number)


def token_place(eye: Eye, stamp: int) -> str:
    """Where a token lies: a VTuber, or its spot. No two kinds that are told apart lie at one of these (V-19)."""
    found = next((x for x in eye.t.tokens if x.stamp == stamp), None)
    if found is None:
        return NOWHERE
    return spot_name(found.at) if found.kind in SPOT_STATUS else eye.vt(found.at)


def waiting(t: VCardTable, card: int) -> Item | None:
    """What a card waits on the Queue to do."""
    return next((item for item in t.queue if item.card == card), None)
