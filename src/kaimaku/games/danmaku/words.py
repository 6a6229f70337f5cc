"""Templates: `{part}` is filled in, `{n#part}` is counted, `[part: …]` stands only if there is such a part."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kaimaku.kernel.refusals import Lang

IF = re.compile(r"\[(\w+):([^\[\]]*)\]")
COUNT = re.compile(r"\{(\w+)#(\w+)\}")
PART = re.compile(r"\{(\w+)\}")


class Spoken:
    """Anything that has a template in each language and fills it with its own attributes."""

    en: str
    ja: str

    def words(self, lang: Lang) -> str:
        return fill(self.ja if lang == "ja" else self.en, {k: spoken(v, lang) for k, v in vars(self).items()})


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
        joined = [spoken(v, lang) for v in value]
        return "。".join(joined) if lang == "ja" else ", then ".join(joined)
    return str(value) if value else ""


def fill(template: str, parts: Mapping[str, str]) -> str:
    kept = IF.sub(lambda m: m[2] if parts[m[1]] else "", template)
    counted = COUNT.sub(lambda m: f"{parts[m[1]]} {parts[m[2]]}{'' if parts[m[1]] == '1' else 's'}", kept)
    return PART.sub(lambda m: parts[m[1]], counted)


def sentence(text: str) -> str:
    """A text begins with a capital letter; Japanese is left as it is."""
    return text[:1].upper() + text[1:]
