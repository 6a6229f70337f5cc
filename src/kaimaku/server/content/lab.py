"""Matchups from the lab on the wire."""

from __future__ import annotations

from pathlib import Path

from kaimaku.decks import builtin, offered
from kaimaku.lab.entrant import Entrant
from kaimaku.lab.folders import last_matrix
from kaimaku.lab.interval import Estimate
from kaimaku.wire.common import GameName, Words
from kaimaku.wire.lab import LabCell, LabDeck, LabMatrix, Share

from ..errors.api_error import api_error
from .decks import must_have_decks


def lab_matrix(game: GameName, folder: Path) -> LabMatrix:
    """The latest matchups of a game."""
    must_have_decks(game)
    found = last_matrix(game, folder)
    if found is None:
        raise api_error("no_matrix")
    rows = {row.id: row for row in found.field}
    return LabMatrix(
        game=game,
        made=found.made,
        version=found.run.version,
        bot=found.run.bot,
        seed=found.run.seed,
        games=found.games,
        decks=[
            LabDeck(
                id=deck.id,
                name=Words(deck.en, deck.ja),
                builtin=_is_builtin(game, deck),
                kind=offered(game)[deck.id].kind if _is_builtin(game, deck) else "",
                games=rows[deck.id].games,
                share=_share(rows[deck.id].rate),
            )
            for deck in found.by_strength()
        ],
        cells=[
            LabCell(cell.a, cell.b, cell.games, cell.wins, cell.losses, cell.draws, cell.errors, _share(cell.rate))
            for cell in found.cells
        ],
    )


def _share(rate: Estimate) -> Share:
    return Share(rate.value, rate.low, rate.high)


def _is_builtin(game: GameName, deck: Entrant) -> bool:
    """A list that has changed since is not the one that was measured."""
    return deck.id in offered(game) and builtin(deck.id).piles == deck.deck(game).piles
