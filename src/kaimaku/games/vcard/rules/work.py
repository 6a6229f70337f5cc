"""A card at work: its passives listen and change values as long as it is in play face up (4.4.1.4a, 4.4.1.5a)."""

from __future__ import annotations

from kaimaku.kernel.listeners import STANDING, Live, enter, leave_source

from ..table import VCardTable, face


def start_work(t: VCardTable, card: int) -> None:
    definition = face(t, card)
    seat = t.owner[card]
    for kind, ability in definition.watchers:
        enter(t.live, kind, Live(ability.number, card, seat, -1, t.tick(), STANDING, 0))
    for stat, ability in definition.statics:
        enter(t.mods, stat, Live(ability.number, card, seat, -1, t.tick(), STANDING, 0))


def stop_work(t: VCardTable, card: int) -> None:
    """A card leaves play: its passives and its Lock state are gone, and a copy is itself again."""
    definition = face(t, card)
    for kind, _ in definition.watchers:
        leave_source(t.live, kind, card)
    for stat, _ in definition.statics:
        leave_source(t.mods, stat, card)
    t.locked.discard(card)
    if card in t.copied:
        t.defs[card] = t.copied.pop(card)
