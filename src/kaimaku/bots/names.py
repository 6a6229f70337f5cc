"""What bots are called: invented first names, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# The English name, and how it is written in Japanese.
NAMES: Final = {
    "Hana": "ハナ",
    "Toma": "トウマ",
    "Rika": "リカ",
    "Sena": "セナ",
    "Yuto": "ユウト",
    "Nana": "ナナ",
    "Kai": "カイ",
    "Emi": "エミ",
}


def japanese(names: Sequence[str]) -> list[str]:
    """How the bots among recorded players are called in Japanese: by seat, empty for everybody else; nothing if there
    are none. A record holds names alone, so somebody who has a bot's name is written the same way."""
    found = [NAMES.get(name, "") for name in names]
    return found if any(found) else []
