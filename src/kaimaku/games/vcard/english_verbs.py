"""The English verbs of card texts: one thing done, with its noun."""

from __future__ import annotations

import re
from collections.abc import Callable

from . import lang as L
from .english_words import COUNT, amount, kind_of, noun
from .lang.effects import Part
from .lang.looking import Rest
from .lang.marks import Lay
from .lang.nouns import Several, Where, Which, Who

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
TIMES = r"(?: (?P<times>twice|\d+ times|by \d+))?"
PLACES = {"hand": L.TO_HAND, "deck": L.TO_DECK, "top": L.ON_TOP, "bottom": L.TO_BOTTOM}
LEFT = {"it": L.IT, "them": L.THEM, "the other": L.THE_OTHER}
REST = r"(it|them|the other|the rest)"
STATUS_FROM = {
    **dict.fromkeys(("a vt or a spot", "a vt", "any vt", "a spot", "any vt or spot"), L.ANYWHERE),
    **dict.fromkeys(("a vt or a spot you control", "a vt you control", "a spot you control"), L.ON_YOURS),
    "it": L.ON_IT,
}


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
    return mark(what, n)


def _return(found: re.Match[str]) -> Part | None:
    what = noun(found[1])
    to = PLACES["top" if " top " in found[2] else "bottom" if "bottom" in found[2] else found[4]]
    return None if what is None else L.Return(what, to, found[3].replace("their owner's", "its owner's"))


def _mill(found: re.Match[str]) -> Part:
    return L.Mill(amount(found[1] or "1"), L.YOURS if found[2] == "your" else L.OPPS)


def _look(found: re.Match[str]) -> Part:
    whose = L.YOURS if found[3] == "your" else L.OPPS
    return (L.RevealTop if found[1] == "reveal" else L.LookTop)(int(found[2] or 1), whose)


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
    return (
        None if what is None or isinstance(what, Where) else L.Scrap(what) if isinstance(what, Which) else L.Fall(what)
    )


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
    if who in ("a vt in its negative state", "a vt you control in its negative state"):
        return L.PositiveOfBackstage()
    return L.AnyOf(word.title()) if who == "a vt you control" else None


def _keep(found: re.Match[str]) -> Part | None:
    what = kind_of(found[1])
    return None if what is None else L.Keep(what)


def _search(found: re.Match[str]) -> Part | None:
    what = kind_of(found[1])
    return None if what is None else L.Search(what)


def _rest_to(make: type[Rest]) -> Callable[[re.Match[str]], Part]:
    return lambda found: make(LEFT[found[1]]) if found[1] in LEFT else make()


def _status(found: re.Match[str]) -> Part | None:
    return L.RemoveStatus(STATUS_FROM[found[1]]) if found[1] in STATUS_FROM else None


VERBS: list[tuple[re.Pattern[str], Callable[[re.Match[str]], Part | None]]] = [
    (re.compile(pattern), make)
    for pattern, make in (
        (r"([+-]\d+) pl to (.+)", _levels),
        (rf"draw {COUNT}(?: cards?)?", lambda m: L.Draw(amount(m[1]))),
        (rf"discard {COUNT} (cards?|supports?)(?: from your hand)?", _discard),
        (rf"your opp discards {COUNT} (cards?|supports?)(?: from their hand)?", _their_discard),
        (r"discard the top (?:(\d+) cards|card) of (your opp's|your) deck", _mill),
        (rf"discard {COUNT} of them", lambda m: L.Bin(amount(m[1]))),
        (r"discard (.+)", _fall_or_scrap),
        (
            rf"(?P<mark>{'|'.join(MARKS)}) (?P<what>.+?){TIMES}",
            _lay,
        ),
        (r"undertow (?:(\d+)(?: (?:vts?|cards?))?|an? .+)", lambda m: L.Undertow(int(m[1] or 1))),
        (r"cancel (?:it|that \w+)", lambda m: L.Cancel()),
        (r"generate ?[\[(]?(\d+)[\])]?(?: mana)?", lambda m: L.Generate(int(m[1]))),
        (r"coin pile(?: (twice)| (\d+) times)?", lambda m: L.CoinPile(2 if m[1] else int(m[2] or 1))),
        (r"spend (\d+) coins?", lambda m: L.Spend(int(m[1]))),
        (r"keep up to (\d+) coins? after combat", lambda m: L.KeepCoins(int(m[1]))),
        (
            r"(?:return|put) a card from your hand (?:to|on) (?:the )?(?:(top|bottom) of )?your deck",
            lambda m: L.PutBack(PLACES[m[1] or "deck"]),
        ),
        (r"return the top card of your discard pile to your deck", lambda m: L.Recycle()),
        (r"return that evolution card to its owner's deck", lambda m: L.Devolve()),
        (
            r"return (.+?) ((?:on top of|to the (?:top|bottom) of|to) ((?:its|their) owner's|their|your) (hand|deck))",
            _return,
        ),
        (r"revive (.+)", _aimed(lambda who: L.Revive(who), Who)),  # type: ignore[arg-type]
        (r"unlock an? (?:locked )?(?:card|vt|ally|mascot)(?: you control)?", lambda m: L.Unlock(L.YOUR_CARD)),
        (r"unlock (.+)", _aimed(L.Unlock, Which)),
        (r"swap (?:it|your active vt) with (.+)", _aimed(L.SwapActive, Who)),
        (r"swap (?:the positions? of )?(.+)", _swap),
        (r"move (.+) to a different vt (?:you|your opp) controls?", _move_ally),
        (r"move (.+) to (?:an )?empty (?:vt )?spots?", _aimed(lambda who: L.Move(who), Who)),  # type: ignore[arg-type]
        (r"attach an ally from your discard pile to (.+)", _aimed(lambda who: L.Attach(who), Who)),  # type: ignore[arg-type]
        (r"remove a status effect from (.+)", _status),
        (r"remove all decay", lambda m: L.CleanseDecay()),
        (r"search your deck for (.+)", _search),
        (r"your opp shuffles their deck", lambda m: L.Shuffle()),
        (
            r"(?:draw|put) a card from your discard pile(?: into your hand)?; it can't be played until after combat",
            lambda m: L.Salvage(),
        ),
        (r"(look at|reveal) the top (?:(\d+) cards|card) of (your opp's|your) deck", _look),
        (r"draw 1 of them", lambda m: L.Keep()),
        (r"you may reveal and draw (.+?) (?:of|from among) them", _keep),
        (rf"put {REST} on the bottom(?: in any order)?", _rest_to(L.ToBottom)),
        (rf"put {REST} on the top or bottom(?: in any order)?", _rest_to(L.ToEither)),
        (rf"put {REST} into your opp's hand", _rest_to(L.ToOpp)),
        (r"shuffle the rest back", lambda m: L.ShuffledBack()),
        (r"trigger (?:the|a) (low tide|high tide|\w+)(?: effect)? of (.+)", _trigger),
        (r"play this as a copy of it", lambda m: L.CopyIt()),
        (r"your opp can't play more than (\d+) supports?(?: (?:this|that) turn)?", lambda m: L.Cap(int(m[1]))),
    )
]
