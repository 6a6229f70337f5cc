"""Scenarios: positions as files, steps in human terms, expectations. The format is docs/scenarios.md."""

from .outcome import Outcome
from .reading import Case, Scenario, ScenarioError, find, load
from .running import run, run_case, show
from .shipped import SHIPPED

__all__ = ["SHIPPED", "Case", "Outcome", "Scenario", "ScenarioError", "find", "load", "run", "run_case", "show"]
