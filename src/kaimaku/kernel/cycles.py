"""Cycles: the same things happening again and again, with nobody able to end it.

A game that wants its perpetual cycles found gives its table class a `Rounds` of its own and calls

- `happened(t, key)` whenever something begins by itself (a triggered ability, a replacement, an Arts used once more);
  the key says what, in numbers that are the same in every round: ability, seat, definition of the source.
  True: the cycle has been ended by `Rounds.endless`, and the caller only returns;
- `fresh(t)` where a player acts freely (a main phase), so that everything counted begins anew.

The first LONG happenings cost an addition each. After that every happening is looked at together with the table:

- the *whole* table is as it was when the same thing last happened: a round has been completed;
- only its *shape* is, because something grows with every round (a lasting "+10", a card that is a new card each
  time): after ROUNDS rounds in which no meter has fallen this counts as the same. Meters are numbers that cannot fall
  for ever, such as the HP that are left; whatever else is finite (cards in a pile) belongs to the shape. So a cycle
  that eats something finite goes on until that is eaten. Where chance had a hand in it, LUCK rounds are needed:
  what the dice can end they will have ended.

Answers given on the way are remembered as choices if there was anything to choose: of several answers that come to
the same none is an alternative to another. When a round is
complete, the last choice in it that had an alternative is not offered again in that situation: to the turn player at
once if the table is completely as it was, to anybody after ROUNDS rounds. So all ways out are tried, one after the
other, by whoever could take them; and if no choice with an alternative is left, nobody can stop it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from .frames import Frame, Value
from .marks import mypyc_attr
from .refusals import Refusal

if TYPE_CHECKING:
    from .decisions import Option
    from .table import Table

LONG: Final = 32  # happenings in a row before anybody looks for a cycle
CLOSELY: Final = 512  # … after which only shapes are compared: whole tables that grow take ever longer
ROUNDS: Final = 128  # rounds after which what grows no longer matters
LUCK: Final = 1024  # … if chance had a hand in it
TRIED: Final = 16  # rounds that another answer gets to show what it leads to


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds:
    """What a game says about its cycles. This one is for games that do not look for any."""

    watches = False
    repeated: ClassVar[Refusal | None] = None  # why an option is not there that would only repeat a cycle

    def whole(self, t: Table) -> object:
        """All that matters of a table, in a form that two equal moments share; which numbers cards have does not."""
        raise NotImplementedError

    def shape(self, t: Table) -> object:
        """The same without whatever may grow for ever."""
        raise NotImplementedError

    def meters(self, t: Table) -> tuple[int, ...]:
        """Numbers that cannot fall for ever, in an order that two tables of one shape share."""
        raise NotImplementedError

    def alike(self, t: Table, option: Option) -> object:
        """An option of the open question, in a form that those share between which there is nothing to choose."""
        return option

    def asking(self, f: Frame) -> Value:
        """The program that asks: by its number, or, where that is not the same in every process, by its name."""
        return f.prog

    def endless(self, t: Table) -> None:
        """Nobody can stop it: end the game, or whatever the game's rules say."""
        raise NotImplementedError


class Choice(NamedTuple):
    """An answer that had an alternative: in which situation (completely, and by its shape), which, and of which."""

    whole: int
    shape: int
    seat: int
    taken: int
    among: tuple[int, ...]


class Visit:
    """What is known of one happening in one situation."""

    __slots__ = ("chance", "least", "since", "times")

    def __init__(self, times: int, least: tuple[int, ...], chance: int, since: int) -> None:
        self.times = times  # it has come round since a meter was last lower than ever
        self.least = least  # each meter at its lowest
        self.chance = chance  # how often chance had been used when it was first counted
        self.since = since  # how many choices had been made when it was last met


class Streak:
    """All that was seen since the happenings became many. Most tables have none."""

    __slots__ = ("barred", "choices", "visits")

    def __init__(self) -> None:
        self.visits: dict[int, Visit] = {}
        self.choices: list[Choice] = []
        self.barred: dict[int, set[int]] = {}

    def clone(self) -> Streak:
        new = Streak()
        new.visits = {node: Visit(v.times, v.least, v.chance, v.since) for node, v in self.visits.items()}
        new.choices = self.choices[:]
        new.barred = {node: set(found) for node, found in self.barred.items()}
        return new

    def to_data(self) -> list[object]:
        return [
            [[str(node), v.times, list(v.least), v.chance, v.since] for node, v in sorted(self.visits.items())],
            [[str(c.whole), str(c.shape), c.seat, str(c.taken), list(map(str, c.among))] for c in self.choices],
            [[str(node), sorted(map(str, found))] for node, found in sorted(self.barred.items())],
        ]

    @staticmethod
    def from_data(rows: list[list[list]]) -> Streak:  # type: ignore[type-arg]
        visits, choices, barred = rows
        new = Streak()
        new.visits = {
            int(node): Visit(times, tuple(least), chance, since) for node, times, least, chance, since in visits
        }
        new.choices = [
            Choice(int(whole), int(shape), seat, int(taken), tuple(map(int, among)))
            for whole, shape, seat, taken, among in choices
        ]
        new.barred = {int(node): set(map(int, found)) for node, found in barred}
        return new

    def has_alternative(self, choice: Choice, node: int) -> bool:
        barred = self.barred.get(node, ())
        return any(other != choice.taken and other not in barred for other in choice.among)


def fresh(t: Table) -> None:
    """Somebody acts freely: what happened before is no part of any cycle."""
    t.happened = 0
    t.streak = None


def happened(t: Table, key: Value) -> bool:
    """Something begins by itself. True: it would go on for ever, and has been ended."""
    t.happened += 1
    return t.happened > LONG and _look(t, key)


def _look(t: Table, key: Value) -> bool:
    if t.streak is None:
        t.streak = Streak()
    s, rounds = t.streak, t.rounds
    meters = rounds.meters(t)
    if t.happened <= CLOSELY and _round(t, s, _node(key, rounds.whole(t)), meters, True):
        return True
    return _round(t, s, _node(key, rounds.shape(t)), meters, False)


def _round(t: Table, s: Streak, node: int, meters: tuple[int, ...], same: bool) -> bool:
    """Has a round been completed, and if so: who could have stopped it?"""
    v = s.visits.get(node)
    if v is None:
        s.visits[node] = Visit(0, meters, _chance(t), len(s.choices))
        return False
    made, v.since = s.choices[v.since :], len(s.choices)
    if any(now < least for now, least in zip(meters, v.least, strict=True)):
        v.least = tuple(map(min, meters, v.least))
        v.times, v.chance = 0, _chance(t)
        return False
    v.times += 1
    luck = v.chance != _chance(t)
    often = v.times >= (LUCK if luck else ROUNDS)
    could = [c for c in reversed(made) if s.has_alternative(c, c.whole if same else c.shape)]
    could.sort(key=lambda c: c.seat != t.active)  # the turn player first
    if could:
        if often or (same and could[0].seat == t.active):
            s.barred.setdefault(could[0].whole if same else could[0].shape, set()).add(could[0].taken)
            v.times = max(0, v.times - TRIED)
        return False
    if often or (same and not luck):
        t.rounds.endless(t)
        return True
    return False


def _chance(t: Table) -> int:
    """How often chance was used; outcomes that a test forces are none the less left to chance."""
    return t.draws - len(t.forced)


def _node(key: object, state: object) -> int:
    return int.from_bytes(blake2b(repr((key, state)).encode(), digest_size=8).digest(), "big")


# --- questions while a cycle may be turning ---------------------------------------------------------------------------


def _situation(t: Table, seat: int) -> tuple[int, int]:
    """A question in its situation: completely, and by its shape."""
    f = t.frames[-1]
    asked = (t.prompt, seat, t.rounds.asking(f))
    shape = _node(asked, t.rounds.shape(t))
    return _node((asked, f.slots), t.rounds.whole(t)) if t.happened <= CLOSELY else shape, shape


def still_open(t: Table, seat: int, listed: list[Option]) -> list[Option]:
    """The options that do not only repeat a cycle; all of them if none would be left."""
    s = t.streak
    if s is None or not s.barred:
        return listed
    whole, shape = _situation(t, seat)
    barred = s.barred.get(whole, set()) | s.barred.get(shape, set())
    return [option for option in listed if _node("", t.rounds.alike(t, option)) not in barred] or listed


def chose(t: Table, seat: int, listed: list[Option], option: Option) -> None:
    """An answer was given, out of all that are listed without regard to cycles."""
    if t.streak is None:
        return
    among = {_node("", t.rounds.alike(t, other)) for other in still_open(t, seat, listed)}
    if len(among) > 1:
        taken = _node("", t.rounds.alike(t, option))
        t.streak.choices.append(Choice(*_situation(t, seat), seat, taken, tuple(sorted(among))))
