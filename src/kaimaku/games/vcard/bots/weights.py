"""What things are worth to the player, next to each other. A point is 100."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """Set by hand; games between variants of it showed nothing better."""

    point: float = 100.0
    decided: float = 300.0  # the third point
    pace: float = 0.8  # Power Levels a turn is likely to add
    calm: float = 0.05  # how far a lead of one PL is from certain with no turn to come,
    storm: float = 0.75  # … and how the turns to come blur it
    ranks: tuple[float, ...] = (1.0, 0.6, 0.4, 0.3)  # the best of the Backstage is the next Active VT
    body: float = 28.0  # a VT there,
    level: float = 9.0  # … and each PL above 8
    unknown: float = 5.0  # a card in hand that nobody has seen yet
    surplus: float = 0.5  # the share that counts of cards above seven: they go after combat
    support: float = 4.5
    reply: float = 5.0
    world: float = 3.0
    mascot: float = 2.5
    evolution: float = 8.0
    front: float = 2.0  # a card that is for the Active VT
    body_in_hand: float = 5.0
    lock: float = 2.5  # an effect that can still be used this round,
    late_lock: float = 0.8  # … in its last turn
    tide: float = 5.0  # one that will be better in High Tide, on the Active VT
    mana: float = 1.5
    coin: float = 1.0
    due: float = 4.0
    card: float = 0.2  # a card in the deck


WEIGHTS: Final = Weights()
