"""What continuous effects change is told apart by a number: two of one number would answer for each other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.lang.paying import IN_PLACE_OF_CHEER
from kaimaku.games.hocg.rules import layers, stats
from kaimaku.language.reading.expressions import BadText

NO_STATISTICS = {"ANY_COLOR", "TYPE_CHECKING"}  # a mask, and a switch for type checkers


def test_no_two_statistics_have_the_same_number() -> None:
    named = {name: number for module in (layers, stats) for name, number in vars(module).items() if name.isupper()}
    named["IN_PLACE_OF_CHEER"] = IN_PLACE_OF_CHEER
    numbers = {name: n for name, n in named.items() if isinstance(n, int) and name not in NO_STATISTICS}
    twice = {n for n, times in Counter(numbers.values()).items() if times > 1}
    assert not [name for name, n in numbers.items() if n in twice]


def test_a_lead_of_one_at_most_is_not_worded_as_none() -> None:
    said = {k: read_host(f"use(Draw(1), needs=surplus(STAGE) <= {k})").words("en") for k in (0, 1, 2)}
    assert len(set(said.values())) == 3
    assert "at most 1 more holomem on your stage than your opponent" in said[1]
    assert "2人以上多くない" in read_host("use(Draw(1), needs=surplus(STAGE) <= 1)").words("ja")


def test_so_much_for_each_is_no_number_to_compare_with() -> None:
    with pytest.raises(BadText, match="compare it with a number"):
        read_host("oshi_skill(Draw(1), needs=PAID >= 2 * each(LIFE))")


def test_each_says_how_many_alone() -> None:
    with pytest.raises(BadText, match="leave out split and cap"):
        read_host("use(Send(ARCHIVE(cheer), HOLOMEM[2], each=1, cap=2))")


def test_each_and_an_amount_do_not_both_say_how_many() -> None:
    with pytest.raises(BadText, match="leave the number out"):
        read_host("use(Send(FRONT.cheer[each(BOTH_ARCHIVE)], HOLOMEM, each=1))")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("use(Archive(HAND[1,]))", r"HAND\[\(1\)\]: k must be .* Write HAND\[1\]"),
        ("use(Archive(HAND[()]))", r"HAND\[\(\)\]: k must be"),
        ("use(Archive(HAND[1, 2, 3]))", r"HAND\[\(1, 2, 3\)\]: k must be"),
        ("use(Draw(each))", r"not each\. Write Draw\(1\)"),
        ("use(Roll({ODD: Draw}))", r"Roll\(\{ODD: Draw\}\)"),
        ("use(Draw(1), needs=OSHI.is_)", r"not \.is_(…)"),
    ],
)
def test_what_is_wrong_is_called_as_it_was_written(text: str, said: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert re.search(said.replace("(…)", r"\(…\)"), str(caught.value)), str(caught.value)


@pytest.mark.parametrize(
    ("text", "write"),
    [
        ("use(SpecialDamage(OPP_CENTER, 20))", "SpecialDamage(10, HOLOMEM)"),
        ("use(Heal(HOLOMEM, 0))", "Heal(10, HOLOMEM)"),
        ("use(ExtraTurn(HOLOMEM))", "takes nothing"),
        ("use(MoveTo(CENTER))", "MoveTo(CENTER, AT_COLLAB)"),
        ("use(MoveTo(OPP_COLLAB))", "MoveTo(OPP_COLLAB, AT_CENTER)"),
        ("use(Send(HAND))", "Send(ARCHIVE(cheer), HOLOMEM)"),
        ("use(Send(ARCHIVE(cheer, red)))", "Send(ARCHIVE(cheer, red), HOLOMEM)"),
        ("use(Attach(HAND))", "Attach(ARCHIVE(tool), HOLOMEM)"),
    ],
)
def test_the_form_that_is_proposed_is_right_in_every_place(text: str, write: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert write in str(caught.value)
    if "Write " in str(caught.value):
        assert read_host(f"use({str(caught.value).rpartition('Write ')[2].rstrip('.')})")
