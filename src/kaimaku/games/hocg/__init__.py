"""hololive OFFICIAL CARD GAME."""

from kaimaku.games.manifest import Lazy, Manifest

MANIFEST = Manifest(
    name="hocg",
    package=__name__,
    title=("hololive OCG", "hololive OCG"),
    tagline=("The hololive OFFICIAL CARD GAME", "ホロライブオフィシャルカードゲーム"),
    seats=range(2, 3),
    sizes=(2,),
    minutes=25,
    game=Lazy(f"{__name__}.game:GAME"),
    desk=Lazy(f"{__name__}.projection.desk:DESK"),
    view=Lazy(f"{__name__}.projection.shape:HocgView"),
    side=Lazy(f"{__name__}.terminal.side:SIDE"),
    stage=Lazy(f"{__name__}.scenario.stage:STAGE"),
    bots=("greedy", "searcher", "random"),
    players=Lazy(f"{__name__}.bots:PLAYERS"),
    decks=Lazy(f"{__name__}.decks:DECKS"),
    cards=Lazy(f"{__name__}.projection.cards"),
    fan=Lazy(f"{__name__}.projection.cards:fan"),
    listed=Lazy(f"{__name__}.terminal.cards:listed"),
    card_status=Lazy(f"{__name__}.status"),
    own=Lazy(f"{__name__}.own.workshop"),
    proposer=Lazy(f"{__name__}.propose.proposer:PROPOSER"),
    vanilla=Lazy(f"{__name__}.lab"),
    rulings=Lazy(f"{__name__}.rulings"),
    chapters={"rb": ("Stated in the rulebooks only", "ルールブックだけにあるルール")},
    resting=("hocg:main", "hocg:perform"),
    puzzles=Lazy(f"{__name__}.puzzling:PUZZLES"),
    encoding=Lazy(f"{__name__}.encoding:HoloEncoding"),
    reviewing=Lazy(f"{__name__}.review:HoloReviewing"),
)
