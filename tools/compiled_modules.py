"""What of the engine is written to be compiled with mypyc.

The kernel, the tables, rules and card languages of the games, and what bots run most. Cards are declarations and stay
plain Python, as does whatever only reads files, checks texts or is a namespace for cards.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "kaimaku"
GAMES = ("hocg", "danmaku", "vcard")
FOLDERS = ("kernel", "bots", *(f"games/{game}{part}" for game in GAMES for part in ("", "/rules", "/lang", "/bots")))
PLAIN = (
    "__init__.py",
    "kernel/attributes.py",  # only where texts are read
    "kernel/marks.py",  # the compiler reads the marks and never runs them
    "facts.py",
    "known.py",
    "plain_toml.py",
    "status.py",
    "lab.py",
    "hocg/questions.py",
    "games/*/soundness.py",
    "lang/describing.py",
    "lang/expressions.py",
    "lang/grammar*.py",
    "lang/invented.py",
    "lang/namespace.py",
)


def modules() -> list[Path]:
    """The files that are compiled, as they stand in the package."""
    found = [file for folder in FOLDERS for file in sorted((PACKAGE / folder).glob("*.py"))]
    return [file.relative_to(PACKAGE) for file in found if not any(file.match(pattern) for pattern in PLAIN)]
