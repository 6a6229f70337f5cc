"""What a card is worth: the same games, one card otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku import games
from kaimaku.decks import builtin
from kaimaku.games.hocg.defs import BY_ID, DEFS
from kaimaku.games.hocg.table import DECK, HoloTable
from kaimaku.lab.duel import Half, Record
from kaimaku.lab.entrant import entrant
from kaimaku.lab.ledger import Ledger, Run
from kaimaku.lab.playing import play_all
from kaimaku.lab.vanilla import declared, vanilla
from kaimaku.lab.worth import without, worth, worth_duels, worth_run
from kaimaku.sim import game_seed
from tests.lab.field import WHEN

SORA, AZKI = (entrant(id, builtin(id)) for id in ("sora", "azki"))
TIDAL, MEADOW = (entrant(id, builtin(id)) for id in ("tidal", "meadow"))
CARD = "hSD01-013"


def run(copies: int | None = None, bot: str = "random") -> Run:
    return worth_run("hocg", SORA, CARD, [SORA, AZKI], copies=copies, bot=bot, seed=2)


def test_all_copies_are_replaced_where_they_stood() -> None:
    before, after = SORA.piles["main"], without(run()).main
    assert list(after) == [vanilla(number) if number == CARD else number for number in before]
    assert list(after.values()) == list(before.values())


def test_one_copy_can_be_replaced() -> None:
    main = without(run(copies=1)).main
    assert (main[CARD], main[vanilla(CARD)]) == (SORA.piles["main"][CARD] - 1, 1)
    assert list(main).index(vanilla(CARD)) == list(main).index(CARD) + 1


def test_an_oshi_can_be_replaced() -> None:
    assert dict(without(worth_run("hocg", SORA, "hSD01-001", [AZKI])).oshi) == {vanilla("hSD01-001"): 1}


@pytest.mark.parametrize("copies", [None, 1])
def test_every_other_card_is_dealt_alike(tmp_path: Path, copies: int | None) -> None:
    kept, swapped = worth_duels(run(copies), 2, tmp_path)
    assert (kept.number, kept.b, kept.decks[1]) == (swapped.number, swapped.b, swapped.decks[1])
    with declared("hocg", swapped.vanilla):
        piles = []
        for duel in (kept, swapped):
            t = games.game("hocg").new(duel.decks, game_seed(duel.seed, duel.number))
            assert isinstance(t, HoloTable)
            piles.append([DEFS[t.defs[card]].id for card in t.zones[DECK]])
    changed = [(x, y) for x, y in zip(*piles, strict=True) if x != y]
    assert changed == [(CARD, vanilla(CARD))] * (copies or SORA.piles["main"][CARD])


def test_the_deck_itself_is_no_opponent() -> None:
    assert [deck.id for deck in run().decks] == ["sora", "azki"]


def test_differences_are_taken_game_by_game() -> None:
    records = [
        Record("sora", "azki", 0, (Half(1.0), Half(1.0))),
        Record("-sora", "azki", 0, (Half(1.0), Half(0.0))),
        Record("sora", "azki", 1, (Half(0.0), Half(0.5))),
        Record("-sora", "azki", 1, (Half(0.0), Half(error="RuntimeError: no"))),
        Record("sora", "azki", 2, (Half(1.0), Half(1.0))),
    ]
    found = worth(run(), records, 6, WHEN)
    assert (found.total.games, found.total.changed, found.errors) == (3, 1, 1)
    assert found.total.worth.value == pytest.approx(1 / 3)
    assert (found.total.kept.value, found.total.swapped.value) == pytest.approx((2 / 3, 1 / 3))
    assert found.total.worth.low < 0 < found.total.worth.high
    assert [(row.id, row.games) for row in found.against] == [("azki", 3)]


def test_a_whole_run(tmp_path: Path) -> None:
    """Broken games would be counted; the list of cards is as it was."""
    before = set(BY_ID)
    asked = run()
    with Ledger(tmp_path, asked) as ledger:
        found = worth(asked, play_all(worth_duels(asked, 8, tmp_path), ledger), 8, WHEN)
    assert (found.errors, found.total.games) == (0, 8)
    assert found.total.worth.value == pytest.approx(found.total.kept.value - found.total.swapped.value)
    assert set(BY_ID) == before


def test_every_card_of_a_deck_can_be_replaced(tmp_path: Path) -> None:
    """No vanilla card breaks a game: holomem, Oshi, events, items, staff; Locks, Mascots, Worlds, Reinforcements."""
    for game, mine, other in (("hocg", SORA, AZKI), ("vcard", TIDAL, MEADOW)):
        for number in [n for pile in mine.piles.values() for n in pile]:
            try:
                asked = worth_run(game, mine, number, [other], bot="random", seed=1)
            except ValueError as error:
                assert "has no text" in str(error)
                continue
            assert not [
                half.error for duel in worth_duels(asked, 2, tmp_path) for half in duel.play().games if half.error
            ]


@pytest.mark.parametrize(
    ("card", "copies", "said"),
    [
        ("hSD99-001", None, "unknown hocg card"),
        ("nonsense", None, "unknown hocg card 'nonsense'"),
        ("hSD01-002", None, "hSD01-002 isn't in sora"),
        (CARD, 9, "has 2 copies of hSD01-013, not 9"),
        ("hSD01-003", None, "has no text"),
        ("hY01-001", None, "has no text"),
    ],
)
def test_what_cannot_be_asked(card: str, copies: int | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        worth_run("hocg", SORA, card, [AZKI], copies=copies)


def test_a_number_may_be_written_as_people_do() -> None:
    assert worth_run("hocg", SORA, "hsd01-13", [AZKI]).card == CARD
