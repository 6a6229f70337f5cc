"""hSD02, start deck Nakiri Ayame."""

from ..lang import *

card("hSD02-001", oshi_skill(Arts(20, CENTER(red))), sp_skill(ToHand(ARCHIVE(red))))
plain("hSD02-002")
card("hSD02-003", collab_effect(SpecialDamage(10, OPP_COLLAB)))
card("hSD02-004", collab_effect(If(THIS.attached("Poyoyo"), Arts(20, CENTER))))
plain("hSD02-005")
card("hSD02-006", bloom_effect(Pay(Archive(HAND), SpecialDamage(20, OPP_FRONT))))
card("hSD02-007", bloom_effect(If(bloomed(debut), LookTop(2, rest=ARCHIVE, shown=True))))
card("hSD02-008", art(Pay(Archive(HAND), SpecialDamage(50, OPP_FRONT)), n=2))
card("hSD02-009", art(Pay(Archive(HAND[1, 3]), SpecialDamage(40 * each(ARCHIVED), OPP_CENTER)), n=2))
card("hSD02-010", collab_effect(May(ToHand(ARCHIVE(mascot)))))
card("hSD02-011", collab_effect(Pay(Archive(HAND(holomem)), Send(CHEER_TOP, HOLOMEM(debut)))))
card("hSD02-012", use(LookTop(4, ("Shirakami Fubuki", "Ookami Mio", "Nakiri Ayame"), take=ANY), needs=HAND <= 6))
card("hSD02-013", attached(Arts(10, HOLDER)), bonus((at_least(first), "Nakiri Ayame"), Arts(10, HOLDER)))
card("hSD02-014", attached(Hp(20, HOLDER)), bonus("Nakiri Ayame", Draw(1), on=BLOOMS(HOLDER)))
