"""Words for what lasts: whom it was said of, for how long, and what a cost came to."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")


def event(text: str) -> dict[str, object]:
    return {"kind": "support", "support": "event", "text": [text]}


@rule("hocg:10.8.5", "hocg:10.11.1")
def test_a_replacement_of_this_turn_is_about_whom_its_text_had_chosen() -> None:
    cards = declare(
        {
            "ward": event("use(Choose(HOLOMEM, During(WOULD_TAKE(CHOSEN_ONE), Takes(-20, CHOSEN_ONE))))"),
            "rain": event("use(SpecialDamage(50, HOLOMEM[ALL]))"),
        }
    )
    mine = {
        "center": one("Spare", "a"),
        "back": [one("Spare", "b")],
        "hand": [one("ward", "ward"), one("rain", "rain")],
    }
    s = Scene(mine, {"center": FOE}, cards=cards)
    s.do("play", "ward")
    s.pick("b")
    s.do("play", "rain")
    assert (s.mem("a").damage, s.mem("b").damage) == (50, 30)


@rule("hocg:10.8.5")
def test_a_trigger_of_this_turn_may_speak_of_whom_its_text_had_chosen_each_time() -> None:
    cards = declare(
        {
            "song": event("use(Choose(HOLOMEM[2], During(PLAYS(item), Heal(10, CHOSEN_ONE))))"),
            "tea": {"kind": "support", "support": "item", "text": ["use(Draw(1))"]},
        }
    )
    s = Scene(
        {
            "center": one("Spare", "a", damage=50),
            "back": [one("Spare", "b", damage=50), one("Spare", "c", damage=50)],
            "hand": [one("song", "song"), one("tea", "t1"), one("tea", "t2")],
        },
        {"center": FOE},
        cards=cards,
    )
    s.do("play", "song")
    s.pick("a", "c")
    for tea in ("t1", "t2"):
        s.do("play", tea)
        while s.prompt == "order":
            s.answer(s.options("resolve")[0])
    assert [s.mem(x).damage for x in "abc"] == [30, 50, 30]


@rule("hocg:10.8.5.1")
def test_the_next_time_only_cannot_speak_of_a_chosen_one() -> None:
    with pytest.raises((BadDeclaration, BadText)):
        read_host("use(Choose(HOLOMEM, Later(DOWNS(CHOSEN_ONE), Draw(2))))")
    with pytest.raises((BadDeclaration, BadText)):
        read_host("gift(During(DOWNS(CHOSEN_ONE), Draw(2)), on=COLLABS(THIS))")


@rule("hocg:10.5.2", "hocg:7.7.2")
@pytest.mark.parametrize(
    ("change", "cheers", "able"),
    [
        ("ArtsCost(-1, CENTER, color=red)", ["red"], True),
        ("ArtsCost(-1, CENTER, color=blue)", ["red"], False),
        ("ArtsCost(-5, CENTER, color=red)", [], True),
        ("ArtsCost(1, CENTER, color=blue)", ["red", "red", "red"], False),
        ("ArtsCost(1, CENTER, color=blue)", ["red", "red", "blue"], True),
        ("Neutral(CENTER), ArtsCost(-1, CENTER, color=red)", ["blue"], False),
        ("Neutral(CENTER), ArtsCost(-1, CENTER, color=red)", ["blue", "blue"], True),
    ],
)
def test_the_cost_of_arts_changes_in_a_color(change: str, cheers: list[str], able: bool) -> None:
    """Icons that are no longer red are not among those that a change in red takes off."""
    cards = declare(
        {"dye": event(f"use({change})"), "singer": {"arts": [{"name": "Song", "cost": ["red", "red"], "power": 10}]}}
    )
    s = Scene({"center": one("singer", "me", cheers=cheers), "hand": [one("dye", "dye")]}, {"center": FOE}, cards=cards)
    s.do("play", "dye")
    s.do("pass")
    assert bool(s.prompt == "perform" and s.options("art")) == able


@rule("hocg:10.4.2.2", "hocg:5.23.1")
def test_what_a_cost_restored_is_counted_without_what_else_was_paid() -> None:
    cards = declare(
        {
            "star": {
                "kind": "oshi",
                "skills": {"skill": "X"},
                "text": [
                    "oshi_skill(Pay(Heal(50, BACK[ALL]), SpecialDamage(10 * each(RESTORED, per=10), OPP_CENTER)))"
                ],
            }
        }
    )
    back = [one("Spare", "a", damage=20), one("Spare", "b", damage=90)]
    s = Scene({"oshi": "star", "power": 5, "back": back}, {"center": FOE}, cards=cards)
    s.do("skill", 0)
    s.answer(next(o for o in s.options("number") if o[1] == 4))
    s.do("yes")
    assert [s.mem(x).damage for x in ("a", "b", "foe")] == [0, 40, 70]


@rule("hocg:1.3.3")
def test_bans_of_one_text_are_said_together() -> None:
    host = read_host("use(Cannot((NO_BATON, NO_MOVE, NO_SWAP), OPP_CENTER, until=IN_OPP_NEXT_TURN))")
    assert "cannot baton pass, move or be swapped" in host.words("en")
    assert host.words("ja").endswith("バトンタッチ、移動、交代できない。")


@rule("hocg:1.3.3", "hocg:10.3.1")
@pytest.mark.parametrize(("place", "bound"), [("center", True), ("back", False)])
def test_several_bans_stand_as_long_as_their_text_works(place: str, bound: bool) -> None:
    cards = declare(
        {"jailer": {"level": "Debut", "text": ["gift(Cannot((NO_BATON, NO_SWAP), OPP_CENTER), at=AT_CENTER)"]}}
    )
    jailer = {"center": one("jailer", "j")} if place == "center" else {"back": [one("jailer", "j")]}
    s = Scene({"center": one("Spare", "me", cheers=["red"]), "back": [one("Spare", "b")]}, jailer, cards=cards)
    assert (s.why_not("baton", "b") == "hocg:1.3.3") == bound


@rule("hocg:4.1.2")
@pytest.mark.parametrize("amount", ["each(HAND, by=COLOR)", "each(HAND, 2, 2, COLOR)"])
def test_a_standing_text_does_not_tell_the_colors_in_a_hand(amount: str) -> None:
    with pytest.raises((BadDeclaration, BadText), match="hidden from the opponent"):
        read_host(f"gift(Arts({amount}, THIS))")
    read_host(f"art(ThisArt({amount}))")


@rule("hocg:4.1.2")
def test_what_an_arts_costs_does_not_tell_the_cards_in_a_hand() -> None:
    with pytest.raises((BadDeclaration, BadText), match="hidden from the opponent"):
        read_host('art(If(HAND("Tokino Sora"), ThisArtCost(-1)))')
    read_host("art(If(HAND >= 3, ThisArtCost(-1)))")
    read_host('art(If(HAND("Tokino Sora"), ThisArt(10)))')
