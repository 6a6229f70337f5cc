"""Taking up games after a restart, beside simply replaying their decisions."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path

from kaimaku.server.desks import desk
from kaimaku.server.rooms.game_log import Log, read, unpack
from kaimaku.server.rooms.start import lay
from kaimaku.server.store import FILE, LogRow


def replay_all(data: Path) -> tuple[int, float]:
    """How many decisions are stored, and the seconds of processor time it takes to replay them all."""
    database = sqlite3.connect(data / FILE)
    games = [
        (name, unpack(header), [LogRow(*row) for row in database.execute(ROWS, (id,))])
        for id, name, header in database.execute("SELECT id, game, header FROM games").fetchall()
    ]
    database.close()
    count, began = 0, time.process_time()
    for name, header, rows in games:
        rules = desk(name)
        t = lay(rules, header)
        for move in Log(rows, t.seats).moves:
            for option in read(move.what):
                rules.game.decide(t, move.seat, option)
                count += 1
    return count, time.process_time() - began


ROWS = "SELECT n, seat, what, at FROM log WHERE game = ? ORDER BY n"


def take_up(port: int, codes: Sequence[str]) -> float:
    """Ask for every room, so that the server takes it up again; seconds."""
    rest = HTTPConnection("127.0.0.1", port)
    began = time.perf_counter()
    for code in codes:
        rest.request("GET", f"/api/rooms/{code}")
        answer = rest.getresponse()
        if answer.status != 200 or b'"status":"playing"' not in answer.read():
            raise RuntimeError(f"room {code} was not taken up: {answer.status}")
    took = time.perf_counter() - began
    rest.close()
    return took
