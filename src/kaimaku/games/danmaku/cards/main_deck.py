"""The Main Deck."""

from ..lang import (
    DANMAKU,
    IN_RANGE,
    OTHERS_DANMAKU_OR_SPELL,
    YOU_ARE_ATTACKED,
    Attack,
    Avoid,
    Cancel,
    Discard,
    DiscardAny,
    Range,
    action,
    card,
    reaction,
)

# Bomb's first half activates a Spell Card: without characters there is none.
card("Bomb", None, reaction(OTHERS_DANMAKU_OR_SPELL, Cancel()))
card("Graze", reaction(YOU_ARE_ATTACKED, Avoid(), behalf=Discard(1, DANMAKU)))
card("Shoot", action(Attack(IN_RANGE), cost=DiscardAny(DANMAKU, each=Range(1))))
