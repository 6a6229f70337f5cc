"""Main phase actions and why they may not be taken (ch. 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kaimaku.kernel.actions import Action, Actions, Numbers
from kaimaku.kernel.cycles import fresh
from kaimaku.kernel.decisions import PASS, Option, Prompt, ask
from kaimaku.kernel.frames import BACK as ASK_AGAIN
from kaimaku.kernel.frames import DONE, NEXT, RESTART, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import value

from ..defs import DEFS, HOLOMEM, SUPPORT, CardDef
from ..table import (
    BACK,
    CENTER,
    COLLAB,
    DECK,
    HAND,
    POWER,
    STAGE_LIMIT,
    HoloTable,
    Mem,
    at,
    first_turn,
    place,
    put,
    shift,
    top_def,
)
from ..table import TURN as THIS_TURN
from . import cycles, picking, skills, support
from .bloom import BLOOM_CHANGES, BLOOMED_TODAY, bloom, bloom_onto, no_bloom, no_bloom_now, once_more, printed_onto
from .events import BATON_PASSED, COLLAB_EVENT, MOVED, PLACED, announce
from .leaving import archive_cards
from .stats import BLOOM_AGAIN, NO_BATON, NO_COLLAB, NO_MOVE, STAGE_CAP, banned, baton_cost, card_colors, pays
from .timing import hold_check, is_quiet, is_settled

PLAIN_USE: Final = (0,)
COLLABED: Final = (THIS_TURN, -2)
BATONED: Final = (THIS_TURN, -3)

# --- refusals -------------------------------------------------------------------------------------------------------

NOT_IN_HAND: Final = Refusal("hocg:10.7.2.1", "That card isn't in your hand.", "そのカードは手札にありません。")
NOT_YOUR_HOLOMEM: Final = Refusal("hocg:8.3.2", "Choose one of your holomem.", "自分のホロメンを選んでください。")
STAGE_FULL: Final = Refusal("hocg:8.2.1", "Your stage is full.", "ステージのホロメンが上限に達しています。")
NOT_PLACEABLE: Final = Refusal(
    "hocg:8.2.2",
    "You can only place Debut and Spot holomem from your hand.",
    "手札から出せるのはDebutとSpotのホロメンだけです。",
)
COLLAB_TAKEN: Final = Refusal(
    "hocg:8.4.1", "Your collab position is taken.", "コラボポジションにはもうホロメンがいます。"
)
COLLAB_DONE: Final = Refusal("hocg:8.4.1", "You already collabed this turn.", "このターンはもうコラボしました。")
NOT_AWAKE_BACK: Final = Refusal(
    "hocg:8.4.2", "Choose an active back holomem.", "お休みしていないバックホロメンを選んでください。"
)
NO_POWER_CARD: Final = Refusal(
    "hocg:8.4.3",
    "Your deck is empty: there's no card for holo Power.",
    "デッキが0枚のため、ホロパワーにするカードがありません。",
)
BATON_DONE: Final = Refusal(
    "hocg:8.7.4", "You already passed the baton this turn.", "このターンはもうバトンタッチしました。"
)
BATON_NO_BACK: Final = Refusal(
    "hocg:8.7.1", "Choose an active back holomem.", "お休みしていないバックホロメンを選んでください。"
)
BATON_NO_CENTER: Final = Refusal(
    "hocg:8.7.2", "You need an active center holomem.", "お休みしていないセンターホロメンが必要です。"
)
BATON_TOO_DEAR: Final = Refusal(
    "hocg:8.1.3", "Not enough cheers for a baton pass.", "バトンタッチに必要なエールが足りません。"
)


def no_place(t: HoloTable, seat: int, card: int) -> Refusal | None:
    d = DEFS[t.defs[card]]
    if not d.places:
        return NOT_PLACEABLE  # 8.2.2
    return STAGE_FULL if stage_full(t, seat) else None


def stage_full(t: HoloTable, seat: int) -> bool:
    """Does the stage hold its limit (8.2.1, 4.6.2.1)?"""
    return len(t.spots[seat]) >= (stage_limit(t, seat) if STAGE_CAP in t.mods else STAGE_LIMIT)


def stage_limit(t: HoloTable, seat: int) -> int:
    return value(t, STAGE_CAP, seat, STAGE_LIMIT) if t.mods.get(STAGE_CAP) else STAGE_LIMIT


def no_collab_now(t: HoloTable, seat: int) -> Refusal | None:
    if COLLABED in t.used:
        return COLLAB_DONE
    if at(t, seat, COLLAB) is not None:
        return COLLAB_TAKEN
    if not t.zones[DECK + seat] and t.rulings["collab_empty_deck"] == "forbid":
        return NO_POWER_CARD
    return None


def no_collab(t: HoloTable, seat: int, mem: Mem) -> Refusal | None:
    if mem.seat != seat or mem.pos != BACK or mem.resting:
        return NOT_AWAKE_BACK
    return banned(t, NO_COLLAB, mem)


def no_baton_now(t: HoloTable, seat: int) -> Refusal | None:
    if BATONED in t.used:
        return BATON_DONE
    center = at(t, seat, CENTER)
    if center is None or center.resting:
        return BATON_NO_CENTER
    if not baton_payable(t, center):
        return BATON_TOO_DEAR  # 8.1.3
    return banned(t, NO_BATON, center) or banned(t, NO_MOVE, center)  # G-90


def baton_payable(t: HoloTable, mem: Mem) -> bool:
    """Has it enough cheers of its own, in number and in color (8.7.2)?"""
    return len(mem.cheers) >= baton_cost(t, mem) and _pays_icons(t, mem.cheers, top_def(t, mem).baton_colors)


def _pays_icons(t: HoloTable, cheers: Sequence[int], icons: Sequence[int]) -> bool:
    return not icons or pays([card_colors(t, c) for c in cheers], [(x, icons.count(x)) for x in dict.fromkeys(icons)])


def no_baton(t: HoloTable, seat: int, mem: Mem) -> Refusal | None:
    if mem.seat != seat or mem.pos != BACK or mem.resting:
        return BATON_NO_BACK
    return banned(t, NO_BATON, mem) or banned(t, NO_MOVE, mem)


# --- the options ----------------------------------------------------------------------------------------------------


def main_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = []
    full = stage_full(t, seat)
    mine: list[Mem] = []
    awake: list[Mem] = []
    bloomable: list[Mem] = []
    defs, mems, mods, turn = t.defs, t.mems, t.mods, t.turn
    for i in t.spots[seat]:
        m = mems[i]
        mine.append(m)
        if m.pos == BACK and not m.resting:
            awake.append(m)
        if m.placed != turn and m.bloomed != turn:
            bloomable.append(m)
    if first_turn(t, seat):
        bloomable = []
    renewable = [m for m in mine if no_bloom_now(t, m) is BLOOMED_TODAY] if BLOOM_AGAIN in mods else []
    rare = bool(renewable) or not BLOOM_CHANGES.isdisjoint(mods)
    below = [] if rare else [(m, DEFS[defs[m.stack[-1]]]) for m in bloomable]
    spent = support.no_limited(t, seat) is not None
    known: dict[CardDef, Sequence[int]] = {}  # what each can be done with; copies of a card in hand can do the same
    for card in t.zones[HAND + seat]:
        d = DEFS[defs[card]]
        if d.places:
            if not full:
                options.append(("place", card))
        elif d.kind == HOLOMEM:
            onto = known.get(d)
            if onto is None:
                if rare:
                    onto = bloom_onto(t, card, bloomable) + bloom_again(t, card, renewable)
                else:
                    onto = printed_onto(t, d, below) if below else ()
                known[d] = onto
            for mem in onto:
                options.append(("bloom", card, mem))
        elif d.kind == SUPPORT and not (spent and d.limited and support.no_limited(t, seat, d) is not None):
            holders = known.get(d)
            if holders is None:
                holders = known[d] = support_ways(t, seat, card, d, mine)
            for mem in holders:
                options.append(("play", card, mem) if mem else ("play", card))
    if awake and no_collab_now(t, seat) is None:
        free = NO_COLLAB not in mods
        options += [("collab", m.id) for m in awake if free or no_collab(t, seat, m) is None]
    skills.list_into(t, seat, options)
    if awake and no_baton_now(t, seat) is None:
        free = NO_BATON not in mods and NO_MOVE not in mods
        options += [("baton", m.id) for m in awake if free or no_baton(t, seat, m) is None]
    options.append(PASS)
    return options


def bloom_again(t: HoloTable, card: int, mems: Sequence[Mem]) -> list[int]:
    """Which of those that have bloomed this turn may bloom into this card all the same."""
    return [i for i in bloom_onto(t, card, mems) if once_more(t, card, t.mems[i])] if mems else []


def support_ways(t: HoloTable, seat: int, card: int, d: CardDef, mine: Sequence[Mem]) -> Sequence[int]:
    """On which holomem a support card may be played, whether or not it is LIMITED; 0: on none."""
    if not d.attachable:
        return PLAIN_USE if support.no_use_now(t, seat, card, d) is None else ()
    if d.pay is not None:
        return [m.id for m in mine if support.no_paid_attach(t, seat, card, d, m) is None]
    return support.holders(t, d, mine)


def _in_hand(t: HoloTable, seat: int, card: int) -> bool:
    return 0 <= card < len(t.defs) and t.where[card] == HAND + seat


def _why_no_place(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    return no_place(t, seat, rest[0]) if _in_hand(t, seat, rest[0]) else NOT_IN_HAND


def _why_no_bloom(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    if not _in_hand(t, seat, rest[0]):
        return NOT_IN_HAND
    mem = t.mems.get(rest[1]) if len(rest) > 1 else None
    if mem is None or mem.seat != seat:
        return NOT_YOUR_HOLOMEM
    now = no_bloom_now(t, mem)
    if now is BLOOMED_TODAY and once_more(t, rest[0], mem):
        now = None
    return now or no_bloom(t, rest[0], mem)


def _why_no_play(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    if not _in_hand(t, seat, rest[0]):
        return NOT_IN_HAND
    d = DEFS[t.defs[rest[0]]]
    if d.kind != SUPPORT:
        return support.NOT_A_SUPPORT
    if not d.attachable:
        return support.no_support(t, seat, rest[0]) or (support.NOT_ATTACHED if len(rest) > 1 else None)
    why = support.no_support_now(t, seat, d)
    mem = t.mems.get(rest[1]) if len(rest) > 1 else None
    if why is None and (mem is None or mem.seat != seat):
        return support.CHOOSE_HOLDER
    return why or support.no_paid_attach(t, seat, rest[0], d, cast(Mem, mem))


def _why_no_collab(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    mem = t.mems.get(rest[0])
    return no_collab_now(t, seat) or (NOT_AWAKE_BACK if mem is None else no_collab(t, seat, mem))


def _why_no_baton(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    mem = t.mems.get(rest[0])
    return no_baton_now(t, seat) or (BATON_NO_BACK if mem is None else no_baton(t, seat, mem))


# --- the actions ----------------------------------------------------------------------------------------------------


def do_place(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    mem = place(t, rest[0], seat, BACK)
    announce(t, PLACED, seat, mem.id)


def do_bloom(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    bloom(t, rest[0], t.mems[rest[1]])


def do_collab(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    """holo Power first, then the move, then the triggers (8.4.3, 8.4.4, G-88)."""
    t.used[COLLABED] = 1
    deck = t.zones[DECK + seat]
    if deck:
        put(t, deck.pop(), POWER + seat)
        note(t, "power", seat)
    collab(t, t.mems[rest[0]])


def collab(t: HoloTable, mem: Mem) -> None:
    shift(t, mem, COLLAB)
    t.history.append(("collab", mem.seat, top_def(t, mem).id, mem.id))
    announce(t, COLLAB_EVENT, mem.seat, mem.id)
    announce(t, MOVED, mem.seat, mem.id, 0, -1, COLLAB)


def do_baton(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    t.used[BATONED] = 1
    push(t, BATON_PASS, seat, -1, rest[0])


def do_play(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    support.play(t, seat, rest[0], rest[1] if len(rest) > 1 else 0)


ACTIONS: Final = Actions(
    Action("place", 1, _why_no_place, do_place),
    Action("bloom", 2, _why_no_bloom, do_bloom),
    Action("play", (1, 2), _why_no_play, do_play),
    Action("collab", 1, _why_no_collab, do_collab),
    Action("baton", 1, _why_no_baton, do_baton),
    Action("skill", 1, skills.why_no_skill, skills.do_skill),
    Action("ability", (2, 3), skills.why_no_ability, skills.do_ability),
)


# MAIN_PHASE slots: 0 where the last action started, if it may leave everything as it was (14.1.1.2),
# 1 has nothing happened since the last check timing that by itself makes a rule apply?
CALM: Final = frozenset({"place", "collab"})


def ask_main(t: HoloTable, f: Frame) -> Signal:
    """A check timing first, then the player may act (10.6.4)."""
    if not (is_quiet(t) if f.slots[1] else is_settled(t)):
        f.slots[1] = 0
        return hold_check(t)
    if f.slots[0]:
        cycles.after(t, f.many(0), chosen=t.prompt != MAIN.number)
        f.slots[0] = None
    if t.happened:
        fresh(t)
    return ask(t, MAIN, f.seat)


def take_main(t: HoloTable, f: Frame) -> Signal:
    """Each action is followed by a check timing and another play timing (8.1.2, 10.6.4)."""
    if t.answer == PASS:
        return DONE
    if t.answer[0] == "ability" and skills.is_endless(t, t.answer):
        f.slots[0] = cycles.before(t, *cast("tuple[int, int]", t.answer[1:3]))
    f.slots[1] = t.answer[0] in CALM
    ACTIONS.do(t, f, t.answer)
    return RESTART


# BATON_PASS slots: 0 the back holomem, 1 the cheers chosen so far


def ask_baton_cheers(t: HoloTable, f: Frame) -> Signal:
    """The cheers come from the center itself, those of a color first; which ones is the player's choice (R-41).

    Where a cheer could serve several icons it is one icon after the other, and none that another icon cannot spare.
    """
    center = cast(Mem, at(t, f.seat, CENTER))
    chosen = f.many(1)
    left = [c for c in center.cheers if c not in chosen]
    icons = top_def(t, center).baton_colors[len(chosen) :]
    if icons:
        color, same = icons[0], icons.count(icons[0])
        fits = [c for c in left if DEFS[t.defs[c]].colors & color]
        if any(DEFS[t.defs[c]].colors & other for c in fits for other in icons[same:]):
            same = 1
            fits = [c for c in fits if _pays_icons(t, [x for x in left if x != c], icons[1:])]
        pick(t, f.seat, fits, same, same, why=picking.BATON_COST)
        return NEXT
    count = baton_cost(t, center) - len(chosen)
    pick(t, f.seat, left, count, count, why=picking.BATON_COST)
    return NEXT


def take_baton_cheers(t: HoloTable, f: Frame) -> Signal:
    f.slots[1] = f.many(1) + t.picked
    return ASK_AGAIN if len(f.many(1)) < baton_cost(t, cast(Mem, at(t, f.seat, CENTER))) else NEXT


def pass_baton(t: HoloTable, f: Frame) -> Signal:
    center = cast(Mem, at(t, f.seat, CENTER))
    archive_cards(t, f.seat, f.many(1))
    swap(t, center, t.mems[f.num(0)])
    note(t, "baton", f.seat, -1, f.num(0))
    t.history.append(("baton", f.seat, top_def(t, center).id, center.id))
    announce(t, BATON_PASSED, f.seat, center.id)
    return NEXT


def swap(t: HoloTable, a: Mem, b: Mem) -> None:
    """Two holomem of a side trade positions with all they carry (5.18.1)."""
    pos_a, pos_b = a.pos, b.pos
    shift(t, a, BACK)
    shift(t, b, pos_a)
    if pos_b != BACK:
        shift(t, a, pos_b)
    announce(t, MOVED, a.seat, a.id, 0, -1, pos_b)
    announce(t, MOVED, b.seat, b.id, 0, -1, pos_a)


MAIN: Final = Prompt(
    "hocg:main",
    "hocg:8.1.2",
    "Main phase: choose an action.",
    "メインステップ：何をしますか？",
    main_options,
    ACTIONS.explain,
)
BATON_PASS: Final = procedure("hocg:8.7", ask_baton_cheers, take_baton_cheers, pass_baton, slots=2)
MAIN_PHASE: Final = procedure("hocg:7.5.2", ask_main, take_main, slots=2)
