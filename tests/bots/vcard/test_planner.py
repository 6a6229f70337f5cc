"""What VCard's searcher looks at: acts and answers, not which cards, and never further than the end of the combat."""

from __future__ import annotations

from random import Random

from kaimaku.bots import bot
from kaimaku.bots.improver import Improver
from kaimaku.bots.planner import Planner
from kaimaku.games.vcard.bots.planner import AHEAD, SEARCHED, LookaheadPlanner
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.rules.turn import TURNS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import PROMPTS
from tests.bots.guarded import Guarded
from tests.properties.vcard_play import walk

FOUND = bot("searcher", GAME.name)
assert isinstance(FOUND, Improver)
SEARCHER = FOUND.with_budget(6)
PLANNER: Planner[VCardTable] = SEARCHER.planner  # type: ignore[assignment]


def test_cards_are_chosen_without_a_search() -> None:
    """What is dealt only once has not been played on."""
    most: dict[str, int] = {}
    for t in walk(11, every=3):
        (seat,) = t.asked
        if len(GAME.options(t, seat)) > 1:
            guarded = Guarded(GAME, t)
            SEARCHER.choose(guarded, t, seat, Random(1))
            prompt = PROMPTS[t.prompt].name
            most[prompt] = max(most.get(prompt, 0), guarded.dealt)
    once = most["vcard:pick"]
    assert most["vcard:main"] > once
    assert all(dealt == once for prompt, dealt in most.items() if prompt not in SEARCHED)


def test_a_playout_sees_how_the_combat_ends_and_no_further() -> None:
    near = far = 0
    for t in walk(5, every=7):
        if not t.turn:
            continue
        left = 2 * TURNS - sum(t.taken)  # turns before the combat
        ahead = PLANNER.until(t) - t.turn
        assert ahead == (left + 1 if left < AHEAD else AHEAD)
        near, far = near + (left < AHEAD), far + (left >= AHEAD)
    assert near > 3 and far > 3
    assert isinstance(PLANNER, LookaheadPlanner)
