"""hSD17, start deck Hoshimachi Suisei."""

from ..lang import *

card(
    "hSD17-001",
    oshi_skill(Send(CHEER_TOP, HOLOMEM)),
    sp_skill(If(CENTER.is_("Hoshimachi Suisei"), SpecialDamage(50, OPP_BACK))),
)
plain("hSD17-002", "hSD17-003")
card("hSD17-004", collab_effect(If(GOING_SECOND_TURN_1, SpecialDamage(20, OPP_BACK))))
card("hSD17-005", art(SpecialDamage(10, OPP_BACK)))
plain("hSD17-006")
card("hSD17-007", bloom_effect(SpecialDamage(10, OPP_BACK), at=AT_BACK))
card("hSD17-008", gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN), art(SpecialDamage(10, OPP_BACK)))
card("hSD17-009", collab_effect(Arts(20, THIS)))
card("hSD17-010", use(SpecialDamage(20, OPP_BACK(~debut)), once=CARD))
