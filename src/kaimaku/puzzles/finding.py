"""Finding puzzles: bots play, and wherever a puzzle may begin, the position is written down and proved from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

import yaml

from kaimaku import games
from kaimaku.decks.offered import list_builtin
from kaimaku.games.manifest import Manifest
from kaimaku.jobs import HERE, Place
from kaimaku.judge.scenario.position import SEATS
from kaimaku.judge.scenario.stages import stage_of
from kaimaku.judge.scenario.values import Misspoken
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.table import Table
from kaimaku.sim import Plan, game_seed, moves
from kaimaku.usual import decks_for

from .goal import GoalKind
from .prover import Prover, Unsettled
from .puzzle import open_up, puzzling

MOST_ACTS = 6
BOTS = ("casual", "beginner")  # they leave each other something to find
EASY = 0.67  # if more of the first acts than this keep the goal in reach, there is nothing to find


@dataclass(frozen=True)
class Found:
    """A proved position, where it came from, and how hard it is."""

    name: str
    kind: GoalKind
    acts: int
    position: Mapping[str, object]
    seed: int
    game: int
    turn: int
    looked: int  # tables the proof looked at


def find(
    name: str,
    seed: int,
    numbers: Iterable[int],
    kinds: tuple[GoalKind, ...],
    tables: int,
    least: int = 1,
    told: Callable[[str], None] = lambda _: None,
    place: Place = HERE,
) -> Iterator[Found]:
    """Puzzles out of the games of these numbers, one of each position. `tables`: how many a proof may look at.
    `least`: acts that a puzzle takes."""
    for looked in place.run(partial(look, name, seed, kinds, tables), numbers):
        for said in looked:
            if isinstance(said, str):
                told(said)
            elif said.acts >= least:
                yield said


def look(name: str, seed: int, kinds: tuple[GoalKind, ...], tables: int, number: int) -> list[Found | str]:
    """What there is in one game, and what was said on the way."""
    manifest = games.find(name)
    turned = kinds[number % len(kinds) :] + kinds[: number % len(kinds)]
    said: list[Found | str] = []
    for t, seat in _moments(manifest, seed, number):
        begun = (kind for kind in turned if puzzling(manifest).begins(t, seat, kind))
        tried = (_puzzle(manifest, t, seat, kind, seed, number, tables, said.append) for kind in begun)
        found = next((one for one in tried if one is not None), None)
        if found is not None:
            said.append(found)
    return said


def _moments(manifest: Manifest, seed: int, number: int) -> Iterator[tuple[Table, int]]:
    """The tables of a game at which a turn asks for the first time what to do."""
    game = manifest.game()
    plan = Plan(manifest.name, number + 1, seed, BOTS, tuple(_decks(manifest, seed, number)))
    t: Table = game.new(plan.decks_of(number), game_seed(seed, number))
    turn = -1
    for seat, option in moves(plan, number, t):
        if t.turn != turn and PROMPTS[t.prompt].name in manifest.resting:
            turn = t.turn
            yield t, seat
        game.decide(t, seat, option)


def _decks(manifest: Manifest, seed: int, number: int) -> list[object]:
    """Two of the game's own decks."""
    if manifest.decks is None:
        return decks_for(manifest.name, 2, None)
    known = list_builtin(manifest.name)
    return decks_for(manifest.name, 2, Random(f"{seed}:{number}").choices(known, k=2))


def _puzzle(
    manifest: Manifest,
    t: Table,
    seat: int,
    kind: GoalKind,
    seed: int,
    number: int,
    tables: int,
    told: Callable[[str], None],
) -> Found | None:
    position = puzzling(manifest).position(t, seat, kind)
    where = f"game {number}, turn {t.turn}, {kind}"
    try:
        stage = stage_of(manifest.name)({}, position)
    except Misspoken as error:
        told(f"{where}: {error}")
        return None
    open_up(manifest, stage)
    prover = Prover(manifest, kind, stage, tables)
    blind = prover.blind(stage.table)
    try:
        acts = prover.acts(blind, MOST_ACTS)
        if acts is None or acts == 0:
            told(f"{where}: {'nothing to do' if acts == 0 else 'no'} ({prover.looked} tables)")
            return None
        first = prover.game.options(stage.table, seat=0)
        keeping = prover.winning(blind, acts)
        if len(keeping) > EASY * len(first):
            told(f"{where}: too easy, {len(keeping)} of {len(first)} acts keep it")
            return None
        if not prover.certified(blind, acts):
            told(f"{where}: not certain")
            return None
    except Unsettled:
        told(f"{where}: not settled within {tables} tables")
        return None
    told(f"{where}: {acts} acts, {len(keeping)} of {len(first)} keep it ({prover.looked} tables)")
    return Found(manifest.name, kind, acts, position, seed, number, t.turn, prover.looked)


def written(found: Found) -> str:
    """The file of a puzzle: sides spread over lines."""
    head = {"game": found.name, "goal": found.kind, "acts": found.acts}
    origin = {"found": {"seed": found.seed, "game": found.game, "turn": found.turn}}
    return "".join(_lines({**head, **origin, **found.position}))


def _lines(data: Mapping[str, object]) -> Iterator[str]:
    for key, value in data.items():
        if key in SEATS and isinstance(value, Mapping):
            yield f"{key}:\n"
            yield from (f"  {part}: {_flow(said, 4)}\n" for part, said in value.items())
        else:
            yield f"{key}: {_flow(value, 2)}\n"


def _flow(value: object, indent: int) -> str:
    said = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=110 - indent)
    return said.removesuffix("\n").removesuffix("\n...").replace("\n", "\n" + " " * indent)
