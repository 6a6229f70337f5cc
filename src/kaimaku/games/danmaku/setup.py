"""The set-up: roles by the number of players, life and hands, the Heroine first."""

from __future__ import annotations

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.frames import push
from kaimaku.kernel.knowledge import show

from .cards import main_deck, roles  # noqa: F401  the declarations fill the lists below
from .definitions import MAIN_CARDS, ROLE_CARDS
from .facts import Kind
from .piles import draw, move
from .roles import holder, show_role, take_up
from .stats import max_hand, max_life
from .table import ASIDE, DECK, ROLE, DanmakuTable, ring
from .turn import TURN

# setup.roles.4p to setup.roles.8p
DEALT: dict[int, dict[Kind, int]] = {
    4: {"heroine": 1, "stage_boss": 2, "extra_boss": 1},
    5: {"heroine": 1, "partner": 1, "stage_boss": 2, "extra_boss": 1},
    6: {"heroine": 1, "partner": 1, "stage_boss": 3, "extra_boss": 1},
    7: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1},
    8: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1, "rival": 1},
}


def set_up(t: DanmakuTable) -> None:
    build_deck(t)
    deal_roles(t)
    heroine = holder(t, "heroine")
    show_role(t, heroine)  # setup.heroine-reveal
    take_up(t, heroine)
    t.active = heroine
    for seat in ring(t, heroine - 1):  # setup.life, setup.hand: beginning with the Heroine
        t.life[seat] = max_life(t, seat)
        draw(t, seat, max_hand(t, seat))
    push(t, TURN, heroine)  # setup.first-turn


def build_deck(t: DanmakuTable) -> None:
    for definition in MAIN_CARDS:
        for _ in range(definition.copies):
            t.add_card(definition.number, 0, DECK)
    t.zones[DECK] = shuffled(t, t.zones[DECK])


def deal_roles(t: DanmakuTable) -> None:
    """From each pile as many as the number of players asks for, unseen; the rest stays aside (setup.roles.random)."""
    dealt: list[int] = []
    for kind, count in DEALT[t.seats].items():
        pile = [
            t.add_card(definition.number, 0, ASIDE)
            for definition in ROLE_CARDS
            if definition.kind == kind and definition.players <= t.seats
            for _ in range(definition.copies)
        ]
        dealt += shuffled(t, pile)[:count]
    for seat, card in enumerate(shuffled(t, dealt)):
        move(t, card, ROLE + seat)
        show(t, card, seat)
