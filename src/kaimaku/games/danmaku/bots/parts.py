"""Parts: role cards as far as they make somebody play differently. The revealed side of a card is the same part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import ASIDE, ROLE, DanmakuTable

PARTS: Final = range(10)
HEROINE, RIVAL, PARTNER, ONE_TRUE, MIDBOSS, STAGE, CHALLENGER, FINAL, ANTI, EXTRA = PARTS
KINDS: Final = ("heroine", "partner", "stage_boss", "extra_boss", "rival")
KIND_OF: Final = (0, 4, 1, 1, 1, 2, 2, 2, 2, 3)  # the kind of each part
OF_KIND: Final = tuple(tuple(p for p in PARTS if KIND_OF[p] == kind) for kind in range(len(KINDS)))
STAGES: Final = OF_KIND[2]
EXTRAS: Final = (EXTRA, MIDBOSS)  # who is on the Extra Boss's side
PART_OF_ID: Final = {
    "heroine": HEROINE,
    "rival": RIVAL,
    "partner": PARTNER,
    "one_true_partner": ONE_TRUE,
    "ex_midboss": MIDBOSS,
    "stage_boss": STAGE,
    "challenger": CHALLENGER,
    "final_boss": FINAL,
    "anti_heroine": ANTI,
    "ex_boss": EXTRA,
    "ex_boss_revealed": EXTRA,
    "phantom_boss": EXTRA,
    "true_phantom_boss": EXTRA,
}

Shares: TypeAlias = "tuple[float, ...]"  # how likely each part is
NOBODY: Final[Shares] = (0.0,) * len(PARTS)


def part_of(definition: int) -> int:
    """The part of a role card; -1 for any other card."""
    return PART_OF_ID.get(DEFINITIONS[definition].id, -1)


def certain(part: int) -> Shares:
    return tuple(float(p == part) for p in PARTS)


class Cast(NamedTuple):
    """What everybody knows about the roles of a game: how many of each kind are in it, and which cards there are."""

    seats: int
    kinds: tuple[int, ...]  # how many of each kind were dealt
    pile: tuple[int, ...]  # how many cards of each part they were dealt from


def cast_of(t: DanmakuTable) -> Cast:
    """The same for every table that one seat cannot tell apart: kinds are as many as the rules say.

    A Rival who became the Heroine still counts as the Rival who was dealt.
    """
    dealt = [part_of(t.defs[card]) for seat in range(t.seats) for card in t.zones[ROLE + seat]]
    dealt += [RIVAL] * (t.seats - len(dealt))
    aside = [part_of(t.defs[card]) for card in t.zones[ASIDE] if t.known[card] != t.everyone]
    kinds = _count((KIND_OF[part] for part in dealt), len(KINDS))
    return Cast(t.seats, kinds, _count(dealt + aside, len(PARTS)))


def _count(found: Iterable[int], size: int) -> tuple[int, ...]:
    counts = [0] * size
    for x in found:
        counts[x] += 1
    return tuple(counts)


def known_parts(t: DanmakuTable, seat: int | None) -> dict[int, int]:
    """The parts dealt to those whose role a seat (None: everybody) may know."""
    bit = t.everyone if seat is None else 1 << seat
    found: dict[int, int] = {}
    succeeded = [other for other in range(t.seats) if not t.zones[ROLE + other]]
    for other in range(t.seats):
        cards = t.zones[ROLE + other]
        if not cards:
            found[other] = HEROINE
        elif t.known[cards[0]] & bit == bit:
            part = part_of(t.defs[cards[0]])
            found[other] = RIVAL if part == HEROINE and succeeded else part
    return found
