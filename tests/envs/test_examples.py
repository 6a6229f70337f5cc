"""The examples run: the random agent, a little learning, and the measurements."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kaimaku import envs
from kaimaku.envs.bench import grid, run_bench

EXAMPLES = Path(__file__).parents[2] / "examples"


def ran(*args: str) -> str:
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False, cwd=EXAMPLES)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_agent_plays_a_game_and_draws_it() -> None:
    assert "steps; rewards: {'player_0'" in ran("random_agent.py", "vcard")


def test_learning_draws_its_curve(tmp_path: Path) -> None:
    said = ran("learn.py", "--minutes", "0.01", "--games", "2", "--curve", str(tmp_path / "curve.svg"))
    assert "against random" in said
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_environments_are_measured() -> None:
    found = run_bench(0.5, workers=0)
    for name in envs.names():
        assert found[name]["steps_per_second"] > 0 and found[name]["vector_per_second"] > 0
    assert grid(found).row_count == len(found)
