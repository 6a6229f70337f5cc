"""The game as bots, servers and tools see it: a new table, views, determinizations, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, cast

from kaimaku.decks.deck import Deck
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import knows, resample, unknown
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.soundness import Layout
from kaimaku.kernel.supposing import suppose
from kaimaku.kernel.table import Data, Result

from . import soundness
from .card import CARDS
from .cards import demo as _demo  # noqa: F401, declares the cards
from .cards import rising_stars as _rising_stars  # noqa: F401
from .decks.prior import likely_lists
from .projection.shape import VCardView
from .projection.view import view
from .rules.setup import BOARD_SETUP, bare_table, deal, is_pl8, sets_of
from .rules.turn import ROUNDS
from .rulings import settle
from .table import ACTIVE, DECK, HAND, SETUP, VCardTable, face, other, vts, zone


def card_list(deck: object) -> list[str]:
    """The cards of a deck one by one."""
    if isinstance(deck, Deck):
        return [number for number, copies in deck.main.items() for _ in range(copies)]
    return list(cast("Sequence[str]", deck))


class VCard(Game[VCardTable]):
    """VCard TCG for two."""

    name = "vcard"
    seats = range(2, 3)

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> VCardTable:
        """A table at its first decision. Decks are `Deck`s or lists of card numbers.

        `first`: the players have agreed on who begins; otherwise chance decides (6.1.1.2).
        """
        if first is not None and (isinstance(first, bool) or first not in (0, 1)):
            raise ValueError(f"the first player is seat 0 or 1, not {first}")
        lists = [card_list(deck) for deck in decks]
        t = bare_table(seed, settle(rulings), sets_of(lists))
        t.journal = [] if journal else None
        deal(t, lists, first)
        push(t, ROUNDS, t.first)
        push(t, BOARD_SETUP, other(t.first))
        push(t, BOARD_SETUP, t.first)
        run(t)
        return t

    def load(self, data: Data) -> VCardTable:
        t = VCardTable(0, {})
        t.load_data(data)
        return t

    def layout(self) -> Layout:
        return soundness.LAYOUT

    def check(self, data: Data) -> None:
        soundness.check(data)

    def view(self, t: VCardTable, seat: int | None) -> VCardView:
        return view(t, seat)

    def determinize(self, t: VCardTable, seat: int, rng: Random) -> VCardTable:
        """What the rules tell everybody stays true: VTs face down are PL8, and so is some card of an opening hand."""
        new = t.clone()
        owners = bytes(new.owner)
        for owner in range(new.seats):
            pool = [c for c in range(len(owners)) if owners[c] == owner]
            resample(new, [pool], seat, rng)
            keep_pl8(new, owner, seat, rng)
            if not could_set_up(new, owner):
                deal_pl8(new, owner, unknown(new, pool, seat), rng)
        return new

    def suppose(self, t: VCardTable, seat: int, rng: Random) -> VCardTable:
        """Deck lists are not public: the other's hidden cards are those of a deck of the sets that are played with."""
        new = t.clone()
        pool = [c for c in range(len(t.defs)) if t.owner[c] != seat]
        suppose(new, pool, seat, likely_lists(t.sets), rng, lambda face: is_pl8(CARDS[face]))
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        return CARDS[definition].words[lang]

    def score(self, t: VCardTable) -> tuple[float, ...]:
        if t.result is None or len(t.result.winners) != 1:
            return (0.0, 0.0)
        return tuple(1.0 if seat in t.result.winners else -1.0 for seat in range(t.seats))

    def concede(self, t: VCardTable, seat: int) -> Result:
        return Result((other(seat),), "vcard:2.1.0.1")


def keep_pl8(t: VCardTable, owner: int, seat: int, rng: Random) -> None:
    """VTs face down are PL8."""
    hidden = [vt for vt in vts(t, owner) if not knows(t, vt, seat)]
    spare = [c for kind in (DECK, HAND) for c in unknown(t, zone(t, owner, kind), seat) if is_pl8(face(t, c))]
    rng.shuffle(spare)
    for vt in hidden:
        if not is_pl8(face(t, vt)):
            card = spare.pop()
            t.defs[vt], t.defs[card] = t.defs[card], t.defs[vt]


def could_set_up(t: VCardTable, owner: int) -> bool:
    """Whoever still sets up has a PL8 to begin with (6.1.1.4)."""
    if t.phase != SETUP or zone(t, owner, ACTIVE):
        return True
    return any(is_pl8(face(t, c)) for c in zone(t, owner, HAND))


def deal_pl8(t: VCardTable, owner: int, hidden: Sequence[int], rng: Random) -> None:
    """Deal the faces of the hidden cards so that some PL8 is in the hand, each such hand as likely as it is in play.

    How many of them the hand holds comes first (of all hands with at least one), then which faces lie where.
    """
    hand = [c for c in hidden if c in zone(t, owner, HAND)]
    rest = [c for c in hidden if c not in hand]
    faces = sorted(t.defs[c] for c in hidden)  # how they really lie must not steer the dealing
    rng.shuffle(faces)
    strong, others = [d for d in faces if is_pl8(CARDS[d])], [d for d in faces if not is_pl8(CARDS[d])]
    ways = [comb(len(strong), n) * comb(len(others), len(hand) - n) for n in range(1, len(hand) + 1)]
    if not any(ways):
        raise ValueError("nobody sets up a board without a PL8 VTuber (vcard:6.1.1.4)")
    drawn = rng.randrange(sum(ways))
    held = next(n for n, below in enumerate(accumulate(ways), 1) if drawn < below)
    dealt = strong[:held] + others[: len(hand) - held]
    rng.shuffle(dealt)
    left = strong[held:] + others[len(hand) - held :]
    rng.shuffle(left)
    for card, definition in zip((*hand, *rest), (*dealt, *left), strict=True):
        t.defs[card] = definition


GAME: Final = VCard()
