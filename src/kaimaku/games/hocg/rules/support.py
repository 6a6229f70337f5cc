"""Playing support cards (8.6, 10.7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.kernel.frames import NEXT, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import value

from ..defs import BY_ID, DEFS, SUPPORT, CardDef
from ..table import HAND, RESOLUTION, HoloTable, Mem, archive, attach, opening_turn, put, take_out
from ..table import TURN as THIS_TURN
from .abilities import context
from .events import ARCHIVED, ATTACHED, PLAYED, announce
from .layers import NAMES, OFF
from .stats import LIMITED_CAP, MASCOT_LIMIT, TOOL_LIMIT, another_name_fits, attach_cap, fits, fits_alone, names

LIMITED_USED: Final = (THIS_TURN, -4)
# effects that change what may be attached to whom
HOLDER_CHANGES: Final = frozenset({OFF, NAMES, TOOL_LIMIT, MASCOT_LIMIT})
# types and tags of which a card says that one of all of them is used a turn
ONE_OF_TAG: Final[set[tuple[str, str]]] = set()

NOT_A_SUPPORT: Final = Refusal(
    "hocg:8.6.1", "You can only play support cards.", "使用できるのはサポートカードだけです。"
)
LIMITED_OPENING: Final = Refusal(
    "hocg:8.6.2",
    "The first player can't play LIMITED cards on their first turn.",
    "先攻の最初のターンはLIMITEDのカードを使えません。",
)
LIMITED_DONE: Final = Refusal(
    "hocg:8.6.2", "You already played a LIMITED card this turn.", "このターンはもうLIMITEDのカードを使いました。"
)
CONDITION: Final = Refusal("hocg:10.7.2.4.1", "Its condition isn't met.", "使用条件を満たしていません。")
CANNOT_PAY: Final = Refusal("hocg:10.4.2.2", "You can't pay its full cost.", "コストをすべて支払えません。")
NAME_USED: Final = Refusal(
    "hocg:10.7.2.1.1",
    "You already used a card with this name this turn (once per turn).",
    "このカード名のカードはこのターンにもう使いました（ターンに1回）。",
)
TAG_USED: Final = Refusal(
    "hocg:10.7.2.1.1",
    "You already used a card with that tag this turn (once per turn).",
    "そのタグを持つカードはこのターンにもう使いました（ターンに1回）。",
)
NO_CHANGE: Final = Refusal("hocg:10.7.2.3.7", "It would do nothing now.", "今使っても何も起こりません。")
CHOOSE_HOLDER: Final = Refusal(
    "hocg:10.7.2.3.6", "Choose one of your holomem to attach it to.", "付ける自分のホロメンを選んでください。"
)
NOT_ATTACHED: Final = Refusal(
    "hocg:10.7.2.3.6", "This card isn't attached: play it without a holomem.", "ホロメンに付けずに使うカードです。"
)
AT_CAP: Final = Refusal(
    "hocg:10.7.2.5.1.2.1", "That holomem can't hold another one.", "そのホロメンにはもう上限まで付いています。"
)
SAME_MASCOT: Final = Refusal(
    "hocg:5.17.3.3",
    "That holomem already holds a mascot with this name: its mascots need different names.",
    "そのホロメンには同じカード名のマスコットが付いています。付けられるのは異なるカード名のマスコットです。",
)
NOT_ITS_HOLDER: Final = Refusal(
    "hocg:11.4.3", "It can't be attached to that holomem.", "そのホロメンには付けられません。"
)


def no_support_now(t: HoloTable, seat: int, d: CardDef) -> Refusal | None:
    return no_limited(t, seat, d) if d.limited else None


def no_limited(t: HoloTable, seat: int, d: CardDef | None = None) -> Refusal | None:
    """LIMITED: one a turn, none on the very first turn (8.6.2), but those whose text lets them be used then (1.3.1)."""
    if opening_turn(t) and (d is None or not _opens(t, seat, d)):
        return LIMITED_OPENING
    cap = value(t, LIMITED_CAP, seat, 1) if LIMITED_CAP in t.mods else 1
    return LIMITED_DONE if t.used.get(LIMITED_USED, 0) >= cap else None


def _opens(t: HoloTable, seat: int, d: CardDef) -> bool:
    when = None if d.use is None else d.use.opening  # type: ignore[attr-defined]
    return when is not None and when.holds(t, context(seat, -1, 0))


def no_support(t: HoloTable, seat: int, card: int) -> Refusal | None:
    """May this event, item or staff be played now? Its conditions and costs, and whether anything would change."""
    d = DEFS[t.defs[card]]
    if d.kind != SUPPORT:
        return NOT_A_SUPPORT
    return no_support_now(t, seat, d) or no_use_now(t, seat, card, d)


def no_use_now(t: HoloTable, seat: int, card: int, d: CardDef) -> Refusal | None:
    """… apart from the limit of LIMITED cards, which concerns all of them."""
    use = d.use
    if use is None:
        return NO_CHANGE
    f = context(seat, card, 0)
    if use.once_key and use.spent(t, seat):  # type: ignore[attr-defined]
        return NAME_USED
    if d.tags and tag_used(t, seat, d):
        return TAG_USED
    if use.needs is not None and not use.needs.holds(t, f):  # type: ignore[attr-defined]
        return CONDITION
    if use.pay is not None and not use.pay.possible(t, f):  # type: ignore[attr-defined]
        return CANNOT_PAY
    return None if use.could_change(t, f) else NO_CHANGE


def tag_used(t: HoloTable, seat: int, d: CardDef) -> bool:
    """Does this card, or one used this turn, let nobody use two of its type with a tag in a turn (Q251, Q252)?"""
    for tag in d.tags:
        if (d.support, tag) not in ONE_OF_TAG:
            continue
        rows = [row for row in t.history if row[0] == "play" and row[1] == seat]
        used = [x for x in (BY_ID[str(row[2])] for row in rows) if x.support == d.support and tag in x.tags]
        if any(one_of_tag(x) == tag for x in (d, *used)) and used:
            return True
    return False


def one_of_tag(d: CardDef) -> str:
    return "" if d.use is None else d.use.once_tag  # type: ignore[attr-defined]


def no_attach(t: HoloTable, d: CardDef, mem: Mem) -> Refusal | None:
    """May a tool, mascot or fan go on this holomem (5.17.3, R-20)?"""
    if d.only and d.only.isdisjoint(names(t, mem)):
        return NOT_ITS_HOLDER
    if attach_room(t, d, mem) != 0:
        return None
    return SAME_MASCOT if d.support == "mascot" and another_name_fits(t, mem) else AT_CAP


def no_paid_attach(t: HoloTable, seat: int, card: int, d: CardDef, mem: Mem) -> Refusal | None:
    """… if it has a cost of use: what is archived for it may be what makes room on that holomem (Q475)."""
    why = no_attach(t, d, mem)
    if d.pay is None or why not in (None, AT_CAP):
        return why
    found = d.pay.x.find(t, context(seat, card, 0))  # type: ignore[attr-defined]
    if not found:
        return CANNOT_PAY
    return None if any(leaves_room(t, d, mem, other) for other in found) else why


def leaves_room(t: HoloTable, d: CardDef, mem: Mem, paid: int) -> bool:
    """Could it be attached to that holomem once this card is archived?"""
    if no_attach(t, d, mem) is None:
        return True
    return paid in mem.supports and DEFS[t.defs[paid]].support == d.support and attach_cap(t, mem, d.support, d) > 0


def holders(t: HoloTable, d: CardDef, mems: Sequence[Mem]) -> list[int]:
    """Which of these may carry it; what is printed says so where all is as printed and no effect changes anything."""
    if t.touched or not HOLDER_CHANGES.isdisjoint(t.mods):
        return [m.id for m in mems if no_attach(t, d, m) is None]
    defs, alone = t.defs, d.alone
    found = []
    for m in mems:
        top = defs[m.stack[-1]]
        held = m.supports
        if held:
            fit: bool | None = fits(top, (*[defs[card] for card in held], d.number))
        else:
            fit = alone[top] if top < len(alone) else None
            if fit is None:
                fit = fits_alone(d, top)
        if fit:
            found.append(m.id)
    return found


def attach_room(t: HoloTable, d: CardDef, mem: Mem) -> int:
    """How many more cards like this one the holomem may carry; -1: any number."""
    support = d.support
    cap = attach_cap(t, mem, support, d)
    if cap < 0:
        return -1
    defs = t.defs
    for card in mem.supports:
        if DEFS[defs[card]].support == support:
            cap -= 1
    return max(0, cap)


def play(t: HoloTable, seat: int, card: int, holder: int) -> None:
    """The card is revealed and lies in the resolution zone until it has resolved (10.7.2.1, G-96)."""
    d = DEFS[t.defs[card]]
    take_out(t, card)
    put(t, card, RESOLUTION)
    note(t, "play", seat, card, holder)
    if d.limited:
        t.used[LIMITED_USED] = t.used.get(LIMITED_USED, 0) + 1
    t.history.append(("play", seat, d.id))
    attaching = ATTACH_SUPPORT if d.pay is None else PAID_SUPPORT
    push(t, attaching if d.attachable else USE_SUPPORT, seat, card, holder)


def carry_out_text(t: HoloTable, f: Frame) -> Signal:
    push(t, DEFS[t.defs[f.source]].use_prog, f.seat, f.source, 0)
    return NEXT


def archive_support(t: HoloTable, f: Frame) -> Signal:
    """After its text the card is archived (10.7.2.5.1.1), unless the text moved it."""
    if t.where[f.source] == RESOLUTION:
        archive(t, f.source)
        announce(t, ARCHIVED, f.seat, f.source)
    announce(t, PLAYED, f.seat, f.source)
    return NEXT


def pay_for_support(t: HoloTable, f: Frame) -> Signal:
    """The cost of its use comes first (10.7.2.4)."""
    d = DEFS[t.defs[f.source]]
    if d.pay is not None and t.where[f.source] == RESOLUTION:
        push(t, d.use_prog, f.seat, f.source, 0, (), (f.num(0),))
    return NEXT


def attach_support(t: HoloTable, f: Frame) -> Signal:
    """Attach it; if the holomem is at its limit by now, or gone, it is archived instead (10.7.2.5.1.2.1)."""
    mem = t.mems.get(f.num(0))
    if mem is None or no_attach(t, DEFS[t.defs[f.source]], mem) is not None:
        archive(t, f.source)
        return NEXT
    attach(t, f.source, mem)
    announce(t, ATTACHED, f.seat, f.source, 0, -1, HAND, mem.id)
    announce(t, PLAYED, f.seat, f.source)
    return NEXT


USE_SUPPORT: Final = procedure("hocg:10.7.2.5.1.1", carry_out_text, archive_support, slots=1)
ATTACH_SUPPORT: Final = procedure("hocg:10.7.2.5.1.2", attach_support, slots=1)
PAID_SUPPORT: Final = procedure("hocg:10.7.2.4", pay_for_support, attach_support, slots=1)
