"""`kaimaku serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

from typer import Option

from kaimaku.cli.common import Fault, out

if TYPE_CHECKING:
    from kaimaku.server.settings import Settings

INTERNAL = "127.0.0.1:0"
SWITCH = 0.0005  # seconds for which a thread beside the tables keeps them waiting; Python usually gives it 0.005
TOKEN = 20  # characters an operator's token needs
TRIES = 20  # ports looked at beyond the usual one


class Level(StrEnum):
    auto = "auto"
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def serve(
    host: Annotated[str, Option(help="Address to listen on; 0.0.0.0 for friends in your network.")] = "127.0.0.1",
    port: Annotated[int | None, Option(help="Port (default: 8765 or the next free one).", max=65535)] = None,
    data: Annotated[Path | None, Option(help="Folder for games and replays (default: your data folder).")] = None,
    database_url: Annotated[str, Option(help="PostgreSQL instead of a file in the data folder.")] = "",
    browser: Annotated[bool, Option("--open", envvar="KAIMAKU_OPEN", help="Open the browser when ready.")] = False,
    images: Annotated[Path | None, Option(help="Folder with your own card images: GAME/NUMBER.png")] = None,
    packs: Annotated[
        Path | None, Option(help="Folder with fact sheets of new sets: cards that aren't official.")
    ] = None,
    lab: Annotated[Path | None, Option(help="Folder with lab results (default: lab in the data folder).")] = None,
    origins: Annotated[str, Option(help="Other sites that may use this server, comma-separated.")] = "",
    hosts: Annotated[str, Option(help="Host names to answer to, comma-separated (default: any).")] = "",
    proxies: Annotated[str, Option(help="Trusted reverse proxies, comma-separated: addresses or networks.")] = "",
    workers_for_bots: Annotated[int, Option(help="Processes for bots.", min=1)] = 1,
    bot_pause: Annotated[float, Option(help="Seconds before a bot's answer counts.", min=0)] = 0.35,
    floor: Annotated[float, Option(help="Seconds before an answer about hidden cards counts.", min=0)] = 1.5,
    window_floor: Annotated[float, Option(help="Seconds a reaction window stays open at least.", min=0)] = 3.0,
    priority_floor: Annotated[float, Option(help="Seconds before an answer with priority counts.", min=0)] = 1.0,
    abandoned: Annotated[float, Option(help="Days until an abandoned room ends; 0: never.", min=0)] = 30.0,
    keep: Annotated[float, Option(help="Days to keep a finished room; 0: forever.", min=0)] = 365.0,
    rate: Annotated[float, Option(help="Multiplies all rate limits; 0 turns them off.", min=0)] = 1.0,
    connections: Annotated[int, Option(help="Connections per address; 0: no limit.", min=0)] = 40,
    all_connections: Annotated[int, Option(help="Connections in total; 0: as the system allows.", min=0)] = 4000,
    workers: Annotated[int, Option(help="Processes to share the load (needs both URLs).", min=1)] = 1,
    valkey_url: Annotated[
        str, Option(help="Valkey or Redis, if several processes share the database: valkey://HOST:6379")
    ] = "",
    operator: Annotated[
        Path | None, Option(help="File with the token for the operator's page; created if missing.")
    ] = None,
    internal: Annotated[str, Option(help="Address and port at which those processes reach this one.")] = INTERNAL,
    log: Annotated[Level, Option(help="Log level; auto: warnings only, in a terminal.")] = Level.auto,
) -> None:
    """Play in the browser: against bots or with friends, from this machine."""
    from kaimaku.server.monitoring import logs
    from kaimaku.server.settings import PORT, Settings, data_folder

    data = data if data is not None else data_folder()
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"can't use the data folder {data}: {error.strerror}", 1) from None
    for folder, what in ((images, "images"), (lab, "lab results"), (packs, "packs")):
        if folder is not None and not folder.is_dir():
            raise Fault(f"no folder of {what} at {folder}")
    if workers > 1 and not (valkey_url and database_url):
        raise Fault("--workers needs --database-url (PostgreSQL) and --valkey-url (Valkey or Redis)")
    if workers > 1 and os.name != "posix":
        raise Fault("--workers doesn't work on this system; start several servers behind a proxy instead")
    inside, first = _internal(internal)
    bound = listen(host, PORT, PORT + TRIES) if port is None else listen(host, port, port)
    settings = Settings(
        host=host,
        port=bound.getsockname()[1],
        data=data,
        database_url=database_url,
        lab=lab,
        images=images,
        packs=packs,
        origins=_listed(origins),
        hosts=_listed(hosts),
        proxies=_listed(proxies),
        bot_workers=workers_for_bots,
        bot_pause=bot_pause,
        floor=floor,
        window_floor=window_floor,
        priority_floor=priority_floor,
        abandoned=abandoned,
        keep=keep,
        rate=rate,
        connections=connections,
        all_connections=all_connections,
        valkey_url=valkey_url,
        operator="" if operator is None else operator_hash(operator),
    )
    logs.configure(("warning" if sys.stderr.isatty() else "info") if log is Level.auto else log.value)
    moved = port is None and settings.port != PORT
    if workers > 1:
        from kaimaku.cli.workers import run_workers

        run_workers(workers, settings, bound, inside, first, lambda: _ready(settings, moved, browser))
    else:
        run(settings, bound, inside, first, lambda: _ready(settings, moved, browser))


def operator_hash(file: Path) -> str:
    """Of the token in this file."""
    from kaimaku.server.rooms.seating.records import hashed, new_token

    try:
        if not file.exists():
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as made:
                made.write(new_token() + "\n")
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(f"can't read the operator's token in {file}: {error}", 1) from None
    if len(token) < TOKEN:
        raise Fault(f"the operator's token in {file} needs at least {TOKEN} characters")
    return hashed(token)


def _internal(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise Fault(f"--internal needs an address and a port, such as 10.0.0.5:9000, not {address!r}")
    return host.strip("[]"), int(port)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


def listen(host: str, first: int, last: int) -> socket.socket:
    """A socket at the first free port of these."""
    for port in range(first, last + 1):
        try:
            family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        except OSError as error:
            raise Fault(f"this machine has no address {host}: {error.strerror or error}", 1) from None
        bound = socket.socket(family, kind, proto)
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind(address)
            bound.listen(512)
        except OSError as error:
            bound.close()
            reason = error.strerror
        else:
            bound.setblocking(False)
            return bound
    raise Fault(f"can't listen on {host}, port {first}: {reason}; try another --port", 1)


def run(settings: Settings, bound: socket.socket, inside: str, port: int, ready: Callable[[], None]) -> None:
    """One process, until it is asked to stop. `inside`, `port`: where others reach it, if there are any."""
    from msgspec.structs import replace

    from kaimaku.server.app import Application
    from kaimaku.server.http.graceful_server import GracefulServer, config
    from kaimaku.server.store import StoreError

    sockets = [bound]
    if settings.valkey_url:
        sockets.append(listen(inside, port, port))
        settings = replace(settings, internal=f"{inside}:{sockets[1].getsockname()[1]}")
    application = Application(settings)
    sys.setswitchinterval(SWITCH)
    try:
        GracefulServer(application, config(application), ready).run(sockets)
    except StoreError as error:
        raise Fault(f"can't use the database: {error}", 1) from None
    if application.lost is not None:
        raise Fault(f"stopped: another server took over the database ({application.lost})", 1)


def _ready(settings: Settings, moved: bool, browser: bool) -> None:
    _greet(settings, moved)
    if browser:
        Thread(target=_open, args=(_url(settings),), daemon=True).start()


def _greet(settings: Settings, moved: bool) -> None:
    from kaimaku.server.http.network import ANY, LOOPBACK, own_addresses, url

    console = out()
    if moved:
        console.print("The default port is in use; using the next free one.")
    console.print(f"Kaimaku is running at {_url(settings)}", soft_wrap=True)
    if settings.host not in LOOPBACK:
        for name in own_addresses() if settings.host in ANY else [settings.host]:
            console.print(f"For friends on the same network: {url(name, settings.port)}", soft_wrap=True)
    console.print("Press Ctrl+C to stop; all games are saved.")
    sys.stdout.flush()


def _url(settings: Settings) -> str:
    """Where the browser on this machine finds it."""
    from kaimaku.server.http.network import ANY, LOOPBACK, url

    return url("localhost" if settings.host in (*ANY, *LOOPBACK) else settings.host, settings.port)


def _open(url: str) -> None:
    """Open the browser, unless there is no screen to open it on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)
