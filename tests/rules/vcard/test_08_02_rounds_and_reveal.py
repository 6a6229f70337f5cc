"""8.2.12 and 8.2.13: rounds of six turns, and what is shown to whom."""

from __future__ import annotations

import json

from kaimaku.games.vcard.card import BOOST, BY_ID, MASCOT
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import IT, OPPS, YOURS, Comma, Draw, Keep, LookTop, RevealTop, ToBottom, ToEither, plain
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own
from tests.views import as_data

own("reveal theirs", BOOST, plain(Comma(RevealTop(1, OPPS), ToEither(IT))))
own("reveal mine", BOOST, plain(Comma(RevealTop(1, YOURS), ToEither(IT))))
own("reveal look", BOOST, plain(Comma(LookTop(2), Keep(), ToBottom())))
own("reveal draw", BOOST, plain(Draw(1)))
own("reveal secret", MASCOT)
own("reveal other secret", MASCOT)


@rule("vcard:8.2.12.1", "vcard:8.2.12.2")
def test_six_turns_for_each_player_then_combat_then_a_new_round() -> None:
    """V-14: twelve turns in all."""
    s = Scene(Side(back=[BLANK] * 2, counters={0: 1}), Side(back=[BLANK] * 2))
    taken = [(s.t.round, s.t.active, s.t.taken[s.t.active])]
    while s.t.round == 1 and s.prompt() == "vcard:main":
        s.end_turn(s.t.active)
        if s.prompt() == "vcard:main" and s.t.round == 1:
            taken.append((s.t.round, s.t.active, s.t.taken[s.t.active]))
    assert taken == [(1, seat, n) for n in range(1, 7) for seat in (A, B)]
    s.pick(A, s.vt(A, 1))
    s.pick(B, s.vt(B, 1))
    assert s.t.round == 2 and s.t.taken == [1, 0] and s.log("combat", "round") == ["combat", "round"]


def shows(s: Scene, seat: int | None, name: str) -> bool:
    """Does the view of a seat, or its journal, name the face of a card?"""
    told = [line[2] for line in redact(s.t, s.t.journal or [], seat)]
    return f'"TEST-{name}"' in json.dumps(as_data(GAME.view(s.t, seat))) or BY_ID[f"TEST-{name}"].number in told


@rule("vcard:8.3.13.1")
def test_a_revealed_card_is_seen_by_everybody() -> None:
    s = Scene(Side(hand=["reveal theirs"]), Side(deck=[BLANK, "reveal secret"]))
    assert not shows(s, A, "reveal secret") and not shows(s, B, "reveal secret")
    s.play(A, "boost", "reveal theirs")
    assert shows(s, A, "reveal secret") and shows(s, B, "reveal secret") and shows(s, None, "reveal secret")
    s = Scene(Side(hand=["reveal mine"], deck=[BLANK, "reveal secret"]))
    s.play(A, "boost", "reveal mine")
    assert shows(s, A, "reveal secret") and shows(s, B, "reveal secret")


@rule("vcard:8.3.13.1", "vcard:8.3.13.2")
def test_looking_is_not_revealing() -> None:
    s = Scene(Side(hand=["reveal look"], deck=[BLANK, "reveal other secret", "reveal secret"]))
    s.play(A, "boost", "reveal look")
    assert shows(s, A, "reveal secret") and not shows(s, B, "reveal secret") and not shows(s, None, "reveal secret")
    s.pick(A, s.card(A, "reveal secret"))
    assert s.hand(A) == ["reveal secret"] and not shows(s, B, "reveal secret"), "nor is drawing it"


@rule("vcard:8.3.13.2")
def test_hands_and_decks_are_hidden() -> None:
    side = Side(hand=["reveal secret", "reveal draw"], deck=["reveal other secret"] * 2)
    s = Scene(side)
    s.play(A, "boost", "reveal draw")
    assert s.hand(A) == ["reveal other secret", "reveal secret"]
    assert shows(s, A, "reveal secret") and shows(s, A, "reveal other secret")
    for seat in (B, None):
        assert not shows(s, seat, "reveal secret") and not shows(s, seat, "reveal other secret")
    s = Scene(side)
    assert not shows(s, A, "reveal other secret"), "not even to whose deck it is"
