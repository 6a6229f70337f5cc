"""The performance phase: Arts and their damage, in order (ch. 9, 12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kaimaku.kernel.actions import Action, Actions, Numbers
from kaimaku.kernel.cycles import fresh
from kaimaku.kernel.decisions import PASS, Option, Prompt, ask
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, RESTART, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, Live, expire, leave_stamp
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import applying, value

from ..defs import ARTS as ALL_ARTS
from ..defs import DEFS, Art
from ..table import BACK, CENTER, FRONT, HoloTable, Mem, stage, top_def
from ..table import TURN as THIS_TURN
from .abilities import VOLLEY, Frozen
from .events import ART, IRREDUCIBLE, REVEALED, USES_ART, announce, damage_event
from .stats import (
    AGAIN_AFTER,
    ARTS,
    BORROW,
    CRITICAL,
    FIRM_ARTS,
    NO_ARTS,
    ONLY_CENTER,
    TARGET_BACK,
    TAUNT,
    banned,
    can_pay,
    colors,
)
from .timing import hold_check, is_quiet, is_settled
from .work import ART_ROW, keeps

PERFORMED: Final = -6
AGAIN_MUST: Final = 1
AGAIN_MAY: Final = 2
DECLINABLE: Final = -1  # in place of the target of an Arts used once more: its player may choose none
POSITION_USED: Final = -7

NOT_ON_FRONT: Final = Refusal(
    "hocg:9.2.1",
    "Only your center and collab holomem can use Arts.",
    "アーツを使えるのはセンターとコラボのホロメンだけです。",
)
RESTING: Final = Refusal("hocg:9.2.1.2", "It's resting.", "お休みしています。")
CENTER_DONE: Final = Refusal(
    "hocg:9.2.1.3", "Your center already used Arts this turn.", "センターホロメンはもうアーツを使いました。"
)
COLLAB_DONE: Final = Refusal(
    "hocg:9.2.1.4", "Your collab already used Arts this turn.", "コラボホロメンはもうアーツを使いました。"
)
HAS_PERFORMED: Final = Refusal(
    "hocg:9.2.1.5", "That holomem already used Arts this turn.", "そのホロメンはもうアーツを使いました。"
)
NOT_ITS_ARTS: Final = Refusal("hocg:9.2.2", "It doesn't have that Arts.", "そのアーツを持っていません。")
TOO_FEW_CHEERS: Final = Refusal(
    "hocg:12.2.3.1", "Not enough cheers for this Arts.", "アーツに必要なエールが足りません。"
)
NO_TARGET: Final = Refusal(
    "hocg:12.2.3.2", "This Arts can't target that holomem.", "そのホロメンはこのアーツの対象にできません。"
)
NOT_USABLE_NOW: Final = Refusal(
    "hocg:12.2.3",
    "Its text doesn't let you use this Arts now.",
    "テキストの条件を満たしていないため、このアーツは今は使えません。",
)
NOT_USED_LIKE_THAT: Final = Refusal(
    "hocg:12.2.2",
    "You can only use this Arts when its text says so.",
    "このアーツはテキストに書かれた時にだけ使えます。",
)


def no_perform(t: HoloTable, seat: int, mem: Mem) -> Refusal | None:
    """One Arts from each position and one per holomem (9.2.1, R-11)."""
    if mem.seat != seat or not mem.pos & FRONT:
        return NOT_ON_FRONT
    if mem.resting:
        return RESTING
    if (THIS_TURN, PERFORMED, mem.id) in t.used:
        return HAS_PERFORMED
    if (THIS_TURN, POSITION_USED, mem.pos) in t.used and t.rulings["arts_limit"] == "position_and_holomem":
        return CENTER_DONE if mem.pos == CENTER else COLLAB_DONE
    return banned(t, NO_ARTS, mem)


def no_art(t: HoloTable, mem: Mem, art: Art) -> Refusal | None:
    if art.text is not None and art.text.replaces:
        return NOT_USED_LIKE_THAT
    if art.text is not None and not art.text.lets_use(t, mem):
        return NOT_USABLE_NOW
    return None if can_pay(t, mem, art) else TOO_FEW_CHEERS


def arts_of(t: HoloTable, mem: Mem) -> Sequence[Art]:
    """Its own Arts, and those an effect lends it (5.28); what several lend is one Arts."""
    own = DEFS[t.defs[mem.stack[-1]]].arts
    if not t.mods.get(BORROW):
        return own
    arts = [*own]
    for x in applying(t, BORROW, mem.id):
        lenders = ABILITIES[x.ability].lenders(t, x)  # type: ignore[attr-defined]
        arts += [art for other in lenders if other is not mem for art in top_def(t, other).arts]
        arts = list(dict.fromkeys(arts))
    return arts


def aims_of(t: HoloTable, x: Live) -> list[int]:
    """Whom an effect lets Arts hit as well."""
    found: list[int] = ABILITIES[x.ability].aims(t, x)  # type: ignore[attr-defined]
    return found


def targets(t: HoloTable, seat: int, mem: Mem, art: Art) -> list[Mem]:
    """The opponent's center and collab, as restricted or widened by text (12.2.3.2)."""
    theirs = stage(t, 1 - seat)
    reach = FRONT
    text = art.text
    if text is not None:
        reach = text.reach(t, mem)
    also = [i for x in applying(t, TARGET_BACK, mem.id) for i in aims_of(t, x)] if t.mods.get(TARGET_BACK) else ()
    if also and text is not None and text.confines(t, mem):
        also = ()
    if t.mods.get(ONLY_CENTER) and value(t, ONLY_CENTER, mem.id, 0) > 0:
        reach &= CENTER
        also = ()
    found = [m for m in theirs if m.pos & reach or m.id in also]
    if t.mods.get(TAUNT):
        taunting = [m for m in theirs if value(t, TAUNT, m.id, 0) > 0]
        if taunting:  # whoever may only aim elsewhere has no target (Q44)
            found = [m for m in found if m in taunting]
    return found


def can_also_aim(t: HoloTable, mem: Mem, target: Mem) -> bool:
    """Do other effects than the text of the Arts let this holomem hit that one?"""
    found = applying(t, TARGET_BACK, mem.id) if t.mods.get(TARGET_BACK) else ()
    return any(target.id in aims_of(t, x) for x in found)


def perform_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = []
    for mem in stage(t, seat):
        if mem.pos == BACK or no_perform(t, seat, mem) is not None:
            continue
        for art in arts_of(t, mem):
            if no_art(t, mem, art) is None:
                aims = targets(t, seat, mem, art)
                options += [("art", mem.id, art.number, m.id) for m in aims]
                if not aims and t.rulings["arts_without_target"] == "allow":
                    options.append(("art", mem.id, art.number, 0))
    options.append(PASS)
    return options


def why_no_art(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    mem = t.mems.get(rest[0])
    if mem is None:
        return NOT_ON_FRONT
    why = no_perform(t, seat, mem)
    if why is not None:
        return why
    art = next((a for a in arts_of(t, mem) if a.number == rest[1]), None)
    if art is None:
        return NOT_ITS_ARTS
    why = no_art(t, mem, art)
    if why is not None:
        return why
    aims = [m.id for m in targets(t, seat, mem, art)]
    if not aims and t.rulings["arts_without_target"] == "allow":
        aims = [0]
    return None if rest[-1] in aims and len(rest) > 2 else NO_TARGET


# PERFORMANCE_PHASE slots: 0 has nothing happened since the last check timing?


def ask_perform(t: HoloTable, f: Frame) -> Signal:
    """A check timing first, then the player may act (10.6.4)."""
    settled = is_quiet(t) if f.slots[0] else is_settled(t)
    f.slots[0] = 0
    if not settled:
        return hold_check(t)
    if t.happened:
        fresh(t)
    return ask(t, PERFORM, f.seat)


def take_perform(t: HoloTable, f: Frame) -> Signal:
    if t.answer == PASS:
        return DONE
    ARTS_ACTIONS.do(t, f, t.answer)
    return RESTART


def do_art(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    user, art, target = rest
    mem = t.mems[user]
    t.used[(THIS_TURN, PERFORMED, user)] = 1
    t.used[(THIS_TURN, POSITION_USED, mem.pos)] = 1
    use_art(t, mem, art, target)


ARTS_ACTIONS: Final = Actions(Action("art", (2, 3), why_no_art, do_art))


def use_art(t: HoloTable, mem: Mem, art: int, target: int) -> None:
    push(t, USE_ART, mem.seat, mem.stack[-1], mem.id, art, target, 0, mem.pos, 0)


# --- an Arts, step by step (12.2.4) ---------------------------------------------------------------------------------
# slots: 0 user, 1 Arts, 2 target, 3 damage, 4 position it was used in, 5 irreducible?; 6, only where its card asks:
# total of the dice of its text
USER: Final = 0
WHICH: Final = 1
TARGET: Final = 2
DAMAGE: Final = 3
WHERE: Final = 4
FIRM: Final = 5
ROLLED: Final = 6
SPREAD: Final = 7  # where its own text says so: who takes its damage instead of the target


def art_frame(t: HoloTable) -> Frame | None:
    """The Arts being resolved, seen from its text."""
    for f in reversed(t.frames):
        if f.prog == USE_ART:
            return f
    return None


def rolled_by_art(t: HoloTable, f: Frame, total: int) -> None:
    """The text of an Arts has rolled so much: kept if its own card waits for the use."""
    used = art_frame(t)
    if used is None or f.prog != ALL_ARTS[used.num(WHICH)].prog:
        return
    if any(live.source == f.source for live in t.live.get(USES_ART, ())):
        used.slots[ROLLED:] = [_rolled(used) + total, *used.slots[SPREAD:]]


def _rolled(f: Frame) -> int:
    return f.num(ROLLED) if len(f.slots) > ROLLED else 0


def revealed_by_art(t: HoloTable, f: Frame, cards: tuple[int, ...]) -> Event | None:
    """That the text of an Arts has revealed these cards; no event while any other text does so."""
    used = art_frame(t)
    if used is None or f.prog != ALL_ARTS[used.num(WHICH)].prog:
        return None
    return Event(REVEALED, f.seat, used.num(USER), len(cards), f.source, used.num(WHICH), cards)


def base_damage(t: HoloTable, f: Frame) -> Signal:
    """12.2.4.1"""
    art = ALL_ARTS[f.num(WHICH)]
    note(t, "art", f.seat, f.source, f.num(USER), art.number, f.num(TARGET))
    t.history.append(("art", f.seat, top_def(t, t.mems[f.num(USER)]).id, f.num(USER), art.number))
    if keeps(t, ART_ROW):
        t.history.append((ART_ROW, f.seat, top_def(t, t.mems[f.num(USER)]).id, f.num(USER), f.num(WHERE)))
    f.slots[DAMAGE] = art.power
    return NEXT


def critical_first(t: HoloTable, f: Frame) -> Signal:
    if t.rulings["critical_before_text"] == "true":
        add_critical(t, f)
    return NEXT


def add_critical(t: HoloTable, f: Frame) -> None:
    f.slots[DAMAGE] = f.num(DAMAGE) + printed_critical(t, f)


def printed_critical(t: HoloTable, f: Frame) -> int:
    """The bonus against a color the target has now, once per icon (12.2.4.2, R-43)."""
    mem = t.mems.get(f.num(TARGET))
    return 0 if mem is None else sum(n for color, n in ALL_ARTS[f.num(WHICH)].critical if color & colors(t, mem))


def gained_critical(t: HoloTable, f: Frame) -> int:
    """… and by what effects give its user, perhaps the text of this Arts: an effect like any other (12.2.4.4, R-03)."""
    mem = t.mems.get(f.num(TARGET))
    if mem is None or CRITICAL not in t.mods:
        return 0
    has = colors(t, mem)
    gained = applying(t, CRITICAL, f.num(USER))
    return sum(x.amount for x in gained if cast(Frozen, ABILITIES[x.ability]).mask & has)


def note_sum(t: HoloTable, subject: int, amount: int) -> None:
    """How the damage of an Arts came about: base, critical, text, effects on the user, and what was changed on taking.

    Only for the journal; a sum of one term says nothing new.
    """
    f = art_frame(t)
    if f is None or amount == ALL_ARTS[f.num(WHICH)].power:
        return
    base, dealt = ALL_ARTS[f.num(WHICH)].power, f.num(DAMAGE)
    critical = printed_critical(t, f) + gained_critical(t, f)
    more = value(t, ARTS, f.num(USER), 0) if f.num(USER) in t.mems else 0
    note(t, "sum", f.seat, -1, subject, base, critical, dealt - base - critical - more, more, amount - dealt)


def text_of_art(t: HoloTable, f: Frame) -> Signal:
    """12.2.4.3: no check timing in between (11.1.2)."""
    art = ALL_ARTS[f.num(WHICH)]
    if art.prog >= 0:
        push(t, art.prog, f.seat, f.source, f.num(USER))
    return NEXT


def finalise_damage(t: HoloTable, f: Frame) -> Signal:
    """Other effects that change the damage of Arts, read now (12.2.4.4, G-46)."""
    if t.rulings["critical_before_text"] == "false":
        add_critical(t, f)
    if f.num(USER) in t.mems:
        f.slots[DAMAGE] = f.num(DAMAGE) + gained_critical(t, f)
        f.slots[DAMAGE] = value(t, ARTS, f.num(USER), f.num(DAMAGE))
    return NEXT


def deal(t: HoloTable, f: Frame) -> Signal:
    """12.2.4.5: to the same target wherever it stands now; nothing if it left the stage (R-31)."""
    spread = f.many(SPREAD) if len(f.slots) > SPREAD else ()
    mem = t.mems.get(spread[0] if spread else f.num(TARGET))
    if spread:
        f.slots[SPREAD] = spread[1:]
    if mem is not None and f.num(DAMAGE) > 0:  # 1.3.2.2
        firm = f.num(FIRM) or (FIRM_ARTS in t.mods and value(t, FIRM_ARTS, f.num(USER), 0) > 0)
        cause = ART | (IRREDUCIBLE if firm else 0)
        e = damage_event(t, f.seat, mem, f.num(DAMAGE), f.source, cause, f.num(USER))
        if len(f.slots) > SPREAD + 1:
            e.extra += (len(t.frames), spread[1:])
        happen(t, e)
    return AGAIN if spread[1:] else NEXT


def spread_art(t: HoloTable, mems: Sequence[int]) -> None:
    """The damage of the Arts being used goes to these instead of its target: together, one after the other."""
    f = art_frame(t)
    if f is not None and mems:
        several = [1] if len(mems) > 1 else []  # the last slot says that they take it together
        f.slots[ROLLED:] = [_rolled(f), tuple(mems), *several]


def art_used(t: HoloTable, f: Frame) -> Signal:
    """Abilities on using Arts wait until its damage and downs are done (G-39)."""
    if len(f.slots) > SPREAD + 1:
        expire(t.live, VOLLEY - len(t.frames))
    announce(t, USES_ART, f.seat, f.num(USER), _rolled(f), f.source, f.num(WHERE), f.num(WHICH), f.num(TARGET))
    if AGAIN_AFTER in t.mods:
        for x in applying(t, AGAIN_AFTER, f.num(USER)):  # it was for the next one
            leave_stamp(t.mods, AGAIN_AFTER, x.stamp)
            t.again.append((f.num(USER), f.num(WHICH), DECLINABLE if x.amount == AGAIN_MAY else 0))
    return NEXT


PERFORM: Final = Prompt(
    "hocg:perform",
    "hocg:9.1.2",
    "Performance phase: choose an Arts.",
    "パフォーマンスステップ：どのアーツを使いますか？",
    perform_options,
    ARTS_ACTIONS.explain,
)
PERFORMANCE_PHASE: Final = procedure("hocg:7.6.2", ask_perform, take_perform, slots=1)
USE_ART: Final = procedure(
    "hocg:12.2.4", base_damage, critical_first, text_of_art, finalise_damage, deal, art_used, slots=6
)
