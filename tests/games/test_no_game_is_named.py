"""General code names no game: what belongs to one game lies in that game's folder."""

from __future__ import annotations

import re
from pathlib import Path

import kaimaku
from tests.for_each import for_each

SRC = Path(kaimaku.__file__).parent
NAMED = re.compile(r"hocg|danmaku|vcard|hololive|holomem|touhou", re.IGNORECASE)
ALLOWED = {
    "games/__init__.py": "the register: which games come with Kaimaku, in the order in which they are offered",
    "wire/rest.py": "one kind of page for the cards of all games: it lists the kinds of card there are",
}
GENERAL = sorted(
    path for path in SRC.rglob("*.py") if not re.match(r"games/(hocg|danmaku|vcard)/", path.relative_to(SRC).as_posix())
)


def name_of(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


@for_each(GENERAL, name_of)
def test_a_general_module_names_no_game(path: Path) -> None:
    found = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if NAMED.search(line)]
    assert bool(found) == (name_of(path) in ALLOWED), found


def test_few_are_allowed() -> None:
    assert len(ALLOWED) <= 3
    assert set(ALLOWED) <= {name_of(path) for path in GENERAL}
