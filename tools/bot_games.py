"""Lets the usual bot of every game play against itself: python -m tools.bot_games [GAMES]"""

from __future__ import annotations

import sys

from kaimaku import games
from kaimaku.sim import simulate


def main(count: int = 2) -> None:
    for manifest in games.all():
        simulate(manifest.name, games=count, bots=[manifest.bots[0]] * manifest.sizes[0])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
