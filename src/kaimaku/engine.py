"""Which engine runs: the compiled one, or the same source as plain Python."""

from __future__ import annotations

from kaimaku.kernel import frames


def engine_kind() -> str:
    return "plain Python" if str(frames.__file__).endswith(".py") else "compiled"
