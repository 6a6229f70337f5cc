"""docs/hosting.md names every setting of `kaimaku serve` as it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from kaimaku.cli.app import app
from kaimaku.cli.serve import serve
from kaimaku.server.settings import PORT, Settings

TEXT = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(--[a-z-]+)` \| `(KAIMAKU_[A-Z_]+)` \| (.*?) \| (.*) \|$", TEXT, re.MULTILINE)
OPTIONS: list[Any] = [each for each in typer.main.get_command(app).commands["serve"].params if each.name != "help"]  # type: ignore[attr-defined]
USUAL = {
    "data": "your own data folder",
    "database_url": "a file in the data folder",
    "hosts": "any",
    "lab": "lab in the data folder",
    "port": f"{PORT}, or",
}


def test_every_setting_is_in_the_table_and_no_other() -> None:
    assert [option for option, _, _, _ in ROWS] == [option.opts[0] for option in OPTIONS]


def test_every_setting_is_taken_from_its_variable() -> None:
    """The variables follow from one prefix: a real command reads each of them."""
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    with command.make_context("serve", [], resilient_parsing=True, **command.context_settings) as context:
        for (_, variable, _, _), option in zip(ROWS, OPTIONS, strict=True):
            assert (option.envvar or f"{context.auto_envvar_prefix}_{option.name.upper()}") == variable


@pytest.mark.parametrize("place", range(len(ROWS)))
def test_the_defaults_are_these(place: int) -> None:
    option, told = OPTIONS[place], ROWS[place][2].strip("`")
    if option.name in USUAL:
        assert told.startswith(USUAL[option.name])
    elif option.name == "browser":
        assert (told, option.default) == ("no", False)
    else:
        assert told == (str(option.default) if option.default not in (None, "") else "none")


def test_every_variable_is_named_by_its_option() -> None:
    for option, variable, _, _ in ROWS:
        assert variable == "KAIMAKU_" + option.strip("-").upper().replace("-", "_")


def test_the_command_and_the_settings_agree() -> None:
    usual = Settings(data=Path())
    defaults = {option.name: option.default for option in OPTIONS}
    for name in (
        "host",
        "database_url",
        "bot_pause",
        "floor",
        "window_floor",
        "priority_floor",
        "abandoned",
        "keep",
        "rate",
        "connections",
        "all_connections",
    ):
        assert getattr(usual, name) == defaults[name], name
    assert usual.bot_workers == defaults["workers_for_bots"]
    assert serve.__doc__


def test_variables_elsewhere_in_it_exist() -> None:
    assert set(re.findall(r"KAIMAKU_[A-Z_]+", TEXT)) == {variable for _, variable, _, _ in ROWS}
