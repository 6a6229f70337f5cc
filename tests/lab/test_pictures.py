"""The heat map: colours that can be read, SVG that is SVG, PNG that is PNG."""

from __future__ import annotations

from io import BytesIO
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from PIL import Image

from kaimaku.lab.matrix import Matrix, matrix_run
from kaimaku.lab.picture import EVEN, LOSS, WIN, contrast, fill, heat_map, ink, svg
from kaimaku.lab.png import SCALE, png
from kaimaku.lab.results import markdown
from tests.lab.field import made_up, three

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def found() -> Matrix:
    decks = [replace(deck, en="<Tidal> & Co") if deck.id == "tidal" else deck for deck in three()]
    scores = {
        ("tidal", "meadow"): [(1.0, 0.0)] * 3 + [(1.0, 1.0)],
        ("tidal", "choir"): [(1.0, 1.0)] * 4,
        ("meadow", "choir"): [(0.0, 0.0)] * 4,
    }
    return made_up(scores, matrix_run("vcard", decks))


def test_every_rate_can_be_read_on_its_colour() -> None:
    for rate in range(101):
        ground = fill(rate / 100)
        assert contrast(ground, ink(ground)) >= 4.5, rate


def test_colours_tell_winning_from_losing_in_lightness_and_hue() -> None:
    assert (fill(0.0), fill(0.5), fill(1.0)) == (LOSS, EVEN, WIN)
    assert LOSS[0] > LOSS[2] and WIN[2] > WIN[0]  # orange and blue: no kind of colour-blindness mixes them up
    assert contrast(EVEN, LOSS) > 3 and contrast(EVEN, WIN) > 3


def test_the_svg_holds_names_rates_and_intervals(found: Matrix) -> None:
    root = ElementTree.fromstring(svg(heat_map(found)))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert "<Tidal> & Co" in texts and "Choir of Tides" in texts and "choir" in texts
    assert texts.count("100") == 2 and texts.count("0") == 2 and "63" in texts
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert len(titles) == 6
    assert any(t.startswith("<Tidal> & Co against Minted Meadow: 63 % (") and t.endswith("8 games") for t in titles)
    assert "prefers-color-scheme: dark" in svg(heat_map(found))


def test_nothing_is_drawn_outside(found: Matrix) -> None:
    picture = heat_map(found)
    for box in picture.boxes:
        assert box.x >= 0 and box.x + box.w <= picture.width and box.y >= 0 and box.y + box.h <= picture.height


def test_the_png_shows_the_same_cells(found: Matrix) -> None:
    picture = heat_map(found)
    with Image.open(BytesIO(png(picture))) as image:
        assert image.format == "PNG"
        assert image.size == (round(picture.width) * SCALE, round(picture.height) * SCALE)
        colors = image.convert("RGB")
        for box in picture.boxes:
            if box.color is not None and box.says:
                corner = colors.getpixel((round((box.x + 2) * SCALE), round((box.y + 2) * SCALE)))
                assert corner == pytest.approx(box.color, abs=3)


def test_the_table_has_every_pair(found: Matrix) -> None:
    lines = markdown(found).splitlines()
    assert "| tidal, choir | 8 | 0 | 0 | 0 | 100 % (51 to 100) |" in lines
    assert "| tidal |  | 63 | 100 |" not in lines  # rows go by strength
    rows = [line.split("|")[1].strip() for line in lines if line.startswith("|") and line.count("|") == 5]
    assert rows[:5] == ["deck", "---", "tidal", "choir", "meadow"]


def test_a_matrix_without_games_is_drawn_too() -> None:
    empty = made_up({("tidal", "meadow"): [], ("tidal", "choir"): []}, matrix_run("vcard", three()))
    assert "0 games per pair" in svg(heat_map(empty))
    assert png(heat_map(empty)).startswith(b"\x89PNG")
    assert markdown(empty)
