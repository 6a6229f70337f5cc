"""Replays: files of finished games, the game step by step, and what can be told of it afterwards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import CardNumber, GameName, Seat, Words
from .play import Line
from .rest import CardInfo
from .room import Outcome
from .views import View


class ReplayInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    game: GameName
    names: list[str]
    decisions: int
    turns: int
    outcome: Outcome | None
    when: str = ""  # ISO date
    names_ja: list[str] = []  # of bots with first names, by seat; empty for everybody else


class ReplayList(Struct, frozen=True):
    replays: list[ReplayInfo]


MarkKind = Literal["turn", "downed", "skill", "die", "life", "evolve", "combat", "point", "end"]


class Mark(Struct, frozen=True):
    """A mark on the timeline."""

    step: int
    kind: MarkKind
    seat: Seat
    n: int = 0  # turn: its number; life: what remains


class Step(Struct, frozen=True, omit_defaults=True):
    """The view after `n` decisions, and the journal lines of the last one."""

    n: int
    seat: Seat | None
    lines: list[Line]
    view: View


class ReplayFrames(Struct, frozen=True, omit_defaults=True):
    """A game step by step, as one viewer saw it or with all cards open (seat "all"). Also the save file of a game."""

    format: Literal["kaimaku-frames-1"]
    game: GameName
    seat: Seat | Literal["all", "watch"]
    names: list[str]
    steps: list[Step]
    marks: list[Mark]
    outcome: Outcome | None = None
    names_ja: list[str] = []  # of bots with first names, by seat; empty for everybody else
    cards: list[CardNumber] = []
    own: list[CardInfo] = []  # those of them that somebody wrote


class DecisiveTurn(Struct, frozen=True):
    """A turn in which the winners' lead grew most."""

    turn: int
    seat: Seat  # whose turn it was
    step: int  # at which it begins
    before: list[int]  # by seat: life or points at its beginning,
    after: list[int]  # and at its end
    lines: list[Line]  # what happened, in few sentences
    words: Words | None = None  # the turn's own line in the journal


class Story(Struct, frozen=True):
    """How a finished game went, as one seat or a spectator saw it."""

    steps: int
    turns: list[Mark]
    scores: list[list[tuple[int, int]]]  # by seat: (step, life or points) at every change; empty: the game has none
    decisive: list[DecisiveTurn]  # at most two, in order


class Belief(Struct, frozen=True):
    """What a seat could infer about all roles after `step` decisions: one row per seat, in order."""

    step: int
    seat: Seat
    of: list[list[float]]  # by seat, then by kind; each row adds up to 1, and the seat's own row is certain


class Beliefs(Struct, frozen=True):
    """For a finished game: what a careful player at each seat could infer about the roles."""

    kinds: list[str]  # "heroine", "partner", "stage_boss", "extra_boss", "rival"
    beliefs: list[Belief]  # in order; each is valid until the next one of the same seat


class VerifyReport(Struct, frozen=True, omit_defaults=True):
    ok: bool
    words: Words
    decisions: int = 0
    shuffles: int = 0
    dice: int = 0
    seed: str = ""
    commitment: str = ""
    rule: str = ""


class StoredReplay(Struct, frozen=True):
    id: str
    verified: VerifyReport
