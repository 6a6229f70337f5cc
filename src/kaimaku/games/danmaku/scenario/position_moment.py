"""The moment of a position: whose turn, which step, limits, what lasts; and the frames a game would have there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.judge.scenario.values import PositionError, Spec, flag, known_keys, least, many, mapping, number
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.listeners import Live, enter

from ..definitions import CHARACTERS, Character, Modifier, character_of
from ..lang.lasting import NEXT_TURN, BanChosen, SetDistance, Suppress, Until
from ..rules.asides import look_key
from ..rules.main_step import MAIN
from ..rules.roles import holder
from ..rules.setup import SETUP
from ..rules.turn import TURN
from ..table import CHARACTER, END_OF_TURN, DanmakuTable
from .cards import declare
from .position_cards import fold, names_spell, seat_word, words_of

if TYPE_CHECKING:
    from .position import Position

USUAL_TURN = 5
# Where in the turn's program a step begins; `main` is inside it.
TURN_STEPS = {"start": 0, "skip": 2, "incident": 4, "draw": 5, "main": 6, "discard": 7, "end": 8}
FIRST_STEPS = {"setup": 0, "begin": 2}
EFFECT_KEYS = frozenset({"spell", "text", "by", "on", "number", "type"})


def lay_moment(p: Position, spec: Spec, sides: list[Spec], step: str) -> None:
    t = p.table
    words = ["new game", *FIRST_STEPS, *TURN_STEPS]
    if step not in words:
        raise PositionError("step", f"unknown step {step!r}; use one of {', '.join(words)}")
    if step in FIRST_STEPS:
        t.active = holder(t, "heroine")
        return
    t.active = seat_at(p, spec.get("current", spec.get("active", "P1")), "current")
    t.turn = least(spec.get("turn", USUAL_TURN), 1, "turn")
    for seat, side in enumerate(sides):
        word, bit = f"P{seat + 1}", 1 << seat
        t.fired[seat] = least(side.get("danmaku", 0), 0, f"{word}.danmaku")
        for key in ("spent", "skip", "skipped"):
            said = {"spent": "spell_used", "skip": "skips"}.get(key, key)
            if flag(side.get(said), f"{word}.{said}"):
                setattr(t, key, getattr(t, key) | bit)
        if flag(side.get("used"), f"{word}.used"):
            t.used[look_key(t, seat)] = 1
            for text in character_of(t, seat).bearer.reactions:
                t.used[seat, t.turn, text.key] = 1
    drawn = spec.get("drawn", [f"P{t.active + 1}"] if TURN_STEPS[step] > TURN_STEPS["draw"] else [])
    for one in many(drawn, "drawn"):
        t.drawn |= 1 << seat_at(p, one, "drawn")
    for i, entry in enumerate(many(spec.get("effects"), "effects")):
        lay_effect(p, mapping(entry, f"effects[{i}]"), f"effects[{i}]")


def seat_at(p: Position, value: object, where: str) -> int:
    """A player of this table, also by character."""
    t = p.table
    seat = seat_word(str(value))
    if seat is None:
        found = [s for s in range(t.seats) if fold(str(value)) in words_of(character_of(t, s))]
        seat = found[0] if len(found) == 1 else -1
    if not 0 <= seat < t.seats:
        raise PositionError(where, f"expected P1 to P{t.seats} or a character, not {value!r}")
    return seat


def lay_effect(p: Position, spec: Spec, where: str) -> None:
    """What began earlier and still lasts: {spell: Flash Flood, by: P1, on: P2}, {text: "Until(…)", by: P1}."""
    t = p.table
    known_keys(spec, EFFECT_KEYS, where)
    caster = _of_text(spec, where) if "text" in spec else _of_spell(p, spec, where)
    by = seat_at(p, spec.get("by"), f"{where}.by")
    source = _source(t, caster, by)
    for verb in lasting(caster):
        for modifier in verb.rest:
            seat = seat_at(p, spec.get("on"), f"{where}.on") if isinstance(modifier, Suppress) else by
            until = by if verb.when is NEXT_TURN else END_OF_TURN
            amount = _amount(modifier, spec, where)
            enter(t.mods, modifier.stat, Live(modifier.number, source, seat, -1, t.tick(), until, amount))


def lasting(caster: Character) -> list[Until]:
    return [verb for verb in caster.spell.do if isinstance(verb, Until)]


def _of_spell(p: Position, spec: Spec, where: str) -> Character:
    """By the name of the Spell Card or of its character, printed or the scenario's own."""
    word = fold(str(spec.get("spell")))
    pool = [*(c for c in p.box.local if isinstance(c, Character)), *CHARACTERS]
    found = next((c for c in pool if names_spell(word, c) or word in words_of(c)), None)
    if found is None or not lasting(found):
        names = [c.printed.spell.name.en for c in pool if lasting(c)]
        raise PositionError(f"{where}.spell", f"this Spell Card has no lasting effect; use one of {', '.join(names)}")
    return found


def _of_text(spec: Spec, where: str) -> Character:
    """Whatever the card language lets last, as if a Spell Card said it."""
    said = str(spec["text"])
    try:
        (made,) = declare({said: {"kind": "character", "name": "Effect", "text": f"spell({said})"}})
    except PositionError as error:
        raise PositionError(f"{where}.text", error.why) from None
    assert isinstance(made, Character)
    if not made.spell.do or len(lasting(made)) < len(made.spell.do):
        raise PositionError(f"{where}.text", f"{said!r} has no lasting effect; write Until(NEXT_TURN, …)")
    return made


def _source(t: DanmakuTable, caster: Character, by: int) -> int:
    """The character whose Spell Card it is, if somebody plays it."""
    owner = next((s for s in range(t.seats) if character_of(t, s) is caster), by)
    return t.zones[CHARACTER + owner][0]


def _amount(modifier: Modifier, spec: Spec, where: str) -> int:
    if isinstance(modifier, SetDistance):
        return number(spec.get("number"), f"{where}.number")
    if isinstance(modifier, BanChosen):
        said = str(spec.get("type")).lower()
        if said not in modifier.TYPES:
            raise PositionError(f"{where}.type", f"must be one of {', '.join(modifier.TYPES)}")
        return modifier.TYPES.index(said)
    return 0


def resume(t: DanmakuTable, step: str) -> None:
    """Let the game go on: `main` inside that step, the others from their beginning."""
    if step in FIRST_STEPS:
        frame = push(t, SETUP, -1)
        frame.pc = FIRST_STEPS[step]
    else:
        t.step = "end" if step == "end" else "start" if step == "skip" else step
        frame = push(t, TURN, t.active)
        frame.pc = TURN_STEPS[step]
        if step == "start":
            t.turn -= 1
        elif step == "main":
            frame.pc += 1
            push(t, MAIN, t.active)
    run(t)
