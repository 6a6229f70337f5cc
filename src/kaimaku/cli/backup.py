"""`kaimaku backup`: a copy of the data folder's database, also while a server runs."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from kaimaku.cli.common import Fault, out


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example: kaimaku backup /mnt/backups")(backup)


def backup(
    target: Annotated[Path, typer.Argument(help="A new file, or a folder in which one is named by the time.")],
    data: Annotated[
        Path | None,
        typer.Option(envvar="KAIMAKU_DATA", help="Folder for games and replays; default: your own data folder."),
    ] = None,
) -> None:
    """Copy all games and replays into one file. A server may go on meanwhile."""
    import sqlite3

    from kaimaku.server.settings import data_folder
    from kaimaku.server.store import FILE
    from kaimaku.server.store.backup import copy

    source = (data if data is not None else data_folder()) / FILE
    if not source.is_file():
        raise Fault(f"there is no database at {source}; is it PostgreSQL? Then use pg_dump")
    if target.is_dir():
        target /= f"kaimaku-{datetime.now():%Y%m%d-%H%M%S}.db"
    try:
        size = copy(source, target)
    except FileExistsError:
        raise Fault(f"{target} is already there: name a new file") from None
    except OSError as error:
        raise Fault(f"cannot write {target}: {error.strerror}", 1) from None
    except sqlite3.Error as error:
        raise Fault(f"cannot copy {source}: {error}", 1) from None
    out().print(f"{target}: {size:,} bytes", soft_wrap=True)
