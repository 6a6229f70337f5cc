"""What a compiled build is optimised for is played on a first build, not on the plain source beside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiling


def test_the_games_are_played_on_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package, folder = tmp_path / "source" / "kaimaku", tmp_path / "build"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(compiling, "PACKAGE", package)
    monkeypatch.chdir(package.parent)  # where the compiler is run
    run, found = subprocess.run, []

    def which(command: list[str], **how: object) -> None:
        script = [sys.executable, "-c", "import kaimaku; print(kaimaku.__file__)"]
        found.append(run(script, **{**how, "capture_output": True, "text": True}).stdout.strip())  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "run", which)
    compiling.play(folder)
    assert len(found) == 2 and set(found) == {str(folder / "kaimaku" / "__init__.py")}
