"""Neighbours: processes that the same command started, on one machine.

A socket that arrived at one of them and belongs to a room of another changes hands: the connection itself goes there
(SCM_RIGHTS) with the request it came with, before anybody has answered it. From then on only the owner reads and writes
it, so nothing is passed on twice. Each process listens at a file named like itself, in a folder that only this user can
open. At the file of one that was killed nobody listens any more, so its neighbours know at once that it is gone.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from ..store import Process

HANDED = "handed over"  # in the state of a connection that another process had accepted
TAKING = 1.0  # seconds in which a neighbour takes what it is given
MOST = 128 * 1024  # bytes of a request
TAKEN = b"1"
WAITING = 512  # connections that a neighbour has not looked at yet
POSSIBLE = sys.platform == "linux"


class Held(Protocol):
    """A connection that has asked for a socket and has no answer yet."""

    def offer(self) -> tuple[int, bytes]:
        """Its descriptor and its request; from now on nothing of it is read here. OSError: its client is gone."""

    def keep(self) -> None:
        """Nobody took it."""

    def let_go(self, taken: bool) -> None:
        """It isn't ours any more. Not taken: nobody knows whose it is, and its client comes back."""


class Neighbours:
    def __init__(self, folder: str, own: Process, receive: Callable[[socket.socket, bytes], None]) -> None:
        self._folder = Path(folder)
        self._own = self._folder / own.token
        self._receive = receive
        self._loop = asyncio.get_running_loop()
        self._listening = _packets()
        self._listening.bind(str(self._own))
        self._listening.listen(WAITING)
        self._loop.add_reader(self._listening, self._come)

    def close(self) -> None:
        self._loop.remove_reader(self._listening)
        self._own.unlink(missing_ok=True)
        self._listening.close()

    def gone(self, other: Process) -> bool:
        """Did it die here? Of processes elsewhere, and of those that ended in order, nobody knows."""
        try:
            self._line(other).close()
        except ConnectionRefusedError:
            return True
        except OSError:
            return False
        return False

    async def give(self, other: Process, held: Held) -> bool:
        """False: it isn't there, and the connection is still ours."""
        try:
            line = self._line(other)
        except OSError:
            return False
        with line:
            try:
                descriptor, request = held.offer()
                socket.send_fds(line, [request], [descriptor])
            except OSError:
                held.keep()
                return False
            taken = b""
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(TAKING):
                    taken = await self._loop.sock_recv(line, len(TAKEN))
            held.let_go(bool(taken))
            return True

    def _line(self, other: Process) -> socket.socket:
        line = _packets()
        try:
            line.connect(str(self._folder / other.token))
        except OSError:
            line.close()
            raise
        return line

    def _come(self) -> None:
        with suppress(OSError):
            line, _ = self._listening.accept()
            line.setblocking(False)
            self._loop.add_reader(line, self._take, line)

    def _take(self, line: socket.socket) -> None:
        self._loop.remove_reader(line)
        with line, suppress(OSError):
            request, descriptors, _, _ = socket.recv_fds(line, MOST, 1)
            if descriptors:  # otherwise somebody only wanted to know whether we are here
                connection = socket.socket(fileno=descriptors[0])
                try:
                    line.send(TAKEN)
                except OSError:  # they have given up waiting
                    connection.close()
                else:
                    self._receive(connection, request)


def _packets() -> socket.socket:
    """Each message arrives whole or not at all."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made
