"""Effects that are still at work in a position: what waits for a turn, a limit of this turn, Coins that stay, and cards
that can't be played for now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kaimaku.judge.scenario.position import SEATS, seat_of
from kaimaku.judge.scenario.values import PositionError, Spec, known_keys, many, mapping
from kaimaku.kernel.frames import OVER, push, run
from kaimaku.kernel.listeners import Live, enter

from ..lang.hands import BAR
from ..rules.timing import start_effect
from ..table import BARRED, HAND, PL, UNTIL_AFTER_COMBAT, VCardTable, active, face, zone
from .cards import declare
from .position_board import spot_of_words

if TYPE_CHECKING:
    from .position import Position

TEXT_KEYS = frozenset({"text", "on", "by", "set"})
BARRED_KEYS = frozenset({"barred", "by"})
SET = {"earlier": 1, "this turn": 0}  # how many turns ago it was set up, at least
WORD = re.compile(r"\s*\w+\(")


def lay_effects(p: Position, spec: Spec) -> None:
    for i, entry in enumerate(many(spec.get("effects"), "effects")):
        where = f"effects[{i}]"
        effect = mapping(entry, where)
        if "barred" in effect:
            _bar(p, effect, where)
        else:
            _lay_text(p, effect, where)


def _bar(p: Position, spec: Spec, where: str) -> None:
    """{barred: Nova, by: A}: a card of the hand that can't be played until after combat."""
    known_keys(spec, BARRED_KEYS, where)
    t = p.table
    seat = seat_of(spec.get("by", SEATS[t.active]), f"{where}.by")
    wanted = p.labels.get(str(spec["barred"]))
    hand = zone(t, seat, HAND)
    fit = [wanted] if wanted in hand else [c for c in hand if face(t, c) is p.find(spec["barred"], f"{where}.barred")]
    if not fit:
        raise PositionError(f"{where}.barred", f"{spec['barred']} is not in the hand of {SEATS[seat]}")
    enter(t.mods, BARRED, Live(BAR.number, -1, seat, fit[0], t.tick(), UNTIL_AFTER_COMBAT, 1))


def _lay_text(p: Position, spec: Spec, where: str) -> None:
    """{text: "Grow: Draw 1 card.", by: A}: carried out before the position begins; nothing is left to choose."""
    known_keys(spec, TEXT_KEYS, where)
    t = p.table
    said = str(spec.get("text", ""))
    source = _source(p, spec, where)
    try:
        made = declare({said: {"kind": "vtuber", "text": f"snap({said})" if WORD.match(said) else f"Snap: {said}"}})
    except PositionError as error:
        raise PositionError(f"{where}.text", error.why) from None
    when = str(spec.get("set", "earlier"))
    if when not in SET:
        raise PositionError(f"{where}.set", f"one of {', '.join(SET)}, not {when!r}")
    before, lasting, waiting, journal = _things(t), _lasting(t), t.due, t.journal
    t.journal = None
    push(t, OVER, -1)
    start_effect(t, made[said].snap, t.owner[source], source)
    run(t)
    t.frames.clear()
    t.journal = journal
    if t.asked:
        t.asked = ()
        raise PositionError(f"{where}.text", f"{said!r} asks for a choice: write one that doesn't")
    if _things(t) != before or _lasting(t) <= lasting:
        raise PositionError(f"{where}.text", f"{said!r} doesn't last on its own: put its card into play")
    t.due = (*waiting, *(d._replace(born=t.turn - SET[when]) for d in t.due[len(waiting) :]))


def _source(p: Position, spec: Spec, where: str) -> int:
    """Whose text it is: the VT it says it is on, else the Active VT of the player it is by."""
    t = p.table
    seat = seat_of(spec.get("by", SEATS[t.active]), f"{where}.by")
    if "on" not in spec:
        if active(t, seat) < 0:
            raise PositionError(where, f"{SEATS[seat]} has no Active VT: say `on` whose text it is")
        return active(t, seat)
    said = str(spec["on"])
    spot = spot_of_words(said, seat)
    found = t.zones[spot][0] if spot >= 0 and t.zones[spot] else p.labels.get(said, -1)
    if found < 0 or ("by" in spec and t.owner[found] != seat):
        raise PositionError(f"{where}.on", f"{said!r} isn't a VT or label of {SEATS[seat]}")
    return found


def _things(t: VCardTable) -> tuple[object, ...]:
    """Where everything lies, what players and VTs have: what lasts changes none of it."""
    held = (t.tokens, t.mods[PL], frozenset(t.locked), tuple(t.pending))
    return tuple(t.where), tuple(t.coins), tuple(t.mana), *held


def _lasting(t: VCardTable) -> int:
    return len(t.due) + sum(len(found) for found in t.mods.values())
