"""What would go on for ever: abilities that call each other, and turns in which nobody can do anything (D-R36)."""

from __future__ import annotations

from random import Random

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.reach import reach
from kaimaku.games.danmaku.scenario.cards import declare
from kaimaku.games.danmaku.scenario.position import lay
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import NO, YES
from kaimaku.kernel.frames import Endless
from tests.rule import rule

MOODY = "after(YOU_LOSE_LIFE, May(Seq(GainLife(1), LoseLife(1))))"


def laid(**position: object) -> DanmakuTable:
    cards = {
        "Moody": {"kind": "character", "text": [MOODY]},
        "Hurt": {"text": "action(LoseLife(1))"},
        "Rock": {"text": "item(Range(1))"},
        "Rust": {"text": "item(after(YOU_LOSE_LIFE, Until(NEXT_TURN, Suppress(A_PLAYER))))"},
    }
    return lay(position, declare(cards)).table


def play(t: DanmakuTable, verb: str) -> None:
    GAME.decide(t, t.asked[0], next(o for o in GAME.options(t, t.asked[0]) if o[0] == verb))


@rule("danmaku:victory.1", "danmaku:ability.1")
def test_a_choice_that_keeps_it_going_is_not_offered_for_ever() -> None:
    """She may stop it and never does: after many rounds the same answer is refused, and the game goes on."""
    t = laid(P1={"character": "Moody", "hand": ["Hurt"]}, deck=0)
    play(t, "play")
    said = 0
    while t.prompt == t.questions.may.number and YES in GAME.options(t, 0):
        GAME.decide(t, 0, YES)
        said += 1
        assert said < 1000
    assert said > 30 and t.result is None
    if t.prompt == t.questions.may.number:
        refusal = GAME.refuse(t, 0, YES)
        assert refusal is not None and refusal.rule == "danmaku:victory.1"
        GAME.decide(t, 0, NO)
    assert t.result is None and t.asked == (0,)


@rule("danmaku:victory.1")
def test_turns_in_which_nobody_can_do_anything_end_in_a_draw() -> None:
    t = laid(P1={"items": ["Rock"]}, deck=0)
    turns = 0
    while t.result is None:
        assert all(GAME.options(t, seat) == [("end",)] for seat in t.asked)
        GAME.decide(t, t.asked[0], ("end",))
        turns += 1
        assert turns < 20_000
    assert t.result.winners == () and t.result.rule == "danmaku:victory.1" and turns > 30


@rule("danmaku:turn.next")
def test_whoever_could_do_something_may_wait_as_long_as_she_likes() -> None:
    t = laid(P1={"hand": ["Hurt"]}, deck=0)
    for _ in range(400):
        assert t.result is None
        GAME.decide(t, t.asked[0], ("end",))
    assert t.result is None


@rule("danmaku:victory.1")
def test_a_table_in_the_middle_of_a_cycle_can_be_copied_and_saved() -> None:
    t = laid(P1={"character": "Moody", "hand": ["Hurt"]}, deck=0)
    play(t, "play")
    rng = Random(1)
    for _ in range(100):
        if t.prompt != t.questions.may.number:
            break
        copies = [t.clone(), *([] if t.streak is None else [GAME.load(t.to_data())])]
        option = YES if YES in GAME.options(t, 0) and rng.random() < 0.99 else NO
        for one in (t, *copies):
            try:
                GAME.decide(one, 0, option)
            except Endless as error:
                raise AssertionError("the cycle was not found") from error
        assert all(one.digest() == t.digest() for one in copies)
    assert t.streak is not None or t.result is None


@rule("danmaku:faq.nitori.1")
def test_an_item_that_makes_items_do_nothing_is_not_asked_for_ever_whether_it_works() -> None:
    """What it made lasts, although the Item itself does nothing now (D-R37)."""
    t = laid(P1={"character": "Utsuho", "items": ["Rust", "Rock"], "hand": ["Hurt"]}, deck=0)
    assert reach(t, 0) == 2
    play(t, "play")
    while t.prompt == t.questions.pick.number:
        GAME.decide(t, 0, GAME.options(t, 0)[0])
    assert reach(t, 0) == 1
    assert GAME.options(t, t.asked[0])
