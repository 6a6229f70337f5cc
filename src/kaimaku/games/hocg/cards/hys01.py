"""hYS01, the Oshi of the Start Cheer Set."""

from ..lang import *

card(
    "hYS01-001",
    oshi_skill(Arts(20, COLLAB(white))),
    sp_skill(Takes(-20, IT), on=WOULD_TAKE(HOLOMEM(white), frm=OPP), turn=OPP_TURN),
)
card("hYS01-002", oshi_skill(Arts(20, COLLAB(green))), sp_skill(Heal(20, HOLOMEM(green)[ALL])))
card("hYS01-003", oshi_skill(Arts(20, COLLAB(red))), sp_skill(ToHand(ARCHIVE(red))))
card("hYS01-004", oshi_skill(Arts(20, COLLAB(blue))), sp_skill(SpecialDamage(50, IT), on=DEALS(HOLOMEM, OPP_BACK)))
