"""Messages of the REST routes, except rooms."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import CardNumber, Deck, GameName, Refusal, Words

# --- games and cards ------------------------------------------------------------------------------------------------


class RulingChoice(Struct, frozen=True, omit_defaults=True):
    id: str
    words: Words
    values: list[str]
    default: str
    labels: dict[str, Words] = {}  # what each value means
    rulings: list[str] = []  # ids of the rulings: "R-02"


DeckKind = Literal["start", "recommended", "tournament", "sample"]


class DeckTitle(Struct, frozen=True):
    """A built-in deck as far as it takes to choose it by name."""

    id: str
    kind: DeckKind
    name: Words
    colors: list[str]


class BuiltinDeck(Struct, frozen=True, omit_defaults=True):
    id: str
    kind: DeckKind
    name: Words
    deck: Deck
    colors: list[str]
    summary: Words  # the plan of the deck
    levels: dict[str, int]  # main deck, as in `DeckReport`
    key: list[CardNumber]  # the most important cards
    event: Words | None = None  # for a tournament deck: the event and the rank
    date: str = ""  # ISO
    restricted: list[CardNumber] = []  # cards of which official tournaments allow fewer copies


class FirstGame(Struct, frozen=True):
    """Two decks that make a good first game."""

    decks: tuple[str, str]
    why: Words


class LessonInfo(Struct, frozen=True, omit_defaults=True):
    """A coached game. It is played from the position `id`, at seat 0, against bots."""

    id: str
    title: Words
    about: Words
    minutes: int
    seats: int
    bot: str = ""  # who plays the other seats; empty: the usual bot


class PuzzleInfo(Struct, frozen=True):
    """A position with a goal for seat 0. It is played from the position `id` against a bot; the puzzle of a day is the
    one at the number of days since 2026, counted around the list in the order of ids."""

    id: str
    goal: Words
    task: Words  # the goal, and what else there is to know
    acts: int  # that reach it
    grade: int  # 1 is easy
    seats: int


class GameInfo(Struct, frozen=True):
    id: GameName
    name: Words
    tagline: Words
    seats: list[int]
    minutes: int
    playable: bool  # in the browser
    decks: list[DeckTitle]  # titles only; `GET decks` returns the whole `BuiltinDeck`s in the same order
    bots: list[str]
    rulings: list[RulingChoice]
    first: FirstGame | None = None  # for games with decks
    fan: list[CardInfo] = []  # three cards to show for the game; with decks, from the first recommended one
    lessons: list[LessonInfo] = []
    puzzles: list[PuzzleInfo] = []  # the easiest first
    regions: dict[str, Words] = {}  # whose lists of restricted cards a table can play by
    no_tournaments: Words | None = None  # why there are none of it
    handbook: bool = False  # does `GET games/{game}/handbook` have anything to read?


class GameList(Struct, frozen=True):
    games: list[GameInfo]
    version: str


class Art(Struct, frozen=True, omit_defaults=True):
    name: Words
    cost: list[str]  # colours; "neutral" is any
    power: int
    suffix: str = ""  # "+"
    critical: list[tuple[str, int]] = []  # colour and bonus damage
    text: Words | None = None


class Ability(Struct, frozen=True, omit_defaults=True):
    """A keyword effect, an Oshi skill, an Extra line or the text of a support card."""

    kind: str  # "collab_effect", "bloom_effect", "gift", "oshi_skill", "sp_skill", "stage_skill", "extra", "text", …
    label: Words
    text: Words
    name: Words | None = None
    cost: str = ""  # holo Power: "2", "X"
    limit: Words | None = None


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A card: printed facts, and the text generated from its declaration."""

    id: CardNumber
    kind: Literal[
        "oshi",
        "holomem",
        "support",
        "cheer",
        "main",
        "character",
        "incident",
        "role",
        "vtuber",
        "mascot",
        "world",
        "card",
    ]
    name: Words
    names: list[Words]  # every name it counts as; the client draws crests from these
    colors: list[str] = []
    level: Literal["debut", "1st", "2nd", "spot", ""] = ""
    buzz: bool = False
    limited: bool = False
    support: str = ""  # "staff", "item", "event", "tool", "mascot", "fan", "boost", "ally", "reinforcement"
    hp: int = 0
    life: int = 0
    baton: list[str] = []
    tags: list[Words] = []
    arts: list[Art] = []
    abilities: list[Ability] = []
    set: str = ""
    copies: int | None = None  # maximum in a deck; None: unlimited
    status: Literal["verified", "implemented", ""] = ""  # how well the card is tested
    preview: bool = False  # known only from previews and fans' transcriptions
    pack: str = ""  # the pack of the operator's that it comes from: it isn't an official card of this game's data
    season: str = ""  # "spring", …; a card with several seasons has a number for each
    points: int = 0
    types: list[list[str]] = []  # of each half of a Main Deck card, or of a Spell Card
    team: str = ""  # for a role: "heroine", "rival", "partner", "stage_boss", "extra_boss"
    players: int = 0  # for a role: the minimum number of players
    pl: int = 0  # printed Power Level; the element is in `colors` (none: Neutral)
    strength: str = ""  # the element this VTuber has advantage over
    line: str = ""  # the line of VTubers it evolves in; for a Mascot, the line it is Paired with
    effect: Literal["passive", "lock", "snap", "echo", ""] = ""  # effect type
    flavor: Words | None = None


class CardList(Struct, frozen=True):
    game: GameName
    cards: list[CardInfo]
    images: list[CardNumber] = []  # cards for which the operator has added a picture
    scenario_cards: list[CardInfo] = []  # custom cards, used only by scenarios
    packs: bool = False  # this server has packs: `GET packs` returns their cards
    not_yet: dict[str, str] = {}  # set → cards that aren't playable yet, "1-20 23"


# --- the workshop ---------------------------------------------------------------------------------------------------


class WorkshopSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as somebody writes it: facts and texts, in YAML or JSON (docs/workshop.md)."""

    sheet: Annotated[str, Meta(max_length=16_000)]


class WorkshopProblem(Struct, frozen=True):
    where: str  # the fact it is about; empty: the whole card
    words: Words


class WorkshopText(Struct, frozen=True, omit_defaults=True):
    """One text of a sheet: how it was understood, or what of it was not."""

    place: str  # "art1", "collab_effect1", "skill", "text", …
    written: str  # its language: "en", "ja" or "code", the card language
    state: Literal["read", "unread"]
    source: list[str] = []  # in the card language
    words: Words | None = None  # as the card says it
    same: bool = False  # in its own language it says just what was written
    unread: list[str] = []  # the parts that were not understood
    nearest: list[str] = []  # sentences that would be
    why: Words | None = None


class WorkshopReport(Struct, frozen=True, omit_defaults=True):
    """What a sheet says. With a number and a document the card can be played."""

    number: CardNumber = ""
    document: str = ""  # put it into a deck's `own`
    card: CardInfo | None = None
    texts: list[WorkshopText] = []
    problems: list[WorkshopProblem] = []


class WorkshopWord(Struct, frozen=True, omit_defaults=True):
    """A word of the card language."""

    word: str
    example: str = ""
    says: Words | None = None  # what the example says


# --- rules ----------------------------------------------------------------------------------------------------------


class RuleInfo(Struct, frozen=True, omit_defaults=True):
    id: str  # "game:8.3.3"
    title: str
    says: Words
    chapter: str
    scenarios: list[str] = []
    rulings: list[str] = []
    title_ja: str = ""  # empty if there are no Japanese rules
    under: str = ""  # the parent rule or heading
    heading: bool = False  # it says nothing by itself


class ChapterInfo(Struct, frozen=True):
    id: str  # "8"
    title: Words


class RulingInfo(Struct, frozen=True):
    """Our decision where the official documents are silent or contradictory."""

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
    steps: list[str] = []  # the steps, as in the file
    playable: bool = True
    told: list[Words] = []  # what is done in it; where nothing is, what can be done there, what can't, and why
    seats: int = 2  # number of players


class ScenarioList(Struct, frozen=True):
    game: GameName
    scenarios: list[ScenarioInfo]


# --- decks ----------------------------------------------------------------------------------------------------------


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]


class Unread(Struct, frozen=True):
    """A line of a deck list that couldn't be read, and why."""

    where: str
    text: str
    why: Words


class DeckProblem(Struct, frozen=True, omit_defaults=True):
    why: Refusal
    warning: bool = False
    pile: str = ""
    card: CardNumber = ""
    fix: int = 0  # how many copies of `card` to add (negative: remove) to fix it


class Odds(Struct, frozen=True):
    """An exact probability."""

    id: str
    words: Words
    chance: float
    note: Words | None = None


class DeckReport(Struct, frozen=True):
    """The analysis of a deck."""

    deck: Deck
    legal: bool
    problems: list[DeckProblem]
    levels: dict[str, int]  # main deck cards by level or kind
    colors: dict[str, list[int]]  # colour → [cheer needed, cheer here, symbols]; element → [VTubers, Mascots, Worlds]
    odds: list[Odds]


class MissingCard(Struct, frozen=True, omit_defaults=True):
    """A card of a list that can't be played here yet, and the nearest one that can."""

    card: CardNumber
    pile: str
    copies: int
    name: Words
    nearest: CardNumber = ""  # empty: none is similar
    nearest_name: Words | None = None


class DeckRead(Struct, frozen=True, omit_defaults=True):
    format: str
    report: DeckReport
    unread: list[Unread]
    missing: list[MissingCard] = []  # still in the deck, until removed or replaced
    notes: list[Unread] = []  # remarks about lines that were read; nothing is missing


class DeckWrite(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Deck
    format: Annotated[str, Meta(max_length=40)]


class DeckWritten(Struct, frozen=True):
    format: str
    text: str


class DeckFormats(Struct, frozen=True, omit_defaults=True):
    read: list[str]
    write: list[str]
    titles: dict[str, str] = {}  # names of the formats for people
