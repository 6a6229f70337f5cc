"""Steps of a scenario in human terms: every verb, which options it may mean and how an option is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, cast

from kaimaku.games.plain import UnknownStep, matching
from kaimaku.kernel.decisions import CONCEDE, NO, PASS, PROMPTS, YES, Option
from kaimaku.kernel.questions import ENOUGH

from .asides import REVEAL
from .definitions import MAIN_CARDS, Character, MainCard, character_of, main_card
from .lang.joints import MODES
from .lang.lasting import BanChosen
from .main_step import END
from .position_cards import fold, main_words, names_spell
from .registry import DEFINITIONS
from .scenario_terms import Terms
from .spells import spell_of
from .table import CHARACTER, HAND, INCIDENT, ITEMS, ROLE

TOKEN = re.compile(r'"[^"]*"|\S+')
# The little words before the parts of a step, each with the part it begins.
LITTLE = {
    **dict.fromkeys(("on", "onto", "at", "against", "targeting"), "on"),
    "for": "for",
    **dict.fromkeys(("with", "by", "using"), "with"),
    **dict.fromkeys(("discarding", "paying"), "paying"),
    "as": "as",
    "to": "to",
}
# What each verb may stand for.
ACTS: dict[str, tuple[str, ...]] = {
    "play": ("play", "react", "invoke"),
    "react": ("react", "invoke"),
    "use": ("use", "react", "invoke", "play"),
    "activate": ("invoke",),
    "capture": ("invoke",),
    "cancel": ("react", "invoke"),
    "avoid": ("react", "invoke"),
}
SAME_VERB = {
    **dict.fromkeys(("invoke", "cast"), "activate"),
    **dict.fromkeys(("respond", "answer"), "react"),
    "dodge": "avoid",
    "pick": "choose",
}
PLAIN: dict[str, tuple[Option, ...]] = {
    "pass": (PASS,),
    "end": (END,),
    "end turn": (END,),
    "end main step": (END,),
    "yes": (YES,),
    "no": (NO, ENOUGH, PASS),
    "decline": (NO, ENOUGH, PASS),
    "done": (ENOUGH, NO),
    "nothing": (ENOUGH, NO),
    "take back": (YES,),
    "take it back": (YES,),
    "leave": (NO,),
    "leave it": (NO,),
    "skip": (YES,),
    "do not skip": (NO,),
    "reveal": (REVEAL,),
    "concede": (CONCEDE,),
}
# What may answer a question, whether or not there is such an answer just now.
ANSWERS = {"danmaku:reaction": ("react", "invoke", "pass"), "danmaku:pick": ("pick", "done")}
SPECIAL = frozenset({"look", "reveal"})  # whatever is being asked
PICKING = ("choose", "discard", "take", "attack", "keep", "put", "give")
HELP = (
    "play CARD [on TARGET] [for PLAYER] [discarding CARD, CARD]; activate SPELL [with CARD] [on TARGET]; "
    "use ability [on PLAYER]; pass; end; choose THING, THING; choose nothing; discard CARD, CARD; attack PLAYER; "
    "number N; yes; no; take back; leave; look at PLAYER; reveal; concede"
)


class Said(NamedTuple):
    """A step taken apart: its verb, and its parts by the little word before them."""

    verb: str
    parts: dict[str, str]


def parse(text: str) -> Said:
    plain = " ".join(text.split()).lower().rstrip(".")
    if plain in PLAIN:
        return Said(plain, {})
    tokens = TOKEN.findall(text.replace(",", " , "))
    verb = SAME_VERB.get(tokens[0].lower(), tokens[0].lower()) if tokens else ""
    if verb == "look":
        return Said("look", {"": _join([t for t in tokens[1:] if t.lower() not in ("at", "hand")])})
    if verb == "number":
        return Said("number", {"": _join(tokens[1:])})
    if verb in ACTS or verb in PICKING:
        return Said(verb, _parts(tokens[1:], verb))
    return _by_name(tokens, text)


def _by_name(tokens: list[str], text: str) -> Said:
    """`graze for P2`, `bomb Shoot`: a card's name is a verb of its own."""
    for end in range(len(tokens), 0, -1):
        name = fold(_join(tokens[:end]))
        if any(name in main_words(card) for card in MAIN_CARDS):
            parts = _parts(tokens[end:], "play")
            on = parts.pop("", "")
            return Said("play", {"": _join(tokens[:end]), **({"on": on} if on else {}), **parts})
    if re.fullmatch(r"\d+", text.strip()):
        return Said("number", {"": text.strip()})
    raise UnknownStep(f"{text!r} begins with no verb; there are: {HELP}")


def _parts(tokens: list[str], verb: str) -> dict[str, str]:
    parts: dict[str, list[str]] = {"": []}
    at = ""
    for token in tokens:
        little = LITTLE.get(token.lower(), "")
        if little and (little != "to" or verb in ("give", "use")) and not (verb in PICKING and little == "with"):
            at = little
            parts[at] = []
        else:
            parts[at].append(token)
    return {word: _join(said) for word, said in parts.items() if said or not word}


def _join(tokens: list[str]) -> str:
    return " ".join(token.strip('"') for token in tokens).replace(" ,", ",").strip()


def several(said: str) -> list[str]:
    """The things of a list: commas or `and` between them, `x2` for two."""
    found = []
    for part in re.split(r",| and ", said):
        part = part.strip()
        times = re.fullmatch(r"(.+?) x ?(\d+)", part)
        found += [times[1]] * int(times[2]) if times else [part] if part else []
    return found


# --- which options a step means ---------------------------------------------------------------------------------------


def like(w: Terms, me: int, text: str, options: list[Option]) -> list[Option]:
    """Those of the options that a step may mean."""
    said = parse(text)
    if said.verb in PLAIN:
        return [o for o in PLAIN[said.verb] if o in options][:1]
    if said.verb == "number":
        return [o for o in options if o[0] == "number" and str(o[1]) == said.parts[""]]
    if said.verb == "look":
        return [o for o in options if o[0] == "look" and (not said.parts[""] or w.seat(said.parts[""], me) == o[1])]
    if said.verb in PICKING:
        return _picked(w, me, said, options)
    found = [o for o in options if o[0] in ACTS[said.verb] and fits(w, me, said, o)]
    if said.verb == "play" and "as" not in said.parts:  # a half that reacts before one that activates a Spell Card
        found = [o for o in found if o[0] != "invoke"] or found
    return found


def kinds(text: str) -> frozenset[str]:
    """The kinds of options that a step's words may stand for."""
    verb = parse(text).verb
    if verb in PLAIN:
        return frozenset(str(o[0]) for o in PLAIN[verb])
    if verb in PICKING:
        return frozenset({"pick", "done", "take", "discard"})
    return frozenset(ACTS.get(verb, (verb,)))


def acts_only(text: str) -> bool:
    """Is it something that only a main step knows: a card that never reacts, or its end?"""
    said = parse(text)
    if said.verb in ("end", "end turn", "end main step"):
        return True
    if said.verb != "play" or not said.parts.get(""):
        return False
    word = fold(said.parts[""])
    meant = [d for d in DEFINITIONS if isinstance(d, MainCard) and word in main_words(d)]
    return bool(meant) and not any(d.reacting or "invocation" in d.types for d in meant)


def _picked(w: Terms, me: int, said: Said, options: list[Option]) -> list[Option]:
    """One thing among those that can be chosen; lists are the stage's business."""
    term = said.parts.get("on") or said.parts[""]
    if fold(term) in ("nothing", "nobody", "none"):
        return [o for o in (ENOUGH, NO) if o in options][:1]
    if any(o[0] == "discard" for o in options):
        return [o for o in options if _all_meant(w, me, several(term), cast("tuple[int, ...]", o[1:]))]
    return [o for o in options if o[0] in ("pick", "take") and (not term or means(w, me, term, o))]


def _all_meant(w: Terms, me: int, wanted: list[str], cards: tuple[int, ...]) -> bool:
    return not wanted or (
        len(wanted) == len(cards) and matching(wanted, cards, lambda x, c: w.means_card(x, c, me)) is not None
    )


def reason(w: Terms) -> str:
    """What the open choice is for: seat:attack, card:cost, mode:…"""
    t = w.table
    if not t.asked or PROMPTS[t.prompt].name != "danmaku:pick":
        return ""
    return str(t.frames[-1].slots[5])


def means(w: Terms, me: int, term: str, option: Option) -> bool:
    """Does a word mean this thing of a choice?"""
    thing = cast(int, option[1])
    kind = reason(w).partition(":")[0] if option[0] == "pick" else "card"
    if kind == "seat":
        return w.seat(term, me) == thing
    if kind == "card":
        return w.means_card(term, thing, me)
    words = thing_words(w, thing)
    return fold(term) in {fold(x) for x in words} or any(fold(term) in fold(x) for x in words if len(fold(term)) > 3)


def thing_words(w: Terms, thing: int) -> list[str]:
    """What is no card and no player: a text to choose, an end of the deck, a pile, a type of card."""
    why = reason(w)
    kind = why.partition(":")[0]
    if kind == "mode":
        mode = MODES[why][thing]
        return [mode.words("en"), mode.words("ja"), str(thing + 1)]
    if kind == "end":
        return [("top", "bottom")[thing]]
    if kind == "pile":
        return [("deck", "incidents")[thing], ("main deck", "incident deck")[thing]]
    if kind == "type":
        return [BanChosen.TYPES[thing]]
    return [str(thing)]


def fits(w: Terms, me: int, said: Said, option: Option) -> bool:
    """Does everything the step says hold of the option?"""
    verb, *rest = option
    n = cast("list[int]", rest)
    parts = said.parts
    what, on = parts.get("", ""), parts.get("on", "")
    if said.verb == "cancel" or said.verb == "avoid":
        what, on = parts.get("with", ""), what or on
    elif said.verb == "capture" and w.plain_name(n[0]) != "Capture Spell Card":
        return False
    if verb == "play":
        card, _, target, you = n
        return _is(w, me, what, card) and _aimed(w, me, on, target, -1, card) and _for(w, me, parts, you)
    if verb == "react":
        source, _, answers, you, target = n
        named = _is(w, me, what, source) or _ability(w, what, source)
        return named and _half(parts, "reaction") and _aimed(w, me, on, target, answers) and _for(w, me, parts, you)
    if verb == "invoke":
        source, _, whose, answers, target = n
        by = parts.get("with", "") if said.verb not in ("cancel", "avoid") else ""
        named = _is(w, me, what, source) or _spell(w, me, what, whose)
        return (
            named
            and _half(parts, "spell")
            and (not by or _is(w, me, by, source) or _ability(w, by, source))
            and _aimed(w, me, on, target, answers)
        )
    source, _, target = n
    return (_is(w, me, what, source) or _ability(w, what, source)) and _aimed(
        w, me, on or parts.get("to", ""), target, -1
    )


def _is(w: Terms, me: int, term: str, card: int) -> bool:
    return not term or w.means_card(term, card, me)


def _ability(w: Terms, term: str, source: int) -> bool:
    return fold(term) == "ability" and w.table.where[source] >= CHARACTER


def _spell(w: Terms, me: int, term: str, whose: int) -> bool:
    """Whose Spell Card: by its name, its character, or its player."""
    word = fold(term)
    if word in ("spell", "spellcard", "own", "ownspellcard", "myspellcard", "ownspell"):
        return whose == me
    owner = re.fullmatch(r"(.+?)(?:'s|’s)(?: spell(?: card)?)?", term.strip(), re.IGNORECASE)
    if w.seat(owner[1] if owner else term, me) == whose:
        return True
    return word in w.character_words(whose) or names_spell(word, character_of(w.table, whose))


def _aimed(w: Terms, me: int, term: str, target: int, answers: int, card: int = -1) -> bool:
    """What it is aimed at: a player, an Item, or something on the stack."""
    if not term:
        return True
    if answers >= 0 and w.means_entry(term, answers, me):
        return True
    if card >= 0 and _takes_item(w, card):
        return target >= 0 and w.means_card(term, target, me)
    return target >= 0 and w.seat(term, me) == target


def _takes_item(w: Terms, card: int) -> bool:
    aims = [text.aim for text in main_card(w.table, card).texts]
    return any(aim is not None and aim.cards for aim in aims)


def _for(w: Terms, me: int, parts: dict[str, str], you: int) -> bool:
    """For whom: oneself if nothing is said."""
    return you == (w.seat(parts["for"], me) if "for" in parts else me)


def _half(parts: dict[str, str], half: str) -> bool:
    said = fold(parts.get("as", ""))
    first = ("spell", "spellcard", "invocation", "first", "action", "a")
    return not said or (said in first) == (half == "spell")


def distinct(w: Terms, options: list[Option]) -> list[Option]:
    """One for all that differ only in copies of a card nobody can tell apart."""
    found: list[Option] = []
    for o in options:
        if not any(_alike(w, o, other) for other in found):
            found.append(o)
    return found


def _alike(w: Terms, a: Option, b: Option) -> bool:
    if a[0] != b[0] or len(a) != len(b):
        return False
    if a[0] == "discard":
        mine, theirs = (sorted(w.table.defs[cast(int, c)] for c in o[1:]) for o in (a, b))
        return mine == theirs and not any(c in w.labels for c in (*a[1:], *b[1:]))
    if a[0] == "pick" and reason(w).partition(":")[0] != "card":
        return False
    if a[0] == "play" and a[2:] != b[2:] and _takes_item(w, cast(int, a[1])):
        targets = w.same(cast(int, a[3]), cast(int, b[3]))
        return targets and w.same(cast(int, a[1]), cast(int, b[1]))
    cards = a[0] in ("play", "react", "invoke", "pick", "take") and w.same(cast(int, a[1]), cast(int, b[1]))
    return cards and a[2:] == b[2:]


# --- options that may not be there ------------------------------------------------------------------------------------


def conceivable(w: Terms, me: int, text: str) -> list[Option]:
    """Every option of a step's kind one could ask for, allowed or not: what a refusal is about."""
    said = parse(text)
    if said.verb in PLAIN:
        return list(PLAIN[said.verb])
    return list(_conceivable(w, me, said))


def _conceivable(w: Terms, me: int, said: Said) -> Iterator[Option]:
    t = w.table
    everybody = [-1, *range(t.seats)]
    hand, mine = t.zones[HAND + me], [*t.zones[ITEMS + me], *t.zones[CHARACTER + me]]
    places = [*range(len(t.stack)), -1]
    if said.verb == "number":
        yield ("number", int(said.parts[""]))
    elif said.verb == "look":
        yield from (("look", s) for s in range(t.seats))
    elif said.verb in PICKING:
        kind = reason(w).partition(":")[0]
        things = range(t.seats) if kind == "seat" else range(len(t.defs)) if kind == "card" else range(8)
        yield from (("pick", x) for x in things if kind in ("seat", "card") or x < 2)
    else:
        window = bool(t.asked) and PROMPTS[t.prompt].name == "danmaku:reaction"
        if window:
            yield from (
                ("react", c, i, n, you, target)
                for c, i in _reacting(w, [*hand, *mine])
                for n in places
                for you in range(t.seats)
                for target in everybody
            )
        else:
            items = [c for s in range(t.seats) for c in t.zones[ITEMS + s]]
            yield from (
                ("play", c, i, target, you)
                for c in hand
                if "invocation" not in main_card(t, c).types
                for i in range(len(main_card(t, c).texts))
                for target in ([-1, *items] if _takes_item(w, c) else everybody)
                for you in range(t.seats)
            )
            yield from (("use", c, 0, target) for c in t.zones[CHARACTER + me] for target in everybody)
        yield from (
            ("invoke", c, i, whose, n, target)
            for c in [*hand, *mine, *t.zones[INCIDENT]]
            for i in range(2)
            for whose in range(t.seats)
            for n in (places if window else [-1])
            for target in everybody
        )


def _reacting(w: Terms, cards: list[int]) -> Iterator[tuple[int, int]]:
    """Cards with the number of each text that reacts; the first text of a card that has none."""
    for card in cards:
        definition = DEFINITIONS[w.table.defs[card]]
        if isinstance(definition, MainCard) and w.table.where[card] < ITEMS:
            yield from ((card, i) for i, _ in definition.reacting or ((0, None),))
        elif isinstance(definition, MainCard | Character):
            yield from ((card, i) for i in range(max(1, len(definition.bearer.reactions))))


def likely(w: Terms, me: int, options: list[Option]) -> Option:
    """Of the options a step may mean, the one it would usually mean: for oneself, aimed at somebody if need be."""

    def rank(o: Option) -> tuple[int, ...]:
        n = cast("tuple[int, ...]", o[1:])
        if o[0] == "react":
            return (n[3] != me, n[2] < 0, _needs_target(w, o) != (n[4] >= 0), n[1])
        if o[0] == "play":
            return (n[3] != me, _needs_target(w, o) != (n[2] >= 0), n[1], n[2] == me)
        if o[0] == "invoke":
            return (n[2] != me, n[3] < 0, _needs_target(w, o) != (n[4] >= 0), n[1])
        return (0,)

    return min(options, key=rank)


def _needs_target(w: Terms, o: Option) -> bool:
    n = cast("tuple[int, ...]", o[1:])
    if o[0] == "play":
        return main_card(w.table, n[0]).texts[n[1]].aim is not None
    if o[0] == "invoke":
        return spell_of(w.table, n[2]).aim is not None
    return False


# --- saying an option -------------------------------------------------------------------------------------------------


def say(w: Terms, me: int, option: Option) -> str:
    verb, *rest = option
    n = cast("list[int]", rest)
    match verb:
        case "play":
            card, _, target, you = n
            aim = w.plain_name(target) + f" of {w.seat_name(w.owner(target))}" if _takes_item(w, card) else ""
            on = f" on {aim or w.seat_name(target)}" if target >= 0 else ""
            return f"play {w.plain_name(card)}{on}" + (f" for {w.seat_name(you)}" if you != me else "")
        case "react":
            source, _, answers, you, target = n
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers)
            behalf = f" for {w.seat_name(you)}" if you != me else ""
            name = "ability" if w.table.where[source] >= CHARACTER else w.plain_name(source)
            return f"{'use' if name == 'ability' else 'play'} {name} on {aim}{behalf}"
        case "invoke":
            source, _, whose, answers, target = n
            definition = DEFINITIONS[w.table.defs[w.table.zones[CHARACTER + whose][0]]]
            assert isinstance(definition, Character)
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers) if answers >= 0 else ""
            by = "ability" if w.table.where[source] >= ROLE else w.plain_name(source)
            return f"activate {definition.printed.spell.name.en} with {by}" + (f" on {aim}" if aim else "")
        case "use":
            return "use ability" + (f" on {w.seat_name(n[2])}" if n[2] >= 0 else "")
        case "discard":
            return "discard " + ", ".join(w.card_name(c) for c in n)
        case "take":
            return f"take {w.plain_name(n[0])}"
        case "look":
            return f"look at {w.seat_name(n[0])}"
        case "pick":
            kind = reason(w).partition(":")[0]
            if kind == "seat":
                return f"choose {w.seat_name(n[0])}"
            return f"choose {w.card_name(n[0]) if kind == 'card' else thing_words(w, n[0])[0]}"
    return " ".join(str(x) for x in option)


def asked(w: Terms) -> str:
    """Who is asked what now, for messages."""
    t = w.table
    if t.result is not None:
        won = ", ".join(w.seat_name(s) for s in t.result.winners) or "nobody"
        return f"nobody: the game is over, won by {won}"
    name = PROMPTS[t.prompt].name.partition(":")[2]
    why = f" ({reason(w)})" if reason(w) else ""
    return f"{', '.join(w.seat_name(s) for s in t.asked)}: {name}{why}"
