"""The roles that are still possible at a table: what was dealt, by the number of players, without what was shown.

It rests on what everybody knows, so it is the same for every viewer.
"""

from __future__ import annotations

from ..definitions import ROLE_CARDS, role_of
from ..rules.setup import DEALT, eligible
from ..table import ROLE, DanmakuTable
from .shape import RolesLeft


def roles_left(t: DanmakuTable) -> list[RolesLeft]:
    """By kind; nothing once every role lies open."""
    shown = [role for seat in range(t.seats) if _open(t, seat) and (role := role_of(t, seat)) is not None]
    hidden = t.seats - len(shown)
    found: list[RolesLeft] = []
    for kind, dealt in DEALT[t.seats].items():
        left = min(dealt - sum(role.kind == kind for role in shown), hidden)
        if left > 0:
            names = [role.id for role in shown]
            cards = [r.id for r in ROLE_CARDS if r.kind == kind and eligible(t, r) and names.count(r.id) < r.copies]
            found.append(RolesLeft(kind, left, cards))
    return found


def _open(t: DanmakuTable, seat: int) -> bool:
    return all(t.known[card] == t.everyone for card in t.zones[ROLE + seat])
