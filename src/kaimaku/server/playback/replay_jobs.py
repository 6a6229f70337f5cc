"""What worker processes do with a whole game: check a replay, show it step by step, find a moment to play from."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from functools import wraps
from random import Random
from typing import Literal, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from kaimaku import games, replays
from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words
from kaimaku.wire.replays import Belief, Beliefs, VerifyReport
from kaimaku.wire.room import Outcome

from ..bounded import Bounded
from ..errors.api_error import ApiError
from ..limits.cpu_limit import cpu_limit
from ..store import ReplayRow
from ..workers.pool import Lane
from .bad_replay import in_words
from .frames import Viewpoint, frames, recorded_outcome
from .story import story

P = ParamSpec("P")
R = TypeVar("R")

MOST = 32  # answers that are kept
BEGINNING = 3.0  # seconds of work on the table a replay begins at


class Examined(Struct, frozen=True):
    """A replay that plays through, or the reason why not."""

    report: VerifyReport
    game: str = ""
    names: list[str] = []
    turns: int = 0
    outcome: Outcome | None = None


def examine(data: bytes, names: Sequence[str] = ()) -> Examined:
    """Play it through, and derive every shuffle and die again."""
    try:
        replay = Replay.from_bytes(data)
        with cpu_limit(BEGINNING):
            replays.check_beginning(replay)
        found = replays.play_out(replay)
    except BadReplay as error:
        return Examined(VerifyReport(False, in_words(error)))
    names = list(names) or [f"Player {n + 1}" for n in range(found.seats)]
    report = VerifyReport(
        True,
        Words(
            f"All {found.decisions} decisions play through. Every shuffle and die roll comes from the seed.",
            f"{found.decisions}回の選択がすべて記録どおりに再現され、シャッフルとサイコロの結果もシードと一致しました。",
        ),
        decisions=found.decisions,
        shuffles=found.shuffles,
        dice=found.dice,
        seed=str(replay.seed),
        commitment=found.commitment,
        rule="" if found.result is None else found.result[1],
    )
    ended = recorded_outcome(replay) if replay.game in games.names() else None
    return Examined(report, replay.game, list(names), found.turns, ended)


def fits(job: Callable[P, R]) -> Callable[P, R | Words]:
    """Whatever a strange file makes happen, it is the file that is wrong."""

    @wraps(job)
    def tried(*args: P.args, **kwargs: P.kwargs) -> R | Words:
        try:
            return job(*args, **kwargs)
        except MemoryError:
            raise
        except BadReplay as error:
            return in_words(error)
        except Exception:
            return in_words(BadReplay("it breaks the rules", "beginning"))

    return tried


@fits
def replay_frames(data: bytes, names: Sequence[str], seat: Viewpoint) -> bytes | Words:
    """The frames of a replay as gzipped JSON, or why there are none."""
    replay = Replay.from_bytes(data)
    if replay.game not in games.names():
        return Words("Replays of this game can't be shown.", "このゲームのリプレイは表示できません。")
    if isinstance(seat, int) and seat >= len(names):
        return Words(f"This replay has no seat {seat}.", f"このリプレイに席{seat}はありません。")
    return gzipped(frames(replay, names, seat))


@fits
def believed(data: bytes) -> bytes | Words:
    """What each seat believed about the roles, as gzipped JSON, or why there is nothing to believe."""
    replay = Replay.from_bytes(data)
    beliefs = games.find(replay.game).beliefs if replay.game in games.names() else None
    if beliefs is None:
        return Words("This game has no roles to guess.", "このゲームに推理する役割はありません。")
    found = beliefs()
    return gzipped(Beliefs(list(found.KINDS), [Belief(*each) for each in found.beliefs(replay)]))


@fits
def told(data: bytes, seats: int, seat: int | None) -> bytes | Words:
    """How the game of a replay went, as gzipped JSON, or why that can't be told."""
    replay = Replay.from_bytes(data)
    if replay.game not in games.names():
        return Words("Replays of this game can't be shown.", "このゲームのリプレイは表示できません。")
    if seat is not None and seat >= seats:
        return Words(f"This replay has no seat {seat}.", f"このリプレイに席{seat}はありません。")
    return gzipped(story(replay, seat))


def gzipped(message: Struct) -> bytes:
    """A long message as gzipped JSON."""
    return gzip.compress(msgspec.json.encode(message), 5, mtime=0)


class Beginning(Struct, frozen=True):
    """What a game starts from that goes on at a moment of another."""

    cards: str
    setup: dict[str, object]
    seats: int


def moment(data: bytes, game: str, at: int, seat: int, deal: int | None) -> Beginning | str:
    """A replay after so many decisions, to be played on, or the code of the reason why it cannot be.

    `deal`: everything that the seat could not know is dealt anew. What comes out is checked as any position from
    outside, and shown to everybody as a room will show it.
    """
    rules = games.game(game)
    try:
        old = Replay.from_bytes(data)
        if old.game != game or at > len(old.moves):
            return "no_moment"
        t: Table = old.fork(rules, replays.new(old, journal=False), at)
        if t.result is not None:
            return "game_over"
        new = replays.from_position(game, t if deal is None else rules.determinize(t, seat, Random(deal)), 0)
        with cpu_limit(BEGINNING):
            show(desk(game), replays.check_beginning(new))
    except MemoryError:
        raise
    except Exception:  # whatever is wrong with the file, nobody plays on from it
        return "not_playable"
    return Beginning(new.cards, new.setup, t.seats)


def show(the_desk: Desk, t: Table) -> None:
    """Put a table and its question before everybody, as a room will."""
    for viewer in viewers(t):
        the_desk.view(t, viewer)
    for seat in t.asked:
        the_desk.question(t, seat, 1, words=True)
    for seat in range(t.seats if t.asked else 0):
        the_desk.asides(t, seat, words=True)


def viewers(t: Table) -> list[int | None]:
    return [None, *range(t.seats)]


def own_frames(replay: Replay, scenario: str, names: Sequence[str], seat: int) -> bytes:
    """The frames of a game at a table, so far, as one seat saw it. `scenario`: whose cards it is played with."""
    if scenario:
        from ..content.scenarios import declare

        declare(replay.game, scenario)
    return gzipped(frames(replay, names, seat))


View = Viewpoint | Literal["beliefs"] | tuple[Literal["story"], int | None]


class FrameCache:
    """Replays step by step and beliefs, made by a worker once and kept for whoever comes next."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self._made: Bounded[tuple[str, View], bytes] = Bounded(MOST)

    async def get(self, who: str, row: ReplayRow, view: View) -> bytes:
        """The frames as one viewer saw them, the story of the game, or what each seat believed: gzipped JSON."""
        made = self._made.pop((row.id, view), None)
        if made is None:
            if view == "beliefs":
                found = await self.lane.do(who, believed, row.data)
            elif isinstance(view, tuple):
                found = await self.lane.do(who, told, row.data, len(row.names), view[1])
            else:
                found = await self.lane.do(who, replay_frames, row.data, row.names, view)
            if isinstance(found, Words):
                raise ApiError(422, "no_view", found.en, found.ja)
            made = found
        self._made[row.id, view] = made
        return made
