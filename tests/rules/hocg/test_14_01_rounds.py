"""14.1.1.3: what comes round by itself, across phases, with growing numbers, or with questions in it."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.cycles import OFTEN
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import HAND
from kaimaku.kernel.chance import force
from kaimaku.kernel.cycles import LUCK, ROUNDS
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_cycles import (
    CHOOSING,
    DEEP_WAY_OUT,
    DICING,
    FADING,
    GROWER,
    GROWING,
    GROWING_STUBBORN,
    HURT_BACK,
    HURTING,
    IDLE_DICING,
    KICK,
    MAY_PASS,
    PASSING,
    PHOENIX,
    REBORN,
    REST_ONE,
    RESTLESS,
    RESTLESS_STATE,
    THREE_WAYS,
    WAY_OUT,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

DRAW = ((), "hocg:14.1.1.3")
SPARE = "x-spare"


def pushed(card: str, **rest: object) -> Scene:
    """A's center is made to rest by an event, and everything begins."""
    hand = [one(REST_ONE, "event")]
    side = {"center": one(card, "star"), "back": SPARE, "hand": hand, **rest}
    s = Scene(side)
    s.do("play", "event")
    s.do("pick", "star")
    return s


def answered(s: Scene, last: bool = False) -> int:
    """Always the first answer, or the last, until the game is over or somebody may act; how many answers."""
    for n in range(10 * ROUNDS):
        if s.t.result is not None or s.prompt in ("main", "perform"):
            return n
        seat = s.t.asked[0]
        GAME.decide(s.t, seat, GAME.options(s.t, seat)[-1 if last else 0])
    raise AssertionError("it goes on and on")


# --- nobody is asked ------------------------------------------------------------------------------------------------


@rule("hocg:14.1.1.3", "hocg:7.7.4", "hocg:4.1.4")
def test_a_holomem_that_comes_back_at_the_end_of_a_turn_is_a_new_one_each_time() -> None:
    s = Scene({"back": one(PHOENIX, "phoenix")})
    s.do("pass")
    s.do("pass")
    assert s.t.result == DRAW and s.t.turn == 5


@rule("hocg:14.1.1.3")
@pytest.mark.parametrize("card", [GROWING, RESTLESS_STATE, IDLE_DICING, RESTLESS])
def test_what_nobody_can_stop_is_a_draw_whatever_grows(card: str) -> None:
    """A lasting effect each round; a state that is reached again and again; dice that cannot end it."""
    assert pushed(card).t.result == DRAW


@rule("hocg:14.1.1.3")
def test_what_grows_may_reach_something_first() -> None:
    """It is looked at for many rounds before it counts as endless."""
    s = pushed(GROWING)
    star = s.mem("star")
    assert value(s.t, ARTS, star.id, 0) >= 10 * ROUNDS


@rule("hocg:14.1.1.3")
def test_what_eats_hp_is_no_cycle_however_long_it_takes() -> None:
    s = pushed(FADING)
    assert s.t.result is None and s.place_of("star") == "gone"


@rule("hocg:14.1.1.3")
def test_what_a_die_can_end_goes_on_until_it_does() -> None:
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(DICING, "star"), "back": SPARE, "hand": hand})
    force(s.t, *[1] * (LUCK // 2), 6)
    s.do("play", "event")
    s.do("pick", "star")
    assert s.t.result is None and s.prompt == "main" and s.mem("star").resting and not s.t.forced


@rule("hocg:14.1.1.3", "hocg:10.11.1")
def test_replacements_that_cause_each_other() -> None:
    s = pushed(HURTING, back=one(HURT_BACK, "back"))
    assert s.t.result == DRAW


@rule("hocg:14.1.1.3", "hocg:11.3.1.1")
def test_a_down_that_brings_back_what_is_downed_again() -> None:
    archive = [one(REBORN, f"reborn{n}") for n in range(3)]
    s = Scene({"center": one(REBORN, "star"), "back": SPARE, "hand": [one(KICK, "kick")], "archive": archive})
    s.do("play", "kick")
    answered(s)
    assert s.t.result == DRAW


@rule("hocg:14.1.1.3")
def test_between_both_players() -> None:
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(PASSING, "mine"), "back": SPARE, "hand": hand}, {"center": one(PASSING, "theirs")})
    s.do("play", "event")
    s.do("pick", "mine")
    assert s.t.result == DRAW


# --- questions on the way -------------------------------------------------------------------------------------------


@rule("hocg:14.1.1.3", "hocg:14.1.1")
@pytest.mark.parametrize("card", [GROWING, RESTLESS, RESTLESS_STATE])
def test_a_question_with_one_answer_is_no_choice(card: str) -> None:
    """A table on which even such questions are put."""
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(card, "star"), "back": [], "hand": hand})
    s.t.thorough = True
    s.do("play", "event")
    answered(s)
    assert s.t.result == DRAW


@rule("hocg:14.1.1.3")
@pytest.mark.parametrize("last", [False, True])
def test_a_choice_whose_answers_all_lead_on_stops_nothing(last: bool) -> None:
    s = pushed(CHOOSING)
    assert s.t.asked == (A,)
    answered(s, last)
    assert s.t.result == DRAW


@rule("hocg:14.1.1.2", "hocg:14.1.1.3")
@pytest.mark.parametrize("card", [WAY_OUT, DEEP_WAY_OUT])
def test_a_way_out_is_taken_before_it_is_a_draw(card: str) -> None:
    """The turn player who always says the same is soon left with the other answer, however deep it lies."""
    s = pushed(card)
    asked = answered(s)
    assert s.prompt == "main" and s.t.result is None and s.count(HAND + A) == 1
    assert asked < ROUNDS, "a state that is completely the same is not brought about again"


@rule("hocg:14.1.1.2")
def test_why_an_answer_is_missing() -> None:
    s = pushed(THREE_WAYS)
    again = ("number", 1)
    while again in GAME.options(s.t, A):
        GAME.decide(s.t, A, again)
    assert GAME.options(s.t, A) == [("number", 2), ("number", 3)]
    refusal = GAME.refuse(s.t, A, again)
    assert refusal is not None and refusal.rule == "hocg:14.1.1.2"


@rule("hocg:14.1.1.1", "hocg:14.1.1.2")
def test_a_growing_number_may_be_chosen_often_but_not_for_ever() -> None:
    s = pushed(GROWING_STUBBORN)
    said = answered(s)
    assert s.prompt == "main" and s.t.result is None and said >= ROUNDS
    assert value(s.t, ARTS, s.mem("star").id, 0) == 10 * said


@rule("hocg:14.1.1.1")
def test_the_other_player_stops_it_in_the_end() -> None:
    """Only they could, and they never want to: then the answer that goes on is not offered any more."""
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(PASSING, "mine"), "back": SPARE, "hand": hand}, {"center": one(MAY_PASS, "theirs")})
    s.do("play", "event")
    s.do("pick", "mine")
    assert s.t.asked == (B,)
    assert answered(s) >= ROUNDS
    assert s.prompt == "main" and s.t.result is None and s.mem("theirs").resting


@rule("hocg:14.1.1.2")
def test_if_both_could_stop_it_the_turn_player_must() -> None:
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(MAY_PASS, "mine"), "back": SPARE, "hand": hand}, {"center": one(MAY_PASS, "theirs")})
    s.do("play", "event")
    s.do("pick", "mine")
    assert answered(s) < ROUNDS
    assert s.prompt == "main" and s.mem("mine").resting and not s.mem("theirs").resting


# --- clones, saves, free actions ------------------------------------------------------------------------------------


@rule("hocg:14.1.1.2")
def test_a_saved_table_remembers_what_has_come_round() -> None:
    s = pushed(GROWING_STUBBORN)
    while s.t.streak is None or not s.t.streak.choices:
        s.do("yes")
    tables = [s.t, s.t.clone(), GAME.load(s.t.to_data())]
    assert len({t.digest() for t in tables}) == 1
    asked = []
    for t in tables:
        n = 0
        while t.prompt == tables[0].questions.may.number:
            GAME.decide(t, A, ("yes",))
            n += 1
        asked.append(n)
    assert asked[0] > 0 and len(set(asked)) == 1 and len({t.digest() for t in tables}) == 1


@rule("hocg:14.1.1.1")
def test_a_free_action_is_repeated_a_finite_number_of_times() -> None:
    s = Scene({"center": one(GROWER, "grower")})
    done = 0
    while (grow := next((o for o in GAME.options(s.t, A) if o[0] == "ability"), None)) is not None:
        GAME.decide(s.t, A, grow)
        done += 1
        last = grow
    assert done == OFTEN and s.why_not(last) == "hocg:14.1.1.2"
