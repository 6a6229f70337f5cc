"""What happens to roles."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import show

from ..definitions import Special, role_of
from ..phrases import WHO, Verb
from ..rules.defeat import JUDGE
from ..rules.goals import Holders, Never
from ..rules.roles import cut_life, holder, lay_down, place, show_role, take_up
from ..table import ASIDE, ROLE, DanmakuTable, active

STAGE: Final = Holders("stage_boss", "all Stage Bosses", "ステージボス全員")
EXTRA: Final = Holders("extra_boss", "all Extra Bosses", "エクストラボス全員", also="shown")
EVERY_EXTRA: Final = Holders(
    "extra_boss", "the Extra Boss and any EX Midboss", "エクストラボスとEX中ボス", also="always"
)
A_PARTNER: Final = Holders("partner", "a Partner", "パートナー1人", one=True)
OTHER_PARTNERS: Final = Holders("partner", "all other Partners", "他のパートナー全員", others=True)
ANOTHER_STAGE_BOSS: Final = Holders("stage_boss", "another Stage Boss", "他のステージボス1人", others=True, one=True)
THE_HEROINE: Final = Holders("heroine", "the Heroine", "主人公")
NOBODY: Final = Never()


class Succeed(Verb):
    """The Rival becomes the Heroine; the old one has no role any more (role.rival.3, D-R17)."""

    en = "take over the Heroine's card"
    ja = "主人公のカードを引き継ぐ"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        for fallen in range(t.seats):
            held = role_of(t, fallen)
            if held is not None and held.kind == "heroine" and not active(t, fallen):
                show_role(t, f.seat)
                place(t, t.zones[ROLE + f.seat][0], ASIDE)
                place(t, t.zones[ROLE + fallen][0], ROLE + f.seat)
                take_up(t, f.seat)
                note(t, "succeed", f.seat, t.zones[ROLE + f.seat][0])
                break
        return NEXT


class ComeForward(Verb):
    """From now on an Extra Boss as well (role.ex-midboss)."""

    en = "reveal this card; it counts as an Extra Boss, too"
    ja = "このカードを公開し、エクストラボスとしても数える"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        show_role(t, f.seat)
        return NEXT


class SwapRoles(Verb):
    """For good: both see what they get and give, everybody sees the new Heroine."""

    en = "that player and the Heroine swap role cards"
    ja = "その人と主人公は役割カードを交換する"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        new, old = f.num(WHO), holder(t, "heroine")
        if new < 0 or old < 0:
            return NEXT
        crown, given = t.zones[ROLE + old][0], t.zones[ROLE + new][0]
        lay_down(t, old)
        lay_down(t, new)
        place(t, crown, ROLE + new)
        place(t, given, ROLE + old)
        show(t, given, old)
        note(t, "swap roles", new, crown, old)
        take_up(t, new)
        if t.known[given] == t.everyone:  # a role that lay open goes on working
            take_up(t, old)
        cut_life(t, old)
        return NEXT


class Judge(Verb):
    """Goals are looked at again at once."""

    en = "goals are checked at once"
    ja = "目的をすぐに確かめる"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        push(t, JUDGE, f.seat)
        return NEXT


class TrueForm(Special):
    """The special action of an Extra Boss (role.extra-boss.reveal.1)."""

    en = (
        "once another player is defeated, you may at any time turn this card to its revealed side and gain 1 life; "
        "nobody can respond to that"
    )
    ja = "他の誰かが敗北していれば、いつでもこのカードを真の姿に替えてライフを1得ることができる（これには応じられない）"

    def __init__(self) -> None:
        pass


REVEAL: Final = TrueForm()
