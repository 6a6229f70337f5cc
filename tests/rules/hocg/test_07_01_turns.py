"""7.1, and what is different on first turns (7.2.1, 7.6.1, R-06)."""

from __future__ import annotations

import pytest

from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import DECK, HAND
from tests.rule import rule
from tests.rules.hocg.cards_turn import GAME_WATCHER, RESET_WATCHER, TURN_WATCHER
from tests.rules.hocg.scene_turn import A, B, Scene, one

FULL = ["reset", "draw", "cheer", "main", "performance", "end"]


def played_turns(last: int) -> list[tuple[int, list[str]]]:
    """Whose turn it was and its phases, in a game in which nobody does more than they must."""
    t = GAME.new([builtin("sora"), builtin("azki")], 7, journal=True)
    while t.turn <= last:
        options = GAME.options(t, t.asked[0])
        GAME.decide(t, t.asked[0], ("pass",) if ("pass",) in options else options[0])
    turns: list[tuple[int, list[str]]] = []
    for kind, seat, _, _, _, more in t.journal or []:
        if kind == "turn":
            turns.append((seat, []))
        elif kind == "phase":
            turns[-1][1].append(str(more[0]))
    return turns[:last]


@rule("hocg:7.1.1", "hocg:7.1.2", "hocg:7.2.1", "hocg:7.6.1")
def test_turns_alternate_and_have_their_phases_in_order() -> None:
    turns = played_turns(4)
    first = turns[0][0]
    assert [seat for seat, _ in turns] == [first, 1 - first, first, 1 - first]
    assert [phases for _, phases in turns] == [["draw", "cheer", "main", "end"], FULL[1:], FULL, FULL]


@rule("hocg:7.1.1")
def test_only_the_turn_player_acts() -> None:
    s = Scene(active="B")
    assert s.t.asked == (B,)
    refusal = GAME.refuse(s.t, A, ("pass",))
    assert refusal is not None and refusal.rule == "hocg:10.6.2"
    s.until("main")
    assert s.t.asked == (A,) and s.t.active == A


@rule("hocg:7.2.1")
@pytest.mark.parametrize("turn", [1, 2])
def test_nobody_resets_on_their_own_first_turn(turn: int) -> None:
    seat = "A" if turn == 1 else "B"
    mine = {"center": [], "collab": one("x-spare", "collab"), "back": [one(RESET_WATCHER, "watcher", resting=True)]}
    s = Scene(**{seat.lower(): mine}, active=seat, turn=turn, phase="reset")
    assert s.phases() == ["draw", "cheer"] and s.prompt == "pick", "the watcher of the reset phase is not asked"
    assert s.place_of("collab") == "collab" and s.mem("watcher").resting, "nobody moved, nobody readied (Q391)"
    s.until("main")
    assert s.place_of("watcher") == "back", "the center is not filled in a reset phase that is skipped (R-13)"


@rule("hocg:7.2.1")
def test_an_extra_turn_after_the_first_one_has_a_reset_phase() -> None:
    s = Scene({"back": one("x-spare", "tired", resting=True)}, turn=1, extra_turns=["A"])
    s.until("main")
    assert (s.t.turn, s.t.active) == (2, A) and s.phases()[1:3] == ["reset", "draw"]
    assert not s.mem("tired").resting


@rule("hocg:7.2.4")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_start_of_a_first_turn_is_still_a_start(turn: int) -> None:
    """R-06: without a reset phase such abilities wait for the check of 7.3.1."""
    seat = "A" if turn == 1 else "B"
    s = Scene(**{seat.lower(): {"back": TURN_WATCHER}}, active=seat, turn=turn, phase="reset")
    assert s.prompt == "may" and s.phases() == ["draw"] and s.count(HAND + s.seat) == 0


@rule("hocg:7.2.4")
def test_the_start_of_the_game_concerns_both_players_and_comes_once() -> None:
    s = Scene({"back": GAME_WATCHER}, {"back": GAME_WATCHER}, turn=1, phase="reset")
    asked = []
    while s.prompt == "may":
        assert s.count(DECK + A) == 20, "before the first draw"
        asked.append(s.seat)
        s.do("no")
    assert asked == [A, B]
    while s.t.turn < 4:
        assert s.prompt != "may"
        s.quiet()
