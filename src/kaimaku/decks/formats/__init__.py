"""Every way of writing a deck down that Kaimaku knows."""

from functools import cache

from kaimaku.decks.formats import kaimaku, text
from kaimaku.decks.formats.format import CannotWrite, Format

__all__ = ["CannotWrite", "Format", "formats"]


@cache
def formats() -> tuple[Format, ...]:
    """Our own first, then those of the games, plain text last."""
    from kaimaku import games

    of_games = [each for game in games.all() if game.decks is not None for each in game.decks().formats]
    return (kaimaku.FORMAT, *of_games, text.FORMAT)
