"""The normaliser: what may differ, and what never may."""

from __future__ import annotations

import pytest

from kaimaku.propose.compare import normal, verdict

ALIKE = [
    ("自分のライフが3以下の時、自分のデッキを1枚引く。", "自分のライフが3以下なら、自分のデッキを1枚引く。"),
    ("自分の手札を好きな枚数選び、アーカイブする。", "自分の手札を好きな枚数アーカイブする。"),
    (
        "[センターポジション限定][ターンに1回]自分のデッキを1枚引く。",
        "[ターンに1回][センターポジション限定]自分のデッキを1枚引く。",
    ),
    ("自分の[〈A〉か〈B〉]1人のHP20回復。", "自分の〈A〉か〈B〉1人のHP20回復。"),
]
APART = [
    (
        "相手のセンターホロメンと自分のバックホロメン1人を交代させる。",
        "相手のセンターホロメンとバックホロメン1人を交代させる。",
    ),
    ("このホロメンは相手からダメージを受けない。", "このホロメンはダメージを受けない。"),
    ("自分のライフが3以下なら、自分のデッキを1枚引く。", "自分のライフが3以上なら、自分のデッキを1枚引く。"),
    ("自分のデッキを1枚引く。", "相手のデッキを1枚引く。"),
    (
        "自分の#歌を持つ[センターホロメンとコラボホロメン]のアーツ+10。",
        "自分の#歌を持つセンターホロメンとコラボホロメンのアーツ+10。",
    ),
    ("自分のバックホロメン1人のエール2枚をアーカイブする。", "自分のバックホロメンのエール2枚をアーカイブする。"),
    ("自分のデッキの上から1枚を公開し、手札に加える。", "自分のデッキの上から1枚を手札に加える。"),
    ("自分のデッキを1枚引ける。", "自分のデッキを1枚引く。"),
    ("自分のホロメン全員のアーツ+10。", "自分のホロメン1人のアーツ+10。"),
    ("残ったカードをデッキの下に戻す。", "残ったカードをデッキの上に戻す。"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_one_meaning_in_two_wordings(one: str, other: str) -> None:
    assert normal(one, "ja") == normal(other, "ja")
    assert verdict(one, other, "ja", attached=False) == "equal"


@pytest.mark.parametrize(("one", "other"), APART)
def test_no_difference_of_meaning_is_hidden(one: str, other: str) -> None:
    assert verdict(one, other, "ja", attached=False) == "different"
    assert verdict(one, other, "ja", attached=True) == "different"
