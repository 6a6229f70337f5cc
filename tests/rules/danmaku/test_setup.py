"""Setting up: roles by the number of players, who sees what, characters, life, hands and the first turn."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from kaimaku.games.danmaku.definitions import (
    CHARACTERS,
    MAIN_CARDS,
    Character,
    Incident,
    MainCard,
    Role,
    character_of,
    role_of,
)
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.speech.names import NUMBERS
from kaimaku.games.danmaku.table import (
    ASIDE,
    CHARACTER,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENTS,
    ROLE,
    SPARE,
    DanmakuTable,
)
from kaimaku.kernel.decisions import asides
from kaimaku.kernel.refusals import Refused
from tests.danmaku.scene import Scene
from tests.rule import rule
from tests.views import as_data

COUNTS = {
    4: {"heroine": 1, "stage_boss": 2, "extra_boss": 1},
    5: {"heroine": 1, "partner": 1, "stage_boss": 2, "extra_boss": 1},
    6: {"heroine": 1, "partner": 1, "stage_boss": 3, "extra_boss": 1},
    7: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1},
    8: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1, "rival": 1},
}
SEATS = list(COUNTS)


def new(seats: int, seed: int = 1, **rulings: str) -> DanmakuTable:
    return GAME.new([None] * seats, seed, rulings)


def kinds(t: DanmakuTable) -> list[str]:
    held = [role_of(t, seat) for seat in range(t.seats)]
    return [role.kind for role in held if role is not None]


def dealt(t: DanmakuTable) -> list[str]:
    held = [role_of(t, seat) for seat in range(t.seats)]
    return [role.id for role in held if role is not None]


def rows(t: DanmakuTable, seat: int | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = as_data(GAME.view(t, seat).players)
    return found


def choose(t: DanmakuTable, wanted: str = "") -> DanmakuTable:
    """Everybody takes the first character, or the wanted one."""
    for seat in t.asked:
        options = GAME.options(t, seat)
        named = [o for o in options if DEFINITIONS[t.defs[int(o[1])]].id == wanted]
        GAME.decide(t, seat, (named or options)[0])
    return t


@rule(*(f"danmaku:setup.roles.{n}p" for n in SEATS), "danmaku:overview.role", "danmaku:role.rival.1")
@pytest.mark.parametrize("seats", SEATS)
def test_roles_by_the_number_of_players(seats: int) -> None:
    dealings = set()
    for seed in range(30):
        t = new(seats, seed)
        assert all(len(t.zones[ROLE + seat]) == 1 for seat in range(seats))
        assert Counter(kinds(t)) == COUNTS[seats]
        dealings.add(tuple(kinds(t)))
    assert len(dealings) > 3


@pytest.mark.parametrize("seats", [0, 1, 3, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="4 to 8 players"):
        new(seats)


@rule("danmaku:setup.roles.number")
def test_a_role_with_a_number_is_left_out_of_smaller_games() -> None:
    found = {seats: {id for seed in range(150) for id in dealt(new(seats, seed))} for seats in SEATS}
    assert all("one_true_partner" not in found[seats] for seats in (4, 5, 6))
    assert all("one_true_partner" in found[seats] for seats in (7, 8))
    assert {"challenger", "anti_heroine"}.isdisjoint(found[4])
    assert {"challenger", "anti_heroine", "ex_midboss"} <= found[5]
    assert [seats for seats in SEATS if "rival" in found[seats]] == [8]


@rule("danmaku:setup.roles.revealed-cards", "danmaku:role.extra-boss.cards")
def test_the_revealed_sides_are_kept_at_hand_and_never_dealt() -> None:
    sides = {"ex_boss_revealed", "true_phantom_boss"}
    extra = set()
    for seed in range(60):
        t = new(4, seed)
        assert sides.isdisjoint(dealt(t))
        assert sides <= {DEFINITIONS[t.defs[card]].id for card in t.zones[ASIDE]}
        extra |= set(dealt(t)) & {"ex_boss", "phantom_boss"}
    assert extra == {"ex_boss", "phantom_boss"}


@rule("danmaku:setup.roles.random", "danmaku:setup.roles.unused")
def test_which_cards_of_a_kind_are_in_the_game_is_chance_and_unknown_to_all() -> None:
    bosses = {
        tuple(sorted(id for id in dealt(new(6, seed)) if "boss" in id or id == "challenger")) for seed in range(60)
    }
    assert len(bosses) > 5
    t = choose(new(6, 2))
    unused = [c for c in t.zones[ASIDE] if not DEFINITIONS[t.defs[c]].id.endswith(("revealed", "true_phantom_boss"))]
    assert unused and all(t.known[card] == 0 for card in unused)
    for seat in (None, *range(6)):
        view = as_data(GAME.view(t, seat))
        possible = view.pop("roles")  # by the number of players: every card of a kind, whichever was dealt
        told = json.dumps(view)
        hidden = {NUMBERS[t.defs[c]] for c in unused} - {NUMBERS[t.defs[c]] for c, bits in enumerate(t.known) if bits}
        assert hidden and not any(f'"{number}"' in told for number in hidden)
        assert hidden <= {number for kind in possible for number in kind["cards"]}


@rule("danmaku:setup.roles.random")
def test_determinize_deals_every_possible_world_and_no_other() -> None:
    t = choose(new(4, 3))
    heroine = kinds(t).index("heroine")
    rng = Random(1)
    worlds = set()
    for _ in range(300):
        other = GAME.determinize(t, heroine, rng)
        assert Counter(kinds(other)) == COUNTS[4]
        worlds.add(tuple(kinds(other)))
    assert len(worlds) == 3  # the Extra Boss is any of the three


@rule("danmaku:overview.hidden", "danmaku:setup.roles.deal", "danmaku:setup.heroine-reveal", "danmaku:role.heroine.1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_view_shows_ones_own_role_and_the_heroine(seats: int) -> None:
    t = new(seats, 3)
    heroine = kinds(t).index("heroine")
    for seat in (None, *range(seats)):  # before the characters are there not even the Heroine is open
        shown = {other for other, row in enumerate(rows(t, seat)) if row["role"]}
        assert shown == ({seat} if seat is not None else set())
    choose(t)
    for seat in (None, *range(seats)):
        shown = {other for other, row in enumerate(rows(t, seat)) if row["role"]}
        assert shown == {heroine, *(() if seat is None else (seat,))}


@rule("danmaku:setup.piles", "danmaku:contents.main", "danmaku:contents.incident", "danmaku:contents.characters")
def test_the_piles_are_sorted_by_kind_and_each_shuffled() -> None:
    orders: dict[int, set[tuple[int, ...]]] = {DECK: set(), INCIDENTS: set(), SPARE: set()}
    for seed in range(5):
        t = new(4, seed)
        for zone, kind, count in ((DECK, MainCard, 80), (INCIDENTS, Incident, 16), (SPARE, Character, 24 - 8)):
            assert len(t.zones[zone]) == count
            assert {type(DEFINITIONS[t.defs[card]]) for card in t.zones[zone]} == {kind}
            orders[zone].add(tuple(t.defs[card] for card in t.zones[zone]))
        assert {type(DEFINITIONS[t.defs[card]]) for card in t.zones[ASIDE]} == {Role}
    assert len(orders[DECK]) == len(orders[INCIDENTS]) == 5
    offered = {tuple(t.defs[c] for s in range(4) for c in t.zones[CHARACTER + s]) for t in map(new, [4] * 5, range(5))}
    assert len(offered) == 5


@rule("danmaku:setup.decks.main", "danmaku:setup.decks.incident")
def test_no_card_is_discarded_and_no_incident_in_play_before_the_first_turn() -> None:
    t = new(5, 1)
    assert not t.zones[DISCARD] and not t.zones[INCIDENT]
    assert all(t.known[card] == 0 for card in t.zones[DECK] + t.zones[INCIDENTS])


@rule("danmaku:setup.characters.deal", "danmaku:character.choose")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_two_characters_and_keeps_one(seats: int) -> None:
    t = new(seats, 1)
    assert t.asked == tuple(range(seats))
    cards = [int(o[1]) for seat in range(seats) for o in GAME.options(t, seat)]
    assert len(cards) == len(set(cards)) == 2 * seats
    foreign = t.zones[CHARACTER + 1][0]
    refusal = GAME.refuse(t, 0, ("take", foreign))
    assert refusal is not None and refusal.rule == "danmaku:setup.characters.deal"
    with pytest.raises(Refused):
        GAME.decide(t, 0, ("take", foreign))
    wanted = [int(GAME.options(t, seat)[1][1]) for seat in range(seats)]
    for seat in range(seats):
        GAME.decide(t, seat, ("take", wanted[seat]))
    assert [t.zones[CHARACTER + seat] for seat in range(seats)] == [[card] for card in wanted]
    assert len(t.zones[SPARE]) == len(CHARACTERS) - seats


@rule("danmaku:setup.characters.role-known", "danmaku:setup.characters.reveal")
def test_characters_are_chosen_in_secret_with_ones_role_known_and_revealed_together() -> None:
    t = new(5, 4)
    for seat in range(5):
        mine = rows(t, seat)[seat]
        assert mine["role"] and len(GAME.view(t, seat).offered) == 2
    for seat in (2, 0, 4, 3):  # in any order
        GAME.decide(t, seat, GAME.options(t, seat)[0])
        assert not any(row["character"] for row in rows(t, None))
        assert not any(row["character"] for other, row in enumerate(rows(t, 1)) if other != 1)
        assert GAME.view(t, 3).asked == []  # nobody learns who is ready
    GAME.decide(t, 1, GAME.options(t, 1)[0])
    assert all(row["character"] for row in rows(t, None))
    assert all(t.known[card] in (0, *(1 << seat for seat in range(5))) for card in t.zones[SPARE])


@rule("danmaku:setup.life", "danmaku:life.start", "danmaku:setup.life-counter", "danmaku:setup.first-turn")
@pytest.mark.parametrize("seats", SEATS)
def test_life_and_the_heroines_first_turn(seats: int) -> None:
    t = new(seats, 4)
    heroine = kinds(t).index("heroine")
    choose(t)
    assert t.turn == 1 and t.active == heroine
    for seat in (None, heroine):
        assert GAME.view(t, seat).active == heroine
        full = [5 if s == heroine else 4 for s in range(seats)]
        assert [row["max_life"] for row in rows(t, seat)] == full
        assert [row["life"] for row in rows(t, seat)] == full  # the first Incident of this seed takes none
    start = new(seats, 4)
    start.journal = []
    choose(start)
    first = next(entry for entry in start.journal if entry[0] == "turn")
    assert first[1] == heroine


@rule("danmaku:setup.hand", "danmaku:turn.draw")
def test_hands_are_drawn_to_their_maximum_beginning_with_the_heroine() -> None:
    for seed in range(8):
        t = new(4, seed)
        t.journal = []
        heroine = kinds(t).index("heroine")
        choose(t)
        until = next(i for i, entry in enumerate(t.journal) if entry[0] == "turn")
        draws = [entry[1] for entry in t.journal[:until] if entry[0] == "draw"]
        sizes = {"patchouli_knowledge": 7}
        expected = []
        for i in range(4):
            seat = (heroine + i) % 4
            expected += [seat] * (sizes.get(character_of(t, seat).id, 4) + (seat == heroine))
        assert draws == expected


@rule("danmaku:setup.hand.patchouli", "danmaku:faq.patchouli.1")
def test_patchouli_starts_with_seven_cards_or_eight_as_the_heroine() -> None:
    found = set()
    for seed in range(200):
        t = new(4, seed)
        t.journal = []
        heroine = kinds(t).index("heroine")
        choose(t, "patchouli_knowledge")
        until = next(i for i, entry in enumerate(t.journal) if entry[0] == "turn")
        for seat in range(4):
            if character_of(t, seat).id == "patchouli_knowledge":
                drawn = sum(entry[0] == "draw" and entry[1] == seat for entry in t.journal[:until])
                found.add((seat == heroine, drawn))
    assert found == {(True, 8), (False, 7)}


@rule("danmaku:overview.hidden", "danmaku:setup.roles.deal")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    s = Scene(hands={0: "Graze", 1: "Shoot, Bomb"})
    for seat, row in enumerate(rows(s.t, 0)):
        assert len(row["hand"]) == len(s.t.zones[HAND + seat])
        assert (None in row["hand"]) == (seat == 1)


@rule("danmaku:season.1", "danmaku:card.elements", "danmaku:type.symbol")
def test_every_card_has_a_season_and_types() -> None:
    assert {card.season for card in MAIN_CARDS} == {"spring", "summer", "autumn", "winter"}
    for card in MAIN_CARDS:
        assert all(half for half in card.printed.types) and card.types
        assert len(card.printed.types) == len(card.texts)
        assert "dodge" not in card.types or "reaction" in card.types


def test_nothing_special_can_be_done_before_the_first_turn() -> None:
    t = new(4, 1)
    assert all(asides(t, seat) == [("concede",)] for seat in range(4))
