"""hSD04, start deck Yuzuki Choco."""

from ..lang import *

card("hSD04-001", oshi_skill(Arts(20, CENTER(purple))), sp_skill(AllOf(Draw(2), Archive(HAND))))
plain("hSD04-002")
card("hSD04-003", collab_effect(If(OSHI.is_(purple), Draw(1))))
card("hSD04-004", collab_effect(Pay(Archive(HAND), Search("#Food", event))))
plain("hSD04-005")
card("hSD04-006", art(When(THIS_ART_DEALS(OPP_HOLOMEM), Heal(10 * each(DEALT, per=10), THIS))))
card("hSD04-007", bloom_effect(May(ToHand(ARCHIVE(~limited, event)))), art(Heal(20, BACK)))
card("hSD04-008", art(Pay(ToHand(ARCHIVE("#Food", event)), ThisArt(20)), n=2))
card("hSD04-009", art(ThisArt(40 * each(happened(PLAYS(event)))), n=2))
card("hSD04-010", collab_effect(If(CENTER.is_("Yuzuki Choco"), May(Send(ARCHIVE(cheer), HOLOMEM)))))
card("hSD04-011", collab_effect(LookPower(), ToHoloPower(HAND)))
card("hSD04-012", use(LookTop(4, ("Oozora Subaru", "Yuzuki Choco", "Himemori Luna"), take=ANY), needs=HAND <= 6))
card(
    "hSD04-013",
    use(Choose(HOLOMEM, Heal(20, CHOSEN_ONE), If(HOLOMEM("#Cooking"), Arts(20, CHOSEN_ONE)))),
)
card("hSD04-014", attached(Hp(20, HOLDER)), bonus("Yuzuki Choco", Heal(20, HOLDER), on=BLOOMS(HOLDER)))
