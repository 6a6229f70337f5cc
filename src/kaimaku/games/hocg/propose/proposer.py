"""Proposals for the cards of a fact sheet: their texts are read, and a scratch engine tries what was read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from kaimaku.games.hocg import cards as _known  # noqa: F401  (every card has its definition)
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.language.reading import wrapped
from kaimaku.language.reading.proposals import BadSheet, Confidence, ImportPlan, Proposal, Proposer, Unread

from .compare import printed_texts
from .hosts import ATTACH_RULE
from .importer import Importer
from .partial import shape
from .reading import TextReader
from .scratch import Judgement, Question, Scratch, missing_words
from .sentence import reaches_unsure, sentences
from .sheet import Glossary, Record, block, check_facts, facts, read_sheet
from .spelling import tidy
from .tables.missing import MEANINGS
from .texts import Text, texts_of

# A condition, and behind its sentence one that may belong to it.
UNSURE = re.compile(r"(?:^|[.:] ?)If [^.]*\. (?!If |Shuffle |Return the remaining )", re.IGNORECASE)


class CardProposals:
    """Proposals for cards, with the names and tags of a glossary."""

    def __init__(self, words: Glossary, scratch: Scratch) -> None:
        self.reader = TextReader(words)
        self.scratch = scratch
        self.words = words

    def propose(self, record: Record) -> Proposal:
        check_facts(record, self.words)
        texts = _texts(record)
        questions: list[Question] = []
        unread: list[Unread] = []
        in_part: dict[str, tuple[str, ...]] = {}
        for text in texts:
            readings = self.reader.read(text)
            if readings:
                questions.append(Question(text.place, text.host, tuple(tuple(hosts) for hosts in readings), text.lang))
                continue
            left = self.reader.partial(text)
            in_part[text.place] = left.hosts
            unread += [Unread(text.place, part, shape(part)) for part in left.fragments or (text.printed,)]
        judgement = self.scratch.judge(record, questions)
        chosen = in_part | {answer.place: answer.hosts for answer in judgement.answers}
        hosts = [host for text in texts for host in chosen[text.place]]
        missing = [word for answer in judgement.answers for word in answer.missing]
        missing += [w for w in missing_words([h for hosts in in_part.values() for h in hosts]) if w != "unread"]
        errors = (judgement.error,) if judgement.error else ()
        different, english = _differing(judgement, whole=not unread)
        return Proposal(
            record["number"],
            record["name_en"],
            _confidence(bool(questions), bool(unread), bool(missing or errors), bool(different)),
            declaration(record["number"], hosts),
            tuple(unread),
            tuple(dict.fromkeys(missing)),
            errors,
            different,
            english,
            tuple(doubts_of(record, hosts)),
            {a.place: a.generated[a.lang] for a in judgement.answers if a.verdict == "different"},
        )


def declaration(number: str, hosts: list[str]) -> str:
    """`card("hBP06-001", …)`, or `plain(…)` for a card without text."""
    return wrapped("card", [f'"{number}"', *hosts]) if hosts else f'plain("{number}")'


def _texts(record: Record) -> list[Text]:
    try:
        return texts_of(record)
    except (KeyError, TypeError) as error:
        raise BadSheet(f"{record['number']}: can't read its texts ({error!r})") from None


def doubts_of(record: Record, hosts: Iterable[str]) -> list[str]:
    """What equal texts leave open: how far a condition reaches, and who "that holomem" is."""
    found = []
    for text in texts_of(record):
        if text.lang == "en":
            if UNSURE.search(text.printed):
                found.append(f"{text.place}: how many sentences the condition governs")
            continue
        lines = [line for line in tidy(text.printed).split("\n") if not ATTACH_RULE.fullmatch(line.strip())]
        blocks = lines if text.host == "attached" or "■" in text.printed else ["\n".join(lines)]
        if any(reaches_unsure(sentences(block)) for block in blocks):
            found.append(f"{text.place}: how many sentences the condition governs")
    if any(re.search(r"\b(?:IT|RECEIVER)\b", host) and "on=" not in host for host in hosts):
        found.append("who that holomem is: IT, RECEIVER or CHOSEN_ONE")
    return found


def _differing(judgement: Judgement, whole: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Places whose text is not the printed one: of the whole card, or of the texts that could be tried."""
    if whole and judgement.read is not None and judgement.en is not None:
        read, en = judgement.read, judgement.en
    else:
        read = {a.place: a.verdict for a in judgement.answers if a.verdict}
        en = {a.place: a.en for a in judgement.answers if a.en}
    return (
        tuple(place for place, found in read.items() if found == "different"),
        tuple(place for place, found in en.items() if found == "different"),
    )


def _confidence(read: bool, unread: bool, undeclared: bool, different: bool) -> Confidence:
    if unread and not read:
        return "none"
    if unread or undeclared:
        return "partial"
    return "likely" if different else "full"


class HocgSheet:
    def __init__(self, path: Path) -> None:
        self.records = {record["number"]: record for record in read_sheet(path)}
        self.numbers = list(self.records)
        self.words = Glossary.of(self.records.values())

    def refuse(self, number: str) -> str | None:
        if self.records[number]["kind"] == "cheer":
            return f"{number} is a cheer: it has no text to declare"
        return self.refuse_import(number)

    def refuse_import(self, number: str) -> str | None:
        return f"{number} is already playable: see kaimaku cards hocg {number}" if number in BY_ID else None

    def propose(self, numbers: Iterable[str]) -> Iterator[Proposal]:
        words = self.words | Glossary.of_printed()
        with Scratch(words) as scratch:
            proposals = CardProposals(words, scratch)
            for number in numbers:
                if self.records[number]["kind"] != "cheer":
                    yield proposals.propose(self.records[number])

    def plan(self, numbers: Sequence[str], proposals: Sequence[Proposal], root: Path) -> ImportPlan:
        found = {proposal.number: proposal for proposal in proposals}
        return Importer([self.records[number] for number in numbers], found, self.words, root).plan()

    def facts(self, number: str) -> str:
        return block(facts(self.records[number], self.words.names))

    def printed(self, number: str, place: str) -> str:
        return {**printed_texts(self.records[number], "en"), **printed_texts(self.records[number], "ja")}[place]


class HocgProposer:
    imports = "from kaimaku.games.hocg.lang import *"

    def open(self, path: Path) -> HocgSheet:
        return HocgSheet(path)

    def meaning(self, word: str) -> str:
        return MEANINGS.get(word, "")


PROPOSER: Proposer = HocgProposer()
