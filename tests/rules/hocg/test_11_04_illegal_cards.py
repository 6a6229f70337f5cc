"""11.4: cards on the stage that may not stay there."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import ARCHIVE
from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, Side, one, performance

AZKI, SORAZ, SORA_BUZZ, PIONEERS = "hSD01-008", "hSD01-013", "hSD01-006", "hBP01-124"


@rule("hocg:11.4.1")
def test_what_was_attached_to_a_downed_holomem_is_attached_to_nothing() -> None:
    frail = one(c.FRAIL, "frail", cheers=[one("red", "cheer")], attached=[one(c.TOOL, "tool"), one(c.KEEPSAKE, "fan")])
    s = performance({"center": one(c.HUNTER, "hunter")}, {"center": frail, "back": SPARE})
    s.use("hunter", "frail")
    assert all(s.archived(label) for label in ("cheer", "tool", "fan"))


def with_two_tools() -> Play:
    """Its tool limit is raised for the turn, and it carries two."""
    hand = [one(c.TWO_TOOLS, "event"), one(c.OTHER_TOOL, "new")]
    mine: Side = {"center": one(c.FRAIL, "frail", attached=[one(c.TOOL, "old")]), "hand": hand}
    s = Play(mine)
    assert not s.offers("play", "new", "frail")
    s.do("play", "event")
    s.do("play", "new", "frail")
    assert len(s.mem("frail").supports) == 2
    return s


@rule("hocg:11.4.2")
@pytest.mark.parametrize(("kept", "lost"), [("old", "new"), ("new", "old")])
def test_over_the_limit_its_controller_says_which_to_keep(kept: str, lost: str) -> None:
    """R-20: the effect that allowed two has ended with the turn."""
    s = with_two_tools()
    s.do("pass")
    while s.prompt == "perform":
        s.do("pass")
    assert s.prompt == "pick" and s.seat == A and len(s.options("pick")) == 2
    s.do("pick", kept)
    assert s.mem("frail").supports == [s.card(kept)] and s.t.zones[ARCHIVE + A][-1] == s.card(lost)
    assert s.archived(lost) and not s.archived(kept)


@rule("hocg:11.4.3")
def test_pioneers_on_soraz_after_a_bloom_into_tokino_sora() -> None:
    soraz = one(SORAZ, "soraz", under=[AZKI], attached=[one(PIONEERS, "fan"), one(c.TOOL, "tool")])
    s = Play({"center": soraz, "hand": [one(SORA_BUZZ, "sora")]})
    assert len(s.mem("soraz").supports) == 2, "SorAZ is AZKi"
    s.do("bloom", "sora", "soraz")
    assert s.archived("fan") and s.mem("soraz").supports == [s.card("tool")]


@rule("hocg:11.4.3")
def test_the_other_players_cards_are_looked_at_as_well() -> None:
    """In whosever turn: here the fan lies on a holomem it never was for."""
    s = Play({}, {"center": one(SPARE, "spare", attached=[one(PIONEERS, "fan")])})
    assert s.archived("fan") and s.t.owner[s.card("fan")] == B
