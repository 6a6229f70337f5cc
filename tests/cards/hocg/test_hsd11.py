"""hSD11: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

# --- hSD11-001 Koganei Niko, Oshi


def waiting(*archive: str) -> Scene:
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": ["Filler", "Filler"],
            "center": one("hSD11-002", "niko", cheers=["yellow"]),
            "back": [one("hSD11-007", "su"), one("hSD10-007", "vivi"), one("hSD01-003", "sora")],
            "archive": [one(color, color) for color in archive],
        }
    )
    s.do("skill", 0)
    return s


@rule("hocg:5.21.1", "hocg:12.1.3")
@played("hSD11-001", "skill")
def test_001_sends_two_archived_cheers_to_one_of_flow_glow_without_cheers() -> None:
    s = waiting("yellow", "blue", "red")
    s.pick("red", "yellow")
    assert s.choices() == {"su", "vivi"}  # Niko has a cheer, Sora no tag
    s.pick("vivi")
    assert (s.cheers("vivi"), s.cheers("su"), s.lies("blue")) == (["red", "yellow"], [], "archive")


@rule("hocg:5.21.1")
@played("hSD11-001", "skill")
def test_001_one_is_enough_but_one_there_must_be() -> None:
    s = waiting("yellow", "blue")
    assert s.why_not("done") == "hocg:10.7.2.3.1"
    s.pick("blue")
    s.do("done")
    s.pick("su")
    assert (s.cheers("su"), s.lies("yellow")) == (["blue"], "archive")


@rule("hocg:10.7.2.3.4")
@played("hSD11-001", "skill")
def test_001_may_be_used_for_nothing() -> None:
    s = waiting()
    assert (s.prompt, s.count("power")) == ("main", 0)
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": 2,
            "center": one("hSD11-002", "niko", cheers=["yellow"]),
            "back": [one("hSD01-003", "sora")],
            "archive": [one("red", "r"), one("blue", "b")],
        }
    )
    s.do("skill", 0)
    assert (s.prompt, s.lies("r"), s.lies("b")) == ("main", "archive", "archive")


def roaring(answer: str, cheers: int, power: int = 2) -> Scene:
    """Niko archives this many cheers for the Arts; then the SP skill may answer."""
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": power,
            "hand": [],
            "center": one("hSD11-006", "niko", cheers=[one("yellow", f"y{i}") for i in range(3)]),
        },
        {"center": one("Spare", "front"), "collab": one("Spare", "side")},
    )
    s.use("niko", "front")
    s.do("yes")
    s.pick(*[f"y{i}" for i in range(cheers)])
    if cheers < 3:
        s.do("done")
    assert s.mem("front").damage == 40 + 40 * cheers  # the skill waits for the end of the Arts
    if s.prompt == "may":
        s.do(answer)
    return s


@rule("hocg:12.1.5", "hocg:5.22.1")
@played("hSD11-001", "sp")
@pytest.mark.parametrize("cheers", [1, 2, 3])
def test_001_sp_deals_30_for_each_cheer_archived_at_once(cheers: int) -> None:
    s = roaring("yes", cheers)
    assert s.choices() == {"front", "side"}
    s.pick("side")
    assert (s.mem("side").damage, s.count("power"), s.prompt) == (30 * cheers, 0, "perform")


@rule("hocg:12.1.5", "hocg:8.5.1.2")
@played("hSD11-001", "sp")
def test_001_sp_need_not_be_used_and_is_not_offered_for_nothing_or_without_holo_power() -> None:
    s = roaring("no", 2)
    assert (s.mem("side").damage, s.count("power"), s.prompt) == (0, 2, "perform")
    assert roaring("yes", 0).prompt == "perform"
    assert roaring("yes", 2, power=1).prompt == "perform"


@rule("hocg:12.1.5")
@played("hSD11-001", "sp")
def test_001_sp_answers_a_cost_in_the_main_phase_too() -> None:
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": 2,
            "back": [one("hSD11-002", "niko", cheers=["yellow x2"])],
            "hand": [one("hSD11-004", "first")],
        },
        {"center": one("Spare", "front")},
    )
    s.do("bloom", "first", "niko")
    s.do("yes")
    s.do("yes")
    assert (s.mem("front").damage, s.cheers("niko")) == (60, [])


@rule("hocg:12.1.5", "hocg:10.11.4")
@played("hSD11-001", "sp")
def test_001_sp_counts_the_cheers_and_not_what_stood_in_for_one() -> None:
    spender = {
        "name": "Nekomata Okayu",
        "tags": ["FLOW GLOW"],
        "text": "gift(Pay(Archive(THIS.cheer[2]), Draw(1)), turn=MAIN)",
    }
    okayu = one("spender", "okayu", cheers=["blue"], attached=[one("hSD03-013", "mascot")])
    s = Scene({"oshi": "hSD11-001", "power": 2, "center": okayu}, {"center": "Spare"}, declare({"spender": spender}))
    s.answer(s.options("ability")[0])
    s.do("yes")
    assert (s.lies("mascot"), s.cheers("okayu"), s.count("power")) == ("archive", [], 0)
    assert next(m for m in s.t.mems.values() if m.seat == B and m.pos == 1).damage == 30


@rule("hocg:12.1.5")
@played("hSD11-001", "sp")
def test_001_sp_is_not_for_others_nor_for_a_baton_pass() -> None:
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": 2,
            "center": one("hSD11-002", "niko", cheers=["yellow"]),
            "back": [one("hSD11-007", "su")],
        }
    )
    s.do("baton", "su")  # a rule archives that cheer
    assert (s.prompt, s.count("archive")) == ("main", 1)
    s = Scene(
        {
            "oshi": "hSD11-001",
            "power": 2,
            "center": one("hSD12-010", "bijou", cheers=["yellow x2"]),
            "hand": [one("hSD12-011", "second")],
        }
    )
    s.do("bloom", "second", "bijou")
    s.do("yes")
    s.do("pick", s.options("pick")[0][1])
    s.pick("bijou")
    assert (s.prompt, s.count("power")) == ("main", 2)


@rule("hocg:12.1.5")
@played("hSD11-001", "sp")
def test_001_sp_does_not_answer_the_opponents_abilities() -> None:
    s = Scene(
        {"oshi": "hSD11-001", "power": 2, "center": one("Spare", "me")},
        {"center": one("hSD11-006", "niko", cheers=[one("yellow", "y"), one("yellow", "z")])},
        active="B",
    )
    s.use("niko", "me")
    s.do("yes")
    s.pick("y", "z")
    assert (s.prompt, s.t.asked, s.mem("me").damage) == ("perform", (B,), 120)


# --- hSD11-004 Koganei Niko


def willing(*cheers: object, archive: tuple[object, ...] = (one("hSD11-006", "second"),)) -> Scene:
    s = Scene(
        {
            "center": one("hSD11-002", "niko", cheers=cheers[:1]),
            "back": [one("hSD11-007", "su", cheers=cheers[1:])],
            "hand": [one("hSD11-004", "first")],
            "archive": [*archive, one("hSD11-007", "other")],
        }
    )
    s.do("bloom", "first", "niko")
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hSD11-004", "bloom_effect1")
def test_004_two_cheers_of_the_stage_bring_back_a_niko() -> None:
    s = willing(one("yellow", "a"), one("yellow", "b"), one("yellow", "c"))
    s.do("yes")
    s.pick("a", "c")
    assert (s.lies("second"), s.lies("other"), s.lies("a"), s.lies("c")) == ("hand", "archive", "archive", "archive")
    assert s.has("su", "b")


@rule("hocg:10.4.2.2")
@played("hSD11-004", "bloom_effect1")
def test_004_need_not_pay_and_cannot_with_one_cheer() -> None:
    s = willing(one("yellow", "a"), one("yellow", "b"))
    s.do("no")
    assert (s.lies("second"), s.prompt) == ("archive", "main")
    assert willing(one("yellow", "a")).prompt == "main"


@rule("hocg:10.7.2.3.4")
@played("hSD11-004", "bloom_effect1")
def test_004_may_pay_for_nothing() -> None:
    s = willing(one("yellow", "a"), one("yellow", "b"), archive=())
    s.do("yes")
    assert (s.lies("a"), s.lies("b"), s.lies("other"), s.prompt) == ("archive", "archive", "archive", "main")


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hSD11-004", "art1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_004_may_send_a_cheer_to_a_niko(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD11-004", "niko", cheers=["yellow x2"]),
            "back": [one("hSD11-002", "other"), one("hSD11-007", "su")],
            "cheer_deck": ["blue", "yellow"],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("niko", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"niko", "other"}
        s.pick("other")
    assert (s.cheers("other"), s.mem("foe").damage) == (["blue"] if answer == "yes" else [], 30)


# --- hSD11-005 Koganei Niko


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hSD11-005", "collab_effect1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_005_may_send_an_archived_cheer_to_a_back_holomem_of_flow_glow(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD11-002", "center"),
            "back": [
                one("hSD11-005", "niko"),
                one("hSD11-007", "su"),
                one("hSD10-007", "vivi"),
                one("hSD01-003", "sora"),
            ],
            "archive": [one("yellow", "y"), one("hSD01-003", "x")],
        }
    )
    s.do("collab", "niko")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"su", "vivi"}
        s.pick("su")
    assert (s.cheers("su"), s.prompt) == (["yellow"] if answer == "yes" else [], "main")


@rule("hocg:13.2.1")
@played("hSD11-005", "collab_effect1")
def test_005_does_not_ask_without_such_a_holomem() -> None:
    s = Scene({"back": [one("hSD11-005", "niko"), one("hSD01-003", "sora")], "archive": ["yellow"]})
    s.do("collab", "niko")
    assert s.prompt == "main"


@rule("hocg:12.2.4.3")
@played("hSD11-005", "art1")
@pytest.mark.parametrize(("others", "dealt"), [(3, 30), (4, 50), (6, 50)])
def test_005_is_stronger_with_five_cheers_on_the_stage(others: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD11-005", "niko", cheers=["yellow"]),
            "back": [one("hSD01-003", "sora", cheers=["white"] * others)],
        },
        {"center": one("Spare", "foe", cheers=["white x3"])},
    )
    s.use("niko", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD11-006 Koganei Niko


def jest(*hand: object, archive: tuple[object, ...] = (one("yellow", "y"), one("blue", "b"))) -> Scene:
    s = Scene(
        {
            "center": one("hSD11-006", "niko"),
            "back": [one("hSD11-002", "other"), one("hSD11-007", "su")],
            "hand": list(hand),
            "archive": list(archive),
        }
    )
    s.do("pass")
    return s


@rule("hocg:7.6.2", "hocg:10.4.2.2", "hocg:5.21.1")
@played("hSD11-006", "gift1")
def test_006_pays_a_holomem_of_flow_glow_for_a_yellow_cheer() -> None:
    s = jest(one("hSD11-007", "paid"), one("hSD01-003", "sora"), one("hSD10-012", "event"))
    s.do("yes")
    assert s.choices() == {"paid"}
    s.pick("paid")
    assert s.choices() == {"niko", "other"}
    s.pick("other")
    assert (s.cheers("other"), s.lies("paid"), s.lies("b"), s.prompt) == (["yellow"], "archive", "archive", "perform")


@rule("hocg:10.4.2.2")
@played("hSD11-006", "gift1")
def test_006_need_not_pay() -> None:
    s = jest(one("hSD11-007", "paid"))
    s.do("no")
    assert (s.lies("paid"), s.lies("y"), s.prompt) == ("hand", "archive", "perform")


@rule("hocg:10.4.2.2", "hocg:4.13.2")
@played("hSD11-006", "gift1")
def test_006_the_question_does_not_tell_what_the_hand_holds() -> None:
    s = jest(one("hSD01-003", "sora"))
    assert s.prompt == "may"
    s.do("yes")
    assert (s.prompt, s.choices()) == ("pick", set())
    s.do("done")
    assert (s.lies("sora"), s.lies("y"), s.prompt) == ("hand", "archive", "perform")
    assert jest().prompt == "perform"


@rule("hocg:7.6.2")
@played("hSD11-006", "gift1")
def test_006_only_in_ones_own_performance_phase() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me")},
        {"center": one("hSD11-006", "niko"), "hand": [one("hSD11-007", "paid")], "archive": ["yellow"]},
    )
    s.do("pass")
    assert (s.prompt, s.t.asked) == ("perform", (A,))


@rule("hocg:10.4.2.2", "hocg:12.2.4.3")
@played("hSD11-006", "art1")
@pytest.mark.parametrize("cheers", [0, 1, 2])
def test_006_roars_by_the_cheers_archived(cheers: int) -> None:
    s = Scene(
        {
            "hand": [],
            "center": one("hSD11-006", "niko", cheers=[one("yellow", "a"), one("yellow", "b")]),
            "back": [one("hSD11-007", "su", cheers=[one("blue", "c")])],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("niko", "foe")
    s.do("yes")
    assert s.choices() == {"a", "b"}
    s.pick(*["a", "b"][:cheers])
    if cheers < 2:
        s.do("done")
    assert (s.mem("foe").damage, s.count("archive"), len(s.cheers("niko"))) == (40 + 40 * cheers, cheers, 2 - cheers)


@rule("hocg:10.4.2.2")
@played("hSD11-006", "art1")
def test_006_need_not_archive() -> None:
    s = Scene({"hand": [], "center": one("hSD11-006", "niko", cheers=["yellow"])}, {"center": one("Spare", "foe")})
    s.use("niko", "foe")
    s.do("no")
    assert (s.mem("foe").damage, s.cheers("niko")) == (40, ["yellow"])


# --- hSD11-007, 008, 009 Mizumiya Su: the baton pass of the opponent


def to_their_main(s: Scene) -> None:
    while s.t.active == A:
        s.do("pass")


def their_side(cheers: int) -> dict[str, object]:
    return {
        "center": one("Spare", "foe", cheers=["white"] * cheers),
        "back": [one("Spare", "next")],
        "cheer_deck": 0,
    }


@rule("hocg:8.7.2", "hocg:10.2.1.2")
@played("hSD11-007", "art1")
def test_007_their_center_needs_one_more_cheer_to_pass_the_baton() -> None:
    s = Scene({"center": one("hSD11-007", "su", cheers=["blue"]), "cheer_deck": 0}, their_side(1))
    s.use("su", "foe")
    to_their_main(s)
    assert s.why_not("baton", "next") == "hocg:8.1.3"
    s = Scene({"center": one("hSD11-007", "su", cheers=["blue"]), "cheer_deck": 0}, their_side(2))
    s.use("su", "foe")
    to_their_main(s)
    s.do("baton", "next")
    assert (s.place("next"), s.cheers("foe"), s.mem("foe").damage) == ("center", [], 20)


@rule("hocg:10.2.1.2", "hocg:7.7.2")
@played("hSD11-007", "art1")
def test_007_it_sticks_to_that_holomem_until_the_end_of_their_turn() -> None:
    s = Scene({"center": one("hSD11-007", "su", cheers=["blue"]), "cheer_deck": 0}, their_side(2))
    s.use("su", "foe")
    to_their_main(s)
    while s.t.active == B:
        s.do("pass")
    to_their_main(s)
    s.do("baton", "next")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert len(s.cheers("foe")) == 1


@rule("hocg:10.7.2.3.4")
@played("hSD11-007", "art1")
def test_007_chooses_the_center_whoever_is_hit() -> None:
    s = Scene(
        {"center": one("hSD11-007", "su", cheers=["blue"]), "cheer_deck": 0},
        {**their_side(1), "collab": one("Spare", "side", cheers=["white"])},
    )
    s.use("su", "side")
    to_their_main(s)
    assert s.why_not("baton", "next") == "hocg:8.1.3"


@rule("hocg:8.7.2", "hocg:13.2.1")
@played("hSD11-008", "collab_effect1")
@pytest.mark.parametrize(("cheers", "why"), [(1, "hocg:8.1.3"), (2, "")])
def test_008_collab_costs_their_center_one_more(cheers: int, why: str) -> None:
    s = Scene({"back": [one("hSD11-008", "su")], "cheer_deck": 0}, their_side(cheers))
    s.do("collab", "su")
    to_their_main(s)
    assert s.why_not("baton", "next") == why


@rule("hocg:10.2.1.2", "hocg:7.7.2")
@pytest.mark.parametrize("number", ["hSD11-008", "hSD11-009"])
def test_008_009_collab_lasts_until_the_end_of_their_turn(number: str) -> None:
    s = Scene({"back": [one(number, "su")], "cheer_deck": 0}, their_side(1))
    s.do("collab", "su")
    to_their_main(s)
    assert s.why_not("baton", "next") == "hocg:8.1.3"
    while s.t.active == B:
        s.do("pass")
    to_their_main(s)
    assert s.why_not("baton", "next") == ""


@rule("hocg:8.7.2", "hocg:13.2.1")
@played("hSD11-009", "collab_effect1")
@pytest.mark.parametrize(("cheers", "why"), [(3, "hocg:8.1.3"), (4, "")])
def test_009_collab_costs_their_center_three_more(cheers: int, why: str) -> None:
    s = Scene({"back": [one("hSD11-009", "su")], "cheer_deck": 0}, their_side(cheers))
    s.do("collab", "su")
    to_their_main(s)
    assert s.why_not("baton", "next") == why


@rule("hocg:12.2.4.3", "hocg:10.10.1")
@played("hSD11-008", "art1")
@pytest.mark.parametrize(
    ("foe", "effects", "sent"),
    [
        ("hSD11-006", [], 1),  # two icons
        ("hSD11-005", [], 0),  # one icon
        ("hSD11-005", [{"baton": 1, "on": "B center", "until": "this turn"}], 1),
        ("hSD11-006", [{"baton": -1, "on": "B center", "until": "this turn"}], 0),
    ],
)
def test_008_sends_a_cheer_against_a_dear_baton_pass(foe: str, effects: list[object], sent: int) -> None:
    s = Scene(
        {"center": one("hSD11-008", "su", cheers=["blue"]), "back": [one("hSD11-007", "back")]},
        {"center": one(foe, "foe"), "collab": one("hSD11-006", "side")},
        effects=effects,
    )
    s.use("su", "foe")
    assert (len(s.cheers("back")), s.mem("foe").damage) == (sent, 30)


@rule("hocg:12.2.4.3")
@played("hSD11-008", "art1")
def test_008_looks_at_the_target_and_not_at_the_center() -> None:
    s = Scene(
        {"center": one("hSD11-008", "su", cheers=["blue"]), "back": [one("hSD11-007", "back")]},
        {"center": one("hSD11-005", "front"), "collab": one("hSD11-006", "side")},
    )
    s.use("su", "side")
    assert len(s.cheers("back")) == 1


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hSD11-009", "art1")
@pytest.mark.parametrize(
    ("foe", "more", "special"), [("hSD11-006", 0, 20), ("hSD11-006", 3, 50), ("hSD11-005", 0, 10), ("hSD12-014", 0, 0)]
)
def test_009_deals_ten_for_each_icon_of_the_targets_baton_pass(foe: str, more: int, special: int) -> None:
    effects = [{"baton": more, "on": "B center", "until": "this turn"}] if more else []
    s = Scene(
        {"center": one("hSD11-009", "su", cheers=["blue x2"])},
        {"center": one(foe, "foe"), "back": [one("Spare", "last")], "life": 3},
        effects=effects,
    )
    foe_itself = s.mem("foe")  # it may be downed
    s.use("su", "foe")
    assert foe_itself.damage == 100 + special


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hSD11-009", "art1")
def test_009_the_target_is_hit_wherever_it_stands() -> None:
    s = Scene(
        {"center": one("hSD11-009", "su", cheers=["blue x2"])},
        {"center": one("hSD11-005", "front"), "collab": one("hSD11-006", "side")},
    )
    s.use("su", "side")
    assert (s.mem("front").damage, s.mem("side").damage) == (0, 120)
