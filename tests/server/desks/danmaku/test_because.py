"""Why not: every thing in sight has an answer, and it names what is missing."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.desk import BadHandle
from kaimaku.wire.play import Because
from tests.danmaku.scene import Scene
from tests.properties.danmaku_play import new, walk
from tests.server.desks.danmaku.laid import laid, name
from tests.server.desks.danmaku.sight import BUTTONS, DESK, PLACES, things


def why(s: Scene, seat: int, thing: str, target: str = "") -> Because:
    return DESK.because(s.t, seat, thing, target)


def reasons(found: Because) -> list[str]:
    return [reason.why.words.en for reason in found.reasons]


@pytest.mark.parametrize("seats", (4, 7))
def test_everything_in_sight_has_an_answer(seats: int) -> None:
    for t in walk(new(seats, 11), Random(seats), every=9, restless=True):
        for seat in range(seats):
            for thing in (*things(t, seat), *BUTTONS, *PLACES):
                found = DESK.because(t, seat, thing, "")
                assert found.can or found.reasons, (thing, found)
                for words in (*found.can, *(reason.why.words for reason in found.reasons)):
                    assert words.en and words.ja
                assert all(reason.why.rule.startswith("danmaku:") for reason in found.reasons)


def test_what_can_be_done_is_what_the_question_offers() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring, Graze"}))
    found = why(s, 0, name(s, s.held(0, "Shoot")))
    assert [words.en for words in found.can] == [
        "Attack {1} with [Shoot](shoot-spring)",
        "Attack {3} with [Shoot](shoot-spring)",
    ]
    assert reasons(why(s, 0, name(s, s.held(0, "Graze")))) == ["A reaction needs something to react to."]


def test_too_far_says_how_far() -> None:
    s = laid(Scene("Utsuho", seats=6, hands={0: "Shoot/spring, Melee"}))
    found = why(s, 0, name(s, s.held(0, "Shoot")), "p3")
    assert found.can == [] and found.reasons[0].why.missing is not None
    assert found.reasons[0].why.missing.en == "Distance 3, your Range is 2"
    assert found.reasons[0].why.rule == "danmaku:range.1"


def test_a_spent_limit_says_when_it_is_over() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot, Shoot"}))
    s.play(0, "Shoot", 1)
    s.quiet()
    found = why(s, 0, name(s, s.held(0, "Shoot")))
    assert found.reasons[0].why.missing is not None
    assert found.reasons[0].why.missing.en == "1 of 1 played; more on your next turn"


def test_an_action_card_in_a_window_is_not_now() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 1: "Grimoire, Graze, Power"}))
    s.play(0, "Shoot", 1)
    found = why(s, 1, name(s, s.held(1, "Grimoire")))
    assert found.can == [] and found.reasons[0].why.rule == "danmaku:type.action"
    assert why(s, 1, name(s, s.held(1, "Power"))).reasons[0].why.rule == "danmaku:type.action"
    assert [words.en[:5] for words in why(s, 1, name(s, s.held(1, "Graze"))).can] == ["Avoid"]


def test_others_things_are_theirs_and_piles_say_what_they_are_for() -> None:
    s = laid(Scene("Utsuho", items={1: "Focus"}, discard="Shoot"))
    assert reasons(why(s, 0, name(s, s.item(1, "Focus")))) == ["That belongs to {1}."]
    assert why(s, 0, "deck").reasons[0].why.rule == "danmaku:turn.draw"
    assert why(s, 0, "incident").reasons[0].why.rule == "danmaku:incident.1"


def test_whoever_is_not_asked_hears_whose_turn_it_is_but_never_who_reacts() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb"}))
    assert reasons(why(s, 2, "p0")) == ["It's {0}'s turn."]
    s.play(0, "Shoot", 1)
    assert 3 not in s.asked
    assert reasons(why(s, 3, "p0")) == ["It's {0}'s turn."]
    assert reasons(why(s, 0, "deck")) == ["The other players decide first."]


def test_special_actions_are_found_by_their_thing() -> None:
    s = laid(Scene("Satori Utsuho", hands={1: "Shoot"}))
    assert [words.en for words in why(s, 0, "p1").can] == ["Look at {1}'s hand"]
    assert why(s, 1, "reveal").reasons[0].why.rule == "danmaku:role.extra-boss.reveal.1"


@pytest.mark.parametrize(
    "handle", ["", "-", "c9999", "p4", "k7", "e0", "q0", "h1.shoot-spring.0", "x3", "c٣", "p-1", "zz"]
)
def test_what_is_not_there_has_no_name(handle: str) -> None:
    s = laid(Scene("Utsuho", hands={1: "Shoot/spring"}))
    with pytest.raises(BadHandle):
        why(s, 0, handle)
    if handle:
        with pytest.raises(BadHandle):
            why(s, 0, "deck", handle)
