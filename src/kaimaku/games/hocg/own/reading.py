"""Reading a sheet: from what somebody wrote to a card, how each of its texts was understood, and what was not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Final

from kaimaku.kernel.refusals import Lang
from kaimaku.language import in_japanese
from kaimaku.language.own import NOBODY, BadCard, Called
from kaimaku.wire.common import Words
from kaimaku.wire.rest import CardInfo, WorkshopProblem, WorkshopReport, WorkshopText

from ..defs import CardDef
from ..facts import Printed
from ..lang.declare import card, texts
from ..lang.expressions import READER, read_host
from ..lang.hosts import Host
from ..projection.cards import card_info
from ..propose.compare import verdict
from ..propose.reading import TextReader
from ..propose.sheet import Glossary
from ..propose.texts import JAPANESE, Text
from . import record, registry, sheet
from .called import met, spoken_of
from .document import TEXT, compose
from .nearest import nearest
from .spelling import closer

CODE: Final = re.compile(r"\s*[A-Za-z_]+\(")
ENGLISH: Final = re.compile(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}|[a-z]{2,} \d+ [a-z]{2,}")
BOTH: Final = Words("Write a text in one language.", "1つのテキストは1つの言語で書いてください。")
TAKEN: Final = count()
TRIAL: Final = "sheet~"
TRIED: Final = re.compile(rf"^{TRIAL}\d+(: |：)")  # the number of the card that a text was tried on
MOST: Final = 8  # parts of one text of which is told that they weren't understood
SHOWN: Final = 300  # characters of each
LANGS: Final[tuple[Lang, ...]] = ("en", "ja")
Hosts = tuple[str, ...]


def read(written: str, beside: Called = NOBODY) -> WorkshopReport:
    """What a sheet says. Each text is read by itself, so that one mistake hides nothing of the others."""
    try:
        found = record.read(written, beside) or sheet.read(written)
        plain = compose(found.label, found.facts, [])
        words = met(beside, plain.printed)
    except BadCard as error:
        return WorkshopReport(problems=[_problem(error)])
    registry.learn(words)  # what reads sheets is a process of its own
    said = [_read(text, plain.printed, words) for text in found.texts]
    hosts = [host for each in said for host in each.source]
    if all(each.state == "read" for each in said):
        try:
            whole = compose(found.label, found.facts, hosts, spoken_of(words, plain.printed, hosts))
            registry.declare({whole.number: whole.text})
            return WorkshopReport(whole.number, whole.text, registry.info([whole.number])[0], said)
        except BadCard as error:
            return WorkshopReport(card=_face(plain.printed, hosts), texts=said, problems=[_problem(error)])
    return WorkshopReport(card=_face(plain.printed, hosts), texts=said)


def _face(printed: Printed, hosts: Sequence[str]) -> CardInfo | None:
    """The card with the texts that could be read; None if they don't go together."""
    try:
        return card_info(_declare(printed, hosts))
    except ValueError:
        return None


def _problem(error: BadCard) -> WorkshopProblem:
    return WorkshopProblem(error.where, Words(error.en, error.ja))


def _read(text: Text, printed: Printed, words: Called) -> WorkshopText:
    if len(text.printed) > TEXT:
        en, ja = f"A text takes at most {TEXT:,} characters.", f"テキストは{TEXT:,}文字までです。"
        return WorkshopText(text.place, text.lang, "unread", unread=[clipped(text.printed)], why=Words(en, ja))
    if CODE.match(text.printed) and not JAPANESE.search(text.printed):
        return _read_code(text, printed)
    lang = text.lang
    reader = _reader(words)
    readings = reader.read(text)
    if not readings and (said := closer(text.printed, lang, text.host)) != text.printed:
        readings = reader.read(replace(text, printed=said))
    tried = [_try(text, tuple(hosts), printed, lang) for hosts in readings]
    right = next((each for each in tried if each.state == "read" and each.same), None)
    best = right or next((each for each in tried if each.state == "read"), None)
    if best is not None:
        return best
    left = reader.partial(text).fragments if not readings else ()
    fragments = list(left or (text.printed,))
    why = tried[0].why if tried else BOTH if lang == "ja" and ENGLISH.search(text.printed) else None
    near = [sentence for fragment in fragments[:MOST] for sentence in nearest(fragment, lang)]
    shown = [clipped(fragment) for fragment in fragments[:MOST]]
    return WorkshopText(text.place, lang, "unread", unread=shown, nearest=list(dict.fromkeys(near)), why=why)


def _read_code(text: Text, printed: Printed) -> WorkshopText:
    """In the words of the card language, a host on each line; what is no host stands in the one of its place."""
    hosts = []
    try:
        for line in filter(None, map(str.strip, text.printed.split("\n"))):
            whole = isinstance(READER.read(line), Host)
            n = f", n={text.n}" if text.host == "art" and text.n > 1 else ""
            hosts.append(line if whole else f"{text.host}({line}{n})")
    except ValueError as error:
        return _refused(text, "code", str(error), in_japanese(error))
    return _try(text, tuple(hosts), printed, "code")


def _try(text: Text, hosts: Hosts, printed: Printed, lang: str) -> WorkshopText:
    """A reading on a card of its own: does it stand there, and does it say what was written?"""
    try:
        d = _declare(printed, hosts)
        said = {each: texts(d, each)[_first_place(text.place)] for each in LANGS}
    except KeyError:
        host = hosts[0].partition("(")[0]
        ja = f"ここには{host}(…)ではなく{text.host}(…)を書いてください。"
        return _refused(text, lang, f"here belongs {text.host}(…), not {host}(…)", ja)
    except ValueError as error:
        return _refused(text, lang, TRIED.sub("", str(error)), TRIED.sub("", in_japanese(error)))
    same = lang != "code" and verdict(said[_lang(lang)], text.printed, _lang(lang), d.attachable) != "different"
    return WorkshopText(text.place, lang, "read", list(hosts), Words(said["en"], said["ja"]), same)


def _refused(text: Text, lang: str, en: str, ja: str) -> WorkshopText:
    end = "" if en.endswith(("?", ".")) else "."
    words = Words(f"{en[:1].upper()}{en[1:]}{end}", ja)
    return WorkshopText(text.place, lang, "unread", unread=[clipped(text.printed)], why=words)


def clipped(said: str) -> str:
    """As much as shows which part is meant."""
    return said if len(said) <= SHOWN else f"{said[:SHOWN]}…"


def _declare(printed: Printed, hosts: Sequence[str]) -> CardDef:
    """For good, but under a number that nobody has: what reads sheets is a process of its own."""
    number = f"{TRIAL}{next(TAKEN)}"
    return card(number, *map(read_host, hosts), printed=replace(printed, number=number))


def _first_place(place: str) -> str:
    """Each text is tried on a card of its own: there it is the first of its kind."""
    return place if place.startswith("art") else re.sub(r"\d+$", "1", place)


def _lang(lang: str) -> Lang:
    return "ja" if lang == "ja" else "en"


@lru_cache(8)
def _reader(others: Called) -> TextReader:
    names, tags = ({ja: en for en, ja in pairs} for pairs in others)
    return TextReader(Glossary.of_printed() | Glossary(names, tags))
