"""10.8.1 to 10.8.3 and 10.8.7: automatic abilities wait for the next check timing and are played there."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang import (
    CENTER,
    COLLABS,
    HAND,
    HOLOMEM,
    TAKES,
    THIS,
    TURN,
    Archive,
    Draw,
    Modes,
    Pay,
    SpecialDamage,
    ToHand,
    gift,
    use,
)
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, support, watcher
from tests.rules.hocg.scene_abilities import A, Stage, one

HURT_WATCHER = watcher("tC10-120", TAKES(CENTER))
HURT_THEN_CHOOSE = support("tC10-121", "event", use(SpecialDamage(10, CENTER), Modes(Draw(1), Draw(2))))
HURT_TWICE = support("tC10-122", "event", use(SpecialDamage(10, CENTER), SpecialDamage(10, CENTER)))
DRAWING = member("tC10-123", "Drawing", gift(Draw(1), on=TAKES(CENTER)))
DRAWING_ONCE = member("tC10-124", "Drawing Once", gift(Draw(1), on=TAKES(CENTER), limit=TURN))
BUYER = member("tC10-125", "Buyer", gift(Pay(Archive(HAND), Draw(2)), on=TAKES(CENTER)))
FOLLOWER = member("tC10-126", "Follower", gift(Draw(1), on=COLLABS(HOLOMEM)))
TAKE_BACK = member("tC10-127", "Take Back", gift(ToHand(HOLOMEM), on=COLLABS(THIS)))


def hurt(event: str, *back: object, hand: tuple[object, ...] = ()) -> Stage:
    """An event that hurts its player's own center is played."""
    s = Stage({"hand": [one(event, "event"), *hand], "center": one("x-spare", "center"), "back": list(back)})
    s.do("play", "event")
    return s


@rule("hocg:10.8.1", "hocg:10.8.2")
def test_what_triggers_in_the_middle_of_an_effect_waits_for_its_end() -> None:
    s = hurt(HURT_THEN_CHOOSE, one(HURT_WATCHER, "watcher"))
    assert s.mem("center").damage == 10
    assert s.prompt == "number" and s.waiting() == ["watcher"], "it is pending while the event goes on"
    s.do("number", 2)
    assert s.prompt == "may" and s.archived("event") and s.hand() == 2, "the event is done: now it is played"


@rule("hocg:10.8.2.1")
def test_triggered_twice_it_waits_twice() -> None:
    s = hurt(HURT_TWICE, one(DRAWING, "drawing"))
    assert s.prompt == "order" and s.waiting() == ["drawing", "drawing"]
    s.resolve("drawing")
    assert s.hand() == 2 and s.prompt == "main", "two hits, two cards"


@rule("hocg:10.8.3")
def test_the_controller_chooses_and_one_instance_is_removed() -> None:
    s = hurt(HURT_TWICE, one(HURT_WATCHER, "watcher"))
    assert s.prompt == "order" and s.seat == A and s.waiting() == ["watcher", "watcher"]
    s.resolve("watcher")
    assert s.prompt == "may" and s.waiting() == ["watcher"]
    s.do("yes")
    assert s.prompt == "may" and s.waiting() == []


@rule("hocg:10.8.3.1")
def test_it_must_be_played_in_whatever_order() -> None:
    s = hurt(HURT_TWICE, one(DRAWING, "one"), one(DRAWING, "two"))
    assert sorted(s.waiting()) == ["one", "one", "two", "two"]
    assert len(s.options("resolve")) == 4 and not s.options("pass")
    assert s.why("pass") == "hocg:10.8.3.1" and s.why("done") == "hocg:10.8.3.1"
    for label in ("two", "one", "two"):
        s.resolve(label)
    assert s.prompt == "main" and s.hand() == 4


@rule("hocg:10.8.3.1.1", "hocg:10.8.3.2.1")
@pytest.mark.parametrize("pays", [True, False])
def test_a_cost_may_be_refused(pays: bool) -> None:
    s = hurt(HURT_TWICE, one(BUYER, "buyer"), hand=(one("x-filler", "price"),))
    s.resolve("buyer")
    assert s.prompt == "may" and s.waiting() == ["buyer"], "the one being played waits no more"
    s.do("yes" if pays else "no")
    assert s.archived("price") == pays and s.hand() == (2 if pays else 1)
    assert s.prompt == "may" and s.waiting() == [], "only one instance was used up"
    s.do("no")
    assert s.prompt == "main" and s.hand() == (2 if pays else 1)


@rule("hocg:10.8.3.2")
def test_what_cannot_be_played_is_removed() -> None:
    s = hurt(HURT_TWICE, one(DRAWING_ONCE, "drawing"))
    assert s.waiting() == ["drawing", "drawing"]
    s.resolve("drawing")
    assert s.prompt == "main" and s.hand() == 1 and not s.t.pending, "[1/Turn]: the second one is dropped"


@rule("hocg:10.8.3.2")
def test_a_cost_that_cannot_be_paid_is_not_asked_for() -> None:
    s = hurt(HURT_TWICE, one(BUYER, "buyer"))
    s.resolve("buyer")
    assert s.prompt == "main" and s.hand() == 0 and not s.t.pending


@rule("hocg:10.8.7")
def test_it_must_be_played_although_its_card_has_moved() -> None:
    s = Stage({"back": [one(FOLLOWER, "follower"), one(TAKE_BACK, "guest")]})
    s.do("collab", "guest")
    s.resolve("guest")
    s.do("pick", "follower")
    assert s.place_of("follower") == "gone"
    assert s.hand() == 2, "the follower itself and the card it drew"
