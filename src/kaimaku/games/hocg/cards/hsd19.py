"""hSD19, start deck Oozora Subaru."""

from ..lang import *

card(
    "hSD19-001",
    oshi_skill(ToHand(ARCHIVE(holomem))),
    sp_skill(Send(ARCHIVE(cheer), HOLOMEM("Oozora Subaru")[1, 2], each=1)),
)
plain("hSD19-002")
card("hSD19-003", art(If(LIFE <= 2, ThisArt(10))))
card("hSD19-004", collab_effect(If(GOING_SECOND_TURN_1, Search(debut, to=STAGE))))
card("hSD19-005", gift(Takes(-10, THIS, frm=OPP_CENTER)))
plain("hSD19-006")
card("hSD19-007", bloom_effect(Send(ARCHIVE(cheer), THIS)), art(If(THIS.cheer >= 2, ThisArt(20))))
card("hSD19-008", art(If(OPP_HOLOMEM(second), ThisArt(20)), at=AT_COLLAB))
card("hSD19-009", art(If(LIFE <= 2, ThisArt(10))))
card("hSD19-010", use(Heal(30, HOLOMEM)))
