"""How worker processes start: forked from one in which the games are loaded already, where the system has that."""

from __future__ import annotations

import multiprocessing
from functools import cache
from multiprocessing.context import ForkServerContext, SpawnContext

LOADED = "kaimaku.server.workers.loaded"


@cache
def context() -> ForkServerContext | SpawnContext:
    """Starting the first process of all blocks until everything is loaded: not to be done in an event loop."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload([LOADED])
    return found
