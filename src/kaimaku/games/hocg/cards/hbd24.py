"""hBD24, the birthday Oshi of 2024: one text for each color."""

from ..lang import *

for color, numbers in (
    (white, "004 005 008 012 032 033 040 043 045 049 051"),
    (green, "001 002 009 017 022 025 054 055 058 059 064"),
    (red, "015 019 021 028 029 041 044 052 057 061 063 066"),
    (blue, "010 014 016 020 024 026 027 031 034 042 053"),
    (purple, "006 011 013 023 037 038 046 047 048 062 065"),
    (yellow, "003 007 018 030 035 036 039 050 056 060 067"),
):
    for number in numbers.split():
        card(f"hBD24-{number}", oshi_skill(Arts(20, HOLOMEM(color))), sp_skill(Search(color)))
