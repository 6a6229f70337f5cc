"""Card texts in plain English, as they stand on cards: read into the same clauses that the card language declares.

    Snap: +1 PL to another VT you control, draw 1 card.
    When your Opp. plays a Support, cancel it.

Sentences end with periods, conditions with commas (4.5.2); what is not understood is an error that says which words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from kaimaku.games.expressions import BadText

from . import lang as L
from .card import ALLY, BOOST, CARDS, REINFORCEMENT
from .lang.effects import Part
from .lang.frames import Clause, Sentence
from .lang.hands import ELEMENTS, Kind
from .lang.joints import Condition
from .lang.marks import Lay
from .lang.nouns import Several, Where, Which, Who
from .lang.standing import Lasting
from .moments import Moment, On
from .scenario_lang import MORE, Fall, opp_vt_of, vt_named, vt_of, vts_of, you_control, your_vt_of

LABEL = re.compile(r"(?:^|(?<=[.] ))(passive|lock|snap|echo): ", re.IGNORECASE)
MARKS: dict[str, type[Lay]] = {
    "feed": L.Feed,
    "bless": L.Bless,
    "bolster": L.Bolster,
    "decay": L.Decay,
    "exalt": L.Exalt,
    "submerge": L.Submerge,
    "corrupt": L.Corrupt,
    "burn": L.Burn,
    "fracture": L.Fracture,
}
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
TIMES = r"(?: (?P<times>twice|\d+ times|by \d+))?"
WORDS_FOR = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "another": 1}
COUNT = r"(\d+|an?|one|two|three)"
PLACES = {"hand": L.TO_HAND, "deck": L.TO_DECK, "top": L.ON_TOP, "bottom": L.TO_BOTTOM}
LEFT = {"it": L.IT, "them": L.THEM, "the other": L.THE_OTHER}


def normal(text: str) -> str:
    """One way of writing for all: small letters, `opp` for the opponent, `vts` for several."""
    said = " ".join(text.replace("’", "'").replace("−", "-").split()).lower()
    said = re.sub(r"\bopponent\b", "opp", said).replace("opp.", "opp")
    said = re.sub(r"\bvtubers?\b", lambda m: "vts" if m[0].endswith("s") else "vt", said)
    return re.sub(r"\bvt's\b", "vts", said).replace("powerlevel", "pl").replace("power level", "pl")


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
    make: Callable[..., Clause] = {"passive": L.passive, "lock": L.lock, "snap": L.snap, "echo": L.echo}.get(label, L.plain)
    return make(*made)


def split(text: str) -> list[str]:
    """Sentences; a choice of texts, a coin's two sides and what happens to a Food are one."""
    pieces = [p for p in re.split(r"\.(?: |$)", text.replace(". or ", " §or§ ")) if p]
    found: list[str] = []
    for piece in pieces:
        if found and piece.startswith(("fail:", "when that food is discarded")):
            found[-1] = f"{found[-1]}. {piece}"
        else:
            found.append(piece)
    return found


def _when(text: str, whole: str) -> tuple[On, str]:
    """`when …, the rest`: the moment, whose words may hold a comma."""
    found = re.match(r"(when|after) ", text)
    if found is not None:
        places = [m.start() for m in re.finditer(", ", text)]
        for place in reversed(places):
            moment = moments().get(plain_moment(text[found.end() : place]))
            if moment is not None:
                return (moment.when if found[1] == "when" else moment.after), text[place + 2 :]
    raise BadText(f"{whole!r} does not begin with a moment; there are: {'; '.join(sorted(moments()))}")


def plain_moment(text: str) -> str:
    return re.sub(r" (?:they|you|your opp) controls?$", "", text)


# --- the vocabulary, by its English words -----------------------------------------------------------------------------


@cache
def vocabulary() -> dict[str, object]:
    return {name: getattr(L, name) for name in L.__all__} | MORE


@cache
def moments() -> dict[str, Moment]:
    found = {normal(m.en): m for m in vocabulary().values() if isinstance(m, Moment)}
    return {plain_moment(text): m for text, m in found.items()} | found


@cache
def conditions() -> dict[str, Condition]:
    found = [c for c in vocabulary().values() if isinstance(c, Condition)]
    return {normal(c.words("en")): c for c in [*found, L.Paired(L.THIS_VT), L.Paired(L.YOUR_ACTIVE)]}


@cache
def nouns() -> dict[str, Several]:
    """Nouns by their own words, and by other words people use for them."""
    found = {normal(n.words("en")): n for n in vocabulary().values() if isinstance(n, Several)}
    others: dict[Several, tuple[str, ...]] = {
        L.VT: ("any vt",),
        L.OPP_VT: ("a vt your opp controls", "opp's vt", "your opp's vt", "a vt of your opp", "any opp's vt"),
        L.OPP_ACTIVE: ("their active vt", "the opp's active vt", "an opp's active vt", "opp's active vt"),
        L.OPP_BACKSTAGE: ("an opp's backstage vt", "your opp's backstage vt", "a backstage vt of your opp"),
        L.YOUR_BACKSTAGE: ("your backstage vt", "one of your backstage vts", "a vt on your backstage"),
        L.YOUR_VT: ("your vt", "one of your vts", "any vt you control"),
        L.ANOTHER_VT: ("another vt",),
        L.THAT_VT: ("it",),
        L.TWO_OF_YOURS: ("2 vts you control", "two vts you control", "two of your vts"),
        L.TWO_OPP_VTS: ("2 vts your opp controls", "2 opp's vts", "two of your opp's vts"),
        L.ANY_VT_SPOT: ("a vt spot", "any spot", "a spot"),
        L.OPP_SPOT: ("a spot of your opp", "an opp's spot", "your opp's spot", "one of your opp's spots"),
        L.YOUR_ALLY: ("your ally",),
        L.OPP_ALLY: ("an opp's ally", "an ally your opp controls"),
        L.ADJACENT_VTS: ("each adjacent vt", "all adjacent vts"),
    }
    for noun, words in others.items():
        found |= {word: noun for word in words}
    for word, noun in MORE.items():
        if isinstance(noun, Who) and word in ("YOUR_VTS", "OPP_VTS", "ALL_VTS"):
            found[normal(noun.en).replace("all vts", "each vt")] = noun
    return found


def noun(text: str) -> Several | None:
    known = nouns().get(text)
    if known is not None:
        return known
    elements = "|".join(ELEMENTS)
    for pattern, make in (
        (rf"an? ({elements}) vt you control", your_vt_of),
        (rf"(?:an|your) opp's ({elements}) vt", opp_vt_of),
        (rf"an? ({elements}) vt your opp controls", opp_vt_of),
        (rf"({elements}) vts", vts_of),
        (rf"(?:each|all) ({elements}) vts?", vts_of),
        (rf"(?:an?|any) ({elements}) vt", vt_of),
    ):
        found = re.fullmatch(pattern, text)
        if found:
            return make(found[1])
    named = re.fullmatch(r"an? (.+) vt", text)
    lines = {normal(d.facts.line): d.facts.line for d in CARDS if d.facts.line}
    return vt_named(lines[named[1]]) if named and named[1] in lines else None


def condition(text: str) -> Condition | None:
    found = re.fullmatch(r"you control (?:at least )?(\d+)(?: pl(\d+))? vts?", text)
    if found:
        return you_control(int(found[1]), int(found[2] or 0))
    attached = re.fullmatch(r"(.+) is attached to this vt too", text)
    if attached:
        names = {normal(d.facts.name): d.facts.name for d in CARDS if d.facts.type == ALLY}
        return L.With(names[attached[1]]) if attached[1] in names else None
    return conditions().get(text)


def kind_of(text: str) -> Kind | None:
    found = {normal(k.words("en")): k for k in vocabulary().values() if isinstance(k, Kind)}
    elements = "|".join(ELEMENTS)
    staged = re.fullmatch(rf"an? ({elements}) pl8 vt", text)
    if staged:
        return L.element_pl8(staged[1])
    grown = re.fullmatch(rf"an? ({elements}) vt that evolves from a vt on your backstage", text)
    return L.element_evolution(grown[1]) if grown else found.get(text)


def amount(text: str) -> int:
    return WORDS_FOR[text] if text in WORDS_FOR else int(text)


# --- passives -----------------------------------------------------------------------------------------------------------


def _standing(text: str, whole: str) -> Sentence:
    found = standing(text)
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
        return None if do is None else L.Bloom(do) if gate["word"] == "bloom" else L.Erupt(do)  # type: ignore[return-value]
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
    return L.Only(found[1], ELEMENTS[found[1]]) if found else None


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


# --- what is done -------------------------------------------------------------------------------------------------------


def _part(text: str, whole: str) -> Part:
    found = part(text)
    if found is None:
        raise BadText(f"{text!r} in {whole!r} is not understood; the card language may say it")
    return found


def part(text: str) -> Part | None:
    """Something done: one verb, or several joined by keywords, conditions, commas and "and"."""
    return simple(text) or _prefixed(text) or _several(text) or _commas(text) or _ands(text)


def _prefixed(text: str) -> Part | None:
    gate = KEYWORD.fullmatch(text)
    if gate and gate["word"] == "crit":
        return _crit(gate["rest"])
    if gate and (gate["word"] in GATES or gate["word"] in NUMBERED or gate["word"] == "ash"):
        do = part(gate["rest"])
        if do is None:
            return None
        if gate["word"] == "ash":
            return L.Ash(L.YOURS if gate["whose"] == "self" else L.OPPS, int(gate["pile"] or gate["n"] or 1), do)
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
        rest = f"{verb.removesuffix('s')} {more}"
    do = part(rest)
    if do is None:
        return None
    done = L.May(do) if found[2] else do
    return L.Both(done) if found[1] == "each player" else L.Opp(done)


def _crit(text: str) -> Part | None:
    sides = re.fullmatch(r"success: (.+?)\. fail: (.+)", text)
    if sides:
        win, lose = part(sides[1]), part(sides[2])
        return L.Crit(win, lose) if win and lose else None
    failed = text.removeprefix("fail: ")
    do = part(failed.removeprefix("success: "))
    return None if do is None else L.Crit(None, do) if failed != text else L.Crit(do)


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


def simple(text: str) -> Part | None:
    """One verb with its noun."""
    for pattern, make in VERBS:
        found = pattern.fullmatch(text)
        if found:
            made = make(found)
            if made is not None:
                return made
    return None


def _levels(found: re.Match[str]) -> Part | None:
    who = noun(found[2])
    return L.PL(int(found[1]), who) if isinstance(who, Who) else None


def _lay(found: re.Match[str]) -> Part | None:
    what = noun(found["what"])
    times = (found["times"] or "").removeprefix("by ").removesuffix(" times")
    n = 2 if times == "twice" else int(times or 1)
    mark = MARKS[found["mark"]]
    if what is None or isinstance(what, Where) != (mark in (L.Burn, L.Fracture)):
        return None
    if mark is L.Feed and found["lost"]:
        after = part(found["lost"])
        return L.Feed(what, n, after) if after is not None and isinstance(what, Who) else None
    return mark(what, n)


def _return(found: re.Match[str]) -> Part | None:
    what = noun(found[1])
    to = PLACES["top" if found[2].startswith("on top") else "bottom" if "bottom" in found[2] else found[4]]
    return None if what is None else L.Return(what, to, found[3])


def _mill(found: re.Match[str]) -> Part:
    return L.Mill(amount(found[1] or "1"), L.YOURS if found[2] == "your" else L.OPPS)


def _look(found: re.Match[str]) -> Part:
    whose = L.YOURS if found[3] == "your" else L.OPPS
    return L.LookTop(int(found[2] or 1), whose, openly=found[1] == "reveal")


def _discard(found: re.Match[str]) -> Part | None:
    what = L.CARDS if found[2].startswith("card") else L.SUPPORT
    return L.Discard(amount(found[1]), what)


def _their_discard(found: re.Match[str]) -> Part | None:
    what = L.CARDS if found[2].startswith("card") else L.SUPPORT
    return L.Discard(amount(found[1]), what, whose=L.OPPS)


def _aimed(make: Callable[[Several], Part], *kinds: type[Several]) -> Callable[[re.Match[str]], Part | None]:
    def build(found: re.Match[str]) -> Part | None:
        what = noun(found[1])
        return make(what) if isinstance(what, kinds) else None

    return build


def _fall_or_scrap(found: re.Match[str]) -> Part | None:
    what = noun(found[1])
    return None if what is None or isinstance(what, Where) else L.Scrap(what) if isinstance(what, Which) else Fall(what)


def _swap(found: re.Match[str]) -> Part | None:
    who = noun(found[1])
    return L.Swap(who) if isinstance(who, Who) else None


def _move_ally(found: re.Match[str]) -> Part | None:
    what = noun(found[1])
    return L.MoveAlly(what) if isinstance(what, Which) else None


def _trigger(found: re.Match[str]) -> Part | None:
    word, who = found[1], found[2]
    if word == "snap":
        return L.SnapOfYours()
    if who == "your active vt" and word == "negative":
        return L.NegativeOfActive()
    if who == "a vt in its negative state":
        return L.PositiveOfBackstage()
    return L.AnyOf(word.title()) if who == "a vt you control" else None


def _keep(found: re.Match[str]) -> Part | None:
    what = kind_of(found[1])
    return None if what is None else L.Keep(what)


def _search(found: re.Match[str]) -> Part | None:
    what = kind_of(found[1])
    return None if what is None else L.Search(what)


def _rest_to(make: Callable[[str], Part]) -> Callable[[re.Match[str]], Part]:
    return lambda found: make(LEFT[found[1]]) if found[1] in LEFT else make.__call__()  # type: ignore[call-arg]


STATUS_FROM = {"a vt or a spot": L.ANYWHERE, "a vt or a spot you control": L.ON_YOURS, "it": L.ON_IT}
REST = r"(it|them|the other|the rest)"
VERBS: list[tuple[re.Pattern[str], Callable[[re.Match[str]], Part | None]]] = [
    (re.compile(pattern), make)
    for pattern, make in (
        (r"([+-]\d+) pl to (.+)", _levels),
        (rf"draw {COUNT} cards?", lambda m: L.Draw(amount(m[1]))),
        (rf"discard {COUNT} (cards?|supports?) from your hand", _discard),
        (rf"your opp discards {COUNT} (cards?|supports?) from their hand", _their_discard),
        (r"discard the top (?:(\d+) cards|card) of (your opp's|your) deck", _mill),
        (rf"discard {COUNT} of them", lambda m: L.Bin(amount(m[1]))),
        (r"discard (.+)", _fall_or_scrap),
        (
            rf"(?P<mark>{'|'.join(MARKS)}) (?P<what>.+?){TIMES}(?:\. when that food is discarded, (?P<lost>.+))?",
            _lay,
        ),
        (r"undertow (?:(\d+)|an? (?:vt|card).*)", lambda m: L.Undertow(int(m[1] or 1))),
        (r"cancel (?:it|that card)", lambda m: L.Cancel()),
        (r"generate ?[\[(]?(\d+)[\])]?", lambda m: L.Generate(int(m[1]))),
        (r"coin pile(?: (twice)| (\d+) times)?", lambda m: L.CoinPile(2 if m[1] else int(m[2] or 1))),
        (r"spend (\d+) coins?", lambda m: L.Spend(int(m[1]))),
        (r"keep up to (\d+) coins? after combat", lambda m: L.KeepCoins(int(m[1]))),
        (r"return a card from your hand (?:to|on) (?:the )?(?:(top|bottom) of )?your deck", lambda m: L.PutBack(
            PLACES[m[1] or "deck"])),
        (r"return the top card of your discard pile to your deck", lambda m: L.Recycle()),
        (r"return that evolution card to its owner's deck", lambda m: L.Devolve()),
        (
            r"return (.+?) ((?:on top of|to the bottom of|to) (its owner's|their|your) (hand|deck))",
            _return,
        ),
        (r"revive (.+)", _aimed(lambda who: L.Revive(who), Who)),  # type: ignore[arg-type]
        (r"unlock (.+)", _aimed(L.Unlock, Which)),
        (r"swap the positions? of (.+)", _swap),
        (r"swap it with (.+)", _aimed(L.SwapActive, Who)),
        (r"move (.+) to a different vt (?:you|your opp) controls?", _move_ally),
        (r"move (.+) to an empty spot", _aimed(L.Move, Who)),
        (r"attach an ally from your discard pile to (.+)", _aimed(lambda who: L.Attach(who), Who)),  # type: ignore[arg-type]
        (r"remove a status effect from (.+)", lambda m: L.RemoveStatus(STATUS_FROM[m[1]]) if m[1] in STATUS_FROM else None),
        (r"remove all decay", lambda m: L.CleanseDecay()),
        (r"search your deck for (.+)", _search),
        (r"your opp shuffles their deck", lambda m: L.Shuffle()),
        (r"draw a card from your discard pile; it can't be played until after combat", lambda m: L.Salvage()),
        (r"(look at|reveal) the top (?:(\d+) cards|card) of (your opp's|your) deck", _look),
        (r"draw 1 of them", lambda m: L.Keep()),
        (r"you may reveal and draw (.+) of them", _keep),
        (rf"put {REST} on the bottom(?: in any order)?", _rest_to(L.ToBottom)),
        (rf"put {REST} on the top or bottom(?: in any order)?", _rest_to(L.ToEither)),
        (rf"put {REST} into your opp's hand", _rest_to(L.ToOpp)),
        (r"shuffle the rest back", lambda m: L.ShuffledBack()),
        (r"trigger the (\w+) of (.+)", _trigger),
        (r"play this as a copy of it", lambda m: L.CopyIt()),
        (r"your opp can't play more than (\d+) supports?(?: (?:this|that) turn)?", lambda m: L.Cap(int(m[1]))),
    )
]
