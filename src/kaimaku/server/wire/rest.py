"""What the REST routes take and give, apart from rooms."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import CardNumber, Deck, GameName, Refusal, Seat, Words
from .play import Line
from .room import Outcome
from .views import View

# --- games and cards ------------------------------------------------------------------------------------------------


class RulingChoice(Struct, frozen=True, omit_defaults=True):
    id: str
    words: Words
    values: list[str]
    default: str
    labels: dict[str, Words] = {}  # what each value means
    rulings: list[str] = []  # where it is decided: "R-02"


class BuiltinDeck(Struct, frozen=True):
    id: str
    name: Words
    deck: Deck
    colors: list[str]
    summary: Words  # its plan
    levels: dict[str, int]  # of the main deck, as in `DeckReport`
    key: list[CardNumber]  # cards that show what it does


class FirstGame(Struct, frozen=True):
    """Two decks that make a good first game."""

    decks: tuple[str, str]
    why: Words


class GameInfo(Struct, frozen=True):
    id: GameName
    name: Words
    tagline: Words
    seats: list[int]
    minutes: int
    playable: bool  # at a browser table
    decks: list[BuiltinDeck]
    bots: list[str]
    rulings: list[RulingChoice]
    first: FirstGame | None = None  # of a game to which decks are brought


class GameList(Struct, frozen=True):
    games: list[GameInfo]
    version: str


class Art(Struct, frozen=True, omit_defaults=True):
    name: Words
    cost: list[str]  # colours; "neutral" is any
    power: int
    suffix: str = ""  # "+"
    critical: list[tuple[str, int]] = []  # against a colour, how much more
    text: Words | None = None


class Ability(Struct, frozen=True, omit_defaults=True):
    """A keyword effect, an Oshi skill, an extra or a support's text."""

    kind: str  # "collab_effect", "bloom_effect", "gift", "oshi_skill", "sp_skill", "stage_skill", "extra", "text", …
    label: Words
    text: Words
    name: Words | None = None
    cost: str = ""  # holo Power: "2", "X"
    limit: Words | None = None


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A printed card: all facts, and its text generated from its declaration."""

    id: CardNumber
    kind: Literal[
        "oshi", "holomem", "support", "cheer", "main", "character", "incident", "role", "vtuber", "mascot", "world"
    ]
    name: Words
    names: list[Words]  # every name it counts as; crests are made from these
    colors: list[str] = []
    level: Literal["debut", "1st", "2nd", "spot", ""] = ""
    buzz: bool = False
    limited: bool = False
    support: str = ""  # "staff", "item", "event", "tool", "mascot", "fan"; VCard: "boost", "ally", "reinforcement"
    hp: int = 0
    life: int = 0
    baton: list[str] = []
    tags: list[Words] = []
    arts: list[Art] = []
    abilities: list[Ability] = []
    set: str = ""
    copies: int | None = None  # how many a deck may hold; None: any number
    status: Literal["verified", "implemented", ""] = ""  # hOCG: how sure it is that the card does what it says
    season: str = ""  # Danmaku!!: "spring", …; a Main Deck card has one number for each season it is printed in
    points: int = 0
    types: list[list[str]] = []  # of each half of a Main Deck card; of a Spell Card
    team: str = ""  # of a role: "heroine", "rival", "partner", "stage_boss", "extra_boss"
    players: int = 0  # the smallest game a role is dealt in
    pl: int = 0  # VCard: printed Power Level, 8 to 10; its element is in `colors` (none: Neutral)
    strength: str = ""  # the element this VTuber has advantage over
    line: str = ""  # the VTuber it evolves with; of a Mascot, the one it is paired with
    effect: Literal["passive", "lock", "snap", "echo", ""] = ""  # effect type
    flavor: Words | None = None


class CardList(Struct, frozen=True):
    game: GameName
    cards: list[CardInfo]
    images: list[CardNumber] = []  # for which the server has a picture of the user's own
    scenario_cards: list[CardInfo] = []  # cards of no set: only tables made from scenarios show them
    not_yet: dict[str, str] = {}  # hOCG: set → its cards that cannot be played here yet, "1-20 23"


# --- rules ----------------------------------------------------------------------------------------------------------


class RuleInfo(Struct, frozen=True, omit_defaults=True):
    id: str  # "hocg:8.3.3"
    title: str
    says: Words
    chapter: str
    scenarios: list[str] = []
    rulings: list[str] = []
    title_ja: str = ""  # empty where the game has no Japanese rules
    under: str = ""  # the rule or heading it stands below


class ChapterInfo(Struct, frozen=True):
    id: str  # "8"
    title: Words


class RulingInfo(Struct, frozen=True):
    """What we decided where the documents are silent or disagree."""

    id: str  # "R-02"
    title: Words
    says: Words
    rules: list[str]


class RuleList(Struct, frozen=True, omit_defaults=True):
    game: GameName
    rules: list[RuleInfo]
    chapters: list[ChapterInfo] = []
    rulings: list[RulingInfo] = []


class ScenarioInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    title: Words
    rules: list[str]
    steps: list[str] = []  # what is done, in the words of the file
    playable: bool = True
    told: list[Words] = []  # the same as the table says it, in both languages
    seats: int = 2  # at the table to try it on


class ScenarioList(Struct, frozen=True):
    game: GameName
    scenarios: list[ScenarioInfo]


# --- decks ----------------------------------------------------------------------------------------------------------


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]


class Unread(Struct, frozen=True):
    """A line that could not be read, and why. It stays with the player."""

    where: str
    text: str
    why: Words


class DeckProblem(Struct, frozen=True, omit_defaults=True):
    why: Refusal
    warning: bool = False
    pile: str = ""
    card: CardNumber = ""
    fix: int = 0  # how many copies of `card` to add (or, below 0, to remove) to put it right


class Odds(Struct, frozen=True):
    """An exact chance."""

    id: str
    words: Words
    chance: float
    note: Words | None = None


class DeckReport(Struct, frozen=True):
    """Everything that can be said about a deck."""

    deck: Deck
    legal: bool
    problems: list[DeckProblem]
    levels: dict[str, int]  # of the main deck; VCard: "pl8", "pl9", "pl10" and the other types of card
    colors: dict[str, list[int]]  # colour → [cheers asked for, brought, symbols]; element → [VTubers, Mascots, Worlds]
    odds: list[Odds]


class DeckRead(Struct, frozen=True, omit_defaults=True):
    format: str
    report: DeckReport
    unread: list[Unread]
    notes: list[Unread] = []  # what was read in a way worth telling; nothing is missing because of it


class DeckWrite(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Deck
    format: Annotated[str, Meta(max_length=40)]


class DeckWritten(Struct, frozen=True):
    format: str
    text: str


class DeckFormats(Struct, frozen=True, omit_defaults=True):
    read: list[str]
    write: list[str]
    titles: dict[str, str] = {}  # what people call a format


# --- replays --------------------------------------------------------------------------------------------------------


class ReplayInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    game: GameName
    names: list[str]
    decisions: int
    turns: int
    outcome: Outcome | None
    when: str = ""  # ISO date


class ReplayList(Struct, frozen=True):
    replays: list[ReplayInfo]


class Mark(Struct, frozen=True):
    """Something worth finding on the timeline."""

    step: int
    kind: Literal["turn", "downed", "skill", "die", "life", "evolve", "combat", "point", "end"]
    seat: Seat
    n: int = 0  # turn: its number; life: what is left


class Step(Struct, frozen=True, omit_defaults=True):
    """The table after so many decisions, and what the last one did."""

    n: int
    seat: Seat | None
    lines: list[Line]
    view: View


class Frames(Struct, frozen=True, omit_defaults=True):
    """A game as one viewer saw it, or as nobody did (seat "all"). Also the file of a game in progress."""

    format: Literal["kaimaku-frames-1"]
    game: GameName
    seat: Seat | Literal["all", "watch"]
    names: list[str]
    steps: list[Step]
    marks: list[Mark]
    outcome: Outcome | None = None
    cards: list[CardNumber] = []


class Belief(Struct, frozen=True):
    """What a seat thought, after so many decisions, each seat's role was: one row for every seat in order."""

    step: int
    seat: Seat
    of: list[list[float]]  # by seat, then by kind, each row adding up to 1; the row of the seat itself is certain


class Beliefs(Struct, frozen=True):
    """What a careful player could have believed at each seat of a game that is over."""

    kinds: list[str]  # "heroine", "partner", "stage_boss", "extra_boss", "rival"
    beliefs: list[Belief]  # in the order of their steps; one holds until the next of the same seat


class VerifyReport(Struct, frozen=True, omit_defaults=True):
    ok: bool
    words: Words
    decisions: int = 0
    shuffles: int = 0
    dice: int = 0
    seed: str = ""
    commitment: str = ""
    rule: str = ""


class StoredReplay(Struct, frozen=True):
    id: str
    verified: VerifyReport
