"""Roles: hidden until revealed, their powers at work, the Rival's succession, and who wins (D-R14 to D-R17)."""

from __future__ import annotations

from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.listeners import STANDING, Live, enter, leave_source
from kaimaku.kernel.table import Result

from .definitions import role_of
from .facts import Kind
from .lang import SharedFate, Succeed
from .piles import move
from .stats import max_life
from .table import ASIDE, ROLE, DanmakuTable, active, from_current

TEAMS: dict[Kind, int] = {"heroine": 0, "partner": 0, "stage_boss": 1, "extra_boss": 2, "rival": 3}


def show_role(t: DanmakuTable, seat: int) -> None:
    """A role is turned up for all to see."""
    for card in t.zones[ROLE + seat]:
        if t.known[card] != t.everyone:
            reveal(t, card)
            note(t, "role", seat, card)


def take_up(t: DanmakuTable, seat: int) -> None:
    """The modifiers of a seat's role begin to work."""
    held = role_of(t, seat)
    assert held is not None
    card = t.zones[ROLE + seat][0]
    for modifier in held.modifiers:
        enter(t.mods, modifier.stat, Live(modifier.number, card, seat, -1, t.tick(), STANDING, 0))


def lay_down(t: DanmakuTable, seat: int) -> None:
    """The modifiers of a seat's role stop working."""
    held = role_of(t, seat)
    if held is not None:
        for modifier in held.modifiers:
            leave_source(t.mods, modifier.stat, t.zones[ROLE + seat][0])


def holder(t: DanmakuTable, kind: Kind) -> int:
    """The first active seat with a kind of role; -1 if there is none."""
    for seat in from_current(t):
        held = role_of(t, seat)
        if held is not None and held.kind == kind:
            return seat
    return -1


def succeed(t: DanmakuTable, fallen: int) -> None:
    """An active Rival becomes the Heroine; the old one has no role any more (role.rival.3, D-R17)."""
    seat = holder(t, "rival")
    if seat < 0:
        return
    rival = role_of(t, seat)
    assert rival is not None
    gain = sum(power.life for power in rival.powers if isinstance(power, Succeed))
    show_role(t, seat)
    move(t, t.zones[ROLE + seat][0], ASIDE)
    move(t, t.zones[ROLE + fallen][0], ROLE + seat)
    take_up(t, seat)
    t.life[seat] = min(t.life[seat] + gain, max_life(t, seat))
    note(t, "succeed", seat, t.zones[ROLE + seat][0])


def shared_fate(t: DanmakuTable, fallen: tuple[int, ...]) -> int:
    """How many hand cards the Heroine may keep after these defeats; -1 if none of them concerns her."""
    powers = [power for seat in fallen if (held := role_of(t, seat)) is not None for power in held.powers]
    return min((power.keep for power in powers if isinstance(power, SharedFate)), default=-1)


# --- winning --------------------------------------------------------------------------------------------------------


def satisfied(t: DanmakuTable, seat: int, down: int) -> bool:
    held = role_of(t, seat)
    return held is not None and held.goal.holds(t, down)


def winners(t: DanmakuTable) -> tuple[int, ...]:
    """Active players whose goal is satisfied, and defeated ones of their teams whose goal is, too (D-R15)."""
    declaring = [seat for seat in range(t.seats) if active(t, seat) and satisfied(t, seat, t.down)]
    teams = {team(t, seat) for seat in declaring}
    return tuple(
        seat
        for seat in range(t.seats)
        if seat in declaring or (not active(t, seat) and team(t, seat) in teams and satisfied(t, seat, t.down))
    )


def team(t: DanmakuTable, seat: int) -> int:
    held = role_of(t, seat)
    return -1 if held is None else TEAMS[held.kind]


def hopeless(t: DanmakuTable) -> bool:
    """No active player's goal can come true any more, whoever else may fall."""
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
