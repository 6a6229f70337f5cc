"""Danmaku!! as the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kaimaku.kernel.decisions import NO, PASS, Option
from kaimaku.kernel.frames import Endless, run
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import answer_anew, resample
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.soundness import Layout
from kaimaku.kernel.table import Data, Result

from . import placeholders, soundness  # noqa: F401  (placeholders have numbers like any card)
from .definitions import Character, Incident, Role, role_of
from .projection.shape import DanmakuView
from .projection.view import view
from .registry import DEFINITIONS, Definition
from .rules.asides import take_special
from .rules.main_step import END
from .rules.roles import EX_MIDBOSS
from .rules.setup import set_up
from .rulings import settle
from .table import ASIDE, ROLE, DanmakuTable

QUIET: Final[tuple[Option, ...]] = (PASS, END, NO, ENOUGH)
PASSES: Final = 2_000  # of those who gave up, between two decisions of anybody else


class Danmaku(Game[DanmakuTable]):
    """4 to 8 players with hidden roles and one common deck."""

    name = "danmaku"
    seats = range(4, 9)

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> DanmakuTable:
        """Nobody brings a deck: only the number of players counts."""
        if first is not None:
            raise ValueError("the Heroine goes first (danmaku:setup.first-turn)")
        if len(decks) not in self.seats:
            raise ValueError(f"Danmaku!! needs 4 to 8 players, not {len(decks)}")
        t = DanmakuTable(len(decks), seed, settle(rulings, len(decks)))
        set_up(t)
        run(t)
        t.journal = [] if journal else None
        return t

    def layout(self) -> Layout:
        return soundness.LAYOUT

    def check(self, data: Data) -> None:
        soundness.check(data)

    def view(self, t: DanmakuTable, seat: int | None) -> DanmakuView:
        return view(t, seat)

    def determinize(self, t: DanmakuTable, seat: int, rng: Random) -> DanmakuTable:
        """Hands and decks are dealt anew, and roles so that the game has as many of each kind as the rules say.

        First which cards of a kind are in the game, then who holds which of those that are.
        """
        new = t.clone()
        resample(new, pools(new), seat, rng)
        no_late_midboss(new, seat)
        answer_anew(new, seat, rng)
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        return DEFINITIONS[definition].words(lang)

    def parts(self, t: DanmakuTable) -> tuple[str, ...]:
        """The kind of role of each seat."""
        return tuple(role.kind for seat in range(t.seats) if (role := role_of(t, seat)) is not None)

    def load(self, data: Data) -> DanmakuTable:
        t = DanmakuTable(0, 0, {})
        t.load_data(data)
        return t

    def aside(self, t: DanmakuTable, seat: int, option: Option) -> None:
        take_special(t, seat, option)

    def concede(self, t: DanmakuTable, seat: int) -> Result | None:
        """The player can no longer be saved and is defeated when the ongoing action is over; the others play on."""
        t.left |= 1 << seat
        t.life[seat] = 0
        self._pass_for_the_gone(t)
        return t.result

    def decide(self, t: DanmakuTable, seat: int, option: Option) -> None:
        super().decide(t, seat, option)
        if t.left & ~t.down and t.result is None:
            self._pass_for_the_gone(t)

    def _pass_for_the_gone(self, t: DanmakuTable) -> None:
        """Whoever gave up does nothing they need not do."""
        for _ in range(PASSES):
            gone = next((seat for seat in t.asked if t.left >> seat & 1), -1)
            if t.result is not None or gone < 0:
                return
            options = self.options(t, gone)
            super().decide(t, gone, next((o for o in QUIET if o in options), options[0]))
        raise Endless("a player who conceded is asked for ever")


def pools(t: DanmakuTable) -> list[list[int]]:
    """Which cards may have changed places, as far as anybody can tell."""
    if len(PILES) != len(DEFINITIONS):
        PILES[:] = [pile_of(definition) for definition in DEFINITIONS]
    piles: dict[str, list[int]] = {}
    for card, number in enumerate(t.defs):
        kind = PILES[number]
        pile = piles.get(kind)
        if pile is None:
            piles[kind] = [card]
        else:
            pile.append(card)
    dealt = [card for other in range(t.seats) for card in t.zones[ROLE + other]]
    return [*piles.values(), dealt]


def pile_of(definition: Definition) -> str:
    if isinstance(definition, Role):
        return definition.kind
    if isinstance(definition, Character):
        return "characters"
    return "incidents" if isinstance(definition, Incident) else "main"


def no_late_midboss(t: DanmakuTable, seat: int) -> None:
    """Once the Extra Boss has fallen an EX Midboss would have come forward: nobody holds one unseen."""
    roles = [role_of(t, other) for other in range(t.seats)]
    if not any(role is not None and role.kind == "extra_boss" and t.down >> s & 1 for s, role in enumerate(roles)):
        return
    hidden = [card for card in t.zones[ASIDE] if not t.known[card] & 1 << seat]
    for other, role in enumerate(roles):
        card = t.zones[ROLE + other][0] if role is not None else -1
        if role is not None and role.id == EX_MIDBOSS and not t.known[card] & 1 << seat:
            spare = next((c for c in hidden if is_partner(t, c)), card)
            t.defs[card], t.defs[spare] = t.defs[spare], t.defs[card]


def is_partner(t: DanmakuTable, card: int) -> bool:
    definition = DEFINITIONS[t.defs[card]]
    return isinstance(definition, Role) and definition.kind == "partner" and definition.id != EX_MIDBOSS


PILES: Final[list[str]] = []  # the kind of each definition's pile, by its number
GAME: Final = Danmaku()
