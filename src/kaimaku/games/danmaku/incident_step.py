"""The incident step: a new Incident if there is none, then what it says for this step."""

from __future__ import annotations

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal, push

from .defeat import FINISH
from .definitions import incident_of
from .incident import next_incident
from .table import INCIDENT, DanmakuTable, active, procedure

# INCIDENT_STEP: slot 0 the Incident whose text is done


def _enter(t: DanmakuTable, f: Frame) -> Signal:
    if not t.zones[INCIDENT]:
        new = next_incident(t)
        if new is None:
            return DONE
        if new.enter_prog >= 0:
            push(t, new.enter_prog, f.seat, t.zones[INCIDENT][0], -1)
    f.slots[0] = t.zones[INCIDENT][0]
    return NEXT


def _perform(t: DanmakuTable, f: Frame) -> Signal:
    """New or old (turn.incident.2); one that resolved itself has no step any more."""
    there = incident_of(t)
    if there is not None and t.zones[INCIDENT][0] == f.slots[0] and there.step_prog >= 0 and active(t, f.seat):
        push(t, there.step_prog, f.seat, t.zones[INCIDENT][0], -1)
    return NEXT


def _finish(t: DanmakuTable, f: Frame) -> Signal:
    push(t, FINISH, f.seat)
    return NEXT


INCIDENT_STEP = procedure("danmaku:turn.incident.1", _enter, _perform, _finish, slots=1)
