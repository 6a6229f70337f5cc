"""Names are cleaned once: whatever controls, turns or hides text is gone, and what is left is counted as it is read."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaimaku.names import MARKS, clean, length, letters, shortened
from tests.for_each import for_each

# What hides or turns text, by code point: controls, bidi, zero-width, selectors, tags, fillers, blanks.
HIDDEN = [
    *(
        0x00,
        0x07,
        0x09,
        0x0A,
        0x0D,
        0x1B,
        0x1C,
        0x7F,
        0x85,
        0x9B,
        0xAD,
        0x34F,
        0x61C,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        0x180B,
        0x180E,
        0x180F,
    ),
    *(0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2061, 0x2066, 0x2067, 0x2069, 0x206A, 0x2800),
    *(0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFC, 0x13441, 0x16FE4, 0x1D159, 0x1D173, 0xE0001, 0xE0041),
    *(0xE007F, 0xE0100, 0xE01EF, 0xE000, 0xFFFE, 0x10FFFF, 0xD800),
]
SPACES = " \u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000"


@for_each(HIDDEN, hex)
def test_what_cannot_be_seen_goes(hidden: int) -> None:
    c = chr(hidden)
    assert clean(f"{c}Mi{c}o{c}") == clean(f"{c}{c} Mio") == "Mio"
    assert clean(c) == clean(f" {c}{c} ") == ""


@for_each(SPACES, ascii)
def test_every_kind_of_space_is_a_space_and_none_at_the_ends(space: str) -> None:
    assert clean(f"{space}Mio{space}{space}Rin{space}") == "Mio Rin" and clean(space * 3) == ""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoe\u0308", "Zoë"),  # composed
        ("\u0301Mio", "Mio"),  # it would stand on the letter before the name
        ("Mio \u0301\u0302Rin", "Mio Rin"),
        ("Z" + "\u0336" * 60 + "o", "Z" + "\u0336" * MARKS + "o"),
        ("\u0336" * 9, ""),
        ("{0}", "{0}"),
        ("[Sora](hSD01-003)", "[Sora](hSD01-003)"),
        ("<b>**%s $1 \\{1}</b>", "<b>**%s $1 \\{1}</b>"),
        ("ときのそら", "ときのそら"),
        ("محمد", "محمد"),
        ("❤\ufe0f", "❤"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
    ],
)
def test_what_is_left(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    ("text", "n"),
    [("Mio", 3), ("👍🏽👍", 2), ("🇯🇵🇩🇪🇯", 3), ("x\u0336\u0337y", 2), ("กำ", 1), ("ᄀ\u119eᆨ", 1), ("नि", 1), ("", 0)],
)
def test_a_reader_counts_letters_not_code_points(text: str, n: int) -> None:
    assert length(text) == n and "".join(letters(text)) == text


def test_no_character_is_cut_in_two() -> None:
    assert shortened("👍🏽👍🏽👍🏽", 2) == "👍🏽👍🏽" and shortened("a b c", 2) == "a" and shortened("Mio", 9) == "Mio"


names = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from([chr(n) for n in HIDDEN]),
        st.sampled_from(SPACES),
        st.characters(categories=["Mn", "Me", "Mc"]),
        st.sampled_from("{}[]()01%s$*<>&\\\"'👍🏽🇯🇵가각각"),
    ),
    max_size=60,
)


@given(names)
def test_whatever_is_given_one_line_of_what_can_be_seen_is_left(text: str) -> None:
    kept = clean(text)
    assert clean(kept) == kept, "cleaned once is cleaned"
    assert unicodedata.is_normalized("NFC", kept) and kept == kept.strip()
    assert not any(unicodedata.category(c)[0] == "C" or ord(c) in HIDDEN for c in kept)
    assert all(c == " " for c in kept if c.isspace()) and "  " not in kept
    assert all(len(letter) <= 1 + MARKS for letter in letters(kept))
    assert not kept or unicodedata.category(kept[0])[0] not in "MZ"
    kept.encode()
    assert length(shortened(kept, 24)) <= 24 and kept.startswith(shortened(kept, 24))
