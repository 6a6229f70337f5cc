"""4.2 and 4.3: public and hidden cards, orientation, facing."""

from __future__ import annotations

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import stage
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, numbers, seen


@rule("hocg:4.2.2")
def test_everybody_sees_the_whole_of_a_stage_card() -> None:
    s = Scene({"center": {"card": c.RIN_1, "under": [c.RIN], "cheers": ["white"], "attached": [c.TOOL], "damage": 20}})
    for viewer in VIEWERS:
        mem = seen(s, viewer, A)["stage"][0]
        assert numbers(mem["stack"]) == [c.RIN, c.RIN_1]
        assert numbers(mem["cheers"] + mem["supports"]) == ["hY01-001", c.TOOL]
        assert (mem["damage"], mem["hp"]) == (20, 150)


def _setting_up() -> Scene:
    hand = [one(c.RIN, "center"), c.FRAIL, c.ITEM]
    return Scene({"hand": hand}, {"hand": [c.RIN, c.STURDY]}, phase="set center")


@rule("hocg:4.2.2.1", "hocg:4.3.3")
def test_face_down_cards_of_the_set_up_are_only_counted_until_they_are_turned_up() -> None:
    s = _setting_up()
    s.do("center", "center")
    for viewer in (B, None):
        (mem,) = seen(s, viewer, A)["stage"]
        assert (mem["stack"], mem["hp"]) == ([None], None)
    assert numbers(seen(s, A, A)["stage"][0]["stack"]) == [c.RIN]
    assert [m.face_down for m in stage(s.t, A)] == [True]
    s.quiet()  # the other center
    while s.t.phase == "setup":
        s.quiet()
    assert [m.face_down for m in stage(s.t, A) + stage(s.t, B)] == [False, False]
    assert numbers(seen(s, B, A)["stage"][0]["stack"]) == [c.RIN]


@rule("hocg:4.2.3")
def test_a_hand_is_hidden_from_the_opponent_and_a_deck_from_both() -> None:
    s = Scene({"hand": [c.RIN, c.ITEM], "deck": [c.FRAIL, c.STURDY]})
    assert sorted(map(str, numbers(seen(s, A, A)["hand"]))) == sorted(map(str, [c.RIN, c.ITEM]))
    assert [numbers(seen(s, viewer, A)["hand"]) for viewer in (B, None)] == [[None, None]] * 2
    assert [seen(s, viewer, A)["deck"] for viewer in VIEWERS] == [{"count": 2, "known": []}] * 3


@rule("hocg:4.3.2")
def test_a_holomem_is_either_resting_or_active() -> None:
    s = Scene(
        {
            "hand": [one(c.REST_ONE, "rest"), one(c.READY_ONE, "ready")],
            "center": one(c.RIN, "rin"),
            "back": [one(c.FRAIL, "frail")],
        }
    )

    def orientations() -> list[bool]:
        return [mem["resting"] for mem in seen(s, B, A)["stage"]]

    assert orientations() == [False, False]
    s.do("play", "rest")
    s.do("pick", "frail")
    assert orientations() == [False, True]
    s.do("play", "ready")
    s.do("pick", "frail")
    assert orientations() == [False, False]


@rule("hocg:4.3.2.3")
def test_a_card_comes_to_the_stage_active_and_may_collab_at_once() -> None:
    s = Scene({"hand": [one(c.RIN, "rin")]})
    s.do("place", "rin")
    new = stage(s.t, A)[-1]
    assert new.stack == [s.card("rin")] and not new.resting
    assert ("collab", new.id) in GAME.options(s.t, A)


@rule("hocg:4.3.3")
def test_life_lies_face_down_and_archived_cards_face_up() -> None:
    s = Scene({"life": ["green", "blue", "red"], "archive": [c.RIN]})
    for viewer in VIEWERS:
        side = seen(s, viewer, A)
        assert side["life"] == {"count": 3, "known": []}
        assert numbers(side["archive"]) == [c.RIN]
