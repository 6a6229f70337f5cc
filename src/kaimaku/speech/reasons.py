"""Why not: what a seat could do with a thing now, and each reason against the rest, nearest to put right first.

A game says what somebody may have wanted (`tries`), and its own `refuse` says why not; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from kaimaku.kernel.decisions import PROMPTS, Option, options
from kaimaku.kernel.picks import OpenPick, picking
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Refusal as WireRefusal
from kaimaku.wire.common import Words
from kaimaku.wire.play import Because, Reason

from .questions import Asking

# How near it is to being possible: with another choice, later this turn, with something more, another turn, not so.
CHOICE, LATER, MORE, NEXT_TURN, NEVER = range(5)
LEAVING = frozenset({"pass", "done", "end"})  # whatever the button is called
MOST_LISTED = 200  # options looked through for a thing
FROM_NEXT_TURN = Words("from your next turn on", "次の自分のターンから")
ELSEWHERE = Words("You can't use it there.", "そこには使えません。")
ANOTHER_QUESTION = Words("Answer the open question first.", "先に今の質問に答えてください。")
OTHERS_FIRST = Words("The other players decide first.", "先に他のプレイヤーが選びます。")


class Thing(Protocol):
    """What a client may ask about: something on the table, or a button."""

    @property
    def button(self) -> str: ...


class Lack(NamedTuple):
    """What stands in the way: how near it is, what would put it right, and the cards that cause it."""

    rank: int
    words: Words | None = None
    cards: tuple[str, ...] = ()
    size: int = 0  # how much is missing, where that can be counted
    said: Words | None = None  # the refusal with names and numbers, where it has some


T = TypeVar("T", bound=Table)
H = TypeVar("H", bound=Thing)
Try = tuple[Option, Refusal | None]
Finder = Callable[[T, int, "tuple[int, ...]"], Lack]  # of a table, a seat and what comes behind an option's verb


def wire(
    why: Refusal, missing: Words | None = None, cards: Iterable[str] = (), said: Words | None = None
) -> WireRefusal:
    return WireRefusal(said or Words(why.en, why.ja), why.rule, missing, list(cards))


class Explaining(Asking[T], Generic[T, H]):
    acting: ClassVar[frozenset[int]] = frozenset()  # prompts at which things are acted with
    inactive: ClassVar[Mapping[str, tuple[str, str, str]]] = {}  # by place: a rule, and why nothing there can be used
    not_yours: ClassVar[str] = ""  # the rule by which one leaves other people's things alone

    def because(self, t: T, seat: int, handle: str, target: str) -> Because:
        thing = self.find(t, seat, handle)
        on = self.find(t, seat, target) if target else None
        found = Because(handle, target)
        if t.result is not None:
            return _only(found, wire(t.questions.over))
        aside = self.about_aside(t, seat, thing)
        if isinstance(aside, WireRefusal):
            return _only(found, aside)
        if aside:
            return Because(handle, target, aside)
        if seat not in t.asked:
            return _only(found, self._others_decide(t, seat))
        pick = picking(t)
        if pick is not None:
            return self._about_pick(t, seat, pick, thing, found)
        if not self.acts(t, thing):
            return self._about_question(t, seat, thing, found)
        tried = self.tries(t, seat, thing, on)
        can = [option for option, why in tried if why is None] or self._begun_with(t, seat, found)
        if not tried and not can:
            return _only(found, self._inactive(t, seat, thing))
        reasons = self._reasons(t, seat, tried)
        if can and on is not None and not self.open_place(on) and not self._aimed(t, seat, can, target):
            reasons.insert(0, Reason([], WireRefusal(ELSEWHERE, PROMPTS[t.prompt].rule)))
        said = dict.fromkeys(self.try_words(t, seat, option, None) for option in can)
        return Because(handle, target, list(said), reasons)

    def _begun_with(self, t: T, seat: int, found: Because) -> list[Option]:
        """The options that begin with this thing, though no try came upon them: what is legal is never refused."""
        listed = options(t, seat)[:MOST_LISTED]
        named = zip(listed, self.wire_options(t, seat, listed, ()), strict=True)
        return [
            option
            for option, wire in named
            if wire.things[:1] == [found.thing] and (not found.target or found.target in wire.things)
        ]

    def _aimed(self, t: T, seat: int, can: Sequence[Option], target: str) -> bool:
        return any(target in option.things for option in self.wire_options(t, seat, can, ()))

    def _others_decide(self, t: T, seat: int) -> WireRefusal:
        """Who decides is said only where everybody may know it."""
        others, turn = self.openly_asked(t), self.turn_of(t)
        if others and others != [turn]:
            words = Words(f"{{{others[0]}}} decides first.", f"先に{{{others[0]}}}が選びます。")
        elif turn in (None, seat):
            words = OTHERS_FIRST
        else:
            words = Words(f"It's {{{turn}}}'s turn.", f"{{{turn}}}のターンです。")
        return WireRefusal(words, t.questions.not_asked.rule)

    def _about_pick(self, t: T, seat: int, pick: OpenPick, thing: H, found: Because) -> Because:
        """In any order: that the game asks for several things in an order of its own is nobody's concern."""
        if thing.button in LEAVING:
            if ENOUGH in options(t, seat):
                return Because(found.thing, found.target, [self.label(t, seat, ENOUGH)])
            n = pick.missing
            more = Words(f"{n if n > 1 else 'one'} more to choose", f"あと{n}つ")
            return _only(found, wire(t.questions.too_few, more))
        for number, name in self.pick_names(t, seat, pick.left, self.shown(t, seat)).items():
            if name == found.thing:
                return Because(found.thing, found.target, [self.option_words(t, seat, ("pick", number))])
        asking = self.source(t, seat, False)
        cards = [] if asking is None else [asking.card]
        return _only(found, wire(t.questions.no_such, self.question_words(t, seat), cards))

    def _about_question(self, t: T, seat: int, thing: H, found: Because) -> Because:
        """Something has to be answered first; the thing may be among the answers."""
        listed = options(t, seat)[:MOST_LISTED]
        named = zip(listed, self.wire_options(t, seat, listed, ()), strict=True)
        can = [option for option, wire in named if found.thing in wire.things or option == (thing.button,)]
        if can:
            said = dict.fromkeys(self.option_words(t, seat, option) for option in can[:8])
            return Because(found.thing, found.target, list(said))
        return _only(found, WireRefusal(ANOTHER_QUESTION, PROMPTS[t.prompt].rule, self.question_words(t, seat)))

    def _inactive(self, t: T, seat: int, thing: H) -> WireRefusal:
        place, owner = self.lies(t, thing)
        if owner not in (-1, seat):
            words = Words(f"That belongs to {{{owner}}}.", f"それは{{{owner}}}のものです。")
            return WireRefusal(words, self.not_yours)
        rule, en, ja = self.inactive[place]
        return WireRefusal(Words(en, ja), rule)

    def _reasons(self, t: T, seat: int, tried: Sequence[Try]) -> list[Reason]:
        """One for each thing that stands in the way, with all it stands in the way of."""
        grouped: dict[tuple[Refusal, Lack], dict[Words, None]] = {}
        for option, why in tried:
            if why is not None:
                said = self.try_words(t, seat, option, why)
                grouped.setdefault((why, self.lack(t, seat, option, why)), {})[said] = None
        nearest = sorted(grouped.items(), key=lambda item: (item[0][1].rank, item[0][1].size))
        return [Reason(list(what), wire(why, lack.words, lack.cards, lack.said)) for (why, lack), what in nearest]

    # --- what a game says ---------------------------------------------------------------------------------------------

    def find(self, t: T, seat: int, handle: str) -> H:
        """What a seat means by a handle; BadHandle if it cannot see such a thing."""
        raise NotImplementedError

    def tries(self, t: T, seat: int, thing: H, on: H | None) -> list[Try]:
        """What somebody may have wanted to do with a thing (on another one), and why each is or is not possible."""
        return []

    def try_words(self, t: T, seat: int, option: Option, why: Refusal | None) -> Words:
        """A try as a sentence; it may be about nobody."""
        return self.option_words(t, seat, option)

    def lack(self, t: T, seat: int, option: Option, why: Refusal) -> Lack:
        """What an option lacks that is refused for this reason."""
        return Lack(CHOICE)

    def lies(self, t: T, thing: H) -> tuple[str, int]:
        """Where a thing lies, by the words of `inactive`, and whose it is (-1: nobody's)."""
        raise NotImplementedError

    def acts(self, t: T, thing: H) -> bool:
        """Are things acted with now, or is something else to be answered first?"""
        return t.prompt in self.acting

    def open_place(self, on: H) -> bool:
        """Is it a place where things are put down, though no option names it?"""
        return False

    def about_aside(self, t: T, seat: int, thing: H) -> list[Words] | WireRefusal:
        """What may be done with a thing whoever is asked, or why it may not."""
        return []

    def openly_asked(self, t: T) -> list[int]:
        """Who decides, as far as everybody may know."""
        return [] if PROMPTS[t.prompt].secret else list(t.asked)

    def turn_of(self, t: T) -> int | None:
        return None


def _only(found: Because, why: WireRefusal) -> Because:
    return Because(found.thing, found.target, [], [Reason([], why)])


def lack_in(lacks: Mapping[Refusal, Lack | Finder[T]], t: T, seat: int, option: Option, why: Refusal) -> Lack:
    """By a table: what each reason says is missing, or how to find it out."""
    found = lacks.get(why)
    if found is None:
        return Lack(CHOICE)
    return found if isinstance(found, Lack) else found(t, seat, cast("tuple[int, ...]", option[1:]))
