"""Replays: a header, the decisions by option key, and digests. A whole game is a few kilobytes."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from typing import TypeVar

from .decisions import Option
from .game import Game
from .refusals import Refused
from .table import Data, Table

T = TypeVar("T", bound=Table)

FORMAT = 1
EVERY = 20  # decisions between two digests
MAGIC = b"KAIMAKU1"
LIMIT = 4_000_000  # bytes a replay may unpack to


class BadReplay(ValueError):
    """The file is no replay, or it does not play out as it says."""


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
        if not raw.startswith(MAGIC):
            raise BadReplay("this is not a Kaimaku replay file")
        try:
            unpacker = zlib.decompressobj()
            text = json.loads(unpacker.decompress(raw[len(MAGIC) :], LIMIT))
            if text["format"] != FORMAT:
                raise BadReplay(f"replay format {text['format']} is not known to this build (it reads {FORMAT})")
            replay = Replay(text["game"], text["version"], text["cards"], text["setup"], int(text["seed"]))
            for line in text["moves"].splitlines():
                seat, verb, *numbers = line.split(" ")
                replay.moves.append((int(seat), (verb, *map(int, numbers))))
            replay.digests = {int(n): str(digest) for n, digest in text["digests"].items()}
            replay.result = text["result"]
        except BadReplay:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error) as error:
            raise BadReplay(f"the replay file is damaged: {error}") from None
        return replay

    def play(self, game: Game[T], new: Callable[[Data, int], T]) -> Iterator[tuple[int, T]]:
        """Yield (number of decisions taken, table) from the start to the end, checking every digest on the way."""
        t = new(self.setup, self.seed)
        yield 0, t
        for n, (seat, option) in enumerate(self.moves, 1):
            try:
                game.decide(t, seat, option)
            except Refused as no:
                raise BadReplay(f"decision {n} {option} of seat {seat} is refused: {no}") from None
            except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
                if "position" not in self.setup:
                    raise
                raise BadReplay(f"the position it begins at is not sound: decision {n}, {error!r}") from None
            expected = self.digests.get(n)
            if expected is not None and not t.digest().startswith(expected):
                raise BadReplay(
                    f"the game differs from the replay somewhere in decisions {max(1, n - EVERY + 1)} to {n}"
                )
            yield n, t

    def fork(self, game: Game[T], new: Callable[[Data, int], T], at: int) -> T:
        """The table after `at` decisions, to be played on."""
        for n, t in self.play(game, new):
            if n == at:
                return t
        raise BadReplay(f"the game has only {len(self.moves)} decisions")
