"""The attack at the end of many Spell Cards is for somebody in range, and may be left out (spell.4)."""

from __future__ import annotations

import pytest

from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:spell.4")
@pytest.mark.parametrize("name", ["Patchouli", "Eirin"])
def test_only_who_is_in_range_may_be_struck(name: str) -> None:
    """Four at the table: the one opposite is two seats away."""
    s = Scene(f"{name} Utsuho Alice Marisa", hands={0: "Spiritual Attack"}, top="Voile, Shoot")
    s.cast(0)
    s.quiet()
    assert s.asked == [0] and s.picks() == {1, 3}
