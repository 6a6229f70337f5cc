"""7.3 and 7.4: the draw and the cheer phase."""

from __future__ import annotations

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import CHEER_DECK, DECK, HAND
from kaimaku.wire.common import Known, Pile
from tests.rule import rule
from tests.rules.hocg.cards_turn import CHEER_WATCHER, DRAW_WATCHER, HAND_WATCHER, ITEM, SENT_WATCHER
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"
TWO = {"center": one(SPARE, "center"), "back": one(SPARE, "back", resting=True)}


@rule("hocg:7.3.1")
def test_the_start_of_the_draw_phase_comes_before_the_draw() -> None:
    s = Scene({"back": DRAW_WATCHER}, phase="draw")
    assert s.prompt == "may" and s.phases() == ["draw"]
    assert s.count(HAND + A) == 0
    s.do("yes")
    assert s.count(HAND + A) == 2, "its own card and the one of the phase"


@rule("hocg:7.3.2")
def test_one_card_is_drawn_on_the_very_first_turn_as_on_any_other() -> None:
    for turn in (1, 5):
        s = Scene({"deck": {"top": [one(ITEM, "top")], "filler": 3}}, turn=turn, phase="draw")
        assert s.t.zones[HAND + A] == [s.card("top")]
        assert s.count(DECK + A) == 3 and s.count(HAND + B) == 0


@rule("hocg:7.3.2.1")
def test_who_cannot_draw_loses_at_once() -> None:
    s = Scene({"deck": 0}, phase="draw")
    assert s.t.result is not None
    assert (s.t.result.winners, s.t.result.rule) == ((B,), "hocg:7.3.2.1")
    assert s.phases() == ["draw"], "nothing follows"


@rule("hocg:7.3.2.1", "hocg:rb.draw.only-draw-phase")
def test_drawing_the_last_card_and_playing_on_without_a_deck() -> None:
    """R-37: an effect that cannot draw costs nothing; the next draw phase does."""
    s = Scene({"deck": [one(ITEM, "last")], "back": CHEER_WATCHER}, {"deck": 5}, phase="draw")
    assert s.t.result is None and s.count(DECK + A) == 0 and s.t.zones[HAND + A] == [s.card("last")]
    assert s.prompt == "may"
    s.do("yes")
    assert s.t.result is None and s.count(HAND + A) == 1, "its draw finds nothing"
    s.until("main")
    assert s.t.active == A
    s.until("main")
    assert s.t.active == B and s.t.result is None
    while s.t.result is None:
        s.quiet()
    assert s.t.result.winners == (B,) and s.t.turn == 7


@rule("hocg:7.3.3")
def test_what_the_draw_woke_comes_before_the_cheer_phase() -> None:
    s = Scene({"hand": 2, "back": HAND_WATCHER}, phase="draw")
    assert s.prompt == "may" and s.count(HAND + A) == 3
    assert s.phases() == ["draw"] and s.log("cheer") == []


@rule("hocg:7.4.1")
def test_the_start_of_the_cheer_phase_comes_before_the_reveal() -> None:
    s = Scene({"back": CHEER_WATCHER}, phase="cheer")
    assert s.prompt == "may" and s.phases() == ["cheer"] and s.log("cheer") == []
    s.do("no")
    assert len(s.log("cheer")) == 1


@rule("hocg:7.4.2", "hocg:rb.cheer.steps")
def test_the_top_cheer_is_turned_up_then_sent_to_any_own_holomem() -> None:
    mine = {**TWO, "collab": one(SPARE, "collab"), "cheer_deck": ["green", "white", "white"]}
    s = Scene(mine, {"back": one(SPARE, "theirs")}, phase="cheer")
    top = s.t.zones[CHEER_DECK + A][-1]
    assert s.prompt == "pick" and s.seat == A
    assert s.chosen_from() == {"center", "collab", "back"}, "also resting ones, only one's own"
    for seat in (A, B, None):
        assert GAME.view(s.t, seat).sides[A].cheer_deck == Pile(3, [Known(0, "hY02-001")]), "everybody sees it"
    assert s.why("pass") == "hocg:10.7.2.3" and s.why("done") == "hocg:10.7.2.3.1", "it must be sent"
    assert s.why("pick", "theirs") == "hocg:10.7.2.3"
    s.do("pick", "back")
    assert s.mem("back").cheers == [top] and s.count(CHEER_DECK + A) == 2
    assert [e[0] for e in s.log("cheer", "attach")] == ["cheer", "attach"]


@rule("hocg:7.4.3")
def test_what_the_sent_cheer_woke_comes_before_the_main_phase() -> None:
    s = Scene({"center": one(SENT_WATCHER, "watcher"), "back": []}, phase="cheer")
    assert len(s.mem("watcher").cheers) == 1
    assert s.prompt == "may" and s.phases() == ["cheer"]


@rule("hocg:rb.cheer.empty", "hocg:7.4.2")
def test_without_cheers_the_phase_passes_without_a_question() -> None:
    """R-16: its start is still a start."""
    s = Scene({**TWO, "cheer_deck": 0}, phase="cheer")
    assert s.prompt == "main" and s.t.result is None and s.phases() == ["cheer", "main"]
    s = Scene({"back": CHEER_WATCHER, "cheer_deck": 0}, phase="cheer")
    assert s.prompt == "may"
