"""Steps in human terms: the verbs of a game, a step taken apart into its parts, and how an option is said.

A game writes each kind of option as it is said, with the kinds of its numbers: `equip {0:card} on {1:unit}`. That is
how it is printed and how it is read: behind `equip` stands a card, behind `on` a unit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from kaimaku.kernel.decisions import CONCEDE, NO, PASS, YES, Option
from kaimaku.kernel.questions import ENOUGH

from .values import UnknownStep, near, repeated

TOKEN = re.compile(r'"[^"]*"|[^\s,]+|,')
SLOT = re.compile(r'(?:(?P<little>[a-z]+) )?(?P<quote>"?)\{(?P<slot>\d):(?P<kind>\w+)\}"?')
MOST_LITTLE = 6  # so many little words may belong to a name
PLAIN: dict[str, tuple[Option, ...]] = {
    "pass": (PASS,),
    "yes": (YES,),
    "no": (NO,),
    "done": (ENOUGH,),
    "concede": (CONCEDE,),
}
NOTHING = ("nothing", "nobody", "none")


class Said(NamedTuple):
    """A step taken apart: its verb, and its parts by the little word before them."""

    verb: str
    parts: dict[str, str]


class Part(NamedTuple):
    little: str  # the word before it
    slot: int  # of the option
    kind: str  # of thing
    quote: str


class Move:
    """One kind of option as it is said."""

    def __init__(self, template: str) -> None:
        self.verb = template.split(" ")[0]
        rest = template[len(self.verb) :]
        self.parts = [Part(m["little"] or "", int(m["slot"]) + 1, m["kind"], m["quote"]) for m in SLOT.finditer(rest)]
        self.help = SLOT.sub(lambda m: f"{m['little'] + ' ' if m['little'] else ''}{m['kind'].upper()}", template)

    def kind(self, slot: int) -> str:
        return next((part.kind for part in self.parts if part.slot == slot), "")

    def say(self, option: Option, name: Callable[[str, int], str]) -> str:
        """In words; a part that the option has not, or that has no name, is left out."""
        said = self.verb
        for little, slot, kind, quote in self.parts:
            thing = option[slot] if slot < len(option) else None
            words = name(kind, thing) if isinstance(thing, int) else ""
            said += f" {little + ' ' if little else ''}{quote}{words}{quote}" if words else ""
        return said


class Verbs:
    """The verbs of a game.

    moves: each kind of option as it is said. acts: other verbs, and the kinds of options each may stand for. plain:
    steps of fixed words. picking: verbs that choose, and picks: the kinds of options they may mean. little: words that
    begin a part, with the part's name; without such a table each verb has the parts of its option. more: parts that a
    verb has besides. same: other words for a verb. apart: what stands between the things of a list. nothing and
    everything: words for none and all of the things one could choose.
    """

    def __init__(
        self,
        moves: Mapping[str, str],
        *,
        acts: Mapping[str, Sequence[str]] | None = None,
        plain: Mapping[str, tuple[Option, ...]] | None = None,
        picking: Sequence[str] = ("choose",),
        picks: Sequence[str] = ("pick", "done"),
        little: Mapping[str, str] | None = None,
        same: Mapping[str, str] | None = None,
        more: Mapping[str, frozenset[str]] | None = None,
        apart: str = ",| and ",
        nothing: Sequence[str] = ("nothing",),
        everything: Sequence[str] = (),
        help: str = "",
    ) -> None:
        self.moves = {option: Move(template) for option, template in moves.items()}
        self.plain = PLAIN if plain is None else plain
        self.picking = tuple(picking)
        self.picks = tuple(picks)
        own = {move.verb: (option,) for option, move in self.moves.items() if move.verb not in self.picking}
        self.acts = {verb: tuple(options) for verb, options in {**own, **(acts or {})}.items()}
        self.little = little  # if given, any verb has any of these parts
        self.same = same or {}
        self.more = more or {}
        self.apart = re.compile(apart)
        self.nothing, self.everything = tuple(nothing), tuple(everything)
        self.help = help or "; ".join([*(move.help for move in self.moves.values()), "number N", *self.plain])

    # --- reading

    def parse(self, text: str) -> Said:
        """The verb of a step and its parts; quotes keep a name together."""
        return self.read(text, TOKEN.findall(text))

    def read(self, text: str, tokens: list[str]) -> Said:
        plain = " ".join(text.split()).lower().rstrip(".")
        if plain in self.plain:
            return Said(plain, {})
        verb = tokens[0] if tokens else ""
        verb = self.same.get(verb.lower(), verb.lower())
        if plain.isdecimal() or verb == "number":
            return Said("number", {"": plain if plain.isdecimal() else joined(tokens[1:])})
        if verb not in self.acts and verb not in self.picking:
            return self.otherwise(text, tokens)
        return Said(verb, self.parts(verb, tokens[1:]))

    def otherwise(self, text: str, tokens: list[str]) -> Said:
        """A step that begins with no verb."""
        meant = near(tokens[0].lower() if tokens else "", [*self.acts, *self.picking, *self.same, *self.plain])
        raise UnknownStep(f"{text!r} doesn't start with a verb{meant}; verbs: {self.help}")

    def parts(self, verb: str, tokens: list[str]) -> dict[str, str]:
        """What stands behind each little word. If names may hold such words, only the verb's own count, each once."""
        found: dict[str, list[str]] = {"": []}
        own = self.own_parts(verb)
        at = ""
        for token in tokens:
            part = token if self.little is None and token in own else (self.little or {}).get(token.lower(), "")
            if part and self.begins(verb, part, token, found):
                at = part
                found[at] = []
            else:
                found[at].append(token)
        return {part: joined(said) for part, said in found.items() if said}

    def named_parts(self, option: str) -> dict[str, Part]:
        return {(self.little or {}).get(part.little, part.little): part for part in self.moves[option].parts}

    def own_parts(self, verb: str) -> frozenset[str]:
        moves = [self.moves[option] for option in self.acts.get(verb, ("pick",)) if option in self.moves]
        return frozenset(part.little for move in moves for part in move.parts) | self.more.get(verb, frozenset())

    def begins(self, verb: str, part: str, token: str, found: Mapping[str, object]) -> bool:
        """Does a little word begin a part here?"""
        return self.little is not None or part not in found

    def readings(self, text: str) -> Iterator[Said]:
        """As it stands; and with little words that belong to a name, as if it were in quotes: art Song of Joy."""
        yield self.parse(text)
        tokens = TOKEN.findall(text)
        own = self.own_parts(tokens[0].lower()) if self.little is None and tokens else ()
        inside = [i for i, token in enumerate(tokens) if i and token in own][:MOST_LITTLE]
        for count in range(1, len(inside) + 1):
            for quoted in combinations(inside, count):
                yield self.read(text, [f'"{x}"' if i in quoted else x for i, x in enumerate(tokens)])

    def several(self, said: str) -> list[str]:
        """The things of a list; `x2` for two."""
        parts = [part.strip() for part in self.apart.split(said)]
        return [str(one) for part in parts if part for one in repeated(part)]

    def counts(self, term: str) -> bool:
        """Is it a word for none or all of the things one could choose?"""
        return term.lower() in self.nothing or term.lower() in self.everything

    def kinds(self, text: str) -> frozenset[str]:
        """The kinds of options that a step's words may stand for."""
        verb = self.parse(text).verb
        if verb in self.plain:
            return frozenset(str(option[0]) for option in self.plain[verb])
        return frozenset(self.picks if verb in self.picking else self.acts.get(verb, (verb,)))


def joined(tokens: Sequence[str]) -> str:
    return " ".join(token.strip('"') for token in tokens).replace(" ,", ",").strip(" ,")
