"""Playing on: worlds as a seat may imagine them, and what comes of an option in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kaimaku.bots.bot import Bot
from kaimaku.games.desk import Desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Line, redact
from kaimaku.kernel.table import Table

from .reviewing import Reviewing, settled

STEPS = 1_500  # decisions of one playout
NOTHING: Option = ()  # instead of something that a seat did unasked: not doing it


class Came(NamedTuple):
    """What a playout came to, by seat."""

    chances: list[float]
    score: list[int]  # life or points then; empty: the game has none


def known_to_all(t: Table) -> Table:
    """A copy in which everybody knows what anybody knows."""
    new = t.clone()
    new.known = bytearray([t.everyone if who else 0 for who in t.known])
    return new


def true_world(game: Game[Any], t: Table, rng: Random) -> Table:
    """The table as it is, but for what nobody at it could know: the order of piles, and chance to come."""
    new: Table = game.determinize(known_to_all(t), 0, rng)
    new.known = bytearray(t.known)
    new.answers = t.answers.copy()
    return new


def play_on(
    game: Game[Any],
    world: Table,
    histories: Sequence[Sequence[Line]],
    reviewing: Reviewing[Any],
    desk: Desk,
    seat: int,
    option: Option,
    luck: int,
) -> Came:
    """What an option of a seat comes to. The same world and luck for several options compare them fairly."""
    t = game.clone(world)
    player, rng = reviewing.player(), Random(luck)
    heard = _Heard(t, histories) if player.remembers else None
    try:
        if option != NOTHING:
            game.decide(t, seat, option)
        for _ in range(STEPS):
            if t.result is not None or reviewing.far_enough(t, world):
                break
            _decide(game, t, player, rng, heard)
    except Endless:
        return Came([0.0 if s == seat else 1.0 / max(1, t.seats - 1) for s in range(t.seats)], desk.score(t))
    return Came(settled(t) or reviewing.chances(t), desk.score(t))


def _decide(game: Game[Any], t: Table, player: Bot, rng: Random, heard: _Heard | None) -> None:
    asked = t.asked[0]
    options = game.options(t, asked)
    if len(options) == 1 and heard is None:
        game.decide(t, asked, options[0])
        return
    history = () if heard is None else heard.by(asked)
    game.decide(t, asked, player.choose(game, t, asked, rng, history))


class _Heard:
    """What the seats read in the journal while a playout lasts. Only those who are asked read on."""

    def __init__(self, t: Table, histories: Sequence[Sequence[Line]]) -> None:
        t.journal = []
        self.t = t
        self.before = histories
        self.now: dict[int, list[Line]] = {}
        self.read: dict[int, int] = {}

    def by(self, seat: int) -> list[Line]:
        journal = self.t.journal or []
        history = self.now.get(seat)
        if history is None:
            history = self.now[seat] = list(self.before[seat])
        history += redact(self.t, journal[self.read.get(seat, 0) :], seat)
        self.read[seat] = len(journal)
        return history
