"""Prepared games: cards, rules and scenarios as they are sent, made once for each game in a worker process.

Every scenario is read and played for them, which takes seconds: a table in the same process would wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import ClassVar

import msgspec

from kaimaku.wire.common import GameName
from kaimaku.wire.rest import CardInfo, CardList, RuleInfo, RuleList, ScenarioList
from kaimaku.wire.status import CardStatusReport

from ..workers.pool import MEMORY, Worker
from .cards import card_list, no_card, status_report
from .rules import rule_list
from .scenarios import scenario_list

SECONDS = 120.0  # of processor time; a slow machine takes ten
PATIENCE = 300.0


class Prepared:
    """What can be answered at once about a game."""

    def __init__(self, cards: CardList, rules: RuleList, scenarios: ScenarioList, status: CardStatusReport) -> None:
        self.cards = cards
        self.rules = rules
        self.scenarios = scenarios
        self.status = status
        self._cards = {card.id: card for card in (*cards.scenario_cards, *cards.cards)}
        self._rules = {rule.id: rule for rule in rules.rules}

    def pictured(self, images: Collection[str], packs: bool = False) -> CardList:
        """All cards, which of them have a picture, and whether there are packs besides."""
        pictures = [card.id for card in self.cards.cards if card.id in images]
        return msgspec.structs.replace(self.cards, images=pictures, packs=packs)

    def find(self, number: str) -> CardInfo | None:
        return self._cards.get(number)

    def card(self, number: str) -> CardInfo:
        found = self.find(number)
        if found is None:
            raise no_card(self.cards.game, number)
        return found

    def rule(self, reference: str) -> RuleInfo | None:
        """One rule, by `game:8.3.3` or plain `8.3.3`."""
        return self._rules.get(reference) or self._rules.get(f"{self.rules.game}:{reference}")


def prepare(game: GameName) -> Prepared:
    return Prepared(card_list(game), rule_list(game), scenario_list(game), status_report(game))


class PreparedGames:
    """Each game once, when somebody first asks for it; everybody else waits for the same work."""

    _prepared: ClassVar[dict[GameName, Prepared]] = {}  # the same for every server in this process

    def __init__(self) -> None:
        self._games: dict[GameName, asyncio.Task[Prepared]] = {}

    async def of(self, game: GameName) -> Prepared:
        """Cards, rules and scenarios of a game."""
        if game in self._prepared:
            return self._prepared[game]
        task = self._games.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._games[game] = asyncio.get_running_loop().create_task(self._work(game))
        return await asyncio.shield(task)

    def card_at_hand(self, game: GameName, number: str) -> CardInfo | None:
        """A card of a game that is prepared already."""
        found = self._prepared.get(game)
        return None if found is None else found.find(number)

    async def _work(self, game: GameName) -> Prepared:
        worker = Worker(MEMORY, 1)
        try:
            found = self._prepared[game] = await worker.do(SECONDS, PATIENCE, prepare, game)
        finally:
            worker.close()
        return found

    def close(self) -> None:
        """End what is being worked out."""
        for task in self._games.values():
            task.cancel()
