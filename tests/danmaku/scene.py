"""Positions of Danmaku!! for tests: who is who, who holds what, whose step it is; cards are called by their names.

A card is "Shoot" or, where the season matters, "Shoot/winter"; several are separated by commas. Whoever a test does
not mention passes in reaction windows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kaimaku.games.danmaku.definitions import MAIN_CARDS, ROLE_CARDS, MainCard, character_of, incident_of, role_of
from kaimaku.games.danmaku.facts import CHARACTERS, INCIDENTS
from kaimaku.games.danmaku.game import GAME, QUIET
from kaimaku.games.danmaku.registry import DEFINITIONS, NUMBERS
from kaimaku.games.danmaku.rules.roles import show_role, take_up
from kaimaku.games.danmaku.rules.stats import max_life, take_effect
from kaimaku.games.danmaku.rules.turn import TURN
from kaimaku.games.danmaku.rules.window import REACTION
from kaimaku.games.danmaku.rulings import settle
from kaimaku.games.danmaku.table import (
    ASIDE,
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    ITEMS,
    OPEN,
    RESOLVING,
    ROLE,
    DanmakuTable,
)
from kaimaku.games.danmaku.table import (
    INCIDENTS as INCIDENT_DECK,
)
from kaimaku.kernel.decisions import NO, PASS, PROMPTS, YES, Option, asides
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.picks import picking
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refused

STEPS = {"start": 0, "incident": 4, "draw": 5, "main": 6, "discard": 7}  # where in a turn a scene begins
ROLES = {
    4: "heroine stage_boss stage_boss ex_boss",
    5: "heroine partner stage_boss stage_boss ex_boss",
    6: "heroine partner stage_boss stage_boss stage_boss ex_boss",
    7: "heroine partner partner stage_boss stage_boss stage_boss ex_boss",
    8: "heroine partner partner stage_boss stage_boss stage_boss ex_boss rival",
}
PLAIN = "Utsuho Alice Marisa Suika Reimu Patchouli Cirno Eirin"  # who is there if nobody is named
EXPLAINED = ("play", "invoke", "use", "react")  # options whose absence is explained by the same rules that list them
Cards = Mapping[int, str]


class Scene:
    """A table in the middle of a game."""

    def __init__(
        self,
        characters: str = "",
        *,
        seats: int = 4,
        roles: str = "",
        hands: Cards | None = None,
        items: Cards | None = None,
        life: Mapping[int, int] | None = None,
        top: str = "",
        discard: str = "",
        incident: str = "",
        collected: str = "",
        incidents: str = "",
        down: str = "",
        active: int = 0,
        step: str = "main",
        **rulings: str,
    ) -> None:
        named = characters.split()
        kinds = roles.split() or ROLES[max(seats, len(named))].split()
        named += [name for name in PLAIN.split() if name not in named][: len(kinds) - len(named)]
        t = self.t = DanmakuTable(len(kinds), 1, settle(rulings, len(kinds)))
        t.journal = []
        for definition in MAIN_CARDS:
            t.add_cards([definition.number] * definition.copies, 0, DECK)
        for seat, kind in enumerate(kinds):
            t.add_card(NUMBERS[kind], 0, ROLE + seat, 1 << seat)
        for role in ROLE_CARDS:
            if role.printed.reveals:
                t.add_card(role.number, 0, ASIDE, t.everyone)
        for seat in map(int, down.split()):
            t.down |= 1 << seat
            t.fell[seat] = 1
            show_role(t, seat)
        for seat, name in enumerate(named):
            card = t.add_card(NUMBERS[CHARACTERS[name].id], 0, CHARACTER + seat, t.everyone)
            if not t.down >> seat & 1:
                take_effect(t, character_of(t, seat).bearer, card, seat)
        heroine = next(s for s in range(t.seats) if (held := role_of(t, s)) is not None and held.kind == "heroine")
        show_role(t, heroine)
        if not t.down >> heroine & 1:
            take_up(t, heroine)
        for seat in range(t.seats):
            if not t.down >> seat & 1:
                t.life[seat] = max_life(t, seat)
        for seat, n in (life or {}).items():
            t.life[seat] = n
        for seat, names in (hands or {}).items():
            self.give(seat, names)
        for seat, names in (items or {}).items():
            self.equip(seat, names)
        self.lay(DISCARD, discard)
        self.lay(COLLECTED, collected)
        self.stack_deck(top)
        for name in reversed(split(incidents)):
            t.add_card(NUMBERS[INCIDENTS[name].id], 0, INCIDENT_DECK)
        if incident:
            card = t.add_card(NUMBERS[INCIDENTS[incident].id], 0, INCIDENT, t.everyone)
            there = incident_of(t)
            assert there is not None
            take_effect(t, there.always, card, active)
        t.turn, t.active = 1, active
        push(t, TURN, active).pc = STEPS[step]
        run(t)

    # --- setting things up --------------------------------------------------------------------------------------------

    def find(self, zone: int, name: str) -> int:
        """A card of this name there, the topmost; KeyError if there is none."""
        for card in reversed(self.t.zones[zone]):
            if self.is_called(card, name):
                return card
        raise KeyError(f"no {name} in zone {zone}: {[self.name(c) for c in self.t.zones[zone]]}")

    def put(self, zone: int, name: str, known: int) -> int:
        """Take a card out of the deck and put it elsewhere."""
        card = self.find(DECK, name)
        self.t.zones[DECK].remove(card)
        self.t.zones[zone].append(card)
        self.t.where[card] = zone
        self.t.known[card] = known
        self.t.options = None
        return card

    def give(self, seat: int, names: str) -> None:
        """Cards of the deck come into a hand."""
        for name in split(names):
            self.put(HAND + seat, name, 1 << seat)

    def equip(self, seat: int, names: str) -> None:
        """Items come into play."""
        for name in split(names):
            card = self.put(ITEMS + seat, name, self.t.everyone)
            definition = DEFINITIONS[self.t.defs[card]]
            assert isinstance(definition, MainCard)
            take_effect(self.t, definition.bearer, card, seat)

    def lay(self, zone: int, names: str) -> None:
        """Cards lie open, the first named on top."""
        for name in reversed(split(names)):
            self.put(zone, name, self.t.everyone)

    def stack_deck(self, names: str) -> None:
        """Put cards on the deck, the first named on top."""
        deck = self.t.zones[DECK]
        cards = []
        for name in split(names):
            card = self.find(DECK, name)
            deck.remove(card)
            cards.append(card)
        deck += reversed(cards)

    def only(self, names: str) -> None:
        """The deck is these cards and no others, the first named on top."""
        self.stack_deck(names)
        deck, count = self.t.zones[DECK], len(split(names))
        for card in deck[: len(deck) - count]:
            deck.remove(card)
            self.t.zones[ASIDE].append(card)
            self.t.where[card] = ASIDE

    # --- seeing -------------------------------------------------------------------------------------------------------

    def is_called(self, card: int, name: str) -> bool:
        definition = DEFINITIONS[self.t.defs[card]]
        if "/" in name and isinstance(definition, MainCard):
            name, season = name.split("/")
            if definition.season != season:
                return False
        return definition.name.en.strip('"') == name

    def name(self, card: int) -> str:
        return DEFINITIONS[self.t.defs[card]].name.en.strip('"')

    def names(self, zone: int) -> list[str]:
        return [self.name(card) for card in self.t.zones[zone]]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.names(HAND + seat))

    def items(self, seat: int) -> list[str]:
        return sorted(self.names(ITEMS + seat))

    def cards(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.t.zones[HAND + seat])

    def held(self, seat: int, name: str) -> int:
        """A card in a hand."""
        return self.find(HAND + seat, name)

    def item(self, seat: int, name: str) -> int:
        """An Item in play."""
        return self.find(ITEMS + seat, name)

    def character(self, seat: int) -> int:
        return self.t.zones[CHARACTER + seat][0]

    @property
    def life(self) -> list[int]:
        return self.t.life

    @property
    def discarded(self) -> list[str]:
        """The discard pile, from the bottom."""
        return self.names(DISCARD)

    @property
    def collected(self) -> list[str]:
        return self.names(COLLECTED)

    @property
    def resolving(self) -> list[str]:
        return self.names(RESOLVING)

    @property
    def deck_top(self) -> str:
        return self.name(self.t.zones[DECK][-1])

    @property
    def asked(self) -> list[int]:
        return list(self.t.asked) if self.t.result is None else []

    @property
    def prompt(self) -> str:
        return PROMPTS[self.t.prompt].name.removeprefix("danmaku:") if self.asked else "over"

    @property
    def reason(self) -> str:
        """What a pick is for."""
        assert self.prompt == "pick", self.prompt
        pick = picking(self.t)
        assert pick is not None
        return pick.why

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.t, seat)

    def asides(self, seat: int) -> list[Option]:
        """Special actions of a seat, giving up left out."""
        return asides(self.t, seat)[1:]

    def picks(self) -> set[int]:
        """What can be picked: cards, seats, numbers of modes."""
        return {int(o[1]) for o in self.options(self.t.asked[0]) if o[0] == "pick"}

    def pickable(self) -> list[str]:
        """The names of the cards that can be picked."""
        return sorted(map(self.name, self.picks()))

    def targets(self, seat: int, name: str, verb: str = "play") -> set[int]:
        """What a card in the hand may be aimed at; in the main step `play` or `invoke`."""
        cards = [card for card in self.t.zones[HAND + seat] if self.is_called(card, name)]
        place = {"play": 3, "invoke": 5}[verb]
        return {int(o[place]) for o in self.options(seat) if o[0] == verb and o[1] in cards}

    def told(self, *kinds: str) -> list[tuple[str, int]]:
        """Kinds and seats of the journal's entries so far, of these kinds."""
        assert self.t.journal is not None
        return [(str(entry[0]), int(entry[1])) for entry in self.t.journal if entry[0] in kinds]

    def sees(self, seat: int, card: int) -> bool:
        return bool(self.t.known[card] >> seat & 1)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def do(self, seat: int, *option: int | str) -> None:
        """Take an option. Whatever is listed then is also explained as possible, and the table can be saved."""
        GAME.decide(self.t, seat, option)
        if self.t.result is None:
            prompt = PROMPTS[self.t.prompt]
            for asked in self.t.asked:
                for o in GAME.options(self.t, asked):
                    if o[0] in EXPLAINED and prompt.explain is not None:
                        why = prompt.explain(self.t, self.t.frames[-1], asked, o)
                        assert why is None, f"{o} is offered, but: {why}"
        assert GAME.load(self.t.to_data()).digest() == self.t.digest()

    def why(self, seat: int, *option: int | str) -> str:
        """The rule by which an option is refused; trying it changes nothing."""
        before = self.t.digest()
        refusal = GAME.refuse(self.t, seat, option)
        assert refusal is not None, f"{option} is possible"
        try:
            GAME.decide(self.t, seat, option)
        except Refused as no:
            assert no.refusal is refusal
        else:
            raise AssertionError(f"{option} was taken")
        assert self.t.digest() == before
        return refusal.rule.removeprefix("danmaku:")

    def pick(self, *things: str | int) -> None:
        """Choose cards by name, or seats and other numbers; the question must be whether to take these."""
        for thing in things:
            seat = self.t.asked[0]
            assert self.prompt == "pick", self.prompt
            if isinstance(thing, str):
                thing = next(c for c in sorted(self.picks()) if self.is_called(c, thing))
            self.do(seat, "pick", thing)

    def done(self) -> None:
        self.do(self.t.asked[0], *ENOUGH)

    def number(self, n: int) -> None:
        self.do(self.t.asked[0], "number", n)

    def yes(self, seat: int | None = None) -> None:
        assert seat is None or self.asked == [seat], self.asked
        self.do(self.t.asked[0], *YES)

    def no(self, seat: int | None = None) -> None:
        assert seat is None or self.asked == [seat], self.asked
        self.do(self.t.asked[0], *NO)

    def end(self, seat: int | None = None) -> None:
        """End the main step."""
        self.do(self.t.active if seat is None else seat, "end")

    def until(self, seat: int) -> None:
        """Nobody does what they need not do until the next main step of this seat."""
        begun = self.t.turn
        while self.t.turn == begun or self.t.active != seat or self.prompt != "main step":
            asked = self.t.asked[0]
            options = self.options(asked)
            self.do(asked, *next((o for o in QUIET if o in options), options[0]))

    # --- the main step ------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, name: str, target: int = -1, half: int = 0, you: int | None = None, pay: Iterable[str] = ()
    ) -> None:
        """Play a card of the hand and pay for it; nobody has answered yet."""
        self.do(seat, "play", self.held(seat, name), half, target, seat if you is None else you)
        self.pay(pay)

    def cast(
        self,
        seat: int,
        by: str = "Spiritual Attack",
        target: int = -1,
        whose: int | None = None,
        pay: Iterable[str] = (),
    ) -> None:
        """Activate an Action Spell Card; see `way` for `by`. Nobody has answered yet."""
        self.do(seat, "invoke", *self.way(seat, by), seat if whose is None else whose, -1, target)
        self.pay(pay)

    def use(self, seat: int, target: int = -1, index: int = 0, pay: Iterable[str] = ()) -> None:
        """Use an ability in one's main step."""
        self.do(seat, "use", self.character(seat), index, target)
        self.pay(pay)

    def way(self, seat: int, by: str) -> tuple[int, int]:
        """What a Spell Card is activated by: a card, an Item, "ability", or "incident"."""
        if by == "ability":
            return self.character(seat), 0
        if by == "incident":
            return self.t.zones[INCIDENT][0], 0
        zone = HAND + seat if any(self.is_called(c, by) for c in self.t.zones[HAND + seat]) else ITEMS + seat
        return self.find(zone, by), 0

    def pay(self, names: Iterable[str] = ()) -> None:
        """Choose what a cost takes, then no more; what is the only choice need not be named."""
        for name in names:
            assert self.reason == "card:cost", self.reason
            self.pick(name)
        while self.prompt == "pick" and self.reason == "card:cost":
            options = self.options(self.t.asked[0])
            assert ENOUGH in options or len(options) == 1, f"name what to pay: {self.pickable()}"
            self.do(self.t.asked[0], *(ENOUGH if ENOUGH in options else options[0]))

    # --- reaction windows ---------------------------------------------------------------------------------------------

    @property
    def window(self) -> bool:
        return self.t.result is None and self.t.prompt == REACTION.number

    def answer(self, answers: Mapping[int, Option]) -> None:
        """Everybody asked answers; whoever is not mentioned passes."""
        assert self.window, self.prompt
        missing = [seat for seat in answers if seat not in self.t.asked]
        assert not missing, f"{missing} are not asked, only {self.asked}"
        for seat in self.asked:
            self.do(seat, *answers.get(seat, PASS))

    def passes(self) -> None:
        """Everybody asked passes once."""
        self.answer({})

    def quiet(self) -> None:
        """Everybody passes until nothing more can be answered."""
        while self.window:
            self.passes()

    def resolve(self, number: int) -> None:
        """Everybody passes until this entry of the stack is no longer waiting."""
        while self.window and number < len(self.t.stack) and self.t.stack[number].state == OPEN:
            self.passes()

    def reaction(
        self, seat: int, name: str, to: int = 0, you: int | None = None, target: int = -1, half: int = 0
    ) -> Option:
        """A reaction of a hand card, an Item, or "ability", to an entry of the stack."""
        if name == "ability":
            source = self.character(seat)
        elif any(self.is_called(c, name) for c in self.t.zones[HAND + seat]):
            source = self.held(seat, name)
            half = 1 if name in ("Bomb", "1UP") else half
        else:
            source = self.item(seat, name)
        return ("react", source, half, to, seat if you is None else you, target)

    def invocation(
        self, seat: int, by: str = "Spiritual Attack", to: int = 0, whose: int | None = None, target: int = -1
    ) -> Option:
        """A Reaction Spell Card in answer to an entry of the stack."""
        return ("invoke", *self.way(seat, by), seat if whose is None else whose, to, target)

    def react(
        self,
        seat: int,
        name: str,
        to: int = 0,
        you: int | None = None,
        target: int = -1,
        pay: Iterable[str] = (),
    ) -> None:
        """One seat reacts and pays, all others pass; then all are asked again."""
        self.answer({seat: self.reaction(seat, name, to, you, target)})
        self.pay(pay)

    def counter(
        self,
        seat: int,
        by: str = "Spiritual Attack",
        to: int = 0,
        whose: int | None = None,
        target: int = -1,
        pay: Iterable[str] = (),
    ) -> None:
        """One seat activates a Reaction Spell Card, all others pass; then all are asked again."""
        self.answer({seat: self.invocation(seat, by, to, whose, target)})
        self.pay(pay)

    def save(self, seat: int, target: int) -> None:
        """Play 1UP for somebody at 0 life."""
        self.answer({seat: self.reaction(seat, "1UP", to=-1, target=target)})

    def reactions(self, seat: int) -> list[Option]:
        """What a seat can do in this window besides passing; nothing if it is not asked."""
        return [o for o in self.options(seat) if o != PASS] if seat in self.asked else []


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]
