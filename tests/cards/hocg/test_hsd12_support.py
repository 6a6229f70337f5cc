"""hSD12, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword
from kaimaku.games.hocg.lang import ARCHIVE, HAND, HOLOMEM, Attach, card, collab_effect, mascot
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

HELPER = card(  # somebody who attaches mascots by effect
    "tSD12-016",
    collab_effect(Attach(ARCHIVE(mascot), HOLOMEM("Koseki Bijou")), Attach(HAND(mascot), HOLOMEM("Koseki Bijou"))),
    printed=Printed(
        number="tSD12-016",
        kind="holomem",
        name=Names("Helper", "ヘルパー"),
        bloom="debut",
        hp=100,
        keywords=(PrintedKeyword("collab_effect", Names("Help", "ヘルプ")),),
    ),
)

# --- hSD12-015 A Group of Criminals That Escaped from The Cell


def escape(**more: object) -> Scene:
    return Scene(
        {
            "spare": False,
            "center": one("hSD12-003", "shiori"),
            "back": [one("hSD12-008", "bijou")],
            "hand": [one("hSD12-015", "cell"), one("hSD12-015", "again")],
            "archive": [one("blue", "b"), one("red", "r"), one("hSD12-003", "x")],
            **more,
        },
        {"center": one("Spare", "foe"), "back": [one("Spare", "last")]},
    )


@rule("hocg:5.22.1", "hocg:5.21.1", "hocg:10.7.2.5.1.1")
@played("hSD12-015", "text")
def test_015_hits_the_center_and_sends_an_archived_cheer() -> None:
    s = escape()
    s.do("play", "cell")
    assert s.mem("foe").damage == 20
    assert s.choices() == {"b", "r"}
    s.pick("r")
    assert s.choices() == {"shiori", "bijou"}
    s.pick("bijou")
    assert (s.cheers("bijou"), s.lies("cell")) == (["red"], "archive")


@rule("hocg:10.7.2.1.1")
@played("hSD12-015", "text")
def test_015_once_a_turn_by_its_name() -> None:
    s = escape(archive=[])
    s.do("play", "cell")
    assert s.mem("foe").damage == 20  # nothing to send, the rest happens
    assert s.why_not("play", "again") == "hocg:10.7.2.1.1"
    assert s.options("play") == []


@rule("hocg:10.7.2.4.1")
@played("hSD12-015", "text")
def test_015_needs_a_stage_of_advent() -> None:
    s = escape(back=[one("hSD01-003", "sora")])
    assert s.why_not("play", "cell") == "hocg:10.7.2.4.1"


# --- hSD12-016 GEOW


@rule("hocg:10.10.1", "hocg:10.3.4.2")
@played("hSD12-016", "text")
@pytest.mark.parametrize("holder", ["hSD12-008", "hSD01-003"])
def test_016_gives_20_hp_to_anybody(holder: str) -> None:
    s = Scene({"center": one(holder, "holder"), "hand": [one("hSD12-016", "geow")]})
    before = hp(s.t, s.mem("holder"))
    s.do("play", "geow", "holder")
    assert (hp(s.t, s.mem("holder")), s.prompt) == (before + 20, "main")


def geow(holder: str, *cheers: object, **more: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD12-003", "shiori"),
            "back": [one(holder, "holder", cheers=list(cheers))],
            "hand": [one("hSD12-016", "geow")],
            "cheer_deck": [one("red", "r"), one("blue", "b"), one("white", "w")],
            **more,
        }
    )
    s.do("play", "geow", "holder")
    return s


@rule("hocg:5.17.2", "hocg:10.4.2.2", "hocg:5.21.1", "hocg:5.6.1")
@played("hSD12-016", "text")
@pytest.mark.parametrize("holder", ["hSD12-009", "hSD12-011"])
def test_016_played_on_a_1st_or_greater_bijou_it_trades_a_cheer_for_one_of_the_cheer_deck(holder: str) -> None:
    s = geow(holder, one("purple", "p"))
    s.do("yes")
    assert s.choices() == {"r", "b", "w"}
    assert s.why_not("done") != ""  # a cheer is all that is asked for: one must be taken (G-19)
    s.pick("b")
    assert s.choices() == {"holder", "shiori"}
    s.pick("shiori")
    assert (s.cheers("shiori"), s.cheers("holder"), s.lies("p"), s.prompt) == (["blue"], [], "archive", "main")
    assert (s.known("b"), s.known("r"), s.known("w")) == (3, 0, 0)  # shuffled


@rule("hocg:10.4.2.2")
@played("hSD12-016", "text")
def test_016_need_not_pay_and_cannot_without_a_cheer() -> None:
    s = geow("hSD12-009", one("purple", "p"))
    s.do("no")
    assert (s.cheers("holder"), s.prompt) == (["purple"], "main")
    assert geow("hSD12-009").prompt == "main"


@rule("hocg:5.17.2", "hocg:10.4.2.2")
@played("hSD12-016", "text")
@pytest.mark.parametrize("holder", ["hSD12-008", "hSD12-005"])
def test_016_says_nothing_on_a_debut_or_on_somebody_else(holder: str) -> None:
    s = geow(holder, one("purple", "p"))
    assert (s.prompt, s.cheers("holder"), s.has("holder", "geow")) == ("main", ["purple"], True)


@rule("hocg:5.17.2")
@played("hSD12-016", "text")
@pytest.mark.parametrize(("zone", "asked"), [("archive", False), ("hand", True)])
def test_016_attached_by_effect_it_asks_only_if_it_came_from_the_hand(zone: str, asked: bool) -> None:
    s = Scene(
        {
            "center": one("hSD12-009", "holder", cheers=["purple"]),
            "back": [one("tSD12-016", "helper")],
            zone: [one("hSD12-016", "geow")],
        }
    )
    s.do("collab", "helper")
    s.do(*(("pick", "geow") if zone == "hand" else ("done",)))  # of the hand it is asked in any case
    assert (s.has("holder", "geow"), s.prompt == "may") == (True, asked)


@rule("hocg:10.7.2.3.4", "hocg:10.4.2.2")
@played("hSD12-016", "text")
def test_016_may_pay_for_an_empty_cheer_deck() -> None:
    s = geow("hSD12-009", one("purple", "p"), cheer_deck=0)
    s.do("yes")
    assert (s.lies("p"), s.prompt) == ("archive", "main")
