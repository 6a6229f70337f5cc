"""Soundness: could a saved table be one of a game? Asked of plain data before anything is built or run from it.

A table that comes from outside is data like any other. `check` looks at what all games share: kinds, sizes, ranges,
every card in exactly one place, and that whatever is named exists. A game adds its own invariants (`Game.check`).
Only then is the table loaded, and `answerable` makes sure that its open question can be answered by whoever is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from .decisions import PROMPT_BY_NAME, PROMPTS, asides, options
from .events import KIND_BY_NAME
from .frames import BY_NAME, OVER
from .listeners import ABILITIES, ABILITY_BY_NAME
from .picks import unreasonable
from .plain_data import (
    LARGE,
    Unsound,
    distinct,
    fields,
    flag,
    number,
    numbers,
    row,
    rows,
    text,
    values,
)

if TYPE_CHECKING:
    from .table import Data, Table

CARDS: Final = 2_500  # on one table: both decks of a game, and more than any that can be played
FRAMES: Final = 500  # programs that wait for one another; real games have had 20
SLOTS: Final = 64  # of a frame
EFFECTS: Final = 1_000  # at work, or waiting
LONG_GAME: Final = 100_000  # turns, stamps, handles, uses
SEED: Final = 1 << 256
HASH: Final = 1 << 64
NAMES: Final = 64  # cards, spots or seats in one short list

FIELDS: Final = (
    *("seats", "defs", "known", "where", "owner", "handles", "handle", "zones", "frames", "pending", "live", "mods"),
    *("used", "seed", "draws", "forced", "turn", "active", "stamp", "prompt", "asked", "answers", "picked", "outcome"),
    *("result", "rulings", "thorough"),
)
MORE: Final = ("happened", "streak")  # of tables on which a cycle may be turning


class Layout(NamedTuple):
    """What the kernel must know about a game to look at its saved tables."""

    game: str
    seats: range
    zones: int
    cards: Collection[str]  # the names of all definitions
    roots: tuple[str, ...]  # the programs that a game rests on: nothing lies below them
    rulings: dict[str, tuple[str, ...]]
    own: tuple[str, ...] = ()  # fields of the game
    more: tuple[str, ...] = ()  # … that may be missing
    elsewhere: range = range(0)  # zones whose cards do not lie in a list of the zone
    keys: Collection[int] = ()  # large numbers that name something besides abilities
    states: tuple[str, ...] = ()  # programs that remember a whole table by its hash

    def stable(self, value: int) -> bool:
        """Is a large number the name of something?"""
        if len(_KEYS) != len(ABILITIES):
            _KEYS.clear()
            _KEYS.update({ability.key: ability.name for ability in ABILITIES})
        return value in _KEYS or value in self.keys


def check(data: Data, layout: Layout) -> None:
    """Raise Unsound unless this could be a table of the game, as far as all games are alike."""
    d = fields(data, "the position", (*FIELDS, *layout.own), (*MORE, *layout.more))
    seats = number(d["seats"], "seats", layout.seats[0], layout.seats[-1])
    cards = _cards(d, layout, seats)
    _zones(d, layout, cards)
    _frames(d, layout, seats, cards)
    _effects(d, layout, seats, cards)
    _counters(d, layout, seats, cards)
    _question(d, layout, seats)
    _rulings(d["rulings"], layout.rulings)
    if "streak" in d:
        _streak(d["streak"], seats)


_KEYS: Final[dict[int, str]] = {}


def _hash(value: int) -> bool:
    return 0 <= value < HASH


def _cards(d: Data, layout: Layout, seats: int) -> int:
    defs = rows(d["defs"], "defs", CARDS)
    for name in defs:
        text(name, "card", layout.cards)
    cards = len(defs)
    numbers(d["known"], "known", 0, (1 << seats) - 1, cards)
    numbers(d["where"], "where", 0, layout.zones - 1, cards)
    numbers(d["owner"], "owner", 0, seats - 1, cards)
    handle = number(d["handle"], "handle", 0, LONG_GAME)
    numbers(d["handles"], "handles", 0, handle, cards)
    return cards


def _zones(d: Data, layout: Layout, cards: int) -> None:
    """Every card lies in exactly one place, and knows which."""
    where = numbers(d["where"], "where", 0, layout.zones - 1)
    lying = [False] * cards
    for zone, pile in enumerate(row(d["zones"], "zones", layout.zones)):
        for card in numbers(pile, f"zones[{zone}]", 0, cards - 1):
            if lying[card]:
                raise Unsound(f"card {card} is in two places")
            if where[card] != zone:
                raise Unsound(f"card {card} is in zone {zone}, but says it is in zone {where[card]}")
            lying[card] = True
    for card, zone in enumerate(where):
        if not lying[card] and zone not in layout.elsewhere:
            raise Unsound(f"card {card} is in no zone")
        if lying[card] and zone in layout.elsewhere:
            raise Unsound(f"card {card} is listed in zone {zone}, which lists no cards")


def of_game(name: str, layout: Layout) -> bool:
    return name.startswith((layout.game + ":", "kernel:"))


def _frames(d: Data, layout: Layout, seats: int, cards: int) -> None:
    frames = rows(d["frames"], "frames", FRAMES)
    for n, each in enumerate(frames):
        what = f"frames[{n}]"
        name, pc, seat, source, slots = row(each, what, 5)
        program = BY_NAME[text(name, "program", BY_NAME)]
        if not of_game(program.name, layout):
            raise Unsound(f"{program.name} isn't a program of this game")
        number(pc, f"{what}, its step", 0, len(program.steps))
        number(seat, f"{what}, its seat", -1, seats - 1)
        number(source, f"{what}, its source", -1, cards - 1)
        held = rows(slots, f"{what}, its slots", SLOTS)
        if len(held) < program.slots:
            raise Unsound(f"{program.name} needs {program.slots} slots, not {len(held)}")
        values(held, f"a slot of {program.name}", _hash if program.name in layout.states else layout.stable)
        if n == 0 and program.name not in layout.roots:
            raise Unsound(f"{program.name} can't be the bottom frame")
        if program.number == OVER and (n != len(frames) - 1 or d["result"] is None):
            raise Unsound("the game is both over and not over")
    if not frames:
        raise Unsound("it has no frames")


def _effects(d: Data, layout: Layout, seats: int, cards: int) -> None:
    for each in rows(d["pending"], "pending", EFFECTS):
        name, seat, source, anchor, stamp, event = row(each, "pending", 6)
        _ability(name, layout)
        _origin("a pending", source, seat, stamp, seats, cards)
        number(anchor, "a pending anchor", -1, LONG_GAME)
        values(rows(event, "a pending event", SLOTS), "a pending event", layout.stable)
    for index in ("live", "mods"):
        seen: list[object] = []
        for each in rows(d[index], index, EFFECTS):
            key, found = row(each, index, 2)
            if index == "live":
                kind = text(key, "event")
                text(kind.removeprefix("~"), "event", KIND_BY_NAME)
            else:
                number(key, "a statistic", -1, LONG_GAME)
            if key in seen:
                raise Unsound(f"{index} lists {key} twice")
            seen.append(key)
            for live in rows(found, index, EFFECTS):
                _live(live, layout, seats, cards)


def _live(data: object, layout: Layout, seats: int, cards: int) -> None:
    name, source, seat, anchor, stamp, until, amount = row(data, "an effect", 7)
    _ability(name, layout)
    _origin("an effect's", source, seat, stamp, seats, cards)
    number(anchor, "an effect's anchor", -LONG_GAME, LONG_GAME)
    number(until, "an effect's end", -NAMES, LONG_GAME)
    if not layout.stable(number(amount, "an effect's amount", -(1 << 32), 1 << 32)):
        number(amount, "an effect's amount", -LARGE, LARGE)


def _origin(whose: str, source: object, seat: object, stamp: object, seats: int, cards: int) -> None:
    number(source, f"{whose} source", -1, cards - 1)
    number(seat, f"{whose} seat", -1, seats - 1)
    number(stamp, f"{whose} stamp", 0, LONG_GAME)


def _ability(name: object, layout: Layout) -> None:
    if not of_game(text(name, "ability", ABILITY_BY_NAME), layout):
        raise Unsound(f"{name} isn't an ability of this game")


def _counters(d: Data, layout: Layout, seats: int, cards: int) -> None:
    uses(d["used"], "used")
    seed = d["seed"]
    if isinstance(seed, str):
        if not seed.isascii() or not seed.isdigit():
            raise Unsound("the seed isn't a number")
        seed = int(seed)
    number(seed, "the seed", 0, SEED)
    number(d["draws"], "draws", 0, LONG_GAME)
    for each in rows(d["forced"], "forced", NAMES):
        if isinstance(each, list):
            distinct(numbers(each, "forced", 0, cards - 1), "forced")
        else:
            number(each, "forced", 0, 6)
    number(d["turn"], "turn", 0, LONG_GAME)
    number(d["active"], "active", 0, seats - 1)
    number(d["stamp"], "stamp", 0, LONG_GAME)
    for name in ("picked", "outcome"):
        values(rows(d[name], name, CARDS), name, layout.stable)
        numbers(d[name], name, -(1 << 32), 1 << 32)
    flag(d["thorough"], "thorough")
    number(d.get("happened", 0), "happened", 0, LONG_GAME)


def uses(data: object, what: str) -> None:
    """How often something was done: numbers that name it, and a count."""
    seen = set()
    for each in rows(data, what, EFFECTS):
        key, count = row(each, what, 2)
        names = numbers(key, what, -HASH, HASH)
        if len(names) > NAMES or tuple(names) in seen:
            raise Unsound(f"{what} has a duplicate or an overlong key")
        seen.add(tuple(names))
        number(count, what, -LARGE, LARGE)


def _question(d: Data, layout: Layout, seats: int) -> None:
    prompt = text(d["prompt"], "prompt", PROMPT_BY_NAME)
    if not of_game(prompt, layout):
        raise Unsound(f"{prompt} isn't a question of this game")
    asked = distinct(numbers(d["asked"], "asked", 0, seats - 1), "asked")
    answered = []
    for each in rows(d["answers"], "answers", seats):
        seat, option = row(each, "answers", 2)
        answered.append(number(seat, "answers", 0, seats - 1))
        verb, *rest = rows(option, "an answer", SLOTS) or [None]
        text(verb, "an answer")
        values(rest, "an answer", layout.stable)
    distinct([*asked, *answered], "who is asked and who has answered")
    if d["result"] is not None:
        winners, rule = row(d["result"], "result", 2)
        distinct(numbers(winners, "winners", 0, seats - 1), "winners")
        text(rule, "the rule that ended it")
    if bool(asked) == (d["result"] is not None):
        raise Unsound(
            "the game is over, but somebody is asked" if asked else "the game isn't over, but nobody is asked"
        )


def _rulings(data: object, switches: dict[str, tuple[str, ...]]) -> None:
    for name, value in fields(data, "rulings", (), switches).items():
        if value not in switches[name]:
            raise Unsound(f"{name} must be one of {', '.join(switches[name])}")


def _streak(data: object, seats: int) -> None:
    visits, choices, barred = row(data, "streak", 3)
    for each in rows(visits, "streak", EFFECTS):
        node, times, least, chance, since = row(each, "a visit", 5)
        _node(node)
        number(times, "a visit", 0, LONG_GAME)
        numbers(least, "a visit", -LARGE, LARGE)
        number(chance, "a visit", -LONG_GAME, LONG_GAME)
        number(since, "a visit", 0, LONG_GAME)
    for each in rows(choices, "streak", EFFECTS):
        whole, shape, seat, taken, among = row(each, "a choice", 5)
        for node in (whole, shape, taken, *rows(among, "a choice")):
            _node(node)
        number(seat, "a choice", 0, seats - 1)
    for each in rows(barred, "streak", EFFECTS):
        node, found = row(each, "what is barred", 2)
        for one in (node, *rows(found, "what is barred")):
            _node(one)


def _node(value: object) -> None:
    """A situation as the search for cycles names it: 64 bits."""
    name = text(value, "a situation")
    if not name.isascii() or not name.isdigit() or len(name) > 20:
        raise Unsound("a situation isn't a 64-bit number")


def answerable(t: Table) -> None:
    """Raise Unsound unless whoever is asked has something to answer."""
    strange = unreasonable(t)
    if strange is not None:
        raise Unsound(f"this game has no pick called {strange!r}")
    for seat in t.asked:
        found = options(t, seat)
        if not found:
            raise Unsound(f"seat {seat} is asked but has no options")
        asides(t, seat)
    for seat, option in t.answers.items():
        if option not in PROMPTS[t.prompt].options(t, t.frames[-1], seat):
            raise Unsound(f"seat {seat} gave an answer that wasn't offered")
