"""Which bots play a game, and which of them sits down for somebody who is gone."""

from __future__ import annotations

from kaimaku.bots import BOTS

USUAL: dict[str, tuple[str, ...]] = {  # the best first
    "hocg": ("greedy", "random"),
    "danmaku": ("seeker", "random"),
    "vcard": ("greedy", "random"),
}


def bots_of(game: str) -> list[str]:
    """The bots of a game, the best first."""
    return [name for name in USUAL.get(game, ("random",)) if name in BOTS]


def best_bot(game: str) -> str:
    return bots_of(game)[0]


def bot_name(bot: str, seat: int, seats: int) -> str:
    """What a bot is called at its table: with the number of its seat where several bots may sit."""
    return bot.capitalize() if seats == 2 else f"{bot.capitalize()} {seat + 1}"


def remember(game: str) -> bool:
    """Does any bot of this game ask for all that has happened?"""
    return any(BOTS[name].remembers for name in bots_of(game))
