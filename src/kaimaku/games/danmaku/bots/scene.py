"""Scene: the table as the bot sees it when it is asked, with what it believes and wishes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import log
from typing import Final

from kaimaku.games.danmaku.definitions import character_of, role_of
from kaimaku.games.danmaku.rules.reach import in_range
from kaimaku.games.danmaku.rules.stats import max_life
from kaimaku.games.danmaku.table import DanmakuTable, active, hand
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import Line

from .belief import believe, heard
from .deeds import ATTACK
from .parts import HEROINE, KIND_OF, MIDBOSS, STAGES, Shares, cast_of, known_parts, part_of
from .rumour import Rumour
from .wishes import PARTNER_KIND, Survivors, wish

DODGED: Final = 0.825  # the chance that one unknown card is no Graze
SPENT: Final = 0.3  # what an attack is worth that only costs the other a card
SECRET: Final = 0.15  # what it costs to tell one's role


class Scene:
    """Reads nothing that the seat may not know: the table was dealt anew wherever it may not look."""

    def __init__(self, t: DanmakuTable, seat: int, options: Sequence[Option], history: Sequence[Line]) -> None:
        self.t = t
        self.seat = seat
        self.options = options
        role = role_of(t, seat)
        self.part = part_of(role.number) if role is not None else HEROINE
        self.others = [s for s in range(t.seats) if s != seat and active(t, s)]
        self._history = history

    @cached_property
    def told(self) -> Rumour:
        return heard(self.t, self._history)

    @cached_property
    def rows(self) -> list[Shares]:
        """How likely each part is, by seat."""
        return believe(self.t, self.seat, self.told)

    @cached_property
    def public(self) -> dict[int, int]:
        return known_parts(self.t, None)

    @cached_property
    def wishes(self) -> list[float]:
        """What a life lost by each seat is worth."""
        return [self._wish(other) for other in range(self.t.seats)]

    @cached_property
    def now(self) -> Survivors:
        """The defeated have shown their roles, and how many of each kind there were is known."""
        t, public = self.t, self.public
        fallen = [part for seat, part in public.items() if not active(t, seat)]
        kinds = cast_of(t).kinds
        forward = sum(part == MIDBOSS and active(t, seat) for seat, part in public.items())
        return Survivors(
            kinds[2] - sum(part in STAGES for part in fallen),
            kinds[3] - sum(KIND_OF[part] == 3 for part in fallen) + forward,
            any(KIND_OF[part] == PARTNER_KIND for part in fallen),
            any(part in STAGES for part in fallen),
        )

    def _wish(self, other: int) -> float:
        if other == self.seat or not active(self.t, other):
            return 0.0
        return sum(p * wish(self.part, part, self.now) for part, p in enumerate(self.rows[other]) if p)

    def best_option(self, value: Callable[[Scene, Option], float], otherwise: Option) -> Option:
        """The first of the best, if anything is worth more than nothing."""
        worth, found = max(((value(self, option), option) for option in self.options), key=lambda pair: pair[0])
        return found if worth > 0.0 else otherwise

    # --- values -----------------------------------------------------------------------------------------------------

    def own_life(self, lost: int = 1) -> float:
        """What losing life costs oneself."""
        left = self.t.life[self.seat]
        if lost >= left:
            return 9.0
        return {2: 3.5, 3: 2.4}.get(left, 1.8) * lost

    def loss(self, other: int, damage: int = 1) -> float:
        """What it is worth that somebody loses life: the last life counts for the most."""
        if other == self.seat:
            return -self.own_life(damage)
        left = max(1, self.t.life[other])
        damage = min(damage, left)
        return self.wishes[other] * (damage + (1.6 if damage == left else 0.5 if damage == left - 1 else 0.0))

    def attack(self, other: int, damage: int = 1, sure: bool = False) -> float:
        """What attacking somebody is worth, with what it tells about oneself."""
        hit = 1.0 if sure else DODGED ** len(hand(self.t, other))
        worth = self.loss(other, damage)
        return worth * (SPENT + (1.0 - SPENT) * hit) - SECRET * self.telling(other)

    def best(self, seats: Sequence[int], damage: int = 1, sure: bool = False) -> float:
        """The best attack on one of several, or none."""
        return max([0.0, *(self.attack(s, damage, sure) for s in seats)])

    def near(self) -> list[int]:
        return [s for s in self.others if in_range(self.t, self.seat, s)]

    def hurt(self, seat: int) -> int:
        return max_life(self.t, seat) - self.t.life[seat]

    def character(self, seat: int) -> str:
        return character_of(self.t, seat).id

    @property
    def suspected(self) -> float:
        """How sure an onlooker is of one's part."""
        return believe(self.t, None, self.told)[self.seat][self.part]

    def telling(self, other: int) -> float:
        """How much an attack on somebody tells the others about one's role."""
        return self._told.get(other, 0.0)

    @cached_property
    def _told(self) -> dict[int, float]:
        if self.seat in self.public or self.seat in self.told.shown or not self.others:
            return {}  # what was shown may have changed hands in what is only imagined
        mine = believe(self.t, None, self.told)[self.seat]
        choices = tuple(self.near() or self.others)
        key = (self.seat, self.part, choices, mine)
        kept = self.told.telling.get(key)
        if kept is None:
            kept = self.told.telling[key] = self._tells(mine, choices)
        return kept

    def _tells(self, mine: Shares, choices: tuple[int, ...]) -> dict[int, float]:
        odds = self.told.tempers(self.seat, ATTACK, choices)
        if self.part not in odds:
            return {}
        found = {}
        for at, other in enumerate(choices):
            mean = sum(mine[part] * row[at] for part, row in odds.items())
            found[other] = max(0.0, log(odds[self.part][at] / mean)) if mean else 0.0
        return found
