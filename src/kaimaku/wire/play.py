"""Messages of a room's socket. The client sends `hello` once, then plays; the server replies and sends updates."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import CardNumber, DeckChoice, Face, Fault, Handle, Lang, Refusal, Seat, Words
from .room import RoomInfo
from .views import View

# The protocol version. It is raised by changes that break older clients, not by new fields that they can ignore.
PROTOCOL = 1

# --- from the client ------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token, the client is a spectator. Bots can turn off `words` and `views`."""

    token: Annotated[str, Meta(max_length=64)] = ""
    words: bool = True
    views: bool = True
    seen: Annotated[int, Meta(ge=0)] = 0  # the last journal line this client has shown
    protocol: int = 1  # the version this client uses
    lang: Lang | None = None  # the language shown; words may be empty in the other one. None: both


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    """Show another language from now on. The reply is a new `welcome`."""

    lang: Lang


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Answer the question `asked` with the index of an option. This can also change an answer that is `kept`."""

    asked: int
    option: Annotated[int, Meta(ge=0, le=100_000)]


class PickAll(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Answer a question that has a `pick`, with all chosen things at once (in order, if the order matters)."""

    asked: int
    things: Annotated[list[Handle], Meta(max_length=120)]


class WhyNot(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why this thing can't be used now (or can't be used on `target`). The reply is `because`."""

    thing: Handle
    target: Annotated[str, Meta(max_length=40)] = ""


class Foresee(Struct, frozen=True, omit_defaults=True, tag="foresee", forbid_unknown_fields=True):
    """Ask what options of the question `asked` would do, or picking all of `things`. The reply is `foreseen`."""

    asked: int
    options: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=40)] = []
    things: Annotated[list[Handle], Meta(max_length=120)] = []


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what the strongest bot would do now; in a puzzle also how it stands. The reply is `hinted`."""


class AskUndo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Undo my last decision: at once if the answer is only `kept`, or if undo is free and no other person has decided
    since. Otherwise the others must agree; the offer says from which line of the journal on everything is undone."""


class OfferDraw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    pass


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Ask for a rematch after the game. `deck` changes my deck; `swap` lets the player who went second start.

    With more than two players, `swap` draws new places at the table. The players present decide; a bot plays for absent
    players until they return.
    """

    swap: bool = False
    deck: DeckChoice | None = None


class NextGame(Struct, frozen=True, tag="next_game", forbid_unknown_fields=True):
    """In a match of a tournament: whoever lost the last game says who goes first in the next one."""

    first: bool  # I do


class StepBack(Struct, frozen=True, tag="step_back", forbid_unknown_fields=True):
    """The game stopped because of a server error: go back to before the decision that caused it."""


class ToResult(Struct, frozen=True, tag="to_result", forbid_unknown_fields=True):
    """Only bots still play: let them play to the end without pauses. Everybody who sits here must agree."""


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Accept or decline the open offer. Declining my own offer withdraws it."""

    yes: bool
    deck: DeckChoice | None = None  # for a rematch


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Concede. If the others play on, I can stay and see what my seat may see."""


class Aside(Struct, frozen=True, omit_defaults=True, tag="aside", forbid_unknown_fields=True):
    """Take one of my `asides`, actions that are possible no matter who is asked. The fields are those of the option."""

    verb: Annotated[str, Meta(max_length=40)]
    things: Annotated[list[Handle], Meta(max_length=8)] = []
    n: int | None = None


class Absent(Struct, frozen=True, tag="absent", omit_defaults=True, forbid_unknown_fields=True):
    """What to do about a player who didn't come back in time. `bot` also fills a seat that nobody has taken.

    claim: with two players, the other one wins; with more, the seat concedes and the game goes on.
    """

    seat: Seat
    what: Literal["bot", "claim", "wait"]
    bot: Annotated[str, Meta(max_length=20)] = ""  # which one fills the seat; empty: the game's usual one


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave: a bot plays for me until I `return`. Only in rooms with `takeover`."""


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot."""


class AutoPass(Struct, frozen=True, omit_defaults=True, tag="standing", forbid_unknown_fields=True):
    """Pass reaction windows for me: until something happens to me, until my turn, or always."""

    until: Literal["", "hit", "turn", "always"] = ""  # empty: always ask me
    hold: Annotated[list[CardNumber], Meta(max_length=40)] = []  # ask me if I could play one of these
    own: bool = False  # also ask me about what I have just played myself


StampName = Literal["hello", "luck", "thanks", "nice", "wow", "think", "wait", "oops", "sorry", "laugh", "cry", "bravo"]


class Stamp(Struct, frozen=True, tag="stamp", forbid_unknown_fields=True):
    """Show everybody at the table a stamp."""

    stamp: StampName


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to the other players. Only in rooms with `chat`."""

    text: Annotated[str, Meta(max_length=1000)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    n: int = 0


FromClient = (
    Hello
    | Speak
    | Choose
    | PickAll
    | WhyNot
    | Foresee
    | AskHint
    | AskUndo
    | OfferDraw
    | Rematch
    | NextGame
    | StepBack
    | ToResult
    | Answer
    | Concede
    | Aside
    | Absent
    | Leave
    | Return
    | AutoPass
    | Stamp
    | Say
    | Ping
)

# --- from the server ------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True, omit_defaults=True):
    """A journal entry as this viewer sees it."""

    n: int
    kind: str  # "draw", "bloom", "damage", …
    seat: Seat
    card: Face | None = None
    more: list[int | str] = []  # handles, places and numbers
    words: Words | None = None  # None: covered by the words of the line before


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal action. `things`: what is picked up, then where it goes."""

    verb: str
    things: list[Handle] = []
    n: int | None = None  # the chosen number
    act: str = ""  # options of one thing with the same `act` differ only in their target
    label: Words | None = None  # one or two words, for a button
    words: Words | None = None  # the option as a sentence
    risk: Words | None = None  # a warning about what can't be undone
    then: list[Words] = []  # for a reaction: what happens if nobody responds, in order


class Pick(Struct, frozen=True, omit_defaults=True):
    """A choice of several things, sent together with `pick`."""

    least: int
    most: int
    things: list[Handle]
    ordered: bool = False


class Source(Struct, frozen=True, omit_defaults=True):
    """The card whose text asks the question."""

    card: str
    words: Words | None = None


class Question(Struct, frozen=True, omit_defaults=True):
    """What this seat must decide. Sent only to this seat."""

    asked: int  # number of this question, counted for this seat
    prompt: str  # "game:main"
    rule: str
    options: list[Option]
    words: Words | None = None
    source: Source | None = None
    pick: Pick | None = None
    shown: list[Face] = []  # cards shown only for this question (a deck being searched)
    passing: int | None = None  # the option that passes or ends, if there is one
    floor: float = 0.0  # the server holds the answer for this many seconds, so that timing reveals nothing
    window: float = 0.0  # seconds until the window closes, which counts as a pass; 0: no limit
    by: float = 0.0  # slow games: deadline in seconds since 1970, after which a bot answers


class KeptAnswer(Struct, frozen=True, omit_defaults=True):
    """My answer to a question that several players are asked at once. I can change it until all have answered."""

    question: Question
    option: int | None = None  # the chosen option,
    things: list[Handle] = []  # or the picked things


class CoachPage(Struct, frozen=True, omit_defaults=True):
    """One thing a coach says. `point`: handles and places of the board that it is about."""

    words: Words
    point: list[str] = []


class Coaching(Struct, frozen=True, omit_defaults=True):
    """In a lesson, what the coach says now, page by page. Sent only to the player who is coached."""

    lesson: str
    title: Words
    done: int  # steps that are done,
    steps: int  # of so many
    pages: list[CoachPage]
    topic: Words | None = None  # of the step it speaks of; None: none can be done now
    options: list[int] = []  # of the question: any of these does the step, or goes on; what is meant above all is first
    left: list[Words] = []  # after the game: topics that weren't tried
    over: bool = False


class Said(Struct, frozen=True, tag="said"):
    """A player said something. Sent to players, not to spectators. Plain text without marks."""

    seat: Seat
    text: str


class Stamped(Struct, frozen=True, tag="stamped"):
    """A player shows a stamp. Sent to everybody at the table."""

    seat: Seat
    stamp: StampName


class Welcome(Struct, frozen=True, omit_defaults=True, tag="welcome"):
    """The complete state for a client that connects."""

    room: RoomInfo
    seat: Seat | None
    n: int  # number of the last journal line
    protocol: int  # the version used from now on
    view: View | None = None
    lines: list[Line] = []  # the whole journal, as this viewer sees it
    missed: int = 0  # how many lines are newer than `seen`
    question: Question | None = None
    undo: Literal["free", "ask", "no"] = "no"
    standing: AutoPass | None = None  # this seat's setting
    kept: KeptAnswer | None = None
    asides: list[Option] = []  # actions of this seat that are possible no matter who is asked
    verdict: Words | None = None  # the game is over: how it ended, in words for this viewer
    coach: Coaching | None = None  # in a lesson
    chat: list[Said] = []  # what players said last; only for players, in rooms with `chat`


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """What happened, the new view, and this seat's question."""

    n: int
    lines: list[Line] = []
    view: View | None = None
    question: Question | None = None
    undo: Literal["free", "ask", "no"] = "no"
    back: bool = False  # after an undo: `lines` is the whole journal, now shorter
    standing: AutoPass | None = None
    kept: KeptAnswer | None = None
    asides: list[Option] = []
    verdict: Words | None = None
    coach: Coaching | None = None


class Room(Struct, frozen=True, tag="room"):
    room: RoomInfo


class Because(Struct, frozen=True, omit_defaults=True, tag="because"):
    """The reply to `why`: what the thing can do, and why it can't do more, easiest to fix first."""

    thing: Handle
    target: Annotated[str, Meta(max_length=40)] = ""
    can: list[Words] = []
    reasons: list[Reason] = []


class Reason(Struct, frozen=True):
    what: list[Words]  # the action that isn't possible
    why: Refusal


class Fact(Struct, frozen=True, omit_defaults=True):
    """Something that happens, read from the table before and after: certainly, or with some rolls of the dice."""

    kind: str  # "hp", "down", "life", "pay", "power", "draw", "avoid", …
    words: Words
    thing: Handle = ""  # the thing it happens to
    badge: Words | None = None  # a few characters to show on that thing
    before: int | None = None
    after: int | None = None
    most: int | None = None  # the dice decide: the number after it is from `after` to this
    unsure: bool = False  # it depends on the dice; the words say how


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What an option would do; of dice, what may come. Nothing in it depends on cards this seat doesn't know."""

    facts: list[Fact]
    option: int | None = None  # None: picking the `things` of the request
    unless: Words | None = None  # other players can respond: the facts hold if they don't
    rest: Words | None = None  # what follows can't be foreseen


class Foreseen(Struct, frozen=True, omit_defaults=True, tag="foreseen"):
    """The reply to `foresee`. Options about which nothing is certain are left out."""

    asked: int
    options: list[Foresight] = []


class PuzzleMove(Struct, frozen=True):
    """A decision of a line of play, in words for whoever makes it."""

    seat: Seat
    words: Words


class PuzzleStanding(Struct, frozen=True, omit_defaults=True):
    """How a puzzle stands. `line`: while it is open, how it is solved from here; if it is missed, how that shows."""

    state: Literal["open", "solved", "missed"]
    words: Words  # what to do, or why it is missed
    line: list[PuzzleMove] = []


class Hinted(Struct, frozen=True, omit_defaults=True, tag="hinted"):
    """The reply to `hint`. It uses nothing that this seat doesn't know."""

    asked: int  # the question it is about, or the one that comes next
    option: int | None = None  # of that question; None: there is no hint
    words: Words | None = None  # what to do
    why: list[Words] = []  # what certainly comes of it, or that nothing does
    puzzle: PuzzleStanding | None = None


class Refused(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """The last message was refused and changed nothing. Contains the open question."""

    why: Refusal
    question: Question | None = None


class Problem(Struct, frozen=True, tag="problem"):
    """The connection must close, or the server had an error."""

    fault: Fault


class Pong(Struct, frozen=True, tag="pong"):
    n: int = 0


FromServer = Welcome | Update | Room | Because | Foreseen | Hinted | Refused | Stamped | Said | Problem | Pong
