"""Running the command inside a test: exit code, output, complaints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
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


def typed(lines: Sequence[str], *args: object) -> Ran:
    """The same in a process of its own, where no other test has declared any card."""
    command = [sys.executable, "-m", "kaimaku", *map(str, args)]
    environment = os.environ | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(command, input="\n".join([*lines, ""]), capture_output=True, encoding="utf-8", env=environment)
    assert "Traceback" not in ran.stdout + ran.stderr
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def complaint(ran: Ran) -> str:
    """The one line a failed command leaves on standard error."""
    assert ran.code != 0
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("kaimaku: ")
    return lines[0]
