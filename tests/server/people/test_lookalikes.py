"""Names that can be taken for each other are the same name; some nobody may have."""

from __future__ import annotations

import pytest

from kaimaku.server.people.lookalikes import mixed, reserved, skeleton

ALIKE = [
    ("Aki", "АКІ"),
    ("Aki", "Ａｋｉ"),
    ("Mio", "Mi0"),
    ("Mio", "M ï-o"),
    ("Lilia", "LlIia"),
    ("corn", "com"),
    ("カナ", "力ナ"),
    ("へい", "ヘい"),
    ("きやら", "きゃら"),
    ("タロー", "夕口一"),
    ("Rosa", "Rοѕа"),
    ("Aki", "ᴀᴋɪ"),
    ("Aki", "🄰🅺🅸"),
    ("Aki", "𝒜𝓀𝒾"),
    ("Aki", "🇦🇰🇮"),
    ("Bob", "Ɓøƀ"),
    ("Aki", "A\u200bk\u2060i"),
    ("Hana", "Hᵃna"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_are_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Aki", "Aka"), ("がき", "かき"), ("そら", "ソラ"), ("シン", "ツン"), ("★", "☆")]
)
def test_others_are_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_nobody_is_called_like_the_server() -> None:
    for name in (
        "Kaimaku",
        "Κaimaku Support",
        "ADMlN",
        "Аdmin",
        "運営チーム",
        "You",
        "ᴋᴀɪᴍᴀᴋᴜ",
        "🅰🅳🅼🅸🅽",
        "k.a.i.m.a.k.u",
    ):
        assert reserved(name), name
    for name in ("Aki", "Modesto", "そら", "Botan", "Adam"):
        assert not reserved(name), name


def test_scripts_that_nobody_writes_together() -> None:
    assert mixed("Аki") and mixed("Δelta") and mixed("そらА")
    assert mixed("ᎪᎠᎷᎥᏁ"), "letters that nearly nobody reads, and that look like Latin ones"
    assert mixed("ꓮꓓꓟꓲꓠ") and mixed("Ꭺki") and mixed("𐐓om")
    assert not any(map(mixed, ("Aki そら", "空Sora", "Δελτα", "Анна", "김Mio", "Mio★42", "ﾐｵ")))
