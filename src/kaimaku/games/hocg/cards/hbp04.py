"""hBP04, the fourth booster pack."""

from ..lang import *

plain("hBP04-050")
card("hBP04-063", gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN))
card("hBP04-096", use(LookTop(4, "#Advent", take=ANY), needs=HAND <= 6))
