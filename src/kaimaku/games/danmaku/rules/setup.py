"""The set-up: roles by the number of players, characters chosen together, life and hands, the Heroine first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.decisions import Option, ask
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.refusals import Refusal

from ..cards import characters, incidents, main_deck, roles  # noqa: F401  the declarations fill the lists below
from ..definitions import (
    CHARACTERS,
    INCIDENT_CARDS,
    MAIN_CARDS,
    ROLE_CARDS,
    Character,
    Incident,
    MainCard,
    Role,
    character_of,
)
from ..facts import Kind
from ..rulings import SITE_NUMBERS
from ..table import ASIDE, CHARACTER, DECK, INCIDENTS, ROLE, SPARE, DanmakuTable, procedure, prompt, ring
from .piles import draw, move
from .roles import holder, show_role, take_up
from .stats import max_hand, max_life, take_effect
from .turn import TURN

OFFERED: Final = 2  # setup.characters.deal
# setup.roles.4p to setup.roles.8p
DEALT: Final[dict[int, dict[Kind, int]]] = {
    4: {"heroine": 1, "stage_boss": 2, "extra_boss": 1},
    5: {"heroine": 1, "partner": 1, "stage_boss": 2, "extra_boss": 1},
    6: {"heroine": 1, "partner": 1, "stage_boss": 3, "extra_boss": 1},
    7: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1},
    8: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1, "rival": 1},
}


class Cards(NamedTuple):
    """What a game is played with; the roles are always the same."""

    main: Sequence[MainCard]
    characters: Sequence[Character]
    incidents: Sequence[Incident]


PRINTED: Final = Cards(MAIN_CARDS, CHARACTERS, INCIDENT_CARDS)


def set_up(t: DanmakuTable, cards: Cards = PRINTED) -> None:
    build_decks(t, cards)
    deal_roles(t)
    deal_characters(t, cards)
    push(t, SETUP, -1)


def build_decks(t: DanmakuTable, box: Cards) -> None:
    for definition in box.main:
        t.add_cards([definition.number] * definition.copies, 0, DECK)
    t.zones[DECK] = shuffled(t, t.zones[DECK])
    t.add_cards([definition.number for definition in box.incidents], 0, INCIDENTS)
    t.zones[INCIDENTS] = shuffled(t, t.zones[INCIDENTS])


def deal_roles(t: DanmakuTable) -> None:
    """From each pile as many as the number of players asks for, unseen; the rest stays aside (setup.roles.random)."""
    dealt: list[int] = []
    for kind, count in DEALT[t.seats].items():
        pile = [
            t.add_card(definition.number, 0, ASIDE)
            for definition in ROLE_CARDS
            if definition.kind == kind and eligible(t, definition)
            for _ in range(definition.copies)
        ]
        dealt += shuffled(t, pile)[:count]
    for definition in ROLE_CARDS:
        if definition.printed.reveals:  # kept at hand, never dealt (setup.roles.revealed-cards)
            t.add_card(definition.number, 0, ASIDE, t.everyone)
    for seat, card in enumerate(shuffled(t, dealt)):
        move(t, card, ROLE + seat)
        show(t, card, seat)


def eligible(t: DanmakuTable, role: Role) -> bool:
    """The number on the card says from how many players on it is used (setup.roles.number)."""
    if role.printed.reveals:
        return False
    if role.printed.advanced and role.kind != "rival" and t.rulings["roles"] != "advanced":
        return False
    players = role.players
    if t.rulings["role_numbers"] == "site":
        players = SITE_NUMBERS.get(role.id, players)
    return players <= t.seats


def deal_characters(t: DanmakuTable, box: Cards) -> None:
    cards = shuffled(t, [t.add_card(definition.number, 0, SPARE) for definition in box.characters])
    for seat in range(t.seats):
        for card in cards[seat * OFFERED : (seat + 1) * OFFERED]:
            move(t, card, CHARACTER + seat)
            show(t, card, seat)


# --- choosing characters together -------------------------------------------------------------------------------------


def _ask_characters(t: DanmakuTable, f: Frame) -> Signal:
    return ask(t, CHOOSE_CHARACTER, *range(t.seats))


def _take_characters(t: DanmakuTable, f: Frame) -> Signal:
    """All are revealed at once; what was not chosen is out of the game (setup.characters.reveal)."""
    for seat, (_, chosen) in sorted(t.answers.items()):
        for card in t.zones[CHARACTER + seat][:]:
            if card != chosen:
                move(t, card, SPARE)
    t.answers = {}
    for seat in range(t.seats):
        card = t.zones[CHARACTER + seat][0]
        reveal(t, card)
        note(t, "character", seat, card)
        take_effect(t, character_of(t, seat).bearer, card, seat)
    return NEXT


def _begin(t: DanmakuTable, f: Frame) -> Signal:
    """The Heroine shows herself and begins; life and hands start with her (setup.life, setup.hand)."""
    heroine = holder(t, "heroine")
    t.active = heroine
    show_role(t, heroine)  # setup.heroine-reveal
    take_up(t, heroine)
    for seat in ring(t, heroine - 1):
        t.life[seat] = 0 if t.left >> seat & 1 else max_life(t, seat)
        draw(t, seat, starting_hand(t, seat))
    push(t, TURN, heroine)  # setup.first-turn
    return NEXT


def starting_hand(t: DanmakuTable, seat: int) -> int:
    """A hand size that changes with the turn is not yet at work: nobody has a turn (setup.hand)."""
    turn, t.active = t.active, seat
    size = max_hand(t, seat)
    t.active = turn
    return size


def _character_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [("take", card) for card in t.zones[CHARACTER + seat]]


NOT_OFFERED: Final = Refusal(
    "danmaku:setup.characters.deal",
    "Choose one of the two characters you were dealt.",
    "配られた2人のキャラクターから1人を選んでください。",
)


def _why_not_that(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    return NOT_OFFERED


CHOOSE_CHARACTER: Final = prompt(
    "character",
    "setup.characters.deal",
    "Choose your character.",
    "使うキャラクターを選んでください。",
    _character_options,
    _why_not_that,
    secret=True,
)
SETUP: Final = procedure("danmaku:setup.piles", _ask_characters, _take_characters, _begin, slots=0)
