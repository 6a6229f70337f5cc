"""What invented texts taught the words themselves: Japanese that says no less than the English."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang.expressions import read_host


@pytest.mark.parametrize(
    ("text", "ja"),
    [
        ("collab_effect(If(BACK.stack, Draw(1)))", "自分のバックホロメンにホロメンが重なっているなら"),
        ("collab_effect(If(OPP_BACK.attached(), Draw(1)))", "相手のバックホロメンにカードが付いているなら"),
        ("collab_effect(Baton(each(HAND), BACK))", "自分の手札1枚につき"),
        ("use(Draw(1), pay=Send(CHEER_TOP, CENTER))", "送らなければ使えない"),
        ("use(Draw(1), pay=ToHand(ARCHIVE))", "戻さなければ使えない"),
        ("collab_effect(May(Arts(10, CENTER)))", "(しなくてもよい)"),
        ("gift(Draw(1), on=ARCHIVES('#Singing'))", "自分の#歌を持つホロメンがアーカイブに置かれた時"),
        ("bonus(('Tokino Sora', 'AZKi'), Draw(1), turn=MAIN)", "[〈ときのそら〉か〈AZKi〉]に付いていたら"),
    ],
)
def test_japanese_says_it(text: str, ja: str) -> None:
    assert ja in read_host(text).words("ja")
