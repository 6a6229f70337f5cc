"""A table on which an own card can be tried at once: in the main phase, with all it needs around it."""

from __future__ import annotations

from typing import Any, Final

from ..defs import BY_ID, DEBUT, FIRST, HOLOMEM, OSHI, SECOND, CardDef
from ..facts import load
from ..scenario.position import build
from ..table import HoloTable

# The rest of the table, from the first start deck.
DECK: Final = ["hSD01-008", "hSD01-003", "hSD01-016", "hSD01-009", "hSD01-018", "hSD01-004", "hSD01-012", "hSD01-015"]
CHEERS: Final = ["white", "green", "white", "green", "white", "green", "white", "green"]
POWER: Final = ["hSD01-021", "hSD01-020", "hSD01-019", "hSD01-017", "hSD01-013"]


def trial(number: str) -> HoloTable:
    """Seat A has the card, wherever it is of use; seat B is somebody to use it against."""
    d = BY_ID[number]
    mine = _side("hSD01-001", {"card": "hSD01-003", "cheers": ["white", "white"]}, ["hSD01-004", "hSD01-015"])
    theirs = _side("hSD01-002", {"card": "hSD01-008", "cheers": ["green"]}, ["hSD01-009", "hSD01-015"])
    if d.kind == OSHI:
        mine["oshi"] = number
    elif d.kind == HOLOMEM:
        ready = {"card": number, "cheers": _cheers(d)}
        below = _below(d)
        mine["center"] = {"card": below, "cheers": _cheers(d)} if below else ready
        mine["back"] = [ready, *mine["back"][:1]]
        mine["hand"] = [number, number, *mine["hand"]]
    else:
        mine["hand"] = [number, number, *mine["hand"]]
    return build({"A": mine, "B": theirs, "turn": 5, "journal": True, "seed": 0})


def _side(oshi: str, center: dict[str, Any], back: list[str]) -> dict[str, Any]:
    return {
        "oshi": oshi,
        "center": center,
        "back": back,
        "hand": ["hSD01-004", "hSD01-016"],
        "deck": {"top": DECK * 2, "filler": 0},
        "archive": ["hSD01-006", "hSD01-017"],
        "cheer_deck": CHEERS,
        "life": CHEERS[:4],
        "power": POWER,
    }


def _cheers(d: CardDef) -> list[str]:
    """Enough for each of its Arts."""
    wanted: list[str] = []
    for art in d.printed.arts:
        left = list(wanted)
        for color in sorted(art.cost, key=lambda color: color == "neutral"):
            if color in left:
                left.remove(color)
            elif color == "neutral" and left:
                left.pop()
            else:
                wanted.append("white" if color == "neutral" else color)
    return wanted


def _below(d: CardDef) -> str:
    """A printed holomem that can bloom into it, if there is one."""
    level = {FIRST: DEBUT, SECOND: FIRST}.get(d.level)
    if level is None:
        return ""
    fits = (n for n in load() if n in BY_ID and BY_ID[n].level == level and BY_ID[n].names & d.names)
    return next(fits, "")
