"""What a review has to know of Danmaku!!: worlds dealt by what a seat believes, and how likely each part still wins.

The chances are those of games between seekers, by the role a seat really has: the lives of every side, put through a
logistic function. `tools/review_chances.py danmaku` finds the weights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from kaimaku.bots.bot import Sight
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Line
from kaimaku.review.reviewing import Reviewing, logistic

from .bots.belief import heard, over_by_now
from .bots.parts import EXTRAS, HEROINE, KIND_OF, PARTNER, RIVAL, STAGES, known_parts, part_of
from .bots.scene import Scene
from .bots.turns import main_step, value
from .bots.worlds import Worlds
from .table import ASIDE, ROLE, DanmakuTable, active, hand

PARTNERS: Final = KIND_OF[PARTNER]


def features(t: DanmakuTable, seat: int, parts: Mapping[int, int]) -> list[float]:
    """How things stand for a seat: the lives of each side, its own, and how many Stage Bosses are left."""
    lives = [float(t.life[s]) if active(t, s) else 0.0 for s in range(t.seats)]
    stages = [s for s in parts if parts[s] in STAGES]
    extras = [s for s in parts if parts[s] in EXTRAS]
    return [
        1.0,
        sum(lives[s] for s in parts if parts[s] == HEROINE),
        sum(lives[s] for s in parts if KIND_OF[parts[s]] == PARTNERS and parts[s] not in EXTRAS),
        sum(lives[s] for s in stages),
        float(sum(lives[s] > 0 for s in stages)),
        sum(lives[s] for s in extras),
        sum(lives[s] for s in parts if parts[s] == RIVAL),
        lives[seat],
        float(lives[seat] > 0),
        0.1 * len(hand(t, seat)),
    ]


# By kind of role, in the order of the features.
WEIGHTS: Final = (
    (-2.395, 0.183, 0.271, -0.072, -0.394, -0.214, -0.34, 0.183, 2.157, -0.104),
    (-0.41, 0.262, 0.019, -0.129, -0.196, -0.115, 0.038, 0.216, 0.249, 1.059),
    (-1.064, -0.467, -0.261, 0.237, 0.335, -0.16, -0.126, 0.214, -0.439, 0.946),
    (-2.791, -0.005, -0.175, -0.203, 0.353, 0.192, 0.03, 0.369, 0.32, 1.636),
    (-3.283, -0.442, 0.466, -0.034, -0.499, -0.294, 0.746, 0.746, -0.294, -1.546),
)
TURNS: Final = 3  # the rest of this turn and the next ones
BEST: Final = 3  # options of a main step


class DanmakuReviewing(Reviewing[DanmakuTable]):
    unit = ("life", "ライフ")

    def deal(self, game: Game[Any], t: DanmakuTable, seat: int, history: Sequence[Line], rng: Random) -> DanmakuTable:
        """Roles lie as the seat believes, everything else as it may."""
        world: DanmakuTable = game.determinize(t, seat, rng)
        give_roles(world, seat, roles_believed(t, seat, history, rng))
        return world

    def others(self, sight: Sight[DanmakuTable], played: Option, rng: Random) -> list[Option]:
        t = sight.deal(rng)
        if PROMPTS[t.prompt].name != "danmaku:main step":
            return super().others(sight, played, rng)
        scene = Scene(t, sight.seat, sight.options, sight.history)
        ranked = sorted(sight.options, key=lambda option: -value(scene, option))
        return list(dict.fromkeys(o for o in (main_step(scene), *ranked[: BEST + 1]) if o != played))

    def far_enough(self, t: DanmakuTable, start: DanmakuTable) -> bool:
        return t.turn >= start.turn + TURNS and PROMPTS[t.prompt].name == "danmaku:main step"

    def chances(self, t: DanmakuTable) -> list[float]:
        roles = true_parts(t)
        return [
            logistic(sum(w * x for w, x in zip(WEIGHTS[KIND_OF[roles[seat]]], features(t, seat, roles), strict=True)))
            for seat in range(t.seats)
        ]


def true_parts(t: DanmakuTable) -> dict[int, int]:
    """The parts as they lie on this table, hidden or not."""
    shown = t.clone()
    shown.known = bytearray([t.everyone]) * len(t.known)
    return known_parts(shown, None)


def roles_believed(t: DanmakuTable, seat: int, history: Sequence[Line], rng: Random) -> dict[int, int]:
    """The parts of those whose role the seat does not know, drawn as likely as it believes them."""
    known = known_parts(t, seat)
    told = heard(t, history)
    gone = over_by_now(t, known)
    weights = [[0.0 if part in gone else x for part, x in enumerate(row)] for row in told.weights()]
    worlds = Worlds(told.cast, known, weights)
    if not worlds.weighed:
        return {}
    _, groups = rng.choices([world for world, _ in worlds.weighed], [weight for _, weight in worlds.weighed])[0]
    found: dict[int, int] = {}
    for key in groups:
        group = worlds.groups[key]
        _, parts = rng.choices(group.deals, group.fits)[0]
        for place, part in zip(group.places, parts, strict=True):
            found[worlds.hidden[place]] = part
    return found


def give_roles(t: DanmakuTable, seat: int, wanted: dict[int, int]) -> None:
    """Exchange the faces of role cards that the seat does not know until everybody has the part that was drawn."""
    cards = [card for zone in (*range(ROLE, ROLE + t.seats), ASIDE) for card in t.zones[zone]]
    free = [card for card in cards if part_of(t.defs[card]) >= 0 and not t.known[card] & 1 << seat]
    fixed: set[int] = set()
    for other, part in wanted.items():
        mine = next((card for card in t.zones[ROLE + other] if card in free), None)
        if mine is None:
            continue
        fixed.add(mine)
        if part_of(t.defs[mine]) == part:
            continue
        spare = next((card for card in free if card not in fixed and part_of(t.defs[card]) == part), None)
        if spare is not None:
            t.defs[mine], t.defs[spare] = t.defs[spare], t.defs[mine]
