"""The socket of a room. The client says hello once, then plays; the server answers and tells what happens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import CardNumber, DeckChoice, Face, Fault, Handle, Refusal, Seat, Words
from .room import RoomInfo
from .views import View

# The version of what is said over the socket. It grows when a client that knows an older one could go wrong; new fields
# that may be overlooked do not change it.
PROTOCOL = 1

# --- from the client ------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First of all. Without a token one watches. `words=False` and `views=False` spare a program what it won't read."""

    token: Annotated[str, Meta(max_length=64)] = ""
    words: bool = True
    views: bool = True
    seen: Annotated[int, Meta(ge=0)] = 0  # the number of the last journal line this client has shown
    protocol: int = 1  # the version this client speaks


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Answer the question `asked` with one of its options, by place in the list. It may change one that is kept."""

    asked: int
    option: Annotated[int, Meta(ge=0, le=100_000)]


class PickAll(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Answer a question that has a `pick` with everything chosen, at once (in order, if the order matters)."""

    asked: int
    things: Annotated[list[Handle], Meta(max_length=120)]


class WhyNot(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can I not act with this thing now (or with it on that one)? Answered by `because`."""

    thing: Handle
    target: Annotated[str, Meta(max_length=40)] = ""


class AskUndo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take my last decision back: at once where that is free or the answer is only kept, else the others are asked."""


class OfferDraw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    pass


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Once the game is over. `deck` changes one's deck; swap: whoever went second may start.

    Of more than two players nobody starts by agreement: there, swap draws the places anew. Those who are here decide;
    a bot plays for whoever is not, until they come back.
    """

    swap: bool = False
    deck: DeckChoice | None = None


class StepBack(Struct, frozen=True, tag="step_back", forbid_unknown_fields=True):
    """The table stopped because of a fault: go back to before the decision that broke it."""


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to the open offer or decline it (whoever made it withdraws it by declining)."""

    yes: bool
    deck: DeckChoice | None = None  # for a rematch


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Give up. Where the game goes on without me, I may stay and see what my seat may see."""


class Aside(Struct, frozen=True, omit_defaults=True, tag="aside", forbid_unknown_fields=True):
    """Do something that may be done whoever is asked: one of my `asides`, named by what it is made of."""

    verb: Annotated[str, Meta(max_length=40)]
    things: Annotated[list[Handle], Meta(max_length=8)] = []
    n: int | None = None


class Absent(Struct, frozen=True, tag="absent", forbid_unknown_fields=True):
    """What to do about a seat whose time to come back is over; `bot` also for a seat that nobody has taken yet.

    claim: of two players the other wins; of more, the seat gives up and the game goes on without it.
    """

    seat: Seat
    what: Literal["bot", "claim", "wait"]


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """I go: a bot plays on for me, until I `return`. Only at tables with `takeover`."""


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot that played for me."""


class Standing(Struct, frozen=True, omit_defaults=True, tag="standing", forbid_unknown_fields=True):
    """Pass reaction windows for me: until something happens to me, until my turn, or always; never with these cards."""

    until: Literal["", "hit", "turn", "always"] = ""  # empty: ask me every time
    hold: Annotated[list[CardNumber], Meta(max_length=40)] = []  # ask me whenever one of these could be played


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    n: int = 0


FromClient = (
    Hello
    | Choose
    | PickAll
    | WhyNot
    | AskUndo
    | OfferDraw
    | Rematch
    | StepBack
    | Answer
    | Concede
    | Aside
    | Absent
    | Leave
    | Return
    | Standing
    | Ping
)

# --- from the server ------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True, omit_defaults=True):
    """One entry of the journal as this viewer may read it."""

    n: int
    kind: str  # "draw", "bloom", "damage", …
    seat: Seat
    card: Face | None = None
    more: list[int | str] = []  # holomem as handles, places and numbers
    words: Words | None = None  # None: told together with the line before


class Option(Struct, frozen=True, omit_defaults=True):
    """One thing to do. `things`: what one would pick up first, then where it goes."""

    verb: str
    things: list[Handle] = []
    n: int | None = None  # a number that is chosen
    act: str = ""  # options of one thing with the same act differ only in their target
    label: Words | None = None  # the act in a word or two, for a button
    words: Words | None = None  # the whole option in a sentence
    risk: Words | None = None  # what it costs for good
    then: list[Words] = []  # of a reaction: what happens if nobody answers it, in order


class Pick(Struct, frozen=True, omit_defaults=True):
    """Some of several things are chosen, and sent together with `pick`."""

    least: int
    most: int
    things: list[Handle]
    ordered: bool = False


class Source(Struct, frozen=True, omit_defaults=True):
    """The card whose text asks."""

    card: str
    words: Words | None = None


class Question(Struct, frozen=True, omit_defaults=True):
    """What this seat is asked. Nobody else gets it."""

    asked: int  # counts the questions put to this seat
    prompt: str  # "hocg:main"
    rule: str
    options: list[Option]
    words: Words | None = None
    source: Source | None = None
    pick: Pick | None = None
    shown: list[Face] = []  # faces that only this question shows (a deck being searched)
    passing: int | None = None  # the option that ends or passes, if there is one
    floor: float = 0.0  # seconds an answer is held at least, so that a quick one tells nothing
    window: float = 0.0  # seconds until the window closes and no answer is a pass; 0: no such limit
    by: float = 0.0  # slow games: seconds since 1970; a bot answers if I have not until then


class Kept(Struct, frozen=True, omit_defaults=True):
    """My answer to a question that several are asked at once. It counts when all have answered, and can be changed."""

    question: Question
    option: int | None = None  # as I chose it,
    things: list[Handle] = []  # or picked it


class Welcome(Struct, frozen=True, omit_defaults=True, tag="welcome"):
    """Everything a client needs to show the table, at any time."""

    room: RoomInfo
    seat: Seat | None
    n: int  # of the last journal line
    protocol: int  # the version spoken from now on
    view: View | None = None
    lines: list[Line] = []  # the whole journal, as this viewer may read it
    missed: int = 0  # how many of them came after `seen`
    question: Question | None = None
    undo: Literal["free", "ask", "no"] = "no"
    standing: Standing | None = None  # what this seat has asked for
    kept: Kept | None = None
    asides: list[Option] = []  # what this seat may do whoever is asked


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """What happened, how the table is now, and what this seat is asked."""

    n: int
    lines: list[Line] = []
    view: View | None = None
    question: Question | None = None
    undo: Literal["free", "ask", "no"] = "no"
    back: bool = False  # an undo: the journal is now shorter, `lines` is all of it
    standing: Standing | None = None
    kept: Kept | None = None
    asides: list[Option] = []


class Room(Struct, frozen=True, tag="room"):
    room: RoomInfo


class Because(Struct, frozen=True, omit_defaults=True, tag="because"):
    """The answer to `why`: what the thing could do, and each reason against the rest, nearest to put right first."""

    thing: Handle
    target: Annotated[str, Meta(max_length=40)] = ""
    can: list[Words] = []
    reasons: list[Reason] = []


class Reason(Struct, frozen=True):
    what: list[Words]  # what one may have wanted to do
    why: Refusal


class Refused(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """The last message was not followed; nothing changed. The open question comes with it."""

    why: Refusal
    question: Question | None = None


class Problem(Struct, frozen=True, tag="problem"):
    """The connection cannot go on, or something failed on our side."""

    fault: Fault


class Pong(Struct, frozen=True, tag="pong"):
    n: int = 0


FromServer = Welcome | Update | Room | Because | Refused | Problem | Pong
