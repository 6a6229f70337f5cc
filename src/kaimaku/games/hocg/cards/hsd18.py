"""hSD18, start deck Mori Calliope."""

from ..lang import *

card(
    "hSD18-001",
    oshi_skill(Archive(DECK_TOP[2]), Draw(1)),
    sp_skill(If(ARCHIVE(holomem) >= 6, Arts(30, HOLOMEM("Mori Calliope")[ALL]))),
)
plain("hSD18-002", "hSD18-003")
card("hSD18-004", collab_effect(If(GOING_SECOND_TURN_1, Archive(DECK_TOP), Draw(1))))
card("hSD18-005", collab_effect(If(HOLOMEM(having(tool)), SpecialDamage(10, OPP_CENTER))))
plain("hSD18-006")
card(
    "hSD18-007",
    gift(Archive(DECK_TOP), on=DOWNED(THIS), turn=OPP_TURN),
    art(If(THIS.attached(tool), ThisArt(10))),
)
card("hSD18-008", bloom_effect(Archive(DECK_TOP)), art(ToHand(ARCHIVE(tool)), at=AT_CENTER))
card("hSD18-009", collab_effect(If(ARCHIVE(holomem) >= 6, SpecialDamage(20, OPP_CENTER))))
