"""Rules resolution: downs and life, illegal cards, losses (ch. 11)."""

from __future__ import annotations

from typing import Any, Final, cast

from kaimaku.kernel.decisions import Prompt, ask
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import AGAIN, BACK, DONE, NEXT, RESTART, Frame, Signal, finish, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, ABILITY_BY_KEY, Pending
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Result

from ..defs import DEFS
from ..table import ARCHIVE, HAND, LIFE, HoloTable, Mem, appear, attach, put, stage, take_out, top_def
from . import picking
from .events import ATTACHED, DOWNED, LIFE_LOSS, NO_LIFE, announce
from .layers import OFF, is_off
from .leaving import archive_cards, off_stage, saving
from .stats import HP_FALLS, LIMIT_FALLS, all_fit, attach_cap, hp, names
from .work import LIFE_ROW, keeps

# --- what is due ----------------------------------------------------------------------------------------------------


def due(t: HoloTable) -> bool:
    """Is any rules resolution applicable now (11.1.2)? Asked at check timings only."""
    zones = t.zones
    spots = t.spots
    if not zones[LIFE] or not zones[LIFE + 1] or not spots[0] or not spots[1]:
        return True
    if t.life_damage[0] or t.life_damage[1]:
        return True
    if HP_FALLS in t.mods:
        for mem in t.mems.values():
            if mem.damage >= hp(t, mem):
                return True
    strict = OFF in t.mods or LIMIT_FALLS in t.mods  # an effect may allow less on a holomem than is printed
    return bool(t.touched or strict) and stage_due(t, strict)


def stage_due(t: HoloTable, strict: bool) -> bool:
    """Must a holomem go (11.3), or something that one carries (11.4)?

    One that may stay with all it carries by what is printed alone is not looked at again until it takes damage or
    changes its text or what it carries: `touched`. Strict: an effect may allow less than is printed, so all are asked.
    """
    defs = t.defs
    doubtful = set()
    for i in t.mems if strict else t.touched:
        mem = t.mems.get(i)
        if mem is None:
            continue
        top = defs[mem.stack[-1]]
        damage = mem.damage
        unsafe = damage and damage >= DEFS[top].hp
        held = mem.supports
        unfit = held and (strict or not all_fit(defs, top, held))
        if mem.down or (unsafe and damage >= hp(t, mem)) or (unfit and illegal(t, mem)):
            return True
        if unsafe or unfit:
            doubtful.add(i)
    t.touched = doubtful
    return False


def is_down(t: HoloTable, mem: Mem) -> bool:
    """Damage at or above HP (11.3.1), or downed by an effect (4.4.9)."""
    return mem.down or mem.damage >= hp(t, mem)


def illegal(t: HoloTable, mem: Mem) -> list[int]:
    """Attached cards that may not stay: a condition not met (11.4.3) or a limit passed (11.4.2)."""
    bad = []
    held: dict[str, int] = {}
    for card in mem.supports:
        d = DEFS[t.defs[card]]
        if d.only and not d.only & names(t, mem):
            bad.append(card)
            continue
        held[d.support] = held.get(d.support, 0) + 1
    for support, count in held.items():
        cap = attach_cap(t, mem, support)
        if 0 <= cap < count:
            bad += [c for c in mem.supports if DEFS[t.defs[c]].support == support and c not in bad]
    return bad


def resolve_rules(t: HoloTable) -> None:
    """Start what is due: downs first, then illegal cards, then life damage, then losses (R-09, R-10)."""
    if any(is_down(t, m) for m in t.mems.values()):
        push(t, DOWNS, t.active)
        return
    for seat in (t.active, 1 - t.active):
        for mem in stage(t, seat):
            if illegal(t, mem):
                push(t, TRIM, seat, -1, mem.id)
                return
    if not work_off_life(t):
        losses(t)


def work_off_life(t: HoloTable) -> bool:
    """Life damage, the turn player's first (11.5.1.1); strictly read, they may lose before the other's turn (R-09)."""
    for seat in (t.active, 1 - t.active):
        if t.life_damage[seat]:
            push(t, LOSE_LIFE, seat)
            return True
        if t.rulings["both_life_zero"] == "turn_player_loses":
            losses(t)
            if t.result is not None:
                break
    return False


def losses(t: HoloTable) -> None:
    """A player without life or holomem loses (11.2); both at once is a draw (1.2.2)."""
    lost = [(seat, rule) for seat in (0, 1) if (rule := lost_by(t, seat)) is not None]
    if lost and t.result is None:
        end(t, [seat for seat, _ in lost], lost[0][1])


def lost_by(t: HoloTable, seat: int) -> str | None:
    if not t.zones[LIFE + seat]:
        return "hocg:11.2.1"
    if not t.spots[seat]:
        return "hocg:11.2.2"
    return None


def end(t: HoloTable, losers: list[int], rule: str) -> None:
    """The game is over; no check timing follows (1.2.1)."""
    winners = tuple(seat for seat in (0, 1) if seat not in losers)
    finish(t, Result(winners, rule))
    note(t, "end", -1, -1, *winners)


# --- downed holomem (11.3) ------------------------------------------------------------------------------------------
# DOWNS slots: 0 the group found at this check, 1 how many of it are done


def gather_downs(t: HoloTable, f: Frame) -> Signal:
    """The group is fixed when the check finds it (R-10): the turn player's side first."""
    order = (t.active, 1 - t.active)
    groups = [tuple(m.id for m in stage(t, seat) if is_down(t, m)) for seat in order]
    f.slots[0] = groups[0] + groups[1]
    f.slots[1] = 0
    f.slots[2] = tuple(groups)
    return NEXT


def order_downs(t: HoloTable, f: Frame) -> Signal:
    """Within a side its controller says who comes first (R-10, switch down_order)."""
    return NEXT if t.rulings["down_processing"] == "batch" else _ask_side(t, f, 0)


def _ask_side(t: HoloTable, f: Frame, side: int) -> Signal:
    groups = cast("tuple[tuple[int, ...], ...]", f.slots[2])
    seat = t.active if side == 0 or t.rulings["down_order"] == "turn_player" else 1 - t.active
    pick(t, seat, groups[side], len(groups[side]), len(groups[side]), ordered=True, why=picking.DOWN_ORDER)
    return NEXT


def take_first_side(t: HoloTable, f: Frame) -> Signal:
    if t.rulings["down_processing"] == "batch":
        return NEXT
    f.slots[0] = t.picked
    return _ask_side(t, f, 1)


def take_second_side(t: HoloTable, f: Frame) -> Signal:
    if t.rulings["down_processing"] != "batch":
        f.slots[0] = f.many(0) + t.picked
    return NEXT


def next_down(t: HoloTable, f: Frame) -> Signal:
    """One complete down process per holomem (R-10); the others are still on the stage meanwhile."""
    group, at = f.many(0), f.num(1)
    if at >= len(group):
        return NEXT
    if t.rulings["down_processing"] == "batch":
        f.slots[1] = len(group)
        push(t, DOWN, t.active, -1, group)
    else:
        f.slots[1] = at + 1
        if group[at] in t.mems:  # an ability on an earlier down may have taken it off the stage
            push(t, DOWN, t.active, -1, (group[at],))
    return AGAIN


def life_last(t: HoloTable, f: Frame) -> Signal:
    """With life not lost in each down, the turn player's comes first, then the other's (11.5.1.1)."""
    if work_off_life(t):
        return AGAIN
    losses(t)
    return NEXT


# DOWN slots: 0 the holomem, 1 waiting down abilities (packed), 2 the life each costs: (seat, amount); 4, only where a
# text says so: those whose top card goes to the hand
RETURNING: Final = 4


def downed_abilities(t: HoloTable, f: Frame) -> Signal:
    """Abilities on its being downed, of both players, while it is still on the stage (11.3.1.1, R-15)."""
    before = t.pending
    t.pending = []
    f.slots[2] = tuple((t.mems[i].seat, life_cost(t, t.mems[i])) for i in f.many(0))
    for i in f.many(0):
        mem = t.mems[i]
        note(t, "down", mem.seat, mem.stack[-1], mem.id)
        t.history.append(("downed", mem.seat, top_def(t, mem).id, mem.id))
        hit = mem.hit
        seat, origin, by, cause, over = hit if hit else (mem.seat, -1, 0, 0, 0)
        announce(t, DOWNED, seat, i, over, origin, cause, by)
    f.slots[1] = tuple((ABILITIES[p.ability].key, p.seat, p.source, p.anchor, p.stamp, p.event) for p in t.pending)
    t.pending = before
    return NEXT


def life_cost(t: HoloTable, mem: Mem) -> int:
    """What this down costs by itself (11.3.1.2): two with the Life-2 extra at work (2.11.2.2), or none by its text."""
    if mem.hit and mem.hit[3] & NO_LIFE:
        return 0
    return 2 if "life-2" in top_def(t, mem).extras and not is_off(t, mem.id) else 1


def change_life_cost(t: HoloTable, mem_id: int, q: int) -> None:
    """An ability on this down changes what it costs (R-17 c); the total is not below 0 when it is taken."""
    for f in reversed(t.frames):
        if f.prog == DOWN and mem_id in f.many(0):
            at = f.many(0).index(mem_id)
            costs = list(cast("tuple[tuple[int, int], ...]", f.slots[2]))
            costs[at] = (costs[at][0], costs[at][1] + q)
            f.slots[2] = tuple(costs)
            return


def _waiting(f: Frame, seat: int) -> list[int]:
    rows = cast("tuple[tuple[int, ...], ...]", f.slots[1])
    return [i for i, row in enumerate(rows) if row[1] == seat]


def waiting_in_down(f: Frame, at: int) -> Pending:
    """One of the abilities on this down that still wait; the frame names it by its key, which every process knows."""
    key, *rest = cast("tuple[tuple[Any, ...], ...]", f.slots[1])[at]
    return Pending(ABILITY_BY_KEY[key].number, *rest)


def ask_down_ability(t: HoloTable, f: Frame) -> Signal:
    """The turn player's first, each player ordering their own (11.3.1.1.1)."""
    for seat in (t.active, 1 - t.active):
        mine = _waiting(f, seat)
        if mine:
            f.seat = seat
            if len(mine) == 1 and not t.thorough:
                t.answer = ("resolve", mine[0])
                return NEXT
            return ask(t, DOWN_ORDER, seat)
    t.answer = ()
    return NEXT


def play_down_ability(t: HoloTable, f: Frame) -> Signal:
    """Repeated while any is left (11.3.1.1.2)."""
    from .timing import begins, start_ability

    if not t.answer:
        return NEXT
    at = cast(int, t.answer[1])
    p = waiting_in_down(f, at)
    f.slots[1] = (*f.many(1)[:at], *f.many(1)[at + 1 :])
    if not begins(t, p):
        start_ability(t, p)
    return BACK


def archive_downed(t: HoloTable, f: Frame) -> Signal:
    """The stack and all that was attached go to the archive; its player's life damage rises (11.3.1.2, 11.4.1)."""
    carried = [card for i in f.many(0) if i in t.mems for card in t.mems[i].supports]
    if saving(t, f.seat, carried):
        return AGAIN
    for seat, cost in cast("tuple[tuple[int, int], ...]", f.slots[2]):
        t.life_damage[seat] = max(0, t.life_damage[seat] + cost)
    # Whom a down ability returned costs life all the same (R-17 f, Q653).
    kept = [i for i in f.many(RETURNING) if i in t.mems] if len(f.slots) > RETURNING else []
    off_stage(t, [i for i in f.many(0) if i in t.mems and i not in kept], ARCHIVE)
    off_stage(t, kept, HAND)
    return NEXT


def return_downed(t: HoloTable, mem_id: int) -> bool:
    """The top card of this holomem will go to the hand where the down archives the rest (Q604); is it going down?"""
    for f in reversed(t.frames):
        if f.prog == DOWN and mem_id in f.many(0):
            f.slots[RETURNING:] = [(*(f.many(RETURNING) if len(f.slots) > RETURNING else ()), mem_id)]
            return True
    return False


def lose_life_for_down(t: HoloTable, f: Frame) -> Signal:
    """The life is lost at once, before the next downed holomem is dealt with (R-10, Q160)."""
    if t.rulings["down_processing"] != "one_by_one_with_life":
        return DONE
    return AGAIN if work_off_life(t) else NEXT


# --- life damage (11.5) ---------------------------------------------------------------------------------------------
# LOSE_LIFE slots: 0 cards still to be turned up, 1 the card turned up


def fix_life_loss(t: HoloTable, f: Frame) -> Signal:
    """How much life goes, after replacements of the total (R-17)."""
    amount = t.life_damage[f.seat]
    happen(t, Event(LIFE_LOSS, f.seat, f.seat, amount))
    return NEXT


def count_life_loss(t: HoloTable, f: Frame) -> Signal:
    t.life_damage[f.seat] = t.outcome[0] if t.outcome else 0  # nothing is lost where it was replaced
    return NEXT


def turn_up_life(t: HoloTable, f: Frame) -> Signal:
    """The top life card is turned up, then its holomem is chosen; it must be sent (G-22, R-17 g)."""
    seat = f.seat
    life = t.zones[LIFE + seat]
    if not t.life_damage[seat] or not life:
        t.life_damage[seat] = 0
        return DONE
    t.life_damage[seat] -= 1
    if keeps(t, LIFE_ROW):
        t.history.append((LIFE_ROW, seat, t.phase))
    card = life[-1]
    appear(t, card)
    note(t, "life", seat, card, len(life) - 1)
    f.slots[1] = card
    pick(t, seat, t.spots[seat], 1, 1, why=picking.SEND, about=(card,))
    return NEXT


def send_life(t: HoloTable, f: Frame) -> Signal:
    card = f.num(1)
    if t.picked:
        attach(t, card, t.mems[t.picked[0]])
        announce(t, ATTACHED, f.seat, card, 0, -1, LIFE, t.picked[0])
    else:  # nobody is left to receive it: the player is about to lose by 11.2.2
        take_out(t, card)
        put(t, card, ARCHIVE + f.seat)
    return BACK


# --- illegal attachments (11.4) -------------------------------------------------------------------------------------
# TRIM slots: 0 the holomem, 1 the limit's support type


def trim_illegal(t: HoloTable, f: Frame) -> Signal:
    """Cards whose condition is not met go first (11.4.3)."""
    mem = t.mems[f.num(0)]
    archive_cards(t, mem.seat, [c for c in mem.supports if (o := DEFS[t.defs[c]].only) and not o & names(t, mem)])
    return NEXT


def ask_trim(t: HoloTable, f: Frame) -> Signal:
    """With more attached than the limit its controller keeps as many as allowed (11.4.2)."""
    mem = t.mems[f.num(0)]
    bad = illegal(t, mem)
    if not bad:
        return DONE
    support = DEFS[t.defs[bad[0]]].support
    same = [c for c in bad if DEFS[t.defs[c]].support == support]
    cap = attach_cap(t, mem, support)
    f.slots[1] = tuple(same)
    pick(t, f.seat, same, cap, cap, why=picking.KEEP)
    return NEXT


def take_trim(t: HoloTable, f: Frame) -> Signal:
    archive_cards(t, f.seat, [card for card in f.many(1) if card not in t.picked])
    return RESTART


DOWN_ORDER: Final = Prompt(
    "hocg:down-order",
    "hocg:11.3.1.1.1",
    "Which ability resolves first?",
    "ダウンした時の能力のうち、どれを先に使いますか？",
    lambda t, f, seat: [("resolve", i) for i in _waiting(f, seat)],
)
DOWNS: Final = procedure(
    "hocg:11.3", gather_downs, order_downs, take_first_side, take_second_side, next_down, life_last
)
DOWN: Final = procedure(
    "hocg:11.3.1", downed_abilities, ask_down_ability, play_down_ability, archive_downed, lose_life_for_down
)
LOSE_LIFE: Final = procedure("hocg:11.5.1", fix_life_loss, count_life_loss, turn_up_life, send_life)
TRIM: Final = procedure("hocg:11.4", trim_illegal, ask_trim, take_trim)
