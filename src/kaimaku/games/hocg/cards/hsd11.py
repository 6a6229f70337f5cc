"""hSD11, start deck Koganei Niko."""

from ..lang import *

card(
    "hSD11-001",
    oshi_skill(Send(ARCHIVE(cheer)[1, 2], HOLOMEM("#FLOW GLOW", without(cheer))[1])),
    sp_skill(SpecialDamage(30 * each(ARCHIVED(cheer)), OPP_FRONT), on=ARCHIVES(cheer, by=HOLOMEM("#FLOW GLOW"))),
)
plain("hSD11-002", "hSD11-003")
card(
    "hSD11-004",
    bloom_effect(Pay(Archive(STAGE.cheer[2]), ToHand(ARCHIVE("Koganei Niko")))),
    art(May(Send(CHEER_TOP, HOLOMEM("Koganei Niko")))),
)
card(
    "hSD11-005",
    collab_effect(May(Send(ARCHIVE(cheer), BACK("#FLOW GLOW")))),
    art(If(STAGE.cheer >= 5, ThisArt(20))),
)
card(
    "hSD11-006",
    gift(
        Pay(Archive(HAND("#FLOW GLOW")), Send(ARCHIVE(cheer, yellow), HOLOMEM("Koganei Niko"))),
        on=STARTS(MY, PERFORMANCE_PHASE),
    ),
    art(Pay(Archive(THIS.cheer[ANY]), ThisArt(40 * each(ARCHIVED(cheer))))),
)
card("hSD11-007", art(Choose(OPP_CENTER, Baton(1, CHOSEN_ONE, until=OPP_NEXT_TURN))))
card(
    "hSD11-008",
    collab_effect(Baton(1, OPP_CENTER, until=OPP_NEXT_TURN)),
    art(If(TARGET.baton >= 2, Send(CHEER_TOP, BACK))),
)
card(
    "hSD11-009",
    collab_effect(Baton(3, OPP_CENTER, until=OPP_NEXT_TURN)),
    art(SpecialDamage(10 * each(TARGET.baton), TARGET)),
)
