"""Questions at a VCard table: what is asked, by which card, and what each option is made of."""

from __future__ import annotations

import pytest

from kaimaku.kernel.decisions import options
from tests.server.desks.vcard.laid import A, B, Side, asked, card, laid, option, spot, vt
from tests.server.desks.vcard.sight import DESK, good


def test_the_main_phase() -> None:
    s = laid(
        Side(active="CCD-001", hand=["CCD-004", "CCD-002", "CCD-114", "CCD-011", "CCD-085", "CCD-101", "CCD-126"]),
    )
    assert option(s, A, "play", card(s, A, "CCD-004"), "s0.2").words == _w(
        "Play [Ondine Fathomlight](CCD-004) to Backstage 2", "[Ondine Fathomlight](CCD-004)をバックステージ2に出す"
    )
    assert option(s, A, "evolve", card(s, A, "CCD-002"), vt(s, A)).label == _w("Evolve", "進化")
    assert option(s, A, "ally", card(s, A, "CCD-114"), vt(s, A)).act == "ally"
    for verb, name in (("mascot", "CCD-011"), ("world", "CCD-085"), ("boost", "CCD-101")):
        assert option(s, A, verb).things == [card(s, A, name)]
    lock = option(s, A, "lock", vt(s, A))
    assert lock.words is not None
    assert lock.words.en == "Lock [Marlo Brinewick](CCD-001). Low Tide: Draw 1 card. High Tide: +1 PL to this VT."
    assert option(s, A, "trade").things == [] and option(s, A, "pass").label == _w("End turn", "ターン終了")
    question = asked(s, A)
    assert question.passing == 0 and question.source is None and question.pick is None
    assert all(card(s, A, "CCD-126") not in o.things for o in question.options)


def _w(en: str, ja: str) -> object:
    from kaimaku.wire.common import Words

    return Words(en, ja)


def test_the_set_up() -> None:
    from tests.properties.vcard_play import new

    t = new(1)
    seat = t.asked[0]
    first = DESK.question(t, seat, 1, True)
    assert first.prompt == "vcard:place" and first.words is not None and "Active Spot" in first.words.en
    assert {o.things[1] for o in first.options} == {f"s{seat}.0"} and first.passing is None
    assert not DESK.veiled(t)
    DESK.game.decide(t, seat, options(t, seat)[0])
    more = DESK.question(t, seat, 2, True)
    assert more.passing is not None and more.options[more.passing].label == _w("Ready", "準備完了")
    assert DESK.veiled(t)


def test_priority_names_what_may_be_answered() -> None:
    s = laid(Side(hand=["CCD-094"]), Side(active="CCD-001", hand=["CCD-126", "CCD-129"]))
    s.do(A, "boost", "CCD-094")
    question = asked(s, B)
    assert question.prompt == "vcard:window" and question.passing == 0
    assert question.words == _w(
        "{0} plays [Riptide Contract](CCD-094). Play a Reinforcement, or pass?",
        "{0}が[Riptide Contract](CCD-094)を使います。増援を使いますか？",
    )
    reply = option(s, B, "reply")
    assert (reply.things, reply.act) == ([card(s, B, "CCD-126"), "e0"], "reply")
    assert reply.words == _w(
        "Respond to [Riptide Contract](CCD-094) with [Stream Snipe](CCD-126)",
        "[Riptide Contract](CCD-094)に[Stream Snipe](CCD-126)で応じる",
    )


def test_an_answer_to_what_has_happened_names_whom_it_happened_to() -> None:
    s = laid(Side(active="CCD-001"), Side(hand=["CCD-128"]))
    s.do(A, "lock", "CCD-001")
    question = asked(s, B)
    assert question.words is not None
    assert question.words.en == "{0} Locked [Marlo Brinewick](CCD-001). Play a Reinforcement, or pass?"
    reply = option(s, B, "reply")
    assert (reply.things, reply.act) == ([card(s, B, "CCD-128"), vt(s, A)], "reply:0")
    assert reply.words is not None
    assert reply.words.en == "{0} Locked [Marlo Brinewick](CCD-001). Respond with [Lag Spike](CCD-128)"


def test_an_answer_to_a_draw_names_no_card() -> None:
    s = laid(Side(hand=["CCD-096"]), Side(hand=["CCD-134"]))
    s.force(1)
    s.play(A, "boost", "CCD-096") if s.prompt() != "vcard:main" else s.do(A, "boost", "CCD-096")
    while s.t.asked[0] != B or len(s.options(B)) == 1:
        s.passes(s.t.asked[0])
    question = asked(s, B)
    assert question.words is not None and question.words.en.startswith("{0} drew 2 cards.")
    assert option(s, B, "reply").things == [card(s, B, "CCD-134")]


def test_an_answer_to_a_status_effect_names_its_spot() -> None:
    s = laid(Side(active="CCD-013", allies={0: ["CCD-114"]}), Side(active="CCD-001", hand=["CCD-130"]))
    s.do(A, "lock", "CCD-013")
    s.do(A, "pick", "", s.card(A, "CCD-114"))
    while s.t.asked[0] != B or len(s.options(B)) == 1:
        s.passes(s.t.asked[0])
    assert option(s, B, "reply").things == [card(s, B, "CCD-130"), "s1.0"]
    question = asked(s, B)
    assert question.words is not None and "{0} put Burn on your Active Spot." in question.words.en


def test_a_search_shows_the_whole_deck_and_offers_what_fits() -> None:
    s = laid(Side(hand=["CCD-100"], deck=["CCD-114", "CCD-004", "CCD-001", "CCD-004", "CCD-002"]))
    s.do(A, "boost", "CCD-100")
    modes = asked(s, A)
    assert modes.source is not None and modes.source.card == "CCD-100" and good(modes.source.words)
    assert [(o.verb, o.n) for o in modes.options] == [("number", 1), ("number", 2)]
    assert [o.label for o in modes.options] == [
        _w("Search your deck for a PL8 VT", "PL8のVT1枚をデッキから探す"),
        _w(
            "Search your deck for a VT that evolves from a VT you control",
            "自分のVTから進化するVT1枚をデッキから探す",
        ),
    ]
    s.number(A, 1)
    question = asked(s, A)
    assert [face.card for face in question.shown] == ["CCD-001", "CCD-004", "CCD-004", "CCD-002", "CCD-114"]
    assert sorted(o.things for o in question.options) == [["q0"], ["q1"], ["q2"]]
    assert question.words is not None and question.words.en.startswith("[Talent Scout](CCD-100): ")
    assert DESK.veiled(s.t)
    assert DESK.because(s.t, A, "q4", "").reasons[0].why.cards == ["CCD-100"]


def test_cards_that_are_looked_at() -> None:
    s = laid(Side(mascot="CCD-010", deck=["CCD-114", "CCD-004", "CCD-001"]), turn=2)
    s.play(A, "lock", "CCD-010")
    question = asked(s, A)
    assert [face.card for face in question.shown] == ["CCD-001", "CCD-004"]
    assert [o.things for o in question.options] == [["q0"], ["q1"]]


def test_cards_that_are_looked_at_and_do_not_fit_are_shown_too() -> None:
    s = laid(Side(active="CCD-001", allies={0: ["CCD-113"]}, deck=["CCD-100", "CCD-114", "CCD-004", "CCD-101"]))
    s.play(A, "lock", "CCD-113")
    question = asked(s, A)
    assert [face.card for face in question.shown] == ["CCD-101", "CCD-004", "CCD-114"]
    assert [(o.verb, o.things) for o in question.options] == [("pick", ["q1"]), ("done", [])]
    assert question.passing == 1 and question.options[1].label == _w("Draw none", "引かない")
    assert DESK.because(s.t, A, "q0", "").reasons[0].why.cards == ["CCD-113"]


def test_spots_that_are_picked() -> None:
    s = laid(Side(hand=["CCD-104"], active="CCD-001"))
    s.play(A, "boost", "CCD-104")
    question = asked(s, A)
    assert [o.things[0] for o in question.options] == ["s0.1", "s0.2", "s0.3", "s0.4"]
    assert question.options[0].words == _w("Move to Backstage 1", "バックステージ1に移動する")


def test_several_things_are_picked_together() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-004", "CCD-007"], hand=["CCD-101"]))
    s.do(A, "boost", "CCD-101")
    question = asked(s, A)
    assert question.pick is not None and (question.pick.least, question.pick.most) == (2, 2)
    assert question.pick.things == [vt(s, A), vt(s, A, 1), vt(s, A, 2)]
    assert DESK.picked(s.t, A, [vt(s, A, 2), vt(s, A)]) == [("pick", s.vt(A)), ("pick", s.vt(A, 2))]


def test_status_effects_are_picked_by_where_they_lie() -> None:
    s = laid(
        Side(
            active="CCD-001",
            back=["CCD-004"],
            tokens={0: ["decay", "decay", "burn"], 1: ["exalt"]},
            hand=["CCD-102", "CCD-114"],
        )
    )
    s.do(A, "boost", "CCD-102")
    found = {o.things[0]: o.words for o in asked(s, A).options}
    assert found == {
        vt(s, A): _w("Remove Decay from [Marlo Brinewick](CCD-001)", "[Marlo Brinewick](CCD-001)のDecayを取り除く"),
        "s0.0": _w("Remove Burn from your Active Spot", "アクティブスポットのBurnを取り除く"),
        vt(s, A, 1): _w(
            "Remove Exalt from [Ondine Fathomlight](CCD-004)", "[Ondine Fathomlight](CCD-004)のExaltを取り除く"
        ),
    }


def test_what_may_be_left_is_asked_with_its_words() -> None:
    s = laid(Side(hand=["CCD-103"], back=["CCD-001"]))
    s.play(A, "boost", "CCD-103")
    while s.prompt() != "vcard:may":
        s.do(A, "pick", "", s.offered(A)[0])
        s.settle()
    question = asked(s, A)
    assert question.words == _w(
        "[Encore Recall](CCD-103): Return a VT you control to your hand, draw 1 card?",
        "[Encore Recall](CCD-103)：「自分のVT1体を手札に戻す。そうしたなら、1枚引く」の効果を使いますか？",
    )
    assert [o.verb for o in question.options] == ["yes", "no"] and question.source is not None


def test_mana_is_named_when_it_is_to_be_paid() -> None:
    s = laid(Side(active="CCD-076", mana=3, tokens={0: ["fracture"]}), Side(back=["CCD-001"]))
    s.do(A, "lock", "CCD-076")
    question = asked(s, A)
    assert question.words is not None and "Pay 3 Mana for Invoke[2]: Exalt" in question.words.en
    assert "マナを3支払い" in question.words.ja


@pytest.mark.parametrize(("n", "end"), [(1, "Top"), (2, "Bottom")])
def test_the_ends_of_a_deck(n: int, end: str) -> None:
    from kaimaku.games.vcard.lang import THEM, LookTop, ToEither, plain
    from tests.vcard.scene import own

    name = own(f"a look at both ends {n}", "boost", plain(LookTop(2), ToEither(THEM)))
    s = laid(Side(hand=[name]))
    s.play(A, "boost", name)
    labels = {o.n: o.label.en for o in asked(s, A).options if o.label is not None}
    assert labels[n] == end
    s.number(A, n)
    question = asked(s, A)
    assert question.pick is not None and question.pick.ordered and question.words is not None
    assert ("bottom" in question.words.en) == (n == 2)


def test_namesakes_are_told_apart_by_their_spots() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-001"], hand=["CCD-002"]))
    said = {o.words.en for o in asked(s, A).options if o.verb == "evolve" and o.words is not None}
    assert said == {
        "Evolve [Marlo Brinewick](CCD-001) on your Active Spot into [Marlo Brinewick](CCD-002)",
        "Evolve [Marlo Brinewick](CCD-001) on Backstage 1 into [Marlo Brinewick](CCD-002)",
    }
    assert spot(A) == 5


def test_whoever_is_not_asked_has_no_question() -> None:
    with pytest.raises(LookupError):
        DESK.question(laid().t, B, 1, True)
