"""The Main Deck."""

from ..lang.attacks import Attack, Avoid, Cancel, ChainCopy
from ..lang.decks import A_DECK, Arrange, DealOut, Flip, LookTop
from ..lang.frames import (
    OTHERS_SPELL,
    OWN_SPELL,
    THIS_CARD,
    ability_reaction,
    action,
    card,
    invocation,
    item,
    means,
    on_play,
    reaction,
)
from ..lang.hands import HAND, TOP, Discard, DiscardAll, DiscardAny, Draw, ToDeck
from ..lang.incidents import ResolveIncident
from ..lang.items import Control, Strip
from ..lang.joints import If, May, OfSeason, Seq
from ..lang.lasting import DanmakuLimit, Distance, DrawStep, MaxHand, Range
from ..lang.lives import GainLife, SetLife
from ..lang.nouns import (
    A_HURT_PLAYER,
    AN_ITEM,
    ANOTHER,
    DANMAKU,
    DEFENDER,
    EACH_OTHER,
    EACH_PLAYER,
    IN_RANGE,
    ONE_EACH,
    PAID,
    SPRING,
    SUMMER,
    THAT_IF_IN_RANGE,
    THAT_PLAYER,
    Plus,
)
from ..lang.occasions import ONCE_PER_ATTACK, OTHERS_DANMAKU_OR_SPELL, SOMEBODY_AT_ZERO, YOU_ARE_ATTACKED

card("1UP", action(GainLife(1, A_HURT_PLAYER)), reaction(SOMEBODY_AT_ZERO, SetLife(1, THAT_PLAYER)))
card("Bomb", invocation(OWN_SPELL), reaction(OTHERS_DANMAKU_OR_SPELL, Cancel()))
card('"Borrow"', action(Control(AN_ITEM)))
card("Capture Spell Card", invocation(OTHERS_SPELL))
card("Focus", item(Distance(2)))
card("Graze", reaction(YOU_ARE_ATTACKED, Avoid(), behalf=Discard(1, DANMAKU)))
card("Grimoire", action(Draw(2)))
card("Kourindou", action(Draw(Plus(1, PAID)), cost=DiscardAny()))
card("Laser Shot", action(Attack(ANOTHER, sure=1)))
card("Last Word", action(Attack(EACH_OTHER)))
card("Master Plan", action(ResolveIncident(), LookTop(3, A_DECK), Arrange()))
card("Melee", action(Attack(ANOTHER), ChainCopy(DEFENDER, Discard(1, DANMAKU)), free=1))
card("Mini-Hakkero", item(Range(3), means(Discard(2))))
card("Party", action(LookTop(ONE_EACH), DealOut(), Draw(1)))
card("Power", item(Range(1), DanmakuLimit(1)))
card("Seal Away", action(May(Strip(ANOTHER)), Attack(THAT_IF_IN_RANGE)))
card("Shoot", action(Attack(IN_RANGE), cost=DiscardAny(DANMAKU, each=Range(1))))
card("Sorcerer's Sutra Scroll", item(on_play(THIS_CARD, Draw(1)), DrawStep(1), MaxHand(7)))
card("Spiritual Attack", invocation(OWN_SPELL))
card("Stopwatch", item(Distance(1), DanmakuLimit(2)))
BORDER = Seq(Flip(), If(OfSeason(SPRING, SUMMER), Avoid()))
card("Supernatural Border", item(ability_reaction(YOU_ARE_ATTACKED, BORDER, limit=ONCE_PER_ATTACK)))
card("Tempest", action(DiscardAll(HAND, EACH_PLAYER), Draw(3, EACH_PLAYER)))
card("Voile", action(Draw(3), ToDeck(1, TOP)))
