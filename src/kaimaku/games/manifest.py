"""Manifest: all that the rest of Kaimaku asks a game for, in one declaration.

Names, numbers and words stand in it; whatever is big is a `Lazy`, loaded when somebody asks for it, so that reading
every manifest costs next to nothing. A part that is None is one the game does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from msgspec import Struct

if TYPE_CHECKING:
    from kaimaku.bots.bot import Bot
    from kaimaku.decks.deck import Deck
    from kaimaku.decks.rules import DeckRules
    from kaimaku.games.desk import Desk
    from kaimaku.games.encoding import Encoding
    from kaimaku.judge.scenario.stage import Stage
    from kaimaku.kernel.game import Game
    from kaimaku.kernel.refusals import Lang
    from kaimaku.kernel.replay import Replay
    from kaimaku.lab.vanilla import Maker
    from kaimaku.language.own import OwnCards
    from kaimaku.language.reading.proposals import Proposer
    from kaimaku.puzzles.goal import Puzzling
    from kaimaku.review.reviewing import Reviewing
    from kaimaku.terminal.cards import Shown
    from kaimaku.terminal.side import Side
    from kaimaku.wire.rest import CardInfo

P = TypeVar("P")
Words = tuple[str, str]  # English, Japanese


class Lazy(Generic[P]):
    """A part by the place where it is: `package.module:name`, or a whole module."""

    __slots__ = ("_found", "place")

    def __init__(self, place: str) -> None:
        self.place = place
        self._found: P | None = None

    def __call__(self) -> P:
        if self._found is None:
            module, _, name = self.place.partition(":")
            loaded = import_module(module)
            self._found = cast(P, getattr(loaded, name) if name else loaded)
        return self._found


class Cards(Protocol):
    """The pages about a game's cards."""

    def cards(self) -> list[CardInfo]:
        """Every declared card."""

    def made_up(self) -> list[CardInfo]:
        """Cards of no set that stand in scenarios."""


class OfficialQuestion(NamedTuple):
    """A question that the publisher has answered, and whether a scenario plays it."""

    id: str
    state: Literal["played", "not playable", "not yet"]
    cards: tuple[str, ...] = ()
    why: Words | None = None  # it can't be played


class CardStatus(Protocol):
    """How sure it is that a card does what it says, in a word; and what keeps it from being surer."""

    STATUSES: tuple[Any, ...]
    NAMES: Mapping[Any, Words]
    MEANINGS: Mapping[Any, Words]

    def status(self, number: str) -> str | None: ...
    def missing(self, number: str) -> tuple[str, ...]: ...
    def note(self, number: str) -> Words | None:
        """What a reader of the card should know besides: that it is a preview."""

    def sums(self) -> dict[str, dict[Any, int]]:
        """Set → how many of its known cards have which status."""

    def coming(self) -> dict[str, str]:
        """Set → the numbers of its cards that cannot be played here yet, in spans."""

    def lacking(self) -> list[tuple[Words, list[str]]]:
        """What keeps cards that are here from being verified, each with the cards."""

    def questions(self) -> list[OfficialQuestion]:
        """Every official question that is known, in order."""


class Switches(Protocol):
    """Where tables may decide otherwise, our own ruling first, and the words for it."""

    SWITCHES: Mapping[str, tuple[str, ...]]
    WORDS: Mapping[str, Words]
    VALUES: Mapping[str, Mapping[str, Words]]


class Beliefs(Protocol):
    """What each seat of a finished game could believe about the parts the others play."""

    KINDS: tuple[str, ...]
    NAMES: Mapping[str, tuple[str, str]]  # of the kinds, in English and Japanese

    def beliefs(self, replay: Replay) -> Sequence[tuple[int, int, list[list[float]]]]:
        """(step, seat, belief by seat and kind) whenever one changes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    name: str  # as commands, addresses and files say it
    package: str
    title: Words
    tagline: Words
    seats: range
    sizes: tuple[int, ...]  # players of usual games, the most usual first
    minutes: int
    game: Lazy[Game[Any]]
    desk: Lazy[Desk]
    view: Lazy[type[Struct]] | None = None  # the message that shows its table; None: the plain one
    side: Lazy[Side[Any]] | None = None  # at the terminal; None: the plain one
    stage: Lazy[type[Stage]] | None = None  # in scenarios
    bots: tuple[str, ...] = ("random",)  # the usual one first
    players: Lazy[Mapping[str, Bot]] | None = None  # the bots of its own, by name
    decks: Lazy[DeckRules] | None = None  # None: nobody brings a deck
    cards: Lazy[Cards] | None = None
    fan: Lazy[Callable[[Deck | None], list[CardInfo]]] | None = None  # three cards that stand for a deck or the game
    listed: Lazy[Callable[[Lang], list[Shown]]] | None = None  # its cards as a command shows them
    card_status: Lazy[CardStatus] | None = None
    own: Lazy[OwnCards] | None = None  # cards that people write themselves
    proposer: Lazy[Proposer] | None = None  # drafts of declarations out of printed texts
    vanilla: Lazy[Maker] | None = None  # cards without their text, for the lab
    rulings: Lazy[Switches] | None = None
    chapters: Mapping[str, Words] = field(default_factory=dict)  # of the catalogue, that have no rule as a heading
    resting: tuple[str, ...] = ()  # prompts at which nothing is being resolved
    puzzles: Lazy[Puzzling] | None = None  # what its puzzles ask for
    encoding: Lazy[type[Encoding[Any]]] | None = None  # arrays and actions, for programs that learn
    beliefs: Lazy[Beliefs] | None = None  # what seats of a finished game could believe about each other
    no_tournaments: Words | None = None  # why there are none
    reviewing: Lazy[type[Reviewing[Any]]] | None = None  # how finished games are reviewed; None: played to their ends

    def file(self, *parts: str) -> Traversable:
        """A file or folder inside the game's package."""
        return resources.files(self.package).joinpath(*parts)
