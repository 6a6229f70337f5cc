"""Card texts in plain English, as they stand on cards: read into the same clauses that the card language declares.

    Snap: +1 PL to another VT you control, draw 1 card.
    When your Opp. plays a Support, cancel it.

Sentences end with periods, conditions with commas (4.5.2); what is not understood is an error that says which words.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from kaimaku.games.expressions import BadText
from kaimaku.games.grammar import BadDeclaration

from . import lang as L
from .card import BOOST, REINFORCEMENT
from .english_verbs import simple
from .english_words import COUNT, amount, condition, moments, normal, noun, plain_moment
from .lang.effects import Part
from .lang.frames import Clause, Sentence
from .lang.hands import ELEMENTS
from .lang.nouns import Who
from .lang.standing import Lasting
from .moments import On

LABEL = re.compile(r"(?:^|(?<=[.] ))(passive|lock|snap|echo): ", re.IGNORECASE)
GATES: dict[str, Callable[[Part], Part]] = {
    "low tide": L.LowTide,
    "high tide": L.HighTide,
    "positive": L.Positive,
    "negative": L.Negative,
    "coastline": L.Coastline,
    "circuit": L.Circuit,
    "calamity": L.Calamity,
    "jolt": L.Jolt,
    "chain": L.Chain,
    "fuel": L.Fuel,
    "grow": L.Grow,
    "havoc": L.Havoc,
    "aftershock": L.Aftershock,
    "surge": L.Surge,
}
NUMBERED: dict[str, Callable[[int, Part], Part]] = {"unity": L.Unity, "greed": L.Greed, "invoke": L.Invoke}
STANDING_GATES = {"low tide": L.LowTide, "high tide": L.HighTide, "coastline": L.Coastline}
KEYWORD = re.compile(
    r"(?P<word>[a-z]+(?: tide)?)(?: ?[\[(](?P<n>\d+)[\])])?(?: (?P<whose>self|opp) (?P<pile>\d+))?: (?P<rest>.+)"
)


def read_english(text: str, kind: str) -> list[Clause]:
    """The clauses of a text; `kind` is the type of its card."""
    found: list[Clause] = []
    at = 0
    label = "reply" if kind == REINFORCEMENT else "plain"
    said = " ".join(text.split())
    said = said if said.endswith(".") else f"{said}."
    for mark in [*LABEL.finditer(said), None]:
        stretch = said[at : mark.start() if mark else len(said)].strip()
        if stretch:
            found.append(_clause(label, stretch, kind))
        if mark:
            label, at = mark[1].lower(), mark.end()
    return found


def _clause(label: str, text: str, kind: str) -> Clause:
    sentences = split(normal(text))
    if label == "reply":
        on, first = _when(sentences[0], text)
        return L.reply(on, *(_part(s, text) for s in (first, *sentences[1:])))
    stands = label == "passive" or (label == "plain" and kind != BOOST)
    made: list[Sentence] = [_standing(s, text) if stands else _part(s, text) for s in sentences]
    make: Callable[..., Clause] = {"passive": L.passive, "lock": L.lock, "snap": L.snap, "echo": L.echo}.get(
        label, L.plain
    )
    return make(*made)


def split(text: str) -> list[str]:
    """Sentences; a choice of texts, a coin's two sides and what happens to a Food are one."""
    pieces = [p for p in re.split(r"\.(?: |$)", text.replace(". or ", " §or§ ")) if p]
    found: list[str] = []
    for piece in pieces:
        if found and (piece.startswith(("fail:", "when that food is discarded")) or found[-1].endswith("opp flips")):
            found[-1] = f"{found[-1]}. {piece}"
        else:
            found.append(piece)
    return found


def _when(text: str, whole: str) -> tuple[On, str]:
    """`when …, the rest`: the moment, whose words may hold a comma."""
    found = re.match(r"(when|after|if) ", text)
    if found is not None:
        places = [m.start() for m in re.finditer(", ", text)]
        for place in reversed(places):
            moment = moments().get(plain_moment(text[found.end() : place]))
            if moment is not None:
                return (moment.when if found[1] == "when" else moment.after), text[place + 2 :]  # 4.6.6.4
    raise BadText(f"{whole!r} does not begin with a moment; there are: {'; '.join(sorted(moments()))}")


# --- passives ---------------------------------------------------------------------------------------------------------


def _standing(text: str, whole: str) -> Sentence:
    try:
        found = standing(text)
    except BadDeclaration as error:
        raise BadText(f"{text!r} in {whole!r}: {error}") from None
    if found is None:
        raise BadText(f"{text!r} in {whole!r} is not understood; the card language may say it")
    return found


def standing(text: str) -> Sentence | None:
    """A sentence of a passive, of an Ally, a Mascot or a World: what listens, what lasts."""
    once = text.startswith("once each turn, ")
    text = text.removeprefix("once each turn, ")
    gate = KEYWORD.fullmatch(text)
    if gate and gate["word"] in ("bloom", "erupt"):
        do = part(gate["rest"])
        return None if do is None else L.Bloom(do) if gate["word"] == "bloom" else L.Erupt(do)
    if gate and (gate["word"] in STANDING_GATES or gate["word"] == "unity"):
        inner = standing(gate["rest"])
        if inner is None:
            return None
        return L.Unity(int(gate["n"] or 1), inner) if gate["word"] == "unity" else STANDING_GATES[gate["word"]](inner)
    if text.startswith("when this ally is discarded, "):
        do = part(text.partition(", ")[2])
        return None if do is None else L.WhenScrapped(do)
    heard = _heard(text, once)
    if heard is not None:
        return heard
    if text.startswith("if "):
        held = condition(text[3:].partition(", ")[0])
        inner = lasting(text.partition(", ")[2])
        if held is not None and inner is not None:
            return L.While(held, inner)
    return lasting(text) or _only(text) or part(text)


def _heard(text: str, once: bool) -> Sentence | None:
    """`when …, the rest`, or `the rest when …` (4.4.1.4c)."""
    try:
        on, rest = _when(text, text)
    except BadText:
        last = re.fullmatch(r"(.+) (when|after) (.+)", text)
        moment = moments().get(plain_moment(last[3])) if last else None
        if last is None or moment is None:
            return None
        on, rest = (moment.when if last[2] == "when" else moment.after), last[1]
    do = part(rest)
    return None if do is None else L.Whenever(on, do, once=once)


def _only(text: str) -> Sentence | None:
    found = re.fullmatch(rf"attach only to an? ({'|'.join(ELEMENTS)}) vt", text)
    return L.Only(found[1]) if found else None


def lasting(text: str) -> Lasting | None:
    found = re.fullmatch(r"([+-]\d+) pl(?: to (.+))?", text)
    if found is None:
        having = re.fullmatch(r"(.+) (?:has|have) ([+-]\d+) pl", text)
        found_n, who_text = (having[2], having[1]) if having else ("", "")
    else:
        found_n, who_text = found[1], found[2] or "this vt"
    if found_n:
        who = noun(who_text)
        return L.Has(int(found_n), who) if isinstance(who, Who) and not who.most else None
    for pattern, make in (
        (rf"draw {COUNT} extra cards? at the start of your turn", L.ExtraDraw),
        (rf"players may only play {COUNT} supports? each turn", L.OnlySupports),
        (rf"players may play {COUNT} additional supports? each turn", L.MoreSupports),
        (rf"keep (?:up to )?{COUNT} coins? after combat", L.CoinsStay),
    ):
        counted = re.fullmatch(pattern, text)
        if counted:
            return make(amount(counted[1]))
    if text == "players can't search their decks":
        return L.NoSearching()
    return L.NoAdvantage() if text == "your opp's active vt gets no elemental advantage against this vt" else None


# --- what is done -----------------------------------------------------------------------------------------------------


def _part(text: str, whole: str) -> Part:
    try:
        found = part(text)
    except BadDeclaration as error:
        raise BadText(f"{text!r} in {whole!r}: {error}") from None
    if found is None:
        raise BadText(f"{text!r} in {whole!r} is not understood; the card language may say it")
    return found


def part(text: str) -> Part | None:
    """Something done: one verb, or several joined by keywords, conditions, commas and "and"."""
    fed, _, lost = text.partition(". when that food is discarded, ")
    if lost:
        food, after = simple(fed), part(lost)
        if not isinstance(food, L.Feed) or not isinstance(food.what, Who) or after is None:
            return None
        return L.Feed(food.what, food.n, after)
    wrong: BadDeclaration | None = None
    for read in (simple, _addressed, _prefixed, _several, _commas, _ands):
        try:
            found = read(text)
        except BadDeclaration as error:  # another way to read it may do
            wrong = wrong or error
            continue
        if found is not None:
            return found
    if wrong is not None:
        raise wrong
    return None


def _addressed(text: str) -> Part | None:
    return simple(text.removeprefix("you "))


def _prefixed(text: str) -> Part | None:
    gate = KEYWORD.fullmatch(text)
    if gate and gate["word"] == "crit":
        return _crit(gate["rest"])
    if gate and (gate["word"] in GATES or gate["word"] in NUMBERED or gate["word"] == "ash"):
        do = part(gate["rest"])
        if do is None:
            return None
        if gate["word"] == "ash":
            return L.Ash(L.OPPS if gate["whose"] == "opp" else L.YOURS, int(gate["pile"] or gate["n"] or 1), do)
        return NUMBERED[gate["word"]](int(gate["n"] or 1), do) if gate["word"] in NUMBERED else GATES[gate["word"]](do)
    if text.startswith("choose one: "):
        modes = [part(mode) for mode in text.removeprefix("choose one: ").split(" §or§ ")]
        return L.ChooseOne(*(m for m in modes if m)) if all(modes) and len(modes) > 1 else None
    for lead, make in (("immediately ", L.Immediately), ("you may ", L.May), ("in your opp's next turn, ", L.NextTurn)):
        if text.startswith(lead):
            do = part(text.removeprefix(lead))
            return None if do is None else make(do)
    if text.startswith("if ") and ", " in text:
        held = condition(text[3:].partition(", ")[0])
        do = part(text.partition(", ")[2])
        return L.If(held, do) if held is not None and do is not None else None
    return _others(text)


def _others(text: str) -> Part | None:
    """What each player or the opponent does, said from the outside."""
    found = re.fullmatch(r"(each player|your opp) (may )?(.+)", text)
    if found is None:
        return None
    rest = found[3].replace("their ", "your ").replace("they control", "you control")
    if not found[2]:
        verb, _, more = rest.partition(" ")
        rest = f"{re.sub(r'(?<=ch|ss)es$|s$', '', verb)} {more}"
    do = part(rest)
    if do is None:
        return None
    done = L.May(do) if found[2] else do
    return L.Both(done) if found[1] == "each player" else L.Opp(done)


def _crit(text: str) -> Part | None:
    if text.startswith("your opp flips. "):
        made = _crit(text.removeprefix("your opp flips. "))
        return _flipped_by_opp(made) if isinstance(made, L.Crit) else None
    sides = re.fullmatch(r"success: (.+?)\. fail: (.+)", text)
    if sides:
        win, lose = part(sides[1]), part(sides[2])
        return L.Crit(win, lose) if win and lose else None
    failed = text.removeprefix("fail: ")
    do = part(failed.removeprefix("success: "))
    return None if do is None else L.Crit(lose=do) if failed != text else L.Crit(do)


def _flipped_by_opp(made: L.Crit) -> Part:
    sides = {"win": made.win, "lose": made.lose}
    return L.Crit(**{side: do for side, do in sides.items() if do is not None}, flips=L.OPPS)


def _several(text: str) -> Part | None:
    found = re.fullmatch(r"(.+) for each (.+)", text)
    if found:
        who, do = noun(found[2]), part(found[1])
        return L.PerEach(who, do) if isinstance(who, Who) and do is not None else None
    found = re.fullmatch(r"spend any number of coins: (.+) for every (\d+) spent", text)
    do = part(found[1]) if found else None
    return L.PerCoins(int(found[2]), do) if found and do is not None else None


def _commas(text: str) -> Part | None:
    pieces = text.split(", ")
    parts = [part(piece) for piece in pieces] if len(pieces) > 1 else []
    return L.Comma(*(p for p in parts if p)) if parts and all(parts) else None


def _ands(text: str) -> Part | None:
    for at in (m.start() for m in re.finditer(" and ", text)):
        first, rest = simple(text[:at]), text[at + 5 :]
        if first is None:
            continue
        shared = re.fullmatch(r"([+-]\d+ pl to ).+", text[:at])
        second = part(rest) or (part(shared[1] + rest) if shared else None)
        if second is not None:
            return L.And(first, *(second.parts if isinstance(second, L.And) else (second,)))
    return None
