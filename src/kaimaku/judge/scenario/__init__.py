"""Scenarios: positions as files, steps in human terms, expectations. The format is docs/scenarios.md."""

from .reading import Case, Scenario, ScenarioError, find, load
from .running import Outcome, run, run_case, show
from .shipped import shipped_in

__all__ = ["Case", "Outcome", "Scenario", "ScenarioError", "find", "load", "run", "run_case", "shipped_in", "show"]
