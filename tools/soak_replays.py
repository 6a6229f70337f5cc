"""Soak: replay files as strangers might send them. Each is verified or refused in one sentence, soon.

    python -m tools.soak_replays [FILES] [--workers 2] [--seed 0]

Real files of all games, with and without a position they begin at, are changed here and there: values of the JSON
inside, its text, and the packed bytes. A failure names its number; `--only NUMBER` tries that file again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Any

from kaimaku import games, replays
from kaimaku.kernel.decisions import PROMPT_BY_NAME
from kaimaku.kernel.frames import BY_NAME
from kaimaku.kernel.listeners import ABILITY_BY_NAME
from kaimaku.kernel.replay import MAGIC, BadReplay, Replay
from kaimaku.server.playback.replay_jobs import believed, replay_frames
from kaimaku.usual import decks_for

FILES = 100_000
CHUNK = 500
GAMES_PLAYED = 3  # of each game
POSITIONS = 12  # of each
SECONDS = 20.0  # of work on one file: more is a failure
SENTENCE = 1_000  # characters of a reason
ODD: list[object] = [
    *(None, True, False, -1, 0, 1, 2, 3, 7, 64, 255, 256, 300, 20_000_000, -(2**31), 2**63, 10**30, 1.5, float("nan")),
    *("", "x", "0", "-1", "9" * 30, "a" * 5_000, "\u0000", [], {}, [[]], [None], [0] * 3_000, {"seats": 2}),
]


@cache
def originals() -> list[dict[str, Any]]:
    """Files as they should be, unpacked."""
    found = []
    for name in games.names():
        game = games.game(name)
        for seed in range(GAMES_PLAYED):
            rng = Random(seed)
            replay = replays.header(name, decks_for(name, rng.choice(game.seats)), seed)
            t = replays.begin(replay)
            moments = []
            while t.result is None:
                seat = rng.choice(t.asked)
                option = rng.choice(game.options(t, seat))
                moments.append(t.clone())
                game.decide(t, seat, option)
                replay.record(t, seat, option)
            found.append(unpack(replay.to_bytes()))
            for at in sorted(rng.sample(range(len(moments)), POSITIONS)):
                fork = replays.from_position(name, moments[at], seed)
                fork.moves = replay.moves[at : at + rng.choice((0, 0, 3))]
                found.append(unpack(fork.to_bytes()))
    return found


def unpack(raw: bytes) -> dict[str, Any]:
    text: dict[str, Any] = json.loads(zlib.decompress(raw[len(MAGIC) :]))
    return text


def pack(text: object) -> bytes:
    return MAGIC + zlib.compress(json.dumps(text).encode(), 1)


def strange(n: int) -> bytes:
    """The file of that number."""
    rng = Random(n)
    text = json.loads(json.dumps(rng.choice(originals())))
    way = rng.random()
    if way < 0.05:
        return _flipped(pack(text), rng, len(MAGIC))
    if way < 0.15:
        return MAGIC + zlib.compress(_flipped(json.dumps(text).encode(), rng, 0), 1)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        _change(text, rng)
    return pack(text)


def _flipped(raw: bytes, rng: Random, start: int) -> bytes:
    """A few bytes changed, cut out or put in."""
    found = bytearray(raw)
    for _ in range(rng.choice((1, 1, 3))):
        at = rng.randrange(start, len(found))
        act = rng.random()
        if act < 0.6:
            found[at] = rng.choice(b'0123456789-,[]{}":eE. ') if rng.random() < 0.7 else rng.randrange(256)
        elif act < 0.8:
            del found[at : at + rng.randrange(1, 9)]
        else:
            found[at:at] = bytes(rng.choice(b'0123456789-,[]{}":') for _ in range(rng.randrange(1, 9)))
    return bytes(found)


def _change(text: dict[str, Any], rng: Random) -> None:
    """One place of the data holds something else. Each field is as likely as any other, however long it is."""
    holder: Any = text
    setup = text.get("setup")
    if isinstance(setup, dict) and rng.random() < 0.8:
        holder = setup
        if isinstance(setup.get("position"), dict) and rng.random() < 0.95:
            holder = setup["position"]
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.15:
            break
        holder = inner
    rng.choice(ACTS)(holder, key, rng)


def _odd(holder: Any, key: Any, rng: Random) -> None:
    holder[key] = deepcopy(rng.choice(ODD))


def _near(holder: Any, key: Any, rng: Random) -> None:
    value = holder[key]
    if isinstance(value, int):
        holder[key] = value + rng.choice((-1, 1, 2, 10))
    elif isinstance(value, str):
        names = list(rng.choice((BY_NAME, PROMPT_BY_NAME, ABILITY_BY_NAME)))
        holder[key] = rng.choice(names)
    else:
        holder[key] = deepcopy(rng.choice(ODD))


def _remove(holder: Any, key: Any, rng: Random) -> None:
    del holder[key]


def _double(holder: Any, key: Any, rng: Random) -> None:
    if isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), holder[key])
    else:
        holder[f"{key}x"] = holder[key]


def _exchange(holder: Any, key: Any, rng: Random) -> None:
    other = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def _deep(holder: Any, key: Any, rng: Random) -> None:
    for _ in range(rng.choice((1, 20, 400))):
        holder[key] = [holder[key]]


ACTS: list[Callable[[Any, Any, Random], None]] = [_odd, _odd, _odd, _near, _near, _near, _near, _remove, _double]
ACTS += [_exchange, _exchange, _deep]


def outcome(raw: bytes) -> str:
    """ "verified" or "refused"; anything else that happens is a failure."""
    began = time.process_time()
    try:
        replay = Replay.from_bytes(raw)
        replays.verify(replay)
    except BadReplay as no:
        found = "refused"
        assert 5 < len(str(no)) < SENTENCE, f"no reason to read: {str(no)[:100]!r}"
    else:
        found = "verified"
        names = [f"Player {n}" for n in range(8)]
        assert isinstance(replay_frames(raw, names, "all"), bytes)
        if replay.game == "danmaku":
            assert isinstance(believed(raw), bytes)
    assert time.process_time() - began < SECONDS, "it took too long"
    return found


def run(first: int, count: int) -> tuple[Counter[str], list[str]]:
    tally: Counter[str] = Counter()
    failures = []
    for n in range(first, first + count):
        try:
            tally[outcome(strange(n))] += 1
        except Exception as error:
            failures.append(f"{n}: {type(error).__name__}: {error}")
    return tally, failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="?", type=int, default=FILES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first file")
    parser.add_argument("--only", type=int, help="this file alone, with its error")
    options = parser.parse_args()
    if options.only is not None:
        print(outcome(strange(options.only)))
        return 0
    tally: Counter[str] = Counter()
    failures: list[str] = []
    firsts = range(options.seed, options.seed + options.files, CHUNK)
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for found, broken in pool.map(run, firsts, [min(CHUNK, firsts.stop - n) for n in firsts]):
            tally += found
            failures += broken
            print(f"\r{tally.total()} files, {len(failures)} failures", end="", flush=True, file=sys.stderr)
    print(file=sys.stderr)
    print(", ".join(f"{count} {kind}" for kind, count in tally.items()))
    for failure in failures[:20]:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
