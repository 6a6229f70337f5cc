"""4.5 to 4.9: the Oshi position and the three positions of the stage."""

from __future__ import annotations

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.table import BACK, CENTER, COLLAB, OSHI_POSITION, back
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, numbers, random_game, seen


@rule("hocg:4.5.1")
def test_the_oshi_stays_in_its_position_from_the_set_up_to_the_end() -> None:
    leaders: list[list[int]] = []
    for t in random_game(3):
        leaders = leaders or [t.zones[OSHI_POSITION + seat][:] for seat in (A, B)]
        assert [t.zones[OSHI_POSITION + seat] for seat in (A, B)] == leaders
    assert t.result is not None
    assert [[DEFS[t.defs[card]].id for card in cards] for cards in leaders] == [["hSD01-001"], ["hSD01-002"]]


@rule("hocg:4.5.2")
def test_everybody_sees_both_oshi() -> None:
    s = Scene({"oshi": "hSD01-001"}, {"oshi": "hSD01-002"})
    for viewer in VIEWERS:
        assert numbers([seen(s, viewer, seat)["oshi"] for seat in (A, B)]) == ["hSD01-001", "hSD01-002"]


@rule("hocg:4.6.1")
def test_the_stage_is_center_collab_and_back() -> None:
    s = Scene(
        {
            "oshi": "hSD01-001",
            "center": one(c.RIN, "center"),
            "collab": one(c.FRAIL, "collab"),
            "back": [one(c.STURDY, "back")],
            "hand": [one(c.REST_ALL, "rest")],
        }
    )
    s.do("play", "rest")
    assert [s.mem(label).resting for label in ("center", "collab", "back")] == [True] * 3
    assert len(s.log("rest")) == 3  # and nothing else, such as the Oshi


@rule("hocg:4.6.2", "hocg:4.6.2.1")
def test_each_player_may_have_six_holomem() -> None:
    full = {"center": c.RIN, "collab": c.RIN, "back": [f"{c.FRAIL} x4"]}
    mine = Scene({**full, "hand": [one(c.RIN, "seventh")]})
    assert mine.why("place", "seventh") == "hocg:8.2.1"
    theirs = Scene({"hand": [one(c.RIN, "rin")]}, full)
    theirs.do("place", "rin")
    assert len(back(theirs.t, A)) == 2


@rule("hocg:4.7.2", "hocg:4.8.2", "hocg:4.9.2")
def test_everybody_sees_the_three_positions() -> None:
    s = Scene({"center": c.RIN, "collab": c.FRAIL, "back": [c.STURDY, c.RIN_TOO]})
    for viewer in VIEWERS:
        stage = seen(s, viewer, A)["stage"]
        assert [mem["position"] for mem in stage] == ["center", "collab", "back", "back"]
        assert [numbers(mem["stack"]) for mem in stage] == [[c.RIN], [c.FRAIL], [c.STURDY], [c.RIN_TOO]]


def _front(**b: object) -> Scene:
    side = {"center": one(c.STURDY, "center"), "collab": one(c.STURDY, "collab"), "back": [one(c.STURDY, "back")]}
    hand = [one(c.HURT_20, "hurt center"), one(c.HURT_COLLAB, "hurt collab"), one(c.HURT_BACK, "hurt back")]
    return Scene({"hand": hand, "center": one(c.NEARBY, "nearby")}, {**side, **b})


@rule("hocg:4.7.4", "hocg:4.8.4", "hocg:4.9.3")
def test_texts_name_holomem_by_their_position() -> None:
    for text, hit in (("hurt center", CENTER), ("hurt collab", COLLAB), ("hurt back", BACK)):
        s = _front()
        s.do("play", text)
        assert {m.pos: m.damage for m in s.t.mems.values() if m.seat == B and m.damage} == {hit: 20}


@rule("hocg:4.7.4", "hocg:4.8.4")
def test_an_empty_position_names_nobody() -> None:
    s = _front(center=[], collab=[])
    assert s.why("play", "hurt center") == s.why("play", "hurt collab") == "hocg:10.7.2.3.7"
    s.do("ability", c.key(c.NEARBY), "nearby")
    assert s.mem("back").damage == 0


@rule("hocg:4.8.3")
def test_with_somebody_in_the_collab_position_nobody_collabs() -> None:
    s = Scene({"collab": one(c.RIN, "first"), "back": [one(c.FRAIL, "second")]})
    assert s.why("collab", "second") == "hocg:8.4.1"
    s = Scene({"back": [one(c.FRAIL, "second")]})
    assert s.offers("collab", "second")


@rule("hocg:4.9.3")
def test_back_holomem_are_no_targets_of_arts() -> None:
    s = Scene(
        {"center": one(c.RIN, "rin")},
        {"center": one(c.STURDY, "center"), "collab": one(c.STURDY, "collab"), "back": [one(c.STURDY, "back")]},
        phase="performance",
    )
    assert {o[3] for o in s.options("art")} == {s.mem("center").id, s.mem("collab").id}
    assert s.why_not(s.art("rin", "back")) == "hocg:12.2.3.2"
