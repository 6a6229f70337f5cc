"""Expectations every game shares: who is asked what, which options there are, refusals, the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refused

from .empty import empty_parts, says_nothing
from .stage import Stage
from .values import Misspoken, differs

ASKS_KEYS = frozenset({"seat", "prompt", "for", "candidates", "done", "placing"})
REFUSED_KEYS = frozenset({"try", "by", "rule"})
RESULT_KEYS = frozenset({"winner", "rule"})


def differences(stage: Stage, expected: object) -> list[str]:
    """Everything in which the table differs from an expectation."""
    if not isinstance(expected, Mapping):
        raise Misspoken(f"an expectation must be a mapping, not {expected!r}")
    if nothing := next(empty_parts(expected), None):
        raise says_nothing(nothing)
    keys = {*CHECKS, *stage.keys}
    problems: list[str] = []
    for key, value in expected.items():
        if key not in keys:
            raise Misspoken(f"unknown expectation {key!r}; choose from {', '.join(sorted(keys))}")
        problems += stage.check(key, value) if key in stage.keys else CHECKS[key](stage, value)
    return problems


def seat_number(stage: Stage, value: object) -> int:
    return stage.seat(str(value))


def listed(value: object) -> list[object]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def keyed(value: object, keys: frozenset[str], what: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise Misspoken(f"{what} must be a mapping with {', '.join(sorted(keys))}, not {value!r}")
    for key in value:
        if key not in keys:
            raise Misspoken(f"{what} has no key {key!r}; choose from {', '.join(sorted(keys))}")
    return value


def prompt(stage: Stage) -> str:
    return PROMPTS[stage.table.prompt].name.partition(":")[2]


# --- who is asked ---------------------------------------------------------------------------------------------------


def check_asks(stage: Stage, value: object) -> list[str]:
    """`A main`, `main`, `nobody`, or {seat, prompt, for, placing, candidates, done}."""
    t = stage.table
    now = "nobody" if not t.asked else f"{'+'.join(stage.seats[s] for s in t.asked)} {prompt(stage)}"
    if isinstance(value, str):
        who, _, what = now.partition(" ")
        return [] if value in (now, who, what) else [f"asks: expected {value}, found {now}"]
    spec = keyed(value, ASKS_KEYS, "asks")
    problems = []
    if "seat" in spec and {*t.asked} != {seat_number(stage, x) for x in listed(spec["seat"])}:
        problems.append(f"asks: expected {spec['seat']} to decide, found {now}")
    if "prompt" in spec and (not t.asked or prompt(stage) != spec["prompt"]):
        problems.append(f"asks: expected {spec['prompt']}, found {now}")
    if problems or not t.asked:
        return problems or ([] if not spec else [f"asks: expected {dict(spec)}, found {now}"])
    why = stage.purpose() + "".join(f" {name}" for name in stage.placed())
    if "for" in spec and stage.purpose() != spec["for"]:
        problems.append(f"asks for: expected {spec['for']}, found {why or 'no choice'}")
    if "placing" in spec and not stage.placing([str(x) for x in listed(spec["placing"])]):
        problems.append(f"asks placing: expected {spec['placing']}, found {now} for {why}")
    seat = stage.deciders()[0]
    if "candidates" in spec and not any(o[0] == "pick" for o in stage.options(seat)):
        problems.append(f"asks: expected a choice, found {now}")
    elif "candidates" in spec:
        texts = [f"choose {x}" for x in listed(spec["candidates"])]
        among = [o for o in stage.options(seat) if o != ENOUGH]
        problems += check_exact(stage, seat, "candidates", texts, among)
    if "done" in spec and (ENOUGH in stage.options(seat)) != spec["done"]:
        problems.append(f"asks: it should {'' if spec['done'] else 'not '}be possible to stop choosing")
    return problems


# --- options --------------------------------------------------------------------------------------------------------


def check_exact(stage: Stage, seat: int, what: str, texts: list[str], among: list[Option]) -> list[str]:
    """Each text means some option, and every one of these options is meant by some text."""
    meant: list[Option] = []
    problems = []
    for text in texts:
        found = stage.like(seat, text)
        if not found:
            problems.append(f"{what}: expected {text!r}, which isn't offered")
        meant += found
    extra = dict.fromkeys(stage.say(seat, o) for o in among if o not in meant)
    problems += [f"{what}: {text!r} is offered but not expected" for text in extra]
    return problems


def check_options(stage: Stage, value: object) -> list[str]:
    """Exactly these; {B: [...]} for players of their own."""
    problems = []
    for seats, texts in by_seat(stage, value):
        for seat in seats[:1]:
            problems += check_exact(stage, seat, "options", texts, stage.options(seat))
    return problems


def by_seat(stage: Stage, value: object) -> list[tuple[list[int], list[str]]]:
    """A list is about whoever is asked, a mapping about each seat it names."""
    if isinstance(value, Mapping):
        return [([seat_number(stage, who)], [str(x) for x in listed(texts)]) for who, texts in value.items()]
    return [(stage.deciders(), [str(x) for x in listed(value)])]


def check_only(stage: Stage, value: object) -> list[str]:
    """{bloom: [SorAZ on Sora]}: of this verb exactly these."""
    seat = stage.deciders()[0]
    if not isinstance(value, Mapping):
        raise Misspoken(f"only: must map verbs to the options they offer, not {value!r}")
    problems = []
    for verb, wanted in value.items():
        texts = [as_step(stage, seat, str(verb), str(x)) for x in listed(wanted)]
        problems += check_exact(stage, seat, f"only {verb}", texts, stage.like(seat, str(verb)))
    return problems


def as_step(stage: Stage, seat: int, verb: str, said: str) -> str:
    """The step that is meant; YAML takes away the quotes that keep a name together."""
    for text in (f"{verb} {said}", f'{verb} "{said}"'):
        try:
            if stage.like(seat, text):
                return text
        except Misspoken:
            continue
    return f"{verb} {said}"


def check_offers(stage: Stage, value: object) -> list[str]:
    problems = []
    for seats, texts in by_seat(stage, value):
        there = "; ".join(dict.fromkeys(stage.say(seat, o) for seat in seats for o in stage.options(seat)))
        missing = [text for text in texts if not any([stage.like(seat, text) for seat in seats])]
        problems += [f"offers: {text!r} isn't offered; offered: {there}" for text in missing]
    return problems


def check_lacks(stage: Stage, value: object) -> list[str]:
    return [
        f"lacks: {text!r} is offered: {stage.say(seat, option)}"
        for seats, texts in by_seat(stage, value)
        for text in texts
        for seat in seats
        for option in stage.like(seat, text)[:1]
    ]


def check_refused(stage: Stage, value: object) -> list[str]:
    """{try: bloom X on Y, rule: game:8.3.3.a}, or a list of such: refused for that reason, the table untouched."""
    problems = []
    for entry in listed(value):
        spec = keyed(entry, REFUSED_KEYS, "refused")
        seat = seat_number(stage, spec["by"]) if "by" in spec else stage.deciders()[0]
        text = str(spec.get("try", "")).strip()
        if not text:
            raise Misspoken("refused: say what to try, such as `{try: pass, by: B}`")
        before = stage.table.digest()
        trial = stage.copy()
        try:
            trial.attempt(seat, text)
        except Refused as refused:
            found = refused.refusal
            if "rule" in spec and found.rule != spec["rule"]:
                problems.append(f"refused: {text!r}: expected {spec['rule']}, found {found.rule}: {found.en}")
        else:
            problems.append(f"refused: {text!r} is allowed")
        if stage.table.digest() != before:
            problems.append(f"refused: trying {text!r} changed the table")
    return problems


# --- the rest -------------------------------------------------------------------------------------------------------


def check_result(stage: Stage, value: object) -> list[str]:
    """A seat that has won, `draw`, `none`, or {winner, rule}."""
    result = stage.table.result
    spec = value if isinstance(value, Mapping) else {"winner": value}
    keyed(spec, RESULT_KEYS, "result")
    found = "none" if result is None else "+".join(stage.seats[s] for s in result.winners) or "draw"
    problems = []
    if "winner" in spec and str(spec["winner"]) != found:
        problems.append(f"result: expected {spec['winner']}, found {found}")
    if "rule" in spec and (result is None or result.rule != spec["rule"]):
        problems.append(f"result: expected rule {spec['rule']}, found {'none' if result is None else result.rule}")
    return problems


def check_turn(stage: Stage, value: object) -> list[str]:
    return differs("turn", value, stage.table.turn)


def check_active(stage: Stage, value: object) -> list[str]:
    found = stage.table.active
    return [] if found == seat_number(stage, value) else [f"active: expected {value}, found {stage.seats[found]}"]


CHECKS: dict[str, Callable[[Stage, object], list[str]]] = {
    "asks": check_asks,
    "options": check_options,
    "only": check_only,
    "offers": check_offers,
    "lacks": check_lacks,
    "refused": check_refused,
    "result": check_result,
    "turn": check_turn,
    "active": check_active,
}


WHOLE = frozenset({"asks", "options"})  # these can only speak of what is asked now


def mentions(stage: Stage, expected: object) -> bool:
    """Does an expectation speak of the open question: by name, or by an answer to it, possible or not?"""
    if not isinstance(expected, Mapping):
        return False
    inside = [value.keys() for value in expected.values() if isinstance(value, Mapping)]  # P2: {asked: true}
    if expected.keys() & WHOLE or any(keys & stage.question_keys for keys in (expected.keys(), *inside)):
        return True
    try:
        return any(stage.answers(seat, text) for seat, text in _answers(stage, expected))
    except Misspoken:  # what cannot be understood mentions nothing
        return False


def _answers(stage: Stage, expected: Mapping[str, object]) -> Iterator[tuple[int, str]]:
    """Every step that an expectation speaks of, with whose it would be."""
    asked = stage.deciders()
    for key in ("offers", "lacks"):
        yield from (
            (seat, text) for seats, texts in by_seat(stage, expected.get(key)) for seat in seats for text in texts
        )
    only = expected.get("only")
    yield from ((asked[0], str(verb)) for verb in (only if isinstance(only, Mapping) else ()))
    for spec in listed(expected.get("refused")):
        if isinstance(spec, Mapping):
            yield stage.seat(str(spec["by"])) if "by" in spec else asked[0], str(spec.get("try"))


def left_open(stage: Stage) -> list[str]:
    """The question that nobody has answered, and how to say that this is meant."""
    if stage.table.result is not None or stage.resting():
        return []
    who = "+".join(stage.seats[seat] for seat in stage.table.asked)
    why = f" for {stage.purpose()}" if stage.purpose() else ""
    seat = stage.table.asked[0]
    answers = list(dict.fromkeys(stage.say(seat, option) for option in stage.options(seat)))
    more = f"; … ({len(answers)} in all)" if len(answers) > 6 else ""
    return [
        f"an open question isn't mentioned: {who} {prompt(stage)}{why} ({'; '.join(answers[:6])}{more}). "
        f"Answer it with a step, or expect it: `asks: {who} {prompt(stage)}`"
    ]
