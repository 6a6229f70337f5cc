"""Effects that are still at work in a position: a plain change of a number, or whatever lasts in the card language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.frames import OVER, push, run
from kaimaku.kernel.listeners import Live, Pending

from . import stats
from .lang.modifiers import FROZEN, leave, until_code
from .lang.modifiers import GAME_LONG as FOR_THE_GAME
from .lang.modifiers import OPP_NEXT_TURN as TO_NEXT_TURN
from .lang.modifiers import THIS_TURN as FOR_THIS_TURN
from .layers import BATON, HP
from .position_data import SEATS, PositionError, Spec, known_keys, number, seat_of
from .scenario_cards import declare
from .table import CENTER, HoloTable, Mem, at, oshi
from .timing import start_ability

if TYPE_CHECKING:
    from .position import Position

EFFECTS = {"arts": stats.ARTS, "hp": HP, "arts_cost": stats.COST, "baton": BATON}
TEXT_KEYS = frozenset({"text", "on", "by"})
UNTIL = {
    "this turn": FOR_THIS_TURN,
    "end of opponent's next turn": TO_NEXT_TURN,
    "end of game": FOR_THE_GAME,
}


def lay_effect(p: Position, spec: Spec, on: Mem | None, where: str) -> None:
    """{arts: 20, on: A center, until: this turn}, or {text: "Immune(THIS)", on: A center, by: B}."""
    if "text" in spec:
        lay_text(p, spec, on, where)
        return
    known_keys(spec, frozenset({*EFFECTS, "on", "until"}), where)
    if on is None:
        raise PositionError(f"{where}.on", "whom it is on")
    t = p.table
    until = str(spec.get("until", "this turn"))
    if until not in UNTIL:
        raise PositionError(f"{where}.until", f"one of {', '.join(UNTIL)}, not {until!r}")
    code = until_code(t, t.active, UNTIL[until])
    for word, stat in EFFECTS.items():
        if word in spec:
            amount = number(spec[word], f"{where}.{word}")
            leave(t, stat, Live(FROZEN[stat].number, oshi(t, on.seat), t.active, on.id, t.tick(), code, amount))


def lay_text(p: Position, spec: Spec, on: Mem | None, where: str) -> None:
    """Verbs that last, carried out before the position begins: `THIS` is whom it is on, nothing is left to choose."""
    known_keys(spec, TEXT_KEYS, where)
    t = p.table
    said = str(spec["text"])
    seat = seat_of(spec.get("by", SEATS[on.seat if on is not None else t.active]), f"{where}.by")
    mem = on or at(t, seat, CENTER)
    try:
        made = declare({said: {"name": "Effect", "text": [f"collab_effect({said})"]}})[said]
    except PositionError as error:
        raise PositionError(f"{where}.text", error.why) from None
    (ability,) = [a for own in made.own.values() for a in own]
    before, lasting, journal, history = _things(t), _lasting(t), t.journal, t.history[:]
    t.journal = None
    push(t, OVER, -1)
    start_ability(t, Pending(ability.number, seat, oshi(t, seat), mem.id if mem is not None else 0, t.tick(), ()))
    run(t)
    t.frames.clear()
    t.journal, t.history = journal, history
    if t.asked:
        t.asked = ()
        raise PositionError(f"{where}.text", f"{said!r} leaves a choice: say whom with THIS and `on`, or take [ALL]")
    if _things(t) != before or _lasting(t) <= lasting:
        raise PositionError(f"{where}.text", f"{said!r} is nothing that lasts")


def _things(t: HoloTable) -> tuple[object, ...]:
    """Where everything lies: what lasts moves no card and does no damage."""
    return tuple(t.where), [(m.id, m.pos, m.damage, m.resting) for m in t.mems.values()], list(t.pending)


def _lasting(t: HoloTable) -> int:
    return sum(len(found) for index in (t.mods, t.live) for found in index.values())
