"""Writes the patterns that English card texts are read with, out of what the card language says.

    python -m tools.english_phrases

Run it after a change of the card language or of the wording rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from kaimaku.games.hocg import facts, game  # noqa: F401  (every card has its definition)
from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.lang import EVEN, ODD, Draw, Roll, use
from kaimaku.games.hocg.lang.declare import card
from kaimaku.games.hocg.lang.dice_verbs import Face
from kaimaku.games.hocg.lang.invented import Invention
from kaimaku.games.hocg.propose.english.derived import FILE, derive, lines, together
from kaimaku.kernel.phrases import Phrase

DECKS = 24  # of invented cards: what no card says, the language can say all the same
SEED = 90_000


def invented() -> Iterator[CardDef]:
    for seed in range(DECKS):
        leader, main, _ = Invention(SEED + seed, depth=4).deck()
        yield from (BY_ID[number] for number in (leader, *main))


def rolled() -> Iterator[CardDef]:
    """One roll with one or both outcomes, in either order: printed cards have a few of these only."""
    one, two = Draw(1), Draw(2)
    faces: list[dict[Face, Phrase]] = [{ODD: one}, {EVEN: one}, {ODD: one, EVEN: two}, {EVEN: one, ODD: two}]
    said = [Roll(face, may=may) for face in faces for may in (False, True)]
    for i, roll in enumerate(said):
        name = facts.Names(f"Rolled {i}", f"Rolled {i}")
        printed = facts.Printed(number=f"rolled~{i}", kind="support", name=name, support="event")
        yield card(printed.number, use(roll), printed=printed)


def main() -> None:
    known = derive(BY_ID[number] for number in facts.load() if number in BY_ID)
    more = derive([*invented(), *rolled()])
    plain, attached = (together(*both) for both in zip(known, more, strict=True))
    found = list(lines((plain, attached)))
    FILE.write_text("\n".join(found) + "\n", encoding="utf-8")
    print(f"{len(found)} patterns")


if __name__ == "__main__":
    main()
