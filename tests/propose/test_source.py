"""Source text: wrapped as the formatter would."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kaimaku.games.hocg.propose.proposer import declaration
from kaimaku.language.reading import arguments_of

NAMES = ", ".join(f'"A Rather Long Name {n}"' for n in range(6))


@pytest.mark.parametrize(
    "hosts",
    [
        [],
        ["art(ThisArt(20))"],
        [f'collab_effect(Search("A Rather Long Name {n}"))' for n in range(2)] + ["art(Draw(1234))"],
        ["art(ThisArt(20))", "gift(" + "Arts(20, HOLOMEM)" + ", at=AT_CENTER)", "collab_effect(Draw(1))"] * 2,
        [f"use(LookTop(4, ({NAMES}), take=ANY), needs=HAND <= 6)"],
        [
            "bloom_effect(Roll({"
            + ", ".join(f"face({n}): Draw({n})" for n in range(1, 7))
            + "}, n=2, may=True), Draw(123), Draw(456))"
        ],
        [f"bloom_effect(If(OSHI.is_({NAMES}), Pay(Archive(HAND[2]), Search({NAMES}), Draw(1))), at=AT_CENTER)"],
        ["attached(Arts(10, HOLDER))", f"bonus(({NAMES}), Roll({{ODD: Draw(1), EVEN: Heal(20, HOLDER)}}, may=True))"],
    ],
)
def test_declarations_are_wrapped_as_card_files_are(hosts: list[str]) -> None:
    said = declaration("hXX-001", hosts) + "\n"
    plain = "format.skip-magic-trailing-comma=true"  # else a call that was broken needlessly would stay broken
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "120", "--config", plain, "-"]
    formatted = subprocess.run(command, input=said, capture_output=True, text=True, check=True).stdout
    assert said == formatted


def test_arguments_are_split_at_their_own_commas() -> None:
    assert arguments_of('a(1, 2), "b, c", [3, 4], {5: d(6, 7)}') == ["a(1, 2)", '"b, c"', "[3, 4]", "{5: d(6, 7)}"]
