"""Roles: hidden until revealed, their powers at work, and who wins (D-R14 to D-R17)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.table import Result

from ..definitions import Role, role_of
from ..facts import Kind
from ..registry import DEFINITIONS
from ..table import ASIDE, ROLE, DanmakuTable, active, from_current
from .stats import lose_effect, max_life, take_effect

TEAMS: Final[dict[Kind, int]] = {"heroine": 0, "partner": 0, "stage_boss": 1, "extra_boss": 2, "rival": 3}
EX_MIDBOSS: Final = "ex_midboss"


def show_role(t: DanmakuTable, seat: int) -> None:
    """A role is turned up for all to see."""
    for card in t.zones[ROLE + seat]:
        if t.known[card] != t.everyone:
            reveal(t, card)
            note(t, "role", seat, card)


def take_up(t: DanmakuTable, seat: int) -> None:
    """What a seat's role says begins to work, once it lies open."""
    held = role_of(t, seat)
    assert held is not None
    take_effect(t, held.bearer, t.zones[ROLE + seat][0], seat)


def lay_down(t: DanmakuTable, seat: int) -> None:
    """The modifiers of a seat's role stop working."""
    held = role_of(t, seat)
    if held is not None:
        lose_effect(t, held.bearer, t.zones[ROLE + seat][0])


def place(t: DanmakuTable, card: int, zone: int) -> None:
    """A role card moves; whoever may know it goes on knowing it."""
    t.zones[t.where[card]].remove(card)
    t.zones[zone].append(card)
    t.where[card] = zone


def holder(t: DanmakuTable, kind: Kind) -> int:
    """The first active seat with a kind of role; -1 if there is none."""
    for seat in from_current(t):
        held = role_of(t, seat)
        if held is not None and held.kind == kind:
            return seat
    return -1


def cut_life(t: DanmakuTable, seat: int) -> None:
    """A lower max life takes the surplus away; that is no loss of life."""
    t.life[seat] = min(t.life[seat], max_life(t, seat))


def true_form(t: DanmakuTable, seat: int) -> int:
    """The card that replaces a seat's role when it reveals itself; -1 if there is none."""
    held = role_of(t, seat)
    if held is None:
        return -1
    for card in t.zones[ASIDE]:
        definition = DEFINITIONS[t.defs[card]]
        if isinstance(definition, Role) and definition.printed.reveals == held.id:
            return card
    return -1


def may_come_forward(t: DanmakuTable, seat: int) -> bool:
    """Might this seat, for all that the others know, save itself from defeat by revealing an Extra Boss?

    Another must have fallen (role.extra-boss.reveal.4). Which kinds of roles were dealt is public, not who holds them.
    """
    if t.life[seat] or t.left >> seat & 1 or not t.down & ~(1 << seat):
        return False
    known = [not t.zones[ROLE + s] or t.known[t.zones[ROLE + s][0]] == t.everyone for s in range(t.seats)]
    if known[seat]:
        return true_form(t, seat) >= 0
    return any(not known[s] and true_form(t, s) >= 0 for s in range(t.seats))


# --- winning --------------------------------------------------------------------------------------------------------


def satisfied(t: DanmakuTable, seat: int, down: int) -> bool:
    held = role_of(t, seat)
    return held is not None and held.goal.holds(t, down, seat)


def winners(t: DanmakuTable) -> tuple[int, ...]:
    """Active players whose goal is satisfied, and defeated ones of their teams whose goal is, too (D-R15)."""
    declaring = [seat for seat in range(t.seats) if active(t, seat) and satisfied(t, seat, t.down)]
    teams = {team(t, seat) for seat in declaring}
    if declaring and t.rulings["fallen_winners"] == "goal":
        teams = set(TEAMS.values())
    return tuple(
        seat
        for seat in range(t.seats)
        if seat in declaring or (not active(t, seat) and team(t, seat) in teams and satisfied(t, seat, t.down))
    )


def team(t: DanmakuTable, seat: int) -> int:
    """Heroine and Partners, Stage Bosses, Extra Boss with EX Midboss; -1: no role any more."""
    held = role_of(t, seat)
    if held is None:
        return -1
    return TEAMS["extra_boss"] if held.id == EX_MIDBOSS else TEAMS[held.kind]


def hopeless(t: DanmakuTable) -> bool:
    """No active player's goal can come true any more, whoever else may fall."""
    if holder(t, "rival") >= 0 and holder(t, "heroine") >= 0:
        return False  # the Rival may still become the Heroine
    still = from_current(t)
    for seat in still:
        others = [1 << s for s in still if s != seat]
        for chosen in range(1 << len(others)):
            down = t.down | sum(bit for i, bit in enumerate(others) if chosen >> i & 1)
            if satisfied(t, seat, down):
                return False
    return True


def verdict(t: DanmakuTable) -> Result | None:
    """The end of the game, if these defeats are it (defeat.9)."""
    if not from_current(t):
        return Result((), "danmaku:victory.7")
    found = winners(t)
    if found:
        return Result(found, "danmaku:victory.3")
    return Result((), "danmaku:victory.1") if hopeless(t) else None
