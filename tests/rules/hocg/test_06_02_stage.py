"""6.2.1.10 to 6.2.1.13: the first stage, life, and the beginning."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import BACK, CENTER, CHEER_DECK, DECK, HAND, LIFE, at, back
from tests.rule import rule
from tests.rules.hocg.scene_turn import A, B, Scene, one

DEBUT, FIRST, SPOT, STAFF = "hSD01-003", "hSD01-005", "hSD01-014", "hSD01-016"
SIDE = {"hand": [f"{DEBUT} x2", f"{STAFF} x5"], "cheer_deck": 20}
NAMES = {"A": A, "B": B}


def centers(s: Scene) -> None:
    for _ in range(2):
        GAME.decide(s.t, s.seat, s.options("center")[0])


@rule("hocg:6.2.1.10", "hocg:rb.setup.centers-first", "hocg:rb.setup.step-order", "hocg:1.3.4")
@pytest.mark.parametrize("first", ["A", "B"])
def test_step_by_step_and_first_player_first(first: str) -> None:
    """Both centers, then both pay for their redraws, then both fill their backs (R-05)."""
    side = {"hand": [f"{DEBUT} x3"], "cheer_deck": 20}
    s = Scene(side, side, phase="set center", first=first, redraws={"A": 1, "B": 1})
    asked = []
    while s.t.phase == "setup":
        options = GAME.options(s.t, s.seat)
        step = "center" if options[0][0] == "center" else "back" if ("done",) in options else "bottom"
        asked.append((s.seat, step))
        s.quiet()
    order = [NAMES[first], 1 - NAMES[first]]
    assert asked == [(seat, step) for step in ("center", "bottom", "back") for seat in order]


@rule("hocg:6.2.1.10.1")
def test_the_first_center_is_a_debut_and_face_down() -> None:
    hand = [one(SPOT, "spot"), one(FIRST, "first"), one(STAFF, "staff"), one(DEBUT, "debut"), one(DEBUT, "other")]
    s = Scene({"hand": hand}, SIDE, phase="set center")
    assert s.options("center") == [s.option("center", "debut"), s.option("center", "other")]
    for name in ("spot", "first", "staff"):
        assert s.why("center", name) == "hocg:6.2.1.10.1"
    assert s.why("pass") == s.why("done") == "hocg:6.2.1.10.1", "there is no doing without"
    s.do("center", "debut")
    center = at(s.t, A, CENTER)
    assert center is not None and center.stack == [s.card("debut")] and center.face_down
    assert s.t.known[s.card("debut")] == 1 << A


@rule("hocg:6.2.1.10.2", "hocg:rb.setup.redraw.penalty")
def test_counted_redraws_are_paid_with_hand_cards_under_the_deck_in_any_order() -> None:
    hand = [one(DEBUT, "debut"), *(one(STAFF, name) for name in "uvwxyz")]
    s = Scene({"hand": hand}, SIDE, phase="set center", redraws={"A": 2})
    s.do("center", "debut")
    GAME.decide(s.t, B, s.options("center")[0])
    assert s.prompt == "pick" and s.t.asked == (A,) and s.why("done") == "hocg:10.7.2.3.1"
    assert len(s.options("pick")) == 6
    s.do("pick", "y")
    s.do("pick", "v")
    assert s.count(HAND + A) == 4 and s.count(DECK + A) == 22
    assert s.t.zones[DECK + A][:2] == [s.card("v"), s.card("y")], "y was put under first, then v under it"
    assert not any(s.t.known[s.card(name)] & 1 << B for name in "vy")


@rule("hocg:6.2.1.10.2")
def test_without_a_counted_redraw_nothing_is_paid() -> None:
    s = Scene(SIDE, SIDE, phase="set center", redraws={"B": 1})
    centers(s)
    assert s.t.asked == (B,) and s.count(HAND + A) == 6
    s.quiet()
    assert s.count(HAND + B) == 5 and s.count(DECK + B) == 21 and s.count(DECK + A) == 20


@rule("hocg:6.2.1.10.3")
@pytest.mark.parametrize("count", range(6))
def test_up_to_five_debuts_and_spots_start_on_the_back(count: int) -> None:
    hand = [f"{DEBUT} x5", f"{SPOT} x3", one(FIRST, "first"), one(STAFF, "staff")]
    s = Scene({"hand": hand}, SIDE, phase="set center")
    centers(s)
    assert s.prompt == "pick" and s.t.asked == (A,)
    for name in ("first", "staff"):
        assert s.why("pick", name) == "hocg:10.7.2.3"
    for _ in range(count):
        GAME.decide(s.t, A, s.options("pick")[0])
    assert (s.t.asked == (A,)) == (count < 5), "a sixth is not asked for"
    if count < 5:
        s.do("done")
    assert len(back(s.t, A)) == count and all(m.pos == BACK and m.face_down for m in back(s.t, A))
    assert s.count(HAND + A) == 9 - count


@rule("hocg:6.2.1.11")
@pytest.mark.parametrize(("oshi", "life"), [("hSD01-001", 5), ("hSD01-002", 6)])
def test_life_is_laid_from_the_top_of_the_cheer_deck_face_down(oshi: str, life: int) -> None:
    s = Scene({**SIDE, "oshi": oshi}, SIDE, phase="set center", first="B")
    deck = s.t.zones[CHEER_DECK + A][:]
    while s.t.phase == "setup":
        assert s.count(LIFE + A) == 0
        s.quiet()
    assert s.count(LIFE + A) == life and s.count(CHEER_DECK + A) == 20 - life
    assert s.t.zones[LIFE + A] == deck[: -life - 1 : -1] and s.t.zones[CHEER_DECK + A] == deck[:-life]
    assert not any(s.t.known[c] for c in s.t.zones[LIFE + A])


@rule("hocg:6.2.1.12")
def test_the_stages_are_turned_up_together() -> None:
    s = Scene(SIDE, SIDE, phase="set center")
    centers(s)
    GAME.decide(s.t, A, s.options("pick")[0])
    s.do("done")
    assert s.prompt == "pick" and s.t.asked == (B,)
    assert [stacks(s, seat, side) for seat, side in ((B, A), (A, B), (A, A))] == [[None, None], [None], [DEBUT] * 2]
    GAME.decide(s.t, B, s.options("pick")[0])
    s.do("done")
    for seat in (A, B, None):
        assert stacks(s, seat, A) == stacks(s, seat, B) == [DEBUT, DEBUT]
    assert not any(mem.face_down for mem in s.t.mems.values())


def stacks(s: Scene, seat: int | None, side: int) -> list[str | None]:
    """The holomem of a side as a seat sees them."""
    tops = [mem.stack[-1] for mem in GAME.view(s.t, seat).sides[side].stage]
    return [None if face is None else face.card for face in tops]


@rule("hocg:6.2.1.13")
@pytest.mark.parametrize("first", ["A", "B"])
def test_turn_one_is_the_first_players(first: str) -> None:
    s = Scene(SIDE, SIDE, phase="set center", first=first)
    while s.t.phase == "setup":
        assert s.t.turn == 0
        s.quiet()
    assert s.t.turn == 1 and s.t.active == s.t.first == NAMES[first] == s.seat
