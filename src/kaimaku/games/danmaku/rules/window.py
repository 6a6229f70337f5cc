"""The reaction window: all are asked together, the first clockwise acts, last in first out, and it reopens.

Asking together is asking clockwise: a reaction counts only if nobody before it in the circle reacts, and whenever
somebody does, everybody is asked again. Who is asked is told from public facts alone, and nobody learns it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kaimaku.kernel.decisions import PASS, Option, ask
from kaimaku.kernel.frames import BACK, DONE, NEXT, RESTART, SKIP, Frame, Signal, push
from kaimaku.kernel.refusals import Refusal

from ..definitions import TEXTS, MainCard, Text, character_of, main_card
from ..registry import DEFINITIONS
from ..table import (
    CANCELLED,
    CHARACTER,
    OPEN,
    DanmakuTable,
    active,
    at_zero,
    hand,
    items,
    numbers,
    procedure,
    prompt,
    ring,
)
from .forbids import no_card
from .roles import may_come_forward
from .spells import (
    CANNOT_PAY,
    INVOCATIONS,
    NOT_THAT_ONE,
    Invocation,
    could_invoke,
    find_way,
    invocations,
    invoke,
    no_spell,
    no_way,
    payable,
    spell_of,
    whose_spells,
)
from .stack import REACT, RESOLVE, announce, dodge_tax, price
from .stats import ON_BEHALF, has, idle

NOT_YOURS: Final = Refusal("danmaku:type.reaction.1", "You can't use that.", "それは使えません。")
NOT_NOW: Final = Refusal(
    "danmaku:type.action",
    "You can only play Action cards in your main step, while nothing else is resolving.",
    "アクションカードは自分のメインステップで、他のカードの解決中でない時にだけ使えます。",
)
NO_EVENT: Final = Refusal("danmaku:type.reaction.2", "You can't react to that.", "それには応じられません。")
NOT_FOR_OTHERS: Final = Refusal(
    "danmaku:term.behalf.1", "You can't play this for that player.", "そのプレイヤーのためには使えません。"
)
TOO_DEAR: Final = Refusal("danmaku:type.reaction.1", "You can't pay the cost.", "コストを支払えません。")

# the slots of a window
BASE: Final = 0
ACTOR: Final = 1
LOWEST: Final = 2
ASKED: Final = 3


def open_window(t: DanmakuTable, number: int, actor: int) -> None:
    """Whoever wants to answer that entry may; whoever acted last comes last (ruling S1)."""
    push(t, WINDOW, actor, -1, number, actor, number + 1)


def live_entries(t: DanmakuTable, base: int) -> list[int]:
    """What can be answered in this window: outer entries cannot be named inside it."""
    stack = t.stack
    found = []
    for n in range(base, len(stack)):
        entry = stack[n]
        state = entry.state
        if state == OPEN or (state != CANCELLED and entry.defenders):
            found.append(n)
    return found


# --- reactions with a text: cards, Items, abilities -----------------------------------------------------------------


def no_reaction(
    t: DanmakuTable, base: int, seat: int, source: int, index: int, number: int, you: int, target: int
) -> Refusal | None:
    """Why a seat may not answer an entry with a text of a card, for itself or on another's behalf."""
    text = reacting_text(t, seat, source, index)
    if isinstance(text, Refusal):
        return text
    if text.on is None:
        return NOT_NOW
    why = no_occasion(t, text, base, seat, number, you)
    if why is not None:
        return why
    if target not in text.on.targets(t, number, you):
        return NO_EVENT
    if text.limit is not None:
        why = text.limit.refuse(t, text, source, seat, number)
    return why or no_payment(t, text, seat, source, number, you)


def reacting_text(t: DanmakuTable, seat: int, source: int, index: int) -> Text | Refusal:
    """The text that an option names, if it is at this seat's disposal."""
    if source in hand(t, seat):
        texts: tuple[Text, ...] = main_card(t, source).texts
    elif source in items(t, seat) and not idle(t, source, seat):
        texts = main_card(t, source).bearer.reactions
    elif source in t.zones[CHARACTER + seat]:
        texts = character_of(t, seat).bearer.reactions
    else:
        return NOT_YOURS
    return texts[index] if 0 <= index < len(texts) else NOT_YOURS


def no_occasion(t: DanmakuTable, text: Text, base: int, seat: int, number: int, you: int) -> Refusal | None:
    """The part of it that everybody can see."""
    assert text.on is not None
    if text.on.entries:
        if not base <= number < len(t.stack):
            return NO_EVENT
    elif number != -1:
        return NO_EVENT
    if you != seat and not (active(t, you) and for_others(t, text, seat)):
        return NOT_FOR_OTHERS
    return text.on.refuse(t, number, you) or no_card(t, seat, text)


def for_others(t: DanmakuTable, text: Text, seat: int) -> bool:
    """May it be played on another's behalf (term.behalf.1)? Not where that makes no difference."""
    if text.ability or text.on is None or not text.on.entries:
        return False
    return text.behalf is not None or (ON_BEHALF in t.mods and has(t, ON_BEHALF, seat))


def behalf_cost(t: DanmakuTable, text: Text, seat: int, you: int) -> bool:
    """Does playing it for another cost something (the ability to do so needs no payment)?"""
    return you != seat and text.behalf is not None and not (ON_BEHALF in t.mods and has(t, ON_BEHALF, seat))


def no_payment(t: DanmakuTable, text: Text, seat: int, source: int, number: int, you: int) -> Refusal | None:
    tax = dodge_tax(t, text, number)
    cost = text.behalf if behalf_cost(t, text, seat, you) else text.cost
    if cost is not None:
        return None if cost.payable(t, seat, source, tax) else TOO_DEAR
    return None if not tax or len(hand(t, seat)) > tax else TOO_DEAR


def reactions(t: DanmakuTable, base: int, seat: int) -> list[Option]:
    """Everything a seat could do in this window."""
    entries = live_entries(t, base)
    found: list[Option] = []
    same: dict[int, list[tuple[int, int]]] = {}  # the same for all copies of a card
    for source, index, text in own_reactions(t, seat):
        open_to = same.get(text.number)
        if open_to is None:
            open_to = same[text.number] = occasions(t, text, entries, seat)
        for number, you in open_to:
            if text.limit is not None and text.limit.refuse(t, text, source, seat, number) is not None:
                continue
            if no_payment(t, text, seat, source, number, you) is not None:
                continue
            assert text.on is not None
            found += [("react", source, index, number, you, target) for target in text.on.targets(t, number, you)]
    if entries and no_spell(t, seat) is None:
        found += invocations(t, entries, seat)
    return found


NOBODY: Final = (-1,)


def occasions(t: DanmakuTable, text: Text, entries: list[int], seat: int) -> list[tuple[int, int]]:
    """What a text may answer, and for whom: the same as `no_occasion`, for all there is."""
    on = text.on
    assert on is not None
    numbers = entries if on.entries else NOBODY
    if not numbers or no_card(t, seat, text) is not None:
        return []
    yous = ring(t, seat - 1) if for_others(t, text, seat) else (seat,)
    return [(number, you) for number in numbers for you in yous if on.refuse(t, number, you) is None]


def own_reactions(t: DanmakuTable, seat: int) -> Iterator[tuple[int, int, Text]]:
    for card in hand(t, seat):
        for index, text in main_card(t, card).reacting:
            yield card, index, text
    yield from open_reactions(t, seat)


def open_reactions(t: DanmakuTable, seat: int) -> Iterator[tuple[int, int, Text]]:
    """Those of Items and characters, which everybody can see."""
    for card in items(t, seat):
        bearer = main_card(t, card).bearer
        if bearer.reactions and not idle(t, card, seat):
            for index, text in enumerate(bearer.reactions):
                yield card, index, text
    bearer = character_of(t, seat).bearer
    if bearer.reactions:
        card = t.zones[CHARACTER + seat][0]
        for index, text in enumerate(bearer.reactions):
            yield card, index, text


# --- reactions with a Spell Card ------------------------------------------------------------------------------------


def no_invocation(
    t: DanmakuTable, base: int, seat: int, source: int, index: int, whose: int, number: int, target: int
) -> Refusal | None:
    way = find_way(t, seat, source, index)
    if way is None:
        return no_way(t, seat, source, index)
    if whose not in whose_spells(t, seat, way.others):
        return NOT_THAT_ONE
    spell = spell_of(t, whose)
    if spell.on is None:
        return NOT_NOW
    if number not in live_entries(t, base):
        return NO_EVENT
    why = no_spell(t, seat) or spell.on.refuse(t, number, seat)
    if why is None and target not in spell.on.targets(t, number, seat):
        return NO_EVENT
    return why or (None if payable(t, seat, way) else CANNOT_PAY)


# --- for all that the others know -----------------------------------------------------------------------------------


def could_react(t: DanmakuTable, base: int, seat: int) -> bool:
    """Could this seat react, going by the cards of the game, the stack, and the size of its hand?

    Whoever is about to be defeated and might be an Extra Boss is asked in any case: revealing needs no card.
    """
    if not t.life[seat] and may_come_forward(t, seat):
        return True
    entries = live_entries(t, base)
    size = len(hand(t, seat))
    if size:
        for text in HAND_REACTIONS:
            if _could_play(t, text, entries, seat, size):
                return True
        for known in t.own:
            if TEXTS[known].on is not None and _could_play(t, TEXTS[known], entries, seat, size):
                return True
    for source, _, text in open_reactions(t, seat):
        assert text.on is not None
        if text.cost is not None and text.cost.fewest(t, seat) > size:
            continue
        for number in entries if text.on.entries else NOBODY:
            if text.on.refuse(t, number, seat) is None and (
                text.limit is None or text.limit.refuse(t, text, source, seat, number) is None
            ):
                return True
    own, other = _could_answer_with_spell(t, entries, seat)
    return own or other


def could_react_with(t: DanmakuTable, base: int, seat: int) -> set[int]:
    """The cards this seat could react with if it had them, by the same; its character, for its own Spell Card."""
    entries = live_entries(t, base)
    size = len(hand(t, seat))
    own, other = _could_answer_with_spell(t, entries, seat)
    found = {t.defs[source] for source, _, text in open_reactions(t, seat) if occasions(t, text, entries, seat)}
    if own:
        found.add(t.defs[t.zones[CHARACTER + seat][0]])
    for number in set(t.defs) if size else ():
        card = DEFINITIONS[number]
        for text in card.texts if isinstance(card, MainCard) else ():
            if isinstance(text, Invocation):
                if no_card(t, seat, text) is None and (other if text.others else own or other):
                    found.add(number)
            elif text.on is not None and _could_play(t, text, entries, seat, size):
                found.add(number)
    return found


def _could_answer_with_spell(t: DanmakuTable, entries: list[int], seat: int) -> tuple[bool, bool]:
    """With a Spell Card of its own, or of another's."""
    if not entries or no_spell(t, seat) is not None:
        return False, False
    wanted = [
        whose == seat
        for whose in range(t.seats)
        if (on := spell_of(t, whose).on) is not None and any(on.refuse(t, number, seat) is None for number in entries)
    ]
    if not wanted:
        return False, False
    own, other = could_invoke(t, seat)
    return own and True in wanted, other and False in wanted


def _could_play(t: DanmakuTable, text: Text, entries: list[int], seat: int, size: int) -> bool:
    for number, you in occasions(t, text, entries, seat):
        cost = text.behalf if behalf_cost(t, text, seat, you) else text.cost
        least = (cost.fewest(t, seat) if cost is not None else 0) + dodge_tax(t, text, number)
        if size > least:
            return True
    return False


HAND_REACTIONS: Final[list[Text]] = []  # the reactions printed on Main Deck cards, once each


def acquaint(t: DanmakuTable) -> None:
    """Which reactions and Invocations a game with cards of its own has is no secret: that decides who is asked."""
    printed = {text.number for text in (*HAND_REACTIONS, *INVOCATIONS)}
    found = {
        text.number
        for number in set(t.defs)
        if isinstance(card := DEFINITIONS[number], MainCard)
        for text in card.texts
        if text.on is not None or isinstance(text, Invocation)
    }
    t.own = tuple(sorted(found - printed))


# --- the window -----------------------------------------------------------------------------------------------------


def _ask_all(t: DanmakuTable, f: Frame) -> Signal:
    """Everybody who could react for all that the others know, from the left of whoever acted last."""
    base = f.num(BASE)
    if not live_entries(t, base) and not at_zero(t):
        return SKIP
    seats = tuple(seat for seat in ring(t, f.num(ACTOR)) if could_react(t, base, seat))
    if not seats:
        return SKIP
    f.slots[ASKED] = seats
    return ask(t, REACTION, *seats)


def _take_answers(t: DanmakuTable, f: Frame) -> Signal:
    """The first who reacts, clockwise; then all are asked again (type.reaction.5)."""
    seats = f.many(ASKED)
    answers = t.answers or {seats[0]: t.answer}
    t.answers = {}
    for seat in seats:
        if answers[seat] != PASS:
            react(t, seat, answers[seat])
            f.slots[ACTOR] = seat
            return BACK
    return NEXT


def react(t: DanmakuTable, seat: int, option: Option) -> None:
    """Announce the reaction that an option names, and pay for it."""
    verb, source, index, third, fourth, target = option
    assert isinstance(source, int) and isinstance(index, int) and isinstance(target, int)
    assert isinstance(third, int) and isinstance(fourth, int)
    if verb == "invoke":
        invoke(t, seat, source, index, third, fourth, target)
        return
    text = reacting_text(t, seat, source, index)
    assert isinstance(text, Text)
    number, you = third, fourth
    if text.limit is not None:
        text.limit.use(t, text, seat)
    card = -1 if text.ability else source
    cost = text.behalf_prog if behalf_cost(t, text, seat, you) else text.cost_prog
    tax = dodge_tax(t, text, number)
    new = announce(t, text, source, card, you, seat, target, number)
    push(t, REACT, seat, source, new, price(cost), tax)


def _resolve_top(t: DanmakuTable, f: Frame) -> Signal:
    """All have passed: the latest reaction resolves and the window reopens, or it is over (type.reaction.6)."""
    for number in range(len(t.stack) - 1, f.num(LOWEST) - 1, -1):
        entry = t.stack[number]
        if entry.state == OPEN:
            push(t, RESOLVE, entry.payer, entry.card, number)
            f.slots[ACTOR] = entry.payer
            return RESTART
    t.calm = True
    return DONE


def _reaction_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [*reactions(t, f.num(BASE), seat), PASS]


def _why_no_reaction(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    chosen = numbers(option, "react", 5)
    if chosen is not None:
        return no_reaction(t, f.num(BASE), seat, *chosen)
    chosen = numbers(option, "invoke", 5)
    return None if chosen is None else no_invocation(t, f.num(BASE), seat, *chosen)


REACTION: Final = prompt(
    "reaction",
    "type.reaction.1",
    "React, or pass?",
    "リアクションしますか？",
    _reaction_options,
    _why_no_reaction,
    secret=True,
)
WINDOW: Final = procedure("danmaku:type.reaction.5", _ask_all, _take_answers, _resolve_top, slots=4)


# --- a window for saving players at 0 life, with nothing else to answer ---------------------------------------------


def _at_zero(t: DanmakuTable, f: Frame) -> Signal:
    push(t, WINDOW, f.seat, -1, len(t.stack), f.seat, len(t.stack))
    return NEXT


ZERO_WINDOW: Final = procedure("danmaku:defeat.3", _at_zero, slots=0)
