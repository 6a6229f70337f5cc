"""Reading one English text of a card into the hosts that say it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kaimaku.games.hocg.lang.expressions import READER
from kaimaku.language.reading import PatternTables, TextGrammar, double_quoted, listed, side_by_side

from ..partial import PartialReading, unread
from ..sheet import Glossary
from ..texts import Text
from .choice import Likeness, bare, likeness, official
from .derived import english_tables

MOST = 8  # readings of a text that are kept
WIDE = 24  # … of a part of it: a pattern says less than a table that was written by hand
MARK = re.compile(r"\s*\[(1/turn|1/game|[^\[\]]*position only)\]\s*", re.IGNORECASE)
LIMITS = {"1/turn": "TURN", "1/game": "GAME"}
PLACES = {"center": 1, "collab": 2, "back": 4}
AT = {
    **{1: "AT_CENTER", 2: "AT_COLLAB", 4: "AT_BACK", 3: "AT_FRONT"},
    **{5: "AT_CENTER | AT_BACK", 6: "AT_COLLAB | AT_BACK", 7: "AT_FRONT | AT_BACK"},
}
ATTACH_RULE = re.compile(
    r"(?:only \d+ \w+ can be attached to each of|you may (?:only )?attach (?:this|any number)).*", re.IGNORECASE
)
KEYWORD = r"(?:bloom effects?|collab effects?|gifts?|arts)"
TURN = r"(?:once (?:per|a) turn|can be used (?:each|per) turn)\.?"
ONCE = (
    (re.compile(rf"\s*(?:you may only use (?:your )?|only 1 of your ){KEYWORD} \"[^\"]*\" {TURN}", re.I), "ABILITY"),
    (re.compile(rf"\s*(?:you may only use (?:your )?|only 1 of your )〈[^〉]*〉 {TURN}", re.I), "CARD"),
    (re.compile(rf"\s*only 1 of your [a-z ]+ with (#[^.]*?) {TURN}", re.I), "#"),
)
# Texts of these places are put together in the same way, so what one of them is said with is known to all.
ALIKE = ("gift", "collab_effect", "bloom_effect", "oshi_skill", "sp_skill", "stage_skill", "art", "use")
SENTENCE = re.compile(r"(?<=[.:])\s*(?=\S)|\n+")
CHECKED = ("Do", "Cond", "Event", "Mem", "Part", "Cards", "Noun", "Quantity")


class EnglishReader:
    """Alternatives are lists of hosts, the likeliest first."""

    def __init__(self, words: Glossary) -> None:
        self.reader, self.attached = (grammar(tables, words) for tables in english_tables())

    def read(self, text: Text) -> list[list[str]]:
        if text.host == "attached":
            return side_by_side([self._block(block) for block in blocks(text.printed)])
        extra = {"n": str(text.n)} if text.host == "art" and text.n > 1 else {}
        limit = text.host in ("art", "stage_skill")
        return [[code] for code in self._one(text.host, text.printed, self.reader, limit, extra)]

    def partial(self, text: Text) -> PartialReading:
        """The sentences that say nothing the language has; what was read of the others is not worth a draft."""
        reader = self.attached if text.host == "attached" else self.reader
        body = (
            "\n".join("\n".join(block) for block in blocks(text.printed)) if text.host == "attached" else text.printed
        )
        found = [part.strip() for part in SENTENCE.split(self.marks(body, True)[1]) if part.strip()]
        left = [part for part in found if not part.startswith("◆") and not self._says(part, reader)]
        return PartialReading((f"{text.host}({unread(text.place)})",), tuple(left))

    def _says(self, sentence: str, reader: TextGrammar) -> bool:
        """Is it a sentence, or what may stand before a colon?"""
        said = official(sentence.rstrip(".:").removeprefix("■"), reader is self.attached)
        hosts = ("attached", "gift", "oshi_skill") if reader is self.attached else ("gift", "art", "oshi_skill")
        if any(reader.read(category, said) for category in ("Do_en", *(f"Host_{host}" for host in hosts))):
            return True
        return any(said.startswith(head) for head in ("usable ", "you may ")) and sentence.endswith(":")

    def _one(self, host: str, said: str, reader: TextGrammar, limit: bool, extra: Mapping[str, str]) -> list[str]:
        marks, body = self.marks(said, limit)
        attached = reader is self.attached
        text = official(body, attached)
        named = "".join(f", {key}={value}" for key, value in {**extra, **marks}.items())
        meant: dict[str, Likeness] = {}
        for other in (host, *(x for x in ALIKE if x != host)) if host in ALIKE else (host,):
            for read in reader.read(f"Host_{other}", text):
                code = bare(double_quoted(f"{host}{read[len(other) : -1]}{named})"))
                score = None if code in meant else likeness(code, body, attached)
                if score is not None:
                    meant[code] = score
        return sorted(meant, key=lambda code: meant[code], reverse=True)[:MOST]

    def marks(self, said: str, limit: bool) -> tuple[dict[str, str], str]:
        """[1/Turn] and [… Position Only] before the sentences, the use by name behind them, and what is between."""
        options: dict[str, str] = {}
        rest = said.strip()
        while match := MARK.match(rest):
            rest = rest[match.end() :]
            mark = match[1].casefold()
            if mark not in LIMITS:
                options["at"] = AT.get(sum(bit for place, bit in PLACES.items() if place in mark), "AT_CENTER")
            elif limit:
                options["limit"] = LIMITS[mark]
        for regex, word in ONCE:
            if match := regex.search(rest):
                tag = self.reader.read("tag", match[1].casefold()) if word == "#" else ()
                options["once"] = tag[0] if tag else word
                rest = rest[: match.start()] + rest[match.end() :]
        return options, rest

    def _block(self, block: list[str]) -> list[str]:
        """One text of a tool, mascot or fan: its own, what must be done to use it, or an additional ability."""
        if block[0].startswith("◆"):
            options, body = self.marks("\n".join(block[1:]), True)
            return self._one("bonus", f"{block[0]}\n{body}", self.attached, True, options)
        line = block[0].removeprefix("■")
        return self._one("attached", line, self.attached, True, {}) or self._one(
            "to_use", line, self.attached, True, {}
        )


def blocks(said: str) -> list[list[str]]:
    """The lines of a tool, mascot or fan, an additional ability with its header; not how it is attached."""
    found: list[list[str]] = []
    for line in (line.strip() for line in said.split("\n")):
        if not line or ATTACH_RULE.fullmatch(line):
            continue
        if line.startswith("◆") or not found or not found[-1][0].startswith("◆"):
            found.append([line])
        else:
            found[-1].append(line)
    return found


def grammar(tables: PatternTables, words: Glossary) -> TextGrammar:
    names = {f"〈{en.casefold()}〉": repr(en) for en in words.names.values()}
    tags = {f"#{en.casefold()}": repr(f"#{en}") for en in words.tags.values()}
    titles = {f'"{en.casefold()}"': repr(en) for en in words.titles.values()}
    return TextGrammar(
        tables,
        {
            "num": (r"\d+", str),
            "name": ("〈[^〉]*〉", names.get),
            "tag": listed(tags),
            "title": ('"[^"]*"', titles.get),
        },
        READER.read,
        [category for category in tables.tables if category.startswith(CHECKED)],
        most=WIDE,
    )
