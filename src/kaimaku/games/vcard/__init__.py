"""VCard TCG."""

from kaimaku.games.manifest import Lazy, Manifest

MANIFEST = Manifest(
    name="vcard",
    package=__name__,
    title=("VCard TCG", "VCard TCG"),
    tagline=("The VTuber card game", "VTuberカードゲーム"),
    seats=range(2, 3),
    sizes=(2,),
    minutes=30,
    game=Lazy(f"{__name__}.game:GAME"),
    desk=Lazy(f"{__name__}.projection.desk:DESK"),
    view=Lazy(f"{__name__}.projection.shape:VCardView"),
    side=Lazy(f"{__name__}.terminal.side:SIDE"),
    stage=Lazy(f"{__name__}.scenario.stage:STAGE"),
    bots=("greedy", "searcher", "random"),
    players=Lazy(f"{__name__}.bots:PLAYERS"),
    decks=Lazy(f"{__name__}.decks:DECKS"),
    cards=Lazy(f"{__name__}.projection.cards"),
    fan=Lazy(f"{__name__}.projection.cards:fan"),
    listed=Lazy(f"{__name__}.terminal.cards:listed"),
    vanilla=Lazy(f"{__name__}.lab"),
    rulings=Lazy(f"{__name__}.rulings"),
    resting=("vcard:main",),
    puzzles=Lazy(f"{__name__}.puzzling:PUZZLES"),
    encoding=Lazy(f"{__name__}.encoding:VCardEncoding"),
    reviewing=Lazy(f"{__name__}.review:VCardReviewing"),
)
