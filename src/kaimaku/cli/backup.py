"""`kaimaku backup`: a copy of the data folder's database, also while a server runs."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from kaimaku.cli.common import Fault, out


def backup(
    target: Annotated[Path, typer.Argument(help="File to write, or a folder for a file named by date and time.")],
    data: Annotated[
        Path | None,
        typer.Option(envvar="KAIMAKU_DATA", help="Folder with games and replays (default: your data folder)."),
    ] = None,
) -> None:
    """Back up all games and replays to one file. The server can keep running."""
    import sqlite3

    from kaimaku.server.settings import data_folder
    from kaimaku.server.store import FILE
    from kaimaku.server.store.backup import copy

    source = (data if data is not None else data_folder()) / FILE
    if not source.is_file():
        raise Fault(f"no database at {source} (for PostgreSQL, use pg_dump)")
    if target.is_dir():
        target /= f"kaimaku-{datetime.now():%Y%m%d-%H%M%S}.db"
    try:
        size = copy(source, target)
    except FileExistsError:
        raise Fault(f"{target} already exists; choose another name") from None
    except OSError as error:
        raise Fault(f"cannot write {target}: {error.strerror}", 1) from None
    except sqlite3.Error as error:
        raise Fault(f"cannot copy {source}: {error}", 1) from None
    out().print(f"{target}: {size:,} bytes", soft_wrap=True)
