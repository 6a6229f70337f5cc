"""Tries: what somebody may have wanted to do with a card or a holomem, and why each is or is not possible now."""

from __future__ import annotations

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.refusals import Refusal

from .asking import picks_holomem
from .defs import DEBUT, DEFS, HOLOMEM, SPOT, SUPPORT
from .game import GAME
from .performance import arts_of, no_art, no_perform, targets
from .stats import names
from .table import BACK, HAND, HoloTable, Mem, opening_turn, oshi, stage

LATER = Refusal("hocg:7.6.2", "Arts are used in the performance phase.", "アーツはパフォーマンスステップで使います。")
OPENING = Refusal(
    "hocg:7.6.1",
    "The first player's first turn has no performance phase.",
    "先攻の最初のターンにパフォーマンスステップはありません。",
)
EARLIER = Refusal(
    "hocg:7.5.2", "That is done in the main phase of your turn.", "それは自分のメインステップで行います。"
)

Try = tuple[Option, Refusal | None]


def tries_of_card(t: HoloTable, seat: int, card: int) -> list[Try]:
    """Everything one may think of doing with a card in the hand, or with the Oshi."""
    if PROMPTS[t.prompt].name in ("hocg:pick", "hocg:set-center", "hocg:redraw"):
        verb = "center" if PROMPTS[t.prompt].name == "hocg:set-center" else "pick"
        return [] if verb == "pick" and picks_holomem(t) else [_asked(t, seat, (verb, card))]
    d = DEFS[t.defs[card]]
    if card == oshi(t, seat):
        return [_asked(t, seat, ("skill", skill.index)) for skill in d.skills if skill.printed.kind != "stage"]
    mine = stage(t, seat)
    if d.kind == HOLOMEM and d.level in (DEBUT, SPOT):
        return [_asked(t, seat, ("place", card))]
    if d.kind == HOLOMEM:  # somebody of that name is meant, if there is one
        namesakes = [mem for mem in mine if d.names & names(t, mem)]
        return [_asked(t, seat, ("bloom", card, mem.id)) for mem in namesakes or mine]
    if d.kind == SUPPORT and d.attachable:
        return [_asked(t, seat, ("play", card, mem.id)) for mem in mine]
    return [_asked(t, seat, ("play", card))] if t.where[card] == HAND + seat else []


def tries_of_mem(t: HoloTable, seat: int, mem: Mem) -> list[Try]:
    """Everything one may think of doing with one's own holomem: moving it, blooming it, its abilities and Arts."""
    name = PROMPTS[t.prompt].name
    if name == "hocg:pick":
        return [_asked(t, seat, ("pick", mem.id))] if picks_holomem(t) else []
    if mem.seat != seat:
        return []
    found: list[Try] = []
    if mem.pos == BACK:
        found += [_asked(t, seat, ("collab", mem.id)), _asked(t, seat, ("baton", mem.id))]
    for card in t.zones[HAND + seat]:
        d = DEFS[t.defs[card]]
        if d.kind == HOLOMEM and d.level not in (DEBUT, SPOT) and d.names & names(t, mem):
            found.append(_asked(t, seat, ("bloom", card, mem.id)))
    for ability in DEFS[t.defs[mem.stack[-1]]].activated:
        found.append(_asked(t, seat, ("ability", ability.key, mem.id)))
    for art in arts_of(t, mem):
        aims = targets(t, seat, mem, art) or stage(t, 1 - seat)[:1]
        for aim in aims:
            option: Option = ("art", mem.id, art.number, aim.id)
            if name == "hocg:perform":
                found.append((option, GAME.refuse(t, seat, option)))
            else:
                found.append(
                    (option, no_perform(t, seat, mem) or no_art(t, mem, art) or (OPENING if opening_turn(t) else LATER))
                )
    return found


def _asked(t: HoloTable, seat: int, option: Option) -> Try:
    """The game's own answer; in the performance phase the actions of the main phase are over."""
    why = GAME.refuse(t, seat, option)
    if why is not None and PROMPTS[t.prompt].name == "hocg:perform":
        why = EARLIER
    return option, why
