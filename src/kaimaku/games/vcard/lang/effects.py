"""Effects (4.5): parts joined by commas and periods, their targets, and the program both become.

A program has two halves. The first tests the gates, takes the payments and chooses the targets, when the effect
triggers (C7); the second carries the text out. An effect on the queue runs the first half when it is announced and the
second when it resolves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from kaimaku.kernel.attributes import copied_deeply
from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code, Phrase, Test
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.language.expression import Expression

from ..rules.timing import ANNOUNCE, FIRST_SLOT, MODE, RESUMES
from ..table import Item, VCardTable, vcard


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Phrase):
    """A piece of a text. Each belongs to one effect: what it chose lies in that effect's slots."""

    said: ClassVar[tuple[str, str]]  # what it says in English and Japanese, where that never changes

    def __deepcopy__(self, memo: dict[int, object]) -> Part:
        return copied_deeply(self, memo)

    def words(self, lang: Lang) -> str:
        return self.said[lang == "ja"]

    def act(self, t: VCardTable, f: Frame) -> Signal:
        """Carry it out, where that takes one step."""
        raise NotImplementedError

    def lower(self, code: Code) -> None:
        code.step(self.act)

    def shared(self, others: Sequence[Part], lang: Lang) -> str:
        """The words of this and the other parts in one, where they do the same to different things; else nothing."""
        return ""

    def chooses(self) -> bool:
        """Is anything chosen or paid in the first half?"""
        return False

    def aim(self, code: Code) -> None:
        """Write the first half: gates, payments and targets."""

    def aimed(self, t: Table, f: Frame) -> bool:
        """Did it find the targets it needs, as a condition of what follows (4.5.1.3)?"""
        return True

    def ready(self, t: Table, f: Frame) -> bool:
        """Before anything is chosen: could it be done?"""
        return self.possible(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        """After it was carried out: was it done at all? What Bolster canceled was not (V-05)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Stands:
    """A sentence of a passive: it listens or changes values as long as its card is in play."""

    expression: Expression | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> Stands:
        return copied_deeply(self, memo)

    def words(self, lang: Lang) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Part):
    """A part with a number."""

    def __init__(self, n: int) -> None:
        self.n = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Part):
    """Something is chosen when it is carried out, in a step of its own."""

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        raise NotImplementedError

    def lower(self, code: Code) -> None:
        code.step(self.choose)
        code.step(self.act)


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Part):
    """What is said around another part; by itself it changes nothing about it."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def chooses(self) -> bool:
        return self.do.chooses()

    def aim(self, code: Code) -> None:
        self.do.aim(code)

    def aimed(self, t: Table, f: Frame) -> bool:
        return self.do.aimed(t, f)

    def lower(self, code: Code) -> None:
        self.do.lower(code)


# For whoever puts questions and lasting effects into words: what may be left and the texts a choice is between, by the
# program and the step that asks; and texts that run apart, by their program.
MAYS: Final[dict[tuple[str, int], Part]] = {}
MODES: Final[dict[tuple[str, int], tuple[Part, ...]]] = {}
APARTS: Final[dict[str, Part]] = {}
# Slots of programs whose chosen targets are no cards: "spot" or "status" (a token by its stamp).
AIMS: Final[dict[tuple[str, int], str]] = {}


def compile_effect(name: str, sentences: Sequence[Part]) -> int:
    code = Code(name, FIRST_SLOT)
    for sentence in sentences:
        sentence.aim(code)
    code.step(_park)
    middle = len(code.steps)
    for sentence in sentences:
        sentence.lower(code)
    prog = code.build()
    RESUMES[prog] = middle
    return prog


def _park(t: Table, f: Frame) -> Signal:
    """An announced effect waits on the queue with its targets; any other goes on."""
    if f.slots[MODE] != ANNOUNCE:
        return NEXT
    board = vcard(t)
    verb, seat, card, place, about, _, canceled = board.queue[-1]
    board.queue = (*board.queue[:-1], Item(verb, seat, card, place, about, tuple(f.slots), canceled))
    return DONE


def set_slot(code: Code, slot: int) -> None:
    def step(t: Table, f: Frame) -> Signal:
        f.slots[slot] = 1
        return NEXT

    code.step(step)


def keep_picked(code: Code, slot: int) -> None:
    def step(t: Table, f: Frame) -> Signal:
        f.slots[slot] = t.picked
        return NEXT

    code.step(step)


def ask_may(code: Code, part: Part) -> list[int]:
    """Ask whether to use a part; the branch is taken by whoever does not."""
    MAYS[code.name, len(code.steps)] = part
    code.step(put_may)
    return code.branch(_agreed)


def put_may(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.may, f.seat)


def _agreed(t: Table, f: Frame) -> bool:
    return t.answer != NO


def slot_set(slot: int) -> Test:
    def test(t: Table, f: Frame) -> bool:
        return bool(f.slots[slot])

    return test


def an(text: str) -> str:
    return f"{'an' if text[:1] in 'AEIOUaeiou' else 'a'} {text}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def third_person(text: str) -> str:
    """A text spoken to a player, told of another: "draw 1 card" → "draws 1 card", "you may search your deck" → …"""
    text = re.sub(r"\byour (?!Opp)", "their ", text.replace("you control", "they control"))
    if text.startswith("you may "):
        return text.removeprefix("you ")
    verb, _, rest = text.partition(" ")
    return f"{verb}{'es' if verb.endswith(('ch', 'ss')) else 's'} {rest}"


STEMS: Final = {"する": "し", "よい": "よく", "切る": "切り", "う": "い", "く": "き", "す": "し", "る": ""}


def stem(ja: str) -> str:
    """A Japanese sentence that goes on: its last verb in the form before a comma."""
    for ending, going_on in STEMS.items():
        if ja.endswith(ending):
            return ja.removesuffix(ending) + going_on
    return ja


def plural(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def behind(label: str, do: str, lang: Lang) -> str:
    """A text behind a keyword."""
    return f"{label}：{do}" if lang == "ja" else f"{label}: {capital(do)}"
