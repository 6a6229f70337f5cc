"""hBP02, the second booster pack."""

from ..lang import *

plain("hBP02-028", "hBP02-030")
card("hBP02-032", bloom_effect(Search("Houshou Marine"), once=ABILITY))
card("hBP02-076", use(ToDeck(HAND(debut), shown=True), Search(~buzz, first, same_name(RETURNED(holomem)))))
card("hBP02-077", use(ToHand(ARCHIVE(holomem)), needs=LIFE <= 3))
card("hBP02-080", use(LookTop(4, "#holoX", take=ANY), needs=HAND <= 6))
card("hBP02-084", use(AllOf(Draw(2), Roll({face(3, 5, 6): Search(debut), face(2, 4): Draw(1)}))))
card("hBP02-085", use(LookTop(4, "#Gen 3", take=ANY), needs=HAND <= 6))
card(
    "hBP02-088",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Mori Calliope"), Archive(DECK_TOP), on=ATTACHED(SELF, HOLDER, frm=HAND)),
)
card("hBP02-095", attached(Arts(10, HOLDER)), bonus("Houshou Marine", Draw(1), on=BLOOMS(HOLDER), at=AT_CENTER))
