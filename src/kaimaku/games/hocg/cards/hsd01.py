"""hSD01, start deck Tokino Sora and AZKi."""

from ..lang import *

card(
    "hSD01-001",
    oshi_skill(Reattach(STAGE.cheer, HOLOMEM[1])),
    sp_skill(Swap(OPP_CENTER, OPP_BACK), Arts(50, CENTER(white))),
)
card("hSD01-002", oshi_skill(SetFace(), on=WOULD_ROLL(HOLOMEM)), sp_skill(Send(ARCHIVE(cheer)[ANY], HOLOMEM(green)[1])))
plain("hSD01-003")
card("hSD01-004", collab_effect(Arts(20, CENTER)))
plain("hSD01-005")
card("hSD01-006", art(If(HOLOMEM("AZKi"), ThisArt(50)), n=2))
card("hSD01-007", collab_effect(LookPower(), ToHoloPower(HAND)))
plain("hSD01-008")
card(
    "hSD01-009", collab_effect(Roll({face_le(4): Send(CHEER_TOP, BACK), face(1): May(MoveTo(THIS, AT_BACK))}, may=True))
)
plain("hSD01-010")
card(
    "hSD01-011",
    art(If(HOLOMEM("Tokino Sora"), Send(CHEER_TOP, HOLOMEM)), n=1),
    art(Roll({ODD: ThisArt(50), face(1): ThisArt(50)}, may=True), n=2),
)
card("hSD01-012", collab_effect(May(Send(ARCHIVE(cheer, white | green), CENTER))))
card("hSD01-013", art(Roll({ODD: Send(CHEER_TOP, THIS), EVEN: Draw(1)}, may=True)))
plain("hSD01-014")
card("hSD01-015", collab_effect(If(partner("Tokino Sora"), Draw(1)), If(partner("AZKi"), Send(CHEER_TOP, CENTER))))
card("hSD01-016", use(Draw(3)))
card("hSD01-017", use(ToDeck(HAND[ALL], SHUFFLED_IN), Draw(5), needs=HAND >= 1))
card("hSD01-018", use(LookTop(5, limited, support)))
card("hSD01-019", use(Search(~buzz, first | second), pay=Archive(STAGE.cheer)))
card("hSD01-020", use(Roll({face_ge(3): Send(ARCHIVE(cheer), HOLOMEM)})))
card("hSD01-021", use(LookTop(4, ("Tokino Sora", "AZKi"), take=ANY), needs=HAND <= 6))
