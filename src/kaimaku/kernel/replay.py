"""Replays: a header, the decisions by option key, and digests. A whole game is a few kilobytes."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from typing import Final, Literal, TypeVar

from .attributes import attributes
from .decisions import Option
from .game import Game
from .plain_data import ANY, Unsound, fields, number, row, rows, shown, text
from .refusals import Refused
from .table import Data, Table

T = TypeVar("T", bound=Table)

FORMAT: Final = 1
EVERY: Final = 20  # decisions between two digests
MAGIC: Final = b"KAIMAKU1"
LIMIT: Final = 4_000_000  # bytes a replay may unpack to


FIELDS: Final = ("format", "game", "version", "cards", "setup", "seed", "moves", "digests", "result")
MOVES: Final = 50_000  # decisions of one game; long ones have two thousand
MOVE: Final = 200  # characters of a decision
DIGITS: Final = 80  # of a seed
MESSAGE: Final = 200  # characters of what somebody else's error says


Wrong = Literal["foreign", "damaged", "format", "game", "beginning", "move", "course", "end"]


class BadReplay(ValueError):
    """The file is no replay, or it does not play out as it says. The message is for whoever looks into the file."""

    def __init__(self, message: str, wrong: Wrong = "damaged", at: int = 0) -> None:
        super().__init__(message)
        self.wrong = wrong
        self.at = at  # the decision by which that shows


class Replay:
    """What is needed to play a game again: how it was set up, and who chose what."""

    def __init__(self, game: str, version: str, cards: str, setup: Data, seed: int) -> None:
        self.game = game
        self.version = version  # of the engine
        self.cards = cards  # hash of the declarations used
        self.setup = setup  # decks, rulings, seats
        self.seed = seed
        self.moves: list[tuple[int, Option]] = []
        self.digests: dict[int, str] = {}
        self.result: list[object] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes to another process: compiled, a class isn't made without its arguments."""
        return Replay, (self.game, self.version, self.cards, self.setup, self.seed), attributes(self)

    def record(self, t: Table, seat: int, option: Option) -> None:
        """Note a decision just taken; `t` is the table after it."""
        self.moves.append((seat, option))
        if len(self.moves) % EVERY == 0 or t.result is not None:
            self.digests[len(self.moves)] = t.digest()[:12]
        if t.result is not None:
            self.result = [list(t.result.winners), t.result.rule]

    def to_bytes(self) -> bytes:
        text = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "cards": self.cards,
            "setup": self.setup,
            "seed": str(self.seed),
            "moves": "\n".join(" ".join(map(str, (seat, *option))) for seat, option in self.moves),
            "digests": {str(n): digest for n, digest in self.digests.items()},
            "result": self.result,
        }
        return MAGIC + zlib.compress(json.dumps(text, ensure_ascii=False, separators=(",", ":")).encode(), 9)

    @staticmethod
    def from_bytes(raw: bytes) -> Replay:
        """Read a file, whoever made it: it is a replay as far as its form goes, or BadReplay says why not."""
        if not raw.startswith(MAGIC):
            raise BadReplay("this isn't a Kaimaku replay file", "foreign")
        try:
            unpacker = zlib.decompressobj()
            packed = unpacker.decompress(raw[len(MAGIC) :], LIMIT)
            if unpacker.unconsumed_tail:
                raise BadReplay(f"it unpacks to more than {LIMIT:,} bytes")
            d = fields(json.loads(packed, parse_float=_no_float, parse_constant=_no_float), "a replay", FIELDS)
            if d["format"] != FORMAT:
                raise BadReplay(f"this build reads replay format {FORMAT}, not {shown(d['format'])}", "format")
            return _read(d)
        except BadReplay:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error) as error:
            why = f": {str(error)[:MESSAGE]}" if isinstance(error, Unsound) else " or incomplete"
            raise BadReplay(f"the file is damaged{why}") from None

    def play(self, game: Game[T], new: Callable[[Data, int], T]) -> Iterator[tuple[int, T]]:
        """Yield (number of decisions taken, table) from the start to the end, checking every digest on the way."""
        t = new(self.setup, self.seed)
        self._compare(0, t)
        yield 0, t
        for n, (seat, option) in enumerate(self.moves, 1):
            try:
                game.decide(t, seat, option)
            except Refused as no:
                raise BadReplay(f"move {n} {shown(option)} of seat {seat} isn't legal: {no}", "move", n) from None
            except MemoryError:
                raise
            except Exception as error:
                reason = f"{type(error).__name__}: {str(error)[:MESSAGE]}"
                raise BadReplay(f"move {n} fails ({reason})", "move", n) from error
            self._compare(n, t)
            yield n, t

    def _compare(self, n: int, t: Table) -> None:
        expected = self.digests.get(n)
        if expected is None or t.digest().startswith(expected) or t.digest(earlier=True).startswith(expected):
            return
        stretch = f"moves {max(1, n - EVERY + 1)} to {n}" if n else "the set-up"
        raise BadReplay(f"the game differs from the file somewhere in {stretch}", "course", n)

    def fork(self, game: Game[T], new: Callable[[Data, int], T], at: int) -> T:
        """The table after `at` decisions, to be played on."""
        for n, t in self.play(game, new):
            if n == at:
                return t
        raise BadReplay(f"the game has only {len(self.moves)} moves")


def _read(d: Data) -> Replay:
    setup = d["setup"]
    if not isinstance(setup, dict):
        raise BadReplay(f"its setup is {shown(setup)}")
    replay = Replay(text(d["game"], "game"), text(d["version"], "version"), text(d["cards"], "cards"), setup, _seed(d))
    lines = text(d["moves"], "moves").splitlines()
    if len(lines) > MOVES:
        raise BadReplay(f"it has {len(lines):,} moves, more than {MOVES:,}")
    for line in lines:
        if len(line) > MOVE:
            raise BadReplay(f"a move of {len(line)} characters is too long")
        seat, verb, *numbers = line.split(" ")
        replay.moves.append((int(seat), (verb, *map(int, numbers))))
    for n, digest in fields(d["digests"], "digests", (), ANY).items():
        replay.digests[number(int(n), "the place of a digest", 0, MOVES)] = text(digest, "digest")
    if d["result"] is not None:
        winners, rule = row(d["result"], "result", 2)
        seats = [number(seat, "a winner", 0, MOVE) for seat in rows(winners, "winners", MOVE)]
        replay.result = [seats, text(rule, "the rule that ended it")]
    return replay


def _seed(d: Data) -> int:
    seed = text(d["seed"], "seed")
    if len(seed) > DIGITS:
        raise BadReplay(f"a seed of {len(seed)} digits is too long")
    return int(seed)


def _no_float(found: str) -> object:
    raise BadReplay(f"{shown(found)} isn't a whole number")
