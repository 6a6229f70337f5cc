"""Positions of Danmaku!! for tests: who is who, who holds what, and whose main step it is."""

from __future__ import annotations

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.registry import DEFINITIONS, NUMBERS
from kaimaku.games.danmaku.roles import show_role, take_up
from kaimaku.games.danmaku.setup import build_deck
from kaimaku.games.danmaku.stats import max_life
from kaimaku.games.danmaku.table import DECK, DISCARD, HAND, ROLE, DanmakuTable
from kaimaku.games.danmaku.turn import TURN
from kaimaku.kernel.decisions import NO, PASS, YES, Option
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.refusals import Refused

MAIN_STEP = 2  # the place of the main step in a turn
FOUR = "heroine stage_boss stage_boss ex_boss"
SEVEN = "heroine partner partner stage_boss stage_boss stage_boss ex_boss"
EIGHT = "heroine partner partner stage_boss stage_boss stage_boss ex_boss rival"


class Scene:
    """A table with helpers that name cards as people do."""

    def __init__(self, roles: str = FOUR, hands: dict[int, str] | None = None, active: int = 0, down: str = "") -> None:
        kinds = roles.split()
        t = self.t = DanmakuTable(len(kinds), 1, {})
        t.journal = []
        build_deck(t)
        for seat, kind in enumerate(kinds):
            t.add_card(NUMBERS[kind], 0, ROLE + seat, 1 << seat)
        show_role(t, kinds.index("heroine"))
        take_up(t, kinds.index("heroine"))
        for seat in range(t.seats):
            t.life[seat] = max_life(t, seat)
        for seat in map(int, down.split()):
            t.down |= 1 << seat
            t.life[seat] = 0
            show_role(t, seat)
        for seat, names in (hands or {}).items():
            self.give(seat, names)
        t.turn, t.active = 1, active
        push(t, TURN, active).pc = MAIN_STEP
        run(t)

    def give(self, seat: int, names: str) -> None:
        """Take cards out of the deck into a hand."""
        for name in names.split():
            card = next(c for c in self.t.zones[DECK] if self.name(c) == name)
            self.t.zones[DECK].remove(card)
            self.t.zones[HAND + seat].append(card)
            self.t.where[card] = HAND + seat
            self.t.known[card] = 1 << seat
        self.t.options = None

    def top(self, *names: str) -> None:
        """Put cards on the deck, the first named on top."""
        deck = self.t.zones[DECK]
        for name in reversed(names):
            card = next(c for c in deck if self.name(c) == name)
            deck.remove(card)
            deck.append(card)

    def name(self, card: int) -> str:
        return DEFINITIONS[self.t.defs[card]].name.en

    def hand(self, seat: int) -> list[str]:
        return sorted(self.name(c) for c in self.t.zones[HAND + seat])

    def discarded(self) -> list[str]:
        return [self.name(c) for c in self.t.zones[DISCARD]]

    def kinds(self) -> list[str]:
        """The kinds of journal entries so far."""
        assert self.t.journal is not None
        return [entry[0] for entry in self.t.journal]

    @property
    def asked(self) -> list[int]:
        return list(self.t.asked) if self.t.result is None else []

    def held(self, seat: int, name: str) -> int:
        return next(c for c in self.t.zones[HAND + seat] if self.name(c) == name)

    def do(self, seat: int, *option: int | str) -> None:
        GAME.decide(self.t, seat, option)

    def why(self, seat: int, *option: int | str) -> str:
        """The rule by which an option is refused; deciding it changes nothing."""
        before = self.t.digest()
        refusal = GAME.refuse(self.t, seat, option)
        assert refusal is not None
        try:
            GAME.decide(self.t, seat, option)
        except Refused as no:
            assert no.refusal is refusal
        else:
            raise AssertionError(f"{option} was taken")
        assert self.t.digest() == before
        return refusal.rule

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.t, seat)

    def targets(self, seat: int) -> set[int]:
        """The seats that a Shoot may be aimed at."""
        return {int(o[3]) for o in self.options(seat) if o[0] == "play"}

    def shoot(self, seat: int, target: int) -> None:
        """Play a Shoot and discard nothing more for it."""
        self.do(seat, "play", self.held(seat, "Shoot"), 0, target)
        if self.t.prompt == self.t.questions.pick.number:
            self.do(seat, "done")

    def graze(self, seat: int, answers: int = 0, you: int | None = None) -> None:
        self.do(seat, "react", self.held(seat, "Graze"), 0, answers, seat if you is None else you)

    def bomb(self, seat: int, answers: int = 0) -> None:
        self.do(seat, "react", self.held(seat, "Bomb"), 1, answers, seat)

    def passes(self, *seats: int) -> None:
        """These seats are asked in this order, and pass."""
        for seat in seats:
            assert self.asked == [seat]
            self.do(seat, *PASS)

    def yes(self, seat: int) -> None:
        self.do(seat, *YES)

    def no(self, seat: int) -> None:
        self.do(seat, *NO)

    def end(self, seat: int) -> None:
        self.do(seat, "end")
