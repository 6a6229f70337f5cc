"""How good a position of the hololive OCG is for a seat, from what that seat may know.

Faces of the other's hand and of any pile are never read, so the score is the same on every table dealt anew.
"""

from __future__ import annotations

from typing import Final, cast

from kaimaku.bots.evaluation import Evaluator, result_only
from kaimaku.games.hocg.defs import DEBUT, DEFS, HOLOMEM, SPOT, SUPPORT
from kaimaku.games.hocg.rules.stats import can_pay, hp
from kaimaku.games.hocg.table import BACK, DECK, HAND, LIFE, POWER, HoloTable, Mem, stage
from kaimaku.kernel.table import Table


def score(t: Table, seat: int) -> float:
    """Own side less the other's; a little caution makes the own one count for more."""
    if t.result is not None:
        return result_only(t, seat)
    h = cast(HoloTable, t)
    return side(h, seat) - 0.95 * side(h, 1 - seat) + hand(h, seat)


def side(t: HoloTable, seat: int) -> float:
    """Life first, then the stage, then what feeds it."""
    zones = t.zones
    life = len(zones[LIFE + seat]) - t.life_damage[seat]
    score = 70.0 * life - 60.0 / max(life, 0.5)
    mems = stage(t, seat)
    on_stage = 0.0
    for mem in mems:  # loops, not generators: this is what a search does most
        on_stage += holomem(t, mem)
    score += on_stage
    if len(mems) < 3:
        score -= 25.0 * (3 - len(mems))  # an empty stage loses (11.2.2)
    score += 3.0 * min(len(zones[POWER + seat]), 6)
    score += 4.0 * min(len(zones[HAND + seat]), 8)
    deck = len(zones[DECK + seat])
    if deck < 10:
        score -= 8.0 * (10 - deck)  # an empty deck loses, too (7.3.2.1)
    return score


def holomem(t: HoloTable, mem: Mem) -> float:
    """What it can take, what it can deal, and how far it is on the way to its strongest Arts."""
    d = DEFS[t.defs[mem.stack[-1]]]
    if mem.face_down:
        return 12.0
    whole = max(hp(t, mem), 1)
    score = 12.0 + 0.1 * whole + 8.0 * len(mem.supports) - 40.0 * min(mem.damage / whole, 1.0)
    power = need = 0
    for art in d.arts:
        if art.power > power and can_pay(t, mem, art):
            power = art.power
        if art.size > need:
            need = art.size
    score += power * (0.15 if mem.pos == BACK else 0.3 if mem.resting else 0.45)
    have = len(mem.cheers)
    return score + 6.0 * min(have, need) + 1.5 * max(have - need, 0)


def hand(t: HoloTable, seat: int) -> float:
    """What the own cards promise: something to place, something to bloom into, something to play."""
    on_stage = {name for mem in stage(t, seat) for name in DEFS[t.defs[mem.stack[-1]]].names}
    score = 0.0
    for card in t.zones[HAND + seat]:
        d = DEFS[t.defs[card]]
        if d.kind == SUPPORT:
            score += 3.0
        elif d.kind == HOLOMEM and d.level in (DEBUT, SPOT):
            score += 2.0
        elif d.kind == HOLOMEM:
            score += 1.0 if d.names.isdisjoint(on_stage) else 5.0
    return score


NAMES: Final = (
    "own life",
    "their life",
    "own last life",
    "their last life",
    "own stage",
    "their stage",
    "own holomem",
    "their holomem",
    "own holo Power",
    "their holo Power",
    "own hand",
    "their hand",
    "promise of the own hand",
    "own thin deck",
    "their thin deck",
    "own turn",
)


def features(t: Table, seat: int) -> list[float]:
    """What weights are learned for, in sizes of about one."""
    h = cast(HoloTable, t)
    found: list[float] = []
    for fact in (_life, _last_life, _stage, _holomem, _power, _cards):
        found += [fact(h, seat), fact(h, 1 - seat)]
    found.append(hand(h, seat) / 10.0)
    found += [_thin(h, seat), _thin(h, 1 - seat)]
    found.append(1.0 if h.active == seat else -1.0)
    return found


def _life(t: HoloTable, seat: int) -> float:
    return (len(t.zones[LIFE + seat]) - t.life_damage[seat]) / 3.0


def _last_life(t: HoloTable, seat: int) -> float:
    return 1.0 / max(len(t.zones[LIFE + seat]) - t.life_damage[seat], 0.5)


def _stage(t: HoloTable, seat: int) -> float:
    return sum([holomem(t, mem) for mem in stage(t, seat)]) / 100.0


def _holomem(t: HoloTable, seat: int) -> float:
    return len(stage(t, seat)) / 3.0


def _power(t: HoloTable, seat: int) -> float:
    return min(len(t.zones[POWER + seat]), 6) / 3.0


def _cards(t: HoloTable, seat: int) -> float:
    return min(len(t.zones[HAND + seat]), 8) / 4.0


def _thin(t: HoloTable, seat: int) -> float:
    return max(0, 10 - len(t.zones[DECK + seat])) / 5.0


LEAD: Final = 120.0  # a lead by so much is won in about three games of four
EVALUATOR: Final = Evaluator(score, frozenset({"hocg:main", "hocg:perform"}), NAMES, features)
