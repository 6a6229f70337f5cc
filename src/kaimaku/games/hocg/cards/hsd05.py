"""hSD05, start deck Todoroki Hajime."""

from ..lang import *

card(
    "hSD05-001",
    oshi_skill(Arts(20, CENTER(white))),
    sp_skill(Takes(-20, IT), on=WOULD_TAKE(HOLOMEM(white), frm=OPP), turn=OPP_TURN),
)
plain("hSD05-002")
card("hSD05-003", collab_effect(Arts(10, CENTER("#ReGLOSS"))))
plain("hSD05-004", "hSD05-005")
card("hSD05-006", art(If(STAGE("#ReGLOSS", different) >= 3, ThisArt(20)), n=2))
card("hSD05-007", bloom_effect(Draw(1)))
card("hSD05-008", art(Arts(40, STAGE("#ReGLOSS", debut))))
card(
    "hSD05-009",
    bloom_effect(Search("#ReGLOSS", debut | first)),
    art(If(STAGE("#ReGLOSS", not_named("Todoroki Hajime")), ThisArt(30))),
)
card("hSD05-010", art(May(Send(ARCHIVE(cheer), HOLOMEM("#ReGLOSS")))))
card("hSD05-011", collab_effect(If(CENTER.is_("#ReGLOSS"), If(HAND <= 5, Draw(1)))))
card("hSD05-012", collab_effect(SpecialDamage(10, either(OPP_CENTER, OPP_BACK))))
card("hSD05-013", collab_effect(May(Reattach(STAGE.cheer, HOLOMEM(other)))))
card("hSD05-014", attached(Arts(10, HOLDER)), bonus("Todoroki Hajime", Hp(20, HOLDER)))
