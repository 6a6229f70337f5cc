"""hSD14, start deck Shirakami Fubuki."""

from ..lang import *

card(
    "hSD14-001",
    oshi_skill(Choose(HOLOMEM("Shirakami Fubuki", having(mascot)), Arts(20, CHOSEN_ONE))),
    sp_skill(Search(mascot, n=(1, 2))),
)
plain("hSD14-002", "hSD14-003")
card("hSD14-004", collab_effect(If(GOING_SECOND_TURN_1, Search(mascot))))
card("hSD14-005", collab_effect(Choose(CENTER, Arts(10, CHOSEN_ONE))))
plain("hSD14-006")
card("hSD14-007", bloom_effect(Choose(CENTER, Arts(10, CHOSEN_ONE))))
card(
    "hSD14-008",
    collab_effect(Attach(ARCHIVE(mascot), THIS)),
    art(If(THIS.attached(mascot), ThisArt(20)), at=AT_COLLAB),
)
card("hSD14-009", gift(If(THIS.attached(mascot), Draw(1)), on=DOWNED(THIS), turn=OPP_TURN))
card("hSD14-010", use(Draw(3)))
card(
    "hSD14-011",
    attached(Hp(10, HOLDER)),
    bonus("Shirakami Fubuki", Send(CHEER_TOP, HOLOMEM), on=DOWNS(THIS)),
)
