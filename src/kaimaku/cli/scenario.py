"""`kaimaku scenario`: run and draw positions kept in files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from kaimaku.cli.common import Fault, JsonOption, faults, out, print_json
from kaimaku.cli.screen import printable

if TYPE_CHECKING:
    from kaimaku.judge.scenario import Outcome

Paths = Annotated[
    list[Path] | None,
    typer.Argument(help="Scenario files or folders (default: those that come with Kaimaku).", metavar="PATH"),
]

scenarios = typer.Typer(
    no_args_is_help=True,
    help="Run and draw scenarios: positions, steps and expectations.",
    epilog="Example: kaimaku scenario run my-scenarios",
)


@scenarios.command(epilog="Examples: kaimaku scenario run; kaimaku scenario run my-scenarios --json")
def run(
    paths: Paths = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only show failures.")] = False,
    limit: Annotated[
        float,
        typer.Option("--limit", min=0.1, help="Time limit for one case.", metavar="SECONDS"),
    ] = 30.0,
    as_json: JsonOption = False,
) -> None:
    """Run scenarios and show what differs, with the table. Exit code 1 if anything does."""
    from kaimaku.judge import scenario

    outcomes: list[Outcome] = []
    broken: list[str] = []
    for path in _files(paths):
        try:
            outcomes += scenario.run(path, limit)
        except scenario.ScenarioError as error:
            broken.append(str(error))
    passed = sum(outcome.ok for outcome in outcomes)
    if as_json:
        print_json(
            {
                "passed": passed,
                "failed": len(outcomes) - passed,
                "broken": broken,
                "outcomes": [_data(outcome) for outcome in outcomes],
            }
        )
    else:
        console = out()
        for outcome in outcomes:
            if not (quiet and outcome.ok):
                console.print(Text(outcome.report(), style="" if outcome.ok else "red"), soft_wrap=True)
        console.print(Text(f"{passed} passed, {len(outcomes) - passed} failed, {len(broken)} invalid", style="bold"))
    for line in broken:
        typer.echo(printable(f"kaimaku: {line}"), err=True)
    if broken or passed < len(outcomes):
        raise typer.Exit(1)


@scenarios.command(epilog="Example: kaimaku scenario show bug.yaml")
def show(paths: Paths = None) -> None:
    """Draw the position of every case, before its first step."""
    from kaimaku.judge import scenario

    console = out()
    for path in _files(paths):
        with faults(scenario.ScenarioError):
            console.print(Text(scenario.show(path)), soft_wrap=True)


@scenarios.command(epilog="Example: kaimaku scenario lessons my-lesson.yaml")
def lessons(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Lesson files (default: those that come with Kaimaku).", metavar="PATH"),
    ] = None,
) -> None:
    """Check lessons: everything they mention must exist at their table."""
    from kaimaku import games
    from kaimaku.judge.scenario import ScenarioError
    from kaimaku.lessons.checking import check
    from kaimaku.lessons.reading import load
    from kaimaku.lessons.shipped import lesson_files

    for path in paths or [path for game in games.names() for path in lesson_files(game).values()]:
        with faults(ScenarioError):
            found = load(path)
            check(found)
        out().print(Text(f"ok    {found.title.en} ({found.game}, {len(found.steps)} steps)"))


def _files(paths: list[Path] | None) -> list[Path]:
    from kaimaku import games
    from kaimaku.judge import scenario

    paths = paths or [folder for game in games.names() if (folder := scenario.shipped_in(game)).is_dir()]
    for path in paths:
        if not path.exists():
            raise Fault(f"no such file or folder: {path}")
    found = scenario.find(paths)
    if not found:
        raise Fault(f"no scenarios in {', '.join(map(str, paths))}")
    return found


def _data(outcome: Outcome) -> dict[str, object]:
    return {
        "path": outcome.path,
        "title": outcome.title,
        "variant": outcome.variant,
        "ok": outcome.ok,
        "place": outcome.place,
        "problems": list(outcome.problems),
    }
