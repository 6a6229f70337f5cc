"""docs/text-differences.md: the differences that are explained are the differences that were found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.propose.compare import LANGS
from kaimaku.games.hocg.status import checked, here

TABLE = Path(__file__).parents[2] / "docs/text-differences.md"


@dataclass(frozen=True)
class Row:
    card: str
    place: str
    lang: str
    printed: str
    difference: str

    @property
    def langs(self) -> tuple[str, ...]:
        return LANGS if self.lang == "both" else (self.lang,)


def rows() -> list[Row]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| h")]
    return [Row(*row) for row in cells]


def explained(printed: str) -> set[tuple[str, str, str]]:
    return {(row.card, lang, row.place) for row in rows() if row.printed == printed for lang in row.langs}


def found() -> Iterator[tuple[str, str, str]]:
    for card, state in checked().items():
        for missing in state.missing:
            lang, _, place = missing.partition(" ")
            if lang in LANGS:
                yield card, lang, place


def test_every_row_names_a_text_that_is_there_and_says_how_it_differs() -> None:
    playable = here()
    for row in rows():
        assert row.lang in ("both", *LANGS)
        assert row.printed in ("official", "fan")
        assert row.difference
        for lang in LANGS:
            assert row.place in texts(playable[row.card], lang)
    assert len({(row.card, row.place) for row in rows()}) == len(rows())


def test_exactly_the_differences_that_were_found_are_explained() -> None:
    assert explained("official") == set(found())


def test_a_fan_translation_is_nothing_to_be_equal_to() -> None:
    fans = explained("fan")
    assert fans and fans.isdisjoint(found())
    assert {lang for _, lang, _ in fans} == {"en"}
