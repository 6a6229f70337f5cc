"""A scratch engine in a process of its own: proposals are declared there, put into words and thrown away.

Declaring a card registers it for good, so nothing is ever declared in the process that asks.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import count
from multiprocessing import get_context
from types import TracebackType

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import card, texts
from kaimaku.games.hocg.lang.expressions import READER, read_host
from kaimaku.kernel.phrases import Phrase
from kaimaku.kernel.refusals import Lang

from .compare import other_printings, printed_texts, verdict
from .sheet import Glossary, Record, printed_of

LANGS: tuple[Lang, ...] = ("en", "ja")
TAKEN = count()


# Words a proposal may use that can be declared but are not heeded: only the text tells.
ON_PAPER = (
    (r'\bonce="#', 'once="#tag"'),
    (r" > OPP_", "HAND > OPP_HAND"),
    (r"\beach=1\b", "Send(each=1)"),
)


@dataclass(frozen=True)
class Question:
    """One text of a card, and the ways it might be declared."""

    place: str
    host: str
    readings: tuple[tuple[str, ...], ...]  # each a list of hosts
    lang: Lang = "ja"  # in which it was read


@dataclass(frozen=True)
class Answer:
    """The reading that was taken and how it fares."""

    place: str
    hosts: tuple[str, ...]
    verdict: str = ""  # same, equal or different in the language that was read; empty if it cannot be declared
    en: str = ""
    lang: Lang = "ja"
    missing: tuple[str, ...] = ()  # words the language does not have
    generated: Mapping[Lang, str] = field(default_factory=dict)  # the text by language


@dataclass(frozen=True)
class Judgement:
    """The answers for each text, and the verdicts on the whole card once all of them can be declared."""

    answers: tuple[Answer, ...]
    read: Mapping[str, str] | None = None  # verdict by place, in the language that was read
    en: Mapping[str, str] | None = None
    error: str = ""


class Scratch:
    """Asks the scratch process. Use it with `with`; leaving it ends the process."""

    def __init__(self, words: Glossary) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), _prepare, (words.names, words.tags))

    def __enter__(self) -> Scratch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.pool.shutdown(cancel_futures=True)

    def judge(self, record: Record, questions: Sequence[Question]) -> Judgement:
        return self.pool.submit(_judge, dict(record), tuple(questions)).result()


# --- in the scratch process ------------------------------------------------------------------------------------------

ENGLISH: dict[str, str] = {}


def _prepare(names: Mapping[str, str], tags: Mapping[str, str]) -> None:
    import kaimaku.games.hocg.game  # noqa: F401  (every card that is here, as in any process that plays)

    ENGLISH.update(names)
    facts.learn((Names(en, ja) for ja, en in names.items()), (Names(en, ja) for ja, en in tags.items()))


def _judge(record: Record, questions: tuple[Question, ...]) -> Judgement:
    printed = printed_of(record, ENGLISH)
    answers = tuple(_answer(record, printed, question) for question in questions)
    if not all(answer.verdict for answer in answers):
        return Judgement(answers)
    return _whole(record, printed, answers)


def _whole(record: Record, printed: Printed, answers: tuple[Answer, ...]) -> Judgement:
    """The card with all its texts, as a card file would declare it."""
    found: dict[str, dict[str, str]] = {}
    try:
        d = _declare(replace(printed, number=f"scratch-{next(TAKEN)}"), [h for a in answers for h in a.hosts])
        for lang in LANGS:
            mine, theirs = texts(d, lang), printed_texts(record, lang)
            others = other_printings(record, lang)
            found[lang] = {
                place: verdict(mine.get(place, ""), theirs.get(place, ""), lang, d.attachable, others)
                for place in sorted(mine.keys() | theirs.keys())
            }
    except Exception as error:  # any fault of a proposal is its own, whatever it is
        return Judgement(answers, error=f"{type(error).__name__}: {error}")
    only = {place for place in printed_texts(record, "en") if place not in printed_texts(record, "ja")}
    read = {place: found["en" if place in only else "ja"][place] for place in found["ja"]}
    return Judgement(answers, read, found["en"])


def _answer(record: Record, printed: Printed, question: Question) -> Answer:
    """The first reading whose text is the printed one; if there is none, the likeliest, whatever becomes of it."""
    answers = []
    for hosts in question.readings:
        answer = _try(record, printed, question, hosts)
        if answer.verdict in ("same", "equal"):
            return answer
        answers.append(answer)
    return answers[0]


def _try(record: Record, printed: Printed, question: Question, hosts: tuple[str, ...]) -> Answer:
    missing = missing_words(hosts)
    if missing:
        return Answer(question.place, hosts, missing=missing)
    scratch = replace(printed, number=f"scratch-{next(TAKEN)}")
    place = question.place if question.host in ("art", "use", "attached") else _first_place(question)
    try:
        d = _declare(scratch, hosts)
        said: dict[Lang, str] = {lang: texts(d, lang)[place] for lang in LANGS}
    except Exception as error:  # any fault of a proposal is its own, whatever it is
        return Answer(question.place, hosts, missing=_lacking(error, _culprit(hosts, scratch)))
    found: dict[Lang, str] = {
        lang: verdict(
            said[lang],
            printed_texts(record, lang).get(question.place, ""),
            lang,
            d.attachable,
            other_printings(record, lang),
        )
        for lang in LANGS
    }
    if found[question.lang] == "different":
        ignored = tuple(word for regex, word in ON_PAPER if any(re.search(regex, host) for host in hosts))
        if ignored:
            return Answer(question.place, hosts, missing=ignored, generated=said)
    return Answer(question.place, hosts, found[question.lang], found["en"], question.lang, generated=said)


def _first_place(question: Question) -> str:
    """Each text is tried on a card of its own: there it is the first of its kind."""
    return re.sub(r"\d+$", "1", question.place)


def _declare(printed: Printed, hosts: Sequence[str]) -> CardDef:
    return card(printed.number, *map(read_host, hosts), printed=printed)


def missing_words(hosts: Sequence[str]) -> tuple[str, ...]:
    """Words of a proposal that the language does not have, in their order."""
    return tuple(dict.fromkeys(word for host in hosts for word in READER.unknown(host)))


def _culprit(hosts: Sequence[str], printed: Printed) -> str:
    """The innermost word of a proposal that cannot be made, or not be declared."""
    for host in hosts:
        tree = ast.parse(host, mode="eval").body
        assert isinstance(tree, ast.Call)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for node in sorted(calls, key=lambda node: len(ast.unparse(node))):
            try:
                made = READER.read(ast.unparse(node))
                if isinstance(made, Phrase):
                    alone = ast.unparse(ast.Call(tree.func, [node], []))
                    d = _declare(replace(printed, number=f"scratch-{next(TAKEN)}"), [alone])
                    for lang in LANGS:
                        texts(d, lang)
            except Exception:  # whatever it is, this is the one
                return _name(node)
    return _name(ast.parse(hosts[0], mode="eval").body)


def _name(node: ast.AST) -> str:
    func = node.func if isinstance(node, ast.Call) else node
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else "…"


def _lacking(error: Exception, word: str) -> tuple[str, ...]:
    """An option or a part that a word does not have."""
    option = re.search(r"\b(\w+) has no (\w+)=…", str(error))
    if option is not None:
        return (f"{option[1]}({option[2]}=)",)
    part = re.search(r"nothing has a part '(\w+)'", str(error))
    return (f"….{part[1]}",) if part is not None else (f"{word}(…)",)
