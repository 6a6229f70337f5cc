"""The Main Deck."""

from ..lang import (
    A_DECK,
    A_HURT_PLAYER,
    AN_ITEM,
    ANOTHER,
    DANMAKU,
    DEFENDER,
    EACH_OTHER,
    EACH_PLAYER,
    HAND,
    IN_RANGE,
    ONCE_PER_ATTACK,
    ONE_EACH,
    OTHERS_DANMAKU_OR_SPELL,
    OTHERS_SPELL,
    OWN_SPELL,
    PAID,
    SOMEBODY_AT_ZERO,
    SPRING,
    SUMMER,
    THAT_IF_IN_RANGE,
    THAT_PLAYER,
    THIS_CARD,
    TOP,
    YOU_ARE_ATTACKED,
    Arrange,
    Attack,
    Avoid,
    Cancel,
    ChainCopy,
    Control,
    DanmakuLimit,
    DealOut,
    Discard,
    DiscardAll,
    DiscardAny,
    Distance,
    Draw,
    DrawStep,
    Flip,
    GainLife,
    If,
    LookTop,
    MaxHand,
    May,
    OfSeason,
    Plus,
    Range,
    ResolveIncident,
    Seq,
    SetLife,
    Strip,
    ToDeck,
    ability_reaction,
    action,
    card,
    invocation,
    item,
    means,
    on_play,
    reaction,
)

card("1UP", action(GainLife(1, A_HURT_PLAYER)), reaction(SOMEBODY_AT_ZERO, SetLife(1, THAT_PLAYER)))
card("Bomb", invocation(OWN_SPELL), reaction(OTHERS_DANMAKU_OR_SPELL, Cancel()))
card('"Borrow"', action(Control(AN_ITEM)))
card("Capture Spell Card", invocation(OTHERS_SPELL))
card("Focus", item(Distance(2)))
card("Graze", reaction(YOU_ARE_ATTACKED, Avoid(), behalf=Discard(1, DANMAKU)))
card("Grimoire", action(Draw(2)))
card("Kourindou", action(Draw(Plus(1, PAID)), cost=DiscardAny()))
card("Laser Shot", action(Attack(ANOTHER, sure=True)))
card("Last Word", action(Attack(EACH_OTHER)))
card("Master Plan", action(ResolveIncident(), LookTop(3, A_DECK), Arrange()))
card("Melee", action(Attack(ANOTHER), ChainCopy(DEFENDER, Discard(1, DANMAKU)), free=True))
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
