"""hBP03-071 Tsunomaki Watame and rock-paper-scissors: every printed sentence, played."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.desk import HocgDesk
from kaimaku.games.hocg.rules.hands import HANDS
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule
from tests.views import received

WATAME, MATES = "hBP03-071", "hBP03-112"
RED, BLUE = {"hp": 500, "color": "red"}, {"hp": 500, "color": "blue"}


def duel(*hands: tuple[str, str], play: bool = True, target: str = "red") -> Scene:
    """Watame's Arts, and what both players show each time."""
    s = Scene(
        {"collab": one(WATAME, "me", cheers=["yellow", "white"]), "center": one("Twin", "twin", cheers=["white"])},
        {"center": one("Red", "red"), "collab": one("Blue", "blue")},
        cards=declare({"Red": RED, "Blue": BLUE, "Twin": {"arts": [{"name": "Hit", "cost": 1, "power": 10}]}}),
    )
    s.use("me", target)
    s.do("yes" if play else "no")
    for mine, theirs in hands:
        assert s.prompt == "hands"
        show(s, mine, theirs)
    return s


def show(s: Scene, mine: str, theirs: str) -> None:
    assert set(s.t.asked) == {A, B}
    GAME.decide(s.t, A, (mine,))
    assert s.t.asked == (B,)
    GAME.decide(s.t, B, (theirs,))


@rule("hocg:12.2.4.2", "hocg:12.2.4.4", "hocg:rb.setup.rps")
@played("hBP03-071", "art1")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("rock", "scissors", True),
        ("paper", "rock", True),
        ("scissors", "paper", True),
        ("scissors", "rock", False),
        ("rock", "paper", False),
        ("paper", "scissors", False),
    ],
)
def test_071_a_win_is_worth_thirty_against_red(mine: str, theirs: str, won: bool) -> None:
    s = duel((mine, theirs))
    assert (s.mem("red").damage, s.prompt) == (80 if won else 50, "perform")


@rule("hocg:12.2.4.2")
@played("hBP03-071", "art1")
def test_071_nothing_against_another_color_and_nothing_for_another_holomem() -> None:
    s = duel(("rock", "scissors"), target="blue")
    assert s.mem("blue").damage == 50
    s.use("twin", "red")
    assert s.mem("red").damage == 10


@rule("hocg:rb.setup.rps")
@played("hBP03-071", "art1")
@pytest.mark.parametrize("hand", HANDS)
def test_071_the_same_hand_is_played_again(hand: str) -> None:
    s = duel((hand, hand), (hand, hand), ("rock", "scissors"))
    assert (s.mem("red").damage, s.prompt) == (80, "perform")


@rule("hocg:10.8.3.1.1")
@played("hBP03-071", "art1")
def test_071_need_not_play() -> None:
    s = duel(play=False)
    assert (s.mem("red").damage, s.prompt) == (50, "perform")


@rule("hocg:12.2.4.2", "hocg:5.25.1")
@played("hBP03-071", "art1")
def test_071_the_critical_stays_for_the_turn_and_adds_up() -> None:
    s = Scene(
        {"center": one(WATAME, "me", cheers=["yellow", "white"])},
        {"center": one("Red", "red")},
        cards=declare({"Red": RED}),
        effects=[{"text": "AgainAfter(THIS)", "on": "A center"}],
    )
    s.use("me", "red")
    s.do("yes")
    show(s, "rock", "scissors")
    assert s.mem("red").damage == 80
    s.do("no")
    assert (s.mem("red").damage, s.prompt) == (160, "perform")


@rule("hocg:4.1.2", "hocg:rb.setup.rps")
def test_a_hand_stays_secret_until_both_are_shown() -> None:
    """Whichever hand the first player chose, the other sees the same, and a table dealt again may hold any."""
    tables = []
    for hand in HANDS:
        s = duel()
        GAME.decide(s.t, A, (hand,))
        tables.append(s.t)
    seen = [received(HocgDesk(), t, B) for t in tables]
    assert seen[0] == seen[1] == seen[2]
    dealt = {GAME.determinize(tables[0], B, Random(n)).answers[A] for n in range(30)}
    assert dealt == {(hand,) for hand in HANDS}
    assert GAME.determinize(tables[0], A, Random(1)).answers[A] == ("rock",)


@rule("hocg:5.13.1", "hocg:10.8.3.1.1")
@played("hBP03-071", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_071_may_take_watamates_back(take: bool) -> None:
    s = Scene(
        {
            "center": one("hBP03-067", "me"),
            "hand": [one(WATAME, "card")],
            "archive": [one(MATES, "fan"), one(MATES, "more"), one("hBP01-123", "other"), one("hBP03-067", "debut")],
        }
    )
    s.do("bloom", "card", "me")
    s.do("yes" if take else "no")
    if take:
        assert s.choices() == {"fan", "more"}
        s.pick("fan")
    assert (s.lies("fan"), s.lies("more"), s.prompt) == ("hand" if take else "archive", "archive", "main")
