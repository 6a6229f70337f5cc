"""What every test has in common."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every machine, and no clock: machines are noisy.
settings.register_profile("kaimaku", derandomize=True, deadline=None, database=None)
settings.load_profile("kaimaku")
