"""Cards that are known to exist and cannot be played here yet: told apart from numbers that no card has."""

from kaimaku.decks.reading import Words


def is_not_yet(game: str, number: str) -> bool:
    """Asked about a number without facts here."""
    if game != "hocg":
        return False
    from kaimaku.games.hocg.known import exists

    return exists(number)


def not_yet(number: str) -> Words:
    return (
        f"{number} is a known card that cannot be played here yet",
        f"{number}は実在するカードですが、まだここでは使えません",
    )
