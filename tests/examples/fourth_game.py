"""Installing the fourth game as anybody would: a wheel of its folder, unpacked where Python looks."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "fourth_game"


def install(folder: Path) -> str:
    """The PYTHONPATH under which it is there."""
    wheels, site = folder / "wheels", folder / "site"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(build, cwd=FOLDER, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return os.pathsep.join([str(ROOT / "src"), str(ROOT), str(site)])
