"""How one case of a scenario went."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """A case that passed, or what was different, where, and the table at that moment."""

    path: str
    title: str
    variant: str
    problems: tuple[str, ...] = ()
    place: str = ""  # the step or expectation, with its line
    drawn: str = ""

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def name(self) -> str:
        return f"{self.title} ({self.variant})" if self.variant else self.title

    def report(self) -> str:
        """One line if it passed; else the difference and the table."""
        if self.ok:
            return f"ok    {self.name}"
        indented = [f"      {line}".rstrip() for line in self.drawn.splitlines()]
        said = [f"    - {problem}" for problem in self.problems]
        return "\n".join([f"FAIL  {self.name}", f"      {self.place}", *said, "", *indented])
