"""What is done for a table in worker processes: the moment of a replay it begins at, and its game step by step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from kaimaku import replays
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table

from .cpu_limit import cpu_limit
from .desks import desk
from .frames import frames
from .replay_work import BEGINNING, shrink


class Beginning(Struct, frozen=True):
    """What a game starts from that goes on at a moment of another."""

    cards: str
    setup: dict[str, object]


def moment(data: bytes, game: str, at: int, seat: int, deal: int | None) -> Beginning | str:
    """A replay after so many decisions, to be played on, or the code of the reason why it cannot be.

    `deal`: everything that the seat could not know is dealt anew. What comes out is checked as any position from
    outside, and shown to everybody as a room will show it.
    """
    rules = replays.game(game)
    try:
        old = Replay.from_bytes(data)
        if old.game != game or at > len(old.moves):
            return "no_moment"
        t: Table = old.fork(rules, replays.new(old, journal=False), at)
        if t.result is not None:
            return "game_over"
        new = replays.from_position(game, t if deal is None else rules.determinize(t, seat, Random(deal)), 0)
        with cpu_limit(BEGINNING):
            _show(game, replays.check_beginning(new))
    except MemoryError:
        raise
    except Exception:  # whatever is wrong with the file, nobody plays on from it
        return "not_playable"
    return Beginning(new.cards, new.setup)


def _show(game: str, t: Table) -> None:
    shown = desk(game)
    for viewer in (None, *range(t.seats)):
        shown.view(t, viewer)
    for seat in t.asked:
        shown.question(t, seat, 1, words=True)
        shown.asides(t, seat, words=True)


def own_film(replay: Replay, scenario: str, names: Sequence[str], seat: int) -> bytes:
    """The frames of a game at a table, so far, as one seat saw it. `scenario`: whose cards it is played with."""
    if scenario:
        from .rooms.scenarios import declare

        declare(replay.game, scenario)
    return shrink(frames(replay, names, seat))
