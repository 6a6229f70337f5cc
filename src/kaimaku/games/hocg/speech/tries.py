"""Tries: what a player may want to do with a card or a holomem, and why each is or isn't possible now."""

from __future__ import annotations

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.refusals import Refusal

from ..defs import DEBUT, DEFS, HOLOMEM, SPOT, SUPPORT
from ..game import GAME
from ..rules.events import ACTIVATED
from ..rules.performance import NO_TARGET, arts_of, no_art, no_perform, targets
from ..rules.picking import picks_holomem
from ..rules.skills import ability_option
from ..rules.stats import names
from ..table import BACK, CENTER, HAND, HoloTable, Mem, back, opening_turn, oshi, stage

LATER = Refusal(
    "hocg:7.6.2", "You can use Arts in the performance phase.", "アーツはパフォーマンスステップで使います。"
)
OPENING = Refusal(
    "hocg:7.6.1",
    "The first player's first turn has no performance phase.",
    "先攻の最初のターンにパフォーマンスステップはありません。",
)
EARLIER = Refusal(
    "hocg:7.5.2", "You can only do that in your main phase.", "それは自分のメインステップにだけできます。"
)

Try = tuple[Option, Refusal | None]


def tries_of_card(t: HoloTable, seat: int, card: int, on: Mem | None = None) -> list[Try]:
    """Everything one may think of doing with a card in the hand (with a certain holomem), or with the Oshi."""
    if PROMPTS[t.prompt].name in ("hocg:pick", "hocg:set-center", "hocg:redraw"):
        verb = "center" if PROMPTS[t.prompt].name == "hocg:set-center" else "pick"
        return [] if verb == "pick" and picks_holomem(t) else [attempt(t, seat, (verb, card))]
    d = DEFS[t.defs[card]]
    if card == oshi(t, seat):
        return [attempt(t, seat, ("skill", skill.index)) for skill in d.skills if skill.printed.kind != "stage"]
    if t.where[card] != HAND + seat:
        return []
    mine = stage(t, seat) if on is None else [on]
    if d.kind == HOLOMEM and d.level in (DEBUT, SPOT):
        wanted: list[Option] = [("place", card)] if on is None else [("bloom", card, on.id)]
        return [attempt(t, seat, option) for option in wanted]
    if d.kind == HOLOMEM:  # somebody of that name is meant, if there is one
        namesakes = [mem for mem in mine if d.names & names(t, mem)]
        return [attempt(t, seat, ("bloom", card, mem.id)) for mem in namesakes or mine]
    if d.kind == SUPPORT and d.attachable:
        return [attempt(t, seat, ("play", card, mem.id)) for mem in mine]
    return [attempt(t, seat, ("play", card))]


def tries_of_mem(t: HoloTable, seat: int, mem: Mem, on: Mem | None = None) -> list[Try]:
    """Everything one may think of doing with a holomem: moving it, blooming it, its abilities and Arts.

    Somebody else's holomem is only good for being a target.
    """
    name = PROMPTS[t.prompt].name
    if name == "hocg:pick":
        return [attempt(t, seat, ("pick", mem.id))] if picks_holomem(t) else []
    if mem.seat != seat:
        front = [m for m in stage(t, seat) if m.pos != BACK]
        return [found for user in front for found in tries_of_arts(t, seat, user, mem)]
    if on is not None:
        if on.seat != seat:
            return tries_of_arts(t, seat, mem, on)
        return [attempt(t, seat, ("baton", on.id if mem.pos == CENTER else mem.id))]
    found: list[Try] = []
    if mem.pos == BACK:
        found += [attempt(t, seat, ("collab", mem.id)), attempt(t, seat, ("baton", mem.id))]
    if mem.pos == CENTER:
        found += [attempt(t, seat, ("baton", other.id)) for other in back(t, seat)]
    for card in t.zones[HAND + seat]:
        d = DEFS[t.defs[card]]
        if d.kind == HOLOMEM and d.level not in (DEBUT, SPOT) and d.names & names(t, mem):
            found.append(attempt(t, seat, ("bloom", card, mem.id)))
    found += [attempt(t, seat, ability_option(t, x)) for x in t.live.get(ACTIVATED, ()) if x.anchor == mem.id]
    return found + tries_of_arts(t, seat, mem)


def tries_of_arts(t: HoloTable, seat: int, mem: Mem, on: Mem | None = None) -> list[Try]:
    """Each Arts at whom it may target, or at a certain holomem."""
    performing = PROMPTS[t.prompt].name == "hocg:perform"
    found: list[Try] = []
    for art in arts_of(t, mem):
        able = targets(t, seat, mem, art)
        for aim in [on] if on is not None else able or stage(t, 1 - seat)[:1]:
            option: Option = ("art", mem.id, art.number, aim.id)
            if performing:
                why = GAME.refuse(t, seat, option)
            else:
                wide = None if aim in able else NO_TARGET
                why = no_perform(t, seat, mem) or no_art(t, mem, art) or wide or (OPENING if opening_turn(t) else LATER)
            found.append((option, why))
    return found


def attempt(t: HoloTable, seat: int, option: Option) -> Try:
    """The game's own answer; in the performance phase the actions of the main phase are over."""
    why = GAME.refuse(t, seat, option)
    if why is not None and PROMPTS[t.prompt].name == "hocg:perform":
        why = EARLIER
    return option, why
