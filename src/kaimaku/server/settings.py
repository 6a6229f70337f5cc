"""Settings of a server. `kaimaku serve` fills them in."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec import Struct

PORT = 8765


def data_folder() -> Path:
    """Where this platform keeps a program's own data for one user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "kaimaku"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "kaimaku"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kaimaku"


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = PORT
    data: Path
    database_url: str = ""  # empty: an SQLite file in the data folder
    lab: Path | None = None  # results of the lab; None: lab/ in the data folder
    images: Path | None = None  # pictures of the user's own, by game and card number
    packs: Path | None = None  # fact sheets of sets that Kaimaku doesn't have
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    bot_workers: int = 1  # processes in which bots think
    bot_pause: float = 0.35  # seconds before a bot's answer counts
    floor: float = 1.5  # seconds before the answer to a question about hidden cards counts
    window_floor: float = 3.0  # seconds a window to react stays open at least, where two or more people play
    priority_floor: float = 1.0  # seconds before an answer of whoever has priority counts, where two people play
    abandoned: float = 30.0  # days until a room that nobody attends ends; 0: never
    keep: float = 365.0  # days a room whose game is over is kept; 0: for ever
    rate: float = 1.0  # how many times the usual requests a minute an address may make; 0: no limit
    connections: int = 40  # connections one address may hold open, pages and sockets; 0: no limit
    all_connections: int = 4000  # connections of everybody; fewer where the system gives fewer files; 0: as many
    headers_time: float = 10.0  # seconds a client may take to send the headers of a request, from its first byte
    body_time: float = 30.0  # seconds it may take to send the body
    listen_time: float = 60.0  # seconds it may take nothing of an answer that waits for it
    hello_time: float = 10.0  # seconds a socket may wait before it says hello
    valkey_url: str = ""  # other processes share the database, and tell each other over this what happens
    operator: str = ""  # SHA-256 of the token for the operator's page; empty: there is no such page
    neighbours: str = ""  # folder where processes of the same command find each other; empty: there are none
    internal: str = "127.0.0.1:0"  # where they reach this one; port 0: any
