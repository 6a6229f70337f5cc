"""All cards of a game on the wire."""

from __future__ import annotations

from kaimaku import games
from kaimaku.decks.not_yet import not_yet
from kaimaku.wire.common import GameName, Words
from kaimaku.wire.rest import CardList
from kaimaku.wire.status import CardStatusReport, Lacking, QuestionStatus, SetStatus, StatusName

from ..errors.api_error import ApiError, api_error
from .scenarios import scenario_list


def card_list(game: GameName) -> CardList:
    """Every card, those that scenarios made up apart, and which are not playable yet."""
    scenario_list(game)  # lays every position, which declares its cards
    manifest = games.find(game)
    cards = None if manifest.cards is None else manifest.cards()
    coming = {} if manifest.card_status is None else manifest.card_status().coming()
    return CardList(game, cards.cards() if cards else [], [], cards.made_up() if cards else [], not_yet=coming)


def status_report(game: GameName) -> CardStatusReport:
    """How well its cards are tested; nothing where a game says nothing about that."""
    known = games.find(game).card_status
    if known is None:
        return CardStatusReport(game)
    status = known()
    return CardStatusReport(
        game,
        [StatusName(each, Words(*status.NAMES[each]), Words(*status.MEANINGS[each])) for each in status.STATUSES],
        [SetStatus(name, sum(counts.values()), dict(counts)) for name, counts in status.sums().items()],
        [Lacking(Words(*why), cards) for why, cards in status.lacking()],
        [
            QuestionStatus(each.id, each.state, list(each.cards), Words(*each.why) if each.why else None)
            for each in status.questions()
        ],
    )


def no_card(game: GameName, number: str) -> ApiError:
    status = games.find(game).card_status
    if status is not None and status().status(number) == "not yet":
        en, ja = not_yet(number)
        return ApiError(404, "not_yet", f"{en}.", f"{ja}。")
    return api_error("no_card", number=number)
