"""Steps of a scenario in human terms: every verb, which options it may mean and how an option is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias, cast

from kaimaku.games.plain import UnknownStep
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.events import applicable
from kaimaku.kernel.listeners import ABILITIES, Ability, Live, Pending
from kaimaku.kernel.picks import PICK

from .defs import ARTS, DEFS
from .events import ACTIVATED
from .picking import picks_holomem
from .position_data import SEATS
from .scenario_terms import Terms, fold
from .skills import ability_option
from .table import HAND, Mem, oshi

CARDS_AT = (2, 4)  # where an event that woke an ability names cards: its subject and its origin
TOKEN = re.compile(r'"[^"]*"|\S+')
Test = Callable[[Terms, str, int, int], bool]  # words, term, number in the option, acting seat
LITTLE = frozenset({"on", "of", "at", "with", "to", "paying"})  # before the parts of a step
MOST_LITTLE = 6
BARE = ("pass", "done", "yes", "no", "keep", "redraw", "first", "second", "concede")


@dataclass(frozen=True)
class Verb:
    """A verb: the option it stands for, and what its words say about the option's numbers, in order.

    Each part has the little word before it ("" directly behind the verb).
    """

    option: str
    parts: tuple[tuple[str, Test], ...]
    help: str


Said: TypeAlias = tuple[str, Verb, dict[str, str]]


def card_term(w: Terms, term: str, number: int, me: int) -> bool:
    return w.means_card(term, number, me)


def mem_term(w: Terms, term: str, number: int, me: int) -> bool:
    return w.means_mem(term, number, me)


def pick_term(w: Terms, term: str, number: int, me: int) -> bool:
    return w.means_mem(term, number, me) if picks_holomem(w.table) else w.means_card(term, number, me)


def skill_term(w: Terms, term: str, number: int, me: int) -> bool:
    """By its place, its kind or its name."""
    skills = DEFS[w.table.defs[oshi(w.table, me)]].skills
    skill = skills[number]
    kinds = [s for s in skills if s.printed.kind == skill.printed.kind]
    words = {str(number + 1), skill.name.en, skill.name.ja, skill.printed.kind if len(kinds) == 1 else ""}
    return fold(term) in {fold(x) for x in words}


def art_term(w: Terms, term: str, number: int, me: int) -> bool:
    """By its name, or by its place on the card."""
    art = ARTS[number]
    place = 1 + [a.number for a in art.card.arts].index(number)
    return fold(term) in {fold(art.name.en), fold(art.name.ja), str(place)}


def ability_term(w: Terms, term: str, number: int, me: int) -> bool:
    return fold(term) == place_of(usable(w, number))


def usable(w: Terms, key: int) -> Ability:
    """The ability that an option names by its key."""
    return next(a for x in w.table.live[ACTIVATED] if (a := ABILITIES[x.ability]).key == key)


def holder_term(w: Terms, term: str, mem: int, me: int) -> bool:
    """Whose ability: the holomem's, or by name the card's that is attached to it."""
    return w.means_mem(term, mem, me) or any(w.means_card(term, c, me) for c in w.table.mems[mem].supports)


def waiting_term(w: Terms, term: str, at: int, me: int) -> bool:
    return means_ability(w, term, *waiting(w, at), me)


def means_ability(w: Terms, term: str, ability: Ability, source: int, anchor: int, me: int) -> bool:
    """By its card or its holomem, by its place on the card (`bonus of Stone Axe`), a skill also by kind or name."""
    place, of, card = term.partition(" of ")
    if of and fold(place) in _places(w, ability, source):
        return w.means_card(card, source, me) or w.means_mem(card, anchor, me)
    if fold(term) in _skill_words(w, ability, source):
        return True
    mem = w.table.mems.get(anchor)
    own = mem is not None and source in mem.stack and w.means_mem(term, anchor, me)
    return own or w.means_card(term, source, me)


def _places(w: Terms, ability: Ability, source: int) -> set[str]:
    return {place_of(ability)} | _skill_words(w, ability, source)


def _skill_words(w: Terms, ability: Ability, source: int) -> set[str]:
    """The words for an Oshi skill: its kind and its name."""
    number = getattr(ability, "skill", -1)
    if number < 0:
        return set()
    skill = DEFS[w.table.defs[source]].skills[number]
    return {fold(x) for x in (skill.printed.kind, skill.name.en, skill.name.ja)}


def replacing_term(w: Terms, term: str, stamp: int, me: int) -> bool:
    live = replacing(w, stamp)
    return means_ability(w, term, ABILITIES[live.ability], live.source, live.anchor, me)


def replacing(w: Terms, stamp: int) -> Live:
    return next(x for x in applicable(w.table, w.table.frames[-1]) if x.stamp == stamp)


def number_term(w: Terms, term: str, number: int, me: int) -> bool:
    return term == str(number)


def place_of(ability: Ability) -> str:
    """Where on its card an ability stands: gift, collab_effect, attached, bonus2."""
    return ability.name.rpartition("/")[2]


def waiting(w: Terms, at: int) -> tuple[Ability, int, int]:
    """A waiting ability with its card and its holomem."""
    p = _pending(w, at)
    return ABILITIES[p.ability], p.source, p.anchor


def _pending(w: Terms, at: int) -> Pending:
    t = w.table
    if PROMPTS[t.prompt].name == "hocg:order":
        return t.pending[at]
    return Pending(*cast("tuple[tuple[Any, ...], ...]", t.frames[-1].slots[1])[at])


def _same_waiting(w: Terms, a: int, b: int) -> bool:
    """Is it the same ability of equal cards, of the same holomem, for the same reason?"""
    one, other = _pending(w, a), _pending(w, b)
    if (one.ability, one.seat, one.anchor) != (other.ability, other.seat, other.anchor):
        return False
    if one.source == other.source:
        return one.stamp == other.stamp and one.event == other.event
    # Each may have been woken by its own card's coming or going.
    woken = [tuple("it" if i in CARDS_AT and x == p.source else x for i, x in enumerate(p.event)) for p in (one, other)]
    return woken[0] == woken[1] and w.equal(one.source, other.source)


VERBS: dict[str, Verb] = {
    "place": Verb("place", (("", card_term),), "place CARD"),
    "bloom": Verb("bloom", (("", card_term), ("on", mem_term)), "bloom CARD on HOLOMEM"),
    "play": Verb("play", (("", card_term), ("on", mem_term)), "play CARD, play CARD on HOLOMEM"),
    "collab": Verb("collab", (("", mem_term),), "collab HOLOMEM"),
    "baton": Verb("baton", (("", mem_term),), "baton HOLOMEM, baton HOLOMEM paying CHEER, CHEER"),
    "skill": Verb("skill", (("", skill_term),), "skill, skill NAME"),
    "sp": Verb("skill", (), "sp"),
    "use": Verb("ability", (("", ability_term), ("of", holder_term)), "use gift of HOLOMEM, use bonus of CARD"),
    "art": Verb("art", (("of", mem_term), ("", art_term), ("at", mem_term)), "art NAME of HOLOMEM at HOLOMEM"),
    "choose": Verb("pick", (("", pick_term),), "choose THING, THING; choose nothing"),
    "send": Verb("pick", (("to", pick_term),), "send to HOLOMEM"),
    "resolve": Verb("resolve", (("", waiting_term),), "resolve CARD, resolve bonus of CARD"),
    "replace": Verb("replace", (("with", replacing_term),), "replace with CARD, replace with skill"),
    "number": Verb("number", (("", number_term),), "number 3"),
    "center": Verb("center", (("", card_term),), "center CARD"),
    **{word: Verb(word, (), word) for word in BARE},
}


def parse(text: str) -> Said:
    """The verb of a step and its terms by the little word before them; quotes keep a name together."""
    return _read(text, TOKEN.findall(text))


def readings(text: str) -> Iterator[Said]:
    """As it stands; and with little words that belong to a name, as if it were in quotes: art Song of Joy."""
    yield parse(text)
    tokens = TOKEN.findall(text)
    little = [i for i, token in enumerate(tokens) if i and token in LITTLE][:MOST_LITTLE]
    for count in range(1, len(little) + 1):
        for inside in combinations(little, count):
            try:
                yield _read(text, [f'"{x}"' if i in inside else x for i, x in enumerate(tokens)])
            except UnknownStep:
                continue


def _read(text: str, tokens: list[str]) -> Said:
    name = tokens[0] if tokens else ""
    if name not in VERBS:
        said = "; ".join(dict.fromkeys(v.help for v in VERBS.values()))
        raise UnknownStep(f"there is no verb {name!r}; there are: {said}; end turn")
    verb = VERBS[name]
    small = {word for word, _ in verb.parts} | ({"paying"} if name == "baton" else set())
    parts: dict[str, list[str]] = {"": []}
    at = ""
    for token in tokens[1:]:
        if token in small and token not in parts:
            at = token
            parts[at] = []
        else:
            parts[at].append(token.strip('"') if token.startswith('"') else token)
    terms = {word: " ".join(found) for word, found in parts.items() if found}
    if name == "sp" or (name == "skill" and not terms):
        return name, VERBS["skill"], {"": name}
    for word in terms:
        if word not in small:
            raise UnknownStep(f"{text!r}: {verb.help}")
    return name, verb, terms


def like(w: Terms, me: int, text: str, options: list[Option]) -> list[Option]:
    """Those of the options that a step may mean."""
    return next((found for said in readings(text) if (found := _meant(w, me, said, options))), [])


def _meant(w: Terms, me: int, said: Said, options: list[Option]) -> list[Option]:
    _, verb, terms = said
    tests = [(i, test, terms[word]) for i, (word, test) in enumerate(verb.parts, start=1) if word in terms]
    found = [
        o
        for o in options
        if o[0] == verb.option and all(len(o) > i and test(w, term, cast(int, o[i]), me) for i, test, term in tests)
    ]
    if verb.option == "ability" and "of" in terms:
        return [o for o in found if _of(w, terms["of"], cast("tuple[str, int, int, int]", o), me)]
    return found


def _of(w: Terms, term: str, option: tuple[str, int, int, int], me: int) -> bool:
    """Whose ability: the holomem's with all it carries, or one attached card's."""
    return w.means_mem(term, option[2], me) or (len(option) > 3 and w.means_card(term, option[3], me))


def distinct(w: Terms, options: list[Option]) -> list[Option]:
    """One for all that differ only in copies of a card nobody can tell apart."""
    found: list[Option] = []
    for o in options:
        if not any(_alike(w, o, other) for other in found):
            found.append(o)
    return found


def _alike(w: Terms, a: Option, b: Option) -> bool:
    if len(a) != len(b) or a[0] != b[0]:
        return False
    verb = a[0]
    if verb == "resolve":
        one, other = cast(int, a[1]), cast(int, b[1])
        return waiting(w, one) == waiting(w, other) or _same_waiting(w, one, other)
    if verb == "ability":
        return len(a) > 3 and a[:3] == b[:3] and w.same(cast(int, a[3]), cast(int, b[3]))
    card_first = verb in ("place", "bloom", "play", "center") or (verb == "pick" and not picks_holomem(w.table))
    return bool(card_first) and a[2:] == b[2:] and w.same(cast(int, a[1]), cast(int, b[1]))


def one_answer(w: Terms, options: list[Option]) -> Option | None:
    """The answer to a question that leaves no choice: the only one, or one of several that come to the same."""
    first = options[0] if options else ("",)
    if first[0] not in ("pick", "done", "resolve") or (first[0] == "pick" and picks_holomem(w.table)):
        return first if len(options) == 1 and first[0] in ("pick", "done", "resolve") else None
    if first[0] == "resolve":
        return first if all(_same_waiting(w, cast(int, first[1]), cast(int, o[1])) for o in options[1:]) else None
    things = [cast(int, o[1]) for o in options if o[0] == "pick"]
    return first if len(things) in (0, len(options)) and all(w.equal(things[0], x) for x in things[1:]) else None


# --- options that may not be there ----------------------------------------------------------------------------------


def conceivable(w: Terms, me: int, text: str) -> list[Option]:
    """Every option of a step's kind one could ask for, allowed or not: what a refusal is about."""
    return list(_conceivable(w, me, parse(text)[1].option, text))


def _conceivable(w: Terms, me: int, verb: str, text: str) -> Iterator[Option]:
    t = w.table
    mems: list[Mem] = list(t.mems.values())
    cards = sorted(range(len(t.defs)), key=lambda c: t.where[c] != HAND + me)  # those in hand first
    if verb in ("place", "center"):
        yield from ((verb, c) for c in cards)
    elif verb == "bloom":
        yield from ((verb, c, m.id) for c in cards for m in mems)
    elif verb == "play":
        yield from ((verb, c) for c in cards if not DEFS[t.defs[c]].attachable)
        yield from ((verb, c, m.id) for c in cards if DEFS[t.defs[c]].attachable for m in mems)
    elif verb in ("collab", "baton"):
        yield from ((verb, m.id) for m in mems)
    elif verb == "skill":
        yield from ((verb, s.index) for s in DEFS[t.defs[oshi(t, me)]].skills)
    elif verb == "ability":
        yield from (ability_option(t, x) for x in t.live.get(ACTIVATED, ()))
    elif verb == "art":
        users = [(m, art) for m in mems for art in DEFS[t.defs[m.stack[-1]]].arts]
        yield from ((verb, m.id, art.number, aim.id) for m, art in users for aim in mems)
    elif verb == "pick":
        yield from ((verb, m.id) for m in mems) if picks_holomem(t) else ((verb, c) for c in cards)
    elif verb == "number":
        said = parse(text)[2].get("", "")
        if not said.isdecimal():
            raise UnknownStep(f"{text!r}: say `number 3`")
        yield (verb, int(said))
    elif verb in BARE:
        yield (verb,)


# --- saying an option -----------------------------------------------------------------------------------------------


def say(w: Terms, me: int, option: Option) -> str:
    verb, *rest = option
    numbers = cast("list[int]", rest)
    match verb:
        case "place" | "center":
            return f"{verb} {w.card_name(numbers[0])}"
        case "bloom":
            return f"bloom {w.card_name(numbers[0])} on {w.mem_name(numbers[1])}"
        case "play":
            on = f" on {w.mem_name(numbers[1])}" if len(numbers) > 1 else ""
            return f"play {w.card_name(numbers[0])}{on}"
        case "collab" | "baton":
            return f"{verb} {w.mem_name(numbers[0])}"
        case "skill":
            return f'skill "{DEFS[w.table.defs[oshi(w.table, me)]].skills[numbers[0]].name.en}"'
        case "ability":
            whose = w.card_name(numbers[2]) if len(numbers) > 2 else w.mem_name(numbers[1])
            return f"use {place_of(usable(w, numbers[0]))} of {whose}"
        case "art":
            return f'art "{ARTS[numbers[1]].name.en}" of {w.mem_name(numbers[0])} at {w.mem_name(numbers[2])}'
        case "pick":
            return f"choose {w.mem_name(numbers[0]) if picks_holomem(w.table) else w.card_name(numbers[0])}"
        case "resolve":
            ability, source, _ = waiting(w, numbers[0])
            return f"resolve {place_of(ability)} of {w.card_name(source)}"
        case "replace":
            live = replacing(w, numbers[0])
            return f"replace with {place_of(ABILITIES[live.ability])} of {w.card_name(live.source)}"
    return " ".join(str(x) for x in option)


def placed(w: Terms) -> tuple[int, ...]:
    """The cards for which a holomem is being chosen."""
    f = w.table.frames[-1]
    return f.many(7) if f.prog == PICK and w.table.asked else ()


def asked(w: Terms) -> str:
    """Who is asked what now, for messages."""
    t = w.table
    if t.result is not None:
        return f"the game is over: {t.result}"
    seats = " and ".join(SEATS[s] for s in t.asked)
    purpose = " ".join([str(t.frames[-1].slots[5]), *map(w.card_name, placed(w))]) if t.frames[-1].prog == PICK else ""
    return f"{seats}: {PROMPTS[t.prompt].name.partition(':')[2]}{f' ({purpose})' if purpose else ''}"
