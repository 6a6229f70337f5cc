"""Types that most messages use."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

GameName = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z][a-z0-9_]*$")]
Lang = Literal["en", "ja"]
Seat = Annotated[int, Meta(ge=0, le=7)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=240)]  # code points; at most 24 visible characters
RoomCode = Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]
CardNumber = Annotated[str, Meta(min_length=1, max_length=40)]
# The name of a thing on the table, for one viewer: "c12" a card, "q3" a card shown only by this question,
# "h1.NUMBER.0" a card seen in another player's hand, "x5" a card for a viewer who sees everything, "-" a card that is
# not on the table. Each game's view lists its other handles. A card gets a new handle in every hidden zone.
Handle = Annotated[str, Meta(min_length=1, max_length=40)]


class Words(Struct, frozen=True):
    """Text in both languages.

    `[label](card number)` is a link to a card. `{0}`, `{1}`, … are placeholders for player names, which the client
    fills in; the reader's own seat becomes "you". A backslash escapes `[`, `{` and itself. The words of a `Fault`, and
    messages about a deck or a replay file, contain no links or placeholders, because they quote user input.
    """

    en: str
    ja: str


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something isn't allowed: the reason, the rule, and what is missing if that is known."""

    words: Words
    rule: str = ""  # "game:8.3.3"; empty if the room refuses, not the game
    missing: Words | None = None  # "one more green cheer"
    cards: list[CardNumber] = []  # the cards that cause it


class Fault(Struct, frozen=True, omit_defaults=True):
    """An error: a code for programs, a sentence for people, and an incident number for a server error."""

    code: str
    words: Words
    incident: str = ""
    protocols: list[int] = []  # with the code `protocol`: the versions this server supports


class Face(Struct, frozen=True, omit_defaults=True):
    """A card whose face the viewer can see."""

    id: Handle
    card: CardNumber


class Known(Struct, frozen=True):
    """A card of a hidden pile that the viewer has seen there."""

    place: int  # from the top, 0 is the top card
    card: CardNumber


class Pile(Struct, frozen=True, omit_defaults=True):
    count: int
    known: list[Known] = []


class Change(Struct, frozen=True, omit_defaults=True):
    """A continuous change of a value and the card it comes from."""

    amount: int
    card: CardNumber = ""


class Deck(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck list: pile → card number → copies. Each game has its own piles."""

    piles: dict[
        Annotated[str, Meta(max_length=12)],
        Annotated[dict[CardNumber, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=120)],
    ]
    name: Annotated[str, Meta(max_length=800)] = ""  # code points; cut to 80 visible characters
    own: Annotated[
        dict[CardNumber, Annotated[str, Meta(max_length=8_000)]], Meta(max_length=30)
    ] = {}  # documents of cards that somebody wrote, by number


class DeckChoice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The deck a seat plays: the id of a built-in deck, or a list. With neither, the game's default for that seat."""

    builtin: Annotated[str, Meta(max_length=40)] = ""
    list: Deck | None = None
