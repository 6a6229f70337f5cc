"""Plain text in the variants people write."""

import pytest

from kaimaku.decks import book, read
from kaimaku.decks.resolve import resolve


@pytest.mark.parametrize(
    "line",
    [
        "4 hSD01-003",
        "4x hSD01-003",
        "4 x hSD01-003 Tokino Sora",
        "4hSD01-003",
        "hSD01-003 x4",
        "hSD01-003x4",
        "hSD01-003 Tokino Sora ×4",
        "hSD01-003 ✕ 4",
        "hSD01-003 *4",
        "hSD01-003 4",
        "hSD01-003: 4",
        "hSD01-003 = 4",
        "hSD01-003\t4",
        "hSD01-003,4",
        "4,hSD01-003",
        '"hSD01-003","Tokino Sora",4',
        "hSD01-003 (4)",
        "hSD01-003 ときのそら [4枚]",
        "hSD01-003 ときのそら 4枚",
        "4枚 hSD01-003 ときのそら",
        "ｈＳＤ０１－００３　×４",
        "hSD01–003 x4",
        "HSD01-003 x4",
        "hsd1-3 x4",
        "hSD01-003_RR x4",
        "- 4 hSD01-003",
        "・ hSD01-003 ×4",
        "1. hSD01-003 x4",
        "12) 4 hSD01-003",
        "- **4x** hSD01-003 (Tokino Sora)",
        "**4** hSD01-003",
        "| 4 | hSD01-003 | Tokino Sora |",
        "4 - hSD01-003",
        "4 copies of hSD01-003",
        "hSD01-003: 4 copies",
        "hSD01-003 IDENTIFY -AREA 15- 4枚",
        "hSD01-003 (of Gen 0) x4",
        "4 hSD01-003 hololive Gen 2",
        "4 hSD01-003 x4",
        "2 hSD01-003, 2 hSD01-003",
        "2 hSD01-003 2 hSD01-003",
        "hSD01-003 x2 hSD01-003 x2",
        "hSD01-003x2; hSD01-003x2",
        "hSD01-003 2枚 hSD01-003 2枚",
        "| hSD01-003 | Tokino Sora | 4 |",
        "hSD01-003\tTokino Sora\t4",
        "4\thSD01-003\tTokino Sora",
    ],
)
def test_four_copies(line: str) -> None:
    imported = read(line)
    assert imported.deck.main == {"hSD01-003": 4}
    assert imported.complete
    assert not imported.warnings


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("4 hSD01-003 x3", "two different counts"),
        ("hSD01-003 hSD01-004", "more than one card number on this line"),
        ("2 hSD01-003 and 2 hSD01-004", "more than one card number on this line"),
        ("hSD01-003 x0", "the count is below 1"),
        ("-3 hSD01-003", "the count is below 1"),
        ("hSD01-003 x-1", "the count is below 1"),
        ("hSD01-003 x2.5", "the count isn't a whole number"),
        ("999 hSD01-003", "the count is above 200"),
        ("hSD01-0034 x4", "a name without a card number"),
        ("4 Tokino Sora", "a name without a card number"),
        ("????", "no card number or name"),
    ],
)
def test_a_line_that_fails_says_why(line: str, reason: str) -> None:
    imported = read(f"Main\n2 hSD01-004\n{line}\n")
    assert [(note.where, note.text, note.en) for note in imported.unresolved] == [("line 3", line, reason)]
    assert imported.unresolved[0].ja
    assert imported.deck.main == {"hSD01-004": 2}


def test_a_missing_count_is_one_and_is_said() -> None:
    imported = read("Oshi\nhSD01-001\nMain\nhSD01-003")
    assert imported.deck.main == {"hSD01-003": 1}
    assert [(note.where, note.en) for note in imported.warnings] == [("line 4", "no count given; using 1")]


def test_a_number_behind_a_name_is_a_guess_and_is_said() -> None:
    imported = read("hBP03-093 hololive Gen 4")
    assert imported.deck.main == {"hBP03-093": 4}
    assert imported.warnings[0].en == "using the last number as the count"


ENGLISH = """\
Sora and friends

## Oshi (1)
hSD01-001
// the members
== Main Deck: 50 ==
4 hSD01-003
; and so on
# Support
2 hSD01-016
[Cheer]
20 hY01-001
"""
JAPANESE = """\
デッキ名：Sora and friends
【推しホロメン】
hSD01-001
■メインデッキ（50枚）
hSD01-003 ときのそら ×４
●サポート
hSD01-016　２枚
エールデッキ：20枚
hY01-001 白エール 20枚
"""
INLINE = "Name: Sora and friends\nOshi: hSD01-001\n4 hSD01-003\n2 hSD01-016\nエール：hY01-001 ×20\n"


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE, INLINE], ids=["english", "japanese", "inline"])
def test_headings_place_the_cards(text: str) -> None:
    imported = read(text)
    assert imported.deck.name == "Sora and friends"
    assert imported.deck.piles == {
        "oshi": {"hSD01-001": 1},
        "main": {"hSD01-003": 4, "hSD01-016": 2},
        "cheer": {"hY01-001": 20},
    }
    assert imported.complete
    assert not imported.warnings


def test_windows_line_ends_and_repeated_lines() -> None:
    imported = read("2 hSD01-003\r\n2 hSD01-003\r\n")
    assert imported.deck.main == {"hSD01-003": 4}


def test_without_headings_the_number_tells_a_cheer() -> None:
    assert read("4 hSD01-003\n20 hY01-001").deck.cheer == {"hY01-001": 20}


@pytest.mark.parametrize(
    "line",
    [
        "|---|:---:|",
        "----------",
        "| Count | Card | Name |",
        "Number\tName\tQty",
        "qty,number,name",
        "カードナンバー,カード名,枚数",
        "Total: 50",
        "Total 50/50 cards",
        "合計 50枚",
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_rules_heads_and_sums_of_a_table_are_passed_over(line: str, first: bool) -> None:
    imported = read(f"{line}\n4 hSD01-003" if first else f"4 hSD01-003\n{line}")
    assert imported.complete and not imported.warnings
    assert (imported.deck.name, imported.deck.main) == ("", {"hSD01-003": 4})


@pytest.mark.parametrize("line", ["Thanks for reading!", "よろしくお願いします！", "and the rest is just good fun"])
def test_a_sentence_behind_the_list_is_a_remark_and_is_said(line: str) -> None:
    imported = resolve(read(f"4 hSD01-003\n{line}"), book("hocg").known)
    assert imported.complete
    assert [note.en for note in imported.warnings] == ["no card has this name: taken for a remark"]


@pytest.mark.parametrize("line", ["4 Thanks for reading!", "Thanks for reading! x4", "Tokino Zora"])
def test_what_has_a_count_or_is_no_sentence_is_no_remark(line: str) -> None:
    imported = resolve(read(f"4 hSD01-003\n{line}"), book("hocg").known)
    assert [note.en for note in imported.unresolved] == ["no card has this name"]


def test_many_notes_of_the_same_words_are_summed_up() -> None:
    for lines, said in ((3, ["no count given; using 1"] * 3), (5, ["no count given; using 1 (and 4 more like this)"])):
        imported = read("hSD01-003\n" * lines)
        assert imported.deck.main == {"hSD01-003": lines}
        assert [note.en for note in imported.warnings] == said
        assert imported.warnings[0].where == "line 1"


def test_nothing_at_all_is_said_too() -> None:
    imported = read("  \n")
    assert not imported.complete
    assert imported.unresolved[0].en == "no cards found"
