"""hBP05, the fifth booster pack."""

from ..lang import *

card("hBP05-074", use(IfDid(Search(debut, extra(ANY_NUMBER), n=(1, 2), to=STAGE), ToDeck(HAND), n=2)))
