"""Texts of scenario cards: the words of the card language, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from kaimaku.games.danmaku.scenario.cards import READER as DANMAKU
from kaimaku.games.hocg.lang import GRAMMAR
from kaimaku.games.hocg.lang.expressions import READER as HOCG
from kaimaku.games.hocg.lang.expressions import WORDS, read_host
from kaimaku.games.hocg.lang.grammar.sorts import NAMES_TO_TRY
from kaimaku.games.vcard.lang.expressions import READER as VCARD
from kaimaku.language.invent import Inventor, NoWords
from kaimaku.language.reading.expressions import BadText, ExpressionReader

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
    "__import__('os').system('true')": "unknown part 'system'",
    "gift(Draw.__init__)": "unknown part '__init__'",
    "gift(Draw(1).lower)": "unknown part 'lower'",
    "(lambda: 1)()": "isn't allowed in a card text",
    "gift([Draw(1) for x in (1, 2)])": "isn't allowed in a card text",
    "gift(f'{1}')": "isn't allowed in a card text",
    "gift(Draw(2 ** 9999))": "isn't allowed in a card text",
    "gift(*HAND)": "isn't allowed in a card text",
    "gift(**HAND)": "isn't allowed in a card text",
    "gift(Draw(1) if 1 else 2)": "isn't allowed in a card text",
    "card('x')": "unknown word 'card'",
    "open('x')": "unknown word 'open'",
    "gift(Drwa(1))": "did you mean Draw",
    "Draw(1)": "isn't a whole text",
    "gift(Draw())": "k is missing",
    "gift(1(2))": "can't be called",
    "gift(HOLOMEM('Nobody Atall'))": "no card is called 'Nobody Atall'",
    "gift(Nothing(), on=WOULD_TAKE(THIS) >= 60)": "'WOULD_TAKE(THIS) >= 60' isn't allowed; use >= as in HAND >= 2",
    "gift(Draw(1), on=COLLABS(THIS)[2])": "use [] as in HOLOMEM[2]",
    "gift(debut.cheer)": "'debut.cheer' isn't allowed; use .cheer as in HOLOMEM.cheer",
    "gift(Draw('a' * 999999999))": "use * as in 10 * each(HOLOMEM)",
    "gift(Draw((1, 2) * 999999999))": "use * as in 10 * each(HOLOMEM)",
    "gift(-limited)": "use - as in Takes(-10, THIS)",
    "gift(Roll({{1: 2}: Draw(1)}))": "use {} as in Roll({ODD: Draw(1)})",
    "gift(Archive(HAND('Tokino Sora'[2])))": "isn't allowed; use [] as in HOLOMEM[2]",
    "gift(Draw((1, 2)[1]))": "isn't allowed; use [] as in HOLOMEM[2]",
    "gift({ODD: Draw(1)}[ODD])": "isn't allowed; use [] as in HOLOMEM[2]",
    "gift(HOLOMEM(n=2))": "isn't allowed; use () as in",
    "gift(1THIS)": "isn't an expression",
    "gift(Draw(1)": "isn't an expression",
    "": "isn't an expression",
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


HOSTS = ("gift", "use", "collab_effect", "attached", "bonus", "art")
PYTHON = re.compile(
    r"supported|operand|subscript|attribute|positional|unexpected keyword|object|indices|unhashable|NoneType"
)


@pytest.mark.parametrize("reader", [HOCG, DANMAKU, VCARD])
def test_no_refusal_speaks_of_python(reader: ExpressionReader) -> None:
    rng = Random(5)
    words = [*reader.words, "1", "-1", "'Foo'", "None", "True"]
    seen = Counter[str]()
    for _ in range(3000):
        x, y, z = rng.choices(words, k=3)
        part, sign = rng.choice([*reader.parts, "at"]), rng.choice(["|", "&", "+", "-", "*", ">=", "<=", "<", "=="])
        form = rng.choice([f"({x} {sign} {y})", f"{x}[{y}]", f"~{x}", f"-{x}", f"{x}.{part}", f"{x}({y}, n={z})"])
        try:
            reader.read(form)
            seen["read"] += 1
        except BadText as refused:
            seen["refused"] += 1
            assert not PYTHON.search(str(refused).replace(form, "")), f"{form}: {refused}"
    assert seen["refused"] > 1000


# With arguments of every sort each word is refused, or says something; none of these can be said of a scenario card.
ARGUMENTS = {
    HOCG: [
        "",
        "3",
        "'AZKi'",
        "HAND >= 1",
        "COLLABS(THIS)",
        "ALL",
        "1, 2",
        "Draw(1)",
        "debut, debut",
        "Draw(1), Draw(1)",
    ],
    DANMAKU: ["", "3", "ANOTHER", "HAND", "YOU_LOSE_LIFE", "SPRING", "1, 1", "ANOTHER, ANOTHER"],
    VCARD: ["", "3", "THIS_VT", "Draw(1)", "'fire'", "YOU_DRAW.when", "1, 1", "THIS_VT, THIS_VT", "OPP_VT"],
}
UNSAYABLE = "NamedArtsCost"  # it names a particular Arts


@pytest.mark.parametrize("reader", ARGUMENTS)
def test_the_form_that_a_refusal_proposes_is_right(reader: ExpressionReader) -> None:
    proposed, wrong = 0, []
    for text in (f"{word}({said})" for word in reader.words if word != UNSAYABLE for said in ARGUMENTS[reader]):
        try:
            reader.read(text)
        except BadText as refused:
            form = str(refused).rpartition(" Write ")[2].removesuffix(".")
            if form == str(refused):
                continue
            proposed += 1
            try:
                reader.read(form)
            except BadText as again:  # it may be part of a text, or speak of what the rest of a text tells
                if not re.search("isn't a whole text|nothing here provides", str(again)):
                    wrong.append(f"{text} → {form}: {again}")
    assert proposed > 500 and not wrong, "\n".join(wrong)


def test_no_word_takes_a_name_that_no_card_has() -> None:
    inventor = Inventor(GRAMMAR, Random(3), depth=4, options=0.5)
    refused = 0
    for n in range(2000):
        try:
            text = inventor.invent_with(HOSTS[n % len(HOSTS)])
            read_host(text)
        except (BadText, NoWords):
            continue
        for name in (name for name in NAMES_TO_TRY if repr(name) in text):
            with pytest.raises(BadText, match="no card is called"):
                read_host(text.replace(repr(name), "'Nobody Atall'"))
            refused += 1
    assert refused > 100


def test_words_that_run_code_are_no_words() -> None:
    assert not {"card", "plain", "Fact", "texts"} & WORDS.keys()
