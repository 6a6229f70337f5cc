"""rb.fan: a fan whose holomem is no longer the one it is for."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE
from tests.rule import rule
from tests.rules.hocg.cards_turn import NAME_GIVER
from tests.rules.hocg.scene_turn import A, B, Scene, one

SORA, SORA_BUZZ, AZKI, AZKI_1, SORAZ, PIONEERS = (
    "hSD01-003",
    "hSD01-006",
    "hSD01-008",
    "hSD01-010",
    "hSD01-013",
    "hBP01-124",
)


@rule("hocg:rb.fan.example", "hocg:rb.fan.name-change")
def test_soraz_with_pioneers_blooms_into_tokino_sora() -> None:
    soraz = {"stack": [AZKI, SORAZ], "as": "soraz", "attached": [{"card": PIONEERS, "as": "fan"}]}
    s = Scene({"center": soraz, "hand": [one(SORA_BUZZ, "sora"), one(AZKI_1, "azki")]})
    assert s.t.zones[ARCHIVE + A] == [], "SorAZ is AZKi too"
    azki = s.t.clone()
    s.do("bloom", "sora", "soraz")
    assert s.mem("soraz").supports == [] and s.t.zones[ARCHIVE + A] == [s.card("fan")]
    s.t = azki
    s.do("bloom", "azki", "soraz")
    assert s.mem("soraz").supports == [s.card("fan")] and s.t.zones[ARCHIVE + A] == [], "into AZKi it stays"


@rule("hocg:rb.fan.name-change")
def test_a_name_that_was_given_for_a_turn() -> None:
    s = Scene({"center": one(SORA, "sora"), "back": [], "hand": [one(PIONEERS, "fan"), one(NAME_GIVER, "event")]})
    assert s.why("play", "fan", "sora") == "hocg:11.4.3"
    s.do("play", "event")
    s.do("play", "fan", "sora")
    assert s.mem("sora").supports == [s.card("fan")]
    s.until("main")
    assert s.t.active == B and s.mem("sora").supports == [], "with the name the fan goes"
    assert s.t.where[s.card("fan")] == ARCHIVE + A
