"""hSD03, start deck Nekomata Okayu."""

from ..lang import *

card("hSD03-001", oshi_skill(Arts(20, CENTER(blue))), sp_skill(SpecialDamage(50, IT), on=DEALS(HOLOMEM, OPP_BACK)))
plain("hSD03-002")
card(
    "hSD03-003",
    collab_effect(If(CENTER.is_("#GAMERS"), SpecialDamage(10, both(OPP_CENTER, OPP_BACK), no_life=True))),
)
card(
    "hSD03-004",
    collab_effect(Pay(RevealTop(1), If(REVEALED.is_(debut | spot), Send(CHEER_TOP, THIS)), ToDeck(REVEALED))),
)
plain("hSD03-005")
card("hSD03-006", art(Pay(Archive(THIS.cheer(blue)), SpecialDamage(10, both(OPP_CENTER, OPP_BACK))), n=2))
card("hSD03-007", bloom_effect(May(Send(ARCHIVE(cheer), HOLOMEM("#GAMERS")))))
card(
    "hSD03-008",
    gift(
        Arts(20, STAGE(("Takane Lui", "Ookami Mio", "Shirakami Fubuki", "La+ Darknesss", "Inugami Korone"))[ALL]),
        at=AT_CENTER,
    ),
)
card("hSD03-009", art(Pay(Archive(THIS.cheer(blue)[2]), SpecialDamage(30, both(OPP_CENTER, OPP_BACK))), n=2))
card("hSD03-010", collab_effect(If(CENTER.is_("Nekomata Okayu"), Search(mascot | fan))))
card("hSD03-011", art(If(HAND <= 2, DrawTo(3)), n=2))
card(
    "hSD03-012",
    use(
        LookTop(
            4,
            (
                "Nekomata Okayu",
                "Takane Lui",
                "Ookami Mio",
                "Shirakami Fubuki",
                "La+ Darknesss",
                "Inugami Korone",
            ),
            take=ANY,
        ),
        needs=HAND <= 6,
    ),
)
card("hSD03-013", attached(Takes(-10, HOLDER, at=AT_FRONT)), bonus("Nekomata Okayu", InPlaceOfCheer(blue)))
card("hSD03-014", attached(Hp(10, HOLDER)))
