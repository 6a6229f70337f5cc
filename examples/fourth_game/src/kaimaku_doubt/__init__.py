"""Doubt: lay your cards face down, say what they are, and do not get caught."""

from kaimaku.games.manifest import Lazy, Manifest

MANIFEST = Manifest(
    name="doubt",
    package=__name__,
    title=("Doubt", "ダウト"),
    tagline=("Lay your cards, lie, and don't get caught", "嘘をついて、手札をなくそう"),
    seats=range(2, 5),
    sizes=(3, 2, 4),
    minutes=5,
    game=Lazy(f"{__name__}.game:GAME"),
    desk=Lazy(f"{__name__}.speech:DESK"),
    stage=Lazy(f"{__name__}.scenario:DoubtStage"),
    bots=("counter", "random"),
    players=Lazy(f"{__name__}.bots:PLAYERS"),
    resting=("doubt:lay",),
)
