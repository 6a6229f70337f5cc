"""Arts, collabs and blooms tried out: what most tests of a card have in common."""

from __future__ import annotations

from typing import Any

from tests.cards.hocg.scene import Scene, Side, one

FOE = one("Spare", "foe")  # 990 HP
CHEERS = [f"{color} x3" for color in ("white", "green", "red", "blue", "purple", "yellow")]


def strike(number: str, nth: int = 1, mine: Side | None = None, theirs: Side | None = None, **table: Any) -> Scene:
    """A's center `me` has cheers of every color and uses its Arts on `foe`; what a test says of a side comes on top."""
    s = Scene({"center": one(number, "me", cheers=CHEERS), **(mine or {})}, {"center": FOE, **(theirs or {})}, **table)
    s.use("me", "foe", nth)
    return s


def collab(number: str, mine: Side | None = None, theirs: Side | None = None, **table: Any) -> Scene:
    """`me` collabs from the back; the top card of the deck becomes holo Power."""
    s = Scene({"back": [one(number, "me")], **(mine or {})}, {"center": FOE, **(theirs or {})}, **table)
    s.do("collab", "me")
    return s


def bloom(number: str, onto: str, mine: Side | None = None, theirs: Side | None = None, **table: Any) -> Scene:
    """The center `me` blooms into this card."""
    own = {"center": one(onto, "me"), "hand": [one(number, "bloom")], **(mine or {})}
    s = Scene(own, {"center": FOE, **(theirs or {})}, **table)
    s.do("bloom", "bloom", "me")
    return s


SECOND: dict[str, object] = {"turn": 2, "first": "B"}  # A went second and has its first turn


def answer(s: Scene, *said: str) -> Scene:
    """One answer after the other: yes, no, done, or the label of what is picked."""
    for word in said:
        s.do(word) if word in ("yes", "no", "done") else s.pick(word)
    return s
