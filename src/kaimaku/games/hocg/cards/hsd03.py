"""hSD03, start deck Nekomata Okayu."""

from ..lang import *

plain("hSD03-002")
plain("hSD03-005")
card("hSD03-007", bloom_effect(May(Send(ARCHIVE(cheer), HOLOMEM("#GAMERS")))))
card(
    "hSD03-008",
    gift(
        Arts(20, STAGE(("Takane Lui", "Ookami Mio", "Shirakami Fubuki", "La+ Darknesss", "Inugami Korone"))[ALL]),
        at=AT_CENTER,
    ),
)
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
card("hSD03-014", attached(Hp(10, HOLDER)))
