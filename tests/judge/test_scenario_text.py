"""Texts of scenario cards: the words of the card language, and nothing else."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.scenario_text import WORDS, BadText, read_host

GOOD = [
    "collab_effect(Draw(1))",
    'art(If(HOLOMEM("AZKi"), ThisArt(50)), n=2)',
    "gift(Takes(-30, THIS), at=AT_CENTER)",
    "gift(Draw(1), turn=MAIN, limit=TURN, needs=HAND <= 6)",
    'bonus((at_least(first), "AZKi"), Draw(1), on=HEALED(HOLDER), limit=TURN)',
    "use(Roll({ODD: Draw(1), face_ge(5): Send(ARCHIVE(cheer), HOLOMEM)}))",
    "use(Search(~buzz, first | second), pay=Archive(STAGE.cheer))",
    "gift(Heal(20, HOLOMEM(white)[1, 2]), on=COLLABS(THIS), needs=(HAND >= 1) & THIS.at(AT_CENTER))",
]
BAD = {
    "__import__('os').system('true')": "nothing has a part 'system'",
    "gift(Draw.__init__)": "nothing has a part '__init__'",
    "gift(Draw(1).lower)": "nothing has a part 'lower'",
    "(lambda: 1)()": "has no place in a card text",
    "gift([Draw(1) for x in (1, 2)])": "has no place in a card text",
    "gift(f'{1}')": "has no place in a card text",
    "gift(Draw(2 ** 9999))": "has no place in a card text",
    "gift(*HAND)": "has no place in a card text",
    "gift(**HAND)": "has no place in a card text",
    "gift(Draw(1) if 1 else 2)": "has no place in a card text",
    "card('x')": "no word 'card'",
    "open('x')": "no word 'open'",
    "gift(Drwa(1))": "near it: Draw",
    "Draw(1)": "says nothing by itself",
    "gift(Draw())": "k is missing",
    "gift(1(2))": "takes no brackets",
    "gift(HOLOMEM('Nobody Atall'))": "no card is called 'Nobody Atall'",
    "gift(Draw(1)": "is no expression",
    "": "is no expression",
}


@pytest.mark.parametrize("text", GOOD)
def test_a_text(text: str) -> None:
    assert read_host(text).words("en")
    assert read_host(text).words("ja")


@pytest.mark.parametrize(("text", "said"), BAD.items())
def test_no_text(text: str, said: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert said in str(caught.value)


def test_words_that_run_code_are_no_words() -> None:
    assert not {"card", "plain", "Fact", "texts"} & WORDS.keys()
