"""Running the command inside a test: exit code, output, complaints."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from kaimaku.cli.app import run
from tests.server.app.forked import Forked


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def kaimaku(capsys: pytest.CaptureFixture[str], *args: object) -> Ran:
    """The command with these arguments; a traceback never passes."""
    capsys.readouterr()
    code = run([str(arg) for arg in args])
    sys.stdout.flush()
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return Ran(code, out, err)


def typed(lines: Sequence[str], *args: object) -> Ran:
    """The same in a process of its own, where no other test has declared any card."""
    with tempfile.TemporaryFile() as keys, tempfile.TemporaryFile() as errors:
        keys.write("\n".join([*lines, ""]).encode())
        keys.seek(0)
        environment = os.environ | {"COLUMNS": "80"}
        process = Forked("kaimaku.cli", [*map(str, args)], environment, errors.fileno(), keys.fileno())
        assert process.stdout is not None
        with process.stdout as told:
            out = told.read()
        code = process.wait(180)
        errors.seek(0)
        err = errors.read().decode()
    assert "Traceback" not in out + err
    return Ran(code, out, err)


def complaint(ran: Ran) -> str:
    """The one line a failed command leaves on standard error."""
    assert ran.code != 0
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("kaimaku: ")
    return lines[0]
