"""How wheels are built: pure by default, compiled on demand, for the usual platforms."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet

import hatch_build
from hatch_build import Wheel, compiling, pinned
from tools import compiled_modules

ROOT = Path(hatch_build.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = PROJECT["tool"]["cibuildwheel"]
# Those of cibuildwheel's options that are used here: a misspelt one would be refused only when wheels are built.
OPTIONS = {"build": str, "skip": str, "build-frontend": str, "environment": dict, "test-command": str}
PLATFORMS = {
    "linux": {"x86_64", "aarch64", "i686", "ppc64le", "s390x"},
    "macos": {"x86_64", "arm64", "universal2"},
    "windows": {"AMD64", "x86", "ARM64"},
}


def a_wheel() -> Wheel:
    return Wheel(str(ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]


def test_a_wheel_is_pure_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAIMAKU_COMPILE", raising=False)
    monkeypatch.setattr(hatch_build, "built", lambda: True)
    data: dict[str, Any] = {"force_include": {}}
    a_wheel().initialize("standard", data)
    assert data == {"force_include": {}} and not compiling()
    assert a_wheel().dependencies() == []


def test_a_compiled_wheel_holds_the_libraries_and_fits_one_platform(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KAIMAKU_COMPILE", "1")
    monkeypatch.setattr(hatch_build, "built", lambda: True)
    made = {tmp_path / "frames.so": "kaimaku/kernel/frames.so"}
    monkeypatch.setattr(hatch_build, "compiled", lambda: made)
    data: dict[str, Any] = {"force_include": {}}
    a_wheel().initialize("standard", data)
    assert data["force_include"] == {str(tmp_path / "frames.so"): "kaimaku/kernel/frames.so"}
    assert data["infer_tag"] and not data["pure_python"]


def test_an_editable_install_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAIMAKU_COMPILE", "1")
    monkeypatch.setattr(hatch_build, "compiled", lambda: pytest.fail("compiled"))
    a_wheel().initialize("editable", {})


def test_what_compiles_is_pinned_with_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAIMAKU_COMPILE", "1")
    found = pinned("compile")
    assert [re.sub("==.*", "", one) for one in found] == ["mypy", "setuptools"]
    assert set(found) <= set(a_wheel().dependencies())
    lock = (ROOT / "requirements" / "compile.txt").read_text(encoding="utf-8")
    assert lock.count("--hash=sha256:") > len(found)
    # What checks the types also compiles: one version of mypy.
    assert found[0] in (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")


def test_the_settings_of_cibuildwheel() -> None:
    general = {key: value for key, value in SETTINGS.items() if key not in PLATFORMS}
    assert {key: type(value) for key, value in general.items()} == OPTIONS
    for platform, known in PLATFORMS.items():
        assert set(SETTINGS[platform]) == {"archs"} and known.issuperset(SETTINGS[platform]["archs"])
    assert SETTINGS["environment"] == {"KAIMAKU_COMPILE": "1"}
    assert SETTINGS["build-frontend"] in ("build", "build[uv]", "pip")
    pythons = [re.fullmatch(r"cp3(\d+)-\*", selector) for selector in SETTINGS["build"].split()]
    assert pythons and all(found for found in pythons)
    allowed = SpecifierSet(PROJECT["project"]["requires-python"])
    assert all(f"3.{found[1]}" in allowed for found in pythons if found)
    assert all(re.fullmatch(r"(cp3\d+|\*)[-_][\w*]+", selector) for selector in SETTINGS["skip"].split())


def test_the_engine_is_compiled_and_cards_are_not() -> None:
    files = {file.as_posix() for file in compiled_modules.modules()}
    assert "kernel/frames.py" in files and len(files) > 200
    assert all((compiled_modules.PACKAGE / file).is_file() for file in files)
    assert not any("/cards/" in file or file.endswith("__init__.py") for file in files)
    for game in compiled_modules.GAMES:
        assert f"games/{game}/table.py" in files
