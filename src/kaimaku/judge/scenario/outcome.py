"""How one case of a scenario went."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Failure:
    """A step or an expectation, with its line, and all that was different there."""

    place: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """A case that passed, or what was different, where, and the table at that moment."""

    path: str
    title: str
    variant: str
    failures: tuple[Failure, ...] = ()
    drawn: str = ""

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def place(self) -> str:
        """Where the first difference is."""
        return self.failures[0].place if self.failures else ""

    @property
    def problems(self) -> tuple[str, ...]:
        return tuple(problem for failure in self.failures for problem in failure.problems)

    @property
    def name(self) -> str:
        return f"{self.title} ({self.variant})" if self.variant else self.title

    def report(self) -> str:
        """One line if it passed; else the difference and the table."""
        if self.ok:
            return f"ok    {self.name}"
        indented = [f"      {line}".rstrip() for line in self.drawn.splitlines()]
        told = [f"FAIL  {self.name}"]
        place = ""
        for failure in self.failures:
            told += [f"      {failure.place}"] if failure.place != place else []
            told += [f"    - {problem}" for problem in failure.problems]
            place = failure.place
        return "\n".join([*told, "", *indented])
