"""The main step: playing cards, activating Spell Cards, using abilities, one after the other, each to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.kernel.actions import Action, Actions, Numbers
from kaimaku.kernel.cycles import fresh
from kaimaku.kernel.decisions import Option, ask
from kaimaku.kernel.frames import BACK, DONE, Frame, Signal, push
from kaimaku.kernel.refusals import Refusal

from ..definitions import Text, character_of, main_card
from ..table import CHARACTER, DanmakuTable, active, hand, procedure, prompt, ring
from .defeat import announced_targets
from .forbids import no_card
from .plays import PLAY, PLAY_ITEM, USE
from .spells import (
    CANNOT_PAY,
    NOT_THAT_ONE,
    Invocation,
    find_way,
    invoke,
    no_spell,
    no_way,
    payable,
    spell_of,
    ways,
    whose_spells,
)
from .stack import announce, price
from .stats import ON_BEHALF, danmaku_limit, has

END: Final[Option] = ("end",)
QUIET_TURNS: Final = 16  # after so many happenings without anybody doing anything it is asked whether anybody could

NOT_IN_HAND: Final = Refusal("danmaku:turn.main.1", "That card isn't in your hand.", "そのカードは手札にありません。")
NO_SUCH_HALF: Final = Refusal(
    "danmaku:card.split.1", "That card has no such effect.", "そのカードにその効果はありません。"
)
NOTHING_TO_ANSWER: Final = Refusal(
    "danmaku:type.reaction.1",
    "A reaction needs something to react to.",
    "リアクションは条件を満たした時にだけ使えます。",
)
LIMIT: Final = Refusal(
    "danmaku:type.danmaku.2",
    "Danmaku limit reached for this round.",
    "このラウンドの弾幕カードの上限に達しています。",
)
FOR_ONESELF: Final = Refusal(
    "danmaku:term.behalf.1",
    "You can only play this for yourself.",
    "このカードは自分のためにだけ使えます。",
)
NO_TARGET: Final = Refusal("danmaku:attack.1", "That isn't a legal target.", "その対象は選べません。")
NOT_YOUR_ABILITY: Final = Refusal("danmaku:ability.1", "You don't have that ability.", "その能力はありません。")
NOTHING_TO_DO: Final = Refusal(
    "danmaku:ability.1", "You have no card for this ability.", "能力に使えるカードがありません。"
)
TOO_DEAR: Final = Refusal("danmaku:ability.1", "You can't pay the cost.", "コストを支払えません。")


def no_play(t: DanmakuTable, seat: int, card: int, index: int, target: int, you: int) -> Refusal | None:
    """Why a seat may not play a card of its hand on that target now."""
    if card not in hand(t, seat):
        return NOT_IN_HAND
    texts = main_card(t, card).texts
    if not 0 <= index < len(texts):
        return NO_SUCH_HALF
    text = texts[index]
    if text.on is not None or isinstance(text, Invocation):
        return NOTHING_TO_ANSWER
    why = no_text(t, seat, text)
    if why is not None:
        return why
    if text.cost is not None and not text.cost.payable(t, seat, card):
        return TOO_DEAR
    if you != seat and not ("item" in text.types and you in owners(t, seat)):
        return FOR_ONESELF
    return no_target(t, seat, card, text, target)


def no_text(t: DanmakuTable, seat: int, text: Text) -> Refusal | None:
    """Why no card with this text can be played, whatever it is aimed at."""
    if "danmaku" in text.types and not text.free:
        limit = danmaku_limit(t, seat)
        if limit is not None and t.fired[seat] >= limit:
            return LIMIT
    return no_card(t, seat, text)


def no_target(t: DanmakuTable, seat: int, card: int, text: Text, target: int) -> Refusal | None:
    if text.aim is None:
        return None if target == -1 else NO_TARGET
    return text.aim.refuse(t, seat, target, range_bonus(t, seat, card, text), None)


def range_bonus(t: DanmakuTable, seat: int, card: int, text: Text) -> int:
    return text.cost.range_bonus(t, seat, card) if text.cost is not None else 0


def owners(t: DanmakuTable, seat: int) -> Sequence[int]:
    """For whom a seat may put Items into play (term.behalf.3)."""
    if ON_BEHALF in t.mods and has(t, ON_BEHALF, seat):
        return ring(t, seat - 1)
    return (seat,)


# --- options --------------------------------------------------------------------------------------------------------


def plays(t: DanmakuTable, seat: int) -> list[Option]:
    found: list[Option] = []
    targets: dict[tuple[int, int], list[int]] = {}  # the same for all copies of a card
    for card in hand(t, seat):
        for index, text in enumerate(main_card(t, card).texts):
            if text.on is not None or isinstance(text, Invocation) or no_text(t, seat, text) is not None:
                continue
            if text.cost is not None and not text.cost.payable(t, seat, card):
                continue
            if "item" in text.types:
                found += [("play", card, index, -1, you) for you in owners(t, seat)]
            elif text.aim is None:
                found.append(("play", card, index, -1, seat))
            else:
                key = (text.number, range_bonus(t, seat, card, text))
                if key not in targets:
                    targets[key] = text.aim.choices(t, seat, key[1])
                found += [("play", card, index, target, seat) for target in targets[key]]
    return found


def activations(t: DanmakuTable, seat: int) -> list[Option]:
    """Action Spell Cards, in the main step with nothing being resolved (spell.2)."""
    if no_spell(t, seat) is not None:
        return []
    return [
        ("invoke", way.source, way.which, whose, -1, target)
        for way in ways(t, seat)
        if payable(t, seat, way)
        for whose in whose_spells(t, seat, way.others)
        for target in announced_targets(t, seat, whose)
    ]


def no_activation(
    t: DanmakuTable, seat: int, source: int, index: int, whose: int, number: int, target: int
) -> Refusal | None:
    way = find_way(t, seat, source, index)
    if way is None:
        return no_way(t, seat, source, index)
    if whose not in whose_spells(t, seat, way.others):
        return NOT_THAT_ONE
    why = no_spell(t, seat)
    if why is not None:
        return why
    spell = spell_of(t, whose)
    if spell.on is not None or number != -1:
        return NOTHING_TO_ANSWER
    if not payable(t, seat, way):
        return CANNOT_PAY
    return no_target(t, seat, -1, spell, target)


def uses(t: DanmakuTable, seat: int) -> list[Option]:
    """Abilities for one's own turn."""
    acts = character_of(t, seat).bearer.acts
    source = t.zones[CHARACTER + seat][0]
    return [
        ("use", source, index, target)
        for index, text in enumerate(acts)
        for target in (text.aim.choices(t, seat) if text.aim is not None else (-1,))
        if no_use(t, seat, source, index, target) is None
    ]


def no_use(t: DanmakuTable, seat: int, source: int, index: int, target: int) -> Refusal | None:
    acts = character_of(t, seat).bearer.acts
    if source not in t.zones[CHARACTER + seat] or not 0 <= index < len(acts):
        return NOT_YOUR_ABILITY
    text = acts[index]
    if not text.do[0].able(t, seat):
        return NOTHING_TO_DO
    if text.cost is not None and not text.cost.payable(t, seat, -1):
        return TOO_DEAR
    if text.limit is not None:
        why = text.limit.refuse(t, text, source, seat, -1)
        if why is not None:
            return why
    return no_target(t, seat, -1, text, target)


# --- the step -------------------------------------------------------------------------------------------------------


def _ask_main(t: DanmakuTable, f: Frame) -> Signal:
    """A current player who was defeated has no turn left (defeat.10)."""
    return ask(t, MAIN_STEP, f.seat) if active(t, f.seat) else DONE


def _take_main(t: DanmakuTable, f: Frame) -> Signal:
    verb, seat = t.answer[0], f.seat
    if verb != END[0] or (t.happened > QUIET_TURNS and len(_main_options(t, f, seat)) > 1):
        fresh(t)  # whoever acts, or could, is in no cycle (D-R36)
    if verb == END[0]:
        return DONE
    ACTIONS.do(t, f, t.answer)
    return BACK


def _play(t: DanmakuTable, f: Frame, seat: int, rest: Numbers) -> None:
    card, index, target, you = rest
    text = main_card(t, card).texts[index]
    if "item" in text.types:
        push(t, PLAY_ITEM, seat, card, you)
    else:
        new = announce(t, text, card, card, you, seat, target)
        push(t, PLAY, seat, card, new, price(text.cost_prog))


def _invoke(t: DanmakuTable, f: Frame, seat: int, rest: Numbers) -> None:
    frame = push(t, PLAY, seat, rest[0])
    frame.slots[0] = invoke(t, seat, *rest)


def _use(t: DanmakuTable, f: Frame, seat: int, rest: Numbers) -> None:
    source, index, target = rest
    text = character_of(t, seat).bearer.acts[index]
    push(t, USE, seat, source, announce(t, text, source, -1, seat, seat, target), price(text.cost_prog))


ACTIONS: Final = Actions(
    Action("play", 4, lambda t, f, seat, rest: no_play(t, seat, *rest), _play),
    Action("invoke", 5, lambda t, f, seat, rest: no_activation(t, seat, *rest), _invoke),
    Action("use", 3, lambda t, f, seat, rest: no_use(t, seat, *rest), _use),
)


def _main_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [*plays(t, seat), *activations(t, seat), *uses(t, seat), END]


MAIN_STEP: Final = prompt(
    "main step",
    "turn.main.2",
    "Play a card, use an ability, or end the main step.",
    "カードや能力を使うか、メインステップを終えてください。",
    _main_options,
    ACTIONS.explain,
)
MAIN: Final = procedure("danmaku:turn.main.1", _ask_main, _take_main)
