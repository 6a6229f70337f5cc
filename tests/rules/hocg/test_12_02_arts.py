"""12.2: playing an Arts and resolving it."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.rule import rule
from tests.rules.hocg import cards_arts as c
from tests.rules.hocg.cards_downs import FRAIL, HURT_OWN_CENTER, OTHER_TOOL, TOOL
from tests.rules.hocg.cards_turn import CENTER_HUNTER, SLAYER, STRIKER
from tests.rules.hocg.scene_downs import SPARE, THEM, A, B, Play, Side, one, performance

AZKI = "hSD01-011"
FRONT: Side = {**THEM, "collab": one(SPARE, "their collab")}


@rule("hocg:12.2.1", "hocg:12.2.2")
def test_the_two_kinds_of_arts() -> None:
    """One has a moment of its own, the other is played in the performance phase and nowhere else."""
    s = performance({"center": one(c.PARRIER, "parrier", cheers=["white"])})
    assert s.options("art") == [s.art("parrier", "their center", 2)]
    assert s.why_not(s.art("parrier", "their center", 1)) == "hocg:12.2.2"
    s = Play({"center": one(c.PARRIER, "parrier", cheers=["white"])}, THEM)
    assert s.options("art") == []
    assert s.why_not(s.art("parrier", "their center", 2)) == "hocg:8.1.2"


@rule("hocg:12.2.3", "hocg:rb.perf.step1", "hocg:rb.perf.step2", "hocg:rb.perf.step3")
def test_performer_arts_and_target_are_chosen() -> None:
    """R-38: every performer with every Arts it can pay, and each of these with every target."""
    mine = {"center": one(STRIKER, "striker", cheers=["white", "green"]), "collab": one(SLAYER, "slayer")}
    s = performance(mine, FRONT)
    wanted = [("striker", 1), ("striker", 2), ("striker", 3), ("slayer", 1)]
    targets = ("their center", "their collab")
    assert set(s.options("art")) == {s.art(user, target, nth) for user, nth in wanted for target in targets}
    s.use("striker", "their collab", 3)
    assert (s.mem("their center").damage, s.mem("their collab").damage) == (0, 50)
    assert {o[1] for o in s.options("art")} == {s.mem("slayer").id}, "the striker has performed"


@rule("hocg:12.2.3.1", "hocg:rb.arts.cost-example", "hocg:12.2.3.1.1")
def test_azki_with_one_white_and_two_green_cheers_uses_destiny_song() -> None:
    s = performance({"center": one(AZKI, "azki", cheers=["white", "green", "green"])})
    s.use("azki", "their center", 2)
    s.settle()
    assert s.mem("their center").damage == 100 and len(s.mem("azki").cheers) == 3, "and the cheers stay"
    for cheers in (["green", "green"], ["white", "white", "green"], ["white", "red", "blue", "green"]):
        s = performance({"center": one(AZKI, "azki", cheers=cheers)})
        assert s.why_not(s.art("azki", "their center", 2)) == "hocg:12.2.3.1"


@rule("hocg:12.2.3.1")
def test_the_cheers_of_others_do_not_help() -> None:
    mine = {"center": one(STRIKER, "striker"), "back": one(SPARE, "rich", cheers=["white"])}
    s = performance(mine)
    assert s.options("art") == [s.art("striker", "their center", 1)]
    assert s.why_not(s.art("striker", "their center", 2)) == "hocg:12.2.3.1"


@rule("hocg:12.2.3.2")
def test_the_target_is_the_opponents_center_or_collab() -> None:
    s = performance({"center": one(STRIKER, "striker")}, FRONT)
    assert {o[3] for o in s.options("art")} == {s.mem("their center").id, s.mem("their collab").id}
    assert s.why_not(s.art("striker", "their back")) == "hocg:12.2.3.2"
    assert s.why_not(s.art("striker", "striker")) == "hocg:12.2.3.2"


@rule("hocg:12.2.3.2")
def test_text_restricts_or_widens_it() -> None:
    s = performance({"center": one(CENTER_HUNTER, "hunter"), "collab": one(c.SNIPER, "sniper")}, FRONT)
    aims = {user: {o[3] for o in s.options("art") if o[1] == s.mem(user).id} for user in ("hunter", "sniper")}
    assert aims["hunter"] == {s.mem("their center").id}
    assert aims["sniper"] == {s.mem(x).id for x in ("their center", "their collab", "their back")}
    s.use("sniper", "their back")
    assert s.mem("their back").damage == 30


@rule("hocg:12.2.3.2")
def test_without_a_legal_target_an_arts_is_not_used() -> None:
    """R-07, switch arts_without_target."""
    theirs: Side = {"center": [], "back": one(SPARE, "their back")}
    mine = {"center": one(c.DRAWER, "drawer"), "collab": one(c.SNIPER, "sniper")}
    s = performance(mine, theirs)
    assert s.options("art") == [s.art("sniper", "their back")], "one that may hit the back has a target"
    assert s.why("art", "drawer", BY_ID[c.DRAWER].arts[0].number, 0) == "hocg:12.2.3.2"
    s = performance(mine, theirs, rulings={"arts_without_target": "allow"})
    s.do("art", "drawer", BY_ID[c.DRAWER].arts[0].number, 0)
    assert s.story("damage") == [] and s.hand(A) == 3, "its text, and the ability on using Arts; no damage"
    s = performance(mine, FRONT, rulings={"arts_without_target": "allow"})
    assert all(o[3] for o in s.options("art")), "if there is a target, one must be chosen"


@rule("hocg:12.2.4", "hocg:12.2.4.1", "hocg:12.2.4.5")
def test_the_printed_damage_is_dealt_to_the_chosen_target() -> None:
    s = performance({"center": one(STRIKER, "striker", cheers=["white"])}, FRONT)
    s.use("striker", "their center", 2)
    assert s.log("damage") == [("damage", B, s.mem("their center").id, 30, 30)]


@rule("hocg:12.2.4.2")
@pytest.mark.parametrize(("target", "damage"), [(c.BLUE, 110), (c.RED, 60), (SPARE, 60)])
def test_the_critical_counts_against_its_color(target: str, damage: int) -> None:
    """R-43: a holomem without a color never matches."""
    s = performance({"center": one(c.CRITIC, "critic")}, {**FRONT, "center": one(target, "target")})
    s.use("critic", "target")
    assert s.mem("target").damage == damage


@rule("hocg:12.2.4.3")
def test_the_text_of_the_arts_changes_its_damage() -> None:
    for hand, damage in ((1, 80), (0, 60)):
        s = performance({"center": one(c.SPEAKER, "speaker"), "hand": hand})
        s.use("speaker", "their center")
        assert s.mem("their center").damage == damage


@rule("hocg:12.2.4.3")
def test_its_special_damage_comes_first_and_does_not_stop_the_arts_damage() -> None:
    """R-31, G-61: lethal or not, there is one down and one life."""
    for damage in (0, 30):
        s = performance({"center": one(c.SPIKER, "spiker")}, {**FRONT, "center": one(FRAIL, "frail", damage=damage)})
        s.use("spiker", "frail")
        s.settle()
        assert [row[3] for row in s.log("damage")] == [20, 30], "50 HP, of which the text may take the last 20"
        assert s.life(B) == 2 and s.story("down") == ["down frail"]


@rule("hocg:12.2.4.4")
def test_other_effects_are_added_after_the_text() -> None:
    """G-46: the tool counts the cheer that the text has just sent."""
    s = performance({"center": one(STRIKER, "striker", attached=[OTHER_TOOL])})
    s.use("striker", "their center")
    assert s.mem("their center").damage == 30, "10 and 20"
    s = performance({"center": one(c.SENDER, "sender", attached=[c.LOAD])})
    s.use("sender", "their center")
    assert s.mem("their center").damage == 40, "30, and 10 for one cheer"


@rule("hocg:12.2.4.5")
def test_a_target_that_moved_is_hit_and_one_that_left_is_not() -> None:
    """R-31"""
    s = performance({"center": one(c.PUSHER, "pusher")})
    s.use("pusher", "their center")
    assert s.place_of("their center") == "back"
    assert (s.mem("their center").damage, s.mem("their back").damage) == (30, 0)
    s = performance({"center": one(c.BOUNCER, "bouncer")}, FRONT)
    s.use("bouncer", "their center")
    assert s.place_of("their center") == "gone" and s.story("damage") == [], "nobody is hit in its place"


@rule("hocg:12.2.4", "hocg:rb.perf.overview-order", "hocg:rb.perf.damage-order", "hocg:rb.perf.step5")
@pytest.mark.parametrize(("switch", "damage"), [("true", 60), ("false", 110)])
def test_critical_before_or_after_the_text(switch: str, damage: int) -> None:
    """R-03: the text makes the target blue; whether that helps is a matter of the order."""
    s = performance({"center": one(c.PAINTER, "painter")}, rulings={"critical_before_text": switch})
    s.use("painter", "their center")
    assert s.mem("their center").damage == damage


@rule("hocg:12.2.4", "hocg:rb.perf.step6")
@pytest.mark.parametrize("switch", ["true", "false"])
def test_base_critical_text_and_others_add_up_in_either_order(switch: str) -> None:
    mine = {"center": one(c.SPEAKER, "speaker", attached=[TOOL]), "hand": 1}
    s = performance(mine, {**FRONT, "center": one(c.BLUE, "target")}, rulings={"critical_before_text": switch})
    s.use("speaker", "target")
    assert s.log("damage") == [("damage", B, s.mem("target").id, 140, 140)], "60 and 50 and 20 and 10, at one blow"


# --- Arts of the continuous kind (12.2.5) ---------------------------------------------------------------------------


def parrying(*cheers: str) -> Play:
    theirs = {**FRONT, "center": one(c.PARRIER, "parrier", cheers=list(cheers))}
    return performance({"center": one(c.HITTER, "center"), "collab": one(c.HITTER, "collab")}, theirs)


@rule("hocg:12.2.5.1")
def test_offered_at_its_event_if_the_cheers_are_there() -> None:
    s = parrying("white")
    s.use("center", "parrier")
    assert s.prompt == "replacement" and s.seat == B
    s.do("replace", int(s.options("replace")[0][1]))
    assert s.mem("parrier").damage == 30 and len(s.mem("parrier").cheers) == 1
    s = parrying("white")
    s.use("center", "parrier")
    s.do("pass")
    assert s.mem("parrier").damage == 80, "declared or not as the player likes"
    s = parrying("red")
    s.use("center", "parrier")
    assert s.prompt == "perform" and s.mem("parrier").damage == 80, "white is missing"


@rule("hocg:12.2.5.1")
def test_not_beyond_its_limit() -> None:
    s = parrying("white")
    s.use("center", "parrier")
    s.do("replace", int(s.options("replace")[0][1]))
    s.use("collab", "parrier")
    assert s.prompt == "perform" and s.mem("parrier").damage == 30 + 80
    s = parrying("white")
    s.use("center", "parrier")
    s.do("pass")
    s.use("collab", "parrier")
    assert s.prompt == "replacement", "declined is not used (G-02)"


@rule("hocg:12.2.5.1", "hocg:12.2.2")
def test_it_is_no_choice_of_the_performance_phase() -> None:
    """R-47: used in the main phase, it leaves the holomem's Arts of this turn alone."""
    s = Play({"center": one(c.PARRIER, "parrier", cheers=["white"]), "hand": [one(HURT_OWN_CENTER, "event")]}, THEM)
    s.do("play", "event")
    s.do("replace", int(s.options("replace")[0][1]))
    assert s.mem("parrier").damage == 0
    s.until("perform")
    assert s.options("art") == [s.art("parrier", "their center", 2)]
