"""hSD07, start deck Shiranui Flare."""

from ..lang import *

FRIENDS = ("Omaru Polka", "Sakura Miko", "Hoshimachi Suisei", "Shirogane Noel")

card(
    "hSD07-001",
    oshi_skill(Arts(20, CENTER(yellow))),
    sp_skill(Swap(CENTER, BACK(active)), Heal(30, MOVED_BACK)),
)
plain("hSD07-002")
card("hSD07-003", collab_effect(If(STAGE <= 5, May(Search(debut, FRIENDS, to=STAGE)))))
card("hSD07-004", art(If(HAND < OPP_HAND, ThisArt(10))))
plain("hSD07-005")
card("hSD07-006", bloom_effect(Search("Elfriend")), art(If(LIFE <= 3, ThisArt(30))))
card("hSD07-007", bloom_effect(May(Swap(COLLAB(hp_at_most(70)), THIS)), at=AT_BACK))
card("hSD07-008", art(May(Attach(ARCHIVE("Elfriend"), THIS))))
card("hSD07-009", gift(Takes(-10, THIS), at=AT_CENTER), art(If(LIFE <= 3, ThisArt(70))))
card("hSD07-010", collab_effect(Arts(10, CENTER)))
card("hSD07-011", collab_effect(SpecialDamage(10, OPP_CENTER)))
card("hSD07-012", collab_effect(If(CENTER.is_("Shiranui Flare"), If(HAND < OPP_HAND, Draw(1)))))
card("hSD07-013", collab_effect(If(CENTER.is_("Shiranui Flare"), May(Send(ARCHIVE(cheer), HOLOMEM(other))))))
card("hSD07-014", use(LookTop(4, ("Shiranui Flare", *FRIENDS), take=ANY), needs=HAND <= 6))
card("hSD07-015", attached(Hp(10, HOLDER)))
