"""Cards that nobody wrote: what the language admits can be played, is told in two languages, and means one thing."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from random import Random

import pytest

from kaimaku.games.vcard.card import CardDef
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import GRAMMAR
from kaimaku.games.vcard.lang.expressions import READER
from kaimaku.games.vcard.lang.invented import SHARES, invent_cards, invent_clause, invent_deck
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.journal import redact
from kaimaku.language import expression_of, source
from kaimaku.language.invent import Inventor
from kaimaku.language.reading.expressions import BadText
from kaimaku.language.signatures import parameters
from tests.depth import at_depth
from tests.properties.test_vcard import check_boards
from tests.properties.test_vcard_knowledge import stays_hidden, step
from tests.properties.vcard_play import exchange, hidden, move, odd_options, picture, play_on, prompt

TABLES = 6  # each with cards of its own
CARDS = 50
GAMES = 3
LONGEST = 6000
SLIPS = re.compile(r"  |,,| [,;]|\b(a|an|the) (a|an|the)\b|[{}]|None|<|>")


@pytest.fixture(scope="module", params=range(TABLES))
def cards(request: pytest.FixtureRequest) -> list[CardDef]:
    made, refused = invent_cards(Random(request.param), f"INV{request.param}", CARDS)
    assert refused < CARDS / 2, "the table says more than it means"
    return made


def deal(cards: list[CardDef], seed: int) -> VCardTable:
    rng = Random(seed)
    return GAME.new([invent_deck(rng, cards), invent_deck(rng, cards)], seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_invented_cards_are_played_to_the_end(cards: list[CardDef], seed: int) -> None:
    """No exception, no endless loop; every card lies in one place; copies and saved tables are the same table."""
    rng = Random(seed)
    t = deal(cards, seed)
    faces = sorted(t.defs)
    for n in range(LONGEST):
        if t.result is not None:
            return
        (seat,) = t.asked
        options = GAME.options(t, seat)
        assert options and len(options) == len(set(options))
        if n % 7 == 0:
            assert sorted([*(d for c, d in enumerate(t.defs) if c not in t.copied), *t.copied.values()]) == faces
            assert sorted(c for zone in t.zones for c in zone) == list(range(len(t.defs)))
            check_boards(t)
        if n % 23 == 0:
            loaded = GAME.load(json.loads(json.dumps(t.to_data())))
            assert loaded.digest() == t.digest() == t.clone().digest()
            assert play_on(loaded, n, 15) == play_on(t.clone(), n, 15)
        GAME.decide(t, seat, rng.choice(options))
    raise AssertionError("the game does not end")


def test_what_a_seat_may_not_know_changes_nothing(cards: list[CardDef]) -> None:
    """Its view, its options and why not anything else; and what stays hidden through a decision leaves no trace."""
    rng = Random(1)
    t = deal(cards, 99)
    seen = Counter[str]()
    for n in range(LONGEST):
        if t.result is not None:
            break
        mover, option = move(t, rng)
        if n % 5 == 0:
            odd = odd_options(t, rng)
            for seat in (0, 1, None):
                twin = exchange(t, hidden(t, seat), rng)
                assert picture(twin, seat, odd) == picture(t, seat, odd)
            one = step(t, mover, option)
            twin = exchange(t, stays_hidden(t, one, mover), rng)
            twin.seed = t.seed
            two = step(twin, mover, option)
            assert redact(one, one.journal or [], mover) == redact(two, two.journal or [], mover), prompt(t)
            assert picture(one, mover, []) == picture(two, mover, []), prompt(t)
            seen[prompt(t)] += 1
        GAME.decide(t, mover, option)
    assert len(seen) > 3


def test_invented_texts_are_told_in_two_languages(cards: list[CardDef]) -> None:
    for d in cards:
        en, ja = GAME.describe(d.number, "en"), GAME.describe(d.number, "ja")
        assert en.isascii() and en.endswith(".") and not SLIPS.search(en.replace("Opp. ", "Opp ")), en
        assert not ja.isascii() and ja.endswith("。") and "None" not in ja, ja


def meaning(value: object) -> object:
    """A text with its defaults written out, whichever way it was said; whose hand is meant is only a way of saying."""
    said = expression_of(value)
    if said is None:
        return tuple(meaning(x) for x in value) if isinstance(value, tuple) else repr(value)
    if said.word.make is None:
        return (said.word.name, *(meaning(x) for x in said.args))
    bound = inspect.Signature(parameters(said.word.make)).bind(*said.args, **said.named)
    bound.apply_defaults()
    named = {k: meaning(v) for k, v in bound.arguments.items() if (said.word.name, k) != ("Return", "whose")}
    return (said.word.name, *named.items())


def test_equal_texts_mean_the_same() -> None:
    """In either language, over all types: texts have no brackets, and still nothing can be read in two ways."""
    told: dict[tuple[str, str], tuple[object, str]] = {}
    inventor = Inventor(GRAMMAR, Random(7))
    kinds = sorted(SHARES)
    seen = 0
    tries = at_depth(800, 4000)
    for n in range(tries):
        clause = invent_clause(inventor, kinds[n % len(kinds)])
        if clause is None:
            continue
        seen += 1
        for lang in ("en", "ja"):
            key = (lang, clause.words(lang))
            meant = (meaning(clause), source(clause))
            first = told.setdefault(key, meant)
            assert first[0] == meant[0], f"{key[1]}\n{first[1]}\n{meant[1]}"
    assert seen > 0.75 * tries


def test_every_form_of_every_word_can_be_said() -> None:
    """With all that a text could speak of, what the table makes of each form reads as that word."""
    inventor = Inventor(GRAMMAR, Random(3))
    known = frozenset(need for w in GRAMMAR.words.values() for f in w.forms for need in f.needs)
    said = 0
    for w in GRAMMAR.words.values():
        for f in w.forms:
            if f.rule is not None:
                continue
            for _ in range(5):
                text = inventor._form(w, f, sorted(f.gives, key=lambda sort: sort.name)[0], known, 4)[0]
                try:
                    found = expression_of(READER.read(text))
                except BadText as refused:
                    assert "comes last" in str(refused) or "speaks of" in str(refused), refused
                    continue
                assert found is not None and found.word is w, text
                said += 1
    assert said > 1000
