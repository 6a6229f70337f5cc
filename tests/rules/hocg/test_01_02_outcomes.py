"""1.1 and 1.2: two players; losing, winning, drawing, conceding."""

from __future__ import annotations

import pytest

from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import DECK, HAND, LIFE
from tests.rule import rule
from tests.rules.hocg.cards_game import DOWN_BOTH, LAST_STAND, LOSE, SORE, STRIKER, TALKER, WIN
from tests.rules.hocg.scene_turn import A, B, Scene, one

FRAIL = "hSD01-004"  # 50 HP
CONCEDE = ("concede",)


def outcome(s: Scene) -> tuple[tuple[int, ...], str]:
    assert s.t.result is not None, "the game goes on"
    return s.t.result


def strike_center(b: dict[str, object]) -> Scene:
    """A's center downs B's."""
    s = Scene({"center": one(STRIKER, "striker")}, {"center": one(FRAIL, "frail"), **b}, phase="performance")
    s.use("striker", "frail")
    return s


@rule("hocg:1.1.1")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_the_game_is_for_two_players(players: int) -> None:
    deck = builtin("sora")
    with pytest.raises(ValueError, match=r"hocg:1\.1\.1"):
        GAME.new([deck] * players, 1)
    assert GAME.new([deck] * 2, 1).asked


@rule("hocg:1.2.1", "hocg:1.2.1.2", "hocg:rb.win.conditions")
def test_who_has_no_life_left_loses_and_the_game_is_over() -> None:
    s = strike_center({"life": 1, "back": "x-spare"})
    assert outcome(s) == ((A,), "hocg:11.2.1")
    assert s.t.asked == () and GAME.options(s.t, A) == GAME.options(s.t, B) == []
    for seat in (A, B):
        for option in (("pass",), CONCEDE):
            refusal = GAME.refuse(s.t, seat, option)
            assert refusal is not None and refusal.rule == "hocg:1.2.1"


@rule("hocg:1.2.1.2")
def test_a_player_with_one_life_left_plays_on() -> None:
    s = strike_center({"life": 2, "back": "x-spare"})
    assert s.t.result is None and s.count(LIFE + B) == 1


@rule("hocg:1.2.1", "hocg:1.2.1.3", "hocg:rb.win.conditions")
def test_who_has_no_holomem_left_loses_in_spite_of_life_and_oshi() -> None:
    s = strike_center({"life": 3, "back": [], "oshi": "hSD01-001"})
    assert outcome(s) == ((A,), "hocg:11.2.2")
    assert s.count(LIFE + B) > 0


@rule("hocg:1.2.1", "hocg:1.2.1.4", "hocg:rb.win.conditions")
def test_who_cannot_draw_in_the_draw_phase_loses() -> None:
    s = Scene({}, {"deck": 0})
    assert s.t.result is None, "an empty deck by itself is no loss"
    s.until("over")
    assert outcome(s) == ((A,), "hocg:7.3.2.1") and s.t.turn == 6


@rule("hocg:1.2.2")
@pytest.mark.parametrize("side", [{"center": FRAIL, "back": []}, {"center": FRAIL, "life": 1, "back": "x-spare"}])
def test_both_losing_at_one_check_is_a_draw(side: dict[str, object]) -> None:
    s = Scene({**side, "hand": [one(DOWN_BOTH, "event")]}, side)
    s.do("play", "event")
    assert outcome(s)[0] == ()
    assert GAME.score(s.t) == (0.0, 0.0)


@rule("hocg:1.2.2")
def test_one_of_two_losing_is_no_draw() -> None:
    s = Scene({"center": FRAIL, "hand": [one(DOWN_BOTH, "event")]}, {"center": FRAIL, "back": []})
    s.do("play", "event")
    assert outcome(s)[0] == (A,)


# --- conceding (1.2.3) ----------------------------------------------------------------------------------------------


@rule("hocg:1.2.3")
def test_conceding_ends_the_game_before_waiting_abilities_resolve() -> None:
    s = Scene({"back": one(TALKER, "talker")})
    s.do("collab", "talker")
    assert s.prompt == "order" and len(s.t.pending) == 2
    GAME.decide(s.t, A, CONCEDE)
    assert outcome(s) == ((B,), "hocg:1.2.3")
    assert s.count(HAND + A) == 0 and len(s.t.pending) == 2, "no check timing is run"


@rule("hocg:1.2.3")
@pytest.mark.parametrize("seat", [A, B])
def test_either_player_may_concede_whoever_is_asked(seat: int) -> None:
    """In the set-up, in a main phase of either player, in the middle of a resolution."""
    middle = Scene({"back": one(TALKER, "talker")})
    middle.do("collab", "talker")
    setup = GAME.new([builtin("sora"), builtin("azki")], 1)
    moments = [setup, Scene(active="A").t, Scene(active="B").t, middle.t]
    assert {t.asked[0] for t in moments} == {A, B}
    for t in moments:
        assert GAME.refuse(t, seat, CONCEDE) is None
        GAME.decide(t, seat, CONCEDE)
        assert t.result == ((1 - seat,), "hocg:1.2.3") and t.asked == ()


@rule("hocg:1.2.3.1")
def test_no_card_keeps_a_player_from_losing_by_concession() -> None:
    s = Scene({"hand": [one(WIN, "win")]}, {"back": LAST_STAND})
    s.do("play", "win")
    assert s.t.result is None, "the loss by the card was replaced"
    GAME.decide(s.t, B, CONCEDE)
    assert outcome(s) == ((A,), "hocg:1.2.3")


@rule("hocg:1.2.3.1")
def test_conceding_is_never_an_option_of_a_question() -> None:
    """No effect can make somebody choose it: it stands beside every question and in none."""
    s = Scene({"back": one(TALKER, "talker")})
    assert CONCEDE not in GAME.options(s.t, A)
    s.do("collab", "talker")
    assert CONCEDE not in GAME.options(s.t, A)


# --- by effect (1.2.4) ----------------------------------------------------------------------------------------------


@rule("hocg:1.2.4")
def test_an_effect_that_wins_does_so_in_mid_resolution() -> None:
    s = Scene({"hand": [one(WIN, "win")]}, {"center": one(SORE, "sore")})
    s.do("play", "win")
    assert outcome(s) == ((A,), "hocg:1.2.4")
    assert s.mem("sore").damage == 10 and len(s.t.pending) == 1 and s.count(HAND + B) == 0, "its draw never comes"
    assert s.count(DECK + A) == 20, "nor does the rest of the text"


@rule("hocg:1.2.4")
def test_an_effect_may_make_its_player_lose() -> None:
    s = Scene({"hand": [one(LOSE, "lose")]})
    s.do("play", "lose")
    assert outcome(s) == ((B,), "hocg:1.2.4")
