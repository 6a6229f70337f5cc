"""Picks: every smaller choice, by what it is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.games.danmaku.definitions import incident_of
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.rules.piles import owner_of_item
from kaimaku.games.danmaku.table import hand, items
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import picking
from kaimaku.kernel.questions import ENOUGH

from ..rules.picking import DEALS
from .scene import Scene
from .turns import NUISANCE
from .worth import added, in_hand, in_play, keep, name

Rating = Callable[[Scene, int], float]


def pick(scene: Scene) -> Option:
    """The best of what is offered; nothing, where that is allowed and nothing is better than 0."""
    open_pick = picking(scene.t)
    assert open_pick is not None
    why = open_pick.why
    rate = RATINGS.get(why) or (_deal(DEALS.index(why)) if why in DEALS else _mode)
    offered = [option for option in scene.options if option != ENOUGH]
    if not offered:
        return ENOUGH
    best = max(offered, key=lambda option: rate(scene, _number(option)))
    may_stop = len(offered) < len(scene.options)
    return ENOUGH if may_stop and rate(scene, _number(best)) <= 0.0 else best


def _number(option: Option) -> int:
    n = option[1]
    assert isinstance(n, int)
    return n


# --- what each choice is worth, by what it is for -------------------------------------------------------------------


def _friend(scene: Scene, seat: int) -> float:
    return 1.0 if seat == scene.seat else -scene.wishes[seat]


def _foe(scene: Scene, seat: int) -> float:
    return -1.0 if seat == scene.seat else scene.wishes[seat] + 0.1 * len(hand(scene.t, seat))


def _suppressed(scene: Scene, seat: int) -> float:
    return -1.0 if seat == scene.seat else scene.wishes[seat] * (1 + len(items(scene.t, seat)))


def _junk(scene: Scene, card: int) -> float:
    """What to part with."""
    mine = hand(scene.t, scene.seat)
    return 8.0 - (keep(scene.t, mine)[card] if card in mine else in_play(scene.t, card))


def _cost(scene: Scene, card: int) -> float:
    """More than must be is discarded only for new cards, and then what is of least use."""
    t = scene.t
    entry = t.stack[-1] if t.stack else None
    if entry is not None and entry.card >= 0 and name(t, entry.card) == "kourindou":
        return 3.4 - keep(t, hand(t, scene.seat)).get(card, 9.0)
    return _junk(scene, card) - 8.0


def _lesser_item(scene: Scene, card: int) -> float:
    return 5.0 - in_play(scene.t, card)


def _theirs(scene: Scene, card: int) -> float:
    """An Item to take or to destroy."""
    owner = owner_of_item(scene.t, card)
    return in_play(scene.t, card) * (0.2 + max(-1.0, min(1.0, scene.wishes[owner])))


def _control(scene: Scene, card: int) -> float:
    return added(scene.t, scene.seat, card) - 0.8


def _good(scene: Scene, card: int) -> float:
    return in_hand(scene.t, card)


def _danmaku(scene: Scene, card: int) -> float:
    """Rather a Danmaku card than a life."""
    return 9.0 - in_hand(scene.t, card)


def _chain(scene: Scene, card: int) -> float:
    """Hit back with Melee, if there is somebody to hit and a card to spare."""
    return scene.best(scene.others) - 0.25 * in_hand(scene.t, card)


def _deal(seat: int) -> Rating:
    """Party: friends get good cards."""
    return lambda scene, card: in_hand(scene.t, card) * (1.0 if _friend(scene, seat) > 0 else -1.0)


def _mode(scene: Scene, mode: int) -> float:
    return 1.0 - 0.1 * mode


RATINGS: Final[dict[str, Rating]] = {
    **dict.fromkeys(("seat:attack", "seat:copy", "seat:duel"), Scene.attack),
    **dict.fromkeys(("seat:heal", "seat:give", "seat:draw"), _friend),
    **dict.fromkeys(("seat:discard", "seat:look", "seat:strip"), _foe),
    "seat:suppress": _suppressed,
    "seat:swap": lambda scene, seat: -1.0,  # hands change places only between others
    "card:cost": _cost,
    **dict.fromkeys(("card:collect", "card:give", "card:deck"), _junk),
    **dict.fromkeys(("card:powerup", "card:excess"), _lesser_item),
    "card:strip": _theirs,
    **dict.fromkeys(("card:control", "card:copy"), _control),
    **dict.fromkeys(("card:take", "card:keep"), _good),
    **dict.fromkeys(("card:fight", "card:duel"), _danmaku),
    "card:chain": _chain,
    "card:top": lambda scene, card: -1.0,  # the next cards are drawn by others as a rule: good ones go below
    **dict.fromkeys(("card:bottom", "card:search"), lambda scene, card: 1.0),
    "end:deck": lambda scene, end: float(end),
    "pile:look": lambda scene, pile: 1.0 - pile,  # the Main Deck
    "type:ban": lambda scene, kind: -float(kind),
}


# --- yes or no, numbers, discards -----------------------------------------------------------------------------------


def may(scene: Scene) -> bool:
    """Nearly all that may be done is good; only bad Incidents are got rid of, and hands of others left alone."""
    t = scene.t
    if t.step == "start":
        found = incident_of(t)
        return found is not None and found.id in NUISANCE
    return DEFINITIONS[t.defs[t.frames[-1].source]].id != "mononobe_no_futo"


def discard(scene: Scene) -> Option:
    """The set that is of least use."""
    values = keep(scene.t, hand(scene.t, scene.seat))
    return min(scene.options, key=lambda option: sum(values[c] for c in option[1:] if isinstance(c, int)))


def skip(scene: Scene) -> bool:
    """Four cards for a turn: good with an empty hand."""
    return len(hand(scene.t, scene.seat)) <= 1
