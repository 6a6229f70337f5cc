"""hSD13, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

GIGI0, GIGI1, GIGI2 = "hSD13-008", "hSD13-010", "hSD13-013"


def assembly(more: int = 0) -> Scene:
    return Scene(
        {
            "hand": [one("hSD13-016", "justice"), *["white"] * more],
            "deck": {
                "top": [
                    one("hSD13-004", "erb"),
                    one("hSD14-002", "fubuki"),
                    one("hSD13-018", "popo"),
                    one(GIGI0, "gigi"),
                ],
                "bottom": [one("hSD13-003", "fifth")],
                "filler": 0,
            },
        }
    )


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:8.6.2")
@played("hSD13-016", "text")
def test_016_takes_any_justice_holomem_of_the_top_four() -> None:
    s = assembly()
    s.do("play", "justice")
    assert s.choices() == {"erb", "gigi"}
    s.pick("erb", "gigi")
    s.do("done")
    assert s.choices() == {"fubuki", "popo"}
    s.pick("popo")
    assert (s.lies("erb"), s.lies("gigi"), s.pile("deck")) == ("hand", "hand", ["fifth", "popo", "fubuki"])
    assert (s.known("erb"), s.known("fubuki")) == (3, 1)


@rule("hocg:10.7.2.3.5")
@played("hSD13-016", "text")
def test_016_may_take_none() -> None:
    s = assembly()
    s.do("play", "justice")
    s.do("done")
    s.pick("erb", "fubuki", "popo")
    assert (s.count("hand"), s.count("deck")) == (0, 5)


@rule("hocg:10.7.2.4.1")
@played("hSD13-016", "text")
@pytest.mark.parametrize(("more", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
def test_016_needs_six_or_fewer_other_cards_in_hand(more: int, why: str) -> None:
    assert assembly(more).why_not("play", "justice") == why


def rally(**more: object) -> Scene:
    return Scene(
        {
            "hand": [one("hSD13-017", "rally")],
            "center": one(
                GIGI2, "gigi", under=[one(GIGI0, "a"), one(GIGI1, "b"), one(GIGI1, "c")], cheers=["yellow"] * 4
            ),
            "back": [one("hSD13-003", "erb"), one("hSD13-004", "liz", under=[one("hSD13-003", "d")])],
            **more,
        },
        {"center": one("Spare", "foe")},
    )


@rule("hocg:4.4.8", "hocg:10.9.1", "hocg:10.7.2.3")
@played("hSD13-017", "text")
@pytest.mark.parametrize(("taken", "dealt"), [(["b"], 110), (["a", "c"], 130)])
def test_017_returns_one_or_two_cards_below_and_gives_twenty_for_each(taken: list[str], dealt: int) -> None:
    s = rally()
    s.do("play", "rally")
    s.pick("gigi")
    assert s.choices() == {"a", "b", "c"} and not s.options("done")
    s.pick(*taken)
    if len(taken) == 1:
        s.do("done")
    assert {label for label in "abc" if s.lies(label) == "hand"} == set(taken)
    s.use("gigi", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.7.2.3.7", "hocg:4.4.8")
@played("hSD13-017", "text")
def test_017_offers_those_with_a_card_below_them() -> None:
    s = rally()
    s.do("play", "rally")
    assert s.choices() == {"gigi", "liz"}
    s.pick("liz")
    assert (s.lies("d"), len(s.mem("liz").stack), s.prompt) == ("hand", 1, "main")


@rule("hocg:10.7.2.4.1")
@played("hSD13-017", "text")
def test_017_needs_a_stage_of_justice_alone() -> None:
    s = rally(back=[one("hSD01-003", "sora")])
    assert s.why_not("play", "rally") == "hocg:10.7.2.4.1"


@rule("hocg:10.7.2.3.7")
@played("hSD13-017", "text")
def test_017_needs_a_card_below_somebody() -> None:
    s = rally(center=one(GIGI0, "gigi"), back=[one("hSD13-003", "erb")])
    assert s.why_not("play", "rally") == "hocg:10.7.2.3.7"


@rule("hocg:4.4.5", "hocg:10.3.4.2")
@played("hSD13-018", "text")
@pytest.mark.parametrize(("damage", "alive"), [(120, True), (130, False)])
def test_018_gives_twenty_hp_to_anybody(damage: int, alive: bool) -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD13-003", "erb", damage=damage, attached=["hSD13-018"]), "back": one("hSD01-009", "rest")},
    )
    s.use("me", "erb")
    assert (s.place("erb") == "center") == alive


@rule("hocg:5.19.1", "hocg:10.10.1", "hocg:rb.term.stacked")
@played("hSD13-018", "text")
@pytest.mark.parametrize(
    ("number", "under", "dealt"),
    [(GIGI0, [], 40), (GIGI1, [GIGI0], 40), ("hSD13-003", [], 30)],
    ids=["alone", "on", "erb"],
)
def test_018_gives_arts_to_a_gigi_with_nothing_below_her(number: str, under: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one(number, "me", under=under, cheers=["yellow"], attached=["hSD13-018"]),
            "collab": one(GIGI0, "other", cheers=["yellow"]),
            "back": one(GIGI1, "third", under=[GIGI0]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
    s.use("other", "foe")
    assert s.mem("foe").damage == dealt + 20
