"""Passing until something happens to oneself, and holding on to some cards."""

from __future__ import annotations

from random import Random

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.projection.stack import in_window
from kaimaku.games.danmaku.speech.names import number
from kaimaku.games.danmaku.table import hand, items
from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.laid import laid
from tests.server.desks.danmaku.sight import DESK


def concerned(s: Scene) -> list[int]:
    return [seat for seat in range(s.t.seats) if DESK.concerns(s.t, seat)]


def test_a_window_concerns_whoever_is_attacked_until_the_attack_is_avoided() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb"}))
    s.play(0, "Shoot", 1)
    assert concerned(s) == [1]
    s.react(1, "Graze")
    assert concerned(s) == [0, 1]  # her attack is answered, and not avoided yet
    s.resolve(1)
    assert s.window and concerned(s) == []


def test_a_window_concerns_whoever_is_about_to_fall() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 2: "1UP"}, life={1: 1}))
    s.play(0, "Shoot", 1)
    while s.life[1]:
        s.passes()
    assert concerned(s) == [1]


def test_a_window_concerns_whoever_is_targeted_without_an_attack() -> None:
    s = laid(Scene("Miko", hands={0: "Spiritual Attack, Voile", 2: "Bomb"}))
    s.cast(0, target=2)
    assert concerned(s) == [2]


def test_a_card_that_is_answered_concerns_its_player() -> None:
    s = laid(Scene("Utsuho", hands={0: "Grimoire, Bomb", 1: "Bomb", 2: "Bomb"}, seats=4))
    s.cast(0, "Bomb", target=3)
    s.react(1, "Bomb")
    assert 0 in concerned(s)


def test_what_could_be_played_is_what_one_may_hold_on_to() -> None:
    """Whatever the hand holds: what one is asked about must not tell what one has."""
    s = laid(Scene("Utsuho Sakuya", hands={0: "Shoot", 1: "Graze/spring, Bomb/winter, Party", 2: "Focus"}))
    s.play(0, "Shoot", 1)
    assert DESK.holding(s.t, 1) >= {"graze-spring", "graze-summer", "bomb-winter", "izayoi_sakuya"}
    assert not DESK.holding(s.t, 1) & {"party", "shoot-spring"}
    assert DESK.holding(s.t, 2) >= {"bomb-winter"} and "graze-spring" not in DESK.holding(s.t, 2)
    assert DESK.holding(s.t, 3) == set()


def test_what_one_may_hold_on_to_covers_what_one_has() -> None:
    """In random games: no reaction is possible that its card would not be named for."""
    compared = 0
    for seed in range(6):
        rng, t = Random(seed), GAME.new([None] * 5, seed)
        for _ in range(150):
            if t.result is not None:
                break
            seat = rng.choice(t.asked)
            options = GAME.options(t, seat)
            if in_window(t):
                sources = {number(t, int(option[1])) for option in options if option[0] in ("react", "invoke")}
                mine = {number(t, card) for card in (*hand(t, seat), *items(t, seat))}
                assert sources & mine <= DESK.holding(t, seat)
                compared += bool(sources & mine)
            GAME.decide(t, seat, rng.choice(options))
    assert compared > 50


def test_outside_of_windows_there_is_nothing_to_hold() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot"}))
    assert DESK.holding(s.t, 0) == set() and DESK.concerns(s.t, 0)


def test_who_plays_is_whoever_is_not_defeated_and_has_not_given_up() -> None:
    s = laid(Scene("Utsuho", seats=5, down="3"))
    assert [DESK.playing(s.t, seat) for seat in range(5)] == [True, True, True, False, True]
    s.do(4, "concede")
    assert not DESK.playing(s.t, 4)


def test_an_extra_boss_about_to_fall_is_not_passed_for() -> None:
    """Nobody has a card to react with; the others at 0 life have nothing but a pass, she may reveal herself."""
    for falls, idle in ((4, False), (1, True)):
        s = Scene("Utsuho Patchouli Marisa Keine Futo", hands={0: "Laser Shot"}, life={falls: 1}, down="3")
        s.only("")
        s.play(0, "Laser Shot", falls)
        assert s.asked == [falls] and DESK.idle(s.t, falls) == idle


def own(s: Scene) -> list[int]:
    return [seat for seat in range(s.t.seats) if DESK.own(s.t, seat)]


def test_what_one_has_just_played_oneself_is_ones_own() -> None:
    """Whatever the hand holds. Once another has answered, it is asked about again."""
    for held in ("Bomb", "Party"):
        s = laid(Scene("Utsuho", hands={0: f"Shoot, Voile, {held}", 1: "Graze", 2: "Bomb"}))
        assert own(s) == []
        s.play(0, "Shoot", 1)
        assert own(s) == [0]
        s.react(1, "Graze")
        assert own(s) == []  # her attack is answered; Graze does not help her yet


def test_whoever_could_answer_with_what_lies_open_is_asked_about_her_own() -> None:
    """Sakuya's Spell Card answers any Danmaku card, her own too, and everybody knows it."""
    s = laid(Scene("Sakuya", hands={0: "Shoot, Party", 1: "Graze"}))
    s.play(0, "Shoot", 1)
    assert number(s.t, s.character(0)) in DESK.holding(s.t, 0) and own(s) == []
