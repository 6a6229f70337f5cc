"""A fault of ours under a scenario: what was raised and where, in one line and without a traceback."""

from __future__ import annotations

PACKAGE = "kaimaku."
SAYS = "internal error"


def internal(error: BaseException) -> str:
    """`internal error: KeyError: 3, in hp (kaimaku.games.hocg.stats:120)`: the innermost place of our own code."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if module.startswith(PACKAGE):
            place = f", in {trace.tb_frame.f_code.co_name} ({module}:{trace.tb_lineno})"
        trace = trace.tb_next
    return f"{SAYS}: {type(error).__name__}: {error}{place}"
