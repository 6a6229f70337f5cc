"""The texts of a card as a fact sheet has them: in Japanese, or in English where there is no Japanese."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kaimaku.kernel.refusals import Lang

from .sheet import Record

JAPANESE: Final = re.compile(r"[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]")  # not ・, which stands in English marks, too
# Japanese cards are printed with wide digits and signs; sheets write them narrow.
NARROW: Final = {ord(wide): ord(wide) - 0xFEE0 for wide in "０１２３４５６７８９＋－：［］（）＃"}


@dataclass(frozen=True)
class Text:
    """One text of a card as it is printed."""

    place: str  # art1, skill, collab_effect1, text
    host: str  # art, oshi_skill, collab_effect, use, attached
    printed: str
    n: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "printed", self.printed.translate(NARROW))

    @property
    def lang(self) -> Lang:
        """It tells by itself."""
        return language_of(self.printed)


def language_of(said: str) -> Lang:
    """Names stand in either language in texts of the other, so they say nothing."""
    return "ja" if JAPANESE.search(re.sub('〈[^〉]*〉|「[^」]*」|"[^"]*"', "", said)) else "en"


def texts_of(record: Record, lang: Lang | None = None) -> list[Text]:
    """Every text; with `lang` in that language alone."""

    def said(row: Record) -> str:
        return row[f"text_{lang}"] or "" if lang else row["text_ja"] or row["text_en"] or ""

    found = []
    for skill in record["oshi_skills"]:
        host = {"skill": "oshi_skill", "sp": "sp_skill", "stage": "stage_skill"}[skill["kind"]]
        found.append(Text(skill["kind"], host, said(skill)))
    seen: dict[str, int] = {}
    for keyword in record["keywords"]:
        kind = keyword["kind"]
        seen[kind] = seen.get(kind, 0) + 1
        found.append(Text(f"{kind}{seen[kind]}", kind, said(keyword)))
    for i, art in enumerate(record["arts"], 1):
        found.append(Text(f"art{i}", "art", said(art), i))
    if record["kind"] == "support":
        attached = record["support_type"] in ("tool", "mascot", "fan")
        found.append(Text("text", "attached" if attached else "use", said(record)))
    return [text for text in found if text.printed.strip()]
