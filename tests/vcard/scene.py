"""Positions for tests: a Main Phase of seat A with the cards a test names, spoken to in the names of cards.

A card is named by its number ("CCD-052", "S1-004") or by the name a test gave its own card (`own`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from kaimaku.games.vcard.card import BY_ID, VTUBER, Facts
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import Clause, card
from kaimaku.games.vcard.rules.bolster import bear
from kaimaku.games.vcard.rules.moments import Moment
from kaimaku.games.vcard.rules.power import mark, power, terms
from kaimaku.games.vcard.rules.setup import BOARD_SETUP, bare_table
from kaimaku.games.vcard.rules.tokens import NAMES, amount, lay
from kaimaku.games.vcard.rules.turn import MAIN, ROUNDS, TURN_REST
from kaimaku.games.vcard.rules.work import start_work
from kaimaku.games.vcard.rulings import settle
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    DECK,
    DISCARD,
    HAND,
    MAIN_PHASE,
    MASCOT_SPOT,
    PHASES,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    face,
    zone,
)
from kaimaku.kernel.chance import force
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.refusals import Refused

A, B = 0, 1
T = TypeVar("T")
BLANK = "blank"  # a Neutral PL8 without an effect


OWN: dict[str, str] = {}  # what a test called its card → the card's number


def own(name: str, kind: str, *clauses: Clause, series: str = "TEST", **facts: object) -> str:
    """Declare a card of the tests' own; a VTuber is a PL8 of a line of its own unless told otherwise.

    A Reinforcement belongs in a series of its own: it opens windows wherever that series is in play.
    """
    given: dict[str, object] = {"pl": 8, "line": name} if kind == VTUBER else {}
    OWN[name] = f"{series}-{name}"
    card(Facts(OWN[name], name, kind, **{**given, **facts}), *clauses)  # type: ignore[arg-type]
    return name


def alike(value: T, word: object) -> T:
    """A noun or a moment of a test's own, to be used like a word of the language."""
    value.expression = word.expression  # type: ignore[attr-defined]
    if isinstance(value, Moment) and isinstance(word, Moment):
        value.when.expression, value.after.expression = word.when.expression, word.after.expression
    return value


own(BLANK, VTUBER)
own("other blank", VTUBER)


@dataclass
class Side:
    """What a seat has. A stack is written as its cards from the lowest: "CCD-001|CCD-002"; an empty string is no VT."""

    active: str = BLANK
    back: Sequence[str] = ()  # Backstage 1 to 4
    hand: Sequence[str] = ()
    deck: Sequence[str] = (BLANK,) * 20  # the last one is the top card
    discard: Sequence[str] = ()  # the last one is on top
    mascot: str = ""
    allies: Mapping[int, Sequence[str]] = field(default_factory=dict)  # place (0 Active, 1 to 4 Backstage) → Allies
    tokens: Mapping[int, Sequence[str]] = field(default_factory=dict)  # place → "food", "burn" (on the spot), …
    counters: Mapping[int, int] = field(default_factory=dict)  # place → PL counters in all
    face_down: Sequence[int] = ()  # places
    locked: Sequence[str] = ()  # names of cards in play
    coins: int = 0
    mana: int = 0
    points: int = 0


class Scene:
    """A table in A's Main Phase. B has taken one turn less in this round, or as many if `taken` says so."""

    def __init__(
        self,
        a: Side | None = None,
        b: Side | None = None,
        world: str = "",
        turn: int = 1,
        sets: str = "CCD,S1,TEST",
        rulings: Mapping[str, str] | None = None,
        seed: int = 7,
    ) -> None:
        t = self.t = bare_table(seed, settle(rulings), sets)
        t.journal = []
        t.phase, t.turn, t.taken = MAIN_PHASE, 2 * turn - 1, [turn, turn - 1]
        for seat, side in enumerate((a or Side(), b or Side())):
            self._lay_out(seat, side)
        if world:
            start_work(t, self._add(world, A, WORLD_SPOT, t.everyone))
        bear(t)
        push(t, ROUNDS, A)
        push(t, TURN_REST, A)
        push(t, MAIN, A)
        run(t)

    def _lay_out(self, seat: int, side: Side) -> None:
        t = self.t
        for kind, ids in ((DECK, side.deck), (HAND, side.hand), (DISCARD, side.discard)):
            known = {DECK: 0, HAND: 1 << seat, DISCARD: t.everyone}[kind]
            for name in ids:
                self._add(name, seat, seat * SIDE + kind, known)
        for place, names in enumerate((side.active, *side.back)):
            hidden = place in side.face_down
            seen = 1 << seat if hidden else t.everyone
            stack = [self._add(n, seat, seat * SIDE + ACTIVE + place, seen) for n in names.split("|") if n]
            if stack and not hidden:
                start_work(t, stack[0])
            for name in side.allies.get(place, ()):
                ally = self._add(name, seat, seat * SIDE + ALLIES, t.everyone)
                t.hosts[ally] = stack[0]
                start_work(t, ally)
            for name in side.tokens.get(place, ()):
                at = seat * SIDE + ACTIVE + place if name in ("burn", "fracture") else stack[0]
                lay(t, NAMES.index(name), at, seat, -1)
            if side.counters.get(place):
                mark(t, stack[0], -1, side.counters[place])
        if side.mascot:
            start_work(t, self._add(side.mascot, seat, seat * SIDE + MASCOT_SPOT, t.everyone))
        t.coins[seat], t.mana[seat], t.points[seat] = side.coins, side.mana, side.points
        t.locked |= {self.card(seat, name) for name in side.locked}

    def _add(self, name: str, seat: int, to: int, known: int) -> int:
        return self.t.add_card(BY_ID[number(name)].number, seat, to, known)

    # --- acting ---------------------------------------------------------------------------------------------------

    def do(self, seat: int, verb: str, name: str = "", *more: int) -> None:
        """Take an option; a card is named, anything more is a number."""
        GAME.decide(self.t, seat, self.option(seat, verb, name, *more))

    def option(self, seat: int, verb: str, name: str = "", *more: int) -> Option:
        if not name:
            return (verb, *more)
        cards = self.cards(seat)
        if verb == "lock":
            cards = [c for c in cards if c not in zone(self.t, seat, HAND)]
        found = next(c for c in cards if face(self.t, c).facts.id == number(name))
        return (verb, found, *more)

    def passes(self, seat: int) -> None:
        GAME.decide(self.t, seat, PASS)

    def settle(self) -> None:
        """Everybody who holds priority passes, until somebody is asked something else."""
        while PROMPTS[self.t.prompt].name == "vcard:window" and self.t.result is None:
            self.passes(self.t.asked[0])

    def play(self, seat: int, verb: str, name: str = "", *more: int) -> None:
        """Take an option and let it resolve unanswered."""
        self.do(seat, verb, name, *more)
        self.settle()

    def pick(self, seat: int, *things: int) -> None:
        """Choose these, and that is enough if more could be chosen."""
        for thing in things:
            GAME.decide(self.t, seat, ("pick", thing))
        more = seat in self.t.asked and ("done",) in GAME.options(self.t, seat)
        if more and self.t.frames[-1].many(3) == things:  # and this is not the next question already
            GAME.decide(self.t, seat, ("done",))
        self.settle()

    def pick_only(self, seat: int, *things: int) -> None:
        """Choose these; whoever has priority then is still to be asked."""
        for thing in things:
            GAME.decide(self.t, seat, ("pick", thing))

    def yes(self, seat: int) -> None:
        GAME.decide(self.t, seat, ("yes",))
        self.settle()

    def no(self, seat: int) -> None:
        GAME.decide(self.t, seat, ("no",))
        self.settle()

    def number(self, seat: int, n: int) -> None:
        GAME.decide(self.t, seat, ("number", n))
        self.settle()

    def end_turn(self, seat: int) -> None:
        """Pass the Main Phase; on the way whoever is asked for priority passes."""
        self.passes(seat)
        self.settle()

    def to_combat(self) -> None:
        """Let both take their turns without doing anything until the combat of this round has begun or is over."""
        start = self.t.round
        while self.t.result is None and self.t.round == start and self.prompt() in ("vcard:main", "vcard:window"):
            self.passes(self.t.asked[0])

    def refused(self, seat: int, option: Option) -> str:
        """The rule that forbids an option; the table must not change."""
        before = self.t.digest()
        why = GAME.refuse(self.t, seat, option)
        assert why is not None and why.en and why.ja
        try:
            GAME.decide(self.t, seat, option)
        except Refused as no:
            assert no.refusal is why
        else:
            raise AssertionError(f"{option} was taken")
        assert self.t.digest() == before
        return why.rule

    def force(self, *faces: int) -> None:
        """The next coins: 1 is heads, 0 tails."""
        force(self.t, *faces)

    # --- asking ---------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        return PROMPTS[self.t.prompt].name

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.t, seat)

    def offered(self, seat: int) -> list[int]:
        """What the open pick offers."""
        return [int(o[1]) for o in self.options(seat) if o[0] == "pick"]

    def cards(self, seat: int) -> list[int]:
        """Every card a seat might name: its hand first, then its board, then its piles."""
        order = (HAND, *range(MASCOT_SPOT, SIDE), DISCARD, DECK)
        return [c for kind in order for c in zone(self.t, seat, kind)]

    def card(self, seat: int, name: str) -> int:
        """A card in play (else anywhere) by its name."""
        cards = sorted(self.cards(seat), key=lambda c: self.t.where[c] % SIDE < MASCOT_SPOT)
        return next(c for c in cards if face(self.t, c).facts.id == number(name))

    def hand(self, seat: int) -> list[str]:
        return sorted(plain(self.t, c) for c in zone(self.t, seat, HAND))

    def deck(self, seat: int) -> list[str]:
        """From the bottom up."""
        return [plain(self.t, c) for c in zone(self.t, seat, DECK)]

    def discard(self, seat: int) -> list[str]:
        return [plain(self.t, c) for c in zone(self.t, seat, DISCARD)]

    def allies(self, seat: int, place: int = 0) -> list[str]:
        vt = self.vt(seat, place)
        return [plain(self.t, c) for c in zone(self.t, seat, ALLIES) if self.t.hosts[c] == vt]

    def vt(self, seat: int, place: int = 0) -> int:
        return zone(self.t, seat, ACTIVE + place)[0]

    def stack(self, seat: int, place: int = 0) -> list[str]:
        return [plain(self.t, c) for c in zone(self.t, seat, ACTIVE + place)]

    def pl(self, seat: int, place: int = 0) -> int:
        return power(self.t, self.vt(seat, place))

    def terms(self, seat: int, place: int = 0) -> dict[str, int]:
        """The parts of a Power Level, summed for each kind."""
        found: dict[str, int] = {}
        for kind, _, n in terms(self.t, self.vt(seat, place)):
            found[kind] = found.get(kind, 0) + n
        return found

    def tokens(self, seat: int, place: int = 0) -> dict[str, int]:
        """Tokens of a VT and of its spot."""
        spot = seat * SIDE + ACTIVE + place
        found = {}
        for kind, name in enumerate(NAMES):
            at = spot if name in ("burn", "fracture") else self.t.zones[spot][0] if self.t.zones[spot] else -1
            n = amount(self.t, kind, at) if at >= 0 else 0
            if n:
                found[name] = n
        return found

    def log(self, *kinds: str) -> list[str]:
        """What the journal says of these kinds, in order."""
        return [entry[0] for entry in self.t.journal or [] if entry[0] in kinds]

    def said(self, *kinds: str) -> list[tuple[str, int, str, tuple[int | str, ...]]]:
        """The same with who did it, the card it names ("" for none) and every detail."""
        entries = [entry for entry in self.t.journal or [] if entry[0] in kinds]
        return [(kind, seat, plain(self.t, c) if c >= 0 else "", more) for kind, seat, c, _, _, more in entries]

    def told(self, *kinds: str) -> list[tuple[str, int, str]]:
        """The same with who did it and to which card ("" for none)."""
        lines = [entry for entry in self.t.journal or [] if entry[0] in kinds]
        return [(kind, seat, plain(self.t, c) if c >= 0 else "") for kind, seat, c, *_ in lines]

    def phase(self) -> str:
        return PHASES[self.t.phase]


class Opening(Scene):
    """The same from the Board Setup on (6.1.1.5): A begins; no Reinforcement is in play unless `sets` names some."""

    def __init__(
        self,
        a: Side,
        b: Side | None = None,
        sets: str = "NONE",
        rulings: Mapping[str, str] | None = None,
        seed: int = 7,
    ) -> None:
        t = self.t = bare_table(seed, settle(rulings), sets)
        t.journal = []
        for seat, side in enumerate((a, b or Side(hand=[BLANK]))):
            self._lay_out(seat, replace(side, active=""))
        push(t, ROUNDS, A)
        push(t, BOARD_SETUP, B)
        push(t, BOARD_SETUP, A)
        run(t)

    def place(self, seat: int, **places: str) -> None:
        """Set up face down: place(A, p0="one", p2="two"); then that is all."""
        for key, name in places.items():
            self.do(seat, "place", name, spot(seat, int(key[1:])))
        if seat in self.t.asked and self.prompt() == "vcard:place":
            self.passes(seat)


def number(name: str) -> str:
    return name if name in BY_ID else OWN[name]


def plain(t: VCardTable, c: int) -> str:
    """The number of a printed card, the name of a test's own."""
    facts = face(t, c).facts
    return facts.name if facts.name in OWN else facts.id


def spot(seat: int, place: int = 0) -> int:
    """The engine's number of a spot: place 0 is Active, 1 to 4 Backstage."""
    return seat * SIDE + ACTIVE + place
