"""rb.arts, rb.perf: the performance phase of the rulebooks, step by step, and their examples."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hocg import cards_arts as c
from tests.rules.hocg.cards_downs import FRAIL, HUNTER
from tests.rules.hocg.cards_turn import STRIKER
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, Side, one, performance
from tests.rules.hocg.scene_zones import seen

AZKI = "hSD01-011"


@rule("hocg:rb.arts.optional")
def test_a_player_may_use_no_arts_at_all() -> None:
    s = performance({"center": one(STRIKER, "center"), "collab": one(STRIKER, "collab")})
    assert len(s.options("art")) == 2
    s.do("pass")
    assert s.phases()[0] == "end" and s.t.active == B and s.story("art") == []


@rule("hocg:rb.arts.loop")
def test_after_one_arts_another_holomem_may_use_one() -> None:
    mine = {"center": one(STRIKER, "center"), "collab": one(STRIKER, "collab"), "back": one(STRIKER, "back")}
    s = performance(mine)
    s.use("center", "their center")
    assert s.prompt == "perform" and s.options("art") == [s.art("collab", "their center")]
    s.use("collab", "their center")
    assert s.options("art") == [] and s.story("art") == ["art center", "art collab"]
    s.do("pass")
    assert s.t.active == B


@rule("hocg:rb.perf.step4", "hocg:rb.perf.step5", "hocg:rb.perf.step6", "hocg:rb.perf.step7", "hocg:rb.perf.step8")
def test_from_the_ability_of_the_arts_to_what_was_waiting() -> None:
    """Special damage of the text; 60, critical 50 and 20 from the text at one blow; the down; then what waits."""
    theirs = {"center": one(c.BLUE, "blue", damage=160), "back": one(SPARE, "spare")}
    s = performance({"center": one(c.SPIKED_SPEAKER, "spiker")}, theirs)
    s.use("spiker", "blue")
    assert [row[3:] for row in s.log("damage")] == [(20, 180), (130, 310)]
    told = s.story("art", "damage", "down", "leave", "life", "effect", "draw")
    assert told[:3] == ["art spiker", "damage blue", "damage blue"]
    assert told[3:] == ["down blue", "leave blue", "life B", "effect spiker", "draw A"]


@rule("hocg:rb.perf.step7", "hocg:rb.perf.counters")
def test_damage_is_shown_by_counters_on_the_holomem() -> None:
    s = performance({"center": one(STRIKER, "center", cheers=["white"]), "collab": one(STRIKER, "collab")})
    for user, nth, shown in (("center", 2, 30), ("collab", 1, 40)):
        s.use(user, "their center", nth)
        for viewer in (A, B, None):
            assert seen(s, viewer, B)["stage"][0]["damage"] == shown == s.mem("their center").damage


@rule("hocg:rb.perf.step8")
def test_downs_come_before_what_waits_whoever_it_belongs_to() -> None:
    theirs: Side = {"center": one(c.SORE, "sore", damage=250), "collab": one(c.SORE, "other"), "back": SPARE}
    s = performance({"center": one(c.DRAWER, "drawer"), "collab": one(HUNTER, "hunter")}, theirs)
    s.use("hunter", "sore")
    s.settle()
    assert s.story("effect", "leave", "life") == ["effect hunter", "leave sore", "life B", "effect sore"]


@rule("hocg:rb.perf.restore-cap", "hocg:rb.term.restore")
def test_restoring_never_lifts_hp_above_its_value() -> None:
    for damage, left in ((10, 0), (30, 0), (50, 20)):
        s = Play({"center": one(STRIKER, "me", damage=damage), "hand": [one(c.HEAL_30, "heal")]})
        s.do("play", "heal")
        assert s.mem("me").damage == left and s.log("heal")[0][3] == damage - left
        mine = seen(s, A, A)["stage"][0]
        assert mine["hp"] == 100 and mine["damage"] == left
    s = Play({"center": one(STRIKER, "me"), "hand": [one(c.HEAL_30, "heal")]})
    assert s.why("play", "heal") == "hocg:10.7.2.3.7", "nothing to restore (R-26)"


@rule("hocg:rb.perf.critical-example")
def test_soraz_gravity_against_blue() -> None:
    for target, damage in ((c.BLUE, 110), (c.RED, 60)):
        s = performance({"center": one(AZKI, "azki", cheers=["green"])}, {"center": one(target, "target")})
        s.use("azki", "target", 1)
        assert s.mem("target").damage == damage


@rule("hocg:rb.perf.step4")
def test_the_ability_is_carried_out_before_the_damage_and_without_a_check_in_between() -> None:
    theirs = {"center": one(FRAIL, "frail", damage=30), "back": one(SPARE, "spare")}
    s = performance({"center": one(c.SPIKER, "spiker")}, theirs)
    s.use("spiker", "frail")
    assert s.story("damage", "down") == ["damage frail", "damage frail", "down frail"]
