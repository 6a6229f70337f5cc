"""Quick answers about the table are those that a look at everything gives."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.hocg.rules import main_phase, performance, resolution, timing, turn
from kaimaku.games.hocg.rules.events import STATE
from kaimaku.games.hocg.rules.resolution import illegal, is_down, lost_by
from kaimaku.games.hocg.rules.timing import state_changed
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.listeners import ABILITIES
from tests.depth import examples
from tests.properties.hocg_play import walk
from tests.properties.test_hocg_invented import STEPS, move, new

SEEDS = range(examples(60))


def due(t: HoloTable) -> bool:
    """Is any rules resolution applicable (11.1.2)? Every holomem is asked."""
    lost = any(lost_by(t, seat) is not None for seat in (0, 1))
    return lost or any(t.life_damage) or any(is_down(t, m) or bool(illegal(t, m)) for m in t.mems.values())


def settled(t: HoloTable) -> bool:
    """Would a check timing find nothing to do (10.6.3.4)?"""
    return not (t.pending or t.again or due(t) or (STATE in t.live and state_changed(t)))


@pytest.fixture(autouse=True)
def compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the engine asks, both answers are compared."""
    quick_due, quick_quiet = resolution.due, timing.is_quiet

    def is_due(t: HoloTable) -> bool:
        looked = due(t)
        assert quick_due(t) == looked
        return looked

    def is_quiet(t: HoloTable) -> bool:
        quiet = quick_quiet(t)
        assert quiet == settled(t)
        return quiet

    for module in (timing, turn):
        monkeypatch.setattr(module, "due", is_due)
    for module in (timing, main_phase, performance):
        monkeypatch.setattr(module, "is_quiet", is_quiet)


@pytest.mark.parametrize("seed", SEEDS)
def test_only_touched_holomem_need_a_look(seed: int) -> None:
    """At every check timing of a game, and on a copy at every decision."""
    for t in walk(seed):
        assert resolution.due(t.clone()) == due(t)


@pytest.mark.parametrize("seed", SEEDS[::2])
def test_so_it_is_with_invented_cards(seed: int) -> None:
    rng, t = Random(seed), new(seed)
    for _ in range(STEPS):
        if t.result is None:
            move(t, rng)


@pytest.mark.parametrize("seed", SEEDS[::4])
def test_a_bound_effect_changes_nothing_else(seed: int) -> None:
    for t in walk(seed, every=5):
        bound = [x for found in t.mods.values() for x in found if ABILITIES[x.ability].bound]
        assert all(ABILITIES[x.ability].amount(t, x, i) == 0 for x in bound for i in t.mems if i != x.anchor)
