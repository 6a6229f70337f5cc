"""The chances worth telling about a hololive OCG deck: its opening hand and its first blooms, exact and in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from kaimaku.decks.chance import Chance, Words, percent
from kaimaku.decks.deck import Deck
from kaimaku.decks.odds import HAND, bare, kept, none_of, starts, want

from ..facts import Printed
from .legality import Facts

WORTH_TELLING = Fraction(1, 100_000)
MOST_LINES = 3
COUNTED_REDRAWS = 6  # 6.2.1.9.1: one more hand without a Debut loses the game
HANDS = 1 + 1 + COUNTED_REDRAWS  # the first, the free redraw, and those that count


def seen_by(turn: int) -> int:
    """How many cards a player has seen by an own turn: the hand, and one draw for each turn (7.3.2)."""
    return HAND + turn


def chances(deck: Deck, facts: Facts) -> list[Chance]:
    """Everything worth telling, the opening hand first. A deck without cards has no chances."""
    if not deck.main:
        return []
    return [*_hand(deck, facts), *_levels(deck, facts), *_limited(deck, facts), *_lines(deck, facts)]


def _hand(deck: Deck, facts: Facts) -> Iterator[Chance]:
    debuts = _of_level(deck, facts, "debut")
    free = percent(starts(deck.main, debuts, 1))
    note = (f"{free} with the free redraw.", f"引き直し1回を含めると{free}。")
    yield Chance("debut", ("Debut in your opening hand", "最初の手札にDebut"), 1 - bare(deck.main, debuts), note)
    lost = 1 - starts(deck.main, debuts, HANDS - 1)
    if lost >= WORTH_TELLING:
        words = ("No Debut after all redraws (you lose)", "引き直してもDebutが出ず敗北")
        yield Chance("no-start", words, lost, (f"You draw up to {HANDS} hands.", f"手札は最大{HANDS}回引きます。"))


def _levels(deck: Deck, facts: Facts) -> Iterator[Chance]:
    debuts = _of_level(deck, facts, "debut")
    for bloom, level, turn, nth in (("first", "1st", 2, "second"), ("second", "2nd", 3, "third")):
        if cards := _of_level(deck, facts, bloom):
            words = (f"{level} by your {nth} turn", f"自分の第{turn}ターンまでに{level}")
            chance = kept(deck.main, debuts, [want(cards, seen_by(turn))])
            yield Chance(f"{level}-by-{turn}", words, chance, _seen(seen_by(turn)))


def _limited(deck: Deck, facts: Facts) -> Iterator[Chance]:
    cards = [number for number in deck.main if (fact := facts.get(number)) and fact.limited]
    if cards:
        words = ("LIMITED card in your opening hand", "最初の手札にLIMITEDのカード")
        yield Chance("limited", words, 1 - none_of(deck.main, [want(cards, HAND)]))


def _lines(deck: Deck, facts: Facts) -> Iterator[Chance]:
    """Blooming on one's second turn: the Debut is on the stage a turn before (8.3.2.b), the 1st comes in time."""
    debuts, firsts = _of_level(deck, facts, "debut"), _of_level(deck, facts, "first")
    for en, ja in lines(deck, facts)[:MOST_LINES]:
        below, above = ([n for n in cards if en in _names(facts[n])] for cards in (debuts, firsts))
        chance = kept(deck.main, debuts, [want(below, seen_by(1)), want(above, seen_by(2))])
        words = (f"{en} can bloom on your second turn", f"自分の第2ターンに{ja}がBloomできる")
        yield Chance(f"line:{en}", words, chance, _seen(seen_by(2)))


def lines(deck: Deck, facts: Facts) -> list[Words]:
    """Names with a Debut and a 1st in the deck: the Oshi's own first, then those with the most cards."""
    counts: dict[Words, dict[str, int]] = {}
    for number, count in deck.main.items():
        fact = facts.get(number)
        if fact is None or fact.bloom is None:
            continue
        for name in (fact.name, *fact.also):
            levels = counts.setdefault((name.en, name.ja), {})
            levels[fact.bloom] = levels.get(fact.bloom, 0) + count
    oshi = {fact.name.en for number in deck.oshi if (fact := facts.get(number))}
    found = [name for name, levels in counts.items() if {"debut", "first"} <= levels.keys()]
    return sorted(found, key=lambda name: (name[0] not in oshi, -sum(counts[name].values()), name))


def _seen(cards: int) -> Words:
    return (
        f"{cards} cards seen, redrawing only without a Debut.",
        f"見るカードは{cards}枚。Debutのない手札だけを引き直した場合。",
    )


def _of_level(deck: Deck, facts: Facts, bloom: str) -> list[str]:
    return [number for number in deck.main if (fact := facts.get(number)) and fact.bloom == bloom]


def _names(fact: Printed) -> set[str]:
    return {fact.name.en, *(name.en for name in fact.also)}
