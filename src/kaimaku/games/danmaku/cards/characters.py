"""The characters: abilities, then the Spell Card. The two bonus characters are unknown and left out."""

from ..lang import (
    A_DANMAKU_CARD,
    A_PLAYER,
    ANOTHER,
    ANOTHER_ATTACKS,
    ANOTHER_HURT,
    ANY_CARDS,
    ANYONE_IS_ATTACKED,
    ATTACKED_BEFORE,
    ATTACKER,
    DANMAKU,
    DANMAKU_DONE,
    DANMAKU_PLAYED,
    DEFENDER,
    EACH_OTHER,
    EITHER_END,
    END_OF_TURN,
    HAND,
    HAND_EMPTY,
    IN_RANGE,
    IN_YOUR_TURN,
    IT,
    ITEM,
    ITS_DANMAKU,
    ITS_ITEM,
    ITS_TARGETS,
    LEAVE_IT,
    NEXT_TURN,
    ONCE_PER_ATTACK,
    ONCE_PER_CARD,
    ONCE_PER_ROUND,
    ONCE_PER_TURN,
    ONE_OF_THEM,
    ONLY_AVOIDER,
    OTHERS_ACTION,
    OTHERS_DANMAKU_OR_SPELL,
    OTHERS_SPELL,
    OTHERS_TURNS,
    POWERUP,
    SHOWN_DANMAKU,
    THAT_IF_IN_RANGE,
    THAT_PLAYER,
    THE_REST,
    THIRD,
    WINTER,
    YOU,
    YOU_ARE_ATTACKED,
    YOU_AVOID,
    YOU_DAMAGE,
    YOU_LOSE_LIFE,
    YOU_SKIP,
    YOUR_ATTACK_IS_AVOIDED,
    YOUR_ITEM,
    AllInRange,
    AtLeast,
    Attack,
    Avoid,
    BanActions,
    BanChosen,
    Cancel,
    Choose,
    Control,
    Copy,
    DanmakuLimit,
    Discard,
    DiscardAll,
    Distance,
    DodgeTax,
    Draw,
    DrawLess,
    DrawStep,
    Duel,
    FarSighted,
    Flip,
    FlipUntil,
    GainLife,
    Give,
    If,
    KeepPowerups,
    LookHand,
    LookTop,
    LoseLife,
    MaxHand,
    May,
    MaySkip,
    OfSeason,
    OnBehalf,
    Other,
    Plus,
    PutInPlay,
    Range,
    RevealHand,
    RevealTop,
    Seq,
    SetDistance,
    SkipTurn,
    Suppress,
    SwapHands,
    Take,
    ToDeck,
    Until,
    ability_reaction,
    after,
    character,
    means,
    on_play,
    special,
    spell,
    turn_act,
)

STRIKE = May(Attack(IN_RANGE))

character(
    "Alice",
    KeepPowerups(),
    means(Discard(1, YOUR_ITEM), IN_YOUR_TURN),
    spell(FlipUntil(ITEM), PutInPlay(), STRIKE),
)
character("Cirno", Range(2), FarSighted(), spell(Attack(IN_RANGE), SkipTurn(DEFENDER)))
character("Reimu", DodgeTax(1), spell(Until(NEXT_TURN, BanChosen()), STRIKE))
character(
    "Byakuren",
    ability_reaction(ANOTHER_ATTACKS, Attack(ATTACKER), cost=Discard(1, DANMAKU), limit=ONCE_PER_ATTACK),
    spell(Until(NEXT_TURN, Range(5), Distance(5)), STRIKE),
)
character("Tenshi", after(YOU_LOSE_LIFE, May(Draw(1))), spell(GainLife(1), Duel(ANOTHER)))
character(
    "Meiling",
    MaxHand(7, on=OTHERS_TURNS),
    MaySkip(),
    after(YOU_SKIP, May(Draw(4))),
    spell(Draw(2), Attack(ATTACKER), on=ANOTHER_ATTACKS),
)
character("Suika", Range(1), DanmakuLimit(1), spell(Until(NEXT_TURN, SetDistance(1, 5)), STRIKE))
character(
    "Sakuya",
    DanmakuLimit(2),
    spell(Avoid(THAT_PLAYER), Attack(ATTACKER), Until(END_OF_TURN, BanActions()), on=ANYONE_IS_ATTACKED),
)
character("Keine", DrawStep(1, then=ToDeck(1, EITHER_END)), spell(Cancel(), STRIKE, on=OTHERS_ACTION))
character(
    "Nitori",
    Distance(1),
    turn_act(Draw(1), cost=Discard(1, YOUR_ITEM)),
    spell(Until(NEXT_TURN, Suppress(A_PLAYER)), May(Attack(THAT_IF_IN_RANGE))),
)
character("Yuuka", after(YOU_DAMAGE, May(Draw(1))), spell(Attack(EACH_OTHER)))
character("Marisa", DrawLess(), spell(Attack(IN_RANGE, dmg=Plus(1, POWERUP))))
character(
    "Sanae",
    on_play(A_DANMAKU_CARD, May(Seq(LookTop(1), Choose(LEAVE_IT, DiscardAll(IT), Give(IT, ANOTHER))))),
    spell(RevealHand(IN_RANGE), Attack(THAT_PLAYER, times=AtLeast(1, SHOWN_DANMAKU))),
)
character(
    "Satori",
    ability_reaction(YOU_ARE_ATTACKED, Seq(Flip(), If(OfSeason(WINTER), Avoid())), limit=ONCE_PER_ATTACK),
    special(LookHand(ANOTHER), ONCE_PER_ROUND),
    spell(OTHERS_SPELL),
)
character(
    "Youmu",
    after(DANMAKU_DONE, May(Attack(Other(ITS_TARGETS)))),
    spell(Until(NEXT_TURN, AllInRange(YOU)), Attack(ANOTHER), May(Attack(Other(ATTACKED_BEFORE)))),
)
character(
    "Futo",
    KeepPowerups(),
    ability_reaction(YOU_ARE_ATTACKED, Avoid(), cost=Discard(1, YOUR_ITEM)),
    spell(May(SwapHands(ANOTHER, THIRD)), STRIKE),
)
character("Patchouli", MaxHand(7, first=True), spell(Draw(2), STRIKE))
character(
    "Reisen",
    after(YOUR_ATTACK_IS_AVOIDED, May(Attack(Other(ONLY_AVOIDER))), limit=ONCE_PER_CARD),
    spell(Cancel(), May(Copy()), on=OTHERS_DANMAKU_OR_SPELL),
)
character("Utsuho", means(Discard(2), IN_YOUR_TURN), spell(Attack(IN_RANGE, times=3), LoseLife(1)))
character("Remilia", after(YOU_AVOID, May(Draw(1))), spell(Attack(ANOTHER, sure=True), fixed=True))
character(
    "Aya",
    ability_reaction(DANMAKU_PLAYED, Cancel(), cost=Discard(1, DANMAKU), limit=ONCE_PER_TURN),
    spell(RevealTop(5), Take(ITS_DANMAKU), DiscardAll(THE_REST), STRIKE),
)
character(
    "Miko",
    turn_act(Give(ANY_CARDS, ANOTHER)),
    means(when=HAND_EMPTY),
    spell(DiscardAll(HAND, A_PLAYER), Draw(3, THAT_PLAYER), STRIKE),
)
character("Eirin", OnBehalf(), spell(GainLife(1), May(GainLife(1, ANOTHER_HURT)), STRIKE))
character(
    "Yukari",
    after(YOU_AVOID, STRIKE),
    spell(May(Seq(LookHand(ANOTHER), Choose(Take(ONE_OF_THEM), Control(ITS_ITEM)))), May(Attack(THAT_IF_IN_RANGE))),
)
