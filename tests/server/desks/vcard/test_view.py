"""What the view of a VCard table shows: everything public, and nothing else."""

from __future__ import annotations

import msgspec

from kaimaku.games.vcard.card import BY_ID
from kaimaku.games.vcard.projection.shape import Queued, Token
from kaimaku.games.vcard.rules.power import TERMS
from kaimaku.games.vcard.table import HAND, Item, zone
from tests.server.desks.vcard.laid import A, B, Side, board, card, laid, seen, spot_at, vt, vt_at
from tests.server.desks.vcard.sight import DESK


def test_a_vtuber_with_all_that_is_on_it() -> None:
    s = laid(
        Side(
            active="CCD-001|CCD-002",
            mascot="CCD-010",
            allies={0: ["CCD-114", "CCD-118"]},
            tokens={0: ["food", "food", "bolster", "burn"]},
            counters={0: -2},
            locked=["CCD-118"],
        ),
        Side(active="CCD-013"),
    )
    found = vt_at(s, A)
    assert found.id == vt(s, A) and [face and face.card for face in found.stack] == ["CCD-001", "CCD-002"]
    assert {term.kind: term.amount for term in found.terms} == {
        "printed": 9,
        "counter": -2,
        "food": 2,
        "burn": -2,
        "advantage": 1,
        "element": 1,
        "paired": 1,
        "ally": 1,
    }
    assert [term.kind for term in found.terms] == [kind for kind in TERMS if kind in {t.kind for t in found.terms}]
    assert found.pl == 11
    assert found.tokens == [Token("food", 2), Token("bolster")]
    assert spot_at(s, A).tokens == [Token("burn")]
    assert [(ally.face.card, ally.lock, ally.locked) for ally in found.allies] == [
        ("CCD-114", False, False),
        ("CCD-118", True, True),
    ]
    assert found.lock and not found.locked and found.paired
    by = {term.kind: term.card for term in found.terms}
    assert (by["ally"], by["element"], by["paired"], by["printed"]) == ("CCD-114", "CCD-010", "CCD-010", "CCD-002")


def test_what_a_player_has() -> None:
    s = laid(
        Side(
            hand=["CCD-114", "CCD-001"], discard=["CCD-100", "CCD-101"], coins=3, mana=2, points=1, deck=["CCD-001"] * 9
        ),
        world="CCD-092",
    )
    mine = board(s)
    assert [face and face.card for face in mine.hand] == ["CCD-114", "CCD-001"]
    assert [face.card for face in mine.discard] == ["CCD-100", "CCD-101"]
    assert (mine.coins, mine.mana, mine.points, mine.deck.count, mine.deck.known) == (3, 2, 1, 9, [])
    assert (mine.supports, mine.support_limit) == (0, 3)
    assert board(s, B).support_limit is None
    assert board(s, A, B).hand == [None, None]
    world = seen(s).world
    assert world is not None and world.card == "CCD-092"


def test_the_turn_and_whose_decision_it_is() -> None:
    view = seen(laid(turn=4))
    assert (view.round, view.turn, view.active, view.first, view.phase) == (1, 4, A, A, "main")
    assert (view.asked, view.priority, view.queue, view.combat) == ([A], None, [], None)
    assert [b.taken for b in view.boards] == [4, 3]


def test_what_is_announced_waits_on_the_queue_with_its_targets() -> None:
    s = laid(Side(hand=["CCD-094"]), Side(active="CCD-001", hand=["CCD-126"]))
    s.do(A, "boost", "CCD-094")
    view = seen(s)
    assert view.priority == B and view.asked == [B]
    (boost,) = view.queue
    assert (boost.id, boost.verb, boost.you, boost.targets, boost.answers) == ("e0", "boost", A, [vt(s, B)], None)
    assert boost.card is not None and boost.card.card == "CCD-094"
    s.do(B, "reply", "CCD-126", 0)
    reply = seen(s).queue[1]
    assert (reply.id, reply.verb, reply.you, reply.answers, reply.canceled) == ("e1", "reply", B, 0, False)
    assert reply.card is not None and reply.card.card == "CCD-126"


def test_where_it_goes() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-114"]), Side(hand=["CCD-126"]))
    s.do(A, "ally", "CCD-114", s.vt(A))
    assert [(q.verb, q.place) for q in seen(s).queue] == [("ally", vt(s, A))]
    s = laid(Side(active="CCD-001", hand=["CCD-002"]), Side(hand=["CCD-129"]))
    s.do(A, "evolve", "CCD-002", s.vt(A))
    assert [(q.verb, q.place) for q in seen(s).queue] == [("evolve", vt(s, A))]


def test_spots_and_tokens_that_are_aimed_at() -> None:
    s = laid(Side(active="CCD-013", allies={0: ["CCD-114"]}), Side(active="CCD-001", back=["CCD-004"]))
    s.do(A, "lock", "CCD-013")
    s.do(A, "pick", "", s.card(A, "CCD-114"))  # Fuel
    s.do(A, "pick", "", 16)
    assert seen(s).queue[0].targets == ["s1.1"]
    s = laid(
        Side(active="CCD-001", tokens={0: ["decay", "burn"]}, hand=["CCD-102", "CCD-114", "CCD-003"]),
        Side(hand=["CCD-126"]),
    )
    s.do(A, "boost", "CCD-102")
    stamps = {token.stamp: token.kind for token in s.t.tokens}
    assert {o for o in s.offered(A)} == set(stamps)
    on_spot = next(x for x in s.t.tokens if x.at == 5)
    s.do(A, "pick", "", on_spot.stamp)
    assert seen(s).queue[0].targets == ["s0.0"]


def test_the_three_cards_of_a_trade_are_shown_to_nobody_before_they_are_discarded() -> None:
    s = laid(Side(hand=["CCD-114", "CCD-001", "CCD-002", "CCD-003"]))
    s.t.queue = (Item("trade", A, -1, aimed=tuple(zone(s.t, A, HAND)[:3])),)
    for viewer in (A, B, None):
        (queued,) = seen(s, viewer).queue
        assert queued == Queued("e0", "trade", A)


def test_the_account_of_a_combat() -> None:
    s = laid(
        Side(active="CCD-001", mascot="CCD-010", allies={0: ["CCD-114"]}, counters={0: 3}),
        Side(active="CCD-013", counters={0: 1}),
        turn=6,
    )
    s.t.taken = [6, 5]
    s.end_turn(A)
    s.end_turn(B)
    combat = seen(s, None).combat
    assert combat is not None
    assert (combat.round, combat.totals, combat.actives, combat.winner) == (1, [15, 9], ["CCD-001", "CCD-013"], A)
    assert [(row.kind, row.amounts) for row in combat.rows] == [
        ("printed", [8, 8]),
        ("counter", [3, 1]),
        ("advantage", [1, 0]),
        ("element", [1, 0]),
        ("paired", [1, 0]),
        ("ally", [1, 0]),
    ]
    assert all(row.rule == TERMS[row.kind] for row in combat.rows)
    assert combat.rows[0].cards == [["CCD-001"], ["CCD-013"]] and combat.rows[-1].cards == [["CCD-114"], []]
    assert not combat.tied and not combat.helpers
    assert [sum(row.amounts[seat] for row in combat.rows) for seat in (A, B)] == combat.totals


def test_a_tie_is_told_with_its_helpers() -> None:
    s = laid(
        Side(active="CCD-073", back=["CCD-074", "CCD-001"]),
        Side(active="CCD-079", back=["CCD-013"], counters={1: 5}),
        turn=6,
    )
    s.t.taken = [6, 5]
    s.end_turn(A)
    s.end_turn(B)
    assert s.prompt() == "vcard:pick"
    assert seen(s).combat is None and seen(s).phase == "combat"
    s.pick(A, s.vt(A, 1))
    combat = seen(s).combat
    assert combat is not None and combat.tied
    assert combat.helpers == [["CCD-074"], ["CCD-013"]] and combat.helped == [9, 13]
    assert combat.totals == [17, 21] and combat.winner == B


def test_nobody_in_the_active_spot() -> None:
    for ruling, total in (("loses", None), ("zero", 0)):
        s = laid(Side(active="CCD-001"), Side(active=""), turn=6, rulings={"no_active": ruling})
        s.t.taken = [6, 5]
        s.end_turn(A)
        s.end_turn(B)
        combat = seen(s).combat
        assert combat is not None and combat.totals == [8, total] and combat.actives == ["CCD-001", ""]
        assert combat.winner == A and combat.rows[0].amounts == [8, 0]


def notes(s: object, seat: int) -> list[str]:
    return [words.en for words in board(s, seat).notes]  # type: ignore[arg-type]


def test_lasting_effects_in_words() -> None:
    s = laid(Side(hand=["CCD-071"], coins=2), Side(), world="CCD-093")
    assert [words.en for words in seen(s).notes] == ["[Maintenance Window](CCD-093): Players can't search their decks."]
    s.play(A, "mascot", "CCD-071")
    (waiting,) = notes(s, A)
    assert waiting.startswith("[Mayhemster](CCD-071): When {1}'s next turn starts, ")
    s.end_turn(A)
    (capped,) = notes(s, B)
    assert capped == "[Mayhemster](CCD-071): At most 1 Support this turn."
    assert board(s, B, B).support_limit == 1
    assert all(words.ja.endswith("。") for words in board(s, B).notes)


def test_notes_on_a_vtuber() -> None:
    s = laid(Side(active="CCD-001", allies={0: ["CCD-120"]}))
    (note,) = vt_at(s, A).notes
    assert note.en == ("[Element Umbrella](CCD-120): Your Opp's Active VT gets no Elemental Advantage against this VT.")


def test_an_ally_that_is_a_copy() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-114"]), Side(active="CCD-013", hand=["S1-187"]))
    s.do(A, "ally", "CCD-114", s.vt(A))
    s.do(B, "reply", "S1-187", 0)
    s.settle()
    (ally,) = vt_at(s, B).allies
    assert ally.face.card == "CCD-114" and ally.face.id == card(s, B, "CCD-114")
    assert [n.en for n in vt_at(s, B).notes] == ["[Doppelganger](S1-187) is a copy of [Hype Goblin](CCD-114)."]


def test_a_card_that_may_not_be_played_for_now() -> None:
    from kaimaku.games.vcard.lang import Salvage, plain
    from tests.vcard.scene import own

    salvage = own("a salvager", "boost", plain(Salvage()))
    s = laid(Side(hand=[salvage], discard=["CCD-114"]), Side())
    s.play(A, "boost", salvage)
    said = "[a salvager](TEST-a salvager): [Hype Goblin](CCD-114) can't be played until after combat."
    assert notes(s, A) == [said]
    assert [words.en for words in board(s, A, B).notes] == [said]
    assert [face and face.id for face in board(s, A, B).hand] == ["h0.CCD-114.0"]


def test_all_seeing() -> None:
    s = laid(Side(hand=["CCD-114"]), Side(active="CCD-001", face_down=[0], hand=["CCD-126"]))
    assert vt_at(s, B).pl is None and vt_at(s, B).stack == [None]
    view = DESK.view(s.t, None, all_seeing=True)
    assert [face and face.card for b in view.boards for face in b.hand] == ["CCD-114", "CCD-126"]
    hidden = view.boards[B].spots[0].vt
    assert hidden is not None and hidden.stack[0] is not None and hidden.stack[0].card == "CCD-001" and hidden.pl == 8


def numbers(told: object) -> set[str]:
    """Every card number in a message, but those in sentences."""
    if isinstance(told, dict):
        return set().union(*(numbers(value) for key, value in told.items() if key != "notes"))
    if isinstance(told, list):
        return set().union(*(numbers(value) for value in told))
    return {told} if isinstance(told, str) and told in BY_ID else set()


def test_every_face_in_sight_is_counted_among_the_cards_that_are_seen() -> None:
    s = laid(
        Side(
            active="CCD-001|CCD-002",
            back=["CCD-004"],
            mascot="CCD-010",
            allies={1: ["CCD-118"]},
            hand=["CCD-094", "CCD-007"],
            discard=["CCD-100"],
        ),
        Side(active="CCD-013", back=["CCD-016"], allies={0: ["CCD-120"]}, discard=["CCD-101"], hand=["CCD-126"]),
        world="CCD-093",
    )
    s.do(A, "boost", "CCD-094")
    for viewer in (A, B, None):
        view = seen(s, viewer)
        assert set(DESK.seen_cards(view)) == numbers(msgspec.to_builtins(view)) >= {"CCD-094", "CCD-118", "CCD-093"}
    late = laid(Side(active="CCD-073", back=["CCD-074"]), Side(active="CCD-079", back=["CCD-013"]), turn=6)
    late.t.taken = [6, 5]
    late.end_turn(A)
    late.end_turn(B)
    view = seen(late)
    assert view.combat is not None and view.combat.helpers
    assert set(DESK.seen_cards(view)) == numbers(msgspec.to_builtins(view))
