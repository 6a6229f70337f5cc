"""`kaimaku serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from kaimaku.cli.common import Fault, out

if TYPE_CHECKING:
    from kaimaku.server.settings import Settings

TRIES = 20  # ports looked at beyond the usual one
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Level(StrEnum):
    auto = "auto"
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example: kaimaku serve --open")(serve)


def serve(
    host: Annotated[
        str, typer.Option(envvar="KAIMAKU_HOST", help="Address to listen at; 0.0.0.0 for friends in your network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(envvar="KAIMAKU_PORT", help="Port to listen at; default: 8765 or the next free one.", max=65535),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(envvar="KAIMAKU_DATA", help="Folder for games and replays; default: your own data folder."),
    ] = None,
    database_url: Annotated[
        str, typer.Option(envvar="KAIMAKU_DATABASE_URL", help="PostgreSQL instead of a file in the data folder.")
    ] = "",
    browser: Annotated[
        bool, typer.Option("--open", envvar="KAIMAKU_OPEN", help="Open the browser once the server answers.")
    ] = False,
    images: Annotated[
        Path | None,
        typer.Option(envvar="KAIMAKU_IMAGES", help="Folder of card pictures of your own: hocg/hSD01-001.png"),
    ] = None,
    lab: Annotated[
        Path | None,
        typer.Option(envvar="KAIMAKU_LAB", help="Folder of lab results; default: lab in the data folder."),
    ] = None,
    origins: Annotated[
        str, typer.Option(envvar="KAIMAKU_ORIGINS", help="Other sites that may use this server, by comma.")
    ] = "",
    hosts: Annotated[
        str, typer.Option(envvar="KAIMAKU_HOSTS", help="Names this server answers to, by comma; default: any.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="KAIMAKU_PROXIES", help="Reverse proxies to trust, by comma: addresses or networks.")
    ] = "",
    bot_workers: Annotated[
        int,
        typer.Option("--workers-for-bots", envvar="KAIMAKU_WORKERS_FOR_BOTS", help="Processes for bots.", min=1),
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option(envvar="KAIMAKU_BOT_PAUSE", help="Seconds before a bot's answer counts.", min=0)
    ] = 0.35,
    floor: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_FLOOR", help="Seconds before answers about hidden cards count.", min=0),
    ] = 1.5,
    window_floor: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_WINDOW_FLOOR", help="Seconds a window to react is open at least.", min=0),
    ] = 3.0,
    priority_floor: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_PRIORITY_FLOOR", help="Seconds before answers with priority count.", min=0),
    ] = 1.0,
    abandoned: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_ABANDONED", help="Days until a room nobody attends ends; 0: never.", min=0),
    ] = 30.0,
    keep: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_KEEP", help="Days a finished room is kept; 0: for ever.", min=0),
    ] = 365.0,
    rate: Annotated[
        float,
        typer.Option(envvar="KAIMAKU_RATE", help="Rate limits, times this; 0 switches them off.", min=0),
    ] = 1.0,
    connections: Annotated[
        int,
        typer.Option(envvar="KAIMAKU_CONNECTIONS", help="Connections per address; 0: no limit.", min=0),
    ] = 40,
    all_connections: Annotated[
        int,
        typer.Option(envvar="KAIMAKU_ALL_CONNECTIONS", help="Connections in all; 0: as the system allows.", min=0),
    ] = 4000,
    log: Annotated[
        Level, typer.Option(envvar="KAIMAKU_LOG", help="How much to log; auto: warnings only, in a terminal.")
    ] = Level.auto,
) -> None:
    """Play in the browser: against bots, with friends, from this machine."""
    from kaimaku.server import logs
    from kaimaku.server.settings import PORT, Settings, data_folder

    data = data if data is not None else data_folder()
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"cannot use the data folder {data}: {error.strerror}", 1) from None
    if images is not None and not images.is_dir():
        raise Fault(f"there is no folder of images at {images}")
    if lab is not None and not lab.is_dir():
        raise Fault(f"there is no folder of lab results at {lab}")
    bound = listen(host, PORT, PORT + TRIES) if port is None else listen(host, port, port)
    settings = Settings(
        host=host,
        port=bound.getsockname()[1],
        data=data,
        database_url=database_url,
        lab=lab,
        images=images,
        origins=_listed(origins),
        hosts=_listed(hosts),
        proxies=_listed(proxies),
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        floor=floor,
        window_floor=window_floor,
        priority_floor=priority_floor,
        abandoned=abandoned,
        keep=keep,
        rate=rate,
        connections=connections,
        all_connections=all_connections,
    )
    logs.configure(("warning" if sys.stderr.isatty() else "info") if log is Level.auto else log.value)
    _run(settings, bound, moved=port is None and settings.port != PORT, browser=browser)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


def listen(host: str, first: int, last: int) -> socket.socket:
    """A socket at the first free port of these."""
    for port in range(first, last + 1):
        try:
            family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        except OSError as error:
            raise Fault(f"there is no address {host} on this machine: {error.strerror or error}", 1) from None
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
    raise Fault(f"cannot listen at {host}, port {first}: {reason}; try another --port", 1)


def _run(settings: Settings, bound: socket.socket, moved: bool, browser: bool) -> None:
    from kaimaku.server.app import Application
    from kaimaku.server.shutdown import GracefulServer, config
    from kaimaku.server.store import StoreError

    application = Application(settings)

    def ready() -> None:
        _greet(settings, moved)
        if browser:
            Thread(target=_open, args=(_url(settings),), daemon=True).start()

    try:
        GracefulServer(application, config(application), ready).run([bound])
    except StoreError as error:
        raise Fault(f"the database cannot be used: {error}", 1) from None
    if application.lost is not None:
        raise Fault(f"stopped, because the database is no longer this server's own: {application.lost}", 1)


def _url(settings: Settings, name: str = "") -> str:
    host = name or ("localhost" if settings.host in ("0.0.0.0", "::", *LOOPBACK) else settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _greet(settings: Settings, moved: bool) -> None:
    console = out()
    if moved:
        console.print("The usual port is taken by another program; this is the next free one.")
    console.print(f"Kaimaku is open at {_url(settings)}", soft_wrap=True)
    if settings.host not in LOOPBACK:
        name = _own_address() if settings.host in ("0.0.0.0", "::") else settings.host
        if name:
            console.print(f"For friends in the same network: {_url(settings, name)}", soft_wrap=True)
    console.print("Ctrl+C closes it; every game is kept.")
    sys.stdout.flush()


def _own_address() -> str:
    """This machine's address in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _open(url: str) -> None:
    """Open the browser, unless there is no screen to open it on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)
