"""Texts made up for the purpose: what a declaration says is read back as that declaration."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg import lang
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang.declare import texts
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.propose.proposer import CardProposals
from tests.propose.records import holomem, support


def text(code: str) -> str:
    """What a declaration says in Japanese."""
    host: Host = eval(code, dict(vars(lang)))
    return host.words("ja")


def proposed(proposer: CardProposals, record: dict[str, object]) -> str:
    p = proposer.propose(record)
    assert p.confidence == "full", (p.source, p.unread, p.missing, p.errors, p.generated)
    return p.source.replace("\n", "").replace("    ", "")


@pytest.mark.parametrize(
    "code",
    [
        "Draw(4)",
        "If(HAND <= 3, Draw(2))",
        "Pay(Archive(HAND[2]), Draw(5))",
        "May(ToHand(ARCHIVE(holomem)[1, 3]))",
        "Arts(30 * each(BACK), CENTER)",
        "Roll({ODD: Draw(2), EVEN: Heal(30, THIS)}, may=True)",
        'Search("#Singing", ~buzz, first)',
        "Choose(HOLOMEM, Arts(70, CHOSEN_ONE))",
        "SpecialDamage(40, both(OPP_CENTER, OPP_BACK))",
        'If(OSHI.is_("AZKi") & (LIFE <= 2), Draw(1))',
    ],
)
def test_what_a_collab_effect_says(proposer: CardProposals, code: str) -> None:
    said = text(f"collab_effect({code})")
    assert proposed(proposer, holomem(collab_effect=said)) == f'card("hXX-001", collab_effect({code}))'


def test_arts_gifts_and_their_marks(proposer: CardProposals) -> None:
    gift, first, second = (
        "gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN, at=AT_CENTER)",
        "art(ThisArt(20), at=AT_COLLAB)",
        "art(ThisArt(10 * each(THIS.cheer)), n=2)",
    )
    record = holomem(arts=(text(first), text(second)), gift=text(gift))
    assert proposed(proposer, record) == f'card("hXX-001",{gift},{first},{second},)'


@pytest.mark.parametrize("code", ["use(Draw(4), pay=Archive(HOLO_POWER))", "use(Draw(4), needs=HAND <= 4)"])
def test_events_say_what_they_need(proposer: CardProposals, code: str) -> None:
    assert proposed(proposer, support(text(code))) == f'card("hXX-002", {code})'


def test_attached_cards_speak_of_their_holder(proposer: CardProposals) -> None:
    record = support(texts(BY_ID["hSD02-014"], "ja")["text"], kind="mascot")
    assert proposed(proposer, record) == (
        'card("hXX-002", attached(Hp(20, HOLDER)), bonus("Nakiri Ayame", Draw(1), on=BLOOMS(HOLDER)))'
    )


def test_a_swap_stays_on_its_side(proposer: CardProposals) -> None:
    """Only one side is named: the other holomem is of the same."""
    theirs = "相手のコラボホロメンとバックホロメン1人を交代させる。"
    assert "Swap(OPP_COLLAB, OPP_BACK)" in proposed(proposer, holomem(bloom_effect=theirs))
    mine = "自分のコラボホロメンとバックホロメン1人を交代させる。"
    assert "Swap(COLLAB, BACK)" in proposed(proposer, holomem(bloom_effect=mine))


def test_how_far_a_condition_reaches(proposer: CardProposals) -> None:
    """A sentence that goes on with one belongs to it, another does not (R-48)."""
    linked = "自分のライフが3以下なら、自分のデッキを1枚引く。その後、このホロメンのHP20回復。"
    assert "If(LIFE <= 3, Draw(1), Heal(20, THIS))" in proposed(proposer, holomem(bloom_effect=linked))
    apart = "自分のライフが3以下なら、自分のデッキを1枚引く。このホロメンのHP20回復。"
    p = proposer.propose(holomem(bloom_effect=apart))
    assert "If(LIFE <= 3, Draw(1)), Heal(20, THIS)" in p.source
    assert p.doubts, "no comparison of texts can tell the two apart: a person has to"
    revealed = (
        "自分のデッキの上から9枚を公開する。公開したカードが#歌を持つなら、自分のデッキを1枚引く。"
        "そして公開したカードをデッキの下に戻す。"
    )
    assert "Draw(1)), ToDeck(REVEALED" in proposed(proposer, holomem(bloom_effect=revealed))


def test_what_lasts_is_no_condition_of_a_single_act(proposer: CardProposals) -> None:
    said = "自分のコラボホロメンがいる間、このホロメンのアーツ+20。"
    assert proposer.propose(holomem(gift=said)).confidence == "full"
    once = "自分のコラボホロメンがいる間、自分のデッキを1枚引く。"
    assert proposer.propose(holomem(bloom_effect=once)).confidence != "full"


def test_a_card_without_text_is_plain(proposer: CardProposals) -> None:
    assert proposer.propose(holomem()).source == 'plain("hXX-001")'
