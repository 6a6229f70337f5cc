"""Deeds: what the journal tells about sides. Only what everybody may read counts, so every seat finds the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.kernel.journal import Line

from .parts import HEROINE, part_of

# How much an act is worth compared with an attack; below 0 it helps.
ATTACK: Final = 1.0
THEFT: Final = 0.8
SAVE: Final = -1.0
GRAZE: Final = -1.0
HEAL: Final = -2.0
GIFT: Final = -0.3
SPOIL: Final = 0.5
HELD: Final = 0.6  # whoever does not attack may have no Danmaku card, or keep it

RANGE: Final = {"power": 1, "mini_hakkero": 3}
DISTANCE: Final = {"focus": 2, "stopwatch": 1}
REACH: Final = {"ibuki_suika": 1, "cirno": 2}
FAR: Final = {"kawashiro_nitori": 1}
ANYBODY: Final = frozenset({"laser_shot", "melee", "seal_away", "konpaku_youmu", "remilia_scarlet"})
TO_ALL: Final = frozenset({"party"})


class Deed(NamedTuple):
    """Somebody chose somebody, or nobody (-1)."""

    actor: int
    weight: float
    target: int
    choices: tuple[int, ...]  # who could have been chosen
    chance: float = 1.0  # that there was a choice at all


class Shown(NamedTuple):
    """A role lies open."""

    seat: int
    part: int


class Fallen(NamedTuple):
    seat: int


class Moved(NamedTuple):
    """A role card, with all that speaks for it, goes to another seat."""

    giver: int
    to: int


class Crowned(NamedTuple):
    """A Rival became the Heroine."""

    seat: int


Fact: TypeAlias = "Deed | Shown | Fallen | Moved | Crowned"


class Watcher:
    """Reads the journal line by line and keeps what is needed to understand the next one."""

    def __init__(self, seats: int) -> None:
        self.facts: list[Fact] = []
        self.read = 0
        self._seats = seats
        self._down: set[int] = set()
        self._items: dict[int, tuple[int, str]] = {}  # by handle: whose, which
        self._characters: dict[int, str] = {}
        self._everywhere = False  # an Incident that puts all in range
        self._current = -1
        self._acted = True  # the current player has attacked somebody, or could not
        self._actor = -1  # who played or used something last
        self._what = ""
        self._answers = -1
        self._paid = 0  # cards discarded since
        self._hit: set[int] = set()  # who was attacked by it
        self._attacks: dict[object, tuple[int, tuple[int, ...]]] = {}  # by handle: the latest attack

    def feed(self, lines: Sequence[Line]) -> None:
        """Read what is new."""
        for line in lines[self.read :]:
            reader = READERS.get(str(line[0]))
            if reader is not None:
                reader(self, line)
        self.read = len(lines)

    # --- what lines say ---------------------------------------------------------------------------------------------

    def _turn(self, line: Line) -> None:
        if not self._acted and self._current not in self._down:
            near = self._within(self._current, 0)
            if near:
                self.facts.append(Deed(self._current, ATTACK, -1, near, HELD))
        self._current = _int(line[1])
        self._acted = False
        self._attacks.clear()

    def _skip(self, line: Line) -> None:
        self._acted = True

    def _played(self, line: Line) -> None:
        """(kind, who pays, card, handle, for whom, target, what it answers)"""
        actor, you, target = _int(line[1]), _int(line[4]), _int(line[5])
        self._actor, self._what, self._answers = actor, _id(line[2]), _int(line[6])
        self._paid = 0
        self._hit = set()
        if you != actor:
            self._deed(actor, GRAZE if self._answers >= 0 else GIFT, you, self._others(actor))
        elif self._what == "one_up" and target not in (-1, actor):
            self._deed(actor, HEAL, target, self._others(actor) if self._answers < 0 else (target,))
        elif self._what == "seal_away" and target >= 0:
            self._deed(actor, THEFT, target, self._others(actor))
            self._acted = self._acted or actor == self._current
            self._hit = {target}
        elif self._what == "izayoi_sakuya" and target not in (-1, actor):
            self._deed(actor, GRAZE, target, (target,))

    def _attacked(self, line: Line) -> None:
        """(attack, by whom, card, handle, place, defenders…)"""
        actor, defenders = _int(line[1]), tuple(_int(x) for x in line[5:])
        self._attacks[line[3]] = (actor, defenders)
        if actor == self._current:
            self._acted = True
        if len(defenders) != 1 or defenders[0] in self._hit:
            return
        what = _id(line[2])
        forced = actor == self._actor and self._answers >= 0 and what == self._what
        if forced:
            choices: tuple[int, ...] = defenders
        elif what in ANYBODY:
            choices = self._others(actor)
        else:
            choices = self._within(actor, self._paid if actor == self._actor else 0)
        if defenders[0] not in choices:
            choices = (*choices, defenders[0])
        self._hit.add(defenders[0])
        self._deed(actor, ATTACK, defenders[0], choices)

    def _cancelled(self, line: Line) -> None:
        """Whoever stops an attack on others saves them; whoever stops anything else spoils it."""
        by = _int(line[1])
        attacker, defenders = self._attacks.get(line[3], (-1, ()))
        if len(defenders) == 1 and defenders[0] != by:
            self._deed(by, SAVE, defenders[0], defenders)
        elif not defenders and self._actor >= 0 and attacker >= 0:
            self._deed(by, SPOIL, attacker, (attacker,))

    def _gained(self, line: Line) -> None:
        seat = _int(line[1])
        if self._what == "yagokoro_eirin" and seat != self._actor:
            self._deed(self._actor, HEAL, seat, self._others(self._actor))

    def _given(self, line: Line) -> None:
        giver, to = _int(line[1]), _int(line[4])
        if giver != to and self._what not in TO_ALL:
            self._deed(giver, GIFT, to, self._others(giver))

    def _entered(self, line: Line) -> None:
        self._items[_int(line[3])] = (_int(line[1]), _id(line[2]))

    def _taken(self, line: Line) -> None:
        seat, before = _int(line[1]), _int(line[4])
        self._entered(line)
        owners = {owner for owner, _ in self._items.values()} | {before}
        self._deed(seat, THEFT, before, tuple(sorted(owners - {seat} - self._down)))

    def _discarded(self, line: Line) -> None:
        self._items.pop(_int(line[3]), None)
        if line[1] == self._actor:
            self._paid += 1

    def _character(self, line: Line) -> None:
        self._characters[_int(line[1])] = _id(line[2])

    def _incident(self, line: Line) -> None:
        self._everywhere = line[0] == "incident" and _id(line[2]) == "crossing_to_higan"

    def _defeated(self, line: Line) -> None:
        seat = _int(line[1])
        self._down.add(seat)
        self.facts.append(Fallen(seat))

    def _role(self, line: Line) -> None:
        definition = line[2]
        if isinstance(definition, int):
            self.facts.append(Shown(_int(line[1]), part_of(definition)))

    def _succeeded(self, line: Line) -> None:
        self.facts.append(Crowned(_int(line[1])))

    def _swapped(self, line: Line) -> None:
        """(swap roles, new Heroine, card, handle, old Heroine)"""
        new, old = _int(line[1]), _int(line[4])
        self.facts += [Moved(new, old), Shown(new, HEROINE)]

    # --- helpers ----------------------------------------------------------------------------------------------------

    def _deed(self, actor: int, weight: float, target: int, choices: tuple[int, ...]) -> None:
        if actor >= 0 and actor not in self._down and target in choices:
            self.facts.append(Deed(actor, weight, target, choices))

    def _others(self, seat: int) -> tuple[int, ...]:
        return tuple(s for s in range(self._seats) if s != seat and s not in self._down)

    def _within(self, seat: int, paid: int) -> tuple[int, ...]:
        """Who is in range, as far as the lines tell."""
        others = self._others(seat)
        if self._everywhere:
            return others
        circle = sorted((*others, seat))
        at, size = circle.index(seat), len(circle)
        mine, theirs = self._bonus(RANGE, REACH, (seat,)), self._bonus(DISTANCE, FAR, others)
        found = []
        for other in others:
            steps = (circle.index(other) - at) % size
            if min(steps, size - steps) + theirs[other] <= 1 + mine[seat] + paid:
                found.append(other)
        return tuple(found)

    def _bonus(self, by_item: dict[str, int], by_character: dict[str, int], seats: Iterable[int]) -> dict[int, int]:
        found = {seat: by_character.get(self._characters.get(seat, ""), 0) for seat in seats}
        for owner, item in self._items.values():
            if owner in found:
                found[owner] += by_item.get(item, 0)
        return found


READERS: Final = {
    "turn": Watcher._turn,
    "skip": Watcher._skip,
    "play": Watcher._played,
    "spell": Watcher._played,
    "use": Watcher._played,
    "copy": Watcher._played,
    "attack": Watcher._attacked,
    "cancel": Watcher._cancelled,
    "gain": Watcher._gained,
    "give": Watcher._given,
    "item": Watcher._entered,
    "control": Watcher._taken,
    "discard": Watcher._discarded,
    "collect": Watcher._discarded,
    "character": Watcher._character,
    "incident": Watcher._incident,
    "resolve": Watcher._incident,
    "defeat": Watcher._defeated,
    "role": Watcher._role,
    "true form": Watcher._role,
    "succeed": Watcher._succeeded,
    "swap roles": Watcher._swapped,
}


def _int(x: object) -> int:
    return x if isinstance(x, int) else -1


def _id(definition: object) -> str:
    """A card's name without its season."""
    return DEFINITIONS[definition].id.split("/")[0] if isinstance(definition, int) else ""
