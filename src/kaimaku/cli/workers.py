"""`kaimaku serve --workers`: several processes at one port, each replaced when it dies, all ended together.

They are forked from one in which everything is loaded, so one that is replaced is there at once, and they share what
none of them changes.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess as Process
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from kaimaku.cli.common import Fault
from kaimaku.cli.serve import run

if TYPE_CHECKING:
    from kaimaku.server.settings import Settings

SHORT = 5.0  # seconds: whoever lives no longer is started again after a pause
PAUSE = 1.0
PATIENCE = 30.0  # seconds until a process that was asked to end is killed
log = structlog.get_logger("kaimaku.workers")


class Worker:
    """One process. It says once that it is ready."""

    def __init__(self, start: Callable[[Connection], Process]) -> None:
        self.ready, said = multiprocessing.Pipe(duplex=False)
        self.began = monotonic()
        self.waiting = True  # for it to be ready
        self.process = start(said)
        said.close()


def run_workers(
    count: int, settings: Settings, bound: socket.socket, inside: str, port: int, ready: Callable[[], None]
) -> None:
    """Until somebody asks to stop. If none of them ever gets ready, neither does this."""

    _load()
    folder = TemporaryDirectory(prefix="kaimaku-")
    settings = replace(settings, neighbours=folder.name)

    def start(number: int) -> Worker:
        own = port + number if port else 0
        return Worker(lambda said: _started(settings, bound, inside, own, said))

    # A pipe that a signal writes to ends the wait, whatever is going on.
    stop, stopping = multiprocessing.Pipe(duplex=False)
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: stopping.send(True))
    workers = [start(number) for number in range(count)]
    greeted = False
    try:
        while not stop.poll():
            wait([stop, *(w.process.sentinel for w in workers), *(w.ready for w in workers if w.waiting)])
            for number, worker in enumerate(workers):
                if worker.waiting and worker.ready.poll():
                    worker.waiting = not _said(worker.ready) and worker.process.is_alive()
                if worker.process.exitcode is None:
                    continue
                if not greeted and worker.process.exitcode == 1:  # it has said why
                    raise Fault("the server can't start", 1)
                log.warning("worker replaced", process=worker.process.pid, code=worker.process.exitcode)
                if monotonic() - worker.began < SHORT:
                    stop.poll(PAUSE)
                workers[number] = start(number)
            if not greeted and not any(worker.waiting for worker in workers):
                greeted = True
                ready()
    finally:
        _end(workers)
        folder.cleanup()


def _load() -> None:
    """What each of them needs, and none changes."""
    from kaimaku.server.content.games import load_games

    import_module("kaimaku.server.app")
    load_games()
    gc.collect()
    gc.freeze()


def _said(ready: Connection) -> bool:
    try:
        return bool(ready.recv())
    except EOFError:
        return False


def _end(workers: list[Worker]) -> None:
    """All at the same time: each hands its rooms over, and the last one stores what is left."""
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


def _started(settings: Settings, bound: socket.socket, inside: str, port: int, said: Connection) -> Process:
    process: Process = multiprocessing.get_context("fork").Process(
        target=_work, args=(settings, bound, inside, port, said)
    )
    process.start()
    return process


# --- in each of them -------------------------------------------------------------------------------------------------


def _work(settings: Settings, bound: socket.socket, inside: str, port: int, said: Connection) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.setsid()  # Ctrl+C reaches the parent alone, which asks to stop
    threading.Thread(target=_with_parent, daemon=True).start()
    try:
        run(settings, bound, inside, port, lambda: said.send(True))
    except Fault as fault:
        print(fault, file=sys.stderr)
        sys.exit(fault.code)


def _with_parent() -> None:
    """Nobody replaces this process or ends it any more: it ends by itself."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
