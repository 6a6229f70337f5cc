"""Data sets: every decision of replays as a row, with what its seat could see, what it could do, what it did, and how
the game ended for it. Nothing in a row tells more than the seat could know then, but for the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, cast, get_type_hints

import msgspec
from msgspec import Struct

from kaimaku import __version__, games, replays
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import CONCEDE, PROMPTS, asides
from kaimaku.kernel.replay import BadReplay, Replay

BATCH = 1_000  # rows of a part of a Parquet file
FORMATS = ("jsonl", "parquet")

FIELDS = {
    "game": "the game",
    "replay": "the name of the replay",
    "step": "the decision, counted from 1",
    "seat": "who decided, counted from 0",
    "seats": "how many play",
    "turn": "the turn",
    "prompt": "the question",
    "options": "what the seat could do, as on the wire (docs/protocol.md, Option); special actions come last",
    "chosen": "the index of what it did; -1: it conceded, or took something that the question does not list",
    "view": "the table as the seat could see it (docs/protocol.md, Views of the games)",
    "outcome": "1 if the seat won, -1 if it lost, 0 for a draw or a game that is not over",
    "rule": "the rule that ended the game",
}


class Row(Struct):
    game: str
    replay: str
    step: int
    seat: int
    seats: int
    turn: int
    prompt: str
    options: list[Any]
    chosen: int
    view: Any
    outcome: int
    rule: str


def rows(replay: Replay, name: str) -> Iterator[Row]:
    """The decisions of a replay in order; BadReplay if it does not play out."""
    game, teller = games.game(replay.game), desk(replay.game)
    winners, rule = _result(replay)
    played = replay.play(game, replays.new(replay, journal=False))
    for (step, t), (seat, option) in zip(played, replay.moves, strict=False):
        asked = seat in t.asked
        shown = teller.question(t, seat, 1, False).options if asked else []
        besides = [aside for aside in asides(t, seat) if aside != CONCEDE]
        every = [*game.options(t, seat)[: len(shown)], *besides]
        yield Row(
            game=replay.game,
            replay=name,
            step=step + 1,
            seat=seat,
            seats=t.seats,
            turn=t.turn,
            prompt=PROMPTS[t.prompt].name if asked else "",
            options=msgspec.to_builtins([*shown, *teller.asides(t, seat, False)]),
            chosen=every.index(option) if option in every else -1,
            view=msgspec.to_builtins(teller.view(t, seat)),
            outcome=0 if not winners else 1 if seat in winners else -1,
            rule=rule,
        )


def _result(replay: Replay) -> tuple[list[int], str]:
    if replay.result is None:
        return [], ""
    winners, rule = replay.result
    return list(cast("list[int]", winners)), str(rule)


class Summary:
    """What is in a data set: for its card."""

    def __init__(self) -> None:
        self.rows = 0
        self.replays: Counter[str] = Counter()  # by game
        self.versions: set[str] = set()
        self.prompts: Counter[str] = Counter()
        self.outcomes: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.skipped: list[str] = []

    def add(self, row: Row) -> None:
        self.rows += 1
        self.prompts[row.prompt or "(special action)"] += 1
        self.outcomes[row.outcome] += 1


def collect(files: Iterable[Path], summary: Summary) -> Iterator[Row]:
    """The rows of many replays; one that cannot be read or played is left out and noted."""
    for file in files:
        try:
            replay = Replay.from_bytes(file.read_bytes())
            found = list(rows(replay, file.name))
        except (BadReplay, LookupError) as error:
            summary.skipped.append(f"{file.name}: {error}")
            continue
        summary.replays[replay.game] += 1
        summary.versions.add(replay.version)
        summary.endings[found[-1].rule if found and found[-1].rule else "not over"] += 1
        for row in found:
            summary.add(row)
            yield row


def write_jsonl(found: Iterable[Row], path: Path) -> None:
    """One row a line."""
    encoder = msgspec.json.Encoder()
    with path.open("wb") as file:
        for row in found:
            file.write(encoder.encode(row) + b"\n")


def write_parquet(found: Iterable[Row], path: Path) -> None:
    """Columns as the fields; options and views are JSON texts, because they differ from game to game."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds = {str: arrow.string(), int: arrow.int32()}
    hints = get_type_hints(Row)
    schema = arrow.schema([(name, kinds.get(hints[name], arrow.string())) for name in FIELDS])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        rest = iter(found)
        while batch := [_flat(row) for row in islice(rest, BATCH)]:
            writer.write_table(arrow.Table.from_pylist(batch, schema))


def _flat(row: Row) -> dict[str, object]:
    values = {name: getattr(row, name) for name in FIELDS}
    for name in ("options", "view"):
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def card(summary: Summary, file: str) -> str:
    """The data card, in Markdown: what is in the file, how it was made, what it must not be taken for."""
    games_told = ", ".join(f"{count} of {name}" for name, count in sorted(summary.replays.items())) or "none"
    lines = [
        f"# {file}",
        "",
        f"{summary.rows} decisions of {sum(summary.replays.values())} replays ({games_told}), "
        f"made with Kaimaku {__version__}; the replays were played with {', '.join(sorted(summary.versions)) or '-'}.",
        "",
        "Each row is one decision, as the seat that made it could know the table then. Hidden cards are not in it. "
        "Only `outcome` and `rule` tell what came later.",
        "",
        "| field | meaning |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in FIELDS.items()),
        "",
        "Who played is not recorded: the decisions are as good as the players were. Rows of one game depend on each "
        "other; split by `replay`, not by row. Cards are named by number; there are no texts and no pictures.",
        "",
        "| outcome for the seat | decisions |",
        "|---|---|",
        *(f"| {outcome} | {count} |" for outcome, count in sorted(summary.outcomes.items())),
        "",
        "| game ended by | games |",
        "|---|---|",
        *(f"| {rule} | {count} |" for rule, count in summary.endings.most_common()),
        "",
        "| question | decisions |",
        "|---|---|",
        *(f"| {prompt} | {count} |" for prompt, count in summary.prompts.most_common()),
    ]
    if summary.skipped:
        lines += ["", "Left out:", "", *(f"- {why}" for why in summary.skipped)]
    return "\n".join(lines) + "\n"
