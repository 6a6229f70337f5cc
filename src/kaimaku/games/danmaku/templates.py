"""Templates: what a card says, in two languages.

`{part}` is filled in, `{n#part}` counts a noun, `{n:card}` counts a word, `{who:draw}` conjugates a verb and drops
"you", `{who:は}` drops the topic, `{rest: and }` joins several parts, `[part: …]` stands only if there is such a part.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.marks import trait
from kaimaku.kernel.refusals import Lang
from kaimaku.language.expression import Expression

IF: Final = re.compile(r"\[(\w+):([^\[\]]*)\]")
COUNT: Final = re.compile(r"\{(\w+)#(\w+)\}")
JOIN: Final = re.compile(r"\{rest:([^}]*)\}")
VERB: Final = re.compile(r"\{(\w+):([^}]+)\}")
PART: Final = re.compile(r"\{(\w+)\}")
YOU_WORDS: Final = ("you", "自分")


@trait
class Spoken:
    """Anything that has a template in each language and fills it with its own attributes."""

    en: str
    ja: str
    expression: Expression | None = None  # what it was written as

    def words(self, lang: Lang) -> str:
        return fill(self.ja if lang == "ja" else self.en, attributes(self), lang)


class Term(Spoken):
    """A word of the rules that needs no parts."""

    def __init__(self, en: str, ja: str) -> None:
        self.en = en
        self.ja = ja

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


def spoken(value: object, lang: Lang) -> str:
    """The words of a part; nothing for a part that is not there."""
    if isinstance(value, Spoken):
        return value.words(lang)
    if isinstance(value, tuple):
        told = [spoken(v, lang) for v in value]
        return "。".join(told) if lang == "ja" else ". ".join([*told[:1], *map(sentence, told[1:])])
    return str(value) if value else ""


def fill(template: str, values: Mapping[str, object], lang: Lang) -> str:
    parts = {k: spoken(v, lang) for k, v in values.items()}
    kept = IF.sub(lambda m: m[2] if parts.get(m[1]) else "", template)
    counted = COUNT.sub(lambda m: counted_noun(parts[m[1]], parts[m[2]]), kept)
    joined = JOIN.sub(lambda m: m[1].join(spoken(v, lang) for v in _many(values["rest"])), counted)
    inflected = VERB.sub(lambda m: _inflect(parts[m[1]], m[2], lang), joined)
    return PART.sub(lambda m: parts[m[1]], inflected)


def counted_noun(n: str, noun: str) -> str:
    """Life is not counted in pieces; of several words the first noun takes the plural: 2 Items of yours."""
    if n == "1" or noun == "life":
        return f"{n} {noun}"
    head, of, rest = noun.partition(" of ")
    return f"{n} {head}s{of}{rest}"


def with_article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'AEIO' else 'a'} {noun}"


def _many(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _inflect(subject: str, word: str, lang: Lang) -> str:
    if lang == "ja":
        return "" if subject in YOU_WORDS else subject + word
    if subject[:1].isdigit() or subject.startswith("X"):  # a number and a noun
        return counted_noun(subject, word)
    return word if subject in YOU_WORDS else f"{subject} {word}s"


def sentence(text: str) -> str:
    """A text begins with a capital letter; Japanese is left as it is."""
    return text[:1].upper() + text[1:]
