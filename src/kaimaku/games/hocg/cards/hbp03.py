"""hBP03, the third booster pack."""

from ..lang import *

card("hBP03-088", use(If(~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB))), needs=LIFE < OPP_LIFE))
card("hBP03-093", use(LookTop(4, "#Gen 4", take=ANY), needs=HAND <= 6))
card("hBP03-107", attached(AsCheer("red", HOLDER)), attached(Opponent(May(Draw(1))), on=DOWNED(HOLDER)))
