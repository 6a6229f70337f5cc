"""Setup of worker processes: they exit with the server, ignore Ctrl+C, and have a memory limit."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from math import ceil
from multiprocessing.process import BaseProcess
from threading import Thread
from time import process_time


def settle_in() -> None:
    """To be called first in every worker. Without it, a worker of a server that was killed would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        Thread(target=_leave_with, args=(parent,), daemon=True).start()


def limit_memory(size: int) -> None:
    """From now on this process may use so many bytes of address space; more is a MemoryError."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size, hard))


def limit_time(seconds: float) -> None:
    """From now on this process may use so much processor time; with more the system ends it."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(process_time() + seconds), hard))


def _leave_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
