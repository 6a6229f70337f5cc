"""hBP03, the third booster pack."""

from ..lang import *

card("hBP03-093", use(LookTop(4, "#Gen 4", take=ANY), needs=HAND <= 6))
