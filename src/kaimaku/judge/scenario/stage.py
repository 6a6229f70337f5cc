"""What a game must offer so that scenarios can be played in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol, Self, cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

STAGES = {
    "hocg": ("kaimaku.games.hocg.scenario_words", "HoloStage"),
    "danmaku": ("kaimaku.games.danmaku.scenario_words", "DanmakuStage"),
    "vcard": ("kaimaku.games.vcard.scenario_words", "VCardStage"),
}


class Stage(Protocol):
    """A table under a scenario. What cannot be understood or done raises a ValueError that says why."""

    game: Game[Any]
    table: Table
    seats: tuple[str, ...]
    keys: frozenset[str]  # expectations of this game's own
    question_keys: frozenset[str]  # those of them that speak of what is being answered
    on_decide: Callable[[int, Option], None]  # called before every decision

    def seat(self, word: str) -> int:
        """The seat a word means."""

    def step(self, who: str, said: object) -> None:
        """Do what a step says."""

    def settle(self, expected: object = None, last: bool = False) -> None:
        """Make the choices that leave no alternative; before anything is expected, at the end in particular."""

    def force(self, faces: list[int]) -> None:
        """Fix the next dice."""

    def leftovers(self) -> None:
        """Raise if something was forced that never came."""

    def options(self, seat: int) -> list[Option]:
        """Everything a seat may choose now."""

    def deciders(self) -> list[int]:
        """Whose options an expectation speaks of if it names nobody."""

    def like(self, seat: int, text: str) -> list[Option]:
        """The options that a step's words may mean."""

    def copy(self) -> Self:
        """The same with a table of its own."""

    def attempt(self, seat: int, text: str) -> None:
        """Do what a step says, now and by this seat, asked or not; Refused if it may not be."""

    def say(self, seat: int, option: Option) -> str:
        """An option in the words of a step."""

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """An option of the open question as the table says it."""

    def passes(self, seat: int) -> bool:
        """Does a seat that passes now only do what goes without saying?"""

    def resting(self) -> bool:
        """Does the open question only ask how the game goes on: in one's turn, or in the set-up?"""

    def answers(self, seat: int, text: str) -> bool:
        """Would these words be an answer to the open question, allowed or not?"""

    def purpose(self) -> str:
        """What the open choice is for."""

    def placed(self) -> list[str]:
        """The cards for which the open choice finds a place."""

    def placing(self, words: list[str]) -> bool:
        """Are they exactly these?"""

    def check(self, key: str, value: object) -> list[str]:
        """Differences from what is expected under a key of this game."""

    def draw(self) -> str:
        """The table as plain text."""


def set_up(game: str, cards: Mapping[str, object], position: Mapping[str, object]) -> Stage:
    module, name = STAGES[game]
    return cast(Stage, getattr(import_module(module), name)(cards, position))
