"""`kaimaku data`: replays as rows to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaimaku.cli.common import Fault, JsonOption, out, print_json


def data(
    replays: Annotated[list[Path], typer.Argument(help="Replay files, or folders of them.", metavar="REPLAYS")],
    to: Annotated[Path, typer.Option("--out", help="The file to write.", metavar="FILE")] = Path("data.jsonl"),
    form: Annotated[
        str, typer.Option("--format", help="jsonl or parquet (needs pyarrow); default: by the name of the file.")
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Write every decision of replays as a row: what the seat saw, its options, its choice, the result."""
    from kaimaku.datasets import FORMATS, Summary, card, collect, write_jsonl, write_parquet

    kind = form or ("parquet" if to.suffix == ".parquet" else "jsonl")
    if kind not in FORMATS:
        raise Fault(f"unknown format {kind!r}; choose from {', '.join(FORMATS)}")
    summary = Summary()
    found = collect(_files(replays), summary)
    about = to.with_name(f"{to.name}.md")
    try:
        (write_parquet if kind == "parquet" else write_jsonl)(found, to)
        about.write_text(card(summary, to.name), encoding="utf-8")
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name} (pip install kaimaku[data])", 1) from None
    except OSError as error:
        raise Fault(f"cannot write {error.filename or to}: {error.strerror}") from None
    if as_json:
        print_json({"rows": summary.rows, "replays": summary.replays.total(), "skipped": summary.skipped})
    else:
        out().print(f"{summary.rows} decisions of {summary.replays.total()} replays: {to}, {about}", soft_wrap=True)
    if summary.skipped:
        raise Fault(f"{len(summary.skipped)} left out; the first: {summary.skipped[0]}", 1)


def _files(named: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in named:
        if path.is_dir():
            found += sorted(path.rglob("*.kaimaku"))
        elif path.is_file():
            found.append(path)
        else:
            raise Fault(f"{path} isn't a file or folder")
    if not found:
        raise Fault("there are no replays (*.kaimaku) there; kaimaku sim --save makes some")
    return found
