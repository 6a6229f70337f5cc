"""Sentences made up for the purpose: each is read as one declaration, and that has the same text."""

from __future__ import annotations

import pytest

from kaimaku.propose.proposal import Proposer
from tests.propose.records import holomem, support


def proposed(proposer: Proposer, record: dict[str, object]) -> str:
    p = proposer.propose(record)
    assert p.confidence == "full", (p.source, p.unread, p.missing, p.trouble, p.answers)
    return p.source.replace("\n", "").replace("    ", "")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("自分のデッキを4枚引く。", "Draw(4)"),
        ("自分の手札が3枚以下なら、自分のデッキを2枚引く。", "If(HAND <= 3, Draw(2))"),
        ("自分の手札2枚をアーカイブできる:自分のデッキを5枚引く。", "Pay(Archive(HAND[2]), Draw(5))"),
        ("自分のアーカイブのホロメン1～3枚を手札に戻せる。", "May(ToHand(ARCHIVE(holomem)[1, 3]))"),
        (
            "このターンの間、自分のバックホロメン1人につき、自分のセンターホロメンのアーツ+30。",
            "Arts(30 * each(BACK), CENTER)",
        ),
        (
            "サイコロを1回振れる:奇数の時、自分のデッキを2枚引く。偶数の時、このホロメンのHP30回復。",
            "Roll({ODD: Draw(2), EVEN: Heal(30, THIS)}, may=True)",
        ),
        (
            "自分のデッキから、#歌を持つBuzz以外の1stホロメン1枚を公開し、手札に加える。そしてデッキをシャッフルする。",
            'Search("#Singing", ~buzz, first)',
        ),
        (
            "自分のホロメン1人を選ぶ。このターンの間、選んだホロメンのアーツ+70。",
            "Choose(HOLOMEM, Arts(70, CHOSEN_ONE))",
        ),
        (
            "相手のセンターホロメンとバックホロメン1人に特殊ダメージ40を与える。",
            "SpecialDamage(40, both(OPP_CENTER, OPP_BACK))",
        ),
        (
            "自分の推しホロメンが〈AZKi〉で、自分のライフが2以下なら、自分のデッキを1枚引く。",
            'If(OSHI.is_("AZKi") & (LIFE <= 2), Draw(1))',
        ),
    ],
)
def test_what_a_collab_effect_says(proposer: Proposer, said: str, code: str) -> None:
    assert proposed(proposer, holomem(collab_effect=said)) == f'card("hXX-001", collab_effect({code}))'


def test_arts_gifts_and_their_marks(proposer: Proposer) -> None:
    record = holomem(
        arts=("[コラボポジション限定]このアーツ+20。", "このホロメンのエール1枚につき、このアーツ+10。"),
        gift="[センターポジション限定]相手のターンで、このホロメンがダウンした時、自分のデッキを1枚引く。",
    )
    assert proposed(proposer, record) == (
        'card("hXX-001",gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN, at=AT_CENTER),'
        "art(ThisArt(20), at=AT_COLLAB),art(ThisArt(10 * each(THIS.cheer)), n=2),)"
    )


def test_events_say_what_they_need(proposer: Proposer) -> None:
    record = support("このカードは、自分のホロパワー1枚をアーカイブしなければ使えない。\n\n自分のデッキを4枚引く。")
    assert proposed(proposer, record) == 'card("hXX-002", use(Draw(4), pay=Archive(HOLO_POWER)))'
    record = support(
        "このカードは、自分の手札がこのカードを含まずに4枚以下でなければ使えない。\n\n自分のデッキを4枚引く。"
    )
    assert proposed(proposer, record) == 'card("hXX-002", use(Draw(4), needs=HAND <= 4))'


def test_attached_cards_speak_of_their_holder(proposer: Proposer) -> None:
    record = support(
        "このマスコットが付いているホロメンのHP+40。\n\n◆〈AZKi〉に付いていたら能力追加\n"
        "このマスコットが付いているホロメンがアーツを使った時、自分のデッキを1枚引く。\n\n"
        "マスコットは、自分のホロメン1人につき1枚だけ付けられる。",
        kind="mascot",
    )
    assert proposed(proposer, record) == (
        'card("hXX-002", attached(Hp(40, HOLDER)), bonus("AZKi", Draw(1), on=USES_ART(HOLDER)))'
    )


def test_a_swap_stays_on_its_side(proposer: Proposer) -> None:
    """Only one side is named: the other holomem is of the same."""
    theirs = "相手のセンターホロメンとバックホロメン1人を交代させる。"
    assert "Swap(OPP_CENTER, OPP_BACK)" in proposed(proposer, holomem(bloom_effect=theirs))
    mine = "自分のセンターホロメンとバックホロメン1人を交代させる。"
    assert "Swap(CENTER, BACK)" in proposed(proposer, holomem(bloom_effect=mine))


def test_how_far_a_condition_reaches(proposer: Proposer) -> None:
    """A sentence that goes on with one belongs to it, another does not (R-48)."""
    linked = "自分のライフが3以下なら、自分のデッキを1枚引く。その後、このホロメンのHP20回復。"
    assert "If(LIFE <= 3, Draw(1), Heal(20, THIS))" in proposed(proposer, holomem(bloom_effect=linked))
    apart = "自分のライフが3以下なら、自分のデッキを1枚引く。このホロメンのHP20回復。"
    p = proposer.propose(holomem(bloom_effect=apart))
    assert "If(LIFE <= 3, Draw(1)), Heal(20, THIS)" in p.source
    assert p.doubts, "no comparison of texts can tell the two apart: a person has to"
    revealed = (
        "自分のデッキの上から1枚を公開する。公開したカードが#歌を持つなら、自分のデッキを1枚引く。"
        "そして公開したカードをデッキの下に戻す。"
    )
    assert "Draw(1)), ToDeck(REVEALED" in proposed(proposer, holomem(bloom_effect=revealed))


def test_what_lasts_is_no_condition_of_a_single_act(proposer: Proposer) -> None:
    said = "自分のコラボホロメンがいる間、このホロメンのアーツ+20。"
    assert proposer.propose(holomem(gift=said)).confidence == "full"
    once = "自分のコラボホロメンがいる間、自分のデッキを1枚引く。"
    assert proposer.propose(holomem(bloom_effect=once)).confidence != "full"


def test_a_card_without_text_is_plain(proposer: Proposer) -> None:
    assert proposer.propose(holomem()).source == 'plain("hXX-001")'
