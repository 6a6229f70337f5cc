"""The Incidents."""

from ..lang import (
    A_DEFEAT,
    ALL_ITEMS,
    ARTIFACT,
    AS_MANY,
    AT_ONCE,
    AUTUMN,
    DANMAKU,
    DODGE,
    EACH_OTHER,
    EACH_PLAYER,
    FLIPPER,
    HAND,
    HELPFUL,
    INVOCATION,
    ITEM,
    LEFT,
    NIGHT_CARD,
    OF_EACH_SEASON,
    RESHUFFLE,
    RIGHT,
    SPRING,
    SUMMER,
    SUMMER_SHOWS,
    THE_REST,
    TOP_CARD,
    UFO_CARD,
    WINTER,
    YOU,
    AllInRange,
    BySeason,
    Collect,
    Discard,
    DiscardAll,
    Draw,
    DrawUpTo,
    Each,
    FirstFromDiscard,
    Flip,
    FlipInTurn,
    GainLife,
    ItemsDiscarded,
    Judge,
    LoseLife,
    May,
    NoDanmakuLimit,
    NoGain,
    NoSpells,
    OrLose,
    PayLife,
    ResolveIncident,
    RevealTop,
    Seq,
    SwapHands,
    SwapRoles,
    Take,
    everyone_means,
    incident,
)

FIGHT = OrLose(1)

incident(
    "Crisis of Faith",
    enter=Seq(FlipInTurn(AUTUMN), SwapRoles(), GainLife(1, FLIPPER), ResolveIncident(), Judge()),
    until=AT_ONCE,
)
incident("Crossing to Higan", always=AllInRange(EACH_PLAYER), until=A_DEFEAT)
incident("Endless Party", step=Draw(1, EACH_PLAYER), until=RESHUFFLE)
incident("Eternal Night", 12, NIGHT_CARD, always=NoDanmakuLimit(), step=Collect(TOP_CARD))
incident("Five Impossible Requests", 1, ARTIFACT, step=Seq(DiscardAll(HAND), Draw(AS_MANY)))
incident("Great Barrier Weakening", 3, INVOCATION, always=FirstFromDiscard())
incident("Great Fairy Wars", 9, DANMAKU, enter=Each(EACH_OTHER, FIGHT), step=FIGHT)
incident("Lily White", step=Seq(Flip(), BySeason(spring=LoseLife(3), summer=ResolveIncident())), until=SUMMER_SHOWS)
incident("Overdrive", 6, DODGE, always=everyone_means(PayLife(1)))
incident("Rekindle Blazing Hell", 6, SUMMER, enter=DrawUpTo(EACH_PLAYER), step=DrawUpTo())
incident("Saigyou Ayakashi Blooming", 6, WINTER, step=LoseLife(1))
incident(
    "Scarlet Weather Rhapsody",
    2,
    OF_EACH_SEASON,
    step=Seq(
        Flip(),
        BySeason(
            spring=SwapHands(YOU, RIGHT), summer=Draw(1), autumn=SwapHands(YOU, LEFT), winter=Discard(1, random=True)
        ),
    ),
)
incident("Spring Snow", 6, SPRING, always=NoSpells())
incident("Undefined Fantastic Object", 12, UFO_CARD, step=Seq(RevealTop(3), May(Take(HELPFUL)), Collect(THE_REST)))
incident("Voyage to Makai", 6, AUTUMN, always=NoGain())
incident("Worldly Desires", 4, ITEM, enter=DiscardAll(ALL_ITEMS, EACH_PLAYER), always=ItemsDiscarded())
