"""Special actions: at any time anybody is asked something, unanswerable (D-R05)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.refusals import Refusal

from ..definitions import character_of
from ..table import ASIDE, CHARACTER, ROLE, DanmakuTable, active, at_zero, hand
from .life import gain
from .roles import lay_down, place, take_up, true_form

REVEAL: Final[Option] = ("reveal",)
NO_TRUE_FORM: Final = Refusal(
    "danmaku:role.extra-boss.reveal.1",
    "Only an unrevealed Extra Boss can reveal herself.",
    "まだ正体を現していないエクストラボスだけが正体を現せます。",
)
NOBODY_DEFEATED: Final = Refusal(
    "danmaku:role.extra-boss.reveal.1",
    "An Extra Boss can't reveal herself until another player is defeated.",
    "他のプレイヤーが1人でも敗北するまで、エクストラボスは正体を現せません。",
)
FIRST_TO_FALL: Final = Refusal(
    "danmaku:role.extra-boss.reveal.4",
    "An Extra Boss can't reveal herself if she is the first to be defeated.",
    "最初に敗北するエクストラボスは正体を現せません。",
)
NO_LOOK: Final = Refusal(
    "danmaku:faq.satori.1",
    "Only Satori can look at another player's hand, once on her turn.",
    "他のプレイヤーの手札を見られるのは、さとりが自分のターンに1回だけです。",
)


def special_actions(t: DanmakuTable, seat: int) -> list[Option]:
    if not active(t, seat) or t.left >> seat & 1 or t.turn == 0:
        return []
    found: list[Option] = []
    if may_reveal(t, seat):
        found.append(REVEAL)
    if may_look(t, seat):
        found += [("look", other) for other in range(t.seats) if other != seat and active(t, other)]
    return found


def may_reveal(t: DanmakuTable, seat: int) -> bool:
    """An Extra Boss, once another player has been defeated (role.extra-boss.reveal.1, D-R18)."""
    return bool(t.down & ~(1 << seat)) and true_form(t, seat) >= 0


def no_special(t: DanmakuTable, seat: int, option: Option) -> Refusal | None:
    """Why a special action is not open to a seat; None for any other option."""
    if option[0] == "look":
        return NO_LOOK
    if option != REVEAL:
        return None
    if true_form(t, seat) < 0 or not active(t, seat):
        return NO_TRUE_FORM
    return FIRST_TO_FALL if seat in at_zero(t) else NOBODY_DEFEATED


def may_look(t: DanmakuTable, seat: int) -> bool:
    """Once per round, in one's own turn (faq.satori.1)."""
    return t.active == seat and bool(character_of(t, seat).bearer.specials) and look_key(t, seat) not in t.used


def look_key(t: DanmakuTable, seat: int) -> tuple[int, ...]:
    return (seat, t.turn)


def take_special(t: DanmakuTable, seat: int, option: Option) -> None:
    if option == REVEAL:
        become_true(t, seat)
    else:
        other = option[1]
        assert isinstance(other, int)
        t.used[look_key(t, seat)] = 1
        note(t, "look", seat, t.zones[CHARACTER + seat][0], other)
        look(t, seat, other)


def look(t: DanmakuTable, seat: int, other: int) -> None:
    """One player sees another's hand."""
    for card in hand(t, other):
        show(t, card, seat)
        note(t, "see", seat, card, other)


def become_true(t: DanmakuTable, seat: int) -> None:
    """The revealed side replaces the role, and gives 1 life (ruling S10)."""
    card, old = true_form(t, seat), t.zones[ROLE + seat][0]
    lay_down(t, seat)
    place(t, old, ASIDE)
    reveal(t, old)
    place(t, card, ROLE + seat)
    reveal(t, card)
    note(t, "true form", seat, card)
    take_up(t, seat)
    if t.rulings["extra_boss_life"] == "gain":
        gain(t, seat, 1)
