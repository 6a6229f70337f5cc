"""The cards of a product are declared when one of them is first asked for; nothing tells in which order that was."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kaimaku.engine import engine_kind
from kaimaku.games.hocg import cards, facts
from kaimaku.games.hocg.defs import BY_ID, DEFS
from kaimaku.games.hocg.rules.timing import is_settled, state_triggers
from kaimaku.games.hocg.table import OSHI_POSITION, HoloTable
from tests.depth import at_depth
from tests.properties.hocg_play import walk

# What importing the game called in our own files when it had 351 cards, all declared at once (Python 3.11).
CALLS_OF_351_CARDS = 82_259

READ = """
import sys
def read(): return sorted(m.rpartition(".")[2] for m in sys.modules if m.startswith("kaimaku.games.hocg.cards."))
from kaimaku.games.hocg.game import GAME
"""
COUNT = """
import sys
calls = 0
def count(frame, event, arg):
    global calls
    calls += event == "call" and "kaimaku" in frame.f_code.co_filename
sys.setprofile(count)
import kaimaku.games.hocg.game
sys.setprofile(None)
print(calls)
"""
BACKWARDS = """
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.defs import BY_ID, DEFS
for number in reversed([d.id for d in DEFS]):
    assert number in BY_ID
"""
PLAYED = """
import sys
from random import Random
from tests.properties.hocg_play import GAME, new, pick
t, rng = new({seed}), Random({seed})
for _ in range(120):
    if t.result is None:
        GAME.decide(t, *pick(t, rng, fierce=True))
        print(t.digest(), GAME.determinize(t, 0, Random(1)).digest())
"""

KEYS = """
from collections import Counter
from kaimaku.games.hocg.defs import BY_ID, DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.kernel.listeners import ABILITIES
BY_ID.read_all()
keys = Counter([*(d.key for d in DEFS), *(a.key for a in ABILITIES if a.name.startswith("hocg:"))])
assert len(keys) > 1000
print([key for key, count in keys.items() if count > 1])
"""


def run(script: str) -> str:
    """In a process in which nothing else has been asked for."""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_importing_the_game_declares_nothing() -> None:
    assert run(f"{READ}print(read())") == "[]\n"


def test_a_table_reads_the_products_of_its_decks_only() -> None:
    script = 'from kaimaku.decks import builtin; GAME.new([builtin("sora"), builtin("azki")], 1); print(read())'
    assert run(READ + script) == "['cheer', 'hsd01']\n"


def test_the_import_costs_at_most_half_more_than_it_did_with_351_cards() -> None:
    assert int(run(COUNT)) <= 1.5 * CALLS_OF_351_CARDS


def test_the_command_says_what_it_can_do_without_importing_a_game() -> None:
    script = "import sys; from kaimaku.cli.app import run; run(['--help']); print('loaded', *sorted(sys.modules))"
    loaded = run(script).partition("loaded ")[2].split()
    inside = [name for name in loaded if name.startswith("kaimaku.games.") and name.count(".") > 2]
    assert "kaimaku.games.hocg" in loaded and not inside, "manifests only"


def test_each_product_declares_the_cards_of_its_own_facts() -> None:
    said: dict[str, set[str]] = {}
    for product in facts.products():
        numbers = Path(str(import_module(f"{cards.__name__}.{product}").__file__)).read_text(encoding="utf-8")
        said[product] = {number for number in facts.load() if f'"{number}"' in numbers}
    assert facts.products().keys() == cards.FILES
    odd = {product: numbers - facts.products()[product].keys() for product, numbers in said.items()}
    assert not any(odd.values())
    assert BY_ID.keys() >= facts.load().keys()


def test_definitions_are_in_the_order_of_the_facts_whatever_was_read_first() -> None:
    script = "from kaimaku.games.hocg import facts; print([d.id for d in DEFS] == list(BY_ID) == list(facts.load()))"
    assert run(BACKWARDS + script) == "True\n"


@pytest.mark.parametrize("seed", at_depth([1], [1, 2]))
def test_a_game_is_the_same_whatever_was_read_first(seed: int) -> None:
    played = run(PLAYED.format(seed=seed))
    assert played == run(BACKWARDS + PLAYED.format(seed=seed)) and len(set(played.splitlines())) > 50


def test_a_number_without_a_card_is_none() -> None:
    assert "hBP01-999" not in BY_ID and BY_ID.get("hBP01-999") is None
    with pytest.raises(KeyError, match="hBP01-999"):
        BY_ID["hBP01-999"]


def test_keys_that_saved_tables_contain_are_all_different() -> None:
    """In a process of its own: tests declare cards of theirs, some with the same name."""
    assert run(KEYS) == "[]\n"


# --- a check timing ---------------------------------------------------------------------------------------------------


class Asked(list[object]):
    """The definitions, and which of them were looked at."""

    numbers: set[int]

    def __getitem__(self, number: object) -> object:  # type: ignore[override]
        self.numbers.add(number)  # type: ignore[arg-type]
        return super().__getitem__(number)  # type: ignore[call-overload]


def in_play(t: HoloTable) -> set[int]:
    """The definitions on the stage and of the Oshi, and of whatever is at work."""
    lying = [c for mem in t.mems.values() for c in (*mem.stack, *mem.cheers, *mem.supports)]
    lying += [t.zones[OSHI_POSITION + seat][0] for seat in (0, 1)]
    lying += [x.source for index in (t.live, t.mods) for found in index.values() for x in found]
    lying += [p.source for p in t.pending]
    return {t.defs[card] for card in lying if card >= 0}


@pytest.mark.skipif(engine_kind() == "compiled", reason="compiled code doesn't ask a list's class what lies in it")
def test_a_check_timing_asks_nothing_of_cards_that_are_not_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [t.clone() for seed in (1, 2, 3) for t in walk(seed, every=7)]
    asked = Asked(DEFS)
    for name, module in list(sys.modules.items()):
        if name.startswith("kaimaku.games.hocg.") and getattr(module, "DEFS", None) is DEFS:
            monkeypatch.setattr(module, "DEFS", asked)
    looked = 0
    for t in tables:
        asked.numbers = set()
        t.touched = {*t.mems}  # nobody has been looked at
        is_settled(t)
        state_triggers(t)
        looked += len(asked.numbers)
        assert asked.numbers <= in_play(t)
    assert looked > len(tables), "it does ask those that are"


def calls_of_checks(seed: int) -> int:
    """Calls made by the check timings of the first tables of a game."""
    tables = [t.clone() for t in walk(seed, every=7)]
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        for t in tables:
            is_settled(t)
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.skipif(engine_kind() == "compiled", reason="Python sees no calls within compiled code")
def test_a_check_timing_costs_the_same_however_many_cards_are_declared() -> None:
    script = "from tests.cards.hocg.test_loading import calls_of_checks; print(calls_of_checks(1))"
    alone = int(run(script))
    assert alone == int(run(BACKWARDS + script)) > 0
