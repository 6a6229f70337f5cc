"""5.25, 5.27 and 5.28: Arts once more, extra turns, Arts of others."""

from __future__ import annotations

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import HOLOMEM, USES_ART, green, happened, white
from kaimaku.games.hocg.rules.abilities import context
from kaimaku.kernel.decisions import Option
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one


@rule("hocg:5.25.1")
def test_arts_are_used_once_more_when_downs_and_abilities_are_done() -> None:
    s = Scene(
        {"center": one(c.ENCORE, "encore", attached=[c.ART_WATCHER])},
        {"center": one(c.FRAIL, "frail"), "collab": one(c.STURDY, "sturdy"), "back": [c.WITNESS]},
        phase="performance",
        dice=(1, 2),
    )
    s.use("encore", "frail")
    assert (s.prompt, s.seat) == ("may", B)  # an ability on the down
    s.do("no")
    assert (s.prompt, s.seat) == ("pick", B)  # the life card is sent
    s.do("pick", "sturdy")
    assert (s.prompt, s.seat) == ("may", A)  # the ability on using Arts
    s.do("no")
    order = [entry[0] for entry in s.log("art", "roll", "damage", "down", "life")]
    assert order == ["art", "roll", "damage", "down", "life", "art", "roll", "damage"]
    assert s.mem("sturdy").damage == 30  # a new target
    assert s.prompt == "may"  # a full use: its ability triggers again
    s.do("no")
    assert s.prompt == "perform" and s.options("art") == []


@rule("hocg:5.25.1")
def test_each_use_chooses_its_target_anew() -> None:
    s = Scene(
        {"center": one(c.ENCORE, "encore")},
        {"center": one(c.STURDY, "x"), "collab": one(c.STURDY, "y")},
        phase="performance",
        dice=(1, 3, 4),
    )
    s.use("encore", "x")
    assert s.chosen_from() == {"x", "y"}
    s.do("pick", "y")
    s.do("pick", "y")
    assert (s.mem("x").damage, s.mem("y").damage) == (30, 60)


# --- extra turns ----------------------------------------------------------------------------------------------------


def _turns(card: str, count: int, active: str = "A", first: str = "A") -> list[int]:
    """Whose turns follow once the event was played."""
    side = {"hand": [one(card, "more")]}
    s = Scene(*((side, None) if active == "A" else (None, side)), active=active, first=first)
    s.do("play", "more")
    found = []
    for _ in range(count):
        turn = s.t.turn
        while s.t.turn == turn or s.prompt != "main":
            s.quiet()
        found.append(s.t.active)
    return found


@rule("hocg:5.27.1")
def test_an_extra_turn_comes_before_the_turn_that_would_have_been_next() -> None:
    assert _turns(c.MORE_TIME, 4) == [A, B, A, B]
    assert _turns(c.MORE_TIME, 4, active="B") == [B, A, B, A]
    assert _turns(c.MORE_TIME, 3, active="B", first="B") == [B, A, B]


@rule("hocg:5.27.1")
def test_the_opponents_extra_turn_comes_before_their_own_next_turn() -> None:
    assert _turns(c.THEIR_TIME, 4) == [B, B, A, B]


@rule("hocg:5.27.2")
def test_of_several_extra_turns_the_last_created_comes_first() -> None:
    assert _turns(c.BOTH_TIME, 5) == [B, A, B, A, B]


# --- Arts of others -------------------------------------------------------------------------------------------------


def _borrowing(cheers: list[str]) -> Scene:
    borrower = one(c.BORROWER, "borrower", cheers=cheers, attached=[c.ART_WATCHER])
    lender = one(c.LENDER, "lender")
    return Scene({"center": borrower, "back": [lender]}, {"center": one(c.STURDY, "target")}, phase="performance")


def _art(s: Scene, card: str) -> Option:
    return ("art", s.mem("borrower").id, BY_ID[card].arts[0].number, s.mem("target").id)


@rule("hocg:5.28.1", "hocg:5.28.1.1.2")
def test_arts_of_another_are_among_its_own_though_the_other_could_not_use_them() -> None:
    s = _borrowing(["green"])
    assert set(s.options("art")) == {_art(s, c.BORROWER), _art(s, c.LENDER)}
    assert s.mem("lender").cheers == []


@rule("hocg:5.28.1")
def test_the_same_arts_of_several_are_one() -> None:
    twice = [one(c.LENDER, "lender"), one(c.LENDER, "other"), one(c.BORROWER, "alike")]
    borrower = one(c.BORROWER, "borrower", cheers=["green"])
    s = Scene({"center": borrower, "back": twice}, {"center": one(c.STURDY, "target")}, phase="performance")
    assert sorted(s.options("art")) == sorted([_art(s, c.BORROWER), _art(s, c.LENDER)])


@rule("hocg:5.28.1.1")
def test_the_user_of_borrowed_arts_is_the_borrower() -> None:
    s = _borrowing(["green"])
    s.do(*_art(s, c.LENDER))  # type: ignore[arg-type]
    assert s.mem("target").damage == 70
    assert (s.prompt, s.seat) == ("may", A)  # the borrower's tool sees it use Arts
    ((_, _, user, *_rest),) = s.log("art")
    assert user == s.mem("borrower").id
    s.do("no")
    told = [happened(USES_ART(HOLOMEM(color))).holds(s.t, context(A, -1, 0)) for color in (white, green)]
    assert told == [True, False], "the history of the turn tells of the borrower, who is white"


@rule("hocg:5.28.1.1.1")
def test_the_borrower_needs_the_cheers() -> None:
    for cheers in ([], ["red"]):
        s = _borrowing(cheers)
        assert s.why_not(_art(s, c.LENDER)) == "hocg:12.2.3.1"


@rule("hocg:5.28.1.1.3")
def test_own_and_borrowed_arts_together_are_used_once() -> None:
    for used, left in ((c.LENDER, c.BORROWER), (c.BORROWER, c.LENDER)):
        s = _borrowing(["green"])
        s.do(*_art(s, used))  # type: ignore[arg-type]
        s.do("no")
        assert s.why_not(_art(s, left)) == "hocg:9.2.1.5"
