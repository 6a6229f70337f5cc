"""Batches on a Ray cluster.

A task of Ray is one batch. What a lost node was doing is done again elsewhere; nodes that join are used at once.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from kaimaku.jobs.batches import Done, J, PlaceError, R
from kaimaku.jobs.code import code_here

AHEAD = 3  # batches handed over for each processor: some wait there while results travel
TRIES = 5  # nodes a batch may lose
EVERY = 2.0  # seconds between looks at the nodes
PATIENCE = 60.0  # seconds without any processor until a run is given up
REACH = 10.0  # seconds a cluster has to answer a call
AGAIN = "run the same command again to continue"

# Ray tells nobody that it is used, and warns of nothing that concerns graphics cards.
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class RayCluster:
    """A connection to one, for the length of this block. Leaving it cancels what is still being done."""

    def __init__(self, on: str, told: Callable[[str], None]) -> None:
        self._on = on
        self._told = told
        self._nodes: dict[str, str] = {}  # that are there, by their ids
        self._processors = 0
        self._looked = self._working = time.monotonic()

    def __enter__(self) -> RayCluster:
        self._ray = _connected(self._on, self._told)
        self._task = self._ray.remote(num_cpus=1, max_retries=TRIES)(_task())
        self._look()
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def room(self) -> int:
        return max(1, self._processors) * AHEAD

    def submit(self, work: Callable[[J], R], jobs: Sequence[J]) -> Any:
        here = code_here()
        return self._task.remote(here.version, here.digest, pickle.dumps((work, jobs)))

    def result(self, handle: Any) -> Done[Any]:
        try:
            while not self._ray.wait([handle], timeout=EVERY)[0]:
                self._look()
            done = self._ray.get(handle)
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            raise PlaceError(f"{self._lost(error)}; {AGAIN}") from None
        if isinstance(done, str):
            raise PlaceError(done)
        if time.monotonic() - self._looked > EVERY:
            self._look()
        return pickle.loads(done)  # type: ignore[no-any-return]

    def _look(self) -> None:
        """Which nodes there are, and whether any can work."""
        try:
            alive = {node["NodeID"]: node for node in self._ray.nodes() if node["Alive"]}
        except Exception:
            raise PlaceError(f"the cluster can't be reached any more; {AGAIN}") from None
        for id in self._nodes.keys() - alive.keys():
            self._told(f"node {self._nodes[id]} was lost; its work is done again by the others")
        self._nodes = {id: node["NodeManagerHostname"] for id, node in alive.items()}
        self._processors = int(sum(node["Resources"].get("CPU", 0) for node in alive.values()))
        self._looked = time.monotonic()
        if self._processors:
            self._working = self._looked
        elif self._looked - self._working > PATIENCE:
            raise PlaceError(f"the cluster has had no node with a processor for {PATIENCE:.0f} seconds; {AGAIN}")

    def _lost(self, error: Exception) -> str:
        kinds = self._ray.exceptions
        if isinstance(error, (kinds.WorkerCrashedError, kinds.NodeDiedError, kinds.LocalRayletDiedError)):
            return f"the same work was lost with its process or node {TRIES + 1} times"
        if isinstance(error, kinds.OutOfMemoryError):
            return "a node doesn't have enough memory"
        if isinstance(error, ConnectionError):
            return "the cluster can't be reached any more"
        return f"the cluster failed: {str(error).strip().splitlines()[-1]}"


def _task() -> Callable[[str, str, bytes], bytes | str]:
    """Ray sends a function within a function whole, and what goes to it and comes back is plain: so a node without
    Kaimaku, or with another one, can say so."""

    def do(version: str, digest: str, batch: bytes) -> bytes | str:
        try:
            from kaimaku.jobs.node import do_checked
        except ImportError as error:
            import platform

            return f"node {platform.node()} can't play ({error}): install kaimaku[cluster] {version} on every node"
        return do_checked(version, digest, batch)

    return do


def _connected(on: str, told: Callable[[str], None]) -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise PlaceError("Ray isn't installed: pip install kaimaku[cluster]") from None
    # What Ray says about a lost node, its log included, would stand in the midst of --json.
    ray._private.worker.print_to_stdstream = lambda *_, **__: None
    address = os.environ.get("RAY_ADDRESS", "auto") if on == "ray" else on
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address != "auto":
            _must_answer(address)
        try:
            ray.init(address, **quiet)
        except ConnectionError:
            if address != "auto":
                raise
            told("no Ray cluster is running here, so Ray starts on this machine alone")
            ray.init("local", include_dashboard=False, **quiet)
    except (ConnectionError, OSError, TimeoutError) as error:
        raise PlaceError(f"no Ray cluster answers at {address}: {_first_line(error)}") from None
    except (RuntimeError, ValueError) as error:  # another version of Ray or Python, or a wrong address
        raise PlaceError(f"can't use the Ray cluster at {address}: {_first_line(error)}") from None
    return ray


def _must_answer(address: str) -> None:
    """Ray itself would try for half a minute."""
    parts = urlsplit(address if "//" in address else f"//{address}")
    socket.create_connection((parts.hostname or "", parts.port or 10001), REACH).close()


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(error).__name__
