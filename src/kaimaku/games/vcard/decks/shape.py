"""What a deck of VCard looks like."""

import re

from kaimaku.decks.shape import Shape


def _number(found: re.Match[str]) -> str:
    return f"{found['letters'].upper()}{found['digits']}-{found['no'].zfill(3)}"


_HEADINGS = (
    "main|deck|main deck|vtuber|vtubers|vt|vts|mascot|mascots|world|worlds|support|supports|boost|boosts|ally|allies"
    "|reinforcement|reinforcements|pl8|pl9|pl10|メイン|デッキ|メインデッキ|マスコット|ワールド|サポート|ブースト|アライ"
    "|増援"
)
VCARD = Shape(
    game="vcard",
    piles=("main",),
    home="main",
    kinds={},
    # A promo is a variant of its original and counts as it (5.1.2): S1-022P, S1-022-promo and S1-022 are one card.
    number=re.compile(
        r"(?<![A-Za-z])(?P<letters>[A-Za-z]{1,4})(?P<digits>[0-9]{0,2})-(?P<no>[0-9]{1,3})(?![0-9])"
        r"(?:_[A-Za-z0-9_]+|-?(?:[pP]|[pP][rR][oO][mM][oO])(?![A-Za-z0-9]))?"
    ),
    spell=_number,
    own=re.compile(r"(?<![A-Za-z])(?:CCD|S[0-9])-[0-9]{1,3}(?![0-9])", re.IGNORECASE),
    sections={
        "VTubers": ("vtuber",),
        "Mascots": ("mascot",),
        "Worlds": ("world",),
        "Supports": ("boost", "ally", "reinforcement"),
    },
    headings=dict.fromkeys(_HEADINGS.split("|"), "main"),
)
