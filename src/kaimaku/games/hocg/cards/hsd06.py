"""hSD06, start deck Kazama Iroha."""

from ..lang import *

card("hSD06-001", oshi_skill(Arts(20, CENTER(green))), sp_skill(Heal(20, HOLOMEM(green)[ALL])))
card("hSD06-002", collab_effect(Heal(10, HOLOMEM)))
card("hSD06-003", art(If(CENTER.is_(damaged), ThisArt(10))))
plain("hSD06-004")
card("hSD06-005", bloom_effect(Send(CHEER_TOP, HOLOMEM("#holoX"))))
card("hSD06-006", bloom_effect(Search(("Chakimaru", "Pokobe"))))
card("hSD06-007", bloom_effect(Heal(30, HOLOMEM("#holoX"))), art(If(STAGE.cheer >= 5, ThisArt(50))))
card("hSD06-008", collab_effect(If(CENTER.is_("#holoX"), If(HAND <= 5, Draw(1)))))
card("hSD06-009", art(May(ToHand(ARCHIVE("#holoX", debut)))))
card("hSD06-010", art(If(happened(USES_SP()), ThisArt(50)), at=AT_COLLAB))
card(
    "hSD06-011",
    attached(Arts(10, HOLDER)),
    bonus(
        (at_least(first), "Kazama Iroha"),
        SpecialDamage(20, OPP_CENTER, no_life=True),
        on=TAKES(HOLDER),
        turn=OPP_TURN,
        limit=TURN,
    ),
)
card("hSD06-012", attached(Hp(10, HOLDER)), bonus("Kazama Iroha", Hp(20, HOLDER)))
