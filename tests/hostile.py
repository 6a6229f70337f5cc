"""Replay files that somebody might make to harm whoever opens them, for each game: none of them is a game's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from kaimaku import games, replays
from kaimaku.kernel.frames import AGAIN, Frame, Signal, procedure
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.usual import decks_for

Position = dict[str, Any]


@cache
def _moment(game: str, at: int) -> str:
    rules, rng = games.game(game), Random(at)
    t = rules.new(decks_for(game, rules.seats[0]), 5)
    for _ in range(at):
        seat = rng.choice(t.asked)
        rules.decide(t, seat, rng.choice(rules.options(t, seat)))
    return json.dumps(replays.from_position(game, t, 1).setup["position"])


def position(game: str, at: int = 40) -> Position:
    """A position of a real game after so many decisions, to be spoiled."""
    found: Position = json.loads(_moment(game, at))
    return found


def replay(game: str, data: object) -> Replay:
    return Replay(game, "1", "", {"position": data}, 1)


def _stay(t: Table, f: Frame) -> Signal:
    return AGAIN


def endless(game: str) -> str:
    """The name of a program of the game that never ends."""
    name = f"{game}:test/never-ends"
    if name not in _NAMES:
        procedure(name, _stay)
        _NAMES.append(name)
    return name


_NAMES: list[str] = []


def set_to(*path: str | int) -> Callable[[Position, object], None]:
    def change(data: Position, value: object) -> None:
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return change


CHANGES: dict[str, tuple[Callable[[Position, object], None], object, str]] = {
    "a number where a list belongs": (set_to("known"), 20_000_000, "not a list"),
    "a list of millions": (set_to("known"), [0] * 3_000_000, "more than"),
    "a number below all": (set_to("where", 0), -1, "not between"),
    "a number above all": (set_to("owner", 0), 10**40, "not between"),
    "true for a number": (set_to("turn"), True, "not a number"),
    "a fraction": (set_to("stamp"), 0.5, "neither a whole number"),
    "not a number": (set_to("stamp"), float("nan"), "neither a whole number"),
    "a text for a number": (set_to("seats"), "2", "not a number"),
    "no seats": (set_to("seats"), 0, "not between"),
    "many seats": (set_to("seats"), 9, "not between"),
    "nobody is asked": (set_to("asked"), [], "nobody is asked"),
    "somebody is asked twice": (set_to("asked"), [0, 0], "duplicates"),
    "a stranger is asked": (set_to("asked"), [8], "not between"),
    "a question that is not there": (set_to("prompt"), "hocg:nothing", "has no prompt"),
    "no question": (set_to("prompt"), "", "has no prompt"),
    "a program that is not there": (set_to("frames", 0, 0), "hocg:nothing", "has no program"),
    "no program": (set_to("frames"), [], "it has no frames"),
    "a step that is not there": (set_to("frames", -1, 1), 10_000, "not between"),
    "a step before the first": (set_to("frames", -1, 1), -1, "not between"),
    "a seat of a program": (set_to("frames", 0, 2), 99, "not between"),
    "a source of a program": (set_to("frames", 0, 3), 99_999, "not between"),
    "too many slots": (set_to("frames", -1, 4), [0] * 5_000, "more than"),
    "a slot of a billion": (set_to("frames", -1, 4), [10**9] * 30, "doesn't refer to anything"),
    "a slot that is an object": (set_to("frames", -1, 4), [{}] * 30, ""),
    "an ability that is not there": (set_to("pending"), [["hocg:nothing", 0, 0, 0, 0, []]], "has no ability"),
    "an event that is not there": (set_to("live"), [["nothing like it", []]], "has no event"),
    "an effect that is not there": (set_to("mods"), [[0, [["x", 0, 0, 0, 0, 0, 0]]]], "has no ability"),
    "a card that is not there": (set_to("defs", 0), "hSD99-999", "has no card"),
    "a card in two places": (set_to("zones"), [[0]] * 41, ""),
    "no zones": (set_to("zones"), [], "parts, not"),
    "a ruling that is not there": (set_to("rulings"), {"gravity": "off"}, "unknown field"),
    "a strange ruling": (set_to("rulings"), {"roles": [], "echo": [], "arts_limit": []}, ""),
    "a seed of letters": (set_to("frames", 0), "abc", "not a list"),
    "forced outcomes without end": (set_to("forced"), [6] * 50_000, "more than"),
    "a gigantic text": (set_to("prompt"), "x" * 1_000_000, "too long"),
    "a field too many": (set_to("cheats"), 1, "unknown field"),
    "counting twice": (set_to("used"), [[[1], 1], [[1], 2]], "duplicate"),
    "over and not over": (set_to("result"), [[0], "hocg:1.2.3"], ""),
    "a strange result": (set_to("result"), "yes", ""),
}


def spoiled(game: str) -> Iterator[tuple[str, object, str]]:
    """What is wrong with it, the position, and a part of the reason why it is refused."""
    for name, (change, value, reason) in CHANGES.items():
        data = position(game)
        change(data, value)
        yield name, data, reason
    yield "nothing at all", None, "saved table"
    yield "a missing field", {k: v for k, v in position(game).items() if k != "frames"}, "missing the field 'frames'"
    deep: object = 0
    for _ in range(500):
        deep = [deep]
    yield "nested without end", {**position(game), "picked": deep}, "deep"
    endlessly = position(game)
    endlessly["frames"].insert(-1, [endless(game), 0, 0, -1, [None] * 4])
    yield "a program that never ends", endlessly, "loop without ever"
    foreign = position(game)
    other = next(each for each in games.names() if each != game)
    foreign["frames"].insert(1, [endless(other), 0, 0, -1, [None] * 4])
    yield "a program of another game", foreign, "a program of this game"
    odd = position(game)
    odd["frames"].insert(-1, ["kernel:pick", 1, 0, -1, [[0, 1], 1, 1, [], 0, "nothing like it", 0, []]])
    yield "a pick for nothing", odd, "has no pick called"
    lost = position(game)
    next(pile for pile in lost["zones"] if pile).pop()
    yield "a card that lies nowhere", lost, "is in no zone"
    moved = position(game)
    pile = next(n for n, found in enumerate(moved["zones"]) if found)
    moved["zones"][(pile + 1) % len(moved["zones"])].append(moved["zones"][pile].pop())
    yield "a card that says another zone", moved, "but says it is in"
    yield "the root taken away", {**position(game), "frames": position(game)["frames"][-1:]}, ""


def own(game: str) -> Iterator[tuple[str, object, str]]:
    """What breaks the invariants of one game."""
    data = position(game)
    if game == "hocg":
        data["mems"] = []
        yield "cards of nobody on the stage", data, "belongs to no holomem"
        data = position(game)
        data["spots"] = [[], []]
        yield "holomem that stand nowhere", data, "spots"
        data = position(game)
        data["mems"][0][7] = data["mems"][0][7] + 10_000
        yield "a holomem of a number to come", data, ""
        data = position(game)
        data["phase"] = "tea"
        yield "no such phase", data, "has no phase"
    elif game == "danmaku":
        yield "everybody down", {**data, "down": 15}, "everybody is defeated"
        yield "a mask of strangers", {**data, "left": 1 << 60}, "not between"
        yield "lives of others", {**data, "life": [1]}, "entries, not"
        yield "a stack of nothing", {**data, "stack": [["x"] + [0] * 15]}, "has no text"
    else:
        yield "an Ally of nobody", {**data, "hosts": [[0, 1]]}, "Ally"
        yield "nothing that waits", {**data, "due": [[0, 0, 0, "x", 0, 0, 0, 0]]}, "has no program"
        yield "a phase to come", {**data, "phase": 99}, "not between"
        start = position(game, 0)  # the hand of whoever sets up holds no PL8: dealing anew would look for one for ever
        hand = start["zones"][start["asked"][0] * 10 + 1]
        plain = next(name for name in start["defs"] if not name.endswith("8") and name not in _pl8s())
        for card in hand:
            start["defs"][card] = plain
        yield "a set-up without a PL8", start, "PL8"


def _pl8s() -> set[str]:
    from kaimaku.games.vcard.card import CARDS
    from kaimaku.games.vcard.rules.setup import is_pl8

    return {definition.facts.id for definition in CARDS if is_pl8(definition)}
