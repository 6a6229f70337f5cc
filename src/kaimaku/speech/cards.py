"""CardSpeech: the speech of a game whose options name cards, c0, c1, …, or nothing at all; and such cards in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from kaimaku.games.desk import BadHandle
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.wire.common import Words
from kaimaku.wire.plain import PlainCard
from kaimaku.wire.play import Option as WireOption

from .eye import Eye
from .reasons import T, Try
from .speech import Speech


class CardOrButton(NamedTuple):
    card: int = -1
    button: str = ""


class CardSpeech(Speech[T, CardOrButton], Generic[T]):
    game: Game[Any]
    with_cards: ClassVar[tuple[str, ...]] = ()  # verbs with the number of a card behind them

    def wire_options(self, t: T, seat: int, options: Sequence[Option], cards: Sequence[int]) -> list[WireOption]:
        return [
            WireOption(str(verb), [f"c{card}" for card in rest] if verb in self.with_cards else [], act=str(verb))
            for verb, *rest in options
        ]

    def find(self, t: T, seat: int, handle: str) -> CardOrButton:
        eye = Eye(t, seat)
        card = next((card for card in range(len(t.defs)) if handle == f"c{card}" and eye.sees(card)), -1)
        if card < 0 and handle not in self.labels:
            raise BadHandle(handle)
        return CardOrButton(card) if card >= 0 else CardOrButton(button=handle)

    def acts(self, t: T, thing: CardOrButton) -> bool:
        return thing.card >= 0 and super().acts(t, thing)

    def tries(self, t: T, seat: int, thing: CardOrButton, on: CardOrButton | None) -> list[Try]:
        wanted: list[Option] = [(verb, thing.card) for verb in self.with_cards]
        return [(option, self.game.refuse(t, seat, option)) for option in wanted]

    def turn_of(self, t: T) -> int | None:
        return t.active


def plain_cards(
    eye: Eye[Any], cards: Sequence[int], name: Callable[[int], Words], down: bool = False
) -> list[PlainCard]:
    """Cards as an eye sees them: by the name of their definition, or a back."""
    return [
        PlainCard(f"c{card}", name(eye.t.defs[card]), face_down=down)
        if eye.sees(card)
        else PlainCard("-", face_down=True)
        for card in cards
    ]
