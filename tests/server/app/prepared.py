"""What a server works out once about each game, kept for all servers that one run of the tests starts.

It takes seconds of processor time, and the tests start hundreds of servers. A server that is started with all that a
start takes (`FreshServed`) works it out by itself.
"""

from __future__ import annotations

import fcntl
import os
import pickle
from pathlib import Path

from kaimaku.server.content import prepared
from kaimaku.server.content.prepared import Prepared
from kaimaku.wire.common import GameName

FOLDER = "TESTS_PREPARED"  # in the environment: where it is kept
work_out = prepared.prepare


def share() -> None:
    """From now on, the servers of this process take what is kept."""
    if os.environ.get(FOLDER):
        prepared.prepare = kept


def kept(game: GameName) -> Prepared:
    """Whoever comes first works it out; others wait for it. Called in a worker process."""
    file = Path(os.environ[FOLDER]) / f"{game}.pickle"
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if file.exists():
            found: Prepared = pickle.loads(file.read_bytes())
            return found
        found = work_out(game)
        half = file.with_suffix(".half")
        half.write_bytes(pickle.dumps(found))
        half.rename(file)
        return found
