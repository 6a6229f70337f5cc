"""hSD07, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

# --- hSD07-014 Shiranui Construction


@played("hSD07-014", "text")
@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:8.6.2")
def test_014_takes_any_number_of_the_five_names_of_the_top_four() -> None:
    s = Scene(
        {
            "hand": [one("hSD07-014", "event"), one("hSD01-016", "limited")],
            "deck": {
                "top": [
                    one("hSD07-009", "flare"),
                    one("hSD05-010", "raden"),
                    one("hSD07-012", "polka"),
                    one("hSD07-013", "suisei"),
                    one("hSD07-010", "fifth"),
                ],
                "filler": 1,
            },
        }
    )
    s.do("play", "event")
    assert s.choices() == {"flare", "polka", "suisei"}
    s.pick("flare", "suisei")
    s.do("done")
    assert s.choices() == {"raden", "polka"}
    s.pick("polka")
    assert [s.lies(x) for x in ("flare", "suisei", "polka", "raden")] == ["hand", "hand", "deck", "deck"]
    assert (s.known("flare"), s.known("raden")) == (3, 1)
    assert s.pile("deck") == ["fifth", "-", "polka", "raden"]
    assert s.why_not("play", "limited") == "hocg:8.6.2"


@played("hSD07-014", "text")
@rule("hocg:10.7.2.3.2", "hocg:2.1.2")
def test_014_may_take_nothing_and_knows_noel_and_miko() -> None:
    s = Scene(
        {
            "hand": [one("hSD07-014", "event")],
            "deck": {"top": [one("hSD07-010", "noel"), one("hSD07-011", "miko"), one("hSD07-015", "elf")]},
        }
    )
    s.do("play", "event")
    assert s.choices() == {"noel", "miko"}
    s.do("done")
    assert s.count("hand") == 0


@played("hSD07-014", "text")
@rule("hocg:10.7.2.4.1")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
def test_014_asks_for_six_or_fewer_other_cards_in_hand(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD07-014", "event"), f"hSD07-002 x{others}"]})
    assert s.why_not("play", "event") == why


# --- hSD07-015 Elfriend


@played("hSD07-015", "text")
@rule("hocg:10.10.1.4", "hocg:5.17.3.3")
@pytest.mark.parametrize(("fans", "stays"), [(1, False), (2, False), (3, True)])
def test_015_gives_ten_hp_each(fans: int, stays: bool) -> None:
    s = Scene(
        {
            "center": one("hSD07-002", "flare", attached=[f"hSD07-015 x{fans}"], damage=110),
            "back": "hSD07-005",
        },
        {"center": one("hSD07-010", "noel", cheers=["white"])},
        active="B",
    )
    s.use("noel", "flare")  # 130 damage: 110 HP and 10 for each fan
    assert (s.place("flare") == "center") == stays


@played("hSD07-015", "text")
@rule("hocg:5.17.3.3", "hocg:10.7.2.3.6")
def test_015_goes_on_flare_only_and_as_often_as_one_likes() -> None:
    s = Scene(
        {
            "center": one("hSD07-010", "noel"),
            "back": one("hSD07-005", "flare", attached=["hSD07-015 x3"]),
            "hand": [one("hSD07-015", "fan"), one("hSD07-015", "more")],
        }
    )
    assert s.why_not("play", "fan", "noel") != ""
    s.do("play", "fan", "flare")
    s.do("play", "more", "flare")
    assert len(s.mem("flare").supports) == 5
