"""The game as bots, servers and tools see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final, cast

from kaimaku.decks import Deck, Problem
from kaimaku.games.hocg.decks.legality import problems
from kaimaku.games.hocg.decks.prior import CHEER as CHEERS
from kaimaku.games.hocg.decks.prior import MAIN, likely_lists
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import answer_anew, resample
from kaimaku.kernel.plain_data import Unsound, bounded
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.soundness import Layout
from kaimaku.kernel.supposing import suppose
from kaimaku.kernel.table import Data, Result
from kaimaku.language.own import BadCard

from . import (
    cards,  # noqa: F401  (every card has its definition)
    own,
    soundness,
)
from .defs import BY_ID, CHEER, DEBUT, DEFS, SPOT, cards_hash, declared
from .projection.shape import HocgView
from .projection.view import view
from .rules.setup import DeckList, begin, debuts, new_table
from .speech.describe import describe
from .table import CENTER, HAND, HoloTable, oshi, stage


class HoloGame(Game[HoloTable]):
    """hololive OFFICIAL CARD GAME, two players."""

    name = "hocg"
    seats = range(2, 3)

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> HoloTable:
        """A table at its first decision. Decks are `Deck`s, which must be legal, or (oshi, main, cheer) as they are.

        `first`: the players have agreed on who goes first; otherwise that is the first decision.
        """
        if first is not None and (isinstance(first, bool) or first not in (0, 1)):
            raise ValueError(f"first must be seat 0 or 1, not {first}")
        t = new_table([deck_list(d) for d in decks], seed, rulings)
        if journal:
            t.journal = []
        begin(t, first)
        return t

    def load(self, data: Data) -> HoloTable:
        own.declare(own_of(data))
        t = HoloTable(0, {})
        t.load_data(data)
        return t

    def open(self, data: Data) -> HoloTable:
        """… with the own cards that it brings."""
        try:
            bounded(data)
            own.declare(own_of(data))
        except BadCard as error:
            raise Unsound(f"its custom cards can't be read ({error})") from None
        return super().open(data)

    def layout(self) -> Layout:
        return soundness.LAYOUT

    def check(self, data: Data) -> None:
        soundness.check(data)

    def view(self, t: HoloTable, seat: int | None) -> HocgView:
        return view(t, seat)

    def determinize(self, t: HoloTable, seat: int, rng: Random) -> HoloTable:
        """Everything this seat cannot know, dealt anew among the cards it may be."""
        new = t.clone()
        resample(new, pools_of(t), seat, rng)
        answer_anew(new, seat, rng)
        if new.phase == "setup":
            fit_setup(new, seat, rng)
        return new

    def suppose(self, t: HoloTable, seat: int, rng: Random) -> HoloTable:
        """Deck lists are not public (hocg:6.1): the other's hidden cards are those of a deck with that Oshi."""
        new = t.clone()
        other = 1 - seat
        main, cheers = pools_of(t)[2 * other : 2 * other + 2]
        card = oshi(t, other)
        leader = t.defs[card] if t.known[card] >> seat & 1 else -1
        starts = new.phase == "setup"
        suppose(new, main, seat, likely_lists(leader, MAIN), rng, lambda face: starts and DEFS[face].level == DEBUT)
        suppose(new, cheers, seat, likely_lists(leader, CHEERS), rng, lambda face: False)
        new.asked_of = 0  # other cards may ask for other things
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        return describe(declared(definition), lang)

    def score(self, t: HoloTable) -> tuple[float, ...]:
        if t.result is None or len(t.result.winners) != 1:
            return (0.0, 0.0)
        winner = t.result.winners[0]
        return (1.0, -1.0) if winner == 0 else (-1.0, 1.0)

    def fingerprint(self, numbers: Collection[str]) -> str:
        return cards_hash([number for number in numbers if BY_ID.has(number)])

    def concede(self, t: HoloTable, seat: int) -> Result:
        """The other player wins at once; no check timing is run (1.2.3)."""
        return Result((1 - seat,), "hocg:1.2.3")

    def aside(self, t: HoloTable, seat: int, option: Option) -> None:
        raise AssertionError(f"hocg has no asides, got {option}")


class IllegalDeck(ValueError):
    """A presented deck that may not be played (6.1, 6.2.1.1), with every reason."""

    def __init__(self, reasons: list[Problem]) -> None:
        super().__init__(" ".join(f"{p.en} ({p.rule})" for p in reasons))
        self.reasons = reasons


def own_of(data: Data) -> dict[str, str]:
    """The own cards of a saved table."""
    found = data.get("own", {})
    if not isinstance(found, dict) or not all(isinstance(part, str) for pair in found.items() for part in pair):
        raise Unsound("custom cards must be documents by number")
    return found


def deck_list(deck: object) -> DeckList:
    """A deck as the set-up takes it."""
    if isinstance(deck, Deck):
        listed = tuple([(pile, *cards.items()) for pile, cards in deck.piles.items()])
        if listed not in LEGAL or deck.own:
            wrong = [p for p in problems(deck, own.known_to(deck), BY_ID) if not p.warning]
            if wrong:
                raise IllegalDeck(wrong)
            if not deck.own:
                if len(LEGAL) >= REMEMBERED:
                    LEGAL.clear()
                LEGAL.add(listed)
        leader = next(iter(deck.piles["oshi"]))
        return (leader, deck.piles["main"], deck.piles["cheer"])
    return cast(DeckList, deck)


def pools_of(t: HoloTable) -> tuple[tuple[int, ...], ...]:
    """Cards that may be each other: those of one deck, those of one cheer deck. Found once in a game."""
    if not t.pools:
        found: list[list[int]] = [[], [], [], []]
        for card, d in enumerate(t.defs):
            kind = DEFS[d].kind
            if kind:  # every card but the Oshi
                found[2 * t.owner[card] + (kind == CHEER)].append(card)
        t.pools = tuple(map(tuple, found))
    return t.pools


def fit_setup(t: HoloTable, seat: int, rng: Random) -> None:
    """What the other has laid face down in the set-up, or must still be able to lay, fits the rules (6.2.1.10)."""
    other = 1 - seat
    mine = [c for c in pools_of(t)[2 * other] if not t.known[c] & (1 << seat)]
    rng.shuffle(mine)
    laid = [(m.stack[0], (DEBUT,) if m.pos == CENTER else (DEBUT, SPOT)) for m in stage(t, other) if m.face_down]
    fixed: set[int] = set()
    for card, levels in laid:
        if not t.known[card] & (1 << seat):
            _swap_in(t, card, levels, [c for c in mine if c not in fixed])
            fixed.add(card)
    hand = [c for c in t.zones[HAND + other] if c in set(mine)]
    if not laid and hand and PROMPTS[t.prompt].name == "hocg:set-center" and not debuts(t, other):
        _swap_in(t, hand[0], (DEBUT,), [c for c in mine if c not in hand])


def _swap_in(t: HoloTable, card: int, levels: tuple[int, ...], others: list[int]) -> None:
    """Give a card a face of these levels, in exchange with another unknown card."""
    if DEFS[t.defs[card]].level in levels:
        return
    for other in others:
        if other != card and DEFS[t.defs[other]].level in levels:
            t.defs[card], t.defs[other] = t.defs[other], t.defs[card]
            return


LEGAL: Final[set[tuple[object, ...]]] = set()  # lists that were found legal: it takes longer than all else of a set-up
REMEMBERED: Final = 1_000
GAME: Final = HoloGame()
