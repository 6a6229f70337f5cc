"""What a position remembers: what was used, what happened this turn, effects at work, coming shuffles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from kaimaku.judge.scenario.position import SEATS, seat_of
from kaimaku.judge.scenario.values import PositionError, Spec, entries, known_keys, many, mapping, number
from kaimaku.kernel.chance import force_order
from kaimaku.kernel.frames import OVER, push, run
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.listeners import ABILITIES, Ability, Live, Pending

from ..defs import DEFS
from ..lang import modifiers
from ..rules import stats
from ..rules.abilities import HoloAbility
from ..rules.layers import BATON, HP
from ..rules.main_phase import BATONED, COLLABED
from ..rules.performance import PERFORMED, POSITION_USED
from ..rules.skills import USED
from ..rules.support import LIMITED_USED
from ..rules.timing import start_ability
from ..table import CENTER, COLLAB, GAME, POSITION_NAMES, TURN, HoloTable, Mem, at, back, oshi
from .cards import declare
from .position_cards import find_def

if TYPE_CHECKING:
    from .position import Position

USED_KEYS = frozenset({"collab", "baton", "limited", "skill", "sp", "arts"})
SKILLS = frozenset({"skill", "sp"})
HAPPENINGS = SKILLS | {"bloom", "collab", "baton", "play", "art", "downed", "roll"}

EFFECTS = {"arts": stats.ARTS, "hp": HP, "arts_cost": stats.COST, "baton": BATON}
TEXT_KEYS = frozenset({"text", "on", "by"})
UNTIL = {
    "this turn": modifiers.THIS_TURN,
    "end of opponent's next turn": modifiers.OPP_NEXT_TURN,
    "end of game": modifiers.GAME_LONG,
}


def lay_state(p: Position, spec: Spec) -> None:
    lay_used(p, mapping(spec.get("used"), "used"))
    for i, entry in enumerate(many(spec.get("effects"), "effects")):
        effect, where = mapping(entry, f"effects[{i}]"), f"effects[{i}]"
        lay_effect(p, effect, find_mem(p, effect["on"], f"{where}.on") if "on" in effect else None, where)
    for key, rows in (("history", p.table.history), ("past", p.table.past)):
        for i, entry in enumerate(many(spec.get(key), key)):
            rows.append(happening(p, mapping(entry, f"{key}[{i}]"), f"{key}[{i}]"))
    for seat, word in enumerate(SEATS):
        side = mapping(spec.get(word), word)
        for i, tops in enumerate(many(side.get("shuffles"), f"{word}.shuffles")):
            where = f"{word}.shuffles[{i}]"
            force_order(p.table, find_cards(p, seat, entries(tops, where), where))
        for card in find_cards(p, seat, many(side.get("revealed"), f"{word}.revealed"), f"{word}.revealed"):
            reveal(p.table, card)


# --- pointing at things ---------------------------------------------------------------------------------------------


def find_mem(p: Position, ref: object, where: str) -> Mem:
    """A holomem by its label or its place: `A center`, `B collab`, `A back 2`."""
    t = p.table
    if str(ref) in p.mems:
        return t.mems[p.mems[str(ref)]]
    match str(ref).split():
        case [seat, "center"]:
            found = at(t, seat_of(seat, where), CENTER)
        case [seat, "collab"]:
            found = at(t, seat_of(seat, where), COLLAB)
        case [seat, "back", nth] if nth.isdecimal():
            found = next(iter(back(t, seat_of(seat, where))[int(nth) - 1 : int(nth)]), None)
        case _:
            found = None
    if found is None:
        places = [f"{SEATS[m.seat]} {POSITION_NAMES[m.pos]}" for m in t.mems.values()]
        raise PositionError(where, f"no holomem {ref!r}; on stage: {', '.join([*p.mems, *places])}")
    return found


def find_cards(p: Position, seat: int, refs: list[object], where: str) -> list[int]:
    """Cards of a seat by label or kind; each copy is taken once."""
    t = p.table
    found: list[int] = []
    for ref in refs:
        if str(ref) in p.labels:
            found.append(p.labels[str(ref)])
            continue
        d = find_def(str(ref), p.local, where)
        copy = next(
            (c for c in range(len(t.defs)) if t.owner[c] == seat and t.defs[c] == d.number and c not in found), None
        )
        if copy is None:
            raise PositionError(where, f"{SEATS[seat]} has no more {d.id} {d.name('en')}")
        found.append(copy)
    return found


# --- used up --------------------------------------------------------------------------------------------------------


def lay_used(p: Position, spec: Spec) -> None:
    """This turn's collab, baton pass, LIMITED cards and Arts, and Oshi skills of either side."""
    known_keys(spec, USED_KEYS, "used")
    t = p.table
    for key, mark in (("collab", COLLABED), ("baton", BATONED)):
        if spec.get(key):
            t.used[mark] = 1
    if spec.get("limited"):
        t.used[LIMITED_USED] = int(cast(int, spec["limited"]))
    for kind in ("skill", "sp"):
        for word in many(spec.get(kind), f"used.{kind}"):
            seat = seat_of(word, f"used.{kind}")
            for skill in DEFS[t.defs[oshi(t, seat)]].skills:
                if skill.printed.kind == kind:
                    period = GAME if kind == "sp" or skill.limit == "game" else TURN
                    t.used[(period, USED, seat, skill.index)] = 1
    for ref in many(spec.get("arts"), "used.arts"):
        mem = find_mem(p, ref, "used.arts")
        t.used[(TURN, PERFORMED, mem.id)] = 1
        t.used[(TURN, POSITION_USED, mem.pos)] = 1


def use_up(t: HoloTable, mem: Mem, words: list[object], where: str) -> None:
    """Mark limited abilities of a holomem and of what is attached to it as used."""
    limited = [(a, card, stamp) for a, card, stamp in abilities_of(t, mem) if a.limit is not None]
    for word in words:
        found = [x for x in limited if word is True or place_of(x[0]) == word]
        if not found:
            there = ", ".join(place_of(a) for a, _, _ in limited) or "none"
            raise PositionError(where, f"no limited ability {word!r}; it has: {there}")
        for ability, card, stamp in found:
            t.used[ability.limit_key(card, stamp, mem.id)] = 1


def place_of(ability: Ability) -> str:
    """Where on its card an ability stands: gift, gift2, collab_effect, …; not which part of that text it is."""
    return ability.name.partition("/")[2].partition("/")[0]


def abilities_of(t: HoloTable, mem: Mem) -> Iterator[tuple[HoloAbility, int, int]]:
    """Its abilities with the card and the stamp that their limits are counted by."""
    top = mem.stack[-1]
    d = DEFS[t.defs[top]]
    for ability in [a for own in d.own.values() for a in own] + list(d.activated):
        yield cast(HoloAbility, ability), top, mem.epoch
    carriers = {top, *mem.supports}
    for index in (t.live, t.mods):
        for found in index.values():
            for x in found:
                ability = ABILITIES[x.ability]
                if x.source in carriers and isinstance(ability, HoloAbility):
                    yield ability, x.source, x.stamp


# --- what happened --------------------------------------------------------------------------------------------------


def happening(p: Position, spec: Spec, where: str) -> tuple[int | str, ...]:
    """{play: hSD01-016, by: A}: something texts may ask about later ("if … this turn")."""
    known_keys(spec, frozenset({*HAPPENINGS, "by"}), where)
    kinds = [k for k in spec if k in HAPPENINGS]
    if len(kinds) != 1:
        raise PositionError(where, f"give exactly one of: {', '.join(sorted(HAPPENINGS))}")
    seat = seat_of(spec.get("by", "A"), f"{where}.by")
    kind, d = kinds[0], find_def(str(spec[kinds[0]]), p.local, where)
    if kind not in SKILLS:
        return (kind, seat, d.id)
    index = next((skill.index for skill in d.skills if skill.printed.kind == kind), None)
    if index is None:
        raise PositionError(f"{where}.{kind}", f"{d.id} has no such skill")
    return ("skill", seat, d.id, index, "main")


# --- effects still at work ------------------------------------------------------------------------------------------


def lay_effect(p: Position, spec: Spec, on: Mem | None, where: str) -> None:
    """{arts: 20, on: A center, until: this turn}, or {text: "Immune(THIS)", on: A center, by: B}."""
    if "text" in spec:
        lay_text(p, spec, on, where)
        return
    known_keys(spec, frozenset({*EFFECTS, "on", "until"}), where)
    if on is None:
        raise PositionError(f"{where}.on", "say which holomem it is on")
    t = p.table
    until = str(spec.get("until", "this turn"))
    if until not in UNTIL:
        raise PositionError(f"{where}.until", f"{until!r} isn't one of: {', '.join(UNTIL)}")
    code = modifiers.until_code(t, t.active, UNTIL[until])
    for word, stat in EFFECTS.items():
        if word in spec:
            amount = number(spec[word], f"{where}.{word}")
            frozen = modifiers.FROZEN[stat].number
            modifiers.leave(t, stat, Live(frozen, oshi(t, on.seat), t.active, on.id, t.tick(), code, amount))


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
        raise PositionError(f"{where}.text", f"{said!r} leaves a choice: use THIS with `on`, or [ALL]")
    if _things(t) != before or _lasting(t) <= lasting:
        raise PositionError(f"{where}.text", f"{said!r} has no lasting effect")


def _things(t: HoloTable) -> tuple[object, ...]:
    """Where everything lies: what lasts moves no card and does no damage."""
    return tuple(t.where), [(m.id, m.pos, m.damage, m.resting) for m in t.mems.values()], list(t.pending)


def _lasting(t: HoloTable) -> int:
    return sum(len(found) for index in (t.mods, t.live) for found in index.values())
