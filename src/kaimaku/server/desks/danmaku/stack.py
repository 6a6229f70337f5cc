"""The stack on the wire: what was played, by whom, at whom, and what has become of it."""

from __future__ import annotations

from typing import Literal, cast

from kaimaku.games.danmaku.piles import owner_of_item
from kaimaku.games.danmaku.stack import text_of
from kaimaku.games.danmaku.table import STATES, DanmakuTable, Entry

from ...wire.danmaku import Played
from .eye import Eye
from .naming import NUMBERS, entry_name, half_of, kind_of

Kind = Literal["card", "spell", "ability", "copy"]
State = Literal["open", "begun", "resolved", "cancelled"]


def stack(eye: Eye) -> list[Played]:
    return [_played(eye.t, place) for place in range(len(eye.t.stack))]


def _played(t: DanmakuTable, place: int) -> Played:
    entry = t.stack[place]
    via = entry.card if entry.card >= 0 and entry.card != entry.source else -1
    return Played(
        id=f"e{place}",
        kind=cast(Kind, kind_of(t, place)),
        card=NUMBERS[t.defs[entry.source]],
        name=entry_name(t, entry),
        you=entry.you,
        payer=entry.payer,
        via=NUMBERS[t.defs[via]] if via >= 0 else "",
        half=half_of(t, entry),
        targets=targets(t, entry),
        answers=entry.answers if entry.answers >= 0 else None,
        state=cast(State, STATES[entry.state]),
        defenders=seats(t, entry.defenders),
        avoided=seats(t, entry.avoided),
    )


def seats(t: DanmakuTable, mask: int) -> list[int]:
    return [seat for seat in range(t.seats) if mask >> seat & 1]


def aims_at_item(entry: Entry) -> bool:
    """Is its target an Item and not a player?"""
    aim = text_of(entry).aim
    return aim is not None and aim.cards


def targets(t: DanmakuTable, entry: Entry) -> list[int]:
    """Whom it was announced against, or everybody it has attacked; for an Item, whoever controls it."""
    if entry.target < 0:
        return seats(t, entry.aimed)
    if aims_at_item(entry):
        owner = owner_of_item(t, entry.target)
        return [owner] if owner >= 0 else []
    return [entry.target]
