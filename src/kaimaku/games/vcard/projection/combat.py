"""The last combat on the wire: every source of Power Level with both seats on one row, and the total of each."""

from __future__ import annotations

from typing import Any, cast

from kaimaku.games.vcard.rules.power import TERMS
from kaimaku.games.vcard.table import VCardTable

from .shape import Combat, CombatRow

Account = tuple[str, int, tuple[tuple[str, str, int], ...]]  # top card, total, terms


def combat(t: VCardTable) -> Combat | None:
    if not t.fought:
        return None
    round, winner, tied, *both = cast("tuple[int, int, int, object, object]", t.fought)
    if winner < 0 and not tied:  # equal so far; the Backstage is about to help
        return None
    sides = cast("list[tuple[Account | tuple[()], tuple[Account, ...]]]", both)
    actives = [active for active, _ in sides]
    helped = [sum(account[1] for account in helpers) for _, helpers in sides]
    return Combat(
        round=round,
        totals=[_total(t, active, more) for active, more in zip(actives, helped, strict=True)],
        actives=[active[0] if active else "" for active in actives],
        winner=winner if winner >= 0 else None,
        rows=_rows(actives),
        tied=bool(tied),
        helpers=[[account[0] for account in helpers] for _, helpers in sides] if tied else [],
        helped=helped if tied else [],
    )


def _total(t: VCardTable, active: Account | tuple[()], helped: int) -> int | None:
    if active:
        return active[1] + helped
    return 0 if t.rulings.get("no_active") == "zero" else None


def _rows(actives: list[Account | tuple[()]]) -> list[CombatRow]:
    """In the order of people's sums; what neither side has is left out."""
    found: list[CombatRow] = []
    for kind, rule in TERMS.items():
        terms = [[term for term in active[2] if term[0] == kind] if active else [] for active in actives]
        if any(terms):
            amounts = [sum(n for _, _, n in side) for side in terms]
            cards = [list(dict.fromkeys(card for _, card, _ in side if card)) for side in terms]
            found.append(CombatRow(cast(Any, kind), rule, amounts, cards if any(cards) else []))
    return found
