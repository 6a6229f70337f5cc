"""hBP01, Blooming Radiance."""

from ..lang import *

card(
    "hBP01-004",
    oshi_skill(Reattach(IT.cheer(green)[ALL], HOLOMEM(other), split=True), on=DOWNED(HOLOMEM), turn=OPP_TURN),
    sp_skill(DiceShow(6)),
)
card("hBP01-009", art(OnlyTarget(OPP_CENTER)))
plain("hBP01-011")
card("hBP01-013", bloom_effect(SpecialDamage(30, OPP_CENTER, no_life=True)))
plain("hBP01-021")
plain("hBP01-032", "hBP01-034")
card("hBP01-038", art(Roll({EVEN: ThisArt(20)}, may=True)))
plain("hBP01-044", "hBP01-048")
card(
    "hBP01-050",
    gift(Taunt(COLLAB), at=AT_COLLAB),
    art(Send(CHEER_TOP, HOLOMEM("#holoX", not_named("Kazama Iroha")))),
)
plain("hBP01-056")
card("hBP01-104", use(Search(debut, to=STAGE)))
card("hBP01-105", use(SearchCheer(same_color(HOLOMEM), to=HOLOMEM), pay=Archive(HOLO_POWER)))
card("hBP01-106", use(Swap(CENTER, BACK(active))))
card("hBP01-108", use(Swap(OPP_CENTER, OPP_BACK)))
card(
    "hBP01-114",
    attached(Arts(20, HOLDER)),
    attached(SpecialDamage(10, HOLDER), on=USES_ART(HOLDER)),
    bonus((at_least(first), "Aki Rosenthal"), Draw(1), on=HEALED(HOLDER), limit=TURN),
)
card(
    "hBP01-116",
    attached(Arts(10, HOLDER)),
    bonus("Amane Kanata", SpecialDamage(20, OPP_CENTER), on=TAKES(HOLDER), turn=OPP_TURN, limit=TURN),
)
card("hBP01-119", attached(Hp(10, HOLDER)), bonus("Aki Rosenthal", Heal(10, HOLOMEM), on=USES_ART(HOLDER)))
card("hBP01-120", attached(Arts(10, HOLDER)), bonus("Takane Lui", Draw(1), on=USES_ART(HOLDER, at=AT_CENTER)))
card("hBP01-124", attached(Reattach(HOLDER.cheer, HOLOMEM(other)), on=DOWNED(HOLDER), turn=OPP_TURN))
