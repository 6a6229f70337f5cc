"""Snap or Echo: both happen when the card is played, after combat the Echo happens again and the Snap does not.

Each card is played, and stands through a combat, on a board that has something for every text to do (4.4.3.1, 4.4.4.1,
4.4.4.2, V-11).
"""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BY_ID, MASCOT, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import ELEMENTS, Draw, Has, Negative, Positive, lock, plain
from kaimaku.games.vcard.table import REPLIES_PLAYED
from kaimaku.kernel.decisions import Option
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot


def numbers(series: str, said: str) -> list[str]:
    return [f"{series}-{int(n):03}" for n in said.split()]


SNAPS = [
    *numbers("CCD", "11 22 34 40 46 48 52 58 59 70 71 82 83 119"),
    *numbers("S1", "1 7 10 13 40 43 46 61 64 67 73 79 112 118 121 124 129 130 131 133 134 136 137 138 140 141 142"),
    *numbers("S1", "144 145 146 147 150 151 152 154 156 157 158 162 164 165 166"),
]
ECHOES = {  # what each does, as the journal tells it
    "CCD-025": ["delay"],
    "CCD-035": ["token", "token"],
    "CCD-064": ["delay", "counter", "counter"],
    "CCD-121": ["token", "token"],
    "S1-127": ["move"],
    "S1-135": ["token", "token", "token"],
    "S1-143": ["mill"],
    "S1-149": ["counter"],
}
DEEDS = (
    *("attach", "bolstered", "coins", "counter", "cap", "delay", "devolve", "discard", "draw", "fall", "lift", "look"),
    *("mana", "mill", "move", "return", "reveal", "salvage", "scrap", "search", "token", "trigger", "undertow"),
    *("unlock", "flip coin"),
)
FRONT = own("types: Positive", VTUBER, lock(Positive(Draw(1)), Negative(Draw(1))), element="chaos")
RIBBON = own("types: an Ally", ALLY, plain(Has(+1)))
MATES = {element: own(f"types: {element}", VTUBER, lock(Negative(Draw(1))), element=element) for element in ELEMENTS}


def board(card: str, where: str, turn: int) -> Scene:
    """The card in hand or in play; on both sides VTs with Allies, tokens and Locks, cards in every pile, Coins."""
    facts = BY_ID[card].facts
    mate = MATES[facts.element or "chaos"]
    in_play = facts.type if where == "play" else ""
    side = Side(
        FRONT,
        back=[mate, "CCD-001|CCD-002" if facts.type != VTUBER else card if in_play else "", FRONT, mate],
        hand=[] if in_play else [card],
        deck=[*["CCD-024", BLANK, "CCD-114"] * 5],
        discard=[*[BLANK] * 12, RIBBON],
        allies={1: [RIBBON], 2: [card] if in_play == ALLY else []},
        mascot=card if in_play == MASCOT else "",
        locked=[FRONT],
        coins=6,
    )
    foe = Side(
        MATES["fire"],
        back=[MATES["water"], BLANK, "CCD-004|CCD-005"],
        hand=[BLANK] * 3,
        allies={0: [RIBBON], 1: [RIBBON]},
        tokens={0: ["decay"], 1: ["decay"]},
        mascot="CCD-010",
        points=1,
    )
    s = Scene(side, foe, turn=turn)
    remember(s)
    s.t.moved = (s.vt(A, 1),)
    return s


def remember(s: Scene) -> None:
    """In B's last turn A has played a Reinforcement and B has evolved a VT."""
    s.t.used[REPLIES_PLAYED, A] = s.t.before[REPLIES_PLAYED, A] = 1
    s.t.evolved = s.t.evolved_before = tuple(s.t.zones[spot(B, 3)][1:])


def through(s: Scene) -> None:
    """Whatever is asked is answered: yes, the highest number, the first thing there is, until a Main Phase or a window.

    To the empty Active Spot of A moves the VT of the third Backstage Spot.
    """
    third: Option = ("pick", s.t.zones[spot(A, 3)][0])
    while s.t.result is None and s.prompt() not in ("vcard:main", "vcard:window"):
        seat = s.t.asked[0]
        options = [o for o in s.options(seat) if o not in (("done",), ("no",))] or s.options(seat)
        if not s.t.zones[spot(seat)] and seat == A:
            options = [third]
        GAME.decide(s.t, seat, options[-1 if options[0][0] == "number" else 0])


def told(s: Scene, since: int) -> list[str]:
    return [entry[0] for entry in (s.t.journal or [])[since:] if entry[0] in DEEDS]


def played(card: str) -> list[str]:
    """What happens when it is played."""
    s = board(card, "hand", turn=2)
    since = len(s.t.journal or [])
    kind = BY_ID[card].facts.type
    if kind == MASCOT:
        s.do(A, "mascot", card)
    else:
        s.do(A, *(("ally", card, s.vt(A, 1)) if kind == ALLY else ("play", card, spot(A, 2))))
    s.settle()
    through(s)
    return [deed for deed in told(s, since) if not (kind == ALLY and deed == "attach")]


def after_combat(card: str) -> list[str]:
    """What happens in the effects phase of its player after a combat."""
    s = board(card, "play", turn=6)
    s.end_turn(A)
    remember(s)
    s.end_turn(B)
    through(s)
    entries = s.t.journal or []
    since = next(i for i, entry in enumerate(entries) if entry[:2] == ("effects", A))
    until = next(i for i, entry in enumerate(entries) if i > since and entry[0] in ("effects", "round"))
    assert s.t.round == 2, "there was a combat"
    return [entry[0] for entry in entries[since:until] if entry[0] in DEEDS]


@rule("vcard:4.4.3.1")
@pytest.mark.parametrize("card", SNAPS)
def test_a_snap_happens_when_it_is_played_and_not_after_combat(card: str) -> None:
    assert played(card) != []
    assert set(after_combat(card)) <= {"coins"}, "Coins are discarded by a rule"


@rule("vcard:4.4.3.1", "vcard:4.4.4.1")
@pytest.mark.parametrize("card", [card for card in (*SNAPS, *ECHOES) if BY_ID[card].facts.type == VTUBER])
def test_only_a_snap_is_triggered_as_one(card: str) -> None:
    """CCD-110 triggers the Snap of a VT."""
    s = Scene(Side(card, hand=["CCD-110"]))
    s.play(A, "boost", "CCD-110")
    assert (s.log("trigger") == ["trigger"]) is (card in SNAPS)


@rule("vcard:4.4.4.1", "vcard:4.4.4.2")
@pytest.mark.parametrize(("card", "deeds"), ECHOES.items())
def test_an_echo_does_the_same_when_it_is_played_and_after_combat(card: str, deeds: list[str]) -> None:
    assert played(card) == deeds
    assert [deed for deed in after_combat(card) if deed != "coins"] == deeds
