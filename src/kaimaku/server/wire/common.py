"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

GameName = Literal["hocg", "danmaku", "vcard"]
Lang = Literal["en", "ja"]
Seat = Annotated[int, Meta(ge=0, le=7)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=240)]  # code points; 24 characters that can be seen
RoomCode = Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]
CardNumber = Annotated[str, Meta(min_length=1, max_length=40)]
# Names a thing on the table for one viewer: "c12" a card, "m7" a holomem, "o0" the Oshi of seat 0, "q3" a card only
# this question shows, "h1.hSD01-003.0" a card seen in another's hand, "x5" any card for whoever sees everything, "-" a
# face that lies nowhere on the table; in Danmaku!! "p3" seat 3, "k3" its character, "e0" the bottom of the stack;
# in VCard "m7" a VTuber, "s0.0" the Active Spot of seat 0, "s0.3" its third Backstage Spot, "e0" the bottom of its
# Queue.
# A card that passes through a hidden zone comes back under another handle.
Handle = Annotated[str, Meta(min_length=1, max_length=40)]


class Words(Struct, frozen=True):
    """Text in both languages.

    `[label](card number)` is a card's name that opens the card. `{0}`, `{1}`, … stand for the names of the seats and
    are filled in by whoever shows the text; the seat that reads is addressed as "you" instead. A backslash before
    `[`, `{` or another backslash says that the character is no mark. The words of a `Fault` and whatever is said about
    a deck or a replay file have no marks at all: they quote what somebody wrote.
    """

    en: str
    ja: str


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: the reason, the rule it rests on, and what is missing where that can be named."""

    words: Words
    rule: str = ""  # "hocg:8.3.3"; empty when no rule of the game but the room says no
    missing: Words | None = None  # "one more green cheer"
    cards: list[CardNumber] = []  # the cards that cause it


class Fault(Struct, frozen=True, omit_defaults=True):
    """Something went wrong: a code for programs, a sentence for people, an incident number if it is our fault."""

    code: str
    words: Words
    incident: str = ""
    protocols: list[int] = []  # of the code `protocol`: the versions this server speaks


class Face(Struct, frozen=True, omit_defaults=True):
    """A card whose face the viewer sees."""

    id: Handle
    card: CardNumber


class Deck(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck list: pile → card number → copies. hOCG piles: oshi, main, cheer; VCard: main."""

    piles: dict[
        Annotated[str, Meta(max_length=12)],
        Annotated[dict[CardNumber, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=120)],
    ]
    name: Annotated[str, Meta(max_length=800)] = ""  # code points; its first 80 characters that can be seen are kept


class DeckChoice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The deck a seat plays: a built-in one by its id, or a list. Neither: the game's usual one for that seat."""

    builtin: Annotated[str, Meta(max_length=40)] = ""
    list: Deck | None = None
