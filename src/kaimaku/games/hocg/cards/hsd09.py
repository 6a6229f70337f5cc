"""hSD09, start deck Houshou Marine."""

from ..lang import *

card("hSD09-001", oshi_skill(Arts(20, CENTER(red))), sp_skill(ToHand(ARCHIVE(red))))
card("hSD09-002", collab_effect(LookTop(5, "#Summer", debut)))
card("hSD09-003", collab_effect(SpecialDamage(10 * each(STAGE("#Gen 3", different)), OPP_CENTER)))
card(
    "hSD09-004",
    art(If(STAGE("#Gen 3", not_named("Houshou Marine")), Draw(1)), n=1),
    art(SpecialDamage(10 * each(STAGE("#Gen 3", different)), OPP_FRONT[ALL]), n=2),
)
card("hSD09-005", collab_effect(Arts(10 * each(STAGE("#Gen 3", different)), CENTER(second))))
card("hSD09-006", collab_effect(If(GOING_SECOND_TURN_1, Send(CHEER_TOP, HOLOMEM("#Gen 3")))))
card("hSD09-007", gift(If(LIFE < OPP_LIFE, LifeLoss(-1)), on=DOWNED(THIS), turn=OPP_TURN, at=AT_COLLAB))
