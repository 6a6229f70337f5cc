"""The role cards."""

from ..goals import All, Down, Up
from ..lang import EXTRA, HEROINE, NOBODY, STAGE, HandPlus, LifePlus, SharedFate, Succeed, role

BOSSES_DOWN = All(Down(STAGE), Down(EXTRA))
LAST_TWO = All(Down(STAGE), Down(HEROINE))

role("Heroine", BOSSES_DOWN, LifePlus(1), HandPlus(1))
role("Rival", NOBODY, Succeed(1))
role("Partner", All(BOSSES_DOWN, Up(HEROINE)), SharedFate(2))
role("Stage Boss", Down(HEROINE))
role("EX Boss", LAST_TWO)
