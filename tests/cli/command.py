"""Running the command inside a test: exit code, output, complaints."""

from __future__ import annotations

import json
import sys
from typing import Any, NamedTuple

import pytest

from kaimaku.cli.app import run


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


def complaint(ran: Ran) -> str:
    """The one line a failed command leaves on standard error."""
    assert ran.code != 0
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("kaimaku: ")
    return lines[0]
