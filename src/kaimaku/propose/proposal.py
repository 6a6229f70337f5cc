"""Proposals: the declaration a card's text asks for, how sure it is, and what could not be read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from .hosts import ATTACH_RULE, HostReader, Text, texts_of
from .printing import check_facts
from .residue import Remainder, shape
from .scratch import Answer, Judgement, Question, Scratch, missing_words
from .sentences import Reader, reaches_unsure, sentences
from .sheet import BadSheet, Glossary, Record
from .source import declaration
from .spelling import tidy
from .tongue import tongue

Confidence = Literal["full", "likely", "partial", "none"]
CONFIDENCES: tuple[Confidence, ...] = ("full", "likely", "partial", "none")


@dataclass(frozen=True)
class Unread:
    """A piece of a text that no pattern fits."""

    place: str
    fragment: str  # as printed: for the terminal only

    @property
    def shape(self) -> str:
        return shape(self.fragment)


@dataclass(frozen=True)
class Proposal:
    number: str
    name: str
    confidence: Confidence
    source: str  # the declaration
    unread: tuple[Unread, ...] = ()
    missing: tuple[str, ...] = ()  # words the language does not have
    trouble: tuple[str, ...] = ()  # why a reading cannot be declared
    different: tuple[str, ...] = ()  # places whose generated Japanese differs
    english: tuple[str, ...] = ()  # places whose generated English differs
    answers: tuple[Answer, ...] = ()
    doubts: tuple[str, ...] = ()  # what no comparison of texts can see

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]

    @property
    def wants(self) -> frozenset[str]:
        """What stands between this card and a full proposal."""
        return frozenset((*self.missing, *(u.shape for u in self.unread), *self.trouble))


class Proposer:
    """Reads texts of cards, and has a scratch engine try what it read."""

    def __init__(self, words: Glossary, scratch: Scratch) -> None:
        self.hosts = HostReader(Reader(tongue(words)), Reader(tongue(words, attached=True)))
        self.remainder = Remainder(self.hosts)
        self.scratch = scratch
        self.words = words

    def propose(self, record: Record) -> Proposal:
        check_facts(record, self.words)
        texts = _texts(record)
        questions: list[Question] = []
        unread: list[Unread] = []
        residues: dict[str, tuple[str, ...]] = {}
        for text in texts:
            readings = self.hosts.read(text)
            if readings:
                questions.append(Question(text.place, text.host, tuple(tuple(hosts) for hosts in readings)))
                continue
            left = self.remainder.of(text)
            residues[text.place] = left.hosts
            unread += [Unread(text.place, fragment) for fragment in left.fragments or (text.said,)]
        judgement = self.scratch.judge(record, questions)
        chosen = residues | {answer.place: answer.hosts for answer in judgement.answers}
        hosts = [host for text in texts for host in chosen[text.place]]
        missing = [word for answer in judgement.answers for word in answer.missing]
        missing += [w for w in missing_words([h for hosts in residues.values() for h in hosts]) if w != "unread"]
        trouble = [judgement.trouble] if judgement.trouble else []
        different, english = _differing(judgement, whole=not unread)
        return Proposal(
            record["number"],
            record["name_en"],
            _confidence(bool(questions), unread, missing, trouble, different),
            declaration(record["number"], hosts),
            tuple(unread),
            tuple(dict.fromkeys(missing)),
            tuple(dict.fromkeys(trouble)),
            different,
            english,
            judgement.answers,
            tuple(doubts_of(record, hosts)),
        )


def _texts(record: Record) -> list[Text]:
    try:
        return texts_of(record)
    except (KeyError, TypeError) as error:
        raise BadSheet(f"{record['number']}: its texts cannot be read ({error!r})") from None


def doubts_of(record: Record, hosts: Iterable[str]) -> list[str]:
    """What equal texts leave open: how far a condition reaches, and who "that holomem" is."""
    found = []
    for text in texts_of(record):
        lines = [line for line in tidy(text.said).split("\n") if not ATTACH_RULE.fullmatch(line.strip())]
        blocks = lines if text.host == "attached" or "■" in text.said else ["\n".join(lines)]
        if any(reaches_unsure(sentences(block)) for block in blocks):
            found.append(f"{text.place}: how many sentences the condition governs")
    if any(re.search(r"\b(?:IT|RECEIVER)\b", host) and "on=" not in host for host in hosts):
        found.append("who that holomem is: IT, RECEIVER or CHOSEN_ONE")
    return found


def _differing(judgement: Judgement, whole: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Places whose text is not the printed one: of the whole card, or of the texts that could be tried."""
    if whole and judgement.ja is not None and judgement.en is not None:
        ja, en = judgement.ja, judgement.en
    else:
        ja = {a.place: a.ja for a in judgement.answers if a.ja}
        en = {a.place: a.en for a in judgement.answers if a.en}
    return (
        tuple(place for place, found in ja.items() if found == "different"),
        tuple(place for place, found in en.items() if found == "different"),
    )


def _confidence(
    read: bool, unread: list[Unread], missing: list[str], trouble: list[str], different: Iterable[str]
) -> Confidence:
    if unread and not read:
        return "none"
    if unread or missing or trouble:
        return "partial"
    return "likely" if different else "full"
