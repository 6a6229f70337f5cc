"""Going on from a position: the frames a game would have at that moment."""

from __future__ import annotations

from kaimaku.kernel.chance import below
from kaimaku.kernel.frames import PROGRAMS, push, run

from . import setup, turn
from .main_phase import MAIN_PHASE
from .performance import PERFORMANCE_PHASE
from .position_data import PositionError
from .table import HoloTable

TURN_STEPS = {
    "reset": turn.reset_stage,
    "draw": turn.start_draw,
    "cheer": turn.start_cheer,
    "start of main": turn.start_main,
    "start of performance": turn.start_performance,
    "end": turn.end_phase,
}
INSIDE = {
    "main": (turn.start_main, MAIN_PHASE),
    "performance": (turn.start_performance, PERFORMANCE_PHASE),
}
SETUP_STEPS = {
    "setup": setup.ask_first,
    "redraw": setup.ask_redraw,
    "forced redraws": setup.forced_redraws,
    "set center": setup.ask_center,
}


def resume(t: HoloTable, phase: str, chooser: int = 0) -> None:
    """Let the game go on from a phase: `main` and `performance` inside it, the others from their first step."""
    if phase in SETUP_STEPS:
        frame = push(t, setup.SETUP, t.first, -1, 0)
        frame.pc = PROGRAMS[setup.SETUP].steps.index(SETUP_STEPS[phase])
        if phase == "setup":
            while below(t.clone(), 2) != chooser:
                t.seed += 1
    elif phase in TURN_STEPS or phase in INSIDE:
        t.phase = phase.removeprefix("start of ")
        frame = push(t, turn.TURN, t.active)
        step = TURN_STEPS.get(phase) or INSIDE[phase][0]
        frame.pc = PROGRAMS[turn.TURN].steps.index(step)
        if phase in INSIDE:
            frame.pc += 1
            push(t, INSIDE[phase][1], t.active)
    else:
        words = ", ".join([*TURN_STEPS, *INSIDE, *SETUP_STEPS])
        raise PositionError("phase", f"there is no phase {phase!r}; there are {words}")
    run(t)
