"""hSD10, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

# --- hSD10-011 WHAT'S UP!!!!! KEEEEEP GROWING!!!!!


def growing(**more: object) -> Scene:
    return Scene(
        {
            "spare": False,
            "center": one("hSD10-002", "center"),
            "collab": one("hSD10-007", "collab"),
            "back": [one("hSD10-010", "riona")],
            "hand": [one("hSD10-011", "song")],
            "archive": [one("green", "g"), one("blue", "b"), one("red", "r"), one("white", "w"), one("hSD01-003", "x")],
            **more,
        }
    )


@rule("hocg:5.21.1", "hocg:10.7.2.3", "hocg:8.6.2")
@played("hSD10-011", "text")
def test_011_shares_three_cheers_with_two_at_most_for_one() -> None:
    s = growing()
    s.do("play", "song")
    assert s.choices() == {"w", "r", "g", "b"}  # three of four, in the order in which they are sent
    s.pick("w", "r", "g")
    assert s.choices() == {"center", "collab"}
    s.pick("center")
    s.pick("center")
    assert (s.cheers("center"), s.cheers("collab"), s.prompt) == (["white", "red"], ["green"], "main")


@rule("hocg:5.21.1")
@played("hSD10-011", "text")
def test_011_may_go_the_other_way() -> None:
    s = growing()
    s.do("play", "song")
    s.pick("w", "r", "b")
    s.pick("collab")
    s.pick("center")
    s.pick("collab")
    assert (s.cheers("center"), s.cheers("collab")) == (["red"], ["white", "blue"])


@rule("hocg:10.7.2.3.3", "hocg:5.21.1")
@played("hSD10-011", "text")
def test_011_without_a_collab_two_of_ones_choice_go_to_the_center() -> None:
    s = growing(collab=None)
    s.do("play", "song")
    s.pick("w", "b")
    assert (s.cheers("center"), s.lies("g"), s.lies("r"), s.prompt) == (["white", "blue"], "archive", "archive", "main")


@rule("hocg:10.7.2.3.3")
@played("hSD10-011", "text")
def test_011_sends_what_the_archive_has() -> None:
    s = growing(archive=[one("green", "g"), one("blue", "b")])
    s.do("play", "song")
    s.pick("center")
    s.pick("collab")
    assert (s.cheers("center"), s.cheers("collab")) == (["blue"], ["green"])


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@played("hSD10-011", "text")
def test_011_needs_a_stage_of_flow_glow_and_a_cheer_in_the_archive() -> None:
    assert growing(back=[one("hSD01-003", "sora")]).why_not("play", "song") == "hocg:10.7.2.4.1"
    assert growing(archive=[one("hSD01-003", "x")]).why_not("play", "song") == "hocg:10.7.2.3.7"
    assert growing().why_not("play", "song") == ""


# --- hSD10-012 FLOW GLOW


@rule("hocg:5.9.1", "hocg:5.11.2")
@played("hSD10-012", "text")
def test_012_takes_any_number_of_flow_glow_from_the_top_four() -> None:
    s = Scene(
        {
            "hand": [one("hSD10-012", "unit")],
            "deck": {
                "top": [
                    one("hSD10-002", "chihaya"),
                    one("hSD10-012", "event"),
                    one("hSD01-003", "sora"),
                    one("hSD10-010", "riona"),
                    one("hSD10-007", "fifth"),
                ],
                "filler": 2,
            },
        }
    )
    s.do("play", "unit")
    assert s.choices() == {"chihaya", "riona"}
    s.pick("chihaya", "riona")
    s.do("done")
    assert (s.known("chihaya"), s.known("riona")) == (3, 3)
    s.pick("sora")
    assert (s.lies("chihaya"), s.lies("riona"), s.pile("deck")[-2:]) == ("hand", "hand", ["sora", "event"])


@rule("hocg:4.1.2.3")
@played("hSD10-012", "text")
def test_012_may_take_nothing() -> None:
    s = Scene({"hand": [one("hSD10-012", "unit")], "deck": {"top": [one("hSD10-002", "chihaya")], "filler": 0}})
    s.do("play", "unit")
    s.do("done")
    assert (s.lies("chihaya"), s.count("hand"), s.prompt) == ("deck", 0, "main")


@rule("hocg:10.7.2.4.1")
@played("hSD10-012", "text")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
def test_012_needs_six_or_fewer_other_cards_in_hand(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD10-012", "unit"), *["hSD01-003"] * others]})
    assert s.why_not("play", "unit") == why


# --- hSD10-013 Fugutaro


@rule("hocg:12.2.4.4", "hocg:10.3.4.2")
@played("hSD10-013", "text")
@pytest.mark.parametrize(("holder", "dealt"), [("hSD10-002", 40), ("hSD01-003", 30)])
def test_013_strengthens_a_holomem_of_flow_glow_only(holder: str, dealt: int) -> None:
    s = Scene(
        {"center": one(holder, "holder", cheers=["green"], attached=["hSD10-013"])}, {"center": one("Spare", "foe")}
    )
    s.use("holder", "foe")
    assert s.mem("foe").damage == dealt


def fugutaro(holder: str = "hSD10-002", acts: bool = True, **more: object) -> Scene:
    s = Scene(
        {
            "center": one(holder, "holder", cheers=["green"], attached=[one("hSD10-013", "fugu")]),
            "collab": one("hSD10-007", "vivi", cheers=["green"]),
            "deck": {
                "top": [
                    one("hSD10-002", "debut"),
                    one("hSD10-010", "spot"),
                    one("hSD10-003", "first"),
                    one("hSD01-003", "sora"),
                ],
                "filler": 4,
            },
            **more,
        },
        {"center": one("Spare", "foe")},
    )
    s.use("holder" if acts else "vivi", "foe")
    s.do("pass")
    return s


@rule("hocg:7.7.1", "hocg:5.13.1", "hocg:5.19.1")
@played("hSD10-013", "text")
def test_013_brings_a_debut_or_spot_and_goes_under_the_deck() -> None:
    s = fugutaro()
    assert (s.prompt, s.t.phase, s.t.active) == ("may", "end", A)
    s.do("yes")
    assert s.choices() == {"debut", "spot"}
    s.pick("spot")
    assert s.at.labels["spot"] in [c for m in s.t.mems.values() for c in m.stack]
    assert (s.pile("deck")[-1], s.lies("fugu"), s.has("holder", "fugu")) == ("fugu", "deck", False)
    assert s.known("fugu") == 3  # everybody saw it go there


@rule("hocg:7.7.1")
@played("hSD10-013", "text")
def test_013_need_not_be_used() -> None:
    s = fugutaro()
    s.do("no")
    assert (s.t.active, s.has("holder", "fugu"), s.lies("spot")) == (B, True, "deck")


@rule("hocg:4.1.2.3")
@played("hSD10-013", "text")
def test_013_goes_under_the_deck_though_nothing_was_found() -> None:
    s = fugutaro()
    s.do("yes")
    s.do("done")
    assert (s.pile("deck")[-1], s.lies("spot"), s.lies("debut"), s.t.active) == ("fugu", "deck", "deck", B)


@rule("hocg:7.7.1", "hocg:5.19.1")
@played("hSD10-013", "text")
def test_013_only_if_its_own_holder_of_flow_glow_used_arts() -> None:
    assert fugutaro(acts=False).t.active == B
    assert fugutaro("hSD01-003").t.active == B


@rule("hocg:7.7.1")
@played("hSD10-013", "text")
def test_013_only_in_ones_own_end_phase() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["green"])},
        {"center": one("hSD10-002", "holder", cheers=["green"], attached=["hSD10-013"]), "deck": 5},
        history=[{"art": "hSD10-002", "by": "B"}],
    )
    s.do("pass")
    s.do("pass")
    assert s.t.active == B
