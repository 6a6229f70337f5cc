"""A small game for 4 to 8 seats with everything that makes a room of many different: questions put to several at once,
windows in which nobody may know who is asked, asides, and seats that fall out while the game goes on.

Everybody chooses a character. In turn, a seat strikes another or ends its turn; a stroke opens a window to all, in
which the first shield clockwise stops it; otherwise it costs a life. Whoever has more than three cards discards one.
The last seat standing wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.decisions import PASS, Option, Prompt, ask
from kaimaku.kernel.frames import NEXT, SKIP, Frame, Signal, finish, procedure, push, run
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import resample, reveal, show
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Data, Result, Table

DECK, DISCARD, HAND = 0, 1, 2  # zones; HAND + seat
BLANK, SHIELD = 0, 1  # definitions
LIFE, OUT, CHARACTER, TARGET, SHOWN = range(5)  # keys of `used`
LIVES = 2
REVEAL: Option = ("reveal",)


def _asides(t: Table, f: Frame, seat: int) -> list[Option]:
    """Once, at the last life."""
    return [REVEAL] if alive(t, seat) and life(t, seat) == 1 and not t.used.get((SHOWN, seat)) else []


class CircleTable(Table):
    """Its own state lies in `used`, which every table saves and clones."""

    questions = Questions(
        "circle",
        pick="circle:1",
        few="circle:1",
        may="circle:1",
        number="circle:1",
        span="circle:1",
        order="circle:1",
        over="circle:1",
        turn="circle:1",
        asides=_asides,
    )


def alive(t: Table, seat: int) -> bool:
    return not t.used.get((OUT, seat))


def life(t: Table, seat: int) -> int:
    return t.used[LIFE, seat]


def standing(t: Table) -> list[int]:
    return [s for s in range(t.seats) if alive(t, s)]


def hand(t: Table, seat: int) -> list[int]:
    return t.zones[HAND + seat]


def answers(t: Table) -> Mapping[int, Option]:
    """What the seats that are still there have said."""
    given = t.answers or {t.asked[0]: t.answer}
    return {seat: option for seat, option in given.items() if alive(t, seat)}


def draw(t: Table, seat: int) -> None:
    card = t.zones[DECK].pop(0)
    hand(t, seat).append(card)
    t.where[card] = HAND + seat
    show(t, card, seat)
    note(t, "draw", seat, card)


def discard(t: Table, seat: int, card: int) -> None:
    hand(t, seat).remove(card)
    t.zones[DISCARD].append(card)
    t.where[card] = DISCARD
    reveal(t, card)


def fall(t: Table, seat: int) -> None:
    """Out of the game. The last one standing wins."""
    t.used[OUT, seat] = 1
    note(t, "fall", seat)
    left = standing(t)
    if len(left) == 1:
        finish(t, Result((left[0],), "circle:1"))


# --- steps ------------------------------------------------------------------------------------------------------------

ASK_MAIN, ASK_DISCARDS, NEXT_TURN = 2, 6, 8  # places of steps


def _ask_characters(t: Table, f: Frame) -> Signal:
    return ask(t, CHARACTERS, *range(t.seats))


def _take_characters(t: Table, f: Frame) -> Signal:
    for seat, option in sorted(answers(t).items()):
        t.used[CHARACTER, seat] = int(option[1])
        note(t, "character", seat, -1, int(option[1]))
    return NEXT


def _ask_main(t: Table, f: Frame) -> Signal:
    return ask(t, MAIN, t.active) if alive(t, t.active) else NEXT_TURN


def _take_main(t: Table, f: Frame) -> Signal:
    if t.answer[0] != "strike":
        return ASK_DISCARDS
    t.used[TARGET,] = int(t.answer[1])
    note(t, "strike", t.active, -1, int(t.answer[1]))
    return NEXT


def _ask_window(t: Table, f: Frame) -> Signal:
    return ask(t, WINDOW, *standing(t))


def _take_window(t: Table, f: Frame) -> Signal:
    given, target = answers(t), t.used[TARGET,]
    for n in range(1, t.seats + 1):
        seat = (t.active + n) % t.seats
        option = given.get(seat, PASS)
        if option[0] == "shield":
            discard(t, seat, int(option[1]))
            note(t, "shield", seat, int(option[1]))
            return NEXT
    t.used[LIFE, target] -= 1
    note(t, "hit", target)
    if not life(t, target):
        fall(t, target)
    return NEXT


def _ask_discards(t: Table, f: Frame) -> Signal:
    over = [s for s in standing(t) if len(hand(t, s)) > 3]
    return ask(t, DISCARDS, *over) if over else SKIP


def _take_discards(t: Table, f: Frame) -> Signal:
    for seat, option in sorted(answers(t).items()):
        discard(t, seat, int(option[1]))
        note(t, "discard", seat, int(option[1]))
    return NEXT if all(len(hand(t, s)) <= 3 for s in standing(t)) else ASK_DISCARDS


def _next_turn(t: Table, f: Frame) -> Signal:
    left = standing(t)
    t.active = min(left, key=lambda s: (s - t.active - 1) % t.seats)
    t.turn += 1
    note(t, "turn", t.active, -1, t.turn)
    for _ in range(2):
        if t.zones[DECK]:
            draw(t, t.active)
    return ASK_MAIN


def _characters(t: Table, f: Frame, seat: int) -> list[Option]:
    return [("character", 2 * seat), ("character", 2 * seat + 1)]


def _main(t: Table, f: Frame, seat: int) -> list[Option]:
    return [*(("strike", s) for s in standing(t) if s != seat), ("end",)]


def _window(t: Table, f: Frame, seat: int) -> list[Option]:
    return [*(("shield", c) for c in hand(t, seat) if t.defs[c] == SHIELD), PASS]


def _discards(t: Table, f: Frame, seat: int) -> list[Option]:
    return [("discard", c) for c in hand(t, seat)]


CHARACTERS = Prompt("circle:characters", "circle:1", "Who are you?", "誰ですか?", _characters)
MAIN = Prompt("circle:main", "circle:1", "Your turn.", "あなたの番です。", _main)
WINDOW = Prompt("circle:window", "circle:1", "A shield?", "盾を使いますか?", _window, secret=True)
DISCARDS = Prompt("circle:discards", "circle:1", "Discard one.", "1枚捨てます。", _discards)
ROUND = procedure(
    "circle:round",
    _ask_characters,
    _take_characters,
    _ask_main,
    _take_main,
    _ask_window,
    _take_window,
    _ask_discards,
    _take_discards,
    _next_turn,
)


class Circle(Game[CircleTable]):
    name = "danmaku"  # it sits in that game's place
    seats = range(4, 9)

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> CircleTable:
        t = CircleTable(len(decks), HAND + len(decks), seed, rulings or {})
        t.journal = [] if journal else None
        t.add_cards([SHIELD if n % 3 == 0 else BLANK for n in range(60)], 0, DECK)
        t.zones[DECK] = shuffled(t, t.zones[DECK])
        t.turn = 1
        for seat in range(t.seats):
            t.used[LIFE, seat] = LIVES
            for _ in range(3):
                draw(t, seat)
        push(t, ROUND, 0)
        run(t)
        return t

    def view(self, t: CircleTable, seat: int | None) -> Data:
        raise NotImplementedError

    def determinize(self, t: CircleTable, seat: int, rng: Random) -> CircleTable:
        new = t.clone()
        resample(new, [list(range(len(t.defs)))], seat, rng)
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        return ""

    def score(self, t: CircleTable) -> tuple[float, ...]:
        return (0.0,) * t.seats

    def load(self, data: Data) -> CircleTable:
        t = CircleTable(0, 0, 0, {})
        t.load_data(data)
        return t

    def concede(self, t: CircleTable, seat: int) -> Result | None:
        """The others play on; whoever is asked besides is still asked."""
        fall(t, seat)
        if t.result is None and seat in t.asked:
            t.asked = tuple(s for s in t.asked if s != seat)
            t.options = None
            if not t.asked:
                t.answer, t.asked = ("end",), (seat,)
                run(t)
        return t.result

    def aside(self, t: CircleTable, seat: int, option: Option) -> None:
        t.used[SHOWN, seat] = 1
        t.used[LIFE, seat] += 1
        note(t, "reveal", seat)


CIRCLE = Circle()
