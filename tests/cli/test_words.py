"""Journal lines, questions and options in words: complete, in both languages, and silent about what is hidden."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import kaimaku.games.hocg as hocg
from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.picking import REASONS, picks_holomem
from kaimaku.games.hocg.speech.journal import SENTENCES, HocgNarrator
from kaimaku.games.hocg.speech.options import option_words
from kaimaku.games.hocg.speech.questions import NUMBERS, PICKS
from kaimaku.games.hocg.speech.tries import tries_of_card, tries_of_mem
from kaimaku.games.hocg.table import HAND, HoloTable, stage
from kaimaku.games.hocg.terminal import SIDE
from kaimaku.judge import catalogue
from kaimaku.kernel.refusals import Lang
from kaimaku.speech.voice import Voice
from tests.depth import at_depth

LANGS: tuple[Lang, Lang] = ("en", "ja")
SOURCES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(Path(hocg.__file__).parent.rglob("*.py"))]


def tables(seed: int, every: int = 1) -> Iterator[HoloTable]:
    """The tables of a random game with a journal, at its decisions and at its end."""
    t = GAME.new([builtin("sora"), builtin("azki")], seed, journal=True)
    rng = Random(seed)
    n = 0
    while t.result is None:
        if n % every == 0:
            yield t
        options = GAME.options(t, t.asked[0])
        GAME.decide(t, t.asked[0], options[int(rng.random() * len(options))])
        n += 1
    yield t


def told(t: HoloTable, seat: int | None, lang: Lang = "en") -> list[str]:
    """The whole journal as the terminal tells it."""
    return SIDE.story(seat).tell(t, t.journal or [], lang, all=True)


def calls(name: str) -> Iterator[ast.Call]:
    for tree in SOURCES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def strings(node: ast.expr | None) -> set[str]:
    """The strings an expression may be, as far as it says so."""
    found = ast.walk(node) if node is not None else ()
    return {x.value for x in found if isinstance(x, ast.Constant) and isinstance(x.value, str)}


def test_every_journal_kind_has_words() -> None:
    kinds: set[str] = set().union(*(strings(call.args[1]) for call in calls("note")))
    assert len(kinds) > 30
    assert kinds <= SENTENCES.keys()


def test_every_pick_has_a_question() -> None:
    assert set(REASONS.kinds) - {""} == set(PICKS)


def test_every_number_has_a_question() -> None:
    whys: set[str] = set().union(*(strings(call.args[4]) for call in calls("choose_number") if len(call.args) > 4))
    assert whys and whys | {"mode"} <= NUMBERS.keys()


@pytest.mark.parametrize("lang", LANGS)
def test_lines_are_whole_sentences(lang: Lang) -> None:
    for seed in range(6):
        t = list(tables(seed))[-1]
        for seat in (0, 1, None):
            for line in told(t, seat, lang):
                assert line.endswith("。" if lang == "ja" else "."), line
                assert not set("[]{}|") & set(line), line
                assert "None" not in line and not line.startswith("A holomem"), line


def test_you_and_the_opponent_agree_with_their_verbs() -> None:
    t = list(tables(1))[-1]
    mine = " ".join(told(t, 0))
    assert "You draw " in mine and "The opponent draws " in mine
    assert "You draws" not in mine and "opponent draw " not in mine
    assert "Player 1 draws " in " ".join(told(t, None))


def test_the_opponents_draws_are_only_counted() -> None:
    t = list(tables(2))[-1]
    lines = told(t, 0)
    drawn = [line for line in lines if line.startswith("The opponent draws ")]
    assert drawn
    assert all(line.split("draws ")[1] == "a card." or line.endswith(" cards.") for line in drawn)


def test_options_with_the_same_words_do_the_same() -> None:
    for seed in range(8):
        for t in tables(seed):
            if t.result is not None:
                continue
            seat = t.asked[0]
            for lang in LANGS:
                by_words: dict[str, set[tuple[object, ...]]] = {}
                for option in GAME.options(t, seat):
                    by_words.setdefault(option_words(t, seat, option, lang), set()).add(_means(t, option))
                assert all(len(meant) == 1 for meant in by_words.values()), by_words


def _means(t: HoloTable, option: tuple[str | int, ...]) -> tuple[object, ...]:
    """What an option does, whichever copy of a card it names."""
    if option[0] in ("place", "bloom", "play", "center"):
        return (option[0], t.defs[int(option[1])], *option[2:])
    if option[0] == "pick" and not picks_holomem(t):
        card = int(option[1])
        holder = next((m.id for m in t.mems.values() if card in m.cards()), None)
        return ("pick", t.defs[card], t.where[card], holder)
    return option


def spoken(t: HoloTable, seat: int) -> str:
    """What the terminal shows a seat of this moment, in both languages. Journal lines are redacted before."""
    out = io.StringIO()
    console = Console(file=out, width=100)
    for lang in LANGS:
        console.print(SIDE.draw(t, seat, lang))
        print(*(HocgNarrator(seat, t).mem(Voice(seat, lang), mem) for mem in t.mems), sep="\n", file=out)
        if seat in t.asked:
            print(SIDE.asker(t, seat, lang), SIDE.question(t, seat, lang), file=out)
            print(*(option_words(t, seat, option, lang) for option in GAME.options(t, seat)), sep="\n", file=out)
    print(*(thing.number for thing in SIDE.in_sight(t, seat)), file=out)
    return out.getvalue()


@pytest.mark.parametrize("seed", range(at_depth(1, 6)))
def test_what_a_seat_may_not_know_changes_no_word(seed: int) -> None:
    rng = Random(seed)
    differing = 0
    for t in tables(seed, every=7):
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            differing += other.defs != t.defs
            assert spoken(other, seat) == spoken(t, seat)
    assert differing > 10


def test_every_reason_cites_a_rule_that_exists() -> None:
    reasons = 0
    for seed in range(6):
        for t in tables(seed, every=3):
            if t.result is not None:
                continue
            seat = t.asked[0]
            tries = [found for card in t.zones[HAND + seat] for found in tries_of_card(t, seat, card)]
            tries += [found for mem in stage(t, seat) for found in tries_of_mem(t, seat, mem)]
            listed = GAME.options(t, seat)
            for option, why in tries:
                assert (why is None) == (option in listed)
                for lang in LANGS:
                    assert option_words(t, seat, option, lang)
                if why is not None:
                    reasons += 1
                    catalogue.lookup(why.rule)
    assert reasons > 500
