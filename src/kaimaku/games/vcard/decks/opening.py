"""The chances worth telling about a VCard deck: its opening hand, its first evolutions and its pairs, exact."""

from __future__ import annotations

from collections.abc import Iterator

from kaimaku.decks.chance import Chance, Words, percent
from kaimaku.decks.deck import Deck
from kaimaku.decks.odds import at_least, bare, kept, want
from kaimaku.games.vcard.decks.facts import MASCOT, SUPPORTS, VTUBER, Facts, dealt, fact_of

HAND = 7  # vcard:6.1.1.4a
TURNS = 6  # of a player in a round, vcard:7.1.0.1
MOST_LINES = 3
WELL_SET_UP = 3  # VTubers on the board before the first turn


def chances(deck: Deck, facts: Facts) -> list[Chance]:
    """Everything worth telling, the opening hand first. A deck without cards has no chances."""
    if not deck.main:
        return []
    whole = _originals(deck)
    return [*_hand(whole, facts), *_stages(whole, facts), *_lines(whole, facts), *_others(whole, facts)]


def seen_by(turn: int) -> int:
    """How many cards a player has seen by an own turn of the first round: the hand, and one draw for each turn."""
    return HAND + turn


def _originals(deck: Deck) -> Deck:
    """The same cards with every promo under the number of its original."""
    cards: dict[str, int] = {}
    for number in dealt(deck):
        cards[number] = cards.get(number, 0) + 1
    return Deck(deck.game, deck.name, {"main": cards})


def _hand(deck: Deck, facts: Facts) -> Iterator[Chance]:
    """A hand without a PL8 is shown and redrawn as often as it takes (6.1.1.4b), so a game always starts."""
    lowest = _of(deck, facts, 8)
    redraw = bare(deck.main, lowest)
    again = percent(redraw)
    note = (f"{again} of hands are redrawn.", f"{again}の手札は公開して引き直し。")
    yield Chance("pl8", (f"A PL8 in the first {HAND}", f"最初の{HAND}枚にPL8"), 1 - redraw, note)
    if redraw < 1:
        for copies in (2, WELL_SET_UP):
            words = (f"{copies} or more PL8s to set up", f"準備で置けるPL8が{copies}枚以上")
            chance = at_least(deck.main, lowest, copies, HAND) / (1 - redraw)
            yield Chance(f"pl8-{copies}", words, chance, _seen(HAND))


def _stages(deck: Deck, facts: Facts) -> Iterator[Chance]:
    lowest = _of(deck, facts, 8)
    for pl, turn, nth in ((9, 2, "second"), (10, TURNS, "last")):
        if cards := _of(deck, facts, pl):
            words = (f"A PL{pl} by your {nth} turn", f"自分の第{turn}ターンまでにPL{pl}")
            chance = kept(deck.main, lowest, [want(cards, seen_by(turn))])
            yield Chance(f"pl{pl}-by-{turn}", words, chance, _seen(seen_by(turn)))


def _lines(deck: Deck, facts: Facts) -> Iterator[Chance]:
    """Evolving on one's second turn: a VTuber may evolve in the turn it is played, so both just have to be there."""
    lowest = _of(deck, facts, 8)
    for set_name, line in lines(deck, facts)[:MOST_LINES]:
        below, above = (_of(deck, facts, pl, set_name, line) for pl in (8, 9))
        seen = seen_by(2)
        words = (f"{line} can evolve on your second turn", f"自分の第2ターンに{line}が進化できる")
        chance = kept(deck.main, lowest, [want(below, seen), want(above, seen)])
        yield Chance(f"line:{set_name}:{line}", words, chance, _seen(seen))


def lines(deck: Deck, facts: Facts) -> list[tuple[str, str]]:
    """Set and name of every line with a PL8 and a PL9 in the deck, those with the most cards first."""
    counts: dict[tuple[str, str], dict[int, int]] = {}
    for number, count in deck.main.items():
        fact = fact_of(number, facts)
        if fact is not None and fact.kind == VTUBER:
            stages = counts.setdefault((fact.set, fact.line), {})
            stages[fact.pl] = stages.get(fact.pl, 0) + count
    found = [line for line, stages in counts.items() if {8, 9} <= stages.keys()]
    return sorted(found, key=lambda line: (-sum(counts[line].values()), line))


def _others(deck: Deck, facts: Facts) -> Iterator[Chance]:
    lowest = _of(deck, facts, 8)
    mascots = [n for n in deck.main if (fact := fact_of(n, facts)) and fact.kind == MASCOT]
    if mascots:
        words = ("A Mascot by your third turn", "自分の第3ターンまでにマスコット")
        yield Chance("mascot-by-3", words, kept(deck.main, lowest, [want(mascots, seen_by(3))]), _seen(seen_by(3)))
    supports = [n for n in deck.main if (fact := fact_of(n, facts)) and fact.kind in SUPPORTS]
    if supports:
        words = (f"A Support in the first {HAND}", f"最初の{HAND}枚にサポート")
        yield Chance("support", words, kept(deck.main, lowest, [want(supports, HAND)]), _seen(HAND))


def _seen(cards: int) -> Words:
    return (
        f"{cards} cards seen; a hand without a PL8 is redrawn.",
        f"見るカードは{cards}枚。PL8のない手札は引き直した場合。",
    )


def _of(deck: Deck, facts: Facts, pl: int, set_name: str = "", line: str = "") -> list[str]:
    """The VTubers of a stage, of all lines or of one."""
    found = [fact for number in deck.main if (fact := fact_of(number, facts)) and fact.kind == VTUBER]
    return [f.number for f in found if f.pl == pl and (not line or (f.set, f.line) == (set_name, line))]
