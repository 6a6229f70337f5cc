"""Puzzles of the hololive OCG: win in this turn, or live through the opponent's next one."""

from __future__ import annotations

from typing import Final

from kaimaku.judge.scenario.position import SEATS
from kaimaku.puzzles.goal import Goal, GoalKind, Puzzling, open_hand
from kaimaku.wire.common import Words

from .defs import DEFS
from .mem import Mem
from .rules.skills import USED
from .speech.names import card_name
from .table import (
    ARCHIVE,
    CENTER,
    CHEER_DECK,
    COLLAB,
    DECK,
    GAME,
    HAND,
    LIFE,
    POWER,
    HoloTable,
    at,
    back,
    oshi,
)

NEAR: Final = 2  # life from which a turn may take the rest
KEPT: Final = ("center", "back", "life", "deck", "cheer_deck")  # what stands for something else if it is left out


def begins(t: HoloTable, seat: int, kind: GoalKind) -> bool:
    """At the beginning of one's main phase, when somebody has not much life left."""
    if t.phase != "main" or t.active != seat or t.own_turns[seat] < 2:
        return False
    if kind == "win":
        return len(t.zones[LIFE + 1 - seat]) <= NEAR
    return len(t.zones[LIFE + seat]) == 1 and len(t.zones[HAND + 1 - seat]) <= NEAR


def position(t: HoloTable, seat: int, kind: GoalKind) -> dict[str, object]:
    sides = {word: _side(t, who) for word, who in zip(SEATS, (seat, 1 - seat), strict=True)}
    used = [word for word, who in zip(SEATS, (seat, 1 - seat), strict=True) if _sp_used(t, who)]
    return {
        "turn": t.turn,
        "first": SEATS[0] if t.first == seat else SEATS[1],
        **({"used": {"sp": used}} if used else {}),
        **sides,
    }


def opened(t: HoloTable, seat: int) -> list[int]:
    """The hand, the life, and what the next turn brings."""
    return [*t.zones[HAND + seat], *t.zones[LIFE + seat], *t.zones[DECK + seat][-1:], *t.zones[CHEER_DECK + seat][-1:]]


def _side(t: HoloTable, seat: int) -> dict[str, object]:
    found: dict[str, object] = {
        "oshi": DEFS[t.defs[oshi(t, seat)]].id,
        "center": None if (front := at(t, seat, CENTER)) is None else _mem(t, front),
        **({} if (beside := at(t, seat, COLLAB)) is None else {"collab": _mem(t, beside)}),
        "back": [_mem(t, mem) for mem in back(t, seat)],
        "hand": _ids(t, t.zones[HAND + seat]),
        "life": _ids(t, t.zones[LIFE + seat][::-1]),
        "power": _ids(t, t.zones[POWER + seat][::-1]),
        "archive": _ids(t, t.zones[ARCHIVE + seat][::-1]),
        "deck": _ids(t, t.zones[DECK + seat][::-1]),
        "cheer_deck": _ids(t, t.zones[CHEER_DECK + seat][::-1]),
    }
    return {key: value for key, value in found.items() if value or key in KEPT}


def _mem(t: HoloTable, mem: Mem) -> object:
    found: dict[str, object] = {"stack": _ids(t, mem.stack)}
    if mem.cheers:
        found["cheers"] = _ids(t, mem.cheers)
    if mem.supports:
        found["attached"] = _ids(t, mem.supports)
    if mem.damage:
        found["damage"] = mem.damage
    if mem.resting:
        found["resting"] = True
    if mem.placed == t.turn:
        found["placed"] = "this turn"
    if mem.bloomed == t.turn:
        found["bloomed"] = "this turn"
    return found


def _ids(t: HoloTable, cards: list[int]) -> list[str]:
    return [DEFS[t.defs[card]].id for card in cards]


def _sp_used(t: HoloTable, seat: int) -> bool:
    return any(key[:3] == (GAME, USED, seat) for key in t.used)


def note(t: HoloTable, kind: GoalKind) -> list[Words]:
    """The other's hand; and what its next turn brings, if that is part of it."""
    other = 1 - t.active
    deck, cheers = t.zones[DECK + other], t.zones[CHEER_DECK + other]
    found = [open_hand([_called(t, card) for card in t.zones[HAND + other]])]
    if kind == "survive" and deck:
        card = _called(t, deck[-1])
        found.append(Words(f"In their turn they draw {card.en}.", f"相手は次のターンに「{card.ja}」を引きます。"))
    if kind == "survive" and cheers:
        cheer = _called(t, cheers[-1])
        found.append(Words(f"Their next cheer is a {cheer.en}.", f"次のエールは{cheer.ja}です。"))
    return found


def _called(t: HoloTable, card: int) -> Words:
    return Words(card_name(DEFS[t.defs[card]], "en"), card_name(DEFS[t.defs[card]], "ja"))


PUZZLES: Final = Puzzling(
    goals={
        "win": Goal(
            Words("Win this turn.", "このターンで勝ってください。"),
            Words(
                "They are still in the game when your turn ends.",
                "自分のターンが終わるまでに勝てません。",
            ),
            over=lambda began, t: t.turn != began.turn,
        ),
        "survive": Goal(
            Words("Survive their next turn.", "次の相手のターンを耐えてください。"),
            Words("They win in their turn.", "相手のターンで負けてしまいます。"),
            over=lambda began, t: t.turn > began.turn + 1,
        ),
    },
    begins=begins,
    position=position,
    opened=opened,
    note=note,
    unordered=("history",),
)
