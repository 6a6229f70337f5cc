"""Quick answers about the table are those that a look at everything gives."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules import resolution, timing, turn
from kaimaku.games.hocg.rules.resolution import illegal, is_down, lost_by
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.listeners import ABILITIES
from tests.depth import examples
from tests.properties.hocg_play import walk

SEEDS = range(examples(60))


def due(t: HoloTable) -> bool:
    """Is any rules resolution applicable (11.1.2)? Every holomem is asked."""
    lost = any(lost_by(t, seat) is not None for seat in (0, 1))
    return lost or any(t.life_damage) or any(is_down(t, m) or bool(illegal(t, m)) for m in t.mems.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_untouched_holomem_need_no_look(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every check timing of a game, and at every decision on a copy."""

    def compared(t: HoloTable) -> bool:
        looked = due(t)
        assert resolution.due(t) == looked
        return looked

    monkeypatch.setattr(timing, "due", compared)
    monkeypatch.setattr(turn, "due", compared)
    for t in walk(seed):
        compared(t.clone())


@pytest.mark.parametrize("seed", SEEDS[::4])
def test_a_bound_effect_changes_nothing_else(seed: int) -> None:
    for t in walk(seed, every=5):
        bound = [x for found in t.mods.values() for x in found if ABILITIES[x.ability].bound]
        assert all(ABILITIES[x.ability].amount(t, x, i) == 0 for x in bound for i in t.mems if i != x.anchor)
