"""Steps of a scenario in human terms: every verb, which options it may mean and how an option is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, cast

from kaimaku.games.plain import UnknownStep
from kaimaku.kernel.decisions import CONCEDE, NO, PASS, PROMPTS, YES, Option
from kaimaku.kernel.questions import ENOUGH

from .actions import TRADE
from .card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from .position_seats import SEATS, spot_name, spot_of_words
from .scenario_terms import Terms
from .table import HAND, SIDE, face, spots
from .window import past_events

TRADING = re.compile(r"(?:discard (?:three|3)|three for two)(?: cards?)?(?:,? draw (?:two|2)(?: cards?)?)?")
TOKEN = re.compile(r'"[^"]*"|[^\s,]+|,')
MAIN, WINDOW, PICK, PLACE = "vcard:main", "vcard:window", "vcard:pick", "vcard:place"
# The little words before the parts of a step, each with the part it begins.
LITTLE = {
    **dict.fromkeys(("on", "onto", "to", "into", "in", "at", "answering", "against"), "on"),
    **dict.fromkeys(("with", "using"), "with"),
    **dict.fromkeys(("choosing", "targeting", "discarding", "paying"), "choosing"),
}
PLAYS = ("play", "evolve", "ally", "mascot", "world", "boost", "reply", "place")
# What each verb may stand for.
ACTS: dict[str, tuple[str, ...]] = {
    "play": PLAYS,
    "use": PLAYS,
    "evolve": ("evolve",),
    "ally": ("ally",),
    "attach": ("ally",),
    "mascot": ("mascot",),
    "world": ("world",),
    "boost": ("boost",),
    "reply": ("reply",),
    "answer": ("reply",),
    "reinforcement": ("reply",),
    "respond": ("reply",),
    "place": ("place", "play"),
    "put": ("place", "play"),
    "lock": ("lock",),
    "trade": ("trade",),
}
PLAIN: dict[str, tuple[Option, ...]] = {
    "pass": (PASS,),
    "passes": (PASS,),
    "pass priority": (PASS,),
    "stop": (PASS, ENOUGH),
    "end": (PASS,),
    "end turn": (PASS,),
    "end the turn": (PASS,),
    "end my turn": (PASS,),
    "ends the turn": (PASS,),
    "ends turn": (PASS,),
    "yes": (YES,),
    "no": (NO, ENOUGH),
    "decline": (NO, ENOUGH),
    "done": (ENOUGH, NO, PASS),
    "enough": (ENOUGH, PASS),
    "nothing": (ENOUGH, NO),
    "concede": (CONCEDE,),
}
ANSWERS = {WINDOW: ("reply", "pass"), PICK: ("pick", "done")}  # whether or not there is one just now
ENOUGHS = ("done", "enough", "stop")
ENDS = ("end", "end turn", "end the turn", "end my turn", "ends the turn", "ends turn")
PASSES = ("pass", "passes", "pass priority")
PICKING = ("choose", "pick", "discard", "take", "keep", "move", "return", "target", "search")
ENDS_OF_DECK = {"top": 1, "bottom": 2}
SPOT_PICKS = frozenset({"spot", "burn", "fracture"})
HELP = (
    "play CARD [to SPOT | on VT]; evolve VT [to CARD]; ally CARD on VT; boost CARD; mascot CARD; world CARD; "
    "lock CARD; "
    "reply CARD [to CARD]; trade [CARD, CARD, CARD]; pass; end turn; choose THING, THING; choose nothing; choose all; "
    "number N; yes; no; place CARD [to SPOT]; concede"
)


class Said(NamedTuple):
    """A step taken apart: its verb, and its parts by the little word before them."""

    verb: str
    parts: dict[str, str]


def parse(text: str) -> Said:
    plain = " ".join(text.split()).lower().rstrip(".")
    if plain in PLAIN:
        return Said(plain, {})
    if re.fullmatch(r"\d+", plain):
        return Said("number", {"": plain})
    if TRADING.fullmatch(plain):
        return Said("trade", {"": ""})
    tokens = TOKEN.findall(text)
    verb = tokens[0].lower() if tokens else ""
    if verb not in ACTS and verb.removesuffix("s") in (*ACTS, *PICKING):  # plays, locks, chooses
        verb = verb.removesuffix("s")
    if verb in ("number", "mode"):
        return Said("number", {"": _join(tokens[1:])})
    if verb not in ACTS and verb not in PICKING:
        raise UnknownStep(f"{text!r} begins with no verb; there are: {HELP}")
    return Said(verb, _parts(tokens[1:], verb))


def _parts(tokens: list[str], verb: str) -> dict[str, str]:
    parts: dict[str, list[str]] = {"": []}
    at = ""
    for token in tokens:
        little = LITTLE.get(token.lower(), "")
        if little and not (verb in PICKING and little != "choosing" and token.lower() != "to"):
            at = little
            parts.setdefault(at, [])
        else:
            parts[at].append(token)
    return {word: _join(said) for word, said in parts.items() if said or not word}


def _join(tokens: list[str]) -> str:
    return " ".join(token.strip('"') for token in tokens).replace(" ,", ",").strip(" ,")


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
        if said.verb in ENDS and prompt(w) == WINDOW:
            return []
        if said.verb in ENOUGHS and prompt(w) != PLACE:  # who has chosen enough does not end the turn
            options = [o for o in options if o != PASS]
        return [o for o in PLAIN[said.verb] if o in options][:1]
    if said.verb == "number":
        wanted = ENDS_OF_DECK.get(said.parts[""].lower(), said.parts[""])
        return [o for o in options if o[0] == "number" and str(o[1]) == str(wanted)]
    if said.verb in PICKING:
        return _picked(w, me, said, options)
    return [o for o in options if o[0] in ACTS[said.verb] and fits(w, me, said, o)]


def _picked(w: Terms, me: int, said: Said, options: list[Option]) -> list[Option]:
    """One thing among those that can be chosen; lists are the stage's business."""
    term = said.parts[""] or said.parts.get("on", "")
    if term.lower() in ("nothing", "nobody", "none"):
        return [o for o in (ENOUGH, NO) if o in options][:1]
    if term.lower() in ENDS_OF_DECK and any(o[0] == "number" for o in options):
        return [o for o in options if o == ("number", ENDS_OF_DECK[term.lower()])]
    if term.isdigit() and not any(o[0] == "pick" for o in options):
        return [o for o in options if o == ("number", int(term))]
    return [o for o in options if o[0] == "pick" and (not term or means(w, me, term, cast(int, o[1])))]


def kinds(text: str) -> frozenset[str]:
    """The kinds of options that a step's words may stand for."""
    verb = parse(text).verb
    if verb in PLAIN:
        return frozenset(str(o[0]) for o in PLAIN[verb])
    if verb in PICKING:
        return frozenset({"pick", "done", "number"})
    return frozenset(ACTS.get(verb, (verb,)))


def prompt(w: Terms) -> str:
    return PROMPTS[w.table.prompt].name if w.table.asked else ""


def reason(w: Terms) -> str:
    """What the open choice is for: pl, burn, discard, coins …"""
    t = w.table
    name = prompt(w)
    if name == PICK:
        return str(t.frames[-1].slots[5])
    return str(t.frames[-1].slots[2]) if name == "vcard:number" else ""


def means(w: Terms, me: int, term: str, thing: int) -> bool:
    """Does a word mean this thing of a choice?"""
    why = reason(w)
    if why == "status":
        return w.means_token(term, thing, me)
    if why in SPOT_PICKS:
        return w.means_spot(term, thing, me)
    return w.means_card(term, thing, me)


def thing_name(w: Terms, thing: int) -> str:
    why = reason(w)
    if why == "status":
        return w.token_name(thing)
    return w.spot_name(thing) if why in SPOT_PICKS else w.thing_name(thing)


def fits(w: Terms, me: int, said: Said, option: Option) -> bool:
    """Does everything the step says hold of the option?"""
    verb, *rest = option
    n = cast("list[int]", rest)
    what, on, using = said.parts.get("", ""), said.parts.get("on", ""), said.parts.get("with", "")
    if verb == "trade":
        return said.verb == "trade"
    card = n[0]
    if verb == "lock":
        return not what or w.means_card(what, card, me)
    if verb == "evolve":
        return _evolves(w, me, card, n[1], what, on, using)
    if what and not w.means_card(what, card, me):
        return False
    if not on:
        return True
    if verb in ("play", "place"):
        return w.means_spot(on, n[1], me)
    if verb == "ally":
        return w.means_vt(on, n[1], me)
    return verb == "reply" and _answers(w, me, on, n[1])


def _evolves(w: Terms, me: int, card: int, vt: int, what: str, on: str, using: str) -> bool:
    """`evolve Nova`, `evolve Nova to PL9`, `evolve Nova PL9 on Nova`, `evolve A active with Nova PL9`."""

    def is_card(term: str) -> bool:
        return w.means_card(term, card, me) or w.plain(term) == f"pl{face(w.table, card).facts.pl}"

    def is_vt(term: str) -> bool:
        return w.means_vt(term, vt, me)

    if what and not (is_card(what) or is_vt(what)):
        return False
    if on and not (is_card(on) or is_vt(on)):
        return False
    return not using or is_card(using)


def _answers(w: Terms, me: int, term: str, number: int) -> bool:
    """What a Reinforcement answers: something on the queue, or what has just happened, by its card."""
    if number >= 0:
        return w.means_item(term, number, me)
    event = dict(past_events(w.table.frames[-1])).get(-1 - number)
    return event is not None and event.subject >= 0 and w.means_card(term, event.subject, me)


def distinct(w: Terms, options: list[Option]) -> list[Option]:
    """One for all that differ only in copies of a card nobody can tell apart."""
    found: list[Option] = []
    for o in options:
        if not any(_alike(w, o, other) for other in found):
            found.append(o)
    return found


def _alike(w: Terms, a: Option, b: Option) -> bool:
    if len(a) != len(b) or a[0] != b[0] or len(a) < 2:
        return a == b
    if a[0] == "pick" and reason(w) in SPOT_PICKS | {"status"}:
        return a == b
    return a[0] in (*PLAYS, "pick") and a[2:] == b[2:] and w.same(cast(int, a[1]), cast(int, b[1]))


# --- options that may not be there ------------------------------------------------------------------------------------


def conceivable(w: Terms, me: int, text: str) -> list[Option]:
    """Every option of a step's kind one could ask for, allowed or not: what a refusal is about."""
    return list(dict.fromkeys(_conceivable(w, me, parse(text))))


def _conceivable(w: Terms, me: int, said: Said) -> Iterator[Option]:
    t = w.table
    every = [s for seat in (me, 1 - me) for s in spots(seat)]
    targets = [t.zones[s][0] for s in every if t.zones[s]]
    cards = sorted(range(len(t.defs)), key=lambda c: t.where[c] != me * SIDE + HAND)  # those in hand first
    if said.verb in PLAIN:
        yield from PLAIN[said.verb]
    elif said.verb == "number":
        if said.parts[""].isdigit():
            yield ("number", int(said.parts[""]))
    elif said.verb in PICKING:
        things = every if reason(w) in SPOT_PICKS else [x.stamp for x in t.tokens] if reason(w) == "status" else cards
        yield from (("pick", x) for x in things)
    elif said.verb == "trade":
        yield TRADE
    elif said.verb == "lock":
        yield from (("lock", c) for c in cards)
    else:
        on = said.parts.get("on", "")
        for c in cards:
            yield from _ways(w, me, c, said.verb, spot_of_words(w.plain(on), me) >= 0, every, targets)


def _ways(
    w: Terms, me: int, card: int, verb: str, to_spot: bool, every: list[int], targets: list[int]
) -> Iterator[Option]:
    """How a card might be played, by its type; in somebody's window anything is an answer."""
    facts = face(w.table, card).facts
    answers: list[Option] = [("reply", card, n) for n in range(max(1, len(w.table.queue)))]
    if prompt(w) == WINDOW and me in w.table.asked:
        yield from answers
    if ACTS[verb] == ("reply",):
        yield from answers
        return
    if prompt(w) == PLACE:
        yield from (("place", card, s) for s in every)
        return
    by_type: dict[str, tuple[str, ...]] = {
        VTUBER: ("play",) if facts.pl == 8 else ("play", "evolve") if to_spot else ("evolve", "play"),
        ALLY: ("ally",),
        BOOST: ("boost",),
        MASCOT: ("mascot",),
        WORLD: ("world",),
        REINFORCEMENT: ("boost", "reply"),
    }
    for kind in ACTS[verb] if len(ACTS[verb]) == 1 else by_type[facts.type]:
        if kind in ("evolve", "ally"):
            yield from ((kind, card, vt) for vt in targets)
        elif kind == "play":
            yield from ((kind, card, s) for s in every)
        elif kind == "reply":
            yield from answers
        else:
            yield (kind, card)


# --- saying an option -----------------------------------------------------------------------------------------------


def say(w: Terms, me: int, option: Option) -> str:
    verb, *rest = option
    n = cast("list[int]", rest)
    match verb:
        case "play" | "place":
            return f"{verb} {w.card_name(n[0])} to {spot_name(n[1])}"
        case "evolve":
            return f"evolve {w.vt_name(n[1])} to {w.card_name(n[0])}"
        case "ally":
            return f"ally {w.card_name(n[0])} on {w.vt_name(n[1])}"
        case "mascot" | "world" | "boost":
            return f"{verb} {w.card_name(n[0])}"
        case "lock":
            return f"lock {w.thing_name(n[0])}"
        case "reply":
            to = f" to {w.item_name(n[1])}" if 0 <= n[1] < len(w.table.queue) else ""
            return f"reply {w.card_name(n[0])}{to}"
        case "pick":
            return f"choose {thing_name(w, n[0])}"
    return " ".join(str(x) for x in option)


def asked(w: Terms) -> str:
    """Who is asked what now, for messages."""
    t = w.table
    if t.result is not None:
        return f"the game is over: {t.result}"
    seats = " and ".join(SEATS[s] for s in t.asked)
    why = reason(w)
    return f"{seats}: {prompt(w).partition(':')[2]}{f' ({why})' if why else ''}"
