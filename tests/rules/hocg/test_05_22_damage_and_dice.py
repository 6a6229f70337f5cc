"""5.22 to 5.24 and 5.26: damage, restoring, dice."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE, HAND
from kaimaku.kernel.chance import check_forced
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one


@rule("hocg:5.22.1")
def test_dealing_damage_raises_the_number() -> None:
    s = Scene({"hand": [one(c.HURT_30, "hurt")]}, {"center": one(c.STURDY, "target", damage=40)})
    s.do("play", "hurt")
    assert s.mem("target").damage == 70


@rule("hocg:5.22.2")
def test_whoever_is_dealt_damage_takes_it() -> None:
    s = Scene({"hand": [one(c.HURT_ANY, "hurt")]}, {"center": one(c.HURT_WATCHER, "hurt one"), "back": []})
    s.do("play", "hurt")
    assert (s.prompt, s.seat) == ("may", B)


@rule("hocg:5.22.2")
def test_no_damage_is_not_taken() -> None:
    s = Scene({"hand": [one(c.HURT_ANY, "hurt")]}, {"center": one(c.HURT_PROOF, "proof"), "back": []})
    s.do("play", "hurt")
    assert (s.prompt, s.mem("proof").damage) == ("main", 0)


@rule("hocg:5.23.1")
def test_restoring_lowers_the_number() -> None:
    s = Scene({"center": one(c.RIN, "rin", damage=50), "hand": [one(c.HEAL_20, "heal")]})
    s.do("play", "heal")
    assert s.mem("rin").damage == 30


@rule("hocg:5.23.1.1")
def test_it_never_falls_below_zero() -> None:
    s = Scene({"center": one(c.RIN, "rin", damage=10), "hand": [one(c.HEAL_20, "heal")]})
    s.do("play", "heal")
    assert s.mem("rin").damage == 0


@rule("hocg:5.23.2")
def test_restoring_all_sets_it_to_zero() -> None:
    s = Scene({"center": one(c.RIN, "rin", damage=90), "hand": [one(c.HEAL_ALL, "heal")]})
    s.do("play", "heal")
    assert s.mem("rin").damage == 0


# --- dice -----------------------------------------------------------------------------------------------------------


@rule("hocg:5.24.1")
def test_a_die_shows_one_to_six_and_its_face_steers_the_text() -> None:
    faces = []
    for seed in range(1, 61):
        s = Scene({"hand": [one(c.DICE, "roll")]}, seed=seed)
        s.do("play", "roll")
        ((_, seat, face),) = s.log("roll")
        assert seat == A
        assert s.count(HAND) == (1 if int(face) % 2 else 2)
        faces.append(int(face))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert max(map(faces.count, faces)) < 20  # no face is favored beyond belief


@rule("hocg:5.24.2")
def test_whoever_may_roll_decides_when_the_text_is_carried_out() -> None:
    for answer, rolls in (("yes", 1), ("no", 0)):
        s = Scene({"hand": [one(c.MAY_DICE, "roll")]})
        s.do("play", "roll")
        assert s.prompt == "may" and s.count(ARCHIVE) == 0  # the card is being resolved
        s.do(answer)
        assert (len(s.log("roll")), s.count(HAND)) == (rolls, rolls)


def _gamble(card: str, *dice: int) -> Scene:
    s = Scene(
        {"center": one(card, "gambler", attached=[c.SECOND_CHANCE])},
        {"center": one(c.STURDY, "target")},
        phase="performance",
        dice=dice,
    )
    s.use("gambler", "target")
    assert s.prompt == "replacement"
    return s


def _again(s: Scene) -> None:
    s.do(*s.options("replace")[0])  # type: ignore[arg-type]


@rule("hocg:5.26.1")
def test_a_reroll_puts_a_new_face_in_the_place_of_the_old() -> None:
    s = _gamble(c.GAMBLER, 2, 5)
    assert s.mem("target").damage == 0  # the first face has not been used
    _again(s)
    assert s.mem("target").damage == 10 + 50
    s = _gamble(c.GAMBLER, 5, 2)
    _again(s)
    assert s.mem("target").damage == 10
    check_forced(s.t)


@rule("hocg:5.26.1")
def test_the_player_may_leave_the_face_as_it_is() -> None:
    s = _gamble(c.GAMBLER, 5)
    s.do("pass")
    assert s.mem("target").damage == 10 + 50


@rule("hocg:5.26.1")
def test_a_roll_of_three_is_rerolled_as_a_whole_and_counted_once() -> None:
    s = _gamble(c.TRIPLE, 6, 1, 1, 2, 2, 3)
    _again(s)
    assert s.mem("target").damage == 10
    assert s.log("roll") == [("roll", A, 6, 1, 1), ("roll", A, 2, 2, 3)]
    assert sum(row[0] == "roll" for row in s.t.history) == 3  # the first three never were (Q394)
    check_forced(s.t)
